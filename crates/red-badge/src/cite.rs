//! The rule behind each choice.

use crate::choice::Choice;
use crate::stage::{FireKind, Layer, Phase, Trigger};
use crate::state::{Form, State};

/// The governing rule.
pub fn rule(s: &State, choice: &Choice) -> &'static str {
    match choice {
        Choice::Begin => "RBC-3.1",
        Choice::Place { .. } | Choice::Post { .. } | Choice::Draw { .. } => "RBC-20.1",
        Choice::Face { .. } => match s.layer() {
            Layer::Shock => "RBC-11.32",
            Layer::Offer => "RBC-9.61",
            _ => "RBC-20.1",
        },
        Choice::Name(_) | Choice::NameNobody => "RBC-5.11",
        Choice::Pick(_) => "RBC-14.42",
        Choice::Order { .. } => match s.phase {
            Phase::DivisionOrders(_) => "RBC-6.21",
            Phase::OrderChange => "RBC-6.22",
            Phase::Pool => "RBC-14.45",
            _ => "RBC-14.44",
        },
        Choice::Regiment { .. } => "RBC-6.41",
        Choice::Activate(_) => "RBC-5.13",
        Choice::Release => "RBC-14.43",
        Choice::Test(_) => "RBC-10.82",
        Choice::Mistake(_) => "RBC-10.86",
        Choice::Fire { .. } => fire_rule(fire_kind(s)),
        Choice::Join(_) => "RBC-10.63",
        Choice::Shoot => "RBC-10.31",
        Choice::Move(_) | Choice::Halt => "RBC-3.2",
        Choice::Enter { .. } => "RBC-9.71",
        Choice::Step(_) => "RBC-9.11",
        Choice::Turn(_) => "RBC-7.21",
        Choice::Extend(_) => "RBC-8.42",
        Choice::Contract(_) => "RBC-8.45",
        Choice::Refuse(_) => "RBC-7.31",
        Choice::Unrefuse => "RBC-7.33",
        Choice::Form(Form::Limbered | Form::Unlimbered) => "RBC-9.13",
        Choice::Form(_) => "RBC-14.21",
        Choice::Ride(_) => {
            if s.retreat.is_some() {
                "RBC-12.74"
            } else {
                "RBC-9.31"
            }
        }
        Choice::Rally(_) => "RBC-13.41",
        Choice::Build(_) => "RBC-15.11",
        Choice::Prepare(_) => "RBC-10.51",
        Choice::Top(_) => "RBC-8.21",
        Choice::Recrew { .. } => "RBC-12.81",
        Choice::Lead(_) | Choice::Go(_) => "RBC-4.17",
        Choice::Shock { .. } | Choice::Resolve(_) => "RBC-11.13",
        Choice::FallBack(_) => "RBC-11.33",
        Choice::Use(_) => "RBC-8.61",
        Choice::Lose(_) => "RBC-11.43",
        Choice::Flee(_) => "RBC-12.41",
        Choice::Advance { .. } => "RBC-12.61",
        Choice::Absorb(_) => "RBC-14.32",
        Choice::Attach(_) => "RBC-5.26a",
        Choice::Return { .. } => "RBC-13.51",
        Choice::Replace { .. } => "RBC-12.75",
        Choice::Refuge(_) => "RBC-12.53",
        Choice::Done => done_rule(s),
    }
}

/// The fire that is asked about now.
pub fn fire_kind(s: &State) -> FireKind {
    match s.layer() {
        Layer::Fire => FireKind::Return,
        Layer::Offer => match s.offer.map(|offer| offer.trigger) {
            Some(Trigger::Leaving) => FireKind::Withdrawal,
            _ => FireKind::Prepared,
        },
        Layer::Shock => FireKind::Defensive,
        Layer::Phase(Phase::ReserveFire) => FireKind::Reserve,
        _ => FireKind::Active,
    }
}

const fn fire_rule(kind: FireKind) -> &'static str {
    match kind {
        FireKind::Active => "RBC-10.11",
        FireKind::Reserve => "RBC-14.41a",
        FireKind::Confused => "RBC-10.86",
        FireKind::Return => "RBC-10.71",
        FireKind::Withdrawal => "RBC-10.72",
        FireKind::Prepared => "RBC-10.51",
        FireKind::Defensive => "RBC-11.34",
    }
}

fn done_rule(s: &State) -> &'static str {
    match s.layer() {
        Layer::Fire => "RBC-10.71",
        Layer::Offer => "RBC-3.3",
        Layer::Shock => "RBC-11.31",
        Layer::Retreat => "RBC-12.74",
        Layer::Phase(phase) => match phase {
            Phase::SetUp(_) => "RBC-20.1",
            Phase::DivisionOrders(_) => "RBC-6.21",
            Phase::ReserveFire => "RBC-14.41a",
            Phase::Release => "RBC-14.43",
            Phase::OrderChange => "RBC-6.22",
            Phase::Declare => "RBC-11.13",
            Phase::Absorb => "RBC-14.32",
            Phase::Attach => "RBC-5.26a",
            Phase::Commanders(_) => "RBC-4.17",
            _ => "RBC-3.2",
        },
        _ => "RBC-3.1",
    }
}
