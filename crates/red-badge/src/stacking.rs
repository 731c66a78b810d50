//! 8.1, 8.2: how much a hex holds, and who lies on top.

use crate::bar::Bar;
use crate::ids::{Hex, Unit, Units};
use crate::state::{Form, Order, State};
use crate::world::{Kind, World};

/// The points of a strength in a form (8.11).
pub fn points_of(w: &World, kind: Kind, form: Form, sp: u8) -> u16 {
    let table = &w.tables.stacking;
    let each = match (kind, form) {
        (Kind::Artillery, _) => table.gun,
        (Kind::Cavalry, Form::Mounted) => table.mounted,
        _ => table.foot,
    };
    u16::from(sp).saturating_mul(each)
}

/// The stacking points of a whole unit as it is drawn up.
pub fn points(w: &World, s: &State, unit: Unit) -> u16 {
    points_of(w, w.unit(unit).kind, s[unit].form, s[unit].sp)
}

/// The strength of a unit in one of its hexes: half of it in each hex of an extended line, the larger half in the
/// hex of the counter (8.43, AMB-56).
pub fn strength_in(s: &State, unit: Unit, hex: Hex) -> u8 {
    let state = &s[unit];
    match state.wing() {
        Some(wing) if wing == hex => state.sp / 2,
        Some(_) => state.sp.div_ceil(2),
        None => state.sp,
    }
}

/// The stacking points of a unit in one of its hexes.
pub fn points_in(w: &World, s: &State, unit: Unit, hex: Hex) -> u16 {
    points_of(w, w.unit(unit).kind, s[unit].form, strength_in(s, unit, hex))
}

/// Whether a unit may end in a hex, all of it, as far as those who are there leave room (8.11, 8.12).
pub fn room(w: &World, s: &State, unit: Unit, hex: Hex) -> Result<(), Bar> {
    room_for(w, s, unit, hex, points(w, s, unit))
}

/// Whether one with so many points of its own has room in a hex.
pub fn room_for(w: &World, s: &State, unit: Unit, hex: Hex, points: u16) -> Result<(), Bar> {
    room_under(w, s, (unit, s[unit].order), hex, points)
}

/// The same for a unit as if it had an order.
pub fn room_under(w: &World, s: &State, (unit, order): (Unit, Order), hex: Hex, points: u16) -> Result<(), Bar> {
    let side = w.side_of(unit);
    if s.occupied[side.other()].has(hex) {
        return Err(Bar::EnemyThere);
    }
    if !s.occupied[side].has(hex) {
        // 23.4: nobody is too large for a hex of his own.
        return Ok(());
    }
    let mut others = s.units_in(w, hex);
    others.remove(unit);
    if others.is_empty() {
        return Ok(());
    }
    let marches = |unit: Unit| s[unit].order == Order::March;
    if (order == Order::March || others.into_iter().any(marches)) && others.len() >= u32::from(w.tables.stacking.march)
    {
        return Err(Bar::MarchAlone);
    }
    check_counters(w, s, unit, others)?;
    let there = others.into_iter().map(|other| points_in(w, s, other, hex)).fold(points, u16::saturating_add);
    if there > w.tables.stacking.capacity { Err(Bar::HexFull) } else { Ok(()) }
}

/// Two infantry or cavalry counters of one brigade; a detachment with its parent does not count (8.11, 14.32).
fn check_counters(w: &World, s: &State, unit: Unit, others: Units) -> Result<(), Bar> {
    if w.unit(unit).is_artillery() {
        return Ok(());
    }
    let mut foot: Units = others.filter(|other| !w.unit(*other).is_artillery()).collect();
    let brigade = s.belongs(w, unit);
    if foot.into_iter().any(|other| s.belongs(w, other) != brigade) {
        return Err(Bar::OtherBrigade);
    }
    foot.insert(unit);
    let with_parent = |unit: &Unit| w.unit(*unit).parent.is_some_and(|parent| foot.has(parent));
    let counting = foot.len() - foot.filter(with_parent).count() as u32;
    if counting > u32::from(w.tables.stacking.counters) { Err(Bar::TooManyCounters) } else { Ok(()) }
}
