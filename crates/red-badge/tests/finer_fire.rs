//! The finer points of section 10, with the rulings: sight, fire, confused fire.
//! The ground around S4428 is flat and open; other ground is looked for on the map.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test stops where it fails")]

mod common;

use common::points::{Chance, FAR, FAR3, HERE, NEAR, SHAKEN, burnside, next_activation, tested};
use common::{ByPurpose, Position, world};
use kernel::Side;
use red_badge::actions;
use red_badge::event::Event;
use red_badge::fire::may_fire;
use red_badge::ids::Hex;
use red_badge::sight::Stretch;
use red_badge::stage::{FireKind, Part, Phase, TestCause};
use red_badge::state::Status;
use red_badge::world::{Sides, Terrain};
use rule::rule;

// Section 10.

#[rule("RBC-AMB51")]
#[test]
fn the_line_is_as_high_as_at_the_foot_of_the_hex() {
    let w = world("full-battle", &[]);
    // 2.44: columns one and a half sides apart, odd ones half a hex lower; true squares of lengths are x² + 3y².
    let centre = |hex: Hex| {
        let (c, r) = w.board.places()[hex.index()].hex.map(|(c, r)| (i64::from(c), i64::from(r))).unwrap();
        (3 * c, 2 * r + c % 2)
    };
    let minus = |a: (i64, i64), b: (i64, i64)| (a.0 - b.0, a.1 - b.1);
    let times = |a: (i64, i64), b: (i64, i64)| a.0 * b.0 + 3 * a.1 * b.1;
    let level = |hex: Hex| i64::from(w.ground(hex).level);
    // The height over the hex where its centre falls on the line, against it; all times `scale`.
    let hides = |from: Hex, to: Hex, hex: Hex, along: i64, scale: i64| {
        let line = level(from) * scale + along * (level(to) - level(from));
        let wooded = w.ground(hex).terrain == Terrain::Woods;
        if wooded { (level(hex) + 1) * scale >= line } else { level(hex) * scale > line }
    };
    let (mut pairs, mut telling) = (0, 0);
    let mut chance = Chance(51);
    while pairs < 4000 {
        let from = Hex(chance.below(w.hex_count().into()) as u16);
        let near: Vec<Hex> = w.within(from, 9).collect();
        let to = near[chance.below(near.len() as u64) as usize];
        let way = minus(centre(to), centre(from));
        // Off the axes, and with different heights, so that the fraction matters.
        if w.distance(from, to) < 3 || way.0 == 0 || way.0.abs() == 3 * way.1.abs() || level(from) == level(to) {
            continue;
        }
        pairs += 1;
        let length = times(way, way);
        let stops = |foot: bool| {
            let count = w.line(from, to).count() as i64 + 1;
            w.line(from, to).enumerate().any(|(at, stretch)| {
                let hidden = |hex: Hex| {
                    let (along, scale) = if foot {
                        (times(minus(centre(hex), centre(from)), way), length)
                    } else {
                        (at as i64 + 1, count)
                    };
                    hides(from, to, hex, along, scale)
                };
                match stretch {
                    Stretch::Through(hex) => hidden(hex),
                    Stretch::Along(pair) => pair.iter().all(|hex| hex.is_some_and(hidden)),
                }
            })
        };
        assert_eq!(w.sees(from, to), !stops(true), "{} to {}", w.hex_id(from), w.hex_id(to));
        telling += i32::from(stops(true) != stops(false));
    }
    assert!(telling > 2, "counting hexes along the line would do as well: {telling}");
}

#[rule("RBC-AMB55")]
#[test]
fn units_hide_nobody_from_sight_though_they_stop_fire() {
    // 1 RI a stands between the enemy and the rest.
    let between =
        |order: &str| burnside(order).facing("CS-8VA", FAR3, 3).unit_with("US-1RI-A", NEAR, "order = \"advance\"");
    let mut game = between("march").unit("US-2RI-A", "S4430").build();
    game.choose_all(&["move US-2RI-A", "step S4429"]);
    assert_eq!(game.refused_by(&format!("step {HERE}")), "RBC-6.11", "three hexes from an enemy in sight");
    let game = between("advance").unit_with("US-2RI-A", HERE, SHAKEN).build();
    let unit = game.unit("US-2RI-A");
    assert_eq!(actions::rally_drm(&game.world, &game.state, unit), 1);
    let shot = may_fire(&game.world, &game.state, FireKind::Active, unit, Part::Whole, game.hex(FAR3));
    assert_eq!(shot.unwrap_err().rule(), "RBC-10.22", "but not through friends");
    // The zouaves are marked by infantry two hexes away behind others.
    let mut game = Position::actions("US-PORTER", "advance")
        .unit("US-14NY-A", "S4430")
        .facing("US-USMC", HERE, 0)
        .facing("CS-4SC-A", NEAR, 3)
        .build();
    game.choose_all(&["move US-14NY-A", "step S4429", "halt"]);
    assert!(game.state.seen.has(game.unit("US-14NY-A")));
}

