//! 11: shock, from the declaration to the advance.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test stops where it fails")]

mod common;

use common::{ByPurpose, Game, Position, world};
use kernel::Side;
use red_badge::event::{Event, Modifier};
use red_badge::ids::Units;
use red_badge::impact;
use red_badge::odds::{ShockEnd, shock_odds};
use red_badge::stage::{Phase, Shock, ShockStep, TestCause};
use red_badge::state::Status;
use red_badge::world::Terrain;
use rule::rule;

const NEAR: &str = "S4427";
const HERE: &str = "S4428";
const EAST: &str = "S4528";

/// Bee's brigade under Attack, about to declare; 4 AL a looks north.
fn bee() -> Position {
    Position::shock("CS-BEE").unit("CS-4AL-A", HERE)
}

fn shock_at(unit: &str) -> String {
    format!("shock {unit} {NEAR}")
}

fn at(game: &Game, condition: impl Fn(&Event) -> bool) -> usize {
    game.events.iter().position(condition).unwrap_or_else(|| panic!("{:#?}", game.events))
}

/// The shock of units on a hex as it would be scored now.
fn shock(game: &Game, attackers: &[&str], hex: &str) -> Shock {
    let hex = game.hex(hex);
    Shock {
        hex,
        attackers: attackers.iter().map(|id| game.unit(id)).collect(),
        defenders: game.state.units_in(&game.world, hex),
        step: ShockStep::Results,
        done: Units::EMPTY,
        margins: [None; 2],
        best: [Units::EMPTY; 2],
        delta: None,
        losses: [0; 2],
        wrap: Units::EMPTY,
        flanked: Units::EMPTY,
    }
}

/// Modifiers of attacker and defender.
fn modifiers(position: &Position, attackers: &[&str], hex: &str) -> [Vec<(Modifier, i8)>; 2] {
    let game = position.build();
    let mut found = [Vec::new(), Vec::new()];
    impact::each_modifier(&game.world, &game.state, &shock(&game, attackers, hex), |side, value, why| {
        found[side].push((why, value));
    });
    found
}

fn value(found: &[(Modifier, i8)], why: Modifier) -> Option<i8> {
    found.iter().find(|(other, _)| *other == why).map(|(_, value)| *value)
}

#[rule("RBC-11.11")]
#[rule("RBC-6.13")]
#[test]
fn only_steady_units_under_attack_shock_to_their_front() {
    let game = bee().facing("US-2NH-A", NEAR, 3).build();
    assert_eq!(game.listed("shock"), [format!("CS-4AL-A {NEAR}")]);
    let with =
        |unit: &str, lines: &str, hex: &str| bee().facing("US-2NH-A", NEAR, 3).unit_with(unit, hex, lines).build();
    assert_eq!(with("CS-11MS", "morale = \"disordered\"", EAST).refused_by("shock CS-11MS S4427"), "RBC-11.11");
    assert_eq!(with("CS-11MS", "order = \"advance\"\nfacing = 5", EAST).refused_by("shock CS-11MS S4427"), "RBC-6.11");
    assert_eq!(with("CS-11MS", "facing = 0", "S4526").refused_by("shock CS-11MS S4427"), "RBC-11.11");
    assert_eq!(with("CS-IMBODEN-A", "facing = 5", EAST).refused_by("shock CS-IMBODEN-A S4427"), "RBC-6.13");
    let tired = bee().brigade("CS-BEE", "fatigue = 4").facing("US-2NH-A", NEAR, 3);
    assert!(tired.try_build().map_or(true, |game| !game.offers(&shock_at("CS-4AL-A"))));
}

