//! 10.3: Farm Ford.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test stops where something is wrong")]

mod common;

use bull_run_1861::{Event, command, movement};
use common::movement::{act, activate, ended, march, north, paid, south};
use common::{Game, Position};
use kernel::Side;
use rule::rule;

// ---- Farm Ford ----

#[rule("BR-10.3-farm-ford-first")]
#[test]
fn the_first_northern_brigade_over_farm_ford_pays_four() {
    // W-16, first half: Sherman crosses, extends, and engages Evans.
    let position = north().unit("us_sherman", "N50", "S05").unit("cs_evans", "S06", "S05");
    let mut game = activate(&position, "us_sherman");
    assert!(!game.state.farm_ford_open);
    game.choose("step S05", &[]);
    assert_eq!(paid(&game), 4);
    assert!(game.told(|e| matches!(e, Event::FarmFordOpened { .. })));
    assert!(game.state.farm_ford_open);
    game.choose("face S06", &[]);
    game.choose("engage", &[]);
    assert_eq!(game.fatigue("us_sherman"), 1);
    // A step aside first, and the ford stays hidden.
    let mut game = activate(&north().unit("us_cav", "N50", "S05"), "us_cav");
    game.choose_all(&["step N48", "step N50"]);
    assert_eq!(act(&game).points + 3, 5, "the points would be there");
    assert_eq!(game.refused_by("step S05"), "BR-10.3-farm-ford-first");
}

#[rule("BR-10.3-farm-ford-first")]
#[test]
fn it_may_also_be_found_from_the_southern_bank() {
    let mut game = activate(&north().unit("us_sherman", "S05", "N50"), "us_sherman");
    game.choose("step N50", &[]);
    assert_eq!(paid(&game), 4);
    assert!(game.state.farm_ford_open);
}

#[rule("BR-10.3-farm-ford-attack")]
#[test]
fn the_first_attack_over_farm_ford_costs_four_in_all() {
    let position = north().unit_with("us_sherman", "N50", "N49", "fatigue = 2").unit("cs_jones", "S05", "N50");
    let mut game = activate(&position, "us_sherman");
    assert!(!game.offers("engage"), "at two points nobody is in reach");
    assert_eq!(game.refused_by("engage"), "BR-10.3-engage-target");
    game.choose("engage farm-ford", &[]);
    assert_eq!(act(&game).points, 0, "four, not six");
    assert!(game.state.farm_ford_open, "at once");
    assert_eq!(game.listed("face"), ["N07", "N49", "S05"], "fronts with S05");
    game.choose("face S05", &[]);
    assert!(ended(&game));
    // Like the crossing, it comes before any step: back at the ford it is too late, points or no points.
    let mut game = activate(&north().unit("us_cav", "N50", "S05").unit("cs_jones", "S05", "N50"), "us_cav");
    assert!(game.offers("engage farm-ford"));
    game.choose_all(&["step N48", "step N50"]);
    assert_eq!(act(&game).points + 3, 5);
    game.refusal("engage farm-ford");
    // He declines to fight; the ford stays open.
    let mut game = Position::activation("union", 1)
        .unit("us_sherman", "N50", "S05")
        .unit("cs_jones", "S05", "N50")
        .start("first = \"union\"")
        .build();
    game.choose("select us_sherman", &[1]);
    game.choose_all(&["engage farm-ford", "face S05"]);
    assert_eq!(game.listed("target"), ["S05"]);
    game.choose("done", &[1]);
    assert!(game.state.farm_ford_open);
}

#[rule("BR-10.3-farm-ford-cheap-engage")]
#[test]
fn an_engagement_at_two_points_does_not_reach_over_the_closed_ford() {
    let position = |open: bool| {
        Position::activation("union", 1)
            .start(&format!("farm-ford-open = {open}"))
            .unit("us_sherman", "N50", "N49")
            .unit("cs_jones", "S05", "N50")
            .unit("cs_early", "N49", "N50")
    };
    let engaged = |open: bool| {
        let mut game = position(open).build();
        game.choose("select us_sherman", &[1]);
        game.choose("engage", &[]);
        assert_eq!(act(&game).points, 2);
        game.choose("face N49", &[]);
        assert_eq!(game.front("N50"), ["N48", "N49", "S05"]);
        game
    };
    let closed = engaged(false);
    assert_eq!(closed.listed("target"), ["N49"]);
    closed.refusal("target S05");
    assert!(!closed.state.farm_ford_open);
    assert_eq!(engaged(true).listed("target"), ["N49", "S05"]);
}

#[rule("BR-10.3-farm-ford-begin")]
#[test]
fn only_a_brigade_that_began_beside_the_ford_finds_it() {
    let mut game = activate(&north().unit("us_cav", "N07", "N50"), "us_cav");
    game.choose("step N50", &[]);
    assert_eq!(act(&game).points, 4);
    assert!(!game.offers("step S05"));
    assert_eq!(game.refused_by("step S05"), "BR-10.3-farm-ford-begin");
    let mut game = activate(&north().unit("us_cav", "N07", "N50").unit("cs_jones", "S05", "N50"), "us_cav");
    game.choose("step N50", &[]);
    assert_eq!(game.refused_by("engage farm-ford"), "BR-10.3-engage-target");
}

