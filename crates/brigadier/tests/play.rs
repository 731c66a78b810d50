//! The table at the terminal, over a pipe.

// Helpers of tests may fail loudly, as tests do.
#![allow(clippy::unwrap_used, clippy::panic, missing_docs)]

mod common;

use std::fs;
use std::path::Path;

use common::{Said, folder, run_in};

fn play(folder: &Path, args: &[&str], lines: &[&str]) -> Said {
    run_in(folder, &[&["play"], args].concat(), &lines.iter().map(|line| format!("{line}\n")).collect::<String>()).ok()
}

#[test]
fn the_end_of_the_input_ends_politely() {
    let folder = folder("eof");
    assert!(play(&folder, &["--scenario", "historical"], &[]).out.ends_with("Goodbye.\n"));
    // In the menu, too, wherever it stops.
    for count in 0..6 {
        run_in(&folder, &["play"], &"\n".repeat(count)).ok();
    }
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn the_menu_leads_to_a_game() {
    let folder = folder("menu");
    let out = run_in(&folder, &["play"], "2\nx\n1\n2\n1\n3\n?\nfog=on\nconfusion=on\n\nquit\nquit\n").ok().out;
    assert!(out.contains("Qui joue l’Union ?"), "{out}");
    assert!(out.contains("confusion=off|on") && out.contains("n’existe pas"), "{out}");
    assert!(out.contains("== Bull Run 1861: historical") && out.ends_with("Au revoir.\n"), "{out}");
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn choices_by_number_and_by_name_undo_and_save() {
    let folder = folder("table");
    let lines = ["1", "undo", "undo", "extend cs_cocke S18", "save a.record", "quit"];
    let out = play(&folder, &["--scenario", "historical", "--seed", "1"], &lines).out;
    assert!(out.contains("Taken back.") && out.contains("There is nothing to take back."), "{out}");
    assert!(out.contains("Saved as a.record."), "{out}");
    let record = fs::read_to_string(folder.join("a.record")).unwrap();
    assert!(record.contains("\n1 confederate extend cs_cocke S18\nhash: "), "{record}");
    assert!(!record.contains("dice-key"), "a game that goes on does not give its key away");
    let again = play(&folder, &["a.record"], &["1", "log", "save b.record", "quit"]).out;
    assert!(again.contains("extend cs_cocke S18"), "{again}");
    run_in(&folder, &["replay", "b.record"], "").ok();
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn refusals_name_the_rule_and_why_explains_it() {
    let folder = folder("why");
    let lines = [
        "why",
        "resolve",
        "why",
        "why BR-2-hq-three",
        "why nonsense",
        "999",
        "fly",
        "map",
        "list S18",
        "score",
        "help",
        "odds",
    ];
    let out = play(&folder, &["--scenario", "historical"], &lines).out;
    for words in [
        "[BR-5-phase-order]",
        "BR-5-phase-order: ",
        "BR-2-hq-three: There are three HQs",
        "there is no rule with this id",
        "There is no choice with this number",
        "'fly' is no choice",
        "If the game ended now",
        "take the last choice back",
        "No combat can be fought",
    ] {
        assert!(out.contains(words), "{words} in {out}");
    }
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn leaving_unsaved_needs_a_second_word() {
    let folder = folder("quit");
    let out = play(&folder, &["--scenario", "historical"], &["1", "quit", "quit", "1"]).out;
    assert!(out.contains("The game is not saved.") && out.ends_with("Goodbye.\n"));
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn a_save_that_fails_leaves_nothing_behind() {
    let folder = folder("full");
    fs::write(folder.join("old.record"), "old").unwrap();
    let lines = ["save", "save /dev/full", "save nowhere/a.record", "save .", "1"];
    let out = play(&folder, &["--scenario", "historical"], &lines).out;
    assert!(out.contains("Say where to: save FILE"), "{out}");
    assert!(out.contains("Not saved: /dev/full: No space left on device"), "{out}");
    assert!(out.contains("Not saved: nowhere/a.record: No such file or directory"), "{out}");
    assert!(out.contains("Not saved: .: Is a directory"), "{out}");
    let names: Vec<_> = fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().file_name()).collect();
    assert_eq!(names, ["old.record"]);
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn two_computers_play_to_the_end() {
    let folder = folder("computers");
    let args = ["--scenario", "free", "--players", "greedy,random", "--seed", "4"];
    let out = play(&folder, &args, &["save end.record", "quit"]).out;
    assert!(out.contains("Saved as end.record."));
    let record = fs::read_to_string(folder.join("end.record")).unwrap();
    assert!(record.contains("\nunion: greedy\nconfederate: random\n") && record.contains("\ndice-key: "));
    let replayed = run_in(&folder, &["replay", "end.record", "--json"], "").ok().json();
    assert_eq!(replayed["dice_proved"], true);
    fs::remove_dir_all(folder).unwrap();
}

/// One person at both sides goes back over dice, with the same dice or new ones.
#[test]
fn going_back_over_dice() {
    let folder = folder("dice");
    let start = ["--scenario", "historical", "--seed", "1"];
    let forward = vec!["1"; 60];
    let back = vec!["undo"; 40];
    let again = vec!["1"; 40];
    let plain = play(&folder, &start, &[&forward[..], &["save a.record", "quit"]].concat()).out;
    assert!(plain.contains("Saved"));
    play(&folder, &start, &[&forward[..], &back, &again, &["save b.record", "quit"]].concat());
    let read = |name: &str| fs::read_to_string(folder.join(name)).unwrap();
    assert_eq!(read("a.record"), read("b.record"), "the same dice give the same game");
    play(&folder, &start, &[&forward[..], &back, &["undo new"], &again, &["save c.record", "quit"]].concat());
    assert!(read("c.record").contains("\nreseed 1\n"));
    for name in ["a.record", "c.record"] {
        run_in(&folder, &["replay", name], "").ok();
    }
    fs::remove_dir_all(folder).unwrap();
}
