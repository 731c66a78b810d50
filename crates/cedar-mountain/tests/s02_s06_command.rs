//! Sections 1 to 6: model, sequence, stacking, zones of control, strength, command.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test stops where it fails")]

mod common;

use cedar_mountain::event::{Event, Phase};
use cedar_mountain::play::read_face;
use cedar_mountain::sheets::{Colour, Kind};
use cedar_mountain::state::{Form, Stage};
use cedar_mountain::{CedarMountain, command, zones};
use common::{ByPurpose, Game, Position, world};
use kernel::{Side, Title};
use rule::rule;

#[rule("CM-1.1")]
#[test]
fn the_nought_counts_ten() {
    assert_eq!(read_face(0), 10);
    assert!((1..=9).all(|face| read_face(face) == face));
    assert_eq!(read_face(10), 10);
}

#[rule("CM-M.1")]
#[rule("CM-M.3")]
#[test]
fn hexes_touch_as_the_set_up_lines_say() {
    let w = world("historical", &[]);
    let near = |id: &str| {
        let mut ids: Vec<&str> = w.near(w.find_hex(id).unwrap()).map(|hex| w.hex_id(hex)).collect();
        ids.sort_unstable();
        ids
    };
    assert_eq!(near("1006"), ["0906", "0907", "1005", "1007", "1106", "1107"]);
    assert!(near("0810").contains(&"0911"));
    for hex in w.hexes {
        assert!(w.near(hex).into_iter().all(|other| w.near(other).has(hex)));
    }
}

#[rule("CM-M.2")]
#[test]
fn the_map_has_three_hundred_and_ninety_hexes() {
    let w = world("historical", &[]);
    assert_eq!(w.hexes.len(), 390);
    assert!(w.find_hex("0120").is_some() && w.find_hex("2019").is_some());
    assert!(w.find_hex("0220").is_none() && w.find_hex("2101").is_none());
}

#[rule("CM-O.1")]
#[test]
fn without_a_word_every_option_has_its_default() {
    let w = world("historical", &[]);
    let defaults: Vec<&str> = CedarMountain::options(&w).values().map(String::as_str).collect();
    assert_eq!(defaults, ["any", "any", "entered", "go-on", "first-hit", "bound", "off", "plain", "any-enemy"]);
}

#[rule("CM-5.1")]
#[rule("CM-14.1a")]
#[test]
fn a_turn_is_six_phases_of_the_union_and_six_of_the_confederates() {
    let mut game = Position::at("turn").unit("us_geary", "1701").unit("cs_early", "0115").build();
    let told = game.idle_until(&mut ByPurpose(Vec::new()), |game| game.state.turn == 6);
    let phases: Vec<(Side, Phase)> = told
        .iter()
        .filter_map(|event| match *event {
            Event::PhaseBegins { side, phase } => Some((side, phase)),
            _ => None,
        })
        .collect();
    let half = [Phase::Command, Phase::Artillery, Phase::Movement, Phase::Defensive, Phase::Offensive, Phase::Rally];
    // The first two phases were over before the first question.
    let expected: Vec<(Side, Phase)> =
        Side::BOTH.into_iter().flat_map(|side| half.map(|phase| (side, phase))).skip(3).collect();
    assert_eq!(phases[..9], expected[..]);
}

#[rule("CM-5.2")]
#[test]
fn the_clock_of_the_turns() {
    let w = world("historical", &[]);
    let clock = |turn: u8| {
        let at = w.tables.turns.first_clock + u32::from(turn - 1) * w.tables.turns.minutes;
        (at / 60, at % 60)
    };
    assert_eq!([clock(1), clock(3), clock(4), clock(8), clock(9)], [(15, 0), (16, 20), (17, 0), (19, 40), (20, 20)]);
}

#[rule("CM-5.3")]
#[rule("CM-5.6")]
#[rule("CM-5.7")]
#[test]
fn play_runs_to_the_end_of_turn_nine_even_with_nobody_left() {
    let mut game = Position::at("turn").unit("cs_early", "0115").build();
    let told = game.idle_until(&mut ByPurpose(Vec::new()), |game| game.state.stage == Stage::Over);
    let turns = told.iter().filter(|event| matches!(event, Event::TurnBegins { .. })).count();
    // Turn 5 began before the first question; the Union's phases pass without input.
    assert_eq!((game.state.turn, turns), (9, 4));
    assert!(told.iter().any(|event| matches!(event, Event::GameOver { winner: Side::Confederate, .. })));
    assert_eq!(game.refused_by("done"), "CM-5.3");
}

