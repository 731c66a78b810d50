//! 10.1: command range, and the test of those out of it.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test stops where something is wrong")]

mod common;

use bull_run_1861::command::{commander, in_contact, test_modifier};
use bull_run_1861::state::Stage;
use bull_run_1861::{Event, movement};
use common::{Game, Position};
use kernel::Side;
use rule::rule;

/// A Northern half-phase with a spare brigade, so that it does not end with the first activation.
fn north() -> Position {
    Position::activation("union", 3).unit("us_blenker", "N28", "N23").unit("us_davies", "N29", "N28")
}

/// A Southern half-phase with a spare brigade.
fn south() -> Position {
    Position::activation("confederate", 3).unit("cs_holmes", "S30", "S29")
}

/// The headquarters that commands a brigade.
fn commanded_by(game: &Game, id: &str) -> Option<String> {
    commander(&game.world, &game.state, game.brigade(id)).map(|hq| game.world.hq_sheet(hq).id.clone())
}

/// What a zone costs from a headquarters, by the shortest way not through enemies.
fn distance(game: &Game, hq: &str, zone: &str) -> Option<u8> {
    let hq = game.hq(hq);
    let side = game.world.hq_sheet(hq).side;
    let enemies = game.state.occupied(&game.world, side.other());
    let from = game.state.hq(hq).zone.unwrap();
    let costs = movement::costs_from(&game.world, &game.state, side, from.alone(), 31, enemies);
    costs[game.zone(zone)].checked_sub(1)
}

/// The die, modifier and result of the test just thrown.
fn test(game: &Game) -> (u8, i8, bool) {
    game.events
        .iter()
        .find_map(|e| match *e {
            Event::CommandTest { die, modifier, passed, .. } => Some((die, modifier, passed)),
            _ => None,
        })
        .expect("a test was thrown")
}

/// Selects with a die and tells whether the brigade obeyed.
fn obeys(position: &Position, id: &str, die: u8) -> bool {
    let mut game = position.build();
    game.choose(&format!("select {id}"), &[die]);
    let (thrown, _, passed) = test(&game);
    assert_eq!(thrown, die);
    let acting = matches!(game.state.stage, Stage::Activation { .. });
    assert_eq!(acting, passed, "only a brigade that passes may act");
    passed
}

/// The highest die that passes.
fn passes_up_to(position: &Position, id: &str) -> u8 {
    let passing: Vec<u8> = (1..=6).filter(|die| obeys(position, id, *die)).collect();
    let highest = passing.last().copied().unwrap_or(0);
    assert_eq!(passing, (1..=highest).collect::<Vec<u8>>(), "low dice pass, high dice fail");
    highest
}

#[rule("BR-10.1-range-north")]
#[test]
fn a_northern_brigade_is_in_command_at_eight_and_not_at_nine() {
    let position = north().hq("hq_mcdowell", "N01").unit("us_keyes", "N45", "N44").unit("us_sherman", "N46", "N45");
    let mut game = position.build();
    assert_eq!(distance(&game, "hq_mcdowell", "N45"), Some(8));
    assert_eq!(distance(&game, "hq_mcdowell", "N46"), Some(9));
    assert_eq!(commanded_by(&game, "us_keyes").as_deref(), Some("hq_mcdowell"));
    assert_eq!(commanded_by(&game, "us_sherman"), None);
    game.choose("select us_keyes", &[]);
    assert!(game.told(|e| matches!(e, Event::InCommand { .. })));
    assert!(game.offers("step N46"));
    let mut game = position.build();
    game.choose("select us_sherman", &[6]);
    assert!(!test(&game).2);
}

#[rule("BR-10.1-range-south")]
#[test]
fn a_southern_brigade_is_in_command_at_six_and_not_at_seven() {
    let game = south()
        .hq("hq_beauregard", "S39")
        .hq("hq_johnston", "S39")
        .unit("cs_stuart", "S45", "S16")
        .unit("cs_cocke", "S17", "N09")
        .build();
    assert_eq!(distance(&game, "hq_johnston", "S45"), Some(6));
    assert_eq!(distance(&game, "hq_beauregard", "S17"), Some(7));
    assert_eq!(commanded_by(&game, "cs_stuart").as_deref(), Some("hq_johnston"));
    assert_eq!(commanded_by(&game, "cs_cocke"), None);
}

