//! The record of a game: what it was, every choice, and the faces that fell.
//!
//! Plain text, one line per choice, described in `docs/record-format.md`. Reading is strict: a
//! record that is not exactly right is refused with the line and the reason. Replaying needs no
//! dice key; a key only proves that the faces are the ones it gives.

use std::fmt::Write as _;

use serde::{Deserialize, Serialize};

use crate::dice::{Dice, DiceKey, LiveDice, RecordingDice, Roll, ScriptError, ScriptedDice};
use crate::hash::{StateHash, state_hash};
use crate::options::OptionValues;
use crate::side::{BySide, Side};
use crate::title::{Asked, NotationError, Refusal, Setup, Title};

/// The version of the format this crate writes.
pub const FORMAT: u32 = 1;

/// Longest record read, in bytes.
pub const MAX_BYTES: usize = 16 << 20;
/// Longest line read, in bytes.
pub const MAX_LINE: usize = 4096;
/// Most lines read.
pub const MAX_LINES: usize = 400_000;
/// Most choices read.
pub const MAX_CHOICES: usize = 200_000;

/// A game, as far as it was played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// What was played, by whom.
    pub header: Header,
    /// The choices, first to last.
    pub lines: Vec<Line>,
    /// How it ended.
    pub ending: Ending,
}

/// What was played, by whom.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Header {
    /// The title's id.
    pub title: String,
    /// The version of its rules.
    pub rules_version: u32,
    /// The digest of its data.
    pub data_digest: String,
    /// The scenario's id.
    pub scenario: String,
    /// All options with their values.
    pub options: OptionValues,
    /// The players' names.
    pub players: BySide<String>,
    /// The day, as `2026-07-21`.
    pub date: Option<String>,
    /// The commitment to the dice key.
    pub dice_commitment: Option<String>,
    /// The first choice, counted from 1, whose dice the key covers; `None` is all of them.
    pub dice_from: Option<usize>,
    /// The dice key; only in the record of a game that has ended.
    pub dice_key: Option<DiceKey>,
    /// The scenario file of a game that started from one of its own.
    pub scenario_file: Option<ScenarioFile>,
}

/// The text of a scenario file, with line ends as `\n` and one at the end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScenarioFile(String);

impl ScenarioFile {
    /// Takes a text, setting its line ends right.
    pub fn new(text: &str) -> ScenarioFile {
        let mut lines = String::with_capacity(text.len() + 1);
        for line in text.lines() {
            lines.push_str(line);
            lines.push('\n');
        }
        ScenarioFile(lines)
    }

    /// The text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// A face and what it was rolled for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Face {
    /// The purpose, kebab-case.
    pub purpose: String,
    /// The face, from 1.
    pub face: u8,
}

impl From<&Roll> for Face {
    fn from(roll: &Roll) -> Face {
        Face { purpose: roll.purpose.0.to_owned(), face: roll.face }
    }
}

/// One choice with the faces it rolled.
#[derive(Clone, Debug, Eq)]
pub struct Line {
    /// Who chose.
    pub side: Side,
    /// What, in the title's notation.
    pub notation: String,
    /// The faces, in order.
    pub faces: Vec<Face>,
    /// The reseed that was in force; 0 is the first key.
    pub reseed: u32,
    /// Where it stood in the text it was read from. Not part of equality.
    pub at: Option<usize>,
}

impl PartialEq for Line {
    fn eq(&self, other: &Line) -> bool {
        let key = |line: &Line| (line.side, line.reseed);
        key(self) == key(other) && self.notation == other.notation && self.faces == other.faces
    }
}

/// How a record ends.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ending {
    /// The game goes on.
    Unfinished {
        /// The hash of the state after the last choice.
        hash: Option<StateHash>,
    },
    /// The game is over.
    Ended {
        /// Who won; `None` is a draw.
        winner: Option<Side>,
        /// The hash of the final state.
        hash: StateHash,
    },
}

impl Ending {
    /// The hash of the last state, where the record has it.
    pub fn hash(&self) -> Option<StateHash> {
        match self {
            Ending::Unfinished { hash } => *hash,
            Ending::Ended { hash, .. } => Some(*hash),
        }
    }
}

