//! Who could fire at a place in the next activation of his brigade.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test stops where it fails")]

mod common;
mod promises;

use common::{Game, Position};
use contract::walk::positions;
use kernel::view::ThreatView;
use kernel::{OptionValues, Side, Title};
use red_badge::RedBadge;

fn threats(game: &Game, place: &str) -> ThreatView {
    RedBadge::threats(&game.world, &game.state, place).unwrap()
}

/// The 2nd Rhode Island two hexes north of the Louisianans, the 71st New York far away.
fn front() -> Position {
    Position::actions("US-BURNSIDE", "advance")
        .facing("US-2RI-A", "N4219", 2)
        .unit("US-71NY-A", "N4009")
        .facing("CS-1LA", "N4221", 5)
        .order("CS-EVANS", "advance")
}

#[test]
fn the_odds_are_those_of_the_fire_itself() {
    let game = front().build();
    let view = threats(&game, "N4221");
    assert_eq!((view.side, view.threats.len()), (Side::Union, 1));
    let threat = &view.threats[0];
    assert_eq!((threat.units[0].unit.as_str(), threat.units[0].from.as_str()), ("US-2RI-A", "N4219"));
    let fire = game.parse("fire US-2RI-A N4221");
    let sheet = RedBadge::odds(&game.world, &game.state, &fire).unwrap();
    assert_eq!(threat.odds.as_ref().unwrap().outcomes, sheet.outcomes);
}

#[test]
fn the_enemy_threatens_although_it_is_not_his_turn() {
    let view = threats(&front().build(), "N4219");
    let ids: Vec<&str> = view.threats.iter().map(|threat| threat.units[0].unit.as_str()).collect();
    assert_eq!((view.side, ids.as_slice()), (Side::Confederate, ["CS-1LA"].as_slice()));
    // In March he fires at nobody.
    let marching = Position::actions("US-BURNSIDE", "advance").facing("US-2RI-A", "N4219", 2).unit_with(
        "CS-1LA",
        "N4221",
        "facing = 5\norder = \"march\"",
    );
    assert!(threats(&marching.build(), "N4219").threats.is_empty());
}

#[test]
fn nobody_threatens_an_empty_hex_and_nothing_is_told_of_a_place_that_is_none() {
    let game = front().build();
    assert!(threats(&game, "N1010").threats.is_empty());
    assert!(RedBadge::threats(&game.world, &game.state, "Z9999").is_none());
}

#[test]
fn everywhere_and_at_any_time_the_fires_shown_are_fires_of_that_side_with_odds() {
    let world = promises::world_with("matthews-hill", OptionValues::new());
    let mut seen = 0;
    for state in positions::<RedBadge>(&world, 0..20, 7) {
        for hex in state.occupied.union.hexes().chain(state.occupied.confederate.hexes()) {
            let view = RedBadge::threats(&world, &state, world.hex_id(hex)).unwrap();
            assert_eq!(Some(view.side.other()), state.held_by(hex));
            for threat in &view.threats {
                let unit = world.find_unit(&threat.units[0].unit).unwrap();
                assert_eq!(world.side_of(unit), view.side);
                assert_eq!(world.find_hex(&threat.units[0].from), state[unit].hex());
                let sum: f64 = threat.odds.iter().flat_map(|odds| &odds.outcomes).map(|one| one.probability).sum();
                assert!((sum - 1.0).abs() < 1e-9, "{sum}");
                seen += 1;
            }
        }
    }
    assert!(seen > 10, "{seen}");
}
