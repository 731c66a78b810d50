//! `analyze` as people and programs use it.

// Helpers of tests may fail loudly, as tests do.
#![allow(clippy::unwrap_used, clippy::panic, missing_docs)]

mod common;

use common::{folder, run, run_in};
use serde_json::Value;

/// A finished game of quick players.
fn game(name: &str) -> std::path::PathBuf {
    let folder = folder(name);
    let games = ["sim", "--games", "1", "--seed", "5", "--players", "greedy,random", "--records", "."];
    run_in(&folder, &games, "").ok();
    folder
}

fn keys(value: &Value) -> String {
    value.as_object().unwrap().keys().map(String::as_str).collect::<Vec<_>>().join(" ")
}

#[test]
fn the_form_of_an_analysis_is_kept() {
    let folder = game("analyze-form");
    let found = run_in(&folder, &["analyze", "game-0.record", "--nodes", "0", "--json"], "").ok().json();
    let all = "activations choices curve drift format initial nodes players result scenario sides throws title turning_points";
    assert_eq!(keys(&found), all);
    assert_eq!(found["format"], 1);
    assert_eq!(keys(&found["curve"][0]), "chance expected n turn");
    assert_eq!(keys(&found["activations"][0]), "after before drift error from luck moment opinion side to",);
    assert_eq!(keys(&found["throws"][0]), "after dice exact expected favours mark moment n points side story",);
    assert_eq!(keys(&found["throws"][0]["dice"][0]), "face luck mark purpose side sides");
    let account = &found["sides"]["union"];
    assert_eq!(keys(account), "accuracy adjusted decisions dice errors gained initial luck marks purposes result",);
    assert_eq!(keys(&account["marks"]), "blunder doubtful mistake only");
    assert_eq!(keys(&account["purposes"][0]), "dice gained luck purpose");
    assert_eq!(keys(&account["dice"][0]), "chi_square count degrees expected mean sides");
    assert_eq!(keys(&found["drift"]), "mean union");
    assert_eq!(keys(&found["turning_points"][0]), "index kind moment n points side story text");
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn an_analysis_adds_up_and_is_told_in_both_languages() {
    let folder = game("analyze-sum");
    let found = run_in(&folder, &["analyze", "game-0.record", "--nodes", "0", "--json"], "").ok().json();
    let number = |value: &Value| value.as_f64().unwrap();
    for throw in found["throws"].as_array().unwrap() {
        let signed = |die: &Value| if die["side"] == "union" { number(&die["luck"]) } else { -number(&die["luck"]) };
        let luck: f64 = throw["dice"].as_array().unwrap().iter().map(signed).sum();
        assert!((luck - (number(&throw["after"]) - number(&throw["expected"]))).abs() < 1e-9, "{throw}");
    }
    let sides = &found["sides"];
    let luck = number(&sides["union"]["luck"]) - number(&sides["confederate"]["luck"]);
    let change = number(&found["result"]) - number(&found["initial"]);
    assert!((change - luck - number(&found["drift"]["union"])).abs() < 1e-9);
    let told = run_in(&folder, &["analyze", "game-0.record", "--nodes", "0"], "").ok().out;
    assert!(told.contains("How it was decided:") && !told.contains('['), "{told}");
    let french = run_in(&folder, &["analyze", "game-0.record", "--nodes", "0", "--lang", "fr"], "").ok().out;
    assert!(french.contains("Ce qui a décidé"), "{french}");
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn only_finished_games_are_analysed() {
    let folder = game("analyze-on");
    let record = std::fs::read_to_string(folder.join("game-0.record")).unwrap();
    let (head, body) = record.split_once("\n\n").unwrap();
    let head: Vec<&str> = head.lines().filter(|line| !line.starts_with("dice-key")).collect();
    let lines: Vec<&str> = body.lines().take(10).collect();
    let on = format!("{}\n\n{}\nunfinished\n", head.join("\n"), lines.join("\n"));
    std::fs::write(folder.join("on.record"), on).unwrap();
    let said = run_in(&folder, &["analyze", "on.record"], "");
    assert_eq!(said.code, Some(1));
    assert!(said.err.contains("not over yet"), "{}", said.err);
    assert_eq!(run(&["analyze"]).code, Some(2));
    assert_eq!(run(&["analyze", "on.record", "--quick", "--deep"]).code, Some(2));
    assert_eq!(run(&["analyze", "on.record", "--games", "3"]).code, Some(2));
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn a_survey_is_the_same_whatever_the_jobs() {
    let survey = |jobs: &str| {
        let args = ["analyze", "--sim", "--games", "12", "--players", "greedy,random", "--seed", "4", "--json"];
        run(&[&args[..], &["--jobs", jobs]].concat()).ok().json()
    };
    let (one, three) = (survey("1"), survey("3"));
    assert_eq!(one, three);
    assert_eq!(one["survey"]["games"], 12);
    assert_eq!(one["survey"]["calibration"]["tenths"].as_array().unwrap().len(), 10);
}
