//! What the computer is told: orders, appeal, evaluation, urgency.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test stops where something is wrong")]

mod common;

use commander::search::{Manner, Script, Staff};
use commander::{Computer, Desk, Ended, Kind, Level, play_out};
use common::{Game, Position};
use contract::bench::Bench;
use contract::players;
use kernel::dice::LiveDice;
use kernel::{Aim, Appeal, BySide, Habit, OptionValues, Side, Tactics, Title, Viewer};
use red_badge::state::Allotment;
use red_badge::tactics::Orders;
use red_badge::{RedBadge, World};

fn orders(game: &Game) -> Orders {
    RedBadge::orders(&game.world, &game.state, game.asked().unwrap(), 0.0, 0).unwrap()
}

/// What a choice promises under orders: the title judges everything without a trial.
fn worth(game: &Game, orders: &Orders, choice: &str) -> f64 {
    match RedBadge::appeal(&game.world, &game.state, orders, &game.parse(choice)) {
        Appeal::Worth(worth) => worth,
        Appeal::Look(_) => panic!("{choice} needs a trial"),
    }
}

/// The most appealing choice.
fn best(game: &Game, orders: &Orders) -> String {
    let mut best = (f64::NEG_INFINITY, String::new());
    for choice in game.choices() {
        let worth = worth(game, orders, &choice);
        if worth > best.0 {
            best = (worth, choice);
        }
    }
    best.1
}

/// Lets the scripted commander act until the activation is over or nothing but its end is left.
fn act(game: &mut Game) -> Vec<String> {
    let orders = orders(game);
    let side = game.asked().unwrap();
    let mut dice = LiveDice::for_game(1861, 7);
    let mut made = Vec::new();
    while game.asked() == Some(side) && made.len() < 200 {
        let choice = best(game, &orders);
        game.throw(&choice, &mut dice);
        made.push(choice.clone());
        if choice == "done" {
            break;
        }
    }
    made
}

fn stone_house(position: Position) -> Position {
    position.text("[[objective]]\nid = \"stone-house\"\npoints = 1\nhexes = [\"N4627\"]")
}

fn burnside() -> Position {
    stone_house(Position::actions("US-BURNSIDE", "advance"))
        .leader("US-L-BURNSIDE", "N4622")
        .facing("US-2RI-A", "N4622", 2)
        .facing("US-2RI-B", "N4722", 2)
}

#[test]
fn an_open_objective_in_reach_is_taken() {
    let mut game = burnside().build();
    let made = act(&mut game);
    let stands = |id: &str| game.state[game.world.find_unit(id).unwrap()].hex().map(|hex| game.world.hex_id(hex));
    assert!([stands("US-2RI-A"), stands("US-2RI-B")].contains(&Some("N4627")), "{made:?}");
}

#[test]
fn who_holds_an_objective_with_an_enemy_near_stays() {
    let position = stone_house(Position::actions("US-BURNSIDE", "advance"))
        .leader("US-L-BURNSIDE", "N4627")
        .facing("US-2RI-A", "N4627", 2)
        .facing("CS-1LA", "N4633", 5);
    let mut game = position.build();
    game.state.control.set(game.world.find_hex("N4627").unwrap(), true);
    let made = act(&mut game);
    let unit = game.world.find_unit("US-2RI-A").unwrap();
    assert_eq!(game.state[unit].hex(), game.world.find_hex("N4627"), "{made:?}");
}

/// Two regiments face each other in the open, the Union to declare a shock.
fn face_to_face(union: &str, confederate: &str) -> Game {
    Position::shock("US-BURNSIDE")
        .leader("US-L-BURNSIDE", "N4622")
        .unit_with("US-2RI-A", "N4622", &format!("facing = 2\n{union}"))
        .unit_with("CS-4SC-A", "N4623", &format!("facing = 5\n{confederate}"))
        .build()
}

#[test]
fn a_hopeless_shock_has_nothing_to_say_for_it_and_a_good_one_much() {
    let weak = face_to_face("sp = 2", "");
    assert!(worth(&weak, &orders(&weak), "shock US-2RI-A N4623") < 0.0);
    let strong = face_to_face("", "sp = 2\nmorale = \"disordered\"");
    assert!(worth(&strong, &orders(&strong), "shock US-2RI-A N4623") > 1.0);
}

