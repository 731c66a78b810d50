//! Elevation: tints, and slope strokes pointing downhill.

use kernel::board::shapes::Geometry;
use kernel::board::{Layout, Shapes};
use kernel::{Board, PlaceId};

use crate::Scene;
use crate::chance::Chance;
use crate::geometry::{Course, Spot, cut_loop, doubled_area, simplified};
use crate::ground::centre_of;
use crate::svg::{Page, Path};
use crate::table::Table;

/// Strokes stand this far apart along a slope.
const APART: f64 = 4.6;
/// Where the light does not come from: south-east slopes are drawn darker.
const SHADE: Spot = Spot::new(0.6, 0.8);
/// How far from a crest line its rows of strokes begin.
const RIDGE_ROWS: [f64; 3] = [6.0, 15.0, 25.0];
/// From so many places on strokes are lines instead of wedges: a third of the bytes.
const MANY_PLACES: usize = 1000;

/// One step of the ground: everything at least so high.
struct Step {
    tint: usize,
    /// Counter-clockwise as seen, so that downhill is to the right.
    loops: Vec<Vec<Spot>>,
    /// Loops are rounded further when drawn; contours of the survey are smooth already.
    rounded: bool,
}

/// Draws the tints.
pub fn draw_tints(scene: &Scene<'_>, page: &mut Page) {
    for step in steps(scene) {
        let mut path = Path::new();
        for ring in &step.loops {
            if step.rounded { path.rounded(ring) } else { path.polygon(ring) }
        }
        page.path(&format!("tint-{}", step.tint), &path);
    }
    for hill in hills(scene.board) {
        let knoll = Knoll::of(scene, hill);
        for (tint, share) in [("tint-3", 0.1), ("tint-3", 0.46), ("tint-4", 0.84)] {
            let mut path = Path::new();
            path.rounded(&simplified(&knoll.contour(share), 0.4));
            page.path(&format!("{tint} upper"), &path);
        }
    }
}

/// Draws the strokes.
pub fn draw_hachures(scene: &Scene<'_>, page: &mut Page) {
    let mut strokes = Strokes::of(scene);
    for hill in hills(scene.board) {
        let mut chance = scene.chance(&["hill", &scene.board.place(hill).id]);
        Knoll::of(scene, hill).stroke(&mut strokes, &mut chance);
    }
    ridges(scene, &mut strokes);
    if scene.has_levels() {
        for (number, step) in steps(scene).iter().enumerate() {
            for ring in &step.loops {
                let smooth = if step.rounded { cut_loop(&cut_loop(ring, 0.25), 0.25) } else { ring.clone() };
                let mut chance = scene.chance(&["slope", &number.to_string()]);
                strokes.row(&Course::around(&smooth), &mut chance, 1.0);
                strokes.finish_row();
            }
        }
    }
    // Where borders are steep by rule, the lie of the land steps back behind them.
    let class = match (strokes.wedges, scene.has_escarpments()) {
        (true, false) => "hachures",
        (true, true) => "hachures soft",
        (false, _) => "hachure-lines",
    };
    page.path(class, &strokes.path);
}

/// Crest lines of the survey: rows of strokes around them, each a little lower.
fn ridges(scene: &Scene<'_>, strokes: &mut Strokes<'_>) {
    for shape in scene.shapes.layer("height").filter(|_| scene.numbered) {
        let Geometry::Line(points) = &shape.geometry else { continue };
        let crest = simplified(&scene.chart.line(points), 2.0);
        let mut chance = scene.chance(&["ridge", &shape.name]);
        for off in RIDGE_ROWS {
            strokes.row(&Course::around(&around_line(&crest, off)), &mut chance, 1.0);
        }
        strokes.finish_row();
    }
}

/// A loop around a line at a distance, with the line to its left.
fn around_line(line: &[Spot], off: f64) -> Vec<Spot> {
    let evenly = Course::new(line).evenly(6.0);
    let Some(last) = evenly.len().checked_sub(1) else { return Vec::new() };
    let step = |n: usize| (evenly[(n + 1).min(last)] - evenly[n.saturating_sub(1)]).unit();
    let right: Vec<Spot> = (0..=last).map(|n| evenly[n] + step(n).right() * off).collect();
    let left = (0..=last).rev().map(|n| evenly[n] - step(n).right() * off);
    let cap = |at: Spot, ahead: Spot| {
        [-60.0_f64, 0.0, 60.0].map(|turn| {
            let (sin, cos) = turn.to_radians().sin_cos();
            at + (ahead * cos - ahead.right() * sin) * off
        })
    };
    let mut ring = right;
    ring.extend(cap(evenly[last], step(last)));
    ring.extend(left);
    ring.extend(cap(evenly[0], step(0) * -1.0));
    ring
}

