//! What all requests share, and the only two ways to a table: to look at it and to change it.

use std::sync::Arc;

use axum::http::StatusCode;
use kernel::BySide;
use kernel::dice::DiceKey;
use shelf::Shelf;
use tokio::sync::{Semaphore, watch};

use crate::analyses::Analyses;
use crate::clock;
use crate::guard::Guard;
use crate::map::Maps;
use crate::problem::Problem;
use crate::queue::Queue;
use crate::shape;
use crate::signals::Signals;
use crate::store::{GameRow, Store};
use crate::tables::{Live, Tables, peeps, seated};
use crate::web::Web;

/// The server's state.
pub struct App {
    /// Titles, data and words.
    pub shelf: Shelf,
    /// The games.
    pub store: Store,
    /// The open tables.
    pub tables: Tables,
    /// The windows that watch.
    pub signals: Signals,
    /// The page.
    pub web: Web,
    /// The drawn maps.
    pub maps: Maps,
    /// Who may come in.
    pub guard: Guard,
    /// Long work waits here, so that it never takes all cores.
    pub slow: Semaphore,
    /// Searches wait here.
    pub queue: Queue,
    /// Finished games are analysed here.
    pub analyses: Analyses,
    /// How much a full search looks at.
    pub nodes: u64,
    /// Becomes true when the server stops.
    pub stopping: watch::Receiver<bool>,
}

impl App {
    /// Looks at a game.
    pub async fn look<R, F>(self: &Arc<App>, id: &str, work: F) -> Result<R, Problem>
    where
        R: Send + 'static,
        F: FnOnce(&App, &Live) -> R + Send + 'static,
    {
        let (app, id) = (Arc::clone(self), checked(id)?.to_owned());
        // In a task of its own, as below: a window that is closed does not take the table with it.
        let task = tokio::spawn(async move { app.look_now(&id, work).await });
        task.await.map_err(Problem::internal)?
    }

    async fn look_now<R, F>(self: &Arc<App>, id: &str, work: F) -> Result<R, Problem>
    where
        R: Send + 'static,
        F: FnOnce(&App, &Live) -> R + Send + 'static,
    {
        let seat = self.tables.seat(id);
        let mut seat = seat.lock().await;
        let live = self.take(&mut seat, id).await?;
        let app = Arc::clone(self);
        let (live, seen) = blocking(move || {
            let seen = work(&app, &live);
            (live, seen)
        })
        .await?;
        *seat = Some(live);
        Ok(seen)
    }

    /// Changes a game, and returns when the change is on the disk. If it is refused, or cannot be
    /// stored, nothing is changed.
    pub async fn change<R, F>(self: &Arc<App>, id: &str, work: F) -> Result<R, Problem>
    where
        R: Send + 'static,
        F: FnOnce(&App, &mut Live) -> Result<R, Problem> + Send + 'static,
    {
        let (app, id) = (Arc::clone(self), checked(id)?.to_owned());
        // In a task of its own: a window that is closed does not stop halfway what it asked for.
        let task = tokio::spawn(async move { app.change_now(&id, work).await });
        task.await.map_err(Problem::internal)?
    }

    /// The table is out of its place while it is worked on and comes back only when the store has
    /// everything. Whatever happens in between, the next one to come makes it again from the log.
    async fn change_now<R, F>(self: &Arc<App>, id: &str, work: F) -> Result<R, Problem>
    where
        R: Send + 'static,
        F: FnOnce(&App, &mut Live) -> Result<R, Problem> + Send + 'static,
    {
        let seat = self.tables.seat(id);
        let mut seat = seat.lock().await;
        let mut live = self.take(&mut seat, id).await?;
        let stored = live.table.log().len();
        let app = Arc::clone(self);
        let (live, done) = blocking(move || {
            let done = work(&app, &mut live).map(|done| (done, shape::summary(&live)));
            live.call_off();
            (live, done)
        })
        .await?;
        let fresh = live.table.log().get(stored..).unwrap_or_default();
        match done {
            Ok((done, summary)) => {
                if !fresh.is_empty() {
                    self.store.append(id, fresh, &summary).await?;
                    self.signals.send(id, live.signal());
                }
                *seat = Some(live);
                Ok(done)
            }
            Err(problem) => {
                if fresh.is_empty() {
                    *seat = Some(live);
                }
                Err(problem)
            }
        }
    }

