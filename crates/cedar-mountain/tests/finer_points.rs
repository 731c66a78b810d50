//! Finer points of the rules: cases in which a nearby wrong reading would show.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test stops where it fails")]

mod common;

use cedar_mountain::event::{EndCause, Event};
use cedar_mountain::fire;
use cedar_mountain::ids::Hex;
use cedar_mountain::state::{FireKind, Stage};
use cedar_mountain::tables::Cell;
use cedar_mountain::zones::controls;
use common::{ByPurpose, Game, Position, world};
use kernel::Side;
use rule::rule;

#[rule("CM-2.2e")]
#[test]
fn a_hex_in_two_zones_stays_closed_for_the_sake_of_the_first() {
    let mut game =
        Position::at("movement").unit("us_geary", "1207").unit("cs_early", "1206").unit("cs_thomas", "1407").build();
    game.choose("move us_geary", &[]);
    // Both control 1307; 1308 is next to Thomas alone.
    assert_eq!(game.refused_by("step 1307"), "CM-2.2e");
    assert!(game.offers("step 1308"));
}

#[rule("CM-9.C")]
#[test]
fn the_whole_chart_as_written() {
    let rows = [
        "- - - - - - - M M",
        "- - - - - - M M M",
        "- - - - - M M M 1",
        "- - - - M M M 1 1",
        "- - - M M M 1 1 1",
        "- - M M M 1 1 1 2",
        "- - M M 1 1 1 2 2",
        "- M M 1 1 1 2 2 2R",
        "M M 1 1 1 2R 2R 2R 3R",
        "M 1 1 1R 2R 2R 2R 3R 3R",
        "1 1 1R 2R 2R 3R 3R 4R 5R",
    ];
    let w = world("historical", &[]);
    let chart = &w.tables.chart;
    let spans = [(1, 2), (3, 4), (5, 7), (8, 10), (11, 14), (15, 19), (20, 25), (26, 33), (34, 99)];
    for (die, row) in (0..).zip(rows) {
        for (span, text) in spans.iter().zip(row.split(' ')) {
            let expected = Cell::try_from(text.to_owned()).unwrap();
            for strength in [span.0, span.1] {
                assert_eq!(chart.cell(chart.column(strength, 0), die), expected, "{strength} points, die {die}");
            }
        }
    }
}

/// Modifiers of a defensive fire of the Union at Early.
fn defence(target: &str, firers: &[(&str, &str)]) -> Vec<(i64, String)> {
    let position = Position::at("defensive").start("side = \"confederate\"").unit("cs_early", target);
    let mut game = firers.iter().fold(position, |p, (id, place)| p.unit(id, place)).build();
    let ids: Vec<&str> = firers.iter().map(|(id, _)| *id).collect();
    game.aim("cs_early", &ids);
    game.modifiers()
}

#[rule("CM-9.5d")]
#[test]
fn a_gun_from_afar_is_no_third_hex_for_the_flank() {
    assert!(defence("1207", &[("us_crawford", "1206"), ("us_gordon", "1308"), ("us_res3", "1209")]).is_empty());
    let close = defence("1207", &[("us_crawford", "1206"), ("us_gordon", "1308"), ("us_res3", "1208")]);
    assert_eq!(close, [(1, "CM-9.5d".to_owned())]);
}

#[rule("CM-9.5f")]
#[test]
fn a_gun_from_afar_takes_the_slope_out_of_the_fire() {
    assert_eq!(defence("1408", &[("us_crawford", "1407")]).iter().map(|m| m.0).sum::<i64>(), -1);
    assert!(defence("1408", &[("us_crawford", "1407"), ("us_res1", "1208")]).is_empty());
}