#[rule("BR-10.1-range-cost")]
#[test]
fn range_counts_roads_one_open_ground_two_and_crossings_two() {
    let game = north().hq("hq_mcdowell", "N01").unit("us_keyes", "S06", "S09").build();
    let from_n01 = |zone: &str| distance(&game, "hq_mcdowell", zone);
    assert_eq!(from_n01("N01"), Some(0), "the HQ's own zone costs nothing");
    assert_eq!(from_n01("N02"), Some(1), "by road");
    assert_eq!(from_n01("N33"), Some(2), "over open ground");
    assert_eq!(from_n01("N07"), Some(6));
    assert_eq!(from_n01("S06"), Some(8), "the bridge costs two although the turnpike crosses it");
    assert_eq!(from_n01("S09"), Some(9));
    assert_eq!(commanded_by(&game, "us_keyes").as_deref(), Some("hq_mcdowell"));
    let game = north().hq("hq_mcdowell", "N50").unit("us_keyes", "N50", "N07").build();
    assert_eq!(commanded_by(&game, "us_keyes").as_deref(), Some("hq_mcdowell"));
}

#[rule("BR-10.1-range-blocked")]
#[test]
fn an_enemy_brigade_on_the_way_cuts_bonham_off() {
    // W-18.
    let free = south().hq("hq_beauregard", "S39").unit("cs_bonham", "S19", "N13");
    let game = free.build();
    assert_eq!(distance(&game, "hq_beauregard", "S19"), Some(5));
    assert_eq!(commanded_by(&game, "cs_bonham").as_deref(), Some("hq_beauregard"));
    let cut = free.unit("us_keyes", "S40", "S41");
    let game = cut.build();
    assert_eq!(distance(&game, "hq_beauregard", "S19"), Some(7));
    assert_eq!(commanded_by(&game, "cs_bonham"), None);
    assert_eq!(test_modifier(&game.world, &game.state, game.brigade("cs_bonham")), -1, "contact, no star, infantry");
    assert_eq!(passes_up_to(&cut, "cs_bonham"), 4);
}

#[rule("BR-10.1-range-blocked")]
#[test]
fn an_extended_line_marker_cuts_the_way_as_a_brigade_does() {
    let game = south()
        .hq("hq_beauregard", "S39")
        .unit("cs_bonham", "S19", "N13")
        .unit_with("us_keyes", "S44", "S18", "extended = \"S40\"\nmarker-facing = \"S41\"")
        .build();
    assert_eq!(commanded_by(&game, "cs_bonham"), None);
}

#[rule("BR-10.1-range-zoc-ok")]
#[test]
fn enemy_zones_of_control_and_full_stacks_do_not_lengthen_the_way() {
    let mut game = south()
        .hq("hq_beauregard", "S39")
        .unit("cs_bonham", "S19", "N13")
        .unit("us_keyes", "S44", "S40")
        .unit("cs_jones", "S41", "S40")
        .behind("cs_early", "S41", "line = \"second\"")
        .build();
    assert!(game.state.zoc(&game.world, Side::Union).has(game.zone("S40")));
    assert_eq!(distance(&game, "hq_beauregard", "S19"), Some(5));
    game.choose("select cs_bonham", &[]);
    assert!(game.told(|e| matches!(e, Event::InCommand { .. })));
}

#[rule("BR-10.1-own-army")]
#[test]
fn each_southern_headquarters_commands_only_its_own_army() {
    let position = south()
        .hq("hq_beauregard", "S54")
        .hq("hq_johnston", "S39")
        .unit("cs_jackson", "S10", "S08")
        .unit("cs_early", "S43", "S42");
    let mut game = position.build();
    assert_eq!(distance(&game, "hq_beauregard", "S10"), Some(1));
    assert_eq!(distance(&game, "hq_johnston", "S10"), Some(7));
    assert_eq!(commanded_by(&game, "cs_jackson"), None);
    assert_eq!(distance(&game, "hq_johnston", "S43"), Some(1));
    assert!(distance(&game, "hq_beauregard", "S43") > Some(6));
    assert_eq!(commanded_by(&game, "cs_early"), None, "Early is of the Potomac");
    game.choose("select cs_jackson", &[5]);
    assert_eq!(test(&game), (5, -1, false));
}

