//! A position to look at: the end of a record, or the start of a scenario.

use std::path::Path;

use kernel::dice::DiceKey;
use kernel::record::Record;
use shelf::{Note, Shelf, Table};

use crate::cli::PositionArgs;
use crate::failure::Failure;
use crate::files;
use crate::setting;
use crate::voice::Voice;

/// Opens the position that is meant.
pub fn open(args: &PositionArgs, shelf: &Shelf, voice: &Voice<'_>) -> Result<Box<dyn Table>, Failure> {
    let key = DiceKey::for_game(args.seed, 0);
    let mut table = match &args.file {
        Some(path) => open_file(path, args, shelf, voice, key)?,
        None => {
            refuse_to(args, "--to needs a record")?;
            let setting = setting::find(&args.setting, shelf)?;
            shelf.open(setting.title, &setting.setup, key)?
        }
    };
    for notation in &args.play {
        table
            .choose(notation)
            .map_err(|error| Failure::said(format!("--play '{notation}': {}", voice.table_error(&error))))?;
    }
    Ok(table)
}

fn refuse_to(args: &PositionArgs, why: &str) -> Result<(), Failure> {
    if args.to.is_some() { Err(Failure::said(why)) } else { Ok(()) }
}

fn open_file(
    path: &Path,
    args: &PositionArgs,
    shelf: &Shelf,
    voice: &Voice<'_>,
    key: DiceKey,
) -> Result<Box<dyn Table>, Failure> {
    let text = files::read(path)?;
    if !is_record(&text) {
        refuse_to(args, "--to needs a record")?;
        let setting = setting::from_file(path, &text, &args.setting, shelf)?;
        return Ok(shelf.open(setting.title, &setting.setup, key)?);
    }
    if args.setting.scenario.is_some() || !args.setting.options.is_empty() {
        return Err(Failure::said("a record has its own scenario and options; leave out --scenario and --option"));
    }
    let record = parse(path, &text)?;
    let upto = args.to.map(|to| usize::try_from(to).unwrap_or(usize::MAX));
    resume(path, &record, upto, shelf, voice, key)
}

/// Plays a record through, and warns if it was made elsewhere.
pub fn resume(
    path: &Path,
    record: &Record,
    upto: Option<usize>,
    shelf: &Shelf,
    voice: &Voice<'_>,
    key: DiceKey,
) -> Result<Box<dyn Table>, Failure> {
    let wrong = |problem: String| Failure::said(format!("{}: {problem}", path.display()));
    let replayed = shelf.replay(record, upto, key).map_err(|problem| wrong(voice.replay_problem(&problem)))?;
    for note in &replayed.notes {
        if let Note::OtherVersion(version) = note {
            eprintln!("brigadier: {}: {version}; it replays all the same", path.display());
        }
    }
    Ok(replayed.table)
}

/// Whether a text says that it is a record. Anything else is taken for a scenario file.
pub fn is_record(text: &str) -> bool {
    text.trim_start_matches('\u{feff}').starts_with("brigadier-record")
}

/// Reads a record.
pub fn parse(path: &Path, text: &str) -> Result<Record, Failure> {
    Record::parse(text).map_err(|error| Failure::said(format!("{}, {error}", path.display())))
}
