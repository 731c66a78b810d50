//! Spoilt records, scenario files, choices and options: errors, never a panic; and whatever is accepted is a game
//! that can be played to its end.
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
    let world = Arc::new(random_world("matthews-hill", 3));
    let plays = [(1, 60), (2, 200), (3, 400)];
    let found = spoilt::records::<Rules>(&world, &plays, tries(600, 20_000)).unwrap_or_else(|e| panic!("{e}"));
    assert!(found.refused > 0 && found.accepted > 0, "{found:?}");
}

/// Matthews Hill and a position at every boundary where a scenario may start, on the last turns of a day.
fn positions() -> Vec<String> {
    let mut texts = vec![BENCH.scenario_text("matthews-hill").unwrap()];
    let phases = ["set-up", "turn", "orders", "first", "draw", "commanders", "recovery", "turn-end"];
    texts.extend(phases.map(|phase| crowd(Position::at(phase)).file()));
    let active = ["activation", "actions", "shock"];
    texts.extend(active.map(|phase| crowd(Position::at(phase).start("brigade = \"US-BURNSIDE\"")).file()));
    texts.push(crowd(Position::at("turn").head("heat = [1000]\nmap = \"N\"\ncommand-waived = true")).file());
    texts
}

/// Both sides in contact, with guns, lines, disordered, routed and abandoned units, leaders and reinforcements; the
/// day ends with the next turn, so that the games are short.
fn crowd(at: Position) -> Position {
    at.head("first-hour = 900\nlast-hour = 1100\nnight = [1100]")
        .order("US-BURNSIDE", "attack")
        .brigade("US-BURNSIDE", "fatigue = 1")
        .order("CS-EVANS", "advance")
        .unit_with("US-2RI-A", "N4219", "facing = 2\norder = \"attack\"")
        .unit_with("US-2RI-B", "N4218", "facing = 2\nmorale = \"disordered\"")
        .unit_with("US-1RI-A", "N4117", "facing = 2\nextended = \"N4217\"")
        .unit_with("US-2RIBTY", "N4116", "form = \"unlimbered\"")
        .unit_with("US-71NY-A", "N4011", "sp = 3")
        .routed("US-71NY-B")
        .leader("US-L-BURNSIDE", "N4219")
        .unit_with("CS-1LA", "N4221", "facing = 5\nprepared = true")
        .unit_with("CS-4SC-A", "N4320", "facing = 5\nbuilt = 1")
        .unit_with("CS-4SC-B", "N4721", "facing = 5")
        .unit_with("CS-IMBODEN-A", "N4722", "morale = \"abandoned\"")
        .routed("CS-4AL-A")
        .leader_with("CS-L-EVANS", "N4721", "replacement = true")
        .text("[[barricade]]\nplace = \"N4722\"\nsides = [0, 5]")
        .group(&["US-L-PORTER", "US-14NY-A", "US-14NY-B"], "N4401", 1000, "order = \"march\"")
        .group(&["CS-HAMPTON-A", "CS-HAMPTON-B"], "N7021", 1100, "order = \"march\"\nams = 4")
}

#[test]
fn the_positions_at_every_boundary_are_good() {
    spoilt::good_scenarios::<Rules>(&BENCH, &positions()).unwrap_or_else(|problem| panic!("{problem}"));
}

#[test]
fn spoilt_scenarios_are_refused_or_play_to_their_end() {
    let mut texts = positions();
    texts.push(BENCH.scenario_text("full-battle").unwrap());
    let found = spoilt::scenarios::<Rules>(&BENCH, &texts, tries(160, 6_000)).unwrap_or_else(|e| panic!("{e}"));
    assert!(found.refused > 20 && found.accepted > 20, "{found:?}");
}

#[test]
fn spoilt_choices_are_refused_or_read_as_one_choice() {
    let world = world_with("matthews-hill", OptionValues::new());
    let found = spoilt::choices::<Rules>(&world, tries(40_000, 2_000_000)).unwrap_or_else(|e| panic!("{e}"));
    assert!(found.refused > 1_000 && found.accepted > 1_000, "{found:?}");
}

#[test]
fn spoilt_options_are_refused_by_name_or_complete() {
    let found = spoilt::options::<Rules>(&BENCH, &SCENARIOS, tries(60, 2_000)).unwrap_or_else(|e| panic!("{e}"));
    assert!(found.refused > 0 && found.accepted > 0, "{found:?}");
}
