//! Tuning what the scripted commander goes by on whole games.
//!
//! Numbers are drawn in pairs that stray from the best known in opposite directions, each as so many times its plain value,
//! and both of a pair meet the same dice. What the pairs show together is the way up. Many pairs of few games teach more
//! than few pairs of many: what one game says of a single number is next to nothing, and all of them speak of all numbers.

use kernel::dice::LiveDice;
use kernel::leanings::{FARTHEST, Leaning};
use kernel::record::MAX_CHOICES;
use kernel::{BySide, Outcome, Side, Tactics};

use crate::{Computer, Desk, Kind, Level, Stream, play_out};

/// How far draws stray, as a logarithm.
const SPREAD: f64 = 0.3;
/// How far a step goes, in spreads.
const STEP: f64 = 1.2;
/// How much of the last step goes on in the next.
const MOMENTUM: f64 = 0.5;
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
    velocity: Vec<f64>,
    stream: Stream,
    drawn: Vec<Vec<f64>>,
}

impl Tuner {
    /// One that starts from numbers in the order of `all`.
    pub fn new(all: &'static [Leaning], from: &[f64], seed: u64) -> Tuner {
        let centre: Vec<f64> = all.iter().zip(from).map(|(leaning, number)| (number / leaning.plain).ln()).collect();
        let velocity = vec![0.0; centre.len()];
        Tuner { all, centre, velocity, stream: Stream::new(seed, 0, "tuner"), drawn: Vec::new() }
    }

    /// The numbers it thinks best.
    pub fn numbers(&self) -> Vec<f64> {
        self.of(&self.centre)
    }

    /// Pairs of numbers to try.
    pub fn draw(&mut self, pairs: usize) -> Vec<[Vec<f64>; 2]> {
        let (stream, count) = (&mut self.stream, self.centre.len());
        self.drawn = (0..pairs).map(|_| (0..count).map(|_| normal(stream)).collect()).collect();
        self.drawn.iter().map(|draw| [1.0, -1.0].map(|sign| self.astray(draw, sign))).collect()
    }

    fn astray(&self, draw: &[f64], sign: f64) -> Vec<f64> {
        let stray: Vec<f64> = self.centre.iter().zip(draw).map(|(centre, way)| centre + sign * SPREAD * way).collect();
        self.of(&stray)
    }

    /// Learns what each of the pairs drawn last was worth.
    pub fn learn(&mut self, worths: &[[f64; 2]]) {
        let pairs = self.drawn.len().min(worths.len()).max(1) as f64;
        let halves: Vec<f64> = worths.iter().map(|[one, other]| (one - other) / 2.0).collect();
        let noise = halves.iter().map(|half| half * half).sum::<f64>() / (pairs * pairs);
        for (at, velocity) in self.velocity.iter_mut().enumerate() {
            let told = self.drawn.iter().zip(&halves).filter_map(|(draw, half)| Some(draw.get(at)? * half));
            let slope = told.sum::<f64>() / pairs;
            // What lies within the noise counts little.
            let sure = slope * slope / (slope * slope + noise).max(f64::MIN_POSITIVE);
            *velocity = MOMENTUM * *velocity + sure * slope;
        }
        let length = self.velocity.iter().map(|speed| speed * speed).sum::<f64>().sqrt();
        if length > 0.0 {
            for (centre, velocity) in self.centre.iter_mut().zip(&self.velocity) {
                *centre = within(*centre + STEP * SPREAD * velocity / length);
            }
        }
    }

    fn of(&self, logarithms: &[f64]) -> Vec<f64> {
        self.all.iter().zip(logarithms).map(|(leaning, times)| leaning.plain * within(*times).exp()).collect()
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
    fn it_climbs_to_what_is_worth_most() {
        let mut tuner = Tuner::new(ALL, &[2.0, 0.5], 7);
        assert_eq!(tuner.numbers(), [2.0, 0.5]);
        let worth = |n: &[f64]| -(n[0] - 5.0).abs() - 4.0 * (n[1] - 0.3).abs();
        let before = worth(&tuner.numbers());
        for _ in 0..12 {
            let tries = tuner.draw(40);
            let worths: Vec<[f64; 2]> = tries.iter().map(|[one, other]| [worth(one), worth(other)]).collect();
            tuner.learn(&worths);
        }
        // Steps have a length of their own, so it stays in sight of the top and not on it.
        assert!(worth(&tuner.numbers()) > 0.5 * before, "{:?}", tuner.numbers());
    }

    #[test]
    fn where_all_is_alike_it_stays() {
        let mut tuner = Tuner::new(ALL, &[2.0, 0.5], 7);
        tuner.draw(8);
        tuner.learn(&[[0.5, 0.5]; 8]);
        assert_eq!(tuner.numbers(), [2.0, 0.5]);
    }

    #[test]
    fn the_same_seed_draws_the_same_numbers_and_none_is_wild() {
        let draws = |seed| Tuner::new(ALL, &[2.0, 0.5], seed).draw(400);
        assert_eq!(draws(3), draws(3));
        assert_ne!(draws(3), draws(4));
        assert!(draws(3).iter().flatten().all(|n| n[0] > 0.1 && n[0] < 40.0 && n[1] > 0.025 && n[1] < 10.0));
        let [one, other] = &draws(3)[0];
        assert!((one[0] * other[0] - 4.0).abs() < 1e-9, "a pair strays in opposite directions");
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
