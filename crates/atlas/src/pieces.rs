//! Pieces of a sheet: a browser draws a large map piece by piece, and less of it where it is seen from afar.
//!
//! A piece is the sheet's own text with what lies elsewhere left out, so that nothing is drawn twice and all pieces
//! fit each other. It relies on how sheets are written: one element a line, path data by [`crate::svg::Path`].

use std::collections::BTreeSet;

use crate::Sheet;
use crate::geometry::{Rect, Spot};
use crate::svg::Tenths;

/// The side of the square that a piece shows, in user units.
pub const SIDE: u32 = 1024;
/// How far a piece reaches beyond its square on every side, so that no seam is seen where two meet.
pub const BLEED: u32 = 8;
/// Sheets larger than this, in square units, are better shown in pieces.
const LARGE: f64 = 8_000_000.0;
/// From line to line of a name in large letters.
const LARGE_LINE: f64 = 40.0;
/// How far strokes reach beyond their line.
const STROKE: f64 = 16.0;
/// How far a name reaches beyond its middle.
const NAME: Spot = Spot { x: 260.0, y: 40.0 };

/// How much of the map is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Detail {
    /// The ground, waters, roads and the great names, bold and large: for the whole map at a glance.
    Far,
    /// All but the numbers of hexes.
    Middle,
    /// Everything.
    Near,
}

impl Detail {
    /// Its id.
    pub const fn id(self) -> &'static str {
        match self {
            Detail::Far => "far",
            Detail::Middle => "middle",
            Detail::Near => "near",
        }
    }

    /// The layers that are left out.
    const fn without(self) -> &'static [&'static str] {
        match self {
            Detail::Far => &["hachures", "grid", "ids", "names-minor", "names-lines", "houses"],
            Detail::Middle => &["ids"],
            Detail::Near => &[],
        }
    }

    /// Further rules of style.
    const fn style(self) -> &'static str {
        match self {
            Detail::Far => {
                ".atlas .pike-case{stroke-width:16}.atlas .pike{stroke-width:10}.atlas .road{stroke-width:5}\
                 .atlas .road-case{stroke-width:9}.atlas .river-bank{stroke-width:20}.atlas .river{stroke-width:14}\
                 .atlas .stream{stroke-width:5}\
                 .atlas .names-major .village{font-size:52px}.atlas .names-major .hill{font-size:40px}\
                 .atlas .names-major :is(.crossing,.river-name){display:none}.atlas .names-major text{stroke-width:9}"
            }
            Detail::Middle | Detail::Near => "",
        }
    }
}

impl Sheet {
    /// How many pieces a large sheet has across and down; `None` where one picture will do.
    pub fn pieces(&self) -> Option<(u32, u32)> {
        let count = |length: f64| (length / f64::from(SIDE)).ceil() as u32;
        (self.width * self.height > LARGE).then(|| (count(self.width), count(self.height)))
    }

    /// The whole sheet with less on it.
    pub fn seen(&self, detail: Detail) -> String {
        Cutter::new(self, detail, None).cut()
    }

    /// One piece, counted from the upper left; `None` beyond the sheet.
    pub fn piece(&self, detail: Detail, column: u32, row: u32) -> Option<String> {
        let (columns, rows) = self.pieces()?;
        let side = f64::from(SIDE);
        let low = Spot::new(f64::from(column) * side, f64::from(row) * side);
        let window = Rect { low, high: low + Spot::new(side, side) }.grown(f64::from(BLEED));
        (column < columns && row < rows).then(|| Cutter::new(self, detail, Some(window)).cut())
    }
}

struct Cutter<'s> {
    sheet: &'s Sheet,
    detail: Detail,
    window: Option<Rect>,
    /// Title, legend and neat line lie around the field; a piece within it has none of them.
    inside: bool,
    text: String,
    /// Lines that names would stand on, had they not been left out.
    gone: BTreeSet<&'s str>,
    /// The line of a name written last.
    above: Option<Spot>,
}

