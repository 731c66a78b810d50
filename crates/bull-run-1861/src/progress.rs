//! Why games end: turns and phases only go forward, and inside one stage only so much can be chosen.

use kernel::title::Progress;

use crate::state::{Stage, State};

/// More choices than any one stage allows. A half-phase has at most 15 activations; in each, an act
/// costs at least one of at most nine movement points, two free acts fit between two of them, and
/// each act asks at most some twenty follow-up questions (headquarters, lines, facings, turns).
/// A stage of combats has at most 15 of them, each with a few Hits and their retreats.
pub const MOST_ACTS: u64 = 4096;

/// Turn, phase and step, packed so that later is greater.
pub fn stage(s: &State) -> u64 {
    u64::from(s.turn) * 1000 + step(s)
}

fn step(s: &State) -> u64 {
    let half = u64::from(s.active != s.first);
    let in_phase = |at: u64| 20 + (u64::from(s.phase) * 2 + half) * 8 + at;
    match s.stage {
        Stage::Place(side) => 2 * (1 - side.index() as u64),
        Stage::Arrange { side, .. } => 2 * (1 - side.index() as u64) + 1,
        Stage::Offensive(side) => 4 + side.index() as u64,
        Stage::Initiative => 6,
        Stage::OpMarkers { side, .. } => 7 + u64::from(side == s.first),
        Stage::ActivationRoll => in_phase(0),
        Stage::Select { .. } | Stage::Activation { .. } => in_phase(1),
        Stage::HqMoves => in_phase(2),
        Stage::Combats | Stage::Forming { .. } | Stage::Hits(_) | Stage::Advance(_) => in_phase(3),
        Stage::Continuation => in_phase(7),
        Stage::OpMoves(side) => 200 + u64::from(side != s.first),
        Stage::March { .. } => 200 + half,
        Stage::Recovery => 202,
        Stage::HqReturn => 203,
        Stage::Arrivals => 204,
        Stage::TurnEnd => 205,
        Stage::Over => 999,
    }
}

/// The measure of [`kernel::Title::progress`].
pub fn progress(s: &State) -> Progress {
    let begun = u64::from(!s.waiting);
    Progress { stage: stage(s) * 2 + begun, act: u64::from(s.acts) }
}
