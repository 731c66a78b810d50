//! Sections 7 and 8: facing, refusal, stacking, extended line. The ground around S4428 is flat and open.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test stops where it fails")]

mod common;

use common::{ByPurpose, Game, Position};
use kernel::Side;
use red_badge::facing::{self, Aspect};
use red_badge::stacking;
use red_badge::state::Flank;
use rule::rule;

/// The neighbours of S4428 clockwise from north.
const RING: [&str; 6] = ["S4427", "S4527", "S4528", "S4429", "S4328", "S4327"];

fn aspects(game: &Game, unit: &str) -> [Aspect; 6] {
    let struck = game.hex("S4428");
    RING.map(|hex| facing::aspect(&game.world, &game.state, game.unit(unit), game.hex(hex), struck))
}

fn fronts(game: &Game, unit: &str) -> Vec<String> {
    let mut found: Vec<String> = facing::fronts(&game.world, &game.state, game.unit(unit))
        .map(|hex| game.world.hex_id(hex).to_owned())
        .collect();
    found.sort();
    found
}

#[rule("RBC-2.45")]
#[rule("RBC-7.11")]
#[test]
fn two_front_two_flank_and_two_rear_hexes() {
    use Aspect::{Flank, Front, Rear};
    for v in 0..6_u8 {
        let game = Position::actions("US-BURNSIDE", "advance").facing("US-2RI-A", "S4428", v).build();
        let mut expected = [Rear; 6];
        for (turn, aspect) in [(0, Front), (1, Front), (2, Flank), (5, Flank)] {
            expected[usize::from((v + turn) % 6)] = aspect;
        }
        assert_eq!(aspects(&game, "US-2RI-A"), expected, "facing {v}");
        let ahead = [RING[usize::from(v)], RING[usize::from((v + 1) % 6)]];
        let mut ahead: Vec<String> = ahead.iter().map(|hex| (*hex).to_owned()).collect();
        ahead.sort();
        assert_eq!(fronts(&game, "US-2RI-A"), ahead);
    }
}

#[rule("RBC-7.12")]
#[test]
fn a_unit_in_march_has_no_flanks_and_on_a_road_no_zone() {
    let zone = |hex: &str, place: &str, order: &str| {
        let lines = format!("facing = 0\norder = \"{order}\"");
        let game = Position::actions("US-BURNSIDE", "advance").unit_with("CS-4SC-A", place, &lines).build();
        let all = [0, 1, 2, 3, 4, 5].map(|at| facing::aspect_in(&game.state, game.unit("CS-4SC-A"), at));
        let no_flanks = all == [Aspect::Front; 6];
        (facing::zone(&game.world, &game.state, Side::Confederate, game.hex(hex)).len(), no_flanks)
    };
    // N4118 lies on a road, S4428 does not.
    assert_eq!(zone("N4117", "N4118", "advance"), (1, false));
    assert_eq!(zone("N4117", "N4118", "march"), (0, true));
    assert_eq!(zone("S4427", "S4428", "march"), (1, true));
    assert_eq!(zone("S4429", "S4428", "advance").0, 0);
}

#[rule("RBC-7.21")]
#[test]
fn a_vertex_costs_a_point_and_nothing_in_march_along_a_road() {
    let mut game = Position::actions("US-BURNSIDE", "advance").unit("US-2RI-A", "S4428").build();
    game.choose("move US-2RI-A", &[]);
    let costs = ["e", "se", "sw", "w", "nw"].map(|word| game.cost(&format!("turn {word}")));
    assert_eq!(costs, [2, 4, 6, 4, 2]);
    game.choose("turn sw", &[]);
    assert_eq!((game.at("US-2RI-A").facing, game.left()), (3, 12 - 6));

    let mut game = Position::actions("US-BURNSIDE", "march").unit("US-2RI-A", "N4117").build();
    game.choose("move US-2RI-A", &[]);
    assert_eq!(game.cost("turn sw"), 6);
    game.choose("step N4118", &[]);
    assert_eq!(game.cost("turn sw"), 0);
    game.choose("turn sw", &[]);
    // Once for each hex.
    assert_eq!((game.left(), game.cost("turn w")), (12 - 1, 2));
    // Off the road it is not free.
    game.choose("step N4019", &[]);
    assert_eq!(game.cost("turn w"), 2);
}

