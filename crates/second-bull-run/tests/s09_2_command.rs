//! 9.1 and 9.2: command range, groups and isolation, the command test.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test stops where it fails")]

mod common;

use common::{Game, Position};
use kernel::Side::Union;
use rule::rule;
use second_bull_run::command::{group_of, range_costs};
use second_bull_run::event::Event;
use second_bull_run::facing::Field;
use second_bull_run::movement::step_cost;
use second_bull_run::state::Stage;

fn mcdowell(slots: u8) -> Position {
    Position::activation("union", "us_cc_mcdowell", slots).commander("us_cc_mcdowell", "104")
}

/// Command cost for the Union, without limit.
fn range(game: &Game, from: &str, to: &str) -> Option<u8> {
    range_costs(&game.world, &game.state, Union, game.zone(from), 60)[game.zone(to)].checked_sub(1)
}

fn isolated(game: &Game, brigade: &str) -> bool {
    game.state.part.isolated.has(game.brigade(brigade))
}

/// The command test of a pick, or none.
fn test_of(game: &Game) -> Option<(i8, bool)> {
    game.events.iter().find_map(|e| match *e {
        Event::CommandTest { modifier, passed, .. } => Some((modifier, passed)),
        _ => None,
    })
}

#[test]
#[rule("S-9.1-range8")]
fn eight_points_are_in_range_and_nine_are_not() {
    for (zone, facing, cost) in
        [("97", "96", 8), ("138", "137", 8), ("158", "143", 8), ("157", "142", 9), ("72", "71", 9)]
    {
        let start = mcdowell(1).unit("us_milroy", zone, facing).build();
        assert_eq!(range(&start, "104", zone), Some(cost), "{zone}");
        let mut game = start.fork();
        game.choose("substitute us_milroy", if cost > 8 { &[1] } else { &[] });
        assert_eq!(test_of(&game).is_some(), cost > 8, "{zone}");
    }
}

#[test]
#[rule("S-9.1-range-enemy")]
fn orders_go_round_enemy_brigades() {
    let open = mcdowell(1).unit("us_milroy", "108", "106").build();
    assert_eq!(range(&open, "104", "108"), Some(3));
    let held = mcdowell(1).unit("us_milroy", "108", "106").unit("cs_evans", "106", "104").build();
    assert_eq!(range(&held, "104", "108"), Some(6), "the road is held");
    assert_eq!(range(&held, "104", "106"), None, "not into his zone either");
    let bridge = mcdowell(1).unit("us_milroy", "139", "138").unit("cs_evans", "138", "125").build();
    assert_eq!(range(&bridge, "104", "139"), None, "the only way");
    let commander = mcdowell(1).unit("us_milroy", "108", "106").commander("cs_cc_jackson", "106").build();
    assert_eq!(range(&commander, "104", "108"), Some(3), "a commander bars nothing");
}

#[test]
#[rule("S-9.1-range-zoc")]
#[rule("S-9.1-range-road")]
fn zones_of_control_neither_stop_nor_tax_orders() {
    let game = mcdowell(1).unit("us_milroy", "108", "106").unit("cs_evans", "107", "106").build();
    let field = Field::of(&game.world, &game.state, Union);
    assert!(["105", "106", "108"].iter().all(|z| field.zoc.has(game.zone(z))));
    assert_eq!(range(&game, "104", "108"), Some(3), "2 and 1, through two of his zones");
    let step = step_cost(&game.world, &field, game.zone("106"), game.zone("108"));
    assert_eq!(step, Some(2), "a marching brigade pays the road in full");
}

#[test]
#[rule("S-9.1-range-own")]
#[rule("S-9.1-range-bridge")]
fn range_is_measured_from_the_commander_with_every_surcharge() {
    let game = mcdowell(1).unit("us_milroy", "105", "103").build();
    assert_eq!(range(&game, "97", "96"), Some(3), "up the slope");
    assert_eq!(range(&game, "96", "97"), Some(2), "down");
    assert_eq!(range(&game, "96", "96"), Some(0));
    assert_eq!(range(&game, "138", "139"), Some(2), "the bridge with its road");
    assert_eq!(range(&game, "106", "105"), Some(3), "up");
    assert_eq!(range(&game, "108", "89"), Some(2), "a road up a slope");
}

#[test]
#[rule("S-Q15")]
fn the_front_of_enemy_guns_costs_orders_a_point() {
    let with = |brigade: &str, facing: &str| {
        let game = mcdowell(1).unit("us_milroy", "105", "103").unit(brigade, "128", facing).build();
        range(&game, "130", "129")
    };
    assert_eq!(with("cs_art_ewell", "116"), Some(3));
    assert_eq!(with("cs_art_ewell", "127"), Some(2), "129 is not in its front");
    assert_eq!(with("cs_lawton", "116"), Some(2), "infantry");
    let routed = mcdowell(1).unit("us_milroy", "105", "103").routed("cs_art_ewell", "128").build();
    assert_eq!(range(&routed, "130", "129"), Some(2), "routed guns have no front");
    let own = mcdowell(1).unit("us_milroy", "105", "103").unit("us_art_hatch", "128", "116").build();
    assert_eq!(range(&own, "130", "129"), Some(2), "one's own");
}

