//! For the tests of combat: who threw.

use bull_run_1861::Event;

use super::Game;

pub const ENGAGED: &str = "engaged = true";
pub const RATIO: &str = "BR-11.2-ratio-bands";

/// Who threw for artillery and cavalry in the last combat, in order.
pub fn throwers(game: &Game) -> Vec<String> {
    let thrown = game.events.iter().filter_map(|e| match *e {
        Event::ArtilleryDie { element, .. } | Event::CavalryDie { element, .. } => Some(element),
        _ => None,
    });
    thrown.map(|e| bull_run_1861::choice::element_notation(&game.world, e)).collect()
}