/// A record that cannot be read or written.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {problem}")]
pub struct RecordError {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong with it.
    pub problem: Problem,
}

/// What is wrong with a line of a record.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Problem {
    /// Something is larger than any honest record has it.
    #[error("the {what} is over the limit of {limit}")]
    TooMuch {
        /// What: `record in bytes`, `line in bytes`, `number of lines`, `number of choices`.
        what: &'static str,
        /// The limit.
        limit: usize,
    },
    /// The text is something else.
    #[error("this is no record: the first line has to be 'brigadier-record {FORMAT}'")]
    NotARecord,
    /// A record of a format we do not know.
    #[error("this record has format '{found}'; this program reads format {FORMAT}")]
    OtherFormat {
        /// The format it has.
        found: String,
    },
    /// A character that does not belong in text.
    #[error("there is a control character in it")]
    ControlCharacter,
    /// Something else should stand here.
    #[error("expected {expected}, found '{found}'")]
    Expected {
        /// What should stand here.
        expected: String,
        /// What stands here, cut if long.
        found: String,
    },
    /// The text stops in the middle.
    #[error("the record breaks off: it has no 'end' or 'unfinished' line")]
    BreaksOff,
    /// What was to be written would not read back as the same.
    #[error("a value holds characters or line breaks that a record cannot hold")]
    Unwritable,
}

impl Problem {
    fn expected(expected: impl Into<String>, found: &str) -> Problem {
        Problem::Expected { expected: expected.into(), found: found.chars().take(60).collect() }
    }
}

impl Record {
    /// Reads a record. Comments are skipped; a byte order mark and `\r\n` line ends are tolerated.
    pub fn parse(text: &str) -> Result<Record, RecordError> {
        let mut reader = Reader::new(text)?;
        read_format(&mut reader)?;
        let mut header = read_header(&mut reader)?;
        header.scenario_file = read_scenario_file(&mut reader)?;
        let (line, gap) = reader.require()?;
        if !gap.is_empty() {
            return Err(at(line, Problem::expected("an empty line after the header", gap)));
        }
        let (lines, ending) = read_body(&mut reader, &header)?;
        Ok(Record { header, lines, ending })
    }

    /// Writes the record, or says which value cannot be written.
    pub fn to_text(&self) -> Result<String, RecordError> {
        let text = self.write();
        // Reading it back proves that no name or notation smuggled in a line of its own.
        match Record::parse(&text) {
            Ok(read) if read == *self => Ok(text),
            Ok(_) => Err(at(1, Problem::Unwritable)),
            Err(error) => Err(error),
        }
    }

    /// What the game was started from.
    pub fn setup(&self) -> Setup {
        Setup {
            scenario: self.header.scenario.clone(),
            scenario_text: self.header.scenario_file.as_ref().map(|file| file.as_str().to_owned()),
            options: self.header.options.clone(),
        }
    }

    /// Refuses a record made with other data than ours.
    pub fn check_data(&self, ours: &str) -> Result<(), ReplayError> {
        let theirs = &self.header.data_digest;
        if theirs == ours {
            return Ok(());
        }
        Err(ReplayError::OtherData { record: theirs.clone(), ours: ours.to_owned() })
    }

