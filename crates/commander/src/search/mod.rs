//! Plan search: plans made of scripted choices, compared under the same dice, with the enemy's
//! answer and short rollouts.
//!
//! A plan is the list of one side's choices until the enemy plans again. Plans come from the
//! scripted commander, soft or hard, and from each other by changing one choice; what a changed
//! plan cannot carry out, the script repairs. All of it is counted in nodes, states reached, so
//! that a search ends at the same place on every machine.

mod dice;
mod script;

pub use dice::SampleDice;
pub use script::{Manner, Script};

use dice::mix;
use kernel::hash::state_hash;
use kernel::{Outcome, Side, Tactics, Title, Viewer};

/// How hard a search looks.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Effort {
    /// Nodes in all.
    pub nodes: u64,
    /// Whether the enemy answers and rollouts follow.
    pub replies: bool,
}

/// Choices of one round of a search, and what it has found out about them.
#[derive(Clone, Debug)]
pub struct Plan<C> {
    /// The side's choices in order.
    pub choices: Vec<C>,
    /// Sum of the chances found.
    sum: f64,
    /// How often it was tried.
    tried: f64,
}

impl<C> Plan<C> {
    fn new(choices: Vec<C>) -> Plan<C> {
        Plan { choices, sum: 0.0, tried: 0.0 }
    }

    /// The mean chance of winning, half of the chance of a draw included.
    pub fn chance(&self) -> f64 {
        if self.tried == 0.0 { 0.0 } else { self.sum / self.tried }
    }
}

/// Plans kept while evolving.
const KEPT: usize = 16;
/// Dice samples of a plan before any reply.
const FIRST_SAMPLES: u64 = 4;
/// Dice samples with the enemy's reply.
const REPLY_SAMPLES: u64 = 8;
/// Plans that meet the reply.
const REPLIED: usize = 8;
/// Times control passes in a rollout.
const PASSES: u8 = 4;
/// Longest stretch of choices simulated; longer ones are valued where they stand.
const LONGEST: u32 = 4_000;

/// One search from one position.
pub struct Search<'a, T: Title> {
    world: &'a T::World,
    start: &'a T::State,
    side: Side,
    root: u64,
    script: Script<T>,
    list: Vec<T::Choice>,
    events: Vec<T::Event>,
    drawn: u64,
}

