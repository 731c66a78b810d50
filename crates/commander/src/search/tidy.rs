//! Plans without detours. Changing one choice at a time leaves steps in a plan that lead somewhere and back: they cost
//! nothing the dice would show, but whoever watches wonders what they were for.

use kernel::{Side, Tactics};

use super::dice::SampleDice;
use super::imagine::Stretch;
use super::plan::Plan;
use super::{FIRST_SAMPLES, Manner, Search};

/// Most choices of a detour.
const LONGEST_DETOUR: usize = 6;
/// Chances that differ by less are the same.
const ROUNDING: f64 = 1e-9;

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
            samples.map(|k| self.answered(plan, k)).sum::<f64>()
        };
        chance(shorter) >= chance(plan) - ROUNDING
    }

    /// The chance of a plan once the enemy has answered it.
    fn answered(&mut self, plan: &Plan<T::Choice>, k: u64) -> f64 {
        let (orders, passes, manner) = (plan.orders, T::SEARCHING.answered(), Manner::FIRM);
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
