//! 9.5: changes of facing.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test stops where it fails")]

mod common;

use common::{Game, Position};
use kernel::{Side, Title, Viewer};
use rule::rule;
use second_bull_run::SecondBullRun;

const AROUND_105: [&str; 6] = ["103", "104", "106", "107", "119", "120"];

#[test]
#[rule("S-9.5-free")]
fn out_of_contact_any_facing_will_do() {
    let mut game = Position::solo("us_milroy", "104", "105", "").acting("us_milroy");
    game.choose_all(&["step 105", "stop"]);
    assert_eq!(game.listed("face"), AROUND_105);
}

#[test]
#[rule("S-9.5-stand-face")]
#[rule("S-9.5-rest-face")]
fn standing_and_resting_allow_any_facing_out_of_contact() {
    let mut stands = Position::solo("us_milroy", "105", "103", "").acting("us_milroy");
    stands.choose("stop", &[]);
    assert_eq!(stands.listed("face"), AROUND_105);
    stands.choose("face 120", &[]);
    assert_eq!(stands.facing("us_milroy"), Some("120"));
    let mut rests = Position::solo("us_milroy", "105", "103", "fatigue = 2").acting("us_milroy");
    rests.choose("rest", &[]);
    assert_eq!(rests.listed("face"), AROUND_105);
    rests.choose("face 107", &[]);
    assert_eq!((rests.facing("us_milroy"), rests.fatigue("us_milroy")), (Some("107"), 1));
}

/// Two brigades in 115 and Evans in 75: no front of 98 holds both zones.
fn two_against_one(start: Position) -> Position {
    start.unit("cs_trimble", "115", "98").unit("cs_early", "115", "98").unit("cs_evans", "75", "98")
}

#[test]
#[rule("S-9.5-most")]
#[rule("S-Q37")]
fn a_brigade_in_contact_takes_the_most_enemies_into_its_front() {
    let mut game = two_against_one(Position::solo("us_milroy", "99", "98", "")).acting("us_milroy");
    game.choose("step 98", &[]);
    assert_eq!(game.listed("face"), ["115", "116", "96"], "two brigades of one zone against one of another");
    assert_eq!(game.refused_by("face 97"), "S-9.5-most", "only Evans would be in front");
    assert_eq!(game.refused_by("face 99"), "S-9.5-most", "nobody would");
}

#[test]
#[rule("S-Q37")]
fn artillery_and_routed_brigades_count_among_the_enemies_in_front() {
    let start = Position::solo("us_milroy", "99", "98", "").routed("cs_trimble", "115").unit("cs_evans", "75", "98");
    let mut game = start.clone().unit("cs_art_w", "115", "98").acting("us_milroy");
    game.choose("step 98", &[]);
    assert_eq!(game.listed("face"), ["115", "116", "96"]);
    let mut even = start.acting("us_milroy");
    even.choose("step 98", &[]);
    assert_eq!(even.listed("face"), ["115", "116", "75", "77", "96", "97"], "one against one");
}

#[test]
#[rule("S-Q37")]
fn enemies_over_the_river_do_not_count() {
    let start = Position::solo("us_milroy", "124", "138", "").unit("cs_evans", "139", "138");
    let mut game = start.unit("cs_robertson", "151", "139").unit("cs_lee_cav", "137", "124").acting("us_milroy");
    game.choose("step 138", &[]);
    assert_eq!(game.listed("face"), ["124", "137", "151"], "only 137 touches him, and 151 lies beside it");
}

#[test]
#[rule("S-9.5-most")]
fn two_zones_that_fit_into_one_front_must_both_be_in_it() {
    let start = Position::solo("us_milroy", "99", "98", "").unit("cs_trimble", "115", "98");
    let mut game = start.unit("cs_evans", "97", "98").acting("us_milroy");
    game.choose("step 98", &[]);
    assert_eq!(game.facing("us_milroy"), Some("96"), "the one facing with 97 and 115 in front is taken at once");
}

#[test]
#[rule("S-9.5-still-most")]
#[rule("S-Q35")]
fn standing_or_resting_in_contact_keeps_the_most_enemies_in_front() {
    for choice in ["stop", "rest"] {
        let start = Position::solo("us_milroy", "98", "115", "fatigue = 2");
        let mut game = two_against_one(start).acting("us_milroy");
        game.choose(choice, &[]);
        assert_eq!(game.listed("face"), ["115", "116", "96"], "{choice}");
        game.choose("face 96", &[]);
        assert_eq!(game.fatigue("us_milroy"), if choice == "rest" { 1 } else { 2 });
    }
}

/// Milroy goes from 97 up to 96 and faces 115, where Trimble faces 127.
fn milroy_climbs() -> Game {
    let start = Position::solo("us_milroy", "97", "96", "").unit("cs_trimble", "115", "127");
    let mut game = start.unit("cs_early", "115", "127").acting("us_milroy");
    game.choose("step 96", &[]);
    game
}

#[test]
#[rule("S-9.5-react")]
#[rule("S-9.5-react-order")]
#[rule("S-Q38")]
fn brigades_in_contact_with_nobody_turn_to_the_newcomer() {
    let mut game = milroy_climbs();
    assert_eq!(game.asked(), Some(Side::Union), "the mover faces first");
    assert_eq!(game.refused_by("attack 115"), "S-9.5-react-order");
    game.choose("face 115", &[]);
    assert_eq!(game.asked(), Some(Side::Confederate), "then the enemy turns");
    assert_eq!(game.listed("face"), ["114", "96", "98"]);
    assert_eq!(game.refused_by("face 127"), "S-9.5-react");
    assert_eq!(game.refused_by("attack 115"), "S-9.5-react-order");
    game.choose("face 114", &[]);
    assert_eq!((game.facing("cs_trimble"), game.facing("cs_early")), (Some("114"), Some("114")), "together");
    assert_eq!(game.asked(), Some(Side::Union));
    assert!(game.offers("attack 115"), "and only then an attack");
}

