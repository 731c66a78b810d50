//! The map of First Bull Run in hexes: two sheets in one board, odd columns low.

use super::*;
use kernel::board::{FeatureSet, Layout, Stagger};

fn board() -> Board {
    load("red-badge")
}

fn features(board: &Board, list: &str) -> FeatureSet {
    words(list).into_iter().map(|id| feature(board, id)).collect()
}

/// The places reached over borders that `open` admits.
fn reached(board: &Board, from: &str, open: impl Fn(EdgeId) -> bool) -> BTreeSet<PlaceId> {
    costs(board, at(board, from), |_, _, edge| open(edge).then_some(1)).into_keys().collect()
}

#[test]
fn two_sheets_join_on_a_half_hex_seam() {
    let board = board();
    assert_eq!(board.layout(), Layout::Hexes { stagger: Stagger::OddLow });
    assert_eq!(board.places().len(), 4_655);
    let (north, south): (Vec<_>, Vec<_>) = board.places().iter().partition(|place| place.id.starts_with('N'));
    assert_eq!((north.len(), south.len()), (2_345, 2_310));
    for place in board.places() {
        let (column, row) = place.hex.unwrap();
        let printed = if place.id.starts_with('N') { row } else { row - 33 };
        assert_eq!(place.id[1..], format!("{column:02}{printed:02}"));
        assert!((1..=70).contains(&column) && row <= if column % 2 == 1 { 66 } else { 67 });
    }
    assert_eq!(board.tagged("alias").count(), 35);
    for column in (2..=70).step_by(2) {
        assert_eq!(board.find(&format!("N{column:02}34")), board.find(&format!("S{column:02}01")));
    }
    assert!(adjacent(&board, "N4933", "S4901"));
    assert!(adjacent(&board, "N0234", "S0202"));
}

#[test]
fn centres_lie_on_one_regular_grid() {
    let board = board();
    for place in board.places() {
        let (column, row) = place.hex.unwrap();
        let u = f64::from(column) * 0.75_f64.sqrt();
        let v = -(f64::from(row) + if column % 2 == 1 { 0.5 } else { 0.0 });
        let x = 146.403 * u - 0.651 * v - 6302.1;
        let y = 0.651 * u + 146.403 * v + 3953.5;
        let (px, py) = (f64::from(place.centre.0), f64::from(place.centre.1));
        assert!((px - x).hypot(py - y) < 1.0, "{}", place.id);
    }
}

#[test]
fn every_hex_stands_for_ground_near_its_centre() {
    let board = board();
    let text = Files.require("red-badge/ground.csv").unwrap();
    let mut reader = csv::Reader::from_reader(text.as_bytes());
    let mut farthest: f64 = 0.0;
    let mut count = 0;
    for record in reader.records() {
        let record = record.unwrap();
        let place = board.place(at(&board, &record[0]));
        let (lon, lat): (f64, f64) = (record[1].parse().unwrap(), record[2].parse().unwrap());
        let frame = board.frame();
        let x = (lon - frame.origin_lon as f64 / 1e6) * f64::from(frame.metres_per_degree_lon);
        let y = (lat - frame.origin_lat as f64 / 1e6) * f64::from(frame.metres_per_degree_lat);
        farthest = farthest.max((x - f64::from(place.centre.0)).hypot(y - f64::from(place.centre.1)));
        count += 1;
    }
    assert_eq!(count, 4_655);
    assert!(farthest < 102.0, "{farthest}");
}

#[test]
fn terrain_and_levels() {
    let board = board();
    let counts = ["clear", "woods", "farm", "village"].map(|id| terrain_count(&board, id));
    assert_eq!(counts, [2_998, 1_560, 96, 1]);
    assert_eq!(board.terrain_id(board.place(at(&board, "N3031")).terrain), "village", "Groveton");
    let levels = board.places().iter().map(|place| place.level);
    assert_eq!((levels.clone().min(), levels.max()), (Some(0), Some(9)));
    let bridge = ["N6223", "N6322"].map(|hex| board.place(at(&board, hex)).level);
    assert!(bridge.contains(&0), "Bull Run at the Stone Bridge");
}

#[test]
fn heights_have_the_stated_levels() {
    let board = board();
    let level = |name: &str| {
        board.places().iter().find(|place| place.name.starts_with(name)).map(|place| (place.id.as_str(), place.level))
    };
    for (name, wanted) in [
        ("Stone House", 2),
        ("Henry Hill", 5),
        ("Matthews Hill", 5),
        ("Chinn House", 4),
        ("Stuart's Hill", 7),
        ("Stony Ridge", 9),
    ] {
        let (id, found) = level(name).unwrap_or_else(|| panic!("no {name}"));
        assert_eq!(found, wanted, "{name} at {id}");
    }
}

