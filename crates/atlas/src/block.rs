//! The title block: title, legend, scale, compass.

use kernel::board::Layout;

use crate::Scene;
use crate::furniture::rect;
use crate::geometry::{Rect, Spot};
use crate::ground::Kind;
use crate::marks::{draw_entry, draw_star};
use crate::svg::{Page, Path, Tenths};
use crate::symbols::draw_compass;

/// Metres.
const YARD: f64 = 0.9144;
const PACE: f64 = 0.762;
/// A block narrower than this stacks its parts.
const WIDE: f64 = 700.0;

/// Draws the block into the room it has.
pub fn draw(scene: &Scene<'_>, room: &Rect, page: &mut Page) {
    let [x, y, zoom] = [room.low.x, room.low.y, scene.chart.zoom].map(Tenths);
    page.add(format_args!("<g transform=\"translate({x} {y})scale({zoom})\">"));
    let room = Rect { low: Spot::default(), high: (room.high - room.low) * (1.0 / scene.chart.zoom) };
    draw_parts(scene, &room, page);
    page.add("</g>");
}

fn draw_parts(scene: &Scene<'_>, room: &Rect, page: &mut Page) {
    let inner = room.grown(-9.0);
    rect(page, "block", room);
    rect(page, "field-line", room);
    rect(page, "neat", &inner);
    rect(page, "neat", &inner.grown(-3.0));
    if room.width() < WIDE {
        draw_tall(scene, &inner, page);
    } else {
        draw_wide(scene, &inner, page);
    }
}

fn draw_tall(scene: &Scene<'_>, room: &Rect, page: &mut Page) {
    let middle = room.middle().x;
    draw_title(scene, Spot::new(middle, room.low.y + 34.0), page);
    let legend = Rect { low: Spot::new(room.low.x + 26.0, room.low.y + 148.0), high: room.high };
    draw_legend(scene, &legend, room.width() / 2.0 - 8.0, page);
    draw_compass(page, Spot::new(room.high.x - 58.0, room.high.y - 76.0), 34.0, &scene.style.words.north);
    draw_scales(scene, Spot::new(room.low.x + 26.0, room.high.y - 78.0), room.width() - 160.0, page);
    page.word("note", Spot::new(middle, room.high.y - 14.0), &scene.style.words.note);
}

fn draw_wide(scene: &Scene<'_>, room: &Rect, page: &mut Page) {
    // Title, legend and scale take a third each; a legend of three columns takes from both sides.
    let long = samples(scene).len() > TWO_COLUMNS;
    let (title, legend, column) = if long { (0.27, 0.47, 0.158) } else { (1.0 / 3.0, 1.0 / 3.0, 1.0 / 6.0) };
    let [title, legend, column] = [title, legend, column].map(|share| share * room.width());
    draw_title(scene, Spot::new(room.low.x + title / 2.0, room.low.y + 52.0), page);
    let samples = Rect { low: Spot::new(room.low.x + title + 10.0, room.low.y + 28.0), high: room.high };
    draw_legend(scene, &samples, column, page);
    draw_compass(page, Spot::new(room.high.x - 70.0, room.middle().y + 4.0), 46.0, &scene.style.words.north);
    let left = room.low.x + title + legend + 20.0;
    draw_scales(scene, Spot::new(left, room.middle().y), room.high.x - left - 160.0, page);
    page.word("note", Spot::new(room.middle().x, room.high.y - 12.0), &scene.style.words.note);
}

fn draw_title(scene: &Scene<'_>, at: Spot, page: &mut Page) {
    let words = &scene.style.words;
    let (name, rest) = scene.board.name().split_once(',').unwrap_or((scene.board.name(), ""));
    let or = |own: &str, given: &str| if given.is_empty() { own.trim().to_owned() } else { given.to_owned() };
    page.word("heading", at, &words.heading.to_uppercase());
    page.word("title", at + Spot::new(0.0, 34.0), &or(name, &words.title).to_uppercase());
    page.word("date", at + Spot::new(0.0, 59.0), &or(rest, &words.date));
    let mut rule = Path::new();
    let y = at.y + 76.0;
    rule.polygon(&[(-70.0, 0.0), (0.0, -1.3), (70.0, 0.0), (0.0, 1.3)].map(|(x, dy)| Spot::new(at.x + x, y + dy)));
    page.path("ink", &rule);
}

/// What a line of the legend shows.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Sample {
    Line(Kind),
    Bridge,
    Ford,
    Woods,
    Hill,
    House,
    Border,
    Escarpment,
    Star(&'static str),
    Entry,
}

