//! 2.6: the universal disorder die roll, 12.34, and the bound of 3.9.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test stops where it fails")]

mod common;

use common::{Game, Position, world};
use red_badge::disorder::{self, Test, passes};
use red_badge::event::{Event, Modifier};
use red_badge::play::Play;
use red_badge::stage::TestCause;
use red_badge::state::Status;
use rule::rule;

const NEAR: &str = "S4427";
const HERE: &str = "S4428";

fn lines(game: &Game, test: &Test) -> Vec<(Modifier, i8)> {
    let mut found = Vec::new();
    disorder::each_modifier(&game.world, &game.state, test, |value, why| found.push((why, value)));
    found
}

fn drm(position: &Position, unit: &str, cause: TestCause) -> i8 {
    let game = position.build();
    disorder::drm(&game.world, &game.state, &Test::new(game.unit(unit), cause))
}

/// Runs a test with the faces given, and what follows of it at once.
fn take(game: &mut Game, unit: &str, cause: TestCause, dice: &[u8]) -> bool {
    let mut scripted = kernel::dice::ScriptedDice::faces(dice.iter().map(|value| common::face(*value)));
    let unit = game.unit(unit);
    game.events.clear();
    let passed = Play { w: &game.world, s: &mut game.state, dice: &mut scripted, events: &mut game.events }
        .test(unit, cause, 0, false);
    scripted.finish().unwrap();
    passed
}

fn burnside() -> Position {
    Position::actions("US-BURNSIDE", "advance")
}

#[rule("RBC-2.61")]
#[rule("RBC-2.62")]
#[test]
fn die_and_modifiers_against_cohesion() {
    let w = world("full-battle", &[]);
    let all = |cohesion: u8, drm: i8| (0..10).filter(|die| passes(&w, cohesion, drm, *die)).collect::<Vec<u8>>();
    assert_eq!(all(5, 0), [0, 1, 2, 3, 4, 5]);
    assert_eq!(all(3, 9), [0], "a natural 0 always passes");
    assert_eq!(all(9, -3), (0..9).collect::<Vec<u8>>(), "a natural 9 always fails");
}

#[rule("RBC-2.52")]
#[test]
fn low_is_good_in_tests_and_high_in_fire() {
    let w = world("full-battle", &[]);
    for cohesion in 1..10 {
        for drm in -5..9 {
            for die in 0..10 {
                assert!(passes(&w, cohesion, drm, die) || !passes(&w, cohesion, drm + 1, die));
            }
        }
    }
    for strength in 1..16 {
        let column = w.tables.column_for(strength);
        assert!((-5..15).all(|die| w.tables.fire(column, die) <= w.tables.fire(column, die + 1)));
    }
}

#[rule("RBC-2.63")]
#[test]
fn failure_disorders() {
    let mut game = burnside().unit("US-2RI-A", HERE).build();
    assert!(take(&mut game, "US-2RI-A", TestCause::Fire, &[5]));
    assert!(!game.is_disordered("US-2RI-A"));
    assert!(!take(&mut game, "US-2RI-A", TestCause::Fire, &[6]));
    assert!(game.is_disordered("US-2RI-A"));
}

#[rule("RBC-2.64")]
#[test]
fn a_disordered_unit_that_fails_stops_or_gives_way() {
    let position = burnside().unit_with("US-2RI-A", HERE, "morale = \"disordered\"");
    let mut game = position.build();
    take(&mut game, "US-2RI-A", TestCause::Movement, &[8]);
    assert!(game.is_finished("US-2RI-A") && game.state.troubled.is_empty());
    let mut game = position.build();
    take(&mut game, "US-2RI-A", TestCause::Fire, &[8, 4]);
    assert!(game.told(|e| matches!(e, Event::SecondDisorder { die: 4, retreat: 1, .. })));
    assert_eq!(game.at("US-2RI-A").trouble.retreat, 1);
}

#[rule("RBC-12.34")]
#[test]
fn second_disorder_by_cohesion() {
    let outcome = |die: u8| {
        let mut game = burnside().unit_with("US-2RI-A", HERE, "morale = \"disordered\"").build();
        take(&mut game, "US-2RI-A", TestCause::Fire, &[8, die]);
        let trouble = game.at("US-2RI-A").trouble;
        (trouble.retreat, trouble.rout, game.sp("US-2RI-A"))
    };
    assert_eq!(outcome(5), (1, false, 8));
    assert_eq!(outcome(0), (1, false, 8));
    assert_eq!(outcome(6), (2, false, 7));
    assert_eq!(outcome(7), (2, false, 7));
    let (_, rout, _) = outcome(8);
    assert!(rout);
    let (_, rout, _) = outcome(9);
    assert!(rout, "AMB-61: the natural 9 means nothing more here");
}

#[rule("RBC-2.65")]
#[test]
fn modifiers_add_up() {
    let game = burnside()
        .head("heat = [1300]")
        .start("hour = 1300")
        .brigade("US-BURNSIDE", "fatigue = 2")
        .unit("US-2RI-A", HERE)
        .unit("US-2RI-B", "S4425")
        .build();
    let found = lines(&game, &Test::new(game.unit("US-2RI-A"), TestCause::PreShock));
    assert_eq!(found, [(Modifier::TestSister, 1), (Modifier::TestHeat, 1), (Modifier::TestFatigue, 1)]);
    let plain = lines(&game, &Test::new(game.unit("US-2RI-A"), TestCause::Fire));
    assert_eq!(plain, [(Modifier::TestSister, 1), (Modifier::TestFatigue, 1)], "heat is for shocks");
    let test = Test { plus: 2, flank: true, ..Test::new(game.unit("US-2RI-A"), TestCause::Fire) };
    assert_eq!(disorder::drm(&game.world, &game.state, &test), 5);
}

