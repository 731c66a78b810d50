//! 10.2 and 10.4: contact, fronts, flanks, facings.

use kernel::Side;

use crate::bar::Bar;
use crate::event::Event;
use crate::ids::{Element, Slots, Zone, Zones};
use crate::movement;
use crate::play::Play;
use crate::state::State;
use crate::world::World;

/// Zones from which enemies are in contact with a zone of `side`.
pub fn contact_zones(w: &World, s: &State, side: Side, zone: Zone) -> Zones {
    w.land(zone).and(s.occupied(w, side.other()))
}

/// True if the zone lies in an enemy zone of control.
pub fn in_enemy_zoc(w: &World, s: &State, side: Side, zone: Zone) -> bool {
    !contact_zones(w, s, side, zone).is_empty()
}

/// The front of the stack in a zone.
pub fn front_of(w: &World, s: &State, zone: Zone) -> Zones {
    w.ground(zone).front(s.facings[zone])
}

/// Zones in the front of any element of `side`, fronts over Bull Run left out.
pub fn fronts_of(w: &World, s: &State, side: Side) -> Zones {
    s.occupied(w, side).fold(Zones::EMPTY, |fronts, zone| fronts.or(front_of(w, s, zone).and(w.land(zone))))
}

/// Enemies whose presence outside the front flanks a stack of `side`: those in contact and, with the
/// switch, those that could attack over a crossing.
pub fn pressing_zones(w: &World, s: &State, side: Side, zone: Zone) -> Zones {
    let enemies = s.occupied(w, side.other());
    let contact = w.land(zone).and(enemies);
    if !w.options.over_river_counts {
        return contact;
    }
    let open: Zones =
        w.ground(zone).crossing.filter(|beyond| movement::passable(w, s, side.other(), *beyond, zone)).collect();
    contact.or(open.and(enemies))
}

/// Facings a stack may take when it ends its move, rests, advances, retreats or arrives: as many
/// enemy zones in contact in the front as any facing allows, otherwise any.
pub fn end_facings(w: &World, s: &State, side: Side, zone: Zone) -> Slots {
    let ground = w.ground(zone);
    let contact = contact_zones(w, s, side, zone);
    if contact.is_empty() {
        return ground.facings;
    }
    let seen = |slot| ground.front(Some(slot)).and(contact).len();
    let most = ground.facings.map(seen).max().unwrap_or(0);
    ground.facings.filter(|slot| seen(*slot) == most).collect()
}

/// Facings an engaging element may take: any with a zone it can attack in the front (11.1).
pub fn engage_facings(w: &World, s: &State, side: Side, zone: Zone) -> Slots {
    let ground = w.ground(zone);
    let targets = movement::attackable_from(w, s, side, zone);
    ground.facings.filter(|slot| ground.front(Some(*slot)).meets(targets)).collect()
}

/// Facings a contacted stack may turn to: any with the newcomer in the front (10.4).
pub fn turn_facings(w: &World, zone: Zone, newcomer: Zone) -> Slots {
    let ground = w.ground(zone);
    ground.facings.filter(|slot| ground.front(Some(*slot)).has(newcomer)).collect()
}

/// Enemy stacks that must turn to a newcomer of `side`: those in contact with it that have no enemy
/// in contact in their front (6.3).
pub fn must_turn(w: &World, s: &State, side: Side, newcomer: Zone) -> Zones {
    let pinned = |zone: &Zone| front_of(w, s, *zone).meets(pressing_zones(w, s, side.other(), *zone));
    contact_zones(w, s, side, newcomer).filter(|zone| !pinned(zone)).collect()
}

/// The facings the element may choose from now.
pub fn facings_for(w: &World, s: &State, element: Element) -> Slots {
    let side = w.side_of(element);
    let Some(zone) = s.zone_of(element) else { return Slots::EMPTY };
    if s.duties.engaging && s.engaged.has(element) {
        engage_facings(w, s, side, zone)
    } else {
        end_facings(w, s, side, zone)
    }
}

/// Checks a facing chosen for an element.
pub fn check_facing(w: &World, s: &State, element: Element, towards: Zone) -> Result<(), Bar> {
    let zone = s.zone_of(element).ok_or(Bar::NotAskedNow)?;
    let slot = w.ground(zone).slot_of(towards).ok_or(Bar::NotARingZone)?;
    if facings_for(w, s, element).has(slot) {
        return Ok(());
    }
    Err(if s.duties.engaging && s.engaged.has(element) { Bar::FacingWithoutTarget } else { Bar::FacingLosesEnemies })
}

impl Play<'_> {
    /// Turns the stack of a zone.
    pub fn face(&mut self, zone: Zone, towards: Zone) {
        self.s.facings[zone] = self.w.ground(zone).slot_of(towards);
        self.tell(Event::Faced { zone, facing: towards });
    }
}
