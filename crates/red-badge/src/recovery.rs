//! 12.75, 13.51: replacements for lost leaders, and units that come back from the Recovery Box.

use kernel::Side;
use kernel::listing::Out;

use crate::bar::Bar;
use crate::choice::Choice;
use crate::event::{Event, LossCause, Modifier};
use crate::ids::{Hex, Leader, Leaders, Unit, Units};
use crate::play::{Play, purpose};
use crate::stage::Phase;
use crate::state::{Form, State, Status};
use crate::world::{Kind, World};
use crate::{effectiveness, leaders, stacking};

/// Leaders of a side who wait for a unit of their command (12.53, 12.75).
fn waiting(w: &World, s: &State, side: Side) -> Leaders {
    w.side_leaders[side].filter(|leader| s.leader(*leader).status == Status::Recovery).collect()
}

/// The next leader who can be placed, in the order of the file.
fn next_leader(w: &World, s: &State, side: Side) -> Option<Leader> {
    waiting(w, s, side).find(|leader| !leaders::commanded(w, s, *leader).is_empty())
}

/// 13.51: where a unit comes back: its brigadier, else its commander, else its entry hex.
pub fn rallying_point(w: &World, s: &State, unit: Unit) -> Hex {
    let sheet = w.brigade(s.belongs(w, unit));
    let at = |leader: Leader| s.leader(leader).hex.filter(|_| s.leader(leader).status == Status::OnMap);
    let chief = || sheet.formation.and_then(|formation| leaders::superior(w, s, formation)).and_then(at);
    let entry = || if sheet.tyler { w.recovery_tyler } else { w.recovery_entry[sheet.side] };
    sheet.brigadier.and_then(at).or_else(chief).unwrap_or_else(entry)
}

/// 13.51: whether a unit may come back in a hex.
fn check_return(w: &World, s: &State, unit: Unit, hex: Hex) -> Result<(), Bar> {
    let table = &w.tables.recovery;
    let enemy = &s.occupied[w.side_of(unit).other()];
    let near = w.is_in_play(hex) && w.distance(rallying_point(w, s, unit), hex) <= table.near;
    if !near || w.within(hex, table.enemy).any(|other| enemy.has(other)) {
        return Err(Bar::NoReturnThere);
    }
    stacking::room(w, s, unit, hex)
}

fn returns<'a>(w: &'a World, s: &'a State, unit: Unit) -> impl Iterator<Item = Hex> + 'a {
    let near = w.within(rallying_point(w, s, unit), w.tables.recovery.near);
    near.filter(move |hex| check_return(w, s, unit, *hex).is_ok())
}

/// 13.51: what is added to the die of a unit in the box.
pub fn modifiers(w: &World, s: &State, unit: Unit, put: &mut impl FnMut(i8, Modifier)) {
    let table = &w.tables.recovery;
    put(table.drm, Modifier::RecoveryBox);
    if effectiveness::is_ineffective(w, s, s.belongs(w, unit)) {
        put(table.ineffective, Modifier::RecoveryIneffective);
    }
}

/// What the owner decides.
pub fn list(w: &World, s: &State, out: &mut impl Out<Choice>) {
    match (s.phase, s.returning) {
        (Phase::Replacements(side), _) => {
            if let Some(leader) = next_leader(w, s, side) {
                out.extend(leaders::commanded(w, s, leader).map(|unit| Choice::Replace { leader, unit }));
            }
        }
        (Phase::Recovery(_), Some(unit)) => out.extend(returns(w, s, unit).map(|hex| Choice::Return { unit, hex })),
        _ => {}
    }
}

