//! Fitting the evaluation: logistic regression on the results of games of the computer against itself.
//!
//! One position per activation goes in, with the result of its game. Every game weighs the same, however
//! long it was. The weights are drawn towards the title's own starting ones, scaled to the data as a whole,
//! so that terms which always go together keep the signs the title gave them.

use kernel::evaluation::{Card, Curve, MOST_TERMS};
use kernel::{Side, Tactics};

use crate::Witness;

/// Positions of one game, and how it ended.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Sample {
    /// The features of every position, one after another.
    pub features: Vec<f64>,
    /// 1 for a win of the Union, 0 for a defeat, a half for a draw.
    pub result: f64,
}

/// Takes one position per activation down.
#[derive(Clone, Debug, Default)]
pub struct Scribe {
    /// What was taken down.
    pub features: Vec<f64>,
    holder: Option<Side>,
}

impl<T: Tactics> Witness<T> for Scribe {
    fn sees(&mut self, world: &T::World, state: &T::State, side: Side, _: &T::Choice) {
        if !T::at_boundary(world, state) || self.holder == Some(side) {
            return;
        }
        self.holder = Some(side);
        let mut features = [0.0; MOST_TERMS];
        let features = features.get_mut(..T::TERMS.len()).unwrap_or_default();
        T::features(world, state, features);
        self.features.extend_from_slice(features);
    }
}

/// Every game of this many is kept for the test.
const TESTED: usize = 5;
/// How strongly the starting weights hold, in games.
const PRIOR_GAMES: f64 = 40.0;
/// Rounds of Newton's method; it is at rest after a handful.
const ROUNDS: usize = 30;
/// Chances at which a curve may bend.
const BENDS: [f64; 9] = [0.03, 0.1, 0.2, 0.35, 0.5, 0.65, 0.8, 0.9, 0.97];
/// How strongly a straight line holds, in games.
const BENT_GAMES: f64 = 4.0;
/// A curve rises by at least this much of what the sum rises: whoever stands better has the better chance.
const LEAST_RISE: f64 = 0.05;
/// And by at most so many times: what rises faster rests on a handful of positions.
const MOST_RISE: f64 = 2.0;
/// A tenth counts for the reliability if it holds so many positions.
const ENOUGH: u64 = 200;

/// Weights with the card that says how they were found.
#[derive(Clone, Debug, PartialEq)]
pub struct Fitted {
    /// In the order of the terms.
    pub weights: Vec<f64>,
    /// What their sum has meant.
    pub curve: Curve,
    /// What the test games showed. Players, seed and number of games are the caller's to write.
    pub card: Card,
    /// Positions, mean forecast and mean result in each tenth of the forecasts.
    pub tenths: Vec<(u64, f64, f64)>,
}

/// Fits weights on four games of five, and on the same the curve that says what they mean; the rest tests both.
pub fn fit(samples: &[Sample], start: &[f64]) -> Fitted {
    let (lessons, _) = parted(samples);
    let scale = descend(&lessons, start.len(), &[start.to_vec()], &[1.0], 0.0);
    let scale = scale.first().copied().unwrap_or(1.0).clamp(0.05, 20.0);
    let prior: Vec<f64> = start.iter().map(|weight| weight * scale).collect();
    calibrate(samples, &sensible(&lessons, &prior))
}

/// Keeps weights as they are and fits what they mean.
pub fn calibrate(samples: &[Sample], weights: &[f64]) -> Fitted {
    let (lessons, tests) = parted(samples);
    let curve = curve(&lessons, weights);
    let (mut card, tenths) =
        test(&tests, |features| logistic(curve.at(dot(weights, features))), weights.len(), mean_result(&lessons));
    card.positions = lessons.iter().map(|sample| sample.features.len() / weights.len().max(1)).sum::<usize>() as u64;
    Fitted { weights: weights.to_vec(), curve, card, tenths }
}

