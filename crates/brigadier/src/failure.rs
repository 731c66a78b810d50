//! What can go wrong, each in one line.

use std::io;
use std::process::ExitCode;

use kernel::DataError;
use kernel::title::SetupError;
use shelf::{ScanError, UnknownTitle};

use crate::files::{FileError, system_words};

/// Why a command failed.
#[derive(Debug, thiserror::Error)]
pub enum Failure {
    /// The data is wrong.
    #[error(transparent)]
    Data(#[from] DataError),
    /// The game cannot be set up.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// No such title.
    #[error(transparent)]
    Title(#[from] UnknownTitle),
    /// A file cannot be read or written.
    #[error(transparent)]
    File(#[from] FileError),
    /// The sources cannot be scanned.
    #[error(transparent)]
    Scan(#[from] ScanError),
    /// Something else, said in full.
    #[error("{0}")]
    Said(String),
    /// The system has no random numbers for us.
    #[error("no random numbers from the system ({0}); give --seed instead")]
    Random(getrandom::Error),
    /// Standard output cannot be written.
    #[error("standard output: {}", system_words(.0))]
    Out(#[from] io::Error),
}

impl Failure {
    /// Something that is said in full already.
    pub fn said(what: impl ToString) -> Failure {
        Failure::Said(what.to_string())
    }

    /// Tells the user, and gives the exit code.
    pub fn report(&self) -> ExitCode {
        if let Failure::Out(error) = self
            && error.kind() == io::ErrorKind::BrokenPipe
        {
            // Whoever read our output has seen enough, as in `brigadier titles | head -3`.
            return ExitCode::SUCCESS;
        }
        let message = self.to_string().lines().map(str::trim).collect::<Vec<_>>().join(" ");
        eprintln!("brigadier: {message}");
        ExitCode::FAILURE
    }
}
