//! What a player's choices and positions say of how he plays.

use kernel::{Census, Habit, Side};

use super::appeal::led;
use super::fight::gain;
use super::post::nearest;
use super::stakes::Stakes;
use crate::choice::Choice;
use crate::combat::Clash;
use crate::ids::Elements;
use crate::state::{Stage, State};
use crate::victory::controller;
use crate::world::World;

/// Points within which an enemy can be met in one activation.
const REACH: u8 = 4;

/// What a choice about to be made says of the player.
pub fn habits(w: &World, s: &State, choice: &Choice, out: &mut Vec<Habit>) {
    let Some(clash) = clash(w, s, choice) else { return };
    out.push(Habit::Attack);
    if gain(w, s, &Stakes::of(w, s), &clash) < 0.0 {
        out.push(Habit::RashAttack);
    }
    if tired(s, clash.attackers) {
        out.push(Habit::TiredAttack);
    }
}

fn clash(w: &World, s: &State, choice: &Choice) -> Option<Clash> {
    match (s.stage, *choice) {
        (Stage::Forming { target, attackers }, Choice::Resolve) => {
            Some(Clash { side: s.active, attackers, targets: target.alone() })
        }
        (Stage::Combats, Choice::Sweep(element)) => {
            let targets = crate::combat::sweep_targets(w, s, element);
            Some(Clash { side: s.active, attackers: element.alone(), targets })
        }
        _ => None,
    }
}

fn tired(s: &State, mut attackers: Elements) -> bool {
    attackers.any(|e| s.brigade(e.brigade()).fatigue > 0)
}

/// How a side stands.
pub fn census(w: &World, s: &State, side: Side) -> Census {
    let enemies = s.occupied(w, side.other());
    let mut census = Census { turn: u32::from(s.turn), ..Census::default() };
    for brigade in s.on_map(w, side) {
        let Some(zone) = s.brigade(brigade).zone else { continue };
        let met = nearest(w, zone, enemies) <= REACH;
        census.units.push((u16::from(brigade.0), u32::from(zone.0), met));
        census.out_of_command += u32::from(!led(w, s, brigade));
    }
    for (_, scoring) in w.scoring.iter().enumerate().filter(|(at, _)| controller(s, *at) == side) {
        let empty = !s.occupied(w, side).has(scoring.zone);
        census.objectives.0 += 1;
        census.objectives.1 += u32::from(empty && nearest(w, scoring.zone, enemies) <= REACH);
    }
    census
}
