//! Waters, roads and railways, with their bridges and fords.

use crate::Scene;
use crate::geometry::{Course, Spot};
use crate::ground::{Crossing, Kind};
use crate::svg::{Page, Path};

/// Draws streams and rivers.
pub fn draw_waters(scene: &Scene<'_>, page: &mut Page) {
    let streams = gathered(scene, Kind::Stream);
    page.path("stream", &streams);
    page.path("stream-light", &streams);
    let rivers = gathered(scene, Kind::River);
    page.path("river-bank", &rivers);
    page.path("river", &rivers);
    page.path("river-flow", &flow(scene));
}

/// Draws lanes, roads and pikes. Edges of all come before the fillings, so that junctions are open.
pub fn draw_roads(scene: &Scene<'_>, page: &mut Page) {
    let kinds = [(Kind::Lane, "lane"), (Kind::Road, "road"), (Kind::Pike, "pike")];
    let paths = kinds.map(|(kind, class)| (gathered(scene, kind), class));
    for (path, class) in &paths {
        if *class != "pike" {
            page.path(&format!("{class}-bed"), path);
        }
        page.path(&format!("{class}-case"), path);
    }
    for (path, class) in &paths {
        page.path(class, path);
    }
}

/// Draws ways that are no roads, below the roads they lead to.
pub fn draw_paths(scene: &Scene<'_>, page: &mut Page) {
    page.path("path", &gathered(scene, Kind::Path));
}

/// Draws railways and the beds of unfinished ones.
pub fn draw_railways(scene: &Scene<'_>, page: &mut Page) {
    for (kind, class) in [(Kind::Bed, "bed"), (Kind::Railway, "rail")] {
        let path = gathered(scene, kind);
        page.path(&format!("{class}-ties"), &path);
        page.path(class, &path);
    }
    page.path("bank-ties", &bank_ties(scene));
    let banks = gathered(scene, Kind::Bank);
    page.path("bank", &banks);
    page.path("bank-bed", &banks);
}

fn gathered(scene: &Scene<'_>, kind: Kind) -> Path {
    let mut path = Path::new();
    for line in scene.ground.lines.iter().filter(|line| line.kind == kind) {
        path.smooth(&line.points);
    }
    path
}

/// Thin lines inside a river.
fn flow(scene: &Scene<'_>) -> Path {
    let mut path = Path::new();
    for line in scene.ground.lines.iter().filter(|line| line.kind == Kind::River) {
        for off in [-1.7, 1.6] {
            path.smooth(&offset(&line.points, off));
        }
    }
    path
}

fn offset(line: &[Spot], off: f64) -> Vec<Spot> {
    let last = line.len().saturating_sub(1);
    let step = |n: usize| line[(n + 1).min(last)] - line[n.saturating_sub(1)];
    (0..line.len()).map(|n| line[n] + step(n).unit().right() * off).collect()
}

/// Ticks on both sides of a fill or a cut.
fn bank_ties(scene: &Scene<'_>) -> Path {
    let mut path = Path::new();
    for line in scene.ground.lines.iter().filter(|line| line.kind == Kind::Bank) {
        let course = Course::new(&line.points);
        for n in 0..=(course.length() / 4.0) as usize {
            let (at, step) = course.at(n as f64 * 4.0);
            path.polyline(&[at - step.right() * 5.6, at + step.right() * 5.6]);
        }
    }
    path
}

/// Draws bridges and fords.
pub fn draw_crossings(scene: &Scene<'_>, page: &mut Page) {
    for crossing in &scene.ground.crossings {
        page.stamp_turned(if crossing.bridge { "bridge" } else { "ford" }, crossing.at, way(scene, crossing).degrees());
    }
}

/// The way of the road across the water; without a road, straight across.
fn way(scene: &Scene<'_>, crossing: &Crossing) -> Spot {
    let roads = scene.ground.lines.iter().filter(|line| line.kind.is_road());
    let nearest = roads.filter_map(|line| Course::new(&line.points).nearest(crossing.at));
    let near = nearest.filter(|(_, far, _)| *far < 9.0).min_by(|a, b| a.1.total_cmp(&b.1));
    near.map(|(_, _, way)| way).filter(|way| way.dot(crossing.across).abs() > 0.35).unwrap_or(crossing.across)
}
