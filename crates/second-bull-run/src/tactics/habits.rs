//! What a player's choices and positions say of how he plays.

use kernel::{Census, Habit, Side};

use super::assault::Trial;
use super::atlas::Atlas;
use crate::choice::Choice;
use crate::command::command_zones;
use crate::ids::{Brigade, Zone};
use crate::state::State;
use crate::victory::controller;
use crate::world::World;

/// Points within which a brigade can be reached in one activation.
const REACH: u8 = 6;

/// What a choice says of the player.
pub(super) fn habits(w: &World, s: &State, choice: &Choice, out: &mut Vec<Habit>) {
    let Choice::Fight(target) = *choice else { return };
    out.push(Habit::Attack);
    if Trial::new(w, s, s.active).worth(target) < 0.0 {
        out.push(Habit::RashAttack);
    }
    let mut attackers = w.side_brigades[s.active].filter(|b| s.brigade(*b).attack == Some(target));
    if attackers.any(|b| s.brigade(b).fatigue >= 2) {
        out.push(Habit::TiredAttack);
    }
}

/// How a side stands.
pub(super) fn census(w: &World, s: &State, side: Side) -> Census {
    let foes = s.occupied[side.other()];
    let atlas = Atlas::of(w);
    let met = |zone: Zone| foes.into_iter().any(|foe| atlas.march(foe, zone) <= REACH);
    let mut census = Census { turn: u32::from(s.day) * 16 + u32::from(s.turn), ..Census::default() };
    let commanded = w.chiefs[side].map(|l| (l, command_zones(w, s, l))).collect::<Vec<_>>();
    let in_command = |brigade: Brigade, at: Zone| {
        let chief = w.division_of(brigade).and_then(|d| w.chief_of(d));
        commanded.iter().any(|(l, zones)| chief.is_none_or(|chief| chief == *l) && zones.has(at))
    };
    for brigade in s.on_map(w, side) {
        let Some(at) = s.zone_of(brigade) else { continue };
        let near = met(at);
        census.units.push((u16::from(brigade.0), u32::from(at.0), near));
        census.out_of_command += u32::from(!in_command(brigade, at));
        if w.guns.has(brigade) {
            let alone = s.stacks[at].set().less(w.guns).is_empty();
            census.guns.0 += 1;
            census.guns.1 += u32::from(alone && near);
        }
    }
    for (_, objective) in w.objectives.iter().enumerate().filter(|(at, _)| controller(s, *at) == side) {
        census.objectives.0 += 1;
        census.objectives.1 += u32::from(!s.occupied[side].has(objective.zone) && met(objective.zone));
    }
    census
}
