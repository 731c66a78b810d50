//! 10.6: extended line.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test stops where something is wrong")]

mod common;

use bull_run_1861::Event;
use bull_run_1861::combat;
use bull_run_1861::ids::{Element, Elements};
use bull_run_1861::state::Stage;
use common::{Game, Position};
use kernel::Side;
use rule::rule;

/// The activation die of the half-phase that follows when no combat is left.
const NEXT: u8 = 1;

fn points(game: &Game) -> u8 {
    match game.state.stage {
        Stage::Activation { act, .. } => act.points,
        other => panic!("nobody is activated: {other:?}"),
    }
}

fn element(game: &Game, id: &str) -> Element {
    match id.strip_suffix('+') {
        Some(id) => game.brigade(id).marker(),
        None => game.brigade(id).counter(),
    }
}

fn strength(game: &Game, ids: &[&str]) -> u8 {
    let elements: Elements = ids.iter().map(|id| element(game, id)).collect();
    combat::side_strength(&game.world, &game.state, elements)
}

/// Combat, artillery and cavalry of one part of a brigade.
fn values(game: &Game, id: &str) -> (u8, u8, u8) {
    let e = element(game, id);
    let (w, s) = (&game.world, &game.state);
    (combat::element_strength(w, s, e), combat::artillery(w, s, e), combat::cavalry(w, s, e))
}

fn worth(modifiers: &[(Side, i64, String)], side: Side, rule: &str) -> i64 {
    modifiers.iter().filter(|(s, _, r)| *s == side && r == rule).map(|(_, value, _)| value).sum()
}

fn engaged(game: &Game, id: &str) -> bool {
    game.state.engaged.has(element(game, id))
}

/// The South acts; Beauregard's 6 MP reach Cocke in S17.
fn southern() -> Position {
    Position::activation("confederate", 3).hq("hq_beauregard", "S43").hq("hq_johnston", "S39")
}

/// Cocke in S17 with his marker in another zone.
fn line(position: Position, marker: &str, marker_facing: &str, lines: &str) -> Position {
    let lines = format!("extended = \"{marker}\"\nmarker-facing = \"{marker_facing}\"\n{lines}");
    position.unit_with("cs_cocke", "S17", "N09", &lines)
}

// ---- Deploying and regrouping ----

#[rule("BR-10.6-deploy")]
#[test]
fn for_two_points_a_brigade_holds_a_second_zone_next_to_its_own() {
    let mut game = southern().unit("us_keyes", "S18", "S19").unit_with("cs_cocke", "S17", "N09", "fatigue = 2").build();
    game.choose("select cs_cocke", &[]);
    assert_eq!(game.listed("deploy"), ["S16", "S45"], "not where an enemy stands");
    assert_eq!(game.refused_by("deploy S18"), "BR-10.3-enemy-zone");
    assert_eq!(game.refused_by("deploy S44"), "BR-3-adjacency-border");
    game.choose("deploy S16", &[]);
    game.choose("face N08", &[]);
    assert_eq!(points(&game), 2);
    assert_eq!((game.place_of("cs_cocke"), game.place_of("cs_cocke+")), (Some("S17"), Some("S16")));
    assert_eq!(game.stack("S16"), ["cs_cocke+"]);
    assert_eq!(game.refused_by("deploy S45"), "BR-10.6-deploy", "it has only one marker");
}

#[rule("BR-10.6-deploy-stacking")]
#[test]
fn a_line_is_not_extended_into_a_full_zone() {
    let bee = southern().unit("cs_stuart", "S45", "S16").unit("cs_bee", "S44", "S18");
    let mut game = bee.clone().behind("cs_jackson", "S44", "line = \"second\"").build();
    game.choose("select cs_stuart", &[]);
    assert!(!game.listed("deploy").contains(&"S44".to_owned()));
    game.refusal("deploy S44");
    let mut game = bee.build();
    game.choose("select cs_stuart", &[]);
    game.choose("deploy S44", &[]);
    assert_eq!(game.listed("line"), ["cs_stuart+ front", "cs_stuart+ second"], "the marker chooses its line");
    game.choose("line cs_stuart+ second", &[]);
    assert_eq!(game.stack("S44"), ["cs_bee", "cs_stuart+"]);
    assert_eq!(game.facing("S44"), Some("S18"), "and then takes the stack's facing");
}

