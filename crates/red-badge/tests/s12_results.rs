//! 12: losses, disorder, retreat, rout, leaders and guns.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test stops where it fails")]

mod common;

use common::{ByPurpose, Game, Position};
use red_badge::effectiveness;
use red_badge::event::{Event, LossCause};
use red_badge::play::Play;
use red_badge::stage::TestCause;
use red_badge::state::{Form, Status};
use rule::rule;

const NEAR: &str = "S4427";
const HERE: &str = "S4428";

/// Bartow fires from the north at what stands in the middle and looks at him.
fn bartow() -> Position {
    Position::actions("CS-BARTOW", "advance").facing("CS-7GA-A", NEAR, 3).unit("CS-8GA-A", "S4425")
}

/// The fire with dice by purpose; afterwards the target is asked how it gives way, if it does.
fn fire(position: &Position, dice: &[(&'static str, u8)]) -> Game {
    let mut game = position.build();
    game.throw(&format!("fire CS-7GA-A {HERE}"), &mut ByPurpose(dice.to_vec()));
    game
}

/// Carries something out outside of any choice.
fn act(game: &mut Game, dice: &[u8], f: impl FnOnce(&mut Play<'_>)) {
    let mut scripted = kernel::dice::ScriptedDice::faces(dice.iter().map(|value| common::face(*value)));
    game.events.clear();
    f(&mut Play { w: &game.world, s: &mut game.state, dice: &mut scripted, events: &mut game.events });
    scripted.finish().unwrap();
}

fn flee(game: &mut Game, steps: usize, dice: &[(&'static str, u8)]) {
    for _ in 0..steps {
        let Some(way) = game.listed("flee").first().cloned() else { return };
        game.throw(&format!("flee {way}"), &mut ByPurpose(dice.to_vec()));
    }
}

const SHAKEN: &str = "facing = 0\nmorale = \"disordered\"";
/// A test, failed, and a second disorder that sends cohesion 5 back one hex.
const ONE_BACK: [(&str, u8); 3] = [("fire", 5), ("disorder", 8), ("second-disorder", 3)];
/// The same with two hexes and a point lost.
const TWO_BACK: [(&str, u8); 3] = [("fire", 5), ("disorder", 8), ("second-disorder", 6)];
const ROUT: [(&str, u8); 3] = [("fire", 5), ("disorder", 8), ("second-disorder", 9)];

#[rule("RBC-12.21")]
#[test]
fn losses_last_and_nothing_is_left_of_a_unit_at_zero() {
    let mut game = bartow().unit("US-2RI-A", HERE).build();
    let unit = game.unit("US-2RI-A");
    act(&mut game, &[], |play| play.lose(unit, 3, LossCause::Fire));
    assert_eq!((game.sp("US-2RI-A"), game.state.lost[kernel::Side::Union]), (5, 3));
    act(&mut game, &[], |play| play.lose(unit, 9, LossCause::Fire));
    assert_eq!(game.status("US-2RI-A"), Status::Gone);
    assert_eq!(game.state.held_by(game.hex(HERE)), None);
}

#[rule("RBC-12.22")]
#[test]
fn a_half_bears_its_own_losses() {
    let mut game = bartow().unit("US-2RI-A", HERE).unit("US-2RI-B", HERE).build();
    let unit = game.unit("US-2RI-A");
    act(&mut game, &[], |play| play.lose(unit, 2, LossCause::Fire));
    assert_eq!((game.sp("US-2RI-A"), game.sp("US-2RI-B")), (6, 8));
}

#[rule("RBC-12.31")]
#[rule("RBC-10.52")]
#[test]
fn disorder_ends_what_needs_order() {
    let mut game = Position::actions("US-PORTER", "advance")
        .unit_with("US-USREG", HERE, "prepared = true")
        .unit_with("US-27NY-A", "S4430", "built = 1")
        .build();
    for id in ["US-USREG", "US-27NY-A"] {
        let unit = game.unit(id);
        act(&mut game, &[], |play| play.disorder(unit));
        assert!(game.is_disordered(id) && !game.state.prepared.has(unit));
        assert_eq!(game.at(id).built, 0);
    }
    let shaken = Position::shock("US-BURNSIDE").unit_with("US-2RI-A", HERE, SHAKEN).facing("CS-8GA-A", NEAR, 3).build();
    assert!(shaken.listed("shock").is_empty());
}

#[rule("RBC-8.45")]
#[rule("RBC-12.45")]
#[test]
fn disorder_and_retreat_draw_a_line_together() {
    let mut game = bartow().unit_with("US-2RI-A", HERE, "facing = 0\nextended = \"S4528\"").build();
    let unit = game.unit("US-2RI-A");
    act(&mut game, &[], |play| play.disorder(unit));
    assert_eq!(game.listed("contract"), ["S4428", "S4528"]);
    game.choose("contract S4528", &[]);
    assert_eq!((game.place("US-2RI-A"), game.at("US-2RI-A").wing()), (Some("S4528"), None));
}

#[rule("RBC-12.41")]
#[test]
fn a_retreat_leads_away_from_its_cause_and_ends_facing_it() {
    let mut game = fire(&bartow().unit_with("US-2RI-A", HERE, SHAKEN), &TWO_BACK);
    let ways = game.listed("flee");
    let cause = game.hex(NEAR);
    assert!(!ways.is_empty());
    assert!(ways.iter().all(|hex| game.world.distance(game.hex(hex), cause) == 2), "{ways:?}");
    assert_eq!(game.refused_by("flee S4527"), "RBC-12.41");
    flee(&mut game, 2, &[]);
    let (hex, facing) = (game.at("US-2RI-A").hex().unwrap(), game.at("US-2RI-A").facing);
    assert_eq!(game.world.distance(hex, cause), 3);
    let ahead = [facing, (facing + 1) % 6].map(|at| game.world.neighbour(hex, at).unwrap());
    assert!(ahead.iter().any(|front| game.world.distance(*front, cause) == 2));
}

#[rule("RBC-12.41")]
#[test]
fn bull_run_is_crossed_only_where_it_can_be() {
    // N6322 lies across the Stone Bridge from N6223; the other hexes to the east lie across the water.
    let game =
        Position::actions("CS-BARTOW", "advance").facing("CS-7GA-A", "N6122", 0).unit("US-2RI-A", "N6223").build();
    let passable = |to: &str| {
        red_badge::retreat::is_passable(
            &game.world,
            &game.state,
            game.unit("US-2RI-A"),
            game.hex("N6223"),
            game.hex(to),
        )
    };
    assert!(passable("N6322"));
    let w = &game.world;
    let barred =
        w.neighbours(game.hex("N6223")).find(|hex| w.side_between(game.hex("N6223"), *hex).is_barred()).unwrap();
    assert!(!passable(w.hex_id(barred)));
}

#[rule("RBC-12.41a")]
#[test]
fn friends_who_fired_are_fled_from_too() {
    let mut game = Position::at("activation")
        .start("brigade = \"US-SHERMAN\"")
        .brigade("US-SHERMAN", "released = true\norder = \"advance\"")
        .leader("US-L-SHERMAN", "S4429")
        .unit("US-69NY-A", "S4429")
        .unit_with("US-2WI-A", NEAR, "facing = 3\nseen = true\nmorale = \"disordered\"")
        .build();
    let dice = [("confusion", 9), ("fire", 9), ("disorder", 8), ("second-disorder", 2)];
    game.throw("done", &mut ByPurpose(dice.to_vec()));
    let ways = game.listed("flee");
    let friend = game.hex("S4429");
    assert!(!ways.is_empty() && ways.iter().all(|hex| game.world.distance(game.hex(hex), friend) == 3), "{ways:?}");
}

#[rule("RBC-12.42")]
#[test]
fn a_unit_that_cannot_get_away_pays_and_routs() {
    // Enemies all round, so that every hex away from the cause is held.
    let position = bartow()
        .unit_with("US-2RI-A", HERE, SHAKEN)
        .unit("CS-18VA-A", "S4429")
        .unit("CS-18VA-B", "S4529")
        .unit("CS-28VA-A", "S4329")
        .unit("CS-28VA-B", "S4528")
        .unit("CS-8VA", "S4328");
    let game = fire(&position, &[("fire", 6), ("disorder", 8), ("second-disorder", 3)]);
    assert!(game.told(|e| matches!(e, Event::RetreatBlocked { missing: 1, .. })), "{:#?}", game.events);
    assert_eq!(game.status("US-2RI-A"), Status::Recovery);
    assert_eq!(game.sp("US-2RI-A"), 5, "the fire, the missing hex and the rout cost one each");
}

#[rule("RBC-12.43")]
#[rule("RBC-10.74")]
#[test]
fn friends_passed_through_are_shaken() {
    let mut game = fire(&bartow().unit_with("US-2RI-A", HERE, SHAKEN).unit("US-1RI-A", "S4429"), &TWO_BACK);
    game.choose("flee S4429", &[]);
    assert!(!game.told(|e| matches!(e, Event::Tested { .. })), "not yet: it may end there");
    let way = game.listed("flee").first().unwrap().clone();
    game.throw(&format!("flee {way}"), &mut ByPurpose(vec![("disorder", 3)]));
    assert_eq!(game.count(|e| matches!(e, Event::Tested { cause: TestCause::Friends, .. })), 1);
    assert!(!game.told(|e| matches!(e, Event::Fired { .. })), "retreats draw no fire");
}

#[rule("RBC-10.81a")]
#[test]
fn retreats_do_not_mark() {
    let mut game = fire(&bartow().unit_with("US-2NH-A", HERE, SHAKEN), &ONE_BACK);
    flee(&mut game, 1, &[]);
    assert!(!game.state.seen.has(game.unit("US-2NH-A")));
}

#[rule("RBC-12.51")]
#[rule("RBC-12.52")]
#[rule("RBC-12.54")]
#[test]
fn a_rout_goes_to_the_box_and_shakes_friends() {
    let position = bartow().unit_with("US-2RI-A", HERE, SHAKEN).unit("US-2RI-B", HERE);
    let game = fire(&position, &ROUT);
    assert_eq!(game.status("US-2RI-A"), Status::Recovery);
    assert_eq!(game.sp("US-2RI-A"), 6, "one by fire into the dense hex, one by the rout");
    let friend = game.unit("US-2RI-B");
    let shaken = |e: &Event| matches!(e, Event::Tested { unit, cause: TestCause::Friends, .. } if *unit == friend);
    assert_eq!(game.count(shaken), 1);
    let lost = effectiveness::lost(&game.world, &game.state, game.brigade("US-BURNSIDE"));
    assert_eq!(lost, 8, "two gone and six in the box");
}

#[rule("RBC-12.53")]
#[test]
fn a_leader_of_a_routed_unit_joins_the_nearest() {
    let position = bartow().unit_with("US-2RI-A", HERE, SHAKEN).unit("US-1RI-A", "S4430").leader("US-L-BURNSIDE", HERE);
    let mut dice = ROUT.to_vec();
    dice.push(("leader", 0));
    let game = fire(&position, &dice);
    assert_eq!(game.status("US-2RI-A"), Status::Recovery);
    assert_eq!(game.place("US-L-BURNSIDE"), Some("S4430"));
}

#[rule("RBC-12.71")]
#[rule("RBC-12.72")]
#[test]
fn leaders_fall_on_nine_under_fire() {
    let position = bartow().unit("US-2RI-A", HERE).unit("US-1RI-A", "S4430").leader("US-L-BURNSIDE", HERE);
    let with = |die: u8| fire(&position, &[("fire", 6), ("disorder", 0), ("leader", die)]);
    assert_eq!(with(8).status("US-L-BURNSIDE"), Status::OnMap);
    let game = with(9);
    assert!(game.told(|e| matches!(e, Event::LeaderDie { die: 9, least: 9, hit: true, .. })));
    assert_ne!(game.status("US-L-BURNSIDE"), Status::OnMap);
    let nothing = fire(&position, &[("fire", 2), ("disorder", 0)]);
    assert!(!nothing.told(|e| matches!(e, Event::LeaderDie { .. })), "no loss, no danger");
}

#[rule("RBC-12.71")]
#[test]
fn leaders_fall_on_eight_in_shock() {
    let mut game = Position::shock("US-BURNSIDE")
        .unit("US-2RI-A", HERE)
        .leader("US-L-BURNSIDE", HERE)
        .unit_with("CS-8GA-A", NEAR, "facing = 0\nmorale = \"disordered\"")
        .build();
    game.throw(&format!("shock US-2RI-A {NEAR}"), &mut ByPurpose(vec![("disorder", 0), ("leader", 8)]));
    assert!(game.told(|e| matches!(e, Event::LeaderDie { die: 8, least: 8, hit: true, .. })), "{:#?}", game.events);
}

#[rule("RBC-12.74")]
#[test]
fn a_leader_may_go_along() {
    let position = bartow().unit_with("US-2RI-A", HERE, SHAKEN).leader("US-L-BURNSIDE", HERE);
    let mut dice = ONE_BACK.to_vec();
    dice.push(("leader", 0));
    let mut game = fire(&position, &dice);
    assert_eq!(game.listed("ride"), ["US-L-BURNSIDE"]);
    game.choose("ride US-L-BURNSIDE", &[]);
    let way = game.listed("flee").first().unwrap().clone();
    game.throw(&format!("flee {way}"), &mut ByPurpose(Vec::new()));
    assert_eq!(game.place("US-L-BURNSIDE"), Some(way.as_str()));
}

#[rule("RBC-12.73")]
#[test]
fn a_leader_left_behind_is_captured() {
    let mut game = bartow().unit("US-2RI-A", "S4431").leader("US-L-PORTER", HERE).build();
    let (unit, hex) = (game.unit("CS-7GA-A"), game.hex(HERE));
    act(&mut game, &[], |play| play.enter_hex_of_leaders(unit, hex));
    assert!(game.told(|e| matches!(e, Event::LeaderCaptured { .. })));
}

#[rule("RBC-12.81")]
#[rule("RBC-12.44")]
#[test]
fn guns_limber_or_are_left() {
    // 2 RI Battery has cohesion 6.
    let dice = [("fire", 5), ("disorder", 8), ("second-disorder", 3)];
    let close = fire(&bartow().unit_with("US-2RIBTY", HERE, SHAKEN), &dice);
    assert_eq!(close.status("US-2RIBTY"), Status::Abandoned);
    assert_eq!(close.place("US-2RIBTY"), Some(HERE), "it stays where it is");
    assert_eq!(close.state.held_by(close.hex(HERE)), None, "and holds nothing");
    // From two hexes away nobody is beside the guns: they limber and go.
    let mut game = Position::actions("CS-BEE", "advance")
        .facing("CS-2MS-A", "S4426", 3)
        .unit("CS-11MS", "S4424")
        .unit_with("US-2RIBTY", HERE, SHAKEN)
        .build();
    game.throw(
        &format!("fire CS-2MS-A {HERE}"),
        &mut ByPurpose(vec![("fire", 9), ("disorder", 8), ("second-disorder", 3)]),
    );
    assert!(game.told(|e| matches!(e, Event::LimberedUp { .. })));
    assert_eq!(game.form("US-2RIBTY"), Form::Limbered);
    assert!(!game.listed("flee").is_empty());
    // Routed, they are abandoned too.
    let routed =
        fire(&bartow().unit_with("US-2RIBTY", HERE, SHAKEN), &[("fire", 5), ("disorder", 8), ("second-disorder", 9)]);
    assert_eq!(routed.status("US-2RIBTY"), Status::Abandoned);
}

#[rule("RBC-12.82")]
#[rule("RBC-12.83")]
#[test]
fn abandoned_guns_change_hands() {
    let mut game = bartow()
        .unit_with("US-2RIBTY", HERE, "morale = \"abandoned\"")
        .unit("CS-18VA-A", HERE)
        .unit("US-2RI-A", "S4431")
        .build();
    let points = red_badge::victory::points(&game.world, &game.state);
    let enemy = game.unit("CS-18VA-A");
    act(&mut game, &[], |play| play.seize_guns(enemy));
    assert_eq!(game.status("US-2RIBTY"), Status::Captured);
    assert_eq!(red_badge::victory::points(&game.world, &game.state), points);
    let friend = game.unit("US-2RI-A");
    let hex = game.hex(HERE);
    act(&mut game, &[], |play| {
        play.leave(enemy, Status::Recovery);
        play.s.put_in(play.w, friend, hex);
        play.seize_guns(friend);
    });
    assert_eq!(game.status("US-2RIBTY"), Status::Abandoned, "retaken");
}

#[rule("RBC-9.91")]
#[test]
fn a_retreat_off_the_map_ends_in_the_box() {
    let w = common::world("full-battle", &[]);
    // A corner of the map: everything away from the enemy lies outside.
    let corner = w.hexes().find(|hex| {
        let ring = w.ground(*hex).ring;
        ring[3].is_none() && ring[0].is_some() && ring[2].is_none() && ring[4].is_none()
    });
    let corner = corner.unwrap();
    let north = w.neighbour(corner, 0).unwrap();
    let (here, there) = (w.hex_id(corner), w.hex_id(north));
    let mut game = Position::actions("CS-BARTOW", "advance")
        .facing("CS-7GA-A", there, 3)
        .unit("CS-8GA-A", "S4425")
        .unit_with("US-2RI-A", here, SHAKEN)
        .build();
    game.throw(
        &format!("fire CS-7GA-A {here}"),
        &mut ByPurpose(vec![("fire", 9), ("disorder", 8), ("second-disorder", 2)]),
    );
    assert!(game.told(|e| matches!(e, Event::DrivenOff { .. })), "{:#?}", game.events);
    assert_eq!(game.status("US-2RI-A"), Status::Recovery);
}
