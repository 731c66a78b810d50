//! 3.2: the actions of the units of the active brigade, each once, in any order; 13.41 rally, 15.1 barricades, 10.51
//! prepared fire, 12.81 guns manned again, 8.21 the order of a stack.
//!
//! An activation ends: a unit moves, fires or does something else once, changes its stack once and mans guns once,
//! and the brigadier rides once; every choice but the last uses one of these up.

use kernel::listing::Out;

use crate::approach::{self, order_of};
use crate::bar::Bar;
use crate::choice::Choice;
use crate::event::{Event, Modifier};
use crate::extension::is_foot;
use crate::facing;
use crate::ids::{Hex, Unit, Units};
use crate::play::{Play, purpose};
use crate::stacking;
use crate::stage::{FireKind, Phase};
use crate::state::{Form, Order, State, Status};
use crate::world::World;
use crate::{activation, effectiveness, entry, fire, leaders};

/// Whether a unit may take an action, having taken none.
fn check_fresh(w: &World, s: &State, unit: Unit) -> Result<(), Bar> {
    activation::may_act(w, s, unit)?;
    if s[unit].status != Status::OnMap {
        return Err(Bar::NotOnMap);
    }
    if s.acted.has(unit) {
        return Err(Bar::ActedAlready);
    }
    if s.fired.has(unit) {
        return Err(Bar::ActiveFireMade);
    }
    if s.moved.has(unit) { Err(Bar::MovedAlready) } else { Ok(()) }
}

/// Whether a unit may be taken up to move.
pub fn check_move(w: &World, s: &State, unit: Unit) -> Result<(), Bar> {
    check_fresh(w, s, unit)?;
    if s.stood.has(unit) {
        return Err(Bar::MovedAlready);
    }
    if s[unit].order == Order::Reserve {
        return Err(Bar::ReserveStays);
    }
    // Facing is all that a pinned brigade changes, and a unit with a refused flank cannot (6.22, 7.33).
    if s.pinned && s[unit].refused.is_some() { Err(Bar::Pinned) } else { Ok(()) }
}

/// Whether a unit may try to rally (13.41).
pub fn check_rally(w: &World, s: &State, unit: Unit) -> Result<(), Bar> {
    check_fresh(w, s, unit)?;
    if !s[unit].disordered {
        return Err(Bar::NotDisordered);
    }
    if s.is_beside_enemy(w, unit) { Err(Bar::RallyBeside) } else { Ok(()) }
}

/// The lines of the sum of a rally (13.41), those of value 0 left out.
pub fn rally_modifiers(w: &World, s: &State, unit: Unit, mut each: impl FnMut(i8, Modifier)) {
    let table = &w.tables.rally;
    let brigade = s.belongs(w, unit);
    let mut line = |on: bool, value: i8, why: Modifier| {
        if on && value != 0 {
            each(value, why);
        }
    };
    let leads = w.brigade(brigade).brigadier.is_some_and(|leader| s.leader(leader).status == Status::OnMap);
    line(leads && leaders::in_range(w, s, unit), table.in_range, Modifier::RallyInRange);
    line(leaders::brigadier_with(w, s, unit), table.stacked, Modifier::RallyStacked);
    line(s[unit].form == Form::Mounted, table.mounted, Modifier::RallyMounted);
    let enemy = w.side_of(unit).other();
    let watched = facing::hexes(s, unit).any(|hex| approach::is_watched(w, s, enemy, hex, table.near));
    line(watched, table.enemy, Modifier::RallyEnemy);
    line(true, table.tired(s.brigade(brigade).fatigue), Modifier::RallyFatigue);
    line(effectiveness::is_ineffective(w, s, brigade), table.ineffective, Modifier::RallyIneffective);
}

/// The sum of a rally.
pub fn rally_drm(w: &World, s: &State, unit: Unit) -> i8 {
    let mut sum = 0;
    rally_modifiers(w, s, unit, |value, _| sum += value);
    sum
}

/// Whether a natural die rallies a unit: no die does it by itself (AMB-60).
pub fn rallies(w: &World, unit: Unit, drm: i8, die: u8) -> bool {
    i16::from(die) + i16::from(drm) <= i16::from(w.unit(unit).cohesion)
}

/// Activations a unit needs for a barricade (15.11).
pub fn work_needed(w: &World, unit: Unit) -> u8 {
    let table = &w.tables.barricade;
    if w.unit(unit).recruit { table.recruit } else { table.regular }
}

/// Whether a unit may build (15.11).
pub fn check_build(w: &World, s: &State, unit: Unit) -> Result<(), Bar> {
    check_fresh(w, s, unit)?;
    if !is_foot(w, s, unit) {
        return Err(Bar::BuildFoot);
    }
    if s[unit].disordered {
        return Err(Bar::Disordered);
    }
    if s[unit].order != Order::Advance {
        return Err(Bar::BuildOrder);
    }
    if s.is_beside_enemy(w, unit) {
        return Err(Bar::BuildBeside);
    }
    let bits = facing::front_bits(s, unit);
    let stands = |hex: Hex| s.barricade(hex).is_some_and(|there| there.sides & bits == bits);
    if facing::hexes(s, unit).all(stands) { Err(Bar::BuildStands) } else { Ok(()) }
}

