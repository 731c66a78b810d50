//! Why a choice is not allowed: one reason each, with the rule that gives it.

use kernel::{Refusal, Text};

/// A reason to refuse.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the message of each reason is in data/text, by its key")]
pub enum Bar {
    NotAskedNow,
    GameOver,
    NotYours,
    NotOnMap,
    NotToBePlaced,
    WrongBank,
    TooFarFromBase,
    TooFarFromBaseNorth,
    TooNearToBase,
    TouchesBullRun,
    ZoneTakenForward,
    NotForwardArmy,
    ForwardFirst,
    ForwardComplete,
    RestCouldNotBePlaced,
    NotNearHq,
    MayNotExtend,
    AlreadyExtended,
    PlacementIncomplete,
    OpFatigued,
    OpContact,
    OpExtended,
    OpLimit,
    OpLimitSouth,
    OpOrder,
    OpAlready,
    OpMarked,
    AlreadyActed,
    MustSelect,
    NotFatigued,
    LegionNeverRests,
    RestComesFirst,
    RestedAlready,
    NotAdjacent,
    NoCrossing,
    FarmFordUnknown,
    FarmFordFirstStep,
    ManoeuvreBan,
    EnemyThere,
    StoppedByZoc,
    ZocToZoc,
    ExtendedCannotMove,
    NotEnoughPoints,
    FullZone,
    FullZoneMoveOn,
    LegionNotHere,
    LegionActed,
    DeployOverRiver,
    LegionNeverDeploys,
    NotExtended,
    DeployedThisActivation,
    NotOneOfItsZones,
    NoSuchLine,
    ReorderedAlready,
    NoOtherHost,
    NothingToAttack,
    AttachedLegionEngages,
    FarmFordNotClosed,
    MustMove,
    NotARingZone,
    FacingLosesEnemies,
    FacingWithoutTarget,
    FacingAwayFromContact,
    HqActivated,
    HqTooFar,
    HqContact,
    HqStacking,
    NothingToTarget,
    NotEngaged,
    NotFrontLine,
    FoughtAlready,
    TargetNotInFront,
    ZoneAttackedAlready,
    NoChain,
    JoinOrder,
    SeveralZonesNeeded,
    NobodyJoined,
    NotHit,
    MustAttempt,
    CannotRetreat,
    RetreatTowardsEnemy,
    RetreatThroughFront,
    RetreatNoRoom,
    NotAttackerHere,
    NotVacated,
    ExtendedDoesNotAdvance,
    RetreatedDoesNotAdvance,
    NotMarked,
    NoPlaceToArrive,
}

