//! 10: the Rally Phase.

use kernel::listing::Out;

use crate::bar::Bar;
use crate::choice::Choice;
use crate::event::{DieKind, Event};
use crate::ids::{Unit, Units};
use crate::play::{Play, purpose};
use crate::result::morale_modifier;
use crate::state::{Stage, State, Status};
use crate::world::World;

/// Whether a unit may try to rally.
pub fn check(w: &World, s: &State, unit: Unit) -> Result<(), Bar> {
    if w.side_of(unit) != s.active {
        Err(Bar::NotYours)
    } else if s[unit].status != Status::OnMap {
        Err(Bar::NotOnMap)
    } else if !s[unit].routed {
        Err(Bar::NotRouted)
    } else if s[unit].out_of_command {
        Err(Bar::OutOfCommandNoRally)
    } else if s.tried.has(unit) {
        Err(Bar::TriedAlready)
    } else {
        Ok(())
    }
}

/// Units that may try to rally.
pub fn able(w: &World, s: &State) -> Units {
    s.on_map(w, s.active).filter(|unit| check(w, s, *unit).is_ok()).collect()
}

/// Lists rallies, or ending the phase.
pub fn list(w: &World, s: &State, out: &mut impl Out<Choice>) {
    out.extend(able(w, s).map(Choice::Rally));
    out.push(Choice::Done);
}

/// The highest natural rally die that succeeds: only the modified result counts, unless the switch carries the
/// automatic failure of 9.7 over.
pub fn rallies_on(w: &World, s: &State, unit: Unit) -> u8 {
    let highest = u8::try_from(w.morale(unit).saturating_sub(morale_modifier(w, s, unit))).unwrap_or(0);
    if w.options.rally_ten_fails { highest.min(w.tables.morale.always_fails.saturating_sub(1)) } else { highest }
}

/// Whether a natural rally die succeeds.
pub fn rallies(w: &World, s: &State, unit: Unit, die: u8) -> bool {
    die <= rallies_on(w, s, unit)
}

impl Play<'_> {
    /// The die falls.
    pub fn try_to_rally(&mut self, unit: Unit) {
        self.s.tried.insert(unit);
        let die = self.rally_die(unit);
        self.s.stage = Stage::RallyDie { unit, die };
    }

    fn rally_die(&mut self, unit: Unit) -> u8 {
        let limit = rallies_on(self.w, self.s, unit);
        self.d10_under(limit, purpose::RALLY)
    }

    /// Spends a marker on a rally die, or lets it lie.
    pub fn answer_rally(&mut self, unit: Unit, die: u8, choice: &Choice) {
        let die = match *choice {
            Choice::Fate(leader) => {
                self.spend_fate(leader, DieKind::Rally);
                self.rally_die(unit)
            }
            _ => die,
        };
        self.accept_rally_die(unit, die);
    }

    /// The die stands.
    pub fn accept_rally_die(&mut self, unit: Unit, die: u8) {
        let rallied = rallies(self.w, self.s, unit, die);
        let modifier = morale_modifier(self.w, self.s, unit);
        self.tell(Event::RallyDie { unit, die, modifier, value: self.w.morale(unit), rallied });
        if rallied {
            self.s[unit].routed = false;
        }
        self.s.stage = Stage::Rally;
    }
}
