//! Sections 3.2 and 3.3 with what units do instead of moving: rally (13.41), barricades (15.1), prepared fire (10.5);
//! marks of confusing colours (10.81), cavalry (14.2), guns manned again (12.81). Open, flat ground around S4428.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test stops where it fails")]

mod common;

use common::{ByPurpose, Game, Position};
use kernel::Side;
use red_badge::event::Event;
use red_badge::stage::Phase;
use red_badge::state::{Form, Status};
use rule::rule;

#[rule("RBC-3.2")]
#[test]
fn one_action_to_a_unit() {
    let base = || Position::actions("US-PORTER", "advance").unit_with("US-USREG", "S4428", "morale = \"disordered\"");
    let mut game = base().build();
    game.choose("rally US-USREG", &[0]);
    assert_eq!(game.refused_by("move US-USREG"), "RBC-3.2");
    assert_eq!(game.refused_by("rally US-USREG"), "RBC-3.2");
    // Failed, it has had its action all the same.
    let mut game = base().build();
    game.choose("rally US-USREG", &[9]);
    assert!(game.is_disordered("US-USREG") && !game.is_finished("US-USREG"));
    assert_eq!(game.refused_by("move US-USREG"), "RBC-3.2");
    // Moving leaves only fire.
    let mut game = Position::actions("US-PORTER", "advance")
        .unit("US-USREG", "S4429")
        .unit("US-USMC", "S4430")
        .facing("CS-4SC-A", "S4426", 3)
        .build();
    game.choose_all(&["move US-USREG", "step S4428", "halt"]);
    assert!(game.offers("fire US-USREG S4426"));
    for choice in ["move US-USREG", "build US-USREG", "prepare US-USREG"] {
        assert_eq!(game.refused_by(choice), "RBC-3.2", "{choice}");
    }
    assert!(game.offers("move US-USMC"));
    // Building and preparing are actions too.
    for choice in ["build US-USREG", "prepare US-USREG"] {
        let mut game =
            Position::actions("US-PORTER", "advance").unit("US-USREG", "S4428").unit("US-USMC", "S4430").build();
        game.choose(choice, &[]);
        assert_eq!(game.refused_by("move US-USREG"), "RBC-3.2", "{choice}");
    }
}

#[rule("RBC-3.2")]
#[test]
fn taken_up_and_put_down_again_a_unit_has_not_moved_but_is_not_taken_up_twice() {
    let mut game = Position::actions("US-BURNSIDE", "advance")
        .unit("US-2RI-A", "S4428")
        .unit("US-1RI-A", "S4430")
        .facing("CS-4SC-A", "S4426", 3)
        .build();
    game.choose_all(&["move US-2RI-A", "halt"]);
    assert!(!game.state.moved.has(game.unit("US-2RI-A")) && game.offers("fire US-2RI-A S4426"));
    assert_eq!(game.refused_by("move US-2RI-A"), "RBC-3.2");
}

#[rule("RBC-3.2")]
#[test]
fn brigadiers_ride_once_besides() {
    let mut game = Position::actions("US-BURNSIDE", "advance")
        .leader("US-L-BURNSIDE", "S4428")
        .unit("US-2RI-A", "S4428")
        .unit("US-2RI-B", "S4429")
        .build();
    game.choose_all(&["lead US-L-BURNSIDE", "go S4427"]);
    assert_eq!(game.place("US-L-BURNSIDE"), Some("S4427"));
    assert!(!game.offers("lead US-L-BURNSIDE") && game.offers("move US-2RI-A"));
}

#[rule("RBC-9.31")]
#[test]
fn a_brigadier_rides_along_with_a_unit_of_his_own() {
    let mut game = Position::actions("US-BURNSIDE", "advance")
        .leader("US-L-BURNSIDE", "S4428")
        .unit("US-2RI-A", "S4428")
        .unit("US-2RI-B", "S4429")
        .build();
    game.choose_all(&["move US-2RI-A", "ride US-L-BURNSIDE", "step S4427", "halt"]);
    assert_eq!(game.place("US-L-BURNSIDE"), Some("S4427"));
    assert!(!game.offers("lead US-L-BURNSIDE"));
    // Not with a unit he is not with.
    game.choose("move US-2RI-B", &[]);
    assert_eq!(game.refused_by("ride US-L-BURNSIDE"), "RBC-9.31");
}

