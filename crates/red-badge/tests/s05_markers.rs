//! Section 5.2: efficiency and the markers of brigades. Open, flat ground around S4428.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test stops where it fails")]

mod common;

use common::command::{CUP, Fate, burnside, evans, muster, muster_with, nine_o_clock, put};
use common::{ByPurpose, Game, Position};
use kernel::{Dice, Purpose};
use red_badge::event::Event;
use red_badge::leaders;
use red_badge::stage::Phase;
use red_badge::state::Status;
use rule::rule;

// 5.2: efficiency and markers.

#[rule("RBC-5.21")]
#[test]
fn formations_in_play_draw_and_tyler_not_before_ten() {
    let drawn = |told: &[Event], game: &Game| {
        let found = told.iter().filter_map(|event| match *event {
            Event::EfficiencyDrawn { formation, .. } => Some(game.world.formation(formation).id.clone()),
            _ => None,
        });
        found.collect::<Vec<_>>()
    };
    let (mut game, told) = nine_o_clock(&[], &mut Fate::default());
    assert_eq!(drawn(&told, &game), ["US-2", "CS-AOP", "CS-AOS"]);
    assert_eq!((put(&game, "US-SHERMAN"), put(&game, "US-SCHENCK")), (0, 0));
    let told =
        game.idle_until(&mut ByPurpose(vec![("fire", 0)]), |game| game.state.turn == 1 && game.phase() == Phase::Pool);
    assert_eq!(drawn(&told, &game), ["US-1", "US-2", "US-3", "CS-AOP", "CS-AOS"]);
    // Who has nobody in play draws nothing.
    let mut dice = Fate::default();
    let game = muster_with(&evans(), &mut dice);
    assert_eq!(dice.sides("efficiency"), [8]);
    assert_eq!(drawn(&game.events, &game), ["CS-AOP"]);
}

#[rule("RBC-5.22")]
#[test]
fn markers_are_not_put_back_within_the_turn() {
    let base = burnside()
        .leader("US-L-TYLER", "S1010")
        .leader("US-L-SHERMAN", "S1010")
        .unit("US-69NY-A", "S1010")
        .unit("US-5MA-A", "S1014")
        .leader("CS-L-EVANS", "N2010")
        .unit("CS-4SC-A", "N2010")
        .unit("CS-4AL-A", "N2014");
    let values = |lowest: bool| {
        struct Always(bool, Vec<u8>);
        impl Dice for Always {
            fn roll(&mut self, sides: u8, purpose: Purpose) -> u8 {
                if purpose.0 == "efficiency" {
                    self.1.push(sides);
                }
                if self.0 || purpose.0 != "efficiency" { 1 } else { sides }
            }
        }
        let mut game = base.build();
        let mut dice = Always(lowest, Vec::new());
        game.throw("begin", &mut dice);
        assert_eq!(dice.1, [8, 7, 6, 8, 7], "a cup for each side");
        let found = game.events.iter().filter_map(|event| match *event {
            Event::EfficiencyDrawn { value, .. } => Some(value),
            _ => None,
        });
        found.collect::<Vec<_>>()
    };
    assert_eq!(values(true), [1, 2, 2, 1, 2]);
    assert_eq!(values(false), [4, 3, 3, 4, 3]);
    assert_eq!(base.build().world.tables.efficiency.cup, CUP);
}

fn troopers(hour: u16, fatigue: u8) -> Position {
    Position::at("turn")
        .head("heat = [1300, 1400]")
        .start(&format!("hour = {hour}"))
        .unit("US-PALMER", "S4428")
        .unit("CS-LANGHORNE", "S1010")
        .brigade("US-CAV", &format!("fatigue = {fatigue}"))
        .brigade("CS-CAV", &format!("fatigue = {fatigue}"))
}

#[rule("RBC-5.23")]
#[test]
fn cavalry_has_three_and_two_markers_without_a_draw() {
    for (hour, fatigue, counts) in [
        (900, 0, (2, 3)),
        (2000, 0, (2, 3)),
        (1000, 3, (2, 3)),
        (1400, 2, (2, 3)),
        (1400, 3, (1, 2)),
        (1400, 4, (1, 2)),
    ] {
        let mut dice = Fate::default();
        let game = muster_with(&troopers(hour, fatigue), &mut dice);
        assert_eq!((put(&game, "US-CAV"), put(&game, "CS-CAV")), counts, "{hour} {fatigue}");
        assert!(dice.sides("efficiency").is_empty());
    }
    // No leader adds to it, and without cavalry there is none.
    let game = muster(&troopers(1000, 0).leader("US-L-MCDOWELL", "S4428").leader("CS-L-JOHNSTON", "S1010"), &[]);
    assert_eq!((put(&game, "US-CAV"), put(&game, "CS-CAV")), (2, 3));
    let game = muster(&burnside(), &[3]);
    assert_eq!((put(&game, "US-CAV"), put(&game, "CS-CAV")), (0, 0));
}

