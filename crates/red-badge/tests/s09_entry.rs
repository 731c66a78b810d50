//! 9.31 and 9.71: riding along, and what is left of reinforcements. The ground around S4428 is flat and open.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test stops where it fails")]

mod common;

use common::condition::{HERE, NEAR, put};
use common::{ByPurpose, Position};
use red_badge::event::Event;
use red_badge::leaders;
use red_badge::stage::Phase;
use rule::rule;

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