/// A unit in the front of one enemy goes to his flank, in the arc of regulars who have prepared their fire.
fn all_four() -> Game {
    let mut game = Position::actions("US-BURNSIDE", "attack")
        .facing("US-2RI-A", "S4429", 5)
        .facing("CS-4SC-A", "S4428", 3)
        .unit_with("CS-1LA", "S4530", "facing = 0\nprepared = true")
        .build();
    game.choose_all(&["move US-2RI-A", "step S4528"]);
    game
}

#[rule("RBC-3.3")]
#[test]
fn interrupts_come_in_their_order() {
    let mut game = all_four();
    assert_eq!(
        (game.place("US-2RI-A"), game.choices()),
        (Some("S4429"), vec!["fire CS-4SC-A S4429".to_owned(), "done".to_owned()])
    );
    game.choose("done", &[]);
    assert_eq!(
        (game.place("US-2RI-A"), game.choices()),
        (Some("S4528"), vec!["fire CS-1LA S4528".to_owned(), "done".to_owned()])
    );
    // Prepared fire at two hexes into the rear: 0 + 4 makes it test, and it draws no answer.
    game.choose("fire CS-1LA S4528", &[0, 0]);
    assert_eq!(game.listed("face"), ["CS-4SC-A se", "CS-4SC-A w"]);
    game.choose("face CS-4SC-A se", &[0]);
    assert_eq!(game.asked(), Some(Side::Union));
    game.choose_all(&["halt"]);
    // Active fire, then return fire of the target that has turned.
    game.choose("fire US-2RI-A S4428", &[0]);
    assert_eq!(
        (game.asked(), game.choices()),
        (Some(Side::Confederate), vec!["fire CS-4SC-A S4528".to_owned(), "done".to_owned()])
    );
    game.choose("fire CS-4SC-A S4528", &[0]);
    assert_eq!(game.asked(), Some(Side::Union));
}

#[rule("RBC-3.3")]
#[test]
fn a_mover_driven_off_by_an_interrupt_has_ended_its_action() {
    let mut game = Position::actions("US-BURNSIDE", "advance")
        .unit_with("US-2RI-A", "S4429", "morale = \"disordered\"")
        .unit("US-1RI-A", "S4431")
        .facing("CS-4SC-A", "S4428", 3)
        .build();
    game.choose_all(&["move US-2RI-A", "step S4430"]);
    // It tests, fails, and gives way by 12.34.
    game.throw("fire CS-4SC-A S4429", &mut ByPurpose(vec![("fire", 9), ("disorder", 9), ("second-disorder", 0)]));
    while game.listed("flee").len() > 1 {
        let way = game.listed("flee")[0].clone();
        game.throw(&format!("flee {way}"), &mut ByPurpose(Vec::new()));
    }
    assert!(game.state.mv.is_none() && game.state.offer.is_none());
    assert!(game.is_finished("US-2RI-A"));
    assert_ne!(game.place("US-2RI-A"), Some("S4429"));
}

fn rally_drm(position: Position) -> i8 {
    let game = position.build();
    let unit =
        game.state.on_map(&game.world, Side::Union).into_iter().find(|unit| game.state[*unit].disordered).unwrap();
    red_badge::actions::rally_drm(&game.world, &game.state, unit)
}

