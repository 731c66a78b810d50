//! Shared pieces of the drawing: paper, patterns, trees, houses, crossings, the compass.

use crate::Scene;
use crate::chance::Chance;
use crate::geometry::Spot;
use crate::svg::{Page, Path, Tenths};
use crate::woods::CLUMPS;

/// Side of the repeated tile of trees and of grass.
const TILE: f64 = 160.0;

/// Everything that is drawn once and used often.
pub fn define(scene: &Scene<'_>, page: &mut Page) {
    page.add(
        "<radialGradient id=\"atlas-paper\" r=\".78\"><stop offset=\".72\" stop-color=\"#F5EDD8\"/>\
         <stop offset=\"1\" stop-color=\"#E9DFC6\"/></radialGradient>",
    );
    define_trees(scene, page);
    define_tufts(scene, page);
    page.add(
        "<pattern id=\"atlas-furrows\" width=\"6\" height=\"6\" patternUnits=\"userSpaceOnUse\" \
         patternTransform=\"rotate(24)\"><path d=\"M0 1.5h4M2 4.5h4\" stroke=\"#8A6B45\" stroke-opacity=\".5\" \
         stroke-width=\".8\"/></pattern>",
    );
    page.add(
        "<pattern id=\"atlas-tilled\" width=\"5\" height=\"5\" patternUnits=\"userSpaceOnUse\" \
         patternTransform=\"rotate(24)\"><path d=\"M0 1.2h5M0 3.7h5\" stroke=\"#8A6B45\" stroke-opacity=\".42\" \
         stroke-width=\".6\"/></pattern>",
    );
    page.add(
        "<pattern id=\"atlas-orchard\" width=\"5.4\" height=\"5.4\" patternUnits=\"userSpaceOnUse\" \
         patternTransform=\"rotate(-12)\"><circle cx=\"2.7\" cy=\"2.7\" r=\"1.25\" fill=\"#A9BD84\" stroke=\"#5B7443\" \
         stroke-width=\".45\"/></pattern>",
    );
    page.add(
        "<pattern id=\"atlas-brush\" width=\"22\" height=\"18\" patternUnits=\"userSpaceOnUse\">\
         <path d=\"M3 6q2-4 4 0M13 14q2-4 4 0M15 5q1.5-3 3 0\" fill=\"none\" stroke=\"#5B7443\" stroke-width=\".9\"/>\
         </pattern>",
    );
    page.add(
        "<g id=\"atlas-ford\" class=\"atlas-ford\"><circle cx=\"-4\" r=\"1.5\"/><circle r=\"1.5\"/>\
         <circle cx=\"4\" r=\"1.5\"/></g>",
    );
    page.add("<path id=\"atlas-bridge\" class=\"atlas-bridge\" d=\"M-10-7l3 2.6h14l3-2.6M-10 7l3-2.6h14l3 2.6\"/>");
    page.add("<rect id=\"atlas-house\" class=\"atlas-house\" x=\"-4\" y=\"-3.1\" width=\"8\" height=\"6.2\"/>");
    page.add("<rect id=\"atlas-cottage\" class=\"atlas-house\" x=\"-3.3\" y=\"-2.5\" width=\"6.6\" height=\"5\"/>");
    page.add(
        "<g id=\"atlas-church\"><rect class=\"atlas-house\" x=\"-4\" y=\"-3.1\" width=\"8\" height=\"6.2\"/>\
         <path class=\"atlas-cross\" d=\"M0-3.1v-6M-2-7.2h4\"/></g>",
    );
}

/// A clump: bows around a crown, with shade on the side away from the light.
fn define_trees(scene: &Scene<'_>, page: &mut Page) {
    for number in 0..CLUMPS {
        let mut chance = scene.chance(&["clump", &number.to_string()]);
        let radius = 3.6 + 0.42 * number as f64;
        let (crown, shade) = clump(radius, &mut chance);
        page.add(format_args!(
            "<g id=\"atlas-tree{number}\"><path class=\"atlas-tree-shade\" d=\"{}\"/><path class=\"atlas-tree\" d=\"{}\"/>\
             <path class=\"atlas-tree-shade\" d=\"{}\"/></g>",
            shadow(radius),
            crown.data(),
            shade.data()
        ));
    }
    page.add(format_args!(
        "<pattern id=\"atlas-tree-tile\" width=\"{TILE}\" height=\"{TILE}\" patternUnits=\"userSpaceOnUse\">"
    ));
    let mut chance = scene.chance(&["tree tile"]);
    let count = 12;
    for (row, column) in (0..count).flat_map(|row| (0..count).map(move |column| (row, column))) {
        let grid = Spot::new(f64::from(column) + 0.5 * f64::from(row % 2), f64::from(row)) * (TILE / f64::from(count));
        let at = grid + Spot::new(chance.between(-3.5, 3.5), chance.between(-3.5, 3.5));
        if chance.unit() > 0.12 {
            tiled(page, &format!("tree{}", chance.below(CLUMPS)), at);
        }
    }
    page.add("</pattern>");
}

