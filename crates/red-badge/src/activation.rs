//! 5.13 to 5.15, 5.36, 5.37: which brigade acts, who of it skips, and what the end of its activation brings.

use kernel::listing::Out;

use crate::bar::Bar;
use crate::choice::Choice;
use crate::event::{Event, RevertCause};
use crate::ids::{Brigade, Leaders, MAX_BRIGADES, Unit, Units};
use crate::play::{Play, purpose};
use crate::stage::Phase;
use crate::state::{Order, State, Status};
use crate::world::World;
use crate::{actions, leaders, legion, pool};

/// Whether a unit may do something in the activation under way.
pub fn may_act(w: &World, s: &State, unit: Unit) -> Result<(), Bar> {
    if s.active != Some(s.belongs(w, unit)) {
        return Err(Bar::NotActive);
    }
    if s[unit].status != Status::OnMap {
        return Err(Bar::NotOnMap);
    }
    may_still_act(s, unit)
}

/// The same without a look at brigade and map: it neither skips this activation nor is Finished.
pub fn may_still_act(s: &State, unit: Unit) -> Result<(), Bar> {
    if s.idle.has(unit) {
        return Err(why_idle(s, unit));
    }
    if s.finished.has(unit) { Err(Bar::Finished) } else { Ok(()) }
}

/// Why a unit has no part in this activation: it skips (5.36), or has used up its printed ones (9.71). Nobody does
/// both in a turn, for a printed number exempts from skipping.
fn why_idle(s: &State, unit: Unit) -> Bar {
    if s.skipped.has(unit) { Bar::OutOfRange } else { Bar::UsedUp }
}

/// 5.13 to 5.15: whether the initiative player may name a brigade for the first activation.
pub fn may_be_first(w: &World, s: &State, brigade: Brigade) -> Result<(), Bar> {
    let sheet = w.brigade(brigade);
    if sheet.side != s.initiative {
        return Err(Bar::NotYours);
    }
    if sheet.is_cavalry() {
        return Err(Bar::CavalryFirst);
    }
    if !sheet.is_brigade() || s.brigade(brigade).reserve {
        return Err(Bar::NeverFirst);
    }
    let of_named = |leader| sheet.formation.and_then(|formation| leaders::superior(w, s, formation)) == Some(leader);
    if s.named.is_some_and(|leader| w.leader(leader).side == s.initiative && !of_named(leader)) {
        return Err(Bar::OtherArmy);
    }
    if pool::left(w, s, brigade) == 0 { Err(Bar::NoMarkers) } else { Ok(()) }
}

/// Brigades that may be first.
pub fn list(w: &World, s: &State, out: &mut impl Out<Choice>) {
    let may = w.side_brigades[s.initiative].filter(|brigade| may_be_first(w, s, *brigade).is_ok());
    out.extend(may.map(Choice::Activate));
}

/// Whether a brigade may be first.
pub fn check(w: &World, s: &State, choice: &Choice) -> Result<(), Bar> {
    match *choice {
        Choice::Activate(brigade) => may_be_first(w, s, brigade),
        _ => Err(Bar::NotAskedNow),
    }
}

/// True if a marker of the brigade finds somebody who could act.
fn is_able(w: &World, s: &State, brigade: Brigade) -> bool {
    s.members(w, brigade).any(|unit| matches!(s[unit].status, Status::OnMap | Status::Queued))
}

/// 9.71: the number of activations a unit may use in this turn, where one is printed for a part of its brigade.
fn cap(w: &World, s: &State, unit: Unit) -> Option<u8> {
    let own = w.figures.iter().filter(|figure| figure.turn == s.turn && !figure.whole && figure.units.has(unit));
    own.map(|figure| figure.ams).min()
}

/// 5.36: whether a unit is found out of command and has not skipped yet.
fn must_skip(w: &World, s: &State, unit: Unit) -> bool {
    let printed = w.figures.iter().any(|figure| figure.turn == s.turn && figure.units.has(unit));
    let led = w.brigade(s.belongs(w, unit)).is_brigade();
    led && !printed && !s.skipped.has(unit) && !leaders::in_range(w, s, unit)
}

