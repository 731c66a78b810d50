//! What a player's choices and positions say of how he plays.

use kernel::{Census, Habit, Side};

use super::appeal::clash_at;
use super::leanings::Leanings;
use crate::choice::Choice;
use crate::ids::{Hex, Unit, Units};
use crate::scenario::VictoryKind;
use crate::state::State;
use crate::world::World;
use crate::{fatigue, leaders, victory};

/// Hexes within which an enemy can be met in one activation.
const REACH: u8 = 6;
/// Hexes within which friends stand by guns.
const BESIDE: u8 = 1;

/// What a choice about to be made says of the player: the shocks he has resolved.
pub(super) fn habits(w: &World, s: &State, choice: &Choice, out: &mut Vec<Habit>) {
    let Choice::Resolve(hex) = *choice else { return };
    let Some(brigade) = s.active else { return };
    let attackers: Units = s.members_on_map(w, brigade).filter(|unit| s[*unit].aim() == Some(hex)).collect();
    out.push(Habit::Attack);
    if clash_at(w, s, hex, attackers, &Leanings::PLAIN) < 0.0 {
        out.push(Habit::RashAttack);
    }
    if fatigue::level(s, brigade) >= w.tables.orders.tired_from {
        out.push(Habit::TiredAttack);
    }
}

/// How a side stands.
pub(super) fn census(w: &World, s: &State, side: Side) -> Census {
    let enemies: Vec<Hex> = s.occupied[side.other()].hexes().collect();
    let met = |hex: Hex| enemies.iter().any(|enemy| w.distance(hex, *enemy) <= REACH);
    let mut census = Census { turn: u32::from(s.turn), ..Census::default() };
    for unit in s.on_map(w, side) {
        let Some(hex) = s[unit].hex() else { continue };
        census.units.push((u16::from(unit.0), u32::from(hex.0), met(hex)));
        let led = !w.brigade(s.belongs(w, unit)).is_brigade() || leaders::in_range(w, s, unit);
        census.out_of_command += u32::from(!led);
        if w.unit(unit).is_artillery() {
            census.guns.0 += 1;
            census.guns.1 += u32::from(met(hex) && is_alone(w, s, side, hex));
        }
    }
    if w.victory.kind == VictoryKind::Objectives {
        count_objectives(w, s, side, &enemies, &mut census);
    }
    census
}

/// True if no infantry or cavalry stands in a hex or next to it.
fn is_alone(w: &World, s: &State, side: Side, hex: Hex) -> bool {
    let foot = |unit: Unit| !w.unit(unit).is_artillery();
    let held = w.within(hex, BESIDE).filter(|near| s.occupied[side].has(*near));
    !held.into_iter().any(|near| s.units_in(w, near).into_iter().any(foot))
}

fn count_objectives(w: &World, s: &State, side: Side, enemies: &[Hex], census: &mut Census) {
    for (at, objective) in w.objectives.iter().enumerate() {
        if victory::is_union(w, s, at) != (side == Side::Union) {
            continue;
        }
        let near = |hex: &Hex| enemies.iter().any(|enemy| w.distance(*hex, *enemy) <= REACH);
        let open = |hex: &Hex| !s.occupied[side].has(*hex) && near(hex);
        census.objectives.0 += 1;
        census.objectives.1 += u32::from(objective.hexes.iter().any(open));
    }
}
