//! 7: facing. A unit faces a vertex; from that follow its front, flank and rear hexes, its arc and its zone.

use kernel::Side;

use crate::ids::{Hex, Unit, Units};
use crate::state::{Flank, Order, State, Status, UnitState};
use crate::world::World;

/// From which side a hex lies to a unit (7.11).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Aspect {
    /// In front.
    Front,
    /// On a flank.
    Flank,
    /// Behind.
    Rear,
}

/// How a direction lies to a facing (2.45, 7.11): v and v+1 in front, v+2 and v-1 on the flanks, the rest behind.
pub const fn relative(facing: u8, direction: u8) -> Aspect {
    match (direction % 6 + 6 - facing % 6) % 6 {
        0 | 1 => Aspect::Front,
        2 | 5 => Aspect::Flank,
        _ => Aspect::Rear,
    }
}

/// The direction of a refused flank (7.31).
const fn flank_direction(facing: u8, flank: Flank) -> u8 {
    match flank {
        Flank::Left => (facing + 5) % 6,
        Flank::Right => (facing + 2) % 6,
    }
}

/// How a direction lies to a unit; a refused flank is front (7.31).
pub fn side_of(state: &UnitState, direction: u8) -> Aspect {
    match state.refused {
        Some(flank) if flank_direction(state.facing, flank) == direction % 6 => Aspect::Front,
        _ => relative(state.facing, direction),
    }
}

/// The vertices between two facings.
pub const fn turn_between(one: u8, other: u8) -> u8 {
    let apart = (one % 6 + 6 - other % 6) % 6;
    if apart > 3 { 6 - apart } else { apart }
}

/// The hexes a unit stands in.
pub fn hexes(s: &State, unit: Unit) -> impl Iterator<Item = Hex> {
    [s[unit].hex(), s[unit].wing()].into_iter().flatten()
}

/// From which side a neighbouring hex `from` lies to a unit struck in its hex `struck`. A unit in March has no
/// flanks (7.12). Each hex of an extended line looks the same way as a single unit would: what they have in front
/// together are three hexes, likewise behind, and the hexes in line are the flanks (8.41).
pub fn aspect(w: &World, s: &State, unit: Unit, from: Hex, struck: Hex) -> Aspect {
    match w.direction(struck, from) {
        Some(direction) => aspect_in(s, unit, direction),
        None => Aspect::Front,
    }
}

/// The same by the direction in which the hex lies, also where that hex is off the map.
pub fn aspect_in(s: &State, unit: Unit, direction: u8) -> Aspect {
    if s[unit].order == Order::March {
        return Aspect::Front;
    }
    side_of(&s[unit], direction)
}

/// True if a hex is a front hex of a unit.
pub fn is_front(w: &World, s: &State, unit: Unit, hex: Hex) -> bool {
    hexes(s, unit).any(|own| w.direction(own, hex).is_some_and(|at| side_of(&s[unit], at) == Aspect::Front))
        && !s.stands_in(unit, hex)
}

/// The front hexes of a unit on the map, each once: two, three with a refused flank or in extended line.
pub fn fronts(w: &World, s: &State, unit: Unit) -> impl Iterator<Item = Hex> {
    let mut found: [Option<Hex>; 4] = [None; 4];
    for own in hexes(s, unit) {
        for direction in (0..6).filter(|at| side_of(&s[unit], *at) == Aspect::Front) {
            let hex = w.neighbour(own, direction).filter(|hex| !found.contains(&Some(*hex)));
            if let (Some(hex), Some(slot)) = (hex, found.iter_mut().find(|slot| slot.is_none())) {
                *slot = Some(hex);
            }
        }
    }
    found.into_iter().flatten()
}

/// The directions of the front as bits, for a barricade of its own (9.48).
pub fn front_bits(s: &State, unit: Unit) -> u8 {
    (0..6).filter(|at| side_of(&s[unit], *at) == Aspect::Front).fold(0, |bits, at| bits | 1 << at)
}

/// True if a unit holds its front hexes against movement: on the map, and not in March along a road (7.12).
pub fn has_zone(w: &World, s: &State, unit: Unit) -> bool {
    let state = &s[unit];
    let on_road = || state.hex().is_some_and(|hex| w.ground(hex).sides.iter().any(|side| side.is_road()));
    state.status == Status::OnMap && !(state.order == Order::March && on_road())
}

/// The units of a side that hold a hex with their front (9.51).
pub fn zone(w: &World, s: &State, side: Side, hex: Hex) -> Units {
    let mut found = Units::EMPTY;
    for near in w.neighbours(hex).filter(|near| s.occupied[side].has(*near)) {
        let there = s.units_in(w, near);
        found = found.or(there.filter(|unit| has_zone(w, s, *unit) && is_front(w, s, *unit, hex)).collect());
    }
    found
}

/// True if a target lies in the arc of a unit that looks from one of its hexes: the first hex the line crosses is a
/// front hex; along a hexside both are (10.12).
pub fn in_arc(w: &World, s: &State, unit: Unit, from: Hex, target: Hex) -> bool {
    let bearing = w.bearing(from, target);
    bearing.is_some_and(|bearing| bearing.directions().all(|at| side_of(&s[unit], at) == Aspect::Front))
}
