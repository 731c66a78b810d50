//! Playing a record through, and proving its dice.

use super::{Ending, Face, Header, Line, Record};
use crate::dice::{Dice, LiveDice, Purpose, RecordingDice, Roll, ScriptError, ScriptedDice};
use crate::hash::{StateHash, state_hash};
use crate::secret::told;
use crate::side::{Side, Viewer};
use crate::title::{Asked, NotationError, Refusal, Title};
use crate::view::EventLine;

/// Stands for a choice its reader may not know.
pub const UNKNOWN: &str = "?";

/// A choice that was played, with all that came of it.
pub struct Played<T: Title> {
    /// Who chose.
    pub side: Side,
    /// What.
    pub choice: T::Choice,
    /// The rolls it made.
    pub rolls: Vec<Roll>,
    /// What happened.
    pub events: Vec<T::Event>,
    /// The reseed that was in force.
    pub reseed: u32,
}

impl<T: Title> Played<T> {
    /// Who threw each die: as the events tell, else whoever chose.
    pub fn throwers(&self, world: &T::World) -> Vec<Side> {
        let told = self.events.iter().flat_map(|event| T::thrown(world, event));
        let mut told: Vec<_> = told.map(Some).collect();
        let thrower = |purpose| {
            let of = |one: &&mut Option<(Side, Purpose)>| one.is_some_and(|(_, known)| known == purpose);
            told.iter_mut().find(of).and_then(Option::take).map_or(self.side, |(side, _)| side)
        };
        self.rolls.iter().map(|roll| roll.purpose).map(thrower).collect()
    }

    /// The rolls this viewer may see, each with the side that threw it.
    pub fn rolls_for(&self, world: &T::World, viewer: Viewer) -> Vec<(Roll, Side)> {
        let rolls = self.rolls.iter().copied().zip(self.throwers(world));
        rolls.filter(|(roll, side)| T::dice_audience(world, roll.purpose, *side).includes(viewer)).collect()
    }

    /// What was chosen, if this viewer may know.
    pub fn notation_for(&self, world: &T::World, viewer: Viewer) -> Option<String> {
        let known = viewer.knows(self.side) || T::choice_audience(world, &self.choice).includes(viewer);
        known.then(|| T::notation(world, &self.choice))
    }

    /// What this viewer is told of what happened.
    pub fn told_to(&self, world: &T::World, viewer: Viewer) -> Vec<EventLine> {
        self.events.iter().filter_map(|event| told::<T>(world, event, viewer)).collect()
    }

    /// As a line of a record that leaves out what this viewer may not know.
    pub fn line_for(&self, world: &T::World, viewer: Viewer) -> Line {
        Line {
            side: self.side,
            notation: self.notation_for(world, viewer).unwrap_or_else(|| UNKNOWN.to_owned()),
            faces: self.rolls_for(world, viewer).iter().map(|(roll, _)| Face::from(roll)).collect(),
            reseed: self.reseed,
            at: None,
        }
    }

    /// As a line of a record.
    pub fn line(&self, world: &T::World) -> Line {
        Line {
            side: self.side,
            notation: T::notation(world, &self.choice),
            faces: self.rolls.iter().map(Face::from).collect(),
            reseed: self.reseed,
            at: None,
        }
    }
}

/// A record played through.
pub struct Replayed<T: Title> {
    /// The state after the last choice played.
    pub state: T::State,
    /// Each choice with its rolls and events.
    pub played: Vec<Played<T>>,
    /// The hash of the state.
    pub hash: StateHash,
}

