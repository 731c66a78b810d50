//! Where data files come from, and what is wrong with them.

use std::borrow::Cow;
use std::collections::BTreeMap;

/// Data files by path relative to the data folder, for instance
/// `bull-run-1861/board.toml`. The kernel never opens files itself.
pub trait Library {
    /// The text of a file, or `None` if there is no such file.
    fn read(&self, path: &str) -> Option<Cow<'_, str>>;

    /// Paths of all files below a folder, sorted.
    fn list(&self, folder: &str) -> Vec<String>;

    /// Reads a file that has to be there.
    fn require(&self, path: &str) -> Result<Cow<'_, str>, DataError> {
        self.read(path).ok_or_else(|| DataError::new(path, None, "the file is missing"))
    }
}

/// Files held in memory: for tests, and for a scenario handed in from outside.
#[derive(Clone, Debug, Default)]
pub struct Shelfmarks(pub BTreeMap<String, String>);

impl Library for Shelfmarks {
    fn read(&self, path: &str) -> Option<Cow<'_, str>> {
        self.0.get(path).map(|text| Cow::Borrowed(text.as_str()))
    }

    fn list(&self, folder: &str) -> Vec<String> {
        let prefix = format!("{}/", folder.trim_end_matches('/'));
        self.0.keys().filter(|path| path.starts_with(&prefix)).cloned().collect()
    }
}

/// A data file that cannot be used, said so that a person can mend it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{file}{}: {problem}{}", line_suffix(*line), rule_suffix(rule.as_deref()))]
pub struct DataError {
    /// The file, relative to the data folder.
    pub file: String,
    /// The line, counted from 1, where known.
    pub line: Option<usize>,
    /// What is wrong and what would be right.
    pub problem: String,
    /// The rule that forbids it, for set-ups the rules do not allow.
    pub rule: Option<String>,
}

impl DataError {
    /// A problem in a file.
    pub fn new(file: impl Into<String>, line: Option<usize>, problem: impl Into<String>) -> DataError {
        DataError { file: file.into(), line, problem: problem.into(), rule: None }
    }

    /// A set-up that a rule forbids.
    #[must_use]
    pub fn against(mut self, rule: &str) -> DataError {
        self.rule = Some(rule.to_owned());
        self
    }
}

fn line_suffix(line: Option<usize>) -> String {
    line.map(|n| format!(", line {n}")).unwrap_or_default()
}

fn rule_suffix(rule: Option<&str>) -> String {
    rule.map(|id| format!(" [{id}]")).unwrap_or_default()
}
