//! Scenario files (11.2): who stands where, who comes when, what each day's rules are.
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
    /// Provenance of the set-up.
    #[serde(default)]
    pub provenance: Option<String>,
    /// Where the game starts.
    pub start: Start,
    /// The days, in order.
    #[serde(rename = "day")]
    pub days: Vec<Day>,
    /// The night between two days.
    #[serde(default)]
    pub night: Option<Night>,
    /// What counts at the end.
    pub victory: Victory,
    /// Option values this scenario prefers.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// Formations placed by their owners.
    #[serde(default, rename = "group")]
    pub groups: Vec<Group>,
    /// States of brigades, and places where they are fixed.
    #[serde(default, rename = "unit")]
    pub units: Vec<UnitSetup>,
    /// Commanders with fixed places.
    #[serde(default, rename = "commander")]
    pub commanders: Vec<CommanderSetup>,
    /// Arrivals, in the order in which their dice are thrown.
    #[serde(default, rename = "reinforcement")]
    pub reinforcements: Vec<Reinforcement>,
    /// Objective zones.
    #[serde(default, rename = "objective")]
    pub objectives: Vec<Objective>,
}

/// The boundary at which a game starts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum StartPhase {
    /// ST-0.
    SetUp,
    /// ST-1.
    Initiative,
    /// ST-2.2 of a side.
    Action,
    /// ST-2.5, with slots left to a designated commander.
    Activation,
    /// ST-2.6.
    Commanders,
    /// ST-2.7, with Attack markers lying.
    Combat,
    /// ST-3.
    Continuation,
    /// ST-4 A.
    Administration,
    /// ST-4 E.
    Reinforcements,
    /// The night turn.
    Night,
}

/// Where the game starts.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Start {
    /// Day, the first if absent.
    #[serde(default)]
    pub day: Option<u8>,
    /// Turn.
    pub turn: u8,
    /// Phase.
    pub phase: StartPhase,
    /// Position of the Action marker.
    #[serde(default)]
    pub action_phase: Option<u8>,
    /// Who has the initiative.
    #[serde(default)]
    pub first: Option<Side>,
    /// Whose part it is.
    #[serde(default)]
    pub side: Option<Side>,
    /// The designated corps commander.
    #[serde(default)]
    pub designated: Option<String>,
    /// Slots left to him.
    #[serde(default)]
    pub slots: Option<u8>,
    /// Sides on "Manoeuvre" this turn.
    #[serde(default)]
    pub manoeuvre: Vec<Side>,
    /// The turn in which a counter-attack was declared.
    #[serde(default)]
    pub counter_attack_declared: Option<u8>,
    /// The optional division has been called.
    #[serde(default)]
    pub jones_called: bool,
    /// Parties whose arrival has been settled already, by one of their units.
    #[serde(default)]
    pub arrived: Vec<String>,
    /// Units that failed their arrival die and come next.
    #[serde(default)]
    pub delayed: Vec<String>,
}

/// The rules of one day.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Day {
    /// First turn played.
    pub first: u8,
    /// Last turn played.
    pub last: u8,
    /// Turns that see only the entry of reinforcements.
    #[serde(default)]
    pub entry_only: Vec<u8>,
    /// Added to initiative dice.
    #[serde(default)]
    pub initiative_bonus: BTreeMap<String, i8>,
    /// Who wins a tie of initiative.
    pub tie: Side,
    /// Turns in which a side has the initiative without dice.
    #[serde(default)]
    pub automatic: Vec<Automatic>,
    /// Added to activation rolls of a side whose army commander is not in play.
    #[serde(default)]
    pub no_army_commander: Option<i8>,
    /// The optional tactical rule may be used.
    #[serde(default)]
    pub tactical_option: bool,
    /// The counter-attack.
    #[serde(default)]
    pub counter_attack: Option<CounterAttack>,
    /// A shortened turn.
    #[serde(default)]
    pub short_turn: Option<ShortTurn>,
}

/// Initiative without dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Automatic {
    /// Turn.
    pub turn: u8,
    /// Side.
    pub side: Side,
}

/// The counter-attack of the 30th.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CounterAttack {
    /// Who may declare it.
    pub side: Side,
    /// From this turn on.
    pub from: u8,
    /// Turns it lasts.
    pub turns: u8,
    /// Added to activation rolls.
    pub bonus: i8,
}

/// A turn that starts with a later action phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct ShortTurn {
    /// Turn.
    pub turn: u8,
    /// Where the Action marker starts.
    pub action_marker: u8,
    /// Added to activation rolls.
    pub activation: i8,
}

