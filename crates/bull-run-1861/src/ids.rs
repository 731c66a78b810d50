//! Small numbers for zones, brigades, elements and headquarters, and sets of them.

use kernel::{PlaceId, bit_set, number};
use serde::{Deserialize, Serialize};

/// Most zones a map may have: a set of zones fits one machine word pair.
pub const MAX_ZONES: usize = 128;
/// Most brigades an order of battle may have.
pub const MAX_BRIGADES: usize = 32;
/// Most headquarters an order of battle may have.
pub const MAX_HQS: usize = 8;
/// Most places in the ring of a zone, the map edge included.
pub const MAX_RING: usize = 8;

number!(
    /// An area of the map.
    Zone(u8) in Zones
);
number!(
    /// A brigade of the order of battle.
    Brigade(u8) in Brigades
);
number!(
    /// A headquarters.
    Hq(u8)
);

impl Zone {
    /// The place of the board it is.
    pub const fn place(self) -> PlaceId {
        PlaceId(self.0 as u16)
    }
}

impl Brigade {
    /// The counter itself.
    pub const fn counter(self) -> Element {
        Element(self.0 * 2)
    }

    /// Its extended-line marker.
    pub const fn marker(self) -> Element {
        Element(self.0 * 2 + 1)
    }
}

/// What stands in a zone and acts as a brigade: a counter or an extended-line marker (10.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Element(pub u8);

impl Element {
    /// The brigade it belongs to.
    pub const fn brigade(self) -> Brigade {
        Brigade(self.0 / 2)
    }

    /// True for an extended-line marker.
    pub const fn is_marker(self) -> bool {
        self.0 % 2 == 1
    }

    /// The set that holds only this element.
    pub const fn alone(self) -> Elements {
        Elements(1 << self.0)
    }
}

bit_set!(
    /// A set of zones.
    Zones(u128) of Zone
);
bit_set!(
    /// A set of brigades.
    Brigades(u32) of Brigade
);
bit_set!(
    /// A set of elements.
    Elements(u64) of Element
);
bit_set!(
    /// A set of headquarters.
    Hqs(u8) of Hq
);
bit_set!(
    /// A set of ring slots, used for facings.
    Slots(u8) of Slot
);

/// A position in the ring of a zone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Slot(pub u8);
