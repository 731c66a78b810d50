//! 5.26, 5.28, 14.32: Hampton's Legion joins a brigade; detachments go back to their parents.

use kernel::Side;
use kernel::listing::Out;

use crate::bar::Bar;
use crate::choice::Choice;
use crate::event::Event;
use crate::ids::{Brigade, Brigades, Leader, Unit, Units};
use crate::leaders;
use crate::play::Play;
use crate::stage::Phase;
use crate::state::{Allotment, State, Status};
use crate::world::World;

/// 14.32: the parent a detachment of the active brigade is stacked with.
fn parent_here(w: &World, s: &State, unit: Unit) -> Option<Unit> {
    let parent = w.unit(unit).parent.filter(|parent| s[*parent].status == Status::OnMap)?;
    let active = s.active == Some(s.belongs(w, unit)) && s[unit].status == Status::OnMap;
    (active && s[unit].hex().is_some_and(|hex| s.stands_in(parent, hex))).then_some(parent)
}

/// Detachments that may be absorbed at the end of this activation.
pub fn absorbable(w: &World, s: &State) -> Units {
    let Some(brigade) = s.active else { return Units::EMPTY };
    s.members(w, brigade).filter(|unit| parent_here(w, s, *unit).is_some()).collect()
}

/// True if a counter of the Legion has moved in this activation and is in range of the leader.
fn has_come_to(w: &World, s: &State, legion: Brigade, leader: Leader) -> bool {
    let state = s.leader(leader);
    let Some(at) = state.hex.filter(|_| state.status == Status::OnMap) else { return false };
    let near = |unit: &Unit| s[*unit].hex().is_some_and(|hex| w.distance(hex, at) <= leaders::range(w, s, leader));
    let moved = w.brigade(legion).units.and(s.moved);
    moved.filter(|unit| s[*unit].status == Status::OnMap).any(|unit| near(&unit))
}

/// 5.26: brigades the Legion may join at the end of its activation.
pub fn attachable(w: &World, s: &State) -> Brigades {
    let Some(legion) = w.legion.filter(|legion| s.legion.is_none() && s.active == Some(*legion)) else {
        return Brigades::EMPTY;
    };
    let near =
        |brigade: &Brigade| w.brigade(*brigade).brigadier.is_some_and(|leader| has_come_to(w, s, legion, leader));
    w.side_brigades[Side::Confederate].filter(near).collect()
}

/// What the Confederates may decide at the end of an activation.
pub fn list(w: &World, s: &State, out: &mut impl Out<Choice>) {
    if s.phase == Phase::Absorb {
        out.extend(absorbable(w, s).map(Choice::Absorb));
    } else {
        out.extend(attachable(w, s).map(Choice::Attach));
    }
    out.push(Choice::Done);
}

/// Whether the Confederates may decide it.
pub fn check(w: &World, s: &State, choice: &Choice) -> Result<(), Bar> {
    match (s.phase, *choice) {
        (_, Choice::Done) => Ok(()),
        (Phase::Absorb, Choice::Absorb(unit)) if parent_here(w, s, unit).is_some() => Ok(()),
        (Phase::Absorb, Choice::Absorb(_)) => Err(Bar::NotWithParent),
        (Phase::Attach, Choice::Attach(brigade)) if attachable(w, s).has(brigade) => Ok(()),
        (Phase::Attach, Choice::Attach(_)) => Err(Bar::NotNearBrigadier),
        _ => Err(Bar::NotAskedNow),
    }
}

impl Play<'_> {
    /// State 14, what the Confederates decide.
    pub fn legion_choice(&mut self, choice: &Choice) {
        match (self.s.phase, *choice) {
            (_, Choice::Absorb(unit)) => self.absorb(unit),
            (_, Choice::Attach(brigade)) => {
                self.join(brigade);
                self.s.phase = Phase::EndActivation;
            }
            (Phase::Absorb, _) => self.s.phase = Phase::Attach,
            _ => self.s.phase = Phase::EndActivation,
        }
    }

    /// 14.32: no strength is lost, it changes places.
    fn absorb(&mut self, unit: Unit) {
        let Some(parent) = parent_here(self.w, self.s, unit) else { return };
        self.tell(Event::Absorbed { unit, parent });
        let sp = self.s[unit].sp;
        self.s[parent].sp = self.s[parent].sp.saturating_add(sp);
        self.s.lift(self.w, unit);
        let state = &mut self.s[unit];
        (state.status, state.sp) = (Status::Gone, 0);
        self.s.prepared.remove(unit);
        self.s.seen.remove(unit);
    }

    /// 5.28: the Legion's unused markers leave the pool; from now on it goes with the brigade.
    fn join(&mut self, brigade: Brigade) {
        self.s.legion = Some(brigade);
        if let Some(legion) = self.w.legion {
            self.s.brigade_mut(legion).allotment = Allotment::Nothing;
        }
        self.tell(Event::LegionAttached { brigade });
    }
}
