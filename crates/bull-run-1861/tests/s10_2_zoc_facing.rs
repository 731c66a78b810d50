//! 10.2: zones of control, contact, fronts and flanks.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test stops where something is wrong")]

mod common;

use std::borrow::Cow;

use bull_run_1861::command::in_contact;
use bull_run_1861::ids::Zones;
use bull_run_1861::state::Stage;
use bull_run_1861::{Event, World};
use common::{DataFolder, Game, Position};
use kernel::{Library, Setup, Side};
use rule::rule;

/// A Northern half-phase with a spare brigade; no HQ, so that every selection throws a die.
fn north() -> Position {
    Position::activation("union", 2).unit("us_blenker", "N28", "N23")
}

fn names(world: &World, zones: Zones) -> Vec<String> {
    let mut names: Vec<String> = zones.map(|zone| world.zone_id(zone).to_owned()).collect();
    names.sort();
    names
}

/// The zones a side controls.
fn zoc(game: &Game, side: Side) -> Vec<String> {
    names(&game.world, game.state.zoc(&game.world, side))
}

/// Front and flank of a zone for a facing.
fn front_and_flank(world: &World, zone: &str, facing: &str) -> (Vec<String>, Vec<String>) {
    let ground = world.ground(world.find_zone(zone).unwrap());
    let front = ground.front(ground.slot_of(world.find_zone(facing).unwrap()));
    (names(world, front), names(world, ground.adjacent.less(front)))
}

#[rule("BR-10.2-zoc-land")]
#[test]
fn a_brigade_controls_every_zone_next_to_it_by_land() {
    let game = north().unit("cs_evans", "S07", "S03").build();
    assert_eq!(zoc(&game, Side::Confederate), ["S03", "S04", "S05", "S08", "S11"]);
}

#[rule("BR-10.2-zoc-not-river")]
#[test]
fn no_zone_of_control_crosses_the_stone_bridge() {
    // W-19, interactions 1 and 2 of section 15.
    let mut game = north()
        .unit("us_keyes", "N06", "N07")
        .unit("us_sherman", "N07", "S06")
        .behind("us_schenck", "N07", "line = \"second\"")
        .unit("cs_evans", "S06", "N07")
        .build();
    assert_eq!(zoc(&game, Side::Confederate), ["S05", "S09", "S15", "S16"]);
    assert!(!zoc(&game, Side::Union).contains(&"S06".to_owned()));
    game.choose("select us_keyes", &[1]);
    game.choose("step N07", &[]);
    assert!(game.told(|e| matches!(e, Event::Stepped { cost: 1, .. })));
    assert_eq!(game.refused_by("stop"), "BR-10.5-full-zone-exit", "he passes a full stack");
    game.choose("step N08", &[]);
    assert!(game.told(|e| matches!(e, Event::Stepped { cost: 1, .. })));
    assert!(matches!(game.state.stage, Stage::Activation { act, .. } if act.points == 2 && !act.stopped));
    assert_eq!(game.facing("S06"), Some("N07"), "nobody turned");
    assert!(game.offers("step N09"), "he may go on");
}

#[rule("BR-10.2-zoc-not-cancelled")]
#[test]
fn friends_in_the_zone_do_not_cancel_the_enemys_control() {
    // W-14: Franklin joins Burnside, stops, and attacks.
    let mut game = north()
        .unit("us_burnside", "S03", "S07")
        .unit("us_franklin", "N47", "S03")
        .unit("us_howard", "S04", "S07")
        .unit("cs_evans", "S07", "S03")
        .build();
    game.choose("select us_franklin", &[1]);
    game.choose("step S03", &[]);
    assert!(game.told(|e| matches!(e, Event::Stepped { cost: 2, .. })));
    game.choose("line us_franklin front", &[]);
    assert_eq!(game.listed("face"), ["S04", "S07", "S11"]);
    game.choose("face S07", &[]);
    assert!(game.listed("step").is_empty(), "he must stop although S03 is held and S04 controlled by friends");
    assert_eq!(game.refused_by("step S02"), "BR-10.3-zoc-stop");
    assert!(matches!(game.state.stage, Stage::Activation { act, .. } if act.points == 2));
    game.choose("engage", &[]).choose("face S07", &[]);
    assert_eq!(game.fatigue("us_franklin"), 0, "two points were left: no extension");
    assert_eq!(game.stack("S03"), ["us_franklin", "us_burnside"]);
    assert!(game.state.engaged.has(game.brigade("us_franklin").counter()));
}

