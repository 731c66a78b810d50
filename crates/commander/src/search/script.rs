//! The scripted commander: looks one choice ahead with a handful of dice, for plans and rollouts.

use kernel::{Side, Tactics, Title};

use super::dice::{SampleDice, mix};
use crate::greedy::considered;

/// Samples of a choice that throws dice. The first shows whether it does.
const SAMPLES: u64 = 6;

/// How the scripted commander decides.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Manner {
    /// Softness of the choice on the title's scale of values; 0 takes the best.
    pub temperature: f64,
}

/// The scripted commander with room to work in.
pub struct Script<T: Title> {
    scratch: Option<T::State>,
    events: Vec<T::Event>,
    /// States reached so far: the measure of all budgets.
    pub nodes: u64,
}

impl<T: Title> Default for Script<T> {
    fn default() -> Script<T> {
        Script { scratch: None, events: Vec::new(), nodes: 0 }
    }
}

impl<T: Tactics> Script<T> {
    /// The index of the choice taken. `noise` makes soft choices the same for the same number.
    pub fn pick(
        &mut self,
        world: &T::World,
        state: &T::State,
        choices: &[T::Choice],
        manner: Manner,
        noise: u64,
    ) -> usize {
        let Some(side) = T::to_choose(world, state).filter(|_| choices.len() > 1) else { return 0 };
        let mut best = (0, f64::NEG_INFINITY);
        for (index, choice) in considered::<T>(world, state, choices) {
            let mut worth = self.worth(world, state, choice, side, noise);
            if manner.temperature > 0.0 {
                worth += manner.temperature * gumbel(mix(noise ^ mix(index as u64)));
            }
            if worth > best.1 {
                best = (index, worth);
            }
        }
        best.0
    }

    /// The mean value after a choice, over dice of its own, and the inclination to it.
    fn worth(&mut self, world: &T::World, state: &T::State, choice: &T::Choice, side: Side, noise: u64) -> f64 {
        let inclination = T::inclination(world, state, choice);
        let (mut sum, mut count) = (0.0, 0.0);
        for k in 0..SAMPLES {
            let mut dice = SampleDice::new(!noise, k);
            let Some(value) = self.try_once(world, state, choice, side, &mut dice) else { return f64::NEG_INFINITY };
            sum += value;
            count += 1.0;
            if dice.rolled() == 0 {
                break;
            }
        }
        let worth = sum / count + inclination;
        if worth.is_nan() { f64::NEG_INFINITY } else { worth }
    }

    fn try_once(
        &mut self,
        world: &T::World,
        state: &T::State,
        choice: &T::Choice,
        side: Side,
        dice: &mut SampleDice,
    ) -> Option<f64> {
        let mut end = match self.scratch.take() {
            Some(mut end) => {
                end.clone_from(state);
                end
            }
            None => state.clone(),
        };
        self.events.clear();
        self.nodes += 1;
        let played = T::choose(world, &mut end, choice, dice, &mut self.events);
        let value = played.is_ok().then(|| T::value(world, &end, side));
        self.scratch = Some(end);
        value
    }
}

/// A Gumbel number: added to values, it makes the best one a draw from their softmax.
fn gumbel(bits: u64) -> f64 {
    let unit = ((bits >> 11) as f64 + 0.5) / (1_u64 << 53) as f64;
    -(-unit.ln()).ln()
}
