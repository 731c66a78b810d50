//! Odds against the chart by hand and against thrown dice.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test stops where it fails")]

mod common;

use cedar_mountain::CedarMountain;
use cedar_mountain::odds::{Fate, classes};
use common::{Game, Position};
use kernel::Title;
use kernel::dice::LiveDice;
use kernel::odds::Prob;

fn p(num: u128, den: u128) -> Prob {
    Prob::new(num, den).unwrap()
}

/// Hartsuff with 12 strength points at Thomas in 1208, the order to fire not yet given.
fn aimed(leader: Option<&str>) -> Game {
    let position = Position::at("offensive").unit_with("us_hartsuff", "1207", "sp = 12").unit("cs_thomas", "1208");
    let mut game = leader.into_iter().fold(position, |p, leader| p.leader(leader, "1208")).build();
    game.aim("cs_thomas", &["us_hartsuff"]);
    game
}

#[test]
fn the_chances_of_a_volley_by_hand() {
    // Column 11-14: two faces do nothing, three ask for morale, three cost 1, two cost 2 with a retreat.
    let game = aimed(None);
    let odds = classes(&game.world, &game.state);
    let fate = |fate: Fate| odds.probability(|class| class.fate == fate);
    assert_eq!(fate(Fate::Untouched), p(2, 10));
    assert_eq!(fate(Fate::Holds), p(6 * 7, 100));
    assert_eq!(fate(Fate::Retreats), p(2 * 7, 100));
    assert_eq!(fate(Fate::Routs), p(8 * 3, 100));
    assert_eq!(odds.probability(|_| true), Prob::ONE);
    let sheet = game.sheet("fire");
    let loss = sheet.losses.iter().find(|loss| loss.side == kernel::Side::Confederate).unwrap();
    assert!(loss.min >= 0.7 - 1e-9 && loss.min <= loss.max, "{loss:?}");
}

#[test]
fn a_leader_steadies_in_the_odds_too() {
    let game = aimed(Some("cs_jackson"));
    let odds = classes(&game.world, &game.state);
    assert_eq!(odds.probability(|class| class.fate == Fate::Routs), p(8 * 2, 100));
    let rally = Position::at("rally").unit_with("us_geary", "1207", "routed = true").leader("us_augur", "1207").build();
    let sheet = rally.sheet("rally us_geary");
    assert_eq!(sheet.outcomes[0].exact, "4/5");
}

#[test]
fn thrown_dice_come_near_the_odds() {
    let game = aimed(None);
    let odds = classes(&game.world, &game.state);
    let expected = odds.probability(|class| class.fate == Fate::Routs).to_f64();
    let mut dice = LiveDice::for_game(1862, 9);
    let throws = 10_000;
    let mut routs = 0;
    for _ in 0..throws {
        let mut state = game.state.clone();
        let mut events = Vec::new();
        CedarMountain::choose(&game.world, &mut state, &game.parse("fire"), &mut dice, &mut events).unwrap();
        while let Some(first) = first_choice(&game, &state) {
            CedarMountain::choose(&game.world, &mut state, &first, &mut dice, &mut events).unwrap();
        }
        routs += u32::from(events.iter().any(|event| matches!(event, cedar_mountain::Event::Routed { .. })));
    }
    let share = f64::from(routs) / f64::from(throws);
    let error = (expected * (1.0 - expected) / f64::from(throws)).sqrt();
    assert!((share - expected).abs() < 4.0 * error, "{share} against {expected}");
}

/// The first answer while the target still flees.
fn first_choice(game: &Game, state: &cedar_mountain::State) -> Option<cedar_mountain::Choice> {
    if !matches!(state.stage, cedar_mountain::state::Stage::Fire(_)) {
        return None;
    }
    let mut choices = Vec::new();
    CedarMountain::choices(&game.world, state, &mut choices);
    choices.first().copied()
}
