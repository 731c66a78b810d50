//! 10.4: facing at the end of a move, and turning on contact.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test stops where something is wrong")]

mod common;

use bull_run_1861::Event;
use bull_run_1861::event::MarkerLoss;
use bull_run_1861::state::Stage;
use common::{Game, Position};
use kernel::Side;
use rule::rule;

/// A Northern half-phase with a spare brigade; no HQ, so that every selection throws a die.
fn north() -> Position {
    Position::activation("union", 2).unit("us_blenker", "N25", "N26")
}

/// Selects a brigade and passes its test.
fn activate(position: &Position, id: &str) -> Game {
    let mut game = position.build();
    game.choose(&format!("select {id}"), &[1]);
    game
}

/// True if the stack in the zone turned in the last choice.
fn turned(game: &Game, zone: &str) -> bool {
    let at = game.zone(zone);
    game.told(|e| matches!(e, Event::Turned { zone, .. } if *zone == at))
}

#[rule("BR-10.4-free-facing")]
#[test]
fn out_of_contact_any_adjacent_zone_may_be_faced_but_not_the_edge() {
    let mut game = activate(&north().unit("us_keyes", "N23", "N22"), "us_keyes");
    game.choose_all(&["step N28", "stop"]);
    assert_eq!(game.listed("face"), ["N23", "N27", "N29"]);
    assert_eq!(game.choices().len(), 3, "nothing else, and so not the map edge");
    assert_eq!(game.refused_by("face N22"), "BR-10.4-free-facing");
    game.choose("face N29", &[]);
    assert_eq!(game.facing("N28"), Some("N29"));
}

#[rule("BR-10.4-free-facing")]
#[test]
fn a_brigade_that_does_not_move_may_turn_too() {
    let mut game = activate(&north().unit("us_keyes", "N28", "N23"), "us_keyes");
    game.choose("stop", &[]);
    assert_eq!(game.listed("face"), ["N23", "N27", "N29"]);
}

#[rule("BR-10.4-contact-mover")]
#[test]
fn on_contact_the_newcomer_puts_both_enemies_in_its_front() {
    let position = north().unit("us_keyes", "S65", "S08").unit("cs_evans", "S07", "S08").unit("cs_jones", "S09", "S08");
    let mut game = activate(&position, "us_keyes");
    game.choose("step S08", &[]);
    assert_eq!(game.asked(), Some(Side::Union));
    assert_eq!(game.listed("face"), ["S07", "S09"]);
    assert_eq!(game.refused_by("face S10"), "BR-10.4-contact-mover", "S09 alone is not enough");
    assert_eq!(game.refused_by("face S11"), "BR-10.4-contact-mover");
    game.choose("face S09", &[]);
    assert_eq!(game.front("S08"), ["S07", "S09", "S10"]);
}

#[rule("BR-10.4-contact-mover-choice")]
#[test]
fn where_no_front_holds_both_zones_the_owner_chooses_and_brigades_are_not_counted() {
    let position = north()
        .unit("us_keyes", "S12", "S11")
        .unit("cs_evans", "S07", "S11")
        .behind("cs_early", "S07", "line = \"second\"")
        .unit("cs_jones", "S13", "S11");
    let mut game = activate(&position, "us_keyes");
    game.choose("step S11", &[]);
    assert_eq!(game.listed("face"), ["S03", "S07", "S08", "S13", "S65", "S66"]);
    assert_eq!(game.refused_by("face S12"), "BR-10.4-contact-mover");
    game.choose("face S66", &[]);
    assert_eq!(game.front("S11"), ["S12", "S13", "S66"], "one brigade in front though two stand in S07");
}

#[rule("BR-10.4-contact-stays")]
#[test]
fn a_brigade_that_rests_or_stays_in_contact_keeps_the_enemy_in_its_front() {
    let tired = north().unit_with("us_burnside", "S03", "S07", "fatigue = 1").unit("cs_evans", "S07", "S03");
    let mut game = activate(&tired, "us_burnside");
    game.choose("rest", &[]);
    assert_eq!(game.listed("face"), ["S04", "S07", "S11"]);
    assert_eq!(game.refused_by("face S12"), "BR-10.4-contact-mover");
    let mut game = activate(&tired, "us_burnside");
    game.choose("stop", &[]);
    assert_eq!(game.listed("face"), ["S04", "S07", "S11"]);
}

