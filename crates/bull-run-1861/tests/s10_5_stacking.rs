//! 10.5: stacks, lines and the Hampton Legion.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test stops where something is wrong")]

mod common;

use bull_run_1861::combat;
use bull_run_1861::ids::Elements;
use bull_run_1861::state::{Stage, Status};
use common::{Game, Position};
use kernel::Side;
use rule::rule;

/// The activation die of the half-phase that follows when no combat is left.
const NEXT: u8 = 1;

/// Movement points the activated brigade has left, without the extension.
fn points(game: &Game) -> u8 {
    match game.state.stage {
        Stage::Activation { act, .. } => act.points,
        other => panic!("nobody is activated: {other:?}"),
    }
}

/// The element the Legion is attached to, in notation.
fn host(game: &Game) -> Option<String> {
    game.state.legion_host.map(|e| bull_run_1861::choice::element_notation(&game.world, e))
}

fn strength(game: &Game, ids: &[&str]) -> u8 {
    let elements: Elements = ids
        .iter()
        .map(|id| match id.strip_suffix('+') {
            Some(id) => game.brigade(id).marker(),
            None => game.brigade(id).counter(),
        })
        .collect();
    combat::side_strength(&game.world, &game.state, elements)
}

fn worth(modifiers: &[(Side, i64, String)], side: Side, rule: &str) -> i64 {
    modifiers.iter().filter(|(s, _, r)| *s == side && r == rule).map(|(_, value, _)| value).sum()
}

fn is_out(game: &Game, id: &str) -> bool {
    game.state.brigade(game.brigade(id)).status == Status::Eliminated
}

fn northern() -> Position {
    Position::activation("union", 3).hq("hq_mcdowell", "N01")
}

fn southern() -> Position {
    Position::activation("confederate", 3).hq("hq_beauregard", "S39").hq("hq_johnston", "S39")
}