#[rule("RBC-10.34a")]
#[test]
fn losses_left_over_fall_on_the_next_who_tests_too() {
    let shot = |top: u8| {
        let mut game = burnside("advance")
            .unit("US-2RI-A", HERE)
            .unit_with("CS-4SC-A", NEAR, &format!("facing = 3\nsp = {top}"))
            .facing("CS-4SC-B", NEAR, 3)
            .unit("CS-1LA", "S4434")
            .build();
        // 9 and +2: eleven in the column of eight is 2+1; one test falls in either case.
        game.choose(&format!("fire US-2RI-A {NEAR}"), &[9, 0]);
        game
    };
    let game = shot(1);
    assert_eq!((game.status("CS-4SC-A"), game.sp("CS-4SC-B")), (Status::Gone, 5));
    assert_eq!(tested(&game, "CS-4SC-B", TestCause::Fire), 1);
    let game = shot(6);
    assert_eq!((game.sp("CS-4SC-A"), game.sp("CS-4SC-B")), (4, 6));
    assert_eq!(tested(&game, "CS-4SC-A", TestCause::Fire), 1);
}

#[rule("RBC-AMB34")]
#[test]
fn regular_batteries_and_palmer_are_trained() {
    let game = burnside("advance").build();
    let work = |id: &str| actions::work_needed(&game.world, game.unit(id));
    assert_eq!((work("US-PALMER"), work("US-USREG"), work("US-2RI-A"), work("CS-1VA-A")), (2, 2, 3, 3));
    let prepares = |brigade: &str, unit: &str, lines: &str| {
        let mut game = Position::actions(brigade, "advance")
            .brigade(brigade, "released = true")
            .unit_with(unit, HERE, lines)
            .build();
        let prepare = format!("prepare {unit}");
        if !game.offers(&prepare) {
            assert_eq!(game.refused_by(&prepare), "RBC-10.51");
            return false;
        }
        game.throw(&prepare, &mut ByPurpose(Vec::new()));
        let who = game.unit(unit);
        game.told(|e| matches!(e, Event::FirePrepared { unit } if *unit == who))
    };
    assert!(prepares("US-PORTER", "US-D5US-A", "") && prepares("US-FRANKLIN", "US-I1US", ""));
    assert!(prepares("US-CAV", "US-PALMER", "form = \"dismounted\""));
    assert!(!prepares("US-BURNSIDE", "US-2RIBTY", "") && !prepares("CS-BEE", "CS-IMBODEN-A", ""));
}

#[rule("RBC-10.51b")]
#[test]
fn prepared_fire_reaches_two_hexes_and_four_for_guns() {
    let column = open_column(6);
    let offered = |unit: &str, steps: usize, facing: u8| {
        let mut game = Position::actions("CS-EVANS", "advance")
            .facing("CS-4SC-A", &column[steps + 1], 3)
            .unit_with(unit, &column[0], &format!("facing = {facing}\nprepared = true"))
            .build();
        game.choose_all(&["move CS-4SC-A", &format!("step {}", column[steps])]);
        game.offers(&format!("fire {unit} {}", column[steps]))
    };
    assert_eq!([2, 3, 4].map(|steps| offered("US-USREG", steps, 0)), [true, false, false]);
    assert_eq!([3, 4, 5].map(|steps| offered("US-D5US-A", steps, 0)), [true, true, false]);
    assert!(!offered("US-USREG", 2, 3), "only in its field of fire");
}

