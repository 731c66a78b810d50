//! Section 4 with 9.33: leaders and their ranges. Open, flat ground around S4428.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test stops where it fails")]

mod common;

use std::collections::BTreeSet;

use common::command::{Fate, armies, burnside, evans, muster, nine_o_clock, put};
use common::{ByPurpose, Game, Position, world};
use kernel::{Side, Title};
use red_badge::event::{Event, Modifier};
use red_badge::stage::Phase;
use red_badge::state::Status;
use red_badge::world::{Command, Rank};
use red_badge::{RedBadge, leaders, ride};
use rule::rule;

// 4: leaders.

#[rule("RBC-4.11")]
#[rule("RBC-5.24")]
#[test]
fn mcdowell_adds_his_rating_to_brigades_in_his_range() {
    let base = || burnside().leader("US-L-HUNTER", "S4428");
    // Twelve hexes away, and thirteen.
    let game = muster(&base().leader("US-L-MCDOWELL", "S4416"), &[2]);
    assert_eq!((put(&game, "US-BURNSIDE"), game.of("US-BURNSIDE").overall), (3, 1));
    let game = muster(&base().leader("US-L-MCDOWELL", "S4415"), &[2]);
    assert_eq!((put(&game, "US-BURNSIDE"), game.of("US-BURNSIDE").overall), (2, 0));
    // He passes over the division leader: Hunter being far costs one, McDowell being near adds one all the same.
    let far = burnside().leader("US-L-HUNTER", "S1010").leader("US-L-MCDOWELL", "S4428");
    let game = muster(&far, &[2]);
    assert_eq!((put(&game, "US-BURNSIDE"), game.of("US-BURNSIDE").in_command), (2, false));
    // Never more than four, never less than one.
    assert_eq!(put(&muster(&base().leader("US-L-MCDOWELL", "S4416"), &[4]), "US-BURNSIDE"), 4);
    assert_eq!(put(&muster(&burnside(), &[1]), "US-BURNSIDE"), 1);
}

#[rule("RBC-4.11a")]
#[test]
fn confederate_commanders_help_their_own_army_only() {
    let base = evans()
        .leader("CS-L-BEAUREGARD", "S4428")
        .leader("CS-L-JOHNSTON", "S1010")
        .leader("CS-L-BEE", "S4429")
        .unit("CS-4AL-A", "S4429");
    let game = muster(&base, &[3, 3]);
    assert_eq!((put(&game, "CS-EVANS"), game.of("CS-EVANS").in_command), (4, true));
    // Bee beside Beauregard: no bonus, and out of the command of Johnston.
    assert_eq!((put(&game, "CS-BEE"), game.of("CS-BEE").in_command, game.of("CS-BEE").overall), (2, false, 0));
}

#[rule("RBC-4.11b")]
#[test]
fn to_be_far_from_mcdowell_costs_only_his_bonus() {
    let base = || burnside().leader("US-L-HUNTER", "S4428");
    for position in [base().leader("US-L-MCDOWELL", "S1010"), base()] {
        let game = muster(&position, &[3]);
        assert_eq!((put(&game, "US-BURNSIDE"), game.of("US-BURNSIDE").in_command), (3, true));
    }
}

#[rule("RBC-4.14")]
#[test]
fn command_is_measured_in_hexes_whatever_lies_between() {
    // Tyler east of Bull Run, Sherman west of it.
    let game = |place: &str| {
        let position =
            Position::at("turn").leader("US-L-TYLER", "N6821").leader("US-L-SHERMAN", place).unit("US-69NY-A", place);
        muster(&position, &[3])
    };
    let near = game("N5821");
    assert_eq!(near.world.distance(near.hex("N5821"), near.hex("N6821")), 10);
    assert!(near.of("US-SHERMAN").in_command && put(&near, "US-SHERMAN") == 3);
    let far = game("N5721");
    assert!(!far.of("US-SHERMAN").in_command && put(&far, "US-SHERMAN") == 2);
    assert!(far.told(|e| matches!(e, Event::BrigadierOutOfCommand { .. })));
    // An army commander reaches twelve.
    for (place, commanded) in [("S4416", true), ("S4415", false)] {
        let game = muster(&evans().leader("CS-L-BEAUREGARD", place), &[3]);
        assert_eq!(game.of("CS-EVANS").in_command, commanded, "{place}");
    }
    // It counts when the pool is made up, not later in the turn.
    let mut game = near;
    let tyler = game.leader("US-L-TYLER");
    game.state.leader_mut(tyler).hex = Some(game.hex("S1010"));
    assert!(game.offers("order US-SHERMAN attack"));
}

