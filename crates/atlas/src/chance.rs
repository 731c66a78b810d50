//! A small seeded generator for everything that should look drawn by hand.
//!
//! The same board gives the same sheet, whatever was drawn before: each thing
//! seeds its own generator from its name.

/// SplitMix64: enough for wobble, never used for dice.
#[derive(Clone, Debug)]
pub struct Chance(u64);

impl Chance {
    /// A generator for one thing, named by words that do not change.
    pub fn of(seed: u64, words: &[&str]) -> Chance {
        let bytes = words.iter().flat_map(|word| word.bytes().chain([0]));
        let hash = bytes.fold(0xcbf2_9ce4_8422_2325 ^ seed, |hash: u64, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
        });
        Chance(hash)
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number from 0 to 1, 1 excluded.
    pub fn unit(&mut self) -> f64 {
        (self.next() >> 11) as f64 / (1_u64 << 53) as f64
    }

    /// A number from `low` to `high`.
    pub fn between(&mut self, low: f64, high: f64) -> f64 {
        low + (high - low) * self.unit()
    }

    /// A whole number below `count`; 0 if there is nothing to choose from.
    pub fn below(&mut self, count: usize) -> usize {
        ((self.unit() * count as f64) as usize).min(count.saturating_sub(1))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_name_gives_the_same_numbers() {
        let draw = |word| {
            let mut chance = Chance::of(1, &[word]);
            [chance.unit(), chance.unit()]
        };
        assert_eq!(draw("S07"), draw("S07"));
        assert_ne!(draw("S07"), draw("S08"));
    }

    #[test]
    fn numbers_stay_in_range() {
        let mut chance = Chance::of(7, &[]);
        for _ in 0..1000 {
            assert!((2.0..3.0).contains(&chance.between(2.0, 3.0)));
            assert!(chance.below(3) < 3);
            assert_eq!(chance.below(0), 0);
        }
    }
}