/// A column of open, level ground in the south, from south to north: so many hexes beyond the first.
fn open_column(steps: usize) -> Vec<String> {
    let w = world("full-battle", &[]);
    let found = w.hexes().find_map(|start| {
        let mut hexes = vec![start];
        for _ in 0..steps {
            hexes.push(w.neighbour(*hexes.last()?, 0)?);
        }
        let plain =
            |hex: &Hex| w.ground(*hex).terrain == Terrain::Clear && w.ground(*hex).level == w.ground(start).level;
        let open = hexes.windows(2).all(|two| w.side_between(two[0], two[1]) == Sides::NONE);
        let far = w.distance(start, w.find_hex("S1010").unwrap()) > 15;
        (far && open && hexes.iter().all(plain)).then(|| hexes.iter().map(|hex| w.hex_id(*hex).to_owned()).collect())
    });
    found.unwrap()
}

/// A brigade whose marker is in play, with its leader; its orders are still open.
fn activated(brigade: &str, leader: &str, place: &str) -> Position {
    Position::at("activation")
        .start(&format!("brigade = \"{brigade}\""))
        .brigade(brigade, "released = true\norder = \"advance\"")
        .leader(leader, place)
}

fn confusion_dice(events: &[Event]) -> Vec<(u8, u8)> {
    let dice = events.iter().filter_map(|event| match *event {
        Event::ConfusionDie { distance, cohesion, .. } => Some((distance, cohesion)),
        _ => None,
    });
    dice.collect()
}

#[rule("RBC-AMB43")]
#[test]
fn guns_notice_and_test_at_exactly_six_hexes() {
    let column = open_column(9);
    let marked = |steps: usize| {
        let mut game = Position::actions("US-PORTER", "advance")
            .facing("CS-KEMPER", &column[steps + 1], 3)
            .facing("US-14NY-A", &column[0], 0)
            .build();
        game.choose_all(&["move US-14NY-A", &format!("step {}", column[1]), "halt"]);
        game.state.seen.has(game.unit("US-14NY-A"))
    };
    assert_eq!([5, 6, 7].map(marked), [true, true, false]);
    let tests = |steps: usize| {
        let mut game = activated("US-SHERMAN", "US-L-SHERMAN", &column[0])
            .unit("US-E3US-A", &column[0])
            .unit_with("US-14NY-A", &column[steps], "facing = 3\nseen = true")
            .build();
        game.throw("done", &mut ByPurpose(vec![("confusion", 0)]));
        confusion_dice(&game.events)
    };
    assert_eq!(tests(6), [(6, 7)]);
    assert_eq!(tests(7), []);
}

#[rule("RBC-AMB15")]
#[test]
fn a_battery_marks_its_mates_and_tests_when_next_activated() {
    let mut game = Position::actions("US-PORTER", "advance")
        .brigade("US-PORTER", "pool = 2")
        .leader("US-L-PORTER", "S4430")
        .facing("US-D5US-A", FAR, 3)
        .unit("US-14NY-A", "S4429")
        .build();
    game.choose_all(&["move US-14NY-A", &format!("step {HERE}"), "halt"]);
    assert!(game.state.seen.has(game.unit("US-14NY-A")), "two hexes before guns of its own brigade");
    assert!(game.offers("move US-D5US-A") && game.state.tested.is_empty(), "no test in this activation");
    let told = next_activation(&mut game, "US-PORTER");
    assert_eq!(confusion_dice(&told), [(2, 7)]);
}

#[rule("RBC-AMB16")]
#[test]
fn the_mark_stays_while_somebody_would_notice() {
    let marked = |position: Position, acts: &[&str]| {
        let mut game = position.unit_with("US-14NY-A", HERE, "seen = true").build();
        game.choose_all(acts);
        game.state.seen.has(game.unit("US-14NY-A"))
    };
    let watched = || Position::actions("US-PORTER", "advance").facing("CS-4SC-A", FAR, 3).unit("US-27NY-A", "S4433");
    assert!(marked(watched(), &[]));
    // It only turns: its move ends where it is seen. One hex back it is not.
    assert!(marked(watched(), &["move US-14NY-A", "turn e", "halt"]));
    assert!(!marked(watched(), &["move US-14NY-A", "step S4429", "halt"]));
    // A hex aside and still at two hexes in the front of the watcher.
    assert!(marked(watched(), &["move US-14NY-A", "step S4327", "halt"]));
    // Others may move about, and the watcher may go; the mark stays.
    assert!(marked(watched(), &["move US-27NY-A", "step S4432", "halt"]));
    let alone = Position::actions("US-PORTER", "advance").unit("US-27NY-A", "S4433");
    assert!(marked(alone, &["move US-27NY-A", "step S4432", "halt"]));
}

