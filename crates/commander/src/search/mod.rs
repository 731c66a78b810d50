//! Plan search: plans made of scripted choices, compared under the same dice, with the enemy's
//! answer and short rollouts.
//!
//! A plan is the list of one side's choices until the enemy plans again. Plans come from the
//! scripted commander under each of the orders the title thinks sensible, and from each other by
//! changing one choice; what a changed plan cannot carry out, the script repairs. All of it is
//! counted in nodes, positions in which the script had to decide or to look, so that a search ends at the same
//! place on every machine.

mod dice;
mod imagine;
mod plan;
mod script;
#[cfg(test)]
mod tests;
mod tidy;

pub use dice::SampleDice;
pub use plan::Plan;
pub use script::{Manner, Script, Staff};

use dice::mix;
use imagine::{Made, Stretch};
use kernel::hash::state_hash;
use kernel::{BySide, Searching, Side, Tactics, Viewer};
use plan::best_first;

use crate::Halt;

/// How hard a search looks.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Effort {
    /// Nodes in all, each as many positions as the title has for one ([`Searching::fineness`]).
    pub nodes: u64,
    /// Whether the enemy answers and rollouts follow.
    pub replies: bool,
}

impl Effort {
    /// The same with the positions of a title for nodes.
    const fn fine<T: Tactics>(self) -> Effort {
        // A budget beyond all measure stays one; its shares are still to be worked out.
        let most = u64::MAX / 128;
        let nodes = self.nodes.saturating_mul(T::SEARCHING.fineness);
        Effort { nodes: if nodes < most { nodes } else { most }, ..self }
    }
}

/// What a search thinks of plans somebody else made.
#[derive(Clone, Debug)]
pub struct Judgement<C> {
    /// The best plan found; it may be one of those that were handed in.
    pub best: Plan<C>,
    /// The plans handed in, tried as often as the best.
    pub named: Vec<Plan<C>>,
    /// The second best, if there were two.
    pub next: Option<Plan<C>>,
}

/// Plans kept while evolving.
const KEPT: usize = 16;
/// Dice samples of a plan before any reply.
const FIRST_SAMPLES: u64 = 4;
/// Dice samples with the enemy's reply, at least.
const REPLY_SAMPLES: u64 = 2;
/// Plans that meet the reply.
const REPLIED: usize = 8;
/// Plans that go into the rollouts.
const FINALISTS: usize = 4;
/// Rollouts every finalist should get before the first of them goes, or they look less far.
const EACH_TRIED: u64 = 24;
/// Shares of the nodes, in hundredths, at whose end plans have been drawn up, and have met the reply.
const STAGES: (u64, u64) = (45, 60);
/// Samples without which nothing is proven.
const PROOF_SAMPLES: usize = 6;
/// Times control passes in games played to their end.
const TO_THE_END: u8 = u8::MAX;
/// Most ways of orders tried as seeds.
pub(crate) const MOST_ORDERS: usize = 48;
/// The number of the orders that are being followed, where they are thought over.
pub const UNDER_WAY: usize = usize::MAX;
/// Softness of the draws that make plans differ, in hundredths.
const VARIETY: f64 = 3.0;
/// Most strategic choices that are weighed.
const WEIGHED: usize = 8;
/// A lead of so many standard errors, and of this much, needs no further proof.
const SURE: (f64, f64) = (3.0, 0.02);
/// Samples before a lead is believed.
const SURE_SAMPLES: usize = 12;

