//! The data check finds nothing in our data, and much in damaged data.

// Helpers of tests may fail loudly, as tests do.
#![allow(clippy::unwrap_used, clippy::panic)]

use kernel::Library;
use shelf::{Data, Report, check_data};

fn check(path: &str, change: impl Fn(&str) -> String) -> Report {
    let text = Data::embedded().require(path).unwrap_or_else(|error| panic!("{error}")).into_owned();
    let changed = change(&text);
    assert_ne!(changed, text, "{path} was not changed");
    check_data(&Data::with([(path.to_owned(), changed)].into()))
}

fn finds(report: &Report, words: &[&str]) {
    let found = report.findings.iter().any(|finding| words.iter().all(|word| finding.contains(word)));
    assert!(found, "no finding with {words:?} in {:#?}", report.findings);
}

#[test]
fn our_data_is_sound() {
    let report = check_data(&Data::embedded());
    assert!(report.findings.is_empty(), "{:#?}", report.findings);
    assert_eq!(report.checked["boards"], 4);
    assert!(report.checked["set-ups"] > 20);
}

#[test]
fn marks_must_lie_on_the_board() {
    let report = check("bull-run-1861/marks.csv", |text| text.replacen("\nN01,", "\nN99,", 1));
    finds(&report, &["bull-run-1861/marks.csv, line 2", "'N99'"]);
    let report = check("cedar-mountain/marks.csv", |text| text.replacen("confederate", "southern", 1));
    finds(&report, &["cedar-mountain/marks.csv", "'southern' is no side"]);
}

#[test]
fn marks_agree_with_tags_of_the_same_name() {
    let report = check("second-bull-run/marks.csv", |text| {
        text.replacen("84,objective,3,confederate", "84,objective,3,union", 1)
    });
    finds(&report, &["second-bull-run/marks.csv", "the tag 'objective' of '84'"]);
}

#[test]
fn a_map_that_breaks_a_fact_is_found() {
    let report =
        check("second-bull-run/edges.csv", |text| text.replacen("96,97,escarpment,96,", "96,97,escarpment,97,", 1));
    finds(&report, &["second-bull-run/board.toml", "fact T2", "'97 96' does not climb"]);
}

#[test]
fn a_missing_ring_or_border_is_found() {
    let report = check("bull-run-1861/edges.csv", |text| {
        let mut lines: Vec<&str> = text.lines().collect();
        lines.remove(1);
        lines.join("\n")
    });
    finds(&report, &["bull-run-1861/"]);
}

#[test]
fn a_unit_that_does_not_exist_is_found() {
    let report = check("bull-run-1861/scenarios/historical.toml", |text| text.replacen("cs_evans", "cs_nobody", 1));
    finds(&report, &["bull-run-1861/scenarios/historical.toml", "cs_nobody"]);
}

#[test]
fn options_name_scenarios_that_exist() {
    let report = check("bull-run-1861/options.toml", |text| text.replacen("[\"free\"]", "[\"nowhere\"]", 1));
    finds(&report, &["options.toml", "'nowhere'"]);
}
