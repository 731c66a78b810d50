//! 10: fire, 8.2 and 8.43 where they touch it, and confused fire.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test stops where it fails")]

mod common;

use common::{Game, Position, world};
use kernel::Side;
use red_badge::Choice;
use red_badge::event::{Event, Modifier};
use red_badge::fire::may_fire;
use red_badge::odds::{expected_loss, fire_classes};
use red_badge::stage::{FireKind, Part};
use red_badge::state::Status;
use rule::rule;

// Flat open ground: column 44 from north to south, with its neighbours.
const FAR5: &str = "S4425";
const FAR: &str = "S4426";
const NEAR: &str = "S4427";
const HERE: &str = "S4428";
const BEHIND: &str = "S4429";

/// Burnside acts under Advance; 2 RI a stands in the middle and looks north. Another regiment far behind keeps the
/// activation open.
fn burnside() -> Position {
    Position::actions("US-BURNSIDE", "advance").unit("US-2RI-A", HERE).unit("US-1RI-A", "S4431")
}

/// The lines of the sum told with the last die of fire.
fn lines(game: &Game) -> Vec<(Modifier, i8)> {
    let end = game.events.iter().position(|event| matches!(event, Event::FireDie { .. })).unwrap();
    let modified = |event: &Event| match *event {
        Event::Modified { value, why, .. } => Some((why, value)),
        _ => None,
    };
    game.events[..end].iter().filter_map(modified).collect()
}

fn fired(game: &Game) -> (u16, u8) {
    let found = game.events.iter().find_map(|event| match *event {
        Event::Fired { strength, range, .. } => Some((strength, range)),
        _ => None,
    });
    found.unwrap()
}

/// The modifiers of a fire at a hex, from a position where it is legal.
fn modifiers(position: &Position, choice: &str) -> Vec<(Modifier, i8)> {
    let mut game = position.build();
    game.throw(choice, &mut common::ByPurpose(vec![("fire", 0)]));
    lines(&game)
}

fn has(found: &[(Modifier, i8)], why: Modifier) -> Option<i8> {
    found.iter().find(|(other, _)| *other == why).map(|(_, value)| *value)
}

#[rule("RBC-10.31")]
#[test]
fn the_steps_of_a_fire_come_in_their_order() {
    let mut game = burnside().facing("CS-4SC-A", NEAR, 3).build();
    // Rifles at one hex +2; die 5 makes 7 in the column of 8 points: one lost, and a test, passed by 2.
    game.choose(&format!("fire US-2RI-A {NEAR}"), &[5, 2]);
    let order: Vec<usize> = [
        game.events.iter().position(|e| matches!(e, Event::Fired { .. })),
        game.events.iter().position(|e| matches!(e, Event::Modified { .. })),
        game.events.iter().position(|e| matches!(e, Event::FireDie { die: 5, drm: 2, total: 7, .. })),
        game.events.iter().position(|e| matches!(e, Event::Lost { points: 1, left: 5, .. })),
        game.events.iter().position(|e| matches!(e, Event::Tested { die: 2, passed: true, .. })),
    ]
    .into_iter()
    .map(Option::unwrap)
    .collect();
    assert!(order.is_sorted(), "{:#?}", game.events);
    assert_eq!(game.asked(), Some(Side::Confederate), "step 7: the target is asked");
    assert_eq!(game.sp("CS-4SC-A"), 5);
}

#[rule("RBC-10.11")]
#[test]
fn a_fire_needs_an_enemy_in_range_arc_and_sight() {
    let game = burnside().facing("CS-4SC-A", NEAR, 3).facing("CS-4SC-B", BEHIND, 3).build();
    assert_eq!(game.refused_by(&format!("fire US-2RI-A {FAR}")), "RBC-10.11");
    assert_eq!(game.refused_by(&format!("fire US-2RI-A {BEHIND}")), "RBC-10.12");
    let own: Vec<String> = game.listed("fire").into_iter().filter(|line| line.starts_with("US-2RI-A")).collect();
    assert_eq!(own, [format!("US-2RI-A {NEAR}")]);
}

