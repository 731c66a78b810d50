//! What the computer player makes of the game.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test stops where something is wrong")]

mod common;

use std::sync::Arc;

use commander::{Computer, Desk, Ended, Kind, Level, Player, play_out};
use contract::bench::Bench;
use contract::players;
use kernel::dice::LiveDice;
use kernel::{Aim, Appeal, BySide, OptionValues, Side, Tactics, Title};
use second_bull_run::choice::Choice;
use second_bull_run::combat::{Clash, combat_strength};
use second_bull_run::{SecondBullRun, World};

/// More choices than a game takes that two greedy players play.
const LIMIT: u64 = 50_000;

/// By how many points the greedy side is ahead at the end of a game against chance.
fn lead(world: &World, greedy: Side, game: u64) -> i32 {
    let mut kinds = BySide::new(Kind::Random, Kind::Random);
    kinds[greedy] = Kind::Greedy;
    let mut players = BySide::new(
        Computer::<SecondBullRun>::new(kinds.union, 1, game, Side::Union),
        Computer::<SecondBullRun>::new(kinds.confederate, 1, game, Side::Confederate),
    );
    let mut dice = LiveDice::for_game(1, game);
    let played = play_out::<SecondBullRun>(world, &mut players, &mut dice, LIMIT, &mut Desk::default());
    assert_eq!(played.ended, Ended::Over, "game {game} of {greedy}");
    let points = SecondBullRun::verdict(world, &played.state).points;
    points[greedy] - points[greedy.other()]
}

#[test]
fn greedy_beats_chance_on_both_sides() {
    for scenario in ["29-august", "30-august"] {
        let world = common::world(scenario, &[]);
        for side in Side::BOTH {
            let leads: Vec<i32> = (0..6).map(|game| lead(&world, side, game)).collect();
            let ahead = leads.iter().filter(|lead| **lead > 0).count();
            assert!(ahead >= 5, "{scenario}, {side}: {leads:?}");
        }
    }
}

#[test]
fn greedy_plays_both_days_against_itself() {
    let world = common::world("both-days", &[]);
    let greedy = |side: Side| Computer::<SecondBullRun>::new(Kind::Greedy, 1, 1, side);
    let mut players = BySide::new(greedy(Side::Union), greedy(Side::Confederate));
    let mut dice = LiveDice::for_game(2, 1);
    let played = play_out::<SecondBullRun>(&world, &mut players, &mut dice, LIMIT, &mut Desk::default());
    assert_eq!(played.ended, Ended::Over);
}

#[test]
fn a_position_is_as_good_for_one_side_as_it_is_bad_for_the_other() {
    let world = common::world("30-august", &[]);
    for state in contract::walk::positions::<SecondBullRun>(&world, 0..3, 41) {
        let [union, confederate] = Side::BOTH.map(|side| SecondBullRun::value(&world, &state, side));
        assert!((union + confederate).abs() < 1e-6 && union.is_finite());
    }
}

/// What the scripted commander makes of a choice.
fn appeal(game: &common::Game, side: Side, choice: &str) -> f64 {
    appeal_under(game, side, 0, choice)
}

/// What a commander makes of it who follows the orders of a number.
fn appeal_under(game: &common::Game, side: Side, number: usize, choice: &str) -> f64 {
    let orders = SecondBullRun::orders(&game.world, &game.state, side, 0.0, number).unwrap();
    match SecondBullRun::appeal(&game.world, &game.state, &orders, &game.parse(choice)) {
        Appeal::Worth(worth) | Appeal::Look(worth) => worth,
    }
}

/// Kearny's division before Sudley, which nobody holds, and Confederates far away.
fn before_sudley() -> common::Position {
    common::Position::designation("union")
        .unit("us_birney", "161", "181")
        .unit("us_poe", "161", "181")
        .unit("us_robinson", "160", "159")
        .unit("us_buchanan", "108", "106")
        .unit("us_chapman", "108", "106")
        .unit("cs_hood", "36", "55")
        .unit("cs_law", "36", "55")
        .commander("us_cc_heintzelman", "161")
        .commander("us_cc_porter", "108")
        .commander("cs_cc_longstreet", "36")
}

