//! The greedy player's eye: how good a position looks one choice ahead, and what speaks for a choice whose worth
//! shows only later. It is the yardstick the other players are measured by and stays as it is.

use kernel::Side;

use crate::choice::Choice;
use crate::fire;
use crate::ids::{Hex, Unit};
use crate::leaders::steadied;
use crate::movement::is_near_enemy;
use crate::result::passes_on;
use crate::sheets::Kind;
use crate::state::{Fire, Form, Stage, State};
use crate::victory::{held, winner};
use crate::world::World;
use crate::zones::controllers;

/// A victory point; everything else is measured against it.
const POINT: f64 = 10.0;
/// A routed unit, for each strength point out of the fight.
const ROUTED: f64 = 0.9;
/// A shattered unit.
const SHATTERED: f64 = 6.0;
/// A unit out of command.
const LOST_TOUCH: f64 = 1.0;
/// Being near the objectives, for each strength point.
const NEAR: f64 = 1.2;
/// An objective held now, for each turn end still to come (at most two of them).
const HELD: f64 = 14.0;
/// Guns limbered with nobody to run from.
const LIMBERED: f64 = 1.5;
/// A strength point in danger of the enemy's next fire.
const DANGER: f64 = 0.35;
/// A strength point more than the enemy has where they stand face to face.
const PRESSURE: f64 = 0.6;
/// Beyond so many points more, more do not help.
const ENOUGH: f64 = 20.0;
/// Where guns do well to be in battery.
const GUN_RANGE: u8 = 6;
/// Against firing while more should join; no fire is worth that much.
const HELD_FIRE: f64 = -500.0;
/// How much more an objective draws while the enemy stands on it.
const RETAKE: f64 = 1.6;

/// How good a position is for a side.
pub fn value(world: &World, state: &State, side: Side) -> f64 {
    let rested = at_rest(world, state);
    let state = rested.as_ref().unwrap_or(state);
    let union = standing(world, state, Side::Union) - standing(world, state, Side::Confederate)
        + POINT * f64::from(state.net)
        + ground(world, state);
    if side == Side::Union { union } else { -union }
}

/// The position with the unit that moves at rest where it is: under way it supports nobody and threatens nobody, so
/// that taking it up would look like a loss. None if nobody moves or there is no room.
fn at_rest(w: &World, s: &State) -> Option<State> {
    let Stage::Moving(mv) = s.stage else { return None };
    let hex = s[mv.unit].hex.filter(|hex| !s.is_occupied(*hex))?;
    let mut rested = s.clone();
    rested.settle_in(w, mv.unit, hex);
    Some(rested)
}

/// How much of its strength a unit makes felt so many hexes away.
fn felt(distance: u8) -> f64 {
    1.0 / (1.0 + 0.35 * f64::from(distance))
}

/// The ground from the Union's side: objectives held, and those the Confederates stand on.
fn ground(w: &World, s: &State) -> f64 {
    if s.stage == Stage::Over {
        return if winner(w, s) == Side::Union { 50.0 } else { -50.0 };
    }
    let turns = f64::from(w.scenario.last_turn.saturating_sub(s.turn).min(1) + 1);
    let kept = w.objectives.and(s.occupied.confederate).len();
    HELD * turns * (f64::from(held(w, s).len()) - 0.4 * f64::from(kept))
}

fn effective(w: &World, s: &State, unit: Unit) -> f64 {
    let u = &s[unit];
    let share = match (u.routed, s.is_shattered(w, unit)) {
        (true, _) => 0.15,
        (false, true) => 0.55,
        (false, false) => 1.0,
    };
    f64::from(u.sp) * share
}

/// Where a side wants to be: the objectives, above all those the enemy holds.
fn pull(w: &World, s: &State, side: Side, hex: Hex) -> f64 {
    let enemy = s.occupied[side.other()];
    let draw = |goal: Hex| if enemy.has(goal) { RETAKE } else { 1.0 };
    w.objectives.map(|goal| draw(goal) * felt(w.distance(hex, goal))).fold(0.0, f64::max)
}

/// Condition and place of a side's units.
fn standing(w: &World, s: &State, side: Side) -> f64 {
    let mut value = 0.0;
    for unit in s.on_map(w, side) {
        let u = &s[unit];
        if u.routed {
            value -= ROUTED * f64::from(u.sp);
        }
        if w.sheet(unit).kind != Kind::Artillery && s.is_shattered(w, unit) {
            value -= SHATTERED;
        }
        if u.out_of_command {
            value -= LOST_TOUCH;
        }
        let Some(hex) = u.hex else { continue };
        value += place_value(w, s, unit, hex);
    }
    value
}

