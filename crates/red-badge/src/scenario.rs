//! Scenario files (20 to 22): who stands where, who comes when, what counts. Also any position a person writes.

use std::collections::BTreeMap;

use kernel::data::{self, ScenarioFile};
use kernel::{BySide, DataError, Side};
use serde::Deserialize;

use crate::ids::{Brigade, Hex, Leaders, Units};
use crate::state::{Flank, Form, Order};

/// Most groups of reinforcements.
pub const MAX_GROUPS: usize = 32;
/// Most hexes of all objectives together.
pub const MAX_OBJECTIVES: usize = 16;
/// Most turns.
pub const MAX_TURNS: u16 = 16;

/// A scenario file as written. Hours are like 900 or 1430, whole hours only.
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
    /// The first turn.
    pub first_hour: u16,
    /// The last turn.
    pub last_hour: u16,
    /// Only hexes of this map are in play.
    #[serde(default)]
    pub map: Option<String>,
    /// Turns of heat (18.1).
    #[serde(default)]
    pub heat: Vec<u16>,
    /// Dusk (16.1).
    #[serde(default)]
    pub dusk: Vec<u16>,
    /// Night (16.2).
    #[serde(default)]
    pub night: Vec<u16>,
    /// Every brigadier counts as in command, and II.B is skipped (21.1).
    #[serde(default)]
    pub command_waived: bool,
    /// Reinforcements without a listed order come in March or Advance only (AMB-42).
    #[serde(default)]
    pub quiet_entry: bool,
    /// Where the game starts.
    pub start: Start,
    /// How it is won.
    pub victory: VictoryFile,
    /// When brigades in Reserve may be released (14.4).
    #[serde(default)]
    pub reserve: Option<ReserveFile>,
    /// Where routed units return without a leader (13.51).
    pub recovery: RecoveryFile,
    /// Option values this scenario prefers.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// Objectives (22.2).
    #[serde(default, rename = "objective")]
    pub objectives: Vec<ObjectiveFile>,
    /// Brigades about which there is something to say.
    #[serde(default, rename = "brigade")]
    pub brigades: Vec<BrigadeFile>,
    /// Combat units on the map.
    #[serde(default, rename = "unit")]
    pub units: Vec<UnitFile>,
    /// Leaders on the map.
    #[serde(default, rename = "leader")]
    pub leaders: Vec<LeaderFile>,
    /// Barricades without a builder.
    #[serde(default, rename = "barricade")]
    pub barricades: Vec<BarricadeFile>,
    /// Pieces the owner may set up elsewhere.
    #[serde(default, rename = "set-up")]
    pub set_ups: Vec<SetUpFile>,
    /// Reinforcements.
    #[serde(default, rename = "group")]
    pub groups: Vec<GroupFile>,
}

/// The boundary at which a game starts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum StartPhase {
    /// 20.1: the sides set up, Confederates first.
    SetUp,
    /// State 1, or state 2 in the first turn of the scenario.
    Turn,
    /// State 6: higher orders, after the pool has been filled.
    Orders,
    /// State 7: the first activation.
    First,
    /// State 8: the pool is drawn from.
    Draw,
    /// State 10 of `brigade`: its marker is in play.
    Activation,
    /// State 12 of `brigade`.
    Actions,
    /// State 13 of `brigade`.
    Shock,
    /// State 15.
    Commanders,
    /// State 16.
    Recovery,
    /// State 17.
    TurnEnd,
}

/// Where the game starts.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Start {
    /// Turn.
    pub hour: u16,
    /// Phase.
    pub phase: StartPhase,
    /// Who holds the initiative; the Union if absent (5.12).
    #[serde(default)]
    pub initiative: Option<Side>,
    /// The brigade whose marker is in play.
    #[serde(default)]
    pub brigade: Option<String>,
    /// The brigade the Legion has joined (5.26).
    #[serde(default)]
    pub legion: Option<String>,
    /// Units identified for good (10.84).
    #[serde(default)]
    pub identified: Vec<String>,
    /// Units of Cocke's that have left their places (14.51).
    #[serde(default)]
    pub stirred: Vec<String>,
    /// Efficiency markers drawn in this turn, by formation.
    #[serde(default)]
    pub efficiency: BTreeMap<String, u8>,
}

/// How the game is won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum VictoryKind {
    /// More infantry strength on or beyond the pike (21.2).
    Pike,
    /// Points for objectives (22.2).
    Objectives,
}

/// How the game is won, as written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct VictoryFile {
    /// What counts.
    pub kind: VictoryKind,
    /// Points the Union needs.
    #[serde(default)]
    pub points: u8,
}

