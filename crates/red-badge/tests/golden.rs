//! Whole games kept as records: they replay to the hashes they were kept with.
//!
//! `BRIGADIER_BLESS=1 cargo test -p red-badge --test golden` plays and keeps them anew, after a change of the rules
//! that raises their version.
#![allow(clippy::panic, reason = "a test stops where it fails")]

mod promises;

use std::path::Path;

use contract::golden::Golden;
use kernel::OptionValues;
use promises::{BENCH, Rules};

#[test]
fn kept_games_replay_to_their_hashes() {
    let games = [
        Golden { name: "matthews-hill", scenario: "matthews-hill", options: OptionValues::new(), seed: 1861 },
        Golden { name: "full-battle", scenario: "full-battle", options: OptionValues::new(), seed: 721 },
        Golden {
            name: "matthews-hill-all-options",
            scenario: "matthews-hill",
            options: BENCH.all_options("matthews-hill"),
            seed: 7,
        },
        Golden {
            name: "full-battle-all-options",
            scenario: "full-battle",
            options: BENCH.all_options("full-battle"),
            seed: 21,
        },
    ];
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    for game in games {
        game.check::<Rules>(&BENCH, &folder).unwrap_or_else(|problem| panic!("{problem}"));
    }
}
