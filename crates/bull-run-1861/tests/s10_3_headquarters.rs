//! 10.3: headquarters that give way, and come back.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test stops where something is wrong")]

mod common;

use bull_run_1861::{Event, command};
use common::Position;
use common::movement::{activate, north, south};
use kernel::Side;
use rule::rule;

// ---- Headquarters give way ----

#[rule("BR-10.3-hq-displaced")]
#[test]
fn a_headquarters_gives_way_one_or_two_zones_and_is_activated() {
    // W-22. The wide list: every zone within two steps that adjoins no Northern brigade.
    let position = north().unit("us_burnside", "S07", "S08").unit("cs_holmes", "S30", "S29").hq("hq_beauregard", "S09");
    let mut game = activate(&position, "us_burnside");
    assert!(!game.state.hq(game.hq("hq_beauregard")).activated);
    game.choose("step S08", &[]);
    assert_eq!(game.asked(), Some(Side::Confederate));
    let places = ["N07", "S05", "S06", "S14", "S15", "S16", "S45", "S52", "S53", "S54"];
    assert_eq!(game.listed("hq"), places.map(|zone| format!("hq_beauregard {zone}")));
    assert_eq!(game.refused_by("hq hq_beauregard S10"), "BR-7-hq-no-contact");
    game.refusal("hq hq_beauregard S65");
    game.refusal("hq hq_beauregard S44");
    game.choose("hq hq_beauregard S15", &[]);
    assert!(game.told(|e| matches!(e, Event::HqDisplaced { .. })));
    assert_eq!(game.place_of("hq_beauregard"), Some("S15"));
    assert!(game.state.hq(game.hq("hq_beauregard")).activated);
    assert_eq!(game.asked(), Some(Side::Union), "and the march goes on");
}

#[rule("BR-10.3-hq-displaced-river")]
#[test]
fn headquarters_give_way_to_a_brigade_beyond_bull_run() {
    // Interaction 1 of section 15.
    let position = north()
        .unit("us_keyes", "N06", "N07")
        .unit("cs_holmes", "S30", "S29")
        .hq("hq_beauregard", "S06")
        .hq("hq_johnston", "S16");
    let mut game = activate(&position, "us_keyes");
    game.choose("step N07", &[]);
    assert_eq!(game.asked(), Some(Side::Confederate));
    assert!(game.offers("hq hq_beauregard S15") && game.offers("hq hq_johnston S15"), "in the owner's order");
    assert!(game.offers("hq hq_beauregard S05") && !game.offers("hq hq_johnston N08"), "N08 adjoins N07");
    game.choose("hq hq_johnston S15", &[]);
    assert!(!game.offers("hq hq_beauregard S15"), "taken");
    game.choose("hq hq_beauregard S09", &[]);
    assert_eq!(game.asked(), Some(Side::Union));
}

#[rule("BR-10.3-hq-displaced-stacked")]
#[test]
fn brigades_around_a_headquarters_do_not_shield_it() {
    let position =
        north().unit("us_burnside", "S07", "S08").unit("cs_jackson", "S10", "S08").hq("hq_beauregard", "S10");
    let mut game = activate(&position, "us_burnside");
    game.choose("step S08", &[]);
    assert_eq!(game.asked(), Some(Side::Confederate));
    game.choose("hq hq_beauregard S54", &[]);
    assert_eq!((game.place_of("hq_beauregard"), game.place_of("cs_jackson")), (Some("S54"), Some("S10")));
}

#[rule("BR-10.3-hq-displaced-any-arrival")]
#[test]
fn a_headquarters_gives_way_to_a_brigade_that_only_passes_and_again_to_the_same() {
    let position = north().unit("us_burnside", "S07", "S08").unit("cs_holmes", "S30", "S29").hq("hq_beauregard", "S09");
    let mut game = activate(&position, "us_burnside");
    game.choose_all(&["step S08", "hq hq_beauregard S54", "step S10"]);
    assert_eq!(game.asked(), Some(Side::Confederate), "S54 adjoins S10");
    game.choose_all(&["hq hq_beauregard S45", "stop"]);
    assert_eq!(game.place_of("hq_beauregard"), Some("S45"));
}

