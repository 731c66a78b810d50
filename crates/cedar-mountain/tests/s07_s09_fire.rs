//! Sections 7 and 9.1 to 9.7: fire, results, morale.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test stops where it fails")]

mod common;

use cedar_mountain::CedarMountain;
use cedar_mountain::event::{Event, Phase};
use cedar_mountain::fire;
use cedar_mountain::odds::{Class, Fate};
use cedar_mountain::state::FireKind;
use cedar_mountain::tables::Cell;
use common::{ByPurpose, Game, Position, world};
use kernel::odds::Prob;
use kernel::{Side, Title};
use rule::rule;

#[rule("CM-7.1")]
#[rule("CM-9.1d")]
#[test]
fn only_unlimbered_unrouted_guns_fire_in_the_artillery_phase() {
    let mut game = Position::at("artillery")
        .unit("us_res1", "1207")
        .unit_with("us_res2", "1308", "form = \"limbered\"")
        .unit_with("us_res3", "1408", "routed = true")
        .unit("us_geary", "1106")
        .unit("cs_early", "1205")
        .unit("cs_thomas", "1209")
        .build();
    assert_eq!(game.listed("target"), ["cs_early", "cs_thomas"]);
    let at = |game: &Game, id: &str| {
        let kind = FireKind::Artillery;
        fire::check_firer(&game.world, &game.state, kind, game.unit(id)).map_err(|bar| bar.rule())
    };
    assert_eq!(at(&game, "us_res2"), Err("CM-9.1d"));
    assert_eq!(at(&game, "us_res3"), Err("CM-9.1c"));
    assert_eq!(at(&game, "us_geary"), Err("CM-7.1"));
    game.fire("cs_thomas", &["us_res1"], &[1]);
    assert!(!game.offers("target cs_early"), "each gun once");
}

#[rule("CM-7.2")]
#[rule("CM-1.2")]
#[test]
fn guns_join_on_one_target_and_halves_are_rounded_one_by_one() {
    let mut game = Position::at("artillery")
        .unit("us_res1", "1208")
        .unit_with("us_res2", "1308", "sp = 1")
        .unit("us_res4", "1309")
        .unit("cs_early", "1204")
        .unit("cs_thomas", "1305")
        .build();
    game.aim("cs_early", &["us_res1", "us_res2"]);
    // 3 and 1 at half strength count 1 and 1.
    assert_eq!(game.strength(), (2, 0));
    game.choose("fire", &[1]);
    assert_eq!(game.refused_by("target cs_early"), "CM-9.1b");
}

#[rule("CM-7.3")]
#[rule("CM-10.4")]
#[test]
fn guns_that_fired_stay_until_their_half_is_over() {
    let mut game =
        Position::at("artillery").unit("us_res1", "1208").unit("us_res2", "1309").unit("cs_early", "1205").build();
    game.fire("cs_early", &["us_res1"], &[1]);
    assert_eq!(game.refused_by("move us_res1"), "CM-7.3");
    assert!(game.offers("move us_res2"));
    game.idle_until(&mut ByPurpose(Vec::new()), |game| game.state.active == Side::Confederate);
    assert!(!game.at("us_res1").fired);
}

#[rule("CM-7.4")]
#[rule("CM-9.9b")]
#[test]
fn nobody_advances_after_artillery_or_defensive_fire() {
    let position = |phase: &str| {
        Position::at(phase).unit("us_res1", "1208").unit("us_geary", "1308").unit_with(
            "cs_walker",
            "1307",
            "sp = 1\nform = \"limbered\"",
        )
    };
    let mut game = position("artillery").unit("us_res3", "1309").build();
    game.fire("cs_walker", &["us_res1"], &[10]);
    assert!(game.is_gone("cs_walker"));
    assert!(game.listed("advance").is_empty());
    let mut game = position("defensive").start("side = \"confederate\"").build();
    game.fire("cs_walker", &["us_geary", "us_res1"], &[10]);
    assert!(game.is_gone("cs_walker"));
    assert!(game.listed("advance").is_empty());
}

