//! 6.3: how commanders move.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test stops where it fails")]

mod common;

use common::{Game, Position};
use kernel::{Side, Title};
use rule::rule;
use second_bull_run::SecondBullRun;

/// 2.6 with McDowell designated in 104 and Pope in 109.
fn riders() -> Position {
    Position::activation("union", "us_cc_mcdowell", 0)
        .first("union")
        .commander("us_cc_mcdowell", "104")
        .commander("us_ac_pope", "109")
}

/// 2.6 with McDowell designated somewhere.
fn mcdowell_in(zone: &str) -> Position {
    Position::activation("union", "us_cc_mcdowell", 0).commander("us_cc_mcdowell", zone)
}

/// What the ride of McDowell to a zone costs.
fn ride(game: &Game, zone: &str) -> Option<i64> {
    let view = SecondBullRun::reach(&game.world, &game.state, "us_cc_mcdowell").unwrap();
    view.places.iter().find(|p| p.place == zone).map(|p| p.cost)
}

#[test]
#[rule("S-6.3-when")]
fn commanders_move_after_the_brigades_and_before_the_combats() {
    let mut game = Position::solo("us_milroy", "98", "115", "").unit("cs_trimble", "115", "98").build();
    assert_eq!(game.refused_by("lead us_cc_mcdowell 99"), "S-4-order", "a slot is left");
    game.choose_all(&["substitute us_milroy", "stop"]);
    assert!(game.listed("lead").is_empty(), "a brigade acts");
    game.choose_all(&["face 115", "attack 115"]);
    assert!(game.offers("lead us_cc_mcdowell 99"));
    assert!(game.listed("fight").is_empty());
    game.choose("done", &[]);
    assert_eq!(game.listed("fight"), ["115"]);
    assert_eq!(game.refused_by("lead us_cc_mcdowell 99"), "S-4-order", "combats have begun");
}

#[test]
#[rule("S-6.3-who")]
fn only_the_named_corps_commander_and_the_army_commander_move() {
    let game = riders().commander("us_cc_sigel", "105").commander("cs_cc_jackson", "36").build();
    assert!(game.offers("lead us_cc_mcdowell 103") && game.offers("try us_ac_pope"));
    assert_eq!(game.refused_by("lead us_cc_sigel 103"), "S-6.3-who");
    assert_eq!(game.refused_by("try us_cc_sigel"), "S-6.3-ac-test");
    assert_eq!(game.refused_by("lead us_ac_pope 107"), "S-6.3-who", "not before his test");
    assert_eq!(game.refused_by("lead cs_cc_jackson 53"), "S-4-halves");
}

#[test]
#[rule("S-6.3-decline")]
fn they_move_in_either_order_or_not_at_all() {
    let start = riders().build();
    let mut corps_first = start.fork();
    corps_first.choose("lead us_cc_mcdowell 103", &[]);
    corps_first.choose("try us_ac_pope", &[3]);
    corps_first.choose("lead us_ac_pope 107", &[]);
    let mut army_first = start.fork();
    army_first.choose("try us_ac_pope", &[3]);
    army_first.choose("lead us_ac_pope 107", &[]);
    army_first.choose("lead us_cc_mcdowell 103", &[]);
    for game in [&corps_first, &army_first] {
        assert_eq!((game.place_of("us_cc_mcdowell"), game.place_of("us_ac_pope")), (Some("103"), Some("107")));
        assert_eq!(game.state.phase, 2, "the part is over");
    }
    assert_eq!(start.refused_by("lead us_cc_mcdowell 104"), "S-6.3-decline", "he is there already");
    let mut neither = start.fork();
    neither.choose("done", &[]);
    assert_eq!((neither.place_of("us_cc_mcdowell"), neither.place_of("us_ac_pope")), (Some("104"), Some("109")));
    assert!(!neither.is_activated("us_ac_pope"));
    let mut passed = start.fork();
    passed.choose("try us_ac_pope", &[1]);
    passed.choose("done", &[]);
    assert_eq!(passed.place_of("us_ac_pope"), Some("109"), "he may stay though he could move");
}

