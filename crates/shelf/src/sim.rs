//! Many games between computer players, the same totals on any number of cores.

use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use commander::{Computer, Desk, Ended, Kind, Player, Stream, play_out};
use kernel::dice::{DiceKey, LiveDice};
use kernel::game::Game;
use kernel::hash::{StateHash, state_hash};
use kernel::record::MAX_CHOICES;
use kernel::title::SetupError;
use kernel::{BySide, OptionTable, OptionValues, Setup, Side, Tactics};
use serde::Serialize;

use crate::data::Data;
use crate::live::Live;
use crate::table::Table;

/// Games handed to a thread at a time.
const CHUNK: u64 = 8;

/// What to play.
#[derive(Clone, Debug)]
pub struct Plan {
    /// From where.
    pub setup: Setup,
    /// True to draw every option that the set-up leaves open, anew for each game.
    pub random_options: bool,
    /// How many games.
    pub games: u64,
    /// The seed of dice, players and options.
    pub seed: u64,
    /// Who plays.
    pub players: BySide<Kind>,
    /// The effort of a full search, in nodes.
    pub nodes: u64,
    /// On how many threads.
    pub jobs: usize,
}

/// Who won how often.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Wins {
    /// Games the Union won.
    pub union: u64,
    /// Games the Confederates won.
    pub confederate: u64,
    /// Games nobody won.
    pub draw: u64,
}

/// What came of the games.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Totals {
    /// Games played.
    pub games: u64,
    /// Games that ended by the rules.
    pub finished: u64,
    /// Games in which a listed choice was refused, or none was listed.
    pub refused: u64,
    /// Choices made in all games.
    pub choices: u64,
    /// Results of the finished games.
    pub wins: Wins,
    /// BLAKE3 over the hashes of all final states, in the order of the games.
    pub digest: String,
    /// What was wrong in the first game that was refused.
    pub first_refusal: Option<String>,
}

/// How one game ended.
struct GameResult {
    hash: StateHash,
    choices: u64,
    winner: Option<Side>,
    ended: Ended,
}

pub(crate) fn simulate<T: Tactics>(
    data: &Data,
    plan: &Plan,
    table: &OptionTable,
    progress: &(dyn Fn(u64) + Sync),
) -> Result<Totals, SetupError> {
    let run = Run::<T> { data, plan, table, world: T::build(data, &plan.setup)? };
    let next = AtomicU64::new(0);
    let merger = Mutex::new(Merger::new());
    std::thread::scope(|scope| {
        for _ in 0..plan.jobs.max(1) {
            scope.spawn(|| run.work(&next, &merger, progress));
        }
    });
    merger.into_inner().unwrap_or_else(PoisonError::into_inner).finish()
}

pub(crate) fn simulate_one<T: Tactics>(
    data: &Data,
    plan: &Plan,
    table: &OptionTable,
    game: u64,
) -> Result<Box<dyn Table>, SetupError> {
    let run = Run::<T> { data, plan, table, world: T::build(data, &plan.setup)? };
    let (own, mut players) = (run.world_of(game)?, run.players(game));
    let world = Arc::new(own.unwrap_or(run.world));
    let mut played = Game::<T>::new(world, DiceKey::for_game(plan.seed, game));
    let mut choices = Vec::new();
    while let Some(side) = T::to_choose(played.world(), played.state()).filter(|_| played.line().len() < MAX_CHOICES) {
        T::choices(played.world(), played.state(), &mut choices);
        let picked = players[side].pick(played.world(), played.state(), &choices);
        let Some(choice) = choices.get(picked) else { break };
        if played.choose(choice).is_err() {
            break;
        }
    }
    Ok(Box::new(Live::new(played, data, plan.setup.scenario_text.clone())))
}

/// Everything the threads share.
struct Run<'a, T: Tactics> {
    data: &'a Data,
    plan: &'a Plan,
    table: &'a OptionTable,
    world: T::World,
}

