//! Every line of `docs/bad-input.md`.

// Helpers of tests may fail loudly, as tests do.
#![allow(clippy::unwrap_used, clippy::panic, missing_docs)]

mod common;

use std::fs;
use std::path::Path;

use common::{folder, root, run_in, run_into};

/// The files the page speaks of.
fn make_files(folder: &Path) {
    run_in(folder, &["sim", "--games", "1", "--seed", "3", "--records", "."], "").ok();
    let game = fs::read_to_string(folder.join("game-0.record")).unwrap();
    let write = |name: &str, text: &str| fs::write(folder.join(name), text).unwrap();
    write("game.record", &game);
    write("cut.record", &game.lines().take(40).map(|line| format!("{line}\n")).collect::<String>());
    write("choice.record", &game.replacen("\n1 confederate ", "\n1 confederate resolve\n# ", 1));
    write("hash.record", &with_line(&game, "hash: ", &format!("hash: {}", "0".repeat(64))));
    write("die.record", &with_nine(&game));
    write("future.record", &game.replacen("brigadier-record 1", "brigadier-record 9", 1));
    write("title.record", &game.replacen("title: bull-run-1861", "title: chess", 1));
    fs::write(folder.join("noise.record"), [0xff, 0xfe, 0x00]).unwrap();
    write("hello.txt", "hello, world\n");
    let scenario = fs::read_to_string(root().join("data/bull-run-1861/scenarios/historical.toml")).unwrap();
    let place = |unit: &str, from: &str, to: &str| {
        let changed =
            scenario.replacen(&format!("\"{unit}\"\nplace = \"{from}\""), &format!("\"{unit}\"\nplace = \"{to}\""), 1);
        assert_ne!(changed, scenario);
        changed
    };
    write("three.toml", &place("cs_longstreet", "S20", "S21"));
    write("enemies.toml", &place("cs_longstreet", "S20", "N16"));
    write("tired.toml", &place("cs_longstreet", "S20", "S20\"\nfatigue = 3 #"));
    write("nobody.toml", &scenario.replacen("cs_evans", "cs_nobody", 1));
    write("typo.toml", "title = \n");
    fs::create_dir_all(folder.join("bad-data/bull-run-1861")).unwrap();
    fs::create_dir_all(folder.join("bad-data/text/en")).unwrap();
    write("bad-data/bull-run-1861/places.csv", "id\nN01\n");
    write("bad-data/text/en/ui.ftl", "side-union\n");
}

fn with_line(text: &str, start: &str, line: &str) -> String {
    let lines = text.lines().map(|old| if old.starts_with(start) { line } else { old });
    lines.map(|line| format!("{line}\n")).collect()
}

/// The record with its first face turned to a 9.
fn with_nine(text: &str) -> String {
    let at = text.find(" ; ").unwrap();
    let colon = at + text[at..].find(':').unwrap();
    format!("{}:9{}", &text[..colon], &text[colon + 2..])
}

/// Words, with quotes around those that hold blanks.
fn words(command: &str) -> Vec<&str> {
    let mut parts = command.split('"');
    let mut words: Vec<&str> = parts.next().unwrap_or_default().split_whitespace().collect();
    while let Some(quoted) = parts.next() {
        words.push(quoted);
        words.extend(parts.next().unwrap_or_default().split_whitespace());
    }
    words
}

/// Whether a text is the pattern, in which `…` stands for anything.
fn fits(pattern: &str, text: &str) -> bool {
    let mut parts = pattern.split('…');
    let first = parts.next().unwrap_or_default();
    let Some(mut rest) = text.strip_prefix(first) else { return false };
    let mut parts: Vec<&str> = parts.collect();
    let Some(last) = parts.pop() else { return rest.is_empty() };
    for part in parts {
        let Some(at) = rest.find(part) else { return false };
        rest = &rest[at + part.len()..];
    }
    rest.ends_with(last)
}

#[test]
fn every_line_of_the_page_is_true() {
    let folder = folder("bad-input");
    make_files(&folder);
    let page = fs::read_to_string(root().join("docs/bad-input.md")).unwrap();
    let rows = page.lines().filter_map(|line| line.strip_prefix("| `")?.strip_suffix(" |")?.split_once("` | "));
    let mut count = 0;
    for (command, answer) in rows {
        count += 1;
        let said = match command.split_once(" > ") {
            Some((command, target)) => run_into(&folder, &words(command), target),
            None => run_in(&folder, &words(command), ""),
        };
        let err = said.err.strip_suffix('\n').unwrap_or(&said.err);
        assert!(fits(&format!("brigadier: {answer}"), err), "{command}\n  page: {answer}\n  said: {err}");
        assert!(!err.contains('\n'), "{command}: more than one line: {err}");
        assert!(matches!(said.code, Some(1 | 2)), "{command}: exit code {:?}", said.code);
        let reports = command.starts_with("check-data");
        assert!(said.out.is_empty() || reports, "{command}: on standard output: {}", said.out);
    }
    assert!(count > 60, "only {count} lines found");
    let left: Vec<_> = fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().file_name()).collect();
    assert!(left.iter().all(|name| !name.to_string_lossy().ends_with(".part")), "{left:?}");
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn patterns_fit() {
    assert!(fits("a … c", "a b c") && fits("a…", "a") && fits("ab", "ab") && fits("…b…", "abc"));
    assert!(!fits("a … d", "a b c") && !fits("ab", "abc") && !fits("…x…", "abc"));
}
