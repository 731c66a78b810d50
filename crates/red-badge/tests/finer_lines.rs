//! The finer points of sections 7 and 8, with the rulings: facing, stacks, long lines, sisters.
//! The ground around S4428 is flat and open; other ground is looked for on the map.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test stops where it fails")]

mod common;

use std::collections::BTreeSet;

use common::points::{FAR, FAR3, HERE, NEAR, SHAKEN, act, burnside, fire_lines, test_lines, tested, value};
use common::{ByPurpose, Game, Position, world};
use kernel::Side;
use red_badge::disorder::Test;
use red_badge::event::{Event, LossCause, Modifier};
use red_badge::facing::{self, Aspect};
use red_badge::ids::Hex;
use red_badge::stage::TestCause;
use red_badge::world::{Sides, Terrain};
use red_badge::{World, extension, firepower, stacking};
use rule::rule;

// Sections 7 and 8.

#[rule("RBC-7.12a")]
#[test]
fn leaders_and_columns_on_a_road_hold_nothing() {
    let go = |position: Position, from: &str, to: &str| {
        let mut game = position.unit("US-2RI-A", from).build();
        game.choose_all(&["move US-2RI-A", &format!("step {to}")]);
        let held = facing::zone(&game.world, &game.state, Side::Confederate, game.hex(to));
        (game.state.mv.unwrap().stopped, held.is_empty())
    };
    assert_eq!(go(burnside("attack").leader("CS-L-EVANS", NEAR), "S4429", HERE), (false, true));
    assert_eq!(go(burnside("attack").facing("CS-4SC-A", NEAR, 3), "S4429", HERE), (true, false));
    assert_eq!(go(burnside("attack").routed("CS-4SC-A"), "S4429", HERE), (false, true));
    // N4118 lies on a road; a column elsewhere has a front like others.
    let column = |hex: &str| burnside("attack").unit_with("CS-4SC-A", hex, "facing = 0\norder = \"march\"");
    assert_eq!(go(column("N4118"), "N4116", "N4117"), (false, true));
    assert_eq!(go(column(HERE), FAR, NEAR), (true, false));
}

#[rule("RBC-7.21a")]
#[test]
fn guns_that_turn_have_moved_when_they_fire() {
    let fire = |turns: &[&str]| {
        let mut game =
            burnside("advance").unit("US-2RIBTY", HERE).facing("CS-8VA", FAR3, 3).unit("US-1RI-A", "S4432").build();
        game.choose("move US-2RIBTY", &[]);
        game.choose_all(turns);
        game.choose("halt", &[]);
        game.choose(&format!("fire US-2RIBTY {FAR3}"), &[0]);
        (game.at("US-2RIBTY").facing, value(&fire_lines(&game), Modifier::FireMoved))
    };
    assert_eq!(fire(&[]), (0, None));
    assert_eq!(fire(&["turn nw"]), (5, Some(-1)));
    let mut game = burnside("advance").unit("US-2RIBTY", HERE).build();
    game.choose("move US-2RIBTY", &[]);
    assert_eq!(game.listed("turn"), ["e", "nw"], "by one corner");
    assert_eq!(game.refused_by("turn w"), "RBC-7.21");
    game.choose("turn nw", &[]);
    assert_eq!(game.refused_by("limber"), "RBC-7.21", "instead of moving");
}

#[rule("RBC-AMB57")]
#[test]
fn the_louisiana_detachment_refuses_a_flank() {
    let mut game =
        Position::actions("CS-EVANS", "advance").unit("CS-DET-1LA", HERE).unit("CS-DET-4SC-A", "S4432").build();
    game.choose_all(&["move CS-DET-1LA", "refuse left", "halt"]);
    let fronts: Vec<&str> =
        facing::fronts(&game.world, &game.state, game.unit("CS-DET-1LA")).map(|hex| game.world.hex_id(hex)).collect();
    assert_eq!(fronts.len(), 3);
    assert!(fronts.contains(&"S4327"));
    game.choose("move CS-DET-4SC-A", &[]);
    assert_eq!(game.refused_by("refuse left"), "RBC-7.32", "the other detachments are recruits");
}

#[rule("RBC-AMB56")]
#[test]
fn the_larger_half_is_with_the_counter() {
    let halves = |home: &str, wing: &str, sp: u8| {
        let lines = format!("facing = 0\nsp = {sp}\nextended = \"{wing}\"");
        let game = burnside("advance").unit_with("US-2RI-A", home, &lines).build();
        let unit = game.unit("US-2RI-A");
        let points = firepower::points_in(&game.world, &game.state, game.hex(home));
        let strength = |hex: &str| stacking::strength_in(&game.state, unit, game.hex(hex));
        assert_eq!(points, u16::from(strength(home)));
        (strength(home), strength(wing))
    };
    assert_eq!(halves(HERE, "S4528", 7), (4, 3));
    assert_eq!(halves("S4528", HERE, 7), (4, 3));
    assert_eq!(halves(HERE, "S4528", 8), (4, 4));
}

