//! What a computer player is told. The only file of this crate with floating-point numbers beside odds.

use kernel::{Side, Tactics};

use crate::BullRun1861;
use crate::choice::Choice;
use crate::state::State;
use crate::world::World;

impl Tactics for BullRun1861 {
    fn value(_world: &World, _state: &State, _side: Side) -> f64 {
        0.0
    }

    fn inclination(_world: &World, _state: &State, _choice: &Choice) -> f64 {
        0.0
    }

    fn at_boundary(_world: &World, state: &State) -> bool {
        matches!(state.stage, crate::state::Stage::Select { .. })
    }
}