#[rule("BR-10.6-deploy-no-river")]
#[test]
fn a_line_is_not_extended_across_bull_run() {
    let mut game = southern().unit("cs_cocke", "S17", "N09").build();
    game.choose("select cs_cocke", &[]);
    assert_eq!(game.listed("deploy"), ["S16", "S18", "S45"]);
    assert_eq!(game.refused_by("deploy N09"), "BR-10.6-deploy-no-river", "Ball's Ford");
    assert_eq!(game.refused_by("deploy N08"), "BR-10.6-deploy-no-river", "no crossing");
    assert!(game.offers("step N09"), "the ford itself is open");
}

#[rule("BR-10.6-deploy-in-zoc")]
#[test]
fn a_brigade_deploys_and_regroups_in_an_enemy_zone_of_control() {
    let mut game = Position::activation("union", 2)
        .hq("hq_mcdowell", "N45")
        .unit_with("us_franklin", "N47", "S03", "fatigue = 2")
        .unit("cs_evans", "S07", "S03")
        .build();
    game.choose_all(&["select us_franklin", "step S03"]);
    game.choose("face S07", &[]);
    assert_eq!(points(&game), 2);
    assert!(game.listed("step").is_empty(), "he is stopped");
    assert!(game.offers("deploy S04") && game.offers("deploy S02"), "{:?}", game.choices());

    let mut game = line(southern(), "S16", "N08", "fatigue = 2").unit("us_keyes", "S15", "S16").build();
    game.choose("select cs_cocke", &[]);
    assert!(game.offers("regroup S16") && game.offers("regroup S17"));
    game.choose("regroup S16", &[]);
    assert_eq!(game.place_of("cs_cocke"), Some("S16"), "next to Keyes");
}

#[rule("BR-10.6-deploy-contact")]
#[test]
fn a_marker_put_down_beside_an_enemy_makes_contact_like_a_brigade() {
    let mut game = Position::activation("union", 2)
        .hq("hq_mcdowell", "N45")
        .hq("hq_beauregard", "S07")
        .unit("us_franklin", "S12", "S11")
        .unit("cs_evans", "S07", "S05")
        .build();
    assert_eq!(game.front("S07"), ["S04", "S05", "S08"]);
    game.choose("select us_franklin", &[]);
    game.choose("deploy S03", &[]);
    assert_eq!(game.asked(), Some(Side::Confederate), "Beauregard beside the marker gives way first");
    assert!(game.offers("hq hq_beauregard S06"));
    game.choose("hq hq_beauregard S06", &[]);
    assert_eq!(game.asked(), Some(Side::Union));
    assert_eq!(game.listed("face"), ["S04", "S07", "S11"], "Evans must be in the marker's front");
    game.choose("face S07", &[]);
    assert_eq!(game.asked(), Some(Side::Confederate));
    assert_eq!(game.listed("face"), ["S03", "S04", "S11"], "and the marker in his");
    game.choose("face S03", &[]);
    assert!(game.front("S07").contains(&"S03".to_owned()));
    assert_eq!(game.facing("S12"), Some("S11"), "the counter keeps its own facing for now");
}

#[rule("BR-10.6-regroup")]
#[test]
fn for_two_points_a_line_regroups_in_either_zone_and_may_march_on() {
    for (keep, given_up) in [("S17", "S16"), ("S16", "S17")] {
        let mut game = line(southern(), "S16", "N08", "fatigue = 2").build();
        game.choose("select cs_cocke", &[]);
        assert_eq!(game.listed("regroup"), ["S16", "S17"]);
        assert_eq!(game.refused_by("regroup S45"), "BR-10.6-regroup");
        game.choose(&format!("regroup {keep}"), &[]);
        assert_eq!((game.place_of("cs_cocke"), game.place_of("cs_cocke+")), (Some(keep), None));
        assert!(game.stack(given_up).is_empty() && game.facing(given_up).is_none());
        assert_eq!(game.stack(keep), ["cs_cocke"]);
        assert_eq!(points(&game), 2);
        assert!(game.offers("step S45"));
    }
    let mut game = line(southern(), "S16", "N08", "fatigue = 2").build();
    game.choose_all(&["select cs_cocke", "regroup S17", "step S45"]);
    assert_eq!(game.place_of("cs_cocke"), Some("S45"));
    assert_eq!(points(&game), 1, "S45 by road costs 1 of the 2");
}

