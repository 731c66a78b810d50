//! Why games end: turns and phases only go forward, and inside one of them only so much can be chosen.

use kernel::Side;
use kernel::title::Progress;

use crate::state::{FireKind, Stage, State};

/// More choices than any one phase allows. In a Movement Phase each of at most 40 units is taken up once and takes
/// at most forty steps; in a fire phase each is fired at once by at most 40 others and flees at most twice over the
/// map. Firers come and go only for the first [`Acts::LATE`](crate::state::Acts::LATE) choices of a phase, and who has
/// left can join once more for each time he left.
pub const MOST_ACTS: u64 = 65_000;

/// Turn, half and phase, packed so that later is greater.
pub fn stage(s: &State) -> u64 {
    u64::from(s.turn) * 100 + step(s)
}

fn step(s: &State) -> u64 {
    let half = if s.active == Side::Union { 10 } else { 30 };
    match s.stage {
        Stage::SetUp(Side::Union) => 0,
        Stage::SetUp(Side::Confederate) => 1,
        Stage::TurnStart => 2,
        Stage::Command => half,
        Stage::Artillery => half + 1,
        Stage::Movement | Stage::Moving(_) | Stage::Leading { .. } => half + 2,
        Stage::Defensive => half + 3,
        Stage::Offensive | Stage::Advance { .. } | Stage::Following { .. } => half + 4,
        Stage::Fire(fire) => {
            half + match fire.kind {
                FireKind::Artillery => 1,
                FireKind::Defensive => 3,
                FireKind::Offensive => 4,
            }
        }
        Stage::Rally | Stage::RallyDie { .. } => half + 5,
        Stage::HalfEnd => half + 6,
        Stage::TurnEnd => 60,
        Stage::Over => 90,
    }
}

/// The measure of [`kernel::Title::progress`].
pub fn progress(s: &State) -> Progress {
    Progress { stage: stage(s) * 2 + u64::from(!s.waiting), act: u64::from(s.acts.count()) }
}
