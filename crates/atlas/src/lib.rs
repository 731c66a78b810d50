//! Draws a board with its geography as a period map, in SVG.
//!
//! [`draw`] makes a [`Sheet`]: an engineer's map of the 1860s printed clean. Page and print share the drawing.
//! The same board and style always give the same text: what looks drawn by hand comes from a seeded generator.
//!
//! # Coordinates
//!
//! SVG user units, y downward. A point `(east, north)` in metres of the board's frame lies at
//! `x = chart.left + chart.scale * east`, `y = chart.top - chart.scale * north` ([`Chart::to_sheet`]).
//! A hex is 80 wide from side to side and a zone about 120 across, so that a counter of 54 fits every map.
//!
//! # Layers
//!
//! Bottom to top, each a group: `atlas-ground`, `atlas-relief`, `atlas-fields`, `atlas-woods`, `atlas-hachures`,
//! `atlas-trees`, `atlas-escarpments`, `atlas-waters`, `atlas-borders` or `atlas-grid`, `atlas-paths`, `atlas-roads`,
//! `atlas-railways`, `atlas-crossings`, `atlas-houses`, `atlas-field-line`, `atlas-entries`, `atlas-objectives`, then
//! lettering: `atlas-names-lines`, `atlas-ids`, `atlas-names-minor`, `atlas-names-waters`, `atlas-names-major`, and
//! `atlas-neat-line`, `atlas-title-block`. What a board has not is left out.
//! Lettering bears the classes `names-major`, `names-minor` and `ids`: a page hides by zoom what it cannot show well.

use kernel::board::shapes::Geometry;
use kernel::board::{Layout, Shapes};
use kernel::{Board, PlaceId};

mod along;
mod block;
mod cells;
mod chance;
mod chart;
mod css;
mod farms;
mod furniture;
mod geometry;
mod ground;
mod houses;
mod lettering;
mod lines;
mod marks;
mod pieces;
mod relief;
mod style;
mod svg;
mod symbols;
mod table;
mod woods;
mod words;

pub use chart::Chart;
pub use css::STYLESHEET;
pub use geometry::{Rect, Spot};
pub use pieces::{BLEED, Detail, SIDE};
pub use style::{Style, Words};

use along::AlongNames;
use cells::Cells;
use chance::Chance;
use ground::{Ground, Kind, centre_of};
use lettering::Lettering;
use svg::{Page, Path, Tenths, escaped};
use table::Table;
use woods::Woods;

/// A drawn map.
#[derive(Clone, Debug, PartialEq)]
pub struct Sheet {
    /// The whole drawing, a document of its own.
    pub svg: String,
    /// Width in user units.
    pub width: f64,
    /// Height in user units.
    pub height: f64,
    /// From metres to user units.
    pub chart: Chart,
    /// Every place of the board, by its number.
    pub places: Vec<PlaceShape>,
}

/// A place on the sheet, for counters and overlays above the map.
#[derive(Clone, Debug, PartialEq)]
pub struct PlaceShape {
    /// The place.
    pub place: PlaceId,
    /// Its id.
    pub id: String,
    /// Its outline, counter-clockwise as seen, the last point not repeated. Neighbours share their corners.
    pub outline: Vec<Spot>,
    /// The outline as SVG path data.
    pub path: String,
    /// Where counters stand.
    pub anchor: Spot,
    /// The middle of its name and id.
    pub label: Spot,
}

