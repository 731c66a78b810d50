//! The finer points of the rules and the rulings, from section 2 to section 15: what only a special case shows. The
//! ground around S4428 is flat and open; other ground is looked for on the map.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test stops where it fails")]

mod common;

use std::collections::{BTreeSet, VecDeque};

use common::{ByPurpose, Game, Position, world};
use kernel::dice::ScriptedDice;
use kernel::{Dice, Purpose, Side, Title};
use red_badge::cost::{self, Traveller};
use red_badge::disorder::{self, Test};
use red_badge::event::{Event, LossCause, Modifier};
use red_badge::facing::{self, Aspect};
use red_badge::fire::may_fire;
use red_badge::ids::{Hex, Units};
use red_badge::play::Play;
use red_badge::sight::Stretch;
use red_badge::stage::{FireKind, Part, Phase, Shock, ShockStep, TestCause};
use red_badge::state::{Form, Order, Status};
use red_badge::tables::Mover;
use red_badge::world::{Sides, Terrain};
use red_badge::{RedBadge, World, actions, extension, firepower, impact, odds, stacking};
use rule::rule;

// Column 44 from north to south.
const FAR3: &str = "S4425";
const FAR: &str = "S4426";
const NEAR: &str = "S4427";
const HERE: &str = "S4428";
const SHAKEN: &str = "morale = \"disordered\"";

fn burnside(order: &str) -> Position {
    Position::actions("US-BURNSIDE", order)
}

