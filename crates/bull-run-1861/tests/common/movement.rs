//! For the tests of movement: half-phases, and what a march costs.

use bull_run_1861::Event;
use bull_run_1861::state::{Activation, Stage};

use super::{Game, Position};

/// A Northern half-phase with a spare brigade; no HQ, so that every selection throws a die.
pub fn north() -> Position {
    Position::activation("union", 2).unit("us_blenker", "N29", "N28")
}

/// A Southern half-phase with a spare brigade.
pub fn south() -> Position {
    Position::activation("confederate", 2).unit("cs_holmes", "S30", "S29")
}

/// Selects a brigade and passes its test.
pub fn activate(position: &Position, id: &str) -> Game {
    let mut game = position.build();
    game.choose(&format!("select {id}"), &[1]);
    game
}

/// The activation under way.
pub fn act(game: &Game) -> Activation {
    match game.state.stage {
        Stage::Activation { act, .. } => act,
        other => panic!("nobody is activated: {other:?}"),
    }
}

/// True if the activation is over and the next selection is asked.
pub fn ended(game: &Game) -> bool {
    matches!(game.state.stage, Stage::Select { left: 1 })
}

/// What a step just taken cost.
pub fn paid(game: &Game) -> u8 {
    game.events
        .iter()
        .find_map(|e| match *e {
            Event::Stepped { cost, .. } => Some(cost),
            _ => None,
        })
        .expect("a step was taken")
}

/// Steps into each zone in turn and gives the costs.
pub fn march(game: &mut Game, zones: &[&str]) -> Vec<u8> {
    let mut costs = Vec::new();
    for zone in zones {
        game.choose(&format!("step {zone}"), &[]);
        costs.push(paid(game));
    }
    costs
}
