//! A choice being carried out: the state with its dice and its events.

use kernel::{Dice, Purpose};

use crate::event::Event;
use crate::state::State;
use crate::world::World;

/// What the dice of this game are thrown for.
pub mod purpose {
    use kernel::Purpose;

    /// 5.
    pub const INITIATIVE: Purpose = Purpose("initiative");
    /// 11.2.1.
    pub const TACTICAL: Purpose = Purpose("tactical");
    /// 6.1.
    pub const ACTIVATION: Purpose = Purpose("activation");
    /// 9.2.
    pub const COMMAND: Purpose = Purpose("command");
    /// 6.3.
    pub const ARMY: Purpose = Purpose("army-commander");
    /// 10.3.2.
    pub const ARTILLERY: Purpose = Purpose("artillery");
    /// 10.3.2.
    pub const SHARPSHOOTERS: Purpose = Purpose("sharpshooters");
    /// 10.4, the attacker's combat die.
    pub const ATTACK: Purpose = Purpose("attack");
    /// 10.4, the defender's combat die.
    pub const DEFENCE: Purpose = Purpose("defence");
    /// 10.4.
    pub const TEST: Purpose = Purpose("combat-test");
    /// 7.
    pub const CONTINUATION: Purpose = Purpose("continuation");
    /// 8 D.
    pub const RALLY: Purpose = Purpose("rally");
    /// 8 E.
    pub const ARRIVAL: Purpose = Purpose("arrival");
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
