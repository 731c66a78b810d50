//! 6: orders. Brigades take them free in II.B, by a die in their activation; regiments only by a die.

use kernel::Side;
use kernel::listing::Out;

use crate::bar::Bar;
use crate::choice::Choice;
use crate::event::{Event, Modifier, RevertCause};
use crate::ids::{Brigade, Unit, Units};
use crate::play::{Play, purpose};
use crate::stage::Phase;
use crate::state::{Order, State, Status};
use crate::tables::ChangeResult;
use crate::world::{Daylight, World};
use crate::{activation, effectiveness, fatigue, pool};

/// Orders a brigade or regiment may be given; Reserve is only left (6.31).
const GIVEN: [Order; 3] = [Order::March, Order::Advance, Order::Attack];

/// 6.11, 6.21: an enemy combat unit is within the limit of March and in sight of the ground (AMB-55).
pub fn is_near_enemy(w: &World, s: &State, unit: Unit) -> bool {
    let state = &s[unit];
    let enemy = &s.occupied[w.side_of(unit).other()];
    let limit = w.tables.orders.march.min(w.sight_limit(s.turn));
    let near = |hex| w.within(hex, limit).any(|other| enemy.has(other) && w.sees(hex, other));
    state.status == Status::OnMap && [state.hex(), state.wing()].into_iter().flatten().any(near)
}

/// 6.21: what forbids an order, for these units of a brigade.
fn may_units_take(w: &World, s: &State, brigade: Brigade, units: Units, order: Order) -> Result<(), Bar> {
    match order {
        Order::Reserve => Err(Bar::ReserveOnlyAtFirst),
        _ if w.brigade(brigade).is_legion() && order != Order::March => Err(Bar::LegionMarches),
        Order::March if units.into_iter().any(|unit| is_near_enemy(w, s, unit)) => Err(Bar::MarchNearEnemy),
        Order::Attack if effectiveness::is_ineffective(w, s, brigade) => Err(Bar::AttackIneffective),
        Order::Attack if fatigue::level(s, brigade) >= w.tables.fatigue.no_attack => Err(Bar::AttackTired),
        Order::Attack if w.daylight(s.turn) == Daylight::Night => Err(Bar::AttackAtNight),
        _ => Ok(()),
    }
}

/// 6.21: whether a brigade may take an order at all, apart from command and dice.
pub fn may_take(w: &World, s: &State, brigade: Brigade, order: Order) -> Result<(), Bar> {
    may_units_take(w, s, brigade, s.members(w, brigade), order)
}

/// 14.44: the order of a brigade that leaves the reserve: March or Advance.
pub fn may_begin_with(w: &World, s: &State, brigade: Brigade, order: Order) -> Result<(), Bar> {
    match order {
        Order::March | Order::Advance => may_take(w, s, brigade, order),
        _ => Err(Bar::InReserve),
    }
}

/// Whether an order would change anything for a brigade (6.17).
fn is_news(w: &World, s: &State, brigade: Brigade, order: Order) -> bool {
    s.brigade(brigade).order != order || s.members_on_map(w, brigade).into_iter().any(|unit| s[unit].order != order)
}

/// 6.21: whether a brigade may take its order free in II.B.
fn check_free(w: &World, s: &State, side: Side, brigade: Brigade, order: Order) -> Result<(), Bar> {
    may_be_ordered(w, s, side, brigade)?;
    if !is_news(w, s, brigade, order) {
        return Err(Bar::SameOrder);
    }
    may_take(w, s, brigade, order)
}

fn may_be_ordered(w: &World, s: &State, side: Side, brigade: Brigade) -> Result<(), Bar> {
    let (sheet, state) = (w.brigade(brigade), s.brigade(brigade));
    if sheet.side != side {
        return Err(Bar::NotYours);
    }
    if !sheet.is_brigade() {
        return Err(Bar::NoBrigade);
    }
    if state.reserve {
        return Err(Bar::InReserve);
    }
    // 21.1: the waiver puts brigadiers in command for other purposes; there is no commander to give orders.
    if !state.in_command || w.scenario.command_waived {
        return Err(Bar::OutOfCommand);
    }
    if s.ordered.has(brigade) {
        return Err(Bar::OrderedAlready);
    }
    if s.members_on_map(w, brigade).is_empty() { Err(Bar::NotOnMap) } else { Ok(()) }
}

/// 6.22: whether the active brigade may try to change its order.
fn check_change(w: &World, s: &State, brigade: Brigade, order: Order) -> Result<(), Bar> {
    may_try(w, s, brigade)?;
    if !is_news(w, s, brigade, order) {
        return Err(Bar::SameOrder);
    }
    may_take(w, s, brigade, order)
}

fn may_try(w: &World, s: &State, brigade: Brigade) -> Result<(), Bar> {
    let sheet = w.brigade(brigade);
    if s.active != Some(brigade) {
        return Err(Bar::NotActive);
    }
    if !sheet.is_brigade() {
        return Err(Bar::NoBrigade);
    }
    if !sheet.brigadier.is_some_and(|leader| s.leader(leader).status == Status::OnMap) {
        return Err(Bar::NoBrigadier);
    }
    if s.order_tried {
        return Err(Bar::OrderedAlready);
    }
    if !s.tried.is_empty() {
        return Err(Bar::RegimentsTried);
    }
    if s.members_on_map(w, brigade).is_empty() { Err(Bar::NotOnMap) } else { Ok(()) }
}