#[rule("RBC-7.21")]
#[test]
fn guns_in_battery_pivot_one_vertex_instead_of_moving() {
    let mut game = Position::actions("US-BURNSIDE", "advance").unit("US-2RIBTY", "S4428").build();
    game.choose("move US-2RIBTY", &[]);
    assert_eq!(game.refused_by("turn se"), "RBC-7.21");
    game.choose("turn e", &[]);
    assert_eq!(game.choices(), ["halt"]);
    game.choose("halt", &[]);
    assert!(game.state.moved.has(game.unit("US-2RIBTY")));
    assert_eq!(game.refused_by("move US-2RIBTY"), "RBC-3.2");
    // Once limbered it turns like others, and no longer after unlimbering again.
    let mut game = Position::actions("US-BURNSIDE", "advance").unit("US-2RIBTY", "S4428").build();
    game.choose_all(&["move US-2RIBTY", "limber", "turn sw", "unlimber"]);
    assert_eq!(game.left(), 16 - 4 - 6 - 4);
    assert_eq!(game.refused_by("turn w"), "RBC-7.21");
}

fn regulars(order: &str) -> Game {
    let mut game = Position::actions("US-PORTER", order).facing("US-USREG", "S4428", 0).build();
    game.choose("move US-USREG", &[]);
    game
}

#[rule("RBC-7.31")]
#[test]
fn refusal_makes_a_flank_a_front_for_two_points() {
    let mut game = regulars("advance");
    game.choose("refuse right", &[]);
    assert_eq!(game.left(), 12 - 4);
    assert_eq!(game.at("US-USREG").refused, Some(Flank::Right));
    assert_eq!(fronts(&game, "US-USREG"), ["S4427", "S4527", "S4528"]);
    assert_eq!(aspects(&game, "US-USREG")[5], Aspect::Flank);
    let mut game = regulars("advance");
    game.choose("refuse left", &[]);
    assert_eq!(fronts(&game, "US-USREG"), ["S4327", "S4427", "S4527"]);
    assert_eq!(regulars("attack").refused_by("refuse left"), "RBC-7.31");
    assert_eq!(regulars("march").refused_by("refuse left"), "RBC-7.31");
}

#[rule("RBC-7.32")]
#[test]
fn only_regulars_and_the_louisianians_refuse() {
    let able = |unit: &str, brigade: &str| {
        let mut game = Position::actions(brigade, "advance").unit(unit, "S4428").build();
        game.choose(&format!("move {unit}"), &[]);
        game.offers("refuse left")
    };
    assert!(able("US-USREG", "US-PORTER") && able("CS-1LA", "CS-EVANS"));
    // AMB-57.
    assert!(able("CS-DET-1LA", "CS-EVANS"));
    assert!(!able("US-USMC", "US-PORTER") && !able("CS-4SC-A", "CS-EVANS") && !able("CS-4VA", "CS-JACKSON"));
    let game = Position::actions("US-BURNSIDE", "advance").build();
    let refusing = game.world.units.iter().filter(|unit| unit.can_refuse).map(|unit| unit.id.as_str());
    assert_eq!(refusing.collect::<Vec<_>>(), ["US-USREG", "CS-1LA", "CS-DET-1LA"]);
}

#[rule("RBC-7.33")]
#[test]
fn who_refuses_a_flank_stays_as_he_is() {
    let refused = Position::actions("US-PORTER", "advance").unit_with("US-USREG", "S4428", "refused = \"left\"");
    let mut game = refused.build();
    game.choose("move US-USREG", &[]);
    assert_eq!(game.refused_by("step S4427"), "RBC-7.33");
    assert_eq!(game.refused_by("turn e"), "RBC-7.33");
    assert_eq!(game.refused_by("extend S4528"), "RBC-7.33");
    game.choose("unrefuse", &[]);
    assert_eq!((game.at("US-USREG").refused, game.left()), (None, 12 - 4));
    game.choose("step S4427", &[]);
}

