//! Section 14: detachments (14.3), Tyler's division in Reserve (14.4), and Cocke's brigade (14.5).
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test stops where it fails")]

mod common;

use common::{ByPurpose, Game, Position};
use kernel::Side;
use kernel::dice::ScriptedDice;
use red_badge::disorder::{self, Test};
use red_badge::event::{Event, LossCause, Modifier};
use red_badge::play::Play;
use red_badge::stage::{FireKind, Phase, TestCause};
use red_badge::state::{Form, Order, Status};
use red_badge::{effectiveness, pool, tyler};
use rule::rule;

const HERE: &str = "S4428";
const NEAR: &str = "S4427";

fn put(game: &Game, brigade: &str) -> u8 {
    pool::put(&game.world, &game.state, game.brigade(brigade))
}

fn left(game: &Game, brigade: &str) -> u8 {
    pool::left(&game.world, &game.state, game.brigade(brigade))
}

fn cocke(game: &Game) -> u8 {
    tyler::cocke_effect(&game.world, &game.state)
}

// 14.3: detachments.

/// 4 SC a one point short, with its picket, and another one.
fn pickets(det: &str, other: &str) -> Position {
    Position::actions("CS-EVANS", "advance")
        .unit_with("CS-4SC-A", HERE, "sp = 5")
        .unit_with("CS-4SC-B", "S1010", "sp = 5")
        .unit("CS-DET-4SC-A", det)
        .unit("CS-DET-4SC-B", other)
        .leader("CS-L-JOHNSTON", "S1030")
}

#[rule("RBC-14.31")]
#[test]
fn three_pickets_stand_out_and_their_parents_are_short() {
    let game = Game::new("full-battle", &[]);
    let short = [("CS-DET-1LA", "CS-1LA"), ("CS-DET-4SC-A", "CS-4SC-A"), ("CS-DET-4SC-B", "CS-4SC-B")];
    for (det, parent) in short {
        assert_eq!(game.sp(det), 1);
        assert_eq!(game.sp(parent) + 1, game.world.unit(game.unit(parent)).sp, "{parent}");
        assert_eq!(game.world.unit(game.unit(det)).parent, Some(game.unit(parent)));
    }
    assert_eq!(game.world.units.iter().filter(|unit| unit.parent.is_some()).count(), 3);
}

#[rule("RBC-14.31")]
#[test]
fn an_absorbed_picket_gives_its_point_back() {
    let mut game = pickets(HERE, "S1212").build();
    assert_eq!(game.refused_by("absorb CS-DET-4SC-A"), "RBC-3.1", "only at the end of the activation");
    game.choose("done", &[]);
    assert_eq!((game.phase(), game.asked()), (Phase::Absorb, Some(Side::Confederate)));
    assert_eq!(game.listed("absorb"), ["CS-DET-4SC-A"]);
    assert_eq!(game.refused_by("absorb CS-DET-4SC-B"), "RBC-14.32", "not with its parent");
    game.choose("absorb CS-DET-4SC-A", &[]);
    assert_eq!((game.sp("CS-4SC-A"), game.status("CS-DET-4SC-A")), (6, Status::Gone));
    assert_eq!(game.place("CS-DET-4SC-A"), None);
    // The owner may also leave it.
    let mut game = pickets(HERE, "S1212").build();
    game.choose_all(&["done", "done"]);
    assert_eq!((game.sp("CS-4SC-A"), game.status("CS-DET-4SC-A")), (5, Status::OnMap));
    // With the other half it is not at home, and an enemy's activation brings no absorption.
    let mut game = pickets("S1212", HERE).build();
    game.choose("done", &[]);
    assert!(matches!(game.phase(), Phase::Commanders(_)));
    let mut game = Position::actions("US-BURNSIDE", "advance")
        .unit_with("CS-4SC-A", HERE, "sp = 5")
        .unit("CS-DET-4SC-A", HERE)
        .leader("CS-L-JOHNSTON", "S1030")
        .build();
    game.choose("done", &[]);
    assert!(matches!(game.phase(), Phase::Commanders(_)));
}