/// Sherman's marker is in play; 69 NY a looks north.
fn sherman() -> Position {
    activated("US-SHERMAN", "US-L-SHERMAN", HERE).unit("US-69NY-A", HERE)
}

#[rule("RBC-10.83a")]
#[test]
fn the_irish_fire_at_the_grey_wisconsin_men() {
    let position = sherman().unit_with("US-2WI-A", FAR, "seen = true\nfacing = 3");
    let mut game = position.build();
    game.choose("done", &[4, 8, 1]);
    assert!(game.told(|e| matches!(e, Event::ConfusionDie { die: 4, distance: 2, cohesion: 5, fires: true, .. })));
    assert!(game.told(|e| matches!(e, Event::Fired { kind: FireKind::Confused, strength: 8, range: 2, .. })));
    assert!(game.told(|e| matches!(e, Event::FireDie { die: 8, drm: -1, total: 7, .. })));
    assert_eq!(game.sp("US-2WI-A"), 8);
    assert_eq!(tested(&game, "US-2WI-A", TestCause::Fire), 0);
    let unit = game.unit("US-2WI-A");
    assert!(game.state.identified.has(unit) && !game.state.seen.has(unit));
    // A 3 holds the fire.
    let mut game = position.build();
    game.choose("done", &[3]);
    assert!(game.told(|e| matches!(e, Event::ConfusionDie { die: 3, fires: false, .. })));
    assert!(!game.state.identified.has(unit) && game.state.seen.has(unit));
}

#[rule("RBC-AMB47")]
#[rule("RBC-10.86a")]
#[test]
fn of_two_at_the_same_distance_the_other_side_names_one() {
    let mut game = sherman()
        .unit_with("US-2WI-A", FAR, "seen = true\nfacing = 3")
        .unit_with("US-2WI-B", "S4526", "seen = true\nfacing = 3")
        .build();
    game.choose("done", &[9]);
    assert_eq!(game.asked(), Some(Side::Confederate));
    assert_eq!(game.listed("mistake"), [FAR, "S4526"]);
    assert_eq!(game.refused_by(&format!("mistake {NEAR}")), "RBC-10.86");
    game.choose(&format!("mistake {FAR}"), &[0]);
    let [a, b] = ["US-2WI-A", "US-2WI-B"].map(|id| game.unit(id));
    assert!(game.state.identified.has(a) && !game.state.identified.has(b), "each counter by itself");
    assert!(game.state.seen.has(b) && !game.state.seen.has(a));
    assert_eq!(game.refused_by("test US-69NY-A"), "RBC-3.1", "one roll in an activation");
    assert_eq!(game.phase(), Phase::Actions);
}

#[rule("RBC-10.86a")]
#[test]
fn the_nearest_is_taken_for_the_enemy_and_sisters_roll_by_themselves() {
    let mut game = sherman()
        .unit_with("US-2WI-A", "S4526", "seen = true\nfacing = 0")
        .unit_with("US-2WI-B", NEAR, "seen = true\nfacing = 3")
        .build();
    game.choose("done", &[9, 0]);
    assert_eq!(confusion_dice(&game.events), [(1, 5)], "the one next to it");
    assert!(game.state.identified.has(game.unit("US-2WI-B")) && !game.state.identified.has(game.unit("US-2WI-A")));
    // Both halves of the 69th have it before them: a die each.
    let mut game = sherman().unit("US-69NY-B", "S4327").unit_with("US-2WI-A", FAR, "seen = true\nfacing = 3").build();
    game.choose("done", &[]);
    assert_eq!(
        (game.asked(), game.listed("test")),
        (Some(Side::Union), vec!["US-69NY-A".to_owned(), "US-69NY-B".to_owned()])
    );
    game.choose("test US-69NY-B", &[0, 0]);
    assert_eq!(confusion_dice(&game.events).len(), 2, "the last one tests by itself");
    assert_eq!(game.state.silent.len(), 2);
}

#[rule("RBC-3.2a")]
#[rule("RBC-10.82")]
#[test]
fn friends_shot_at_in_confusion_may_still_act() {
    let mut game = sherman().unit_with("US-2WI-A", FAR, "seen = true\nfacing = 3").build();
    // The test, a fire that costs a point, and the failed test of those it strikes.
    game.choose("done", &[9, 8, 9]);
    assert!(game.is_disordered("US-2WI-A") && !game.is_finished("US-2WI-A"), "nothing was interrupted");
    assert!(game.offers("rally US-2WI-A") && game.offers("move US-2WI-A"));
}