#[rule("CM-7.5")]
#[rule("CM-9.2a")]
#[test]
fn a_gun_fires_in_its_phase_and_again_in_defence_with_the_rest() {
    let game = Position::at("defensive")
        .start("side = \"confederate\"")
        .unit_with("us_res1", "1208", "fired = true")
        .unit("us_geary", "1307")
        .unit("us_bayard", "1107")
        .unit("cs_early", "1206")
        .build();
    let target = game.unit("cs_early");
    let able = fire::firers_at(&game.world, &game.state, FireKind::Defensive, target);
    let ids: Vec<&str> = able.map(|unit| game.world.sheet(unit).id.as_str()).collect();
    assert_eq!(ids, ["us_geary", "us_bayard", "us_res1"]);
}

#[rule("CM-7.6")]
#[rule("CM-9.3a")]
#[rule("CM-9.2b")]
#[test]
fn offensive_fire_is_for_infantry_and_troopers_on_foot() {
    let game = Position::at("offensive")
        .unit("us_res1", "1207")
        .unit("us_geary", "1307")
        .unit("us_bayard", "1107")
        .unit("cs_early", "1206")
        .build();
    let rule = |id: &str| fire::check_firer(&game.world, &game.state, FireKind::Offensive, game.unit(id));
    assert_eq!(rule("us_res1").map_err(|bar| bar.rule()), Err("CM-7.6"));
    assert_eq!(rule("us_bayard").map_err(|bar| bar.rule()), Err("CM-9.2b"));
    assert_eq!(rule("us_geary"), Ok(()));
    let on_foot = Position::at("offensive").unit_with("us_bayard", "1207", "form = \"dismounted\"");
    let mut game = on_foot.unit("cs_early", "1206").build();
    game.aim("cs_early", &["us_bayard"]);
    assert_eq!(game.strength().0, 12);
    let mut game = Position::at("defensive")
        .start("side = \"confederate\"")
        .unit("us_bayard", "1207")
        .unit("cs_early", "1206")
        .build();
    game.aim("cs_early", &["us_bayard"]);
    assert_eq!(game.strength().0, 6);
}

#[rule("CM-9.1a")]
#[rule("CM-9.1c")]
#[test]
fn firing_is_optional_and_not_for_the_routed() {
    for phase in ["artillery", "defensive", "offensive"] {
        let side = if phase == "defensive" { "confederate" } else { "union" };
        let mut game = Position::at(phase)
            .start(&format!("side = \"{side}\""))
            .unit("us_geary", "1207")
            .unit("us_res1", "1106")
            .unit("cs_early", "1206")
            .build();
        assert!(game.offers("target cs_early") && game.offers("done"), "{phase}");
        game.choose("done", &[]);
    }
    let game =
        Position::at("offensive").unit_with("us_geary", "1207", "routed = true").unit("cs_early", "1206").build();
    assert!(!game.offers("target cs_early"));
}

#[rule("CM-9.R")]
#[test]
fn the_range_chart() {
    let strength = |row: &str| {
        let game = Position::at("artillery").unit("us_res3", "1215").unit("cs_early", row).build();
        fire::strength(&game.world, &game.state, game.unit("us_res3"), game.hex(row))
    };
    assert_eq!([strength("1214"), strength("1213"), strength("1212")], [8, 4, 4]);
    assert_eq!([strength("1211"), strength("1205"), strength("1204")], [2, 2, 0]);
    let game = Position::at("movement").unit("us_geary", "1207").build();
    assert_eq!(fire::reach_of(&game.world, &game.state, game.unit("us_geary"), 2), 0);
}