#[rule("RBC-4.14a")]
#[test]
fn nobody_is_commanded_by_a_man_who_has_not_come() {
    let (game, told) = nine_o_clock(&[], &mut Fate::new(&[("efficiency", &[2, 3, 2])]));
    assert!(!game.of("CS-EVANS").in_command && !game.of("CS-COCKE").in_command);
    let evans = game.brigade("CS-EVANS");
    assert!(told.iter().any(|e| matches!(e, Event::BrigadierOutOfCommand { brigade } if *brigade == evans)));
    assert_eq!((put(&game, "CS-EVANS"), put(&game, "CS-COCKE")), (2, 2), "three, less one");
    assert!(game.of("US-BURNSIDE").in_command, "Hunter is there");
    assert!(game.listed("order").iter().all(|order| !order.starts_with("CS-")));
}

#[rule("RBC-4.14b")]
#[test]
fn who_is_due_is_measured_from_his_entry_hex() {
    let base = |hunter: &str| {
        Position::at("turn")
            .leader("US-L-HUNTER", hunter)
            .group(&["US-L-PORTER", "US-L-MCDOWELL", "US-USREG"], "N4401", 1000, "order = \"march\"")
            .group(&["CS-L-BEAUREGARD"], "S7020", 1000, "commander-phase = true")
            .leader("CS-L-EVANS", "S6920")
            .unit("CS-4SC-A", "S6920")
    };
    let game = muster(&base("N4411"), &[3, 3]);
    assert_eq!(game.world.distance(game.hex("N4411"), game.hex("N4401")), 10);
    assert!(game.of("US-PORTER").in_command);
    // McDowell is measured from there too, and is put there; Porter waits, and so does Beauregard until the end.
    assert_eq!((game.of("US-PORTER").overall, put(&game, "US-PORTER")), (1, 4));
    assert_eq!((game.status("US-L-MCDOWELL"), game.place("US-L-MCDOWELL")), (Status::OnMap, Some("N4401")));
    assert_eq!(game.status("US-L-PORTER"), Status::Queued);
    assert_eq!(game.status("CS-L-BEAUREGARD"), Status::Waiting);
    assert!(!game.of("CS-EVANS").in_command);
    let game = muster(&base("N4412"), &[3, 3]);
    assert!(!game.of("US-PORTER").in_command);
    // Not before the turn they are due.
    let early = base("N4411").start("hour = 900").unit("US-2RI-A", "N4420").leader("US-L-BURNSIDE", "N4420");
    let game = muster(&early, &[3, 3]);
    assert_eq!((put(&game, "US-PORTER"), game.status("US-L-MCDOWELL")), (0, Status::Waiting));
}

#[rule("RBC-4.14c")]
#[rule("RBC-4.22")]
#[test]
fn ranges_and_ratings_go_by_rank() {
    let w = world("full-battle", &[]);
    for leader in &w.leaders {
        let (range, rating) = match leader.rank {
            Rank::Brigade => (4, 0),
            Rank::Division => (10, 0),
            Rank::Army | Rank::Overall => (12, 1),
        };
        assert_eq!((leader.range, leader.initiative), (range, rating), "{}", leader.id);
    }
    let rated: BTreeSet<&str> = w.leaders.iter().filter(|l| l.initiative > 0).map(|l| l.id.as_str()).collect();
    assert_eq!(rated, ["CS-L-BEAUREGARD", "CS-L-JOHNSTON", "US-L-MCDOWELL"].into_iter().collect());
    assert_eq!(w.leaders.iter().filter(|l| l.rank == Rank::Division).count(), 3);
}

/// Hexes a leader taken up may reach, by half points.
fn rides(game: &Game) -> Vec<(String, u8)> {
    let found = ride::reach(&game.world, &game.state, &game.state.ride.unwrap());
    found.into_iter().map(|(hex, spent)| (game.world.hex_id(hex).to_owned(), spent)).collect()
}

