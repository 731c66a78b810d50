//! What lies on the ground, gathered from the board and its shapes before anything is drawn.

use std::collections::BTreeMap;

use kernel::board::shapes::{Geometry, Shape};
use kernel::board::{Layout, Shapes};
use kernel::{Board, EdgeId};

use crate::cells::{Cells, chains};
use crate::chart::Chart;
use crate::geometry::{Course, Spot, cut_corners, simplified};

/// Words by which a label is known to name a height.
const HEIGHTS: [&str; 4] = ["Mountain", "Hill", "Ridge", "Knoll"];

/// A stream that ends within this distance of other water flows into it.
const MOUTH: f64 = 32.0;
/// A road that ends within this distance of another begins there.
const FORK: f64 = 22.0;
/// From the middle of a road to the middle of a house beside it.
const OFF_ROAD: f64 = 8.5;

/// Kinds of lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// Wide water.
    River,
    /// Narrow water.
    Stream,
    /// A made road.
    Pike,
    /// A road.
    Road,
    /// A lane or trail.
    Lane,
    /// A way that is no road.
    Path,
    /// A railway in use.
    Railway,
    /// The bed of a railway.
    Bed,
    /// A fill or a cut of such a bed.
    Bank,
}

impl Kind {
    /// Half the width that other things should keep free.
    pub const fn reach(self) -> f64 {
        match self {
            Kind::River => 7.0,
            Kind::Pike => 4.5,
            Kind::Road | Kind::Railway | Kind::Bed | Kind::Bank => 3.5,
            Kind::Lane | Kind::Stream => 2.5,
            Kind::Path => 1.5,
        }
    }

    /// True for rivers and streams.
    pub const fn is_water(self) -> bool {
        matches!(self, Kind::River | Kind::Stream)
    }

    /// True for what people walk on.
    pub const fn is_road(self) -> bool {
        matches!(self, Kind::Pike | Kind::Road | Kind::Lane | Kind::Path)
    }
}

/// A road, a stream, a railway.
#[derive(Clone, Debug)]
pub struct Line {
    /// What it is.
    pub kind: Kind,
    /// Its name, or empty.
    pub name: String,
    /// Where it runs.
    pub points: Vec<Spot>,
}

/// A bridge or a ford.
#[derive(Clone, Debug)]
pub struct Crossing {
    /// True for a bridge.
    pub bridge: bool,
    /// The letter rules give a ford, or empty.
    pub grade: &'static str,
    /// Its name, or empty.
    pub name: String,
    /// Where it is.
    pub at: Spot,
    /// The way across the water.
    pub across: Spot,
}

/// A house, a church, a mill.
#[derive(Clone, Debug)]
pub struct House {
    /// Its name, or empty.
    pub name: String,
    /// True if it should bear a cross.
    pub church: bool,
    /// True for one of many farms, smaller and without a name.
    pub farm: bool,
    /// Where it is.
    pub at: Spot,
}

/// Everything that is drawn beside the places themselves.
#[derive(Clone, Debug, Default)]
pub struct Ground {
    /// Lines, rivers first.
    pub lines: Vec<Line>,
    /// Bridges and fords.
    pub crossings: Vec<Crossing>,
    /// Single houses.
    pub houses: Vec<House>,
    /// Names of the ground that belong to no place: text, middle, and whether it is a height.
    pub names: Vec<(String, Spot, bool)>,
    /// Where troops come onto the map: letter, the point on the edge, the way in.
    pub entries: Vec<(String, Spot, Spot)>,
}

