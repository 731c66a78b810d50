//! Lines of sight against a slow oracle: exact geometry on paper, written without looking at the fast code.
#![allow(clippy::unwrap_used, reason = "a test stops where it fails")]

use std::collections::BTreeMap;

use contract::DataFolder;
use kernel::Setup;
use red_badge::World;
use red_badge::ids::Hex;
use red_badge::sight::Stretch;
use rule::rule;

/// The longest range and sight (10.23, 10.61).
const RANGE: i64 = 30;

fn world() -> World {
    let setup = Setup { scenario: "full-battle".to_owned(), ..Setup::default() };
    World::build(&DataFolder::new(), &setup).unwrap()
}

/// A point of the paper: x in half sides of a hex, y in half heights. True lengths are x and y times the root of
/// three, so that squares of lengths are whole numbers.
type Point = (i64, i64);

/// Corners of a hex around its centre.
const CORNERS: [Point; 6] = [(2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1), (1, -1)];

fn minus(a: Point, b: Point) -> Point {
    (a.0 - b.0, a.1 - b.1)
}

/// The true scalar product.
fn times(a: Point, b: Point) -> i64 {
    a.0 * b.0 + 3 * a.1 * b.1
}

struct Paper<'w> {
    w: &'w World,
    by_label: BTreeMap<(i64, i64), Hex>,
    labels: Vec<(i64, i64)>,
}

/// How a line meets a hex between its ends.
enum Meet {
    Inside,
    /// Along the side between two corners.
    Along([Point; 2]),
    Not,
}

