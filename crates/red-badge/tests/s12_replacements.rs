//! 12.75: replacements of leaders. The ground around S4428 is flat and open.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test stops where it fails")]

mod common;

use common::condition::{HERE, NEAR};
use common::{ByPurpose, Game, Position};
use kernel::Side;
use red_badge::event::Event;
use red_badge::leaders;
use red_badge::stage::Phase;
use red_badge::state::Status;
use rule::rule;

// 12.75: replacements.

/// Union infantry next to a Confederate leader who is alone; two units of Bee's and one of Bartow's elsewhere.
fn lone(leader: &str) -> Game {
    let mut game = Position::actions("US-BURNSIDE", "attack")
        .unit("US-2RI-A", HERE)
        .leader(leader, NEAR)
        .unit("CS-4AL-A", "S4415")
        .unit("CS-2MS-A", "S4615")
        .unit("CS-7GA-A", "S4815")
        .build();
    game.choose_all(&["move US-2RI-A", "step S4427"]);
    game
}

#[rule("RBC-12.75")]
#[rule("RBC-AMB35")]
#[test]
fn a_captured_brigadier_is_replaced_with_any_unit_of_his() {
    let mut game = lone("CS-L-BEE");
    let bee = game.leader("CS-L-BEE");
    assert!(game.told(|e| matches!(e, Event::LeaderCaptured { leader, .. } if *leader == bee)));
    assert_eq!(game.status("CS-L-BEE"), Status::Recovery);
    game.choose_all(&["halt", "done"]);
    assert_eq!((game.phase(), game.asked()), (Phase::Replacements(Side::Confederate), Some(Side::Confederate)));
    assert_eq!(game.listed("replace"), ["CS-L-BEE CS-2MS-A", "CS-L-BEE CS-4AL-A"]);
    assert_eq!(game.refused_by("replace CS-L-BEE CS-7GA-A"), "RBC-12.75", "Bartow's");
    game.throw("replace CS-L-BEE CS-4AL-A", &mut ByPurpose(Vec::new()));
    assert_eq!((game.place("CS-L-BEE"), game.status("CS-L-BEE")), (Some("S4415"), Status::OnMap));
    assert!(game.state.leader(bee).replacement);
    assert_eq!(leaders::range(&game.world, &game.state, bee), 4);
}

#[rule("RBC-12.75")]
#[rule("RBC-AMB35")]
#[test]
fn a_brigadier_hit_by_fire_is_replaced_alike() {
    let mut game = Position::actions("US-BURNSIDE", "advance")
        .unit("US-2RI-A", "S4429")
        .facing("CS-4AL-A", NEAR, 0)
        .leader("CS-L-BEE", NEAR)
        .unit("CS-2MS-A", "S4615")
        .build();
    game.throw("fire US-2RI-A S4427", &mut ByPurpose(vec![("fire", 9), ("leader", 9), ("disorder", 0)]));
    assert!(game.told(|e| matches!(e, Event::LeaderDie { hit: true, .. })));
    assert_eq!(game.status("CS-L-BEE"), Status::Recovery);
    game.idle_until(&mut ByPurpose(Vec::new()), |g| matches!(g.phase(), Phase::Replacements(_)));
    assert_eq!(game.listed("replace"), ["CS-L-BEE CS-2MS-A", "CS-L-BEE CS-4AL-A"]);
}

#[rule("RBC-12.75")]
#[test]
fn army_commanders_of_the_confederates_are_not_replaced() {
    let mut game = lone("CS-L-JOHNSTON");
    assert_eq!(game.status("CS-L-JOHNSTON"), Status::Gone);
    game.throw("halt", &mut ByPurpose(Vec::new())).throw("done", &mut ByPurpose(Vec::new()));
    assert_eq!(game.state.turn, 2, "nobody was asked");
    assert_eq!(lone("CS-L-BEAUREGARD").status("CS-L-BEAUREGARD"), Status::Gone);
    let twice = Position::actions("CS-BEE", "advance").leader_with("CS-L-JOHNSTON", HERE, "replacement = true");
    assert!(twice.try_build().is_err_and(|e| e.to_string().contains("never replaced")));
}

#[rule("RBC-12.75")]
#[test]
fn commanders_of_the_union_are_replaced_by_men_without_rating() {
    let mut game = Position::actions("CS-BEE", "attack")
        .unit("CS-4AL-A", HERE)
        .leader("US-L-MCDOWELL", NEAR)
        .leader("US-L-HUNTER", NEAR)
        .unit("US-2RI-A", "S4415")
        .unit("US-5MA-A", "S4615")
        .unit("US-PALMER", "S4815")
        .build();
    let chief = game.leader("US-L-MCDOWELL");
    assert_eq!(leaders::rating(&game.world, &game.state, chief), 1);
    game.choose_all(&["move CS-4AL-A", "step S4427", "halt", "done"]);
    // His command is everybody but the cavalry; Hunter's is his own division.
    assert_eq!(game.listed("replace"), ["US-L-MCDOWELL US-2RI-A", "US-L-MCDOWELL US-5MA-A"]);
    game.throw("replace US-L-MCDOWELL US-5MA-A", &mut ByPurpose(Vec::new()));
    assert_eq!(game.place("US-L-MCDOWELL"), Some("S4615"));
    assert_eq!(leaders::rating(&game.world, &game.state, chief), 0);
    // One unit only: the question answers itself.
    assert_eq!(game.place("US-L-HUNTER"), Some("S4415"));
}

#[rule("RBC-12.75")]
#[test]
fn without_a_unit_the_replacement_waits() {
    let mut game = Position::actions("US-BURNSIDE", "attack")
        .unit("US-2RI-A", HERE)
        .leader("CS-L-BEE", NEAR)
        .routed("CS-4AL-A")
        .build();
    game.choose_all(&["move US-2RI-A", "step S4427", "halt"]);
    game.throw("done", &mut ByPurpose(vec![("recovery", 9)]));
    assert_eq!((game.state.turn, game.status("CS-L-BEE")), (2, Status::Recovery));
    // As soon as the unit is back at the end of a turn he comes at the end of the next one.
    let comes = |g: &Game| g.status("CS-L-BEE") == Status::OnMap;
    game.idle_until(&mut ByPurpose(vec![("recovery", 0), ("pool", 1)]), comes);
    assert_eq!((game.state.turn, game.place("CS-L-BEE")), (4, game.place("CS-4AL-A")));
}
