//! 9.3 and 9.5: contact, zones of control, fronts, facings.

use kernel::Side;

use crate::bar::Bar;
use crate::event::Event;
use crate::ids::{Brigade, Slots, Zone, Zones};
use crate::play::Play;
use crate::state::{FacingCause, State};
use crate::world::World;

/// What a mover of one side has to reckon with: where its enemies stand and look.
#[derive(Clone, Copy, Debug)]
pub struct Field {
    /// Zones with enemy brigades.
    pub foes: Zones,
    /// Enemy zones of control (3.2).
    pub zoc: Zones,
    /// Effective fronts of enemy artillery brigades.
    pub guns: Zones,
}

impl Field {
    /// As a side finds it now.
    pub fn of(w: &World, s: &State, side: Side) -> Field {
        let foes = s.occupied[side.other()];
        let zoc = foes.fold(Zones::EMPTY, |zoc, zone| zoc.or(w.land(zone)));
        let batteries = w.side_brigades[side.other()].and(w.guns);
        let guns = batteries.fold(Zones::EMPTY, |guns, battery| guns.or(efront(w, s, battery)));
        Field { foes, zoc, guns }
    }

    /// The same if every enemy battery looked all round it, for a plan that must hold whatever turns (5.5).
    #[must_use]
    pub fn at_worst(mut self, w: &World, s: &State) -> Field {
        self.guns = Zones::EMPTY;
        for zone in self.foes {
            if s.stacks[zone].iter().any(|b| w.guns.has(b)) {
                self.guns = self.guns.or(w.land(zone));
            }
        }
        self
    }
}

/// True if a zone lies in the effective front of an enemy brigade of `side` (3.3).
pub fn in_enemy_front(w: &World, s: &State, side: Side, zone: Zone) -> bool {
    let mut near = contact_zones(w, s, side, zone);
    near.any(|from| s.stacks[from].iter().any(|b| w.ground(from).front(s.brigade(b).facing).has(zone)))
}

/// Zones of enemies in contact with a zone of `side` (3.4).
pub fn contact_zones(w: &World, s: &State, side: Side, zone: Zone) -> Zones {
    w.land(zone).and(s.occupied[side.other()])
}

/// True if a brigade is in contact with an enemy.
pub fn in_contact(w: &World, s: &State, brigade: Brigade) -> bool {
    let side = w.side_of(brigade);
    s.zone_of(brigade).is_some_and(|zone| !contact_zones(w, s, side, zone).is_empty())
}

/// Enemy zones in contact with any brigade of `side`.
pub fn pressed(w: &World, s: &State, side: Side) -> Zones {
    let touched = s.occupied[side].fold(Zones::EMPTY, |zones, zone| zones.or(w.land(zone)));
    touched.and(s.occupied[side.other()])
}

/// The front of a brigade (3.1); none when routed.
pub fn front_of(w: &World, s: &State, brigade: Brigade) -> Zones {
    s.zone_of(brigade).map_or(Zones::EMPTY, |zone| w.ground(zone).front(s.brigade(brigade).facing))
}

/// The front as far as its zone of control goes (3.3).
pub fn efront(w: &World, s: &State, brigade: Brigade) -> Zones {
    s.zone_of(brigade).map_or(Zones::EMPTY, |zone| front_of(w, s, brigade).and(w.land(zone)))
}

/// Facings that put as many enemy brigades in contact into the front as any facing can (Q37).
pub fn end_facings(w: &World, s: &State, side: Side, zone: Zone) -> Slots {
    let ground = w.ground(zone);
    let contact = contact_zones(w, s, side, zone);
    if contact.is_empty() {
        return ground.facings;
    }
    let seen = |slot| ground.front(Some(slot)).and(contact).map(|z| s.stacks[z].len()).sum::<usize>();
    let most = ground.facings.map(seen).max().unwrap_or(0);
    ground.facings.filter(|slot| seen(*slot) == most).collect()
}