#[rule("BR-10.2-zoc-extended")]
#[test]
fn each_part_of_an_extended_line_has_its_own_control_and_facing() {
    let position = north()
        .unit_with("cs_cocke", "S17", "S18", "extended = \"S45\"\nmarker-facing = \"S57\"")
        .unit("us_keyes", "S58", "S57")
        .unit("us_howard", "S46", "S44")
        .unit("us_willcox", "S56", "S53");
    let game = position.build();
    assert_eq!(zoc(&game, Side::Confederate), ["S15", "S16", "S17", "S18", "S44", "S45", "S53", "S57"]);
    assert_eq!((game.facing("S17"), game.facing("S45")), (Some("S18"), Some("S57")));
    assert_eq!(game.front("S17"), ["N09", "S18", "S45"]);
    assert_eq!(game.front("S45"), ["S44", "S53", "S57"]);
    for (brigade, zone) in [("us_keyes", "S57"), ("us_howard", "S44"), ("us_willcox", "S53")] {
        let mut game = position.build();
        game.choose(&format!("select {brigade}"), &[1]);
        game.choose(&format!("step {zone}"), &[]);
        assert!(matches!(game.state.stage, Stage::Activation { act, .. } if act.stopped), "{zone} is controlled");
        assert_eq!(game.facing("S17"), Some("S18"), "the counter is out of it and does not turn");
    }
}

#[rule("BR-10.2-zoc-extended")]
#[test]
fn the_two_parts_have_places_in_two_stacks() {
    let game = Position::activation("confederate", 1)
        .unit("cs_jones", "S45", "S44")
        .unit_with("cs_cocke", "S17", "S18", "extended = \"S45\"\nmarker-line = \"second\"")
        .unit("us_keyes", "N28", "N23")
        .build();
    assert_eq!(game.stack("S45"), ["cs_jones", "cs_cocke+"]);
    assert_eq!(game.stack("S17"), ["cs_cocke"]);
    assert_eq!((game.facing("S17"), game.facing("S45")), (Some("S18"), Some("S44")));
}

#[rule("BR-10.2-hq-no-zoc")]
#[test]
fn a_headquarters_neither_stops_nor_turns_an_enemy() {
    let mut game =
        north().unit("us_burnside", "S07", "S11").hq("hq_beauregard", "S09").unit("cs_holmes", "S30", "S29").build();
    assert!(!zoc(&game, Side::Confederate).contains(&"S08".to_owned()));
    assert!(game.state.facings[game.zone("S09")].is_none());
    game.choose("select us_burnside", &[1]);
    game.choose_all(&["step S08", "hq hq_beauregard S45"]);
    assert!(matches!(game.state.stage, Stage::Activation { act, .. } if !act.stopped && act.points == 3));
    game.choose("step S10", &[]);
    assert_eq!(game.place_of("us_burnside"), Some("S10"));
    game.choose("stop", &[]);
    assert_eq!(game.listed("face"), ["S08", "S09", "S14", "S52", "S54"], "no facing was forced");
}

#[rule("BR-10.2-contact")]
#[test]
fn contact_is_a_shared_land_border_and_never_bull_run() {
    let position = |zone: &str, facing: &str| {
        north().unit("us_schenck", zone, facing).unit("cs_evans", "S06", "N07").hq("hq_mcdowell", "N01").build()
    };
    let touches = |game: &Game, id: &str| in_contact(&game.world, &game.state, game.brigade(id));
    let over_bridge = position("N07", "S06");
    assert!(!touches(&over_bridge, "us_schenck") && !touches(&over_bridge, "cs_evans"));
    let by_land = position("S05", "S06");
    assert!(touches(&by_land, "us_schenck") && touches(&by_land, "cs_evans"));
    let apart = position("S07", "S05");
    assert!(!touches(&apart, "us_schenck") && !touches(&apart, "cs_evans"));
    let corner_game = north().unit("us_schenck", "S08", "S10").unit("cs_evans", "S14", "S10").build();
    assert!(!touches(&corner_game, "us_schenck"), "S08 and S14 meet only at a corner");
}