#[test]
fn a_rash_shock_is_noticed() {
    let habits = |game: &mut Game| {
        game.choose("shock US-2RI-A N4623", &[]);
        let mut out = Vec::new();
        RedBadge::habits(&game.world, &game.state, &game.parse("resolve N4623"), &mut out);
        out
    };
    let mut weak = face_to_face("sp = 2", "");
    weak.state.active = weak.world.find_brigade("US-BURNSIDE");
    assert!(habits(&mut weak).contains(&Habit::RashAttack));
}

#[test]
fn fire_that_hurts_is_better_than_none() {
    let game = Position::actions("US-BURNSIDE", "advance")
        .leader("US-L-BURNSIDE", "N4622")
        .facing("US-2RI-A", "N4622", 2)
        .unit_with("CS-4SC-A", "N4624", "facing = 5\norder = \"march\"")
        .build();
    let orders = orders(&game);
    assert!(worth(&game, &orders, "fire US-2RI-A N4624") > worth(&game, &orders, "done"));
}

#[test]
fn strength_and_order_decide_the_chance() {
    let chance = |union: &str, confederate: &str| {
        let game = face_to_face(union, confederate);
        RedBadge::chance(&game.world, &game.state, Side::Union)
    };
    let even = chance("", "");
    assert!(chance("sp = 2", "") < even && chance("", "sp = 1") > even);
    assert!(chance("morale = \"disordered\"", "") < even && chance("", "morale = \"disordered\"") > even);
    let game = face_to_face("", "");
    let sum = Side::BOTH.map(|side| RedBadge::chance(&game.world, &game.state, side)).iter().sum::<f64>();
    assert!((sum - 1.0).abs() < 1e-12);
}

#[test]
fn a_marker_in_play_counts_until_its_brigade_has_acted() {
    let mut game = face_to_face("", "");
    let (union, confederate) = (game.world.find_brigade("US-BURNSIDE"), game.world.find_brigade("CS-EVANS"));
    let mut chance = |active, acted: &[&str]| {
        game.state.active = active;
        game.state.moved = acted.iter().filter_map(|id| game.world.find_unit(id)).collect();
        RedBadge::chance(&game.world, &game.state, Side::Union)
    };
    let nobody = chance(None, &[]);
    assert!(chance(union, &[]) > nobody && chance(confederate, &[]) < nobody);
    assert_eq!(chance(union, &["US-2RI-A"]), nobody, "what it could do is done");
}

#[test]
fn a_hill_nobody_can_reach_deserves_little_thought() {
    let urgency = |enemy: &str| {
        let game = burnside().facing("CS-1LA", enemy, 5).build();
        RedBadge::urgency(&game.world, &game.state, Side::Union)
    };
    assert!(urgency("N4602") < 0.6);
    assert!(urgency("N4614") > 0.6 && urgency("N4614") < 0.9);
    assert!((urgency("N4625") - 1.0).abs() < 1e-9);
}

#[test]
fn there_are_several_ways_to_go_about_it_and_an_end_of_them() {
    let game = burnside().build();
    for side in Side::BOTH {
        let known = |number| RedBadge::orders(&game.world, &game.state, side, 0.0, number).is_some();
        assert!((0..4).all(known) && !known(24));
    }
}

/// 5.36: who has skipped once may act again in the turn, wherever his brigadier is.
#[test]
fn a_brigadier_rides_to_those_who_have_not_skipped_yet() {
    let ride = |skipped: &[&str]| {
        let mut game = stone_house(Position::actions("US-BURNSIDE", "advance"))
            .leader("US-L-BURNSIDE", "N4617")
            .facing("US-2RI-A", "N4622", 2)
            .facing("US-2RI-B", "N4612", 2)
            .build();
        game.choose("lead US-L-BURNSIDE", &[]);
        let brigade = game.state.active.unwrap();
        game.state.brigade_mut(brigade).allotment = Allotment::Fixed(3);
        for id in skipped {
            let unit = game.world.find_unit(id).unwrap();
            game.state.skipped.insert(unit);
        }
        let orders = orders(&game);
        ["go N4622", "go N4612"].map(|go| worth(&game, &orders, go))
    };
    let [south, north] = ride(&["US-2RI-A"]);
    assert!(north > south, "{north}, {south}");
    let [south, north] = ride(&["US-2RI-B"]);
    assert!(south > north, "{south}, {north}");
}

/// Orders that come after all others: whims of who is about to act.
const WHIMS: usize = 8;

