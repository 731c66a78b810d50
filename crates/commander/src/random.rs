//! The player that picks anything.

use kernel::{Side, Title};

use crate::Player;
use crate::stream::Stream;

/// Picks every choice with the same chance, from a stream of its own.
#[derive(Clone)]
pub struct Random {
    stream: Stream,
}

impl Random {
    /// A player of one side in one game of a run.
    pub fn new(seed: u64, game: u64, side: Side) -> Random {
        Random { stream: Stream::new(seed, game, side.id()) }
    }
}

impl<T: Title> Player<T> for Random {
    fn pick(&mut self, _: &T::World, _: &T::State, choices: &[T::Choice]) -> usize {
        self.stream.below(choices.len())
    }
}
