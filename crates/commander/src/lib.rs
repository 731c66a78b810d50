//! Players that are not people, for any title.
//!
//! A [`Player`] is shown a position and its legal choices and picks one. [`Random`] picks any;
//! [`Greedy`] looks one choice ahead, over all dice of that choice. Both are deterministic: the
//! same seed and the same game give the same picks on every machine. Neither ever touches the
//! dice of the game.

mod greedy;
mod play_out;
mod random;
mod stream;

use std::fmt;
use std::str::FromStr;

use kernel::{Side, Tactics, Title};

pub use greedy::Greedy;
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
}

impl Kind {
    /// All kinds, weakest first.
    pub const ALL: [Kind; 2] = [Kind::Random, Kind::Greedy];

    /// The word for it on the command line and in records.
    pub const fn id(self) -> &'static str {
        match self {
            Kind::Random => "random",
            Kind::Greedy => "greedy",
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
#[error("'{0}' is no computer player; say 'random' or 'greedy'")]
pub struct UnknownKind(pub String);

impl FromStr for Kind {
    type Err = UnknownKind;

    fn from_str(word: &str) -> Result<Kind, UnknownKind> {
        Kind::ALL.into_iter().find(|kind| kind.id() == word).ok_or_else(|| UnknownKind(word.to_owned()))
    }
}

/// A computer player of either kind, chosen at run time without a virtual call.
#[allow(clippy::large_enum_variant, reason = "there are two of them in a game, not thousands")]
pub enum Computer<T: Title> {
    /// Picks any choice.
    Random(Random),
    /// Picks the choice with the best expectation.
    Greedy(Greedy<T>),
}

impl<T: Title> Computer<T> {
    /// A player of one side in one game of a run.
    pub fn new(kind: Kind, seed: u64, game: u64, side: Side) -> Computer<T> {
        match kind {
            Kind::Random => Computer::Random(Random::new(seed, game, side)),
            Kind::Greedy => Computer::Greedy(Greedy::new()),
        }
    }
}

impl<T: Tactics> Player<T> for Computer<T> {
    fn pick(&mut self, world: &T::World, state: &T::State, choices: &[T::Choice]) -> usize {
        match self {
            Computer::Random(random) => Player::<T>::pick(random, world, state, choices),
            Computer::Greedy(greedy) => greedy.pick(world, state, choices),
        }
    }
}
