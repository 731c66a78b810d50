//! The scripted commander: draws up orders, and takes the choice that appeals most under them.

use kernel::{Appeal, BySide, Side, Tactics};

use super::dice::{SampleDice, mix};
use crate::greedy::considered;

/// Samples of a choice that throws dice. The first shows whether it does.
const SAMPLES: u64 = 6;

/// A soft choice strays no further from the best than so many times its temperature.
const STRAYING: f64 = 3.0;

/// How the scripted commander decides.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Manner {
    /// Softness of the choice in hundredths of a chance to win; 0 takes the best.
    pub temperature: f64,
}

impl Manner {
    /// Takes the best.
    pub const FIRM: Manner = Manner { temperature: 0.0 };
}

/// The orders both sides go by while a game is played or imagined.
pub struct Staff<T: Tactics> {
    orders: BySide<Option<T::Orders>>,
    /// Old ones nobody goes by any more.
    old: BySide<Option<T::Orders>>,
    /// The number of the orders each side draws up.
    usual: BySide<usize>,
    /// How bold each side is.
    pub boldness: BySide<f64>,
}

impl<T: Tactics> Clone for Staff<T> {
    fn clone(&self) -> Staff<T> {
        let old = BySide::new(None, None);
        Staff { orders: self.orders.clone(), old, usual: self.usual, boldness: self.boldness }
    }
}

impl<T: Tactics> Staff<T> {
    /// A staff that has drawn up nothing yet.
    pub fn new(boldness: BySide<f64>) -> Staff<T> {
        let nothing = || BySide::new(None, None);
        Staff { orders: nothing(), old: nothing(), usual: BySide::new(0, 0), boldness }
    }

    /// The same with the papers of another: nobody goes by its orders, but what was worked out for them may serve.
    #[must_use]
    pub fn after(mut self, papers: BySide<Option<T::Orders>>) -> Staff<T> {
        self.old = papers;
        self
    }

    /// What is left behind for another.
    pub fn papers(self) -> BySide<Option<T::Orders>> {
        let BySide { union, confederate } = self.orders;
        BySide::new(union.or(self.old.union), confederate.or(self.old.confederate))
    }

    /// The orders a side goes by, drawn up anew where it starts to plan.
    pub fn brief(&mut self, world: &T::World, state: &T::State, side: Side) -> Option<&T::Orders> {
        let hold = |orders: &T::Orders| !T::at_boundary(world, state) || T::still_hold(world, state, orders);
        if !self.orders[side].as_ref().is_some_and(hold) {
            let (boldness, usual) = (self.boldness[side], self.usual[side]);
            let orders = match self.orders[side].take().or_else(|| self.old[side].take()) {
                Some(before) => T::orders_again(world, state, side, boldness, usual, before),
                None => T::orders(world, state, side, boldness, usual),
            };
            self.orders[side] = orders.or_else(|| T::orders(world, state, side, boldness, 0));
        }
        self.orders[side].as_ref()
    }

    /// The orders a side goes by, if any were drawn up.
    pub fn orders(&self, side: Side) -> Option<&T::Orders> {
        self.orders[side].as_ref()
    }

    /// Has a side draw up other orders than the scripted ones from now on.
    pub fn accustom(&mut self, side: Side, number: usize) {
        self.usual[side] = number;
    }

    /// Gives a side other orders.
    pub fn give(&mut self, side: Side, orders: Option<T::Orders>) {
        self.orders[side] = orders;
        if let (Some(orders), Some(old)) = (&mut self.orders[side], self.old[side].take()) {
            T::inherit(orders, old);
        }
    }
}

/// The scripted commander with room to work in.
pub struct Script<T: Tactics> {
    scratch: Option<T::State>,
    events: Vec<T::Event>,
    worths: Vec<(usize, f64)>,
    /// Positions decided in or looked at so far: the measure of all budgets.
    pub nodes: u64,
}

impl<T: Tactics> Default for Script<T> {
    fn default() -> Script<T> {
        Script { scratch: None, events: Vec::new(), worths: Vec::new(), nodes: 0 }
    }
}

impl<T: Tactics> Script<T> {
    /// The index of the choice taken. `noise` makes soft choices the same for the same number.
    pub fn pick(
        &mut self,
        world: &T::World,
        state: &T::State,
        choices: &[T::Choice],
        orders: &T::Orders,
        manner: Manner,
        noise: u64,
    ) -> usize {
        let Some(side) = T::to_choose(world, state).filter(|_| choices.len() > 1) else { return 0 };
        self.weigh(world, state, choices, orders, side, noise);
        let best = self.worths.iter().map(|(_, worth)| *worth).fold(f64::NEG_INFINITY, f64::max);
        let mut taken = (0, f64::NEG_INFINITY);
        for &(index, worth) in &self.worths {
            let mut drawn = worth;
            if manner.temperature > 0.0 {
                if worth < best - STRAYING * manner.temperature {
                    continue;
                }
                drawn += manner.temperature * gumbel(mix(noise ^ mix(index as u64)));
            }
            if drawn > taken.1 {
                taken = (index, drawn);
            }
        }
        taken.0
    }

    /// The choices that are worth a look, the most appealing first, at most so many.
    pub fn best(
        &mut self,
        world: &T::World,
        state: &T::State,
        choices: &[T::Choice],
        orders: &T::Orders,
        most: usize,
    ) -> Vec<usize> {
        let Some(side) = T::to_choose(world, state) else { return Vec::new() };
        self.weigh(world, state, choices, orders, side, 0);
        let mut order = self.worths.clone();
        order.sort_by(|a, b| b.1.total_cmp(&a.1));
        order.into_iter().take(most).map(|(index, _)| index).collect()
    }

    fn weigh(
        &mut self,
        world: &T::World,
        state: &T::State,
        choices: &[T::Choice],
        orders: &T::Orders,
        side: Side,
        noise: u64,
    ) {
        self.worths.clear();
        let mut now = None;
        let appeal = T::appeals(world, state, orders);
        for (index, choice) in considered::<T>(world, state, choices) {
            let worth = match appeal(choice) {
                Appeal::Worth(worth) => worth,
                Appeal::Look(more) => {
                    let now = *now.get_or_insert_with(|| T::chance(world, state, side));
                    more + 100.0 * (self.look(world, state, choice, side, noise) - now)
                }
            };
            self.worths.push((index, if worth.is_nan() { f64::NEG_INFINITY } else { worth }));
        }
    }

    /// The mean chance after a choice, over dice of its own.
    fn look(&mut self, world: &T::World, state: &T::State, choice: &T::Choice, side: Side, noise: u64) -> f64 {
        let (mut sum, mut count) = (0.0, 0.0);
        for k in 0..SAMPLES {
            let mut dice = SampleDice::new(!noise, k);
            let Some(chance) = self.try_once(world, state, choice, side, &mut dice) else { return f64::NEG_INFINITY };
            sum += chance;
            count += 1.0;
            if dice.rolled() == 0 {
                break;
            }
        }
        sum / count
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
        let chance = played.is_ok().then(|| T::chance(world, &end, side));
        self.scratch = Some(end);
        chance
    }
}

/// A Gumbel number: added to values, it makes the best one a draw from their softmax.
fn gumbel(bits: u64) -> f64 {
    let unit = ((bits >> 11) as f64 + 0.5) / (1_u64 << 53) as f64;
    -(-unit.ln()).ln()
}
