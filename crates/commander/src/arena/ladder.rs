//! Bradley and Terry: one number per player from all games between them, sides accounted for.

use serde::Serialize;

use super::{Pair, Score, Tally};
use crate::Stream;

/// Newton steps; the fit settles after a handful.
const STEPS: usize = 60;
/// Samples of the interval.
const RESAMPLES: usize = 200;
/// Elo per unit of the logistic scale.
const ELO: f64 = 400.0 / std::f64::consts::LN_10;
/// Weight of the prior that keeps a player who never lost at a finite place: half a win and half a
/// defeat against the anchor.
const PRIOR: f64 = 0.5;

/// All pairs two players fought.
#[derive(Clone, Debug, PartialEq)]
pub struct Match {
    /// The number of the first player.
    pub first: usize,
    /// The number of the second.
    pub second: usize,
    /// Their pairs, as the first one sees them.
    pub pairs: Vec<Pair>,
}

/// One player's place.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Rung {
    /// His rating; the anchor has 1000.
    pub elo: f64,
    /// Lower bound of the 95% interval.
    pub low: f64,
    /// Upper bound.
    pub high: f64,
}

/// Ratings of all players.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Ladder {
    /// In the order of their numbers.
    pub rungs: Vec<Rung>,
    /// What the Union's side is worth in Elo between equals.
    pub union_advantage: f64,
}

impl Ladder {
    /// Fits the ratings of `players` players; `anchor` stands at 1000.
    pub fn fit(players: usize, anchor: usize, matches: &[Match], seed: u64) -> Ladder {
        let (ratings, union_advantage) = fit(players, anchor, &tallies(matches));
        let mut samples = vec![Vec::with_capacity(RESAMPLES); players];
        for sample in 0..RESAMPLES {
            let drawn = resampled(matches, seed, sample as u64);
            for (all, rating) in samples.iter_mut().zip(fit(players, anchor, &drawn).0) {
                all.push(rating);
            }
        }
        let rungs = ratings.into_iter().zip(samples).map(|(elo, all)| rung(elo, all)).collect();
        Ladder { rungs, union_advantage }
    }
}

fn rung(elo: f64, mut samples: Vec<f64>) -> Rung {
    samples.sort_by(f64::total_cmp);
    let at = |share: f64| {
        let index = (share * (samples.len().saturating_sub(1)) as f64).round() as usize;
        samples.get(index).copied().unwrap_or(elo)
    };
    Rung { elo, low: at(0.025), high: at(0.975) }
}

struct Counted {
    first: usize,
    second: usize,
    tally: Tally,
}

fn tallies(matches: &[Match]) -> Vec<Counted> {
    matches.iter().map(|m| counted(m, m.pairs.iter().copied())).collect()
}

fn counted(m: &Match, pairs: impl Iterator<Item = Pair>) -> Counted {
    let mut tally = Tally::default();
    pairs.for_each(|pair| tally.add(pair));
    Counted { first: m.first, second: m.second, tally }
}

fn resampled(matches: &[Match], seed: u64, sample: u64) -> Vec<Counted> {
    let mut stream = Stream::new(seed, sample, "ladder");
    matches
        .iter()
        .map(|m| {
            let count = m.pairs.len();
            let drawn: Vec<Pair> = (0..count).filter_map(|_| m.pairs.get(stream.below(count)).copied()).collect();
            counted(m, drawn.into_iter())
        })
        .collect()
}

/// Coordinate-wise Newton steps on the likelihood; draws count as half a win for both.
fn fit(players: usize, anchor: usize, counted: &[Counted]) -> (Vec<f64>, f64) {
    let mut strength = vec![0.0_f64; players];
    let mut union = 0.0_f64;
    for _ in 0..STEPS {
        for player in (0..players).filter(|player| *player != anchor) {
            let step = strength_slope(&strength, union, counted, player, anchor).step();
            if let Some(own) = strength.get_mut(player) {
                *own += step;
            }
        }
        union += union_slope(&strength, union, counted).step();
    }
    (strength.into_iter().map(|s| 1000.0 + ELO * s).collect(), ELO * union)
}

/// First and negative second derivative of the likelihood in one number.
#[derive(Default)]
struct Slope {
    first: f64,
    second: f64,
}

impl Slope {
    /// `games` of which a share was won where `expected` was to be; `sign` is how the number acts.
    fn add(&mut self, sign: f64, games: f64, share: f64, expected: f64) {
        self.first += sign * games * (share - expected);
        self.second += games * expected * (1.0 - expected);
    }

