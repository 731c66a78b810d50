//! 10.5: stacks and lines.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test stops where something is wrong")]

mod common;

use common::stacking::{NEXT, is_out, points, southern, worth};
use common::{Game, Position};
use kernel::Side;
use rule::rule;

fn northern() -> Position {
    Position::activation("union", 3).hq("hq_mcdowell", "N01")
}

// ---- The limit ----

#[rule("BR-10.5-limit-two")]
#[test]
fn a_third_brigade_passes_a_full_zone_but_may_not_stop_there() {
    let mut game = northern()
        .unit("us_sherman", "N07", "S06")
        .behind("us_schenck", "N07", "line = \"second\"")
        .unit("us_keyes", "N06", "N07")
        .build();
    game.choose_all(&["select us_keyes", "step N07"]);
    assert_eq!(game.refused_by("stop"), "BR-10.5-full-zone-exit");
    assert!(game.choices().iter().all(|c| c.starts_with("step ")), "{:?}", game.choices());
    game.choose("step N08", &[]);
    assert!(game.offers("stop"), "a zone with room");

    let mut game = northern().unit("us_sherman", "N07", "S06").unit("us_keyes", "N06", "N07").build();
    game.choose_all(&["select us_keyes", "step N07"]);
    assert!(game.offers("stop"), "one brigade leaves room for another");
}

/// W-42: the column on the flank road, all zones up to N46 full but those left open.
fn column(full: &[&str], fatigue: u8) -> Game {
    let brigades = [
        "us_porter",
        "us_burnside",
        "us_howard",
        "us_willcox",
        "us_sherman",
        "us_schenck",
        "us_keyes",
        "us_blenker",
        "us_davies",
        "us_richardson",
    ];
    let mut position = northern().unit_with("us_franklin", "N05", "N42", &format!("fatigue = {fatigue}"));
    for (zone, pair) in full.iter().zip(brigades.chunks(2)) {
        let towards = if *zone == "N46" { "N47" } else { "N49" };
        let towards = if *zone == "N42" { "N43" } else { towards };
        position = position.unit(pair[0], zone, towards).behind(pair[1], zone, "line = \"second\"");
    }
    position.build()
}

#[rule("BR-10.5-full-zone-exit")]
#[test]
fn w_42_a_full_zone_is_entered_only_with_the_means_to_reach_room_beyond() {
    let mut game = column(&["N42", "N43"], 2);
    game.choose_all(&["select us_franklin", "step N42", "step N43", "step N44"]);
    assert_eq!(points(&game), 1, "N44 costs 3 in all");
    assert!(game.offers("stop"));

    let all = ["N42", "N43", "N44", "N45", "N46"];
    let mut game = column(&all, 0);
    game.choose("select us_franklin", &[]);
    for zone in all {
        game.choose(&format!("step {zone}"), &[]);
        assert!(!game.offers("stop"), "{zone} is full");
        assert!(game.choices().iter().all(|c| c.starts_with("step ")), "in a full zone one only goes on");
    }
    game.choose("step N47", &[]);
    game.choose("face S03", &[]);
    assert_eq!(game.place_of("us_franklin"), Some("N47"));
    assert_eq!(game.fatigue("us_franklin"), 1, "6 points take the extension");

    let mut game = column(&all, 2);
    game.choose_all(&["select us_franklin", "step N42", "step N43"]);
    assert_eq!(points(&game), 2);
    for open in ["N38", "N39", "N48", "N49"] {
        assert!(game.offers(&format!("step {open}")), "{open} costs 4 in all");
    }
    assert_eq!(game.refused_by("step N44"), "BR-10.5-full-zone-exit");
}

#[rule("BR-10.5-hq-extra")]
#[test]
fn a_headquarters_stands_with_two_brigades_and_takes_no_place() {
    let pair = Position::at("headquarters")
        .start("side = \"union\"")
        .unit("us_howard", "N04", "N05")
        .behind("us_willcox", "N04", "line = \"second\"")
        .unit("cs_ewell", "S28", "S23");
    let mut game = pair.hq("hq_mcdowell", "N01").build();
    assert!(game.offers("hq hq_mcdowell N04"));
    game.choose("hq hq_mcdowell N04", &[NEXT]);
    assert_eq!(game.place_of("hq_mcdowell"), Some("N04"));

    let mut game = Position::activation("union", 1)
        .hq("hq_mcdowell", "N04")
        .unit("us_howard", "N04", "N05")
        .unit("us_keyes", "N05", "N06")
        .build();
    game.choose_all(&["select us_keyes", "step N04"]);
    assert!(game.offers("stop"), "McDowell does not count as a brigade");
}

#[rule("BR-10.5-marker-counts")]
#[test]
fn a_marker_counts_as_a_brigade() {
    let line = southern().unit_with("cs_cocke", "S17", "N09", "extended = \"S45\"\nmarker-facing = \"S16\"");
    let line = line.unit("cs_bee", "S44", "S18");
    let mut game = line.clone().behind("cs_stuart", "S45", "line = \"second\"").build();
    assert_eq!(game.stack("S45"), ["cs_cocke+", "cs_stuart"]);
    game.choose_all(&["select cs_bee", "step S45"]);
    assert_eq!(game.refused_by("stop"), "BR-10.5-full-zone-exit");

    let mut game = line.build();
    game.choose_all(&["select cs_bee", "step S45"]);
    assert!(game.offers("stop"), "marker and one brigade make two");
}

