//! Analyses of finished games: one at a time, beside everything else, stoppable, and kept with the game.
//!
//! An analysis works on a record of the game, never at its table. Before each plan it judges it leaves its place and
//! takes a new one, so that whoever plays comes first.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use axum::http::StatusCode;
use kernel::record::Record;
use serde_json::{Value, json};
use shelf::{Allowance, AnalysisProblem, Depth, FULL_NODES, Halt, Lang};
use tokio::runtime::Handle;
use tokio::sync::Semaphore;

use crate::app::App;
use crate::clock;
use crate::problem::Problem;
use crate::queue::Urgency;
use crate::routes::export;
use crate::store::StoredAnalysis;
use crate::tables::Live;
use crate::think::Waiting;

/// The progress of a job is told in so many parts.
const PARTS: f64 = 1000.0;

/// An analysis that waits, runs or came to no end.
struct Job {
    depth: Depth,
    parts: AtomicU32,
    running: AtomicBool,
    stopped: Halt,
    failure: Mutex<Option<Problem>>,
}

impl Job {
    fn new(depth: Depth) -> Job {
        let (parts, running) = (AtomicU32::new(0), AtomicBool::new(false));
        Job { depth, parts, running, stopped: Halt::default(), failure: Mutex::default() }
    }

    fn failure(&self) -> Option<Problem> {
        self.failure.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

/// The analyses under way.
pub struct Analyses {
    jobs: Mutex<HashMap<String, Arc<Job>>>,
    turn: Semaphore,
}

impl Default for Analyses {
    fn default() -> Analyses {
        Analyses { jobs: Mutex::default(), turn: Semaphore::new(1) }
    }
}

impl Analyses {
    fn job(&self, id: &str) -> Option<Arc<Job>> {
        self.jobs.lock().unwrap_or_else(PoisonError::into_inner).get(id).cloned()
    }

    /// Puts a job in, unless one for the game waits or runs.
    fn put(&self, id: &str, depth: Depth) -> Option<Arc<Job>> {
        let mut jobs = self.jobs.lock().unwrap_or_else(PoisonError::into_inner);
        if jobs.get(id).is_some_and(|job| job.failure().is_none()) {
            return None;
        }
        let job = Arc::new(Job::new(depth));
        jobs.insert(id.to_owned(), Arc::clone(&job));
        Some(job)
    }

    /// Forgets a job, if it is still the one of its game.
    fn forget(&self, id: &str, job: &Arc<Job>) {
        let mut jobs = self.jobs.lock().unwrap_or_else(PoisonError::into_inner);
        if jobs.get(id).is_some_and(|known| Arc::ptr_eq(known, job)) {
            jobs.remove(id);
        }
    }

    /// Stops the analysis of a game, if there is one.
    pub fn stop(&self, id: &str) {
        let job = self.jobs.lock().unwrap_or_else(PoisonError::into_inner).remove(id);
        if let Some(job) = job {
            job.stopped.call();
        }
    }
}

/// States a search may reach for each activation, by what a full search may here.
fn nodes(app: &App, depth: Depth) -> u64 {
    (u128::from(depth.nodes()) * u128::from(app.nodes) / u128::from(FULL_NODES)).try_into().unwrap_or(u64::MAX)
}

/// The record of a game that is over; nothing else is analysed, and so nothing secret told.
pub async fn record_of_finished(app: &Arc<App>, id: &str) -> Result<(Record, u64), Problem> {
    let found = app.look(id, |_, live| (export(live), live.seq(), live.table.to_choose().is_none())).await?;
    let (record, seq, over) = found;
    if over { Ok((record, seq)) } else { Err(Problem::new(StatusCode::CONFLICT, "analysis-on")) }
}

/// Begins to analyse a game, if it is over and nobody has begun yet.
pub async fn start(app: &Arc<App>, id: &str, depth: Depth) -> Result<(), Problem> {
    let (record, seq) = record_of_finished(app, id).await?;
    let Some(job) = app.analyses.put(id, depth) else { return Ok(()) };
    let (app, id) = (Arc::clone(app), id.to_owned());
    tokio::spawn(async move {
        let done = run(&app, &job, record, &id, seq).await;
        match done {
            Ok(()) => app.analyses.forget(&id, &job),
            Err(problem) => {
                tracing::error!(game = id, inside = problem.inside, "analysis failed");
                *job.failure.lock().unwrap_or_else(PoisonError::into_inner) = Some(problem);
            }
        }
    });
    Ok(())
}

/// Waits for its turn, works, and keeps what was found.
async fn run(app: &Arc<App>, job: &Arc<Job>, record: Record, id: &str, seq: u64) -> Result<(), Problem> {
    let _turn = app.analyses.turn.acquire().await.map_err(Problem::internal)?;
    if job.stopped.called() {
        return Ok(());
    }
    job.running.store(true, Ordering::Relaxed);
    let (working, watched) = (Arc::clone(app), Arc::clone(job));
    let handle = Handle::current();
    let found = tokio::task::spawn_blocking(move || work(&working, &watched, &record, &handle)).await;
    let analysis = match found.map_err(Problem::internal)? {
        Ok(analysis) => analysis,
        Err(AnalysisProblem::Stopped(_)) => return Ok(()),
        Err(problem) => return Err(failed(&problem)),
    };
    let stored = StoredAnalysis { seq, depth: job.depth.id().to_owned(), created: clock::now(), analysis };
    Ok(app.store.keep_analysis(id, &stored).await?)
}

fn failed(problem: &AnalysisProblem) -> Problem {
    Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "analysis-failed").name("problem", problem.to_string())
}

fn work(app: &App, job: &Job, record: &Record, handle: &Handle) -> Result<Value, AnalysisProblem> {
    let mut place = Some(handle.block_on(app.queue.enter(Urgency::Analysis)));
    let allowance = Allowance { nodes: nodes(app, job.depth), halt: job.stopped.clone() };
    let found = app.shelf.analyse(record, &allowance, &mut |share| {
        job.parts.store((share * PARTS) as u32, Ordering::Relaxed);
        drop(place.take());
        let goes_on = !job.stopped.called() && !*app.stopping.borrow();
        if goes_on {
            place = Some(handle.block_on(app.queue.enter(Urgency::Analysis)));
        }
        goes_on
    })?;
    Ok(serde_json::to_value(found).unwrap_or_default())
}

/// How far the analysis of a game is, with what it found once it is done.
pub async fn status(app: &Arc<App>, id: &str, lang: Lang) -> Result<Value, Problem> {
    let stands = |_: &App, live: &Live| (live.table.to_choose().is_none(), live.seq());
    let (over, seq) = app.look(id, stands).await?;
    let job = app.analyses.job(id);
    let stored = match job {
        None if over => app.store.analysis(id).await?.filter(|stored| stored.seq == seq),
        _ => None,
    };
    let failure = job.as_ref().and_then(|job| job.failure());
    let word = match (&job, &failure, &stored) {
        (Some(_), Some(_), _) => "failed",
        (Some(job), None, _) if job.running.load(Ordering::Relaxed) => "running",
        (Some(_), None, _) => "waiting",
        (None, _, Some(_)) => "done",
        (None, _, None) => "none",
    };
    let texts = app.shelf.texts();
    let share = job.as_ref().map(|job| f64::from(job.parts.load(Ordering::Relaxed)) / PARTS);
    let depth = job.as_ref().map(|job| job.depth.id().to_owned());
    Ok(json!({
        "status": word,
        "over": over,
        "depth": depth.or_else(|| stored.as_ref().map(|stored| stored.depth.clone())),
        "share": share.unwrap_or(if stored.is_some() { 1.0 } else { 0.0 }),
        "problem": failure.map(|failure| texts.say(lang, &failure.message)),
        "analysis": stored.map(|stored| texts.render(lang, stored.analysis)),
    }))
}

/// The share of a full search that comparing a plan is worth.
const COMPARING: u64 = 5;

/// What a plan of somebody's own is worth beside the one that was played. The engine's plan comes only if `show`
/// asks for it.
pub async fn compare(
    app: &Arc<App>,
    id: &str,
    at: usize,
    tried: Vec<String>,
    show: bool,
    lang: Lang,
) -> Result<Value, Problem> {
    let (record, _) = record_of_finished(app, id).await?;
    let _place = app.queue.enter(Urgency::Live).await;
    let working = Arc::clone(app);
    let waiting = Waiting(Halt::default());
    let allowance = Allowance { nodes: (app.nodes / COMPARING).max(1), halt: waiting.0.clone() };
    let compared = crate::app::blocking(move || working.shelf.compare(&record, at, &tried, &allowance));
    let compared = compared.await?.map_err(|problem| match problem {
        AnalysisProblem::NoPlan(_) => Problem::new(StatusCode::NOT_FOUND, "no-plan-there"),
        AnalysisProblem::Notation(error) => error.into(),
        other => failed(&other),
    })?;
    let better = compared.tried.better.as_ref().filter(|_| show);
    Ok(json!({
        "best": compared.tried.best,
        "played": compared.played.played,
        "tried": compared.tried.played,
        "gain": compared.gain,
        "gain_error": compared.gain_error,
        "found": compared.tried.error == 0.0,
        "better": app.shelf.texts().json(lang, &better),
    }))
}