#[rule("CM-2.1a")]
#[rule("CM-2.1b")]
#[rule("CM-2.1c")]
#[test]
fn one_unit_to_a_hex_but_friends_are_passed() {
    let mut game = Position::at("movement")
        .unit("us_geary", "1207")
        .unit("us_prince", "1208")
        .leader("us_banks", "1208")
        .leader("us_augur", "1208")
        .unit("cs_early", "1701")
        .build();
    game.choose("move us_geary", &[]).choose("step 1208", &[]);
    assert_eq!(game.refused_by("halt"), "CM-2.1a");
    game.choose("step 1209", &[]).choose("halt", &[]);
    assert_eq!(game.place("us_geary"), Some("1209"));
    let game = Position::at("movement").unit_with("us_geary", "1207", "out-of-command = true").unit("cs_early", "1206");
    let mut game = game.unit("us_prince", "1505").build();
    game.choose("move us_geary", &[]);
    assert_eq!(game.refused_by("step 1206"), "CM-2.1c");
}

#[rule("CM-2.2a")]
#[rule("CM-2.2b")]
#[rule("CM-2.2c")]
#[test]
fn every_unrouted_unit_stops_whoever_comes_next_to_it() {
    for (id, lines) in [("cs_walker", "form = \"limbered\""), ("cs_early", "")] {
        let mut game = Position::at("movement").unit("us_geary", "1208").unit_with(id, "1206", lines).build();
        game.choose("move us_geary", &[]).choose("step 1207", &[]);
        assert_eq!(game.place("us_geary"), Some("1207"));
        assert!(!matches!(game.state.stage, Stage::Moving(_)), "the move ended there");
    }
    let mut game =
        Position::at("movement").unit("us_geary", "1208").unit_with("cs_early", "1206", "routed = true").build();
    game.choose("move us_geary", &[]).choose("step 1207", &[]);
    assert!(game.offers("step 1107"));
}

#[rule("CM-2.2d")]
#[rule("CM-2.2e")]
#[test]
fn leaving_a_zone_of_control_costs_a_point_and_the_same_zone_stays_closed() {
    let mut game =
        Position::at("movement").unit("us_geary", "1207").unit("cs_early", "1206").unit("cs_thomas", "1210").build();
    game.choose("move us_geary", &[]);
    assert_eq!(game.cost("step 1208"), 4);
    assert_eq!(game.refused_by("step 1307"), "CM-2.2e");
    assert_eq!(game.refused_by("step 1107"), "CM-2.2e");
    game.choose("step 1208", &[]);
    // Thomas' zone is another one.
    assert!(game.offers("step 1209"));
}

#[rule("CM-2.2f")]
#[test]
fn leaders_have_no_zone_and_are_not_stopped() {
    let game = Position::at("movement")
        .leader("us_banks", "1208")
        .leader("cs_jackson", "1206")
        .unit("cs_early", "1104")
        .build();
    assert!(!zones::controls(&game.world, &game.state, Side::Confederate, game.hex("1207")));
    let mut game = game;
    game.choose("lead us_banks", &[]);
    // Past Jackson and round Early, two hexes out: nothing stops him.
    assert!(game.offers("go 1207") && game.offers("go 1303"));
}

#[rule("CM-2.3a")]
#[rule("CM-9.6g")]
#[test]
fn a_unit_without_strength_is_gone_and_only_what_it_had_scores() {
    let mut game = Position::at("offensive")
        .unit("us_crawford", "1207")
        .unit("us_gordon", "1308")
        .unit_with("cs_early", "1307", "sp = 2")
        .build();
    game.fire("cs_early", &["us_crawford", "us_gordon"], &[9]);
    assert!(game.is_gone("cs_early"));
    assert_eq!((game.state.net, game.state.lost.confederate), (2, 14));
}

