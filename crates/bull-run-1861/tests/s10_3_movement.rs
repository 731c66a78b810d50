//! 10.3: what movement costs, zones of control on the march, engaging.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test stops where something is wrong")]

mod common;

use bull_run_1861::Event;
use common::Position;
use common::movement::{act, activate, ended, march, north, paid, south};
use kernel::Side;
use rule::rule;

/// What one step costs a fresh Northern brigade.
fn cost(from: &str, facing: &str, to: &str) -> u8 {
    let mut game = activate(&north().unit("us_sherman", from, facing), "us_sherman");
    let before = act(&game).points;
    game.choose(&format!("step {to}"), &[]);
    assert_eq!(act(&game).points, before - paid(&game));
    paid(&game)
}

// ---- Costs ----

#[rule("BR-10.3-cost-open")]
#[test]
fn open_ground_costs_two_whatever_the_terrain() {
    assert_eq!(cost("N07", "S06", "N50"), 2, "woods");
    assert_eq!(cost("N13", "N14", "N12"), 2, "a hill");
    assert_eq!(cost("N12", "N13", "N13"), 2, "clear ground");
}

#[rule("BR-10.3-cost-road")]
#[test]
fn a_road_costs_one_whichever_way_it_leads_on() {
    for zone in ["N02", "N16", "N24", "N32", "N35"] {
        assert_eq!(cost("N01", "N33", zone), 1, "{zone}");
    }
    assert_eq!(cost("N01", "N33", "N33"), 2);
    // Into Centreville by one road and out by another.
    let mut game = activate(&north().unit("us_sherman", "N35", "N01"), "us_sherman");
    assert_eq!(march(&mut game, &["N01", "N24", "N23"]), [1, 1, 1]);
}

#[rule("BR-10.3-cost-crossing")]
#[test]
fn a_crossing_costs_two_even_along_a_road() {
    assert_eq!(cost("N07", "S06", "S06"), 2, "the Stone Bridge carries the turnpike");
    assert_eq!(cost("N47", "S03", "S03"), 2, "Sudley Ford a road");
    assert_eq!(cost("N11", "S18", "S18"), 2, "Island Ford none");
}

#[rule("BR-10.3-cost-village")]
#[test]
fn a_hamlet_costs_what_its_border_costs() {
    assert_eq!(cost("S07", "S08", "S08"), 1, "by road");
    assert_eq!(cost("S11", "S08", "S08"), 2, "over the fields");
    assert_eq!(cost("N33", "N01", "N01"), 2, "and so does a village");
}

#[rule("BR-10.3-river-closed")]
#[test]
fn bull_run_is_crossed_only_at_fords_and_bridges() {
    let game = activate(&north().unit("us_sherman", "N07", "S16"), "us_sherman");
    assert_eq!(game.refused_by("step S16"), "BR-10.3-river-closed");
    assert_eq!(game.listed("step"), ["N06", "N08", "N50", "S06"]);
    assert_eq!(game.refused_by("step N48"), "BR-3-adjacency-border");
}

// ---- The extension ----

#[rule("BR-10.3-extension")]
#[test]
fn a_level_of_fatigue_buys_two_points_once() {
    let mut game = activate(&north().unit("us_keyes", "N01", "N02"), "us_keyes");
    assert_eq!(march(&mut game, &["N02", "N03", "N04", "N05"]), [1, 1, 1, 1]);
    assert_eq!((act(&game).points, act(&game).extended_march), (0, false));
    game.choose("step N06", &[]);
    assert!(game.told(|e| matches!(e, Event::Extension { .. })));
    assert_eq!((act(&game).points, act(&game).extended_march), (1, true));
    assert_eq!(game.refused_by("step N48"), "BR-10.3-extension", "one point is left and no second extension");
    assert_eq!(game.fatigue("us_keyes"), 0, "the fatigue comes at the end");
    game.choose("step N07", &[]);
    assert_eq!(game.place_of("us_keyes"), Some("N07"));
    // Six points are spent: only the facing is left.
    assert!(game.listed("step").is_empty());
    game.choose("face S06", &[]);
    assert_eq!(game.fatigue("us_keyes"), 1);
    assert!(ended(&game));
}