#[rule("RBC-14.31a")]
#[test]
fn a_picket_acts_like_any_unit_and_is_nobodys_sister() {
    let mut game = pickets("S4430", "S4432").facing("US-2RI-A", "S4433", 0).build();
    assert!(game.offers("move CS-DET-4SC-A") && game.offers("build CS-DET-4SC-A"));
    game.choose_all(&["move CS-DET-4SC-A", "step S4429", "halt"]);
    assert_eq!(game.place("CS-DET-4SC-A"), Some("S4429"));
    // Its parent's half is far from the other one: +1 for the halves, nothing for the pickets.
    let sister = |id: &str| {
        let mut found = 0;
        let test = Test::new(game.unit(id), TestCause::Fire);
        disorder::each_modifier(&game.world, &game.state, &test, |value, why| {
            if why == Modifier::TestSister {
                found += value;
            }
        });
        found
    };
    let ids = ["CS-4SC-A", "CS-4SC-B", "CS-DET-4SC-A", "CS-DET-4SC-B"];
    assert_eq!(ids.map(sister), [1, 1, 0, 0]);
    assert!(game.world.unit(game.unit("CS-DET-4SC-A")).sister.is_none());
}

#[rule("RBC-14.31a")]
#[test]
fn beside_its_parent_a_picket_is_no_further_counter() {
    let both = Position::actions("CS-EVANS", "advance")
        .unit_with("CS-4SC-A", HERE, "sp = 5")
        .unit_with("CS-4SC-B", HERE, "sp = 5")
        .unit("CS-DET-1LA", "S1010");
    // It steps in and stays; that of the Louisianans finds no room, nor does one whose parent is elsewhere.
    let mut game = both.clone().unit("CS-DET-4SC-A", NEAR).build();
    game.choose_all(&["move CS-DET-4SC-A", "step S4428", "halt"]);
    assert_eq!(game.place("CS-DET-4SC-A"), Some(HERE));
    let full = |place: &str| {
        let position = Position::actions("CS-EVANS", "advance")
            .unit_with("CS-4SC-A", HERE, "sp = 5")
            .unit_with("CS-4SC-B", HERE, "sp = 5")
            .unit("CS-DET-1LA", place);
        position.try_build().map(|_| ()).map_err(|e| e.to_string())
    };
    assert!(full("S1010").is_ok() && full(HERE).is_err());
    let apart = Position::actions("CS-EVANS", "advance")
        .unit_with("CS-1LA", HERE, "sp = 8")
        .unit_with("CS-4SC-B", HERE, "sp = 5")
        .unit_with("CS-4SC-A", "S1010", "sp = 5")
        .unit("CS-DET-4SC-A", HERE);
    assert!(apart.try_build().is_err());
}

#[rule("RBC-14.32a")]
#[test]
fn an_absorbed_picket_is_no_loss_and_a_dead_one_is() {
    let lost = |game: &Game| effectiveness::lost(&game.world, &game.state, game.brigade("CS-EVANS"));
    let mut game = pickets(HERE, "S1212").build();
    assert_eq!((lost(&game), game.state.lost[Side::Confederate]), (0, 0));
    game.choose_all(&["done", "absorb CS-DET-4SC-A"]);
    assert_eq!((lost(&game), game.state.lost[Side::Confederate]), (0, 0));
    let unit = game.unit("CS-DET-4SC-B");
    let mut dice = ScriptedDice::faces([]);
    let mut play = Play { w: &game.world, s: &mut game.state, dice: &mut dice, events: &mut game.events };
    play.lose(unit, 1, LossCause::Fire);
    assert_eq!(game.status("CS-DET-4SC-B"), Status::Gone);
    assert_eq!((lost(&game), game.state.lost[Side::Confederate]), (1, 1));
}

// 14.4: Tyler's division.

const RESERVE: &str = "[reserve]\nfrom = 1000\nfree = 1300";

/// Two units of Sherman's in Reserve at the beginning of a turn. The Union keeps the initiative with a 9 against a 0,
/// and the division draws a marker.
fn sherman(hour: u16) -> Position {
    Position::at("turn")
        .start(&format!("hour = {hour}"))
        .text(RESERVE)
        .unit("US-69NY-A", HERE)
        .unit("US-69NY-B", "S4430")
        .leader("US-L-SHERMAN", HERE)
        .leader("US-L-TYLER", HERE)
}

/// The faces of initiative dice that leave it with the Union.
const KEEP: [u8; 2] = [9, 10];
/// Markers of 1, 2, 3 and 4 in the cup.
const FACES: [u8; 4] = [1, 2, 5, 8];

/// Begins a turn with a marker for the division, and the faces that fall after it.
fn begin(position: &Position, marker: usize, rest: &[u8]) -> Game {
    let mut game = position.build();
    let faces: Vec<u8> = KEEP.into_iter().chain([FACES[marker - 1]]).chain(rest.iter().copied()).collect();
    game.choose_faces("begin", &faces);
    game
}