/// Carries something out outside of any choice.
fn act(game: &mut Game, dice: &[u8], f: impl FnOnce(&mut Play<'_>)) {
    let mut scripted = ScriptedDice::faces(dice.iter().map(|value| common::face(*value)));
    game.events.clear();
    f(&mut Play { w: &game.world, s: &mut game.state, dice: &mut scripted, events: &mut game.events });
    scripted.finish().unwrap();
}

fn test_lines(game: &Game, test: &Test) -> Vec<(Modifier, i8)> {
    let mut found = Vec::new();
    disorder::each_modifier(&game.world, &game.state, test, |value, why| found.push((why, value)));
    found
}

/// The lines of the sum told before the first die of fire.
fn fire_lines(game: &Game) -> Vec<(Modifier, i8)> {
    let end = game.events.iter().position(|event| matches!(event, Event::FireDie { .. })).unwrap();
    let modified = |event: &Event| match *event {
        Event::Modified { value, why, .. } => Some((why, value)),
        _ => None,
    };
    game.events[..end].iter().filter_map(modified).collect()
}

fn value(found: &[(Modifier, i8)], why: Modifier) -> Option<i8> {
    found.iter().find(|(other, _)| *other == why).map(|(_, value)| *value)
}

/// The modifier of the only test of a kind that a unit took in the last choice.
fn tested(game: &Game, id: &str, of: TestCause) -> i8 {
    let unit = game.unit(id);
    let found: Vec<i8> = game
        .events
        .iter()
        .filter_map(|event| match *event {
            Event::Tested { unit: who, cause, drm, .. } if who == unit && cause == of => Some(drm),
            _ => None,
        })
        .collect();
    assert_eq!(found.len(), 1, "{id}: {:#?}", game.events);
    found[0]
}

/// Whom the fire of the last choice struck.
fn struck(game: &Game) -> Units {
    let found = game.events.iter().find_map(|event| match *event {
        Event::Fired { struck, .. } => Some(struck),
        _ => None,
    });
    found.unwrap()
}

fn only(game: &Game, id: &str) -> Units {
    [game.unit(id)].into_iter().collect()
}

/// Ends the activation and goes on to the next one of the brigade; what was told on the way.
fn next_activation(game: &mut Game, brigade: &str) -> Vec<Event> {
    let before = game.of(brigade).activations;
    let mut dice = ByPurpose(Vec::new());
    game.throw("done", &mut dice);
    let mut told = game.events.clone();
    told.extend(
        game.idle_until(&mut dice, |game| game.phase() == Phase::Actions && game.of(brigade).activations > before),
    );
    told
}

// Section 2.

#[rule("RBC-2.44a")]
#[test]
fn range_is_the_least_number_of_steps() {
    let w = world("full-battle", &[]);
    for start in ["N0101", "N3517", "S4428", "N7034", "S7034"] {
        let Some(start) = w.find_hex(start) else { continue };
        let mut steps = vec![None; usize::from(w.hex_count())];
        let mut queue = VecDeque::from([(start, 0_u16)]);
        while let Some((hex, far)) = queue.pop_front() {
            if steps[hex.index()].is_none() {
                steps[hex.index()] = Some(far);
                queue.extend(w.neighbours(hex).map(|near| (near, far + 1)));
            }
        }
        for hex in w.hexes() {
            assert_eq!(Some(u16::from(w.distance(start, hex))), steps[hex.index()], "to {}", w.hex_id(hex));
        }
    }
    let distance = |a: &str, b: &str| w.distance(w.find_hex(a).unwrap(), w.find_hex(b).unwrap());
    // Pairs the book treats as neighbours.
    for (a, b) in [("N6322", "N6223"), ("N6329", "N6430"), ("N6530", "N6631"), ("N4118", "N4218")] {
        assert_eq!(distance(a, b), 1, "{a} {b}");
    }
    // An odd column sits half a hex lower: from the even one the hex of the same row is below, not above.
    assert_eq!((distance("S4428", "S4527"), distance("S4428", "S4528"), distance("S4428", "S4529")), (1, 1, 2));
}

#[rule("RBC-2.65c")]
#[test]
fn tired_beaten_and_thinned_units_test_worse() {
    let of = |position: &Position| {
        let game = position.build();
        test_lines(&game, &Test::new(game.unit("US-2RI-A"), TestCause::Fire))
    };
    let tired = |level: u8| {
        let position = burnside("advance").brigade("US-BURNSIDE", &format!("fatigue = {level}"));
        value(&of(&position.unit("US-2RI-A", HERE)), Modifier::TestFatigue)
    };
    assert_eq!([0, 1, 2, 3, 4].map(tired), [None, None, Some(1), Some(1), Some(2)]);
    let left = |sp: u8| of(&burnside("advance").unit_with("US-2RI-A", HERE, &format!("sp = {sp}")));
    assert_eq!(left(5), []);
    assert_eq!(left(4), [(Modifier::TestHalfLost, 1)]);
    // 8 of its 24 points in the Recovery Box are a third; 8 of 32 are a quarter. A brigade of Porter's keeps the
    // division together.
    let beaten = burnside("advance").unit("US-2RI-A", HERE).routed("US-1RI-A").unit("US-USMC", "S4432");
    assert_eq!(of(&beaten), [(Modifier::TestIneffective, 1)]);
    assert_eq!(of(&beaten.unit("US-71NY-A", "S4434")), []);
    let alone = burnside("advance").unit("US-2RI-A", HERE).routed("US-1RI-A");
    assert_eq!(of(&alone), [(Modifier::TestIneffective, 1), (Modifier::TestFormation, 1)]);
}

#[rule("RBC-2.65d")]
#[test]
fn the_plus_of_a_fire_result_and_the_flank_add_up() {
    let shot = |facing: u8, die: u8| {
        let mut game = burnside("advance").unit("US-2RI-A", HERE).facing("CS-8VA", NEAR, facing).build();
        game.choose(&format!("fire US-2RI-A {NEAR}"), &[die, 0]);
        let hit = |e: &Event| matches!(e, Event::FireDie { total: 10, result, .. } if result.plus == 1);
        assert!(game.told(hit), "{:#?}", game.events);
        tested(&game, "CS-8VA", TestCause::Fire)
    };
    // Rifles +2, and +2 from behind, +1 into the flank: ten each time, which is 1+1.
    assert_eq!((shot(0, 6), shot(4, 7), shot(3, 8)), (2, 2, 1));
    // A plain result adds nothing: seven is a 1.
    let mut game = burnside("advance").unit("US-2RI-A", HERE).facing("CS-8VA", NEAR, 3).build();
    game.choose(&format!("fire US-2RI-A {NEAR}"), &[5, 0]);
    assert_eq!(tested(&game, "CS-8VA", TestCause::Fire), 0);
}

#[rule("RBC-2.65e")]
#[test]
fn works_steady_their_defender_against_fire_and_before_a_shock() {
    let shot = |facing: u8, die: u8| {
        let lines = format!("facing = {facing}\nentrenched = true");
        let mut game = burnside("advance").unit("US-2RI-A", HERE).unit_with("CS-8VA", NEAR, &lines).build();
        game.choose(&format!("fire US-2RI-A {NEAR}"), &[die, 0]);
        let moving = test_lines(&game, &Test::new(game.unit("CS-8VA"), TestCause::Movement));
        (tested(&game, "CS-8VA", TestCause::Fire), moving)
    };
    assert_eq!(shot(3, 7), (-1, Vec::new()), "in front, and not when it only moves");
    assert_eq!(shot(4, 5).0, 1, "round the flank they are of no use");
    let before_shock = |facing: u8| {
        let mut game = Position::shock("CS-BEE")
            .unit("CS-4AL-A", HERE)
            .unit_with("US-2NH-A", NEAR, &format!("facing = {facing}\nentrenched = true"))
            .unit("US-2NH-B", FAR)
            .build();
        let mut dice = ByPurpose(vec![("disorder", 0), ("fire", 0)]);
        game.throw(&format!("shock CS-4AL-A {NEAR}"), &mut dice);
        let mut told = game.events.clone();
        while !told.iter().any(|e| matches!(e, Event::ShockScores { .. })) {
            game.throw("done", &mut dice);
            told.extend(game.events.iter().copied());
        }
        game.events = told;
        let defender = tested(&game, "US-2NH-A", TestCause::PreShock);
        assert_eq!(tested(&game, "CS-4AL-A", TestCause::PreShock), 0, "the attacker has nothing of them");
        defender
    };
    assert_eq!(before_shock(3), -1);
    assert_eq!(before_shock(4), 1, "flank and no works");
}

// Section 3.

/// 2 RI a in the front of 4 SC a sets out to leave it.
fn leaving() -> Game {
    let mut game = burnside("advance")
        .unit("US-2RI-A", "S4429")
        .facing("CS-4SC-A", HERE, 3)
        .facing("CS-4SC-B", "S4426", 3)
        .build();
    game.choose_all(&["move US-2RI-A", "step S4430"]);
    game
}

#[rule("RBC-3.2a")]
#[test]
fn a_mover_disordered_on_its_way_stops_there() {
    // 9 and +2 for muskets at one hex: 1+1; the test fails on 9.
    let mut game = leaving();
    game.choose("fire CS-4SC-A S4429", &[9, 9]);
    assert_eq!(game.place("US-2RI-A"), Some("S4429"));
    assert!(game.is_disordered("US-2RI-A") && game.is_finished("US-2RI-A") && game.state.mv.is_none());
    assert_eq!((game.asked(), game.phase()), (Some(Side::Union), Phase::Actions));
    for choice in ["move US-2RI-A", "fire US-2RI-A S4428", "rally US-2RI-A"] {
        assert_eq!(game.refused_by(choice), "RBC-3.2", "{choice}");
    }
    // Having passed it goes on.
    let mut game = leaving();
    game.choose("fire CS-4SC-A S4429", &[9, 0]);
    assert_eq!((game.place("US-2RI-A"), game.left()), (Some("S4430"), 10));
    assert!(!game.is_finished("US-2RI-A"));
}

#[rule("RBC-3.2b")]
#[test]
fn a_brigadier_rides_once_between_the_moves_of_his_regiments() {
    let position = burnside("advance")
        .brigade("US-BURNSIDE", "pool = 2")
        .leader("US-L-BURNSIDE", HERE)
        .unit("US-2RI-A", HERE)
        .unit("US-2RI-B", "S4429");
    let mut game = position.build();
    assert!(game.offers("lead US-L-BURNSIDE"), "before anybody has moved");
    game.choose("move US-2RI-A", &[]);
    assert_eq!(game.refused_by("lead US-L-BURNSIDE"), "RBC-3.1");
    game.choose("step S4427", &[]);
    assert_eq!(game.refused_by("lead US-L-BURNSIDE"), "RBC-3.1");
    game.choose("halt", &[]);
    game.choose_all(&["lead US-L-BURNSIDE", "go S4430"]);
    assert_eq!(game.place("US-L-BURNSIDE"), Some("S4430"));
    assert_eq!(game.refused_by("lead US-L-BURNSIDE"), "RBC-3.7");
    assert!(game.offers("move US-2RI-B"), "besides what the units do");
    next_activation(&mut game, "US-BURNSIDE");
    assert!(game.offers("lead US-L-BURNSIDE"), "once in each activation");
}

#[rule("RBC-3.2c")]
#[test]
fn drill_is_part_of_a_move() {
    let lines = format!("form = \"limbered\"\n{SHAKEN}");
    let mut game = burnside("advance")
        .unit_with("US-2RIBTY", HERE, &lines)
        .facing("CS-8VA", FAR3, 3)
        .unit("US-1RI-A", "S4432")
        .build();
    game.choose_all(&["move US-2RIBTY", "unlimber", "halt"]);
    assert!(game.offers(&format!("fire US-2RIBTY {FAR3}")), "move, then fire");
    assert_eq!(game.refused_by("rally US-2RIBTY"), "RBC-3.2");
    // Turning, extending and refusing likewise; mounting too.
    for (brigade, unit, act) in [
        ("US-PORTER", "US-USREG", "turn nw"),
        ("US-PORTER", "US-USREG", "extend S4528"),
        ("US-PORTER", "US-USREG", "refuse left"),
        ("US-CAV", "US-PALMER", "dismount"),
    ] {
        let mut game = Position::actions(brigade, "advance").unit(unit, HERE).facing("CS-8VA", FAR, 3).build();
        game.choose_all(&[&format!("move {unit}"), act, "halt"]);
        assert!(game.state.moved.has(game.unit(unit)), "{act}");
        assert!(game.listed("fire").iter().any(|line| line.starts_with(unit)), "{act}: {:?}", game.choices());
        assert_eq!(game.refused_by(&format!("prepare {unit}")), "RBC-3.2", "{act}");
    }
}

#[rule("RBC-3.3a")]
#[test]
fn a_mover_driven_back_or_shot_down_has_ended_its_action() {
    let advance = |lines: &str, second: u8| {
        let mut game = Position::actions("CS-EVANS", "advance")
            .unit_with("CS-4SC-A", FAR3, &format!("facing = 3\n{lines}"))
            .unit_with("US-USREG", HERE, "facing = 0\nprepared = true")
            .build();
        game.choose_all(&["move CS-4SC-A", &format!("step {FAR}")]);
        let dice = vec![("fire", 9), ("disorder", 9), ("second-disorder", second)];
        game.throw(&format!("fire US-USREG {FAR}"), &mut ByPurpose(dice));
        while let Some(way) = game.listed("flee").first().cloned() {
            game.throw(&format!("flee {way}"), &mut ByPurpose(Vec::new()));
        }
        game
    };
    let back = advance(SHAKEN, 0);
    assert_eq!(back.status("CS-4SC-A"), Status::OnMap);
    assert_ne!(back.place("CS-4SC-A"), Some(FAR));
    let routed = advance(SHAKEN, 9);
    assert_eq!(routed.status("CS-4SC-A"), Status::Recovery);
    let shot = advance("sp = 1", 0);
    assert_eq!(shot.status("CS-4SC-A"), Status::Gone);
    for game in [&back, &routed, &shot] {
        assert!(game.state.mv.is_none() && game.state.offer.is_none() && game.is_finished("CS-4SC-A"));
        assert_eq!((game.asked(), game.phase()), (Some(Side::Confederate), Phase::Actions));
        assert!(game.choices().iter().all(|choice| !choice.contains("CS-4SC-A")));
    }
    assert_eq!(back.refused_by("move CS-4SC-A"), "RBC-3.2");
    assert_eq!(back.refused_by(&format!("fire CS-4SC-A {HERE}")), "RBC-3.2");
}

#[rule("RBC-3.3b")]
#[test]
fn each_who_breaks_in_knows_what_came_of_the_one_before() {
    let position =
        burnside("advance").unit("US-2RI-A", HERE).facing("CS-4SC-A", NEAR, 3).facing("CS-4SC-B", "S4527", 3);
    let mut game = position.build();
    game.choose_all(&["move US-2RI-A", "step S4429"]);
    assert_eq!(game.listed("fire"), [format!("CS-4SC-A {HERE}"), format!("CS-4SC-B {HERE}")], "in any order");
    game.choose(&format!("fire CS-4SC-B {HERE}"), &[8, 0]);
    // One point is lost and the test passed; now the first is asked.
    assert_eq!((game.sp("US-2RI-A"), game.asked()), (7, Some(Side::Confederate)));
    assert_eq!(game.listed("fire"), [format!("CS-4SC-A {HERE}")]);
    game.choose(&format!("fire CS-4SC-A {HERE}"), &[0]);
    assert_eq!(game.place("US-2RI-A"), Some("S4429"));
    // Disordered by the one, it stays, and nobody is asked any more.
    let mut game = position.build();
    game.choose_all(&["move US-2RI-A", "step S4429"]);
    game.choose(&format!("fire CS-4SC-A {HERE}"), &[8, 9]);
    assert_eq!((game.place("US-2RI-A"), game.asked()), (Some(HERE), Some(Side::Union)));
}

// Who is struck on the move and in a shock.

#[rule("RBC-10.72")]
#[rule("RBC-8.21")]
#[test]
fn withdrawal_fire_strikes_who_leaves_not_who_lies_on_top() {
    let stack = burnside("advance").unit("US-2RI-A", "S4429").unit("US-1RI-A", "S4429").facing("CS-4SC-A", HERE, 3);
    let mut game = stack.build();
    assert!(game.at("US-1RI-A").under && !game.at("US-2RI-A").under);
    game.choose_all(&["move US-1RI-A", "step S4430"]);
    let choice = game.parse("fire CS-4SC-A S4429");
    let sheet = odds::sheet(&game.world, &game.state, &choice).unwrap();
    assert_eq!(sheet.dice.iter().map(|die| die.unit.as_str()).collect::<Vec<_>>(), ["US-1RI-A"]);
    game.choose("fire CS-4SC-A S4429", &[6, 9]);
    assert_eq!(struck(&game), only(&game, "US-1RI-A"));
    assert_eq!((game.sp("US-2RI-A"), game.sp("US-1RI-A")), (8, 7));
    assert!(game.is_disordered("US-1RI-A") && !game.is_disordered("US-2RI-A"));
    assert_eq!(game.place("US-1RI-A"), Some("S4429"));
    // What it cannot lose falls on those it was with.
    let mut game = burnside("advance")
        .unit("US-2RI-A", "S4429")
        .unit_with("US-1RI-A", "S4429", "sp = 1")
        .facing("CS-4VA", HERE, 3)
        .build();
    game.choose_all(&["move US-1RI-A", "step S4430"]);
    game.choose("fire CS-4VA S4429", &[9, 0]);
    assert_eq!((game.status("US-1RI-A"), game.sp("US-2RI-A")), (Status::Gone, 7));
    // A column that leaves is shot at as a column, whatever it leaves behind.
    let mut game = burnside("advance")
        .unit("US-2RI-A", "S4429")
        .unit_with("US-71NYBTY", "S4429", "form = \"limbered\"")
        .facing("CS-4SC-A", HERE, 3)
        .build();
    game.choose_all(&["move US-71NYBTY", "step S4430"]);
    game.choose("fire CS-4SC-A S4429", &[0]);
    assert_eq!(struck(&game), only(&game, "US-71NYBTY"));
    assert_eq!(value(&fire_lines(&game), Modifier::FireMarch), Some(1));
}

#[rule("RBC-10.51")]
#[rule("RBC-8.21")]
#[test]
fn prepared_fire_strikes_who_comes_not_who_is_there() {
    let mut game = Position::actions("CS-EVANS", "advance")
        .facing("CS-4SC-A", FAR, 3)
        .facing("CS-4SC-B", FAR3, 3)
        .unit_with("US-USREG", HERE, "facing = 0\nprepared = true")
        .build();
    game.choose_all(&["move CS-4SC-B", &format!("step {FAR}")]);
    assert!(game.at("CS-4SC-B").under);
    game.choose(&format!("fire US-USREG {FAR}"), &[8, 0]);
    assert_eq!(struck(&game), only(&game, "CS-4SC-B"));
    assert_eq!((game.sp("CS-4SC-A"), game.sp("CS-4SC-B")), (6, 5));
}

#[rule("RBC-11.34")]
#[test]
fn defensive_fire_strikes_an_attacker() {
    let run = |both: bool| {
        let mut game =
            Position::shock("CS-BEE").unit("CS-4AL-A", HERE).unit("CS-4AL-B", HERE).facing("US-2NH-A", NEAR, 3).build();
        game.choose(&format!("shock CS-4AL-B {NEAR}"), &[]);
        if both {
            game.choose(&format!("shock CS-4AL-A {NEAR}"), &[]);
        } else {
            game.choose("done", &[]);
        }
        game.choose("done", &[0]);
        game.throw(&format!("fire US-2NH-A {HERE}"), &mut ByPurpose(vec![("fire", 0), ("disorder", 0)]));
        struck(&game)
    };
    let game =
        Position::shock("CS-BEE").unit("CS-4AL-A", HERE).unit("CS-4AL-B", HERE).facing("US-2NH-A", NEAR, 3).build();
    assert_eq!(run(true), only(&game, "CS-4AL-A"), "the one on top");
    assert_eq!(run(false), only(&game, "CS-4AL-B"), "who is on top takes no part and covers nobody");
}

// Sections 7 and 8.

#[rule("RBC-7.12a")]
#[test]
fn leaders_and_columns_on_a_road_hold_nothing() {
    let go = |position: Position, from: &str, to: &str| {
        let mut game = position.unit("US-2RI-A", from).build();
        game.choose_all(&["move US-2RI-A", &format!("step {to}")]);
        let held = facing::zone(&game.world, &game.state, Side::Confederate, game.hex(to));
        (game.state.mv.unwrap().stopped, held.is_empty())
    };
    assert_eq!(go(burnside("attack").leader("CS-L-EVANS", NEAR), "S4429", HERE), (false, true));
    assert_eq!(go(burnside("attack").facing("CS-4SC-A", NEAR, 3), "S4429", HERE), (true, false));
    assert_eq!(go(burnside("attack").routed("CS-4SC-A"), "S4429", HERE), (false, true));
    // N4118 lies on a road; a column elsewhere has a front like others.
    let column = |hex: &str| burnside("attack").unit_with("CS-4SC-A", hex, "facing = 0\norder = \"march\"");
    assert_eq!(go(column("N4118"), "N4116", "N4117"), (false, true));
    assert_eq!(go(column(HERE), FAR, NEAR), (true, false));
}

#[rule("RBC-7.21a")]
#[test]
fn guns_that_turn_have_moved_when_they_fire() {
    let fire = |turns: &[&str]| {
        let mut game =
            burnside("advance").unit("US-2RIBTY", HERE).facing("CS-8VA", FAR3, 3).unit("US-1RI-A", "S4432").build();
        game.choose("move US-2RIBTY", &[]);
        game.choose_all(turns);
        game.choose("halt", &[]);
        game.choose(&format!("fire US-2RIBTY {FAR3}"), &[0]);
        (game.at("US-2RIBTY").facing, value(&fire_lines(&game), Modifier::FireMoved))
    };
    assert_eq!(fire(&[]), (0, None));
    assert_eq!(fire(&["turn nw"]), (5, Some(-1)));
    let mut game = burnside("advance").unit("US-2RIBTY", HERE).build();
    game.choose("move US-2RIBTY", &[]);
    assert_eq!(game.listed("turn"), ["e", "nw"], "by one corner");
    assert_eq!(game.refused_by("turn w"), "RBC-7.21");
    game.choose("turn nw", &[]);
    assert_eq!(game.refused_by("limber"), "RBC-7.21", "instead of moving");
}

#[rule("RBC-AMB57")]
#[test]
fn the_louisiana_detachment_refuses_a_flank() {
    let mut game =
        Position::actions("CS-EVANS", "advance").unit("CS-DET-1LA", HERE).unit("CS-DET-4SC-A", "S4432").build();
    game.choose_all(&["move CS-DET-1LA", "refuse left", "halt"]);
    let fronts: Vec<&str> =
        facing::fronts(&game.world, &game.state, game.unit("CS-DET-1LA")).map(|hex| game.world.hex_id(hex)).collect();
    assert_eq!(fronts.len(), 3);
    assert!(fronts.contains(&"S4327"));
    game.choose("move CS-DET-4SC-A", &[]);
    assert_eq!(game.refused_by("refuse left"), "RBC-7.32", "the other detachments are recruits");
}

#[rule("RBC-AMB56")]
#[test]
fn the_larger_half_is_with_the_counter() {
    let halves = |home: &str, wing: &str, sp: u8| {
        let lines = format!("facing = 0\nsp = {sp}\nextended = \"{wing}\"");
        let game = burnside("advance").unit_with("US-2RI-A", home, &lines).build();
        let unit = game.unit("US-2RI-A");
        let points = firepower::points_in(&game.world, &game.state, game.hex(home));
        let strength = |hex: &str| stacking::strength_in(&game.state, unit, game.hex(hex));
        assert_eq!(points, u16::from(strength(home)));
        (strength(home), strength(wing))
    };
    assert_eq!(halves(HERE, "S4528", 7), (4, 3));
    assert_eq!(halves("S4528", HERE, 7), (4, 3));
    assert_eq!(halves(HERE, "S4528", 8), (4, 4));
}

#[rule("RBC-8.43")]
#[test]
fn halves_fire_at_two_hexes_or_together_at_one() {
    // Both halves have S4527 in front, the first one S4427 as well.
    let mut game = burnside("advance")
        .unit_with("US-2RI-A", HERE, "facing = 0\nextended = \"S4528\"")
        .facing("CS-8VA", "S4527", 0)
        .facing("CS-4SC-A", NEAR, 0)
        .build();
    assert!(game.offers("fire US-2RI-A S4527"), "together");
    game.choose("fire US-2RI-A S4527 wing", &[0]);
    assert_eq!(game.refused_by("fire US-2RI-A S4527 home"), "RBC-8.43");
    assert!(game.offers(&format!("fire US-2RI-A {NEAR} home")), "elsewhere it may");
}

#[rule("RBC-8.41a")]
#[test]
fn a_long_line_has_three_front_three_rear_and_two_end_hexes() {
    for facing in [0, 3] {
        let lines = format!("facing = {facing}\nextended = \"S4528\"");
        let game = burnside("advance").unit_with("US-2RI-A", HERE, &lines).build();
        let unit = game.unit("US-2RI-A");
        let mut found: [BTreeSet<String>; 3] = Default::default();
        for own in [HERE, "S4528"].map(|id| game.hex(id)) {
            for near in game.world.neighbours(own).filter(|near| !game.state.stands_in(unit, *near)) {
                let aspect = facing::aspect(&game.world, &game.state, unit, near, own);
                found[aspect as usize].insert(game.world.hex_id(near).to_owned());
            }
        }
        let set = |ids: [&str; 3]| ids.iter().map(|id| (*id).to_owned()).collect::<BTreeSet<String>>();
        let (ahead, behind) = (set([NEAR, "S4527", "S4628"]), set(["S4328", "S4429", "S4529"]));
        let expected = if facing == 0 { [&ahead, &behind] } else { [&behind, &ahead] };
        assert_eq!([&found[Aspect::Front as usize], &found[Aspect::Rear as usize]], expected, "facing {facing}");
        assert_eq!(found[Aspect::Flank as usize], ["S4327", "S4629"].map(str::to_owned).into(), "the ends");
        let fronts: BTreeSet<String> =
            facing::fronts(&game.world, &game.state, unit).map(|hex| game.world.hex_id(hex).to_owned()).collect();
        assert_eq!(&fronts, expected[0]);
    }
    let game = burnside("advance").unit("US-2RI-A", HERE).build();
    let legal = |facing: u8| extension::is_legal(&game.world, game.hex(HERE), game.hex("S4528"), facing);
    assert_eq!([0, 1, 2, 3, 4, 5].map(legal), [true, false, false, true, false, false]);
}

/// A pair of hexes, the second to the south-east of the first, in front of which lie woods and open ground, all level
/// and with nothing in between; woods before the second if `second`.
fn half_wood(w: &World, second: bool) -> [Hex; 4] {
    let found = w.hexes().find_map(|home| {
        let wing = w.neighbour(home, 2)?;
        let [before, beside] = [w.neighbour(home, 0)?, w.neighbour(wing, 0)?];
        let all = [home, wing, before, beside];
        let level = all.iter().all(|hex| w.ground(*hex).level == w.ground(home).level);
        let plain = [(home, before), (wing, beside), (home, wing)]
            .iter()
            .all(|(from, to)| w.side_between(*from, *to) == Sides::NONE);
        let (wood, open) = if second { (beside, before) } else { (before, beside) };
        let is = |hex: Hex, terrain: Terrain| w.ground(hex).terrain == terrain;
        (level && plain && is(wood, Terrain::Woods) && is(open, Terrain::Clear) && is(home, Terrain::Clear))
            .then_some(all)
    });
    found.unwrap()
}

#[rule("RBC-8.42a")]
#[test]
fn a_long_line_goes_forward_as_one_at_the_dearer_price() {
    let w = world("full-battle", &[]);
    for second in [false, true] {
        let ids = half_wood(&w, second).map(|hex| w.hex_id(hex).to_owned());
        let [home, wing, before, beside] = ids.each_ref().map(String::as_str);
        let line = format!("facing = 0\nextended = \"{wing}\"");
        let mut game = burnside("advance").unit_with("US-2RI-A", home, &line).build();
        game.choose("move US-2RI-A", &[]);
        assert_eq!((game.left(), game.cost(&format!("step {before}"))), (6, 4), "woods on one side set the price");
        let behind = w.hex_id(w.neighbour(game.hex(home), 3).unwrap()).to_owned();
        assert_eq!(game.refused_by(&format!("step {behind}")), "RBC-8.42");
        game.choose(&format!("step {before}"), &[]);
        let state = game.at("US-2RI-A");
        assert_eq!([state.hex(), state.wing()], [Some(game.hex(before)), Some(game.hex(beside))]);
        assert_eq!(game.left(), 2);
    }
    // In the open it pays one point, to either front hex, and never to a side.
    let mut game = burnside("advance").unit_with("US-2RI-A", HERE, "facing = 0\nextended = \"S4528\"").build();
    game.choose("move US-2RI-A", &[]);
    assert_eq!(game.listed("step"), [NEAR, "S4527"]);
    assert_eq!(game.cost(&format!("step {NEAR}")), 2);
    for hex in ["S4327", "S4328", "S4429"] {
        assert_eq!(game.refused_by(&format!("step {hex}")), "RBC-8.42");
    }
}

/// 4 AL a and b under Attack, where told, against a unit of Burnside's that looks at them.
fn alabama(b: &str) -> Position {
    Position::shock("CS-BEE").unit("CS-4AL-A", HERE).unit("CS-4AL-B", b).facing("US-2NH-A", NEAR, 3)
}

fn shared(game: &Game) -> usize {
    game.count(|e| matches!(e, Event::SharedTest { .. }))
}

#[rule("RBC-8.61c")]
#[test]
fn sisters_share_a_die_only_where_both_owe_it() {
    // Stacked, both in the shock: one die of engagement.
    let mut game = alabama(HERE).build();
    game.choose(&format!("shock CS-4AL-A {NEAR}"), &[]).choose(&format!("shock CS-4AL-B {NEAR}"), &[]);
    game.choose("done", &[0]);
    assert_eq!(shared(&game), 1);
    // The sister beside it takes no part: its own die serves itself alone, and nothing more falls.
    let mut game = alabama("S4429").build();
    game.choose(&format!("shock CS-4AL-A {NEAR}"), &[]);
    game.throw("done", &mut ByPurpose(vec![("disorder", 7)]));
    assert_eq!((shared(&game), game.count(|e| matches!(e, Event::OutOfShock { .. }))), (0, 1));
    // The modifiers are those of the counter whose value is used: Bee is with the first.
    for (used, drm) in [("CS-4AL-A", -1), ("CS-4AL-B", 0)] {
        let mut game = alabama("S4327").leader("CS-L-BEE", HERE).build();
        game.choose(&format!("shock CS-4AL-A {NEAR}"), &[]).choose(&format!("shock CS-4AL-B {NEAR}"), &[]);
        game.choose("done", &[]);
        assert_eq!(game.listed("use"), ["CS-4AL-A", "CS-4AL-B"]);
        game.choose(&format!("use {used}"), &[0]);
        assert_eq!(tested(&game, used, TestCause::Engagement), drm);
    }
    // A sister who is dead costs nothing, one in the Recovery Box or still to come does.
    let sister = |game: &Game| {
        test_lines(game, &Test::new(game.unit("US-2RI-A"), TestCause::Fire)).contains(&(Modifier::TestSister, 1))
    };
    let mut game = burnside("advance").unit("US-2RI-A", HERE).unit("US-2RI-B", "S4432").build();
    assert!(sister(&game));
    let other = game.unit("US-2RI-B");
    act(&mut game, &[], |play| play.lose(other, 8, LossCause::Fire));
    assert!(!sister(&game));
    assert!(sister(&burnside("advance").unit("US-2RI-A", HERE).routed("US-2RI-B").build()));
    let later = burnside("advance").unit("US-2RI-A", HERE).group(&["US-2RI-B"], "N4401", 1200, "");
    assert!(sister(&later.build()));
}

#[rule("RBC-AMB33")]
#[test]
fn sisters_in_different_states_each_bear_the_one_result() {
    let mut game = Position::shock("CS-BEE")
        .unit("CS-4AL-A", HERE)
        .facing("US-2RI-A", NEAR, 3)
        .unit_with("US-2RI-B", NEAR, &format!("facing = 3\n{SHAKEN}"))
        .build();
    game.choose(&format!("shock CS-4AL-A {NEAR}"), &[]);
    game.choose("done", &[0]);
    // The attacker passes; one die of 8 for both defenders; the second disorder of the one that was shaken.
    game.choose("done", &[0, 8, 3]);
    assert_eq!(game.count(|e| matches!(e, Event::Tested { cause: TestCause::PreShock, .. })), 2);
    assert_eq!(shared(&game), 1);
    let shaken = game.unit("US-2RI-B");
    assert!(game.told(|e| matches!(e, Event::SecondDisorder { unit, .. } if *unit == shaken)));
    assert_eq!(game.count(|e| matches!(e, Event::SecondDisorder { .. })), 1);
    assert!(game.is_disordered("US-2RI-A"));
    assert_eq!(game.state.retreat.unwrap().unit, shaken);
}

// Section 9.

#[rule("RBC-9.13a")]
#[test]
fn guns_in_position_under_march_only_limber_and_go() {
    let mut game =
        burnside("march").unit_with("US-2RIBTY", HERE, "form = \"unlimbered\"").facing("CS-8VA", "S4422", 3).build();
    assert_eq!(game.refused_by("fire US-2RIBTY S4422"), "RBC-6.11");
    game.choose("move US-2RIBTY", &[]);
    assert_eq!(game.choices(), ["limber", "halt"]);
    assert_eq!(game.refused_by("turn e"), "RBC-9.13");
    assert_eq!(game.refused_by("step S4429"), "RBC-9.13");
    game.choose("limber", &[]);
    assert_eq!((game.form("US-2RIBTY"), game.left()), (Form::Limbered, 12));
    assert_eq!(game.refused_by("unlimber"), "RBC-9.13");
    game.choose("step S4429", &[]);
}

/// Steps between neighbours that satisfy a condition.
fn steps<'a>(w: &'a World, fits: impl Fn(Hex, Hex, Sides) -> bool + 'a) -> impl Iterator<Item = (Hex, Hex)> + 'a {
    w.hexes()
        .flat_map(move |from| w.neighbours(from).map(move |to| (from, to)))
        .filter(move |(from, to)| fits(*from, *to, w.side_between(*from, *to)))
}

/// The price of a step that is not the first, in half points.
fn price(w: &World, mover: Mover, order: Order, (from, to): (Hex, Hex)) -> Result<u8, &'static str> {
    cost::step(w, Traveller { mover, order }, from, to, false).map_err(|bar| bar.rule())
}

