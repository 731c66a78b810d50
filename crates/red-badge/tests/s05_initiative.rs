//! Section 5.1: initiative. Open, flat ground around S4428.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test stops where it fails")]

mod common;

use std::collections::BTreeSet;

use common::command::{Fate, armies, at, evans};
use common::{Game, Position};
use kernel::Side;
use red_badge::event::Event;
use red_badge::stage::Phase;
use rule::rule;

// 5.1: initiative.

/// Who has the initiative after these two dice, the holder's first.
fn winner(position: &Position, dice: [u8; 2], choice: &str) -> Side {
    let mut game = position.build();
    game.throw(choice, &mut Fate::new(&[("initiative", &dice)]));
    let won = game.events.iter().find_map(|event| match *event {
        Event::InitiativeWon { side } => Some(side),
        _ => None,
    });
    assert_eq!(won, Some(game.state.initiative));
    won.unwrap()
}

#[rule("RBC-5.11")]
#[test]
fn the_higher_total_wins_and_a_tie_changes_nothing() {
    use Side::{Confederate, Union};
    let base = evans().leader("US-L-BURNSIDE", "S1010").unit("US-2RI-A", "S1010");
    // The holder adds one: 5 against 6 is a tie and his, 7 beats him.
    assert_eq!(winner(&base, [5, 6], "begin"), Union);
    assert_eq!(winner(&base, [5, 7], "begin"), Confederate);
    let held = base.clone().start("initiative = \"confederate\"");
    assert_eq!(winner(&held, [5, 6], "begin"), Confederate);
    assert_eq!(winner(&held, [5, 7], "begin"), Union);
    // McDowell adds his rating of himself.
    let mcdowell = base.clone().leader("US-L-MCDOWELL", "S1010");
    assert_eq!((winner(&mcdowell, [5, 7], "begin"), winner(&mcdowell, [5, 8], "begin")), (Union, Confederate));
    let replaced = base.clone().leader_with("US-L-MCDOWELL", "S1010", "replacement = true");
    assert_eq!(winner(&replaced, [5, 7], "begin"), Confederate);
    // A Confederate commander only if named.
    let beauregard = base.leader("CS-L-BEAUREGARD", "S4428");
    assert_eq!(winner(&beauregard, [5, 6], "name CS-L-BEAUREGARD"), Confederate);
    assert_eq!(winner(&beauregard, [5, 6], "name nobody"), Union);
}

#[rule("RBC-5.11a")]
#[test]
fn the_confederate_names_a_commander_before_the_dice() {
    let mut game = armies().build();
    assert_eq!((game.phase(), game.asked()), (Phase::Initiative, Some(Side::Confederate)));
    assert_eq!(game.choices(), ["name CS-L-BEAUREGARD", "name CS-L-JOHNSTON", "name nobody"]);
    let mut dice = Fate::default();
    game.throw("name CS-L-BEAUREGARD", &mut dice);
    assert_eq!(dice.sides("initiative"), [10, 10]);
    let named = at(&game.events, |e| matches!(e, Event::InitiativeNamed { .. }));
    assert!(named < at(&game.events, |e| matches!(e, Event::InitiativeDie { .. })));
    // A worn-out commander or one who has not come has no rating to add; no brigadier has.
    let game = Position::at("turn")
        .leader_with("CS-L-BEAUREGARD", "S4428", "blown = true")
        .leader("CS-L-JOHNSTON", "S4428")
        .leader("CS-L-EVANS", "S4428")
        .leader("US-L-MCDOWELL", "S1010")
        .unit("CS-4SC-A", "S4428")
        .build();
    assert_eq!(game.refused_by("name CS-L-BEAUREGARD"), "RBC-5.11");
    assert_eq!(game.refused_by("name CS-L-EVANS"), "RBC-5.11");
    assert_eq!(game.refused_by("name US-L-MCDOWELL"), "RBC-3.2");
}

#[rule("RBC-5.12")]
#[test]
fn the_union_begins_without_a_die() {
    for (scenario, markers) in [("full-battle", 3), ("matthews-hill", 3)] {
        let mut game = Game::new(scenario, &[]);
        let mut dice = Fate::default();
        let told = game.idle_until(&mut dice, |game| !game.state.waiting && !matches!(game.phase(), Phase::SetUp(_)));
        assert_eq!(game.state.initiative, Side::Union, "{scenario}");
        assert!(dice.sides("initiative").is_empty(), "{scenario}");
        assert_eq!(dice.sides("efficiency").len(), markers, "{scenario}");
        assert!(told.iter().any(|e| matches!(e, Event::InitiativeGiven { side: Side::Union })), "{scenario}");
        assert_eq!(game.asked(), Some(Side::Union));
    }
}

