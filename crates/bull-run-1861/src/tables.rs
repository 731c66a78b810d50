//! The numbers of the game as data (`tables.toml`), in the order of the rulebook.

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
    pub provenance: std::collections::BTreeMap<String, String>,
    /// 1.
    pub turns: Turns,
    /// 4.
    pub victory: Victory,
    /// 6.
    pub initiative: Initiative,
    /// 6, 9.
    pub operational: Operational,
    /// 7.
    pub activation: Activations,
    /// 8.
    pub continuation: Continuation,
    /// 10.1.
    pub command: Command,
    /// 10.3, 10.6, 7.
    pub movement: Movement,
    /// 11.2, 11.3.
    pub combat: Combat,
    /// 11.4, 10.5.
    pub result: CombatResult,
    /// 13.
    pub options: OptionNumbers,
    /// Places and crossings the rules name.
    pub places: Places,
}

impl Tables {
    /// Refuses numbers that no game of this kind can have; the sums of those that pass fit their types.
    pub fn check(&self) -> Result<(), String> {
        self.check_play()?;
        self.check_fighting()
    }

    fn check_play(&self) -> Result<(), String> {
        let (m, t, c) = (&self.movement, &self.turns, &self.continuation);
        within("format", [self.format], 1, 1)?;
        within("turns.count", [t.count], 1, 20)?;
        within("turns", [t.first_clock, t.minutes], 0, 1440)?;
        within("victory.loss-awards", self.victory.loss_awards.iter().map(|award| award.points), 0, 50)?;
        within("initiative.offensive-bonus", [self.initiative.offensive_bonus], 0, 6)?;
        within("operational.factor", [self.operational.factor], 1, 4)?;
        within("operational.fatigue", [self.operational.fatigue], 0, 2)?;
        within("activation", self.activation.union.into_iter().chain(self.activation.confederate), 1, 32)?;
        within("continuation.always", [c.always], 1, 3)?;
        within("continuation.last-turns", [c.last_turns], 0, 20)?;
        within("continuation", [c.fourth, c.fifth, c.offensive, c.first_and_last], -12, 12)?;
        within("command", [self.command.union, self.command.confederate], 0, 31)?;
        let modifiers = [self.command.test, self.command.star, self.command.cavalry, self.command.contact];
        within("command", modifiers, -6, 6)?;
        within("movement", [m.infantry, m.cavalry, m.headquarters], 1, 20)?;
        within("movement", [m.extension_infantry, m.extension_cavalry], 0, 20)?;
        within("movement", [m.open, m.road, m.crossing, m.farm_ford_first, m.engage, m.deploy, m.regroup], 1, 20)
    }

    fn check_fighting(&self) -> Result<(), String> {
        let (c, r, o) = (&self.combat, &self.result, &self.options);
        within("combat", [c.even, c.three_to_two, c.two_to_one, c.three_to_one], -4, 4)?;
        within("combat", [c.support, c.support_die, c.artillery, c.cavalry, c.star, c.fatigue], -4, 4)?;
        within("combat", [c.hill, c.crossing, c.woods, c.extended, c.defender_flanked, c.attacker_flanked], -4, 4)?;
        within("result", [r.retreat, r.retreat_star_or_cavalry, r.retreat_extended], -6, 6)?;
        within("result.legion-lost", [r.legion_lost], 0, 6)?;
        within("options.confusion", [o.confusion], -4, 4)?;
        within("options.manoeuvre-points", [o.manoeuvre_points], -50, 50)
    }
}

/// The turn track.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Turns {
    /// Ordinary turns.
    pub count: u8,
    /// When turn 1 begins, in minutes after midnight.
    pub first_clock: u32,
    /// Length of a turn.
    pub minutes: u32,
}

/// An award for fewer losses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LossAward {
    /// The difference must be greater than this.
    pub above: u8,
    /// Points.
    pub points: i32,
}

/// Victory.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Victory {
    /// Awards in ascending order; the last that fits counts.
    pub loss_awards: Vec<LossAward>,
    /// Who wins a tie.
    pub tie: Side,
}

/// Initiative.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Initiative {
    /// Who has it on turn 1.
    pub first_turn: Side,
    /// What a major offensive adds to initiative and activation dice.
    pub offensive_bonus: u8,
}

/// How much a side may mark for operational movement.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OpLimit {
    /// Zones.
    pub zones: u8,
    /// Brigades.
    pub brigades: u8,
}

/// Operational movement.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Operational {
    /// The Union's limit.
    pub union: OpLimit,
    /// The Confederates' limit.
    pub confederate: OpLimit,
    /// Movement points are multiplied by this.
    pub factor: u8,
    /// Fatigue afterwards.
    pub fatigue: u8,
}

impl Operational {
    /// A side's limit.
    pub fn limit(&self, side: Side) -> OpLimit {
        BySide::new(self.union, self.confederate)[side]
    }
}

