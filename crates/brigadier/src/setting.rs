//! Which title, scenario and options are meant.

use std::path::Path;

use kernel::{OptionValues, Setup};
use shelf::{Shelf, Shelved, titles};

use crate::cli::SettingArgs;
use crate::failure::Failure;
use crate::files;

/// A game that can be set up.
pub struct Setting {
    /// The title.
    pub title: &'static dyn Shelved,
    /// Scenario and options.
    pub setup: Setup,
}

/// Finds out which game is meant.
pub fn find(args: &SettingArgs, shelf: &Shelf) -> Result<Setting, Failure> {
    let title = match &args.title {
        Some(id) => shelf.title(id)?,
        None => first_title()?,
    };
    let Some(scenario) = &args.scenario else {
        return of_title(title, None, args, shelf);
    };
    let known = title.scenarios(shelf.data())?.iter().any(|info| info.id == *scenario);
    let is_path = scenario.contains(['/', '\\']) || scenario.ends_with(".toml") || Path::new(scenario).is_file();
    if !known && is_path {
        return from_file(Path::new(scenario), &files::read(Path::new(scenario))?, args, shelf);
    }
    of_title(title, Some(scenario), args, shelf)
}

fn first_title() -> Result<&'static dyn Shelved, Failure> {
    titles().first().copied().ok_or_else(|| Failure::said("there are no titles"))
}

fn of_title(
    title: &'static dyn Shelved,
    scenario: Option<&str>,
    args: &SettingArgs,
    shelf: &Shelf,
) -> Result<Setting, Failure> {
    let scenario = match scenario {
        Some(id) => id.to_owned(),
        None => default_scenario(title, shelf)?,
    };
    Ok(Setting { title, setup: Setup { scenario, scenario_text: None, options: options(args) } })
}

/// The scenario called `historical`, or else the first.
fn default_scenario(title: &dyn Shelved, shelf: &Shelf) -> Result<String, Failure> {
    let scenarios = title.scenarios(shelf.data())?;
    let historical = scenarios.iter().find(|info| info.id == "historical").or(scenarios.first());
    historical.map(|info| info.id.clone()).ok_or_else(|| Failure::said(format!("{} has no scenarios", title.id())))
}

/// The game that a scenario file sets up. The file names its title.
pub fn from_file(path: &Path, text: &str, args: &SettingArgs, shelf: &Shelf) -> Result<Setting, Failure> {
    let wrong = |problem: String| Failure::said(format!("{}: {problem}", path.display()));
    let file: toml::Table = toml::from_str(text)
        .map_err(|error| wrong(format!("neither a record nor a scenario file: {}", error.message())))?;
    let id = file.get("title").and_then(toml::Value::as_str);
    let id = id.ok_or_else(|| wrong("a scenario file needs a line title = \"...\"".to_owned()))?;
    let title = shelf.title(id)?;
    if let Some(named) = args.title.as_deref().filter(|named| *named != id) {
        return Err(wrong(format!("this is a scenario of '{id}', not of '{named}'")));
    }
    let setup =
        Setup { scenario: path.display().to_string(), scenario_text: Some(text.to_owned()), options: options(args) };
    Ok(Setting { title, setup })
}

fn options(args: &SettingArgs) -> OptionValues {
    args.options.iter().cloned().collect()
}