#[rule("BR-10.3-extension")]
#[test]
fn cavalry_has_six_points_and_three_more() {
    let mut game = activate(&south().unit("cs_stuart", "S39", "S43"), "cs_stuart");
    let way = ["S43", "S48", "S59", "S58", "S56", "S52", "S10", "S08", "S07"];
    assert_eq!(march(&mut game, &way[..6]), [1; 6]);
    assert!(!act(&game).extended_march);
    assert_eq!(march(&mut game, &way[6..]), [1; 3]);
    assert!(game.listed("step").is_empty(), "nine points are spent");
    game.choose("face S03", &[]);
    assert_eq!((game.place_of("cs_stuart"), game.fatigue("cs_stuart")), (Some("S07"), 1));
}

#[rule("BR-10.3-extension")]
#[test]
fn a_march_within_the_regular_points_costs_no_fatigue() {
    let mut game = activate(&north().unit("us_keyes", "N01", "N02"), "us_keyes");
    march(&mut game, &["N02", "N03", "N04", "N05"]);
    game.choose_all(&["stop", "face N06"]);
    assert_eq!(game.fatigue("us_keyes"), 0);
}

#[rule("BR-10.3-extension-limit")]
#[test]
fn at_fatigue_two_there_is_no_extension() {
    let mut game = activate(&north().unit_with("us_willcox", "N01", "N02", "fatigue = 2"), "us_willcox");
    march(&mut game, &["N02", "N03", "N04"]);
    assert_eq!(game.listed("step"), ["N03", "N05"], "one point left pays roads only");
    assert_eq!(game.refused_by("step N41"), "BR-10.3-extension");
    assert_eq!(game.refused_by("deploy N41"), "BR-10.3-extension");
    game.choose("step N05", &[]);
    assert!(game.listed("step").is_empty());
    assert_eq!(game.fatigue("us_willcox"), 2);
    let mut game = activate(&north().unit_with("us_willcox", "N01", "N02", "fatigue = 1"), "us_willcox");
    march(&mut game, &["N02", "N03", "N04"]);
    assert!(game.offers("step N41"), "at fatigue 1 the extension pays it");
}

#[rule("BR-10.3-extension-carry")]
#[test]
fn points_too_few_for_the_attack_are_kept_and_added_to_the_extension() {
    // W-15.
    let position = north()
        .unit("us_burnside", "S03", "S07")
        .unit_with("us_willcox", "N46", "N47", "fatigue = 1")
        .unit("cs_evans", "S07", "S03");
    let mut game = activate(&position, "us_willcox");
    assert_eq!(march(&mut game, &["N47", "S03"]), [1, 2]);
    game.choose_all(&["line us_willcox front", "face S07"]);
    assert_eq!(act(&game).points, 1);
    game.choose("engage", &[]);
    assert!(game.told(|e| matches!(e, Event::Extension { .. })));
    assert_eq!(game.fatigue("us_willcox"), 2);
    assert_eq!(act(&game).points, 1, "1 + 2 - 2");
    // The carried point also pays a step: 1 + 2 for the ford and the road behind it.
    let mut game = activate(&north().unit("us_willcox", "N44", "N45"), "us_willcox");
    assert_eq!(march(&mut game, &["N45", "N46", "N47", "S03", "S07"]), [1, 1, 1, 2, 1]);
    assert!(game.listed("step").is_empty(), "six points in all");
}

#[rule("BR-10.3-extension-fatigue-before-combat")]
#[test]
fn the_fatigue_of_a_forced_march_counts_in_the_attack_that_follows() {
    for (fatigue, modifier) in [(0, -1), (1, -2)] {
        let mut game = Position::activation("union", 1)
            .unit_with("us_willcox", "N46", "N47", &format!("fatigue = {fatigue}"))
            .unit("cs_evans", "S07", "S03")
            .build();
        game.choose("select us_willcox", &[1]);
        game.choose_all(&["step N47", "step S03", "face S07", "engage", "face S07"]);
        game.form("S07", &["us_willcox"]);
        let fatigue_in_attack: Vec<i64> = game
            .modifiers("resolve")
            .iter()
            .filter(|(side, _, rule)| *side == Side::Union && rule.contains("fatigue"))
            .map(|(_, value, _)| *value)
            .collect();
        assert_eq!(fatigue_in_attack, [modifier]);
    }
}

