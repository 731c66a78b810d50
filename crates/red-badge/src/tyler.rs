//! 14.4, 14.5: Tyler's division in Reserve, its guns, its release, and what Cocke's movements add to it.

use kernel::Side;
use kernel::listing::Out;

use crate::bar::Bar;
use crate::choice::Choice;
use crate::event::{Event, Modifier};
use crate::fire;
use crate::ids::{Brigade, Unit, Units};
use crate::orders;
use crate::play::{Play, purpose};
use crate::stage::{FireKind, Part, Phase};
use crate::state::{Form, Order, State, Status};
use crate::world::World;

/// 14.41: guns in Reserve that have not fired in this turn.
pub fn guns(w: &World, s: &State) -> Units {
    let held = |unit: &Unit| s.brigade(s.belongs(w, *unit)).reserve && w.unit(*unit).is_artillery();
    let ready = |unit: &Unit| s[*unit].status == Status::OnMap && s[*unit].form == Form::Unlimbered;
    w.side_units[Side::Union].less(s.barraged).filter(|unit| held(unit) && ready(unit)).collect()
}

/// 14.51: regiments of Cocke's brigade that have left their places; his guns are one.
pub fn cocke_effect(w: &World, s: &State) -> u8 {
    let mut seen = 0_u64;
    for group in s.stirred.filter_map(|unit| w.unit(unit).cocke_group) {
        seen |= 1 << (group % 64);
    }
    u8::try_from(seen.count_ones()).unwrap_or(u8::MAX)
}

/// 14.43: what is added to the die of an attempt.
pub fn modifiers(w: &World, s: &State, brigade: Brigade, put: &mut impl FnMut(i8, Modifier)) {
    let table = &w.tables.release;
    let rows = [
        (Modifier::TurnsPassed, s.turn, table.turn),
        (Modifier::FailedBefore, s.brigade(brigade).failed, table.failure),
        (Modifier::CockeStirred, cocke_effect(w, s), table.regiment),
    ];
    for (why, count, each) in rows.into_iter().filter(|(_, count, _)| *count > 0) {
        put(each.saturating_mul(i8::try_from(count).unwrap_or(i8::MAX)), why);
    }
}

/// What the Union may do in state 9.
pub fn list(w: &World, s: &State, out: &mut impl Out<Choice>) {
    match (s.phase, s.active) {
        (Phase::ReserveFire, _) => {
            for unit in guns(w, s) {
                let targets = fire::targets(w, s, FireKind::Reserve, unit);
                out.extend(
                    targets.filter_map(|(part, target)| {
                        (part == Part::Whole).then_some(Choice::Fire { unit, part, target })
                    }),
                );
                if out.full() {
                    return;
                }
            }
            out.push(Choice::Done);
        }
        (Phase::Release, _) => out.extend([Choice::Release, Choice::Done]),
        (Phase::ReleaseOrder, Some(brigade)) => {
            let may = [Order::March, Order::Advance].into_iter();
            let may = may.filter(|order| orders::may_begin_with(w, s, brigade, *order).is_ok());
            out.extend(may.map(|order| Choice::Order { brigade, order }));
        }
        _ => {}
    }
}

/// Whether the Union may do it.
pub fn check(w: &World, s: &State, choice: &Choice) -> Result<(), Bar> {
    match (s.phase, *choice) {
        (Phase::ReserveFire | Phase::Release, Choice::Done) | (Phase::Release, Choice::Release) => Ok(()),
        (Phase::ReserveFire, Choice::Fire { unit, part, target }) => {
            if !s.brigade(s.belongs(w, unit)).reserve {
                return Err(Bar::NotInReserve);
            }
            fire::may_fire(w, s, FireKind::Reserve, unit, part, target)
        }
        (Phase::ReleaseOrder, Choice::Order { brigade, order }) => {
            if s.active != Some(brigade) {
                return Err(Bar::NotActive);
            }
            orders::may_begin_with(w, s, brigade, order)
        }
        _ => Err(Bar::NotAskedNow),
    }
}

impl Play<'_> {
    /// State 9 goes by choices only.
    pub fn tyler_auto(&mut self) -> bool {
        false
    }

    /// State 9.
    pub fn tyler_choice(&mut self, choice: &Choice) {
        let Some(brigade) = self.s.active else { return };
        match (self.s.phase, *choice) {
            (Phase::ReserveFire, Choice::Fire { unit, part, target }) => {
                self.begin_fire(FireKind::Reserve, unit, part, target);
            }
            (Phase::ReserveFire, _) if self.s.brigade(brigade).reserve => self.s.phase = Phase::Release,
            (Phase::ReserveFire, _) => self.begin_activation(brigade),
            (Phase::Release, Choice::Release) => self.try_to_release(brigade),
            (Phase::Release, _) => {
                self.tell(Event::ReleaseDeclined { brigade });
                self.marker_done();
            }
            (Phase::ReleaseOrder, Choice::Order { order, .. }) => {
                self.set_order(brigade, order);
                self.tell(Event::Ordered { brigade, order });
                self.marker_done();
            }
            _ => {}
        }
    }

    /// 14.44: the attempt is all a marker brings.
    fn marker_done(&mut self) {
        self.s.active = None;
        self.s.phase = Phase::Draw;
    }

    /// 14.43.
    fn try_to_release(&mut self, brigade: Brigade) {
        let mut drm = 0_i8;
        let events = &mut *self.events;
        modifiers(self.w, self.s, brigade, &mut |value, why| {
            drm = drm.saturating_add(value);
            events.push(Event::Modified { side: Side::Union, value, why });
        });
        let die = self.d10(purpose::RELEASE);
        let total = drm.saturating_add(i8::try_from(die).unwrap_or(0));
        let released = total >= self.w.tables.release.needed;
        self.tell(Event::ReleaseDie { brigade, die, total, released });
        let state = self.s.brigade_mut(brigade);
        if released {
            state.reserve = false;
            self.s.phase = Phase::ReleaseOrder;
        } else {
            state.failed = state.failed.saturating_add(1);
            self.marker_done();
        }
    }
}