/// March, foot, mounted and guns, the last three in Advance.
fn chart(w: &World, step: (Hex, Hex)) -> [Result<u8, &'static str>; 4] {
    [
        price(w, Mover::March, Order::March, step),
        price(w, Mover::Foot, Order::Advance, step),
        price(w, Mover::Mounted, Order::Advance, step),
        price(w, Mover::Guns, Order::Advance, step),
    ]
}

fn rise(w: &World, (from, to): (Hex, Hex)) -> i8 {
    w.ground(to).level - w.ground(from).level
}

#[rule("RBC-9.4c")]
#[test]
fn the_railway_in_use_is_like_the_ground() {
    let w = world("full-battle", &[]);
    let mut seen = BTreeSet::new();
    for step in steps(&w, |_, _, side| side == Sides::RAILWAY).filter(|step| rise(&w, *step) <= 0) {
        let terrain = w.ground(step.1).terrain;
        let expected = match terrain {
            Terrain::Clear => [2, 2, 2, 2],
            Terrain::Woods => [6, 4, 6, 8],
            _ => [4, 4, 4, 4],
        };
        assert_eq!(chart(&w, step), expected.map(Ok), "{} to {}", w.hex_id(step.0), w.hex_id(step.1));
        seen.insert(format!("{terrain:?}"));
    }
    assert!(seen.contains("Clear"), "{seen:?}");
}