#[rule("CM-2.3b")]
#[rule("CM-9.1b")]
#[test]
fn a_unit_fires_once_with_everything_and_is_fired_at_once() {
    let mut game = Position::at("offensive")
        .unit("us_crawford", "1207")
        .unit("us_gordon", "1306")
        .unit("cs_early", "1307")
        .unit("cs_thomas", "1107")
        .unit("us_greene", "1610")
        .unit("cs_branch", "1609")
        .build();
    game.fire("cs_early", &["us_crawford"], &[1]);
    assert_eq!(game.refused_by("target cs_early"), "CM-9.1b");
    assert_eq!(game.refused_by("target cs_thomas"), "CM-7.2");
}

#[rule("CM-2.3c")]
#[rule("CM-2.4b")]
#[rule("CM-2.5b")]
#[rule("CM-14.2g")]
#[test]
fn the_order_of_battle_keeps_its_own_rules() {
    let w = world("historical", &[]);
    for sheet in &w.units {
        let share = match sheet.morale {
            Colour::Green => 50,
            Colour::Black => 45,
            Colour::Gold => 40,
        };
        let nearest = (u32::from(sheet.sp) * share + 50) / 100;
        let expected = nearest.min(u32::from(sheet.sp) / 2);
        match sheet.kind {
            Kind::Artillery => {
                let guns = sheet.guns.unwrap();
                assert!(guns <= sheet.sp * 3 && sheet.sp <= guns, "{}", sheet.id);
            }
            _ => assert_eq!(u32::from(sheet.shattered), expected, "{}", sheet.id),
        }
        let expected = match sheet.id.as_str() {
            "cs_garnett" => Colour::Green,
            "cs_stonewall" => Colour::Gold,
            _ => Colour::Black,
        };
        assert_eq!(sheet.morale, expected);
    }
    assert_eq!(w.sheet(w.find_unit("cs_walker").unwrap()).kind, Kind::Artillery);
}

#[rule("CM-2.4a")]
#[test]
fn shattered_at_the_figure_on_the_back() {
    let at = |id: &str, sp: u8| {
        let game = Position::at("movement").unit_with(id, "1207", &format!("sp = {sp}")).build();
        game.state.is_shattered(&game.world, game.unit(id))
    };
    assert!(at("us_crawford", 8) && !at("us_crawford", 9));
    assert!(!at("us_res1", 1));
}

#[rule("CM-2.4c")]
#[rule("CM-6.3a")]
#[test]
fn the_shattered_and_the_lost_keep_out_of_zones_but_may_stay_and_fire() {
    for (lines, rule) in [("sp = 5", "CM-2.4c"), ("out-of-command = true", "CM-6.3a")] {
        let mut game = Position::at("movement").unit_with("us_geary", "1208", lines).unit("cs_early", "1206").build();
        game.choose("move us_geary", &[]);
        assert_eq!(game.refused_by("step 1207"), rule);
        let game = Position::at("offensive").unit_with("us_geary", "1207", lines).unit("cs_early", "1206").build();
        assert!(game.offers("target cs_early"));
    }
}

#[rule("CM-2.5a")]
#[rule("CM-2.5c")]
#[test]
fn morale_by_colour_also_when_shattered() {
    let game = Position::at("movement").unit_with("cs_stonewall", "1207", "sp = 3").build();
    let morale = |id: &str| game.world.morale(game.unit(id));
    assert_eq!([morale("cs_garnett"), morale("us_geary"), morale("cs_stonewall")], [5, 7, 9]);
    let stonewall = game.unit("cs_stonewall");
    assert!(game.state.is_shattered(&game.world, stonewall));
    assert!(cedar_mountain::result::passes(&game.world, &game.state, stonewall, 9));
}

#[rule("CM-3.3a")]
#[rule("CM-3.3b")]
#[test]
fn bayard_is_mounted_and_always_in_command() {
    let mut game = Position::at("command").unit("us_bayard", "2002").leader("us_banks", "0120").build();
    assert!(!game.is_out("us_bayard"));
    assert_eq!(game.form("us_bayard"), Form::Mounted);
    game.choose("move us_bayard", &[]);
    assert_eq!(game.left(), 18);
}

fn in_command(unit: &str, place: &str, leader: (&str, &str), lines: &str) -> bool {
    let game = Position::at("command").unit(unit, place).leader_with(leader.0, leader.1, lines).build();
    !game.is_out(unit)
}

