//! 11.2.1 and 11.2.2: initiative, absent army commanders, the tactical option, the counter-attack, Jones's
//! division, Sigel's group, victory points.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test stops where it fails")]

mod common;

use common::{ByPurpose, Game, Position};
use kernel::Side;
use rule::rule;
use second_bull_run::Event;
use second_bull_run::state::{Stage, Status};
use second_bull_run::victory;

const JONES: &[&str] = &["cs_jones", "cs_toombs", "cs_drayton"];

/// A position with a corps commander on each side, so that both are asked.
fn led(position: Position) -> Position {
    position.commander("us_cc_mcdowell", "104").commander("cs_cc_jackson", "142")
}

/// Two brigades of each commander's corps.
fn manned(position: Position) -> Position {
    led(position)
        .unit("us_meade", "105", "103")
        .unit("us_seymour", "105", "103")
        .unit("cs_lawton", "128", "127")
        .unit("cs_early", "128", "127")
}

/// The modifier of an activation die and the slots it gives.
fn activation(position: &Position, leader: &str, die: u8) -> (i8, u8) {
    let mut game = position.build();
    game.choose(&format!("designate {leader}"), &[die]);
    let found = game.events.iter().find_map(|e| match *e {
        Event::Designated { modifier, slots, .. } => Some((modifier, slots)),
        _ => None,
    });
    found.unwrap()
}

/// Who has the initiative after these dice.
fn first_with(position: &Position, dice: &[u8]) -> Side {
    let mut game = position.build();
    game.choose("begin", dice);
    game.state.first
}

// ---- 29 August ----

#[rule("S-SC1-init")]
#[test]
fn on_the_29th_the_union_adds_1_and_wins_ties() {
    let start = led(Position::at("initiative"));
    assert_eq!(first_with(&start, &[3, 4]), Side::Union, "4 to 4");
    assert_eq!(first_with(&start, &[2, 4]), Side::Confederate, "3 to 4");
    assert_eq!(first_with(&start, &[4, 4]), Side::Union);
    let won = (1..=6).flat_map(|us| (1..=6).map(move |cs| (us, cs)));
    let won = won.filter(|(us, cs)| first_with(&start, &[*us, *cs]) == Side::Union).count();
    assert_eq!(won, 26, "of 36");
}

#[rule("S-SC1-noac")]
#[rule("S-SC1-noac-each")]
#[test]
fn an_absent_army_commander_costs_his_side_1_on_activation() {
    let cs = manned(Position::designation("confederate").turn(2));
    assert_eq!(activation(&cs, "cs_cc_jackson", 1), (0, 1), "1 + 1 - 1 = 1: one division");
    assert_eq!(activation(&cs.clone().commander("us_ac_pope", "109"), "cs_cc_jackson", 1).0, 0, "Pope does not help");
    assert_eq!(activation(&cs.clone().commander("cs_ac_lee", "155"), "cs_cc_jackson", 2), (1, 2), "2 + 1 = 3");
    let us = manned(Position::designation("union").turn(6)).commander("cs_ac_lee", "155");
    assert_eq!(activation(&us, "us_cc_mcdowell", 3), (-1, 1), "Lee is in play, Pope is not");
    assert_eq!(activation(&us.clone().commander("us_ac_pope", "109"), "us_cc_mcdowell", 3), (0, 2));
    let thirtieth = manned(Position::designation("union").thirtieth().turn(6));
    assert_eq!(activation(&thirtieth, "us_cc_mcdowell", 3).0, 0, "a rule of the 29th");
}

#[rule("S-SC1-option-roll")]
#[test]
fn the_tactical_die_has_plus_1_for_the_union_and_minus_1_for_the_confederacy() {
    let start = led(Position::at("initiative"))
        .named("29-august")
        .option("tactical-option", "on")
        .commander("us_ac_pope", "109")
        .commander("cs_ac_lee", "155");
    for die in 1..=6 {
        let mut game = start.build();
        game.choose("begin", &[3, 3, die, die]);
        assert_eq!(game.state.manoeuvre.union, die <= 3, "Union {die}: 4 is 5, Assault");
        assert_eq!(game.state.manoeuvre.confederate, die <= 5, "Confederacy {die}: 5 is 4, Manoeuvre");
    }
}

