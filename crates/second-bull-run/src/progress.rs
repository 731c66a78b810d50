//! Why games end: days, turns and phases only go forward, and inside one stage only so much can be chosen.

use kernel::Side;
use kernel::title::Progress;

use crate::state::{Declaration, March, NightStep, Stage, State};

/// More choices than any one stage allows. In an action phase each of at most 96 brigades acts once with at
/// most ten points, two of them for every act, and each act asks at most some twenty follow-up questions;
/// a combat asks about two brigades, each at most 256 zones of retreat.
pub const MOST_ACTS: u64 = 16_384;

/// Day, turn, phase and step, packed so that later is greater.
pub fn stage(s: &State) -> u64 {
    (u64::from(s.day) * 64 + if s.night { 63 } else { u64::from(s.turn) }) * 1000 + step(s)
}

fn step(s: &State) -> u64 {
    let half = u64::from(s.active != s.first);
    let in_phase = |at: u64| 20 + (u64::from(s.phase) * 2 + half) * 8 + at;
    match s.stage {
        Stage::CallBefore => 0,
        Stage::SetUp(side) => 1 + 2 * u64::from(side == Side::Union),
        Stage::Facings { side, .. } => 2 + 2 * u64::from(side == Side::Union),
        Stage::Initiative => 6,
        Stage::Designate => in_phase(0),
        Stage::MainGroup | Stage::Slots | Stage::Brigades => in_phase(1),
        Stage::Acting(_) | Stage::Declaring(_) | Stage::Riding { .. } => moving(s, in_phase(1)),
        Stage::Commanders => in_phase(2),
        Stage::Chains => in_phase(3),
        Stage::Combats | Stage::Fight(_) | Stage::Advance(_) => in_phase(4),
        Stage::Continuation => in_phase(5),
        Stage::RoutMoves { side, .. } => 200 + u64::from(side != s.first),
        Stage::Recovery => 202,
        Stage::Declare(Declaration::CounterAttack) => 203,
        Stage::Declare(Declaration::Call(side)) => 204 + side_rank(side),
        Stage::Arrivals(side) | Stage::Entries(side) => 206 + side_rank(side),
        Stage::TurnEnd => 210,
        Stage::Night(step) => night(step),
        Stage::Over => 999,
    }
}

/// A march belongs to the step it is made in.
fn moving(s: &State, action: u64) -> u64 {
    match s.stage {
        Stage::Acting(act) | Stage::Declaring(act) if act.march == March::Action => action,
        Stage::Acting(act) | Stage::Declaring(act) if act.march == March::Night => 150 + side_rank(s.active),
        _ => 206 + side_rank(s.active),
    }
}

const fn side_rank(side: Side) -> u64 {
    match side {
        Side::Union => 0,
        Side::Confederate => 1,
    }
}

fn night(step: NightStep) -> u64 {
    match step {
        NightStep::Rest => 100,
        NightStep::Staying { side, .. } => 101 + side_rank(side),
        NightStep::Parting { side, round, .. } => 103 + u64::from(round) * 2 + side_rank(side),
        NightStep::Moving(side) => 150 + side_rank(side),
        NightStep::Withdrawing => 152,
    }
}

/// The measure of [`kernel::Title::progress`].
pub fn progress(s: &State) -> Progress {
    let begun = u64::from(!s.waiting);
    Progress { stage: stage(s) * 2 + begun, act: u64::from(s.acts) }
}
