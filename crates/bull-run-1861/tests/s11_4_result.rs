//! 11.4: totals, fatigue, Hits, advance, losses.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test stops where something is wrong")]

mod common;

use bull_run_1861::Event;
use common::Position;
use common::result::{ENGAGED, SECOND, evans_hit, overwhelmed, supported_attack};
use kernel::Side;
use rule::rule;

#[rule("BR-11.4-floor")]
#[test]
fn a_total_is_never_less_than_one() {
    // W-35: Keyes, fatigue 1 and flanked by Bartow, against Cocke at 4: -3 to +1.
    let mut game = Position::melee("union")
        .unit_with("us_keyes", "S08", "S09", "fatigue = 1\nengaged = true")
        .unit_with("cs_cocke", "S09", "S08", "losses = 1")
        .unit("cs_bartow", "S65", "S08")
        .build();
    game.form("S09", &["us_keyes"]);
    assert_eq!(game.fixed("resolve"), (-3, 1));
    game.choose("resolve", &[6, 1, 1]);
    assert_eq!(game.totals(), (1, 2, Side::Union, true));
    assert_eq!(game.fatigue("us_keyes"), 2);
    assert_eq!(game.asked(), Some(Side::Union), "and his Hit is still to be taken");
}

#[rule("BR-11.4-equal")]
#[test]
fn equal_totals_tire_the_attacker_only() {
    // W-34.
    let mut game = Position::melee("union")
        .unit_with("us_burnside", "S03", "S07", "fatigue = 1\nengaged = true")
        .unit("cs_evans", "S07", "S03")
        .build();
    game.attack("S07", &["us_burnside"], &[3, 2, 3, 3]);
    assert_eq!(game.totals(), (6, 6, Side::Union, false));
    assert_eq!((game.fatigue("us_burnside"), game.fatigue("cs_evans")), (2, 0));
    assert_eq!((game.losses("us_burnside"), game.losses("cs_evans")), (0, 0));
}

#[rule("BR-11.4-greater")]
#[test]
fn the_lower_total_takes_fatigue() {
    let attack = |dice: &[u8]| {
        let mut game = Position::melee("union")
            .unit_with("us_burnside", "S03", "S07", ENGAGED)
            .unit("cs_evans", "S07", "S03")
            .build();
        game.attack("S07", &["us_burnside"], dice);
        assert!(game.offers("target S23"), "no Hit is to be taken");
        (game.totals(), game.fatigue("us_burnside"), game.fatigue("cs_evans"))
    };
    assert_eq!(attack(&[4, 2, 5, 3]), ((8, 6, Side::Confederate, false), 0, 1));
    assert_eq!(attack(&[4, 2, 2, 5]), ((5, 8, Side::Union, false), 1, 0));
}

#[rule("BR-11.4-double")]
#[test]
fn twice_the_other_total_is_a_hit() {
    let attack = |fatigue: u8, threshold: &str, dice: &[u8]| {
        let mut game = Position::melee("union")
            .unit_with("us_burnside", "S03", "S07", &format!("fatigue = {fatigue}\nengaged = true"))
            .behind("us_porter", "S03", SECOND)
            .unit("cs_evans", "S07", "S03")
            .option("hit-threshold", threshold)
            .build();
        game.attack("S07", &["us_burnside"], dice);
        let (attack, defence, loser, hit) = game.totals();
        assert_eq!(loser, Side::Confederate);
        assert_eq!(game.fatigue("cs_evans"), 1);
        assert_eq!(game.asked() == Some(Side::Confederate), hit, "the owner is asked about a Hit only");
        (attack, defence, hit)
    };
    assert_eq!(attack(1, "double", &[4, 2, 6, 2]), (10, 5, true));
    assert_eq!(attack(1, "double", &[4, 2, 5, 2]), (9, 5, false));
    assert_eq!(attack(1, "more-than-double", &[4, 2, 6, 2]), (10, 5, false));
    assert_eq!(attack(0, "more-than-double", &[4, 2, 6, 2]), (11, 5, true));
}