#[rule("RBC-AMB01")]
#[test]
fn as_an_option_cavalry_draws_up_to_its_number() {
    let drawn = |hour: u16, fatigue: u8, markers: &[u8]| {
        let position = troopers(hour, fatigue).named("full-battle").option("cavalry-markers", "drawn");
        let mut dice = Fate::new(&[("efficiency", markers)]);
        let game = muster_with(&position, &mut dice);
        assert_eq!(dice.sides("efficiency"), [8, 8]);
        (put(&game, "US-CAV"), put(&game, "CS-CAV"))
    };
    assert_eq!(drawn(1000, 0, &[4, 4]), (2, 3));
    assert_eq!(drawn(1000, 0, &[1, 1]), (1, 1));
    assert_eq!(drawn(1000, 0, &[3, 2]), (2, 2));
    assert_eq!(drawn(1400, 3, &[4, 4]), (1, 2));
    assert_eq!(drawn(1400, 3, &[1, 1]), (1, 1), "one at least");
}

#[rule("RBC-5.24a")]
#[rule("RBC-5.24")]
#[test]
fn out_of_command_costs_one_marker_once() {
    for (marker, count) in [(1, 1), (2, 1), (3, 2), (4, 3)] {
        assert_eq!(put(&muster(&burnside(), &[marker]), "US-BURNSIDE"), count, "{marker}");
        let commanded = muster(&burnside().leader("US-L-HUNTER", "S4428"), &[marker]);
        assert_eq!(put(&commanded, "US-BURNSIDE"), marker);
    }
    // Heat and fatigue take one more, and still one is left.
    let hot = |fatigue: u8| {
        burnside().head("heat = [1300]").start("hour = 1300").brigade("US-BURNSIDE", &format!("fatigue = {fatigue}"))
    };
    assert_eq!(put(&muster(&hot(3), &[4]), "US-BURNSIDE"), 2);
    assert_eq!(put(&muster(&hot(2), &[4]), "US-BURNSIDE"), 3);
    assert_eq!(put(&muster(&hot(3), &[2]), "US-BURNSIDE"), 1);
}

#[rule("RBC-5.24b")]
#[test]
fn a_printed_number_replaces_the_count_in_its_turn() {
    let willcox = |hour: u16| {
        Position::at("turn")
            .start(&format!("hour = {hour}"))
            .group(&["US-L-WILLCOX", "US-1MI"], "N4401", 1200, "order = \"march\"\nams = 3")
            .leader("CS-L-EVANS", "S4428")
            .unit("CS-4SC-A", "S4428")
    };
    for marker in [1, 4] {
        assert_eq!(put(&muster(&willcox(1200), &[marker, 2]), "US-WILLCOX"), 3, "{marker}");
    }
    // An hour later, still in the queue, he goes by the draw, out of command.
    assert_eq!(put(&muster(&willcox(1300), &[2, 2]), "US-WILLCOX"), 1);
    // Keyes, due at 1100 with two, freed an hour later.
    let keyes = |hour: u16| {
        Position::at("turn")
            .start(&format!("hour = {hour}"))
            .group(&["US-L-KEYES", "US-2ME-A"], "N7021", 1100, "ams = 2\nonly-released = true")
            .text("[reserve]\nfrom = 1000\nfree = 1300")
            .brigade("US-KEYES", "released = true")
            .leader("US-L-TYLER", "N7021")
    };
    assert_eq!(put(&muster(&keyes(1100), &[4]), "US-KEYES"), 2);
    assert_eq!(put(&muster(&keyes(1200), &[4]), "US-KEYES"), 4);
    // Printed with the brigadier it stands for his whole brigade, also for those who come without a number; printed
    // for a part it leaves the count of a brigade in play alone.
    let bee = |pieces: &[&str]| {
        Position::at("turn")
            .group(pieces, "S7020", 1000, "order = \"march\"\nams = 2")
            .group(&["CS-IMBODEN-A"], "S7020", 1000, "order = \"march\"")
            .unit("US-2RI-A", "S1010")
            .leader("US-L-BURNSIDE", "S1010")
    };
    assert_eq!(put(&muster(&bee(&["CS-L-BEE", "CS-4AL-A"]), &[2, 4]), "CS-BEE"), 2);
    let part = bee(&["CS-4AL-A"]).leader("CS-L-BEE", "S4428").unit("CS-11MS", "S4428");
    assert_eq!(put(&muster(&part, &[2, 4]), "CS-BEE"), 3, "four, less one out of command");
    // One printed for a set-up likewise.
    let set_up = burnside().brigade("US-BURNSIDE", "ams = 3");
    for marker in [1, 4] {
        assert_eq!(put(&muster(&set_up, &[marker]), "US-BURNSIDE"), 3);
    }
}