#[rule("RBC-14.41")]
#[test]
fn at_nine_nobody_of_tylers_has_a_marker() {
    let mut game = Game::new("full-battle", &[]);
    // Hunter and the two Confederate armies draw.
    game.choose("done", &[]).choose_faces("done", &[8, 8, 7]);
    assert_eq!(game.count(|e| matches!(e, Event::EfficiencyDrawn { .. })), 3);
    assert_eq!(["US-SCHENCK", "US-SHERMAN", "US-KEYES"].map(|id| put(&game, id)), [0; 3]);
    assert!(put(&game, "US-BURNSIDE") > 0);
    assert!(game.listed("pick").is_empty());
    for id in ["US-SCHENCK", "US-SHERMAN", "US-KEYES"] {
        assert!(game.of(id).reserve && game.of(id).order == Order::Reserve, "{id}");
    }
}

/// Sherman's and Schenck's guns in Reserve, an enemy five hexes from them, and Burnside with markers.
fn guns(hour: u16) -> Position {
    Position::at("draw")
        .start(&format!("hour = {hour}"))
        .text(RESERVE)
        .brigade("US-BURNSIDE", "pool = 2")
        .unit("US-2RI-A", "S1414")
        .leader("US-L-BURNSIDE", "S1414")
        .unit("US-E3US-A", HERE)
        .unit_with("US-E2US-A", "S4528", "form = \"limbered\"")
        .unit("US-69NY-A", "S4425")
        .facing("CS-4SC-A", "S4424", 0)
        .facing("CS-4SC-B", "S4723", 0)
}

#[rule("RBC-14.41")]
#[rule("RBC-14.41a")]
#[rule("RBC-14.41b")]
#[test]
fn guns_in_reserve_fire_once_a_turn_and_stand_still() {
    let mut game = guns(900).build();
    game.choose_faces("begin", &[1]);
    assert_eq!((game.phase(), game.asked()), (Phase::ReserveFire, Some(Side::Union)));
    assert_eq!(game.listed("fire"), ["US-E3US-A S4723"]);
    // Infantry in Reserve, limbered guns and other brigades do not fire here.
    assert_eq!(game.refused_by("fire US-69NY-A S4424"), "RBC-14.41");
    assert_eq!(game.refused_by("fire US-E2US-A S4723"), "RBC-9.13");
    assert_eq!(game.refused_by("fire US-2RI-A S4424"), "RBC-14.42");
    for choice in ["move US-E3US-A", "move US-E2US-A", "turn e", "face US-E3US-A e"] {
        assert_eq!(game.refused_by(choice), "RBC-3.1", "{choice}");
    }
    let facing = game.at("US-E3US-A").facing;
    game.choose("fire US-E3US-A S4723", &[0]);
    assert!(game.told(|e| matches!(e, Event::Fired { kind: FireKind::Reserve, .. })));
    // Burnside goes on; at his next marker the battery has had its fire.
    assert_eq!((game.phase(), game.state.active), (Phase::OrderChange, Some(game.brigade("US-BURNSIDE"))));
    game.choose("done", &[]).choose("done", &[1]);
    assert_eq!(game.count(|e| matches!(e, Event::Activated { .. })), 1);
    assert_ne!(game.phase(), Phase::ReserveFire);
    assert!(game.state.barraged.has(game.unit("US-E3US-A")));
    assert_eq!((game.at("US-E3US-A").facing, game.place("US-E3US-A")), (facing, Some(HERE)));
}

#[rule("RBC-14.41a")]
#[test]
fn a_second_fire_of_a_battery_waits_for_the_next_turn() {
    let mut game = guns(900).unit("US-E3US-B", "S4629").build();
    game.choose_faces("begin", &[1]);
    game.choose("fire US-E3US-A S4723", &[0]);
    assert_eq!(game.listed("fire"), ["US-E3US-B S4723"], "another section may still");
    assert_eq!(game.refused_by("fire US-E3US-A S4723"), "RBC-14.41a");
    game.choose("done", &[]);
    // The same at the next marker of the turn, and in the next turn it is ready again.
    game.choose("done", &[]).choose("done", &[1]);
    assert_eq!(game.phase(), Phase::ReserveFire);
    assert_eq!(game.refused_by("fire US-E3US-A S4723"), "RBC-14.41a");
    let mut dice = ByPurpose(vec![("initiative", 5), ("pool", 1)]);
    game.idle_until(&mut dice, |g| g.state.turn == 1 && g.phase() == Phase::ReserveFire);
    assert!(game.offers("fire US-E3US-A S4723"));
}

