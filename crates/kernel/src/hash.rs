//! Fingerprints of states and data: BLAKE3 over a canonical encoding by ids.

use std::fmt;
use std::str::FromStr;

use serde::{Serialize, Serializer};

use crate::library::Library;
use crate::side::{BySide, Side};
use crate::title::Title;

/// Writes a state as a sequence of typed items, each of which says where it ends. Two sequences
/// have the same bytes only if they are the same, so equal hashes mean equal states.
#[derive(Clone, Debug, Default)]
pub struct Canon {
    bytes: Vec<u8>,
}

impl Canon {
    /// An empty sequence.
    pub fn new() -> Canon {
        Canon::default()
    }

    /// Begins a named part.
    pub fn section(&mut self, name: &str) {
        self.named(b'S', name);
    }

    /// An id or other text.
    pub fn text(&mut self, text: &str) {
        self.named(b'T', text);
    }

    /// A number.
    pub fn number(&mut self, number: impl Into<i64>) {
        self.bytes.push(b'N');
        self.bytes.extend_from_slice(&number.into().to_le_bytes());
    }

    /// A yes or no.
    pub fn flag(&mut self, flag: bool) {
        self.bytes.push(if flag { b'Y' } else { b'F' });
    }

    /// Nothing, where there could be something.
    pub fn none(&mut self) {
        self.bytes.push(b'0');
    }

    /// Announces a list of so many entries, which follow.
    pub fn list(&mut self, entries: usize) {
        self.bytes.push(b'L');
        self.bytes.extend_from_slice(&(entries as u64).to_le_bytes());
    }

    /// A text, or nothing.
    pub fn maybe_text(&mut self, text: Option<&str>) {
        match text {
            Some(text) => self.text(text),
            None => self.none(),
        }
    }

    /// A number, or nothing.
    pub fn maybe_number(&mut self, number: Option<impl Into<i64>>) {
        match number {
            Some(number) => self.number(number),
            None => self.none(),
        }
    }

    /// A side.
    pub fn side(&mut self, side: Side) {
        self.text(side.id());
    }

    /// A side, or nothing.
    pub fn maybe_side(&mut self, side: Option<Side>) {
        self.maybe_text(side.map(Side::id));
    }

    /// A yes or no for each side.
    pub fn flags(&mut self, flags: BySide<bool>) {
        self.flag(flags.union);
        self.flag(flags.confederate);
    }

    /// Starts over, keeping the memory.
    pub fn clear(&mut self) {
        self.bytes.clear();
    }

    /// The hash of everything written since the start.
    pub fn finish(&self) -> StateHash {
        StateHash(*blake3::hash(&self.bytes).as_bytes())
    }

    fn named(&mut self, tag: u8, text: &str) {
        self.bytes.push(tag);
        self.bytes.extend_from_slice(&(text.len() as u64).to_le_bytes());
        self.bytes.extend_from_slice(text.as_bytes());
    }
}

/// The fingerprint of a state, the same on every machine.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct StateHash(pub [u8; 32]);

impl StateHash {
    /// The first twelve hex digits, for people to compare.
    pub fn short(&self) -> String {
        self.to_string().chars().take(12).collect()
    }
}

impl fmt::Display for StateHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex32(&self.0))
    }
}

impl fmt::Debug for StateHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "StateHash({})", self.short())
    }
}

impl FromStr for StateHash {
    type Err = HexError;

    fn from_str(text: &str) -> Result<StateHash, HexError> {
        unhex32(text).map(StateHash)
    }
}

