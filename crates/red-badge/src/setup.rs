//! 20.1: what the owners settle before the game, the Confederates first and completely.

use kernel::Side;
use kernel::listing::Out;

use crate::bar::Bar;
use crate::choice::Choice;
use crate::event::Event;
use crate::extension;
use crate::ids::{Hex, Leader, Leaders, Unit, Units};
use crate::leaders;
use crate::play::Play;
use crate::scenario::SetUp;
use crate::stacking;
use crate::stage::Phase;
use crate::start::{dig_in, is_near};
use crate::state::{Form, Order, State, Status};
use crate::world::World;

/// Where a unit may be set up.
fn group_of(w: &World, unit: Unit) -> Option<&SetUp> {
    w.set_ups.iter().find(|set_up| set_up.units.has(unit))
}

fn group_of_leader(w: &World, leader: Leader) -> Option<&SetUp> {
    w.set_ups.iter().find(|set_up| set_up.leaders.has(leader))
}

/// The unit with which a unit changes places because the hex has no room for both.
fn partner(w: &World, s: &State, set_up: &SetUp, unit: Unit, hex: Hex) -> Option<Unit> {
    let from = s[unit].hex()?;
    let fits = |other: &Unit| {
        let mut swapped = s.clone();
        swapped.lift(w, unit);
        swapped.lift(w, *other);
        let room = stacking::room(w, &swapped, unit, hex).is_ok();
        swapped.put_in(w, unit, hex);
        room && stacking::room(w, &swapped, *other, from).is_ok()
    };
    s.units_in(w, hex).and(set_up.units).filter(|other| !s[*other].is_extended()).find(fits)
}

fn may_change(w: &World, s: &State, side: Side, unit: Unit) -> Result<(), Bar> {
    if w.side_of(unit) != side {
        return Err(Bar::NotYours);
    }
    if s[unit].status == Status::OnMap { Ok(()) } else { Err(Bar::NotOnMap) }
}

fn check_place(w: &World, s: &State, side: Side, unit: Unit, hex: Hex) -> Result<(), Bar> {
    may_change(w, s, side, unit)?;
    if s.posted.has(unit) {
        return Err(Bar::SettledAlready);
    }
    let set_up = group_of(w, unit).ok_or(Bar::NotItsPlace)?;
    if !set_up.hexes.contains(&hex) || s[unit].hex() == Some(hex) || s[unit].is_extended() {
        return Err(Bar::NotItsPlace);
    }
    let room = stacking::room(w, s, unit, hex);
    if room.is_err() && partner(w, s, set_up, unit, hex).is_none() { room } else { Ok(()) }
}

fn check_face(w: &World, s: &State, side: Side, unit: Unit, facing: u8) -> Result<(), Bar> {
    may_change(w, s, side, unit)?;
    if s.moved.has(unit) {
        return Err(Bar::SettledAlready);
    }
    let state = &s[unit];
    let along = state.hex().zip(state.wing()).and_then(|(home, wing)| w.direction(home, wing));
    let fits = along.is_none_or(|direction| extension::fits(direction, facing));
    if facing < 6 && facing != state.facing && fits { Ok(()) } else { Err(Bar::NoSuchForm) }
}

fn check_draw(w: &World, s: &State, side: Side, unit: Unit, form: Form) -> Result<(), Bar> {
    may_change(w, s, side, unit)?;
    if s.acted.has(unit) {
        return Err(Bar::SettledAlready);
    }
    // Batteries may be limbered or not; in March they are limbered.
    let may = w.unit(unit).is_artillery() && s[unit].order != Order::March;
    if may && s[unit].form.other() == Some(form) { Ok(()) } else { Err(Bar::NoSuchForm) }
}

fn check_top(w: &World, s: &State, side: Side, unit: Unit) -> Result<(), Bar> {
    may_change(w, s, side, unit)?;
    if s.restacked.has(unit) {
        return Err(Bar::SettledAlready);
    }
    if s[unit].under { Ok(()) } else { Err(Bar::NoStack) }
}

/// Whether a leader's post is one of those open to him.
fn is_post(w: &World, s: &State, set_up: &SetUp, leader: Leader, hex: Hex) -> bool {
    let listed = set_up.hexes.contains(&hex) || is_near(w, s, leader, hex, set_up.near);
    listed && leaders::may_stand(w, s, w.leader(leader).side, hex)
}

fn stands_well(w: &World, s: &State, set_up: &SetUp, leader: Leader) -> bool {
    s.leader(leader).hex.is_some_and(|hex| is_post(w, s, set_up, leader, hex))
}

fn check_post(w: &World, s: &State, side: Side, leader: Leader, hex: Hex) -> Result<(), Bar> {
    if w.leader(leader).side != side {
        return Err(Bar::NotYours);
    }
    if s.leader(leader).status != Status::OnMap {
        return Err(Bar::NotOnMap);
    }
    let set_up = group_of_leader(w, leader).ok_or(Bar::NotItsPlace)?;
    // Who has to be near others moves again when they have left him.
    if s.posted_leaders.has(leader) && stands_well(w, s, set_up, leader) {
        return Err(Bar::SettledAlready);
    }
    let elsewhere = s.leader(leader).hex != Some(hex) && w.is_in_play(hex);
    if elsewhere && is_post(w, s, set_up, leader, hex) { Ok(()) } else { Err(Bar::NotItsPlace) }
}