/// Facings a brigade may choose now: those of Q37 that keep a mate's declared target in the front (Q39).
pub fn facings_for(w: &World, s: &State, brigade: Brigade) -> Slots {
    let Some(zone) = s.zone_of(brigade) else { return Slots::EMPTY };
    let ground = w.ground(zone);
    let targets: Zones = s.stacks[zone].iter().filter_map(|b| s.brigade(b).attack).collect();
    let keeps = |slot: &crate::ids::Slot| targets.less(ground.front(Some(*slot))).is_empty();
    let open = end_facings(w, s, w.side_of(brigade), zone);
    if w.options.target_in_front { open.filter(keeps).collect() } else { open }
}

/// Facings that have a newcomer in the front (6.7).
pub fn turn_facings(w: &World, zone: Zone, newcomer: Zone) -> Slots {
    let ground = w.ground(zone);
    ground.facings.filter(|slot| ground.front(Some(*slot)).has(newcomer)).collect()
}

/// Checks a facing chosen for a brigade.
pub fn check_facing(w: &World, s: &State, brigade: Brigade, towards: Zone) -> Result<(), Bar> {
    let zone = s.zone_of(brigade).ok_or(Bar::NotAskedNow)?;
    let slot = w.ground(zone).slot_of(towards).ok_or(Bar::NotARingZone)?;
    if facings_for(w, s, brigade).has(slot) {
        return Ok(());
    }
    if end_facings(w, s, w.side_of(brigade), zone).has(slot) {
        Err(Bar::FacingLosesTarget)
    } else {
        Err(Bar::FacingLosesEnemies)
    }
}

/// Checks the facing of a zone that turns to a newcomer.
pub fn check_turn(w: &World, zone: Zone, newcomer: Zone, towards: Zone) -> Result<(), Bar> {
    let slot = w.ground(zone).slot_of(towards).ok_or(Bar::NotARingZone)?;
    if turn_facings(w, zone, newcomer).has(slot) { Ok(()) } else { Err(Bar::FacingAwayFromContact) }
}

/// Enemy zones that must turn to a newcomer of `side`: unrouted brigades there, in contact with it and
/// with nobody of its side before (6.7).
pub fn must_turn(w: &World, s: &State, side: Side, newcomer: Zone, pressed: Zones) -> Zones {
    let fit = |zone: &Zone| s.stacks[*zone].iter().any(|b| !s.brigade(b).routed);
    contact_zones(w, s, side, newcomer).less(pressed).filter(fit).collect()
}

impl Play<'_> {
    /// Turns all unrouted brigades of a zone.
    pub fn turn_stack(&mut self, zone: Zone, towards: Zone) {
        let slot = self.w.ground(zone).slot_of(towards);
        for brigade in self.s.stacks[zone].iter() {
            let b = self.s.brigade_mut(brigade);
            if !b.routed {
                b.facing = slot;
            }
        }
    }

    /// A brigade faces a zone; its mate turns with it (9.6).
    pub fn face(&mut self, brigade: Brigade, towards: Zone) {
        let Some(zone) = self.s.zone_of(brigade) else { return };
        self.turn_stack(zone, towards);
        self.tell(Event::Faced { brigade, zone, facing: towards });
    }

    /// Asks for a facing, unless the brigade joins an unrouted mate whose facing it keeps after a
    /// retreat or on rallying (8.1, 9.D).
    pub fn ask_facing(&mut self, brigade: Brigade, cause: FacingCause) {
        if self.s.brigade(brigade).routed {
            return;
        }
        let Some(zone) = self.s.zone_of(brigade) else { return };
        let found = self.s.stack_facing(zone, Some(brigade));
        if found.is_some() && matches!(cause, FacingCause::Retreat | FacingCause::Rally) {
            self.s.brigade_mut(brigade).facing = found;
            return;
        }
        self.s.duties.facing.insert(brigade);
        self.s.duties.cause = cause;
    }
}