#[test]
#[rule("S-9.1-isolated")]
fn three_zones_isolate_and_two_do_not() {
    let at = |zone: &str, facing: &str| {
        mcdowell(1).unit("us_gibbon", "105", "103").unit("us_doubleday", zone, facing).build()
    };
    assert!(!isolated(&at("118", "117"), "us_doubleday"), "two zones");
    let far = at("117", "116");
    assert!(isolated(&far, "us_doubleday"), "three");
    assert!(!isolated(&far, "us_gibbon"), "he is nearer to McDowell");
    let chain = mcdowell(1)
        .unit("us_gibbon", "105", "103")
        .unit("us_patrick", "118", "117")
        .unit("us_doubleday", "129", "128")
        .build();
    assert!(!isolated(&chain, "us_doubleday"), "by way of Patrick");
}

#[test]
#[rule("S-9.1-groups")]
#[rule("S-Q18")]
fn the_pair_farther_from_the_commander_is_isolated() {
    let game = mcdowell(1)
        .unit("us_gibbon", "105", "103")
        .unit("us_patrick", "103", "101")
        .unit("us_doubleday", "59", "58")
        .unit("us_sullivan", "77", "75")
        .build();
    let found = ["us_gibbon", "us_patrick", "us_doubleday", "us_sullivan"].map(|b| isolated(&game, b));
    assert_eq!(found, [false, false, true, true], "two points against five");
}

#[test]
#[rule("S-Q18")]
fn the_nearer_group_is_sound_beyond_all_range_and_whatever_its_size() {
    let game = mcdowell(1)
        .unit("us_gibbon", "30", "48")
        .unit("us_doubleday", "151", "150")
        .unit("us_patrick", "151", "150")
        .build();
    assert_eq!((range(&game, "104", "30"), range(&game, "104", "151")), (Some(10), Some(12)));
    assert!(!isolated(&game, "us_gibbon") && isolated(&game, "us_doubleday") && isolated(&game, "us_patrick"));
}

#[test]
#[rule("S-Q18")]
fn equal_groups_go_by_size_and_then_the_owner_says() {
    let apart = || mcdowell(1).unit("us_gibbon", "59", "58").unit("us_patrick", "124", "123");
    let larger = apart().unit("us_doubleday", "59", "58").build();
    assert_eq!(range(&larger, "104", "59"), range(&larger, "104", "124"));
    assert!(isolated(&larger, "us_patrick") && !isolated(&larger, "us_gibbon"));
    let start = apart().build();
    for (named, other) in [("us_gibbon", "us_patrick"), ("us_patrick", "us_gibbon")] {
        let mut game = start.fork();
        game.choose("activate hatch", &[]);
        assert_eq!(game.state.stage, Stage::MainGroup);
        assert_eq!(game.listed("main"), ["us_gibbon", "us_patrick"]);
        game.choose(&format!("main {named}"), &[]);
        assert!(isolated(&game, other) && !isolated(&game, named));
        game.choose(&format!("act {other}"), &[]);
        assert_eq!(game.points_left(), Some(4));
    }
}

/// McDowell in 122, the Stone Bridge open, guns in 137 that look the other way; Milroy can come up to them.
fn guns_by_the_bridge(slots: u8) -> Position {
    Position::activation("union", "us_cc_mcdowell", slots)
        .commander("us_cc_mcdowell", "122")
        .unit("us_milroy", "125", "124")
        .unit("cs_art_ewell", "137", "136")
}

fn milroy_turns_the_guns(game: &mut Game) {
    game.choose("substitute us_milroy", &[]).choose("step 138", &[]).end_action();
    assert!(game.efront("cs_art_ewell").contains(&"138".to_owned()), "they had to turn to him");
}

#[test]
#[rule("S-9.2-when")]
fn range_is_judged_when_the_formation_is_picked() {
    let start = guns_by_the_bridge(2).unit("us_art_reserve", "140", "139").build();
    assert_eq!(range(&start, "122", "140"), Some(8));
    let mut before = start.fork();
    before.choose("substitute us_art_reserve", &[]);
    let mut after = start.fork();
    milroy_turns_the_guns(&mut after);
    assert!(range(&after, "122", "140") > Some(8));
    after.choose("substitute us_art_reserve", &[4]);
    assert_eq!(test_of(&after), Some((0, false)));
}

