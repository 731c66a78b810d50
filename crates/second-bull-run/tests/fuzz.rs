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
    let world = Arc::new(random_world("30-august", 3));
    let plays = [(1, 40), (2, 120), (3, 300)];
    let found = spoilt::records::<Rules>(&world, &plays, tries(1_500, 30_000)).unwrap_or_else(|e| panic!("{e}"));
    assert!(found.refused > 0 && found.accepted > 0, "{found:?}");
}

/// The real scenarios, and a position at every boundary where a scenario may start.
fn scenario_files() -> Vec<String> {
    let mut texts: Vec<String> = SCENARIOS.iter().map(|id| BENCH.scenario_text(id).unwrap()).collect();
    let quiet = ["initiative", "continuation", "administration", "reinforcements", "action"];
    texts.extend(quiet.map(|phase| crowd(Position::at(phase).turn(9), "").file()));
    texts.push(crowd(Position::at("initiative").thirtieth().turn(9), "").file());
    texts.push(crowd(Position::at("night").both_days().turn(11), "").off_map("us_koltes", "exited = true").file());
    let marked = [
        Position::activation("union", "us_cc_mcdowell", 3),
        Position::at("commanders").start("side = \"union\""),
        Position::combat("union"),
    ];
    texts.extend(marked.map(|at| crowd(at.turn(10), "attack = \"115\"").file()));
    texts
}

/// A position in the middle of things, late on the 29th or the 30th; Seymour may hold an Attack marker.
fn crowd(at: Position, seymour: &str) -> Position {
    at.start("action-phase = 2")
        .unit_with("us_seymour", "96", "115", seymour)
        .unit_with("us_meade", "98", "115", "fatigue = 1")
        .unit("us_hardin", "130", "129")
        .unit("us_art_reynolds", "98", "115")
        .unit_with("us_buford", "78", "77", "dismounted = true")
        .routed_with("us_gibbon", "105", "losses = 2")
        .unit("us_doubleday", "132", "133")
        .unit("us_milroy", "118", "117")
        .unit_with("cs_trimble", "115", "98", "losses = 1")
        .unit("cs_lawton", "128", "116")
        .unit("cs_art_ewell", "128", "116")
        .routed("cs_early", "158")
        .commander("us_ac_pope", "109")
        .commander_with("us_cc_mcdowell", "104", "activated = true")
        .commander("cs_cc_jackson", "142")
        .reinforcement(&["us_duryea", "us_tower"], 10, &["D"])
        .reinforcement(&["cs_evans"], 10, &["H"])
}

#[test]
fn the_positions_at_every_boundary_are_good() {
    spoilt::good_scenarios::<Rules>(&BENCH, &scenario_files()).unwrap_or_else(|problem| panic!("{problem}"));
}

#[test]
fn spoilt_scenarios_are_refused_or_play_to_their_end() {
    let texts = scenario_files();
    let found = spoilt::scenarios::<Rules>(&BENCH, &texts, tries(600, 20_000)).unwrap_or_else(|e| panic!("{e}"));
    assert!(found.refused > 50 && found.accepted > 50, "{found:?}");
}

#[test]
fn spoilt_choices_are_refused_or_read_as_one_choice() {
    let world = world_with("29-august", OptionValues::new());
    let found = spoilt::choices::<Rules>(&world, tries(100_000, 3_000_000)).unwrap_or_else(|e| panic!("{e}"));
    assert!(found.refused > 1_000 && found.accepted > 1_000, "{found:?}");
}

#[test]
fn spoilt_options_are_refused_by_name_or_complete() {
    let found = spoilt::options::<Rules>(&BENCH, &SCENARIOS, tries(200, 5_000)).unwrap_or_else(|e| panic!("{e}"));
    assert!(found.refused > 0 && found.accepted > 0, "{found:?}");
}
