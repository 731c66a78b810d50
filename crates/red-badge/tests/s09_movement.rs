//! Section 9: movement and reinforcements, with the limits of orders (6.11, 6.12). Costs are in half points. The
//! ground around S4428 is flat and open.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test stops where it fails")]

mod common;

use common::{ByPurpose, Game, Position};
use kernel::Side;
use red_badge::cost::{self, Traveller};
use red_badge::event::Event;
use red_badge::movement;
use red_badge::stage::Phase;
use red_badge::state::{Order, Status};
use red_badge::tables::Mover;
use rule::rule;

/// A game with nobody in it, for the price of steps.
fn empty() -> Game {
    Position::actions("US-BURNSIDE", "advance").unit("US-2RI-A", "S4428").build()
}

/// The price of a step that is not the first, in half points.
fn price(game: &Game, mover: Mover, order: Order, from: &str, to: &str) -> Result<u8, &'static str> {
    let who = Traveller { mover, order };
    cost::step(&game.world, who, game.hex(from), game.hex(to), false).map_err(|bar| bar.rule())
}

/// The prices of a step for March, infantry in Advance, mounted in Advance, and guns in Advance.
fn chart(game: &Game, from: &str, to: &str) -> [Result<u8, &'static str>; 4] {
    [
        price(game, Mover::March, Order::March, from, to),
        price(game, Mover::Foot, Order::Advance, from, to),
        price(game, Mover::Mounted, Order::Advance, from, to),
        price(game, Mover::Guns, Order::Advance, from, to),
    ]
}

/// A unit under an order taken up to move.
fn moving(brigade: &str, order: &str, unit: &str, place: &str, lines: &str) -> Game {
    let mut game = Position::actions(brigade, order).unit_with(unit, place, lines).build();
    game.choose(&format!("move {unit}"), &[]);
    game
}

#[rule("RBC-9.11")]
#[rule("RBC-9.11a")]
#[test]
fn allowances_by_type_and_state() {
    let of = |unit: &str, lines: &str| {
        let game = Position::actions("US-BURNSIDE", "advance").unit_with(unit, "S4428", lines).build();
        movement::allowance(&game.world, &game.state, game.unit(unit))
    };
    let bad = "morale = \"disordered\"";
    assert_eq!((of("US-2RI-A", ""), of("US-2RI-A", bad)), (12, 8));
    assert_eq!((of("US-PALMER", ""), of("US-PALMER", bad)), (24, 18));
    let foot = "form = \"dismounted\"";
    assert_eq!((of("US-PALMER", foot), of("US-PALMER", &format!("{foot}\n{bad}"))), (12, 8));
    let drawn = "form = \"limbered\"";
    assert_eq!((of("US-2RIBTY", drawn), of("US-2RIBTY", &format!("{drawn}\n{bad}"))), (16, 16));
    assert_eq!((of("US-71NYBTY", drawn), of("US-G1US", drawn)), (6, 4));
    let game = empty();
    let leaders = ["US-L-BURNSIDE", "US-L-HUNTER", "CS-L-JOHNSTON"].map(|id| game.world.leader(game.leader(id)).ma);
    assert_eq!(leaders, [12, 40, 40]);
    // Beyond its points nobody goes.
    let mut game = moving("US-BURNSIDE", "advance", "US-71NYBTY", "S4428", drawn);
    game.choose_all(&["step S4427", "step S4428", "step S4427"]);
    assert_eq!(game.refused_by("step S4428"), "RBC-9.11");
}

#[rule("RBC-17.31")]
#[test]
fn tired_infantry_has_a_point_less() {
    let of = |unit: &str, fatigue: u8| {
        let tired = format!("fatigue = {fatigue}");
        let game =
            Position::actions("US-BURNSIDE", "advance").brigade("US-BURNSIDE", &tired).unit(unit, "S4428").build();
        movement::allowance(&game.world, &game.state, game.unit(unit))
    };
    assert_eq!([0, 2, 3, 4].map(|level| of("US-2RI-A", level)), [12, 12, 10, 10]);
    assert_eq!(of("US-2RIBTY", 4), 16);
}

