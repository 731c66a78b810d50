//! Whole games kept as records: they replay to the hashes they were kept with.
//!
//! `BRIGADIER_BLESS=1 cargo test -p bull-run-1861 --test golden` plays and keeps them anew, after a
//! change of the rules that raises their version.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test stops where it fails")]

mod common;
mod promises;

use std::path::{Path, PathBuf};
use std::sync::Arc;

use bull_run_1861::{BullRun1861, World};
use contract::records::Kept;
use kernel::game::Particulars;
use kernel::hash::data_digest;
use kernel::record::{Record, prove_dice, replay};
use kernel::{BySide, OptionValues};
use promises::{LIBRARY, Rules, all_options, random_options, world_with};

/// Name, scenario, options, seed.
fn games() -> Vec<(&'static str, &'static str, OptionValues, u64)> {
    vec![
        ("historical", "historical", OptionValues::new(), 1861),
        ("historical-all-options", "historical", all_options("historical"), 721),
        ("historical-some-options", "historical", random_options("historical", 7), 7),
        ("free", "free", OptionValues::new(), 1862),
        ("free-all-options", "free", all_options("free"), 722),
        ("free-some-options", "free", random_options("free", 8), 8),
    ]
}

fn file(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(format!("{name}.record"))
}

fn digest() -> String {
    data_digest(&*LIBRARY, bull_run_1861::ID)
}

fn bless(name: &str, scenario: &str, options: OptionValues, seed: u64) {
    let world = Arc::new(world_with(scenario, options));
    let kept = Kept::<Rules>::play(&world, seed, usize::MAX).unwrap();
    let players = BySide::new("Random".to_owned(), "Random".to_owned());
    let particulars = Particulars { data_digest: digest(), players, ..Particulars::default() };
    std::fs::write(file(name), kept.game.record(&particulars).to_text().unwrap()).unwrap();
}

#[test]
fn kept_games_replay_to_their_hashes() {
    for (name, scenario, options, seed) in games() {
        if std::env::var_os("BRIGADIER_BLESS").is_some() {
            bless(name, scenario, options, seed);
        }
        let text = std::fs::read_to_string(file(name)).unwrap_or_else(|e| panic!("{name}: {e}"));
        let record = Record::parse(&text).unwrap_or_else(|e| panic!("{name}: {e}"));
        record.check_data(&digest()).unwrap_or_else(|e| panic!("{name}: {e}"));
        let world = World::build(&*LIBRARY, &record.setup()).unwrap_or_else(|e| panic!("{name}: {e}"));
        let replayed = replay::<BullRun1861>(&world, &record, None).unwrap_or_else(|e| panic!("{name}: {e}"));
        assert_eq!(Some(replayed.hash), record.ending.hash(), "{name}");
        prove_dice(&record.header, &replayed.played).unwrap_or_else(|e| panic!("{name}: {e}"));
    }
}
