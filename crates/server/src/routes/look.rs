//! Looking at a game: now, then, its odds, its story.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use kernel::Side;
use serde_json::{Value, json};
use shelf::Table;

use super::Asked;
use super::games::{export, no_later_than};
use crate::app::{App, new_key};
use crate::problem::{Problem, bad_request};
use crate::shape::Reader;
use crate::{report, shape};

/// A game as it stands.
pub async fn game(State(app): State<Arc<App>>, Path(id): Path<String>, asked: Asked) -> Result<Json<Value>, Problem> {
    let wish = asked.wish;
    let seen = app.look(&id, move |app, live| Ok::<_, Problem>(shape::game(app.shelf.texts(), live, wish.at(live)?)));
    Ok(Json(seen.await??))
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
        let reader = asked.wish.at(live)?;
        no_later_than(n, live.table.made())?;
        let then = app.shelf.replay(&export(live), Some(n), key)?.table;
        Ok(shape::game_at(app.shelf.texts(), live, then.as_ref(), reader))
    });
    Ok(Json(then.await??))
}

/// The exact odds of a choice, or null.
pub async fn odds(State(app): State<Arc<App>>, Path(id): Path<String>, asked: Asked) -> Result<Json<Value>, Problem> {
    let missing = || bad_request("bad-query", "missing field `choice`".to_owned());
    let choice = asked.ask.choice.ok_or_else(missing)?;
    let odds = app.look(&id, move |app, live| -> Result<Value, Problem> {
        let Reader { lang, viewer } = asked.wish.at(live)?;
        // A sheet may use what only the side that is asked knows.
        let may_know = !live.table.sealed() || live.table.to_choose().is_some_and(|side| viewer.knows(side));
        let sheet = live.table.odds(&choice)?.filter(|_| may_know);
        Ok(app.shelf.texts().json(lang, &sheet))
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
        reach.map(|reach| app.shelf.texts().json(asked.wish.lang, &reach)).ok_or(unit)
    });
    Ok(Json(reach.await?.map_err(|unit| unknown("no-reach", "unit", &unit))?))
}

/// Who could attack a place next, and at what odds; as the game stands, or stood after some choices.
pub async fn threats(
    State(app): State<Arc<App>>,
    Path((id, place)): Path<(String, String)>,
    asked: Asked,
) -> Result<Json<Value>, Problem> {
    let lang = asked.wish.lang;
    let found = then(&app, &id, &asked, move |app, table| {
        let found = table.threats(&place).ok_or_else(|| unknown("no-threats", "place", &place))?;
        Ok(app.shelf.texts().json(lang, &found))
    });
    Ok(Json(found.await?))
}

/// What is seen from a place; as the game stands, or stood after some choices.
pub async fn sight(
    State(app): State<Arc<App>>,
    Path((id, from)): Path<(String, String)>,
    asked: Asked,
) -> Result<Json<Value>, Problem> {
    seen(app, id, from, None, asked).await
}

/// Whether a place is seen from another, and if not, why.
pub async fn sight_line(
    State(app): State<Arc<App>>,
    Path((id, from, to)): Path<(String, String, String)>,
    asked: Asked,
) -> Result<Json<Value>, Problem> {
    seen(app, id, from, Some(to), asked).await
}

async fn seen(
    app: Arc<App>,
    id: String,
    from: String,
    to: Option<String>,
    asked: Asked,
) -> Result<Json<Value>, Problem> {
    let lang = asked.wish.lang;
    let found = then(&app, &id, &asked, move |app, table| {
        let missing = || unknown("no-sight", "place", to.as_ref().unwrap_or(&from));
        let found = table.sight(&from, to.as_deref()).ok_or_else(missing)?;
        Ok(app.shelf.texts().json(lang, &found))
    });
    Ok(Json(found.await?))
}

/// Where the next fire of a side falls.
pub async fn fire(
    State(app): State<Arc<App>>,
    Path((id, side)): Path<(String, String)>,
    asked: Asked,
) -> Result<Json<Value>, Problem> {
    let lang = asked.wish.lang;
    let found = then(&app, &id, &asked, move |app, table| {
        let whose = Side::BOTH.into_iter().find(|one| one.id() == side);
        let found = whose.and_then(|side| table.under_fire(side)).ok_or_else(|| unknown("no-fire", "side", &side))?;
        Ok(app.shelf.texts().json(lang, &found))
    });
    Ok(Json(found.await?))
}

/// Asks the game as it stood after the choices of `?at=`, or as it stands.
async fn then<F>(app: &Arc<App>, id: &str, asked: &Asked, ask: F) -> Result<Value, Problem>
where
    F: FnOnce(&App, &dyn Table) -> Result<Value, Problem> + Send + 'static,
{
    let (at, key) = (asked.ask.at, new_key()?);
    // Only going back takes long.
    let _permit = match at {
        Some(_) => Some(app.slow.acquire().await.map_err(Problem::internal)?),
        None => None,
    };
    let found = app.look(id, move |app, live| -> Result<Value, Problem> {
        no_later_than(at.unwrap_or(0), live.table.made())?;
        match at.filter(|n| *n < live.table.made()) {
            Some(n) => ask(app, app.shelf.replay(&export(live), Some(n), key)?.table.as_ref()),
            None => ask(app, live.table.as_ref()),
        }
    });
    found.await?
}

/// There is nothing of the kind; what was asked for is shown, but not at any length.
fn unknown(code: &'static str, kind: &'static str, what: &str) -> Problem {
    let shown: String = what.chars().take(40).collect();
    Problem::new(StatusCode::NOT_FOUND, code).name(kind, shown)
}

/// The choices made, each with what came of it.
pub async fn log(State(app): State<Arc<App>>, Path(id): Path<String>, asked: Asked) -> Result<Json<Value>, Problem> {
    let from = asked.ask.from.unwrap_or(0);
    let steps = app.look(&id, move |app, live| -> Result<Value, Problem> {
        let Reader { lang, viewer } = asked.wish.at(live)?;
        let step = |step| shape::step(app.shelf.texts(), step, lang);
        let steps = live.table.story(from, viewer).iter().map(step).collect::<Vec<_>>();
        Ok(json!({ "seq": live.seq(), "made": live.table.made(), "steps": steps }))
    });
    Ok(Json(steps.await??))
}

/// The story of the game after it was played.
pub async fn report(State(app): State<Arc<App>>, Path(id): Path<String>, asked: Asked) -> Result<Json<Value>, Problem> {
    let _permit = app.slow.acquire().await.map_err(Problem::internal)?;
    let key = new_key()?;
    let told = app.look(&id, move |app, live| -> Result<Value, Problem> {
        let reader = asked.wish.at(live)?;
        let mut scratch = app.shelf.replay(&export(live), None, key)?.table;
        Ok(report::report(app.shelf.texts(), reader, scratch.as_mut())?)
    });
    Ok(Json(told.await??))
}
