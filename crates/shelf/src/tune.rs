//! Tuning what a side's scripted commander goes by, on games against others; the same on any number of cores.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

use commander::tune::{Bout, Tuner};
use commander::{Desk, Kind};
use kernel::evaluation::Tuned;
use kernel::title::SetupError;
use kernel::{Leaning, Setup, Side, Tactics};

use crate::data::Data;

/// Seeds of the test lie so far from those of the rounds.
const TEST: u64 = 1 << 32;

/// What to tune, and how long.
#[derive(Clone, Debug)]
pub struct Drill {
    /// Where; the numbers are to serve all of these alike.
    pub setups: Vec<Setup>,
    /// Whose.
    pub side: Side,
    /// Against whom, in turn.
    pub against: Vec<Kind>,
    /// How often to draw and learn.
    pub rounds: u64,
    /// Pairs of draws in a round.
    pub pairs: usize,
    /// Games of each draw in each place.
    pub games: u64,
    /// Games in each place that test what was found.
    pub tests: u64,
    /// Seed of dice and draws.
    pub seed: u64,
    /// On how many threads.
    pub jobs: usize,
}

/// What came of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Drilled {
    /// The leanings of the title.
    pub all: &'static [Leaning],
    /// What was found for them; nothing if there is nothing to tune.
    pub numbers: Vec<f64>,
    /// How it was found, and what it is worth.
    pub card: Tuned,
}

pub(crate) fn tune<T: Tactics>(
    data: &Data,
    drill: &Drill,
    progress: &(dyn Fn(u64) + Sync),
) -> Result<Drilled, SetupError> {
    if T::LEANINGS.is_empty() {
        return Ok(Drilled { all: T::LEANINGS, numbers: Vec::new(), card: Tuned::default() });
    }
    let mut ground = Ground::<T>::new(data, drill)?;
    let start = ground.start(drill.side);
    let mut tuner = Tuner::new(T::LEANINGS, &start, drill.seed);
    for round in 0..drill.rounds {
        let draws: Vec<Vec<f64>> = tuner.draw(drill.pairs).into_iter().flatten().collect();
        let first = round.wrapping_mul(drill.pairs as u64).wrapping_mul(drill.games);
        let tried = ground.try_all(drill, &draws, (drill.seed, first, drill.games), progress);
        let worths = tried.chunks_exact(2).filter_map(|pair| Some([mean(pair.first()?), mean(pair.last()?)]));
        tuner.learn(&worths.collect::<Vec<_>>());
    }
    let numbers: Vec<f64> = tuner.numbers().into_iter().map(rounded).collect();
    let seed = drill.seed.wrapping_add(TEST);
    let tested = ground.try_all(drill, &[start, numbers.clone()], (seed, 0, drill.tests), progress);
    let results = |at: usize| tested.get(at).map_or(&[][..], Vec::as_slice).iter().map(|(result, _)| *result);
    let gains: Vec<f64> = results(1).zip(results(0)).map(|(after, before)| after - before).collect();
    let count = gains.len().max(1) as f64;
    let gain = gains.iter().sum::<f64>() / count;
    let squares: f64 = gains.iter().map(|one| (one - gain) * (one - gain)).sum();
    let against: Vec<&str> = drill.against.iter().map(|kind| kind.id()).collect();
    let card = Tuned {
        against: against.join(","),
        games: 2 * drill.rounds * drill.pairs as u64 * drill.games * drill.setups.len() as u64,
        seed: drill.seed,
        tested: gains.len() as u64,
        share: rounded(results(1).sum::<f64>() / count),
        before: rounded(results(0).sum::<f64>() / count),
        error: rounded((squares / count).sqrt() / count.sqrt()),
    };
    Ok(Drilled { all: T::LEANINGS, numbers, card })
}

/// What games were worth.
fn mean(games: &[(f64, f64)]) -> f64 {
    games.iter().map(|(_, worth)| worth).sum::<f64>() / games.len().max(1) as f64
}

