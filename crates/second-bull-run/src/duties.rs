//! What has to be settled after a brigade has moved: its facing, the enemies that turn to it, and the
//! commanders it finds alone (order of 2.5.a and of part 15 of the specification).

use kernel::Side;
use kernel::listing::Out;

use crate::bar::Bar;
use crate::choice::Choice;
use crate::commanders::{caught, refuges};
use crate::event::Event;
use crate::facing::{check_facing, check_turn, facings_for, must_turn, turn_facings};
use crate::ids::{Brigade, Leader, Slots, Zone, Zones};
use crate::play::Play;
use crate::state::{Duties, State};
use crate::world::World;

/// What is to be settled next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Duty {
    /// A brigade faces.
    Face(Brigade),
    /// A zone turns to a newcomer.
    Turn {
        /// The zone.
        zone: Zone,
        /// The newcomer's zone.
        newcomer: Zone,
    },
    /// A lone commander leaves.
    Displace(Leader),
}

/// The next brigade that faces. Only rallied ones can be of both sides: the first player's come before the
/// second's (part 15), in the night the Union's (Q100).
fn next_to_face(w: &World, s: &State) -> Option<Brigade> {
    let first = if s.night { Side::Union } else { s.first };
    s.duties.facing.and(w.side_brigades[first]).first().or_else(|| s.duties.facing.first())
}

/// The next duty, if any.
pub fn duty(w: &World, s: &State) -> Option<Duty> {
    let d = &s.duties;
    if let Some(brigade) = next_to_face(w, s) {
        return Some(Duty::Face(brigade));
    }
    if let (Some(newcomer), Some(zone)) = (d.newcomer, d.turning.first()) {
        return Some(Duty::Turn { zone, newcomer });
    }
    if d.newcomer.is_some() && !d.found {
        return None;
    }
    // The inactive side before the active one (part 15).
    let order = [s.active.other(), s.active];
    order.into_iter().filter(|side| d.lone[*side]).find_map(|side| caught(w, s, side)).map(Duty::Displace)
}

/// Who answers a duty.
pub fn owner(w: &World, s: &State, duty: Duty) -> Side {
    match duty {
        Duty::Face(brigade) => w.side_of(brigade),
        Duty::Turn { zone, .. } => s.stacks[zone].iter().next().map_or(s.active, |b| w.side_of(b)),
        Duty::Displace(leader) => w.leader(leader).side,
    }
}

fn towards(w: &World, zone: Option<Zone>, slots: Slots) -> Zones {
    zone.map_or(Zones::EMPTY, |zone| slots.filter_map(|slot| w.ground(zone).faced(slot)).collect())
}

/// The answers to a duty, as zones.
fn answers(w: &World, s: &State, duty: Duty) -> Zones {
    match duty {
        Duty::Face(brigade) => towards(w, s.zone_of(brigade), facings_for(w, s, brigade)),
        Duty::Turn { zone, newcomer } => towards(w, Some(zone), turn_facings(w, zone, newcomer)),
        Duty::Displace(leader) => refuges(w, s, leader),
    }
}

/// Lists the answers.
pub fn list(w: &World, s: &State, duty: Duty, out: &mut impl Out<Choice>) {
    let zones = answers(w, s, duty);
    match duty {
        Duty::Displace(leader) => out.extend(zones.map(|zone| Choice::Lead { leader, zone })),
        _ => out.extend(zones.map(Choice::Face)),
    }
}

/// Checks an answer.
pub fn check(w: &World, s: &State, duty: Duty, choice: &Choice) -> Result<(), Bar> {
    match (duty, *choice) {
        (Duty::Face(brigade), Choice::Face(zone)) => check_facing(w, s, brigade, zone),
        (Duty::Turn { zone, newcomer }, Choice::Face(towards)) => check_turn(w, zone, newcomer, towards),
        (Duty::Displace(caught), Choice::Lead { leader, zone }) if caught == leader => {
            if refuges(w, s, leader).has(zone) { Ok(()) } else { Err(Bar::NoRefuge) }
        }
        (Duty::Displace(_), _) => Err(Bar::LeaderMustLeave),
        _ => Err(Bar::FacingDue),
    }
}

impl Play<'_> {
    /// Carries out an answer.
    pub fn answer(&mut self, duty: Duty, choice: &Choice) {
        match (duty, *choice) {
            (Duty::Face(brigade), Choice::Face(towards)) => {
                self.face(brigade, towards);
                // A mate that rallied with it has been turned too (9.6).
                let turned = self.s.zone_of(brigade).map_or(brigade.alone(), |zone| self.s.stacks[zone].set());
                self.s.duties.facing = self.s.duties.facing.less(turned);
            }
            (Duty::Turn { zone, .. }, Choice::Face(towards)) => {
                self.turn_stack(zone, towards);
                self.s.duties.turning.remove(zone);
                self.tell(Event::Turned { zone, facing: towards });
            }
            (Duty::Displace(leader), Choice::Lead { zone, .. }) => self.displace(leader, zone),
            _ => {}
        }
    }

    /// Settles duties with one answer. Returns false where a choice is needed.
    pub fn settle_duties(&mut self) -> bool {
        if self.s.duties == Duties::NONE {
            return true;
        }
        loop {
            if self.s.duties.facing.is_empty() && !self.s.duties.found {
                self.find_reactions();
            }
            let Some(duty) = duty(self.w, self.s) else { break };
            let mut zones = answers(self.w, self.s, duty);
            match (duty, zones.len()) {
                // Nowhere to go can only befall a commander ringed in on every side: he stays.
                (Duty::Displace(leader), 0) => {
                    let side = self.w.leader(leader).side;
                    self.s.duties.lone[side] = false;
                }
                (_, 1) => {
                    let Some(zone) = zones.next() else { break };
                    let choice = match duty {
                        Duty::Displace(leader) => Choice::Lead { leader, zone },
                        _ => Choice::Face(zone),
                    };
                    self.answer(duty, &choice);
                }
                _ => return false,
            }
        }
        self.s.duties = Duties::NONE;
        true
    }

    /// Once the newcomer faces, the enemies it has come upon must turn (6.7).
    fn find_reactions(&mut self) {
        self.s.duties.found = true;
        let Some(newcomer) = self.s.duties.newcomer else { return };
        let Some(side) = self.s.stacks[newcomer].iter().next().map(|b| self.w.side_of(b)) else { return };
        self.s.duties.turning = must_turn(self.w, self.s, side, newcomer, self.s.duties.pressed);
    }
}
