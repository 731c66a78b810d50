//! Outlines and lines for drawing (`shapes.geojson`). No rule reads them.
//!
//! Coordinates are kept as whole decimetres, so that "do these outlines tile
//! the map" is answered exactly.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Map, Value};

use super::check::Finding;
use super::{Board, Layout, PlaceId};
use crate::library::DataError;

/// A point in decimetres east and north of the frame's origin.
pub type Point = (i32, i32);

/// Nothing is drawn farther out than this many decimetres.
const FARTHEST: i64 = 10_000_000;

/// What is drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Geometry {
    /// A dot: a house, a ford.
    Point(Point),
    /// An open line: a road, a border.
    Line(Vec<Point>),
    /// A closed outline; the last point repeats the first. Holes follow the outer ring.
    Area(Vec<Vec<Point>>),
}

/// One thing to draw.
#[derive(Clone, Debug, PartialEq)]
pub struct Shape {
    /// The layer, for instance `zone`, `road`, `river`.
    pub layer: String,
    /// The zone it outlines, in layer `zone`.
    pub place: Option<PlaceId>,
    /// The two zones it separates, in layer `edge`.
    pub between: Option<(PlaceId, PlaceId)>,
    /// Its name, or empty.
    pub name: String,
    /// Everything else the file says of it.
    pub properties: Map<String, Value>,
    /// Where it is.
    pub geometry: Geometry,
}

/// All shapes of a board.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Shapes {
    /// In the order of the file.
    pub all: Vec<Shape>,
}

impl Shapes {
    /// Reads `shapes.geojson` and joins it to the board's ids.
    pub fn parse(board: &Board, file: &str, text: &str) -> Result<Shapes, DataError> {
        let root: Value =
            serde_json::from_str(text).map_err(|error| DataError::new(file, Some(error.line()), error.to_string()))?;
        let Some(features) = root.get("features").and_then(Value::as_array) else {
            return Err(DataError::new(file, None, "there is no list of features"));
        };
        let read = |(number, feature): (usize, &Value)| {
            read_shape(board, feature)
                .map_err(|problem| DataError::new(file, None, format!("feature {}: {problem}", number + 1)))
        };
        let all = features.iter().enumerate().map(read).collect::<Result<Vec<_>, _>>()?;
        Ok(Shapes { all })
    }

    /// The shapes of a layer.
    pub fn layer<'a>(&'a self, layer: &'a str) -> impl Iterator<Item = &'a Shape> {
        self.all.iter().filter(move |shape| shape.layer == layer)
    }

    /// The outline of a zone, closed and counter-clockwise.
    pub fn outline(&self, place: PlaceId) -> Option<&[Point]> {
        let shape = self.layer("zone").find(|shape| shape.place == Some(place))?;
        match &shape.geometry {
            Geometry::Area(rings) => rings.first().map(Vec::as_slice),
            _ => None,
        }
    }
}

fn read_shape(board: &Board, feature: &Value) -> Result<Shape, String> {
    let mut properties = feature.get("properties").and_then(Value::as_object).cloned().ok_or("it has no properties")?;
    let layer = take_text(&mut properties, "layer").ok_or("it names no layer")?;
    let name = take_text(&mut properties, "name").unwrap_or_default();
    let place = take_place(board, &mut properties, "place")?;
    let between = match (take_place(board, &mut properties, "a")?, take_place(board, &mut properties, "b")?) {
        (Some(a), Some(b)) => Some((a, b)),
        (None, None) => None,
        _ => return Err("a border needs both 'a' and 'b'".to_owned()),
    };
    if let Some((a, b)) = between.filter(|(a, b)| !board.adjacent(*a, *b)) {
        return Err(format!("'{}' and '{}' are no neighbours", board.place(a).id, board.place(b).id));
    }
    let geometry =
        read_geometry(feature.get("geometry").unwrap_or(&Value::Null)).ok_or("its geometry cannot be read")?;
    Ok(Shape { layer, place, between, name, properties, geometry })
}

fn take_text(properties: &mut Map<String, Value>, key: &str) -> Option<String> {
    match properties.remove(key)? {
        Value::String(text) => Some(text),
        _ => None,
    }
}

