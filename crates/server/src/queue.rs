//! Searches wait here: at most as many run at once as there are cores, and a game that is being played comes before
//! the analysis of one that was.
//!
//! Nothing that runs is interrupted for somebody else, so whoever has much to think about takes a place for each part of
//! it. Whoever does not want his answer any more calls his search off himself.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::oneshot;

/// How much somebody waits for a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Urgency {
    /// A person at a table.
    Live,
    /// Nobody in particular.
    Analysis,
}

/// Who waits, and how many places are free.
#[derive(Default)]
struct Line {
    free: usize,
    live: VecDeque<oneshot::Sender<Place>>,
    analysis: VecDeque<oneshot::Sender<Place>>,
}

/// The places where searches run.
#[derive(Clone)]
pub struct Queue {
    line: Arc<Mutex<Line>>,
}

impl Queue {
    /// A queue before so many places.
    pub fn new(places: usize) -> Queue {
        Queue { line: Arc::new(Mutex::new(Line { free: places.max(1), ..Line::default() })) }
    }

    /// Waits for a place. Whoever stops waiting loses his turn and nobody else's.
    pub async fn enter(&self, urgency: Urgency) -> Place {
        let mut waiting = {
            let mut line = self.lock();
            if line.free > 0 {
                line.free -= 1;
                return self.place();
            }
            let (call, waiting) = oneshot::channel();
            match urgency {
                Urgency::Live => line.live.push_back(call),
                Urgency::Analysis => line.analysis.push_back(call),
            }
            waiting
        };
        // The other end is kept until it calls, and it goes only with the queue itself.
        (&mut waiting).await.unwrap_or_else(|_| self.place())
    }

    fn place(&self) -> Place {
        Place(Some(self.clone()))
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Line> {
        self.line.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Hands a place on to the next who still waits.
    fn hand_on(&self) {
        loop {
            let next = {
                let mut line = self.lock();
                let next = line.live.pop_front().or_else(|| line.analysis.pop_front());
                if next.is_none() {
                    line.free += 1;
                }
                next
            };
            match next.map(|call| call.send(self.place())) {
                None | Some(Ok(())) => return,
                // He has gone; the place he was offered must not count twice.
                Some(Err(mut refused)) => drop(refused.0.take()),
            }
        }
    }
}

/// A place to run a search; it is free again when this is dropped.
pub struct Place(Option<Queue>);

impl Drop for Place {
    fn drop(&mut self) {
        if let Some(queue) = self.0.take() {
            queue.hand_on();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn who_plays_comes_before_who_analyses_and_who_leaves_loses_his_turn() {
        let queue = Queue::new(1);
        let first = queue.enter(Urgency::Live).await;
        let order = Arc::new(Mutex::new(Vec::new()));
        let wait = |urgency, name: &'static str| {
            let (queue, order) = (queue.clone(), Arc::clone(&order));
            tokio::spawn(async move {
                let _place = queue.enter(urgency).await;
                order.lock().unwrap().push(name);
            })
        };
        let analysis = wait(Urgency::Analysis, "analysis");
        tokio::task::yield_now().await;
        let (gone, live) = (wait(Urgency::Live, "gone"), wait(Urgency::Live, "live"));
        tokio::task::yield_now().await;
        gone.abort();
        assert!(gone.await.is_err());
        drop(first);
        live.await.unwrap();
        analysis.await.unwrap();
        assert_eq!(*order.lock().unwrap(), ["live", "analysis"]);
        assert_eq!(queue.lock().free, 1, "every place is free again");
    }
}
