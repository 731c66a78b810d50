//! 13: effectiveness, rally and recovery. The ground around S4428 is flat and open.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test stops where it fails")]

mod common;

use common::condition::{HERE, NEAR, line, lines, put};
use common::{ByPurpose, Game, Position};
use kernel::Side;
use kernel::dice::ScriptedDice;
use red_badge::event::{Event, LossCause, Modifier, RevertCause};
use red_badge::play::Play;
use red_badge::stage::{Phase, TestCause};
use red_badge::state::{Order, Status};
use red_badge::{effectiveness, recovery};
use rule::rule;

/// Carries something out outside of any choice.
fn act(game: &mut Game, f: impl FnOnce(&mut Play<'_>)) {
    let mut none = ScriptedDice::faces([]);
    game.events.clear();
    f(&mut Play { w: &game.world, s: &mut game.state, dice: &mut none, events: &mut game.events });
}

fn is_ineffective(game: &Game, brigade: &str) -> bool {
    effectiveness::is_ineffective(&game.world, &game.state, game.brigade(brigade))
}

// 13.2, 13.3: effectiveness.

/// Bee with 18 SP in the scenario, ineffective at the seventh that is lost; Bartow keeps the army effective.
fn bee(base: Position, lost: u8) -> Position {
    let (first, second) = if lost > 6 { (1, 3 - (lost - 6)) } else { (7 - lost, 3) };
    base.unit("CS-4AL-A", HERE)
        .unit_with("CS-2MS-A", "S1210", &format!("sp = {first}"))
        .unit_with("CS-11MS", "S1010", &format!("sp = {second}"))
        .unit("CS-7GA-A", "S1414")
}

#[rule("RBC-13.21a")]
#[test]
fn an_ineffective_brigade_does_not_attack() {
    let at =
        |lost: u8| bee(Position::at("activation").start("brigade = \"CS-BEE\""), lost).leader("CS-L-BEE", HERE).build();
    assert!(!is_ineffective(&at(6), "CS-BEE") && is_ineffective(&at(7), "CS-BEE"));
    assert!(at(6).offers("order CS-BEE attack") && at(6).offers("regiment CS-4AL-A attack"));
    assert_eq!(at(7).refused_by("order CS-BEE attack"), "RBC-13.21a");
    assert_eq!(at(7).refused_by("regiment CS-4AL-A attack"), "RBC-13.21a");
    let free =
        |lost: u8| bee(Position::at("orders").start("initiative = \"confederate\""), lost).leader("CS-L-BEE", HERE);
    assert!(free(6).build().offers("order CS-BEE attack"));
    assert_eq!(free(7).build().refused_by("order CS-BEE attack"), "RBC-13.21a");
}

#[rule("RBC-13.21a")]
#[test]
fn an_ineffective_brigade_tests_at_one_more_and_shocks_at_one_less() {
    let at = |lost: u8| bee(Position::actions("CS-BEE", "advance"), lost).build();
    let all = |game: &Game| lines(game, "CS-4AL-A", TestCause::Fire);
    assert_eq!(all(&at(6)), []);
    assert_eq!(all(&at(7)), [(Modifier::TestIneffective, 1)]);
    let shocks = |lost: u8| {
        let mut game = bee(Position::shock("CS-BEE"), lost).facing("US-2NH-A", NEAR, 3).build();
        game.choose("shock CS-4AL-A S4427", &[]);
        let mut dice = ByPurpose(vec![("disorder", 0), ("fire", 0), ("shock", 0)]);
        let told = game.idle_until(&mut dice, |g| g.state.shock.is_none());
        let scores = told.iter().find_map(|e| match e {
            Event::ShockScores { attack_margin, attack, .. } => Some(attack - attack_margin),
            _ => None,
        });
        let line = |e: &&Event| {
            matches!(e, Event::Modified { why: Modifier::ShockIneffective, value: -1, side: Side::Confederate })
        };
        (scores.unwrap(), told.iter().filter(line).count())
    };
    let (effective, ineffective) = (shocks(6), shocks(7));
    assert_eq!((effective.1, ineffective.1), (0, 1));
    assert_eq!(ineffective.0, effective.0 - 1);
}

#[rule("RBC-13.21a")]
#[test]
fn a_brigade_that_becomes_ineffective_gives_up_its_attack_at_once() {
    // 16 SP of Burnside's are here, ineffective at the fifth that is lost. He is not active.
    let fired = |sp: u8| {
        let mut game = Position::actions("CS-BARTOW", "advance")
            .facing("CS-7GA-A", NEAR, 3)
            .order("US-BURNSIDE", "attack")
            .unit_with("US-2RI-A", HERE, &format!("sp = {sp}"))
            .unit("US-1RI-A", "S1212")
            .leader("CS-L-JOHNSTON", "S3010")
            .build();
        game.throw("fire CS-7GA-A S4428", &mut ByPurpose(vec![("fire", 9), ("disorder", 0)]));
        assert_eq!(game.sp("US-2RI-A"), sp - 1);
        assert_eq!(game.order("US-2RI-A"), Order::Attack);
        let mut dice = ByPurpose(Vec::new());
        let told = game.idle_until(&mut dice, |g| matches!(g.phase(), Phase::Commanders(_)));
        let brigade = game.brigade("US-BURNSIDE");
        let reverted = told.contains(&Event::Reverted { brigade, cause: RevertCause::Ineffective });
        (game.of("US-BURNSIDE").order, game.order("US-2RI-A"), game.order("US-1RI-A"), reverted)
    };
    assert_eq!(fired(5), (Order::Attack, Order::Attack, Order::Attack, false));
    assert_eq!(fired(4), (Order::Advance, Order::Advance, Order::Advance, true));
}

#[rule("RBC-13.21b")]
#[test]
fn a_brigade_recovers_when_its_units_come_back() {
    let mut game = Position::actions("US-BURNSIDE", "advance")
        .routed("CS-4AL-A")
        .unit("CS-2MS-A", "S2210")
        .leader("CS-L-BEE", "S2210")
        .build();
    let brigade = game.brigade("CS-BEE");
    assert!(is_ineffective(&game, "CS-BEE"), "eight of fifteen are in the box");
    // +2 for an ineffective brigade: cohesion 6 comes back with a 4.
    game.choose("done", &[4]);
    assert!(game.told(|e| *e == Event::BecameIneffective { brigade }));
    assert!(game.told(|e| matches!(e, Event::RecoveryDie { die: 4, total: 6, recovered: true, .. })));
    game.throw("return CS-4AL-A S2211", &mut ByPurpose(Vec::new()));
    let at = |event: &dyn Fn(&Event) -> bool| game.events.iter().position(event).unwrap();
    let again = at(&|e| *e == Event::EffectiveAgain { brigade });
    assert!(again < at(&|e| matches!(e, Event::TurnBegins { .. })), "before the turn is over");
    assert!(!is_ineffective(&game, "CS-BEE") && !game.of("CS-BEE").ineffective);
}

#[rule("RBC-13.21c")]
#[test]
fn the_cavalry_of_a_side_is_one_brigade() {
    let at = |last: u8| {
        Position::actions("CS-CAV", "advance")
            .unit("CS-LANGHORNE", "S1210")
            .unit("CS-ALEXANDER", "S1412")
            .unit("CS-TERRY", HERE)
            .unit_with("CS-30VA-A", "S2020", "sp = 1")
            .unit_with("CS-30VA-B", "S2120", "sp = 1")
            .unit("CS-POWHATAN", "S1614")
            .unit("CS-LITTLEFORK", "S1010")
            .unit_with("CS-1VA-A", "S2220", "sp = 1")
            .unit_with("CS-1VA-B", "S2320", &format!("sp = {last}"))
            .build()
    };
    let (eight, nine) = (at(3), at(2));
    let all = |game: &Game| effectiveness::threshold(&game.world, &game.state, game.brigade("CS-CAV"));
    assert_eq!(all(&eight), 9);
    assert!(!is_ineffective(&eight, "CS-CAV") && is_ineffective(&nine, "CS-CAV"));
    // A squadron that has lost nothing feels it, wherever it is.
    assert_eq!(line(&eight, "CS-TERRY", Modifier::TestIneffective), 0);
    assert_eq!(line(&nine, "CS-TERRY", Modifier::TestIneffective), 1);
}

/// Johnston's army with one unit of each brigade; the strengths tell which are ineffective.
fn shenandoah(base: Position, bad: [bool; 4]) -> Position {
    let units = [("CS-2VA", "S1010", 7), ("CS-7GA-A", "S1212", 3), ("CS-11MS", "S1414", 1), ("CS-10VA", "S1616", 7)];
    units.into_iter().zip(bad).fold(base, |position, ((unit, hex, sp), bad)| {
        if bad { position.unit_with(unit, hex, &format!("sp = {sp}")) } else { position.unit(unit, hex) }
    })
}

#[rule("RBC-13.31")]
#[test]
fn most_of_its_brigades_make_an_army_ineffective() {
    let formation = |bad: [bool; 4]| {
        let game = shenandoah(Position::actions("CS-SMITH", "advance").bare(), bad).build();
        let brigades = ["CS-JACKSON", "CS-BARTOW", "CS-BEE", "CS-SMITH"];
        assert_eq!(brigades.map(|id| is_ineffective(&game, id)), bad);
        line(&game, "CS-10VA", Modifier::TestFormation)
    };
    assert_eq!(formation([true, true, false, false]), 0, "half is not most");
    assert_eq!(formation([true, true, true, false]), 1);
    assert_eq!(formation([false, true, true, true]), 1);
    // A brigade that has not come yet does not count: two of three.
    let game = Position::actions("CS-SMITH", "advance")
        .bare()
        .unit_with("CS-7GA-A", "S1212", "sp = 3")
        .unit_with("CS-11MS", "S1414", "sp = 1")
        .unit("CS-10VA", "S1616")
        .group(&["CS-2VA"], "S7020", 1200, "order = \"march\"")
        .build();
    assert_eq!(line(&game, "CS-10VA", Modifier::TestFormation), 1);
    // The other army is not touched, nor is it counted.
    let game = shenandoah(Position::actions("CS-EVANS", "advance").bare(), [true; 4]).unit("CS-4SC-A", "S1818").build();
    assert_eq!(line(&game, "CS-4SC-A", Modifier::TestFormation), 0);
}

#[rule("RBC-13.31")]
#[test]
fn an_ineffective_army_has_a_marker_fewer() {
    let markers = |bad: [bool; 4]| {
        let base = Position::at("turn").head("first-hour = 1000\nlast-hour = 2000");
        let mut game = shenandoah(base.start("initiative = \"confederate\""), bad).build();
        // The fifth marker of the cup is a 3.
        game.choose_faces("begin", &[5]);
        ["CS-JACKSON", "CS-SMITH"].map(|id| put(&game, id))
    };
    assert_eq!(markers([true, true, false, false]), [3, 3]);
    assert_eq!(markers([true, true, true, false]), [2, 2]);
}

#[rule("RBC-13.31")]
#[test]
fn a_division_of_the_union_goes_by_its_own_brigades() {
    let at = |burnside: u8| {
        let game = Position::actions("US-PORTER", "advance")
            .bare()
            .unit_with("US-USREG", HERE, "sp = 5")
            .unit_with("US-2RI-A", "S1212", &format!("sp = {burnside}"))
            .unit("US-5MA-A", "S1414")
            .build();
        assert_eq!((is_ineffective(&game, "US-PORTER"), is_ineffective(&game, "US-BURNSIDE")), (true, burnside < 6));
        ["US-USREG", "US-2RI-A", "US-5MA-A"].map(|id| line(&game, id, Modifier::TestFormation))
    };
    assert_eq!(at(6), [0, 0, 0], "one of two");
    assert_eq!(at(5), [1, 1, 0], "both; Franklin is of another division");
}

#[rule("RBC-13.31a")]
#[test]
fn a_brigade_that_is_no_more_is_ineffective() {
    let mut game = Position::actions("CS-SMITH", "advance")
        .bare()
        .unit_with("CS-2VA", "S1010", "sp = 7")
        .unit("CS-11MS", "S1414")
        .unit("CS-10VA", "S1616")
        .build();
    assert_eq!(line(&game, "CS-10VA", Modifier::TestFormation), 0, "Jackson is one of three");
    let unit = game.unit("CS-11MS");
    act(&mut game, |play| play.lose(unit, 3, LossCause::Fire));
    assert_eq!(game.status("CS-11MS"), Status::Gone);
    assert!(is_ineffective(&game, "CS-BEE"));
    assert_eq!(line(&game, "CS-10VA", Modifier::TestFormation), 1, "two of three, not one of two");
}

#[rule("RBC-13.31a")]
#[test]
fn the_legion_counts_with_the_brigade_it_has_joined() {
    let at = |joined: Option<&str>| {
        let position = Position::actions("CS-EVANS", "advance")
            .bare()
            .order("CS-HAMPTON", "march")
            .unit("CS-4SC-A", HERE)
            .unit_with("CS-8VA", "S1212", "sp = 5")
            .unit_with("CS-HAMPTON-A", "S1414", "sp = 1");
        joined.into_iter().fold(position, |p, id| p.start(&format!("legion = \"{id}\""))).build()
    };
    // Alone the Legion is ineffective, but no brigade of the army: Cocke is one of two.
    let alone = at(None);
    assert!(is_ineffective(&alone, "CS-HAMPTON") && is_ineffective(&alone, "CS-COCKE"));
    assert!(!is_ineffective(&alone, "CS-EVANS"));
    assert_eq!(line(&alone, "CS-4SC-A", Modifier::TestFormation), 0);
    // With Evans its five points of twelve make him ineffective: two of two.
    let joined = at(Some("CS-EVANS"));
    assert!(is_ineffective(&joined, "CS-EVANS") && !is_ineffective(&joined, "CS-HAMPTON"));
    assert_eq!(line(&joined, "CS-4SC-A", Modifier::TestFormation), 1);
}

// 13.4, 13.5: rally and recovery.

#[rule("RBC-AMB60")]
#[test]
fn no_die_rallies_or_fails_by_itself() {
    let regulars = |with: bool, die: u8| {
        let position = Position::actions("US-PORTER", "advance").unit_with("US-USREG", HERE, "morale = \"disordered\"");
        let mut game = if with { position.leader("US-L-PORTER", HERE).build() } else { position.build() };
        game.choose("rally US-USREG", &[die]);
        !game.is_disordered("US-USREG")
    };
    // Cohesion 8: the 9 is 9 alone, but 7 with the brigadier in the hex.
    assert_eq!([regulars(false, 8), regulars(false, 9), regulars(true, 9)], [true, false, true]);
    // Cohesion 3 at fatigue 4, ineffective: +3; an enemy near by makes it +4, and the 0 fails.
    let marines = |enemy: bool| {
        let position = Position::actions("US-PORTER", "advance").brigade("US-PORTER", "fatigue = 4").unit_with(
            "US-USMC",
            HERE,
            "morale = \"disordered\"\nsp = 2",
        );
        let mut game = if enemy { position.facing("CS-4SC-A", "S4425", 0).build() } else { position.build() };
        game.choose("rally US-USMC", &[0]);
        assert!(game.told(|e| matches!(e, Event::RallyDie { drm, .. } if *drm == if enemy { 4 } else { 3 })));
        !game.is_disordered("US-USMC")
    };
    assert_eq!((marines(false), marines(true)), (true, false));
}

/// 4 AL a in the box of an effective brigade, Bee and friends around S4428, the enemy four hexes from him.
fn boxed() -> Position {
    Position::at("recovery")
        .routed("CS-4AL-A")
        .unit("CS-4AL-B", "S4429")
        .unit("CS-2MS-A", "S4429")
        .unit("CS-11MS", "S1010")
        .leader("CS-L-BEE", HERE)
        .unit("US-2RI-A", "S4424")
}

#[rule("RBC-13.51")]
#[test]
fn who_recovers_comes_back_near_his_leader_and_away_from_the_enemy() {
    let mut game = boxed().build();
    // +1 in the box: cohesion 6 comes back with a 5.
    game.choose("begin", &[5]);
    assert_eq!((game.phase(), game.asked()), (Phase::Recovery(Side::Confederate), Some(Side::Confederate)));
    let w = &game.world;
    let (bee, enemy) = (game.hex(HERE), game.hex("S4424"));
    let open = |hex: &red_badge::ids::Hex| w.distance(*hex, bee) <= 2 && w.distance(*hex, enemy) > 3;
    let full = game.hex("S4429");
    let mut expected: Vec<String> =
        w.hexes().filter(|hex| open(hex) && *hex != full).map(|hex| format!("CS-4AL-A {}", w.hex_id(hex))).collect();
    expected.sort();
    assert!(expected.len() > 3);
    assert_eq!(game.listed("return"), expected);
    assert_eq!(game.refused_by("return CS-4AL-A S4427"), "RBC-13.51", "three hexes from the enemy");
    assert_eq!(game.refused_by("return CS-4AL-A S4431"), "RBC-13.51", "three hexes from Bee");
    assert_eq!(game.refused_by("return CS-4AL-A S4429"), "RBC-8.11", "no room");
    game.throw("return CS-4AL-A S4430", &mut ByPurpose(Vec::new()));
    assert_eq!((game.place("CS-4AL-A"), game.is_disordered("CS-4AL-A")), (Some("S4430"), true));
    assert_eq!(game.sp("CS-4AL-A"), 8);
}

#[rule("RBC-13.51")]
#[test]
fn who_fails_stays_and_a_nine_costs_a_point() {
    for (die, sp) in [(6, 8), (8, 8), (9, 7)] {
        let mut game = boxed().build();
        game.throw("begin", &mut ByPurpose(vec![("recovery", die)]));
        assert_eq!((game.status("CS-4AL-A"), game.sp("CS-4AL-A")), (Status::Recovery, sp), "{die}");
    }
}

#[rule("RBC-13.51")]
#[test]
fn without_a_hex_he_stays() {
    let mut game = boxed().unit("US-1RI-A", "S4426").unit("US-1RI-B", "S4431").build();
    game.throw("begin", &mut ByPurpose(vec![("recovery", 0)]));
    assert!(game.told(|e| *e == Event::NoWayBack { unit: game.unit("CS-4AL-A") }));
    assert_eq!((game.status("CS-4AL-A"), game.sp("CS-4AL-A")), (Status::Recovery, 8));
}

#[rule("RBC-13.51")]
#[test]
fn without_a_brigadier_one_returns_to_the_commander_or_an_entry_hex() {
    let point = |game: &Game, unit: &str| {
        game.world.hex_id(recovery::rallying_point(&game.world, &game.state, game.unit(unit))).to_owned()
    };
    let mut game = Game::new("full-battle", &[]);
    assert_eq!(point(&game, "US-2RI-A"), "N4008", "Burnside");
    for (leader, unit, to) in [
        ("US-L-BURNSIDE", "US-2RI-A", "N4105"),
        ("US-L-HUNTER", "US-2RI-A", "N4401"),
        ("US-L-SHERMAN", "US-2WI-A", "N6821"),
        ("US-L-TYLER", "US-2WI-A", "N7021"),
        ("CS-L-EVANS", "CS-1LA", "S7020"),
    ] {
        let id = game.leader(leader);
        game.state.leader_mut(id).status = Status::Gone;
        assert_eq!(point(&game, unit), to, "without {leader}");
    }
    assert_eq!(point(&game, "CS-TERRY"), "S7020", "cavalry has no leader");
    let mut hill = Game::new("matthews-hill", &[]);
    let evans = hill.leader("CS-L-EVANS");
    hill.state.leader_mut(evans).status = Status::Gone;
    assert_eq!(point(&hill, "CS-1LA"), "N4933");
}