#[test]
fn every_order_a_brigade_may_try_for_is_among_the_ways_and_so_is_keeping_its_own() {
    let game = stone_house(Position::at("activation").start("brigade = \"US-BURNSIDE\""))
        .order("US-BURNSIDE", "advance")
        .leader("US-L-BURNSIDE", "N4622")
        .facing("US-2RI-A", "N4622", 2)
        .facing("CS-1LA", "N4625", 5)
        .build();
    let drawn = |number| RedBadge::orders(&game.world, &game.state, Side::Union, 0.0, number);
    let first: Vec<String> = (0..24).map_while(drawn).map(|orders| best(&game, &orders)).collect();
    for order in ["attack", "march"] {
        let choice = format!("order US-BURNSIDE {order}");
        assert!(game.offers(&choice) && first.contains(&choice), "{choice}: {first:?}");
    }
    let wishes = first.len() - WHIMS;
    assert_eq!(first.get(wishes - 1).map(String::as_str), Some("done"), "the last wish is to keep the order");
}

#[test]
fn some_ways_last_and_the_scripted_one_is_what_the_others_go_back_to() {
    let game = burnside().build();
    for side in Side::BOTH {
        let lasting = |number: &usize| RedBadge::lasting(&game.world, side, *number) == *number;
        let last: Vec<usize> = (1..24).filter(lasting).collect();
        assert!(!last.is_empty() && !last.contains(&1), "{last:?}");
        let known = |number: usize| RedBadge::orders(&game.world, &game.state, side, 0.0, number).is_some();
        assert!(last.into_iter().all(known));
        assert!([0, 1, 23].into_iter().all(|number| RedBadge::lasting(&game.world, side, number) == 0));
    }
}

/// The sentence about what leads from one position to another.
fn told(before: &Game, after: &Game) -> String {
    Aim::told(&RedBadge::aims(&before.world, &before.state, &after.state, &orders(before))).unwrap().to_string()
}

#[test]
fn an_intent_names_the_place() {
    let game = burnside().build();
    let text = told(&game, &game);
    assert!(text.contains("rb61-intent-seize") && text.contains("rb61-objective-stone-house"), "{text}");
}

#[test]
fn on_the_turnpike_an_intent_is_borne_out_by_what_is_done() {
    let at = |regiment: &str| {
        let start = Position::actions("US-BURNSIDE", "advance");
        start.facing("US-2RI-A", regiment, 2).facing("CS-1LA", "N4625", 5).pike()
    };
    for (from, to, key) in [
        ("N4620", "N4629", "rb61-intent-cross"),
        ("N4629", "N4620", "rb61-intent-bar"),
        ("N4021", "N4522", "rb61-intent-cross"),
    ] {
        let text = told(&at(from), &at(to));
        assert!(text.contains(key), "{from} to {to}: {text}");
    }
    let louisiana = |hex: &str| {
        let start = Position::actions("CS-EVANS", "advance");
        start.facing("US-2RI-A", "N4620", 2).facing("CS-1LA", hex, 5).pike()
    };
    for (from, to, key) in [("N4627", "N4623", "rb61-intent-close"), ("N4623", "N4627", "rb61-intent-bar")] {
        let text = told(&louisiana(from), &louisiana(to));
        assert!(text.contains(key), "{from} to {to}: {text}");
    }
}

#[test]
fn guns_alone_and_open_objectives_are_counted() {
    let game = burnside().facing("CS-1LA", "N4629", 5).facing("CS-IMBODEN-A", "N4825", 5).build();
    let census = RedBadge::census(&game.world, &game.state, Side::Confederate);
    assert_eq!(census.guns, (1, 1));
    assert_eq!(census.objectives, (1, 1));
    assert_eq!(census.units.len(), 2);
}

#[test]
fn an_activation_is_one_plan() {
    let mut game = burnside().build();
    let orders = orders(&game);
    for _ in 0..5 {
        assert!(!RedBadge::at_boundary(&game.world, &game.state));
        let choice = best(&game, &orders);
        game.choose(&choice, &[]);
    }
}

