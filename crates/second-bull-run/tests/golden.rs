//! Whole games kept as records: they replay to the hashes they were kept with.
//!
//! `BRIGADIER_BLESS=1 cargo test -p second-bull-run --test golden` plays and keeps them anew, after a
//! change of the rules that raises their version.
#![allow(clippy::panic, reason = "a test stops where it fails")]

mod common;
mod promises;

use std::path::Path;

use contract::golden::Golden;
use kernel::OptionValues;
use promises::{BENCH, Rules};

#[test]
fn kept_games_replay_to_their_hashes() {
    let games = [
        Golden { name: "29-august", scenario: "29-august", options: OptionValues::new(), seed: 1862 },
        Golden { name: "30-august", scenario: "30-august", options: OptionValues::new(), seed: 830 },
        Golden { name: "both-days", scenario: "both-days", options: OptionValues::new(), seed: 829 },
        Golden {
            name: "both-days-all-options",
            scenario: "both-days",
            options: BENCH.all_options("both-days"),
            seed: 7,
        },
    ];
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    for game in games {
        game.check::<Rules>(&BENCH, &folder).unwrap_or_else(|problem| panic!("{problem}"));
    }
}
