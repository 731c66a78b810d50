//! What a computer player is told. Floating-point numbers live here and in the odds, nowhere else in this crate.

mod aims;
mod appeal;
mod assault;
pub mod atlas;
mod errands;
mod features;
mod greedy;
mod habits;
mod leanings;
mod memo;
mod orders;
mod routes;
#[cfg(test)]
mod shortcuts;

use kernel::{Aim, Appeal, Census, Habit, Leaning, Side, Tactics, Term, Weights};

use self::appeal::Scene;
use crate::SecondBullRun;
use crate::choice::Choice;
use crate::duties::duty;
use crate::facing::pressed;
use crate::state::{Declaration, Stage, State};
use crate::world::World;

pub use leanings::Leanings;
use memo::Memo;
pub use orders::Orders;

impl Tactics for SecondBullRun {
    const TERMS: &'static [Term] = features::TERMS;
    const LEANINGS: &'static [Leaning] = Leanings::ALL;

    type Orders = Orders;

    fn value(world: &World, state: &State, side: Side) -> f64 {
        greedy::value(world, state, side)
    }

    fn inclination(world: &World, state: &State, choice: &Choice) -> f64 {
        greedy::inclination(world, state, choice)
    }

    fn at_boundary(world: &World, state: &State) -> bool {
        matches!(state.stage, Stage::Designate | Stage::Slots | Stage::Entries(_)) && duty(world, state).is_none()
    }

    fn urgency(world: &World, state: &State, side: Side) -> f64 {
        urgency(world, state, side)
    }

    fn is_strategic(world: &World, state: &State) -> bool {
        let asked = matches!(
            state.stage,
            Stage::CallBefore | Stage::Declare(Declaration::CounterAttack | Declaration::Call(_))
        );
        asked && !state.waiting && duty(world, state).is_none()
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
        Orders::draw_up(world, state, side, boldness, number, Memo::default())
    }

    fn orders_again(
        world: &World,
        state: &State,
        side: Side,
        boldness: f64,
        number: usize,
        before: Orders,
    ) -> Option<Orders> {
        before.draw_up_again(world, state, side, boldness, number)
    }

    fn lasting(world: &World, side: Side, number: usize) -> usize {
        orders::lasting(world, side, number)
    }

    fn usual(world: &World, _state: &State, side: Side) -> usize {
        orders::usual(world, side)
    }

    fn inherit(orders: &mut Orders, before: Orders) {
        orders.inherit(before);
    }

    fn appeal(world: &World, state: &State, orders: &Orders, choice: &Choice) -> Appeal {
        Appeal::Worth(appeal::appeal(&Scene::new(world, state, orders), choice))
    }

    fn appeals<'a>(world: &'a World, state: &'a State, orders: &'a Orders) -> impl Fn(&Choice) -> Appeal + 'a {
        let scene = Scene::new(world, state, orders);
        move |choice| Appeal::Worth(appeal::appeal(&scene, choice))
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

/// Turns at the end of a day in which everything counts.
const LAST_TURNS: u8 = 2;
/// Zones between enemies within which they may meet this turn.
const MEETING: u8 = 5;

/// Which share of a full search a decision deserves.
fn urgency(w: &World, s: &State, side: Side) -> f64 {
    let last = usize::from(s.day) >= w.scenario.days.len() && s.turn + LAST_TURNS > w.day(s.day).last;
    if last || !pressed(w, s, side).is_empty() {
        return 1.0;
    }
    let foes = s.occupied[side.other()];
    let mut own = s.occupied[side];
    let near = own.any(|at| foes.into_iter().any(|foe| w.distance(at, foe) <= MEETING));
    if near { 0.4 } else { 0.1 }
}
