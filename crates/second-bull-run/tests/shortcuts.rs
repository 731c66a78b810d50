//! What the rules find out by a short cut is what they would have found out the long way.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test stops where it fails")]

mod common;

use contract::scripted::Scripted;
use contract::walk::positions;
use kernel::{Side, Title};
use second_bull_run::activation::attacking_zones;
use second_bull_run::facing::Field;
use second_bull_run::ids::{Brigade, Zone, Zones};
use second_bull_run::movement::{Way, costs_from, step_cost};
use second_bull_run::stacking::{fits, legal_pair};
use second_bull_run::{SecondBullRun, World};

/// What steps cost is worked out with the world, and is what the rule says.
#[test]
fn steps_cost_what_the_rule_says() {
    let world = common::world("29-august", &[]);
    let free = Field { foes: Zones::EMPTY, zoc: Zones::EMPTY, guns: Zones::EMPTY };
    let watched = Field { zoc: world.zones, ..free };
    let mut steps = 0;
    for zone in world.zones {
        let from: Zones = world.steps_from(zone).iter().map(|step| step.zone).collect();
        let into: Zones = world.steps_into(zone).iter().map(|step| step.zone).collect();
        assert_eq!((from, into), (world.ground(zone).passable, world.ground(zone).passable));
        assert_eq!(world.passable(zone), world.ground(zone).passable);
        for step in world.steps_from(zone) {
            let both = [&free, &watched].map(|field| step_cost(&world, field, zone, step.zone).unwrap());
            assert_eq!([step.free, step.watched], both);
            steps += 1;
        }
        for step in world.steps_into(zone) {
            let both = [&free, &watched].map(|field| step_cost(&world, field, step.zone, zone).unwrap());
            assert_eq!([step.free, step.watched], both);
        }
    }
    assert!(steps > 500, "{steps} steps");
}

/// Cheapest ways, zone by zone and step by step.
fn slowly(world: &World, field: &Field, way: &Way, from: Zone, limit: u8) -> [u8; 256] {
    let mut best = [0u8; 256];
    best[from.index()] = 1;
    loop {
        let mut more = false;
        for zone in world.zones.filter(|zone| best[zone.index()] > 0).collect::<Zones>() {
            if way.stops.has(zone) && zone != from {
                continue;
            }
            for to in world.ground(zone).passable.less(way.closed) {
                if zone == from && way.not_first.has(to) {
                    continue;
                }
                let Some(price) = step_cost(world, field, zone, to) else { continue };
                let cost = best[zone.index()] + price;
                if cost <= limit + 1 && (best[to.index()] == 0 || cost < best[to.index()]) {
                    best[to.index()] = cost;
                    more = true;
                }
            }
        }
        if !more {
            return best;
        }
    }
}

/// Steps of the same price are taken together.
#[test]
fn the_cheapest_ways_are_those_found_step_by_step() {
    let world = common::world("30-august", &[]);
    let mut found = 0;
    for state in positions::<SecondBullRun>(&world, 0..4, 37) {
        for side in Side::BOTH {
            let field = Field::of(&world, &state, side);
            let Some(from) = state.occupied[side].last() else { continue };
            let crowded = state.occupied[side].filter(|zone| state.stacks[*zone].len() > 1).collect();
            for (closed, not_first) in [(Zones::EMPTY, Zones::EMPTY), (crowded, field.zoc), (field.zoc, crowded)] {
                let way = Way { closed, stops: field.zoc, not_first };
                let (costs, zones) = costs_from(&world, &field, &way, from, 8);
                assert_eq!(costs.0, slowly(&world, &field, &way, from, 8));
                assert_eq!(zones, world.zones.filter(|zone| costs[*zone] > 0).collect());
                found += zones.len();
            }
        }
    }
    assert!(found > 1_000, "{found} zones");
}

/// Who may stand with whom is known beforehand.
#[test]
fn who_may_stand_together_is_what_the_rule_says() {
    let world = common::world("both-days", &[]);
    let all = || (0..world.brigades.len()).map(|at| Brigade(at as u8));
    for (a, b) in all().flat_map(|a| all().map(move |b| (a, b))).filter(|(a, b)| a != b) {
        assert_eq!(fits(&world, a, b.alone()), legal_pair(&world, a, b));
    }
}

/// Figures lie beside the counters; both say the same.
#[test]
fn figures_are_those_of_the_counters() {
    let world = common::world("both-days", &[]);
    for brigade in (0..world.brigades.len()).map(|at| Brigade(at as u8)) {
        let (sheet, figures) = (world.sheet(brigade), world.figures(brigade));
        assert_eq!((sheet.kind, sheet.combat), (figures.kind, figures.combat));
        assert_eq!((sheet.dismounted, sheet.artillery), (figures.dismounted, figures.artillery));
        assert_eq!((sheet.star, sheet.sharpshooters), (world.stars.has(brigade), world.rifles.has(brigade)));
    }
}

/// Attackers are looked for only where somebody stands.
#[test]
fn attacks_come_from_all_who_have_declared_them() {
    let world = common::world("29-august", &[]);
    let mut attacks = 0;
    let (mut script, mut state) = (Scripted::<SecondBullRun>::new(&world, 1), SecondBullRun::start(&world));
    while script.step(&mut state) {
        for target in world.zones {
            let declared = |b: &Brigade| state.brigade(*b).attack == Some(target);
            let all = (0..world.brigades.len()).map(|at| Brigade(at as u8)).filter(declared);
            let from: Zones = all.filter_map(|b| state.zone_of(b)).collect();
            assert_eq!(attacking_zones(&world, &state, target), from.and(world.ground(target).passable));
            attacks += usize::from(!from.is_empty());
        }
    }
    assert!(attacks > 10, "{attacks} attacks");
}
