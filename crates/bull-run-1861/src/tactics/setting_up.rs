//! Set-up (12): where to stand before the first turn, by what each place is near to.

use kernel::Side;

use super::appeal::facing;
use super::orders::{effective, felt};
use crate::choice::Choice;
use crate::combat::combat_strength;
use crate::ids::{Brigade, Element, Zone, Zones};
use crate::setup::zone_to_arrange;
use crate::state::State;
use crate::victory::controller;
use crate::world::World;

/// What a place is worth to a brigade that is still to be placed.
pub fn placing(w: &World, s: &State, side: Side, choice: &Choice) -> f64 {
    match *choice {
        Choice::Place { brigade, zone, forward } => place(w, s, side, brigade, zone, forward),
        Choice::Extend { .. } => -3.0,
        _ => 0.0,
    }
}

fn place(w: &World, s: &State, side: Side, brigade: Brigade, zone: Zone, forward: bool) -> f64 {
    let strength = f64::from(combat_strength(w, s, brigade));
    let wanted: f64 = w
        .scoring
        .iter()
        .enumerate()
        .map(|(at, scoring)| {
            let own = controller(s, at) == side;
            let there = covered(w, s, side, scoring.zone);
            let need = f64::from(scoring.points) * if own { 1.0 } else { 1.4 } / (1.0 + 0.12 * there);
            need * reach(w.distance(zone, scoring.zone))
        })
        .sum();
    let ground = w.ground(zone);
    let cover = if ground.hill { 0.25 } else { 0.0 };
    let advance = if forward { 0.3 } else { 0.0 };
    10.0 + strength * wanted + cover + advance - 0.3 * s.stacks[zone].len() as f64
}

/// How near counts as near before anybody has moved.
fn reach(distance: u8) -> f64 {
    let d = f64::from(distance) / 9.0;
    1.0 / (1.0 + d * d)
}

fn covered(w: &World, s: &State, side: Side, zone: Zone) -> f64 {
    s.on_map(w, side).filter_map(|b| Some(effective(w, s, b) * felt(w.distance(s.brigade(b).zone?, zone)))).sum()
}

/// Lines, the Legion's host and facings.
pub fn arranging(w: &World, s: &State, side: Side, done: Zones, choice: &Choice) -> f64 {
    let fit = |e: Element| effective(w, s, e.brigade());
    match *choice {
        Choice::Front(element) | Choice::Host(element) => fit(element),
        Choice::Face(towards) => {
            zone_to_arrange(w, s, side, done).map_or(0.0, |zone| facing(w, s, side, zone, towards))
        }
        _ => 0.0,
    }
}
