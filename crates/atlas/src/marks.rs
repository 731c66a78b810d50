//! What a game prints on its map: stars for objectives, letters where troops come in.

use crate::Scene;
use crate::geometry::{Rect, Spot};
use crate::svg::{Page, Path, Tenths};

/// Radius of the disc around an entry's letter.
const DISC: f64 = 10.0;
/// Outer radius of a star, and the side of the square it needs.
pub const STAR: f64 = 10.0;
pub const STAR_ROOM: f64 = 23.0;

/// Keeps the room of the entries free of names.
pub fn reserve(scene: &mut Scene<'_>) {
    for (_, at, way) in scene.ground.entries.clone() {
        scene.table.words(Rect::around(disc(at, way) + way * 4.0, 30.0, 30.0));
    }
}

fn disc(at: Spot, way: Spot) -> Spot {
    at + way * (DISC + 4.0)
}

/// Draws the entries: a letter in a disc with a point that shows the way in.
pub fn draw_entries(scene: &Scene<'_>, page: &mut Page) {
    for (letter, at, way) in &scene.ground.entries {
        draw_entry(page, disc(*at, *way), *way, letter);
    }
}

/// One entry.
pub fn draw_entry(page: &mut Page, middle: Spot, way: Spot, letter: &str) {
    let mut point = Path::new();
    let (base, side) = (middle + way * (DISC * 0.6), way.right() * (DISC * 0.72));
    point.polygon(&[base + side, middle + way * (DISC + 7.0), base - side]);
    page.path("ink", &point);
    let [x, y] = [middle.x, middle.y].map(Tenths);
    page.add(format_args!("<circle class=\"entry\" cx=\"{x}\" cy=\"{y}\" r=\"{}\"/>", Tenths(DISC)));
    page.word("entry-letter", middle + Spot::new(0.0, 4.5), letter);
}

/// A star of five points in the colour of a side, with a pale rim so that it stands out in woods too.
pub fn draw_star(page: &mut Page, middle: Spot, radius: f64, side: &str) {
    let mut rim = Path::new();
    rim.polygon(&five_points(middle, radius + 2.6));
    page.path("star-rim", &rim);
    let mut star = Path::new();
    star.polygon(&five_points(middle, radius));
    page.path(&format!("star star-{side}"), &star);
}

fn five_points(middle: Spot, radius: f64) -> Vec<Spot> {
    let corner = |n: u32| {
        let reach = if n.is_multiple_of(2) { radius } else { radius * 0.42 };
        middle + Spot::toward(f64::from(n) * std::f64::consts::TAU / 10.0 - std::f64::consts::FRAC_PI_2) * reach
    };
    (0..10).map(corner).collect()
}
