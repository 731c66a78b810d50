//! Why a choice may not be made, each with the rule that forbids it.

use kernel::text::kebab;
use kernel::{Refusal, Text};

/// A reason.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Bar {
    /// Nothing of the kind is asked now.
    NotAskedNow,
    /// The game is over.
    GameOver,
    /// It belongs to the other side.
    NotYours,
    /// It is not on the map.
    NotOnMap,
    /// Only a corps commander on the map is designated or withdrawn.
    NotACorpsCommander,
    /// He is not on the map.
    LeaderOffMap,
    /// It belongs to another corps.
    OtherCorps,
    /// It has been activated, or has failed its test, in this phase.
    ActivatedAlready,
    /// A brigade alone of its division is independent.
    AloneOfDivision,
    /// All its brigades are in rout.
    AllRouted,
    /// It is not independent.
    NotIndependent,
    /// A routed brigade does nothing.
    Routed,
    /// It has acted in this phase.
    ActedAlready,
    /// One independent brigade an activation (switch).
    OneSubstitution,
    /// It is no part of the division, nor near it.
    NotAttachable,
    /// One independent brigade a division.
    OneAttached,
    /// It does not stand in one of the equal groups.
    NotAMainGroup,
    /// The zone holds two brigades.
    FullZone,
    /// It would share the zone with a brigade of another corps.
    IllegalPair,
    /// The zone is full and in an enemy zone of control.
    FullZoneInZoc,
    /// It could pass, but then finds no room to end in.
    NoRoomBeyond,
    /// The division could not be closed.
    Cohesion,
    /// Resting is a whole action.
    RestComesFirst,
    /// It has no fatigue to reduce.
    NotFatigued,
    /// Only cavalry mounts and dismounts.
    NotCavalry,
    /// It is on foot.
    DismountedAlready,
    /// It is mounted, or has just mounted.
    MountedAlready,
    /// Its points do not pay for the step.
    NotEnoughPoints,
    /// Its points do not pay for an attack.
    AttackTooDear,
    /// Its points do not pay for dismounting.
    DismountTooDear,
    /// Mounting takes the whole allowance.
    MountTooDear,
    /// The crowd at the entry makes it too dear.
    EntryTooDear,
    /// A forced march is taken when points are needed.
    ForcedMarchWhenNeeded,
    /// Artillery makes no forced march.
    ArtilleryNoForcedMarch,
    /// Dismounted cavalry makes no forced march.
    DismountedNoForcedMarch,
    /// An isolated brigade makes no forced march.
    IsolatedNoForcedMarch,
    /// Fatigue 2 may not be exceeded.
    TooTiredToForce,
    /// No forced march on entry, by night, after a rest or after mounting.
    NoForcedMarchHere,
    /// A forced march is taken once.
    ForcedAlready,
    /// It has entered an enemy zone of control.
    StoppedByZoc,
    /// It has dismounted in this action.
    DismountedStays,
    /// The zone is not next to it.
    NotAdjacent,
    /// Bull Run is crossed by bridges only.
    NoBridge,
    /// An enemy brigade is there.
    EnemyThere,
    /// No enemy zone of control on entry or by night.
    EnemyZocClosed,
    /// It faces one of the zones around it.
    NotARingZone,
    /// The target of its mate must stay in the front.
    FacingLosesTarget,
    /// The front must hold as many enemy brigades as it can.
    FacingLosesEnemies,
    /// The newcomer must be in the front.
    FacingAwayFromContact,
    /// First a facing is chosen.
    FacingDue,
    /// First the lone commander leaves.
    LeaderMustLeave,
    /// He goes one or two zones, out of contact.
    NoRefuge,
    /// Only an army commander tests to move.
    NotAnArmyCommander,
    /// An activated army commander may not try.
    LeaderActivated,
    /// Only the designated commander, or an army commander after his test, moves.
    LeaderMayNotMove,
    /// No way open to him is short enough.
    LeaderTooFar,
    /// The zone is next to an enemy brigade, with no brigade of his own side in it.
    LeaderBesideEnemy,
    /// An enemy brigade bars his way there.
    LeaderIntoEnemy,
    /// A lone enemy commander is there.
    LeaderIntoPost,
    /// He is there.
    LeaderThereAlready,
    /// Artillery joins by itself and declares nothing.
    ArtilleryNeverAttacks,
    /// It attacks a zone it could march to.
    TargetNotNextTo,
    /// No enemy brigade is there.
    NobodyToAttack,
    /// The target must be in the front.
    TargetNotInFront,
    /// Both brigades of a stack attack one zone.
    StackAttacksElsewhere,
    /// Attacking zones must hang together.
    NotInChain,
    /// It does not stand in a part that attacks.
    NotAChainHead,
    /// No attack on that zone is left.
    NoSuchCombat,
    /// Declared attacks must be fought.
    CombatsDue,
    /// The strongest bears it; among equals the owner chooses.
    NotTheStrongest,
    /// Only an engaged brigade of the winner advances.
    NotEngagedWinner,
    /// It has advanced.
    AdvancedAlready,
    /// Artillery does not advance.
    ArtilleryNeverAdvances,
    /// The zone has not been abandoned.
    NotAbandoned,
    /// A retreat enters no zone twice.
    RetreatBackwards,
    /// Other zones lead farther from the enemies of the combat.
    RetreatNearer,
    /// Other zones that lead away are outside enemy fronts.
    RetreatIntoFront,
    /// Other such zones are outside enemy zones of control.
    RetreatIntoZoc,
    /// Other such zones lead towards the goals of the side.
    RetreatFromGoal,
    /// It has no retreat to make.
    NotRetreating,
    /// It cannot be called now.
    NotCallable,
    /// It does not come now.
    NotComing,
    /// That entry is not open to it.
    EntryClosed,
    /// Who has come and can enter must.
    MustEnter,
    /// It is not asked to stay now.
    MayNotStay,
    /// The night moves are used up.
    NoNightMoveLeft,
    /// Units that left the map come back first.
    ReturnFirst,
    /// It has moved this night, or may not.
    MovedThisNight,
    /// Everybody is placed at once only before the first unit stands.
    MusterFirst,
    /// The formation has no such list of zones.
    NoSuchGround,
    /// Another unit is placed first.
    PlaceInOrder,
    /// It may not stand there: every zone of the list needs a brigade, and two at most.
    NotItsGround,
}

