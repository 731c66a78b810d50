//! 8: movement of combat units, in half-points, one hex at a time.

use kernel::Side;
use kernel::listing::Out;

use crate::bar::Bar;
use crate::choice::Choice;
use crate::event::Event;
use crate::ids::{Hex, Hexes, Leader, Leaders, MAX_UNITS, Unit, Units};
use crate::leaders;
use crate::play::Play;
use crate::state::{Form, Move, Stage, State, Status};
use crate::tables::TerrainRow;
use crate::world::World;
use crate::zones::{controllers, controls, is_open, zoc};

/// The allowance of a form in half-points this turn (CM-8.0a, CM-14.3a).
pub fn allowance(w: &World, s: &State, side: Side, form: Form) -> u8 {
    let table = &w.tables.movement;
    let points = match form {
        Form::Line => table.infantry,
        Form::Mounted => table.mounted,
        Form::Dismounted => table.dismounted,
        Form::Limbered | Form::Unlimbered => table.artillery,
    };
    let points = w.cap(s.turn, side).map_or(points, |cap| cap.min(points));
    points.saturating_mul(2)
}

/// Half-points a moving unit has left.
pub fn left(w: &World, s: &State, mv: &Move) -> u8 {
    allowance(w, s, w.side_of(mv.unit), s[mv.unit].form).saturating_sub(mv.spent)
}

/// The base price of a terrain in half-points.
fn price(row: &TerrainRow, form: Form) -> u8 {
    let points = match form {
        Form::Mounted | Form::Limbered | Form::Unlimbered => row.horse,
        Form::Line | Form::Dismounted => row.foot,
    };
    points.saturating_mul(2)
}

/// Why a step costs what it costs, with half-points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Price {
    /// The terrain of the hex entered.
    Terrain,
    /// Along a road, away from the enemy, out of column.
    Road,
    /// Half a point in column.
    Column,
    /// Over a stream.
    Stream,
    /// To another level.
    Level,
    /// Out of an enemy zone of control.
    Exit,
}

impl Price {
    /// The rule behind it.
    pub const fn rule(self) -> &'static str {
        match self {
            Price::Terrain => "CM-8.0b",
            Price::Road => "CM-8.4d",
            Price::Column => "CM-8.4a",
            Price::Stream => "CM-8.4e",
            Price::Level => "CM-8.1d",
            Price::Exit => "CM-2.2d",
        }
    }

    /// The last part of its message's key.
    pub const fn id(self) -> &'static str {
        match self {
            Price::Terrain => "terrain",
            Price::Road => "road",
            Price::Column => "column",
            Price::Stream => "stream",
            Price::Level => "level",
            Price::Exit => "exit",
        }
    }
}

/// True if an enemy combat unit is within the range of column movement of a hex (8.4).
pub fn is_near_enemy(w: &World, s: &State, side: Side, hex: Hex) -> bool {
    s.occupied[side.other()].meets(w.ground(hex).column)
}

/// True if a unit's state lets it march in column.
pub fn may_march(w: &World, s: &State, unit: Unit) -> bool {
    let u = &s[unit];
    !(u.routed || u.out_of_command || s.is_shattered(w, unit))
}

/// Every part of the price of a step between neighbours, in half-points; the cost function of section 8.
pub fn prices(w: &World, s: &State, unit: Unit, from: Hex, to: Hex, mut put: impl FnMut(u8, Price)) {
    let side = w.side_of(unit);
    let (here, row) = (w.ground(from), w.terrain(to));
    let road = here.road.has(to);
    let column = may_march(w, s, unit) && !(w.options.column_both && is_near_enemy(w, s, side, from));
    let base = price(row, s[unit].form);
    match () {
        () if is_near_enemy(w, s, side, to) => put(base, Price::Terrain),
        () if column && (road || row.column) => put(1, Price::Column),
        () if road => put(2, Price::Road),
        () => put(base, Price::Terrain),
    }
    let table = &w.tables.movement;
    if here.stream.has(to) && !road {
        put(table.stream.saturating_mul(2), Price::Stream);
    }
    if here.level != w.ground(to).level {
        put(table.level.saturating_mul(2), Price::Level);
    }
    if controls(w, s, side.other(), from) {
        put(table.exit.saturating_mul(2), Price::Exit);
    }
}