/// Draws a board.
pub fn draw(board: &Board, shapes: &Shapes, style: &Style) -> Sheet {
    let mut scene = Scene::of(board, shapes, style);
    let cottages = houses::build(&mut scene);
    marks::reserve(&mut scene);
    let mut along = AlongNames::default();
    along.place(&mut scene, |kind| kind == Kind::River);
    let mut lettering = Lettering::place(&mut scene);
    along.place(&mut scene, |kind| kind != Kind::River && kind != Kind::Bank);
    lettering.houses(&mut scene);
    let woods = Woods::of(&scene);

    let mut page = Page::default();
    open(&scene, &mut page);
    page.add("<defs>");
    symbols::define(&scene, &mut page);
    woods.define(&mut page);
    along.define(&mut page);
    scene.define_field(&mut page);
    page.add("</defs>");
    scene.draw_paper(&mut page);
    page.add("<g clip-path=\"url(#atlas-in-field)\">");
    page.layer("relief", "", |page| relief::draw_tints(&scene, page));
    if scene.numbered {
        page.add("<use href=\"#atlas-field-outline\" class=\"tufts\"/>");
    }
    page.layer("fields", "", |page| {
        woods::draw_fields(&scene, page);
        farms::draw(&scene, page);
    });
    page.layer("woods", "", |page| woods.draw_ground(page));
    if style.hachures {
        page.layer("hachures", "", |page| relief::draw_hachures(&scene, page));
    }
    page.layer("trees", "", |page| woods.draw_trees(&scene, page));
    page.layer("escarpments", "", |page| relief::draw_escarpments(&scene, page));
    page.layer("waters", "", |page| lines::draw_waters(&scene, page));
    scene.draw_borders(&mut page);
    page.layer("paths", "", |page| lines::draw_paths(&scene, page));
    page.layer("roads", "", |page| lines::draw_roads(&scene, page));
    page.layer("railways", "", |page| lines::draw_railways(&scene, page));
    page.layer("crossings", "", |page| lines::draw_crossings(&scene, page));
    page.layer("houses", "", |page| houses::draw(&scene, &cottages, page));
    page.add("</g>");
    page.layer("field-line", "", |page| page.path("field-line", &scene.field_line()));
    page.layer("entries", "", |page| marks::draw_entries(&scene, page));
    page.layer("objectives", "", |page| lettering.draw_stars(page));
    along.draw(&mut page);
    lettering.draw(&mut page);
    furniture::draw(&scene, &mut page);
    page.add("</svg>");
    scene.finish(page, &lettering)
}

fn open(scene: &Scene<'_>, page: &mut Page) {
    let (width, height) = (Tenths(scene.chart.width), Tenths(scene.chart.height));
    page.add(format_args!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"atlas\" viewBox=\"0 0 {width} {height}\" \
         width=\"{width}\" height=\"{height}\" role=\"img\">\n<title>{}</title>\n<style>{STYLESHEET}</style>",
        escaped(scene.board.name())
    ));
}

/// Where strokes will stand along steep borders.
fn slopes(board: &Board, cells: &Cells) -> Table {
    let mut table = Table::default();
    for edge in board.edges() {
        let Some((up, down)) = edge.up.and_then(|up| Some((up, edge.across(up)?))) else { continue };
        for line in cells.between(up, down) {
            table.line(&line, 6.0, 2.0);
        }
    }
    table
}

/// Everything known before drawing begins.
struct Scene<'s> {
    board: &'s Board,
    shapes: &'s Shapes,
    style: &'s Style,
    chart: Chart,
    cells: Cells,
    ground: Ground,
    table: Table,
    /// Middles of hexes and their numbers, which strokes leave free.
    middles: Table,
    /// The strokes of steep borders, which names leave free.
    slopes: Table,
    /// True for a zone map on which most zones are known by number alone: names then stand where the things are.
    numbered: bool,
}