    fn write(&self) -> String {
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
        let extras = [
            ("date", &self.date),
            ("dice-commitment", &self.dice_commitment),
            ("dice-from", &from),
            ("dice-key", &key),
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

fn at(line: usize, problem: Problem) -> RecordError {
    RecordError { line, problem }
}

/// The lines of a record without its comments, checked for size and odd characters.
struct Reader<'a> {
    lines: std::str::Lines<'a>,
    number: usize,
    ahead: Option<(usize, &'a str)>,
}

impl<'a> Reader<'a> {
    fn new(text: &'a str) -> Result<Reader<'a>, RecordError> {
        if text.len() > MAX_BYTES {
            return Err(at(1, Problem::TooMuch { what: "record in bytes", limit: MAX_BYTES }));
        }
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let mut reader = Reader { lines: text.lines(), number: 0, ahead: None };
        reader.move_on()?;
        Ok(reader)
    }

    fn move_on(&mut self) -> Result<(), RecordError> {
        loop {
            self.ahead = None;
            let Some(line) = self.lines.next() else { return Ok(()) };
            self.number += 1;
            self.check(line)?;
            // The first line is the format and never a comment.
            if self.number == 1 || !line.starts_with('#') {
                self.ahead = Some((self.number, line));
                return Ok(());
            }
        }
    }

    fn check(&self, line: &str) -> Result<(), RecordError> {
        let too_much = |what, limit| Err(at(self.number, Problem::TooMuch { what, limit }));
        if self.number > MAX_LINES {
            return too_much("number of lines", MAX_LINES);
        }
        if line.len() > MAX_LINE {
            return too_much("line in bytes", MAX_LINE);
        }
        let in_file = line.starts_with('|');
        if line.chars().any(|c| c.is_control() && !(in_file && c == '\t')) {
            return Err(at(self.number, Problem::ControlCharacter));
        }
        Ok(())
    }

    fn peek(&self) -> Option<&'a str> {
        self.ahead.map(|(_, line)| line)
    }

    fn next(&mut self) -> Result<Option<(usize, &'a str)>, RecordError> {
        let line = self.ahead;
        self.move_on()?;
        Ok(line)
    }

    fn require(&mut self) -> Result<(usize, &'a str), RecordError> {
        let breaks_off = at(self.number + 1, Problem::BreaksOff);
        self.next()?.ok_or(breaks_off)
    }

    /// The value of a `key: value` line that has to come now.
    fn value(&mut self, key: &'static str) -> Result<(usize, &'a str), RecordError> {
        let (line, text) = self.require()?;
        let value = value_of(text, key).filter(|value| is_plain(value));
        value.map(|value| (line, value)).ok_or_else(|| at(line, Problem::expected(format!("'{key}: ...'"), text)))
    }

    /// The value of a `key: value` line, if it comes now.
    fn maybe(&mut self, key: &'static str) -> Result<Option<(usize, &'a str)>, RecordError> {
        let comes = self.peek().is_some_and(|line| value_of(line, key).is_some());
        if comes { self.value(key).map(Some) } else { Ok(None) }
    }
}

fn value_of<'a>(line: &'a str, key: &str) -> Option<&'a str> {
    line.strip_prefix(key)?.strip_prefix(": ")
}

/// Values have no blanks at their ends, so that every record has one spelling.
fn is_plain(value: &str) -> bool {
    !value.is_empty() && value.trim() == value
}

/// Ids and purposes: small letters, digits and hyphens.
fn is_id(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-')
}

/// Digits without a leading zero.
fn decimal<N: std::str::FromStr>(text: &str) -> Option<N> {
    let spelled = text.bytes().all(|b| b.is_ascii_digit()) && (text == "0" || !text.starts_with('0'));
    if spelled { text.parse().ok() } else { None }
}

fn read_format(reader: &mut Reader<'_>) -> Result<(), RecordError> {
    let first = reader.next()?.map_or("", |(_, line)| line);
    match first.strip_prefix("brigadier-record ") {
        Some(version) if decimal(version) == Some(FORMAT) => Ok(()),
        Some(version) => Err(at(1, Problem::OtherFormat { found: version.chars().take(20).collect() })),
        None => Err(at(1, Problem::NotARecord)),
    }
}

fn read_header(reader: &mut Reader<'_>) -> Result<Header, RecordError> {
    let title = read_id(reader, "title")?;
    let (line, version) = reader.value("rules-version")?;
    let rules_version = decimal(version).ok_or_else(|| at(line, Problem::expected("a whole number", version)))?;
    let data_digest = reader.value("data-digest")?.1.to_owned();
    let scenario = reader.value("scenario")?.1.to_owned();
    let options = read_options(reader)?;
    let union = reader.value("union")?.1.to_owned();
    let confederate = reader.value("confederate")?.1.to_owned();
    let players = BySide::new(union, confederate);
    let date = read_extra(reader, "date", "a date such as 1862-08-29", |v| is_date(v).then(|| v.to_owned()))?;
    let digits = "64 hex digits";
    let dice_commitment =
        read_extra(reader, "dice-commitment", digits, |v| v.parse::<StateHash>().ok().map(|_| v.to_owned()))?;
    let dice_from = read_extra(reader, "dice-from", "a whole number from 1", |v| decimal(v).filter(|n| *n > 0))?;
    let dice_key = read_extra(reader, "dice-key", digits, |v| v.parse().ok())?;
    let scenario_file = None;
    Ok(Header {
        title,
        rules_version,
        data_digest,
        scenario,
        options,
        players,
        date,
        dice_commitment,
        dice_from,
        dice_key,
        scenario_file,
    })
}

fn read_id(reader: &mut Reader<'_>, key: &'static str) -> Result<String, RecordError> {
    let (line, id) = reader.value(key)?;
    if is_id(id) {
        Ok(id.to_owned())
    } else {
        Err(at(line, Problem::expected("small letters, digits and hyphens", id)))
    }
}

fn read_extra<V>(
    reader: &mut Reader<'_>,
    key: &'static str,
    expected: &str,
    read: impl Fn(&str) -> Option<V>,
) -> Result<Option<V>, RecordError> {
    let Some((line, text)) = reader.maybe(key)? else { return Ok(None) };
    read(text).map(Some).ok_or_else(|| at(line, Problem::expected(expected, text)))
}

fn is_date(text: &str) -> bool {
    let parts: Vec<&str> = text.split('-').collect();
    let [year, month, day] = parts[..] else { return false };
    let number = |part: &str, digits: usize| {
        let good = part.len() == digits && part.bytes().all(|b| b.is_ascii_digit());
        if good { part.parse::<u32>().ok() } else { None }
    };
    number(year, 4).is_some()
        && number(month, 2).is_some_and(|m| (1..=12).contains(&m))
        && number(day, 2).is_some_and(|d| (1..=31).contains(&d))
}

/// Options stand in the order of their ids, each once.
fn read_options(reader: &mut Reader<'_>) -> Result<OptionValues, RecordError> {
    let mut options = OptionValues::new();
    while let Some((line, text)) = reader.maybe("option")? {
        let pair = text.split_once(" = ").filter(|(id, value)| is_id(id) && is_plain(value));
        let (id, value) = pair.ok_or_else(|| at(line, Problem::expected("'option: id = value'", text)))?;
        if options.last_key_value().is_some_and(|(last, _)| last.as_str() >= id) {
            return Err(at(line, Problem::expected("options in the order of their ids, each once", id)));
        }
        options.insert(id.to_owned(), value.to_owned());
    }
    Ok(options)
}

fn read_scenario_file(reader: &mut Reader<'_>) -> Result<Option<ScenarioFile>, RecordError> {
    if reader.peek() != Some("scenario-file:") {
        return Ok(None);
    }
    reader.next()?;
    let mut file = String::new();
    while let Some(text) = reader.peek().and_then(|line| line.strip_prefix('|')) {
        let (line, _) = reader.require()?;
        let content = if text.is_empty() { Some("") } else { text.strip_prefix(' ').filter(|text| !text.is_empty()) };
        let content =
            content.ok_or_else(|| at(line, Problem::expected("'| ' and a line of the scenario file", text)))?;
        file.push_str(content);
        file.push('\n');
    }
    Ok(Some(ScenarioFile(file)))
}

fn read_body(reader: &mut Reader<'_>, header: &Header) -> Result<(Vec<Line>, Ending), RecordError> {
    let mut lines = Vec::new();
    let mut reseed = 0;
    while reader.peek().is_some_and(|line| line.starts_with(|c: char| c.is_ascii_digit()) || line.starts_with("reseed"))
    {
        let (number, text) = reader.require()?;
        if let Some(next) = text.strip_prefix("reseed ") {
            let later = decimal(next).filter(|next| *next > reseed);
            reseed = later.ok_or_else(|| at(number, Problem::expected("a reseed number above the last", next)))?;
            check_reseed_is_used(reader, number)?;
            continue;
        }
        if lines.len() == MAX_CHOICES {
            return Err(at(number, Problem::TooMuch { what: "number of choices", limit: MAX_CHOICES }));
        }
        lines.push(read_choice(number, text, lines.len() + 1, reseed)?);
    }
    let ending = read_ending(reader, header)?;
    Ok((lines, ending))
}

/// A reseed stands only before a choice, so that every record has one spelling.
fn check_reseed_is_used(reader: &Reader<'_>, number: usize) -> Result<(), RecordError> {
    match reader.peek() {
        Some(line) if line.starts_with(|c: char| c.is_ascii_digit()) => Ok(()),
        other => Err(at(number + 1, Problem::expected("a choice after 'reseed'", other.unwrap_or("")))),
    }
}

fn read_choice(number: usize, text: &str, expected: usize, reseed: u32) -> Result<Line, RecordError> {
    let wrong = |what: &str| at(number, Problem::expected(what, text));
    let (choice, rolls) = match text.split_once(';') {
        Some((choice, rolls)) => (choice.strip_suffix(' '), rolls.strip_prefix(' ')),
        None => (Some(text), None),
    };
    let choice = choice.filter(|_| rolls.is_some() || !text.contains(';'));
    let choice = choice.ok_or_else(|| wrong("' ; ' between choice and faces"))?;
    let mut words = choice.splitn(3, ' ');
    if words.next().and_then(decimal) != Some(expected) {
        return Err(wrong(&format!("choice number {expected}")));
    }
    let side = words.next().and_then(|word| word.parse().ok()).ok_or_else(|| wrong("'union' or 'confederate'"))?;
    let notation = words.next().filter(|notation| is_plain(notation)).ok_or_else(|| wrong("a choice"))?;
    let faces = rolls.map_or(Ok(Vec::new()), |rolls| rolls.split(' ').map(read_face).collect::<Result<_, _>>());
    let faces = faces.map_err(|problem| at(number, problem))?;
    Ok(Line { side, notation: notation.to_owned(), faces, reseed, at: Some(number) })
}

fn read_face(text: &str) -> Result<Face, Problem> {
    let pair = text.split_once(':').filter(|(purpose, _)| is_id(purpose));
    let face = pair.and_then(|(purpose, face)| Some((purpose, decimal(face).filter(|face| *face > 0)?)));
    let (purpose, face) = face.ok_or_else(|| Problem::expected("a roll such as attack:5", text))?;
    Ok(Face { purpose: purpose.to_owned(), face })
}

fn read_ending(reader: &mut Reader<'_>, header: &Header) -> Result<Ending, RecordError> {
    let winner = read_extra(reader, "result", "'union', 'confederate' or 'draw'", |v| match v {
        "draw" => Some(None),
        side => side.parse().ok().map(Some),
    })?;
    let hash = read_extra(reader, "hash", "64 hex digits", |v| v.parse().ok())?;
    let (line, last) = reader.require()?;
    let ending = match (last, winner, hash) {
        ("unfinished", None, hash) => Ending::Unfinished { hash },
        ("end", Some(winner), Some(hash)) => Ending::Ended { winner, hash },
        ("end", None, _) => return Err(at(line, Problem::expected("'result: ...' before 'end'", last))),
        ("end", Some(_), None) => return Err(at(line, Problem::expected("'hash: ...' before 'end'", last))),
        ("unfinished", Some(_), _) => return Err(at(line, Problem::expected("'end' after a result", last))),
        _ => return Err(at(line, Problem::expected("a choice, 'result: ...', 'end' or 'unfinished'", last))),
    };
    if header.dice_key.is_some() && matches!(ending, Ending::Unfinished { .. }) {
        return Err(at(line, Problem::expected("no dice key while the game goes on", "dice-key")));
    }
    while let Some((line, text)) = reader.next()? {
        if !text.is_empty() {
            return Err(at(line, Problem::expected("nothing after the last line", text)));
        }
    }
    Ok(ending)
}

/// A choice that was played, with all that came of it.
pub struct Played<T: Title> {
    /// Who chose.
    pub side: Side,
    /// What.
    pub choice: T::Choice,
    /// The rolls it made.
    pub rolls: Vec<Roll>,
    /// What happened.
    pub events: Vec<T::Event>,
    /// The reseed that was in force.
    pub reseed: u32,
}

impl<T: Title> Played<T> {
    /// As a line of a record.
    pub fn line(&self, world: &T::World) -> Line {
        Line {
            side: self.side,
            notation: T::notation(world, &self.choice),
            faces: self.rolls.iter().map(Face::from).collect(),
            reseed: self.reseed,
            at: None,
        }
    }
}

/// A record played through.
pub struct Replayed<T: Title> {
    /// The state after the last choice played.
    pub state: T::State,
    /// Each choice with its rolls and events.
    pub played: Vec<Played<T>>,
    /// The hash of the state.
    pub hash: StateHash,
}

/// Why a record does not replay.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReplayError {
    /// It is a game of another title.
    #[error("this is a record of '{record}', not of '{ours}'")]
    OtherTitle {
        /// The record's title.
        record: String,
        /// Ours.
        ours: &'static str,
    },
    /// It was made with another version of the rules.
    #[error("this record was made with version {record} of the rules; this program has version {ours}")]
    OtherRules {
        /// The record's version.
        record: u32,
        /// Ours.
        ours: u32,
    },
    /// It was made with other data.
    #[error("this record was made with other data (digest {record}); ours is {ours}")]
    OtherData {
        /// The record's digest.
        record: String,
        /// Ours.
        ours: String,
    },
    /// The world given is not the one of the record's scenario and options.
    #[error("the record's {what} are not those of the game it is replayed in")]
    OtherSetup {
        /// `scenario` or `options`.
        what: &'static str,
    },
    /// A choice cannot be played.
    #[error("{}choice {number}: {problem}", line_prefix(*line))]
    Choice {
        /// The line, where the record was read from text.
        line: Option<usize>,
        /// Which choice, counted from 1.
        number: usize,
        /// Why not.
        problem: ChoiceProblem,
    },
    /// The last state is another.
    #[error("the last state has hash {found}, the record says {expected}")]
    Hash {
        /// The record's.
        expected: StateHash,
        /// Ours.
        found: StateHash,
    },
    /// The result is another.
    #[error("the game ends with '{found}', the record says '{expected}'")]
    Result {
        /// The record's.
        expected: &'static str,
        /// Ours.
        found: &'static str,
    },
}

