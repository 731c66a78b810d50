//! What the evaluation looks at, from the Union's side.

use kernel::{Side, Term};

use super::Ways;
use super::atlas::NOWHERE;
use crate::ids::Unit;
use crate::scenario::VictoryKind;
use crate::state::{State, Status};
use crate::world::World;
use crate::{pool, victory};

/// The terms with their starting weights.
pub(super) const TERMS: &[Term] = &[
    Term::new("start", 0.0),
    Term::new("pike", 1.0),
    Term::new("pike-now", 1.0),
    Term::new("objectives", 1.0),
    Term::new("objectives-now", 1.0),
    Term::new("losses", 0.3),
    Term::new("disorder", 0.5),
    Term::new("routed", 0.5),
    Term::new("fatigue", 0.2),
];

/// Half-points of the way in an activation.
const STRIDE: f64 = 11.0;
/// Activations of a brigade in a turn, as a rule.
const MARKERS: f64 = 2.5;

/// Fills in one number for each term.
pub(super) fn features(w: &World, s: &State, out: &mut [f64]) {
    let left = f64::from(w.last_turn().saturating_sub(s.turn));
    let whole = f64::from(w.last_turn()) + 1.0;
    let elapsed = 1.0 - left / whole;
    let (mut pike, mut now, mut disorder, mut routed) = (0.0, 0.0, 0.0, 0.0);
    for side in Side::BOTH {
        let sign = if side == Side::Union { 1.0 } else { -1.0 };
        for unit in w.side_units[side].and(w.in_scenario) {
            let sp = f64::from(s[unit].sp);
            match s[unit].status {
                Status::Recovery => routed -= sign * sp,
                Status::OnMap if s[unit].disordered => disorder -= sign * sp,
                _ => {}
            }
            if w.victory.kind == VictoryKind::Pike && w.unit(unit).is_infantry() {
                pike += sign * sp * crossing(w, s, side, unit, left);
            }
        }
    }
    let score = victory::score(w, s);
    match w.victory.kind {
        VictoryKind::Pike => now = f64::from(score.union - score.confederate) / 15.0,
        VictoryKind::Objectives => {}
    }
    let lost = f64::from(s.lost.confederate) - f64::from(s.lost.union);
    let values = [
        1.0,
        pike / 15.0,
        now * elapsed * elapsed,
        objectives(w, s, left),
        if w.victory.kind == VictoryKind::Objectives { (f64::from(score.union) - 4.5) / 3.0 * elapsed } else { 0.0 },
        lost / 15.0,
        disorder / 15.0,
        routed / 15.0,
        fatigue(w, s),
    ];
    out.iter_mut().zip(values).for_each(|(slot, value)| *slot = value);
}

/// The chance that a unit will count at the pike.
fn crossing(w: &World, s: &State, side: Side, unit: Unit, turns: f64) -> f64 {
    let state = &s[unit];
    let here = matches!(state.status, Status::OnMap | Status::Queued | Status::Waiting);
    let atlas = &Ways::of(w).atlas;
    if !here {
        return if state.status == Status::Recovery { 0.1 * (turns > 0.0) as u8 as f64 } else { 0.0 };
    }
    let hex = match state.status {
        Status::Waiting => w.group_of(unit).and_then(|at| w.groups.get(at)).map(|group| group.hex),
        _ => state.hex(),
    };
    let Some(hex) = hex else { return 0.0 };
    let markers = f64::from(pool::left(w, s, s.belongs(w, unit))) + MARKERS * turns;
    let lie = atlas.lies.get(side.index());
    let away = lie.and_then(|lie| lie.advance.get(hex.index())).copied().unwrap_or(NOWHERE);
    if away == NOWHERE {
        return 0.0;
    }
    let depth = f64::from(atlas.depth(side, hex).unwrap_or(0));
    let spare = markers * STRIDE - f64::from(away) + if away == 0 { 14.0 + 3.0 * depth } else { 0.0 };
    let shaken = if state.disordered { 8.0 } else { 0.0 };
    1.0 / (1.0 + (-(spare - shaken) / 10.0).exp())
}

/// Expected points of the objectives against those needed.
fn objectives(w: &World, s: &State, turns: f64) -> f64 {
    if w.victory.kind != VictoryKind::Objectives {
        return 0.0;
    }
    let atlas = &Ways::of(w).atlas;
    let mut sum = 0.0;
    for (at, lie) in atlas.lies.iter().enumerate() {
        let force = |side: Side| {
            let units = s.on_map(w, side).filter(|unit| !w.unit(*unit).is_artillery());
            let pull = |unit: Unit| {
                let away = s[unit].hex().and_then(|hex| lie.advance.get(hex.index())).copied().unwrap_or(NOWHERE);
                let shaken = if s[unit].disordered { 0.6 } else { 1.0 };
                shaken * f64::from(s[unit].sp) * (-f64::from(away.min(400)) / 25.0).exp()
            };
            units.map(pull).sum::<f64>()
        };
        let held = if victory::is_union(w, s, at) { 1.0 } else { -1.0 };
        let lead = (force(Side::Union) - force(Side::Confederate)) / 12.0;
        let sticky = 1.0 + 2.5 / (1.0 + turns);
        let chance = 1.0 / (1.0 + (-(held * sticky + lead)).exp());
        sum += f64::from(lie.points) * chance;
    }
    (sum - 4.5) / 1.5
}

fn fatigue(w: &World, s: &State) -> f64 {
    let of = |side: Side| w.side_brigades[side].map(|brigade| f64::from(s.brigade(brigade).fatigue)).sum::<f64>();
    (of(Side::Confederate) - of(Side::Union)) / 5.0
}