impl<'s> Cutter<'s> {
    fn new(sheet: &'s Sheet, detail: Detail, window: Option<Rect>) -> Cutter<'s> {
        let field = Rect::of(sheet.places.iter().flat_map(|place| place.outline.iter().copied()));
        let holds = |field: Rect, window: Rect| {
            let (low, high) = (window.low - field.low, field.high - window.high);
            low.x >= 0.0 && low.y >= 0.0 && high.x >= 0.0 && high.y >= 0.0
        };
        let inside = field.zip(window).is_some_and(|(field, window)| holds(field, window));
        Cutter { sheet, detail, window, inside, text: String::new(), gone: BTreeSet::new(), above: None }
    }

    fn cut(mut self) -> String {
        let (mut defining, mut skipping, mut deep) = (false, 0_usize, 0_usize);
        for line in self.sheet.svg.lines() {
            let opens = line.starts_with("<g ") || line.starts_with("<g>");
            let closes = line.starts_with("</g>");
            if skipping > 0 || (opens && self.leaves_out(line)) {
                skipping = (skipping + usize::from(opens)).saturating_sub(usize::from(closes));
                continue;
            }
            defining = (defining || line.starts_with("<defs>")) && !line.starts_with("</defs>");
            // What lies in a group with coordinates of its own stays as it is.
            let own = deep > 0 || (opens && line.contains(" transform="));
            deep = if own { (deep + usize::from(opens)).saturating_sub(usize::from(closes)) } else { 0 };
            self.line(line, defining, own);
        }
        self.text
    }

    fn leaves_out(&self, line: &str) -> bool {
        let Some(id) = attribute(line, "id").and_then(|id| id.strip_prefix("atlas-")) else { return false };
        let around = self.inside && ["neat-line", "title-block"].contains(&id);
        around || self.detail.without().contains(&id)
    }

    fn line(&mut self, line: &'s str, defining: bool, own: bool) {
        let kept = if line.starts_with("<svg ") {
            Some(self.opening(line))
        } else if let Some(rest) = line.strip_suffix("</style>") {
            Some(format!("{rest}{}</style>", self.detail.style()))
        } else if line.starts_with("<rect class=\"paper\"") {
            // In hundredths of the sheet, not of the window.
            let (width, height) = (Tenths(self.sheet.width), Tenths(self.sheet.height));
            let whole = format!("width=\"{width}\" height=\"{height}\"");
            Some(line.replace("width=\"100%\" height=\"100%\"", &whole))
        } else {
            match self.window {
                Some(window) if !own => self.part(line, &window, defining),
                None if self.detail == Detail::Far && !own => Some(self.spaced(line)),
                _ => Some(line.to_owned()),
            }
        };
        if let Some(kept) = kept {
            self.text.push_str(&kept);
            self.text.push('\n');
        }
    }

    /// The lines of a great name further apart, as large letters need them.
    fn spaced(&mut self, line: &str) -> String {
        let at = place_of(line).filter(|_| line.starts_with("<text "));
        let below = at.zip(self.above).filter(|(at, above)| at.x == above.x && (0.0..60.0).contains(&(at.y - above.y)));
        self.above = below.map(|(at, above)| Spot::new(at.x, above.y + LARGE_LINE)).or(at);
        match (at, self.above) {
            (Some(at), Some(now)) if at != now => {
                line.replace(&format!(" y=\"{}\"", Tenths(at.y)), &format!(" y=\"{}\"", Tenths(now.y)))
            }
            _ => line.to_owned(),
        }
    }

    /// The first line, with the part of the sheet that is shown.
    fn opening(&self, line: &str) -> String {
        let Some(window) = self.window else { return line.to_owned() };
        let (width, height) = (Tenths(self.sheet.width), Tenths(self.sheet.height));
        let whole = format!("viewBox=\"0 0 {width} {height}\" width=\"{width}\" height=\"{height}\"");
        let [x, y, side] = [window.low.x, window.low.y, window.width()].map(Tenths);
        let part = format!("viewBox=\"{x} {y} {side} {side}\" width=\"{side}\" height=\"{side}\"");
        line.replace(&whole, &part)
    }

    /// What of an element lies in the window.
    fn part(&mut self, line: &'s str, window: &Rect, defining: bool) -> Option<String> {
        if line.starts_with("<path ") {
            return self.path(line, window, defining);
        }
        if let Some(way) = attribute(line, "href").filter(|_| line.starts_with("<text ")) {
            return (!self.gone.contains(&way[1..])).then(|| line.to_owned());
        }
        let reach = if line.starts_with("<text ") { NAME } else { Spot::new(40.0, 40.0) };
        let near = defining || place_of(line).is_none_or(|at| meets(window, &Rect { low: at, high: at }, reach));
        near.then(|| line.to_owned())
    }

    /// A path without the lines that lie elsewhere. Symbols are defined in coordinates of their own and stay whole.
    fn path(&mut self, line: &'s str, window: &Rect, defining: bool) -> Option<String> {
        let id = attribute(line, "id");
        let named = id.is_some_and(|id| id == "atlas-woods-outline" || id.starts_with("atlas-along"));
        let Some(data) = attribute(line, "d").filter(|_| !defining || named) else { return Some(line.to_owned()) };
        let kept = lines_in(data, window);
        if let Some(id) = id.filter(|id| kept.is_empty() && id.starts_with("atlas-along")) {
            self.gone.insert(id);
            return None;
        }
        (named || !kept.is_empty()).then(|| {
            let (before, after) = line.split_once(" d=\"").unwrap_or((line, ""));
            format!("{before} d=\"{kept}{}", &after[data.len()..])
        })
    }
}

/// An attribute of the first element of a line.
fn attribute<'l>(line: &'l str, name: &str) -> Option<&'l str> {
    let (_, rest) = line.split_once(&format!(" {name}=\""))?;
    rest.split_once('"').map(|(value, _)| value)
}

