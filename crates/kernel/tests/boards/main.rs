//! The four maps as they are committed: every fact that can be checked on the map alone.

// Helpers of tests may fail loudly, as tests do.
#![allow(clippy::unwrap_used, clippy::panic)]

mod bull_run_1861;
mod cedar_mountain;
mod loader;
mod red_badge;
mod second_bull_run;

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet, BinaryHeap};
use std::path::PathBuf;

use kernel::board::{Corners, EdgeId, Feature, Geometry, PlaceId, Point, Shape, Shapes, check, check_shapes};
use kernel::{Board, Library};

/// The committed data folder.
struct Files;

fn data() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../data")
}

impl Library for Files {
    fn read(&self, path: &str) -> Option<Cow<'_, str>> {
        std::fs::read_to_string(data().join(path)).ok().map(Cow::Owned)
    }

    fn list(&self, _folder: &str) -> Vec<String> {
        Vec::new()
    }
}

fn load(folder: &str) -> Board {
    Board::load(&Files, folder).unwrap_or_else(|error| panic!("{error}"))
}

fn shapes(board: &Board) -> Shapes {
    let file = format!("{}/shapes.geojson", board.folder());
    let text = Files.require(&file).unwrap();
    Shapes::parse(board, &file, &text).unwrap_or_else(|error| panic!("{error}"))
}

/// One row of `marks.csv`.
struct Mark {
    place: PlaceId,
    kind: String,
    value: String,
    side: String,
}

fn marks(board: &Board) -> Vec<Mark> {
    let text = Files.require(&format!("{}/marks.csv", board.folder())).unwrap();
    let mut reader = csv::Reader::from_reader(text.as_bytes());
    assert_eq!(reader.headers().unwrap(), vec!["place", "kind", "value", "side", "provenance", "note"]);
    let read = |record: csv::StringRecord| Mark {
        place: board.find(&record[0]).unwrap_or_else(|| panic!("mark in unknown place {}", &record[0])),
        kind: record[1].to_owned(),
        value: record[2].to_owned(),
        side: record[3].to_owned(),
    };
    reader.records().map(|record| read(record.unwrap())).collect()
}

fn at(board: &Board, id: &str) -> PlaceId {
    board.find(id).unwrap_or_else(|| panic!("no place {id}"))
}

fn ids(board: &Board, places: impl IntoIterator<Item = PlaceId>) -> BTreeSet<&str> {
    places.into_iter().map(|place| board.place(place).id.as_str()).collect()
}

fn words(list: &str) -> Vec<&str> {
    list.split_whitespace().collect()
}

fn set(list: &str) -> BTreeSet<&str> {
    list.split_whitespace().collect()
}

fn edge(board: &Board, a: &str, b: &str) -> EdgeId {
    board.between(at(board, a), at(board, b)).unwrap_or_else(|| panic!("{a} and {b} are no neighbours"))
}

fn adjacent(board: &Board, a: &str, b: &str) -> bool {
    board.adjacent(at(board, a), at(board, b))
}

fn feature(board: &Board, id: &str) -> Feature {
    board.feature(id).unwrap_or_else(|| panic!("no feature {id}"))
}

fn has(board: &Board, a: &str, b: &str, id: &str) -> bool {
    board.edge(edge(board, a, b)).has(feature(board, id))
}

fn with_feature(board: &Board, id: &str) -> Vec<EdgeId> {
    let wanted = feature(board, id);
    board.edge_ids().filter(|edge| board.edge(*edge).has(wanted)).collect()
}

/// `a-b` for each border, ids in the order of the board.
fn borders(board: &Board, edges: &[EdgeId]) -> BTreeSet<String> {
    let name = |id: &EdgeId| {
        let edge = board.edge(*id);
        format!("{}-{}", board.place(edge.a).id, board.place(edge.b).id)
    };
    edges.iter().map(name).collect()
}

/// How many places have each terrain.
fn terrain_count(board: &Board, id: &str) -> usize {
    let terrain = board.terrain(id).unwrap();
    board.places().iter().filter(|place| place.terrain == terrain).count()
}

/// Cheapest way from `start` to everywhere; a border without a cost is closed.
fn costs(
    board: &Board,
    start: PlaceId,
    cost: impl Fn(PlaceId, PlaceId, EdgeId) -> Option<u32>,
) -> BTreeMap<PlaceId, u32> {
    let mut best = BTreeMap::new();
    let mut open = BinaryHeap::from([(std::cmp::Reverse(0), start)]);
    while let Some((std::cmp::Reverse(spent), place)) = open.pop() {
        if best.contains_key(&place) {
            continue;
        }
        best.insert(place, spent);
        for (next, edge) in board.neighbours(place) {
            if let Some(step) = cost(place, next, edge) {
                open.push((std::cmp::Reverse(spent + step), next));
            }
        }
    }
    best
}

/// Distance in places, borders of any kind.
fn zones_apart(board: &Board, a: &str, b: &str) -> u32 {
    costs(board, at(board, a), |_, _, _| Some(1))[&at(board, b)]
}

