//! 9: what a moving unit may do, one hex at a time, in half movement points.
//!
//! A move ends: every hex, turn, extension, refusal and change of form costs at least half a point of an allowance
//! that is never refilled, save one turn at no cost for each hex entered along a road, and one rider.

use std::cell::OnceCell;

use kernel::listing::Out;

use crate::approach;
use crate::bar::Bar;
use crate::choice::Choice;
use crate::cost::{self, Traveller};
use crate::drill::{check_form, check_refuse, check_turn, check_unrefuse, turns};
use crate::extension;
use crate::facing;
use crate::ids::{Hex, Leader, Leaders, MAX_UNITS, Unit};
use crate::stacking;
use crate::stage::Move;
use crate::state::{Flank, Form, Order, State, Status};
use crate::world::World;

/// The allowance of a unit in half points (9.11, 17.31); of an extended one, 8.42.
pub fn allowance(w: &World, s: &State, unit: Unit) -> u8 {
    let (sheet, state) = (w.unit(unit), &s[unit]);
    let points = match (state.form, state.disordered) {
        (Form::Dismounted, disordered) => w.tables.movement.infantry[usize::from(disordered)],
        (_, true) => sheet.ma_disordered,
        (_, false) => sheet.ma,
    };
    let tired = if extension::is_foot(w, s, unit) {
        w.tables.fatigue.infantry_at(s.brigade(s.belongs(w, unit)).fatigue)
    } else {
        0
    };
    let whole = points.saturating_sub(tired).max(1).saturating_mul(2);
    if state.is_extended() { whole.min(line_allowance(w)) } else { whole }
}

fn line_allowance(w: &World) -> u8 {
    w.tables.extended.allowance.saturating_mul(2)
}

/// The allowance of a move under way: who was in line in the course of it has no more than a line (8.42).
pub fn allowance_of(w: &World, s: &State, mv: &Move) -> u8 {
    let whole = allowance(w, s, mv.unit);
    if mv.line { whole.min(line_allowance(w)) } else { whole }
}

/// Half points a moving unit has left.
pub fn left(w: &World, s: &State, mv: &Move) -> u8 {
    allowance_of(w, s, mv).saturating_sub(mv.spent)
}

/// A move about to begin in a hex.
pub fn begin(s: &State, unit: Unit, hex: Hex) -> Move {
    Move {
        unit,
        spent: 0,
        steps: 0,
        woods: 0,
        rough: false,
        stopped: false,
        busy: false,
        rider: None,
        leaving: None,
        began: hex,
        at: hex,
        good: !s[unit].disordered,
        line: s[unit].is_extended(),
        free_turn: false,
    }
}

/// A step as it will be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Way {
    /// Where the counter goes.
    pub home: Hex,
    /// Where the second half of a line goes.
    pub wing: Option<Hex>,
    /// Half points.
    pub cost: u8,
    /// It takes the whole allowance (9.12).
    pub whole: bool,
}

/// Where a unit sets out from, and what is the same about every step from there.
struct Footing {
    home: Hex,
    wing: Option<Hex>,
    /// It has not gone anywhere yet.
    first: bool,
    /// No enemy is near enough to bar a step.
    unopposed: bool,
    /// Friends stand there, too, once somebody has asked.
    crowded: OnceCell<bool>,
}

impl Footing {
    fn new(home: Hex, wing: Option<Hex>, first: bool) -> Footing {
        Footing { home, wing, first, unopposed: false, crowded: OnceCell::new() }
    }

    /// With a look around for enemies, worth its while before several steps are checked.
    fn surveyed(w: &World, s: &State, mv: &Move) -> Option<Footing> {
        let (home, wing) = (s[mv.unit].hex()?, s[mv.unit].wing());
        let unopposed = wing.is_none() && approach::is_unopposed(w, s, mv.unit, home);
        Some(Footing { unopposed, ..Footing::new(home, wing, mv.steps == 0) })
    }
}

