//! Checks all data there is: boards, scenarios with their options, texts, ledgers.

use std::collections::{BTreeMap, BTreeSet};

use commander::{Computer, Kind, Player};
use kernel::board::{Finding, Shapes, check, check_shapes};
use kernel::dice::LiveDice;
use kernel::{Board, BySide, DataError, Library, OptionTable, OptionValues, Setup, Side, Tactics, Title, Viewer};
use serde::Serialize;
use serde_json::Value;

use crate::data::Data;
use crate::ledger::ledger_rows;
use crate::text::{Lang, Texts, rule_key};
use crate::text_check;
use crate::titles::{Shelved, titles};

/// Random games played per scenario to see which texts come up.
const GAMES: u64 = 2;

/// A whole view is looked at every so many choices; building one costs more than a choice does.
const VIEW_EVERY: u32 = 16;

/// What was checked and what is wrong.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Report {
    /// How many of each thing were looked at.
    pub checked: BTreeMap<&'static str, usize>,
    /// What is wrong, in words.
    pub findings: Vec<String>,
}

impl Report {
    fn count(&mut self, what: &'static str, how_many: usize) {
        *self.checked.entry(what).or_default() += how_many;
    }

    fn find(&mut self, finding: impl ToString) {
        self.findings.push(finding.to_string());
    }

    /// Takes a result, noting what is wrong.
    fn accept<T, E: ToString>(&mut self, result: Result<T, E>) -> Option<T> {
        result.map_err(|error| self.find(error.to_string())).ok()
    }
}

/// Checks everything in the data.
pub fn check_data(data: &Data) -> Report {
    let mut report = Report::default();
    for folder in data.folders_with("board.toml") {
        check_board(data, &folder, &mut report);
    }
    if let Some((count, findings)) = report.accept(text_check::compare(data)) {
        report.count("messages", count);
        findings.iter().for_each(|finding| report.find(finding));
    }
    for title in titles() {
        title.check(data, &mut report);
    }
    report
}

fn check_board(data: &Data, folder: &str, report: &mut Report) {
    let Some(board) = report.accept(Board::load(data, folder)) else { return };
    report.count("boards", 1);
    report.count("places", board.places().len());
    report.count("borders", board.edges().len());
    check(&board).iter().for_each(|finding| report.find(finding));
    check_outlines(data, &board, report);
    check_marks(data, &board, report);
}

fn check_outlines(data: &Data, board: &Board, report: &mut Report) {
    let file = format!("{}/shapes.geojson", board.folder());
    let Some(text) = report.accept(data.require(&file)) else { return };
    let Some(shapes) = report.accept(Shapes::parse(board, &file, &text)) else { return };
    report.count("shapes", shapes.all.len());
    check_shapes(board, &shapes).iter().for_each(|finding| report.find(finding));
}

/// `marks.csv` is for people who write scenarios; its places and sides must exist all the same,
/// and a tag of the same name must say the same.
fn check_marks(data: &Data, board: &Board, report: &mut Report) {
    let file = format!("{}/marks.csv", board.folder());
    let Some(text) = report.accept(data.require(&file)) else { return };
    let mut reader = csv::Reader::from_reader(text.as_bytes());
    for row in reader.records() {
        report.count("marks", 1);
        let Some(row) = report.accept(row.map_err(|error| format!("{file}: {error}"))) else { continue };
        let line = row.position().and_then(|position| usize::try_from(position.line()).ok());
        let cell = |column: usize| row.get(column).unwrap_or_default();
        let mut find = |problem: String| report.find(Finding { file: file.clone(), line, problem });
        match board.find(cell(0)).map(|place| board.place(place).tag(cell(1))) {
            None => find(format!("there is no place '{}' on this board", cell(0))),
            Some(tag) => {
                let is_tag = board.tags().iter().any(|spec| spec.id == cell(1));
                if is_tag && !tag.is_some_and(|value| value == cell(2) || value == cell(3)) {
                    find(format!("the tag '{}' of '{}' in places.csv says otherwise", cell(1), cell(0)));
                }
            }
        }
        if !cell(3).is_empty() && cell(3).parse::<Side>().is_err() {
            find(format!("'{}' is no side; say 'union', 'confederate' or nothing", cell(3)));
        }
        if !cell(4).split(';').all(is_provenance) {
            find(format!("'{}' is no provenance; say B, P, M or R, or field:letter", cell(4)));
        }
    }
}

fn is_provenance(word: &str) -> bool {
    let letter = word.rsplit(':').next().unwrap_or_default();
    matches!(letter, "B" | "P" | "M" | "R")
}

/// Checks the scenarios, options, rules and texts of one title.
pub(crate) fn check_title<T: Tactics>(title: &dyn Shelved, data: &Data, report: &mut Report) {
    let (Some(scenarios), Some(options)) = (report.accept(title.scenarios(data)), report.accept(title.options(data)))
    else {
        return;
    };
    let ids: Vec<String> = scenarios.iter().map(|scenario| scenario.id.clone()).collect();
    check_option_scenarios(title.id(), &options, &ids, report);
    for id in &ids {
        report.count("scenarios", 1);
        check_setups::<T>(data, id, &options, report);
    }
    // Without texts, comparing the languages has already said why.
    let Ok(texts) = Texts::load(data) else { return };
    let mut used = keys_by_name(title.id(), &ids, &options, report);
    for id in &ids {
        used.extend(keys_in_play::<T>(data, id, report));
    }
    check_keys(title.id(), &texts, &used, report);
}

