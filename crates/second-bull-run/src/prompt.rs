//! What the side that is asked reads.

use kernel::Text;

use crate::choice::Choice;
use crate::duties::{Duty, duty};
use crate::ids::{Brigade, Leader};
use crate::result::{self, Question};
use crate::setup;
use crate::state::{Act, Declaration, FacingCause, Fight, Formation, March, NightStep, Retreat, Stage, State};
use crate::tell::{formation_term, group_names, party_term, zone_label};
use crate::world::World;

/// The question as a message.
pub fn prompt(w: &World, s: &State) -> Text {
    if s.waiting {
        return Text::key("sbr-ask-begin");
    }
    if let Some(duty) = duty(w, s) {
        return ask_duty(w, s, duty);
    }
    match s.stage {
        Stage::CallBefore => Text::key("sbr-ask-call-before").num("points", w.scenario.victory.jones),
        Stage::SetUp(side) => ask_set_up(w, s, side),
        Stage::Facings { side, done } => {
            let zone = setup::zone_to_face(s, side, done).map_or_else(String::new, |zone| zone_label(w, zone));
            Text::key("sbr-ask-facing").name("zone", zone)
        }
        Stage::Designate => Text::key("sbr-ask-designate"),
        Stage::MainGroup => with_formation(w, s, "sbr-ask-main-group"),
        Stage::Slots => {
            let chief = s.part.chief.map_or_else(String::new, |leader| leader_name(w, leader));
            Text::key("sbr-ask-slots").num("slots", s.part.slots).name("leader", chief)
        }
        Stage::Brigades => with_formation(w, s, "sbr-ask-brigade"),
        Stage::Acting(act) => ask_act(w, &act),
        Stage::Declaring(act) => {
            let cost = w.tables.movement.attack;
            Text::key("sbr-ask-attack").name("brigade", brigade_name(w, act.brigade)).num("cost", cost)
        }
        Stage::Commanders => Text::key("sbr-ask-commanders"),
        Stage::Chains => Text::key("sbr-ask-chain"),
        Stage::Combats => Text::key("sbr-ask-combat"),
        Stage::Fight(fight) => ask_fight(w, s, &fight),
        Stage::Advance(_) => Text::key("sbr-ask-advance"),
        Stage::RoutMoves { retreat, .. } => ask_retreat(w, retreat, "sbr-ask-rout-next"),
        Stage::Declare(declaration) => ask_declaration(w, s, declaration),
        Stage::Entries(_) => Text::key("sbr-ask-entries"),
        Stage::Riding { leader, points } => {
            Text::key("sbr-ask-riding").name("leader", leader_name(w, leader)).num("points", points)
        }
        Stage::Night(step) => ask_night(w, s, step),
        Stage::Initiative
        | Stage::Continuation
        | Stage::Recovery
        | Stage::Arrivals(_)
        | Stage::TurnEnd
        | Stage::Over => Text::key("sbr-ask-begin"),
    }
}

fn brigade_name(w: &World, brigade: Brigade) -> String {
    w.sheet(brigade).name.clone()
}

fn leader_name(w: &World, leader: Leader) -> String {
    w.leader(leader).name.clone()
}

fn with_formation(w: &World, s: &State, key: &str) -> Text {
    let name = s.part.formation.map_or_else(|| Text::key("list-empty"), |f: Formation| formation_term(w, f));
    Text::key(key).term("formation", name)
}

fn ask_duty(w: &World, s: &State, duty: Duty) -> Text {
    match duty {
        Duty::Face(brigade) => {
            let zone = s.zone_of(brigade).map_or_else(String::new, |zone| zone_label(w, zone));
            let key = match s.duties.cause {
                FacingCause::Move => "sbr-ask-face",
                FacingCause::Retreat => "sbr-ask-face-retreat",
                FacingCause::Advance => "sbr-ask-face-advance",
                FacingCause::Rally => "sbr-ask-face-rally",
            };
            Text::key(key).name("brigade", brigade_name(w, brigade)).name("zone", zone)
        }
        Duty::Turn { zone, newcomer } => {
            Text::key("sbr-ask-turn").name("zone", zone_label(w, zone)).name("newcomer", zone_label(w, newcomer))
        }
        Duty::Displace(leader) => {
            let zone = s.leader(leader).zone.map_or_else(String::new, |zone| zone_label(w, zone));
            Text::key("sbr-ask-displace").name("leader", leader_name(w, leader)).name("zone", zone)
        }
    }
}

