//! The JSON that the page gets of a game.

use kernel::record::Face;
use kernel::view::{Track, View};
use kernel::{Asked, Side, Text, Viewer};
use serde_json::{Value, json};
use shelf::{Lang, Step, Table, Texts};

use crate::clock;
use crate::problem::undo_text;
use crate::store::GameRow;
use crate::tables::{HUMAN, Live};

/// For whom, and in which language.
#[derive(Clone, Copy, Debug)]
pub struct Reader {
    /// The language.
    pub lang: Lang,
    /// Who looks.
    pub viewer: Viewer,
}

/// A game as it stands now.
pub fn game(texts: &Texts, live: &Live, reader: Reader) -> Value {
    let mut value = position(texts, live, live.table.as_ref(), reader);
    let computer = live.computer();
    if computer.is_some() {
        // Nobody else may choose for it.
        value["view"]["choices"] = json!([]);
    }
    value["replay"] = json!(false);
    value["computer"] = json!(computer);
    value["can_undo"] = can_undo(texts, live, reader.lang);
    value
}

/// A game as it stood once; nothing can be chosen there.
pub fn game_at(texts: &Texts, live: &Live, then: &dyn Table, reader: Reader) -> Value {
    let mut value = position(texts, live, then, reader);
    value["view"]["choices"] = json!([]);
    value["replay"] = json!(true);
    value["computer"] = Value::Null;
    value["can_undo"] = json!({ "ok": false, "what": null, "why": texts.word(reader.lang, "server-undo-replay") });
    value
}

fn position(texts: &Texts, live: &Live, table: &dyn Table, reader: Reader) -> Value {
    let row = &live.row;
    let last = table.made().checked_sub(1).and_then(|from| table.story(from).pop());
    json!({
        "id": row.id,
        "name": row.name,
        "title": row.title,
        "scenario": row.scenario,
        "options": row.options,
        "players": row.players,
        "seq": live.seq(),
        "made": table.made(),
        "total": live.table.made(),
        "sight": table.has_sight(),
        "view": texts.json(reader.lang, &table.view(reader.viewer)),
        "verdict": texts.json(reader.lang, &table.verdict()),
        "last": last.as_ref().map_or(json!([]), |step| texts.json(reader.lang, &step.events)),
        "last_step": last.as_ref().map(|last| step(texts, last, reader.lang)),
        "commitment": live.table.commitment(),
    })
}

fn can_undo(texts: &Texts, live: &Live, lang: Lang) -> Value {
    let last = live.table.made().checked_sub(1).and_then(|from| live.table.story(from).pop());
    let why = match live.table.can_undo() {
        Err(error) => Some(undo_text(&error)),
        Ok(()) if last.as_ref().is_some_and(|last| by_computer(live, last)) => Some(Text::key("server-undo-computer")),
        Ok(()) => None,
    };
    json!({
        "ok": why.is_none(),
        "what": last.map(|last| last.notation),
        "why": why.map(|why| texts.say(lang, &why)),
    })
}

/// True if a computer made this choice, going by who sits there now.
pub fn by_computer(live: &Live, step: &Step) -> bool {
    live.row.players[step.side] != HUMAN
}

/// One choice with all that came of it.
pub fn step(texts: &Texts, step: &Step, lang: Lang) -> Value {
    let face = |(face, side): (&Face, &Side)| json!({ "purpose": face.purpose, "face": face.face, "side": side });
    let moment = step.moment.as_ref();
    json!({
        "n": step.number,
        "side": step.side,
        "turn": moment.map(|moment| moment.turn),
        "phase": moment.map(|moment| texts.say(lang, &moment.phase)),
        "unit": moment.and_then(|moment| moment.unit.as_deref()),
        "notation": step.notation,
        "faces": step.faces.iter().zip(&step.throwers).map(face).collect::<Vec<_>>(),
        "events": texts.json(lang, &step.events),
    })
}

/// What a list of games shows of the position, in no language yet.
pub fn summary(live: &Live) -> Value {
    let view = live.table.view(Viewer::Spectator);
    let (over, winner) = match &view.asked {
        Asked::Over(outcome) => (true, outcome.winner),
        Asked::Choose { .. } => (false, None),
    };
    json!({
        "made": live.table.made(),
        "turn": turn_track(&view).map(turn_text),
        "asked": live.table.to_choose(),
        "over": over,
        "winner": winner,
    })
}

/// The track that counts turns, which has this id in every title.
pub fn turn_track(view: &View) -> Option<&Track> {
    view.tracks.iter().find(|track| track.id == "turn")
}

fn turn_text(track: &Track) -> Text {
    let text = |key: &str| Text::key(key).term("label", track.label.clone()).num("value", track.value);
    match &track.shows {
        Some(shows) => text("server-turn-shows").term("shows", shows.clone()),
        None => text("server-turn"),
    }
}

/// A game in the list.
pub fn listed(texts: &Texts, row: &GameRow, lang: Lang) -> Value {
    let (title, scenario) = (&row.title, &row.scenario);
    let summary = texts.render(lang, row.summary.clone());
    json!({
        "id": row.id,
        "name": row.name,
        "title": title,
        "title_name": texts.word(lang, &format!("title-{title}")),
        "scenario": scenario,
        "scenario_name": scenario_name(texts, lang, title, scenario),
        "players": row.players,
        "made": summary["made"],
        "turn_text": summary["turn"],
        "asked": summary["asked"],
        "over": summary["over"],
        "winner": summary["winner"],
        "created": clock::moment(row.created),
        "updated": clock::moment(row.updated),
        "deleted": row.deleted.is_some(),
    })
}

/// The name of a scenario; one of somebody's own is shown by its id.
pub fn scenario_name(texts: &Texts, lang: Lang, title: &str, scenario: &str) -> String {
    let key = format!("scenario-{title}-{scenario}");
    let known = !scenario.contains(['.', '/']) && texts.has(lang, &key);
    if known { texts.word(lang, &key) } else { scenario.to_owned() }
}