#[rule("RBC-13.41")]
#[test]
fn rally_by_cohesion_and_modifiers() {
    let shaken = "morale = \"disordered\"";
    let base = || Position::actions("US-BURNSIDE", "advance").unit_with("US-2RI-A", "S4428", shaken);
    assert_eq!(rally_drm(base()), 0);
    assert_eq!(rally_drm(base().leader("US-L-BURNSIDE", "S4432")), -1);
    assert_eq!(rally_drm(base().leader("US-L-BURNSIDE", "S4433")), 0);
    assert_eq!(rally_drm(base().leader("US-L-BURNSIDE", "S4428")), -2);
    assert_eq!(rally_drm(base().unit("CS-4SC-A", "S4425")), 1);
    assert_eq!(rally_drm(base().unit("CS-4SC-A", "S4424")), 0);
    assert_eq!(rally_drm(base().leader("CS-L-EVANS", "S4425")), 0);
    let tired = |level: u8| rally_drm(base().brigade("US-BURNSIDE", &format!("fatigue = {level}")));
    assert_eq!([1, 2, 3, 4].map(tired), [0, 1, 1, 2]);
    let horse = |form: &str| {
        Position::actions("US-CAV", "advance").unit_with("US-PALMER", "S4428", &format!("{shaken}\n{form}"))
    };
    assert_eq!(rally_drm(horse("")), -1);
    assert_eq!(rally_drm(horse("form = \"dismounted\"")), 0);
    // With 8 of the 16 SP it has here routed the brigade is ineffective.
    assert_eq!(rally_drm(base().routed("US-1RI-A")), 1);
    // Cohesion 5 in range: 6 succeeds, 7 does not; AMB-60: neither 0 nor 9 decides by itself.
    let mut game = base().leader("US-L-BURNSIDE", "S4432").build();
    game.choose("rally US-2RI-A", &[6]);
    assert!(!game.is_disordered("US-2RI-A") && game.is_finished("US-2RI-A"));
    let mut game = base().leader("US-L-BURNSIDE", "S4432").build();
    game.choose("rally US-2RI-A", &[7]);
    assert!(game.is_disordered("US-2RI-A"));
}

#[rule("RBC-13.41")]
#[test]
fn nobody_rallies_next_to_an_enemy_or_in_good_order() {
    let game = Position::actions("US-BURNSIDE", "advance")
        .unit_with("US-2RI-A", "S4428", "morale = \"disordered\"")
        .unit("US-2RI-B", "S4431")
        .unit("CS-4SC-A", "S4427")
        .build();
    assert_eq!(game.refused_by("rally US-2RI-A"), "RBC-13.41");
    assert_eq!(game.refused_by("rally US-2RI-B"), "RBC-13.41");
}

/// Ends the activation and goes on to the next one of the brigade.
fn next_activation(game: &mut Game, brigade: &str) {
    let before = game.of(brigade).activations;
    let mut dice = ByPurpose(Vec::new());
    if game.phase() == Phase::Actions && game.offers("done") {
        game.throw("done", &mut dice);
    }
    game.idle_until(&mut dice, |game| game.phase() == Phase::Actions && game.of(brigade).activations > before);
}

fn builders(brigade: &str, unit: &str, leader: &str, lines: &str) -> Game {
    Position::actions(brigade, "advance")
        .brigade(brigade, "pool = 4")
        .leader(leader, "S4430")
        .unit("US-2RI-B", "S4433")
        .unit_with(unit, "S4428", lines)
        .build()
}

#[rule("RBC-15.11")]
#[test]
fn regulars_build_in_two_activations_recruits_in_three() {
    let built = |game: &Game| game.state.barricade(game.hex("S4428")).is_some();
    let mut game = builders("US-PORTER", "US-USREG", "US-L-PORTER", "");
    game.choose("build US-USREG", &[]);
    next_activation(&mut game, "US-PORTER");
    assert!(!built(&game));
    game.choose("build US-USREG", &[]);
    assert!(built(&game));

    let mut game = builders("US-PORTER", "US-USMC", "US-L-PORTER", "");
    for _ in 0..2 {
        game.choose("build US-USMC", &[]);
        assert!(!built(&game));
        next_activation(&mut game, "US-PORTER");
    }
    game.choose("build US-USMC", &[]);
    assert!(built(&game));
}