impl Play<'_> {
    /// III.A is skipped if nobody may be first; III.B draws.
    pub fn activation_auto(&mut self) -> bool {
        if self.s.phase == Phase::Draw {
            self.draw_marker();
            return true;
        }
        let initiative = self.w.side_brigades[self.s.initiative];
        let none = !initiative.into_iter().any(|brigade| may_be_first(self.w, self.s, brigade).is_ok());
        if none {
            self.s.phase = Phase::Draw;
        }
        none
    }

    /// III.A.
    pub fn activation_choice(&mut self, choice: &Choice) {
        if let Choice::Activate(brigade) = *choice {
            self.play_marker(brigade, true);
        }
    }

    /// 5.37: every marker in the pool has the same chance.
    fn draw_marker(&mut self) {
        let all = pool::left_in_all(self.w, self.s);
        if all == 0 {
            self.tell(Event::PoolEmpty);
            return self.begin_commanders();
        }
        let mut at = self.draw(all, purpose::POOL);
        for brigade in pool::brigades(self.w) {
            let left = pool::left(self.w, self.s, brigade);
            if at < left {
                return self.play_marker(brigade, false);
            }
            at -= left;
        }
    }

    fn play_marker(&mut self, brigade: Brigade, first: bool) {
        let spent = &mut self.s.spent[brigade.index().min(MAX_BRIGADES - 1)];
        *spent = spent.saturating_add(1);
        if !is_able(self.w, self.s, brigade) {
            self.tell(Event::MarkerWasted { brigade });
            self.s.phase = Phase::Draw;
            return;
        }
        self.tell(Event::Activated { brigade, first });
        self.s.active = Some(brigade);
        self.clear_activation();
        let union = self.w.brigade(brigade).side == kernel::Side::Union;
        if union {
            self.s.phase = Phase::ReserveFire;
        } else {
            self.begin_activation(brigade);
        }
    }

    /// Nothing of the last activation counts in the next one.
    fn clear_activation(&mut self) {
        let s = &mut *self.s;
        s.finished = s.barred;
        for set in [
            &mut s.idle,
            &mut s.moved,
            &mut s.moved_far,
            &mut s.stood,
            &mut s.fired,
            &mut s.fired_far,
            &mut s.acted,
            &mut s.building,
            &mut s.restacked,
            &mut s.tried,
            &mut s.silent,
            &mut s.tested,
            &mut s.returned,
            &mut s.checked,
            &mut s.defended,
            &mut s.reacted,
            &mut s.shaken,
        ] {
            *set = Units::EMPTY;
        }
        s.rode = Leaders::EMPTY;
        (s.pinned, s.order_tried, s.order_kept, s.shocked, s.any_fire) = (false, false, false, false, false);
    }

    /// State 9: who of the brigade skips, and on to its orders.
    pub fn begin_activation(&mut self, brigade: Brigade) {
        let state = self.s.brigade_mut(brigade);
        state.activations = state.activations.saturating_add(1);
        for unit in self.s.members(self.w, brigade) {
            if !matches!(self.s[unit].status, Status::OnMap | Status::Queued) {
                continue;
            }
            if cap(self.w, self.s, unit).is_some_and(|most| self.s[unit].used >= most) {
                self.s.idle.insert(unit);
                self.tell(Event::Capped { unit });
            } else if must_skip(self.w, self.s, unit) {
                self.s.idle.insert(unit);
                self.s.skipped.insert(unit);
                self.tell(Event::Skips { unit });
            } else {
                // 10.51: prepared fire waits only until the unit's next activation.
                self.s.prepared.remove(unit);
            }
        }
        self.s.phase = Phase::OrderChange;
    }

    /// States 14: absorption, attachment, then the rest.
    pub fn end_activation_auto(&mut self) -> bool {
        match self.s.phase {
            Phase::Absorb if legion::absorbable(self.w, self.s).is_empty() => self.s.phase = Phase::Attach,
            Phase::Attach if legion::attachable(self.w, self.s).is_empty() => self.s.phase = Phase::EndActivation,
            Phase::EndActivation => self.end_activation(),
            _ => return false,
        }
        true
    }

    fn end_activation(&mut self) {
        let Some(brigade) = self.s.active else {
            self.s.phase = Phase::Draw;
            return;
        };
        // The Legion may have joined a brigade a moment ago; what it did still counts as its own.
        let members = self.w.brigade(brigade).units.or(self.s.members(self.w, brigade));
        let busy = members.and(self.s.moved.or(self.s.fired)).first().is_some() || self.s.shocked;
        self.count_used(members);
        if busy {
            self.s.brigade_mut(brigade).busy = true;
        }
        self.tire(brigade, busy);
        self.check_effectiveness();
        let contact = members.into_iter().any(|unit| self.s.is_beside_enemy(self.w, unit));
        if self.s.brigade(brigade).order == Order::Attack && !contact && !self.s.any_fire {
            self.revert(brigade, RevertCause::NoContact);
        }
        actions::note_recrews(self.w, self.s);
        self.clear_activation();
        self.s.active = None;
        self.s.phase = Phase::Draw;
    }

    /// 9.71: an activation is used by who does something in it. AMB-59: who received one and did not build has
    /// broken off his work.
    fn count_used(&mut self, members: Units) {
        let s = &mut *self.s;
        let used =
            s.moved.or(s.fired).or(s.acted).or(s.building).or(s.tried).or(s.tested).or(s.finished.less(s.barred));
        for unit in members {
            if used.has(unit) && cap(self.w, s, unit).is_some() {
                s[unit].used = s[unit].used.saturating_add(1);
            }
            if !s.building.has(unit) && !s.idle.has(unit) {
                s[unit].built = 0;
            }
        }
    }
}