#[rule("CM-9.8d")]
#[rule("CM-9.8e")]
#[test]
fn a_retreat_into_a_zone_goes_on_or_ends_there_by_the_reading() {
    let run = |reading: &str| {
        let mut game = Position::at("offensive")
            .option("ezoc-end", reading)
            .unit_with("us_hartsuff", "1207", "sp = 12")
            .unit("us_gordon", "1009")
            .unit("us_crawford", "1010")
            .unit("us_geary", "1011")
            .unit("cs_thomas", "1208")
            .build();
        game.fire("cs_thomas", &["us_hartsuff"], &[9]);
        game.choose("flee 1109", &[]);
        assert_eq!(game.sp("cs_thomas"), 9, "two by the chart, one for the zone");
        game.throw("flee 1110", &mut ByPurpose(vec![("morale", 1)]));
        game
    };
    let game = run("eliminate");
    assert!(game.is_gone("cs_thomas"));
    assert!(game.told(|event| matches!(event, Event::Eliminated { why: EndCause::InZone, .. })));
    let mut game = run("go-on");
    game.flee(&mut ByPurpose(vec![("morale", 1)]));
    let hex = game.at("cs_thomas").hex.unwrap();
    assert!(!controls(&game.world, &game.state, Side::Union, hex));
    assert!(game.sp("cs_thomas") < 8, "the further hexes in zones cost too");
}

#[rule("CM-9.9d")]
#[test]
fn who_has_advanced_does_not_fire() {
    let mut game = Position::at("offensive")
        .unit_with("us_hartsuff", "1207", "sp = 12")
        .unit("us_geary", "1308")
        .unit_with("cs_thomas", "1208", "sp = 2")
        .unit("cs_early", "1209")
        .unit("us_prince", "1610")
        .unit("cs_branch", "1609")
        .build();
    game.fire("cs_thomas", &["us_hartsuff"], &[9]);
    game.choose("advance us_geary", &[]);
    assert_eq!(game.state.stage, Stage::Offensive);
    let geary = fire::check_firer(&game.world, &game.state, FireKind::Offensive, game.unit("us_geary"));
    assert_eq!(geary.map_err(|bar| bar.rule()), Err("CM-9.9d"));
    assert_eq!(game.listed("target"), ["cs_branch"]);
}

#[rule("CM-10.5")]
#[test]
fn a_unit_routed_by_defensive_fire_tries_to_rally_at_once() {
    let mut game = Position::at("defensive").unit("us_geary", "1207").unit("cs_branch", "1208").build();
    game.fire("us_geary", &["cs_branch"], &[6, 8]);
    game.flee(&mut ByPurpose(Vec::new()));
    assert!(game.is_routed("us_geary"));
    assert_eq!(game.listed("rally"), ["us_geary"]);
}

#[rule("CM-14.5b")]
#[rule("CM-14.5c")]
#[test]
fn one_marker_for_a_rally_die_and_the_second_throw_stands() {
    let mut game = Position::at("rally")
        .unit_with("us_crawford", "1207", "routed = true")
        .unit_with("us_geary", "1505", "routed = true")
        .leader("us_banks", "1205")
        .leader("us_williams", "1206")
        .build();
    game.choose("rally us_crawford", &[8]);
    assert_eq!(game.listed("fate"), ["us_banks", "us_williams"]);
    game.choose("fate us_banks", &[9]);
    assert!(game.is_routed("us_crawford"));
    assert!(game.listed("fate").is_empty(), "no second marker on the same die");
    assert!(game.state.fate.has(game.leader("us_williams")) && !game.state.fate.has(game.leader("us_banks")));
    // Williams does not command Geary.
    game.choose("rally us_geary", &[7]);
    assert!(!game.is_routed("us_geary"));
}

