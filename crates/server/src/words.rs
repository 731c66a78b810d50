//! The words of the page itself, as one flat dictionary.

use std::collections::BTreeMap;

use kernel::Library;
use shelf::{Lang, Shelf};

/// Messages the page gets beside its own.
const SHARED: [&str; 2] = ["web-", "side-"];

/// All messages whose key starts with `web-`, and the names of the sides. Attributes are there as
/// `key.attribute`. An argument stays in the text as `{$name}`, for the page to fill in.
pub fn words(shelf: &Shelf, lang: Lang) -> BTreeMap<String, String> {
    let mut words = BTreeMap::new();
    for file in shelf.data().list(&format!("text/{lang}")) {
        let text = shelf.data().read(&file).unwrap_or_default();
        for key in keys(&text) {
            if shelf.texts().has(lang, &key) {
                words.insert(key.clone(), shelf.texts().word(lang, &key));
            }
        }
    }
    words
}

/// The keys of a message file that the page gets.
fn keys(text: &str) -> Vec<String> {
    let mut keys = Vec::new();
    let mut message: Option<&str> = None;
    for name in text.lines().filter_map(|line| line.split_once('=')).map(|(name, _)| name.trim_end()) {
        if is_id(name) {
            message = Some(name).filter(|name| SHARED.iter().any(|prefix| name.starts_with(prefix)));
            keys.extend(message.map(str::to_owned));
        } else {
            let attribute = name.trim_start().strip_prefix('.').filter(|name| is_id(name));
            keys.extend(message.zip(attribute).map(|(message, attribute)| format!("{message}.{attribute}")));
        }
    }
    keys
}

fn is_id(word: &str) -> bool {
    let letter = |c: u8| c.is_ascii_alphanumeric() || c == b'-' || c == b'_';
    !word.is_empty() && word.bytes().all(letter)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_are_found_with_their_attributes() {
        let text =
            "# web-no = x\nweb-a = A\n    .title = T\nui-b = B = C\n    .title = no\nside-union = U\n    and = more";
        assert_eq!(keys(text), ["web-a", "web-a.title", "side-union"]);
    }
}