#[rule("RBC-10.12")]
#[test]
fn a_line_between_a_front_and_another_hex_is_out_of_arc() {
    // Looking to the vertex between north and north-east, N and NE are front; between them all is seen.
    let game = burnside().facing("CS-4SC-A", "S4526", 3).facing("CS-4SC-B", "S4628", 3).build();
    assert!(game.offers("fire US-2RI-A S4526"));
    assert_eq!(game.refused_by("fire US-2RI-A S4628"), "RBC-10.12");
}

#[rule("RBC-10.13")]
#[test]
fn one_active_fire_and_one_answer_in_an_activation() {
    let position = burnside().unit("US-2RI-B", "S4528").facing("CS-4SC-A", NEAR, 2);
    let mut game = position.build();
    // Facing 2, the front of 4 SC a is SE and S: both halves of the 2nd Rhode Island are in its arc.
    game.choose(&format!("fire US-2RI-A {NEAR}"), &[0]);
    game.choose(&format!("fire CS-4SC-A {HERE}"), &[0]);
    assert_eq!(game.refused_by(&format!("fire US-2RI-A {NEAR}")), "RBC-6.15");
    assert!(game.state.returned.has(game.unit("CS-4SC-A")));
    let mut other = position.facing("CS-4SC-B", "S4527", 3).build();
    other.choose(&format!("fire US-2RI-A {NEAR}"), &[0]);
    other.choose(&format!("fire CS-4SC-A {HERE}"), &[0]);
    let unit = other.unit("CS-4SC-A");
    let answer = may_fire(&other.world, &other.state, FireKind::Return, unit, Part::Whole, other.hex(HERE));
    assert_eq!(answer.unwrap_err().rule(), "RBC-10.13");
}

#[rule("RBC-10.14")]
#[test]
fn the_historical_range_is_an_option() {
    let position = burnside().facing("CS-4SC-A", FAR5, 3);
    assert!(position.build().offers(&format!("fire US-2RI-A {FAR5}")), "rifles reach three hexes");
    let game = position.option("historical-range", "on").build();
    assert_eq!(game.refused_by(&format!("fire US-2RI-A {FAR5}")), "RBC-10.35");
}

#[rule("RBC-10.22")]
#[test]
fn units_in_between_stop_fire_unless_somebody_stands_higher() {
    let game = burnside().unit("US-2RI-B", NEAR).facing("CS-4SC-A", FAR, 3).build();
    assert_eq!(game.refused_by(&format!("fire US-2RI-A {FAR}")), "RBC-10.22");
    // Somewhere a hex looks down on the next two to its north.
    let w = world("full-battle", &[]);
    let slope = w.hexes().find_map(|a| {
        let b = w.neighbour(a, 0)?;
        let c = w.neighbour(b, 0)?;
        let (high, mid) = (w.ground(a).level, w.ground(b).level);
        (high > mid && w.sees(a, c)).then_some((a, b, c))
    });
    let (a, b, c) = slope.map(|(a, b, c)| (w.hex_id(a), w.hex_id(b), w.hex_id(c))).unwrap();
    let game = Position::actions("US-BURNSIDE", "advance")
        .unit("US-2RI-A", a)
        .unit("US-2RI-B", b)
        .facing("CS-4SC-A", c, 3)
        .build();
    assert!(game.offers(&format!("fire US-2RI-A {c}")));
}

#[rule("RBC-10.23")]
#[test]
fn darkness_limits_sight() {
    let at = |hour: u16| burnside().start(&format!("hour = {hour}")).facing("CS-4SC-A", FAR, 3).build();
    assert!(at(1900).offers(&format!("fire US-2RI-A {FAR}")));
    assert_eq!(at(2000).refused_by(&format!("fire US-2RI-A {FAR}")), "RBC-10.23");
    let w = world("full-battle", &[]);
    assert_eq!([10, 11].map(|turn| w.sight_limit(turn)), [5, 1]);
    assert_eq!(w.sight_limit(0), 30);
}