#[rule("RBC-9.12")]
#[test]
fn one_hex_may_always_be_entered_for_everything() {
    let lines = "form = \"limbered\"";
    let mut game = moving("US-SCHENCK", "advance", "US-G1US", "N3125", lines);
    assert_eq!((game.left(), game.cost("step N3225")), (4, 4));
    game.choose("step N3225", &[]);
    assert_eq!((game.place("US-G1US"), game.left(), game.listed("step").len()), (Some("N3225"), 0, 0));
    // Not with part of the points gone, and not where nobody goes at all.
    let mut game = moving("US-SCHENCK", "advance", "US-G1US", "N3125", lines);
    game.choose("turn e", &[]);
    assert_eq!(game.refused_by("step N3225"), "RBC-9.11");
    let game = moving("US-SCHENCK", "advance", "US-G1US", "N0301", lines);
    assert_eq!(game.refused_by("step N0401"), "RBC-9.46");
}

#[rule("RBC-9.13")]
#[test]
fn limbering_and_unlimbering_cost_two_points() {
    let mut game = moving("US-BURNSIDE", "advance", "US-2RIBTY", "S4428", "");
    assert_eq!(game.refused_by("step S4427"), "RBC-9.13");
    assert_eq!(game.cost("limber"), 4);
    game.choose_all(&["limber", "step S4427"]);
    assert_eq!((game.left(), game.cost("unlimber")), (16 - 4 - 2, 4));
    game.choose_all(&["unlimber"]);
    assert_eq!(game.refused_by("step S4426"), "RBC-9.13");
}

#[rule("RBC-9.13")]
#[test]
fn no_unlimbering_beside_steady_foot_or_horse() {
    let beside = |enemy: &str, lines: &str| {
        let mut game = Position::actions("US-BURNSIDE", "advance")
            .unit_with("US-2RIBTY", "S4428", "form = \"limbered\"")
            .unit_with(enemy, "S4427", lines)
            .build();
        game.choose("move US-2RIBTY", &[]);
        if game.offers("unlimber") { "offered" } else { game.refused_by("unlimber") }
    };
    assert_eq!(beside("CS-4SC-A", ""), "RBC-9.13");
    assert_eq!(beside("CS-1VA-A", ""), "RBC-9.13");
    assert_eq!(beside("CS-4SC-A", "morale = \"disordered\""), "offered");
    assert_eq!(beside("CS-KEMPER", ""), "offered");
}

#[rule("RBC-9.13")]
#[test]
fn guns_in_march_only_limber_and_move() {
    let mut game = moving("US-BURNSIDE", "march", "US-2RIBTY", "S4428", "form = \"unlimbered\"");
    assert_eq!(game.refused_by("turn e"), "RBC-9.13");
    game.choose("limber", &[]);
    assert_eq!(game.refused_by("unlimber"), "RBC-9.13");
    game.choose("step S4427", &[]);
}

#[rule("RBC-9.14")]
#[test]
fn points_left_are_lost() {
    let mut game = Position::actions("US-BURNSIDE", "advance")
        .brigade("US-BURNSIDE", "pool = 1")
        .leader("US-L-BURNSIDE", "S4428")
        .unit("US-2RI-A", "S4428")
        .build();
    game.choose_all(&["move US-2RI-A", "step S4427", "halt"]);
    let before = game.of("US-BURNSIDE").activations;
    game.throw("done", &mut ByPurpose(Vec::new()));
    let again = |game: &Game| game.phase() == Phase::Actions && game.of("US-BURNSIDE").activations > before;
    game.idle_until(&mut ByPurpose(Vec::new()), again);
    game.choose("move US-2RI-A", &[]);
    assert_eq!(game.left(), 12);
}

