//! Scenario files (14): who stands where, who comes when, what counts.

use std::collections::BTreeMap;

use kernel::data::{self, ScenarioFile};
use kernel::{DataError, Side};
use serde::Deserialize;

use crate::state::Form;

/// A scenario file as written.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Scenario {
    /// Version of the file's shape.
    pub format: u32,
    /// The title it belongs to.
    pub title: String,
    /// Its id.
    pub id: String,
    /// A name for scenarios without a translated one.
    #[serde(default)]
    pub name: Option<String>,
    /// Provenance of the set-up.
    #[serde(default)]
    pub provenance: Option<String>,
    /// The last turn.
    pub last_turn: u8,
    /// Night turns (11).
    #[serde(default)]
    pub night: Vec<u8>,
    /// Turns that are only the two artillery phases (14.2.2).
    #[serde(default)]
    pub artillery_only: Vec<u8>,
    /// Where the game starts.
    pub start: Start,
    /// Pieces that may not move at first (14.2.3).
    #[serde(default)]
    pub barred: Option<Barred>,
    /// Movement allowances cut down (14.3.1).
    #[serde(default, rename = "cap")]
    pub caps: Vec<Cap>,
    /// Option values this scenario prefers.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// Objective hexes.
    #[serde(default, rename = "objective")]
    pub objectives: Vec<Objective>,
    /// Combat units on the map.
    #[serde(default, rename = "unit")]
    pub units: Vec<UnitSetup>,
    /// Leaders on the map.
    #[serde(default, rename = "leader")]
    pub leaders: Vec<LeaderSetup>,
    /// Reinforcements.
    #[serde(default, rename = "group")]
    pub groups: Vec<GroupSetup>,
}

/// The boundary at which a game starts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum StartPhase {
    /// SM-01: forms and posts are chosen.
    SetUp,
    /// SM-10.
    Turn,
    /// SM-20 of a side.
    Command,
    /// SM-30.
    Artillery,
    /// SM-40.
    Movement,
    /// SM-50.
    Defensive,
    /// SM-60.
    Offensive,
    /// SM-70.
    Rally,
}

/// Where the game starts.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Start {
    /// Turn.
    pub turn: u8,
    /// Phase.
    pub phase: StartPhase,
    /// The active side; the Union if absent.
    #[serde(default)]
    pub side: Option<Side>,
    /// Net points so far.
    #[serde(default)]
    pub net: i16,
    /// Of them from objectives.
    #[serde(default)]
    pub objective_points: i16,
    /// Leaders whose Fate markers are left; all of them if absent.
    #[serde(default)]
    pub fate: Option<Vec<String>>,
    /// Ricketts has been sent.
    #[serde(default)]
    pub pope_came: bool,
}

/// Pieces that may not move at first.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Barred {
    /// The first turn in which they may.
    pub until: u8,
    /// Who.
    pub pieces: Vec<String>,
}

/// A movement allowance cut down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Cap {
    /// The turn.
    pub turn: u8,
    /// Whose.
    pub side: Side,
    /// At most so many points.
    pub points: u8,
}

/// An objective hex.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Objective {
    /// The hex.
    pub place: String,
}

/// A combat unit on the map.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct UnitSetup {
    /// Its id.
    pub id: String,
    /// The hex.
    pub place: String,
    /// Its formation; artillery unlimbered and cavalry mounted if absent.
    #[serde(default)]
    pub form: Option<Form>,
    /// Strength points left; all if absent.
    #[serde(default)]
    pub sp: Option<u8>,
    /// With a Rout marker.
    #[serde(default)]
    pub routed: bool,
    /// Out of command.
    #[serde(default)]
    pub out_of_command: bool,
    /// With a Fired marker.
    #[serde(default)]
    pub fired: bool,
    /// May fire in a night turn that has begun.
    #[serde(default)]
    pub night: bool,
}

/// A leader on the map.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct LeaderSetup {
    /// His id.
    pub id: String,
    /// The hex.
    pub place: String,
    /// On his replacement side.
    #[serde(default)]
    pub replacement: bool,
}

/// How the turn of a group is found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ArrivalDie {
    /// 14.4, with the option.
    Pope,
    /// 14.3.2.
    Hill,
}

/// A group of reinforcements.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct GroupSetup {
    /// The hex they enter by.
    pub entry: String,
    /// The turn, if it is fixed.
    #[serde(default)]
    pub turn: Option<u8>,
    /// The die that finds it, if it is not.
    #[serde(default)]
    pub die: Option<ArrivalDie>,
    /// From this turn on they must enter if they can (14.3.1).
    #[serde(default)]
    pub must_enter: Option<u8>,
    /// Units and leaders.
    pub pieces: Vec<String>,
}

impl ScenarioFile for Scenario {
    fn head(&self) -> (u32, &str) {
        (self.format, &self.title)
    }
}

impl Scenario {
    /// Reads a scenario file.
    pub fn parse(file: &str, text: &str) -> Result<Scenario, DataError> {
        let wrong = |problem: String| DataError::new(file, None, problem);
        let scenario: Scenario = data::scenario(file, text, crate::ID)?;
        if !(1..=20).contains(&scenario.last_turn) || !(1..=scenario.last_turn).contains(&scenario.start.turn) {
            return Err(wrong("the game has 1 to 20 turns and starts in one of them".to_owned()));
        }
        if scenario.start.net.abs() > 1000 || !(0..=1000).contains(&scenario.start.objective_points) {
            return Err(wrong("points so far are at most 1000".to_owned()));
        }
        Ok(scenario)
    }
}
