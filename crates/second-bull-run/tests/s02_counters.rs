//! 2.1 to 2.3: what the counters say.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test stops where it fails")]

mod common;

use common::{Game, Position};
use kernel::Side;
use rule::rule;
use second_bull_run::combat::{self, Clash, combat_strength};
use second_bull_run::facing::Field;
use second_bull_run::ids::Zone;
use second_bull_run::movement;
use second_bull_run::result::has_loss_marker;
use second_bull_run::world::{Kind, Rank};

#[test]
#[rule("S-2.1-independent-exists")]
fn every_brigade_has_a_division_or_a_white_band() {
    let world = common::world("both-days", &[]);
    for sheet in &world.brigades {
        assert_eq!(sheet.division.is_empty(), sheet.band == "white", "{}", sheet.id);
    }
    assert_eq!(world.brigades.iter().filter(|b| b.band == "white").count(), 9);
}

fn ewell() -> Position {
    Position::activation("confederate", "cs_cc_jackson", 1).commander("cs_cc_jackson", "128").unit(
        "cs_lawton",
        "128",
        "116",
    )
}

#[test]
#[rule("S-2.1-artillery-brigade")]
fn artillery_counts_among_the_brigades_of_its_division() {
    let game = ewell().unit("cs_art_ewell", "128", "116").build();
    assert_eq!(game.listed("activate"), ["ewell"]);
    assert!(game.listed("substitute").is_empty());
    let alone = ewell().build();
    assert_eq!(alone.listed("substitute"), ["cs_lawton"]);
    assert!(alone.listed("activate").is_empty());
}

#[test]
#[rule("S-2.1-artillery-brigade")]
fn artillery_stacks_faces_and_controls_like_any_brigade() {
    let full = ewell().unit("cs_art_ewell", "128", "116").unit("cs_early", "128", "116");
    assert!(full.try_build().is_err(), "two fill a zone");
    let game = Position::solo("us_milroy", "130", "129", "").unit("cs_art_w", "128", "116").build();
    assert_eq!(game.facing("cs_art_w"), Some("116"));
    let zoc = Field::of(&game.world, &game.state, Side::Union).zoc;
    assert_eq!(game.zone_ids(zoc), ["116", "127", "129", "142", "156"]);
}

#[test]
#[rule("S-2.1-mp-inf")]
fn infantry_and_artillery_have_six_points() {
    for id in ["us_milroy", "us_art_reserve"] {
        let game = Position::solo(id, "105", "103", "").acting(id);
        assert_eq!(game.points_left(), Some(6), "{id}");
    }
}

#[test]
#[rule("S-2.1-mp-cav")]
fn mounted_cavalry_spends_eight_points_and_no_more() {
    let mut game = Position::solo("us_buford", "105", "103", "fatigue = 2").acting("us_buford");
    assert_eq!(game.points_left(), Some(8));
    game.choose_all(&["step 106", "step 83", "step 80", "step 78", "step 77", "step 75"]);
    assert_eq!(game.paid(), [2, 1, 1, 1, 1, 1]);
    assert_eq!(game.listed("step"), ["73", "77"], "one point goes along the road");
    assert_eq!(game.refused_by("step 97"), "S-9.4-plain");
}

#[test]
#[rule("S-2.1-mp-dismounted")]
fn dismounted_cavalry_makes_one_plain_step() {
    let mut game = Position::solo("us_buford", "105", "103", "dismounted = true").acting("us_buford");
    assert_eq!(game.points_left(), Some(2));
    game.choose("step 104", &[]);
    assert_eq!(game.points_left(), Some(0));
    assert!(game.listed("step").is_empty() && !game.offers("mount"));
    assert!(game.offers("face 103"), "the movement is over");
}

/// Strength and Loss marker of a brigade with so many losses.
fn worn(id: &str, lines: &str) -> (u8, bool) {
    let game = Position::solo("us_milroy", "130", "129", "").unit_with(id, "105", "103", lines).build();
    let brigade = game.brigade(id);
    (combat_strength(&game.world, &game.state, brigade), has_loss_marker(&game.world, &game.state, brigade))
}

#[test]
#[rule("S-2.1-flip")]
#[rule("S-2.1-markers")]
fn the_first_loss_turns_the_counter_and_the_others_are_markers() {
    assert_eq!(worn("us_meade", ""), (6, false));
    assert_eq!(worn("us_meade", "losses = 1"), (5, false), "turned over, no marker");
    assert_eq!(worn("us_meade", "losses = 2"), (4, true));
    assert_eq!(worn("us_meade", "losses = 3"), (3, true));
    assert!(!worn("us_art_reynolds", "losses = 1").1, "artillery is turned over as well");
}

#[test]
#[rule("S-2.1-cav-back")]
fn cavalry_shows_its_first_loss_by_a_marker_and_keeps_its_side() {
    assert_eq!(worn("us_buford", ""), (5, false));
    assert_eq!(worn("us_buford", "losses = 1"), (4, true), "mounted still");
    assert_eq!(worn("us_buford", "dismounted = true"), (4, false), "the back is the dismounted side");
    assert_eq!(worn("us_buford", "losses = 1\ndismounted = true"), (3, true));
}

