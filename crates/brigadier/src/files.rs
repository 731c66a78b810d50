//! Reading and writing files, without surprises.

use std::collections::BTreeMap;
use std::fs::{self, File, OpenOptions};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use shelf::Data;

/// Longest file read; a board of several thousand hexes stays far below.
const MAX_BYTES: u64 = 64 << 20;

/// Most files in a data folder.
const MAX_FILES: usize = 10_000;

/// A file that cannot be read or written.
#[derive(Debug, thiserror::Error)]
pub enum FileError {
    /// The system says no.
    #[error("{}: {}", path.display(), system_words(error))]
    Io {
        /// The file.
        path: PathBuf,
        /// Why.
        error: io::Error,
    },
    /// It is not text.
    #[error("{}: this is not text in UTF-8", .0.display())]
    NotText(PathBuf),
    /// It is too long to be one of ours.
    #[error("{}: longer than {MAX_BYTES} bytes", .0.display())]
    TooLong(PathBuf),
    /// The folder is too large to be a data folder.
    #[error("{}: more than {MAX_FILES} files; is this a data folder?", .0.display())]
    TooMany(PathBuf),
}

/// What the system says, without its number.
pub fn system_words(error: &io::Error) -> String {
    let words = error.to_string();
    words.split(" (os error").next().unwrap_or_default().to_owned()
}

fn wrong(path: &Path) -> impl FnOnce(io::Error) -> FileError + '_ {
    move |error| FileError::Io { path: path.to_owned(), error }
}

/// The text of a file.
pub fn read(path: &Path) -> Result<String, FileError> {
    let mut bytes = Vec::new();
    let file = File::open(path).map_err(wrong(path))?;
    file.take(MAX_BYTES + 1).read_to_end(&mut bytes).map_err(wrong(path))?;
    if bytes.len() as u64 > MAX_BYTES {
        return Err(FileError::TooLong(path.to_owned()));
    }
    String::from_utf8(bytes).map_err(|_| FileError::NotText(path.to_owned()))
}

/// Writes a file whole or not at all: beside it first, then in its place. What is no file, such
/// as a pipe, is written to as it stands.
pub fn write(path: &Path, text: &str) -> Result<(), FileError> {
    // A link stays a link: the file it leads to is replaced.
    let target = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    if fs::metadata(&target).is_ok_and(|metadata| !metadata.is_file()) {
        return write_into(&target, text).map_err(wrong(path));
    }
    let mut name = target.file_name().unwrap_or_default().to_owned();
    name.push(format!(".{}.part", std::process::id()));
    let part = target.with_file_name(name);
    let written = write_new(&part, text).and_then(|()| fs::rename(&part, &target));
    written.map_err(|error| {
        // What could not be finished is not left behind.
        let _ = fs::remove_file(&part);
        FileError::Io { path: path.to_owned(), error }
    })
}

fn write_into(path: &Path, text: &str) -> io::Result<()> {
    OpenOptions::new().write(true).open(path)?.write_all(text.as_bytes())
}

fn write_new(path: &Path, text: &str) -> io::Result<()> {
    let mut file = File::create(path)?;
    file.write_all(text.as_bytes())?;
    file.sync_all()
}

/// The data in the program, with the files of a folder laid over it.
pub fn data(folder: Option<&Path>) -> Result<Data, FileError> {
    let Some(folder) = folder else { return Ok(Data::embedded()) };
    let mut files = BTreeMap::new();
    collect(folder, folder, &mut files)?;
    Ok(Data::with(files))
}

fn collect(root: &Path, folder: &Path, files: &mut BTreeMap<String, String>) -> Result<(), FileError> {
    for entry in fs::read_dir(folder).map_err(wrong(folder))? {
        let path = entry.map_err(wrong(folder))?.path();
        if path.file_name().is_some_and(|name| name.to_string_lossy().starts_with('.')) {
            continue;
        }
        if path.is_dir() {
            collect(root, &path, files)?;
        } else {
            let name = path.strip_prefix(root).unwrap_or(&path).to_string_lossy().replace('\\', "/");
            files.insert(name, read(&path)?);
        }
        if files.len() > MAX_FILES {
            return Err(FileError::TooMany(root.to_owned()));
        }
    }
    Ok(())
}
