//! Sections 5.26, 5.28 and 5.3: Hampton's Legion, the pool of markers, units out of range. Open, flat ground around S4428.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test stops where it fails")]

mod common;

use std::collections::BTreeMap;

use common::command::{Fate, at, muster, put};
use common::{ByPurpose, Game, Position};
use kernel::Side;
use red_badge::event::Event;
use red_badge::stage::Phase;
use red_badge::state::{Order, Status};
use red_badge::world::Command;
use red_badge::{effectiveness, pool};
use rule::rule;

fn left(game: &Game, brigade: &str) -> u8 {
    pool::left(&game.world, &game.state, game.brigade(brigade))
}

// 5.26, 5.28: Hampton's Legion.

/// The Legion active in March: one counter six hexes from Bee, the other three from Jackson.
fn legion() -> Position {
    Position::actions("CS-HAMPTON", "march")
        .unit("CS-HAMPTON-A", "S4428")
        .unit("CS-HAMPTON-B", "S4430")
        .brigade("CS-HAMPTON", "pool = 2")
        .leader("CS-L-BEE", "S4422")
        .unit("CS-4AL-A", "S4422")
        .brigade("CS-BEE", "pool = 1\nfatigue = 3")
        .leader("CS-L-JACKSON", "S4433")
        .unit("CS-2VA", "S4433")
}

/// It has come near Bee and is asked.
fn near_bee() -> Game {
    let mut game = legion().build();
    game.choose_all(&["move CS-HAMPTON-A", "step S4427", "step S4426", "halt", "done"]);
    game
}

#[rule("RBC-5.26")]
#[test]
fn alone_the_legion_only_marches() {
    let mut game = legion().build();
    // Its orders are no question, so the activation begins with its actions; asked all the same, it is refused.
    game.state.phase = Phase::OrderChange;
    assert_eq!(game.refused_by("regiment CS-HAMPTON-A advance"), "RBC-5.26");
    assert_eq!(game.refused_by("regiment CS-HAMPTON-A attack"), "RBC-5.26");
    assert!(game.listed("order").is_empty() && game.listed("regiment").is_empty());
    // Nor is it given one in the division orders.
    let game = Position::at("orders")
        .start("initiative = \"confederate\"")
        .unit_with("CS-HAMPTON-A", "S4428", "order = \"march\"")
        .order("CS-HAMPTON", "march")
        .unit("CS-4AL-A", "S4422")
        .build();
    assert!(game.offers("order CS-BEE attack"));
    assert!(game.listed("order").iter().all(|order| !order.contains("HAMPTON")));
    assert!(game.refused_by("order CS-HAMPTON advance").starts_with("RBC-"));
    // In a brigade it may try like any regiment.
    let game = Position::at("activation")
        .start("brigade = \"CS-BEE\"\nlegion = \"CS-BEE\"")
        .unit_with("CS-HAMPTON-A", "S4424", "order = \"march\"")
        .leader("CS-L-BEE", "S4422")
        .unit("CS-4AL-A", "S4422")
        .build();
    assert!(game.offers("regiment CS-HAMPTON-A advance") && game.offers("regiment CS-HAMPTON-A attack"));
}

#[rule("RBC-5.26a")]
#[test]
fn the_legion_joins_where_a_counter_ends_its_move_near_a_brigadier() {
    let mut game = near_bee();
    assert_eq!((game.phase(), game.asked()), (Phase::Attach, Some(Side::Confederate)));
    assert_eq!(game.choices(), ["attach CS-BEE", "done"]);
    // The other counter is near Jackson but has not moved.
    assert_eq!(game.refused_by("attach CS-JACKSON"), "RBC-5.26a");
    assert_eq!(game.refused_by("attach CS-EVANS"), "RBC-5.26a");
    let mut later = game.clone();
    game.throw("attach CS-BEE", &mut ByPurpose(Vec::new()));
    assert_eq!(game.state.legion, Some(game.brigade("CS-BEE")));
    // For good: it acts with Bee, and its coming near Jackson opens no question.
    assert_eq!(game.state.active, Some(game.brigade("CS-BEE")));
    game.choose("done", &[]);
    game.choose_all(&["move CS-HAMPTON-A", "step S4427", "halt"]);
    assert_eq!(game.refused_by("attach CS-JACKSON"), "RBC-3.1");
    game.throw("done", &mut ByPurpose(Vec::new()));
    assert!(!game.told(|e| matches!(e, Event::LegionAttached { .. })));
    assert_eq!(game.state.legion, Some(game.brigade("CS-BEE")));
    // It need not join.
    later.throw("done", &mut ByPurpose(Vec::new()));
    assert_eq!(later.state.legion, None);
    // Five hexes away is too far.
    let mut game = legion().build();
    game.choose_all(&["move CS-HAMPTON-A", "step S4427", "halt"]);
    game.throw("done", &mut ByPurpose(Vec::new()));
    assert_eq!(game.refused_by("attach CS-BEE"), "RBC-3.1");
    assert_eq!(game.state.legion, None);
}

