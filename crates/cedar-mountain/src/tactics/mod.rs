//! What a computer player is told: how good a position is, what a side could mean to do, and what speaks for a
//! choice. Floating-point numbers live here and in the odds, nowhere else in this crate.

mod aims;
mod appeal;
mod features;
mod fires;
mod greedy;
mod habits;
mod march;
mod orders;
mod places;
mod posts;
mod survey;

use kernel::evaluation::Book;
use kernel::{Aim, Appeal, Census, Habit, Searching, Side, Tactics, Term, Weights};

pub use orders::Orders;
use orders::Stance;
pub use survey::Marches;

use crate::CedarMountain;
use crate::choice::Choice;
use crate::state::{Stage, State};
use crate::world::World;

impl Tactics for CedarMountain {
    // A move comes to something once the enemy has fired at it, and its own fire has followed.
    const SEARCHING: Searching = Searching { alone: 3, fineness: 3, ..Searching::LISTS };
    const TERMS: &'static [Term] = features::TERMS;

    type Orders = Orders;

    fn value(world: &World, state: &State, side: Side) -> f64 {
        greedy::value(world, state, side)
    }

    fn inclination(world: &World, state: &State, choice: &Choice) -> f64 {
        greedy::inclination(world, state, choice)
    }

    fn at_boundary(_world: &World, state: &State) -> bool {
        state.displaced.is_empty()
            && match state.stage {
                Stage::Movement | Stage::SetUp(_) => state.moved.is_empty() && state.moved_leaders.is_empty(),
                Stage::Artillery | Stage::Defensive | Stage::Offensive => true,
                Stage::Rally => state.tried.is_empty(),
                _ => false,
            }
    }

    fn is_set_up(_world: &World, state: &State) -> bool {
        matches!(state.stage, Stage::SetUp(_))
    }

    fn book(world: &World) -> Option<&Book> {
        Some(&world.book)
    }

    fn weights(world: &World) -> &Weights {
        &world.weights
    }

    fn features(world: &World, state: &State, out: &mut [f64]) {
        features::fill(world, state, out);
    }

    fn orders(world: &World, _state: &State, side: Side, boldness: f64, number: usize) -> Option<Orders> {
        Stance::number(world, boldness, number).map(|stance| Orders::new(side, stance))
    }

    fn lasting(_world: &World, _side: Side, number: usize) -> usize {
        Stance::lasting(number)
    }

    fn usual(world: &World, state: &State, side: Side) -> usize {
        Stance::usual(world, state, side)
    }

    fn appeal(world: &World, state: &State, orders: &Orders, choice: &Choice) -> Appeal {
        appeal::appeal(world, state, orders, choice)
    }

    fn aims(world: &World, before: &State, after: &State, orders: &Orders) -> Vec<Aim> {
        aims::aims(world, before, after, orders)
    }

    fn urgency(world: &World, state: &State, side: Side) -> f64 {
        habits::urgency(world, state, side)
    }

    fn habits(world: &World, state: &State, choice: &Choice, out: &mut Vec<Habit>) {
        habits::habits(world, state, choice, out);
    }

    fn census(world: &World, state: &State, side: Side) -> Census {
        habits::census(world, state, side)
    }
}
