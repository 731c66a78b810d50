//! Small numbers for zones, brigades, elements and headquarters, and sets of them.

use kernel::PlaceId;
use serde::{Deserialize, Serialize};

/// Most zones a map may have: a set of zones fits one machine word pair.
pub const MAX_ZONES: usize = 128;
/// Most brigades an order of battle may have.
pub const MAX_BRIGADES: usize = 32;
/// Most headquarters an order of battle may have.
pub const MAX_HQS: usize = 8;
/// Most places in the ring of a zone, the map edge included.
pub const MAX_RING: usize = 8;

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
        Zones(1 << self.0)
    }
}

/// A brigade of the order of battle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Brigade(pub u8);

impl Brigade {
    /// Position in tables.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The counter itself.
    pub const fn counter(self) -> Element {
        Element(self.0 * 2)
    }

    /// Its extended-line marker.
    pub const fn marker(self) -> Element {
        Element(self.0 * 2 + 1)
    }

    /// The set that holds only this brigade.
    pub const fn alone(self) -> Brigades {
        Brigades(1 << self.0)
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

/// A headquarters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Hq(pub u8);

impl Hq {
    /// Position in tables.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

macro_rules! bit_set {
    ($(#[$doc:meta])* $name:ident($bits:ty) of $item:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
        pub struct $name(pub $bits);

        impl $name {
            /// Nothing in it.
            pub const EMPTY: $name = $name(0);

            /// True if nothing is in it.
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// How many are in it.
            pub const fn len(self) -> u32 {
                self.0.count_ones()
            }

            /// True if it holds the item.
            pub const fn has(self, item: $item) -> bool {
                self.0 >> item.0 & 1 == 1
            }

            /// Puts the item in.
            pub const fn insert(&mut self, item: $item) {
                self.0 |= 1 << item.0;
            }

            /// Takes the item out.
            pub const fn remove(&mut self, item: $item) {
                self.0 &= !(1 << item.0);
            }

            /// With the other set's items too.
            #[must_use]
            pub const fn or(self, other: $name) -> $name {
                $name(self.0 | other.0)
            }

            /// Only what both hold.
            #[must_use]
            pub const fn and(self, other: $name) -> $name {
                $name(self.0 & other.0)
            }

            /// Without the other set's items.
            #[must_use]
            pub const fn less(self, other: $name) -> $name {
                $name(self.0 & !other.0)
            }

            /// True if they share an item.
            pub const fn meets(self, other: $name) -> bool {
                self.0 & other.0 != 0
            }

            /// The lowest item.
            pub const fn first(self) -> Option<$item> {
                if self.0 == 0 { None } else { Some($item(self.0.trailing_zeros() as u8)) }
            }
        }

        impl Iterator for $name {
            type Item = $item;

            fn next(&mut self) -> Option<$item> {
                let item = self.first()?;
                self.0 &= self.0 - 1;
                Some(item)
            }
        }

        impl FromIterator<$item> for $name {
            fn from_iter<I: IntoIterator<Item = $item>>(items: I) -> $name {
                items.into_iter().fold($name::EMPTY, |mut set, item| {
                    set.insert(item);
                    set
                })
            }
        }
    };
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
