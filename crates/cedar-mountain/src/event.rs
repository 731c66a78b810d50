//! What happened, each with the rule that made it happen.

use kernel::Side;
use serde::{Deserialize, Serialize};

use crate::ids::{Hex, Hexes, Leader, Leaders, Unit, Units};
use crate::state::{FireKind, Form};
use crate::tables::Cell;

/// A phase of a half-turn (5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Phase {
    /// 6.
    Command,
    /// 7.
    Artillery,
    /// 8.
    Movement,
    /// 9.2.
    Defensive,
    /// 9.3.
    Offensive,
    /// 10.
    Rally,
}

impl Phase {
    /// The word in message keys.
    pub const fn id(self) -> &'static str {
        match self {
            Phase::Command => "command",
            Phase::Artillery => "artillery",
            Phase::Movement => "movement",
            Phase::Defensive => "defensive",
            Phase::Offensive => "offensive",
            Phase::Rally => "rally",
        }
    }
}

/// Why strength was lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum LossCause {
    /// The result of a fire (9.6).
    Fire,
    /// Guns limbering up to flee (9.8).
    Guns,
    /// Flight through an enemy zone of control (9.8).
    Zone,
}

/// Why a unit left the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum EndCause {
    /// No strength left.
    Losses,
    /// No hex to flee to.
    NoWay,
    /// A flight that ended in an enemy zone of control (switch).
    InZone,
}

/// What a Fate marker was spent on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum DieKind {
    /// 9.5.
    Fire,
    /// 6.4.
    Leader,
    /// 9.7.
    Morale,
    /// 10.
    Rally,
}

/// Something that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the fields are named after what the sentence says")]
pub enum Event {
    Posted { leader: Leader, hex: Hex },
    Formed { unit: Unit, form: Form, cost: u8 },
    SetUpDone { side: Side },
    TurnBegins { turn: u8 },
    NightFalls { units: Units },
    PopeDie { die: u8, total: i8, comes: bool },
    PopePoints { points: i16 },
    HillDie { die: u8, turn: u8 },
    PhaseBegins { side: Side, phase: Phase },
    OutOfCommand { units: Units },
    Entered { unit: Unit, hex: Hex, cost: u8 },
    LeaderEntered { leader: Leader, hex: Hex },
    Stepped { unit: Unit, from: Hex, to: Hex, cost: u8 },
    Rode { leader: Leader, unit: Unit },
    LeaderMoved { leader: Leader, from: Hex, to: Hex },
    Fired { kind: FireKind, side: Side, firers: Units, target: Unit, strength: u16 },
    FireDie { side: Side, target: Unit, column: u8, shift: u8, die: u8, modifier: i8, cell: Cell },
    FateSpent { leader: Leader, on: DieKind },
    FateLost { leader: Leader },
    LeaderDie { leader: Leader, die: u8, hit: bool },
    Replaced { leader: Leader },
    LeaderLost { leader: Leader },
    LeaderRemoved { leader: Leader },
    Lost { unit: Unit, points: u8, left: u8, why: LossCause },
    Shattered { unit: Unit },
    Eliminated { unit: Unit, why: EndCause },
    LimberedUp { unit: Unit },
    Fled { unit: Unit, from: Hex, to: Hex, rout: bool },
    MoraleDie { unit: Unit, die: u8, modifier: i8, value: i8, passed: bool },
    Routed { unit: Unit },
    Advanced { unit: Unit, from: Hex, to: Hex },
    Followed { leaders: Leaders, to: Hex },
    Surprised { leader: Leader, hex: Hex },
    Displaced { leader: Leader, from: Hex, to: Hex },
    RallyDie { unit: Unit, die: u8, modifier: i8, value: i8, rallied: bool },
    MarkersOff { units: Units },
    Scored { hexes: Hexes, points: i16 },
    GameOver { winner: Side, net: i16, objectives: i16 },
}
