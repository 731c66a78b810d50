//! Whole games that must replay to the same hash as long as their rules version lives.
//!
//! A new one: `brigadier sim --games 1 --seed N --records DIR`, put into `tests/golden`.
//! A fix that changes what happens in a game raises the title's rules version and adds records of
//! the new one; the old records stay, and are then only read.

// Helpers of tests may fail loudly, as tests do.
#![allow(clippy::unwrap_used, clippy::panic, missing_docs)]

use std::fs;
use std::path::Path;

use kernel::dice::DiceKey;
use kernel::record::Record;
use shelf::{Data, Note, ReplayProblem, Shelf};

#[test]
fn golden_records_replay() {
    let shelf = Shelf::new(Data::embedded()).unwrap_or_else(|error| panic!("{error}"));
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    let mut current = 0;
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let text = fs::read_to_string(&path).unwrap();
        let record = Record::parse(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        assert_eq!(record.to_text().unwrap(), text, "{}: written back otherwise", path.display());
        let ours = shelf.title(&record.header.title).unwrap().rules_version();
        match shelf.replay(&record, None, DiceKey([0; 32])) {
            Ok(replayed) => {
                current += usize::from(record.header.rules_version == ours);
                assert!(replayed.notes.contains(&Note::DiceProved), "{}", path.display());
            }
            Err(ReplayProblem::Outdated { .. }) if record.header.rules_version < ours => {}
            Err(problem) => panic!("{}: {problem}", path.display()),
        }
    }
    assert!(current >= 3, "each title needs golden records of its present rules");
}
