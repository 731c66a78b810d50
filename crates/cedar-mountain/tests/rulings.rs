//! The late rulings on flight, leaders and turn 1.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test stops where it fails")]

mod common;

use cedar_mountain::event::Event;
use cedar_mountain::flight;
use cedar_mountain::ids::{Hex, Hexes};
use cedar_mountain::state::{Fire, FireStep, Flight, FlightStep, Stage};
use cedar_mountain::zones::controls;
use common::{ByPurpose, Game, Position};
use kernel::Side;
use rule::rule;

/// The flight that is under way.
fn flight_of(game: &Game) -> (Fire, Flight) {
    match game.state.stage {
        Stage::Fire(fire) => match fire.step {
            FireStep::Flight(run) => (fire, run),
            _ => panic!("nobody flees: {}", game.prompt()),
        },
        _ => panic!("nobody flees: {}", game.prompt()),
    }
}

/// CM-9.8b with rulings 51 and 52, written as slowly as the text reads.
fn oracle(game: &Game, fire: &Fire, run: &Flight, goal: Hex) -> Hexes {
    let (w, s) = (&game.world, &game.state);
    let from = s[fire.target].hex.unwrap();
    let enemy = w.side_of(fire.target).other();
    let firers: Vec<Hex> = fire.firers.filter_map(|unit| s[unit].hex).collect();
    let class = |to: Hex| {
        let (now, then) = (w.distance(from, goal), w.distance(to, goal));
        let not_nearer = firers.iter().all(|f| w.distance(to, *f) >= w.distance(from, *f));
        let farther = firers.iter().all(|f| w.distance(to, *f) > w.distance(from, *f));
        match (then < now, then == now, not_nearer, farther) {
            (true, _, true, _) => Some(1),
            (true, ..) => Some(2),
            (_, true, true, _) => Some(3),
            (_, true, ..) => Some(4),
            (_, _, _, true) => Some(5),
            _ => None,
        }
    };
    let legal: Vec<(Hex, u8, bool)> = w
        .near(from)
        .filter(|to| !run.seen.has(*to) && !s.occupied[enemy].has(*to))
        .filter_map(|to| Some((to, class(to)?, controls(w, s, enemy, to))))
        .collect();
    let best = legal.iter().map(|(_, class, _)| *class).min();
    let best_free = legal.iter().filter(|(_, _, zone)| !zone).map(|(_, class, _)| *class).min();
    let allowed = |class: u8, zone: bool| match (zone, best_free) {
        (false, Some(free)) if free <= 4 => class == free,
        (false, _) => Some(class) == best_free && best.is_some_and(|best| best > 2),
        (true, None) => Some(class) == best,
        (true, Some(_)) => class <= 2 && Some(class) == best,
    };
    legal.into_iter().filter(|(_, class, zone)| allowed(*class, *zone)).map(|(hex, _, _)| hex).collect()
}

#[rule("CM-R51")]
#[rule("CM-R52")]
#[rule("CM-9.8b")]
#[test]
fn steps_of_flight_agree_with_the_slow_reading_everywhere() {
    let game = Position::at("offensive")
        .unit_with("us_hartsuff", "1207", "sp = 12")
        .unit("us_gordon", "1009")
        .unit("us_crawford", "1010")
        .unit("cs_thomas", "1208")
        .build();
    let mut game = game;
    game.fire("cs_thomas", &["us_hartsuff"], &[9]);
    let (fire, _) = flight_of(&game);
    let mut seen_both = false;
    for start in game.world.hexes {
        if game.state.is_occupied(start) {
            continue;
        }
        game.state[fire.target].hex = Some(start);
        let run = flight::begin(&game.world, &game.state, fire.target, false, FlightStep::Hexes);
        for goal in ["0115", "0920", "1701"].map(|id| game.hex(id)) {
            let fast = flight::steps(&game.world, &game.state, &fire, &run, goal);
            assert_eq!(fast, oracle(&game, &fire, &run, goal), "from {}", game.world.hex_id(start));
            let zones = fast.filter(|hex| controls(&game.world, &game.state, Side::Union, *hex)).count();
            seen_both |= zones > 0 && zones < fast.len() as usize;
        }
    }
    assert!(seen_both, "somewhere a hex in a zone and a free one are offered together");
}

#[rule("CM-R53")]
#[test]
fn leaders_go_along_with_their_own_and_with_guns() {
    let riders = |unit: &str, leader: &str| {
        let game = Position::at("movement").unit(unit, "1207").leader(leader, "1207").build();
        !cedar_mountain::leaders::riders(&game.world, &game.state, game.unit(unit), game.hex("1207")).is_empty()
    };
    assert!(riders("us_res1", "us_banks") && riders("us_res1", "us_williams"));
    assert!(riders("us_geary", "us_augur") && !riders("us_geary", "us_williams"));
    let game = Position::at("movement").unit("us_res1", "1207").leader("us_williams", "1204").build();
    assert!(cedar_mountain::command::reaches(
        &game.world,
        &game.state,
        game.leader("us_williams"),
        game.unit("us_res1")
    ));
}

#[rule("CM-R54")]
#[test]
fn a_leader_leaves_a_zone_freely_and_blocks_no_line() {
    let mut game =
        Position::at("movement").unit("us_geary", "1207").leader("us_banks", "1207").unit("cs_early", "1206").build();
    game.choose("lead us_banks", &[]);
    assert_eq!(game.cost("go 1208"), 2);
    let game = Position::at("command").unit("us_geary", "1207").leader("us_augur", "1205").leader("cs_jackson", "1206");
    assert!(!game.build().is_out("us_geary"));
}

#[rule("CM-R55")]
#[test]
fn the_cap_of_turn_one_covers_changes_of_formation() {
    let mut game = Game::new("free", &[]);
    game.choose("enter us_res1 1701", &[]);
    assert_eq!(game.left(), 7);
    game.choose("step 1601", &[]);
    game.choose("unlimber", &[]);
    assert!(!matches!(game.state.stage, Stage::Moving(mv) if mv.spent > 8));
}

#[rule("CM-R56")]
#[rule("CM-6.4h")]
#[test]
fn a_unit_advances_upon_a_leader_left_behind() {
    let mut game = Position::at("offensive")
        .start("fate = []")
        .unit_with("us_hartsuff", "1207", "sp = 12")
        .unit_with("cs_thomas", "1208", "sp = 2")
        .leader("cs_jackson", "1208")
        .unit("cs_early", "0120")
        .build();
    game.fire("cs_thomas", &["us_hartsuff"], &[9]);
    assert_eq!(game.place("cs_jackson"), Some("1208"), "he stays when his unit is eliminated");
    game.throw("advance us_hartsuff", &mut ByPurpose(vec![("leader", 5)]));
    assert!(game.told(|event| matches!(event, Event::Surprised { .. })));
    assert_eq!(game.place("cs_jackson"), Some("0120"));
}