#[rule("BR-10.1-legion-army")]
#[test]
fn the_legion_obeys_its_hosts_commander_and_alone_beauregard() {
    let generals = south().hq("hq_beauregard", "S39").hq("hq_johnston", "S54");
    let attached =
        generals.clone().unit("cs_jackson", "S10", "S08").behind("cs_hampton", "S10", "host = \"cs_jackson\"");
    let game = attached.build();
    assert_eq!(commanded_by(&game, "cs_hampton").as_deref(), Some("hq_johnston"));
    let alone = generals.unit("cs_hampton", "S10", "S08");
    assert_eq!(commanded_by(&alone.build(), "cs_hampton"), None);
    assert_eq!(passes_up_to(&alone, "cs_hampton"), 3);
    let alone_near = south().hq("hq_beauregard", "S54").hq("hq_johnston", "S39").unit("cs_hampton", "S10", "S08");
    assert_eq!(commanded_by(&alone_near.build(), "cs_hampton").as_deref(), Some("hq_beauregard"));
}

#[rule("BR-10.1-legion-army")]
#[test]
fn the_legion_with_an_extended_host_is_in_command_through_either_of_its_zones() {
    // Cocke's counter is at 7, his marker at 6; the Legion stands with the counter.
    let game = south()
        .hq("hq_beauregard", "S39")
        .unit_with("cs_cocke", "S17", "N09", "extended = \"S45\"\nmarker-facing = \"S16\"")
        .behind("cs_hampton", "S17", "host = \"cs_cocke\"")
        .build();
    assert_eq!(commanded_by(&game, "cs_cocke").as_deref(), Some("hq_beauregard"));
    assert_eq!(commanded_by(&game, "cs_hampton").as_deref(), Some("hq_beauregard"));
}

#[rule("BR-10.1-extended")]
#[test]
fn one_zone_of_an_extended_line_in_range_is_enough() {
    let with_marker = |zone: &str, facing: &str| {
        south().hq("hq_beauregard", "S39").unit_with(
            "cs_cocke",
            "S17",
            "N09",
            &format!("extended = \"{zone}\"\nmarker-facing = \"{facing}\""),
        )
    };
    let near = with_marker("S45", "S16");
    let mut game = near.build();
    game.choose("select cs_cocke", &[]);
    assert!(game.told(|e| matches!(e, Event::InCommand { .. })));
    game.choose("stop", &[]);
    game.choose("face S18", &[]).choose("face S57", &[]);
    assert_eq!((game.facing("S17"), game.facing("S45")), (Some("S18"), Some("S57")));
    assert_eq!(game.refused_by("select cs_cocke"), "BR-7-once-per-half-phase", "one activation served both");
    let far = with_marker("S16", "N08");
    let game = far.build();
    assert_eq!(distance(&game, "hq_beauregard", "S16"), Some(8));
    assert_eq!(passes_up_to(&far, "cs_cocke"), 3);
}

#[rule("BR-10.1-test")]
#[test]
fn out_of_command_three_or_less_passes() {
    let position = north().hq("hq_mcdowell", "N01").unit("us_keyes", "N46", "N45");
    assert_eq!(passes_up_to(&position, "us_keyes"), 3);
    let mut game = position.build();
    game.choose("select us_keyes", &[4]);
    assert_eq!(test(&game), (4, 0, false));
    assert_eq!(game.place_of("us_keyes"), Some("N46"));
}

#[rule("BR-10.1-test-star")]
#[test]
fn evans_tests_with_his_star_and_marches() {
    // W-13.
    let position =
        south().start("turn = 1").hq("hq_beauregard", "S39").hq("hq_johnston", "S39").unit("cs_evans", "S06", "N07");
    let game = position.build();
    assert_eq!(distance(&game, "hq_beauregard", "S06"), Some(9));
    assert_eq!(passes_up_to(&position, "cs_evans"), 4);
    let mut game = position.build();
    game.choose("select cs_evans", &[4]);
    assert_eq!(test(&game), (4, -1, true));
    game.choose_all(&["step S09", "step S08", "step S07"]);
    assert!(matches!(game.state.stage, Stage::Activation { act, .. } if act.points == 1));
    // One point pays the road, and the extension's two make three.
    assert!(game.offers("step S03") && game.offers("step S08") && game.offers("stop"));
    game.choose("step S03", &[]);
    assert!(matches!(game.state.stage, Stage::Activation { act, .. } if act.points == 0 && !act.extended_march));
}

