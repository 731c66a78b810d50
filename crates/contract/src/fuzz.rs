//! Spoils texts, so that readers can be shown what they should refuse.

use crate::chance::Chance;

/// A source of spoilt texts: bytes flipped, pieces spliced, lines doubled, dropped and swapped,
/// numbers changed, words replaced by words that belong elsewhere.
pub struct Spoiler {
    chance: Chance,
    words: Vec<String>,
}

impl Spoiler {
    /// A spoiler with a dictionary of words that mean something to the reader.
    pub fn new(seed: u64, words: impl IntoIterator<Item = String>) -> Spoiler {
        Spoiler { chance: Chance::new(seed), words: words.into_iter().collect() }
    }

    /// One of the texts, spoilt in one to four places.
    pub fn spoil(&mut self, texts: &[String]) -> String {
        let mut bytes = self.chance.pick(texts).cloned().unwrap_or_default().into_bytes();
        for _ in 0..=self.chance.below(4) {
            self.change(&mut bytes, texts);
        }
        String::from_utf8_lossy(&bytes).into_owned()
    }

    /// One of the texts with values exchanged for others of the same key (`key = value`), numbers
    /// changed, lines and paragraphs dropped: more of these pass the reader's first checks.
    pub fn vary(&mut self, texts: &[String]) -> String {
        let mut bytes = self.chance.pick(texts).cloned().unwrap_or_default().into_bytes();
        for _ in 0..=self.chance.below(3) {
            match self.chance.below(8) {
                0 => self.change_number(&mut bytes),
                1 => self.drop_line(&mut bytes),
                2 | 3 => self.drop_paragraph(&mut bytes),
                _ => self.exchange_value(&mut bytes, texts),
            }
        }
        String::from_utf8_lossy(&bytes).into_owned()
    }

    /// A text of dictionary words, and now and then of bytes.
    pub fn babble(&mut self, most: usize) -> String {
        let mut text = String::new();
        for _ in 0..=self.chance.below(most) {
            if !text.is_empty() {
                text.push(if self.chance.one_in(20) { '\t' } else { ' ' });
            }
            if self.chance.one_in(12) {
                text.push(char::from(self.chance.below(256) as u8));
            } else if let Some(word) = self.chance.pick(&self.words) {
                text.push_str(word);
            }
        }
        text
    }

    fn change(&mut self, bytes: &mut Vec<u8>, texts: &[String]) {
        match self.chance.below(10) {
            0 => self.flip(bytes),
            1 => self.insert_bytes(bytes),
            2 => self.remove_bytes(bytes),
            3 => self.splice(bytes, texts),
            4 => self.double_line(bytes),
            5 => self.drop_line(bytes),
            6 => self.swap_lines(bytes),
            7 => self.change_number(bytes),
            8 => self.swap_quoted(bytes),
            _ => self.insert_word(bytes),
        }
    }

    fn flip(&mut self, bytes: &mut [u8]) {
        let at = self.chance.below(bytes.len());
        let bit = self.chance.below(8);
        if let Some(byte) = bytes.get_mut(at) {
            *byte ^= 1 << bit;
        }
    }

    fn insert_bytes(&mut self, bytes: &mut Vec<u8>) {
        let at = self.chance.below(bytes.len() + 1);
        let new: Vec<u8> = (0..=self.chance.below(8)).map(|_| self.chance.below(256) as u8).collect();
        bytes.splice(at..at, new);
    }

    fn remove_bytes(&mut self, bytes: &mut Vec<u8>) {
        let from = self.chance.below(bytes.len());
        let to = (from + 1 + self.chance.below(40)).min(bytes.len());
        bytes.drain(from.min(to)..to);
    }

    fn splice(&mut self, bytes: &mut Vec<u8>, texts: &[String]) {
        let Some(other) = self.chance.pick(texts) else { return };
        let from = self.chance.below(other.len());
        let to = (from + self.chance.below(200)).min(other.len());
        let at = self.chance.below(bytes.len() + 1);
        bytes.splice(at..at, other.as_bytes()[from..to].iter().copied());
    }

    /// Where a line picked by chance starts and ends, its line break included.
    fn line(&mut self, bytes: &[u8]) -> (usize, usize) {
        let near = self.chance.below(bytes.len());
        let start = bytes[..near].iter().rposition(|b| *b == b'\n').map_or(0, |at| at + 1);
        let end = bytes[near..].iter().position(|b| *b == b'\n').map_or(bytes.len(), |at| near + at + 1);
        (start, end)
    }

    fn double_line(&mut self, bytes: &mut Vec<u8>) {
        let (start, end) = self.line(bytes);
        let line = bytes[start..end].to_vec();
        bytes.splice(start..start, line);
    }

