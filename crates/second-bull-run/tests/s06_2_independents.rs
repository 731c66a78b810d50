//! 6.2 and the rulings on it: independent brigades, attached or in place of a division.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test stops where it fails")]

mod common;

use common::{Game, Position};
use rule::rule;
use second_bull_run::event::Event;
use second_bull_run::result::test_modifier;
use second_bull_run::state::Stage;

fn mcdowell(slots: u8) -> Position {
    Position::activation("union", "us_cc_mcdowell", slots).commander("us_cc_mcdowell", "104")
}

/// Hatch: Gibbon in 105, Doubleday in 107, which is three zones from 118.
fn hatch(slots: u8) -> Position {
    mcdowell(slots).unit("us_gibbon", "105", "103").unit("us_doubleday", "107", "105")
}

#[test]
#[rule("S-6.2-white")]
fn white_bands_are_independent() {
    let game = hatch(1).unit("us_milroy", "131", "130").unit("us_art_reserve", "131", "130").build();
    let independent = game.state.part.independent;
    for (brigade, is) in [("us_milroy", true), ("us_art_reserve", true), ("us_gibbon", false)] {
        assert_eq!(independent.has(game.brigade(brigade)), is, "{brigade}");
    }
    assert_eq!(game.listed("substitute"), ["us_art_reserve", "us_milroy"], "together in a zone or not");
    let white: Vec<&str> = game.world.white.map(|b| game.world.sheet(b).id.as_str()).collect();
    assert_eq!(white.len(), 9, "{white:?}");
}

#[test]
#[rule("S-6.2-alone")]
#[rule("S-Q05")]
fn the_last_of_a_division_is_independent() {
    let alone = mcdowell(1).unit("us_hardin", "105", "103").off_map("us_meade", "eliminated = true").build();
    assert_eq!(alone.listed("substitute"), ["us_hardin"]);
    assert_eq!(alone.refused_by("activate reynolds"), "S-Q05");
    let guns = mcdowell(1).unit("us_hardin", "105", "103").unit("us_art_reynolds", "107", "105").build();
    assert!(guns.listed("substitute").is_empty(), "guns are brigades");
    assert_eq!(guns.listed("activate"), ["reynolds"]);
}

#[test]
#[rule("S-6.2-alone-reinf")]
fn mates_on_the_march_to_the_field_do_not_count() {
    let game =
        mcdowell(1).unit("us_hardin", "105", "103").reinforcement(&["us_meade", "us_seymour"], 9, &["C"]).build();
    assert_eq!(game.listed("substitute"), ["us_hardin"]);
    assert_eq!(game.refused_by("activate reynolds"), "S-Q05");
}

/// Whether a brigade there may act with Hatch.
fn goes_along(brigade: &str, zone: &str, facing: &str, lines: &str) -> bool {
    let mut game = hatch(1).unit_with(brigade, zone, facing, lines).build();
    game.choose("activate hatch", &[]);
    game.offers(&format!("act {brigade}"))
}

#[test]
#[rule("S-6.2-two")]
#[rule("S-6.2-three-cav")]
fn two_zones_on_foot_and_three_in_the_saddle() {
    assert!(goes_along("us_milroy", "118", "117", ""), "two from Gibbon");
    assert!(!goes_along("us_milroy", "117", "116", ""), "three");
    assert!(goes_along("us_buford", "117", "116", ""), "mounted, three");
    assert!(!goes_along("us_buford", "98", "96", ""), "four");
    assert!(!goes_along("us_buford", "117", "116", "dismounted = true"), "dismounted, three");
    assert!(goes_along("us_buford", "118", "117", "dismounted = true"), "dismounted, two");
    assert!(!goes_along("us_art_reserve", "117", "116", ""), "guns, three");
}

