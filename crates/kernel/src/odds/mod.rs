//! Exact odds: the rules themselves, run under every sequence of faces they ask for.
//!
//! [`odds`] takes any function of dice. [`branch`] does the same for a choice of a title, and
//! goes on through the choices players have before the matter is settled.

use std::collections::BTreeMap;
use std::fmt;

use crate::dice::{Dice, EnumeratingDice};

mod branch;

pub use branch::{Branch, BranchError, Limits, Then, Twig, branch, branch_by, extremes};

/// An exact probability: a fraction in lowest terms.
///
/// Sums and products that no longer fit 128 bits are rounded to a multiple of 2^-62; the
/// `checked_` forms say so instead.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Prob {
    num: u128,
    den: u128,
}

impl Prob {
    /// Never.
    pub const ZERO: Prob = Prob { num: 0, den: 1 };
    /// Always.
    pub const ONE: Prob = Prob { num: 1, den: 1 };

    /// A fraction; `None` if the denominator is zero.
    pub fn new(num: u128, den: u128) -> Option<Prob> {
        (den != 0).then(|| Prob::reduced(num, den))
    }

    /// The numerator, in lowest terms.
    pub const fn num(self) -> u128 {
        self.num
    }

    /// The denominator, in lowest terms.
    pub const fn den(self) -> u128 {
        self.den
    }

    /// The nearest floating-point number.
    pub fn to_f64(self) -> f64 {
        self.num as f64 / self.den as f64
    }

    /// The exact sum, if it fits.
    pub fn checked_add(self, other: Prob) -> Option<Prob> {
        let shared = gcd(self.den, other.den);
        let (mine, theirs) = (other.den / shared, self.den / shared);
        let num = self.num.checked_mul(mine)?.checked_add(other.num.checked_mul(theirs)?)?;
        Some(Prob::reduced(num, self.den.checked_mul(mine)?))
    }

    /// The exact product, if it fits.
    pub fn checked_mul(self, other: Prob) -> Option<Prob> {
        let a = Prob::reduced(self.num, other.den);
        let b = Prob::reduced(other.num, self.den);
        Some(Prob { num: a.num.checked_mul(b.num)?, den: a.den.checked_mul(b.den)? })
    }

    fn reduced(num: u128, den: u128) -> Prob {
        let shared = gcd(num, den).max(1);
        Prob { num: num / shared, den: den / shared }
    }

    /// In units of 2^-62, rounded down; huge fractions stop at the greatest that fits.
    fn fixed(self) -> u128 {
        let excess = (128 - self.den.leading_zeros()).saturating_sub(64);
        let (num, den) = (self.num >> excess, (self.den >> excess).max(1));
        let whole = num / den;
        let part = ((num % den) << 62) / den;
        whole.checked_mul(1 << 62).and_then(|units| units.checked_add(part)).unwrap_or(u128::MAX)
    }
}

impl std::ops::Add for Prob {
    type Output = Prob;

    fn add(self, other: Prob) -> Prob {
        let rounded = || Prob::reduced(self.fixed().saturating_add(other.fixed()), 1 << 62);
        self.checked_add(other).unwrap_or_else(rounded)
    }
}

impl std::ops::Mul for Prob {
    type Output = Prob;

    fn mul(self, other: Prob) -> Prob {
        let rounded = || {
            let (a, b) = (Prob::reduced(self.fixed(), 1 << 62), Prob::reduced(other.fixed(), 1 << 62));
            Prob::reduced(a.num.saturating_mul(b.num), a.den.saturating_mul(b.den))
        };
        self.checked_mul(other).unwrap_or_else(rounded)
    }
}

impl std::iter::Sum for Prob {
    fn sum<I: Iterator<Item = Prob>>(probs: I) -> Prob {
        probs.fold(Prob::ZERO, |a, b| a + b)
    }
}

