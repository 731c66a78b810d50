//! Why a choice may not be made, each with the rule that forbids it and the key of its words.

use kernel::{Refusal, Text};

macro_rules! bars {
    ($($(#[$doc:meta])+ $name:ident: $rule:literal, $key:literal;)+) => {
        /// A reason.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Bar {
            $($(#[$doc])+ $name,)+
        }

        impl Bar {
            /// All reasons.
            pub const ALL: &'static [Bar] = &[$(Bar::$name,)+];

            /// The ledger id of the rule that forbids it.
            pub const fn rule(self) -> &'static str {
                match self {
                    $(Bar::$name => $rule,)+
                }
            }

            /// The key of its words.
            pub const fn key(self) -> &'static str {
                match self {
                    $(Bar::$name => $key,)+
                }
            }
        }
    };
}

bars! {
    // General.
    /// Nothing of the kind is asked now.
    NotAskedNow: "RBC-3.1", "rb61-bar-not-asked-now";
    /// The game is over.
    GameOver: "RBC-3.1", "rb61-bar-game-over";
    /// It belongs to the other side.
    NotYours: "RBC-3.2", "rb61-bar-not-yours";
    /// It is not on the map.
    NotOnMap: "RBC-3.2", "rb61-bar-not-on-map";
    /// It does not belong to the brigade whose marker is in play.
    NotActive: "RBC-3.2", "rb61-bar-not-active";
    /// It may do nothing more in this activation.
    Finished: "RBC-3.2", "rb61-bar-finished";
    /// It skips this activation for want of command.
    OutOfRange: "RBC-5.36", "rb61-bar-out-of-range";
    /// It has used the activations printed for it in this turn.
    UsedUp: "RBC-9.71b", "rb61-bar-used-up";
    // Command.
    /// It stands in the set-up where and as it may not.
    NotItsPlace: "RBC-20.1", "rb61-bar-not-its-place";
    /// That has been settled once in the set-up.
    SettledAlready: "RBC-20.1", "rb61-bar-settled-already";
    /// A leader has to be posted first.
    PostFirst: "RBC-20.1", "rb61-bar-post-first";
    /// It cannot be drawn up or faced like this.
    NoSuchForm: "RBC-20.1", "rb61-bar-no-such-form";
    /// There is nothing beneath or above it to change with.
    NoStack: "RBC-8.21", "rb61-bar-no-stack";
    /// He has no rating to add.
    NoRating: "RBC-5.11", "rb61-bar-no-rating";
    /// It is not in Reserve, or not due yet.
    NotInReserve: "RBC-14.42", "rb61-bar-not-in-reserve";
    /// A brigade in Reserve takes no orders.
    InReserve: "RBC-6.31", "rb61-bar-in-reserve";
    /// It has no markers left.
    NoMarkers: "RBC-5.24", "rb61-bar-no-markers";
    /// Cavalry is never first.
    CavalryFirst: "RBC-5.14", "rb61-bar-cavalry-first";
    /// The Legion is no brigade, and a brigade in Reserve has to be drawn.
    NeverFirst: "RBC-5.15", "rb61-bar-never-first";
    /// The commander named for the initiative leads the other army.
    OtherArmy: "RBC-5.13", "rb61-bar-other-army";
    /// Only brigades take orders as a whole.
    NoBrigade: "RBC-6.44", "rb61-bar-no-brigade";
    /// It is not in command.
    OutOfCommand: "RBC-6.21", "rb61-bar-out-of-command";
    /// No brigadier is on the map.
    NoBrigadier: "RBC-6.22", "rb61-bar-no-brigadier";
    /// It has had its order in this phase or activation.
    OrderedAlready: "RBC-6.22", "rb61-bar-ordered-already";
    /// It is under this order already.
    SameOrder: "RBC-6.17", "rb61-bar-same-order";
    /// Only brigades held back at first are in Reserve.
    ReserveOnlyAtFirst: "RBC-6.31", "rb61-bar-reserve-only-at-first";
    /// No March with the enemy near and in sight.
    MarchNearEnemy: "RBC-6.21a", "rb61-bar-march-near-enemy";
    /// No Attack for an ineffective brigade.
    AttackIneffective: "RBC-13.21a", "rb61-bar-attack-ineffective";
    /// No Attack at this fatigue.
    AttackTired: "RBC-17.31", "rb61-bar-attack-tired";
    /// No Attack at night.
    AttackAtNight: "RBC-16.2", "rb61-bar-attack-at-night";
    /// The Legion alone only marches.
    LegionMarches: "RBC-5.26", "rb61-bar-legion-marches";
    /// Regiments try instead of the brigade, not besides.
    BrigadeTried: "RBC-6.41", "rb61-bar-brigade-tried";
    /// The regiments have tried.
    RegimentsTried: "RBC-6.41", "rb61-bar-regiments-tried";
    /// This regiment has tried.
    TriedAlready: "RBC-6.41", "rb61-bar-tried-already";
    /// A half of a regiment never tries alone.
    HalfRegiment: "RBC-6.42", "rb61-bar-half-regiment";
    /// Reserve guns fire once a turn.
    BatteryFired: "RBC-14.41a", "rb61-bar-battery-fired";
    /// It is no detachment with its parent.
    NotWithParent: "RBC-14.32", "rb61-bar-not-with-parent";
    /// No counter of the Legion has ended its move near this brigadier.
    NotNearBrigadier: "RBC-5.26a", "rb61-bar-not-near-brigadier";
    /// He does not move now.
    LeaderNotNow: "RBC-4.17", "rb61-bar-leader-not-now";
    /// He has moved.
    LeaderMoved: "RBC-3.7", "rb61-bar-leader-moved";
    /// He cannot get there.
    LeaderTooFar: "RBC-9.31", "rb61-bar-leader-too-far";
    /// It is not the nearest unit of his command.
    NotTheNearest: "RBC-12.53", "rb61-bar-not-the-nearest";
    /// He waits for nobody, or not for this unit.
    NoReplacement: "RBC-12.75", "rb61-bar-no-replacement";
    /// A unit cannot come back there.
    NoReturnThere: "RBC-13.51", "rb61-bar-no-return-there";
    // Movement.
    /// An enemy combat unit stands there.
    EnemyThere: "RBC-9.51", "rb61-bar-enemy-there";
    /// The hexes do not touch.
    NotAdjacent: "RBC-9.11", "rb61-bar-not-adjacent";
    /// Its movement points do not suffice.
    NotEnoughPoints: "RBC-9.11", "rb61-bar-not-enough-points";
    /// It cannot go there.
    Impassable: "RBC-9.41", "rb61-bar-impassable";
    /// Bull Run is crossed at bridges and fords only.
    BullRun: "RBC-9.46", "rb61-bar-bull-run";
    /// Guns cannot use this ford.
    FordNoGuns: "RBC-9.4a", "rb61-bar-ford-no-guns";
    /// Too steep for guns off the road.
    TooSteep: "RBC-9.42", "rb61-bar-too-steep";
    /// Nobody leaves the map of his own will.
    OffMap: "RBC-9.91", "rb61-bar-off-map";
    /// In March nobody comes near an enemy in sight.
    MarchTooNear: "RBC-6.11", "rb61-bar-march-too-near";
    /// In March near an enemy in sight it may only go away from him.
    MarchAway: "RBC-6.12", "rb61-bar-march-away";
    /// In Advance nobody goes next to an enemy.
    AdvanceBeside: "RBC-6.11a", "rb61-bar-advance-beside";
    /// Not from front hex to front hex of the same enemy.
    FrontToFront: "RBC-9.52", "rb61-bar-front-to-front";
    /// It has entered an enemy front and stops.
    StoppedByFront: "RBC-9.51", "rb61-bar-stopped-by-front";
    /// In Reserve nobody moves.
    ReserveStays: "RBC-14.41", "rb61-bar-reserve-stays";
    /// The brigade may not move in this activation.
    Pinned: "RBC-6.22", "rb61-bar-pinned";
    /// In March there is one combat unit to a hex.
    MarchAlone: "RBC-8.12", "rb61-bar-march-alone";
    /// The hex does not hold so many points.
    HexFull: "RBC-8.11", "rb61-bar-hex-full";
    /// Infantry and cavalry of different brigades do not stack.
    OtherBrigade: "RBC-8.11", "rb61-bar-other-brigade";
    /// Two infantry or cavalry counters to a hex.
    TooManyCounters: "RBC-8.11", "rb61-bar-too-many-counters";
    /// It could not end its move there, nor go on.
    NoRoomToEnd: "RBC-8.13", "rb61-bar-no-room-to-end";
    /// It faces there, or there is no such vertex.
    FacesThere: "RBC-7.21", "rb61-bar-faces-there";
    /// Guns in battery turn by one vertex instead of moving.
    PivotOnce: "RBC-7.21", "rb61-bar-pivot-once";
    /// It has a flank refused.
    Refused: "RBC-7.33", "rb61-bar-refused";
    /// It has no flank refused.
    NotRefused: "RBC-7.33", "rb61-bar-not-refused";
    /// Recruits refuse no flank.
    RefuseRecruits: "RBC-7.32", "rb61-bar-refuse-recruits";
    /// A flank is refused in Advance only.
    RefuseOrder: "RBC-7.31", "rb61-bar-refuse-order";
    /// It is Disordered.
    Disordered: "RBC-12.31", "rb61-bar-disordered";
    /// Only infantry extends.
    ExtendFoot: "RBC-8.41", "rb61-bar-extend-foot";
    /// It is too weak to extend.
    ExtendWeak: "RBC-8.41", "rb61-bar-extend-weak";
    /// A line is extended in Advance or Attack only.
    ExtendOrder: "RBC-8.41", "rb61-bar-extend-order";
    /// A line extends into a flank hex.
    ExtendSideways: "RBC-8.41", "rb61-bar-extend-sideways";
    /// It would extend next to an enemy.
    ExtendBesideEnemy: "RBC-8.42", "rb61-bar-extend-beside-enemy";
    /// It is in extended line.
    Extended: "RBC-8.42", "rb61-bar-extended";
    /// It is not in extended line.
    NotExtended: "RBC-8.42", "rb61-bar-not-extended";
    /// It does not stand there.
    NotItsHex: "RBC-8.42", "rb61-bar-not-its-hex";
    /// A line moves only to its front, both halves together.
    LineForward: "RBC-8.42", "rb61-bar-line-forward";
    /// A line cannot face there.
    LineFacing: "RBC-8.41", "rb61-bar-line-facing";
    /// Guns move limbered.
    LimberFirst: "RBC-9.13", "rb61-bar-limber-first";
    /// It cannot be drawn up like this.
    NotItsForm: "RBC-9.13", "rb61-bar-not-its-form";
    /// In March guns stay limbered.
    MarchLimbered: "RBC-9.13", "rb61-bar-march-limbered";
    /// No unlimbering next to enemy infantry or cavalry in Good Order.
    UnlimberBeside: "RBC-9.13", "rb61-bar-unlimber-beside";
    /// It neither dismounts nor remounts.
    NoDismounting: "RBC-14.21", "rb61-bar-no-dismounting";
    /// Not next to an enemy.
    MountBeside: "RBC-14.21", "rb61-bar-mount-beside";
    /// He has ridden in this activation.
    RodeAlready: "RBC-9.31", "rb61-bar-rode-already";
    /// He is not with this unit, or not its brigadier.
    CannotRide: "RBC-9.31", "rb61-bar-cannot-ride";
    /// It has moved in this activation.
    MovedAlready: "RBC-3.2", "rb61-bar-moved-already";
    /// It has taken its action in this activation.
    ActedAlready: "RBC-3.2", "rb61-bar-acted-already";
    /// It has fired in this activation.
    ActiveFireMade: "RBC-6.15", "rb61-bar-active-fire-made";
    /// It is in Good Order.
    NotDisordered: "RBC-13.41", "rb61-bar-not-disordered";
    /// No rally next to an enemy.
    RallyBeside: "RBC-13.41", "rb61-bar-rally-beside";
    /// Only infantry builds.
    BuildFoot: "RBC-15.11", "rb61-bar-build-foot";
    /// Barricades are built in Advance only.
    BuildOrder: "RBC-15.11", "rb61-bar-build-order";
    /// No building next to an enemy.
    BuildBeside: "RBC-15.11", "rb61-bar-build-beside";
    /// There is such a barricade already.
    BuildStands: "RBC-15.12", "rb61-bar-build-stands";
    /// Recruits prepare no fire.
    PrepareRecruits: "RBC-10.51", "rb61-bar-prepare-recruits";
    /// Only infantry and batteries prepare fire.
    PrepareArm: "RBC-10.51", "rb61-bar-prepare-arm";
    /// Fire is prepared in Advance only.
    PrepareOrder: "RBC-10.51", "rb61-bar-prepare-order";
    /// Not next to an enemy.
    PrepareBeside: "RBC-10.52", "rb61-bar-prepare-beside";
    /// Limbered guns prepare no fire.
    PrepareLimbered: "RBC-10.52", "rb61-bar-prepare-limbered";
    /// It has been put on top in this activation.
    RestackedAlready: "RBC-8.21", "rb61-bar-restacked-already";
    /// There is nobody to man these guns now.
    CannotRecrew: "RBC-12.81", "rb61-bar-cannot-recrew";
    /// Abandoned guns are manned first.
    RecrewFirst: "RBC-12.81", "rb61-bar-recrew-first";
    /// It does not wait to enter.
    NotDue: "RBC-9.71", "rb61-bar-not-due";
    /// It does not enter there.
    NotItsEntry: "RBC-9.71", "rb61-bar-not-its-entry";
    /// Another group of the column enters first.
    EntryWaits: "RBC-9.71", "rb61-bar-entry-waits";
    /// It does not enter under this order.
    EntryOrder: "RBC-9.72", "rb61-bar-entry-order";
    /// It has no answer to this.
    NoAnswer: "RBC-3.3", "rb61-bar-no-answer";
    /// It has tried to turn in this activation.
    ReactedAlready: "RBC-9.61", "rb61-bar-reacted-already";
    /// The enemy stands in its front.
    ReactFront: "RBC-9.61", "rb61-bar-react-front";
    /// Only steady infantry and guns in battery turn in reaction, not in March or in line.
    ReactUnable: "RBC-9.61", "rb61-bar-react-unable";
    /// It cannot turn so far.
    ReactTurn: "RBC-9.61", "rb61-bar-react-turn";
    // Combat.
    /// A unit in March does not fire.
    FireInMarch: "RBC-6.11", "rb61-bar-fire-in-march";
    /// Guns fire only unlimbered.
    FireLimbered: "RBC-9.13", "rb61-bar-fire-limbered";
    /// Of a brigade in Reserve only the guns fire, and not as an action.
    FireReserve: "RBC-14.41", "rb61-bar-fire-reserve";
    /// It has held its fire at what it took for a friend.
    FireSilent: "RBC-10.83", "rb61-bar-fire-silent";
    /// It has taken another action.
    FireActed: "RBC-3.2", "rb61-bar-fire-acted";
    /// It has fired in this activation.
    FireAgain: "RBC-6.15", "rb61-bar-fire-again";
    /// It has made this kind of fire in this activation.
    FireUsed: "RBC-10.13", "rb61-bar-fire-used";
    /// It has no Prepared Fire marker.
    FireNotPrepared: "RBC-10.51", "rb61-bar-fire-not-prepared";
    /// Only an extended line fires by halves.
    FirePart: "RBC-8.43", "rb61-bar-fire-part";
    /// The halves of a line fire together at one hex, or at two hexes.
    FireHalfAgain: "RBC-8.43", "rb61-bar-fire-half-again";
    /// Only the counter on top of a stack fires.
    FireBeneath: "RBC-8.21", "rb61-bar-fire-beneath";
    /// There is no enemy in the hex.
    FireNobody: "RBC-10.11", "rb61-bar-fire-nobody";
    /// Out of range.
    FireRange: "RBC-10.35", "rb61-bar-fire-range";
    /// Too dark to see that far.
    FireDark: "RBC-10.23", "rb61-bar-fire-dark";
    /// Out of arc.
    FireArc: "RBC-10.12", "rb61-bar-fire-arc";
    /// Ground stops the line.
    FireUnseen: "RBC-10.21", "rb61-bar-fire-unseen";
    /// Units stand in the line.
    FireMasked: "RBC-10.22", "rb61-bar-fire-masked";
    /// It is no section of the same battery in the same hex.
    FireJoin: "RBC-10.63", "rb61-bar-fire-join";
    /// It was not fired at, or the firer is gone.
    FireNoAnswer: "RBC-10.71", "rb61-bar-fire-no-answer";
    /// It owes no such test.
    TestNotDue: "RBC-10.82", "rb61-bar-test-not-due";
    /// It is not among the nearest that confuse it.
    MistakeWhom: "RBC-10.86", "rb61-bar-mistake-whom";
    /// The hex does not lead away from what drives the unit off, or cannot be entered.
    RetreatWay: "RBC-12.41", "rb61-bar-retreat-way";
    /// He is not with the unit that retreats.
    RetreatRider: "RBC-12.74", "rb61-bar-retreat-rider";
    /// It draws together into one of its own hexes.
    ContractElsewhere: "RBC-8.45", "rb61-bar-contract-elsewhere";
    /// Artillery never shocks.
    ShockArtillery: "RBC-6.13", "rb61-bar-shock-artillery";
    /// Only units under Attack shock.
    ShockOrder: "RBC-6.11", "rb61-bar-shock-order";
    /// Disordered units do not shock.
    ShockDisordered: "RBC-11.11", "rb61-bar-shock-disordered";
    /// A unit with a refused flank does not shock.
    ShockRefused: "RBC-7.33", "rb61-bar-shock-refused";
    /// Its fire binds it.
    ShockFired: "RBC-6.16", "rb61-bar-shock-fired";
    /// There is no enemy in the hex.
    ShockNobody: "RBC-11.11", "rb61-bar-shock-nobody";
    /// The hex is not in its front.
    ShockFront: "RBC-11.11", "rb61-bar-shock-front";
    /// No shock across Bull Run.
    ShockRiver: "RBC-9.46", "rb61-bar-shock-river";
    /// The ground forbids it.
    ShockWoods: "RBC-14.22", "rb61-bar-shock-woods";
    /// It has declared a shock.
    ShockDeclared: "RBC-11.11", "rb61-bar-shock-declared";
    /// No shock was declared there, or it has been resolved.
    ShockUndeclared: "RBC-11.12", "rb61-bar-shock-undeclared";
    /// All shocks are declared before the first is resolved.
    ShockTooLate: "RBC-11.13", "rb61-bar-shock-too-late";
    /// It cannot turn in reaction.
    ShockNoReaction: "RBC-11.32", "rb61-bar-shock-no-reaction";
    /// It cannot fall back.
    ShockNoWayBack: "RBC-11.33", "rb61-bar-shock-no-way-back";
    /// Defensive fire is at an attacker of this hex.
    ShockDefence: "RBC-11.34", "rb61-bar-shock-defence";
    /// The value of this counter is not asked for.
    ShockUse: "RBC-8.61", "rb61-bar-shock-use";
    /// It does not take this loss.
    ShockLose: "RBC-11.43", "rb61-bar-shock-lose";
    /// It cannot advance.
    AdvanceWho: "RBC-12.61", "rb61-bar-advance-who";
    /// Only a line that wraps around the target goes on into two hexes.
    AdvanceWhere: "RBC-8.44", "rb61-bar-advance-where";
    /// A mounted winner must advance.
    AdvanceMust: "RBC-14.23", "rb61-bar-advance-must";
}

impl Bar {
    /// The refusal a player reads.
    pub fn refusal(self) -> Refusal {
        Refusal::new(self.rule(), Text::key(self.key()))
    }
}