#[rule("CM-14.3c")]
#[test]
fn a_file_that_starts_after_hills_die_has_him_at_hand() {
    let group = "[[group]]\nentry = \"0115\"\ndie = \"hill\"\npieces = [\"cs_ap_hill\", \"cs_branch\"]";
    let start = |phase: &str| Position::at(phase).start("turn = 4\nside = \"confederate\"").text(group).build();
    assert_eq!(start("movement").listed("enter"), ["cs_branch 0115"]);
    let mut game = start("turn");
    assert_eq!(game.choices(), ["begin"]);
    game.choose("begin", &[4]);
    let told = game.idle_until(&mut ByPurpose(Vec::new()), |game| !game.listed("enter").is_empty());
    assert_eq!(game.state.turn, 5, "{told:?}");
}

/// The example of the manual of scenario files.
#[test]
fn the_example_of_the_manual_is_accepted() {
    let manual = include_str!("../../../docs/scenario-format.md");
    let examples: Vec<&str> = manual
        .split("```toml\n")
        .skip(1)
        .filter_map(|rest| rest.split("```").next())
        .filter(|text| text.contains("title = \"cedar-mountain\""))
        .collect();
    assert_eq!(examples.len(), 1);
    let setup = kernel::Setup {
        scenario: "example.toml".to_owned(),
        scenario_text: Some(examples[0].to_owned()),
        options: kernel::OptionValues::new(),
    };
    let world = cedar_mountain::World::build(&common::DataFolder::new(), &setup).unwrap_or_else(|e| panic!("{e}"));
    let game = Game { state: world.start.clone(), world, events: Vec::new() };
    assert_eq!(game.asked(), Some(Side::Union));
    assert!(game.offers("target cs_garnett"), "{:?}", game.choices());
}

/// Files the manual says are refused, with the rule they break.
#[test]
fn files_against_the_rules_are_refused_by_rule() {
    let refused = |position: Position| position.try_build().err().map(|e| e.to_string()).unwrap_or_default();
    let at = || Position::at("movement");
    for (position, words) in [
        (at().unit("us_geary", "1207").unit("cs_early", "1207"), "CM-2.1a"),
        (at().unit_with("us_geary", "1207", "sp = 12"), "CM-2.3a"),
        (at().unit_with("us_geary", "1207", "form = \"mounted\""), "CM-8.7"),
        (at().unit_with("us_res1", "1207", "routed = true\nform = \"unlimbered\""), "CM-8.7"),
        (at().unit_with("us_geary", "1207", "fired = true"), "CM-7.3"),
        (at().unit("cs_early", "1207").leader("us_banks", "1207"), "CM-14.1c"),
        (Position::at("set-up").unit("us_geary", "1207").leader("us_augur", "0101"), "CM-14.1c"),
        (at().start("fate = [\"us_augur\"]"), "CM-14.5a"),
        (at().unit("us_geary", "1207").unit("us_geary", "1208"), "twice"),
        (at().unit("us_geary", "2120"), "no hex"),
        (at().text("[[group]]\nentry = \"0115\"\npieces = [\"cs_branch\"]"), "a turn or a die"),
    ] {
        let problem = refused(position);
        assert!(problem.contains(words), "'{problem}' does not say {words}");
    }
}

/// The cost function of section 8 in half-points, from the board alone, as slowly as the text reads.
fn slow_cost(game: &Game, mounted: bool, column: bool, enemy: Hex, from: Hex, to: Hex) -> u8 {
    let (w, board) = (&game.world, &game.world.board);
    let (_, edge) = board.neighbours(from.place()).find(|(place, _)| *place == to.place()).unwrap();
    let has = |feature: &str| board.feature(feature).is_some_and(|feature| board.edge(edge).has(feature));
    let base = match (w.terrain(to).id.as_str(), mounted) {
        ("clear" | "field-wheat" | "town", _) => 2,
        ("woods", true) => 6,
        ("woods", false) | ("brush" | "field-corn", _) => 4,
        (other, _) => panic!("{other}"),
    };
    let mut cost = match (w.distance(to, enemy) <= 4, has("road"), w.terrain(to).id == "clear", column) {
        (true, ..) => base,
        (_, true, _, true) | (_, _, true, true) => 1,
        (_, true, _, false) => 2,
        _ => base,
    };
    if has("stream") && !has("road") {
        cost += 2;
    }
    if board.place(from.place()).level != board.place(to.place()).level {
        cost += 2;
    }
    cost + if w.distance(from, enemy) == 1 { 2 } else { 0 }
}

