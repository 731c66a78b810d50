//! Positions that a good player solves: the full search solves them too, and makes none of the plans he never makes.

#![allow(clippy::panic, reason = "a test stops where something is wrong")]

use std::path::Path;

use contract::positions::{self, Positions};
use kernel::{Side, Tactics, Title};
use red_badge::{Choice, RedBadge, State, World};

struct Rules;

impl Positions for Rules {
    type Title = RedBadge;

    const SEED: u64 = 1861;

    fn is_over(world: &World, start: &State, state: &State, _: Side) -> bool {
        RedBadge::activation(world, state) != RedBadge::activation(world, start)
    }

    fn written(world: &World, _: &State, choice: &Choice) -> String {
        RedBadge::notation(world, choice)
    }
}

#[test]
fn the_full_search_solves_the_positions_and_makes_no_forbidden_plan() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/positions");
    positions::are_solved::<Rules>(&folder).unwrap_or_else(|why| panic!("{why}"));
}
