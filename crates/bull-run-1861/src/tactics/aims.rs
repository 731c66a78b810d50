//! What a side is about, as far as it shows (4): which objectives its brigades come nearer to, attack or leave.

use kernel::{Aim, Side, Text};

use super::orders::Orders;
use super::paths::Field;
use crate::combat::combat_strength;
use crate::ids::{Brigade, Elements, Zone};
use crate::state::{Stage, State};
use crate::victory::controller;
use crate::world::World;

/// What a side may be about, its main objective first.
pub fn aims(w: &World, before: &State, after: &State, orders: &Orders) -> Vec<Aim> {
    let first = orders.main.map(usize::from);
    let aim = |at: usize| aim(w, before, after, orders.side, at);
    let main = first.and_then(aim);
    let others = (0..w.scoring.len()).filter(|at| Some(*at) != first).filter_map(aim);
    // A side that has set itself nothing is about what shows, or about nothing.
    let shows = |aim: &Aim| main.is_some() || aim.pull > 0.0;
    main.clone().into_iter().chain(others.filter(shows)).collect()
}

fn aim(w: &World, before: &State, after: &State, side: Side, at: usize) -> Option<Aim> {
    let goal = w.scoring.get(at)?.zone;
    let own = controller(before, at) == side;
    let key = if own { "br61-intent-hold" } else { "br61-intent-seize" };
    let ways = Field::to(w, before, side, goal);
    let nearer = |brigade: Brigade| {
        let (from, to) = (before.brigade(brigade).zone?, bound(after, brigade)?);
        let away = |zone: Zone| u16::from(ways.from(zone));
        Some(f64::from(combat_strength(w, before, brigade)) * Aim::nearer(away(from), away(to)))
    };
    let pull = before.on_map(w, side).filter_map(nearer).sum::<f64>();
    let forsaken = own && pull <= 0.0 && !after.on_map(w, side).any(|brigade| bound(after, brigade) == Some(goal));
    Some(Aim { text: Text::key(key).name("zone", w.zone_name(goal)), pull, forsaken })
}

/// Where a brigade is, or the zone it attacks.
fn bound(s: &State, brigade: Brigade) -> Option<Zone> {
    let attacks = |attackers: Elements| attackers.into_iter().any(|element| element.brigade() == brigade);
    match s.stage {
        Stage::Forming { target, attackers } if attacks(attackers) => Some(target),
        _ => s.brigade(brigade).zone,
    }
}
