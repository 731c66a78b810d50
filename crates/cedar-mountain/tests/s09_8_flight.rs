//! Sections 9.8 and 9.9: retreat, rout, advance.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test stops where it fails")]

mod common;

use cedar_mountain::event::{EndCause, Event, LossCause};
use cedar_mountain::state::{Form, Stage};
use common::{ByPurpose, Game, Position};
use kernel::Side;
use rule::rule;

/// A Confederate unit under a fire that makes it retreat: Hartsuff with 12 strength points, die 9.
fn beaten(unit: &str, place: &str, lines: &str, more: impl FnOnce(Position) -> Position) -> Game {
    let position = Position::at("offensive").unit_with("us_hartsuff", "1207", "sp = 12").unit_with(unit, place, lines);
    let mut game = more(position).build();
    game.fire(unit, &["us_hartsuff"], &[9]);
    game
}

#[rule("CM-9.8a")]
#[rule("CM-9.8b")]
#[test]
fn a_retreat_goes_towards_its_hex_and_away_from_the_firer() {
    let game = beaten("cs_thomas", "1208", "", |p| p);
    // Towards 0115 and not nearer to Hartsuff in 1207.
    assert!(!game.listed("flee").is_empty());
    for hex in game.listed("flee") {
        let (w, to) = (&game.world, game.hex(&hex));
        assert!(w.distance(to, game.hex("0115")) < w.distance(game.hex("1208"), game.hex("0115")), "{hex}");
        assert!(w.distance(to, game.hex("1207")) >= 1);
    }
    assert_eq!(game.refused_by("flee 1308"), "CM-9.8b");
    assert_eq!(game.refused_by("flee 1208"), "CM-M.3");
}

#[rule("CM-9.8c")]
#[rule("CM-9.8d")]
#[test]
fn a_free_hex_alongside_may_be_taken_for_one_in_a_zone() {
    use cedar_mountain::zones::controls;
    // Towards 0115 lie 1108 and 1109; Gordon in 1009 controls both, so hexes alongside open up.
    let mut game = beaten("cs_thomas", "1208", "", |p| p.unit("us_gordon", "1009"));
    let listed = game.listed("flee");
    let (w, s) = (&game.world, &game.state);
    let goal = game.hex("0115");
    let here = w.distance(game.hex("1208"), goal);
    let (pressed, free): (Vec<&String>, Vec<&String>) =
        listed.iter().partition(|hex| controls(w, s, Side::Union, game.hex(hex)));
    assert!(pressed.iter().all(|hex| w.distance(game.hex(hex), goal) < here));
    assert!(!free.is_empty(), "{listed:?}");
    if let Some(hex) = pressed.first().map(|hex| (*hex).clone()) {
        let before = game.sp("cs_thomas");
        game.throw(&format!("flee {hex}"), &mut ByPurpose(vec![("morale", 1)]));
        assert!(game.sp("cs_thomas") < before);
        assert!(game.told(|event| matches!(event, Event::Lost { points: 1, why: LossCause::Zone, .. })));
    }
}

#[rule("CM-9.8e")]
#[test]
fn nobody_ends_stacked_or_in_a_zone() {
    // Friends in every hex two steps away: Thomas goes a step more.
    let mut game = beaten("cs_thomas", "1208", "", |p| {
        p.unit("cs_early", "1009").unit("cs_branch", "1010").unit("cs_pender", "1110").unit("cs_archer", "1109")
    });
    game.flee(&mut ByPurpose(vec![("morale", 1)]));
    let hex = game.at("cs_thomas").hex.unwrap();
    assert!(game.world.distance(game.hex("1208"), hex) >= 2);
    assert_eq!(game.state.unit_at(hex), Some(game.unit("cs_thomas")));
}

#[rule("CM-9.8f")]
#[rule("CM-9.8i")]
#[test]
fn a_surrounded_unit_is_eliminated() {
    // In the corner 0120 the neighbours are 0119 and 0219.
    let mut game = Position::at("offensive")
        .unit("us_hartsuff", "0119")
        .unit("us_tower", "0219")
        .unit("cs_thomas", "0120")
        .build();
    game.fire("cs_thomas", &["us_tower", "us_hartsuff"], &[9]);
    assert!(game.is_gone("cs_thomas"));
    assert!(game.told(|event| matches!(event, Event::Eliminated { why: EndCause::NoWay, .. })));
    assert_eq!(game.state.lost.confederate, 12);
}

