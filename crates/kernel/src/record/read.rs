//! Reading a record, strictly.

use super::{
    Ending, FORMAT, Face, Header, Line, MAX_BYTES, MAX_CHOICES, MAX_LINE, MAX_LINES, Problem, RecordError, ScenarioFile,
};
use crate::hash::StateHash;
use crate::options::OptionValues;
use crate::side::{BySide, Viewer};

pub(super) fn at(line: usize, problem: Problem) -> RecordError {
    RecordError { line, problem }
}

/// The lines of a record without its comments, checked for size and odd characters.
pub(super) struct Reader<'a> {
    lines: std::str::Lines<'a>,
    number: usize,
    ahead: Option<(usize, &'a str)>,
}

impl<'a> Reader<'a> {
    pub(super) fn new(text: &'a str) -> Result<Reader<'a>, RecordError> {
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

    pub(super) fn require(&mut self) -> Result<(usize, &'a str), RecordError> {
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

pub(super) fn read_format(reader: &mut Reader<'_>) -> Result<(), RecordError> {
    let first = reader.next()?.map_or("", |(_, line)| line);
    match first.strip_prefix("brigadier-record ") {
        Some(version) if decimal(version) == Some(FORMAT) => Ok(()),
        Some(version) => Err(at(1, Problem::OtherFormat { found: version.chars().take(20).collect() })),
        None => Err(at(1, Problem::NotARecord)),
    }
}

pub(super) fn read_header(reader: &mut Reader<'_>) -> Result<Header, RecordError> {
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
    let seen_by = read_extra(reader, "seen-by", "'union', 'confederate' or 'spectator'", partial_viewer)?;
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
        seen_by,
        scenario_file,
    })
}

/// A referee's record leaves nothing out.
fn partial_viewer(word: &str) -> Option<Viewer> {
    word.parse().ok().filter(|viewer| *viewer != Viewer::Referee)
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

pub(super) fn read_scenario_file(reader: &mut Reader<'_>) -> Result<Option<ScenarioFile>, RecordError> {
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

pub(super) fn read_body(reader: &mut Reader<'_>, header: &Header) -> Result<(Vec<Line>, Ending), RecordError> {
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
    if header.seen_by.is_some() && (header.dice_key.is_some() || ending.hash().is_some()) {
        return Err(at(line, Problem::expected("neither dice key nor hash in what one viewer sees", "seen-by")));
    }
    while let Some((line, text)) = reader.next()? {
        if !text.is_empty() {
            return Err(at(line, Problem::expected("nothing after the last line", text)));
        }
    }
    Ok(ending)
}
