//! What a commander is going to do, as far as it can be told beforehand.

use kernel::{BySide, Side, Tactics};

use crate::search::{Manner, SampleDice, Script, Staff};

/// Longest stretch of choices looked at.
const LONGEST: usize = 400;
/// How often dice are thrown again that let a side do nothing.
const TRIES: u64 = 4;
/// The dice by which it is told what comes of choices that throw some.
const DICE: u64 = 0xf0_7e51;

/// A commander about to act.
pub(crate) struct Foresight<'a, T: Tactics> {
    /// Where.
    pub world: &'a T::World,
    /// For whom.
    pub side: Side,
    /// Under which orders.
    pub orders: &'a T::Orders,
    /// How bold both sides are.
    pub boldness: BySide<f64>,
}

impl<T: Tactics> Foresight<'_, T> {
    /// The position in which the side has done what it is about to do: the plan, and what the script would do after it. If
    /// the first dice of all let it do nothing, others are tried.
    pub(crate) fn of<'c>(&self, start: &T::State, plan: impl Iterator<Item = &'c T::Choice> + Clone) -> T::State
    where
        T::Choice: 'c,
    {
        let whereabouts = |state: &T::State| T::census(self.world, state, self.side).units;
        let stand = whereabouts(start);
        let tries = (0..TRIES).map(|k| self.under(start, plan.clone(), SampleDice::new(DICE, k)));
        let mut last = None;
        for (after, at_once) in tries {
            if !at_once || whereabouts(&after) != stand {
                return after;
            }
            last = Some(after);
        }
        last.unwrap_or_else(|| start.clone())
    }

    /// The position after it under some dice, and whether they fell at once. A plan that is a list of choices is looked at
    /// only until dice have to fall, for they may change it; but one that begins with dice is looked at beyond them, or
    /// there would be nothing to see.
    fn under<'c>(
        &self,
        start: &T::State,
        plan: impl Iterator<Item = &'c T::Choice>,
        mut dice: SampleDice,
    ) -> (T::State, bool)
    where
        T::Choice: 'c,
    {
        let mut plan = plan.peekable();
        let (mut script, mut staff) = (Script::<T>::default(), Staff::<T>::new(self.boldness));
        let (mut state, mut list, mut at_once) = (start.clone(), Vec::new(), false);
        let begun = T::activation(self.world, start);
        for step in 0..LONGEST {
            let Some(asked) = T::to_choose(self.world, &state) else { break };
            let passed = asked != self.side || T::activation(self.world, &state) != begun;
            if passed && T::at_boundary(self.world, &state) {
                break;
            }
            T::choices(self.world, &state, &mut list);
            let choice = match plan.next_if(|wanted| asked == self.side && list.contains(wanted)) {
                Some(wanted) => wanted.clone(),
                None => {
                    let orders =
                        if asked == self.side { Some(self.orders) } else { staff.brief(self.world, &state, asked) };
                    let picked = orders.map(|orders| script.pick(self.world, &state, &list, orders, Manner::FIRM, 0));
                    let Some(choice) = picked.and_then(|picked| list.get(picked)) else { break };
                    choice.clone()
                }
            };
            let before = state.clone();
            let thrown = dice.rolled();
            let made = T::choose(self.world, &mut state, &choice, &mut dice, &mut Vec::new());
            let threw = !T::SEARCHING.pliant && dice.rolled() > thrown;
            if made.is_err() || threw && step > 0 {
                return (before, at_once);
            }
            at_once |= threw;
        }
        (state, at_once)
    }
}
