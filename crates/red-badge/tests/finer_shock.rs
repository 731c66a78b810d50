//! The finer points of sections 11 to 15, with the rulings: shock, rout, horse on foot, barricades.
//! The ground around S4428 is flat and open; other ground is looked for on the map.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test stops where it fails")]

mod common;

use common::points::{
    FAR, FAR3, HERE, NEAR, SHAKEN, act, fire_lines, modifiers, next_activation, only, shock, tested, value,
};
use common::{ByPurpose, Game, Position};
use kernel::Side;
use red_badge::event::{Event, LossCause, Modifier};
use red_badge::ids::{Hex, Units};
use red_badge::impact;
use red_badge::stage::{FireKind, Part, Phase, TestCause};
use red_badge::state::{Form, Status};
use rule::rule;

// Section 11.

#[rule("RBC-11.11a")]
#[test]
fn all_of_a_stack_attack_and_all_in_the_hex_defend() {
    let mut game = Position::shock("CS-BEE")
        .unit("CS-4AL-A", HERE)
        .unit("CS-4AL-B", HERE)
        .facing("US-2NH-A", NEAR, 3)
        .facing("US-71NYBTY", NEAR, 3)
        .build();
    assert_eq!(game.listed("shock"), [format!("CS-4AL-A {NEAR}"), format!("CS-4AL-B {NEAR}")]);
    game.choose(&format!("shock CS-4AL-A {NEAR}"), &[]).choose(&format!("shock CS-4AL-B {NEAR}"), &[]);
    let attackers: Units = ["CS-4AL-A", "CS-4AL-B"].iter().map(|id| game.unit(id)).collect();
    let defenders: Units = ["US-2NH-A", "US-71NYBTY"].iter().map(|id| game.unit(id)).collect();
    let shock = game.state.shock.unwrap();
    assert_eq!((shock.attackers, shock.defenders), (attackers, defenders));
    // A die before the shock for each defender; the sisters share theirs.
    game.choose("done", &[0]);
    game.throw("done", &mut ByPurpose(vec![("disorder", 0), ("shock", 5)]));
    let before = |e: &Event| matches!(e, Event::Tested { cause: TestCause::PreShock, .. });
    assert_eq!((game.count(before), game.count(|e| matches!(e, Event::ShockDie { .. }))), (3, 3));
}

#[rule("RBC-11.33a")]
#[test]
fn who_cannot_fall_back_is_not_asked() {
    let attack = |position: Position| {
        let mut game = position.unit("CS-4AL-A", HERE).build();
        // The engagement die falls at once if nobody may fall back.
        game.throw(&format!("shock CS-4AL-A {NEAR}"), &mut ByPurpose(vec![("disorder", 0)]));
        let asked = !game.listed("fall-back").is_empty();
        assert_eq!(asked, !game.told(|e| matches!(e, Event::Tested { .. })));
        asked
    };
    let target = |lines: &str| Position::shock("CS-BEE").unit_with("US-2NH-A", NEAR, &format!("facing = 3\n{lines}"));
    assert!(attack(target("")));
    assert!(!attack(target(SHAKEN)));
    assert!(!attack(target("order = \"march\"")));
    let around = target("")
        .unit("CS-18VA-A", "S4426")
        .unit("CS-18VA-B", "S4526")
        .unit("CS-28VA-A", "S4326")
        .unit("CS-28VA-B", "S4527")
        .unit("CS-8VA", "S4327");
    assert!(!attack(around));
    // In one hex the steady one may go and the shaken one may not.
    let mut game = Position::shock("CS-BEE")
        .unit("CS-4AL-A", HERE)
        .facing("US-2RI-A", NEAR, 3)
        .unit_with("US-2RI-B", NEAR, &format!("facing = 3\n{SHAKEN}"))
        .build();
    game.choose(&format!("shock CS-4AL-A {NEAR}"), &[]);
    assert_eq!(game.listed("fall-back"), ["US-2RI-A"]);
    assert_eq!(game.refused_by("fall-back US-2RI-B"), "RBC-11.33");
    // With the other still there the shock goes on.
    game.choose("fall-back US-2RI-A", &[0]);
    let way = game.listed("flee")[0].clone();
    game.throw(&format!("flee {way}"), &mut ByPurpose(vec![("disorder", 0)]));
    assert!(game.state.shock.is_some_and(|shock| shock.defenders == only(&game, "US-2RI-B")));
    assert!(!game.told(|e| matches!(e, Event::ShockOver { .. })));
}

