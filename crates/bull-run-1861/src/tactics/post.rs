//! What it is worth to have a brigade in a zone, and what it could make of an activation.

use kernel::Side;

use super::fight::{best_attack, tiring};
use super::orders::{Orders, effective};
use super::paths::{HORIZON, WAY, Walker, each_end};
use super::stakes::POINT;
use crate::activation::{extension, movement_points};
use crate::command::test_modifier;
use crate::ids::{Brigade, Zone, Zones};
use crate::state::State;
use crate::victory::controller;
use crate::world::World;

/// What a movement point nearer to the goal is worth.
const PACE: f64 = 0.35;
/// A garrison on an own objective that somebody could take, for each of its points.
const GUARD: f64 = 4.0;
/// Being outnumbered once, for each strength point.
const DANGER: f64 = 0.15;
/// An enemy who stands in no front.
const FLANK: f64 = 1.0;
/// Being out of command.
const OUT_OF_COMMAND: f64 = 1.2;
/// A second line where the enemy is near.
const SUPPORT: f64 = 0.5;

/// What it is worth to have a brigade in a zone.
pub fn post(w: &World, s: &State, o: &Orders, brigade: Brigade, zone: Zone) -> f64 {
    let to_go = o.field(brigade).map_or(HORIZON, |field| field.from(zone));
    let mut worth = -PACE * f64::from(to_go);
    worth += holding(w, s, o, brigade, zone);
    worth -= exposure(w, s, o, brigade, zone);
    if !is_led(w, s, brigade, zone) {
        worth -= OUT_OF_COMMAND;
    }
    worth
}

/// What the brigade does for the points of a zone by standing there.
fn holding(w: &World, s: &State, o: &Orders, brigade: Brigade, zone: Zone) -> f64 {
    let Some((at, scoring)) = w.scoring.iter().enumerate().find(|(_, scoring)| scoring.zone == zone) else {
        return 0.0;
    };
    let points = f64::from(scoring.points);
    let threat = o.forces.march(zone);
    let own = effective(w, s, brigade) + 0.5 * o.forces.friends(w, zone, brigade);
    if controller(s, at) != o.side {
        let keeps = own / (own + threat);
        let sure = 0.1 + 0.5 * (-o.stakes.phases / 5.0).exp();
        return POINT * points * (sure + (1.0 - sure) * keeps * keeps);
    }
    let guarded = s.stacks[zone].iter().any(|e| e.brigade() != brigade && !w.is_legion(e.brigade()));
    if guarded || threat == 0.0 { 0.0 } else { GUARD * points * threat / (threat + 3.0) }
}

/// What the enemy could do to a brigade there.
fn exposure(w: &World, s: &State, o: &Orders, brigade: Brigade, zone: Zone) -> f64 {
    let threat = o.forces.strike(zone);
    if threat == 0.0 {
        return 0.0;
    }
    let ground = w.ground(zone);
    let cover = if ground.hill {
        1.5
    } else if ground.woods {
        1.2
    } else {
        1.0
    };
    let strength = effective(w, s, brigade);
    let mut partners = s.stacks[zone].iter().filter(|e| e.brigade() != brigade && w.side_of(*e) == o.side);
    let partner = partners.next();
    let own = strength + partner.map_or(0.0, |e| 0.6 * effective(w, s, e.brigade()));
    let friends = 0.35 * o.forces.friends(w, zone, brigade);
    let excess = (threat / ((own + friends) * cover) - 1.0).clamp(0.0, 2.0);
    let late = (o.stakes.phases / 4.0).min(1.0);
    let mut worth = DANGER * strength * excess * late;
    worth += FLANK * f64::from(uncovered(w, s, o.side, zone)) * late;
    if partner.is_some() {
        worth -= SUPPORT;
    }
    worth
}

/// Enemies beside a zone that the best front does not see.
fn uncovered(w: &World, s: &State, side: Side, zone: Zone) -> u32 {
    let ground = w.ground(zone);
    let contact = ground.land.and(s.occupied(w, side.other()));
    if contact.len() < 2 {
        return 0;
    }
    let seen = ground.facings.map(|slot| ground.front(Some(slot)).and(contact).len()).max().unwrap_or(0);
    contact.len() - seen
}