/// The price of a step in half-points.
pub fn step_cost(w: &World, s: &State, unit: Unit, from: Hex, to: Hex) -> u8 {
    let mut cost = 0_u8;
    prices(w, s, unit, from, to, |halves, _| cost = cost.saturating_add(halves));
    cost
}

/// The price of an entry hex in half-points: as along a road, or by its own terrain at another edge hex
/// (CM-8.5a, CM-8.5e).
pub fn entry_cost(w: &World, s: &State, side: Side, form: Form, hex: Hex, by_road: bool) -> u8 {
    let row = w.terrain(hex);
    if !is_near_enemy(w, s, side, hex) && (by_road || row.column) { 1 } else { price(row, form) }
}

/// Whether a moving unit may step into a hex, leaving aside points and whether it could end there.
pub fn check_ground(w: &World, s: &State, mv: &Move, from: Hex, to: Hex) -> Result<(), Bar> {
    let side = w.side_of(mv.unit);
    if !w.near(from).has(to) {
        return Err(Bar::NotAdjacent);
    }
    if !is_open(s, side, to) {
        return Err(Bar::EnemyThere);
    }
    let pressing = controllers(w, s, side.other(), to);
    if pressing.is_empty() {
        return Ok(());
    }
    if s[mv.unit].out_of_command {
        Err(Bar::OutOfCommandNoZone)
    } else if s.is_shattered(w, mv.unit) {
        Err(Bar::ShatteredNoZone)
    } else if s.is_night(w) {
        Err(Bar::NightNoZone)
    } else if pressing.meets(mv.began_near) {
        Err(Bar::SameZoneAgain)
    } else {
        Ok(())
    }
}

/// Whether a unit may take a step at all: its state, not the ground.
fn check_mobile(w: &World, s: &State, mv: &Move) -> Result<(), Bar> {
    if mv.stopped {
        return Err(Bar::StoppedByZone);
    }
    if s.is_barred(w, mv.unit) {
        return Err(Bar::BarredFromMoving);
    }
    if s[mv.unit].form == Form::Unlimbered {
        return Err(Bar::LimberFirst);
    }
    Ok(())
}

/// The cost of a legal step in half-points; the reason if it is not legal.
pub fn check_step(w: &World, s: &State, mv: &Move, to: Hex) -> Result<u8, Bar> {
    check_mobile(w, s, mv)?;
    let from = s[mv.unit].hex.ok_or(Bar::NotOnMap)?;
    if s[mv.unit].routed {
        return check_routed_step(w, s, mv.unit, from, to);
    }
    check_ground(w, s, mv, from, to)?;
    let cost = step_cost(w, s, mv.unit, from, to);
    let left = left(w, s, mv);
    if cost > left {
        return Err(Bar::NotEnoughPoints);
    }
    if can_end(w, s, mv, to, left - cost) { Ok(cost) } else { Err(Bar::NoRoomToEnd) }
}

/// 9.8.3, CM-8.6: a routed unit goes one hex, no nearer to the enemy.
fn check_routed_step(w: &World, s: &State, unit: Unit, from: Hex, to: Hex) -> Result<u8, Bar> {
    let enemy = w.side_of(unit).other();
    if !w.near(from).has(to) {
        return Err(Bar::NotAdjacent);
    }
    if s.is_occupied(to) {
        return Err(if s.occupied[enemy].has(to) { Bar::EnemyThere } else { Bar::NoRoomToEnd });
    }
    let closer = |hex: Hex| w.distance(to, hex) < w.distance(from, hex);
    let nearest = |at: Hex| s.occupied[enemy].map(|hex| w.distance(at, hex)).min();
    let wrong = if w.options.rout_nearest {
        nearest(to) < nearest(from)
    } else {
        s.occupied[enemy].filter(|hex| closer(*hex)).count() > 0
    };
    if wrong || controls(w, s, enemy, to) { Err(Bar::RoutedNoNearer) } else { Ok(0) }
}

