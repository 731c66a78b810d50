//! What the rules find out by a short cut is what they would have found out the long way.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test stops where it fails")]

mod common;

use contract::walk::positions;
use kernel::{Side, Title};
use red_badge::ids::Units;
use red_badge::{RedBadge, approach, movement, ride};

/// Who stands in a hex is read off a list of its own beside the units; both stay in step.
#[test]
fn who_stands_in_a_hex_is_who_says_he_does() {
    let world = common::world("full-battle", &[]);
    let (mut stacks, mut lines) = (0, 0);
    for state in positions::<RedBadge>(&world, 0..6, 31) {
        for hex in Side::BOTH.into_iter().flat_map(|side| state.occupied[side].hexes()) {
            let slowly: Units = world.in_scenario.filter(|unit| state.stands_in(*unit, hex)).collect();
            assert_eq!(state.units_in(&world, hex), slowly, "{}", world.hex_id(hex));
            stacks += usize::from(slowly.len() > 1);
            lines += slowly.filter(|unit| state[*unit].wing() == Some(hex)).count();
        }
    }
    assert!(stacks > 0 && lines > 0, "{stacks} stacks, {lines} lines");
}

/// Where no enemy is near, nobody looks for one at every step.
#[test]
fn an_unopposed_unit_is_barred_from_no_step_by_the_enemy() {
    let world = common::world("matthews-hill", &[]);
    let (mut free, mut watched) = (0, 0);
    for state in positions::<RedBadge>(&world, 0..20, 7) {
        for unit in Side::BOTH.into_iter().flat_map(|side| state.on_map(&world, side)) {
            let Some(hex) = state[unit].hex() else { continue };
            let mut checks = world.neighbours(hex).map(|to| approach::check(&world, &state, unit, Some(hex), to));
            match approach::is_unopposed(&world, &state, unit, hex) {
                true => assert!(checks.all(|check| check.is_ok()), "{}", world.hex_id(hex)),
                false => watched += usize::from(checks.any(|check| check.is_err())),
            }
            free += usize::from(approach::is_unopposed(&world, &state, unit, hex));
        }
    }
    assert!(free > 100 && watched > 100, "{free} free, {watched} watched");
}

/// All steps of a list share a look around; each alone comes to the same.
#[test]
fn a_step_is_listed_if_it_would_be_allowed_alone() {
    let world = common::world("matthews-hill", &[]);
    let mut steps = 0;
    for state in positions::<RedBadge>(&world, 0..20, 3) {
        let Some(mv) = &state.mv else { continue };
        let Some(home) = state[mv.unit].hex() else { continue };
        let alone = world.neighbours(home).filter(|hex| movement::check_step(&world, &state, mv, *hex).is_ok());
        let listed: Vec<_> = movement::steps(&world, &state, mv).collect();
        assert_eq!(listed, alone.collect::<Vec<_>>());
        steps += listed.len();
    }
    assert!(steps > 100, "{steps} steps");
}

/// Rides keep out of where a leader may not be, and what is listed may be ridden.
#[test]
fn a_leader_rides_where_he_may_stand() {
    let world = common::world("full-battle", &[]);
    let mut rides = 0;
    for state in positions::<RedBadge>(&world, 0..4, 3) {
        let Some(ride) = state.ride else { continue };
        let side = world.leader(ride.leader).side;
        for (hex, _) in ride::reach(&world, &state, &ride) {
            assert!(ride::may_stand(&world, &state, side, hex), "{}", world.hex_id(hex));
            rides += 1;
        }
        let mut list = Vec::new();
        RedBadge::choices(&world, &state, &mut list);
        for choice in list.iter().step_by(17) {
            assert!(ride::check_ride(&world, &state, choice).is_ok(), "{choice:?}");
        }
    }
    assert!(rides > 100, "{rides} rides");
}
