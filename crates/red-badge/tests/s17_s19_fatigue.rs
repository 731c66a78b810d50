//! 17 to 19: fatigue, heat, and what does not exist. The ground around S4428 is flat and open.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test stops where it fails")]

mod common;

use common::condition::{HERE, NEAR, line, lines, put};
use common::{ByPurpose, Game, Position, world};
use kernel::{Setup, Side, Title};
use red_badge::event::{Event, Modifier};
use red_badge::stage::{Phase, TestCause};
use red_badge::{RedBadge, World};
use rule::rule;

// 17: fatigue. Johnston far away gives the Confederates something to say in the commander phase, before any rest.

fn burnside(order: &str, lines: &str) -> Position {
    Position::actions("US-BURNSIDE", order)
        .brigade("US-BURNSIDE", lines)
        .unit("US-2RI-A", HERE)
        .leader("US-L-BURNSIDE", HERE)
        .leader("CS-L-JOHNSTON", "S1030")
}

/// Does something, ends the activation, and tells the fatigue.
fn tired(position: &Position, acts: &[&str]) -> u8 {
    let mut game = position.build();
    for act in acts {
        game.throw(act, &mut ByPurpose(vec![("fire", 0), ("rally", 9)]));
    }
    game.choose("done", &[]);
    assert_eq!(game.phase(), Phase::Commanders(Side::Confederate));
    game.of("US-BURNSIDE").fatigue
}

const STEP: [&str; 3] = ["move US-2RI-A", "step S4429", "halt"];

#[rule("RBC-17.11")]
#[test]
fn fatigue_is_the_brigades_and_ends_at_four() {
    for level in 0..=4_u8 {
        let game =
            burnside("advance", &format!("fatigue = {level}")).unit("US-1RI-A", "S1414").unit("US-USREG", "S1616");
        let game = game.build();
        let effect = [0, 0, 1, 1, 2][usize::from(level)];
        let found = ["US-2RI-A", "US-1RI-A", "US-USREG"].map(|id| line(&game, id, Modifier::TestFatigue));
        assert_eq!(found, [effect, effect, 0], "{level}");
    }
    let five = burnside("advance", "fatigue = 5").try_build();
    assert!(five.is_err_and(|e| e.to_string().contains("fatigue is 0 to 4")));
    let hot = burnside("advance", "fatigue = 4\nactivations = 3").head("heat = [1300]").start("hour = 1300");
    assert_eq!(tired(&hot, &STEP), 4);
    let hot = burnside("advance", "fatigue = 3\nactivations = 3").head("heat = [1300]").start("hour = 1300");
    assert_eq!(tired(&hot, &STEP), 4);
}

#[rule("RBC-17.21")]
#[test]
fn the_third_activation_tires_who_does_something() {
    assert_eq!(tired(&burnside("advance", "activations = 1"), &STEP), 0, "the second is free");
    assert_eq!(tired(&burnside("advance", "activations = 2"), &STEP), 1);
    assert_eq!(tired(&burnside("advance", "activations = 3"), &STEP), 1);
    assert_eq!(tired(&burnside("advance", "activations = 2"), &[]), 0, "nothing done");
    let watched = burnside("advance", "activations = 2").facing("CS-4SC-A", "S4426", 0);
    assert_eq!(tired(&watched, &["fire US-2RI-A S4426"]), 1, "fire counts");
    let shaken = burnside("advance", "activations = 2").unit_with("US-1RI-A", "S1414", "morale = \"disordered\"");
    assert_eq!(tired(&shaken, &["rally US-1RI-A", "build US-2RI-A"]), 0, "neither move nor fire nor shock");
}

/// A shock of Burnside's with dice for the tests; fatigue afterwards.
fn after_shock(lines: &str, test: u8, head: &str) -> u8 {
    let mut game = Position::shock("US-BURNSIDE")
        .brigade("US-BURNSIDE", lines)
        .head(head)
        .start(if head.is_empty() { "hour = 1200" } else { "hour = 1300" })
        .unit("US-2RI-A", HERE)
        .facing("CS-4AL-A", NEAR, 3)
        .leader("CS-L-JOHNSTON", "S1030")
        .build();
    game.choose("shock US-2RI-A S4427", &[]);
    let mut dice = ByPurpose(vec![("disorder", test), ("fire", 0), ("shock", 3)]);
    let told = game.idle_until(&mut dice, |g| matches!(g.phase(), Phase::Commanders(_)));
    let dice_thrown = told.iter().any(|e| matches!(e, Event::ShockDie { .. }));
    assert_eq!(dice_thrown, test == 0);
    game.of("US-BURNSIDE").fatigue
}

