//! 11.1: who attacks, what, and together with whom.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test stops where something is wrong")]

mod common;

use bull_run_1861::Event;
use bull_run_1861::state::Stage;
use common::{Game, Position};
use kernel::Side;
use rule::rule;

const ENGAGED: &str = "engaged = true";
const RATIO: &str = "BR-11.2-ratio-bands";
const SUPPORT: &str = "BR-11.3-support-combat";
const STAR: &str = "BR-11.3-star";
const CROSSING: &str = "BR-11.3-crossing";

/// The zones and attackers of the combat just fought, in notation.
fn combat(game: &Game) -> (Vec<String>, Vec<String>) {
    let told = game.events.iter().find_map(|e| match *e {
        Event::Attacked { attackers, targets, .. } => Some((attackers, targets)),
        _ => None,
    });
    let (attackers, targets) = told.expect("a combat was fought");
    let attackers = attackers.map(|e| bull_run_1861::choice::element_notation(&game.world, e)).collect();
    (attackers, targets.map(|z| game.world.zone_id(z).to_owned()).collect())
}

fn matthews_hill() -> Position {
    Position::melee("union").unit("cs_evans", "S07", "S03")
}

#[rule("BR-11.1-needs-mark")]
#[test]
fn only_a_brigade_that_engaged_attacks() {
    let mut game =
        matthews_hill().unit_with("us_burnside", "S03", "S07", ENGAGED).unit("us_franklin", "S04", "S07").build();
    assert_eq!(game.listed("target"), ["S07", "S23"]);
    game.choose("target S07", &[]);
    assert_eq!(game.listed("join"), ["us_burnside"]);
    assert_eq!(game.refused_by("join us_franklin"), "BR-11.1-needs-mark");
    assert_eq!(game.refused_by("resolve"), "BR-11.1-needs-mark");

    let idle = matthews_hill().unit("us_burnside", "S03", "S07").build();
    assert_eq!(idle.listed("target"), ["S23"]);
    idle.refusal("target S07");
}

/// Burnside in S03 and Evans in S07, the North to activate one brigade.
fn duel() -> Game {
    Position::activation("union", 1).unit("us_burnside", "S03", "S07").unit("cs_evans", "S07", "S03").build()
}

#[rule("BR-11.1-decline")]
#[test]
fn an_engaged_brigade_may_decline_and_its_points_are_gone() {
    let mut game = duel();
    game.choose("select us_burnside", &[1]).choose_all(&["engage", "face S07"]);
    assert_eq!(game.choices(), ["target S07", "done"]);
    game.choose("done", &[1]);
    assert!(!game.told(|e| matches!(e, Event::Attacked { .. })));
    assert_eq!(game.asked(), Some(Side::Confederate), "no second activation is given for the points");
    assert_eq!((game.fatigue("us_burnside"), game.fatigue("cs_evans")), (0, 0));
}

#[rule("BR-11.1-marks-off")]
#[test]
fn marks_go_when_the_combats_end() {
    let mut game = duel();
    game.choose("select us_burnside", &[1]).choose_all(&["engage", "face S07"]);
    assert!(game.state.engaged.has(game.brigade("us_burnside").counter()));
    game.choose("done", &[1]);
    assert!(game.state.engaged.is_empty());
    // The South's phase, then the North's second: Burnside is activated, does not engage, and the
    // combats are over before they begin.
    game.choose("select cs_evans", &[1]).choose("stop", &[]);
    game.choose("face S03", &[1]);
    assert_eq!((game.state.phase, game.asked()), (2, Some(Side::Union)));
    game.choose("select us_burnside", &[1]).choose("stop", &[]);
    game.choose("face S07", &[1]);
    assert_eq!(game.asked(), Some(Side::Confederate));
    assert!(matches!(game.state.stage, Stage::Select { .. }));
}

/// Burnside in front of Porter in S03; both engage, Porter last.
fn both_engaged() -> Game {
    let mut game = Position::activation("union", 2)
        .unit("us_burnside", "S03", "S07")
        .behind("us_porter", "S03", "line = \"second\"")
        .unit_with("cs_evans", "S07", "S03", "losses = 1")
        .unit("cs_bartow", "S11", "S03")
        .build();
    game.choose("select us_burnside", &[1]).choose_all(&["engage", "face S07"]);
    game.choose("select us_porter", &[1]).choose_all(&["engage", "face S07"]);
    game
}