#[rule("CM-9.4a")]
#[rule("CM-9.4c")]
#[rule("CM-9.4d")]
#[test]
fn what_blocks_and_what_does_not() {
    use cedar_mountain::sight::{Sight, sight};
    let look =
        |game: &Game, from: &str, to: &str| sight(&game.world, &game.state, Side::Union, game.hex(from), game.hex(to));
    let game =
        Position::at("artillery").unit("us_res1", "1209").unit("cs_thomas", "1207").unit("cs_early", "1205").build();
    // Woods to woods side by side; an enemy and corn in between; into woods from the open.
    assert_eq!(look(&game, "0505", "0506"), Sight::Clear);
    assert_eq!(look(&game, "1209", "1205"), Sight::Clear);
    assert_eq!(look(&game, "1007", "1010"), Sight::Clear);
    assert_eq!(look(&game, "1006", "1004"), Sight::Ground);
    assert_eq!(look(&game, "1007", "1005"), Sight::Clear);
    assert_eq!(look(&game, "1112", "1114"), Sight::Ground);
    let friend = |at: &str| Position::at("artillery").unit("us_res1", "1209").unit("us_geary", at).build();
    assert_eq!(look(&friend("1206"), "1209", "1205"), Sight::Friend);
    assert_eq!(look(&friend("1207"), "1209", "1205"), Sight::Clear);
}

#[rule("CM-9.5a")]
#[test]
fn strengths_add_up_and_find_the_column() {
    let mut game = Position::at("defensive")
        .start("side = \"confederate\"")
        .unit_with("us_gordon", "1207", "sp = 12")
        .unit("us_res3", "1203")
        .unit("cs_early", "1206")
        .build();
    game.aim("cs_early", &["us_gordon", "us_res3"]);
    assert_eq!(game.strength(), (16, 5));
    assert_eq!(game.world.tables.chart.columns[5], 15);
    assert!(game.sheet("fire").notes.iter().any(|note| note.key == "cm62-odds-firer"));
}

#[rule("CM-9.5b")]
#[test]
fn limbered_guns_are_hit_a_column_further_right() {
    let column = |form: &str| {
        let mut game = Position::at("offensive")
            .unit_with("us_geary", "1207", "sp = 9")
            .unit_with("cs_walker", "1206", &format!("form = \"{form}\""))
            .build();
        game.aim("cs_walker", &["us_geary"]);
        game.strength().1
    };
    assert_eq!((column("unlimbered"), column("limbered")), (3, 4));
    let w = world("historical", &[]);
    assert_eq!(w.tables.chart.column(40, 1), 8);
    let told = |form: &str| {
        let mut game = Position::at("offensive")
            .unit_with("us_geary", "1207", "sp = 9")
            .unit_with("cs_walker", "1206", &format!("form = \"{form}\""))
            .build();
        game.fire("cs_walker", &["us_geary"], &[1]);
        game.told(|event| matches!(event, Event::FireDie { shift: 1, .. }))
    };
    assert_eq!((told("unlimbered"), told("limbered")), (false, true), "the log says why the column is another");
}

#[rule("CM-5.1")]
#[test]
fn the_beginning_of_defensive_fire_names_who_fires() {
    let w = world("historical", &[]);
    let line = |phase| CedarMountain::tell(&w, &Event::PhaseBegins { side: Side::Union, phase });
    let names = |phase, key: &str| format!("{:?}", line(phase).text).contains(key);
    assert!(names(Phase::Defensive, "side-confederate") && names(Phase::Offensive, "side-union"));
}

#[rule("CM-9.5c")]
#[rule("CM-9.C")]
#[test]
fn the_chart() {
    let w = world("historical", &[]);
    let chart = &w.tables.chart;
    let cell = |text: &str| Cell::try_from(text.to_owned()).unwrap();
    assert_eq!(chart.rows.iter().map(Vec::len).sum::<usize>(), 99);
    assert_eq!(chart.cell(chart.column(12, 0), 9), cell("2R"));
    assert_eq!(chart.cell(chart.column(34, 0), 10), cell("5R"));
    for column in 0..9 {
        assert_eq!(chart.cell(column, -1), chart.cell(column, 0));
        assert_eq!(chart.cell(column, 12), chart.cell(column, 10));
    }
    // Expected loss at modifier 0, in tenths, as the specification has it.
    let loss = |column: usize| (1..=10).map(|die| chart.cell(column, die).loss).sum::<u8>();
    assert_eq!((0..9).map(loss).collect::<Vec<_>>(), [1, 2, 3, 5, 7, 10, 12, 16, 20]);
}