#[rule("RBC-AMB14")]
#[test]
fn observers_of_both_sides_are_confused() {
    let mut game = activated("US-SHERMAN", "US-L-SHERMAN", HERE)
        .unit("US-E3US-A", HERE)
        .unit_with("US-13NY-A", FAR3, "seen = true\nfacing = 3")
        .build();
    game.choose("done", &[0]);
    assert_eq!(confusion_dice(&game.events), [(3, 7)], "Union guns and Union men in grey");
    let confederates = |unit: &str| {
        let mut game = activated("CS-EVANS", "CS-L-EVANS", HERE)
            .unit("CS-4SC-A", HERE)
            .unit_with(unit, FAR, "seen = true\nfacing = 3")
            .build();
        game.choose("done", &[0]);
        confusion_dice(&game.events)
    };
    assert_eq!(confederates("US-13NY-A"), [(2, 5)], "an enemy in grey");
    assert_eq!(confederates("CS-33VA"), [(2, 5)], "a friend in blue");
}

#[rule("RBC-10.86b")]
#[test]
fn who_held_his_fire_still_fires_back() {
    let mut game = sherman().unit_with("US-2WI-A", FAR, "seen = true").facing("CS-8VA", "S4527", 3).build();
    game.choose("done", &[3]);
    let (unit, target) = (game.unit("US-69NY-A"), game.hex("S4527"));
    assert!(game.state.silent.has(unit));
    let verdict =
        |kind: FireKind| may_fire(&game.world, &game.state, kind, unit, Part::Whole, target).map_err(|bar| bar.rule());
    assert_eq!(verdict(FireKind::Active), Err("RBC-10.83"));
    for kind in [FireKind::Return, FireKind::Withdrawal, FireKind::Defensive] {
        assert_eq!(verdict(kind), Ok(()), "{kind:?}");
    }
}

#[rule("RBC-10.86c")]
#[test]
fn cavalry_and_who_cannot_fire_take_no_test() {
    let w = world("full-battle", &[]);
    assert!(w.units.iter().all(|unit| !unit.confusing || unit.is_infantry()), "cavalry is never marked");
    let tests = |position: Position| {
        let mut game = position.unit_with("US-2WI-A", FAR, "seen = true\nfacing = 3").build();
        game.throw("done", &mut ByPurpose(vec![("confusion", 0)]));
        confusion_dice(&game.events).len()
    };
    let guns = |form: &str| {
        activated("US-SHERMAN", "US-L-SHERMAN", HERE).unit_with("US-E3US-A", HERE, &format!("form = \"{form}\""))
    };
    assert_eq!((tests(guns("unlimbered")), tests(guns("limbered"))), (1, 0));
    let foot = |order: &str| {
        activated("US-SHERMAN", "US-L-SHERMAN", HERE).unit_with("US-69NY-A", HERE, &format!("order = \"{order}\""))
    };
    assert_eq!((tests(foot("advance")), tests(foot("march"))), (1, 0));
    let horse = |form: &str| {
        Position::at("activation").start("brigade = \"US-CAV\"").order("US-CAV", "advance").unit_with(
            "US-PALMER",
            HERE,
            &format!("form = \"{form}\""),
        )
    };
    assert_eq!((tests(horse("mounted")), tests(horse("dismounted"))), (0, 0));
    // Out of his brigadier's range it skips the activation.
    let led_from = |leader: &str| {
        let mut game = Position::at("first")
            .brigade("US-SHERMAN", "released = true\norder = \"advance\"\npool = 2")
            .leader("US-L-SHERMAN", leader)
            .unit("US-69NY-A", HERE)
            .unit("US-79NY-A", leader)
            .unit_with("US-2WI-A", FAR, "seen = true\nfacing = 3")
            .build();
        let told = game.idle_until(&mut ByPurpose(vec![("confusion", 0)]), |game| game.phase() == Phase::Actions);
        confusion_dice(&told).len()
    };
    assert_eq!((led_from("S4432"), led_from("S4433")), (1, 0));
    // A regiment that has failed to change its order is Finished, and could not fire.
    let mut game = sherman().unit("US-79NY-A", "S4430").unit_with("US-2WI-A", FAR, "seen = true\nfacing = 3").build();
    game.choose("regiment US-69NY-A attack", &[9]);
    assert!(game.is_finished("US-69NY-A"));
    game.choose("done", &[]);
    assert!(confusion_dice(&game.events).is_empty());
}