#[rule("RBC-11.12")]
#[rule("RBC-11.13")]
#[test]
fn all_are_declared_before_the_first_is_resolved() {
    let mut game = bee().unit("CS-2MS-A", EAST).facing("US-2NH-A", NEAR, 3).facing("US-71NY-A", "S4527", 3).build();
    game.choose(&shock_at("CS-4AL-A"), &[]).choose("shock CS-2MS-A S4527", &[]);
    assert_eq!(game.listed("resolve"), [NEAR.to_owned(), "S4527".to_owned()]);
    assert_eq!(game.refused_by("shock CS-2MS-A S4427"), "RBC-11.13");
    let mut dice = ByPurpose(vec![("disorder", 9)]);
    game.throw(&format!("resolve {NEAR}"), &mut dice);
    game.idle_until(&mut dice, |game| game.state.shock.is_none());
    assert!(!game.offers(&format!("resolve {NEAR}")), "a hex is shocked once");
}

#[rule("RBC-11.13")]
#[test]
fn nobody_has_to_shock() {
    let mut game = bee().facing("US-2NH-A", NEAR, 3).build();
    game.throw("done", &mut ByPurpose(Vec::new()));
    assert!(!game.told(|e| matches!(e, Event::ShockBegins { .. })));
}

/// A woods hex that is not higher than its neighbours to the south and south-west, with nothing in between.
fn wood() -> [String; 3] {
    let w = world("full-battle", &[]);
    let found = w.hexes().find_map(|wood| {
        let (south, west) = (w.neighbour(wood, 3)?, w.neighbour(wood, 4)?);
        let level = w.ground(wood).level;
        let plain = |hex| w.side_between(hex, wood) == red_badge::world::Sides::NONE && w.ground(hex).level == level;
        let back = [0, 1, 5]
            .into_iter()
            .all(|at| w.neighbour(wood, at).is_some_and(|hex| !w.side_between(wood, hex).is_barred()));
        (w.ground(wood).terrain == Terrain::Woods && !w.ground(wood).embankment && plain(south) && plain(west) && back)
            .then(|| [wood, south, west].map(|hex| w.hex_id(hex).to_owned()))
    });
    found.unwrap()
}

#[rule("RBC-11.31")]
#[rule("RBC-11.41")]
#[rule("RBC-8.61")]
#[rule("RBC-8.61a")]
#[test]
fn the_worked_example_of_the_fourth_alabama() {
    let [wood, south, west] = wood();
    let mut game = Position::shock("CS-BEE")
        .unit("CS-4AL-A", &south)
        .unit("CS-4AL-B", &west)
        .unit_with("US-2NH-A", &wood, "facing = 3\norder = \"advance\"")
        .build();
    game.choose(&format!("shock CS-4AL-A {wood}"), &[]).choose(&format!("shock CS-4AL-B {wood}"), &[]);
    assert_eq!(game.asked(), Some(Side::Union), "may fall back");
    // One engagement die of 3 for both; then the defender is asked for his fire.
    game.choose("done", &[3]);
    assert_eq!(game.count(|e| matches!(e, Event::Tested { cause: TestCause::Engagement, .. })), 1);
    // His fire does nothing; pre-shock dice 5 and 4; shock dice 2 and 3.
    game.choose(&format!("fire US-2NH-A {south}"), &[0, 5, 4, 2, 3]);
    let steps = [
        at(&game, |e| matches!(e, Event::FireDie { .. })),
        at(&game, |e| matches!(e, Event::Tested { cause: TestCause::PreShock, die: 5, .. })),
        at(&game, |e| matches!(e, Event::Tested { cause: TestCause::PreShock, die: 4, .. })),
        at(&game, |e| matches!(e, Event::ShockDie { die: 2, margin: 4, .. })),
        at(&game, |e| matches!(e, Event::ShockDie { die: 3, margin: 1, .. })),
        at(&game, |e| matches!(e, Event::ShockScores { attack: 5, defence: 2, delta: 3, .. })),
    ];
    assert!(steps.is_sorted(), "{:#?}", game.events);
    assert_eq!(game.listed("lose"), ["CS-4AL-A", "CS-4AL-B"], "sisters who shared the die: the owner's choice");
    game.choose("lose CS-4AL-B", &[]);
    assert_eq!((game.sp("CS-4AL-A"), game.sp("CS-4AL-B"), game.sp("US-2NH-A")), (8, 6, 8));
    assert!(game.is_disordered("US-2NH-A"));
    for _ in 0..2 {
        let way = game.listed("flee");
        if let Some(hex) = way.first() {
            game.choose(&format!("flee {hex}"), &[]);
        }
    }
    let w = &game.world;
    assert_eq!(w.distance(game.hex(&wood), game.at("US-2NH-A").hex().unwrap()), 2);
    assert!(game.offers(&format!("advance CS-4AL-A {wood} ne")));
}

