//! What a computer player is told: how good a position is, what a side could mean to do, and what speaks for a
//! choice. Floating-point numbers live here and in the odds, nowhere else in this crate.

mod aims;
mod appeal;
mod features;
mod fight;
mod forces;
mod greedy;
mod habits;
mod orders;
mod paths;
mod post;
mod setting_up;
mod stakes;

use kernel::evaluation::Book;
use kernel::{Aim, Appeal, Census, Habit, Side, Tactics, Term, Weights};

use self::orders::Orders;
use crate::BullRun1861;
use crate::arrival::duty;
use crate::choice::Choice;
use crate::state::{Stage, State};
use crate::world::World;

impl Tactics for BullRun1861 {
    const TERMS: &'static [Term] = features::TERMS;

    type Orders = Orders;

    fn value(world: &World, state: &State, side: Side) -> f64 {
        greedy::value(world, state, side)
    }

    fn inclination(world: &World, state: &State, choice: &Choice) -> f64 {
        greedy::inclination(world, state, choice)
    }

    fn at_boundary(world: &World, state: &State) -> bool {
        starts_to_plan(&state.stage) && duty(world, state).is_none()
    }

    fn urgency(world: &World, state: &State, side: Side) -> f64 {
        urgency(world, state, side)
    }

    fn is_strategic(world: &World, state: &State) -> bool {
        matches!(state.stage, Stage::Offensive(_)) && duty(world, state).is_none()
    }

    fn is_set_up(_world: &World, state: &State) -> bool {
        matches!(state.stage, Stage::Place(_) | Stage::Arrange { .. })
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

    fn orders(world: &World, state: &State, side: Side, boldness: f64, number: usize) -> Option<Orders> {
        Orders::draw_up(world, state, side, boldness, number)
    }

    fn appeal(world: &World, state: &State, orders: &Orders, choice: &Choice) -> Appeal {
        appeal::appeal(world, state, orders, choice)
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

/// A brigade is picked, a combat, a march; dice may have fallen since the last one.
const fn starts_to_plan(stage: &Stage) -> bool {
    matches!(
        stage,
        Stage::Place(_)
            | Stage::Arrange { .. }
            | Stage::OpMarkers { .. }
            | Stage::Select { .. }
            | Stage::Combats
            | Stage::OpMoves(_)
    )
}

/// Little while the armies are apart, all of it in reach of each other and in the last two turns.
fn urgency(w: &World, s: &State, side: Side) -> f64 {
    if matches!(s.stage, Stage::Place(_) | Stage::Arrange { .. }) {
        return 0.1;
    }
    if s.turn + 1 >= w.turns {
        return 1.0;
    }
    let enemies = s.occupied(w, side.other());
    let near = s.occupied(w, side).map(|zone| post::nearest(w, zone, enemies)).min();
    match near.unwrap_or(crate::world::FAR) {
        0..=4 => 1.0,
        5..=8 => 0.4,
        _ => 0.1,
    }
}
