//! How likely the Union is to hold an objective when objectives are counted: by who stands there, who is the stronger
//! around it, and what is still to come in the turn (SM-30 to SM-90).
//!
//! The shares are counted from 3,000 games of the scripted commander under varied orders, half of them of each
//! scenario, which hardly differ.

use kernel::Side;

use crate::fire::kind_of;
use crate::ids::Hex;
use crate::state::{FireKind, Stage, State};
use crate::turn::is_artillery_only;
use crate::world::World;

/// Shares at a [`balance`] of -0.8, -0.4, 0, 0.4 and 0.8.
type Row = [f64; 5];

const NEVER: Row = [0.0; 5];
const SURELY: Row = [1.0; 5];
/// Whoever holds it now, two turn ends on and more.
const LATER: Row = [0.02, 0.08, 0.19, 0.38, 0.57];

/// The phases of a turn in order: five of the Union's half, five of the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Part(usize);

/// The phases of a half, as [`Part`] counts them.
pub const ARTILLERY: usize = 0;
/// Movement.
pub const MOVEMENT: usize = 1;
/// Defensive fire.
pub const DEFENSIVE: usize = 2;
/// Offensive fire.
pub const OFFENSIVE: usize = 3;

impl Part {
    /// The phase of a position. A turn of artillery alone is over as far as movement goes (14.2.2).
    pub fn of(w: &World, s: &State) -> Part {
        if is_artillery_only(w, s) {
            return Part(9);
        }
        let phase = match s.stage {
            Stage::SetUp(_) | Stage::TurnStart | Stage::Command | Stage::Artillery => ARTILLERY,
            Stage::Movement | Stage::Moving(_) | Stage::Leading { .. } => MOVEMENT,
            Stage::Defensive => DEFENSIVE,
            Stage::Offensive | Stage::Advance { .. } | Stage::Following { .. } => OFFENSIVE,
            Stage::Fire(_) => match kind_of(&s.stage) {
                Some(FireKind::Artillery) => ARTILLERY,
                Some(FireKind::Defensive) => DEFENSIVE,
                _ => OFFENSIVE,
            },
            Stage::Rally | Stage::RallyDie { .. } | Stage::HalfEnd | Stage::TurnEnd | Stage::Over => OFFENSIVE + 1,
        };
        Part(phase + if s.active == Side::Union { 0 } else { 5 })
    }

    /// The phase of its half.
    pub const fn phase(self) -> usize {
        self.0 % 5
    }

    /// How much of what may change in a turn is still to come in this one.
    pub fn rest(self) -> f64 {
        [1.0, 0.95, 0.8, 0.7, 0.6, 0.55, 0.5, 0.3, 0.15, 0.05].get(self.0).copied().unwrap_or(0.0)
    }

    /// Who moves next, if anybody does before the game ends.
    pub fn mover(self, w: &World, s: &State) -> Option<Side> {
        let ends = s.active == Side::Confederate && s.turn >= w.scenario.last_turn;
        match self.phase() {
            ARTILLERY | MOVEMENT => Some(s.active),
            _ if is_artillery_only(w, s) => Some(Side::Union),
            _ => (!ends).then(|| s.active.other()),
        }
    }
}

/// Who is the stronger around a hex, from -1 for the Confederates to 1, by the strength each side makes felt there.
pub fn balance(union: f64, confederate: f64) -> f64 {
    (union - confederate) / (union + confederate + 8.0)
}

/// At how many of the turn ends left, this one included, the Union may expect to hold an objective.
pub fn ends_held(w: &World, s: &State, goal: Hex, balance: f64, left: f64) -> f64 {
    if left < 1.0 {
        return 0.0;
    }
    let holder = Side::BOTH.into_iter().find(|side| s.occupied[*side].has(goal));
    let part = Part::of(w, s);
    let next = if left < 2.0 { &NEVER } else { next(part, holder) };
    at(now(part, holder), balance) + at(next, balance) + at(&LATER, balance) * (left - 2.0).max(0.0)
}

