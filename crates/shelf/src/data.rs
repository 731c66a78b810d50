//! The files of `data/` and `docs/rules/`, carried in the program.

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use include_dir::{Dir, include_dir};
use kernel::Library;

static DATA: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/../../data");
static LEDGERS: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/../../docs/rules");

static FILES: LazyLock<BTreeMap<String, &'static str>> = LazyLock::new(|| {
    let mut files = BTreeMap::new();
    collect(&DATA, &mut files);
    files
});

fn collect(folder: &'static Dir<'static>, files: &mut BTreeMap<String, &'static str>) {
    for file in folder.files() {
        if let (Some(path), Some(text)) = (file.path().to_str(), file.contents_utf8()) {
            files.insert(path.replace('\\', "/"), text);
        }
    }
    for folder in folder.dirs() {
        collect(folder, files);
    }
}

/// A file of `docs/rules/` as it was when the program was built.
pub(crate) fn ledger_file(name: &str) -> Option<&'static str> {
    LEDGERS.get_file(name)?.contents_utf8()
}

/// The data carried in the program, with files of somebody's own laid over it.
#[derive(Clone, Debug, Default)]
pub struct Data {
    own: BTreeMap<String, String>,
}

impl Data {
    /// The data as it came with the program.
    pub fn embedded() -> Data {
        Data::default()
    }

    /// The data with some files replaced or added, by their paths relative to the data folder.
    pub fn with(own: BTreeMap<String, String>) -> Data {
        Data { own }
    }

    /// The digest of a title's data, which its records name.
    pub fn digest(&self, title: &str) -> String {
        kernel::hash::data_digest(self, title)
    }

    /// Folders that hold a file of this name.
    pub(crate) fn folders_with(&self, name: &str) -> Vec<String> {
        let suffix = format!("/{name}");
        let folders: BTreeSet<String> = FILES
            .keys()
            .chain(self.own.keys())
            .filter_map(|path| path.strip_suffix(&suffix).map(str::to_owned))
            .collect();
        folders.into_iter().collect()
    }
}

impl Library for Data {
    fn read(&self, path: &str) -> Option<Cow<'_, str>> {
        let own = self.own.get(path).map(String::as_str);
        own.or_else(|| FILES.get(path).copied()).map(Cow::Borrowed)
    }

    fn list(&self, folder: &str) -> Vec<String> {
        let prefix = format!("{}/", folder.trim_end_matches('/'));
        let paths: BTreeSet<&String> =
            FILES.keys().chain(self.own.keys()).filter(|path| path.starts_with(&prefix)).collect();
        paths.into_iter().cloned().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn own_files_win() {
        let path = "bull-run-1861/board.toml";
        let data = Data::with([(path.to_owned(), "mine".to_owned()), ("x/new.txt".to_owned(), String::new())].into());
        assert_eq!(data.read(path).as_deref(), Some("mine"));
        assert_ne!(Data::embedded().read(path).as_deref(), Some("mine"));
        assert_eq!(data.list("x"), ["x/new.txt"]);
        assert_eq!(data.list("bull-run-1861"), Data::embedded().list("bull-run-1861/"));
        assert_ne!(data.digest("bull-run-1861"), Data::embedded().digest("bull-run-1861"));
    }

    #[test]
    fn folders_are_found_by_what_they_hold() {
        assert_eq!(
            Data::embedded().folders_with("board.toml"),
            ["bull-run-1861", "cedar-mountain", "red-badge", "second-bull-run"]
        );
    }
}
