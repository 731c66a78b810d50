//! Which language a request is answered in, and the words of everything that went wrong.

use std::sync::Arc;

use axum::Json;
use axum::body::Body;
use axum::extract::{Request, State};
use axum::http::header::{ACCEPT_LANGUAGE, CONTENT_LENGTH, CONTENT_TYPE, COOKIE};
use axum::http::{HeaderMap, StatusCode, Uri};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};
use shelf::Lang;

use crate::app::App;
use crate::problem::{Problem, bad_request};

/// Finds the language of a request, and gives every refusal its words.
pub async fn answer(State(app): State<Arc<App>>, mut request: Request, next: Next) -> Response {
    let (method, path) = (request.method().clone(), request.uri().path().to_owned());
    let asked = query_lang(request.uri());
    let lang = asked.clone().unwrap_or_else(|_| heard(request.headers()));
    request.extensions_mut().insert(lang);
    let response = match asked {
        Ok(_) => next.run(request).await,
        Err(Unasked::Nothing) => next.run(request).await,
        Err(Unasked::Unknown(word)) => bad_request("no-such-lang", word).into_response(),
    };
    let Some(problem) = problem_of(&response) else { return response };
    let inside = problem.inside.as_deref().unwrap_or_default();
    let (status, code) = (problem.status.as_u16(), problem.code);
    if problem.status.is_server_error() {
        tracing::error!(%method, path, status, code, inside, "request failed");
    } else {
        tracing::info!(%method, path, status, code, inside, "request refused");
    }
    in_words(&app, &path, lang, &problem, response)
}

/// The problem a response stands for, also where a router or extractor made it without telling us.
fn problem_of(response: &Response) -> Option<Problem> {
    if let Some(problem) = response.extensions().get::<Problem>() {
        return Some(problem.clone());
    }
    let plain = response.headers().get(CONTENT_TYPE).is_none_or(|kind| kind != "application/json");
    let code = match response.status() {
        StatusCode::METHOD_NOT_ALLOWED => "wrong-method",
        StatusCode::NOT_FOUND => "not-found",
        status if status.is_client_error() => "bad-request",
        status if status.is_server_error() => "internal",
        _ => return None,
    };
    plain.then(|| Problem::new(response.status(), code))
}

/// Keeps the headers (`Allow` among them) and puts the words in.
fn in_words(app: &App, path: &str, lang: Lang, problem: &Problem, response: Response) -> Response {
    let texts = app.shelf.texts();
    let worded = if path.starts_with("/api") {
        Json(problem.json(texts, lang)).into_response()
    } else {
        texts.say(lang, &problem.message).into_response()
    };
    let (mut parts, _) = response.into_parts();
    let (words, body) = worded.into_parts();
    parts.headers.remove(CONTENT_LENGTH);
    if let Some(kind) = words.headers.get(CONTENT_TYPE) {
        parts.headers.insert(CONTENT_TYPE, kind.clone());
    }
    parts.status = problem.status;
    Response::from_parts(parts, Body::new(body))
}

/// Why the address names no language.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Unasked {
    Nothing,
    Unknown(String),
}

/// The language asked for in the address.
fn query_lang(uri: &Uri) -> Result<Lang, Unasked> {
    let pairs = uri.query().into_iter().flat_map(|query| query.split('&'));
    let word = pairs.filter_map(|pair| pair.strip_prefix("lang=")).next().ok_or(Unasked::Nothing)?;
    word.parse().map_err(|_| Unasked::Unknown(word.chars().take(20).collect()))
}

/// The language of the cookie, else the first of the browser's that we speak, else English.
fn heard(headers: &HeaderMap) -> Lang {
    let text = |name| headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let cookie = text(COOKIE).split(';').filter_map(|pair| pair.trim().strip_prefix("lang="));
    cookie.filter_map(|word| word.parse().ok()).next().unwrap_or_else(|| accepted(text(ACCEPT_LANGUAGE)))
}

/// Browsers list their languages best first, so the weights need not be read; a weight of
/// nothing is a language that is not wanted.
fn accepted(header: &str) -> Lang {
    let spoken = |part: &str| -> Option<Lang> {
        let (tag, weight) = part.trim().split_once(';').unwrap_or((part.trim(), ""));
        let wanted = !matches!(weight.trim(), "q=0" | "q=0.0");
        let word = tag.split('-').next().unwrap_or_default().to_ascii_lowercase();
        word.parse().ok().filter(|_| wanted)
    };
    header.split(',').find_map(spoken).unwrap_or(Lang::En)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_best_language_we_speak_is_taken() {
        assert_eq!(accepted("fr-CH, fr;q=0.9, en;q=0.8"), Lang::Fr);
        assert_eq!(accepted("de, en-GB;q=0.7, fr;q=0.3"), Lang::En);
        assert_eq!(accepted("de-DE"), Lang::En);
        assert_eq!(accepted("fr;q=0, en"), Lang::En);
        assert_eq!(accepted(""), Lang::En);
    }

    #[test]
    fn an_unknown_language_is_refused_only_in_the_address() {
        assert_eq!(query_lang(&Uri::from_static("/api/titles?from=1&lang=fr")), Ok(Lang::Fr));
        assert_eq!(query_lang(&Uri::from_static("/api/titles")), Err(Unasked::Nothing));
        assert_eq!(query_lang(&Uri::from_static("/?lang=xx")), Err(Unasked::Unknown("xx".to_owned())));
    }
}