/// True if a unit that has come to a hex with so many half-points left can still end its move: the hex is
/// free, or a way leads through friends to one that is, mounting on it where that helps (CM-2.1b).
pub fn can_end(w: &World, s: &State, mv: &Move, hex: Hex, left: u8) -> bool {
    if !s.is_occupied(hex) {
        return true;
    }
    let side = w.side_of(mv.unit);
    // Only hexes with friends are ever searched, so one entry for each unit is enough.
    let mut found = [(hex, 0_u8); MAX_UNITS];
    let mut count = 1;
    found[0] = (hex, left);
    let mut next = 0;
    while next < count {
        let (at, points) = found[next];
        next += 1;
        // Whoever enters a zone of control stops there (CM-2.2c).
        if controls(w, s, side.other(), at) {
            continue;
        }
        if ends_mounted(w, s, mv, at, points) {
            return true;
        }
        for to in w.near(at) {
            if check_ground(w, s, mv, at, to).is_err() {
                continue;
            }
            let cost = step_cost(w, s, mv.unit, at, to);
            if cost > points {
                continue;
            }
            if !s.is_occupied(to) {
                return true;
            }
            let rest = points - cost;
            match found[..count].iter().position(|(seen, _)| *seen == to) {
                Some(old) if found[old].1 >= rest => {}
                Some(old) if old >= next => found[old].1 = rest,
                _ if count < MAX_UNITS => {
                    found[count] = (to, rest);
                    count += 1;
                }
                _ => {}
            }
        }
    }
    false
}

/// True if a unit on foot in a friend's hex can mount there and so come to a free hex: it gains points by it, and
/// no other change of formation does (CM-8.3b, CM-8.3c).
fn ends_mounted(w: &World, s: &State, mv: &Move, hex: Hex, left: u8) -> bool {
    let cost = w.tables.movement.change.saturating_mul(2);
    if s[mv.unit].form != Form::Dismounted || cost > left || (w.options.one_change && mv.changes > 0) {
        return false;
    }
    let spent = allowance(w, s, w.side_of(mv.unit), Form::Dismounted).saturating_sub(left);
    ends_changed(w, s, &Move { spent, ..*mv }, hex, Form::Mounted)
}

/// True if a unit that changes its formation in a friend's hex can still end its move.
fn ends_changed(w: &World, s: &State, mv: &Move, hex: Hex, form: Form) -> bool {
    let cost = w.tables.movement.change.saturating_mul(2);
    let mut after = s.clone();
    after[mv.unit].form = form;
    let moved = Move { spent: mv.spent.saturating_add(cost), changes: mv.changes.saturating_add(1), ..*mv };
    let rest = left(w, &after, &moved);
    // Unlimbered guns could not go on.
    form != Form::Unlimbered && can_end(w, &after, &moved, hex, rest)
}

/// Whether a moving unit may change its formation now (8.2, 8.3).
pub fn check_change(w: &World, s: &State, mv: &Move, form: Form) -> Result<(), Bar> {
    let unit = mv.unit;
    if s[unit].form.other() != Some(form) {
        return Err(Bar::NoSuchForm);
    }
    if s[unit].routed {
        return Err(Bar::RoutedNoChange);
    }
    if mv.stopped {
        return Err(Bar::NoChangeInZone);
    }
    if w.options.one_change && mv.changes > 0 {
        return Err(Bar::OneChange);
    }
    let cost = w.tables.movement.change.saturating_mul(2);
    if cost > left(w, s, mv) {
        return Err(Bar::NotEnoughPoints);
    }
    let hex = s[unit].hex.ok_or(Bar::NotOnMap)?;
    if s.unit_at(hex).is_none_or(|there| there == unit) {
        return Ok(());
    }
    // In a friend's hex the change must leave points to go on.
    if ends_changed(w, s, mv, hex, form) { Ok(()) } else { Err(Bar::NoRoomToEnd) }
}

/// A move about to begin.
pub fn begin(w: &World, s: &State, unit: Unit) -> Move {
    let enemy = w.side_of(unit).other();
    let began_near = s[unit].hex.map_or(Units::EMPTY, |hex| controllers(w, s, enemy, hex));
    Move { unit, spent: 0, began_near, changes: 0, stepped: false, stopped: false, riders: Leaders::EMPTY }
}

