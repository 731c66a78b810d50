//! Telling every window that a game has changed.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use serde::Serialize;
use tokio::sync::watch;

/// Where a game stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Signal {
    /// How many entries its log has.
    pub seq: u64,
    /// How many choices led to the position.
    pub made: u64,
}

/// The windows that watch each game. A slow one gets the last signal only, which is all it needs.
#[derive(Default)]
pub struct Signals {
    watched: Mutex<HashMap<String, watch::Sender<Signal>>>,
}

impl Signals {
    /// Watches a game.
    pub fn subscribe(&self, game: &str) -> watch::Receiver<Signal> {
        let mut watched = self.watched.lock().unwrap_or_else(PoisonError::into_inner);
        let fresh = || watch::channel(Signal::default()).0;
        watched.entry(game.to_owned()).or_insert_with(fresh).subscribe()
    }

    /// Tells everybody who watches the game; forgets the game if nobody does.
    pub fn send(&self, game: &str, signal: Signal) {
        let mut watched = self.watched.lock().unwrap_or_else(PoisonError::into_inner);
        let unwatched = watched.get(game).is_some_and(|sender| sender.send(signal).is_err());
        if unwatched {
            watched.remove(game);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn watchers_are_told_and_forgotten() {
        let signals = Signals::default();
        let mut watcher = signals.subscribe("a");
        signals.send("a", Signal { seq: 3, made: 2 });
        signals.send("b", Signal { seq: 9, made: 9 });
        assert!(watcher.has_changed().unwrap());
        assert_eq!(*watcher.borrow_and_update(), Signal { seq: 3, made: 2 });
        drop(watcher);
        signals.send("a", Signal { seq: 4, made: 3 });
        assert!(signals.watched.lock().unwrap().is_empty());
    }
}
