//! 10.4: the combat test, its modifiers and its four outcomes; rout.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test stops where it fails")]

mod common;

use common::{Game, Position, world};
use kernel::Side;
use rule::rule;
use second_bull_run::combat::effective_fatigue;
use second_bull_run::event::{EndCause, Event, LossCause};
use second_bull_run::result::{test_modifier, test_result};
use second_bull_run::state::{Status, TestResult};

fn combat_of(side: &str) -> Position {
    Position::combat(side).commander("us_cc_mcdowell", "140").commander("cs_cc_jackson", "36")
}

fn fought(position: Position, zone: &str, dice: &[u8]) -> Game {
    let mut game = position.build();
    game.choose(&format!("fight {zone}"), dice);
    game
}

/// Answers retreats and facings with the first choice until something else is asked; keeps all events.
fn give_way(game: &mut Game) {
    let mut told = std::mem::take(&mut game.events);
    while let Some(choice) = game.choices().into_iter().find(|c| c.starts_with("retreat ") || c.starts_with("face ")) {
        game.choose(&choice, &[]);
        told.append(&mut game.events);
    }
    game.events = told;
}

fn count(game: &Game, wanted: impl Fn(&Event) -> bool) -> usize {
    game.events.iter().filter(|e| wanted(e)).count()
}

/// The modifier of a brigade's test in 99, alone or with mates.
fn modifier_with(id: &str, lines: &str, mates: &[&str], options: &[(&str, &str)]) -> i8 {
    let mut position = combat_of("union").unit_with(id, "99", "78", lines);
    for mate in mates {
        position = position.unit(mate, "99", "78");
    }
    for (option, value) in options {
        position = position.option(option, value);
    }
    let game = position.build();
    test_modifier(&game.world, &game.state, game.brigade(id))
}

fn modifier(id: &str, lines: &str) -> i8 {
    modifier_with(id, lines, &[], &[])
}

#[test]
#[rule("S-10.4-test-table")]
fn the_table_of_the_combat_test() {
    let w = world("29-august", &[]);
    let result = |total| test_result(&w, total);
    assert_eq!((result(-5), result(-1)), (TestResult::Rout, TestResult::Rout));
    assert_eq!((result(0), result(2)), (TestResult::Disorder, TestResult::Disorder));
    assert_eq!((result(3), result(5)), (TestResult::Retreat, TestResult::Retreat));
    assert_eq!((result(6), result(8)), (TestResult::Melee, TestResult::Melee));
    let row = |modifier: i8| -> String {
        let letter = |die| match result(die + modifier) {
            TestResult::Rout => 'X',
            TestResult::Disorder => 'D',
            TestResult::Retreat => 'R',
            TestResult::Melee => 'M',
        };
        (1..=6).map(letter).collect()
    };
    assert_eq!([row(0), row(-2), row(-4)], ["DDRRRM", "XDDDRR", "XXXDDD"], "T-IN-12");
}

#[test]
#[rule("S-10.4-test-star")]
#[rule("S-11.1.1-jackson")]
fn stars_and_jacksons_men_have_one_more() {
    assert_eq!((modifier("us_meade", ""), modifier("us_hardin", "")), (1, 0));
    assert_eq!((modifier("cs_field", ""), modifier("cs_gregg", "")), (1, 2));
    assert_eq!(modifier_with("cs_art_ewell", "", &["cs_lawton"], &[]), 1, "his batteries too");
    assert_eq!((modifier("cs_evans", ""), modifier("cs_robertson", ""), modifier("cs_law", "")), (0, 0, 0));
    assert_eq!((modifier("cs_hood", ""), modifier("cs_lee_cav", "")), (1, 1), "only their stars");
    assert_eq!(modifier_with("cs_art_w", "", &["cs_baylor"], &[]), 0, "not even beside his brigades");
}

#[test]
#[rule("S-10.4-test-f2")]
fn fatigue_two_costs_one() {
    assert_eq!([0, 1, 2].map(|f| modifier("us_hardin", &format!("fatigue = {f}"))), [0, 0, -1]);
    let position =
        combat_of("union").attacker("us_hardin", "78", "99").unit_with("cs_archer", "99", "78", "fatigue = 1");
    let game = fought(position, "99", &[3, 2, 4]);
    assert!(
        game.told(|e| matches!(e, Event::TestDie { die: 4, modifier: 0, .. })),
        "Jackson +1, and the fatigue of this very combat -1"
    );
}

