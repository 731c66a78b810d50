//! The player that looks one choice ahead.

use kernel::dice::{DiceKey, EnumeratingDice, LiveDice};
use kernel::{Side, Tactics, Title};

use crate::Player;

/// Most sequences of faces tried for one choice; beyond that the dice are sampled.
const MOST_SEQUENCES: usize = 1_296;

/// How many samples are taken then. The same ones for every choice, so that two choices are
/// compared under the same luck.
const SAMPLES: u64 = 128;

/// Seed of the samples. Part of what makes the player the same on every machine.
const SAMPLE_SEED: u64 = 0x5eed_1861;

/// Picks the choice after which its side stands best on average over the dice of that choice,
/// with what the title's inclination adds. Of equals the first listed is taken.
pub struct Greedy<T: Title> {
    events: Vec<T::Event>,
    /// A state to play out on, kept so that its memory is used again.
    end: Option<T::State>,
    keys: Vec<DiceKey>,
}

impl<T: Title> Default for Greedy<T> {
    fn default() -> Greedy<T> {
        Greedy::new()
    }
}

impl<T: Title> Greedy<T> {
    /// A player; all are alike.
    pub fn new() -> Greedy<T> {
        Greedy { events: Vec::new(), end: None, keys: Vec::new() }
    }
}

impl<T: Tactics> Greedy<T> {
    /// What a choice is worth to `side`: the mean value of the states it leads to, and the
    /// inclination to it. A choice that is refused is worth nothing at all.
    pub fn worth(&mut self, world: &T::World, state: &T::State, choice: &T::Choice, side: Side) -> f64 {
        let look = Look::<T> { world, state, choice, side };
        let mean = self.exact(&look).unwrap_or_else(|| self.sampled(&look));
        let worth = mean + T::inclination(world, state, choice);
        if worth.is_nan() { f64::NEG_INFINITY } else { worth }
    }

    /// The mean over every sequence of faces; `None` if there are too many.
    fn exact(&mut self, look: &Look<'_, T>) -> Option<f64> {
        let mut dice = EnumeratingDice::new();
        let mut sum = 0.0;
        for _ in 0..MOST_SEQUENCES {
            let value = self.try_once(look, &mut dice);
            let (ways, of) = dice.chance()?;
            sum += value * ways as f64 / of as f64;
            if !dice.advance() {
                return Some(sum);
            }
        }
        None
    }

    fn sampled(&mut self, look: &Look<'_, T>) -> f64 {
        if self.keys.is_empty() {
            self.keys = (0..SAMPLES).map(|n| DiceKey::for_game(SAMPLE_SEED, n)).collect();
        }
        let keys = std::mem::take(&mut self.keys);
        let mut dice = LiveDice::new(DiceKey([0; 32]));
        let mut sum = 0.0;
        for key in &keys {
            dice.restart(*key);
            sum += self.try_once(look, &mut dice);
        }
        let mean = sum / keys.len() as f64;
        self.keys = keys;
        mean
    }

    fn try_once(&mut self, look: &Look<'_, T>, dice: &mut dyn kernel::Dice) -> f64 {
        let mut end = match self.end.take() {
            Some(mut end) => {
                end.clone_from(look.state);
                end
            }
            None => look.state.clone(),
        };
        self.events.clear();
        let played = T::choose(look.world, &mut end, look.choice, dice, &mut self.events);
        let value = if played.is_ok() { T::value(look.world, &end, look.side) } else { f64::NEG_INFINITY };
        self.end = Some(end);
        value
    }
}

/// What is looked at.
struct Look<'a, T: Title> {
    world: &'a T::World,
    state: &'a T::State,
    choice: &'a T::Choice,
    side: Side,
}

/// The choices worth a look with their places in the list; all of them if the title sees nothing in any.
pub fn considered<'a, T: Tactics>(
    world: &'a T::World,
    state: &'a T::State,
    choices: &'a [T::Choice],
) -> impl Iterator<Item = (usize, &'a T::Choice)> {
    let any = choices.iter().any(|choice| T::considers(world, state, choice));
    choices.iter().enumerate().filter(move |(_, choice)| !any || T::considers(world, state, choice))
}

impl<T: Tactics> Player<T> for Greedy<T> {
    fn pick(&mut self, world: &T::World, state: &T::State, choices: &[T::Choice]) -> usize {
        let Some(side) = T::to_choose(world, state).filter(|_| choices.len() > 1) else { return 0 };
        let mut best = (0, f64::NEG_INFINITY);
        for (index, choice) in considered::<T>(world, state, choices) {
            let worth = self.worth(world, state, choice, side);
            if worth > best.1 {
                best = (index, worth);
            }
        }
        best.0
    }
}
