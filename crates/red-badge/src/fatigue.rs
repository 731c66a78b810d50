//! 17, 18: fatigue and heat.

use crate::event::{Event, RevertCause};
use crate::ids::Brigade;
use crate::play::Play;
use crate::pool;
use crate::state::State;
use crate::world::Daylight;

/// The fatigue of a brigade (17.11).
pub fn level(s: &State, brigade: Brigade) -> u8 {
    s.brigade(brigade).fatigue
}

impl Play<'_> {
    /// 17.2: what an activation costs; `busy` says that somebody moved, fired or shocked.
    pub fn tire(&mut self, brigade: Brigade, busy: bool) {
        let (table, heat) = (self.w.tables.fatigue, self.w.heat(self.s.turn));
        let late = busy && self.s.brigade(brigade).activations > table.free;
        for due in [late, self.s.shocked] {
            let state = self.s.brigade_mut(brigade);
            // 17.23, 18.1a: heat lifts the limit of a turn.
            if !due || state.fatigue >= table.most || (!heat && state.tired >= table.cap) {
                continue;
            }
            state.fatigue += 1;
            state.tired = state.tired.saturating_add(1);
            let level = state.fatigue;
            self.tell(Event::FatigueGained { brigade, level });
        }
        if level(self.s, brigade) >= table.no_attack {
            self.revert(brigade, RevertCause::Tired);
        }
    }

    /// IV.C: brigades rest (17.41, 17.43, 18.1e).
    pub fn rest(&mut self) {
        let night = self.w.daylight(self.s.turn) == Daylight::Night;
        let heat = self.w.heat(self.s.turn);
        for brigade in pool::brigades(self.w) {
            let rests = if night {
                !self.s.members_on_map(self.w, brigade).into_iter().any(|unit| self.s.is_beside_enemy(self.w, unit))
            } else {
                !heat && !self.s.brigade(brigade).busy
            };
            let state = self.s.brigade_mut(brigade);
            if rests && state.fatigue > 0 {
                state.fatigue -= 1;
                let level = state.fatigue;
                self.tell(Event::FatigueLost { brigade, level });
            }
        }
    }
}
