//! What the computer is told: where its units are sent, whom they fire at, how it sees a position.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test stops where it fails")]

mod common;

use cedar_mountain::state::{Form, Stage};
use cedar_mountain::{CedarMountain, Choice, State, World};
use commander::search::{Effort, Plan, Search};
use commander::{Computer, Player};
use common::{Position, world};
use contract::players;
use kernel::dice::LiveDice;
use kernel::{Aim, Appeal, Habit, Side, Tactics, Title};

/// Plays one side by script until the other plans, or its phase is over; the state then and the side's choices.
fn scripted(world: &World, side: Side) -> (State, Vec<Choice>) {
    let mut player = Computer::<CedarMountain>::with_nodes("level3".parse().unwrap(), 1, 7, 0, side);
    let mut state = CedarMountain::start(world);
    let mut dice = LiveDice::for_game(7, 0);
    let (mut list, mut events, mut made) = (Vec::new(), Vec::new(), Vec::new());
    while CedarMountain::to_choose(world, &state) == Some(side) {
        CedarMountain::choices(world, &state, &mut list);
        let choice = list[player.pick(world, &state, &list)];
        made.push(choice);
        CedarMountain::choose(world, &mut state, &choice, &mut dice, &mut events).unwrap();
    }
    (state, made)
}

fn stands(world: &World, state: &State, unit: &str, hex: &str) -> bool {
    let unit = world.find_unit(unit).unwrap();
    state[unit].hex == world.find_hex(hex)
}

fn chance(position: &Position) -> f64 {
    let world = position.clone().text("[[objective]]\nplace = \"0911\"").build().world;
    CedarMountain::chance(&world, &CedarMountain::start(&world), Side::Union)
}

fn with_farm(position: Position) -> World {
    position.text("[[objective]]\nplace = \"1113\"").build().world
}

#[test]
fn the_nearest_free_brigade_goes_to_an_empty_objective() {
    let position =
        Position::at("movement").unit("us_prince", "1311").unit("us_greene", "1805").unit("cs_early", "0309");
    let world = with_farm(position.leader("us_augur", "1311"));
    let (state, _) = scripted(&world, Side::Union);
    assert!(stands(&world, &state, "us_prince", "1113"));
}

#[test]
fn a_plan_has_no_steps_that_lead_back() {
    let position =
        Position::at("movement").unit("us_greene", "1510").unit("cs_early", "0309").leader("us_augur", "1510");
    let game = position.build();
    let tidied = |way: &[&str]| {
        let steps = way.iter().map(|hex| format!("step {hex}"));
        let all = ["move us_greene".to_owned()].into_iter().chain(steps).chain(["halt".to_owned(), "done".to_owned()]);
        let plan = Plan::new(all.map(|choice| game.parse(&choice)).collect(), 0);
        let plan = Search::<CedarMountain>::new(&game.world, &game.state, Side::Union, 6).tidied(plan);
        let written: Vec<String> =
            plan.choices.iter().map(|choice| CedarMountain::notation(&game.world, choice)).collect();
        assert_eq!((plan.kept, plan.sure), (written.len(), written.len()));
        written.iter().filter_map(|choice| choice.strip_prefix("step ").map(str::to_owned)).collect::<Vec<_>>()
    };
    assert_eq!(tidied(&["1610", "1510", "1410"]), ["1410"]);
    assert_eq!(tidied(&["1610", "1510", "1610", "1510", "1410"]), ["1410"]);
    assert_eq!(tidied(&["1410", "1310"]), ["1410", "1310"], "a way is no detour");
}

#[test]
fn a_ride_that_helps_nobody_is_not_made() {
    let position =
        Position::at("movement").unit("us_greene", "1510").unit("cs_early", "0309").leader("us_augur", "1510");
    let game = position.build();
    let effort = Effort { nodes: 20_000, replies: true };
    let sobered = |plan: &[&str]| {
        let plan = Plan::new(plan.iter().map(|choice| game.parse(choice)).collect(), 0);
        let plan = Search::<CedarMountain>::new(&game.world, &game.state, Side::Union, 6).sobered(plan, effort);
        plan.choices.iter().map(|choice| CedarMountain::notation(&game.world, choice)).collect::<Vec<_>>()
    };
    let march = ["move us_greene", "step 1410", "halt", "done"];
    assert_eq!(sobered(&[&["lead us_augur", "go 1612"], march.as_slice()].concat()), march);
    assert_eq!(sobered(&march), march, "and troops go where the plan sends them");
}