#[rule("RBC-9.41")]
#[test]
fn the_terrain_chart_cell_by_cell() {
    let game = empty();
    assert_eq!(chart(&game, "S4428", "S4427"), [Ok(2), Ok(2), Ok(2), Ok(2)], "clear");
    assert_eq!(chart(&game, "N3125", "N3225"), [Ok(6), Ok(4), Ok(6), Ok(8)], "woods");
    assert_eq!(chart(&game, "N3109", "N3009"), [Ok(4), Ok(4), Ok(4), Ok(4)], "farm");
    assert_eq!(chart(&game, "N2930", "N3031"), [Ok(4), Ok(4), Ok(4), Ok(4)], "Groveton");
    assert_eq!(chart(&game, "N2931", "N3031"), [Ok(1), Ok(2), Ok(2), Ok(2)], "pike into Groveton");
    assert_eq!(chart(&game, "N4118", "N4119"), [Ok(1), Ok(2), Ok(2), Ok(2)], "road");
    assert_eq!(chart(&game, "N0533", "N0633"), [Ok(1), Ok(2), Ok(2), Ok(2)], "unfinished railroad in woods");
    assert_eq!(chart(&game, "N6322", "N6223"), [Ok(1), Ok(2), Ok(2), Ok(2)], "Stone Bridge");
    assert_eq!(chart(&game, "N6630", "N6530"), [Ok(4), Ok(4), Ok(4), Ok(6)], "ford A");
    let no_guns = Err("RBC-9.4a");
    assert_eq!(chart(&game, "N5820", "N5919"), [Ok(6), Ok(6), Ok(6), no_guns], "ford B");
    let barred = Err("RBC-9.46");
    assert_eq!(chart(&game, "N0301", "N0401"), [barred; 4], "Bull Run");
    assert_eq!(chart(&game, "N0211", "N0212"), [Ok(4), Ok(4), Ok(4), Ok(6)], "stream");
    assert_eq!(chart(&game, "N0103", "N0104"), [Ok(4), Ok(4), Ok(4), Ok(4)], "up a level");
    assert_eq!(chart(&game, "N0104", "N0103"), [Ok(2), Ok(2), Ok(2), Ok(2)], "down a level");
    // Under Attack a road is other terrain.
    assert_eq!(price(&game, Mover::Foot, Order::Attack, "N0533", "N0633"), Ok(4));
    assert_eq!(price(&game, Mover::Mounted, Order::Attack, "N0533", "N0633"), Ok(6));
    // AMB-52: guns in March have the rate of the road, and their own column off it.
    assert_eq!(price(&game, Mover::Guns, Order::March, "N0533", "N0633"), Ok(1));
    assert_eq!(price(&game, Mover::Guns, Order::March, "N3125", "N3225"), Ok(8));
}

#[rule("RBC-9.41")]
#[test]
fn a_large_stream_costs_two_and_stops_guns() {
    // The map has none, but the chart names it.
    let row = empty().world.tables.sides.large_stream;
    assert_eq!(
        [Mover::March, Mover::Foot, Mover::Mounted, Mover::Guns].map(|m| row.cost.of(m)),
        [Some(4), Some(4), Some(4), None]
    );
    assert!(row.udd);
}

#[rule("RBC-9.42")]
#[test]
fn uphill_is_free_for_the_first_hex_only() {
    let mut game = moving("US-BURNSIDE", "advance", "US-2RI-A", "N1110", "");
    assert_eq!(game.cost("step N1211"), 2);
    game.choose("step N1211", &[]);
    assert_eq!(game.cost("step N1311"), 4);
    // Two levels at once stop guns off the road, whatever they have left.
    let game = moving("US-BURNSIDE", "advance", "US-2RIBTY", "N4130", "form = \"limbered\"");
    assert_eq!(game.refused_by("step N4131"), "RBC-9.42");
    assert_eq!(moving("US-BURNSIDE", "advance", "US-2RI-A", "N4130", "").cost("step N4131"), 2);
    // AMB-23: per hex, not per level.
    assert_eq!(price(&game, Mover::Foot, Order::Advance, "N4130", "N4131"), Ok(4));
}

#[rule("RBC-9.42a")]
#[test]
fn roads_cancel_levels_in_march_and_advance_trails_never() {
    let game = empty();
    let by = |order: Order, from: &str, to: &str| {
        let mover = if order == Order::March { Mover::March } else { Mover::Foot };
        price(&game, mover, order, from, to).unwrap()
    };
    for (from, to) in [("N1010", "N1011"), ("N2832", "N2732")] {
        let costs = [Order::March, Order::Advance, Order::Attack].map(|order| by(order, from, to));
        assert_eq!(costs, [1, 2, 4], "{from} {to}");
    }
    let trail = [Order::March, Order::Advance, Order::Attack].map(|order| by(order, "N4230", "N4231"));
    assert_eq!(trail, [4, 4, 4]);
}

#[rule("RBC-9.43")]
#[test]
fn roads_cancel_streams_in_march_and_advance() {
    let game = empty();
    assert_eq!(price(&game, Mover::March, Order::March, "N1009", "N1010"), Ok(1));
    assert_eq!(price(&game, Mover::Foot, Order::Advance, "N1009", "N1010"), Ok(2));
    assert_eq!(price(&game, Mover::Foot, Order::Attack, "N1009", "N1010"), Ok(4));
}

#[rule("RBC-9.44")]
#[test]
fn a_trail_takes_a_point_off_the_terrain() {
    let game = empty();
    assert_eq!(chart(&game, "N4333", "N4433"), [Ok(4), Ok(2), Ok(4), Ok(6)]);
    assert_eq!(chart(&game, "N2025", "N2026"), [Ok(2), Ok(2), Ok(2), Ok(2)]);
    // Not off the stream.
    assert_eq!(chart(&game, "N4229", "N4230"), [Ok(4), Ok(4), Ok(4), Ok(6)]);
    assert_eq!(price(&game, Mover::Foot, Order::Attack, "N4333", "N4433"), Ok(2));
}

