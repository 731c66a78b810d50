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
    let plays = [(1, 40), (2, 120), (3, 300)];
    let found = spoilt::records::<Rules>(&world, &plays, tries(1_500, 30_000)).unwrap_or_else(|e| panic!("{e}"));
    assert!(found.refused > 0 && found.accepted > 0, "{found:?}");
}

/// The real scenarios, and a position at every boundary where a scenario may start.
fn scenario_files() -> Vec<String> {
    let mut texts: Vec<String> = SCENARIOS.iter().map(|id| BENCH.scenario_text(id).unwrap()).collect();
    let phases = ["turn", "command", "artillery", "movement", "defensive", "offensive", "rally"];
    texts.extend(phases.map(|phase| crowd(Position::at(phase).start("turn = 6")).file()));
    let late = Position::at("movement").head("night = [9]").start("turn = 9\nside = \"confederate\"\nnet = -3");
    texts.push(crowd(late).file());
    texts
}

/// Both sides in contact, with guns, routed and shattered units, leaders and reinforcements.
fn crowd(at: Position) -> Position {
    at.unit("us_crawford", "0907")
        .unit_with("us_gordon", "0906", "sp = 6")
        .unit_with("us_bayard", "0905", "form = \"dismounted\"")
        .unit("us_res5", "1007")
        .unit_with("us_res4", "1108", "form = \"limbered\"")
        .unit_with("us_geary", "1106", "routed = true\nsp = 7")
        .unit_with("us_prince", "1208", "out-of-command = true")
        .unit("cs_garnett", "0807")
        .unit_with("cs_taliaferro", "0808", "night = true")
        .unit("cs_andrews", "0708")
        .unit("cs_early", "0909")
        .unit_with("cs_thomas", "0709", "routed = true")
        .leader("us_banks", "1007")
        .leader_with("us_williams", "0907", "replacement = true")
        .leader("cs_jackson", "0909")
        .leader("cs_winder", "0810")
        .text("[[objective]]\nplace = \"0708\"")
        .text("[[group]]\nentry = \"0115\"\nturn = 6\npieces = [\"cs_ap_hill\", \"cs_branch\"]")
        .text("[[group]]\nentry = \"1701\"\nturn = 7\nmust-enter = 8\npieces = [\"us_greene\"]")
}

#[test]
fn the_positions_at_every_boundary_are_good() {
    spoilt::good_scenarios::<Rules>(&BENCH, &scenario_files()).unwrap_or_else(|problem| panic!("{problem}"));
}

#[test]
fn spoilt_scenarios_are_refused_or_play_to_their_end() {
    let texts = scenario_files();
    let found = spoilt::scenarios::<Rules>(&BENCH, &texts, tries(400, 10_000)).unwrap_or_else(|e| panic!("{e}"));
    assert!(found.refused > 50 && found.accepted > 50, "{found:?}");
}

#[test]
fn spoilt_choices_are_refused_or_read_as_one_choice() {
    let world = world_with("historical", OptionValues::new());
    let found = spoilt::choices::<Rules>(&world, tries(100_000, 3_000_000)).unwrap_or_else(|e| panic!("{e}"));
    assert!(found.refused > 1_000 && found.accepted > 1_000, "{found:?}");
}

#[test]
fn spoilt_options_are_refused_by_name_or_complete() {
    let found = spoilt::options::<Rules>(&BENCH, &SCENARIOS, tries(120, 3_000)).unwrap_or_else(|e| panic!("{e}"));
    assert!(found.refused > 0 && found.accepted > 0, "{found:?}");
}