#[test]
#[rule("S-10.4-test-marker")]
#[rule("S-10.4-test-half")]
#[rule("S-Q71")]
fn a_marker_costs_one_and_half_the_strength_two_more() {
    let lost = |id: &str, losses: u8| modifier(id, &format!("losses = {losses}"));
    assert_eq!([1, 2, 3, 4].map(|n| lost("us_hardin", n)), [0, -1, -3, -3], "six: the first only turns the counter");
    assert_eq!([1, 2, 3].map(|n| lost("us_seymour", n)), [0, -1, -3], "five: half is three");
    assert_eq!([1, 2, 3].map(|n| lost("us_christ", n)), [0, -3, -3], "four: half is two");
    assert_eq!([0, 1, 2].map(|n| lost("us_bayard", n)), [0, -1, -3], "cavalry has a marker at once");
    let on_foot = modifier("us_bayard", "losses = 1\ndismounted = true");
    assert_eq!(on_foot, -1, "half of the mounted four, not of the dismounted three");
}

#[test]
#[rule("S-10.4-test-lone")]
fn guns_alone_have_three_less() {
    assert_eq!(modifier("us_art_reynolds", ""), -3);
    assert_eq!(modifier_with("us_art_reynolds", "", &["us_art_hatch"], &[]), -3, "a second battery is no company");
    assert_eq!(modifier_with("us_art_reynolds", "", &["us_hardin"], &[]), 0);
    assert_eq!(modifier_with("us_art_reynolds", "", &["us_buford"], &[]), 0, "cavalry is");
    let position = combat_of("union").attacker("us_sullivan", "142", "128").unit("cs_art_ewell", "128", "116");
    let game = fought(position, "128", &[3, 5, 1, 6]);
    assert!(game.told(|e| matches!(e, Event::TestDie { die: 6, modifier: -2, result: TestResult::Retreat, .. })));
}

#[test]
#[rule("S-Q72")]
fn a_turned_battery_has_lost_half_unless_the_switch_is_off() {
    let turned = |value: &str| {
        modifier_with("us_art_reynolds", "losses = 1", &["us_hardin"], &[("half-lost-applies-to-artillery", value)])
    };
    assert_eq!((turned("on"), turned("off")), (-2, 0), "and never a marker");
}

#[test]
#[rule("S-10.4-test-star")]
fn meade_retreats_on_a_two() {
    let position = combat_of("union").attacker("us_meade", "78", "99").unit("cs_archer", "99", "78");
    let game = fought(position, "99", &[1, 5, 2]);
    assert_eq!(game.fatigue("us_meade"), 1);
    assert!(game.told(|e| matches!(e, Event::TestDie { die: 2, modifier: 1, result: TestResult::Retreat, .. })));
}

#[test]
#[rule("S-10.4-test-each")]
#[rule("S-Q70")]
fn all_dice_fall_before_the_first_retreat_the_stronger_first() {
    let position = combat_of("union")
        .attacker("us_hardin", "78", "99")
        .attacker("us_seymour", "78", "99")
        .unit("cs_thomas", "99", "78")
        .unit("cs_archer", "99", "78");
    let mut game = fought(position, "99", &[5, 2, 3, 4]);
    give_way(&mut game);
    let dice: Vec<(String, u8)> = game
        .events
        .iter()
        .filter_map(|e| match *e {
            Event::TestDie { brigade, die, .. } => Some((game.world.sheet(brigade).id.clone(), die)),
            _ => None,
        })
        .collect();
    assert_eq!(dice, [("cs_archer".to_owned(), 3), ("cs_thomas".to_owned(), 4)]);
    let last_die = game.events.iter().rposition(|e| matches!(e, Event::TestDie { .. }));
    let retreats: Vec<(usize, String)> = game
        .events
        .iter()
        .enumerate()
        .filter_map(|(i, e)| match *e {
            Event::Retreated { brigade, .. } => Some((i, game.world.sheet(brigade).id.clone())),
            _ => None,
        })
        .collect();
    assert!(last_die < Some(retreats[0].0));
    assert_eq!((retreats[0].1.as_str(), retreats[1].1.as_str()), ("cs_archer", "cs_thomas"));
}

