//! 4, 5 and 7: the sequence of play. After each choice the game goes on by itself to the next question.

use kernel::Side;
use kernel::listing::Few;

use crate::activation;
use crate::choice::Choice;
use crate::cohesion;
use crate::combat;
use crate::commanders;
use crate::event::Event;
use crate::play::{Play, purpose};
use crate::result;
use crate::scenario::CounterAttack;
use crate::state::{Act, Declaration, Formation, March, Part, Stage, State};
use crate::world::World;

/// The counter-attack of the present day.
pub fn counter_attack(w: &World, s: &State) -> Option<CounterAttack> {
    w.day(s.day).counter_attack
}

/// True in the turns of the counter-attack.
pub fn counter_attacking(w: &World, s: &State) -> bool {
    let (Some(attack), Some(declared)) = (counter_attack(w, s), s.counter_attack) else { return false };
    s.turn > declared && s.turn <= declared + attack.turns
}

/// Who has the initiative without dice this turn.
pub fn automatic_initiative(w: &World, s: &State) -> Option<Side> {
    if counter_attacking(w, s) {
        return counter_attack(w, s).map(|attack| attack.side);
    }
    w.day(s.day).automatic.iter().find(|a| a.turn == s.turn).map(|a| a.side)
}

/// Who wins a tie of initiative this turn.
pub fn tie_winner(w: &World, s: &State) -> Side {
    let over = s.counter_attack.filter(|declared| s.turn > *declared);
    match (counter_attack(w, s), over) {
        (Some(attack), Some(_)) => attack.side,
        _ => w.day(s.day).tie,
    }
}

