//! 10.8: confused fire. Units of the active brigade that see a marked unit in confusing colours take a test before
//! they do anything else, and fire at it if they fail.
//!
//! Movement marks units (10.81); here the marks do their work.

use kernel::Side;
use kernel::listing::Out;

use crate::activation;
use crate::bar::Bar;
use crate::choice::Choice;
use crate::event::{Event, Modifier};
use crate::fire::may_fire;
use crate::firepower::part_hexes;
use crate::ids::{Hex, Unit, Units};
use crate::play::{Play, purpose};
use crate::stage::{FireKind, Part, Phase};
use crate::state::{State, Status};
use crate::title::active_side;
use crate::world::World;

/// A hex with a marked unit that another unit must test for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Suspect {
    /// Where.
    pub hex: Hex,
    /// How far away.
    pub distance: u8,
    /// What of the testing unit would fire.
    pub part: Part,
}

/// Marked units that still confuse and can be seen: those beneath another counter are not (8.21).
fn suspects<'a>(w: &'a World, s: &'a State) -> impl Iterator<Item = (Unit, Hex)> + 'a {
    let marked = s.seen.less(s.identified).filter(|unit| s[*unit].status == Status::OnMap);
    let hexes = |unit: Unit| [s[unit].hex(), s[unit].wing()].into_iter().flatten().map(move |hex| (unit, hex));
    marked.flat_map(hexes).filter(|(unit, hex)| s.top_in(w, *hex) == Some(*unit))
}

/// 10.82: how a unit would fire at a marked unit in its confusion range, in front and in sight.
fn aim(w: &World, s: &State, unit: Unit, hex: Hex) -> Option<Suspect> {
    let ready = |part: &Part| may_fire(w, s, FireKind::Confused, unit, *part, hex).is_ok();
    let part = [Part::Whole, Part::Home, Part::Wing].into_iter().find(ready)?;
    let hexes = part_hexes(s, unit, part).into_iter().flatten();
    let distance = hexes.map(|from| w.distance(from, hex)).min()?;
    Some(Suspect { hex, distance, part })
}

/// Whom a unit must test for, nearest first choice: all at the least distance (10.86).
pub fn nearest(w: &World, s: &State, unit: Unit) -> Vec<Suspect> {
    let mut found: Vec<Suspect> = Vec::new();
    if s.seen.is_empty() || w.unit(unit).is_cavalry() {
        return found;
    }
    for (_, hex) in suspects(w, s).filter(|(other, _)| *other != unit) {
        let Some(suspect) = aim(w, s, unit, hex) else { continue };
        match found.first() {
            Some(first) if first.distance < suspect.distance => continue,
            Some(first) if first.distance > suspect.distance => found.clear(),
            _ => {}
        }
        if found.iter().all(|other| other.hex != hex) {
            found.push(suspect);
        }
    }
    found
}

/// Whether a unit still owes its test (10.82).
fn check_due(w: &World, s: &State, unit: Unit) -> Result<(), Bar> {
    let active = s.active.is_some_and(|brigade| s.belongs(w, unit) == brigade);
    if !active {
        return Err(Bar::NotActive);
    }
    // 10.86: who skips this activation, and who is Finished and could not fire (6.41).
    activation::may_still_act(s, unit)?;
    if s.tested.has(unit) || nearest(w, s, unit).is_empty() { Err(Bar::TestNotDue) } else { Ok(()) }
}

fn due(w: &World, s: &State) -> impl Iterator<Item = Unit> {
    let members = match s.active {
        Some(brigade) if !s.seen.is_empty() => s.members_on_map(w, brigade),
        _ => Units::EMPTY,
    };
    members.filter(move |unit| check_due(w, s, *unit).is_ok())
}

/// Who decides: the active side orders its tests, the other says at whom a confused unit fires (10.86).
pub fn asked(w: &World, s: &State) -> Side {
    let active = active_side(w, s);
    if s.confused.is_some() { active.other() } else { active }
}

/// Tests to be taken, or whom a unit takes for the enemy.
pub fn list(w: &World, s: &State, out: &mut impl Out<Choice>) {
    match s.confused {
        Some(unit) => out.extend(nearest(w, s, unit).into_iter().map(|suspect| Choice::Mistake(suspect.hex))),
        None => out.extend(due(w, s).map(Choice::Test)),
    }
}

/// Whether a choice may be made here.
pub fn check(w: &World, s: &State, choice: &Choice) -> Result<(), Bar> {
    match (s.confused, *choice) {
        (Some(unit), Choice::Mistake(hex)) => {
            let open = nearest(w, s, unit).iter().any(|suspect| suspect.hex == hex);
            if open { Ok(()) } else { Err(Bar::MistakeWhom) }
        }
        (None, Choice::Test(unit)) => check_due(w, s, unit),
        _ => Err(Bar::NotAskedNow),
    }
}

/// 10.83: whether the unit holds its fire.
pub fn holds_fire(w: &World, unit: Unit, distance: u8, die: u8) -> bool {
    u16::from(die) + u16::from(distance) <= u16::from(w.unit(unit).cohesion)
}

impl Play<'_> {
    /// Goes on to the unit actions once no test is due.
    pub fn confusion_auto(&mut self) -> bool {
        if let Some(unit) = self.s.confused {
            // Nothing happens between the test and the answer; a way out all the same.
            if nearest(self.w, self.s, unit).is_empty() {
                self.s.confused = None;
                return true;
            }
            return false;
        }
        if due(self.w, self.s).next().is_some() {
            return false;
        }
        self.s.phase = Phase::Actions;
        true
    }

    /// Carries out a test, or the fire it led to.
    pub fn confusion_choice(&mut self, choice: &Choice) {
        match *choice {
            Choice::Test(unit) => self.confusion_test(unit),
            Choice::Mistake(hex) => {
                let Some(unit) = self.s.confused.take() else { return };
                let suspects = nearest(self.w, self.s, unit);
                if let Some(suspect) = suspects.iter().find(|suspect| suspect.hex == hex) {
                    self.begin_fire(FireKind::Confused, unit, suspect.part, hex);
                }
            }
            _ => {}
        }
    }

    fn confusion_test(&mut self, unit: Unit) {
        let suspects = nearest(self.w, self.s, unit);
        let Some(first) = suspects.first().copied() else { return };
        let (side, value) = (self.w.side_of(unit), i8::try_from(first.distance).unwrap_or(i8::MAX));
        self.s.tested.insert(unit);
        self.tell(Event::Modified { side, value, why: Modifier::Distance });
        let die = self.d10(purpose::CONFUSION);
        let fires = !holds_fire(self.w, unit, first.distance, die);
        let (distance, cohesion) = (first.distance, self.w.unit(unit).cohesion);
        self.tell(Event::ConfusionDie { unit, hex: first.hex, die, distance, cohesion, fires });
        if !fires {
            // AMB-12: no active fire at all in this activation.
            self.s.silent.insert(unit);
        } else if suspects.len() == 1 {
            self.begin_fire(FireKind::Confused, unit, first.part, first.hex);
        } else {
            self.s.confused = Some(unit);
        }
    }
}
