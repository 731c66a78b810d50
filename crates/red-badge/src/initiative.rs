//! 5.11 to 5.13: who has the initiative.

use kernel::Side;
use kernel::listing::Out;

use crate::bar::Bar;
use crate::choice::Choice;
use crate::event::{Event, Modifier};
use crate::ids::{Leader, Leaders};
use crate::leaders;
use crate::play::{Play, purpose};
use crate::stage::Phase;
use crate::state::{State, Status};
use crate::world::{Rank, World};

/// Commanders of a side whose rating may be added: on the map, and not worn out by their ride (9.33).
pub fn eligible(w: &World, s: &State, side: Side) -> Leaders {
    let rank = if side == Side::Union { Rank::Overall } else { Rank::Army };
    let may = |leader: &Leader| {
        let state = s.leader(*leader);
        w.leader(*leader).rank == rank && state.status == Status::OnMap && !state.blown
    };
    w.side_leaders[side].filter(may).collect()
}

/// What the Confederates may say before the dice fall.
pub fn list(w: &World, s: &State, out: &mut impl Out<Choice>) {
    out.extend(eligible(w, s, Side::Confederate).map(Choice::Name));
    out.push(Choice::NameNobody);
}

/// Whether the Confederates may say it.
pub fn check(w: &World, s: &State, choice: &Choice) -> Result<(), Bar> {
    match *choice {
        Choice::NameNobody => Ok(()),
        Choice::Name(leader) if w.leader(leader).side != Side::Confederate => Err(Bar::NotYours),
        Choice::Name(leader) if eligible(w, s, Side::Confederate).has(leader) => Ok(()),
        Choice::Name(_) => Err(Bar::NoRating),
        _ => Err(Bar::NotAskedNow),
    }
}

/// What is added to the die of a side (5.11).
pub fn modifiers(w: &World, s: &State, side: Side, named: Option<Leader>, put: &mut impl FnMut(i8, Modifier)) {
    // The Union has one overall commander and nothing to lose by using him.
    let used = if side == Side::Union { eligible(w, s, side).first() } else { named };
    let rating = used.map_or(0, |leader| leaders::rating(w, s, leader));
    if rating > 0 {
        put(i8::try_from(rating).unwrap_or(i8::MAX), Modifier::CommanderRating);
    }
    if s.initiative == side {
        put(w.tables.initiative.holder, Modifier::HeldInitiative);
    }
}

impl Play<'_> {
    /// 5.12: the first turn needs no dice.
    pub fn initiative_auto(&mut self) -> bool {
        if self.s.turn > 0 {
            return false;
        }
        self.tell(Event::InitiativeGiven { side: self.s.initiative });
        self.s.phase = Phase::Efficiency;
        true
    }

    /// 5.11: both sides roll, the holder first.
    pub fn initiative_choice(&mut self, choice: &Choice) {
        let named = match *choice {
            Choice::Name(leader) => Some(leader),
            _ => None,
        };
        if named.is_some() {
            self.tell(Event::InitiativeNamed { leader: named });
        }
        let holder = self.s.initiative;
        let own = self.initiative_total(holder, named);
        let other = self.initiative_total(holder.other(), named);
        self.s.initiative = if other > own { holder.other() } else { holder };
        self.s.named = named;
        self.tell(Event::InitiativeWon { side: self.s.initiative });
        self.s.phase = Phase::Efficiency;
    }

    fn initiative_total(&mut self, side: Side, named: Option<Leader>) -> i8 {
        let mut sum = 0_i8;
        let events = &mut *self.events;
        modifiers(self.w, self.s, side, named, &mut |value, why| {
            sum = sum.saturating_add(value);
            events.push(Event::Modified { side, value, why });
        });
        let die = self.d10(purpose::INITIATIVE);
        let total = sum.saturating_add(i8::try_from(die).unwrap_or(0));
        self.tell(Event::InitiativeDie { side, die, total });
        total
    }
}
