//! Analysis of finished games of any title, and what many games together show.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};

use commander::analysis::{Analysis, Better, Compared, Opinion, Stopped, Survey, Trial, analyse, compare, survey_game};
use commander::{Allowance, Computer};
use kernel::dice::{LiveDice, ScriptedDice};
use kernel::record::{self, MAX_CHOICES, Played, Record};
use kernel::title::SetupError;
use kernel::{BySide, NotationError, Side, Tactics, Text};

use crate::data::Data;
use crate::replay::ReplayProblem;
use crate::sim::Plan;
use crate::text::{Lang, Texts};

/// Why a game was not analysed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum AnalysisProblem {
    /// The record does not replay.
    #[error(transparent)]
    Replay(#[from] ReplayProblem),
    /// The game goes on.
    #[error("the game is not over yet; only finished games are analysed")]
    NotOver,
    /// It was stopped.
    #[error(transparent)]
    Stopped(#[from] Stopped),
    /// A choice of a plan cannot be read.
    #[error(transparent)]
    Notation(#[from] NotationError),
    /// No plan begins there.
    #[error("nobody begins to plan after choice {0}")]
    NoPlan(usize),
    /// The position is too large for the effort.
    #[error("the effort is too small to judge a plan here")]
    TooLittle,
}

/// The choices of a finished game.
struct Finished<T: Tactics> {
    world: T::World,
    line: Vec<Played<T>>,
}

fn finished<T: Tactics>(data: &Data, record: &Record) -> Result<Finished<T>, AnalysisProblem> {
    let world = T::build(data, &record.setup()).map_err(ReplayProblem::from)?;
    // A record of another version is tried all the same: most fixes leave most games alone.
    let mut ours = record.clone();
    ours.header.rules_version = T::RULES_VERSION;
    let replayed = record::replay::<T>(&world, &ours, None).map_err(ReplayProblem::from)?;
    match T::to_choose(&world, &replayed.state) {
        Some(_) => Err(AnalysisProblem::NotOver),
        None => Ok(Finished { world, line: replayed.played }),
    }
}

pub(crate) fn analyse_record<T: Tactics>(
    data: &Data,
    record: &Record,
    allowance: &Allowance,
    progress: &mut dyn FnMut(f64) -> bool,
) -> Result<Analysis, AnalysisProblem> {
    let game = finished::<T>(data, record)?;
    Ok(analyse::<T>(&game.world, &game.line, allowance, progress)?)
}

pub(crate) fn compare_plan<T: Tactics>(
    data: &Data,
    record: &Record,
    at: usize,
    tried: &[String],
    allowance: &Allowance,
) -> Result<Compared, AnalysisProblem> {
    let game = finished::<T>(data, record)?;
    let world = &game.world;
    let mut state = T::start(world);
    for played in game.line.iter().take(at) {
        redo::<T>(world, &mut state, played);
    }
    let begins = T::at_boundary(world, &state) && at < game.line.len();
    let side = T::to_choose(world, &state).filter(|_| begins).ok_or(AnalysisProblem::NoPlan(at))?;
    let tried = tried.iter().map(|notation| T::parse(world, notation)).collect::<Result<Vec<_>, _>>()?;
    let played = plan_played::<T>(world, state.clone(), side, game.line.get(at..).unwrap_or_default());
    let trial = Trial { start: &state, side, played, tried };
    let found = compare::<T>(world, &trial, allowance);
    if allowance.halt.called() { Err(Stopped.into()) } else { found.ok_or(AnalysisProblem::TooLittle) }
}

/// The choices of a side until the other plans.
fn plan_played<T: Tactics>(world: &T::World, mut state: T::State, side: Side, line: &[Played<T>]) -> Vec<T::Choice> {
    let mut choices = Vec::new();
    for played in line {
        if played.side != side && T::at_boundary(world, &state) {
            break;
        }
        if played.side == side {
            choices.push(played.choice.clone());
        }
        redo::<T>(world, &mut state, played);
    }
    choices
}

/// Makes a choice of a record that has replayed already, so it is not refused.
fn redo<T: Tactics>(world: &T::World, state: &mut T::State, played: &Played<T>) {
    let mut dice = ScriptedDice::rolls(played.rolls.iter().map(|roll| (roll.purpose.0, roll.face)));
    let _ = T::choose(world, state, &played.choice, &mut dice, &mut Vec::new());
}

pub(crate) fn survey<T: Tactics>(
    data: &Data,
    plan: &Plan,
    progress: &(dyn Fn(u64) + Sync),
) -> Result<Survey, SetupError> {
    let world = T::build(data, &plan.setup)?;
    let next = AtomicU64::new(0);
    let games = Mutex::new(Vec::new());
    std::thread::scope(|scope| {
        for _ in 0..plan.jobs.max(1) {
            scope.spawn(|| {
                loop {
                    let game = next.fetch_add(1, Ordering::Relaxed);
                    if game >= plan.games {
                        return;
                    }
                    let seat = |side| Computer::<T>::with_nodes(plan.players[side], plan.nodes, plan.seed, game, side);
                    let mut players = BySide::new(seat(Side::Union), seat(Side::Confederate));
                    let mut dice = LiveDice::for_game(plan.seed, game);
                    let found = survey_game::<T>(&world, &mut players, &mut dice, MAX_CHOICES);
                    games.lock().unwrap_or_else(PoisonError::into_inner).push((game, found));
                    progress(1);
                }
            });
        }
    });
    // Sums of floating-point numbers depend on their order, so they are made in that of the games.
    let mut games = games.into_inner().unwrap_or_else(PoisonError::into_inner);
    games.sort_by_key(|(game, _)| *game);
    Ok(Survey::of(&games.into_iter().filter_map(|(_, found)| found).collect::<Vec<_>>()))
}

/// Gives terms that a title has no words for words of ours.
pub(crate) fn word_terms(texts: &Texts, analysis: &mut Analysis) {
    let opinions = analysis.activations.iter_mut().filter_map(|one| one.opinion.as_mut());
    opinions.for_each(|opinion| word_opinion(texts, opinion));
    for point in &mut analysis.turning_points {
        for text in &mut point.story {
            let Some(kernel::text::Arg::List(terms)) = text.args.get_mut("terms") else { continue };
            for term in terms {
                if let kernel::text::Arg::Term(term) = term {
                    word_term(texts, term);
                }
            }
        }
    }
}

/// The same in a comparison.
pub(crate) fn word_compared(texts: &Texts, compared: &mut Compared) {
    word_opinion(texts, &mut compared.played);
    word_opinion(texts, &mut compared.tried);
}

fn word_opinion(texts: &Texts, opinion: &mut Opinion) {
    let Some(Better { why, .. }) = opinion.better.as_mut() else { return };
    why.iter_mut().for_each(|reason| word_term(texts, &mut reason.term));
}

fn word_term(texts: &Texts, term: &mut Text) {
    if texts.has(Lang::En, &term.key) {
        return;
    }
    let name = term.key.split_once("-term-").map_or(term.key.as_str(), |(_, name)| name).replace('-', " ");
    *term = Text::key("analysis-term").name("name", name);
}