#[test]
fn its_rest_may_be_thought_over_between_two_units() {
    let mut game = burnside().build();
    let orders = orders(&game);
    let between = |game: &Game| RedBadge::between_actions(&game.world, &game.state);
    let mut act = |unit: &str| {
        game.choose(&format!("move {unit}"), &[]);
        while game.state.mv.is_some() {
            assert!(!between(&game), "in the midst of a move");
            let choice = best(&game, &orders);
            game.choose(&choice, &[]);
        }
        between(&game)
    };
    assert!(act("US-2RI-A"), "two are left, one of them far away");
    assert!(!act("US-2RI-B"), "for the unit far away alone it is not worth the while");
    let fresh = burnside().build();
    assert!(!between(&fresh), "nobody has done anything yet");
}

#[test]
fn two_scripted_commanders_fight_a_whole_battle() {
    let world = common::world("matthews-hill", &[]);
    let seat = |side| Computer::<RedBadge>::with_nodes(Kind::of(Level::Regular), 1000, 3, 0, side);
    let mut players = BySide::new(seat(Side::Union), seat(Side::Confederate));
    let played =
        play_out::<RedBadge>(&world, &mut players, &mut LiveDice::for_game(3, 0), 100_000, &mut Desk::default());
    assert_eq!(played.ended, Ended::Over);
    // They came to grips: both lost something, and the Union got somebody across.
    assert!(played.state.lost.union > 0 && played.state.lost.confederate > 0);
    assert!(red_badge::victory::beyond_pike(&world, &played.state, Side::Union) > 0);
}

/// What the searching levels start from is nothing to the script, and to them it is.
#[test]
fn only_the_searching_levels_fight_in_the_way_they_start_from() {
    let mut bench = Bench::<RedBadge>::new().unwrap();
    let plain = bench.world("matthews-hill", OptionValues::new()).unwrap();
    let sheet = "[searchers.matthews-hill.union]\nwalk = 0.003\nrisk = 4.5\n";
    bench.library.0.insert("commander/red-badge.toml".to_owned(), sheet.to_owned());
    let other = bench.world("matthews-hill", OptionValues::new()).unwrap();
    let played = |world: &World, level: Level| {
        let union = Computer::<RedBadge>::with_nodes(Kind::of(level), 60, 3, 0, Side::Union);
        let mut players = BySide::new(union, Computer::new(Kind::of(Level::Regular), 3, 0, Side::Confederate));
        play_out::<RedBadge>(world, &mut players, &mut LiveDice::for_game(3, 0), 600, &mut Desk::default()).state
    };
    assert!(played(&plain, Level::Regular) == played(&other, Level::Regular));
    assert!(played(&plain, Level::Army) != played(&other, Level::Army));
}

/// What the script is shown need not be dealt anew, for it asks nothing about the other side's markers.
#[test]
fn the_script_does_not_look_at_the_enemys_markers() {
    for (scenario, most) in [("matthews-hill", u32::MAX), ("full-battle", 3_000)] {
        let world = common::world(scenario, &[]);
        let mut staff = [(); 2].map(|()| Staff::<RedBadge>::new(BySide::new(0.0, 0.0)));
        let (mut script, mut dice) = (Script::<RedBadge>::default(), LiveDice::for_game(1861, 9));
        let (mut list, mut events, mut differed, mut asked) = (Vec::new(), Vec::new(), 0, 0);
        let mut state = RedBadge::start(&world);
        while let Some(side) = RedBadge::to_choose(&world, &state).filter(|_| asked < most) {
            asked += 1;
            let mut other = state.clone();
            RedBadge::redeal(&world, &mut other, Viewer::of(side), &mut LiveDice::for_game(3, asked.into()));
            differed += u32::from(other != state);
            RedBadge::choices(&world, &state, &mut list);
            let [own, blind] = &mut staff;
            let picks = [(own, &state), (blind, &other)].map(|(staff, state)| {
                let orders = staff.brief(&world, state, side).unwrap();
                script.pick(&world, state, &list, orders, Manner::FIRM, 0)
            });
            assert_eq!(picks[0], picks[1], "choice {asked} of {scenario}");
            events.clear();
            RedBadge::choose(&world, &mut state, &list[picks[0]].clone(), &mut dice, &mut events).unwrap();
        }
        assert!(differed > 100, "{differed} deals differed in {scenario}");
    }
}

#[test]
fn computers_decide_without_the_dice_that_are_still_to_fall() {
    let world = common::world("matthews-hill", &[]);
    for kind in ["level3", "level4", "level6"] {
        let decided = players::decide_without_the_dice::<RedBadge>(&world, kind.parse().unwrap(), 150);
        assert!(decided.unwrap_or_else(|breach| panic!("{breach}")) > 40, "{kind}");
    }
}