/// Bee in front of Jackson in S44; the Legion stands with Jackson.
fn cross_lanes() -> Position {
    southern().unit("cs_bee", "S44", "S18").behind("cs_jackson", "S44", "line = \"second\"").behind(
        "cs_hampton",
        "S44",
        "host = \"cs_jackson\"",
    )
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

// ---- The Legion in and out of stacks ----

#[rule("BR-10.5-legion-free")]
#[test]
fn the_legion_takes_no_place_in_a_stack() {
    let full = southern().unit("cs_bee", "S44", "S18").behind("cs_jackson", "S44", "line = \"second\"");
    let mut game = full.clone().unit("cs_hampton", "S45", "S15").build();
    game.choose_all(&["select cs_hampton", "step S44"]);
    assert!(game.offers("stop"));
    game.choose("stop", &[]);
    assert_eq!(game.listed("host"), ["cs_bee", "cs_jackson"]);
    game.choose("host cs_jackson", &[]);
    assert_eq!(host(&game).as_deref(), Some("cs_jackson"));
    assert_eq!(game.stack("S44"), ["cs_bee", "cs_jackson"], "it forms no line of its own");

    let mut game = full.unit("cs_bartow", "S40", "S44").build();
    game.choose_all(&["select cs_bartow", "step S44"]);
    assert_eq!(game.refused_by("stop"), "BR-10.5-full-zone-exit");

    // With the Legion and one brigade there is room for a second.
    let mut game =
        southern().unit("cs_bee", "S44", "S18").behind("cs_hampton", "S44", "").unit("cs_bartow", "S40", "S44").build();
    game.choose_all(&["select cs_bartow", "step S44"]);
    assert!(game.offers("stop"));
}

#[rule("BR-10.5-legion-alone")]
#[test]
fn alone_the_legion_is_an_infantry_brigade_of_one() {
    let alone = southern().unit_with("cs_hampton", "S09", "S08", "fatigue = 2");
    let mut game = alone.build();
    game.choose("select cs_hampton", &[2]);
    assert_eq!(points(&game), 4);
    game.choose_all(&["step S08", "step S65", "step S13", "step S65", "face S14"]);
    assert_eq!(game.facing("S65"), Some("S14"), "4 points are spent, and it has a facing of its own");

    let mut game = Position::activation("union", 1)
        .hq("hq_mcdowell", "S11")
        .unit("us_porter", "S65", "S08")
        .unit("cs_hampton", "S09", "S06")
        .build();
    game.choose_all(&["select us_porter", "step S08"]);
    assert!(game.listed("step").is_empty(), "its zone of control ends the march");
    // S09 faced S06 (front S08, S06, S15): Porter is in its front already.
    assert_eq!(game.facing("S09"), Some("S06"));

    let mut game = Position::combat("union")
        .unit_with("us_porter", "S08", "S09", "engaged = true")
        .unit("cs_hampton", "S09", "S08")
        .unit("cs_ewell", "S28", "S23")
        .build();
    game.form("S09", &["us_porter"]);
    let modifiers = game.modifiers("resolve");
    assert_eq!(worth(&modifiers, Side::Union, "BR-11.2-ratio-bands"), 4, "5 to 1");
    game.choose("resolve", &[1, 6, 1]);
    assert!(game.totals().3);
    assert!(!game.offers("loss cs_hampton"), "1 of 1: it must try");
    game.choose("attempt cs_hampton", &[4]);
    assert!(is_out(&game, "cs_hampton"), "its one loss removes it");
    assert_eq!(game.state.losses.confederate, 1);
}

#[rule("BR-10.5-legion-host")]
#[test]
fn the_legion_changes_its_host_when_it_or_a_brigade_of_its_zone_is_activated() {
    let position = cross_lanes().unit("cs_bartow", "S40", "S44");
    for selected in ["cs_bee", "cs_jackson", "cs_hampton"] {
        let mut game = position.build();
        game.choose(&format!("select {selected}"), &[]);
        assert_eq!(game.listed("host"), ["cs_bee"], "{selected}");
        game.choose("host cs_bee", &[]);
        assert_eq!(host(&game).as_deref(), Some("cs_bee"));
    }
    let mut game = position.build();
    game.choose("select cs_bartow", &[]);
    assert!(game.listed("host").is_empty());
    assert_eq!(game.refused_by("host cs_bee"), "BR-10.5-legion-host");

    // Once Bee has marched off he is no longer there to take it.
    let mut game = position.build();
    game.choose_all(&["select cs_bee", "step S18"]);
    assert_eq!(game.refused_by("host cs_bee"), "BR-10.5-legion-host");
}

#[rule("BR-10.5-legion-host")]
#[test]
fn a_brigade_that_joins_the_lone_legion_becomes_its_host() {
    let mut game = southern().unit("cs_hampton", "S45", "S16").unit_with("cs_bee", "S44", "S18", "fatigue = 1").build();
    game.choose_all(&["select cs_bee", "step S45", "stop", "face S17"]);
    assert_eq!(host(&game).as_deref(), Some("cs_bee"));
    assert_eq!(game.stack("S45"), ["cs_bee"]);
    assert_eq!(game.facing("S45"), Some("S17"));
    assert_eq!(game.fatigue("cs_hampton"), 1);

    // Passing through takes nobody along.
    let mut game = southern().unit("cs_hampton", "S45", "S16").unit("cs_bee", "S44", "S18").build();
    game.choose_all(&["select cs_bee", "step S45", "step S15", "stop", "face S06"]);
    assert_eq!(host(&game), None);
    assert_eq!(game.stack("S45"), ["cs_hampton"]);
    assert_eq!(game.facing("S45"), Some("S16"));
}

/// Keyes in S08 attacks Jackson, with or without the Legion, in S10.
fn henry_hill(with_legion: bool) -> Position {
    let position = Position::combat("union").unit_with("us_keyes", "S08", "S10", "engaged = true").unit(
        "cs_jackson",
        "S10",
        "S08",
    );
    if with_legion { position.behind("cs_hampton", "S10", "") } else { position }
}

#[rule("BR-10.5-legion-adds")]
#[test]
fn the_legion_adds_its_one_to_its_host() {
    let mut game = henry_hill(true).build();
    assert_eq!(strength(&game, &["cs_jackson"]), 6);
    game.form("S10", &["us_keyes"]);
    assert_eq!(worth(&game.modifiers("resolve"), Side::Confederate, "BR-11.2-ratio-bands"), 3, "6 to 3 is double");
    let mut game = henry_hill(false).build();
    assert_eq!(strength(&game, &["cs_jackson"]), 5);
    game.form("S10", &["us_keyes"]);
    assert_eq!(worth(&game.modifiers("resolve"), Side::Confederate, "BR-11.2-ratio-bands"), 2, "5 to 3 is not");
}

#[rule("BR-10.5-legion-c-only")]
#[test]
fn the_legion_brings_a_second_line_to_the_two_that_support_asks_for() {
    let stack = |legion: bool| {
        let position = Position::combat("union")
            .unit_with("us_keyes", "S08", "S10", "engaged = true")
            .unit("cs_bee", "S10", "S08")
            .behind("cs_bartow", "S10", "line = \"second\"\nlosses = 1");
        let position = if legion { position.behind("cs_hampton", "S10", "host = \"cs_bartow\"") } else { position };
        let mut game = position.build();
        game.form("S10", &["us_keyes"]);
        worth(&game.modifiers("resolve"), Side::Confederate, "BR-11.3-support-combat")
    };
    assert_eq!(stack(true), 1, "1 + 1 = 2");
    assert_eq!(stack(false), 0, "1 alone is too little");
}

#[rule("BR-10.5-legion-c-only")]
#[test]
fn the_duty_to_try_a_retreat_and_the_guns_are_the_hosts_own() {
    let mut game = Position::combat("union")
        .unit_with("us_burnside", "S08", "S10", "engaged = true")
        .unit_with("us_porter", "S09", "S10", "engaged = true")
        .unit_with("cs_bee", "S10", "S08", "losses = 1")
        .behind("cs_hampton", "S10", "")
        .build();
    assert_eq!(strength(&game, &["cs_bee"]), 3, "2 + 1");
    // Guns: S08 1, S09 1, Bee's (2 - 1 = 1) misses with a 2.
    game.attack("S10", &["us_porter", "us_burnside"], &[1, 1, 2, 6, 1]);
    assert_eq!(game.totals(), (13, 3, Side::Confederate, true), "4 ratio, 1 star, 2 guns; hill 2");
    assert!(game.offers("attempt cs_bee"));
    assert_eq!(game.refused_by("loss cs_bee"), "BR-11.4-hit-forced", "2 x 1 < 3, the Legion apart");
}

#[rule("BR-10.5-legion-after-halving")]
#[test]
fn with_an_extended_line_the_legions_point_comes_after_halving_and_on_top_of_the_cap() {
    let mut game = Position::combat("union")
        .unit_with("us_cav", "N09", "S17", "engaged = true")
        .unit_with("cs_cocke", "S17", "N09", "extended = \"S16\"\nmarker-facing = \"N08\"")
        .behind("cs_hampton", "S17", "")
        .build();
    assert_eq!(host(&game).as_deref(), Some("cs_cocke"));
    assert_eq!(strength(&game, &["cs_cocke"]), 4, "3 + 1");
    assert_eq!(strength(&game, &["cs_cocke+"]), 3, "the other part has nothing of it");
    game.form("S17", &["us_cav"]);
    assert_eq!(worth(&game.modifiers("resolve"), Side::Confederate, "BR-11.2-ratio-bands"), 3, "4 to 2");

    let mut game = Position::combat("confederate")
        .unit("us_keyes", "S45", "S17")
        .unit_with("cs_cocke", "S17", "S45", "extended = \"S16\"\nmarker-facing = \"S45\"\nengaged = true")
        .behind("cs_hampton", "S17", "")
        .build();
    assert_eq!(strength(&game, &["cs_cocke", "cs_cocke+"]), 6, "5 + 1, not 3 + 3 + 1");
    game.form("S45", &["cs_cocke", "cs_cocke+"]);
    assert_eq!(worth(&game.modifiers("resolve"), Side::Confederate, "BR-11.2-ratio-bands"), 3, "6 to 3");
}

#[rule("BR-10.5-legion-shares")]
#[test]
fn attached_the_legion_has_its_hosts_line_facing_and_fatigue() {
    let mut game = southern()
        .unit("cs_bee", "S44", "S18")
        .behind("cs_jackson", "S44", "line = \"second\"\nfatigue = 1")
        .behind("cs_hampton", "S44", "host = \"cs_jackson\"")
        .build();
    assert_eq!(game.fatigue("cs_hampton"), 1);
    assert_eq!(strength(&game, &["cs_bee"]), 3, "it stands with the second line");
    game.choose_all(&["select cs_jackson", "rest"]);
    assert_eq!((game.fatigue("cs_jackson"), game.fatigue("cs_hampton")), (0, 0));
    assert_eq!(game.facing("S44"), Some("S18"));
}

#[rule("BR-10.5-legion-fatigue-kept")]
#[test]
fn the_legion_takes_a_hosts_fatigue_on_joining_and_keeps_it_on_leaving() {
    let bee = southern().unit_with("cs_bee", "S44", "S18", "fatigue = 2");
    let mut game = bee.clone().unit("cs_hampton", "S45", "S16").build();
    game.choose_all(&["select cs_hampton", "step S44", "stop"]);
    assert_eq!(game.fatigue("cs_hampton"), 2);

    let mut game = bee.behind("cs_hampton", "S44", "").build();
    game.choose_all(&["select cs_hampton", "step S45", "stop", "face S16"]);
    assert_eq!(host(&game), None);
    assert_eq!(game.fatigue("cs_hampton"), 2, "it keeps what it had");
    assert_eq!(game.fatigue("cs_bee"), 2);
}

#[rule("BR-10.5-legion-shares")]
#[rule("BR-10.5-legion-fatigue-kept")]
#[test]
fn a_legion_that_extends_its_march_into_contact_beside_a_fresh_brigade_is_fresh_with_it() {
    let mut game =
        southern().unit("us_keyes", "S08", "S10").unit("cs_bee", "S10", "S08").unit("cs_hampton", "S48", "S59").build();
    game.choose_all(&["select cs_hampton", "step S59", "step S58", "step S56", "step S52", "step S10"]);
    assert_eq!(game.place_of("cs_hampton"), Some("S10"));
    assert_eq!(host(&game).as_deref(), Some("cs_bee"));
    assert_eq!(game.fatigue("cs_hampton"), game.fatigue("cs_bee"), "attached, it has its host's fatigue");
}

#[rule("BR-10.5-legion-moves")]
#[test]
fn the_legion_acts_once_with_its_host_or_by_itself() {
    let mut game = cross_lanes().build();
    game.choose_all(&["select cs_jackson", "step S45", "stop", "face S16"]);
    assert_eq!(game.place_of("cs_hampton"), Some("S45"));
    assert_eq!(game.listed("select"), ["cs_bee"]);
    assert_eq!(game.refused_by("select cs_hampton"), "BR-7-once-per-half-phase");

    // It moves off first; its old host's march leaves it where it is.
    let mut game = cross_lanes().build();
    game.choose_all(&["select cs_hampton", "step S45", "stop", "face S16"]);
    game.choose("select cs_jackson", &[]);
    assert!(game.offers("step S40") && !game.offers("step S40 leaving-legion"));
    game.choose_all(&["step S40", "stop", "face S19"]);
    assert_eq!(game.place_of("cs_hampton"), Some("S45"));
    assert_eq!(game.state.stage, Stage::Select { left: 1 }, "two activations were spent");

    // It has acted by changing its host, so it does not march with the new one.
    let mut game = cross_lanes().build();
    game.choose_all(&["select cs_hampton", "host cs_bee", "stop"]);
    game.choose("select cs_bee", &[]);
    assert_eq!(game.refused_by("step S45"), "BR-10.5-legion-moves");
    game.choose_all(&["step S45 leaving-legion", "stop", "face S16"]);
    assert_eq!(game.place_of("cs_hampton"), Some("S44"));
    assert_eq!(host(&game).as_deref(), Some("cs_jackson"), "it is with whoever is left");
}

#[rule("BR-10.5-legion-left-behind")]
#[test]
fn the_legion_may_be_left_only_at_the_hosts_first_step() {
    let position = southern().unit("cs_jackson", "S44", "S18").behind("cs_hampton", "S44", "");
    let mut game = position.build();
    game.choose("select cs_jackson", &[]);
    assert!(game.offers("step S45") && game.offers("step S45 leaving-legion"));
    game.choose("step S45", &[]);
    assert!(game.offers("step S15") && !game.offers("step S15 leaving-legion"));
    game.refusal("step S15 leaving-legion");
    game.choose_all(&["step S15", "stop", "face S06"]);
    assert_eq!(game.place_of("cs_hampton"), Some("S15"));

    let mut game = position.build();
    game.choose_all(&["select cs_jackson", "step S45 leaving-legion", "stop", "face S16"]);
    assert_eq!(game.stack("S44"), ["cs_hampton"]);
    assert_eq!(game.facing("S44"), Some("S18"), "it stands alone with the facing of the stack");
    assert_eq!(host(&game), None);
    assert!(game.offers("select cs_hampton"), "it has not acted");
}

#[rule("BR-10.5-legion-no-rest")]
#[test]
fn attached_the_legion_does_not_rest_by_itself() {
    let attached = southern().unit_with("cs_jackson", "S44", "S18", "fatigue = 1").behind("cs_hampton", "S44", "");
    let mut game = attached.build();
    game.choose("select cs_hampton", &[]);
    assert_eq!(game.refused_by("rest"), "BR-10.5-legion-no-rest");
    assert!(game.offers("step S45"));
    let game = attached.option("rest-needs-command", "off").build();
    assert_eq!(game.refused_by("select cs_hampton rest"), "BR-10.5-legion-no-rest");
    assert!(game.offers("select cs_jackson rest"));

    let mut game = southern().unit_with("cs_hampton", "S44", "S18", "fatigue = 1").build();
    game.choose_all(&["select cs_hampton", "rest"]);
    assert_eq!(game.fatigue("cs_hampton"), 0, "alone it rests like any brigade");
}

#[rule("BR-10.5-legion-no-deploy")]
#[test]
fn the_legion_never_deploys() {
    let mut game = southern().unit("cs_hampton", "S44", "S18").build();
    game.choose("select cs_hampton", &[]);
    assert!(game.listed("deploy").is_empty());
    assert_eq!(game.refused_by("deploy S45"), "BR-10.5-legion-no-deploy");
    let mut game = southern().unit("cs_jackson", "S44", "S18").build();
    game.choose("select cs_jackson", &[]);
    assert!(game.offers("deploy S45"), "another brigade there may");
}

#[rule("BR-10.5-legion-moves")]
#[test]
fn a_marked_legion_that_is_joined_by_a_brigade_has_no_marker_of_its_own() {
    let mut game = southern().unit_with("cs_hampton", "S44", "S18", "op = true").unit("cs_bee", "S45", "S16").build();
    assert_eq!(game.refused_by("select cs_hampton"), "BR-6-op-not-activatable");
    game.choose_all(&["select cs_bee", "step S44", "stop", "face S18"]);
    assert_eq!(host(&game).as_deref(), Some("cs_bee"));
    assert!(!game.has_op("cs_hampton"), "it has its host's state");
    assert!(game.offers("select cs_hampton"));
}

// ---- The Legion in combat ----

/// W-31: Porter in S09 and Burnside in S08 hit Jackson and the Legion in S10.
fn w_31(extra: impl Fn(Position) -> Position) -> Game {
    let position = Position::combat("union")
        .unit_with("us_burnside", "S08", "S10", "engaged = true")
        .unit_with("us_porter", "S09", "S10", "engaged = true")
        .unit("cs_jackson", "S10", "S08")
        .behind("cs_hampton", "S10", "");
    let mut game = extra(position).build();
    assert_eq!(strength(&game, &["cs_jackson"]), 6);
    // Guns of S08 and S09 hit, Jackson's misses; 10 to 6 gives +2, a star +1; star 1 and hill 2 for Jackson.
    game.attack("S10", &["us_porter", "us_burnside"], &[3, 3, 6, 6, 1]);
    assert_eq!(game.totals(), (11, 4, Side::Confederate, true));
    game
}

#[rule("BR-10.5-legion-loss")]
#[test]
fn w_31_on_one_or_two_the_legion_takes_its_hosts_loss() {
    for (die, gone) in [(1, true), (2, true), (3, false), (6, false)] {
        let mut game = w_31(|p| p);
        assert!(game.offers("attempt cs_jackson"), "2 x 4 is not below 5: he may choose");
        game.choose("loss cs_jackson", &[die, NEXT]);
        assert_eq!(is_out(&game, "cs_hampton"), gone, "die {die}");
        assert_eq!(game.losses("cs_jackson"), u8::from(!gone));
        assert_eq!(strength(&game, &["cs_jackson"]), 5, "5 alone, or 4 + 1");
        assert_eq!(game.state.losses.confederate, 1, "one step counts either way");
        assert_eq!(host(&game).is_none(), gone);
    }
}

#[rule("BR-10.5-legion-loss-retreat")]
#[test]
fn the_legions_die_is_thrown_for_a_retreat_through_a_front() {
    for (die, gone) in [(1, true), (3, false)] {
        // Sherman in S55 has S14 and S52 in his front, Porter in S09 has S54: no way is clean.
        let mut game = w_31(|p| p.unit("us_sherman", "S55", "S14"));
        game.choose("attempt cs_jackson", &[4]);
        assert!(game.offers("retreat S52"));
        game.choose("retreat S52", &[die]);
        assert_eq!(game.place_of("cs_jackson"), Some("S52"));
        assert_eq!(is_out(&game, "cs_hampton"), gone);
        assert_eq!(game.losses("cs_jackson"), u8::from(!gone));
        assert_eq!(game.state.losses.confederate, 1);
    }
}

#[rule("BR-10.5-legion-in-combat-moves")]
#[test]
fn the_legion_retreats_with_its_host() {
    let mut game = Position::combat("union")
        .unit_with("us_burnside", "S08", "S10", "engaged = true")
        .unit_with("cs_jackson", "S10", "S08", "fatigue = 2")
        .behind("cs_hampton", "S10", "")
        .build();
    // 5 to 6: defender +1, star 1, hill 2, fatigue -2: +2. Burnside's gun +1.
    game.attack("S10", &["us_burnside"], &[3, 6, 6, 1]);
    assert_eq!(game.totals(), (7, 3, Side::Confederate, true));
    game.choose("attempt cs_jackson", &[4]);
    assert!(game.offers("retreat S54"));
    game.choose("retreat S54", &[]);
    assert_eq!((game.place_of("cs_jackson"), game.place_of("cs_hampton")), (Some("S54"), Some("S54")));
    assert_eq!(host(&game).as_deref(), Some("cs_jackson"));
}

#[rule("BR-10.5-legion-in-combat-moves")]
#[test]
fn the_legion_may_go_along_or_stay_when_its_host_advances() {
    let position = Position::combat("confederate")
        .unit_with("us_keyes", "S08", "S10", "losses = 2")
        .unit_with("cs_jackson", "S10", "S08", "engaged = true")
        .behind("cs_hampton", "S10", "");
    for stays in [false, true] {
        let mut game = position.build();
        game.attack("S08", &["cs_jackson"], &[1, 6, 1]);
        game.choose("attempt us_keyes", &[6]);
        assert!(is_out(&game, "us_keyes"));
        assert!(game.offers("advance cs_jackson S08") && game.offers("advance cs_jackson S08 leaving-legion"));
        let choice = if stays { "advance cs_jackson S08 leaving-legion" } else { "advance cs_jackson S08" };
        game.choose(choice, &[]);
        assert_eq!(game.place_of("cs_jackson"), Some("S08"));
        assert_eq!(game.place_of("cs_hampton"), Some(if stays { "S10" } else { "S08" }));
        assert_eq!(host(&game).is_none(), stays);
        if stays {
            assert_eq!(game.stack("S10"), ["cs_hampton"]);
            assert_eq!(game.facing("S10"), Some("S08"));
        }
    }
}

#[rule("BR-10.5-legion-host-destroyed")]
#[test]
fn the_legion_stays_when_its_host_is_destroyed() {
    let position = Position::combat("union")
        .unit_with("us_porter", "S44", "S40", "engaged = true")
        .unit_with("cs_bartow", "S40", "S44", "losses = 1")
        .behind("cs_hampton", "S40", "host = \"cs_bartow\"");
    let mut game = position.clone().build();
    // 5 to 2: +3, star 1, gun 1; Bartow's gun (1) misses.
    game.attack("S40", &["us_porter"], &[1, 6, 6, 1]);
    assert!(game.totals().3);
    game.choose("attempt cs_bartow", &[4, 4, NEXT]);
    assert!(is_out(&game, "cs_bartow"));
    assert_eq!(game.stack("S40"), ["cs_hampton"]);
    assert_eq!(game.facing("S40"), Some("S44"));
    assert!(game.listed("advance").is_empty(), "the zone is not abandoned");
    assert_eq!(game.state.losses.confederate, 2);

    // With another brigade in the zone it is attached to that one.
    let mut game = position.behind("cs_bee", "S40", "line = \"second\"\nfatigue = 2").build();
    game.attack("S40", &["us_porter"], &[1, 6, 6, 1]);
    game.choose("attempt cs_bartow", &[4, 4, NEXT]);
    assert_eq!(host(&game).as_deref(), Some("cs_bee"));
    assert_eq!(game.fatigue("cs_hampton"), 2);
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