#[rule("BR-11.4-double")]
#[test]
fn the_switch_holds_for_a_beaten_attacker_too() {
    let attack = |threshold: &str| {
        let mut game = Position::melee("union")
            .unit_with("us_schenck", "N07", "S06", ENGAGED)
            .unit("cs_evans", "S06", "N07")
            .option("hit-threshold", threshold)
            .build();
        game.attack("S06", &["us_schenck"], &[4, 6, 2, 5]);
        game.totals()
    };
    assert_eq!(attack("double"), (4, 8, Side::Union, true));
    assert_eq!(attack("more-than-double"), (4, 8, Side::Union, false));
}

#[rule("BR-11.4-all-front-line")]
#[test]
fn the_result_falls_on_every_front_line_brigade_of_the_beaten_side() {
    // W-32, won by the South.
    let fight = |dice: &[u8]| {
        let mut game = Position::melee("confederate")
            .unit_with("cs_jackson", "S10", "S08", ENGAGED)
            .behind("cs_hampton", "S10", "host = \"cs_jackson\"")
            .unit("us_porter", "S08", "S10")
            .behind("us_burnside", "S08", SECOND)
            .unit("us_keyes", "S09", "S10")
            .build();
        game.choose("sweep cs_jackson", dice);
        game
    };
    let tired = fight(&[3, 6, 6, 2]);
    assert_eq!(tired.totals(), (8, 5, Side::Union, false));
    assert_eq!((tired.fatigue("us_porter"), tired.fatigue("us_keyes")), (1, 1));
    assert_eq!(tired.fatigue("us_burnside"), 0, "the second line is untouched");
    let hit = fight(&[3, 6, 6, 1]);
    assert_eq!(hit.totals(), (8, 4, Side::Union, true));
    assert_eq!((hit.fatigue("us_porter"), hit.fatigue("us_keyes"), hit.fatigue("us_burnside")), (1, 1, 0));
    assert_eq!(hit.listed("loss"), ["us_keyes", "us_porter"]);
    assert_eq!(hit.listed("attempt"), ["us_keyes", "us_porter"]);
}

#[rule("BR-11.4-fatigue-cap")]
#[test]
fn fatigue_never_exceeds_two() {
    let mut game = Position::melee("union")
        .unit_with("us_burnside", "S03", "S07", "fatigue = 2\nengaged = true")
        .unit_with("cs_evans", "S07", "S03", "fatigue = 2")
        .build();
    game.attack("S07", &["us_burnside"], &[3, 2, 6, 5]);
    assert_eq!(game.totals(), (8, 6, Side::Confederate, false));
    assert_eq!((game.fatigue("cs_evans"), game.losses("cs_evans")), (2, 0));
    assert!(Position::melee("union").unit_with("cs_evans", "S07", "S03", "fatigue = 3").try_build().is_err());
}

#[rule("BR-11.4-hit-choice")]
#[test]
fn the_owner_of_a_hit_brigade_chooses_loss_or_retreat() {
    // W-24.
    let mut game = evans_hit(supported_attack());
    assert_eq!(game.asked(), Some(Side::Confederate));
    assert_eq!(game.choices(), ["loss cs_evans", "attempt cs_evans"]);
    game.choose("loss cs_evans", &[]);
    assert_eq!(game.strengths("cs_evans"), (1, 0, 1));
    assert_eq!(game.place_of("cs_evans"), Some("S07"));
    let mut other = evans_hit(supported_attack());
    other.choose("attempt cs_evans", &[4]);
    assert_eq!(other.losses("cs_evans"), 0);
    assert!(!other.listed("retreat").is_empty());
}

#[rule("BR-11.4-hit-choice")]
#[test]
fn under_the_other_reading_ten_to_five_is_fatigue_alone() {
    // W-24 with more than double asked for.
    let game = evans_hit(supported_attack().option("hit-threshold", "more-than-double"));
    assert_eq!(game.fatigue("cs_evans"), 1);
    assert_eq!(game.asked(), Some(Side::Union));
}

