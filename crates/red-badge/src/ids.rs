//! Small numbers for hexes, units, leaders, brigades and formations, and sets of them.

use kernel::{PlaceId, bit_set, number, wide_bit_set};

/// Most hexes a map may have.
pub const MAX_HEXES: usize = 4736;
/// Most combat units an order of battle may have.
pub const MAX_UNITS: usize = 152;
/// Most leaders.
pub const MAX_LEADERS: usize = 32;
/// Most brigades, cavalry commands and the Legion included.
pub const MAX_BRIGADES: usize = 24;
/// Most formations that draw an efficiency marker.
pub const MAX_FORMATIONS: usize = 8;

number!(
    /// A hex of the map.
    Hex(u16)
);

impl Hex {
    /// The place of the board it is.
    pub const fn place(self) -> PlaceId {
        PlaceId(self.0)
    }
}

number!(
    /// A combat unit: an infantry, cavalry or artillery counter (Part 13.3).
    Unit(u8)
);
number!(
    /// A leader (Part 13.1).
    Leader(u8)
);
number!(
    /// What one activation marker activates: a brigade, the cavalry of a side, or the Legion while independent.
    Brigade(u8)
);
number!(
    /// What draws an efficiency marker (5.21): a Union division or a Confederate army.
    Formation(u8)
);

wide_bit_set!(
    /// A set of combat units.
    Units[3 of u8] of Unit
);
bit_set!(
    /// A set of leaders.
    Leaders(u32) of Leader
);
bit_set!(
    /// A set of brigades.
    Brigades(u32) of Brigade
);
bit_set!(
    /// A set of formations.
    Formations(u8) of Formation
);
