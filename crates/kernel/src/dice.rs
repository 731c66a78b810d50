//! Dice are an argument, never a global.
//!
//! Rules ask [`Dice`] for faces. In live play they come from [`LiveDice`], in replay and tests
//! from [`ScriptedDice`], for exact odds from [`EnumeratingDice`]. How a key becomes faces is
//! specified, with test vectors, in `docs/dice.md`.

use std::fmt;
use std::str::FromStr;

use crate::hash::{HexError, hex32, unhex32};

/// What a roll is for. Each purpose has its own stream of faces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Purpose(pub &'static str);

/// A source of faces.
pub trait Dice {
    /// A face from 1 to `sides`, both included. A die of no sides counts as one of one side.
    fn roll(&mut self, sides: u8, purpose: Purpose) -> u8;

    /// A roll of which only one thing matters: whether it is `at_most` or less. The face is the
    /// same as `roll` gives; exact odds may treat all faces on one side of the line as one.
    fn roll_under(&mut self, sides: u8, at_most: u8, purpose: Purpose) -> (u8, bool) {
        let face = self.roll(sides, purpose);
        (face, face <= at_most)
    }
}

/// One roll that was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Roll {
    /// What it was for.
    pub purpose: Purpose,
    /// How many sides the die had.
    pub sides: u8,
    /// The face that came up.
    pub face: u8,
}

/// The secret all live rolls of a game come from. Never printed by accident: `Debug` hides it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct DiceKey(pub [u8; 32]);

/// Context strings of the key derivations; part of the specification in `docs/dice.md`.
const SIMULATION: &str = "brigadier dice 1: key of a simulated game";
const RESEED: &str = "brigadier dice 1: key after a reseed";

impl DiceKey {
    /// The key of the `game`-th game of a simulation run with `seed`.
    pub fn for_game(seed: u64, game: u64) -> DiceKey {
        let mut material = [0; 16];
        material[..8].copy_from_slice(&seed.to_le_bytes());
        material[8..].copy_from_slice(&game.to_le_bytes());
        DiceKey(blake3::derive_key(SIMULATION, &material))
    }

    /// The key in force after the reseed of this number; 0 is the first key itself.
    #[must_use]
    pub fn reseeded(&self, number: u32) -> DiceKey {
        if number == 0 {
            return *self;
        }
        let mut material = [0; 36];
        material[..32].copy_from_slice(&self.0);
        material[32..].copy_from_slice(&number.to_le_bytes());
        DiceKey(blake3::derive_key(RESEED, &material))
    }

    /// What is published before the first roll: the BLAKE3 hash of the key, in hex.
    pub fn commitment(&self) -> String {
        hex32(blake3::hash(&self.0).as_bytes())
    }

    /// The key in hex. Only for a game that has ended.
    pub fn to_hex(&self) -> String {
        hex32(&self.0)
    }

    /// The face of the `n`-th roll (from 0) for a purpose.
    pub fn face(&self, purpose: &str, sides: u8, n: u64) -> u8 {
        let sides = sides.max(1);
        let mut input = [0; INLINE];
        let filled = fill(&mut input, purpose, sides, n);
        // The first 32 bytes of the output stream are the plain keyed hash, which is quicker to
        // get than the stream; they suffice but for a chance below 2^-32.
        let first = filled.and_then(|len| {
            let bytes = blake3::keyed_hash(&self.0, input.get(..len)?);
            accept(bytes.as_bytes(), sides)
        });
        first.unwrap_or_else(|| self.face_from_stream(purpose, sides, n))
    }

    #[cold]
    fn face_from_stream(&self, purpose: &str, sides: u8, n: u64) -> u8 {
        let mut hasher = blake3::Hasher::new_keyed(&self.0);
        hasher.update(purpose.as_bytes()).update(&[0, sides]).update(&n.to_le_bytes());
        let mut stream = hasher.finalize_xof();
        let mut bytes = [0; 64];
        loop {
            stream.fill(&mut bytes);
            if let Some(face) = accept(&bytes, sides) {
                return face;
            }
        }
    }
}

/// Longest input that is hashed without the streaming hasher.
const INLINE: usize = 128;

/// Writes purpose, zero byte, sides and index; `None` if the purpose is too long for the buffer.
fn fill(input: &mut [u8; INLINE], purpose: &str, sides: u8, n: u64) -> Option<usize> {
    let name = purpose.as_bytes();
    let end = name.len().checked_add(10).filter(|end| *end <= INLINE)?;
    input[..name.len()].copy_from_slice(name);
    input[name.len() + 1] = sides;
    input[name.len() + 2..end].copy_from_slice(&n.to_le_bytes());
    Some(end)
}

