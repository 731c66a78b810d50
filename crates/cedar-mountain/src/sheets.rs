//! 2.3, 2.5 and 3.3: units and leaders as printed.

use kernel::{DataError, Library, Side, data};
use serde::Deserialize;

use crate::ids::{MAX_LEADERS, MAX_UNITS};

const FOLDER: &str = crate::ID;

/// The arm of a unit (3.3.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// On foot.
    Infantry,
    /// Mounted or dismounted.
    Cavalry,
    /// Limbered or unlimbered.
    Artillery,
}

impl Kind {
    /// The word in data and views.
    pub const fn id(self) -> &'static str {
        match self {
            Kind::Infantry => "infantry",
            Kind::Cavalry => "cavalry",
            Kind::Artillery => "artillery",
        }
    }
}

/// The colour of a unit's strength (2.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Colour {
    /// Raw.
    Green,
    /// Steady.
    Black,
    /// Picked.
    Gold,
}

/// A combat unit as printed.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct UnitSheet {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Its side.
    pub side: Side,
    /// Its arm.
    pub kind: Kind,
    /// Its division; empty for reserve guns and independents.
    pub division: String,
    /// Its corps; empty for independents.
    pub corps: String,
    /// Full strength.
    pub sp: u8,
    /// Strength at which it is shattered; 0 for artillery.
    pub shattered: u8,
    /// Morale.
    pub morale: Colour,
    /// In nobody's command and always in command (3.3.3).
    pub independent: bool,
    /// Guns, where known.
    pub guns: Option<u8>,
    /// Retreat hexes, with `;` between them.
    pub goals: String,
    /// Provenance of the strength.
    pub provenance_sp: String,
    /// Provenance of the morale.
    pub provenance_morale: String,
    /// Sources in words.
    pub note: String,
}

/// Division or corps leader (3.3.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Rank {
    /// Checked first.
    Corps,
    /// Of one division.
    Division,
}

/// A leader as printed.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LeaderSheet {
    /// His id.
    pub id: String,
    /// His name.
    pub name: String,
    /// His side.
    pub side: Side,
    /// His rank.
    pub rank: Rank,
    /// The division he leads; empty for a corps leader.
    pub division: String,
    /// His corps.
    pub corps: String,
    /// A Fate marker is named after him.
    pub fate: bool,
    /// Provenance.
    pub provenance: String,
    /// Provenance of the Fate marker; empty without one.
    pub provenance_fate: String,
    /// Sources in words.
    pub note: String,
}

/// Reads the combat units.
pub fn read_units(library: &dyn Library) -> Result<Vec<UnitSheet>, DataError> {
    let file = format!("{FOLDER}/units.csv");
    let rows: Vec<UnitSheet> = data::rows(library, &file)?;
    data::check_ids(&file, rows.iter().map(|r| r.id.as_str()), MAX_UNITS)?;
    for (i, row) in rows.iter().enumerate() {
        let wrong = |problem: &str| Err(DataError::new(&file, Some(i + 2), format!("'{}': {problem}", row.id)));
        if !(1..=60).contains(&row.sp) || row.shattered >= row.sp {
            return wrong("strength is 1 to 60, and less when shattered");
        }
        if row.kind == Kind::Artillery && row.shattered != 0 {
            return wrong("artillery is never shattered");
        }
    }
    Ok(rows)
}

/// Reads the leaders.
pub fn read_leaders(library: &dyn Library) -> Result<Vec<LeaderSheet>, DataError> {
    let file = format!("{FOLDER}/leaders.csv");
    let rows: Vec<LeaderSheet> = data::rows(library, &file)?;
    data::check_ids(&file, rows.iter().map(|r| r.id.as_str()), MAX_LEADERS)?;
    Ok(rows)
}