#[test]
#[rule("S-6.2-start")]
#[rule("S-Q09")]
fn the_distance_counts_from_where_the_division_stood() {
    let mut left = hatch(1).unit("us_milroy", "118", "117").build();
    left.choose("activate hatch", &[]).march("us_gibbon", &["106", "108"]);
    let [milroy, gibbon, doubleday] = ["118", "108", "107"].map(|z| left.zone(z));
    assert!(left.world.distance(milroy, gibbon) > 2 && left.world.distance(milroy, doubleday) > 2);
    assert!(left.offers("act us_milroy"));
    let mut come = hatch(1).unit("us_milroy", "117", "116").build();
    come.choose("activate hatch", &[]).march("us_gibbon", &["119"]);
    assert_eq!(come.world.distance(come.zone("117"), come.zone("119")), 2);
    assert_eq!(come.refused_by("act us_milroy"), "S-6.2-two");
}

/// Reno's division of two beside Trimble, Nagle with one step left.
fn reno() -> Position {
    Position::activation("union", "us_cc_reno", 3)
        .first("union")
        .commander("us_cc_reno", "100")
        .unit_with("us_nagle", "98", "115", "losses = 5")
        .unit("us_ferrero", "99", "98")
        .unit("cs_trimble", "115", "98")
}

#[test]
#[rule("S-6.2-alone-when")]
#[rule("S-Q120")]
fn a_mate_lost_on_the_march_does_not_make_the_other_independent_at_once() {
    let mut game = reno().build();
    game.choose("activate reno", &[]).choose("act us_nagle", &[]).choose("step 116", &[]);
    assert_eq!(game.place_of("us_nagle"), None, "from front to front");
    assert!(game.offers("act us_ferrero"), "still with the division");
    game.choose("close", &[]);
    assert_eq!(game.state.stage, Stage::Commanders, "nothing is left to pick though two slots are");
    game.choose("done", &[]);
    game.choose("designate us_cc_reno", &[6]);
    assert_eq!(game.state.phase, 2);
    assert_eq!(game.listed("substitute"), ["us_ferrero"], "judged anew");
    assert!(game.listed("activate").is_empty());
}

#[test]
#[rule("S-6.2-anchor")]
fn an_isolated_brigade_takes_nobody_along() {
    let reynolds = |hardin: &str| {
        let mut game = mcdowell(1)
            .unit("us_seymour", "103", "101")
            .unit("us_hardin", hardin, "129")
            .unit("us_milroy", "143", "142")
            .build();
        game.choose("activate reynolds", &[]);
        game
    };
    let near = reynolds("130");
    assert_eq!(near.world.distance(near.zone("103"), near.zone("130")), 2);
    assert!(near.offers("act us_milroy"), "one zone from Hardin, who is with Seymour");
    let mut far = mcdowell(1)
        .unit("us_seymour", "102", "101")
        .unit("us_hardin", "130", "129")
        .unit("us_milroy", "143", "142")
        .build();
    far.choose("activate reynolds", &[]);
    assert!(far.state.part.isolated.has(far.brigade("us_hardin")));
    assert_eq!(far.refused_by("act us_milroy"), "S-6.2-two");
    assert!(far.offers("act us_hardin"), "who acts himself");
}

/// Doubleday in range, Gibbon beyond him, and a brigade nine points from McDowell beside Gibbon.
fn beyond(brigade: &str, lines: &str) -> Position {
    mcdowell(2)
        .unit("us_doubleday", "118", "117")
        .unit("us_gibbon", "129", "128")
        .unit_with(brigade, "157", "142", lines)
}

#[test]
#[rule("S-6.2-attach-free")]
#[rule("S-6.2-place-range")]
fn with_a_division_no_range_is_needed_alone_it_is() {
    let start = beyond("us_milroy", "").build();
    let mut along = start.fork();
    along.choose("activate hatch", &[]).choose("act us_milroy", &[]);
    assert_eq!(along.points_left(), Some(6), "no die was thrown");
    let mut passed = start.fork();
    passed.choose("substitute us_milroy", &[3]);
    assert!(passed.told(|e| matches!(e, Event::CommandTest { modifier: 0, passed: true, .. })));
    let mut failed = start.fork();
    failed.choose("substitute us_milroy", &[4]);
    assert_eq!((failed.points_left(), failed.slots_left()), (None, 1));
    let mut near = mcdowell(1).unit("us_milroy", "158", "143").build();
    near.choose("substitute us_milroy", &[]);
    assert!(near.told(|e| matches!(e, Event::InCommand { .. })), "eight points");
}

