//! Computer players at work. They think on a copy of the position, away from the table, so that a game can be looked
//! at, left, taken back or deleted meanwhile; what comes too late is dropped.
//!
//! Nodes, not seconds, limit a search, so that the same position is always decided in the same way. The clock only
//! guards against a search that does not come back: then the scripted commander decides in its place.

use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::http::StatusCode;
use kernel::Side;
use shelf::{Advising, Decision, Halt, Hint, Kind, Study};

use crate::app::{App, blocking};
use crate::problem::Problem;
use crate::queue::Urgency;
use crate::tables::{Live, commands};

/// No search takes as long as this, but for a mistake of ours.
pub const GUARD: Duration = Duration::from_secs(120);

/// How long computers may go on for one request.
const PATIENCE: Duration = Duration::from_secs(2);

/// How long quick players may have the table for themselves.
const SLICE: Duration = Duration::from_millis(200);

/// How far a computer shall play.
#[derive(Clone, Debug)]
pub struct Stint {
    /// Most choices.
    pub steps: usize,
    /// Whether to stop before somebody plans afresh.
    pub activation: bool,
    /// Called when nobody waits for it any more.
    pub halt: Halt,
}

/// Calls a stint or a search for advice off if whoever asked for it goes away before he has his answer.
pub struct Waiting(pub Halt);

impl Drop for Waiting {
    fn drop(&mut self) {
        // After the answer there is nothing left to call off.
        self.0.call();
    }
}

/// What a table knows of a search that is under way.
#[derive(Clone, Debug)]
pub struct Thinking {
    /// How long the log was when it began.
    seq: u64,
    /// Who is asked.
    pub side: Side,
    /// Who thinks.
    pub kind: Kind,
    /// When it began.
    pub since: Instant,
    /// Calls it off.
    pub halt: Halt,
}

impl Thinking {
    /// True while it is about the position as it stands.
    pub fn holds(&self, live: &Live) -> bool {
        self.seq == live.seq()
            && commands(&live.row.players[self.side]) == Some(self.kind)
            && self.since.elapsed() < 2 * GUARD
    }
}

/// How far a computer has come with its stint.
enum Turn {
    /// Nothing more is to be done.
    Done,
    /// There is more to choose, from a log of this length on.
    Next(u64),
    /// It has to think first.
    Think(Study, u64),
}

/// What became of a stint.
#[derive(Clone, Copy, Debug)]
pub struct Played {
    /// How many choices there were before.
    pub before: usize,
    /// True if the computer would have gone on with more steps or time.
    pub more: bool,
}

/// Lets computers choose from a position on.
pub async fn play(app: &Arc<App>, id: &str, mut seq: u64, stint: Stint) -> Result<Played, Problem> {
    let started = Instant::now();
    let before = app.look(id, |_, live| live.table.made()).await?;
    let mut made = 0;
    while made < stint.steps && (made == 0 || started.elapsed() < PATIENCE) && !stint.halt.called() {
        let rest = Stint { steps: stint.steps - made, ..stint.clone() };
        let (next, count) = match leg(app, id, seq, rest).await {
            // Somebody else has changed the game since: what was played until then stands.
            Err(problem) if made > 0 && problem.status == StatusCode::CONFLICT => (Turn::Done, 0),
            leg => leg?,
        };
        made += count;
        match next {
            Turn::Next(at) => seq = at,
            Turn::Done | Turn::Think(..) => return Ok(Played { before, more: false }),
        }
    }
    Ok(Played { before, more: true })
}

/// One search and its choice, or a few choices that need none. Gives how many.
async fn leg(app: &Arc<App>, id: &str, seq: u64, stint: Stint) -> Result<(Turn, usize), Problem> {
    match turn(app, id, seq, stint.clone()).await? {
        (Turn::Think(study, at), _) => decide(app, id, study, at, stint).await,
        played => Ok(played),
    }
}