#[rule("RBC-17.22")]
#[test]
fn a_shock_tires_the_attacker_once_its_dice_are_thrown() {
    assert_eq!(after_shock("", 0, ""), 1);
    assert_eq!(after_shock("", 9, ""), 0, "his men would not close");
    // The defender is not tired by it.
    let mut game = Position::shock("US-BURNSIDE")
        .unit("US-2RI-A", HERE)
        .facing("CS-4AL-A", NEAR, 3)
        .leader("CS-L-JOHNSTON", "S1030")
        .build();
    game.choose("shock US-2RI-A S4427", &[]);
    game.idle_until(&mut ByPurpose(vec![("disorder", 0), ("fire", 0), ("shock", 3)]), |g| {
        matches!(g.phase(), Phase::Commanders(_))
    });
    assert_eq!((game.of("US-BURNSIDE").fatigue, game.of("CS-BEE").fatigue), (1, 0));
}

/// The third and the fourth activation of Burnside in one turn, each with a move.
fn twice(head: &str, hour: u16) -> u8 {
    let mut game = burnside("advance", "activations = 2\npool = 1").head(head).start(&format!("hour = {hour}")).build();
    game.choose_all(&STEP);
    game.choose("done", &[1]);
    assert_eq!(game.of("US-BURNSIDE").fatigue, 1);
    game.choose("done", &[]);
    game.choose_all(&["move US-2RI-A", "step S4428", "halt", "done"]);
    assert_eq!(game.of("US-BURNSIDE").activations, 4);
    game.of("US-BURNSIDE").fatigue
}

#[rule("RBC-17.23")]
#[rule("RBC-18.1a")]
#[test]
fn one_level_a_turn_unless_it_is_hot() {
    assert_eq!(twice("", 1000), 1);
    assert_eq!(twice("heat = [1300]", 1300), 2);
    assert_eq!(twice("heat = [1300]", 1200), 1);
    // Also within one activation: a third one with a shock.
    assert_eq!(after_shock("activations = 2", 0, ""), 1);
    assert_eq!(after_shock("activations = 2", 0, "heat = [1300]"), 2);
}

#[rule("RBC-17.24")]
#[test]
fn marching_tires_like_anything_else() {
    assert_eq!(tired(&burnside("march", "activations = 2"), &STEP), 1);
    assert_eq!(tired(&burnside("march", "activations = 1"), &STEP), 0);
}

#[rule("RBC-17.41")]
#[test]
fn the_night_rests_who_is_not_next_to_an_enemy() {
    let night = |base: Position, hour: u16| {
        let mut game = base
            .start(&format!("hour = {hour}"))
            .brigade("US-BURNSIDE", "fatigue = 3")
            .unit("US-2RI-A", HERE)
            .unit("US-71NY-B", "S1010")
            .build();
        if game.state.waiting {
            game.throw("begin", &mut ByPurpose(Vec::new()));
        }
        game.of("US-BURNSIDE").fatigue
    };
    let end = || Position::at("turn-end");
    assert_eq!(night(end(), 2000), 2);
    assert_eq!(night(end().facing("CS-4SC-A", "S4426", 0), 2000), 2);
    assert_eq!(night(end().facing("CS-4SC-A", NEAR, 0), 2000), 3, "one unit next to an enemy is enough");
    // What it did in the night does not matter.
    let mut game = burnside("advance", "fatigue = 3").start("hour = 2000").build();
    game.choose_all(&STEP);
    game.idle_until(&mut ByPurpose(Vec::new()), |g| g.phase() == Phase::Over);
    assert_eq!(game.of("US-BURNSIDE").fatigue, 2);
}