#[rule("RBC-8.61b")]
#[test]
fn sisters_do_not_share_tests_of_fire() {
    // Both halves in one hex; the top one has a single point, so two points lost reach the other half as well.
    let mut game = Position::actions("US-FRANKLIN", "advance")
        .unit("US-5MA-A", "S4431")
        .unit("US-I1US", HERE)
        .unit_with("CS-18VA-A", NEAR, "facing = 3\nsp = 2")
        .facing("CS-18VA-B", NEAR, 3)
        .build();
    game.throw("fire US-I1US S4427", &mut ByPurpose(vec![("fire", 7), ("disorder", 1)]));
    assert_eq!(game.count(|e| matches!(e, Event::Tested { .. })), 1, "only the half that was hit");
    assert!(!game.told(|e| matches!(e, Event::SharedTest { .. })));
}

#[rule("RBC-11.32")]
#[test]
fn a_defender_taken_in_flank_may_turn_once() {
    let mut game = bee().facing("US-2NH-A", NEAR, 0).build();
    game.choose(&shock_at("CS-4AL-A"), &[]);
    assert_eq!(game.listed("face"), ["US-2NH-A e", "US-2NH-A nw"]);
    game.choose("face US-2NH-A e", &[1]);
    assert_eq!(game.at("US-2NH-A").facing, 1);
    assert!(game.listed("face").is_empty(), "once in an activation");
}

#[rule("RBC-11.33")]
#[test]
fn falling_back_before_the_shock() {
    // Infantry after a test at +1; disordered by failure, it still goes.
    let mut game = bee().facing("US-2NH-A", NEAR, 3).build();
    game.choose(&shock_at("CS-4AL-A"), &[]).choose("fall-back US-2NH-A", &[4]);
    assert!(game.told(|e| matches!(e, Event::Tested { cause: TestCause::FallBack, drm: 1, passed: false, .. })));
    assert!(game.is_disordered("US-2NH-A"));
    let way = game.listed("flee").first().unwrap().clone();
    game.choose(&format!("flee {way}"), &[]);
    let w = &game.world;
    assert_eq!(w.distance(game.hex(NEAR), game.at("US-2NH-A").hex().unwrap()), 1);
    assert!(game.offers("advance CS-4AL-A S4427 ne") && game.offers("done"), "the attacker may follow");
    // Horse two hexes, untested.
    let mut game = bee().facing("US-PALMER", NEAR, 3).build();
    game.choose(&shock_at("CS-4AL-A"), &[]).choose("fall-back US-PALMER", &[]);
    for _ in 0..2 {
        let way = game.listed("flee").first().unwrap().clone();
        game.choose(&format!("flee {way}"), &[]);
    }
    assert!(!game.is_disordered("US-PALMER"));
    assert_eq!(game.world.distance(game.hex(NEAR), game.at("US-PALMER").hex().unwrap()), 2);
    // Disordered units stay.
    let mut game = bee().unit_with("US-2NH-A", NEAR, "facing = 3\nmorale = \"disordered\"").build();
    game.choose(&shock_at("CS-4AL-A"), &[3]);
    assert_eq!(game.refused_by("fall-back US-2NH-A"), "RBC-3.1");
}

