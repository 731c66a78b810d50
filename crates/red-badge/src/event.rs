//! What happened, each with the rule that made it happen.

use kernel::Side;
use serde::{Deserialize, Serialize};

use crate::ids::{Brigade, Formation, Hex, Leader, Unit, Units};
use crate::stage::{FireKind, TestCause};
use crate::state::{Flank, Form, Order};
use crate::tables::{ChangeResult, FireResult, ShockResult};

macro_rules! modifiers {
    ($($name:ident: $rule:literal, $id:literal;)+) => {
        /// One line of a sum: why a die or a score is changed.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
        #[allow(missing_docs, reason = "each is a row of a modifier table")]
        #[serde(rename_all = "kebab-case")]
        pub enum Modifier {
            $($name,)+
        }

        impl Modifier {
            /// All of them.
            pub const ALL: &'static [Modifier] = &[$(Modifier::$name,)+];

            /// The ledger id of its rule.
            pub const fn rule(self) -> &'static str {
                match self {
                    $(Modifier::$name => $rule,)+
                }
            }

            /// Its word, with which the key of its text ends.
            pub const fn id(self) -> &'static str {
                match self {
                    $(Modifier::$name => $id,)+
                }
            }
        }
    };
}

modifiers! {
    // Initiative (5.11), orders (6.22, 6.44), release (14.43), recovery (13.51).
    HeldInitiative: "RBC-5.11", "held-initiative";
    CommanderRating: "RBC-5.11", "commander-rating";
    InCommand: "RBC-6.22a", "in-command";
    OutOfCommand: "RBC-6.22a", "out-of-command";
    OverallCommander: "RBC-6.22a", "overall-commander";
    ToAdvance: "RBC-6.22a", "to-advance";
    ToAttack: "RBC-6.22a", "to-attack";
    BesideEnemy: "RBC-6.22a", "beside-enemy";
    TiredBrigade: "RBC-6.22a", "tired-brigade";
    CavalryOrders: "RBC-6.44", "cavalry-orders";
    TurnsPassed: "RBC-14.43", "turns-passed";
    FailedBefore: "RBC-14.43", "failed-before";
    CockeStirred: "RBC-14.51", "cocke-stirred";
    RecoveryBox: "RBC-13.51", "recovery-box";
    RecoveryIneffective: "RBC-13.51", "recovery-ineffective";
    // Rally (13.41).
    RallyInRange: "RBC-13.41", "rally-in-range";
    RallyStacked: "RBC-13.41", "rally-stacked";
    RallyMounted: "RBC-13.41", "rally-mounted";
    RallyEnemy: "RBC-13.41", "rally-enemy";
    RallyFatigue: "RBC-17.31", "rally-fatigue";
    RallyIneffective: "RBC-13.21a", "rally-ineffective";
    // Tests (2.65).
    TestSister: "RBC-2.65a", "test-sister";
    TestHeat: "RBC-18.1", "test-heat";
    TestFatigue: "RBC-17.31", "test-fatigue";
    TestIneffective: "RBC-13.21a", "test-ineffective";
    TestFormation: "RBC-13.31", "test-formation";
    TestHalfLost: "RBC-2.65", "test-half-lost";
    TestResult: "RBC-10.34", "test-result";
    TestFlank: "RBC-2.65", "test-flank";
    TestLeader: "RBC-2.65b", "test-leader";
    TestCover: "RBC-2.65", "test-cover";
    TestFallBack: "RBC-11.33", "test-fall-back";
    // Confused fire (10.83).
    Distance: "RBC-10.83", "distance";
    // Fire (10.35, 10.41, 10.61).
    FireSmallArms: "RBC-10.35", "fire-small-arms";
    FireGuns: "RBC-10.61", "fire-guns";
    FireMoved: "RBC-10.41", "fire-moved";
    FireMovedFar: "RBC-10.41", "fire-moved-far";
    FireDisordered: "RBC-12.31", "fire-disordered";
    FireFatigue: "RBC-17.31", "fire-fatigue";
    FireMounted: "RBC-10.41", "fire-mounted";
    FirePrepared: "RBC-10.51a", "fire-prepared";
    FireFlank: "RBC-10.41", "fire-flank";
    FireRear: "RBC-10.41", "fire-rear";
    FireMarch: "RBC-10.41", "fire-march";
    FireDense: "RBC-10.41", "fire-dense";
    FireThin: "RBC-10.41", "fire-thin";
    FireExtended: "RBC-10.41", "fire-extended";
    FireGunsAlone: "RBC-10.41", "fire-guns-alone";
    FireGround: "RBC-10.41a", "fire-ground";
    FireWorks: "RBC-9.48", "fire-works";
    FireHigher: "RBC-10.41", "fire-higher";
    FireDusk: "RBC-16.1", "fire-dusk";
    FireNight: "RBC-16.2", "fire-night";
    FireLimit: "RBC-10.33", "fire-limit";
    // Shock (11.42).
    ShockRatio: "RBC-11.42", "shock-ratio";
    ShockFlank: "RBC-11.42", "shock-flank";
    ShockRear: "RBC-11.42", "shock-rear";
    ShockWrap: "RBC-8.44", "shock-wrap";
    ShockCharge: "RBC-11.42", "shock-charge";
    ShockChargeFront: "RBC-11.42", "shock-charge-front";
    ShockGround: "RBC-11.42", "shock-ground";
    ShockWorks: "RBC-9.48", "shock-works";
    ShockStream: "RBC-11.42", "shock-stream";
    ShockCrossing: "RBC-11.42", "shock-crossing";
    ShockUphill: "RBC-11.42", "shock-uphill";
    ShockDisordered: "RBC-11.42", "shock-disordered";
    ShockExtended: "RBC-11.42", "shock-extended";
    ShockFatigue: "RBC-17.31", "shock-fatigue";
    ShockIneffective: "RBC-13.21a", "shock-ineffective";
    ShockLeader: "RBC-11.42", "shock-leader";
    ShockMarch: "RBC-11.42", "shock-march";
    ShockGunsAlone: "RBC-11.42", "shock-guns-alone";
}