impl Serialize for StateHash {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// The hash of a state, which names its title.
pub fn state_hash<T: Title>(world: &T::World, state: &T::State) -> StateHash {
    let mut canon = Canon::new();
    write_state::<T>(world, state, &mut canon);
    canon.finish()
}

/// Writes a state as [`state_hash`] does, over whatever the encoder held before.
pub(crate) fn write_state<T: Title>(world: &T::World, state: &T::State, canon: &mut Canon) {
    canon.clear();
    canon.section("brigadier-state 1");
    canon.text(T::ID);
    T::canon(world, state, canon);
}

/// The digest of all data files below a folder: their paths and texts, with line ends as `\n` so
/// that a checkout on another system gives the same.
pub fn data_digest(library: &dyn Library, folder: &str) -> String {
    let mut canon = Canon::new();
    canon.section("brigadier-data 1");
    for path in library.list(folder) {
        canon.text(&path);
        let text = library.read(&path);
        canon.maybe_text(text.map(|text| text.replace("\r\n", "\n")).as_deref());
    }
    hex32(&canon.finish().0)
}

/// Text that is not the hex form of 32 bytes.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("expected 64 hex digits (0-9, a-f)")]
pub struct HexError;

pub(crate) fn hex32(bytes: &[u8; 32]) -> String {
    blake3::Hash::from_bytes(*bytes).to_string()
}

/// Reads lowercase hex only, so that every value has one spelling.
pub(crate) fn unhex32(text: &str) -> Result<[u8; 32], HexError> {
    if text.bytes().any(|b| !matches!(b, b'0'..=b'9' | b'a'..=b'f')) {
        return Err(HexError);
    }
    blake3::Hash::from_hex(text).map(|hash| *hash.as_bytes()).map_err(|_| HexError)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::library::Shelfmarks;
    use proptest::prelude::*;

    #[derive(Clone, Debug, PartialEq)]
    enum Item {
        Section(String),
        Text(String),
        Number(i64),
        Flag(bool),
        List(usize),
        None,
    }

    fn item() -> impl Strategy<Value = Item> {
        prop_oneof![
            "[a-c0-9NTSL]{0,4}".prop_map(Item::Section),
            "[a-c0-9NTSL]{0,4}".prop_map(Item::Text),
            any::<i64>().prop_map(Item::Number),
            any::<bool>().prop_map(Item::Flag),
            (0..3_usize).prop_map(Item::List),
            Just(Item::None),
        ]
    }

    fn write(items: &[Item]) -> Canon {
        let mut canon = Canon::new();
        for item in items {
            match item {
                Item::Section(name) => canon.section(name),
                Item::Text(text) => canon.text(text),
                Item::Number(n) => canon.number(*n),
                Item::Flag(flag) => canon.flag(*flag),
                Item::List(n) => canon.list(*n),
                Item::None => canon.none(),
            }
        }
        canon
    }

    proptest! {
        #[test]
        fn different_sequences_never_collide(
            a in proptest::collection::vec(item(), 0..5),
            b in proptest::collection::vec(item(), 0..5),
        ) {
            prop_assert_eq!(a == b, write(&a).bytes == write(&b).bytes);
        }

        #[test]
        fn hashes_survive_hex(bytes: [u8; 32]) {
            let hash = StateHash(bytes);
            prop_assert_eq!(hash.to_string().parse(), Ok(hash));
            prop_assert!(hash.to_string().starts_with(&hash.short()));
        }

        #[test]
        fn other_text_is_refused(text in "[0-9a-fA-Fxé]{0,70}") {
            let good = text.len() == 64 && text.bytes().all(|b| b.is_ascii_digit() || (b'a'..=b'f').contains(&b));
            prop_assert_eq!(text.parse::<StateHash>().is_ok(), good);
        }
    }

    #[test]
    fn the_encoding_is_pinned() {
        let mut canon = Canon::new();
        canon.section("units");
        canon.list(1);
        canon.text("us-1");
        canon.number(-3);
        canon.flag(true);
        canon.maybe_number(None::<i64>);
        // Reckoned from the bytes with another implementation of BLAKE3.
        let pinned = "7e332da5f869786487336274576e615a25fb6b2e6696de4483c0747a81163236";
        assert_eq!(canon.finish().to_string(), pinned);
    }

    #[test]
    fn line_ends_do_not_change_the_digest() {
        let files = |text: &str| Shelfmarks([("t/a.toml".to_owned(), text.to_owned())].into());
        assert_eq!(data_digest(&files("a\nb\n"), "t"), data_digest(&files("a\r\nb\r\n"), "t"));
        assert_ne!(data_digest(&files("a\nb\n"), "t"), data_digest(&files("a\nc\n"), "t"));
    }
}
