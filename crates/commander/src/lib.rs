//! Players that are not people, for any title.
//!
//! A [`Player`] is shown a position and its legal choices and picks one. [`Random`] picks any;
//! [`Greedy`] looks one choice ahead, over all dice of that choice. Both are deterministic: the
//! same seed and the same game give the same picks on every machine. Neither ever touches the
//! dice of the game.

pub mod arena;

mod greedy;
mod levels;
mod play_out;
mod random;
mod stream;

pub mod search;

use std::fmt;
use std::str::FromStr;

use kernel::dice::LiveDice;
use kernel::{Side, Tactics, Title, Viewer};

pub use greedy::Greedy;
pub use levels::{Commander, FULL_NODES, Level, Temperament};
pub use play_out::{Desk, Ended, Played, play_out};
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
    /// Commands at a level.
    Level(Level),
}

impl Kind {
    /// All kinds, weakest first.
    pub const ALL: [Kind; 8] = [
        Kind::Random,
        Kind::Greedy,
        Kind::Level(Level::Recruit),
        Kind::Level(Level::Volunteer),
        Kind::Level(Level::Regular),
        Kind::Level(Level::Veteran),
        Kind::Level(Level::Corps),
        Kind::Level(Level::Army),
    ];

    /// Those a person is offered at a table: the levels join them once the arena has shown their order.
    pub const OFFERED: [Kind; 2] = [Kind::Random, Kind::Greedy];

    /// The word for it on the command line and in records.
    pub const fn id(self) -> &'static str {
        match self {
            Kind::Random => "random",
            Kind::Greedy => "greedy",
            Kind::Level(Level::Recruit) => "level1",
            Kind::Level(Level::Volunteer) => "level2",
            Kind::Level(Level::Regular) => "level3",
            Kind::Level(Level::Veteran) => "level4",
            Kind::Level(Level::Corps) => "level5",
            Kind::Level(Level::Army) => "level6",
        }
    }
}

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
        Kind::ALL.into_iter().find(|kind| kind.id() == word).ok_or_else(|| UnknownKind(word.to_owned()))
    }
}

/// A computer player of either kind, chosen at run time without a virtual call.
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
            Kind::Level(level) => Computer::Level(Commander::new(level, nodes, seed, game, side)),
            Kind::Random => Computer::Random(Random::new(seed, game, side)),
            Kind::Greedy => Computer::Greedy(Greedy::new()),
        }
    }
}

impl<T: Tactics> Player<T> for Computer<T> {
    fn pick(&mut self, world: &T::World, state: &T::State, choices: &[T::Choice]) -> usize {
        let imagined = T::SECRETS.then(|| imagined::<T>(world, state));
        let state = imagined.as_ref().unwrap_or(state);
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
fn imagined<T: Title>(world: &T::World, state: &T::State) -> T::State {
    let mut imagined = state.clone();
    if let Some(side) = T::to_choose(world, state) {
        let progress = T::progress(world, state);
        let mut dice = LiveDice::for_game(IMAGINATION ^ progress.stage, progress.act);
        T::redeal(world, &mut imagined, Viewer::of(side), &mut dice);
    }
    imagined
}