#[test]
#[rule("S-6.2-place-cc")]
#[rule("S-Q07")]
fn every_corps_commander_of_the_side_may_activate_an_independent_brigade() {
    for (side, chief, brigade) in [
        ("confederate", "cs_cc_longstreet", "cs_robertson"),
        ("confederate", "cs_cc_jackson", "cs_robertson"),
        ("union", "us_cc_mcdowell", "us_milroy"),
        ("union", "us_cc_porter", "us_hardin"),
    ] {
        let mut game = Position::activation(side, chief, 1).commander(chief, "104").unit(brigade, "105", "103").build();
        assert_eq!(game.listed("substitute"), [brigade], "{chief}");
        game.choose(&format!("substitute {brigade}"), &[]);
        assert!(game.points_left().is_some());
    }
    let game = hatch(1).unit("cs_robertson", "31", "30").build();
    assert_eq!(game.refused_by("substitute cs_robertson"), "S-4-halves", "not the enemy's");
}

#[test]
#[rule("S-Q05")]
fn the_last_of_a_division_keeps_its_corps() {
    let mut game = mcdowell(1)
        .unit("us_hardin", "103", "101")
        .unit("us_gibbon", "105", "104")
        .unit("us_koltes", "119", "118")
        .build();
    game.choose("substitute us_hardin", &[]);
    let mut with_gibbon = game.fork();
    with_gibbon.choose("step 105", &[]);
    assert!(with_gibbon.offers("stop"), "McDowell's both");
    game.choose("step 119", &[]);
    assert_eq!(game.refused_by("stop"), "S-9.6-corps", "Koltes is Sigel's, alone or not");

    let modifier = |brigade: &str| {
        let game = Position::combat("union").unit(brigade, "96", "97").attacker("us_milroy", "97", "96").build();
        test_modifier(&game.world, &game.state, game.brigade(brigade))
    };
    assert_eq!(modifier("cs_field"), 1, "alone of Hill's, still Jackson's");
    assert_eq!(modifier("cs_evans"), 0, "a white band has no corps");
}

#[test]
#[rule("S-Q06")]
fn each_slot_buys_an_independent_brigade_or_only_one_does() {
    let start = |value: &str| {
        let position = hatch(3).unit("us_milroy", "103", "101").unit("us_buford", "102", "101");
        let mut game = position.option("independent-substitutions", value).build();
        game.choose("substitute us_milroy", &[]).end_action();
        game
    };
    let mut each = start("per-slot");
    each.choose("substitute us_buford", &[]).end_action();
    assert_eq!(each.slots_left(), 1);
    let once = start("once-per-activation");
    assert!(once.listed("substitute").is_empty());
    assert_eq!(once.refused_by("substitute us_buford"), "S-Q06");
    assert_eq!(once.listed("activate"), ["hatch"], "divisions as before");
}

#[test]
#[rule("S-Q08")]
fn a_division_that_fails_takes_nobody_along() {
    let start =
        mcdowell(2).unit("us_duryea", "30", "48").unit("us_tower", "31", "30").unit("us_milroy", "14", "31").build();
    let mut passed = start.fork();
    passed.choose("activate ricketts", &[3]);
    assert!(passed.offers("act us_milroy"));
    let mut failed = start.fork();
    failed.choose("activate ricketts", &[4]);
    assert_eq!(failed.state.stage, Stage::Slots);
    assert_eq!(failed.refused_by("act us_milroy"), "S-4-order");
    assert!(failed.offers("substitute us_milroy"), "he has not acted");
}

#[test]
#[rule("S-Q10")]
#[rule("S-Q105")]
fn no_division_is_grey_unless_kearny_is_made_so() {
    let plain = common::world("29-august", &[]);
    let grey = common::world("29-august", &[("kearny-grey", "on")]);
    let kearny = grey.find_division("kearny").unwrap();
    for at in 0..plain.divisions.len() {
        let division = second_bull_run::ids::Division(at as u8);
        assert!(!plain.is_grey(division), "{}", plain.division(division).id);
        assert_eq!(grey.is_grey(division), division == kearny);
    }
}

