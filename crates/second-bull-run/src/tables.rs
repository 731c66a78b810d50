//! The numbers of the game as data (`tables.toml`), in the order of the rulebook.

use std::collections::BTreeMap;

use kernel::data::within;
use kernel::{BySide, Side};
use serde::Deserialize;

/// All tables.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Tables {
    /// Version of the file's shape.
    pub format: u32,
    /// Where the values come from.
    pub provenance: BTreeMap<String, String>,
    /// 11.2.
    pub turns: Turns,
    /// 9.4.
    pub movement: Movement,
    /// 9.1, 9.2.
    pub command: Command,
    /// 11.1.2.
    pub activation: Activations,
    /// 7.
    pub continuation: Continuation,
    /// 10.3.
    pub combat: Combat,
    /// 10.4.
    pub test: CombatTest,
    /// 8 D.
    pub rally: Rally,
    /// 8 A.
    pub rout: Rout,
    /// 11.1.3.
    pub arrival: Arrival,
    /// 10.4.
    pub artillery: Artillery,
    /// 11.1.1.
    pub jackson: Jackson,
    /// 11.2.1.
    pub tactical: Tactical,
    /// 11.2.3.
    pub night: NightNumbers,
}

impl Tables {
    /// Refuses numbers that no game of this kind can have; the sums of those that pass fit their types.
    pub fn check(&self) -> Result<(), String> {
        self.check_play()?;
        self.check_fighting()
    }

    fn check_play(&self) -> Result<(), String> {
        let (m, c) = (&self.movement, &self.command);
        within("format", [self.format], 1, 1)?;
        within("turns", [self.turns.first_clock, self.turns.minutes], 0, 1440)?;
        within("movement", [m.infantry, m.artillery, m.cavalry, m.dismounted, m.commander], 1, MOST_POINTS)?;
        within("movement", [m.isolated, m.forced_march, m.crossing, m.climb, m.artillery_front], 0, 4)?;
        within("movement", [m.zone, m.road, m.attack, m.mount], 1, 8)?;
        within("command", [c.range], 1, 30)?;
        within("command", [c.near, c.near_mounted], 1, 8)?;
        within("command", [c.test, c.cavalry, c.contact], -6, 6)?;
        within("activation", self.activation.steps.iter().map(|s| s.slots), 0, 20)?;
        within("continuation", [self.continuation.always], 1, 3)?;
        within("continuation", [self.continuation.fourth, self.continuation.fifth], 0, 6)?;
        within("rally", [self.rally.stays, self.rally.recovers], 0, 7)?;
        within("rout", [self.rout.zones, self.rout.near], 1, 8)?;
        within("arrival", [self.arrival.union, self.arrival.confederate], 0, 6)?;
        within("arrival.brigades-per-point", [self.arrival.brigades_per_point], 1, 99)?;
        within("night.moves", [self.night.moves], 0, 99)?;
        within("night", [self.night.recovers_one, self.night.recovers_two], 1, 20)
    }

    fn check_fighting(&self) -> Result<(), String> {
        let (c, t) = (&self.combat, &self.test);
        if c.ratio.is_empty() {
            return Err("combat.ratio: the table is empty".to_owned());
        }
        within("combat.ratio", c.ratio.iter().flat_map(|r| [r.attack, r.defence]), 1, 9)?;
        within("combat.ratio", c.ratio.iter().map(|r| r.modifier), -6, 6)?;
        within("combat.guns-per-bonus", [c.guns_per_bonus], 1, 99)?;
        within("combat.sharpshooters", [c.sharpshooters], 0, 6)?;
        within("combat", [c.fatigue_attacker, c.fatigue_defender, c.terrain_most], 0, 6)?;
        within("combat", [c.against_artillery, c.star, c.further_zone, c.unattacked, c.flank], -6, 6)?;
        within("combat", [c.woods, c.village, c.railway, c.escarpment, c.crossing, c.cavalry_woods], -6, 6)?;
        within("test", [t.star, t.jackson, t.fatigue, t.loss_marker, t.half_lost, t.lone_artillery], -9, 9)?;
        within("test", [t.rout, t.disorder, t.retreat], -9, 9)?;
        within("artillery.steps", [self.artillery.steps], 1, 9)?;
        within("tactical", [self.tactical.union, self.tactical.confederate, self.tactical.modifier], -6, 6)?;
        within("tactical.manoeuvre", [self.tactical.manoeuvre], -6, 12)
    }
}

/// The greatest allowance of movement points the search for zones in reach has room for.
pub const MOST_POINTS: i64 = 20;

/// The clock of the turns.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Turns {
    /// When turn 1 begins, in minutes after midnight.
    pub first_clock: u32,
    /// Length of a turn.
    pub minutes: u32,
}

/// Movement points and costs.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Movement {
    /// Of infantry.
    pub infantry: u8,
    /// Of artillery.
    pub artillery: u8,
    /// Of mounted cavalry.
    pub cavalry: u8,
    /// Of dismounted cavalry.
    pub dismounted: u8,
    /// Of commanders.
    pub commander: u8,
    /// Taken off an isolated brigade.
    pub isolated: u8,
    /// Added by a forced march.
    pub forced_march: u8,
    /// Entering a zone.
    pub zone: u8,
    /// Entering a zone along a road.
    pub road: u8,
    /// More over a bridge or ford.
    pub crossing: u8,
    /// More up an escarpment.
    pub climb: u8,
    /// More into the front of enemy artillery.
    pub artillery_front: u8,
    /// Declaring an attack.
    pub attack: u8,
    /// Mounting or dismounting.
    pub mount: u8,
}

