//! What things are worth now, in hundredths of a chance to win: a point, a step, a level of fatigue (4, 11.4).

use kernel::{BySide, Side};

use crate::ids::Zone;
use crate::state::State;
use crate::victory::controller;
use crate::world::World;

/// Movement phases a turn has on average (8).
const PHASES: f64 = 3.9;
/// A victory point.
pub const POINT: f64 = 14.0;
/// A step lost, beside what the scores make of it: the brigade is the weaker for it.
const STEP: f64 = 1.5;
/// A level of fatigue, for each strength point that bears it.
const FATIGUE: f64 = 0.3;
/// Ground that scores nothing.
const GROUND: f64 = 1.0;

/// What things are worth in a position.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stakes {
    /// A step lost by each side.
    pub step: BySide<f64>,
    /// A level of fatigue for each strength point.
    pub fatigue: f64,
    /// How much of an attack is believed in that needs others to be activated first.
    pub trust: f64,
    /// What an activation is worth elsewhere.
    pub activation: f64,
    /// Movement phases still to come.
    pub phases: f64,
}

impl Stakes {
    /// What things are worth now.
    pub fn of(w: &World, s: &State) -> Stakes {
        let phases = phases_left(w, s);
        let spread = 0.8 + 2.2 * (phases / 27.0).sqrt();
        let lead = f64::from(s.losses.confederate) - f64::from(s.losses.union);
        let step = |change: f64| {
            let award = award(w, lead + change, spread) - award(w, lead, spread);
            STEP * (phases / 12.0).min(1.0) + POINT * award.abs()
        };
        Stakes {
            step: BySide::new(step(-1.0), step(1.0)),
            fatigue: FATIGUE * (phases / 4.0).min(1.0),
            trust: 0.8,
            activation: 0.4,
            phases,
        }
    }

    /// What driving the enemy of `side` from a zone is worth to it.
    pub fn ground(&self, w: &World, s: &State, side: Side, zone: Zone) -> f64 {
        let scoring = w.scoring.iter().enumerate().find(|(_, scoring)| scoring.zone == zone);
        let points = scoring
            .map_or(0.0, |(at, scoring)| f64::from(scoring.points) * if controller(s, at) == side { 0.3 } else { 0.8 });
        GROUND + POINT * points
    }
}

/// Movement phases still to come, the one under way counted half.
pub fn phases_left(w: &World, s: &State) -> f64 {
    let turns = f64::from(w.turns.saturating_sub(s.turn));
    let late = if s.turn + 2 > w.turns { 3.4 } else { PHASES };
    turns * PHASES + (late - f64::from(s.phase) + 0.5).max(0.3)
}

/// Points for fewer losses that a lead in steps is worth on average, if it may still change by so much.
pub fn award(w: &World, lead: f64, spread: f64) -> f64 {
    let mut before = 0;
    let mut sum = 0.0;
    for award in &w.tables.victory.loss_awards {
        let above = f64::from(award.above) + 0.5;
        let more = f64::from(award.points - before);
        sum += more * (normal((lead - above) / spread) - normal((-lead - above) / spread));
        before = award.points;
    }
    sum
}

/// The chance that a normal number is below `x`, by the logistic curve that is nearest to it.
pub fn normal(x: f64) -> f64 {
    1.0 / (1.0 + (-1.702 * x).exp())
}
