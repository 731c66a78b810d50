//! 2.6, 10.2, 10.8, 12, 13, 17, 18: tests, sight, confusion, retreat, rally, fatigue, heat.

use kernel::{BySide, Side};
use serde::{Deserialize, Serialize};

use super::{Tables, is_small};
use crate::world::Daylight;

/// The universal disorder die roll (2.62, 2.65).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct UddTable {
    /// The natural die that always passes.
    pub passes: u8,
    /// The natural die that always fails.
    pub fails: u8,
    /// Sister alive but not adjacent.
    pub sister: i8,
    /// Engagement or pre-shock test in a heat turn.
    pub heat: i8,
    /// By level of fatigue, 0 to 4.
    pub fatigue: [i8; 5],
    /// Brigade ineffective.
    pub ineffective: i8,
    /// Division or army ineffective.
    pub formation: i8,
    /// Half or more of the starting strength lost.
    pub half_lost: i8,
    /// Caused by fire or shock through a flank or rear hex.
    pub flank: i8,
    /// Stacked with its brigadier or higher commander.
    pub leader: i8,
    /// Behind a barricade or embankment; fire and pre-shock tests.
    pub cover: i8,
}

/// What second disorder brings (12.34).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct SecondRow {
    /// The highest total above cohesion of the row; the last has no end.
    pub up_to: i8,
    /// Hexes.
    pub retreat: u8,
    /// Strength points.
    pub loss: u8,
    /// The unit routs.
    pub rout: bool,
}

/// The second disorder table, by rising total.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct SecondDisorder {
    /// Rows.
    pub rows: Vec<SecondRow>,
}

/// Sight in hexes (10.23).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct SightTable {
    /// By day.
    pub day: u8,
    /// At dusk.
    pub dusk: u8,
    /// At night.
    pub night: u8,
}

/// Confused fire (10.81 to 10.85).
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct ConfusionTable {
    /// Infantry marks at exactly this distance, and tests up to it.
    pub infantry: u8,
    /// Artillery marks and tests up to this distance.
    pub artillery: u8,
    /// Colours that confuse, by side.
    pub colours: BySide<Vec<String>>,
}

/// Retreat and rout (12.41, 12.42, 12.51).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct RetreatTable {
    /// Strength lost for each missing hex.
    pub missing: u8,
    /// Strength lost in a rout.
    pub rout: u8,
}

/// Losses of leaders: the least natural die that hits (12.71).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct CasualtyTable {
    /// By fire.
    pub fire: u8,
    /// In shock.
    pub shock: u8,
}

/// Effectiveness (13.21).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct EffectivenessTable {
    /// Part of the printed strength in per cent.
    pub percent: BySide<u16>,
}

impl EffectivenessTable {
    /// Losses at which a command of a printed strength is ineffective, rounded up.
    pub fn threshold(&self, side: Side, printed: u16) -> u16 {
        u16::try_from((u32::from(printed) * u32::from(self.percent[side])).div_ceil(100)).unwrap_or(u16::MAX)
    }
}

/// Rally (13.41).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct RallyTable {
    /// In the brigadier's range.
    pub in_range: i8,
    /// Stacked with him, besides.
    pub stacked: i8,
    /// Mounted.
    pub mounted: i8,
    /// An enemy in sight within so many hexes ...
    pub near: u8,
    /// ... adds this.
    pub enemy: i8,
    /// By level of fatigue, 0 to 4.
    pub fatigue: [i8; 5],
    /// Brigade ineffective.
    pub ineffective: i8,
}

/// The Recovery Box (13.51).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct RecoveryTable {
    /// Always.
    pub drm: i8,
    /// Brigade ineffective.
    pub ineffective: i8,
    /// Units come back within so many hexes of their leader ...
    pub near: u8,
    /// ... and not within so many of an enemy.
    pub enemy: u8,
    /// The natural die that costs strength.
    pub fatal: u8,
    /// The strength it costs.
    pub loss: u8,
}

