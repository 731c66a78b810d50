//! Analysing a finished game, and trying plans in it.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use serde::Deserialize;
use serde_json::Value;
use shelf::Depth;

use super::{Asked, Sent};
use crate::analyses;
use crate::app::App;
use crate::problem::{Problem, bad_request};

/// Most choices of a plan that is compared: longer than any.
const MAX_CHOICES: usize = 1_000;

/// How far the analysis is, with what it found once it is done.
pub async fn status(State(app): State<Arc<App>>, Path(id): Path<String>, asked: Asked) -> Result<Json<Value>, Problem> {
    Ok(Json(analyses::status(&app, &id, asked.wish.lang).await?))
}

/// How thoroughly to look.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Start {
    depth: String,
}

/// Begins to analyse.
pub async fn start(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    asked: Asked,
    Sent(sent): Sent<Start>,
) -> Result<(StatusCode, Json<Value>), Problem> {
    let unknown = |_| bad_request("no-such-depth", sent.depth.chars().take(40).collect());
    let depth = sent.depth.parse::<Depth>().map_err(unknown)?;
    analyses::start(&app, &id, depth).await?;
    Ok((StatusCode::ACCEPTED, Json(analyses::status(&app, &id, asked.wish.lang).await?)))
}

/// Stops an analysis that waits or runs; what an earlier one found stays.
pub async fn stop(State(app): State<Arc<App>>, Path(id): Path<String>, asked: Asked) -> Result<Json<Value>, Problem> {
    app.analyses.stop(&id);
    Ok(Json(analyses::status(&app, &id, asked.wish.lang).await?))
}

/// A plan that begins at a moment of the game.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Compare {
    at: usize,
    choices: Vec<String>,
    /// Show the engine's plan, too.
    #[serde(default)]
    show: bool,
}

/// Compares a plan with the one that was played.
pub async fn compare(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    asked: Asked,
    Sent(sent): Sent<Compare>,
) -> Result<Json<Value>, Problem> {
    if sent.choices.is_empty() || sent.choices.len() > MAX_CHOICES {
        return Err(bad_request("bad-fields", format!("between 1 and {MAX_CHOICES} choices")));
    }
    let compared = analyses::compare(&app, &id, sent.at, sent.choices, sent.show, asked.wish.lang);
    Ok(Json(compared.await?))
}