impl Ground {
    /// Gathers the ground of a board.
    pub fn of(board: &Board, shapes: &Shapes, cells: &Cells, chart: &Chart) -> Ground {
        let mut ground = Ground::default();
        match board.layout() {
            Layout::Zones => ground.lines = drawn_lines(shapes, chart),
            Layout::Hexes { .. } => ground.lines = hex_lines(board, cells, chart),
        }
        ground.lines.sort_by_key(|line| line.kind);
        ground.join_ends(Kind::is_water, MOUTH);
        ground.join_ends(Kind::is_road, FORK);
        ground.crossings = match board.layout() {
            Layout::Zones => drawn_crossings(shapes, chart, &ground.lines),
            Layout::Hexes { .. } => hex_crossings(board, cells, chart),
        };
        ground.read_points(board, shapes, chart);
        ground.read_entries(board, shapes, chart);
        ground.move_houses_off_roads();
        if ground.names.is_empty() && matches!(board.layout(), Layout::Hexes { .. }) {
            let named = board.places().iter().filter(|place| !place.name.is_empty());
            ground.names = named.map(|place| (place.name.clone(), centre_of(chart, place.centre), false)).collect();
        }
        ground
    }

    /// A line that ends just short of another of its kind runs into it: streams at their mouth, roads at a fork.
    fn join_ends(&mut self, family: impl Fn(Kind) -> bool, within: f64) {
        let courses: Vec<(usize, Course)> = self
            .lines
            .iter()
            .enumerate()
            .filter(|(_, line)| family(line.kind))
            .map(|(number, line)| (number, Course::new(&line.points)))
            .collect();
        let meeting = |own: usize, end: Option<&Spot>| {
            let others = courses.iter().filter(|(number, _)| *number != own);
            let feet = others.filter_map(|(_, course)| course.nearest(*end?));
            let nearest = feet.min_by(|a, b| a.1.total_cmp(&b.1));
            nearest.filter(|(_, far, _)| (0.5..within).contains(far)).map(|(foot, ..)| foot)
        };
        for (own, _) in &courses {
            let Some(line) = self.lines.get_mut(*own) else { continue };
            let (first, last) = (meeting(*own, line.points.first()), meeting(*own, line.points.last()));
            line.points.splice(0..0, first);
            line.points.extend(last);
        }
    }

    /// Houses stand beside the road, not on it.
    fn move_houses_off_roads(&mut self) {
        let roads: Vec<Course> =
            self.lines.iter().filter(|line| line.kind.is_road()).map(|line| Course::new(&line.points)).collect();
        for house in &mut self.houses {
            let feet = roads.iter().filter_map(|road| road.nearest(house.at));
            let Some((foot, far, along)) = feet.min_by(|a, b| a.1.total_cmp(&b.1)) else { continue };
            if far < OFF_ROAD {
                let aside = if far > 0.5 { (house.at - foot).unit() } else { along.right() };
                house.at = foot + aside * OFF_ROAD;
            }
        }
    }

    fn read_points(&mut self, board: &Board, shapes: &Shapes, chart: &Chart) {
        let zones = board.layout() == Layout::Zones;
        for shape in &shapes.all {
            let Geometry::Point(point) = &shape.geometry else { continue };
            let (at, name) = (chart.point(*point), short_name(&shape.name));
            let inside = chart.field.grown(-4.0).holds(at);
            let kind = text(shape, "kind");
            match (shape.layer.as_str(), kind) {
                _ if !inside => {}
                ("house", _) | ("landmark", "house" | "church" | "mill") => {
                    let church = kind == "church" || name.ends_with("Ch.");
                    self.houses.push(House { name, church, farm: false, at });
                }
                // On a hex map a farm is terrain, drawn with its hex.
                ("landmark", "farmstead") if zones => {
                    self.houses.push(House { name: String::new(), church: false, farm: true, at });
                }
                ("landmark", "woods" | "cut") if zones => self.names.push((name, at, false)),
                ("landmark", "hill") => self.names.push((name, at, true)),
                ("landmark", "village") => self.names.push((name, at, false)),
                ("label", _) => {
                    let height = HEIGHTS.iter().any(|word| name.contains(word));
                    self.names.push((name, at, height));
                }
                _ => {}
            }
        }
    }

    /// Entries whose place says by which letter they are known.
    fn read_entries(&mut self, board: &Board, shapes: &Shapes, chart: &Chart) {
        for shape in shapes.layer("entry-point") {
            let Geometry::Point(point) = &shape.geometry else { continue };
            let letter = shape.place.and_then(|place| board.place(place).tag("entry"));
            if let Some(letter) = letter {
                let at = chart.point(*point);
                self.entries.push((letter.to_owned(), at, way_in(chart, at)));
            }
        }
    }
}

