//! Reproducible randomness of our own, kept apart from the dice of every game.

use blake3::{Hasher, OutputReader};

/// Context of the key derivation, so that no stream can ever equal a dice key.
const CONTEXT: &str = "brigadier commander 1: stream of a player";

const BLOCK: usize = 256;

/// A stream of uniform numbers: the extended output of BLAKE3 under a derived key.
#[derive(Clone)]
pub struct Stream {
    reader: OutputReader,
    block: [u8; BLOCK],
    used: usize,
}

impl Stream {
    /// The stream with this name in one game of a run.
    pub fn new(seed: u64, game: u64, name: &str) -> Stream {
        let mut hasher = Hasher::new_derive_key(CONTEXT);
        hasher.update(&seed.to_le_bytes()).update(&game.to_le_bytes()).update(name.as_bytes());
        Stream { reader: hasher.finalize_xof(), block: [0; BLOCK], used: BLOCK }
    }

    /// A number below `limit`, each as likely as any other; 0 if there is none.
    pub fn below(&mut self, limit: usize) -> usize {
        let limit = u32::try_from(limit).unwrap_or(u32::MAX);
        if limit <= 1 {
            return 0;
        }
        // Lemire's method: the high half of a product is uniform once the few low halves that
        // would favour some numbers are thrown away.
        let reject_below = limit.wrapping_neg() % limit;
        loop {
            let product = u64::from(self.next()) * u64::from(limit);
            if product as u32 >= reject_below {
                return (product >> 32) as usize;
            }
        }
    }

    /// Any number.
    pub fn number(&mut self) -> u64 {
        u64::from(self.next()) << 32 | u64::from(self.next())
    }

    fn next(&mut self) -> u32 {
        if self.used == BLOCK {
            self.reader.fill(&mut self.block);
            self.used = 0;
        }
        let bytes = self.block.get(self.used..self.used + 4);
        self.used += 4;
        bytes.and_then(|bytes| bytes.try_into().ok()).map_or(0, u32::from_le_bytes)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_name_gives_the_same_stream() {
        let take = |seed, game, name| {
            let mut stream = Stream::new(seed, game, name);
            std::array::from_fn::<usize, 200, _>(|_| stream.below(1000))
        };
        assert_eq!(take(1, 2, "union"), take(1, 2, "union"));
        assert_ne!(take(1, 2, "union"), take(1, 2, "confederate"));
        assert_ne!(take(1, 2, "union"), take(1, 3, "union"));
        assert_ne!(take(1, 2, "union"), take(2, 2, "union"));
    }

    #[test]
    fn numbers_are_even_and_in_range() {
        // 7,000 numbers, 6 degrees of freedom: chi square above 27.9 has a chance of 1 in 10,000.
        let mut stream = Stream::new(1861, 0, "test");
        let mut seen = [0_i64; 7];
        for _ in 0..7000 {
            seen[stream.below(7)] += 1;
        }
        let chi: i64 = seen.iter().map(|n| (n - 1000) * (n - 1000)).sum();
        assert!(chi < 27_900, "{seen:?}");
    }

    #[test]
    fn nothing_to_pick_from_is_no_trouble() {
        let mut stream = Stream::new(1, 1, "");
        assert_eq!((stream.below(0), stream.below(1)), (0, 0));
        assert!(stream.below(usize::MAX) < usize::MAX);
    }
}
