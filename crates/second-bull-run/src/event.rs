//! What happened, each with the rule that made it happen.

use kernel::Side;
use serde::{Deserialize, Serialize};

use crate::combat::Factor;
use crate::ids::{Brigade, Brigades, Division, Leader, Party, Zone, Zones};
use crate::result::TestFactor;
use crate::state::{Formation, TestResult};

/// Why a step was lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum LossCause {
    /// From front to front (9.4).
    FrontToFront,
    /// A natural six (10.4).
    NaturalSix,
    /// The outcome of a combat test.
    Test,
    /// The enemy's share of a melee.
    Melee,
    /// A retreat through an enemy front.
    RetreatFront,
    /// A retreat that was blocked (Q76 switch).
    Blocked,
}

/// Why a brigade left the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum EndCause {
    /// No strength left.
    Losses,
    /// No zone to retreat to.
    NoRetreat,
    /// Left the map.
    LeftMap,
}

/// Why a brigade is tired.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum FatigueCause {
    /// Forced march.
    ForcedMarch,
    /// Combat.
    Combat,
}

/// Something that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the fields are named after what the sentence says")]
pub enum Event {
    Called { party: Party, points: i8 },
    GroundChosen { group: u8, ground: u8 },
    Placed { brigade: Brigade, zone: Zone },
    Posted { leader: Leader, zone: Zone },
    Mustered { side: Side },
    SetUpDone { side: Side },
    TurnBegins { day: u8, turn: u8 },
    InitiativeDice { union: u8, confederate: u8, union_total: i8, confederate_total: i8 },
    Initiative { side: Side, rolled: bool },
    TacticalDie { side: Side, die: u8, modifier: i8, manoeuvre: bool },
    PartBegins { side: Side, phase: u8 },
    Passed { side: Side },
    Designated { leader: Leader, die: u8, modifier: i8, slots: u8 },
    MainGroup { brigade: Brigade },
    InCommand { formation: Formation, leader: Leader },
    CommandTest { formation: Formation, die: u8, modifier: i8, passed: bool },
    Attached { brigade: Brigade, division: Division },
    Closed { formation: Formation },
    SlotsLost { slots: u8 },
    Rested { brigade: Brigade, fatigue: u8 },
    Stepped { brigade: Brigade, from: Zone, to: Zone, cost: u8 },
    ForcedMarch { brigade: Brigade },
    Dismounted { brigade: Brigade },
    Mounted { brigade: Brigade },
    Faced { brigade: Brigade, zone: Zone, facing: Zone },
    Turned { zone: Zone, facing: Zone },
    AttackDeclared { brigade: Brigade, target: Zone },
    ControlTaken { zone: Zone, side: Side },
    LeaderMoved { leader: Leader, from: Zone, to: Zone },
    LeaderDisplaced { leader: Leader, from: Zone, to: Zone },
    LeaderTest { leader: Leader, die: u8, limit: u8, passed: bool },
    AttackOff { brigade: Brigade, target: Zone },
    AttackLapsed { target: Zone },
    Attacked { side: Side, attackers: Brigades, target: Zone },
    Defended { side: Side, defenders: Brigades, number: u8 },
    Automatic { attack: u8, defence: u8 },
    Modifier { side: Side, value: i8, factor: Factor, bases: Zones },
    GunPoints { side: Side, points: u8, bonus: u8, rest: u8, die: u8, hit: bool },
    SharpshooterDie { brigade: Brigade, die: u8, hit: bool },
    CombatDice { attacker: Side, attack_die: u8, attack_sum: i8, defence_die: u8, defence_sum: i8 },
    CombatTotals { attacker: Side, attack: u8, defence: u8, loser: Side, test: bool },
    NaturalSix { side: Side },
    Fatigued { brigade: Brigade, fatigue: u8, why: FatigueCause },
    Unshaken { brigade: Brigade },
    TestModifier { brigade: Brigade, value: i8, factor: TestFactor },
    TestDie { brigade: Brigade, die: u8, modifier: i8, result: TestResult },
    StepLost { brigade: Brigade, left: u8, why: LossCause },
    Eliminated { brigade: Brigade, why: EndCause },
    Exited { brigade: Brigade },
    Retreated { brigade: Brigade, from: Zone, to: Zone },
    Routed { brigade: Brigade },
    Advanced { brigade: Brigade, from: Zone, to: Zone },
    ContinuationDie { die: u8, next_phase: u8, played: bool },
    FatigueDown { brigades: Brigades },
    LeadersReady { side: Side },
    RallyDie { brigade: Brigade, die: u8, rallied: bool, recovered: bool },
    CounterAttack { side: Side },
    ArrivalDie { party: Party, die: u8, on_time: bool },
    Entered { brigade: Brigade, zone: Zone, cost: u8 },
    LeaderEntered { leader: Leader, zone: Zone },
    Delayed { brigade: Brigade },
    NightFalls,
    NightRecovery { brigade: Brigade, recovered: u8 },
    MarkersOff,
    Stayed { brigade: Brigade },
    CorpsWithdrawn { leader: Leader },
    Withdrawn { brigades: Brigades },
    GameOver { winner: Option<Side>, union: i16, confederate: i16 },
}