/// Stamps a piece in a tile, and again on the other side where it crosses the edge.
fn tiled(page: &mut Page, symbol: &str, at: Spot) {
    for (x, y) in [-TILE, 0.0, TILE].into_iter().flat_map(|y| [-TILE, 0.0, TILE].map(|x| (x, y))) {
        let at = at + Spot::new(x, y);
        let touches = |v: f64| (-9.0..TILE + 9.0).contains(&v);
        if touches(at.x) && touches(at.y) {
            page.stamp(symbol, at);
        }
    }
}

fn clump(radius: f64, chance: &mut Chance) -> (Path, Path) {
    let count = 7;
    let turn = chance.between(0.0, 6.0);
    let corner = |n: usize, chance: &mut Chance| {
        let angle = turn + (n as f64 + chance.between(-0.18, 0.18)) * std::f64::consts::TAU / count as f64;
        Spot::toward(angle) * (radius * chance.between(0.78, 1.0))
    };
    let corners: Vec<Spot> = (0..count).map(|n| corner(n, chance)).collect();
    let mut crown = Path::new();
    crown.go(corners[0]);
    for n in 0..count {
        let (a, b) = (corners[n], corners[(n + 1) % count]);
        crown.bend(a.mix(b, 0.5) * 1.55, b);
    }
    crown.close();
    let mut shade = Path::new();
    let (from, to) = (Spot::toward(-0.35) * (radius * 0.85), Spot::toward(2.0) * (radius * 0.85));
    shade.go(from);
    shade.bend(Spot::toward(0.85) * (radius * 1.5), to);
    shade.bend(Spot::toward(0.85) * (radius * 0.55), from);
    shade.close();
    (crown, shade)
}

fn shadow(radius: f64) -> String {
    let (r, flat) = (Tenths(radius * 0.95), Tenths(radius * 0.5));
    format!(
        "M{} {}a{r} {flat} 0 1 0 {} 0a{r} {flat} 0 1 0 {} 0z",
        Tenths(1.4 - radius * 0.95),
        Tenths(radius * 0.75),
        Tenths(radius * 1.9),
        Tenths(-radius * 1.9)
    )
}

/// Grass: three blades here and there.
fn define_tufts(scene: &Scene<'_>, page: &mut Page) {
    let mut chance = scene.chance(&["tufts"]);
    let mut path = Path::new();
    for (row, column) in (0..5).flat_map(|row| (0..4).map(move |column| (row, column))) {
        let grid = Spot::new((f64::from(column) + 0.5 * f64::from(row % 2)) * 40.0 + 6.0, f64::from(row) * 32.0 + 10.0);
        let at = grid + Spot::new(chance.between(-4.0, 12.0), chance.between(-7.0, 10.0));
        for (x, height) in [(-2.6, 1.8), (-0.6, 2.7), (1.4, 2.2)] {
            let foot = at + Spot::new(x, 0.0);
            path.polyline(&[foot, foot - Spot::new(-0.3 * x, height)]);
        }
    }
    page.add(format_args!(
        "<pattern id=\"atlas-tufts\" width=\"{TILE}\" height=\"{TILE}\" patternUnits=\"userSpaceOnUse\">\
         <path d=\"{}\" fill=\"none\" stroke=\"#8A6B45\" stroke-opacity=\".38\" stroke-width=\".6\"/></pattern>",
        path.data()
    ));
}

/// A compass of sixteen points, half of each point dark.
pub fn draw_compass(page: &mut Page, at: Spot, radius: f64, north: &str) {
    let (mut dark, mut light) = (Path::new(), Path::new());
    for (turns, reach) in [(8, 0.42), (4, 0.62), (0, 1.0)] {
        for quarter in 0..if turns == 8 { 8 } else { 4 } {
            let step = if turns == 8 { 45.0 } else { 90.0 };
            let first = f64::from(turns % 8) * 11.25 + if turns == 8 { 22.5 } else { 0.0 };
            point(&mut dark, &mut light, at, (first + step * f64::from(quarter) - 90.0).to_radians(), radius * reach);
        }
    }
    let (x, y) = (Tenths(at.x), Tenths(at.y));
    for size in [0.5, 0.56] {
        page.add(format_args!("<circle class=\"line\" cx=\"{x}\" cy=\"{y}\" r=\"{}\"/>", Tenths(radius * size)));
    }
    page.add(format_args!("<path class=\"blank\" d=\"{}\"/>", light.data()));
    page.path("line", &light);
    page.path("ink", &dark);
    page.word("compass-letter", at - Spot::new(0.0, radius + 4.0), north);
}

fn point(dark: &mut Path, light: &mut Path, at: Spot, angle: f64, reach: f64) {
    let quarter = std::f64::consts::FRAC_PI_4;
    let waist = (reach * 0.2).max(2.0);
    let tip = at + Spot::toward(angle) * reach;
    light.polygon(&[at, tip, at + Spot::toward(angle - quarter) * waist]);
    dark.polygon(&[at, tip, at + Spot::toward(angle + quarter) * waist]);
}