/// Brigades activated, by die.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Activations {
    /// The Union's column.
    pub union: [u8; 6],
    /// The Confederates' column.
    pub confederate: [u8; 6],
    /// How many fewer on turn 1.
    pub first_turn_less: u8,
}

impl Activations {
    /// The table; totals above 6 read as 6 (D-02).
    pub fn number(&self, side: Side, total: u8) -> u8 {
        let row = usize::from(total.clamp(1, 6)) - 1;
        match side {
            Side::Union => self.union[row],
            Side::Confederate => self.confederate[row],
        }
    }
}

/// Continuation.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Continuation {
    /// Phases that are always played.
    pub always: u8,
    /// The fourth is played on this total or less.
    pub fourth: i8,
    /// The fifth is played on this total or less.
    pub fifth: i8,
    /// Modifier in a turn with a major offensive.
    pub offensive: i8,
    /// Modifier on the first and the last turns.
    pub first_and_last: i8,
    /// How many turns are "last".
    pub last_turns: u8,
}

/// Command.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Command {
    /// The Union's range.
    pub union: u8,
    /// The Confederates' range.
    pub confederate: u8,
    /// The test is passed on this total or less.
    pub test: i8,
    /// Modifier for a star.
    pub star: i8,
    /// Modifier for a cavalry brigade.
    pub cavalry: i8,
    /// Modifier in contact with an enemy.
    pub contact: i8,
}

impl Command {
    /// A side's command range.
    pub fn range(&self, side: Side) -> u8 {
        BySide::new(self.union, self.confederate)[side]
    }
}

/// Movement points and costs.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Movement {
    /// Of an infantry brigade.
    pub infantry: u8,
    /// Of a cavalry brigade.
    pub cavalry: u8,
    /// Of a headquarters.
    pub headquarters: u8,
    /// Extra points of infantry for one fatigue.
    pub extension_infantry: u8,
    /// Extra points of cavalry for one fatigue.
    pub extension_cavalry: u8,
    /// A border without a road.
    pub open: u8,
    /// A border with a road.
    pub road: u8,
    /// A ford or bridge.
    pub crossing: u8,
    /// The first Northern use of Farm Ford.
    pub farm_ford_first: u8,
    /// Engaging.
    pub engage: u8,
    /// Deploying an extended line.
    pub deploy: u8,
    /// Regrouping.
    pub regroup: u8,
}

/// Combat modifiers.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Combat {
    /// Strength ratio 1/1.
    pub even: i8,
    /// 3/2.
    pub three_to_two: i8,
    /// 2/1.
    pub two_to_one: i8,
    /// 3/1.
    pub three_to_one: i8,
    /// Support of a second line.
    pub support: i8,
    /// Combat strength a supporting brigade needs.
    pub support_combat: u8,
    /// Artillery strength it needs to help the guns.
    pub support_artillery: u8,
    /// What it does to the artillery die.
    pub support_die: i8,
    /// Effective artillery.
    pub artillery: i8,
    /// Effective cavalry.
    pub cavalry: i8,
    /// Command bonus.
    pub star: i8,
    /// Defender on a hill.
    pub hill: i8,
    /// Defender behind a ford or bridge.
    pub crossing: i8,
    /// Defender in woods.
    pub woods: i8,
    /// Defender in extended line.
    pub extended: i8,
    /// For each level of fatigue.
    pub fatigue: i8,
    /// Defender flanked.
    pub defender_flanked: i8,
    /// Attacker flanked.
    pub attacker_flanked: i8,
}

/// Combat results.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct CombatResult {
    /// A retreat in order succeeds on this total or less.
    pub retreat: i8,
    /// Modifier for a star or a cavalry brigade.
    pub retreat_star_or_cavalry: i8,
    /// Modifier for an extended line.
    pub retreat_extended: i8,
    /// The Legion takes a loss of its host on this die or less.
    pub legion_lost: u8,
}

/// Numbers of the optional rules.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct OptionNumbers {
    /// Attacker's modifier.
    pub confusion: i8,
    /// Up to this turn.
    pub confusion_turns: u8,
    /// Brigades that must cross Sudley Ford.
    pub manoeuvre_brigades: u32,
    /// Points if fewer did.
    pub manoeuvre_points: i32,
    /// The South may not cross up to this turn.
    pub manoeuvre_turns: u8,
    /// Extra turn if the scores differ by this or less.
    pub extra_turn_margin: i32,
    /// Automatic defeat: steps inflicted.
    pub automatic_inflicted: u8,
    /// Automatic defeat: steps suffered at most.
    pub automatic_suffered: u8,
}

/// Places and crossings that rules name.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Places {
    /// The ford the North did not know.
    pub farm_ford: String,
    /// The ford of McDowell's flank march.
    pub sudley_ford: String,
    /// Where the Union's headquarters returns to.
    pub union_base: String,
    /// Where the Confederates' headquarters return to.
    pub confederate_base: String,
}