#[rule("RBC-15.11")]
#[test]
fn work_broken_off_begins_anew() {
    let mut game = builders("US-PORTER", "US-USMC", "US-L-PORTER", "built = 2");
    // AMB-59: a pass breaks it off.
    next_activation(&mut game, "US-PORTER");
    assert_eq!(game.at("US-USMC").built, 0);
    let mut game = builders("US-PORTER", "US-USMC", "US-L-PORTER", "built = 2");
    game.choose_all(&["move US-USMC", "turn e", "halt"]);
    assert_eq!(game.at("US-USMC").built, 0);
    // An activation it skips for want of command does not.
    let mut game = Position::actions("US-PORTER", "advance")
        .brigade("US-PORTER", "pool = 4")
        .leader("US-L-PORTER", "S4408")
        .unit("US-8NY-A", "S4408")
        .unit_with("US-USMC", "S4428", "built = 1")
        .build();
    game.choose("build US-USMC", &[]);
    next_activation(&mut game, "US-PORTER");
    assert!(game.state.idle.has(game.unit("US-USMC")));
    next_activation(&mut game, "US-PORTER");
    assert_eq!(game.at("US-USMC").built, 2);
}

#[rule("RBC-15.11")]
#[rule("RBC-14.22")]
#[test]
fn who_may_build() {
    let refused = |unit: &str, brigade: &str, lines: &str, enemy: &str| {
        let position = Position::actions(brigade, "advance").unit_with(unit, "S4428", lines).unit("CS-4SC-A", enemy);
        let game = position.unit("US-2NY-A", "S4434").build();
        let build = format!("build {unit}");
        if game.offers(&build) { "offered" } else { game.refused_by(&build) }
    };
    assert_eq!(refused("US-2RI-A", "US-BURNSIDE", "", "S4426"), "offered");
    assert_eq!(refused("US-2RI-A", "US-BURNSIDE", "", "S4427"), "RBC-15.11");
    assert_eq!(refused("US-2RI-A", "US-BURNSIDE", "order = \"attack\"", "S4426"), "RBC-15.11");
    assert_eq!(refused("US-2RI-A", "US-BURNSIDE", "order = \"march\"", "S4426"), "RBC-15.11");
    assert_eq!(refused("US-2RI-A", "US-BURNSIDE", "morale = \"disordered\"", "S4426"), "RBC-12.31");
    assert_eq!(refused("US-2RIBTY", "US-BURNSIDE", "", "S4426"), "RBC-15.11");
    assert_eq!(refused("US-PALMER", "US-CAV", "", "S4426"), "RBC-15.11");
    assert_eq!(refused("US-PALMER", "US-CAV", "form = \"dismounted\"", "S4426"), "offered");
}

#[rule("RBC-15.12")]
#[rule("RBC-9.48")]
#[test]
fn a_barricade_covers_the_builders_front_and_falls_to_the_enemy() {
    let mut game = builders("US-PORTER", "US-USREG", "US-L-PORTER", "built = 1\nfacing = 2");
    game.choose("build US-USREG", &[]);
    let works = game.state.barricade(game.hex("S4428")).unwrap();
    assert_eq!((works.sides, works.owner), (1 << 2 | 1 << 3, Side::Union));
    // The owner's men come and go; it stays.
    let mut game =
        Position::actions("US-PORTER", "advance").unit_with("US-USREG", "S4428", "entrenched = true").build();
    game.choose_all(&["move US-USREG", "step S4427", "step S4428", "step S4427", "halt"]);
    assert!(game.state.barricade(game.hex("S4428")).is_some());
    // An enemy who only passes leaves it, one who ends there takes it down.
    let base = || {
        Position::actions("CS-EVANS", "advance")
            .unit("CS-4SC-A", "S4429")
            .text("[[barricade]]\nplace = \"S4428\"\nsides = [3]\nside = \"union\"")
            .build()
    };
    let mut game = base();
    game.choose_all(&["move CS-4SC-A", "step S4428", "step S4427", "halt"]);
    assert!(game.state.barricade(game.hex("S4428")).is_some());
    let mut game = base();
    game.choose_all(&["move CS-4SC-A", "step S4428", "halt"]);
    assert!(game.state.barricade(game.hex("S4428")).is_none());
}

