//! Reading the data files of a title: rows of CSV, tables of TOML, scenario lists.

use std::collections::BTreeSet;

use serde::de::DeserializeOwned;

use crate::library::{DataError, Library};
use crate::options::OptionTable;
use crate::title::{Setup, SetupError};

/// The rows of a CSV file.
pub fn rows<T: DeserializeOwned>(library: &dyn Library, file: &str) -> Result<Vec<T>, DataError> {
    let text = library.require(file)?;
    let mut reader = csv::Reader::from_reader(text.as_bytes());
    reader
        .deserialize()
        .map(|row| {
            row.map_err(|e| {
                let line = e.position().map(|p| p.line() as usize);
                DataError::new(file, line, e.to_string())
            })
        })
        .collect()
}

/// A TOML file.
pub fn table<T: DeserializeOwned>(library: &dyn Library, file: &str) -> Result<T, DataError> {
    let text = library.require(file)?;
    toml::from_str(&text).map_err(|e| DataError::new(file, None, e.to_string()))
}

/// The option table of a title.
pub fn options(library: &dyn Library, folder: &str) -> Result<OptionTable, DataError> {
    let file = format!("{folder}/options.toml");
    OptionTable::parse(&file, &library.require(&file)?)
}

/// Refuses an empty list, one that is too long, and ids that are badly formed or stand twice.
pub fn check_ids<'a>(file: &str, ids: impl Iterator<Item = &'a str>, most: usize) -> Result<(), DataError> {
    let mut seen = BTreeSet::new();
    for (row, id) in ids.enumerate() {
        if row >= most {
            return Err(DataError::new(file, Some(row + 2), format!("there may be at most {most} rows")));
        }
        let well_formed = !id.is_empty() && id.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_' || b == b'-');
        if !well_formed {
            return Err(DataError::new(file, Some(row + 2), format!("'{id}' is no id: letters, digits, '_' and '-'")));
        }
        if !seen.insert(id.to_owned()) {
            return Err(DataError::new(file, Some(row + 2), format!("'{id}' stands here twice")));
        }
    }
    if seen.is_empty() {
        return Err(DataError::new(file, None, "the file lists nobody"));
    }
    Ok(())
}

/// Ids of the scenarios in a title's folder.
pub fn scenario_ids(library: &dyn Library, folder: &str) -> Vec<String> {
    let folder = format!("{folder}/scenarios");
    let stem = |path: &String| path.strip_prefix(&folder)?.strip_prefix('/')?.strip_suffix(".toml").map(str::to_owned);
    library.list(&folder).iter().filter_map(stem).collect()
}

/// The text of the scenario a game is to be started from, and the name of its file for messages.
pub fn scenario_text(library: &dyn Library, folder: &str, setup: &Setup) -> Result<(String, String), SetupError> {
    if let Some(text) = &setup.scenario_text {
        return Ok((setup.scenario.clone(), text.clone()));
    }
    let file = format!("{folder}/scenarios/{}.toml", setup.scenario);
    match library.read(&file) {
        Some(text) => Ok((file, text.to_string())),
        None => {
            let known = scenario_ids(library, folder).join(", ");
            Err(SetupError::UnknownScenario { id: setup.scenario.clone(), known })
        }
    }
}
