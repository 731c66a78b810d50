//! The sequential probability ratio test over pairs: it stops as soon as the games say enough.

use serde::Serialize;

use super::Tally;

/// The logarithm of 19: both errors 5%.
const ENOUGH: f64 = 2.944_438_979_166_440_3;

/// Pairs before which nothing is decided: in a handful that ended nearly alike the spread is taken for far too small,
/// and then a score a little off the mark seems beyond doubt.
const FEWEST: u64 = 20;

/// A score below 1 that a difference in Elo leads one to expect.
pub fn score_of_elo(elo: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-elo / 400.0))
}

/// The difference in Elo a score speaks for; without limit at 0 and 1.
pub fn elo_of_score(score: f64) -> f64 {
    -400.0 * (1.0 / score - 1.0).log10()
}

/// The two differences in Elo the test decides between.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Bounds {
    /// No better than this: the change fails.
    pub low: f64,
    /// At least this: it passes.
    pub high: f64,
}

/// What the games say so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Finding {
    /// The first player is the better one by the upper bound.
    Passed,
    /// He is not.
    Failed,
    /// More games are needed.
    Open,
}

/// The test.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Sequential {
    /// What it decides between.
    pub bounds: Bounds,
}

impl Sequential {
    /// The logarithm of the likelihood ratio. A tally in which every pair ended alike has no
    /// spread; half a pair in each of the outer classes then keeps the ratio finite.
    pub fn ratio(&self, tally: &Tally) -> f64 {
        let pairs = tally.pairs() as f64;
        if pairs == 0.0 {
            return 0.0;
        }
        let (mean, variance) = smoothed(tally);
        let (s0, s1) = (score_of_elo(self.bounds.low), score_of_elo(self.bounds.high));
        pairs * (s1 - s0) * (2.0 * mean - s0 - s1) / (2.0 * variance)
    }

    /// What the tally says.
    pub fn finding(&self, tally: &Tally) -> Finding {
        match self.ratio(tally) {
            _ if tally.pairs() < FEWEST => Finding::Open,
            ratio if ratio >= ENOUGH => Finding::Passed,
            ratio if ratio <= -ENOUGH => Finding::Failed,
            _ => Finding::Open,
        }
    }
}

fn smoothed(tally: &Tally) -> (f64, f64) {
    let (mean, variance) = tally.mean_and_variance();
    if variance > 0.0 {
        return (mean, variance);
    }
    let pairs = tally.pairs() as f64 + 1.0;
    let mean = (mean * (pairs - 1.0) + 0.5) / pairs;
    let square = |x: f64| (x - mean) * (x - mean);
    let at = tally.mean_and_variance().0;
    (mean, (square(at) * (pairs - 1.0) + (square(0.0) + square(1.0)) / 2.0) / pairs)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn elo_and_score_are_each_others_inverse() {
        // The table of the design: 55% 35, 60% 70, 64% 100, 70% 147, 75% 191, 80% 241, 90% 382.
        for (score, elo) in [(0.55, 35.0), (0.6, 70.0), (0.64, 100.0), (0.7, 147.0), (0.75, 191.0), (0.9, 382.0)] {
            assert!((elo_of_score(score) - elo).abs() < 0.6, "{score}");
            assert!((score_of_elo(elo_of_score(score)) - score).abs() < 1e-12);
        }
    }

    #[test]
    fn the_ratio_follows_the_formula() {
        let tally = Tally { classes: [10, 20, 30, 25, 15], ..Tally::default() };
        let (mean, variance) = tally.mean_and_variance();
        let (s0, s1) = (0.5, score_of_elo(50.0));
        let expected = 100.0 * (s1 - s0) * (2.0 * mean - s0 - s1) / (2.0 * variance);
        let test = Sequential { bounds: Bounds { low: 0.0, high: 50.0 } };
        assert!((test.ratio(&tally) - expected).abs() < 1e-12);
    }

    #[test]
    fn it_passes_the_better_and_fails_the_equal() {
        let test = Sequential { bounds: Bounds { low: 0.0, high: 50.0 } };
        assert_eq!(test.finding(&Tally { classes: [5, 10, 30, 60, 60], ..Tally::default() }), Finding::Passed);
        assert_eq!(test.finding(&Tally { classes: [120, 100, 150, 90, 110], ..Tally::default() }), Finding::Failed);
        assert_eq!(test.finding(&Tally { classes: [2, 2, 3, 3, 2], ..Tally::default() }), Finding::Open);
        assert_eq!(test.finding(&Tally::default()), Finding::Open);
    }

    #[test]
    fn a_handful_of_pairs_that_ended_alike_decides_nothing() {
        let test = Sequential { bounds: Bounds { low: 0.0, high: 50.0 } };
        let alike = |pairs: u64| Tally { classes: [0, 0, 12 * pairs / 13, pairs / 13, 0], ..Tally::default() };
        assert!(test.ratio(&alike(13)) < -3.0, "as if it were sure");
        assert_eq!(test.finding(&alike(13)), Finding::Open);
        assert_eq!(test.finding(&alike(26)), Finding::Failed);
    }

    #[test]
    fn a_clean_sweep_is_no_division_by_zero() {
        let test = Sequential { bounds: Bounds { low: 0.0, high: 50.0 } };
        let sweep = |pairs| Tally { classes: [0, 0, 0, 0, pairs], ..Tally::default() };
        assert!(test.ratio(&sweep(1)).is_finite());
        assert_eq!(test.finding(&sweep(30)), Finding::Passed);
    }
}