#[rule("RBC-4.17")]
#[test]
fn commanders_ride_forty_points_and_only_in_their_phase() {
    let mut game = Position::actions("US-BURNSIDE", "advance")
        .leader("US-L-HUNTER", "S4428")
        .leader("US-L-MCDOWELL", "S4428")
        .leader("US-L-BURNSIDE", "S4428")
        .unit("US-2RI-A", "S4428")
        .build();
    assert_eq!(game.listed("lead"), ["US-L-BURNSIDE"]);
    assert_eq!(game.refused_by("lead US-L-HUNTER"), "RBC-4.17");
    assert_eq!(game.refused_by("lead US-L-MCDOWELL"), "RBC-4.17");
    // Nor does he ride along with a unit.
    game.choose("move US-2RI-A", &[]);
    assert!(!game.offers("ride US-L-HUNTER") && game.offers("ride US-L-BURNSIDE"));
    let mut game = Position::at("commanders").leader("US-L-HUNTER", "S1010").build();
    game.choose("lead US-L-HUNTER", &[]);
    let reached = rides(&game);
    let most = reached.iter().map(|(_, spent)| *spent).max();
    assert!(matches!(most, Some(79 | 80)), "{most:?}");
    let listed: BTreeSet<String> = game.listed("go").into_iter().collect();
    assert_eq!(listed, reached.iter().map(|(hex, _)| hex.clone()).collect());
    // A hex next to the last he reaches, but beyond: the 41st point.
    let edge = reached.iter().find(|(_, spent)| *spent == 80).unwrap();
    let w = &game.world;
    let beyond = w.neighbours(game.hex(&edge.0)).find(|hex| !listed.contains(w.hex_id(*hex)));
    assert_eq!(game.refused_by(&format!("go {}", w.hex_id(beyond.unwrap()))), "RBC-9.31");
    let to = edge.0.clone();
    game.throw(&format!("go {to}"), &mut ByPurpose(Vec::new()));
    assert_eq!(game.place("US-L-HUNTER"), Some(to.as_str()));
}

/// A hex the leader reaches for so many half points and no fewer, near a hex but not that hex.
fn ride_of(game: &Game, half_points: u8, near: &str, steps: u8) -> String {
    let near = game.hex(near);
    let fits = |id: &str| (1..=steps).contains(&game.world.distance(game.hex(id), near));
    rides(game).into_iter().find(|(hex, spent)| *spent == half_points && fits(hex)).unwrap().0
}

#[rule("RBC-9.33")]
#[test]
fn after_more_than_ten_points_a_commander_is_of_no_use_in_the_next_turn() {
    let base = |porter: &str| {
        Position::at("commanders")
            .leader("US-L-HUNTER", "S4528")
            .leader("US-L-BURNSIDE", "S4526")
            .unit("US-2RI-A", "S4526")
            .leader("US-L-PORTER", porter)
            .unit("US-USREG", "S4527")
            .leader("US-L-MCDOWELL", "S4428")
    };
    let mut scout = base("S4526").build();
    scout.choose("lead US-L-HUNTER", &[]);
    let (ten, eleven) = (ride_of(&scout, 20, "S4526", 10), ride_of(&scout, 22, "S4526", 10));
    for (to, far) in [(ten, false), (eleven, true)] {
        let mut game = base(&to).build();
        game.choose("lead US-L-HUNTER", &[]);
        game.choose(&format!("go {to}"), &[]);
        assert!(game.told(|e| matches!(e, Event::LeaderRode { far: told, .. } if *told == far)), "{to}");
        let mut dice = Fate::new(&[("efficiency", &[2, 3])]);
        game.idle_until(&mut dice, |game| game.state.turn == 2 && matches!(game.phase(), Phase::DivisionOrders(_)));
        // Both brigadiers are within ten hexes; Porter in his very hex.
        assert!(game.world.distance(game.hex(&to), game.hex("S4526")) <= 10);
        assert_eq!((game.of("US-PORTER").in_command, game.of("US-BURNSIDE").in_command), (true, !far), "{to}");
        // McDowell has not stirred: two and one more, less one if Hunter is of no use.
        assert_eq!((put(&game, "US-PORTER"), put(&game, "US-BURNSIDE")), (3, if far { 2 } else { 3 }));
        // It lasts one turn.
        game.idle_until(&mut ByPurpose(Vec::new()), |game| {
            game.state.turn == 3 && matches!(game.phase(), Phase::DivisionOrders(_))
        });
        assert!(game.of("US-BURNSIDE").in_command);
    }
}

