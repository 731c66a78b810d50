//! What the side that is asked reads.

use kernel::Text;

use crate::ids::{Leader, Unit};
use crate::movement::left;
use crate::state::{FireKind, FireStep, FlightStep, Stage, State};
use crate::world::World;

/// The question as a message.
pub fn prompt(w: &World, s: &State) -> Text {
    let unit = |key: &str, unit: Unit| Text::key(key).name("unit", w.sheet(unit).name.clone());
    let leader = |key: &str, leader: Leader| Text::key(key).name("leader", w.leader(leader).name.clone());
    if s.waiting {
        return Text::key("cm62-ask-begin");
    }
    if let Some(displaced) = s.displaced.first() {
        return leader("cm62-ask-refuge", displaced);
    }
    match s.stage {
        Stage::SetUp(_) => Text::key("cm62-ask-set-up"),
        Stage::Artillery => Text::key("cm62-ask-artillery"),
        Stage::Movement => Text::key("cm62-ask-movement"),
        Stage::Moving(mv) => unit("cm62-ask-moving", mv.unit).name("points", crate::describe::points(left(w, s, &mv))),
        Stage::Leading { leader: who, points } => leader("cm62-ask-leading", who).num("points", points),
        Stage::Defensive => Text::key("cm62-ask-defensive"),
        Stage::Offensive => Text::key("cm62-ask-offensive"),
        Stage::Fire(fire) => match fire.step {
            FireStep::FireDie => unit("cm62-ask-fate-fire", fire.target).num("die", fire.die),
            FireStep::LeaderDie { leader: who, die, .. } => leader("cm62-ask-fate-leader", who).num("die", die),
            FireStep::MoraleDie { die } => unit("cm62-ask-fate-morale", fire.target).num("die", die),
            FireStep::Flight(run) => match run.step {
                FlightStep::Riders => unit("cm62-ask-riders", fire.target),
                FlightStep::Goal => unit("cm62-ask-goal", fire.target),
                FlightStep::Hexes if run.rout => unit("cm62-ask-rout", fire.target).num("left", run.left),
                FlightStep::Hexes => unit("cm62-ask-retreat", fire.target).num("left", run.left),
            },
            _ => unit(joining(fire.kind), fire.target),
        },
        Stage::Advance { hex, .. } => Text::key("cm62-ask-advance").name("hex", w.hex_name(hex)),
        Stage::Following { unit: who, .. } => unit("cm62-ask-following", who),
        Stage::Rally => Text::key("cm62-ask-rally"),
        Stage::RallyDie { unit: who, die } => unit("cm62-ask-fate-rally", who).num("die", die),
        Stage::TurnStart | Stage::Command | Stage::HalfEnd | Stage::TurnEnd | Stage::Over => {
            Text::key("cm62-ask-begin")
        }
    }
}

const fn joining(kind: FireKind) -> &'static str {
    match kind {
        FireKind::Artillery => "cm62-ask-join-guns",
        FireKind::Defensive | FireKind::Offensive => "cm62-ask-join",
    }
}
