//! Where the game stands: the phases of a turn (3.1) and the layers that interrupt them.

use kernel::Side;
use serde::{Deserialize, Serialize};

use crate::ids::{Hex, Leader, Leaders, Unit, Units};

/// The states of a turn (RBC-3.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// 20.1: a side sets up, Confederates first.
    SetUp(Side),
    /// 1, I.A.
    Initiative,
    /// 2, I.B.
    Efficiency,
    /// 3, I.C: command check and pool; the Union picks a reserve brigade.
    Pool,
    /// 4, I.D.
    Arrivals,
    /// 6, II.B.
    DivisionOrders(Side),
    /// 7, III.A.
    First,
    /// 8, III.B.
    Draw,
    /// 9, III.C.0: reserve guns fire.
    ReserveFire,
    /// 9: the attempt to release a brigade in Reserve.
    Release,
    /// 9: the order of a brigade that has been released.
    ReleaseOrder,
    /// 10, III.C.1.
    OrderChange,
    /// 11, III.C.2.
    Confusion,
    /// 12, III.C.3.
    Actions,
    /// 13, III.C.4: shocks are declared.
    Declare,
    /// 13: shocks are resolved.
    Resolve,
    /// 14, III.C.5: absorption.
    Absorb,
    /// 14: the Legion joins a brigade.
    Attach,
    /// 14: the rest.
    EndActivation,
    /// 15, IV.A.
    Commanders(Side),
    /// 16, IV.B: replacements.
    Replacements(Side),
    /// 16, IV.B: the Recovery Box.
    Recovery(Side),
    /// 17 and 18, IV.C and IV.D.
    TurnEnd,
    /// The game is over.
    Over,
}

/// What the game is doing now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Layer {
    /// A unit gives way, hex by hex.
    Retreat,
    /// An extended unit draws together.
    Contract(Unit),
    /// Tests, second disorder, retreats and routs still to come, in the order of the file (3.8).
    Trouble(Unit),
    /// A leader looks for a unit.
    Stranded(Leader),
    /// A fire.
    Fire,
    /// Interrupts.
    Offer,
    /// A shock.
    Shock,
    /// A unit moves.
    Move,
    /// A leader rides.
    Ride,
    /// The turn goes on.
    Phase(Phase),
}

/// Why a test is taken (2.64, 2.65).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TestCause {
    /// Terrain, ford, facing: a Disordered unit that fails merely stops.
    #[default]
    Movement,
    /// Fire.
    Fire,
    /// Shock results.
    Shock,
    /// Retreat or rout of friends.
    Friends,
    /// 11.36.
    Engagement,
    /// 11.37.
    PreShock,
    /// 11.33: falling back before a shock.
    FallBack,
    /// 9.61.
    Reaction,
    /// 12.61: a recruit that advanced.
    Advance,
}

/// What is still to come over a unit: first its tests with the second disorder, then the retreat or rout.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Trouble {
    /// A test is due.
    pub test: Option<TestCause>,
    /// Added to it by the Fire Table or by falling back.
    pub plus: i8,
    /// It came through a flank or rear hex (2.65).
    pub flank: bool,
    /// It is Disordered without a test (11.43); 12.34 if it was already.
    pub disorder: bool,
    /// A test is due because friends gave way or routed (12.43, 12.52).
    pub friends: bool,
    /// Hexes to retreat.
    pub retreat: u8,
    /// It falls back of its own will (11.33).
    pub willing: bool,
    /// It routs.
    pub rout: bool,
}

impl Trouble {
    /// Nothing.
    pub const NONE: Trouble = Trouble {
        test: None,
        plus: 0,
        flank: false,
        disorder: false,
        friends: false,
        retreat: 0,
        willing: false,
        rout: false,
    };
}

/// A unit on the move (9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Move {
    /// Who.
    pub unit: Unit,
    /// Half-points spent.
    pub spent: u8,
    /// Hexes entered, the entry hex of a reinforcement included.
    pub steps: u8,
    /// Woods hexes entered (9.49).
    pub woods: u8,
    /// A test at the end: a bad ford or large stream was crossed (9.49).
    pub rough: bool,
    /// It has entered an enemy front (9.51) or used 9.12.
    pub stopped: bool,
    /// Something other than turning was done: it is no mere pivot.
    pub busy: bool,
    /// The leader who rides along (9.31).
    pub rider: Option<Leader>,
    /// A step decided upon that waits for withdrawal fire; one of its own hexes for a line that draws together.
    pub leaving: Option<Hex>,
    /// Where the move began; the entry hex of a reinforcement.
    pub began: Hex,
    /// Where the move has brought it: anywhere else and it has given way (3.3).
    pub at: Hex,
    /// It began in Good Order.
    pub good: bool,
    /// It was in extended line at some time in this move, so it has the allowance of one (8.42).
    pub line: bool,
    /// It may turn once at no cost: it has entered a hex along a road in March (7.21), or the map.
    pub free_turn: bool,
}

