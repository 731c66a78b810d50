//! What there is to play, its maps, rules and words.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::http::header::{CONTENT_SECURITY_POLICY, CONTENT_TYPE, HeaderValue};
use axum::response::{IntoResponse, Response};
use kernel::{DataError, OptionSpec};
use serde_json::{Value, json};
use shelf::{Kind, Lang, Shelf, Shelved, Temperament, ledger_rows, rule_key};

use super::{Asked, OPENAPI};
use crate::app::{App, blocking};
use crate::map::{Map, parse_piece};
use crate::problem::Problem;
use crate::shape::scenario_name;
use crate::tables::HUMAN;
use crate::words;

/// A drawing has its own styles in it and no scripts.
const DRAWING: HeaderValue =
    HeaderValue::from_static("default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'");

impl From<DataError> for Problem {
    fn from(error: DataError) -> Problem {
        Problem::internal(error)
    }
}

/// Which program this is.
pub async fn version() -> Json<Value> {
    Json(json!({ "version": env!("CARGO_PKG_VERSION") }))
}

/// The description of all this.
pub async fn openapi() -> impl IntoResponse {
    ([(CONTENT_TYPE, "application/json")], OPENAPI)
}

/// The words of the page.
pub async fn words(State(app): State<Arc<App>>, asked: Asked) -> Json<Value> {
    Json(json!(words::words(&app.shelf, asked.wish.lang)))
}

/// Titles, scenarios, options and players.
pub async fn titles(State(app): State<Arc<App>>, asked: Asked) -> Result<Json<Value>, Problem> {
    let lang = asked.wish.lang;
    let all = shelf::titles().iter().map(|title| describe(&app.shelf, *title, lang));
    Ok(Json(json!({ "titles": all.collect::<Result<Vec<_>, _>>()? })))
}

fn describe(shelf: &Shelf, title: &dyn Shelved, lang: Lang) -> Result<Value, DataError> {
    let (id, texts) = (title.id(), shelf.texts());
    let word = |key: String| if texts.has(lang, &key) { texts.word(lang, &key) } else { String::new() };
    let scenarios = title.scenarios(shelf.data())?;
    let ids: Vec<&str> = scenarios.iter().map(|scenario| scenario.id.as_str()).collect();
    let scenario = |info: &kernel::title::ScenarioInfo| {
        let text = word(format!("scenario-{id}-{}.text", info.id));
        json!({ "id": info.id, "name": texts.say(lang, &info.name), "text": text, "turns": info.turns })
    };
    let option = |spec: &OptionSpec| {
        let key = format!("option-{id}-{}", spec.id);
        let value = |value: &String| json!({ "id": value, "name": word(format!("{key}-{value}")) });
        json!({
            "id": spec.id,
            "name": word(key.clone()),
            "text": word(format!("{key}.text")),
            "kind": spec.kind,
            "source": spec.source,
            "default": spec.default,
            "scenarios": ids.iter().filter(|id| spec.applies_to(id)).collect::<Vec<_>>(),
            "values": spec.values.iter().map(value).collect::<Vec<_>>(),
        })
    };
    let players = std::iter::once(HUMAN).chain(Kind::OFFERED.iter().map(|kind| kind.id()));
    let named = |kind: &str, id: &str| {
        let key = format!("server-{kind}-{id}");
        json!({ "id": id, "name": word(key.clone()), "text": word(format!("{key}.text")) })
    };
    Ok(json!({
        "id": id,
        "name": word(format!("title-{id}")),
        "text": word(format!("title-{id}.text")),
        "rules_version": title.rules_version(),
        "scenarios": scenarios.iter().map(scenario).collect::<Vec<_>>(),
        "options": title.options(shelf.data())?.options.iter().map(option).collect::<Vec<_>>(),
        "players": players.map(|id| named("player", id)).collect::<Vec<_>>(),
        "temperaments": Temperament::ALL.map(|temperament| named("temperament", temperament.id())),
    }))
}

/// The drawing of a map.
pub async fn map_svg(
    State(app): State<Arc<App>>,
    Path(title): Path<String>,
    asked: Asked,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let mut response = map(&app, title, asked.wish.lang).await?.svg.answer(&headers);
    response.headers_mut().insert(CONTENT_SECURITY_POLICY, DRAWING);
    Ok(response)
}

/// Where the places of a map are.
pub async fn map_json(
    State(app): State<Arc<App>>,
    Path(title): Path<String>,
    asked: Asked,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    Ok(map(&app, title, asked.wish.lang).await?.places.answer(&headers))
}

/// A part of the drawing of a large map.
pub async fn map_piece(
    State(app): State<Arc<App>>,
    Path((title, piece)): Path<(String, String)>,
    asked: Asked,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let piece = parse_piece(&piece).ok_or_else(Problem::not_found)?;
    let map = map(&app, title, asked.wish.lang).await?;
    let asset = blocking(move || map.piece(piece)).await?.ok_or_else(Problem::not_found)?;
    let mut response = asset.answer(&headers);
    response.headers_mut().insert(CONTENT_SECURITY_POLICY, DRAWING);
    Ok(response)
}

async fn map(app: &Arc<App>, title: String, lang: Lang) -> Result<Arc<Map>, Problem> {
    let (app, title) = (Arc::clone(app), app.shelf.title(&title)?);
    Ok(blocking(move || app.maps.get(&app.shelf, title, lang)).await??)
}

/// The rules of a title in our words.
pub async fn rules(
    State(app): State<Arc<App>>,
    Path(title): Path<String>,
    asked: Asked,
) -> Result<Json<Value>, Problem> {
    let (title, lang, texts) = (app.shelf.title(&title)?, asked.wish.lang, app.shelf.texts());
    let rule = |row: shelf::Row| {
        let title_key = format!("{}.title", rule_key(&row.id));
        let title = if texts.has(lang, &title_key) { texts.word(lang, &title_key) } else { row.id.clone() };
        let text = texts.rule(lang, &row.id).unwrap_or(row.summary);
        json!({ "id": row.id, "section": row.section, "title": title, "text": text })
    };
    let rules: Vec<Value> = ledger_rows(title.id())?.into_iter().map(rule).collect();
    let charts = texts.json(lang, &title.charts(app.shelf.data())?);
    Ok(Json(json!({ "rules": rules, "charts": charts })))
}

/// The name of a scenario, for games nobody has named.
pub fn default_name(shelf: &Shelf, lang: Lang, title: &str, scenario: &str) -> String {
    let title_name = shelf.texts().word(lang, &format!("title-{title}"));
    format!("{title_name}: {}", scenario_name(shelf.texts(), lang, title, scenario))
}