/// The night turn (11.2.3).
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Night {
    /// Entries by which units that left the map come back, by side.
    #[serde(rename = "return")]
    pub returns: BTreeMap<String, Vec<String>>,
    /// The side that sends a corps off the map.
    pub withdraws: Side,
    /// By which entries, and from which turn, it returns.
    pub back: Vec<Back>,
}

/// Where withdrawn units return.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Back {
    /// From this turn on.
    pub turn: u8,
    /// Entries.
    pub entries: Vec<String>,
}

/// Victory points.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Victory {
    /// For each objective.
    pub objective: i32,
    /// Lead that wins.
    pub lead: i32,
    /// For the enemy of the side that uses the optional division.
    pub jones: i32,
    /// Awards in ascending order; the last that fits counts.
    pub loss_awards: Vec<LossAward>,
}

/// Points for inflicting more than `inflicted : suffered` of the losses suffered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LossAward {
    /// Part inflicted.
    pub inflicted: u32,
    /// Part suffered.
    pub suffered: u32,
    /// Points.
    pub points: i32,
}

/// A formation its owner places (11.2).
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Group {
    /// Whose.
    pub side: Side,
    /// Brigades and commanders.
    pub units: Vec<String>,
    /// Zones; where several lists are given the owner picks one.
    pub grounds: Vec<Vec<String>>,
    /// Each unit stands with a brigade of this division, in zones of their own (Q104).
    #[serde(default)]
    pub with: Option<String>,
}

/// A brigade in a scenario.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct UnitSetup {
    /// Brigade id.
    pub id: String,
    /// Where it stands, if its owner does not choose.
    #[serde(default)]
    pub place: Option<String>,
    /// The zone it faces.
    #[serde(default)]
    pub facing: Option<String>,
    /// Losses now.
    #[serde(default)]
    pub losses: u8,
    /// Losses it came with, which score nothing; those now if absent.
    #[serde(default, rename = "starting-losses")]
    pub starting_losses: Option<u8>,
    /// Fatigue level.
    #[serde(default)]
    pub fatigue: u8,
    /// In rout.
    #[serde(default)]
    pub routed: bool,
    /// Cavalry on foot.
    #[serde(default)]
    pub dismounted: bool,
    /// The zone its Attack marker points at.
    #[serde(default)]
    pub attack: Option<String>,
    /// Has acted in this action phase.
    #[serde(default)]
    pub acted: bool,
    /// Already lost.
    #[serde(default)]
    pub eliminated: bool,
    /// Has left the map and may come back in the night.
    #[serde(default)]
    pub exited: bool,
    /// Was sent off in the night.
    #[serde(default)]
    pub withdrawn: bool,
}

/// A commander in a scenario.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CommanderSetup {
    /// Its id.
    pub id: String,
    /// Where.
    #[serde(default)]
    pub place: Option<String>,
    /// On the "activated" side.
    #[serde(default)]
    pub activated: bool,
    /// Was sent off in the night.
    #[serde(default)]
    pub withdrawn: bool,
}

/// When a division that is no part of the plan may be called (Q96).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Call {
    /// In its turn, or never.
    OnTurn,
    /// Before the set-up; then its owner names the turn.
    BeforeSetUp,
}

/// An arrival (8 E).
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Reinforcement {
    /// Brigades of one division, one independent brigade, or one commander.
    pub units: Vec<String>,
    /// Turn T.
    pub turn: u8,
    /// Letters of the entries.
    pub entries: Vec<String>,
    /// Enters without a die in any turn up to this, as its owner likes.
    #[serde(default)]
    pub until: Option<u8>,
    /// Only if its owner calls it.
    #[serde(default)]
    pub call: Option<Call>,
}

/// An objective (3).
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Objective {
    /// The zone.
    pub place: String,
    /// Whose objective it is.
    pub side: Side,
    /// Who controls it; the enemy of `side` if absent.
    #[serde(default)]
    pub control: Option<Side>,
}

impl ScenarioFile for Scenario {
    fn head(&self) -> (u32, &str) {
        (self.format, &self.title)
    }
}

impl Scenario {
    /// Reads a scenario file. Only the form is checked here; [`crate::start`] checks it against the rules.
    pub fn parse(file: &str, text: &str) -> Result<Scenario, DataError> {
        data::scenario(file, text, crate::ID)
    }

    /// Turns of all days.
    pub fn turns(&self) -> u32 {
        self.days.iter().map(|day| u32::from(day.last.saturating_sub(day.first)) + 1).sum()
    }
}
