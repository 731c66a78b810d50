//! Many games at once, without any search: whether luck is fair, how much the evaluation drifts and foretells, and
//! how much of the result is luck.

use kernel::dice::RecordingDice;
use kernel::{BySide, Dice, Side, Tactics};
use serde::Serialize;

use super::walk::{Pace, Walk};
use super::{gain_of, worth};
use crate::Player;

/// A tenth counts for the reliability if it holds so many positions.
const ENOUGH: u64 = 200;
/// No forecast is taken for surer than this.
const SUREST: f64 = 1e-6;

/// What one game showed.
#[derive(Clone, Debug, PartialEq)]
pub struct GameSurvey {
    /// What the Union made of it.
    pub result: f64,
    /// What the dice gave the Union.
    pub luck: f64,
    /// What the chances did besides, in each activation, as its side sees it.
    pub drifts: Vec<f64>,
    /// The Union's chance at the beginning of each activation.
    pub chances: Vec<f64>,
    /// Choices whose dice were tried in every sequence.
    pub exact: usize,
    /// Choices whose dice were sampled.
    pub sampled: usize,
}

/// Plays one game and looks at its dice; `None` if it did not end within `limit` choices.
pub fn survey_game<T: Tactics>(
    world: &T::World,
    players: &mut BySide<impl Player<T>>,
    dice: &mut dyn Dice,
    limit: usize,
) -> Option<GameSurvey> {
    let mut before = T::start(world);
    let mut walk = Walk::<T>::new(world, &before, false);
    let (mut list, mut events) = (Vec::new(), Vec::new());
    for _ in 0..limit {
        let Some(side) = T::to_choose(world, &before) else {
            return Some(of_walk(&walk, worth::<T>(world, &before, Side::Union)));
        };
        T::choices(world, &before, &mut list);
        let choice = list.get(players[side].pick(world, &before, &list))?;
        let mut after = before.clone();
        let mut recorded = RecordingDice::new(dice);
        events.clear();
        T::choose(world, &mut after, choice, &mut recorded, &mut events).ok()?;
        let rolls = recorded.rolls.as_slice();
        walk.step(world, &Pace { before: &before, side, choice, rolls, after: &after });
        before = after;
    }
    None
}

fn of_walk<T: Tactics>(walk: &Walk<T>, result: f64) -> GameSurvey {
    let exact = walk.falls.iter().filter(|fall| fall.exact).count();
    let planned = || walk.legs.iter().filter(|leg| leg.planned);
    GameSurvey {
        result,
        luck: walk.luck(),
        drifts: planned().map(|leg| gain_of(leg.side, leg.after - leg.before - leg.luck)).collect(),
        chances: planned().map(|leg| leg.before).collect(),
        exact,
        sampled: walk.falls.len() - exact,
    }
}

/// What many games showed.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Survey {
    /// How many games.
    pub games: usize,
    /// Mean luck of the Union in a game.
    pub luck: f64,
    /// Its standard error.
    pub luck_error: f64,
    /// Mean size of the drift in an activation.
    pub drift: f64,
    /// How many activations.
    pub activations: usize,
    /// Variance of the result.
    pub variance: f64,
    /// Variance of the result less luck.
    pub variance_adjusted: f64,
    /// How many times the first is the second; nothing if the second is nothing.
    pub ratio: Option<f64>,
    /// How well the evaluation foretells.
    pub calibration: Calibration,
    /// Choices whose dice were tried in every sequence.
    pub exact: usize,
    /// Choices whose dice were sampled.
    pub sampled: usize,
}

/// How well the evaluation foretells: one position per activation, every game weighing the same.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Calibration {
    /// How many positions.
    pub positions: u64,
    /// Mean log-loss.
    pub log_loss: f64,
    /// That of always saying how often the Union wins.
    pub log_loss_constant: f64,
    /// Mean squared error.
    pub brier: f64,
    /// That of always saying how often the Union wins.
    pub brier_constant: f64,
    /// The largest gap between what was foretold and what came, in tenths that hold at least 200 positions.
    pub reliability_error: f64,
    /// The tenths of the forecasts.
    pub tenths: Vec<Tenth>,
}

/// The positions whose forecast lies in one tenth.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Tenth {
    /// How many positions.
    pub positions: u64,
    /// The mean of what was foretold.
    pub foretold: f64,
    /// The mean of what came.
    pub came: f64,
}

impl Survey {
    /// Sums games up, in their order.
    pub fn of(games: &[GameSurvey]) -> Survey {
        let of = |f: &dyn Fn(&GameSurvey) -> f64| mean_and_variance(&games.iter().map(f).collect::<Vec<_>>());
        let (luck, spread) = of(&|game| game.luck);
        let (_, variance) = of(&|game| game.result);
        let (_, variance_adjusted) = of(&|game| game.result - game.luck);
        let activations: usize = games.iter().map(|game| game.drifts.len()).sum();
        let drift: f64 = games.iter().flat_map(|game| &game.drifts).map(|drift| drift.abs()).sum();
        Survey {
            games: games.len(),
            luck,
            luck_error: (spread / games.len().max(1) as f64).sqrt(),
            drift: drift / activations.max(1) as f64,
            activations,
            variance,
            variance_adjusted,
            ratio: (variance_adjusted > 0.0).then(|| variance / variance_adjusted),
            calibration: calibration(games),
            exact: games.iter().map(|game| game.exact).sum(),
            sampled: games.iter().map(|game| game.sampled).sum(),
        }
    }
}

fn mean_and_variance(values: &[f64]) -> (f64, f64) {
    let count = values.len() as f64;
    if values.is_empty() {
        return (0.0, 0.0);
    }
    let mean = values.iter().sum::<f64>() / count;
    let squares: f64 = values.iter().map(|value| (value - mean) * (value - mean)).sum();
    (mean, squares / (count - 1.0).max(1.0))
}

fn calibration(games: &[GameSurvey]) -> Calibration {
    let mut found = Calibration { tenths: vec![Tenth::default(); 10], ..Calibration::default() };
    let (constant, _) = mean_and_variance(&games.iter().map(|game| game.result).collect::<Vec<_>>());
    let constant = constant.clamp(SUREST, 1.0 - SUREST);
    let told = games.iter().filter(|game| !game.chances.is_empty());
    let count = told.clone().count().max(1) as f64;
    for game in told {
        let (result, weight) = (game.result, 1.0 / (count * game.chances.len() as f64));
        let loss = |p: f64| -(result * p.ln() + (1.0 - result) * (1.0 - p).ln());
        for chance in game.chances.iter().map(|chance| chance.clamp(SUREST, 1.0 - SUREST)) {
            found.positions += 1;
            found.log_loss += weight * loss(chance);
            found.log_loss_constant += weight * loss(constant);
            found.brier += weight * (chance - result) * (chance - result);
            found.brier_constant += weight * (constant - result) * (constant - result);
            if let Some(tenth) = found.tenths.get_mut(((chance * 10.0) as usize).min(9)) {
                tenth.positions += 1;
                tenth.foretold += chance;
                tenth.came += result;
            }
        }
    }
    for tenth in &mut found.tenths {
        let positions = tenth.positions.max(1) as f64;
        (tenth.foretold, tenth.came) = (tenth.foretold / positions, tenth.came / positions);
    }
    let sure = found.tenths.iter().filter(|tenth| tenth.positions >= ENOUGH);
    found.reliability_error = sure.map(|tenth| (tenth.foretold - tenth.came).abs()).fold(0.0, f64::max);
    found
}