/// 6.42: the counters that try together with one: both of a two-counter regiment that are on the map.
pub fn regiment(w: &World, s: &State, unit: Unit) -> Units {
    let sister = w.unit(unit).sister.filter(|sister| s[*sister].status == Status::OnMap);
    [Some(unit), sister].into_iter().flatten().collect()
}

/// 6.41 to 6.44: whether a regiment may try to change its order.
fn check_regiment(w: &World, s: &State, unit: Unit, order: Order) -> Result<(), Bar> {
    may_regiment_try(w, s, unit)?;
    let units = regiment(w, s, unit);
    if units.into_iter().all(|unit| s[unit].order == order) {
        return Err(Bar::SameOrder);
    }
    may_units_take(w, s, s.belongs(w, unit), units, order)
}

fn may_regiment_try(w: &World, s: &State, unit: Unit) -> Result<(), Bar> {
    activation::may_act(w, s, unit)?;
    if s.order_tried && !(w.options.regiments_after_brigade && s.order_kept) {
        return Err(Bar::BrigadeTried);
    }
    if s.tried.has(unit) {
        return Err(Bar::TriedAlready);
    }
    if w.options.halves_never_alone && w.unit(unit).sister.is_some() { Err(Bar::HalfRegiment) } else { Ok(()) }
}

/// Lists orders of II.B and of state 10.
pub fn list(w: &World, s: &State, out: &mut impl Out<Choice>) {
    match (s.phase, s.active) {
        (Phase::DivisionOrders(side), _) => list_free(w, s, side, out),
        (Phase::OrderChange, Some(brigade)) => list_changes(w, s, brigade, out),
        _ => return,
    }
    out.push(Choice::Done);
}

fn list_free(w: &World, s: &State, side: Side, out: &mut impl Out<Choice>) {
    for brigade in w.side_brigades[side] {
        if may_be_ordered(w, s, side, brigade).is_err() {
            continue;
        }
        let may = GIVEN.into_iter().filter(|order| check_free(w, s, side, brigade, *order).is_ok());
        out.extend(may.map(|order| Choice::Order { brigade, order }));
        if out.full() {
            return;
        }
    }
}

fn list_changes(w: &World, s: &State, brigade: Brigade, out: &mut impl Out<Choice>) {
    if may_try(w, s, brigade).is_ok() {
        let may = GIVEN.into_iter().filter(|order| check_change(w, s, brigade, *order).is_ok());
        out.extend(may.map(|order| Choice::Order { brigade, order }));
    }
    for unit in s.members_on_map(w, brigade) {
        if out.full() {
            return;
        }
        if may_regiment_try(w, s, unit).is_err() {
            continue;
        }
        let may = GIVEN.into_iter().filter(|order| check_regiment(w, s, unit, *order).is_ok());
        out.extend(may.map(|order| Choice::Regiment { unit, order }));
    }
}

/// Whether an order may be given or tried.
pub fn check(w: &World, s: &State, choice: &Choice) -> Result<(), Bar> {
    match (s.phase, *choice) {
        (_, Choice::Done) => Ok(()),
        (Phase::DivisionOrders(side), Choice::Order { brigade, order }) => check_free(w, s, side, brigade, order),
        (Phase::OrderChange, Choice::Order { brigade, order }) => check_change(w, s, brigade, order),
        (Phase::OrderChange, Choice::Regiment { unit, order }) => check_regiment(w, s, unit, order),
        _ => Err(Bar::NotAskedNow),
    }
}

/// 6.22: what is added to the die of a brigade.
pub fn modifiers(w: &World, s: &State, brigade: Brigade, order: Order, put: &mut impl FnMut(i8, Modifier)) {
    let (table, state) = (&w.tables.orders, s.brigade(brigade));
    if state.in_command {
        put(table.in_command, Modifier::InCommand);
    } else {
        put(table.out_of_command, Modifier::OutOfCommand);
    }
    if state.overall > 0 {
        let rating = i8::try_from(state.overall).unwrap_or(i8::MAX);
        put(table.rating.saturating_mul(rating), Modifier::OverallCommander);
    }
    match order {
        Order::Advance => put(table.advance, Modifier::ToAdvance),
        Order::Attack => put(table.attack, Modifier::ToAttack),
        _ => {}
    }
    if s.members_on_map(w, brigade).into_iter().any(|unit| s.is_beside_enemy(w, unit)) {
        put(table.adjacent, Modifier::BesideEnemy);
    }
    if fatigue::level(s, brigade) >= table.tired_from {
        put(table.tired, Modifier::TiredBrigade);
    }
}