#[rule("RBC-10.51")]
#[test]
fn only_regulars_prepare_fire_and_only_in_advance() {
    let refused = |unit: &str, brigade: &str, lines: &str| {
        let game =
            Position::actions(brigade, "advance").unit_with(unit, "S4428", lines).unit("US-2NY-A", "S4434").build();
        let prepare = format!("prepare {unit}");
        if game.offers(&prepare) { "offered" } else { game.refused_by(&prepare) }
    };
    assert_eq!(refused("US-2RI-A", "US-BURNSIDE", ""), "RBC-10.51");
    assert_eq!(refused("US-USREG", "US-PORTER", ""), "offered");
    assert_eq!(refused("US-USREG", "US-PORTER", "order = \"attack\""), "RBC-10.51");
    // AMB-34: the regular batteries too, and Palmer on foot.
    assert_eq!(refused("US-D5US-A", "US-PORTER", ""), "offered");
    assert_eq!(refused("US-2RIBTY", "US-BURNSIDE", ""), "RBC-10.51");
    assert_eq!(refused("US-PALMER", "US-CAV", ""), "RBC-10.51");
    assert_eq!(refused("US-PALMER", "US-CAV", "form = \"dismounted\""), "offered");
}

#[rule("RBC-10.51a")]
#[test]
fn prepared_fire_is_one_shot_within_two_hexes() {
    let mut game = Position::actions("CS-EVANS", "advance")
        .facing("CS-4SC-A", "S4425", 3)
        .unit("CS-4SC-B", "S4424")
        .unit_with("US-USREG", "S4428", "facing = 0\nprepared = true")
        .build();
    game.choose("move CS-4SC-A", &[]);
    game.choose("step S4426", &[]);
    assert_eq!(game.choices(), ["fire US-USREG S4426", "done"]);
    game.choose("fire US-USREG S4426", &[0]);
    assert!(!game.state.prepared.has(game.unit("US-USREG")));
    assert!(
        game.told(|e| matches!(e, Event::Modified { why: red_badge::event::Modifier::FirePrepared, value: 1, .. }))
    );
    // The marker is gone, so the next to come is safe.
    game.choose_all(&["step S4425", "halt"]);
    // At three hexes there is no offer; guns have four.
    let offered = |unit: &str, brigade: &str| {
        let mut game = Position::actions(brigade, "advance")
            .facing("CS-4SC-A", "S4424", 3)
            .unit_with(unit, "S4428", "facing = 0\nprepared = true")
            .build();
        game.choose_all(&["move CS-4SC-A", "step S4425"]);
        game.asked() == Some(Side::Union)
    };
    assert!(!offered("US-USREG", "CS-EVANS") && offered("US-D5US-A", "CS-EVANS"));
}

#[rule("RBC-10.51")]
#[test]
fn the_marker_lasts_until_the_next_activation() {
    let mut game = builders("US-PORTER", "US-USREG", "US-L-PORTER", "");
    game.choose("prepare US-USREG", &[]);
    assert!(game.state.prepared.has(game.unit("US-USREG")));
    next_activation(&mut game, "US-PORTER");
    assert!(!game.state.prepared.has(game.unit("US-USREG")));
}

