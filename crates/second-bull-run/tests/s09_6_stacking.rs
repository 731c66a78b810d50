//! 9.6: stacking.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test stops where it fails")]

mod common;

use common::{Game, Position};
use rule::rule;
use second_bull_run::stacking::legal_pair;

/// Meade and the artillery fill 77.
fn full_77(start: Position) -> Position {
    start.unit("us_meade", "77", "98").unit("us_art_reynolds", "77", "98")
}

#[test]
#[rule("S-9.6-two")]
#[rule("S-9.6-pass")]
fn a_full_zone_may_be_passed_but_not_stopped_in() {
    let mut game = full_77(Position::solo("us_buford", "78", "77", "")).acting("us_buford");
    game.choose("step 77", &[]);
    assert_eq!(game.refused_by("stop"), "S-9.6-two");
    assert!(!game.offers("dismount"), "dismounting would end his steps there");
    game.choose_all(&["step 99", "stop", "face 98"]);
    assert_eq!(game.stack("77"), ["us_art_reynolds", "us_meade"]);
    assert_eq!(game.stack("99"), ["us_buford"]);
}

#[test]
#[rule("S-9.6-two")]
#[rule("S-9.6-pass")]
fn a_full_zone_is_closed_to_a_brigade_that_could_not_go_on() {
    let mut game = full_77(Position::solo("us_milroy", "101", "99", "fatigue = 2")).acting("us_milroy");
    game.choose_all(&["step 99", "step 98"]);
    assert_eq!(game.points_left(), Some(2));
    assert_eq!(game.refused_by("step 77"), "S-9.6-pass");
    assert!(game.offers("step 97"));
    let third = full_77(Position::solo("us_milroy", "77", "98", ""));
    assert!(third.try_build().is_err(), "nor do position files allow three");
}

fn pairs(game: &Game, pairs: &[(&str, &str)]) -> Vec<bool> {
    pairs.iter().map(|(a, b)| legal_pair(&game.world, game.brigade(a), game.brigade(b))).collect()
}

#[test]
#[rule("S-9.6-corps")]
#[rule("S-Q41")]
fn one_corps_or_one_independent_brigade_makes_a_pair() {
    let game = Game::new("30-august", &[]);
    let legal = [
        ("cs_art_w", "cs_baylor"),
        ("cs_baylor", "cs_lawton"),
        ("cs_evans", "cs_baylor"),
        ("cs_hood", "cs_evans"),
        ("cs_evans", "cs_art_l"),
        ("us_milroy", "us_gibbon"),
        ("us_gibbon", "us_duryea"),
    ];
    assert_eq!(pairs(&game, &legal), [true; 7]);
    let not = [("cs_hood", "cs_baylor"), ("us_gibbon", "us_koltes"), ("us_poe", "us_nagle")];
    assert_eq!(pairs(&game, &not), [false; 3]);
}

#[test]
#[rule("S-9.6-corps")]
fn hood_may_pass_baylor_but_not_stop_with_him() {
    let mut game = Position::activation("confederate", "cs_cc_longstreet", 1)
        .commander("cs_cc_longstreet", "105")
        .unit("cs_hood", "105", "103")
        .unit("cs_law", "104", "103")
        .unit("cs_baylor", "103", "101")
        .build();
    game.choose_all(&["activate hood", "act cs_hood", "step 103"]);
    assert_eq!(game.refused_by("stop"), "S-9.6-corps");
    assert!(game.offers("step 102"));
    let at = |a: &str, b: &str| {
        Position::designation("confederate").unit(a, "103", "101").unit(b, "103", "101").try_build().is_ok()
    };
    assert!(!at("cs_hood", "cs_baylor") && at("cs_evans", "cs_baylor"));
}

#[test]
#[rule("S-Q41")]
fn the_last_brigade_of_a_division_keeps_its_corps_for_stacking() {
    let mut game = Position::activation("union", "us_cc_mcdowell", 1)
        .commander("us_cc_mcdowell", "105")
        .unit("us_gibbon", "105", "103")
        .unit("us_koltes", "103", "101")
        .build();
    game.choose_all(&["substitute us_gibbon", "step 103"]);
    assert_eq!(game.refused_by("stop"), "S-9.6-corps", "independent by chance is not enough");
}

#[test]
#[rule("S-Q41")]
#[rule("S-Q105")]
fn a_grey_band_stacks_with_anyone() {
    for (value, legal) in [("off", false), ("on", true)] {
        let game = Game::new("29-august", &[("kearny-grey", value)]);
        assert_eq!(pairs(&game, &[("us_poe", "us_gibbon")]), [legal], "kearny-grey {value}");
    }
}

#[test]
#[rule("S-9.6-commanders")]
fn any_number_of_commanders_shares_a_zone_with_two_brigades() {
    let mut game = Position::activation("union", "us_cc_mcdowell", 0)
        .commander("us_cc_mcdowell", "105")
        .commander("us_cc_sigel", "103")
        .commander("us_cc_reno", "103")
        .commander("us_cc_porter", "103")
        .unit("us_gibbon", "103", "101")
        .unit("us_doubleday", "103", "101")
        .build();
    game.choose("lead us_cc_mcdowell 103", &[]);
    assert_eq!(game.place_of("us_cc_mcdowell"), Some("103"));
}