#[rule("RBC-11.36")]
#[test]
fn recruits_may_refuse_to_close() {
    let run = |die: u8, hour: u16| {
        let mut game = bee()
            .unit("CS-11MS", "S4430")
            .head("heat = [1300]")
            .start(&format!("hour = {hour}"))
            .facing("US-2NH-A", NEAR, 3)
            .build();
        game.choose(&shock_at("CS-4AL-A"), &[]);
        game.throw("done", &mut ByPurpose(vec![("disorder", die)]));
        game
    };
    let game = run(7, 1000);
    assert!(game.told(|e| matches!(e, Event::OutOfShock { .. })));
    assert!(!game.is_disordered("CS-4AL-A"));
    assert!(run(9, 1000).is_disordered("CS-4AL-A"));
    let hot = run(6, 1300);
    assert!(
        hot.told(|e| matches!(e, Event::Tested { cause: TestCause::Engagement, die: 6, drm: 1, passed: false, .. }))
    );
}

#[rule("RBC-11.36")]
#[test]
fn regulars_are_not_asked() {
    let mut game = Position::shock("US-PORTER").unit("US-USREG", HERE).facing("CS-4AL-A", NEAR, 3).build();
    game.choose("shock US-USREG S4427", &[]);
    game.choose("done", &[]);
    assert!(!game.told(|e| matches!(e, Event::Tested { .. })), "the defender is asked for his fire at once");
    assert_eq!(game.listed("fire"), [format!("CS-4AL-A {HERE}")]);
}

#[rule("RBC-11.34")]
#[test]
fn the_defender_fires_before_the_test() {
    let mut game = bee().facing("US-2NH-A", NEAR, 3).facing("US-71NYBTY", NEAR, 3).build();
    game.choose(&shock_at("CS-4AL-A"), &[]).choose("done", &[3]);
    assert_eq!(game.listed("fire"), [format!("US-2NH-A {HERE}"), format!("US-71NYBTY {HERE}")]);
    game.choose(&format!("fire US-2NH-A {HERE}"), &[0]);
    assert_eq!(game.listed("fire"), [format!("US-71NYBTY {HERE}")]);
    // Canister drives the attacker into disorder: he drops out, and the shock is over.
    game.throw(&format!("fire US-71NYBTY {HERE}"), &mut ByPurpose(vec![("fire", 9), ("disorder", 8)]));
    assert!(game.is_disordered("CS-4AL-A"));
    assert!(game.told(|e| matches!(e, Event::ShockOver { .. })));
    assert!(!game.told(|e| matches!(e, Event::Tested { cause: TestCause::PreShock, .. })));
}

#[rule("RBC-11.37")]
#[rule("RBC-11.38")]
#[test]
fn both_sides_test_before_they_close() {
    let hot = |dice: Vec<(&'static str, u8)>| {
        let mut game = bee().head("heat = [1300]").start("hour = 1300").facing("US-2NH-A", NEAR, 3).build();
        game.choose(&shock_at("CS-4AL-A"), &[]).choose("done", &[3]);
        game.throw("done", &mut ByPurpose(dice));
        game
    };
    let game = hot(vec![("disorder", 7)]);
    assert!(game.told(|e| matches!(e, Event::Tested { cause: TestCause::PreShock, drm: 1, passed: false, .. })));
    assert!(game.is_disordered("CS-4AL-A") && !game.is_disordered("US-2NH-A"), "no attacker left: over");
    let game = hot(vec![("disorder", 4), ("shock", 5)]);
    let stays = at(&game, |e| matches!(e, Event::Tested { cause: TestCause::PreShock, die: 4, passed: false, .. }));
    let scored = at(&game, |e| matches!(e, Event::ShockScores { .. }));
    assert!(stays < scored, "4 and the heat: the defender fails, and stays");
    let weak = |e: &Event| matches!(e, Event::Modified { why: Modifier::ShockDisordered, value: -2, .. });
    assert!(game.told(weak));
}

