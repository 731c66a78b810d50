//! What the side that is asked reads.

use kernel::Text;

use crate::arrival::{Duty, duty};
use crate::state::{ArrangeStep, Stage, State};
use crate::world::World;
use crate::{hq, setup};

/// The question as a message.
pub fn prompt(w: &World, s: &State) -> Text {
    if s.waiting {
        return Text::key("br61-ask-begin");
    }
    if let Some(duty) = duty(w, s) {
        return ask_duty(w, s, duty);
    }
    let name = |brigade: crate::ids::Brigade| w.sheet(brigade).name.clone();
    match s.stage {
        Stage::Place(_) => Text::key("br61-ask-place"),
        Stage::Arrange { side, done, step } => {
            let zone = setup::zone_to_arrange(w, s, side, done).map_or("", |zone| w.zone_name(zone));
            let key = match step {
                ArrangeStep::Lines => "br61-ask-arrange-lines",
                ArrangeStep::Host => "br61-ask-arrange-host",
                ArrangeStep::Facing => "br61-ask-arrange-facing",
            };
            Text::key(key).name("zone", zone)
        }
        Stage::Offensive(_) => Text::key("br61-ask-offensive").num("turn", s.turn),
        Stage::OpMarkers { .. } => Text::key("br61-ask-op-markers"),
        Stage::Select { left } => Text::key("br61-ask-select").num("left", left),
        Stage::Activation { act, .. } if act.rested => Text::key("br61-ask-rested").name("brigade", name(act.brigade)),
        Stage::Activation { act, .. } => {
            Text::key("br61-ask-act").name("brigade", name(act.brigade)).num("points", act.points)
        }
        Stage::HqMoves => Text::key("br61-ask-hq"),
        Stage::Combats => Text::key("br61-ask-combat"),
        Stage::Forming { target, .. } => Text::key("br61-ask-forming").name("zone", w.zone_name(target)),
        Stage::Hits(after) => match after.retreating {
            Some(brigade) => Text::key("br61-ask-retreat").name("brigade", name(brigade)),
            None => Text::key("br61-ask-hit").names("brigades", after.hits.map(name)),
        },
        Stage::Advance(_) => Text::key("br61-ask-advance"),
        Stage::OpMoves(_) => Text::key("br61-ask-op-moves"),
        Stage::March { march, .. } => {
            Text::key("br61-ask-march").names("brigades", march.body.map(name)).num("points", march.points)
        }
        Stage::HqReturn => {
            let hq = hq::returning(w, s).map_or("", |hq| w.hq_sheet(hq).name.as_str());
            Text::key("br61-ask-hq-return").name("hq", hq)
        }
        Stage::Arrivals => Text::key("br61-ask-arrival"),
        Stage::Initiative
        | Stage::ActivationRoll
        | Stage::Continuation
        | Stage::Recovery
        | Stage::TurnEnd
        | Stage::Over => Text::key("br61-ask-begin"),
    }
}

fn ask_duty(w: &World, s: &State, duty: Duty) -> Text {
    let brigade = |e: crate::ids::Element| w.sheet(e.brigade()).name.clone();
    match duty {
        Duty::Displace(_) => {
            Text::key("br61-ask-displace").names("hqs", s.duties.displaced.map(|hq| w.hq_sheet(hq).name.clone()))
        }
        Duty::Line(element) => Text::key("br61-ask-line").name("brigade", brigade(element)),
        Duty::Host(zone) => Text::key("br61-ask-host").name("zone", w.zone_name(zone)),
        Duty::Face(element) => {
            let zone = s.zone_of(element).map_or("", |zone| w.zone_name(zone));
            let key =
                if s.duties.engaging && s.engaged.has(element) { "br61-ask-face-attack" } else { "br61-ask-face" };
            Text::key(key).name("brigade", brigade(element)).name("zone", zone)
        }
        Duty::Turn { zone, newcomer } => {
            Text::key("br61-ask-turn").name("zone", w.zone_name(zone)).name("newcomer", w.zone_name(newcomer))
        }
    }
}
