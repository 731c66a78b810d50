//! What a log needs beside the words: when something was chosen, and whose dice fell.

use kernel::view::Moment;
use kernel::{Purpose, Side};

use crate::choice::Choice;
use crate::event::Event;
use crate::ids::Brigade;
use crate::play::purpose;
use crate::state::{Formation, Stage, State};
use crate::view::stage_name;
use crate::world::World;

/// Turn, phase and action of a choice about to be made.
pub fn moment(w: &World, s: &State, choice: &Choice) -> Moment {
    let unit = acting(s, choice).map(|brigade| w.sheet(brigade).id.clone());
    Moment { turn: s.turn.into(), phase: stage_name(s), unit }
}

/// The brigade whose action the choice begins or belongs to.
fn acting(s: &State, choice: &Choice) -> Option<Brigade> {
    match (s.stage, *choice) {
        (_, Choice::Act(brigade) | Choice::Substitute(brigade) | Choice::Enter { brigade, .. }) => Some(brigade),
        (Stage::Acting(act) | Stage::Declaring(act), _) => Some(act.brigade),
        _ => None,
    }
}

/// Whose dice an event tells of. The continuation die is nobody's in particular.
pub fn thrown(w: &World, event: &Event) -> Vec<(Side, Purpose)> {
    let of = |brigade: Brigade, purpose| vec![(w.side_of(brigade), purpose)];
    match *event {
        Event::InitiativeDice { .. } => Side::BOTH.map(|side| (side, purpose::INITIATIVE)).to_vec(),
        Event::TacticalDie { side, .. } => vec![(side, purpose::TACTICAL)],
        Event::Designated { leader, .. } => vec![(w.leader(leader).side, purpose::ACTIVATION)],
        Event::CommandTest { formation: Formation::Brigade(brigade), .. } => of(brigade, purpose::COMMAND),
        Event::CommandTest { formation: Formation::Division(division), .. } => {
            vec![(w.division(division).side, purpose::COMMAND)]
        }
        Event::LeaderTest { leader, .. } => vec![(w.leader(leader).side, purpose::ARMY)],
        Event::GunPoints { side, rest, .. } if rest > 0 => vec![(side, purpose::ARTILLERY)],
        Event::SharpshooterDie { brigade, .. } => of(brigade, purpose::SHARPSHOOTERS),
        Event::CombatDice { attacker, .. } => {
            vec![(attacker, purpose::ATTACK), (attacker.other(), purpose::DEFENCE)]
        }
        Event::TestDie { brigade, .. } => of(brigade, purpose::TEST),
        Event::RallyDie { brigade, .. } => of(brigade, purpose::RALLY),
        Event::ArrivalDie { party, .. } => w.party(party).map_or_else(Vec::new, |p| vec![(p.side, purpose::ARRIVAL)]),
        _ => Vec::new(),
    }
}
