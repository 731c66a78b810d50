//! Common dice: sample `k` shows the same face for the same purpose and number, whatever the plan.

use kernel::{Dice, Purpose};

/// Most purposes a title may have; further ones share the last counter, which is still fair.
const PURPOSES: usize = 24;

/// Dice of one sample of a search. They come from the root position, never from the game's own key.
#[derive(Clone)]
pub struct SampleDice {
    seed: u64,
    counters: [(u64, u32); PURPOSES],
    rolled: u32,
}

impl SampleDice {
    /// Sample `k` of a search from the root with this number.
    pub fn new(root: u64, k: u64) -> SampleDice {
        SampleDice { seed: mix(root ^ mix(k.wrapping_add(1))), counters: [(0, 0); PURPOSES], rolled: 0 }
    }

    /// How many dice have been thrown.
    pub const fn rolled(&self) -> u32 {
        self.rolled
    }

    /// The name of the purpose as a number, and how often it has been asked for.
    fn next(&mut self, purpose: Purpose) -> (u64, u32) {
        let name = name_of(purpose);
        let last = PURPOSES - 1;
        let slot = self.counters.iter().position(|(held, _)| *held == name || *held == 0).unwrap_or(last);
        let Some((held, count)) = self.counters.get_mut(slot) else { return (name, 0) };
        *held = name;
        *count += 1;
        (name, *count)
    }
}

impl Dice for SampleDice {
    fn roll(&mut self, sides: u8, purpose: Purpose) -> u8 {
        self.rolled += 1;
        let (name, number) = self.next(purpose);
        let bits = mix(self.seed ^ name ^ mix(u64::from(number)));
        // The high half of a product: off by less than one in a hundred million for any die.
        let face = ((bits >> 32) * u64::from(sides.max(1))) >> 32;
        face as u8 + 1
    }
}

/// FNV-1a, and never 0, which marks a free counter.
fn name_of(purpose: Purpose) -> u64 {
    let start = 0xcbf2_9ce4_8422_2325_u64;
    purpose.0.bytes().fold(start, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)) | 1
}

/// The finaliser of SplitMix64: every bit of the input moves every bit of the output.
pub const fn mix(input: u64) -> u64 {
    let mut z = input.wrapping_add(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    const FIRE: Purpose = Purpose("fire");
    const MORALE: Purpose = Purpose("morale");

    #[test]
    fn a_face_depends_on_purpose_and_number_not_on_the_order_of_calls() {
        let mut one = SampleDice::new(7, 3);
        let mut other = one.clone();
        let first = [one.roll(10, FIRE), one.roll(10, FIRE), one.roll(10, MORALE)];
        let morale = other.roll(10, MORALE);
        let second = [other.roll(10, FIRE), other.roll(10, FIRE), morale];
        assert_eq!(first, second);
        assert_eq!(one.rolled(), 3);
    }

    #[test]
    fn samples_and_roots_differ_and_faces_are_even() {
        let row = |root, k| {
            let mut dice = SampleDice::new(root, k);
            std::array::from_fn::<u8, 40, _>(|_| dice.roll(6, FIRE))
        };
        assert_ne!(row(1, 0), row(1, 1));
        assert_ne!(row(1, 0), row(2, 0));
        // 6,000 faces, 5 degrees of freedom: chi square above 25.7 has a chance of 1 in 10,000.
        let mut seen = [0_i64; 6];
        for k in 0..6000 {
            seen[usize::from(SampleDice::new(99, k).roll(6, FIRE)) - 1] += 1;
        }
        let chi: i64 = seen.iter().map(|n| (n - 1000) * (n - 1000)).sum();
        assert!(chi < 25_700, "{seen:?}");
    }
}
