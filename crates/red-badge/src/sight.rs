//! 10.2: lines of sight. A line depends only on the offset between two hexes, so each is traced once; what the
//! ground lets a hex see is worked out when somebody first looks from it.

use std::sync::OnceLock;

use kernel::hex::{self, Axial};

use crate::ids::Hex;
use crate::tables::Tables;
use crate::world::{Ground, Survey};

/// The longest range and sight there is (10.23, 10.61).
pub const FARTHEST: u8 = 30;

const REACH: i32 = FARTHEST as i32;
const SPAN: i32 = 2 * REACH + 1;
const WORDS: usize = ((SPAN * SPAN) as usize).div_ceil(64);

/// A stretch of a line between two hexes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stretch {
    /// Through a hex.
    Through(Hex),
    /// Along the side between two hexes, first the one to the left; nothing off the map.
    Along([Option<Hex>; 2]),
}

impl Stretch {
    /// The hexes of the stretch.
    pub fn hexes(self) -> impl Iterator<Item = Hex> {
        let both = match self {
            Stretch::Through(hex) => [Some(hex), None],
            Stretch::Along(both) => both,
        };
        both.into_iter().flatten()
    }

    /// True if the stretch stops a line: a hex it goes through blocks, or both it runs between (10.21).
    pub fn is_blocked(self, blocks: impl Fn(Hex) -> bool) -> bool {
        match self {
            Stretch::Through(hex) => blocks(hex),
            Stretch::Along(both) => both.into_iter().all(|hex| hex.is_some_and(&blocks)),
        }
    }
}

/// Where a line leaves a hex: by one side, or by the corner between two (10.12).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bearing {
    /// The direction of the next hex; of two, the one to the left.
    pub one: u8,
    /// The direction of the other hex, if the line runs along the side between two.
    pub other: Option<u8>,
}

impl Bearing {
    /// The directions.
    pub fn directions(self) -> impl Iterator<Item = u8> {
        [Some(self.one), self.other].into_iter().flatten()
    }
}

/// A step of a traced line: offsets from its start, and where the hexes project onto it (AMB-51).
#[derive(Clone, Copy, Debug)]
struct Step {
    a: (i8, i8),
    b: Option<(i8, i8)>,
    /// Numerator of the fraction; the denominator is that of the line.
    part: i16,
}

/// All lines by offset, both ends left out, and what has been seen along them.
#[derive(Clone, Debug)]
pub struct Sight {
    steps: Box<[Step]>,
    /// Where each line begins and ends in `steps`.
    spans: Box<[(u32, u32)]>,
    /// What a hex sees over the ground, by offset.
    rows: Box<[OnceLock<Box<[u64; WORDS]>>]>,
}

fn index(dq: i32, dr: i32) -> Option<usize> {
    let inside = dq.abs() <= REACH && dr.abs() <= REACH && (dq + dr).abs() <= REACH;
    inside.then(|| ((dq + REACH) * SPAN + dr + REACH) as usize)
}

/// Twice the scalar product in axial coordinates, where the two axes stand at 60 degrees.
fn scalar(a: (i32, i32), b: (i32, i32)) -> i32 {
    2 * a.0 * b.0 + 2 * a.1 * b.1 + a.0 * b.1 + a.1 * b.0
}

const START: Axial = Axial { q: 0, r: 0 };

impl Sight {
    /// Traces every line, for a map of so many hexes.
    pub fn new(hexes: usize) -> Sight {
        let mut steps = Vec::new();
        let mut spans = vec![(0, 0); (SPAN * SPAN) as usize];
        let mut trace = Vec::new();
        for dq in -REACH..=REACH {
            for dr in -REACH..=REACH {
                let Some(slot) = index(dq, dr).and_then(|at| spans.get_mut(at)) else { continue };
                let end = Axial { q: dq, r: dr };
                hex::trace(START, end, &mut trace);
                let from = steps.len() as u32;
                steps.extend(trace.iter().filter_map(|stretch| step(*stretch, end)));
                *slot = (from, steps.len() as u32);
            }
        }
        let rows = std::iter::repeat_with(OnceLock::new).take(hexes).collect();
        Sight { steps: steps.into(), spans: spans.into(), rows }
    }

    fn steps(&self, from: Axial, to: Axial) -> &[Step] {
        let span = index(to.q - from.q, to.r - from.r).and_then(|at| self.spans.get(at));
        span.and_then(|(a, b)| self.steps.get(*a as usize..*b as usize)).unwrap_or(&[])
    }

    /// Whether the ground lets one hex see another (10.21); not beyond the longest range.
    pub fn sees(&self, survey: &Survey, tables: &Tables, from: Hex, to: Hex) -> bool {
        let (a, b) = (survey.get(from).axial, survey.get(to).axial);
        let (Some(at), Some(row)) = (index(b.q - a.q, b.r - a.r), self.rows.get(from.index())) else {
            return false;
        };
        let row = row.get_or_init(|| self.look(survey, tables, a));
        row.get(at / 64).is_some_and(|word| word >> (at % 64) & 1 == 1)
    }

    fn look(&self, survey: &Survey, tables: &Tables, from: Axial) -> Box<[u64; WORDS]> {
        let mut row = Box::new([0; WORDS]);
        for dq in -REACH..=REACH {
            for dr in -REACH..=REACH {
                let Some(at) = index(dq, dr) else { continue };
                let to = Axial { q: from.q + dq, r: from.r + dr };
                let hidden = self.is_blocked(survey, tables, from, to, |_| false);
                if let Some(word) = row.get_mut(at / 64).filter(|_| hidden == Some(false)) {
                    *word |= 1 << (at % 64);
                }
            }
        }
        row
    }

