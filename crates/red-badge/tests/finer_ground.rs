//! The finer points of section 9, with the rulings: what ground costs and who may go where.
//! The ground around S4428 is flat and open; other ground is looked for on the map.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test stops where it fails")]

mod common;

use std::collections::BTreeSet;

use common::points::{Chance, FAR, FAR3, HERE, NEAR, burnside, modifiers, value};
use common::{Position, world};
use kernel::{Side, Title};
use red_badge::cost::{self, Traveller};
use red_badge::event::{Event, Modifier};
use red_badge::facing;
use red_badge::ids::Hex;
use red_badge::state::{Form, Order};
use red_badge::tables::Mover;
use red_badge::world::{Sides, Terrain};
use red_badge::{RedBadge, World};
use rule::rule;

// Section 9.

#[rule("RBC-9.13a")]
#[test]
fn guns_in_position_under_march_only_limber_and_go() {
    let mut game =
        burnside("march").unit_with("US-2RIBTY", HERE, "form = \"unlimbered\"").facing("CS-8VA", "S4422", 3).build();
    assert_eq!(game.refused_by("fire US-2RIBTY S4422"), "RBC-6.11");
    game.choose("move US-2RIBTY", &[]);
    assert_eq!(game.choices(), ["limber", "halt"]);
    assert_eq!(game.refused_by("turn e"), "RBC-9.13");
    assert_eq!(game.refused_by("step S4429"), "RBC-9.13");
    game.choose("limber", &[]);
    assert_eq!((game.form("US-2RIBTY"), game.left()), (Form::Limbered, 12));
    assert_eq!(game.refused_by("unlimber"), "RBC-9.13");
    game.choose("step S4429", &[]);
}

/// Steps between neighbours that satisfy a condition.
fn steps<'a>(w: &'a World, fits: impl Fn(Hex, Hex, Sides) -> bool + 'a) -> impl Iterator<Item = (Hex, Hex)> + 'a {
    w.hexes()
        .flat_map(move |from| w.neighbours(from).map(move |to| (from, to)))
        .filter(move |(from, to)| fits(*from, *to, w.side_between(*from, *to)))
}

/// The price of a step that is not the first, in half points.
fn price(w: &World, mover: Mover, order: Order, (from, to): (Hex, Hex)) -> Result<u8, &'static str> {
    cost::step(w, Traveller { mover, order }, from, to, false).map_err(|bar| bar.rule())
}

/// March, foot, mounted and guns, the last three in Advance.
fn chart(w: &World, step: (Hex, Hex)) -> [Result<u8, &'static str>; 4] {
    [
        price(w, Mover::March, Order::March, step),
        price(w, Mover::Foot, Order::Advance, step),
        price(w, Mover::Mounted, Order::Advance, step),
        price(w, Mover::Guns, Order::Advance, step),
    ]
}

fn rise(w: &World, (from, to): (Hex, Hex)) -> i8 {
    w.ground(to).level - w.ground(from).level
}

#[rule("RBC-9.4c")]
#[test]
fn the_railway_in_use_is_like_the_ground() {
    let w = world("full-battle", &[]);
    let mut seen = BTreeSet::new();
    for step in steps(&w, |_, _, side| side == Sides::RAILWAY).filter(|step| rise(&w, *step) <= 0) {
        let terrain = w.ground(step.1).terrain;
        let expected = match terrain {
            Terrain::Clear => [2, 2, 2, 2],
            Terrain::Woods => [6, 4, 6, 8],
            _ => [4, 4, 4, 4],
        };
        assert_eq!(chart(&w, step), expected.map(Ok), "{} to {}", w.hex_id(step.0), w.hex_id(step.1));
        seen.insert(format!("{terrain:?}"));
    }
    assert!(seen.contains("Clear"), "{seen:?}");
}

