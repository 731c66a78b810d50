//! A choice being carried out: the state with its dice and its events.

use kernel::{Dice, Purpose};

use crate::event::Event;
use crate::state::State;
use crate::world::World;

/// What the dice of this game are thrown for.
pub mod purpose {
    use kernel::Purpose;

    /// 6.
    pub const INITIATIVE: Purpose = Purpose("initiative");
    /// 7.
    pub const ACTIVATION: Purpose = Purpose("activation");
    /// 8.
    pub const CONTINUATION: Purpose = Purpose("continuation");
    /// 10.1.
    pub const COMMAND: Purpose = Purpose("command");
    /// 11.3.
    pub const ARTILLERY: Purpose = Purpose("artillery");
    /// 11.3.
    pub const CAVALRY: Purpose = Purpose("cavalry");
    /// 11.4, the attacker's combat die.
    pub const ATTACK: Purpose = Purpose("attack");
    /// 11.4, the defender's combat die.
    pub const DEFENCE: Purpose = Purpose("defence");
    /// 11.4.
    pub const RETREAT: Purpose = Purpose("retreat");
    /// 10.5 note.
    pub const LEGION: Purpose = Purpose("legion");
}

/// A choice being carried out.
pub struct Play<'a> {
    /// What never changes.
    pub w: &'a World,
    /// What changes.
    pub s: &'a mut State,
    /// Where faces come from.
    pub dice: &'a mut dyn Dice,
    /// What has happened.
    pub events: &'a mut Vec<Event>,
}

impl Play<'_> {
    /// Throws one die.
    pub fn d6(&mut self, purpose: Purpose) -> u8 {
        self.dice.roll(6, purpose)
    }

    /// Tells what happened.
    pub fn tell(&mut self, event: Event) {
        self.events.push(event);
    }
}
