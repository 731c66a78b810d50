//! The finer points of sections 2 and 3 and of who is struck, with the rulings: what only a special case shows. The
//! ground around S4428 is flat and open; other ground is looked for on the map.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test stops where it fails")]

mod common;

use std::collections::VecDeque;

use common::points::{
    FAR, FAR3, HERE, NEAR, SHAKEN, burnside, fire_lines, next_activation, only, test_lines, tested, value,
};
use common::{ByPurpose, Game, Position, world};
use kernel::Side;
use red_badge::disorder::Test;
use red_badge::event::{Event, Modifier};
use red_badge::ids::Units;
use red_badge::odds;
use red_badge::stage::{Phase, TestCause};
use red_badge::state::Status;
use rule::rule;

/// Whom the fire of the last choice struck.
fn struck(game: &Game) -> Units {
    let found = game.events.iter().find_map(|event| match *event {
        Event::Fired { struck, .. } => Some(struck),
        _ => None,
    });
    found.unwrap()
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