impl Bar {
    /// All of them, for the check that each has words.
    pub const ALL: &'static [Bar] = &[
        Bar::NotAskedNow,
        Bar::GameOver,
        Bar::NotYours,
        Bar::NotOnMap,
        Bar::NotACorpsCommander,
        Bar::LeaderOffMap,
        Bar::OtherCorps,
        Bar::ActivatedAlready,
        Bar::AloneOfDivision,
        Bar::AllRouted,
        Bar::NotIndependent,
        Bar::Routed,
        Bar::ActedAlready,
        Bar::OneSubstitution,
        Bar::NotAttachable,
        Bar::OneAttached,
        Bar::NotAMainGroup,
        Bar::FullZone,
        Bar::IllegalPair,
        Bar::FullZoneInZoc,
        Bar::NoRoomBeyond,
        Bar::Cohesion,
        Bar::RestComesFirst,
        Bar::NotFatigued,
        Bar::NotCavalry,
        Bar::DismountedAlready,
        Bar::MountedAlready,
        Bar::NotEnoughPoints,
        Bar::AttackTooDear,
        Bar::DismountTooDear,
        Bar::MountTooDear,
        Bar::EntryTooDear,
        Bar::ForcedMarchWhenNeeded,
        Bar::ArtilleryNoForcedMarch,
        Bar::DismountedNoForcedMarch,
        Bar::IsolatedNoForcedMarch,
        Bar::TooTiredToForce,
        Bar::NoForcedMarchHere,
        Bar::ForcedAlready,
        Bar::StoppedByZoc,
        Bar::DismountedStays,
        Bar::NotAdjacent,
        Bar::NoBridge,
        Bar::EnemyThere,
        Bar::EnemyZocClosed,
        Bar::NotARingZone,
        Bar::FacingLosesTarget,
        Bar::FacingLosesEnemies,
        Bar::FacingAwayFromContact,
        Bar::FacingDue,
        Bar::LeaderMustLeave,
        Bar::NoRefuge,
        Bar::NotAnArmyCommander,
        Bar::LeaderActivated,
        Bar::LeaderMayNotMove,
        Bar::LeaderTooFar,
        Bar::LeaderBesideEnemy,
        Bar::LeaderIntoEnemy,
        Bar::LeaderIntoPost,
        Bar::LeaderThereAlready,
        Bar::ArtilleryNeverAttacks,
        Bar::TargetNotNextTo,
        Bar::NobodyToAttack,
        Bar::TargetNotInFront,
        Bar::StackAttacksElsewhere,
        Bar::NotInChain,
        Bar::NotAChainHead,
        Bar::NoSuchCombat,
        Bar::CombatsDue,
        Bar::NotTheStrongest,
        Bar::NotEngagedWinner,
        Bar::AdvancedAlready,
        Bar::ArtilleryNeverAdvances,
        Bar::NotAbandoned,
        Bar::RetreatBackwards,
        Bar::RetreatNearer,
        Bar::RetreatIntoFront,
        Bar::RetreatIntoZoc,
        Bar::RetreatFromGoal,
        Bar::NotRetreating,
        Bar::NotCallable,
        Bar::NotComing,
        Bar::EntryClosed,
        Bar::MustEnter,
        Bar::MayNotStay,
        Bar::NoNightMoveLeft,
        Bar::ReturnFirst,
        Bar::MovedThisNight,
        Bar::MusterFirst,
        Bar::NoSuchGround,
        Bar::PlaceInOrder,
        Bar::NotItsGround,
    ];

    /// The rule behind it.
    pub const fn rule(self) -> &'static str {
        match self {
            Bar::NotAskedNow => "S-4-order",
            Bar::GameOver => "S-8.G-end",
            Bar::NotYours => "S-4-halves",
            Bar::NotOnMap => "S-6.2-alone-reinf",
            Bar::NotACorpsCommander => "S-6.1-designate",
            Bar::LeaderOffMap => "S-6.1-designate",
            Bar::OtherCorps => "S-6.1-one-by-one-div",
            Bar::ActivatedAlready => "S-6.1-division-once",
            Bar::AloneOfDivision => "S-Q05",
            Bar::AllRouted => "S-10.4-rout-state",
            Bar::NotIndependent => "S-6.1-substitute",
            Bar::Routed => "S-10.4-rout-state",
            Bar::ActedAlready => "S-6.1-once",
            Bar::OneSubstitution => "S-Q06",
            Bar::NotAttachable => "S-6.2-two",
            Bar::OneAttached => "S-6.1-attach",
            Bar::NotAMainGroup => "S-Q18",
            Bar::FullZone => "S-9.6-two",
            Bar::IllegalPair => "S-9.6-corps",
            Bar::FullZoneInZoc => "S-9.6-zoc-full",
            Bar::NoRoomBeyond => "S-9.6-pass",
            Bar::Cohesion => "S-9.1-cohesion-end",
            Bar::RestComesFirst => "S-6.1-rest-or-move",
            Bar::NotFatigued => "S-6.1-rest-who",
            Bar::NotCavalry => "S-9.4-dismount",
            Bar::DismountedAlready => "S-9.4-dismount",
            Bar::MountedAlready => "S-9.4-remount-nomove",
            Bar::NotEnoughPoints => "S-9.4-plain",
            Bar::AttackTooDear => "S-9.4-attack-cost",
            Bar::DismountTooDear => "S-9.4-dismount",
            Bar::MountTooDear => "S-9.4-remount",
            Bar::EntryTooDear => "S-11.1.3-congestion",
            Bar::ForcedMarchWhenNeeded => "S-9.4-forced-after",
            Bar::ArtilleryNoForcedMarch => "S-9.4-forced-art",
            Bar::DismountedNoForcedMarch => "S-Q118",
            Bar::IsolatedNoForcedMarch => "S-9.1-isolated-noforced",
            Bar::TooTiredToForce => "S-9.4-forced-cap",
            Bar::NoForcedMarchHere => "S-8.E-noforced",
            Bar::ForcedAlready => "S-9.4-forced",
            Bar::StoppedByZoc => "S-9.3-stop",
            Bar::DismountedStays => "S-9.4-dismount-after",
            Bar::NotAdjacent => "S-2-zones",
            Bar::NoBridge => "S-11.1.5-bullrun",
            Bar::EnemyThere => "S-9.6-enemy",
            Bar::EnemyZocClosed => "S-8.E-nozoc",
            Bar::NotARingZone => "S-9.3-face-zone",
            Bar::FacingLosesTarget => "S-9.6-mate-marker",
            Bar::FacingLosesEnemies => "S-9.5-most",
            Bar::FacingAwayFromContact => "S-9.5-react",
            Bar::FacingDue => "S-9.5-react-order",
            Bar::LeaderMustLeave => "S-9.4-lone",
            Bar::NoRefuge => "S-9.4-lone",
            Bar::NotAnArmyCommander => "S-6.3-ac-test",
            Bar::LeaderActivated => "S-6.3-ac-once",
            Bar::LeaderMayNotMove => "S-6.3-who",
            Bar::LeaderTooFar => "S-6.3-mp",
            Bar::LeaderBesideEnemy => "S-6.3-adjacent",
            Bar::LeaderIntoEnemy => "S-6.3-enemy-zone",
            Bar::LeaderIntoPost => "S-Q47",
            Bar::LeaderThereAlready => "S-6.3-decline",
            Bar::ArtilleryNeverAttacks => "S-Q34",
            Bar::TargetNotNextTo => "S-9.4-attack-adjacent",
            Bar::NobodyToAttack => "S-9.4-attack-adjacent",
            Bar::TargetNotInFront => "S-Q32",
            Bar::StackAttacksElsewhere => "S-10.1-stack",
            Bar::NotInChain => "S-10.1-joint-not",
            Bar::NotAChainHead => "S-Q49",
            Bar::NoSuchCombat => "S-10.1-direction",
            Bar::CombatsDue => "S-10.1-must",
            Bar::NotTheStrongest => "S-10.4-choice",
            Bar::NotEngagedWinner => "S-10.4-advance-terms",
            Bar::AdvancedAlready => "S-10.4-advance-terms",
            Bar::ArtilleryNeverAdvances => "S-10.4-art-noadvance",
            Bar::NotAbandoned => "S-10.4-advance",
            Bar::RetreatBackwards => "S-10.4-retreat-no-return",
            Bar::RetreatNearer => "S-10.4-prio1",
            Bar::RetreatIntoFront => "S-10.4-prio2",
            Bar::RetreatIntoZoc => "S-10.4-prio3",
            Bar::RetreatFromGoal => "S-10.4-prio4",
            Bar::NotRetreating => "S-8.A-move",
            Bar::NotCallable => "S-SC1-jones",
            Bar::NotComing => "S-8.E-when",
            Bar::EntryClosed => "S-8.E-blocked",
            Bar::MustEnter => "S-8.E-when",
            Bar::MayNotStay => "S-Q123",
            Bar::NoNightMoveLeft => "S-SC3-night-d",
            Bar::ReturnFirst => "S-SC3-night-d-entry",
            Bar::MovedThisNight => "S-SC3-night-d",
            Bar::MusterFirst => "S-11.2-each-zone",
            Bar::NoSuchGround => "S-11.2-each-zone",
            Bar::PlaceInOrder => "S-11.2-each-zone",
            Bar::NotItsGround => "S-11.2-each-zone",
        }
    }

    /// The message id: `sbr-bar-` and the reason in kebab case.
    pub fn key(self) -> String {
        kebab("sbr-bar", &self)
    }

    /// The refusal for a player.
    pub fn refusal(self) -> Refusal {
        Refusal::new(self.rule(), Text::key(self.key()))
    }
}