/// The ground, the enemy and the price of one step from a place, leaving aside what is left and where it ends.
fn way(w: &World, s: &State, unit: Unit, from: &Footing, to: Hex) -> Result<Way, Bar> {
    let Footing { home, wing, first, .. } = *from;
    let direction = w.direction(home, to).ok_or(Bar::NotAdjacent)?;
    let who = Traveller::of(w, s, unit);
    if !from.unopposed {
        approach::check(w, s, unit, Some(home), to)?;
    }
    let mut cost = cost::step(w, who, home, to, first)?;
    let mut next = None;
    if let Some(from) = wing {
        if facing::relative(s[unit].facing, direction) != facing::Aspect::Front {
            return Err(Bar::LineForward);
        }
        let to = w.neighbour(from, direction).ok_or(Bar::OffMap)?;
        approach::check(w, s, unit, Some(from), to)?;
        cost = cost.max(cost::step(w, who, from, to, first)?);
        next = Some(to);
    }
    if !first && passes(w, s, unit, from, to, wing.zip(next)) {
        cost = cost.saturating_add(w.tables.stacking.pass.saturating_mul(2));
    }
    Ok(Way { home: to, wing: next, cost, whole: false })
}

/// True if a unit that leaves a hex it has entered in this move passes through friends there, off the road (8.13).
/// The charge falls when it goes on, for who stays with friends passes nobody.
fn passes(w: &World, s: &State, unit: Unit, from: &Footing, to: Hex, wing: Option<(Hex, Hex)>) -> bool {
    let friends = |hex: Hex| {
        let mut others = s.units_in(w, hex);
        others.remove(unit);
        !others.is_empty()
    };
    let off_road = |from: Hex, to: Hex| !w.side_between(from, to).is_road();
    let crowded = || *from.crowded.get_or_init(|| friends(from.home));
    off_road(from.home, to) && crowded() || wing.is_some_and(|(from, to)| off_road(from, to) && friends(from))
}

/// True if a unit has room to end in these hexes.
fn has_room(w: &World, s: &State, unit: Unit, home: Hex, wing: Option<Hex>) -> bool {
    let sheet = w.unit(unit);
    match wing {
        None => stacking::room(w, s, unit, home).is_ok(),
        Some(wing) => [(home, s[unit].sp.div_ceil(2)), (wing, s[unit].sp / 2)].into_iter().all(|(hex, sp)| {
            let points = stacking::points_of(w, sheet.kind, s[unit].form, sp);
            stacking::room_for(w, s, unit, hex, points).is_ok()
        }),
    }
}

/// True if an enemy front holds one of the hexes (9.51).
fn is_held(w: &World, s: &State, unit: Unit, home: Hex, wing: Option<Hex>) -> bool {
    let enemy = w.side_of(unit).other();
    [Some(home), wing].into_iter().flatten().any(|hex| !facing::zone(w, s, enemy, hex).is_empty())
}

/// True if a unit that has come to a place with so many half points left can end its move: there is room, or a way
/// through friends to a place where there is (8.13). Only full places are searched, each again only with more left.
fn can_end(w: &World, s: &State, unit: Unit, start: Way, left: u8) -> bool {
    if has_room(w, s, unit, start.home, start.wing) {
        return true;
    }
    let mut found = [(start, 0_u8); MAX_UNITS];
    found[0] = (start, left);
    let (mut next, mut count) = (0, 1);
    while next < count {
        let (at, points) = found[next];
        next += 1;
        if is_held(w, s, unit, at.home, at.wing) {
            continue;
        }
        let from = Footing::new(at.home, at.wing, false);
        for to in w.neighbours(at.home) {
            let Ok(on) = way(w, s, unit, &from, to) else { continue };
            let Some(rest) = points.checked_sub(on.cost) else { continue };
            if has_room(w, s, unit, on.home, on.wing) {
                return true;
            }
            match found[..count].iter().position(|(seen, _)| seen.home == to) {
                Some(old) if found[old].1 >= rest => {}
                Some(old) if old >= next => found[old].1 = rest,
                _ if count < MAX_UNITS => {
                    found[count] = (on, rest);
                    count += 1;
                }
                _ => {}
            }
        }
    }
    false
}

