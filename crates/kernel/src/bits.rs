//! Sets of small numbers as machine words: titles name their zones, brigades and slots with a number
//! in a newtype and get a set of them that is plain data, copied in a few instructions.

/// Makes a small number that names a thing, and where there are sets of them the set of one alone:
/// `number!(/** doc */ Zone(u8) in Zones);`
#[macro_export]
macro_rules! number {
    ($(#[$doc:meta])* $name:ident($bits:ty)) => {
        $(#[$doc])*
        #[derive(
            Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize,
        )]
        pub struct $name(pub $bits);

        impl $name {
            /// Position in tables.
            pub const fn index(self) -> usize {
                self.0 as usize
            }
        }
    };
    ($(#[$doc:meta])* $name:ident($bits:ty) in $set:ident) => {
        $crate::number!($(#[$doc])* $name($bits));

        impl $name {
            /// The set that holds only this one.
            pub const fn alone(self) -> $set {
                let mut set = $set::EMPTY;
                set.insert(self);
                set
            }
        }
    };
}

/// Makes a set type over one unsigned integer: `bit_set!(/** doc */ Zones(u128) of Zone);`
///
/// The item is a newtype over `u8`; items beyond the width of the word are never in the set.
#[macro_export]
macro_rules! bit_set {
    ($(#[$doc:meta])* $name:ident($bits:ty) of $item:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
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

        $crate::collect_bits!($name of $item);
    };
}

/// Makes a set type over several words. Plain, it holds 256 items that are newtypes over `u8`:
/// `wide_bit_set!(/** doc */ Zones of Zone);`. Other widths name their words and the item's number:
/// `wide_bit_set!(/** doc */ Hexes[7 of u16] of Hex);`. Items beyond the width are never in the set.
#[macro_export]
macro_rules! wide_bit_set {
    ($(#[$doc:meta])* $name:ident of $item:ident) => {
        $crate::wide_bit_set!($(#[$doc])* $name[4 of u8] of $item);
    };
    ($(#[$doc:meta])* $name:ident[$words:literal of $number:ty] of $item:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
        pub struct $name(pub [u64; $words]);

        impl $name {
            /// Nothing in it.
            pub const EMPTY: $name = $name([0; $words]);

            /// True if nothing is in it.
            pub const fn is_empty(self) -> bool {
                self.first().is_none()
            }

            /// How many are in it.
            pub const fn len(self) -> u32 {
                let (mut word, mut count) = (0, 0);
                while word < $words {
                    count += self.0[word].count_ones();
                    word += 1;
                }
                count
            }

            /// True if it holds the item.
            pub const fn has(self, item: $item) -> bool {
                let word = (item.0 / 64) as usize;
                word < $words && self.0[word] >> (item.0 % 64) & 1 == 1
            }

            /// Puts the item in.
            pub const fn insert(&mut self, item: $item) {
                let word = (item.0 / 64) as usize;
                if word < $words {
                    self.0[word] |= 1 << (item.0 % 64);
                }
            }

            /// Takes the item out.
            pub const fn remove(&mut self, item: $item) {
                let word = (item.0 / 64) as usize;
                if word < $words {
                    self.0[word] &= !(1 << (item.0 % 64));
                }
            }

            /// With the other set's items too.
            #[must_use]
            pub const fn or(mut self, other: $name) -> $name {
                let mut word = 0;
                while word < $words {
                    self.0[word] |= other.0[word];
                    word += 1;
                }
                self
            }

            /// Only what both hold.
            #[must_use]
            pub const fn and(mut self, other: $name) -> $name {
                let mut word = 0;
                while word < $words {
                    self.0[word] &= other.0[word];
                    word += 1;
                }
                self
            }

            /// Without the other set's items.
            #[must_use]
            pub const fn less(mut self, other: $name) -> $name {
                let mut word = 0;
                while word < $words {
                    self.0[word] &= !other.0[word];
                    word += 1;
                }
                self
            }

            /// True if they share an item.
            pub const fn meets(self, other: $name) -> bool {
                !self.and(other).is_empty()
            }

            /// The lowest item.
            pub const fn first(self) -> Option<$item> {
                let mut word = 0;
                while word < $words {
                    if self.0[word] != 0 {
                        return Some($item((word as u32 * 64 + self.0[word].trailing_zeros()) as $number));
                    }
                    word += 1;
                }
                None
            }
        }

        impl Iterator for $name {
            type Item = $item;

            fn next(&mut self) -> Option<$item> {
                let word = self.0.iter().position(|word| *word != 0)?;
                let lowest = self.0[word].trailing_zeros();
                self.0[word] &= self.0[word] - 1;
                Some($item((word as u32 * 64 + lowest) as $number))
            }

            fn fold<B, F: FnMut(B, $item) -> B>(self, start: B, mut add: F) -> B {
                let mut sum = start;
                for (word, mut bits) in self.0.into_iter().enumerate() {
                    while bits != 0 {
                        sum = add(sum, $item((word as u32 * 64 + bits.trailing_zeros()) as $number));
                        bits &= bits - 1;
                    }
                }
                sum
            }
        }

        $crate::collect_bits!($name of $item);
    };
}

/// Lets a set be collected from its items; used by the two macros above.
#[doc(hidden)]
#[macro_export]
macro_rules! collect_bits {
    ($name:ident of $item:ident) => {
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

#[cfg(test)]
mod tests {
    use serde::{Deserialize, Serialize};

    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
    pub struct Item(u8);

    bit_set!(
        /// Few.
        Few(u16) of Item
    );
    wide_bit_set!(
        /// Many.
        Many of Item
    );

    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
    pub struct Cell(u16);

    wide_bit_set!(
        /// More than a byte can count.
        Cells[7 of u16] of Cell
    );

    #[test]
    fn a_set_can_be_wider_than_a_byte_counts() {
        let items = [0u16, 63, 256, 389, 447];
        let set: Cells = items.into_iter().map(Cell).collect();
        assert_eq!(set.map(|c| c.0).collect::<Vec<_>>(), items);
        assert_eq!((set.len(), Cells::EMPTY.len()), (5, 0));
        assert!(set.has(Cell(389)) && !set.has(Cell(388)));
        let mut beyond = Cells::EMPTY;
        beyond.insert(Cell(448));
        beyond.remove(Cell(5000));
        assert!(beyond.is_empty() && !set.has(Cell(448)));
        let other: Cells = [63u16, 300].into_iter().map(Cell).collect();
        assert_eq!((set.or(other).len(), set.and(other).len(), set.less(other).len()), (6, 1, 4));
        assert!(set.meets(other) && !set.less(other).meets(other));
    }

    #[test]
    fn both_widths_behave_as_ordinary_sets_do() {
        let few = [3u8, 9, 15];
        let many = [0u8, 63, 64, 127, 128, 200, 255];
        let narrow: Few = few.into_iter().map(Item).collect();
        let wide: Many = many.into_iter().map(Item).collect();
        assert_eq!(narrow.map(|i| i.0).collect::<Vec<_>>(), few);
        assert_eq!(wide.map(|i| i.0).collect::<Vec<_>>(), many);
        let mut one_by_one = Vec::new();
        for item in wide {
            one_by_one.push(item.0);
        }
        assert_eq!(wide.fold(Vec::new(), |seen, item| [seen, vec![item.0]].concat()), one_by_one);
        assert_eq!(one_by_one, many);
        assert_eq!((narrow.len(), wide.len()), (3, 7));
        assert!(narrow.has(Item(9)) && !narrow.has(Item(8)) && !narrow.is_empty());
        let mut rest = narrow;
        rest.remove(Item(9));
        assert_eq!((rest.or(narrow), rest.and(narrow), narrow.less(rest).len()), (narrow, rest, 1));
        assert!(rest.meets(narrow));
        assert!(wide.has(Item(128)) && !wide.has(Item(129)));
    }

    #[test]
    fn sets_combine_item_by_item() {
        let a: Many = [1u8, 70, 130].into_iter().map(Item).collect();
        let b: Many = [70u8, 200].into_iter().map(Item).collect();
        assert_eq!(a.or(b).map(|i| i.0).collect::<Vec<_>>(), [1, 70, 130, 200]);
        assert_eq!(a.and(b).map(|i| i.0).collect::<Vec<_>>(), [70]);
        assert_eq!(a.less(b).map(|i| i.0).collect::<Vec<_>>(), [1, 130]);
        assert!(a.meets(b) && !a.less(b).meets(b));
        let mut c = a;
        c.remove(Item(130));
        assert_eq!(c.len(), 2);
        assert!(Many::EMPTY.is_empty() && Many::EMPTY.first().is_none());
    }
}
