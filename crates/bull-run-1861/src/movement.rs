//! 10.3: what a step costs, and whether it may be taken.

use kernel::Side;

use crate::bar::Bar;
use crate::ids::{Brigades, Zone, Zones};
use crate::state::{PerZone, State};
use crate::world::World;

/// True if Farm Ford does not exist for this side yet (10.3 note).
pub fn farm_ford_closed(s: &State, side: Side) -> bool {
    side == Side::Union && !s.farm_ford_open
}

/// The other end of Farm Ford, from one of its ends.
pub fn beyond_farm_ford(w: &World, zone: Zone) -> Option<Zone> {
    match w.farm_ford {
        Some((a, b)) if a == zone => Some(b),
        Some((a, b)) if b == zone => Some(a),
        _ => None,
    }
}

/// What crossing a border costs (4.1).
pub fn border_cost(w: &World, s: &State, side: Side, from: Zone, to: Zone) -> Result<u8, Bar> {
    let ground = w.ground(from);
    let costs = &w.tables.movement;
    if ground.road.has(to) {
        return Ok(costs.road);
    }
    if ground.land.has(to) {
        return Ok(costs.open);
    }
    if ground.crossing.has(to) {
        let unknown = farm_ford_closed(s, side) && beyond_farm_ford(w, from) == Some(to);
        return if unknown { Err(Bar::FarmFordUnknown) } else { Ok(costs.crossing) };
    }
    Err(if ground.adjacent.has(to) { Bar::NoCrossing } else { Bar::NotAdjacent })
}

/// True if a side may cross the border.
pub fn passable(w: &World, s: &State, side: Side, from: Zone, to: Zone) -> bool {
    border_cost(w, s, side, from, to).is_ok()
}

/// Zones a side can pass into.
pub fn ways_out(w: &World, s: &State, side: Side, from: Zone) -> Zones {
    let ground = w.ground(from);
    let mut ways = ground.land.or(ground.crossing);
    if farm_ford_closed(s, side)
        && let Some(beyond) = beyond_farm_ford(w, from)
    {
        ways.remove(beyond);
    }
    ways
}

/// Enemy zones an element of `side` standing in `from` could attack.
pub fn attackable_from(w: &World, s: &State, side: Side, from: Zone) -> Zones {
    ways_out(w, s, side, from).and(s.occupied(w, side.other()))
}

/// True if the South may not cross Bull Run now (13, historical manoeuvre).
pub fn crossing_banned(w: &World, s: &State, side: Side) -> bool {
    side == Side::Confederate && w.options.historical_manoeuvre && s.turn <= w.tables.options.manoeuvre_turns
}

/// True if a move over this border is barred by the historical manoeuvre.
pub fn banned_border(w: &World, s: &State, side: Side, from: Zone, to: Zone) -> bool {
    w.ground(from).crossing.has(to) && crossing_banned(w, s, side)
}

/// How many more brigades may stop in a zone, those of `body` not counted (10.5).
pub fn room(w: &World, s: &State, zone: Zone, body: Brigades) -> usize {
    let counted = |e: &crate::ids::Element| !w.is_legion(e.brigade()) && !body.has(e.brigade());
    2usize.saturating_sub(s.stacks[zone].iter().filter(counted).count())
}

/// A piece or body on the move.
#[derive(Clone, Copy, Debug)]
pub struct Mover {
    /// Whose.
    pub side: Side,
    /// The brigades that move together.
    pub body: Brigades,
    /// Places they take in a stack; the Legion takes none.
    pub size: usize,
    /// Points left, the extension included where it may still be taken.
    pub means: u8,
    /// Has entered an enemy zone of control.
    pub stopped: bool,
    /// Zones with enemy elements, found once for all the steps looked at.
    pub enemies: Zones,
}

/// Whether a step may be taken, and what it costs (4.3).
pub fn check_step(w: &World, s: &State, mover: &Mover, from: Zone, to: Zone) -> Result<u8, Bar> {
    let cost = border_cost(w, s, mover.side, from, to)?;
    check_entry(w, s, mover, from, to, cost)?;
    Ok(cost)
}

/// Everything about a step but the price of its border.
pub fn check_entry(w: &World, s: &State, mover: &Mover, from: Zone, to: Zone, cost: u8) -> Result<(), Bar> {
    if banned_border(w, s, mover.side, from, to) {
        return Err(Bar::ManoeuvreBan);
    }
    if mover.stopped {
        return Err(Bar::StoppedByZoc);
    }
    let enemies = mover.enemies;
    if enemies.has(to) {
        return Err(Bar::EnemyThere);
    }
    let into_zoc = w.land(to).meets(enemies);
    if into_zoc && w.land(from).meets(enemies) {
        return Err(Bar::ZocToZoc);
    }
    if cost > mover.means {
        return Err(Bar::NotEnoughPoints);
    }
    if room(w, s, to, mover.body) >= mover.size {
        return Ok(());
    }
    let left = mover.means - cost;
    if into_zoc || !can_pass_on(w, s, mover, to, left, enemies) { Err(Bar::FullZone) } else { Ok(()) }
}

/// True if from a full zone a zone with room can be paid for.
fn can_pass_on(w: &World, s: &State, mover: &Mover, full: Zone, means: u8, enemies: Zones) -> bool {
    let mut best = PerZone([0u8; crate::ids::MAX_ZONES]);
    best[full] = means + 1;
    let mut frontier = full.alone();
    while let Some(zone) = frontier.first() {
        frontier.remove(zone);
        let means = best[zone] - 1;
        for next in ways_out(w, s, mover.side, zone).less(enemies) {
            if banned_border(w, s, mover.side, zone, next) {
                continue;
            }
            let Ok(cost) = border_cost(w, s, mover.side, zone, next) else { continue };
            if cost > means {
                continue;
            }
            if room(w, s, next, mover.body) >= mover.size {
                return true;
            }
            let left = means - cost + 1;
            if !w.land(next).meets(enemies) && left > best[next] {
                best[next] = left;
                frontier.insert(next);
            }
        }
    }
    false
}

/// Zones within `limit` points of the starts, never entering `blocked`: cost plus one, 0 if out of reach.
pub fn costs_from(w: &World, s: &State, side: Side, starts: Zones, limit: u8, blocked: Zones) -> PerZone<u8> {
    const MOST: usize = 32;
    let costs = &w.tables.movement;
    let mut best = PerZone([0u8; crate::ids::MAX_ZONES]);
    let mut levels = [Zones::EMPTY; MOST];
    levels[0] = starts;
    let mut done = Zones::EMPTY;
    let limit = usize::from(limit).min(MOST - 1);
    for cost in 0..=limit {
        let fresh = levels[cost].less(done);
        done = done.or(fresh);
        for zone in fresh {
            best[zone] = cost as u8 + 1;
            let ground = w.ground(zone);
            let ways = ways_out(w, s, side, zone).less(blocked).less(done);
            let mut put = |price: u8, zones: Zones| {
                let at = cost + usize::from(price);
                if at <= limit {
                    levels[at] = levels[at].or(zones);
                }
            };
            put(costs.road, ways.and(ground.road));
            put(costs.open, ways.and(ground.land.less(ground.road)));
            put(costs.crossing, ways.and(ground.crossing));
        }
    }
    best
}