/// Held at the end of this turn.
const fn now(part: Part, holder: Option<Side>) -> &'static Row {
    match (holder, part.0) {
        (Some(Side::Union), 0..=1) => &[0.14, 0.25, 0.40, 0.62, 0.85],
        (Some(Side::Union), 2) => &[0.30, 0.39, 0.46, 0.66, 0.90],
        (Some(Side::Union), 3..=6) => &[0.49, 0.55, 0.62, 0.76, 0.93],
        (Some(Side::Union), 7) => &[0.55, 0.60, 0.66, 0.89, 0.99],
        (Some(Side::Union), 8) => &[0.51, 0.58, 0.63, 0.84, 0.99],
        (Some(Side::Union), _) => &SURELY,
        (Some(Side::Confederate), 0..=1) => &[0.00, 0.07, 0.19, 0.34, 0.68],
        (Some(Side::Confederate), 2..=3) => &[0.00, 0.02, 0.15, 0.30, 0.58],
        (None, 0..=1) => &[0.02, 0.09, 0.18, 0.55, 0.84],
        _ => &NEVER,
    }
}

/// Held at the end of the next turn.
const fn next(part: Part, holder: Option<Side>) -> &'static Row {
    match (holder, part.0) {
        (Some(Side::Union), 0..=1) => &[0.04, 0.11, 0.28, 0.46, 0.60],
        (Some(Side::Union), 2..=6) => &[0.04, 0.11, 0.28, 0.47, 0.62],
        (Some(Side::Union), _) => &[0.08, 0.20, 0.36, 0.61, 0.84],
        (Some(Side::Confederate), 0..=1) => &[0.06, 0.13, 0.25, 0.42, 0.60],
        (Some(Side::Confederate), 2..=6) => &[0.01, 0.07, 0.21, 0.36, 0.59],
        (Some(Side::Confederate), _) => &[0.00, 0.04, 0.18, 0.38, 0.70],
        (None, 0..=1) => &[0.12, 0.13, 0.20, 0.46, 0.57],
        (None, 2..=6) => &[0.01, 0.06, 0.15, 0.34, 0.62],
        (None, _) => &[0.01, 0.08, 0.21, 0.56, 0.80],
    }
}

/// A share between those of a row.
fn at(row: &Row, balance: f64) -> f64 {
    let place = ((balance + 0.8) / 0.4).clamp(0.0, 4.0);
    let below = (place as usize).min(3);
    let (low, high) = (row.get(below).copied().unwrap_or(0.0), row.get(below + 1).copied().unwrap_or(0.0));
    low + (high - low) * (place - below as f64)
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOLDERS: [Option<Side>; 3] = [Some(Side::Union), Some(Side::Confederate), None];

    #[test]
    fn whoever_is_stronger_holds_more_likely_in_every_phase() {
        for (part, holder) in (0..10).flat_map(|part| HOLDERS.map(|holder| (Part(part), holder))) {
            for row in [now(part, holder), next(part, holder)] {
                assert!(row.iter().zip(row.iter().skip(1)).all(|(weaker, stronger)| weaker <= stronger), "{part:?}");
                assert!(row.iter().all(|share| (0.0..=1.0).contains(share)));
            }
        }
    }

    #[test]
    fn shares_lie_between_those_counted() {
        let row = [0.0, 0.1, 0.2, 0.4, 0.8];
        for (balance, share) in [(-1.0, 0.0), (-0.6, 0.05), (0.0, 0.2), (0.2, 0.3), (0.8, 0.8), (1.0, 0.8)] {
            assert!((at(&row, balance) - share).abs() < 1e-9, "{balance}");
        }
    }

    #[test]
    fn once_nobody_moves_any_more_what_is_held_is_counted() {
        assert_eq!(now(Part(9), Some(Side::Union)), &SURELY);
        assert_eq!(now(Part(9), Some(Side::Confederate)), &NEVER);
        assert_eq!(now(Part(2), None), &NEVER, "the Union has moved");
    }
}