#[rule("BR-10.2-front-three")]
#[test]
fn the_front_is_the_faced_zone_and_its_two_neighbours() {
    let world = common::world("historical", &[]);
    let (front, flank) = front_and_flank(&world, "S06", "N07");
    assert_eq!((front, flank), (strings(&["N07", "S05", "S16"]), strings(&["S09", "S15"])));
    // Seven, six, five and four neighbours: the flank has four, three, two and one.
    for (zone, facing, flank) in [
        ("S11", "S07", vec!["S12", "S13", "S65", "S66"]),
        ("S03", "S07", vec!["N47", "S02", "S12"]),
        ("S07", "S03", vec!["S05", "S08"]),
        ("N05", "N04", vec!["N06"]),
    ] {
        assert_eq!(front_and_flank(&world, zone, facing).1, strings(&flank), "{zone} facing {facing}");
    }
}

#[rule("BR-10.2-front-edge")]
#[rule("BR-10.2-front-few")]
#[test]
fn the_map_edge_takes_a_place_in_the_ring() {
    let world = common::world("historical", &[]);
    assert_eq!(front_and_flank(&world, "N28", "N27"), (strings(&["N23", "N27"]), strings(&["N29"])));
    assert_eq!(front_and_flank(&world, "N28", "N29"), (strings(&["N23", "N29"]), strings(&["N27"])));
    assert_eq!(front_and_flank(&world, "N28", "N23"), (strings(&["N23", "N27", "N29"]), strings(&[])));
    // Two neighbours and the edge: both in front whichever is faced.
    assert_eq!(front_and_flank(&world, "N25", "N34"), (strings(&["N26", "N34"]), strings(&[])));
    assert_eq!(front_and_flank(&world, "N25", "N26"), (strings(&["N26", "N34"]), strings(&[])));
}

/// The data folder with Braddock Fields moved inland: its ring has three zones and no edge.
struct Inland(DataFolder);

impl Library for Inland {
    fn read(&self, path: &str) -> Option<Cow<'_, str>> {
        let text = self.0.read(path)?;
        Some(if path.ends_with("places.csv") { text.replace("N27 * N29 N23,", "N27 N29 N23,").into() } else { text })
    }

    fn list(&self, folder: &str) -> Vec<String> {
        self.0.list(folder)
    }
}

#[rule("BR-10.2-front-few")]
#[test]
fn an_inland_zone_with_three_neighbours_has_no_flank() {
    let setup = Setup { scenario: "historical".to_owned(), scenario_text: None, options: Default::default() };
    let world = World::build(&Inland(DataFolder::new()), &setup).unwrap();
    for facing in ["N23", "N27", "N29"] {
        assert_eq!(front_and_flank(&world, "N28", facing), (strings(&["N23", "N27", "N29"]), strings(&[])));
    }
}

#[rule("BR-10.2-front-river")]
#[test]
fn zones_beyond_bull_run_may_be_faced_with_or_without_a_crossing() {
    let mut game = north().unit("us_keyes", "N07", "N06").unit("cs_evans", "S06", "S09").build();
    game.choose("select us_keyes", &[1]);
    game.choose("stop", &[]);
    assert_eq!(game.listed("face"), ["N06", "N08", "N50", "S06", "S16"]);
    game.choose("face S16", &[]);
    assert_eq!(game.front("N07"), ["N08", "S06", "S16"]);
    let world = &game.world;
    assert_eq!(front_and_flank(world, "S06", "N07").0, strings(&["N07", "S05", "S16"]));
}

fn strings(ids: &[&str]) -> Vec<String> {
    ids.iter().map(|id| (*id).to_owned()).collect()
}