#[rule("RBC-10.32")]
#[test]
fn at_most_eight_points_of_small_arms_fire_from_a_hex() {
    let mut game = Position::actions("US-WILLCOX", "advance").unit("US-1MI", HERE).facing("CS-4SC-A", NEAR, 3).build();
    assert_eq!(game.sp("US-1MI"), 10);
    game.choose(&format!("fire US-1MI {NEAR}"), &[0]);
    assert_eq!(fired(&game), (8, 1));
}

#[rule("RBC-10.33")]
#[test]
fn the_sum_is_limited() {
    let mut game = Position::actions("US-PORTER", "advance")
        .unit("US-D5US-B", HERE)
        .unit("CS-27VA", NEAR)
        .unit("CS-5VA-B", NEAR)
        .build();
    // Howitzers at one hex +3, from behind +2, sixteen points in the hex +1: six, of which five count.
    game.throw(&format!("fire US-D5US-B {NEAR}"), &mut common::ByPurpose(vec![("fire", 0)]));
    let found = lines(&game);
    assert_eq!(has(&found, Modifier::FireLimit), Some(-1), "{found:?}");
    assert!(game.told(|e| matches!(e, Event::FireDie { drm: 5, .. })));
}

const TABLE: [&str; 12] = [
    "- - - - - - -",
    "- - - - - - U",
    "- - - - - U U",
    "- - - - U U U",
    "- - - U U U 1",
    "- - U U U 1 1",
    "- U U U 1 1 1",
    "- U U 1 1 1 1+1",
    "U U 1 1 1 1+1 2+1",
    "U 1 1 1 1+1 2+1 2+1",
    "1 1 1 1+1 2+1 2+1 2+2",
    "1 1 1+1 2+1 2+1 2+2 3+2",
];

#[rule("RBC-10.34")]
#[test]
fn the_fire_table_is_the_one_of_the_rules_and_rises_both_ways() {
    let tables = world("full-battle", &[]).tables;
    let strengths = [1, 2, 4, 6, 8, 10, 13];
    let cell = |strength: u16, die: i8| tables.fire(tables.column_for(strength), die);
    for (row, texts) in TABLE.iter().enumerate() {
        for (strength, text) in strengths.iter().zip(texts.split(' ')) {
            assert_eq!(String::from(cell(*strength, row as i8 + 1)), text, "{strength} at {}", row + 1);
        }
    }
    for strength in 1..20 {
        for die in -5..16 {
            assert!(cell(strength, die) <= cell(strength, die + 1) && cell(strength, die) <= cell(strength + 1, die));
        }
    }
    assert_eq!(cell(2, -9), cell(2, 1));
    assert_eq!(cell(13, 40), cell(13, 12));
}

#[rule("RBC-10.34")]
#[test]
fn losses_beyond_a_unit_fall_on_the_next_one() {
    let mut game = Position::actions("US-FRANKLIN", "advance")
        .unit("US-5MA-A", "S4431")
        .unit("US-I1US", HERE)
        .unit_with("CS-4SC-A", NEAR, "sp = 1\nfacing = 3")
        .unit_with("CS-4SC-B", NEAR, "facing = 3")
        .build();
    // Six Parrotts at one hex: twelve, +1; die 9 makes 10: two points and +1. The first falls on the top counter.
    game.choose(&format!("fire US-I1US {NEAR}"), &[9, 1]);
    assert_eq!(game.status("CS-4SC-A"), Status::Gone);
    assert_eq!(game.sp("CS-4SC-B"), 5);
    let plus = |e: &Event| matches!(e, Event::Modified { why: Modifier::TestResult, value: 1, .. });
    assert_eq!((game.count(plus), game.count(|e| matches!(e, Event::Tested { die: 1, .. }))), (1, 1));
}