#[rule("RBC-14.41a")]
#[test]
fn a_battery_in_reserve_answers_fire_besides() {
    let mut game = Position::actions("CS-EVANS", "advance")
        .text(RESERVE)
        .start("hour = 900")
        .facing("CS-4SC-A", "S4426", 3)
        .unit("US-E3US-A", HERE)
        .build();
    let unit = game.unit("US-E3US-A");
    game.state.barraged.insert(unit);
    game.choose("fire CS-4SC-A S4428", &[0]);
    assert_eq!(game.asked(), Some(Side::Union));
    assert_eq!(game.listed("fire"), ["US-E3US-A S4426"]);
    // It fires at the beginning of Union activations only: a Confederate marker did not ask for it.
    let mut game = guns(900).brigade("CS-EVANS", "pool = 1").leader("CS-L-EVANS", "S4424").build();
    game.choose_faces("begin", &[3]);
    assert_eq!(game.state.active, Some(game.brigade("CS-EVANS")));
    assert!(!matches!(game.phase(), Phase::ReserveFire));
}

#[rule("RBC-14.41")]
#[rule("RBC-14.41b")]
#[test]
fn in_reserve_nobody_moves_but_tyler_himself() {
    let held = Position::at("actions")
        .start("hour = 1000\nbrigade = \"US-SHERMAN\"")
        .text(RESERVE)
        .unit("US-69NY-A", HERE)
        .unit_with("US-E3US-A", "S4430", "form = \"limbered\"")
        .leader("US-L-SHERMAN", HERE)
        .facing("CS-4SC-A", "S4426", 0)
        .build();
    assert_eq!(held.refused_by("move US-69NY-A"), "RBC-14.41");
    assert_eq!(held.refused_by("move US-E3US-A"), "RBC-14.41");
    assert_eq!(held.refused_by("fire US-69NY-A S4426"), "RBC-14.41");
    let mut game = Position::at("commanders")
        .start("hour = 900")
        .text(RESERVE)
        .unit("US-69NY-A", HERE)
        .leader("US-L-TYLER", HERE)
        .leader("US-L-SHERMAN", HERE)
        .build();
    assert_eq!(game.listed("lead"), ["US-L-TYLER"]);
    assert_eq!(game.refused_by("lead US-L-SHERMAN"), "RBC-4.17");
    game.choose("lead US-L-TYLER", &[]);
    assert!(game.offers("go S4420"));
}

#[rule("RBC-14.42")]
#[test]
fn one_brigade_in_reserve_has_markers() {
    let base = sherman(1000)
        .unit("US-2NY-A", "S4432")
        .unit("US-2RI-A", "S1414")
        .leader("US-L-BURNSIDE", "S1414")
        .leader("US-L-HUNTER", "S1414")
        .group(&["US-2ME-A"], "N7021", 1100, "ams = 2\nonly-released = true");
    // Tyler's division draws first, then Hunter's.
    let mut game = begin(&base, 3, &[2]);
    assert_eq!((game.phase(), game.asked()), (Phase::Pool, Some(Side::Union)));
    assert_eq!(game.listed("pick"), ["US-SCHENCK", "US-SHERMAN"]);
    assert_eq!(game.refused_by("pick US-KEYES"), "RBC-14.42", "not due before 1100");
    assert_eq!(game.refused_by("pick US-BURNSIDE"), "RBC-14.42");
    game.choose("pick US-SHERMAN", &[]);
    assert_eq!(["US-SHERMAN", "US-SCHENCK", "US-KEYES"].map(|id| put(&game, id)), [3, 0, 0]);
    assert_eq!(put(&game, "US-BURNSIDE"), 2);
    // It cannot be first (5.15), nor be given an order (6.31): Burnside is asked about and is first.
    assert_eq!(game.refused_by("order US-SHERMAN advance"), "RBC-6.31");
    game.choose("done", &[]);
    assert_eq!(game.state.active, Some(game.brigade("US-BURNSIDE")));
}

#[rule("RBC-14.42")]
#[test]
fn released_brigades_have_their_markers_besides() {
    let base = sherman(1100)
        .brigade("US-SCHENCK", "released = true\norder = \"advance\"")
        .unit("US-2NY-A", "S4432")
        .unit("US-2NY-B", "S4433")
        .leader("US-L-SCHENCK", "S4432")
        .group(&["US-2ME-A", "US-2ME-B"], "N7021", 1100, "ams = 2\nonly-released = true");
    let mut game = begin(&base, 3, &[]);
    assert_eq!(game.listed("pick"), ["US-KEYES", "US-SHERMAN"], "Keyes is due, Schenck is free");
    game.choose("pick US-KEYES", &[]);
    assert_eq!(["US-KEYES", "US-SCHENCK", "US-SHERMAN"].map(|id| put(&game, id)), [2, 3, 0]);
    // Without a brigade of Tyler's in Reserve nothing is picked.
    let free = sherman(1000).brigade("US-SHERMAN", "released = true\norder = \"advance\"");
    let game = begin(&free, 3, &[]);
    assert_eq!((put(&game, "US-SHERMAN"), game.state.reserve_pick), (3, None));
}

