//! 3.5: what a viewer may not know, dealt anew: the efficiency markers of the other side.
//!
//! Every way in which the markers can have come out of the cup has the same chance, each marker of the cup being one
//! of its own. The ways are counted, not written down: computer players deal anew before each of their choices.

use kernel::{Dice, Side, Viewer};

use crate::ids::Brigade;
use crate::play::purpose;
use crate::pool::{self, Drawer};
use crate::stage::Phase;
use crate::state::State;
use crate::world::World;

/// Markers have values from 1 to 9.
const VALUES: usize = 10;

/// Something for every value a marker may have.
type ByValue<T> = [T; VALUES];

/// Deals anew all markers the viewer may not know, so that everything he has seen could have happened.
pub fn redeal(w: &World, s: &mut State, viewer: Viewer, dice: &mut dyn Dice) {
    for side in Side::BOTH.into_iter().filter(|side| !viewer.knows(*side)) {
        let drawers: Vec<Drawer> = pool::drawn(w, s, side).collect();
        let Some(cup) = Cup::new(w, s, side, &drawers).filter(|_| !drawers.is_empty()) else { continue };
        let all = cup.ways(0, cup.count());
        let deal = cup.nth(pick(all, dice));
        if all > 0 {
            drawers.iter().zip(deal).for_each(|(drawer, value)| pool::set_marker(w, s, *drawer, value));
        }
    }
}

/// True if the pool is known to be empty.
const fn is_empty(s: &State) -> bool {
    matches!(s.phase, Phase::Commanders(_) | Phase::Replacements(_) | Phase::Recovery(_) | Phase::TurnEnd | Phase::Over)
}

/// A brigade that put so many markers has not spent more than it had, and an empty pool is known to be empty.
fn is_possible(w: &World, s: &State, brigade: Brigade, put: u8) -> bool {
    let (spent, empty) = (s.spent_of(brigade), is_empty(s));
    // The Legion's markers left the pool when it joined a brigade; a brigade released at once keeps its own.
    put == spent || (put > spent && !empty) || (put == 0 && Some(brigade) == w.legion)
}

/// The cup of a side, and the values each of those who have drawn can have.
struct Cup<'a> {
    markers: &'a [u8],
    open: Vec<ByValue<bool>>,
    /// From this one on everybody can have any marker there is.
    free_from: usize,
}

impl Cup<'_> {
    /// Nothing if what brigades have spent fits no deal at all.
    fn new<'a>(w: &'a World, s: &State, side: Side, drawers: &[Drawer]) -> Option<Cup<'a>> {
        let mut open = vec![[true; VALUES]; drawers.len()];
        // A brigade that has spent nothing tells nothing while there may be markers in the pool.
        for brigade in w.side_brigades[side].filter(|brigade| is_empty(s) || s.spent_of(*brigade) > 0) {
            let mut known = true;
            for (drawer, can) in drawers.iter().zip(&mut open).filter(|(drawer, _)| pool::depends(w, **drawer, brigade))
            {
                known = false;
                for (value, can) in
                    (0..).zip(can).filter(|(value, can)| **can && w.tables.efficiency.cup.contains(value))
                {
                    *can = is_possible(w, s, brigade, pool::put_if(w, s, brigade, *drawer, value));
                }
            }
            if known && !is_possible(w, s, brigade, pool::put(w, s, brigade)) {
                return None;
            }
        }
        let markers = &w.tables.efficiency.cup;
        let bound = |can: &ByValue<bool>| markers.iter().any(|value| !can[usize::from(*value).min(VALUES - 1)]);
        let free_from = open.iter().rposition(bound).map_or(0, |last| last + 1);
        Some(Cup { markers, open, free_from })
    }

    /// How many markers of each value the full cup holds.
    fn count(&self) -> ByValue<usize> {
        let mut count = [0; VALUES];
        for value in self.markers {
            count[usize::from(*value).min(VALUES - 1)] += 1;
        }
        count
    }

    /// In how many ways those from `at` on can have drawn from what is left.
    fn ways(&self, at: usize, left: ByValue<usize>) -> usize {
        let Some(open) = self.open.get(at) else { return 1 };
        if self.free_from <= at {
            // Any marker for anybody: one less for each after the other.
            let all: usize = left.iter().sum();
            return (0..self.open.len() - at).map(|drawn| all.saturating_sub(drawn)).product();
        }
        let mut sum = 0;
        for value in (0..VALUES).filter(|value| open[*value] && left[*value] > 0) {
            sum += left[value] * self.ways(at + 1, without(left, value));
        }
        sum
    }

    /// One of the ways by its number: the first marker of the cup comes first.
    fn nth(&self, mut number: usize) -> Vec<u8> {
        let mut left = self.count();
        let mut markers = self.markers.to_vec();
        let mut deal = Vec::with_capacity(self.open.len());
        for (at, open) in self.open.iter().enumerate() {
            let mut tried = markers.iter().map(|value| usize::from(*value).min(VALUES - 1)).enumerate();
            // Markers of the same value leave the same ways.
            let mut known: ByValue<Option<usize>> = open.map(|can| (!can).then_some(0));
            let taken = tried.find(|(_, value)| {
                let ways = *known[*value].get_or_insert_with(|| self.ways(at + 1, without(left, *value)));
                let here = number < ways;
                number -= if here { 0 } else { ways };
                here
            });
            let Some((place, value)) = taken else { break };
            left = without(left, value);
            deal.push(markers.remove(place));
        }
        deal
    }
}

fn without(mut left: ByValue<usize>, value: usize) -> ByValue<usize> {
    left[value.min(VALUES - 1)] = left[value.min(VALUES - 1)].saturating_sub(1);
    left
}

/// The number of one of so many ways, each with the same chance.
fn pick(all: usize, dice: &mut dyn Dice) -> usize {
    const FACES: usize = 200;
    let rows = u8::try_from(all.div_ceil(FACES)).unwrap_or(u8::MAX);
    let faces = u8::try_from(all.min(FACES)).unwrap_or(u8::MAX);
    for _ in 0..32 {
        let mut roll = |sides: u8| usize::from(dice.roll(sides.max(1), purpose::EFFICIENCY).saturating_sub(1));
        let number = roll(rows) * FACES + roll(faces);
        if number < all {
            return number;
        }
    }
    0
}