// ---- Zones of control on the march ----

#[rule("BR-10.3-zoc-stop")]
#[test]
fn an_enemy_zone_of_control_ends_the_march_but_not_the_activation() {
    let position = north().unit("us_franklin", "N47", "S03").unit("cs_evans", "S07", "S03");
    let mut game = activate(&position, "us_franklin");
    game.choose_all(&["step S03", "face S07"]);
    assert_eq!(act(&game).points, 2);
    assert!(game.listed("step").is_empty());
    assert_eq!(game.refused_by("step S02"), "BR-10.3-zoc-stop", "not even out of the zone of control");
    assert!(game.offers("engage") && game.offers("stop"));
    assert_eq!(game.listed("deploy"), ["S02", "S04", "S11", "S12"]);
}

#[rule("BR-10.3-zoc-leave")]
#[test]
fn a_brigade_leaves_a_zone_of_control_only_for_a_free_zone() {
    // W-17.
    let position = south().unit("cs_evans", "S08", "S07").unit("us_burnside", "S07", "S08");
    let mut game = activate(&position, "cs_evans");
    assert_eq!(game.listed("step"), ["S09", "S10", "S65"]);
    assert_eq!(game.refused_by("step S11"), "BR-10.3-zoc-leave");
    assert_eq!(game.refused_by("step S07"), "BR-10.3-enemy-zone");
    assert_eq!(march(&mut game, &["S65", "S11"]), [1, 2], "once out, it may come in again");
    assert!(act(&game).stopped);
}

#[rule("BR-10.3-zoc-leave-regrouped")]
#[test]
fn a_regrouped_brigade_leaves_only_for_a_free_zone() {
    let position = south()
        .unit_with("cs_cocke", "S16", "S15", "extended = \"S45\"\nmarker-facing = \"S15\"")
        .unit("us_keyes", "S15", "S16");
    let mut game = activate(&position, "cs_cocke");
    assert!(game.listed("step").is_empty(), "an extended line does not move");
    game.choose("regroup S45", &[]);
    assert_eq!(act(&game).points, 2);
    assert_eq!(game.listed("step"), ["S17", "S18", "S44", "S57"]);
    assert_eq!(game.refused_by("step S16"), "BR-10.3-zoc-leave");
    assert_eq!(game.refused_by("step S53"), "BR-10.3-zoc-leave");
    game.choose("step S18", &[]);
    assert_eq!((paid(&game), act(&game).points), (2, 0));
}

#[rule("BR-10.3-enemy-zone")]
#[test]
fn a_zone_held_by_a_brigade_or_its_marker_cannot_be_entered() {
    let game = activate(&north().unit("us_burnside", "S03", "S07").unit("cs_evans", "S07", "S03"), "us_burnside");
    assert!(!game.listed("step").contains(&"S07".to_owned()));
    assert_eq!(game.refused_by("step S07"), "BR-10.3-enemy-zone");
    let marker = north().unit("us_burnside", "S03", "S07").unit_with(
        "cs_evans",
        "S08",
        "S07",
        "extended = \"S07\"\nmarker-facing = \"S03\"",
    );
    let game = activate(&marker, "us_burnside");
    assert!(!game.listed("step").contains(&"S07".to_owned()));
    assert_eq!(game.refused_by("step S07"), "BR-10.3-enemy-zone");
}

// ---- Engaging ----

#[rule("BR-10.3-engage-cost")]
#[test]
fn engaging_costs_two_and_ends_the_movement() {
    let from = |zone: &str, facing: &str| {
        north().unit_with("us_willcox", zone, facing, "fatigue = 2").unit("cs_evans", "S07", "S03")
    };
    let mut game = activate(&from("N46", "N47"), "us_willcox");
    game.choose_all(&["step N47", "step S03"]);
    // One point is left: after the facing of contact nothing can be done.
    game.choose("face S07", &[]);
    assert!(ended(&game));
    assert!(game.state.engaged.is_empty());
    let mut game = activate(&from("N47", "S03"), "us_willcox");
    game.choose_all(&["step S03", "face S07"]);
    assert_eq!(act(&game).points, 2);
    assert!(game.offers("engage"));
    game.choose_all(&["engage", "face S07"]);
    assert!(ended(&game), "nothing follows");
    assert!(game.state.engaged.has(game.brigade("us_willcox").counter()));
    // With points to spare it is over all the same.
    let mut game = activate(&north().unit("us_willcox", "S03", "S07").unit("cs_evans", "S07", "S03"), "us_willcox");
    game.choose_all(&["engage", "face S07"]);
    assert!(ended(&game));
}