/// Zones whose terrain is a hill.
fn hills(board: &Board) -> impl Iterator<Item = PlaceId> + '_ {
    let hill = board.terrain("hill");
    board.place_ids().filter(move |place| hill == Some(board.place(*place).terrain))
}

fn steps(scene: &Scene<'_>) -> Vec<Step> {
    let board = scene.board;
    let surveyed = matches!(board.layout(), Layout::Zones);
    let found: Vec<(i64, Vec<Vec<Spot>>)> =
        if surveyed { surveyed_heights(scene, scene.shapes) } else { levels(scene) };
    let most = found.iter().map(|(level, _)| *level).max().unwrap_or(1).max(1);
    let least = found.iter().map(|(level, _)| *level).min().unwrap_or(0);
    let tint = |level: i64| (1 + 4 * (level - least) / (most - least + 1)).clamp(1, 4) as usize;
    let mut steps: Vec<Step> =
        found.into_iter().map(|(level, loops)| Step { tint: tint(level), loops, rounded: !surveyed }).collect();
    let hill = board.terrain("hill");
    let loops = scene.cells.around_and_off(|place| hill == Some(board.place(place).terrain), 14.0);
    if !loops.is_empty() {
        let loops = loops.iter().map(|ring| closed(&Course::around(ring), 9.0)).collect();
        steps.push(Step { tint: 2, loops, rounded: true });
    }
    steps
}

fn closed(course: &Course, step: f64) -> Vec<Spot> {
    let mut points = course.evenly(step);
    points.pop();
    points
}

fn surveyed_heights(scene: &Scene<'_>, shapes: &Shapes) -> Vec<(i64, Vec<Vec<Spot>>)> {
    let mut found = Vec::new();
    for shape in shapes.layer("height") {
        let Geometry::Area(rings) = &shape.geometry else { continue };
        let level = shape.properties.get("level").and_then(|value| value.as_i64()).unwrap_or(1);
        let outer = |number: usize| number == 0;
        let loops = rings.iter().enumerate().map(|(number, ring)| {
            let mut ring = scene.chart.line(ring);
            ring.pop();
            ring = simplified(&cut_loop(&cut_loop(&ring, 0.25), 0.25), 0.25);
            if (doubled_area(&ring) > 0.0) == outer(number) {
                ring.reverse();
            }
            ring
        });
        found.push((level, loops.collect()));
    }
    found.sort_by_key(|(level, _)| *level);
    found
}

/// Levels of hexes: the outline of everything at least so high.
fn levels(scene: &Scene<'_>) -> Vec<(i64, Vec<Vec<Spot>>)> {
    let level = |place: PlaceId| scene.board.place(place).level;
    let mut all: Vec<i16> = scene.board.place_ids().map(level).collect();
    all.sort_unstable();
    all.dedup();
    let outline = |least: &i16| {
        let loops = scene.cells.around_and_off(|place| level(place) >= *least, 16.0);
        (i64::from(*least), loops.iter().map(|ring| cut_loop(ring, 0.5)).collect())
    };
    all.iter().skip(1).map(outline).collect()
}

/// Draws the steep borders of zone maps: a line along the top and strokes on the low side.
pub fn draw_escarpments(scene: &Scene<'_>, page: &mut Page) {
    let (mut strokes, mut crest) = (Strokes::of(scene), Path::new());
    for edge in scene.board.edges() {
        let Some(up) = edge.up else { continue };
        let down = if up == edge.a { edge.b } else { edge.a };
        let mut chance = scene.chance(&["escarpment", &scene.board.place(up).id, &scene.board.place(down).id]);
        // Seen from the upper zone its outline runs with the low side to the right.
        for line in scene.cells.between(up, down) {
            crest.polyline(&line);
            strokes.steep(&Course::new(&line), &mut chance);
        }
    }
    page.path("escarpment", &strokes.path);
    page.path("crest", &crest);
}

/// Collects strokes.
struct Strokes<'s> {
    scene: &'s Scene<'s>,
    path: Path,
    wedges: bool,
    /// Middles of the strokes of this row, and of those before it: rows do not run through each other.
    row: Vec<Spot>,
    laid: Table,
}