#[rule("BR-10.3-zoc-stop")]
#[rule("BR-10.4-contact-mover")]
#[test]
fn evans_on_matthews_hill_is_stopped_by_a_brigade_at_sudley_church() {
    // W-13, second half: one point left does not pay for an attack without the extension.
    let position = |fatigue: u8| {
        south().unit_with("cs_evans", "S06", "N07", &format!("fatigue = {fatigue}")).unit("us_burnside", "S03", "S12")
    };
    let mut game = position(2).build();
    game.choose("select cs_evans", &[4]);
    game.choose_all(&["step S09", "step S08", "step S07"]);
    assert_eq!(game.asked(), Some(Side::Confederate));
    assert_eq!(game.listed("face"), ["S03", "S04", "S11"], "every front with S03 in it");
    game.choose("face S03", &[]);
    assert_eq!(game.front("S07"), ["S03", "S04", "S11"]);
    // Burnside, with nobody in his front (S02, S11, S12), turns.
    assert_eq!(game.asked(), Some(Side::Union));
    assert_eq!(game.listed("face"), ["S04", "S07", "S11"]);
    game.choose("face S07", &[]);
    // At fatigue 2 nothing is left to Evans: his activation is over.
    assert!(matches!(game.state.stage, Stage::Select { left: 2 }));
    let mut game = position(1).build();
    game.choose("select cs_evans", &[4]);
    game.choose_all(&["step S09", "step S08", "step S07", "face S03", "face S07"]);
    assert!(game.listed("step").is_empty());
    game.choose("engage", &[]);
    assert_eq!(game.fatigue("cs_evans"), 2);
}

#[rule("BR-10.1-test-cavalry")]
#[test]
fn cavalry_passes_with_a_four() {
    let position = north().hq("hq_mcdowell", "N01").unit("us_cav", "N46", "N45");
    assert_eq!(passes_up_to(&position, "us_cav"), 4);
}

#[rule("BR-10.1-test-contact")]
#[test]
fn contact_by_land_helps_the_test_and_contact_over_bull_run_does_not() {
    let by_land = north().hq("hq_mcdowell", "N01").unit("us_keyes", "S05", "S06").unit("cs_evans", "S06", "S05");
    assert_eq!(passes_up_to(&by_land, "us_keyes"), 4);
    let over_stream = north().hq("hq_mcdowell", "N01").unit("us_keyes", "N47", "S03").unit("cs_evans", "S03", "N47");
    assert_eq!(passes_up_to(&over_stream, "us_keyes"), 3);
}

#[rule("BR-10.1-test-contact")]
#[test]
fn an_extended_line_is_in_contact_through_its_marker_too() {
    let position = north()
        .unit_with("us_keyes", "S03", "S07", "extended = \"S12\"\nmarker-facing = \"S66\"")
        .unit("cs_evans", "S66", "S12");
    let game = position.build();
    assert!(in_contact(&game.world, &game.state, game.brigade("us_keyes")));
    assert_eq!(passes_up_to(&position, "us_keyes"), 4);
}

#[rule("BR-10.1-test-cumulative")]
#[test]
fn star_cavalry_and_contact_add_up() {
    let stuart = south().unit("cs_stuart", "S11", "S07").unit("us_burnside", "S07", "S11");
    assert_eq!(passes_up_to(&stuart, "cs_stuart"), 6, "star, cavalry and contact");
    let evans = south().unit("cs_evans", "S11", "S07").unit("us_burnside", "S07", "S11");
    assert_eq!(passes_up_to(&evans, "cs_evans"), 5, "star and contact");
    let horse = north().unit("us_cav", "S11", "S07").unit("cs_jones", "S07", "S11");
    assert_eq!(passes_up_to(&horse, "us_cav"), 5, "cavalry and contact");
    let stuart_alone = south().unit("cs_stuart", "S11", "S07");
    assert_eq!(passes_up_to(&stuart_alone, "cs_stuart"), 5, "star and cavalry");
}

#[rule("BR-10.1-test-fail-spent")]
#[test]
fn a_brigade_that_fails_is_spent_and_counts() {
    let mut game = north().unit("us_keyes", "N46", "N45").build();
    assert!(game.offers("select us_keyes"));
    game.choose("select us_keyes", &[4]);
    assert!(matches!(game.state.stage, Stage::Select { left: 2 }));
    assert_eq!(game.refused_by("select us_keyes"), "BR-7-once-per-half-phase");
    assert_eq!(game.listed("select"), ["us_blenker", "us_davies"]);
    game.choose("select us_blenker", &[6]);
    assert!(matches!(game.state.stage, Stage::Select { left: 1 }));
}

