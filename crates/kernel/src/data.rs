//! Reading the data files of a title: rows of CSV, tables of TOML, scenario lists.

use std::collections::BTreeSet;

use serde::de::DeserializeOwned;

use crate::library::{DataError, Library};
use crate::options::OptionTable;
use crate::text::Text;
use crate::title::{ScenarioInfo, Setup, SetupError};

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

/// The scenarios in a title's folder. `read` takes a file and its text, and gives the id and the number of turns.
pub fn scenarios(
    library: &dyn Library,
    title: &str,
    read: impl Fn(&str, &str) -> Result<(String, u32), DataError>,
) -> Result<Vec<ScenarioInfo>, DataError> {
    let info = |id: String| {
        let file = format!("{title}/scenarios/{id}.toml");
        let (id, turns) = read(&file, &library.require(&file)?)?;
        let name = Text::key(format!("scenario-{title}-{id}"));
        Ok(ScenarioInfo { id, name, turns })
    };
    scenario_ids(library, title).into_iter().map(info).collect()
}

/// Longest scenario file that is read.
const MAX_SCENARIO_BYTES: usize = 256 * 1024;

/// What every scenario file says of itself.
pub trait ScenarioFile: DeserializeOwned {
    /// Version of the file's shape, and the title it belongs to.
    fn head(&self) -> (u32, &str);
}

/// Reads a scenario file of a title. Only the form is checked.
pub fn scenario<S: ScenarioFile>(file: &str, text: &str, title: &str) -> Result<S, DataError> {
    if text.len() > MAX_SCENARIO_BYTES {
        return Err(DataError::new(file, None, "the file is too long for a scenario"));
    }
    let scenario: S = toml::from_str(text).map_err(|e| {
        let line = e.span().map(|span| text.bytes().take(span.start).filter(|b| *b == b'\n').count() + 1);
        DataError::new(file, line, e.message().to_owned())
    })?;
    match scenario.head() {
        (1, named) if named == title => Ok(scenario),
        (1, named) => Err(DataError::new(file, None, format!("the scenario is for '{named}', not for '{title}'"))),
        (format, _) => {
            Err(DataError::new(file, None, format!("format {format} is not known; this version reads format 1")))
        }
    }
}

/// Refuses a number of a table that is out of its bounds.
pub fn within<T: Into<i64>>(
    name: &str,
    values: impl IntoIterator<Item = T>,
    lowest: i64,
    highest: i64,
) -> Result<(), String> {
    match values.into_iter().map(Into::into).find(|value| !(lowest..=highest).contains(value)) {
        Some(value) => Err(format!("{name}: {value} is not within {lowest} to {highest}")),
        None => Ok(()),
    }
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::library::Shelfmarks;
    use serde::Deserialize;

    #[derive(Debug, PartialEq, Deserialize)]
    struct Sheet {
        format: u32,
        title: String,
        id: String,
    }

    impl ScenarioFile for Sheet {
        fn head(&self) -> (u32, &str) {
            (self.format, &self.title)
        }
    }

    fn read(text: &str) -> Result<Sheet, DataError> {
        scenario("short.toml", text, "race")
    }

    #[test]
    fn a_scenario_is_of_this_title_and_of_a_known_format() {
        let good = "format = 1\ntitle = \"race\"\nid = \"short\"\n";
        assert_eq!(read(good).unwrap().id, "short");
        let problem = |text: &str| read(text).unwrap_err().to_string();
        assert!(problem(&good.replace('1', "2")).contains("format 2 is not known"));
        assert!(problem(&good.replace("race", "chess")).contains("for 'chess', not for 'race'"));
        assert!(problem(&format!("{good}{}", "#".repeat(MAX_SCENARIO_BYTES))).contains("too long"));
        assert_eq!(read(&good.replace("title =", "title")).unwrap_err().line, Some(2));
    }

    #[test]
    fn scenarios_are_listed_with_their_names() {
        let file = ("race/scenarios/short.toml".to_owned(), "format = 1\ntitle = \"race\"\nid = \"short\"".to_owned());
        let library = Shelfmarks([file].into());
        let found = scenarios(&library, "race", |file, text| Ok((scenario::<Sheet>(file, text, "race")?.id, 7)));
        let name = Text::key("scenario-race-short");
        assert_eq!(found.unwrap(), [ScenarioInfo { id: "short".to_owned(), name, turns: 7 }]);
    }

    #[test]
    fn numbers_stay_within_their_bounds() {
        assert_eq!(within("die", [1, 6], 1, 6), Ok(()));
        assert_eq!(within("die", [1, 7], 1, 6), Err("die: 7 is not within 1 to 6".to_owned()));
    }
}
