//! Runs the program and keeps what it says.

#![allow(dead_code, reason = "every test uses some of it")]

use std::fs::File;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use serde_json::Value;

/// What a run came to.
pub struct Said {
    pub code: Option<i32>,
    pub out: String,
    pub err: String,
}

impl Said {
    /// Standard output as one JSON object and nothing else.
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.out).unwrap_or_else(|error| panic!("{error} in {}{}", self.out, self.err))
    }

    pub fn ok(self) -> Said {
        assert_eq!(self.code, Some(0), "{}{}", self.out, self.err);
        self
    }
}

fn command(folder: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_brigadier"));
    command.current_dir(folder).env("LC_ALL", "C").stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

fn finish(mut command: Command, input: &str) -> Said {
    let mut child = command.spawn().unwrap();
    // A program that does not read its input closes it, which is no failure of the test.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    let output = child.wait_with_output().unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    Said { code: output.status.code(), out: text(output.stdout), err: text(output.stderr) }
}

/// Runs the program in a folder with some input.
pub fn run_in(folder: &Path, args: &[&str], input: &str) -> Said {
    let mut command = command(folder);
    command.args(args);
    finish(command, input)
}

/// Runs the program.
pub fn run(args: &[&str]) -> Said {
    run_in(&std::env::temp_dir(), args, "")
}

/// Runs the program with standard output going to a file.
pub fn run_into(folder: &Path, args: &[&str], target: &str) -> Said {
    let mut command = command(folder);
    command.args(args).stdout(File::options().write(true).open(target).unwrap());
    finish(command, "")
}

/// A fresh folder for a test.
pub fn folder(name: &str) -> PathBuf {
    let path = std::env::temp_dir().join(format!("brigadier-test-{}-{name}", std::process::id()));
    let _ = std::fs::remove_dir_all(&path);
    std::fs::create_dir_all(&path).unwrap();
    path
}

/// The root of the repository.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}
