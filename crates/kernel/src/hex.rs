//! Hexes by number: flat tops, columns from west to east, rows from north to south.
//!
//! Column and row are how maps label hexes; axial coordinates are how one reckons with them.
//! All arithmetic is in integers, so lines are traced exactly: a line that runs along a hexside
//! is reported as such and not left to rounding.

pub use crate::board::Stagger;

/// A hex as it is labelled: `0115` is column 1, row 15.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Hex {
    /// Counted from the west.
    pub col: i16,
    /// Counted from the north.
    pub row: i16,
}

/// A direction through a hexside, in the order of a ring.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Direction {
    /// North.
    N,
    /// North-east.
    NE,
    /// South-east.
    SE,
    /// South.
    S,
    /// South-west.
    SW,
    /// North-west.
    NW,
}

impl Direction {
    /// All six, clockwise from north.
    pub const CLOCKWISE: [Direction; 6] =
        [Direction::N, Direction::NE, Direction::SE, Direction::S, Direction::SW, Direction::NW];

    /// The place in the ring: 0 is north.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// So many sixths of a turn clockwise; negative is counter-clockwise.
    #[must_use]
    pub const fn turned(self, sixths: i32) -> Direction {
        Direction::CLOCKWISE[(self as i32 + sixths.rem_euclid(6)).rem_euclid(6) as usize]
    }

    /// The way back.
    #[must_use]
    pub const fn opposite(self) -> Direction {
        self.turned(3)
    }

    const fn step(self) -> (i32, i32) {
        match self {
            Direction::N => (0, -1),
            Direction::NE => (1, -1),
            Direction::SE => (1, 0),
            Direction::S => (0, 1),
            Direction::SW => (-1, 1),
            Direction::NW => (-1, 0),
        }
    }
}

/// A hex to reckon with: `q` grows to the south-east, `r` to the south.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Axial {
    /// The column.
    pub q: i32,
    /// Steps south along the column, from the slanted line `r = 0`.
    pub r: i32,
}

impl Hex {
    /// In axial coordinates.
    pub fn axial(self, stagger: Stagger) -> Axial {
        let q = i32::from(self.col);
        Axial { q, r: i32::from(self.row) - slant(q, stagger) }
    }

    /// The neighbour in a direction, on the map or not.
    #[must_use]
    pub fn neighbour(self, direction: Direction, stagger: Stagger) -> Hex {
        self.axial(stagger).neighbour(direction).hex(stagger)
    }

    /// All neighbours, clockwise from north.
    pub fn neighbours(self, stagger: Stagger) -> [Hex; 6] {
        Direction::CLOCKWISE.map(|direction| self.neighbour(direction, stagger))
    }

    /// Steps from hex to hex.
    pub fn distance(self, other: Hex, stagger: Stagger) -> u32 {
        self.axial(stagger).distance(other.axial(stagger))
    }
}

/// By how many rows the line `r = 0` has come south at a column.
fn slant(q: i32, stagger: Stagger) -> i32 {
    match stagger {
        Stagger::OddLow => q.div_euclid(2),
        Stagger::EvenLow => q.wrapping_add(1).div_euclid(2),
    }
}

impl Axial {
    /// As it is labelled. Coordinates far outside any map wrap round instead of failing.
    pub fn hex(self, stagger: Stagger) -> Hex {
        Hex { col: self.q as i16, row: self.r.wrapping_add(slant(self.q, stagger)) as i16 }
    }

    /// The neighbour in a direction.
    #[must_use]
    pub fn neighbour(self, direction: Direction) -> Axial {
        let (q, r) = direction.step();
        self.plus(q, r)
    }

    /// Steps from hex to hex.
    #[inline]
    pub fn distance(self, other: Axial) -> u32 {
        let (dq, dr) = self.to(other);
        let longest = dq.abs().max(dr.abs()).max((dq + dr).abs());
        u32::try_from(longest).unwrap_or(u32::MAX)
    }