/// The games that teach, and those that test.
fn parted(samples: &[Sample]) -> (Vec<&Sample>, Vec<&Sample>) {
    let games = |tests: bool| {
        let own = samples.iter().enumerate().filter(move |(game, _)| game.is_multiple_of(TESTED) == tests);
        own.map(|(_, sample)| sample).collect()
    };
    (games(false), games(true))
}

/// The rising line that fits results best: it may bend where the sum says one of [`BENDS`].
fn curve(lessons: &[&Sample], weights: &[f64]) -> Curve {
    let bends: Vec<f64> = BENDS.iter().map(|chance| (chance / (1.0 - chance)).ln()).collect();
    let bent = |sum: f64| {
        let mut features = vec![1.0, sum];
        features.extend(bends.iter().map(|bend| (sum - bend).max(0.0)));
        features
    };
    let terms = bends.len() + 2;
    let straighten = |sample: &&Sample| {
        let sums = sample.features.chunks_exact(weights.len().max(1)).map(|features| dot(weights, features));
        Sample { features: sums.flat_map(bent).collect(), result: sample.result }
    };
    let bent_lessons: Vec<Sample> = lessons.iter().map(straighten).collect();
    let axes: Vec<Vec<f64>> = (0..terms).map(|i| (0..terms).map(|j| f64::from(u8::from(i == j))).collect()).collect();
    let straight: Vec<f64> = (0..terms).map(|i| f64::from(u8::from(i == 1))).collect();
    let found = descend(&bent_lessons.iter().collect::<Vec<_>>(), terms, &axes, &straight, BENT_GAMES);
    let mut points: Vec<[f64; 2]> = ends(&bends).into_iter().map(|x| [x, dot(&found, &bent(x))]).collect();
    steady(&mut points);
    Curve::through(points).unwrap_or_default()
}

/// Keeps the rise within its bounds, from the middle outwards, for that is where the positions are.
fn steady(points: &mut [[f64; 2]]) {
    let middle = points.len() / 2;
    for at in middle + 1..points.len() {
        steady_from(points, at - 1, at);
    }
    for at in (0..middle).rev() {
        steady_from(points, at + 1, at);
    }
}

fn steady_from(points: &mut [[f64; 2]], from: usize, at: usize) {
    let Some([x, y]) = points.get(from).copied() else { return };
    if let Some([there, value]) = points.get_mut(at) {
        let (one, other) = (y + LEAST_RISE * (*there - x), y + MOST_RISE * (*there - x));
        *value = value.clamp(one.min(other), one.max(other));
    }
}

/// The bends, and a step beyond the first and the last.
fn ends(bends: &[f64]) -> Vec<f64> {
    let (first, last) = (value(bends, 0), value(bends, bends.len().saturating_sub(1)));
    [first - 2.0].into_iter().chain(bends.iter().copied()).chain([last + 2.0]).collect()
}

/// Weights that all have the sign the title gave them, but for the constant: a term whose weight would turn its
/// meaning round is left out, the worst first, until none is left that does.
fn sensible(lessons: &[&Sample], prior: &[f64]) -> Vec<f64> {
    let axis = |i: usize| (0..prior.len()).map(|j| f64::from(u8::from(i == j))).collect::<Vec<f64>>();
    let mut kept: Vec<usize> = (0..prior.len()).collect();
    loop {
        let axes: Vec<Vec<f64>> = kept.iter().map(|i| axis(*i)).collect();
        let towards: Vec<f64> = kept.iter().map(|i| value(prior, *i)).collect();
        let found = descend(lessons, prior.len(), &axes, &towards, PRIOR_GAMES);
        let turned = |at: usize| value(&found, at) * value(&towards, at).signum();
        let constant = |at: usize| kept.get(at) == Some(&0);
        let worst = (0..kept.len()).filter(|at| !constant(*at) && turned(*at) < 0.0);
        match worst.min_by(|a, b| turned(*a).total_cmp(&turned(*b))) {
            Some(at) => drop(kept.remove(at)),
            None => {
                let mut weights = vec![0.0; prior.len()];
                kept.iter().zip(&found).for_each(|(at, weight)| add(&mut weights, *at, *weight));
                return weights;
            }
        }
    }
}

