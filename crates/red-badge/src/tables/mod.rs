//! The numbers of the rules as data: what the charts of the player aid would say.
//!
//! Everything the specification marks M or R stands in `tables.toml` with its source, none of it in the code.

mod combat;
mod command;
mod movement;
mod nerve;

pub use combat::{
    ArtilleryBand, Column, FireDrm, FireResult, FireTable, Ranges, ShockDrm, ShockResult, ShockRow, ShockTable, Weapon,
    WeaponRow,
};
pub use command::{ChangeResult, CommandTable, EfficiencyTable, InitiativeTable, OrderTable, ReleaseTable, ScaleTable};
pub use movement::{
    ArrivalTable, BarricadeTable, CavalryTable, Cost, ExtendedTable, FacingTable, MovementTable, Mover, SideRow,
    SidesTable, StackTable, TerrainRow,
};
pub use nerve::{
    CasualtyTable, ConfusionTable, EffectivenessTable, FatigueTable, HeatTable, RallyTable, RecoveryTable,
    RetreatTable, SecondDisorder, SecondRow, SightTable, UddTable,
};

use std::collections::BTreeMap;

use serde::Deserialize;

/// `tables.toml`.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Tables {
    /// Version of the file's shape.
    pub format: u32,
    /// Where the fields come from: B, P, M or R.
    pub provenance: BTreeMap<String, String>,
    /// Scale (2.41, 2.42).
    pub scale: ScaleTable,
    /// Units that are no recruits (7.32, 23.2).
    pub regulars: Vec<String>,
    /// Command (4.14, 9.33, 12.75).
    pub command: CommandTable,
    /// Initiative (5.11).
    pub initiative: InitiativeTable,
    /// Efficiency and activation markers (5.2).
    pub efficiency: EfficiencyTable,
    /// Release of reserve brigades (14.43).
    pub release: ReleaseTable,
    /// Orders (6).
    pub orders: OrderTable,
    /// The universal disorder die roll (2.6).
    pub udd: UddTable,
    /// Second disorder (12.34).
    pub second_disorder: SecondDisorder,
    /// Facing and refusal (7).
    pub facing: FacingTable,
    /// Stacking (8.1).
    pub stacking: StackTable,
    /// Extended line (8.4).
    pub extended: ExtendedTable,
    /// Movement (9).
    pub movement: MovementTable,
    /// Terrain of hexes (9.41).
    pub terrain: Vec<TerrainRow>,
    /// Hexsides and works (9.41).
    pub sides: SidesTable,
    /// Reinforcements (9.71).
    pub arrivals: ArrivalTable,
    /// Sight (10.23).
    pub sight: SightTable,
    /// Weapons (10.35, 10.61).
    pub weapon: Vec<WeaponRow>,
    /// Fire (10.3, 10.4).
    pub fire: FireTable,
    /// Ranges of reactions and of prepared fire (10.5 to 10.7).
    pub ranges: Ranges,
    /// Confused fire (10.8).
    pub confusion: ConfusionTable,
    /// Shock (11).
    pub shock: ShockTable,
    /// Retreat and rout (12.4, 12.5).
    pub retreat: RetreatTable,
    /// Losses of leaders (12.71).
    pub casualty: CasualtyTable,
    /// Effectiveness (13.2).
    pub effectiveness: EffectivenessTable,
    /// Rally (13.41).
    pub rally: RallyTable,
    /// The Recovery Box (13.51).
    pub recovery: RecoveryTable,
    /// Fatigue (17).
    pub fatigue: FatigueTable,
    /// Heat (18.1).
    pub heat: HeatTable,
    /// Cavalry (14.2).
    pub cavalry: CavalryTable,
    /// Barricades (15.1).
    pub barricade: BarricadeTable,
}

impl Tables {
    /// What is wrong with the tables, in words.
    pub fn check(&self) -> Result<(), String> {
        if self.format != 1 {
            return Err(format!("format {} is not known; this program reads 1", self.format));
        }
        if let Some((field, letter)) = self.provenance.iter().find(|(_, letter)| !is_source(letter)) {
            return Err(format!("provenance: '{letter}' of '{field}' is no source; the letters are B, P, M and R"));
        }
        self.check_movement()?;
        self.check_combat()?;
        self.check_command()?;
        self.check_nerve()
    }

    /// Where the numbers of a field come from: its own letter, or that of the table it stands in. Where the
    /// existence of a rule has another source than its numbers, that of the numbers stands last.
    pub fn source(&self, field: &str) -> &str {
        let table = field.split('.').next().unwrap_or_default();
        let found = self.provenance.get(field).or_else(|| self.provenance.get(table));
        found.and_then(|letters| letters.rsplit(';').next()).unwrap_or("R")
    }
}

/// A letter for each kind of source, several with `;` between them.
fn is_source(text: &str) -> bool {
    !text.is_empty() && text.split(';').all(|letter| matches!(letter, "B" | "P" | "M" | "R"))
}

/// A modifier that stays small enough to add up many of them.
fn is_small(drm: i8) -> bool {
    (-9..=9).contains(&drm)
}