#[test]
fn orders_send_the_nearest_division_to_an_empty_objective() {
    let game = before_sudley().build();
    let orders = SecondBullRun::orders(&game.world, &game.state, Side::Union, 0.0, 0).unwrap();
    let goal = orders.goal(game.world.find_brigade("us_birney").unwrap()).unwrap();
    assert_eq!(game.world.zone_id(goal.zone), "181");
    assert!(!goal.hold);
    let errand = appeal(&game, Side::Union, "designate us_cc_heintzelman");
    assert!(errand > 0.0, "{errand}");
}

#[test]
fn other_orders_go_for_other_objectives_until_there_are_no_more() {
    let game = before_sudley().build();
    let orders = |number| SecondBullRun::orders(&game.world, &game.state, Side::Union, 0.0, number);
    let efforts: std::collections::BTreeSet<_> =
        (0..6).map(|number| orders(number).unwrap().effort.map(|goal| goal.zone.0)).collect();
    assert!(efforts.len() >= 3, "{efforts:?}");
    let last = 5 + SecondBullRun::usual(&game.world, &game.state, Side::Union);
    assert!(orders(last).is_some() && orders(last + 1).is_none(), "three objectives are the enemy's");
    let aims = SecondBullRun::aims(&game.world, &game.state, &game.state, &orders(0).unwrap());
    assert_eq!(aims.len(), game.world.objectives.len(), "{aims:?}");
}

/// The sentence about what leads from one position to another.
fn told(before: &common::Game, after: &common::Game) -> String {
    let orders = SecondBullRun::orders(&before.world, &before.state, Side::Union, 0.0, 0).unwrap();
    Aim::told(&SecondBullRun::aims(&before.world, &before.state, &after.state, &orders)).unwrap().to_string()
}

#[test]
fn an_intent_is_borne_out_by_what_is_done() {
    let called = || {
        let mut game = before_sudley().build();
        game.choose("designate us_cc_heintzelman", &[5]).choose_all(&["activate kearny", "act us_birney"]);
        game
    };
    let mut there = called();
    there.choose_all(&["step 181"]);
    let text = told(&called(), &there);
    assert!(text.contains("sbr-intent-take") && text.contains("181"), "{text}");
    let orders = SecondBullRun::orders(&there.world, &there.state, Side::Union, 0.0, 0).unwrap();
    let church = |after: &common::Game| {
        let aims = SecondBullRun::aims(&there.world, &there.state, &after.state, &orders);
        let church = aims.into_iter().find(|aim| aim.text.to_string().contains("181")).unwrap();
        (church.text.key == "sbr-intent-hold", church.forsaken)
    };
    assert_eq!(church(&there), (true, false));
    assert_eq!(church(&called()), (true, true), "nobody is left to hold it");
}

#[test]
fn a_commander_told_off_says_what_his_divisions_are_going_to_do() {
    let game = before_sudley().build();
    let mut player = Computer::<SecondBullRun>::new("level3".parse().unwrap(), 1, 1, Side::Union);
    let mut list = Vec::new();
    SecondBullRun::choices(&game.world, &game.state, &mut list);
    player.pick(&game.world, &game.state, &list);
    let said =
        |choice: &str| player.intent(&game.world, &game.state, &game.parse(choice), Side::Union).unwrap().to_string();
    let text = said("designate us_cc_heintzelman");
    assert!(
        text.contains("sbr-intent-take") && text.contains("115"),
        "Poe walks through Sudley Church to Deep Cut: {text}"
    );
    let orders = SecondBullRun::orders(&game.world, &game.state, Side::Union, 0.0, 0).unwrap();
    assert_ne!(game.world.zone_id(orders.effort.unwrap().zone), "115", "which the orders alone would not tell");
}