#[rule("RBC-11.33a")]
#[test]
fn when_all_have_fallen_back_the_shock_is_over() {
    let mut game =
        Position::shock("CS-BEE").unit("CS-4AL-A", HERE).unit("CS-2MS-A", "S4434").facing("US-2NH-A", NEAR, 3).build();
    game.choose(&format!("shock CS-4AL-A {NEAR}"), &[]).choose("fall-back US-2NH-A", &[0]);
    let way = game.listed("flee")[0].clone();
    game.choose(&format!("flee {way}"), &[]);
    assert_eq!(game.asked(), Some(Side::Confederate));
    assert_eq!(game.listed("advance").len(), 6);
    game.throw("done", &mut ByPurpose(Vec::new()));
    assert!(game.told(|e| matches!(e, Event::ShockOver { .. })));
    assert_eq!(game.place("CS-4AL-A"), Some(HERE), "it may stay");
    assert!(!game.told(|e| matches!(e, Event::ShockDie { .. })));
}

#[rule("RBC-11.42a")]
#[test]
fn a_gun_counts_one_in_the_ratio() {
    let position = |guns: u8, men: u8| {
        Position::shock("CS-BEE")
            .unit("CS-4AL-A", HERE)
            .unit_with("US-2NH-A", NEAR, &format!("facing = 3\nsp = {men}"))
            .unit_with("US-2RIBTY", NEAR, &format!("facing = 3\nsp = {guns}"))
    };
    let ratio =
        |guns: u8, men: u8| value(&modifiers(&position(guns, men), &["CS-4AL-A"], NEAR)[0], Modifier::ShockRatio);
    assert_eq!((ratio(3, 1), ratio(4, 1), ratio(4, 2)), (Some(2), Some(1), None), "8:4, 8:5, 8:6");
}

#[rule("RBC-AMB54")]
#[test]
fn shock_modifiers_add_up_but_for_limbered_guns() {
    let charge = |facing: u8| {
        let position = Position::shock("US-CAV").unit("US-PALMER", HERE).facing("CS-4AL-A", NEAR, facing);
        modifiers(&position, &["US-PALMER"], NEAR)[0].clone()
    };
    assert_eq!(charge(3), [(Modifier::ShockChargeFront, -2), (Modifier::ShockCharge, 2)], "frontally");
    assert_eq!(charge(4), [(Modifier::ShockFlank, 2), (Modifier::ShockCharge, 2)], "into the flank");
    let guns = |form: &str| {
        let lines = format!("facing = 3\nform = \"{form}\"");
        let position = Position::shock("CS-BEE").unit("CS-4AL-A", HERE).unit_with("US-2RIBTY", NEAR, &lines);
        let defence = modifiers(&position, &["CS-4AL-A"], NEAR)[1].clone();
        (value(&defence, Modifier::ShockMarch), value(&defence, Modifier::ShockGunsAlone))
    };
    assert_eq!(guns("limbered"), (Some(-3), None));
    assert_eq!(guns("unlimbered"), (None, Some(-2)));
}

/// 4 AL a and 2 MS a attack 2 NH a in front; everybody passes, then the shock dice fall.
fn two_attackers(dice: [u8; 3]) -> Game {
    let mut game =
        Position::shock("CS-BEE").unit("CS-4AL-A", HERE).unit("CS-2MS-A", "S4327").facing("US-2NH-A", NEAR, 3).build();
    game.choose(&format!("shock CS-4AL-A {NEAR}"), &[]).choose(&format!("shock CS-2MS-A {NEAR}"), &[]);
    game.choose("done", &[0, 0]);
    let [alabama, mississippi, hampshire] = dice;
    game.choose("done", &[0, 0, 0, alabama, mississippi, hampshire]);
    game
}

