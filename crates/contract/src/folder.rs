//! The project's data folder, read from disk.

use std::borrow::Cow;
use std::path::{Path, PathBuf};

use kernel::Library;

/// The committed data folder.
#[derive(Clone, Debug)]
pub struct DataFolder(PathBuf);

impl DataFolder {
    /// The folder of this checkout.
    pub fn new() -> DataFolder {
        DataFolder(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data"))
    }
}

impl Default for DataFolder {
    fn default() -> DataFolder {
        DataFolder::new()
    }
}

impl Library for DataFolder {
    fn read(&self, path: &str) -> Option<Cow<'_, str>> {
        std::fs::read_to_string(self.0.join(path)).ok().map(Cow::Owned)
    }

    fn list(&self, folder: &str) -> Vec<String> {
        let Ok(entries) = std::fs::read_dir(self.0.join(folder)) else { return Vec::new() };
        let mut names: Vec<String> = entries
            .flatten()
            .filter(|entry| entry.path().is_file())
            .map(|entry| format!("{folder}/{}", entry.file_name().to_string_lossy()))
            .collect();
        names.sort();
        names
    }
}
