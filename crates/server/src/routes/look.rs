//! Looking at a game: now, then, its odds, its story.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use serde_json::{Value, json};

use super::Asked;
use super::games::{export, no_later_than};
use crate::app::{App, new_key};
use crate::problem::{Problem, bad_request};
use crate::{report, shape};

/// A game as it stands.
pub async fn game(State(app): State<Arc<App>>, Path(id): Path<String>, asked: Asked) -> Result<Json<Value>, Problem> {
    let reader = asked.reader;
    Ok(Json(app.look(&id, move |app, live| shape::game(app.shelf.texts(), live, reader)).await?))
}

/// A game as it stood after some choices.
pub async fn at(
    State(app): State<Arc<App>>,
    Path((id, n)): Path<(String, usize)>,
    asked: Asked,
) -> Result<Json<Value>, Problem> {
    let _permit = app.slow.acquire().await.map_err(Problem::internal)?;
    let key = new_key()?;
    let then = app.look(&id, move |app, live| -> Result<Value, Problem> {
        no_later_than(n, live.table.made())?;
        let then = app.shelf.replay(&export(live), Some(n), key)?.table;
        Ok(shape::game_at(app.shelf.texts(), live, then.as_ref(), asked.reader))
    });
    Ok(Json(then.await??))
}

/// The exact odds of a choice, or null.
pub async fn odds(State(app): State<Arc<App>>, Path(id): Path<String>, asked: Asked) -> Result<Json<Value>, Problem> {
    let missing = || bad_request("bad-query", "missing field `choice`".to_owned());
    let choice = asked.ask.choice.ok_or_else(missing)?;
    let odds = app.look(&id, move |app, live| -> Result<Value, Problem> {
        let sheet = live.table.odds(&choice)?;
        Ok(app.shelf.texts().json(asked.reader.lang, &sheet))
    });
    Ok(Json(odds.await??))
}

/// Where a unit could go.
pub async fn reach(
    State(app): State<Arc<App>>,
    Path((id, unit)): Path<(String, String)>,
    asked: Asked,
) -> Result<Json<Value>, Problem> {
    let reach = app.look(&id, move |app, live| {
        let reach = live.table.reach(&unit);
        reach.map(|reach| app.shelf.texts().json(asked.reader.lang, &reach)).ok_or(unit)
    });
    let nowhere = |unit: String| {
        let shown: String = unit.chars().take(40).collect();
        Problem::new(StatusCode::NOT_FOUND, "no-reach").name("unit", shown)
    };
    Ok(Json(reach.await?.map_err(nowhere)?))
}

/// Who could attack a place next, and at what odds; as the game stands, or stood after some choices.
pub async fn threats(
    State(app): State<Arc<App>>,
    Path((id, place)): Path<(String, String)>,
    asked: Asked,
) -> Result<Json<Value>, Problem> {
    let (at, lang, key) = (asked.ask.at, asked.reader.lang, new_key()?);
    // Only going back takes long.
    let _permit = match at {
        Some(_) => Some(app.slow.acquire().await.map_err(Problem::internal)?),
        None => None,
    };
    let found = app.look(&id, move |app, live| -> Result<Value, Problem> {
        no_later_than(at.unwrap_or(0), live.table.made())?;
        let found = match at.filter(|n| *n < live.table.made()) {
            Some(n) => app.shelf.replay(&export(live), Some(n), key)?.table.threats(&place),
            None => live.table.threats(&place),
        };
        let unknown = || {
            let shown: String = place.chars().take(40).collect();
            Problem::new(StatusCode::NOT_FOUND, "no-threats").name("place", shown)
        };
        Ok(app.shelf.texts().json(lang, &found.ok_or_else(unknown)?))
    });
    Ok(Json(found.await??))
}

/// The choices made, each with what came of it.
pub async fn log(State(app): State<Arc<App>>, Path(id): Path<String>, asked: Asked) -> Result<Json<Value>, Problem> {
    let (from, lang) = (asked.ask.from.unwrap_or(0), asked.reader.lang);
    let steps = app.look(&id, move |app, live| {
        let step = |step| shape::step(app.shelf.texts(), step, lang);
        let steps = live.table.story(from).iter().map(step).collect::<Vec<_>>();
        json!({ "seq": live.seq(), "made": live.table.made(), "steps": steps })
    });
    Ok(Json(steps.await?))
}

/// The story of the game after it was played.
pub async fn report(State(app): State<Arc<App>>, Path(id): Path<String>, asked: Asked) -> Result<Json<Value>, Problem> {
    let _permit = app.slow.acquire().await.map_err(Problem::internal)?;
    let key = new_key()?;
    let told = app.look(&id, move |app, live| -> Result<Value, Problem> {
        let mut scratch = app.shelf.replay(&export(live), None, key)?.table;
        Ok(report::report(app.shelf.texts(), asked.reader.lang, scratch.as_mut())?)
    });
    Ok(Json(told.await??))
}