/// Where an element stands that says so.
fn place_of(line: &str) -> Option<Spot> {
    let number = |name: &str| attribute(line, name).and_then(|value| value.parse::<f64>().ok());
    let plain = number("x").zip(number("y")).or_else(|| number("cx").zip(number("cy")));
    let moved = || {
        let (_, rest) = line.split_once("transform=\"translate(")?;
        let (x, y) = rest.split_once(')')?.0.split_once(' ')?;
        Some((x.parse().ok()?, y.parse().ok()?))
    };
    // A rectangle reaches further than its corner says.
    let (x, y) = plain.filter(|_| !line.starts_with("<rect ")).or_else(moved)?;
    Some(Spot::new(x, y))
}

fn meets(window: &Rect, other: &Rect, by: Spot) -> bool {
    let (low, high) = (window.low - by, window.high + by);
    other.low.x <= high.x && other.high.x >= low.x && other.low.y <= high.y && other.high.y >= low.y
}

/// The lines of a path that come near the window. Rings around it are near as well, so that insides stay insides.
fn lines_in(data: &str, window: &Rect) -> String {
    let near = |line: &&str| extent(line).is_none_or(|extent| meets(window, &extent, Spot::new(STROKE, STROKE)));
    lines_of(data).filter(near).collect()
}

/// The lines of a path, each from its `M` on.
fn lines_of(data: &str) -> impl Iterator<Item = &str> {
    let begins: Vec<usize> = data.match_indices('M').map(|(at, _)| at).collect();
    let ends: Vec<usize> = begins.iter().skip(1).copied().chain([data.len()]).collect();
    begins.into_iter().zip(ends).filter_map(|(from, to)| data.get(from..to))
}

/// The rectangle around a line and its control points; `None` if it is written otherwise than we write.
fn extent(line: &str) -> Option<Rect> {
    let mut numbers = Numbers { rest: line.strip_prefix('M')? };
    let mut at = Spot::new(numbers.next()?, numbers.next()?);
    let mut rect = Rect { low: at, high: at };
    let mut command = 'M';
    loop {
        let rest = numbers.rest.trim_start();
        match rest.chars().next() {
            None => return Some(rect),
            Some('z') => numbers.rest = &rest[1..],
            Some(letter @ ('l' | 'q' | 'c')) => {
                command = letter;
                numbers.rest = &rest[1..];
            }
            Some(_) => {
                let points = match command {
                    'l' => 1,
                    'q' => 2,
                    'c' => 3,
                    _ => return None,
                };
                let from = at;
                for _ in 0..points {
                    at = from + Spot::new(numbers.next()?, numbers.next()?);
                    rect = Rect::of([rect.low, rect.high, at])?;
                }
            }
        }
    }
}

/// Numbers one after another, with or without a space between.
struct Numbers<'d> {
    rest: &'d str,
}

impl Numbers<'_> {
    fn next(&mut self) -> Option<f64> {
        let rest = self.rest.trim_start();
        let ends = |(at, c): &(usize, char)| !(c.is_ascii_digit() || *c == '.' || (*c == '-' && *at == 0));
        let end = rest.char_indices().find(ends).map_or(rest.len(), |(at, _)| at);
        let (number, left) = rest.split_at(end);
        self.rest = left;
        number.parse().ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn window(low: f64, high: f64) -> Rect {
        Rect { low: Spot::new(low, low), high: Spot::new(high, high) }
    }

    #[test]
    fn the_extent_of_a_line_holds_its_control_points() {
        let found = extent("M10 20l5-3 1.5 .5q0-10 4 0z").unwrap();
        assert_eq!((found.low, found.high), (Spot::new(10.0, 7.5), Spot::new(20.5, 20.0)));
        assert!(extent("M1 2A3 4").is_none());
    }

    #[test]
    fn lines_elsewhere_are_left_out_and_rings_around_are_kept() {
        let data = "M0 0l500 0 0 500-500 0zM10 10l5 5M300 300l5 5";
        assert_eq!(lines_in(data, &window(200.0, 320.0)), "M0 0l500 0 0 500-500 0zM300 300l5 5");
    }

    #[test]
    fn elements_say_where_they_stand() {
        assert_eq!(place_of("<use href=\"#atlas-house\" x=\"3\" y=\"-4.5\"/>"), Some(Spot::new(3.0, -4.5)));
        let turned = "<use href=\"#atlas-ford\" transform=\"translate(7 .5)rotate(30)\"/>";
        assert_eq!(place_of(turned), Some(Spot::new(7.0, 0.5)));
        assert_eq!(place_of("<use href=\"#atlas-woods-outline\" class=\"woods\"/>"), None);
    }
}