#[test]
fn crossings_are_the_eight_of_the_list() {
    let board = board();
    let wanted = [
        ("N6223", "N6322", "bridge", "Stone Bridge"),
        ("N0902", "N1003", "bridge", "Pageland Bridge"),
        ("N6530", "N6630", "ford-a", "Lewis Ford"),
        ("N4105", "N4106", "ford-a", "Sudley Ford"),
        ("N4008", "N4107", "ford-a", "Sudley Springs Ford"),
        ("N5713", "N5814", "ford-b", "Poplar Ford"),
        ("N5618", "N5717", "ford-b", "Red House Ford"),
        ("N5820", "N5919", "ford-b", "Farm Ford"),
    ];
    for (a, b, kind, name) in wanted {
        assert!(has(&board, a, b, "river"), "{name}");
        assert_eq!(board.edge(edge(&board, a, b)).names(feature(&board, kind)), [name]);
    }
    let crossings = features(&board, "bridge ford-a ford-b");
    assert_eq!(board.edges().iter().filter(|edge| edge.features.meets(crossings)).count(), 8);
    assert!(has(&board, "N6223", "N6322", "pike"));
}

#[test]
fn the_river_seals_three_banks() {
    let board = board();
    let river = feature(&board, "river");
    for (bank, from, count) in [("west", "N6022", 4_049), ("east", "N6722", 468), ("north", "N0902", 138)] {
        let inside = reached(&board, from, |edge| !board.edge(edge).has(river));
        assert_eq!(inside.len(), count, "{bank}");
        assert!(board.tagged_as("bank", bank).eq(inside), "{bank}");
    }
}

#[test]
fn nothing_crosses_the_river_but_at_a_crossing() {
    let board = board();
    let ways = features(&board, "pike road trail railway unfinished-railroad");
    let crossings = features(&board, "bridge ford-a ford-b");
    let river = feature(&board, "river");
    for edge in board.edges().iter().filter(|edge| edge.has(river) && edge.features.meets(ways)) {
        assert!(edge.features.meets(crossings), "{}-{}", board.place(edge.a).id, board.place(edge.b).id);
    }
}

#[test]
fn troops_and_entries_stand_on_the_right_bank() {
    let board = board();
    let marks = marks(&board);
    let river = feature(&board, "river");
    let bank = |place: PlaceId| board.place(place).tag("bank").unwrap();
    for mark in marks.iter().filter(|mark| mark.kind == "setup") {
        let east = ["Schenck", "Sherman", "G 1US battery", "E 2US battery"].contains(&mark.value.as_str());
        assert_eq!(bank(mark.place) == "east", east, "{}", mark.value);
        if mark.value.starts_with("19VA") {
            assert!(
                board.neighbours(mark.place).any(|(_, edge)| board.edge(edge).has(river)),
                "19th Virginia on the run"
            );
        }
    }
    assert_eq!(bank(at(&board, "N7034")), "west");
    assert_eq!(marks.iter().filter(|mark| mark.kind == "setup").count(), 41);
    let entries = ids(&board, marks.iter().filter(|mark| mark.kind == "entry").map(|mark| mark.place));
    assert_eq!(entries, set("N4401 N4933 N7021 N7034 S6133 S7020"));
    let points = |hex: &str| {
        marks.iter().find(|m| m.kind == "objective" && m.place == at(&board, hex)).map(|m| m.value.as_str())
    };
    let values = ["N3031", "N4627", "N5425", "N6223", "N6322", "N6530", "S5210"].map(points);
    assert_eq!(values, ["2", "1", "1", "2", "2", "1", "5"].map(Some));
}

#[test]
fn roads_reach_every_entry() {
    let board = board();
    let roads = features(&board, "pike road trail");
    let net = reached(&board, "N4627", |edge| board.edge(edge).features.meets(roads));
    for entry in ["N4401", "N4933", "N7021", "N7034", "S6133", "S7020"] {
        assert!(net.contains(&at(&board, entry)), "{entry}");
    }
    let pike = feature(&board, "pike");
    let turnpike = reached(&board, "N7021", |edge| board.edge(edge).has(pike));
    assert!(turnpike.contains(&at(&board, "N3031")), "the pike runs from N7021 to Groveton");
    assert_eq!(with_feature(&board, "pike").len() + 1, turnpike.len(), "one line without a gap or a loop");
    let by_road = reached(&board, "N4401", |edge| board.edge(edge).features.meets(features(&board, "pike road")));
    assert!(by_road.contains(&at(&board, "N4008")));
    for pair in words("N4009 N4010 N4011 N4012 N4013 N4113 N4114").windows(2) {
        assert!(board.edge(edge(&board, pair[0], pair[1])).features.meets(roads), "Burnside's column: {pair:?}");
    }
    assert!(by_road.contains(&at(&board, "N4116")) && by_road.contains(&at(&board, "N4118")));
}

#[test]
fn the_unfinished_railroad_and_its_embankments() {
    let board = board();
    let [bed, embankment] = ["unfinished-railroad", "embankment"].map(|id| feature(&board, id));
    assert_eq!(board.tagged("unfinished-railroad").count(), 68);
    assert_eq!(board.tagged("embankment").count(), 32);
    let mut names: BTreeMap<&str, usize> = BTreeMap::new();
    for edge in board.edges().iter().filter(|edge| edge.has(embankment)) {
        assert!(edge.has(bed));
        assert!([edge.a, edge.b].iter().all(|place| board.place(*place).has("embankment")));
        *names.entry(edge.names(embankment)[0].as_str()).or_default() += 1;
    }
    assert_eq!(names, BTreeMap::from([("embankment", 16), ("cut", 14)]));
    assert_eq!(board.tagged("farmstead").count(), 60);
}
