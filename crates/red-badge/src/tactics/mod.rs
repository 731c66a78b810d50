//! What a computer player is told. [`greedy`] is the yardstick and stays as it is; the scripted commander draws up
//! [`orders`], plans an activation with them and scores choices by the plan; [`features`] say who is winning.
//! Floating-point numbers live here and in the odds, nowhere else in this crate.

mod appeal;
mod atlas;
mod expectation;
mod features;
mod greedy;
mod habits;
mod orders;
mod place;
mod plan;
mod reach;
mod scene;

pub use orders::Orders;

use kernel::{Appeal, Census, Habit, Side, Tactics, Term, Text, Weights};

use crate::RedBadge;
use crate::choice::Choice;
use crate::stage::{Layer, Phase};
use crate::state::State;
use crate::world::World;

/// What computer players know about the ground, worked out when the first of them asks.
#[derive(Clone, Debug)]
pub struct Ways {
    goals: [Vec<greedy::Goal>; 2],
    atlas: atlas::Atlas,
}

impl Ways {
    fn of(w: &World) -> &Ways {
        w.ways
            .get_or_init(|| Ways { goals: Side::BOTH.map(|side| greedy::goals(w, side)), atlas: atlas::Atlas::new(w) })
    }
}

impl Tactics for RedBadge {
    const SCALE: f64 = 60.0;
    const TERMS: &'static [Term] = features::TERMS;

    type Orders = Orders;

    fn value(world: &World, state: &State, side: Side) -> f64 {
        greedy::value(world, state, side)
    }

    fn inclination(world: &World, state: &State, choice: &Choice) -> f64 {
        greedy::inclination(world, state, choice)
    }

    fn considers(_world: &World, state: &State, choice: &Choice) -> bool {
        greedy::considers(state, choice)
    }

    /// A brigade's activation is one plan, made when its marker comes up.
    fn at_boundary(world: &World, state: &State) -> bool {
        let Layer::Phase(phase) = state.layer() else { return false };
        match phase {
            Phase::SetUp(_) => state.posted.is_empty() && state.posted_leaders.is_empty(),
            Phase::Initiative | Phase::First => true,
            Phase::DivisionOrders(side) => !state.ordered.meets(world.side_brigades[side]),
            Phase::OrderChange => state.tried.is_empty() && !state.order_tried,
            Phase::Commanders(_) => state.rode.is_empty(),
            _ => false,
        }
    }

    fn urgency(world: &World, state: &State, side: Side) -> f64 {
        urgency(world, state, side)
    }

    fn weights(world: &World) -> &Weights {
        &world.weights
    }

    fn features(world: &World, state: &State, out: &mut [f64]) {
        features::features(world, state, out);
    }

    fn orders(world: &World, state: &State, side: Side, boldness: f64, number: usize) -> Option<Orders> {
        Orders::draw_up(world, state, side, boldness, number)
    }

    fn appeal(world: &World, state: &State, orders: &Orders, choice: &Choice) -> Appeal {
        Appeal::Worth(appeal::worth(world, state, orders, choice))
    }

    fn intent(world: &World, state: &State, orders: &Orders) -> Option<Text> {
        orders.intent(world, state)
    }

    fn habits(world: &World, state: &State, choice: &Choice, out: &mut Vec<Habit>) {
        habits::habits(world, state, choice, out);
    }

    fn census(world: &World, state: &State, side: Side) -> Census {
        habits::census(world, state, side)
    }
}

/// Little while the brigade is far from every enemy, all in contact and in the last turn.
fn urgency(w: &World, s: &State, side: Side) -> f64 {
    if s.turn == w.last_turn() {
        return 1.0;
    }
    let enemies: Vec<_> = s.occupied[side.other()].hexes().collect();
    let units = match s.active {
        Some(brigade) if w.brigade(brigade).side == side => s.members_on_map(w, brigade),
        _ => s.on_map(w, side),
    };
    let away = |hex| enemies.iter().map(|enemy| w.distance(hex, *enemy)).min();
    let nearest = units.filter_map(|unit| s[unit].hex()).filter_map(away).min();
    match nearest {
        Some(..=5) => 1.0,
        Some(6..=11) => 0.4,
        _ => 0.1,
    }
}