impl ReplayError {
    /// True if the record may well be right, but was made with another version or other data.
    pub fn is_other_version(&self) -> bool {
        matches!(self, ReplayError::OtherRules { .. } | ReplayError::OtherData { .. })
    }
}

fn line_prefix(line: Option<usize>) -> String {
    line.map(|line| format!("line {line}, ")).unwrap_or_default()
}

/// Why a recorded choice cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ChoiceProblem {
    /// The title cannot read it.
    #[error(transparent)]
    Notation(#[from] NotationError),
    /// The other side is asked.
    #[error("it is {asked}'s choice, not {said}'s")]
    WrongSide {
        /// Who is asked.
        asked: Side,
        /// Who is said to have chosen.
        said: Side,
    },
    /// Nobody is asked any more.
    #[error("the game is over")]
    GameOver,
    /// The rules forbid it.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// The faces do not fit the rolls.
    #[error(transparent)]
    Dice(#[from] ScriptError),
}

/// Plays a record through, or its first `upto` choices only.
///
/// A record played to its end must come to its hash and result.
pub fn replay<T: Title>(world: &T::World, record: &Record, upto: Option<usize>) -> Result<Replayed<T>, ReplayError> {
    check_origin::<T>(world, &record.header)?;
    let mut state = T::start(world);
    let wanted = upto.unwrap_or(usize::MAX).min(record.lines.len());
    let mut played = Vec::with_capacity(wanted);
    for (line, number) in record.lines.iter().zip(1..).take(wanted) {
        let step = play_line::<T>(world, &mut state, line);
        played.push(step.map_err(|problem| ReplayError::Choice { line: line.at, number, problem })?);
    }
    let hash = state_hash::<T>(world, &state);
    if wanted == record.lines.len() {
        check_ending::<T>(world, &state, hash, &record.ending)?;
    }
    Ok(Replayed { state, played, hash })
}

fn check_origin<T: Title>(world: &T::World, header: &Header) -> Result<(), ReplayError> {
    if header.title != T::ID {
        return Err(ReplayError::OtherTitle { record: header.title.clone(), ours: T::ID });
    }
    if header.rules_version != T::RULES_VERSION {
        return Err(ReplayError::OtherRules { record: header.rules_version, ours: T::RULES_VERSION });
    }
    if header.scenario != T::scenario(world) {
        return Err(ReplayError::OtherSetup { what: "scenario" });
    }
    if header.options != *T::options(world) {
        return Err(ReplayError::OtherSetup { what: "options" });
    }
    Ok(())
}

/// Plays one recorded choice. After an error the state is of no use.
pub(crate) fn play_line<T: Title>(
    world: &T::World,
    state: &mut T::State,
    line: &Line,
) -> Result<Played<T>, ChoiceProblem> {
    let choice = T::parse(world, &line.notation)?;
    let asked = T::to_choose(world, state).ok_or(ChoiceProblem::GameOver)?;
    if asked != line.side {
        return Err(ChoiceProblem::WrongSide { asked, said: line.side });
    }
    let faces = line.faces.iter().map(|face| (face.purpose.as_str(), face.face));
    let mut script = ScriptedDice::rolls(faces);
    let mut dice = RecordingDice::new(&mut script);
    let mut events = Vec::new();
    let refused = T::choose(world, state, &choice, &mut dice, &mut events).err();
    let rolls = dice.rolls;
    // A die that is not as recorded may be the very cause of a refusal, so it is named first;
    // faces that a refused choice left over are not.
    match (script.finish(), refused) {
        (Err(error), None) => Err(error.into()),
        (Err(error), Some(_)) if !matches!(error, ScriptError::LeftOver { .. }) => Err(error.into()),
        (_, Some(refusal)) => Err(refusal.into()),
        (Ok(()), None) => Ok(Played { side: asked, choice, rolls, events, reseed: line.reseed }),
    }
}

fn check_ending<T: Title>(
    world: &T::World,
    state: &T::State,
    found: StateHash,
    ending: &Ending,
) -> Result<(), ReplayError> {
    if let Some(expected) = ending.hash().filter(|expected| *expected != found) {
        return Err(ReplayError::Hash { expected, found });
    }
    let expected = match ending {
        Ending::Unfinished { .. } => UNFINISHED,
        Ending::Ended { winner, .. } => winner.map_or("draw", Side::id),
    };
    let found = match T::asked(world, state) {
        Asked::Choose { .. } => UNFINISHED,
        Asked::Over(outcome) => outcome.winner.map_or("draw", Side::id),
    };
    if expected == found { Ok(()) } else { Err(ReplayError::Result { expected, found }) }
}

const UNFINISHED: &str = "unfinished";

/// Why the faces of a record are not proved right.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ProofError {
    /// There is no key to prove them by.
    #[error("the record has no dice key")]
    NoKey,
    /// The key is not the one committed to.
    #[error("the dice key is not the one that was committed to")]
    OtherKey,
    /// A face is not the one the key gives.
    #[error("choice {choice}, roll {roll}: the key gives {expected}, the record says {found}")]
    Face {
        /// Which choice, counted from 1.
        choice: usize,
        /// Which roll of it, counted from 1.
        roll: usize,
        /// What the key gives.
        expected: u8,
        /// What the record says.
        found: u8,
    },
}

/// Proves that the faces of a replayed record are those its key gives, and that the key is the
/// one committed to.
pub fn prove_dice<T: Title>(header: &Header, played: &[Played<T>]) -> Result<(), ProofError> {
    let key = header.dice_key.ok_or(ProofError::NoKey)?;
    if header.dice_commitment.as_ref().is_some_and(|commitment| *commitment != key.commitment()) {
        return Err(ProofError::OtherKey);
    }
    let mut reseed = 0;
    let mut dice = LiveDice::new(key);
    let covered = played.iter().zip(1..).skip(header.dice_from.unwrap_or(1).saturating_sub(1));
    for (step, choice) in covered {
        if step.reseed != reseed {
            reseed = step.reseed;
            dice = LiveDice::new(key.reseeded(reseed));
        }
        for (rolled, roll) in step.rolls.iter().zip(1..) {
            let expected = dice.roll(rolled.sides, rolled.purpose);
            if expected != rolled.face {
                return Err(ProofError::Face { choice, roll, expected, found: rolled.face });
            }
        }
    }
    Ok(())
}
