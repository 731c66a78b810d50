//! For the tests of what wears brigades down: terms of a test, and markers in the pool.

use red_badge::disorder::{self, Test};
use red_badge::event::Modifier;
use red_badge::pool;
use red_badge::stage::TestCause;

use super::Game;

pub const HERE: &str = "S4428";
pub const NEAR: &str = "S4427";

/// The lines of a test of a unit.
pub fn lines(game: &Game, unit: &str, cause: TestCause) -> Vec<(Modifier, i8)> {
    let mut found = Vec::new();
    let test = Test::new(game.unit(unit), cause);
    disorder::each_modifier(&game.world, &game.state, &test, |value, why| found.push((why, value)));
    found
}

pub fn line(game: &Game, unit: &str, why: Modifier) -> i8 {
    lines(game, unit, TestCause::Fire).iter().filter(|(other, _)| *other == why).map(|(_, value)| value).sum()
}

/// Markers of a brigade in the pool of the turn.
pub fn put(game: &Game, brigade: &str) -> u8 {
    pool::put(&game.world, &game.state, game.brigade(brigade))
}
