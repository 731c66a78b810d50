//! The outlines of all places on the sheet, and outlines of groups of places.
//!
//! Outlines share their corners by number, so that neighbours meet exactly and
//! a group's outline is what is left when shared sides cancel out.

use std::collections::{BTreeMap, BTreeSet};

use kernel::board::{Layout, Shapes, Stagger};
use kernel::{Board, PlaceId};

use crate::chart::Chart;
use crate::geometry::{Spot, kept};

/// Zone outlines are kept within this many units of the data.
const SLACK: f64 = 0.5;

/// The outlines of all places. Loops run counter-clockwise as seen on the sheet.
#[derive(Clone, Debug, Default)]
pub struct Cells {
    nodes: Vec<Spot>,
    rings: Vec<Vec<usize>>,
    /// Corners on the edge of the map, and the way out from there.
    rim: BTreeMap<usize, Spot>,
}

impl Cells {
    /// The outlines of a board's places.
    pub fn of(board: &Board, shapes: &Shapes, chart: &Chart) -> Cells {
        let mut cells = match board.layout() {
            Layout::Zones => zone_cells(board, shapes, chart),
            Layout::Hexes { stagger } => hex_cells(board, stagger, chart),
        };
        cells.find_rim();
        cells
    }

    /// The outline of a place.
    pub fn outline(&self, place: PlaceId) -> Vec<Spot> {
        self.rings.get(place.index()).map(|ring| ring.iter().map(|n| self.nodes[*n]).collect()).unwrap_or_default()
    }

    /// The outlines of everything that belongs to a group of places; holes run the other way.
    pub fn around(&self, member: impl Fn(PlaceId) -> bool) -> Vec<Vec<Spot>> {
        let loops = self.loops(member);
        loops.into_iter().map(|ring| ring.into_iter().map(|n| self.nodes[n]).collect()).collect()
    }

    /// As [`Cells::around`], with corners on the edge of the map moved off it by so many units:
    /// what is rounded or wobbled later must not leave the edge of the map bare.
    pub fn around_and_off(&self, member: impl Fn(PlaceId) -> bool, off: f64) -> Vec<Vec<Spot>> {
        let place = |n: usize| self.nodes[n] + self.rim.get(&n).map_or(Spot::default(), |out| *out * off);
        self.loops(member).into_iter().map(|ring| ring.into_iter().map(place).collect()).collect()
    }

    /// The line between two places, from corner to corner; empty if they are no neighbours.
    pub fn between(&self, a: PlaceId, b: PlaceId) -> Vec<Vec<Spot>> {
        let (Some(ring), Some(other)) = (self.rings.get(a.index()), self.rings.get(b.index())) else {
            return Vec::new();
        };
        let theirs: BTreeSet<(usize, usize)> = sides(other).collect();
        let shared = sides(ring).filter(|(from, to)| theirs.contains(&(*to, *from))).collect();
        chains(shared).into_iter().map(|line| line.into_iter().map(|n| self.nodes[n]).collect()).collect()
    }

    /// All sides between places, each once, as unbroken lines; `wanted` picks them by the two places.
    pub fn borders(&self, wanted: impl Fn(PlaceId, PlaceId) -> bool) -> Vec<Vec<Spot>> {
        let owner = self.owners();
        let inner = owner.iter().filter_map(|((from, to), place)| {
            let other = owner.get(&(*to, *from)).filter(|_| from < to)?;
            wanted(*place, *other).then_some((*from, *to))
        });
        chains(inner.collect()).into_iter().map(|line| line.into_iter().map(|n| self.nodes[n]).collect()).collect()
    }

    fn owners(&self) -> BTreeMap<(usize, usize), PlaceId> {
        let rings = self.rings.iter().zip(0_u16..);
        rings.flat_map(|(ring, number)| sides(ring).map(move |side| (side, PlaceId(number)))).collect()
    }

    fn loops(&self, member: impl Fn(PlaceId) -> bool) -> Vec<Vec<usize>> {
        let owner: BTreeMap<_, _> = self.owners().into_iter().filter(|(_, place)| member(*place)).collect();
        let mut next: BTreeMap<usize, Vec<(usize, PlaceId)>> = BTreeMap::new();
        for ((from, to), place) in &owner {
            if !owner.contains_key(&(*to, *from)) {
                next.entry(*from).or_default().push((*to, *place));
            }
        }
        let mut loops = Vec::new();
        while let Some(start) = next.keys().next().copied() {
            loops.push(walk(&mut next, start));
        }
        loops.retain(|ring| ring.len() > 2);
        loops
    }

    fn find_rim(&mut self) {
        let owner = self.owners();
        let mut rim: BTreeMap<usize, Spot> = BTreeMap::new();
        for (from, to) in owner.keys().filter(|(from, to)| !owner.contains_key(&(*to, *from))) {
            let out = (self.nodes[*to] - self.nodes[*from]).unit().right();
            for node in [from, to] {
                let sum = rim.entry(*node).or_default();
                *sum = *sum + out;
            }
        }
        self.rim = rim;
    }
}

/// Follows an outline until it closes; where outlines touch in a corner, stays with the same place.
fn walk(next: &mut BTreeMap<usize, Vec<(usize, PlaceId)>>, start: usize) -> Vec<usize> {
    let mut ring = Vec::new();
    let (mut here, mut beside) = (start, None);
    while let Some(ways) = next.get_mut(&here) {
        let choice = ways.iter().position(|(_, place)| Some(*place) == beside).unwrap_or(0);
        let (to, place) = ways.swap_remove(choice);
        if ways.is_empty() {
            next.remove(&here);
        }
        ring.push(here);
        (here, beside) = (to, Some(place));
        if here == start {
            break;
        }
    }
    ring
}