/// The first byte that gives every face the same chance, as a face.
fn accept(bytes: &[u8], sides: u8) -> Option<u8> {
    let limit = 256 - 256 % u16::from(sides);
    bytes.iter().find(|byte| u16::from(**byte) < limit).map(|byte| byte % sides + 1)
}

impl From<[u8; 32]> for DiceKey {
    fn from(bytes: [u8; 32]) -> DiceKey {
        DiceKey(bytes)
    }
}

impl FromStr for DiceKey {
    type Err = HexError;

    fn from_str(text: &str) -> Result<DiceKey, HexError> {
        unhex32(text).map(DiceKey)
    }
}

impl fmt::Debug for DiceKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("DiceKey(secret)")
    }
}

/// Dice of a live game: a face depends on the key, the purpose and how many rolls that purpose
/// has seen, on nothing else.
#[derive(Clone, Debug)]
pub struct LiveDice {
    key: DiceKey,
    counters: Vec<(Purpose, u64)>,
}

impl LiveDice {
    /// Dice that have not been rolled yet.
    pub fn new(key: impl Into<DiceKey>) -> LiveDice {
        LiveDice::resume(key, Vec::with_capacity(16))
    }

    /// Dice that go on where others stopped.
    pub fn resume(key: impl Into<DiceKey>, counters: Vec<(Purpose, u64)>) -> LiveDice {
        LiveDice { key: key.into(), counters }
    }

    /// Dice for one game of a simulation.
    pub fn for_game(seed: u64, game: u64) -> LiveDice {
        LiveDice::new(DiceKey::for_game(seed, game))
    }

    /// Starts over with another key, keeping the memory: for samples of a search.
    pub fn restart(&mut self, key: impl Into<DiceKey>) {
        self.key = key.into();
        self.counters.clear();
    }

    /// How many rolls each purpose has seen, in the order of first use.
    pub fn counters(&self) -> &[(Purpose, u64)] {
        &self.counters
    }

    fn next_index(&mut self, purpose: Purpose) -> u64 {
        // Purposes are constants, so the pointers nearly always decide; the text decides at last.
        let known = self.counters.iter_mut().find(|(p, _)| std::ptr::eq(p.0, purpose.0) || *p == purpose);
        let Some((_, counter)) = known else {
            self.counters.push((purpose, 1));
            return 0;
        };
        let n = *counter;
        *counter = n.wrapping_add(1);
        n
    }
}

impl Dice for LiveDice {
    fn roll(&mut self, sides: u8, purpose: Purpose) -> u8 {
        let n = self.next_index(purpose);
        self.key.face(purpose.0, sides, n)
    }
}

/// Why a script and the rolls asked for do not agree. Rolls are counted from 1.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ScriptError {
    /// More rolls were asked for than the script has.
    #[error("roll {roll} ({purpose}, {sides} sides) is missing")]
    Missing {
        /// Which roll.
        roll: usize,
        /// What it was for.
        purpose: &'static str,
        /// The sides of the die.
        sides: u8,
    },
    /// A face that the die does not have.
    #[error("roll {roll} ({purpose}): a die of {sides} sides has no {face}")]
    OutOfRange {
        /// Which roll.
        roll: usize,
        /// What it was for.
        purpose: &'static str,
        /// The sides of the die.
        sides: u8,
        /// The face in the script.
        face: u8,
    },
    /// The roll is for something else than the script says.
    #[error("roll {roll} is for '{asked}', but the script says '{scripted}'")]
    WrongPurpose {
        /// Which roll.
        roll: usize,
        /// What the rules asked for.
        asked: &'static str,
        /// What the script says.
        scripted: String,
    },
    /// The script has faces that nobody asked for.
    #[error("{left} of the rolls are left over: the rules asked for {used} only")]
    LeftOver {
        /// How many were rolled.
        used: usize,
        /// How many were not.
        left: usize,
    },
}

/// Dice that show the faces of a list. They never fail at the table: the first disagreement is
/// kept for [`ScriptedDice::finish`], and the roll shows a 1.
#[derive(Clone, Debug, Default)]
pub struct ScriptedDice<'a> {
    script: Vec<(Option<&'a str>, u8)>,
    used: usize,
    error: Option<ScriptError>,
}

