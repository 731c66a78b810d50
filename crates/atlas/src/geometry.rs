//! Points, lines and loops on the sheet: user units, y downward.

use std::ops::{Add, Mul, Sub};

/// A point or a step on the sheet, in SVG user units; y grows downward.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Spot {
    /// Rightward.
    pub x: f64,
    /// Downward.
    pub y: f64,
}

impl Spot {
    /// A point from its coordinates.
    pub const fn new(x: f64, y: f64) -> Spot {
        Spot { x, y }
    }

    /// The unit step in a direction; 0 is right, a quarter turn is down.
    pub fn toward(angle: f64) -> Spot {
        Spot::new(angle.cos(), angle.sin())
    }

    /// Its length as a step.
    pub fn length(self) -> f64 {
        self.x.hypot(self.y)
    }

    /// How far another point is.
    pub fn distance(self, other: Spot) -> f64 {
        (self - other).length()
    }

    /// The step shortened to length 1; a step of no length stays as it is.
    pub fn unit(self) -> Spot {
        let length = self.length();
        if length > 1e-9 { self * (1.0 / length) } else { self }
    }

    /// A quarter turn to the right of the way we walk.
    pub fn right(self) -> Spot {
        Spot::new(-self.y, self.x)
    }

    /// The scalar product.
    pub fn dot(self, other: Spot) -> f64 {
        self.x * other.x + self.y * other.y
    }

    /// The point a share of the way to another.
    pub fn mix(self, other: Spot, share: f64) -> Spot {
        self + (other - self) * share
    }

    /// The direction as an angle in degrees.
    pub fn degrees(self) -> f64 {
        self.y.atan2(self.x).to_degrees()
    }

    /// Rounded to tenths, as everything on the sheet is written.
    #[must_use]
    pub fn tenths(self) -> Spot {
        Spot::new((self.x * 10.0).round() / 10.0, (self.y * 10.0).round() / 10.0)
    }
}

impl Add for Spot {
    type Output = Spot;
    fn add(self, other: Spot) -> Spot {
        Spot::new(self.x + other.x, self.y + other.y)
    }
}

impl Sub for Spot {
    type Output = Spot;
    fn sub(self, other: Spot) -> Spot {
        Spot::new(self.x - other.x, self.y - other.y)
    }
}

impl Mul<f64> for Spot {
    type Output = Spot;
    fn mul(self, by: f64) -> Spot {
        Spot::new(self.x * by, self.y * by)
    }
}

/// An upright rectangle.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rect {
    /// The corner with the smallest coordinates.
    pub low: Spot,
    /// The corner with the greatest coordinates.
    pub high: Spot,
}

impl Rect {
    /// The rectangle around a middle.
    pub fn around(middle: Spot, width: f64, height: f64) -> Rect {
        let half = Spot::new(width / 2.0, height / 2.0);
        Rect { low: middle - half, high: middle + half }
    }

    /// The smallest rectangle that holds all points; `None` for no points.
    pub fn of(points: impl IntoIterator<Item = Spot>) -> Option<Rect> {
        points.into_iter().fold(None, |rect: Option<Rect>, p| {
            let rect = rect.unwrap_or(Rect { low: p, high: p });
            let low = Spot::new(rect.low.x.min(p.x), rect.low.y.min(p.y));
            let high = Spot::new(rect.high.x.max(p.x), rect.high.y.max(p.y));
            Some(Rect { low, high })
        })
    }

    /// Rightward size.
    pub fn width(&self) -> f64 {
        self.high.x - self.low.x
    }

    /// Downward size.
    pub fn height(&self) -> f64 {
        self.high.y - self.low.y
    }

    /// The middle.
    pub fn middle(&self) -> Spot {
        self.low.mix(self.high, 0.5)
    }

    /// The same rectangle with a margin on all sides.
    #[must_use]
    pub fn grown(&self, by: f64) -> Rect {
        let step = Spot::new(by, by);
        Rect { low: self.low - step, high: self.high + step }
    }

    /// True if the point lies inside or on the edge.
    pub fn holds(&self, p: Spot) -> bool {
        self.low.x <= p.x && p.x <= self.high.x && self.low.y <= p.y && p.y <= self.high.y
    }