/// The shock of units on a hex as it would be scored now.
fn shock(game: &Game, attackers: &[&str], hex: &str) -> Shock {
    let hex = game.hex(hex);
    Shock {
        hex,
        attackers: attackers.iter().map(|id| game.unit(id)).collect(),
        defenders: game.state.units_in(&game.world, hex),
        step: ShockStep::Results,
        done: Units::EMPTY,
        margins: [None; 2],
        best: [Units::EMPTY; 2],
        delta: None,
        losses: [0; 2],
        wrap: Units::EMPTY,
        flanked: Units::EMPTY,
    }
}

/// Modifiers of attacker and defender.
fn modifiers(position: &Position, attackers: &[&str], hex: &str) -> [Vec<(Modifier, i8)>; 2] {
    let game = position.build();
    let mut found = [Vec::new(), Vec::new()];
    impact::each_modifier(&game.world, &game.state, &shock(&game, attackers, hex), |side, value, why| {
        found[side].push((why, value));
    });
    found
}

#[rule("RBC-9.4d")]
#[test]
fn a_bridge_costs_its_road_and_helps_who_holds_it() {
    let w = world("full-battle", &[]);
    let bridge = ["N6322", "N6223"].map(|id| w.find_hex(id).unwrap());
    let over = (bridge[0], bridge[1]);
    assert_eq!(chart(&w, over), [Ok(1), Ok(2), Ok(2), Ok(2)]);
    assert_eq!(price(&w, Mover::Foot, Order::Attack, over), Ok(2));
    // Every crossing, where the attacker's and the defender's hex are level.
    let crossing = |kind: Sides| steps(&w, move |_, _, side| side.has(kind)).find(|step| rise(&w, *step) == 0);
    let mut found = 0;
    for kind in [Sides::BRIDGE, Sides::FORD_A, Sides::FORD_B] {
        let Some((from, to)) = crossing(kind) else { continue };
        let facing = w.direction(from, to).unwrap();
        let position = Position::shock("CS-BEE").facing("CS-4AL-A", w.hex_id(from), facing).unit_with(
            "US-2NH-A",
            w.hex_id(to),
            &format!("facing = {}", (facing + 3) % 6),
        );
        let [_, defence] = modifiers(&position, &["CS-4AL-A"], w.hex_id(to));
        assert_eq!(value(&defence, Modifier::ShockCrossing), Some(2), "{kind:?}");
        found += 1;
    }
    assert_eq!(found, 3);
    let plain = Position::shock("CS-BEE").unit("CS-4AL-A", HERE).facing("US-2NH-A", NEAR, 3);
    assert_eq!(value(&modifiers(&plain, &["CS-4AL-A"], NEAR)[1], Modifier::ShockCrossing), None);
}

#[rule("RBC-AMB23")]
#[test]
fn a_slope_costs_one_point_however_steep() {
    let w = world("full-battle", &[]);
    let mut steep = BTreeSet::new();
    for step in steps(&w, |_, to, side| side == Sides::NONE && w.ground(to).terrain == Terrain::Clear) {
        let up = rise(&w, step);
        let expected = if up > 0 { 4 } else { 2 };
        assert_eq!(price(&w, Mover::Foot, Order::Advance, step), Ok(expected), "{up} levels");
        let first = cost::step(&w, Traveller { mover: Mover::Foot, order: Order::Advance }, step.0, step.1, true);
        assert_eq!(first, Ok(2), "the first hex is free of it");
        steep.insert(up.clamp(0, 2));
    }
    assert_eq!(steep, [0, 1, 2].into(), "level ground, slopes and steep slopes were all met");
}

#[rule("RBC-9.42b")]
#[test]
fn guns_do_not_climb_two_levels_off_the_road() {
    let w = world("full-battle", &[]);
    let mut refused = 0;
    for step in steps(&w, |_, _, side| side == Sides::NONE) {
        let guns =
            [Order::March, Order::Advance, Order::Attack].map(|order| price(&w, Mover::Guns, order, step).is_ok());
        assert_eq!(guns, [rise(&w, step) < 2; 3]);
        refused += i32::from(!guns[0]);
    }
    assert!(refused > 0);
    let steep = steps(&w, |_, _, side| side == Sides::NONE).find(|step| rise(&w, *step) >= 2).unwrap();
    let [from, to] = [steep.0, steep.1].map(|hex| w.hex_id(hex));
    let mut game =
        burnside("advance").unit_with("US-71NYBTY", from, "form = \"limbered\"").unit("US-2RI-A", from).build();
    game.choose("move US-71NYBTY", &[]);
    assert_eq!(game.refused_by(&format!("step {to}")), "RBC-9.42");
    game.choose("halt", &[]).choose("move US-2RI-A", &[]);
    assert!(game.offers(&format!("step {to}")), "men climb it");
    // Up a road they go.
    let by_road = |side: Sides| side.is_road() && !side.is_barred();
    for step in steps(&w, move |_, _, side| by_road(side)).filter(|step| rise(&w, *step) >= 2) {
        assert!(price(&w, Mover::Guns, Order::Advance, step).is_ok());
    }
}

#[rule("RBC-AMB52")]
#[test]
fn guns_pay_as_guns_and_leaders_as_horse_in_march() {
    let w = world("full-battle", &[]);
    let wood = steps(&w, |_, to, side| side == Sides::NONE && w.ground(to).terrain == Terrain::Woods)
        .find(|step| rise(&w, *step) == 0)
        .unwrap();
    let road = steps(&w, |_, to, side| side == Sides::ROAD && w.ground(to).terrain == Terrain::Woods).next();
    let road = road.unwrap_or_else(|| steps(&w, |_, _, side| side == Sides::ROAD).next().unwrap());
    let game = burnside("march").unit_with("US-2RIBTY", w.hex_id(wood.0), "form = \"limbered\"").build();
    let guns = |(from, to): (Hex, Hex)| {
        cost::enter(&game.world, &game.state, game.unit("US-2RIBTY"), from, to, false).unwrap()
    };
    assert_eq!((guns(wood), guns(road)), (8, 1));
    assert_eq!(cost::leader(&w, wood.0, wood.1, false), Ok(6));
    assert_eq!(cost::leader(&w, road.0, road.1, false), Ok(1));
    // A ford costs guns 2 more, horse and leaders 1.
    let ford =
        steps(&w, |_, to, side| side.has(Sides::FORD_A) && !side.is_road() && w.ground(to).terrain == Terrain::Clear)
            .find(|step| rise(&w, *step) <= 0)
            .unwrap();
    assert_eq!(guns(ford).saturating_sub(cost::leader(&w, ford.0, ford.1, false).unwrap()), 2);
}