/// Why a record does not replay.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReplayError {
    /// It is a game of another title.
    #[error("this is a record of '{record}', not of '{ours}'")]
    OtherTitle {
        /// The record's title.
        record: String,
        /// Ours.
        ours: &'static str,
    },
    /// It was made with another version of the rules.
    #[error("this record was made with version {record} of the rules; this program has version {ours}")]
    OtherRules {
        /// The record's version.
        record: u32,
        /// Ours.
        ours: u32,
    },
    /// It was made with other data.
    #[error("this record was made with other data (digest {record}); ours is {ours}")]
    OtherData {
        /// The record's digest.
        record: String,
        /// Ours.
        ours: String,
    },
    /// It was made for one viewer while the game was on.
    #[error(
        "this record leaves out what the viewer '{}' could not know while the game was on, so it cannot be replayed; \
         take the record of the finished game",
        .0.id()
    )]
    Sealed(Viewer),
    /// The world given is not the one of the record's scenario and options.
    #[error("the record's {what} are not those of the game it is replayed in")]
    OtherSetup {
        /// `scenario` or `options`.
        what: &'static str,
    },
    /// A choice cannot be played.
    #[error("{}choice {number}: {problem}", line_prefix(*line))]
    Choice {
        /// The line, where the record was read from text.
        line: Option<usize>,
        /// Which choice, counted from 1.
        number: usize,
        /// Why not.
        problem: ChoiceProblem,
    },
    /// The last state is another.
    #[error("the last state has hash {found}, the record says {expected}")]
    Hash {
        /// The record's.
        expected: StateHash,
        /// Ours.
        found: StateHash,
    },
    /// The result is another.
    #[error("the game ends with '{found}', the record says '{expected}'")]
    Result {
        /// The record's.
        expected: &'static str,
        /// Ours.
        found: &'static str,
    },
}

impl ReplayError {
    /// True if the record may well be right, but was made with another version or other data.
    pub fn is_other_version(&self) -> bool {
        matches!(self, ReplayError::OtherRules { .. } | ReplayError::OtherData { .. })
    }
}

fn line_prefix(line: Option<usize>) -> String {
    line.map(|line| format!("line {line}, ")).unwrap_or_default()
}