impl<'a, T: Tactics> Search<'a, T> {
    /// A search for `side`; what it knows of the position, and nothing else, decides its dice.
    pub fn new(world: &'a T::World, start: &'a T::State, side: Side, level: u64) -> Search<'a, T> {
        // What the side may not know must not even choose its dice.
        let mut known = start.clone();
        T::redeal(world, &mut known, Viewer::of(side), &mut SampleDice::new(0, 0));
        let hash = state_hash::<T>(world, &known).0;
        let head = hash.first_chunk().map_or(0, |bytes| u64::from_le_bytes(*bytes));
        let root = mix(head ^ mix(level));
        Search { world, start, side, root, script: Script::default(), list: Vec::new(), events: Vec::new(), drawn: 0 }
    }

    /// The best plan found; `tail` is what is left of an earlier one.
    pub fn run(&mut self, effort: Effort, tail: &[T::Choice]) -> Plan<T::Choice> {
        let share = if effort.replies { effort.nodes * 35 / 100 } else { effort.nodes };
        let mut plans = self.seeds(tail, share);
        self.evolve(&mut plans, share);
        if effort.replies {
            plans = self.answered(plans);
            self.halve(&mut plans, effort.nodes);
        }
        best_first(&mut plans);
        plans.into_iter().next().unwrap_or_else(|| Plan::new(Vec::new()))
    }

    /// States reached so far.
    pub const fn nodes(&self) -> u64 {
        self.script.nodes
    }

    fn draw(&mut self) -> u64 {
        self.drawn += 1;
        mix(self.root ^ mix(self.drawn))
    }

    fn seeds(&mut self, tail: &[T::Choice], share: u64) -> Vec<Plan<T::Choice>> {
        let mut plans = Vec::new();
        self.admit(&mut plans, &[], 0.0);
        if !tail.is_empty() {
            self.admit(&mut plans, tail, 0.0);
        }
        for softness in [0.25, 0.5, 1.0, 2.0] {
            if self.nodes() < share {
                self.admit(&mut plans, &[], softness * T::SOFTNESS);
            }
        }
        plans
    }

    fn evolve(&mut self, plans: &mut Vec<Plan<T::Choice>>, share: u64) {
        while self.nodes() < share {
            let before = self.nodes();
            let (parent, at) = {
                let parent = self.draw() as usize % plans.len().clamp(1, 8);
                let length = plans.get(parent).map_or(0, |plan| plan.choices.len());
                (parent, self.draw() as usize % length.max(1))
            };
            let Some(kept) = plans.get(parent).map(|plan| plan.choices.clone()) else { return };
            self.mutate(plans, &kept, at);
            if self.nodes() == before {
                return;
            }
        }
    }

    /// Changes one choice of a plan; what follows is kept as far as it can still be carried out.
    fn mutate(&mut self, plans: &mut Vec<Plan<T::Choice>>, parent: &[T::Choice], at: usize) {
        let head = parent.get(..at).unwrap_or_default();
        let rest = parent.get(at + 1..).unwrap_or_default();
        let Some(changed) = self.other_choice(head, parent.get(at)) else {
            self.script.nodes += 1;
            return;
        };
        let mut child = head.to_vec();
        child.push(changed);
        let softness = if self.draw().is_multiple_of(2) { 0.0 } else { 0.5 * T::SOFTNESS };
        if self.draw().is_multiple_of(3) {
            child.extend_from_slice(rest);
        }
        self.admit(plans, &child, softness);
    }

    /// A choice other than the plan's at the end of its head, drawn softly.
    fn other_choice(&mut self, head: &[T::Choice], old: Option<&T::Choice>) -> Option<T::Choice> {
        let mut dice = SampleDice::new(self.root, 0);
        let mut state = self.start.clone();
        for choice in head {
            self.script.nodes += 1;
            self.events.clear();
            if T::choose(self.world, &mut state, choice, &mut dice, &mut self.events).is_err() {
                return None;
            }
        }
        if T::to_choose(self.world, &state) != Some(self.side) {
            return None;
        }
        T::choices(self.world, &state, &mut self.list);
        let list: Vec<T::Choice> = self.list.iter().filter(|choice| Some(*choice) != old).cloned().collect();
        let noise = self.draw();
        let picked = self.script.pick(self.world, &state, &list, Manner { temperature: T::SOFTNESS }, noise);
        list.get(picked).cloned()
    }

    /// Plays a plan out to have all of it, tries it, and keeps it if it is good enough.
    fn admit(&mut self, plans: &mut Vec<Plan<T::Choice>>, wanted: &[T::Choice], temperature: f64) {
        let mut choices = Vec::new();
        let noise = self.draw();
        let first = self.play(wanted, 0, 1, Manner { temperature }, noise, Some(&mut choices));
        if plans.iter().any(|plan| plan.choices == choices) {
            return;
        }
        let mut plan = Plan::new(choices);
        (plan.sum, plan.tried) = (first, 1.0);
        for k in 1..FIRST_SAMPLES {
            self.try_plan(&mut plan, k, 1);
        }
        plans.push(plan);
        best_first(plans);
        plans.truncate(KEPT);
    }

    fn try_plan(&mut self, plan: &mut Plan<T::Choice>, k: u64, passes: u8) {
        let noise = mix(self.root ^ k);
        plan.sum += self.play(&plan.choices, k, passes, Manner { temperature: 0.0 }, noise, None);
        plan.tried += 1.0;
    }

    /// The best plans once more, now with the enemy's answer.
    fn answered(&mut self, plans: Vec<Plan<T::Choice>>) -> Vec<Plan<T::Choice>> {
        let mut plans: Vec<_> = plans.into_iter().take(REPLIED).map(|plan| Plan::new(plan.choices)).collect();
        for plan in &mut plans {
            for k in 0..REPLY_SAMPLES {
                self.try_plan(plan, k, 2);
            }
        }
        best_first(&mut plans);
        plans
    }

    /// Rollouts in equal rounds; after each third of what is left the worse half goes.
    fn halve(&mut self, plans: &mut Vec<Plan<T::Choice>>, nodes: u64) {
        plans.iter_mut().for_each(|plan| (plan.sum, plan.tried) = (0.0, 0.0));
        let mut k = REPLY_SAMPLES;
        while plans.len() > 1 && self.nodes() < nodes {
            let until = self.nodes() + (nodes - self.nodes()) / 3;
            loop {
                for plan in plans.iter_mut() {
                    self.try_plan(plan, k, PASSES);
                }
                k += 1;
                if self.nodes() >= until {
                    break;
                }
            }
            best_first(plans);
            plans.truncate(plans.len().div_ceil(2));
        }
    }

    /// Plays from the start: the plan's choices while they last and can be made, the script's after
    /// that and for the enemy, until control has passed `passes` times. The chance of `side` there.
    fn play(
        &mut self,
        plan: &[T::Choice],
        k: u64,
        passes: u8,
        manner: Manner,
        noise: u64,
        mut made: Option<&mut Vec<T::Choice>>,
    ) -> f64 {
        let mut dice = SampleDice::new(self.root, k);
        let mut state = self.start.clone();
        T::redeal(self.world, &mut state, Viewer::of(self.side), &mut dice);
        let mut planned = plan.iter();
        let (mut holder, mut passed) = (self.side, 0);
        for step in 0..LONGEST {
            let Some(asked) = T::to_choose(self.world, &state) else {
                return settled(&T::verdict(self.world, &state), self.side);
            };
            if T::at_boundary(self.world, &state) && asked != holder {
                (holder, passed) = (asked, passed + 1);
                if passed == passes {
                    break;
                }
            }
            if asked == self.side && passed == 0 && self.follow(&mut state, &mut planned, &mut dice, &mut made) {
                continue;
            }
            let soft = if asked == self.side && passed == 0 { manner } else { Manner { temperature: 0.0 } };
            let noise = mix(noise ^ u64::from(step));
            let Some(choice) = self.scripted(&state, soft, noise) else { break };
            self.script.nodes += 1;
            self.events.clear();
            if T::choose(self.world, &mut state, &choice, &mut dice, &mut self.events).is_err() {
                break;
            }
            if let Some(made) = made.as_deref_mut().filter(|_| asked == self.side && passed == 0) {
                made.push(choice);
            }
        }
        T::chance(self.world, &state, self.side)
    }

    /// Makes the next planned choice; false once the plan is at its end or cannot be kept to.
    fn follow(
        &mut self,
        state: &mut T::State,
        planned: &mut std::slice::Iter<'_, T::Choice>,
        dice: &mut SampleDice,
        made: &mut Option<&mut Vec<T::Choice>>,
    ) -> bool {
        let Some(choice) = planned.next() else { return false };
        self.script.nodes += 1;
        self.events.clear();
        if T::choose(self.world, state, choice, dice, &mut self.events).is_err() {
            return false;
        }
        if let Some(made) = made {
            made.push(choice.clone());
        }
        true
    }

    fn scripted(&mut self, state: &T::State, manner: Manner, noise: u64) -> Option<T::Choice> {
        T::choices(self.world, state, &mut self.list);
        let list = std::mem::take(&mut self.list);
        let picked = self.script.pick(self.world, state, &list, manner, noise);
        let choice = list.get(picked).cloned();
        self.list = list;
        choice
    }
}

fn best_first<C>(plans: &mut [Plan<C>]) {
    plans.sort_by(|a, b| b.chance().total_cmp(&a.chance()));
}

fn settled(outcome: &Outcome, side: Side) -> f64 {
    match outcome.winner {
        None => 0.5,
        Some(winner) => f64::from(u8::from(winner == side)),
    }
}
