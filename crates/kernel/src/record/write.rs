//! Writing a record.

use std::fmt::Write as _;

use super::{Ending, FORMAT, Header, Line, Record};
use crate::side::Side;

impl Record {
    /// The record as text, not yet checked.
    pub(super) fn write(&self) -> String {
        let mut text = format!("brigadier-record {FORMAT}\n");
        self.header.write(&mut text);
        text.push('\n');
        let mut reseed = 0;
        for (index, line) in self.lines.iter().enumerate() {
            if line.reseed != reseed {
                reseed = line.reseed;
                put(&mut text, format_args!("reseed {reseed}"));
            }
            line.write(index + 1, &mut text);
        }
        self.ending.write(&mut text);
        text
    }
}

/// Writing to a string cannot fail.
fn put(text: &mut String, line: std::fmt::Arguments<'_>) {
    let _ = text.write_fmt(line);
    text.push('\n');
}

impl Header {
    fn write(&self, text: &mut String) {
        put(text, format_args!("title: {}", self.title));
        put(text, format_args!("rules-version: {}", self.rules_version));
        put(text, format_args!("data-digest: {}", self.data_digest));
        put(text, format_args!("scenario: {}", self.scenario));
        for (id, value) in &self.options {
            put(text, format_args!("option: {id} = {value}"));
        }
        put(text, format_args!("union: {}", self.players.union));
        put(text, format_args!("confederate: {}", self.players.confederate));
        let from = self.dice_from.map(|from| from.to_string());
        let key = self.dice_key.map(|key| key.to_hex());
        let seen_by = self.seen_by.map(|viewer| viewer.id().to_owned());
        let extras = [
            ("date", &self.date),
            ("dice-commitment", &self.dice_commitment),
            ("dice-from", &from),
            ("dice-key", &key),
            ("seen-by", &seen_by),
        ];
        for (name, value) in extras {
            if let Some(value) = value {
                put(text, format_args!("{name}: {value}"));
            }
        }
        if let Some(file) = &self.scenario_file {
            put(text, format_args!("scenario-file:"));
            for line in file.as_str().lines() {
                put(text, format_args!("|{}{line}", if line.is_empty() { "" } else { " " }));
            }
        }
    }
}

impl Line {
    fn write(&self, number: usize, text: &mut String) {
        let _ = write!(text, "{number} {} {}", self.side, self.notation);
        for (index, face) in self.faces.iter().enumerate() {
            let mark = if index == 0 { " ;" } else { "" };
            let _ = write!(text, "{mark} {}:{}", face.purpose, face.face);
        }
        text.push('\n');
    }
}

impl Ending {
    fn write(&self, text: &mut String) {
        if let Ending::Ended { winner, .. } = self {
            put(text, format_args!("result: {}", winner.map_or("draw", Side::id)));
        }
        if let Some(hash) = self.hash() {
            put(text, format_args!("hash: {hash}"));
        }
        let last = if matches!(self, Ending::Ended { .. }) { "end" } else { "unfinished" };
        put(text, format_args!("{last}"));
    }
}
