//! Whole games kept as records: they replay to the hashes they were kept with.
//!
//! `BRIGADIER_BLESS=1 cargo test -p cedar-mountain --test golden` plays and keeps them anew, after a
//! change of the rules that raises their version.
#![allow(clippy::panic, reason = "a test stops where it fails")]

mod promises;

use std::path::Path;

use contract::golden::Golden;
use kernel::OptionValues;
use promises::{BENCH, Rules};

#[test]
fn kept_games_replay_to_their_hashes() {
    let games = [
        Golden { name: "historical", scenario: "historical", options: OptionValues::new(), seed: 1862 },
        Golden { name: "free", scenario: "free", options: OptionValues::new(), seed: 809 },
        Golden {
            name: "historical-all-options",
            scenario: "historical",
            options: BENCH.all_options("historical"),
            seed: 9,
        },
        Golden { name: "free-all-options", scenario: "free", options: BENCH.all_options("free"), seed: 8 },
    ];
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    for game in games {
        game.check::<Rules>(&BENCH, &folder).unwrap_or_else(|problem| panic!("{problem}"));
    }
}
