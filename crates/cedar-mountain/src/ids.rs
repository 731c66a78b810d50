//! Small numbers for hexes, units, leaders and groups, and sets of them.

use kernel::{PlaceId, bit_set, number, wide_bit_set};

/// Most hexes a map may have.
pub const MAX_HEXES: usize = 448;
/// Most combat units an order of battle may have.
pub const MAX_UNITS: usize = 40;
/// Most leaders.
pub const MAX_LEADERS: usize = 16;
/// Most groups of reinforcements.
pub const MAX_GROUPS: usize = 8;

number!(
    /// A hex of the map.
    Hex(u16) in Hexes
);

impl Hex {
    /// The place of the board it is.
    pub const fn place(self) -> PlaceId {
        PlaceId(self.0)
    }
}

number!(
    /// A combat unit: infantry, cavalry or artillery (2.3).
    Unit(u8) in Units
);
number!(
    /// A leader (2.7, 3.3.6).
    Leader(u8) in Leaders
);

wide_bit_set!(
    /// A set of hexes.
    Hexes[7 of u16] of Hex
);
bit_set!(
    /// A set of combat units.
    Units(u64) of Unit
);
bit_set!(
    /// A set of leaders.
    Leaders(u16) of Leader
);

impl Units {
    /// Those after the last of another set: sets are picked in ascending order.
    #[must_use]
    pub const fn after(self, picked: Units) -> Units {
        Units(self.0 & !mask(picked.0))
    }
}

impl Leaders {
    /// Those after the last of another set.
    #[must_use]
    pub const fn after(self, picked: Leaders) -> Leaders {
        Leaders(self.0 & !(mask(picked.0 as u64) as u16))
    }
}

/// All numbers up to the highest one set.
const fn mask(bits: u64) -> u64 {
    if bits == 0 { 0 } else { u64::MAX >> bits.leading_zeros() }
}