impl<'w> Paper<'w> {
    fn new(w: &'w World) -> Paper<'w> {
        let places = w.board.places();
        let labels: Vec<(i64, i64)> =
            places.iter().map(|p| p.hex.map(|(c, r)| (i64::from(c), i64::from(r))).unwrap()).collect();
        let by_label = labels.iter().enumerate().map(|(i, label)| (*label, Hex(i as u16))).collect();
        Paper { w, by_label, labels }
    }

    fn centre(&self, hex: Hex) -> Point {
        let (c, r) = self.labels[hex.index()];
        // 2.44: odd columns sit half a hex lower.
        (3 * c, 2 * r + c % 2)
    }

    fn distance(&self, a: Hex, b: Hex) -> i64 {
        let (dx, dy) = minus(self.centre(a), self.centre(b));
        let (dx, dy) = (dx.abs() / 3, dy.abs());
        dx + ((dy - dx) / 2).max(0)
    }

    fn meets(&self, from: Hex, to: Hex, hex: Hex) -> Meet {
        let (f, t, h) = (self.centre(from), self.centre(to), self.centre(hex));
        let way = minus(t, f);
        let side = |corner: &Point| {
            let at = minus((h.0 + corner.0, h.1 + corner.1), f);
            (way.0 * at.1 - way.1 * at.0).signum()
        };
        let signs: Vec<i64> = CORNERS.iter().map(side).collect();
        if signs.contains(&1) && signs.contains(&-1) {
            return Meet::Inside;
        }
        let on = CORNERS.iter().zip(&signs).filter(|(_, sign)| **sign == 0);
        let mut on: Vec<Point> = on.map(|(corner, _)| (h.0 + corner.0, h.1 + corner.1)).collect();
        on.sort_unstable();
        match on.as_slice() {
            [a, b] => Meet::Along([*a, *b]),
            _ => Meet::Not,
        }
    }

    /// Hexes that may lie between two others.
    fn between(&self, from: Hex, to: Hex) -> Vec<Hex> {
        let ((ac, ar), (bc, br)) = (self.labels[from.index()], self.labels[to.index()]);
        let far = self.distance(from, to);
        let columns = ac.min(bc)..=ac.max(bc);
        let rows = move || ar.min(br) - 1..=ar.max(br) + 1;
        let hexes = columns.flat_map(|c| rows().map(move |r| (c, r))).filter_map(|label| self.by_label.get(&label));
        let near = |hex: &Hex| self.distance(from, *hex) + self.distance(*hex, to) <= far + 1;
        hexes.copied().filter(|hex| *hex != from && *hex != to).filter(near).collect()
    }

    /// 10.21 and AMB-51: the height of the line over a hex, against the hex, both times the squared length.
    fn hides(&self, from: Hex, to: Hex, hex: Hex) -> bool {
        let level = |hex: Hex| i64::from(self.w.board.place(hex.place()).level);
        let (f, way) = (self.centre(from), minus(self.centre(to), self.centre(from)));
        let length = times(way, way);
        let along = times(minus(self.centre(hex), f), way);
        let line = level(from) * length + along * (level(to) - level(from));
        let place = self.w.board.place(hex.place());
        match self.w.board.terrain_id(place.terrain) {
            "woods" => (level(hex) + 1) * length >= line,
            _ => level(hex) * length > line,
        }
    }

    fn sees(&self, from: Hex, to: Hex) -> bool {
        let mut sides: BTreeMap<[Point; 2], (u8, u8)> = BTreeMap::new();
        for hex in self.between(from, to) {
            match self.meets(from, to, hex) {
                Meet::Inside if self.hides(from, to, hex) => return false,
                Meet::Along(side) => {
                    let entry = sides.entry(side).or_default();
                    entry.0 += 1;
                    entry.1 += u8::from(self.hides(from, to, hex));
                }
                _ => {}
            }
        }
        !sides.values().any(|counts| *counts == (2, 2))
    }

    /// What the line crosses, in order of the way to it.
    fn crossed(&self, from: Hex, to: Hex) -> Vec<Vec<Hex>> {
        let mut found: BTreeMap<(i64, Vec<Point>), Vec<Hex>> = BTreeMap::new();
        let way = minus(self.centre(to), self.centre(from));
        for hex in self.between(from, to) {
            let key = match self.meets(from, to, hex) {
                Meet::Inside => vec![self.centre(hex)],
                Meet::Along(side) => side.to_vec(),
                Meet::Not => continue,
            };
            let along = times(minus(self.centre(hex), self.centre(from)), way);
            found.entry((along, key)).or_default().push(hex);
        }
        found.values_mut().for_each(|hexes| hexes.sort_unstable());
        found.into_values().collect()
    }
}

/// A small generator of its own: the test must not change with a library.
struct Chance(u64);

impl Chance {
    fn below(&mut self, count: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (z ^ (z >> 31)) % count
    }
}

/// Pairs in range, half of them close together.
fn pairs(w: &World, count: usize) -> impl Iterator<Item = (Hex, Hex)> {
    let mut chance = Chance(1861);
    let hexes = u64::from(w.hex_count());
    let next = move || {
        let from = Hex(chance.below(hexes) as u16);
        let reach = if chance.below(2) == 0 { 30 } else { 10 };
        let all: Vec<Hex> = w.within(from, reach).collect();
        (from, all[chance.below(all.len() as u64) as usize])
    };
    std::iter::repeat_with(next).take(count)
}

fn count() -> usize {
    if std::env::var_os("BRIGADIER_LONG").is_some() { 1_000_000 } else { 10_000 }
}

#[rule("RBC-10.21")]
#[test]
fn the_ground_is_seen_as_on_paper() {
    let w = world();
    let paper = Paper::new(&w);
    let (mut seen, mut hidden) = (0, 0);
    for (from, to) in pairs(&w, count()) {
        let expected = paper.sees(from, to);
        assert_eq!(w.sees(from, to), expected, "{} to {}", w.hex_id(from), w.hex_id(to));
        if expected { seen += 1 } else { hidden += 1 }
    }
    assert!(seen > 100 && hidden > 100, "{seen} seen, {hidden} hidden");
}

#[rule("RBC-10.21")]
#[test]
fn sight_goes_both_ways_and_ends_at_the_longest_range() {
    let w = world();
    let paper = Paper::new(&w);
    let mut chance = Chance(7);
    let hexes = u64::from(w.hex_count());
    for _ in 0..20_000 {
        let (a, b) = (Hex(chance.below(hexes) as u16), Hex(chance.below(hexes) as u16));
        assert_eq!(i64::from(w.distance(a, b)), paper.distance(a, b));
        if paper.distance(a, b) > RANGE {
            assert!(!w.sees(a, b) && w.line(a, b).next().is_none());
        }
    }
    for (from, to) in pairs(&w, 5_000) {
        assert_eq!(w.sees(from, to), w.sees(to, from));
        assert_eq!(w.obstacle(from, to, |_| false).is_none(), w.sees(from, to));
        assert!(w.distance(from, to) > 1 || w.sees(from, to), "neighbours always see each other");
    }
}

#[rule("RBC-10.21")]
#[test]
fn lines_and_bearings_are_those_of_the_paper() {
    let w = world();
    let paper = Paper::new(&w);
    for (from, to) in pairs(&w, count()) {
        let found: Vec<Vec<Hex>> = w
            .line(from, to)
            .map(|stretch| {
                let mut hexes: Vec<Hex> = stretch.hexes().collect();
                assert!(matches!(stretch, Stretch::Along(_)) || hexes.len() == 1);
                hexes.sort_unstable();
                hexes
            })
            .collect();
        let expected = paper.crossed(from, to);
        assert_eq!(found, expected, "{} to {}", w.hex_id(from), w.hex_id(to));
        let mut back: Vec<Stretch> = w.line(from, to).rev().collect();
        back.reverse();
        assert_eq!(back, w.line(from, to).collect::<Vec<_>>());
        let Some(bearing) = w.bearing(from, to) else {
            assert_eq!(from, to);
            continue;
        };
        let first = expected.first().cloned().unwrap_or(vec![to]);
        let mut ahead: Vec<Hex> = bearing.directions().filter_map(|d| w.neighbour(from, d)).collect();
        ahead.sort_unstable();
        assert_eq!(ahead, first, "{} to {}", w.hex_id(from), w.hex_id(to));
        assert!(bearing.other.is_none_or(|other| other == (bearing.one + 1) % 6), "left comes first");
    }
}

#[rule("RBC-10.21")]
#[test]
fn what_stands_in_a_hex_blocks_like_ground() {
    let w = world();
    let paper = Paper::new(&w);
    let mut chance = Chance(22);
    for (from, to) in pairs(&w, 3_000) {
        let salt = chance.below(u64::MAX);
        let stands = |hex: Hex| Chance(salt ^ u64::from(hex.0)).below(6) == 0;
        let blocks = |hex: Hex| stands(hex) || paper.hides(from, to, hex);
        let mut open = true;
        let mut sides: BTreeMap<[Point; 2], u8> = BTreeMap::new();
        for hex in paper.between(from, to) {
            match paper.meets(from, to, hex) {
                Meet::Inside => open &= !blocks(hex),
                Meet::Along(side) => *sides.entry(side).or_default() += u8::from(blocks(hex)),
                Meet::Not => {}
            }
        }
        open &= !sides.values().any(|count| *count == 2);
        assert_eq!(w.obstacle(from, to, stands).is_none(), open, "{} to {}", w.hex_id(from), w.hex_id(to));
    }
}
