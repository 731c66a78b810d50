//! The points in which places meet, derived from the rings alone.
//!
//! Two places that follow each other in a ring meet in a corner. Walking from
//! place to place around it closes a circle of three, or more where places
//! touch only in the point. Edges of the map end in corners, too.

use std::collections::BTreeMap;

use super::{Board, EdgeId, PlaceId};

/// A corner by number: its position in [`Corners::all`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CornerId(pub u32);

/// A point in which places meet.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Corner {
    /// The places around it, in the order of their numbers.
    pub places: Vec<PlaceId>,
    /// True if it lies on the edge of the map.
    pub on_map_edge: bool,
}

/// All corners of a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Corners {
    /// The corners.
    pub all: Vec<Corner>,
    /// The two ends of every border, by its number.
    ends: Vec<[Option<CornerId>; 2]>,
}

impl Corners {
    /// Derives the corners of a board.
    pub fn of(board: &Board) -> Corners {
        let mut groups = Groups::new(board.slots.len());
        for place in board.place_ids() {
            join_corners_of(board, place, &mut groups);
        }
        let mut corners = Corners { all: Vec::new(), ends: vec![[None; 2]; board.edges.len()] };
        let mut numbers = BTreeMap::new();
        for place in board.place_ids() {
            corners.enter(board, place, &mut groups, &mut numbers);
        }
        for corner in &mut corners.all {
            corner.places.sort_unstable();
        }
        corners
    }

    /// The two ends of a border; `None` for a border the board does not have.
    pub fn ends(&self, edge: EdgeId) -> [Option<CornerId>; 2] {
        self.ends.get(edge.index()).copied().unwrap_or([None; 2])
    }

    /// A corner by number.
    pub fn get(&self, corner: CornerId) -> Option<&Corner> {
        self.all.get(corner.0 as usize)
    }

    fn enter(&mut self, board: &Board, place: PlaceId, groups: &mut Groups, numbers: &mut BTreeMap<usize, CornerId>) {
        let (ring, start) = (board.ring(place), board.ring_start(place));
        let mut around = Vec::with_capacity(ring.len());
        for (here, slot) in ring.iter().enumerate() {
            let fresh = CornerId(u32::try_from(self.all.len()).unwrap_or(u32::MAX));
            let corner = *numbers.entry(groups.root(start + here)).or_insert(fresh);
            if corner == fresh {
                self.all.push(Corner::default());
            }
            let at_gap = slot.place.is_none() || ring[(here + 1) % ring.len()].place.is_none();
            if let Some(entry) = self.all.get_mut(corner.0 as usize) {
                entry.places.push(place);
                entry.on_map_edge |= at_gap;
            }
            around.push(corner);
        }
        for (here, slot) in ring.iter().enumerate() {
            let Some(edge) = slot.edge.filter(|edge| board.edge(*edge).a == place) else { continue };
            let before = around[(here + ring.len() - 1) % ring.len()];
            self.ends[edge.index()] = [Some(before), Some(around[here])];
        }
    }
}

/// The corner after slot `here` is the same point as the corner after our own slot in the next place's ring.
fn join_corners_of(board: &Board, place: PlaceId, groups: &mut Groups) {
    let (ring, start) = (board.ring(place), board.ring_start(place));
    for here in 0..ring.len() {
        let Some(next) = ring[(here + 1) % ring.len()].place else { continue };
        if let Some(ours) = board.slot_of(next, place) {
            groups.join(start + here, board.ring_start(next) + ours);
        }
    }
}

/// Disjoint sets of numbers.
pub(super) struct Groups(Vec<usize>);

impl Groups {
    pub(super) fn new(count: usize) -> Groups {
        Groups((0..count).collect())
    }

    pub(super) fn root(&mut self, mut item: usize) -> usize {
        while self.0[item] != item {
            self.0[item] = self.0[self.0[item]];
            item = self.0[item];
        }
        item
    }

    pub(super) fn join(&mut self, a: usize, b: usize) {
        let (a, b) = (self.root(a), self.root(b));
        self.0[a] = b;
    }
}