#[rule("BR-10.3-engage-second-line")]
#[test]
fn a_second_line_engages_by_coming_to_the_front() {
    let position = north()
        .unit("us_burnside", "S03", "S07")
        .behind("us_porter", "S03", "line = \"second\"")
        .unit("cs_evans", "S07", "S03");
    let mut game = activate(&position, "us_porter");
    assert_eq!(game.stack("S03"), ["us_burnside", "us_porter"]);
    game.choose("engage", &[]);
    assert_eq!(game.stack("S03"), ["us_porter", "us_burnside"]);
    assert_eq!(act(&game).points, 2, "the change of lines was free");
    assert!(game.state.engaged.has(game.brigade("us_porter").counter()));
    assert!(!game.state.engaged.has(game.brigade("us_burnside").counter()));
}

#[rule("BR-10.3-engage-target")]
#[test]
fn engaging_needs_an_enemy_who_can_be_reached() {
    let game = activate(&north().unit("us_schenck", "N07", "S16").unit("cs_evans", "S16", "N07"), "us_schenck");
    assert!(!game.offers("engage"));
    assert_eq!(game.refused_by("engage"), "BR-10.3-engage-target", "no crossing joins N07 and S16");
    let mut game = activate(&north().unit("us_schenck", "N07", "S16").unit("cs_evans", "S06", "N07"), "us_schenck");
    assert!(game.offers("engage"), "over the bridge");
    game.choose("engage", &[]);
    assert_eq!(game.listed("face"), ["N50", "S06", "S16"], "fronts with S06");
    let game = activate(&north().unit("us_schenck", "N07", "S16").unit("cs_evans", "S05", "S06"), "us_schenck");
    assert_eq!(game.refused_by("engage"), "BR-10.3-engage-target", "S05 is not adjacent");
}

#[rule("BR-10.3-engage-facing")]
#[test]
fn an_engaging_brigade_needs_one_target_in_its_front() {
    let position = north().unit("us_keyes", "S08", "S07").unit("cs_evans", "S07", "S08").unit("cs_jones", "S09", "S08");
    let mut game = activate(&position, "us_keyes");
    game.choose("engage", &[]);
    assert_eq!(game.listed("face"), ["S07", "S09", "S10", "S11"]);
    assert_eq!(game.refused_by("face S65"), "BR-10.3-engage-facing");
    game.choose("face S11", &[]);
    assert_eq!(game.front("S08"), ["S07", "S11", "S65"], "S09 is left at the flank");
}

// ---- Passing full stacks ----

/// Two Northern brigades in each of the zones.
fn full(position: Position, zones: &[&str], facing: &str) -> Position {
    let pairs = [
        ("us_porter", "us_burnside"),
        ("us_howard", "us_willcox"),
        ("us_sherman", "us_schenck"),
        ("us_keyes", "us_davies"),
        ("us_richardson", "us_cav"),
    ];
    assert!(zones.len() <= pairs.len());
    let facings: Vec<&str> = facing.split(' ').collect();
    let mut position = position;
    for ((zone, facing), (front, second)) in zones.iter().zip(facings).zip(pairs) {
        position = position.unit(front, zone, facing).behind(second, zone, "line = \"second\"");
    }
    position
}

