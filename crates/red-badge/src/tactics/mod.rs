//! What a computer player is told. [`greedy`] is the yardstick and stays as it is; the scripted commander draws up
//! [`orders`], plans an activation with them and scores choices by the plan; [`features`] say who is winning.
//! Floating-point numbers live here and in the odds, nowhere else in this crate.

mod aims;
mod appeal;
mod atlas;
mod expectation;
mod features;
mod greedy;
mod habits;
mod leanings;
mod orders;
mod place;
mod plan;
mod reach;
mod scene;

pub use leanings::Leanings;
pub use orders::Orders;

use kernel::leanings::Leaning;
use kernel::{Aim, Appeal, Census, Habit, Searching, Side, Tactics, Term, Weights};

use crate::RedBadge;
use crate::choice::Choice;
use crate::ids::{Hex, Units};
use crate::stage::{Layer, Phase};
use crate::state::{State, Status};
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

    /// Half-points from a hex to where the goals of a side are.
    fn away(&self, side: Side, hex: Hex) -> u16 {
        self.goals[side.index()].iter().map(|goal| goal.away(hex)).min().unwrap_or(0)
    }
}

impl Tactics for RedBadge {
    const SCALE: f64 = 60.0;
    const TERMS: &'static [Term] = features::TERMS;
    const PEEKS: bool = false;
    const SEARCHING: Searching = Searching {
        pliant: true,
        alone: 4,
        passes: 14,
        fineness: 4,
        proof: 1.5,
        opening: 0.6,
        second_thoughts: 0.25,
        second_from: 15_000,
    };

    const LEANINGS: &'static [Leaning] = Leanings::ALL;

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

    /// A brigade's activation is one plan, made when its marker comes up, and made afresh once the dice have decided
    /// about a new order.
    fn at_boundary(world: &World, state: &State) -> bool {
        let Layer::Phase(phase) = state.layer() else { return false };
        match phase {
            Phase::SetUp(_) => state.posted.is_empty() && state.posted_leaders.is_empty(),
            Phase::Initiative | Phase::First => true,
            Phase::DivisionOrders(side) => !state.ordered.meets(world.side_brigades[side]),
            Phase::OrderChange => state.tried.is_empty() && !state.order_tried,
            Phase::Actions => !is_planned(world, state) && !is_begun(state),
            Phase::Commanders(_) => state.rode.is_empty(),
            _ => false,
        }
    }

    fn between_actions(world: &World, state: &State) -> bool {
        state.layer() == Layer::Phase(Phase::Actions) && is_begun(state) && fresh(world, state).len() >= FEW
    }

    fn activation(_world: &World, state: &State) -> u64 {
        activation(state)
    }

    fn urgency(world: &World, state: &State, side: Side) -> f64 {
        urgency(world, state, side)
    }

    fn weights(world: &World) -> &Weights {
        &world.weights
    }

    fn leanings(world: &World, side: Side) -> Vec<f64> {
        world.leanings[side].numbers()
    }

    fn lean(world: &mut World, side: Side, numbers: &[f64]) {
        world.leanings[side] = Leanings::of(numbers);
    }

    fn features(world: &World, state: &State, out: &mut [f64]) {
        features::features(world, state, out);
    }

    fn orders(world: &World, state: &State, side: Side, boldness: f64, number: usize) -> Option<Orders> {
        Orders::draw_up(world, state, side, boldness, number)
    }

    /// Once the dice have decided about a new order: what was planned for it is planned.
    fn still_hold(_world: &World, state: &State, orders: &Orders) -> bool {
        state.layer() == Layer::Phase(Phase::Actions) && orders.activation == activation(state)
    }

    fn lasting(world: &World, side: Side, number: usize) -> usize {
        orders::lasting(world, side, number)
    }

    fn usual(world: &World, _state: &State, side: Side) -> usize {
        orders::usual(world, side)
    }

    fn appeal(world: &World, state: &State, orders: &Orders, choice: &Choice) -> Appeal {
        Appeal::Worth(appeal::worth(world, state, orders, choice))
    }

    fn aims(world: &World, before: &State, after: &State, orders: &Orders) -> Vec<Aim> {
        aims::aims(world, before, after, orders)
    }

    fn habits(world: &World, state: &State, choice: &Choice, out: &mut Vec<Habit>) {
        habits::habits(world, state, choice, out);
    }

    fn census(world: &World, state: &State, side: Side) -> Census {
        habits::census(world, state, side)
    }
}

/// Turn and markers played in it, and what of the turn comes outside activations. Who names the first brigade plans
/// its activation.
fn activation(s: &State) -> u64 {
    let spent: u64 = s.spent.iter().map(|spent| u64::from(*spent)).sum();
    let (marker, part) = match s.phase {
        Phase::DivisionOrders(_) => (0, 1),
        Phase::First => (1, 0),
        Phase::Commanders(_) => (spent, 2),
        _ => (spent, 0),
    };
    (u64::from(s.turn) * 1000 + marker) * 3 + part
}

/// True if the plan of the activation was made when its order was asked about, and no die has upset it since. Nobody
/// is asked about the order of a brigade that is not on the map or has no brigadier there.
fn is_planned(w: &World, s: &State) -> bool {
    let Some(brigade) = s.active else { return true };
    let led = w.brigade(brigade).brigadier.is_some_and(|leader| s.leader(leader).status == Status::OnMap);
    let asked = led && w.brigade(brigade).is_brigade() && !s.members_on_map(w, brigade).is_empty();
    asked && !s.order_tried && s.tried.is_empty()
}

/// Who has done something in the activation under way.
fn busy(s: &State) -> Units {
    s.moved.or(s.fired).or(s.acted).or(s.stood).or(s.building).or(s.restacked)
}

/// Who has not, and may still do something.
fn fresh(w: &World, s: &State) -> Units {
    let Some(brigade) = s.active else { return Units::EMPTY };
    let done = [s.idle, s.finished, busy(s)];
    s.members_on_map(w, brigade).filter(|unit| done.iter().all(|done| !done.has(*unit))).collect()
}

/// True if somebody has done something in the activation under way.
fn is_begun(s: &State) -> bool {
    !busy(s).is_empty() || !s.rode.is_empty()
}

/// With fewer units than this still to do something in an activation, another thought has been seen to change nothing.
const FEW: u32 = 2;

/// Less while the brigade is far from every enemy, all in contact and in the last turn. It is never little: the way a
/// brigade takes to the field decides as much as what it does there.
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
        Some(6..=11) => 0.7,
        _ => 0.5,
    }
}