#[rule("BR-11.1-mark-second-line")]
#[test]
fn of_two_engaged_brigades_the_front_line_attacks_and_the_other_supports() {
    let mut game = both_engaged();
    assert_eq!(game.stack("S03"), ["us_porter", "us_burnside"]);
    game.choose("target S07", &[]);
    assert_eq!(game.listed("join"), ["us_porter"]);
    assert_eq!(game.refused_by("join us_burnside"), "BR-11.1-mark-second-line");
    game.choose("join us_porter", &[]);
    assert_eq!(game.by_rule("resolve", RATIO), (4, 0), "5 to 1, not 10");
    assert_eq!(game.by_rule("resolve", SUPPORT), (1, 0));
}

#[rule("BR-11.1-mark-second-line")]
#[rule("BR-11.1-once-per-zone")]
#[test]
fn the_void_mark_of_a_second_line_stays_void_when_its_front_line_advances() {
    let mut game = both_engaged();
    game.form("S07", &["us_porter"]);
    // 4 + 1 for the star + 1 for support, 12 to 4; Evans fails to retreat and is destroyed.
    game.resolve_plainly("resolve", 6, 1);
    game.choose("attempt cs_evans", &[6]);
    assert_eq!(game.listed("advance"), ["us_porter S07"]);
    // Porter goes on to face both S08 and the stack in S11; with no mark left the half-phase ends.
    game.choose("advance us_porter S07", &[]);
    let facing = game.listed("face")[0].clone();
    game.choose(&format!("face {facing}"), &[1]);
    assert_eq!(game.stack("S03"), ["us_burnside"]);
    assert!(game.front("S03").contains(&"S11".to_owned()), "Bartow is in his front");
    assert_eq!(game.asked(), Some(Side::Confederate), "and still Burnside may not attack him");
}

#[rule("BR-11.1-target-in-front")]
#[test]
fn only_zones_in_the_front_are_attacked() {
    let mut game = matthews_hill()
        .unit("cs_stuart", "S12", "S03")
        .unit_with("us_burnside", "S03", "S07", ENGAGED)
        .unit_with("us_franklin", "S04", "N49", ENGAGED)
        .build();
    assert_eq!(game.front("S03"), ["S04", "S07", "S11"]);
    assert_eq!(game.listed("target"), ["S07", "S23"]);
    game.refusal("target S12");
    // Franklin looks the other way: S07 is next to him and he cannot join.
    assert_eq!(game.front("S04"), ["N46", "N49", "S05"]);
    game.choose("target S07", &[]);
    assert_eq!(game.refused_by("join us_franklin"), "BR-11.1-target-in-front");
    assert_eq!(game.listed("join"), ["us_burnside"]);
}

#[rule("BR-11.1-target-in-front")]
#[test]
fn a_zone_over_the_stream_without_a_crossing_is_no_target() {
    let game =
        Position::melee("union").unit("cs_evans", "S05", "N49").unit_with("us_franklin", "N49", "S05", ENGAGED).build();
    assert!(game.front("N49").contains(&"S05".to_owned()));
    assert_eq!(game.listed("target"), ["S23"]);
}

#[rule("BR-11.1-joint")]
#[test]
fn brigades_attack_together_if_their_zones_form_a_chain() {
    let three = || {
        matthews_hill()
            .unit_with("us_burnside", "S03", "S07", ENGAGED)
            .unit_with("us_franklin", "S04", "S07", ENGAGED)
            .unit_with("us_sherman", "S05", "S07", ENGAGED)
            .build()
    };
    let mut game = three();
    game.form("S07", &["us_burnside"]);
    assert_eq!(game.listed("join"), ["us_franklin"], "S03 and S05 are no neighbours");
    assert_eq!(game.refused_by("join us_sherman"), "BR-11.1-joint");
    game.choose("join us_franklin", &[]);
    assert!(game.offers("resolve"), "S03 with S04");
    game.choose("join us_sherman", &[]);
    game.resolve_plainly("resolve", 3, 3);
    let (attackers, targets) = combat(&game);
    assert_eq!(attackers, ["us_burnside", "us_franklin", "us_sherman"]);
    assert_eq!(targets, ["S07"]);

    // A lone attack and one of the far pair by its middle are fine as well.
    three().attack("S07", &["us_sherman"], &[6, 6, 1, 3]);
    three().attack("S07", &["us_franklin", "us_sherman"], &[6, 6, 6, 1, 3]);
}

