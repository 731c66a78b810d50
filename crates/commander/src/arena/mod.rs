//! Measuring strength: pairs of games with sides swapped, a sequential test, and a ladder.
//!
//! A pair is two games of the same scenario with the same dice, each player once on each side, so
//! that neither a lopsided scenario nor a kind die favours anybody.

mod ladder;
mod sequential;

pub use ladder::{Ladder, Match, Rung};
pub use sequential::{Bounds, Finding, Sequential, elo_of_score, score_of_elo};

use kernel::{BySide, Side};
use serde::Serialize;

/// What a game brought the first player of a pair: 2 for a win, 1 for a draw, 0 for a defeat.
pub const fn half_points(winner: Option<Side>, first: Side) -> u8 {
    match winner {
        None => 1,
        Some(side) if side as u8 == first as u8 => 2,
        Some(_) => 0,
    }
}

/// Two games of one pair, as the first player sees them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Pair {
    /// Half points with the Union and with the Confederates.
    pub half_points: BySide<u8>,
}

impl Pair {
    /// From 0 to 4: twice the points of the pair.
    pub const fn class(self) -> usize {
        self.half_points.union as usize + self.half_points.confederate as usize
    }
}

/// Wins, draws and defeats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Score {
    /// Games won.
    pub won: u64,
    /// Games drawn.
    pub drawn: u64,
    /// Games lost.
    pub lost: u64,
}

impl Score {
    fn add(&mut self, half_points: u8) {
        match half_points {
            2.. => self.won += 1,
            1 => self.drawn += 1,
            0 => self.lost += 1,
        }
    }

    /// How many games.
    pub fn games(self) -> f64 {
        (self.won + self.drawn + self.lost) as f64
    }

    /// Points as a share of the games; a half if there were none.
    pub fn share(self) -> f64 {
        if self.games() == 0.0 { 0.5 } else { (self.won as f64 + self.drawn as f64 / 2.0) / self.games() }
    }
}

/// What many pairs showed.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Tally {
    /// How often a pair brought 0, 1/2, 1, 3/2 and 2 points.
    pub classes: [u64; 5],
    /// Results of the first player by the side he had.
    pub as_side: BySide<Score>,
}

impl Tally {
    /// Counts a pair.
    pub fn add(&mut self, pair: Pair) {
        if let Some(count) = self.classes.get_mut(pair.class()) {
            *count += 1;
        }
        for side in Side::BOTH {
            self.as_side[side].add(pair.half_points[side]);
        }
    }

    /// How many pairs.
    pub fn pairs(&self) -> u64 {
        self.classes.iter().sum()
    }

    /// The mean pair score between 0 and 1, and its variance.
    pub fn mean_and_variance(&self) -> (f64, f64) {
        let pairs = self.pairs() as f64;
        if pairs == 0.0 {
            return (0.5, 0.0);
        }
        let moment = |f: &dyn Fn(f64) -> f64| -> f64 {
            self.classes.iter().enumerate().map(|(class, n)| f(class as f64 / 4.0) * *n as f64).sum::<f64>() / pairs
        };
        let mean = moment(&|x| x);
        (mean, moment(&|x| (x - mean) * (x - mean)))
    }

    /// The mean score with the bounds of its 95% interval.
    pub fn interval(&self) -> (f64, f64, f64) {
        let (mean, variance) = self.mean_and_variance();
        let spread = 1.96 * (variance / (self.pairs().max(1) as f64)).sqrt();
        (mean, (mean - spread).max(0.0), (mean + spread).min(1.0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pair(union: u8, confederate: u8) -> Pair {
        Pair { half_points: BySide::new(union, confederate) }
    }

    #[test]
    fn a_pair_counts_for_both_sides() {
        let mut tally = Tally::default();
        for p in [pair(2, 2), pair(2, 0), pair(0, 2), pair(1, 0)] {
            tally.add(p);
        }
        assert_eq!(tally.classes, [0, 1, 2, 0, 1]);
        assert_eq!(tally.as_side.union, Score { won: 2, drawn: 1, lost: 1 });
        assert_eq!(tally.as_side.confederate, Score { won: 2, drawn: 0, lost: 2 });
        let (mean, variance) = tally.mean_and_variance();
        assert_eq!(mean, (1.0 + 0.5 + 0.5 + 0.25) / 4.0);
        // Squares of the distances from 9/16: 49/256, 1/256, 1/256, 25/256.
        assert!((variance - 76.0 / 1024.0).abs() < 1e-12);
    }

    #[test]
    fn who_wins_gets_the_points() {
        assert_eq!(half_points(Some(Side::Union), Side::Union), 2);
        assert_eq!(half_points(Some(Side::Union), Side::Confederate), 0);
        assert_eq!(half_points(None, Side::Confederate), 1);
    }

    #[test]
    fn the_interval_narrows_with_the_root_of_the_pairs() {
        let of = |times: u64| {
            let tally = Tally { classes: [times, 0, 0, 0, times], ..Tally::default() };
            let (mean, low, high) = tally.interval();
            assert_eq!(mean, 0.5);
            high - low
        };
        assert!((of(200) / of(800) - 2.0).abs() < 1e-9);
        assert_eq!(Tally::default().interval(), (0.5, 0.5, 0.5));
    }
}
