//! The numbers of the rules as data: what the player aid would say.

use std::collections::BTreeMap;

use kernel::{DataError, Library, data};
use serde::Deserialize;

/// `tables.toml`.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Tables {
    /// Version of the file's shape.
    pub format: u32,
    /// Where the fields come from: B, P, M or R.
    pub provenance: BTreeMap<String, String>,
    /// The turn track.
    pub turns: TurnTable,
    /// Morale values (2.5).
    pub morale: MoraleTable,
    /// Command radius (6.1).
    pub command: CommandTable,
    /// Leader checks (6.4).
    pub leader: LeaderTable,
    /// Movement allowances and costs (8).
    pub movement: MovementTable,
    /// Terrain effects.
    pub terrain: Vec<TerrainRow>,
    /// Fire ranges.
    pub range: RangeTable,
    /// Die roll modifiers of fire (9.5).
    pub fire: FireTable,
    /// The combat chart.
    pub chart: Chart,
    /// Retreat and rout (9.8).
    pub flight: FlightTable,
    /// Victory (14.1.6).
    pub victory: VictoryTable,
    /// Pope to the rescue (14.4).
    pub pope: PopeTable,
    /// Hill's arrival (14.3.2).
    pub hill: HillTable,
}

/// The turn track.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct TurnTable {
    /// Minutes after midnight at which turn 1 begins.
    pub first_clock: u32,
    /// Minutes to a turn.
    pub minutes: u32,
}

/// Morale values.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct MoraleTable {
    /// Of green units.
    pub green: i8,
    /// Of black units.
    pub black: i8,
    /// Of gold units.
    pub gold: i8,
    /// Modifier for a leader of the unit's command in its hex.
    pub leader: i8,
    /// The natural face that always routs.
    pub always_fails: u8,
}

/// Command radius.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct CommandTable {
    /// Of a leader.
    pub radius: u8,
    /// Of a replacement.
    pub replacement: u8,
}

/// Leader checks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct LeaderTable {
    /// A die of this or more is a casualty.
    pub casualty: u8,
    /// Points to the enemy for a casualty.
    pub points: i16,
}

/// Movement allowances and costs, in whole points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct MovementTable {
    /// Infantry.
    pub infantry: u8,
    /// Mounted cavalry.
    pub mounted: u8,
    /// Dismounted cavalry.
    pub dismounted: u8,
    /// Artillery.
    pub artillery: u8,
    /// Leaders.
    pub leader: u8,
    /// A change of formation.
    pub change: u8,
    /// Out of an enemy zone of control.
    pub exit: u8,
    /// A change of level.
    pub level: u8,
    /// A stream off the road.
    pub stream: u8,
    /// Column movement: no enemy within so many hexes.
    pub column: u8,
}

/// A row of the terrain effects chart.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct TerrainRow {
    /// The board's terrain.
    pub id: String,
    /// Points on foot.
    pub foot: u8,
    /// Points for horses and limbers.
    pub horse: u8,
    /// Half price in column off the road.
    #[serde(default)]
    pub column: bool,
    /// Modifier of fire at a target in it.
    #[serde(default)]
    pub fire: i8,
    /// Blocks lines of sight.
    #[serde(default)]
    pub blocks: bool,
    /// Nobody may enter it.
    #[serde(default)]
    pub prohibited: bool,
}

/// A band of the range chart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Band {
    /// Up to and including this distance.
    pub to: u8,
    /// Strength in halves: 4 doubles, 2 is normal, 1 halves.
    pub halves: u8,
}

/// The fire range chart.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct RangeTable {
    /// Infantry.
    pub infantry: Vec<Band>,
    /// Mounted cavalry, in defence only.
    pub mounted: Vec<Band>,
    /// Dismounted cavalry.
    pub dismounted: Vec<Band>,
    /// Unlimbered artillery.
    pub artillery: Vec<Band>,
    /// The range of everybody at night.
    pub night: u8,
}

/// Die roll modifiers of fire.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct FireTable {
    /// Adjacent hexes fired from that make flank fire.
    pub flank_hexes: u8,
    /// For flank fire.
    pub flank: i8,
    /// Every firer adjacent and lower.
    pub uphill: i8,
    /// Every firer adjacent and across a stream.
    pub stream: i8,
    /// Columns to the right against limbered artillery.
    pub limbered_shift: u8,
}

/// The combat chart.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Chart {
    /// The strength from which each column counts.
    pub columns: Vec<u16>,
    /// Results by modified die, 0 to 10.
    pub rows: Vec<Vec<Cell>>,
    /// The die, natural or modified, that endangers leaders.
    pub leader_check: u8,
}

impl Chart {
    /// The column of a strength, shifted to the right.
    pub fn column(&self, strength: u16, shift: u8) -> usize {
        let column = self.columns.iter().rposition(|from| *from <= strength).unwrap_or(0);
        (column + usize::from(shift)).min(self.columns.len().saturating_sub(1))
    }

    /// The result of a modified die in a column; dice beyond the rows read the first or the last (9.5).
    pub fn cell(&self, column: usize, modified: i8) -> Cell {
        let last = self.rows.len().saturating_sub(1);
        let row = usize::try_from(modified).unwrap_or(0).min(last);
        self.rows.get(row).and_then(|cells| cells.get(column)).copied().unwrap_or(Cell::NOTHING)
    }
}

/// A result of the combat chart (9.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize, serde::Serialize)]
#[serde(try_from = "String", into = "String")]
pub struct Cell {
    /// Strength points lost.
    pub loss: u8,
    /// The target retreats.
    pub retreat: bool,
    /// The target tests its morale: every result but `-`.
    pub morale: bool,
}

