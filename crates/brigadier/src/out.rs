//! Standard output that may be closed or full.

use std::io::{self, BufWriter, Stdout, Write};

use serde::Serialize;

use crate::failure::Failure;

/// Standard output. `println!` would panic where this gives an error.
pub struct Out {
    stdout: BufWriter<Stdout>,
}

impl Out {
    /// Takes hold of standard output.
    pub fn new() -> Out {
        Out { stdout: BufWriter::new(io::stdout()) }
    }

    /// Writes a line.
    pub fn line(&mut self, text: impl AsRef<str>) -> Result<(), Failure> {
        self.bytes(text.as_ref().as_bytes())?;
        self.bytes(b"\n")
    }

    /// Writes without a line end, and shows it at once.
    pub fn prompt(&mut self, text: &str) -> Result<(), Failure> {
        self.bytes(text.as_bytes())?;
        self.finish()
    }

    /// Writes a value as one line of JSON.
    pub fn json(&mut self, value: &impl Serialize) -> Result<(), Failure> {
        let text = serde_json::to_string(value).map_err(Failure::said)?;
        self.line(text)
    }

    /// Writes bytes as they are.
    pub fn bytes(&mut self, bytes: &[u8]) -> Result<(), Failure> {
        Ok(self.stdout.write_all(bytes)?)
    }

    /// Makes sure that everything has arrived.
    pub fn finish(&mut self) -> Result<(), Failure> {
        Ok(self.stdout.flush()?)
    }
}