#[rule("CM-8.0b")]
#[rule("CM-8.1d")]
#[rule("CM-8.1e")]
#[rule("CM-8.4a")]
#[rule("CM-8.4b")]
#[rule("CM-8.4c")]
#[rule("CM-8.4d")]
#[rule("CM-8.4e")]
#[test]
fn costs_agree_with_the_slow_reading_everywhere() {
    let kinds = [
        ("us_geary", "", false, true),
        ("us_geary", "sp = 5", false, false),
        ("us_geary", "out-of-command = true", false, false),
        ("us_bayard", "", true, true),
        ("us_bayard", "form = \"dismounted\"", false, true),
        ("us_res1", "form = \"limbered\"", true, true),
    ];
    for (id, lines, mounted, column) in kinds {
        let game = Position::at("movement").unit_with(id, "0101", lines).unit("cs_early", "1008").build();
        let enemy = game.hex("1008");
        for from in game.world.hexes {
            for to in game.world.near(from) {
                let fast = cedar_mountain::movement::step_cost(&game.world, &game.state, game.unit(id), from, to);
                let slow = slow_cost(&game, mounted, column, enemy, from, to);
                assert_eq!(fast, slow, "{id} {lines}: {} to {}", game.world.hex_id(from), game.world.hex_id(to));
            }
        }
    }
}

#[rule("CM-6.4h")]
#[rule("CM-14.2e")]
#[test]
fn a_barred_leader_goes_along_with_a_retreat() {
    let mut game = Position::at("offensive")
        .unit_with("us_hartsuff", "1207", "sp = 12")
        .unit("cs_trimble", "1208")
        .leader("cs_ewell", "1208")
        .text("[barred]\nuntil = 7\npieces = [\"cs_ewell\", \"cs_trimble\"]")
        .build();
    game.fire("cs_trimble", &["us_hartsuff"], &[9]);
    assert_eq!(game.listed("ride"), ["cs_ewell"]);
}

#[rule("CM-9.9c")]
#[test]
fn nobody_out_of_command_and_nobody_at_night_advances_into_a_zone() {
    let after = |turn: u8, hartsuff: &str, early: &str| {
        let mut game = Position::at("offensive")
            .head("night = [9]")
            .start(&format!("turn = {turn}"))
            .unit_with("us_tower", "1108", "night = true")
            .unit_with("us_hartsuff", "1207", hartsuff)
            .unit_with("cs_thomas", "1208", "sp = 1")
            .unit("cs_early", early)
            .build();
        game.fire("cs_thomas", &["us_tower"], &[10]);
        game.listed("advance")
    };
    assert_eq!(after(5, "", "1209"), ["us_hartsuff", "us_tower"]);
    assert_eq!(after(5, "out-of-command = true", "1209"), ["us_tower"]);
    assert_eq!(after(5, "out-of-command = true", "1212"), ["us_hartsuff", "us_tower"]);
    assert!(after(9, "", "1209").is_empty());
    assert_eq!(after(9, "", "1212"), ["us_hartsuff", "us_tower"]);
}

#[rule("CM-9.8b")]
#[test]
fn a_retreat_never_comes_back_to_a_hex() {
    let mut game = Position::at("offensive")
        .unit_with("us_hartsuff", "1207", "sp = 12")
        .unit("us_gordon", "1009")
        .unit("cs_thomas", "1208")
        .build();
    game.fire("cs_thomas", &["us_hartsuff"], &[9]);
    game.choose("flee 1109", &[]);
    assert_eq!(game.refused_by("flee 1208"), "CM-9.8b");
}

