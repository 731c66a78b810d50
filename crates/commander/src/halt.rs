//! Calling off a search that nobody waits for any more.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Tells a search that nobody waits for it any more. Everybody who has a copy may call it and hears it. What a search
/// that was called off has found is of no use: it depends on when the call came.
#[derive(Clone, Debug, Default)]
pub struct Halt(Arc<AtomicBool>);

impl Halt {
    /// Calls the search off, for good.
    pub fn call(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// True if it was called off.
    pub fn called(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// What a search may spend, and who may call it off.
#[derive(Clone, Debug, Default)]
pub struct Allowance {
    /// Nodes for each plan.
    pub nodes: u64,
    /// Calls it off.
    pub halt: Halt,
}

impl From<u64> for Allowance {
    /// So many nodes, and nobody calls it off.
    fn from(nodes: u64) -> Allowance {
        Allowance { nodes, halt: Halt::default() }
    }
}
