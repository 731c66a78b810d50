//! 7 and 10.3: headquarters move, are displaced, come back.

use kernel::Side;
use kernel::listing::Out;

use crate::bar::Bar;
use crate::choice::Choice;
use crate::event::Event;
use crate::ids::{Hq, Zone, Zones};
use crate::movement::{banned_border, border_cost, costs_from, crossing_banned, ways_out};
use crate::play::Play;
use crate::state::{PerZone, State};
use crate::world::World;

/// Zones that hold an enemy element or are next to one, Bull Run or not (10.3).
pub fn hq_contact(w: &World, s: &State, side: Side) -> Zones {
    let enemies = s.occupied(w, side.other());
    enemies.fold(enemies, |zones, zone| zones.or(w.ground(zone).adjacent))
}

/// Zones of a side's other headquarters: one to a zone.
fn other_hqs(w: &World, s: &State, hq: Hq) -> Zones {
    let side = w.hq_sheet(hq).side;
    w.side_hqs[side].filter(|other| *other != hq).filter_map(|other| s.hq(other).zone).collect()
}

/// Zones a headquarters cannot enter: enemies, contact and, for the South under the historical
/// manoeuvre, the other bank.
fn closed(w: &World, s: &State, hq: Hq, from: Zone) -> Zones {
    let side = w.hq_sheet(hq).side;
    let barred = hq_contact(w, s, side);
    if !crossing_banned(w, s, side) {
        return barred;
    }
    let right_bank = w.ground(from).right_bank;
    barred.or(w.zones.filter(|zone| w.ground(*zone).right_bank != right_bank).collect())
}

/// Zones a headquarters can pass through, its own included, with the cost plus one (4.8).
fn passed(w: &World, s: &State, hq: Hq, from: Zone) -> PerZone<u8> {
    let side = w.hq_sheet(hq).side;
    costs_from(w, s, side, from.alone(), w.tables.movement.headquarters, closed(w, s, hq, from))
}

/// Where a headquarters can go, with the cost plus one (4.8).
pub fn reach(w: &World, s: &State, hq: Hq) -> PerZone<u8> {
    let Some(from) = s.hq(hq).zone else { return PerZone([0; crate::ids::MAX_ZONES]) };
    let mut costs = passed(w, s, hq, from);
    costs[from] = 0;
    for taken in other_hqs(w, s, hq) {
        costs[taken] = 0;
    }
    costs
}

/// The cheapest way of a headquarters to a zone in its reach, start excluded.
pub fn way(w: &World, s: &State, hq: Hq, to: Zone) -> Vec<Zone> {
    let side = w.hq_sheet(hq).side;
    let Some(from) = s.hq(hq).zone else { return Vec::new() };
    let costs = passed(w, s, hq, from);
    let mut way = vec![to];
    let mut at = to;
    while at != from {
        let leads = |zone: &Zone| {
            let cost = border_cost(w, s, side, *zone, at);
            costs[*zone] > 0 && cost.is_ok_and(|cost| costs[*zone] + cost == costs[at])
        };
        let mut around = w.ground(at).adjacent;
        let Some(before) = around.find(leads) else { return Vec::new() };
        way.push(before);
        at = before;
    }
    way.pop();
    way.reverse();
    way
}

/// True if the headquarters may still move this turn.
pub fn may_move(s: &State, hq: Hq) -> bool {
    let state = s.hq(hq);
    !state.activated && state.zone.is_some()
}

/// Lists the moves of a side's headquarters, and staying.
pub fn list_moves(w: &World, s: &State, side: Side, out: &mut impl Out<Choice>) {
    for hq in w.side_hqs[side].filter(|hq| may_move(s, *hq)) {
        let costs = reach(w, s, hq);
        out.extend(w.zones.filter(|zone| costs[*zone] > 0).map(|zone| Choice::MoveHq { hq, zone }));
    }
    out.push(Choice::Done);
}

/// Checks a move in M7.
pub fn check_move(w: &World, s: &State, side: Side, hq: Hq, to: Zone) -> Result<(), Bar> {
    if !w.side_hqs[side].has(hq) {
        return Err(Bar::NotYours);
    }
    if !may_move(s, hq) {
        return Err(Bar::HqActivated);
    }
    if reach(w, s, hq)[to] > 0 {
        return Ok(());
    }
    if hq_contact(w, s, side).has(to) {
        return Err(Bar::HqContact);
    }
    Err(if other_hqs(w, s, hq).has(to) { Bar::HqStacking } else { Bar::HqTooFar })
}

/// Where a displaced headquarters may go: one or two zones, else as near as possible (4.9).
pub fn refuges(w: &World, s: &State, hq: Hq) -> Zones {
    let side = w.hq_sheet(hq).side;
    let Some(from) = s.hq(hq).zone else { return Zones::EMPTY };
    let enemies = s.occupied(w, side.other());
    let unfit = hq_contact(w, s, side).or(other_hqs(w, s, hq));
    let mut seen = from.alone();
    let mut ring = from.alone();
    let mut found = Zones::EMPTY;
    for distance in 1.. {
        ring = ring.fold(Zones::EMPTY, |next, zone| next.or(open_ways(w, s, side, zone))).less(enemies).less(seen);
        seen = seen.or(ring);
        found = found.or(ring.less(unfit));
        if ring.is_empty() || (distance >= 2 && !found.is_empty()) {
            break;
        }
    }
    found
}

fn open_ways(w: &World, s: &State, side: Side, zone: Zone) -> Zones {
    let ways = ways_out(w, s, side, zone);
    if crossing_banned(w, s, side) { ways.filter(|to| !banned_border(w, s, side, zone, *to)).collect() } else { ways }
}

/// Where a headquarters off the map comes back: its base, or the zone of any own brigade.
pub fn returns(w: &World, s: &State, hq: Hq) -> Zones {
    let side = w.hq_sheet(hq).side;
    let unfit = hq_contact(w, s, side).or(other_hqs(w, s, hq));
    let base = w.bases[side];
    if !unfit.has(base) { base.alone() } else { s.occupied(w, side).less(unfit) }
}

/// The first headquarters off the map that can come back.
pub fn returning(w: &World, s: &State) -> Option<Hq> {
    let all = w.side_hqs.union.or(w.side_hqs.confederate);
    let mut off = all.filter(|hq| s.hq(*hq).zone.is_none());
    off.find(|hq| !returns(w, s, *hq).is_empty())
}

impl Play<'_> {
    /// Moves a headquarters in M7; it is then activated.
    pub fn move_hq(&mut self, hq: Hq, to: Zone) {
        let from = self.s.hq(hq).zone.unwrap_or(to);
        let state = self.s.hq_mut(hq);
        state.zone = Some(to);
        state.activated = true;
        state.moved = true;
        self.tell(Event::HqMoved { hq, from, to });
    }

    /// Brings a headquarters back in A3.
    pub fn bring_back_hq(&mut self, hq: Hq, zone: Zone) {
        self.s.hq_mut(hq).zone = Some(zone);
        self.tell(Event::HqBack { hq, zone });
    }
}
