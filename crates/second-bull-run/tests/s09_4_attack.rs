//! 9.4: declaring an attack.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test stops where it fails")]

mod common;

use common::{Game, Position};
use rule::rule;
use second_bull_run::activation::check_attack;
use second_bull_run::bar::Bar;
use second_bull_run::event::Event;
use second_bull_run::state::Stage;

#[test]
#[rule("S-9.4-attack-cost")]
#[rule("S-Q33")]
fn an_attack_costs_two_points_over_any_border() {
    let arrive = |path: &[&str], from: &str, left: u8| {
        let start = Position::solo("us_milroy", from, path[0], "fatigue = 2").unit("cs_trimble", "115", "98");
        let mut game = start.acting("us_milroy");
        for zone in path {
            game.choose(&format!("step {zone}"), &[]);
        }
        assert_eq!(game.points_left(), Some(left));
        let Stage::Declaring(act) = game.state.stage else { panic!("{:?}", game.state.stage) };
        game.choose_all(&["face 115", "face 98"]);
        let checked = check_attack(&game.world, &game.state, &act, game.zone("115"));
        assert_eq!(game.offers("attack 115"), checked.is_ok());
        checked.map_err(Bar::rule)
    };
    assert_eq!(arrive(&["99", "98"], "78", 2), Ok(()), "though the escarpment would cost a mover three");
    assert_eq!(arrive(&["77", "99", "98"], "79", 1), Err("S-9.4-attack-cost"), "one is too few");
}

#[test]
#[rule("S-9.4-attack-still")]
#[rule("S-9.5-attack-face")]
#[rule("S-9.4-attack-marker")]
fn a_brigade_attacks_without_moving_and_turns_first() {
    let mut game = Position::solo("us_milroy", "98", "99", "").unit("cs_trimble", "115", "98").acting("us_milroy");
    game.choose_all(&["stop", "face 115"]);
    assert_eq!(game.points_left(), Some(6), "turning costs nothing");
    game.choose("attack 115", &[]);
    assert!(game.told(|e| matches!(e, Event::AttackDeclared { .. })));
    assert_eq!((game.target("us_milroy"), game.facing("us_milroy")), (Some("115"), Some("115")));
    assert_eq!(game.fatigue("us_milroy"), 0);
}

#[test]
#[rule("S-9.4-attack-still")]
fn two_points_of_dismounted_cavalry_are_enough() {
    let start = Position::solo("us_buford", "98", "115", "dismounted = true").unit("cs_trimble", "115", "98");
    let mut game = start.acting("us_buford");
    game.choose_all(&["stop", "face 115", "attack 115"]);
    assert_eq!(game.target("us_buford"), Some("115"));
}

#[test]
#[rule("S-9.4-attack-adjacent")]
fn the_target_is_next_to_it_held_and_to_be_crossed_to() {
    let mut game = Position::solo("us_milroy", "137", "150", "")
        .unit("cs_evans", "150", "137")
        .unit("cs_trimble", "151", "137")
        .unit("cs_early", "149", "150")
        .acting("us_milroy");
    game.choose_all(&["stop", "face 150"]);
    assert_eq!(game.front("us_milroy"), ["136", "150", "151"]);
    assert_eq!(game.choices(), ["attack 150", "done"]);
    assert_eq!(game.refused_by("attack 151"), "S-9.4-attack-adjacent", "Bull Run without a bridge");
    assert_eq!(game.refused_by("attack 136"), "S-9.4-attack-adjacent", "nobody is there");
    assert_eq!(game.refused_by("attack 149"), "S-9.4-attack-adjacent", "two zones away");
}

#[test]
#[rule("S-9.4-attack-adjacent")]
fn a_lone_commander_is_no_target() {
    let start = Position::solo("us_milroy", "98", "115", "").unit("cs_trimble", "115", "98");
    let mut game = start.unit("cs_evans", "96", "98").commander("cs_cc_jackson", "116").acting("us_milroy");
    game.choose_all(&["stop", "face 115"]);
    let away = game.listed("lead");
    game.choose(&format!("lead {}", away[0]), &[]);
    assert_eq!(game.refused_by("attack 116"), "S-9.4-attack-adjacent");
}

/// Milroy in 116: two brigades in 115, one each in 127, 128 and 129.
fn surrounded(value: &str) -> Game {
    let mut game = Position::solo("us_milroy", "116", "127", "")
        .unit("cs_trimble", "115", "116")
        .unit("cs_early", "115", "116")
        .unit("cs_forno", "127", "116")
        .unit("cs_lawton", "128", "116")
        .unit("cs_evans", "129", "116")
        .option("attack-needs-target-in-front", value)
        .acting("us_milroy");
    game.choose("stop", &[]);
    assert_eq!(game.facing("us_milroy"), Some("127"), "the only facing with four in front");
    game
}

#[test]
#[rule("S-Q32")]
fn the_target_must_be_in_the_front_unless_the_switch_lifts_it() {
    let on = surrounded("on");
    assert_eq!(on.listed("attack"), ["115", "127", "128"]);
    assert_eq!(on.refused_by("attack 129"), "S-Q32");
    let mut off = surrounded("off");
    assert_eq!(off.listed("attack"), ["115", "127", "128", "129"]);
    off.choose("attack 129", &[]);
    assert_eq!(off.target("us_milroy"), Some("129"));
}

#[test]
#[rule("S-Q34")]
fn artillery_declares_no_attack() {
    let start = Position::solo("us_art_reserve", "98", "99", "").unit("cs_trimble", "115", "98");
    let mut game = start.acting("us_art_reserve");
    assert_eq!(game.points_left(), Some(6));
    game.choose_all(&["stop", "face 115"]);
    assert!(game.listed("attack").is_empty());
    assert!(!game.listed("lead").is_empty(), "its action is over");
    assert_eq!(game.target("us_art_reserve"), None);
}
