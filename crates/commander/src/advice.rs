//! What a commander would do in a person's place.

use kernel::{BySide, Side, Tactics};

use crate::search::{Effort, Manner, Plan, SampleDice, Script, Search, Staff};
use crate::{Allowance, imagined};

/// The number by which the adviser's dice differ from those of the levels.
const ADVISER: u64 = 0;

/// A plan for a person to look at.
#[derive(Clone, Debug)]
pub struct Advice<T: Tactics> {
    /// What to choose, as far as it can be foreseen: up to the first die or the other side's choice. Each choice comes
    /// with the position it is made in.
    pub plan: Vec<(T::State, T::Choice)>,
    /// The chance to win as the position stands: the mean over games that the script plays on from here under the same
    /// dice, or the evaluation's opinion where there are none.
    pub before: f64,
    /// The mean chance to win with the plan.
    pub after: f64,
    /// The standard error of that mean.
    pub error: f64,
}

/// Longest plan shown.
const LONGEST: usize = 200;

/// Samples without which a chance is not worth telling.
const ENOUGH: usize = 8;
/// How often the effort is raised to have them, and how much each time.
const RAISES: [u64; 3] = [1, 3, 9];

/// What a search found out about the best plan, and about going on by the script alone.
struct Found<C> {
    plan: Plan<C>,
    script: Option<f64>,
}

/// Searches in the place of whoever is asked, with no more than that side may know; `None` when the game is over, or
/// nobody waits for the advice any more.
pub fn advise<T: Tactics>(world: &T::World, state: &T::State, allowance: &Allowance) -> Option<Advice<T>> {
    let side = T::to_choose(world, state)?;
    let known = imagined::<T>(world, state);
    let mut choices = Vec::new();
    T::choices(world, &known, &mut choices);
    let now = T::chance(world, &known, side);
    let found = match choices.as_slice() {
        [only] => Found { plan: Plan { scores: vec![now], ..Plan::new(vec![only.clone()], 0) }, script: None },
        _ => search_enough::<T>(world, &known, side, &choices, allowance),
    };
    if allowance.halt.called() {
        return None;
    }
    let tried = !found.plan.scores.is_empty();
    let (after, error) = if tried { (found.plan.chance(), found.plan.error()) } else { (now, 0.0) };
    let plan = foreseen::<T>(world, known, side, &found.plan.choices);
    Some(Advice { plan, before: found.script.unwrap_or(now), after, error })
}

/// Where a search is so long that the effort gives too few samples, more of it.
fn search_enough<T: Tactics>(
    world: &T::World,
    known: &T::State,
    side: Side,
    choices: &[T::Choice],
    allowance: &Allowance,
) -> Found<T::Choice> {
    let raised = |raise| Allowance { nodes: allowance.nodes.saturating_mul(raise), halt: allowance.halt.clone() };
    let [first, more @ ..] = RAISES;
    let mut found = search::<T>(world, known, side, choices, raised(first));
    for raise in more {
        if found.plan.scores.len() >= ENOUGH || allowance.halt.called() {
            break;
        }
        found = search::<T>(world, known, side, choices, raised(raise));
    }
    found
}

fn search<T: Tactics>(
    world: &T::World,
    known: &T::State,
    side: Side,
    choices: &[T::Choice],
    Allowance { nodes, halt }: Allowance,
) -> Found<T::Choice> {
    let effort = Effort { nodes, replies: true };
    let mut search = Search::<T>::new(world, known, side, ADVISER).heeding(halt);
    if T::is_strategic(world, known) {
        return Found { plan: search.weigh(effort, choices), script: None };
    }
    // The empty plan, which leaves everything to the script, is a rival: under the same dice it tells what the
    // position is worth, and even a single plan is then tried often enough to tell its chance.
    let judged = search.judge(effort, &[], &[Vec::new()]);
    let script = judged.named.first().filter(|plan| !plan.scores.is_empty()).map(Plan::chance);
    let mut plan = judged.best;
    if plan.choices.is_empty() {
        // Nothing is better than to go on by the script, so that is the advice.
        plan.choices = scripted::<T>(world, known, side);
    }
    Found { plan, script }
}

/// What the script would choose, as far as it can be foreseen.
fn scripted<T: Tactics>(world: &T::World, known: &T::State, side: Side) -> Vec<T::Choice> {
    let (mut script, mut staff) = (Script::<T>::default(), Staff::<T>::new(BySide::new(0.0, 0.0)));
    let (mut state, mut dice) = (known.clone(), SampleDice::new(ADVISER, 0));
    let (mut choices, mut plan) = (Vec::new(), Vec::new());
    while plan.len() < LONGEST && dice.rolled() == 0 && T::to_choose(world, &state) == Some(side) {
        T::choices(world, &state, &mut choices);
        let Some(orders) = staff.brief(world, &state, side) else { break };
        let picked = script.pick(world, &state, &choices, orders, Manner::FIRM, 0);
        let Some(choice) = choices.get(picked) else { break };
        if T::choose(world, &mut state, choice, &mut dice, &mut Vec::new()).is_err() {
            break;
        }
        plan.push(choice.clone());
    }
    plan
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