#[rule("RBC-11.42")]
#[test]
fn modifiers_of_shock() {
    let frontal = bee().facing("US-2NH-A", NEAR, 3);
    let [attack, defence] = modifiers(&frontal, &["CS-4AL-A"], NEAR);
    assert!(attack.is_empty() && defence.is_empty(), "{attack:?} {defence:?}");
    let ratio = bee().unit_with("US-2NH-A", NEAR, "facing = 3\nsp = 4");
    assert_eq!(value(&modifiers(&ratio, &["CS-4AL-A"], NEAR)[0], Modifier::ShockRatio), Some(2), "eight to four");
    let larger = bee().unit_with("CS-11MS", EAST, "facing = 5").facing("US-2NH-A", NEAR, 3);
    assert_eq!(value(&modifiers(&larger, &["CS-11MS"], NEAR)[1], Modifier::ShockRatio), Some(3), "three to nine");
    let flank = bee().facing("US-2NH-A", NEAR, 4);
    assert_eq!(value(&modifiers(&flank, &["CS-4AL-A"], NEAR)[0], Modifier::ShockFlank), Some(2));
    let rear = bee().facing("US-2NH-A", NEAR, 0);
    assert_eq!(value(&modifiers(&rear, &["CS-4AL-A"], NEAR)[0], Modifier::ShockRear), Some(3));
    let shaken = bee().unit_with("US-2NH-A", NEAR, "facing = 3\nmorale = \"disordered\"");
    assert_eq!(value(&modifiers(&shaken, &["CS-4AL-A"], NEAR)[1], Modifier::ShockDisordered), Some(-2));
    let led = bee().leader("CS-L-BEE", HERE).facing("US-2NH-A", NEAR, 3);
    assert_eq!(value(&modifiers(&led, &["CS-4AL-A"], NEAR)[0], Modifier::ShockLeader), Some(1));
    let tired = bee().brigade("US-BURNSIDE", "fatigue = 3").facing("US-2NH-A", NEAR, 3);
    assert_eq!(value(&modifiers(&tired, &["CS-4AL-A"], NEAR)[1], Modifier::ShockFatigue), Some(-1));
    let works = bee().unit_with("US-2NH-A", NEAR, "facing = 3\nentrenched = true");
    assert_eq!(value(&modifiers(&works, &["CS-4AL-A"], NEAR)[1], Modifier::ShockWorks), Some(2));
}

#[rule("RBC-11.42")]
#[rule("RBC-7.12")]
#[test]
fn columns_and_guns_are_easy_prey() {
    let column = bee().unit_with("US-2NH-A", NEAR, "facing = 0\norder = \"march\"");
    let [attack, defence] = modifiers(&column, &["CS-4AL-A"], NEAR);
    assert_eq!((value(&attack, Modifier::ShockRear), value(&defence, Modifier::ShockMarch)), (None, Some(-3)));
    let guns = |form: &str| bee().unit_with("US-2RIBTY", NEAR, &format!("facing = 3\nform = \"{form}\""));
    let [_, alone] = modifiers(&guns("unlimbered"), &["CS-4AL-A"], NEAR);
    assert_eq!(value(&alone, Modifier::ShockGunsAlone), Some(-2));
    let [_, limbered] = modifiers(&guns("limbered"), &["CS-4AL-A"], NEAR);
    assert_eq!((value(&limbered, Modifier::ShockMarch), value(&limbered, Modifier::ShockGunsAlone)), (Some(-3), None));
}

#[rule("RBC-11.42")]
#[test]
fn mounted_charges() {
    let charge = |facing: u8, lines: &str| {
        let position = Position::shock("US-CAV").unit("US-PALMER", HERE).unit_with(
            "CS-4AL-A",
            NEAR,
            &format!("facing = {facing}\n{lines}"),
        );
        let [attack, _] = modifiers(&position, &["US-PALMER"], NEAR);
        (value(&attack, Modifier::ShockCharge), value(&attack, Modifier::ShockChargeFront))
    };
    assert_eq!(charge(3, ""), (Some(2), Some(-2)), "frontal against steady infantry");
    assert_eq!(charge(3, "morale = \"disordered\""), (Some(2), None));
    assert_eq!(charge(0, ""), (Some(2), None), "from behind");
    assert_eq!(charge(3, "morale = \"disordered\"\nentrenched = true"), (None, None), "not against works");
}