impl PartialOrd for Prob {
    fn partial_cmp(&self, other: &Prob) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Prob {
    /// Compares by continued fractions, which cannot overflow.
    fn cmp(&self, other: &Prob) -> std::cmp::Ordering {
        let (mut a, mut b) = (*self, *other);
        let mut swapped = false;
        loop {
            let order = (a.num / a.den).cmp(&(b.num / b.den));
            let (rest_a, rest_b) = (a.num % a.den, b.num % b.den);
            let decided = match (order.is_eq(), rest_a, rest_b) {
                (false, _, _) => Some(order),
                (true, 0, _) | (true, _, 0) => Some(rest_a.min(1).cmp(&rest_b.min(1))),
                _ => None,
            };
            if let Some(order) = decided {
                return if swapped { order.reverse() } else { order };
            }
            (a, b) = (Prob { num: a.den, den: rest_a }, Prob { num: b.den, den: rest_b });
            swapped = !swapped;
        }
    }
}

impl fmt::Display for Prob {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.num, self.den) {
            (n, 1) => write!(f, "{n}"),
            (n, d) => write!(f, "{n}/{d}"),
        }
    }
}

fn gcd(mut a: u128, mut b: u128) -> u128 {
    while b != 0 {
        // Small numbers, nearly all in practice, divide much faster in 64 bits.
        if let (Ok(x), Ok(y)) = (u64::try_from(a), u64::try_from(b)) {
            return u128::from(gcd64(x, y));
        }
        (a, b) = (b, a % b);
    }
    a
}

fn gcd64(mut a: u64, mut b: u64) -> u64 {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}

/// Outcomes, in order, each with its probability; the probabilities sum to one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Distribution<T> {
    outcomes: Vec<(T, Prob)>,
    left_out: Prob,
}

impl<T> Distribution<T> {
    /// The outcomes that can happen, in order.
    pub fn outcomes(&self) -> &[(T, Prob)] {
        &self.outcomes
    }

    /// The chance of a condition.
    pub fn probability(&self, mut condition: impl FnMut(&T) -> bool) -> Prob {
        self.outcomes.iter().filter(|(outcome, _)| condition(outcome)).map(|(_, p)| *p).sum()
    }

    /// The mean of a measure.
    pub fn expectation(&self, mut measure: impl FnMut(&T) -> f64) -> f64 {
        self.outcomes.iter().map(|(outcome, p)| measure(outcome) * p.to_f64()).sum()
    }

    /// The chance of roll-again sequences too long to follow. It is zero wherever the number of
    /// rolls has a bound; else the other probabilities have been scaled up to sum to one.
    pub fn left_out(&self) -> Prob {
        self.left_out
    }

    /// Reads the outcomes another way, putting together those that then are the same.
    pub fn map<U: Ord>(&self, mut reading: impl FnMut(&T) -> U) -> Distribution<U> {
        let pairs = self.outcomes.iter().map(|(outcome, p)| (reading(outcome), *p));
        Distribution { outcomes: gather(pairs), left_out: self.left_out }
    }

    /// Puts an independent part beside this one.
    pub fn combine<U, V: Ord>(&self, other: &Distribution<U>, mut join: impl FnMut(&T, &U) -> V) -> Distribution<V> {
        let mut pairs = Vec::with_capacity(self.outcomes.len() * other.outcomes.len());
        for (a, p) in &self.outcomes {
            pairs.extend(other.outcomes.iter().map(|(b, q)| (join(a, b), *p * *q)));
        }
        Distribution { outcomes: gather(pairs), left_out: self.left_out.max(other.left_out) }
    }

    /// What is left when something is known to have happened; `None` if it cannot happen.
    pub fn given(&self, mut condition: impl FnMut(&T) -> bool) -> Option<Distribution<T>>
    where
        T: Clone,
    {
        let kept = self.outcomes.iter().filter(|(outcome, _)| condition(outcome)).cloned();
        let mut outcomes: Vec<(T, Prob)> = kept.collect();
        let total: Prob = outcomes.iter().map(|(_, p)| *p).sum();
        let inverse = Prob::new(total.den, total.num)?;
        outcomes.iter_mut().for_each(|(_, p)| *p = *p * inverse);
        Some(Distribution { outcomes, left_out: self.left_out })
    }
}

