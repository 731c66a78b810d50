//! 3.5: nobody learns the efficiency markers of the other side, nor what follows from them, before the game is over.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test stops where it fails")]

use std::collections::BTreeSet;
use std::sync::Arc;

use contract::bench::Bench;
use contract::{Invariants, secrets, shown};
use kernel::{Side, Title, Viewer};
use red_badge::{Choice, Event, RedBadge, State, World};
use rule::rule;

/// What the views may name; the rest of the promises is tested elsewhere.
struct Table;

impl Invariants for Table {
    type Title = RedBadge;
    const MOST_ACTS: u64 = u64::MAX;

    fn hold(_: &World, _: &State) -> Result<(), String> {
        Ok(())
    }

    fn follow(_: &World, _: &State, _: &State, _: &[Event]) -> Result<(), String> {
        Ok(())
    }

    fn units(world: &World) -> BTreeSet<String> {
        let units = world.units.iter().flat_map(|unit| [unit.id.clone(), format!("{}+", unit.id)]);
        units.chain(world.leaders.iter().map(|leader| leader.id.clone())).collect()
    }

    fn places(world: &World) -> BTreeSet<String> {
        world.board.places().iter().map(|place| place.id.clone()).collect()
    }

    fn words() -> &'static [&'static str] {
        &[]
    }

    fn every_choice(_: &World) -> Vec<Choice> {
        Vec::new()
    }
}

fn world(scenario: &str) -> World {
    Bench::<RedBadge>::new().unwrap().world(scenario, kernel::OptionValues::default()).unwrap()
}

#[rule("RBC-3.5")]
#[test]
fn what_a_viewer_may_not_know_changes_nothing_he_sees() {
    for (scenario, seed, stride) in
        [("matthews-hill", 1, 7), ("matthews-hill", 2, 11), ("matthews-hill", 3, 11), ("full-battle", 4, 101)]
    {
        let kept = secrets::kept::<Table>(&world(scenario), seed, stride);
        let changed = kept.unwrap_or_else(|breach| panic!("{scenario}: {breach}"));
        assert!(changed > 0);
    }
}

#[rule("RBC-3.5")]
#[test]
fn records_of_games_under_way_are_sealed() {
    let world = Arc::new(world("matthews-hill"));
    secrets::sealed_records::<Table>(&world, 2, 300).unwrap_or_else(|breach| panic!("{breach}"));
}

#[test]
fn views_name_what_exists() {
    for (scenario, seed) in [("matthews-hill", 3), ("matthews-hill", 4), ("full-battle", 5)] {
        shown::names_exist::<Table>(&world(scenario), seed, 97).unwrap_or_else(|breach| panic!("{breach}"));
    }
}

#[rule("RBC-3.5")]
#[test]
fn an_efficiency_marker_is_shown_to_its_side_alone() {
    let world = world("full-battle");
    let mut state = RedBadge::start(&world);
    let formation = world.find_formation("US-2").unwrap();
    state.set_efficiency(Side::Union, formation, 3);
    let shown = |viewer: Viewer| {
        let view = RedBadge::view(&world, &state, viewer);
        view.tracks.iter().any(|track| track.id == "efficiency-us-2" && track.value == 3)
    };
    assert!(shown(Viewer::Union) && shown(Viewer::Referee));
    assert!(!shown(Viewer::Confederate) && !shown(Viewer::Spectator));
}
