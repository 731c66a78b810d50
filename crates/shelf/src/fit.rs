//! Positions of games the computer plays against itself, to fit the evaluation on.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};

use commander::fit::{Fitted, Sample, Scribe, calibrate, fit};
use commander::{Computer, Desk, Ended, play_before};
use kernel::dice::LiveDice;
use kernel::record::MAX_CHOICES;
use kernel::title::SetupError;
use kernel::{BySide, Side, Tactics};

use crate::data::Data;
use crate::sim::Plan;

/// Weights of a title with the names of its terms.
#[derive(Clone, Debug, PartialEq)]
pub struct Fitting {
    /// The terms in order.
    pub terms: Vec<&'static str>,
    /// What was found.
    pub fitted: Fitted,
}

/// What games are to teach.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Lessons {
    /// Only what chance the sum of the weights in use has meant.
    pub keep_weights: bool,
    /// Also what comes of other orders than those the players think best.
    pub varied: bool,
}

pub(crate) fn fit_on_games<T: Tactics>(
    data: &Data,
    plan: &Plan,
    lessons: Lessons,
    progress: &(dyn Fn(u64) + Sync),
) -> Result<Fitting, SetupError> {
    let world = T::build(data, &plan.setup)?;
    let next = AtomicU64::new(0);
    let samples = Mutex::new(Vec::new());
    std::thread::scope(|scope| {
        for _ in 0..plan.jobs.max(1) {
            scope.spawn(|| {
                let mut desk = Desk::default();
                loop {
                    let game = next.fetch_add(1, Ordering::Relaxed);
                    if game >= plan.games {
                        return;
                    }
                    if let Some(sample) = play::<T>(&world, plan, lessons, game, &mut desk) {
                        samples.lock().unwrap_or_else(PoisonError::into_inner).push((game, sample));
                    }
                    progress(1);
                }
            });
        }
    });
    let mut samples = samples.into_inner().unwrap_or_else(PoisonError::into_inner);
    samples.sort_by_key(|(game, _)| *game);
    let samples: Vec<Sample> = samples.into_iter().map(|(_, sample)| sample).collect();
    let start: Vec<f64> = T::TERMS.iter().map(|term| term.start).collect();
    let fitted = match lessons.keep_weights {
        true => calibrate(&samples, T::weights(&world).as_slice()),
        false => fit(&samples, &start),
    };
    Ok(Fitting { terms: T::TERMS.iter().map(|term| term.name).collect(), fitted })
}

fn play<T: Tactics>(world: &T::World, plan: &Plan, lessons: Lessons, game: u64, desk: &mut Desk<T>) -> Option<Sample> {
    let seat = |side: Side| {
        let player = Computer::<T>::with_nodes(plan.players[side], plan.nodes, plan.seed, game, side);
        if lessons.varied { player.varied() } else { player }
    };
    let mut players = BySide::new(seat(Side::Union), seat(Side::Confederate));
    let mut dice = LiveDice::for_game(plan.seed, game);
    let mut scribe = Scribe::default();
    let played = play_before::<T>(world, &mut players, &mut dice, MAX_CHOICES as u64, desk, &mut scribe);
    let result = match T::verdict(world, &played.state).winner {
        Some(Side::Union) => 1.0,
        Some(Side::Confederate) => 0.0,
        None => 0.5,
    };
    (played.ended == Ended::Over).then_some(Sample { features: scribe.features, result })
}