/// Sherman's first attempt of a turn, about to be made.
fn attempt(position: &Position, markers: usize) -> Game {
    let game = begin(position, markers, &[1]);
    assert_eq!((game.phase(), game.state.active), (Phase::Release, Some(game.brigade("US-SHERMAN"))));
    assert_eq!(game.choices(), ["release", "done"]);
    game
}

#[rule("RBC-14.43")]
#[test]
fn nine_or_more_with_the_turns_that_have_passed() {
    for (hour, least) in [(1000, 8), (1100, 7), (1200, 6)] {
        let mut game = attempt(&sherman(hour), 1);
        game.choose("release", &[least]);
        assert!(game.told(|e| matches!(e, Event::ReleaseDie { total: 9, released: true, .. })), "{hour}");
        assert!(!game.of("US-SHERMAN").reserve);
        let mut game = attempt(&sherman(hour), 1);
        game.throw("release", &mut ByPurpose(vec![("release", least - 1)]));
        assert!(game.told(|e| matches!(e, Event::ReleaseDie { total: 8, released: false, .. })), "{hour}");
        assert!(game.of("US-SHERMAN").reserve && game.of("US-SHERMAN").failed == 1);
    }
}

#[rule("RBC-14.43")]
#[test]
fn failures_and_cockes_movements_help() {
    // 1100 and three regiments of Cocke's: +5; a failure makes it +6.
    let base = sherman(1100)
        .start("stirred = [\"CS-8VA\", \"CS-49VA\", \"CS-18VA-A\", \"CS-18VA-B\"]")
        .unit("CS-8VA", "S1414")
        .unit("CS-49VA", "S1616")
        .unit("CS-18VA-A", "S1818")
        .unit("CS-18VA-B", "S1819");
    let start = || {
        let mut game = base.build();
        // The Confederate army draws too; three markers for Sherman, one for Cocke. The first drawn is Sherman's.
        let faces = [KEEP[0], KEEP[1], FACES[2], FACES[0], 1];
        game.choose_faces("begin", &faces);
        assert_eq!(game.phase(), Phase::Release);
        game
    };
    let mut game = start();
    game.choose("release", &[3, 1]);
    let lines: Vec<(Modifier, i8)> = game
        .events
        .iter()
        .filter_map(|e| match e {
            Event::Modified { side: Side::Union, value, why } => Some((*why, *value)),
            _ => None,
        })
        .collect();
    assert_eq!(lines, [(Modifier::TurnsPassed, 2), (Modifier::CockeStirred, 3)]);
    assert!(game.told(|e| matches!(e, Event::ReleaseDie { die: 3, total: 8, released: false, .. })));
    assert_eq!((game.phase(), game.of("US-SHERMAN").failed), (Phase::Release, 1));
    let mut again = game.clone();
    again.choose("release", &[2, 1]);
    assert!(again.told(|e| matches!(e, Event::ReleaseDie { die: 2, total: 8, released: false, .. })));
    assert_eq!(again.of("US-SHERMAN").failed, 2);
    game.choose("release", &[3]);
    assert!(game.told(|e| matches!(e, Event::Modified { value: 1, why: Modifier::FailedBefore, .. })));
    assert!(game.told(|e| matches!(e, Event::ReleaseDie { die: 3, total: 9, released: true, .. })));
    // Failures are the brigade's own and last over turns.
    let mut lines = Vec::new();
    tyler::modifiers(&again.world, &again.state, again.brigade("US-SCHENCK"), &mut |value, why| {
        lines.push((why, value))
    });
    assert!(!lines.iter().any(|(why, _)| *why == Modifier::FailedBefore));
    again.idle_until(&mut ByPurpose(vec![("pool", 1)]), |g| g.state.turn == 3);
    assert_eq!(again.of("US-SHERMAN").failed, 2);
}

#[rule("RBC-14.43a")]
#[test]
fn not_to_try_costs_the_marker_and_is_no_failure() {
    let mut game = attempt(&sherman(1000), 2);
    game.choose("done", &[1]);
    assert!(game.told(|e| *e == Event::ReleaseDeclined { brigade: game.brigade("US-SHERMAN") }));
    assert_eq!((game.of("US-SHERMAN").failed, left(&game, "US-SHERMAN")), (0, 0));
    assert_eq!(game.phase(), Phase::Release, "the second marker");
    assert!(game.of("US-SHERMAN").reserve);
}