fn mean_result(samples: &[&Sample]) -> f64 {
    let sum: f64 = samples.iter().map(|sample| sample.result).sum();
    (sum / samples.len().max(1) as f64).clamp(0.001, 0.999)
}

/// Newton's method for the logistic log-loss along `axes` in the space of features, with a quadratic pull of
/// `pull` games towards `towards`.
fn descend(samples: &[&Sample], terms: usize, axes: &[Vec<f64>], towards: &[f64], pull: f64) -> Vec<f64> {
    let mut at = towards.to_vec();
    let spread = spreads(samples, terms, axes);
    for _ in 0..ROUNDS {
        let (mut slope, mut curve) = (vec![0.0; axes.len()], vec![vec![0.0; axes.len()]; axes.len()]);
        each_position(samples, terms, |features, result, weight| {
            let x: Vec<f64> = axes.iter().map(|axis| dot(axis, features)).collect();
            let p = logistic(dot(&at, &x));
            for (i, xi) in x.iter().enumerate() {
                add(&mut slope, i, weight * (result - p) * xi);
                for (j, xj) in x.iter().enumerate() {
                    if let Some(row) = curve.get_mut(i) {
                        add(row, j, weight * (p * (1.0 - p)).max(1e-4) * xi * xj);
                    }
                }
            }
        });
        for (i, spread) in spread.iter().enumerate() {
            let hold = 0.25 * pull * spread + 1e-6;
            add(&mut slope, i, hold * (value(towards, i) - value(&at, i)));
            if let Some(row) = curve.get_mut(i) {
                add(row, i, hold);
            }
        }
        let step = solve(curve, slope);
        let Some(next) = go_down(samples, terms, axes, &at, &step, &|at| holding(at, towards, &spread, pull)) else {
            break;
        };
        at = next;
        if step.iter().all(|step| step.abs() < 1e-9) {
            break;
        }
    }
    at
}

/// What the pull towards the prior costs at some weights.
fn holding(at: &[f64], towards: &[f64], spread: &[f64], pull: f64) -> f64 {
    let gaps = at.iter().zip(towards).zip(spread);
    gaps.map(|((at, towards), spread)| (0.125 * pull * spread + 5e-7) * (at - towards) * (at - towards)).sum()
}

/// As much of a step as makes things better: Newton's full step may lead astray where games are one-sided.
fn go_down(
    samples: &[&Sample],
    terms: usize,
    axes: &[Vec<f64>],
    at: &[f64],
    step: &[f64],
    holding: &dyn Fn(&[f64]) -> f64,
) -> Option<Vec<f64>> {
    let cost = |at: &[f64]| {
        let mut cost = holding(at);
        each_position(samples, terms, |features, result, weight| {
            let sum: f64 = at.iter().zip(axes).map(|(at, axis)| at * dot(axis, features)).sum();
            // The logarithm of 1 + e^x, without overflow.
            cost += weight * (sum.max(0.0) + (-sum.abs()).exp().ln_1p() - result * sum);
        });
        cost
    };
    let now = cost(at);
    let part = |share: f64| at.iter().zip(step).map(|(at, step)| at + share * step).collect::<Vec<f64>>();
    (0..20).map(|halvings| part(0.5_f64.powi(halvings))).find(|next| cost(next) <= now)
}

/// The mean square of each direction's coordinate.
fn spreads(samples: &[&Sample], terms: usize, axes: &[Vec<f64>]) -> Vec<f64> {
    let mut sums = vec![0.0; axes.len()];
    each_position(samples, terms, |features, _, weight| {
        for (i, axis) in axes.iter().enumerate() {
            let x = dot(axis, features);
            add(&mut sums, i, weight * x * x);
        }
    });
    let games = samples.len().max(1) as f64;
    sums.into_iter().map(|sum| sum / games).collect()
}

fn each_position(samples: &[&Sample], terms: usize, mut see: impl FnMut(&[f64], f64, f64)) {
    for sample in samples {
        let positions = sample.features.chunks_exact(terms.max(1));
        let weight = 1.0 / positions.len().max(1) as f64;
        positions.for_each(|features| see(features, sample.result, weight));
    }
}

