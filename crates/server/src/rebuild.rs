//! A live table made again from its log.

use kernel::Setup;
use kernel::game::{Act, DiceAfter, Entry, UndoError};
use kernel::record::{Ending, Header, Line, Record, RecordError, ScenarioFile};
use kernel::title::SetupError;
use shelf::{ReplayProblem, Shelf, Table, TableError, UnknownTitle};

use crate::clock;
use crate::store::GameRow;

/// Why a log no longer makes the game it was written by.
#[derive(Debug, thiserror::Error)]
pub enum RebuildError {
    /// The title is gone.
    #[error(transparent)]
    Title(#[from] UnknownTitle),
    /// The game can no longer be set up.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The record it began with no longer replays.
    #[error(transparent)]
    Record(#[from] ReplayProblem),
    /// The record it began with cannot be read.
    #[error(transparent)]
    Source(#[from] RecordError),
    /// A choice is refused.
    #[error("entry {seq}: {problem}")]
    Choice {
        /// The entry.
        seq: u64,
        /// Why.
        problem: TableError,
    },
    /// A choice cannot be taken back.
    #[error("entry {seq}: {problem}")]
    Undo {
        /// The entry.
        seq: u64,
        /// Why.
        problem: UndoError,
    },
    /// An entry stands where it cannot.
    #[error("entry {0} does not follow from those before it")]
    OutOfPlace(u64),
    /// The same choices have other consequences now.
    #[error("entry {0} comes out differently: the game was played by other rules or data")]
    Differs(u64),
}

/// Plays the log of a game again. The table's own log is then the same, entry for entry.
pub fn rebuild(shelf: &Shelf, row: &GameRow, entries: &[Entry]) -> Result<Box<dyn Table>, RebuildError> {
    let taken_over = entries.iter().position(|entry| entry.act == Act::KeyStarts).map(|at| at + 1);
    let mut table = match taken_over.and_then(|end| entries.get(..end)) {
        Some(first) => shelf.replay(&taken_record(row, first)?, None, row.key)?.table,
        None => shelf.open(shelf.title(&row.title)?, &setup_of(row), row.key)?,
    };
    let mut rest = entries.get(taken_over.unwrap_or_default()..).unwrap_or_default().iter().peekable();
    while let Some(entry) = rest.next() {
        let reseeds = || rest.next_if(|next| matches!(next.act, Act::Reseeded { .. })).is_some();
        redo(table.as_mut(), entry, reseeds)?;
    }
    let differs = table.log().iter().zip(entries).find(|(ours, stored)| ours != stored);
    match differs {
        Some((_, stored)) => Err(RebuildError::Differs(stored.seq)),
        None if table.log().len() != entries.len() => Err(RebuildError::Differs(table.log().len() as u64)),
        None => Ok(table),
    }
}

/// The record a game began with. Where it was kept it says how the game ended, which the log of a
/// game that was over from the start does not.
fn taken_record(row: &GameRow, entries: &[Entry]) -> Result<Record, RebuildError> {
    let Some(source) = &row.source else { return Ok(record_of(row, entries)) };
    let mut record = Record::parse(&source.record)?;
    // Its dice were proved when it came.
    record.header.dice_key = None;
    Ok(record)
}

/// What a game was started from.
pub fn setup_of(row: &GameRow) -> Setup {
    Setup { scenario: row.scenario.clone(), scenario_text: row.scenario_text.clone(), options: row.options.clone() }
}

/// `reseeds` says whether the next entry changes the dice, and skips it.
fn redo(table: &mut dyn Table, entry: &Entry, reseeds: impl FnOnce() -> bool) -> Result<(), RebuildError> {
    let seq = entry.seq;
    let undone = match &entry.act {
        Act::Played { notation, .. } => {
            table.choose(notation).map_err(|problem| RebuildError::Choice { seq, problem })?;
            Ok(())
        }
        Act::TakenBack { rewound: false, .. } => table.undo(),
        Act::TakenBack { to, rewound: true } => {
            table.undo_freely(*to, if reseeds() { DiceAfter::New } else { DiceAfter::Same })
        }
        Act::Reseeded { .. } | Act::KeyStarts => return Err(RebuildError::OutOfPlace(seq)),
    };
    undone.map_err(|problem| RebuildError::Undo { seq, problem })
}

/// The choices that a log left standing, as a record. It is found without playing them, so also
/// for a game that these rules no longer play; its hash is then not known, nor is its end.
pub fn record_of(row: &GameRow, entries: &[Entry]) -> Record {
    let (mut lines, mut reseed, mut foreign) = (Vec::<Line>::new(), 0, 0);
    for entry in entries {
        match &entry.act {
            Act::Played { side, notation, faces } => {
                let (notation, faces) = (notation.clone(), faces.clone());
                lines.push(Line { side: *side, notation, faces, reseed, at: None });
            }
            Act::TakenBack { to, rewound } => {
                let then = lines.get(*to).filter(|_| *rewound).map(|undone| undone.reseed);
                reseed = then.unwrap_or(reseed);
                lines.truncate(*to);
                foreign = foreign.min(*to);
            }
            Act::Reseeded { number } => reseed = *number,
            Act::KeyStarts => foreign = lines.len(),
        }
    }
    let header = Header {
        title: row.title.clone(),
        rules_version: row.rules_version,
        data_digest: row.data_digest.clone(),
        scenario: row.scenario.clone(),
        options: row.options.clone(),
        players: row.players.clone(),
        date: Some(clock::day(row.created)),
        dice_commitment: Some(row.key.commitment()),
        dice_from: (foreign > 0).then_some(foreign + 1),
        dice_key: None,
        seen_by: None,
        scenario_file: row.scenario_text.as_deref().map(ScenarioFile::new),
    };
    Record { header, lines, ending: Ending::Unfinished { hash: None } }
}
