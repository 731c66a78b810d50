//! Lines of sight against a slow oracle: exact geometry over every pair of hexes on the map.
#![allow(clippy::unwrap_used, reason = "a test stops where it fails")]

mod common;

use std::collections::BTreeMap;

use cedar_mountain::World;
use cedar_mountain::ids::{Hex, Hexes};
use common::world;
use rule::rule;

/// The longest range of the charts.
const RANGE: u8 = 10;

/// Columns and rows of all hexes, with centres and corners in whole numbers: a stretched copy of the grid, in which
/// lines cross the same hexes.
struct Paper<'w> {
    w: &'w World,
    /// By number of the hex.
    centres: Vec<(i64, i64)>,
}

const CORNERS: [(i64, i64); 6] = [(2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1), (1, -1)];

impl<'w> Paper<'w> {
    fn new(w: &'w World) -> Paper<'w> {
        let centre = |hex: Hex| {
            let (c, r) = w.board.place(hex.place()).hex.unwrap();
            (3 * i64::from(c), 2 * i64::from(r) + i64::from(c % 2 == 0))
        };
        assert!(w.hexes.enumerate().all(|(n, hex)| n == hex.index()), "hexes are numbered without a gap");
        Paper { w, centres: w.hexes.map(centre).collect() }
    }

    fn distance(&self, a: Hex, b: Hex) -> i64 {
        let ((ax, ay), (bx, by)) = (self.centres[a.index()], self.centres[b.index()]);
        let (dx, dy) = ((ax - bx).abs() / 3, (ay - by).abs());
        dx + ((dy - dx) / 2).max(0)
    }

    /// How a line between two centres meets a hex: through its inside, along two of its corners, or not.
    fn meets(&self, from: Hex, to: Hex, hex: Hex) -> Meet {
        let [(fx, fy), (tx, ty), (hx, hy)] = [from, to, hex].map(|hex| self.centres[hex.index()]);
        let (dx, dy) = (tx - fx, ty - fy);
        let side = |(cx, cy): (i64, i64)| (dx * (hy + cy - fy) - dy * (hx + cx - fx)).signum();
        let signs = CORNERS.map(side);
        let on: Vec<(i64, i64)> =
            CORNERS.iter().zip(signs).filter(|(_, sign)| *sign == 0).map(|((x, y), _)| (hx + x, hy + y)).collect();
        if signs.contains(&1) && signs.contains(&-1) {
            Meet::Inside
        } else if on.len() == 2 {
            let mut on = [on[0], on[1]];
            on.sort_unstable();
            Meet::Along(on)
        } else {
            Meet::Not
        }
    }

    /// CM-9.4 word for word: hexes that may block are given by a rule of the test.
    fn sees(&self, from: Hex, to: Hex, blocks: impl Fn(Hex) -> bool) -> bool {
        let far = self.distance(from, to);
        if far <= 1 {
            return true;
        }
        let mut sides: BTreeMap<[(i64, i64); 2], (u8, u8)> = BTreeMap::new();
        for hex in self.w.hexes {
            let between = self.distance(from, hex) + self.distance(hex, to) <= far + 1;
            if hex == from || hex == to || !between {
                continue;
            }
            match self.meets(from, to, hex) {
                Meet::Inside if blocks(hex) => return false,
                Meet::Along(side) => {
                    let entry = sides.entry(side).or_default();
                    entry.0 += 1;
                    entry.1 += u8::from(blocks(hex));
                }
                _ => {}
            }
        }
        !sides.values().any(|(hexes, blocking)| *hexes == 2 && *blocking == 2)
    }

    fn hides(&self, hex: Hex, from: Hex, to: Hex) -> bool {
        let level = |hex: Hex| self.w.board.place(hex.place()).level;
        let terrain = self.w.board.terrain_id(self.w.board.place(hex.place()).terrain);
        matches!(terrain, "woods" | "town") || level(hex) > level(from).max(level(to))
    }
}

enum Meet {
    Inside,
    Along([(i64, i64); 2]),
    Not,
}

#[rule("CM-M.4")]
#[test]
fn distance_is_that_of_the_formula_and_of_walking() {
    let w = world("historical", &[]);
    let paper = Paper::new(&w);
    for from in w.hexes {
        let mut reached = from.alone();
        for steps in 0..=40 {
            let next = reached.fold(reached, |all, hex| all.or(w.near(hex)));
            for to in next.less(reached) {
                assert_eq!(i64::from(w.distance(from, to)), steps + 1);
                assert_eq!(paper.distance(from, to), steps + 1);
            }
            reached = next;
        }
        assert_eq!(reached, w.hexes);
    }
}

#[rule("CM-9.4b")]
#[rule("CM-9.4e")]
#[rule("CM-9.4f")]
#[test]
fn the_ground_is_seen_over_as_exact_geometry_says_for_every_pair_of_hexes() {
    let w = world("historical", &[]);
    let paper = Paper::new(&w);
    let mut pairs = 0;
    for from in w.hexes {
        for to in w.hexes {
            if from == to {
                assert!(!w.sees_ground(from, to));
                continue;
            }
            let expected = paper.sees(from, to, |hex| paper.hides(hex, from, to));
            let clear = w.near(from).has(to) || w.map().obstacle(from, to, Hexes::EMPTY).is_empty();
            assert_eq!(clear, expected, "{} to {}", w.hex_id(from), w.hex_id(to));
            // Nobody fires farther than the longest range, so what is worked out beforehand ends there.
            let known = expected && w.distance(from, to) <= RANGE;
            assert_eq!(w.sees_ground(from, to), known, "{} to {}", w.hex_id(from), w.hex_id(to));
            pairs += 1;
        }
    }
    let hexes = w.hexes.len();
    assert_eq!((pairs, pairs), (hexes * (hexes - 1), 151_710), "ordered pairs");
}

#[rule("CM-9.4b")]
#[rule("CM-9.4d")]
#[rule("CM-9.4e")]
#[test]
fn friends_next_to_the_target_block_as_exact_geometry_says() {
    let w = world("historical", &[]);
    let paper = Paper::new(&w);
    // Three ways of strewing friends over the map, so that every kind of line meets them.
    for pattern in 2..5_u16 {
        let friends: Hexes = w.hexes.filter(|hex| hex.0 % pattern == 0).collect();
        for from in w.hexes {
            for to in w.hexes.filter(|to| *to != from && !w.near(from).has(*to)) {
                let blocks =
                    |hex: Hex| paper.hides(hex, from, to) || (friends.has(hex) && paper.distance(hex, to) == 1);
                let clear = paper.sees(from, to, blocks);
                let met = w.map().obstacle(from, to, friends);
                assert_eq!(met.is_empty(), clear, "{} to {}", w.hex_id(from), w.hex_id(to));
                if w.sees_ground(from, to) {
                    assert_eq!(!w.map().screened(from, to, friends), clear, "{} to {}", w.hex_id(from), w.hex_id(to));
                }
            }
        }
    }
}
