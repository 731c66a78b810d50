//! The JSON that the page gets of a game.

use kernel::record::Face;
use kernel::view::{Track, View};
use kernel::{Asked, Side, Text, Viewer};
use serde_json::{Value, json};
use shelf::{Hint, Lang, Step, Table, Texts};

use crate::clock;
use crate::problem::{Problem, undo_text};
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

/// What a request says of its reader. Who may look as whom is for the table to say.
#[derive(Clone, Copy, Debug)]
pub struct Wish {
    /// The language.
    pub lang: Lang,
    /// As whom to look; if it is not said, as whoever sits at the screen.
    pub viewer: Option<Viewer>,
}

impl Wish {
    /// The reader at this table, or a refusal.
    pub fn at(self, live: &Live) -> Result<Reader, Problem> {
        Ok(Reader { lang: self.lang, viewer: live.viewer(self.viewer)? })
    }
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
    value["thinking"] = thinking(live);
    let intent = computer.and_then(|side| live.table.intent(side));
    value["intent"] = json!(intent.map(|intent| texts.say(reader.lang, &intent)));
    value["can_undo"] = can_undo(texts, live, reader);
    value
}

/// Who thinks about the position as it stands, and for how long already.
fn thinking(live: &Live) -> Value {
    let now = live.thinking.as_ref().filter(|thinking| thinking.holds(live));
    now.map_or(Value::Null, |thinking| {
        let seconds = thinking.since.elapsed().as_secs_f64();
        json!({ "side": thinking.side, "player": thinking.kind.id(), "seconds": seconds })
    })
}

/// What the computer would do.
pub fn hint(texts: &Texts, hint: &Hint, seq: u64, lang: Lang) -> Value {
    let (at, sheet) = hint.odds.as_ref().map(|(at, sheet)| (*at, texts.json(lang, sheet))).unzip();
    json!({
        "seq": seq,
        "plan": texts.json(lang, &hint.plan),
        "before": hint.before,
        "after": hint.after,
        "error": hint.error,
        "odds_at": at,
        "odds": sheet,
    })
}

/// A game as it stood once; nothing can be chosen there.
pub fn game_at(texts: &Texts, live: &Live, then: &dyn Table, reader: Reader) -> Value {
    let mut value = position(texts, live, then, reader);
    value["view"]["choices"] = json!([]);
    value["replay"] = json!(true);
    value["computer"] = Value::Null;
    value["thinking"] = Value::Null;
    value["intent"] = Value::Null;
    value["can_undo"] = json!({ "ok": false, "what": null, "why": texts.word(reader.lang, "server-undo-replay") });
    value
}

fn position(texts: &Texts, live: &Live, table: &dyn Table, reader: Reader) -> Value {
    let row = &live.row;
    let last = last_step(table, reader.viewer);
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
        "sealed": live.table.sealed(),
        "view": texts.json(reader.lang, &table.view(reader.viewer)),
        "verdict": texts.json(reader.lang, &table.verdict()),
        "last": last.as_ref().map_or(json!([]), |step| texts.json(reader.lang, &step.events)),
        "last_step": last.as_ref().map(|last| step(texts, last, reader.lang)),
        "commitment": live.table.commitment(),
    })
}

/// The last choice, as the viewer may know it.
pub fn last_step(table: &dyn Table, viewer: Viewer) -> Option<Step> {
    table.made().checked_sub(1).and_then(|from| table.story(from, viewer).pop())
}