/// The way into a field from a point on its edge.
fn way_in(chart: &Chart, at: Spot) -> Spot {
    let field = chart.field;
    let ways = [
        (at.x - field.low.x, Spot::new(1.0, 0.0)),
        (field.high.x - at.x, Spot::new(-1.0, 0.0)),
        (at.y - field.low.y, Spot::new(0.0, 1.0)),
        (field.high.y - at.y, Spot::new(0.0, -1.0)),
    ];
    ways.into_iter().min_by(|a, b| a.0.abs().total_cmp(&b.0.abs())).map_or(Spot::default(), |(_, way)| way)
}

/// A point of the board in whole metres, on the sheet.
pub fn centre_of(chart: &Chart, (x, y): (i32, i32)) -> Spot {
    chart.to_sheet(f64::from(x), f64::from(y))
}

/// Second names in brackets are for the page, not for the sheet.
pub fn short_name(name: &str) -> String {
    name.split(" (").next().unwrap_or(name).to_owned()
}

fn text<'s>(shape: &'s Shape, key: &str) -> &'s str {
    shape.properties.get(key).and_then(|value| value.as_str()).unwrap_or("")
}

fn kind_of(shape: &Shape) -> Option<Kind> {
    Some(match (shape.layer.as_str(), text(shape, "style"), text(shape, "kind")) {
        ("river", ..) => Kind::River,
        ("stream", ..) => Kind::Stream,
        ("road", "pike", _) => Kind::Pike,
        ("road", "lane" | "trail" | "track", _) => Kind::Lane,
        ("road", "path", _) => Kind::Path,
        ("road", ..) => Kind::Road,
        ("railroad", ..) if shape.name.to_lowercase().starts_with("unfinished") => Kind::Bed,
        ("railroad", ..) => Kind::Railway,
        ("unfinished-railroad", _, "embankment" | "cut") => Kind::Bank,
        ("unfinished-railroad", ..) => Kind::Bed,
        _ => return None,
    })
}

fn drawn_lines(shapes: &Shapes, chart: &Chart) -> Vec<Line> {
    let read = |shape: &Shape| {
        let kind = kind_of(shape)?;
        let Geometry::Line(points) = &shape.geometry else { return None };
        Some(Line { kind, name: short_name(&shape.name), points: simplified(&chart.line(points), 0.3) })
    };
    shapes.all.iter().filter_map(read).collect()
}

fn drawn_crossings(shapes: &Shapes, chart: &Chart, lines: &[Line]) -> Vec<Crossing> {
    let mut crossings: Vec<Crossing> = Vec::new();
    let waters: Vec<Course> = lines.iter().filter(|l| l.kind.is_water()).map(|l| Course::new(&l.points)).collect();
    for shape in shapes.layer("crossing").chain(shapes.layer("border-crossing")) {
        let Geometry::Point(point) = &shape.geometry else { continue };
        let at = chart.point(*point);
        let nearest = waters.iter().filter_map(|water| water.nearest(at)).min_by(|a, b| a.1.total_cmp(&b.1));
        let (at, _, along) = nearest.filter(|(_, far, _)| *far < 20.0).unwrap_or((at, 0.0, Spot::new(0.0, 1.0)));
        let known = crossings.iter().any(|c| c.at.distance(at) < 20.0);
        if !known && chart.field.holds(at) {
            let (bridge, name) = (text(shape, "kind") == "bridge", shape.name.clone());
            crossings.push(Crossing { bridge, grade: "", name, at, across: along.right() });
        }
    }
    crossings
}

/// What a feature of a hex border is drawn as.
fn kind_of_feature(id: &str) -> Option<Kind> {
    Some(match id {
        "river" => Kind::River,
        "stream" => Kind::Stream,
        "pike" => Kind::Pike,
        "road" => Kind::Road,
        "lane" | "trail" => Kind::Lane,
        "railway" => Kind::Railway,
        "unfinished-railroad" => Kind::Bed,
        "embankment" => Kind::Bank,
        _ => return None,
    })
}

