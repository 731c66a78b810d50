//! 5 and 8: the sequence of play. After each choice the game goes on by itself to the next question.

use kernel::Side;
use kernel::listing::Few;

use crate::choice::Choice;
use crate::combat;
use crate::event::Event;
use crate::hq;
use crate::ids::{Brigades, Elements, Zones};
use crate::initiative;
use crate::play::{Play, purpose};
use crate::result;
use crate::state::{ArrangeStep, Stage};
use crate::{activation, administration, setup, victory};

impl Play<'_> {
    /// Carries on until somebody has to choose, or the game is over.
    pub fn settle(&mut self) {
        while self.settle_duties() && self.advance_stage() {}
    }

    /// Carries on only as far as the Hits of a combat go: no die that falls after it belongs to its odds.
    pub fn settle_combat(&mut self) {
        while self.settle_duties() && matches!(self.s.stage, Stage::Hits(_)) && self.advance_stage() {}
    }

    /// One automatic step. Returns false where a choice is needed.
    fn advance_stage(&mut self) -> bool {
        match self.s.stage {
            Stage::Place(side) => self.skip_placing(side),
            Stage::Arrange { side, done, step } => self.skip_arranging(side, done, step),
            Stage::Offensive(side) => self.skip_offensive(side),
            Stage::Initiative => self.done(Self::roll_initiative),
            Stage::OpMarkers { side, from } => self.skip_marking(side, from),
            Stage::ActivationRoll => self.done(Self::roll_activation),
            Stage::Select { left } => self.skip_selecting(left),
            Stage::Activation { act, left, ending } => {
                if ending {
                    self.next_activation(left);
                    return true;
                }
                self.skip_standing(act, left)
            }
            Stage::HqMoves => self.skip_hqs(),
            Stage::Combats => self.skip_combats(),
            Stage::Forming { .. } => false,
            Stage::Hits(after) => self.carry_out_hits(after),
            Stage::Advance(after) => {
                if result::may_advance(self.w, self.s, &after) {
                    return false;
                }
                self.s.stage = Stage::Combats;
                true
            }
            Stage::Continuation => self.done(Self::continuation),
            Stage::OpMoves(side) => self.skip_marches(side),
            Stage::March { march, ending } => {
                if ending {
                    self.s.stage = Stage::OpMoves(self.w.sheet(march.front).side);
                    return true;
                }
                self.skip_halting(march)
            }
            Stage::Recovery => self.done(Self::recover),
            Stage::HqReturn => self.skip_returns(),
            Stage::Arrivals => self.skip_arrivals(),
            Stage::TurnEnd => self.done(Self::end_turn),
            Stage::Over => false,
        }
    }

    fn done(&mut self, step: impl FnOnce(&mut Self)) -> bool {
        step(self);
        true
    }

    fn skip_placing(&mut self, side: Side) -> bool {
        if setup::placing_left(self.w, self.s, side) {
            return false;
        }
        self.s.stage = Stage::Arrange { side, done: Zones::EMPTY, step: ArrangeStep::Lines };
        true
    }

    fn skip_arranging(&mut self, side: Side, done: Zones, step: ArrangeStep) -> bool {
        let Some(zone) = setup::zone_to_arrange(self.w, self.s, side, done) else {
            self.tell(Event::SetUpDone { side });
            self.end_set_up(side);
            return true;
        };
        let open = match step {
            ArrangeStep::Lines => setup::lines_open(self.w, self.s, zone),
            ArrangeStep::Host => setup::host_open(self.w, self.s, zone),
            ArrangeStep::Facing => true,
        };
        if open {
            return false;
        }
        self.next_arrangement(side, done, step);
        true
    }

    fn end_set_up(&mut self, side: Side) {
        if side == Side::Confederate {
            self.s.active = Side::Union;
            self.s.stage = Stage::Place(Side::Union);
        } else {
            self.s.forward = Brigades::EMPTY;
            self.lose_markers_in_contact();
            self.begin_turn();
        }
    }

    /// T1 of the turn that has been set.
    pub fn begin_turn(&mut self) {
        self.s.phase = 1;
        self.s.offensive_now = None;
        self.tell(Event::TurnBegins { turn: self.s.turn });
        self.s.stage = Stage::Offensive(Side::Union);
    }

    fn skip_offensive(&mut self, side: Side) -> bool {
        if initiative::may_declare(self.s, side) {
            return false;
        }
        self.after_offensive(side);
        true
    }

    /// T1, then T2, then T3.
    pub fn after_offensive(&mut self, side: Side) {
        self.s.stage = match side {
            Side::Union => Stage::Offensive(Side::Confederate),
            Side::Confederate => Stage::Initiative,
        };
    }

    fn skip_marking(&mut self, side: Side, from: u8) -> bool {
        let mut brigades = self.w.side_brigades[side];
        if brigades.any(|b| initiative::check_mark(self.w, self.s, side, from, b).is_ok()) {
            return false;
        }
        self.after_marking(side);
        true
    }

    /// P2 marks, then P1, then the first movement phase.
    pub fn after_marking(&mut self, side: Side) {
        if side == self.s.first {
            self.begin_half_phase(side);
        } else {
            self.s.stage = Stage::OpMarkers { side: self.s.first, from: 0 };
        }
    }

    fn begin_half_phase(&mut self, side: Side) {
        self.s.active = side;
        self.s.acted = Brigades::EMPTY;
        self.s.attacked = Zones::EMPTY;
        self.s.fought = Elements::EMPTY;
        self.s.engaged = Elements::EMPTY;
        self.s.stage = Stage::ActivationRoll;
    }

    fn skip_selecting(&mut self, left: u8) -> bool {
        if left > 0 && !activation::selectable(self.w, self.s, self.s.active).is_empty() {
            return false;
        }
        self.s.stage = Stage::HqMoves;
        true
    }

    /// Ends the movement when nothing but stopping is left.
    fn skip_standing(&mut self, act: crate::state::Activation, left: u8) -> bool {
        let mut choices = Few::default();
        activation::list(self.w, self.s, &act, &mut choices);
        let only_stop = choices.only() == Some(Choice::Stop);
        if only_stop {
            self.end_activation(act, left);
        }
        only_stop
    }

    fn skip_hqs(&mut self) -> bool {
        let mut hqs = self.w.side_hqs[self.s.active];
        if hqs.any(|hq| hq::may_move(self.s, hq) && hq::reach(self.w, self.s, hq).0.iter().any(|c| *c > 0)) {
            return false;
        }
        self.s.stage = Stage::Combats;
        true
    }

    fn skip_combats(&mut self) -> bool {
        if !combat::targets(self.w, self.s).is_empty() {
            return false;
        }
        self.end_half_phase();
        true
    }

    /// P1's half-phase, then P2's, then the continuation.
    pub fn end_half_phase(&mut self) {
        self.s.engaged = Elements::EMPTY;
        self.s.attacked = Zones::EMPTY;
        self.s.fought = Elements::EMPTY;
        self.s.acted = Brigades::EMPTY;
        if self.s.active == self.s.first {
            self.begin_half_phase(self.s.first.other());
        } else {
            self.s.stage = Stage::Continuation;
        }
    }

    /// Hits, retreats and followers, one brigade after the other (9.8).
    fn carry_out_hits(&mut self, after: crate::state::Aftermath) -> bool {
        if let Some(brigade) = after.retreating {
            return self.carry_out_retreat(after, brigade);
        }
        if let Some(follower) = after.followers.first() {
            self.next_follower(after, follower);
            return true;
        }
        let Some(brigade) = after.hits.first() else {
            self.s.stage = Stage::Advance(after);
            return true;
        };
        let alone = after.hits.len() == 1;
        if alone && !result::can_retreat(self.w, self.s, &after, brigade) {
            self.take_loss(after, brigade);
            return true;
        }
        false
    }

    /// A retreat under way goes on; one not begun with a single way begins by itself.
    fn carry_out_retreat(&mut self, after: crate::state::Aftermath, brigade: crate::ids::Brigade) -> bool {
        if after.under_way {
            self.continue_retreat(after, brigade);
            return true;
        }
        let mut choices = Few::default();
        result::list_ways(self.w, self.s, &after, brigade, &mut choices);
        let way = match choices.only() {
            Some(Choice::Retreat { first, second }) => {
                result::check_way(self.w, self.s, &after, brigade, first, second).ok()
            }
            _ => None,
        };
        if let Some(way) = way {
            self.retreat(after, brigade, way);
        }
        way.is_some()
    }

    /// C1.
    fn continuation(&mut self) {
        let table = &self.w.tables.continuation;
        let limit = match self.s.phase {
            phase if phase < table.always => None,
            phase if phase == table.always => Some(table.fourth),
            phase if phase == table.always + 1 => Some(table.fifth),
            _ => return self.begin_administration(),
        };
        if let Some(limit) = limit {
            let mut modifier = 0;
            if self.s.offensive_now.is_some() {
                modifier += table.offensive;
            }
            if self.s.turn == 1 || self.s.turn + table.last_turns > self.w.turns {
                modifier += table.first_and_last;
            }
            let die = self.d6(purpose::CONTINUATION);
            let played = die as i8 + modifier <= limit;
            self.tell(Event::ContinuationDie { die, modifier, next_phase: self.s.phase + 1, played });
            if !played {
                return self.begin_administration();
            }
        }
        self.s.phase += 1;
        self.begin_half_phase(self.s.first);
    }

    fn begin_administration(&mut self) {
        self.s.active = self.s.first;
        self.s.stage = Stage::OpMoves(self.s.first);
    }

    fn skip_marches(&mut self, side: Side) -> bool {
        if !administration::bodies(self.w, self.s, side).is_empty() {
            return false;
        }
        self.end_marches(side);
        true
    }

    fn skip_halting(&mut self, march: crate::state::March) -> bool {
        let mut choices = Few::default();
        administration::list_march(self.w, self.s, &march, &mut choices);
        let only_stop = choices.only() == Some(Choice::Stop);
        if only_stop {
            self.halt(march);
        }
        only_stop
    }

    fn skip_returns(&mut self) -> bool {
        let Some(hq) = hq::returning(self.w, self.s) else {
            self.s.stage = Stage::Arrivals;
            return true;
        };
        let zones = hq::returns(self.w, self.s, hq);
        match (zones.len(), zones.first()) {
            (1, Some(zone)) => {
                self.bring_back_hq(hq, zone);
                true
            }
            _ => false,
        }
    }

    fn skip_arrivals(&mut self) -> bool {
        let mut choices = Few::default();
        administration::list_arrivals(self.w, self.s, &mut choices);
        match choices.only() {
            Some(Choice::Arrive { brigade, zone }) => {
                self.arrive(brigade, zone);
                true
            }
            _ if choices.is_empty() => {
                self.put_off_arrivals();
                self.s.stage = Stage::TurnEnd;
                true
            }
            _ => false,
        }
    }

    /// A5, A6.
    fn end_turn(&mut self) {
        let last = self.s.turn >= self.w.turns;
        if self.s.auto_winner.is_some() || (last && !self.extra_turn_due()) {
            let points = victory::points(self.w, self.s);
            let winner = victory::winner(self.w, self.s);
            let (union, confederate) = (points.union as i8, points.confederate as i8);
            self.tell(Event::GameOver { winner, union, confederate });
            self.s.stage = Stage::Over;
            return;
        }
        if last {
            self.tell(Event::ExtraTurn);
        }
        self.s.turn += 1;
        self.begin_turn();
    }

    fn extra_turn_due(&self) -> bool {
        let points = victory::points(self.w, self.s);
        let close = (points.union - points.confederate).abs() <= self.w.tables.options.extra_turn_margin;
        self.w.options.extra_turn && self.s.turn == self.w.turns && close
    }
}
