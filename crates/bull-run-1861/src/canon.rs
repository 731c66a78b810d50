//! The state written by ids in a fixed order, for hashing.

use kernel::hash::Canon;

use crate::choice::element_notation;
use crate::ids::{Brigades, Elements, Zone, Zones};
use crate::state::State;
use crate::world::World;

/// Writes a state.
pub fn write(w: &World, s: &State, canon: &mut Canon) {
    canon.section("turn");
    canon.number(i64::from(s.turn));
    canon.number(i64::from(s.phase));
    canon.text(s.first.id());
    canon.text(s.active.id());
    // The stage is a small plain enum; its debug form names every field and is pinned by golden records.
    canon.text(&format!("{:?}", s.stage));
    canon.text(&format!("{:?}", s.duties));
    canon.flag(s.waiting);
    canon.section("offensive");
    canon.flag(s.offensive_used.union);
    canon.flag(s.offensive_used.confederate);
    canon.text(s.offensive_now.map_or("", |side| side.id()));
    canon.section("ground");
    canon.flag(s.farm_ford_open);
    for (at, scoring) in w.scoring.iter().enumerate() {
        canon.text(w.zone_id(scoring.zone));
        canon.flag(s.union_controls >> at & 1 == 1);
    }
    canon.section("losses");
    canon.number(i64::from(s.losses.union));
    canon.number(i64::from(s.losses.confederate));
    canon.text(s.auto_winner.map_or("", |side| side.id()));
    canon.section("half-phase");
    write_brigades(w, s.crossed_sudley, canon);
    write_brigades(w, s.acted, canon);
    write_brigades(w, s.forward, canon);
    write_zones(w, s.attacked, canon);
    write_elements(w, s.engaged, canon);
    write_elements(w, s.fought, canon);
    write_units(w, s, canon);
    canon.section("acts");
    canon.number(i64::from(s.acts));
}

fn write_units(w: &World, s: &State, canon: &mut Canon) {
    canon.section("brigades");
    for brigade in w.side_brigades.union.or(w.side_brigades.confederate) {
        let b = s.brigade(brigade);
        canon.text(&w.sheet(brigade).id);
        canon.text(&format!("{:?}", b.status));
        write_zone(w, b.zone, canon);
        write_zone(w, b.marker, canon);
        canon.number(i64::from(b.losses));
        canon.number(i64::from(b.fatigue));
        canon.flag(b.op);
    }
    canon.section("stacks");
    for zone in w.zones {
        if s.stacks[zone].is_empty() {
            continue;
        }
        canon.text(w.zone_id(zone));
        for element in s.stacks[zone].iter() {
            canon.text(&element_notation(w, element));
        }
        let faced = s.facings[zone].and_then(|slot| w.ground(zone).faced(slot));
        write_zone(w, faced, canon);
    }
    canon.text(&s.legion_host.map(|host| element_notation(w, host)).unwrap_or_default());
    canon.section("headquarters");
    for hq in w.side_hqs.union.or(w.side_hqs.confederate) {
        let state = s.hq(hq);
        canon.text(&w.hq_sheet(hq).id);
        write_zone(w, state.zone, canon);
        canon.flag(state.activated);
        canon.flag(state.moved);
    }
}

fn write_zone(w: &World, zone: Option<Zone>, canon: &mut Canon) {
    canon.text(zone.map_or("", |zone| w.zone_id(zone)));
}

fn write_zones(w: &World, zones: Zones, canon: &mut Canon) {
    canon.number(i64::from(zones.len()));
    for zone in zones {
        canon.text(w.zone_id(zone));
    }
}

fn write_brigades(w: &World, brigades: Brigades, canon: &mut Canon) {
    canon.number(i64::from(brigades.len()));
    for brigade in brigades {
        canon.text(&w.sheet(brigade).id);
    }
}

fn write_elements(w: &World, elements: Elements, canon: &mut Canon) {
    canon.number(i64::from(elements.len()));
    for element in elements {
        canon.text(&element_notation(w, element));
    }
}