#[test]
#[rule("S-6.3-ac-test")]
#[rule("S-6.3-ac-flip")]
fn pope_moves_on_a_three_and_not_on_a_four() {
    for (die, moves) in [(3, true), (4, false)] {
        let mut game = riders().build();
        game.choose("try us_ac_pope", &[die]);
        assert_eq!(game.offers("lead us_ac_pope 107"), moves, "die {die}");
        assert!(game.is_activated("us_ac_pope"), "die {die}");
        assert_eq!(game.place_of("us_ac_pope"), Some("109"));
    }
}

#[test]
#[rule("S-6.3-ac-test")]
fn lee_moves_on_a_four_and_not_on_a_five() {
    for (die, moves) in [(4, true), (5, false)] {
        let mut game = Position::activation("confederate", "cs_cc_jackson", 0)
            .commander("cs_cc_jackson", "36")
            .commander("cs_ac_lee", "55")
            .build();
        game.choose("try cs_ac_lee", &[die]);
        assert_eq!(game.offers("lead cs_ac_lee 54"), moves, "die {die}");
    }
}

#[test]
#[rule("S-6.3-ac-once")]
#[rule("S-6.3-cc-free")]
fn the_corps_commander_moves_each_time_and_the_army_commander_tries_once() {
    let mut game = riders().build();
    game.choose("lead us_cc_mcdowell 103", &[]);
    game.choose("try us_ac_pope", &[4]);
    assert_eq!(game.state.phase, 2);
    game.choose("designate us_cc_mcdowell", &[3]);
    assert!(game.offers("lead us_cc_mcdowell 104"), "named again, no test");
    assert_eq!(game.refused_by("try us_ac_pope"), "S-6.3-ac-once");
    assert_eq!(game.refused_by("lead us_ac_pope 107"), "S-6.3-who");
}

#[test]
#[rule("S-6.3-ac-once")]
fn a_passed_test_moves_the_army_commander_once() {
    let mut game = riders().build();
    game.choose("try us_ac_pope", &[2]);
    game.choose("lead us_ac_pope 107", &[]);
    assert!(!game.listed("lead").iter().any(|lead| lead.starts_with("us_ac_pope")));
    assert_eq!(game.refused_by("lead us_ac_pope 109"), "S-6.3-who");
}

#[test]
#[rule("S-6.3-ac-new-turn")]
fn a_new_turn_lets_the_army_commander_try_again() {
    let mut game = Position::at("administration")
        .first("union")
        .commander_with("us_ac_pope", "109", "activated = true")
        .commander("us_cc_mcdowell", "104")
        .build();
    game.choose("begin", &[3, 3]);
    assert_eq!((game.state.turn, game.is_activated("us_ac_pope")), (6, false));
    game.choose("done", &[]);
    assert!(game.offers("try us_ac_pope"));
}

#[test]
#[rule("S-6.3-mp")]
#[rule("S-6.3-no-forced")]
fn a_commander_rides_eight_points_and_not_nine() {
    let mut game = riders().build();
    assert_eq!(ride(&game, "57"), Some(8));
    assert!(game.offers("lead us_cc_mcdowell 57"));
    assert_eq!(game.refused_by("lead us_cc_mcdowell 56"), "S-6.3-mp", "nine points along the road");
    assert_eq!(game.refused_by("lead us_cc_mcdowell 72"), "S-6.3-mp", "nine points across country");
    game.choose("lead us_cc_mcdowell 57", &[]);
    assert_eq!(game.refused_by("lead us_cc_mcdowell 56"), "S-6.3-who", "no forced march");
}

#[test]
#[rule("S-6.3-cost")]
fn a_commander_pays_what_a_brigade_pays() {
    assert_eq!(ride(&mcdowell_in("77").build(), "99"), Some(1), "a road");
    assert_eq!(ride(&mcdowell_in("105").build(), "103"), Some(2), "a zone");
    assert_eq!(ride(&mcdowell_in("97").build(), "96"), Some(3), "up the escarpment");
    assert_eq!(ride(&mcdowell_in("96").build(), "97"), Some(2), "down");
    assert_eq!(ride(&mcdowell_in("138").build(), "139"), Some(2), "the road over the Stone Bridge");
    let guns = |facing: &str| {
        let game = mcdowell_in("130").unit("us_milroy", "129", "128").unit("cs_art_w", "128", facing).build();
        ride(&game, "129")
    };
    assert_eq!((guns("129"), guns("127")), (Some(3), Some(2)), "into a front of guns, and into their flank");
}