/// Whether a moving unit may go anywhere at all: its state, not the ground.
fn check_mobile(s: &State, mv: &Move) -> Result<(), Bar> {
    let state = &s[mv.unit];
    if mv.stopped {
        return Err(Bar::StoppedByFront);
    }
    if s.pinned {
        return Err(Bar::Pinned);
    }
    if state.refused.is_some() {
        return Err(Bar::Refused);
    }
    match (state.form, state.order) {
        (_, Order::Reserve) => Err(Bar::ReserveStays),
        (Form::Unlimbered, _) => Err(Bar::LimberFirst),
        _ => Ok(()),
    }
}

/// The step a moving unit makes to a hex; the reason if it may not.
pub fn check_step(w: &World, s: &State, mv: &Move, to: Hex) -> Result<Way, Bar> {
    check_mobile(s, mv)?;
    let from = s[mv.unit].hex().ok_or(Bar::NotOnMap)?;
    check_step_from(w, s, mv, &Footing::new(from, s[mv.unit].wing(), mv.steps == 0), to)
}

fn check_step_from(w: &World, s: &State, mv: &Move, from: &Footing, to: Hex) -> Result<Way, Bar> {
    let mut on = way(w, s, mv.unit, from, to)?;
    let left = left(w, s, mv);
    if on.cost > left {
        if mv.spent > 0 || left == 0 {
            return Err(Bar::NotEnoughPoints);
        }
        // 9.12: one hex for everything it has.
        (on.cost, on.whole) = (left, true);
    }
    if can_end(w, s, mv.unit, on, left - on.cost) { Ok(on) } else { Err(Bar::NoRoomToEnd) }
}

/// Whether a moving unit may spend points on something other than going on: not in the midst of friends it has to
/// leave again (8.13).
pub fn check_settled(w: &World, s: &State, mv: &Move) -> Result<(), Bar> {
    if mv.steps == 0 || ends_here(w, s, mv) { Ok(()) } else { Err(Bar::NoRoomToEnd) }
}

fn ends_here(w: &World, s: &State, mv: &Move) -> bool {
    let state = &s[mv.unit];
    state.hex().is_some_and(|home| has_room(w, s, mv.unit, home, state.wing()))
}

/// The price of so many whole points in half points, if they are left.
pub fn afford(w: &World, s: &State, mv: &Move, points: u8) -> Result<u8, Bar> {
    let halves = points.saturating_mul(2);
    if halves > left(w, s, mv) { Err(Bar::NotEnoughPoints) } else { Ok(halves) }
}

fn check_extend(w: &World, s: &State, mv: &Move, to: Hex) -> Result<u8, Bar> {
    if s.pinned {
        return Err(Bar::Pinned);
    }
    check_settled(w, s, mv)?;
    extension::check_extend(w, s, mv, to)
}

fn check_contract(w: &World, s: &State, mv: &Move, into: Hex) -> Result<u8, Bar> {
    if s.pinned { Err(Bar::Pinned) } else { extension::check_contract(w, s, mv, into) }
}

/// The brigadier who may ride along with a moving unit of his brigade (9.31): he is with it, or waits where it came
/// onto the map.
fn riders(w: &World, s: &State, mv: &Move) -> Leaders {
    let mut found = Leaders::EMPTY;
    let brigadier = w.brigade(s.belongs(w, mv.unit)).brigadier;
    let Some(leader) = brigadier.filter(|leader| mv.rider.is_none() && !s.rode.has(*leader)) else { return found };
    let his = s.leader(leader);
    let with = match his.status {
        Status::OnMap => his.hex == s[mv.unit].hex(),
        Status::Queued => has_entered(w, s, mv) && his.hex == entry_of(w, mv.unit),
        _ => false,
    };
    if with && check_mobile(s, mv).is_ok() {
        found.insert(leader);
    }
    found
}

/// True if the unit has come onto the map in this move and taken no step since.
fn has_entered(w: &World, s: &State, mv: &Move) -> bool {
    mv.steps == 1 && mv.began == mv.at && s[mv.unit].hex() == Some(mv.at) && w.group_of(mv.unit).is_some()
}