#[rule("RBC-9.33")]
#[test]
fn an_army_commander_worn_out_has_no_rating() {
    let mcdowell = |lines: &str| burnside().leader("US-L-HUNTER", "S4428").leader_with("US-L-MCDOWELL", "S4428", lines);
    let rated = |game: &Game| game.count(|e| matches!(e, Event::Modified { why: Modifier::CommanderRating, .. }));
    let game = muster(&mcdowell("blown = true"), &[2]);
    assert_eq!((put(&game, "US-BURNSIDE"), game.of("US-BURNSIDE").overall, rated(&game)), (2, 0, 0));
    let game = muster(&mcdowell(""), &[2]);
    assert_eq!((put(&game, "US-BURNSIDE"), game.of("US-BURNSIDE").overall, rated(&game)), (3, 1, 1));
    // Beauregard: even the brigadier in his hex, though in command, has nothing of his rating.
    let base = evans()
        .leader_with("CS-L-BEAUREGARD", "S4428", "blown = true")
        .leader("CS-L-COCKE", "S4429")
        .unit("CS-8VA", "S4429");
    let game = base.build();
    // He cannot be named, so nobody is asked.
    assert_eq!(game.choices(), ["begin"]);
    let game = muster(&base, &[3]);
    assert_eq!((game.of("CS-EVANS").in_command, put(&game, "CS-EVANS")), (true, 3));
    assert_eq!((game.of("CS-COCKE").in_command, put(&game, "CS-COCKE")), (false, 2));
}

#[rule("RBC-AMB32")]
#[test]
fn beauregard_and_johnston_come_in_the_commander_phase() {
    let base = || {
        Position::at("turn")
            .start("hour = 1100")
            .group(&["CS-L-BEAUREGARD", "CS-L-JOHNSTON"], "S7020", 1100, "commander-phase = true")
            .leader("CS-L-EVANS", "S6420")
            .unit("CS-4SC-A", "S6420")
            .unit("CS-4SC-B", "S6421")
    };
    let enter = || {
        let mut game = muster(&base(), &[3]);
        assert!(!game.of("CS-EVANS").in_command && game.of("CS-EVANS").overall == 0);
        assert_eq!(game.status("CS-L-BEAUREGARD"), Status::Waiting);
        game.idle_until(&mut ByPurpose(Vec::new()), |game| matches!(game.phase(), Phase::Commanders(_)));
        assert_eq!((game.state.turn, game.phase()), (2, Phase::Commanders(Side::Confederate)));
        assert_eq!((game.place("CS-L-BEAUREGARD"), game.place("CS-L-JOHNSTON")), (Some("S7020"), Some("S7020")));
        assert_eq!(game.listed("lead"), ["CS-L-BEAUREGARD", "CS-L-JOHNSTON"]);
        game.choose("lead CS-L-BEAUREGARD", &[]);
        game
    };
    for (half_points, of_use) in [(20, true), (22, false)] {
        let mut game = enter();
        let to = ride_of(&game, half_points, "S6420", 12);
        game.choose(&format!("go {to}"), &[]);
        game.throw("done", &mut ByPurpose(Vec::new()));
        assert_eq!((game.state.turn, game.phase()), (3, Phase::Initiative));
        assert_eq!(game.offers("name CS-L-BEAUREGARD"), of_use, "{to}");
        assert!(game.offers("name CS-L-JOHNSTON"));
        game.throw("name nobody", &mut Fate::new(&[("efficiency", &[2])]));
        assert_eq!((game.of("CS-EVANS").in_command, put(&game, "CS-EVANS")), (of_use, if of_use { 3 } else { 1 }));
    }
}

fn falls(game: &mut Game, id: &str) {
    let leader = game.leader(id);
    let state = game.state.leader_mut(leader);
    (state.status, state.hex) = (Status::Gone, None);
}

#[rule("RBC-4.18")]
#[test]
fn of_two_confederate_commanders_the_survivor_leads_both_armies() {
    let mut game = armies().build();
    falls(&mut game, "CS-L-BEAUREGARD");
    assert_eq!(game.refused_by("name CS-L-BEAUREGARD"), "RBC-5.11");
    let mut dice = Fate::new(&[("initiative", &[3, 9]), ("efficiency", &[2, 3])]);
    game.throw("name CS-L-JOHNSTON", &mut dice);
    assert_eq!(dice.sides("efficiency"), [8, 7], "two markers are drawn");
    assert_eq!((put(&game, "CS-EVANS"), put(&game, "CS-BEE")), (3, 4));
    assert!(game.of("CS-EVANS").in_command && game.of("CS-BEE").in_command);
    game.choose("done", &[]);
    // Any brigade may come first.
    assert_eq!(game.listed("activate"), ["CS-BEE", "CS-EVANS"]);
    // While Beauregard lives Johnston leads his own alone.
    let mut game = armies().build();
    game.throw("name CS-L-JOHNSTON", &mut Fate::new(&[("initiative", &[3, 9]), ("efficiency", &[2, 3])]));
    assert_eq!((put(&game, "CS-EVANS"), put(&game, "CS-BEE")), (1, 4));
    assert!(!game.of("CS-EVANS").in_command);
}

