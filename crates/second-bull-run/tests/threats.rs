//! Who could attack a place next: the same as playing that attack, never more than the rules allow.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test stops where something is wrong")]

mod common;

use common::{Game, Position};
use kernel::view::{OddsSheet, Threat, ThreatView};
use kernel::{Side, Title};
use rule::rule;
use second_bull_run::SecondBullRun;

fn threats(game: &Game, place: &str) -> ThreatView {
    SecondBullRun::threats(&game.world, &game.state, place).unwrap()
}

fn alone<'v>(view: &'v ThreatView, unit: &str) -> &'v Threat {
    let found = view.threats.iter().find(|threat| threat.units.len() == 1 && threat.units[0].unit == unit);
    found.unwrap_or_else(|| panic!("{unit} does not threaten {}", view.place))
}

/// Settles facings by facing the place attacked.
fn face(game: &mut Game, place: &str) {
    while let Some(choice) = {
        let faces: Vec<String> = game.choices().into_iter().filter(|c| c.starts_with("face ")).collect();
        let wanted = format!("face {place}");
        faces.iter().find(|c| **c == wanted).or(faces.first()).cloned()
    } {
        game.choose(&choice, &[]);
    }
}

/// Plays the threat of one brigade for real and gives the sheet of its attack.
fn played(game: &mut Game, threat: &Threat, place: &str) -> OddsSheet {
    let attacker = &threat.units[0];
    game.choose(&format!("act {}", attacker.unit), &[]);
    for step in &attacker.path {
        game.choose(&format!("step {step}"), &[]);
        face(game, place);
    }
    if game.offers("stop") {
        game.choose("stop", &[]);
    }
    face(game, place);
    assert_eq!(game.place_of(&attacker.unit), Some(attacker.from.as_str()));
    SecondBullRun::odds(&game.world, &game.state, &game.parse(&format!("attack {place}"))).unwrap()
}

fn position(start: Position) -> Game {
    start
        .commander("us_cc_mcdowell", "104")
        .commander("cs_cc_jackson", "84")
        .unit("us_seymour", "77", "98")
        .unit("us_meade", "78", "99")
        .unit("us_hardin", "78", "99")
        .unit("cs_trimble", "116", "99")
        .build()
}

#[rule("S-9.4-attack-cost")]
#[test]
fn a_threat_has_the_odds_of_the_attack_that_is_played() {
    // Asked while the other side moves, played in the attacker's own phase.
    let view = threats(&position(Position::activation("confederate", "cs_cc_jackson", 1)), "116");
    assert_eq!(view.side, Side::Union);
    for unit in ["us_seymour", "us_meade", "us_hardin"] {
        let threat = alone(&view, unit);
        let mut game = position(Position::activation("union", "us_cc_mcdowell", 1));
        game.choose("activate reynolds", &[]);
        let sheet = played(&mut game, threat, "116");
        assert_eq!(threat.odds.as_ref(), Some(&sheet), "{unit}");
        let before = game.points_left().unwrap();
        assert_eq!(threat.units[0].cost, 6 - i64::from(before) + 2, "{unit}");
    }
}

#[rule("S-10.1-joint")]
#[test]
fn all_that_help_are_offered_together_and_come_first() {
    let view = threats(&position(Position::activation("confederate", "cs_cc_jackson", 1)), "116");
    let joint = &view.threats[0];
    assert!(joint.units.len() >= 2, "together they are the most dangerous");
    let danger = |threat: &Threat| second_bull_run::odds::danger(threat.odds.as_ref().unwrap());
    assert!(view.threats.windows(2).all(|pair| danger(&pair[0]) >= danger(&pair[1])));
}

#[test]
fn an_empty_place_is_entered() {
    let game = position(Position::activation("confederate", "cs_cc_jackson", 1));
    let view = threats(&game, "99");
    assert_eq!(view.side, Side::Union, "the side that is asked fears for it");
    assert!(view.threats.iter().all(|threat| threat.odds.is_none() && threat.units.len() == 1));
    let meade = alone(&view, "us_meade");
    assert_eq!((meade.units[0].from.as_str(), meade.units[0].path.as_slice()), ("78", ["99".to_owned()].as_slice()));
}

#[test]
fn places_out_of_reach_and_unknown_places() {
    let game = position(Position::activation("confederate", "cs_cc_jackson", 1));
    assert!(threats(&game, "1").threats.is_empty());
    assert!(SecondBullRun::threats(&game.world, &game.state, "nowhere").is_none());
}

#[test]
fn asking_for_threats_never_fails_and_changes_nothing() {
    let world = common::world("30-august", &[]);
    for state in contract::walk::positions::<SecondBullRun>(&world, 0..2, 97) {
        let before = state.clone();
        for zone in state.occupied[Side::Union].into_iter().chain(state.occupied[Side::Confederate]).step_by(11) {
            let view = SecondBullRun::threats(&world, &state, world.zone_id(zone)).unwrap();
            assert!(view.threats.iter().all(|threat| threat.odds.is_some()));
        }
        assert_eq!(before, state);
    }
}
