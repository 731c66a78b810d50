//! Sections 13 and 17 to 19: effectiveness, recovery, fatigue and heat; with riding along (9.31), what is left of
//! reinforcements (9.71), and replacements of leaders (12.75). The ground around S4428 is flat and open.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test stops where it fails")]

mod common;

use common::{ByPurpose, Game, Position, world};
use kernel::dice::ScriptedDice;
use kernel::{Setup, Side, Title};
use red_badge::disorder::{self, Test};
use red_badge::event::{Event, LossCause, Modifier, RevertCause};
use red_badge::play::Play;
use red_badge::stage::{Phase, TestCause};
use red_badge::state::{Order, Status};
use red_badge::{RedBadge, World, effectiveness, leaders, pool, recovery};
use rule::rule;

const HERE: &str = "S4428";
const NEAR: &str = "S4427";

/// Carries something out outside of any choice.
fn act(game: &mut Game, f: impl FnOnce(&mut Play<'_>)) {
    let mut none = ScriptedDice::faces([]);
    game.events.clear();
    f(&mut Play { w: &game.world, s: &mut game.state, dice: &mut none, events: &mut game.events });
}

/// The lines of a test of a unit.
fn lines(game: &Game, unit: &str, cause: TestCause) -> Vec<(Modifier, i8)> {
    let mut found = Vec::new();
    let test = Test::new(game.unit(unit), cause);
    disorder::each_modifier(&game.world, &game.state, &test, |value, why| found.push((why, value)));
    found
}

fn line(game: &Game, unit: &str, why: Modifier) -> i8 {
    lines(game, unit, TestCause::Fire).iter().filter(|(other, _)| *other == why).map(|(_, value)| value).sum()
}

fn is_ineffective(game: &Game, brigade: &str) -> bool {
    effectiveness::is_ineffective(&game.world, &game.state, game.brigade(brigade))
}

/// Markers of a brigade in the pool of the turn.
fn put(game: &Game, brigade: &str) -> u8 {
    pool::put(&game.world, &game.state, game.brigade(brigade))
}

// 9.31a.

#[rule("RBC-9.31a")]
#[test]
fn a_brigadier_rides_along_with_a_unit_of_his_brigade() {
    let base = Position::actions("US-BURNSIDE", "attack")
        .unit("US-2RI-A", HERE)
        .unit("US-2RI-B", "S4430")
        .leader("US-L-BURNSIDE", HERE)
        .leader("US-L-PORTER", HERE)
        .facing("CS-4SC-A", "S4425", 3);
    let mut game = base.build();
    game.choose("move US-2RI-A", &[]);
    assert_eq!(game.listed("ride"), ["US-L-BURNSIDE"]);
    assert_eq!(game.refused_by("ride US-L-PORTER"), "RBC-9.31", "not his brigade");
    game.choose("ride US-L-BURNSIDE", &[]).choose("step S4427", &[]);
    assert_eq!((game.place("US-L-BURNSIDE"), game.place("US-L-PORTER")), (Some(NEAR), Some(HERE)));
    // Next to the enemy, where he could not go by himself.
    game.choose_all(&["step S4426", "halt"]);
    assert_eq!((game.place("US-2RI-A"), game.place("US-L-BURNSIDE")), (Some("S4426"), Some("S4426")));
    // That was his movement.
    assert_eq!(game.refused_by("lead US-L-BURNSIDE"), "RBC-3.7");
    let mut alone = base.build();
    alone.choose("lead US-L-BURNSIDE", &[]);
    assert_eq!(alone.refused_by("go S4426"), "RBC-9.31");
    // Having ridden he goes along with nobody, and nobody takes up one who is elsewhere.
    alone.choose("go S4430", &[]).choose("move US-2RI-B", &[]);
    assert_eq!(alone.refused_by("ride US-L-BURNSIDE"), "RBC-9.31");
    let mut other = base.build();
    other.choose("move US-2RI-B", &[]);
    assert!(other.listed("ride").is_empty());
    assert_eq!(other.refused_by("ride US-L-BURNSIDE"), "RBC-9.31");
}

// 9.71: reinforcements.

#[rule("RBC-9.71a")]
#[test]
fn entry_shifts_up_to_three_hexes_away_from_an_enemy() {
    let base = || Position::actions("CS-BEE", "advance").group(&["CS-4AL-A"], "S7020", 1000, "order = \"advance\"");
    let entries = |position: Position| {
        let all = position.build().listed("enter");
        all.iter().map(|entry| entry.split(' ').nth(1).unwrap().to_owned()).collect::<Vec<_>>()
    };
    // Two hexes away he changes nothing.
    assert_eq!(entries(base().facing("US-2RI-A", "S7018", 0)), ["S7020"]);
    // Next to it he bars the hex and his neighbours to units in Advance; all others up to three hexes are open.
    assert_eq!(entries(base().facing("US-2RI-A", "S7019", 0)), ["S7017", "S7021", "S7022", "S7023"]);
    // In it he leaves those that do not touch him.
    assert_eq!(entries(base().facing("US-2RI-A", "S7020", 0)), ["S7017", "S7018", "S7022", "S7023"]);
    let game = base().facing("US-2RI-A", "S7020", 0).build();
    assert_eq!(game.refused_by("enter CS-4AL-A S7024 advance"), "RBC-9.71", "four hexes");
    assert_eq!(game.refused_by("enter CS-4AL-A S6822 advance"), "RBC-9.71", "off the edge");
}

/// Confederate cavalry at 1100, two units of which come in with a printed number of 1.
fn cavalry(terry: bool) -> Position {
    let group = ["CS-POWHATAN", "CS-LITTLEFORK"];
    let position = Position::at("turn").head("first-hour = 1100\nlast-hour = 2000").start("hour = 1100").group(
        &group,
        "S7020",
        1100,
        "order = \"march\"\nams = 1",
    );
    if terry { position.unit("CS-TERRY", HERE).unit("CS-ALEXANDER", "S4430") } else { position }
}

#[rule("RBC-9.71b")]
#[test]
fn a_number_printed_for_a_part_limits_that_part() {
    let mut game = cavalry(true).build();
    game.choose_faces("begin", &[1]);
    assert_eq!(put(&game, "CS-CAV"), 3, "the others have their own number");
    game.choose("done", &[]).choose("enter CS-POWHATAN S7020 march", &[]).choose("halt", &[]);
    // The other one does nothing this time and so has its activation still before it.
    game.choose("done", &[1]);
    assert!(game.told(|e| *e == Event::Capped { unit: game.unit("CS-POWHATAN") }));
    assert!(!game.told(|e| *e == Event::Capped { unit: game.unit("CS-LITTLEFORK") }));
    game.choose("done", &[]);
    assert_eq!(game.refused_by("move CS-POWHATAN"), "RBC-9.71b");
    assert!(game.offers("move CS-TERRY"));
    let free = game.world.neighbours(game.hex("S7020")).count();
    assert!(free > 0);
    // In the next turn it is free.
    let turn = game.state.turn;
    game.idle_until(&mut ByPurpose(vec![("pool", 1)]), |g| g.state.turn == turn + 1 && g.phase() == Phase::Actions);
    assert!(game.offers("move CS-POWHATAN"));
}

#[rule("RBC-9.71b")]
#[test]
fn a_number_printed_for_all_there_is_is_that_of_the_command() {
    let mut game = cavalry(false).build();
    game.choose_faces("begin", &[1]);
    assert_eq!(put(&game, "CS-CAV"), 1);
}

#[rule("RBC-9.71c")]
#[test]
fn who_waits_stands_on_his_entry_hex_for_command() {
    let skips = |bee: &str| {
        let mut game = Position::at("draw")
            .brigade("CS-BEE", "pool = 1\norder = \"march\"")
            .group(&["CS-4AL-A"], "S7020", 1000, "order = \"march\"")
            .unit("CS-11MS", bee)
            .leader("CS-L-BEE", bee)
            .build();
        game.choose_faces("begin", &[1]);
        assert_eq!(game.phase(), Phase::OrderChange);
        game.told(|e| *e == Event::Skips { unit: game.unit("CS-4AL-A") })
    };
    assert_eq!((skips("S6620"), skips("S6520")), (false, true), "four and five hexes");
    // A leader who waits is measured from there too (4.14).
    let waiting = |chief: &str| {
        let game = Position::at("draw")
            .brigade("CS-BEE", "pool = 1\norder = \"march\"")
            .group(&["CS-4AL-A", "CS-L-BEE"], "S7020", 1000, "order = \"march\"")
            .leader("CS-L-JOHNSTON", chief)
            .build();
        leaders::is_in_command(&game.world, &game.state, game.brigade("CS-BEE"))
    };
    assert_eq!((waiting("S5820"), waiting("S5720")), (true, false), "twelve and thirteen hexes");
}

#[rule("RBC-9.71d")]
#[test]
fn the_owner_decides_who_enters_first() {
    let base = Position::actions("CS-BEE", "march")
        .group(&["CS-4AL-A", "CS-4AL-B"], "S7020", 1000, "order = \"march\"")
        .group(&["CS-2MS-A"], "S7020", 1000, "order = \"march\"");
    let all = ["CS-2MS-A S7020 march", "CS-4AL-A S7020 march", "CS-4AL-B S7020 march"];
    assert_eq!(base.build().listed("enter"), all);
    for first in all {
        let mut game = base.build();
        game.choose(&format!("enter {first}"), &[]);
        let on = game.listed("step")[0].clone();
        game.choose_all(&[&format!("step {on}"), "halt"]);
        assert_eq!(game.listed("enter").len(), 2, "the others may follow in any order");
    }
}

#[rule("RBC-AMB41")]
#[test]
fn numbers_of_groups_bind_only_those_who_enter_on_one_marker() {
    // Squires of the first group belongs to Early, whose marker has not come up.
    let base = Position::actions("CS-BEE", "march")
        .order("CS-EARLY", "march")
        .group(&["CS-SQUIRES"], "S7020", 900, "number = 1")
        .group(&["CS-4AL-A"], "S7020", 900, "number = 2\norder = \"march\"");
    assert!(base.build().offers("enter CS-4AL-A S7020 march"));
    let strict = base.named("full-battle").option("entry-order", "strict");
    assert_eq!(strict.build().refused_by("enter CS-4AL-A S7020 march"), "RBC-9.71");
    // Once Squires is in the way is free; here he stands on the map.
    let later = Position::actions("CS-BEE", "march")
        .unit_with("CS-SQUIRES", "S6820", "form = \"limbered\"")
        .group(&["CS-4AL-A"], "S7020", 900, "number = 2\norder = \"march\"")
        .named("full-battle")
        .option("entry-order", "strict");
    assert!(later.build().offers("enter CS-4AL-A S7020 march"));
}

// 12.75: replacements.

/// Union infantry next to a Confederate leader who is alone; two units of Bee's and one of Bartow's elsewhere.
fn lone(leader: &str) -> Game {
    let mut game = Position::actions("US-BURNSIDE", "attack")
        .unit("US-2RI-A", HERE)
        .leader(leader, NEAR)
        .unit("CS-4AL-A", "S4415")
        .unit("CS-2MS-A", "S4615")
        .unit("CS-7GA-A", "S4815")
        .build();
    game.choose_all(&["move US-2RI-A", "step S4427"]);
    game
}

#[rule("RBC-12.75")]
#[rule("RBC-AMB35")]
#[test]
fn a_captured_brigadier_is_replaced_with_any_unit_of_his() {
    let mut game = lone("CS-L-BEE");
    let bee = game.leader("CS-L-BEE");
    assert!(game.told(|e| matches!(e, Event::LeaderCaptured { leader, .. } if *leader == bee)));
    assert_eq!(game.status("CS-L-BEE"), Status::Recovery);
    game.choose_all(&["halt", "done"]);
    assert_eq!((game.phase(), game.asked()), (Phase::Replacements(Side::Confederate), Some(Side::Confederate)));
    assert_eq!(game.listed("replace"), ["CS-L-BEE CS-2MS-A", "CS-L-BEE CS-4AL-A"]);
    assert_eq!(game.refused_by("replace CS-L-BEE CS-7GA-A"), "RBC-12.75", "Bartow's");
    game.throw("replace CS-L-BEE CS-4AL-A", &mut ByPurpose(Vec::new()));
    assert_eq!((game.place("CS-L-BEE"), game.status("CS-L-BEE")), (Some("S4415"), Status::OnMap));
    assert!(game.state.leader(bee).replacement);
    assert_eq!(leaders::range(&game.world, &game.state, bee), 4);
}

#[rule("RBC-12.75")]
#[rule("RBC-AMB35")]
#[test]
fn a_brigadier_hit_by_fire_is_replaced_alike() {
    let mut game = Position::actions("US-BURNSIDE", "advance")
        .unit("US-2RI-A", "S4429")
        .facing("CS-4AL-A", NEAR, 0)
        .leader("CS-L-BEE", NEAR)
        .unit("CS-2MS-A", "S4615")
        .build();
    game.throw("fire US-2RI-A S4427", &mut ByPurpose(vec![("fire", 9), ("leader", 9), ("disorder", 0)]));
    assert!(game.told(|e| matches!(e, Event::LeaderDie { hit: true, .. })));
    assert_eq!(game.status("CS-L-BEE"), Status::Recovery);
    game.idle_until(&mut ByPurpose(Vec::new()), |g| matches!(g.phase(), Phase::Replacements(_)));
    assert_eq!(game.listed("replace"), ["CS-L-BEE CS-2MS-A", "CS-L-BEE CS-4AL-A"]);
}

#[rule("RBC-12.75")]
#[test]
fn army_commanders_of_the_confederates_are_not_replaced() {
    let mut game = lone("CS-L-JOHNSTON");
    assert_eq!(game.status("CS-L-JOHNSTON"), Status::Gone);
    game.throw("halt", &mut ByPurpose(Vec::new())).throw("done", &mut ByPurpose(Vec::new()));
    assert_eq!(game.state.turn, 2, "nobody was asked");
    assert_eq!(lone("CS-L-BEAUREGARD").status("CS-L-BEAUREGARD"), Status::Gone);
    let twice = Position::actions("CS-BEE", "advance").leader_with("CS-L-JOHNSTON", HERE, "replacement = true");
    assert!(twice.try_build().is_err_and(|e| e.to_string().contains("never replaced")));
}

#[rule("RBC-12.75")]
#[test]
fn commanders_of_the_union_are_replaced_by_men_without_rating() {
    let mut game = Position::actions("CS-BEE", "attack")
        .unit("CS-4AL-A", HERE)
        .leader("US-L-MCDOWELL", NEAR)
        .leader("US-L-HUNTER", NEAR)
        .unit("US-2RI-A", "S4415")
        .unit("US-5MA-A", "S4615")
        .unit("US-PALMER", "S4815")
        .build();
    let chief = game.leader("US-L-MCDOWELL");
    assert_eq!(leaders::rating(&game.world, &game.state, chief), 1);
    game.choose_all(&["move CS-4AL-A", "step S4427", "halt", "done"]);
    // His command is everybody but the cavalry; Hunter's is his own division.
    assert_eq!(game.listed("replace"), ["US-L-MCDOWELL US-2RI-A", "US-L-MCDOWELL US-5MA-A"]);
    game.throw("replace US-L-MCDOWELL US-5MA-A", &mut ByPurpose(Vec::new()));
    assert_eq!(game.place("US-L-MCDOWELL"), Some("S4615"));
    assert_eq!(leaders::rating(&game.world, &game.state, chief), 0);
    // One unit only: the question answers itself.
    assert_eq!(game.place("US-L-HUNTER"), Some("S4415"));
}

#[rule("RBC-12.75")]
#[test]
fn without_a_unit_the_replacement_waits() {
    let mut game = Position::actions("US-BURNSIDE", "attack")
        .unit("US-2RI-A", HERE)
        .leader("CS-L-BEE", NEAR)
        .routed("CS-4AL-A")
        .build();
    game.choose_all(&["move US-2RI-A", "step S4427", "halt"]);
    game.throw("done", &mut ByPurpose(vec![("recovery", 9)]));
    assert_eq!((game.state.turn, game.status("CS-L-BEE")), (2, Status::Recovery));
    // As soon as the unit is back at the end of a turn he comes at the end of the next one.
    let comes = |g: &Game| g.status("CS-L-BEE") == Status::OnMap;
    game.idle_until(&mut ByPurpose(vec![("recovery", 0), ("pool", 1)]), comes);
    assert_eq!((game.state.turn, game.place("CS-L-BEE")), (4, game.place("CS-4AL-A")));
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

// 17: fatigue. Johnston far away gives the Confederates something to say in the commander phase, before any rest.

fn burnside(order: &str, lines: &str) -> Position {
    Position::actions("US-BURNSIDE", order)
        .brigade("US-BURNSIDE", lines)
        .unit("US-2RI-A", HERE)
        .leader("US-L-BURNSIDE", HERE)
        .leader("CS-L-JOHNSTON", "S1030")
}

/// Does something, ends the activation, and tells the fatigue.
fn tired(position: &Position, acts: &[&str]) -> u8 {
    let mut game = position.build();
    for act in acts {
        game.throw(act, &mut ByPurpose(vec![("fire", 0), ("rally", 9)]));
    }
    game.choose("done", &[]);
    assert_eq!(game.phase(), Phase::Commanders(Side::Confederate));
    game.of("US-BURNSIDE").fatigue
}

const STEP: [&str; 3] = ["move US-2RI-A", "step S4429", "halt"];

#[rule("RBC-17.11")]
#[test]
fn fatigue_is_the_brigades_and_ends_at_four() {
    for level in 0..=4_u8 {
        let game =
            burnside("advance", &format!("fatigue = {level}")).unit("US-1RI-A", "S1414").unit("US-USREG", "S1616");
        let game = game.build();
        let effect = [0, 0, 1, 1, 2][usize::from(level)];
        let found = ["US-2RI-A", "US-1RI-A", "US-USREG"].map(|id| line(&game, id, Modifier::TestFatigue));
        assert_eq!(found, [effect, effect, 0], "{level}");
    }
    let five = burnside("advance", "fatigue = 5").try_build();
    assert!(five.is_err_and(|e| e.to_string().contains("fatigue is 0 to 4")));
    let hot = burnside("advance", "fatigue = 4\nactivations = 3").head("heat = [1300]").start("hour = 1300");
    assert_eq!(tired(&hot, &STEP), 4);
    let hot = burnside("advance", "fatigue = 3\nactivations = 3").head("heat = [1300]").start("hour = 1300");
    assert_eq!(tired(&hot, &STEP), 4);
}

#[rule("RBC-17.21")]
#[test]
fn the_third_activation_tires_who_does_something() {
    assert_eq!(tired(&burnside("advance", "activations = 1"), &STEP), 0, "the second is free");
    assert_eq!(tired(&burnside("advance", "activations = 2"), &STEP), 1);
    assert_eq!(tired(&burnside("advance", "activations = 3"), &STEP), 1);
    assert_eq!(tired(&burnside("advance", "activations = 2"), &[]), 0, "nothing done");
    let watched = burnside("advance", "activations = 2").facing("CS-4SC-A", "S4426", 0);
    assert_eq!(tired(&watched, &["fire US-2RI-A S4426"]), 1, "fire counts");
    let shaken = burnside("advance", "activations = 2").unit_with("US-1RI-A", "S1414", "morale = \"disordered\"");
    assert_eq!(tired(&shaken, &["rally US-1RI-A", "build US-2RI-A"]), 0, "neither move nor fire nor shock");
}

/// A shock of Burnside's with dice for the tests; fatigue afterwards.
fn after_shock(lines: &str, test: u8, head: &str) -> u8 {
    let mut game = Position::shock("US-BURNSIDE")
        .brigade("US-BURNSIDE", lines)
        .head(head)
        .start(if head.is_empty() { "hour = 1200" } else { "hour = 1300" })
        .unit("US-2RI-A", HERE)
        .facing("CS-4AL-A", NEAR, 3)
        .leader("CS-L-JOHNSTON", "S1030")
        .build();
    game.choose("shock US-2RI-A S4427", &[]);
    let mut dice = ByPurpose(vec![("disorder", test), ("fire", 0), ("shock", 3)]);
    let told = game.idle_until(&mut dice, |g| matches!(g.phase(), Phase::Commanders(_)));
    let dice_thrown = told.iter().any(|e| matches!(e, Event::ShockDie { .. }));
    assert_eq!(dice_thrown, test == 0);
    game.of("US-BURNSIDE").fatigue
}

#[rule("RBC-17.22")]
#[test]
fn a_shock_tires_the_attacker_once_its_dice_are_thrown() {
    assert_eq!(after_shock("", 0, ""), 1);
    assert_eq!(after_shock("", 9, ""), 0, "his men would not close");
    // The defender is not tired by it.
    let mut game = Position::shock("US-BURNSIDE")
        .unit("US-2RI-A", HERE)
        .facing("CS-4AL-A", NEAR, 3)
        .leader("CS-L-JOHNSTON", "S1030")
        .build();
    game.choose("shock US-2RI-A S4427", &[]);
    game.idle_until(&mut ByPurpose(vec![("disorder", 0), ("fire", 0), ("shock", 3)]), |g| {
        matches!(g.phase(), Phase::Commanders(_))
    });
    assert_eq!((game.of("US-BURNSIDE").fatigue, game.of("CS-BEE").fatigue), (1, 0));
}

/// The third and the fourth activation of Burnside in one turn, each with a move.
fn twice(head: &str, hour: u16) -> u8 {
    let mut game = burnside("advance", "activations = 2\npool = 1").head(head).start(&format!("hour = {hour}")).build();
    game.choose_all(&STEP);
    game.choose("done", &[1]);
    assert_eq!(game.of("US-BURNSIDE").fatigue, 1);
    game.choose("done", &[]);
    game.choose_all(&["move US-2RI-A", "step S4428", "halt", "done"]);
    assert_eq!(game.of("US-BURNSIDE").activations, 4);
    game.of("US-BURNSIDE").fatigue
}

#[rule("RBC-17.23")]
#[rule("RBC-18.1a")]
#[test]
fn one_level_a_turn_unless_it_is_hot() {
    assert_eq!(twice("", 1000), 1);
    assert_eq!(twice("heat = [1300]", 1300), 2);
    assert_eq!(twice("heat = [1300]", 1200), 1);
    // Also within one activation: a third one with a shock.
    assert_eq!(after_shock("activations = 2", 0, ""), 1);
    assert_eq!(after_shock("activations = 2", 0, "heat = [1300]"), 2);
}

#[rule("RBC-17.24")]
#[test]
fn marching_tires_like_anything_else() {
    assert_eq!(tired(&burnside("march", "activations = 2"), &STEP), 1);
    assert_eq!(tired(&burnside("march", "activations = 1"), &STEP), 0);
}

#[rule("RBC-17.41")]
#[test]
fn the_night_rests_who_is_not_next_to_an_enemy() {
    let night = |base: Position, hour: u16| {
        let mut game = base
            .start(&format!("hour = {hour}"))
            .brigade("US-BURNSIDE", "fatigue = 3")
            .unit("US-2RI-A", HERE)
            .unit("US-71NY-B", "S1010")
            .build();
        if game.state.waiting {
            game.throw("begin", &mut ByPurpose(Vec::new()));
        }
        game.of("US-BURNSIDE").fatigue
    };
    let end = || Position::at("turn-end");
    assert_eq!(night(end(), 2000), 2);
    assert_eq!(night(end().facing("CS-4SC-A", "S4426", 0), 2000), 2);
    assert_eq!(night(end().facing("CS-4SC-A", NEAR, 0), 2000), 3, "one unit next to an enemy is enough");
    // What it did in the night does not matter.
    let mut game = burnside("advance", "fatigue = 3").start("hour = 2000").build();
    game.choose_all(&STEP);
    game.idle_until(&mut ByPurpose(Vec::new()), |g| g.phase() == Phase::Over);
    assert_eq!(game.of("US-BURNSIDE").fatigue, 2);
}

#[rule("RBC-17.43")]
#[rule("RBC-18.1e")]
#[test]
fn a_quiet_turn_rests_a_brigade_but_not_in_the_heat() {
    let idle = |hour: u16| {
        let mut game = Position::at("turn-end")
            .head("heat = [1300, 1400, 1500, 1600, 1700]")
            .start(&format!("hour = {hour}"))
            .brigade("US-BURNSIDE", "fatigue = 2")
            .unit("US-2RI-A", HERE)
            .facing("CS-4SC-A", NEAR, 3)
            .build();
        game.throw("begin", &mut ByPurpose(Vec::new()));
        game.of("US-BURNSIDE").fatigue
    };
    assert_eq!([1200, 1300, 1500, 1700, 1800].map(idle), [1, 2, 2, 2, 1]);
}

#[rule("RBC-17.43")]
#[test]
fn who_moves_or_fires_or_is_fired_at_does_not_rest() {
    let turn = |acts: &[&str]| {
        let mut game = burnside("advance", "fatigue = 2")
            .brigade("CS-EVANS", "fatigue = 2")
            .brigade("US-PORTER", "fatigue = 2")
            .facing("CS-4SC-A", "S4426", 0)
            .unit("US-USREG", "S1616")
            .build();
        for act in acts {
            game.throw(act, &mut ByPurpose(vec![("fire", 0)]));
        }
        let mut dice = ByPurpose(vec![("pool", 1)]);
        game.idle_until(&mut dice, |g| g.state.turn == 2);
        ["US-BURNSIDE", "CS-EVANS", "US-PORTER"].map(|id| game.of(id).fatigue)
    };
    assert_eq!(turn(&[]), [1, 1, 1]);
    assert_eq!(turn(&STEP), [2, 1, 1], "moved");
    assert_eq!(turn(&["fire US-2RI-A S4426"]), [2, 2, 1], "fired and fired at");
}

// 18: heat.

/// A leaderless brigade of Bee's at the first turn of a day, with one of the eight markers of the cup.
fn allotted(base: Position, face: u8) -> u8 {
    let mut game = base
        .start("initiative = \"confederate\"")
        .unit("CS-4AL-A", HERE)
        .unit("CS-2MS-A", "S4430")
        .unit("CS-7GA-A", "S1010")
        .build();
    game.choose_faces("begin", &[face]);
    put(&game, "CS-BEE")
}

fn day(hour: u16, heat: bool, fatigue: u8) -> Position {
    let hot = if heat { format!("heat = [{hour}]") } else { String::new() };
    Position::at("turn")
        .head(&format!("first-hour = {hour}\nlast-hour = 2000\n{hot}"))
        .start(&format!("hour = {hour}"))
        .brigade("CS-BEE", &format!("fatigue = {fatigue}"))
}

/// The cup is 1, 2, 2, 2, 3, 3, 3, 4.
const FACES: [u8; 4] = [1, 2, 5, 8];

#[rule("RBC-18.1d")]
#[test]
fn heat_takes_a_marker_from_the_tired() {
    let of = |heat: bool, fatigue: u8| FACES.map(|face| allotted(day(1300, heat, fatigue), face));
    assert_eq!(of(false, 4), [1, 2, 3, 4]);
    assert_eq!(of(true, 2), [1, 2, 3, 4]);
    assert_eq!(of(true, 3), [1, 1, 2, 3]);
    assert_eq!(of(true, 4), [1, 1, 2, 3]);
}

#[rule("RBC-AMB46")]
#[test]
fn the_marker_lost_to_heat_comes_on_top_of_others() {
    // Bee is on the map without his commander: out of command.
    let of = |heat: bool| FACES.map(|face| allotted(day(1300, heat, 3).leader("CS-L-BEE", HERE), face));
    assert_eq!(of(false), [1, 1, 2, 3]);
    assert_eq!(of(true), [1, 1, 1, 2]);
}

#[rule("RBC-18.1b")]
#[rule("RBC-18.1c")]
#[test]
fn heat_tells_before_a_shock() {
    let shock = |hour: u16, dice: [u8; 2]| {
        let mut game = Position::shock("CS-BEE")
            .head("heat = [1300]")
            .start(&format!("hour = {hour}"))
            .unit("CS-4AL-A", HERE)
            .facing("US-2RI-A", NEAR, 3)
            .unit("US-1RI-A", "S1414")
            .leader("CS-L-JOHNSTON", "S1030")
            .build();
        game.choose("shock CS-4AL-A S4427", &[]);
        // Nobody falls back; the engagement die is the first, those before the shock the next.
        game.throw("done", &mut ByPurpose(vec![("disorder", dice[0]), ("fire", 0), ("shock", 3)]));
        let mut told = game.events.clone();
        let mut later = ByPurpose(vec![("disorder", dice[1]), ("fire", 0), ("shock", 3)]);
        told.extend(game.idle_until(&mut later, |g| matches!(g.phase(), Phase::Commanders(_))));
        let of = |cause: TestCause| {
            let each = told.iter().filter_map(move |e| match e {
                Event::Tested { unit, cause: why, drm, passed, .. } if *why == cause => Some((*unit, *drm, *passed)),
                _ => None,
            });
            each.collect::<Vec<_>>()
        };
        let [al, ri] = ["CS-4AL-A", "US-2RI-A"].map(|id| game.unit(id));
        (of(TestCause::Engagement), of(TestCause::PreShock), al, ri)
    };
    let (engaged, before, al, ri) = shock(1200, [6, 0]);
    assert_eq!(engaged, [(al, 0, true)], "cohesion 6 closes with a 6");
    assert_eq!(before, [(al, 0, true), (ri, 0, true)]);
    let (engaged, _, al, _) = shock(1300, [6, 0]);
    assert_eq!(engaged, [(al, 1, false)]);
    let (engaged, before, al, ri) = shock(1300, [5, 0]);
    assert_eq!(engaged, [(al, 1, true)]);
    assert_eq!(before, [(al, 1, true), (ri, 1, true)]);
    // Regulars take no engagement test, but the other one at +1.
    let game =
        Position::actions("US-PORTER", "advance").head("heat = [1300]").start("hour = 1300").unit("US-USREG", HERE);
    let game = game.build();
    assert_eq!(lines(&game, "US-USREG", TestCause::PreShock), [(Modifier::TestHeat, 1)]);
    for cause in [TestCause::Fire, TestCause::Movement, TestCause::Shock, TestCause::Friends, TestCause::FallBack] {
        assert_eq!(lines(&game, "US-USREG", cause), [], "{cause:?}");
    }
}

// 19: what does not exist.

#[rule("RBC-19.1")]
#[test]
fn what_is_not_in_this_game() {
    let w = world("full-battle", &[]);
    for text in [
        "barrage US-E2US-A N6223",
        "coordinate US-PORTER US-BURNSIDE",
        "transfer US-PORTER US-BURNSIDE",
        "destination US-2RI-A N4627",
        "supply US-2RI-A",
        "resupply US-E2US-A",
        "column US-2RI-A",
    ] {
        assert!(RedBadge::parse(&w, text).is_err(), "{text}");
    }
    // No dice are thrown for weather, events or ammunition: a quiet turn has these and no others.
    let mut game = Game::new("full-battle", &[]);
    let mut seen = Purposes(Vec::new());
    game.idle_until(&mut seen, |g| g.state.turn == 2);
    let mut known = ["initiative", "efficiency", "pool", "release", "confusion", "fire", "disorder", "second-disorder"];
    known.sort_unstable();
    assert!(seen.0.iter().all(|name| known.contains(name)), "{:?}", seen.0);
    // Scenario files know no such words, nor an extended column.
    let spoilt = |from: &str, to: &str| {
        let file = Position::actions("US-BURNSIDE", "advance").unit("US-2RI-A", HERE).file();
        assert!(file.contains(from), "{from}");
        let setup =
            Setup { scenario: "x.toml".into(), scenario_text: Some(file.replacen(from, to, 1)), ..Setup::default() };
        World::build(&common::DataFolder::new(), &setup).is_err()
    };
    assert!(!spoilt("[start]", "[start]"));
    assert!(spoilt("[start]", "weather = \"rain\"\n[start]"));
    assert!(spoilt("[start]", "events = true\n[start]"));
    assert!(spoilt("place = \"S4428\"", "place = \"S4428\"\nammunition = 3"));
    assert!(spoilt("place = \"S4428\"", "place = \"S4428\"\nform = \"column\""));
    assert!(spoilt("order = \"advance\"", "order = \"advance\"\ncorps = \"I\""));
}

/// Dice that note what they were thrown for.
struct Purposes(Vec<&'static str>);

impl kernel::Dice for Purposes {
    fn roll(&mut self, _sides: u8, purpose: kernel::Purpose) -> u8 {
        if !self.0.contains(&purpose.0) {
            self.0.push(purpose.0);
        }
        1
    }
}
