//! What a side is about, as far as it shows: which objectives its units come nearer to or leave.

use kernel::{Aim, Side, Text};

use super::march::main_effort;
use super::orders::Orders;
use super::survey::effective;
use crate::ids::{Hex, Unit};
use crate::state::State;
use crate::world::World;

/// What a side may be about, its main effort first.
pub fn aims(w: &World, before: &State, after: &State, orders: &Orders) -> Vec<Aim> {
    let main = main_effort(w, before, orders.side, &orders.stance);
    let others = w.marches().goals().filter(|goal| Some(*goal) != main);
    main.into_iter().chain(others).map(|goal| aim(w, before, after, orders.side, goal)).collect()
}

fn aim(w: &World, before: &State, after: &State, side: Side, goal: Hex) -> Aim {
    let holder = before.unit_at(goal).map(|unit| w.side_of(unit));
    let key = match holder {
        Some(holder) if holder == side => "cm62-intent-hold",
        Some(_) => "cm62-intent-drive-out",
        None if side == Side::Union => "cm62-intent-seize",
        None => "cm62-intent-guard",
    };
    let nearer = |unit: Unit| {
        let (from, to) = (before[unit].hex?, after[unit].hex?);
        let away = |hex: Hex| u16::from(w.distance(hex, goal));
        Some(effective(w, before, unit) * Aim::nearer(away(from), away(to)))
    };
    let pull = before.on_map(w, side).filter_map(nearer).sum::<f64>();
    let left = after.unit_at(goal).is_none_or(|unit| w.side_of(unit) != side);
    Aim { text: Text::key(key).name("place", w.hex_name(goal)), pull, forsaken: holder == Some(side) && left }
}
