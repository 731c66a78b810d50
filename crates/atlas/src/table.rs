//! What already lies where, so that names and strokes keep out of each other's way.

use std::collections::BTreeMap;

use crate::geometry::{Course, Rect, Spot};

/// Side of a square of the index.
const SQUARE: f64 = 32.0;
/// Sampling distance along lines.
const STEP: f64 = 4.0;

#[derive(Clone, Copy, Debug)]
struct Mark {
    at: Spot,
    reach: f64,
    weight: f64,
}

#[derive(Clone, Debug, Default)]
struct Square {
    marks: Vec<Mark>,
    words: Vec<Rect>,
}

/// An index of marks (lines, houses, crossings) and words.
#[derive(Clone, Debug, Default)]
pub struct Table {
    squares: BTreeMap<(i32, i32), Square>,
    widest: f64,
}

impl Table {
    /// Something round that names had better not cover; `weight` says how much.
    pub fn dot(&mut self, at: Spot, reach: f64, weight: f64) {
        self.widest = self.widest.max(reach);
        self.squares.entry(square_of(at)).or_default().marks.push(Mark { at, reach, weight });
    }

    /// A line, as a row of dots.
    pub fn line(&mut self, points: &[Spot], reach: f64, weight: f64) {
        for at in Course::new(points).evenly(STEP) {
            self.dot(at, reach, weight);
        }
    }

    /// Words that nothing may cover.
    pub fn words(&mut self, rect: Rect) {
        for square in squares_of(&rect) {
            self.squares.entry(square).or_default().words.push(rect);
        }
    }

    /// How much a name in this rectangle would cover; other words count most.
    pub fn cost(&self, rect: &Rect) -> f64 {
        let mut cost = 0.0;
        for square in squares_of(&rect.grown(self.widest)) {
            let Some(square) = self.squares.get(&square) else { continue };
            let near = square.marks.iter().filter(|mark| rect.grown(mark.reach).holds(mark.at));
            cost += near.map(|mark| mark.weight).sum::<f64>();
            cost += 60.0 * square.words.iter().filter(|words| words.meets(rect)).count() as f64;
        }
        cost
    }

    /// True if nothing lies within `margin` of a point.
    pub fn free(&self, p: Spot, margin: f64) -> bool {
        let around = Rect::around(p, 0.0, 0.0).grown(margin + self.widest);
        squares_of(&around).all(|square| {
            let Some(square) = self.squares.get(&square) else { return true };
            let clear = square.marks.iter().all(|mark| mark.at.distance(p) > mark.reach + margin);
            clear && !square.words.iter().any(|words| words.grown(margin).holds(p))
        })
    }
}

fn square_of(p: Spot) -> (i32, i32) {
    ((p.x / SQUARE).floor() as i32, (p.y / SQUARE).floor() as i32)
}

fn squares_of(rect: &Rect) -> impl Iterator<Item = (i32, i32)> + use<> {
    let (low, high) = (square_of(rect.low), square_of(rect.high));
    (low.0..=high.0).flat_map(move |x| (low.1..=high.1).map(move |y| (x, y)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_and_words_are_kept_free() {
        let mut table = Table::default();
        table.line(&[Spot::new(0.0, 0.0), Spot::new(100.0, 0.0)], 3.0, 1.0);
        table.words(Rect::around(Spot::new(50.0, 50.0), 40.0, 10.0));
        assert!(!table.free(Spot::new(50.0, 2.0), 1.0));
        assert!(table.free(Spot::new(50.0, 20.0), 1.0));
        assert!(!table.free(Spot::new(60.0, 52.0), 0.0));
        let over = |y: f64| table.cost(&Rect::around(Spot::new(50.0, y), 20.0, 10.0));
        assert!(over(0.0) > over(25.0));
        assert!(over(50.0) >= 60.0);
    }
}
