//! Small numbers for zones, brigades, divisions, commanders and ring slots, and sets of them.

use kernel::{PlaceId, bit_set, wide_bit_set};
use serde::{Deserialize, Serialize};

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

/// An area of the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Zone(pub u8);

impl Zone {
    /// Position in tables.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The place of the board it is.
    pub const fn place(self) -> PlaceId {
        PlaceId(self.0 as u16)
    }

    /// The set that holds only this zone.
    pub const fn alone(self) -> Zones {
        let mut zones = Zones::EMPTY;
        zones.insert(self);
        zones
    }
}

macro_rules! number {
    ($(#[$doc:meta])* $name:ident in $set:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        pub struct $name(pub u8);

        impl $name {
            /// Position in tables.
            pub const fn index(self) -> usize {
                self.0 as usize
            }

            /// The set that holds only this one.
            pub const fn alone(self) -> $set {
                $set(1 << self.0)
            }
        }
    };
}

number!(
    /// A combat counter: infantry, cavalry or an artillery group (1, 2.1).
    Brigade in Brigades
);
number!(
    /// Brigades with one band.
    Division in Divisions
);
number!(
    /// A commander of an army or a corps (2.2).
    Leader in Leaders
);
number!(
    /// A position in the ring of a zone.
    Slot in Slots
);
number!(
    /// A division, an independent brigade or a commander that comes as a reinforcement (8 E).
    Party in Parties
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
