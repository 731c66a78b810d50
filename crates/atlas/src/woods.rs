//! Woods and fields: smoothed outlines, and trees that stand where there is room.

use kernel::PlaceId;
use kernel::board::Layout;

use crate::Scene;
use crate::chance::Chance;
use crate::geometry::{Course, Rect, Spot, cut_loop, distance_to, inside};
use crate::svg::{Page, Path};

/// How far an outline may stray from the border of its places.
const WOBBLE: f64 = 2.2;
/// Trees stand about this far apart.
const APART: f64 = 12.5;
/// Beyond this many places trees come from a repeated pattern, not one by one.
const MOST_PLACES: usize = 300;
/// The drawn kinds of clumps.
pub const CLUMPS: usize = 5;

/// The woods of a sheet.
pub struct Woods {
    outlines: Vec<Vec<Spot>>,
    patterned: bool,
}

impl Woods {
    /// Gathers the woods: every place of that terrain, smoothed and wobbled together.
    pub fn of(scene: &Scene<'_>) -> Woods {
        let outlines = area(scene, "woods", WOBBLE);
        Woods { outlines, patterned: scene.board.places().len() > MOST_PLACES }
    }

    /// The outline, for `<defs>`: fill, edge and clip share it.
    pub fn define(&self, page: &mut Page) {
        let path = rounded(&self.outlines);
        if !path.is_empty() {
            page.add(format_args!("<path id=\"atlas-woods-outline\" d=\"{}\" fill-rule=\"evenodd\"/>", path.data()));
            page.add(
                "<clipPath id=\"atlas-in-woods\"><use href=\"#atlas-woods-outline\" clip-rule=\"evenodd\"/></clipPath>",
            );
        }
    }

    /// Ground colour, soft inner edge and broken line.
    pub fn draw_ground(&self, page: &mut Page) {
        if self.outlines.is_empty() {
            return;
        }
        page.add("<use href=\"#atlas-woods-outline\" class=\"woods\"/>");
        page.add("<use href=\"#atlas-woods-outline\" class=\"woods-shade\" clip-path=\"url(#atlas-in-woods)\"/>");
        page.add("<use href=\"#atlas-woods-outline\" class=\"woods-edge\"/>");
        if self.patterned {
            page.add("<use href=\"#atlas-woods-outline\" class=\"woods-trees\"/>");
        }
    }

    /// The trees, row by row so that nearer ones stand in front.
    pub fn draw_trees(&self, scene: &Scene<'_>, page: &mut Page) {
        if self.patterned {
            return;
        }
        let Some(bounds) = Rect::of(self.outlines.iter().flatten().copied()) else { return };
        let mut chance = scene.chance(&["trees"]);
        let (rows, columns) = ((bounds.height() / APART / 0.87) as usize, (bounds.width() / APART) as usize);
        for row in 0..=rows {
            for column in 0..=columns {
                let shift = if row % 2 == 0 { 0.0 } else { APART / 2.0 };
                let jitter = Spot::new(chance.between(-4.0, 4.0), chance.between(-3.6, 3.6));
                let grid = Spot::new(column as f64 * APART + shift, row as f64 * APART * 0.87);
                let (at, kind, gap) = (bounds.low + grid + jitter, chance.below(CLUMPS), chance.unit() < 0.08);
                if !gap && self.may_stand(scene, at) {
                    page.stamp(&format!("tree{kind}"), at);
                }
            }
        }
    }

    fn may_stand(&self, scene: &Scene<'_>, at: Spot) -> bool {
        scene.chart.field.grown(-5.0).holds(at)
            && self.outlines.iter().filter(|ring| inside(ring, at)).count() % 2 == 1
            && self.outlines.iter().all(|ring| distance_to(ring, at) > 6.0)
            && scene.table.free(at, 4.2)
            && scene.slopes.free(at, 1.5)
    }
}

/// Other ground that covers whole places: streets and yards, brush, wheat, corn, the fields of a farm.
pub fn draw_fields(scene: &Scene<'_>, page: &mut Page) {
    for terrain in ["village", "hamlet"] {
        page.path("settled", &rounded(&area(scene, terrain, 0.8)));
    }
    for terrain in ["brush", "field-wheat", "field-corn", "farm"] {
        let outlines = area(scene, terrain, 0.8);
        page.path(terrain, &rounded(&outlines));
    }
}

fn rounded(outlines: &[Vec<Spot>]) -> Path {
    let mut path = Path::new();
    for ring in outlines {
        path.rounded(ring);
    }
    path
}

/// The smoothed outline of all places with a terrain.
fn area(scene: &Scene<'_>, terrain: &str, wobble: f64) -> Vec<Vec<Spot>> {
    let board = scene.board;
    let Some(terrain_id) = board.terrain(terrain) else { return Vec::new() };
    let member = |place: PlaceId| board.place(place).terrain == terrain_id;
    let (step, weight) = if board.layout() == Layout::Zones { (10.0, 0.0) } else { (15.0, 0.33) };
    let mut chance = scene.chance(&["outline", terrain]);
    let loops = scene.cells.around_and_off(member, 16.0);
    loops.iter().map(|ring| wobbled(&Course::around(&cut_loop(ring, weight)), step, wobble, &mut chance)).collect()
}

fn wobbled(course: &Course, step: f64, wobble: f64, chance: &mut Chance) -> Vec<Spot> {
    let count = (course.length() / step).round().max(3.0) as usize;
    let point = |n: usize| course.at(course.length() * n as f64 / count as f64);
    (0..count)
        .map(|n| {
            let (at, along) = point(n);
            at + along.right() * chance.between(-wobble, wobble)
        })
        .collect()
}