fn sides(ring: &[usize]) -> impl Iterator<Item = (usize, usize)> + '_ {
    ring.iter().copied().zip(ring.iter().copied().cycle().skip(1))
}

/// Joins sides into unbroken lines that end where three or more meet.
pub fn chains(sides: Vec<(usize, usize)>) -> Vec<Vec<usize>> {
    let mut ways: BTreeMap<usize, BTreeSet<usize>> = BTreeMap::new();
    for (a, b) in sides.into_iter().filter(|(a, b)| a != b) {
        ways.entry(a).or_default().insert(b);
        ways.entry(b).or_default().insert(a);
    }
    let ends: Vec<usize> = ways.iter().filter(|(_, to)| to.len() != 2).map(|(node, _)| *node).collect();
    let stops: BTreeSet<usize> = ends.iter().copied().collect();
    let mut lines = Vec::new();
    for end in ends {
        while ways.get(&end).is_some_and(|to| !to.is_empty()) {
            lines.push(follow(&mut ways, end, &stops));
        }
    }
    while let Some(start) = ways.iter().find(|(_, to)| !to.is_empty()).map(|(node, _)| *node) {
        lines.push(follow(&mut ways, start, &stops));
    }
    lines
}

fn follow(ways: &mut BTreeMap<usize, BTreeSet<usize>>, start: usize, stops: &BTreeSet<usize>) -> Vec<usize> {
    let mut line = vec![start];
    let mut here = start;
    while let Some(to) = ways.get_mut(&here).and_then(BTreeSet::pop_first) {
        if let Some(back) = ways.get_mut(&to) {
            back.remove(&here);
        }
        line.push(to);
        here = to;
        if stops.contains(&here) {
            break;
        }
    }
    line
}

fn zone_cells(board: &Board, shapes: &Shapes, chart: &Chart) -> Cells {
    let mut numbers = BTreeMap::new();
    let mut cells = Cells::default();
    for place in board.place_ids() {
        let outline = shapes.outline(place).unwrap_or(&[]);
        let mut ring = Vec::with_capacity(outline.len());
        for point in outline.iter().skip(1) {
            let fresh = cells.nodes.len();
            let node = *numbers.entry(*point).or_insert(fresh);
            if node == fresh {
                cells.nodes.push(chart.point(*point));
            }
            ring.push(node);
        }
        cells.rings.push(ring);
    }
    thin_out(&mut cells);
    cells
}

/// Leaves out points that the eye does not miss; both sides of a border lose the same ones.
fn thin_out(cells: &mut Cells) {
    let all = cells.rings.iter().flat_map(|ring| sides(ring));
    let mut keep = BTreeSet::new();
    for line in chains(all.collect()) {
        let points: Vec<Spot> = line.iter().map(|n| cells.nodes[*n]).collect();
        keep.extend(line.iter().zip(kept(&points, SLACK)).filter(|(_, keep)| *keep).map(|(node, _)| *node));
    }
    for ring in &mut cells.rings {
        ring.retain(|node| keep.contains(node));
    }
}

/// Hex corners on a lattice: half a radius rightward, half a width downward.
fn hex_cells(board: &Board, stagger: Stagger, chart: &Chart) -> Cells {
    let lattice = Lattice::of(board, stagger, chart);
    let mut numbers = BTreeMap::new();
    let mut cells = Cells::default();
    for place in board.places() {
        let (u, v) = lattice_of(stagger, place.hex.unwrap_or((0, 0)));
        let mut ring = Vec::with_capacity(6);
        for (du, dv) in [(2, 0), (1, -1), (-1, -1), (-2, 0), (-1, 1), (1, 1)] {
            let fresh = cells.nodes.len();
            let node = *numbers.entry((u + du, v + dv)).or_insert(fresh);
            if node == fresh {
                cells.nodes.push(lattice.spot(u + du, v + dv));
            }
            ring.push(node);
        }
        cells.rings.push(ring);
    }
    cells
}

fn lattice_of(stagger: Stagger, (column, row): (u8, u8)) -> (i32, i32) {
    (3 * i32::from(column), 2 * i32::from(row) + i32::from(stagger.is_low(column)))
}

struct Lattice {
    origin: Spot,
    right: Spot,
    down: Spot,
}

impl Lattice {
    /// The data round the middles of hexes to metres; the lattice is laid through all of them at best.
    fn of(board: &Board, stagger: Stagger, chart: &Chart) -> Lattice {
        let across = f64::from(board.frame().hex_across.unwrap_or(100_000)) / 1000.0 * chart.scale;
        let down = Spot::toward((f64::from(board.frame().hex_turn) / 1000.0 + 90.0).to_radians());
        let right = Spot::new(down.y, -down.x) * (across / 3.0_f64.sqrt() / 2.0);
        let mut lattice = Lattice { origin: Spot::default(), right, down: down * (across / 2.0) };
        let sum = board.places().iter().fold(Spot::default(), |sum, place| {
            let (u, v) = lattice_of(stagger, place.hex.unwrap_or((0, 0)));
            let middle = chart.to_sheet(f64::from(place.centre.0), f64::from(place.centre.1));
            sum + middle - lattice.spot(u, v)
        });
        lattice.origin = sum * (1.0 / board.places().len().max(1) as f64);
        lattice
    }

    fn spot(&self, u: i32, v: i32) -> Spot {
        self.origin + self.right * f64::from(u) + self.down * f64::from(v)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sides_join_into_lines() {
        let lines = chains(vec![(1, 2), (2, 3), (3, 4), (3, 5)]);
        assert_eq!(lines, [vec![1, 2, 3], vec![3, 4], vec![3, 5]]);
        assert_eq!(chains(vec![(1, 2), (2, 3), (3, 1)]), [vec![1, 2, 3, 1]]);
    }
}