    fn step(&self) -> f64 {
        (self.first / self.second.max(1e-9)).clamp(-1.0, 1.0)
    }
}

fn expected(advantage: f64) -> f64 {
    1.0 / (1.0 + (-advantage).exp())
}

/// The first player's score on each side, with the sign of the Union's advantage for him.
fn sides(tally: &Tally) -> [(Score, f64); 2] {
    [(tally.as_side.union, 1.0), (tally.as_side.confederate, -1.0)]
}

fn gap(strength: &[f64], counted: &Counted) -> f64 {
    let of = |index: usize| strength.get(index).copied().unwrap_or(0.0);
    of(counted.first) - of(counted.second)
}

fn strength_slope(strength: &[f64], union: f64, counted: &[Counted], player: usize, anchor: usize) -> Slope {
    let mut slope = Slope::default();
    for c in counted.iter().filter(|c| c.first == player || c.second == player) {
        let sign = if c.first == player { 1.0 } else { -1.0 };
        for (score, side) in sides(&c.tally) {
            slope.add(sign, score.games(), score.share(), expected(gap(strength, c) + side * union));
        }
    }
    let of = |index: usize| strength.get(index).copied().unwrap_or(0.0);
    slope.add(1.0, 2.0 * PRIOR, 0.5, expected(of(player) - of(anchor)));
    slope
}

fn union_slope(strength: &[f64], union: f64, counted: &[Counted]) -> Slope {
    let mut slope = Slope::default();
    for c in counted {
        for (score, side) in sides(&c.tally) {
            slope.add(side, score.games(), score.share(), expected(gap(strength, c) + side * union));
        }
    }
    slope.add(1.0, 2.0 * PRIOR, 0.5, expected(union));
    slope
}

#[cfg(test)]
mod tests {
    use kernel::BySide;

    use super::*;

    fn pairs(classes: &[(u8, u8, usize)]) -> Vec<Pair> {
        let of = |(union, confederate, times): &(u8, u8, usize)| {
            vec![Pair { half_points: BySide::new(*union, *confederate) }; *times]
        };
        classes.iter().flat_map(of).collect()
    }

    #[test]
    fn three_quarters_is_191_points() {
        let pairs = pairs(&[(2, 2, 500), (2, 0, 250), (0, 2, 250)]);
        let ladder = Ladder::fit(2, 0, &[Match { first: 1, second: 0, pairs }], 1);
        let [anchor, better] = ladder.rungs.as_slice() else { panic!("two players") };
        assert_eq!(anchor.elo, 1000.0);
        assert!((better.elo - 1191.0).abs() < 2.0, "{better:?}");
        assert!(better.low < better.elo && better.elo < better.high && better.high - better.low < 40.0);
        assert!(ladder.union_advantage.abs() < 2.0);
    }

    #[test]
    fn a_lopsided_scenario_is_no_merit() {
        // Equal players, the Union wins nine in ten.
        let pairs = pairs(&[(2, 0, 810), (2, 2, 90), (0, 0, 90), (0, 2, 10)]);
        let ladder = Ladder::fit(2, 0, &[Match { first: 1, second: 0, pairs }], 1);
        assert!((ladder.rungs[1].elo - 1000.0).abs() < 3.0, "{ladder:?}");
        assert!((ladder.union_advantage - 382.0).abs() < 6.0, "{ladder:?}");
    }

    #[test]
    fn a_chain_of_matches_adds_up_and_the_seed_fixes_the_interval() {
        let step = || pairs(&[(2, 2, 400), (2, 0, 200), (0, 2, 200), (0, 0, 50)]);
        let chain = [Match { first: 1, second: 0, pairs: step() }, Match { first: 2, second: 1, pairs: step() }];
        let ladder = Ladder::fit(3, 0, &chain, 7);
        let steps = (ladder.rungs[1].elo - 1000.0, ladder.rungs[2].elo - ladder.rungs[1].elo);
        assert!(steps.0 > 100.0 && (steps.0 - steps.1).abs() < 4.0, "{steps:?}");
        assert_eq!(ladder, Ladder::fit(3, 0, &chain, 7));
    }

    #[test]
    fn who_never_lost_has_a_place_all_the_same() {
        let ladder = Ladder::fit(2, 0, &[Match { first: 1, second: 0, pairs: pairs(&[(2, 2, 20)]) }], 1);
        assert!(ladder.rungs[1].elo.is_finite() && ladder.rungs[1].elo > 1300.0);
    }
}
