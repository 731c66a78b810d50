//! What a log needs beside the words: when something was chosen, and whose dice fell.

use kernel::view::Moment;
use kernel::{Purpose, Side, Text};

use crate::choice::Choice;
use crate::event::Event;
use crate::ids::Brigade;
use crate::play::purpose;
use crate::state::{Stage, State};
use crate::victory::side_term;
use crate::world::World;

/// Turn, phase and activation of a choice about to be made (5).
pub fn moment(w: &World, s: &State, choice: &Choice) -> Moment {
    let unit = acting(s, choice).map(|brigade| w.sheet(brigade).id.clone());
    Moment { turn: s.turn.into(), phase: phase(s), unit }
}

fn phase(s: &State) -> Text {
    let half = |key: &str| Text::key(key).num("phase", s.phase).term("side", side_term(s.active));
    match s.stage {
        Stage::Place(_) | Stage::Arrange { .. } => Text::key("br61-phase-set-up"),
        Stage::Offensive(_) | Stage::Initiative | Stage::OpMarkers { .. } => Text::key("br61-phase-initiative"),
        Stage::ActivationRoll
        | Stage::Select { .. }
        | Stage::Activation { .. }
        | Stage::HqMoves
        | Stage::Continuation => half("br61-phase-movement"),
        Stage::Combats | Stage::Forming { .. } | Stage::Hits(_) | Stage::Advance(_) => half("br61-phase-combat"),
        Stage::OpMoves(_)
        | Stage::March { .. }
        | Stage::Recovery
        | Stage::HqReturn
        | Stage::Arrivals
        | Stage::TurnEnd
        | Stage::Over => Text::key("br61-phase-administration"),
    }
}

/// The part of the turn, where it is none of the numbered phases.
pub fn between(s: &State) -> Option<Text> {
    let numbered = ["br61-phase-movement", "br61-phase-combat"];
    Some(phase(s)).filter(|phase| !numbered.contains(&phase.key.as_str()))
}

/// The brigade whose activation or march the choice begins or belongs to.
fn acting(s: &State, choice: &Choice) -> Option<Brigade> {
    match (s.stage, *choice) {
        (_, Choice::Select(brigade) | Choice::SelectToRest(brigade) | Choice::March(brigade)) => Some(brigade),
        (Stage::Activation { act, .. }, _) => Some(act.brigade),
        (Stage::March { march, .. }, _) => Some(march.front),
        _ => None,
    }
}

/// Whose dice an event tells of. The continuation die is nobody's in particular.
pub fn thrown(w: &World, event: &Event) -> Vec<(Side, Purpose)> {
    let of = |brigade: Brigade, purpose| vec![(w.sheet(brigade).side, purpose)];
    match *event {
        Event::InitiativeDice { .. } => Side::BOTH.map(|side| (side, purpose::INITIATIVE)).to_vec(),
        Event::ActivationDie { side, .. } => vec![(side, purpose::ACTIVATION)],
        Event::CommandTest { brigade, .. } => of(brigade, purpose::COMMAND),
        Event::ArtilleryDie { element, .. } => of(element.brigade(), purpose::ARTILLERY),
        Event::CavalryDie { element, .. } => of(element.brigade(), purpose::CAVALRY),
        Event::CombatDice { attacker, .. } => {
            vec![(attacker, purpose::ATTACK), (attacker.other(), purpose::DEFENCE)]
        }
        Event::RetreatDie { brigade, .. } => of(brigade, purpose::RETREAT),
        Event::LegionDie { .. } => w.legion.map_or_else(Vec::new, |legion| of(legion, purpose::LEGION)),
        _ => Vec::new(),
    }
}
