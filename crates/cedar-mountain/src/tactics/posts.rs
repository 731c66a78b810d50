//! Where leaders do most good: their units in reach, a brigade steadied, a routed one brought back.

use crate::command::radius;
use crate::ids::{Hex, Leader, Unit};
use crate::leaders::allowance;
use crate::state::State;
use crate::world::World;
use crate::zones::controls;

/// What a leader does at a hex, in hundredths.
pub fn worth(w: &World, s: &State, leader: Leader, hex: Hex) -> f64 {
    let side = w.leader(leader).side;
    let reach = radius(w, s, leader);
    let mut sum = 0.0;
    for unit in s.on_map(w, side).filter(|unit| w.commanders(*unit).has(leader)) {
        let Some(at) = s[unit].hex else { continue };
        let distance = w.distance(hex, at);
        if distance <= reach {
            sum += need(w, s, leader, unit, at);
        } else {
            sum -= 0.02 * f64::from(distance - reach);
        }
    }
    sum + company(w, s, leader, hex)
}

/// What a unit in reach is worth: more if nobody else commands it, and if it has to be rallied.
fn need(w: &World, s: &State, leader: Leader, unit: Unit, at: Hex) -> f64 {
    let mut others = w.commanders(unit).less(leader.alone());
    let led = others.any(|other| s.leader(other).hex.is_some_and(|hex| w.distance(hex, at) <= radius(w, s, other)));
    let base = 0.5 + 0.06 * f64::from(s[unit].sp) + if s[unit].routed { 0.8 } else { 0.0 };
    if led { 0.15 * base } else { base }
}

/// What he does for the unit he rides with, and what he risks.
fn company(w: &World, s: &State, leader: Leader, hex: Hex) -> f64 {
    let enemy = w.leader(leader).side.other();
    let Some(unit) = s.unit_at(hex) else { return -0.8 };
    let fired_at = controls(w, s, enemy, hex);
    let risk = if fired_at { 0.15 } else { 0.0 };
    if !w.commanders(unit).has(leader) {
        return -0.3 - risk;
    }
    let sp = f64::from(s[unit].sp);
    match (s[unit].routed, fired_at) {
        (true, _) => 0.4 + 0.05 * sp,
        (false, true) => 0.06 * sp - risk,
        (false, false) => 0.01 * sp,
    }
}

/// What moving a leader promises: the best he could do with some unit near enough, over what he does.
pub fn promise(w: &World, s: &State, leader: Leader) -> f64 {
    let Some(from) = s.leader(leader).hex else { return 0.0 };
    let points = allowance(w, s, leader);
    let near = s.occupied[w.leader(leader).side].filter(|hex| w.distance(from, *hex) <= points);
    let best = near.map(|hex| worth(w, s, leader, hex)).fold(f64::NEG_INFINITY, f64::max);
    best - worth(w, s, leader, from) - 0.25
}

/// How far a hex is from the units of a leader.
pub fn astray(w: &World, s: &State, leader: Leader, hex: Hex) -> f64 {
    let led = s.on_map(w, w.leader(leader).side).filter(|unit| w.commanders(*unit).has(leader));
    led.filter_map(|unit| s[unit].hex).map(|at| f64::from(w.distance(hex, at))).fold(0.0, f64::max)
}
