//! Making, listing and keeping games.

use std::sync::Arc;

use axum::Json;
use axum::extract::rejection::StringRejection;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::IntoResponse;
use kernel::record::Record;
use kernel::{BySide, OptionValues, Setup, Text, Viewer};
use serde::Deserialize;
use serde_json::{Value, json};
use shelf::{Note, Replayed};

use super::titles::default_name;
use super::{Asked, Sent};
use crate::app::{App, blocking, new_key};
use crate::clock;
use crate::problem::{NO_LONGER_PLAYS, Problem, bad_request};
use crate::rebuild::record_of;
use crate::shape;
use crate::store::Source;
use crate::tables::{Live, is_player, seats_of};

/// Longest name of a game.
const MAX_NAME: usize = 80;

/// All games.
pub async fn list(State(app): State<Arc<App>>, asked: Asked) -> Result<Json<Value>, Problem> {
    let rows = app.store.list().await?;
    let games = blocking(move || {
        let listed = |row| shape::listed(app.shelf.texts(), row, asked.wish.lang);
        rows.iter().map(listed).collect::<Vec<_>>()
    });
    Ok(Json(json!({ "games": games.await? })))
}

/// A game to be made.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NewGame {
    title: String,
    scenario: String,
    #[serde(default)]
    options: OptionValues,
    players: BySide<String>,
    name: Option<String>,
    /// Choices it begins with, on both sides, for a lesson or a puzzle. All are legal or there is no game.
    #[serde(default)]
    choices: Vec<String>,
}

/// Makes a game.
pub async fn create(
    State(app): State<Arc<App>>,
    asked: Asked,
    Sent(new): Sent<NewGame>,
) -> Result<(StatusCode, Json<Value>), Problem> {
    check_players(&new.players)?;
    let title = app.shelf.title(&new.title)?;
    let name = match new.name.as_deref() {
        Some(name) => checked_name(name)?,
        None => default_name(&app.shelf, asked.wish.lang, &new.title, &new.scenario),
    };
    let setup = Setup { scenario: new.scenario, scenario_text: None, options: new.options };
    let (making, key) = (Arc::clone(&app), new_key()?);
    let live = blocking(move || -> Result<Live, Problem> {
        let mut table = making.shelf.open(title, &setup, key)?;
        new.choices.iter().try_for_each(|choice| table.choose(choice).map(drop))?;
        let mut row = making.new_row(table.as_ref(), new.players, key)?;
        row.name = name;
        Ok(summed_up(Live::new(row, table, making.nodes)))
    });
    made(&app, live.await??).await
}

/// Makes a game out of a record.
pub async fn upload(
    State(app): State<Arc<App>>,
    asked: Asked,
    body: Result<String, StringRejection>,
) -> Result<(StatusCode, Json<Value>), Problem> {
    let text = body?;
    let _permit = app.slow.acquire().await.map_err(Problem::internal)?;
    let (making, key) = (Arc::clone(&app), new_key()?);
    let (live, notes) = blocking(move || -> Result<(Live, Vec<Note>), Problem> {
        let record = Record::parse(&text)?;
        let Replayed { table, notes } = making.shelf.replay(&record, None, key)?;
        let mut row = making.new_row(table.as_ref(), seats_of(&record.header.players), key)?;
        row.name = default_name(&making.shelf, asked.wish.lang, &row.title, &row.scenario);
        row.scenario_text = record.setup().scenario_text;
        // Exported unchanged, it is the same record again, with the proof of its own dice.
        row.source = Some(Source { record: record.to_text()?, entries: table.log().len() as u64 });
        Ok((summed_up(Live::new(row, table, making.nodes)), notes))
    })
    .await??;
    let proved = notes.contains(&Note::DiceProved);
    let (status, Json(mut body)) = made(&app, live).await?;
    body["dice_proved"] = json!(proved);
    body["notes"] = json!(notes.iter().filter_map(other_version).collect::<Vec<_>>());
    Ok((status, Json(body)))
}

fn other_version(note: &Note) -> Option<String> {
    match note {
        Note::OtherVersion(version) => Some(version.to_string()),
        Note::DiceProved => None,
    }
}

/// Where to play on from, and who.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Branch {
    at: usize,
    players: Option<BySide<String>>,
}