#[rule("BR-10.6-no-deploy-then-regroup")]
#[test]
fn a_line_is_not_closed_in_the_activation_that_opened_it_but_may_be_closed_and_opened_anew() {
    let mut game = southern().unit("cs_cocke", "S17", "N09").unit("us_blenker", "N09", "S17").build();
    game.choose_all(&["select cs_cocke", "deploy S16", "face N08"]);
    assert_eq!(points(&game), 2, "enough to pay for it");
    assert!(game.listed("regroup").is_empty());
    assert_eq!(game.refused_by("regroup S17"), "BR-10.6-no-deploy-then-regroup");

    let mut game = line(southern(), "S16", "N08", "fatigue = 2").build();
    game.choose_all(&["select cs_cocke", "regroup S17"]);
    assert!(game.offers("deploy S45"));
    game.choose_all(&["deploy S45", "face S15"]);
    assert_eq!(game.place_of("cs_cocke+"), Some("S45"));
    assert_eq!(game.fatigue("cs_cocke"), 2, "4 points were enough");
}

#[rule("BR-10.6-no-move")]
#[test]
fn an_extended_line_enters_no_other_zone() {
    let mut game = line(southern(), "S16", "N08", "").build();
    game.choose("select cs_cocke", &[]);
    let mut choices = game.choices();
    choices.sort();
    assert_eq!(choices, ["regroup S16", "regroup S17", "stop"]);
    assert_eq!(game.refused_by("step S45"), "BR-10.6-no-move");
    let mut game = line(southern(), "S16", "N08", "").unit("us_keyes", "N08", "S16").build();
    game.choose("select cs_cocke", &[]);
    assert!(game.offers("engage") && game.listed("step").is_empty());
}

#[rule("BR-10.6-deploy-then-engage")]
#[test]
fn a_brigade_that_has_deployed_may_engage_but_not_march_on() {
    let mut game = Position::activation("union", 2)
        .hq("hq_mcdowell", "N45")
        .unit_with("us_franklin", "S03", "S07", "fatigue = 2")
        .unit("cs_evans", "S07", "S03")
        .build();
    game.choose_all(&["select us_franklin", "deploy S04", "face S07"]);
    assert_eq!(points(&game), 2);
    assert!(game.listed("step").is_empty());
    assert_eq!(game.refused_by("step S02"), "BR-10.6-no-move");
    game.choose("engage", &[]);
    assert!(engaged(&game, "us_franklin") && engaged(&game, "us_franklin+"));
}

// ---- Strength ----

#[rule("BR-10.6-halved")]
#[test]
fn each_part_has_half_of_every_potential_rounded_up() {
    let game = line(southern(), "S16", "N08", "").build();
    assert_eq!(values(&game, "cs_cocke"), (3, 1, 1), "of 5/2/2");
    assert_eq!(values(&game, "cs_cocke+"), (3, 1, 1));
    let game = line(southern(), "S16", "N08", "losses = 1").build();
    assert_eq!(values(&game, "cs_cocke"), (2, 1, 1), "of 4/1/1");
    assert_eq!(values(&game, "cs_cocke+"), (2, 1, 1));
    let game = southern().unit("cs_cocke", "S17", "N09").build();
    assert_eq!(values(&game, "cs_cocke"), (5, 2, 2), "in normal line");
}

/// W-27: Franklin in N08 against the marker in S16, and Blenker in N09 against the counter in S17.
fn w_27(extra: impl Fn(Position) -> Position) -> Game {
    let position = line(Position::combat("union"), "S16", "N08", "")
        .unit_with("us_franklin", "N08", "S16", "engaged = true")
        .unit_with("us_blenker", "N09", "S17", "engaged = true");
    extra(position).build()
}

#[rule("BR-10.6-defence")]
#[test]
fn w_27_an_attacked_part_has_plus_one() {
    let mut game = w_27(|p| p);
    game.form("S16", &["us_franklin"]);
    let modifiers = game.modifiers("resolve");
    assert_eq!(worth(&modifiers, Side::Union, "BR-11.2-ratio-bands"), 1, "4 to 3");
    assert_eq!(worth(&modifiers, Side::Confederate, "BR-11.3-crossing"), 2);
    assert_eq!(worth(&modifiers, Side::Confederate, "BR-10.6-defence"), 1);
    game.choose("resolve", &[3, 1, 6, 1]);
    assert_eq!(game.sums(), (2, 4));
    assert_eq!(game.totals(), (8, 5, Side::Confederate, false));
    assert_eq!(game.fatigue("cs_cocke"), 1);
}