#[rule("RBC-17.43")]
#[rule("RBC-18.1e")]
#[test]
fn a_quiet_turn_rests_a_brigade_but_not_in_the_heat() {
    let idle = |hour: u16| {
        let mut game = Position::at("turn-end")
            .head("heat = [1300, 1400, 1500, 1600, 1700]")
            .start(&format!("hour = {hour}"))
            .brigade("US-BURNSIDE", "fatigue = 2")
            .unit("US-2RI-A", HERE)
            .facing("CS-4SC-A", NEAR, 3)
            .build();
        game.throw("begin", &mut ByPurpose(Vec::new()));
        game.of("US-BURNSIDE").fatigue
    };
    assert_eq!([1200, 1300, 1500, 1700, 1800].map(idle), [1, 2, 2, 2, 1]);
}

#[rule("RBC-17.43")]
#[test]
fn who_moves_or_fires_or_is_fired_at_does_not_rest() {
    let turn = |acts: &[&str]| {
        let mut game = burnside("advance", "fatigue = 2")
            .brigade("CS-EVANS", "fatigue = 2")
            .brigade("US-PORTER", "fatigue = 2")
            .facing("CS-4SC-A", "S4426", 0)
            .unit("US-USREG", "S1616")
            .build();
        for act in acts {
            game.throw(act, &mut ByPurpose(vec![("fire", 0)]));
        }
        let mut dice = ByPurpose(vec![("pool", 1)]);
        game.idle_until(&mut dice, |g| g.state.turn == 2);
        ["US-BURNSIDE", "CS-EVANS", "US-PORTER"].map(|id| game.of(id).fatigue)
    };
    assert_eq!(turn(&[]), [1, 1, 1]);
    assert_eq!(turn(&STEP), [2, 1, 1], "moved");
    assert_eq!(turn(&["fire US-2RI-A S4426"]), [2, 2, 1], "fired and fired at");
}

// 18: heat.

/// A leaderless brigade of Bee's at the first turn of a day, with one of the eight markers of the cup.
fn allotted(base: Position, face: u8) -> u8 {
    let mut game = base
        .start("initiative = \"confederate\"")
        .unit("CS-4AL-A", HERE)
        .unit("CS-2MS-A", "S4430")
        .unit("CS-7GA-A", "S1010")
        .build();
    game.choose_faces("begin", &[face]);
    put(&game, "CS-BEE")
}

fn day(hour: u16, heat: bool, fatigue: u8) -> Position {
    let hot = if heat { format!("heat = [{hour}]") } else { String::new() };
    Position::at("turn")
        .head(&format!("first-hour = {hour}\nlast-hour = 2000\n{hot}"))
        .start(&format!("hour = {hour}"))
        .brigade("CS-BEE", &format!("fatigue = {fatigue}"))
}

/// The cup is 1, 2, 2, 2, 3, 3, 3, 4.
const FACES: [u8; 4] = [1, 2, 5, 8];

#[rule("RBC-18.1d")]
#[test]
fn heat_takes_a_marker_from_the_tired() {
    let of = |heat: bool, fatigue: u8| FACES.map(|face| allotted(day(1300, heat, fatigue), face));
    assert_eq!(of(false, 4), [1, 2, 3, 4]);
    assert_eq!(of(true, 2), [1, 2, 3, 4]);
    assert_eq!(of(true, 3), [1, 1, 2, 3]);
    assert_eq!(of(true, 4), [1, 1, 2, 3]);
}

#[rule("RBC-AMB46")]
#[test]
fn the_marker_lost_to_heat_comes_on_top_of_others() {
    // Bee is on the map without his commander: out of command.
    let of = |heat: bool| FACES.map(|face| allotted(day(1300, heat, 3).leader("CS-L-BEE", HERE), face));
    assert_eq!(of(false), [1, 1, 2, 3]);
    assert_eq!(of(true), [1, 1, 1, 2]);
}

