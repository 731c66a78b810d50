//! `replay`: plays a record again and checks it.

use std::path::Path;

use kernel::dice::DiceKey;
use kernel::record::{Face, Record, UNKNOWN};
use kernel::{Asked, Side, Text, Viewer};
use serde_json::{Value, json};
use shelf::{Note, Replayed, Shelf, Step, Table};

use crate::cli::ReplayArgs;
use crate::failure::Failure;
use crate::files;
use crate::out::Out;
use crate::position;
use crate::voice::Voice;

/// Replays and reports. A record that does not replay is a failure, in JSON, too.
pub fn run(args: &ReplayArgs, shelf: &Shelf, voice: &Voice<'_>, out: &mut Out) -> Result<(), Failure> {
    let replayed = replay(args, shelf, voice, out);
    match replayed {
        Ok((record, replayed)) if args.json => out.json(&as_json(args, &record, &replayed, voice)),
        Ok((record, replayed)) => print(args, &record, &replayed, voice, out),
        Err(failure) => {
            if args.json {
                let error = failure.to_string();
                out.json(&json!({"ok": false, "choices": null, "hash": null, "outcome": null, "error": error}))?;
                out.finish()?;
            }
            Err(failure)
        }
    }
}

fn replay(args: &ReplayArgs, shelf: &Shelf, voice: &Voice<'_>, out: &mut Out) -> Result<(Record, Replayed), Failure> {
    let text = files::read(&args.file)?;
    let record = position::parse(&args.file, &text)?;
    let upto = args.to.map(|to| usize::try_from(to).unwrap_or(usize::MAX));
    // Nothing more is rolled, so any key does.
    match shelf.replay(&record, upto, DiceKey([0; 32])) {
        Ok(replayed) => Ok((record, replayed)),
        Err(problem) => {
            if args.events && !args.json {
                print_lines(&record, voice, out)?;
                out.finish()?;
            }
            Err(wrong(&args.file, &voice.replay_problem(&problem)))
        }
    }
}

fn wrong(path: &Path, problem: &str) -> Failure {
    Failure::said(format!("{}: {problem}", path.display()))
}

fn winner(table: &dyn Table) -> Option<&'static str> {
    match table.asked() {
        Asked::Choose { .. } => None,
        Asked::Over(outcome) => Some(outcome.winner.map_or("draw", Side::id)),
    }
}

fn as_json(args: &ReplayArgs, record: &Record, replayed: &Replayed, voice: &Voice<'_>) -> Value {
    let table = &replayed.table;
    let mut value = json!({
        "ok": true,
        "choices": table.made(),
        "hash": table.hash(),
        "outcome": winner(table.as_ref()),
        "title": record.header.title,
        "scenario": record.header.scenario,
        "points": table.verdict().points,
        "dice_proved": replayed.notes.contains(&Note::DiceProved),
        "notes": notes(replayed),
    });
    if args.events {
        let steps = table.story(0, Viewer::Referee);
        value["events"] = steps.iter().map(|step| step_json(step, voice)).collect();
    }
    value
}

fn step_json(step: &Step, voice: &Voice<'_>) -> Value {
    json!({
        "number": step.number,
        "side": step.side,
        "choice": step.notation,
        "faces": step.faces,
        "events": voice.json(&step.events),
    })
}

fn notes(replayed: &Replayed) -> Vec<String> {
    let told = |note: &Note| match note {
        Note::OtherVersion(version) => Some(version.to_string()),
        Note::DiceProved => None,
    };
    replayed.notes.iter().filter_map(told).collect()
}

fn print(
    args: &ReplayArgs,
    record: &Record,
    replayed: &Replayed,
    voice: &Voice<'_>,
    out: &mut Out,
) -> Result<(), Failure> {
    let table = &replayed.table;
    if args.events {
        for step in table.story(0, Viewer::Referee) {
            print_step(&step, voice, out)?;
        }
    }
    let done = Text::key("ui-replay-ok")
        .name("title", record.header.title.clone())
        .name("scenario", record.header.scenario.clone())
        .num("choices", i64::try_from(table.made()).unwrap_or(i64::MAX));
    out.line(voice.say(&done))?;
    match table.asked() {
        Asked::Over(outcome) => out.line(voice.outcome(&outcome))?,
        Asked::Choose { side, prompt } => out.line(voice.says(side, voice.say(&prompt)))?,
    }
    out.line(voice.say(&Text::key("ui-replay-hash").name("hash", table.hash().to_string())))?;
    if replayed.notes.contains(&Note::DiceProved) {
        out.line(voice.word("ui-replay-dice"))?;
    }
    notes(replayed).iter().try_for_each(|note| out.line(note))
}

/// One choice with its dice and what came of it.
pub fn print_step(step: &Step, voice: &Voice<'_>, out: &mut Out) -> Result<(), Failure> {
    let choice = voice.says(step.side, step.notation.as_deref().unwrap_or(UNKNOWN));
    out.line(format!("{:>4} {choice}{}", step.number, faces(&step.faces)))?;
    for event in &step.events {
        out.line(format!("       {}  [{}]", voice.say(&event.text), event.rule))?;
    }
    Ok(())
}

fn faces(faces: &[Face]) -> String {
    let shown: Vec<String> = faces.iter().map(|face| format!("{} {}", face.purpose, face.face)).collect();
    if shown.is_empty() { String::new() } else { format!("  ({})", shown.join(", ")) }
}

/// The choices of a record that does not replay, as they stand in it.
fn print_lines(record: &Record, voice: &Voice<'_>, out: &mut Out) -> Result<(), Failure> {
    for (line, number) in record.lines.iter().zip(1..) {
        out.line(format!("{number:>4} {}{}", voice.says(line.side, &line.notation), faces(&line.faces)))?;
    }
    Ok(())
}