#[rule("RBC-9.4d")]
#[test]
fn a_bridge_costs_its_road_and_helps_who_holds_it() {
    let w = world("full-battle", &[]);
    let bridge = ["N6322", "N6223"].map(|id| w.find_hex(id).unwrap());
    let over = (bridge[0], bridge[1]);
    assert_eq!(chart(&w, over), [Ok(1), Ok(2), Ok(2), Ok(2)]);
    assert_eq!(price(&w, Mover::Foot, Order::Attack, over), Ok(2));
    // Every crossing, where the attacker's and the defender's hex are level.
    let crossing = |kind: Sides| steps(&w, move |_, _, side| side.has(kind)).find(|step| rise(&w, *step) == 0);
    let mut found = 0;
    for kind in [Sides::BRIDGE, Sides::FORD_A, Sides::FORD_B] {
        let Some((from, to)) = crossing(kind) else { continue };
        let facing = w.direction(from, to).unwrap();
        let position = Position::shock("CS-BEE").facing("CS-4AL-A", w.hex_id(from), facing).unit_with(
            "US-2NH-A",
            w.hex_id(to),
            &format!("facing = {}", (facing + 3) % 6),
        );
        let [_, defence] = modifiers(&position, &["CS-4AL-A"], w.hex_id(to));
        assert_eq!(value(&defence, Modifier::ShockCrossing), Some(2), "{kind:?}");
        found += 1;
    }
    assert_eq!(found, 3);
    let plain = Position::shock("CS-BEE").unit("CS-4AL-A", HERE).facing("US-2NH-A", NEAR, 3);
    assert_eq!(value(&modifiers(&plain, &["CS-4AL-A"], NEAR)[1], Modifier::ShockCrossing), None);
}

#[rule("RBC-AMB23")]
#[test]
fn a_slope_costs_one_point_however_steep() {
    let w = world("full-battle", &[]);
    let mut steep = BTreeSet::new();
    for step in steps(&w, |_, to, side| side == Sides::NONE && w.ground(to).terrain == Terrain::Clear) {
        let up = rise(&w, step);
        let expected = if up > 0 { 4 } else { 2 };
        assert_eq!(price(&w, Mover::Foot, Order::Advance, step), Ok(expected), "{up} levels");
        let first = cost::step(&w, Traveller { mover: Mover::Foot, order: Order::Advance }, step.0, step.1, true);
        assert_eq!(first, Ok(2), "the first hex is free of it");
        steep.insert(up.clamp(0, 2));
    }
    assert_eq!(steep, [0, 1, 2].into(), "level ground, slopes and steep slopes were all met");
}

#[rule("RBC-9.42b")]
#[test]
fn guns_do_not_climb_two_levels_off_the_road() {
    let w = world("full-battle", &[]);
    let mut refused = 0;
    for step in steps(&w, |_, _, side| side == Sides::NONE) {
        let guns =
            [Order::March, Order::Advance, Order::Attack].map(|order| price(&w, Mover::Guns, order, step).is_ok());
        assert_eq!(guns, [rise(&w, step) < 2; 3]);
        refused += i32::from(!guns[0]);
    }
    assert!(refused > 0);
    let steep = steps(&w, |_, _, side| side == Sides::NONE).find(|step| rise(&w, *step) >= 2).unwrap();
    let [from, to] = [steep.0, steep.1].map(|hex| w.hex_id(hex));
    let mut game =
        burnside("advance").unit_with("US-71NYBTY", from, "form = \"limbered\"").unit("US-2RI-A", from).build();
    game.choose("move US-71NYBTY", &[]);
    assert_eq!(game.refused_by(&format!("step {to}")), "RBC-9.42");
    game.choose("halt", &[]).choose("move US-2RI-A", &[]);
    assert!(game.offers(&format!("step {to}")), "men climb it");
    // Up a road they go.
    let by_road = |side: Sides| side.is_road() && !side.is_barred();
    for step in steps(&w, move |_, _, side| by_road(side)).filter(|step| rise(&w, *step) >= 2) {
        assert!(price(&w, Mover::Guns, Order::Advance, step).is_ok());
    }
}

#[rule("RBC-AMB52")]
#[test]
fn guns_pay_as_guns_and_leaders_as_horse_in_march() {
    let w = world("full-battle", &[]);
    let wood = steps(&w, |_, to, side| side == Sides::NONE && w.ground(to).terrain == Terrain::Woods)
        .find(|step| rise(&w, *step) == 0)
        .unwrap();
    let road = steps(&w, |_, to, side| side == Sides::ROAD && w.ground(to).terrain == Terrain::Woods).next();
    let road = road.unwrap_or_else(|| steps(&w, |_, _, side| side == Sides::ROAD).next().unwrap());
    let game = burnside("march").unit_with("US-2RIBTY", w.hex_id(wood.0), "form = \"limbered\"").build();
    let guns = |(from, to): (Hex, Hex)| {
        cost::enter(&game.world, &game.state, game.unit("US-2RIBTY"), from, to, false).unwrap()
    };
    assert_eq!((guns(wood), guns(road)), (8, 1));
    assert_eq!(cost::leader(&w, wood.0, wood.1, false), Ok(6));
    assert_eq!(cost::leader(&w, road.0, road.1, false), Ok(1));
    // A ford costs guns 2 more, horse and leaders 1.
    let ford =
        steps(&w, |_, to, side| side.has(Sides::FORD_A) && !side.is_road() && w.ground(to).terrain == Terrain::Clear)
            .find(|step| rise(&w, *step) <= 0)
            .unwrap();
    assert_eq!(guns(ford).saturating_sub(cost::leader(&w, ford.0, ford.1, false).unwrap()), 2);
}

