//! Spoilt records, scenario files, choices and options: errors, never a panic; and whatever is
//! accepted is a game that can be played to its end.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test stops where it fails")]

mod common;
mod promises;

use std::sync::Arc;

use common::Position;
use contract::{spoilt, tries};
use kernel::OptionValues;
use promises::{BENCH, Rules, SCENARIOS, random_world, world_with};

#[test]
fn spoilt_records_are_refused_or_replay() {
    let world = Arc::new(random_world("historical", 3));
    let plays = [(1, usize::MAX), (2, 40), (3, 200)];
    let found = spoilt::records::<Rules>(&world, &plays, tries(15_000, 150_000)).unwrap_or_else(|e| panic!("{e}"));
    assert!(found.refused > 0 && found.accepted > 0, "{found:?}");
}

/// The real scenarios, and a position at every boundary where a scenario may start.
fn scenario_files() -> Vec<String> {
    let mut texts: Vec<String> = SCENARIOS.iter().map(|id| BENCH.scenario_text(id).unwrap()).collect();
    let quiet = ["initiative", "op-markers", "movement", "continuation", "administration"];
    texts.extend(quiet.map(|phase| position(Position::at(phase), None).file()));
    let marked =
        [Position::at("headquarters"), Position::combat("confederate"), Position::activation("confederate", 9)];
    texts.extend(marked.map(|at| position(at, Some("cs_cocke")).file()));
    texts.push(position(Position::activation("union", 4), Some("us_sherman")).file());
    texts
}

/// A position in the middle of things; one brigade of the active side may hold an Attack mark.
fn position(at: Position, attacker: Option<&str>) -> Position {
    let lines = |id: &str, lines: &str| {
        let mark = if attacker == Some(id) { "engaged = true\n" } else { "" };
        format!("{mark}{lines}")
    };
    at.start("first = \"confederate\"\nmovement-phase = 2\noffensive-used = [\"union\"]\nfarm-ford-open = true")
        .unit_with("us_sherman", "N08", "S16", &lines("us_sherman", "fatigue = 1"))
        .unit("us_keyes", "N09", "S17")
        .unit_with("us_porter", "N02", "N03", "op = true")
        .unit_with("us_burnside", "S05", "S06", "losses = 1")
        .unit("cs_evans", "S06", "S05")
        .unit_with("cs_cocke", "S17", "N09", &lines("cs_cocke", "extended = \"S16\"\nmarker-facing = \"N08\""))
        .unit("cs_jackson", "S11", "S08")
        .behind("cs_bee", "S11", "line = \"second\"")
        .behind("cs_hampton", "S11", "host = \"cs_bee\"")
        .unit("cs_stuart", "S45", "S44")
        .hq("hq_mcdowell", "N01")
        .hq("hq_beauregard", "S39")
        .hq_with("hq_johnston", "S44", "activated = true")
        .text("[[reinforcement]]\nunit = \"us_schenck\"\nturn = 4\nplace = \"N01\"\nlimit = 3\n")
}

#[test]
fn spoilt_scenarios_are_refused_or_play_to_their_end() {
    let texts = scenario_files();
    let found = spoilt::scenarios::<Rules>(&BENCH, &texts, tries(10_000, 100_000)).unwrap_or_else(|e| panic!("{e}"));
    assert!(found.refused > 500 && found.accepted > 1_000, "{found:?}");
}

#[test]
fn the_positions_at_every_boundary_are_good() {
    spoilt::good_scenarios::<Rules>(&BENCH, &scenario_files()).unwrap_or_else(|problem| panic!("{problem}"));
}

#[test]
fn spoilt_choices_are_refused_or_read_as_one_choice() {
    let world = world_with("historical", OptionValues::new());
    let found = spoilt::choices::<Rules>(&world, tries(600_000, 6_000_000)).unwrap_or_else(|e| panic!("{e}"));
    assert!(found.refused > 1_000 && found.accepted > 1_000, "{found:?}");
}

#[test]
fn spoilt_options_are_refused_by_name_or_complete() {
    let found = spoilt::options::<Rules>(&BENCH, &SCENARIOS, tries(1_000, 10_000)).unwrap_or_else(|e| panic!("{e}"));
    assert!(found.refused > 0 && found.accepted > 0, "{found:?}");
}