#[rule("BR-11.4-hit-forced")]
#[test]
fn a_brigade_that_would_fall_under_half_must_try() {
    let free_above = [
        ("cs_hampton", 1, 1),
        ("cs_evans", 2, 1),
        ("cs_bee", 3, 2),
        ("cs_longstreet", 4, 2),
        ("cs_jackson", 5, 3),
        ("cs_bonham", 6, 3),
    ];
    for (id, printed, forced) in free_above {
        for current in 1..=printed {
            let game = overwhelmed("confederate", id, &format!("losses = {}", printed - current));
            assert!(game.offers(&format!("attempt {id}")));
            let loss = format!("loss {id}");
            if current <= forced {
                assert_eq!(game.refused_by(&loss), "BR-11.4-hit-forced", "{id} at {current} of {printed}");
            } else {
                assert!(game.offers(&loss), "{id} at {current} of {printed}");
            }
        }
    }
}

#[rule("BR-11.4-hit-forced")]
#[test]
fn the_attached_legion_does_not_free_its_host_from_trying() {
    let mut game = Position::melee("union")
        .unit_with("us_burnside", "S03", "S07", ENGAGED)
        .behind("us_porter", "S03", SECOND)
        .unit_with("cs_bee", "S07", "S03", "losses = 1")
        .behind("cs_hampton", "S07", "host = \"cs_bee\"")
        .build();
    game.form("S07", &["us_burnside"]);
    game.choose("resolve", &[1, 6, 6, 1]);
    assert_eq!(game.choices(), ["attempt cs_bee"], "3 with the Legion, but 2 of 3 of his own");
}

#[rule("BR-11.4-advance")]
#[test]
fn one_attacking_front_line_brigade_may_take_the_abandoned_zone() {
    let driven_off = || {
        let mut game = Position::melee("union")
            .unit("cs_evans", "S07", "S03")
            .unit_with("us_burnside", "S03", "S07", ENGAGED)
            .behind("us_porter", "S03", "line = \"second\"\nengaged = true")
            .unit_with("us_franklin", "S04", "S07", ENGAGED)
            .build();
        game.form("S07", &["us_burnside", "us_franklin"]);
        game.resolve_plainly("resolve", 6, 1);
        game.choose("attempt cs_evans", &[4]).choose("retreat S08 S10", &[]).choose("face S08", &[]);
        assert_eq!(game.asked(), Some(Side::Union));
        game
    };
    let mut game = driven_off();
    assert_eq!(game.choices(), ["advance us_burnside S07", "advance us_franklin S07", "done"]);
    assert_eq!(game.refused_by("advance us_porter S07"), "BR-11.4-advance");
    assert_eq!(game.refused_by("advance us_burnside S04"), "BR-11.4-advance");
    assert_eq!(game.control("S07"), Side::Confederate);
    game.choose("advance us_burnside S07", &[]);
    assert_eq!(game.listed("face").len(), 5, "any facing where no enemy is near");
    game.choose("face S08", &[]);
    assert_eq!((game.place_of("us_burnside"), game.fatigue("us_burnside")), (Some("S07"), 0));
    assert_eq!(game.control("S07"), Side::Union);
    assert_eq!((game.stack("S03"), game.facing("S03")), (vec!["us_porter".to_owned()], Some("S07")));
    assert_eq!(game.choices(), ["target S23", "done"], "only one advances");

    let mut nobody = driven_off();
    nobody.choose("done", &[]);
    assert!(nobody.stack("S07").is_empty());
    assert_eq!(nobody.control("S07"), Side::Confederate);
}

#[rule("BR-11.4-advance")]
#[test]
fn a_brigade_that_emptied_two_zones_takes_one_of_them() {
    let mut game = Position::melee("confederate")
        .unit_with("cs_jackson", "S10", "S08", ENGAGED)
        .unit_with("us_porter", "S08", "S10", "losses = 4")
        .unit_with("us_keyes", "S09", "S10", "losses = 2")
        .build();
    game.resolve_plainly("sweep cs_jackson", 6, 1);
    game.choose("attempt us_porter", &[6]).choose("attempt us_keyes", &[6]);
    assert_eq!(game.choices(), ["advance cs_jackson S08", "advance cs_jackson S09", "done"]);
    game.choose("advance cs_jackson S09", &[]).choose("face S08", &[]);
    assert_eq!(game.choices(), ["target N20", "done"]);
}