/// More samples than this stand in three columns where there is room.
const TWO_COLUMNS: usize = 14;

fn samples(scene: &Scene<'_>) -> Vec<(Sample, String)> {
    let words = &scene.style.words;
    let lines = &scene.ground.lines;
    let has = |kind: Kind| lines.iter().any(|line| line.kind == kind);
    let (bridge, ford) = (
        scene.ground.crossings.iter().any(|crossing| crossing.bridge),
        scene.ground.crossings.iter().any(|crossing| !crossing.bridge),
    );
    // A river's own name says more than the word.
    let river = lines.iter().find(|line| line.kind == Kind::River).map(|line| line.name.clone());
    let river = river.filter(|name| !name.is_empty()).unwrap_or_else(|| words.river.clone());
    let zones = scene.board.layout() == Layout::Zones;
    let starred = |side: &str| scene.board.tagged_as("objective", side).next().is_some();
    [
        (Sample::Line(Kind::Pike), words.pike.clone(), has(Kind::Pike)),
        (Sample::Line(Kind::Road), words.road.clone(), has(Kind::Road)),
        (Sample::Line(Kind::Lane), words.lane.clone(), has(Kind::Lane)),
        (Sample::Line(Kind::Path), words.path.clone(), has(Kind::Path)),
        (Sample::Line(Kind::Railway), words.railway.clone(), has(Kind::Railway)),
        (Sample::Line(if has(Kind::Bank) { Kind::Bank } else { Kind::Bed }), words.bed.clone(), has(Kind::Bed)),
        (Sample::Border, words.border.clone(), zones),
        (Sample::Line(Kind::River), river, has(Kind::River)),
        (Sample::Bridge, words.bridge.clone(), bridge),
        (Sample::Ford, words.ford.clone(), ford),
        (Sample::Line(Kind::Stream), words.stream.clone(), has(Kind::Stream)),
        (Sample::Woods, words.woods.clone(), scene.board.terrain("woods").is_some()),
        (Sample::Hill, words.hill.clone(), scene.board.terrain("hill").is_some() || scene.has_levels()),
        (Sample::Escarpment, words.escarpment.clone(), scene.has_escarpments()),
        (Sample::House, words.house.clone(), !scene.ground.houses.is_empty()),
        (Sample::Star("union"), words.union_star.clone(), starred("union")),
        (Sample::Star("confederate"), words.confederate_star.clone(), starred("confederate")),
        (Sample::Entry, words.entry.clone(), !scene.ground.entries.is_empty()),
    ]
    .into_iter()
    .filter(|(_, _, there)| *there)
    .map(|(sample, word, _)| (sample, word))
    .collect()
}

/// The legend, in two columns or three.
fn draw_legend(scene: &Scene<'_>, room: &Rect, column: f64, page: &mut Page) {
    let samples = samples(scene);
    let columns = if samples.len() > TWO_COLUMNS { 3 } else { 2 };
    let rows = samples.len().div_ceil(columns).max(1);
    page.layer("legend", "legend", |page| {
        for (number, (sample, word)) in samples.iter().enumerate() {
            let at = room.low + Spot::new((number / rows) as f64 * column, (number % rows) as f64 * 19.0);
            draw_sample(*sample, at, page);
            page.word("", at + Spot::new(50.0, 3.0), word);
        }
    });
}