#[rule("RBC-5.13")]
#[test]
fn a_named_commander_binds_the_first_brigade_to_his_army() {
    let first = |name: &str, dice: &[u8]| {
        let mut game = armies().unit("CS-8VA", "S1010").leader("CS-L-COCKE", "S1010").build();
        game.throw(name, &mut Fate::new(&[("initiative", dice), ("efficiency", &[2, 2])]));
        game.choose("done", &[]);
        game
    };
    let game = first("name CS-L-BEAUREGARD", &[0, 9]);
    assert_eq!(game.phase(), Phase::First);
    assert_eq!(game.listed("activate"), ["CS-COCKE", "CS-EVANS"]);
    assert_eq!(game.refused_by("activate CS-BEE"), "RBC-5.13");
    // With Johnston's only Bee is left, who therefore begins unasked.
    let game = first("name CS-L-JOHNSTON", &[0, 9]);
    assert!(game.told(|e| matches!(e, Event::Activated { first: true, .. })));
    assert_eq!(game.state.active, Some(game.brigade("CS-BEE")));
    assert_eq!(first("name nobody", &[0, 9]).listed("activate"), ["CS-BEE", "CS-COCKE", "CS-EVANS"]);
    // The choice is the winner's: a Union that wins is not bound by it.
    let mut game = armies().unit("US-2RI-A", "S2010").unit("US-USREG", "S2012").build();
    let dice = &mut Fate::new(&[("initiative", &[9, 0]), ("efficiency", &[2, 2, 2])]);
    game.throw("name CS-L-JOHNSTON", dice);
    game.choose("done", &[]);
    assert_eq!(game.asked(), Some(Side::Union));
    assert_eq!(game.listed("activate"), ["US-BURNSIDE", "US-PORTER"]);
    assert_eq!(game.refused_by("activate CS-BEE"), "RBC-3.2");
}

#[rule("RBC-5.14")]
#[rule("RBC-5.15")]
#[test]
fn cavalry_reserve_and_the_legion_never_open_a_turn() {
    let game = Position::at("first")
        .unit("US-PALMER", "S4428")
        .unit("US-2RI-A", "S4430")
        .unit("US-USREG", "S4431")
        .unit("US-69NY-A", "N6821")
        .text("[reserve]\nfrom = 1000\nfree = 1300")
        .brigade("US-CAV", "pool = 2")
        .brigade("US-BURNSIDE", "pool = 2")
        .brigade("US-PORTER", "pool = 1")
        .brigade("US-SHERMAN", "pool = 3")
        .build();
    assert_eq!(game.listed("activate"), ["US-BURNSIDE", "US-PORTER"]);
    assert_eq!(game.refused_by("activate US-CAV"), "RBC-5.14");
    assert_eq!(game.refused_by("activate US-SHERMAN"), "RBC-5.15");
    let game = Position::at("first")
        .start("initiative = \"confederate\"")
        .unit("CS-LANGHORNE", "S4428")
        .unit("CS-1VA-A", "S4429")
        .unit_with("CS-HAMPTON-A", "S4430", "order = \"march\"")
        .unit("CS-4AL-A", "S4431")
        .unit("CS-4SC-A", "S4432")
        .brigade("CS-CAV", "pool = 3")
        .brigade("CS-HAMPTON", "pool = 3")
        .brigade("CS-BEE", "pool = 1")
        .brigade("CS-EVANS", "pool = 1")
        .build();
    assert_eq!(game.listed("activate"), ["CS-BEE", "CS-EVANS"]);
    assert_eq!(game.refused_by("activate CS-CAV"), "RBC-5.14");
    assert_eq!(game.refused_by("activate CS-HAMPTON"), "RBC-5.15");
    // All the cavalry of a side is one command.
    let w = &game.world;
    for side in Side::BOTH {
        let of: BTreeSet<usize> =
            w.units.iter().filter(|u| u.side == side && u.is_cavalry()).map(|u| u.brigade.index()).collect();
        assert_eq!(of.len(), 1);
    }
}

#[rule("RBC-5.15")]
#[test]
fn with_nobody_to_name_the_turn_begins_with_a_draw() {
    let mut game = Position::at("first")
        .unit("US-PALMER", "S4428")
        .brigade("US-CAV", "pool = 1")
        .leader("CS-L-EVANS", "S1010")
        .unit("CS-4SC-A", "S1010")
        .brigade("CS-EVANS", "pool = 1")
        .build();
    // Nobody was asked: the next thing is a marker, here the Confederate one of two.
    game.choose_faces("begin", &[2]);
    assert!(game.told(|e| matches!(e, Event::Activated { first: false, .. })));
    assert_eq!(game.state.active, Some(game.brigade("CS-EVANS")));
}

#[rule("RBC-5.15a")]
#[test]
fn a_brigade_that_waits_to_enter_may_be_first() {
    let mut game = Position::at("first")
        .group(&["US-L-PORTER", "US-USREG", "US-USMC"], "N4401", 1000, "order = \"march\"")
        .unit("US-2RI-A", "S4428")
        .brigade("US-PORTER", "pool = 2")
        .brigade("US-BURNSIDE", "pool = 2")
        .build();
    assert_eq!(game.listed("activate"), ["US-BURNSIDE", "US-PORTER"]);
    game.choose("activate US-PORTER", &[]);
    assert_eq!(game.listed("enter"), ["US-USMC N4401 march", "US-USREG N4401 march"]);
}
