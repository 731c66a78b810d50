//! Positions that a good player solves: the full search solves them too, and makes none of the plans he never makes.

#![allow(clippy::panic, reason = "a test stops where something is wrong")]

use std::path::Path;

use cedar_mountain::state::Stage;
use cedar_mountain::{CedarMountain, Choice, State, World, choice};
use contract::positions::{self, Positions};
use kernel::Side;

struct Rules;

impl Positions for Rules {
    type Title = CedarMountain;

    const SEED: u64 = 1862;

    fn is_over(world: &World, start: &State, state: &State, side: Side) -> bool {
        let part = |state: &State| (state.turn, state.active);
        positions::enemy_plans::<CedarMountain>(world, state, side) || part(state) != part(start)
    }

    /// The unit that moves first.
    fn written(world: &World, state: &State, choice: &Choice) -> String {
        let text = choice::write(world, choice);
        match state.stage {
            Stage::Moving(mv) => format!("{} {text}", world.sheet(mv.unit).id),
            _ => text,
        }
    }
}

#[test]
fn the_full_search_solves_the_positions_and_makes_no_forbidden_plan() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/positions");
    positions::are_solved::<Rules>(&folder).unwrap_or_else(|why| panic!("{why}"));
}
