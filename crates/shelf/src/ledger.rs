//! The ledgers: one row per testable rule, and which tests cite it.

use std::collections::{BTreeMap, BTreeSet};

use kernel::DataError;
use serde::{Deserialize, Serialize};

use crate::data::ledger_file;
use crate::titles::titles;

/// Where the index of citations is kept, from the root of the repository.
pub const INDEX_FILE: &str = "docs/rules/index.json";

/// A rule that can be tested.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Row {
    /// Its id, never changed and never used again.
    pub id: String,
    /// Where the rulebook has it.
    pub section: String,
    /// What it says, in our words.
    pub summary: String,
    /// How to test it.
    pub test: String,
}

/// The ledger of a title.
pub fn ledger_rows(title: &str) -> Result<Vec<Row>, DataError> {
    let file = format!("{title}.csv");
    let text = ledger_file(&file).ok_or_else(|| DataError::new(&file, None, "the ledger is missing"))?;
    let mut rows = Vec::new();
    let mut seen = BTreeSet::new();
    for row in csv::Reader::from_reader(text.as_bytes()).deserialize::<Row>() {
        let row = row.map_err(|error| {
            let line = error.position().and_then(|position| usize::try_from(position.line()).ok());
            DataError::new(&file, line, error.to_string())
        })?;
        if !seen.insert(row.id.clone()) {
            return Err(DataError::new(&file, None, format!("the id '{}' is used twice", row.id)));
        }
        rows.push(row);
    }
    Ok(rows)
}

/// Which tests cite which rule.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Index {
    /// By rule id: tests as `crates/x/tests/y.rs: name`, in order.
    pub citations: BTreeMap<String, BTreeSet<String>>,
}

impl Index {
    /// The index as it was when the program was built; empty if there was none.
    pub fn embedded() -> Result<Index, DataError> {
        let name = "index.json";
        let Some(text) = ledger_file(name) else { return Ok(Index::default()) };
        serde_json::from_str(text).map_err(|error| DataError::new(INDEX_FILE, Some(error.line()), error.to_string()))
    }

    /// The index as it is committed.
    pub fn to_text(&self) -> String {
        let mut text = serde_json::to_string_pretty(self).unwrap_or_default();
        text.push('\n');
        text
    }
}

/// How much of a ledger is proved by tests.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Coverage {
    /// The title.
    pub title: &'static str,
    /// How many rules its ledger has.
    pub rules: usize,
    /// How many of them are cited.
    pub cited: usize,
    /// The ids nobody cites.
    pub uncited: Vec<String>,
    /// Ids cited in this title's tests that no ledger has.
    pub unknown: Vec<String>,
}

/// The coverage of all ledgers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct LedgerReport {
    /// One entry per title.
    pub titles: Vec<Coverage>,
    /// Ids cited elsewhere that no ledger has.
    pub unknown: Vec<String>,
}

impl LedgerReport {
    /// True if every rule is cited and every cited id exists.
    pub fn is_complete(&self) -> bool {
        self.unknown.is_empty() && self.titles.iter().all(|t| t.uncited.is_empty() && t.unknown.is_empty())
    }
}

/// Compares the ledgers of all titles with an index of citations.
pub fn coverage(index: &Index) -> Result<LedgerReport, DataError> {
    let mut ledgers = Vec::new();
    for title in titles() {
        ledgers.push((title.id(), ledger_rows(title.id())?));
    }
    let known: BTreeSet<&str> = ledgers.iter().flat_map(|(_, rows)| rows).map(|row| row.id.as_str()).collect();
    let mut stray: BTreeMap<&String, &BTreeSet<String>> =
        index.citations.iter().filter(|(id, _)| !known.contains(id.as_str())).collect();
    let mut report = Vec::new();
    for (title, rows) in &ledgers {
        let folder = format!("crates/{title}/");
        let theirs = |tests: &BTreeSet<String>| tests.iter().any(|test| test.starts_with(&folder));
        let unknown = stray.extract_if(.., |_, tests| theirs(tests)).map(|(id, _)| id.clone()).collect();
        let (cited, uncited): (Vec<&Row>, Vec<&Row>) =
            rows.iter().partition(|row| index.citations.contains_key(&row.id));
        let uncited = uncited.into_iter().map(|row| row.id.clone()).collect();
        report.push(Coverage { title, rules: rows.len(), cited: cited.len(), uncited, unknown });
    }
    Ok(LedgerReport { titles: report, unknown: stray.into_keys().cloned().collect() })
}