/// A leader on the move (4.17, 9.31).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ride {
    /// Who.
    pub leader: Leader,
    /// Half-points spent.
    pub spent: u8,
}

/// Which hexes of an extended line fire (8.43).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Part {
    /// The unit, or both halves of it together.
    #[default]
    Whole,
    /// The half in its own hex.
    Home,
    /// The half in the second hex.
    Wing,
}

/// Why a fire is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FireKind {
    /// An action of the unit (3.2).
    Active,
    /// 14.41.
    Reserve,
    /// 10.82.
    Confused,
    /// 10.71.
    Return,
    /// 10.72.
    Withdrawal,
    /// 10.51.
    Prepared,
    /// 11.34.
    Defensive,
}

/// How far a fire has come (10.31).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FireStep {
    /// Sections of the battery may join (10.63).
    Joining,
    /// The die falls next.
    Roll,
    /// The target may fire back (10.71).
    Return,
}

/// One fire (10.31).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fire {
    /// Why.
    pub kind: FireKind,
    /// Who names and leads it.
    pub unit: Unit,
    /// Everybody who fires.
    pub firers: Units,
    /// Which half of an extended line.
    pub part: Part,
    /// From where.
    pub from: Hex,
    /// At which hex.
    pub target: Hex,
    /// How far it has come.
    pub step: FireStep,
    /// The units it struck; they may fire back (10.71).
    pub struck: Units,
}

/// What sets off an interrupt (3.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Trigger {
    /// A unit is about to leave a hex (10.72).
    Leaving,
    /// A unit has entered a hex: prepared fire (10.51).
    Entered,
    /// A unit has entered a hex: reaction facing (9.61).
    Reaction,
}

/// Interrupts offered to the inactive side, one at a time in the order it likes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Offer {
    /// What set it off.
    pub trigger: Trigger,
    /// The unit that moved.
    pub mover: Unit,
    /// Who may still answer.
    pub left: Units,
    /// The hexes it leaves or has entered: two for a line.
    pub at: [Option<Hex>; 2],
}

/// How far a shock has come (11.31).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ShockStep {
    /// 11.32.
    Reaction,
    /// 11.33.
    FallBack,
    /// 11.36.
    Engagement,
    /// 11.34.
    Defence,
    /// 11.37, a side's units.
    PreShock(Side),
    /// 11.41, a side's units.
    Dice(Side),
    /// 11.42, 11.43.
    Results,
    /// 11.43: a side takes its losses, the attacker first.
    Losses(Side),
    /// 11.43: what else comes over the units of a side, the attacker's first (3.8).
    Aftermath(Side),
    /// 12.61.
    Advance,
}

/// One shock (11.31).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Shock {
    /// The hex attacked.
    pub hex: Hex,
    /// Attackers still in it.
    pub attackers: Units,
    /// Defenders still in it.
    pub defenders: Units,
    /// How far it has come.
    pub step: ShockStep,
    /// Who has gone through the step.
    pub done: Units,
    /// Best margin of each side so far, attacker and defender.
    pub margins: [Option<i8>; 2],
    /// Units that reached that margin.
    pub best: [Units; 2],
    /// The difference of the scores, once the dice have fallen (17.22).
    pub delta: Option<i8>,
    /// Points each side must still lose, attacker and defender.
    pub losses: [u8; 2],
    /// Extended attackers that wrap around the target (8.44).
    pub wrap: Units,
    /// Defenders touched through flank or rear (2.65).
    pub flanked: Units,
}

/// A unit giving way (12.41).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Retreat {
    /// Who.
    pub unit: Unit,
    /// Hexes still to go.
    pub left: u8,
    /// Leaders going along (12.74).
    pub riders: Leaders,
    /// It falls back of its own will before a shock (11.33).
    pub willing: bool,
    /// Where it set out.
    pub began: Hex,
}
