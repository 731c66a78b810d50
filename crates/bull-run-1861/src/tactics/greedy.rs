//! The greedy player's eye: how good a position looks one choice ahead. It is the yardstick the other players are
//! measured by and stays as it is.

use kernel::Side;

use crate::activation::movement_points;
use crate::arrival::{Duty, duty};
use crate::choice::Choice;
use crate::combat::{self, Clash, Role, combat_strength};
use crate::facing::{contact_zones, front_of};
use crate::ids::{Brigade, Brigades, Element, Elements, Zone, Zones};
use crate::movement::attackable_from;
use crate::state::{Stage, State};
use crate::victory::{controller, ground_points};
use crate::world::{FAR, World};

/// What a victory point is worth on this scale; everything else is measured against it.
const POINT: f64 = 10.0;
/// A step lost.
const STEP: f64 = 4.0;
/// A Hit still to be taken: half of them end as a loss, the others give ground.
const HIT: f64 = 3.0;
/// A level of fatigue, for each strength point that bears it.
const FATIGUE: f64 = 0.35;
/// An enemy on the flank of a stack.
const FLANKED: f64 = 1.5;
/// Weight of being stronger near an objective.
const INFLUENCE: f64 = 4.0;
/// Strength at which influence begins to saturate.
const ENOUGH: f64 = 4.0;
/// Standing strung out over two zones.
const EXTENDED: f64 = 0.8;

/// How good a position is for a side.
pub fn value(w: &World, s: &State, side: Side) -> f64 {
    let own = standing(w, s, side);
    let enemy = standing(w, s, side.other());
    own - enemy + ground(w, s, side) + pending(s, side)
}

/// How much of its strength a brigade makes felt at a distance in movement points.
fn felt(distance: u8) -> f64 {
    1.0 / (1.0 + 0.45 * f64::from(distance.min(FAR)))
}

fn effective(w: &World, s: &State, brigade: Brigade) -> f64 {
    f64::from(combat_strength(w, s, brigade)) * (1.0 - 0.12 * f64::from(fatigue_to_come(w, s, brigade)))
}

fn influence(w: &World, s: &State, side: Side, zone: Zone) -> f64 {
    s.on_map(w, side)
        .filter_map(|b| Some((b, s.brigade(b).zone?)))
        .map(|(b, at)| effective(w, s, b) * felt(w.distance(at, zone)))
        .sum()
}

/// Objectives held, and who is the stronger around them.
fn ground(w: &World, s: &State, side: Side) -> f64 {
    let held = f64::from(ground_points(w, s, side) - ground_points(w, s, side.other()));
    let near: f64 = w
        .scoring
        .iter()
        .map(|scoring| {
            let edge = influence(w, s, side, scoring.zone) - influence(w, s, side.other(), scoring.zone);
            let pressure = edge / (ENOUGH + edge.abs());
            f64::from(scoring.points) * INFLUENCE * pressure
        })
        .sum();
    let garrisons: f64 = w
        .scoring
        .iter()
        .enumerate()
        .filter(|(at, _)| controller(s, *at) == side)
        .filter(|(_, scoring)| s.occupied(w, side).has(scoring.zone))
        .map(|(_, scoring)| f64::from(scoring.points))
        .sum();
    POINT * held + near + garrisons
}

/// Losses, fatigue, flanks and extended lines of a side.
fn standing(w: &World, s: &State, side: Side) -> f64 {
    let mut value = -STEP * f64::from(s.losses[side]);
    for brigade in s.on_map(w, side) {
        let strength = f64::from(combat_strength(w, s, brigade));
        value -= FATIGUE * strength * f64::from(fatigue_to_come(w, s, brigade));
        if s.is_extended(brigade) {
            value -= EXTENDED;
        }
    }
    for zone in s.occupied(w, side) {
        let exposed = contact_zones(w, s, side, zone).less(front_of(w, s, zone)).len();
        value -= FLANKED * f64::from(exposed);
    }
    value
}

/// Hits still to be taken.
fn pending(s: &State, side: Side) -> f64 {
    match s.stage {
        Stage::Hits(after) => {
            let hits = HIT * f64::from(after.hits.len());
            if after.loser == side { -hits } else { hits }
        }
        _ => 0.0,
    }
}

/// Fatigue as it will be when the march under way has ended: whoever goes on does not escape it.
fn fatigue_to_come(w: &World, s: &State, brigade: Brigade) -> u8 {
    let now = s.brigade(brigade).fatigue;
    match s.stage {
        Stage::Activation { act, ending: false, .. } if act.brigade == brigade && act.extended_march => {
            (now + 1).min(2)
        }
        Stage::March { march, ending: false } if march.moved && march.body.has(brigade) => {
            now.max(w.tables.operational.fatigue)
        }
        _ => now,
    }
}

