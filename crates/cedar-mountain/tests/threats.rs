//! Who could fire at a place in the next fire of their side.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test stops where it fails")]

mod common;
mod promises;

use cedar_mountain::CedarMountain;
use common::{Game, Position};
use kernel::view::ThreatView;
use kernel::{Side, Title};

fn threats(game: &Game, place: &str) -> ThreatView {
    CedarMountain::threats(&game.world, &game.state, place).unwrap()
}

/// The firers of each threat, and the fire it is.
fn shown(game: &Game, place: &str) -> Vec<(String, String)> {
    let view = threats(game, place);
    let each = view.threats.iter().map(|threat| {
        let ids: Vec<&str> = threat.units.iter().map(|unit| unit.unit.as_str()).collect();
        (ids.join(" "), threat.notes[0].key.trim_start_matches("cm62-threat-note-").to_owned())
    });
    each.collect()
}

fn front(phase: &str) -> Position {
    Position::at(phase)
        .unit("us_geary", "1207")
        .unit("us_res1", "1106")
        .unit("cs_early", "1206")
        .unit_with("cs_walker", "1204", "form = \"limbered\"")
        .unit("cs_andrews", "1406")
}

#[test]
fn the_odds_are_those_of_the_fire_itself() {
    let game = front("artillery").build();
    let view = threats(&game, "1206");
    assert_eq!((view.side, view.threats.len()), (Side::Union, 1));
    let mut aimed = front("artillery").build();
    aimed.aim("cs_early", &["us_res1"]);
    assert_eq!(view.threats[0].odds.as_ref().unwrap().outcomes, aimed.sheet("fire").outcomes);
    assert_eq!(view.threats[0].units[0].from, "1106");
}

#[test]
fn each_side_fires_next_by_the_sequence_of_play() {
    let of = |phase: &str, place: &str| shown(&front(phase).build(), place);
    let pair = |ids: &str, kind: &str| (ids.to_owned(), kind.to_owned());
    assert_eq!(of("artillery", "1206"), [pair("us_res1", "artillery")]);
    // Guns fire no more in their own half once their phase is over.
    assert_eq!(of("movement", "1206"), [pair("us_geary", "offensive")]);
    let against_geary = of("movement", "1207");
    assert_eq!(against_geary.len(), 3, "Early, Andrews, and both: {against_geary:?}");
    assert_eq!(against_geary[0], pair("cs_early cs_andrews", "defensive"));
    // After the Union's fire the Confederate half comes, guns first, and then the Union's defence.
    assert_eq!(of("offensive", "1207"), [pair("cs_andrews", "artillery")]);
    let rally = front("rally").unit_with("us_prince", "1505", "routed = true").build();
    let in_defence = shown(&rally, "1206");
    assert_eq!(in_defence[0], pair("us_geary us_res1", "defensive"));
}

#[test]
fn nobody_threatens_an_empty_hex_and_nothing_comes_after_the_last_turn() {
    let game = front("movement").build();
    assert!(threats(&game, "0101").threats.is_empty());
    assert!(CedarMountain::threats(&game.world, &game.state, "2120").is_none());
    let last = front("rally").start("turn = 9\nside = \"confederate\"");
    let game = last.unit_with("cs_thomas", "0120", "routed = true").build();
    assert!(threats(&game, "1207").threats.is_empty());
}

#[test]
fn a_night_turn_to_come_is_looked_at_with_its_own_rules() {
    let far = front("rally")
        .head("night = [6]")
        .start("side = \"confederate\"")
        .unit_with("cs_thomas", "0120", "routed = true")
        .unit("us_res2", "1308")
        .build();
    // Turn 6 is night: Reserve 2, two hexes from Andrews, does not reach him.
    assert!(threats(&far, "1406").threats.is_empty(), "{:?}", shown(&far, "1406"));
}

#[test]
fn everywhere_and_at_any_time_the_fires_shown_are_fires_of_that_side() {
    let world = promises::random_world("historical", 5);
    let places: Vec<String> = <promises::Rules as contract::Invariants>::places(&world).into_iter().collect();
    let mut seen = 0;
    for state in contract::walk::positions::<CedarMountain>(&world, 0..3, 29) {
        for place in places.iter().filter(|id| state.is_occupied(world.find_hex(id).unwrap())).step_by(4) {
            let view = CedarMountain::threats(&world, &state, place).unwrap();
            for attacker in view.threats.iter().flat_map(|threat| &threat.units) {
                let unit = world.find_unit(&attacker.unit).unwrap();
                assert_eq!(world.side_of(unit), view.side);
                assert_eq!(world.find_hex(&attacker.from), state[unit].hex);
                seen += 1;
            }
        }
    }
    assert!(seen > 20, "{seen}");
}