fn take_place(board: &Board, properties: &mut Map<String, Value>, key: &str) -> Result<Option<PlaceId>, String> {
    match take_text(properties, key) {
        None => Ok(None),
        Some(id) => board.find(&id).map(Some).ok_or_else(|| format!("there is no place '{id}'")),
    }
}

fn read_geometry(value: &Value) -> Option<Geometry> {
    let coordinates = value.get("coordinates")?;
    match value.get("type")?.as_str()? {
        "Point" => read_point(coordinates).map(Geometry::Point),
        "LineString" => read_line(coordinates).filter(|line| line.len() > 1).map(Geometry::Line),
        "Polygon" => {
            let rings = coordinates.as_array()?.iter().map(read_line).collect::<Option<Vec<_>>>()?;
            let closed = |ring: &Vec<Point>| ring.len() > 3 && ring.first() == ring.last();
            (!rings.is_empty() && rings.iter().all(closed)).then_some(Geometry::Area(rings))
        }
        _ => None,
    }
}

fn read_line(value: &Value) -> Option<Vec<Point>> {
    value.as_array()?.iter().map(read_point).collect()
}

fn read_point(value: &Value) -> Option<Point> {
    let [x, y] = value.as_array()?.as_slice() else { return None };
    Some((decimetres(x)?, decimetres(y)?))
}

/// Metres with one decimal, as whole decimetres.
fn decimetres(value: &Value) -> Option<i32> {
    let rounded = (value.as_f64()? * 10.0).round() as i64;
    i32::try_from(rounded).ok().filter(|_| rounded.abs() <= FARTHEST)
}

/// Everything wrong with the outlines of a zone map; a hex map has none.
///
/// Each zone has one simple outline; outlines meet along whole segments, in
/// opposite directions, and follow the rings clockwise; unmatched is
/// the edge of the map, in one closed line.
pub fn check_shapes(board: &Board, shapes: &Shapes) -> Vec<Finding> {
    if board.layout() != Layout::Zones {
        return Vec::new();
    }
    let mut problems = Vec::new();
    for place in board.place_ids() {
        check_outline(board, shapes, place, &mut problems);
    }
    check_tiling(board, shapes, &mut problems);
    let file = format!("{}/shapes.geojson", board.folder());
    problems.into_iter().map(|problem| Finding { file: file.clone(), line: None, problem }).collect()
}

fn check_outline(board: &Board, shapes: &Shapes, place: PlaceId, problems: &mut Vec<String>) {
    let id = &board.place(place).id;
    let outlines = shapes.layer("zone").filter(|shape| shape.place == Some(place)).count();
    let Some(outline) = shapes.outline(place).filter(|_| outlines == 1) else {
        problems.push(format!("zone '{id}' needs exactly one outline"));
        return;
    };
    if doubled_area(outline) <= 0 {
        problems.push(format!("the outline of zone '{id}' runs clockwise"));
    }
    if crosses_itself(outline) {
        problems.push(format!("the outline of zone '{id}' crosses itself"));
    }
    let (x, y) = board.place(place).anchor;
    if !contains(outline, (x.saturating_mul(10), y.saturating_mul(10))) {
        problems.push(format!("the anchor of zone '{id}' lies outside it"));
    }
}

/// Twice the area inside, positive for a counter-clockwise outline.
pub fn doubled_area(outline: &[Point]) -> i64 {
    segments(outline).map(|(a, b)| i64::from(a.0) * i64::from(b.1) - i64::from(b.0) * i64::from(a.1)).sum()
}

fn segments(outline: &[Point]) -> impl Iterator<Item = (Point, Point)> + '_ {
    outline.iter().copied().zip(outline.iter().copied().skip(1))
}

