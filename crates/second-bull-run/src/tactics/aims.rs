//! What a side is about, as far as it shows: which objectives its brigades come nearer to, attack or leave.

use kernel::{Aim, Text};

use super::atlas::Atlas;
use super::orders::{Bent, Goal, Orders};
use crate::combat::combat_strength;
use crate::ids::{Brigade, Zone};
use crate::state::State;
use crate::tell::zone_term;
use crate::victory::controller;
use crate::world::World;

/// What a side may be about, its main effort first.
pub(super) fn aims(w: &World, before: &State, after: &State, orders: &Orders) -> Vec<Aim> {
    let objectives = w.objectives.iter().enumerate();
    let goals = objectives.map(|(at, o)| Goal { zone: o.zone, hold: controller(before, at) == orders.side });
    let others = goals.filter(|goal| orders.effort.is_none_or(|effort| effort.zone != goal.zone));
    let main = orders.effort.map(|goal| aim(w, before, after, orders, goal));
    let others = others.map(|goal| aim(w, before, after, orders, goal));
    // A side that has set itself nothing is about what shows, or about nothing.
    let shows = |aim: &Aim| main.is_some() || aim.pull > 0.0;
    main.clone().into_iter().chain(others.filter(shows)).collect()
}

fn aim(w: &World, before: &State, after: &State, orders: &Orders, goal: Goal) -> Aim {
    let atlas = Atlas::of(w);
    let nearer = |brigade: Brigade| {
        let (from, to) = (before.zone_of(brigade)?, bound(after, brigade)?);
        let away = |zone: Zone| u16::from(atlas.march(zone, goal.zone));
        Some(f64::from(combat_strength(w, before, brigade)) * Aim::nearer(away(from), away(to)))
    };
    let pull = before.on_map(w, orders.side).filter_map(nearer).sum::<f64>();
    let there = |brigade: Brigade| bound(after, brigade) == Some(goal.zone);
    let forsaken = goal.hold && pull <= 0.0 && !after.on_map(w, orders.side).any(there);
    let first = orders.effort == Some(goal);
    let key = match (goal.hold, orders.bent) {
        (_, Bent::Assault) if first => "sbr-intent-assault",
        (true, _) => "sbr-intent-hold",
        (false, _) => "sbr-intent-take",
    };
    Aim { text: Text::key(key).term("zone", zone_term(w, goal.zone)), pull, forsaken }
}

/// Where a brigade is, or the zone it has declared an attack on.
fn bound(s: &State, brigade: Brigade) -> Option<Zone> {
    s.brigade(brigade).attack.or_else(|| s.zone_of(brigade))
}