/// Command.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Command {
    /// Movement points a commander reaches.
    pub range: u8,
    /// Zones within which brigades of a division keep together.
    pub near: u8,
    /// The same for mounted cavalry.
    pub near_mounted: u8,
    /// The test is passed on this total or less.
    pub test: i8,
    /// Modifier for a cavalry formation.
    pub cavalry: i8,
    /// Modifier for contact with an enemy brigade.
    pub contact: i8,
}

/// One row of the activation table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ActivationStep {
    /// From this total on.
    pub from: i8,
    /// Divisions activated.
    pub slots: u8,
}

/// The activation table.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Activations {
    /// In ascending order; below the first, none.
    pub steps: Vec<ActivationStep>,
}

impl Activations {
    /// Divisions for a total.
    pub fn slots(&self, total: i8) -> u8 {
        self.steps.iter().filter(|step| total >= step.from).map(|step| step.slots).next_back().unwrap_or(0)
    }
}

/// Continuation.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Continuation {
    /// Action phases that are always played.
    pub always: u8,
    /// The fourth is played on this die or less.
    pub fourth: u8,
    /// The fifth is played on this die or less.
    pub fifth: u8,
}

/// One column of the strength table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ratio {
    /// Attacker's part.
    pub attack: u8,
    /// Defender's part.
    pub defence: u8,
    /// For the attacker.
    pub modifier: i8,
}

/// Combat modifiers.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Combat {
    /// In ascending order; below the first the result is automatic.
    pub ratio: Vec<Ratio>,
    /// Against artillery alone.
    pub against_artillery: i8,
    /// Artillery points that give one.
    pub guns_per_bonus: u8,
    /// Sharpshooters add one on this die or less.
    pub sharpshooters: u8,
    /// Command bonus of a zone.
    pub star: i8,
    /// The most fatigue takes off the attacker.
    pub fatigue_attacker: i8,
    /// The most fatigue takes off the defender.
    pub fatigue_defender: i8,
    /// The most terrain gives.
    pub terrain_most: i8,
    /// Wood.
    pub woods: i8,
    /// Village.
    pub village: i8,
    /// The unfinished railway.
    pub railway: i8,
    /// Attacked up an escarpment.
    pub escarpment: i8,
    /// Attacked over a bridge or ford.
    pub crossing: i8,
    /// Each attacking zone beyond the first.
    pub further_zone: i8,
    /// Each zone with an unattacked enemy facing an attacker.
    pub unattacked: i8,
    /// Each attacking zone on the defender's flank.
    pub flank: i8,
    /// Each mounted cavalry brigade in or against a wood.
    pub cavalry_woods: i8,
}

/// The combat test.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct CombatTest {
    /// Star on the brigade.
    pub star: i8,
    /// Jackson's corps.
    pub jackson: i8,
    /// Fatigue 2.
    pub fatigue: i8,
    /// A loss marker.
    pub loss_marker: i8,
    /// Half or more lost.
    pub half_lost: i8,
    /// Artillery without infantry or cavalry.
    pub lone_artillery: i8,
    /// Rout on this or less.
    pub rout: i8,
    /// Disorder on this or less.
    pub disorder: i8,
    /// Retreat on this or less; melee above.
    pub retreat: i8,
}

/// The rout test.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rally {
    /// Stays routed on this die or less.
    pub stays: u8,
    /// Wins back a loss on this die or more.
    pub recovers: u8,
}

/// Rout moves.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rout {
    /// Zones.
    pub zones: u8,
    /// Enemies this near are fled from.
    pub near: u8,
}

/// Arrival of reinforcements.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Arrival {
    /// The Union arrives in time on this die or less.
    pub union: u8,
    /// The Confederates do on this.
    pub confederate: u8,
    /// So many brigades in at an entry add one point.
    pub brigades_per_point: u8,
}

impl Arrival {
    /// A side's limit.
    pub fn on_time(&self, side: Side) -> u8 {
        BySide::new(self.union, self.confederate)[side]
    }
}

/// Artillery brigades.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Artillery {
    /// Losses that eliminate one.
    pub steps: u8,
}

/// The corps with a bonus on the combat test.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Jackson {
    /// Its id.
    pub corps: String,
}

/// The optional tactical rule.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tactical {
    /// Added to the Union's die.
    pub union: i8,
    /// Added to the Confederates' die.
    pub confederate: i8,
    /// Manoeuvre on this total or less.
    pub manoeuvre: i8,
    /// What manoeuvre adds to activation.
    pub modifier: i8,
}

impl Tactical {
    /// What a side adds to its die.
    pub fn bonus(&self, side: Side) -> i8 {
        BySide::new(self.union, self.confederate)[side]
    }
}

/// The night.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct NightNumbers {
    /// Losses from which one is won back.
    pub recovers_one: u8,
    /// Losses from which two are won back.
    pub recovers_two: u8,
    /// Units each side may move.
    pub moves: u8,
}
