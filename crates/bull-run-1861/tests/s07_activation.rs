//! Section 7: activation, rest, headquarters.

mod common;

use bull_run_1861::state::Stage;
use bull_run_1861::{BullRun1861, Event, hq};
use common::{ByPurpose, Game, Position};
use kernel::odds::{Prob, odds};
use kernel::{Side, Title};
use rule::rule;

const USA: Side = Side::Union;
const CSA: Side = Side::Confederate;

/// Five brigades a side, far from each other, and the headquarters at home.
fn armies(position: Position) -> Position {
    position
        .unit("us_howard", "N04", "N05")
        .behind("us_willcox", "N04", "line = \"second\"")
        .unit("us_keyes", "N06", "N07")
        .unit("us_blenker", "N16", "N15")
        .unit("us_davies", "N17", "N18")
        .unit("cs_bonham", "S19", "N13")
        .unit("cs_longstreet", "S20", "N14")
        .unit("cs_jones", "S21", "N19")
        .behind("cs_early", "S21", "line = \"second\"")
        .unit("cs_bartow", "S40", "S19")
        .hq("hq_mcdowell", "N01")
        .hq("hq_beauregard", "S39")
        .hq("hq_johnston", "S39")
}

/// M1 of a side in a turn, perhaps in somebody's offensive.
fn activation_roll(side: &str, turn: u8, offensive: Option<&str>) -> Position {
    let offensive = offensive.map_or(String::new(), |side| format!("\noffensive-now = \"{side}\""));
    armies(Position::at("movement").start(&format!("turn = {turn}\nside = \"{side}\"{offensive}")))
}

/// Brigades activated on dice 1 to 6.
fn table(position: &Position) -> Vec<u8> {
    let number = |die| position.build().choose("begin", &[die]).activations_left().expect("a selection");
    (1..=6).map(number).collect()
}

/// The exact mean of brigades activated.
fn mean(position: &Position) -> Prob {
    let game = position.build();
    let begin = game.parse("begin");
    let number = odds(|dice| {
        let mut state = game.state.clone();
        let begun = BullRun1861::choose(&game.world, &mut state, &begin, dice, &mut Vec::new());
        assert_eq!(begun, Ok(()));
        if let Stage::Select { left } = state.stage { left } else { 0 }
    });
    assert_eq!(number.left_out(), Prob::ZERO);
    number.outcomes().iter().map(|(n, p)| *p * whole(*n)).sum()
}

fn whole(n: u8) -> Prob {
    Prob::new(n.into(), 1).expect("one is not zero")
}

// ---- The activation die ----

#[rule("BR-7-activation-table-usa")]
#[test]
fn the_northern_table() {
    assert_eq!(table(&activation_roll("union", 2, None)), [2, 2, 3, 3, 4, 4]);
}

#[rule("BR-7-activation-table-csa")]
#[test]
fn the_southern_table() {
    assert_eq!(table(&activation_roll("confederate", 2, None)), [2, 3, 3, 3, 3, 4]);
}

#[rule("BR-7-activation-6plus")]
#[test]
fn totals_above_six_read_as_six() {
    assert_eq!(table(&activation_roll("union", 2, Some("union"))), [3, 3, 4, 4, 4, 4]);
    assert_eq!(table(&activation_roll("confederate", 2, Some("confederate"))), [3, 3, 3, 4, 4, 4]);
}

#[rule("BR-7-activation-turn1")]
#[test]
fn turn_one_gives_one_brigade_fewer() {
    assert_eq!(table(&activation_roll("union", 1, None)), [1, 1, 2, 2, 3, 3]);
    assert_eq!(table(&activation_roll("confederate", 1, None)), [1, 2, 2, 2, 2, 3]);
    let exactly = |side, turn| activation_roll(side, turn, None).option("first-turn-activation", "exactly-one");
    assert_eq!(table(&exactly("union", 1)), [1; 6]);
    assert_eq!(table(&exactly("confederate", 1)), [1; 6]);
    assert_eq!(table(&exactly("union", 2)), [2, 2, 3, 3, 4, 4], "from turn 2 on the switch does nothing");
}