/// Steps a moving unit may take.
pub fn steps(w: &World, s: &State, mv: &Move) -> Hexes {
    let from = s[mv.unit].hex;
    let near = from.map_or(Hexes::EMPTY, |hex| w.near(hex));
    near.filter(|hex| check_step(w, s, mv, *hex).is_ok()).collect()
}

/// The change of formation a moving unit may make.
fn change(w: &World, s: &State, mv: &Move) -> Option<Form> {
    s[mv.unit].form.other().filter(|form| check_change(w, s, mv, *form).is_ok())
}

/// Whether a unit may be taken up to move.
pub fn check_move(w: &World, s: &State, unit: Unit) -> Result<(), Bar> {
    if w.side_of(unit) != s.active {
        return Err(Bar::NotYours);
    }
    if s[unit].status != Status::OnMap {
        return Err(Bar::NotOnMap);
    }
    if s.moved.has(unit) {
        return Err(Bar::MovedAlready);
    }
    if s[unit].fired {
        return Err(Bar::FiredGuns);
    }
    if has_something_to_do(w, s, unit) {
        Ok(())
    } else if s.is_barred(w, unit) {
        Err(Bar::BarredFromMoving)
    } else {
        Err(Bar::NothingToDo)
    }
}

fn has_something_to_do(w: &World, s: &State, unit: Unit) -> bool {
    let mv = begin(w, s, unit);
    if change(w, s, &mv).is_some() {
        return true;
    }
    let Some(hex) = s[unit].hex else { return false };
    w.near(hex).any(|to| check_step(w, s, &mv, to).is_ok())
}

/// Leaders who may ride along with a move that has not begun.
fn riders(w: &World, s: &State, mv: &Move) -> Leaders {
    let none = Leaders::EMPTY;
    if mv.stepped || mv.changes > 0 || s.is_barred(w, mv.unit) {
        return none;
    }
    s[mv.unit].hex.map_or(none, |hex| leaders::riders(w, s, mv.unit, hex)).after(mv.riders)
}

/// True if a moving unit may end where it is.
pub fn may_halt(s: &State, mv: &Move) -> bool {
    s[mv.unit].hex.is_some_and(|hex| !s.is_occupied(hex))
}

/// What a moving unit may do.
pub fn list_moving(w: &World, s: &State, mv: &Move, out: &mut impl Out<Choice>) {
    let steps = steps(w, s, mv);
    if !steps.is_empty() {
        out.extend(riders(w, s, mv).map(Choice::Ride));
    }
    out.extend(steps.map(Choice::Step));
    out.extend(change(w, s, mv).map(Choice::Form));
    if may_halt(s, mv) {
        out.push(Choice::Halt);
    }
}

/// Whether a moving unit may do something.
pub fn check_moving(w: &World, s: &State, mv: &Move, choice: &Choice) -> Result<(), Bar> {
    match *choice {
        Choice::Step(hex) => check_step(w, s, mv, hex).map(|_| ()),
        Choice::Form(form) => check_change(w, s, mv, form),
        Choice::Halt if may_halt(s, mv) => Ok(()),
        Choice::Halt => Err(Bar::NoRoomToEnd),
        Choice::Ride(leader) => check_ride(w, s, mv, leader),
        _ => Err(Bar::NotAskedNow),
    }
}

fn check_ride(w: &World, s: &State, mv: &Move, leader: Leader) -> Result<(), Bar> {
    if s.moved_leaders.has(leader) {
        return Err(Bar::MovedAlready);
    }
    if s.is_leader_barred(w, leader) {
        return Err(Bar::BarredFromMoving);
    }
    let may = riders(w, s, mv).has(leader) && !steps(w, s, mv).is_empty();
    if may { Ok(()) } else { Err(Bar::CannotRide) }
}