#[rule("RBC-9.45")]
#[test]
fn fences_of_a_farm_count_off_road_and_trail() {
    let game = empty();
    let foot = |order: Order, from: &str, to: &str| price(&game, Mover::Foot, order, from, to).unwrap();
    assert_eq!(foot(Order::Advance, "N3109", "N3009"), 4);
    assert_eq!(foot(Order::Advance, "N4011", "N3911"), 2);
    assert_eq!(foot(Order::Attack, "N4011", "N3911"), 2);
    assert_eq!(foot(Order::Advance, "N4033", "N4132"), 2);
    assert_eq!(foot(Order::Attack, "N4033", "N4132"), 2);
}

#[rule("RBC-9.46")]
#[test]
fn bull_run_is_crossed_at_bridges_and_fords_only() {
    let game = empty();
    let world = &game.world;
    let mut crossings = 0;
    for hex in world.hexes() {
        for near in world.neighbours(hex).filter(|near| hex < *near) {
            let side = world.side_between(hex, near);
            if !side.has(red_badge::world::Sides::BULL_RUN) {
                continue;
            }
            let who = Traveller { mover: Mover::Foot, order: Order::Advance };
            let open = cost::step(world, who, hex, near, false).is_ok();
            assert_eq!(open, !side.is_barred(), "{} {}", world.hex_id(hex), world.hex_id(near));
            crossings += u32::from(open);
        }
    }
    assert!(crossings >= 6);
}

#[rule("RBC-9.47")]
#[rule("RBC-9.47a")]
#[test]
fn embankments_cost_nothing_and_the_unfinished_railroad_is_a_road() {
    let game = empty();
    assert!(game.world.ground(game.hex("N1628")).embankment);
    assert_eq!(chart(&game, "N1528", "N1628"), [Ok(1), Ok(2), Ok(2), Ok(2)]);
    // Onto it from the side.
    assert_eq!(chart(&game, "N1627", "N1628"), [Ok(2), Ok(2), Ok(2), Ok(2)]);
}

#[rule("RBC-9.4a")]
#[test]
fn fords_by_class() {
    let game = empty();
    // A good one with a trail, a bad one without.
    assert_eq!(chart(&game, "N6630", "N6530"), [Ok(4), Ok(4), Ok(4), Ok(6)]);
    assert_eq!(price(&game, Mover::Guns, Order::Advance, "N5820", "N5919"), Err("RBC-9.4a"));
    let mut game = moving("US-BURNSIDE", "advance", "US-2RI-A", "N5820", "");
    game.choose("step N5919", &[]);
    // The test comes at the end of the move.
    game.choose("halt", &[5]);
    assert!(!game.is_disordered("US-2RI-A"));
    let mut game = moving("US-BURNSIDE", "march", "US-2RI-A", "N5820", "");
    game.choose("step N5919", &[]);
    game.choose("halt", &[6]);
    assert!(game.is_disordered("US-2RI-A"));
}

#[rule("RBC-9.4b")]
#[test]
fn the_five_steps_of_a_price() {
    let game = empty();
    assert_eq!(price(&game, Mover::Foot, Order::Advance, "N3729", "N3829"), Ok(2));
    assert_eq!(price(&game, Mover::Foot, Order::Attack, "N3729", "N3829"), Ok(6));
    assert_eq!(price(&game, Mover::Foot, Order::Advance, "N4033", "N4132"), Ok(2));
    // The road through a ford does not make it easier: half a point and one for the ford.
    assert_eq!(price(&game, Mover::March, Order::March, "N4107", "N4008"), Ok(3));
}

#[rule("RBC-9.49")]
#[test]
fn two_hexes_of_woods_disorder() {
    let mut game = moving("US-BURNSIDE", "advance", "US-2RI-A", "N0530", "");
    game.choose_all(&["step N0529", "halt"]);
    assert!(!game.told(|e| matches!(e, Event::Tested { .. })));
    let mut game = moving("US-BURNSIDE", "advance", "US-2RI-A", "N0530", "");
    game.choose_all(&["step N0529", "step N0530"]);
    game.choose("halt", &[6]);
    assert_eq!(game.count(|e| matches!(e, Event::Tested { .. })), 1);
    assert!(game.is_disordered("US-2RI-A"));
    // Three hexes: still one test. In March none.
    let mut game = moving("US-BURNSIDE", "advance", "US-2RI-A", "N0530", "");
    game.choose_all(&["step N0529", "step N0530", "step N0531"]);
    game.choose("halt", &[0]);
    let mut game = moving("US-BURNSIDE", "march", "US-2RI-A", "N0530", "");
    game.choose_all(&["step N0529", "step N0530", "halt"]);
}

