//! Whole games: they end, by the measure that says so, in states that hold together.

use kernel::hash::{StateHash, state_hash};
use kernel::{Asked, Outcome, Title};

use crate::walk::Walk;
use crate::{Breach, Invariants, World};

/// A game that came to its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ended {
    /// How many choices it took.
    pub choices: usize,
    /// How it ended.
    pub outcome: Outcome,
    /// The hash of its last state.
    pub hash: StateHash,
}

/// Plays a random game to its end: progress grows with every choice and stays bounded, the right
/// side is asked, the invariants hold in every state, and the verdict is the outcome.
pub fn ends<I: Invariants>(world: &World<I>, seed: u64) -> Result<Ended, Breach> {
    let mut walk = Walk::<I::Title>::new(world, seed);
    I::hold(world, &walk.state).map_err(|problem| walk.breach(None, problem))?;
    loop {
        let side = walk.ask()?;
        match (I::Title::asked(world, &walk.state), side) {
            (Asked::Choose { side: asked, .. }, Some(side)) if asked == side => {}
            (Asked::Over(outcome), None) if outcome == I::Title::verdict(world, &walk.state) => {
                let hash = state_hash::<I::Title>(world, &walk.state);
                return Ok(Ended { choices: walk.step, outcome, hash });
            }
            (asked, side) => return Err(walk.breach(None, format!("{asked:?}, but to choose is {side:?}"))),
        }
        step::<I>(&mut walk)?;
    }
}

fn step<I: Invariants>(walk: &mut Walk<'_, I::Title>) -> Result<(), Breach> {
    let world = walk.world;
    let before = walk.state.clone();
    let choice = walk.go()?;
    let (earlier, now) = (I::Title::progress(world, &before), I::Title::progress(world, &walk.state));
    if now <= earlier {
        return Err(walk.breach(Some(&choice), format!("progress from {earlier:?} to {now:?}")));
    }
    if now.act >= I::MOST_ACTS {
        return Err(walk.breach(Some(&choice), format!("{} acts in one stage", now.act)));
    }
    let holds = I::hold(world, &walk.state).and_then(|()| I::follow(world, &before, &walk.state, &walk.events));
    holds.map_err(|problem| walk.breach(Some(&choice), problem))
}

/// Plays the same games on one thread and on several: they end alike.
pub fn same_on_every_thread<I: Invariants>(world: &World<I>, seeds: &[u64], threads: usize) -> Result<(), Breach> {
    let alone = play_all::<I>(world, seeds)?;
    let share = seeds.len().div_ceil(threads.max(1)).max(1);
    let together: Result<Vec<Vec<Ended>>, Breach> = std::thread::scope(|scope| {
        let running: Vec<_> = seeds.chunks(share).map(|part| scope.spawn(|| play_all::<I>(world, part))).collect();
        running.into_iter().map(|thread| thread.join().unwrap_or_else(|_| Err(elsewhere("a thread broke")))).collect()
    });
    if together?.concat() == alone { Ok(()) } else { Err(elsewhere("results depend on the thread")) }
}

fn play_all<I: Invariants>(world: &World<I>, seeds: &[u64]) -> Result<Vec<Ended>, Breach> {
    seeds.iter().map(|seed| ends::<I>(world, *seed)).collect()
}

fn elsewhere(problem: &str) -> Breach {
    Breach { seed: 0, step: 0, choice: None, problem: problem.to_owned() }
}