/// Whether a unit may prepare its fire (10.51, 10.52).
pub fn check_prepare(w: &World, s: &State, unit: Unit) -> Result<(), Bar> {
    check_fresh(w, s, unit)?;
    let guns = w.unit(unit).is_artillery();
    if w.unit(unit).recruit {
        return Err(Bar::PrepareRecruits);
    }
    if !guns && !is_foot(w, s, unit) {
        return Err(Bar::PrepareArm);
    }
    if s[unit].disordered {
        return Err(Bar::Disordered);
    }
    if order_of(w, s, unit) != Order::Advance {
        return Err(Bar::PrepareOrder);
    }
    if s[unit].form == Form::Limbered {
        return Err(Bar::PrepareLimbered);
    }
    if s[unit].refused.is_some() {
        return Err(Bar::Refused);
    }
    if s.is_beside_enemy(w, unit) { Err(Bar::PrepareBeside) } else { Ok(()) }
}

/// Whether a unit may be put on top of its stack (8.21). That is no action of its own.
fn check_top(w: &World, s: &State, unit: Unit) -> Result<(), Bar> {
    if s.active != Some(s.belongs(w, unit)) {
        return Err(Bar::NotActive);
    }
    if s[unit].status != Status::OnMap || !s[unit].under {
        return Err(Bar::NoStack);
    }
    if s.restacked.has(unit) { Err(Bar::RestackedAlready) } else { Ok(()) }
}

/// The unit of the active brigade that mans abandoned guns again (12.81): infantry or a battery in Good Order that
/// has been with them since its last activation.
fn crew_for(w: &World, s: &State, guns: Unit) -> Option<Unit> {
    if !s.recrew.has(guns) || s[guns].status != Status::Abandoned {
        return None;
    }
    let hex = s[guns].hex()?;
    let mut there = s.units_in(w, hex);
    there.find(|unit| is_crew(w, s, *unit, guns) && !s.idle.has(*unit))
}

fn is_crew(w: &World, s: &State, unit: Unit, guns: Unit) -> bool {
    let fit = w.side_of(unit) == w.side_of(guns) && !w.unit(unit).is_cavalry() && !s[unit].disordered;
    fit && s.active == Some(s.belongs(w, unit))
}

fn check_recrew(w: &World, s: &State, guns: Unit, form: Form) -> Result<(), Bar> {
    let hex = s[guns].hex().filter(|_| crew_for(w, s, guns).is_some()).ok_or(Bar::CannotRecrew)?;
    stacking::room(w, s, guns, hex)?;
    match (form, s[guns].order) {
        (Form::Limbered, _) => Ok(()),
        (Form::Unlimbered, Order::March) => Err(Bar::MarchLimbered),
        (Form::Unlimbered, _) => Ok(()),
        _ => Err(Bar::NotItsForm),
    }
}

/// Guns that are manned again now, before anything else is done (12.81).
fn recrews(w: &World, s: &State) -> Units {
    s.recrew.filter(|guns| check_recrew(w, s, *guns, Form::Limbered).is_ok()).collect()
}

/// 12.81, at the end of an activation: guns that somebody of the active brigade stands by, to be manned in its next.
pub fn note_recrews(w: &World, s: &mut State) {
    let Some(active) = s.active else { return };
    let side = w.brigade(active).side;
    for guns in w.side_units[side].filter(|unit| s[*unit].status == Status::Abandoned).collect::<Units>() {
        let Some(hex) = s[guns].hex() else { continue };
        let there = s.units_in(w, hex);
        if there.into_iter().any(|unit| is_crew(w, s, unit, guns)) {
            s.recrew.insert(guns);
        } else if there.is_empty() {
            s.recrew.remove(guns);
        }
    }
}

fn list_unit(w: &World, s: &State, unit: Unit, out: &mut impl Out<Choice>) {
    if check_move(w, s, unit).is_ok() {
        out.push(Choice::Move(unit));
    }
    out.extend(fire::targets(w, s, FireKind::Active, unit).map(|(part, target)| Choice::Fire { unit, part, target }));
    if check_rally(w, s, unit).is_ok() {
        out.push(Choice::Rally(unit));
    }
    if check_build(w, s, unit).is_ok() {
        out.push(Choice::Build(unit));
    }
    if check_prepare(w, s, unit).is_ok() {
        out.push(Choice::Prepare(unit));
    }
    if check_top(w, s, unit).is_ok() {
        out.push(Choice::Top(unit));
    }
}