#[test]
#[rule("S-Q38")]
fn a_facing_that_will_do_may_be_kept() {
    let start = Position::solo("us_milroy", "97", "96", "").unit("cs_trimble", "115", "98");
    let mut game = start.acting("us_milroy");
    game.choose_all(&["step 96", "face 115"]);
    assert_eq!(game.listed("face"), ["114", "96", "98"]);
    game.choose("face 98", &[]);
    assert_eq!(game.facing("cs_trimble"), Some("98"));
}

#[test]
#[rule("S-Q38")]
fn a_routed_mate_does_not_turn() {
    let start = Position::solo("us_milroy", "97", "96", "").unit("cs_trimble", "115", "127");
    let mut game = start.routed("cs_early", "115").acting("us_milroy");
    game.choose_all(&["step 96", "face 115", "face 96"]);
    assert_eq!((game.facing("cs_trimble"), game.facing("cs_early")), (Some("96"), None));
}

#[test]
#[rule("S-9.5-noreact")]
#[rule("S-Q128")]
fn brigades_already_in_contact_do_not_turn() {
    let start = Position::solo("us_milroy", "99", "98", "").unit("us_seymour", "96", "115");
    let mut game = start.unit("cs_trimble", "115", "96").acting("us_milroy");
    game.choose_all(&["step 116", "face 115"]);
    assert_eq!(game.asked(), Some(Side::Union));
    assert_eq!(game.facing("cs_trimble"), Some("96"), "Seymour holds him");
    assert!(game.offers("attack 115"));
}

#[test]
#[rule("S-Q128")]
fn a_brigade_that_leaves_contact_and_returns_is_met_afresh() {
    let start = || Position::solo("us_milroy", "98", "115", "").unit("cs_trimble", "115", "96");
    let mut round = start().acting("us_milroy");
    round.choose_all(&["step 99", "step 116", "face 115"]);
    assert_eq!(round.asked(), Some(Side::Confederate));
    assert_eq!(round.listed("face"), ["116", "127", "98"]);
    let mut straight = start().acting("us_milroy");
    straight.choose_all(&["step 116", "face 115"]);
    assert_eq!((straight.asked(), straight.facing("cs_trimble")), (Some(Side::Union), Some("96")), "never broken");
    let mut held = start().unit("us_seymour", "114", "115").acting("us_milroy");
    held.choose_all(&["step 99", "step 116", "face 115"]);
    assert_eq!((held.asked(), held.facing("cs_trimble")), (Some(Side::Union), Some("96")), "Seymour held him");
}

/// Example 4, combat 1: Field is driven from 96 in disorder, two zones.
fn field_beaten(start: Position) -> Game {
    let mut game = start
        .attacker("us_hardin", "97", "96")
        .unit("us_art_reynolds", "97", "96")
        .attacker("us_meade", "98", "96")
        .unit_with("cs_field", "96", "97", "losses = 1\nfatigue = 1")
        .unit("cs_pender", "115", "96")
        .build();
    game.choose("fight 96", &[3, 6, 3, 2]);
    let way = if game.offers("retreat 114") { "retreat 114" } else { "retreat 113" };
    game.choose(way, &[]);
    if game.offers("retreat 126") {
        game.choose("retreat 126", &[]);
    }
    assert_eq!(game.place_of("cs_field"), Some("126"));
    game
}

#[test]
#[rule("S-9.5-retreat-face")]
fn facing_is_chosen_after_a_retreat_and_after_an_advance() {
    let mut game = field_beaten(Position::combat("union"));
    assert_eq!(game.asked(), Some(Side::Confederate));
    assert_eq!(game.listed("face"), ["113", "114", "127", "141", "155", "156"]);
    game.choose("face 127", &[]);
    assert_eq!(game.facing("cs_field"), Some("127"));
    game.choose("advance us_meade 96", &[]);
    assert_eq!(game.asked(), Some(Side::Union));
    assert_eq!(game.listed("face"), ["114", "115", "98"], "with Pender in front");
}

#[test]
#[rule("S-9.6-retreat-facing")]
fn a_brigade_that_retreats_to_another_takes_the_facing_it_finds() {
    let game = field_beaten(Position::combat("union").unit("cs_early", "126", "155"));
    assert!(game.listed("face").is_empty());
    assert_eq!((game.facing("cs_field"), game.facing("cs_early")), (Some("155"), Some("155")));
}

#[test]
#[rule("S-9.5-commander")]
fn commanders_have_no_facing() {
    let mut game = Position::activation("union", "us_cc_mcdowell", 0)
        .commander("us_cc_mcdowell", "104")
        .commander("us_ac_pope", "109")
        .build();
    game.choose("lead us_cc_mcdowell 103", &[]);
    assert!(game.listed("face").is_empty());
    let view = SecondBullRun::view(&game.world, &game.state, Viewer::Spectator);
    let commanders: Vec<_> = view.counters.iter().filter(|c| c.kind == "commander").collect();
    assert!(commanders.len() >= 2 && commanders.iter().all(|c| c.facing.is_none() && c.front.is_empty()));
}