/// Two brigades at close quarters, both under Attack.
fn melee() -> Position {
    let ready = "pool = 4\norder = \"attack\"";
    Position::at("actions")
        .start("brigade = \"US-BURNSIDE\"")
        .brigade("US-BURNSIDE", ready)
        .brigade("CS-BEE", ready)
        .leader("US-L-BURNSIDE", "S4430")
        .leader("CS-L-BEE", "S4424")
        .unit("US-2RI-A", HERE)
        .unit("US-2RI-B", "S4528")
        .unit("US-1RI-A", "S4328")
        .unit("US-1RI-B", "S4429")
        .unit("US-71NYBTY", "S4429")
        .facing("CS-4AL-A", FAR, 3)
        .facing("CS-4AL-B", "S4526", 3)
        .facing("CS-2MS-A", "S4326", 3)
        .facing("CS-2MS-B", FAR3, 3)
        .facing("CS-IMBODEN-A", FAR3, 3)
}

#[rule("RBC-AMB36")]
#[test]
fn no_hex_is_ever_shared_with_the_enemy() {
    let mut fought = 0;
    for seed in 1..6 {
        let mut game = melee().build();
        let mut chance = Chance(seed);
        for _ in 0..1500 {
            let choices = game.listing();
            let Some(choice) = choices.get(chance.below(choices.len() as u64) as usize).copied() else { break };
            game.carry(&choice, &mut chance).unwrap();
            fought += game.count(|e| matches!(e, Event::Advanced { .. } | Event::Retreated { .. }));
            let (w, s) = (&game.world, &game.state);
            let hexes = |side: Side| {
                let all = s.on_map(w, side).flat_map(|unit| facing::hexes(s, unit));
                all.collect::<BTreeSet<Hex>>()
            };
            let [union, confederate] = [hexes(Side::Union), hexes(Side::Confederate)];
            assert!(union.is_disjoint(&confederate), "{}", RedBadge::notation(w, &choice));
            for (side, held) in [(Side::Union, &union), (Side::Confederate, &confederate)] {
                assert_eq!(&s.occupied[side].hexes().collect::<BTreeSet<Hex>>(), held);
            }
        }
    }
    assert!(fought > 5, "nobody gave way");
    // Abandoned guns are nobody's: an enemy may stand there, and nobody fires at them.
    let game = Position::actions("CS-EVANS", "advance")
        .unit("CS-4SC-A", HERE)
        .unit_with("US-2RIBTY", NEAR, "morale = \"abandoned\"")
        .build();
    assert_eq!(game.state.held_by(game.hex(NEAR)), None);
    assert_eq!(game.refused_by(&format!("fire CS-4SC-A {NEAR}")), "RBC-10.11");
}

#[test]
fn what_lies_within_some_steps_is_what_no_more_steps_lead_to_ring_by_ring() {
    let game = Position::actions("US-BURNSIDE", "advance").unit("US-2RI-A", "S4428").build();
    let w = &game.world;
    let burnside = game.hex("S4428");
    for hex in w.hexes().step_by(97).chain(w.within(burnside, 7)) {
        for steps in 0..=6 {
            let near: Vec<_> = w.within(hex, steps).collect();
            let away: Vec<u8> = near.iter().map(|other| w.distance(hex, *other)).collect();
            assert!(away.is_sorted(), "{} {steps}: {away:?}", w.hex_id(hex));
            let mut listed = near.clone();
            listed.sort_unstable();
            let by_distance: Vec<_> = w.hexes().filter(|other| w.distance(hex, *other) <= steps).collect();
            assert_eq!(listed, by_distance, "{} {steps}", w.hex_id(hex));
            let union = &game.state.occupied[Side::Union];
            assert_eq!(w.any_within(hex, steps, union), near.iter().any(|other| union.has(*other)));
        }
    }
}