#[rule("BR-11.1-joint")]
#[test]
fn a_gap_may_be_closed_by_a_brigade_that_joins_later() {
    let mut game = matthews_hill()
        .unit_with("us_burnside", "S03", "S07", ENGAGED)
        .unit_with("us_franklin", "S05", "S07", ENGAGED)
        .unit_with("us_sherman", "S04", "S07", ENGAGED)
        .build();
    game.form("S07", &["us_burnside", "us_franklin"]);
    assert_eq!(game.refused_by("resolve"), "BR-11.1-joint");
    assert_eq!(game.choices(), ["join us_sherman"]);
    game.choose("join us_sherman", &[]);
    assert!(game.offers("resolve"));
}

#[rule("BR-11.1-joint-banks")]
#[rule("BR-11.3-crossing")]
#[test]
fn zones_on_both_banks_are_neighbours_for_an_attack_together() {
    // W-39 and interaction 9: N07 and S16 share a border that nobody can cross.
    let stone_bridge = || {
        Position::melee("union")
            .unit("cs_evans", "S06", "N07")
            .unit_with("us_schenck", "N07", "S06", ENGAGED)
            .unit_with("us_keyes", "S16", "S06", ENGAGED)
            .build()
    };
    let mut game = stone_bridge();
    game.form("S06", &["us_schenck", "us_keyes"]);
    let expected = [(Side::Union, 4, RATIO.to_owned()), (Side::Confederate, 1, STAR.to_owned())];
    assert_eq!(game.modifiers("resolve"), expected, "6 to 2, no bridge, no flank");

    let mut alone = stone_bridge();
    alone.form("S06", &["us_schenck"]);
    assert_eq!(alone.by_rule("resolve", CROSSING), (0, 2));
    assert_eq!(alone.fixed("resolve"), (2, 3));
}

#[rule("BR-11.1-one-combat-each")]
#[test]
fn a_brigade_attacks_once() {
    let position = Position::melee("union").unit("cs_evans", "S07", "S08").unit("cs_bee", "S09", "S08").unit_with(
        "us_porter",
        "S08",
        "S07",
        ENGAGED,
    );
    let mut game = position.build();
    assert_eq!(game.listed("target"), ["S07", "S09", "S23"]);
    game.form("S07", &["us_porter"]).resolve_plainly("resolve", 3, 1);
    assert_eq!(game.listed("target"), ["S23"]);
    assert!(game.listed("sweep").is_empty());

    // Nor may he join Keyes, who can still attack the other zone.
    let mut game = position.unit_with("us_keyes", "S10", "S09", ENGAGED).build();
    game.form("S07", &["us_porter"]).resolve_plainly("resolve", 3, 1);
    game.choose("target S09", &[]);
    assert_eq!(game.listed("join"), ["us_keyes"]);
    assert_eq!(game.refused_by("join us_porter"), "BR-11.1-one-combat-each");
}

#[rule("BR-11.1-one-combat-each")]
#[test]
fn each_part_of_an_extended_line_attacks_once() {
    let mut game = Position::melee("confederate")
        .unit_with("cs_cocke", "S17", "N09", "extended = \"S16\"\nmarker-facing = \"N08\"\nengaged = true")
        .unit("us_franklin", "N08", "S16")
        .unit("us_blenker", "N09", "S17")
        .build();
    assert_eq!(game.listed("target"), ["N08", "N09", "N20"]);
    game.form("N08", &["cs_cocke+"]).resolve_plainly("resolve", 5, 4);
    assert_eq!(game.listed("target"), ["N09", "N20"]);
    game.form("N09", &["cs_cocke"]).resolve_plainly("resolve", 6, 4);
    assert_eq!(game.listed("target"), ["N20"]);
    assert_eq!(game.fatigue("cs_cocke"), 2, "two lost combats, two levels");
}

fn jackson_against_two() -> Game {
    Position::melee("confederate")
        .unit_with("cs_jackson", "S10", "S08", ENGAGED)
        .behind("cs_hampton", "S10", "host = \"cs_jackson\"")
        .unit("us_porter", "S08", "S10")
        .unit("us_keyes", "S09", "S10")
        .build()
}