#[rule("CM-9.8g")]
#[test]
fn guns_lose_a_point_and_limber_up_once() {
    let mut game = beaten("cs_andrews", "1208", "", |p| p);
    // 12 strength points and die 9: two points by the chart, then one more would be the last.
    assert!(game.is_gone("cs_andrews"));
    let mut position = Position::at("offensive").unit_with("us_hartsuff", "1207", "sp = 9");
    position = position.unit("cs_andrews", "1208");
    game = position.build();
    game.fire("cs_andrews", &["us_hartsuff"], &[9]);
    assert_eq!((game.sp("cs_andrews"), game.form("cs_andrews")), (1, Form::Limbered));
    game.flee(&mut ByPurpose(vec![("morale", 10)]));
    assert!(game.is_routed("cs_andrews"));
    assert_eq!(game.sp("cs_andrews"), 1, "the rout costs nothing more");
}

#[rule("CM-9.8h")]
#[test]
fn a_routing_unit_has_no_zone_while_it_runs() {
    let mut game = Position::at("offensive").unit("us_hartsuff", "1207").unit("cs_thomas", "1208").build();
    game.fire("cs_thomas", &["us_hartsuff"], &[7, 8]);
    assert!(game.is_routed("cs_thomas"));
    assert!(!cedar_mountain::zones::controls(&game.world, &game.state, Side::Confederate, game.hex("1207")));
}

#[rule("CM-9.8j")]
#[test]
fn night_does_not_bar_flight_into_zones() {
    let mut game = Position::at("offensive")
        .head("night = [9]")
        .start("turn = 9")
        .unit_with("us_hartsuff", "1207", "sp = 12\nnight = true")
        .unit("us_gordon", "1009")
        .unit("cs_thomas", "1208")
        .build();
    game.fire("cs_thomas", &["us_hartsuff"], &[9]);
    game.flee(&mut ByPurpose(vec![("morale", 1)]));
    assert!(!game.is_gone("cs_thomas"));
}

#[rule("CM-14.1e")]
#[test]
fn ewells_men_may_make_for_their_own_entry() {
    let game = beaten("cs_early", "1208", "", |p| p);
    assert_eq!(game.listed("toward"), ["0115", "0920"]);
    let game = beaten("cs_thomas", "1208", "", |p| p);
    assert!(game.listed("toward").is_empty());
    let w = &game.world;
    let goals = |id: &str| w.goals(w.find_unit(id).unwrap()).iter().map(|hex| w.hex_id(*hex)).collect::<Vec<_>>();
    assert_eq!(goals("us_geary"), ["1701"]);
    assert_eq!(goals("cs_terry"), ["0115", "0920"]);
}

#[rule("CM-9.9a")]
#[rule("CM-9.9d")]
#[test]
fn one_unit_next_to_the_empty_hex_may_advance() {
    let advance = |reading: &str| {
        let mut game = Position::at("offensive")
            .option("advance", reading)
            .unit_with("us_hartsuff", "1207", "sp = 12")
            .unit("us_geary", "1308")
            .unit("us_res1", "1309")
            .unit_with("us_bayard", "1108", "routed = true")
            .unit_with("cs_thomas", "1208", "sp = 2")
            .unit("cs_early", "1311")
            .build();
        game.fire("cs_thomas", &["us_hartsuff"], &[9]);
        assert!(matches!(game.state.stage, Stage::Advance { .. }));
        game
    };
    let mut game = advance("any");
    assert_eq!(game.listed("advance"), ["us_geary", "us_hartsuff"]);
    assert_eq!(game.refused_by("advance us_res1"), "CM-8.0a");
    game.choose("advance us_geary", &[]);
    assert_eq!(game.place("us_geary"), Some("1208"));
    assert!(game.state.advanced.has(game.unit("us_geary")));
    assert_eq!(advance("firers").listed("advance"), ["us_hartsuff"]);
}

#[rule("CM-9.9c")]
#[test]
fn the_shattered_do_not_advance_into_a_zone() {
    let mut game = Position::at("offensive")
        .unit_with("us_hartsuff", "1207", "sp = 9")
        .unit("us_tower", "1108")
        .unit_with("cs_thomas", "1208", "sp = 1")
        .unit("cs_early", "1209")
        .build();
    game.fire("cs_thomas", &["us_tower", "us_hartsuff"], &[9]);
    assert_eq!(game.listed("advance"), ["us_tower"]);
    assert_eq!(game.refused_by("advance us_hartsuff"), "CM-9.9c");
}