impl Bar {
    /// The rule that forbids it.
    pub const fn rule(self) -> &'static str {
        match self {
            Bar::NotAskedNow | Bar::NotYours => "BR-5-phase-order",
            Bar::GameOver => "BR-1-turn-track",
            Bar::NotOnMap | Bar::AlreadyActed => "BR-7-once-per-half-phase",
            Bar::NotToBePlaced | Bar::PlacementIncomplete => "BR-12.1-decisions",
            Bar::WrongBank
            | Bar::ZoneTakenForward
            | Bar::NotForwardArmy
            | Bar::ForwardFirst
            | Bar::ForwardComplete
            | Bar::TooFarFromBase
            | Bar::RestCouldNotBePlaced => "BR-12.2-free-south",
            Bar::TooNearToBase => "BR-12.2-free-switch",
            Bar::TouchesBullRun | Bar::TooFarFromBaseNorth => "BR-12.2-free-north",
            Bar::NotNearHq => "BR-13-30va-place",
            Bar::MayNotExtend => "BR-12.2-free-extended",
            Bar::OpFatigued => "BR-6-op-fatigued",
            Bar::OpContact => "BR-6-op-contact",
            Bar::OpExtended => "BR-6-op-no-extended",
            Bar::OpLimit => "BR-6-op-limit-north",
            Bar::OpOrder => "BR-6-op-optional",
            Bar::OpAlready => "BR-6-op-legion",
            Bar::OpLimitSouth => "BR-6-op-limit-south",
            Bar::OpMarked => "BR-6-op-not-activatable",
            Bar::MustSelect => "BR-7-must-select",
            Bar::NotFatigued | Bar::RestComesFirst | Bar::RestedAlready => "BR-7-rest-only-fatigued",
            Bar::LegionNeverRests => "BR-10.5-legion-no-rest",
            Bar::LegionNotHere | Bar::LegionActed => "BR-10.5-legion-moves",
            Bar::NoOtherHost => "BR-10.5-legion-host",
            Bar::NotAdjacent => "BR-3-adjacency-border",
            Bar::NoCrossing => "BR-10.3-river-closed",
            Bar::FarmFordUnknown => "BR-10.3-farm-ford-begin",
            Bar::FarmFordFirstStep | Bar::FarmFordNotClosed => "BR-10.3-farm-ford-first",
            Bar::ManoeuvreBan => "BR-13-manoeuvre-south",
            Bar::EnemyThere => "BR-10.3-enemy-zone",
            Bar::StoppedByZoc => "BR-10.3-zoc-stop",
            Bar::ZocToZoc => "BR-10.3-zoc-leave",
            Bar::ExtendedCannotMove => "BR-10.6-no-move",
            Bar::NotEnoughPoints => "BR-10.3-extension",
            Bar::FullZone | Bar::FullZoneMoveOn => "BR-10.5-full-zone-exit",
            Bar::AlreadyExtended => "BR-10.6-deploy",
            Bar::DeployOverRiver => "BR-10.6-deploy-no-river",
            Bar::LegionNeverDeploys => "BR-10.5-legion-no-deploy",
            Bar::NotExtended | Bar::NotOneOfItsZones => "BR-10.6-regroup",
            Bar::DeployedThisActivation => "BR-10.6-no-deploy-then-regroup",
            Bar::NoSuchLine | Bar::ReorderedAlready => "BR-10.5-line-swap",
            Bar::NothingToAttack | Bar::AttachedLegionEngages => "BR-10.3-engage-target",
            Bar::MustMove => "BR-12.1-op-must-move",
            Bar::NotARingZone => "BR-10.4-free-facing",
            Bar::FacingLosesEnemies => "BR-10.4-contact-mover",
            Bar::FacingWithoutTarget => "BR-10.3-engage-facing",
            Bar::FacingAwayFromContact => "BR-10.4-contact-enemy-turns",
            Bar::HqActivated => "BR-7-hq-once-a-turn",
            Bar::HqTooFar => "BR-7-hq-6mp",
            Bar::HqContact => "BR-7-hq-no-contact",
            Bar::HqStacking => "BR-7-hq-stack-one",
            Bar::NothingToTarget | Bar::NotEngaged | Bar::NobodyJoined => "BR-11.1-needs-mark",
            Bar::NotFrontLine => "BR-11.1-mark-second-line",
            Bar::FoughtAlready => "BR-11.1-one-combat-each",
            Bar::ZoneAttackedAlready => "BR-11.1-once-per-zone",
            Bar::TargetNotInFront => "BR-11.1-target-in-front",
            Bar::NoChain | Bar::JoinOrder => "BR-11.1-joint",
            Bar::SeveralZonesNeeded => "BR-11.1-multi-target",
            Bar::NotHit => "BR-11.4-hit-order",
            Bar::MustAttempt => "BR-11.4-hit-forced",
            Bar::CannotRetreat => "BR-11.4-retreat-none",
            Bar::RetreatTowardsEnemy => "BR-11.4-retreat-away",
            Bar::RetreatThroughFront => "BR-11.4-retreat-front",
            Bar::RetreatNoRoom => "BR-11.4-retreat-stacking",
            Bar::NotAttackerHere | Bar::NotVacated | Bar::RetreatedDoesNotAdvance => "BR-11.4-advance",
            Bar::ExtendedDoesNotAdvance => "BR-11.4-advance-not-extended",
            Bar::NotMarked => "BR-9-op-double",
            Bar::NoPlaceToArrive => "BR-12.3-blocked",
        }
    }

    /// The message id: `br61-bar-` and the reason in kebab case.
    pub fn key(self) -> String {
        let name = format!("{self:?}");
        let mut key = String::from("br61-bar");
        for letter in name.chars() {
            if letter.is_ascii_uppercase() {
                key.push('-');
            }
            key.push(letter.to_ascii_lowercase());
        }
        key
    }

    /// The refusal for a player.
    pub fn refusal(self) -> Refusal {
        Refusal::new(self.rule(), Text::key(self.key()))
    }
}