#[rule("CM-9.5d")]
#[rule("CM-9.5e")]
#[rule("CM-9.5f")]
#[test]
fn modifiers_of_fire() {
    let flank = |firers: &[&str]| {
        let mut game = Position::at("offensive")
            .unit("us_crawford", "1206")
            .unit("us_gordon", "1308")
            .unit("us_geary", "1108")
            .unit("cs_early", "1207")
            .build();
        game.aim("cs_early", firers);
        game.modifiers()
    };
    assert_eq!(flank(&["us_crawford", "us_gordon", "us_geary"]), [(1, "CM-9.5d".to_owned())]);
    assert!(flank(&["us_crawford", "us_gordon"]).is_empty());
    let one = |from: &str, to: &str| {
        let mut game = Position::at("offensive").unit("us_crawford", from).unit("cs_early", to).build();
        game.aim("cs_early", &["us_crawford"]);
        game.modifiers().iter().map(|(value, _)| *value).sum::<i64>()
    };
    assert_eq!(one("0906", "0905"), -2, "woods and uphill");
    assert_eq!(one("1013", "1113"), -1, "town");
    assert_eq!(one("1407", "1408"), -1, "uphill");
    assert_eq!(one("0907", "0806"), -1, "stream");
    assert_eq!(one("0907", "0807"), -1, "the stream counts for fire at the ford too");
    assert_eq!(one("1408", "1407"), 0);
}

/// Early in 1108 under the fire of one brigade from 1207, with a die.
fn volley(sp: u8, dice: &[u8]) -> Game {
    let mut game = Position::at("offensive")
        .unit_with("us_hartsuff", "1207", &format!("sp = {sp}"))
        .unit("cs_early", "1108")
        .unit("us_greene", "0120")
        .build();
    game.fire("cs_early", &["us_hartsuff"], dice);
    game
}

#[rule("CM-9.6a")]
#[rule("CM-9.6b")]
#[rule("CM-9.6c")]
#[rule("CM-9.7a")]
#[test]
fn nothing_then_morale_then_losses() {
    assert_eq!(volley(12, &[2]).sp("cs_early"), 14);
    let game = volley(12, &[3, 7]);
    assert!(game.sp("cs_early") == 14 && !game.is_routed("cs_early"));
    let game = volley(12, &[6, 7]);
    assert!(game.sp("cs_early") == 13 && !game.is_routed("cs_early"));
    let mut game = Position::at("offensive").unit("us_hartsuff", "1207").unit("cs_early", "1108").build();
    game.fire("cs_early", &["us_hartsuff"], &[7, 8]);
    assert!(game.is_routed("cs_early"));
    assert_eq!(game.sp("cs_early"), 12);
}

#[rule("CM-9.6d")]
#[test]
fn a_retreat_comes_before_the_morale_check() {
    let mut game = volley(12, &[9]);
    assert_eq!(game.sp("cs_early"), 12);
    game.flee(&mut ByPurpose(vec![("morale", 7)]));
    assert!(!game.is_routed("cs_early"));
    assert_eq!(game.world.distance(game.hex("1108"), game.at("cs_early").hex.unwrap()), 2);
}