#[test]
#[rule("S-2.1-star-s")]
fn stars_and_sharpshooters_stand_on_the_counters() {
    let world = common::world("both-days", &[]);
    let sheet = |id: &str| world.sheet(world.find_brigade(id).unwrap());
    assert!(sheet("us_gibbon").star && sheet("us_meade").star && !sheet("us_hardin").star);
    assert!(sheet("us_sullivan").sharpshooters && !sheet("us_gibbon").sharpshooters);
}

#[test]
#[rule("S-2.2-sides")]
fn a_commander_is_available_or_activated() {
    let position = Position::designation("union").commander("us_cc_mcdowell", "104");
    let mut game = position.commander_with("us_cc_sigel", "105", "activated = true").build();
    assert!(!game.is_activated("us_cc_mcdowell") && game.is_activated("us_cc_sigel"));
    game.choose("designate us_cc_mcdowell", &[3]);
    assert!(game.is_activated("us_cc_mcdowell"), "one side, then the other");
}

#[test]
#[rule("S-2.2-ac-role")]
fn an_army_commander_on_the_field_changes_no_modifier() {
    let fight = || {
        Position::combat("union").attacker("us_hardin", "97", "96").unit("cs_field", "96", "97").unit(
            "cs_pender",
            "115",
            "96",
        )
    };
    let sums = |game: &Game| {
        let clash = Clash::over(&game.world, &game.state, game.zone("96"));
        combat::sums(&game.world, &game.state, &clash)
    };
    let without = sums(&fight().build());
    let with = sums(&fight().commander("us_ac_pope", "97").commander("cs_ac_lee", "96").build());
    assert_eq!(with, without);
}

#[test]
#[rule("S-2.2-ac-test-side")]
fn an_activated_army_commander_has_no_test_value() {
    let at = |lines: &str| {
        Position::activation("union", "us_cc_mcdowell", 0)
            .commander("us_cc_mcdowell", "104")
            .commander_with("us_ac_pope", "109", lines)
            .build()
    };
    assert!(at("").offers("try us_ac_pope"));
    assert_eq!(at("activated = true").refused_by("try us_ac_pope"), "S-6.3-ac-once");
}

#[test]
#[rule("S-2.2-cc-divisions")]
fn a_corps_commander_picks_only_his_own_divisions() {
    let under = |chief: &str| {
        Position::activation("union", chief, 1)
            .commander("us_cc_mcdowell", "104")
            .commander("us_cc_heintzelman", "105")
            .unit("us_gibbon", "104", "102")
            .unit("us_doubleday", "104", "102")
            .unit("us_grover", "105", "103")
            .unit("us_carr", "105", "103")
            .build()
    };
    let mcdowell = under("us_cc_mcdowell");
    assert_eq!(mcdowell.listed("activate"), ["hatch"]);
    assert_eq!(mcdowell.refused_by("activate hooker"), "S-6.1-one-by-one-div");
    assert_eq!(under("us_cc_heintzelman").listed("activate"), ["hooker"]);
}

#[test]
#[rule("S-2.2-cc-value")]
fn the_activated_side_has_the_lower_value() {
    let world = common::world("both-days", &[]);
    let chiefs: Vec<_> = world.leaders.iter().filter(|l| l.rank == Rank::Corps).collect();
    assert_eq!(chiefs.len(), 7);
    for chief in chiefs {
        assert!(chief.activated < chief.available, "{}", chief.id);
    }
}

#[test]
#[rule("S-2.2-division-commanders")]
fn no_division_commander_has_a_counter() {
    let world = common::world("both-days", &[]);
    assert_eq!(world.leaders.len(), 9, "two army and seven corps commanders");
    assert_eq!(world.leaders.iter().filter(|l| l.rank == Rank::Army).count(), 2);
    assert!(world.leaders.iter().filter(|l| l.rank == Rank::Corps).all(|l| !l.corps.is_empty()));
}

#[test]
#[rule("S-2.3-marker-supply")]
fn every_brigade_may_carry_markers_at_once() {
    let world = common::world("both-days", &[]);
    let mut position = Position::designation("union").commander("us_cc_mcdowell", "104");
    let mut worn = Vec::new();
    for (at, sheet) in world.brigades.iter().enumerate().filter(|(_, b)| b.kind != Kind::Artillery) {
        let zone = Zone(at as u8);
        let faced = world.ground(zone).adjacent.first().unwrap();
        let (place, facing) = (world.zone_id(zone), world.zone_id(faced));
        position = position.unit_with(&sheet.id, place, facing, "fatigue = 2\nlosses = 3");
        worn.push(sheet.id.clone());
    }
    assert!(worn.len() > 60);
    let game = position.build();
    assert!(worn.iter().all(|id| game.fatigue(id) == 2 && game.losses(id) == 3));
    let points = |id: &str| movement::allowance(&game.world, &game.state, game.brigade(id));
    assert_eq!((points("us_meade"), points("us_buford")), (6, 8), "fatigue takes no movement points");
}