#[rule("BR-7-activation-table-usa")]
#[rule("BR-7-activation-table-csa")]
#[rule("BR-7-activation-6plus")]
#[test]
fn the_means_are_three_a_side_and_more_in_an_offensive() {
    assert_eq!(mean(&activation_roll("union", 3, None)), whole(3));
    assert_eq!(mean(&activation_roll("confederate", 3, None)), whole(3));
    assert_eq!(mean(&activation_roll("union", 3, Some("union"))), Prob::new(11, 3).unwrap());
    assert_eq!(mean(&activation_roll("confederate", 3, Some("confederate"))), Prob::new(7, 2).unwrap());
}

// ---- Selecting ----

#[rule("BR-7-must-select")]
#[test]
fn as_many_as_the_die_gives_must_be_selected() {
    let mut game = activation_roll("union", 2, None).build();
    game.choose("begin", &[6]);
    for (id, left) in [("us_howard", 3), ("us_keyes", 2), ("us_blenker", 1)] {
        game.choose_all(&[&format!("select {id}"), "stop", &format!("face {}", faced(id))]);
        assert_eq!(game.activations_left(), Some(left));
        assert_eq!(game.refused_by("done"), "BR-7-must-select");
        assert_eq!(game.refused_by("stop"), "BR-7-must-select");
    }
    game.choose_all(&["select us_davies", "stop", "face N18"]);
    assert_eq!((game.prompt().as_str(), game.asked()), ("br61-ask-hq", Some(USA)));
}

/// Where the brigades of [`armies`] look.
fn faced(id: &str) -> &'static str {
    match id {
        "us_howard" => "N05",
        "us_keyes" => "N07",
        "us_blenker" => "N15",
        _ => "N18",
    }
}

#[rule("BR-7-must-select")]
#[test]
fn all_are_selected_where_there_are_fewer() {
    let mut game = Position::at("movement")
        .unit("us_howard", "N04", "N05")
        .unit("us_keyes", "N06", "N07")
        .unit("us_blenker", "N16", "N15")
        .unit_with("us_davies", "N17", "N18", "op = true")
        .hq("hq_mcdowell", "N01")
        .build();
    game.choose("begin", &[6]);
    assert!(game.told(|e| matches!(e, Event::ActivationDie { number: 4, .. })));
    for id in ["us_howard", "us_keyes", "us_blenker"] {
        assert_eq!(game.prompt(), "br61-ask-select");
        game.choose_all(&[&format!("select {id}"), "stop", &format!("face {}", faced(id))]);
    }
    assert_eq!(game.prompt(), "br61-ask-hq");
}

#[rule("BR-7-none-to-select")]
#[test]
fn with_nobody_to_select_the_headquarters_come_at_once() {
    let mut game = Position::at("movement")
        .start("side = \"confederate\"")
        .unit_with("cs_jones", "S21", "N19", "op = true")
        .behind("cs_early", "S21", "line = \"second\"\nop = true")
        .hq("hq_beauregard", "S39")
        .build();
    game.choose("begin", &[3]);
    assert!(
        game.told(|e| matches!(e, Event::ActivationDie { side: CSA, die: 3, .. })),
        "the die is thrown all the same"
    );
    assert_eq!((game.prompt().as_str(), game.asked()), ("br61-ask-hq", Some(CSA)));
}

#[rule("BR-7-zero-move")]
#[test]
fn an_activated_brigade_may_stay_where_it_is() {
    let mut game = activation_roll("union", 2, None).build();
    game.choose("begin", &[1]);
    game.choose_all(&["select us_keyes", "stop", "face N07"]);
    assert_eq!((game.place_of("us_keyes"), game.fatigue("us_keyes")), (Some("N06"), 0));
    assert_eq!(game.activations_left(), Some(1), "his activation is used");
    assert!(!game.offers("select us_keyes"));
}

#[rule("BR-7-once-per-half-phase")]
#[test]
fn a_brigade_acts_once_in_a_phase_and_again_in_the_next() {
    let mut game = Position::at("movement")
        .unit("us_keyes", "N06", "N07")
        .unit("us_blenker", "N16", "N15")
        .hq("hq_mcdowell", "N01")
        .build();
    game.choose("begin", &[1]);
    game.choose_all(&["select us_keyes", "stop", "face N07"]);
    assert_eq!(game.refused_by("select us_keyes"), "BR-7-once-per-half-phase");
    game.choose_all(&["select us_blenker", "stop", "face N15"]);
    // Headquarters; then the South, which has nobody, and the North's die of phase 2.
    game.choose("done", &[3, 1]);
    assert_eq!((game.state.phase, game.activations_left()), (2, Some(2)));
    assert!(game.offers("select us_keyes"));
}