#[test]
fn an_empty_objective_is_walked_into() {
    let mut game = before_sudley().build();
    game.choose("designate us_cc_heintzelman", &[5]).choose_all(&["activate kearny", "act us_birney"]);
    let step = appeal(&game, Side::Union, "step 181");
    for choice in game.choices().iter().filter(|choice| *choice != "step 181") {
        assert!(step > appeal(&game, Side::Union, choice), "{choice}");
    }
}

/// Milroy next to a zone, about to declare an attack on it.
fn milroy_before(enemies: &[&str], lines: &str) -> common::Game {
    let start = common::Position::solo("us_milroy", "120", "105", lines);
    let with = enemies.iter().fold(start, |position, id| position.unit(id, "105", "120"));
    let mut game = with.commander("cs_cc_longstreet", "73").acting("us_milroy");
    game.choose("stop", &[]);
    while !game.offers("attack 105") {
        let facing = game.choices().into_iter().next().unwrap();
        game.choose(&facing, &[]);
    }
    game
}

#[test]
fn a_hopeless_attack_is_not_made_and_a_good_one_is() {
    let hopeless = milroy_before(&["cs_hood", "cs_law"], "losses = 3\nfatigue = 1");
    assert!(appeal(&hopeless, Side::Union, "attack 105") < 0.0);
    let good = milroy_before(&["cs_art_hood"], "");
    assert!(appeal(&good, Side::Union, "attack 105") > 0.0);
}

#[test]
fn an_attack_that_opens_the_way_to_the_goal_is_worth_more() {
    let game = milroy_before(&["cs_art_hood"], "");
    let own = SecondBullRun::usual(&game.world, &game.state, Side::Union);
    let [brawner, sudley] = [3, 5].map(|way| appeal_under(&game, Side::Union, way + own, "attack 105"));
    assert!(brawner > sudley + 0.2, "zone 105 lies on the way to Brawner Farm, not to Sudley: {brawner} and {sudley}");
}

#[test]
fn the_search_looks_hard_only_where_it_matters() {
    let far = before_sudley().build();
    assert!(SecondBullRun::urgency(&far.world, &far.state, Side::Union) < 0.2);
    let contact = before_sudley().unit("cs_field", "181", "161").build();
    assert!((SecondBullRun::urgency(&contact.world, &contact.state, Side::Union) - 1.0).abs() < 1e-9);
    let end = before_sudley().turn(10).build();
    assert!((SecondBullRun::urgency(&end.world, &end.state, Side::Union) - 1.0).abs() < 1e-9);
}

#[test]
fn terms_are_bounded_and_the_chances_of_both_sides_make_one() {
    for scenario in ["29-august", "both-days"] {
        let world = common::world(scenario, &[]);
        for state in contract::walk::positions::<SecondBullRun>(&world, 0..3, 57) {
            let mut terms = vec![0.0; SecondBullRun::TERMS.len()];
            SecondBullRun::features(&world, &state, &mut terms);
            assert!(terms.iter().all(|term| term.abs() <= 5.0), "{terms:?}");
            let both: f64 = Side::BOTH.map(|side| SecondBullRun::chance(&world, &state, side)).iter().sum();
            assert!((both - 1.0).abs() < 1e-9);
        }
    }
}

#[test]
fn losses_fatigue_and_ground_change_the_chance() {
    let game = before_sudley().unit("cs_field", "179", "180").build();
    let chance = |change: &dyn Fn(&mut second_bull_run::State)| {
        let mut state = game.state.clone();
        change(&mut state);
        SecondBullRun::chance(&game.world, &state, Side::Union)
    };
    let now = chance(&|_| ());
    let [birney, field] = ["us_birney", "cs_field"].map(|id| game.world.find_brigade(id).unwrap());
    assert!(chance(&|s| s.brigade_mut(birney).losses += 1) < now);
    assert!(chance(&|s| s.brigade_mut(birney).fatigue = 2) < now);
    assert!(chance(&|s| s.brigade_mut(field).losses += 2) > now);
    assert!(chance(&|s| s.union_controls |= 1 << 2) > now, "Sudley is the third objective");
}

