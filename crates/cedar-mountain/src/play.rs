//! A choice being carried out: the state with its dice and its events.

use kernel::{Dice, Purpose};

use crate::event::Event;
use crate::state::State;
use crate::world::World;

/// What the dice of this game are thrown for.
pub mod purpose {
    use kernel::Purpose;

    /// 9.5.
    pub const FIRE: Purpose = Purpose("fire");
    /// 6.4.
    pub const LEADER: Purpose = Purpose("leader");
    /// 9.7.
    pub const MORALE: Purpose = Purpose("morale");
    /// 10.
    pub const RALLY: Purpose = Purpose("rally");
    /// 14.4.
    pub const POPE: Purpose = Purpose("pope");
    /// 14.3.2.
    pub const HILL: Purpose = Purpose("hill");
}

/// Reads a printed face of the ten-sided die: the 0 counts 10 (1).
pub const fn read_face(printed: u8) -> u8 {
    match printed % 10 {
        0 => 10,
        face => face,
    }
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
    pub fn d10(&mut self, purpose: Purpose) -> u8 {
        read_face(self.dice.roll(10, purpose))
    }

    /// Throws one die of which only matters whether it shows `at_most` or less: odds need not try every face.
    pub fn d10_under(&mut self, at_most: u8, purpose: Purpose) -> u8 {
        read_face(self.dice.roll_under(10, at_most, purpose).0)
    }

    /// Tells what happened.
    pub fn tell(&mut self, event: Event) {
        self.events.push(event);
    }
}
