//! What a player's choices and positions say of how he plays, and how much thought a position deserves.

use kernel::{Census, Habit, Side};

use super::orders::Stance;
use super::places::{Outlook, Seeker};
use super::survey::Survey;
use crate::choice::Choice;
use crate::ids::{Hex, Unit};
use crate::state::{Move, Stage, State};
use crate::victory::held;
use crate::world::World;
use crate::zones::controls;

/// Hexes within which an enemy can be met in one movement phase.
const REACH: u8 = 5;
/// Hexes within which he may be met in the next one.
const SIGHT: u8 = 9;

/// What a choice about to be made says of the player. An attack is a step into the enemy's zone of control: fire
/// itself costs nothing.
pub fn habits(w: &World, s: &State, choice: &Choice, out: &mut Vec<Habit>) {
    let (Stage::Moving(mv), Choice::Step(hex)) = (s.stage, *choice) else { return };
    let side = w.side_of(mv.unit);
    if !controls(w, s, side.other(), hex) {
        return;
    }
    out.push(Habit::Attack);
    if is_rash(w, s, &mv, hex) {
        out.push(Habit::RashAttack);
    }
    if u32::from(s[mv.unit].sp) * 3 < u32::from(w.sheet(mv.unit).sp) * 2 {
        out.push(Habit::TiredAttack);
    }
}

/// True if the enemy's fire takes more than the unit's own gives, with no objective to be had.
fn is_rash(w: &World, s: &State, mv: &Move, hex: Hex) -> bool {
    let side = w.side_of(mv.unit);
    let survey = Survey::new(w, s, side);
    let outlook = Outlook::new(w, s, side, &Stance::default());
    let seeker = Seeker::new(w, s, &survey, &outlook, mv.unit, 0);
    let (dealt, taken) = seeker.exchange(hex);
    !w.objectives.has(hex) && dealt < 0.6 * taken
}

/// How a side stands.
pub fn census(w: &World, s: &State, side: Side) -> Census {
    let mut census = Census { turn: u32::from(s.turn), ..Census::default() };
    for unit in s.on_map(w, side) {
        let Some(hex) = s[unit].hex else { continue };
        let met = nearest(w, s, side, hex) <= REACH;
        census.units.push((u16::from(unit.0), u32::from(hex.0), met));
        census.out_of_command += u32::from(s[unit].out_of_command);
        if w.guns.has(unit) {
            census.guns.0 += 1;
            census.guns.1 += u32::from(met && is_alone(w, s, side, hex));
        }
    }
    for goal in w.objectives.filter(|goal| (side == Side::Union) == held(w, s).has(*goal)) {
        let empty = !s.is_occupied(goal);
        census.objectives.0 += 1;
        census.objectives.1 += u32::from(empty && nearest(w, s, side, goal) <= REACH);
    }
    census
}

/// True if no infantry or cavalry of its side stands next to a hex or in the next row.
fn is_alone(w: &World, s: &State, side: Side, hex: Hex) -> bool {
    let line = |unit: Unit| !w.guns.has(unit) && !s[unit].routed;
    let mut own = s.occupied[side];
    !own.any(|at| w.distance(at, hex) <= 2 && s.unit_at(at).is_some_and(line))
}

/// Hexes to the nearest enemy.
fn nearest(w: &World, s: &State, side: Side, hex: Hex) -> u8 {
    s.occupied[side.other()].map(|at| w.distance(hex, at)).min().unwrap_or(u8::MAX)
}

/// The share of a full search that who fires at whom deserves.
const FIRES: f64 = 0.05;

/// The share of a full search that a decision deserves.
pub fn urgency(w: &World, s: &State, side: Side) -> f64 {
    if matches!(s.stage, Stage::SetUp(_)) {
        return 0.1;
    }
    // Searching gains next to nothing on how the script lays its fire, and much on where it moves.
    if matches!(s.stage, Stage::Artillery | Stage::Defensive | Stage::Offensive) {
        return FIRES;
    }
    let closest = s.occupied[side].map(|hex| nearest(w, s, side, hex)).min().unwrap_or(u8::MAX);
    let last = s.turn.saturating_add(1) >= w.scenario.last_turn;
    if closest <= REACH || (last && closest <= SIGHT) {
        return 1.0;
    }
    if closest <= SIGHT { 0.4 } else { 0.1 }
}