fn gather<T: Ord>(pairs: impl IntoIterator<Item = (T, Prob)>) -> Vec<(T, Prob)> {
    let mut sums: BTreeMap<T, Prob> = BTreeMap::new();
    for (outcome, p) in pairs {
        let sum = sums.entry(outcome).or_insert(Prob::ZERO);
        *sum = *sum + p;
    }
    sums.into_iter().collect()
}

/// Why odds were not worked out.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OddsError {
    /// Too many sequences of faces.
    #[error("there are more than {limit} sequences of faces")]
    TooMany {
        /// The limit that was set.
        limit: usize,
    },
    /// The dice are rolled again without bound.
    #[error("a sequence of rolls has no end within sight")]
    TooDeep,
}

/// The exact distribution of a function of dice, which must depend on nothing but its dice.
///
/// A function that rolls again on ties without bound is followed for some rounds only, and the
/// rest is left out; since every round is like the first, the probabilities are still exact. See
/// [`Distribution::left_out`].
pub fn odds<T: Ord>(mut f: impl FnMut(&mut dyn Dice) -> T) -> Distribution<T> {
    let mut tally = Tally::new();
    let mut dice = EnumeratingDice::new();
    loop {
        let outcome = f(&mut dice);
        if let Some(chance) = dice.chance() {
            tally.add(outcome, chance);
        }
        if !dice.advance() {
            return tally.finish();
        }
    }
}

/// Like [`odds`], but gives up past a number of sequences, or at a roll-again loop without bound.
pub fn odds_within<T: Ord>(limit: usize, mut f: impl FnMut(&mut dyn Dice) -> T) -> Result<Distribution<T>, OddsError> {
    let mut tally = Tally::new();
    each_sequence(limit, |dice| {
        let outcome = f(dice);
        let chance = dice.chance().ok_or(OddsError::TooDeep)?;
        tally.add(outcome, chance);
        Ok::<(), OddsError>(())
    })?;
    Ok(tally.finish())
}

/// Runs `f` once under every sequence of faces.
fn each_sequence<E: From<OddsError>>(
    limit: usize,
    mut f: impl FnMut(&mut EnumeratingDice) -> Result<(), E>,
) -> Result<(), E> {
    let mut dice = EnumeratingDice::new();
    for _ in 0..limit {
        f(&mut dice)?;
        if !dice.advance() {
            return Ok(());
        }
    }
    Err(OddsError::TooMany { limit }.into())
}

/// Sums over one running common denominator: leaves come by the ten thousand, and reducing a
/// fraction for each would cost more than the rules do.
struct Tally<K> {
    shares: BTreeMap<K, u128>,
    den: u128,
}

impl<K: Ord> Tally<K> {
    fn new() -> Tally<K> {
        Tally { shares: BTreeMap::new(), den: 1 }
    }

    /// Adds a leaf of chance `ways / weight`.
    fn add(&mut self, key: K, (ways, weight): (u64, u64)) {
        let weight = u128::from(weight.max(1));
        self.make_divisible_by(weight);
        let share = self.shares.entry(key).or_insert(0);
        *share = share.saturating_add(self.den / weight * u128::from(ways));
    }

    fn make_divisible_by(&mut self, weight: u128) {
        if self.den == weight || self.den.is_multiple_of(weight) {
            return;
        }
        let factor = weight / gcd(self.den, weight);
        // Only dice of several awkward sizes could bring the denominator here; then the new
        // leaf's share is rounded down, and the total scaled, rather than anything failing.
        let Some(den) = self.den.checked_mul(factor) else { return };
        self.den = den;
        self.shares.values_mut().for_each(|share| *share *= factor);
    }