/// Fatigue (17).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct FatigueTable {
    /// The highest level.
    pub most: u8,
    /// Activations of a turn that cost nothing (17.21).
    pub free: u8,
    /// Levels a turn outside heat (17.23).
    pub cap: u8,
    /// Modifier of fire by level (17.31).
    pub fire: [i8; 5],
    /// Modifier of shock by level.
    pub shock: [i8; 5],
    /// Points that infantry loses by level.
    pub infantry: [u8; 5],
    /// No Attack from this level on.
    pub no_attack: u8,
}

/// Heat (18.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct HeatTable {
    /// From this fatigue on a brigade ...
    pub fatigue: u8,
    /// ... changes its markers by this.
    pub markers: i8,
}

/// The value of a level of fatigue; the last for higher ones.
fn at_level<T: Copy + Default>(values: &[T; 5], level: u8) -> T {
    values.get(usize::from(level)).or(values.last()).copied().unwrap_or_default()
}

impl UddTable {
    /// The modifier of a level of fatigue.
    pub fn tired(&self, level: u8) -> i8 {
        at_level(&self.fatigue, level)
    }
}

impl RallyTable {
    /// The modifier of a level of fatigue.
    pub fn tired(&self, level: u8) -> i8 {
        at_level(&self.fatigue, level)
    }
}

impl FatigueTable {
    /// The modifier of fire.
    pub fn fire_at(&self, level: u8) -> i8 {
        at_level(&self.fire, level)
    }

    /// The modifier of shock.
    pub fn shock_at(&self, level: u8) -> i8 {
        at_level(&self.shock, level)
    }

    /// Points that infantry loses.
    pub fn infantry_at(&self, level: u8) -> u8 {
        at_level(&self.infantry, level)
    }
}

impl SightTable {
    /// How far one sees (10.23).
    pub const fn at(&self, daylight: Daylight) -> u8 {
        match daylight {
            Daylight::Day => self.day,
            Daylight::Dusk => self.dusk,
            Daylight::Night => self.night,
        }
    }
}

impl Tables {
    /// Second disorder: by how much the total is above cohesion, negative below (12.34).
    pub fn second_disorder(&self, over: i8) -> SecondRow {
        let rows = &self.second_disorder.rows;
        rows.iter().find(|row| over <= row.up_to).or(rows.last()).copied().unwrap_or_default()
    }

    pub(super) fn check_nerve(&self) -> Result<(), String> {
        let say = |problem: &str| Err(problem.to_owned());
        let rows = &self.second_disorder.rows;
        if rows.is_empty() || !rows.is_sorted_by(|a, b| a.up_to < b.up_to) {
            return say("second-disorder: the rows stand by rising total");
        }
        if rows.iter().any(|row| row.retreat > 9 || row.loss > 9) {
            return say("second-disorder: retreats and losses are 9 at most");
        }
        let u = &self.udd;
        let r = &self.rally;
        let f = &self.fatigue;
        let drms = [
            u.sister,
            u.heat,
            u.ineffective,
            u.formation,
            u.half_lost,
            u.flank,
            u.leader,
            u.cover,
            r.in_range,
            r.stacked,
            r.mounted,
            r.enemy,
            r.ineffective,
            self.recovery.drm,
            self.recovery.ineffective,
            self.heat.markers,
        ];
        let levels = [u.fatigue, r.fatigue, f.fire, f.shock].into_iter().flatten();
        if !drms.into_iter().chain(levels).all(is_small) {
            return say("udd, rally, recovery, fatigue and heat: modifiers are -9 to 9");
        }
        if f.most > 4 || f.infantry.iter().any(|points| *points > 5) {
            return say("fatigue: levels are 0 to 4; infantry loses 5 points at most");
        }
        let s = &self.sight;
        if [s.day, s.dusk, s.night].into_iter().any(|hexes| !(1..=30).contains(&hexes)) {
            return say("sight: 1 to 30 hexes");
        }
        if self.retreat.missing.max(self.retreat.rout).max(self.recovery.loss) > 9 {
            return say("retreat and recovery: losses are 9 at most");
        }
        if Side::BOTH.into_iter().any(|side| !(1..=100).contains(&self.effectiveness.percent[side])) {
            return say("effectiveness: 1 to 100 per cent");
        }
        Ok(())
    }
}