#[rule("BR-7-once-per-half-phase")]
#[test]
fn a_failed_command_test_uses_the_activation() {
    let mut game = Position::activation("union", 2)
        .unit("us_blenker", "N16", "N15")
        .unit("us_keyes", "N06", "N07")
        .hq("hq_mcdowell", "N47")
        .build();
    game.choose("select us_blenker", &[4]);
    assert_eq!(game.activations_left(), Some(1));
    assert_eq!(game.refused_by("select us_blenker"), "BR-7-once-per-half-phase");
}

#[rule("BR-7-one-at-a-time")]
#[test]
fn a_brigade_finishes_before_the_next_is_selected() {
    let mut game = Position::activation("union", 2)
        .unit("us_sherman", "N05", "N06")
        .unit("us_keyes", "N04", "N05")
        .hq("hq_mcdowell", "N01")
        .build();
    game.choose_all(&["select us_sherman", "step N06"]);
    assert!(matches!(game.state.stage, Stage::Activation { act, .. } if act.points == 3));
    assert_eq!(game.refused_by("select us_keyes"), "BR-5-phase-order");
    assert!(game.listed("select").is_empty());
    // Every step is Sherman's: from N06, never from Keyes's N04.
    assert_eq!(game.listed("step"), ["N05", "N07", "N08", "N48"]);
    game.choose_all(&["stop", "face N07"]);
    assert_eq!(game.listed("select"), ["us_keyes"]);
}

#[rule("BR-10.5-legion-host")]
#[test]
fn a_host_that_engages_on_arrival_may_hand_the_legion_over() {
    let position = Position::activation("confederate", 1)
        .unit("cs_jackson", "S15", "S16")
        .behind("cs_hampton", "S15", "host = \"cs_jackson\"")
        .unit("cs_bee", "S16", "N08")
        .unit("us_franklin", "N08", "S16")
        .hq("hq_johnston", "S45");
    for host in ["cs_jackson", "cs_bee"] {
        let mut game = position.build();
        game.choose_all(&["select cs_jackson", "step S16", "engage"]);
        assert_eq!(game.listed("host"), ["cs_bee", "cs_jackson"]);
        game.choose_all(&[&format!("host {host}"), "face N08"]);
        assert_eq!(game.stack("S16"), ["cs_jackson", "cs_bee"]);
        assert_eq!(game.state.legion_host, Some(game.brigade(host).counter()));
        assert!(game.state.engaged.has(game.brigade("cs_jackson").counter()));
    }
}

// ---- Rest ----

#[rule("BR-7-rest")]
#[test]
fn a_brigade_may_rest_instead_of_moving() {
    let mut game = Position::activation("union", 1)
        .unit_with("us_porter", "N42", "N43", "fatigue = 2")
        .behind("us_burnside", "N42", "line = \"second\"\nfatigue = 1")
        .hq("hq_mcdowell", "N01")
        .build();
    game.choose("select us_porter", &[]);
    assert!(game.offers("step N43"));
    game.choose("rest", &[]);
    assert_eq!((game.fatigue("us_porter"), game.fatigue("us_burnside")), (1, 1));
    assert_eq!(game.place_of("us_porter"), Some("N42"));
    assert_eq!(game.choices(), ["line us_porter second", "stop"], "no second rest, no move");
    assert_eq!(game.refused_by("step N43"), "BR-7-rest-only-fatigued");
    assert_eq!(game.refused_by("deploy N43"), "BR-7-rest-only-fatigued");
    assert_eq!(game.refused_by("rest"), "BR-7-rest-only-fatigued");
}

#[rule("BR-7-rest")]
#[test]
fn who_has_moved_does_not_rest() {
    let mut game = Position::activation("union", 1)
        .unit_with("us_porter", "N42", "N43", "fatigue = 2")
        .hq("hq_mcdowell", "N01")
        .build();
    game.choose_all(&["select us_porter", "step N43"]);
    assert_eq!(game.refused_by("rest"), "BR-7-rest-only-fatigued");
    assert_eq!(game.fatigue("us_porter"), 2);
}