#[rule("RBC-14.44")]
#[rule("RBC-14.44a")]
#[test]
fn a_released_brigade_takes_an_order_and_acts_on_a_later_marker() {
    let mut game = attempt(&sherman(1000), 3);
    game.choose("release", &[8]);
    assert_eq!((game.phase(), game.asked()), (Phase::ReleaseOrder, Some(Side::Union)));
    assert_eq!(game.choices(), ["order US-SHERMAN march", "order US-SHERMAN advance"]);
    assert_eq!(game.refused_by("order US-SHERMAN attack"), "RBC-6.31");
    assert_eq!(game.refused_by("order US-SHERMAN reserve"), "RBC-6.31");
    assert_eq!(game.refused_by("move US-69NY-A"), "RBC-3.1");
    // The next of the two markers left is an ordinary activation.
    game.choose("order US-SHERMAN march", &[1]);
    assert_eq!((game.order("US-69NY-A"), game.of("US-SHERMAN").order), (Order::March, Order::March));
    assert!(game.told(|e| matches!(e, Event::Activated { first: false, .. })));
    assert_eq!((game.of("US-SHERMAN").activations, left(&game, "US-SHERMAN")), (1, 1));
    assert_ne!(game.phase(), Phase::Release);
}

#[rule("RBC-14.44")]
#[test]
fn on_its_last_marker_a_released_brigade_does_nothing_more() {
    let mut game = attempt(&sherman(1000), 1);
    game.choose("release", &[8]);
    game.choose("order US-SHERMAN advance", &[]);
    assert!(matches!(game.phase(), Phase::Commanders(Side::Union)), "the pool is empty");
    assert_eq!((game.of("US-SHERMAN").activations, game.place("US-69NY-A")), (0, Some(HERE)));
}

#[rule("RBC-14.44a")]
#[test]
fn near_the_enemy_a_released_brigade_does_not_march() {
    let near = sherman(1000).facing("CS-4SC-A", "S4426", 0).leader("CS-L-EVANS", "S4426");
    let mut game = near.build();
    game.choose_faces("begin", &[KEEP[0], KEEP[1], FACES[0], FACES[0], 1]);
    // Advance is the only order left and is given by itself; then Evans's marker comes up.
    game.choose("release", &[8, 1]);
    assert_eq!((game.of("US-SHERMAN").order, game.order("US-69NY-A")), (Order::Advance, Order::Advance));
}

#[rule("RBC-AMB10")]
#[test]
fn every_marker_of_the_chosen_brigade_is_an_attempt() {
    let mut game = attempt(&sherman(1000), 3);
    assert_eq!(put(&game, "US-SHERMAN"), 3);
    game.choose("release", &[0, 1]).choose("release", &[0, 1]);
    assert_eq!(game.phase(), Phase::Release);
    game.choose("release", &[0]);
    assert_eq!(game.of("US-SHERMAN").failed, 3);
    assert!(matches!(game.phase(), Phase::Commanders(_)));
    let one = sherman(1000).named("full-battle").option("reserve-markers", "one");
    let mut game = attempt(&one, 3);
    assert_eq!(put(&game, "US-SHERMAN"), 1);
    game.choose("release", &[0]);
    assert_eq!(game.of("US-SHERMAN").failed, 1);
    assert!(matches!(game.phase(), Phase::Commanders(_)));
}

/// Keyes due at 1100 on the turnpike, with Tyler near by.
fn keyes(hour: u16) -> Position {
    Position::at("turn").start(&format!("hour = {hour}")).text(RESERVE).leader("US-L-TYLER", "N6921").group(
        &["US-L-KEYES", "US-2ME-A", "US-2ME-B"],
        "N7021",
        1100,
        "ams = 2\nonly-released = true",
    )
}

