//! Playing: choices, taking back, the computer's choices, who sits where.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use kernel::game::DiceAfter;
use kernel::{BySide, Viewer};
use serde::Deserialize;
use serde_json::{Value, json};
use shelf::Halt;

use super::games::check_player;
use super::{Asked, Sent};
use crate::app::App;
use crate::problem::{Problem, bad_request};
use crate::shape;
use crate::tables::HUMAN;
use crate::think::{self, Stint, Waiting};

/// Most choices sent together: longer than any march.
const MAX_CHOICES: usize = 256;
/// Most choices a computer makes for one request.
const MAX_STEPS: usize = 400;
/// The share of a full search that somebody who asks for advice is worth.
const ADVICE: u64 = 8;

/// Choices to be made.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Choices {
    seq: u64,
    choices: Vec<String>,
}

/// Makes choices, up to the first die or hand-over; before that all or none.
pub async fn choices(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    asked: Asked,
    Sent(sent): Sent<Choices>,
) -> Result<Json<Value>, Problem> {
    if sent.choices.is_empty() || sent.choices.len() > MAX_CHOICES {
        return Err(bad_request("bad-fields", format!("between 1 and {MAX_CHOICES} choices")));
    }
    let played = app.change(&id, move |app, live| {
        live.must_be_at(sent.seq)?;
        if let Some(side) = live.computer() {
            return Err(Problem::new(StatusCode::CONFLICT, "computers-turn").side(side));
        }
        let notations: Vec<&str> = sent.choices.iter().map(String::as_str).collect();
        let played = live.table.choose_all(&notations)?;
        let unplayed = sent.choices.get(played..).unwrap_or_default();
        let game = shape::game(app.shelf.texts(), live, asked.wish.at(live)?);
        Ok(json!({ "played": played, "unplayed": unplayed, "game": game }))
    });
    Ok(Json(played.await?))
}

/// Which position is meant.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Undo {
    seq: u64,
}

/// Takes the last choice back, if no die fell and the same side is still asked.
pub async fn undo(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    asked: Asked,
    Sent(sent): Sent<Undo>,
) -> Result<Json<Value>, Problem> {
    let undone = app.change(&id, move |app, live| {
        live.must_be_at(sent.seq)?;
        let last = shape::last_step(live.table.as_ref(), Viewer::Spectator);
        live.table.can_undo()?;
        if last.is_some_and(|last| shape::by_computer(live, &last)) {
            return Err(Problem::new(StatusCode::CONFLICT, "undo-computer"));
        }
        live.table.undo()?;
        Ok(json!({ "game": shape::game(app.shelf.texts(), live, asked.wish.at(live)?) }))
    });
    Ok(Json(undone.await?))
}

/// How far to go back, and with which dice to go on.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TakeBack {
    seq: u64,
    to: usize,
    dice: DiceAfter,
}

/// Goes back over dice and the other side's choices, where people play both sides.
pub async fn take_back(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    asked: Asked,
    Sent(sent): Sent<TakeBack>,
) -> Result<Json<Value>, Problem> {
    let undone = app.change(&id, move |app, live| {
        live.must_be_at(sent.seq)?;
        if live.row.players.union != HUMAN || live.row.players.confederate != HUMAN {
            return Err(Problem::new(StatusCode::CONFLICT, "computer-plays"));
        }
        live.table.undo_freely(sent.to, sent.dice)?;
        Ok(json!({ "game": shape::game(app.shelf.texts(), live, asked.wish.at(live)?) }))
    });
    Ok(Json(undone.await?))
}

/// Which position is meant, and how far to go.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Computer {
    seq: u64,
    steps: Option<usize>,
    /// Stop before somebody plans afresh.
    #[serde(default)]
    activation: bool,
}

/// Lets the computer whose turn it is choose, once or several times.
pub async fn computer(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    asked: Asked,
    Sent(sent): Sent<Computer>,
) -> Result<Json<Value>, Problem> {
    let steps = sent.steps.unwrap_or(1);
    if !(1..=MAX_STEPS).contains(&steps) {
        return Err(bad_request("bad-fields", format!("between 1 and {MAX_STEPS} steps")));
    }
    let (thinking, game) = (Arc::clone(&app), id.clone());
    let waiting = Waiting(Halt::default());
    let stint = Stint { steps, activation: sent.activation, halt: waiting.0.clone() };
    // In a task of its own: a window that is closed takes no table with it, it only calls off what it asked for.
    let task = tokio::spawn(async move { think::play(&thinking, &game, sent.seq, stint).await });
    let played = task.await.map_err(Problem::internal)??;
    let told = app.look(&id, move |app, live| -> Result<Value, Problem> {
        let (texts, reader) = (app.shelf.texts(), asked.wish.at(live)?);
        let steps = live.table.story(played.before, reader.viewer);
        let made: Vec<Value> = steps.iter().map(|step| shape::step(texts, step, reader.lang)).collect();
        let last = made.last().cloned().unwrap_or_default();
        let events = last.get("events").cloned().unwrap_or_else(|| json!([]));
        let game = shape::game(texts, live, reader);
        Ok(json!({ "choice": last["notation"], "events": events, "steps": made, "more": played.more, "game": game }))
    });
    Ok(Json(told.await??))
}

/// What the computer would do in the place of the person who is asked.
pub async fn hint(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    asked: Asked,
    Sent(sent): Sent<Undo>,
) -> Result<Json<Value>, Problem> {
    let asking = app.look(&id, move |app, live| -> Result<_, Problem> {
        live.must_be_at(sent.seq)?;
        let reader = asked.wish.at(live)?;
        let side = live.table.to_choose().ok_or_else(|| Problem::new(StatusCode::CONFLICT, "no-hint"))?;
        if live.computer().is_some() {
            return Err(Problem::new(StatusCode::CONFLICT, "computers-turn").side(side));
        }
        // Advice uses what the side that is asked knows.
        if live.table.sealed() && !reader.viewer.knows(side) {
            return Err(Problem::sealed());
        }
        let advising = live.table.advising((app.nodes / ADVICE).max(1));
        Ok((advising.ok_or_else(|| Problem::new(StatusCode::CONFLICT, "no-hint"))?, reader.lang))
    });
    let (advising, lang) = asking.await??;
    // A window that is closed drops this, which ends the search.
    let waiting = Waiting(Halt::default());
    let found = think::advise(&app, advising, waiting.0.clone())
        .await?
        .ok_or_else(|| Problem::new(StatusCode::CONFLICT, "no-hint"))?;
    Ok(Json(shape::hint(app.shelf.texts(), &found, sent.seq, lang)))
}

/// Who is to play. A side that is not named stays as it is.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Players {
    union: Option<String>,
    confederate: Option<String>,
}

/// Changes who plays.
pub async fn players(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    asked: Asked,
    Sent(sent): Sent<Players>,
) -> Result<Json<Value>, Problem> {
    let named = [&sent.union, &sent.confederate];
    named.into_iter().flatten().try_for_each(|player| check_player(player))?;
    app.reseat(&id, BySide::new(sent.union, sent.confederate)).await?;
    let game = app.look(&id, move |app, live| -> Result<Value, Problem> {
        Ok(shape::game(app.shelf.texts(), live, asked.wish.at(live)?))
    });
    Ok(Json(json!({ "game": game.await?? })))
}