impl<'a> ScriptedDice<'a> {
    /// Plain faces, for whatever purpose.
    pub fn faces(faces: impl IntoIterator<Item = u8>) -> ScriptedDice<'a> {
        ScriptedDice { script: faces.into_iter().map(|face| (None, face)).collect(), ..ScriptedDice::default() }
    }

    /// Faces, each with the purpose it has to be rolled for.
    pub fn rolls(rolls: impl IntoIterator<Item = (&'a str, u8)>) -> ScriptedDice<'a> {
        let script = rolls.into_iter().map(|(purpose, face)| (Some(purpose), face)).collect();
        ScriptedDice { script, ..ScriptedDice::default() }
    }

    /// Whether the rolls asked for were exactly those of the script.
    pub fn finish(self) -> Result<(), ScriptError> {
        if let Some(error) = self.error {
            return Err(error);
        }
        match self.script.len() - self.used {
            0 => Ok(()),
            left => Err(ScriptError::LeftOver { used: self.used, left }),
        }
    }

    fn next_face(&mut self, sides: u8, asked: &'static str) -> Result<u8, ScriptError> {
        let roll = self.used + 1;
        let Some(&(purpose, face)) = self.script.get(self.used) else {
            return Err(ScriptError::Missing { roll, purpose: asked, sides });
        };
        self.used = roll;
        if let Some(scripted) = purpose.filter(|scripted| *scripted != asked) {
            return Err(ScriptError::WrongPurpose { roll, asked, scripted: scripted.to_owned() });
        }
        if !(1..=sides.max(1)).contains(&face) {
            return Err(ScriptError::OutOfRange { roll, purpose: asked, sides, face });
        }
        Ok(face)
    }
}

impl Dice for ScriptedDice<'_> {
    fn roll(&mut self, sides: u8, purpose: Purpose) -> u8 {
        match self.next_face(sides, purpose.0) {
            Ok(face) => face,
            Err(error) => {
                self.error.get_or_insert(error);
                1
            }
        }
    }
}

/// Passes rolls on to other dice and notes them.
pub struct RecordingDice<'a> {
    dice: &'a mut dyn Dice,
    /// The rolls so far.
    pub rolls: Vec<Roll>,
}

impl<'a> RecordingDice<'a> {
    /// Notes the rolls of these dice.
    pub fn new(dice: &'a mut dyn Dice) -> RecordingDice<'a> {
        RecordingDice { dice, rolls: Vec::new() }
    }
}

impl Dice for RecordingDice<'_> {
    fn roll(&mut self, sides: u8, purpose: Purpose) -> u8 {
        let face = self.dice.roll(sides, purpose);
        self.rolls.push(Roll { purpose, sides, face });
        face
    }
}

/// Dice that notice whether they were thrown. The face goes round so that no tie lasts: two throws in a row
/// never show the same, nor the same with a bonus of two to either.
#[derive(Clone, Copy, Debug, Default)]
pub struct Watch {
    thrown: u8,
}

impl Watch {
    /// True if any die was thrown.
    pub const fn noticed(&self) -> bool {
        self.thrown > 0
    }
}

impl Dice for Watch {
    fn roll(&mut self, sides: u8, _: Purpose) -> u8 {
        self.thrown = self.thrown % sides.max(1) + 1;
        self.thrown
    }
}

/// Dice that, run after run, show every sequence of faces that can be asked for, depth first.
///
/// A run that asks for more than [`EnumeratingDice::MAX_WEIGHT`] equally likely sequences is
/// *too deep*: it comes from a loop without bound (rolling again on ties). From there on the
/// faces are only mixed, so that such a loop ends, and the run does not count.
#[derive(Clone, Debug, Default)]
pub struct EnumeratingDice {
    path: Vec<Fork>,
    cursor: usize,
    /// Rolls beyond the deepest fork; greater than zero means too deep.
    beyond: u64,
}

#[derive(Clone, Copy, Debug)]
struct Fork {
    sides: u8,
    face: u8,
    /// Faces up to this one count as one, and those above it; 0 if each face counts for itself.
    split: u8,
    /// In how many ways the faces up to here can come: the numerator of the chance.
    ways: u64,
    /// The product of all sides up to this one: the denominator of the chance.
    weight: u64,
}

impl Fork {
    /// How many faces this run stands for here.
    fn faces(&self) -> u64 {
        u64::from(match self.split {
            0 => 1,
            split if self.face <= split => split,
            split => self.sides - split,
        })
    }

