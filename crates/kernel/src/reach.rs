//! Where a mover can go: cheapest paths over a board, with a cost for each step and places that
//! must not be left again.
//!
//! Points are whole numbers. A title with half points counts in halves, doubling all.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use crate::board::{Board, EdgeId, PlaceId};

/// What a search walks over: a [`Board`], or something smaller in tests.
pub trait Ground {
    /// How many places there are, numbered from 0.
    fn size(&self) -> usize;
    /// The neighbours of a place with the borders to them.
    fn around(&self, place: PlaceId) -> impl Iterator<Item = (PlaceId, EdgeId)>;
}

impl Ground for Board {
    fn size(&self) -> usize {
        self.places().len()
    }

    fn around(&self, place: PlaceId) -> impl Iterator<Item = (PlaceId, EdgeId)> {
        self.neighbours(place)
    }
}

/// A step from a place over a border into the next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Step {
    /// The place left.
    pub from: PlaceId,
    /// The place entered.
    pub to: PlaceId,
    /// The border crossed.
    pub edge: EdgeId,
}

/// A place a search came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Reached {
    /// The place.
    pub place: PlaceId,
    /// The fewest points it costs.
    pub cost: u32,
    /// Steps of the path that costs so little.
    pub steps: u32,
    /// The last step; `None` at a start.
    pub last: Option<Step>,
    /// True if the stop rule ends the move here.
    pub stops: bool,
}

/// A search that keeps its memory from one run to the next.
///
/// Of paths that cost the same it takes the one with fewest steps; of those, the one whose
/// last-but-one place comes first by (cost, steps, number). So equal questions have equal answers.
#[derive(Clone, Debug, Default)]
pub struct Reach {
    /// Which run wrote an entry of `slots`; others are stale.
    stamps: Vec<u32>,
    slots: Vec<Mark>,
    run: u32,
    queue: BinaryHeap<Reverse<(u32, u32, PlaceId)>>,
    settled: Vec<Reached>,
}

#[derive(Clone, Copy, Debug)]
struct Mark {
    cost: u32,
    steps: u32,
    last: Option<Step>,
    /// The place in `settled`, or `OPEN`.
    rank: u32,
}

const OPEN: u32 = u32::MAX;
const BLANK: Mark = Mark { cost: 0, steps: 0, last: None, rank: OPEN };

impl Reach {
    /// A search that has not run.
    pub fn new() -> Reach {
        Reach::default()
    }

    /// Finds everything within `budget` points of any start.
    ///
    /// `cost` prices a step, `None` forbids it; it must depend on the step alone. `stops` says
    /// that a mover that has come to a place may go no further; it is not asked about starts.
    pub fn search(
        &mut self,
        ground: &impl Ground,
        starts: &[PlaceId],
        budget: u32,
        mut cost: impl FnMut(Step) -> Option<u32>,
        mut stops: impl FnMut(PlaceId) -> bool,
    ) {
        self.begin(ground.size());
        for start in starts {
            self.offer(*start, 0, 0, None);
        }
        while let Some(here) = self.settle_next(&mut stops) {
            if here.stops {
                continue;
            }
            for (to, edge) in ground.around(here.place) {
                let step = Step { from: here.place, to, edge };
                if self.is_settled(to) {
                    continue;
                }
                let total = cost(step).and_then(|points| here.cost.checked_add(points));
                if let Some(total) = total.filter(|total| *total <= budget) {
                    self.offer(to, total, here.steps + 1, Some(step));
                }
            }
        }
    }

    /// Everything reached, nearest first.
    pub fn reached(&self) -> &[Reached] {
        &self.settled
    }

    /// How a place was reached, if it was.
    pub fn get(&self, place: PlaceId) -> Option<&Reached> {
        self.settled.get(self.mark(place)?.rank as usize)
    }

    /// What a place costs, if it was reached.
    pub fn cost(&self, place: PlaceId) -> Option<u32> {
        self.get(place).map(|reached| reached.cost)
    }

    /// Writes the path to a place, start first, and says whether there is one.
    pub fn path(&self, to: PlaceId, out: &mut Vec<PlaceId>) -> bool {
        out.clear();
        let mut here = self.get(to);
        while let Some(reached) = here {
            out.push(reached.place);
            here = reached.last.and_then(|step| self.get(step.from));
        }
        out.reverse();
        !out.is_empty()
    }

    fn begin(&mut self, size: usize) {
        self.queue.clear();
        self.settled.clear();
        self.run = self.run.wrapping_add(1);
        // Stale entries are told by their stamp; only every 2^32 runs must they be wiped.
        if self.run == 0 {
            self.stamps.clear();
            self.run = 1;
        }
        self.stamps.resize(size, 0);
        self.slots.resize(size, BLANK);
    }

    fn mark(&self, place: PlaceId) -> Option<&Mark> {
        let index = usize::from(place.0);
        self.slots.get(index).filter(|_| self.stamps.get(index) == Some(&self.run))
    }

    fn is_settled(&self, place: PlaceId) -> bool {
        self.mark(place).is_some_and(|mark| mark.rank != OPEN)
    }

    /// Notes a way to a place if it is better than what is known.
    fn offer(&mut self, place: PlaceId, cost: u32, steps: u32, last: Option<Step>) {
        if self.mark(place).is_some_and(|known| (known.cost, known.steps) <= (cost, steps)) {
            return;
        }
        let index = usize::from(place.0);
        if let (Some(slot), Some(stamp)) = (self.slots.get_mut(index), self.stamps.get_mut(index)) {
            *slot = Mark { cost, steps, last, rank: OPEN };
            *stamp = self.run;
            self.queue.push(Reverse((cost, steps, place)));
        }
    }