/// Which side of the line through `a` and `b` a point lies on.
fn turn(a: Point, b: Point, c: Point) -> i64 {
    let [ax, ay, bx, by, cx, cy] = [a.0, a.1, b.0, b.1, c.0, c.1].map(i64::from);
    (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
}

fn within(a: Point, b: Point, c: Point) -> bool {
    let inside = |p: i32, q: i32, r: i32| p.min(q) <= r && r <= p.max(q);
    inside(a.0, b.0, c.0) && inside(a.1, b.1, c.1)
}

fn touch(a: (Point, Point), b: (Point, Point)) -> bool {
    let on = |s: (Point, Point), p: Point| turn(s.0, s.1, p) == 0 && within(s.0, s.1, p);
    let apart = |s: (Point, Point), p: Point, q: Point| {
        let (left, right) = (turn(s.0, s.1, p).signum(), turn(s.0, s.1, q).signum());
        left * right >= 0
    };
    on(a, b.0) || on(a, b.1) || on(b, a.0) || on(b, a.1) || !(apart(a, b.0, b.1) || apart(b, a.0, a.1))
}

fn crosses_itself(outline: &[Point]) -> bool {
    let lines: Vec<_> = segments(outline).collect();
    let distinct: BTreeSet<Point> = outline.iter().skip(1).copied().collect();
    let apart = |i: usize, j: usize| j > i + 1 && !(i == 0 && j + 1 == lines.len());
    let clash = |i: usize| (0..lines.len()).any(|j| apart(i, j) && touch(lines[i], lines[j]));
    distinct.len() != lines.len() || (0..lines.len()).any(clash)
}

/// True if the point lies inside; counts crossings of a ray to the east.
pub fn contains(outline: &[Point], point: Point) -> bool {
    let crossed = |(a, b): &(Point, Point)| {
        let (low, high) = if a.1 <= b.1 { (*a, *b) } else { (*b, *a) };
        low.1 <= point.1 && point.1 < high.1 && turn(low, high, point) > 0
    };
    segments(outline).filter(crossed).count() % 2 == 1
}

fn check_tiling(board: &Board, shapes: &Shapes, problems: &mut Vec<String>) {
    let mut owner: BTreeMap<(Point, Point), PlaceId> = BTreeMap::new();
    for place in board.place_ids() {
        for segment in segments(shapes.outline(place).unwrap_or(&[])) {
            if let Some(other) = owner.insert(segment, place) {
                problems.push(format!("zones '{}' and '{}' overlap", board.place(other).id, board.place(place).id));
            }
        }
    }
    for place in board.place_ids() {
        check_ring(board, place, shapes.outline(place).unwrap_or(&[]), &owner, problems);
    }
    let rim: Vec<_> = owner.keys().copied().filter(|(a, b)| !owner.contains_key(&(*b, *a))).collect();
    check_rim(&rim, problems);
}

/// A clockwise walk along the outline meets the neighbours in the order of the ring.
fn check_ring(
    board: &Board,
    place: PlaceId,
    outline: &[Point],
    owner: &BTreeMap<(Point, Point), PlaceId>,
    problems: &mut Vec<String>,
) {
    let mut met: Vec<Option<PlaceId>> = segments(outline).map(|(a, b)| owner.get(&(b, a)).copied()).collect();
    met.reverse();
    met.dedup();
    if met.len() > 1 && met.first() == met.last() {
        met.pop();
    }
    let ring: Vec<Option<PlaceId>> = board.ring(place).iter().map(|slot| slot.place).collect();
    let turned = |start: usize| met.iter().cycle().skip(start).take(met.len()).eq(ring.iter());
    if met.len() != ring.len() || !(0..met.len()).any(turned) {
        problems.push(format!("the outline of zone '{}' does not follow its ring", board.place(place).id));
    }
}

/// The unmatched segments must form one closed line: no holes, no slivers.
fn check_rim(rim: &[(Point, Point)], problems: &mut Vec<String>) {
    let next: BTreeMap<Point, Point> = rim.iter().copied().collect();
    let Some((start, _)) = rim.first() else { return };
    let mut steps = 0;
    let mut here = *start;
    while steps < rim.len() {
        let Some(there) = next.get(&here) else { break };
        here = *there;
        steps += 1;
        if here == *start {
            break;
        }
    }
    if here != *start || steps != rim.len() {
        problems.push("the outlines leave gaps: the edge of the map is not one closed line".to_owned());
    }
}