fn held(order: &str, place: &str) -> Game {
    // The enemy in S4428 faces 3: his front hexes are S4429 and S4328.
    let mut game =
        Position::actions("US-BURNSIDE", order).unit("US-2RI-A", place).facing("CS-4SC-A", "S4428", 3).build();
    game.choose("move US-2RI-A", &[]);
    game
}

#[rule("RBC-9.51")]
#[rule("RBC-6.11b")]
#[test]
fn an_enemy_front_stops() {
    let mut game = held("attack", "S4430");
    game.choose("step S4429", &[]);
    assert_eq!(game.refused_by("step S4430"), "RBC-9.51");
    assert!(game.offers("halt") && game.offers("turn e"));
    // A flank hex does not.
    let mut game = held("attack", "S4529");
    game.choose("step S4528", &[]);
    assert_eq!(game.asked(), Some(Side::Confederate));
    game.choose("done", &[]);
    assert!(game.offers("step S4527"));
    // The enemy's own hex is closed; his leader alone is captured.
    assert_eq!(held("attack", "S4429").refused_by("step S4428"), "RBC-9.51");
    let mut game =
        Position::actions("US-BURNSIDE", "advance").unit("US-2RI-A", "S4430").leader("CS-L-EVANS", "S4429").build();
    game.choose_all(&["move US-2RI-A", "step S4429"]);
    assert_ne!(game.status("CS-L-EVANS"), Status::OnMap);
}

#[rule("RBC-9.52")]
#[test]
fn from_front_to_front_of_the_same_enemy_only_under_attack() {
    let game = held("advance", "S4429");
    assert_eq!(game.refused_by("step S4328"), "RBC-9.52");
    // Next to him, but not in his front.
    assert_eq!(game.refused_by("step S4528"), "RBC-6.11a");
    assert!(held("attack", "S4429").offers("step S4328"));
}

#[rule("RBC-9.54")]
#[rule("RBC-10.72")]
#[test]
fn leaving_an_enemy_front_draws_withdrawal_fire() {
    let mut game = held("advance", "S4429");
    game.choose("step S4430", &[]);
    assert_eq!(game.place("US-2RI-A"), Some("S4429"));
    assert_eq!(
        (game.asked(), game.choices()),
        (Some(Side::Confederate), vec!["fire CS-4SC-A S4429".to_owned(), "done".to_owned()])
    );
    game.choose("fire CS-4SC-A S4429", &[0]);
    assert!(game.told(|e| matches!(e, Event::Fired { target, .. } if *target == game.hex("S4429"))));
    assert_eq!(game.place("US-2RI-A"), Some("S4430"));
    // Once in an activation.
    let mut game = Position::actions("US-BURNSIDE", "advance")
        .unit("US-2RI-A", "S4429")
        .unit("US-1RI-A", "S4328")
        .facing("CS-4SC-A", "S4428", 3)
        .build();
    game.choose_all(&["move US-2RI-A", "step S4430"]);
    game.choose("fire CS-4SC-A S4429", &[0]);
    game.choose_all(&["halt", "move US-1RI-A", "step S4329"]);
    assert_eq!((game.place("US-1RI-A"), game.asked()), (Some("S4329"), Some(Side::Union)));
    // From a flank hex nobody fires.
    let mut game = held("advance", "S4528");
    game.choose("step S4529", &[]);
    assert_eq!(game.place("US-2RI-A"), Some("S4529"));
}

#[rule("RBC-9.54")]
#[rule("RBC-3.2")]
#[test]
fn a_unit_disordered_by_the_fire_stays_and_has_finished() {
    let mut game = held("advance", "S4429");
    game.choose("step S4430", &[]);
    // 6 SP at one hex, +2 for the musket and -0: 9 + 2 = 11 costs a point and makes it test at +1.
    game.choose("fire CS-4SC-A S4429", &[9, 9]);
    assert_eq!((game.place("US-2RI-A"), game.sp("US-2RI-A")), (Some("S4429"), 7));
    assert!(game.is_disordered("US-2RI-A") && game.is_finished("US-2RI-A"));
    assert!(game.state.mv.is_none());
    assert_eq!(game.refused_by("move US-2RI-A"), "RBC-3.2");
}