    /// The nearest open place, whose path is now known to be the best.
    fn settle_next(&mut self, stops: &mut impl FnMut(PlaceId) -> bool) -> Option<Reached> {
        loop {
            let Reverse((cost, steps, place)) = self.queue.pop()?;
            let rank = u32::try_from(self.settled.len()).unwrap_or(OPEN);
            let Some(slot) = self.slots.get_mut(usize::from(place.0)) else { continue };
            // A place may be queued several times; only the best entry, popped first, counts.
            if slot.rank != OPEN {
                continue;
            }
            slot.rank = rank;
            let last = slot.last;
            let reached = Reached { place, cost, steps, last, stops: last.is_some() && stops(place) };
            self.settled.push(reached);
            return Some(reached);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// Places joined by borders that cost something each way, or nothing passes.
    #[derive(Clone, Debug)]
    struct Plan {
        size: u16,
        edges: Vec<(u16, u16, Option<u32>, Option<u32>)>,
        stops: Vec<bool>,
    }

    impl Ground for Plan {
        fn size(&self) -> usize {
            usize::from(self.size)
        }

        fn around(&self, place: PlaceId) -> impl Iterator<Item = (PlaceId, EdgeId)> {
            self.edges.iter().zip(0..).filter_map(move |((a, b, _, _), index)| match place.0 {
                p if p == *a => Some((PlaceId(*b), EdgeId(index))),
                p if p == *b => Some((PlaceId(*a), EdgeId(index))),
                _ => None,
            })
        }
    }

    impl Plan {
        fn cost(&self, step: Step) -> Option<u32> {
            let (a, _, there, back) = self.edges[step.edge.index()];
            if step.from.0 == a { there } else { back }
        }

        fn search(&self, reach: &mut Reach, starts: &[PlaceId], budget: u32) {
            reach.search(self, starts, budget, |step| self.cost(step), |place| self.stops[place.index()]);
        }
    }

    type Best = Option<(u32, u32, Option<PlaceId>)>;

    /// Bellman-Ford: improves every place from every neighbour until nothing changes.
    fn oracle(plan: &Plan, starts: &[PlaceId], budget: u32) -> Vec<Best> {
        let mut best: Vec<Best> = vec![None; plan.size()];
        for start in starts {
            best[start.index()] = Some((0, 0, None));
        }
        loop {
            let before = best.clone();
            for to in (0..plan.size).map(PlaceId).filter(|place| !starts.contains(place)) {
                best[to.index()] = best_way(plan, starts, budget, &before, to);
            }
            if best == before {
                return best;
            }
        }
    }

    fn best_way(plan: &Plan, starts: &[PlaceId], budget: u32, known: &[Best], to: PlaceId) -> Best {
        let ways = plan.around(to).filter_map(|(from, edge)| {
            let (cost, steps, _) = known[from.index()]?;
            if plan.stops[from.index()] && !starts.contains(&from) {
                return None;
            }
            let total = cost + plan.cost(Step { from, to, edge })?;
            (total <= budget).then_some((total, steps + 1, (cost, steps, from)))
        });
        ways.min().map(|(total, steps, (_, _, from))| (total, steps, Some(from)))
    }

    fn plan() -> impl Strategy<Value = Plan> {
        (2_u16..14).prop_flat_map(|size| {
            let price = || proptest::option::weighted(0.85, 0_u32..6);
            let edge = (0..size, 0..size, price(), price());
            let edges = proptest::collection::vec(edge, 0..30);
            let stops = proptest::collection::vec(proptest::bool::weighted(0.2), usize::from(size));
            (edges, stops).prop_map(move |(edges, stops)| {
                let edges = edges.into_iter().filter(|(a, b, _, _)| a != b).collect();
                Plan { size, edges, stops }
            })
        })
    }

    proptest! {
        #[test]
        fn agrees_with_bellman_ford(
            plans in proptest::collection::vec(plan(), 1..4),
            budget in 0_u32..14,
            second: bool,
        ) {
            let mut reach = Reach::new();
            for plan in &plans {
                let starts = if second { vec![PlaceId(0), PlaceId(1)] } else { vec![PlaceId(0)] };
                plan.search(&mut reach, &starts, budget);
                let expected = oracle(plan, &starts, budget);
                for place in (0..plan.size).map(PlaceId) {
                    let found = reach.get(place).map(|r| (r.cost, r.steps, r.last.map(|step| step.from)));
                    prop_assert_eq!(found, expected[place.index()], "{:?} {:?}", place, plan);
                }
            }
        }

        #[test]
        fn paths_cost_what_they_say(plan in plan(), budget in 0_u32..14) {
            let mut reach = Reach::new();
            plan.search(&mut reach, &[PlaceId(0)], budget);
            let mut path = Vec::new();
            for reached in reach.reached() {
                prop_assert!(reach.path(reached.place, &mut path));
                prop_assert_eq!(path.first(), Some(&PlaceId(0)));
                prop_assert_eq!(path.last(), Some(&reached.place));
                prop_assert_eq!(path.len(), reached.steps as usize + 1);
                for middle in &path[1..path.len().max(2) - 1] {
                    prop_assert!(!plan.stops[middle.index()]);
                }
            }
            prop_assert!(reach.reached().windows(2).all(|w| w[0].cost <= w[1].cost));
        }
    }

    #[test]
    fn numbers_outside_the_board_are_ignored() {
        let plan = Plan { size: 2, edges: vec![(0, 1, Some(1), Some(1))], stops: vec![false; 2] };
        let mut reach = Reach::new();
        plan.search(&mut reach, &[PlaceId(9), PlaceId(1)], 3);
        assert_eq!(reach.cost(PlaceId(0)), Some(1));
        assert_eq!(reach.cost(PlaceId(9)), None);
        assert!(!reach.path(PlaceId(9), &mut Vec::new()));
    }
}