    /// True if the two share any point.
    pub fn meets(&self, other: &Rect) -> bool {
        self.low.x <= other.high.x
            && other.low.x <= self.high.x
            && self.low.y <= other.high.y
            && other.low.y <= self.high.y
    }

    /// The four corners.
    pub fn corners(&self) -> [Spot; 4] {
        let Rect { low, high } = *self;
        [low, Spot::new(low.x, high.y), high, Spot::new(high.x, low.y)]
    }
}

/// A line with its length known, for walking along it.
#[derive(Clone, Debug)]
pub struct Course {
    points: Vec<Spot>,
    /// Length from the start to each point.
    so_far: Vec<f64>,
}

impl Course {
    /// A course along an open line.
    pub fn new(points: &[Spot]) -> Course {
        let mut so_far = Vec::with_capacity(points.len());
        let mut sum = 0.0;
        for (number, point) in points.iter().enumerate() {
            sum += number.checked_sub(1).and_then(|n| points.get(n)).map_or(0.0, |before| before.distance(*point));
            so_far.push(sum);
        }
        Course { points: points.to_vec(), so_far }
    }

    /// A course once around a loop given without its last point repeated.
    pub fn around(points: &[Spot]) -> Course {
        let closed: Vec<Spot> = points.iter().chain(points.first()).copied().collect();
        Course::new(&closed)
    }

    /// The whole length.
    pub fn length(&self) -> f64 {
        self.so_far.last().copied().unwrap_or(0.0)
    }

    /// The point at this length from the start, and the unit step onward.
    pub fn at(&self, length: f64) -> (Spot, Spot) {
        let Some(last) = self.points.len().checked_sub(2) else {
            return (self.points.first().copied().unwrap_or_default(), Spot::new(1.0, 0.0));
        };
        let here = self.so_far.partition_point(|so_far| *so_far <= length).saturating_sub(1).min(last);
        let (a, b) = (self.points[here], self.points[here + 1]);
        let step = (b - a).unit();
        (a + step * (length - self.so_far[here]).clamp(0.0, a.distance(b)), step)
    }

    /// Points at even distances of about `step`, both ends included.
    pub fn evenly(&self, step: f64) -> Vec<Spot> {
        let count = (self.length() / step.max(0.1)).round().max(1.0) as usize;
        (0..=count).map(|n| self.at(self.length() * n as f64 / count as f64).0).collect()
    }

    /// Points between two lengths at distances of about `step`.
    pub fn part(&self, from: f64, to: f64, step: f64) -> Vec<Spot> {
        let count = ((to - from) / step.max(0.1)).round().max(1.0) as usize;
        (0..=count).map(|n| self.at(from + (to - from) * n as f64 / count as f64).0).collect()
    }

    /// The nearest point of the line, how far it is, and the step onward there.
    pub fn nearest(&self, to: Spot) -> Option<(Spot, f64, Spot)> {
        let foot = |pair: &[Spot]| {
            let foot = foot_of(pair[0], pair[1], to);
            (foot, foot.distance(to), (pair[1] - pair[0]).unit())
        };
        self.points.windows(2).map(foot).min_by(|a, b| a.1.total_cmp(&b.1))
    }
}

/// The point of the segment nearest to `p`.
pub fn foot_of(a: Spot, b: Spot, p: Spot) -> Spot {
    let step = b - a;
    let square = step.dot(step);
    if square < 1e-9 {
        return a;
    }
    a + step * ((p - a).dot(step) / square).clamp(0.0, 1.0)
}

/// Twice the area inside a loop; positive if it runs clockwise as seen on the sheet.
pub fn doubled_area(ring: &[Spot]) -> f64 {
    let next = ring.iter().cycle().skip(1);
    ring.iter().zip(next).map(|(a, b)| a.x * b.y - b.x * a.y).sum()
}

/// True if the point lies inside the loop.
pub fn inside(ring: &[Spot], p: Spot) -> bool {
    let next = ring.iter().cycle().skip(1);
    let crossed = ring
        .iter()
        .zip(next)
        .filter(|(a, b)| (a.y > p.y) != (b.y > p.y) && p.x < (b.x - a.x) * (p.y - a.y) / (b.y - a.y) + a.x);
    crossed.count() % 2 == 1
}

