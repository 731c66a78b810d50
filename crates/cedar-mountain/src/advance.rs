//! 9.9: advance after combat.

use kernel::listing::Out;

use crate::bar::Bar;
use crate::choice::Choice;
use crate::event::Event;
use crate::ids::{Hex, Leaders, Unit, Units};
use crate::leaders;
use crate::play::Play;
use crate::state::{Form, Stage, State, Status};
use crate::world::World;
use crate::zones::{controls, is_shy};

/// Whether a unit may move into a hex the target has left.
pub fn check(w: &World, s: &State, hex: Hex, firers: Units, unit: Unit) -> Result<(), Bar> {
    let u = &s[unit];
    if w.side_of(unit) != s.active {
        return Err(Bar::NotYours);
    }
    let from = u.hex.filter(|_| u.status == Status::OnMap).ok_or(Bar::NotOnMap)?;
    if !w.near(from).has(hex) {
        return Err(Bar::NotAdjacent);
    }
    if u.routed {
        return Err(Bar::RoutedNoAdvance);
    }
    if u.form == Form::Unlimbered {
        return Err(Bar::LimberFirst);
    }
    if w.options.firers_advance && !firers.has(unit) {
        return Err(Bar::OnlyFirersAdvance);
    }
    if s.is_barred(w, unit) {
        return Err(Bar::BarredFromMoving);
    }
    if is_shy(w, s, unit) && controls(w, s, s.active.other(), hex) {
        return Err(Bar::ShyNoAdvance);
    }
    Ok(())
}

/// Everybody who may advance.
pub fn able(w: &World, s: &State, hex: Hex, firers: Units) -> Units {
    s.on_map(w, s.active).filter(|unit| check(w, s, hex, firers, *unit).is_ok()).collect()
}

/// Lists advances, or holding back.
pub fn list(w: &World, s: &State, hex: Hex, firers: Units, out: &mut impl Out<Choice>) {
    out.extend(able(w, s, hex, firers).map(Choice::Advance));
    out.push(Choice::Done);
}

/// Leaders left behind who may follow.
pub fn followers(w: &World, s: &State, unit: Unit, from: Hex, asked: Leaders) -> Leaders {
    let here = leaders::companions(w, s, unit, from).after(asked);
    here.filter(|leader| !s.is_leader_barred(w, *leader)).collect()
}

impl Play<'_> {
    /// A unit moves in.
    pub fn advance(&mut self, unit: Unit, hex: Hex) {
        let Some(from) = self.s[unit].hex else { return self.s.stage = Stage::Offensive };
        self.s.lift(self.w, unit);
        self.s.settle_in(self.w, unit, hex);
        self.s.advanced.insert(unit);
        self.tell(Event::Advanced { unit, from, to: hex });
        self.s.stage = Stage::Following { unit, from, asked: Leaders::EMPTY };
        self.surprise(unit, hex);
    }

    /// A leader follows the unit he was with.
    pub fn follow(&mut self, unit: Unit, from: Hex, mut asked: Leaders, leader: crate::ids::Leader) {
        if let Some(hex) = self.s[unit].hex {
            self.carry(leader.alone(), hex);
            self.tell(Event::Followed { leaders: leader.alone(), to: hex });
        }
        asked.insert(leader);
        self.s.stage = Stage::Following { unit, from, asked };
    }
}