impl<'s> Scene<'s> {
    fn of(board: &'s Board, shapes: &'s Shapes, style: &'s Style) -> Scene<'s> {
        let chart = Chart::of(board, shapes, style.furniture);
        let cells = Cells::of(board, shapes, &chart);
        let ground = Ground::of(board, shapes, &cells, &chart);
        let mut table = Table::default();
        for line in &ground.lines {
            table.line(&line.points, line.kind.reach(), 1.0 + line.kind.reach() * 0.15);
        }
        for crossing in &ground.crossings {
            table.dot(crossing.at, 9.0, 4.0);
        }
        let mut middles = Table::default();
        if matches!(board.layout(), Layout::Hexes { .. }) {
            for place in board.places() {
                let centre = centre_of(&chart, place.centre);
                middles.dot(centre, 16.0, 1.0);
                middles.dot(centre + lettering::HEX_ID, 9.0, 1.0);
            }
        }
        let slopes = slopes(board, &cells);
        let unnamed = board.places().iter().filter(|place| place.name.is_empty()).count();
        let numbered = board.layout() == Layout::Zones && unnamed * 2 > board.places().len();
        Scene { board, shapes, style, chart, cells, ground, table, middles, slopes, numbered }
    }

    /// How much a name in this rectangle would cover.
    fn covered(&self, rect: &Rect) -> f64 {
        self.table.cost(rect) + self.slopes.cost(rect)
    }

    fn chance(&self, words: &[&str]) -> Chance {
        Chance::of(self.style.seed, words)
    }

    fn is_middle(&self, p: Spot) -> bool {
        !self.middles.free(p, 0.0)
    }

    /// True if the ground rises in levels, by hexes or by survey.
    fn has_levels(&self) -> bool {
        let surveyed = self.shapes.layer("height").any(|shape| matches!(shape.geometry, Geometry::Area(_)));
        surveyed || self.board.places().iter().any(|place| place.level != 0)
    }

    /// True if borders are steep by rule.
    fn has_escarpments(&self) -> bool {
        self.board.edges().iter().any(|edge| edge.up.is_some())
    }

    fn field_line(&self) -> Path {
        let mut path = Path::new();
        for ring in self.cells.around(|_| true) {
            path.polygon(&ring);
        }
        path
    }

    fn define_field(&self, page: &mut Page) {
        let line = self.field_line();
        page.add(format_args!("<path id=\"atlas-field-outline\" d=\"{}\"/>", line.data()));
        page.add("<clipPath id=\"atlas-in-field\"><use href=\"#atlas-field-outline\"/></clipPath>");
    }

    fn draw_paper(&self, page: &mut Page) {
        page.layer("ground", "", |page| {
            page.add("<rect class=\"paper\" width=\"100%\" height=\"100%\"/>");
            page.add("<use href=\"#atlas-field-outline\" class=\"field\"/>");
            page.add("<use href=\"#atlas-field-outline\" class=\"tufts\"/>");
        });
    }

    /// Borders of zones, but for those that a river or a slope marks; the grid of hexes.
    fn draw_borders(&self, page: &mut Page) {
        let river = self.board.feature("river");
        let zones = self.board.layout() == Layout::Zones;
        let dry = |a: PlaceId, b: PlaceId| {
            let edge = self.board.between(a, b).map(|edge| self.board.edge(edge));
            !zones || !edge.is_some_and(|edge| edge.up.is_some() || river.is_some_and(|river| edge.has(river)))
        };
        let mut path = Path::new();
        for line in self.cells.borders(dry) {
            path.polyline(&line);
        }
        let (id, class) = if zones { ("borders", "border") } else { ("grid", "grid") };
        page.layer(id, "", |page| page.path(class, &path));
    }

    fn finish(&self, page: Page, lettering: &Lettering) -> Sheet {
        let shape = |place: PlaceId| {
            let outline = self.cells.outline(place);
            let mut path = Path::new();
            path.polygon(&outline);
            let anchor = centre_of(&self.chart, self.board.place(place).anchor);
            PlaceShape {
                place,
                id: self.board.place(place).id.clone(),
                outline: outline.into_iter().map(Spot::tenths).collect(),
                path: path.data().to_owned(),
                anchor: anchor.tenths(),
                label: lettering.labels.get(place.index()).copied().unwrap_or(anchor).tenths(),
            }
        };
        let places = self.board.place_ids().map(shape).collect();
        Sheet { svg: page.text, width: self.chart.width, height: self.chart.height, chart: self.chart, places }
    }
}