#[rule("BR-10.6-halved")]
#[test]
fn w_27_a_hit_is_taken_by_the_brigade_and_the_line_closes_in_the_only_common_zone() {
    // Both guns of the marker's attacker and its own as before, but the marker's misses: 8 to 4.
    let hit = || {
        let mut game = w_27(|p| p);
        game.attack("S16", &["us_franklin"], &[3, 6, 6, 1]);
        assert_eq!(game.totals(), (8, 4, Side::Confederate, true));
        game
    };
    let mut game = hit();
    game.choose("loss cs_cocke", &[]);
    assert_eq!(values(&game, "cs_cocke"), (2, 1, 1), "4/1/1 halved");
    assert_eq!(values(&game, "cs_cocke+"), (2, 1, 1));

    let mut game = hit();
    game.choose("attempt cs_cocke", &[3]);
    assert_eq!(game.losses("cs_cocke"), 1, "3 + 1 for the line fails");
    assert_eq!(game.place_of("cs_cocke+"), Some("S16"));

    let mut game = hit();
    game.choose("attempt cs_cocke", &[2]);
    let ways = game.listed("retreat");
    assert!(ways.contains(&"S45".to_owned()));
    assert!(ways.iter().all(|way| way.starts_with("S45")), "S45 is the only zone next to both: {ways:?}");
    assert!(ways.contains(&"S45 S57".to_owned()), "he may go on one zone");
    assert!(!ways.iter().any(|way| way.ends_with("S16") || way.ends_with("S17")), "not back (R-73)");
    game.choose("retreat S45", &[]);
    assert_eq!((game.place_of("cs_cocke"), game.place_of("cs_cocke+")), (Some("S45"), None));
    assert_eq!(game.losses("cs_cocke"), 0);
}

#[rule("BR-10.6-no-bonus-attack")]
#[test]
fn an_attacking_part_has_no_bonus_for_the_line() {
    let mut game =
        line(Position::combat("confederate"), "S16", "N08", "engaged = true").unit("us_franklin", "N08", "S16").build();
    game.form("N08", &["cs_cocke+"]);
    let modifiers = game.modifiers("resolve");
    assert!(modifiers.iter().all(|(_, _, rule)| rule != "BR-10.6-defence"), "{modifiers:?}");
    assert_eq!(worth(&modifiers, Side::Union, "BR-11.2-ratio-bands"), 1, "3 to 4");
}

#[rule("BR-10.6-separate")]
#[test]
fn each_part_is_attacked_by_itself_and_the_brigade_bears_it() {
    let mut game = w_27(|p| p);
    game.attack("S16", &["us_franklin"], &[6, 6, 6, 1]);
    assert_eq!(game.totals(), (7, 4, Side::Confederate, false));
    assert_eq!(game.fatigue("cs_cocke"), 1);
    assert!(game.offers("target S17"), "the other part may still be attacked");
    game.attack("S17", &["us_blenker"], &[6, 6, 4, 1, NEXT]);
    assert_eq!(game.totals(), (5, 3, Side::Confederate, false), "ford 2, line 1, fatigue -1");
    assert_eq!(game.fatigue("cs_cocke"), 2);

    // And each part attacks by itself.
    let mut game = line(Position::combat("confederate"), "S16", "N08", "engaged = true")
        .unit("us_franklin", "N08", "S16")
        .unit("us_blenker", "N09", "S17")
        .build();
    game.attack("N08", &["cs_cocke+"], &[6, 6, 6, 6, 1]);
    assert_eq!(game.totals(), (6, 5, Side::Union, false), "ratio 1, ford 2, woods 1");
    assert!(game.offers("target N09"));
    game.form("N09", &["cs_cocke"]);
    assert!(game.offers("resolve"));
}