    /// Takes the table out of its place, or makes it from the log.
    async fn take(self: &Arc<App>, seat: &mut Option<Live>, id: &str) -> Result<Live, Problem> {
        if let Some(live) = seat.take() {
            return Ok(live);
        }
        let row = self.store.row(id).await?;
        if row.deleted.is_some() {
            return Err(Problem::new(StatusCode::GONE, "deleted"));
        }
        let entries = self.store.entries(id).await?;
        let app = Arc::clone(self);
        Ok(blocking(move || Live::rebuilt(&app.shelf, row, &entries, app.nodes)).await??)
    }

    /// Gives a game another name.
    pub async fn rename(&self, id: &str, name: &str) -> Result<(), Problem> {
        let seat = self.tables.seat(checked(id)?);
        let mut seat = seat.lock().await;
        self.store.rename(id, name).await?;
        if let Some(live) = seat.as_mut() {
            live.row.name = name.to_owned();
            self.signals.send(id, live.signal());
        }
        Ok(())
    }

    /// Changes who plays.
    pub async fn reseat(self: &Arc<App>, id: &str, players: BySide<Option<String>>) -> Result<(), Problem> {
        let seat = self.tables.seat(checked(id)?);
        let mut seat = seat.lock().await;
        let mut live = self.take(&mut seat, id).await?;
        let old = &live.row.players;
        let seats = BySide::new(seated(&old.union, players.union), seated(&old.confederate, players.confederate));
        // Taking the computer's chair would show its hand.
        if live.table.sealed() && peeps(old, &seats) {
            *seat = Some(live);
            return Err(Problem::sealed());
        }
        self.store.seat(id, &seats).await?;
        live.row.players = seats;
        live.take_seats();
        live.call_off();
        self.signals.send(id, live.signal());
        *seat = Some(live);
        Ok(())
    }

    /// Deletes a game, or brings it back.
    pub async fn set_deleted(&self, id: &str, deleted: bool) -> Result<(), Problem> {
        let seat = self.tables.seat(checked(id)?);
        let mut seat = seat.lock().await;
        self.store.set_deleted(id, deleted.then(clock::now)).await?;
        self.analyses.stop(id);
        if let Some(live) = seat.take() {
            live.thinking.iter().for_each(|thinking| thinking.halt.call());
            self.signals.send(id, live.signal());
        }
        Ok(())
    }

    /// Stores a new game and gives it its id.
    pub async fn add(&self, live: Live) -> Result<String, Problem> {
        self.store.create(&live.row, live.table.log()).await?;
        let id = live.row.id.clone();
        *self.tables.seat(&id).lock().await = Some(live);
        Ok(id)
    }

    /// The row of a new game, still without a name or a record it comes from.
    pub fn new_row(&self, table: &dyn shelf::Table, players: BySide<String>, key: DiceKey) -> Result<GameRow, Problem> {
        let title = self.shelf.title(table.title())?;
        let now = clock::now();
        Ok(GameRow {
            id: new_id()?,
            title: table.title().to_owned(),
            scenario: table.scenario().to_owned(),
            scenario_text: None,
            options: table.options().clone(),
            players,
            name: String::new(),
            key,
            created: now,
            updated: now,
            deleted: None,
            rules_version: title.rules_version(),
            data_digest: self.shelf.data().digest(table.title()),
            source: None,
            summary: serde_json::Value::Null,
        })
    }
}

/// Runs work that takes its time where it holds nothing up.
pub async fn blocking<R: Send + 'static>(work: impl FnOnce() -> R + Send + 'static) -> Result<R, Problem> {
    tokio::task::spawn_blocking(work).await.map_err(Problem::internal)
}

/// A secret for the dice of a new game.
pub fn new_key() -> Result<DiceKey, Problem> {
    let mut key = [0; 32];
    getrandom::fill(&mut key).map_err(Problem::internal)?;
    Ok(DiceKey(key))
}

const ID_LETTERS: &[u8; 32] = b"abcdefghijklmnopqrstuvwxyz234567";
const ID_LENGTH: usize = 16;

/// An id nobody can guess: 16 letters of 5 bits.
fn new_id() -> Result<String, Problem> {
    let mut bytes = [0; ID_LENGTH];
    getrandom::fill(&mut bytes).map_err(Problem::internal)?;
    Ok(bytes.iter().map(|byte| char::from(ID_LETTERS[usize::from(byte % 32)])).collect())
}

/// Refuses what cannot be an id before anybody looks for it.
fn checked(id: &str) -> Result<&str, Problem> {
    let ours = id.len() == ID_LENGTH && id.bytes().all(|byte| ID_LETTERS.contains(&byte));
    if ours { Ok(id) } else { Err(Problem::no_game()) }
}