    fn drop_line(&mut self, bytes: &mut Vec<u8>) {
        let (start, end) = self.line(bytes);
        bytes.drain(start..end);
    }

    fn swap_lines(&mut self, bytes: &mut Vec<u8>) {
        let (start, end) = self.line(bytes);
        let line: Vec<u8> = bytes.drain(start..end).collect();
        let (at, _) = self.line(bytes);
        bytes.splice(at..at, line);
    }

    fn drop_paragraph(&mut self, bytes: &mut Vec<u8>) {
        let near = self.chance.below(bytes.len());
        let is_gap = |pair: &[u8]| pair == b"\n\n";
        let start = bytes[..near].windows(2).rposition(is_gap).map_or(0, |at| at + 2);
        let end = bytes[near..].windows(2).position(is_gap).map_or(bytes.len(), |at| near + at + 2);
        bytes.drain(start.min(end)..end);
    }

    /// Takes the value of a `key = value` line from another line with the same key.
    fn exchange_value(&mut self, bytes: &mut Vec<u8>, texts: &[String]) {
        let (start, end) = self.line(bytes);
        let line = String::from_utf8_lossy(&bytes[start..end]).into_owned();
        let Some((key, _)) = line.split_once('=') else { return };
        let same = |other: &&str| other.split_once('=').is_some_and(|(other, _)| other == key);
        let Some(text) = self.chance.pick(texts) else { return };
        let others: Vec<&str> = text.lines().filter(same).collect();
        if let Some(other) = self.chance.pick(&others) {
            bytes.splice(start..end, other.bytes().chain([b'\n']));
        }
    }

    /// Puts another number where one stands.
    fn change_number(&mut self, bytes: &mut Vec<u8>) {
        const NUMBERS: [&str; 14] =
            ["0", "1", "2", "3", "4", "5", "7", "8", "9", "20", "255", "256", "-1", "18446744073709551616"];
        let Some((start, end)) = self.run(bytes, |b| b.is_ascii_digit()) else { return };
        if let Some(number) = self.chance.pick(&NUMBERS) {
            bytes.splice(start..end, number.bytes());
        }
    }

    /// Puts a dictionary word, or another quoted word of the text, where a quoted word stands.
    fn swap_quoted(&mut self, bytes: &mut Vec<u8>) {
        let in_word = |b: u8| b.is_ascii_alphanumeric() || b == b'_' || b == b'-';
        let Some((start, end)) = self.run(bytes, in_word) else { return };
        let other = if self.chance.one_in(2) {
            self.run(bytes, in_word).map(|(start, end)| bytes[start..end].to_vec())
        } else {
            self.chance.pick(&self.words).map(|word| word.clone().into_bytes())
        };
        if let Some(other) = other {
            bytes.splice(start..end, other);
        }
    }

    fn insert_word(&mut self, bytes: &mut Vec<u8>) {
        let at = self.chance.below(bytes.len() + 1);
        if let Some(word) = self.chance.pick(&self.words) {
            bytes.splice(at..at, word.bytes());
        }
    }

    /// A run of such bytes near a place picked by chance.
    fn run(&mut self, bytes: &[u8], wanted: impl Fn(u8) -> bool) -> Option<(usize, usize)> {
        let near = self.chance.below(bytes.len());
        let start = near + bytes.get(near..)?.iter().position(|b| wanted(*b))?;
        let length = bytes[start..].iter().take_while(|b| wanted(**b)).count();
        Some((start, start + length))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts() -> Vec<String> {
        let text = "name = \"a\"\nturn = 3\n\n[[unit]]\nid = \"x\"\nplace = \"N01\"\n\n[[unit]]\nid = \"y\"\nplace = \"S02\"\n";
        vec![text.to_owned(), String::new()]
    }

    #[test]
    fn the_same_seed_spoils_alike() {
        let run = |seed| {
            let mut spoiler = Spoiler::new(seed, ["union".to_owned()]);
            (0..200).map(|_| spoiler.spoil(&texts()) + &spoiler.vary(&texts()) + &spoiler.babble(4)).collect::<Vec<_>>()
        };
        assert_eq!(run(1), run(1));
        assert_ne!(run(1), run(2));
    }

    #[test]
    fn values_are_exchanged_within_their_key() {
        let mut spoiler = Spoiler::new(5, []);
        let swapped = (0..2_000).map(|_| spoiler.vary(&texts())).filter(|text| text.matches("S02").count() == 2);
        for text in swapped {
            assert_eq!(text.matches("place = \"S02\"").count(), 2, "{text}");
        }
    }

    #[test]
    fn an_empty_text_is_no_trouble() {
        let mut spoiler = Spoiler::new(3, []);
        for _ in 0..1_000 {
            spoiler.spoil(&[String::new()]);
            spoiler.vary(&[]);
            spoiler.babble(0);
        }
    }
}