#[rule("RBC-10.35")]
#[test]
fn small_arms_by_range() {
    let w = world("full-battle", &[]);
    let row = |id: &str| {
        let weapon = w.tables.find_weapon(id).unwrap();
        [1, 2, 3, 4, 5].map(|range| w.tables.small_arms(weapon, range))
    };
    assert_eq!(row("R"), [Some(2), Some(1), Some(-1), Some(-3), None]);
    assert_eq!(row("M"), [Some(2), Some(-1), None, None, None]);
    assert_eq!(row("C"), [Some(1), Some(-1), None, None, None]);
    assert_eq!(row("P"), [Some(1), None, None, None, None]);
}

#[rule("RBC-10.35")]
#[test]
fn eight_points_inflict_what_they_were_calibrated_for() {
    let expected = |firer: &str, brigade: &str, hex: &str| {
        let game = Position::actions(brigade, "advance").unit(firer, HERE).facing("CS-8VA", hex, 3).build();
        let choice = game.parse(&format!("fire {firer} {hex}"));
        expected_loss(&fire_classes(&game.world, &game.state, &choice).unwrap())
    };
    let near = expected("US-2RI-A", "US-BURNSIDE", NEAR);
    let rifle = expected("US-2RI-A", "US-BURNSIDE", FAR);
    let musket = expected("US-27NY-A", "US-PORTER", FAR);
    assert!((near - 0.6).abs() < 1e-9, "{near}");
    assert!((rifle - 0.4).abs() < 1e-9, "{rifle}");
    assert!((musket - 0.2).abs() < 1e-9, "{musket}");
}

#[rule("RBC-10.41")]
#[test]
fn the_firer_counts() {
    let at = |lines: &str| {
        Position::actions("US-BURNSIDE", "advance").unit_with("US-2RI-A", HERE, lines).facing("CS-8VA", NEAR, 3)
    };
    let fire = format!("fire US-2RI-A {NEAR}");
    assert_eq!(modifiers(&at(""), &fire), [(Modifier::FireSmallArms, 2)]);
    assert_eq!(has(&modifiers(&at("morale = \"disordered\""), &fire), Modifier::FireDisordered), Some(-2));
    let tired = at("").brigade("US-BURNSIDE", "fatigue = 3");
    assert_eq!(has(&modifiers(&tired, &fire), Modifier::FireFatigue), Some(-1));
    let palmer = Position::actions("US-CAV", "advance").unit("US-PALMER", HERE).facing("CS-8VA", NEAR, 3);
    let found = modifiers(&palmer, &format!("fire US-PALMER {NEAR}"));
    assert_eq!(found, [(Modifier::FireSmallArms, 1), (Modifier::FireMounted, -1)]);
}

#[rule("RBC-10.41")]
#[test]
fn movement_spoils_the_aim() {
    let mut game = burnside().facing("CS-8VA", "S4425", 3).build();
    game.choose("move US-2RI-A", &[]);
    game.choose("step S4427", &[]).choose("halt", &[]);
    game.choose("fire US-2RI-A S4425", &[0]);
    assert_eq!(has(&lines(&game), Modifier::FireMoved), Some(-1));
    let mut game =
        Position::actions("US-BURNSIDE", "advance").unit("US-2RI-A", "S4431").facing("CS-8VA", "S4425", 3).build();
    game.choose("move US-2RI-A", &[]);
    for hex in ["S4430", "S4429", "S4428", "S4427"] {
        game.choose(&format!("step {hex}"), &[]);
    }
    game.choose("halt", &[]).choose("fire US-2RI-A S4425", &[0]);
    assert_eq!(has(&lines(&game), Modifier::FireMovedFar), Some(-2));
}