    fn plus(self, q: i32, r: i32) -> Axial {
        Axial { q: self.q.wrapping_add(q), r: self.r.wrapping_add(r) }
    }

    #[inline]
    fn to(self, other: Axial) -> (i64, i64) {
        (i64::from(other.q) - i64::from(self.q), i64::from(other.r) - i64::from(self.r))
    }
}

/// A stretch of a line from centre to centre.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stretch {
    /// Through the inside of a hex.
    Through(Axial),
    /// Along the side between two hexes: first the one to the left as one looks along the line.
    Along(Axial, Axial),
}

/// Everything the straight line between two centres passes, in order, both ends included.
/// A hex touched in a corner only is not passed. Clears `out` first.
pub fn trace(from: Axial, to: Axial, out: &mut Vec<Stretch>) {
    out.clear();
    let ray = Ray::new(from, to);
    let mut hex = from;
    out.push(Stretch::Through(hex));
    // Each round comes at least one step nearer.
    while hex != to && out.len() <= MOST_STRETCHES {
        hex = ray.leave(hex, out);
        out.push(Stretch::Through(hex));
    }
}

/// Like [`trace`], in a vector of its own.
pub fn line(from: Axial, to: Axial) -> Vec<Stretch> {
    let mut out = Vec::new();
    trace(from, to, &mut out);
    out
}

/// More than any two [`Hex`]es are apart; keeps absurd axial coordinates from filling memory.
const MOST_STRETCHES: usize = 1 << 18;

/// A line of sight from a centre. A point is measured along three axes at right angles to the
/// hexsides: a hex is where all three measures differ from those of its centre by at most 1.
struct Ray {
    from: Axial,
    dq: i64,
    dr: i64,
}

/// The axes, each with the direction in which its measure grows. They sum to zero.
const AXES: [Direction; 3] = [Direction::NE, Direction::S, Direction::NW];

impl Ray {
    fn new(from: Axial, to: Axial) -> Ray {
        let (dq, dr) = from.to(to);
        Ray { from, dq, dr }
    }

    /// From inside a hex on to the next one inside which the line comes, noting a side on the way.
    fn leave(&self, hex: Axial, out: &mut Vec<Stretch>) -> Axial {
        match self.exits(hex) {
            (first, None) => hex.neighbour(first),
            (first, Some(second)) => self.leave_by_corner(hex, first, second, out),
        }
    }

    fn leave_by_corner(&self, hex: Axial, a: Direction, b: Direction, out: &mut Vec<Stretch>) -> Axial {
        let (left, right) = if b == a.turned(1) { (a, b) } else { (b, a) };
        // The side between the two starts in the corner and points away from the hex.
        let (q, r) = (left.step().0 + right.step().0, left.step().1 + right.step().1);
        let (left, right) = (hex.neighbour(left), hex.neighbour(right));
        let turn = self.dq * i64::from(r) - self.dr * i64::from(q);
        if turn == 0 {
            out.push(Stretch::Along(left, right));
            return hex.plus(q, r);
        }
        // On a map with south below, a positive turn means that the side lies to the right.
        if turn > 0 { left } else { right }
    }

    /// The side, or the two sides at a corner, by which the line leaves a hex it is inside of.
    fn exits(&self, hex: Axial) -> (Direction, Option<Direction>) {
        let here = self.from.to(hex);
        let ways = measures((self.dq, self.dr));
        let places = measures(here);
        let mut best: Option<(Exit, Option<Direction>)> = None;
        for ((axis, way), place) in AXES.into_iter().zip(ways).zip(places) {
            let Some(exit) = Exit::of(axis, way, place) else { continue };
            best = match best {
                Some((first, _)) if exit.is_before(&first) => Some((exit, None)),
                Some((first, None)) if !first.is_before(&exit) => Some((first, Some(exit.by))),
                None => Some((exit, None)),
                kept => kept,
            };
        }
        best.map_or((Direction::N, None), |(first, second)| (first.by, second))
    }
}