#[rule("BR-10.6-one-result")]
#[rule("BR-10.6-cap")]
#[test]
fn both_parts_attacked_in_one_combat_count_the_full_strength_and_take_one_result() {
    let mut game = Position::combat("union")
        .unit_with("us_porter", "S45", "S16", "engaged = true")
        .unit_with("cs_cocke", "S17", "S45", "extended = \"S16\"\nmarker-facing = \"S45\"")
        .unit("cs_ewell", "S28", "S23")
        .build();
    assert_eq!(strength(&game, &["cs_cocke", "cs_cocke+"]), 5, "not 3 + 3");
    let modifiers = game.modifiers("sweep us_porter");
    assert_eq!(worth(&modifiers, Side::Union, "BR-11.2-ratio-bands"), 1, "5 to 5 favours the attacker");
    assert_eq!(worth(&modifiers, Side::Confederate, "BR-10.6-defence"), 1, "once");
    // Porter's gun, then one artillery die for each part, then the combat dice.
    // With Porter in the only common zone there is no retreat: the Hit is a loss.
    game.choose("sweep us_porter", &[1, 6, 6, 6, 1, NEXT]);
    assert_eq!(game.totals(), (9, 2, Side::Confederate, true));
    assert_eq!(game.fatigue("cs_cocke"), 1, "one fatigue");
    assert_eq!(game.losses("cs_cocke"), 1);
    assert_eq!(game.state.losses.confederate, 1, "and one Hit");
    assert!(matches!(game.state.stage, Stage::Select { .. }), "nothing else is asked");
}

#[rule("BR-10.6-cap")]
#[test]
fn both_parts_attacking_together_count_the_full_strength_and_throw_their_own_dice() {
    let mut game = Position::combat("confederate")
        .unit("us_keyes", "S45", "S17")
        .unit_with("cs_cocke", "S17", "S45", "extended = \"S16\"\nmarker-facing = \"S45\"\nengaged = true")
        .build();
    game.form("S45", &["cs_cocke", "cs_cocke+"]);
    let modifiers = game.modifiers("resolve");
    assert_eq!(worth(&modifiers, Side::Confederate, "BR-11.2-ratio-bands"), 2, "5 to 3; 6 would be double");
    game.choose("resolve", &[1, 1, 1, 1, 1, 6, NEXT]);
    let guns = game.events.iter().filter(|e| matches!(e, Event::ArtilleryDie { .. })).count();
    let horse = game.events.iter().filter(|e| matches!(e, Event::CavalryDie { .. })).count();
    assert_eq!((guns, horse), (2, 2));
    assert_eq!(game.sums().0, 2 + 2 + 2);
}

#[rule("BR-10.6-retreat-voids")]
#[test]
fn a_retreat_that_closes_the_line_voids_the_other_parts_combat() {
    let mut game = w_27(|p| p);
    game.attack("S16", &["us_franklin"], &[3, 6, 6, 1]);
    game.choose("attempt cs_cocke", &[2]);
    game.choose("retreat S45", &[]);
    game.choose("face S17", &[]);
    assert!(game.stack("S17").is_empty());
    assert!(game.offers("advance us_franklin S16"));
    assert!(!game.offers("advance us_blenker S17"), "Blenker fought nobody there");
    game.choose("done", &[NEXT]);
    assert!(!game.offers("target S17"));
    assert_eq!(game.state.active, Side::Confederate, "no combat was left");
}

#[rule("BR-10.6-retreat-voids-second-line")]
#[test]
fn a_brigade_that_still_holds_the_other_zone_may_be_attacked_there() {
    let mut game = w_27(|p| p.behind("cs_stuart", "S17", "line = \"second\""));
    game.attack("S16", &["us_franklin"], &[3, 6, 6, 1]);
    game.choose("attempt cs_cocke", &[2]);
    game.choose("retreat S45", &[]);
    game.choose("face S17", &[]);
    assert_eq!(game.stack("S17"), ["cs_stuart"], "he does not follow: his zone was not in the combat");
    assert_eq!(game.fatigue("cs_stuart"), 0);
    game.choose("done", &[]);
    game.form("S17", &["us_blenker"]);
    let modifiers = game.modifiers("resolve");
    assert_eq!(worth(&modifiers, Side::Union, "BR-11.2-ratio-bands"), 3, "4 to Stuart's 2");
    assert_eq!(worth(&modifiers, Side::Confederate, "BR-10.6-defence"), 0);
}

// ---- Engaging ----

#[rule("BR-10.6-one-payment")]
#[test]
fn one_payment_engages_both_parts() {
    let mut game = line(southern(), "S16", "N08", "fatigue = 2")
        .unit("us_franklin", "N08", "S16")
        .unit("us_blenker", "N09", "S17")
        .build();
    game.choose_all(&["select cs_cocke", "engage"]);
    assert_eq!(points(&game), 2, "2 of 4");
    assert!(engaged(&game, "cs_cocke") && engaged(&game, "cs_cocke+"));
    assert_eq!(game.listed("face"), ["N08", "N09", "S18"], "the counter, with N09 in its front");
    game.choose("face N09", &[]);
    assert_eq!(game.listed("face"), ["N07", "N08", "S17"], "the marker, with N08 in its front");
    game.choose("face N08", &[]);
    assert!(matches!(game.state.stage, Stage::Select { .. }) || game.asked() == Some(Side::Confederate));
}

