//! 9.4: commanders whom the enemy finds alone.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test stops where it fails")]

mod common;

use common::{Game, Position};
use kernel::Side;
use rule::rule;
use second_bull_run::event::Event;

/// Evans, about to act, and Pope somewhere near.
fn evans_and_pope(from: &str, facing: &str, pope: &str) -> Position {
    Position::solo("cs_evans", from, facing, "").commander("us_ac_pope", pope)
}

fn is_displaced(game: &Game) -> bool {
    game.told(|e| matches!(e, Event::LeaderDisplaced { .. }))
}

#[test]
#[rule("S-9.4-lone")]
#[rule("S-9.4-lone-activated")]
fn a_lone_commander_goes_one_or_two_zones_out_of_contact() {
    let mut game = evans_and_pope("117", "118", "103").acting("cs_evans");
    game.choose_all(&["step 118", "stop", "face 103"]);
    assert_eq!(game.asked(), Some(Side::Union), "his owner says where");
    let zones = ["100", "102", "104", "105", "106", "107", "120", "80", "83", "99"];
    assert_eq!(game.listed("lead"), zones.map(|zone| format!("us_ac_pope {zone}")));
    assert_eq!(game.refused_by("lead us_ac_pope 119"), "S-9.4-lone", "119 touches Evans");
    assert_eq!(game.refused_by("lead us_ac_pope 78"), "S-9.4-lone", "three zones away");
    assert!(!game.is_activated("us_ac_pope"));
    game.choose("lead us_ac_pope 104", &[]);
    assert_eq!(game.place_of("us_ac_pope"), Some("104"));
    assert!(game.is_activated("us_ac_pope"));
}

#[test]
#[rule("S-9.4-lone")]
fn a_zone_with_a_brigade_of_his_own_is_a_refuge_even_beside_the_enemy() {
    let mut game = evans_and_pope("117", "118", "103").unit("us_gibbon", "119", "118").acting("cs_evans");
    game.choose("step 118", &[]);
    while game.listed("lead").is_empty() {
        let face = game.listed("face");
        game.choose(&format!("face {}", face[0]), &[]);
    }
    assert!(game.offers("lead us_ac_pope 119"));
}

#[test]
#[rule("S-9.4-lone-ac")]
fn an_activated_army_commander_still_gives_way() {
    let start = Position::solo("cs_evans", "117", "118", "").commander_with("us_ac_pope", "103", "activated = true");
    let mut game = start.acting("cs_evans");
    game.choose_all(&["step 118", "stop", "face 103", "lead us_ac_pope 105"]);
    assert_eq!((game.place_of("us_ac_pope"), game.is_activated("us_ac_pope")), (Some("105"), true));
}

#[test]
#[rule("S-9.4-lone-guarded")]
fn a_commander_with_a_brigade_stays_and_keeps_his_side_up() {
    let mut game = evans_and_pope("117", "118", "103").unit("us_poe", "103", "118").acting("cs_evans");
    game.choose("step 118", &[]);
    while !game.listed("face").is_empty() {
        let face = game.listed("face");
        game.choose(&format!("face {}", face[0]), &[]);
    }
    assert_eq!((game.place_of("us_ac_pope"), game.is_activated("us_ac_pope")), (Some("103"), false));
    assert_eq!(game.asked(), Some(Side::Confederate));
}

#[test]
#[rule("S-9.4-lone-river")]
fn a_commander_gives_way_to_an_enemy_over_the_river() {
    let mut game = evans_and_pope("124", "138", "139").acting("cs_evans");
    game.choose_all(&["step 138", "stop", "face 139"]);
    assert_eq!(game.asked(), Some(Side::Union));
    let zones = ["140", "152", "153", "154", "169", "170", "93"];
    assert_eq!(game.listed("lead"), zones.map(|zone| format!("us_ac_pope {zone}")));
}

#[test]
#[rule("S-Q44")]
fn if_two_zones_do_not_suffice_he_goes_to_the_nearest_that_does() {
    let mut game = evans_and_pope("37", "19", "1").unit("cs_robertson", "18", "1").acting("cs_evans");
    game.choose_all(&["step 19", "stop", "face 18"]);
    assert_eq!(game.place_of("us_ac_pope"), Some("4"), "by 2 and 3, which touch the enemy");
}

#[test]
#[rule("S-Q44")]
fn ringed_in_he_goes_by_bare_zone_distance() {
    let mut game = evans_and_pope("151", "139", "140")
        .unit("cs_robertson", "93", "140")
        .unit("cs_lee_cav", "153", "140")
        .acting("cs_evans");
    game.choose_all(&["step 139", "stop", "face 140"]);
    let zones = ["124", "137", "169", "171", "172", "173"];
    assert_eq!(
        game.listed("lead"),
        zones.map(|zone| format!("us_ac_pope {zone}")),
        "three borders that can be crossed"
    );
}

/// Pope and Milroy in 98 beside Trimble; Milroy marches off to 77. Two slots were to be had.
fn left_behind() -> Game {
    let mut game = Position::activation("union", "us_cc_mcdowell", 2)
        .first("union")
        .commander("us_cc_mcdowell", "99")
        .commander("us_ac_pope", "98")
        .unit("us_milroy", "98", "115")
        .unit("us_bayard", "99", "98")
        .unit("cs_trimble", "115", "98")
        .build();
    game.choose_all(&["substitute us_milroy", "step 77", "stop", "face 98"]);
    assert_eq!(game.place_of("us_ac_pope"), Some("98"), "not at once");
    game
}