/// The release of reserve brigades (14.41, 14.45).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct ReserveFile {
    /// Markers of one are in the pool from this turn on.
    pub from: u16,
    /// All are free from this turn on.
    pub free: u16,
}

/// Where routed units return without a leader (13.51).
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct RecoveryFile {
    /// By side.
    pub entry: BySide<String>,
    /// Of the brigades held in Reserve at first; the side's own if absent.
    #[serde(default)]
    pub tyler: Option<String>,
}

/// An objective as written.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct ObjectiveFile {
    /// Its id, for texts.
    pub id: String,
    /// Points.
    pub points: u8,
    /// Its hexes; all are needed.
    pub hexes: Vec<String>,
    /// Who holds them at the start, the Confederates if absent.
    #[serde(default)]
    pub held: Option<Side>,
}

/// What there is to say about a brigade.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct BrigadeFile {
    /// Its id.
    pub id: String,
    /// Its order, also for those of its units that have none of their own here.
    #[serde(default)]
    pub order: Option<Order>,
    /// Fatigue.
    #[serde(default)]
    pub fatigue: u8,
    /// Markers in the turn of the start, instead of the formula (5.24).
    #[serde(default)]
    pub ams: Option<u8>,
    /// Markers left in the pool, in a game that starts in the middle of a turn.
    #[serde(default)]
    pub pool: Option<u8>,
    /// Released already (14.43); only brigades that begin in Reserve.
    #[serde(default)]
    pub released: bool,
    /// Out of command, in a game that starts in the middle of a turn.
    #[serde(default)]
    pub out_of_command: bool,
    /// Activations so far in this turn, one that is under way not counted (17.21).
    #[serde(default)]
    pub activations: u8,
    /// The rating of the overall commander it profits from, in a game that starts in the middle of a turn (4.11).
    #[serde(default)]
    pub overall: u8,
}

/// Where a counter is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Morale {
    /// In good order.
    #[default]
    Good,
    /// Disordered (12.31).
    Disordered,
    /// In the Recovery Box (12.51); it needs no place.
    Routed,
    /// Guns without their crew (12.81).
    Abandoned,
}

/// A combat unit on the map.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct UnitFile {
    /// Its id.
    pub id: String,
    /// The hex.
    #[serde(default)]
    pub place: Option<String>,
    /// The second hex of an extended line (8.41).
    #[serde(default)]
    pub extended: Option<String>,
    /// The vertex it faces, 0 to 5 (2.45).
    #[serde(default)]
    pub facing: Option<u8>,
    /// Its order; its brigade's if absent.
    #[serde(default)]
    pub order: Option<Order>,
    /// Its form; guns unlimbered, in March limbered, and cavalry mounted if absent.
    #[serde(default)]
    pub form: Option<Form>,
    /// Strength points left; all if absent.
    #[serde(default)]
    pub sp: Option<u8>,
    /// Its state.
    #[serde(default)]
    pub morale: Morale,
    /// Behind a barricade that covers its front (15.14).
    #[serde(default)]
    pub entrenched: bool,
    /// The flank it refuses (7.31).
    #[serde(default)]
    pub refused: Option<Flank>,
    /// With a Prepared Fire marker (10.51).
    #[serde(default)]
    pub prepared: bool,
    /// Marked as seen in confusing colours (10.81).
    #[serde(default)]
    pub seen: bool,
    /// Activations spent on a barricade (15.11).
    #[serde(default)]
    pub built: u8,
}

/// A leader on the map.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct LeaderFile {
    /// His id.
    pub id: String,
    /// The hex.
    pub place: String,
    /// He is a replacement (12.75).
    #[serde(default)]
    pub replacement: bool,
    /// He rode too far in the last commander phase (9.33).
    #[serde(default)]
    pub blown: bool,
}

/// A barricade as written.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct BarricadeFile {
    /// The hex.
    pub place: String,
    /// Directions it covers, 0 for north and on clockwise.
    pub sides: Vec<u8>,
    /// Whose it is, where nobody stands; the Confederates' if absent.
    #[serde(default)]
    pub side: Option<Side>,
}

/// Pieces the owner may set up elsewhere, as written.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct SetUpFile {
    /// Who: units and leaders that stand on the map in this file.
    pub pieces: Vec<String>,
    /// The hexes open to them.
    #[serde(default)]
    pub hexes: Vec<String>,
    /// Instead of hexes: within a leader's range of all these units, wherever they are set up.
    #[serde(default)]
    pub in_range_of: Vec<String>,
}

