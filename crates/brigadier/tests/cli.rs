//! The commands as people and programs use them.

// Helpers of tests may fail loudly, as tests do.
#![allow(clippy::unwrap_used, clippy::panic, missing_docs)]

mod common;

use std::fs;
use std::process::{Command, Stdio};

use common::{folder, run, run_in};
use serde_json::Value;

fn keys(value: &Value) -> Vec<&str> {
    value.as_object().unwrap().keys().map(String::as_str).collect()
}

fn has_keys(value: &Value, wanted: &[&str]) {
    let keys = keys(value);
    assert!(wanted.iter().all(|key| keys.contains(key)), "{wanted:?} in {keys:?}");
}

#[test]
fn titles_as_promised() {
    let titles = run(&["titles", "--json"]).ok().json();
    let title = &titles["titles"][0];
    has_keys(title, &["title", "name", "scenarios", "options"]);
    assert_eq!(title["title"], "bull-run-1861");
    let ids: Vec<&str> = title["scenarios"].as_array().unwrap().iter().map(|s| s["id"].as_str().unwrap()).collect();
    assert_eq!(ids, ["free", "historical"]);
    has_keys(&title["scenarios"][0], &["id", "name", "turns"]);
    has_keys(&title["options"][0], &["id", "values", "default", "scenarios"]);
    assert_eq!(title["options"][0]["scenarios"], serde_json::json!(["free", "historical"]));
    let french = run(&["titles", "--lang", "fr"]).ok().out;
    assert!(french.contains("Placement historique"), "{french}");
}

#[test]
fn sim_as_promised_whatever_the_jobs() {
    let sim = |jobs: &str, extra: &[&str]| {
        let args = ["sim", "--title", "bull-run-1861", "--games", "30", "--seed", "9", "--json", "--jobs", jobs];
        run(&[&args, extra].concat()).ok().json()
    };
    for extra in [&["--scenario", "historical"][..], &["--scenario", "free", "--options", "random"]] {
        let (one, three) = (sim("1", extra), sim("3", extra));
        has_keys(&one, &["title", "scenario", "games", "finished", "refused", "choices", "choices_per_second"]);
        has_keys(&one, &["games_per_second", "wins", "mean_choices_per_game", "digest"]);
        has_keys(&one["wins"], &["union", "confederate", "draw"]);
        assert_eq!((&one["games"], &one["finished"], &one["refused"]), (&30.into(), &30.into(), &0.into()));
        for key in ["digest", "choices", "wins", "finished"] {
            assert_eq!(one[key], three[key], "{key}");
        }
    }
    let other = run(&["sim", "--games", "30", "--seed", "10", "--json"]).ok().json();
    assert_ne!(other["digest"], sim("2", &[])["digest"]);
}

