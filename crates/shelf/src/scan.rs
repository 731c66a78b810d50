//! Finds which test cites which rule, by reading the sources.

use std::fs;
use std::path::{Path, PathBuf};

use crate::ledger::Index;

/// Why the sources could not be scanned.
#[derive(Debug, thiserror::Error)]
pub enum ScanError {
    /// This is not the root of the repository.
    #[error("there is no folder 'crates' in {0}; run this from the root of the repository")]
    NotTheRoot(PathBuf),
    /// A file cannot be read.
    #[error("{path}: {error}")]
    Unreadable {
        /// The file.
        path: PathBuf,
        /// Why.
        error: std::io::Error,
    },
    /// A rule is cited by something that is no test.
    #[error("{file}, line {line}: a rule is cited here, but no test follows")]
    NoTest {
        /// The file.
        file: String,
        /// The line, counted from 1.
        line: usize,
    },
}

/// Reads all Rust files in `src` and `tests` of all crates below `root`.
pub fn scan(root: &Path) -> Result<Index, ScanError> {
    let crates = root.join("crates");
    if !crates.is_dir() {
        return Err(ScanError::NotTheRoot(root.to_owned()));
    }
    let mut index = Index::default();
    for one in entries(&crates)? {
        for part in ["src", "tests"] {
            let folder = one.join(part);
            if folder.is_dir() {
                scan_folder(root, &folder, &mut index)?;
            }
        }
    }
    Ok(index)
}

fn entries(folder: &Path) -> Result<Vec<PathBuf>, ScanError> {
    let wrong = |error| ScanError::Unreadable { path: folder.to_owned(), error };
    let listed = fs::read_dir(folder).map_err(wrong)?;
    let mut paths = listed.map(|entry| Ok(entry?.path())).collect::<Result<Vec<_>, _>>().map_err(wrong)?;
    paths.sort();
    Ok(paths)
}

fn scan_folder(root: &Path, folder: &Path, index: &mut Index) -> Result<(), ScanError> {
    for path in entries(folder)? {
        if path.is_dir() {
            scan_folder(root, &path, index)?;
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let read = fs::read_to_string(&path);
            let source = read.map_err(|error| ScanError::Unreadable { path: path.clone(), error })?;
            let file = path.strip_prefix(root).unwrap_or(&path).to_string_lossy().replace('\\', "/");
            scan_source(&file, &source, index)?;
        }
    }
    Ok(())
}

/// What stands before a function: its rules, and whether it is a test that runs.
#[derive(Default)]
struct Heading {
    rules: Vec<String>,
    test: bool,
    ignored: bool,
}

/// Adds the citations of one file. Attributes stand on lines of their own, as rustfmt puts them.
fn scan_source(file: &str, source: &str, index: &mut Index) -> Result<(), ScanError> {
    let mut heading = Heading::default();
    for (text, line) in source.lines().map(str::trim).zip(1..) {
        if let Some(id) = text.strip_prefix("#[rule(\"").and_then(|rest| rest.strip_suffix("\")]")) {
            heading.rules.push(id.to_owned());
        } else if text == "#[test]" {
            heading.test = true;
        } else if text.starts_with("#[ignore") {
            heading.ignored = true;
        } else if let Some(name) = function_name(text) {
            finish(&std::mem::take(&mut heading), file, line, name, index)?;
        } else if !(text.is_empty() || text.starts_with("//") || text.starts_with("#[")) {
            if !heading.rules.is_empty() {
                return Err(ScanError::NoTest { file: file.to_owned(), line });
            }
            heading = Heading::default();
        }
    }
    Ok(())
}

fn function_name(text: &str) -> Option<&str> {
    let rest = ["fn ", "pub fn ", "pub(crate) fn "].iter().find_map(|start| text.strip_prefix(start))?;
    rest.split(['(', '<']).next()
}

/// A test that is ignored proves nothing, so it does not count.
fn finish(heading: &Heading, file: &str, line: usize, name: &str, index: &mut Index) -> Result<(), ScanError> {
    if !heading.rules.is_empty() && !heading.test {
        return Err(ScanError::NoTest { file: file.to_owned(), line });
    }
    for rule in heading.rules.iter().filter(|_| !heading.ignored) {
        index.citations.entry(rule.clone()).or_default().insert(format!("{file}: {name}"));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cited(source: &str) -> Result<Vec<String>, String> {
        let mut index = Index::default();
        scan_source("f.rs", source, &mut index).map_err(|error| error.to_string())?;
        Ok(index
            .citations
            .into_iter()
            .flat_map(|(id, tests)| tests.into_iter().map(move |t| format!("{id} {t}")))
            .collect())
    }

    #[test]
    fn tests_are_found_with_all_they_cite() {
        let source = "#[test]\n#[rule(\"A-1\")]\n// why\n#[rule(\"A-2.3\")]\nfn one() {\n}\n#[rule(\"A-1\")]\n#[test]\nfn two(x in 0..3) {}\n";
        assert_eq!(cited(source).unwrap(), ["A-1 f.rs: one", "A-1 f.rs: two", "A-2.3 f.rs: one"]);
    }

    #[test]
    fn ignored_tests_do_not_count() {
        assert!(cited("#[test]\n#[ignore = \"slow\"]\n#[rule(\"A-1\")]\nfn one() {}\n").unwrap().is_empty());
    }

    #[test]
    fn citing_without_a_test_is_an_error() {
        let expected = "f.rs, line 2: a rule is cited here, but no test follows";
        assert_eq!(cited("#[rule(\"A-1\")]\nfn one() {}\n").unwrap_err(), expected);
        assert_eq!(cited("#[rule(\"A-1\")]\nstruct One;\n").unwrap_err(), expected);
    }
}