#[rule("S-SC1-option-when")]
#[test]
fn only_a_side_whose_army_commander_is_in_play_throws_and_only_with_the_option() {
    let start = led(Position::at("initiative")).named("29-august").option("tactical-option", "on");
    let mut nobody = start.build();
    nobody.choose("begin", &[3, 3]);
    let mut lee = start.clone().commander("cs_ac_lee", "155").build();
    lee.choose("begin", &[3, 3, 1]);
    assert!(lee.state.manoeuvre.confederate && !lee.state.manoeuvre.union);
    let off = led(Position::at("initiative")).commander("us_ac_pope", "109").commander("cs_ac_lee", "155");
    let mut game = off.build();
    game.choose("begin", &[3, 3]);
    assert!(!game.told(|e| matches!(e, Event::TacticalDie { .. })), "off by default");
}

#[rule("S-SC1-option-effect")]
#[test]
fn manoeuvre_takes_1_off_all_activation_dice_of_the_turn() {
    let cs = manned(Position::designation("confederate")).commander("cs_ac_lee", "155").commander("us_ac_pope", "109");
    let on = cs.clone().start("manoeuvre = [\"confederate\"]");
    assert_eq!(activation(&on, "cs_cc_jackson", 2), (0, 1), "2 + 1 - 1 = 2: one division");
    assert_eq!(activation(&cs, "cs_cc_jackson", 2), (1, 2), "Assault changes nothing");
    let us = cs.start("manoeuvre = [\"union\"]");
    assert_eq!(activation(&us, "cs_cc_jackson", 2), (1, 2), "nor does the enemy's manoeuvre");
    let mut game = led(Position::at("administration")).start("manoeuvre = [\"union\", \"confederate\"]").build();
    game.choose("begin", &[3, 3]);
    assert!(!game.state.manoeuvre.union && !game.state.manoeuvre.confederate, "until the turn ends");
}

// ---- Jones ----

fn jones_29(turn: u8) -> Position {
    led(Position::at("reinforcements")).turn(turn).reinforcement_with(JONES, 6, &["H"], "call = \"on-turn\"")
}

#[rule("S-SC1-jones")]
#[rule("S-Q96")]
#[test]
fn jones_may_be_called_on_turn_6_for_2_points_to_the_union() {
    let mut game = jones_29(6).build();
    game.choose("begin", &[]);
    assert_eq!((game.asked(), game.points()), (Some(Side::Confederate), (0, 0)));
    assert_eq!(game.choices(), ["call cs_jones", "done"]);
    let mut taken = game.fork();
    taken.choose("call cs_jones", &[4]);
    assert_eq!(
        (taken.points(), taken.listed("enter")),
        ((2, 0), ["cs_drayton 36", "cs_jones 36", "cs_toombs 36"].map(String::from).to_vec())
    );
    let mut late = game.fork();
    late.choose("call cs_jones", &[5, 3, 3]);
    assert_eq!((late.points(), late.state.turn), ((2, 0), 7), "paid on the decision, he comes on turn 7");
    late.idle_until(&mut ByPurpose(vec![("arrival", 6)]), |g| matches!(g.state.stage, Stage::Entries(_)));
    assert_eq!((late.state.turn, late.listed("enter").len()), (7, 3));
    game.choose("done", &[3, 3]);
    game.idle_until(&mut ByPurpose(vec![]), |g| g.state.stage == Stage::Over);
    assert_eq!((game.points(), game.status("cs_jones")), ((0, 0), Status::Waiting), "declined for good");
}

#[rule("S-SC1-jones")]
#[test]
fn jones_is_asked_about_on_no_other_turn_and_not_with_the_option_off() {
    for turn in [4, 5, 7, 8] {
        let mut game = jones_29(turn).build();
        game.choose("begin", &[3, 3]);
        assert_eq!((game.state.turn, game.state.stage), (turn + 1, Stage::Designate), "T{turn}");
    }
    let mut off = jones_29(6).option("jones-division", "off").build();
    off.choose("begin", &[3, 3]);
    assert_eq!(off.state.turn, 7);
}

