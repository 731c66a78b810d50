//! The map of Bull Run 1861: 117 zones on the two banks of the stream.

use super::*;

fn board() -> Board {
    load("bull-run-1861")
}

fn bank(board: &Board, place: PlaceId) -> &str {
    board.place(place).tag("bank").unwrap()
}

/// Movement points as the player pays them: road 1, other ground and crossings 2, Bull Run closed.
fn movement(board: &Board) -> impl Fn(PlaceId, PlaceId, EdgeId) -> Option<u32> + '_ {
    let [road, river, ford, bridge] = ["road", "river", "ford", "bridge"].map(|id| feature(board, id));
    move |_, _, id| {
        let edge = board.edge(id);
        match (edge.has(river), edge.has(ford) || edge.has(bridge), edge.has(road)) {
            (true, false, _) => None,
            (true, true, _) => Some(2),
            (false, _, true) => Some(1),
            (false, _, false) => Some(2),
        }
    }
}

fn mp(board: &Board, from: &str, to: &str) -> u32 {
    costs(board, at(board, from), movement(board))[&at(board, to)]
}

#[test]
fn counts_of_zones_borders_and_terrain() {
    let board = board();
    assert_eq!(board.places().len(), 117);
    assert_eq!(board.edges().len(), 293);
    assert_eq!(board.tagged_as("bank", "left").count(), 51);
    assert_eq!(board.tagged_as("bank", "right").count(), 66);
    let counts = ["clear", "woods", "hill", "village", "hamlet"].map(|id| terrain_count(&board, id));
    assert_eq!(counts, [57, 42, 10, 2, 6]);
    let neighbours = board.place_ids().map(|place| board.neighbours(place).count());
    let (least, most) = neighbours.fold((9, 0), |(low, high), n| (low.min(n), high.max(n)));
    assert_eq!((least, most), (2, 7));
}

#[test]
fn no_ring_has_two_stretches_of_map_edge() {
    let board = board();
    for place in board.place_ids() {
        assert!(board.ring(place).iter().filter(|slot| slot.place.is_none()).count() < 2);
    }
}

#[test]
fn a_border_is_bull_run_exactly_between_the_banks() {
    let board = board();
    let river = feature(&board, "river");
    for place in board.place_ids() {
        let left = board.place(place).id.starts_with('N');
        assert_eq!(bank(&board, place) == "left", left);
        let wet = board.neighbours(place).any(|(_, edge)| board.edge(edge).has(river));
        assert_eq!(board.place(place).has("on-bull-run"), wet);
    }
    for edge in board.edges() {
        assert_eq!(edge.has(river), bank(&board, edge.a) != bank(&board, edge.b));
    }
}

#[test]
fn the_river_is_a_chain_of_26_borders_with_ten_crossings_in_order() {
    let board = board();
    let line = along(&board, "river", edge(&board, "N51", "S01"));
    assert_eq!(line.len(), 26);
    assert_eq!(line[25], edge(&board, "N31", "S25"));
    let [ford, bridge] = ["ford", "bridge"].map(|id| feature(&board, id));
    let crossing = |id: &EdgeId| board.edge(*id).names(ford).iter().chain(board.edge(*id).names(bridge)).next();
    let crossings: Vec<&str> = line.iter().filter_map(crossing).map(String::as_str).collect();
    let downstream = [
        "Sudley Ford",
        "Farm Ford",
        "Stone Bridge",
        "Lewis Ford",
        "Ball's Ford",
        "Island Ford",
        "Mitchell's Ford",
        "Blackburn's Ford",
        "McLean's Ford",
        "Union Mills Ford",
    ];
    assert_eq!(crossings, downstream);
    assert_eq!(borders(&board, &with_feature(&board, "bridge")), BTreeSet::from(["N07-S06".to_owned()]));
    assert_eq!(with_feature(&board, "ford").len(), 9);
    let roadless = with_feature(&board, "ford").into_iter().filter(|id| !board.edge(*id).has(feature(&board, "road")));
    assert_eq!(borders(&board, &roadless.collect::<Vec<_>>()), BTreeSet::from(["N11-S18".into(), "N50-S05".into()]));
}

#[test]
fn the_outlines_have_the_stated_size() {
    let board = board();
    let shapes = shapes(&board);
    let total: f64 = board.place_ids().map(|place| area(shapes.outline(place).unwrap())).sum();
    assert_eq!((total / 1e5).round(), 1805.0, "180.5 square kilometres");
    assert_eq!((total / 117.0 / 1e4).round(), 154.0, "1.54 square kilometres a zone");
    let frame = area(points(shapes.layer("frame").next().unwrap()));
    assert!((frame.abs() - total).abs() < 1.0, "the zones fill the frame");
    let lengths: Vec<f64> = shapes.layer("edge").map(|shape| length(points(shape))).collect();
    assert_eq!(lengths.len(), 293);
    assert_eq!(lengths.iter().copied().fold(f64::MAX, f64::min).round(), 172.0);
    let river = feature(&board, "river");
    let wet =
        |shape: &&Shape| shape.between.and_then(|(a, b)| board.between(a, b)).is_some_and(|e| board.edge(e).has(river));
    let run: f64 = shapes.layer("edge").filter(wet).map(|shape| length(points(shape))).sum();
    assert_eq!((run / 100.0).round(), 200.0, "20.0 km");
}