#[rule("RBC-10.52")]
#[test]
fn what_keeps_a_unit_from_preparing() {
    let refused = |unit: &str, lines: &str, enemy: &str| {
        let game =
            Position::actions("US-PORTER", "advance").unit_with(unit, "S4428", lines).unit("CS-4SC-A", enemy).build();
        game.refused_by(&format!("prepare {unit}"))
    };
    assert_eq!(refused("US-USREG", "", "S4427"), "RBC-10.52");
    assert_eq!(refused("US-USREG", "morale = \"disordered\"", "S4424"), "RBC-12.31");
    assert_eq!(refused("US-USREG", "refused = \"left\"", "S4424"), "RBC-7.33");
    assert_eq!(refused("US-D5US-A", "form = \"limbered\"", "S4424"), "RBC-10.52");
    // Disorder takes the marker: fire at two hexes, 9 + 1 + 0 makes it test, and 9 fails.
    let mut game = Position::actions("CS-BEE", "advance")
        .facing("CS-2MS-A", "S4426", 3)
        .unit_with("US-USREG", "S4428", "facing = 0\nprepared = true")
        .build();
    game.throw("fire CS-2MS-A S4428", &mut ByPurpose(vec![("fire", 9), ("disorder", 9)]));
    assert!(game.is_disordered("US-USREG") && !game.state.prepared.has(game.unit("US-USREG")));
}

/// Ends a move of the zouaves of 14 NY in S4428, with an observer.
fn seen_by(observer: &str, place: &str, lines: &str) -> bool {
    let mut game =
        Position::actions("US-PORTER", "advance").unit_with(observer, place, lines).unit("US-14NY-A", "S4429").build();
    game.choose_all(&["move US-14NY-A", "step S4428"]);
    if game.asked() == Some(Side::Confederate) {
        game.choose("done", &[]);
    }
    game.choose("halt", &[]);
    game.state.seen.has(game.unit("US-14NY-A"))
}

#[rule("RBC-10.81")]
#[test]
fn confusing_colours_are_marked_by_who_sees_them() {
    // Infantry of an inactive brigade at exactly two hexes, looking there.
    assert!(seen_by("CS-4SC-A", "S4426", "facing = 3"));
    assert!(!seen_by("CS-4SC-A", "S4426", "facing = 0"));
    assert!(!seen_by("CS-4SC-A", "S4425", "facing = 3"));
    assert!(seen_by("US-69NY-A", "S4426", "facing = 3"));
    // Not of its own brigade.
    assert!(!seen_by("US-8NY-A", "S4426", "facing = 3"));
    // Artillery of any brigade within six (AMB-15, AMB-43).
    assert!(seen_by("US-D5US-A", "S4426", "facing = 3"));
    assert!(seen_by("CS-KEMPER", "S4425", "facing = 3"));
    // Cavalry never.
    assert!(!seen_by("CS-1VA-A", "S4426", "facing = 3"));
}

#[rule("RBC-10.81")]
#[test]
fn next_to_infantry_nobody_is_marked_and_a_mark_goes_with_the_next_move() {
    let mut game = Position::actions("US-PORTER", "attack")
        .facing("CS-4SC-A", "S4427", 3)
        .unit("US-14NY-A", "S4429")
        .unit("US-27NY-A", "S4431")
        .build();
    game.choose_all(&["move US-14NY-A", "step S4428", "halt"]);
    assert!(!game.state.seen.has(game.unit("US-14NY-A")));
    // 27 NY wears blue.
    game.choose_all(&["move US-27NY-A", "step S4430", "step S4429", "halt"]);
    assert!(game.state.seen.is_empty());
    // AMB-16: marked, it loses the mark where nobody sees it.
    let mut game = Position::actions("US-PORTER", "advance")
        .facing("CS-4SC-A", "S4426", 3)
        .unit_with("US-14NY-A", "S4428", "seen = true")
        .build();
    game.choose_all(&["move US-14NY-A", "step S4429", "halt"]);
    assert!(game.state.seen.is_empty());
    // Identified units are never marked (10.84).
    let mut game = Position::actions("US-PORTER", "advance")
        .start("identified = [\"US-14NY-A\"]")
        .facing("CS-4SC-A", "S4426", 3)
        .unit("US-14NY-A", "S4429")
        .build();
    game.choose_all(&["move US-14NY-A", "step S4428", "halt"]);
    assert!(game.state.seen.is_empty());
}

