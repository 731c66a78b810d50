//! Playing a record through, and what to say about one that was made elsewhere.

use std::sync::Arc;

use kernel::dice::DiceKey;
use kernel::game::Game;
use kernel::record::{self, Ending, ProofError, Record, ReplayError};
use kernel::title::SetupError;
use kernel::{Tactics, Title};

use crate::UnknownTitle;
use crate::data::Data;
use crate::live::Live;
use crate::table::Table;

/// Something worth knowing about a record that replays all the same.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Note {
    /// It was made with other data or another version of the rules.
    OtherVersion(ReplayError),
    /// Its key gives exactly its dice.
    DiceProved,
}

/// A record that was played through.
pub struct Replayed {
    /// The game where the record, or the part asked for, ends.
    pub table: Box<dyn Table>,
    /// What is worth knowing.
    pub notes: Vec<Note>,
}

/// Why a record does not replay.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReplayProblem {
    /// No such title.
    #[error(transparent)]
    Title(#[from] UnknownTitle),
    /// The game it says it is cannot be set up.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// A choice, the hash or the result is wrong.
    #[error(transparent)]
    Replay(#[from] ReplayError),
    /// Its dice are not those of its key.
    #[error(transparent)]
    Dice(#[from] ProofError),
    /// It is shorter than asked for.
    #[error("the record has {made} choices, so choice {asked} does not exist")]
    TooShort {
        /// How many it has.
        made: usize,
        /// How many were asked for.
        asked: usize,
    },
    /// It does not replay, and it was made with other data or another version of the rules.
    #[error("{version}; it no longer replays: {problem}")]
    Outdated {
        /// How it differs.
        version: ReplayError,
        /// Where it stops.
        problem: Box<ReplayProblem>,
    },
}

pub(crate) fn replay<T: Tactics>(
    data: &Data,
    record: &Record,
    upto: Option<usize>,
    key: DiceKey,
) -> Result<Replayed, ReplayProblem> {
    let version = other_version::<T>(data, record);
    // A record of another version is tried all the same: most fixes leave most games alone.
    let mut record = record.clone();
    record.header.rules_version = T::RULES_VERSION;
    let replayed = replay_as_ours::<T>(data, &record, upto, key);
    match (replayed, version) {
        (Ok(mut replayed), Some(version)) => {
            replayed.notes.insert(0, Note::OtherVersion(version));
            Ok(replayed)
        }
        (Err(problem), Some(version)) => Err(ReplayProblem::Outdated { version, problem: Box::new(problem) }),
        (replayed, None) => replayed,
    }
}

fn other_version<T: Title>(data: &Data, record: &Record) -> Option<ReplayError> {
    let theirs = record.header.rules_version;
    if theirs != T::RULES_VERSION {
        return Some(ReplayError::OtherRules { record: theirs, ours: T::RULES_VERSION });
    }
    record.check_data(&data.digest(T::ID)).err()
}

fn replay_as_ours<T: Tactics>(
    data: &Data,
    record: &Record,
    upto: Option<usize>,
    key: DiceKey,
) -> Result<Replayed, ReplayProblem> {
    let world = Arc::new(T::build(data, &record.setup())?);
    let part = first_part(record, upto)?;
    let replayed = record::replay::<T>(&world, &part, None)?;
    let mut notes = Vec::new();
    if record.header.dice_key.is_some() {
        record::prove_dice::<T>(&record.header, &replayed.played)?;
        notes.push(Note::DiceProved);
    }
    let game = Game::<T>::continue_record(world, key, &part)?;
    let scenario_text = record.header.scenario_file.as_ref().map(|file| file.as_str().to_owned());
    Ok(Replayed { table: Box::new(Live::new(game, data, scenario_text)), notes })
}

/// The record up to a choice, without the ending that it then does not have yet.
fn first_part(record: &Record, upto: Option<usize>) -> Result<Record, ReplayProblem> {
    let made = record.lines.len();
    let mut part = record.clone();
    match upto {
        Some(asked) if asked > made => return Err(ReplayProblem::TooShort { made, asked }),
        Some(asked) if asked < made => {
            part.lines.truncate(asked);
            part.ending = Ending::Unfinished { hash: None };
        }
        _ => {}
    }
    Ok(part)
}
