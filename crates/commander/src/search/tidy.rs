//! Plans without detours and whims. Changing one choice at a time leaves steps in a plan that lead somewhere and back, and
//! rides of generals that help nobody: they cost nothing the dice would show, but whoever watches wonders what they were
//! for.

use kernel::{Side, Tactics};

use super::dice::SampleDice;
use super::imagine::Stretch;
use super::plan::Plan;
use super::{Effort, FIRST_SAMPLES, Manner, Search};

/// Most choices of a detour.
const LONGEST_DETOUR: usize = 6;
/// Chances that differ by less are the same.
const ROUNDING: f64 = 1e-9;
/// Most choices of a whim: who, and where to.
const LONGEST_WHIM: usize = 2;
/// Rollouts by which a whim may show that it is none.
const WHIM_SAMPLES: u64 = 8;
/// The lead that shows it, in standard errors.
const WHIM_PROOF: f64 = 0.5;
/// Of the effort of a search one part in so many may be spent on whims.
const WHIM_SHARE: u64 = 8;

/// Where everybody of a side is.
type Whereabouts = Vec<(u16, u32)>;

impl<T: Tactics> Search<'_, T> {
    /// A plan without what leads back to where it began, as far as it is as good without.
    pub fn tidied(&mut self, mut plan: Plan<T::Choice>) -> Plan<T::Choice> {
        while !self.halt.called()
            && let Some(shorter) = self.without_detour(&plan)
        {
            plan = shorter;
        }
        plan
    }

    /// A plan in which choices that move no troops are those of the script, but for those that have been seen to help.
    pub fn sobered(&mut self, mut plan: Plan<T::Choice>, effort: Effort) -> Plan<T::Choice> {
        let limit = self.script.nodes.saturating_add(effort.fine::<T>().nodes / WHIM_SHARE);
        let mut at = 0;
        while at < plan.sure.min(plan.kept) && self.script.nodes < limit && !self.halt.called() {
            if let Some(sober) = self.without_whim(&plan, at) {
                plan = sober;
            }
            at += 1;
        }
        plan
    }

    /// The plan without a whim at one place, or with what the script would choose there, if that moves nobody and the
    /// whim does not help.
    fn without_whim(&mut self, plan: &Plan<T::Choice>, at: usize) -> Option<Plan<T::Choice>> {
        let wanted = self.scripted_at(plan, at).filter(|wanted| plan.choices.get(at) != Some(wanted))?;
        let places = self.whereabouts(plan);
        let still = |length: &usize| places.get(at).is_some_and(|before| places.get(at + length) == Some(before));
        // At the end of a plan the script would go on where the plan has had enough.
        let followed = |length: &usize| at + length < plan.sure.min(plan.kept);
        let shorter = (1..=LONGEST_WHIM).filter(still).filter(followed).map(|length| without(plan, at, at + length));
        let other = (still(&1) && followed(&1)).then(|| with(plan, at, wanted));
        let mut sober = other.into_iter().chain(shorter).filter(|sober| self.can_be_made(sober));
        let sober = sober.next()?;
        let moves_nobody = self.whereabouts(&sober).last() == places.last();
        (moves_nobody && !self.helps(plan, &sober)).then_some(sober)
    }

    /// What the script would choose at a place of a plan, before any dice.
    fn scripted_at(&mut self, plan: &Plan<T::Choice>, at: usize) -> Option<T::Choice> {
        let mut dice = SampleDice::new(self.root, 0);
        let mut state = self.start.clone();
        for choice in plan.choices.iter().take(at) {
            self.events.clear();
            T::choose(self.world, &mut state, choice, &mut dice, &mut self.events).ok()?;
        }
        let orders = self.orders(plan.orders).filter(|_| dice.rolled() == 0)?;
        T::choices(self.world, &state, &mut self.list);
        self.script.nodes += 1;
        let picked = self.script.pick(self.world, &state, &self.list, &orders, Manner::FIRM, 0);
        self.list.get(picked).cloned()
    }

    /// True if rollouts under the same dice show that a plan leads another one.
    fn helps(&mut self, plan: &Plan<T::Choice>, other: &Plan<T::Choice>) -> bool {
        let mut tried = |plan: &Plan<T::Choice>| {
            let scores = (0..WHIM_SAMPLES).map(|k| self.played_on(plan, T::SEARCHING.passes, k)).collect();
            Plan { scores, ..Plan::new(Vec::<T::Choice>::new(), 0) }
        };
        let (lead, error) = tried(plan).lead_over(&tried(other));
        lead > (WHIM_PROOF * error).max(ROUNDING)
    }

    fn without_detour(&mut self, plan: &Plan<T::Choice>) -> Option<Plan<T::Choice>> {
        let places = self.whereabouts(plan);
        let windows = (2..=LONGEST_DETOUR).flat_map(|length| {
            let last = places.len().saturating_sub(length);
            (0..last).map(move |from| (from, from + length))
        });
        let detours: Vec<(usize, usize)> = windows.filter(|(from, to)| is_detour(&places, *from, *to)).collect();
        detours.into_iter().find_map(|(from, to)| {
            let shorter = without(plan, from, to);
            (self.can_be_made(&shorter) && self.is_as_good(&shorter, plan)).then_some(shorter)
        })
    }

    /// Where the side's units are before each of the choices that come before any dice, and after the last of them.
    fn whereabouts(&mut self, plan: &Plan<T::Choice>) -> Vec<Whereabouts> {
        let mut dice = SampleDice::new(self.root, 0);
        let mut state = self.start.clone();
        let mut places = vec![whereabouts::<T>(self.world, &state, self.side)];
        for choice in plan.certain() {
            self.events.clear();
            let made = T::choose(self.world, &mut state, choice, &mut dice, &mut self.events).is_ok();
            if !made || dice.rolled() > 0 {
                break;
            }
            places.push(whereabouts::<T>(self.world, &state, self.side));
        }
        places
    }

    /// True if all that comes before any dice can be carried out.
    fn can_be_made(&mut self, plan: &Plan<T::Choice>) -> bool {
        let mut dice = SampleDice::new(self.root, 0);
        let mut state = self.start.clone();
        plan.certain().iter().take(plan.sure).all(|choice| {
            self.events.clear();
            T::to_choose(self.world, &state) == Some(self.side)
                && T::choose(self.world, &mut state, choice, &mut dice, &mut self.events).is_ok()
        })
    }

    fn is_as_good(&mut self, shorter: &Plan<T::Choice>, plan: &Plan<T::Choice>) -> bool {
        let mut chance = |plan: &Plan<T::Choice>| {
            let samples = 0..FIRST_SAMPLES;
            samples.map(|k| self.played_on(plan, T::SEARCHING.answered(), k)).sum::<f64>()
        };
        chance(shorter) >= chance(plan) - ROUNDING
    }

    /// The chance of a plan once control has passed so often.
    fn played_on(&mut self, plan: &Plan<T::Choice>, passes: u8, k: u64) -> f64 {
        let (orders, manner) = (plan.orders, Manner::FIRM);
        let stretch = Stretch { plan: plan.certain(), orders, k, passes, manner, noise: k };
        self.imagine(&stretch, None).0
    }
}