/// A plain generator, so that the games are the same everywhere.
struct Chance(u64);

impl Chance {
    fn below(&mut self, count: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % count.max(1)
    }
}

impl Dice for Chance {
    fn roll(&mut self, sides: u8, _: Purpose) -> u8 {
        self.below(sides.into()) as u8 + 1
    }
}

/// Two brigades at close quarters, both under Attack.
fn melee() -> Position {
    let ready = "pool = 4\norder = \"attack\"";
    Position::at("actions")
        .start("brigade = \"US-BURNSIDE\"")
        .brigade("US-BURNSIDE", ready)
        .brigade("CS-BEE", ready)
        .leader("US-L-BURNSIDE", "S4430")
        .leader("CS-L-BEE", "S4424")
        .unit("US-2RI-A", HERE)
        .unit("US-2RI-B", "S4528")
        .unit("US-1RI-A", "S4328")
        .unit("US-1RI-B", "S4429")
        .unit("US-71NYBTY", "S4429")
        .facing("CS-4AL-A", FAR, 3)
        .facing("CS-4AL-B", "S4526", 3)
        .facing("CS-2MS-A", "S4326", 3)
        .facing("CS-2MS-B", FAR3, 3)
        .facing("CS-IMBODEN-A", FAR3, 3)
}

#[rule("RBC-AMB36")]
#[test]
fn no_hex_is_ever_shared_with_the_enemy() {
    let mut fought = 0;
    for seed in 1..6 {
        let mut game = melee().build();
        let mut chance = Chance(seed);
        for _ in 0..1500 {
            let choices = game.listing();
            let Some(choice) = choices.get(chance.below(choices.len() as u64) as usize).copied() else { break };
            game.carry(&choice, &mut chance).unwrap();
            fought += game.count(|e| matches!(e, Event::Advanced { .. } | Event::Retreated { .. }));
            let (w, s) = (&game.world, &game.state);
            let hexes = |side: Side| {
                let all = s.on_map(w, side).flat_map(|unit| facing::hexes(s, unit));
                all.collect::<BTreeSet<Hex>>()
            };
            let [union, confederate] = [hexes(Side::Union), hexes(Side::Confederate)];
            assert!(union.is_disjoint(&confederate), "{}", RedBadge::notation(w, &choice));
            for (side, held) in [(Side::Union, &union), (Side::Confederate, &confederate)] {
                assert_eq!(&s.occupied[side].hexes().collect::<BTreeSet<Hex>>(), held);
            }
        }
    }
    assert!(fought > 5, "nobody gave way");
    // Abandoned guns are nobody's: an enemy may stand there, and nobody fires at them.
    let game = Position::actions("CS-EVANS", "advance")
        .unit("CS-4SC-A", HERE)
        .unit_with("US-2RIBTY", NEAR, "morale = \"abandoned\"")
        .build();
    assert_eq!(game.state.held_by(game.hex(NEAR)), None);
    assert_eq!(game.refused_by(&format!("fire CS-4SC-A {NEAR}")), "RBC-10.11");
}

// Section 10.

#[rule("RBC-AMB51")]
#[test]
fn the_line_is_as_high_as_at_the_foot_of_the_hex() {
    let w = world("full-battle", &[]);
    // 2.44: columns one and a half sides apart, odd ones half a hex lower; true squares of lengths are x² + 3y².
    let centre = |hex: Hex| {
        let (c, r) = w.board.places()[hex.index()].hex.map(|(c, r)| (i64::from(c), i64::from(r))).unwrap();
        (3 * c, 2 * r + c % 2)
    };
    let minus = |a: (i64, i64), b: (i64, i64)| (a.0 - b.0, a.1 - b.1);
    let times = |a: (i64, i64), b: (i64, i64)| a.0 * b.0 + 3 * a.1 * b.1;
    let level = |hex: Hex| i64::from(w.ground(hex).level);
    // The height over the hex where its centre falls on the line, against it; all times `scale`.
    let hides = |from: Hex, to: Hex, hex: Hex, along: i64, scale: i64| {
        let line = level(from) * scale + along * (level(to) - level(from));
        let wooded = w.ground(hex).terrain == Terrain::Woods;
        if wooded { (level(hex) + 1) * scale >= line } else { level(hex) * scale > line }
    };
    let (mut pairs, mut telling) = (0, 0);
    let mut chance = Chance(51);
    while pairs < 4000 {
        let from = Hex(chance.below(w.hex_count().into()) as u16);
        let near: Vec<Hex> = w.within(from, 9).collect();
        let to = near[chance.below(near.len() as u64) as usize];
        let way = minus(centre(to), centre(from));
        // Off the axes, and with different heights, so that the fraction matters.
        if w.distance(from, to) < 3 || way.0 == 0 || way.0.abs() == 3 * way.1.abs() || level(from) == level(to) {
            continue;
        }
        pairs += 1;
        let length = times(way, way);
        let stops = |foot: bool| {
            let count = w.line(from, to).count() as i64 + 1;
            w.line(from, to).enumerate().any(|(at, stretch)| {
                let hidden = |hex: Hex| {
                    let (along, scale) = if foot {
                        (times(minus(centre(hex), centre(from)), way), length)
                    } else {
                        (at as i64 + 1, count)
                    };
                    hides(from, to, hex, along, scale)
                };
                match stretch {
                    Stretch::Through(hex) => hidden(hex),
                    Stretch::Along(pair) => pair.iter().all(|hex| hex.is_some_and(hidden)),
                }
            })
        };
        assert_eq!(w.sees(from, to), !stops(true), "{} to {}", w.hex_id(from), w.hex_id(to));
        telling += i32::from(stops(true) != stops(false));
    }
    assert!(telling > 2, "counting hexes along the line would do as well: {telling}");
}

#[rule("RBC-AMB55")]
#[test]
fn units_hide_nobody_from_sight_though_they_stop_fire() {
    // 1 RI a stands between the enemy and the rest.
    let between =
        |order: &str| burnside(order).facing("CS-8VA", FAR3, 3).unit_with("US-1RI-A", NEAR, "order = \"advance\"");
    let mut game = between("march").unit("US-2RI-A", "S4430").build();
    game.choose_all(&["move US-2RI-A", "step S4429"]);
    assert_eq!(game.refused_by(&format!("step {HERE}")), "RBC-6.11", "three hexes from an enemy in sight");
    let game = between("advance").unit_with("US-2RI-A", HERE, SHAKEN).build();
    let unit = game.unit("US-2RI-A");
    assert_eq!(actions::rally_drm(&game.world, &game.state, unit), 1);
    let shot = may_fire(&game.world, &game.state, FireKind::Active, unit, Part::Whole, game.hex(FAR3));
    assert_eq!(shot.unwrap_err().rule(), "RBC-10.22", "but not through friends");
    // The zouaves are marked by infantry two hexes away behind others.
    let mut game = Position::actions("US-PORTER", "advance")
        .unit("US-14NY-A", "S4430")
        .facing("US-USMC", HERE, 0)
        .facing("CS-4SC-A", NEAR, 3)
        .build();
    game.choose_all(&["move US-14NY-A", "step S4429", "halt"]);
    assert!(game.state.seen.has(game.unit("US-14NY-A")));
}

#[rule("RBC-10.34a")]
#[test]
fn losses_left_over_fall_on_the_next_who_tests_too() {
    let shot = |top: u8| {
        let mut game = burnside("advance")
            .unit("US-2RI-A", HERE)
            .unit_with("CS-4SC-A", NEAR, &format!("facing = 3\nsp = {top}"))
            .facing("CS-4SC-B", NEAR, 3)
            .unit("CS-1LA", "S4434")
            .build();
        // 9 and +2: eleven in the column of eight is 2+1; one test falls in either case.
        game.choose(&format!("fire US-2RI-A {NEAR}"), &[9, 0]);
        game
    };
    let game = shot(1);
    assert_eq!((game.status("CS-4SC-A"), game.sp("CS-4SC-B")), (Status::Gone, 5));
    assert_eq!(tested(&game, "CS-4SC-B", TestCause::Fire), 1);
    let game = shot(6);
    assert_eq!((game.sp("CS-4SC-A"), game.sp("CS-4SC-B")), (4, 6));
    assert_eq!(tested(&game, "CS-4SC-A", TestCause::Fire), 1);
}

#[rule("RBC-AMB34")]
#[test]
fn regular_batteries_and_palmer_are_trained() {
    let game = burnside("advance").build();
    let work = |id: &str| actions::work_needed(&game.world, game.unit(id));
    assert_eq!((work("US-PALMER"), work("US-USREG"), work("US-2RI-A"), work("CS-1VA-A")), (2, 2, 3, 3));
    let prepares = |brigade: &str, unit: &str, lines: &str| {
        let mut game = Position::actions(brigade, "advance")
            .brigade(brigade, "released = true")
            .unit_with(unit, HERE, lines)
            .build();
        let prepare = format!("prepare {unit}");
        if !game.offers(&prepare) {
            assert_eq!(game.refused_by(&prepare), "RBC-10.51");
            return false;
        }
        game.throw(&prepare, &mut ByPurpose(Vec::new()));
        let who = game.unit(unit);
        game.told(|e| matches!(e, Event::FirePrepared { unit } if *unit == who))
    };
    assert!(prepares("US-PORTER", "US-D5US-A", "") && prepares("US-FRANKLIN", "US-I1US", ""));
    assert!(prepares("US-CAV", "US-PALMER", "form = \"dismounted\""));
    assert!(!prepares("US-BURNSIDE", "US-2RIBTY", "") && !prepares("CS-BEE", "CS-IMBODEN-A", ""));
}

#[rule("RBC-10.51b")]
#[test]
fn prepared_fire_reaches_two_hexes_and_four_for_guns() {
    let column = open_column(6);
    let offered = |unit: &str, steps: usize, facing: u8| {
        let mut game = Position::actions("CS-EVANS", "advance")
            .facing("CS-4SC-A", &column[steps + 1], 3)
            .unit_with(unit, &column[0], &format!("facing = {facing}\nprepared = true"))
            .build();
        game.choose_all(&["move CS-4SC-A", &format!("step {}", column[steps])]);
        game.offers(&format!("fire {unit} {}", column[steps]))
    };
    assert_eq!([2, 3, 4].map(|steps| offered("US-USREG", steps, 0)), [true, false, false]);
    assert_eq!([3, 4, 5].map(|steps| offered("US-D5US-A", steps, 0)), [true, true, false]);
    assert!(!offered("US-USREG", 2, 3), "only in its field of fire");
}