#[rule("BR-11.1-multi-target")]
#[test]
fn one_brigade_attacks_all_zones_of_its_front_as_one_combat() {
    // W-32.
    let mut game = jackson_against_two();
    assert_eq!(game.listed("sweep"), ["cs_jackson"]);
    let expected = [
        (Side::Union, 1, RATIO.to_owned()),
        (Side::Confederate, 1, STAR.to_owned()),
        (Side::Union, 1, STAR.to_owned()),
    ];
    assert_eq!(game.modifiers("sweep cs_jackson"), expected, "6 to 8, a hamlet and clear ground");
    let guns = |unit: &str| (unit.to_owned(), "artillery".to_owned(), 3);
    assert_eq!(game.gun_dice("sweep cs_jackson"), [guns("cs_jackson"), guns("us_porter")]);
    game.choose("sweep cs_jackson", &[4, 4, 3, 3]);
    assert_eq!(combat(&game), (vec!["cs_jackson".to_owned()], vec!["S08".to_owned(), "S09".to_owned()]));
    assert_eq!(game.totals(), (4, 5, Side::Confederate, false));
    assert_eq!(game.listed("target"), ["N20"], "both zones have been attacked");

    let mut single = jackson_against_two();
    single.form("S09", &["cs_jackson"]);
    assert_eq!(single.by_rule("resolve", RATIO), (3, 0), "one of them alone is 6 to 3");
}

/// Burnside in S40 with enemies in the three zones of his front; Franklin in S37 against one of them.
fn three_in_front() -> Game {
    Position::melee("union")
        .unit_with("us_burnside", "S40", "S20", ENGAGED)
        .unit_with("us_franklin", "S37", "S22", ENGAGED)
        .unit("cs_bonham", "S19", "S40")
        .unit("cs_longstreet", "S20", "S40")
        .unit("cs_jones", "S22", "S40")
        .build()
}

#[rule("BR-11.1-multi-target-all")]
#[test]
fn a_brigade_attacks_one_zone_or_all_of_them() {
    let mut game = three_in_front();
    assert_eq!(game.listed("target"), ["S19", "S20", "S22", "S23"]);
    game.resolve_plainly("sweep us_burnside", 1, 6);
    assert_eq!(combat(&game).1, ["S19", "S20", "S22"], "two of the three are no choice");

    let mut after = three_in_front();
    after.form("S22", &["us_franklin"]).resolve_plainly("resolve", 3, 4);
    assert_eq!(after.listed("target"), ["S19", "S20", "S23"]);
    after.resolve_plainly("sweep us_burnside", 1, 6);
    assert_eq!(combat(&after).1, ["S19", "S20"], "the third has been attacked by another");
}

#[rule("BR-11.1-multi-target-all")]
#[rule("BR-11.1-multi-target")]
#[test]
fn against_a_single_zone_there_is_nothing_to_put_together() {
    let game = matthews_hill().unit_with("us_burnside", "S03", "S07", ENGAGED).build();
    assert!(game.listed("sweep").is_empty());
    assert_eq!(game.refused_by("sweep us_burnside"), "BR-11.1-multi-target");
    let unmarked = matthews_hill().unit("cs_bartow", "S11", "S03").unit("us_burnside", "S03", "S07").build();
    assert_eq!(unmarked.refused_by("sweep us_burnside"), "BR-11.1-needs-mark");
}

#[rule("BR-11.1-no-many-to-many")]
#[test]
fn brigades_of_different_zones_never_attack_several_zones_together() {
    let position = matthews_hill()
        .unit("cs_bartow", "S11", "S03")
        .unit_with("us_burnside", "S03", "S07", ENGAGED)
        .unit_with("us_franklin", "S04", "S07", ENGAGED);
    let mut game = position.build();
    assert_eq!(game.listed("sweep"), ["us_burnside"]);
    game.form("S07", &["us_burnside", "us_franklin"]);
    for more in ["target S11", "sweep us_burnside"] {
        game.refusal(more);
    }
    game.resolve_plainly("resolve", 1, 3);
    assert_eq!(combat(&game).1, ["S07"]);

    let mut sweep = position.build();
    sweep.resolve_plainly("sweep us_burnside", 1, 6);
    let (attackers, targets) = combat(&sweep);
    assert_eq!(attackers, ["us_burnside"]);
    assert_eq!(targets, ["S07", "S11"]);
}

