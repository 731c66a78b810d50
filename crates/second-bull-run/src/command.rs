//! 9.1, 9.2 and 6.2: command range, groups, isolated and independent brigades, the command test.

use kernel::Side;

use crate::facing::{Field, in_contact};
use crate::ids::{Brigade, Brigades, Division, Leader, MAX_ZONES, Zone, Zones};
use crate::state::{Formation, PerZone, State};
use crate::world::World;

/// Movement points from a commander outward: cost plus one, 0 if out of reach (5.1).
///
/// Zones of control do not matter, a road always counts as one.
pub fn range_costs(w: &World, s: &State, side: Side, from: Zone, limit: u8) -> PerZone<u8> {
    let mut best = PerZone([0u8; MAX_ZONES]);
    spread::<128>(w, s, side, from, limit, |zones, cost| {
        for zone in zones {
            best[zone] = cost + 1;
        }
        false
    });
    best
}

/// Goes outward from a commander cost by cost, in fewer than `MOST` of them, until told to stop.
fn spread<const MOST: usize>(
    w: &World,
    s: &State,
    side: Side,
    from: Zone,
    limit: u8,
    mut reached: impl FnMut(Zones, u8) -> bool,
) {
    let field = Field::of(w, s, side);
    let m = &w.tables.movement;
    let mut levels = [Zones::EMPTY; MOST];
    levels[0] = from.alone();
    let mut done = Zones::EMPTY;
    let limit = usize::from(limit).min(MOST - 1);
    for cost in 0..=limit {
        let fresh = levels[cost].less(done);
        done = done.or(fresh);
        if fresh.is_empty() {
            continue;
        }
        if reached(fresh, cost as u8) {
            return;
        }
        for zone in fresh {
            for step in w.steps_from(zone).iter().filter(|step| !field.foes.has(step.zone)) {
                let guns = if field.guns.has(step.zone) { m.artillery_front } else { 0 };
                let at = cost + usize::from(step.free) + usize::from(guns);
                if at <= limit {
                    levels[at].insert(step.zone);
                }
            }
        }
    }
}

/// Zones within command range of a commander.
pub fn command_zones(w: &World, s: &State, leader: Leader) -> Zones {
    let mut zones = Zones::EMPTY;
    if let Some(from) = s.leader(leader).zone {
        spread::<32>(w, s, w.leader(leader).side, from, w.tables.command.range, |more, _| {
            zones = zones.or(more);
            false
        });
    }
    zones
}

/// Brigades that are independent now: white bands, and those alone of their division on the map (6.2).
pub fn independents(w: &World, s: &State, side: Side) -> Brigades {
    s.on_map(w, side).filter(|b| w.white.has(*b) || s.present(w.mates(*b)).is_empty()).collect()
}

/// True if two brigades are near enough to keep together (5.3).
pub fn linked(w: &World, s: &State, a: Brigade, b: Brigade) -> bool {
    let (Some(at), Some(there)) = (s.zone_of(a), s.zone_of(b)) else { return false };
    w.near(at, s.is_mounted(w, a)).has(there) || w.near(there, s.is_mounted(w, b)).has(at)
}

/// Unrouted brigades of a side that have a division mate near (5.5).
pub fn bound(w: &World, s: &State, side: Side) -> Brigades {
    let near_mate = |b: Brigade| {
        let mounted = s.is_mounted(w, b);
        let Some(zone) = s.zone_of(b) else { return false };
        let near = w.near(zone, mounted);
        s.present(w.mates(b)).any(|mate| s.zone_of(mate).is_some_and(|at| near.has(at)))
    };
    s.on_map(w, side).filter(|b| !s.brigade(*b).routed && near_mate(*b)).collect()
}

/// The group of a division a brigade belongs to.
pub fn group_of(w: &World, s: &State, brigade: Brigade) -> Brigades {
    let mut group = brigade.alone();
    let mut rest = s.present(w.mates(brigade));
    loop {
        let more: Brigades = rest.filter(|b| group.into_iter().any(|g| linked(w, s, *b, g))).collect();
        if more.is_empty() {
            return group;
        }
        group = group.or(more);
        rest = rest.less(more);
    }
}