/// On a hex map the rules say where lines run: water along hexsides, roads from middle to middle.
fn hex_lines(board: &Board, cells: &Cells, chart: &Chart) -> Vec<Line> {
    let mut groups: BTreeMap<(Kind, String), Vec<EdgeId>> = BTreeMap::new();
    for id in board.edge_ids() {
        let edge = board.edge(id);
        for feature in edge.features.iter() {
            let Some(kind) = kind_of_feature(board.feature_id(feature)) else { continue };
            let name = edge.names(feature).first().cloned().unwrap_or_default();
            groups.entry((kind, name)).or_default().push(id);
        }
    }
    let draw = |((kind, name), edges): ((Kind, String), Vec<EdgeId>)| {
        let lines = if kind.is_water() { side_lines(board, cells, &edges) } else { middle_lines(board, chart, &edges) };
        lines.into_iter().map(move |points| Line { kind, name: name.clone(), points })
    };
    groups.into_iter().flat_map(draw).collect()
}

fn side_lines(board: &Board, cells: &Cells, edges: &[EdgeId]) -> Vec<Vec<Spot>> {
    let mut spots: Vec<Spot> = Vec::new();
    let mut numbers = BTreeMap::new();
    let mut sides = Vec::new();
    for line in edges.iter().flat_map(|id| cells.between(board.edge(*id).a, board.edge(*id).b)) {
        let ends = [line.first(), line.last()].map(|spot| {
            let spot = spot.copied().unwrap_or_default();
            *numbers.entry(((spot.x * 10.0).round() as i64, (spot.y * 10.0).round() as i64)).or_insert_with(|| {
                spots.push(spot);
                spots.len() - 1
            })
        });
        sides.push((ends[0], ends[1]));
    }
    let lines = chains(sides).into_iter().map(|line| line.into_iter().map(|n| spots[n]).collect::<Vec<_>>());
    lines.map(|line| calm(&line)).collect()
}

/// Zigzag along hexsides, calmed so that it looks like water and stays near its sides.
fn calm(line: &[Spot]) -> Vec<Spot> {
    // From middle to middle of the sides a zigzag runs straight; no more than 12 units are lost.
    let once = simplified(&cut_corners(line, 0.5), 0.1);
    simplified(&cut_corners(&once, 0.25), 0.3)
}

fn middle_lines(board: &Board, chart: &Chart, edges: &[EdgeId]) -> Vec<Vec<Spot>> {
    let sides = edges.iter().map(|id| (board.edge(*id).a.index(), board.edge(*id).b.index()));
    let spot = |n: usize| board.places().get(n).map_or(Spot::default(), |place| centre_of(chart, place.centre));
    let lines = chains(sides.collect()).into_iter();
    lines.map(|line| calm(&line.into_iter().map(spot).collect::<Vec<_>>())).collect()
}

fn hex_crossings(board: &Board, cells: &Cells, chart: &Chart) -> Vec<Crossing> {
    let mut crossings = Vec::new();
    for edge in board.edges() {
        for feature in edge.features.iter() {
            let (bridge, grade) = match board.feature_id(feature) {
                "bridge" => (true, ""),
                "ford" => (false, ""),
                "ford-a" => (false, "A"),
                "ford-b" => (false, "B"),
                _ => continue,
            };
            let middles = [edge.a, edge.b].map(|id| centre_of(chart, board.place(id).centre));
            let side = cells.between(edge.a, edge.b).into_iter().next().unwrap_or_default();
            let at = if side.is_empty() {
                middles[0].mix(middles[1], 0.5)
            } else {
                Course::new(&side).at(f64::MAX).0.mix(side[0], 0.5)
            };
            let name = edge.names(feature).first().cloned().unwrap_or_default();
            crossings.push(Crossing { bridge, grade, name, at, across: (middles[1] - middles[0]).unit() });
        }
    }
    crossings
}