#[rule("RBC-5.26b")]
#[rule("RBC-5.28a")]
#[test]
fn alone_the_legion_has_the_plain_efficiency_of_beauregards_army() {
    let base = || {
        Position::at("turn")
            .unit_with("CS-HAMPTON-A", "S4428", "order = \"march\"")
            .order("CS-HAMPTON", "march")
            .leader("CS-L-EVANS", "S4330")
            .unit("CS-4SC-A", "S4330")
    };
    for position in [
        base().leader("CS-L-BEAUREGARD", "S4428"),
        base().leader("CS-L-BEAUREGARD", "S1010"),
        base(),
        base().head("heat = [1300]").start("hour = 1300").brigade("CS-HAMPTON", "fatigue = 3"),
    ] {
        for marker in [1, 3, 4] {
            let game = muster(&position, &[marker]);
            assert_eq!(put(&game, "CS-HAMPTON"), marker);
        }
    }
    // The other army's marker is not its own.
    let both = base().leader("CS-L-BEE", "S4430").unit("CS-4AL-A", "S4430");
    let game = muster(&both, &[2, 4]);
    assert_eq!((put(&game, "CS-HAMPTON"), put(&game, "CS-BEE")), (2, 3));
}

#[rule("RBC-5.26c")]
#[test]
fn the_legion_may_join_either_army() {
    let mut game = legion().leader("CS-L-EVANS", "S4324").leader("US-L-BURNSIDE", "S4528").build();
    game.choose_all(&["move CS-HAMPTON-A", "step S4427", "step S4426", "halt", "done"]);
    assert_eq!(game.listed("attach"), ["CS-BEE", "CS-EVANS"]);
}

#[rule("RBC-5.28")]
#[test]
fn joining_takes_the_markers_of_the_legion_and_shares_those_of_the_brigade() {
    let mut game = near_bee();
    assert_eq!((left(&game, "CS-HAMPTON"), left(&game, "CS-BEE")), (2, 1));
    let mut dice = Fate::default();
    game.throw("attach CS-BEE", &mut dice);
    // The pool held Bee's marker alone, and it is drawn now.
    assert_eq!(dice.sides("pool"), [1]);
    assert_eq!((put(&game, "CS-HAMPTON"), left(&game, "CS-BEE")), (0, 0));
    assert_eq!((game.order("CS-HAMPTON-A"), game.order("CS-4AL-A")), (Order::March, Order::Advance));
    // The counter in Bee's range may act at once, the other skips.
    assert!(game.state.idle.has(game.unit("CS-HAMPTON-B")) && !game.state.idle.has(game.unit("CS-HAMPTON-A")));
    let mut calm = game.clone();
    calm.choose("done", &[]);
    calm.choose("move CS-HAMPTON-A", &[]);
    assert_eq!(calm.left(), 10, "tired like Bee's men, a point less");
    // An order of the brigade is its own: in command -1, to Attack +1, fatigue +1.
    game.choose("order CS-BEE attack", &[3]);
    assert!(game.told(|e| matches!(e, Event::OrderDie { total: 4, .. })), "{:?}", game.events);
    assert_eq!((game.order("CS-HAMPTON-A"), game.order("CS-HAMPTON-B")), (Order::Attack, Order::Attack));
}

