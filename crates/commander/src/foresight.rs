//! What a commander is going to do, as far as it can be told beforehand.

use kernel::{BySide, Side, Tactics};

use crate::search::{Manner, SampleDice, Script, Staff};

/// Longest stretch of choices looked at.
const LONGEST: usize = 400;
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
    /// The position in which the side has done what it is about to do: the plan, and what the script would do after it.
    /// A plan that is a list of choices is looked at only until dice have to fall, for they may change it.
    pub(crate) fn of<'c>(&self, start: &T::State, plan: impl Iterator<Item = &'c T::Choice>) -> T::State
    where
        T::Choice: 'c,
    {
        let mut plan = plan.peekable();
        let (mut script, mut staff) = (Script::<T>::default(), Staff::<T>::new(self.boldness));
        let (mut state, mut dice, mut list) = (start.clone(), SampleDice::new(DICE, 0), Vec::new());
        let begun = T::activation(self.world, start);
        for _ in 0..LONGEST {
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
            if made.is_err() || !T::SEARCHING.pliant && dice.rolled() > thrown {
                return before;
            }
        }
        state
    }
}
