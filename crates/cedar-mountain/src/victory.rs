//! 13 and 14.1.6: points and victory.

use kernel::view::EventLine;
use kernel::{BySide, Outcome, Side, Text};

use crate::event::Event;
use crate::ids::Hexes;
use crate::play::Play;
use crate::state::State;
use crate::world::World;

/// The word for a side.
pub fn side_term(side: Side) -> Text {
    Text::key(format!("side-{}", side.id()))
}

/// Objectives held by Union combat units, in any state (CM-13.7).
pub fn held(w: &World, s: &State) -> Hexes {
    w.objectives.and(s.occupied[Side::Union])
}

/// Who wins with these points (CM-13.4).
pub fn winner(w: &World, s: &State) -> Side {
    let table = &w.tables.victory;
    let won = s.net >= table.net && s.objective_points >= table.from_objectives;
    if won { Side::Union } else { Side::Confederate }
}

/// How the game ended, or would end.
pub fn outcome(w: &World, s: &State) -> Outcome {
    let line = |key: &str, rule: &str, places: Vec<String>| EventLine {
        text: Text::key(format!("cm62-result-{key}"))
            .num("net", s.net)
            .num("objectives", s.objective_points)
            .num("union", s.lost.union)
            .num("confederate", s.lost.confederate)
            .num("needed", w.tables.victory.net)
            .num("neededObjectives", w.tables.victory.from_objectives),
        rule: rule.to_owned(),
        places,
        units: Vec::new(),
        detail: false,
    };
    let winner = winner(w, s);
    let objectives = w.objectives.map(|hex| w.hex_id(hex).to_owned()).collect();
    Outcome {
        winner: Some(winner),
        points: BySide::new(i32::from(s.net), -i32::from(s.net)),
        reasons: vec![
            line("losses", "CM-13.9", Vec::new()),
            line("net", "CM-13.3", Vec::new()),
            line("objectives", "CM-13.2", objectives),
            line(if winner == Side::Union { "union" } else { "confederate" }, "CM-13.4", Vec::new()),
        ],
    }
}

impl Play<'_> {
    /// Points on the one signed track: the Union's count up (CM-13.3).
    pub fn score(&mut self, side: Side, points: i16) {
        let signed = if side == Side::Union { points } else { points.saturating_neg() };
        self.s.net = self.s.net.saturating_add(signed);
    }

    /// SM-90: objectives held at the end of a turn (CM-13.2).
    pub fn score_objectives(&mut self) {
        let hexes = held(self.w, self.s);
        let points = self.w.tables.victory.objective.saturating_mul(hexes.len() as i16);
        if points == 0 {
            return;
        }
        self.score(Side::Union, points);
        self.s.objective_points = self.s.objective_points.saturating_add(points);
        self.tell(Event::Scored { hexes, points });
    }
}