#[rule("RBC-5.28a")]
#[test]
fn alone_the_legion_is_in_command_and_tires_by_itself() {
    // Nobody skips, far from everybody.
    let mut game = Position::at("draw")
        .unit_with("CS-HAMPTON-A", "S4428", "order = \"march\"")
        .unit_with("CS-HAMPTON-B", "S1010", "order = \"march\"")
        .brigade("CS-HAMPTON", "order = \"march\"\npool = 1\nfatigue = 3")
        .build();
    game.throw("begin", &mut Fate::default());
    assert!(game.state.idle.is_empty() && !game.told(|e| matches!(e, Event::Skips { .. })));
    game.choose("move CS-HAMPTON-B", &[]);
    assert_eq!(game.left(), 10, "its own fatigue");
    let mut game = legion().build();
    game.choose("move CS-HAMPTON-A", &[]);
    assert_eq!(game.left(), 12, "not Bee's");
    // Twelve points: ineffective at five lost.
    for (sp, ineffective) in [(2, false), (1, true)] {
        let game = Position::actions("CS-HAMPTON", "march")
            .unit_with("CS-HAMPTON-A", "S4428", &format!("sp = {sp}"))
            .unit("CS-HAMPTON-B", "S4430")
            .build();
        let legion = game.brigade("CS-HAMPTON");
        assert_eq!(effectiveness::is_ineffective(&game.world, &game.state, legion), ineffective, "{sp}");
    }
}

// 5.3: activation.

#[rule("RBC-5.31")]
#[rule("RBC-5.31a")]
#[test]
fn a_cavalry_marker_wakes_all_cavalry_wherever_it_is() {
    let mut game = Position::at("draw")
        .unit("CS-LANGHORNE", "S4428")
        .unit("CS-1VA-A", "N2010")
        .unit("CS-POWHATAN", "N6830")
        .unit("US-PALMER", "S1010")
        .brigade("CS-CAV", "pool = 1")
        .build();
    game.throw("begin", &mut Fate::default());
    assert_eq!(game.state.active, Some(game.brigade("CS-CAV")));
    assert!(game.state.idle.is_empty() && !game.told(|e| matches!(e, Event::Skips { .. })));
    game.choose("done", &[]);
    assert_eq!(game.listed("move"), ["CS-1VA-A", "CS-LANGHORNE", "CS-POWHATAN"]);
    assert_eq!(game.refused_by("move US-PALMER"), "RBC-3.2");
    let w = &game.world;
    assert!(w.brigades.iter().filter(|b| b.command == Command::Cavalry).all(|b| b.brigadier.is_none()));
}

/// Evans first, with markers; a regiment near him and the Louisianans at a hex.
fn spread(markers: u8, far: &str) -> Position {
    Position::at("first")
        .start("initiative = \"confederate\"")
        .brigade("CS-EVANS", &format!("pool = {markers}"))
        .leader("CS-L-EVANS", "S4428")
        .unit("CS-4SC-A", "S4427")
        .unit("CS-1LA", far)
}

#[rule("RBC-5.36")]
#[test]
fn a_unit_out_of_range_uses_one_marker_fewer() {
    // Four hexes away is in range.
    let mut game = spread(3, "S4424").build();
    assert_eq!((game.phase(), game.state.idle.len()), (Phase::OrderChange, 0));
    game.choose("done", &[]);
    assert!(game.offers("move CS-1LA"));
    // Five is not: it skips the first of three activations and acts in the others.
    let mut game = spread(3, "S4423").build();
    let mut acted = Vec::new();
    for _ in 0..3 {
        assert_eq!(game.state.active, Some(game.brigade("CS-EVANS")));
        game.choose("done", &[]);
        assert!(game.offers("move CS-4SC-A"));
        acted.push(game.offers("move CS-1LA"));
        if !game.offers("move CS-1LA") {
            assert_eq!(game.refused_by("move CS-1LA"), "RBC-5.36");
        }
        game.throw("done", &mut ByPurpose(Vec::new()));
    }
    assert_eq!(acted, [false, true, true]);
    assert!(game.told(|e| matches!(e, Event::PoolEmpty)));
    // With one marker it does nothing in this turn.
    let mut game = spread(1, "S4423").build();
    assert!(game.state.idle.has(game.unit("CS-1LA")));
    game.choose("done", &[]);
    assert_eq!(game.refused_by("move CS-1LA"), "RBC-5.36");
    game.throw("done", &mut ByPurpose(Vec::new()));
    assert!(at(&game.events, |e| matches!(e, Event::PoolEmpty)) == 0, "{:#?}", game.events);
    // It is measured at each activation: found out of range only in the second, it skips that one.
    let mut game = spread(2, "S4424").build();
    let evans = game.leader("CS-L-EVANS");
    game.state.leader_mut(evans).hex = Some(game.hex("S4430"));
    game.choose("done", &[]);
    assert!(game.offers("move CS-1LA"));
    game.throw("done", &mut ByPurpose(Vec::new()));
    assert!(game.state.idle.has(game.unit("CS-1LA")) && !game.state.idle.has(game.unit("CS-4SC-A")));
}

