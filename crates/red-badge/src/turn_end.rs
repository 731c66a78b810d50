//! IV.C, IV.D: rest, the end of the game, and the next turn.

use kernel::Side;

use crate::event::Event;
use crate::ids::{Brigades, Formations, MAX_BRIGADES, Unit, Units};
use crate::play::Play;
use crate::stage::Phase;
use crate::state::{Allotment, Efficiency, Status};
use crate::{pool, victory};

impl Play<'_> {
    /// IV.C and IV.D.
    pub fn turn_end_auto(&mut self) -> bool {
        self.remove_captured_guns();
        self.rest();
        self.check_effectiveness();
        if self.s.turn >= self.w.last_turn() {
            self.s.phase = Phase::Over;
            let winner = victory::winner(self.w, self.s);
            self.tell(Event::GameOver { winner });
        } else {
            self.next_turn();
        }
        true
    }

    /// 12.82: guns the enemy still has at the end of the turn are gone.
    fn remove_captured_guns(&mut self) {
        for at in 0..self.w.units.len() {
            let unit = Unit(at as u8);
            if self.s[unit].status != Status::Captured {
                continue;
            }
            let (side, sp) = (self.w.side_of(unit), self.s[unit].sp);
            self.s.lost[side] = self.s.lost[side].saturating_add(u16::from(sp));
            self.s.note_hex(unit, None);
            let state = &mut self.s[unit];
            (state.status, state.sp) = (Status::Gone, 0);
            self.tell(Event::CapturedGunsRemoved { unit });
        }
    }

    /// Nothing that counts by the turn goes over into the next one.
    fn next_turn(&mut self) {
        let s = &mut *self.s;
        s.turn = s.turn.saturating_add(1);
        for side in Side::BOTH {
            *s.efficiency[side].for_rules_mut() = Efficiency::default();
            s.cavalry_drawn[side] = false;
        }
        s.drawn = Formations::EMPTY;
        s.spent = [0; MAX_BRIGADES];
        (s.reserve_pick, s.named, s.returning) = (None, None, None);
        for set in [&mut s.skipped, &mut s.barraged, &mut s.barred, &mut s.finished, &mut s.tested] {
            *set = Units::EMPTY;
        }
        s.ordered = Brigades::EMPTY;
        for brigade in pool::brigades(self.w) {
            let state = s.brigade_mut(brigade);
            (state.tired, state.activations, state.busy) = (0, 0, false);
            state.allotment = Allotment::Nothing;
        }
        for at in 0..self.w.units.len() {
            s[Unit(at as u8)].used = 0;
        }
        s.phase = Phase::Initiative;
        let turn = s.turn;
        self.tell(Event::TurnBegins { turn });
    }
}
