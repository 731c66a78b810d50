//! Pairs of games between two computer players, the same on any number of cores.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use commander::arena::{Finding, Pair, Sequential, Tally, half_points};
use commander::conduct::{Conduct, Critic};
use commander::{Computer, Desk, Ended, Kind, Player, play_before};
use kernel::dice::LiveDice;
use kernel::record::MAX_CHOICES;
use kernel::title::SetupError;
use kernel::{BySide, Setup, Side, Tactics};
use serde::Serialize;

use crate::data::Data;

/// What to fight.
#[derive(Clone, Debug)]
pub struct Bout {
    /// From where.
    pub setup: Setup,
    /// The player who is measured, and the one he is measured against.
    pub players: [Kind; 2],
    /// The number of the first pair: a match may be fought in parts.
    pub first: u64,
    /// The most pairs.
    pub pairs: u64,
    /// The seed of dice and players.
    pub seed: u64,
    /// The test that may end the bout before that.
    pub until: Option<Sequential>,
    /// The effort of a full search, in nodes.
    pub nodes: u64,
    /// Whether to measure how long the players think.
    pub times: bool,
    /// On how many threads.
    pub jobs: usize,
}

/// One pair that was fought.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Fought {
    /// Its number, from 0; both games have the dice of this number.
    pub pair: u64,
    /// What the first player made of it.
    pub result: Pair,
    /// Who won the game in which the first player had this side.
    pub winner: BySide<Option<Side>>,
    /// Choices made in that game.
    pub choices: BySide<u64>,
    /// How the first player and the second behaved with each side.
    pub conduct: [BySide<Conduct>; 2],
    /// How long the players thought; empty unless the bout asks for it.
    #[serde(skip)]
    pub thoughts: Vec<Thought>,
    /// What went wrong, if a game did not come to an end by the rules.
    pub wrong: Option<String>,
}

/// How long a player thought where he starts to plan. A measurement: not the same twice.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Thought {
    /// Who.
    pub kind: Kind,
    /// The share of a full search the decision deserved.
    pub urgency: f64,
    /// How long it took.
    pub seconds: f64,
}

pub(crate) fn fight<T: Tactics>(
    data: &Data,
    bout: &Bout,
    progress: &(dyn Fn(&Fought) + Sync),
) -> Result<Vec<Fought>, SetupError> {
    let world = T::build(data, &bout.setup)?;
    let (next, enough) = (AtomicU64::new(bout.first), AtomicBool::new(false));
    let judge = Mutex::new(Judge::default());
    std::thread::scope(|scope| {
        for _ in 0..bout.jobs.max(1) {
            scope.spawn(|| {
                let mut desk = Desk::default();
                loop {
                    let pair = next.fetch_add(1, Ordering::Relaxed);
                    if pair >= bout.first.saturating_add(bout.pairs) || enough.load(Ordering::Relaxed) {
                        return;
                    }
                    let fought = fight_pair::<T>(&world, bout, pair, &mut desk);
                    let mut judge = judge.lock().unwrap_or_else(PoisonError::into_inner);
                    if judge.take(fought, bout, progress) {
                        enough.store(true, Ordering::Relaxed);
                    }
                }
            });
        }
    });
    Ok(judge.into_inner().unwrap_or_else(PoisonError::into_inner).counted)
}

/// Takes pairs in the order of their numbers, whoever finishes first, so that a bout ends at the
/// same pair on every machine.
#[derive(Default)]
struct Judge {
    waiting: BTreeMap<u64, Fought>,
    counted: Vec<Fought>,
    tally: Tally,
    over: bool,
}

impl Judge {
    /// True once no further pair counts.
    fn take(&mut self, fought: Fought, bout: &Bout, progress: &(dyn Fn(&Fought) + Sync)) -> bool {
        self.waiting.insert(fought.pair, fought);
        while !self.over {
            let Some(next) = self.waiting.remove(&(bout.first + self.counted.len() as u64)) else { break };
            self.tally.add(next.result);
            progress(&next);
            self.over =
                next.wrong.is_some() || bout.until.is_some_and(|test| test.finding(&self.tally) != Finding::Open);
            self.counted.push(next);
        }
        self.over
    }
}

fn fight_pair<T: Tactics>(world: &T::World, bout: &Bout, pair: u64, desk: &mut Desk<T>) -> Fought {
    let mut union = fight_game::<T>(world, bout, pair, Side::Union, desk);
    let confederate = fight_game::<T>(world, bout, pair, Side::Confederate, desk);
    let half = |game: &FoughtGame, side| half_points(game.winner, side);
    let result = Pair { half_points: BySide::new(half(&union, Side::Union), half(&confederate, Side::Confederate)) };
    let first = BySide::new(union.conduct.union, confederate.conduct.confederate);
    let second = BySide::new(confederate.conduct.union, union.conduct.confederate);
    union.thoughts.extend(confederate.thoughts);
    Fought {
        pair,
        result,
        winner: BySide::new(union.winner, confederate.winner),
        choices: BySide::new(union.choices, confederate.choices),
        conduct: [first, second],
        thoughts: union.thoughts,
        wrong: union.wrong.or(confederate.wrong),
    }
}

struct FoughtGame {
    winner: Option<Side>,
    choices: u64,
    conduct: BySide<Conduct>,
    thoughts: Vec<Thought>,
    wrong: Option<String>,
}

fn fight_game<T: Tactics>(world: &T::World, bout: &Bout, pair: u64, first: Side, desk: &mut Desk<T>) -> FoughtGame {
    let [measured, against] = bout.players;
    let seat = |side: Side| {
        let kind = if side == first { measured } else { against };
        let computer = Computer::<T>::with_nodes(kind, bout.nodes, bout.seed, pair, side);
        Timed { kind, computer, watch: bout.times, thoughts: Vec::new() }
    };
    let mut players = BySide::new(seat(Side::Union), seat(Side::Confederate));
    let mut dice = LiveDice::for_game(bout.seed, pair);
    let mut critic = Critic::default();
    let played = play_before::<T>(world, &mut players, &mut dice, MAX_CHOICES as u64, desk, &mut critic);
    let at = |what: String| format!("pair {pair}, choice {}: {what}", played.choices + 1);
    let wrong = match played.ended {
        Ended::Over => None,
        Ended::Limit => Some(at("the game does not end".to_owned())),
        Ended::Refused(refusal) => Some(at(refusal.to_string())),
        Ended::Stuck => Some(at("nothing to choose".to_owned())),
    };
    let winner = T::verdict(world, &played.state).winner;
    let mut thoughts = players.union.thoughts;
    thoughts.extend(players.confederate.thoughts);
    FoughtGame { winner, choices: played.choices, conduct: critic.conduct, thoughts, wrong }
}

/// A player with a watch beside it.
struct Timed<T: Tactics> {
    kind: Kind,
    computer: Computer<T>,
    watch: bool,
    thoughts: Vec<Thought>,
}

impl<T: Tactics> Player<T> for Timed<T> {
    fn pick(&mut self, world: &T::World, state: &T::State, choices: &[T::Choice]) -> usize {
        let side = T::to_choose(world, state).filter(|_| self.watch && choices.len() > 1);
        let Some(side) = side else { return self.computer.pick(world, state, choices) };
        let started = Instant::now();
        let picked = self.computer.pick(world, state, choices);
        if T::at_boundary(world, state) || T::is_strategic(world, state) || T::between_actions(world, state) {
            let urgency = T::urgency(world, state, side);
            self.thoughts.push(Thought { kind: self.kind, urgency, seconds: started.elapsed().as_secs_f64() });
        }
        picked
    }
}
