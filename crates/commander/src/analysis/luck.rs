//! The luck of dice: how far the chances moved with every face, against what was to be expected.
//!
//! The luck of a die is the expectation of the value once its face is known, less the expectation before it fell.
//! Its mean over all faces is nothing, whatever the value is worth, and the luck of all dice of a choice adds up to
//! what came less what was to be expected.

use kernel::dice::{EnumeratingDice, Roll};
use kernel::{Dice, Purpose, Side, Tactics};

use super::worth;
use crate::search::SampleDice;

/// Most sequences of faces tried for one choice; beyond that the dice are sampled.
const MOST_SEQUENCES: usize = 1_296;

/// Samples of dice that are too many to try all; the same ones for every die of the choice.
const SAMPLES: u64 = 96;

/// What the dice of a choice did.
pub(super) struct Luck {
    /// The Union's chance to be expected before the first die fell.
    pub expected: f64,
    /// The luck of each die, as the Union sees it.
    pub dice: Vec<f64>,
    /// True if every sequence of faces was tried.
    pub exact: bool,
}

/// A choice whose dice have fallen.
pub(super) struct Thrown<'a, T: Tactics> {
    pub world: &'a T::World,
    pub before: &'a T::State,
    pub choice: &'a T::Choice,
    pub rolls: &'a [Roll],
    /// The Union's chance in the position it led to.
    pub after: f64,
}

/// Room to try choices in, kept from choice to choice.
pub(super) struct Bench<T: Tactics> {
    end: Option<T::State>,
    events: Vec<T::Event>,
}

impl<T: Tactics> Default for Bench<T> {
    fn default() -> Bench<T> {
        Bench { end: None, events: Vec::new() }
    }
}

impl<T: Tactics> Bench<T> {
    /// The luck of the dice that fell.
    pub fn luck(&mut self, thrown: &Thrown<'_, T>) -> Luck {
        let (expectations, exact) = match self.exact(thrown) {
            Some(expectations) => (expectations, true),
            None => (self.sampled(thrown), false),
        };
        let known = expectations.iter().skip(1).copied().chain([thrown.after]);
        let dice = expectations.iter().zip(known).map(|(before, after)| after - before).collect();
        Luck { expected: expectations.first().copied().unwrap_or(thrown.after), dice, exact }
    }

    /// The expectations before each die, given the faces of those before it, over every sequence of faces; `None` if
    /// there are too many.
    fn exact(&mut self, thrown: &Thrown<'_, T>) -> Option<Vec<f64>> {
        let mut sums = vec![(0.0, 0.0); thrown.rolls.len()];
        let mut dice = EnumeratingDice::new();
        for _ in 0..MOST_SEQUENCES {
            let mut compared = Compared { dice: &mut dice, fell: thrown.rolls, alike: 0, astray: false };
            let value = self.try_once(thrown, &mut compared)?;
            let alike = compared.alike;
            let (ways, of) = dice.chance()?;
            let chance = ways as f64 / of as f64;
            for (weight, sum) in sums.iter_mut().take(alike + 1) {
                *weight += chance;
                *sum += chance * value;
            }
            if !dice.advance() {
                return Some(sums.into_iter().map(|(weight, sum)| sum / weight).collect());
            }
        }
        None
    }

    fn sampled(&mut self, thrown: &Thrown<'_, T>) -> Vec<f64> {
        let progress = T::progress(thrown.world, thrown.before);
        let root = progress.stage.rotate_left(20) ^ progress.act;
        let mean = |fixed: usize| {
            let values = (0..SAMPLES).filter_map(|k| {
                let rest = SampleDice::new(root, k);
                self.try_once(thrown, &mut Fixed { fell: thrown.rolls, fixed, used: 0, rest })
            });
            let (sum, count) = values.fold((0.0, 0.0), |(sum, count), value| (sum + value, count + 1.0));
            if count > 0.0 { sum / count } else { thrown.after }
        };
        (0..thrown.rolls.len()).map(mean).collect()
    }

