//! Small numbers for zones, brigades, divisions, commanders and ring slots, and sets of them.

use kernel::{PlaceId, bit_set, number, wide_bit_set};

/// Most zones a map may have.
pub const MAX_ZONES: usize = 256;
/// Most brigades an order of battle may have.
pub const MAX_BRIGADES: usize = 96;
/// Most divisions.
pub const MAX_DIVISIONS: usize = 32;
/// Most commanders.
pub const MAX_LEADERS: usize = 16;
/// Most places in the ring of a zone, the map edge included.
pub const MAX_RING: usize = 12;
/// Most parties of reinforcements.
pub const MAX_PARTIES: usize = 64;
/// Most lettered entries.
pub const MAX_ENTRIES: usize = 16;

number!(
    /// An area of the map.
    Zone(u8) in Zones
);

impl Zone {
    /// The place of the board it is.
    pub const fn place(self) -> PlaceId {
        PlaceId(self.0 as u16)
    }
}

number!(
    /// A combat counter: infantry, cavalry or an artillery group (1, 2.1).
    Brigade(u8) in Brigades
);
number!(
    /// Brigades with one band.
    Division(u8) in Divisions
);
number!(
    /// A commander of an army or a corps (2.2).
    Leader(u8) in Leaders
);
number!(
    /// A position in the ring of a zone.
    Slot(u8) in Slots
);
number!(
    /// A division, an independent brigade or a commander that comes as a reinforcement (8 E).
    Party(u8) in Parties
);

wide_bit_set!(
    /// A set of zones.
    Zones of Zone
);
bit_set!(
    /// A set of brigades.
    Brigades(u128) of Brigade
);
bit_set!(
    /// A set of divisions.
    Divisions(u32) of Division
);
bit_set!(
    /// A set of commanders.
    Leaders(u16) of Leader
);
bit_set!(
    /// A set of ring slots, used for facings.
    Slots(u16) of Slot
);
bit_set!(
    /// A set of parties.
    Parties(u64) of Party
);