/// Makes a game that goes on from a moment of another.
pub async fn branch(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    asked: Asked,
    Sent(branch): Sent<Branch>,
) -> Result<(StatusCode, Json<Value>), Problem> {
    branch.players.as_ref().map_or(Ok(()), check_players)?;
    let begun = app.look(&id, |_, live| -> Result<_, Problem> {
        // Whoever goes on from here could sit down on either side.
        live.must_be_open()?;
        Ok((export(live), live.row.clone()))
    });
    let (record, old) = begun.await??;
    no_later_than(branch.at, record.lines.len())?;
    let _permit = app.slow.acquire().await.map_err(Problem::internal)?;
    let (making, key) = (Arc::clone(&app), new_key()?);
    let live = blocking(move || -> Result<Live, Problem> {
        let table = making.shelf.replay(&record, Some(branch.at), key)?.table;
        let players = branch.players.unwrap_or(old.players);
        let mut row = making.new_row(table.as_ref(), players, key)?;
        let at = i64::try_from(branch.at).unwrap_or(i64::MAX);
        let name = Text::key("server-branch-name").name("name", old.name).num("at", at);
        row.name = making.shelf.texts().say(asked.wish.lang, &name).chars().take(MAX_NAME).collect();
        row.scenario_text = old.scenario_text;
        let mut live = Live::new(row, table, making.nodes);
        if live.table.to_choose().is_none() {
            live.row.source = Some(Source { record: export(&live).to_text()?, entries: live.seq() });
        }
        Ok(summed_up(live))
    });
    made(&app, live.await??).await
}

/// Refuses a moment that has not come yet.
pub fn no_later_than(at: usize, made: usize) -> Result<(), Problem> {
    if at <= made {
        return Ok(());
    }
    Err(Problem::new(StatusCode::NOT_FOUND, "no-such-moment").num("at", at as u64).num("made", made as u64))
}

fn summed_up(mut live: Live) -> Live {
    live.row.summary = shape::summary(&live);
    live
}

async fn made(app: &Arc<App>, live: Live) -> Result<(StatusCode, Json<Value>), Problem> {
    let id = app.add(live).await?;
    Ok((StatusCode::CREATED, Json(json!({ "id": id }))))
}

/// The whole game as a record, for the server's own use. Players are named by who sits there.
pub fn export(live: &Live) -> Record {
    live.table.record(live.row.players.clone(), Some(clock::day(live.row.created)))
}

/// The record of a game, as a file to keep.
pub async fn record(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    asked: Asked,
) -> Result<impl IntoResponse, Problem> {
    let text = match app.look(&id, move |_, live| record_text(live, asked.wish.at(live)?.viewer)).await {
        Err(problem) if problem.code == NO_LONGER_PLAYS => old_record(&app, &id).await?,
        text => text??,
    };
    let row = app.store.row(&id).await?;
    let file = format!("attachment; filename=\"{}-{}-{id}.record\"", plain(&row.title), plain(&row.scenario));
    Ok(([(CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()), (CONTENT_DISPOSITION, file)], text))
}

fn record_text(live: &Live, viewer: Viewer) -> Result<String, Problem> {
    let whole = !live.table.sealed() || viewer == Viewer::Referee;
    match &live.row.source {
        Some(source) if whole && source.entries == live.seq() => Ok(source.record.clone()),
        _ => {
            let (players, day) = (live.row.players.clone(), clock::day(live.row.created));
            live.table.record_for(players, Some(day), viewer).to_text().map_err(Problem::internal)
        }
    }
}

/// The record of a game that these rules no longer play: its choices are its owner's all the same. It
/// cannot go on, so nothing in it is secret any more.
async fn old_record(app: &App, id: &str) -> Result<String, Problem> {
    let (row, entries) = (app.store.row(id).await?, app.store.entries(id).await?);
    record_of(&row, &entries).to_text().map_err(Problem::internal)
}

/// A word that may stand in the name of a file.
fn plain(word: &str) -> String {
    word.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '-' }).take(40).collect()
}

/// A new name.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NewName {
    name: String,
}

/// Gives a game another name.
pub async fn rename(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Sent(new): Sent<NewName>,
) -> Result<Json<Value>, Problem> {
    let name = checked_name(&new.name)?;
    app.rename(&id, &name).await?;
    Ok(Json(json!({ "id": id, "name": name })))
}

/// Deletes a game; it can be brought back.
pub async fn delete(State(app): State<Arc<App>>, Path(id): Path<String>) -> Result<Json<Value>, Problem> {
    app.set_deleted(&id, true).await?;
    Ok(Json(json!({ "id": id, "deleted": true })))
}

/// Brings a deleted game back.
pub async fn restore(State(app): State<Arc<App>>, Path(id): Path<String>) -> Result<Json<Value>, Problem> {
    app.set_deleted(&id, false).await?;
    Ok(Json(json!({ "id": id, "deleted": false })))
}

fn checked_name(name: &str) -> Result<String, Problem> {
    let name = name.trim();
    let fits = (1..=MAX_NAME).contains(&name.chars().count()) && !name.chars().any(char::is_control);
    let bad = || Problem::new(StatusCode::BAD_REQUEST, "bad-name").num("most", MAX_NAME as u64);
    if fits { Ok(name.to_owned()) } else { Err(bad()) }
}

/// Refuses players that do not exist.
pub fn check_players(players: &BySide<String>) -> Result<(), Problem> {
    [&players.union, &players.confederate].into_iter().try_for_each(|player| check_player(player))
}

/// Refuses a player that does not exist.
pub fn check_player(player: &str) -> Result<(), Problem> {
    let unknown = || bad_request("no-such-player", player.chars().take(40).collect());
    if is_player(player) { Ok(()) } else { Err(unknown()) }
}