/// The three measures of a point or of a way.
fn measures((q, r): (i64, i64)) -> [i64; 3] {
    // Scalar products with the steps of `AXES`, scaled so that neighbours are 2 apart.
    [q - r, q + 2 * r, -2 * q - r]
}

/// Where a line leaves a hex along one axis: at `when / speed` of its length.
struct Exit {
    by: Direction,
    when: i64,
    speed: i64,
}

impl Exit {
    fn of(axis: Direction, way: i64, place: i64) -> Option<Exit> {
        match way.signum() {
            1 => Some(Exit { by: axis, when: place + 1, speed: way }),
            -1 => Some(Exit { by: axis.opposite(), when: 1 - place, speed: -way }),
            _ => None,
        }
    }

    fn is_before(&self, other: &Exit) -> bool {
        self.when.saturating_mul(other.speed) < other.when.saturating_mul(self.speed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn hex() -> impl Strategy<Value = Hex> {
        (-60_i16..60, -60_i16..60).prop_map(|(col, row)| Hex { col, row })
    }

    fn stagger() -> impl Strategy<Value = Stagger> {
        prop_oneof![Just(Stagger::OddLow), Just(Stagger::EvenLow)]
    }

    /// Centres on paper, in units in which both coordinates are whole: half a hex down is 1.
    fn paper(hex: Hex, stagger: Stagger) -> (i32, i32) {
        let low = i32::from((hex.col.rem_euclid(2) == 1) == (stagger == Stagger::OddLow));
        (i32::from(hex.col), 2 * i32::from(hex.row) + low)
    }

    #[test]
    fn neighbours_as_printed() {
        let h = |col, row| Hex { col, row };
        let low = [h(4, 6), h(5, 7), h(5, 8), h(4, 8), h(3, 8), h(3, 7)];
        assert_eq!(h(4, 7).neighbours(Stagger::EvenLow), low);
        let high = [h(4, 6), h(5, 6), h(5, 7), h(4, 8), h(3, 7), h(3, 6)];
        assert_eq!(h(4, 7).neighbours(Stagger::OddLow), high);
    }

    #[test]
    fn along_a_hexside() {
        let a = |q, r| Axial { q, r };
        // East from (0, 0): the side between north-east and south-east, then the hex beyond.
        let east = [Stretch::Through(a(0, 0)), Stretch::Along(a(1, -1), a(1, 0)), Stretch::Through(a(2, -1))];
        assert_eq!(line(a(0, 0), a(2, -1)), east);
        assert_eq!(line(a(3, 3), a(3, 3)), [Stretch::Through(a(3, 3))]);
        let corner = line(a(0, 0), a(4, 1));
        assert_eq!(corner.len(), 6, "{corner:?}");
    }

    #[test]
    fn absurd_coordinates_end() {
        let far = Axial { q: i32::MAX, r: i32::MIN };
        let near = Axial { q: i32::MIN, r: i32::MAX };
        assert!(line(far, near).len() < 1 << 19);
        assert!(far.distance(near) > 0);
        let _ = far.hex(Stagger::EvenLow).neighbours(Stagger::OddLow);
    }

    /// How a hex and a segment meet, found by clipping the segment against the hexagon's six
    /// sides in affine coordinates three times as fine, in which corners are whole numbers.
    #[derive(PartialEq, Debug)]
    enum Meet {
        Not,
        Inside,
        Side,
    }

    const CORNERS: [(i64, i64); 6] = [(2, -1), (1, 1), (-1, 2), (-2, 1), (-1, -1), (1, -2)];

    fn meet(from: Axial, to: Axial, hex: Axial) -> Meet {
        let fine = |a: Axial| (3 * i64::from(a.q), 3 * i64::from(a.r));
        let ((px, py), (tx, ty), (cx, cy)) = (fine(from), fine(to), fine(hex));
        let (dx, dy) = (tx - px, ty - py);
        // The part of the segment on the inner side of every side: from low to high, as fractions.
        let (mut low, mut high) = ((0, 1), (1, 1));
        let mut on_side = false;
        for i in 0..6 {
            let (ax, ay) = (CORNERS[i].0 + cx, CORNERS[i].1 + cy);
            let (bx, by) = (CORNERS[(i + 1) % 6].0 + cx, CORNERS[(i + 1) % 6].1 + cy);
            let inner = |x: i64, y: i64| (bx - ax) * (y - ay) - (by - ay) * (x - ax);
            let (start, slope) = (inner(px, py), inner(px + dx, py + dy) - inner(px, py));
            if slope == 0 {
                if start < 0 {
                    return Meet::Not;
                }
                on_side |= start == 0;
            } else if slope > 0 {
                low = later(low, (-start, slope));
            } else {
                high = later((-high.0, high.1), (-start, -slope));
                high.0 = -high.0;
            }
        }
        match (low.0 * high.1 < high.0 * low.1, on_side) {
            (false, _) => Meet::Not,
            (true, true) => Meet::Side,
            (true, false) => Meet::Inside,
        }
    }

    fn later(a: (i64, i64), b: (i64, i64)) -> (i64, i64) {
        if a.0 * b.1 >= b.0 * a.1 { a } else { b }
    }

    proptest! {
        #[test]
        fn labels_and_axes_agree(h in hex(), s in stagger()) {
            prop_assert_eq!(h.axial(s).hex(s), h);
        }

        #[test]
        fn neighbours_lie_where_they_should(h in hex(), s in stagger()) {
            let steps = [(0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1)];
            let (x, y) = paper(h, s);
            for (n, (dx, dy)) in h.neighbours(s).into_iter().zip(steps) {
                prop_assert_eq!(paper(n, s), (x + dx, y + dy));
            }
            for d in Direction::CLOCKWISE {
                prop_assert_eq!(h.neighbour(d, s).neighbour(d.opposite(), s), h);
            }
        }

        #[test]
        fn the_board_has_the_same_neighbours(col in 1_u8..99, row in 1_u8..99, s in stagger()) {
            let here = Hex { col: i16::from(col), row: i16::from(row) }.neighbours(s);
            let there = s.neighbours(col, row).map(|n| n.map(|(c, r)| Hex { col: i16::from(c), row: i16::from(r) }));
            prop_assert_eq!(here.map(Some), there);
        }

        #[test]
        fn distance_by_paper(a in hex(), b in hex(), s in stagger()) {
            let ((ax, ay), (bx, by)) = (paper(a, s), paper(b, s));
            let (dx, dy) = ((ax - bx).abs(), (ay - by).abs());
            let steps = dx + ((dy - dx) / 2).max(0);
            prop_assert_eq!(i64::from(a.distance(b, s)), i64::from(steps));
        }

        #[test]
        fn lines_agree_with_clipping(q in -9..9_i32, r in -9..9_i32, oq in -3..3_i32, or in -3..3_i32) {
            let (from, to) = (Axial { q: oq, r: or }, Axial { q, r });
            let traced = line(from, to);
            for q in -14..14 {
                for r in -14..14 {
                    let hex = Axial { q, r };
                    let expected = meet(from, to, hex);
                    let through = traced.iter().filter(|s| **s == Stretch::Through(hex)).count();
                    let beside = |s: &&Stretch| matches!(s, Stretch::Along(a, b) if *a == hex || *b == hex);
                    let along = traced.iter().filter(beside).count();
                    let lone = from == to && hex == from;
                    prop_assert_eq!(through, usize::from(expected == Meet::Inside || lone));
                    prop_assert_eq!(along, usize::from(expected == Meet::Side));
                }
            }
        }

        #[test]
        fn lines_read_the_same_backwards(a in hex(), b in hex(), s in stagger()) {
            let (a, b) = (a.axial(s), b.axial(s));
            let mut back: Vec<_> = line(b, a);
            back.reverse();
            for stretch in &mut back {
                if let Stretch::Along(left, right) = *stretch {
                    *stretch = Stretch::Along(right, left);
                }
            }
            prop_assert_eq!(line(a, b), back);
        }
    }
}
