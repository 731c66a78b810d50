//! For the tests of stacks: what is left to whom.

use bull_run_1861::state::{Stage, Status};
use kernel::Side;

use super::{Game, Position};

/// The activation die of the half-phase that follows when no combat is left.
pub const NEXT: u8 = 1;

/// Movement points the activated brigade has left, without the extension.
pub fn points(game: &Game) -> u8 {
    match game.state.stage {
        Stage::Activation { act, .. } => act.points,
        other => panic!("nobody is activated: {other:?}"),
    }
}

pub fn worth(modifiers: &[(Side, i64, String)], side: Side, rule: &str) -> i64 {
    modifiers.iter().filter(|(s, _, r)| *s == side && r == rule).map(|(_, value, _)| value).sum()
}

pub fn is_out(game: &Game, id: &str) -> bool {
    game.state.brigade(game.brigade(id)).status == Status::Eliminated
}

pub fn southern() -> Position {
    Position::activation("confederate", 3).hq("hq_beauregard", "S39").hq("hq_johnston", "S39")
}
