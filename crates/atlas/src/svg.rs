//! Writing SVG: path data in tenths of a unit, and elements.

use std::fmt::{self, Write};

use crate::geometry::Spot;

/// A number with at most one decimal and no needless zero.
#[derive(Clone, Copy)]
pub struct Tenths(pub f64);

impl fmt::Display for Tenths {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_tenths(f, whole_tenths(self.0))
    }
}

fn whole_tenths(value: f64) -> i64 {
    // A value that is no number becomes 0 here, so that none can reach the sheet.
    (value * 10.0).round() as i64
}

fn write_tenths(f: &mut impl Write, tenths: i64) -> fmt::Result {
    let (sign, size) = (if tenths < 0 { "-" } else { "" }, tenths.unsigned_abs());
    match (size / 10, size % 10) {
        (whole, 0) => write!(f, "{}{whole}", if whole == 0 { "" } else { sign }),
        (0, part) => write!(f, "{sign}.{part}"),
        (whole, part) => write!(f, "{sign}{whole}.{part}"),
    }
}

/// Path data, written relative to the last point so that it is short.
#[derive(Clone, Debug, Default)]
pub struct Path {
    data: String,
    at: (i64, i64),
    command: char,
}

impl Path {
    /// An empty path.
    pub fn new() -> Path {
        Path::default()
    }

    /// Starts a new line.
    pub fn go(&mut self, to: Spot) {
        let to = (whole_tenths(to.x), whole_tenths(to.y));
        self.data.push('M');
        self.command = 'M';
        self.number(to.0);
        self.number(to.1);
        self.at = to;
    }

    /// A straight line.
    pub fn line(&mut self, to: Spot) {
        self.step('l', &[to]);
    }

    /// A curve with one control point.
    pub fn bend(&mut self, by: Spot, to: Spot) {
        self.step('q', &[by, to]);
    }

    /// A curve with two control points.
    pub fn curve(&mut self, first: Spot, second: Spot, to: Spot) {
        self.step('c', &[first, second, to]);
    }

    /// Back to where the line started.
    pub fn close(&mut self) {
        self.data.push('z');
        self.command = 'z';
    }

    /// A line through all points.
    pub fn polyline(&mut self, points: &[Spot]) {
        for (number, point) in points.iter().enumerate() {
            if number == 0 { self.go(*point) } else { self.line(*point) }
        }
    }

    /// A closed line through all points.
    pub fn polygon(&mut self, points: &[Spot]) {
        self.polyline(points);
        self.close();
    }

    /// A smooth closed line that rounds every corner: what endless corner cutting would give.
    pub fn rounded(&mut self, points: &[Spot]) {
        let Some(last) = points.last() else { return };
        self.go(last.mix(points[0], 0.5));
        for (number, point) in points.iter().enumerate() {
            let next = points[(number + 1) % points.len()];
            self.bend(*point, point.mix(next, 0.5));
        }
        self.close();
    }

    /// A smooth open line through all points (Catmull and Rom).
    pub fn smooth(&mut self, points: &[Spot]) {
        let Some(first) = points.first() else { return };
        self.go(*first);
        for n in 0..points.len() - 1 {
            let (a, b) = (points[n], points[n + 1]);
            let before = if n == 0 { a } else { points[n - 1] };
            let after = points.get(n + 2).copied().unwrap_or(b);
            // Handles a third of the segment long at most, lest close points make loops.
            let reach = a.distance(b) / 3.0;
            let handle = |step: Spot| step.unit() * (step.length() / 6.0).min(reach);
            self.curve(a + handle(b - before), b - handle(after - a), b);
        }
    }

    /// True if nothing was drawn.
    pub fn is_empty(&self) -> bool {
        self.data.is_empty()
    }

    /// The path data.
    pub fn data(&self) -> &str {
        &self.data
    }