#[rule("RBC-4.18a")]
#[test]
fn without_both_nobody_is_in_command() {
    let mut game = armies().build();
    falls(&mut game, "CS-L-BEAUREGARD");
    falls(&mut game, "CS-L-JOHNSTON");
    assert_eq!(game.listed("name"), ["nobody"]);
    game.throw("name nobody", &mut Fate::new(&[("initiative", &[3, 9]), ("efficiency", &[2, 3])]));
    assert!(!game.told(|e| matches!(e, Event::Modified { side: Side::Confederate, .. })), "no bonus to the die");
    assert!(!game.of("CS-EVANS").in_command && !game.of("CS-BEE").in_command);
    assert_eq!((put(&game, "CS-EVANS"), put(&game, "CS-BEE")), (1, 2));
    assert_eq!(game.listed("activate"), ["CS-BEE", "CS-EVANS"], "with nobody's rating anybody may be first");
}

#[rule("RBC-4.18")]
#[test]
fn mcdowell_is_replaced_by_a_man_rated_nothing() {
    let base = |leader: &str| {
        Position::actions("CS-EVANS", "advance")
            .unit("CS-4SC-A", "S4428")
            .leader(leader, "S4427")
            .leader("US-L-BURNSIDE", "S3010")
            .unit("US-2RI-A", "S3010")
    };
    let mut game = base("US-L-MCDOWELL").build();
    game.choose_all(&["move CS-4SC-A", "step S4427"]);
    assert!(game.told(|e| matches!(e, Event::LeaderOut { replaced: true, .. })));
    assert_eq!(game.status("US-L-MCDOWELL"), Status::Recovery);
    game.idle_until(&mut ByPurpose(Vec::new()), |game| game.state.turn == 2 && game.phase() != Phase::Initiative);
    assert_eq!((game.status("US-L-MCDOWELL"), game.place("US-L-MCDOWELL")), (Status::OnMap, Some("S3010")));
    assert_eq!(leaders::rating(&game.world, &game.state, game.leader("US-L-MCDOWELL")), 0);
    assert_eq!(game.of("US-BURNSIDE").overall, 0, "though in his range");
    // Neither of the Confederates is.
    let mut game = Position::actions("US-BURNSIDE", "advance")
        .unit("US-2RI-A", "S4428")
        .leader("CS-L-JOHNSTON", "S4427")
        .unit("CS-4AL-A", "S1012")
        .build();
    game.choose_all(&["move US-2RI-A", "step S4427"]);
    assert!(game.told(|e| matches!(e, Event::LeaderOut { replaced: false, .. })));
    assert_eq!(game.status("CS-L-JOHNSTON"), Status::Gone);
}

#[rule("RBC-4.31")]
#[rule("RBC-5.25")]
#[test]
fn batteries_act_with_their_brigade_and_there_is_no_barrage() {
    let base = |brigade: &str| {
        Position::actions(brigade, "advance")
            .unit("US-2RIBTY", "S4428")
            .unit("US-2RI-A", "S4429")
            .unit("US-D5US-A", "S4431")
            .unit("US-USREG", "S4432")
            .build()
    };
    let game = base("US-BURNSIDE");
    assert!(game.offers("move US-2RIBTY"));
    assert_eq!(game.refused_by("move US-D5US-A"), "RBC-3.2");
    let game = base("US-PORTER");
    assert!(game.offers("move US-D5US-A"));
    assert_eq!(game.refused_by("move US-2RIBTY"), "RBC-3.2");
    // Every battery is of a brigade; no leader is but of a brigade, a division or an army.
    let w = &game.world;
    assert!(w.units.iter().filter(|u| u.is_artillery()).all(|u| w.brigade(u.brigade).command == Command::Brigade));
    for word in ["barrage US-2RIBTY S4420", "coordinate US-BURNSIDE US-PORTER", "transfer US-BURNSIDE US-PORTER 1"] {
        assert!(RedBadge::parse(w, word).is_err(), "{word}");
    }
}