#[rule("BR-10.3-extension")]
#[test]
fn franklin_passes_the_closed_up_column() {
    // W-42.
    let franklin = |fatigue: u8| north().unit_with("us_franklin", "N05", "N42", &format!("fatigue = {fatigue}"));
    let mut game = activate(&full(franklin(0), &["N42", "N43"], "N43 N44"), "us_franklin");
    assert_eq!(march(&mut game, &["N42", "N43"]), [1, 1]);
    assert!(!game.offers("stop") && game.listed("deploy").is_empty(), "in a full zone one can only go on");
    assert_eq!(march(&mut game, &["N44"]), [1]);
    assert!(game.offers("stop"));
    // The whole road full: through to N47 with the extension.
    let column = ["N42", "N43", "N44", "N45", "N46"];
    let facings = "N43 N44 N45 N46 N47";
    let mut game = activate(&full(franklin(0), &column, facings), "us_franklin");
    assert_eq!(march(&mut game, &["N42", "N43", "N44", "N45", "N46", "N47"]), [1; 6]);
    assert_eq!(game.fatigue("us_franklin"), 1);
    // Without the extension N43 is still a way to the woods beside it, but N44 is not.
    let mut game = activate(&full(franklin(2), &column, facings), "us_franklin");
    assert_eq!(march(&mut game, &["N42", "N43"]), [1, 1]);
    assert_eq!(game.listed("step"), ["N38", "N39", "N42", "N48", "N49"], "N42 leads back to N05");
    assert_eq!(game.refused_by("step N44"), "BR-10.5-full-zone-exit", "the last point leads only into full zones");
}

#[rule("BR-10.3-farm-ford-first")]
#[test]
fn a_full_far_bank_may_be_visited_if_the_way_back_over_the_ford_can_be_paid() {
    // S05 and all around it are full: after 4 MP the ford is open and the extension pays the way back.
    let sherman = |fatigue: u8| {
        north()
            .unit_with("us_franklin", "N50", "S05", &format!("fatigue = {fatigue}"))
            .unit("us_porter", "S05", "S06")
            .behind("us_burnside", "S05", "line = \"second\"")
            .unit("us_howard", "S04", "S05")
            .behind("us_willcox", "S04", "line = \"second\"")
            .unit("us_sherman", "S06", "S05")
            .behind("us_schenck", "S06", "line = \"second\"")
            .unit("us_keyes", "S07", "S05")
            .behind("us_davies", "S07", "line = \"second\"")
    };
    let mut game = activate(&sherman(0), "us_franklin");
    game.choose("step S05", &[]);
    assert_eq!(paid(&game), 4);
    assert_eq!(game.choices(), ["step N50"]);
    game.choose("step N50", &[]);
    assert_eq!(paid(&game), 2);
    let game = activate(&sherman(2), "us_franklin");
    assert_eq!(game.refused_by("step S05"), "BR-10.5-full-zone-exit");
}

#[rule("BR-10.3-zoc-stop")]
#[rule("BR-10.5-full-zone-exit")]
#[test]
fn the_way_on_from_a_full_zone_may_not_lead_through_a_full_zone_the_enemy_controls() {
    // Franklin leaves the crowd at Centreville for N24, full too. N01, N16, N27 and N32 are full and in
    // Southern zones of control; so is N23 while a Southern brigade stands in N28, and then N22 beyond
    // it is out of reach.
    let crowd = |position: Position| {
        let pairs = [
            ("N24", "N23", "us_porter", "us_burnside"),
            ("N32", "N33", "us_howard", "us_willcox"),
            ("N27", "N28", "us_sherman", "us_schenck"),
            ("N23", "N28", "us_keyes", "us_davies"),
            ("N16", "N15", "us_richardson", "us_cav"),
        ];
        let arrival =
            |unit: &str| format!("[[reinforcement]]\nunit = \"{unit}\"\nturn = 3\nplace = \"N01\"\nlimit = 3");
        let mut position = position
            .option("northern-reinforcements", "on")
            .text(&arrival("us_militia"))
            .text(&arrival("us_volunteers"))
            .unit_with("us_franklin", "N01", "N33", "fatigue = 2")
            .behind("us_militia", "N01", "line = \"second\"")
            .behind("us_volunteers", "N01", "line = \"third\"")
            .unit("cs_jones", "N33", "N01")
            .unit("cs_early", "N15", "N16");
        for (zone, facing, front, second) in pairs {
            position = position.unit(front, zone, facing).behind(second, zone, "line = \"second\"");
        }
        position
    };
    let open = crowd(Position::activation("union", 2));
    let mut game = activate(&open, "us_franklin");
    assert_eq!(march(&mut game, &["N24", "N23", "N22"]), [1, 1, 1]);
    let closed = crowd(Position::activation("union", 2).unit("cs_evans", "N28", "N23"));
    let game = activate(&closed, "us_franklin");
    assert_eq!(game.refused_by("step N24"), "BR-10.5-full-zone-exit");
}