#[rule("BR-10.3-hq-displaced-any-arrival")]
#[test]
fn an_advance_and_a_deployed_marker_displace_headquarters_and_a_corner_does_not() {
    // Interaction 10 of section 15: in the middle of the combats.
    let mut game = Position::combat("union")
        .unit_with("us_burnside", "S03", "S07", "engaged = true")
        .unit("cs_evans", "S07", "S03")
        .hq("hq_beauregard", "S05")
        .hq("hq_johnston", "S09")
        .build();
    game.attack("S07", &["us_burnside"], &[1, 6, 6, 1]);
    assert_eq!(game.totals(), (10, 4, Side::Confederate, true));
    game.choose("attempt cs_evans", &[1]);
    game.choose("retreat S08 S65", &[]);
    while game.asked() == Some(Side::Confederate) {
        let facing = game.choices()[0].clone();
        game.choose(&facing, &[]);
    }
    game.choose("advance us_burnside S07", &[]);
    assert_eq!(game.asked(), Some(Side::Confederate));
    let asked: Vec<String> = game.listed("hq");
    assert!(!asked.is_empty() && asked.iter().all(|choice| choice.starts_with("hq_beauregard ")), "{asked:?}");
    // S07 and S09 touch only at a corner.
    assert_eq!(game.place_of("hq_johnston"), Some("S09"));
    let position = north().unit("us_burnside", "S07", "S08").hq("hq_johnston", "S09").unit("cs_jones", "S30", "S29");
    let mut game = activate(&position, "us_burnside");
    game.choose("deploy S08", &[]);
    assert_eq!(game.asked(), Some(Side::Confederate), "before the marker is even faced");
    assert!(game.offers("hq hq_johnston S15"));
}

#[rule("BR-10.3-hq-displaced-any-arrival")]
#[test]
fn a_retreat_displaces_a_headquarters_and_turns_stacks() {
    // Interaction 10 of section 15: Keyes, beaten in S08, falls back on S07.
    let mut game = Position::combat("confederate")
        .unit_with("cs_jackson", "S10", "S08", "engaged = true")
        .unit("cs_jones", "S04", "N49")
        .unit("us_keyes", "S08", "S10")
        .hq("hq_beauregard", "S05")
        .build();
    game.attack("S08", &["cs_jackson"], &[1, 6, 1]);
    assert_eq!(game.totals(), (10, 1, Side::Union, true));
    game.choose("attempt us_keyes", &[1]);
    game.choose("retreat S07", &[]);
    assert_eq!(game.asked(), Some(Side::Confederate), "the HQ first");
    assert!(game.offers("hq hq_beauregard S06"));
    game.choose("hq hq_beauregard S06", &[]);
    assert_eq!(game.asked(), Some(Side::Union), "then Keyes faces Jones");
    assert_eq!(game.listed("face"), ["S03", "S04", "S05"]);
    game.choose("face S04", &[]);
    assert_eq!(game.asked(), Some(Side::Confederate), "then Jones, who looked over the stream, turns");
    assert_eq!(game.listed("face"), ["S03", "S05", "S07"]);
}

#[rule("BR-10.3-hq-displaced-alone")]
#[test]
fn a_displaced_headquarters_does_not_join_another() {
    let position = north()
        .unit("us_burnside", "S07", "S08")
        .unit("cs_holmes", "S30", "S29")
        .hq("hq_beauregard", "S09")
        .hq("hq_johnston", "S15");
    let mut game = activate(&position, "us_burnside");
    game.choose("step S08", &[]);
    assert!(game.offers("hq hq_beauregard S54"));
    assert!(!game.offers("hq hq_beauregard S15"));
    game.refusal("hq hq_beauregard S15");
    assert!(game.offers("hq hq_beauregard S45"), "it may pass through Johnston's zone");
}

#[rule("BR-10.3-hq-displaced-far")]
#[test]
fn with_no_safe_zone_within_two_it_goes_to_the_nearest() {
    let position = south().unit("cs_jackson", "N35", "N01").unit("cs_bee", "N27", "N26").hq("hq_mcdowell", "N25");
    let mut game = activate(&position, "cs_bee");
    game.choose("step N26", &[]);
    assert!(game.told(|e| matches!(e, Event::HqDisplaced { .. })), "a single zone is taken without asking");
    assert_eq!(game.place_of("hq_mcdowell"), Some("N24"), "three zones away");
    // Among equally near zones the owner chooses: without Jackson there is room within two.
    let position = south().unit("cs_bee", "N27", "N26").hq("hq_mcdowell", "N25");
    let mut game = activate(&position, "cs_bee");
    game.choose("step N26", &[]);
    assert_eq!(game.listed("hq"), ["hq_mcdowell N33", "hq_mcdowell N36"]);
}