    fn try_once(&mut self, thrown: &Thrown<'_, T>, dice: &mut dyn Dice) -> Option<f64> {
        let mut end = match self.end.take() {
            Some(mut end) => {
                end.clone_from(thrown.before);
                end
            }
            None => thrown.before.clone(),
        };
        self.events.clear();
        let played = T::choose(thrown.world, &mut end, thrown.choice, dice, &mut self.events);
        let value = played.is_ok().then(|| worth::<T>(thrown.world, &end, Side::Union));
        self.end = Some(end);
        value
    }
}

/// Passes rolls on and counts how many of the first came as they fell in the game.
struct Compared<'a> {
    dice: &'a mut EnumeratingDice,
    fell: &'a [Roll],
    alike: usize,
    astray: bool,
}

impl Compared<'_> {
    fn note(&mut self, same: impl Fn(u8) -> bool) {
        let alike = !self.astray && self.fell.get(self.alike).is_some_and(|roll| same(roll.face));
        self.alike += usize::from(alike);
        self.astray |= !alike;
    }
}

impl Dice for Compared<'_> {
    fn roll(&mut self, sides: u8, purpose: Purpose) -> u8 {
        let face = self.dice.roll(sides, purpose);
        self.note(|fell| fell == face);
        face
    }

    /// Only on which side of the line the face lies counts, so that is all that is compared.
    fn roll_under(&mut self, sides: u8, at_most: u8, purpose: Purpose) -> (u8, bool) {
        let (face, under) = self.dice.roll_under(sides, at_most, purpose);
        self.note(|fell| (fell <= at_most) == under);
        (face, under)
    }
}

/// The first dice as they fell, the others of a sample. The sample rolls them all, so that its later faces do not
/// depend on how many are fixed.
struct Fixed<'a> {
    fell: &'a [Roll],
    fixed: usize,
    used: usize,
    rest: SampleDice,
}

impl Dice for Fixed<'_> {
    fn roll(&mut self, sides: u8, purpose: Purpose) -> u8 {
        let drawn = self.rest.roll(sides, purpose);
        let fell = self.fell.get(self.used).filter(|_| self.used < self.fixed);
        self.used += 1;
        fell.map_or(drawn, |roll| roll.face)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FIRE: Purpose = Purpose("fire");

    /// How many of the first rolls came as they fell, run after run.
    fn alike(fell: &[Roll], throw: impl Fn(&mut dyn Dice)) -> Vec<usize> {
        let mut dice = EnumeratingDice::new();
        let mut found = Vec::new();
        loop {
            let mut compared = Compared { dice: &mut dice, fell, alike: 0, astray: false };
            throw(&mut compared);
            found.push(compared.alike);
            if !dice.advance() {
                return found;
            }
        }
    }

    fn fell(face: u8) -> Roll {
        Roll { purpose: FIRE, sides: 3, face }
    }

    #[test]
    fn a_run_agrees_up_to_its_first_other_face() {
        let found = alike(&[fell(2), fell(3)], |dice| {
            dice.roll(3, FIRE);
            dice.roll(3, FIRE);
        });
        assert_eq!(found, [0, 0, 0, 1, 1, 2, 0, 0, 0]);
    }

    #[test]
    fn of_a_roll_against_a_limit_only_the_side_of_the_line_counts() {
        let throw = |dice: &mut dyn Dice| {
            dice.roll_under(3, 2, FIRE);
        };
        assert_eq!(alike(&[fell(2)], throw), [1, 0]);
        assert_eq!(alike(&[fell(3)], throw), [0, 1]);
    }

    #[test]
    fn fixed_dice_do_not_shift_those_of_the_sample() {
        let rolls = [fell(2), fell(2)];
        let faces = |fixed| {
            let mut dice = Fixed { fell: &rolls, fixed, used: 0, rest: SampleDice::new(1, 2) };
            std::array::from_fn::<u8, 6, _>(|_| dice.roll(3, FIRE))
        };
        assert_eq!(faces(2)[..2], [2, 2]);
        assert_eq!(faces(0)[2..], faces(2)[2..]);
    }
}
