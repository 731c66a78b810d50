//! What may come of a plan: the game goes on in the mind, under the dice of one sample.

use kernel::{BySide, Outcome, Side, Tactics, Viewer};

use super::dice::{SampleDice, mix};
use super::{Manner, Search, Staff};

/// Longest stretch of choices imagined; longer ones are valued where they stand.
const LONGEST: u32 = 4_000;

/// How much of a finished game's worth lies in winning; the rest is by how much.
const RESULT: f64 = 0.99;

/// How the script strays in rollouts, in hundredths: two rollouts of the same dice shall still differ from how one
/// stubborn script would have it.
const ROLLOUT_SOFTNESS: f64 = 0.4;

/// What a chance counts beside the one seen a pass later, where rollouts cannot look far at all. What lies farther
/// ahead knows more of what the plan leads to, but the dice have had more of a say in it, and few samples do not make
/// up for that. The farther rollouts can look, the less the chances on the way count.
const NEARER: f64 = 1.2;

/// What a chance counts beside the one seen a pass later in rollouts of so many passes.
fn nearer(passes: u8, most: u8) -> f64 {
    NEARER * (1.0 - f64::from(passes) / f64::from(most.max(1))).max(0.0)
}

/// Chances seen on the way of a rollout.
struct Outlook {
    nearer: f64,
    sum: f64,
    weight: f64,
}

impl Outlook {
    fn add(&mut self, chance: f64) {
        self.sum = self.nearer * self.sum + chance;
        self.weight = self.nearer * self.weight + 1.0;
    }

    /// All of them together with the last.
    fn and(mut self, last: f64) -> f64 {
        self.add(last);
        self.sum / self.weight
    }
}

/// What makes soft choices stray. It is counted anew whenever control passes, so that plans of different lengths meet the
/// same doubts once they are carried out.
struct Doubts {
    noise: u64,
    passes: u64,
    decisions: u64,
}

impl Doubts {
    const fn new(noise: u64) -> Doubts {
        Doubts { noise, passes: 0, decisions: 0 }
    }

    const fn pass(&mut self) {
        (self.passes, self.decisions) = (self.passes + 1, 0);
    }

    fn next(&mut self) -> u64 {
        self.decisions += 1;
        mix(self.noise ^ mix(self.passes) ^ self.decisions)
    }
}

/// What a side has chosen while a plan was played out.
pub(super) struct Made<C> {
    /// Its choices.
    pub choices: Vec<C>,
    /// How many of them were made before anybody had thrown a die, the one that did it included.
    pub sure: usize,
}

impl<C> Made<C> {
    /// Nothing yet.
    pub(super) const NOTHING: Made<C> = Made { choices: Vec::new(), sure: 0 };

    fn push(&mut self, choice: C, rolled: bool) {
        self.choices.push(choice);
        if !rolled {
            self.sure = self.choices.len();
        }
    }
}

/// What to imagine.
pub(super) struct Stretch<'p, C> {
    /// The side's choices, while they last and can be made.
    pub plan: &'p [C],
    /// The orders the script follows where they give out.
    pub orders: usize,
    /// The number of the sample of the dice.
    pub k: u64,
    /// How often control passes before the position is valued.
    pub passes: u8,
    /// How the script decides for the side in its own activation.
    pub manner: Manner,
    /// Makes its soft choices the same for the same number.
    pub noise: u64,
}