fn reacting(enemy: &str, lines: &str) -> Game {
    let mut game = Position::actions("US-BURNSIDE", "attack")
        .unit("US-2RI-A", "S4529")
        .unit_with(enemy, "S4428", &format!("facing = 3\n{lines}"))
        .build();
    game.choose_all(&["move US-2RI-A", "step S4528"]);
    game
}

#[rule("RBC-9.61")]
#[test]
fn reaction_facing_by_a_test() {
    let mut game = reacting("CS-4SC-A", "");
    assert_eq!(game.choices(), ["face CS-4SC-A se", "face CS-4SC-A w", "done"]);
    game.choose("face CS-4SC-A se", &[5]);
    assert_eq!((game.at("CS-4SC-A").facing, game.is_disordered("CS-4SC-A")), (2, false));
    // It has used its reaction; leaving the new front draws fire.
    game.choose("step S4529", &[]);
    assert!(game.offers("fire CS-4SC-A S4528"));
    let mut game = reacting("CS-4SC-A", "");
    game.choose("face CS-4SC-A se", &[6]);
    assert_eq!((game.at("CS-4SC-A").facing, game.is_disordered("CS-4SC-A")), (3, true));
    // Regulars turn by two.
    let game = reacting("CS-1LA", "");
    assert_eq!(game.listed("face"), ["CS-1LA e", "CS-1LA nw", "CS-1LA se", "CS-1LA w"]);
    // Guns in battery react; limbered ones, units in March, in disorder or mounted do not.
    assert_eq!(reacting("CS-KEMPER", "").asked(), Some(Side::Confederate));
    assert_eq!(reacting("CS-KEMPER", "form = \"limbered\"").asked(), Some(Side::Union));
    assert_eq!(reacting("CS-4SC-A", "order = \"march\"").asked(), Some(Side::Union));
    assert_eq!(reacting("CS-4SC-A", "morale = \"disordered\"").asked(), Some(Side::Union));
    assert_eq!(reacting("CS-1VA-A", "").asked(), Some(Side::Union));
}

#[rule("RBC-9.61")]
#[test]
fn reaction_facing_is_tried_once_in_an_activation() {
    let mut game = reacting("CS-4SC-A", "");
    game.choose("face CS-4SC-A w", &[0]);
    game.choose("step S4527", &[]);
    assert_eq!((game.asked(), game.at("CS-4SC-A").facing), (Some(Side::Union), 4));
    // Declining keeps it.
    let mut game = reacting("CS-4SC-A", "");
    game.choose_all(&["done", "step S4527"]);
    assert_eq!(game.asked(), Some(Side::Confederate));
}

#[rule("RBC-6.11")]
#[test]
fn march_keeps_three_hexes_from_an_enemy_in_sight() {
    let march = |enemy: &str| {
        let mut game =
            Position::actions("US-BURNSIDE", "march").unit("US-2RI-A", "S4431").facing("CS-4SC-A", enemy, 3).build();
        game.choose("move US-2RI-A", &[]);
        game
    };
    // S4430 is three hexes from S4427 and four from S4426.
    assert_eq!(march("S4427").refused_by("step S4430"), "RBC-6.11");
    assert!(march("S4426").offers("step S4430"));
    // Without sight it may: woods of N0530 hide what lies three hexes away.
    let mut game =
        Position::actions("US-BURNSIDE", "march").unit("US-2RI-A", "N0533").facing("CS-4SC-A", "N0529", 3).build();
    game.choose("move US-2RI-A", &[]);
    assert!(!game.world.sees(game.hex("N0532"), game.hex("N0529")));
    assert!(game.offers("step N0532"));
}

#[rule("RBC-6.11a")]
#[test]
fn advance_does_not_go_next_to_an_enemy() {
    let game = held("advance", "S4430");
    assert_eq!(game.refused_by("step S4429"), "RBC-6.11a");
    assert!(held("attack", "S4430").offers("step S4429"));
    // Who finds himself there may stay and turn.
    let game = held("advance", "S4429");
    assert!(game.offers("turn e") && game.offers("step S4430") && game.offers("halt"));
    // 6.13: guns under Attack behave as in Advance.
    let mut game = Position::actions("US-BURNSIDE", "attack")
        .unit_with("US-2RIBTY", "S4430", "form = \"limbered\"")
        .facing("CS-4SC-A", "S4428", 3)
        .build();
    game.choose("move US-2RIBTY", &[]);
    assert_eq!(game.refused_by("step S4429"), "RBC-6.11a");
}