/// What the active side may do in state 12.
pub fn list(w: &World, s: &State, out: &mut impl Out<Choice>) {
    let Some(brigade) = s.active else { return };
    let due = recrews(w, s);
    for guns in due {
        let open =
            [Form::Limbered, Form::Unlimbered].into_iter().filter(|form| check_recrew(w, s, guns, *form).is_ok());
        out.extend(open.map(|form| Choice::Recrew { guns, form }));
    }
    if !due.is_empty() {
        return;
    }
    for unit in s.members(w, brigade) {
        match s[unit].status {
            Status::OnMap => list_unit(w, s, unit, out),
            Status::Queued => entry::list(w, s, unit, out),
            _ => {}
        }
        if out.full() {
            return;
        }
    }
    let brigadier = w.brigade(brigade).brigadier;
    out.extend(brigadier.filter(|leader| leaders::may_ride(w, s, *leader).is_ok()).map(Choice::Lead));
    out.push(Choice::Done);
}

/// Whether the active side may do something in state 12.
pub fn check(w: &World, s: &State, choice: &Choice) -> Result<(), Bar> {
    if let Choice::Recrew { guns, form } = *choice {
        return check_recrew(w, s, guns, form);
    }
    if !recrews(w, s).is_empty() {
        return Err(Bar::RecrewFirst);
    }
    match *choice {
        Choice::Move(unit) => check_move(w, s, unit),
        Choice::Enter { unit, hex, order } => entry::check(w, s, unit, hex, order),
        Choice::Fire { unit, part, target } => fire::may_fire(w, s, FireKind::Active, unit, part, target),
        Choice::Rally(unit) => check_rally(w, s, unit),
        Choice::Build(unit) => check_build(w, s, unit),
        Choice::Prepare(unit) => check_prepare(w, s, unit),
        Choice::Top(unit) => check_top(w, s, unit),
        Choice::Lead(leader) => leaders::may_ride(w, s, leader),
        Choice::Done => Ok(()),
        _ => Err(Bar::NotAskedNow),
    }
}

impl Play<'_> {
    /// Nothing happens by itself: when only the end is left to say, it says itself.
    pub fn actions_auto(&mut self) -> bool {
        false
    }

    /// One action.
    pub fn actions_choice(&mut self, choice: &Choice) {
        match *choice {
            Choice::Move(unit) => self.begin_move(unit),
            Choice::Enter { unit, hex, order } => self.begin_entry(unit, hex, order),
            Choice::Fire { unit, part, target } => self.begin_fire(FireKind::Active, unit, part, target),
            Choice::Rally(unit) => self.rally(unit),
            Choice::Build(unit) => self.build(unit),
            Choice::Prepare(unit) => {
                self.s.acted.insert(unit);
                self.s.prepared.insert(unit);
                self.tell(Event::FirePrepared { unit });
            }
            Choice::Top(unit) => self.put_on_top(unit),
            Choice::Recrew { guns, form } => self.recrew(guns, form),
            Choice::Lead(leader) => self.begin_ride(leader),
            _ => self.s.phase = Phase::Declare,
        }
    }

    fn rally(&mut self, unit: Unit) {
        let side = self.w.side_of(unit);
        let (mut drm, events) = (0, &mut *self.events);
        rally_modifiers(self.w, self.s, unit, |value, why| {
            drm += value;
            events.push(Event::Modified { side, value, why });
        });
        let die = self.d10(purpose::RALLY);
        let rallied = rallies(self.w, unit, drm, die);
        self.s.acted.insert(unit);
        if rallied {
            self.s[unit].disordered = false;
            self.s.finished.insert(unit);
        }
        self.tell(Event::RallyDie { unit, die, drm, cohesion: self.w.unit(unit).cohesion, rallied });
    }

    fn build(&mut self, unit: Unit) {
        let needed = work_needed(self.w, unit);
        let done = self.s[unit].built.saturating_add(1);
        self.s.acted.insert(unit);
        self.s.building.insert(unit);
        self.s[unit].built = done;
        self.tell(Event::Built { unit, done, needed });
        if done < needed {
            return;
        }
        self.s[unit].built = 0;
        let (side, bits) = (self.w.side_of(unit), facing::front_bits(self.s, unit));
        for hex in [self.s[unit].hex(), self.s[unit].wing()].into_iter().flatten() {
            let old = self.s.barricade(hex).filter(|there| there.owner == side).map_or(0, |there| there.sides);
            self.s.set_barricade(hex, old | bits, side);
            self.tell(Event::BarricadeRaised { unit, hex });
        }
    }

    fn put_on_top(&mut self, unit: Unit) {
        for hex in [self.s[unit].hex(), self.s[unit].wing()].into_iter().flatten() {
            for other in self.s.units_in(self.w, hex) {
                if !self.w.unit(other).is_artillery() {
                    self.s[other].under = other != unit;
                }
            }
        }
        self.s.restacked.insert(unit);
        self.tell(Event::PutOnTop { unit });
    }

    /// 12.81: guns are manned again, in disorder.
    fn recrew(&mut self, guns: Unit, form: Form) {
        let (Some(by), Some(hex)) = (crew_for(self.w, self.s, guns), self.s[guns].hex()) else { return };
        self.s.recrew.remove(guns);
        self.s.put_in(self.w, guns, hex);
        let state = &mut self.s[guns];
        (state.form, state.disordered) = (form, true);
        self.tell(Event::Recrewed { guns, by, form });
    }
}