#[rule("BR-10.6-mark-needs-target")]
#[test]
fn a_part_without_an_enemy_sets_its_facing_and_takes_no_mark() {
    let mut game = southern()
        .unit_with("cs_cocke", "S16", "N08", "extended = \"S45\"\nmarker-facing = \"S17\"\nfatigue = 2")
        .unit("us_franklin", "N08", "S16")
        .build();
    game.choose_all(&["select cs_cocke", "engage"]);
    assert!(engaged(&game, "cs_cocke") && !engaged(&game, "cs_cocke+"));
    assert_eq!(game.listed("face"), ["N07", "N08", "S17"], "S16 looks for its enemy");
    game.choose("face N08", &[]);
    assert_eq!(game.listed("face").len(), 7, "S45 faces where it likes");
    game.choose("face S18", &[]);
    assert_eq!((game.facing("S16"), game.facing("S45")), (Some("N08"), Some("S18")));

    let mut game = line(southern(), "S16", "N08", "fatigue = 1").build();
    game.choose_all(&["select cs_cocke", "rest", "face S18"]);
    assert_eq!(game.listed("face").len(), 6, "at rest both parts are faced: now S16");
    game.choose("face S15", &[]);
    assert_eq!((game.facing("S17"), game.facing("S16")), (Some("S18"), Some("S15")));
}

// ---- The Legion with a line ----

#[rule("BR-10.5-legion-left-behind")]
#[rule("BR-10.6-regroup")]
#[test]
fn a_legion_that_comes_over_when_its_line_regroups_marches_on_with_it() {
    let mut game = line(southern(), "S16", "N08", "fatigue = 2").behind("cs_hampton", "S16", "").build();
    game.choose("select cs_cocke", &[]);
    assert!(game.offers("regroup S17") && game.offers("regroup S17 leaving-legion"));
    assert!(!game.offers("regroup S16 leaving-legion"), "it is in S16 already");
    game.choose("regroup S17", &[]);
    assert_eq!(game.place_of("cs_hampton"), Some("S17"));
    assert!(game.offers("step S45"), "it has gone along and stays with him: {:?}", game.choices());
    assert!(!game.offers("step S45 leaving-legion"));
    game.choose("step S45", &[]);
    assert_eq!(game.place_of("cs_hampton"), Some("S45"));

    let mut game = line(southern(), "S16", "N08", "").behind("cs_hampton", "S16", "").build();
    game.choose_all(&["select cs_cocke", "regroup S17 leaving-legion"]);
    assert_eq!(game.stack("S16"), ["cs_hampton"]);
    assert_eq!(game.facing("S16"), Some("N08"));
}

#[rule("BR-10.5-legion-moves")]
#[rule("BR-10.6-deploy")]
#[test]
fn the_legion_goes_with_the_marker_or_stays_with_the_counter() {
    let position = southern().unit("cs_cocke", "S17", "N09").behind("cs_hampton", "S17", "");
    let mut game = position.build();
    game.choose_all(&["select cs_cocke", "deploy S16 with-legion", "face N08"]);
    assert_eq!(game.place_of("cs_hampton"), Some("S16"));
    assert_eq!((strength(&game, &["cs_cocke"]), strength(&game, &["cs_cocke+"])), (3, 4));
    let mut game = position.build();
    game.choose_all(&["select cs_cocke", "deploy S16", "face N08"]);
    assert_eq!(game.place_of("cs_hampton"), Some("S17"));
    assert_eq!((strength(&game, &["cs_cocke"]), strength(&game, &["cs_cocke+"])), (4, 3));
}

#[rule("BR-10.5-legion-host")]
#[test]
fn a_deploying_host_that_brings_the_legion_to_another_brigade_lets_its_owner_choose_the_host() {
    let mut game = southern()
        .unit("cs_bee", "S45", "S16")
        .unit("cs_jackson", "S44", "S18")
        .behind("cs_hampton", "S44", "")
        .build();
    game.choose_all(&["select cs_jackson", "step S45", "deploy S53"]);
    game.choose("line cs_jackson second", &[]);
    assert_eq!(game.listed("host"), ["cs_bee", "cs_jackson"]);
}