#[rule("RBC-14.46")]
#[test]
fn keyes_comes_only_after_his_release() {
    let mut game = begin(&keyes(1100), 4, &[1]);
    assert_eq!((game.phase(), game.status("US-2ME-A")), (Phase::Release, Status::Queued));
    assert_eq!(game.refused_by("enter US-2ME-A N7021 march"), "RBC-3.1");
    // Even with a marker in play his men would stay out.
    let held = Position::at("actions")
        .start("hour = 1100\nbrigade = \"US-KEYES\"")
        .text(RESERVE)
        .unit("US-3CT-A", HERE)
        .group(&["US-2ME-A"], "N7021", 1100, "only-released = true")
        .leader("US-L-KEYES", HERE)
        .build();
    assert_eq!(held.refused_by("enter US-2ME-A N7021 march"), "RBC-14.41");
    // Released, they come in on the next marker under any order, for none is listed.
    game.choose("release", &[7]);
    game.choose("order US-KEYES march", &[1]);
    let ways = ["US-2ME-A N7021", "US-2ME-B N7021"];
    let expected = ways.iter().flat_map(|way| ["advance", "attack", "march"].map(|order| format!("{way} {order}")));
    assert_eq!(game.listed("enter"), expected.collect::<Vec<_>>());
    game.choose("enter US-2ME-A N7021 march", &[]);
    assert_eq!(game.place("US-2ME-A"), Some("N7021"));
    // Nobody of his at 1000.
    let early = Position::at("turn")
        .start("hour = 1000")
        .text(RESERVE)
        .unit("US-2RI-A", HERE)
        .leader("US-L-BURNSIDE", HERE)
        .leader("US-L-HUNTER", HERE)
        .group(&["US-L-KEYES", "US-2ME-A"], "N7021", 1100, "ams = 2\nonly-released = true");
    let game = begin(&early, 2, &[]);
    assert_eq!((put(&game, "US-KEYES"), game.status("US-2ME-A")), (0, Status::Waiting));
}

#[rule("RBC-14.46a")]
#[test]
fn the_two_markers_of_keyes_hold_for_eleven_only() {
    let at = |hour: u16, marker: usize| put(&begin(&keyes(hour), marker, &[1]), "US-KEYES");
    assert_eq!([1, 3, 4].map(|marker| at(1100, marker)), [2, 2, 2]);
    assert_eq!([1, 3, 4].map(|marker| at(1200, marker)), [1, 3, 4]);
}

// 14.5: Cocke.

#[rule("RBC-AMB09")]
#[test]
fn davidson_acts_with_evans_but_counts_for_cocke() {
    let of = |brigade: &str, option: &str| {
        Position::actions(brigade, "advance")
            .named("full-battle")
            .option("davidson", option)
            .unit_with("CS-DAVIDSON", HERE, "form = \"limbered\"")
            .unit("CS-4SC-A", "S1414")
            .unit("CS-8VA", "S1616")
            .build()
    };
    let moved = |mut game: Game| {
        assert_eq!(cocke(&game), 0);
        game.choose_all(&["move CS-DAVIDSON", "step S4429", "halt"]);
        cocke(&game)
    };
    assert_eq!(moved(of("CS-EVANS", "evans")), 1);
    assert_eq!(of("CS-COCKE", "evans").refused_by("move CS-DAVIDSON"), "RBC-3.2");
    assert_eq!(moved(of("CS-COCKE", "cocke")), 1);
    assert_eq!(of("CS-EVANS", "cocke").refused_by("move CS-DAVIDSON"), "RBC-3.2");
}

fn cocke_moves(unit: &str, lines: &str, acts: &[&str]) -> u8 {
    let mut game = Position::actions("CS-COCKE", "advance").unit_with(unit, HERE, lines).build();
    game.choose(&format!("move {unit}"), &[]);
    game.choose_all(acts);
    cocke(&game)
}

#[rule("RBC-14.51a")]
#[test]
fn a_move_counts_for_good_and_a_turn_does_not() {
    assert_eq!(cocke_moves("CS-8VA", "", &["step S4427", "halt"]), 1);
    assert_eq!(cocke_moves("CS-8VA", "", &["step S4427", "step S4428", "halt"]), 1, "there and back");
    assert_eq!(cocke_moves("CS-8VA", "", &["turn e", "halt"]), 0);
    assert_eq!(cocke_moves("CS-HEATON", "form = \"unlimbered\"", &["turn e", "halt"]), 0);
    assert_eq!(cocke_moves("CS-HEATON", "form = \"unlimbered\"", &["limber", "halt"]), 0);
    let line = "facing = 0\nextended = \"S4528\"";
    assert_eq!(cocke_moves("CS-19VA-A", line, &["contract S4428", "halt"]), 0, "it keeps its hex");
    assert_eq!(cocke_moves("CS-19VA-A", line, &["contract S4528", "halt"]), 1);
    // Others of the army count for nothing.
    let mut game = Position::actions("CS-EVANS", "advance").unit("CS-4SC-A", HERE).build();
    game.choose_all(&["move CS-4SC-A", "step S4427", "halt"]);
    assert_eq!(cocke(&game), 0);
    // Both halves are one regiment, all guns are one; who comes onto the map has moved.
    let mut game = Position::actions("CS-COCKE", "advance")
        .unit_with("CS-HEATON", "S4428", "form = \"limbered\"")
        .unit_with("CS-FOUKE", "S4426", "form = \"limbered\"")
        .group(&["CS-18VA-A", "CS-18VA-B"], "N7034", 900, "")
        .build();
    for unit in ["CS-HEATON S4429", "CS-FOUKE S4425"] {
        let (id, to) = unit.split_once(' ').unwrap();
        game.choose_all(&[&format!("move {id}"), &format!("step {to}"), "halt"]);
    }
    assert_eq!((cocke(&game), game.form("CS-HEATON")), (1, Form::Limbered));
    for id in ["CS-18VA-A", "CS-18VA-B"] {
        game.choose(&format!("enter {id} N7034 advance"), &[]);
        let on = game.listed("step")[0].clone();
        game.choose_all(&[&format!("step {on}"), "halt"]);
    }
    assert_eq!(cocke(&game), 2);
}

