//! The race of the kernel's tests, with orders to try the search on: who follows the first of them rests.

#[path = "../../kernel/tests/toy/mod.rs"]
#[allow(dead_code, missing_docs, clippy::unwrap_used, clippy::panic, reason = "a title for tests, shared with others")]
mod toy;

use std::sync::LazyLock;

use kernel::tactics::logit_of_value;
use kernel::{Appeal, Searching, Side, Tactics, Term, Text, Weights};
pub(crate) use toy::{Move, Race, Runners, Track, track};

/// What a runner sets his mind on.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Mind {
    /// To sit down.
    Rest,
    /// To run at once.
    Run,
    /// To walk, then to rest.
    Stroll,
    /// To run at once, now and ever.
    RunOn,
}

const MINDS: [Mind; 4] = [Mind::Rest, Mind::Run, Mind::Stroll, Mind::RunOn];

impl Tactics for Race {
    const TERMS: &'static [Term] = &[Term::new("lead", 1.0)];
    const SEARCHING: Searching = Searching { pliant: true, ..Searching::LISTS };

    type Orders = Mind;

    fn value(_: &Track, state: &Runners, side: Side) -> f64 {
        f64::from(state.at[side]) - f64::from(state.at[side.other()])
    }

    fn inclination(_: &Track, _: &Runners, _: &Move) -> f64 {
        0.0
    }

    fn at_boundary(_: &Track, state: &Runners) -> bool {
        state.walked == 0 && !state.tripping
    }

    fn weights(_: &Track) -> &Weights {
        static WEIGHTS: LazyLock<Weights> = LazyLock::new(|| Weights::of(Race::TERMS));
        &WEIGHTS
    }

    fn features(world: &Track, state: &Runners, out: &mut [f64]) {
        out.iter_mut().for_each(|slot| *slot = logit_of_value::<Race>(Race::value(world, state, Side::Union)));
    }

    fn orders(_: &Track, _: &Runners, _: Side, _: f64, number: usize) -> Option<Mind> {
        MINDS.get(number).copied()
    }

    fn lasting(_: &Track, _: Side, number: usize) -> usize {
        if number == 3 { number } else { 0 }
    }

    fn appeal(_: &Track, _: &Runners, orders: &Mind, choice: &Move) -> Appeal {
        let wanted = match orders {
            Mind::Rest => Move::Rest,
            Mind::Run | Mind::RunOn => Move::Run,
            Mind::Stroll => Move::Walk,
        };
        // Nobody is tripped.
        let kind = *choice == Move::Yield;
        Appeal::Worth(if *choice == wanted || kind { 1.0 } else { 0.0 })
    }

    fn intent(_: &Track, _: &Runners, _: &Mind) -> Option<Text> {
        None
    }
}