/// True if the brigade would be in command in a zone, as the crow flies over the roads (10.1).
pub fn is_led(w: &World, s: &State, brigade: Brigade, zone: Zone) -> bool {
    let sheet = w.sheet(brigade);
    let range = w.tables.command.range(sheet.side);
    let mut hqs = w.side_hqs[sheet.side].filter(|hq| w.hq_sheet(*hq).army == sheet.army);
    hqs.any(|hq| s.hq(hq).zone.is_some_and(|at| w.distance(at, zone) <= range))
}

/// The chance that a brigade obeys (M3).
pub fn obedience(w: &World, s: &State, brigade: Brigade) -> f64 {
    if s.brigade(brigade).zone.is_some_and(|zone| is_led(w, s, brigade, zone)) {
        return 1.0;
    }
    f64::from((w.tables.command.test - test_modifier(w, s, brigade)).clamp(0, 6)) / 6.0
}

/// What a level of fatigue less is worth to a brigade now.
pub fn rest(w: &World, s: &State, o: &Orders, brigade: Brigade) -> f64 {
    let state = s.brigade(brigade);
    let Some(zone) = state.zone.filter(|_| state.fatigue > 0) else { return 0.0 };
    let near = nearest(w, zone, s.occupied(w, o.side.other()));
    let pressing = match near {
        0..=4 => 1.2,
        5..=8 => 0.8,
        _ => 0.3,
    };
    let level = if state.fatigue == 2 { 1.3 } else { 1.0 };
    o.stakes.fatigue * f64::from(crate::combat::combat_strength(w, s, brigade)) * pressing * level
}

/// Movement points from a zone to the nearest of some others.
pub fn nearest(w: &World, from: Zone, others: Zones) -> u8 {
    others.map(|zone| w.distance(from, zone)).min().unwrap_or(crate::world::FAR)
}

/// A brigade in the middle of an activation.
#[derive(Clone, Copy, Debug)]
pub struct Errand {
    /// Who.
    pub brigade: Brigade,
    /// Where it is.
    pub from: Zone,
    /// Points left without the extension.
    pub points: u8,
    /// Points the extension would add.
    pub spare: u8,
    /// May enter no further zone.
    pub halted: bool,
    /// Others who can still be activated after it.
    pub left: u8,
}

impl Errand {
    /// A brigade that is about to be selected.
    pub fn fresh(w: &World, s: &State, brigade: Brigade, left: u8) -> Option<Errand> {
        let state = s.brigade(brigade);
        let spare = if state.fatigue < 2 { extension(w, brigade) } else { 0 };
        let mut errand = Errand {
            brigade,
            from: state.zone?,
            points: movement_points(w, brigade),
            spare,
            halted: false,
            left: left.saturating_sub(1),
        };
        if state.marker.is_some() {
            errand.points = errand.points.saturating_sub(w.tables.movement.regroup);
        }
        Some(errand)
    }

    /// What the rest of the activation is worth at best, the place it ends in included.
    pub fn worth(&self, w: &World, s: &State, o: &Orders) -> f64 {
        let walker = Walker {
            side: o.side,
            body: self.brigade.alone(),
            size: usize::from(!w.is_legion(self.brigade)),
            from: self.from,
            points: self.points + self.spare,
            halted: self.halted,
        };
        let enemies = s.occupied(w, o.side.other());
        let tired = tiring(w, s, &o.stakes, self.brigade).max(0.3);
        let engage = w.tables.movement.engage;
        let mut best = f64::MIN;
        each_end(w, s, &walker, |zone, spent| {
            let stands = post(w, s, o, self.brigade, zone)
                - if spent > self.points { tired } else { 0.0 }
                - WAY * f64::from(spent);
            best = best.max(stands);
            let ground = w.ground(zone);
            let beside = ground.land.or(ground.crossing).meets(enemies);
            if beside && spent + engage <= self.points + self.spare {
                let forced = spent <= self.points && spent + engage > self.points;
                let price = if forced { tired } else { 0.0 };
                best = best.max(stands - price + self.attack(w, s, o, zone));
            }
        });
        best
    }

    /// What the best attack from a zone promises; nothing obliges to make it.
    pub fn attack(&self, w: &World, s: &State, o: &Orders, zone: Zone) -> f64 {
        let attack = best_attack(w, s, &o.stakes, self.brigade, zone, self.left);
        attack.map_or(0.0, |(_, worth)| worth + o.style.daring - o.stakes.activation)
    }
}