impl<'s> Strokes<'s> {
    fn of(scene: &'s Scene<'s>) -> Strokes<'s> {
        let wedges = scene.board.places().len() < MANY_PLACES;
        Strokes { scene, path: Path::new(), wedges, row: Vec::new(), laid: Table::default() }
    }

    /// The strokes of a steep border: close together, whatever the light, and shorter where a road runs below.
    fn steep(&mut self, course: &Course, chance: &mut Chance) {
        let mut walked = 1.0;
        while walked < course.length() {
            let (top, step) = course.at(walked);
            let down = step.right() * chance.between(8.5, 11.5);
            let free = |share: &&f64| self.is_free(top + down * **share);
            if let Some(share) = [1.0, 0.7, 0.45].iter().find(free) {
                self.stroke(top, top + down * *share, 2.3);
            }
            walked += 3.1;
        }
    }

    /// Strokes along a line; downhill is to the right.
    fn row(&mut self, course: &Course, chance: &mut Chance, weight: f64) {
        let mut walked = chance.between(0.0, APART);
        while walked < course.length() {
            let (top, step) = course.at(walked);
            let down = step.right();
            let light = 0.75 + 0.4 * down.dot(SHADE);
            let foot = top + down * chance.between(8.0, 12.5) * light.max(0.75);
            self.stroke(top, foot, 1.5 * weight * light.max(0.5));
            walked += APART * chance.between(0.8, 1.2);
        }
    }

    /// On a surveyed map contours lie as they lie, and where they crowd only the first is stroked.
    fn finish_row(&mut self) {
        for at in self.row.drain(..).filter(|_| self.scene.numbered) {
            self.laid.dot(at, 7.0, 1.0);
        }
    }

    /// One stroke, unless something else needs the room.
    fn stroke(&mut self, top: Spot, foot: Spot, width: f64) {
        let field = &self.scene.chart.field;
        let crowded = !self.laid.free(top.mix(foot, 0.5), 0.0);
        if crowded || !field.holds(top) || !field.holds(foot) || !self.is_free(top) || !self.is_free(foot) {
            return;
        }
        self.row.push(top.mix(foot, 0.5));
        if self.wedges {
            let side = (foot - top).unit().right() * (width / 2.0);
            self.path.polygon(&[top + side, foot, top - side]);
        } else {
            self.path.polyline(&[top, foot]);
        }
    }

    fn is_free(&self, p: Spot) -> bool {
        self.scene.table.free(p, 1.0) && !self.scene.is_middle(p)
    }
}

/// A hill that fills a zone: its contours run from the outline to a round top.
struct Knoll {
    outline: Course,
    top: Spot,
    radius: f64,
}

impl Knoll {
    fn of(scene: &Scene<'_>, place: PlaceId) -> Knoll {
        let ring = scene.cells.outline(place);
        let course = Course::around(&ring);
        let points = closed(&course, 8.0);
        let smooth: Vec<Spot> = (0..points.len()).map(|n| around_mean(&points, n, 3)).collect();
        let middle = points.iter().fold(Spot::default(), |sum, p| sum + *p) * (1.0 / points.len().max(1) as f64);
        let top = middle.mix(centre_of(&scene.chart, scene.board.place(place).anchor), 0.3);
        let mean = smooth.iter().map(|p| p.distance(top)).sum::<f64>() / smooth.len().max(1) as f64;
        Knoll { outline: Course::around(&smooth), top, radius: mean * 0.26 }
    }

    /// A point by its share of the way around and of the way up.
    fn point(&self, around: f64, up: f64) -> Spot {
        let foot = self.outline.at(self.outline.length() * around).0;
        foot.mix(self.top + (foot - self.top).unit() * self.radius, up)
    }

    fn contour(&self, up: f64) -> Vec<Spot> {
        (0..36).map(|n| self.point(f64::from(n) / 36.0, up)).collect()
    }

    /// Rows of strokes, each reaching into the one above.
    fn stroke(&self, strokes: &mut Strokes<'_>, chance: &mut Chance) {
        for (low, high) in [(0.02, 0.36), (0.28, 0.6), (0.52, 0.82), (0.76, 1.05)] {
            let length = Course::around(&self.contour(high)).length();
            let mut around = 0.0;
            while around < 1.0 {
                let (top, foot) = (self.point(around, high), self.point(around, low));
                let light = ((foot - top).unit().dot(SHADE) + 1.0) / 2.0;
                let top = top.mix(foot, chance.between(0.0, 0.22));
                let foot = foot.mix(top, chance.between(0.0, 0.5 - 0.35 * light));
                strokes.stroke(top, foot, 0.7 + 1.6 * light * light);
                around += (4.3 - 1.5 * light) * chance.between(0.8, 1.2) / length.max(1.0);
            }
        }
    }
}

fn around_mean(points: &[Spot], n: usize, reach: usize) -> Spot {
    let count = points.len();
    let near = (n + count - reach.min(count)..=n + count + reach).map(|k| points[k % count]);
    near.fold(Spot::default(), |sum, p| sum + p) * (1.0 / (2 * reach + 1) as f64)
}