#[rule("RBC-6.12")]
#[test]
fn march_near_an_enemy_only_goes_away() {
    let mut game =
        Position::actions("US-BURNSIDE", "march").unit("US-2RI-A", "S4429").facing("CS-4SC-A", "S4427", 3).build();
    game.choose("move US-2RI-A", &[]);
    assert_eq!(game.listed("step"), ["S4329", "S4430", "S4529"]);
    assert_eq!(game.refused_by("step S4328"), "RBC-6.12");
    game.choose("step S4430", &[]);
    assert_eq!(game.refused_by("step S4429"), "RBC-6.12");
}

#[rule("RBC-6.15")]
#[test]
fn who_has_fired_does_not_move() {
    let mut game =
        Position::actions("US-BURNSIDE", "advance").unit("US-2RI-A", "S4429").facing("CS-4SC-A", "S4427", 0).build();
    game.choose("fire US-2RI-A S4427", &[0]);
    assert_eq!(game.refused_by("move US-2RI-A"), "RBC-6.15");
    assert_eq!(game.refused_by("build US-2RI-A"), "RBC-6.15");
}

fn column(option: Option<&str>) -> Game {
    let mut position = Position::actions("CS-BEE", "march")
        .order("CS-EARLY", "march")
        .group(&["CS-SQUIRES", "CS-IMBODEN-A"], "S7020", 900, "number = 1")
        .group(&["CS-L-BEE", "CS-4AL-A", "CS-4AL-B"], "S7020", 900, "number = 2\norder = \"march\"");
    if let Some(value) = option {
        position = position.named("full-battle").option("entry-order", value);
    }
    position.build()
}

#[rule("RBC-9.71")]
#[test]
fn reinforcements_enter_one_after_another() {
    let mut game = Position::actions("CS-BEE", "march")
        .group(&["CS-L-BEE", "CS-4AL-A", "CS-4AL-B"], "S7020", 1000, "order = \"march\"")
        .build();
    assert_eq!(game.listed("enter"), ["CS-4AL-A S7020 march", "CS-4AL-B S7020 march"]);
    game.choose("enter CS-4AL-A S7020 march", &[]);
    // The road in March.
    let cost = 12 - game.left();
    let road = game.world.ground(game.hex("S7020")).sides.iter().any(|side| side.is_road());
    assert_eq!(cost, if road { 1 } else { 2 });
    // Bee comes along.
    game.choose("ride CS-L-BEE", &[]);
    assert_eq!(game.place("CS-L-BEE"), Some("S7020"));
    let mut stay = game.clone();
    stay.choose("halt", &[]);
    assert_eq!(stay.refused_by("enter CS-4AL-B S7020 march"), "RBC-8.12");
    assert_eq!(stay.status("CS-4AL-B"), Status::Queued);
    let next = game.listed("step")[0].clone();
    game.choose_all(&[&format!("step {next}"), "halt"]);
    assert_eq!(game.place("CS-L-BEE"), Some(next.as_str()));
    game.choose("enter CS-4AL-B S7020 march", &[]);
}

#[rule("RBC-9.71")]
#[test]
fn numbers_order_a_column_on_one_marker() {
    let mut game = column(None);
    // Imboden is of the first group and of the same brigade; Squires waits for a marker of his own.
    assert_eq!(game.refused_by("enter CS-4AL-A S7020 march"), "RBC-9.71");
    game.choose("enter CS-IMBODEN-A S7020 march", &[]);
    let next = game.listed("step")[0].clone();
    game.choose_all(&[&format!("step {next}"), "halt"]);
    assert!(game.offers("enter CS-4AL-A S7020 march"));
    // AMB-41: with the switch Squires has to be in first.
    let mut game = column(Some("strict"));
    game.choose("enter CS-IMBODEN-A S7020 march", &[]);
    let next = game.listed("step")[0].clone();
    game.choose_all(&[&format!("step {next}"), "halt"]);
    assert_eq!(game.refused_by("enter CS-4AL-A S7020 march"), "RBC-9.71");
}

