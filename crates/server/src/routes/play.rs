//! Playing: choices, taking back, the computer's choices, who sits where.

use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use kernel::game::DiceAfter;
use kernel::{BySide, Viewer};
use serde::Deserialize;
use serde_json::{Value, json};

use super::games::check_player;
use super::{Asked, Sent};
use crate::app::App;
use crate::problem::{Problem, bad_request};
use crate::shape;
use crate::tables::{HUMAN, Live};

/// Most choices sent together: longer than any march.
const MAX_CHOICES: usize = 256;
/// Most choices a computer makes for one request, and how long it may take for them.
const MAX_STEPS: usize = 400;
const COMPUTER_TIME: Duration = Duration::from_secs(2);

/// Refuses to act on a position the sender has not seen.
fn check_seq(live: &Live, seq: u64) -> Result<(), Problem> {
    if live.seq() == seq { Ok(()) } else { Err(Problem::stale(live.seq())) }
}

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
        check_seq(live, sent.seq)?;
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
        check_seq(live, sent.seq)?;
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
        check_seq(live, sent.seq)?;
        if live.row.players.union != HUMAN || live.row.players.confederate != HUMAN {
            return Err(Problem::new(StatusCode::CONFLICT, "computer-plays"));
        }
        live.table.undo_freely(sent.to, sent.dice)?;
        Ok(json!({ "game": shape::game(app.shelf.texts(), live, asked.wish.at(live)?) }))
    });
    Ok(Json(undone.await?))
}

/// Which position is meant, and how many choices at most.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Computer {
    seq: u64,
    steps: Option<usize>,
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
    let _permit = app.slow.acquire().await.map_err(Problem::internal)?;
    let played = app.change(&id, move |app, live| {
        check_seq(live, sent.seq)?;
        let before = live.table.made();
        let_computer_choose(live, steps)?;
        if live.table.made() == before {
            return Err(Problem::new(StatusCode::CONFLICT, "nobodys-turn"));
        }
        let (texts, reader) = (app.shelf.texts(), asked.wish.at(live)?);
        let steps = live.table.story(before, reader.viewer);
        let made: Vec<Value> = steps.iter().map(|step| shape::step(texts, step, reader.lang)).collect();
        let last = made.last().cloned().unwrap_or_default();
        let game = shape::game(texts, live, reader);
        Ok(json!({ "choice": last["notation"], "events": last["events"], "steps": made, "game": game }))
    });
    Ok(Json(played.await?))
}

fn let_computer_choose(live: &mut Live, steps: usize) -> Result<(), Problem> {
    let until = Instant::now() + COMPUTER_TIME;
    for _ in 0..steps {
        let Some(choice) = live.table.computer_choice() else { break };
        live.table.choose(&choice)?;
        if Instant::now() >= until {
            break;
        }
    }
    Ok(())
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
