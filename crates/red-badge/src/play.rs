//! A choice being carried out: the state with its dice and its events.

use kernel::{Dice, Purpose};

use crate::event::Event;
use crate::state::State;
use crate::world::World;

/// What the dice of this game are thrown for.
pub mod purpose {
    use kernel::Purpose;

    /// 5.11.
    pub const INITIATIVE: Purpose = Purpose("initiative");
    /// 5.22: the cup of efficiency markers. Hidden from the other side.
    pub const EFFICIENCY: Purpose = Purpose("efficiency");
    /// 5.37: the pool of activation markers.
    pub const POOL: Purpose = Purpose("pool");
    /// 14.43.
    pub const RELEASE: Purpose = Purpose("release");
    /// 6.22, 6.41.
    pub const ORDERS: Purpose = Purpose("orders");
    /// 10.83.
    pub const CONFUSION: Purpose = Purpose("confusion");
    /// 10.31.
    pub const FIRE: Purpose = Purpose("fire");
    /// 8.22.
    pub const GUNS: Purpose = Purpose("guns");
    /// 2.61.
    pub const DISORDER: Purpose = Purpose("disorder");
    /// 12.34.
    pub const SECOND: Purpose = Purpose("second-disorder");
    /// 11.41.
    pub const SHOCK: Purpose = Purpose("shock");
    /// 12.71.
    pub const LEADER: Purpose = Purpose("leader");
    /// 13.41.
    pub const RALLY: Purpose = Purpose("rally");
    /// 13.51.
    pub const RECOVERY: Purpose = Purpose("recovery");
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
    /// Throws one die: 0 to 9, and the 0 is zero (2.51).
    pub fn d10(&mut self, purpose: Purpose) -> u8 {
        self.dice.roll(10, purpose) % 10
    }

    /// Draws one of `count` things with the same chance for each, from 0.
    pub fn draw(&mut self, count: u8, purpose: Purpose) -> u8 {
        self.dice.roll(count.max(1), purpose).saturating_sub(1)
    }

    /// Tells what happened.
    pub fn tell(&mut self, event: Event) {
        self.events.push(event);
    }
}