#[rule("RBC-8.43")]
#[test]
fn halves_fire_at_two_hexes_or_together_at_one() {
    // Both halves have S4527 in front, the first one S4427 as well.
    let mut game = burnside("advance")
        .unit_with("US-2RI-A", HERE, "facing = 0\nextended = \"S4528\"")
        .facing("CS-8VA", "S4527", 0)
        .facing("CS-4SC-A", NEAR, 0)
        .build();
    assert!(game.offers("fire US-2RI-A S4527"), "together");
    game.choose("fire US-2RI-A S4527 wing", &[0]);
    assert_eq!(game.refused_by("fire US-2RI-A S4527 home"), "RBC-8.43");
    assert!(game.offers(&format!("fire US-2RI-A {NEAR} home")), "elsewhere it may");
}

#[rule("RBC-8.41a")]
#[test]
fn a_long_line_has_three_front_three_rear_and_two_end_hexes() {
    for facing in [0, 3] {
        let lines = format!("facing = {facing}\nextended = \"S4528\"");
        let game = burnside("advance").unit_with("US-2RI-A", HERE, &lines).build();
        let unit = game.unit("US-2RI-A");
        let mut found: [BTreeSet<String>; 3] = Default::default();
        for own in [HERE, "S4528"].map(|id| game.hex(id)) {
            for near in game.world.neighbours(own).filter(|near| !game.state.stands_in(unit, *near)) {
                let aspect = facing::aspect(&game.world, &game.state, unit, near, own);
                found[aspect as usize].insert(game.world.hex_id(near).to_owned());
            }
        }
        let set = |ids: [&str; 3]| ids.iter().map(|id| (*id).to_owned()).collect::<BTreeSet<String>>();
        let (ahead, behind) = (set([NEAR, "S4527", "S4628"]), set(["S4328", "S4429", "S4529"]));
        let expected = if facing == 0 { [&ahead, &behind] } else { [&behind, &ahead] };
        assert_eq!([&found[Aspect::Front as usize], &found[Aspect::Rear as usize]], expected, "facing {facing}");
        assert_eq!(found[Aspect::Flank as usize], ["S4327", "S4629"].map(str::to_owned).into(), "the ends");
        let fronts: BTreeSet<String> =
            facing::fronts(&game.world, &game.state, unit).map(|hex| game.world.hex_id(hex).to_owned()).collect();
        assert_eq!(&fronts, expected[0]);
    }
    let game = burnside("advance").unit("US-2RI-A", HERE).build();
    let legal = |facing: u8| extension::is_legal(&game.world, game.hex(HERE), game.hex("S4528"), facing);
    assert_eq!([0, 1, 2, 3, 4, 5].map(legal), [true, false, false, true, false, false]);
}

/// A pair of hexes, the second to the south-east of the first, in front of which lie woods and open ground, all level
/// and with nothing in between; woods before the second if `second`.
fn half_wood(w: &World, second: bool) -> [Hex; 4] {
    let found = w.hexes().find_map(|home| {
        let wing = w.neighbour(home, 2)?;
        let [before, beside] = [w.neighbour(home, 0)?, w.neighbour(wing, 0)?];
        let all = [home, wing, before, beside];
        let level = all.iter().all(|hex| w.ground(*hex).level == w.ground(home).level);
        let plain = [(home, before), (wing, beside), (home, wing)]
            .iter()
            .all(|(from, to)| w.side_between(*from, *to) == Sides::NONE);
        let (wood, open) = if second { (beside, before) } else { (before, beside) };
        let is = |hex: Hex, terrain: Terrain| w.ground(hex).terrain == terrain;
        (level && plain && is(wood, Terrain::Woods) && is(open, Terrain::Clear) && is(home, Terrain::Clear))
            .then_some(all)
    });
    found.unwrap()
}

#[rule("RBC-8.42a")]
#[test]
fn a_long_line_goes_forward_as_one_at_the_dearer_price() {
    let w = world("full-battle", &[]);
    for second in [false, true] {
        let ids = half_wood(&w, second).map(|hex| w.hex_id(hex).to_owned());
        let [home, wing, before, beside] = ids.each_ref().map(String::as_str);
        let line = format!("facing = 0\nextended = \"{wing}\"");
        let mut game = burnside("advance").unit_with("US-2RI-A", home, &line).build();
        game.choose("move US-2RI-A", &[]);
        assert_eq!((game.left(), game.cost(&format!("step {before}"))), (6, 4), "woods on one side set the price");
        let behind = w.hex_id(w.neighbour(game.hex(home), 3).unwrap()).to_owned();
        assert_eq!(game.refused_by(&format!("step {behind}")), "RBC-8.42");
        game.choose(&format!("step {before}"), &[]);
        let state = game.at("US-2RI-A");
        assert_eq!([state.hex(), state.wing()], [Some(game.hex(before)), Some(game.hex(beside))]);
        assert_eq!(game.left(), 2);
    }
    // In the open it pays one point, to either front hex, and never to a side.
    let mut game = burnside("advance").unit_with("US-2RI-A", HERE, "facing = 0\nextended = \"S4528\"").build();
    game.choose("move US-2RI-A", &[]);
    assert_eq!(game.listed("step"), [NEAR, "S4527"]);
    assert_eq!(game.cost(&format!("step {NEAR}")), 2);
    for hex in ["S4327", "S4328", "S4429"] {
        assert_eq!(game.refused_by(&format!("step {hex}")), "RBC-8.42");
    }
}