/// A column of open, level ground in the south, from south to north: so many hexes beyond the first.
fn open_column(steps: usize) -> Vec<String> {
    let w = world("full-battle", &[]);
    let found = w.hexes().find_map(|start| {
        let mut hexes = vec![start];
        for _ in 0..steps {
            hexes.push(w.neighbour(*hexes.last()?, 0)?);
        }
        let plain =
            |hex: &Hex| w.ground(*hex).terrain == Terrain::Clear && w.ground(*hex).level == w.ground(start).level;
        let open = hexes.windows(2).all(|two| w.side_between(two[0], two[1]) == Sides::NONE);
        let far = w.distance(start, w.find_hex("S1010").unwrap()) > 15;
        (far && open && hexes.iter().all(plain)).then(|| hexes.iter().map(|hex| w.hex_id(*hex).to_owned()).collect())
    });
    found.unwrap()
}

/// A brigade whose marker is in play, with its leader; its orders are still open.
fn activated(brigade: &str, leader: &str, place: &str) -> Position {
    Position::at("activation")
        .start(&format!("brigade = \"{brigade}\""))
        .brigade(brigade, "released = true\norder = \"advance\"")
        .leader(leader, place)
}

fn confusion_dice(events: &[Event]) -> Vec<(u8, u8)> {
    let dice = events.iter().filter_map(|event| match *event {
        Event::ConfusionDie { distance, cohesion, .. } => Some((distance, cohesion)),
        _ => None,
    });
    dice.collect()
}

#[rule("RBC-AMB43")]
#[test]
fn guns_notice_and_test_at_exactly_six_hexes() {
    let column = open_column(9);
    let marked = |steps: usize| {
        let mut game = Position::actions("US-PORTER", "advance")
            .facing("CS-KEMPER", &column[steps + 1], 3)
            .facing("US-14NY-A", &column[0], 0)
            .build();
        game.choose_all(&["move US-14NY-A", &format!("step {}", column[1]), "halt"]);
        game.state.seen.has(game.unit("US-14NY-A"))
    };
    assert_eq!([5, 6, 7].map(marked), [true, true, false]);
    let tests = |steps: usize| {
        let mut game = activated("US-SHERMAN", "US-L-SHERMAN", &column[0])
            .unit("US-E3US-A", &column[0])
            .unit_with("US-14NY-A", &column[steps], "facing = 3\nseen = true")
            .build();
        game.throw("done", &mut ByPurpose(vec![("confusion", 0)]));
        confusion_dice(&game.events)
    };
    assert_eq!(tests(6), [(6, 7)]);
    assert_eq!(tests(7), []);
}

#[rule("RBC-AMB15")]
#[test]
fn a_battery_marks_its_mates_and_tests_when_next_activated() {
    let mut game = Position::actions("US-PORTER", "advance")
        .brigade("US-PORTER", "pool = 2")
        .leader("US-L-PORTER", "S4430")
        .facing("US-D5US-A", FAR, 3)
        .unit("US-14NY-A", "S4429")
        .build();
    game.choose_all(&["move US-14NY-A", &format!("step {HERE}"), "halt"]);
    assert!(game.state.seen.has(game.unit("US-14NY-A")), "two hexes before guns of its own brigade");
    assert!(game.offers("move US-D5US-A") && game.state.tested.is_empty(), "no test in this activation");
    let told = next_activation(&mut game, "US-PORTER");
    assert_eq!(confusion_dice(&told), [(2, 7)]);
}

#[rule("RBC-AMB16")]
#[test]
fn the_mark_stays_while_somebody_would_notice() {
    let marked = |position: Position, acts: &[&str]| {
        let mut game = position.unit_with("US-14NY-A", HERE, "seen = true").build();
        game.choose_all(acts);
        game.state.seen.has(game.unit("US-14NY-A"))
    };
    let watched = || Position::actions("US-PORTER", "advance").facing("CS-4SC-A", FAR, 3).unit("US-27NY-A", "S4433");
    assert!(marked(watched(), &[]));
    // It only turns: its move ends where it is seen. One hex back it is not.
    assert!(marked(watched(), &["move US-14NY-A", "turn e", "halt"]));
    assert!(!marked(watched(), &["move US-14NY-A", "step S4429", "halt"]));
    // A hex aside and still at two hexes in the front of the watcher.
    assert!(marked(watched(), &["move US-14NY-A", "step S4327", "halt"]));
    // Others may move about, and the watcher may go; the mark stays.
    assert!(marked(watched(), &["move US-27NY-A", "step S4432", "halt"]));
    let alone = Position::actions("US-PORTER", "advance").unit("US-27NY-A", "S4433");
    assert!(marked(alone, &["move US-27NY-A", "step S4432", "halt"]));
}

/// Sherman's marker is in play; 69 NY a looks north.
fn sherman() -> Position {
    activated("US-SHERMAN", "US-L-SHERMAN", HERE).unit("US-69NY-A", HERE)
}

#[rule("RBC-10.83a")]
#[test]
fn the_irish_fire_at_the_grey_wisconsin_men() {
    let position = sherman().unit_with("US-2WI-A", FAR, "seen = true\nfacing = 3");
    let mut game = position.build();
    game.choose("done", &[4, 8, 1]);
    assert!(game.told(|e| matches!(e, Event::ConfusionDie { die: 4, distance: 2, cohesion: 5, fires: true, .. })));
    assert!(game.told(|e| matches!(e, Event::Fired { kind: FireKind::Confused, strength: 8, range: 2, .. })));
    assert!(game.told(|e| matches!(e, Event::FireDie { die: 8, drm: -1, total: 7, .. })));
    assert_eq!(game.sp("US-2WI-A"), 8);
    assert_eq!(tested(&game, "US-2WI-A", TestCause::Fire), 0);
    let unit = game.unit("US-2WI-A");
    assert!(game.state.identified.has(unit) && !game.state.seen.has(unit));
    // A 3 holds the fire.
    let mut game = position.build();
    game.choose("done", &[3]);
    assert!(game.told(|e| matches!(e, Event::ConfusionDie { die: 3, fires: false, .. })));
    assert!(!game.state.identified.has(unit) && game.state.seen.has(unit));
}

#[rule("RBC-AMB47")]
#[rule("RBC-10.86a")]
#[test]
fn of_two_at_the_same_distance_the_other_side_names_one() {
    let mut game = sherman()
        .unit_with("US-2WI-A", FAR, "seen = true\nfacing = 3")
        .unit_with("US-2WI-B", "S4526", "seen = true\nfacing = 3")
        .build();
    game.choose("done", &[9]);
    assert_eq!(game.asked(), Some(Side::Confederate));
    assert_eq!(game.listed("mistake"), [FAR, "S4526"]);
    assert_eq!(game.refused_by(&format!("mistake {NEAR}")), "RBC-10.86");
    game.choose(&format!("mistake {FAR}"), &[0]);
    let [a, b] = ["US-2WI-A", "US-2WI-B"].map(|id| game.unit(id));
    assert!(game.state.identified.has(a) && !game.state.identified.has(b), "each counter by itself");
    assert!(game.state.seen.has(b) && !game.state.seen.has(a));
    assert_eq!(game.refused_by("test US-69NY-A"), "RBC-3.1", "one roll in an activation");
    assert_eq!(game.phase(), Phase::Actions);
}

#[rule("RBC-10.86a")]
#[test]
fn the_nearest_is_taken_for_the_enemy_and_sisters_roll_by_themselves() {
    let mut game = sherman()
        .unit_with("US-2WI-A", "S4526", "seen = true\nfacing = 0")
        .unit_with("US-2WI-B", NEAR, "seen = true\nfacing = 3")
        .build();
    game.choose("done", &[9, 0]);
    assert_eq!(confusion_dice(&game.events), [(1, 5)], "the one next to it");
    assert!(game.state.identified.has(game.unit("US-2WI-B")) && !game.state.identified.has(game.unit("US-2WI-A")));
    // Both halves of the 69th have it before them: a die each.
    let mut game = sherman().unit("US-69NY-B", "S4327").unit_with("US-2WI-A", FAR, "seen = true\nfacing = 3").build();
    game.choose("done", &[]);
    assert_eq!(
        (game.asked(), game.listed("test")),
        (Some(Side::Union), vec!["US-69NY-A".to_owned(), "US-69NY-B".to_owned()])
    );
    game.choose("test US-69NY-B", &[0, 0]);
    assert_eq!(confusion_dice(&game.events).len(), 2, "the last one tests by itself");
    assert_eq!(game.state.silent.len(), 2);
}

#[rule("RBC-3.2a")]
#[rule("RBC-10.82")]
#[test]
fn friends_shot_at_in_confusion_may_still_act() {
    let mut game = sherman().unit_with("US-2WI-A", FAR, "seen = true\nfacing = 3").build();
    // The test, a fire that costs a point, and the failed test of those it strikes.
    game.choose("done", &[9, 8, 9]);
    assert!(game.is_disordered("US-2WI-A") && !game.is_finished("US-2WI-A"), "nothing was interrupted");
    assert!(game.offers("rally US-2WI-A") && game.offers("move US-2WI-A"));
}

#[rule("RBC-AMB14")]
#[test]
fn observers_of_both_sides_are_confused() {
    let mut game = activated("US-SHERMAN", "US-L-SHERMAN", HERE)
        .unit("US-E3US-A", HERE)
        .unit_with("US-13NY-A", FAR3, "seen = true\nfacing = 3")
        .build();
    game.choose("done", &[0]);
    assert_eq!(confusion_dice(&game.events), [(3, 7)], "Union guns and Union men in grey");
    let confederates = |unit: &str| {
        let mut game = activated("CS-EVANS", "CS-L-EVANS", HERE)
            .unit("CS-4SC-A", HERE)
            .unit_with(unit, FAR, "seen = true\nfacing = 3")
            .build();
        game.choose("done", &[0]);
        confusion_dice(&game.events)
    };
    assert_eq!(confederates("US-13NY-A"), [(2, 5)], "an enemy in grey");
    assert_eq!(confederates("CS-33VA"), [(2, 5)], "a friend in blue");
}

#[rule("RBC-10.86b")]
#[test]
fn who_held_his_fire_still_fires_back() {
    let mut game = sherman().unit_with("US-2WI-A", FAR, "seen = true").facing("CS-8VA", "S4527", 3).build();
    game.choose("done", &[3]);
    let (unit, target) = (game.unit("US-69NY-A"), game.hex("S4527"));
    assert!(game.state.silent.has(unit));
    let verdict =
        |kind: FireKind| may_fire(&game.world, &game.state, kind, unit, Part::Whole, target).map_err(|bar| bar.rule());
    assert_eq!(verdict(FireKind::Active), Err("RBC-10.83"));
    for kind in [FireKind::Return, FireKind::Withdrawal, FireKind::Defensive] {
        assert_eq!(verdict(kind), Ok(()), "{kind:?}");
    }
}

