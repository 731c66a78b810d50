//! 21.2, 22.2: what wins, and who holds what.

use std::cmp::Ordering;

use kernel::view::EventLine;
use kernel::{BySide, Outcome, Side, Text};

use crate::event::Event;
use crate::ids::{Hex, Unit};
use crate::play::Play;
use crate::scenario::VictoryKind;
use crate::stacking;
use crate::state::State;
use crate::world::World;

/// 22.2, AMB-58: a combat unit enters a hex; whoever is there last holds it. Tells the side that took it.
pub fn note_entry(s: &mut State, w: &World, unit: Unit, hex: Hex) -> Option<Side> {
    let side = w.side_of(unit);
    let objective = w.objective_hexes.iter().any(|(at, _)| *at == hex);
    if !objective || s.control.has(hex) == (side == Side::Union) {
        return None;
    }
    s.control.set(hex, side == Side::Union);
    Some(side)
}

/// True if the Union holds every hex of an objective (22.2).
pub fn is_union(w: &World, s: &State, objective: usize) -> bool {
    w.objectives.get(objective).is_some_and(|objective| objective.hexes.iter().all(|hex| s.control.has(*hex)))
}

/// Points of the objectives the Union holds.
pub fn points(w: &World, s: &State) -> u8 {
    let held = w.objectives.iter().enumerate().filter(|(at, _)| is_union(w, s, *at));
    held.map(|(_, objective)| objective.points).fold(0, u8::saturating_add)
}

/// 21.2: infantry strength of a side on or beyond the pike; of extended lines what stands there.
pub fn beyond_pike(w: &World, s: &State, side: Side) -> u16 {
    let wrong = if side == Side::Union { Ordering::Less } else { Ordering::Greater };
    // Columns without a pike hex lie wholly north.
    let counts = |hex: Hex| w.ground(hex).pike.unwrap_or(Ordering::Less) != wrong;
    let mut sum = 0_u16;
    for unit in s.on_map(w, side).filter(|unit| w.unit(*unit).is_infantry()) {
        let hexes = [s[unit].hex(), s[unit].wing()].into_iter().flatten();
        for hex in hexes.filter(|hex| counts(*hex)) {
            sum = sum.saturating_add(u16::from(stacking::strength_in(s, unit, hex)));
        }
    }
    sum
}

/// Points of both sides, as the scenario counts them.
pub fn score(w: &World, s: &State) -> BySide<i32> {
    match w.victory.kind {
        VictoryKind::Pike => {
            let strength = |side| i32::from(beyond_pike(w, s, side));
            BySide::new(strength(Side::Union), strength(Side::Confederate))
        }
        VictoryKind::Objectives => BySide::new(i32::from(points(w, s)), 0),
    }
}

/// Who wins if the game ends now.
pub fn winner(w: &World, s: &State) -> Option<Side> {
    match w.victory.kind {
        VictoryKind::Pike => {
            let score = score(w, s);
            match score.union.cmp(&score.confederate) {
                Ordering::Greater => Some(Side::Union),
                Ordering::Less => Some(Side::Confederate),
                Ordering::Equal => None,
            }
        }
        VictoryKind::Objectives if points(w, s) >= w.victory.points => Some(Side::Union),
        VictoryKind::Objectives => Some(Side::Confederate),
    }
}

/// How the game ended, or would end.
pub fn outcome(w: &World, s: &State) -> Outcome {
    let winner = winner(w, s);
    let points = score(w, s);
    let line = |key: String, rule: &str, places: Vec<String>| EventLine {
        text: Text::key(format!("rb61-result-{key}"))
            .num("union", points.union)
            .num("confederate", points.confederate)
            .num("needed", w.victory.points)
            .num("unionLost", s.lost.union)
            .num("confederateLost", s.lost.confederate),
        rule: rule.to_owned(),
        places,
        units: Vec::new(),
        detail: false,
    };
    let side = winner.map_or("draw", Side::id);
    let mut reasons = vec![line("losses".to_owned(), "RBC-12.21", Vec::new())];
    match w.victory.kind {
        VictoryKind::Pike => {
            reasons.push(line("pike".to_owned(), "RBC-21.2", Vec::new()));
            reasons.push(line(format!("pike-{side}"), "RBC-21.2", Vec::new()));
        }
        VictoryKind::Objectives => {
            for (at, objective) in w.objectives.iter().enumerate() {
                let holder = if is_union(w, s, at) { Side::Union } else { Side::Confederate };
                let places = objective.hexes.iter().map(|hex| w.hex_id(*hex).to_owned()).collect();
                let mut held = line(format!("objective-{}", holder.id()), "RBC-22.2a", places);
                let name = Text::key(format!("rb61-objective-{}", objective.id));
                held.text = held.text.term("objective", name).num("points", objective.points);
                reasons.push(held);
            }
            reasons.push(line(format!("objectives-{side}"), "RBC-22.2", Vec::new()));
        }
    }
    Outcome { winner, points, reasons }
}

impl Play<'_> {
    /// A combat unit has entered a hex: it may take an objective.
    pub fn take_hex(&mut self, unit: Unit, hex: Hex) {
        if let Some(side) = note_entry(self.s, self.w, unit, hex) {
            self.tell(Event::ObjectiveTaken { hex, side });
        }
    }
}
