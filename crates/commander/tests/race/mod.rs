//! The race of the kernel's tests with tactics. What differs from test to test stands in a constant `WITS` beside
//! this module.

#[path = "../../../kernel/tests/toy/mod.rs"]
mod toy;

use std::sync::LazyLock;

use kernel::{Aim, Appeal, Searching, Side, Tactics, Term, Text, Weights};
pub use toy::{Move, Race, Runners, Track, track};

use super::WITS;

/// How runners think.
pub struct Wits {
    /// A space ahead, as a part of the logit.
    pub space: f64,
    /// True if a plan is nothing but its orders.
    pub pliant: bool,
    /// What a runner may set his mind on, the script's first.
    pub minds: &'static [Mind],
}

/// A space ahead as the greedy player's value has it: twenty of them win three games of four.
pub const GREEDY_SPACE: f64 = 0.054_930_614_433_405_49;

/// What a runner sets his mind on.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Mind {
    /// To see what trying shows.
    Open,
    /// To sit down.
    Rest,
    /// To run at once.
    Run,
    /// To walk, then to rest.
    Stroll,
    /// To run at once, now and ever.
    RunOn,
}

/// Being ahead is good; tripping the other is left to the dice.
impl Tactics for Race {
    const TERMS: &'static [Term] = &[Term::new("lead", WITS.space), Term::new("weather", 1.0)];
    const SEARCHING: Searching =
        Searching { pliant: WITS.pliant, fineness: 2, second_thoughts: 0.5, second_from: 500, ..Searching::LISTS };

    type Orders = Mind;

    fn value(_: &Track, state: &Runners, side: Side) -> f64 {
        f64::from(state.at[side]) - f64::from(state.at[side.other()])
    }

    fn inclination(_: &Track, _: &Runners, _: &Move) -> f64 {
        0.0
    }

    /// One space before the goal a walk is enough.
    fn considers(world: &Track, state: &Runners, choice: &Move) -> bool {
        *choice != Move::Run || state.at[state.runner] + 1 < world.length
    }

    fn at_boundary(_: &Track, state: &Runners) -> bool {
        state.walked == 0 && !state.tripping
    }

    /// Who has walked as far as he may can still think twice.
    fn between_actions(_: &Track, state: &Runners) -> bool {
        WITS.pliant && state.walked == 2 && !state.tripping
    }

    fn weights(_: &Track) -> &Weights {
        static WEIGHTS: LazyLock<Weights> = LazyLock::new(|| Weights::of(Race::TERMS));
        &WEIGHTS
    }

    fn features(world: &Track, state: &Runners, out: &mut [f64]) {
        out.copy_from_slice(&[Race::value(world, state, Side::Union), 0.0]);
    }

    fn orders(_: &Track, _: &Runners, _: Side, _: f64, number: usize) -> Option<Mind> {
        WITS.minds.get(number).copied()
    }

    fn lasting(_: &Track, _: Side, number: usize) -> usize {
        if WITS.minds.get(number) == Some(&Mind::RunOn) { number } else { 0 }
    }

    fn appeal(_: &Track, _: &Runners, orders: &Mind, choice: &Move) -> Appeal {
        let wanted = match orders {
            Mind::Open => return Appeal::Look(0.0),
            Mind::Rest => Move::Rest,
            Mind::Run | Mind::RunOn => Move::Run,
            Mind::Stroll => Move::Walk,
        };
        // Nobody is tripped.
        let kind = *choice == Move::Yield;
        Appeal::Worth(if *choice == wanted || kind { 1.0 } else { 0.0 })
    }

    fn aims(_: &Track, before: &Runners, after: &Runners, _: &Mind) -> Vec<Aim> {
        let gone = |side: Side| f64::from(after.at[side]) - f64::from(before.at[side]);
        let aim = |key: &str, pull: f64| Aim { pull, ..Aim::new(Text::key(key)) };
        vec![aim("rest", 0.0), aim("run", gone(before.runner))]
    }
}