#[rule("CM-6.1a")]
#[rule("CM-6.1b")]
#[rule("CM-6.1c")]
#[test]
fn four_hexes_from_the_leader_of_division_or_corps() {
    assert!(in_command("us_geary", "1208", ("us_augur", "1204"), ""));
    assert!(!in_command("us_geary", "1209", ("us_augur", "1204"), ""));
    assert!(in_command("us_geary", "1207", ("us_augur", "1204"), "replacement = true"));
    assert!(!in_command("us_geary", "1208", ("us_augur", "1204"), "replacement = true"));
    assert!(!in_command("us_geary", "1206", ("us_williams", "1204"), ""));
    assert!(in_command("us_res1", "1208", ("us_augur", "1204"), ""));
    assert!(!in_command("us_res1", "1208", ("us_augur", "1204"), "replacement = true"));
    assert!(in_command("us_crawford", "1206", ("us_banks", "1204"), ""));
    assert!(!in_command("us_tower", "1206", ("us_banks", "1204"), ""));
    assert!(in_command("us_tower", "1206", ("us_ricketts", "1204"), ""));
}

#[rule("CM-6.2a")]
#[rule("CM-6.2b")]
#[test]
fn a_line_of_command_avoids_zones_unless_a_friend_stands_there() {
    // Geary in the corner 0120 can be reached only by 0119 and 0219; Early's men watch both.
    let base = || Position::at("command").unit("us_geary", "0120").leader("us_augur", "0117").unit("cs_early", "0218");
    let game = base().build();
    assert!(game.is_out("us_geary"));
    let game = base().unit("us_prince", "0119").unit("us_greene", "0118").build();
    assert!(!game.is_out("us_geary"));
    // A friendly zone of control alone does not help.
    let game = base().unit("us_prince", "0320").build();
    assert!(game.is_out("us_geary"));
    let area = command::area(&game.world, &game.state, game.leader("us_augur"));
    assert!(!area.has(game.hex("0218")), "nor does the line enter an enemy's hex");
}

#[rule("CM-6.2c")]
#[test]
fn the_finding_holds_until_the_next_command_phase() {
    let mut game = Position::at("command").unit("us_geary", "1207").leader("us_augur", "1206").build();
    assert!(!game.is_out("us_geary"));
    game.choose("lead us_augur", &[]);
    game.choose("go 1201", &[]);
    assert!(!game.is_out("us_geary"));
    game.idle_until(&mut ByPurpose(Vec::new()), |game| game.state.turn == 6);
    assert!(game.is_out("us_geary"));
}

#[rule("CM-6.3b")]
#[rule("CM-2.4d")]
#[rule("CM-8.4d")]
#[test]
fn no_column_for_the_lost_the_shattered_and_the_routed() {
    let cost = |lines: &str| {
        let mut game = Position::at("movement").unit_with("us_geary", "1601", lines).build();
        game.choose("move us_geary", &[]);
        game.cost("step 1502")
    };
    assert_eq!([cost(""), cost("out-of-command = true"), cost("sp = 5")], [1, 2, 2]);
    let routed = Position::at("movement").unit_with("us_geary", "1601", "routed = true").build();
    assert!(!cedar_mountain::movement::may_march(&routed.world, &routed.state, routed.unit("us_geary")));
}

#[rule("CM-6.3c")]
#[rule("CM-6.3d")]
#[test]
fn out_of_command_guns_fire_and_routed_units_do_not_rally() {
    let game = Position::at("artillery").unit_with("us_res1", "1207", "out-of-command = true").unit("cs_early", "1210");
    assert!(game.build().offers("target cs_early"));
    let game = Position::at("rally")
        .unit_with("us_geary", "1207", "routed = true\nout-of-command = true")
        .unit_with("us_prince", "1308", "routed = true")
        .build();
    assert_eq!(game.listed("rally"), ["us_prince"]);
    assert_eq!(game.refused_by("rally us_geary"), "CM-6.3d");
}