    /// The next face, or the next class of faces.
    fn next_face(&self) -> Option<u8> {
        let next = if self.split > 0 && self.face <= self.split { self.split + 1 } else { self.face + 1 };
        let shown = self.split > 0 && self.face > self.split;
        (!shown && next <= self.sides).then_some(next)
    }
}

impl EnumeratingDice {
    /// The smallest chance told apart is one over this.
    pub const MAX_WEIGHT: u64 = 1 << 36;

    /// Dice before their first run.
    pub fn new() -> EnumeratingDice {
        EnumeratingDice::default()
    }

    /// The chance of this run as numerator and denominator, or `None` if the run went too deep.
    pub fn chance(&self) -> Option<(u64, u64)> {
        (self.beyond == 0).then(|| self.path.last().map_or((1, 1), |fork| (fork.ways, fork.weight)))
    }

    /// Turns to the next sequence; false when all have been shown.
    pub fn advance(&mut self) -> bool {
        // A run may ask for less than the one before only if the function is not a function of
        // its dice; what it did not ask for is dropped so that the walk still ends.
        self.path.truncate(self.cursor);
        self.cursor = 0;
        self.beyond = 0;
        while let Some(mut fork) = self.path.pop() {
            if let Some(face) = fork.next_face() {
                fork.face = face;
                self.push(fork);
                return true;
            }
        }
        false
    }

    fn push(&mut self, mut fork: Fork) {
        fork.ways = self.path.last().map_or(1, |before| before.ways) * fork.faces();
        self.path.push(fork);
    }

    fn fork(&mut self, sides: u8, split: u8) -> u8 {
        let before = self.path.last().map_or(1, |fork| fork.weight);
        let weight = before.checked_mul(u64::from(sides)).filter(|w| *w <= Self::MAX_WEIGHT);
        let Some(weight) = weight else {
            return self.mixed(sides);
        };
        self.push(Fork { sides, face: 1, split, ways: 1, weight });
        self.cursor += 1;
        1
    }

    fn face(&mut self, sides: u8, split: u8) -> u8 {
        let sides = sides.max(1);
        if self.beyond > 0 {
            return self.mixed(sides);
        }
        let Some(fork) = self.path.get(self.cursor) else {
            return self.fork(sides, split);
        };
        self.cursor += 1;
        fork.face.min(sides)
    }

    fn mixed(&mut self, sides: u8) -> u8 {
        self.beyond += 1;
        // Any fixed mixing does: Knuth's multiplicative hash of the roll's index.
        let mixed = self.beyond.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 40;
        u8::try_from(mixed % u64::from(sides)).unwrap_or(0) + 1
    }
}

impl Dice for EnumeratingDice {
    fn roll(&mut self, sides: u8, _: Purpose) -> u8 {
        self.face(sides, 0)
    }