fn test(
    samples: &[&Sample],
    chance: impl Fn(&[f64]) -> f64,
    terms: usize,
    constant: f64,
) -> (Card, Vec<(u64, f64, f64)>) {
    let mut card = Card::default();
    let mut tenths = vec![(0_u64, 0.0, 0.0); 10];
    let mut weights = vec![0.0; 10];
    let games = samples.len().max(1) as f64;
    each_position(samples, terms, |features, result, weight| {
        let p = chance(features).clamp(1e-6, 1.0 - 1e-6);
        let loss = |p: f64| -(result * p.ln() + (1.0 - result) * (1.0 - p).ln());
        card.tested += 1;
        card.log_loss += weight * loss(p) / games;
        card.log_loss_constant += weight * loss(constant) / games;
        card.brier += weight * (p - result) * (p - result) / games;
        card.brier_constant += weight * (constant - result) * (constant - result) / games;
        let tenth = ((p * 10.0) as usize).min(9);
        if let Some((count, foretold, came)) = tenths.get_mut(tenth) {
            (*count, *foretold, *came) = (*count + 1, *foretold + weight * p, *came + weight * result);
            add(&mut weights, tenth, weight);
        }
    });
    let mean = |((count, foretold, came), weight): ((u64, f64, f64), f64)| {
        let weight = if weight > 0.0 { weight } else { 1.0 };
        (count, foretold / weight, came / weight)
    };
    let tenths: Vec<_> = tenths.into_iter().zip(weights).map(mean).collect();
    let gaps = tenths.iter().filter(|(count, ..)| *count >= ENOUGH).map(|(_, foretold, came)| (foretold - came).abs());
    card.reliability_error = gaps.fold(0.0, f64::max);
    (card, tenths)
}

fn logistic(x: f64) -> f64 {
    1.0 / (1.0 + (-x).exp())
}

fn dot(a: &[f64], b: &[f64]) -> f64 {
    a.iter().zip(b).map(|(a, b)| a * b).sum()
}

fn value(list: &[f64], at: usize) -> f64 {
    list.get(at).copied().unwrap_or(0.0)
}

fn add(list: &mut [f64], at: usize, what: f64) {
    if let Some(place) = list.get_mut(at) {
        *place += what;
    }
}

