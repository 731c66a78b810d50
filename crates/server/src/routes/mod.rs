//! The addresses of the server, as `openapi.json` describes them.

use std::sync::Arc;

use axum::Router;
use axum::extract::{DefaultBodyLimit, FromRequest, FromRequestParts, Query, Request};
use axum::http::request::Parts;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::routing::{get, post};
use kernel::Viewer;
use kernel::record::MAX_BYTES;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use shelf::Lang;
use tower_http::CompressionLevel;
use tower_http::compression::CompressionLayer;

use crate::app::App;
use crate::problem::{Problem, bad_request};
use crate::shape::Wish;
use crate::{guard, speak};

mod analysis;
mod files;
mod games;
mod look;
mod play;
mod stream;
mod titles;

pub use games::export;

/// Longest body, but for records.
const MAX_JSON: usize = 64 << 10;

/// The description of the interface, for programs.
pub const OPENAPI: &str = include_str!("../../openapi.json");

/// All addresses.
pub fn router(app: Arc<App>) -> Router {
    Router::new()
        .merge(pages())
        .merge(api())
        .fallback(|| async { Problem::not_found() })
        .layer(DefaultBodyLimit::max(MAX_JSON))
        // Files are packed already; the rest is packed quickly or not at all.
        .layer(CompressionLayer::new().quality(CompressionLevel::Fastest))
        .layer(from_fn_with_state(Arc::clone(&app), guard::enter))
        .layer(from_fn_with_state(Arc::clone(&app), speak::answer))
        .layer(from_fn(guard::seal))
        .with_state(app)
}

fn pages() -> Router<Arc<App>> {
    Router::new()
        .route("/", get(files::page))
        .route("/game/{id}", get(files::page))
        .route("/game/{id}/replay", get(files::page))
        .route("/game/{id}/report", get(files::page))
        .route("/game/{id}/analysis", get(files::page))
        .route("/learn/{title}", get(files::page))
        .route("/rules/{title}", get(files::page))
        .route("/favicon.ico", get(files::icon))
        .route("/assets/{*path}", get(files::asset))
}

fn api() -> Router<Arc<App>> {
    Router::new()
        .route("/api/version", get(titles::version))
        .route("/api/openapi.json", get(titles::openapi))
        .route("/api/words", get(titles::words))
        .route("/api/titles", get(titles::titles))
        .route("/api/titles/{title}/map.svg", get(titles::map_svg))
        .route("/api/titles/{title}/map.json", get(titles::map_json))
        .route("/api/titles/{title}/map/{piece}", get(titles::map_piece))
        .route("/api/titles/{title}/rules", get(titles::rules))
        .route("/api/games", get(games::list).post(games::create))
        .route("/api/records", post(games::upload).layer(DefaultBodyLimit::max(MAX_BYTES)))
        .route("/api/games/{id}", get(look::game).patch(games::rename).delete(games::delete))
        .route("/api/games/{id}/restore", post(games::restore))
        .route("/api/games/{id}/branch", post(games::branch))
        .route("/api/games/{id}/record", get(games::record))
        .route("/api/games/{id}/at/{n}", get(look::at))
        .route("/api/games/{id}/odds", get(look::odds))
        .route("/api/games/{id}/reach/{unit}", get(look::reach))
        .route("/api/games/{id}/threats/{place}", get(look::threats))
        .route("/api/games/{id}/sight/{from}", get(look::sight))
        .route("/api/games/{id}/sight/{from}/{to}", get(look::sight_line))
        .route("/api/games/{id}/fire/{side}", get(look::fire))
        .route("/api/games/{id}/log", get(look::log))
        .route("/api/games/{id}/report", get(look::report))
        .route("/api/games/{id}/analysis", get(analysis::status).post(analysis::start).delete(analysis::stop))
        .route("/api/games/{id}/analysis/compare", post(analysis::compare))
        .route("/api/games/{id}/choices", post(play::choices))
        .route("/api/games/{id}/undo", post(play::undo))
        .route("/api/games/{id}/takeback", post(play::take_back))
        .route("/api/games/{id}/computer", post(play::computer))
        .route("/api/games/{id}/hint", post(play::hint))
        .route("/api/games/{id}/players", post(play::players))
        .route("/api/games/{id}/stream", get(stream::stream))
}

/// A body of JSON; what is wrong with it is said in our way.
pub struct Sent<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Sent<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, state: &S) -> Result<Sent<T>, Problem> {
        Ok(Sent(axum::Json::<T>::from_request(request, state).await?.0))
    }
}

/// What may stand after the question mark.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ask {
    /// The language; found by [`speak`] already.
    #[serde(rename = "lang")]
    _lang: Option<String>,
    /// Who looks.
    viewer: Option<String>,
    /// Which step a log begins with.
    from: Option<usize>,
    /// A choice to know the odds of.
    choice: Option<String>,
    /// After how many choices; now, if it is not said.
    at: Option<usize>,
}

/// How a request wants to be answered.
pub struct Asked {
    /// For whom, in which language.
    pub wish: Wish,
    /// The rest of the question.
    pub ask: Ask,
}

impl<S: Send + Sync> FromRequestParts<S> for Asked {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Asked, Problem> {
        let lang = parts.extensions.get::<Lang>().copied().unwrap_or(Lang::En);
        let ask = Query::<Ask>::from_request_parts(parts, state).await;
        let Query(ask) = ask.map_err(|rejection| bad_request("bad-query", rejection.body_text()))?;
        let unknown = |word: &str| bad_request("no-such-viewer", word.chars().take(40).collect());
        let viewer = ask.viewer.as_deref().map(|word| word.parse::<Viewer>().map_err(|_| unknown(word)));
        Ok(Asked { wish: Wish { lang, viewer: viewer.transpose()? }, ask })
    }
}