#[test]
#[rule("S-10.4-test-each")]
#[rule("S-Q70")]
fn among_equals_the_owner_orders_the_tests() {
    let position = combat_of("union")
        .attacker("us_hardin", "78", "99")
        .attacker("us_meade", "78", "99")
        .unit("cs_branch", "99", "78")
        .unit("cs_archer", "99", "78");
    let mut game = fought(position, "99", &[5, 2]);
    assert_eq!(
        (game.asked(), game.listed("hit")),
        (Some(Side::Confederate), vec!["cs_archer".into(), "cs_branch".into()])
    );
    game.choose("hit cs_branch", &[3, 4]);
    let branch = game.brigade("cs_branch");
    assert!(game.told(|e| matches!(*e, Event::TestDie { brigade, die: 3, .. } if brigade == branch)));
}

/// Hardin and Meade in 78 beat Archer in 99 by 6 to 2; he tests with +1.
fn archer_tests(die: u8, lines: &str) -> Game {
    let position = combat_of("union")
        .attacker("us_hardin", "78", "99")
        .unit_with("us_meade", "78", "99", "losses = 1\nattack = \"99\"")
        .unit_with("cs_archer", "99", "78", lines);
    fought(position, "99", &[4, 2, die])
}

#[test]
#[rule("S-10.4-melee")]
#[rule("S-Q73")]
fn melee_costs_both_a_loss_and_the_brigade_stays() {
    let game = archer_tests(5, "");
    assert_eq!((game.losses("cs_archer"), game.place_of("cs_archer")), (1, Some("99")));
    assert_eq!((game.losses("us_hardin"), game.losses("us_meade")), (1, 1), "Hardin, the stronger");
    assert!(game.told(|e| matches!(e, Event::StepLost { why: LossCause::Melee, .. })));
    assert!(game.listed("advance").is_empty());
}

#[test]
#[rule("S-10.4-melee")]
#[rule("S-Q112")]
fn the_enemy_says_which_of_his_equals_pays_for_a_melee() {
    let position = combat_of("union").attacker("us_hardin", "78", "99").attacker("us_meade", "78", "99").unit(
        "cs_archer",
        "99",
        "78",
    );
    let mut game = fought(position, "99", &[3, 2, 5]);
    assert_eq!((game.asked(), game.losses("cs_archer")), (Some(Side::Union), 1));
    assert_eq!(game.listed("loss"), ["us_hardin", "us_meade"]);
    game.choose("loss us_meade", &[]);
    assert_eq!((game.losses("us_hardin"), game.losses("us_meade")), (0, 1));
}

/// Meade, tired, attacks and is beaten by more than double; his test comes to six.
fn meade_in_melee(position: Position, from: &str, target: &str, dice: &[u8]) -> Game {
    let line = format!("fatigue = 2\nattack = \"{target}\"");
    fought(position.unit_with("us_meade", from, target, &line), target, dice)
}

#[test]
#[rule("S-Q73")]
fn guns_pay_for_a_melee_only_if_nobody_else_is_there() {
    let mixed = combat_of("union").unit_with("cs_thomas", "128", "116", "losses = 4").unit("cs_art_hill", "128", "116");
    let game = meade_in_melee(mixed, "116", "128", &[1, 5, 6]);
    assert_eq!((game.losses("us_meade"), game.losses("cs_art_hill")), (1, 0));
    assert_eq!(game.status("cs_thomas"), Status::Eliminated, "one point against the battery's two");
    let alone = combat_of("union").unit("cs_art_ewell", "115", "98");
    let game = meade_in_melee(alone, "98", "115", &[5, 1, 4, 6]);
    assert_eq!((game.losses("us_meade"), game.losses("cs_art_ewell")), (1, 1));
}

#[test]
#[rule("S-10.4-art-loss")]
fn a_battery_survives_one_loss_and_dies_of_the_second() {
    let battery = |losses: u8| {
        let p = combat_of("union").unit_with("cs_art_ewell", "115", "98", &format!("losses = {losses}"));
        meade_in_melee(p, "98", "115", &[4, 1, 4, 6])
    };
    assert_eq!((battery(0).status("cs_art_ewell"), battery(0).losses("cs_art_ewell")), (Status::OnMap, 1));
    assert_eq!(battery(1).status("cs_art_ewell"), Status::Eliminated);
}