#[test]
fn options_are_played_with() {
    let folder = folder("options");
    let args = ["sim", "--games", "1", "--option", "confusion=on", "--option", "extra-turn=on", "--records", "."];
    run_in(&folder, &args, "").ok();
    let record = fs::read_to_string(folder.join("game-0.record")).unwrap();
    assert!(record.contains("option: confusion = on\n") && record.contains("option: extra-turn = on\n"));
    run_in(&folder, &["replay", "game-0.record"], "").ok();
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn records_replay_and_tell_their_story() {
    let folder = folder("replay");
    run_in(&folder, &["sim", "--games", "1", "--seed", "2", "--records", "."], "").ok();
    let replay = |extra: &[&str]| run_in(&folder, &[&["replay", "game-0.record"], extra].concat(), "").ok();
    let whole = replay(&["--json"]).json();
    has_keys(&whole, &["ok", "choices", "hash", "outcome"]);
    assert_eq!((&whole["ok"], &whole["dice_proved"]), (&true.into(), &true.into()));
    assert!(["union", "confederate", "draw"].contains(&whole["outcome"].as_str().unwrap()));
    let part = replay(&["--json", "--to", "20", "--events"]).json();
    assert_eq!((&part["choices"], &part["outcome"]), (&20.into(), &Value::Null));
    assert_eq!(part["events"].as_array().unwrap().len(), 20);
    let (english, french) = (replay(&["--events"]).out, replay(&["--events", "--lang", "fr"]).out);
    assert!(english.lines().count() > 500 && english.contains("[BR-"));
    assert!(french.contains("Confédération : ") && french != english);
    let bad = fs::read_to_string(folder.join("game-0.record")).unwrap().replace("\nhash: ", "\nhash: x");
    fs::write(folder.join("bad.record"), bad).unwrap();
    let said = run_in(&folder, &["replay", "bad.record", "--json"], "");
    assert_eq!((said.code, &said.json()["ok"]), (Some(1), &false.into()));
    assert!(said.json()["error"].as_str().unwrap().contains("expected 64 hex digits"));
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn choices_as_promised() {
    let start = run(&["choices", "--scenario", "historical", "--json"]).ok().json();
    has_keys(&start["asked"], &["side", "prompt"]);
    let first = &start["choices"][0];
    has_keys(first, &["notation", "verb", "unit", "place", "facing", "target", "rule"]);
    assert!(first.get("odds").is_none());
    let text = run(&["choices", "--scenario", "historical"]).ok().out;
    assert!(text.contains(first["notation"].as_str().unwrap()) && text.contains(first["rule"].as_str().unwrap()));
}

/// Goes through a game for a moment at which a combat can be fought, and one at which a step costs points.
#[test]
fn costs_and_odds_come_with_the_choices() {
    let folder = folder("odds");
    run_in(&folder, &["sim", "--games", "1", "--seed", "2", "--players", "greedy,greedy", "--records", "."], "").ok();
    let record = fs::read_to_string(folder.join("game-0.record")).unwrap();
    let before = |verb: &str| {
        let line = record.lines().find(|line| line.split(' ').nth(2) == Some(verb)).unwrap();
        (line.split(' ').next().unwrap().parse::<u32>().unwrap() - 1).to_string()
    };
    let at = |command: &str, verb: &str, extra: &[&str]| {
        let (to, args) = (before(verb), [command, "game-0.record", "--to"]);
        run_in(&folder, &[&args, &[to.as_str()][..], extra].concat(), "").ok()
    };
    let step = at("choices", "step", &["--json"]).json();
    let costs = step["choices"].as_array().unwrap().iter().filter_map(|choice| choice.get("cost"));
    assert!(costs.clone().count() > 0 && costs.clone().all(|cost| cost["points"].as_i64() > Some(0)));
    let fight = at("choices", "resolve", &["--json"]).json();
    let resolve = fight["choices"].as_array().unwrap().iter().find(|choice| choice["notation"] == "resolve").unwrap();
    check_odds(&resolve["odds"]);
    let odds = at("odds", "resolve", &["--json"]).json();
    assert_eq!(odds["combats"][0]["notation"], "resolve");
    assert_eq!(odds["combats"][0]["outcomes"], resolve["odds"]["outcomes"]);
    let table = at("odds", "resolve", &["--choice", "resolve"]).out;
    assert!(table.contains(" %") && table.contains("Results"), "{table}");
    assert!(at("odds", "resolve", &["--lang", "fr"]).out.contains("Résultats"));
    fs::remove_dir_all(folder).unwrap();
}

fn check_odds(odds: &Value) {
    let outcomes = odds["outcomes"].as_array().unwrap();
    let total: f64 = outcomes.iter().map(|outcome| outcome["probability"].as_f64().unwrap()).sum();
    assert!((total - 1.0).abs() < 1e-9, "{total}");
    outcomes.iter().for_each(|outcome| has_keys(outcome, &["what", "probability", "exact"]));
    for modifier in odds["modifiers"].as_array().unwrap() {
        has_keys(modifier, &["side", "value", "rule"]);
        assert!(modifier["rule"].as_str().unwrap().starts_with("BR-"));
    }
}

#[test]
fn a_scenario_file_can_be_studied_and_played() {
    let folder = folder("scenario");
    let scenario = fs::read_to_string(common::root().join("data/bull-run-1861/scenarios/historical.toml")).unwrap();
    fs::write(folder.join("mine.toml"), scenario.replacen("id = \"historical\"", "id = \"mine\"", 1)).unwrap();
    let named = run_in(&folder, &["choices", "--scenario", "mine.toml", "--json"], "").ok().json();
    let given = run_in(&folder, &["choices", "mine.toml", "--json"], "").ok().json();
    assert_eq!(named, given);
    run_in(&folder, &["sim", "--scenario", "mine.toml", "--games", "2", "--records", "."], "").ok();
    let record = fs::read_to_string(folder.join("game-1.record")).unwrap();
    assert!(record.contains("\nscenario: mine\n") && record.contains("\nscenario-file:\n"));
    fs::remove_file(folder.join("mine.toml")).unwrap();
    run_in(&folder, &["replay", "game-1.record"], "").ok();
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn data_of_ones_own_wins() {
    let folder = folder("data");
    fs::create_dir_all(folder.join("own/text/en")).unwrap();
    let texts = fs::read_to_string(common::root().join("data/text/en/bull-run-1861-options.ftl")).unwrap();
    let mine = texts.replacen("title-bull-run-1861 = Bull Run 1861", "title-bull-run-1861 = First Manassas", 1);
    fs::write(folder.join("own/text/en/bull-run-1861-options.ftl"), mine).unwrap();
    assert!(run_in(&folder, &["titles", "--data", "own"], "").ok().out.contains("First Manassas"));
    assert!(!run_in(&folder, &["titles"], "").ok().out.contains("First Manassas"));
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn our_data_passes_its_check() {
    let report = run(&["check-data", "--json"]).ok().json();
    assert_eq!((&report["ok"], &report["checked"]["boards"]), (&true.into(), &4.into()));
}

#[test]
fn the_ledger_as_promised() {
    let ledger = run(&["ledger", "--json"]).json();
    has_keys(&ledger["titles"][0], &["title", "rules", "cited", "uncited", "unknown"]);
}

/// Points of the first player with each side, from the lines of `--games`.
fn pairs(args: &[&str]) -> Vec<String> {
    let fixed = ["arena", "random", "greedy", "--title", "bull-run-1861", "--seed", "9", "--games", "--jobs", "1"];
    let out = run(&[&fixed[..], args].concat()).ok().out;
    out.lines().filter(|line| line.contains(" pair ")).map(str::to_owned).collect()
}

#[test]
fn a_match_may_be_fought_in_parts() {
    let whole = pairs(&["--pairs", "2"]);
    assert_eq!(whole.len(), 2);
    assert_eq!(pairs(&["--pairs", "1"]), whole[..1]);
    assert_eq!(pairs(&["--first", "1", "--pairs", "1"]), whole[1..]);
}

#[test]
fn the_scripted_commander_is_what_a_ladder_is_measured_by() {
    let args = ["arena", "level1", "level2", "level3", "--title", "red-badge", "--scenario", "matthews-hill", "--json"];
    let report = |span: &str| run(&[&args[..], &["--pairs", "1", "--jobs", "1", "--span", span]].concat()).ok().json();
    let (near, all) = (report("1"), report("2"));
    assert_eq!((near["matches"].as_array().unwrap().len(), all["matches"].as_array().unwrap().len()), (2, 3));
    assert_eq!(near["ladder"]["rungs"][2]["elo"].as_f64(), Some(1000.0));
    assert_ne!(near["ladder"]["rungs"][0]["elo"].as_f64(), Some(1000.0));
    assert_eq!(run(&[&args[..], &["--span", "0"]].concat()).code, Some(2));
}

#[test]
fn conduct_is_told_by_player_and_side() {
    let args = ["arena", "random", "level3", "--title", "bull-run-1861", "--pairs", "1", "--conduct", "--json"];
    let conduct = &run(&args).ok().json()["conduct"][0];
    for player in ["first", "second"] {
        for side in ["union", "confederate"] {
            assert!(conduct[player][side]["units"].as_u64().unwrap() > 0, "{player} {side}");
        }
    }
}

#[test]
fn a_curve_fitted_later_has_a_card_of_its_own() {
    let file = folder("fit").join("bull-run-1861.toml");
    let fit = |more: &[&str]| {
        let what = ["fit", "--title", "bull-run-1861", "--scenario", "historical", "--games", "12", "--json"];
        let args = ["--players", "level1,level1", "--jobs", "1", "--into", file.to_str().unwrap()];
        run(&[what.as_slice(), &args, more].concat()).ok().json();
        fs::read_to_string(&file).unwrap().parse::<toml::Table>().unwrap()
    };
    let seed = |sheet: &toml::Table, card: &str| {
        let card = sheet.get(card).and_then(|cards| cards.get("historical"));
        card.and_then(|card| card["seed"].as_integer())
    };
    let first = fit(&["--seed", "7"]);
    assert_eq!((seed(&first, "card"), seed(&first, "curve-card")), (Some(7), None));
    let bent = fit(&["--seed", "8", "--keep-weights"]);
    assert_eq!((seed(&bent, "card"), seed(&bent, "curve-card")), (Some(7), Some(8)));
    assert_eq!(bent["weights"], first["weights"]);
    assert_ne!(bent["curve"], first["curve"]);
    let anew = fit(&["--seed", "9"]);
    assert_eq!((seed(&anew, "card"), seed(&anew, "curve-card")), (Some(9), None));
}

#[test]
fn tune_says_what_it_found_and_writes_only_what_is_better() {
    let file = folder("tune").join("second-bull-run.toml");
    let size = ["--rounds", "1", "--pairs", "1", "--games", "1", "--tests", "1", "--jobs", "1", "--seed", "3"];
    let what = ["tune", "--title", "second-bull-run", "--scenario", "30-august", "--side", "union", "--json"];
    let foe = ["--against", "random", "--into", file.to_str().unwrap()];
    let found = run(&[&what[..], &size[..], &foe[..]].concat()).ok().json();
    has_keys(&found, &["title", "scenarios", "side", "card", "better", "leanings"]);
    // A single game proves nothing.
    assert_eq!((found["better"].as_bool(), file.exists()), (Some(false), false));
    let nothing = run(&["tune", "--title", "bull-run-1861", "--side", "union"]);
    assert_eq!(nothing.code, Some(1));
    assert!(nothing.err.contains("nothing to tune"), "{}", nothing.err);
}

#[test]
fn help_and_completions() {
    let help = run(&["--help"]).ok().out;
    let commands = [
        "titles",
        "play",
        "sim",
        "arena",
        "fit",
        "tune",
        "analyze",
        "replay",
        "view",
        "choices",
        "odds",
        "ledger",
        "check-data",
        "completions",
    ];
    for command in commands {
        assert!(help.contains(command), "{command}");
        assert!(run(&[command, "--help"]).ok().out.contains("Usage: brigadier"));
    }
    for shell in ["bash", "zsh", "fish"] {
        assert!(run(&["completions", shell]).ok().out.contains("check-data"));
    }
    assert!(run(&["--version"]).ok().out.starts_with("brigadier 0"));
}

/// A reader that stops early, as `head` does, is no reason to complain.
#[test]
fn a_closed_pipe_is_no_trouble() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_brigadier"))
        .args(["choices", "--scenario", "free"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert_eq!((output.status.code(), String::from_utf8_lossy(&output.stderr).as_ref()), (Some(0), ""));
}
