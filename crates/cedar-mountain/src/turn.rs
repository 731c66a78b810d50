//! 5: the sequence of play. After each choice the game goes on by itself to the next question.

use kernel::Side;
use kernel::listing::Few;

use crate::choice::Choice;
use crate::event::{Event, Phase};
use crate::ids::{Leaders, Units};
use crate::play::Play;
use crate::state::{Fire, FireStep, Stage, State};
use crate::title;
use crate::world::World;

/// True in turns that are only the two artillery phases (14.2.2).
pub fn is_artillery_only(w: &World, s: &State) -> bool {
    w.scenario.artillery_only.contains(&s.turn)
}

/// Units next to an enemy combat unit.
pub fn in_contact(w: &World, s: &State) -> Units {
    let beside = |side: Side| {
        let enemies = s.occupied[side.other()];
        let hexes = s.occupied[side].filter(move |hex| w.near(*hex).meets(enemies));
        hexes.filter_map(|hex| s.unit_at(hex)).collect::<Units>()
    };
    beside(Side::Union).or(beside(Side::Confederate))
}

impl Play<'_> {
    /// Carries on until somebody has to choose, or the game is over. A question with one answer answers itself.
    pub fn settle(&mut self) {
        while !self.s.waiting && self.settle_displaced() {
            if self.advance_stage() {
                continue;
            }
            match self.only_answer() {
                Some(choice) => self.carry_out(&choice),
                None => return,
            }
        }
    }

    /// Carries on only as far as one fire goes: no die that falls after it belongs to its odds.
    pub fn settle_fire(&mut self) {
        while self.settle_displaced() && matches!(self.s.stage, Stage::Fire(_)) {
            if self.advance_stage() {
                continue;
            }
            match self.only_answer() {
                Some(choice) => self.carry_out(&choice),
                None => return,
            }
        }
    }

    fn only_answer(&self) -> Option<Choice> {
        // Giving fire is the player's word, even if nothing else is left to say.
        if matches!(self.s.stage, Stage::Over | Stage::Fire(Fire { step: FireStep::Joining, .. })) {
            return None;
        }
        let mut few = Few::default();
        title::list(self.w, self.s, &mut few);
        few.only()
    }

    /// One automatic step. Returns false where a choice may be needed.
    fn advance_stage(&mut self) -> bool {
        match self.s.stage {
            Stage::TurnStart => self.begin_turn(),
            Stage::Command => self.command_phase(),
            Stage::Fire(fire) => return self.carry_on(fire),
            Stage::HalfEnd => self.end_half(),
            Stage::TurnEnd => self.end_turn(),
            _ => return false,
        }
        true
    }

    /// SM-10.
    fn begin_turn(&mut self) {
        self.tell(Event::TurnBegins { turn: self.s.turn });
        self.s.night = Units::EMPTY;
        if self.s.is_night(self.w) {
            self.s.night = in_contact(self.w, self.s);
            self.tell(Event::NightFalls { units: self.s.night });
        }
        self.arrival_dice();
        self.begin_half(Side::Union);
    }

    fn begin_half(&mut self, side: Side) {
        self.s.active = side;
        self.s.moved = Units::EMPTY;
        self.s.moved_leaders = Leaders::EMPTY;
        if is_artillery_only(self.w, self.s) {
            self.s.stage = Stage::Artillery;
            self.begin_artillery();
        } else {
            self.s.stage = Stage::Command;
        }
    }

    fn clear_fire(&mut self) {
        self.s.fired = Units::EMPTY;
        self.s.shot = Units::EMPTY;
        self.s.advanced = Units::EMPTY;
    }

    /// SM-30 begins.
    pub fn begin_artillery(&mut self) {
        self.clear_fire();
        self.tell(Event::PhaseBegins { side: self.s.active, phase: Phase::Artillery });
    }

    /// A declaration or movement phase has been ended.
    pub fn end_phase(&mut self) {
        let side = self.s.active;
        let (stage, phase) = match self.s.stage {
            Stage::Artillery if is_artillery_only(self.w, self.s) => return self.s.stage = Stage::HalfEnd,
            Stage::Artillery => (Stage::Movement, Phase::Movement),
            Stage::Movement => (Stage::Defensive, Phase::Defensive),
            Stage::Defensive => (Stage::Offensive, Phase::Offensive),
            Stage::Offensive => (Stage::Rally, Phase::Rally),
            _ => return self.end_rally(),
        };
        match phase {
            Phase::Defensive => self.clear_fire(),
            Phase::Movement => {
                self.s.moved = Units::EMPTY;
                self.s.moved_leaders = Leaders::EMPTY;
            }
            _ => {}
        }
        self.s.tried = Units::EMPTY;
        self.s.stage = stage;
        self.tell(Event::PhaseBegins { side, phase });
    }

    /// SM-70 ends: the active side's Fired markers come off (CM-10.4).
    fn end_rally(&mut self) {
        self.take_markers_off(self.w.side_units[self.s.active]);
        self.s.stage = Stage::HalfEnd;
    }

    fn take_markers_off(&mut self, units: Units) {
        let units: Units = units.filter(|unit| self.s[*unit].fired).collect();
        for unit in units {
            self.s[unit].fired = false;
        }
        if !units.is_empty() {
            self.tell(Event::MarkersOff { units });
        }
    }

    /// SM-80.
    fn end_half(&mut self) {
        match self.s.active {
            Side::Union => self.begin_half(Side::Confederate),
            Side::Confederate => self.s.stage = Stage::TurnEnd,
        }
    }

    /// SM-90.
    fn end_turn(&mut self) {
        self.score_objectives();
        if is_artillery_only(self.w, self.s) {
            self.take_markers_off(self.w.side_units.union.or(self.w.side_units.confederate));
        }
        if self.s.turn >= self.w.scenario.last_turn {
            let winner = crate::victory::winner(self.w, self.s);
            self.tell(Event::GameOver { winner, net: self.s.net, objectives: self.s.objective_points });
            self.s.stage = Stage::Over;
            return;
        }
        self.s.turn += 1;
        self.s.stage = Stage::TurnStart;
    }
}