#[rule("BR-10.3-hq-zone-entered")]
#[test]
fn a_brigade_may_come_into_a_zone_that_holds_only_an_enemy_headquarters() {
    let mut game = Position::at("administration")
        .start("turn = 2\nfirst = \"union\"")
        .text("[[reinforcement]]\nunit = \"cs_smith\"\nturn = 2\nplace = \"S39\"")
        .unit("us_keyes", "N28", "N23")
        .hq("hq_mcdowell", "S39")
        .build();
    assert_eq!(game.place_of("cs_smith"), Some("S39"), "the arrival is not blocked");
    assert_eq!(game.asked(), Some(Side::Union), "and McDowell gives way");
    assert!(game.listed("hq").iter().all(|choice| choice != "hq_mcdowell S43"), "S43 adjoins S39");
    game.choose("hq hq_mcdowell S48", &[]);
    assert_eq!(game.place_of("hq_mcdowell"), Some("S48"));
    assert!(game.state.hq(game.hq("hq_mcdowell")).activated);
}

#[rule("BR-10.3-hq-never-lost")]
#[test]
fn a_headquarters_with_nowhere_to_go_leaves_the_map_and_commands_nobody() {
    let position = south()
        .unit("cs_jackson", "N27", "N26")
        .unit("cs_bee", "N32", "N26")
        .unit("cs_jones", "N33", "N34")
        .unit("us_keyes", "N29", "N28")
        .hq("hq_mcdowell", "N25");
    let before = position.build();
    assert!(command::commander(&before.world, &before.state, before.brigade("us_keyes")).is_none(), "cut off already");
    let mut game = activate(&position, "cs_jones");
    game.choose("step N34", &[]);
    assert!(game.told(|e| matches!(e, Event::HqOff { .. })));
    assert_eq!(game.place_of("hq_mcdowell"), None);
    let off = Position::activation("union", 2)
        .unit("us_keyes", "N01", "N02")
        .unit("us_davies", "N17", "N16")
        .text("[[headquarters]]\nid = \"hq_mcdowell\"");
    let mut game = off.build();
    game.choose("select us_keyes", &[4]);
    assert!(game.told(|e| matches!(e, Event::CommandTest { passed: false, .. })));
}

/// The end of a turn with McDowell off the map.
fn mcdowell_returns() -> Position {
    Position::at("administration").start("first = \"union\"").text("[[headquarters]]\nid = \"hq_mcdowell\"")
}

#[rule("BR-10.3-hq-return")]
#[test]
fn a_headquarters_off_the_map_returns_to_its_base() {
    let game = mcdowell_returns().unit("us_blenker", "N17", "N16").build();
    assert_eq!(game.place_of("hq_mcdowell"), Some("N01"));
    assert!(!game.state.hq(game.hq("hq_mcdowell")).activated);
    assert_eq!(game.state.turn, 4, "before the next turn began");
}

#[rule("BR-10.3-hq-return")]
#[test]
fn with_an_enemy_beside_its_base_it_joins_a_brigade_free_of_enemies() {
    let threatened = mcdowell_returns().unit("cs_jackson", "N02", "N01");
    let game = threatened.clone().unit("us_blenker", "N17", "N16").build();
    assert_eq!(game.place_of("hq_mcdowell"), Some("N17"), "the only brigade");
    let mut game = threatened
        .clone()
        .unit("us_blenker", "N17", "N16")
        .unit("us_davies", "N22", "N17")
        .unit("us_keyes", "N12", "N02")
        .build();
    assert_eq!(game.asked(), Some(Side::Union));
    assert_eq!(game.listed("hq"), ["hq_mcdowell N17", "hq_mcdowell N22"], "Keyes has an enemy next to him");
    game.refusal("hq hq_mcdowell N12");
    game.refusal("hq hq_mcdowell N01");
    game.choose("hq hq_mcdowell N22", &[]);
    assert_eq!(game.place_of("hq_mcdowell"), Some("N22"));
    let game = threatened.unit("us_keyes", "N12", "N02").build();
    assert_eq!(game.place_of("hq_mcdowell"), None, "he waits");
    assert_eq!(game.state.turn, 4);
}

#[rule("BR-10.3-hq-displaced-river")]
#[test]
fn mcdowell_may_not_stand_opposite_evans() {
    // W-19, second half.
    let game = Position::at("headquarters")
        .start("side = \"union\"")
        .hq("hq_mcdowell", "N05")
        .unit("us_sherman", "N28", "N23")
        .unit("cs_evans", "S06", "N07")
        .build();
    assert!(game.offers("hq hq_mcdowell N50") && game.offers("hq hq_mcdowell N08"));
    assert_eq!(game.refused_by("hq hq_mcdowell N07"), "BR-7-hq-no-contact");
}
