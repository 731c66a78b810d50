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
        if drawers.is_empty() || !rest_is_possible(w, s, side, &drawers) {
            continue;
        }
        let cup = Cup::new(w, s, side, &drawers);
        let all = cup.ways(0, cup.count());
        let deal = cup.nth(pick(all, dice));
        if all > 0 {
            drawers.iter().zip(deal).for_each(|(drawer, value)| pool::set_marker(w, s, *drawer, value));
        }
    }
}

/// True if the markers of a brigade follow from what somebody has drawn.
fn depends(w: &World, drawer: Drawer, brigade: Brigade) -> bool {
    match drawer {
        Drawer::Formation(formation) => w.brigade(brigade).formation == Some(formation),
        Drawer::Cavalry(_) => w.brigade(brigade).is_cavalry(),
    }
}

/// A brigade has not spent more than it had, and an empty pool is known to be empty.
fn is_possible(w: &World, s: &State, brigade: Brigade) -> bool {
    let empty = matches!(
        s.phase,
        Phase::Commanders(_) | Phase::Replacements(_) | Phase::Recovery(_) | Phase::TurnEnd | Phase::Over
    );
    let (put, spent) = (pool::put(w, s, brigade), s.spent_of(brigade));
    // The Legion's markers left the pool when it joined a brigade; a brigade released at once keeps its own.
    put == spent || (put > spent && !empty) || (put == 0 && Some(brigade) == w.legion)
}

/// The same for the brigades about which nobody has drawn.
fn rest_is_possible(w: &World, s: &State, side: Side, drawers: &[Drawer]) -> bool {
    let other = |brigade: &Brigade| !drawers.iter().any(|drawer| depends(w, *drawer, *brigade));
    w.side_brigades[side].filter(other).all(|brigade| is_possible(w, s, brigade))
}

/// The cup of a side, and the values each of those who have drawn can have.
struct Cup<'a> {
    markers: &'a [u8],
    open: Vec<ByValue<bool>>,
}

impl Cup<'_> {
    fn new<'a>(w: &'a World, s: &State, side: Side, drawers: &[Drawer]) -> Cup<'a> {
        let mut trial = s.clone();
        let mut open = Vec::with_capacity(drawers.len());
        for drawer in drawers {
            let known = pool::marker(w, s, *drawer);
            let mut can: ByValue<bool> = [false; VALUES];
            for (value, can) in (0..).zip(&mut can) {
                pool::set_marker(w, &mut trial, *drawer, value);
                let mut own = w.side_brigades[side].filter(|brigade| depends(w, *drawer, *brigade));
                *can = own.all(|brigade| is_possible(w, &trial, brigade));
            }
            pool::set_marker(w, &mut trial, *drawer, known);
            open.push(can);
        }
        Cup { markers: &w.tables.efficiency.cup, open }
    }

    /// How many markers of each value the full cup holds.
    fn count(&self) -> ByValue<usize> {
        let mut count = [0; VALUES];
        for value in self.markers {
            count[usize::from(*value) % VALUES] += 1;
        }
        count
    }

    /// In how many ways those from `at` on can have drawn from what is left.
    fn ways(&self, at: usize, left: ByValue<usize>) -> usize {
        let Some(open) = self.open.get(at) else { return 1 };
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
            let mut tried = markers.iter().map(|value| usize::from(*value) % VALUES).enumerate();
            let taken = tried.find(|(_, value)| {
                let ways = if open[*value] { self.ways(at + 1, without(left, *value)) } else { 0 };
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
    left[value % VALUES] = left[value % VALUES].saturating_sub(1);
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