fn check_option_scenarios(title: &str, options: &OptionTable, known: &[String], report: &mut Report) {
    for option in &options.options {
        for scenario in option.scenarios.iter().filter(|scenario| !known.contains(scenario)) {
            let problem = format!("option '{}' names a scenario '{scenario}' that does not exist", option.id);
            report.find(DataError::new(format!("{title}/options.toml"), None, problem));
        }
    }
}

/// Sets a scenario up with its defaults, and with every value of every option.
fn check_setups<T: Title>(data: &Data, scenario: &str, options: &OptionTable, report: &mut Report) {
    let build = |values: OptionValues| {
        let setup = Setup { scenario: scenario.to_owned(), scenario_text: None, options: values };
        T::build(data, &setup).map(|_| ())
    };
    report.count("set-ups", 1);
    if report.accept(build(OptionValues::new())).is_none() {
        return;
    }
    for option in options.options.iter().filter(|option| option.applies_to(scenario)) {
        for value in &option.values {
            report.count("set-ups", 1);
            let built = build([(option.id.clone(), value.clone())].into());
            report.accept(built.map_err(|error| format!("{scenario} with {}={value}: {error}", option.id)));
        }
    }
}

/// Keys that follow from ids: title, scenarios, options, rules.
fn keys_by_name(title: &str, scenarios: &[String], options: &OptionTable, report: &mut Report) -> BTreeSet<String> {
    let mut keys: BTreeSet<String> = [format!("title-{title}")].into();
    keys.extend(scenarios.iter().map(|id| format!("scenario-{title}-{id}")));
    for option in &options.options {
        keys.insert(format!("option-{title}-{}", option.id));
        keys.extend(option.values.iter().map(|value| format!("option-{title}-{}-{value}", option.id)));
    }
    let rows = report.accept(ledger_rows(title)).unwrap_or_default();
    report.count("rules", rows.len());
    keys.extend(rows.iter().map(|row| rule_key(&row.id)));
    keys
}

fn check_keys(title: &str, texts: &Texts, used: &BTreeSet<String>, report: &mut Report) {
    for lang in Lang::ALL {
        for key in used.iter().filter(|key| !texts.has(lang, key)) {
            report.find(format!("text/{lang}: {title} uses '{key}', which does not exist"));
        }
    }
}

/// Keys that come up in a few random games: prompts, choices, events, views, outcomes.
fn keys_in_play<T: Tactics>(data: &Data, scenario: &str, report: &mut Report) -> BTreeSet<String> {
    let setup = Setup { scenario: scenario.to_owned(), ..Setup::default() };
    let Ok(world) = T::build(data, &setup) else { return BTreeSet::new() };
    let mut keys = BTreeSet::new();
    for game in 0..GAMES {
        report.count("games", 1);
        if let Err(error) = watch_game::<T>(&world, game, &mut keys) {
            report.find(format!("{scenario}, random game {game}: {error}"));
        }
    }
    keys
}

fn watch_game<T: Tactics>(world: &T::World, game: u64, keys: &mut BTreeSet<String>) -> Result<(), kernel::Refusal> {
    let seat = |side| Computer::<T>::new(Kind::Random, 0, game, side);
    let mut players = BySide::new(seat(Side::Union), seat(Side::Confederate));
    let mut dice = LiveDice::for_game(0, game);
    let mut state = T::start(world);
    let (mut choices, mut events, mut made) = (Vec::new(), Vec::new(), 0_u32);
    while let Some(side) = T::to_choose(world, &state) {
        T::choices(world, &state, &mut choices);
        note(keys, &T::asked(world, &state));
        if made.is_multiple_of(VIEW_EVERY) {
            note(keys, &T::view(world, &state, Viewer::Referee));
        }
        made += 1;
        let Some(choice) = choices.get(players[side].pick(world, &state, &choices)) else { break };
        note(keys, &T::describe(world, &state, choice));
        note(keys, &T::odds(world, &state, choice));
        events.clear();
        T::choose(world, &mut state, choice, &mut dice, &mut events)?;
        for event in &events {
            note(keys, &T::tell(world, event));
            note(keys, &T::tell_others(world, event));
        }
    }
    note(keys, &T::asked(world, &state));
    Ok(())
}

/// Notes the keys of all messages in a value.
fn note(keys: &mut BTreeSet<String>, value: &impl Serialize) {
    collect(keys, &serde_json::to_value(value).unwrap_or(Value::Null));
}

fn collect(keys: &mut BTreeSet<String>, value: &Value) {
    match value {
        Value::Object(object) => {
            keys.extend(object.get("$text").and_then(Value::as_str).map(str::to_owned));
            object.values().for_each(|value| collect(keys, value));
        }
        Value::Array(items) => items.iter().for_each(|item| collect(keys, item)),
        _ => {}
    }
}