#[test]
#[rule("S-10.4-melee-killed")]
fn a_brigade_killed_in_a_melee_still_costs_the_enemy_one() {
    let position = combat_of("union")
        .option("half-lost-applies-to-artillery", "off")
        .attacker("us_hardin", "78", "99")
        .attacker("us_seymour", "78", "99")
        .unit("cs_lawton", "99", "116")
        .unit_with("cs_art_ewell", "99", "116", "losses = 1");
    let mut game = fought(position, "99", &[5, 2, 3, 5]);
    give_way(&mut game);
    assert_eq!(game.status("cs_art_ewell"), Status::Eliminated);
    assert_eq!((game.losses("us_hardin"), game.losses("us_seymour")), (1, 0));
}

#[test]
#[rule("S-10.4-retreat")]
fn retreat_is_one_zone_without_a_loss() {
    let mut game = archer_tests(3, "");
    give_way(&mut game);
    assert_eq!((count(&game, |e| matches!(e, Event::Retreated { .. })), game.losses("cs_archer")), (1, 0));
    let place = game.zone(game.place_of("cs_archer").unwrap());
    assert!(game.world.ground(game.zone("99")).adjacent.has(place));
    assert!(!game.is_routed("cs_archer"));
}

#[test]
#[rule("S-10.4-disorder")]
fn disorder_is_a_loss_and_two_zones() {
    let mut game = archer_tests(1, "");
    assert!(game.told(|e| matches!(e, Event::TestDie { result: TestResult::Disorder, .. })), "1 + 1");
    give_way(&mut game);
    assert_eq!((count(&game, |e| matches!(e, Event::Retreated { .. })), game.losses("cs_archer")), (2, 1));
    assert!(!game.is_routed("cs_archer") && game.fatigue("cs_archer") == 1);
}

#[test]
#[rule("S-10.4-rout")]
#[rule("S-10.4-rout-marker")]
fn rout_is_a_loss_three_zones_and_a_marker_instead_of_fatigue() {
    let position = combat_of("union").attacker("us_hardin", "78", "99").unit_with(
        "cs_archer",
        "99",
        "78",
        "losses = 3\nfatigue = 1",
    );
    let mut game = fought(position, "99", &[3, 2, 2]);
    assert!(game.told(|e| matches!(e, Event::TestDie { modifier: -3, result: TestResult::Rout, .. })));
    give_way(&mut game);
    assert_eq!((count(&game, |e| matches!(e, Event::Retreated { .. })), game.losses("cs_archer")), (3, 4));
    assert!(game.is_routed("cs_archer"));
    assert_eq!((game.fatigue("cs_archer"), game.facing("cs_archer")), (0, None));
}

#[test]
#[rule("S-10.4-rout-marker")]
fn a_rallied_brigade_has_fatigue_one() {
    let mut game = Position::at("administration")
        .first("confederate")
        .commander("us_cc_mcdowell", "140")
        .commander("cs_cc_jackson", "56")
        .routed("cs_field", "36")
        .build();
    game.choose("begin", &[4]);
    assert_eq!((game.is_routed("cs_field"), game.fatigue("cs_field")), (false, 1));
}

#[test]
#[rule("S-10.4-killed-stays")]
fn a_brigade_killed_by_its_test_makes_no_retreat() {
    let position =
        combat_of("union").attacker("us_hardin", "78", "99").unit_with("cs_johnson", "99", "78", "losses = 3");
    let game = fought(position, "99", &[4, 1, 3]);
    assert!(game.told(|e| matches!(e, Event::TestDie { modifier: -2, result: TestResult::Disorder, .. })));
    assert!(game.told(|e| matches!(e, Event::Eliminated { why: EndCause::Losses, .. })));
    assert_eq!(count(&game, |e| matches!(e, Event::Retreated { .. })), 0);
    assert_eq!(game.listed("advance"), ["us_hardin 99"]);
}

