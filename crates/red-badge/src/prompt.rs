//! What the side that is asked reads.

use kernel::Text;

use crate::describe::is_joining;
use crate::ids::{Brigade, Hex, Leader, Unit};
use crate::movement::left;
use crate::pool;
use crate::stage::{Layer, Offer, Phase, Shock, ShockStep, Trigger};
use crate::state::State;
use crate::terms::{brigade_term, points};
use crate::world::World;

fn of_unit(w: &World, key: &str, unit: Unit) -> Text {
    Text::key(key).name("unit", w.unit(unit).name.clone())
}

fn of_leader(w: &World, key: &str, leader: Leader) -> Text {
    Text::key(key).name("leader", w.leader(leader).name.clone())
}

fn of_hex(w: &World, key: &str, hex: Hex) -> Text {
    Text::key(key).name("hex", w.hex_name(hex))
}

fn of_brigade(w: &World, key: &str, brigade: Option<Brigade>) -> Text {
    match brigade {
        Some(brigade) => Text::key(key).term("brigade", brigade_term(w, brigade)),
        None => Text::key("rb61-ask-begin"),
    }
}

/// The question as a message.
pub fn prompt(w: &World, s: &State) -> Text {
    let nothing = || Text::key("rb61-ask-begin");
    if s.waiting {
        return nothing();
    }
    match s.layer() {
        Layer::Retreat => s
            .retreat
            .map_or_else(nothing, |retreat| of_unit(w, "rb61-ask-retreat", retreat.unit).num("left", retreat.left)),
        Layer::Contract(unit) => of_unit(w, "rb61-ask-contract", unit),
        Layer::Trouble(_) => nothing(),
        Layer::Stranded(leader) => of_leader(w, "rb61-ask-refuge", leader),
        Layer::Fire => s.fire.map_or_else(nothing, |fire| {
            let key = if is_joining(s) { "rb61-ask-join" } else { "rb61-ask-return" };
            of_unit(w, key, fire.unit).name("hex", w.hex_name(fire.target))
        }),
        Layer::Offer => s.offer.map_or_else(nothing, |offer| offered(w, &offer)),
        Layer::Shock => s.shock.map_or_else(nothing, |shock| shocked(w, &shock)),
        Layer::Move => s
            .mv
            .map_or_else(nothing, |mv| of_unit(w, "rb61-ask-moving", mv.unit).name("points", points(left(w, s, &mv)))),
        Layer::Ride => s.ride.map_or_else(nothing, |ride| {
            let whole = w.leader(ride.leader).ma.saturating_mul(2);
            of_leader(w, "rb61-ask-riding", ride.leader).name("points", points(whole.saturating_sub(ride.spent)))
        }),
        Layer::Phase(phase) => phased(w, s, phase),
    }
}

fn offered(w: &World, offer: &Offer) -> Text {
    let key = match offer.trigger {
        Trigger::Leaving => "rb61-ask-withdrawal-fire",
        Trigger::Entered => "rb61-ask-prepared-fire",
        Trigger::Reaction => "rb61-ask-reaction",
    };
    of_unit(w, key, offer.mover)
}

fn shocked(w: &World, shock: &Shock) -> Text {
    let key = match shock.step {
        ShockStep::Reaction => "rb61-ask-shock-reaction",
        ShockStep::FallBack => "rb61-ask-fall-back",
        ShockStep::Defence => "rb61-ask-defence",
        ShockStep::Engagement | ShockStep::PreShock(_) | ShockStep::Dice(_) => "rb61-ask-use",
        ShockStep::Losses(_) => "rb61-ask-losses",
        ShockStep::Results | ShockStep::Aftermath(_) | ShockStep::Advance => "rb61-ask-advance",
    };
    of_hex(w, key, shock.hex)
}

fn phased(w: &World, s: &State, phase: Phase) -> Text {
    let plain = |key: &str| Text::key(key);
    match phase {
        Phase::SetUp(_) => plain("rb61-ask-set-up"),
        Phase::Initiative => plain("rb61-ask-initiative"),
        Phase::Pool => match pool::freed(w, s).first() {
            Some(brigade) => of_brigade(w, "rb61-ask-freed", Some(brigade)),
            None => plain("rb61-ask-pick"),
        },
        Phase::DivisionOrders(_) => plain("rb61-ask-division-orders"),
        Phase::First => plain("rb61-ask-first"),
        Phase::ReserveFire => plain("rb61-ask-reserve-fire"),
        Phase::Release => of_brigade(w, "rb61-ask-release", s.active),
        Phase::ReleaseOrder => of_brigade(w, "rb61-ask-freed", s.active),
        Phase::OrderChange => of_brigade(w, "rb61-ask-order-change", s.active),
        Phase::Confusion => match s.confused {
            Some(unit) => of_unit(w, "rb61-ask-mistake", unit),
            None => plain("rb61-ask-confusion"),
        },
        Phase::Actions => of_brigade(w, "rb61-ask-actions", s.active),
        Phase::Declare => of_brigade(w, "rb61-ask-declare", s.active),
        Phase::Resolve => plain("rb61-ask-resolve"),
        Phase::Absorb => plain("rb61-ask-absorb"),
        Phase::Attach => plain("rb61-ask-attach"),
        Phase::Commanders(_) => plain("rb61-ask-commanders"),
        Phase::Replacements(_) => plain("rb61-ask-replacement"),
        Phase::Recovery(_) => match s.returning {
            Some(unit) => of_unit(w, "rb61-ask-returning", unit),
            None => plain("rb61-ask-begin"),
        },
        Phase::Efficiency | Phase::Arrivals | Phase::Draw | Phase::EndActivation | Phase::TurnEnd | Phase::Over => {
            plain("rb61-ask-begin")
        }
    }
}