/// Four digits are more than such numbers hold.
fn rounded(number: f64) -> f64 {
    let scale = 10_f64.powf(3.0 - number.abs().max(1e-6).log10().floor());
    (number * scale).round() / scale
}

/// Worlds to play in, one of each place for every thread.
struct Ground<T: Tactics> {
    threads: Vec<Vec<T::World>>,
}

impl<T: Tactics> Ground<T> {
    fn new(data: &Data, drill: &Drill) -> Result<Ground<T>, SetupError> {
        let worlds = || drill.setups.iter().map(|setup| T::build(data, setup)).collect::<Result<Vec<_>, _>>();
        let threads = (0..drill.jobs.max(1)).map(|_| worlds()).collect::<Result<Vec<_>, _>>()?;
        Ok(Ground { threads })
    }

    /// What the side goes by in the first place.
    fn start(&self, side: Side) -> Vec<f64> {
        let world = self.threads.first().and_then(|worlds| worlds.first());
        world.map_or(Vec::new(), |world| T::leanings(world, side))
    }

    /// Results and worths of the games with each of some draws, in the order of the places and games. Every two draws
    /// meet dice of their own.
    fn try_all(
        &mut self,
        drill: &Drill,
        draws: &[Vec<f64>],
        (seed, first, games): (u64, u64, u64),
        progress: &(dyn Fn(u64) + Sync),
    ) -> Vec<Vec<(f64, f64)>> {
        let next = AtomicUsize::new(0);
        let found = Mutex::new(vec![Vec::new(); draws.len()]);
        let bout = Bout { side: drill.side, against: &drill.against, seed };
        std::thread::scope(|scope| {
            for worlds in &mut self.threads {
                scope.spawn(|| {
                    let mut desk = Desk::<T>::default();
                    while let Some((at, draw)) = take(&next, draws) {
                        let mut outcomes = Vec::new();
                        for world in worlds.iter_mut() {
                            T::lean(world, drill.side, draw);
                            let play = |game| bout.play::<T>(world, game, &mut desk);
                            let from = first.wrapping_add((at as u64 / 2).wrapping_mul(games));
                            outcomes.extend(
                                (from..from.saturating_add(games)).map(play).map(|o| (bout.result(&o), bout.worth(&o))),
                            );
                        }
                        progress(outcomes.len() as u64);
                        let mut found = found.lock().unwrap_or_else(PoisonError::into_inner);
                        if let Some(slot) = found.get_mut(at) {
                            *slot = outcomes;
                        }
                    }
                });
            }
        });
        found.into_inner().unwrap_or_else(PoisonError::into_inner)
    }
}

fn take<'d>(next: &AtomicUsize, draws: &'d [Vec<f64>]) -> Option<(usize, &'d Vec<f64>)> {
    let at = next.fetch_add(1, Ordering::Relaxed);
    draws.get(at).map(|draw| (at, draw))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Shelf;

    fn drill(jobs: usize) -> Drill {
        Drill {
            setups: vec![Setup { scenario: "29-august".to_owned(), ..Setup::default() }],
            side: Side::Union,
            against: vec![Kind::Random],
            rounds: 1,
            pairs: 2,
            games: 1,
            tests: 2,
            seed: 5,
            jobs,
        }
    }

    #[test]
    fn the_same_seed_finds_the_same_whatever_the_cores() {
        let shelf = Shelf::new(Data::embedded()).expect("embedded data");
        let title = shelf.title("second-bull-run").expect("on the shelf");
        let one = title.tune(shelf.data(), &drill(1), &|_| ()).expect("tuned");
        let two = title.tune(shelf.data(), &drill(2), &|_| ()).expect("tuned");
        assert_eq!(one, two);
        assert_eq!((one.card.games, one.card.tested, one.numbers.len()), (4, 2, one.all.len()));
        assert!(one.card.share >= 0.0 && one.card.share <= 1.0);
    }

    #[test]
    fn four_digits_are_kept() {
        assert_eq!([rounded(0.123_456), rounded(12.345_6), rounded(0.0)], [0.1235, 12.35, 0.0]);
    }
}