#[rule("S-SC2-jones")]
#[rule("S-Q96")]
#[test]
fn on_the_30th_jones_is_taken_or_refused_before_the_set_up() {
    let mut taken = Game::new("30-august", &[]);
    assert_eq!(
        (taken.asked(), taken.choices()),
        (Some(Side::Confederate), vec!["call cs_jones".into(), "done".into()])
    );
    let mut refused = taken.fork();
    taken.choose("call cs_jones", &[]);
    assert_eq!(taken.points(), (2, 0));
    assert!(taken.offers("muster") && taken.listed("place cs_jones").is_empty());
    refused.choose("done", &[]);
    assert_eq!(refused.points(), (0, 0));
    assert!(refused.offers("muster"));
    let asked = |g: &Game| g.offers("call cs_jones");
    let told = taken.idle_until(&mut ByPurpose(vec![("initiative", 3)]), asked);
    assert!(!told.iter().any(|e| matches!(e, Event::ArrivalDie { .. })));
    assert_eq!(taken.state.turn, 2, "asked from turn 2 on");
    refused.idle_until(&mut ByPurpose(vec![("initiative", 3)]), |g| asked(g) || g.state.turn == 5);
    assert_eq!(refused.state.turn, 5, "never if refused");
    let off = Game::new("30-august", &[("jones-division", "off")]);
    assert!(off.offers("muster") && off.listed("call").is_empty());
}

#[rule("S-SC2-jones")]
#[rule("S-Q96")]
#[test]
fn on_the_30th_the_turn_of_jones_is_named_and_then_a_die_is_thrown() {
    let start = |lines: &str| {
        led(Position::at("reinforcements"))
            .thirtieth()
            .turn(2)
            .start(lines)
            .reinforcement_with(JONES, 2, &["H"], "call = \"before-set-up\"")
            .build()
    };
    let mut game = start("jones-called = true");
    game.choose("begin", &[]);
    assert_eq!(game.choices(), ["call cs_jones", "done"]);
    let mut on_time = game.fork();
    on_time.choose("call cs_jones", &[4]);
    assert_eq!((on_time.points(), on_time.listed("enter").len()), ((2, 0), 3), "no second price");
    let mut late = game.fork();
    late.choose("call cs_jones", &[5]);
    assert_eq!(late.state.turn, 3);
    late.idle_until(&mut ByPurpose(vec![("arrival", 6)]), |g| matches!(g.state.stage, Stage::Entries(_)));
    assert_eq!((late.state.turn, late.listed("enter").len()), (3, 3), "on the next turn without a die");
    game.choose("done", &[]);
    game.idle_until(&mut ByPurpose(vec![]), |g| g.offers("call cs_jones"));
    assert_eq!(game.state.turn, 3, "asked again on the next turn");
    let mut not_taken = start("");
    not_taken.choose("begin", &[]);
    assert_eq!((not_taken.state.turn, not_taken.state.stage), (3, Stage::Designate));
}

// ---- 30 August ----

#[rule("S-SC2-init-auto")]
#[rule("S-SC2-init-plain")]
#[rule("S-SC2-init-tie")]
#[test]
fn on_the_30th_the_union_has_two_turns_then_plain_dice_and_ties() {
    let start = |turn: u8| led(Position::at("initiative")).thirtieth().turn(turn).first("confederate");
    for turn in [2, 3] {
        assert_eq!(first_with(&start(turn), &[]), Side::Union, "T{turn}");
    }
    assert_eq!(first_with(&start(4), &[3, 4]), Side::Confederate, "no bonus");
    assert_eq!(first_with(&start(4), &[4, 3]), Side::Union);
    assert_eq!(first_with(&start(4), &[3, 3]), Side::Union, "the tie");
}

