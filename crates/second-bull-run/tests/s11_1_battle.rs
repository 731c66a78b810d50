//! 11.1: what holds for this battle alone: commanders, terrain; and numbers the rulebook gives in passing.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test stops where it fails")]

mod common;

use common::{Game, Position, world};
use kernel::Side;
use rule::rule;
use second_bull_run::event::Event;
use second_bull_run::world::Rank;

#[test]
#[rule("S-11.1.1-names")]
fn the_commanders_of_both_armies() {
    let w = world("29-august", &[]);
    let named = |side: Side, rank: Rank| -> Vec<&str> {
        let mut ids: Vec<&str> =
            w.leaders.iter().filter(|l| l.side == side && l.rank == rank).map(|l| l.id.as_str()).collect();
        ids.sort_unstable();
        ids
    };
    assert_eq!(named(Side::Union, Rank::Army), ["us_ac_pope"]);
    assert_eq!(named(Side::Confederate, Rank::Army), ["cs_ac_lee"]);
    assert_eq!(
        named(Side::Union, Rank::Corps),
        ["us_cc_heintzelman", "us_cc_mcdowell", "us_cc_porter", "us_cc_reno", "us_cc_sigel"]
    );
    assert_eq!(named(Side::Confederate, Rank::Corps), ["cs_cc_jackson", "cs_cc_longstreet"]);
}

#[test]
#[rule("S-11.1.1-jackson")]
fn jacksons_corps_is_three_divisions_with_their_guns() {
    let w = world("29-august", &[]);
    let divisions = ["taliaferro", "ewell", "hill"];
    for (i, sheet) in w.brigades.iter().enumerate() {
        let belongs = divisions.contains(&sheet.division.as_str());
        assert_eq!(w.jackson.has(second_bull_run::ids::Brigade(i as u8)), belongs, "{}", sheet.id);
    }
}

#[test]
#[rule("S-11.1.5-rail")]
fn the_railway_runs_through_its_zones_from_the_west_edge_on() {
    let w = world("29-august", &[]);
    let railway = |id: &str| w.ground(w.find_zone(id).unwrap()).railway;
    assert!(["70", "71", "95", "96", "115", "116", "129", "143"].iter().all(|id| railway(id)));
    assert!(["72", "98", "113", "128", "77"].iter().all(|id| !railway(id)));
}

/// The zones Hardin may step to.
fn steps_of_hardin(place: &str, facing: &str) -> Vec<String> {
    let mut game = Position::activation("union", "us_cc_mcdowell", 1)
        .commander("us_cc_mcdowell", place)
        .commander("cs_cc_jackson", "36")
        .unit("us_hardin", place, facing)
        .unit("us_meade", place, facing)
        .build();
    game.choose("activate reynolds", &[]);
    game.choose("act us_hardin", &[]);
    game.listed("step")
}

#[test]
#[rule("S-11.1.5-bullrun")]
fn bull_run_is_crossed_by_the_bridge_and_not_by_its_fords() {
    assert_eq!(steps_of_hardin("150", "151"), ["136", "137", "149", "167"], "Red House Ford is closed, road or not");
    let bridge = steps_of_hardin("138", "139");
    assert!(bridge.contains(&"139".to_owned()) && !bridge.contains(&"151".to_owned()), "{bridge:?}");
    assert!(steps_of_hardin("99", "117").contains(&"117".to_owned()), "streams hinder nobody");
    let w = world("29-august", &[]);
    let passable = |a: &str, b: &str| w.ground(w.find_zone(a).unwrap()).passable.has(w.find_zone(b).unwrap());
    for (a, b) in [("68", "93"), ("138", "151"), ("150", "151"), ("168", "169"), ("203", "204")] {
        assert!(!passable(a, b) && !passable(b, a), "{a}-{b}");
    }
    assert!(passable("138", "139") && passable("139", "138"));
}

