//! 13.2, 13.3: brigades, divisions and armies that have lost too much.

use crate::event::{Event, RevertCause};
use crate::ids::Brigade;
use crate::play::Play;
use crate::pool;
use crate::state::{State, Status};
use crate::world::World;

/// The printed strength of a brigade, with the Legion if it has joined (13.21).
fn printed(w: &World, s: &State, brigade: Brigade) -> u16 {
    let own = w.brigade(brigade).printed;
    match w.legion.filter(|_| s.legion == Some(brigade)) {
        Some(legion) => own.saturating_add(w.brigade(legion).printed),
        None => own,
    }
}

/// Infantry and cavalry strength of a brigade that is lost, or in the Recovery Box (12.54, 13.21).
pub fn lost(w: &World, s: &State, brigade: Brigade) -> u16 {
    let stands = |status| matches!(status, Status::OnMap | Status::Queued | Status::Waiting);
    let units = s.members(w, brigade).filter(|unit| !w.unit(*unit).is_artillery() && stands(s[*unit].status));
    let left = units.map(|unit| u16::from(s[unit].sp)).fold(0, u16::saturating_add);
    printed(w, s, brigade).saturating_sub(left)
}

/// The losses at which a brigade is ineffective.
pub fn threshold(w: &World, s: &State, brigade: Brigade) -> u16 {
    w.tables.effectiveness.threshold(w.brigade(brigade).side, printed(w, s, brigade))
}

/// 13.21: whether a brigade is combat ineffective now.
pub fn is_ineffective(w: &World, s: &State, brigade: Brigade) -> bool {
    let threshold = threshold(w, s, brigade);
    // The Legion is part of the brigade it has joined.
    let joined = w.brigade(brigade).is_legion() && s.legion.is_some();
    threshold > 0 && !joined && lost(w, s, brigade) >= threshold
}

/// True if infantry of the brigade has entered, alive or not (13.31).
fn has_entered(w: &World, s: &State, brigade: Brigade) -> bool {
    let entered = |status| !matches!(status, Status::Absent | Status::Waiting | Status::Queued);
    s.members(w, brigade).any(|unit| w.unit(unit).is_infantry() && entered(s[unit].status))
}

/// 13.31: whether the division or army of a brigade is ineffective now.
pub fn is_division_ineffective(w: &World, s: &State, brigade: Brigade) -> bool {
    let Some(formation) = w.brigade(brigade).formation else { return false };
    let (mut all, mut bad) = (0_u8, 0_u8);
    for brigade in w.formation(formation).brigades.filter(|brigade| has_entered(w, s, *brigade)) {
        all = all.saturating_add(1);
        if is_ineffective(w, s, brigade) {
            bad = bad.saturating_add(1);
        }
    }
    bad > all / 2
}

impl Play<'_> {
    /// State 14: both sides are looked over. An ineffective brigade gives up its Attack at once.
    pub fn check_effectiveness(&mut self) {
        for brigade in pool::brigades(self.w) {
            let now = is_ineffective(self.w, self.s, brigade);
            let before = self.s.brigade(brigade).ineffective;
            if now != before {
                self.s.brigade_mut(brigade).ineffective = now;
                self.tell(if now { Event::BecameIneffective { brigade } } else { Event::EffectiveAgain { brigade } });
            }
            if now {
                self.revert(brigade, RevertCause::Ineffective);
            }
        }
    }
}
