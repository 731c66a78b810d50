//! Tuning what the scripted commander goes by: the cross-entropy method on whole games.
//!
//! Each number is drawn around the best known so far, as so many times its plain value; those draws with which a side does
//! best say where the next ones are taken. All draws of a round meet the same dice, so that luck favours none of them.

use kernel::dice::LiveDice;
use kernel::leanings::{FARTHEST, Leaning};
use kernel::record::MAX_CHOICES;
use kernel::{BySide, Outcome, Side, Tactics};

use crate::{Computer, Desk, Kind, Level, Stream, play_out};

/// How far the first draws stray, as a logarithm.
const FIRST_SPREAD: f64 = 0.25;
/// And the last, at least: what looks settled may only have been lucky.
const LEAST_SPREAD: f64 = 0.06;
/// One draw of so many teaches.
const ELITE: usize = 4;
/// How much of the way to what was learnt is gone at once.
const HASTE: f64 = 0.7;
/// What the margin counts beside the result: it tells two defeats apart.
const MARGIN: f64 = 0.5;
/// A margin of so many points is a clear one.
const CLEAR: f64 = 8.0;

/// Draws numbers and learns from how they did.
#[derive(Clone)]
pub struct Tuner {
    all: &'static [Leaning],
    /// Logarithms of how many times the plain value the best are.
    centre: Vec<f64>,
    spread: Vec<f64>,
    stream: Stream,
    drawn: Vec<Vec<f64>>,
}

impl Tuner {
    /// One that starts from numbers in the order of `all`.
    pub fn new(all: &'static [Leaning], from: &[f64], seed: u64) -> Tuner {
        let centre = all.iter().zip(from).map(|(leaning, number)| (number / leaning.plain).ln()).collect();
        Tuner {
            all,
            centre,
            spread: vec![FIRST_SPREAD; all.len()],
            stream: Stream::new(seed, 0, "tuner"),
            drawn: Vec::new(),
        }
    }

    /// The numbers it thinks best.
    pub fn numbers(&self) -> Vec<f64> {
        self.of(&self.centre)
    }

    /// Numbers to try, the best known among them.
    pub fn draw(&mut self, count: usize) -> Vec<Vec<f64>> {
        self.drawn = vec![self.centre.clone()];
        while self.drawn.len() < count {
            let (centre, stream) = (&self.centre, &mut self.stream);
            let stray = |(centre, spread): (&f64, &f64)| within(centre + spread * normal(stream));
            let draw = centre.iter().zip(&self.spread).map(stray).collect();
            self.drawn.push(draw);
        }
        self.drawn.iter().map(|draw| self.of(draw)).collect()
    }

    /// Learns what each of the numbers drawn last was worth.
    pub fn learn(&mut self, worths: &[f64]) {
        let mut order: Vec<usize> = (0..self.drawn.len().min(worths.len())).collect();
        order.sort_by(|a, b| worths[*b].total_cmp(&worths[*a]));
        order.truncate((self.drawn.len() / ELITE).max(2));
        let count = order.len().max(1) as f64;
        for at in 0..self.centre.len() {
            let best = || order.iter().filter_map(|draw| self.drawn.get(*draw)?.get(at)).copied();
            let mean = best().sum::<f64>() / count;
            let spread = (best().map(|number| (number - mean) * (number - mean)).sum::<f64>() / count).sqrt();
            self.centre[at] += HASTE * (mean - self.centre[at]);
            self.spread[at] = (self.spread[at] + HASTE * (spread - self.spread[at])).max(LEAST_SPREAD);
        }
    }

    fn of(&self, logarithms: &[f64]) -> Vec<f64> {
        self.all.iter().zip(logarithms).map(|(leaning, times)| leaning.plain * times.exp()).collect()
    }
}

/// As far as numbers may lie from their plain values.
fn within(times: f64) -> f64 {
    let most = (0.999 * FARTHEST).ln();
    times.clamp(-most, most)
}