/// The borders carrying a feature, in order along the line, from the end that `first` touches.
fn along(board: &Board, id: &str, first: EdgeId) -> Vec<EdgeId> {
    let corners = Corners::of(board);
    let mut left: BTreeSet<EdgeId> = with_feature(board, id).into_iter().collect();
    let mut line = vec![first];
    left.remove(&first);
    let on_edge = |c: &kernel::board::CornerId| corners.get(*c).unwrap().on_map_edge;
    let mut here = corners.ends(first).into_iter().flatten().find(|c| !on_edge(c)).unwrap();
    while let Some(next) = left.iter().copied().find(|edge| corners.ends(*edge).contains(&Some(here))) {
        left.remove(&next);
        line.push(next);
        here = corners.ends(next).into_iter().flatten().find(|c| *c != here).unwrap();
    }
    line
}

fn points(shape: &Shape) -> &[Point] {
    match &shape.geometry {
        Geometry::Line(points) => points,
        Geometry::Area(rings) => &rings[0],
        Geometry::Point(point) => std::slice::from_ref(point),
    }
}

/// Length of a line in metres.
fn length(line: &[Point]) -> f64 {
    line.windows(2).map(|w| f64::from(w[1].0 - w[0].0).hypot(f64::from(w[1].1 - w[0].1)) / 10.0).sum()
}

/// Area of an outline in square metres.
fn area(outline: &[Point]) -> f64 {
    kernel::board::shapes::doubled_area(outline) as f64 / 200.0
}

/// The named roads, as the zones they run through, cover exactly the borders that carry them.
fn assert_roads(board: &Board, roads: &[(&str, &str)]) {
    let road = feature(board, "road");
    let mut listed: BTreeMap<EdgeId, BTreeSet<String>> = BTreeMap::new();
    for (name, zones) in roads {
        for pair in words(zones).windows(2) {
            listed.entry(edge(board, pair[0], pair[1])).or_default().insert((*name).to_owned());
        }
    }
    let on_board: BTreeMap<EdgeId, BTreeSet<String>> = with_feature(board, "road")
        .into_iter()
        .map(|id| (id, board.edge(id).names(road).iter().cloned().collect()))
        .collect();
    assert_eq!(on_board, listed);
}

/// The same ring, whatever place it starts with.
fn assert_ring(board: &Board, place: &str, ring: &str) {
    let name = |slot: &kernel::board::Slot| slot.place.map_or("*", |p| board.place(p).id.as_str());
    let found: Vec<&str> = board.ring(at(board, place)).iter().map(name).collect();
    let wanted = words(ring);
    let turned = |n: usize| found.iter().cycle().skip(n).take(found.len()).eq(wanted.iter());
    assert!(found.len() == wanted.len() && (0..found.len()).any(turned), "{place}: {found:?}");
}

#[test]
fn all_boards_load_and_pass_their_checks() {
    for folder in ["bull-run-1861", "second-bull-run", "cedar-mountain", "red-badge"] {
        let board = load(folder);
        assert_eq!(board.id(), folder);
        let findings = check(&board);
        assert!(findings.is_empty(), "{}", findings[0]);
        let findings = check_shapes(&board, &shapes(&board));
        assert!(findings.is_empty(), "{}", findings[0]);
    }
}

#[test]
fn marks_name_places_sides_and_known_kinds() {
    let kinds = set(
        "setup setup-29-aug setup-30-aug setup-historical entry objective points start-control retreat-goal barricades",
    );
    for folder in ["bull-run-1861", "second-bull-run", "cedar-mountain", "red-badge"] {
        for mark in marks(&load(folder)) {
            assert!(kinds.contains(mark.kind.as_str()), "{}", mark.kind);
            assert!(["", "union", "confederate"].contains(&mark.side.as_str()), "{}", mark.side);
            assert!(!mark.value.is_empty());
        }
    }
}

#[test]
fn lookups_agree_with_each_other() {
    for folder in ["bull-run-1861", "second-bull-run", "cedar-mountain", "red-badge"] {
        let board = load(folder);
        for place in board.place_ids() {
            assert_eq!(board.find(&board.place(place).id), Some(place));
            for (number, slot) in board.ring(place).iter().enumerate() {
                assert_eq!(slot.place.is_some(), slot.edge.is_some());
                let (Some(other), Some(edge)) = (slot.place, slot.edge) else { continue };
                assert_eq!(board.slot_of(place, other), Some(number));
                assert_eq!(board.between(place, other), Some(edge));
                assert_eq!(board.between(other, place), Some(edge));
                assert_eq!(board.edge(edge).across(place), Some(other));
            }
        }
        let beyond = PlaceId(u16::MAX);
        assert!(board.ring(beyond).is_empty() && board.get(beyond).is_none());
        assert_eq!(board.between(PlaceId(0), beyond), None);
    }
}

#[test]
fn the_base_geography_is_there() {
    let text = Files.require("geography/manassas-base.geojson").unwrap();
    let root: serde_json::Value = serde_json::from_str(&text).unwrap();
    assert_eq!(root["features"].as_array().unwrap().len(), 366);
}