fn place_value(w: &World, s: &State, unit: Unit, hex: Hex) -> f64 {
    let strength = effective(w, s, unit);
    if w.sheet(unit).kind == Kind::Artillery {
        let limbered = s[unit].form == Form::Limbered && !s[unit].routed;
        let wanted = limbered && nearest_enemy(w, s, w.side_of(unit), hex) <= GUN_RANGE;
        let idle = if wanted { LIMBERED } else { 0.0 };
        return 0.6 * strength * pull(w, s, w.side_of(unit), hex) - idle - exposure(w, s, unit, hex);
    }
    // Cover is worth something only where somebody may come to fire.
    let cover = match is_near_enemy(w, s, w.side_of(unit), hex) {
        true => -f64::from(w.terrain(hex).fire) * 0.8 + 0.3 * f64::from(w.ground(hex).level.min(3)),
        false => 0.0,
    };
    NEAR * strength * pull(w, s, w.side_of(unit), hex) + cover - exposure(w, s, unit, hex)
}

/// Hexes to the nearest enemy; far away if there is none.
fn nearest_enemy(w: &World, s: &State, side: Side, hex: Hex) -> u8 {
    s.occupied[side.other()].map(|enemy| w.distance(hex, enemy)).min().unwrap_or(40)
}

/// What enemies next to a unit could do to it, less what it could do to them.
fn exposure(w: &World, s: &State, unit: Unit, hex: Hex) -> f64 {
    let side = w.side_of(unit);
    let against: f64 = controllers(w, s, side.other(), hex).map(|enemy| effective(w, s, enemy)).sum();
    let support: f64 =
        w.near(hex).and(s.occupied[side]).filter_map(|hex| s.unit_at(hex)).map(|friend| effective(w, s, friend)).sum();
    let own = effective(w, s, unit) + 0.3 * support;
    let routed = if s[unit].routed { 2.0 } else { 1.0 };
    let guns = if w.sheet(unit).kind == Kind::Artillery { 2.0 } else { 1.0 };
    if against > 0.0 && !s[unit].routed && w.sheet(unit).kind != Kind::Artillery && own > against {
        return -PRESSURE * (own - against).min(ENOUGH);
    }
    DANGER * routed * guns * (against - 0.7 * own).max(0.0)
}

/// Expected strength points a fire takes, with what retreat and rout are worth.
fn fire_value(w: &World, s: &State, fire: &Fire) -> f64 {
    if fire.firers.is_empty() {
        return 0.0;
    }
    let column = fire::column(w, s, fire);
    let modifier = fire::modifier(w, s, fire);
    let sp = f64::from(s[fire.target].sp);
    let fails = 1.0 - f64::from(passes_on(w, s, fire.target)) / 10.0;
    let prize = if w.objectives.has(fire.hex) { 0.6 * POINT } else { 1.0 };
    let mut value = 0.0;
    for die in 1..=10_i8 {
        let cell = w.tables.chart.cell(column, die.saturating_add(modifier));
        if !cell.morale {
            continue;
        }
        value += POINT * f64::from(cell.loss).min(sp);
        value += if cell.retreat { prize + fails * ROUTED * sp } else { fails * (ROUTED * sp + prize) };
    }
    value / 10.0
}

/// What speaks for a choice beyond the value of the state it leads to.
pub fn inclination(w: &World, s: &State, choice: &Choice) -> f64 {
    match *choice {
        Choice::Target(unit) => target_inclination(w, s, unit),
        Choice::Join(unit) => join_inclination(w, s, unit),
        Choice::Leave(_) => 2.0 * HELD_FIRE,
        Choice::Fire => fire_inclination(w, s),
        Choice::Move(unit) => errand(w, s, unit),
        Choice::Lead(leader) => {
            let idle = s.leader(leader).hex.and_then(|hex| s.unit_at(hex)).is_none();
            if idle { 0.4 } else { -0.2 }
        }
        Choice::Go(hex) => post_inclination(w, s, hex),
        Choice::Enter { .. } | Choice::Arrive { .. } => 2.0,
        Choice::Step(_) => -0.02,
        Choice::Ride(_) => 0.3,
        Choice::Rally(_) => 1.0,
        Choice::Advance(unit) => advance_inclination(w, s, unit),
        Choice::Fate(_) => -1.5,
        Choice::Draw { .. } | Choice::Post { .. } => -1.0,
        Choice::Form(form) => form_inclination(w, s, form),
        _ => 0.0,
    }
}