#[rule("BR-10.4-contact-stays")]
#[rule("BR-10.3-engage-facing")]
#[test]
fn a_brigade_that_stays_looks_at_both_enemies_and_one_that_engages_need_not() {
    let position = north().unit("us_keyes", "S08", "S07").unit("cs_evans", "S07", "S08").unit("cs_jones", "S09", "S08");
    let mut game = activate(&position, "us_keyes");
    game.choose("stop", &[]);
    assert_eq!(game.listed("face"), ["S07", "S09"]);
    let mut game = activate(&position, "us_keyes");
    game.choose("engage", &[]);
    assert_eq!(game.listed("face"), ["S07", "S09", "S10", "S11"]);
}

#[rule("BR-10.4-contact-enemy-turns")]
#[test]
fn a_contacted_brigade_keeps_its_facing_if_the_newcomer_is_in_its_front() {
    let position = north().start("farm-ford-open = true").unit("us_keyes", "N50", "S05").unit("cs_evans", "S06", "N07");
    let mut game = activate(&position, "us_keyes");
    game.choose("step S05", &[]);
    assert_eq!(game.asked(), Some(Side::Union), "Keyes faces first");
    game.choose("face S06", &[]);
    assert!(!turned(&game, "S06"));
    assert_eq!(game.facing("S06"), Some("N07"));
    assert_eq!(game.asked(), Some(Side::Union), "Evans was not asked");
}

#[rule("BR-10.4-contact-enemy-turns")]
#[test]
fn a_brigade_contacted_from_its_flank_must_turn_to_the_newcomer() {
    let position = north().unit("us_keyes", "S54", "S09").unit("cs_evans", "S06", "N07");
    let mut game = activate(&position, "us_keyes");
    game.choose_all(&["step S09", "face S06"]);
    assert_eq!(game.asked(), Some(Side::Confederate));
    assert_eq!(game.listed("face"), ["S05", "S09", "S15"]);
    assert_eq!(game.refused_by("face S16"), "BR-10.4-contact-enemy-turns");
    assert_eq!(game.refused_by("face N07"), "BR-10.4-contact-enemy-turns");
    game.choose("face S15", &[]);
    assert!(turned(&game, "S06"));
    assert_eq!(game.front("S06"), ["S09", "S15", "S16"]);
    assert_eq!(game.asked(), Some(Side::Union), "and the march goes on");
}

#[rule("BR-10.4-contact-enemy-turns")]
#[test]
fn every_enemy_stack_in_contact_turns_for_itself() {
    let position = north()
        .unit("us_keyes", "S65", "S08")
        .unit("cs_evans", "S07", "S03")
        .unit("cs_jones", "S09", "S08")
        .unit("cs_early", "S10", "S52");
    let mut game = activate(&position, "us_keyes");
    game.choose("step S08", &[]);
    assert_eq!(game.facing("S08"), Some("S09"), "the only front with S07, S09 and S10 in it");
    assert_eq!(game.listed("face"), ["S05", "S08", "S11"], "Evans turns");
    game.choose("face S08", &[]);
    assert_eq!(game.listed("face"), ["S08", "S09", "S14"], "then Early");
    game.choose("face S14", &[]);
    assert_eq!(game.facing("S09"), Some("S08"), "Jones had Keyes in his front");
    assert_eq!(game.asked(), Some(Side::Union));
}

#[rule("BR-10.4-contact-pinned")]
#[test]
fn a_brigade_with_an_enemy_in_its_front_may_not_turn_to_another() {
    // W-28 and interaction 4 of section 15.
    let position = north()
        .start("farm-ford-open = true")
        .unit("us_burnside", "S03", "S07")
        .unit("us_sherman", "N50", "S05")
        .unit("cs_evans", "S07", "S03");
    let mut game = activate(&position, "us_sherman");
    game.choose("step S05", &[]);
    assert_eq!(game.listed("face"), ["S04", "S06", "S07"]);
    game.choose("face S07", &[]);
    assert_eq!(game.asked(), Some(Side::Union), "Evans is not asked to turn");
    assert!(!turned(&game, "S07"));
    assert_eq!(game.front("S07"), ["S03", "S04", "S11"], "Sherman in S05 stands at his flank");
    game.choose("engage", &[]).choose("face S07", &[]);
    assert_eq!(game.state.engaged.len(), 1);
}

