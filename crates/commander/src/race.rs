//! The race of the tests, with orders to try the search on: who follows the first of them rests.

#[path = "../tests/race/mod.rs"]
#[allow(dead_code, missing_docs, clippy::unwrap_used, clippy::panic, reason = "a title for tests, shared with others")]
mod course;

use course::{GREEDY_SPACE, Wits};
pub(crate) use course::{Mind, Move, Race, Runners, track};

const WITS: Wits =
    Wits { space: GREEDY_SPACE, pliant: true, minds: &[Mind::Rest, Mind::Run, Mind::Stroll, Mind::RunOn] };