#[rule("RBC-8.11")]
#[rule("RBC-23.4")]
#[test]
fn a_hex_holds_sixteen_points_and_two_counters_of_a_brigade() {
    let room = |position: Position, unit: &str, hex: &str| {
        let game = position.build();
        stacking::room(&game.world, &game.state, game.unit(unit), game.hex(hex)).map_err(|bar| bar.rule())
    };
    let base = || Position::actions("US-BURNSIDE", "advance");
    let points = |unit: &str, lines: &str| {
        let game = base().unit_with(unit, "S4428", lines).build();
        stacking::points(&game.world, &game.state, game.unit(unit))
    };
    assert_eq!((points("US-2RI-A", ""), points("US-2RIBTY", ""), points("US-PALMER", "")), (8, 12, 16));
    assert_eq!(points("US-PALMER", "form = \"dismounted\""), 8);
    // 8 and 8 fit, 9 and 9 do not.
    assert_eq!(room(base().unit("US-2RI-A", "S4428").unit("US-1RI-A", "S4426"), "US-1RI-A", "S4428"), Ok(()));
    let full = base().unit("US-2NH-A", "S4428").unit("US-2NH-B", "S4426");
    assert_eq!(room(full, "US-2NH-B", "S4428"), Err("RBC-8.11"));
    // Another brigade, a third counter.
    let other = base().unit_with("US-2RI-A", "S4428", "sp = 2").unit_with("US-USMC", "S4426", "sp = 2");
    assert_eq!(room(other, "US-USMC", "S4428"), Err("RBC-8.11"));
    let two = base().unit_with("US-2RI-A", "S4428", "sp = 2").unit_with("US-2RI-B", "S4428", "sp = 2");
    let three = two.clone().unit_with("US-1RI-A", "S4426", "sp = 2");
    assert_eq!(room(three, "US-1RI-A", "S4428"), Err("RBC-8.11"));
    // Any number of sections, of any brigade.
    let guns = two.unit("US-E3US-A", "S4428").unit("US-E3US-B", "S4428").unit("US-E3US-C", "S4426");
    assert_eq!(room(guns, "US-E3US-C", "S4428"), Ok(()));
    let game = Position::actions("US-BURNSIDE", "advance").build();
    let fits = |unit: &red_badge::world::UnitSheet| {
        let form = if unit.is_cavalry() { red_badge::state::Form::Mounted } else { red_badge::state::Form::Line };
        stacking::points_of(&game.world, unit.kind, form, unit.sp) <= 16
    };
    assert!(game.world.units.iter().all(fits));
}

#[rule("RBC-14.32")]
#[rule("RBC-8.11")]
#[test]
fn a_detachment_with_its_parent_is_no_counter() {
    let base = Position::actions("CS-EVANS", "advance")
        .unit_with("CS-4SC-A", "S4428", "sp = 5")
        .unit_with("CS-4SC-B", "S4428", "sp = 5");
    let room = |position: &Position, unit: &str| {
        let game = position.build();
        stacking::room(&game.world, &game.state, game.unit(unit), game.hex("S4428")).is_ok()
    };
    assert!(room(&base.clone().unit("CS-DET-4SC-A", "S4426"), "CS-DET-4SC-A"));
    assert!(!room(&base.unit("CS-DET-1LA", "S4426"), "CS-DET-1LA"));
}

#[rule("RBC-8.12")]
#[rule("RBC-8.13")]
#[test]
fn in_march_there_is_one_counter_to_a_hex() {
    let mut game =
        Position::actions("US-BURNSIDE", "march").unit("US-2RI-A", "S4428").unit("US-2RI-B", "S4427").build();
    game.choose_all(&["move US-2RI-A", "step S4427"]);
    assert_eq!(game.refused_by("halt"), "RBC-8.13");
    assert_eq!(game.refused_by("turn e"), "RBC-8.13");
    game.choose_all(&["step S4426", "halt"]);
    // Both of them in Advance may stay.
    let mut game =
        Position::actions("US-BURNSIDE", "advance").unit("US-2RI-A", "S4428").unit("US-2RI-B", "S4427").build();
    game.choose_all(&["move US-2RI-A", "step S4427", "halt"]);
    // A stack given March stays stacked until it moves.
    let mut game =
        Position::actions("US-BURNSIDE", "march").unit("US-2RI-A", "S4428").unit("US-2RI-B", "S4428").build();
    game.choose_all(&["move US-2RI-A", "turn e", "halt"]);
    assert_eq!(game.place("US-2RI-A"), Some("S4428"));
}

