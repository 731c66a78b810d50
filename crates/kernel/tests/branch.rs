//! Odds of a choice through the choices players have inside it, on the toy race.

// What tests call may fail as loudly as they do.
#![allow(clippy::unwrap_used, clippy::panic)]

mod toy;

use kernel::odds::{Branch, BranchError, Limits, OddsError, Prob, Then, branch, branch_by, extremes};
use kernel::{Side, Title};
use toy::{Happened, Move, Race, Runners, Track, track};

fn tripping(_: &Track, state: &Runners) -> bool {
    state.tripping
}

fn prob(num: u128, den: u128) -> Prob {
    Prob::new(num, den).unwrap()
}

fn run(limits: Limits) -> Result<Branch<Race>, BranchError> {
    branch(&track(), &Race::start(&track()), &Move::Run, tripping, limits)
}

#[test]
fn a_run_has_six_results_two_of_which_ask_the_other_side() {
    let tree = run(Limits::default()).unwrap_or_else(|e| panic!("{e}"));
    assert_eq!(tree.results.len(), 6);
    assert!(tree.results.iter().all(|twig| twig.probability == prob(1, 6)));
    let asked: Vec<_> = tree.results.iter().filter(|twig| !matches!(twig.then, Then::Leaf)).collect();
    assert_eq!(asked.len(), 2);
    for twig in asked {
        let Then::Decision { side, options } = &twig.then else { unreachable!() };
        assert_eq!(*side, Side::Confederate);
        assert_eq!(options.iter().map(|(choice, _)| *choice).collect::<Vec<_>>(), [Move::Trip, Move::Yield]);
        // Six faces of the second die come to two states: thrown back, or not.
        assert_eq!(options[0].1.results.len(), 2);
        assert!(options[0].1.results.iter().all(|twig| twig.probability == prob(1, 2)));
        assert_eq!(options[1].1.results.len(), 1);
        assert_eq!(options[1].1.results[0].probability, Prob::ONE);
    }
}

#[test]
fn extremes_over_the_inner_choice() {
    let tree = run(Limits::default()).unwrap_or_else(|e| panic!("{e}"));
    let (low, high) = extremes(&tree, |state| f64::from(state.at.union));
    // Without a trip the mean is 21/6; tripping costs one space on average after a 5 or 6.
    assert!((high - 3.5).abs() < 1e-12);
    assert!((low - (3.5 - 2.0 / 6.0)).abs() < 1e-12);
}

#[test]
fn classes_keep_results_apart_or_name_them() {
    let fell = |events: &[Happened], _: &Runners| events.contains(&Happened::Fell);
    let start = Runners { tripping: true, ..Race::start(&track()) };
    let start = Runners { at: kernel::BySide::new(5, 0), ..start };
    let tree = branch_by::<Race, bool>(&track(), &start, &Move::Trip, tripping, fell, Limits::default());
    let tree = tree.unwrap_or_else(|e| panic!("{e}"));
    let classes: Vec<_> = tree.results.iter().map(|twig| (twig.class, twig.probability)).collect();
    assert_eq!(classes, [(true, prob(1, 2)), (false, prob(1, 2))]);
}

#[test]
fn limits_are_kept() {
    let with = |change: fn(&mut Limits)| {
        let mut limits = Limits::default();
        change(&mut limits);
        run(limits).err()
    };
    assert_eq!(with(|l| l.sequences = 12), Some(OddsError::TooMany { limit: 12 }.into()));
    assert_eq!(with(|l| l.results = 11), Some(BranchError::TooLarge { limit: 11 }));
    assert_eq!(with(|l| l.depth = 1), Some(BranchError::TooDeep { limit: 1 }));
    assert_eq!(with(|l| (l.sequences, l.results, l.depth) = (20, 12, 2)), None);
}

#[test]
fn an_illegal_choice_is_refused() {
    let tree = branch::<Race>(&track(), &Race::start(&track()), &Move::Trip, tripping, Limits::default());
    assert!(matches!(tree.err(), Some(BranchError::Refused(_))));
}