// ---- Lines ----

fn church() -> Position {
    Position::activation("union", 2).hq("hq_mcdowell", "N45").unit("us_burnside", "S03", "S07").unit(
        "us_franklin",
        "N47",
        "S03",
    )
}

#[rule("BR-10.5-line-choice")]
#[rule("BR-10.5-same-facing")]
#[test]
fn a_brigade_that_joins_another_chooses_its_line_and_the_front_line_faces_the_stack() {
    let mut game = church().build();
    game.choose_all(&["select us_franklin", "step S03", "stop"]);
    assert_eq!(game.listed("line"), ["us_franklin front", "us_franklin second"]);
    assert!(game.choices().iter().all(|c| c.starts_with("line ")), "the line comes before the facing");
    let mut second = church().build();
    second.choose_all(&["select us_franklin", "step S03", "stop"]);

    second.choose("line us_franklin second", &[]);
    assert_eq!(second.stack("S03"), ["us_burnside", "us_franklin"]);
    assert_eq!(second.facing("S03"), Some("S07"), "the second line takes the stack's facing");
    assert!(second.listed("face").is_empty(), "and is asked for none");

    game.choose("line us_franklin front", &[]);
    game.choose("face S04", &[]);
    assert_eq!(game.stack("S03"), ["us_franklin", "us_burnside"]);
    assert_eq!(game.facing("S03"), Some("S04"), "the front line turns both");
}

fn bridge() -> Position {
    northern()
        .unit_with("us_sherman", "N07", "S06", "fatigue = 2")
        .behind("us_schenck", "N07", "line = \"second\"\nfatigue = 2")
        .unit("us_keyes", "N06", "N07")
}

#[rule("BR-10.5-line-swap")]
#[test]
fn the_order_changes_free_of_charge_while_one_of_the_two_is_activated() {
    let mut game = bridge().build();
    game.choose("select us_sherman", &[]);
    game.choose("line us_sherman second", &[]);
    assert_eq!(game.stack("N07"), ["us_schenck", "us_sherman"]);
    assert_eq!(points(&game), 4, "it costs nothing");

    let mut game = bridge().build();
    game.choose_all(&["select us_schenck", "line us_schenck front"]);
    assert_eq!(game.stack("N07"), ["us_schenck", "us_sherman"]);
    assert_eq!(points(&game), 4);

    let mut game = bridge().build();
    game.choose("select us_keyes", &[]);
    assert!(game.listed("line").is_empty(), "neither of the two is activated");
    game.refusal("line us_sherman second");
    game.refusal("line us_schenck front");
}

#[rule("BR-10.5-promotion")]
#[test]
fn the_second_line_becomes_the_front_line_with_the_facing_unchanged() {
    let mut game = bridge().build();
    game.choose_all(&["select us_sherman", "step N08", "stop", "face N09"]);
    assert_eq!(game.stack("N07"), ["us_schenck"]);
    assert_eq!(game.facing("N07"), Some("S06"));
    assert!(game.listed("face").is_empty(), "nobody asks Schenck for a facing");

    // The front line is destroyed: Evans at 1, Bartow behind him.
    let mut game = Position::combat("union")
        .unit_with("us_burnside", "S03", "S07", "engaged = true")
        .unit_with("cs_evans", "S07", "S03", "losses = 1")
        .behind("cs_bartow", "S07", "line = \"second\"")
        .build();
    // 5 to 1 gives +4, a gun 1; star 1, hill 2, support 1. Evans's gun misses even with Bartow's help.
    game.attack("S07", &["us_burnside"], &[1, 6, 6, 1]);
    assert_eq!(game.totals(), (11, 5, Side::Confederate, true));
    game.choose("attempt cs_evans", &[5, NEXT]);
    assert!(is_out(&game, "cs_evans"));
    assert_eq!(game.stack("S07"), ["cs_bartow"]);
    assert_eq!(game.facing("S07"), Some("S03"));
    assert_eq!(game.fatigue("cs_bartow"), 0, "he is untouched");
}

// ---- W-39 ----

#[rule("BR-11.1-joint")]
#[test]
fn w_39_brigades_on_both_banks_attack_together_over_a_border_nobody_can_cross() {
    let position = Position::combat("union")
        .unit_with("us_schenck", "N07", "S06", "engaged = true")
        .unit_with("us_keyes", "S16", "S06", "engaged = true")
        .unit("cs_evans", "S06", "N07");
    let mut game = position.build();
    assert_eq!(game.front("S06"), ["N07", "S05", "S16"]);
    game.form("S06", &["us_schenck", "us_keyes"]);
    let modifiers = game.modifiers("resolve");
    assert_eq!(worth(&modifiers, Side::Union, "BR-11.2-ratio-bands"), 4, "6 to 2");
    assert_eq!(worth(&modifiers, Side::Confederate, "BR-11.3-star"), 1);
    let total: i64 = modifiers.iter().filter(|(side, ..)| *side == Side::Confederate).map(|(_, v, _)| v).sum();
    assert_eq!(total, 1, "no bridge, no flank");

    let mut game = position.build();
    game.form("S06", &["us_schenck"]);
    let modifiers = game.modifiers("resolve");
    assert_eq!(worth(&modifiers, Side::Union, "BR-11.2-ratio-bands"), 2, "3 to 2");
    assert_eq!(worth(&modifiers, Side::Confederate, "BR-11.3-crossing"), 2, "alone he comes over the bridge");
}