#[rule("BR-10.3-farm-ford-regroup")]
#[test]
fn a_brigade_may_regroup_beside_the_ford_and_then_open_it() {
    let position = |fatigue: u8| {
        north().unit_with(
            "us_sherman",
            "N48",
            "N43",
            &format!("extended = \"N50\"\nmarker-facing = \"S05\"\nfatigue = {fatigue}"),
        )
    };
    let mut game = activate(&position(0), "us_sherman");
    game.choose("regroup N50", &[]);
    assert_eq!(act(&game).points, 2);
    assert!(game.offers("step S05"));
    game.choose("step S05", &[]);
    assert_eq!((paid(&game), act(&game).points), (4, 0));
    // Nothing is left but the facing.
    assert!(!game.choices().is_empty() && game.listed("face").len() == game.choices().len());
    game.choose("face S06", &[]);
    assert_eq!(game.fatigue("us_sherman"), 1);
    let mut game = activate(&position(2), "us_sherman");
    game.choose("regroup N50", &[]);
    assert!(!game.offers("step S05"));
    assert_eq!(game.refused_by("step S05"), "BR-10.3-extension");
    let mut game = activate(&position(0), "us_sherman");
    game.choose_all(&["regroup N48", "step N50"]);
    assert!(!game.offers("step S05"), "regrouped elsewhere he does not begin beside it");
}

#[rule("BR-10.3-farm-ford-after")]
#[test]
fn once_found_it_is_an_ordinary_ford() {
    // W-16, second half.
    let keyes = |open: bool| north().start(&format!("farm-ford-open = {open}")).unit("us_keyes", "N07", "N50");
    let mut game = activate(&keyes(true), "us_keyes");
    assert_eq!(march(&mut game, &["N50", "S05"]), [2, 2]);
    let mut game = activate(&keyes(false), "us_keyes");
    game.choose("step N50", &[]);
    game.refusal("step S05");
    let position = north().start("farm-ford-open = true").unit("us_keyes", "N50", "S05").unit("cs_jones", "S05", "N50");
    let mut game = activate(&position, "us_keyes");
    assert!(!game.offers("engage farm-ford"));
    assert_eq!(game.refused_by("engage farm-ford"), "BR-10.3-farm-ford-first");
    game.choose("engage", &[]);
    assert_eq!(act(&game).points, 2);
}

#[rule("BR-10.3-farm-ford-south")]
#[test]
fn the_south_knows_the_ford_and_does_not_show_it() {
    let mut game = activate(&south().unit("cs_evans", "S05", "N50"), "cs_evans");
    game.choose("step N50", &[]);
    assert_eq!(paid(&game), 2);
    assert!(!game.state.farm_ford_open);
    let mut game = activate(&south().unit("cs_evans", "S05", "N50").unit("us_keyes", "N50", "S05"), "cs_evans");
    game.choose("engage", &[]);
    assert_eq!(act(&game).points, 2);
    assert!(!game.state.farm_ford_open);
}

#[rule("BR-10.3-farm-ford-closed-range")]
#[test]
fn closed_farm_ford_does_not_carry_northern_orders() {
    let position = |open: bool| {
        north().start(&format!("farm-ford-open = {open}")).hq("hq_mcdowell", "N50").unit("us_keyes", "S05", "S07")
    };
    let distance = |game: &Game| {
        let enemies = game.state.occupied(&game.world, Side::Confederate);
        let from = game.zone("N50").alone();
        movement::costs_from(&game.world, &game.state, Side::Union, from, 31, enemies)[game.zone("S05")] - 1
    };
    assert_eq!(distance(&position(true).build()), 2, "by the ford");
    assert_eq!(distance(&position(false).build()), 6, "round by the Stone Bridge");
    let in_command = |open: bool| {
        let game = position(open).unit("cs_evans", "S06", "N07").build();
        command::commander(&game.world, &game.state, game.brigade("us_keyes")).is_some()
    };
    assert!(in_command(true) && !in_command(false), "with the bridge blocked only the ford is left");
}

#[rule("BR-10.3-farm-ford-closed-range")]
#[test]
fn neither_headquarters_nor_marches_nor_retreats_of_the_north_use_the_closed_ford() {
    // The brigade at Portici keeps McDowell from the bridge.
    let mcdowell = |open: bool| {
        let game = Position::at("headquarters")
            .start(&format!("side = \"union\"\nfarm-ford-open = {open}"))
            .hq("hq_mcdowell", "N50")
            .unit("us_keyes", "N28", "N23")
            .unit("cs_evans", "S15", "S06")
            .build();
        game.offers("hq hq_mcdowell S05")
    };
    assert!(mcdowell(true) && !mcdowell(false));
    let marching = |open: bool| {
        let mut game = Position::at("administration")
            .start(&format!("first = \"union\"\nfarm-ford-open = {open}"))
            .unit_with("us_keyes", "N50", "N49", "op = true")
            .build();
        game.choose("march us_keyes", &[]);
        game.offers("step S05")
    };
    assert!(marching(true) && !marching(false));
    let retreating = |open: bool| {
        let mut game = Position::combat("confederate")
            .start(&format!("farm-ford-open = {open}"))
            .unit_with("cs_jackson", "N48", "N50", "engaged = true")
            .unit("us_keyes", "N50", "N48")
            .build();
        game.attack("N50", &["cs_jackson"], &[1, 6, 1]);
        assert_eq!(game.totals(), (10, 2, Side::Union, true));
        game.choose("attempt us_keyes", &[1]);
        game.offers("retreat S05")
    };
    assert!(retreating(true) && !retreating(false));
}

#[rule("BR-10.3-farm-ford-closed-range")]
#[test]
fn a_displaced_northern_headquarters_does_not_flee_over_the_closed_ford() {
    let fled = |open: bool| {
        let position =
            south().start(&format!("farm-ford-open = {open}")).unit("cs_bee", "N43", "N48").hq("hq_mcdowell", "N50");
        let mut game = activate(&position, "cs_bee");
        game.choose("step N48", &[]);
        assert!(game.offers("hq hq_mcdowell N07"));
        game.offers("hq hq_mcdowell S05")
    };
    assert!(fled(true) && !fled(false));
}