#[rule("RBC-11.43a")]
#[test]
fn losses_fall_on_who_made_the_score_and_the_rest_on_all() {
    // Margins -3 and 0, and 4 for the defender; 15 to 9 is +1: three down.
    let mut game = two_attackers([9, 5, 0]);
    assert!(game.told(|e| matches!(e, Event::ShockScores { delta: -3, .. })), "{:#?}", game.events);
    assert_eq!((game.sp("CS-4AL-A"), game.sp("CS-2MS-A"), game.sp("US-2NH-A")), (8, 6, 8));
    let mut told = game.events.clone();
    while let Some(way) = game.listed("flee").first().cloned() {
        game.throw(&format!("flee {way}"), &mut ByPurpose(vec![("disorder", 0)]));
        told.extend(game.events.iter().copied());
    }
    for id in ["CS-4AL-A", "CS-2MS-A"] {
        let unit = game.unit(id);
        let went = |e: &&Event| matches!(e, Event::Retreated { unit: who, .. } if *who == unit);
        assert_eq!((game.is_disordered(id), told.iter().filter(went).count()), (true, 2), "{id}");
    }
    assert!(!game.is_disordered("US-2NH-A"));
    // Equal margins: the owner says who loses.
    let mut game = two_attackers([6, 5, 0]);
    assert_eq!(game.asked(), Some(Side::Confederate));
    assert_eq!(game.listed("lose"), ["CS-2MS-A", "CS-4AL-A"]);
    assert_eq!(game.refused_by("lose US-2NH-A"), "RBC-11.43");
    game.throw("lose CS-4AL-A", &mut ByPurpose(Vec::new()));
    assert_eq!((game.sp("CS-4AL-A"), game.sp("CS-2MS-A")), (7, 7));
}

/// 4 AL a attacks 2 NH a, which is Disordered; the dice from the tests before the shock on.
fn against_the_shaken(dice: &[u8]) -> (Game, usize) {
    let mut game = Position::shock("CS-BEE")
        .unit("CS-4AL-A", HERE)
        .unit_with("US-2NH-A", NEAR, &format!("facing = 3\n{SHAKEN}"))
        .build();
    game.choose(&format!("shock CS-4AL-A {NEAR}"), &[0]);
    game.choose("done", dice);
    let unit = game.unit("US-2NH-A");
    let mut told = game.events.clone();
    while let Some(way) = game.listed("flee").first().cloned() {
        game.choose(&format!("flee {way}"), &[]);
        told.extend(game.events.iter().copied());
    }
    let went = told.iter().filter(|e| matches!(e, Event::Retreated { unit: who, .. } if *who == unit)).count();
    game.events = told;
    (game, went)
}

#[rule("RBC-AMB53")]
#[test]
fn of_two_retreats_the_longer_is_made() {
    // Margins 1 and 1, Disordered -2: +2, that is retreat 2; the second disorder says 1.
    let (game, went) = against_the_shaken(&[0, 0, 5, 3, 0]);
    assert!(game.told(|e| matches!(e, Event::ShockScores { delta: 2, .. })), "{:#?}", game.events);
    assert!(game.told(|e| matches!(e, Event::SecondDisorder { retreat: 1, .. })));
    assert_eq!(went, 2);
    // +1: retreat 1 and a test, which fails; the second disorder says 2. Both attackers' and defenders' tests fall.
    let (game, went) = against_the_shaken(&[0, 0, 6, 3, 0, 9, 5]);
    assert!(game.told(|e| matches!(e, Event::ShockScores { delta: 1, .. })), "{:#?}", game.events);
    assert!(game.told(|e| matches!(e, Event::SecondDisorder { retreat: 2, loss: 1, .. })));
    assert_eq!(went, 2);
}

// Section 12 to 15.