impl Cell {
    /// No effect.
    pub const NOTHING: Cell = Cell { loss: 0, retreat: false, morale: false };
}

impl TryFrom<String> for Cell {
    type Error = String;

    fn try_from(text: String) -> Result<Cell, String> {
        match text.as_str() {
            "-" => return Ok(Cell::NOTHING),
            "M" => return Ok(Cell { morale: true, ..Cell::NOTHING }),
            _ => {}
        }
        let (number, retreat) = text.strip_suffix('R').map_or((text.as_str(), false), |n| (n, true));
        match number.parse() {
            Ok(loss @ 1..=9) => Ok(Cell { loss, retreat, morale: true }),
            _ => Err(format!("'{text}' is no result: '-', 'M', a number from 1 to 9, or one with R")),
        }
    }
}

impl From<Cell> for String {
    fn from(cell: Cell) -> String {
        match (cell.loss, cell.retreat, cell.morale) {
            (0, _, false) => "-".to_owned(),
            (0, _, true) => "M".to_owned(),
            (loss, true, _) => format!("{loss}R"),
            (loss, false, _) => loss.to_string(),
        }
    }
}

/// Retreat and rout.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct FlightTable {
    /// Hexes of a retreat.
    pub retreat: u8,
    /// Hexes of a rout.
    pub rout: u8,
    /// Lost for each hex of enemy ZOC entered.
    pub zone: u8,
    /// Lost more by unlimbered artillery.
    pub guns: u8,
}

/// Victory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct VictoryTable {
    /// Points for each objective held at the end of a turn.
    pub objective: i16,
    /// Net points the Union needs.
    pub net: i16,
    /// Of them from objectives, ever scored.
    pub from_objectives: i16,
}

/// Pope to the rescue.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct PopeTable {
    /// The first turn of the roll.
    pub first_turn: u8,
    /// Modifier of the die.
    pub modifier: i8,
    /// Points to the Confederates.
    pub points: i16,
    /// No points from this turn on.
    pub free_from: u8,
}

/// A row of Hill's table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Arrival {
    /// Highest face of the row.
    pub up_to: u8,
    /// The turn.
    pub turn: u8,
}

/// Hill's arrival.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct HillTable {
    /// The turn of the roll.
    pub turn: u8,
    /// The table, by rising face.
    pub arrivals: Vec<Arrival>,
}

impl HillTable {
    /// The turn a face brings him.
    pub fn turn_of(&self, face: u8) -> u8 {
        let row = self.arrivals.iter().find(|row| face <= row.up_to).or(self.arrivals.last());
        row.map_or(self.turn, |row| row.turn)
    }
}

impl Tables {
    /// What is wrong with the tables, in words.
    pub fn check(&self) -> Result<(), String> {
        let say = |problem: &str| Err(problem.to_owned());
        if self.format != 1 {
            return Err(format!("format {} is not known; this program reads 1", self.format));
        }
        let columns = &self.chart.columns;
        if columns.first() != Some(&1) || !columns.is_sorted_by(|a, b| a < b) {
            return say("chart: columns begin with 1 and rise");
        }
        if self.chart.rows.len() != 11 || self.chart.rows.iter().any(|row| row.len() != columns.len()) {
            return say("chart: there are eleven rows (0 to 10), each with a result for every column");
        }
        for bands in [&self.range.infantry, &self.range.mounted, &self.range.dismounted, &self.range.artillery] {
            let far = bands.iter().any(|band| band.to > 10 || !(1..=8).contains(&band.halves));
            if far || !bands.is_sorted_by(|a, b| a.to < b.to) {
                return say("range: bands rise and end at 10 hexes or less; strength is 1 to 8 halves");
            }
        }
        let m = self.movement;
        let points = [m.infantry, m.mounted, m.dismounted, m.artillery, m.leader, m.change, m.column];
        if points.iter().any(|points| !(1..=20).contains(points)) || m.exit.max(m.level).max(m.stream) > 9 {
            return say("movement: allowances and the change of formation are 1 to 20 points, surcharges 0 to 9");
        }
        if self.terrain.iter().any(|t| !(1..=9).contains(&t.foot) || !(1..=9).contains(&t.horse)) {
            return say("terrain: costs are 1 to 9 points");
        }
        if !(1..=9).contains(&self.command.radius) || self.command.replacement > self.command.radius {
            return say("command: the radius is 1 to 9, a replacement's no greater");
        }
        if !(1..=9).contains(&self.flight.retreat) || !(1..=9).contains(&self.flight.rout) || self.flight.guns > 9 {
            return say("flight: retreat and rout are 1 to 9 hexes");
        }
        if !self.hill.arrivals.is_sorted_by(|a, b| a.up_to < b.up_to) {
            return say("hill: the faces rise");
        }
        Ok(())
    }

    /// Where a field comes from: its own letter, or that of the table it stands in.
    pub fn source(&self, field: &str) -> &str {
        let table = field.split('.').next().unwrap_or_default();
        let found = self.provenance.get(field).or_else(|| self.provenance.get(table));
        found.map_or("R", String::as_str)
    }
}

/// The strength in halves a chart gives at a distance; 0 is out of range.
pub fn halves(bands: &[Band], distance: u8) -> u8 {
    bands.iter().find(|band| distance <= band.to).map_or(0, |band| band.halves)
}

/// Reads the tables.
pub fn read_tables(library: &dyn Library) -> Result<Tables, DataError> {
    let file = format!("{}/tables.toml", crate::ID);
    let tables: Tables = data::table(library, &file)?;
    tables.check().map_err(|problem| DataError::new(file, None, problem))?;
    Ok(tables)
}