#[test]
#[rule("S-9.6-zoc-full")]
#[rule("S-Q40")]
fn a_full_zone_beside_the_enemy_may_not_be_entered_at_all() {
    let start = |enemy: bool| {
        let start = Position::solo("us_milroy", "99", "98", "");
        let start = start.unit("us_gibbon", "98", "115").unit("us_doubleday", "98", "115");
        if enemy { start.unit("cs_trimble", "115", "98") } else { start }
    };
    let beside = start(true).acting("us_milroy");
    assert_eq!(beside.refused_by("step 98"), "S-9.6-zoc-full");
    let free = start(false).acting("us_milroy");
    assert!(free.offers("step 98"), "with points to go on he may pass");
}

#[test]
#[rule("S-9.6-corps")]
fn beside_the_enemy_a_stranger_bars_the_zone_though_it_is_not_full() {
    let mut game = Position::activation("union", "us_cc_mcdowell", 1)
        .commander("us_cc_mcdowell", "99")
        .unit("us_gibbon", "99", "98")
        .unit("us_koltes", "98", "115")
        .unit("cs_trimble", "115", "98")
        .build();
    game.choose("substitute us_gibbon", &[]);
    assert_eq!(game.refused_by("step 98"), "S-9.6-corps");
}

#[test]
#[rule("S-9.6-pass")]
fn a_brigade_with_one_way_out_of_a_full_zone_takes_it() {
    let start = full_77(Position::solo("us_milroy", "99", "98", "fatigue = 2"));
    let mut several = start.clone().acting("us_milroy");
    several.choose_all(&["step 98", "step 99", "step 77"]);
    assert_eq!(several.choices(), ["step 59", "step 75", "step 78", "step 99"], "one point, four roads");
    let pairs =
        [("59", ["us_duryea", "us_tower"]), ("75", ["us_gibbon", "us_patrick"]), ("78", ["us_poe", "us_birney"])];
    let full = pairs.iter().flat_map(|(zone, pair)| pair.iter().map(move |id| (*id, *zone)));
    let mut one = full.fold(start, |start, (id, zone)| start.unit(id, zone, "77")).acting("us_milroy");
    one.choose_all(&["step 98", "step 99"]).choose("step 77", &[]);
    assert_eq!((one.place_of("us_milroy"), one.paid()), (Some("99"), vec![1, 1]), "and there he has to stop");
    assert!(one.offers("face 98"));
}

#[test]
#[rule("S-9.6-enemy")]
fn a_zone_with_an_enemy_brigade_is_closed() {
    let game = Position::solo("us_milroy", "98", "115", "").routed("cs_trimble", "115").acting("us_milroy");
    assert_eq!(game.refused_by("step 115"), "S-9.6-enemy");
}

#[test]
#[rule("S-9.6-facing")]
fn both_brigades_of_a_stack_turn() {
    let mut game = Position::activation("union", "us_cc_mcdowell", 1)
        .commander("us_cc_mcdowell", "116")
        .unit("us_gibbon", "116", "99")
        .unit("us_doubleday", "116", "99")
        .build();
    game.choose_all(&["activate hatch", "act us_gibbon", "stop", "face 127"]);
    assert_eq!((game.facing("us_gibbon"), game.facing("us_doubleday")), (Some("127"), Some("127")));
    let split = Position::designation("union").unit("us_gibbon", "116", "99").unit("us_doubleday", "116", "98");
    assert!(split.try_build().is_err());
}

#[test]
#[rule("S-9.6-last")]
fn the_last_to_arrive_sets_the_facing_of_both() {
    let start = Position::solo("us_art_reserve", "75", "97", "").unit("us_hardin", "97", "96");
    let mut game = start.acting("us_art_reserve");
    game.choose_all(&["step 97", "stop"]);
    assert_eq!(game.listed("face").len(), 5);
    game.choose("face 74", &[]);
    assert_eq!((game.facing("us_art_reserve"), game.facing("us_hardin")), (Some("74"), Some("74")));
}

/// Milroy in 96 attacks 115; an enemy stands in 95 too. Bayard rides up to him.
fn bayard_joins(value: &str) -> Game {
    let mut game = Position::solo("us_bayard", "97", "96", "")
        .unit_with("us_milroy", "96", "115", "attack = \"115\"\nacted = true")
        .unit("cs_trimble", "115", "96")
        .unit("cs_early", "95", "96")
        .option("attack-needs-target-in-front", value)
        .acting("us_bayard");
    game.choose_all(&["step 96", "stop"]);
    game
}

#[test]
#[rule("S-9.6-mate-marker")]
#[rule("S-Q39")]
#[rule("S-Q32")]
fn a_newcomer_keeps_the_target_of_its_mate_in_front() {
    let mut game = bayard_joins("on");
    assert_eq!(game.listed("face"), ["114", "115", "98"]);
    assert_eq!(game.refused_by("face 95"), "S-9.6-mate-marker");
    game.choose("face 114", &[]);
    assert_eq!((game.facing("us_milroy"), game.target("us_milroy")), (Some("114"), Some("115")));
    let free = bayard_joins("off");
    assert_eq!(free.listed("face"), ["113", "114", "115", "72", "95", "98"], "the switch needs no target in front");
}