/// How far a point is from the loop itself.
pub fn distance_to(ring: &[Spot], p: Spot) -> f64 {
    let next = ring.iter().cycle().skip(1);
    ring.iter().zip(next).map(|(a, b)| foot_of(*a, *b, p).distance(p)).fold(f64::INFINITY, f64::min)
}

/// Which points of a line to keep so that it stays within `slack` of itself (Douglas and Peucker).
pub fn kept(line: &[Spot], slack: f64) -> Vec<bool> {
    let mut keep = vec![false; line.len()];
    let Some(last) = line.len().checked_sub(1) else { return keep };
    (keep[0], keep[last]) = (true, true);
    let mut open = vec![(0, last)];
    while let Some((from, to)) = open.pop() {
        let far = |n: usize| foot_of(line[from], line[to], line[n]).distance(line[n]);
        let farthest = (from + 1..to).max_by(|a, b| far(*a).total_cmp(&far(*b)));
        if let Some(middle) = farthest.filter(|n| far(*n) > slack) {
            keep[middle] = true;
            open.extend([(from, middle), (middle, to)]);
        }
    }
    keep
}

/// The line with fewer points, within `slack` of itself.
pub fn simplified(line: &[Spot], slack: f64) -> Vec<Spot> {
    line.iter().zip(kept(line, slack)).filter(|(_, keep)| *keep).map(|(p, _)| *p).collect()
}

/// An open line with its corners cut (Chaikin); the ends stay.
pub fn cut_corners(line: &[Spot], weight: f64) -> Vec<Spot> {
    let (Some(first), Some(last)) = (line.first(), line.last()) else { return Vec::new() };
    let cut = line.windows(2).flat_map(|pair| [pair[0].mix(pair[1], weight), pair[1].mix(pair[0], weight)]);
    let mut points: Vec<Spot> = cut.collect();
    if points.len() > 1 {
        points.remove(0);
        points.pop();
    }
    points.insert(0, *first);
    points.push(*last);
    points
}

/// A loop with its corners cut (Chaikin); a weight of a half leaves the middles of its sides.
pub fn cut_loop(ring: &[Spot], weight: f64) -> Vec<Spot> {
    let sides = ring.iter().zip(ring.iter().cycle().skip(1));
    if weight >= 0.5 {
        return sides.map(|(a, b)| a.mix(*b, 0.5)).collect();
    }
    sides.flat_map(|(a, b)| [a.mix(*b, weight), b.mix(*a, weight)]).collect()
}

/// The moving average of an open line over `reach` points either way.
pub fn averaged(line: &[Spot], reach: usize) -> Vec<Spot> {
    let mean = |n: usize| {
        let reach = reach.min(n).min(line.len() - 1 - n);
        let near = &line[n - reach..=n + reach];
        near.iter().fold(Spot::default(), |sum, p| sum + *p) * (1.0 / near.len() as f64)
    };
    (0..line.len()).map(mean).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn square() -> Vec<Spot> {
        Rect::around(Spot::new(5.0, 5.0), 10.0, 10.0).corners().to_vec()
    }

    #[test]
    fn a_loop_knows_its_inside() {
        assert!(inside(&square(), Spot::new(1.0, 9.0)));
        assert!(!inside(&square(), Spot::new(11.0, 5.0)));
        assert!((distance_to(&square(), Spot::new(2.0, 5.0)) - 2.0).abs() < 1e-9);
        assert!((doubled_area(&square()).abs() - 200.0).abs() < 1e-9);
    }

    #[test]
    fn a_course_is_walked_by_length() {
        let course = Course::around(&square());
        assert!((course.length() - 40.0).abs() < 1e-9);
        assert_eq!(course.at(15.0).0, Spot::new(5.0, 10.0));
        assert_eq!(course.evenly(10.0).len(), 5);
        assert_eq!(Course::new(&[]).at(3.0).0, Spot::default());
    }

    #[test]
    fn simplifying_keeps_corners_only() {
        let line = [(0.0, 0.0), (5.0, 0.01), (10.0, 0.0), (10.0, 10.0)].map(|(x, y)| Spot::new(x, y));
        assert_eq!(simplified(&line, 0.1).len(), 3);
        assert!(simplified(&[], 0.1).is_empty());
    }
}