/// Hexes a leader may be posted in.
fn posts<'a>(w: &'a World, s: &'a State, side: Side, leader: Leader) -> impl Iterator<Item = Hex> + 'a {
    let set_up = group_of_leader(w, leader);
    let near = set_up.and_then(|set_up| set_up.near.first()).and_then(|unit| s[unit].hex());
    let range = w.leader(leader).range.saturating_add(1);
    let around = near.into_iter().flat_map(move |hex| w.within(hex, range));
    let named = set_up.into_iter().flat_map(|set_up| set_up.hexes.iter().copied());
    named.chain(around).filter(move |hex| check_post(w, s, side, leader, *hex).is_ok())
}

fn movable_leaders(w: &World, s: &State, side: Side) -> Leaders {
    s.leaders_on_map(w, side).filter(|leader| group_of_leader(w, *leader).is_some()).collect()
}

/// A leader who stands where he may not, and could stand elsewhere.
fn misplaced(w: &World, s: &State, side: Side) -> bool {
    movable_leaders(w, s, side).into_iter().any(|leader| {
        let badly = group_of_leader(w, leader).is_some_and(|set_up| !stands_well(w, s, set_up, leader));
        badly && posts(w, s, side, leader).next().is_some()
    })
}

/// What a side may still settle, each thing once.
pub fn list(w: &World, s: &State, side: Side, out: &mut impl Out<Choice>) {
    for unit in s.on_map(w, side) {
        let hexes = group_of(w, unit).into_iter().flat_map(|set_up| set_up.hexes.iter().copied());
        let hexes = hexes.filter(|hex| check_place(w, s, side, unit, *hex).is_ok());
        out.extend(hexes.map(|hex| Choice::Place { unit, hex }));
        let facings = (0..6).filter(|facing| check_face(w, s, side, unit, *facing).is_ok());
        out.extend(facings.map(|facing| Choice::Face { unit, facing }));
        let form = s[unit].form.other().filter(|form| check_draw(w, s, side, unit, *form).is_ok());
        out.extend(form.map(|form| Choice::Draw { unit, form }));
        if check_top(w, s, side, unit).is_ok() {
            out.push(Choice::Top(unit));
        }
        if out.full() {
            return;
        }
    }
    for leader in movable_leaders(w, s, side) {
        out.extend(posts(w, s, side, leader).map(|hex| Choice::Post { leader, hex }));
    }
    if !misplaced(w, s, side) {
        out.push(Choice::Done);
    }
}

/// Whether a side may settle something in the set-up.
pub fn check(w: &World, s: &State, side: Side, choice: &Choice) -> Result<(), Bar> {
    match *choice {
        Choice::Place { unit, hex } => check_place(w, s, side, unit, hex),
        Choice::Face { unit, facing } => check_face(w, s, side, unit, facing),
        Choice::Draw { unit, form } => check_draw(w, s, side, unit, form),
        Choice::Top(unit) => check_top(w, s, side, unit),
        Choice::Post { leader, hex } => check_post(w, s, side, leader, hex),
        Choice::Done if misplaced(w, s, side) => Err(Bar::PostFirst),
        Choice::Done => Ok(()),
        _ => Err(Bar::NotAskedNow),
    }
}

impl Play<'_> {
    /// The owners settle everything themselves.
    pub fn set_up_auto(&mut self) -> bool {
        false
    }

    /// Settles one thing of the set-up.
    pub fn set_up_choice(&mut self, side: Side, choice: &Choice) {
        match *choice {
            Choice::Place { unit, hex } => self.place(unit, hex),
            Choice::Face { unit, facing } => {
                self.s[unit].facing = facing;
                self.s.moved.insert(unit);
                if self.w.entrenched.has(unit) {
                    dig_in(self.w, self.s, unit);
                }
                self.tell(Event::Faced { unit, facing });
            }
            Choice::Draw { unit, form } => {
                self.s[unit].form = form;
                self.s.acted.insert(unit);
                self.tell(Event::DrawnUp { unit, form });
            }
            Choice::Top(unit) => self.lay_on_top(unit),
            Choice::Post { leader, hex } => {
                self.s.leader_mut(leader).hex = Some(hex);
                self.s.posted_leaders.insert(leader);
                self.tell(Event::Posted { leader, hex });
            }
            _ => self.end_set_up(side),
        }
    }

    fn place(&mut self, unit: Unit, hex: Hex) {
        let (Some(set_up), Some(from)) = (group_of(self.w, unit), self.s[unit].hex()) else { return };
        let full = stacking::room(self.w, self.s, unit, hex).is_err();
        let other = if full { partner(self.w, self.s, set_up, unit, hex) } else { None };
        if let Some(other) = other {
            self.s.lift(self.w, other);
        }
        self.s.put_in(self.w, unit, hex);
        self.s.posted.insert(unit);
        self.tell(Event::Placed { unit, hex });
        if let Some(other) = other {
            self.s.put_in(self.w, other, from);
            self.tell(Event::Placed { unit: other, hex: from });
        }
    }

    fn lay_on_top(&mut self, unit: Unit) {
        let Some(hex) = self.s[unit].hex() else { return };
        for other in self.s.units_in(self.w, hex).filter(|other| !self.w.unit(*other).is_artillery()) {
            self.s[other].under = other != unit;
            self.s.restacked.insert(other);
        }
        self.tell(Event::PutOnTop { unit });
    }

    fn end_set_up(&mut self, side: Side) {
        self.tell(Event::SetUpDone { side });
        let s = &mut *self.s;
        for set in [&mut s.posted, &mut s.moved, &mut s.acted, &mut s.restacked] {
            *set = Units::EMPTY;
        }
        s.posted_leaders = Leaders::EMPTY;
        if side == Side::Confederate {
            s.phase = Phase::SetUp(Side::Union);
        } else {
            s.phase = Phase::Initiative;
            let turn = s.turn;
            self.tell(Event::TurnBegins { turn });
        }
    }
}