#[rule("CM-6.4e")]
#[rule("CM-6.4f")]
#[rule("CM-6.4g")]
#[rule("CM-5.5")]
#[rule("CM-1.3")]
#[test]
fn a_ten_endangers_every_leader_highest_rank_first() {
    let position = Position::at("offensive")
        .start("side = \"confederate\"\nfate = []")
        .unit_with("cs_early", "1207", "sp = 1")
        .unit("us_crawford", "1307")
        .leader("us_williams", "1307")
        .leader("us_banks", "1307");
    let mut game = position.build();
    game.fire("us_crawford", &["cs_early"], &[10, 6, 5, 1]);
    let dice: Vec<(String, bool)> = game
        .events
        .iter()
        .filter_map(|event| match *event {
            Event::LeaderDie { leader, hit, .. } => Some((game.world.leader(leader).id.clone(), hit)),
            _ => None,
        })
        .collect();
    assert_eq!(dice, [("us_banks".to_owned(), true), ("us_williams".to_owned(), false)]);
    let banks = game.leader("us_banks");
    assert!(game.state.leader(banks).replacement);
    assert_eq!(cedar_mountain::command::radius(&game.world, &game.state, banks), 3);
    // One point for Banks, one for the strength point lost.
    assert_eq!(game.state.net, -2);
    let mut game = Position::at("offensive")
        .start("side = \"confederate\"\nfate = []")
        .unit_with("cs_early", "1207", "sp = 1")
        .unit("us_crawford", "1307")
        .leader_with("us_banks", "1307", "replacement = true")
        .build();
    game.fire("us_crawford", &["cs_early"], &[10, 6, 1]);
    assert!(game.is_gone("us_banks"));
}

#[rule("CM-9.6e")]
#[test]
fn a_natural_ten_counts_even_if_modified_down() {
    let mut game = Position::at("offensive")
        .start("fate = []")
        .unit_with("us_greene", "0906", "sp = 1")
        .unit("cs_early", "0905")
        .leader("cs_jackson", "0905")
        .build();
    // 10 - 2 reads row 8 of the first column: a morale check.
    game.fire("cs_early", &["us_greene"], &[10, 5, 8]);
    assert!(game.told(|event| matches!(event, Event::LeaderDie { hit: false, .. })));
    assert_eq!(game.sp("cs_early"), 14);
}

#[rule("CM-9.6f")]
#[test]
fn a_routed_target_runs_on_without_a_morale_check() {
    let mut game = Position::at("offensive")
        .unit_with("us_hartsuff", "1207", "sp = 12")
        .unit_with("cs_early", "1108", "routed = true")
        .build();
    game.fire("cs_early", &["us_hartsuff"], &[3]);
    game.flee(&mut ByPurpose(Vec::new()));
    assert!(game.is_routed("cs_early"));
    assert_eq!(game.sp("cs_early"), 14);
    assert_eq!(game.world.distance(game.hex("1108"), game.at("cs_early").hex.unwrap()), 3);
}

#[rule("CM-9.7b")]
#[rule("CM-9.7c")]
#[test]
fn a_natural_ten_always_routs_and_woods_do_not_help() {
    let passes = |unit: &str, place: &str, leader: Option<&str>, die: u8| {
        let position = Position::at("movement").unit(unit, place);
        let game = leader.into_iter().fold(position, |p, leader| p.leader(leader, place)).build();
        cedar_mountain::result::passes(&game.world, &game.state, game.unit(unit), die)
    };
    assert!(!passes("cs_stonewall", "1207", Some("cs_winder"), 10));
    assert!(passes("us_geary", "1207", Some("us_augur"), 8) && !passes("us_geary", "1207", None, 8));
    assert_eq!(passes("us_geary", "0505", None, 8), passes("us_geary", "1207", None, 8));
}

#[rule("CM-5.4")]
#[test]
fn a_fire_is_finished_before_the_next_is_declared() {
    let game = volley(12, &[9]);
    assert_eq!(game.asked(), Some(Side::Confederate));
    assert_eq!(game.refused_by("target cs_early"), "CM-5.1");
}

#[rule("CM-14.5a")]
#[rule("CM-14.5b")]
#[rule("CM-14.5c")]
#[test]
fn fate_markers_throw_a_die_again() {
    let base = || Position::at("offensive").unit("us_hartsuff", "1207").unit("cs_early", "1307");
    let mut game = base().leader("cs_jackson", "1305").build();
    game.fire("cs_early", &["us_hartsuff"], &[7, 8]);
    assert_eq!(game.prompt(), "cm62-ask-fate-morale");
    assert_eq!(game.listed("fate"), ["cs_jackson"]);
    game.choose("fate cs_jackson", &[7]);
    assert!(!game.is_routed("cs_early"));
    assert!(!game.state.fate.has(game.leader("cs_jackson")));
    // Five hexes away it serves nobody.
    let mut game = base().leader("cs_jackson", "1302").build();
    game.fire("cs_early", &["us_hartsuff"], &[7, 7]);
    assert_ne!(game.prompt(), "cm62-ask-fate-morale");
    let start = Game::new("historical", &[]).state;
    assert_eq!(start.fate.len(), 4);
}