#[test]
fn a_census_sees_guns_alone_and_objectives_left_empty() {
    let game = before_sudley().unit("us_art_kearny", "182", "181").unit("cs_field", "180", "181").build();
    let census = SecondBullRun::census(&game.world, &game.state, Side::Union);
    assert_eq!(census.guns, (1, 1));
    assert_eq!(census.objectives, (3, 0));
    assert_eq!(census.units.len(), 6);
    let empty = common::Position::designation("union")
        .unit("us_buchanan", "89", "87")
        .unit("us_chapman", "84", "86")
        .unit("cs_field", "106", "108")
        .commander("us_cc_porter", "89")
        .build();
    assert_eq!(SecondBullRun::census(&empty.world, &empty.state, Side::Union).objectives, (3, 1));
}

#[test]
fn a_place_the_enemy_cannot_reach_needs_no_garrison() {
    let game = before_sudley().build();
    let orders = SecondBullRun::orders(&game.world, &game.state, Side::Union, 0.0, 0).unwrap();
    let goal = |id: &str| orders.goal(game.world.find_brigade(id).unwrap()).unwrap();
    assert!(!goal("us_buchanan").hold, "Hood is a day's march from the Stone House");
    let near = before_sudley().unit("cs_pickett", "106", "108").unit("cs_jenkins", "106", "108").build();
    let orders = SecondBullRun::orders(&near.world, &near.state, Side::Union, 0.0, 0).unwrap();
    let goal = orders.goal(near.world.find_brigade("us_buchanan").unwrap()).unwrap();
    assert!(goal.hold, "Pickett and Jenkins stand before it");
}

#[test]
fn a_side_that_is_left_in_peace_attacks_for_less() {
    let threshold = |position: common::Position| {
        let game = position.build();
        SecondBullRun::orders(&game.world, &game.state, Side::Union, 0.0, 0).unwrap().threshold
    };
    let peace = threshold(before_sudley().turn(5));
    let names = ["cs_archer", "cs_branch", "cs_field", "cs_gregg", "cs_pender", "cs_thomas"];
    let pressed = |turn| {
        let zones = ["106", "107", "109"];
        names.iter().enumerate().fold(before_sudley().turn(turn), |p, (at, id)| p.unit(id, zones[at / 2], "108"))
    };
    assert!(peace < threshold(pressed(5)), "six brigades stand before the Stone House");
    assert!(threshold(pressed(9)) < threshold(pressed(5)), "time runs out");
    assert!(threshold(before_sudley().turn(2)) > peace, "too early to tell");
}

#[test]
fn a_side_that_is_left_in_peace_attacks_on_a_broad_front() {
    let armies = || {
        let names =
            ["us_duryea", "us_tower", "us_stiles", "us_thoburn", "us_birney", "us_poe", "us_robinson", "us_grover"];
        let more = ["us_taylor", "us_carr", "us_nagle", "us_ferrero"];
        let zones = [("145", "144"), ("132", "131"), ("160", "159"), ("146", "145"), ("147", "146"), ("133", "132")];
        let start = common::Position::designation("union")
            .unit("cs_field", "181", "161")
            .unit("cs_baylor", "115", "116")
            .commander("us_cc_mcdowell", "132")
            .commander("cs_cc_jackson", "155");
        names.iter().chain(&more).enumerate().fold(start, |p, (at, id)| p.unit(id, zones[at / 2].0, zones[at / 2].1))
    };
    let goals = |turn| {
        let game = armies().turn(turn).build();
        let orders = SecondBullRun::orders(&game.world, &game.state, Side::Union, 0.0, 0).unwrap();
        let zones = orders.goals.iter().flatten().filter(|goal| !goal.hold).map(|goal| goal.zone.0);
        zones.collect::<std::collections::BTreeSet<_>>().len()
    };
    assert!(goals(6) >= goals(2).max(2), "twelve brigades do not all go to one place");
}