#[rule("BR-10.1-test-fail-facing")]
#[test]
fn a_brigade_that_fails_keeps_place_line_and_facing() {
    let mut game = north().unit("us_sherman", "N46", "N45").behind("us_keyes", "N46", "line = \"second\"").build();
    game.choose("select us_keyes", &[5]);
    assert_eq!(game.prompt(), north().build().prompt(), "the next question is the next selection");
    assert!(game.listed("face").is_empty() && game.listed("line").is_empty());
    assert_eq!(game.place_of("us_keyes"), Some("N46"));
    assert_eq!(game.stack("N46"), ["us_sherman", "us_keyes"]);
    assert_eq!(game.facing("N46"), Some("N45"));
}

#[rule("BR-10.1-check-at-start")]
#[test]
fn command_is_checked_once_and_a_brigade_may_march_out_of_range() {
    let mut game = north().hq("hq_mcdowell", "N01").unit("us_keyes", "N45", "N44").build();
    game.choose_all(&["select us_keyes", "step N46", "step N47"]);
    assert_eq!(game.place_of("us_keyes"), Some("N47"));
    assert!(distance(&game, "hq_mcdowell", "N47") > Some(8));
    game.choose_all(&["stop", "face S03"]);
    assert!(matches!(game.state.stage, Stage::Select { left: 2 }));
}

#[rule("BR-10.1-rest-needs-command")]
#[test]
fn a_brigade_out_of_command_must_pass_its_test_even_to_rest() {
    let tired = north().hq("hq_mcdowell", "N01").unit_with("us_keyes", "N46", "N45", "fatigue = 1");
    let game = tired.build();
    assert!(!game.offers("select us_keyes rest"));
    game.refusal("select us_keyes rest");
    let mut game = tired.build();
    game.choose("select us_keyes", &[4]);
    assert_eq!(game.fatigue("us_keyes"), 1);
    assert!(!game.offers("rest"));
    let mut game = tired.build();
    game.choose("select us_keyes", &[3]);
    game.choose("rest", &[]);
    assert_eq!(game.fatigue("us_keyes"), 0);
}

#[rule("BR-10.1-rest-needs-command")]
#[test]
fn with_the_switch_a_brigade_rests_without_a_die_but_does_not_move() {
    let switched = north().hq("hq_mcdowell", "N01").option("rest-needs-command", "off");
    let mut game = switched.clone().unit_with("us_keyes", "N46", "N45", "fatigue = 1").build();
    game.choose("select us_keyes rest", &[]);
    assert_eq!(game.fatigue("us_keyes"), 0);
    assert!(game.listed("step").is_empty());
    game.choose("face N51", &[]);
    assert_eq!(game.facing("N46"), Some("N51"));
    assert!(matches!(game.state.stage, Stage::Select { left: 2 }));
    // Moving still needs command, and only a fatigued brigade rests.
    let game = switched.unit("us_keyes", "N46", "N45").build();
    assert!(!game.offers("select us_keyes rest"));
    game.refusal("select us_keyes rest");
    assert!(game.offers("select us_keyes"));
}

#[rule("BR-10.1-range-cost")]
#[test]
fn the_view_shows_the_zones_in_which_a_brigade_is_in_command() {
    use kernel::{Title, Viewer};
    let game = north().hq("hq_mcdowell", "N12").build();
    let view = bull_run_1861::BullRun1861::view(&game.world, &game.state, Viewer::Spectator);
    let led = |zone: &str| {
        let place = view.places.iter().find(|place| place.id == zone);
        place.is_some_and(|place| place.command.contains(&Side::Union))
    };
    assert!(led("N12") && view.places.iter().all(|place| !place.command.contains(&Side::Confederate)));
    let (mut inside, mut outside) = (0, 0);
    for zone in game.world.zones {
        let ground = game.world.ground(zone);
        let mut faced = ground.facings.filter_map(|slot| ground.faced(slot));
        let (id, faced) = (game.world.zone_id(zone), game.world.zone_id(faced.next().unwrap()));
        let there = north().hq("hq_mcdowell", "N12").unit("us_keyes", id, faced).try_build();
        let Ok(there) = there else { continue };
        let commanded = commanded_by(&there, "us_keyes").is_some();
        assert_eq!(led(id), commanded, "{id}");
        if commanded { inside += 1 } else { outside += 1 }
    }
    assert!(inside > 2 && outside > 2, "{inside} zones within command, {outside} outside");
}