/// Why strength was lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LossCause {
    /// Fire (10.34).
    Fire,
    /// Shock (11.43).
    Shock,
    /// Second disorder (12.34).
    Second,
    /// A retreat that could not be completed (12.42).
    Blocked,
    /// Rout (12.51).
    Rout,
    /// The Recovery Box (13.51).
    Recovery,
}

/// Why a brigade falls back from Attack to Advance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RevertCause {
    /// 6.18: nobody near the enemy, and no fire.
    NoContact,
    /// 13.21.
    Ineffective,
    /// 17.31.
    Tired,
    /// 16.2.
    Night,
}

/// Something that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the fields are named after what the sentence says")]
pub enum Event {
    TurnBegins {
        turn: u8,
    },
    // Command.
    SetUpDone {
        side: Side,
    },
    Placed {
        unit: Unit,
        hex: Hex,
    },
    Posted {
        leader: Leader,
        hex: Hex,
    },
    Faced {
        unit: Unit,
        facing: u8,
    },
    DrawnUp {
        unit: Unit,
        form: Form,
    },
    PutOnTop {
        unit: Unit,
    },
    InitiativeGiven {
        side: Side,
    },
    InitiativeNamed {
        leader: Option<Leader>,
    },
    InitiativeDie {
        side: Side,
        die: u8,
        total: i8,
    },
    InitiativeWon {
        side: Side,
    },
    EfficiencyDrawn {
        formation: Formation,
        value: u8,
    },
    CavalryEfficiency {
        side: Side,
        value: u8,
    },
    BrigadierOutOfCommand {
        brigade: Brigade,
    },
    InOverallRange {
        brigade: Brigade,
        rating: u8,
    },
    ReservePicked {
        brigade: Brigade,
    },
    Freed {
        brigade: Brigade,
    },
    GroupDue {
        group: u8,
    },
    LeaderPlaced {
        leader: Leader,
        hex: Hex,
    },
    Ordered {
        brigade: Brigade,
        order: Order,
    },
    OrderDie {
        brigade: Brigade,
        order: Order,
        die: u8,
        total: i8,
        result: ChangeResult,
    },
    RegimentDie {
        unit: Unit,
        order: Order,
        die: u8,
        total: i8,
        changed: bool,
    },
    Reverted {
        brigade: Brigade,
        cause: RevertCause,
    },
    Activated {
        brigade: Brigade,
        first: bool,
    },
    MarkerWasted {
        brigade: Brigade,
    },
    PoolEmpty,
    Skips {
        unit: Unit,
    },
    Capped {
        unit: Unit,
    },
    ReleaseDie {
        brigade: Brigade,
        die: u8,
        total: i8,
        released: bool,
    },
    ReleaseDeclined {
        brigade: Brigade,
    },
    Absorbed {
        unit: Unit,
        parent: Unit,
    },
    LegionAttached {
        brigade: Brigade,
    },
    FatigueGained {
        brigade: Brigade,
        level: u8,
    },
    FatigueLost {
        brigade: Brigade,
        level: u8,
    },
    BecameIneffective {
        brigade: Brigade,
    },
    EffectiveAgain {
        brigade: Brigade,
    },
    LeaderRode {
        leader: Leader,
        from: Hex,
        to: Hex,
        far: bool,
    },
    LeaderCaptured {
        leader: Leader,
        unit: Unit,
    },
    LeaderOut {
        leader: Leader,
        replaced: bool,
    },
    LeaderJoined {
        leader: Leader,
        unit: Unit,
    },
    LeaderWaits {
        leader: Leader,
    },
    LeaderReplaced {
        leader: Leader,
        unit: Unit,
    },
    RecoveryDie {
        unit: Unit,
        die: u8,
        total: i8,
        recovered: bool,
    },
    Returned {
        unit: Unit,
        hex: Hex,
    },
    NoWayBack {
        unit: Unit,
    },
    CapturedGunsRemoved {
        unit: Unit,
    },
    ObjectiveTaken {
        hex: Hex,
        side: Side,
    },
    // Movement.
    Entered {
        unit: Unit,
        hex: Hex,
        order: Order,
        cost: u8,
    },
    Stepped {
        unit: Unit,
        from: Hex,
        to: Hex,
        cost: u8,
    },
    Turned {
        unit: Unit,
        facing: u8,
        cost: u8,
    },
    Extended {
        unit: Unit,
        hex: Hex,
        cost: u8,
    },
    FlankRefused {
        unit: Unit,
        flank: Flank,
        cost: u8,
    },
    RefusalEnded {
        unit: Unit,
        cost: u8,
    },
    Formed {
        unit: Unit,
        form: Form,
        cost: u8,
    },
    RodeAlong {
        leader: Leader,
        unit: Unit,
    },
    MoveCut {
        unit: Unit,
    },
    Built {
        unit: Unit,
        done: u8,
        needed: u8,
    },
    BarricadeRaised {
        unit: Unit,
        hex: Hex,
    },
    FirePrepared {
        unit: Unit,
    },
    Recrewed {
        guns: Unit,
        by: Unit,
        form: Form,
    },
    RallyDie {
        unit: Unit,
        die: u8,
        drm: i8,
        cohesion: u8,
        rallied: bool,
    },
    Seen {
        unit: Unit,
    },
    Unseen {
        unit: Unit,
    },
    // Combat.
    /// A line of the sum that follows, for a side.
    Modified {
        side: Side,
        value: i8,
        why: Modifier,
    },
    Tested {
        unit: Unit,
        cause: TestCause,
        die: u8,
        drm: i8,
        cohesion: u8,
        passed: bool,
    },
    SharedTest {
        unit: Unit,
        sister: Unit,
    },
    Disordered {
        unit: Unit,
    },
    SecondDisorder {
        unit: Unit,
        die: u8,
        drm: i8,
        cohesion: u8,
        retreat: u8,
        loss: u8,
        rout: bool,
    },
    Lost {
        unit: Unit,
        points: u8,
        left: u8,
        why: LossCause,
    },
    Eliminated {
        unit: Unit,
    },
    Routed {
        unit: Unit,
    },
    Contracted {
        unit: Unit,
        hex: Hex,
    },
    Retreated {
        unit: Unit,
        from: Hex,
        to: Hex,
    },
    RetreatEnded {
        unit: Unit,
        hex: Hex,
        facing: u8,
    },
    RetreatBlocked {
        unit: Unit,
        missing: u8,
    },
    DrivenOff {
        unit: Unit,
    },
    LimberedUp {
        unit: Unit,
    },
    Abandoned {
        unit: Unit,
        hex: Hex,
    },
    GunsCaptured {
        guns: Unit,
        by: Unit,
    },
    GunsRetaken {
        guns: Unit,
        by: Unit,
    },
    BarricadeLost {
        hex: Hex,
    },
    LeaderDie {
        leader: Leader,
        die: u8,
        least: u8,
        hit: bool,
    },
    ConfusionDie {
        unit: Unit,
        hex: Hex,
        die: u8,
        distance: u8,
        cohesion: u8,
        fires: bool,
    },
    Fired {
        unit: Unit,
        firers: Units,
        kind: FireKind,
        from: Hex,
        target: Hex,
        struck: Units,
        range: u8,
        strength: u16,
    },
    FireDie {
        unit: Unit,
        die: u8,
        drm: i8,
        total: i8,
        result: FireResult,
    },
    Identified {
        unit: Unit,
    },
    GunsDrawn {
        unit: Unit,
        of: u8,
    },
    ShockDeclared {
        unit: Unit,
        hex: Hex,
    },
    ShockBegins {
        hex: Hex,
        attackers: Units,
        defenders: Units,
    },
    ReactionTurned {
        unit: Unit,
        facing: u8,
    },
    FallsBack {
        unit: Unit,
    },
    OutOfShock {
        unit: Unit,
    },
    ShockDie {
        unit: Unit,
        sister: Option<Unit>,
        die: u8,
        cohesion: u8,
        margin: i8,
    },
    ShockScores {
        attacker: Side,
        attack_margin: i8,
        attack: i8,
        defence_margin: i8,
        defence: i8,
        delta: i8,
    },
    ShockResults {
        attacker: ShockResult,
        defender: ShockResult,
    },
    ShockOver {
        hex: Hex,
    },
    Advanced {
        unit: Unit,
        from: Hex,
        to: Hex,
        facing: u8,
    },
    GameOver {
        winner: Option<Side>,
    },
}