#[rule("RBC-AMB61")]
#[test]
fn the_second_disorder_has_the_modifiers_of_the_test_and_no_sure_results() {
    let fail = |unit: &str, plus: i8, die: u8| {
        let mut game = Position::actions("US-PORTER", "advance").unit_with(unit, HERE, SHAKEN).build();
        let who = game.unit(unit);
        act(&mut game, &[9, die], |play| {
            assert!(!play.test(who, TestCause::Fire, plus, true));
        });
        let tested = tested(&game, unit, TestCause::Fire);
        let found = game.events.iter().find_map(|event| match *event {
            Event::SecondDisorder { drm, retreat, loss, rout, .. } => Some((drm, retreat, loss, rout)),
            _ => None,
        });
        let (drm, retreat, loss, rout) = found.unwrap();
        assert_eq!((drm, tested), (plus + 1, plus + 1), "the plus and the flank");
        (retreat, loss, rout)
    };
    // Cohesion 8: ten is two over.
    assert_eq!(fail("US-USREG", 0, 9), (2, 1, false));
    assert_eq!(fail("US-USREG", 1, 9), (0, 0, true));
    // A natural 0 saves nobody: cohesion 3, and eight more.
    assert_eq!(fail("US-USMC", 7, 0), (0, 0, true));
    assert_eq!(fail("US-USMC", 0, 0), (1, 0, false));
    // Who passes the test does not roll.
    let mut game = Position::actions("US-PORTER", "advance").unit_with("US-USREG", HERE, SHAKEN).build();
    let who = game.unit("US-USREG");
    act(&mut game, &[8], |play| assert!(play.test(who, TestCause::Fire, 0, false)));
}

#[rule("RBC-12.81a")]
#[test]
fn limbered_guns_give_way_and_rout_like_others() {
    let fire = |second: u8| {
        let mut game = Position::actions("CS-BARTOW", "advance")
            .facing("CS-7GA-A", NEAR, 3)
            .unit("CS-8GA-A", FAR3)
            .unit_with("US-2RIBTY", HERE, &format!("form = \"limbered\"\n{SHAKEN}"))
            .build();
        // Muskets +2, limbered +1; 5 makes 8: one gun. Cohesion 6.
        let dice = vec![("fire", 5), ("disorder", 8), ("second-disorder", second)];
        game.throw(&format!("fire CS-7GA-A {HERE}"), &mut ByPurpose(dice));
        game
    };
    let routed = fire(9);
    assert_eq!((routed.status("US-2RIBTY"), routed.sp("US-2RIBTY")), (Status::Recovery, 4), "one shot, one lost");
    let back = fire(0);
    assert_eq!((back.status("US-2RIBTY"), back.form("US-2RIBTY")), (Status::OnMap, Form::Limbered));
    assert!(!back.listed("flee").is_empty(), "though the enemy is beside them");
}

#[rule("RBC-14.21a")]
#[test]
fn horsemen_on_foot_fight_with_three_quarters() {
    let mut game = Position::actions("US-CAV", "advance").unit("US-PALMER", HERE).facing("CS-8VA", FAR, 3).build();
    game.choose("move US-PALMER", &[]);
    assert_eq!((game.left(), game.cost("dismount")), (24, 12), "half of twelve");
    game.choose_all(&["dismount", "halt"]);
    game.choose(&format!("fire US-PALMER {FAR}"), &[0]);
    assert!(game.told(|e| matches!(e, Event::Fired { strength: 6, range: 2, .. })), "{:#?}", game.events);
    let lines = fire_lines(&game);
    assert_eq!((value(&lines, Modifier::FireSmallArms), value(&lines, Modifier::FireMounted)), (Some(-1), None));
    let beside = Position::actions("US-CAV", "advance").unit("US-PALMER", HERE).facing("CS-8VA", NEAR, 3);
    let mut game = beside.build();
    game.choose("move US-PALMER", &[]);
    assert_eq!(game.refused_by("dismount"), "RBC-14.21");
    // Eight fight as six, seven as six, four as three; losses come off the eight.
    let fights = |sp: u8| {
        let lines = format!("form = \"dismounted\"\nsp = {sp}");
        let game = Position::shock("US-CAV").unit_with("US-PALMER", HERE, &lines).facing("CS-8VA", NEAR, 3).build();
        impact::strengths(&game.world, &game.state, &shock(&game, &["US-PALMER"], NEAR))[0]
    };
    assert_eq!([8, 7, 5, 4, 1].map(fights), [6, 6, 4, 3, 1]);
    let mut game = Position::actions("US-CAV", "advance").unit_with("US-PALMER", HERE, "form = \"dismounted\"").build();
    let unit = game.unit("US-PALMER");
    act(&mut game, &[], |play| play.lose(unit, 1, LossCause::Fire));
    assert_eq!(game.sp("US-PALMER"), 7);
}