#[rule("RBC-9.71")]
#[test]
fn an_entry_near_the_enemy_is_shifted_along_the_edge() {
    let base = || {
        Position::actions("CS-BEE", "advance").group(&["CS-4AL-A", "CS-L-BEE"], "S7020", 1000, "order = \"advance\"")
    };
    assert_eq!(base().build().listed("enter"), ["CS-4AL-A S7020 advance"]);
    let game = base().facing("US-2RI-A", "S7019", 3).build();
    let entries = game.listed("enter");
    assert!(!entries.is_empty() && !entries.contains(&"CS-4AL-A S7020 advance".to_owned()));
    for entry in &entries {
        let hex = game.hex(entry.split(' ').nth(1).unwrap());
        assert!(game.world.ground(hex).on_edge && game.world.distance(hex, game.hex("S7020")) <= 3);
    }
    assert_eq!(game.refused_by("enter CS-4AL-A S7024 advance"), "RBC-9.71");
}

#[rule("RBC-9.72")]
#[test]
fn units_enter_rested_and_under_their_order() {
    let game = column(None);
    assert_eq!(game.refused_by("enter CS-4AL-A S7020 advance"), "RBC-9.72");
    // The guns have none listed: any order but Reserve, which does not move.
    for order in ["march", "advance", "attack"] {
        assert!(game.offers(&format!("enter CS-IMBODEN-A S7020 {order}")), "{order}");
    }
    assert_eq!(game.refused_by("enter CS-IMBODEN-A S7020 reserve"), "RBC-9.72");
    assert_eq!(game.of("CS-BEE").fatigue, 0);
    let mut game = column(None);
    game.choose("enter CS-IMBODEN-A S7020 advance", &[]);
    assert_eq!(
        (game.order("CS-IMBODEN-A"), game.form("CS-IMBODEN-A")),
        (Order::Advance, red_badge::state::Form::Limbered)
    );
}

#[rule("RBC-9.91")]
#[test]
fn nobody_leaves_the_map_of_his_own_will() {
    let game = moving("US-BURNSIDE", "advance", "US-2RI-A", "N4401", "");
    let near = game.world.neighbours(game.hex("N4401")).count();
    assert!(near < 6 && game.listed("step").len() <= near);
    // The wing of a line would leave it: N0105 lies on the edge.
    let game = moving("US-BURNSIDE", "advance", "US-2RI-A", "N0205", "extended = \"N0105\"\nfacing = 5");
    assert_eq!(game.refused_by("step N0104"), "RBC-9.91");
}

#[rule("RBC-14.51")]
#[test]
fn a_unit_that_has_moved_is_noted_for_good() {
    let mut game = moving("CS-COCKE", "advance", "CS-8VA", "S4428", "");
    game.choose_all(&["turn e", "halt"]);
    assert!(!game.state.stirred.has(game.unit("CS-8VA")));
    let mut game = moving("CS-COCKE", "advance", "CS-8VA", "S4428", "");
    game.choose_all(&["step S4427", "step S4428", "halt"]);
    assert!(game.state.stirred.has(game.unit("CS-8VA")));
}

#[rule("RBC-9.81")]
#[test]
fn reinforcements_have_no_destination() {
    // Once in, a unit goes where one goes that began there.
    let mut entered = Position::actions("CS-BEE", "advance")
        .group(&["CS-4AL-A", "CS-L-BEE"], "S7020", 1000, "order = \"advance\"")
        .build();
    entered.choose("enter CS-4AL-A S7020 advance", &[]);
    let began = moving("CS-BEE", "advance", "CS-4AL-A", "S7020", "");
    assert!(!entered.listed("step").is_empty());
    assert_eq!(entered.listed("step"), began.listed("step"));
    assert!(entered.offers("halt"));
}

#[rule("RBC-9.48a")]
#[test]
fn the_barricade_at_the_bridge_faces_the_run() {
    let works = |from: &str, facing: u8| {
        let mut game = Position::actions("US-BURNSIDE", "attack")
            .facing("US-2RI-A", from, facing)
            .facing("CS-4SC-A", "N6223", 1)
            .text("[[barricade]]\nplace = \"N6223\"\nsides = [1, 2]")
            .build();
        game.choose("fire US-2RI-A N6223", &[0]);
        let sum = |event: &Event| match event {
            Event::Modified { value, why: red_badge::event::Modifier::FireWorks, .. } => Some(*value),
            _ => None,
        };
        game.events.iter().filter_map(sum).sum::<i8>()
    };
    assert_eq!((works("N6322", 4), works("N6222", 3)), (-2, 0));
    let game = Game::new("full-battle", &[]);
    let sides = |hex: &str| game.state.barricade(game.hex(hex)).map(|works| works.sides);
    assert_eq!(sides("N6223"), Some(1 << 1 | 1 << 2));
    let front = red_badge::facing::front_bits(&game.state, game.unit("CS-19VA-A"));
    assert_eq!([sides("N6329"), sides("N6430")], [Some(front); 2]);
}