#[rule("RBC-10.41")]
#[test]
fn the_target_counts() {
    let fire = format!("fire US-2RI-A {NEAR}");
    let at = |id: &str, lines: &str| modifiers(&burnside().unit_with(id, NEAR, lines), &fire);
    assert_eq!(has(&at("CS-8VA", "facing = 3"), Modifier::FireFlank), None);
    assert_eq!(
        has(&at("CS-8VA", "facing = 4"), Modifier::FireFlank),
        Some(1),
        "facing 4 looks SW and NW; S is a flank"
    );
    assert_eq!(has(&at("CS-8VA", "facing = 0"), Modifier::FireRear), Some(2));
    assert_eq!(has(&at("CS-8VA", "facing = 0\norder = \"march\""), Modifier::FireRear), None, "7.12");
    assert_eq!(has(&at("CS-8VA", "facing = 3\norder = \"march\""), Modifier::FireMarch), Some(1));
    assert_eq!(has(&at("CS-HEATON", "facing = 3\nform = \"limbered\""), Modifier::FireMarch), Some(1));
    assert_eq!(has(&at("CS-TERRY", "facing = 3"), Modifier::FireMarch), Some(1), "mounted");
    assert_eq!(has(&at("CS-8VA", "facing = 3\nsp = 3"), Modifier::FireThin), Some(-1));
    assert_eq!(has(&at("CS-8VA", "facing = 3\nsp = 4"), Modifier::FireThin), None);
    let guns = |hex: &str| burnside().facing("CS-SQUIRES", hex, 3).facing("CS-RICHARDSON", hex, 3);
    let three = modifiers(&guns(FAR5), &format!("fire US-2RI-A {FAR5}"));
    assert_eq!(has(&three, Modifier::FireGunsAlone), Some(-1));
    let two = modifiers(&guns(FAR), &format!("fire US-2RI-A {FAR}"));
    assert_eq!(has(&two, Modifier::FireGunsAlone), None);
}

#[rule("RBC-10.41")]
#[test]
fn dense_hexes_and_light_count() {
    let stack = burnside().facing("CS-18VA-A", NEAR, 3).facing("CS-18VA-B", NEAR, 3);
    let fire = format!("fire US-2RI-A {NEAR}");
    assert_eq!(has(&modifiers(&stack, &fire), Modifier::FireDense), Some(1), "fourteen points");
    let hour = |hour: u16| modifiers(&burnside().start(&format!("hour = {hour}")).facing("CS-8VA", NEAR, 3), &fire);
    assert_eq!(has(&hour(1900), Modifier::FireDusk), Some(-1));
    assert_eq!(has(&hour(2000), Modifier::FireNight), Some(-3));
}

#[rule("RBC-10.41a")]
#[test]
fn only_the_best_cover_counts() {
    let w = world("full-battle", &[]);
    let woods = w.hexes().find(|hex| {
        let south = w.neighbour(*hex, 3);
        w.ground(*hex).terrain == red_badge::world::Terrain::Woods
            && south.is_some_and(|south| !w.side_between(south, *hex).is_barred())
    });
    let wood = woods.unwrap();
    let (at, south) = (w.hex_id(wood), w.hex_id(w.neighbour(wood, 3).unwrap()));
    let base = |lines: &str| {
        Position::actions("US-BURNSIDE", "advance").unit("US-2RI-A", south).unit_with("CS-8VA", at, lines)
    };
    let fire = format!("fire US-2RI-A {at}");
    let bare = modifiers(&base("facing = 3"), &fire);
    assert_eq!(has(&bare, Modifier::FireGround), Some(-1));
    let dug_in = modifiers(&base("facing = 3\nentrenched = true"), &fire);
    assert_eq!((has(&dug_in, Modifier::FireWorks), has(&dug_in, Modifier::FireGround)), (Some(-2), None));
    // Works that face the other way are of no use, the woods still are.
    let turned = modifiers(&base("facing = 0\nentrenched = true"), &fire);
    assert_eq!((has(&turned, Modifier::FireWorks), has(&turned, Modifier::FireGround)), (None, Some(-1)));
}