#[rule("CM-14.5d")]
#[test]
fn a_marker_goes_with_its_leader() {
    for (reading, kept) in [("first-hit", false), ("second-hit", true)] {
        let mut game = Position::at("offensive")
            .option("fate", reading)
            .unit_with("us_greene", "1207", "sp = 1")
            .unit("cs_thomas", "1307")
            .leader("cs_jackson", "1307")
            .unit("us_gordon", "0120")
            .build();
        game.fire("cs_thomas", &["us_greene"], &[10, 6]);
        // His own marker could serve on his own die; it is let lie.
        game.throw("done", &mut ByPurpose(vec![("morale", 1)]));
        assert_eq!(game.state.fate.has(game.leader("cs_jackson")), kept, "{reading}");
    }
}

#[test]
fn the_exact_values_of_morale() {
    for (unit, alone, led) in [("cs_garnett", 5, 6), ("us_geary", 7, 8), ("cs_stonewall", 9, 9)] {
        let leader = if unit == "us_geary" { "us_augur" } else { "cs_winder" };
        let game = Position::at("movement").unit(unit, "1207").build();
        assert_eq!(cedar_mountain::result::passes_on(&game.world, &game.state, game.unit(unit)), alone);
        let game = Position::at("movement").unit(unit, "1207").leader(leader, "1207").build();
        assert_eq!(cedar_mountain::result::passes_on(&game.world, &game.state, game.unit(unit)), led);
    }
}

/// The chances of morale as the fire itself finds them: one strength point makes a morale check on 8 and 9, and takes
/// a point on 10.
#[rule("CM-9.7a")]
#[rule("CM-9.7b")]
#[test]
fn the_exact_chances_of_morale_in_a_fire() {
    let cases = [
        ("cs_garnett", false, 5),
        ("cs_early", false, 7),
        ("cs_stonewall", false, 9),
        ("cs_garnett", true, 6),
        ("cs_early", true, 8),
        ("cs_stonewall", true, 9),
    ];
    for (unit, led, tenths) in cases {
        let position = Position::at("offensive").unit_with("us_greene", "1207", "sp = 1").unit(unit, "1307");
        let mut game = if led { position.leader("cs_jackson", "1307") } else { position }.build();
        game.aim(unit, &["us_greene"]);
        let classes = cedar_mountain::odds::classes(&game.world, &game.state);
        let chance = |fate: Fate, loss: u8| {
            let found = classes.outcomes().iter().find(|(class, _)| *class == Class { fate, loss });
            found.map_or(Prob::ZERO, |(_, chance)| *chance)
        };
        let of_hundred = |num: u128| Prob::new(num, 100).unwrap();
        assert_eq!(chance(Fate::Untouched, 0), of_hundred(70), "{unit}, led {led}");
        assert_eq!(chance(Fate::Holds, 0), of_hundred(2 * tenths), "{unit}, led {led}");
        assert_eq!(chance(Fate::Routs, 0), of_hundred(2 * (10 - tenths)), "{unit}, led {led}");
        assert_eq!(chance(Fate::Holds, 1), of_hundred(tenths), "{unit}, led {led}");
        assert_eq!(chance(Fate::Routs, 1), of_hundred(10 - tenths), "{unit}, led {led}");
    }
}

#[rule("CM-9.C")]
#[test]
fn the_expected_losses_of_the_chart() {
    let w = world("historical", &[]);
    let tenths: Vec<i32> = (0..w.tables.chart.columns.len())
        .map(|column| (1..=10).map(|die| i32::from(w.tables.chart.cell(column, die).loss)).sum())
        .collect();
    assert_eq!(tenths, [1, 2, 3, 5, 7, 10, 12, 16, 20]);
}