impl Play<'_> {
    /// Carries on until somebody has to choose, or the game is over.
    pub fn settle(&mut self) {
        while self.settle_duties() && self.advance_stage() {}
    }

    /// Carries on only as far as one combat goes: no die that falls after it belongs to its odds.
    pub fn settle_combat(&mut self) {
        while self.settle_duties() && matches!(self.s.stage, Stage::Fight(_)) && self.advance_stage() {}
    }

    /// One automatic step. Returns false where a choice is needed.
    fn advance_stage(&mut self) -> bool {
        match self.s.stage {
            Stage::CallBefore => self.skip_call_before(),
            Stage::SetUp(side) => self.skip_placing(side),
            Stage::Facings { side, done } => self.skip_facings(side, done),
            Stage::Initiative => self.done(Self::roll_initiative),
            Stage::Designate => self.skip_designating(),
            Stage::MainGroup => false,
            Stage::Slots => self.skip_slots(),
            Stage::Brigades => self.skip_brigades(),
            Stage::Acting(act) => self.skip_standing(act),
            Stage::Declaring(act) => self.skip_declaring(act),
            Stage::Commanders => self.skip_commanders(),
            Stage::Chains => self.skip_chains(),
            Stage::Combats => self.skip_combats(),
            Stage::Fight(fight) => self.carry_on(fight),
            Stage::Advance(fight) => {
                if result::may_advance(self.w, self.s, &fight) {
                    return false;
                }
                self.done(Self::end_advance)
            }
            Stage::Continuation => self.done(Self::continuation),
            Stage::RoutMoves { side, left, retreat } => self.carry_rout_moves(side, left, retreat),
            Stage::Recovery => self.done(Self::recover),
            Stage::Declare(declaration) => self.skip_declaration(declaration),
            Stage::Arrivals(side) => self.done(|play| play.roll_arrivals(side)),
            Stage::Entries(side) => self.skip_entries(side),
            Stage::Riding { leader, points } => self.skip_riding(leader, points),
            Stage::TurnEnd => self.done(Self::end_turn),
            Stage::Night(step) => self.carry_night(step),
            Stage::Over => false,
        }
    }

    fn done(&mut self, step: impl FnOnce(&mut Self)) -> bool {
        step(self);
        true
    }

    /// ST-1 of the turn that has been set; a turn of entries only goes straight to step E (Q108).
    pub fn begin_turn(&mut self) {
        self.s.phase = 1;
        self.s.manoeuvre = kernel::BySide::new(false, false);
        self.s.part = Part::NONE;
        self.tell(Event::TurnBegins { day: self.s.day, turn: self.s.turn });
        if self.w.day(self.s.day).entry_only.contains(&self.s.turn) {
            self.begin_reinforcements();
        } else {
            self.s.stage = Stage::Initiative;
        }
    }

    /// ST-1.
    fn roll_initiative(&mut self) {
        let day = self.w.day(self.s.day);
        let first = match automatic_initiative(self.w, self.s) {
            Some(side) => {
                self.tell(Event::Initiative { side, rolled: false });
                side
            }
            None => {
                let bonus = |side: &str| day.initiative_bonus.get(side).copied().unwrap_or(0);
                let union = self.d6(purpose::INITIATIVE);
                let confederate = self.d6(purpose::INITIATIVE);
                let union_total = union as i8 + bonus("union");
                let confederate_total = confederate as i8 + bonus("confederate");
                self.tell(Event::InitiativeDice { union, confederate, union_total, confederate_total });
                let side = match union_total.cmp(&confederate_total) {
                    std::cmp::Ordering::Greater => Side::Union,
                    std::cmp::Ordering::Less => Side::Confederate,
                    std::cmp::Ordering::Equal => tie_winner(self.w, self.s),
                };
                self.tell(Event::Initiative { side, rolled: true });
                side
            }
        };
        self.s.first = first;
        self.roll_tactics();
        if let Some(short) = day.short_turn
            && short.turn == self.s.turn
        {
            self.s.phase = short.action_marker;
        }
        self.begin_part(first);
    }

    /// 1.4: manoeuvre or assault.
    fn roll_tactics(&mut self) {
        if !self.w.options.tactical || !self.w.day(self.s.day).tactical_option {
            return;
        }
        for side in Side::BOTH {
            if !self.s.has_army_commander(self.w, side) {
                continue;
            }
            let modifier = self.w.tables.tactical.bonus(side);
            let die = self.d6(purpose::TACTICAL);
            let manoeuvre = die as i8 + modifier <= self.w.tables.tactical.manoeuvre;
            self.s.manoeuvre[side] = manoeuvre;
            self.tell(Event::TacticalDie { side, die, modifier, manoeuvre });
        }
    }

    /// Without a corps commander on the map only the army commander is left (2.2).
    fn skip_designating(&mut self) -> bool {
        if !activation::designable(self.w, self.s).is_empty() {
            return false;
        }
        self.s.stage = Stage::Commanders;
        true
    }

    fn skip_slots(&mut self) -> bool {
        let mut choices = Few::default();
        activation::list_slots(self.w, self.s, &mut choices);
        if choices.only() != Some(Choice::Done) {
            return false;
        }
        self.s.stage = Stage::Commanders;
        true
    }

    /// A formation with nobody left to act is closed; an independent brigade acts at once, and so does the
    /// only one that can close up a division in debt.
    fn skip_brigades(&mut self) -> bool {
        let actors = activation::actors(self.w, self.s);
        match (self.s.part.formation, actors.first()) {
            (_, None) => self.close(),
            (Some(Formation::Brigade(_)), Some(brigade)) => self.begin_act(brigade),
            (_, Some(brigade)) if actors.len() == 1 && !cohesion::may_close(self.w, self.s) => {
                self.begin_act(brigade);
            }
            _ => return false,
        }
        true
    }

    /// Ends the movement when nothing but stopping is left, and goes on where there is but one way to.
    fn skip_standing(&mut self, act: Act) -> bool {
        let mut choices = Few::default();
        activation::list_acting(self.w, self.s, &act, &mut choices);
        let Some(choice) = choices.only() else { return false };
        self.act(act, &choice);
        true
    }

    fn skip_declaring(&mut self, act: Act) -> bool {
        if act.march == March::Action && !activation::targets(self.w, self.s, &act).is_empty() {
            return false;
        }
        self.end_act(act);
        true
    }

    fn skip_commanders(&mut self) -> bool {
        if commanders::may_move(self.w, self.s) {
            return false;
        }
        self.end_commanders();
        true
    }

    fn skip_chains(&mut self) -> bool {
        if combat::broken_chain(self.w, self.s).is_some() {
            return false;
        }
        self.begin_combats();
        true
    }

    /// Combats over zones that have been left lapse (Q51); after the last the part ends.
    fn skip_combats(&mut self) -> bool {
        let pending = combat::pending(self.w, self.s);
        let empty = pending.less(self.s.occupied[self.s.active.other()]);
        if let Some(target) = empty.first() {
            self.lapse(target);
            return true;
        }
        if !pending.is_empty() {
            return false;
        }
        self.end_part();
        true
    }

    /// 2.8.
    fn end_part(&mut self) {
        if self.s.active == self.s.first {
            self.begin_part(self.s.first.other());
        } else {
            self.s.part = Part::NONE;
            self.s.stage = Stage::Continuation;
        }
    }

    /// ST-3.
    fn continuation(&mut self) {
        let table = &self.w.tables.continuation;
        let limit = match self.s.phase {
            phase if phase < table.always => None,
            phase if phase == table.always => Some(table.fourth),
            phase if phase == table.always + 1 => Some(table.fifth),
            _ => return self.begin_administration(),
        };
        if let Some(limit) = limit {
            let (die, played) = self.dice.roll_under(6, limit, purpose::CONTINUATION);
            self.tell(Event::ContinuationDie { die, next_phase: self.s.phase + 1, played });
            if !played {
                return self.begin_administration();
            }
        }
        self.s.phase += 1;
        self.begin_part(self.s.first);
    }

    /// ST-4 F, G.
    fn end_turn(&mut self) {
        self.s.phase = 1;
        let day = self.w.day(self.s.day);
        if self.s.turn < day.last {
            self.s.turn += 1;
            return self.begin_turn();
        }
        if usize::from(self.s.day) < self.w.scenario.days.len() {
            return self.begin_night();
        }
        self.end_game();
    }

    /// ST-5.
    fn end_game(&mut self) {
        let points = crate::victory::points(self.w, self.s);
        let winner = crate::victory::winner(self.w, self.s);
        self.tell(Event::GameOver { winner, union: points.union as i16, confederate: points.confederate as i16 });
        self.s.stage = Stage::Over;
    }

    /// The next day begins (11.2.3).
    pub fn begin_day(&mut self) {
        self.s.day += 1;
        self.s.turn = self.w.day(self.s.day).first;
        self.s.counter_attack = None;
        self.begin_turn();
    }

    fn skip_declaration(&mut self, declaration: Declaration) -> bool {
        if crate::arrivals::declarable(self.w, self.s, declaration) {
            return false;
        }
        self.after_declaration(declaration);
        true
    }
}
