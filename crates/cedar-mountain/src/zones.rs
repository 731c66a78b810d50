//! 2.1 and 2.2: stacking and zones of control.

use kernel::Side;

use crate::ids::{Hex, Hexes, Unit, Units};
use crate::state::State;
use crate::world::World;

/// Hexes in the zone of control of a side: all next to its unrouted units at rest.
pub fn zoc(w: &World, s: &State, side: Side) -> Hexes {
    let mut zone = Hexes::EMPTY;
    for hex in s.occupied[side] {
        if s.unit_at(hex).is_some_and(|unit| !s[unit].routed) {
            zone = zone.or(w.near(hex));
        }
    }
    zone
}

/// Units of a side in whose zone of control a hex lies.
pub fn controllers(w: &World, s: &State, side: Side, hex: Hex) -> Units {
    let near = w.near(hex).and(s.occupied[side]);
    near.filter_map(|hex| s.unit_at(hex)).filter(|unit| !s[*unit].routed).collect()
}

/// True if a hex lies in the zone of control of a side.
pub fn controls(w: &World, s: &State, side: Side, hex: Hex) -> bool {
    !controllers(w, s, side, hex).is_empty()
}

/// True if a hex is open to a side's combat units: no enemy combat unit rests there (CM-2.1c).
pub fn is_open(s: &State, side: Side, hex: Hex) -> bool {
    !s.occupied[side.other()].has(hex)
}

/// True if a unit may not enter an enemy zone of control by moving or advancing: it is shattered or out of
/// command, or it is night (CM-2.4c, CM-6.3a, CM-11.1).
pub fn is_shy(w: &World, s: &State, unit: Unit) -> bool {
    s[unit].out_of_command || s.is_shattered(w, unit) || s.is_night(w)
}