/// 6.44: what is added to the die of a regiment.
pub fn regiment_modifiers(w: &World, s: &State, unit: Unit, put: &mut impl FnMut(i8, Modifier)) {
    if w.brigade(s.belongs(w, unit)).is_cavalry() {
        let value = w.tables.orders.cavalry_of(w.side_of(unit), w.options.cavalry_signs_swapped);
        put(value, Modifier::CavalryOrders);
    }
}

impl Play<'_> {
    /// Orders are always a matter of choice, or of a single choice.
    pub fn orders_auto(&mut self) -> bool {
        false
    }

    /// II.B and state 10.
    pub fn orders_choice(&mut self, choice: &Choice) {
        match (self.s.phase, *choice) {
            (Phase::DivisionOrders(_), Choice::Order { brigade, order }) => {
                self.s.ordered.insert(brigade);
                self.set_order(brigade, order);
                self.tell(Event::Ordered { brigade, order });
            }
            (Phase::DivisionOrders(side), _) => {
                let other = side != self.s.initiative;
                self.s.phase = if other { Phase::First } else { Phase::DivisionOrders(side.other()) };
            }
            (Phase::OrderChange, Choice::Order { brigade, order }) => self.change_order(brigade, order),
            (Phase::OrderChange, Choice::Regiment { unit, order }) => self.change_regiment(unit, order),
            (Phase::OrderChange, _) => self.s.phase = Phase::Confusion,
            _ => {}
        }
    }

    fn sum_up(&mut self, side: Side, lines: impl FnOnce(&World, &State, &mut dyn FnMut(i8, Modifier))) -> i8 {
        let mut sum = 0_i8;
        let events = &mut *self.events;
        lines(self.w, self.s, &mut |value, why| {
            sum = sum.saturating_add(value);
            events.push(Event::Modified { side, value, why });
        });
        sum
    }

    /// 6.22.
    fn change_order(&mut self, brigade: Brigade, order: Order) {
        self.s.order_tried = true;
        let side = self.w.brigade(brigade).side;
        let drm = self.sum_up(side, |w, s, mut put| modifiers(w, s, brigade, order, &mut put));
        let die = self.d10(purpose::ORDERS);
        let total = drm.saturating_add(i8::try_from(die).unwrap_or(0));
        let result = self.w.tables.order_change(total);
        self.tell(Event::OrderDie { brigade, order, die, total, result });
        match result {
            ChangeResult::Changed => {
                self.set_order(brigade, order);
                self.tell(Event::Ordered { brigade, order });
            }
            ChangeResult::Kept => self.s.order_kept = true,
            ChangeResult::Halted => self.s.pinned = true,
            ChangeResult::Lost => self.s.phase = Phase::Absorb,
        }
    }

    /// 6.41.
    fn change_regiment(&mut self, unit: Unit, order: Order) {
        let (units, side) = (regiment(self.w, self.s, unit), self.w.side_of(unit));
        self.s.tried = self.s.tried.or(units);
        let drm = self.sum_up(side, |w, s, mut put| regiment_modifiers(w, s, unit, &mut put));
        let die = self.d10(purpose::ORDERS);
        let total = drm.saturating_add(i8::try_from(die).unwrap_or(0));
        let changed = i16::from(total) <= i16::from(self.w.unit(unit).cohesion);
        self.tell(Event::RegimentDie { unit, order, die, total, changed });
        if changed {
            units.for_each(|unit| self.set_unit_order(unit, order));
            return;
        }
        self.s.finished = self.s.finished.or(units);
        if self.w.options.finished_for_turn {
            self.s.barred = self.s.barred.or(units);
        }
    }

    /// 6.17: a brigade's order, copied to its units.
    pub fn set_order(&mut self, brigade: Brigade, order: Order) {
        self.s.brigade_mut(brigade).order = order;
        for unit in self.s.members(self.w, brigade) {
            if matches!(self.s[unit].status, Status::OnMap | Status::Recovery) {
                self.set_unit_order(unit, order);
            }
        }
    }

    /// One unit's order. March draws extended lines together and ends refusal and prepared fire (8.45, 10.52).
    pub fn set_unit_order(&mut self, unit: Unit, order: Order) {
        self.s[unit].order = order;
        if order != Order::March {
            return;
        }
        self.s[unit].refused = None;
        self.s.prepared.remove(unit);
        if self.s[unit].is_extended() {
            self.s.contracting.insert(unit);
        }
    }

    /// A brigade and those of its units that are under Attack fall back to Advance.
    pub fn revert(&mut self, brigade: Brigade, cause: RevertCause) {
        let mut any = self.s.brigade(brigade).order == Order::Attack;
        if any {
            self.s.brigade_mut(brigade).order = Order::Advance;
        }
        for unit in self.s.members(self.w, brigade) {
            if self.s[unit].order == Order::Attack {
                self.s[unit].order = Order::Advance;
                any |= self.s[unit].status == Status::OnMap;
            }
        }
        if any {
            self.tell(Event::Reverted { brigade, cause });
        }
    }

    /// 16.2: at night nobody is under Attack.
    pub fn end_attacks_at_night(&mut self) {
        for brigade in pool::brigades(self.w) {
            self.revert(brigade, RevertCause::Night);
        }
    }
}