#[rule("BR-7-rest-order")]
#[test]
fn a_resting_brigade_may_come_to_the_front_and_set_the_facing() {
    let position = Position::activation("union", 1)
        .unit("us_sherman", "N07", "N50")
        .behind("us_schenck", "N07", "line = \"second\"\nfatigue = 1")
        .hq("hq_mcdowell", "N05");
    let mut game = position.build();
    game.choose_all(&["select us_schenck", "rest", "line us_schenck front", "face S06"]);
    assert_eq!(game.stack("N07"), ["us_schenck", "us_sherman"]);
    assert_eq!((game.facing("N07"), game.fatigue("us_schenck")), (Some("S06"), 0));
    // Who stays behind sets no facing.
    let mut behind = position.build();
    behind.choose_all(&["select us_schenck", "rest", "stop"]);
    assert_eq!(behind.prompt(), "br61-ask-hq");
    assert_eq!(
        (behind.stack("N07"), behind.facing("N07")),
        (vec!["us_sherman".to_owned(), "us_schenck".to_owned()], Some("N50"))
    );
}

#[rule("BR-7-rest-only-fatigued")]
#[test]
fn only_a_tired_brigade_rests() {
    for (fatigue, offered) in [(0, false), (1, true), (2, true)] {
        let mut game = Position::activation("union", 1)
            .unit_with("us_keyes", "N06", "N07", &format!("fatigue = {fatigue}"))
            .hq("hq_mcdowell", "N01")
            .build();
        game.choose("select us_keyes", &[]);
        assert_eq!(game.offers("rest"), offered, "fatigue {fatigue}");
        if !offered {
            assert_eq!(game.refused_by("rest"), "BR-7-rest-only-fatigued");
        }
    }
}

// ---- Headquarters ----

/// What a move of a headquarters to a zone costs, if it is possible.
fn hq_cost(game: &Game, id: &str, zone: &str) -> Option<u8> {
    hq::reach(&game.world, &game.state, game.hq(id))[game.zone(zone)].checked_sub(1)
}

#[rule("BR-7-hq-after-moves")]
#[test]
fn headquarters_move_after_the_activations_and_before_the_combats() {
    let mut game = Position::activation("union", 1)
        .unit("us_schenck", "N07", "S06")
        .unit("cs_evans", "S06", "N07")
        .hq("hq_mcdowell", "N05")
        .build();
    assert!(game.listed("hq").is_empty());
    assert_eq!(game.refused_by("hq hq_mcdowell N04"), "BR-5-phase-order");
    game.choose_all(&["select us_schenck", "engage", "face S06"]);
    assert_eq!(game.prompt(), "br61-ask-hq");
    assert!(game.offers("hq hq_mcdowell N04"));
    assert_eq!(game.refused_by("target S06"), "BR-5-phase-order");
    game.choose("hq hq_mcdowell N04", &[]);
    assert_eq!((game.prompt().as_str(), game.listed("target")), ("br61-ask-combat", vec!["S06".to_owned()]));
}

#[rule("BR-7-hq-6mp")]
#[test]
fn a_headquarters_has_six_points_and_no_more() {
    let game = Position::at("headquarters").hq("hq_mcdowell", "N01").unit("us_keyes", "N17", "N18").build();
    assert!(game.offers("hq hq_mcdowell N07"));
    assert_eq!(hq_cost(&game, "hq_mcdowell", "N07"), Some(6));
    assert_eq!(hq_cost(&game, "hq_mcdowell", "N43"), Some(6));
    assert_eq!(game.refused_by("hq hq_mcdowell N44"), "BR-7-hq-6mp");
    assert_eq!(hq_cost(&game, "hq_mcdowell", "N40"), Some(3), "an open border costs 2");
}

#[rule("BR-7-hq-no-contact")]
#[test]
fn a_headquarters_keeps_away_from_enemy_brigades_even_over_bull_run() {
    let game = Position::at("headquarters").hq("hq_mcdowell", "N48").unit("cs_evans", "S06", "N07").build();
    assert_eq!(game.refused_by("hq hq_mcdowell N07"), "BR-7-hq-no-contact");
    assert_eq!((hq_cost(&game, "hq_mcdowell", "N50"), hq_cost(&game, "hq_mcdowell", "N08")), (Some(2), Some(4)));
    assert!(game.offers("hq hq_mcdowell N50") && game.offers("hq hq_mcdowell N08"));
    // Nor may it pass: without Evans N07 is on the way and open.
    let free = Position::at("headquarters").hq("hq_mcdowell", "N48").unit("us_keyes", "N17", "N18").build();
    assert!(free.offers("hq hq_mcdowell N07"));
}

