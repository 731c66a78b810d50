//! 3.5: what a viewer may not know, dealt anew: the efficiency markers of the other side.

use kernel::{Dice, Side, Viewer};

use crate::ids::Brigade;
use crate::play::purpose;
use crate::pool::{self, Drawer};
use crate::stage::Phase;
use crate::state::State;
use crate::world::World;

/// Deals anew all markers the viewer may not know, so that everything he has seen could have happened.
pub fn redeal(w: &World, s: &mut State, viewer: Viewer, dice: &mut dyn Dice) {
    for side in Side::BOTH.into_iter().filter(|side| !viewer.knows(*side)) {
        let drawers: Vec<Drawer> = pool::drawn(w, s, side).collect();
        if drawers.is_empty() {
            continue;
        }
        let deals = deals(w, s, side, &drawers);
        if let Some(deal) = pick(&deals, dice) {
            deal_out(w, s, &drawers, deal);
        }
    }
}

fn deal_out(w: &World, s: &mut State, drawers: &[Drawer], deal: &[u8]) {
    for (drawer, value) in drawers.iter().zip(deal) {
        pool::set_marker(w, s, *drawer, *value);
    }
}

/// Every way in which the markers can have come out of the cup, one entry for each, as long as it fits.
fn deals(w: &World, s: &State, side: Side, drawers: &[Drawer]) -> Vec<Vec<u8>> {
    let cup = &w.tables.efficiency.cup;
    let mut partial: Vec<(Vec<usize>, Vec<u8>)> = vec![(Vec::new(), Vec::new())];
    for _ in drawers {
        let mut longer = Vec::new();
        for (taken, values) in &partial {
            for (at, value) in cup.iter().enumerate().filter(|(at, _)| !taken.contains(at)) {
                let (mut taken, mut values) = (taken.clone(), values.clone());
                taken.push(at);
                values.push(*value);
                longer.push((taken, values));
            }
        }
        partial = longer;
    }
    let mut trial = s.clone();
    let fits = |values: &Vec<u8>| {
        deal_out(w, &mut trial, drawers, values);
        is_possible(w, &trial, side)
    };
    partial.into_iter().map(|(_, values)| values).filter(fits).collect()
}

/// Nobody has spent more than he had, and an empty pool is known to be empty.
fn is_possible(w: &World, s: &State, side: Side) -> bool {
    let empty = matches!(
        s.phase,
        Phase::Commanders(_) | Phase::Replacements(_) | Phase::Recovery(_) | Phase::TurnEnd | Phase::Over
    );
    let fits = |brigade: Brigade| {
        let (put, spent) = (pool::put(w, s, brigade), s.spent_of(brigade));
        // The Legion's markers left the pool when it joined a brigade; a brigade released at once keeps its own.
        put == spent || (put > spent && !empty) || (put == 0 && Some(brigade) == w.legion)
    };
    w.side_brigades[side].into_iter().all(fits)
}

/// One of them, each with the same chance.
fn pick<'a>(deals: &'a [Vec<u8>], dice: &mut dyn Dice) -> Option<&'a Vec<u8>> {
    const FACES: usize = 200;
    let rows = u8::try_from(deals.len().div_ceil(FACES)).unwrap_or(u8::MAX);
    let faces = u8::try_from(deals.len().min(FACES)).unwrap_or(u8::MAX);
    for _ in 0..32 {
        let mut roll = |sides: u8| usize::from(dice.roll(sides.max(1), purpose::EFFICIENCY).saturating_sub(1));
        let at = roll(rows) * FACES + roll(faces);
        if let Some(deal) = deals.get(at) {
            return Some(deal);
        }
    }
    deals.first()
}