/// Guns unlimber where they can be of use, and limber up to get there.
fn form_inclination(w: &World, s: &State, form: Form) -> f64 {
    let Stage::Moving(mv) = s.stage else { return 0.0 };
    let Some(hex) = s[mv.unit].hex else { return 0.0 };
    let far = nearest_enemy(w, s, w.side_of(mv.unit), hex) > GUN_RANGE;
    match (form, far) {
        (Form::Unlimbered, true) => -1.0,
        (Form::Unlimbered, false) => 0.4,
        (Form::Limbered, true) => 0.6,
        _ => -0.4,
    }
}

fn target_inclination(w: &World, s: &State, unit: Unit) -> f64 {
    let Some(kind) = fire::kind_of(&s.stage) else { return 0.0 };
    let Some(mut fire) = fire::declared(s, kind, unit) else { return 0.0 };
    fire.firers = fire::firers_at(w, s, kind, unit);
    // Firing costs nothing but the chance to fire elsewhere.
    0.5 + 0.2 * fire_value(w, s, &fire)
}

/// What a unit adds to a fire, less what it would do elsewhere: every unit fires once.
fn join_gain(w: &World, s: &State, fire: &Fire, unit: Unit) -> f64 {
    let mut more = *fire;
    more.firers.insert(unit);
    let gain = fire_value(w, s, &more) - fire_value(w, s, fire);
    let alone = |target: Unit| {
        let mut other = fire::declared(s, fire.kind, target)?;
        fire::check_shot(w, s, unit, other.hex).ok()?;
        other.firers = unit.alone();
        Some(fire_value(w, s, &other))
    };
    let others = fire::targets(w, s, fire.kind).less(fire.target.alone());
    gain - others.filter_map(alone).fold(0.0, f64::max)
}

fn join_inclination(w: &World, s: &State, unit: Unit) -> f64 {
    let Stage::Fire(fire) = s.stage else { return 0.0 };
    let first = if fire.firers.is_empty() { 1.0 } else { 0.0 };
    first + join_gain(w, s, &fire, unit)
}

/// Fire is held until everybody has joined who does more here than elsewhere: the worth of the fire itself would
/// else always come before the worth of one more firer.
fn fire_inclination(w: &World, s: &State) -> f64 {
    let Stage::Fire(fire) = s.stage else { return 0.0 };
    let mut able = fire::firers_at(w, s, fire.kind, fire.target).less(fire.firers);
    if able.any(|unit| join_gain(w, s, &fire, unit) > 0.0) { HELD_FIRE } else { 0.0 }
}

/// What a unit could gain by moving: a unit far from the objectives has the more to gain.
fn errand(w: &World, s: &State, unit: Unit) -> f64 {
    let Some(hex) = s[unit].hex else { return 0.0 };
    let side = w.side_of(unit);
    let nearest = nearest_enemy(w, s, side, hex);
    let far = 1.0 - pull(w, s, side, hex).min(1.0);
    let guns = w.sheet(unit).kind == Kind::Artillery && s[unit].form == Form::Unlimbered && nearest <= GUN_RANGE;
    match (guns, nearest) {
        (true, _) => -1.0,
        (false, 1) => -0.5,
        _ => effective(w, s, unit) * far * 0.1,
    }
}

/// A leader wants his units within reach and company in his hex.
fn post_inclination(w: &World, s: &State, hex: Hex) -> f64 {
    let Stage::Leading { leader, .. } = s.stage else { return 0.0 };
    let Some(from) = s.leader(leader).hex else { return 0.0 };
    post_value(w, s, leader, hex) - post_value(w, s, leader, from) - 0.1
}

fn post_value(w: &World, s: &State, leader: crate::ids::Leader, hex: Hex) -> f64 {
    let side = w.leader(leader).side;
    let led = s.on_map(w, side).filter(|unit| w.commanders(*unit).has(leader));
    let reach = crate::command::radius(w, s, leader);
    let near = led.filter_map(|unit| s[unit].hex).filter(|at| w.distance(hex, *at) <= reach).count();
    let company = s.unit_at(hex).filter(|unit| w.commanders(*unit).has(leader));
    let routed = company.is_some_and(|unit| s[unit].routed && !steadied(w, s, unit));
    let alone = s.unit_at(hex).is_none();
    0.5 * near as f64 + f64::from(u8::from(company.is_some())) * 0.8 + f64::from(u8::from(routed)) * 1.5
        - f64::from(u8::from(alone)) * 0.5
}

fn advance_inclination(w: &World, s: &State, unit: Unit) -> f64 {
    let Stage::Advance { hex, .. } = s.stage else { return 0.0 };
    let prize = if w.objectives.has(hex) { 3.0 } else { 0.0 };
    let guns = if w.sheet(unit).kind == Kind::Artillery { 3.0 } else { 0.0 };
    prize - guns
}