#[rule("RBC-8.44")]
#[test]
fn a_line_wraps_around_its_target() {
    // The line runs to the south-east and looks north-east; its first half touches the front of the target, which
    // does not see the other.
    let position = Position::shock("CS-BEE")
        .unit_with("CS-4AL-A", HERE, "facing = 0\nextended = \"S4528\"")
        .facing("US-2NH-A", NEAR, 3);
    let [attack, _] = modifiers(&position, &["CS-4AL-A"], NEAR);
    assert_eq!(value(&attack, Modifier::ShockWrap), Some(1), "{attack:?}");
    assert_eq!(value(&attack, Modifier::ShockExtended), Some(-1));
    // On winning it may go on as a line.
    let mut game = position.build();
    game.choose(&shock_at("CS-4AL-A"), &[]);
    let mut dice = ByPurpose(vec![("disorder", 0), ("fire", 0), ("shock", 3)]);
    game.throw("done", &mut dice);
    game.throw("done", &mut dice);
    while let Some(way) = game.listed("flee").first().cloned() {
        game.throw(&format!("flee {way}"), &mut dice);
    }
    assert!(game.offers("advance CS-4AL-A S4527 ne"), "{:?}", game.choices());
    game.throw("advance CS-4AL-A S4527 ne", &mut dice);
    let state = game.at("CS-4AL-A");
    assert_eq!([state.hex(), state.wing()], [Some(game.hex(NEAR)), Some(game.hex("S4527"))]);
}

#[rule("RBC-11.43")]
#[test]
fn the_results_table() {
    let w = world("full-battle", &[]);
    let row = |delta: i8| {
        let row = w.tables.shock(delta);
        let text = |r: red_badge::tables::ShockResult| {
            let mut parts = Vec::new();
            if r.loss > 0 {
                parts.push(format!("{}", r.loss));
            }
            if r.test {
                parts.push("U".to_owned());
            }
            if r.disordered {
                parts.push("D".to_owned());
            }
            if r.retreat > 0 {
                parts.push(format!("r{}", r.retreat));
            }
            if r.rout {
                parts.push("R".to_owned());
            }
            parts.join(" ")
        };
        (text(row.attacker), text(row.defender))
    };
    let expected = [
        (7, "", "2 R"),
        (6, "", "2 R"),
        (5, "", "2 D r3"),
        (4, "", "2 D r3"),
        (3, "1", "1 D r2"),
        (2, "1", "1 D r2"),
        (1, "1 U", "1 U r1"),
        (0, "1 U", "1 U"),
        (-1, "1 U r1", "1 U"),
        (-2, "1 D r2", "1"),
        (-3, "1 D r2", "1"),
        (-4, "2 D r3", ""),
        (-5, "2 D r3", ""),
        (-6, "2 R", ""),
        (-20, "2 R", ""),
    ];
    for (delta, attacker, defender) in expected {
        assert_eq!(row(delta), (attacker.to_owned(), defender.to_owned()), "{delta}");
    }
}

#[rule("RBC-11.43")]
#[test]
fn a_decisive_shock_routs_the_defender() {
    let mut game = bee().unit_with("US-2NH-A", NEAR, "facing = 0\nmorale = \"disordered\"").build();
    // No fire to the rear; both pass; both throw 3: margins 3 and 1, rear +3, disorder -2: seven.
    game.throw(&shock_at("CS-4AL-A"), &mut ByPurpose(vec![("disorder", 0), ("shock", 3)]));
    assert!(game.told(|e| matches!(e, Event::ShockScores { delta: 7, .. })), "{:#?}", game.events);
    assert_eq!(game.status("US-2NH-A"), Status::Recovery);
    assert_eq!(game.sp("US-2NH-A"), 6, "two in the shock, one in the rout");
}