#[rule("RBC-10.86c")]
#[test]
fn cavalry_and_who_cannot_fire_take_no_test() {
    let w = world("full-battle", &[]);
    assert!(w.units.iter().all(|unit| !unit.confusing || unit.is_infantry()), "cavalry is never marked");
    let tests = |position: Position| {
        let mut game = position.unit_with("US-2WI-A", FAR, "seen = true\nfacing = 3").build();
        game.throw("done", &mut ByPurpose(vec![("confusion", 0)]));
        confusion_dice(&game.events).len()
    };
    let guns = |form: &str| {
        activated("US-SHERMAN", "US-L-SHERMAN", HERE).unit_with("US-E3US-A", HERE, &format!("form = \"{form}\""))
    };
    assert_eq!((tests(guns("unlimbered")), tests(guns("limbered"))), (1, 0));
    let foot = |order: &str| {
        activated("US-SHERMAN", "US-L-SHERMAN", HERE).unit_with("US-69NY-A", HERE, &format!("order = \"{order}\""))
    };
    assert_eq!((tests(foot("advance")), tests(foot("march"))), (1, 0));
    let horse = |form: &str| {
        Position::at("activation").start("brigade = \"US-CAV\"").order("US-CAV", "advance").unit_with(
            "US-PALMER",
            HERE,
            &format!("form = \"{form}\""),
        )
    };
    assert_eq!((tests(horse("mounted")), tests(horse("dismounted"))), (0, 0));
    // Out of his brigadier's range it skips the activation.
    let led_from = |leader: &str| {
        let mut game = Position::at("first")
            .brigade("US-SHERMAN", "released = true\norder = \"advance\"\npool = 2")
            .leader("US-L-SHERMAN", leader)
            .unit("US-69NY-A", HERE)
            .unit("US-79NY-A", leader)
            .unit_with("US-2WI-A", FAR, "seen = true\nfacing = 3")
            .build();
        let told = game.idle_until(&mut ByPurpose(vec![("confusion", 0)]), |game| game.phase() == Phase::Actions);
        confusion_dice(&told).len()
    };
    assert_eq!((led_from("S4432"), led_from("S4433")), (1, 0));
    // A regiment that has failed to change its order is Finished, and could not fire.
    let mut game = sherman().unit("US-79NY-A", "S4430").unit_with("US-2WI-A", FAR, "seen = true\nfacing = 3").build();
    game.choose("regiment US-69NY-A attack", &[9]);
    assert!(game.is_finished("US-69NY-A"));
    game.choose("done", &[]);
    assert!(confusion_dice(&game.events).is_empty());
}

// Section 11.

#[rule("RBC-11.11a")]
#[test]
fn all_of_a_stack_attack_and_all_in_the_hex_defend() {
    let mut game = Position::shock("CS-BEE")
        .unit("CS-4AL-A", HERE)
        .unit("CS-4AL-B", HERE)
        .facing("US-2NH-A", NEAR, 3)
        .facing("US-71NYBTY", NEAR, 3)
        .build();
    assert_eq!(game.listed("shock"), [format!("CS-4AL-A {NEAR}"), format!("CS-4AL-B {NEAR}")]);
    game.choose(&format!("shock CS-4AL-A {NEAR}"), &[]).choose(&format!("shock CS-4AL-B {NEAR}"), &[]);
    let attackers: Units = ["CS-4AL-A", "CS-4AL-B"].iter().map(|id| game.unit(id)).collect();
    let defenders: Units = ["US-2NH-A", "US-71NYBTY"].iter().map(|id| game.unit(id)).collect();
    let shock = game.state.shock.unwrap();
    assert_eq!((shock.attackers, shock.defenders), (attackers, defenders));
    // A die before the shock for each defender; the sisters share theirs.
    game.choose("done", &[0]);
    game.throw("done", &mut ByPurpose(vec![("disorder", 0), ("shock", 5)]));
    let before = |e: &Event| matches!(e, Event::Tested { cause: TestCause::PreShock, .. });
    assert_eq!((game.count(before), game.count(|e| matches!(e, Event::ShockDie { .. }))), (3, 3));
}

#[rule("RBC-11.33a")]
#[test]
fn who_cannot_fall_back_is_not_asked() {
    let attack = |position: Position| {
        let mut game = position.unit("CS-4AL-A", HERE).build();
        // The engagement die falls at once if nobody may fall back.
        game.throw(&format!("shock CS-4AL-A {NEAR}"), &mut ByPurpose(vec![("disorder", 0)]));
        let asked = !game.listed("fall-back").is_empty();
        assert_eq!(asked, !game.told(|e| matches!(e, Event::Tested { .. })));
        asked
    };
    let target = |lines: &str| Position::shock("CS-BEE").unit_with("US-2NH-A", NEAR, &format!("facing = 3\n{lines}"));
    assert!(attack(target("")));
    assert!(!attack(target(SHAKEN)));
    assert!(!attack(target("order = \"march\"")));
    let around = target("")
        .unit("CS-18VA-A", "S4426")
        .unit("CS-18VA-B", "S4526")
        .unit("CS-28VA-A", "S4326")
        .unit("CS-28VA-B", "S4527")
        .unit("CS-8VA", "S4327");
    assert!(!attack(around));
    // In one hex the steady one may go and the shaken one may not.
    let mut game = Position::shock("CS-BEE")
        .unit("CS-4AL-A", HERE)
        .facing("US-2RI-A", NEAR, 3)
        .unit_with("US-2RI-B", NEAR, &format!("facing = 3\n{SHAKEN}"))
        .build();
    game.choose(&format!("shock CS-4AL-A {NEAR}"), &[]);
    assert_eq!(game.listed("fall-back"), ["US-2RI-A"]);
    assert_eq!(game.refused_by("fall-back US-2RI-B"), "RBC-11.33");
    // With the other still there the shock goes on.
    game.choose("fall-back US-2RI-A", &[0]);
    let way = game.listed("flee")[0].clone();
    game.throw(&format!("flee {way}"), &mut ByPurpose(vec![("disorder", 0)]));
    assert!(game.state.shock.is_some_and(|shock| shock.defenders == only(&game, "US-2RI-B")));
    assert!(!game.told(|e| matches!(e, Event::ShockOver { .. })));
}

#[rule("RBC-11.33a")]
#[test]
fn when_all_have_fallen_back_the_shock_is_over() {
    let mut game =
        Position::shock("CS-BEE").unit("CS-4AL-A", HERE).unit("CS-2MS-A", "S4434").facing("US-2NH-A", NEAR, 3).build();
    game.choose(&format!("shock CS-4AL-A {NEAR}"), &[]).choose("fall-back US-2NH-A", &[0]);
    let way = game.listed("flee")[0].clone();
    game.choose(&format!("flee {way}"), &[]);
    assert_eq!(game.asked(), Some(Side::Confederate));
    assert_eq!(game.listed("advance").len(), 6);
    game.throw("done", &mut ByPurpose(Vec::new()));
    assert!(game.told(|e| matches!(e, Event::ShockOver { .. })));
    assert_eq!(game.place("CS-4AL-A"), Some(HERE), "it may stay");
    assert!(!game.told(|e| matches!(e, Event::ShockDie { .. })));
}

#[rule("RBC-11.42a")]
#[test]
fn a_gun_counts_one_in_the_ratio() {
    let position = |guns: u8, men: u8| {
        Position::shock("CS-BEE")
            .unit("CS-4AL-A", HERE)
            .unit_with("US-2NH-A", NEAR, &format!("facing = 3\nsp = {men}"))
            .unit_with("US-2RIBTY", NEAR, &format!("facing = 3\nsp = {guns}"))
    };
    let ratio =
        |guns: u8, men: u8| value(&modifiers(&position(guns, men), &["CS-4AL-A"], NEAR)[0], Modifier::ShockRatio);
    assert_eq!((ratio(3, 1), ratio(4, 1), ratio(4, 2)), (Some(2), Some(1), None), "8:4, 8:5, 8:6");
}

#[rule("RBC-AMB54")]
#[test]
fn shock_modifiers_add_up_but_for_limbered_guns() {
    let charge = |facing: u8| {
        let position = Position::shock("US-CAV").unit("US-PALMER", HERE).facing("CS-4AL-A", NEAR, facing);
        modifiers(&position, &["US-PALMER"], NEAR)[0].clone()
    };
    assert_eq!(charge(3), [(Modifier::ShockChargeFront, -2), (Modifier::ShockCharge, 2)], "frontally");
    assert_eq!(charge(4), [(Modifier::ShockFlank, 2), (Modifier::ShockCharge, 2)], "into the flank");
    let guns = |form: &str| {
        let lines = format!("facing = 3\nform = \"{form}\"");
        let position = Position::shock("CS-BEE").unit("CS-4AL-A", HERE).unit_with("US-2RIBTY", NEAR, &lines);
        let defence = modifiers(&position, &["CS-4AL-A"], NEAR)[1].clone();
        (value(&defence, Modifier::ShockMarch), value(&defence, Modifier::ShockGunsAlone))
    };
    assert_eq!(guns("limbered"), (Some(-3), None));
    assert_eq!(guns("unlimbered"), (None, Some(-2)));
}

/// 4 AL a and 2 MS a attack 2 NH a in front; everybody passes, then the shock dice fall.
fn two_attackers(dice: [u8; 3]) -> Game {
    let mut game =
        Position::shock("CS-BEE").unit("CS-4AL-A", HERE).unit("CS-2MS-A", "S4327").facing("US-2NH-A", NEAR, 3).build();
    game.choose(&format!("shock CS-4AL-A {NEAR}"), &[]).choose(&format!("shock CS-2MS-A {NEAR}"), &[]);
    game.choose("done", &[0, 0]);
    let [alabama, mississippi, hampshire] = dice;
    game.choose("done", &[0, 0, 0, alabama, mississippi, hampshire]);
    game
}

#[rule("RBC-11.43a")]
#[test]
fn losses_fall_on_who_made_the_score_and_the_rest_on_all() {
    // Margins -3 and 0, and 4 for the defender; 15 to 9 is +1: three down.
    let mut game = two_attackers([9, 5, 0]);
    assert!(game.told(|e| matches!(e, Event::ShockScores { delta: -3, .. })), "{:#?}", game.events);
    assert_eq!((game.sp("CS-4AL-A"), game.sp("CS-2MS-A"), game.sp("US-2NH-A")), (8, 6, 8));
    let mut told = game.events.clone();
    while let Some(way) = game.listed("flee").first().cloned() {
        game.throw(&format!("flee {way}"), &mut ByPurpose(vec![("disorder", 0)]));
        told.extend(game.events.iter().copied());
    }
    for id in ["CS-4AL-A", "CS-2MS-A"] {
        let unit = game.unit(id);
        let went = |e: &&Event| matches!(e, Event::Retreated { unit: who, .. } if *who == unit);
        assert_eq!((game.is_disordered(id), told.iter().filter(went).count()), (true, 2), "{id}");
    }
    assert!(!game.is_disordered("US-2NH-A"));
    // Equal margins: the owner says who loses.
    let mut game = two_attackers([6, 5, 0]);
    assert_eq!(game.asked(), Some(Side::Confederate));
    assert_eq!(game.listed("lose"), ["CS-2MS-A", "CS-4AL-A"]);
    assert_eq!(game.refused_by("lose US-2NH-A"), "RBC-11.43");
    game.throw("lose CS-4AL-A", &mut ByPurpose(Vec::new()));
    assert_eq!((game.sp("CS-4AL-A"), game.sp("CS-2MS-A")), (7, 7));
}