#[rule("RBC-10.61")]
#[test]
fn guns_count_by_range() {
    let at = |hex: &str| {
        let game = Position::actions("US-FRANKLIN", "advance")
            .unit("US-5MA-A", "S4431")
            .unit("US-I1US", HERE)
            .facing("CS-8VA", hex, 3)
            .build();
        (game, format!("fire US-I1US {hex}"))
    };
    let (mut near, fire) = at(NEAR);
    near.throw(&fire, &mut common::ByPurpose(vec![("fire", 0)]));
    assert_eq!((fired(&near), has(&lines(&near), Modifier::FireGuns)), ((12, 1), Some(1)));
    let w = world("full-battle", &[]);
    let parrott = w.tables.find_weapon("P10").unwrap();
    assert_eq!(w.tables.artillery(parrott, 6), Some((1, 0)));
    assert_eq!(w.tables.artillery(parrott, 20), Some((1, -4)));
    assert_eq!(w.tables.artillery(parrott, 21), None);
    let heavy = w.tables.find_weapon("P30").unwrap();
    assert_eq!(w.tables.artillery(heavy, 30), Some((2, -3)));
}

#[rule("RBC-10.62")]
#[rule("RBC-10.71")]
#[test]
fn canister_is_answered_shell_is_not() {
    let at = |hex: &str| {
        let mut game = Position::actions("US-FRANKLIN", "advance")
            .unit("US-5MA-A", "S4431")
            .unit("US-I1US", HERE)
            .facing("CS-2MS-A", hex, 3)
            .build();
        game.choose(&format!("fire US-I1US {hex}"), &[0]);
        game
    };
    let two = at(FAR);
    assert_eq!(two.asked(), Some(Side::Confederate));
    assert_eq!(two.listed("fire"), [format!("CS-2MS-A {HERE}")]);
    assert_eq!(at(FAR5).asked(), Some(Side::Union), "nothing to answer at three hexes");
}

#[rule("RBC-10.63")]
#[test]
fn sections_of_one_battery_fire_together() {
    let mut game = Position::actions("US-PORTER", "advance")
        .unit("US-27NY-A", "S4431")
        .unit("US-D5US-A", HERE)
        .unit("US-D5US-B", HERE)
        .facing("CS-8VA", NEAR, 3)
        .build();
    game.choose(&format!("fire US-D5US-A {NEAR}"), &[]);
    assert_eq!(game.listed("join"), ["US-D5US-B"]);
    game.choose("join US-D5US-B", &[0]);
    // Four Parrotts and two howitzers, two each; the Parrotts' +1 is lower than the howitzers' +3.
    assert_eq!((fired(&game).0, has(&lines(&game), Modifier::FireGuns)), (12, Some(1)));
    assert_eq!(game.refused_by("fire US-D5US-B S4427"), "RBC-10.71", "the answer comes first");
    game.choose("done", &[]);
    assert_eq!(game.refused_by("fire US-D5US-B S4427"), "RBC-6.15");
}

#[rule("RBC-10.63")]
#[test]
fn other_batteries_do_not_join() {
    let mut game = Position::actions("US-SCHENCK", "advance")
        .brigade("US-SCHENCK", "released = true")
        .unit("US-E2US-A", HERE)
        .unit("US-E2US-B", HERE)
        .unit("US-G1US", HERE)
        .facing("CS-8VA", NEAR, 3)
        .build();
    game.choose(&format!("fire US-E2US-A {NEAR}"), &[]);
    assert_eq!(game.listed("join"), ["US-E2US-B"]);
    assert_eq!(game.refused_by("join US-G1US"), "RBC-10.63");
    game.choose("shoot", &[0]);
    assert_eq!(fired(&game).0, 4);
}

