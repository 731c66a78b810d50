//! Options of a title: one table in its data, values fixed before the first choice.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::library::DataError;

/// One row of a title's option table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OptionSpec {
    /// Kebab-case id.
    pub id: String,
    /// Allowed values, the default among them.
    pub values: Vec<String>,
    /// The value used when nobody says otherwise.
    pub default: String,
    /// Scenarios it applies to; empty means all.
    #[serde(default)]
    pub scenarios: Vec<String>,
    /// `rule` for an optional rule of the book, `reading` for a rule players read differently.
    pub kind: String,
    /// Where it comes from: a rulebook section or a ruling.
    pub source: String,
}

impl OptionSpec {
    /// True if the option means anything in this scenario.
    pub fn applies_to(&self, scenario: &str) -> bool {
        self.scenarios.is_empty() || self.scenarios.iter().any(|s| s == scenario)
    }
}

/// The option table of a title (`options.toml`).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OptionTable {
    /// Rows in display order.
    #[serde(rename = "option")]
    pub options: Vec<OptionSpec>,
}

/// Values chosen by the players, by option id.
pub type OptionValues = BTreeMap<String, String>;

/// An option or value that does not exist.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OptionError {
    /// No such option in this title.
    #[error("there is no option '{id}'; the options are: {known}")]
    Unknown {
        /// What was asked for.
        id: String,
        /// What exists.
        known: String,
    },
    /// The option has no such value.
    #[error("option '{id}' cannot be '{value}'; it takes: {allowed}")]
    BadValue {
        /// The option.
        id: String,
        /// The value asked for.
        value: String,
        /// The values it has.
        allowed: String,
    },
    /// The option does not apply to the scenario.
    #[error("option '{id}' does not apply to scenario '{scenario}'")]
    NotHere {
        /// The option.
        id: String,
        /// The scenario.
        scenario: String,
    },
}

impl OptionTable {
    /// Reads `options.toml` and checks it.
    pub fn parse(file: &str, text: &str) -> Result<OptionTable, DataError> {
        let table: OptionTable = toml::from_str(text).map_err(|e| DataError::new(file, None, e.to_string()))?;
        for option in &table.options {
            if !option.values.contains(&option.default) {
                let problem =
                    format!("option '{}': the default '{}' is not among its values", option.id, option.default);
                return Err(DataError::new(file, None, problem));
            }
        }
        Ok(table)
    }

    /// The row of an option.
    pub fn get(&self, id: &str) -> Option<&OptionSpec> {
        self.options.iter().find(|o| o.id == id)
    }

    /// Fills in defaults (first the scenario's, then the table's) and refuses what does not exist.
    pub fn complete(
        &self,
        scenario: &str,
        scenario_defaults: &OptionValues,
        chosen: &OptionValues,
    ) -> Result<OptionValues, OptionError> {
        for (id, value) in scenario_defaults.iter().chain(chosen) {
            self.check(scenario, id, value)?;
        }
        let value_of = |spec: &OptionSpec| {
            chosen.get(&spec.id).or_else(|| scenario_defaults.get(&spec.id)).unwrap_or(&spec.default).clone()
        };
        Ok(self.options.iter().map(|spec| (spec.id.clone(), value_of(spec))).collect())
    }

    fn check(&self, scenario: &str, id: &str, value: &str) -> Result<(), OptionError> {
        let Some(spec) = self.get(id) else {
            let known = self.options.iter().map(|o| o.id.as_str()).collect::<Vec<_>>().join(", ");
            return Err(OptionError::Unknown { id: id.to_owned(), known });
        };
        if !spec.values.iter().any(|v| v == value) {
            let allowed = spec.values.join(", ");
            return Err(OptionError::BadValue { id: id.to_owned(), value: value.to_owned(), allowed });
        }
        if value != spec.default && !spec.applies_to(scenario) {
            return Err(OptionError::NotHere { id: id.to_owned(), scenario: scenario.to_owned() });
        }
        Ok(())
    }
}