impl Play<'_> {
    /// Takes a unit up.
    pub fn begin_move(&mut self, unit: Unit) {
        let mv = begin(self.w, self.s, unit);
        self.s.lift(self.w, unit);
        self.s.stage = Stage::Moving(mv);
    }

    /// One act of a moving unit.
    pub fn moving(&mut self, mv: Move, choice: &Choice) {
        match *choice {
            Choice::Step(hex) => self.step(mv, hex),
            Choice::Form(form) => self.change_form(mv, form),
            Choice::Ride(leader) => {
                let mut mv = mv;
                mv.riders.insert(leader);
                self.tell(Event::Rode { leader, unit: mv.unit });
                self.s.stage = Stage::Moving(mv);
            }
            _ => self.halt(mv),
        }
    }

    fn step(&mut self, mut mv: Move, to: Hex) {
        let Some(from) = self.s[mv.unit].hex else { return self.halt(mv) };
        let cost = check_step(self.w, self.s, &mv, to).unwrap_or(0);
        mv.spent = mv.spent.saturating_add(cost);
        mv.stepped = true;
        let enemy = self.w.side_of(mv.unit).other();
        mv.stopped = self.s[mv.unit].routed || controls(self.w, self.s, enemy, to);
        self.s[mv.unit].hex = Some(to);
        self.tell(Event::Stepped { unit: mv.unit, from, to, cost });
        self.carry(mv.riders, to);
        self.s.stage = Stage::Moving(mv);
        self.surprise(mv.unit, to);
    }

    fn change_form(&mut self, mut mv: Move, form: Form) {
        let cost = self.w.tables.movement.change.saturating_mul(2);
        mv.spent = mv.spent.saturating_add(cost);
        mv.changes = mv.changes.saturating_add(1);
        self.s[mv.unit].form = form;
        self.tell(Event::Formed { unit: mv.unit, form, cost });
        self.s.stage = Stage::Moving(mv);
    }

    /// The move is over.
    pub fn halt(&mut self, mv: Move) {
        if let Some(hex) = self.s[mv.unit].hex {
            self.s.settle_in(self.w, mv.unit, hex);
        }
        self.s.moved.insert(mv.unit);
        if mv.stepped {
            self.s.moved_leaders = self.s.moved_leaders.or(mv.riders);
        }
        self.s.stage = Stage::Movement;
    }
}

/// Everywhere a unit could end or pass from where it stands, with the cheapest cost and the hex before.
pub fn reach(w: &World, s: &State, mv: &Move) -> Vec<Reached> {
    let Some(start) = s[mv.unit].hex else { return Vec::new() };
    let points = left(w, s, mv);
    let enemy_zone = zoc(w, s, w.side_of(mv.unit).other());
    if check_mobile(w, s, mv).is_err() {
        return Vec::new();
    }
    if s[mv.unit].routed {
        let to = steps(w, s, mv);
        return to.map(|hex| Reached { hex, cost: 0, from: start, stops: true, ends: true }).collect();
    }
    let mut found: Vec<Reached> = vec![Reached { hex: start, cost: 0, from: start, stops: false, ends: true }];
    let mut done = Hexes::EMPTY;
    while let Some(at) = found.iter().filter(|r| !done.has(r.hex)).min_by_key(|r| (r.cost, r.hex)).copied() {
        done.insert(at.hex);
        if at.stops {
            continue;
        }
        for to in w.near(at.hex).less(done) {
            if check_ground(w, s, mv, at.hex, to).is_err() {
                continue;
            }
            let cost = at.cost.saturating_add(step_cost(w, s, mv.unit, at.hex, to));
            if cost > points {
                continue;
            }
            let next = Reached { hex: to, cost, from: at.hex, stops: enemy_zone.has(to), ends: !s.is_occupied(to) };
            match found.iter_mut().find(|r| r.hex == to) {
                Some(old) if old.cost > cost => *old = next,
                Some(_) => {}
                None => found.push(next),
            }
        }
    }
    found
}

/// A hex in reach of a moving unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reached {
    /// The hex.
    pub hex: Hex,
    /// Half-points.
    pub cost: u8,
    /// The hex before it.
    pub from: Hex,
    /// It is in an enemy zone of control.
    pub stops: bool,
    /// The unit may end there.
    pub ends: bool,
}