#[rule("RBC-2.65")]
#[test]
fn losses_and_fatigue_weigh() {
    let at = |sp: u8| drm(&burnside().unit_with("US-2RI-A", HERE, &format!("sp = {sp}")), "US-2RI-A", TestCause::Fire);
    assert_eq!((at(5), at(4)), (0, 1), "half of eight");
    let tired = |level: u8| {
        let position = burnside().brigade("US-BURNSIDE", &format!("fatigue = {level}")).unit("US-2RI-A", HERE);
        drm(&position, "US-2RI-A", TestCause::Fire)
    };
    assert_eq!([0, 1, 2, 3, 4].map(tired), [0, 0, 1, 1, 2]);
}

#[rule("RBC-2.65a")]
#[rule("RBC-8.61")]
#[test]
fn sisters_apart_are_unsteady() {
    let at = |hex: &str| drm(&burnside().unit("US-2RI-A", HERE).unit("US-2RI-B", hex), "US-2RI-A", TestCause::Fire);
    assert_eq!((at(HERE), at(NEAR), at("S4426")), (0, 0, 1));
    let alone = burnside().unit("US-2RI-A", HERE);
    assert_eq!(drm(&alone, "US-2RI-A", TestCause::Fire), 0, "a sister who is not in the game");
    let routed = burnside().unit("US-2RI-A", HERE).routed("US-2RI-B");
    let game = routed.build();
    let found = lines(&game, &Test::new(game.unit("US-2RI-A"), TestCause::Fire));
    assert!(found.contains(&(Modifier::TestSister, 1)), "the Recovery Box is not here");
    let guns = Position::actions("CS-BARTOW", "advance").unit("CS-ALBURTIS-A", HERE).unit("CS-ALBURTIS-B", "S4425");
    assert_eq!(drm(&guns, "CS-ALBURTIS-A", TestCause::Fire), 0, "sections are no regiment");
}

#[rule("RBC-2.65b")]
#[rule("RBC-2.66")]
#[test]
fn a_leader_steadies_once_unless_he_is_blown() {
    let position = burnside().unit("US-2RI-A", HERE).leader("US-L-BURNSIDE", HERE);
    assert_eq!(drm(&position, "US-2RI-A", TestCause::Fire), -1);
    let two = position.leader("US-L-HUNTER", HERE);
    assert_eq!(drm(&two, "US-2RI-A", TestCause::Fire), -1);
    let other = burnside().unit("US-2RI-A", HERE).leader("US-L-PORTER", HERE);
    assert_eq!(drm(&other, "US-2RI-A", TestCause::Fire), 0, "not his brigadier");
    let blown = burnside().unit("US-2RI-A", HERE).leader_with("US-L-HUNTER", HERE, "blown = true");
    assert_eq!(drm(&blown, "US-2RI-A", TestCause::Fire), 0);
}

#[rule("RBC-3.9")]
#[test]
fn a_chain_of_retreats_ends() {
    // A column of Disordered units; the first is fired at and gives way through the rest.
    let mut position =
        Position::actions("CS-BARTOW", "advance").facing("CS-7GA-A", "S4426", 3).unit("CS-8GA-A", "S4325");
    let column = [
        ("US-2RI-A", "S4427"),
        ("US-2RI-B", "S4428"),
        ("US-1RI-A", "S4429"),
        ("US-1RI-B", "S4430"),
        ("US-71NY-A", "S4431"),
    ];
    for (unit, hex) in column {
        position = position.unit_with(unit, hex, "morale = \"disordered\"");
    }
    let mut game = position.build();
    let mut worst = common::ByPurpose(vec![("fire", 9), ("disorder", 9), ("second-disorder", 6)]);
    game.throw("fire CS-7GA-A S4427", &mut worst);
    let mut told = game.events.clone();
    for _ in 0..60 {
        // Through the column where there is a way.
        let ways = game.listed("flee");
        let through = ways.iter().find(|hex| game.state.held_by(game.hex(hex)).is_some()).or(ways.first());
        let Some(choice) = through.map(|hex| format!("flee {hex}")) else { break };
        game.throw(&choice, &mut worst);
        told.extend(game.events.iter().copied());
    }
    assert!(game.state.retreat.is_none() && game.state.troubled.is_empty());
    for (id, _) in column {
        let unit = game.unit(id);
        let tests =
            told.iter().filter(|e| matches!(e, Event::Tested { unit: u, cause: TestCause::Friends, .. } if *u == unit));
        let seconds = told.iter().filter(|e| matches!(e, Event::SecondDisorder { unit: u, .. } if *u == unit));
        assert!(tests.count() <= 1 && seconds.count() <= 2, "{id}");
        assert!(matches!(game.status(id), Status::OnMap | Status::Recovery));
    }
    assert!(told.iter().any(|e| matches!(e, Event::Tested { cause: TestCause::Friends, .. })), "{told:#?}");
}