#[rule("RBC-10.64")]
#[rule("RBC-8.22")]
#[test]
fn guns_are_lost_one_by_one_at_random() {
    let mut game = burnside().facing("CS-ALBURTIS-A", NEAR, 3).facing("CS-ALBURTIS-B", NEAR, 3).build();
    // Die 6 and +2: one lost; the draw among the two takes the second; its test is passed by 1.
    game.choose_faces(&format!("fire US-2RI-A {NEAR}"), &[6, 2, 1]);
    assert_eq!((game.sp("CS-ALBURTIS-A"), game.sp("CS-ALBURTIS-B")), (2, 1));
    assert!(game.told(|e| matches!(e, Event::GunsDrawn { of: 2, .. })));
}

#[rule("RBC-8.21")]
#[test]
fn only_the_counter_on_top_fires_and_is_hit() {
    let mut game = burnside().unit("US-2RI-B", HERE).facing("CS-4SC-A", NEAR, 3).facing("CS-4SC-B", NEAR, 3).build();
    assert_eq!(game.refused_by(&format!("fire US-2RI-B {NEAR}")), "RBC-8.21");
    game.choose(&format!("fire US-2RI-A {NEAR}"), &[6, 1]);
    assert_eq!((game.sp("CS-4SC-A"), game.sp("CS-4SC-B")), (5, 6));
}

#[rule("RBC-8.43")]
#[test]
fn the_halves_of_a_line_fire_apart_or_together() {
    // 7 points: four in the counter's hex, three in the other. The line runs to the south-east and looks north-east.
    let position = Position::actions("US-SCHENCK", "advance")
        .brigade("US-SCHENCK", "released = true")
        .unit_with("US-2NY-A", HERE, "facing = 0\nextended = \"S4528\"")
        .facing("CS-4SC-A", "S4527", 3)
        .facing("CS-4SC-B", NEAR, 3);
    let game = position.build();
    let strength = |part: Part, target: &str| {
        let unit = game.unit("US-2NY-A");
        let mut after = game.clone();
        let choice = Choice::Fire { unit, part, target: game.hex(target) };
        after.carry(&choice, &mut common::ByPurpose(vec![("fire", 0)])).map(|()| fired(&after).0)
    };
    assert_eq!(strength(Part::Whole, "S4527").ok(), Some(7));
    assert_eq!(strength(Part::Home, NEAR).ok(), Some(4));
    assert_eq!(strength(Part::Wing, "S4527").ok(), Some(3));
    let mut game = position.build();
    game.throw(&format!("fire US-2NY-A {NEAR} home"), &mut common::ByPurpose(vec![("fire", 0)]));
    game.choose("done", &[]);
    assert!(game.offers("fire US-2NY-A S4527 wing"));
    assert_eq!(game.refused_by("fire US-2NY-A S4527"), "RBC-6.15");
}

#[rule("RBC-8.46")]
#[test]
fn a_line_is_struck_in_one_hex_but_suffers_as_a_whole() {
    let mut game = burnside().unit_with("CS-7GA-A", NEAR, "facing = 2\nextended = \"S4526\"").build();
    game.throw(&format!("fire US-2RI-A {NEAR}"), &mut common::ByPurpose(vec![("fire", 9), ("disorder", 0)]));
    let found = lines(&game);
    assert_eq!(has(&found, Modifier::FireThin), Some(-1), "three of six points stand in the hex");
    assert_eq!(has(&found, Modifier::FireExtended), Some(-1));
}

#[rule("RBC-10.71")]
#[test]
fn an_answer_draws_no_answer() {
    let mut game = burnside().facing("CS-4SC-A", NEAR, 3).build();
    game.choose(&format!("fire US-2RI-A {NEAR}"), &[0]);
    game.choose(&format!("fire CS-4SC-A {HERE}"), &[0]);
    assert_eq!(game.asked(), Some(Side::Union));
    assert!(game.state.fire.is_none());
}

#[rule("RBC-10.71")]
#[test]
fn no_answer_from_who_has_left_or_marches() {
    let mut game = burnside().unit_with("CS-4SC-A", NEAR, "facing = 3\norder = \"march\"").build();
    game.choose(&format!("fire US-2RI-A {NEAR}"), &[0]);
    assert_eq!(game.asked(), Some(Side::Union), "in March nobody fires");
}

