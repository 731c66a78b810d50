//! What happened, each with the rule that made it happen.

use kernel::Side;
use serde::{Deserialize, Serialize};

use crate::ids::{Brigade, Brigades, Element, Elements, Hq, Zone, Zones};

/// Something that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the fields are named after what the sentence says")]
pub enum Event {
    Placed { brigade: Brigade, zone: Zone, forward: bool },
    Extended { brigade: Brigade, zone: Zone },
    SetUpDone { side: Side },
    TurnBegins { turn: u8 },
    OffensiveDeclared { side: Side },
    InitiativeDice { union: u8, confederate: u8, union_total: u8, confederate_total: u8 },
    Initiative { side: Side, rolled: bool },
    OpMarked { brigade: Brigade },
    OpMarkerLost { brigade: Brigade, why: MarkerLoss },
    HalfPhase { side: Side, phase: u8 },
    ActivationDie { side: Side, die: u8, bonus: u8, number: u8 },
    InCommand { brigade: Brigade, hq: Hq },
    CommandTest { brigade: Brigade, die: u8, modifier: i8, passed: bool },
    RestsWithoutCommand { brigade: Brigade },
    Rested { brigade: Brigade, fatigue: u8 },
    Stepped { brigade: Brigade, from: Zone, to: Zone, cost: u8 },
    LegionLeft { zone: Zone },
    Extension { brigade: Brigade },
    Deployed { brigade: Brigade, zone: Zone },
    Regrouped { brigade: Brigade, zone: Zone },
    LineTaken { element: Element, line: u8 },
    Hosted { host: Element },
    Engaged { brigade: Brigade },
    FarmFordOpened { brigade: Brigade },
    Faced { zone: Zone, facing: Zone },
    Turned { zone: Zone, facing: Zone },
    ControlTaken { zone: Zone, side: Side },
    CrossedSudley { brigade: Brigade },
    HqMoved { hq: Hq, from: Zone, to: Zone },
    HqDisplaced { hq: Hq, from: Zone, to: Zone },
    HqOff { hq: Hq },
    HqBack { hq: Hq, zone: Zone },
    Attacked { side: Side, attackers: Elements, targets: Zones },
    ArtilleryDie { element: Element, die: u8, modifier: i8, potential: u8, effective: bool },
    CavalryDie { element: Element, die: u8, potential: u8, effective: bool },
    CombatDice { attacker: Side, attack_die: u8, attack_sum: i8, defence_die: u8, defence_sum: i8 },
    CombatTotals { attacker: Side, attack: u8, defence: u8, loser: Side, hit: bool },
    Fatigued { brigade: Brigade, fatigue: u8, why: FatigueCause },
    HitAsLoss { brigade: Brigade, forced: bool },
    RetreatDie { brigade: Brigade, die: u8, modifier: i8, passed: bool },
    LegionDie { die: u8, lost: bool },
    StepLost { brigade: Brigade, left: u8, why: LossCause },
    Eliminated { brigade: Brigade },
    Retreated { brigade: Brigade, from: Zone, to: Zone, following: bool },
    CannotFollow { brigade: Brigade },
    Advanced { brigade: Brigade, from: Zone, to: Zone },
    ContinuationDie { die: u8, modifier: i8, next_phase: u8, played: bool },
    Marched { brigades: Brigades, from: Zone, to: Zone, cost: u8 },
    MarchEnded { brigades: Brigades, moved: bool },
    Recovered { brigades: Brigades },
    HqsReady,
    Arrived { brigade: Brigade, zone: Zone },
    ArrivalDelayed { brigade: Brigade },
    AutomaticDefeat { winner: Side },
    ExtraTurn,
    GameOver { winner: Side, union: i8, confederate: i8 },
}

/// Why an operational movement marker was lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum MarkerLoss {
    /// An enemy came into contact.
    Contact,
    /// Its zone was attacked.
    Attacked,
    /// It was fatigued or retreated.
    Fatigued,
}

/// Why a brigade is more tired.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum FatigueCause {
    /// It took the extension.
    Extension,
    /// It lost a combat.
    Combat,
    /// It followed its retreating front line.
    Following,
}

/// Why a step was lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum LossCause {
    /// The owner took the Hit as a loss, or no retreat was possible.
    Hit,
    /// The retreat in order failed.
    RetreatFailed,
    /// The retreat passed an enemy front.
    EnemyFront,
}