fn whereabouts<T: Tactics>(world: &T::World, state: &T::State, side: Side) -> Whereabouts {
    T::census(world, state, side).units.into_iter().map(|(unit, place, _)| (unit, place)).collect()
}

/// True if everybody is at the end where he was at the beginning, and somebody was not in between.
fn is_detour(places: &[Whereabouts], from: usize, to: usize) -> bool {
    let Some((first, rest)) = places.get(from..=to).and_then(<[_]>::split_first) else { return false };
    rest.last() == Some(first) && rest.iter().any(|between| between != first)
}

/// A plan without some of its choices.
fn without<C: Clone>(plan: &Plan<C>, from: usize, to: usize) -> Plan<C> {
    let (head, tail) = (plan.choices.iter().take(from), plan.choices.iter().skip(to));
    let less = |number: usize| if number >= to { number - (to - from) } else { number.min(from) };
    Plan { choices: head.chain(tail).cloned().collect(), kept: less(plan.kept), sure: less(plan.sure), ..plan.clone() }
}

/// A plan with another choice at a place.
fn with<C: Clone>(plan: &Plan<C>, at: usize, choice: C) -> Plan<C> {
    let mut other = plan.clone();
    if let Some(slot) = other.choices.get_mut(at) {
        *slot = choice;
    }
    other
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_comes_back_has_made_a_detour_and_who_stays_has_not() {
        let places: Vec<Whereabouts> = [1, 2, 1, 1, 3].iter().map(|place| vec![(0, *place), (1, 9)]).collect();
        assert!(is_detour(&places, 0, 2) && is_detour(&places, 0, 3));
        assert!(!is_detour(&places, 2, 3), "nobody has moved: something else was chosen");
        assert!(!is_detour(&places, 0, 4) && !is_detour(&places, 3, 9));
    }

    #[test]
    fn what_is_left_out_is_not_counted() {
        let plan = Plan { kept: 5, sure: 4, ..Plan::new(vec!['a', 'b', 'c', 'd', 'e'], 0) };
        let shorter = without(&plan, 1, 3);
        assert_eq!((shorter.choices, shorter.kept, shorter.sure), (vec!['a', 'd', 'e'], 3, 2));
        assert_eq!(without(&Plan { sure: 2, ..plan }, 1, 3).sure, 1);
    }
}