#[test]
#[rule("S-Q18")]
#[rule("S-Q120")]
fn groups_equal_at_the_start_of_the_part_stay_equal() {
    let mut game = guns_by_the_bridge(2).unit("us_gibbon", "140", "139").unit("us_doubleday", "118", "117").build();
    assert_eq!((range(&game, "122", "140"), range(&game, "122", "118")), (Some(8), Some(8)));
    milroy_turns_the_guns(&mut game);
    assert!(range(&game, "122", "140") > range(&game, "122", "118"), "not equal any more");
    game.choose("activate hatch", &[]);
    assert_eq!(game.listed("main"), ["us_doubleday", "us_gibbon"]);
}

#[test]
#[rule("S-Q132")]
fn the_groups_of_an_orphan_are_measured_from_who_picks_it() {
    let kearny = |chief: &str| {
        Position::activation("union", chief, 1)
            .commander("us_cc_sigel", "104")
            .commander("us_cc_porter", "30")
            .unit("us_birney", "105", "103")
            .unit("us_robinson", "31", "30")
            .build()
    };
    let sigel = kearny("us_cc_sigel");
    assert!(isolated(&sigel, "us_robinson") && !isolated(&sigel, "us_birney"));
    let porter = kearny("us_cc_porter");
    assert!(isolated(&porter, "us_birney") && !isolated(&porter, "us_robinson"));
}

#[test]
#[rule("S-Q19")]
fn fugitives_are_mates_but_never_the_sound_group() {
    let fled =
        mcdowell(1).routed("us_patrick", "105").unit("us_gibbon", "30", "48").unit("us_doubleday", "31", "30").build();
    assert!(isolated(&fled, "us_patrick"), "beside McDowell, but only a fugitive");
    assert!(!isolated(&fled, "us_gibbon") && !isolated(&fled, "us_doubleday"));
    let between = mcdowell(1)
        .unit("us_gibbon", "105", "103")
        .routed("us_patrick", "118")
        .unit("us_doubleday", "129", "128")
        .build();
    assert!(!isolated(&between, "us_doubleday"), "three zones from Gibbon, one from the routed Patrick");
}

#[test]
#[rule("S-Q20")]
fn zones_are_counted_over_open_borders_and_past_anybody() {
    let river = mcdowell(1).unit("us_gibbon", "68", "67").unit("us_doubleday", "93", "140").build();
    assert_eq!(river.world.distance(river.zone("68"), river.zone("93")), 5, "round by the Stone Bridge");
    assert!(isolated(&river, "us_doubleday"), "neighbours, but Bull Run lies between");
    let bridge = mcdowell(1).unit("us_gibbon", "138", "137").unit("us_doubleday", "139", "138").build();
    assert!(!isolated(&bridge, "us_doubleday") && !isolated(&bridge, "us_gibbon"));
    let enemy = mcdowell(1)
        .unit("us_gibbon", "138", "125")
        .unit("us_doubleday", "124", "125")
        .unit("us_patrick", "93", "140")
        .unit("cs_evans", "139", "93")
        .build();
    let gibbon = enemy.brigade("us_gibbon");
    assert_eq!(group_of(&enemy.world, &enemy.state, gibbon).len(), 3, "two zones apart with the enemy between");
}

#[test]
#[rule("S-9.1-isolated-mp")]
#[rule("S-9.1-isolated-noforced")]
#[rule("S-Q22")]
fn an_isolated_brigade_acts_with_four_points_and_no_forced_march() {
    let mut game = mcdowell(1).unit("us_gibbon", "105", "103").unit("us_doubleday", "117", "116").build();
    game.choose("activate hatch", &[]);
    let mut sound = game.fork();
    sound.choose("act us_gibbon", &[]);
    assert_eq!(sound.points_left(), Some(6));
    game.choose_all(&["act us_doubleday", "step 118"]);
    assert_eq!(game.points_left(), Some(2));
    game.choose("step 130", &[]);
    assert!(game.listed("step").is_empty(), "no two points more");
    game.end_action();
    assert_eq!(game.fatigue("us_doubleday"), 0);
}

#[test]
#[rule("S-9.1-independent-not-isolated")]
fn an_independent_brigade_far_from_all_keeps_its_points() {
    let mut game = mcdowell(1).unit("us_milroy", "117", "116").unit("us_gibbon", "31", "30").build();
    assert!(!isolated(&game, "us_milroy") && !isolated(&game, "us_gibbon"), "Gibbon is the last of Hatch");
    game.choose("substitute us_milroy", &[]);
    assert_eq!(game.points_left(), Some(6));
    game.choose_all(&["step 118", "step 130", "step 144", "step 159"]).end_action();
    assert_eq!(game.fatigue("us_milroy"), 1, "the fourth zone was a forced march");
}