/// Calls `watch` before every choice of some games of the script against itself.
fn watch_games(world: &World, games: std::ops::Range<u64>, mut watch: impl FnMut(&second_bull_run::State, &Choice)) {
    for game in games {
        let scripted = |side: Side| Computer::<SecondBullRun>::new("level3".parse().unwrap(), 1862, game, side);
        let mut players = BySide::new(scripted(Side::Union), scripted(Side::Confederate));
        let mut dice = LiveDice::for_game(1862, game);
        let mut state = SecondBullRun::start(world);
        let (mut choices, mut events) = (Vec::new(), Vec::new());
        while let Some(side) = SecondBullRun::to_choose(world, &state) {
            SecondBullRun::choices(world, &state, &mut choices);
            let picked = if choices.len() == 1 { 0 } else { players[side].pick(world, &state, &choices) };
            watch(&state, &choices[picked]);
            events.clear();
            SecondBullRun::choose(world, &mut state, &choices[picked], &mut dice, &mut events).unwrap();
        }
    }
}

/// Nobody spends his points on the way there and back, and nobody attacks where nothing can come of it.
#[test]
fn the_script_does_not_march_to_and_fro_nor_attack_in_vain() {
    let world = common::world("30-august", &[]);
    let (mut marches, mut returns) = (0, 0);
    let (mut fights, mut vain) = (0, 0);
    let mut way = Vec::new();
    watch_games(&world, 0..2, |state, choice| match *choice {
        Choice::Step(zone) => {
            marches += usize::from(way.len() == 1);
            returns += usize::from(way.contains(&zone));
            way.push(zone);
        }
        Choice::Act(brigade) => way = state.zone_of(brigade).into_iter().collect(),
        Choice::Fight(zone) => {
            let clash = Clash::over(&world, state, zone);
            let strength = |of: second_bull_run::ids::Brigades| -> u32 {
                of.map(|b| u32::from(combat_strength(&world, state, b))).sum()
            };
            fights += 1;
            vain += usize::from(3 * strength(clash.attackers) < strength(clash.defenders));
        }
        _ => way.clear(),
    });
    assert!(marches > 200 && returns * 100 <= marches, "{returns} returns in {marches} marches");
    assert!(fights > 20 && vain == 0, "{vain} of {fights} attacks in vain");
}

/// Sykes's brigades beside an enemy; the first has declared an attack or not, the second is about to.
fn second_of_sykes(enemies: &[&str], declared: bool) -> common::Game {
    let start = common::Position::designation("union")
        .unit("us_buchanan", "120", "105")
        .unit("us_chapman", "120", "105")
        .commander("us_cc_porter", "120")
        .commander("cs_cc_longstreet", "73");
    let mut game = enemies.iter().fold(start, |position, id| position.unit(id, "105", "120")).build();
    game.choose("designate us_cc_porter", &[5]).choose_all(&["activate sykes", "act us_buchanan", "stop"]);
    until_offered(&mut game, "attack 105");
    if declared {
        game.choose("attack 105", &[]);
    } else {
        let other = game.choices().into_iter().find(|choice| choice != "attack 105").unwrap();
        game.choose(&other, &[]);
    }
    game.choose_all(&["act us_chapman", "stop"]);
    until_offered(&mut game, "attack 105");
    game
}

/// Faces whatever comes first until a choice is offered.
fn until_offered(game: &mut common::Game, choice: &str) {
    while !game.offers(choice) {
        let facing = game.choices().into_iter().next().unwrap();
        game.choose(&facing, &[]);
    }
}

/// What an attack should promise is asked of it once, and not of everybody who joins.
#[test]
fn whoever_makes_a_declared_attack_better_joins_it() {
    let of = |declared| appeal(&second_of_sykes(&["cs_jenkins"], declared), Side::Union, "attack 105");
    let (alone, joined) = (of(false), of(true));
    assert!(alone < 0.0 && joined > 0.0, "{alone}, {joined}");
    let in_vain = appeal(&second_of_sykes(&["cs_hood", "cs_law"], true), Side::Union, "attack 105");
    assert!(in_vain < 0.0, "more of the same does not help: {in_vain}");
}