/// One search from one position.
pub struct Search<'a, T: Tactics> {
    world: &'a T::World,
    start: &'a T::State,
    side: Side,
    boldness: f64,
    root: u64,
    script: Script<T>,
    list: Vec<T::Choice>,
    events: Vec<T::Event>,
    drawn: u64,
    /// The number of the orders the side goes by later on, unless those of a plan are meant to last themselves.
    usual: usize,
    /// The number of those it goes by as long as it has taken up no others.
    native: usize,
    /// What the script would do; it stays among the plans to the end.
    scripted: Option<Vec<T::Choice>>,
    /// Orders drawn up for the start, by their numbers; `None` beyond the last.
    numbered: Vec<(usize, Option<T::Orders>)>,
    /// What the staffs of earlier rollouts have left.
    papers: BySide<Option<T::Orders>>,
    halt: Halt,
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
        let (script, list, events) = (Script::default(), Vec::new(), Vec::new());
        let native = T::usual(world, &known, side);
        Search {
            world,
            start,
            side,
            boldness: 0.0,
            root,
            script,
            list,
            events,
            drawn: 0,
            usual: native,
            native,
            scripted: None,
            numbered: Vec::new(),
            papers: BySide::new(None, None),
            halt: Halt::default(),
        }
    }

    /// The same for a commander of another temperament.
    #[must_use]
    pub const fn bold(mut self, boldness: f64) -> Search<'a, T> {
        self.boldness = boldness;
        self
    }

    /// The same for a side that has taken up orders that last. What was found for them holds only if it keeps to them: they
    /// are what it goes by now, and stand unless others, or those from before, are proven better.
    #[must_use]
    pub const fn keeping(mut self, taken_up: Option<usize>) -> Search<'a, T> {
        if let Some(number) = taken_up {
            self.usual = number;
        }
        self
    }

    /// The same in the middle of an activation, for a side that follows orders: they stand unless others are proven better
    /// for the rest of it.
    #[must_use]
    pub fn following(mut self, orders: T::Orders) -> Search<'a, T> {
        self.numbered.push((UNDER_WAY, Some(orders)));
        self
    }

    /// The same, ended early when it is called off; what it has found is then of no use.
    #[must_use]
    pub fn heeding(mut self, halt: Halt) -> Search<'a, T> {
        self.halt = halt;
        self
    }

    /// The best plan found; `tail` is what is left of an earlier one.
    pub fn run(&mut self, effort: Effort, tail: &[T::Choice]) -> Plan<T::Choice> {
        let best = self.judge(effort, tail, &[]).best;
        let tidied = self.tidied(best);
        self.sobered(tidied, effort)
    }

    /// The best plan found, and what became of plans made by somebody else under the same dice.
    pub fn judge(&mut self, effort: Effort, tail: &[T::Choice], named: &[Vec<T::Choice>]) -> Judgement<T::Choice> {
        let effort = effort.fine::<T>();
        let share = effort.nodes * STAGES.0 / 100;
        let mut plans = self.seeds(tail, share);
        let mut guests = named.iter().map(|choices| Plan::new(choices.clone(), 0)).collect::<Vec<_>>();
        guests.iter_mut().for_each(|guest| self.first_tries(guest));
        let mut passes = if effort.replies { T::SEARCHING.passes } else { T::SEARCHING.alone };
        // Orders are few and far apart: all of them go into the rollouts, which alone can tell them apart.
        if !T::SEARCHING.pliant {
            self.evolve(&mut plans, share);
            if effort.replies {
                let each = self.answer(&mut plans, &mut guests, effort.nodes * STAGES.1 / 100);
                self.cut(&mut plans, FINALISTS);
                let left = effort.nodes.saturating_sub(self.nodes());
                passes = affordable(&T::SEARCHING, left, plans.len() + guests.len(), each);
            }
        }
        self.halve(&mut plans, &mut guests, effort.nodes, passes);
        self.judgement(plans, guests)
    }

    /// The best of a few strategic choices, each followed by what the script makes of it to the end of the game.
    pub fn weigh(&mut self, effort: Effort, choices: &[T::Choice]) -> Plan<T::Choice> {
        let effort = effort.fine::<T>();
        // The most appealing comes first: it is what the script would do.
        let orders = T::orders(self.world, self.start, self.side, self.boldness, 0);
        let few = match &orders {
            Some(orders) => self.script.best(self.world, self.start, choices, orders, WEIGHED),
            None => (0..choices.len().min(WEIGHED)).collect(),
        };
        let chosen = few.into_iter().filter_map(|index| choices.get(index));
        let mut plans: Vec<_> = chosen.map(|choice| Plan::new(vec![choice.clone()], 0)).collect();
        self.scripted = plans.first().map(|plan| plan.choices.clone());
        self.halve(&mut plans, &mut Vec::new(), effort.nodes, TO_THE_END);
        self.judgement(plans, Vec::new()).best
    }

    /// Positions decided in or looked at so far.
    pub const fn nodes(&self) -> u64 {
        self.script.nodes
    }

    /// True while there are nodes left until so many, and somebody waits for what comes of them.
    fn goes_on(&self, until: u64) -> bool {
        self.nodes() < until && !self.halt.called()
    }

    fn judgement(&self, mut plans: Vec<Plan<T::Choice>>, guests: Vec<Plan<T::Choice>>) -> Judgement<T::Choice> {
        best_first(&mut plans, self.boldness);
        let best = self.proven(&plans).cloned().unwrap_or_else(|| Plan::new(Vec::new(), 0));
        let next = plans.iter().find(|plan| plan.choices != best.choices).cloned();
        let better = guests.iter().filter(|guest| guest.chance() > best.chance()).max_by(|a, b| {
            let (a, b) = (a.chance(), b.chance());
            a.total_cmp(&b)
        });
        match better.cloned() {
            Some(guest) => Judgement { next: Some(best), best: guest, named: guests },
            None => Judgement { best, next, named: guests },
        }
    }

    /// The best of sorted plans, or the script's own if that is as good as far as the dice show.
    fn proven<'p>(&self, plans: &'p [Plan<T::Choice>]) -> Option<&'p Plan<T::Choice>> {
        let best = plans.first()?;
        let scripted = plans.iter().find(|plan| self.is_scripted(plan));
        let unproven = |scripted: &&Plan<T::Choice>| {
            let (lead, error) = best.lead_over(scripted);
            best.scores.len().min(scripted.scores.len()) < PROOF_SAMPLES || lead <= T::SEARCHING.proof * error
        };
        scripted.filter(unproven).or(Some(best))
    }

    fn is_scripted(&self, plan: &Plan<T::Choice>) -> bool {
        self.scripted.as_ref() == Some(&plan.choices) && self.lasting(plan.orders) == self.usual
    }

    /// The number of the orders that follow on those of a plan.
    fn lasting(&self, orders: usize) -> usize {
        match T::lasting(self.world, self.side, orders) {
            _ if orders == self.native => orders,
            0 => self.usual,
            lasting => lasting,
        }
    }

    /// Leaves the first of sorted plans, and the script's own.
    fn cut(&self, plans: &mut Vec<Plan<T::Choice>>, most: usize) {
        let scripted = plans.iter().skip(most).find(|plan| self.is_scripted(plan)).cloned();
        plans.truncate(most);
        plans.extend(scripted);
    }

    /// The orders of a number for the start, drawn up when first asked for.
    fn orders(&mut self, number: usize) -> Option<T::Orders> {
        if let Some((_, orders)) = self.numbered.iter().find(|(known, _)| *known == number) {
            return orders.clone();
        }
        let orders = T::orders(self.world, self.start, self.side, self.boldness, number);
        if T::SEARCHING.pliant
            && let Some(orders) = &orders
        {
            // What they find out about the start is then known to all who follow them from there.
            T::choices(self.world, self.start, &mut self.list);
            self.script.pick(self.world, self.start, &self.list, orders, Manner::FIRM, 0);
        }
        self.numbered.push((number, orders.clone()));
        orders
    }

    fn draw(&mut self) -> u64 {
        self.drawn += 1;
        mix(self.root ^ mix(self.drawn))
    }

    /// The scripted plan under each of the orders the title thinks sensible, and what is left of the last plan.
    fn seeds(&mut self, tail: &[T::Choice], share: u64) -> Vec<Plan<T::Choice>> {
        let mut plans = Vec::new();
        let under_way = self.numbered.iter().any(|(number, _)| *number == UNDER_WAY);
        let first = if under_way { UNDER_WAY } else { self.usual };
        self.admit(&mut plans, &[], first, Manner::FIRM);
        self.scripted = plans.first().map(|plan| plan.choices.clone());
        if !tail.is_empty() {
            self.admit(&mut plans, tail, self.usual, Manner::FIRM);
        }
        for number in (0..MOST_ORDERS).filter(|number| *number != first) {
            let known = self.orders(number).is_some();
            if !known || !self.goes_on(share * 2 / 3) {
                break;
            }
            self.admit(&mut plans, &[], number, Manner::FIRM);
        }
        plans
    }

    fn evolve(&mut self, plans: &mut Vec<Plan<T::Choice>>, share: u64) {
        while self.goes_on(share) {
            let before = self.nodes();
            let parent = self.draw() as usize % plans.len().clamp(1, 8);
            let Some(parent) = plans.get(parent).cloned() else { return };
            let at = self.draw() as usize % parent.choices.len().max(1);
            self.mutate(plans, &parent, at);
            if self.nodes() == before {
                return;
            }
        }
    }

    /// Changes one choice of a plan; what follows is kept as far as it can still be carried out.
    fn mutate(&mut self, plans: &mut Vec<Plan<T::Choice>>, parent: &Plan<T::Choice>, at: usize) {
        let head = parent.choices.get(..at).unwrap_or_default();
        let rest = parent.choices.get(at + 1..).unwrap_or_default();
        let Some(changed) = self.other_choice(head, parent.choices.get(at), parent.orders) else {
            self.script.nodes += 1;
            return;
        };
        let mut child = head.to_vec();
        child.push(changed);
        let temperature = if self.draw().is_multiple_of(2) { 0.0 } else { 0.5 * VARIETY };
        if self.draw().is_multiple_of(2) {
            child.extend_from_slice(rest);
        }
        self.admit(plans, &child, parent.orders, Manner { temperature });
    }

    /// A choice other than the plan's at the end of its head, drawn softly.
    fn other_choice(&mut self, head: &[T::Choice], old: Option<&T::Choice>, orders: usize) -> Option<T::Choice> {
        let mut dice = SampleDice::new(self.root, 0);
        let mut state = self.start.clone();
        for choice in head {
            self.events.clear();
            if T::choose(self.world, &mut state, choice, &mut dice, &mut self.events).is_err() {
                return None;
            }
        }
        if T::to_choose(self.world, &state) != Some(self.side) {
            return None;
        }
        let orders = self.orders(orders)?;
        T::choices(self.world, &state, &mut self.list);
        let list: Vec<T::Choice> = self.list.iter().filter(|choice| Some(*choice) != old).cloned().collect();
        let noise = self.draw();
        let picked = self.script.pick(self.world, &state, &list, &orders, Manner { temperature: VARIETY }, noise);
        list.get(picked).cloned()
    }

    /// Plays a plan out to have all of it, tries it, and keeps it if it is good enough.
    fn admit(&mut self, plans: &mut Vec<Plan<T::Choice>>, wanted: &[T::Choice], orders: usize, manner: Manner) {
        let mut made = Made::NOTHING;
        let noise = self.draw();
        let stretch = Stretch { plan: wanted, orders, k: 0, passes: T::SEARCHING.alone, manner, noise };
        let (first, by_dice) = self.imagine(&stretch, Some(&mut made));
        let Made { choices, sure } = made;
        let lasting = self.lasting(orders);
        if plans.iter().any(|plan| plan.choices == choices && self.lasting(plan.orders) == lasting) {
            return;
        }
        let mut plan = Plan { sure, scores: vec![first], ..Plan::new(choices, orders) };
        if T::SEARCHING.pliant {
            // One sample tells too little to drop any of them.
            plan.kept = 0;
            plans.push(plan);
            return;
        }
        if by_dice {
            self.first_tries(&mut plan);
        } else {
            // Without dice every sample is like the first.
            plan.scores.resize(FIRST_SAMPLES as usize, first);
        }
        plans.push(plan);
        best_first(plans, self.boldness);
        self.cut(plans, KEPT);
    }

    fn first_tries(&mut self, plan: &mut Plan<T::Choice>) {
        for k in plan.scores.len() as u64..FIRST_SAMPLES {
            self.try_plan(plan, k, T::SEARCHING.alone);
        }
    }

    fn try_plan(&mut self, plan: &mut Plan<T::Choice>, k: u64, passes: u8) {
        let (manner, noise) = (Manner::FIRM, mix(self.root ^ k));
        let stretch = Stretch { plan: plan.certain(), orders: plan.orders, k, passes, manner, noise };
        let (score, _) = self.imagine(&stretch, None);
        plan.scores.push(score);
    }

    /// The best plans once more, now with the enemy's answer, as often as there is room for. How many nodes one of
    /// them took each time.
    fn answer(&mut self, plans: &mut Vec<Plan<T::Choice>>, guests: &mut [Plan<T::Choice>], until: u64) -> u64 {
        let begun = self.nodes();
        self.cut(plans, REPLIED);
        plans.iter_mut().chain(guests.iter_mut()).for_each(|plan| plan.scores.clear());
        let mut k = 0;
        while k < REPLY_SAMPLES || self.goes_on(until) {
            let before = self.nodes();
            for plan in plans.iter_mut().chain(guests.iter_mut()) {
                self.try_plan(plan, k, T::SEARCHING.answered());
            }
            k += 1;
            if self.nodes() == before {
                break;
            }
        }
        best_first(plans, self.boldness);
        (self.nodes() - begun) / (k * (plans.len() + guests.len()) as u64).max(1)
    }

    /// Rollouts in equal rounds; after each third of what is left the worse half goes.
    fn halve(&mut self, plans: &mut Vec<Plan<T::Choice>>, guests: &mut [Plan<T::Choice>], nodes: u64, passes: u8) {
        // Without room for a single round, what is known so far must do.
        if !self.goes_on(nodes) {
            return;
        }
        let tried = plans.first().map_or(0, |plan| plan.scores.len());
        let alike = |plan: &Plan<T::Choice>| plan.scores.len() == tried;
        // What has been seen as far ahead already is not seen again.
        let kept = passes == T::SEARCHING.answered() && plans.iter().chain(guests.iter()).all(alike);
        if !kept {
            plans.iter_mut().chain(guests.iter_mut()).for_each(|plan| plan.scores.clear());
        }
        let mut k = if kept { tried as u64 } else { FIRST_SAMPLES };
        while plans.len() + guests.len() > 1 && self.goes_on(nodes) {
            let until = self.nodes() + (nodes - self.nodes()) / 3;
            loop {
                for plan in plans.iter_mut().chain(guests.iter_mut()) {
                    self.try_plan(plan, k, passes);
                }
                k += 1;
                if !self.goes_on(until) {
                    break;
                }
            }
            best_first(plans, self.boldness);
            if guests.is_empty() && is_decided(plans) {
                return;
            }
            if plans.len() > 2 || guests.is_empty() {
                self.cut(plans, plans.len() / 2);
            }
        }
    }
}

/// How far rollouts can look so that each of some plans is tried often enough with the nodes that are left, if `each`
/// is what the answer took: a few that look far prove nothing.
fn affordable(searching: &Searching, left: u64, plans: usize, each: u64) -> u8 {
    let (answered, most) = (searching.answered(), searching.passes);
    let one = left / (EACH_TRIED * plans.max(1) as u64);
    let passes = u64::from(answered) * one / each.max(1);
    u8::try_from(passes).unwrap_or(most).clamp(answered.min(most), most)
}

/// True if the first of sorted plans leads beyond doubt.
fn is_decided<C>(plans: &[Plan<C>]) -> bool {
    let [first, second, ..] = plans else { return true };
    let (lead, error) = first.lead_over(second);
    first.scores.len() >= SURE_SAMPLES && lead > SURE.1 && lead > SURE.0 * error
}