fn can_undo(texts: &Texts, live: &Live, reader: Reader) -> Value {
    let last = last_step(live.table.as_ref(), reader.viewer);
    let why = match live.table.can_undo() {
        Err(error) => Some(undo_text(&error)),
        Ok(()) if last.as_ref().is_some_and(|last| by_computer(live, last)) => Some(Text::key("server-undo-computer")),
        Ok(()) => None,
    };
    json!({
        "ok": why.is_none(),
        "what": last.and_then(|last| last.notation),
        "why": why.map(|why| texts.say(reader.lang, &why)),
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
        "intent": step.intent.as_ref().map(|intent| texts.say(lang, intent)),
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

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use contract::cups::{Cups, Room, leak};
    use kernel::BySide;
    use kernel::dice::DiceKey;
    use kernel::game::Game;
    use shelf::{Data, Shelf};

    use super::*;

    /// A game with secrets after some choices.
    fn table(players: [&str; 2], choices: usize) -> Live {
        let key = DiceKey::for_game(1, 4);
        let game = Game::<Cups<{ leak::NOTHING }>>::new(Arc::new(Room::default()), key);
        let mut table = shelf::lay_out(game, &Data::embedded());
        for _ in 0..choices {
            let Some(first) = table.choices().first().map(|choice| choice.notation.clone()) else { break };
            table.choose(&first).unwrap();
        }
        let row = GameRow {
            id: String::new(),
            title: table.title().to_owned(),
            scenario: table.scenario().to_owned(),
            scenario_text: None,
            options: table.options().clone(),
            players: BySide::new(players[0].to_owned(), players[1].to_owned()),
            name: String::new(),
            key,
            created: 0,
            updated: 0,
            deleted: None,
            rules_version: 1,
            data_digest: String::new(),
            source: None,
            summary: Value::Null,
        };
        Live::new(row, table, 0)
    }

    fn shown(live: &Live, viewer: Option<Viewer>) -> Value {
        let shelf = Shelf::new(Data::embedded()).unwrap();
        let wish = Wish { lang: Lang::En, viewer };
        game(shelf.texts(), live, wish.at(live).unwrap())
    }

    /// Whose hands are seen.
    fn hands(game: &Value) -> Vec<&str> {
        let tracks = game["view"]["tracks"].as_array().unwrap().iter();
        tracks.filter(|track| track["id"] == "hand").map(|track| track["side"].as_str().unwrap()).collect()
    }

    #[test]
    fn everybody_gets_what_they_may_know() {
        let live = table(["human", "random"], 1);
        let own = shown(&live, None);
        assert_eq!((&own["sealed"], hands(&own)), (&json!(true), vec!["union"]));
        assert_eq!(own["last_step"]["faces"].as_array().unwrap().len(), 1);
        let watcher = shown(&live, Some(Viewer::Spectator));
        assert_eq!((hands(&watcher), &watcher["last_step"]["faces"]), (Vec::new(), &json!([])));
        for viewer in [Viewer::Confederate, Viewer::Referee] {
            assert_eq!(live.viewer(Some(viewer)).err().map(|problem| problem.code), Some("sealed"));
        }
    }

    #[test]
    fn a_hidden_choice_has_no_name_for_others() {
        let live = (3..12).map(|made| table(["human", "human"], made)).find(|live| {
            let last = last_step(live.table.as_ref(), Viewer::Referee);
            last.is_some_and(|step| step.notation.as_deref() == Some("bold") && step.side == Side::Confederate)
        });
        let live = live.unwrap();
        let own = shown(&live, Some(Viewer::Confederate));
        let other = shown(&live, Some(Viewer::Union));
        assert_eq!((&own["last_step"]["notation"], &own["can_undo"]["what"]), (&json!("bold"), &json!("bold")));
        assert_eq!((&other["last_step"]["notation"], &other["can_undo"]["what"]), (&Value::Null, &Value::Null));
        assert_eq!(other["last"], json!([]));
    }

    #[test]
    fn the_end_reveals_everything() {
        let live = table(["human", "random"], 1000);
        let game = shown(&live, None);
        assert_eq!((&game["sealed"], hands(&game).len()), (&json!(false), 2));
        assert_eq!(game["view"]["viewer"], "referee");
    }

    #[test]
    fn two_at_a_screen_see_the_hand_of_who_is_asked() {
        let live = table(["human", "human"], 1);
        assert_eq!(hands(&shown(&live, None)), ["union"]);
        assert_eq!(hands(&shown(&live, Some(Viewer::Confederate))), ["confederate"]);
        assert_eq!(hands(&shown(&table(["random", "random"], 1), None)), Vec::<&str>::new());
    }
}