#[rule("CM-14.3a")]
#[test]
fn the_cap_is_for_the_union_and_turn_one_only() {
    use cedar_mountain::movement::allowance;
    use cedar_mountain::state::Form;
    let mut game = Game::new("free", &[]);
    let halves = |game: &Game, side: Side| allowance(&game.world, &game.state, side, Form::Line);
    assert_eq!((halves(&game, Side::Union), halves(&game, Side::Confederate)), (8, 12));
    game.state.turn = 2;
    assert_eq!((halves(&game, Side::Union), halves(&game, Side::Confederate)), (12, 12));
}

#[rule("CM-14.4a")]
#[test]
fn pope_is_rolled_for_every_turn_until_he_comes() {
    let rolls = |die: u8| {
        let group = "[[group]]\nentry = \"1701\"\ndie = \"pope\"\npieces = [\"us_tower\"]";
        let mut game = Position::at("turn")
            .start("turn = 3")
            .option("pope", "on")
            .unit("us_geary", "1207")
            .unit("cs_early", "0120")
            .text(group)
            .build();
        let told = game.idle_until(&mut ByPurpose(vec![("pope", die)]), |game| game.state.stage == Stage::Over);
        let of = |e: &Event| if let Event::PopeDie { comes, .. } = *e { Some(comes) } else { None };
        told.iter().filter_map(of).collect::<Vec<bool>>()
    };
    assert_eq!(rolls(10), [false, false, false, false, false, true], "turns 4 to 9");
    assert_eq!(rolls(7), [false, false, true], "7 - 2 is below 6");
    assert_eq!(rolls(5), [true]);
}

#[rule("CM-6.4i")]
#[test]
fn the_owner_picks_between_refuges_equally_near() {
    let mut game = Position::at("movement")
        .unit("us_geary", "1207")
        .leader("cs_jackson", "1206")
        .unit("cs_early", "1203")
        .unit("cs_thomas", "1209")
        .unit("cs_branch", "0120")
        .build();
    game.choose("move us_geary", &[]).choose("step 1206", &[5]);
    assert_eq!((game.asked(), game.listed("refuge").len()), (Some(Side::Confederate), 2));
    game.choose("refuge cs_thomas", &[]);
    assert_eq!(game.place("cs_jackson"), Some("1209"));
}

#[rule("CM-6.4e")]
#[test]
fn a_nine_made_ten_by_the_flank_endangers_leaders_and_a_plain_nine_does_not() {
    let checked = |firers: &[&str]| {
        let mut game = Position::at("offensive")
            .start("fate = []")
            .unit("us_crawford", "1206")
            .unit("us_gordon", "1308")
            .unit("us_geary", "1108")
            .unit("cs_early", "1207")
            .leader("cs_jackson", "1207")
            .build();
        game.aim("cs_early", firers);
        game.throw("fire", &mut ByPurpose(vec![("fire", 9), ("leader", 5)]));
        game.told(|event| matches!(event, Event::LeaderDie { .. }))
    };
    assert!(checked(&["us_crawford", "us_gordon", "us_geary"]));
    assert!(!checked(&["us_crawford", "us_gordon"]));
}

#[rule("CM-5.5")]
#[test]
fn a_ten_thrown_again_by_fate_endangers_nobody() {
    let mut game = Position::at("offensive")
        .start("fate = [\"us_banks\"]")
        .unit("us_crawford", "1207")
        .leader("us_banks", "1205")
        .unit("cs_early", "1307")
        .leader("cs_jackson", "1307")
        .build();
    game.fire("cs_early", &["us_crawford"], &[10]);
    assert_eq!(game.listed("fate"), ["us_banks"]);
    // 17 strength points and a 2: only a morale check.
    game.choose("fate us_banks", &[2, 1]);
    assert!(!game.told(|event| matches!(event, Event::LeaderDie { .. })));
    assert_eq!(game.sp("cs_early"), 14);
}