/// A number of the normal distribution.
fn normal(stream: &mut Stream) -> f64 {
    let mut unit = || ((stream.number() >> 11) as f64 + 0.5) / (1_u64 << 53) as f64;
    (-2.0 * unit().ln()).sqrt() * (std::f64::consts::TAU * unit()).cos()
}

/// What a side's scripted commander achieves against others.
#[derive(Clone, Debug)]
pub struct Bout<'a> {
    /// Whose.
    pub side: Side,
    /// Against whom, in turn.
    pub against: &'a [Kind],
    /// Seed of the dice.
    pub seed: u64,
}

impl Bout<'_> {
    /// What one of its games brings.
    pub fn play<T: Tactics>(&self, world: &T::World, game: u64, desk: &mut Desk<T>) -> Outcome {
        let foe = usize::try_from(game).ok().and_then(|game| self.against.get(game % self.against.len().max(1)));
        let foe = foe.copied().unwrap_or(Kind::of(Level::Regular));
        let seat = |side: Side| {
            let kind = if side == self.side { Kind::of(Level::Regular) } else { foe };
            Computer::<T>::new(kind, self.seed, game, side)
        };
        let mut players = BySide::new(seat(Side::Union), seat(Side::Confederate));
        let mut dice = LiveDice::for_game(self.seed, game);
        let played = play_out::<T>(world, &mut players, &mut dice, MAX_CHOICES as u64, desk);
        T::verdict(world, &played.state)
    }

    /// 1 for a win, a half for a draw.
    pub fn result(&self, outcome: &Outcome) -> f64 {
        outcome.winner.map_or(0.5, |winner| f64::from(u8::from(winner == self.side)))
    }

    /// The result, and something for the margin.
    pub fn worth(&self, outcome: &Outcome) -> f64 {
        let points = &outcome.points;
        let margin = f64::from(points[self.side]) - f64::from(points[self.side.other()]);
        self.result(outcome) + MARGIN * (margin / CLEAR).tanh()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ALL: &[Leaning] = &[Leaning { name: "reach", plain: 2.0 }, Leaning { name: "pull", plain: 0.5 }];

    #[test]
    fn it_finds_what_is_worth_most() {
        let mut tuner = Tuner::new(ALL, &[2.0, 0.5], 7);
        assert_eq!(tuner.numbers(), [2.0, 0.5]);
        for _ in 0..25 {
            let tries = tuner.draw(24);
            let worths: Vec<f64> = tries.iter().map(|n| -(n[0] - 5.0).abs() - 4.0 * (n[1] - 0.3).abs()).collect();
            tuner.learn(&worths);
        }
        let found = tuner.numbers();
        assert!((found[0] - 5.0).abs() < 0.4 && (found[1] - 0.3).abs() < 0.04, "{found:?}");
    }

    #[test]
    fn the_same_seed_draws_the_same_numbers_and_none_is_wild() {
        let draws = |seed| Tuner::new(ALL, &[2.0, 0.5], seed).draw(400);
        assert_eq!(draws(3), draws(3));
        assert_ne!(draws(3), draws(4));
        assert!(draws(3).iter().all(|n| n[0] > 0.1 && n[0] < 40.0 && n[1] > 0.025 && n[1] < 10.0));
    }

    #[test]
    fn a_draw_with_points_is_worth_more_than_one_without() {
        let bout = Bout { side: Side::Confederate, against: &[], seed: 1 };
        let outcome =
            |winner, union, confederate| Outcome { winner, points: BySide::new(union, confederate), reasons: vec![] };
        let worth = |outcome: Outcome| bout.worth(&outcome);
        assert!(worth(outcome(None, 3, 9)) > worth(outcome(None, 3, 6)));
        assert!(worth(outcome(Some(Side::Confederate), 3, 6)) > worth(outcome(None, 0, 7)));
        assert_eq!(bout.result(&outcome(None, 0, 7)), 0.5);
        assert_eq!(bout.result(&outcome(Some(Side::Union), 9, 0)), 0.0);
    }
}
