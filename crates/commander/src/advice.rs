//! What a commander would do in a person's place.

use kernel::{Side, Tactics};

use crate::imagined;
use crate::search::{Effort, Plan, SampleDice, Search};

/// The number by which the adviser's dice differ from those of the levels.
const ADVISER: u64 = 0;

/// A plan for a person to look at.
#[derive(Clone, Debug)]
pub struct Advice<T: Tactics> {
    /// What to choose, as far as it can be foreseen: up to the first die or the other side's choice. Each choice comes
    /// with the position it is made in.
    pub plan: Vec<(T::State, T::Choice)>,
    /// The chance to win as the position stands, in the evaluation's opinion.
    pub before: f64,
    /// The mean chance to win with the plan.
    pub after: f64,
    /// The standard error of that mean.
    pub error: f64,
}

/// Searches in the place of whoever is asked, with no more than that side may know; `None` when the game is over.
pub fn advise<T: Tactics>(world: &T::World, state: &T::State, nodes: u64) -> Option<Advice<T>> {
    let side = T::to_choose(world, state)?;
    let known = imagined::<T>(world, state);
    let mut choices = Vec::new();
    T::choices(world, &known, &mut choices);
    let before = T::chance(world, &known, side);
    let found = match choices.as_slice() {
        [only] => Plan { choices: vec![only.clone()], orders: 0, scores: vec![before] },
        _ => search::<T>(world, &known, side, &choices, nodes),
    };
    let (after, error) = if found.scores.is_empty() { (before, 0.0) } else { (found.chance(), found.error()) };
    Some(Advice { plan: foreseen::<T>(world, known, side, &found.choices), before, after, error })
}

fn search<T: Tactics>(
    world: &T::World,
    known: &T::State,
    side: Side,
    choices: &[T::Choice],
    nodes: u64,
) -> Plan<T::Choice> {
    let effort = Effort { nodes, replies: true };
    let mut search = Search::<T>::new(world, known, side, ADVISER);
    if T::is_strategic(world, known) {
        return search.weigh(effort, choices, true);
    }
    // The empty plan, which leaves everything to the script, is a rival: even a single plan is then tried often
    // enough to tell its chance.
    let judged = search.judge(effort, &[], &[Vec::new()]);
    match judged.next {
        Some(next) if judged.best.choices.is_empty() => next,
        _ => judged.best,
    }
}

/// The part of a plan that needs no dice, with the choice that throws the first.
fn foreseen<T: Tactics>(
    world: &T::World,
    mut state: T::State,
    side: Side,
    choices: &[T::Choice],
) -> Vec<(T::State, T::Choice)> {
    let mut dice = SampleDice::new(ADVISER, 0);
    let mut plan = Vec::new();
    for choice in choices {
        let before = state.clone();
        let made = T::choose(world, &mut state, choice, &mut dice, &mut Vec::new());
        if made.is_err() {
            break;
        }
        plan.push((before, choice.clone()));
        if dice.rolled() > 0 || T::to_choose(world, &state) != Some(side) {
            break;
        }
    }
    plan
}
