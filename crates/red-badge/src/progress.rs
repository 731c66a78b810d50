//! Why games end: turns, markers and phases only go forward, and inside one of them only so much can be chosen.

use kernel::Side;
use kernel::title::Progress;

use crate::stage::Phase;
use crate::state::State;

/// More choices than any one phase allows. In an activation each of at most 30 units of a brigade is taken up once
/// and takes at most sixty steps and turns, each of which up to 80 enemies may answer once.
pub const MOST_ACTS: u64 = 65_000;

/// Room for the states of one activation.
const ACTIVATION: u64 = 20;
/// Markers of a turn: at most 9 for each of 24 brigades.
const MARKERS: u64 = 9 * 24 + 1;
/// Room for one turn.
const TURN: u64 = 20 + MARKERS * ACTIVATION + 20;

/// Turn, markers spent and phase, packed so that later is greater.
pub fn stage(s: &State) -> u64 {
    u64::from(s.turn) * TURN + step(s)
}

fn step(s: &State) -> u64 {
    let late = |side: Side| u64::from(side != s.initiative);
    let spent: u64 = s.spent.iter().map(|count| u64::from(*count)).sum();
    let activation = 20 + spent * ACTIVATION;
    let end = 20 + MARKERS * ACTIVATION;
    match s.phase {
        Phase::SetUp(Side::Confederate) => 0,
        Phase::SetUp(Side::Union) => 1,
        Phase::Initiative => 2,
        Phase::Efficiency => 3,
        Phase::Pool => 4,
        Phase::Arrivals => 5,
        Phase::DivisionOrders(side) => 6 + late(side),
        Phase::First => 8,
        Phase::ReserveFire => activation,
        Phase::Release => activation + 1,
        Phase::ReleaseOrder => activation + 2,
        Phase::OrderChange => activation + 3,
        Phase::Confusion => activation + 4,
        Phase::Actions => activation + 5,
        Phase::Declare => activation + 6,
        Phase::Resolve => activation + 7,
        Phase::Absorb => activation + 8,
        Phase::Attach => activation + 9,
        Phase::EndActivation => activation + 10,
        Phase::Draw => activation + 11,
        Phase::Commanders(side) => end + late(side),
        Phase::Replacements(side) => end + 2 + late(side),
        Phase::Recovery(side) => end + 4 + late(side),
        Phase::TurnEnd => end + 6,
        Phase::Over => end + 7,
    }
}

/// The measure of [`kernel::Title::progress`].
pub fn progress(s: &State) -> Progress {
    Progress { stage: stage(s) * 2 + u64::from(!s.waiting), act: u64::from(s.acts.count()) }
}
