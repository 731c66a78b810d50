//! 8.4: the extended line, one unit in two hexes.

use crate::bar::Bar;
use crate::cost;
use crate::ids::{Hex, Unit};
use crate::movement;
use crate::stacking;
use crate::stage::Move;
use crate::state::{Form, Order, State};
use crate::world::World;

/// True for what fights on foot: infantry and dismounted cavalry (14.21).
pub fn is_foot(w: &World, s: &State, unit: Unit) -> bool {
    w.unit(unit).is_infantry() || s[unit].form == Form::Dismounted
}

/// True if a line from one hex in a direction may have a facing: along the line are its flanks (8.41).
pub const fn fits(direction: u8, facing: u8) -> bool {
    facing % 6 == (direction + 1) % 6 || facing % 6 == (direction + 4) % 6
}

/// Whether a line over two hexes may have a facing (8.41).
pub fn is_legal(w: &World, home: Hex, wing: Hex, facing: u8) -> bool {
    w.direction(home, wing).is_some_and(|direction| fits(direction, facing))
}

/// Whether a unit may be in extended line at all (8.41, 12.31, 14.22).
pub fn check_able(w: &World, s: &State, unit: Unit) -> Result<(), Bar> {
    let state = &s[unit];
    if !is_foot(w, s, unit) {
        return Err(Bar::ExtendFoot);
    }
    if state.sp < w.tables.extended.least {
        return Err(Bar::ExtendWeak);
    }
    if state.disordered {
        return Err(Bar::Disordered);
    }
    if !matches!(state.order, Order::Advance | Order::Attack) {
        return Err(Bar::ExtendOrder);
    }
    if state.refused.is_some() { Err(Bar::Refused) } else { Ok(()) }
}

/// Whether a moving unit may extend into a hex (8.42), and for how many half points.
pub fn check_extend(w: &World, s: &State, mv: &Move, to: Hex) -> Result<u8, Bar> {
    let unit = mv.unit;
    check_able(w, s, unit)?;
    if s[unit].is_extended() {
        return Err(Bar::Extended);
    }
    if mv.stopped {
        return Err(Bar::StoppedByFront);
    }
    let home = s[unit].hex().ok_or(Bar::NotOnMap)?;
    if !is_legal(w, home, to, s[unit].facing) {
        return Err(Bar::ExtendSideways);
    }
    cost::enter(w, s, unit, home, to, true)?;
    if s[unit].order != Order::Attack && s.enemy_beside(w, w.side_of(unit), to) {
        return Err(Bar::ExtendBesideEnemy);
    }
    let sheet = w.unit(unit);
    stacking::room_for(w, s, unit, to, stacking::points_of(w, sheet.kind, s[unit].form, s[unit].sp / 2))?;
    pay(w, s, mv)
}

/// Whether a moving line may draw together into one of its hexes (8.42), and for how many half points.
pub fn check_contract(w: &World, s: &State, mv: &Move, into: Hex) -> Result<u8, Bar> {
    if !s[mv.unit].is_extended() {
        return Err(Bar::NotExtended);
    }
    if !s.stands_in(mv.unit, into) {
        return Err(Bar::NotItsHex);
    }
    stacking::room(w, s, mv.unit, into)?;
    pay(w, s, mv)
}

fn pay(w: &World, s: &State, mv: &Move) -> Result<u8, Bar> {
    let cost = w.tables.extended.cost.saturating_mul(2);
    if cost > movement::left(w, s, mv) { Err(Bar::NotEnoughPoints) } else { Ok(cost) }
}