/// Why a recorded choice cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ChoiceProblem {
    /// The title cannot read it.
    #[error(transparent)]
    Notation(#[from] NotationError),
    /// The other side is asked.
    #[error("it is {asked}'s choice, not {said}'s")]
    WrongSide {
        /// Who is asked.
        asked: Side,
        /// Who is said to have chosen.
        said: Side,
    },
    /// Nobody is asked any more.
    #[error("the game is over")]
    GameOver,
    /// The rules forbid it.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// The faces do not fit the rolls.
    #[error(transparent)]
    Dice(#[from] ScriptError),
}

/// Plays a record through, or its first `upto` choices only.
///
/// A record played to its end must come to its hash and result.
pub fn replay<T: Title>(world: &T::World, record: &Record, upto: Option<usize>) -> Result<Replayed<T>, ReplayError> {
    check_origin::<T>(world, &record.header)?;
    let mut state = T::start(world);
    let wanted = upto.unwrap_or(usize::MAX).min(record.lines.len());
    let mut played = Vec::with_capacity(wanted);
    for (line, number) in record.lines.iter().zip(1..).take(wanted) {
        let step = play_line::<T>(world, &mut state, line);
        played.push(step.map_err(|problem| ReplayError::Choice { line: line.at, number, problem })?);
    }
    let hash = state_hash::<T>(world, &state);
    if wanted == record.lines.len() {
        check_ending::<T>(world, &state, hash, &record.ending)?;
    }
    Ok(Replayed { state, played, hash })
}

fn check_origin<T: Title>(world: &T::World, header: &Header) -> Result<(), ReplayError> {
    if header.title != T::ID {
        return Err(ReplayError::OtherTitle { record: header.title.clone(), ours: T::ID });
    }
    if header.rules_version != T::RULES_VERSION {
        return Err(ReplayError::OtherRules { record: header.rules_version, ours: T::RULES_VERSION });
    }
    if let Some(viewer) = header.seen_by {
        return Err(ReplayError::Sealed(viewer));
    }
    if header.scenario != T::scenario(world) {
        return Err(ReplayError::OtherSetup { what: "scenario" });
    }
    if header.options != *T::options(world) {
        return Err(ReplayError::OtherSetup { what: "options" });
    }
    Ok(())
}

/// Plays one recorded choice. After an error the state is of no use.
pub(crate) fn play_line<T: Title>(
    world: &T::World,
    state: &mut T::State,
    line: &Line,
) -> Result<Played<T>, ChoiceProblem> {
    let choice = T::parse(world, &line.notation)?;
    let asked = T::to_choose(world, state).ok_or(ChoiceProblem::GameOver)?;
    if asked != line.side {
        return Err(ChoiceProblem::WrongSide { asked, said: line.side });
    }
    let faces = line.faces.iter().map(|face| (face.purpose.as_str(), face.face));
    let mut script = ScriptedDice::rolls(faces);
    let mut dice = RecordingDice::new(&mut script);
    let mut events = Vec::new();
    let refused = T::choose(world, state, &choice, &mut dice, &mut events).err();
    let rolls = dice.rolls;
    // A die that is not as recorded may be the very cause of a refusal, so it is named first;
    // faces that a refused choice left over are not.
    match (script.finish(), refused) {
        (Err(error), None) => Err(error.into()),
        (Err(error), Some(_)) if !matches!(error, ScriptError::LeftOver { .. }) => Err(error.into()),
        (_, Some(refusal)) => Err(refusal.into()),
        (Ok(()), None) => Ok(Played { side: asked, choice, rolls, events, reseed: line.reseed }),
    }
}

fn check_ending<T: Title>(
    world: &T::World,
    state: &T::State,
    found: StateHash,
    ending: &Ending,
) -> Result<(), ReplayError> {
    if let Some(expected) = ending.hash().filter(|expected| *expected != found) {
        return Err(ReplayError::Hash { expected, found });
    }
    let expected = match ending {
        Ending::Unfinished { .. } => UNFINISHED,
        Ending::Ended { winner, .. } => winner.map_or("draw", Side::id),
    };
    let found = match T::asked(world, state) {
        Asked::Choose { .. } => UNFINISHED,
        Asked::Over(outcome) => outcome.winner.map_or("draw", Side::id),
    };
    if expected == found { Ok(()) } else { Err(ReplayError::Result { expected, found }) }
}

const UNFINISHED: &str = "unfinished";

/// Why the faces of a record are not proved right.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ProofError {
    /// There is no key to prove them by.
    #[error("the record has no dice key")]
    NoKey,
    /// The key is not the one committed to.
    #[error("the dice key is not the one that was committed to")]
    OtherKey,
    /// A face is not the one the key gives.
    #[error("choice {choice}, roll {roll}: the key gives {expected}, the record says {found}")]
    Face {
        /// Which choice, counted from 1.
        choice: usize,
        /// Which roll of it, counted from 1.
        roll: usize,
        /// What the key gives.
        expected: u8,
        /// What the record says.
        found: u8,
    },
}

/// Proves that the faces of a replayed record are those its key gives, and that the key is the
/// one committed to.
pub fn prove_dice<T: Title>(header: &Header, played: &[Played<T>]) -> Result<(), ProofError> {
    let key = header.dice_key.ok_or(ProofError::NoKey)?;
    if header.dice_commitment.as_ref().is_some_and(|commitment| *commitment != key.commitment()) {
        return Err(ProofError::OtherKey);
    }
    let mut reseed = 0;
    let mut dice = LiveDice::new(key);
    let covered = played.iter().zip(1..).skip(header.dice_from.unwrap_or(1).saturating_sub(1));
    for (step, choice) in covered {
        if step.reseed != reseed {
            reseed = step.reseed;
            dice = LiveDice::new(key.reseeded(reseed));
        }
        for (rolled, roll) in step.rolls.iter().zip(1..) {
            let expected = dice.roll(rolled.sides, rolled.purpose);
            if expected != rolled.face {
                return Err(ProofError::Face { choice, roll, expected, found: rolled.face });
            }
        }
    }
    Ok(())
}