#[rule("S-SC2-counter-when")]
#[rule("S-SC2-counter-once")]
#[test]
fn the_counter_attack_is_asked_about_from_turn_3_until_it_is_declared() {
    let start = |turn: u8| led(Position::at("reinforcements")).thirtieth().turn(turn);
    let mut two = start(2).build();
    two.choose("begin", &[]);
    assert_eq!((two.state.turn, two.state.stage), (3, Stage::Designate), "no question on turn 2");
    for turn in [3, 4, 7] {
        let mut game = start(turn).build();
        game.choose("begin", &[]);
        assert_eq!((game.asked(), game.choices()), (Some(Side::Confederate), vec!["declare".into(), "done".into()]));
    }
    for turn in [4, 5, 6, 8] {
        let mut game = start(turn).start("counter-attack-declared = 3").build();
        let dice: &[u8] = if turn == 4 { &[] } else { &[3, 3] };
        game.choose("begin", dice);
        assert_eq!((game.state.turn, game.state.stage), (turn + 1, Stage::Designate), "once only");
    }
    let mut game = start(3).build();
    game.choose("begin", &[]).choose("declare", &[]);
    assert_eq!((game.state.turn, game.state.first, game.state.counter_attack), (4, Side::Confederate, Some(3)));
    let mut first_day = led(Position::at("reinforcements")).turn(4).build();
    first_day.choose("begin", &[3, 3]);
    assert_eq!(first_day.state.turn, 5, "not on the 29th");
}

#[rule("S-SC2-counter-two")]
#[rule("S-SC2-counter-after")]
#[test]
fn two_turns_of_counter_attack_then_ties_to_the_confederacy() {
    let declared = |turn: u8, on: u8| {
        led(Position::at("initiative")).thirtieth().turn(turn).start(&format!("counter-attack-declared = {on}"))
    };
    for turn in [4, 5] {
        assert_eq!(first_with(&declared(turn, 3), &[]), Side::Confederate, "T{turn} without dice");
    }
    assert_eq!(first_with(&declared(6, 3), &[4, 3]), Side::Union, "dice again");
    assert_eq!(first_with(&declared(6, 3), &[3, 3]), Side::Confederate, "the tie is theirs now");
    assert_eq!(first_with(&declared(9, 3), &[3, 3]), Side::Confederate);
    assert_eq!(first_with(&declared(10, 9), &[]), Side::Confederate, "though only one turn is left");
    let act = |side: &str, turn: u8, leader: &str, die: u8| {
        let start = manned(Position::designation(side)).thirtieth().turn(turn).start("counter-attack-declared = 3");
        activation(&start, leader, die)
    };
    assert_eq!(act("confederate", 4, "cs_cc_jackson", 1), (2, 2), "1 + 1 + 1 = 3: two divisions");
    assert_eq!(act("confederate", 5, "cs_cc_jackson", 1), (2, 2));
    assert_eq!(act("confederate", 6, "cs_cc_jackson", 1), (1, 1));
    assert_eq!(act("confederate", 3, "cs_cc_jackson", 1), (1, 1), "not yet in the turn of the declaration");
    assert_eq!(act("union", 4, "us_cc_mcdowell", 1), (0, 1), "nothing for the Union");
}

#[rule("S-Q97")]
#[test]
fn the_counter_attack_is_declared_after_the_rout_tests_and_before_any_arrival() {
    let mut game = led(Position::at("administration"))
        .thirtieth()
        .turn(3)
        .routed("cs_field", "36")
        .reinforcement(&["us_milroy"], 3, &["C"])
        .build();
    game.choose("begin", &[1]);
    assert!(game.told(|e| matches!(e, Event::RallyDie { .. })), "step D is over");
    assert_eq!(game.choices(), ["declare", "done"]);
    game.choose("declare", &[1]);
    assert!(game.told(|e| matches!(e, Event::ArrivalDie { .. })));
    assert_eq!((game.mover(), game.place_of("us_milroy")), (Some("us_milroy"), Some("140")));
}