#[rule("BR-11.1-once-per-zone")]
#[test]
fn a_zone_is_attacked_once_in_a_half_phase() {
    let mut game = matthews_hill()
        .unit_with("us_burnside", "S03", "S07", ENGAGED)
        .unit_with("us_sherman", "S05", "S07", ENGAGED)
        .build();
    assert_eq!(game.listed("target"), ["S07", "S23"]);
    game.form("S07", &["us_burnside"]).resolve_plainly("resolve", 1, 1);
    assert_eq!(game.listed("target"), ["S23"], "Sherman comes too late");
    game.refusal("target S07");
}

#[rule("BR-11.1-once-per-zone")]
#[test]
fn a_zone_the_enemy_has_taken_may_be_attacked_in_the_other_half_phase() {
    let mut game = Position::combat("union")
        .unit_with("us_burnside", "S03", "S07", ENGAGED)
        .unit_with("cs_evans", "S07", "S03", "losses = 1")
        .unit("cs_stuart", "S10", "S08")
        .build();
    game.form("S07", &["us_burnside"]).resolve_plainly("resolve", 6, 1);
    game.choose("attempt cs_evans", &[6]);
    game.choose("advance us_burnside S07", &[]);
    game.choose("face S08", &[1]);
    assert_eq!(game.asked(), Some(Side::Confederate));
    game.choose("select cs_stuart", &[1]);
    game.choose("step S08", &[]);
    game.choose("face S07", &[]);
    game.choose("engage", &[]);
    game.choose("face S07", &[]);
    assert_eq!(game.listed("target"), ["S07"]);
}

#[rule("BR-11.1-order")]
#[test]
fn combats_come_in_any_order_and_one_after_the_other() {
    let position = Position::combat("union")
        .unit_with("us_burnside", "S03", "S07", ENGAGED)
        .unit_with("us_schenck", "N07", "S06", ENGAGED)
        .unit_with("cs_evans", "S07", "S03", "losses = 1")
        .unit("cs_bartow", "S06", "N07");
    let mut game = position.build();
    assert_eq!(game.listed("target"), ["S06", "S07"]);
    game.form("S07", &["us_burnside"]);
    game.refusal("target S06");
    game.resolve_plainly("resolve", 6, 1);
    assert_eq!(game.choices(), ["attempt cs_evans"]);
    game.choose("attempt cs_evans", &[6]);
    assert_eq!(game.choices(), ["advance us_burnside S07", "done"]);
    game.choose("done", &[]);
    assert_eq!(game.choices(), ["target S06", "done"]);

    let mut other = position.build();
    other.form("S06", &["us_schenck"]).resolve_plainly("resolve", 3, 3);
    assert_eq!(other.choices(), ["target S07", "done"]);
}

#[rule("BR-11.1-vacated")]
#[test]
fn an_attack_on_a_zone_the_enemy_has_left_is_void() {
    let mut game = Position::melee("union")
        .unit_with("cs_cocke", "S17", "N09", "extended = \"S16\"\nmarker-facing = \"N08\"")
        .unit("cs_bonham", "S19", "S18")
        .unit_with("us_franklin", "N08", "S16", ENGAGED)
        .unit_with("us_blenker", "N09", "S17", ENGAGED)
        .unit_with("us_howard", "S18", "N11", ENGAGED)
        .build();
    assert_eq!(game.listed("target"), ["S16", "S17", "S19", "S23"]);
    assert_eq!(game.listed("sweep"), ["us_howard"], "S17 and S19 are in Howard's front");
    // 8 to 4: a Hit, and Cocke closes on S45.
    game.attack("S16", &["us_franklin"], &[3, 6, 6, 1]);
    game.choose("attempt cs_cocke", &[2]).choose("retreat S45", &[]).choose("face S18", &[]);
    assert_eq!((game.place_of("cs_cocke"), game.place_of("cs_cocke+")), (Some("S45"), None));
    // Franklin may follow into S16 but not the others into S17, which was not this combat's zone.
    assert_eq!(game.choices(), ["advance us_franklin S16", "done"]);
    game.choose("done", &[]);
    assert_eq!(game.listed("target"), ["S19", "S23"]);
    assert!(game.listed("sweep").is_empty());
    game.choose("target S19", &[]);
    assert_eq!(game.listed("join"), ["us_howard"], "who may still attack the other enemy in his front");
}