#[rule("RBC-8.13")]
#[test]
fn passing_through_friends_costs_a_point_off_the_road() {
    let mut game =
        Position::actions("US-BURNSIDE", "advance").unit("US-2RI-A", "S4428").unit("US-2RI-B", "S4427").build();
    game.choose("move US-2RI-A", &[]);
    assert_eq!(game.cost("step S4427"), 2);
    game.choose("step S4427", &[]);
    assert_eq!(game.cost("step S4426"), 2 + 2);
    // Who starts among friends passes nobody.
    let mut game =
        Position::actions("US-BURNSIDE", "advance").unit("US-2RI-A", "S4428").unit("US-2RI-B", "S4428").build();
    game.choose("move US-2RI-A", &[]);
    assert_eq!(game.cost("step S4427"), 2);
    // Along a road.
    let mut game =
        Position::actions("US-BURNSIDE", "advance").unit("US-2RI-A", "N4117").unit("US-2RI-B", "N4118").build();
    game.choose_all(&["move US-2RI-A", "step N4118"]);
    assert_eq!(game.cost("step N4119"), 2);
}

#[rule("RBC-8.13")]
#[test]
fn nobody_steps_where_he_can_neither_end_nor_go_on() {
    // Full hexes in a row: with points for the first only, the step is refused.
    let mut game = Position::actions("US-BURNSIDE", "advance")
        .unit_with("US-71NYBTY", "S4429", "form = \"limbered\"")
        .unit("US-2RI-A", "S4428")
        .unit("US-2RI-B", "S4428")
        .unit("US-1RI-A", "S4427")
        .unit("US-1RI-B", "S4427")
        .build();
    game.choose("move US-71NYBTY", &[]);
    // Three points: one to enter, two to leave for any open hex beyond.
    game.choose("step S4428", &[]);
    assert_eq!(game.listed("step"), ["S4327", "S4328", "S4429", "S4527", "S4528"]);
    assert!(!game.offers("halt"));
    let mut game = Position::actions("US-BURNSIDE", "advance")
        .unit_with("US-71NYBTY", "S4429", "form = \"limbered\"")
        .unit("US-2RI-A", "S4428")
        .unit("US-2RI-B", "S4428")
        .build();
    game.choose_all(&["move US-71NYBTY", "turn e"]);
    assert_eq!(game.refused_by("step S4428"), "RBC-8.13");
}

#[rule("RBC-8.21")]
#[test]
fn the_owner_puts_a_counter_on_top_once() {
    let mut game = Position::actions("US-BURNSIDE", "advance")
        .unit("US-2RI-A", "S4428")
        .unit("US-2RI-B", "S4428")
        .unit("CS-4SC-A", "S4426")
        .build();
    assert!(game.offers("fire US-2RI-A S4426") && !game.offers("fire US-2RI-B S4426"));
    assert_eq!(game.refused_by("fire US-2RI-B S4426"), "RBC-8.21");
    assert_eq!(game.refused_by("top US-2RI-A"), "RBC-8.21");
    game.choose("top US-2RI-B", &[]);
    assert!(game.offers("fire US-2RI-B S4426") && !game.offers("fire US-2RI-A S4426"));
    game.choose("top US-2RI-A", &[]);
    assert_eq!(game.refused_by("top US-2RI-B"), "RBC-8.21");
}

fn line(order: &str, home: &str, wing: &str, facing: u8) -> Position {
    let lines = format!("extended = \"{wing}\"\nfacing = {facing}");
    Position::actions("US-BURNSIDE", order).unit_with("US-2RI-A", home, &lines)
}