/// Plays what needs no search, a little while; or gives what has to be thought about.
async fn turn(app: &Arc<App>, id: &str, seq: u64, stint: Stint) -> Result<(Turn, usize), Problem> {
    let slot = app.slow.acquire().await.map_err(Problem::internal)?;
    let turned = app.change(id, move |_, live| {
        live.must_be_at(seq)?;
        let Some(side) = live.computer() else { return Err(Problem::new(StatusCode::CONFLICT, "nobodys-turn")) };
        if live.thinking.as_ref().is_some_and(|thinking| thinking.holds(live)) {
            return Err(Problem::new(StatusCode::CONFLICT, "thinking").side(side));
        }
        if commands(&live.row.players[side]).is_some_and(Kind::searches) {
            let study = live.table.study().ok_or_else(|| Problem::internal("no computer to think"))?;
            let (since, halt) = (Instant::now(), stint.halt.clone());
            live.thinking = Some(Thinking { seq, side, kind: study.kind, since, halt });
            return Ok((Turn::Think(study, seq), 0));
        }
        quickly(live, &stint)
    });
    let turned = turned.await;
    drop(slot);
    turned
}

/// Lets a player who decides at once choose, and whoever follows if he does, too.
fn quickly(live: &mut Live, stint: &Stint) -> Result<(Turn, usize), Problem> {
    let until = Instant::now() + SLICE;
    let mut made = 0;
    loop {
        let Some(choice) = live.table.computer_choice() else { return Ok((Turn::Done, made)) };
        live.table.choose(&choice)?;
        made += 1;
        let next = goes_on(live, stint);
        let searches = live.computer().and_then(|side| commands(&live.row.players[side])).is_some_and(Kind::searches);
        if matches!(next, Turn::Done) || searches || made == stint.steps || Instant::now() >= until {
            return Ok((next, made));
        }
    }
}

fn goes_on(live: &Live, stint: &Stint) -> Turn {
    let ends = live.computer().is_none() || (stint.activation && live.table.at_boundary());
    if ends { Turn::Done } else { Turn::Next(live.seq()) }
}

/// Thinks, and plays what was decided if the position is still the same.
async fn decide(app: &Arc<App>, id: &str, study: Study, seq: u64, stint: Stint) -> Result<(Turn, usize), Problem> {
    let (side, kind) = (study.side, study.kind);
    let thought = think(app, study, stint.halt.clone()).await;
    let played = app.change(id, move |_, live| {
        live.thinking.take_if(|thinking| thinking.seq == seq);
        live.must_be_at(seq)?;
        if commands(&live.row.players[side]) != Some(kind) {
            return Err(Problem::stale(live.seq()));
        }
        let choice = match thought? {
            Some(Some(decision)) => live.table.decide(decision),
            Some(None) => return Err(Problem::stale(live.seq())),
            None => live.table.quick_choice(),
        };
        live.table.choose(&choice.ok_or_else(|| Problem::internal("no choice to make"))?)?;
        Ok((goes_on(live, &stint), 1))
    });
    played.await
}

/// Thinks; `None` if the guard had to step in, `Some(None)` if it was called off.
async fn think(app: &Arc<App>, study: Study, halt: Halt) -> Result<Option<Option<Decision>>, Problem> {
    at_a_place(app, move || study.think(&halt)).await
}

/// Advises a person; `None` if there is nothing to advise, or it was called off.
pub async fn advise(app: &Arc<App>, advising: Advising, halt: Halt) -> Result<Option<Hint>, Problem> {
    Ok(at_a_place(app, move || advising(&halt)).await?.flatten())
}

/// Runs a search when there is a place for it; `None` if it did not come back in time.
async fn at_a_place<R: Send + 'static>(
    app: &Arc<App>,
    search: impl FnOnce() -> R + Send + 'static,
) -> Result<Option<R>, Problem> {
    let place = app.queue.enter(Urgency::Live).await;
    let searching = blocking(move || {
        let found = search();
        drop(place);
        found
    });
    match tokio::time::timeout(GUARD, searching).await {
        Ok(found) => found.map(Some),
        Err(_) => {
            tracing::error!("a search did not come back in time");
            Ok(None)
        }
    }
}