fn ask_set_up(w: &World, s: &State, side: kernel::Side) -> Text {
    let mut listed = Vec::new();
    setup::list_set_up(w, s, side, &mut listed);
    let next = listed.iter().find(|choice| **choice != Choice::Muster);
    let place = |unit: String| {
        let key = if listed.contains(&Choice::Muster) { "sbr-ask-place-first" } else { "sbr-ask-place" };
        Text::key(key).name("unit", unit)
    };
    match next {
        Some(Choice::Ground { group, .. }) => Text::key("sbr-ask-ground").names("units", group_names(w, *group)),
        Some(Choice::Place { brigade, .. }) => place(brigade_name(w, *brigade)),
        Some(Choice::Post { leader, .. }) => place(leader_name(w, *leader)),
        _ => Text::key("sbr-ask-begin"),
    }
}

fn ask_act(w: &World, act: &Act) -> Text {
    let key = match (act.march, act.moved || act.stopped) {
        (March::Action, false) => "sbr-ask-act",
        (March::Action, true) => "sbr-ask-act-on",
        (March::Entry, _) => "sbr-ask-act-entry",
        (March::Night, _) => "sbr-ask-act-night",
    };
    Text::key(key).name("brigade", brigade_name(w, act.brigade)).num("points", act.points)
}

fn ask_fight(w: &World, s: &State, fight: &Fight) -> Text {
    match result::question(w, s, fight) {
        Some(Question::Six(..)) => Text::key("sbr-ask-six"),
        Some(Question::Melee(_)) => Text::key("sbr-ask-melee"),
        Some(Question::Retreat(brigade, _)) => retreat_text(w, brigade, fight.retreat.map_or(0, |way| way.left)),
        Some(Question::Hit(_)) | None => {
            let key = if fight.test { "sbr-ask-hit-test" } else { "sbr-ask-hit" };
            Text::key(key)
        }
    }
}

fn retreat_text(w: &World, brigade: Brigade, left: u8) -> Text {
    Text::key("sbr-ask-retreat").name("brigade", brigade_name(w, brigade)).num("left", left)
}

/// The way of a retreat, or else who goes next.
fn ask_retreat(w: &World, retreat: Option<Retreat>, next: &str) -> Text {
    retreat.map_or_else(|| Text::key(next), |way| retreat_text(w, way.brigade, way.left))
}

fn ask_declaration(w: &World, s: &State, declaration: Declaration) -> Text {
    match declaration {
        Declaration::CounterAttack => Text::key("sbr-ask-counter-attack").num("turn", s.turn),
        Declaration::Call(side) => {
            let party = crate::arrivals::callable(w, s, side).first();
            let name = party.map_or_else(|| Text::key("list-empty"), |party| party_term(w, party));
            let optional = party.and_then(|party| w.party(party)).is_some_and(|sheet| sheet.call.is_some());
            match (optional, s.jones_called) {
                (true, false) => Text::key("sbr-ask-call").term("party", name).num("points", w.scenario.victory.jones),
                (true, true) => Text::key("sbr-ask-call-turn").term("party", name).num("turn", s.turn),
                (false, _) => Text::key("sbr-ask-call-back"),
            }
        }
    }
}

fn ask_night(w: &World, s: &State, step: NightStep) -> Text {
    match step {
        NightStep::Staying { asked, .. } => {
            let brigade = asked.first();
            let zone = brigade.and_then(|b| s.zone_of(b)).map_or_else(String::new, |zone| zone_label(w, zone));
            let name = brigade.map_or_else(String::new, |b| brigade_name(w, b));
            Text::key("sbr-ask-stay").name("brigade", name).name("zone", zone)
        }
        NightStep::Parting { retreat, .. } => ask_retreat(w, retreat, "sbr-ask-part-next"),
        NightStep::Moving(_) => Text::key("sbr-ask-night-move").num("left", s.night_moves.left),
        NightStep::Withdrawing => Text::key("sbr-ask-withdraw"),
        NightStep::Rest => Text::key("sbr-ask-begin"),
    }
}
