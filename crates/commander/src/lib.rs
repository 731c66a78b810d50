//! Players that are not people, for any title.
//!
//! A [`Player`] is shown a position and its legal choices and picks one. [`Random`] picks any;
//! [`Greedy`] looks one choice ahead, over all dice of that choice; a [`Commander`] goes by a script
//! or searches plans, at one of six levels. All are deterministic: the same seed and the same game
//! give the same picks on every machine. None of them ever touches the dice of the game.

pub mod analysis;
pub mod arena;
pub mod book;
pub mod conduct;
pub mod fit;
pub mod tune;

mod advice;
mod foresight;
mod greedy;
mod halt;
mod levels;
mod play_out;
#[cfg(test)]
mod race;
mod random;
mod stream;

pub mod search;

use std::fmt;
use std::str::FromStr;

use kernel::{Side, Tactics, Text, Title, Viewer};

use crate::search::SampleDice;

pub use advice::{Advice, advise};
pub use greedy::Greedy;
pub use halt::{Allowance, Halt};
pub use levels::{Commander, FULL_NODES, Level, Temperament};
pub use play_out::{Desk, Ended, Played, Witness, play_before, play_out};
pub use random::Random;
pub use stream::Stream;

/// Somebody who picks choices.
pub trait Player<T: Title> {
    /// The index of the choice picked. `choices` are all legal choices, and there is at least one.
    fn pick(&mut self, world: &T::World, state: &T::State, choices: &[T::Choice]) -> usize;
}

/// The kinds of computer players there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// Picks any choice.
    Random,
    /// Picks the choice with the best expectation.
    Greedy,
    /// Commands at a level, as one is.
    Level(Level, Temperament),
}

impl Kind {
    /// All kinds of even temper, weakest first.
    pub const ALL: [Kind; 8] = [
        Kind::Random,
        Kind::Greedy,
        Kind::OFFERED[0],
        Kind::OFFERED[1],
        Kind::OFFERED[2],
        Kind::OFFERED[3],
        Kind::OFFERED[4],
        Kind::OFFERED[5],
    ];

    /// Those a person is offered at a table, weakest first; the others are yardsticks.
    pub const OFFERED: [Kind; 6] = [
        Kind::of(Level::Recruit),
        Kind::of(Level::Volunteer),
        Kind::of(Level::Regular),
        Kind::of(Level::Veteran),
        Kind::of(Level::Corps),
        Kind::of(Level::Army),
    ];

    /// A commander of even temper.
    pub const fn of(level: Level) -> Kind {
        Kind::Level(level, Temperament::Methodical)
    }

    /// True if it searches, which takes its time; the others choose at once.
    pub const fn searches(self) -> bool {
        matches!(self, Kind::Level(Level::Veteran | Level::Corps | Level::Army, _))
    }

    /// The word for it on the command line and in records.
    pub const fn id(self) -> &'static str {
        match self {
            Kind::Random => "random",
            Kind::Greedy => "greedy",
            Kind::Level(level, temperament) => IDS[level as usize][temperament as usize],
        }
    }
}

/// The words for the levels, each cautious, methodical and aggressive.
const IDS: [[&str; 3]; 6] = [
    ["level1-cautious", "level1", "level1-aggressive"],
    ["level2-cautious", "level2", "level2-aggressive"],
    ["level3-cautious", "level3", "level3-aggressive"],
    ["level4-cautious", "level4", "level4-aggressive"],
    ["level5-cautious", "level5", "level5-aggressive"],
    ["level6-cautious", "level6", "level6-aggressive"],
];

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// A word that names no computer player.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("'{0}' is no computer player; say 'random', 'greedy' or 'level1' to 'level6'")]
pub struct UnknownKind(pub String);

impl FromStr for Kind {
    type Err = UnknownKind;

    fn from_str(word: &str) -> Result<Kind, UnknownKind> {
        let tempers = |level| Temperament::ALL.map(|temperament| Kind::Level(level, temperament));
        let mut all = Kind::ALL.into_iter().chain(Level::ALL.into_iter().flat_map(tempers));
        all.find(|kind| kind.id() == word).ok_or_else(|| UnknownKind(word.to_owned()))
    }
}