#[test]
fn a_weak_brigade_does_not_go_up_to_a_strong_line() {
    let position = Position::at("movement").start("net = 8\nobjective-points = 6").unit("us_greene", "1210");
    let position = position.unit("cs_early", "1012").unit("cs_thomas", "1013").unit("cs_taliaferro", "1113");
    let world = with_farm(position.leader("us_augur", "1210"));
    let (state, made) = scripted(&world, Side::Union);
    let hex = state[world.find_unit("us_greene").unwrap()].hex.unwrap();
    let near = ["cs_early", "cs_thomas", "cs_taliaferro"].map(|id| state[world.find_unit(id).unwrap()].hex.unwrap());
    assert!(near.iter().all(|enemy| world.distance(hex, *enemy) > 1), "{made:?}");
}

#[test]
fn a_hopeless_step_appeals_less_than_none() {
    let position = Position::at("movement").start("net = 8\nobjective-points = 6").unit("us_greene", "1211");
    let position = position.unit("cs_early", "1012").unit("cs_thomas", "1013").unit("cs_taliaferro", "1113");
    let world = with_farm(position.leader("us_augur", "1211"));
    let mut state = CedarMountain::start(&world);
    let orders = CedarMountain::orders(&world, &state, Side::Union, 0.0, 0).unwrap();
    let greene = world.find_unit("us_greene").unwrap();
    let mut dice = LiveDice::for_game(1, 1);
    CedarMountain::choose(&world, &mut state, &Choice::Move(greene), &mut dice, &mut Vec::new()).unwrap();
    let worth =
        |id: &str| match CedarMountain::appeal(&world, &state, &orders, &Choice::Step(world.find_hex(id).unwrap())) {
            Appeal::Worth(worth) => worth,
            Appeal::Look(_) => panic!("a step needs no look"),
        };
    assert!(worth("1112") < -1.0, "{}", worth("1112"));
    assert!(worth("1112") < worth("1210"));
    let mut habits = Vec::new();
    CedarMountain::habits(&world, &state, &Choice::Step(world.find_hex("1112").unwrap()), &mut habits);
    assert_eq!(habits, [Habit::Attack, Habit::RashAttack]);
}

#[test]
fn everybody_fires_and_the_unit_on_the_objective_first() {
    let position = Position::at("offensive").start("side = \"confederate\"").unit("us_prince", "0911");
    let position = position.unit_with("us_greene", "1010", "sp = 3").unit("cs_early", "0811").unit("cs_thomas", "0912");
    let world = position.text("[[objective]]\nplace = \"0911\"").build().world;
    let (_, made) = scripted(&world, Side::Confederate);
    let unit = |id: &str| world.find_unit(id).unwrap();
    assert_eq!(made.first(), Some(&Choice::Target(unit("us_prince"))));
    assert!(made.contains(&Choice::Join(unit("cs_early"))) && made.contains(&Choice::Join(unit("cs_thomas"))));
}

#[test]
fn a_fate_marker_is_kept_for_better_than_a_long_shot() {
    let position = Position::at("artillery").start("fate = [\"us_banks\"]").unit("us_res1", "1409");
    let world = with_farm(position.leader("us_banks", "1409").unit("cs_early", "1414").unit("cs_thomas", "0810"));
    let (_, made) = scripted(&world, Side::Union);
    assert!(made.contains(&Choice::Fire), "{made:?}");
    assert!(!made.iter().any(|choice| matches!(choice, Choice::Fate(_))), "{made:?}");
}

#[test]
fn guns_that_see_nobody_go_to_where_they_do() {
    let position =
        Position::at("movement").unit_with("us_res3", "1701", "form = \"limbered\"").unit("us_prince", "1508");
    let world = with_farm(position.unit("cs_early", "1014").leader("us_banks", "1508"));
    let (state, _) = scripted(&world, Side::Union);
    let guns = &state[world.find_unit("us_res3").unwrap()];
    assert!(guns.hex != world.find_hex("1701"), "they stayed, {:?}", guns.form);
    assert!(matches!(guns.form, Form::Limbered | Form::Unlimbered));
}

#[test]
fn the_stronger_side_has_the_better_chance() {
    let even = Position::at("movement").unit("us_prince", "1010").unit("cs_early", "0811");
    let more = even.clone().unit("us_crawford", "1009").unit("us_gordon", "1108");
    let less = even.clone().unit("cs_thomas", "0812").unit("cs_taliaferro", "0711");
    assert!(chance(&more) > chance(&even) + 0.02, "{} {}", chance(&more), chance(&even));
    assert!(chance(&less) < chance(&even) - 0.02, "{} {}", chance(&less), chance(&even));
}