/// 4 AL a and b under Attack, where told, against a unit of Burnside's that looks at them.
fn alabama(b: &str) -> Position {
    Position::shock("CS-BEE").unit("CS-4AL-A", HERE).unit("CS-4AL-B", b).facing("US-2NH-A", NEAR, 3)
}

fn shared(game: &Game) -> usize {
    game.count(|e| matches!(e, Event::SharedTest { .. }))
}

#[rule("RBC-8.61c")]
#[test]
fn sisters_share_a_die_only_where_both_owe_it() {
    // Stacked, both in the shock: one die of engagement.
    let mut game = alabama(HERE).build();
    game.choose(&format!("shock CS-4AL-A {NEAR}"), &[]).choose(&format!("shock CS-4AL-B {NEAR}"), &[]);
    game.choose("done", &[0]);
    assert_eq!(shared(&game), 1);
    // The sister beside it takes no part: its own die serves itself alone, and nothing more falls.
    let mut game = alabama("S4429").build();
    game.choose(&format!("shock CS-4AL-A {NEAR}"), &[]);
    game.throw("done", &mut ByPurpose(vec![("disorder", 7)]));
    assert_eq!((shared(&game), game.count(|e| matches!(e, Event::OutOfShock { .. }))), (0, 1));
    // The modifiers are those of the counter whose value is used: Bee is with the first.
    for (used, drm) in [("CS-4AL-A", -1), ("CS-4AL-B", 0)] {
        let mut game = alabama("S4327").leader("CS-L-BEE", HERE).build();
        game.choose(&format!("shock CS-4AL-A {NEAR}"), &[]).choose(&format!("shock CS-4AL-B {NEAR}"), &[]);
        game.choose("done", &[]);
        assert_eq!(game.listed("use"), ["CS-4AL-A", "CS-4AL-B"]);
        game.choose(&format!("use {used}"), &[0]);
        assert_eq!(tested(&game, used, TestCause::Engagement), drm);
    }
    // A sister who is dead costs nothing, one in the Recovery Box or still to come does.
    let sister = |game: &Game| {
        test_lines(game, &Test::new(game.unit("US-2RI-A"), TestCause::Fire)).contains(&(Modifier::TestSister, 1))
    };
    let mut game = burnside("advance").unit("US-2RI-A", HERE).unit("US-2RI-B", "S4432").build();
    assert!(sister(&game));
    let other = game.unit("US-2RI-B");
    act(&mut game, &[], |play| play.lose(other, 8, LossCause::Fire));
    assert!(!sister(&game));
    assert!(sister(&burnside("advance").unit("US-2RI-A", HERE).routed("US-2RI-B").build()));
    let later = burnside("advance").unit("US-2RI-A", HERE).group(&["US-2RI-B"], "N4401", 1200, "");
    assert!(sister(&later.build()));
}

#[rule("RBC-AMB33")]
#[test]
fn sisters_in_different_states_each_bear_the_one_result() {
    let mut game = Position::shock("CS-BEE")
        .unit("CS-4AL-A", HERE)
        .facing("US-2RI-A", NEAR, 3)
        .unit_with("US-2RI-B", NEAR, &format!("facing = 3\n{SHAKEN}"))
        .build();
    game.choose(&format!("shock CS-4AL-A {NEAR}"), &[]);
    game.choose("done", &[0]);
    // The attacker passes; one die of 8 for both defenders; the second disorder of the one that was shaken.
    game.choose("done", &[0, 8, 3]);
    assert_eq!(game.count(|e| matches!(e, Event::Tested { cause: TestCause::PreShock, .. })), 2);
    assert_eq!(shared(&game), 1);
    let shaken = game.unit("US-2RI-B");
    assert!(game.told(|e| matches!(e, Event::SecondDisorder { unit, .. } if *unit == shaken)));
    assert_eq!(game.count(|e| matches!(e, Event::SecondDisorder { .. })), 1);
    assert!(game.is_disordered("US-2RI-A"));
    assert_eq!(game.state.retreat.unwrap().unit, shaken);
}