impl<T: Tactics> Run<'_, T> {
    /// Takes chunks of games until none are left.
    fn work(&self, next: &AtomicU64, merger: &Mutex<Merger>, progress: &(dyn Fn(u64) + Sync)) {
        let mut desk = Desk::default();
        loop {
            let chunk = next.fetch_add(1, Ordering::Relaxed);
            let games = self.games_of(chunk);
            if games.is_empty() {
                return;
            }
            let count = games.end - games.start;
            let results = games.map(|game| self.play(game, &mut desk)).collect::<Result<Vec<_>, _>>();
            let go_on = results.is_ok();
            merger.lock().unwrap_or_else(PoisonError::into_inner).add(chunk, results);
            if !go_on {
                return;
            }
            progress(count);
        }
    }

    fn games_of(&self, chunk: u64) -> Range<u64> {
        let start = chunk.saturating_mul(CHUNK).min(self.plan.games);
        start..start.saturating_add(CHUNK).min(self.plan.games)
    }

    fn play(&self, game: u64, desk: &mut Desk<T>) -> Result<GameResult, SetupError> {
        let own = self.world_of(game)?;
        let world = own.as_ref().unwrap_or(&self.world);
        let mut dice = LiveDice::for_game(self.plan.seed, game);
        let mut players = self.players(game);
        let played = play_out::<T>(world, &mut players, &mut dice, MAX_CHOICES as u64, desk);
        let winner = T::verdict(world, &played.state).winner;
        let hash = state_hash::<T>(world, &played.state);
        Ok(GameResult { hash, choices: played.choices, winner, ended: played.ended })
    }

    fn players(&self, game: u64) -> BySide<Computer<T>> {
        let seat =
            |side: Side| Computer::with_nodes(self.plan.players[side], self.plan.nodes, self.plan.seed, game, side);
        BySide::new(seat(Side::Union), seat(Side::Confederate))
    }

    /// A world of its own for a game with random options.
    fn world_of(&self, game: u64) -> Result<Option<T::World>, SetupError> {
        if !self.plan.random_options {
            return Ok(None);
        }
        let options = self.draw_options(game);
        T::build(self.data, &Setup { options, ..self.plan.setup.clone() }).map(Some)
    }

    fn draw_options(&self, game: u64) -> OptionValues {
        let mut stream = Stream::new(self.plan.seed, game, "options");
        let mut options = self.plan.setup.options.clone();
        for spec in &self.table.options {
            // Every option takes its number from the stream, so that fixing one leaves the others alone.
            let value = spec.values.get(stream.below(spec.values.len())).unwrap_or(&spec.default);
            if spec.applies_to(T::scenario(&self.world)) {
                options.entry(spec.id.clone()).or_insert_with(|| value.clone());
            }
        }
        options
    }
}

/// Puts results together in the order of the games, whoever finishes first.
struct Merger {
    next: u64,
    waiting: BTreeMap<u64, Vec<GameResult>>,
    totals: Totals,
    hasher: blake3::Hasher,
    /// The set-up error of the earliest chunk that had one.
    error: Option<(u64, SetupError)>,
}

impl Merger {
    fn new() -> Merger {
        let totals = Totals {
            games: 0,
            finished: 0,
            refused: 0,
            choices: 0,
            wins: Wins::default(),
            digest: String::new(),
            first_refusal: None,
        };
        Merger { next: 0, waiting: BTreeMap::new(), totals, hasher: blake3::Hasher::new(), error: None }
    }

    fn add(&mut self, chunk: u64, results: Result<Vec<GameResult>, SetupError>) {
        match results {
            Ok(results) => drop(self.waiting.insert(chunk, results)),
            Err(error) if self.error.as_ref().is_none_or(|(earliest, _)| chunk < *earliest) => {
                self.error = Some((chunk, error));
            }
            Err(_) => {}
        }
        while let Some(results) = self.waiting.remove(&self.next) {
            self.next += 1;
            results.into_iter().for_each(|result| self.count(result));
        }
    }

    fn count(&mut self, result: GameResult) {
        self.hasher.update(&result.hash.0);
        let totals = &mut self.totals;
        let game = totals.games;
        totals.games += 1;
        totals.choices += result.choices;
        match result.ended {
            Ended::Over => {
                totals.finished += 1;
                *totals.wins.of(result.winner) += 1;
            }
            Ended::Limit => {}
            Ended::Refused(refusal) => totals.refuse(format!("game {game}, choice {}: {refusal}", result.choices + 1)),
            Ended::Stuck => totals.refuse(format!("game {game}: nothing to choose after choice {}", result.choices)),
        }
    }

    fn finish(mut self) -> Result<Totals, SetupError> {
        if let Some((_, error)) = self.error {
            return Err(error);
        }
        self.totals.digest = self.hasher.finalize().to_string();
        Ok(self.totals)
    }
}

impl Totals {
    fn refuse(&mut self, what: String) {
        self.refused += 1;
        self.first_refusal.get_or_insert(what);
    }
}

impl Wins {
    fn of(&mut self, winner: Option<Side>) -> &mut u64 {
        match winner {
            Some(Side::Union) => &mut self.union,
            Some(Side::Confederate) => &mut self.confederate,
            None => &mut self.draw,
        }
    }
}