#[test]
fn points_and_ground_held_speak_for_the_union() {
    let at = |net: i32| {
        Position::at("movement").start(&format!("net = {net}\nobjective-points = 6")).unit("cs_early", "0711")
    };
    assert!(chance(&at(8).unit("us_prince", "1209")) > chance(&at(2).unit("us_prince", "1209")));
    assert!(chance(&at(5).unit("us_prince", "0911")) > chance(&at(5).unit("us_prince", "1209")));
}

#[test]
fn what_is_decided_is_seen_to_be_decided() {
    let at = |net: i32| {
        let start = format!("turn = 9\nnet = {net}\nobjective-points = 8");
        Position::at("rally").start(&start).unit("us_prince", "1508").unit("cs_early", "0309")
    };
    assert!(chance(&at(12)) > 0.9, "{}", chance(&at(12)));
    assert!(chance(&at(-4)) < 0.1, "{}", chance(&at(-4)));
}

#[test]
fn thought_goes_where_the_enemy_is() {
    let far = Position::at("movement").unit("us_prince", "1901").unit("cs_early", "0115").build().world;
    let near = Position::at("movement").unit("us_prince", "1309").unit("cs_early", "1012").build().world;
    let last =
        Position::at("movement").start("turn = 9").unit("us_prince", "1505").unit("cs_early", "0810").build().world;
    let urgency = |world: &World| CedarMountain::urgency(world, &CedarMountain::start(world), Side::Union);
    assert!(urgency(&far) <= 0.1);
    assert!(urgency(&near) >= 1.0);
    assert!(urgency(&last) >= 1.0);
}

#[test]
fn a_movement_phase_is_planned_as_a_whole() {
    let world = Position::at("movement")
        .unit("us_prince", "1308")
        .unit("us_geary", "1306")
        .unit("cs_early", "1012")
        .build()
        .world;
    let mut state = CedarMountain::start(&world);
    assert!(CedarMountain::at_boundary(&world, &state));
    let mut dice = LiveDice::for_game(1, 1);
    let prince = world.find_unit("us_prince").unwrap();
    for choice in [Choice::Move(prince), Choice::Halt] {
        CedarMountain::choose(&world, &mut state, &choice, &mut dice, &mut Vec::new()).unwrap();
        assert!(!CedarMountain::at_boundary(&world, &state), "{choice:?}");
    }
    assert_eq!(state.stage, Stage::Movement);
}

#[test]
fn every_reading_of_the_map_makes_a_whole_plan() {
    let world = world("historical", &[]);
    let state = CedarMountain::start(&world);
    let readings = (0..).map_while(|number| CedarMountain::orders(&world, &state, Side::Union, 0.0, number)).count();
    assert!((8..=24).contains(&readings), "{readings}");
    let orders = CedarMountain::orders(&world, &state, Side::Union, 0.0, 0).unwrap();
    let aims = CedarMountain::aims(&world, &state, &state, &orders);
    assert!(!aims.is_empty() && aims.iter().all(|aim| aim.text.key.starts_with("cm62-intent-")), "{aims:?}");
}

#[test]
fn an_intent_is_borne_out_by_what_is_done() {
    let at = |hex: &str| {
        let position = Position::at("movement").unit("us_prince", hex).unit("cs_early", "0309");
        let world = with_farm(position.leader("us_augur", hex));
        let state = CedarMountain::start(&world);
        (world, state)
    };
    let told = |before: &str, after: &str| {
        let ((world, from), (_, to)) = (at(before), at(after));
        let orders = CedarMountain::orders(&world, &from, Side::Union, 0.0, 0).unwrap();
        let aims = CedarMountain::aims(&world, &from, &to, &orders);
        (aims.iter().map(|aim| aim.forsaken).collect::<Vec<_>>(), Aim::told(&aims).unwrap().key.to_string())
    };
    assert_eq!(told("1311", "1113"), (vec![false], "cm62-intent-seize".to_owned()));
    assert_eq!(told("1113", "1113"), (vec![false], "cm62-intent-hold".to_owned()));
    assert_eq!(told("1113", "1311").0, [true], "nobody is left to hold it");
}

