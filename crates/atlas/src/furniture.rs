//! What surrounds the field: neat line, degrees, title block.

use crate::Scene;
use crate::block;
use crate::geometry::{Rect, Spot};
use crate::svg::{Page, Path, Tenths};

/// From the field outward: the edge of the field, the line of degrees, the thick line, the thin line.
const BAND: f64 = 12.0;
const THICK: f64 = 17.0;
const THIN: f64 = 23.0;

/// Draws everything around the field.
pub fn draw(scene: &Scene<'_>, page: &mut Page) {
    let Some(room) = scene.chart.block else {
        return;
    };
    let field = scene.chart.field;
    let whole = Rect { low: field.low, high: Spot::new(field.high.x, field.high.y.max(room.high.y)) };
    page.layer("neat-line", "", |page| {
        rect(page, "neat", &field.grown(BAND));
        rect(page, "neat-thick", &whole.grown(THICK));
        rect(page, "neat", &whole.grown(THIN));
        degrees(scene, page);
    });
    page.layer("title-block", "", |page| block::draw(scene, &room, page));
}

/// A rectangle of a class.
pub fn rect(page: &mut Page, class: &str, rect: &Rect) {
    let [x, y, width, height] = [rect.low.x, rect.low.y, rect.width(), rect.height()].map(Tenths);
    page.add(format_args!("<rect class=\"{class}\" x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\"/>"));
}

/// Minutes of longitude and latitude along the edges.
fn degrees(scene: &Scene<'_>, page: &mut Page) {
    let (field, frame) = (scene.chart.field, scene.board.frame());
    let (lat, lon) = (frame.origin_lat as f64 / 1e6, frame.origin_lon as f64 / 1e6);
    let across = f64::from(frame.metres_per_degree_lon) * scene.chart.scale;
    let down = f64::from(frame.metres_per_degree_lat) * scene.chart.scale;
    if across < 1.0 || down < 1.0 {
        return;
    }
    let mut ticks = Path::new();
    let at_x = |minute: i64| scene.chart.left + (minute as f64 / 60.0 - lon) * across;
    let at_y = |minute: i64| scene.chart.top - (minute as f64 / 60.0 - lat) * down;
    let minutes = |from: f64, to: f64| (from * 60.0).ceil() as i64..=(to * 60.0).floor() as i64;
    for minute in
        minutes(lon + (field.low.x - scene.chart.left) / across, lon + (field.high.x - scene.chart.left) / across)
    {
        let x = at_x(minute);
        for (inner, outer) in [(field.low.y, field.low.y - BAND), (field.high.y, field.high.y + BAND)] {
            ticks.polyline(&[Spot::new(x, inner), Spot::new(x, outer)]);
        }
        page.word("degrees", Spot::new(x, field.low.y - THIN - 6.0), &angle(minute));
    }
    for minute in minutes(lat + (scene.chart.top - field.high.y) / down, lat + (scene.chart.top - field.low.y) / down) {
        let y = at_y(minute);
        for (inner, outer) in [(field.low.x, field.low.x - BAND), (field.high.x, field.high.x + BAND)] {
            ticks.polyline(&[Spot::new(inner, y), Spot::new(outer, y)]);
        }
        let (x, y) = (Tenths(field.low.x - THIN - 6.0), Tenths(y));
        page.add(format_args!(
            "<text class=\"degrees\" transform=\"translate({x} {y})rotate(-90)\">{}</text>",
            angle(minute)
        ));
    }
    page.path("ticks", &ticks);
}

fn angle(minutes: i64) -> String {
    let minutes = minutes.abs();
    format!("{}° {:02}′", minutes / 60, minutes % 60)
}