/// Whether the owner may decide it.
pub fn check(w: &World, s: &State, choice: &Choice) -> Result<(), Bar> {
    match (s.phase, *choice) {
        (Phase::Replacements(side), Choice::Replace { leader, unit }) => {
            let fits = next_leader(w, s, side) == Some(leader) && leaders::commanded(w, s, leader).has(unit);
            if fits { Ok(()) } else { Err(Bar::NoReplacement) }
        }
        (Phase::Recovery(_), Choice::Return { unit, hex }) if s.returning == Some(unit) => {
            check_return(w, s, unit, hex)
        }
        (Phase::Recovery(_), Choice::Return { .. }) => Err(Bar::NoReturnThere),
        _ => Err(Bar::NotAskedNow),
    }
}

impl Play<'_> {
    /// IV.B, as far as nobody has to decide.
    pub fn recovery_auto(&mut self) -> bool {
        match self.s.phase {
            Phase::Replacements(side) => {
                if next_leader(self.w, self.s, side).is_some() {
                    return false;
                }
                let first = side == self.s.initiative;
                self.s.phase = if first { Phase::Replacements(side.other()) } else { Phase::Recovery(side.other()) };
                // The set serves as the list of those who have rolled.
                self.s.tested = Units::EMPTY;
                true
            }
            Phase::Recovery(side) => self.recover(side),
            _ => false,
        }
    }

    fn recover(&mut self, side: Side) -> bool {
        if let Some(unit) = self.s.returning {
            if returns(self.w, self.s, unit).next().is_some() {
                return false;
            }
            self.s.returning = None;
            self.tell(Event::NoWayBack { unit });
            return true;
        }
        let mut boxed = self.w.side_units[side].filter(|unit| self.s[*unit].status == Status::Recovery);
        if let Some(unit) = boxed.find(|unit| !self.s.tested.has(*unit)) {
            self.roll_for_recovery(unit);
            return true;
        }
        self.s.phase = if side == self.s.initiative { Phase::Recovery(side.other()) } else { Phase::TurnEnd };
        true
    }

    /// 13.51, AMB-60: one die, without automatic results.
    fn roll_for_recovery(&mut self, unit: Unit) {
        self.s.tested.insert(unit);
        let (mut drm, side) = (0_i8, self.w.side_of(unit));
        let events = &mut *self.events;
        modifiers(self.w, self.s, unit, &mut |value, why| {
            drm = drm.saturating_add(value);
            events.push(Event::Modified { side, value, why });
        });
        let die = self.d10(purpose::RECOVERY);
        let total = drm.saturating_add(i8::try_from(die).unwrap_or(0));
        let recovered = i16::from(total) <= i16::from(self.w.unit(unit).cohesion);
        self.tell(Event::RecoveryDie { unit, die, total, recovered });
        if die == self.w.tables.recovery.fatal {
            self.lose(unit, self.w.tables.recovery.loss, LossCause::Recovery);
        }
        if recovered && self.s[unit].status == Status::Recovery {
            self.s.returning = Some(unit);
        }
    }

    /// IV.B, what the owner decides.
    pub fn recovery_choice(&mut self, choice: &Choice) {
        match *choice {
            Choice::Replace { leader, unit } => {
                let hex = self.s[unit].hex();
                let state = self.s.leader_mut(leader);
                (state.status, state.hex) = (Status::OnMap, hex);
                self.tell(Event::LeaderReplaced { leader, unit });
            }
            Choice::Return { unit, hex } => self.come_back(unit, hex),
            _ => {}
        }
    }

    fn come_back(&mut self, unit: Unit, hex: Hex) {
        self.s.returning = None;
        let form = match self.w.unit(unit).kind {
            Kind::Infantry => Form::Line,
            Kind::Cavalry => Form::Mounted,
            Kind::Artillery => Form::Limbered,
        };
        let state = &mut self.s[unit];
        (state.form, state.disordered, state.refused, state.built) = (form, true, None, 0);
        self.s.put_in(self.w, unit, hex);
        self.tell(Event::Returned { unit, hex });
        self.enter_hex_of_leaders(unit, hex);
        self.take_hex(unit, hex);
    }
}