#[rule("S-SC2-sigel")]
#[rule("S-SC2-milroy")]
#[rule("S-Q109")]
#[test]
fn sigels_group_enters_by_c_on_turn_2_or_3_as_each_unit_likes() {
    let mut dice = ByPurpose(vec![("arrival", 6), ("initiative", 3)]);
    let mut game = Game::new("30-august", &[]);
    let entering = |turn: u8| move |g: &Game| g.state.turn == turn && g.state.stage == Stage::Entries(Side::Union);
    let told = game.idle_until(&mut dice, entering(2));
    assert!(!told.iter().any(|e| matches!(e, Event::ArrivalDie { .. })), "no die");
    assert_eq!(game.listed("arrive"), ["us_cc_sigel 140"]);
    assert_eq!(game.listed("enter").len(), 10);
    assert!(game.listed("enter").iter().all(|c| c.ends_with(" 140")), "all by C");
    assert!(game.offers("done"), "everybody may wait for turn 3");
    game.choose("enter us_koltes 140", &[]).choose("stop", &[]);
    let towards = game.listed("face")[0].clone();
    game.choose(&format!("face {towards}"), &[]);
    game.choose("enter us_milroy 140", &[]);
    assert_eq!(game.losses("us_milroy"), 1);
    game.choose("stop", &[]);
    let towards = game.listed("face")[0].clone();
    game.choose(&format!("face {towards}"), &[]);
    assert!(game.offers("done"), "Schenck and the others may wait, and so may the rest of Schurz");
    let told = game.idle_until(&mut dice, entering(3));
    assert!(!told.iter().any(|e| matches!(e, Event::ArrivalDie { .. })));
    assert_eq!(game.listed("enter").len(), 8);
    assert_eq!(game.refused_by("done"), "S-8.E-when", "turn 3 is the last");
}

#[rule("S-SC2-duration")]
#[test]
fn the_30th_begins_with_turn_2() {
    let mut game = Game::new("30-august", &[]);
    game.choose("done", &[]).choose("muster", &[]).choose("muster", &[]);
    assert_eq!((game.state.turn, game.state.first, game.asked()), (2, Side::Union, Some(Side::Union)));
}

// ---- victory points ----

/// Losses inflicted by the Union and by the Confederacy, put on one or two brigades of the other side.
fn losses(base: Position, union: u8, confederate: u8) -> Position {
    let mut position = base;
    for (inflicted, ids, zone) in
        [(union, ["cs_lawton", "cs_evans"], ["128", "57"]), (confederate, ["us_gibbon", "us_birney"], ["105", "164"])]
    {
        let first = inflicted.min(5);
        for (at, lost) in [first, inflicted - first].into_iter().enumerate() {
            let facing = ["127", "56", "103", "186"][at + if ids[0].starts_with("us") { 2 } else { 0 }];
            let lines = format!("losses = {lost}\nstarting-losses = 0");
            position = position.unit_with(ids[at], zone[at], facing, &lines);
        }
    }
    position
}

fn points(union: u8, confederate: u8, thirtieth: bool) -> (i32, i32) {
    let base = Position::at("initiative");
    let base = if thirtieth { base.thirtieth() } else { base };
    losses(base, union, confederate).build().points()
}

#[rule("S-SC1-vp-loss")]
#[rule("S-SC2-vp")]
#[rule("S-Q98")]
#[test]
fn more_losses_inflicted_and_one_and_a_half_times_as_many() {
    let table =
        [((5, 5), 0), ((6, 5), 1), ((7, 5), 1), ((8, 5), 3), ((6, 4), 1), ((7, 4), 3), ((1, 0), 3), ((0, 0), 0)];
    for ((x, y), vp) in table {
        assert_eq!(points(x, y, false), (vp, 0), "29 August, {x} to {y}");
        assert_eq!(points(y, x, false), (0, vp), "29 August, {y} to {x}");
        let vp = match vp {
            1 => 2,
            3 => 5,
            other => other,
        };
        assert_eq!(points(x, y, true), (vp, 0), "30 August, {x} to {y}");
    }
}

