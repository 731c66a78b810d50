//! Live updates: a window hears at once when a game has changed.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::{Path, State};
use axum::response::Sse;
use axum::response::sse::{Event, KeepAlive};
use futures_util::Stream;
use futures_util::stream::unfold;
use tokio::sync::watch;

use crate::app::App;
use crate::problem::Problem;
use crate::signals::Signal;

/// How often a silent stream shows that it is alive.
const HEARTBEAT: Duration = Duration::from_secs(15);

struct Watcher {
    first: Option<Signal>,
    signals: watch::Receiver<Signal>,
    stopping: watch::Receiver<bool>,
}

impl Watcher {
    /// The next signal; `None` when the server stops.
    async fn next(&mut self) -> Option<Signal> {
        if let Some(first) = self.first.take() {
            return Some(first);
        }
        tokio::select! {
            changed = self.signals.changed() => changed.ok().map(|()| *self.signals.borrow_and_update()),
            _ = self.stopping.wait_for(|stopping| *stopping) => None,
        }
    }
}

/// Sends where the game stands, and again whenever it has changed.
pub async fn stream(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, Problem> {
    // Looking first refuses games that do not exist, and looking again after the subscription
    // misses nothing that happens in between.
    app.look(&id, |_, _| ()).await?;
    let signals = app.signals.subscribe(&id);
    let first = app.look(&id, |_, live| live.signal()).await?;
    let watcher = Watcher { first: Some(first), signals, stopping: app.stopping.clone() };
    let events = unfold(watcher, |mut watcher| async move {
        let signal = watcher.next().await?;
        let data = serde_json::to_string(&signal).unwrap_or_default();
        Some((Ok(Event::default().event("seq").data(data)), watcher))
    });
    Ok(Sse::new(events).keep_alive(KeepAlive::new().interval(HEARTBEAT)))
}