#[rule("RBC-10.73")]
#[test]
fn defensive_fire_belongs_to_shock() {
    let game = burnside().facing("CS-4SC-A", NEAR, 3).build();
    assert!(game.choices().iter().all(|choice| !choice.starts_with("fire CS")));
    let bar = may_fire(&game.world, &game.state, FireKind::Active, game.unit("CS-4SC-A"), Part::Whole, game.hex(HERE));
    assert_eq!(bar.unwrap_err().rule(), "RBC-3.2");
}

// Confused fire.

/// Sherman's marker is in play and his orders are still open; 69 NY a looks at 2 WI a, in grey.
fn sherman(hex: &str, wisconsin: &str) -> Position {
    Position::at("activation")
        .start("brigade = \"US-SHERMAN\"")
        .brigade("US-SHERMAN", "released = true\norder = \"advance\"")
        .leader("US-L-SHERMAN", HERE)
        .unit("US-69NY-A", HERE)
        .unit_with("US-2WI-A", hex, wisconsin)
}

#[rule("RBC-10.82")]
#[rule("RBC-10.83")]
#[rule("RBC-10.84")]
#[rule("RBC-10.86")]
#[rule("RBC-10.87")]
#[test]
fn the_second_wisconsin_is_taken_for_the_enemy() {
    let mut game = sherman(FAR, "seen = true").build();
    // The test is the only one, so it is taken by itself: 4 and two hexes are more than cohesion 5. The fire: eight
    // points, muskets at two hexes -1, from behind +2 unless they face: they look the other way here.
    game.choose("done", &[4, 8, 1]);
    assert!(game.told(|e| matches!(e, Event::ConfusionDie { die: 4, distance: 2, cohesion: 5, fires: true, .. })));
    assert!(game.told(|e| matches!(e, Event::Identified { .. })));
    assert_eq!(fired(&game), (8, 2));
    assert_eq!(has(&lines(&game), Modifier::FireSmallArms), Some(-1));
    assert!(game.state.identified.has(game.unit("US-2WI-A")));
    assert!(game.state.fire.is_none(), "no answer to friends");
    assert_eq!(game.refused_by("move US-69NY-A"), "RBC-6.15");
}

#[rule("RBC-10.86")]
#[test]
fn the_worked_example_of_confused_fire() {
    let mut game = sherman(FAR, "seen = true\nfacing = 3").build();
    game.choose("done", &[4, 8, 1]);
    assert!(game.told(|e| matches!(e, Event::FireDie { die: 8, drm: -1, total: 7, .. })), "{:#?}", game.events);
    assert_eq!(game.sp("US-2WI-A"), 8);
    assert!(game.told(|e| matches!(e, Event::Tested { die: 1, passed: true, .. })));
}

#[rule("RBC-10.83")]
#[rule("RBC-3.4")]
#[test]
fn who_holds_his_fire_is_silent() {
    let mut game = sherman(FAR, "seen = true").facing("CS-8VA", "S4527", 3).build();
    game.choose("done", &[3]);
    assert!(game.told(|e| matches!(e, Event::ConfusionDie { fires: false, .. })));
    assert_eq!(game.refused_by("fire US-69NY-A S4527"), "RBC-10.83");
    assert!(game.offers("move US-69NY-A"));
}

#[rule("RBC-10.82")]
#[test]
fn unmarked_identified_and_distant_units_confuse_nobody() {
    let open = |lines: &str, hex: &str| {
        let mut game = sherman(hex, lines).build();
        game.choose("done", &[]);
        game
    };
    for game in [open("", FAR), open("seen = true", FAR5), open("seen = true", BEHIND)] {
        assert!(!game.told(|e| matches!(e, Event::ConfusionDie { .. })));
    }
}
