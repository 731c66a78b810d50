//! 3: the sequence of play. After each choice the game goes on by itself to the next question.

use kernel::listing::Few;

use crate::choice::Choice;
use crate::play::Play;
use crate::stage::{Fire, FireStep, Layer, Phase};
use crate::title;

impl Play<'_> {
    /// Carries on until somebody has to choose, or the game is over. A question with one answer answers itself.
    pub fn settle(&mut self) {
        while !self.s.waiting && self.s.phase != Phase::Over {
            if self.advance_layer() {
                continue;
            }
            match self.only_answer() {
                Some(choice) => self.carry_out(&choice),
                None => return,
            }
        }
    }

    /// Carries on only as long as `under_way` holds: no die that falls later belongs to the odds asked for.
    pub fn settle_while(&mut self, under_way: impl Fn(&Self) -> bool) {
        while under_way(self) && !self.s.waiting && self.s.phase != Phase::Over {
            if self.advance_layer() {
                continue;
            }
            match self.only_answer() {
                Some(choice) => self.carry_out(&choice),
                None => return,
            }
        }
    }

    /// Decisions a player makes himself even if nothing else is left to say, so that he sees what he does.
    fn is_own_word(&self) -> bool {
        matches!(
            self.s.layer(),
            Layer::Fire if matches!(self.s.fire, Some(Fire { step: FireStep::Joining, .. }))
        ) || matches!(self.s.layer(), Layer::Move | Layer::Ride)
    }

    fn only_answer(&self) -> Option<Choice> {
        if self.is_own_word() {
            return None;
        }
        let mut few = Few::default();
        title::list(self.w, self.s, &mut few);
        few.only()
    }

    /// One automatic step of the top layer. Returns false where a choice may be needed.
    pub(crate) fn advance_layer(&mut self) -> bool {
        match self.s.layer() {
            Layer::Retreat => self.retreat_auto(),
            Layer::Contract(unit) => self.contract_auto(unit),
            Layer::Trouble(unit) => self.trouble_auto(unit),
            Layer::Stranded(leader) => self.stranded_auto(leader),
            Layer::Fire => self.fire_auto(),
            Layer::Offer => self.offer_auto(),
            Layer::Shock => self.shock_auto(),
            Layer::Move => self.move_auto(),
            Layer::Ride => false,
            Layer::Phase(phase) => self.phase_auto(phase),
        }
    }

    fn phase_auto(&mut self, phase: Phase) -> bool {
        match phase {
            Phase::SetUp(_) => self.set_up_auto(),
            Phase::Initiative => self.initiative_auto(),
            Phase::Efficiency => self.efficiency_auto(),
            Phase::Pool => self.pool_auto(),
            Phase::Arrivals => self.arrivals_auto(),
            Phase::DivisionOrders(_) | Phase::OrderChange => self.orders_auto(),
            Phase::First | Phase::Draw => self.activation_auto(),
            Phase::ReserveFire | Phase::Release | Phase::ReleaseOrder => self.tyler_auto(),
            Phase::Confusion => self.confusion_auto(),
            Phase::Actions => self.actions_auto(),
            Phase::Declare | Phase::Resolve => self.declare_auto(),
            Phase::Absorb | Phase::Attach | Phase::EndActivation => self.end_activation_auto(),
            Phase::Commanders(_) => self.commanders_auto(),
            Phase::Replacements(_) | Phase::Recovery(_) => self.recovery_auto(),
            Phase::TurnEnd => self.turn_end_auto(),
            Phase::Over => false,
        }
    }
}