fn draw_sample(sample: Sample, at: Spot, page: &mut Page) {
    let right = at + Spot::new(40.0, 0.0);
    let middle = at.mix(right, 0.5);
    let mut line = Path::new();
    line.polyline(&[at, right]);
    let classes: &[&str] = match sample {
        Sample::Line(Kind::Pike) => &["pike-case", "pike"],
        Sample::Line(Kind::Road) => &["road-case", "road"],
        Sample::Line(Kind::Lane) => &["lane-case", "lane"],
        Sample::Line(Kind::Railway) => &["rail-ties", "rail"],
        Sample::Line(Kind::Path) => &["path"],
        Sample::Line(Kind::Bed) => &["bed-ties", "bed"],
        Sample::Line(Kind::Bank) => &["bank", "bank-bed"],
        Sample::Line(Kind::Stream) => &["stream", "stream-light"],
        Sample::Line(Kind::River) | Sample::Bridge | Sample::Ford => &["river-bank", "river"],
        Sample::Border => &["border"],
        Sample::Escarpment => &["crest"],
        Sample::Woods | Sample::Hill | Sample::House | Sample::Star(_) | Sample::Entry => &[],
    };
    for class in classes {
        page.path(class, &line);
    }
    match sample {
        Sample::Bridge => page.stamp_turned("bridge", middle, 90.0),
        Sample::Ford => page.stamp_turned("ford", middle, 90.0),
        Sample::Woods => [(8.0, 1, 1.0), (19.0, 4, -1.5), (31.0, 2, 1.0)]
            .into_iter()
            .for_each(|(x, kind, y)| page.stamp(&format!("tree{kind}"), at + Spot::new(x, y))),
        Sample::House => [(6.0, -2.0, 12.0), (17.0, 2.0, -14.0), (28.0, -2.0, 6.0), (38.0, 2.5, -4.0)]
            .into_iter()
            .for_each(|(x, y, turn)| page.stamp_turned("cottage", at + Spot::new(x, y), turn)),
        Sample::Hill => draw_knoll(middle, page),
        Sample::Escarpment => page.path("escarpment", &wedges(at)),
        Sample::Line(Kind::Bank) => page.path("bank-ties", &ties(at)),
        Sample::Star(side) => draw_star(page, middle, 8.0, side),
        Sample::Entry => draw_entry(page, middle - Spot::new(4.0, 0.0), Spot::new(1.0, 0.0), "A"),
        Sample::Line(_) | Sample::Border => {}
    }
}

fn wedges(at: Spot) -> Path {
    let mut path = Path::new();
    for n in 0..13 {
        let top = at + Spot::new(1.5 + 3.1 * f64::from(n), 0.0);
        path.polygon(&[top - Spot::new(1.1, 0.0), top + Spot::new(0.0, 8.0), top + Spot::new(1.1, 0.0)]);
    }
    path
}

fn ties(at: Spot) -> Path {
    let mut path = Path::new();
    for n in 0..=10 {
        let middle = at + Spot::new(4.0 * f64::from(n), 0.0);
        path.polyline(&[middle - Spot::new(0.0, 5.6), middle + Spot::new(0.0, 5.6)]);
    }
    path
}

fn draw_knoll(middle: Spot, page: &mut Page) {
    let mut path = Path::new();
    for n in 0..30 {
        let way = Spot::toward(f64::from(n) * std::f64::consts::TAU / 30.0);
        let way = Spot::new(way.x * 2.2, way.y);
        let side = way.unit().right() * 0.7;
        let (top, foot) = (middle + way * 4.0, middle + way * 8.0);
        path.polygon(&[top + side, foot, top - side]);
    }
    page.path("hachures", &path);
}

/// Two scales, one above the other: yards and paces.
fn draw_scales(scene: &Scene<'_>, at: Spot, room: f64, page: &mut Page) {
    page.layer("scale", "scale", |page| {
        draw_scale(scene, at, room, YARD, &scene.style.words.yards, true, page);
        draw_scale(scene, at + Spot::new(0.0, 8.0), room, PACE, &scene.style.words.paces, false, page);
    });
}

fn draw_scale(scene: &Scene<'_>, at: Spot, room: f64, unit: f64, word: &str, above: bool, page: &mut Page) {
    let per_unit = unit * scene.chart.scale / scene.chart.zoom;
    // The greatest round figure of which four fit.
    let round = [1000.0, 500.0, 250.0, 200.0, 100.0, 50.0];
    let step = round.into_iter().find(|step| step * 4.0 * per_unit <= room).unwrap_or(50.0);
    let pieces = ((room / per_unit / step).floor() as usize).clamp(1, 6);
    let (mut dark, mut frame) = (Path::new(), Path::new());
    for n in 0..pieces {
        let (from, to) = (at.x + step * per_unit * n as f64, at.x + step * per_unit * (n + 1) as f64);
        let bar = Rect { low: Spot::new(from, at.y), high: Spot::new(to, at.y + 4.5) };
        frame.polygon(&bar.corners());
        if (n % 2 == 0) == above {
            dark.polygon(&bar.corners());
        }
    }
    page.path("ink", &dark);
    page.path("line", &frame);
    let y = if above { at.y - 4.0 } else { at.y + 13.0 };
    for n in 0..=pieces {
        let x = at.x + step * per_unit * n as f64;
        page.word("", Spot::new(x, y), &((step as usize) * n).to_string());
    }
    let y = if above { y - 11.0 } else { y + 11.0 };
    page.word("unit", Spot::new(at.x + step * per_unit * pieces as f64 / 2.0, y), word);
}
