//! 10.5: the Hampton Legion.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test stops where something is wrong")]

mod common;

use bull_run_1861::combat;
use bull_run_1861::ids::Elements;
use bull_run_1861::state::Stage;
use common::stacking::{NEXT, is_out, points, southern, worth};
use common::{Game, Position};
use kernel::Side;
use rule::rule;

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

/// Bee in front of Jackson in S44; the Legion stands with Jackson.
fn cross_lanes() -> Position {
    southern().unit("cs_bee", "S44", "S18").behind("cs_jackson", "S44", "line = \"second\"").behind(
        "cs_hampton",
        "S44",
        "host = \"cs_jackson\"",
    )
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
