//! Where a unit could go, friend or enemy: costs and ways by the rules' own functions.

use kernel::view::{ReachPlace, ReachView};

use crate::cohesion::Scout;
use crate::commanders;
use crate::describe::reason;
use crate::facing::{Field, in_enemy_front, pressed};
use crate::ids::{Brigade, Leader, Zone, Zones};
use crate::movement::{Costs, Way, action_points, costs_from, front_to_front, means, step_cost};
use crate::stacking::room;
use crate::state::{Act, March, Stage, State};
use crate::world::World;

/// Where a unit could go now, with the points it would have if it were activated.
pub fn reach(w: &World, s: &State, unit: &str) -> Option<ReachView> {
    let places = match w.find_leader(unit) {
        Some(leader) => ride(w, s, leader)?,
        None => march(w, s, w.find_brigade(unit)?)?,
    };
    Some(ReachView { unit: unit.to_owned(), places })
}

/// What a commander pays to each zone he can ride to: cost plus one, 0 out of reach.
pub fn ride_costs(w: &World, s: &State, leader: Leader, points: u8) -> Costs {
    let Some(from) = s.leader(leader).zone else { return crate::state::PerZone([0; crate::ids::MAX_ZONES]) };
    let open = commanders::ride(w, s, leader, points).or(from.alone());
    let way = Way { closed: w.zones.less(open), stops: Zones::EMPTY, not_first: Zones::EMPTY };
    costs_from(w, &Field::of(w, s, w.leader(leader).side), &way, from, points).0
}

fn ride(w: &World, s: &State, leader: Leader) -> Option<Vec<ReachPlace>> {
    let from = s.leader(leader).zone?;
    let points = match s.stage {
        Stage::Riding { leader: rider, points } if rider == leader => points,
        _ => w.tables.movement.commander,
    };
    let costs = ride_costs(w, s, leader, points);
    let field = Field::of(w, s, w.leader(leader).side);
    let place = |zone: Zone| ReachPlace {
        place: w.zone_id(zone).to_owned(),
        cost: i64::from(costs[zone]) - 1,
        fatigue: 0,
        path: ids(w, &path(w, &field, &costs, Zones::EMPTY, from, zone)),
        stops: None,
    };
    Some(w.zones.filter(|zone| costs[*zone] > 1).map(place).collect())
}

/// The action of a brigade: the one under way, or a fresh one.
fn act_of(w: &World, s: &State, brigade: Brigade, from: Zone) -> Act {
    match s.stage {
        Stage::Acting(act) if act.brigade == brigade => act,
        _ => Act {
            brigade,
            march: March::Action,
            points: action_points(w, s, brigade),
            forced: false,
            began_in_front: in_enemy_front(w, s, w.side_of(brigade), from),
            moved: false,
            stopped: false,
            mounted: false,
            rested: false,
            pressed: pressed(w, s, w.side_of(brigade)),
        },
    }
}

fn march(w: &World, s: &State, brigade: Brigade) -> Option<Vec<ReachPlace>> {
    let from = s.zone_of(brigade)?;
    let field = Field::of(w, s, w.side_of(brigade));
    let act = act_of(w, s, brigade, from);
    if act.stopped || s.brigade(brigade).routed {
        return Some(Vec::new());
    }
    let closed = if act.march == March::Action { Zones::EMPTY } else { field.zoc };
    let full = field.zoc.filter(|zone| !room(w, s, brigade, *zone)).collect();
    let way = Way { closed: closed.or(full), stops: field.zoc, not_first: Zones::EMPTY };
    let (costs, zones) = costs_from(w, &field, &way, from, means(w, s, &act));
    let moving = matches!(s.stage, Stage::Acting(now) if now.brigade == brigade && now.march == March::Action);
    let mut scout = moving.then(|| Scout::new(w, s, brigade));
    let mut may_end = |zone: Zone| room(w, s, brigade, zone) && scout.as_mut().is_none_or(|scout| scout.may_end(zone));
    let mut places = Vec::new();
    for zone in zones.less(from.alone()) {
        if !may_end(zone) {
            continue;
        }
        let cost = costs[zone].saturating_sub(1);
        let path = path(w, &field, &costs, field.zoc, from, zone);
        let hurt = path.first().is_some_and(|first| front_to_front(w, s, &act, *first));
        let stops = match (hurt, field.zoc.has(zone)) {
            (true, _) => Some(reason("front-to-front", "S-9.4-front-front")),
            (false, true) => Some(reason("zoc", "S-9.3-stop")),
            (false, false) => None,
        };
        places.push(ReachPlace {
            place: w.zone_id(zone).to_owned(),
            cost: cost.into(),
            // What the points in hand do not pay, a forced march does.
            fatigue: i64::from(cost > act.points),
            path: ids(w, &path),
            stops,
        });
    }
    Some(places)
}

fn ids(w: &World, zones: &[Zone]) -> Vec<String> {
    zones.iter().map(|zone| w.zone_id(*zone).to_owned()).collect()
}

/// One of the cheapest ways, start excluded, read back from the costs.
fn path(w: &World, field: &Field, costs: &Costs, stops: Zones, from: Zone, to: Zone) -> Vec<Zone> {
    let mut way = vec![to];
    let mut at = to;
    while at != from {
        let fits = |before: &Zone| {
            let passes = *before == from || !stops.has(*before);
            let price = step_cost(w, field, *before, at);
            costs[*before] > 0 && passes && price.is_some_and(|price| costs[*before] + price == costs[at])
        };
        let mut around = w.ground(at).adjacent;
        let Some(before) = around.find(fits) else { break };
        at = before;
        way.push(at);
    }
    way.pop();
    way.reverse();
    way
}