#[rule("RBC-14.21")]
#[test]
fn only_palmer_dismounts() {
    let mut game = Position::actions("US-CAV", "advance").unit("US-PALMER", "S4428").build();
    game.choose("move US-PALMER", &[]);
    assert_eq!((game.left(), game.cost("dismount")), (24, 12));
    game.choose("dismount", &[]);
    // Half of what a dismounted unit has is left.
    assert_eq!((game.form("US-PALMER"), game.left()), (Form::Dismounted, 6));
    game.choose("mount", &[]);
    assert_eq!(game.left(), 0);
    let mut game = Position::actions("CS-CAV", "advance").unit("CS-1VA-A", "S4428").build();
    game.choose("move CS-1VA-A", &[]);
    assert_eq!(game.refused_by("dismount"), "RBC-14.21");
    let mut game = Position::actions("US-CAV", "advance").unit("US-PALMER", "S4428").unit("CS-4SC-A", "S4427").build();
    game.choose("move US-PALMER", &[]);
    assert_eq!(game.refused_by("dismount"), "RBC-14.21");
}

#[rule("RBC-12.81")]
#[test]
fn abandoned_guns_are_manned_in_the_next_activation() {
    let mut game = Position::actions("US-BURNSIDE", "advance")
        .brigade("US-BURNSIDE", "pool = 2")
        .leader("US-L-BURNSIDE", "S4428")
        .unit("US-2RI-A", "S4428")
        .unit_with("US-71NYBTY", "S4429", "morale = \"abandoned\"")
        .build();
    game.choose_all(&["move US-2RI-A", "step S4429", "halt"]);
    assert_eq!(game.status("US-71NYBTY"), Status::Abandoned);
    let before = game.of("US-BURNSIDE").activations;
    let mut dice = ByPurpose(Vec::new());
    game.throw("done", &mut dice);
    game.idle_until(&mut dice, |game| game.phase() == Phase::Actions && game.of("US-BURNSIDE").activations > before);
    assert_eq!(game.choices(), ["recrew US-71NYBTY limbered", "recrew US-71NYBTY unlimbered"]);
    assert_eq!(game.refused_by("move US-2RI-A"), "RBC-12.81");
    game.choose("recrew US-71NYBTY limbered", &[]);
    assert_eq!((game.status("US-71NYBTY"), game.form("US-71NYBTY")), (Status::OnMap, Form::Limbered));
    assert!(game.is_disordered("US-71NYBTY") && game.offers("move US-2RI-A"));
}

#[rule("RBC-12.82")]
#[test]
fn who_ends_his_move_by_abandoned_guns_takes_them() {
    let mut game = Position::actions("CS-EVANS", "advance")
        .unit("CS-4SC-A", "S4428")
        .unit_with("US-2RIBTY", "S4429", "morale = \"abandoned\"")
        .build();
    game.choose_all(&["move CS-4SC-A", "step S4429"]);
    assert_eq!(game.status("US-2RIBTY"), Status::Abandoned);
    game.choose("halt", &[]);
    assert_eq!(game.status("US-2RIBTY"), Status::Captured);
}

#[rule("RBC-6.22")]
#[test]
fn a_pinned_brigade_turns_but_does_not_move() {
    let mut game =
        Position::actions("US-BURNSIDE", "advance").unit("US-2RI-A", "S4428").unit("US-2RI-B", "S4430").build();
    game.state.pinned = true;
    game.choose("move US-2RI-A", &[]);
    assert_eq!(game.refused_by("step S4427"), "RBC-6.22");
    assert_eq!(game.refused_by("extend S4528"), "RBC-6.22");
    game.choose_all(&["turn e", "halt"]);
}

#[rule("RBC-15.21")]
#[test]
fn nobody_blows_up_or_mends_a_bridge() {
    let game = Position::actions("US-PORTER", "advance").unit("US-USREG", "N6223").build();
    let mut verbs: Vec<String> =
        game.choices().iter().filter(|c| c.contains("US-USREG")).map(|c| c.replace(" US-USREG", "")).collect();
    verbs.sort();
    assert_eq!(verbs, ["build", "move", "prepare"]);
}
