//! The order of battle as printed: counters, leaders, brigades and formations (Part 13).

use kernel::Side;
use serde::Deserialize;

use crate::ids::{Brigade, Brigades, Formation, Leader, Unit, Units};
use crate::tables::Weapon;

/// The arm of a counter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
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

/// The rank of a leader.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Rank {
    /// Overall commander: McDowell.
    Overall,
    /// Commander of a Confederate army; overall commander for his own army (4.2).
    Army,
    /// Union division leader.
    Division,
    /// Brigadier.
    Brigade,
}

impl Rank {
    /// The word in data and views.
    pub const fn id(self) -> &'static str {
        match self {
            Rank::Overall => "overall",
            Rank::Army => "army",
            Rank::Division => "division",
            Rank::Brigade => "brigade",
        }
    }
}

/// What kind of command an activation marker activates.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Command {
    /// A brigade.
    Brigade,
    /// All cavalry of a side (5.14).
    Cavalry,
    /// Hampton's Legion while independent (5.26).
    Legion,
}

/// A combat counter as printed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnitSheet {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Its regiment or battery.
    pub regiment: String,
    /// Which part of it: `a`, `b` or `c`.
    pub half: Option<char>,
    /// Its side.
    pub side: Side,
    /// Its arm.
    pub kind: Kind,
    /// The brigade whose markers it acts on.
    pub brigade: Brigade,
    /// Full strength.
    pub sp: u8,
    /// Cohesion.
    pub cohesion: u8,
    /// Weapon.
    pub weapon: Weapon,
    /// Movement allowance in whole points; of cavalry, mounted.
    pub ma: u8,
    /// The same when Disordered.
    pub ma_disordered: u8,
    /// A recruit (7.32, 10.51, 11.36, 15.11).
    pub recruit: bool,
    /// Colour of the border.
    pub uniform: String,
    /// In confusing colours (10.85).
    pub confusing: bool,
    /// The other counter of a two-counter infantry or cavalry regiment (8.61).
    pub sister: Option<Unit>,
    /// All sections of the same battery, itself included; empty for infantry and cavalry (10.63).
    pub battery: Units,
    /// The counter a detachment belongs to (14.31).
    pub parent: Option<Unit>,
    /// The regiment of Cocke's brigade it counts for (14.51); the guns are one.
    pub cocke_group: Option<u8>,
    /// May refuse a flank (7.32, AMB-57).
    pub can_refuse: bool,
    /// May dismount (14.21).
    pub can_dismount: bool,
    /// Provenance of identity, strength, cohesion, weapon and uniform.
    pub provenance: [String; 5],
    /// Sources in words.
    pub note: String,
}

impl UnitSheet {
    /// Infantry.
    pub const fn is_infantry(&self) -> bool {
        matches!(self.kind, Kind::Infantry)
    }

    /// Cavalry.
    pub const fn is_cavalry(&self) -> bool {
        matches!(self.kind, Kind::Cavalry)
    }

    /// Artillery.
    pub const fn is_artillery(&self) -> bool {
        matches!(self.kind, Kind::Artillery)
    }
}

/// A leader as printed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LeaderSheet {
    /// His id.
    pub id: String,
    /// His name.
    pub name: String,
    /// His side.
    pub side: Side,
    /// His rank.
    pub rank: Rank,
    /// Rating: added to initiative and markers by overall and army commanders.
    pub initiative: u8,
    /// Command range in hexes.
    pub range: u8,
    /// Movement allowance in whole points.
    pub ma: u8,
    /// The formation he leads or belongs to.
    pub formation: Option<Formation>,
    /// The brigade he leads.
    pub brigade: Option<Brigade>,
    /// Replaced when lost (4.18, 12.75).
    pub replaced: bool,
    /// Provenance of his post and of his numbers.
    pub provenance: [String; 2],
    /// Sources in words.
    pub note: String,
}

impl LeaderSheet {
    /// A brigadier, who moves with his brigade.
    pub const fn is_brigadier(&self) -> bool {
        matches!(self.rank, Rank::Brigade)
    }
}

/// A brigade, the cavalry of a side, or the Legion.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BrigadeSheet {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Its side.
    pub side: Side,
    /// What kind of command it is.
    pub command: Command,
    /// The formation whose efficiency marker serves it; none for cavalry.
    pub formation: Option<Formation>,
    /// Its brigadier.
    pub brigadier: Option<Leader>,
    /// Its counters in this scenario.
    pub units: Units,
    /// Infantry and cavalry strength in this scenario as printed, detachments within their parents (13.2).
    pub printed: u16,
    /// Losses at which it is ineffective (13.21).
    pub threshold: u16,
    /// Markers of cavalry (5.23).
    pub fixed_ams: Option<u8>,
    /// Held in Reserve until released (14.4).
    pub tyler: bool,
}

impl BrigadeSheet {
    /// A brigade proper.
    pub const fn is_brigade(&self) -> bool {
        matches!(self.command, Command::Brigade)
    }

    /// The cavalry of a side.
    pub const fn is_cavalry(&self) -> bool {
        matches!(self.command, Command::Cavalry)
    }

    /// The Legion.
    pub const fn is_legion(&self) -> bool {
        matches!(self.command, Command::Legion)
    }
}

/// A Union division or a Confederate army: what draws an efficiency marker (5.21).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FormationSheet {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Its side.
    pub side: Side,
    /// Who commands it.
    pub commander: Leader,
    /// Its brigades with counters in this scenario; the Legion is none of them.
    pub brigades: Brigades,
}