#[test]
#[rule("S-9.1-next-phase")]
fn isolation_is_judged_anew_in_each_phase() {
    let mut game =
        mcdowell(1).first("union").unit("us_gibbon", "105", "103").unit("us_doubleday", "117", "116").build();
    assert!(isolated(&game, "us_doubleday"));
    game.choose("activate hatch", &[]).march("us_doubleday", &["118"]);
    assert!(isolated(&game, "us_doubleday"), "for the rest of this part");
    game.choose("close", &[]).choose("done", &[]);
    game.choose("designate us_cc_mcdowell", &[6]);
    assert!(!isolated(&game, "us_doubleday"));
}

/// Ricketts out of range, all but one brigade together, with an enemy somewhere.
fn ricketts(enemy: &str, facing: &str) -> Position {
    mcdowell(2)
        .unit("us_duryea", "30", "48")
        .unit("us_tower", "31", "30")
        .unit("us_stiles", "151", "150")
        .unit("cs_evans", enemy, facing)
}

#[test]
#[rule("S-9.2-test")]
#[rule("S-9.2-range")]
fn out_of_range_three_or_less_acts() {
    for die in 1..=6 {
        let mut game = ricketts("204", "203").build();
        game.choose("activate ricketts", &[die]);
        assert_eq!(test_of(&game), Some((0, die <= 3)), "{die}");
        assert_eq!(game.offers("act us_tower"), die <= 3);
    }
    let mut near = mcdowell(1).unit("us_duryea", "158", "143").unit("us_tower", "157", "142").build();
    near.choose("activate ricketts", &[]);
    assert!(near.told(|e| matches!(e, Event::InCommand { .. })), "one at eight points is enough");
}

#[test]
#[rule("S-9.2-contact")]
fn contact_of_a_brigade_that_is_not_isolated_helps() {
    let touched = ricketts("48", "30");
    for (die, passed) in [(4, true), (5, false)] {
        let mut game = touched.build();
        game.choose("activate ricketts", &[die]);
        assert_eq!(test_of(&game), Some((-1, passed)), "{die}");
    }
    let mut isolated_one = ricketts("152", "151").build();
    assert!(isolated(&isolated_one, "us_stiles"));
    isolated_one.choose("activate ricketts", &[4]);
    assert_eq!(test_of(&isolated_one), Some((0, false)), "only the isolated Stiles is in contact");
    let mut river = mcdowell(2)
        .unit("us_duryea", "150", "151")
        .unit("us_tower", "167", "151")
        .unit("cs_evans", "151", "150")
        .build();
    river.choose("activate ricketts", &[4]);
    assert_eq!(test_of(&river), Some((0, false)), "no contact over the river");
    let mut routed =
        mcdowell(2).routed("us_duryea", "30").unit("us_tower", "31", "48").unit("cs_evans", "47", "30").build();
    routed.choose("activate ricketts", &[4]);
    assert_eq!(test_of(&routed), Some((-1, true)), "the routed Duryea is in contact");
}

#[test]
#[rule("S-9.2-fail")]
#[rule("S-Q12")]
fn a_division_that_fails_is_done_for_the_phase() {
    let mut game = ricketts("204", "203").first("union").build();
    game.choose("activate ricketts", &[6]);
    assert_eq!(game.state.stage, Stage::Commanders, "the other slot has nobody to take it");
    let mut game = ricketts("204", "203").first("union").unit("us_milroy", "105", "103").build();
    game.choose("activate ricketts", &[6]);
    assert_eq!(game.slots_left(), 1);
    assert_eq!(game.refused_by("activate ricketts"), "S-6.1-division-once");
    game.choose("done", &[]).choose("done", &[]);
    game.choose("designate us_cc_mcdowell", &[6]);
    assert!(game.offers("activate ricketts"), "the next phase is another matter");
}

#[test]
#[rule("S-9.2-isolated-only")]
#[rule("S-Q14")]
fn an_isolated_brigade_in_range_is_not_enough() {
    let mut game =
        mcdowell(1).routed("us_patrick", "105").unit("us_gibbon", "30", "48").unit("us_doubleday", "31", "30").build();
    assert!(isolated(&game, "us_patrick"));
    game.choose("activate hatch", &[3]);
    assert_eq!(test_of(&game), Some((0, true)));
}

#[test]
#[rule("S-Q17")]
#[rule("S-9.2-range")]
fn a_routed_brigade_in_range_relays_command_or_does_not() {
    let with = |value: &str, dice: &[u8]| {
        let mut game = mcdowell(1)
            .option("routed-brigade-relays-command", value)
            .routed("us_patrick", "158")
            .unit("us_gibbon", "157", "142")
            .build();
        game.choose("activate hatch", dice);
        test_of(&game)
    };
    assert_eq!(with("on", &[]), None);
    assert_eq!(with("off", &[4]), Some((0, false)));
}