#[test]
#[rule("S-11.1.5-bullrun")]
fn nobody_attacks_over_a_closed_ford() {
    let mut game = Position::activation("union", "us_cc_mcdowell", 1)
        .commander("us_cc_mcdowell", "149")
        .commander("cs_cc_jackson", "36")
        .unit("us_hardin", "150", "151")
        .unit("us_meade", "149", "150")
        .unit("cs_archer", "151", "150")
        .build();
    game.choose("activate reynolds", &[]);
    game.choose_all(&["act us_hardin", "stop"]);
    game.choose("face 151", &[]);
    assert!(game.listed("attack").is_empty());
    assert_eq!(game.target("us_hardin"), None);
}

/// Divisions a commander may activate for each die.
fn slots(side: &str, leader: &str, lines: &str) -> Vec<u8> {
    let zone = if side == "union" { "104" } else { "155" };
    (1..=6)
        .map(|die| {
            let mut game = Position::designation(side).thirtieth().turn(4).commander_with(leader, zone, lines).build();
            if game.listed("designate").is_empty() {
                game.choose("begin", &[]);
            }
            game.choose(&format!("designate {leader}"), &[die]);
            let slots = game.events.iter().find_map(|e| match *e {
                Event::Designated { slots, .. } => Some(slots),
                _ => None,
            });
            slots.unwrap()
        })
        .collect()
}

#[test]
#[rule("S-11.1.2-table")]
fn divisions_for_each_die_and_value() {
    assert_eq!(slots("union", "us_cc_mcdowell", "activated = true"), [0, 1, 1, 2, 2, 2], "T-IN-10: -1");
    assert_eq!(slots("union", "us_cc_mcdowell", ""), [1, 1, 2, 2, 2, 3], "0");
    assert_eq!(slots("confederate", "cs_cc_jackson", ""), [1, 2, 2, 2, 3, 3], "+1");
}

#[test]
#[rule("S-SC1-init")]
fn the_union_is_first_in_26_of_36_on_the_29th() {
    let start = Position::at("initiative").commander("us_cc_mcdowell", "104").commander("cs_cc_jackson", "155");
    let start = start.build();
    let union_first = |union: u8, confederate: u8| {
        let mut game = start.fork();
        game.choose("begin", &[union, confederate]);
        game.told(|e| matches!(e, Event::Initiative { side: Side::Union, rolled: true }))
    };
    let wins = (1..=6).flat_map(|u| (1..=6).map(move |c| (u, c))).filter(|(u, c)| union_first(*u, *c)).count();
    assert_eq!(wins, 26, "T-IN-11");
}

/// Brings a brigade in at C and leads it on; returns what the entry cost.
fn enter(game: &mut Game, id: &str, way: &[&str]) -> u8 {
    game.choose(&format!("enter {id} 140"), &[]);
    let cost = game.events.iter().find_map(|e| match *e {
        Event::Entered { cost, .. } => Some(cost),
        _ => None,
    });
    for step in way {
        game.choose(&format!("step {step}"), &[]);
    }
    if game.offers("stop") {
        game.choose("stop", &[]);
    }
    if let Some(facing) = game.listed("face").first().cloned() {
        game.choose(&format!("face {facing}"), &[]);
    }
    cost.unwrap()
}

#[test]
#[rule("S-11.1.3-congestion")]
fn the_road_in_fills_up_two_by_two() {
    let mut game = Position::at("reinforcements")
        .first("union")
        .commander("us_cc_mcdowell", "104")
        .commander("cs_cc_jackson", "155")
        .reinforcement(&["us_hardin", "us_meade", "us_seymour", "us_art_reynolds"], 5, &["C"])
        .reinforcement(&["us_milroy"], 5, &["C"])
        .build();
    game.choose("begin", &[1, 1]);
    let costs = [
        enter(&mut game, "us_hardin", &[]),
        enter(&mut game, "us_meade", &[]),
        enter(&mut game, "us_seymour", &["139"]),
        enter(&mut game, "us_art_reynolds", &["139"]),
    ];
    assert_eq!(costs, [1, 1, 2, 2], "T-IN-8: a road zone, and 0, 0, 1, 1 more");
    // Milroy alone is left, and enters by himself.
    assert!(game.told(|e| matches!(e, Event::Entered { cost: 3, .. })), "and 2 more");
}