#[rule("RBC-5.24c")]
#[test]
fn an_ineffective_army_costs_a_marker() {
    let base = |sp: u8, others: &[&str]| {
        let position = Position::at("turn").leader("CS-L-JOHNSTON", "S1010").leader("CS-L-BEE", "S4428").unit_with(
            "CS-4AL-A",
            "S4428",
            &format!("sp = {sp}"),
        );
        others.iter().fold(position, |position, unit| position.unit(unit, "S4331"))
    };
    // Bee, out of command, is all there is of the army: 8 SP printed, ineffective at 3 lost.
    assert_eq!(put(&muster(&base(6, &[]), &[4]), "CS-BEE"), 3);
    assert_eq!(put(&muster(&base(5, &[]), &[4]), "CS-BEE"), 2);
    // One of two brigades is not more than half.
    assert_eq!(put(&muster(&base(5, &["CS-2VA"]), &[4]), "CS-BEE"), 3);
    // The sound brigade of an ineffective army pays too.
    let mixed = Position::at("turn")
        .leader("CS-L-JOHNSTON", "S4428")
        .leader("CS-L-JACKSON", "S4428")
        .unit("CS-2VA", "S4428")
        .unit_with("CS-4AL-A", "S4330", "sp = 1")
        .unit_with("CS-7GA-A", "S4332", "sp = 1");
    let game = muster(&mixed, &[2]);
    assert_eq!((game.of("CS-JACKSON").overall, put(&game, "CS-JACKSON")), (1, 2));
}

#[rule("RBC-5.24d")]
#[test]
fn units_with_a_printed_number_skip_nothing() {
    let base = |lines: &str| {
        Position::at("first")
            .start("initiative = \"confederate\"")
            .group(&["CS-4AL-A", "CS-2MS-A"], "S7020", 1000, lines)
            .leader("CS-L-BEE", "S4428")
            .unit("CS-11MS", "S4428")
            .brigade("CS-BEE", "pool = 2")
            .build()
    };
    let mut game = base("order = \"march\"\nams = 2");
    assert!(game.state.idle.is_empty() && game.state.skipped.is_empty());
    game.choose("done", &[]);
    assert!(game.offers("enter CS-4AL-A S7020 march"));
    // Without a number they are far from Bee and skip.
    let mut game = base("order = \"march\"");
    assert_eq!(game.state.idle.len(), 2);
    game.choose("done", &[]);
    assert!(game.listed("enter").is_empty());
    assert_eq!(game.refused_by("enter CS-4AL-A S7020 march"), "RBC-5.36");
}

#[rule("RBC-5.27")]
#[rule("RBC-AMB31")]
#[test]
fn without_its_leader_a_brigade_has_all_its_markers_and_its_units_skip_one() {
    let mut game = muster(&Position::at("turn").unit("CS-SQUIRES", "S4428"), &[2]);
    assert_eq!(put(&game, "CS-EARLY"), 2, "no -1 for a man who is not there");
    // The first is lost on him, he acts on the second.
    let squires = game.unit("CS-SQUIRES");
    assert_eq!(game.count(|e| matches!(e, Event::Skips { unit } if *unit == squires)), 1);
    assert_eq!(game.count(|e| matches!(e, Event::Activated { .. })), 2);
    game.choose("done", &[]);
    assert!(game.offers("move CS-SQUIRES"));
    // With Early far away there is a -1, and no more.
    let early = Position::at("turn").unit("CS-SQUIRES", "S4428").leader("CS-L-EARLY", "S4427");
    assert_eq!(put(&muster(&early, &[2]), "CS-EARLY"), 1);
}

#[rule("RBC-AMB31")]
#[test]
fn who_comes_at_nine_without_a_number_uses_the_markers_of_his_brigade() {
    let (game, _) = nine_o_clock(&[], &mut Fate::new(&[("efficiency", &[2, 3, 2])]));
    let brigade = |unit: &str| game.world.brigade(game.state.belongs(&game.world, game.unit(unit))).id.clone();
    for unit in ["CS-18VA-A", "CS-18VA-B", "CS-28VA-A", "CS-28VA-B"] {
        assert_eq!((brigade(unit).as_str(), game.status(unit)), ("CS-COCKE", Status::Queued));
        assert_eq!(game.place(unit), Some("N7034"));
    }
    assert_eq!((brigade("CS-SQUIRES").as_str(), brigade("CS-IMBODEN-A").as_str()), ("CS-EARLY", "CS-BEE"));
    // Early has not come: the plain three of his army; Cocke is out of command.
    assert_eq!((put(&game, "CS-EARLY"), put(&game, "CS-COCKE")), (3, 2));
    assert!(!leaders::in_range(&game.world, &game.state, game.unit("CS-SQUIRES")));
    assert!(leaders::in_range(&game.world, &game.state, game.unit("CS-IMBODEN-A")), "Bee waits at the same hex");
}