    /// Two runs instead of one for each face.
    fn roll_under(&mut self, sides: u8, at_most: u8, _: Purpose) -> (u8, bool) {
        let face = self.face(sides, at_most.min(sides));
        (face, face <= at_most)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    const ATTACK: Purpose = Purpose("attack");
    const RALLY: Purpose = Purpose("rally");

    fn keys() -> [DiceKey; 3] {
        let counting = std::array::from_fn(|i| u8::try_from(i).unwrap());
        [DiceKey([0; 32]), DiceKey(counting), DiceKey::for_game(1861, 7)]
    }

    /// The vectors published in `docs/dice.md`.
    #[test]
    fn published_vectors() {
        let mut table = String::new();
        for (name, key) in ["zero", "counting", "game 1861/7"].into_iter().zip(keys()) {
            for (purpose, sides) in [("attack", 6), ("defence", 6), ("fire", 10), ("draw", 7), ("draw", 200)] {
                let faces = (0..12).map(|n| key.face(purpose, sides, n).to_string()).collect::<Vec<_>>();
                table += &format!("| {name} | {purpose} | {sides} | {} |\n", faces.join(" "));
            }
        }
        for (name, key) in ["zero", "counting", "game 1861/7"].into_iter().zip(keys()) {
            table += &format!("| {name} | commitment | `{}` |\n", key.commitment());
            for number in [1, 2] {
                table += &format!("| {name} | key after reseed {number} | `{}` |\n", key.reseeded(number).to_hex());
            }
        }
        table += &format!("| game 1861/7 | key | `{}` |\n", keys()[2].to_hex());
        let page = include_str!("../../../docs/dice.md");
        for line in table.lines() {
            assert!(page.contains(line), "docs/dice.md lacks: {line}\nall of it:\n{table}");
        }
    }

    #[test]
    fn streams_of_different_purposes_do_not_disturb_each_other() {
        let mut alone = LiveDice::new(keys()[1]);
        let mut mixed = LiveDice::new(keys()[1]);
        for _ in 0..50 {
            mixed.roll(6, RALLY);
            assert_eq!(alone.roll(6, ATTACK), mixed.roll(6, ATTACK));
        }
        let mut resumed = LiveDice::resume(keys()[1], mixed.counters().to_vec());
        assert_eq!(resumed.roll(10, RALLY), mixed.roll(10, RALLY));
        mixed.restart(keys()[1]);
        assert_eq!(mixed.roll(6, ATTACK), LiveDice::new(keys()[1]).roll(6, ATTACK));
    }

    #[test]
    fn the_stream_agrees_with_the_short_cut() {
        for key in keys() {
            for n in 0..200 {
                for sides in [1, 2, 6, 10, 129, 255] {
                    assert_eq!(key.face("attack", sides, n), key.face_from_stream("attack", sides, n));
                }
            }
        }
    }

    #[test]
    fn long_purposes_and_odd_dice_are_no_trouble() {
        let long = "a".repeat(500);
        assert!((1..=6).contains(&keys()[0].face(&long, 6, 3)));
        assert_eq!(keys()[0].face("attack", 0, 3), 1);
        assert_eq!(keys()[0].face("attack", 1, u64::MAX), 1);
    }

    #[test]
    fn faces_are_even() {
        // 6,000 rolls, 5 degrees of freedom: chi square above 25.7 has a chance of 1 in 10,000.
        let mut dice = LiveDice::for_game(1, 2);
        let mut seen = [0_i64; 6];
        for _ in 0..6000 {
            seen[usize::from(dice.roll(6, ATTACK)) - 1] += 1;
        }
        let chi: i64 = seen.iter().map(|n| (n - 1000) * (n - 1000)).sum();
        assert!(chi < 25_700, "{seen:?}");
    }

    #[test]
    fn the_key_is_not_shown() {
        assert_eq!(format!("{:?}", keys()[1]), "DiceKey(secret)");
        assert!(!format!("{:?}", LiveDice::new(keys()[1])).contains("1, 2, 3"));
    }

    #[test]
    fn scripts_say_what_is_wrong() {
        let run = |mut dice: ScriptedDice<'_>| {
            let faces = [dice.roll(6, ATTACK), dice.roll(6, RALLY)];
            (faces, dice.finish())
        };
        assert_eq!(run(ScriptedDice::faces([3, 4])), ([3, 4], Ok(())));
        assert_eq!(run(ScriptedDice::rolls([("attack", 3), ("rally", 4)])), ([3, 4], Ok(())));
        let missing = ScriptError::Missing { roll: 2, purpose: "rally", sides: 6 };
        assert_eq!(run(ScriptedDice::faces([3])), ([3, 1], Err(missing)));
        let range = ScriptError::OutOfRange { roll: 1, purpose: "attack", sides: 6, face: 7 };
        assert_eq!(run(ScriptedDice::faces([7, 2])), ([1, 2], Err(range)));
        let wrong = ScriptError::WrongPurpose { roll: 2, asked: "rally", scripted: "attack".to_owned() };
        assert_eq!(run(ScriptedDice::rolls([("attack", 3), ("attack", 4)])), ([3, 1], Err(wrong)));
        let left = ScriptError::LeftOver { used: 2, left: 1 };
        assert_eq!(run(ScriptedDice::faces([3, 4, 5])), ([3, 4], Err(left)));
    }

    #[test]
    fn recording_notes_what_was_rolled() {
        let mut script = ScriptedDice::faces([5, 2]);
        let mut dice = RecordingDice::new(&mut script);
        dice.roll(6, ATTACK);
        dice.roll(10, RALLY);
        let expected = [Roll { purpose: ATTACK, sides: 6, face: 5 }, Roll { purpose: RALLY, sides: 10, face: 2 }];
        assert_eq!(dice.rolls, expected);
    }

    proptest! {
        #[test]
        fn every_face_is_on_the_die(key: [u8; 32], sides: u8, n: u64, purpose in ".{0,150}") {
            let face = DiceKey(key).face(&purpose, sides, n);
            prop_assert!((1..=sides.max(1)).contains(&face));
        }

        #[test]
        fn keys_survive_hex(key: [u8; 32]) {
            prop_assert_eq!(DiceKey(key).to_hex().parse(), Ok(DiceKey(key)));
        }
    }
}