    fn step(&mut self, command: char, points: &[Spot]) {
        if self.command != command {
            self.data.push(command);
        }
        let from = self.at;
        for (number, point) in points.iter().enumerate() {
            let to = (whole_tenths(point.x), whole_tenths(point.y));
            let fresh = number == 0 && self.command != command;
            self.spaced(to.0 - from.0, fresh);
            self.spaced(to.1 - from.1, false);
            self.at = to;
        }
        self.command = command;
    }

    fn number(&mut self, tenths: i64) {
        let fresh = self.data.ends_with('M');
        self.spaced(tenths, fresh);
    }

    fn spaced(&mut self, tenths: i64, fresh: bool) {
        if !fresh && tenths >= 0 {
            self.data.push(' ');
        }
        // Writing into a string cannot fail.
        let _ = write_tenths(&mut self.data, tenths);
    }
}

/// Text made safe for element content and attributes.
pub fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            c if c.is_control() => safe.push(' '),
            c => safe.push(c),
        }
    }
    safe
}

/// The text of the sheet as it grows.
#[derive(Clone, Debug, Default)]
pub struct Page {
    /// What is written so far.
    pub text: String,
}

impl Page {
    /// Adds markup.
    pub fn add(&mut self, markup: impl fmt::Display) {
        let _ = writeln!(self.text, "{markup}");
    }

    /// A layer with an id and what it holds; nothing if it holds nothing.
    pub fn layer(&mut self, id: &str, class: &str, draw: impl FnOnce(&mut Page)) {
        let mut inner = Page::default();
        draw(&mut inner);
        if inner.text.is_empty() {
            return;
        }
        let class = if class.is_empty() { String::new() } else { format!(" class=\"{class}\"") };
        self.add(format_args!("<g id=\"atlas-{id}\"{class}>"));
        self.text.push_str(&inner.text);
        self.add("</g>");
    }

    /// A path of a class; nothing if it is empty.
    pub fn path(&mut self, class: &str, path: &Path) {
        if !path.is_empty() {
            self.add(format_args!("<path class=\"{class}\" d=\"{}\"/>", path.data()));
        }
    }

    /// A symbol placed at a point.
    pub fn stamp(&mut self, symbol: &str, at: Spot) {
        self.add(format_args!("<use href=\"#atlas-{symbol}\" x=\"{}\" y=\"{}\"/>", Tenths(at.x), Tenths(at.y)));
    }

    /// A symbol placed at a point and turned clockwise.
    pub fn stamp_turned(&mut self, symbol: &str, at: Spot, degrees: f64) {
        let (x, y, turn) = (Tenths(at.x), Tenths(at.y), Tenths(degrees));
        self.add(format_args!("<use href=\"#atlas-{symbol}\" transform=\"translate({x} {y})rotate({turn})\"/>"));
    }

    /// A line of text.
    pub fn word(&mut self, class: &str, at: Spot, text: &str) {
        let class = if class.is_empty() { String::new() } else { format!(" class=\"{class}\"") };
        let (x, y) = (Tenths(at.x), Tenths(at.y));
        self.add(format_args!("<text{class} x=\"{x}\" y=\"{y}\">{}</text>", escaped(text)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_short() {
        let written = |value: f64| Tenths(value).to_string();
        assert_eq!([0.0, -0.04, 0.5, -0.5, 12.34, -3.0].map(written), ["0", "0", ".5", "-.5", "12.3", "-3"]);
        assert_eq!(written(f64::NAN), "0");
    }

    #[test]
    fn paths_are_relative() {
        let mut path = Path::new();
        path.polygon(&[Spot::new(1.0, 2.0), Spot::new(2.5, 2.0), Spot::new(2.5, 1.0)]);
        assert_eq!(path.data(), "M1 2l1.5 0 0-1z");
    }

    #[test]
    fn text_is_escaped() {
        assert_eq!(escaped("A & <B>\u{7}"), "A &amp; &lt;B&gt; ");
    }
}
