//! Scenario files (12): where units stand, when the game starts, what counts.
//! The schema is described in `docs/scenario-format.md`.

use std::collections::BTreeMap;

use kernel::data::{self, ScenarioFile};
use kernel::{DataError, Side};
use serde::Deserialize;

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
    /// How units come on the map.
    pub placement: Placement,
    /// Number of turns, if not that of the tables.
    #[serde(default)]
    pub turns: Option<u8>,
    /// Provenance of the set-up.
    #[serde(default)]
    pub provenance: Option<String>,
    /// Where the game starts.
    pub start: Start,
    /// Option values this scenario prefers.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// Free placement, by side.
    #[serde(default)]
    pub free: BTreeMap<String, FreePlacement>,
    /// Brigades.
    #[serde(default, rename = "unit")]
    pub units: Vec<UnitSetup>,
    /// Headquarters.
    #[serde(default)]
    pub headquarters: Vec<HqSetup>,
    /// Arrivals.
    #[serde(default, rename = "reinforcement")]
    pub reinforcements: Vec<Reinforcement>,
    /// Scoring zones.
    #[serde(default, rename = "objective")]
    pub objectives: Vec<Objective>,
}

/// How units come on the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Placement {
    /// On the places listed; owners choose facings, lines and second zones (12.1).
    Historical,
    /// By their owners (12.2).
    Free,
    /// Exactly as listed, facings included.
    Fixed,
}

/// The boundary at which a game starts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum StartPhase {
    /// S2.
    SetUp,
    /// T1.
    Initiative,
    /// T4.
    OpMarkers,
    /// M1 of a half-phase.
    Movement,
    /// M2 with activations left.
    Activation,
    /// M7.
    Headquarters,
    /// M8 with Attack marks lying.
    Combat,
    /// C1.
    Continuation,
    /// A1.
    Administration,
}

/// Where the game starts.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Start {
    /// Turn.
    pub turn: u8,
    /// Phase.
    pub phase: StartPhase,
    /// Movement phase of the turn.
    #[serde(default)]
    pub movement_phase: Option<u8>,
    /// Who has the initiative.
    #[serde(default)]
    pub first: Option<Side>,
    /// Whose half-phase it is.
    #[serde(default)]
    pub side: Option<Side>,
    /// Brigades still to be activated.
    #[serde(default)]
    pub activations_left: Option<u8>,
    /// Sides that have used their major offensive.
    #[serde(default)]
    pub offensive_used: Vec<Side>,
    /// The side that has it this turn.
    #[serde(default)]
    pub offensive_now: Option<Side>,
    /// The North knows Farm Ford.
    #[serde(default)]
    pub farm_ford_open: bool,
    /// Steps lost so far by brigades that are not listed.
    #[serde(default)]
    pub earlier_losses: BTreeMap<String, u8>,
    /// Brigades that have crossed Sudley Ford.
    #[serde(default)]
    pub crossed_sudley: Vec<String>,
    /// Brigades that have acted in this half-phase.
    #[serde(default)]
    pub acted: Vec<String>,
    /// Zones attacked in this half-phase.
    #[serde(default)]
    pub attacked: Vec<String>,
}

/// Free placement of a side (12.2).
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct FreePlacement {
    /// Bank it places on.
    pub bank: String,
    /// Where distances are counted from.
    pub base: String,
    /// Movement points.
    pub distance: u8,
    /// Brigades that may stand anywhere on the bank, one a zone.
    #[serde(default)]
    pub forward: u8,
    /// The army they belong to.
    #[serde(default)]
    pub forward_army: Option<String>,
    /// Extended lines allowed.
    #[serde(default)]
    pub extended: bool,
    /// Not in zones that touch Bull Run.
    #[serde(default)]
    pub off_stream: bool,
}

/// A zone for the marker, or "to be chosen".
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(untagged)]
pub enum ExtendedSetup {
    /// `true`: the owner chooses the second zone in the set-up.
    Chosen(bool),
    /// The second zone.
    At(String),
}

/// A brigade in a scenario.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct UnitSetup {
    /// Brigade id.
    pub id: String,
    /// Where it stands; absent in free placement.
    #[serde(default)]
    pub place: Option<String>,
    /// Placed by its owner within one zone of this headquarters.
    #[serde(default)]
    pub near: Option<String>,
    /// The zone it faces.
    #[serde(default)]
    pub facing: Option<String>,
    /// The zone its marker faces.
    #[serde(default)]
    pub marker_facing: Option<String>,
    /// `front`, `second` or `third`.
    #[serde(default)]
    pub line: Option<Line>,
    /// The line its marker forms.
    #[serde(default)]
    pub marker_line: Option<Line>,
    /// In extended line.
    #[serde(default)]
    pub extended: Option<ExtendedSetup>,
    /// Fatigue level.
    #[serde(default)]
    pub fatigue: u8,
    /// Step losses.
    #[serde(default)]
    pub losses: u8,
    /// Holds an operational movement marker.
    #[serde(default)]
    pub op: bool,
    /// Holds an Attack mark.
    #[serde(default)]
    pub engaged: bool,
    /// For the Legion: the brigade it is attached to.
    #[serde(default)]
    pub host: Option<String>,
    /// Already lost.
    #[serde(default)]
    pub eliminated: bool,
}

/// A place in a stack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Line {
    /// On top.
    Front,
    /// Behind it.
    Second,
    /// Behind both, for three reinforcements.
    Third,
}

/// A headquarters in a scenario.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct HqSetup {
    /// Its id.
    pub id: String,
    /// Where it stands; absent while it is off the map.
    #[serde(default)]
    pub place: Option<String>,
    /// Has moved this turn.
    #[serde(default)]
    pub activated: bool,
}

/// An arrival (12.3, 13).
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Reinforcement {
    /// Brigade id.
    pub unit: String,
    /// At the end of this turn.
    pub turn: u8,
    /// Where.
    pub place: String,
    /// How many brigades may stand there for this arrival.
    #[serde(default)]
    pub limit: Option<u8>,
}

/// A scoring zone (4).
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Objective {
    /// The zone.
    pub place: String,
    /// Points.
    pub points: i32,
    /// Who controls it at the start.
    pub control: Side,
    /// Provenance of the choice of zone.
    #[serde(default)]
    pub provenance: Option<String>,
}

impl ScenarioFile for Scenario {
    fn head(&self) -> (u32, &str) {
        (self.format, &self.title)
    }
}

impl Scenario {
    /// Reads a scenario file. Only the form is checked here; [`crate::setup`] checks it against the rules.
    pub fn parse(file: &str, text: &str) -> Result<Scenario, DataError> {
        data::scenario(file, text, crate::ID)
    }
}