#[rule("BR-10.4-order")]
#[test]
fn entering_a_zone_sets_things_off_in_their_order() {
    let position = north()
        .start("first = \"union\"")
        .unit("us_burnside", "S03", "S07")
        .unit_with("cs_stuart", "S08", "S10", "op = true")
        .hq("hq_beauregard", "S05");
    let mut game = activate(&position, "us_burnside");
    let mut told: Vec<Event> = Vec::new();
    for choice in ["step S07", "hq hq_beauregard S06", "face S05", "face S09"] {
        game.choose(choice, &[]);
        told.extend(game.events.iter().copied());
    }
    let at = |condition: &dyn Fn(&Event) -> bool| told.iter().position(condition).expect("it happened");
    let places = [
        at(&|e| matches!(e, Event::Stepped { .. })),
        at(&|e| matches!(e, Event::ControlTaken { side: Side::Union, .. })),
        at(&|e| matches!(e, Event::HqDisplaced { .. })),
        at(&|e| matches!(e, Event::OpMarkerLost { why: MarkerLoss::Contact, .. })),
        at(&|e| matches!(e, Event::Faced { .. })),
        at(&|e| matches!(e, Event::Turned { .. })),
    ];
    assert!(places.is_sorted(), "{told:#?}");
    assert_eq!(game.control("S07"), Side::Union);
    assert!(!game.has_op("cs_stuart"));
    assert_eq!((game.facing("S07"), game.facing("S08")), (Some("S05"), Some("S09")));
}

#[rule("BR-10.4-river-no-turn")]
#[test]
fn an_enemy_beyond_the_bridge_does_not_pin_unless_the_switch_says_so() {
    let position =
        north().unit("us_keyes", "S54", "S09").unit("us_schenck", "N07", "S06").unit("cs_evans", "S06", "N07");
    let mut game = activate(&position, "us_keyes");
    game.choose_all(&["step S09", "face S06"]);
    assert_eq!(game.asked(), Some(Side::Confederate));
    game.choose("face S09", &[]);
    assert_eq!(game.facing("S06"), Some("S09"));
    let mut game = activate(&position.option("over-river", "counts"), "us_keyes");
    game.choose_all(&["step S09", "face S06"]);
    assert_eq!(game.asked(), Some(Side::Union));
    assert_eq!(game.facing("S06"), Some("N07"), "Schenck in his front pins him");
}

#[rule("BR-10.4-river-no-turn")]
#[test]
fn coming_up_across_the_stream_turns_nobody() {
    let position = north().unit("us_keyes", "N06", "N07").unit("cs_evans", "S06", "S09");
    let mut game = activate(&position, "us_keyes");
    game.choose_all(&["step N07", "stop"]);
    assert_eq!(game.listed("face"), ["N06", "N08", "N50", "S06", "S16"], "nor is Keyes bound to face him");
    game.choose("face N06", &[]);
    assert_eq!(game.facing("S06"), Some("S09"));
}

#[rule("BR-10.4-river-no-turn")]
#[test]
fn with_the_switch_only_an_enemy_beyond_a_crossing_open_to_it_pins() {
    // N07 and S16 share a border without a crossing; and Farm Ford is closed to the North.
    let counts = north().option("over-river", "counts");
    let no_crossing =
        counts.clone().unit("us_schenck", "N07", "S16").unit("us_keyes", "S53", "S15").unit("cs_evans", "S16", "N07");
    let mut game = activate(&no_crossing, "us_keyes");
    game.choose("step S15", &[]);
    game.choose("face S16", &[]);
    assert_eq!(game.asked(), Some(Side::Confederate), "Schenck cannot get at S16");
    let ford = |open: bool| {
        counts
            .clone()
            .start(&format!("farm-ford-open = {open}"))
            .unit("us_schenck", "N50", "S05")
            .unit("us_keyes", "S03", "S07")
            .unit("cs_evans", "S05", "N50")
    };
    for (open, asked) in [(false, Side::Confederate), (true, Side::Union)] {
        let mut game = activate(&ford(open), "us_keyes");
        game.choose_all(&["step S07", "face S05"]);
        assert_eq!(game.asked(), Some(asked), "open: {open}");
    }
}