/// The hex by which a unit comes onto the map.
pub fn entry_of(w: &World, unit: Unit) -> Option<Hex> {
    w.group_of(unit).and_then(|at| w.groups.get(at)).map(|group| group.hex)
}

fn check_ride(w: &World, s: &State, mv: &Move, leader: Leader) -> Result<(), Bar> {
    if s.rode.has(leader) {
        return Err(Bar::RodeAlready);
    }
    if riders(w, s, mv).has(leader) { Ok(()) } else { Err(Bar::CannotRide) }
}

/// True if a moving unit may end where it is: it has not gone anywhere, there is room, or there is nowhere to go on
/// to, for instance because the enemy has turned towards it (8.13).
pub fn may_halt(w: &World, s: &State, mv: &Move) -> bool {
    mv.steps == 0 || ends_here(w, s, mv) || steps(w, s, mv).next().is_none()
}

/// Hexes a moving unit may step to.
pub fn steps<'a>(w: &'a World, s: &'a State, mv: &'a Move) -> impl Iterator<Item = Hex> + 'a {
    let footing = check_mobile(s, mv).ok().and_then(|()| Footing::surveyed(w, s, mv));
    footing
        .into_iter()
        .flat_map(move |from| w.neighbours(from.home).filter(move |hex| check_step_from(w, s, mv, &from, *hex).is_ok()))
}

/// What a moving unit may do.
pub fn list(w: &World, s: &State, out: &mut impl Out<Choice>) {
    let Some(mv) = &s.mv else { return };
    let state = &s[mv.unit];
    out.extend(riders(w, s, mv).map(Choice::Ride));
    out.extend(steps(w, s, mv).map(Choice::Step));
    out.extend(turns(w, s, mv).map(Choice::Turn));
    match (state.hex(), state.wing()) {
        (Some(home), None) => {
            let able = !s.pinned && check_settled(w, s, mv).is_ok();
            let beside = w.neighbours(home).filter(|hex| able && extension::check_extend(w, s, mv, *hex).is_ok());
            out.extend(beside.map(Choice::Extend));
        }
        (home, wing) => {
            let own = [home, wing].into_iter().flatten();
            out.extend(own.filter(|hex| check_contract(w, s, mv, *hex).is_ok()).map(Choice::Contract));
        }
    }
    if check_refuse(w, s, mv).is_ok() {
        out.extend([Flank::Left, Flank::Right].map(Choice::Refuse));
    }
    if check_unrefuse(w, s, mv).is_ok() {
        out.push(Choice::Unrefuse);
    }
    out.extend(state.form.other().filter(|form| check_form(w, s, mv, *form).is_ok()).map(Choice::Form));
    if may_halt(w, s, mv) {
        out.push(Choice::Halt);
    }
}

/// Whether a moving unit may do something.
pub fn check(w: &World, s: &State, choice: &Choice) -> Result<(), Bar> {
    let mv = s.mv.as_ref().ok_or(Bar::NotAskedNow)?;
    match *choice {
        Choice::Step(hex) => check_step(w, s, mv, hex).map(|_| ()),
        Choice::Halt if may_halt(w, s, mv) => Ok(()),
        Choice::Halt => Err(Bar::NoRoomToEnd),
        Choice::Ride(leader) => check_ride(w, s, mv, leader),
        _ => price(w, s, mv, choice).map(|_| ()),
    }
}

/// What a choice of a moving unit costs in half points; the reason if it may not be made.
pub fn price(w: &World, s: &State, mv: &Move, choice: &Choice) -> Result<u8, Bar> {
    match *choice {
        Choice::Step(hex) => check_step(w, s, mv, hex).map(|way| way.cost),
        Choice::Turn(facing) => check_turn(w, s, mv, facing),
        Choice::Extend(hex) => check_extend(w, s, mv, hex),
        Choice::Contract(hex) => check_contract(w, s, mv, hex),
        Choice::Refuse(_) => check_refuse(w, s, mv),
        Choice::Unrefuse => check_unrefuse(w, s, mv),
        Choice::Form(form) => check_form(w, s, mv, form),
        _ => Err(Bar::NotAskedNow),
    }
}
