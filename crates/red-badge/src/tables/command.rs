//! 4 to 6 and 14.4: scale, command, markers, orders, release.

use kernel::{BySide, Side};
use serde::Deserialize;

use super::{Tables, is_small};

/// Scale (2.41 to 2.43).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct ScaleTable {
    /// Men to a strength point of infantry or cavalry; a gun is one point too.
    pub men: u16,
    /// Yards to a hex.
    pub yards: u16,
    /// Minutes to a turn.
    pub minutes: u16,
}

/// Command (4.14, 9.33, 12.75). Ranges are on the leaders' sheets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct CommandTable {
    /// A higher leader who spent more points than this is of no use in the next turn (9.33).
    pub ride: u8,
    /// Range of a brigadier's replacement (12.75).
    pub replacement_range: u8,
    /// Rating of a replacement (4.18, 12.75).
    pub replacement_rating: u8,
}

/// Initiative (5.11).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct InitiativeTable {
    /// For the side that held it last.
    pub holder: i8,
}

/// Efficiency and activation markers (5.22 to 5.24, 16.2).
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct EfficiencyTable {
    /// Values in the cup of a side.
    pub cup: Vec<u8>,
    /// Fewest markers of a brigade.
    pub least: u8,
    /// Most markers of a brigade.
    pub most: u8,
    /// Brigadier out of command.
    pub out_of_command: i8,
    /// Its division or army ineffective.
    pub ineffective: i8,
    /// Markers of the cavalry (5.23).
    pub cavalry: BySide<u8>,
    /// Markers of every brigade at night (16.2).
    pub night: u8,
}

/// Release of a reserve brigade (14.43, 14.51).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct ReleaseTable {
    /// A total of this or more releases.
    pub needed: i8,
    /// For each completed turn.
    pub turn: i8,
    /// For each failed attempt for the brigade.
    pub failure: i8,
    /// For each regiment of Cocke's brigade that has left its place.
    pub regiment: i8,
}

/// What an attempt to change a brigade's order brings (6.22).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ChangeResult {
    /// The new order is in force at once.
    Changed,
    /// The old order stays.
    Kept,
    /// The old order stays and nobody may move.
    Halted,
    /// The activation is over.
    Lost,
}

/// Orders (6).
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct OrderTable {
    /// No March, and no approach in March, within so many hexes and sight of an enemy (6.11, 6.21).
    pub march: u8,
    /// Results by rising total: the highest total of each; the last has no end.
    pub results: Vec<(i8, ChangeResult)>,
    /// Brigadier in command.
    pub in_command: i8,
    /// Brigadier out of command.
    pub out_of_command: i8,
    /// The rating of an army commander in range counts so many times.
    pub rating: i8,
    /// To Advance.
    pub advance: i8,
    /// To Attack.
    pub attack: i8,
    /// A unit adjacent to an enemy.
    pub adjacent: i8,
    /// From this fatigue on.
    pub tired_from: u8,
    /// Modifier for it.
    pub tired: i8,
    /// Cavalry (6.44), as printed.
    pub cavalry: BySide<i8>,
}

impl OrderTable {
    /// Modifier of cavalry; the switch exchanges the two (AMB-06).
    pub fn cavalry_of(&self, side: Side, swapped: bool) -> i8 {
        if swapped { self.cavalry[side.other()] } else { self.cavalry[side] }
    }
}

impl Tables {
    /// The result of an attempt to change a brigade's order (6.22).
    pub fn order_change(&self, total: i8) -> ChangeResult {
        let row = self.orders.results.iter().find(|(up_to, _)| total <= *up_to).or(self.orders.results.last());
        row.map_or(ChangeResult::Kept, |(_, result)| *result)
    }

    /// The activation markers of a brigade, kept within their limits (5.24).
    pub fn markers(&self, count: i8) -> u8 {
        let count = u8::try_from(count.max(0)).unwrap_or(0);
        count.min(self.efficiency.most).max(self.efficiency.least)
    }

    pub(super) fn check_command(&self) -> Result<(), String> {
        let say = |problem: &str| Err(problem.to_owned());
        let e = &self.efficiency;
        if !(1..=40).contains(&e.cup.len()) || e.cup.iter().any(|value| !(1..=9).contains(value)) {
            return say("efficiency: the cup holds 1 to 40 markers of 1 to 9");
        }
        if !(1..=9).contains(&e.most) || !(1..=e.most).contains(&e.least) || e.night > 9 {
            return say("efficiency: the fewest markers are at least 1, the most 9 at most");
        }
        if Side::BOTH.into_iter().any(|side| e.cavalry[side] > 9) {
            return say("efficiency: cavalry has 9 markers at most");
        }
        let o = &self.orders;
        if o.results.is_empty() || !o.results.is_sorted_by(|a, b| a.0 < b.0) {
            return say("orders: the results stand by rising total");
        }
        let drms = [
            o.in_command,
            o.out_of_command,
            o.rating,
            o.advance,
            o.attack,
            o.adjacent,
            o.tired,
            o.cavalry.union,
            o.cavalry.confederate,
            e.out_of_command,
            e.ineffective,
            self.initiative.holder,
            self.release.turn,
            self.release.failure,
            self.release.regiment,
        ];
        if !drms.into_iter().all(is_small) || o.march > 30 {
            return say("orders, efficiency, initiative and release: modifiers are -9 to 9, distances 30 at most");
        }
        Ok(())
    }
}