/// A group of reinforcements as written.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct GroupFile {
    /// The turn they are due.
    pub hour: u16,
    /// The hex they enter by.
    pub entry: String,
    /// The hex with the option of AMB-03.
    #[serde(default)]
    pub entry_north: Option<String>,
    /// Their number among those that enter on one marker (9.71).
    #[serde(default)]
    pub number: u8,
    /// Their order; the owner's choice of March or Advance if absent.
    #[serde(default)]
    pub order: Option<Order>,
    /// Markers of the turn they are due (5.24, 9.71).
    #[serde(default)]
    pub ams: Option<u8>,
    /// They enter in the commander phase (AMB-32).
    #[serde(default)]
    pub commander_phase: bool,
    /// They wait until their brigade is released (14.46).
    #[serde(default)]
    pub only_released: bool,
    /// Units and leaders.
    pub pieces: Vec<String>,
}

/// A group of reinforcements.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Group {
    /// The turn they are due, from 0.
    pub turn: u8,
    /// The hex they enter by.
    pub hex: Hex,
    /// Their number among those that enter on one marker.
    pub number: u8,
    /// Units.
    pub units: Units,
    /// Leaders.
    pub leaders: Leaders,
    /// Their order; none is the owner's choice of March or Advance.
    pub order: Option<Order>,
    /// Markers of the turn they are due.
    pub ams: Option<u8>,
    /// They enter in the commander phase.
    pub commander_phase: bool,
    /// They wait until their brigade is released.
    pub only_released: bool,
}

/// Pieces the owner may set up elsewhere (20.1).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetUp {
    /// Units.
    pub units: Units,
    /// Leaders.
    pub leaders: Leaders,
    /// The hexes open to them; empty where `near` says it.
    pub hexes: Vec<Hex>,
    /// Within a leader's range of all these units.
    pub near: Units,
}

/// A printed number of markers (5.24, 9.71).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Figure {
    /// The turn it holds for, from 0.
    pub turn: u8,
    /// The brigade.
    pub brigade: Brigade,
    /// Markers.
    pub ams: u8,
    /// The units it is printed for: exempt from 5.36 in that turn.
    pub units: Units,
    /// It stands for the whole brigade and replaces the formula. Otherwise it caps the activations of its units,
    /// and replaces the formula only while the brigade has nothing else in play.
    pub whole: bool,
    /// The group it is printed with; none for a set-up.
    pub group: Option<u8>,
}

/// An objective (22.2).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Objective {
    /// Its id, for texts.
    pub id: String,
    /// Points.
    pub points: u8,
    /// Its hexes; all are needed.
    pub hexes: Vec<Hex>,
    /// Who holds it at the start.
    pub held: Side,
}

/// How the game is won.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Victory {
    /// What counts.
    pub kind: VictoryKind,
    /// Points the Union needs.
    pub points: u8,
}

/// When reserve brigades may be released, by turn from 0 (14.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reserve {
    /// The first turn of attempts.
    pub from: u8,
    /// The turn in which all are free.
    pub free: u8,
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
        let whole =
            [scenario.first_hour, scenario.last_hour].iter().all(|hour| hour.is_multiple_of(100) && *hour <= 2300);
        if !whole || scenario.turns() == 0 || scenario.turns() > MAX_TURNS {
            return Err(wrong(format!("the first and last turn are whole hours like 900, {MAX_TURNS} turns at most")));
        }
        if scenario.turn_of(scenario.start.hour).is_none() {
            return Err(wrong(format!("the game cannot start at {}: no turn begins then", scenario.start.hour)));
        }
        let named = scenario.heat.iter().chain(&scenario.dusk).chain(&scenario.night);
        if let Some(hour) = named.into_iter().find(|hour| scenario.turn_of(**hour).is_none()) {
            return Err(wrong(format!("heat, dusk and night: no turn begins at {hour}")));
        }
        Ok(scenario)
    }

    fn turns(&self) -> u16 {
        (self.last_hour / 100 + 1).saturating_sub(self.first_hour / 100)
    }

    /// The turn that begins at an hour, from 0.
    pub fn turn_of(&self, hour: u16) -> Option<u8> {
        let turn = (hour / 100).checked_sub(self.first_hour / 100)?;
        (hour.is_multiple_of(100) && turn < self.turns()).then_some(turn as u8)
    }

    /// The last turn, from 0.
    pub fn last_turn(&self) -> u8 {
        self.turns().saturating_sub(1) as u8
    }
}