#[rule("BR-11.4-advance-destroyed")]
#[test]
fn a_zone_whose_defender_was_destroyed_may_be_taken() {
    let mut game = Position::melee("union")
        .unit_with("us_burnside", "S03", "S07", ENGAGED)
        .unit_with("cs_evans", "S07", "S03", "losses = 1")
        .build();
    game.form("S07", &["us_burnside"]);
    game.resolve_plainly("resolve", 6, 1);
    game.choose("attempt cs_evans", &[5]);
    assert!(game.told(|e| matches!(e, Event::Eliminated { .. })));
    assert_eq!(game.choices(), ["advance us_burnside S07", "done"]);
}

#[rule("BR-11.4-advance-contact")]
#[test]
fn an_advance_makes_contact_turns_enemies_and_displaces_headquarters() {
    // Interaction 10.
    let mut game = Position::melee("union")
        .unit_with("us_burnside", "S03", "S07", ENGAGED)
        .unit_with("cs_evans", "S07", "S03", "losses = 1")
        .unit("cs_stuart", "S08", "S10")
        .hq("hq_beauregard", "S08")
        .build();
    assert_eq!(game.front("S08"), ["S09", "S10", "S65"]);
    game.form("S07", &["us_burnside"]);
    game.resolve_plainly("resolve", 6, 1);
    game.choose("attempt cs_evans", &[5]);
    game.choose("advance us_burnside S07", &[]);
    assert_eq!(game.asked(), Some(Side::Confederate), "the headquarters gives way first");
    assert!(game.listed("hq").contains(&"hq_beauregard S10".to_owned()));
    assert!(!game.offers("hq hq_beauregard S11"), "S11 touches S07");
    game.choose("hq hq_beauregard S10", &[]);
    assert_eq!(game.asked(), Some(Side::Union));
    assert_eq!(game.listed("face"), ["S05", "S08", "S11"], "Stuart must be in Burnside's front");
    game.choose("face S05", &[]);
    assert_eq!(game.asked(), Some(Side::Confederate));
    assert_eq!(game.listed("face"), ["S07", "S09", "S11"]);
    game.choose("face S07", &[]);
    assert_eq!((game.facing("S07"), game.facing("S08")), (Some("S05"), Some("S07")));
}

#[rule("BR-11.4-advance-not-extended")]
#[test]
fn an_extended_line_does_not_advance() {
    let cocke = "extended = \"S16\"\nmarker-facing = \"S45\"\nengaged = true";
    let position = Position::melee("confederate").unit_with("cs_cocke", "S17", "S45", cocke).unit_with(
        "us_cav",
        "S45",
        "S16",
        "losses = 1",
    );
    let mut game = position.clone().unit_with("cs_bartow", "S15", "S45", ENGAGED).build();
    game.form("S45", &["cs_cocke", "cs_cocke+", "cs_bartow"]);
    game.resolve_plainly("resolve", 6, 1);
    game.choose("attempt us_cav", &[6]);
    assert_eq!(game.choices(), ["advance cs_bartow S45", "done"]);
    for part in ["cs_cocke", "cs_cocke+"] {
        assert_eq!(game.refused_by(&format!("advance {part} S45")), "BR-11.4-advance-not-extended");
    }
    let mut alone = position.build();
    alone.form("S45", &["cs_cocke", "cs_cocke+"]);
    alone.resolve_plainly("resolve", 6, 1);
    alone.choose("attempt us_cav", &[6]);
    assert_eq!(alone.choices(), ["target N20", "done"], "nobody may advance, nobody is asked");
}

#[rule("BR-11.4-step-loss")]
#[test]
fn a_step_lowers_all_three_strengths() {
    let mut game = evans_hit(supported_attack());
    assert_eq!(game.strengths("cs_evans"), (2, 1, 2));
    game.choose("loss cs_evans", &[]);
    assert_eq!(game.strengths("cs_evans"), (1, 0, 1));
    let bonham = |losses: u8| {
        Position::melee("union").unit_with("cs_bonham", "S07", "S03", &format!("losses = {losses}")).build()
    };
    assert_eq!(bonham(2).strengths("cs_bonham"), (4, 1, 1));
    assert_eq!(bonham(5).strengths("cs_bonham"), (1, 0, 0), "never below zero");
}

