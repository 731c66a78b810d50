//! Every message the rules can ask for exists in both languages, and so does every rule of the ledger.
#![allow(clippy::unwrap_used, reason = "a test stops where it fails")]

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use cedar_mountain::bar::Bar;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Message ids of the title's files in a language, with their arguments.
fn messages(language: &str) -> BTreeSet<String> {
    let files = ["cedar-mountain", "cedar-mountain-commander", "cedar-mountain-options", "cedar-mountain-rules"];
    let read = |file: &str| std::fs::read_to_string(root().join(format!("data/text/{language}/{file}.ftl"))).unwrap();
    let ids = |text: &str| {
        let heads = text.lines().filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase()));
        heads.filter_map(|line| line.split_once(" =").map(|(id, _)| id.to_owned())).collect::<Vec<_>>()
    };
    files.iter().flat_map(|file| ids(&read(file))).collect()
}

fn ledger() -> Vec<String> {
    let text = std::fs::read_to_string(root().join("docs/rules/cedar-mountain.csv")).unwrap();
    text.lines().skip(1).filter_map(|line| line.split_once(',').map(|(id, _)| id.to_owned())).collect()
}

/// The source files of a folder and of those below it.
fn sources(folder: &Path) -> Vec<PathBuf> {
    let inside = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    inside.flat_map(|path| if path.is_dir() { sources(&path) } else { vec![path] }).collect()
}

/// Keys written out in the sources.
fn written_keys() -> BTreeSet<String> {
    let mut keys = BTreeSet::new();
    for file in sources(&root().join("crates/cedar-mountain/src")) {
        let text = std::fs::read_to_string(file).unwrap();
        for piece in text.split("\"cm62-").skip(1) {
            let key = piece.split('"').next().unwrap_or_default();
            if !key.contains('{') && !key.is_empty() && key != "bar" {
                keys.insert(format!("cm62-{key}"));
            }
        }
    }
    keys
}

#[test]
fn both_languages_have_the_same_messages() {
    let (en, fr) = (messages("en"), messages("fr"));
    assert_eq!(en.symmetric_difference(&fr).collect::<Vec<_>>(), Vec::<&String>::new());
}

#[test]
fn every_refusal_and_every_key_in_the_sources_has_its_words() {
    let known = messages("en");
    let missing: Vec<String> =
        Bar::ALL.iter().map(|bar| bar.key()).chain(written_keys()).filter(|key| !known.contains(key)).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn every_rule_of_the_ledger_has_its_words_and_every_refusal_its_rule() {
    let known = messages("en");
    let ids = ledger();
    for id in &ids {
        assert!(known.contains(&format!("rule-{}", id.replace('.', "_"))), "{id}");
    }
    for bar in Bar::ALL {
        assert!(ids.iter().any(|id| id == bar.rule()), "{bar:?} names {}", bar.rule());
    }
}

#[test]
fn every_rule_named_in_the_sources_is_in_the_ledger() {
    let ids: BTreeSet<String> = ledger().into_iter().collect();
    for file in sources(&root().join("crates/cedar-mountain/src")) {
        let text = std::fs::read_to_string(file).unwrap();
        for piece in text.split("\"CM-").skip(1) {
            let id = format!("CM-{}", piece.split('"').next().unwrap_or_default());
            assert!(ids.contains(&id), "{id}");
        }
    }
}