#[rule("BR-7-hq-once-a-turn")]
#[test]
fn a_headquarters_moves_once_a_turn() {
    let mut game = Position::at("headquarters")
        .start("turn = 2")
        .unit("us_keyes", "N06", "N07")
        .unit("cs_bonham", "S19", "N13")
        .hq("hq_mcdowell", "N01")
        .build();
    let mut dice = ByPurpose(vec![("continuation", 6), ("activation", 1)]);
    game.throw("hq hq_mcdowell N02", &mut dice);
    // Through phases 2 and 3 the headquarters is never offered; in turn 3 it is.
    game.idle_until(&mut dice, |g| {
        assert!(g.state.turn == 3 || g.listed("hq").is_empty());
        g.state.turn == 3 && g.prompt() == "br61-ask-hq"
    });
    assert!(game.offers("hq hq_mcdowell N03"));
    // Where the question stands for another headquarters, the moved one is refused.
    let moved = Position::at("headquarters")
        .start("side = \"confederate\"")
        .hq_with("hq_beauregard", "S43", "activated = true")
        .hq("hq_johnston", "S39")
        .unit("cs_bonham", "S19", "N13")
        .build();
    assert_eq!(moved.refused_by("hq hq_beauregard S42"), "BR-7-hq-once-a-turn");
    assert!(moved.offers("hq hq_johnston S42"));
}

#[rule("BR-7-hq-activated-commands")]
#[test]
fn an_activated_headquarters_commands_as_before() {
    let mut game = Position::activation("union", 1)
        .unit("us_keyes", "N06", "N07")
        .hq_with("hq_mcdowell", "N03", "activated = true")
        .build();
    game.choose("select us_keyes", &[]);
    let keyes = game.brigade("us_keyes");
    assert!(game.told(|e| matches!(e, Event::InCommand { brigade, .. } if *brigade == keyes)));
    assert!(game.offers("step N07"));
}

#[rule("BR-7-hq-stack-one")]
#[test]
fn two_headquarters_share_a_zone_only_until_one_moves() {
    let mut game = Position::at("headquarters")
        .start("side = \"confederate\"")
        .hq("hq_beauregard", "S39")
        .hq("hq_johnston", "S39")
        .unit("cs_bonham", "S19", "N13")
        .build();
    game.choose("hq hq_beauregard S43", &[]);
    assert!(game.offers("hq hq_johnston S42"), "by S43");
    assert_eq!(game.refused_by("hq hq_johnston S43"), "BR-7-hq-stack-one");
    let later = Position::at("headquarters")
        .start("side = \"confederate\"")
        .hq("hq_beauregard", "S43")
        .hq("hq_johnston", "S39")
        .unit("cs_bonham", "S19", "N13")
        .build();
    assert_eq!(later.refused_by("hq hq_beauregard S39"), "BR-7-hq-stack-one");
    assert!(later.offers("hq hq_beauregard S35"));
}

#[rule("BR-7-hq-ignores-hq")]
#[test]
fn a_headquarters_passes_another_friend_or_enemy() {
    let side = "side = \"confederate\"";
    let friend = Position::at("headquarters")
        .start(side)
        .hq("hq_beauregard", "S43")
        .hq("hq_johnston", "S39")
        .unit("cs_bonham", "S19", "N13")
        .build();
    assert_eq!(hq_cost(&friend, "hq_johnston", "S42"), Some(2));
    let enemy = Position::at("headquarters").start(side).hq("hq_mcdowell", "S43").hq("hq_johnston", "S39").build();
    assert_eq!(hq_cost(&enemy, "hq_johnston", "S42"), Some(2));
    // A brigade, not a headquarters, closes the zones beside it.
    let brigade =
        Position::at("headquarters").start(side).unit("us_keyes", "S46", "S44").hq("hq_johnston", "S39").build();
    assert_eq!(hq_cost(&brigade, "hq_johnston", "S41"), None, "next to Keyes");
    assert_eq!(hq_cost(&enemy, "hq_johnston", "S41"), Some(3));
}