/// What speaks for a choice beyond the value of the state it leads to.
pub fn inclination(w: &World, s: &State, choice: &Choice) -> f64 {
    match *choice {
        Choice::Select(brigade) => errand(w, s, brigade, movement_points(w, brigade)) + prospects(w, s, brigade),
        Choice::SelectToRest(brigade) => FATIGUE * f64::from(combat_strength(w, s, brigade)),
        Choice::Mark(brigade) => march_errand(w, s, brigade),
        Choice::March(brigade) => march_errand(w, s, brigade).max(0.05),
        Choice::Declare => {
            if s.turn >= 3 {
                1.0
            } else {
                -1.0
            }
        }
        Choice::Step { zone, .. } => step_inclination(w, s, zone),
        Choice::Engage { .. } => engage_inclination(w, s),
        Choice::Deploy { .. } | Choice::Extend { .. } => -0.5,
        Choice::Face(zone) => facing_inclination(w, s, zone),
        Choice::MoveHq { hq, zone } => hq_inclination(w, s, hq, zone),
        Choice::Target(zone) => best_attack(w, s, combat::attackers_of(w, s, zone), zone) - 0.2,
        Choice::Join(element) => join_inclination(w, s, element),
        Choice::Place { brigade, zone, .. } => placing_inclination(w, s, brigade, zone),
        _ => 0.0,
    }
}

/// What a brigade could add to the fight for objectives its side does not hold, with so many points.
fn errand(w: &World, s: &State, brigade: Brigade, points: u8) -> f64 {
    let side = w.sheet(brigade).side;
    let Some(at) = s.brigade(brigade).zone else { return 0.0 };
    let wanted = w.scoring.iter().enumerate().filter(|(i, _)| controller(s, *i) != side);
    let gain = wanted.map(|(_, scoring)| {
        let distance = w.distance(at, scoring.zone);
        f64::from(scoring.points) * (felt(distance.saturating_sub(points)) - felt(distance))
    });
    gain.sum::<f64>() * effective(w, s, brigade)
}

fn march_errand(w: &World, s: &State, brigade: Brigade) -> f64 {
    let points = movement_points(w, brigade) * w.tables.operational.factor;
    let Some(at) = s.brigade(brigade).zone else { return 0.0 };
    let side = w.sheet(brigade).side;
    let near_enemy = s.occupied(w, side.other()).map(|zone| w.distance(at, zone)).min().unwrap_or(FAR);
    if near_enemy <= 4 { -1.0 } else { errand(w, s, brigade, points) - 0.8 }
}

/// The best attack a brigade could make from where it stands.
fn prospects(w: &World, s: &State, brigade: Brigade) -> f64 {
    let side = w.sheet(brigade).side;
    let best = |e: Element| {
        let zone = s.zone_of(e)?;
        attackable_from(w, s, side, zone).map(|target| attack_value(w, s, e.alone(), target)).reduce(f64::max)
    };
    s.elements_of(brigade).filter_map(best).fold(0.0, f64::max)
}

/// The fatigue an operational march ends with.
fn march_fatigue(w: &World, s: &State, body: Brigades) -> f64 {
    let levels = |b: Brigade| f64::from(w.tables.operational.fatigue.saturating_sub(s.brigade(b).fatigue));
    body.map(|b| FATIGUE * f64::from(combat_strength(w, s, b)) * levels(b)).sum()
}

/// Steps that gain nothing are not taken. That a march tires was weighed when it was marked, so its
/// first step is not held back by it.
fn step_inclination(w: &World, s: &State, to: Zone) -> f64 {
    match s.stage {
        Stage::Activation { act, .. } => {
            let cost = crate::activation::check_activation_step(w, s, &act, to).unwrap_or(0);
            -0.02 * f64::from(cost)
        }
        Stage::March { march, .. } if !march.moved => march_fatigue(w, s, march.body),
        _ => -0.02,
    }
}

fn engage_inclination(w: &World, s: &State) -> f64 {
    let Stage::Activation { act, .. } = s.stage else { return 0.0 };
    prospects(w, s, act.brigade) - 0.3
}

/// Expected gain of an attack: Hits and fatigue on both sides, and the chance to clear an objective.
fn attack_value(w: &World, s: &State, attackers: Elements, target: Zone) -> f64 {
    let Some(first) = attackers.first() else { return 0.0 };
    let side = w.side_of(first);
    let clash = Clash { side, attackers, targets: target.alone() };
    let (attack, defence) = combat::sums(w, s, &clash);
    let guns = |role: Role, elements: Elements| {
        let fighting = combat::brigades_of(elements);
        let dice = elements.filter_map(|e| combat::artillery_die(w, s, role, e, fighting));
        dice.map(|die| f64::from(die.succeeds_on().min(6)) / 6.0).sum::<f64>()
    };
    let attack = f64::from(attack) + guns(Role::Attacker, attackers);
    let defence = f64::from(defence) + guns(Role::Defender, clash.defenders(s));
    let bearing = |elements: Elements| f64::from(combat::side_strength(w, s, elements));
    let prize = if w.scoring.iter().any(|scoring| scoring.zone == target) { 0.4 * POINT } else { 0.0 };
    let (mut gain, mut dice) = (0.0, 0.0);
    for a in 1..=6u8 {
        for d in 1..=6u8 {
            let (ta, td) = ((f64::from(a) + attack).max(1.0), (f64::from(d) + defence).max(1.0));
            dice += 1.0;
            gain += if ta > td {
                FATIGUE * bearing(clash.defenders(s)) + if ta >= 2.0 * td { HIT + prize } else { 0.0 }
            } else {
                -FATIGUE * bearing(attackers) - if td >= 2.0 * ta { HIT } else { 0.0 }
            };
        }
    }
    gain / dice
}