#[rule("RBC-14.51a")]
#[test]
fn who_is_driven_back_has_not_moved_and_who_advances_has() {
    let mut game = Position::actions("US-BURNSIDE", "advance")
        .unit("US-2RI-A", "S4429")
        .unit_with("CS-8VA", NEAR, "facing = 3\nmorale = \"disordered\"")
        .build();
    game.throw("fire US-2RI-A S4427", &mut ByPurpose(vec![("fire", 6), ("disorder", 8), ("second-disorder", 2)]));
    let way = game.listed("flee").first().cloned();
    if let Some(hex) = way {
        game.throw(&format!("flee {hex}"), &mut ByPurpose(Vec::new()));
    }
    assert_ne!(game.place("CS-8VA"), Some(NEAR), "it gave way");
    assert_eq!(cocke(&game), 0);
    let shock = |advance: bool| {
        let mut game = Position::shock("CS-COCKE")
            .unit("CS-8VA", HERE)
            .facing("US-2NH-A", NEAR, 3)
            .unit("US-2RI-A", "S1010")
            .leader("CS-L-JOHNSTON", "S1030")
            .build();
        game.choose("shock CS-8VA S4427", &[]);
        let mut dice = ByPurpose(vec![("disorder", 9)]);
        // He falls back: his test fails, and the hex is empty.
        game.throw("fall-back US-2NH-A", &mut dice);
        game.idle_until(&mut dice, |g| g.offers("advance CS-8VA S4427 ne"));
        game.throw(if advance { "advance CS-8VA S4427 ne" } else { "done" }, &mut dice);
        cocke(&game)
    };
    assert_eq!((shock(false), shock(true)), (0, 1));
}

#[rule("RBC-14.45")]
#[test]
fn from_thirteen_hundred_the_whole_division_is_free() {
    let at = |hour: u16| {
        let mut game = sherman(hour).build();
        game.throw("begin", &mut ByPurpose(Vec::new()));
        game
    };
    let (held, free) = (at(1200), at(1300));
    assert!(held.of("US-SHERMAN").reserve && !free.of("US-SHERMAN").reserve);
    assert_eq!(held.order("US-69NY-A"), Order::Reserve);
    assert!(put(&free, "US-SHERMAN") > 0);
    // Nobody has to be picked or released any more: it takes orders as every brigade does.
    assert!(free.listed("pick").is_empty() && free.listed("release").is_empty());
    assert_ne!(free.order("US-69NY-A"), Order::Reserve);
    assert!(free.offers("order US-SHERMAN attack") && !held.offers("order US-SHERMAN attack"));
}

#[rule("RBC-6.31")]
#[test]
fn a_brigade_in_reserve_stays_there_when_it_is_attacked() {
    let mut game = Position::shock("CS-BEE")
        .text(RESERVE)
        .order("US-SCHENCK", "reserve")
        .unit("CS-4AL-A", "S4428")
        .unit("CS-2MS-A", "S1010")
        .facing("US-2NY-A", "S4427", 3)
        .facing("US-2NY-B", "S4426", 3)
        .build();
    let mut dice = ByPurpose(Vec::new());
    game.throw("shock CS-4AL-A S4427", &mut dice);
    let told = game.idle_until(&mut dice, |g| g.phase() != Phase::Declare && g.state.shock.is_none());
    let fought = |e: &Event| matches!(e, Event::ShockDie { .. });
    assert!(told.iter().any(fought) || game.told(fought), "{told:#?}");
    assert!(game.of("US-SCHENCK").reserve && game.of("US-SCHENCK").order == Order::Reserve);
    assert_eq!((game.order("US-2NY-A"), game.order("US-2NY-B")), (Order::Reserve, Order::Reserve));
}