#[test]
#[rule("S-6.3-cost")]
fn a_commander_gets_no_road_rate_in_an_enemy_zone_of_control() {
    let game = |enemy: bool| {
        let start = mcdowell_in("99").unit("us_milroy", "116", "128");
        if enemy { start.unit("cs_evans", "128", "127").build() } else { start.build() }
    };
    assert_eq!((ride(&game(false), "116"), ride(&game(true), "116")), (Some(1), Some(2)));
}

#[test]
#[rule("S-6.3-adjacent")]
fn a_commander_goes_beside_the_enemy_only_to_a_brigade_of_his_own() {
    let near = mcdowell_in("99").unit("cs_trimble", "115", "127");
    assert_eq!(near.clone().build().refused_by("lead us_cc_mcdowell 98"), "S-6.3-adjacent");
    assert!(near.clone().unit("us_meade", "98", "115").build().offers("lead us_cc_mcdowell 98"));
    assert!(near.build().offers("lead us_cc_mcdowell 77"), "77 touches no enemy");
}

#[test]
#[rule("S-6.3-adjacent")]
fn a_river_does_not_open_a_zone_beside_the_enemy() {
    let start = mcdowell_in("140");
    assert!(start.clone().build().offers("lead us_cc_mcdowell 139"));
    let watched = start.unit("cs_evans", "125", "124").build();
    assert_eq!(watched.refused_by("lead us_cc_mcdowell 139"), "S-6.3-adjacent", "Bull Run runs between 125 and 139");
}

#[test]
#[rule("S-6.3-enemy-zone")]
fn no_commander_enters_a_zone_with_an_enemy_brigade() {
    let game = mcdowell_in("98").unit("us_meade", "98", "115").unit("cs_trimble", "115", "98").build();
    assert_eq!(game.refused_by("lead us_cc_mcdowell 115"), "S-6.3-enemy-zone");
}

#[test]
#[rule("S-Q45")]
fn zones_of_control_do_not_stop_a_commander() {
    let game = mcdowell_in("99")
        .unit("us_meade", "98", "115")
        .unit("us_seymour", "96", "115")
        .unit("cs_trimble", "115", "98")
        .build();
    assert_eq!(ride(&game, "96"), Some(5), "through 98, both beside Trimble; any other way costs seven");
    assert!(game.offers("lead us_cc_mcdowell 113"), "and on with seven points; round them it is nine");
}

#[test]
#[rule("S-Q46")]
fn the_army_commander_may_try_when_his_side_passes() {
    let mut game =
        Position::designation("union").commander("us_cc_mcdowell", "104").commander("us_ac_pope", "109").build();
    game.choose("done", &[]);
    assert!(game.offers("try us_ac_pope"));
    assert_eq!(game.refused_by("lead us_cc_mcdowell 103"), "S-6.3-who", "he was not named");
    game.choose("try us_ac_pope", &[3]);
    assert!(game.offers("lead us_ac_pope 107"));
}

#[test]
#[rule("S-Q46")]
fn the_army_commander_may_try_without_any_corps_commander() {
    let game = Position::at("commanders").start("side = \"union\"").commander("us_ac_pope", "109").build();
    assert_eq!(game.choices(), ["try us_ac_pope", "done"]);
}

#[test]
#[rule("S-Q47")]
fn a_commander_does_not_ride_to_a_lone_enemy_commander() {
    let mut game = riders().commander("cs_ac_lee", "107").build();
    game.choose("try us_ac_pope", &[3]);
    assert_eq!(game.refused_by("lead us_ac_pope 107"), "S-Q47");
    assert!(game.offers("lead us_ac_pope 121"), "the next zone is open");
    assert_eq!(game.refused_by("lead us_cc_mcdowell 107"), "S-Q47");
    assert_eq!(game.asked(), Some(Side::Union));
}
