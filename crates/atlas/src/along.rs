//! Names that follow their line: waters and roads.

use crate::Scene;
use crate::geometry::{Course, Rect, Spot, averaged};
use crate::ground::{Kind, Line};
use crate::svg::{Page, Path, escaped};
use crate::words::width;

/// A name on a curve of its own.
#[derive(Clone, Debug)]
struct Along {
    class: &'static str,
    text: String,
    path: Path,
    major: bool,
}

/// All names that follow a line.
#[derive(Clone, Debug, Default)]
pub struct AlongNames {
    names: Vec<Along>,
}

/// How a kind of line is lettered.
struct Hand {
    class: &'static str,
    size: f64,
    spacing: f64,
    /// From the middle of the line to the foot or the head of the letters.
    off: f64,
    /// The name is repeated about this often.
    every: f64,
    major: bool,
}

fn hand_of(kind: Kind) -> Hand {
    let (class, size, spacing, off, every, major) = match kind {
        Kind::River => ("river-name", 17.5, 0.36, 13.0, 640.0, true),
        Kind::Stream => ("stream-name", 7.6, 0.05, 3.0, 700.0, false),
        Kind::Pike => ("road-name", 7.2, 0.06, 5.4, 480.0, false),
        _ => ("road-name", 7.2, 0.06, 4.2, 520.0, false),
    };
    Hand { class, size, spacing, off, every, major }
}

impl AlongNames {
    /// Letters the lines of the given kinds.
    pub fn place(&mut self, scene: &mut Scene<'_>, wanted: impl Fn(Kind) -> bool) {
        for line in scene.ground.lines.clone().iter().filter(|line| wanted(line.kind) && !line.name.is_empty()) {
            self.letter(scene, line);
        }
    }

    fn letter(&mut self, scene: &mut Scene<'_>, line: &Line) {
        let hand = hand_of(line.kind);
        let course = Course::new(&line.points);
        let needed = width(&line.name, hand.size, hand.spacing) + hand.size;
        let times = (course.length() / hand.every).round().max(1.0) as usize;
        for turn in 0..times {
            let share = course.length() / times as f64;
            let (from, to) = (share * turn as f64, share * (turn + 1) as f64);
            if let Some(curve) = best_curve(scene, &course, &hand, needed, from, to) {
                for at in &curve.middle {
                    scene.table.words(Rect::around(*at, hand.size * 0.9, hand.size * 0.9));
                }
                let mut path = Path::new();
                path.smooth(&curve.foot);
                let (class, text, major) = (hand.class, line.name.clone(), hand.major);
                self.names.push(Along { class, text, path, major });
            }
        }
    }

    /// The curves, for `<defs>`.
    pub fn define(&self, page: &mut Page) {
        for (number, name) in self.names.iter().enumerate() {
            page.add(format_args!("<path id=\"atlas-along{number}\" d=\"{}\"/>", name.path.data()));
        }
    }

    /// The names.
    pub fn draw(&self, page: &mut Page) {
        page.layer("names-lines", "names-minor", |page| self.draw_names(page, false));
        page.layer("names-waters", "names-major", |page| self.draw_names(page, true));
    }

    fn draw_names(&self, page: &mut Page, major: bool) {
        for (number, name) in self.names.iter().enumerate().filter(|(_, name)| name.major == major) {
            page.add(format_args!(
                "<text class=\"{}\"><textPath href=\"#atlas-along{number}\" startOffset=\"50%\">{}</textPath></text>",
                name.class,
                escaped(&name.text)
            ));
        }
    }
}

/// A place for a name: the line its letters stand on, and their middles.
struct Curve {
    foot: Vec<Spot>,
    middle: Vec<Spot>,
}

fn best_curve(scene: &Scene<'_>, course: &Course, hand: &Hand, needed: f64, from: f64, to: f64) -> Option<Curve> {
    let mut best: Option<(f64, Curve)> = None;
    let mut start = from;
    while start + needed <= to.min(course.length()) {
        for above in [true, false] {
            let curve = curve_at(course, hand, start, needed, above);
            let cost = cost_of(scene, hand, &curve) + (start + needed / 2.0 - (from + to) / 2.0).abs() * 0.004;
            if best.as_ref().is_none_or(|(least, _)| cost < *least) {
                best = Some((cost, curve));
            }
        }
        start += 8.0;
    }
    let most = if hand.major { 400.0 } else { 60.0 };
    best.filter(|(cost, _)| *cost < most).map(|(_, curve)| curve)
}

/// The curve beside the line, read from left to right.
fn curve_at(course: &Course, hand: &Hand, start: f64, needed: f64, above: bool) -> Curve {
    let mut line = course.part(start, start + needed, hand.size * 0.7);
    let reach = (line.len() / 3).max(1);
    line = averaged(&averaged(&line, reach), reach);
    if line.first().zip(line.last()).is_some_and(|(first, last)| first.x > last.x) {
        line.reverse();
    }
    // Letters stand on the curve, so that below the line they need their own height as well.
    let foot = if above { -hand.off } else { hand.off + hand.size * 0.66 };
    let middle = foot - hand.size * 0.3;
    Curve { foot: beside(&line, foot), middle: beside(&line, middle) }
}

fn beside(line: &[Spot], off: f64) -> Vec<Spot> {
    let step = |n: usize| line[(n + 1).min(line.len() - 1)] - line[n.saturating_sub(1)];
    (0..line.len()).map(|n| line[n] + step(n).unit().right() * off).collect()
}

fn cost_of(scene: &Scene<'_>, hand: &Hand, curve: &Curve) -> f64 {
    let field = scene.chart.field.grown(-hand.size);
    if curve.middle.iter().any(|at| !field.holds(*at)) {
        return f64::INFINITY;
    }
    let covered = |at: &Spot| scene.covered(&Rect::around(*at, hand.size * 0.7, hand.size * 0.8));
    let turn = |three: &[Spot]| 1.0 - (three[1] - three[0]).unit().dot((three[2] - three[1]).unit());
    let bent: f64 = curve.foot.windows(3).map(turn).sum();
    let upright = curve.foot.first().zip(curve.foot.last()).map_or(0.0, |(a, b)| (*b - *a).unit().y.abs());
    curve.middle.iter().map(covered).sum::<f64>() + 90.0 * bent + 2.0 * upright
}
