//! Texts in both languages: how they are put together, and that none is missing.

// Helpers of tests may fail loudly, as tests do.
#![allow(clippy::unwrap_used, clippy::panic)]

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use kernel::{Arg, Text};
use serde_json::json;
use shelf::{Data, Lang, Shelf, Texts, check_data};

fn texts() -> Texts {
    Texts::load(&Data::embedded()).unwrap_or_else(|error| panic!("{error}"))
}

fn with(files: &[(&str, &str)]) -> Data {
    Data::with(files.iter().map(|(path, text)| ((*path).to_owned(), (*text).to_owned())).collect())
}

#[test]
fn numbers_names_terms_and_lists() {
    let data = with(&[
        (
            "text/en/t.ftl",
            "t-sum = { $n ->\n    [one] one of { $who }\n   *[other] { $n } of { $who }\n}\n    .short = { $n }!\n",
        ),
        ("text/fr/t.ftl", "t-sum = { $n } sur { $who }\n    .short = { $n } !\n"),
    ]);
    let texts = Texts::load(&data).unwrap();
    let union = Text::key("t-sum").num("n", 1).term("who", Text::key("side-union.the"));
    assert_eq!(texts.say(Lang::En, &union), "one of the Union");
    assert_eq!(texts.say(Lang::Fr, &union), "1 sur l’Union");
    let names = |names: &[&str]| Text::key("t-sum").num("n", 2).names("who", names.iter().map(|n| (*n).to_owned()));
    assert_eq!(texts.say(Lang::En, &names(&["Bee", "Bartow", "Evans"])), "2 of Bee, Bartow and Evans");
    assert_eq!(texts.say(Lang::Fr, &names(&["Bee", "Evans"])), "2 sur Bee et Evans");
    assert_eq!(texts.say(Lang::En, &names(&["Bee"])), "2 of Bee");
    assert_eq!(texts.say(Lang::En, &names(&[])), "2 of none");
    let mut mixed = Text::key("t-sum").num("n", 2);
    mixed.args.insert("who", Arg::List(vec![Arg::Term(Text::key("side-union")), Arg::Number(3)]));
    assert_eq!(texts.say(Lang::En, &mixed), "2 of Union and 3");
    assert_eq!(texts.say(Lang::En, &Text::key("t-sum.short").num("n", 4)), "4!");
}

#[test]
fn an_unknown_key_is_shown_and_does_no_harm() {
    let texts = texts();
    let text = Text::key("no-such-key").num("n", 3).term("side", Text::key("side-union"));
    assert_eq!(texts.say(Lang::En, &text), "[no-such-key n=3 side=Union]");
    assert_eq!(texts.word(Lang::Fr, "side-union.no-such-attribute"), "[side-union.no-such-attribute]");
    assert_eq!(texts.word(Lang::Fr, ""), "[]");
    assert!(!texts.has(Lang::En, "no such key"));
}

#[test]
fn whole_values_are_put_into_words() {
    let value = json!({"a": [{"$text": "side-union", "args": {}}, 1, null], "b": {"c": {"$text": "nope"}}});
    assert_eq!(texts().render(Lang::En, value), json!({"a": ["Union", 1, null], "b": {"c": "[nope]"}}));
}

#[test]
fn damaged_files_are_named_with_their_line() {
    let error = |text: &str| Shelf::new(with(&[("text/en/x.ftl", text)])).err().unwrap().to_string();
    assert!(error("good = 1\nbad bad\n").starts_with("text/en/x.ftl, line 2: "));
    assert!(error("side-union = twice\n").contains("side-union"));
}

#[test]
fn the_check_finds_what_one_language_lacks() {
    let data = with(&[("text/en/x.ftl", "x-one = { $a }\nx-two = 2\n"), ("text/fr/x.ftl", "x-one = { $b }\n")]);
    let findings = check_data(&data).findings;
    let has = |words: &str| findings.iter().any(|finding| finding.contains(words));
    assert!(has("'x-one' uses $b, in English $a"), "{findings:#?}");
    assert!(has("'x-two' has no counterpart in 'fr'"), "{findings:#?}");
}

/// Keys written out in the sources. Those put together from parts come up in play, which
/// `check_data` watches.
#[test]
fn every_key_in_the_sources_exists_in_both_languages() {
    let texts = texts();
    let mut missing = BTreeSet::new();
    for file in sources() {
        let source = std::fs::read_to_string(&file).unwrap();
        for start in ["Text::key(\"", "word(\""] {
            let keys = source.split(start).skip(1).filter_map(|rest| rest.split('"').next());
            for key in keys {
                let lacks = Lang::ALL.into_iter().filter(|lang| !texts.has(*lang, key));
                missing.extend(lacks.map(|lang| format!("{key} in {lang}, used in {}", file.display())));
            }
        }
    }
    assert!(missing.is_empty(), "{missing:#?}");
}

/// The sources of the titles, of the kernel's refusals and of the command line, tests left out.
fn sources() -> Vec<PathBuf> {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut names: Vec<&str> = shelf::titles().iter().map(|title| title.id()).collect();
    names.push("brigadier");
    let paths = names.iter().flat_map(|name| below(&crates.join(name).join("src")));
    paths.filter(|path| path.extension().is_some_and(|extension| extension == "rs")).collect()
}

fn below(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    entries.flat_map(|path| if path.is_dir() { below(&path) } else { vec![path] }).collect()
}