#[rule("RBC-5.36a")]
#[test]
fn a_unit_that_skips_defends_itself() {
    let mut game = Position::at("first")
        .start("initiative = \"confederate\"")
        .brigade("CS-EVANS", "pool = 1")
        .leader("CS-L-EVANS", "S1010")
        .unit("CS-4SC-B", "S1010")
        .facing("CS-4SC-A", "S4427", 3)
        .brigade("US-BURNSIDE", "pool = 1")
        .leader("US-L-BURNSIDE", "S4430")
        .unit("US-2RI-A", "S4428")
        .unit("US-1RI-A", "S4430")
        .build();
    assert!(game.state.idle.has(game.unit("CS-4SC-A")));
    game.choose("done", &[]);
    assert_eq!(game.refused_by("fire CS-4SC-A S4428"), "RBC-5.36");
    game.throw("done", &mut Fate::default());
    assert_eq!(game.state.active, Some(game.brigade("US-BURNSIDE")));
    game.choose("done", &[]);
    // It returns fire, and it fires at one who leaves.
    let mut leaving = game.clone();
    game.choose("fire US-2RI-A S4427", &[0]);
    assert_eq!(game.choices(), ["fire CS-4SC-A S4428", "done"]);
    leaving.choose_all(&["move US-2RI-A", "step S4429"]);
    assert_eq!(leaving.choices(), ["fire CS-4SC-A S4428", "done"]);
}

#[rule("RBC-5.36b")]
#[test]
fn units_without_a_brigadier_are_out_of_range() {
    // He has not come.
    let mut game = Position::at("first")
        .start("initiative = \"confederate\"")
        .brigade("CS-EVANS", "pool = 2")
        .unit("CS-4SC-A", "S4427")
        .unit("CS-1LA", "S4428")
        .build();
    game.choose_faces("begin", &[1]);
    assert_eq!(game.count(|e| matches!(e, Event::Skips { .. })), 2);
    assert_eq!(game.count(|e| matches!(e, Event::Activated { .. })), 2);
    game.choose("done", &[]);
    assert!(game.offers("move CS-4SC-A") && game.offers("move CS-1LA"));
    // He falls after the first activation: in the second his men skip, in the third they act.
    let mut game = spread(3, "S4426").build();
    assert!(game.state.idle.is_empty());
    game.choose("done", &[]);
    let evans = game.leader("CS-L-EVANS");
    let state = game.state.leader_mut(evans);
    (state.status, state.hex, state.replacement) = (Status::Recovery, None, true);
    game.throw("done", &mut ByPurpose(Vec::new()));
    assert_eq!(game.count(|e| matches!(e, Event::Skips { .. })), 2);
    assert!(game.state.idle.is_empty() && game.state.active.is_some());
    game.choose("done", &[]);
    assert!(game.offers("move CS-4SC-A") && game.offers("move CS-1LA"));
}

#[rule("RBC-5.37")]
#[test]
fn every_marker_of_both_sides_has_the_same_chance() {
    let base = Position::at("draw")
        .leader("US-L-BURNSIDE", "S4428")
        .unit("US-2RI-A", "S4428")
        .brigade("US-BURNSIDE", "pool = 2")
        .leader("CS-L-EVANS", "S1010")
        .unit("CS-4SC-A", "S1010")
        .brigade("CS-EVANS", "pool = 3");
    let mut drawn = BTreeMap::new();
    for marker in 1..=5 {
        let mut game = base.build();
        let mut dice = Fate::new(&[("pool", &[marker])]);
        game.throw("begin", &mut dice);
        assert_eq!(dice.thrown, [("pool", 5)]);
        *drawn.entry(game.world.brigade(game.state.active.unwrap()).id.clone()).or_insert(0) += 1;
    }
    assert_eq!(drawn, BTreeMap::from([("US-BURNSIDE".to_owned(), 2), ("CS-EVANS".to_owned(), 3)]));
    // The same brigade may come twice running; its markers grow fewer.
    let mut game = base.build();
    let mut dice = Fate::new(&[("pool", &[5, 4, 3])]);
    for spent in 1..=3 {
        if spent == 1 {
            game.throw("begin", &mut dice);
        } else {
            game.choose("done", &[]);
            game.throw("done", &mut dice);
        }
        assert_eq!(game.state.active, Some(game.brigade("CS-EVANS")));
        assert_eq!(left(&game, "CS-EVANS"), 3 - spent);
    }
    assert_eq!(dice.sides("pool"), [5, 4, 3]);
}