    /// Whether ground or what else `blocks` stops a line; nothing if an end is off the map or too far away.
    fn is_blocked(
        &self,
        survey: &Survey,
        tables: &Tables,
        from: Axial,
        to: Axial,
        blocks: impl Fn(Hex) -> bool,
    ) -> Option<bool> {
        index(to.q - from.q, to.r - from.r)?;
        let ends = [survey.get(survey.hex_at(from)?), survey.get(survey.hex_at(to)?)];
        Some(self.first_block(survey, tables, ends, blocks).is_some())
    }

    fn first_block(
        &self,
        survey: &Survey,
        tables: &Tables,
        [from, to]: [&Ground; 2],
        blocks: impl Fn(Hex) -> bool,
    ) -> Option<Stretch> {
        let way = (to.axial.q - from.axial.q, to.axial.r - from.axial.r);
        let whole = scalar(way, way);
        let rise = i32::from(to.level) - i32::from(from.level);
        let mut steps = self.steps(from.axial, to.axial).iter();
        steps.find_map(|step| {
            let line = i32::from(from.level) * whole + i32::from(step.part) * rise;
            let hides = |hex: Hex| rises_to(survey.get(hex), tables, line, whole) || blocks(hex);
            stretch(survey, from.axial, step).filter(|stretch| stretch.is_blocked(hides))
        })
    }

    /// The line between two hexes, both left out; empty beyond the longest range.
    pub fn line<'a>(&'a self, survey: &'a Survey, from: Hex, to: Hex) -> Line<'a> {
        let (start, end) = (survey.get(from).axial, survey.get(to).axial);
        Line { survey, start, steps: self.steps(start, end).iter() }
    }

    /// What stops a line first: ground, or what else `blocks` (10.21, 10.22).
    pub fn obstacle(
        &self,
        survey: &Survey,
        tables: &Tables,
        (from, to): (Hex, Hex),
        blocks: impl Fn(Hex) -> bool,
    ) -> Option<Stretch> {
        self.first_block(survey, tables, [survey.get(from), survey.get(to)], blocks)
    }
}

fn step(stretch: hex::Stretch, end: Axial) -> Option<Step> {
    let small = |at: Axial| (at.q as i8, at.r as i8);
    let (a, b) = match stretch {
        hex::Stretch::Through(at) if at == START || at == end => return None,
        hex::Stretch::Through(at) => (at, None),
        hex::Stretch::Along(left, right) => (left, Some(small(right))),
    };
    // The two hexes beside a side lie opposite each other and project onto the same point.
    let part = scalar((a.q, a.r), (end.q, end.r)) as i16;
    Some(Step { a: small(a), b, part })
}

/// 10.21: open ground hides what lies below it, woods also what lies level with their tops. The height of the line
/// is given in parts of `whole`.
fn rises_to(ground: &Ground, tables: &Tables, line: i32, whole: i32) -> bool {
    let level = i32::from(ground.level) * whole;
    match tables.terrain(ground.terrain).height {
        Some(height) => level + i32::from(height) * whole >= line,
        None => level > line,
    }
}

fn stretch(survey: &Survey, start: Axial, step: &Step) -> Option<Stretch> {
    let at = |(q, r): (i8, i8)| survey.hex_at(Axial { q: start.q + i32::from(q), r: start.r + i32::from(r) });
    match step.b {
        None => at(step.a).map(Stretch::Through),
        Some(b) => Some(Stretch::Along([at(step.a), at(b)])),
    }
}

/// The stretches of a line in order, both ends left out.
#[derive(Clone, Debug)]
pub struct Line<'a> {
    survey: &'a Survey,
    start: Axial,
    steps: std::slice::Iter<'a, Step>,
}

impl Iterator for Line<'_> {
    type Item = Stretch;

    fn next(&mut self) -> Option<Stretch> {
        let (survey, start) = (self.survey, self.start);
        self.steps.find_map(|step| stretch(survey, start, step))
    }
}

impl DoubleEndedIterator for Line<'_> {
    fn next_back(&mut self) -> Option<Stretch> {
        let (survey, start) = (self.survey, self.start);
        self.steps.rfind(|step| stretch(survey, start, step).is_some()).and_then(|s| stretch(survey, start, s))
    }
}

/// The direction or directions in which the straight line to another hex leaves a hex; nothing for the hex itself.
/// Which way a line comes in at its end is the bearing back.
pub fn bearing(from: Axial, to: Axial) -> Option<Bearing> {
    let way = (to.q - from.q, to.r - from.r);
    if way == (0, 0) {
        return None;
    }
    // The side whose middle lies nearest to the line is crossed: the greatest scalar product with its direction.
    let ahead = hex::Direction::CLOCKWISE.map(|direction| {
        let next = START.neighbour(direction);
        scalar((next.q, next.r), way)
    });
    let best = ahead.into_iter().max()?;
    let mut found = (0..6).zip(ahead).filter(|(_, ahead)| *ahead == best).map(|(direction, _)| direction);
    let (first, second) = (found.next()?, found.next());
    // Directions 0 and 5 are neighbours too, and there 5 lies to the left.
    Some(match second {
        Some(5) if first == 0 => Bearing { one: 5, other: Some(0) },
        other => Bearing { one: first, other },
    })
}
