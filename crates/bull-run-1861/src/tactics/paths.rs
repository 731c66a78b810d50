//! Ways over the map as a commander sees them: how far it is to a goal, and where a brigade can end (10.3).

use kernel::Side;

use crate::ids::{Brigades, MAX_ZONES, Zone, Zones};
use crate::movement::{beyond_farm_ford, farm_ford_closed, room};
use crate::state::State;
use crate::world::World;

/// Further than this nobody looks.
pub const HORIZON: u8 = 47;
/// What it costs to make one's way through an enemy zone of control: most of an activation.
const HINDRANCE: u8 = 2;
/// Most points a march can have: an operational one of cavalry, and then some.
const MOST_POINTS: usize = 24;

/// Movement points from every zone to a goal, past the enemies who are in the way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Field(Box<[u8; MAX_ZONES]>);

impl Field {
    /// The way to a goal for a side.
    pub fn to(w: &World, s: &State, side: Side, goal: Zone) -> Field {
        let enemies = s.occupied(w, side.other());
        let held = s.zoc(w, side.other());
        let closed = farm_ford_closed(s, side);
        let costs = &w.tables.movement;
        let mut cost = Box::new([HORIZON; MAX_ZONES]);
        let mut levels = [Zones::EMPTY; HORIZON as usize];
        levels[0] = goal.alone();
        let mut done = Zones::EMPTY;
        for at in 0..levels.len() {
            let fresh = levels[at].less(done);
            done = done.or(fresh);
            for zone in fresh {
                cost[zone.index().min(MAX_ZONES - 1)] = at as u8;
                let ground = w.ground(zone);
                let open = enemies.or(done);
                let hindered = if held.has(zone) && zone != goal { HINDRANCE } else { 0 };
                let mut put = |price: u8, zones: Zones| {
                    if let Some(level) = levels.get_mut(at + usize::from(price + hindered)) {
                        *level = level.or(zones.less(open));
                    }
                };
                put(costs.road, ground.road);
                put(costs.open, ground.land.less(ground.road));
                match beyond_farm_ford(w, zone).filter(|_| closed) {
                    Some(beyond) => {
                        put(costs.farm_ford_first, beyond.alone());
                        put(costs.crossing, ground.crossing.less(beyond.alone()));
                    }
                    None => put(costs.crossing, ground.crossing),
                }
            }
        }
        Field(cost)
    }

    /// Points from a zone.
    pub fn from(&self, zone: Zone) -> u8 {
        self.0[zone.index().min(MAX_ZONES - 1)]
    }
}

/// Somebody about to walk.
#[derive(Clone, Copy, Debug)]
pub struct Walker {
    /// Whose.
    pub side: Side,
    /// Those who walk together.
    pub body: Brigades,
    /// Places they need in a stack.
    pub size: usize,
    /// Where they are.
    pub from: Zone,
    /// Points, the extension included where it can be taken.
    pub points: u8,
    /// May enter no further zone.
    pub halted: bool,
}

/// What a point of the way costs: of two ways to the same end the shorter is taken.
pub const WAY: f64 = 0.01;

/// Calls `end` with every zone the walker could stop in and the points spent on the way, its own included.
pub fn each_end(w: &World, s: &State, walker: &Walker, mut end: impl FnMut(Zone, u8)) {
    let fits = |zone: Zone| room(w, s, zone, walker.body) >= walker.size;
    if walker.halted {
        return end(walker.from, 0);
    }
    let enemies = s.occupied(w, walker.side.other());
    let held = s.zoc(w, walker.side.other());
    let closed = farm_ford_closed(s, walker.side);
    let costs = &w.tables.movement;
    let mut levels = [Zones::EMPTY; MOST_POINTS + 1];
    levels[0] = walker.from.alone();
    let mut done = enemies;
    let limit = usize::from(walker.points).min(MOST_POINTS);
    for spent in 0..=limit {
        let fresh = levels[spent].less(done);
        done = done.or(fresh);
        for zone in fresh {
            if fits(zone) {
                end(zone, spent as u8);
            }
            let start = zone == walker.from;
            if held.has(zone) && !start {
                continue;
            }
            let barred = if held.has(zone) { done.or(held) } else { done };
            let ground = w.ground(zone);
            let mut put = |price: u8, zones: Zones| {
                if let Some(level) = levels.get_mut(spent + usize::from(price)) {
                    *level = level.or(zones.less(barred));
                }
            };
            put(costs.road, ground.road);
            put(costs.open, ground.land.less(ground.road));
            let beyond = beyond_farm_ford(w, zone).filter(|_| closed).map_or(Zones::EMPTY, Zone::alone);
            put(costs.crossing, ground.crossing.less(beyond));
            if start && spent == 0 {
                put(costs.farm_ford_first, beyond);
            }
        }
    }
}