#[rule("BR-10.4-rest-facing")]
#[test]
fn a_resting_brigade_may_change_its_facing() {
    let mut game = activate(&north().unit_with("us_porter", "N28", "N23", "fatigue = 1"), "us_porter");
    game.choose("rest", &[]);
    assert_eq!(game.fatigue("us_porter"), 0);
    assert_eq!(game.listed("face"), ["N23", "N27", "N29"]);
    game.choose("face N27", &[]);
    assert_eq!(game.facing("N28"), Some("N27"));
    assert!(matches!(game.state.stage, Stage::Select { left: 1 }));
}

#[rule("BR-10.4-second-line-facing")]
#[test]
fn a_brigade_that_stays_second_line_sets_no_facing() {
    let position = north().unit("us_sherman", "N07", "S06").behind("us_schenck", "N07", "line = \"second\"");
    let mut game = activate(&position, "us_schenck");
    game.choose("stop", &[]);
    assert!(matches!(game.state.stage, Stage::Select { left: 1 }), "no facing was asked");
    assert_eq!(game.facing("N07"), Some("S06"));
    let mut game = activate(&position, "us_schenck");
    game.choose_all(&["line us_schenck front", "stop"]);
    assert_eq!(game.listed("face"), ["N06", "N08", "N50", "S06", "S16"], "as front line he sets it");
}

#[rule("BR-10.4-second-line-facing")]
#[test]
fn an_arriving_second_line_takes_the_stacks_facing_and_enemies_still_turn() {
    // Evans looks away from S03: the enemy who held his front has gone.
    let position =
        north().unit("us_burnside", "S03", "S12").unit("us_franklin", "N47", "S03").unit("cs_evans", "S07", "S08");
    let mut game = activate(&position, "us_franklin");
    game.choose_all(&["step S03", "line us_franklin second"]);
    assert_eq!(game.facing("S03"), Some("S12"), "Franklin set no facing");
    assert_eq!(game.asked(), Some(Side::Confederate));
    assert_eq!(game.listed("face"), ["S03", "S04", "S11"]);
    game.choose("face S04", &[]);
    assert_eq!(game.front("S07"), ["S03", "S04", "S05"]);
}

#[rule("BR-10.4-contact-stays")]
#[test]
fn a_second_line_that_comes_to_the_front_afterwards_sets_the_facing_after_all() {
    let position =
        north().unit("us_burnside", "S03", "S12").unit("us_franklin", "N47", "S03").unit("cs_evans", "S07", "S03");
    let mut game = activate(&position, "us_franklin");
    game.choose_all(&["step S03", "line us_franklin second", "line us_franklin front", "stop"]);
    assert_eq!(game.asked(), Some(Side::Union));
    assert_eq!(game.listed("face"), ["S04", "S07", "S11"], "with Evans in its front");
    game.choose("face S07", &[]);
    assert_eq!(game.stack("S03"), ["us_franklin", "us_burnside"]);
    assert!(matches!(game.state.stage, Stage::Select { left: 1 }));
}

#[rule("BR-10.4-contact-mover")]
#[rule("BR-10.4-contact-enemy-turns")]
#[test]
fn a_deployed_marker_faces_and_turns_enemies_like_any_newcomer() {
    // Interaction 10 of section 15, the deployed marker.
    let position = north().unit("us_burnside", "S03", "S07").unit("cs_evans", "S08", "S10");
    let mut game = activate(&position, "us_burnside");
    game.choose("deploy S07", &[]);
    assert_eq!(game.listed("face"), ["S05", "S08", "S11"], "the marker must look at Evans");
    game.choose("face S08", &[]);
    assert_eq!(game.asked(), Some(Side::Confederate));
    assert_eq!(game.listed("face"), ["S07", "S09", "S11"]);
    game.choose("face S07", &[]);
    assert_eq!((game.facing("S07"), game.facing("S08")), (Some("S08"), Some("S07")));
}
