//! From metres on the ground to units on the sheet.

use kernel::Board;
use kernel::board::shapes::Geometry;
use kernel::board::{Layout, Shapes};

use crate::geometry::{Rect, Spot};

/// A hex is this wide from side to side, a zone about half as much again: counters are 54 wide on every map.
const HEX_WIDTH: f64 = 80.0;
const ZONE_WIDTH: f64 = 120.0;
/// Paper around the field of play: room for the neat line and the graticule.
const MARGIN: f64 = 62.0;
/// Height of the strip for title and legend where the field leaves no empty corner.
const STRIP: f64 = 190.0;
/// The strip is drawn larger on sheets wider than this.
const USUAL_WIDTH: f64 = 1500.0;
/// Without furniture a little paper is left around the field.
const BARE_MARGIN: f64 = 8.0;

/// The frame of a sheet: `x = left + scale * east`, `y = top - scale * north`, with metres of the board's frame.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Chart {
    /// Units to a metre.
    pub scale: f64,
    /// Where the origin of the board lies, rightward.
    pub left: f64,
    /// Where the origin of the board lies, downward.
    pub top: f64,
    /// Width of the whole sheet.
    pub width: f64,
    /// Height of the whole sheet.
    pub height: f64,
    /// The rectangle around the field of play.
    pub field: Rect,
    /// Room for title and legend; `None` on a sheet without furniture.
    pub block: Option<Rect>,
    /// How much larger than usual title and legend are drawn.
    pub zoom: f64,
}

impl Chart {
    /// The frame of a board's sheet, with or without the furniture around it.
    pub fn of(board: &Board, shapes: &Shapes, furniture: bool) -> Chart {
        let frame = frame_points(board, shapes);
        let bounds = Rect::of(frame.iter().copied()).unwrap_or(Rect::around(Spot::default(), 1000.0, 1000.0));
        let scale = scale_of(board, &frame);
        let margin = if furniture { MARGIN } else { BARE_MARGIN };
        let size = Spot::new(bounds.width(), bounds.height()) * scale;
        let low = Spot::new(margin, margin);
        let mut chart = Chart {
            scale,
            left: margin - bounds.low.x * scale,
            top: margin + bounds.high.y * scale,
            width: (size.x + 2.0 * margin).ceil(),
            height: (size.y + 2.0 * margin).ceil(),
            field: Rect { low, high: low + size },
            block: None,
            zoom: 1.0,
        };
        if furniture {
            chart.find_block(&frame);
        }
        chart
    }

    /// A point of the board in metres east and north, on the sheet.
    pub fn to_sheet(&self, east: f64, north: f64) -> Spot {
        Spot::new(self.left + self.scale * east, self.top - self.scale * north)
    }

    /// A point of `shapes.geojson`, which the kernel keeps in decimetres.
    pub(crate) fn point(&self, point: kernel::board::shapes::Point) -> Spot {
        self.to_sheet(f64::from(point.0) / 10.0, f64::from(point.1) / 10.0)
    }

    pub(crate) fn line(&self, points: &[kernel::board::shapes::Point]) -> Vec<Spot> {
        points.iter().map(|point| self.point(*point)).collect()
    }

    /// A field with a corner cut out leaves room for the title there; otherwise a strip is added below.
    fn find_block(&mut self, frame: &[Spot]) {
        let field = self.field;
        let mut points = frame.iter().map(|p| self.to_sheet(p.x, p.y));
        let inner = |p: &Spot| field.grown(-200.0).holds(*p);
        if let Some(p) = points.find(inner) {
            let near = |at: f64, low: f64, high: f64| if at - low < high - at { low } else { high };
            let corner = Spot::new(near(p.x, field.low.x, field.high.x), near(p.y, field.low.y, field.high.y));
            self.block = Rect::of([p, corner]);
        } else {
            let low = Spot::new(field.low.x, field.high.y + MARGIN * 0.75);
            self.zoom = ((field.width() / USUAL_WIDTH).clamp(1.0, 3.0) * 10.0).round() / 10.0;
            let strip = STRIP * self.zoom;
            self.block = Some(Rect { low, high: Spot::new(field.high.x, low.y + strip) });
            self.height = (self.height + strip + MARGIN * 0.25).ceil();
        }
    }
}

/// The corners of the field in metres.
fn frame_points(board: &Board, shapes: &Shapes) -> Vec<Spot> {
    let drawn = shapes.layer("frame").find_map(|shape| match &shape.geometry {
        Geometry::Area(rings) => rings.first(),
        _ => None,
    });
    if let Some(ring) = drawn {
        return ring.iter().map(|p| Spot::new(f64::from(p.0) / 10.0, f64::from(p.1) / 10.0)).collect();
    }
    let reach = board.frame().hex_across.map_or(500.0, |across| f64::from(across) / 1500.0);
    let centres = board.places().iter().map(|place| Spot::new(f64::from(place.centre.0), f64::from(place.centre.1)));
    Rect::of(centres).map(|rect| rect.grown(reach).corners().to_vec()).unwrap_or_default()
}

fn scale_of(board: &Board, frame: &[Spot]) -> f64 {
    let across = match (board.layout(), board.frame().hex_across) {
        (Layout::Hexes { .. }, Some(across)) => return HEX_WIDTH * 1000.0 / f64::from(across.max(1)),
        _ => (crate::geometry::doubled_area(frame).abs() / 2.0 / board.places().len().max(1) as f64).sqrt(),
    };
    ZONE_WIDTH / across.max(1.0)
}
