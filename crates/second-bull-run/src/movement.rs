//! 9.4: what a step costs, whether it may be taken, and how far a mover gets.

use crate::bar::Bar;
use crate::cohesion::Scout;
use crate::facing::{Field, in_enemy_front};
use crate::ids::{Brigade, MAX_ZONES, Zone, Zones};
use crate::stacking::{check_room, room};
use crate::state::{Act, March, PerZone, State};
use crate::world::{Kind, World};

/// Movement points of a brigade without forced march (2.1, 9.1).
pub fn allowance(w: &World, s: &State, brigade: Brigade) -> u8 {
    let m = &w.tables.movement;
    match w.figures(brigade).kind {
        Kind::Infantry => m.infantry,
        Kind::Artillery => m.artillery,
        Kind::Cavalry if s.brigade(brigade).dismounted => m.dismounted,
        Kind::Cavalry => m.cavalry,
    }
}

/// Movement points in an action, less what isolation takes (9.1).
pub fn action_points(w: &World, s: &State, brigade: Brigade) -> u8 {
    let points = allowance(w, s, brigade);
    let exempt = s.brigade(brigade).dismounted;
    if s.part.isolated.has(brigade) && !exempt { points.saturating_sub(w.tables.movement.isolated) } else { points }
}

/// Whether a brigade may take a forced march in its action (9.4).
pub fn check_forced_march(w: &World, s: &State, brigade: Brigade) -> Result<(), Bar> {
    let b = s.brigade(brigade);
    if w.guns.has(brigade) {
        Err(Bar::ArtilleryNoForcedMarch)
    } else if b.dismounted {
        Err(Bar::DismountedNoForcedMarch)
    } else if s.part.isolated.has(brigade) {
        Err(Bar::IsolatedNoForcedMarch)
    } else if b.fatigue >= 2 {
        Err(Bar::TooTiredToForce)
    } else {
        Ok(())
    }
}

/// Whether the brigade that moves may still take its forced march.
pub fn check_force(w: &World, s: &State, act: &Act) -> Result<(), Bar> {
    if act.march != March::Action || act.rested || act.mounted {
        return Err(Bar::NoForcedMarchHere);
    }
    if act.forced {
        return Err(Bar::ForcedAlready);
    }
    check_forced_march(w, s, act.brigade)
}

/// Points a mover can still spend, a forced march included.
pub fn means(w: &World, s: &State, act: &Act) -> u8 {
    let more = if check_force(w, s, act).is_ok() { w.tables.movement.forced_march } else { 0 };
    act.points + more
}

/// What a step costs (6.2); `None` if the border or the enemy forbids it.
pub fn step_cost(w: &World, field: &Field, from: Zone, to: Zone) -> Option<u8> {
    let ground = w.ground(from);
    if !ground.passable.has(to) || field.foes.has(to) {
        return None;
    }
    let m = &w.tables.movement;
    let road = ground.road.has(to) && !field.zoc.has(from) && !field.zoc.has(to);
    let mut cost = if road { m.road } else { m.zone };
    if ground.crossing.has(to) {
        cost += m.crossing;
    }
    if ground.climb.has(to) {
        cost += m.climb;
    }
    if field.guns.has(to) {
        cost += m.artillery_front;
    }
    Some(cost)
}

/// Zones in reach: cost plus one, 0 if out of reach.
pub type Costs = PerZone<u8>;

/// How a mover behaves on its way.
#[derive(Clone, Copy, Debug)]
pub struct Way {
    /// Zones it may never enter.
    pub closed: Zones,
    /// Zones from which it may not go on.
    pub stops: Zones,
    /// Zones its first step may not enter.
    pub not_first: Zones,
}

/// Cheapest costs within `limit` from a zone.
pub fn costs_from(w: &World, field: &Field, way: &Way, from: Zone, limit: u8) -> (Costs, Zones) {
    const MOST: usize = 32;
    let mut best = PerZone([0u8; MAX_ZONES]);
    let mut levels = [Zones::EMPTY; MOST];
    levels[0] = from.alone();
    let mut done = Zones::EMPTY;
    let limit = usize::from(limit).min(MOST - 1);
    let closed = way.closed.or(field.foes);
    // Who cannot even pay for this goes nowhere any more.
    let cheapest = usize::from(w.tables.movement.road.min(w.tables.movement.zone));
    for cost in 0..=limit {
        let fresh = levels[cost].less(done);
        done = done.or(fresh);
        for zone in fresh {
            best[zone] = cost as u8 + 1;
        }
        if cost + cheapest > limit {
            continue;
        }
        if fresh.has(from) {
            spread(w, field, from, closed.or(way.not_first).or(done), cost, limit, &mut levels);
        }
        for zone in fresh.less(way.stops.or(from.alone())) {
            spread(w, field, zone, closed.or(done), cost, limit, &mut levels);
        }
    }
    (best, done)
}

