//! The ledgers are covered, and the committed index of citations is current.

// Helpers of tests may fail loudly, as tests do.
#![allow(clippy::unwrap_used, clippy::panic)]

use std::path::{Path, PathBuf};

use shelf::{INDEX_FILE, Index, coverage, ledger_rows, scan, titles};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

#[test]
fn the_committed_index_is_current() {
    let scanned = scan(&root()).unwrap_or_else(|error| panic!("{error}"));
    let committed = std::fs::read_to_string(root().join(INDEX_FILE)).unwrap_or_default();
    assert!(
        committed == scanned.to_text(),
        "{INDEX_FILE} is out of date; run: cargo run -q -p brigadier -- ledger --write-index"
    );
    assert_eq!(Index::embedded().unwrap(), scanned);
}

#[test]
fn every_rule_is_cited_and_every_cited_id_exists() {
    let scanned = scan(&root()).unwrap_or_else(|error| panic!("{error}"));
    let report = coverage(&scanned).unwrap();
    for title in &report.titles {
        assert!(title.uncited.is_empty(), "{}: cited by no test: {:#?}", title.title, title.uncited);
        assert!(title.unknown.is_empty(), "{}: in no ledger: {:#?}", title.title, title.unknown);
        assert_eq!(title.cited, title.rules);
    }
    assert!(report.unknown.is_empty(), "in no ledger: {:#?}", report.unknown);
}

#[test]
fn ledgers_say_what_and_how_to_test() {
    for title in titles() {
        for row in ledger_rows(title.id()).unwrap() {
            assert!(!row.summary.is_empty() && !row.test.is_empty() && !row.section.is_empty(), "{}", row.id);
        }
    }
}

#[test]
fn coverage_counts_what_is_missing_and_what_is_strange() {
    let mut index = Index::default();
    let rows = ledger_rows("bull-run-1861").unwrap();
    let cite = |index: &mut Index, id: &str, test: &str| {
        index.citations.entry(id.to_owned()).or_default().insert(test.to_owned());
    };
    cite(&mut index, &rows[0].id, "crates/bull-run-1861/tests/a.rs: one");
    cite(&mut index, "BR-99-nonsense", "crates/bull-run-1861/tests/a.rs: two");
    cite(&mut index, "XX-1", "crates/kernel/src/a.rs: three");
    let report = coverage(&index).unwrap();
    let title = &report.titles[0];
    assert_eq!((title.rules, title.cited, title.uncited.len()), (rows.len(), 1, rows.len() - 1));
    assert_eq!(title.unknown, ["BR-99-nonsense"]);
    assert_eq!(report.unknown, ["XX-1"]);
    assert!(!report.is_complete());
}