/// 4 AL a attacks 2 NH a, which is Disordered; the dice from the tests before the shock on.
fn against_the_shaken(dice: &[u8]) -> (Game, usize) {
    let mut game = Position::shock("CS-BEE")
        .unit("CS-4AL-A", HERE)
        .unit_with("US-2NH-A", NEAR, &format!("facing = 3\n{SHAKEN}"))
        .build();
    game.choose(&format!("shock CS-4AL-A {NEAR}"), &[0]);
    game.choose("done", dice);
    let unit = game.unit("US-2NH-A");
    let mut told = game.events.clone();
    while let Some(way) = game.listed("flee").first().cloned() {
        game.choose(&format!("flee {way}"), &[]);
        told.extend(game.events.iter().copied());
    }
    let went = told.iter().filter(|e| matches!(e, Event::Retreated { unit: who, .. } if *who == unit)).count();
    game.events = told;
    (game, went)
}

#[rule("RBC-AMB53")]
#[test]
fn of_two_retreats_the_longer_is_made() {
    // Margins 1 and 1, Disordered -2: +2, that is retreat 2; the second disorder says 1.
    let (game, went) = against_the_shaken(&[0, 0, 5, 3, 0]);
    assert!(game.told(|e| matches!(e, Event::ShockScores { delta: 2, .. })), "{:#?}", game.events);
    assert!(game.told(|e| matches!(e, Event::SecondDisorder { retreat: 1, .. })));
    assert_eq!(went, 2);
    // +1: retreat 1 and a test, which fails; the second disorder says 2. Both attackers' and defenders' tests fall.
    let (game, went) = against_the_shaken(&[0, 0, 6, 3, 0, 9, 5]);
    assert!(game.told(|e| matches!(e, Event::ShockScores { delta: 1, .. })), "{:#?}", game.events);
    assert!(game.told(|e| matches!(e, Event::SecondDisorder { retreat: 2, loss: 1, .. })));
    assert_eq!(went, 2);
}

// Section 12 to 15.

#[rule("RBC-AMB61")]
#[test]
fn the_second_disorder_has_the_modifiers_of_the_test_and_no_sure_results() {
    let fail = |unit: &str, plus: i8, die: u8| {
        let mut game = Position::actions("US-PORTER", "advance").unit_with(unit, HERE, SHAKEN).build();
        let who = game.unit(unit);
        act(&mut game, &[9, die], |play| {
            assert!(!play.test(who, TestCause::Fire, plus, true));
        });
        let tested = tested(&game, unit, TestCause::Fire);
        let found = game.events.iter().find_map(|event| match *event {
            Event::SecondDisorder { drm, retreat, loss, rout, .. } => Some((drm, retreat, loss, rout)),
            _ => None,
        });
        let (drm, retreat, loss, rout) = found.unwrap();
        assert_eq!((drm, tested), (plus + 1, plus + 1), "the plus and the flank");
        (retreat, loss, rout)
    };
    // Cohesion 8: ten is two over.
    assert_eq!(fail("US-USREG", 0, 9), (2, 1, false));
    assert_eq!(fail("US-USREG", 1, 9), (0, 0, true));
    // A natural 0 saves nobody: cohesion 3, and eight more.
    assert_eq!(fail("US-USMC", 7, 0), (0, 0, true));
    assert_eq!(fail("US-USMC", 0, 0), (1, 0, false));
    // Who passes the test does not roll.
    let mut game = Position::actions("US-PORTER", "advance").unit_with("US-USREG", HERE, SHAKEN).build();
    let who = game.unit("US-USREG");
    act(&mut game, &[8], |play| assert!(play.test(who, TestCause::Fire, 0, false)));
}

#[rule("RBC-12.81a")]
#[test]
fn limbered_guns_give_way_and_rout_like_others() {
    let fire = |second: u8| {
        let mut game = Position::actions("CS-BARTOW", "advance")
            .facing("CS-7GA-A", NEAR, 3)
            .unit("CS-8GA-A", FAR3)
            .unit_with("US-2RIBTY", HERE, &format!("form = \"limbered\"\n{SHAKEN}"))
            .build();
        // Muskets +2, limbered +1; 5 makes 8: one gun. Cohesion 6.
        let dice = vec![("fire", 5), ("disorder", 8), ("second-disorder", second)];
        game.throw(&format!("fire CS-7GA-A {HERE}"), &mut ByPurpose(dice));
        game
    };
    let routed = fire(9);
    assert_eq!((routed.status("US-2RIBTY"), routed.sp("US-2RIBTY")), (Status::Recovery, 4), "one shot, one lost");
    let back = fire(0);
    assert_eq!((back.status("US-2RIBTY"), back.form("US-2RIBTY")), (Status::OnMap, Form::Limbered));
    assert!(!back.listed("flee").is_empty(), "though the enemy is beside them");
}

#[rule("RBC-14.21a")]
#[test]
fn horsemen_on_foot_fight_with_three_quarters() {
    let mut game = Position::actions("US-CAV", "advance").unit("US-PALMER", HERE).facing("CS-8VA", FAR, 3).build();
    game.choose("move US-PALMER", &[]);
    assert_eq!((game.left(), game.cost("dismount")), (24, 12), "half of twelve");
    game.choose_all(&["dismount", "halt"]);
    game.choose(&format!("fire US-PALMER {FAR}"), &[0]);
    assert!(game.told(|e| matches!(e, Event::Fired { strength: 6, range: 2, .. })), "{:#?}", game.events);
    let lines = fire_lines(&game);
    assert_eq!((value(&lines, Modifier::FireSmallArms), value(&lines, Modifier::FireMounted)), (Some(-1), None));
    let beside = Position::actions("US-CAV", "advance").unit("US-PALMER", HERE).facing("CS-8VA", NEAR, 3);
    let mut game = beside.build();
    game.choose("move US-PALMER", &[]);
    assert_eq!(game.refused_by("dismount"), "RBC-14.21");
    // Eight fight as six, seven as six, four as three; losses come off the eight.
    let fights = |sp: u8| {
        let lines = format!("form = \"dismounted\"\nsp = {sp}");
        let game = Position::shock("US-CAV").unit_with("US-PALMER", HERE, &lines).facing("CS-8VA", NEAR, 3).build();
        impact::strengths(&game.world, &game.state, &shock(&game, &["US-PALMER"], NEAR))[0]
    };
    assert_eq!([8, 7, 5, 4, 1].map(fights), [6, 6, 4, 3, 1]);
    let mut game = Position::actions("US-CAV", "advance").unit_with("US-PALMER", HERE, "form = \"dismounted\"").build();
    let unit = game.unit("US-PALMER");
    act(&mut game, &[], |play| play.lose(unit, 1, LossCause::Fire));
    assert_eq!(game.sp("US-PALMER"), 7);
}

#[rule("RBC-AMB59")]
#[test]
fn what_breaks_off_the_work_on_a_barricade() {
    let base = |leader: &str| {
        Position::actions("US-PORTER", "advance")
            .brigade("US-PORTER", "pool = 3")
            .leader("US-L-PORTER", leader)
            .unit("US-8NY-A", leader)
            .unit("US-USMC", HERE)
    };
    // A pass undoes it.
    let mut game = base("S4430").build();
    game.choose("build US-USMC", &[]);
    next_activation(&mut game, "US-PORTER");
    assert_eq!(game.at("US-USMC").built, 1);
    next_activation(&mut game, "US-PORTER");
    assert_eq!(game.at("US-USMC").built, 0);
    // An activation skipped for want of range does not.
    let mut game = base("S4408").build();
    game.choose("build US-USMC", &[]);
    next_activation(&mut game, "US-PORTER");
    assert!(game.state.idle.has(game.unit("US-USMC")));
    next_activation(&mut game, "US-PORTER");
    assert_eq!(game.at("US-USMC").built, 1);
    // Nor does the end of a turn.
    let mut game = Position::actions("US-PORTER", "advance")
        .leader("US-L-PORTER", "S4430")
        .unit("US-8NY-A", "S4430")
        .unit("US-USMC", HERE)
        .build();
    game.choose("build US-USMC", &[]);
    let turn = game.state.turn;
    let mut dice = ByPurpose(Vec::new());
    let porter = game.brigade("US-PORTER");
    game.throw("done", &mut dice);
    game.idle_until(&mut dice, |game| {
        game.state.turn > turn && game.phase() == Phase::Actions && game.state.active == Some(porter)
    });
    assert_eq!(game.at("US-USMC").built, 1);
    game.choose("build US-USMC", &[]);
    assert_eq!(game.at("US-USMC").built, 2);
    // Firing back does not, a fire of its own does.
    let mut game = Position::actions("US-PORTER", "advance")
        .unit_with("US-USREG", HERE, "built = 1")
        .facing("CS-8VA", FAR, 3)
        .build();
    let [unit, target] = [game.unit("US-USREG"), game.unit("CS-8VA")];
    let at = game.state[target].hex().unwrap();
    act(&mut game, &[], |play| play.begin_fire(FireKind::Return, unit, Part::Whole, at));
    assert_eq!(game.at("US-USREG").built, 1);
    act(&mut game, &[], |play| play.begin_fire(FireKind::Active, unit, Part::Whole, at));
    assert_eq!(game.at("US-USREG").built, 0);
}

#[rule("RBC-15.12")]
#[test]
fn no_barricade_is_one_too_many() {
    let mut game = Position::actions("US-PORTER", "advance").unit_with("US-USREG", HERE, "built = 1").build();
    let hexes: Vec<Hex> = game.world.hexes().filter(|hex| *hex != game.hex(HERE)).step_by(7).take(300).collect();
    for hex in hexes.iter().rev() {
        game.state.set_barricade(*hex, 3, Side::Confederate);
    }
    game.choose("build US-USREG", &[]);
    assert!(game.state.barricade(game.hex(HERE)).is_some(), "the last one stands like the first");
    assert_eq!(game.state.barricades().count(), 301);
    assert!(hexes.iter().all(|hex| game.state.barricade(*hex).is_some()));
    // One changed, one gone, the others as they were; how they came about does not matter.
    game.state.set_barricade(hexes[10], 5, Side::Union);
    game.state.set_barricade(hexes[11], 0, Side::Union);
    assert_eq!(game.state.barricade(hexes[10]).map(|works| (works.sides, works.owner)), Some((5, Side::Union)));
    assert_eq!((game.state.barricade(hexes[11]), game.state.barricades().count()), (None, 300));
    let mut again = game.state.clone();
    again.set_barricade(hexes[12], 0, Side::Union);
    again.set_barricade(hexes[12], 3, Side::Confederate);
    assert_eq!(again, game.state);
}