#[rule("S-Q98")]
#[test]
fn losses_are_counted_on_the_board_without_those_of_the_set_up() {
    let game = Game::new("30-august", &[]);
    for side in Side::BOTH {
        assert_eq!(victory::inflicted(&game.world, &game.state, side), 0, "{side}");
    }
    let by_cs = |position: Position| {
        let game = position.build();
        victory::inflicted(&game.world, &game.state, Side::Confederate)
    };
    let base = || Position::at("initiative");
    assert_eq!(by_cs(base().off_map("us_gibbon", "eliminated = true\nstarting-losses = 2")), 6, "8 less 2");
    assert_eq!(by_cs(base().unit_with("us_gibbon", "105", "103", "losses = 1\nstarting-losses = 2")), 0, "recovered");
    assert_eq!(by_cs(base().unit_with("us_gibbon", "105", "103", "losses = 4\nstarting-losses = 2")), 2);
    assert_eq!(by_cs(base().off_map("us_art_hatch", "eliminated = true")), 2, "artillery has two steps");
    assert_eq!(by_cs(base().off_map("us_buford", "eliminated = true")), 5, "cavalry by its mounted side");
    assert_eq!(by_cs(base().both_days().off_map("us_meade", "exited = true")), 6, "as eliminated");
    assert_eq!(by_cs(base().both_days().off_map("us_meade", "withdrawn = true\nlosses = 2\nstarting-losses = 0")), 2);
    assert_eq!(by_cs(base().reinforcement(&["us_milroy"], 7, &["D"])), 0, "who has not come has lost nothing");
}

#[rule("S-SC1-vp-obj")]
#[rule("S-Q99")]
#[test]
fn objectives_score_for_the_side_of_their_colour_that_holds_them() {
    let list = [
        ("72", "union", "union"),
        ("115", "union", "union"),
        ("181", "union", "confederate"),
        ("84", "confederate", "confederate"),
        ("89", "confederate", "union"),
        ("108", "confederate", "union"),
    ];
    let start = Position::at("initiative").objectives(&list);
    assert_eq!(start.build().points(), (6, 3));
    assert_eq!(start.clone().thirtieth().build().points(), (6, 3));
    let any = start.option("objective-scoring", "any-controlled").build();
    assert_eq!(any.points(), (12, 6), "every one held counts");
    assert_eq!(Position::at("initiative").build().points(), (0, 0), "at the start nobody holds his own");
}

#[rule("S-SC1-vp-obj")]
#[test]
fn the_objectives_of_every_scenario_start_with_the_other_side() {
    for id in ["29-august", "30-august", "both-days"] {
        let game = Game::new(id, &[]);
        for zone in ["72", "115", "181"] {
            assert_eq!(game.control(zone), Side::Confederate, "{id} {zone}");
        }
        for zone in ["84", "89", "108"] {
            assert_eq!(game.control(zone), Side::Union, "{id} {zone}");
        }
        assert_eq!(game.world.objectives.len(), 6);
        assert_eq!(game.points(), (0, 0), "{id}");
    }
}

fn verdict(position: Position) -> ((i32, i32), Option<Side>) {
    let mut game = position.build();
    game.choose("begin", &[]);
    if game.offers("done") {
        game.choose("done", &[]);
    }
    assert_eq!(game.asked(), None);
    let winner = victory::winner(&game.world, &game.state);
    assert!(game.told(|e| matches!(e, Event::GameOver { winner: told, .. } if *told == winner)));
    (game.points(), winner)
}

#[rule("S-SC1-win")]
#[rule("S-SC2-win")]
#[test]
fn a_lead_of_8_wins_and_7_draws() {
    let all: Vec<(&str, &str, &str)> =
        vec![("72", "union", "union"), ("115", "union", "union"), ("181", "union", "union")];
    let one = ("84", "confederate", "confederate");
    let end = |list: &[(&str, &str, &str)]| Position::at("administration").turn(10).objectives(list);
    let with_one: Vec<_> = all.iter().copied().chain([one]).collect();
    let ten = losses(end(&with_one), 6, 5);
    assert_eq!(verdict(ten.clone()), ((10, 3), None), "a lead of 7");
    assert_eq!(verdict(losses(end(&with_one), 5, 5).start("jones-called = true")), ((11, 3), Some(Side::Union)));
    assert_eq!(verdict(losses(end(&all), 5, 6)), ((9, 1), Some(Side::Union)), "9 to 1");
    assert_eq!(verdict(losses(end(&all), 5, 6).thirtieth()), ((9, 2), None), "9 to 2 on the 30th");
    assert_eq!(verdict(losses(end(&with_one), 6, 5).thirtieth()), ((11, 3), Some(Side::Union)));
    let grey = [one, ("89", "confederate", "confederate"), ("108", "confederate", "confederate")];
    assert_eq!(verdict(losses(end(&grey), 6, 5)), ((1, 9), Some(Side::Confederate)), "either side");
}