#[test]
#[rule("S-Q44")]
fn a_commander_left_by_his_brigade_may_be_joined_by_another() {
    let mut game = left_behind();
    game.choose_all(&["substitute us_bayard", "step 98", "stop", "face 115", "face 98", "done", "done"]);
    assert!(!is_displaced(&game));
    assert_eq!((game.place_of("us_ac_pope"), game.is_activated("us_ac_pope")), (Some("98"), false));
}

#[test]
#[rule("S-Q44")]
fn a_commander_left_by_his_brigade_may_ride_off() {
    let mut game = left_behind();
    game.choose("done", &[]);
    game.choose("try us_ac_pope", &[3]);
    game.choose_all(&["lead us_ac_pope 75", "done"]);
    assert!(!is_displaced(&game));
    assert_eq!(game.place_of("us_ac_pope"), Some("75"));
}

#[test]
#[rule("S-Q44")]
fn a_commander_left_by_his_brigade_gives_way_after_2_6() {
    let mut game = left_behind();
    game.choose("done", &[]);
    assert!(game.offers("try us_ac_pope"), "2.6 comes first");
    game.choose("done", &[]);
    assert_eq!(game.refused_by("done"), "S-9.4-lone");
    assert!(game.offers("lead us_ac_pope 75") && game.offers("lead us_ac_pope 99"));
    game.choose("lead us_ac_pope 99", &[]);
    assert!(is_displaced(&game) && game.is_activated("us_ac_pope"));
}

#[test]
#[rule("S-Q119")]
fn a_mover_may_stop_in_the_zone_of_a_lone_commander() {
    let mut game = evans_and_pope("117", "118", "118").acting("cs_evans");
    game.choose_all(&["step 118", "stop", "face 103"]);
    assert_eq!(game.asked(), Some(Side::Union));
    let zones: Vec<String> = game.listed("lead");
    assert!(zones.contains(&"us_ac_pope 105".to_owned()) && !zones.contains(&"us_ac_pope 103".to_owned()));
}

#[test]
#[rule("S-Q119")]
fn a_mover_that_passes_by_displaces_nobody() {
    let mut game = evans_and_pope("117", "118", "118").acting("cs_evans");
    game.choose_all(&["step 118", "step 119"]);
    assert!(!is_displaced(&game) && game.asked() == Some(Side::Confederate));
    game.choose_all(&["step 120", "stop", "face 121"]);
    assert!(!is_displaced(&game));
    assert_eq!((game.place_of("us_ac_pope"), game.is_activated("us_ac_pope")), (Some("118"), false));
}

#[test]
#[rule("S-Q119")]
#[rule("S-9.5-react-order")]
fn the_commander_leaves_after_the_turning_and_before_the_attack() {
    let mut game = evans_and_pope("117", "118", "103").unit("us_milroy", "119", "105").acting("cs_evans");
    game.choose_all(&["step 118", "face 119"]);
    assert_eq!(game.asked(), Some(Side::Union));
    assert!(game.listed("lead").is_empty(), "Milroy turns first");
    game.choose("face 118", &[]);
    assert!(!game.listed("lead").is_empty() && game.listed("attack").is_empty());
    assert_eq!(game.refused_by("attack 119"), "S-9.4-lone");
    game.choose("lead us_ac_pope 104", &[]);
    assert_eq!(game.asked(), Some(Side::Confederate));
    assert!(game.offers("attack 119"));
}

#[test]
#[rule("S-Q131")]
fn a_displaced_commander_may_go_to_a_lone_enemy_commander() {
    let mut game = evans_and_pope("117", "118", "103").commander("cs_ac_lee", "104").acting("cs_evans");
    game.choose_all(&["step 118", "stop", "face 103", "lead us_ac_pope 104"]);
    assert_eq!((game.place_of("us_ac_pope"), game.place_of("cs_ac_lee")), (Some("104"), Some("104")));
}

#[test]
#[rule("S-Q117")]
fn a_commander_may_follow_the_brigade_that_was_driven_off() {
    let mut game = Position::combat("confederate")
        .attacker("cs_evans", "98", "99")
        .attacker("cs_hood", "116", "99")
        .unit("us_milroy", "99", "98")
        .commander("us_ac_pope", "99")
        .build();
    game.choose("fight 99", &[6, 6, 5, 1, 4]);
    while game.listed("lead").is_empty() {
        let choice = game.choices()[0].clone();
        assert!(choice.starts_with("retreat") || choice.starts_with("face"), "{choice}");
        game.choose(&choice, &[]);
    }
    assert_eq!(game.asked(), Some(Side::Union), "before anybody advances");
    let refuge = game.place_of("us_milroy").unwrap().to_owned();
    assert_ne!(refuge, "99");
    game.choose(&format!("lead us_ac_pope {refuge}"), &[]);
    assert!(game.is_activated("us_ac_pope"));
    assert!(!game.listed("advance").is_empty());
}
