//! Whole games kept as records: they replay to the hashes they were kept with.
//!
//! `BRIGADIER_BLESS=1 cargo test -p bull-run-1861 --test golden` plays and keeps them anew, after a
//! change of the rules that raises their version.
#![allow(clippy::panic, reason = "a test stops where it fails")]

mod common;
mod promises;

use std::path::Path;

use contract::golden::Golden;
use kernel::OptionValues;
use promises::{BENCH, Rules};

/// Name, scenario, options, seed.
fn games() -> Vec<Golden> {
    let golden = |name, scenario, options, seed| Golden { name, scenario, options, seed };
    vec![
        golden("historical", "historical", OptionValues::new(), 1861),
        golden("historical-all-options", "historical", BENCH.all_options("historical"), 721),
        golden("historical-some-options", "historical", BENCH.random_options("historical", 7), 7),
        golden("free", "free", OptionValues::new(), 1862),
        golden("free-all-options", "free", BENCH.all_options("free"), 722),
        golden("free-some-options", "free", BENCH.random_options("free", 8), 8),
    ]
}

#[test]
fn kept_games_replay_to_their_hashes() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    for game in games() {
        game.check::<Rules>(&BENCH, &folder).unwrap_or_else(|problem| panic!("{problem}"));
    }
}