#[rule("BR-11.4-loss-total")]
#[test]
fn every_step_lost_counts_for_the_side_even_of_the_destroyed() {
    let mut game = Position::combat("union")
        .unit_with("us_burnside", "S03", "S07", ENGAGED)
        .unit_with("cs_evans", "S07", "S03", "losses = 1")
        .behind("cs_hampton", "S07", "host = \"cs_evans\"")
        .build();
    assert_eq!(game.state.losses[Side::Confederate], 1);
    game.form("S07", &["us_burnside"]);
    game.resolve_plainly("resolve", 6, 1);
    // The Legion takes the step of the failed retreat; then the South's phase begins with its die.
    game.choose("attempt cs_evans", &[5, 2, 1]);
    assert_eq!((game.losses("cs_evans"), game.place_of("cs_hampton")), (1, None));
    assert_eq!(game.state.losses[Side::Confederate], 2);
    // Evans attacks in turn and is destroyed.
    game.choose("select cs_evans", &[1]).choose_all(&["engage", "face S03"]);
    game.form("S03", &["cs_evans"]);
    game.resolve_plainly("resolve", 1, 6);
    game.choose("attempt cs_evans", &[5, 1]);
    assert_eq!(game.place_of("cs_evans"), None);
    assert_eq!(game.state.losses[Side::Confederate], 3);
    assert_eq!(game.state.losses[Side::Union], 0);
}

#[rule("BR-11.4-elimination")]
#[test]
fn a_brigade_without_strength_is_removed_with_its_marker() {
    let mut game = Position::melee("union")
        .unit_with("cs_cocke", "S17", "N09", "losses = 4\nextended = \"S16\"\nmarker-facing = \"N08\"")
        .unit_with("us_franklin", "N08", "S16", ENGAGED)
        .build();
    game.form("S16", &["us_franklin"]);
    game.resolve_plainly("resolve", 6, 1);
    game.choose("attempt cs_cocke", &[3]);
    assert_eq!((game.place_of("cs_cocke"), game.place_of("cs_cocke+")), (None, None));
    assert!(game.stack("S16").is_empty() && game.stack("S17").is_empty());
    assert_eq!((game.facing("S16"), game.facing("S17")), (None, None));
    assert_eq!(game.losses("cs_cocke"), 5);
    let mut one_left = overwhelmed("confederate", "cs_evans", "");
    one_left.choose("loss cs_evans", &[]);
    assert_eq!(one_left.place_of("cs_evans"), Some("S08"), "at 1 he is still there");
}

#[rule("BR-11.4-step-loss")]
#[rule("BR-11.4-loss-total")]
#[test]
fn the_legion_may_take_the_step_of_its_host() {
    // W-31: Jackson and the Legion, 6, on Henry House Hill.
    let hit = || {
        let mut game = Position::melee("union")
            .unit_with("us_porter", "S08", "S10", ENGAGED)
            .behind("us_burnside", "S08", SECOND)
            .unit_with("us_sherman", "S09", "S10", ENGAGED)
            .behind("us_howard", "S09", SECOND)
            .unit("cs_jackson", "S10", "S08")
            .behind("cs_hampton", "S10", "host = \"cs_jackson\"")
            .build();
        game.form("S10", &["us_porter", "us_sherman"]);
        assert_eq!(game.strengths("cs_jackson").0, 6);
        game.resolve_plainly("resolve", 6, 1);
        assert!(game.totals().3);
        assert_eq!(game.choices(), ["loss cs_jackson", "attempt cs_jackson"]);
        game
    };
    for (face, legion, strength) in [(1, false, 5), (2, false, 5), (3, true, 5), (6, true, 5)] {
        let mut game = hit();
        game.choose("loss cs_jackson", &[face]);
        assert_eq!(game.place_of("cs_hampton").is_some(), legion, "die {face}");
        assert_eq!(game.losses("cs_jackson"), u8::from(legion));
        assert_eq!(game.strengths("cs_jackson").0, strength);
        assert_eq!(game.state.losses[Side::Confederate], 1);
    }
}