/// Puts the neighbours of a zone that are not closed among those reached for what a step into them costs, if that is
/// within the limit. Most borders have no surcharge and are taken together.
fn spread(w: &World, field: &Field, zone: Zone, closed: Zones, cost: usize, limit: usize, levels: &mut [Zones]) {
    let ground = w.ground(zone);
    let open = ground.passable.less(closed);
    if open.is_empty() {
        return;
    }
    let m = &w.tables.movement;
    let dear = open.and(ground.dear.or(field.guns));
    let plain = open.less(dear);
    let road = if field.zoc.has(zone) { Zones::EMPTY } else { plain.and(ground.road).less(field.zoc) };
    let mut put = |price: u8, zones: Zones| {
        let at = cost + usize::from(price);
        if at <= limit
            && let Some(level) = levels.get_mut(at)
        {
            *level = level.or(zones);
        }
    };
    put(m.road, road);
    put(m.zone, plain.less(road));
    for next in dear {
        if let Some(price) = step_cost(w, field, zone, next) {
            put(price, next.alone());
        }
    }
}

/// True if a zone that will do is in reach: like [`costs_from`], but it stops there.
fn reaches(w: &World, field: &Field, way: &Way, from: Zone, limit: u8, mut will_do: impl FnMut(Zone) -> bool) -> bool {
    const MOST: usize = 32;
    let mut levels = [Zones::EMPTY; MOST];
    levels[0] = from.alone();
    let mut done = Zones::EMPTY;
    let limit = usize::from(limit).min(MOST - 1);
    let closed = way.closed.or(field.foes);
    for cost in 0..=limit {
        let fresh = levels[cost].less(done);
        done = done.or(fresh);
        for zone in fresh {
            if will_do(zone) {
                return true;
            }
            if zone == from || !way.stops.has(zone) {
                spread(w, field, zone, closed.or(done), cost, limit, &mut levels);
            }
        }
    }
    false
}

/// True if the first step into a zone costs the mover a loss (6.3, front to front).
pub fn front_to_front(w: &World, s: &State, act: &Act, to: Zone) -> bool {
    act.began_in_front && !act.moved && in_enemy_front(w, s, w.side_of(act.brigade), to)
}

/// True if one more loss would eliminate a brigade.
pub fn on_last_step(w: &World, s: &State, brigade: Brigade) -> bool {
    s.brigade(brigade).losses + 1 >= w.steps(brigade)
}

/// Whether the mover may enter a zone, and what it costs (6.3).
pub fn check_step(w: &World, s: &State, scout: &mut Scout, act: &Act, to: Zone) -> Result<u8, Bar> {
    let from = s.zone_of(act.brigade).ok_or(Bar::NotOnMap)?;
    if act.stopped {
        return Err(stop_bar(w, s, act));
    }
    let ground = w.ground(from);
    if !ground.adjacent.has(to) {
        return Err(Bar::NotAdjacent);
    }
    if !ground.passable.has(to) {
        return Err(Bar::NoBridge);
    }
    let field = scout.field;
    if field.foes.has(to) {
        return Err(Bar::EnemyThere);
    }
    let into_zoc = field.zoc.has(to);
    if into_zoc && act.march != March::Action {
        return Err(Bar::EnemyZocClosed);
    }
    let cost = step_cost(w, &field, from, to).ok_or(Bar::EnemyThere)?;
    let means = means(w, s, act);
    if cost > means {
        return Err(Bar::NotEnoughPoints);
    }
    let free = room(w, s, act.brigade, to);
    if into_zoc && let Err(bar) = check_room(w, s, act.brigade, to) {
        return Err(if bar == Bar::FullZone { Bar::FullZoneInZoc } else { bar });
    }
    if front_to_front(w, s, act, to) && on_last_step(w, s, act.brigade) {
        return if scout.may_vanish() { Ok(cost) } else { Err(Bar::Cohesion) };
    }
    if free && scout.may_end(to) {
        return Ok(cost);
    }
    if into_zoc {
        return Err(Bar::Cohesion);
    }
    let way = onward(act, &field);
    if reaches(w, &field, &way, to, means - cost, |zone| scout.is_easy(zone) && room(w, s, act.brigade, zone)) {
        return Ok(cost);
    }
    let onward = ends(w, s, act, &field, to, means - cost);
    if onward.is_empty() {
        return Err(Bar::NoRoomBeyond);
    }
    if scout.may_end_in(onward) { Ok(cost) } else { Err(Bar::Cohesion) }
}

/// What has stopped a mover. Cavalry that rode into an enemy zone of control was stopped before it dismounted.
pub fn stop_bar(w: &World, s: &State, act: &Act) -> Bar {
    let field = Field::of(w, s, w.side_of(act.brigade));
    let met = act.moved && s.zone_of(act.brigade).is_some_and(|zone| field.zoc.has(zone));
    if act.mounted {
        Bar::MountedAlready
    } else if s.brigade(act.brigade).dismounted && !met {
        Bar::DismountedStays
    } else {
        Bar::StoppedByZoc
    }
}

/// How a mover goes on after a step.
fn onward(act: &Act, field: &Field) -> Way {
    let closed = if act.march == March::Action { Zones::EMPTY } else { field.zoc };
    Way { closed, stops: field.zoc, not_first: Zones::EMPTY }
}

/// Zones in which the mover could end with `means` points from a zone it stands in.
pub fn ends(w: &World, s: &State, act: &Act, field: &Field, from: Zone, means: u8) -> Zones {
    let (_, zones) = costs_from(w, field, &onward(act, field), from, means);
    zones.filter(|zone| room(w, s, act.brigade, *zone)).collect()
}