fn best_attack(w: &World, s: &State, candidates: Elements, target: Zone) -> f64 {
    let alone = candidates.map(|e| attack_value(w, s, e.alone(), target)).fold(f64::MIN, f64::max);
    let together = if combat::is_chain(w, s, candidates) { attack_value(w, s, candidates, target) } else { f64::MIN };
    alone.max(together)
}

fn join_inclination(w: &World, s: &State, element: Element) -> f64 {
    let Stage::Forming { target, attackers } = s.stage else { return 0.0 };
    let now = if attackers.is_empty() { f64::MIN } else { attack_value(w, s, attackers, target) };
    let then = attack_value(w, s, attackers.or(element.alone()), target);
    if attackers.is_empty() { then + 1.0 } else { then - now - 0.1 }
}

/// Faces towards the nearest enemies.
fn facing_inclination(w: &World, s: &State, towards: Zone) -> f64 {
    let (zone, side) = match duty(w, s) {
        Some(Duty::Face(element)) => (s.zone_of(element), w.side_of(element)),
        Some(Duty::Turn { zone, .. }) => {
            let side = s.stacks[zone].front().map_or(Side::Union, |e| w.side_of(e));
            (Some(zone), side)
        }
        _ => match s.stage {
            Stage::Arrange { side, done, .. } => (crate::setup::zone_to_arrange(w, s, side, done), side),
            _ => (None, s.active),
        },
    };
    let Some(zone) = zone else { return 0.0 };
    let front = w.ground(zone).front(w.ground(zone).slot_of(towards));
    let enemies = s.occupied(w, side.other());
    let near = |from: Zone| enemies.map(|e| w.distance(from, e)).min().unwrap_or(FAR);
    let open: f64 = front.map(|z| felt(near(z))).sum();
    let contact = contact_zones(w, s, side, zone).and(front).len();
    let attack = attackable_from(w, s, side, zone).and(front);
    let best = match s.stacks[zone].front() {
        Some(e) if s.duties.engaging => attack.map(|t| attack_value(w, s, e.alone(), t)).fold(0.0, f64::max),
        _ => 0.0,
    };
    0.1 * open + FLANKED * f64::from(contact) + best
}

/// A headquarters wants its brigades near and the enemy far.
fn hq_inclination(w: &World, s: &State, hq: crate::ids::Hq, to: Zone) -> f64 {
    let from = s.hq(hq).zone.unwrap_or(to);
    seat_value(w, s, hq, to) - seat_value(w, s, hq, from) - 0.1
}

fn seat_value(w: &World, s: &State, hq: crate::ids::Hq, zone: Zone) -> f64 {
    let sheet = w.hq_sheet(hq);
    let range = w.tables.command.range(sheet.side);
    let own = s.on_map(w, sheet.side).filter(|b| w.sheet(*b).army == sheet.army);
    let commanded = own.filter_map(|b| s.brigade(b).zone).filter(|z| w.distance(zone, *z) <= range).count();
    let enemies = s.occupied(w, sheet.side.other());
    let threat = enemies.map(|e| w.distance(zone, e)).min().unwrap_or(FAR);
    0.5 * commanded as f64 - if threat <= 3 { 1.0 } else { 0.0 }
}

fn placing_inclination(w: &World, s: &State, brigade: Brigade, zone: Zone) -> f64 {
    let side = w.sheet(brigade).side;
    let strength = f64::from(combat_strength(w, s, brigade));
    let home: Zones =
        w.scoring.iter().enumerate().filter(|(at, _)| controller(s, *at) == side).map(|(_, z)| z.zone).collect();
    let away: Zones = w.scoring.iter().map(|z| z.zone).filter(|z| !home.has(*z)).collect();
    let near = |zones: Zones| zones.map(|z| felt(w.distance(zone, z))).sum::<f64>();
    let crowd = f64::from(s.stacks[zone].len() as u8) * 0.2;
    strength * (near(away) + 0.5 * near(home)) * 0.2 - crowd
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn strength_is_felt_less_far_away() {
        assert!(felt(0) > felt(2) && felt(2) > felt(8));
        assert!((felt(0) - 1.0).abs() < 1e-12);
    }
}