#[test]
fn crossings_lie_where_the_accounts_put_them() {
    let board = board();
    let stated = [
        ("Sudley Ford", 38.843, 77.535),
        ("Stone Bridge", 38.826, 77.503),
        ("Lewis Ford", 38.820, 77.490),
        ("Ball's Ford", 38.817, 77.478),
        ("Mitchell's Ford", 38.807, 77.461),
        ("Blackburn's Ford", 38.803, 77.450),
        ("McLean's Ford", 38.789, 77.437),
        ("Union Mills Ford", 38.781, 77.415),
    ];
    let frame = board.frame();
    let shapes = shapes(&board);
    for (name, lat, west) in stated {
        let x = (-west - frame.origin_lon as f64 / 1e6) * f64::from(frame.metres_per_degree_lon);
        let y = (lat - frame.origin_lat as f64 / 1e6) * f64::from(frame.metres_per_degree_lat);
        let shape = shapes.layer("crossing").find(|shape| shape.name == name).unwrap();
        let (px, py) = points(shape)[0];
        let off = (f64::from(px) / 10.0 - x).hypot(f64::from(py) / 10.0 - y);
        assert!(off < 5.0, "{name} is {off} m off");
        let (a, b) = shape.between.unwrap();
        let edge = board.edge(board.between(a, b).unwrap());
        assert!(edge.names.iter().any(|(_, names)| names.contains(&name.to_owned())));
    }
}

#[test]
fn zones_that_only_share_a_corner_are_no_neighbours() {
    let board = board();
    let pairs = "S08-S14 S10-S65 S10-S55 S14-S52 S05-S08 S05-S09 S06-S07 S06-S08 S07-S09 N45-S04 N46-N49 N07-S05 \
                 N50-S06 S48-S62 S49-S61 N06-N50 N07-N48 N05-N48 N06-N42 N05-N08 N06-N09 N38-N42 N41-N43 N09-S18 \
                 N11-S17 N04-N09 N05-N10 S22-S41 S37-S40 N03-N10 N04-N12 S31-S38 S32-S34 S23-S31 S24-S28 N16-N23 \
                 N17-N24 N21-N29 N22-N30 N22-N28 N23-N29";
    for pair in words(pairs) {
        let (a, b) = pair.split_once('-').unwrap();
        assert!(!adjacent(&board, a, b), "{pair}");
    }
    let crowded = Corners::of(&board).all.into_iter().filter(|c| !c.on_map_edge && c.places.len() > 3).count();
    assert_eq!(crowded, 19);
}

#[test]
fn passable_ground_is_connected_and_so_is_each_bank() {
    let board = board();
    assert_eq!(costs(&board, PlaceId(0), movement(&board)).len(), 117);
    let river = feature(&board, "river");
    let dry = |_, _, edge: EdgeId| (!board.edge(edge).has(river)).then_some(1);
    assert_eq!(costs(&board, at(&board, "N01"), dry).len(), 51);
    assert_eq!(costs(&board, at(&board, "S01"), dry).len(), 66);
}

#[test]
fn ten_hills_six_of_them_score() {
    let board = board();
    let hill = board.terrain("hill").unwrap();
    let hills = board.place_ids().filter(|place| board.place(*place).terrain == hill);
    let (near, scoring): (Vec<_>, Vec<_>) = hills.partition(|place| board.place(*place).has("centreville-hill"));
    assert_eq!(ids(&board, near.iter().copied()), set("N02 N16 N32 N33"));
    assert!(near.iter().all(|place| board.adjacent(*place, at(&board, "N01"))));
    assert_eq!(ids(&board, scoring.iter().copied()), set("N12 S07 S10 S11 S14 S15"));
    assert!(!adjacent(&board, "N12", "N01"));
    assert_eq!(board.place(at(&board, "N12")).name, "Mountain View");
    let marks = marks(&board);
    let worth =
        |kind: &str| marks.iter().filter(move |m| m.kind == kind).map(|m| (m.place, m)).collect::<BTreeMap<_, _>>();
    let points = worth("points");
    assert_eq!(points.values().map(|m| m.value.parse::<u32>().unwrap()).sum::<u32>(), 10);
    assert!(scoring.iter().all(|place| points[place].value == "1"));
    for (id, side) in [("N01", "union"), ("N12", "union"), ("S39", "confederate"), ("S15", "confederate")] {
        assert_eq!(worth("start-control")[&at(&board, id)].side, side);
    }
}