/// A computer player of any kind, chosen at run time without a virtual call.
#[allow(clippy::large_enum_variant, reason = "there are two of them in a game, not thousands")]
pub enum Computer<T: Tactics> {
    /// Picks any choice.
    Random(Random),
    /// Picks the choice with the best expectation.
    Greedy(Greedy<T>),
    /// Commands at a level.
    Level(Commander<T>),
}

impl<T: Tactics> Computer<T> {
    /// A player of one side in one game of a run.
    pub fn new(kind: Kind, seed: u64, game: u64, side: Side) -> Computer<T> {
        Computer::with_nodes(kind, FULL_NODES, seed, game, side)
    }

    /// The same with another effort of a full search.
    pub fn with_nodes(kind: Kind, nodes: u64, seed: u64, game: u64, side: Side) -> Computer<T> {
        match kind {
            Kind::Level(level, temperament) => {
                Computer::Level(Commander::new(level, nodes, seed, game, side).tempered(temperament))
            }
            Kind::Random => Computer::Random(Random::new(seed, game, side)),
            Kind::Greedy => Computer::Greedy(Greedy::new()),
        }
    }

    /// The same, but a commander now and then takes up any of the orders the title thinks sensible.
    #[must_use]
    pub fn varied(self) -> Computer<T> {
        match self {
            Computer::Level(commander) => Computer::Level(commander.varied()),
            other => other,
        }
    }

    /// Has it end its searches early once they are called off; its choices are then of no use.
    pub fn heed(&mut self, halt: Halt) {
        if let Computer::Level(commander) = self {
            commander.heed(halt);
        }
    }

    /// What it is about, in a sentence, now that it has picked a choice in a position; `None` if it does not tell, or has
    /// not just started to plan.
    pub fn intent(&self, world: &T::World, state: &T::State, choice: &T::Choice, side: Side) -> Option<Text> {
        match self {
            Computer::Level(commander) if T::SECRETS => {
                commander.intent(world, &imagined::<T>(world, state), choice, side)
            }
            Computer::Level(commander) => commander.intent(world, state, choice, side),
            Computer::Random(_) | Computer::Greedy(_) => None,
        }
    }
}

impl<T: Tactics> Player<T> for Computer<T> {
    fn pick(&mut self, world: &T::World, state: &T::State, choices: &[T::Choice]) -> usize {
        if T::SECRETS && choices.len() > 1 && self.may_peek() {
            self.pick_from(world, &imagined::<T>(world, state), choices)
        } else {
            self.pick_from(world, state, choices)
        }
    }
}

impl<T: Tactics> Computer<T> {
    /// True if the player might look at what its side cannot know.
    fn may_peek(&self) -> bool {
        match self {
            Computer::Random(_) => false,
            Computer::Greedy(_) => true,
            Computer::Level(commander) => T::PEEKS || !commander.is_scripted(),
        }
    }

    fn pick_from(&mut self, world: &T::World, state: &T::State, choices: &[T::Choice]) -> usize {
        match self {
            Computer::Random(random) => Player::<T>::pick(random, world, state, choices),
            Computer::Greedy(greedy) => greedy.pick(world, state, choices),
            Computer::Level(commander) => commander.pick(world, state, choices),
        }
    }
}

/// Seed of what players imagine. Part of what makes them the same on every machine.
const IMAGINATION: u64 = 0x1eaf_1861;

/// The position as the side that is asked may imagine it: what it cannot know is dealt anew, so that no
/// player looks into the other's hand.
pub(crate) fn imagined<T: Title>(world: &T::World, state: &T::State) -> T::State {
    let mut imagined = state.clone();
    if let Some(side) = T::to_choose(world, state) {
        let progress = T::progress(world, state);
        let mut dice = SampleDice::new(IMAGINATION ^ progress.stage, progress.act);
        T::redeal(world, &mut imagined, Viewer::of(side), &mut dice);
    }
    imagined
}