/// Kearny's two brigades beside Sigel; Heintzelman on the map or not.
fn kearny(heintzelman: bool) -> Position {
    let position = Position::activation("union", "us_cc_sigel", 1)
        .commander("us_cc_sigel", "104")
        .unit("us_birney", "105", "103")
        .unit("us_robinson", "103", "101")
        .unit("us_milroy", "107", "105");
    if heintzelman { position.commander("us_cc_heintzelman", "107") } else { position }
}

#[test]
#[rule("S-Q11")]
fn a_division_without_its_commander_on_the_map_follows_any_other() {
    let mut game = kearny(false).build();
    assert_eq!(game.listed("activate"), ["kearny"]);
    game.choose("activate kearny", &[]);
    assert!(game.offers("act us_birney"));
    assert_eq!(kearny(true).build().refused_by("activate kearny"), "S-6.1-one-by-one-div", "he has come");
    let off = kearny(false).option("orphan-division-pickable", "off").build();
    assert_eq!(off.refused_by("activate kearny"), "S-6.1-one-by-one-div");
}

#[test]
#[rule("S-Q11")]
fn an_orphan_out_of_range_tests() {
    let mut game = Position::activation("union", "us_cc_sigel", 1)
        .commander("us_cc_sigel", "104")
        .unit("us_birney", "30", "48")
        .unit("us_robinson", "31", "30")
        .build();
    game.choose("activate kearny", &[4]);
    assert!(game.told(|e| matches!(e, Event::CommandTest { passed: false, .. })));
}

#[test]
#[rule("S-Q10")]
#[rule("S-Q105")]
fn a_grey_kearny_follows_any_corps_commander_and_stacks_with_anyone() {
    let mut grey = kearny(true).option("kearny-grey", "on").unit("us_gibbon", "119", "118").build();
    assert_eq!(grey.listed("activate"), ["kearny"]);
    grey.choose_all(&["activate kearny", "act us_birney", "step 119"]);
    assert!(grey.offers("stop"), "with McDowell's Gibbon");
    let mut plain = kearny(false).option("kearny-grey", "off").unit("us_gibbon", "119", "118").build();
    plain.choose_all(&["activate kearny", "act us_birney", "step 119"]);
    assert_eq!(plain.refused_by("stop"), "S-9.6-corps");
}

#[test]
#[rule("S-Q12")]
fn who_fails_does_not_test_again_and_is_not_taken_along() {
    let mut game = beyond("us_milroy", "").build();
    game.choose("substitute us_milroy", &[4]);
    assert!(!game.offers("substitute us_milroy"));
    assert_eq!(game.refused_by("substitute us_milroy"), "S-6.1-division-once");
    game.choose("activate hatch", &[]);
    assert!(game.offers("act us_gibbon"));
    assert_eq!(game.refused_by("act us_milroy"), "S-6.2-two");
}

/// A command test of Buford nine points away: the modifier, and whether he acts.
fn buford_tests(position: &Position, die: u8) -> (i8, bool) {
    let mut game: Game = position.build();
    game.choose("substitute us_buford", &[die]);
    let test = game.events.iter().find_map(|e| match *e {
        Event::CommandTest { modifier, passed, .. } => Some((modifier, passed)),
        _ => None,
    });
    let (modifier, passed) = test.expect("a test");
    assert_eq!(game.points_left().is_some(), passed);
    (modifier, passed)
}

#[test]
#[rule("S-Q13")]
#[rule("S-9.2-cav")]
fn independent_cavalry_has_the_bonus_in_the_saddle_and_on_foot() {
    for lines in ["", "dismounted = true"] {
        let position = beyond("us_buford", lines);
        assert_eq!(buford_tests(&position, 4), (-1, true), "{lines}");
        assert_eq!(buford_tests(&position, 5), (-1, false), "{lines}");
    }
}

#[test]
#[rule("S-9.2-both")]
#[rule("S-Q14")]
fn cavalry_in_contact_has_both_and_a_total_below_one_passes() {
    let position = beyond("us_buford", "").unit("cs_archer", "178", "157");
    assert_eq!(buford_tests(&position, 5), (-2, true));
    assert_eq!(buford_tests(&position, 6), (-2, false));
    assert_eq!(buford_tests(&position, 1), (-2, true), "a total of -1");
}