#[test]
#[rule("S-10.4-rout-state")]
fn a_routed_brigade_does_not_act_and_has_only_flanks() {
    let mut game = Position::activation("union", "us_cc_mcdowell", 1)
        .commander("us_cc_mcdowell", "99")
        .commander("cs_cc_jackson", "36")
        .unit("us_meade", "77", "98")
        .unit("us_seymour", "99", "98")
        .routed("us_hardin", "98")
        .unit("cs_trimble", "115", "98")
        .build();
    game.choose("activate reynolds", &[]);
    assert!(!game.offers("act us_hardin") && game.offers("act us_meade"));
    assert_eq!(game.refused_by("act us_hardin"), "S-10.4-rout-state");
    assert!(game.front("us_hardin").is_empty());
    let hardin = game.brigade("us_hardin");
    assert_eq!(effective_fatigue(&game.world, &game.state, hardin), 2);
}

#[test]
#[rule("S-10.4-rout-again")]
#[rule("S-Q126")]
fn a_routed_brigade_is_tested_with_one_less_and_stays_routed() {
    let attack = |lines: &str, dice: &[u8]| {
        let p = combat_of("confederate").attacker("cs_archer", "78", "99").routed_with("us_hardin", "99", lines);
        let mut game = fought(p, "99", dice);
        give_way(&mut game);
        game
    };
    let retreat = attack("", &[3, 4, 4]);
    assert!(retreat.told(|e| matches!(e, Event::TestDie { modifier: -1, result: TestResult::Retreat, .. })));
    assert_eq!(count(&retreat, |e| matches!(e, Event::Retreated { .. })), 1);
    assert_eq!(
        (retreat.is_routed("us_hardin"), retreat.fatigue("us_hardin"), retreat.losses("us_hardin")),
        (true, 0, 0)
    );
    let disorder = attack("", &[3, 4, 1]);
    assert_eq!(count(&disorder, |e| matches!(e, Event::Retreated { .. })), 2);
    assert_eq!((disorder.is_routed("us_hardin"), disorder.losses("us_hardin")), (true, 1));
    let rout = attack("losses = 3", &[3, 4, 1]);
    assert!(rout.told(|e| matches!(e, Event::TestDie { modifier: -4, result: TestResult::Rout, .. })));
    assert_eq!(count(&rout, |e| matches!(e, Event::Retreated { .. })), 3);
    assert!(rout.is_routed("us_hardin"));
}

#[test]
#[rule("S-Q126")]
fn a_routed_brigade_takes_no_fatigue() {
    let p = combat_of("confederate").attacker("cs_archer", "78", "99").routed("us_hardin", "99");
    let game = fought(p, "99", &[4, 5]);
    assert_eq!(game.totals(), (4, 2, Side::Union, false));
    assert_eq!((game.fatigue("us_hardin"), game.is_routed("us_hardin")), (0, true));
}

#[test]
#[rule("S-Q74")]
fn guns_left_behind_hold_the_zone() {
    let position = combat_of("union").attacker("us_hardin", "78", "99").unit("cs_lawton", "99", "116").unit(
        "cs_art_ewell",
        "99",
        "116",
    );
    let mut game = fought(position, "99", &[5, 2, 3]);
    give_way(&mut game);
    assert_ne!(game.place_of("cs_lawton"), Some("99"));
    assert_eq!(game.place_of("cs_art_ewell"), Some("99"));
    assert!(game.listed("advance").is_empty(), "the zone is not abandoned");
}

#[test]
#[rule("S-Q74")]
fn guns_are_alone_only_if_they_are_when_their_die_falls() {
    let position = combat_of("union")
        .attacker("us_hardin", "78", "99")
        .attacker("us_seymour", "78", "99")
        .unit("cs_lawton", "99", "116")
        .unit("cs_art_ewell", "99", "116");
    let game = fought(position, "99", &[5, 2, 3, 3]);
    let guns = game.brigade("cs_art_ewell");
    assert!(game.told(|e| matches!(*e, Event::TestDie { brigade, modifier: 1, .. } if brigade == guns)));
    let killed = combat_of("union")
        .attacker("us_hardin", "78", "99")
        .unit_with("cs_thomas", "99", "116", "losses = 4")
        .unit("cs_art_hill", "99", "116");
    let game = fought(killed, "99", &[6, 4, 6]);
    assert!(game.told(|e| matches!(e, Event::TestDie { modifier: -2, .. })), "a six has killed the mate before");
}