#[rule("RBC-8.41")]
#[test]
fn a_line_lies_over_two_hexes_with_its_front_across() {
    // S4527 is north-east of S4428, so the line faces 2 or 5.
    for v in 0..6 {
        assert_eq!(line("advance", "S4428", "S4527", v).try_build().is_ok(), [2, 5].contains(&v), "facing {v}");
    }
    let game = line("advance", "S4428", "S4527", 2).build();
    assert_eq!(fronts(&game, "US-2RI-A"), ["S4429", "S4528", "S4628"]);
    let at = |from: &str, struck: &str| {
        facing::aspect(&game.world, &game.state, game.unit("US-2RI-A"), game.hex(from), game.hex(struck))
    };
    assert_eq!((at("S4328", "S4428"), at("S4627", "S4527")), (Aspect::Flank, Aspect::Flank));
    let rear = [("S4327", "S4428"), ("S4427", "S4428"), ("S4427", "S4527"), ("S4526", "S4527")];
    assert!(rear.into_iter().all(|(from, struck)| at(from, struck) == Aspect::Rear));
    let game = Game::new("full-battle", &[]);
    assert!(game.at("CS-19VA-A").is_extended() && game.at("CS-19VA-B").is_extended());
}

#[rule("RBC-8.41")]
#[rule("RBC-12.31")]
#[test]
fn who_may_extend() {
    let refused = |unit: &str, lines: &str| {
        let brigade = if unit == "US-PALMER" { "US-CAV" } else { "US-BURNSIDE" };
        let mut game = Position::actions(brigade, "advance").unit_with(unit, "S4428", lines).build();
        game.choose(&format!("move {unit}"), &[]);
        // Facing 0 has its flanks south-east and north-west.
        if game.offers("extend S4528") { "offered" } else { game.refused_by("extend S4528") }
    };
    assert_eq!(refused("US-2RI-A", "sp = 4"), "offered");
    assert_eq!(refused("US-2RI-A", "sp = 3"), "RBC-8.41");
    assert_eq!(refused("US-2RI-A", "morale = \"disordered\""), "RBC-12.31");
    assert_eq!(refused("US-2RI-A", "order = \"march\""), "RBC-8.41");
    assert_eq!(refused("US-2RI-A", "order = \"attack\""), "offered");
    assert_eq!(refused("US-2RIBTY", "form = \"limbered\""), "RBC-8.41");
    assert_eq!(refused("US-PALMER", ""), "RBC-8.41");
    let mut game = Position::actions("US-BURNSIDE", "advance").unit("US-2RI-A", "S4428").build();
    game.choose("move US-2RI-A", &[]);
    assert_eq!(game.listed("extend"), ["S4327", "S4528"]);
}

#[rule("RBC-8.42")]
#[test]
fn extending_costs_three_and_a_line_has_three() {
    let mut game = Position::actions("US-BURNSIDE", "advance").unit("US-2RI-A", "S4428").build();
    game.choose_all(&["move US-2RI-A", "step S4427", "step S4428", "step S4427"]);
    assert_eq!((game.left(), game.cost("extend S4527")), (6, 6));
    game.choose("extend S4527", &[]);
    assert_eq!(game.left(), 0);
    assert_eq!(game.at("US-2RI-A").wing(), Some(game.hex("S4527")));

    let mut game = line("advance", "S4428", "S4527", 2).build();
    game.choose("move US-2RI-A", &[]);
    assert_eq!(game.left(), 6);
    assert_eq!(game.refused_by("step S4427"), "RBC-8.42");
    assert_eq!(game.listed("step"), ["S4429", "S4528"]);
    assert_eq!(game.listed("turn"), ["nw"]);
    game.choose("step S4528", &[]);
    assert_eq!((game.place("US-2RI-A"), game.at("US-2RI-A").wing()), (Some("S4528"), Some(game.hex("S4628"))));
    assert_eq!(game.left(), 4);
    assert_eq!(game.refused_by("contract S4528"), "RBC-9.11");

    let mut game = line("advance", "S4428", "S4527", 2).build();
    game.choose_all(&["move US-2RI-A", "contract S4527"]);
    // Having been in line it has no more than a line.
    assert_eq!((game.place("US-2RI-A"), game.left()), (Some("S4527"), 0));
    assert!(!game.at("US-2RI-A").is_extended() && !game.state.occupied[Side::Union].has(game.hex("S4428")));
}