#[test]
fn a_battery_does_not_count_as_a_garrison() {
    let near = |unit: &str| {
        let mut game = common::Position::designation("union")
            .unit(unit, "108", "106")
            .unit("us_buchanan", "87", "86")
            .unit("us_chapman", "87", "86")
            .unit("cs_pickett", "83", "106")
            .commander("us_cc_porter", "87")
            .build();
        game.choose("designate us_cc_porter", &[5]).choose_all(&["activate sykes", "act us_buchanan"]);
        appeal(&game, Side::Union, "step 108")
    };
    assert!(near("us_art_sykes") > near("us_warren"), "guns alone do not hold the Stone House");
}

#[test]
fn a_lead_that_is_won_is_kept_towards_the_end() {
    let ahead = |turn: u8| {
        let mut game = before_sudley().turn(turn).build();
        game.state.union_controls = 0b11_1111;
        SecondBullRun::orders(&game.world, &game.state, Side::Union, 0.0, 0).unwrap()
    };
    let (early, late) = (ahead(3), ahead(9));
    assert!(early.wins && !early.keeps && late.keeps);
    assert!(late.goals.iter().flatten().all(|goal| goal.hold));
    let game = before_sudley().turn(9).build();
    let behind = SecondBullRun::orders(&game.world, &game.state, Side::Union, 0.0, 0).unwrap();
    assert!(!behind.keeps && behind.threshold < late.threshold, "who has not won yet must attack");
}

/// The same game for a Union that goes by another number.
fn leaning(mut game: common::Game, id: &str, number: f64) -> common::Game {
    let mut numbers = SecondBullRun::leanings(&game.world, Side::Union);
    let at = SecondBullRun::LEANINGS.iter().position(|leaning| leaning.id() == id).unwrap();
    numbers[at] = number;
    SecondBullRun::lean(Arc::get_mut(&mut game.world).unwrap(), Side::Union, &numbers);
    game
}

#[test]
fn an_objective_counts_for_more_where_it_decides_the_day() {
    let stakes = |turn: u8, controls: u16| {
        let mut game = leaning(before_sudley().turn(turn).build(), "decisive", 4.0);
        game.state.union_controls = controls;
        SecondBullRun::orders(&game.world, &game.state, Side::Union, 0.0, 0).unwrap().stakes
    };
    assert_eq!(stakes(9, 0b11_1000), (1.0, 1.0), "nine points would be needed");
    let (take, keep) = stakes(9, 0b11_1011);
    assert!(take > 2.0 && keep == 1.0, "six points ahead, eight are enough: {take}, {keep}");
    assert_eq!(stakes(2, 0b11_1011), (1.0, 1.0), "much may happen until the evening");
    let (take, keep) = stakes(9, 0b11_1111);
    assert!(take == 1.0 && keep > 2.0, "nine points ahead, and six are not enough: {take}, {keep}");
    let (take, keep) = stakes(9, 0b00_1000);
    assert!(take == 1.0 && keep > 2.0, "the enemy is six points ahead: {take}, {keep}");
}

#[test]
fn marches_can_wait_but_not_an_objective_that_stands_open() {
    let of = |stir: f64, chief: &str| {
        let game = leaning(before_sudley().build(), "stir", stir);
        appeal(&game, Side::Union, &format!("designate {chief}"))
    };
    let porter = [1.0, 0.2].map(|stir| of(stir, "us_cc_porter"));
    assert!(porter[1] < 0.5 * porter[0], "he only marches: {porter:?}");
    let heintzelman = [1.0, 0.2].map(|stir| of(stir, "us_cc_heintzelman"));
    assert!(heintzelman[1] > 0.6 * heintzelman[0], "he walks into Sudley: {heintzelman:?}");
}

