//! The record of a game: what it was, every choice, and the faces that fell.
//!
//! Plain text, one line per choice, described in `docs/record-format.md`. Reading is strict: a
//! record that is not exactly right is refused with the line and the reason. Replaying needs no
//! dice key; a key only proves that the faces are the ones it gives.

use serde::{Deserialize, Serialize};

use crate::dice::{DiceKey, Roll};
use crate::hash::StateHash;
use crate::options::OptionValues;
use crate::side::{BySide, Side, Viewer};
use crate::title::Setup;

mod read;
mod replay;
mod write;

pub(crate) use replay::play_line;
pub use replay::{ChoiceProblem, Played, ProofError, ReplayError, Replayed, UNKNOWN, prove_dice, replay};

use read::{Reader, at, read_body, read_format, read_header, read_scenario_file};

/// The version of the format this crate writes.
pub const FORMAT: u32 = 1;

/// Longest record read, in bytes.
pub const MAX_BYTES: usize = 16 << 20;
/// Longest line read, in bytes.
pub const MAX_LINE: usize = 4096;
/// Most lines read.
pub const MAX_LINES: usize = 400_000;
/// Most choices read.
pub const MAX_CHOICES: usize = 200_000;

/// A game, as far as it was played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// What was played, by whom.
    pub header: Header,
    /// The choices, first to last.
    pub lines: Vec<Line>,
    /// How it ended.
    pub ending: Ending,
}

/// What was played, by whom.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Header {
    /// The title's id.
    pub title: String,
    /// The version of its rules.
    pub rules_version: u32,
    /// The digest of its data.
    pub data_digest: String,
    /// The scenario's id.
    pub scenario: String,
    /// All options with their values.
    pub options: OptionValues,
    /// The players' names.
    pub players: BySide<String>,
    /// The day, as `2026-07-21`.
    pub date: Option<String>,
    /// The commitment to the dice key.
    pub dice_commitment: Option<String>,
    /// The first choice, counted from 1, whose dice the key covers; `None` is all of them.
    pub dice_from: Option<usize>,
    /// The dice key; only in the record of a game that has ended.
    pub dice_key: Option<DiceKey>,
    /// Who may see this record, if it was made while the game was on and leaves out what that viewer
    /// may not know. Such a record is for reading; it cannot be replayed.
    pub seen_by: Option<Viewer>,
    /// The scenario file of a game that started from one of its own.
    pub scenario_file: Option<ScenarioFile>,
}

/// The text of a scenario file, with line ends as `\n` and one at the end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScenarioFile(String);

impl ScenarioFile {
    /// Takes a text, setting its line ends right.
    pub fn new(text: &str) -> ScenarioFile {
        let mut lines = String::with_capacity(text.len() + 1);
        for line in text.lines() {
            lines.push_str(line);
            lines.push('\n');
        }
        ScenarioFile(lines)
    }

    /// The text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// A face and what it was rolled for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Face {
    /// The purpose, kebab-case.
    pub purpose: String,
    /// The face, from 1.
    pub face: u8,
}

impl From<&Roll> for Face {
    fn from(roll: &Roll) -> Face {
        Face { purpose: roll.purpose.0.to_owned(), face: roll.face }
    }
}

/// One choice with the faces it rolled.
#[derive(Clone, Debug, Eq)]
pub struct Line {
    /// Who chose.
    pub side: Side,
    /// What, in the title's notation.
    pub notation: String,
    /// The faces, in order.
    pub faces: Vec<Face>,
    /// The reseed that was in force; 0 is the first key.
    pub reseed: u32,
    /// Where it stood in the text it was read from. Not part of equality.
    pub at: Option<usize>,
}

impl PartialEq for Line {
    fn eq(&self, other: &Line) -> bool {
        let key = |line: &Line| (line.side, line.reseed);
        key(self) == key(other) && self.notation == other.notation && self.faces == other.faces
    }
}

/// How a record ends.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ending {
    /// The game goes on.
    Unfinished {
        /// The hash of the state after the last choice.
        hash: Option<StateHash>,
    },
    /// The game is over.
    Ended {
        /// Who won; `None` is a draw.
        winner: Option<Side>,
        /// The hash of the final state.
        hash: StateHash,
    },
}

impl Ending {
    /// The hash of the last state, where the record has it.
    pub fn hash(&self) -> Option<StateHash> {
        match self {
            Ending::Unfinished { hash } => *hash,
            Ending::Ended { hash, .. } => Some(*hash),
        }
    }
}

/// A record that cannot be read or written.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {problem}")]
pub struct RecordError {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong with it.
    pub problem: Problem,
}

/// What is wrong with a line of a record.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Problem {
    /// Something is larger than any honest record has it.
    #[error("the {what} is over the limit of {limit}")]
    TooMuch {
        /// What: `record in bytes`, `line in bytes`, `number of lines`, `number of choices`.
        what: &'static str,
        /// The limit.
        limit: usize,
    },
    /// The text is something else.
    #[error("this is no record: the first line has to be 'brigadier-record {FORMAT}'")]
    NotARecord,
    /// A record of a format we do not know.
    #[error("this record has format '{found}'; this program reads format {FORMAT}")]
    OtherFormat {
        /// The format it has.
        found: String,
    },
    /// A character that does not belong in text.
    #[error("there is a control character in it")]
    ControlCharacter,
    /// Something else should stand here.
    #[error("expected {expected}, found '{found}'")]
    Expected {
        /// What should stand here.
        expected: String,
        /// What stands here, cut if long.
        found: String,
    },
    /// The text stops in the middle.
    #[error("the record breaks off: it has no 'end' or 'unfinished' line")]
    BreaksOff,
    /// What was to be written would not read back as the same.
    #[error("a value holds characters or line breaks that a record cannot hold")]
    Unwritable,
}

impl Problem {
    fn expected(expected: impl Into<String>, found: &str) -> Problem {
        Problem::Expected { expected: expected.into(), found: found.chars().take(60).collect() }
    }
}

impl Record {
    /// Reads a record. Comments are skipped; a byte order mark and `\r\n` line ends are tolerated.
    pub fn parse(text: &str) -> Result<Record, RecordError> {
        let mut reader = Reader::new(text)?;
        read_format(&mut reader)?;
        let mut header = read_header(&mut reader)?;
        header.scenario_file = read_scenario_file(&mut reader)?;
        let (line, gap) = reader.require()?;
        if !gap.is_empty() {
            return Err(at(line, Problem::expected("an empty line after the header", gap)));
        }
        let (lines, ending) = read_body(&mut reader, &header)?;
        Ok(Record { header, lines, ending })
    }

    /// Writes the record, or says which value cannot be written.
    pub fn to_text(&self) -> Result<String, RecordError> {
        let text = self.write();
        // Reading it back proves that no name or notation smuggled in a line of its own.
        match Record::parse(&text) {
            Ok(read) if read == *self => Ok(text),
            Ok(_) => Err(at(1, Problem::Unwritable)),
            Err(error) => Err(error),
        }
    }

    /// What the game was started from.
    pub fn setup(&self) -> Setup {
        Setup {
            scenario: self.header.scenario.clone(),
            scenario_text: self.header.scenario_file.as_ref().map(|file| file.as_str().to_owned()),
            options: self.header.options.clone(),
        }
    }

    /// Refuses a record made with other data than ours.
    pub fn check_data(&self, ours: &str) -> Result<(), ReplayError> {
        let theirs = &self.header.data_digest;
        if theirs == ours {
            return Ok(());
        }
        Err(ReplayError::OtherData { record: theirs.clone(), ours: ours.to_owned() })
    }
}