#[rule("RBC-18.1b")]
#[rule("RBC-18.1c")]
#[test]
fn heat_tells_before_a_shock() {
    let shock = |hour: u16, dice: [u8; 2]| {
        let mut game = Position::shock("CS-BEE")
            .head("heat = [1300]")
            .start(&format!("hour = {hour}"))
            .unit("CS-4AL-A", HERE)
            .facing("US-2RI-A", NEAR, 3)
            .unit("US-1RI-A", "S1414")
            .leader("CS-L-JOHNSTON", "S1030")
            .build();
        game.choose("shock CS-4AL-A S4427", &[]);
        // Nobody falls back; the engagement die is the first, those before the shock the next.
        game.throw("done", &mut ByPurpose(vec![("disorder", dice[0]), ("fire", 0), ("shock", 3)]));
        let mut told = game.events.clone();
        let mut later = ByPurpose(vec![("disorder", dice[1]), ("fire", 0), ("shock", 3)]);
        told.extend(game.idle_until(&mut later, |g| matches!(g.phase(), Phase::Commanders(_))));
        let of = |cause: TestCause| {
            let each = told.iter().filter_map(move |e| match e {
                Event::Tested { unit, cause: why, drm, passed, .. } if *why == cause => Some((*unit, *drm, *passed)),
                _ => None,
            });
            each.collect::<Vec<_>>()
        };
        let [al, ri] = ["CS-4AL-A", "US-2RI-A"].map(|id| game.unit(id));
        (of(TestCause::Engagement), of(TestCause::PreShock), al, ri)
    };
    let (engaged, before, al, ri) = shock(1200, [6, 0]);
    assert_eq!(engaged, [(al, 0, true)], "cohesion 6 closes with a 6");
    assert_eq!(before, [(al, 0, true), (ri, 0, true)]);
    let (engaged, _, al, _) = shock(1300, [6, 0]);
    assert_eq!(engaged, [(al, 1, false)]);
    let (engaged, before, al, ri) = shock(1300, [5, 0]);
    assert_eq!(engaged, [(al, 1, true)]);
    assert_eq!(before, [(al, 1, true), (ri, 1, true)]);
    // Regulars take no engagement test, but the other one at +1.
    let game =
        Position::actions("US-PORTER", "advance").head("heat = [1300]").start("hour = 1300").unit("US-USREG", HERE);
    let game = game.build();
    assert_eq!(lines(&game, "US-USREG", TestCause::PreShock), [(Modifier::TestHeat, 1)]);
    for cause in [TestCause::Fire, TestCause::Movement, TestCause::Shock, TestCause::Friends, TestCause::FallBack] {
        assert_eq!(lines(&game, "US-USREG", cause), [], "{cause:?}");
    }
}

// 19: what does not exist.

#[rule("RBC-19.1")]
#[test]
fn what_is_not_in_this_game() {
    let w = world("full-battle", &[]);
    for text in [
        "barrage US-E2US-A N6223",
        "coordinate US-PORTER US-BURNSIDE",
        "transfer US-PORTER US-BURNSIDE",
        "destination US-2RI-A N4627",
        "supply US-2RI-A",
        "resupply US-E2US-A",
        "column US-2RI-A",
    ] {
        assert!(RedBadge::parse(&w, text).is_err(), "{text}");
    }
    // No dice are thrown for weather, events or ammunition: a quiet turn has these and no others.
    let mut game = Game::new("full-battle", &[]);
    let mut seen = Purposes(Vec::new());
    game.idle_until(&mut seen, |g| g.state.turn == 2);
    let mut known = ["initiative", "efficiency", "pool", "release", "confusion", "fire", "disorder", "second-disorder"];
    known.sort_unstable();
    assert!(seen.0.iter().all(|name| known.contains(name)), "{:?}", seen.0);
    // Scenario files know no such words, nor an extended column.
    let spoilt = |from: &str, to: &str| {
        let file = Position::actions("US-BURNSIDE", "advance").unit("US-2RI-A", HERE).file();
        assert!(file.contains(from), "{from}");
        let setup =
            Setup { scenario: "x.toml".into(), scenario_text: Some(file.replacen(from, to, 1)), ..Setup::default() };
        World::build(&common::DataFolder::new(), &setup).is_err()
    };
    assert!(!spoilt("[start]", "[start]"));
    assert!(spoilt("[start]", "weather = \"rain\"\n[start]"));
    assert!(spoilt("[start]", "events = true\n[start]"));
    assert!(spoilt("place = \"S4428\"", "place = \"S4428\"\nammunition = 3"));
    assert!(spoilt("place = \"S4428\"", "place = \"S4428\"\nform = \"column\""));
    assert!(spoilt("order = \"advance\"", "order = \"advance\"\ncorps = \"I\""));
}

/// Dice that note what they were thrown for.
struct Purposes(Vec<&'static str>);

impl kernel::Dice for Purposes {
    fn roll(&mut self, _sides: u8, purpose: kernel::Purpose) -> u8 {
        if !self.0.contains(&purpose.0) {
            self.0.push(purpose.0);
        }
        1
    }
}