#[test]
fn printed_marks_stand_on_their_own_bank() {
    let board = board();
    let marks = marks(&board);
    let setups: Vec<_> = marks.iter().filter(|mark| mark.kind == "setup").collect();
    assert_eq!(setups.len(), 19);
    for mark in &setups {
        let southern = mark.side == "confederate";
        assert_eq!(bank(&board, mark.place) == "right", southern, "{}", mark.value);
    }
    let zones: BTreeSet<_> = setups.iter().map(|mark| mark.place).collect();
    assert_eq!(zones.len(), 19, "one zone each");
    let at_mark =
        |value: &str| setups.iter().find(|mark| mark.value == value).map(|mark| board.place(mark.place).id.as_str());
    assert_eq!(at_mark("HQ-N"), Some("N01"));
    assert_eq!(at_mark("HQ-S"), Some("S39"));
    assert_eq!(at_mark("1"), Some("S06"));
    let cocke = at(&board, at_mark("2").unwrap());
    let beside = board.neighbours(cocke).filter(|(_, e)| !board.edge(*e).has(feature(&board, "river"))).map(|(p, _)| p);
    assert_eq!(ids(&board, beside), set("S16 S18 S45"));
}

const ROADS: [(&str, &str); 12] = [
    ("Warrenton Turnpike", "N26 N32 N01 N02 N03 N04 N05 N06 N07 S06 S09 S08 S65 S13"),
    ("Sudley-Manassas Road", "N51 N47 S03 S07 S08 S10 S52 S56 S58 S59 S48 S43 S39"),
    ("Flank-March Road", "N05 N42 N43 N44 N45 N46 N47"),
    ("Mitchell's Ford Road", "N01 N16 N15 N13 S19 S40 S41 S42 S43 S39"),
    ("Blackburn's Ford Road", "N15 N14 S20 S22 S37 S38 S43"),
    ("McLean's Ford Road", "N15 N17 N18 N19 S21 S34 S38"),
    ("Union Mills Road", "N01 N24 N23 N22 N21 N20 S23 S28 S32 S35 S39"),
    ("Ball's Ford Road", "N05 N09 S17 S45 S53 S52"),
    ("Lewis Ford Lane", "N07 N08 S16 S15"),
    ("Portici Lane", "S10 S54 S15 S45 S44 S40 S22"),
    ("Braddock Road", "N01 N35 N37"),
    ("Brentsville Road", "S39 S51"),
];

#[test]
fn roads_run_through_the_zones_they_list() {
    let board = board();
    assert_roads(&board, &ROADS);
    let on_roads: BTreeSet<&str> = ROADS.iter().flat_map(|(_, zones)| words(zones)).collect();
    assert_eq!(ids(&board, board.tagged("road")), on_roads);
    let shapes = shapes(&board);
    for (name, zones) in ROADS {
        let shape = shapes.layer("road").find(|shape| shape.name == name).unwrap();
        let drawn: Vec<&str> =
            shape.properties["zones"].as_array().unwrap().iter().map(|z| z.as_str().unwrap()).collect();
        assert_eq!(drawn, words(zones));
        for point in points(shape) {
            let inside = |zone: &&str| near_or_in(shapes.outline(at(&board, zone)).unwrap(), *point);
            assert!(words(zones).iter().any(inside), "{name} leaves its zones at {point:?}");
        }
    }
}

/// Inside, or so close to the border that rounding may have moved the point across.
fn near_or_in(outline: &[Point], (x, y): Point) -> bool {
    let nudges = [(0, 0), (3, 0), (-3, 0), (0, 3), (0, -3)];
    nudges.iter().any(|(dx, dy)| kernel::board::shapes::contains(outline, (x + dx, y + dy)))
}

#[test]
fn marches_cost_what_the_map_was_drawn_for() {
    let board = board();
    assert_eq!(mp(&board, "N01", "S03"), 12, "Centreville to Sudley Church");
    assert_eq!(mp(&board, "N42", "S03"), 7, "A to Sudley Church");
    assert_eq!(mp(&board, "N05", "S03"), 8, "B to Sudley Church");
    assert_eq!(mp(&board, "N42", "S07"), 8, "A to Matthews Hill");
    let north = ["N42", "N05", "N04", "N07", "N06", "N16", "N17", "N15"].map(|zone| mp(&board, "N01", zone));
    assert_eq!(north, [5, 4, 3, 6, 5, 1, 3, 2]);
    let south = ["S06", "S17", "S45", "S19", "S20", "S21", "S44", "S40", "S23"].map(|zone| mp(&board, "S39", zone));
    assert_eq!(south, [9, 7, 6, 5, 5, 4, 5, 4, 4]);
}

#[test]
fn both_readings_of_free_placement_leave_room() {
    let board = board();
    let zones = |hq: &str, side: &str, off_river: bool, near: bool| {
        costs(&board, at(&board, hq), movement(&board))
            .into_iter()
            .filter(|(place, cost)| {
                let dry = !board.place(*place).has("on-bull-run");
                bank(&board, *place) == side && (dry || !off_river) && if near { *cost <= 5 } else { *cost >= 5 }
            })
            .count()
    };
    assert_eq!(zones("S39", "right", false, true), 35);
    assert_eq!(zones("N01", "left", true, true), 31);
    assert_eq!(zones("S39", "right", false, false), 39);
    assert_eq!(zones("N01", "left", true, false), 10);
}