impl<T: Tactics> Search<'_, T> {
    /// Plays from the start: the plan's choices while they last and can be made, the script's after
    /// that and for the enemy, until control has passed often enough. The chance of the side there, and whether dice
    /// had a part in it.
    pub(super) fn imagine(
        &mut self,
        stretch: &Stretch<'_, T::Choice>,
        made: Option<&mut Made<T::Choice>>,
    ) -> (f64, bool) {
        self.script.nodes += 1;
        let mut dice = SampleDice::new(self.root, stretch.k);
        let chance = self.play_on(stretch, &mut dice, made);
        (chance, dice.rolled() > 0)
    }

    fn play_on(
        &mut self,
        stretch: &Stretch<'_, T::Choice>,
        dice: &mut SampleDice,
        made: Option<&mut Made<T::Choice>>,
    ) -> f64 {
        let mut state = self.start.clone();
        T::redeal(self.world, &mut state, Viewer::of(self.side), dice);
        let papers = std::mem::replace(&mut self.papers, BySide::new(None, None));
        let mut staff = Staff::<T>::new(BySide::new(0.0, 0.0)).after(papers);
        staff.boldness[self.side] = self.boldness;
        let orders = match T::SECRETS && T::PEEKS {
            true => T::orders(self.world, &state, self.side, self.boldness, stretch.orders),
            false => self.orders(stretch.orders),
        };
        staff.give(self.side, orders);
        staff.accustom(self.side, self.lasting(stretch.orders));
        let chance = self.carry_on(stretch, state, &mut staff, dice, made);
        self.papers = staff.papers();
        chance
    }

    fn carry_on(
        &mut self,
        stretch: &Stretch<'_, T::Choice>,
        mut state: T::State,
        staff: &mut Staff<T>,
        dice: &mut SampleDice,
        mut made: Option<&mut Made<T::Choice>>,
    ) -> f64 {
        let dealt = dice.rolled();
        let mut planned = stretch.plan.iter();
        let mut holder = (self.side, T::activation(self.world, &state));
        let mut passed = 0;
        let mut doubts = Doubts::new(stretch.noise);
        let nearer = nearer(stretch.passes, T::SEARCHING.passes);
        let mut seen = Outlook { nearer, sum: 0.0, weight: 0.0 };
        for _ in 0..LONGEST {
            let Some(asked) = T::to_choose(self.world, &state) else { return seen.and(self.settled(&state)) };
            let boundary = T::at_boundary(self.world, &state);
            let now = (asked, T::activation(self.world, &state));
            if boundary && now != holder {
                holder = now;
                doubts.pass();
                passed += u8::from(stretch.passes != u8::MAX || passed == 0);
                if passed == stretch.passes {
                    break;
                }
                if nearer > 0.0 && passed >= T::SEARCHING.alone {
                    seen.add(T::chance(self.world, &state, self.side));
                }
            }
            let own = asked == self.side && passed == 0;
            let rolled = dice.rolled() > dealt;
            if own && let Some(choice) = self.follow(&mut state, &mut planned, dice) {
                if let Some(made) = made.as_deref_mut() {
                    made.push(choice.clone(), rolled);
                }
                continue;
            }
            let manner = match own {
                true => stretch.manner,
                false => Manner { temperature: ROLLOUT_SOFTNESS },
            };
            let noise = doubts.next();
            if !own {
                staff.brief(self.world, &state, asked);
            }
            let Some(choice) = self.scripted(&state, staff, asked, manner, noise) else { break };
            self.script.nodes += 1;
            self.events.clear();
            if T::choose(self.world, &mut state, &choice, dice, &mut self.events).is_err() {
                break;
            }
            if let Some(made) = made.as_deref_mut().filter(|_| own) {
                made.push(choice, rolled);
            }
        }
        seen.and(T::chance(self.world, &state, self.side))
    }

    /// Makes the next planned choice; nothing once the plan is at its end, or while something else is asked that the
    /// dice brought about.
    fn follow<'p>(
        &mut self,
        state: &mut T::State,
        planned: &mut std::slice::Iter<'p, T::Choice>,
        dice: &mut SampleDice,
    ) -> Option<&'p T::Choice> {
        let choice = planned.as_slice().first()?;
        self.events.clear();
        T::choose(self.world, state, choice, dice, &mut self.events).ok()?;
        planned.next()
    }

    fn scripted(
        &mut self,
        state: &T::State,
        staff: &mut Staff<T>,
        asked: Side,
        manner: Manner,
        noise: u64,
    ) -> Option<T::Choice> {
        T::choices(self.world, state, &mut self.list);
        if self.list.len() == 1 {
            return self.list.pop();
        }
        if staff.orders(asked).is_none() {
            staff.brief(self.world, state, asked);
        }
        let orders = staff.orders(asked)?;
        let picked = self.script.pick(self.world, state, &self.list, orders, manner, noise);
        self.list.get(picked).cloned()
    }

    fn settled(&self, state: &T::State) -> f64 {
        let result = result_for(&T::verdict(self.world, state), self.side);
        RESULT * result + (1.0 - RESULT) * T::chance(self.world, state, self.side)
    }
}

/// 1 for a win, a half for a draw.
fn result_for(outcome: &Outcome, side: Side) -> f64 {
    match outcome.winner {
        None => 0.5,
        Some(winner) => f64::from(u8::from(winner == side)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plans_of_different_lengths_meet_the_same_doubts_once_they_are_carried_out() {
        let (mut short, mut long) = (Doubts::new(7), Doubts::new(7));
        let first = long.next();
        assert_eq!(short.next(), first);
        assert_ne!(long.next(), first, "one decision after the other");
        short.pass();
        long.pass();
        let later = short.next();
        assert_eq!(long.next(), later);
        assert_ne!(later, first);
    }

    #[test]
    fn the_farther_rollouts_look_the_less_the_way_counts() {
        let of = |passes: u8, chances: &[f64], last: f64| {
            let mut seen = Outlook { nearer: nearer(passes, 8), sum: 0.0, weight: 0.0 };
            chances.iter().for_each(|chance| seen.add(*chance));
            seen.and(last)
        };
        assert!((of(2, &[0.4], 0.8) - (0.9 * 0.4 + 0.8) / 1.9).abs() < 1e-12);
        assert!((of(8, &[0.4, 0.1], 0.8) - 0.8).abs() < 1e-12);
        assert!((of(u8::MAX, &[0.4], 1.0) - 1.0).abs() < 1e-12);
        assert!(of(4, &[0.4], 0.8) < of(6, &[0.4], 0.8));
    }
}