#[rule("CM-6.4a")]
#[rule("CM-6.4k")]
#[test]
fn one_leader_of_the_command_steadies_a_unit() {
    let modifier = |unit: &str, leaders: &[&str]| {
        let position = Position::at("movement").unit(unit, "1207");
        let game = leaders.iter().fold(position, |p, leader| p.leader(leader, "1207")).build();
        cedar_mountain::result::morale_modifier(&game.world, &game.state, game.unit(unit))
    };
    assert_eq!(modifier("us_geary", &["us_augur", "us_banks"]), -1);
    assert_eq!(modifier("us_geary", &["us_williams"]), 0);
    assert_eq!(modifier("us_res1", &["us_williams"]), -1);
    assert_eq!(modifier("us_bayard", &["us_banks"]), 0);
}

#[rule("CM-6.4b")]
#[rule("CM-6.4c")]
#[rule("CM-6.4d")]
#[test]
fn leaders_ride_nine_hexes_and_shun_the_enemy() {
    let mut game = Position::at("movement")
        .leader("us_banks", "0301")
        .unit("us_geary", "1207")
        .unit("cs_early", "1206")
        .unit("us_prince", "1701")
        .build();
    game.choose("lead us_banks", &[]);
    assert!(game.offers("go 0310") && !game.offers("go 0311"));
    let mut game =
        Position::at("movement").leader("us_banks", "1210").unit("us_geary", "1207").unit("cs_early", "1206").build();
    game.choose("lead us_banks", &[]);
    assert!(game.offers("go 1207") && !game.offers("go 1107"));
    assert_eq!(game.refused_by("go 1107"), "CM-6.4c");
    assert_eq!(game.refused_by("go 1206"), "CM-2.1c");
    game.choose("go 1209", &[]);
    assert_eq!(game.place("us_banks"), Some("1209"));
}

#[rule("CM-6.4h")]
#[test]
fn a_leader_rides_along_once() {
    let position = Position::at("movement").unit("us_geary", "1207").leader("us_augur", "1207");
    let mut game = position.unit("us_prince", "1505").build();
    game.choose_all(&["move us_geary", "ride us_augur", "step 1206", "halt"]);
    assert_eq!(game.place("us_augur"), Some("1206"));
    assert!(!game.offers("lead us_augur"));
    // With a retreat the owner is asked.
    let mut game = Position::at("offensive")
        .unit("us_crawford", "1207")
        .unit("us_gordon", "1308")
        .unit("cs_early", "1307")
        .leader("cs_jackson", "1307")
        .build();
    game.fire("cs_early", &["us_crawford", "us_gordon"], &[9]);
    assert_eq!(game.asked(), Some(Side::Confederate));
    assert!(game.offers("ride cs_jackson") && game.offers("done"));
}

#[rule("CM-6.4i")]
#[test]
fn a_lone_leader_is_checked_and_goes_to_his_nearest_unit() {
    let mut game = Position::at("movement")
        .unit("us_geary", "1207")
        .leader("cs_jackson", "1206")
        .unit("cs_early", "1201")
        .unit("cs_thomas", "0110")
        .build();
    game.choose("move us_geary", &[]).choose("step 1206", &[5]);
    assert_eq!(game.place("cs_jackson"), Some("1201"));
    let game = Position::at("movement").unit("us_geary", "1207").leader("cs_jackson", "1206");
    let mut game = game.unit("us_prince", "1505").build();
    game.choose("move us_geary", &[]).choose("step 1206", &[6]);
    assert!(game.is_gone("cs_jackson"), "nobody is left to go to");
    assert_eq!(game.state.net, 1);
}

#[rule("CM-6.4j")]
#[test]
fn leaders_are_no_targets() {
    let game = Position::at("offensive").unit("us_geary", "1207").leader("cs_jackson", "1206").unit("cs_early", "0120");
    let mut game = game.build();
    assert!(!game.choices().iter().any(|choice| choice.starts_with("target")));
    game.idle_until(&mut ByPurpose(Vec::new()), |game| game.state.active == Side::Confederate);
}

#[test]
fn both_scenarios_start_with_a_question() {
    for scenario in ["historical", "free"] {
        let game = Game::new(scenario, &[("pope", "on")]);
        assert_eq!(game.asked(), Some(Side::Union), "{scenario}: {}", game.prompt());
        assert!(game.choices().len() > 1);
    }
}