/// Solves a symmetric positive system by elimination.
fn solve(mut matrix: Vec<Vec<f64>>, mut right: Vec<f64>) -> Vec<f64> {
    let n = right.len();
    for pivot in 0..n {
        let Some(row) = matrix.get(pivot).cloned() else { break };
        let head = value(&row, pivot);
        if head.abs() < 1e-12 {
            continue;
        }
        let own = value(&right, pivot);
        for below in pivot + 1..n {
            let Some(other) = matrix.get_mut(below) else { break };
            let share = value(other, pivot) / head;
            other.iter_mut().zip(&row).for_each(|(other, row)| *other -= share * row);
            add(&mut right, below, -share * own);
        }
    }
    let mut solved = vec![0.0; n];
    for at in (0..n).rev() {
        let Some(row) = matrix.get(at) else { break };
        let known: f64 = (at + 1..n).map(|j| value(row, j) * value(&solved, j)).sum();
        let head = value(row, at);
        if let Some(place) = solved.get_mut(at) {
            *place = if head.abs() < 1e-12 { 0.0 } else { (value(&right, at) - known) / head };
        }
    }
    solved
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Stream;

    /// Games of one position each whose results are drawn with known weights.
    fn games(weights: &[f64], count: usize) -> Vec<Sample> {
        let mut stream = Stream::new(1, 0, "fit");
        let mut unit = move || stream.below(1_000_000) as f64 / 1e6;
        let draw = |_| {
            let features: Vec<f64> = weights.iter().map(|_| 4.0 * unit() - 2.0).collect();
            let won = unit() < logistic(dot(weights, &features));
            Sample { features, result: f64::from(u8::from(won)) }
        };
        (0..count).map(draw).collect()
    }

    #[test]
    fn known_weights_are_found_again() {
        let truth = [1.5, -0.7, 0.2];
        let fitted = fit(&games(&truth, 20_000), &[1.0, -1.0, 0.1]);
        for (found, truth) in fitted.weights.iter().zip(truth) {
            assert!((found - truth).abs() < 0.08, "{:?}", fitted.weights);
        }
        assert!(fitted.card.log_loss < fitted.card.log_loss_constant - 0.1);
        assert!(fitted.card.brier < fitted.card.brier_constant);
        assert!(fitted.card.reliability_error < 0.09, "{:?}", fitted.tenths);
        assert_eq!((fitted.card.positions, fitted.card.tested), (16_000, 4_000));
    }

    #[test]
    fn few_games_leave_the_starting_weights_nearly_alone() {
        let fitted = fit(&games(&[1.0, 1.0], 10), &[2.0, 2.0]);
        let ratio = fitted.weights[0] / fitted.weights[1];
        assert!((0.5..2.0).contains(&ratio), "{:?}", fitted.weights);
    }

    #[test]
    fn a_term_that_never_shows_keeps_its_prior() {
        let samples: Vec<Sample> =
            games(&[1.0], 500).into_iter().map(|s| Sample { features: vec![s.features[0], 0.0], ..s }).collect();
        let fitted = fit(&samples, &[1.0, 0.5]);
        assert!(fitted.weights.iter().all(|weight| weight.is_finite() && *weight > 0.0), "{:?}", fitted.weights);
    }

    #[test]
    fn a_weight_that_would_turn_its_meaning_round_is_left_out_and_the_constant_is_free() {
        let fitted = fit(&games(&[-0.8, -0.7, 1.0], 4_000), &[0.5, 1.0, 1.0]);
        let [constant, turned, kept] = fitted.weights[..] else { panic!("three terms") };
        assert!(constant < -0.3 && turned.abs() < 1e-12 && kept > 0.5, "{:?}", fitted.weights);
    }

    #[test]
    fn sums_that_mean_less_than_they_say_are_bent_to_what_they_meant() {
        let mut stream = Stream::new(3, 0, "curve");
        let mut unit = move || stream.below(1_000_000) as f64 / 1e6;
        let draw = |_| {
            let sum = 8.0 * unit() - 4.0;
            Sample { features: vec![sum], result: logistic(1.5 * f64::tanh(sum) - 0.4) }
        };
        let samples: Vec<Sample> = (0..10_000).map(draw).collect();
        let plain = test(&parted(&samples).1, |features| logistic(dot(&[1.0], features)), 1, 0.5).0;
        let bent = calibrate(&samples, &[1.0]);
        assert!(plain.reliability_error > 0.1, "{}", plain.reliability_error);
        assert!(bent.card.reliability_error < 0.03, "{}", bent.card.reliability_error);
        assert!(bent.card.log_loss < plain.log_loss);
        assert_eq!(bent.weights, [1.0]);
        let points: Vec<_> = bent.curve.points().iter().filter(|[x, _]| x.abs() < 4.0).collect();
        assert!(points.len() > 5 && points.iter().all(|[x, y]| (y - (1.5 * x.tanh() - 0.4)).abs() < 0.3), "{points:?}");
    }

    #[test]
    fn a_curve_rises_but_not_out_of_all_measure() {
        let mut points = [[-3.0, -40.0], [-1.0, -0.5], [0.0, 0.2], [1.0, 0.1], [3.0, 30.0]];
        steady(&mut points);
        assert_eq!(points, [[-3.0, -4.5], [-1.0, -0.5], [0.0, 0.2], [1.0, 0.25], [3.0, 4.25]]);
    }

    #[test]
    fn a_system_is_solved() {
        let solved = solve(vec![vec![4.0, 1.0], vec![1.0, 3.0]], vec![1.0, 2.0]);
        assert!((solved[0] - 1.0 / 11.0).abs() < 1e-12 && (solved[1] - 7.0 / 11.0).abs() < 1e-12);
    }
}
