//! 7.2, 7.3, 9.13, 14.21: what a moving unit does on the spot. It turns, refuses a flank, limbers, mounts.

use crate::bar::Bar;
use crate::extension;
use crate::facing;
use crate::ids::Unit;
use crate::movement::{afford, allowance, check_settled, left};
use crate::stacking;
use crate::stage::Move;
use crate::state::{Form, Order, State};
use crate::world::World;

/// What a moving unit pays to turn to a vertex (7.21).
pub fn check_turn(w: &World, s: &State, mv: &Move, facing: u8) -> Result<u8, Bar> {
    may_face(w, s, mv, facing)?;
    check_settled(w, s, mv)?;
    turn_cost(w, s, mv, facing)
}

/// The vertices a moving unit may turn to.
pub fn turns<'a>(w: &'a World, s: &'a State, mv: &'a Move) -> impl Iterator<Item = u8> + 'a {
    let vertices = if check_settled(w, s, mv).is_ok() { 0..6 } else { 0..0 };
    vertices.filter(move |facing| may_face(w, s, mv, *facing).and_then(|()| turn_cost(w, s, mv, *facing)).is_ok())
}

fn turn_cost(w: &World, s: &State, mv: &Move, facing: u8) -> Result<u8, Bar> {
    if mv.free_turn {
        return Ok(0);
    }
    let vertices = facing::turn_between(s[mv.unit].facing, facing);
    afford(w, s, mv, vertices.saturating_mul(w.tables.facing.vertex))
}

/// Whether a moving unit may ever face a vertex in the state it is in.
fn may_face(w: &World, s: &State, mv: &Move, facing: u8) -> Result<(), Bar> {
    let state = &s[mv.unit];
    let vertices = facing::turn_between(state.facing, facing);
    if facing > 5 || vertices == 0 {
        return Err(Bar::FacesThere);
    }
    if state.refused.is_some() {
        return Err(Bar::Refused);
    }
    if state.order == Order::Reserve {
        return Err(Bar::ReserveStays);
    }
    if state.form == Form::Unlimbered {
        check_pivot(state.order, mv, vertices)?;
    }
    if let (Some(home), Some(wing)) = (state.hex(), state.wing())
        && !extension::is_legal(w, home, wing, facing)
    {
        return Err(Bar::LineFacing);
    }
    Ok(())
}

/// Guns in battery turn by one vertex, instead of moving (7.21); in March they only limber and move (9.13).
fn check_pivot(order: Order, mv: &Move, vertices: u8) -> Result<(), Bar> {
    if order == Order::March {
        return Err(Bar::LimberFirst);
    }
    if mv.busy || mv.spent > 0 || vertices > 1 { Err(Bar::PivotOnce) } else { Ok(()) }
}

/// True if guns in battery have turned: they do nothing else in this move.
fn has_pivoted(s: &State, mv: &Move) -> bool {
    s[mv.unit].form == Form::Unlimbered && mv.spent > 0 && !mv.busy
}

/// What a moving unit pays to refuse a flank (7.31, 7.32).
pub fn check_refuse(w: &World, s: &State, mv: &Move) -> Result<u8, Bar> {
    let state = &s[mv.unit];
    if !w.unit(mv.unit).can_refuse {
        return Err(Bar::RefuseRecruits);
    }
    if state.refused.is_some() {
        return Err(Bar::Refused);
    }
    if state.disordered {
        return Err(Bar::Disordered);
    }
    if state.order != Order::Advance {
        return Err(Bar::RefuseOrder);
    }
    if state.is_extended() {
        return Err(Bar::Extended);
    }
    if s.pinned {
        return Err(Bar::Pinned);
    }
    check_settled(w, s, mv)?;
    afford(w, s, mv, w.tables.facing.refuse)
}

/// What a moving unit pays to end its refusal (7.33).
pub fn check_unrefuse(w: &World, s: &State, mv: &Move) -> Result<u8, Bar> {
    if s[mv.unit].refused.is_none() {
        return Err(Bar::NotRefused);
    }
    if s.pinned {
        return Err(Bar::Pinned);
    }
    afford(w, s, mv, w.tables.facing.refuse)
}

/// What a moving unit pays to change its form (9.13, 14.21), in half points.
pub fn check_form(w: &World, s: &State, mv: &Move, form: Form) -> Result<u8, Bar> {
    let state = &s[mv.unit];
    if state.form.other() != Some(form) {
        return Err(Bar::NotItsForm);
    }
    if s.pinned {
        return Err(Bar::Pinned);
    }
    if state.order == Order::Reserve {
        return Err(Bar::ReserveStays);
    }
    check_settled(w, s, mv)?;
    if w.unit(mv.unit).is_cavalry() { check_mount(w, s, mv, form) } else { check_limber(w, s, mv, form) }
}

fn check_limber(w: &World, s: &State, mv: &Move, form: Form) -> Result<u8, Bar> {
    if has_pivoted(s, mv) {
        return Err(Bar::PivotOnce);
    }
    if form == Form::Unlimbered {
        if s[mv.unit].order == Order::March {
            return Err(Bar::MarchLimbered);
        }
        if has_steady_foe(w, s, mv.unit) {
            return Err(Bar::UnlimberBeside);
        }
    }
    afford(w, s, mv, w.tables.movement.limber)
}

/// True if an enemy infantry or cavalry unit in Good Order stands next to a unit (9.13).
fn has_steady_foe(w: &World, s: &State, unit: Unit) -> bool {
    let enemy = w.side_of(unit).other();
    let steady = |foe: Unit| !w.unit(foe).is_artillery() && !s[foe].disordered;
    let Some(hex) = s[unit].hex() else { return false };
    w.neighbours(hex).filter(|near| s.occupied[enemy].has(*near)).any(|near| s.units_in(w, near).any(steady))
}

fn check_mount(w: &World, s: &State, mv: &Move, form: Form) -> Result<u8, Bar> {
    let unit = mv.unit;
    if !w.unit(unit).can_dismount {
        return Err(Bar::NoDismounting);
    }
    if s[unit].is_extended() {
        return Err(Bar::Extended);
    }
    if s.is_beside_enemy(w, unit) {
        return Err(Bar::MountBeside);
    }
    let hex = s[unit].hex().ok_or(Bar::NotOnMap)?;
    let points = stacking::points_of(w, w.unit(unit).kind, form, s[unit].sp);
    stacking::room_for(w, s, unit, hex, points)?;
    let cost = mount_cost(w, s, unit);
    if cost > left(w, s, mv) { Err(Bar::NotEnoughPoints) } else { Ok(cost) }
}

/// Half its allowance (14.21), in half points.
pub fn mount_cost(w: &World, s: &State, unit: Unit) -> u8 {
    allowance(w, s, unit).div_ceil(w.tables.movement.mount_part.max(1))
}