/// The groups of a division that could be its main one, and all its brigades on the map (5.3).
fn candidates(w: &World, s: &State, division: Division, costs: &PerZone<u8>) -> (Vec<Brigades>, Brigades) {
    let all = s.present(w.members(division));
    let mut left = all;
    let mut groups: Vec<Brigades> = Vec::new();
    while let Some(brigade) = left.first() {
        let group = group_of(w, s, brigade);
        left = left.less(group);
        groups.push(group);
    }
    if groups.len() < 2 {
        return (groups, all);
    }
    // Q19: fugitives never make the main group, unless there are only fugitives.
    let sound = |g: &Brigades| g.into_iter().any(|b| !s.brigade(b).routed);
    if groups.iter().any(sound) {
        groups.retain(sound);
    }
    let cost = |g: &Brigades| {
        let nearest = g.filter_map(|b| s.zone_of(b)).map(|z| costs[z]).filter(|c| *c > 0).min();
        nearest.unwrap_or(u8::MAX)
    };
    let best = groups.iter().map(|g| (cost(g), u32::MAX - g.len())).min();
    groups.retain(|g| Some((cost(g), u32::MAX - g.len())) == best);
    (groups, all)
}

/// Isolated brigades of a side, measured from the designated commander, and one brigade of each group its
/// owner may name the main one of its division (5.3, Q18, Q132).
pub fn isolation(w: &World, s: &State, side: Side, chief: Leader) -> (Brigades, Brigades) {
    let (mut isolated, mut rivals) = (Brigades::EMPTY, Brigades::EMPTY);
    let mut costs: Option<PerZone<u8>> = None;
    for division in w.side_divisions(side) {
        let present = s.present(w.members(division));
        let Some(any) = present.first() else { continue };
        if present.len() < 2 || group_of(w, s, any) == present {
            continue;
        }
        let from = s.leader(chief).zone;
        let costs = costs
            .get_or_insert_with(|| from.map_or(PerZone([0; MAX_ZONES]), |zone| range_costs(w, s, side, zone, u8::MAX)));
        let (groups, all) = candidates(w, s, division, costs);
        match groups.as_slice() {
            [main] => isolated = isolated.or(all.less(*main)),
            _ => rivals = rivals.or(groups.iter().filter_map(|g| g.first()).collect()),
        }
    }
    (isolated, rivals)
}

/// Brigades of a formation that count for command: those not isolated (9.2, Q17).
pub fn commanded(w: &World, s: &State, formation: Formation) -> Brigades {
    match formation {
        Formation::Brigade(brigade) => brigade.alone(),
        Formation::Division(division) => {
            let sound = s.present(w.members(division)).less(s.part.isolated);
            let relays = |b: &Brigade| w.options.routed_relays || !s.brigade(*b).routed;
            sound.filter(relays).collect()
        }
    }
}

/// True if a formation is within range of its commander (5.2).
pub fn in_command(w: &World, s: &State, formation: Formation, chief: Leader) -> bool {
    let Some(from) = s.leader(chief).zone else { return false };
    let wanted: Zones = commanded(w, s, formation).filter_map(|b| s.zone_of(b)).collect();
    let mut found = false;
    spread::<32>(w, s, w.leader(chief).side, from, w.tables.command.range, |zones, _| {
        found = zones.meets(wanted);
        found
    });
    found
}

/// Modifier of the command test (9.2, Q13).
pub fn test_modifier(w: &World, s: &State, formation: Formation) -> i8 {
    let table = &w.tables.command;
    let (brigades, cavalry) = match formation {
        Formation::Brigade(brigade) => (brigade.alone(), w.cavalry.has(brigade)),
        Formation::Division(division) => {
            let all = s.present(w.members(division));
            (all.less(s.part.isolated), all.less(w.cavalry).is_empty())
        }
    };
    let mut brigades = brigades;
    let mut modifier = if cavalry { table.cavalry } else { 0 };
    if brigades.any(|b| in_contact(w, s, b)) {
        modifier += table.contact;
    }
    modifier
}

/// Independent brigades that may act with a division: near one of its brigades that is not isolated (5.4).
pub fn attachable(w: &World, s: &State, division: Division) -> Brigades {
    let anchors: Zones = s.present(w.members(division)).less(s.part.isolated).filter_map(|b| s.zone_of(b)).collect();
    let near = |b: &Brigade| {
        let zone = s.zone_of(*b);
        zone.is_some_and(|zone| w.near(zone, s.is_mounted(w, *b)).meets(anchors))
    };
    let free = s.part.independent.less(s.part.acted).less(s.part.failed);
    free.filter(|b| !s.brigade(*b).routed && w.division_of(*b) != Some(division)).filter(near).collect()
}