    fn finish(self) -> Distribution<K> {
        let total: u128 = self.shares.values().sum();
        let left_out = Prob::reduced(self.den.saturating_sub(total), self.den);
        let outcomes = self.shares.into_iter().map(|(key, share)| (key, Prob::reduced(share, total.max(1))));
        Distribution { outcomes: outcomes.collect(), left_out }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dice::Purpose;
    use proptest::prelude::*;

    const D: Purpose = Purpose("test");

    fn p(num: u128, den: u128) -> Prob {
        Prob::new(num, den).unwrap()
    }

    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
    enum Fight {
        DefenderHit,
        DefenderTired,
        AttackerTired,
        AttackerHit,
    }

    /// Both sides roll one die and add modifiers, at least 1; twice as much is a hit.
    fn fight(attacker: i32, defender: i32, twice_is_enough: bool, dice: &mut dyn Dice) -> Fight {
        let a = (i32::from(dice.roll(6, Purpose("attack"))) + attacker).max(1);
        let d = (i32::from(dice.roll(6, Purpose("defence"))) + defender).max(1);
        let doubles = |more: i32, less: i32| more > 2 * less || (twice_is_enough && more == 2 * less);
        match () {
            () if doubles(a, d) => Fight::DefenderHit,
            () if a > d => Fight::DefenderTired,
            () if doubles(d, a) => Fight::AttackerHit,
            () => Fight::AttackerTired,
        }
    }

    #[test]
    fn combat_core_table() {
        let table = [
            (0, 0, true, [9, 6, 12, 9]),
            (0, 0, false, [6, 9, 15, 6]),
            (3, 0, true, [18, 12, 6, 0]),
            (3, 0, false, [15, 15, 6, 0]),
            (5, 2, true, [12, 18, 6, 0]),
            (5, 2, false, [9, 21, 6, 0]),
            (1, 2, true, [2, 8, 17, 9]),
            (1, 2, false, [1, 9, 20, 6]),
        ];
        let classes = [Fight::DefenderHit, Fight::DefenderTired, Fight::AttackerTired, Fight::AttackerHit];
        for (attacker, defender, reading, expected) in table {
            let odds = odds(|dice| fight(attacker, defender, reading, dice));
            for (class, sixths) in classes.into_iter().zip(expected) {
                assert_eq!(
                    odds.probability(|f| *f == class),
                    p(sixths, 36),
                    "{attacker} {defender} {reading} {class:?}"
                );
            }
        }
    }

    #[test]
    fn a_roll_under_counts_two_classes_with_the_chances_of_all_faces() {
        for at_most in 0..=7u8 {
            let mut runs = 0;
            let both = odds(|dice| {
                runs += 1;
                let (face, under) = dice.roll_under(6, at_most, D);
                assert_eq!(under, face <= at_most);
                (under, dice.roll(2, D))
            });
            let one_by_one = odds(|dice| (dice.roll(6, D) <= at_most, dice.roll(2, D)));
            assert_eq!(both.outcomes(), one_by_one.outcomes());
            assert_eq!(both.left_out(), Prob::ZERO);
            if (1..6).contains(&at_most) {
                assert_eq!(runs, 4);
            }
        }
    }

    #[test]
    fn initiative_with_ties_rolled_again() {
        let once = odds(|dice| (dice.roll(6, D) + 2).cmp(&dice.roll(6, D)));
        let settled = once.given(|o| o.is_ne()).unwrap();
        assert_eq!(settled.probability(|o| o.is_gt()), p(26, 32));
        let again = odds(|dice| {
            loop {
                let order = (dice.roll(6, D) + 2).cmp(&dice.roll(6, D));
                if order.is_ne() {
                    return order.is_gt();
                }
            }
        });
        assert_eq!(again.probability(|won| *won), p(26, 32));
        assert!(again.left_out() > Prob::ZERO && again.left_out() < p(1, 10_000));
    }

    #[test]
    fn unbounded_loops_and_great_numbers_are_refused() {
        let tie = |dice: &mut dyn Dice| while dice.roll(6, D) == dice.roll(6, D) {};
        assert_eq!(odds_within(100_000_000, tie), Err(OddsError::TooDeep));
        let four = |dice: &mut dyn Dice| (0..4).map(|_| dice.roll(6, D)).max();
        assert_eq!(odds_within(1295, four), Err(OddsError::TooMany { limit: 1295 }));
        assert_eq!(odds_within(1296, four), Ok(odds(four)));
    }

    #[test]
    fn sums_and_means() {
        let two = odds(|dice| dice.roll(6, D) + dice.roll(6, D));
        assert_eq!(two.outcomes().len(), 11);
        assert_eq!(two.probability(|n| *n == 7), p(1, 6));
        assert_eq!(two.probability(|_| true), Prob::ONE);
        assert!((two.expectation(|n| f64::from(*n)) - 7.0).abs() < 1e-12);
        let one = odds(|dice| dice.roll(6, D));
        assert_eq!(one.combine(&one, |a, b| a + b), two);
        assert_eq!(two.map(|n| n % 2).outcomes(), [(0, p(1, 2)), (1, p(1, 2))]);
        assert_eq!(two.given(|n| *n > 12), None);
        assert_eq!(odds(|_| 5).outcomes(), [(5, Prob::ONE)]);
    }

    #[test]
    fn fractions_read_well() {
        assert_eq!(p(9, 36).to_string(), "1/4");
        assert_eq!(p(36, 36).to_string(), "1");
        assert_eq!(Prob::ZERO.to_string(), "0");
        assert_eq!(Prob::new(1, 0), None);
    }

    #[test]
    fn overflow_rounds_and_says_so() {
        let (a, b) = (p(1, u128::MAX), p(1, u128::MAX - 1));
        assert_eq!(a.checked_add(b), None);
        assert_eq!(a.checked_mul(b), None);
        assert!((a + b).to_f64() < 1e-15 && (a * b).to_f64() < 1e-15);
        let near = p(u128::MAX / 3, u128::MAX) + p(u128::MAX / 2, u128::MAX - 1);
        assert!((near.to_f64() - 5.0 / 6.0).abs() < 1e-15);
        assert!(p(u128::MAX, 1) + p(u128::MAX, 2) > Prob::ONE);
    }

    /// A tree of rolls with several kinds of dice and different depths.
    fn wander(plan: &[u8], dice: &mut dyn Dice) -> u32 {
        let mut sum = 0;
        for sides in plan {
            let face = dice.roll(*sides, D);
            sum = sum * 3 + u32::from(face);
            if face == 1 {
                break;
            }
        }
        sum
    }

    proptest! {
        #[test]
        fn chances_sum_to_one(plan in proptest::collection::vec(0_u8..13, 0..5)) {
            let result = odds(|dice| wander(&plan, dice));
            prop_assert_eq!(result.probability(|_| true), Prob::ONE);
            prop_assert_eq!(result.left_out(), Prob::ZERO);
            prop_assert!(result.outcomes().windows(2).all(|w| w[0].0 < w[1].0));
        }

        #[test]
        fn arithmetic_agrees_with_floats(a in 0_u128..1000, b in 1_u128..1000, c in 0_u128..1000, d in 1_u128..1000) {
            let (x, y) = (p(a, b), p(c, d));
            prop_assert!(((x + y).to_f64() - (x.to_f64() + y.to_f64())).abs() < 1e-9);
            prop_assert!(((x * y).to_f64() - (x.to_f64() * y.to_f64())).abs() < 1e-6);
            prop_assert_eq!(x.cmp(&y), (a * d).cmp(&(c * b)));
        }

        #[test]
        fn nothing_overflows(a: u128, b in 1_u128.., c: u128, d in 1_u128..) {
            let (x, y) = (p(a, b), p(c, d));
            let (_, _, _) = (x + y, x * y, x.cmp(&y));
        }
    }
}