#[test]
fn a_corps_is_called_for_what_its_divisions_can_do_together() {
    let of = |jointly: f64| {
        let game = common::Position::designation("union")
            .unit("us_birney", "163", "161")
            .unit("us_robinson", "163", "161")
            .unit("us_grover", "160", "161")
            .unit("us_taylor", "160", "161")
            .unit("cs_field", "161", "163")
            .unit("cs_branch", "161", "163")
            .commander("us_cc_heintzelman", "160")
            .commander("cs_cc_jackson", "155");
        appeal(&leaning(game.build(), "jointly", jointly), Side::Union, "designate us_cc_heintzelman")
    };
    assert!(of(1.0) > of(0.05) + 0.3, "Kearny and Hooker before one zone: {}, {}", of(1.0), of(0.05));
}

#[test]
fn an_intent_names_only_what_can_be_done() {
    let intent = |position: common::Position| {
        let game = position.build();
        let orders = SecondBullRun::orders(&game.world, &game.state, Side::Union, 0.0, 0).unwrap();
        Aim::told(&SecondBullRun::aims(&game.world, &game.state, &game.state, &orders)).cloned()
    };
    assert!(intent(before_sudley().turn(5)).is_some());
    let far = common::Position::designation("union")
        .turn(10)
        .unit("us_buchanan", "140", "139")
        .commander("us_cc_porter", "140");
    assert!(intent(far).is_none(), "a brigade at the edge of the map takes and holds nothing on the last turn");
}

/// What the searching levels start from is nothing to the script, and to them it is.
#[test]
fn only_the_searching_levels_go_by_leanings_of_their_own() {
    let with = |sheet: &str| {
        let mut bench = Bench::<SecondBullRun>::new().unwrap();
        bench.library.0.insert("commander/second-bull-run.toml".to_owned(), sheet.to_owned());
        bench.world("29-august", OptionValues::new()).unwrap()
    };
    let (plain, other) = (with(""), with("[searchers.29-august.union]\npromise = 2.5\nstir = 0.3\n"));
    let start = SecondBullRun::start(&other);
    let usual = SecondBullRun::usual(&other, &start, Side::Union);
    let of = |number| SecondBullRun::orders(&other, &start, Side::Union, 0.0, number).unwrap().lean;
    assert_eq!(of(0), plain.leanings.union);
    assert_eq!((of(usual).promise, of(usual).stir, of(usual).point), (2.5, 0.3, of(0).point));
    assert_eq!(of(usual + 1), of(usual), "what else is thought of is a variation of it");
    assert_eq!(SecondBullRun::lasting(&other, Side::Union, usual), usual, "whoever fights in this way goes on so");
    assert_eq!(SecondBullRun::lasting(&other, Side::Union, usual + 1), 0, "a variation is for once");
    assert_eq!(SecondBullRun::usual(&other, &start, Side::Confederate), 0);
    let played = |world: &World, level: Level| {
        let union = Computer::<SecondBullRun>::with_nodes(Kind::of(level), 300, 3, 0, Side::Union);
        let mut players = BySide::new(union, Computer::new(Kind::of(Level::Regular), 3, 0, Side::Confederate));
        play_out::<SecondBullRun>(world, &mut players, &mut LiveDice::for_game(3, 0), 900, &mut Desk::default()).state
    };
    assert!(played(&plain, Level::Regular) == played(&other, Level::Regular));
    assert!(played(&plain, Level::Army) != played(&other, Level::Army));
}

#[test]
fn computers_decide_without_the_dice_that_are_still_to_fall() {
    let world = common::world("29-august", &[]);
    for kind in ["level3", "level4", "level6"] {
        let decided = players::decide_without_the_dice::<SecondBullRun>(&world, kind.parse().unwrap(), 150);
        assert!(decided.unwrap_or_else(|breach| panic!("{breach}")) > 40, "{kind}");
    }
}