#[test]
fn who_takes_up_a_way_to_fight_keeps_it_and_a_single_effort_is_made_once() {
    let world = world("historical", &[]);
    let state = CedarMountain::start(&world);
    let lasting = |number| CedarMountain::lasting(&world, Side::Union, number);
    let stance = |number| CedarMountain::orders(&world, &state, Side::Union, 0.0, number).unwrap().stance;
    assert_eq!(stance(0), Default::default(), "the scripted commander's own");
    for number in 0..22 {
        let stance = stance(number);
        let kept = stance.focus.is_none() && stance.jitter == 0;
        assert_eq!(lasting(number), if kept { number } else { 0 }, "{number}: {stance:?}");
    }
}

#[test]
fn without_an_objective_no_effort_is_made_for_one() {
    let position = Position::at("movement").unit("us_greene", "1210").unit("cs_early", "1012");
    let world = position.build().world;
    assert_eq!(world.objectives.len(), 0);
    let state = CedarMountain::start(&world);
    let orders = (0..).map_while(|number| CedarMountain::orders(&world, &state, Side::Union, 0.0, number));
    let focused: Vec<bool> = orders.map(|orders| orders.stance.focus.is_some()).collect();
    assert!(focused.len() > 4 && !focused.contains(&true), "{focused:?}");
}

#[test]
fn who_is_well_ahead_has_no_need_to_press_once_the_day_is_nearly_over() {
    let usual = |start: &str, side: Side| {
        let position = Position::at("movement").start(start).unit("us_greene", "1210").unit("cs_early", "1012");
        let world = with_farm(position);
        CedarMountain::usual(&world, &CedarMountain::start(&world), side)
    };
    let (level, won) = ("turn = 8\nnet = 0\nobjective-points = 0", "turn = 8\nnet = 14\nobjective-points = 8");
    assert_eq!((usual(level, Side::Union), usual(won, Side::Union)), (1, 0));
    assert_eq!((usual(level, Side::Confederate), usual(won, Side::Confederate)), (0, 2));
    let (level, won) = (level.replace("turn = 8", "turn = 5"), won.replace("turn = 8", "turn = 5"));
    assert_eq!((usual(&won, Side::Union), usual(&level, Side::Confederate)), (1, 2), "nobody is safe yet");
}

#[test]
fn who_storms_closes_with_an_enemy_whom_the_plain_script_leaves_alone() {
    let position = Position::at("movement").start("net = 8\nobjective-points = 6").unit("us_greene", "1210");
    let position = position.unit("cs_early", "1012").unit("cs_thomas", "1013").unit("cs_taliaferro", "1113");
    let world = with_farm(position.leader("us_augur", "1210"));
    let closes = |number: usize| {
        let mut state = CedarMountain::start(&world);
        let orders = CedarMountain::orders(&world, &state, Side::Union, 0.0, number).unwrap();
        let (mut list, mut events, mut dice) = (Vec::new(), Vec::new(), LiveDice::for_game(7, 0));
        while CedarMountain::to_choose(&world, &state) == Some(Side::Union) {
            CedarMountain::choices(&world, &state, &mut list);
            let worth = |choice: &Choice| match CedarMountain::appeal(&world, &state, &orders, choice) {
                Appeal::Worth(worth) | Appeal::Look(worth) => worth,
            };
            let best = *list.iter().max_by(|a, b| worth(a).total_cmp(&worth(b))).unwrap();
            CedarMountain::choose(&world, &mut state, &best, &mut dice, &mut events).unwrap();
        }
        let hex = |id: &str| state[world.find_unit(id).unwrap()].hex.unwrap();
        ["cs_early", "cs_thomas", "cs_taliaferro"].iter().any(|enemy| world.distance(hex("us_greene"), hex(enemy)) == 1)
    };
    assert_eq!((closes(0), closes(2)), (false, true));
}

#[test]
fn a_census_counts_guns_left_alone_and_objectives_left_empty() {
    let position = Position::at("movement").unit("us_res1", "1211").unit("us_prince", "1505").unit("cs_thomas", "1013");
    let world = with_farm(position);
    let state = CedarMountain::start(&world);
    let union = CedarMountain::census(&world, &state, Side::Union);
    assert_eq!((union.guns, union.objectives), ((1, 1), (0, 0)));
    let confederates = CedarMountain::census(&world, &state, Side::Confederate);
    assert_eq!(confederates.objectives, (1, 1));
    assert!(confederates.units.iter().all(|(_, _, met)| *met));
}

#[test]
fn computers_decide_without_the_dice_that_are_still_to_fall() {
    let world = world("historical", &[]);
    for kind in ["level3", "level4", "level6"] {
        let decided = players::decide_without_the_dice::<CedarMountain>(&world, kind.parse().unwrap(), 150);
        assert!(decided.unwrap_or_else(|breach| panic!("{breach}")) > 40, "{kind}");
    }
}