#[rule("RBC-14.23")]
#[test]
fn a_mounted_winner_must_advance_and_is_disordered() {
    let mut game = Position::shock("US-CAV")
        .unit("US-PALMER", HERE)
        .unit_with("CS-4AL-A", NEAR, "facing = 0\nmorale = \"disordered\"")
        .build();
    // Palmer is no recruit; the defender has no fire to the rear. Both pass; both throw 5: margins 2 and 1.
    game.throw("shock US-PALMER S4427", &mut ByPurpose(vec![("disorder", 0), ("shock", 5)]));
    while let Some(way) = game.listed("flee").first().cloned() {
        game.throw(&format!("flee {way}"), &mut ByPurpose(Vec::new()));
    }
    assert_eq!(game.refused_by("done"), "RBC-14.23");
    game.throw("advance US-PALMER S4427 ne", &mut ByPurpose(Vec::new()));
    assert_eq!(game.place("US-PALMER"), Some(NEAR));
    assert!(game.told(|e| matches!(e, Event::Disordered { unit } if *unit == game.unit("US-PALMER"))));
}

#[rule("RBC-12.61")]
#[test]
fn attackers_advance_and_recruits_test() {
    let mut game = bee().unit("CS-11MS", "S4430").facing("US-2NH-A", NEAR, 3).build();
    game.choose(&shock_at("CS-4AL-A"), &[]).choose("fall-back US-2NH-A", &[0]);
    let way = game.listed("flee").first().unwrap().clone();
    game.choose(&format!("flee {way}"), &[]);
    assert_eq!(game.listed("advance").len(), 6, "one hex, six facings");
    game.throw("advance CS-4AL-A S4427 se", &mut ByPurpose(vec![("disorder", 7)]));
    assert!(game.told(|e| matches!(e, Event::Tested { cause: TestCause::Advance, .. })));
    assert!(game.is_disordered("CS-4AL-A"));
    assert_eq!((game.place("CS-4AL-A"), game.at("CS-4AL-A").facing), (Some(NEAR), 2));
}

#[rule("RBC-6.16")]
#[test]
fn fire_binds_the_shock() {
    let position = Position::actions("CS-BEE", "attack").unit("CS-2MS-A", HERE).facing("US-2NH-A", NEAR, 3);
    let mut game = position.clone().facing("US-71NY-A", "S4527", 3).build();
    game.throw("fire CS-2MS-A S4427", &mut ByPurpose(vec![("fire", 0)]));
    game.idle_until(&mut ByPurpose(Vec::new()), |game| game.phase() == Phase::Declare);
    assert_eq!(game.listed("shock"), ["CS-2MS-A S4427"]);
    assert_eq!(game.refused_by("shock CS-2MS-A S4527"), "RBC-6.16");
    let mut game = position.facing("US-1RI-A", "S4526", 3).build();
    game.throw("fire CS-2MS-A S4526", &mut ByPurpose(vec![("fire", 0)]));
    game.idle_until(&mut ByPurpose(Vec::new()), |game| game.phase() != Phase::Actions);
    assert!(game.listed("shock").is_empty(), "fire at a distance forbids every shock");
}

#[test]
fn exact_odds_of_a_shock_add_up() {
    let game = bee().unit("CS-4AL-B", "S4328").facing("US-2NH-A", NEAR, 3).build();
    let choice = game.parse(&shock_at("CS-4AL-A"));
    let odds = shock_odds(&game.world, &game.state, &choice, game.hex(NEAR)).unwrap();
    let sum: f64 = odds.ends.values().map(|chance| chance.to_f64()).sum();
    assert!((sum - 1.0).abs() < 1e-9, "{odds:?}");
    assert!(odds.ends.contains_key(&ShockEnd::CalledOff));
    assert!(odds.taken > 0.0 && odds.taken < 1.0);
}