#[rule("RBC-8.42")]
#[test]
fn a_line_extends_next_to_the_enemy_only_under_attack() {
    let extend = |order: &str| {
        let mut game =
            Position::actions("US-BURNSIDE", order).unit("US-2RI-A", "S4428").facing("CS-4SC-A", "S4629", 1).build();
        game.choose("move US-2RI-A", &[]);
        game
    };
    assert_eq!(extend("advance").refused_by("extend S4528"), "RBC-8.42");
    assert!(extend("attack").offers("extend S4528"));
}

#[rule("RBC-8.42")]
#[test]
fn a_line_pays_the_dearer_hex() {
    // N3125 is open with woods to its north-east; the wing goes into them, the counter does not.
    let mut game = Position::actions("US-BURNSIDE", "advance").unit("US-2RI-A", "N3125").build();
    let (w, s) = (&game.world, &mut game.state);
    let home = w.find_hex("N3125").unwrap();
    let unit = w.find_unit("US-2RI-A").unwrap();
    let found = (0..6).find_map(|k| {
        let wing = w.neighbour(home, k)?;
        let ahead = |v: u8| {
            let open = |hex| red_badge::cost::enter(w, s, unit, home, hex, true).ok();
            let dear = |hex| red_badge::cost::enter(w, s, unit, wing, hex, true).ok();
            Some((open(w.neighbour(home, v)?)?, dear(w.neighbour(wing, v)?)?))
        };
        [(k + 1) % 6, (k + 4) % 6].into_iter().find_map(|v| ahead(v).filter(|(a, b)| a < b).map(|(_, b)| (wing, v, b)))
    });
    let (wing, v, dear) = found.expect("open ground beside woods");
    s[unit].facing = v;
    s.set_wing(w, unit, Some(wing));
    let to = w.hex_id(w.neighbour(home, v).unwrap()).to_owned();
    game.choose("move US-2RI-A", &[]);
    assert_eq!(game.cost(&format!("step {to}")), dear);
}

#[rule("RBC-8.43")]
#[test]
fn half_the_strength_stands_in_each_hex() {
    let lines = "extended = \"S4527\"\nfacing = 2\nsp = 7";
    let game = Position::actions("US-BURNSIDE", "advance").unit_with("US-2RI-A", "S4428", lines).build();
    let at = |hex: &str| stacking::strength_in(&game.state, game.unit("US-2RI-A"), game.hex(hex));
    // AMB-56: the larger half where the counter lies.
    assert_eq!((at("S4428"), at("S4527")), (4, 3));
}

#[rule("RBC-8.45")]
#[test]
fn disorder_draws_a_line_together() {
    let mut game = Position::actions("CS-EVANS", "advance")
        .facing("CS-4SC-A", "S4430", 0)
        .unit_with("US-2RI-A", "S4428", "extended = \"S4527\"\nfacing = 2")
        .build();
    // A musket at two hexes, -1 for the weapon and -1 for the line: 9 makes it test, and 9 fails.
    game.choose("fire CS-4SC-A S4428", &[9, 9]);
    assert_eq!(
        (game.asked(), game.listed("contract")),
        (Some(Side::Union), vec!["S4428".to_owned(), "S4527".to_owned()])
    );
    game.throw("contract S4527", &mut ByPurpose(Vec::new()));
    assert_eq!(game.place("US-2RI-A"), Some("S4527"));
    assert!(game.is_disordered("US-2RI-A") && !game.at("US-2RI-A").is_extended());
}

#[rule("RBC-8.51")]
#[test]
fn there_are_no_extended_columns() {
    // A column would reach ahead or behind; in March nothing reaches anywhere.
    for order in ["advance", "attack", "march"] {
        let mut game = Position::actions("US-BURNSIDE", order).facing("US-2RI-A", "S4428", 3).build();
        game.choose("move US-2RI-A", &[]);
        for ahead in ["S4429", "S4328", "S4427", "S4527"] {
            assert_eq!(game.refused_by(&format!("extend {ahead}")), "RBC-8.41", "{order} {ahead}");
        }
        assert_eq!(game.listed("extend").is_empty(), order == "march");
    }
}