#[rule("RBC-AMB59")]
#[test]
fn what_breaks_off_the_work_on_a_barricade() {
    let base = |leader: &str| {
        Position::actions("US-PORTER", "advance")
            .brigade("US-PORTER", "pool = 3")
            .leader("US-L-PORTER", leader)
            .unit("US-8NY-A", leader)
            .unit("US-USMC", HERE)
    };
    // A pass undoes it.
    let mut game = base("S4430").build();
    game.choose("build US-USMC", &[]);
    next_activation(&mut game, "US-PORTER");
    assert_eq!(game.at("US-USMC").built, 1);
    next_activation(&mut game, "US-PORTER");
    assert_eq!(game.at("US-USMC").built, 0);
    // An activation skipped for want of range does not.
    let mut game = base("S4408").build();
    game.choose("build US-USMC", &[]);
    next_activation(&mut game, "US-PORTER");
    assert!(game.state.idle.has(game.unit("US-USMC")));
    next_activation(&mut game, "US-PORTER");
    assert_eq!(game.at("US-USMC").built, 1);
    // Nor does the end of a turn.
    let mut game = Position::actions("US-PORTER", "advance")
        .leader("US-L-PORTER", "S4430")
        .unit("US-8NY-A", "S4430")
        .unit("US-USMC", HERE)
        .build();
    game.choose("build US-USMC", &[]);
    let turn = game.state.turn;
    let mut dice = ByPurpose(Vec::new());
    let porter = game.brigade("US-PORTER");
    game.throw("done", &mut dice);
    game.idle_until(&mut dice, |game| {
        game.state.turn > turn && game.phase() == Phase::Actions && game.state.active == Some(porter)
    });
    assert_eq!(game.at("US-USMC").built, 1);
    game.choose("build US-USMC", &[]);
    assert_eq!(game.at("US-USMC").built, 2);
    // Firing back does not, a fire of its own does.
    let mut game = Position::actions("US-PORTER", "advance")
        .unit_with("US-USREG", HERE, "built = 1")
        .facing("CS-8VA", FAR, 3)
        .build();
    let [unit, target] = [game.unit("US-USREG"), game.unit("CS-8VA")];
    let at = game.state[target].hex().unwrap();
    act(&mut game, &[], |play| play.begin_fire(FireKind::Return, unit, Part::Whole, at));
    assert_eq!(game.at("US-USREG").built, 1);
    act(&mut game, &[], |play| play.begin_fire(FireKind::Active, unit, Part::Whole, at));
    assert_eq!(game.at("US-USREG").built, 0);
}

#[rule("RBC-15.12")]
#[test]
fn no_barricade_is_one_too_many() {
    let mut game = Position::actions("US-PORTER", "advance").unit_with("US-USREG", HERE, "built = 1").build();
    let hexes: Vec<Hex> = game.world.hexes().filter(|hex| *hex != game.hex(HERE)).step_by(7).take(300).collect();
    for hex in hexes.iter().rev() {
        game.state.set_barricade(*hex, 3, Side::Confederate);
    }
    game.choose("build US-USREG", &[]);
    assert!(game.state.barricade(game.hex(HERE)).is_some(), "the last one stands like the first");
    assert_eq!(game.state.barricades().count(), 301);
    assert!(hexes.iter().all(|hex| game.state.barricade(*hex).is_some()));
    // One changed, one gone, the others as they were; how they came about does not matter.
    game.state.set_barricade(hexes[10], 5, Side::Union);
    game.state.set_barricade(hexes[11], 0, Side::Union);
    assert_eq!(game.state.barricade(hexes[10]).map(|works| (works.sides, works.owner)), Some((5, Side::Union)));
    assert_eq!((game.state.barricade(hexes[11]), game.state.barricades().count()), (None, 300));
    let mut again = game.state.clone();
    again.set_barricade(hexes[12], 0, Side::Union);
    again.set_barricade(hexes[12], 3, Side::Confederate);
    assert_eq!(again, game.state);
}
