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
    /// It has moved in this phase.
    MovedAlready,
    /// There is nothing it could do.
    NothingToDo,
    /// It may not move yet.
    BarredFromMoving,
    /// Guns that fired stay as they are.
    FiredGuns,
    /// The hexes do not touch.
    NotAdjacent,
    /// An enemy combat unit stands there.
    EnemyThere,
    /// There would be no room to end in.
    NoRoomToEnd,
    /// Out of command: no enemy zone of control.
    OutOfCommandNoZone,
    /// Shattered: no enemy zone of control.
    ShatteredNoZone,
    /// Night: no enemy zone of control.
    NightNoZone,
    /// It began in the zone of control of the same enemy.
    SameZoneAgain,
    /// It has entered an enemy zone of control.
    StoppedByZone,
    /// It has entered an enemy zone of control and keeps its formation.
    NoChangeInZone,
    /// Unlimbered guns do not move.
    LimberFirst,
    /// Its movement points do not suffice.
    NotEnoughPoints,
    /// A routed unit comes no nearer to the enemy.
    RoutedNoNearer,
    /// A routed unit keeps its formation.
    RoutedNoChange,
    /// It has no such formation, or has it already.
    NoSuchForm,
    /// One change of formation a turn (switch).
    OneChange,
    /// He cannot go along.
    CannotRide,
    /// A leader enters an enemy zone of control only where a friendly unit stands.
    LeaderInZone,
    /// It is too far for him.
    LeaderTooFar,
    /// It does not come now.
    NotDue,
    /// It does not enter there.
    NotItsEntry,
    /// Units held back must enter now.
    MustEnter,
    /// Nobody fires at his own side.
    OwnUnit,
    /// It has been fired at in this phase.
    ShotAlready,
    /// It has fired in this phase.
    FiredAlready,
    /// Routed units do not fire.
    RoutedNoFire,
    /// Limbered guns do not fire.
    LimberedNoFire,
    /// Only artillery fires in the Artillery Phase.
    OnlyGuns,
    /// Artillery takes no part in offensive fire.
    NoGuns,
    /// Mounted cavalry fires only in defence.
    MountedNoFire,
    /// It has advanced in this phase.
    AdvancedNoFire,
    /// It was not next to the enemy when night fell.
    NightNoFire,
    /// The target is out of its range.
    OutOfRange,
    /// The ground blocks its line of sight.
    NoSight,
    /// A friend next to the target blocks its line of sight.
    FriendInTheWay,
    /// Nobody can fire at it.
    NobodyCanFire,
    /// Nobody has been named to fire.
    NobodyJoined,
    /// It has joined this fire.
    JoinedAlready,
    /// It has not joined this fire.
    NotAmongFirers,
    /// It is the only one who can fire.
    OnlyFirer,
    /// Firers have been changed without end.
    TooManyChanges,
    /// There is no such Fate marker left.
    NoFateMarker,
    /// No unit of his within his command is part of this roll.
    FateOutOfReach,
    /// It does not retreat there.
    NotARetreatHex,
    /// It has been in that hex in this flight.
    NoHexTwice,
    /// Another hex comes first.
    WrongWay,
    /// Routed units do not advance.
    RoutedNoAdvance,
    /// Only those who fired advance (switch).
    OnlyFirersAdvance,
    /// It may not advance into an enemy zone of control.
    ShyNoAdvance,
    /// He goes to the nearest unit of his command.
    NotTheNearest,
    /// It is not routed.
    NotRouted,
    /// Out of command units do not rally.
    OutOfCommandNoRally,
    /// It has tried in this phase.
    TriedAlready,
    /// He starts with or next to a unit of his command.
    NotItsPost,
    /// That has been settled.
    PostedAlready,
}

impl Bar {
    /// All reasons.
    pub const ALL: &'static [Bar] = &[
        Bar::NotAskedNow,
        Bar::GameOver,
        Bar::NotYours,
        Bar::NotOnMap,
        Bar::MovedAlready,
        Bar::NothingToDo,
        Bar::BarredFromMoving,
        Bar::FiredGuns,
        Bar::NotAdjacent,
        Bar::EnemyThere,
        Bar::NoRoomToEnd,
        Bar::OutOfCommandNoZone,
        Bar::ShatteredNoZone,
        Bar::NightNoZone,
        Bar::SameZoneAgain,
        Bar::StoppedByZone,
        Bar::NoChangeInZone,
        Bar::LimberFirst,
        Bar::NotEnoughPoints,
        Bar::RoutedNoNearer,
        Bar::RoutedNoChange,
        Bar::NoSuchForm,
        Bar::OneChange,
        Bar::CannotRide,
        Bar::LeaderInZone,
        Bar::LeaderTooFar,
        Bar::NotDue,
        Bar::NotItsEntry,
        Bar::MustEnter,
        Bar::OwnUnit,
        Bar::ShotAlready,
        Bar::FiredAlready,
        Bar::RoutedNoFire,
        Bar::LimberedNoFire,
        Bar::OnlyGuns,
        Bar::NoGuns,
        Bar::MountedNoFire,
        Bar::AdvancedNoFire,
        Bar::NightNoFire,
        Bar::OutOfRange,
        Bar::NoSight,
        Bar::FriendInTheWay,
        Bar::NobodyCanFire,
        Bar::NobodyJoined,
        Bar::JoinedAlready,
        Bar::NotAmongFirers,
        Bar::OnlyFirer,
        Bar::TooManyChanges,
        Bar::NoFateMarker,
        Bar::FateOutOfReach,
        Bar::NotARetreatHex,
        Bar::NoHexTwice,
        Bar::WrongWay,
        Bar::RoutedNoAdvance,
        Bar::OnlyFirersAdvance,
        Bar::ShyNoAdvance,
        Bar::NotTheNearest,
        Bar::NotRouted,
        Bar::OutOfCommandNoRally,
        Bar::TriedAlready,
        Bar::NotItsPost,
        Bar::PostedAlready,
    ];

    /// The rule behind it.
    pub const fn rule(self) -> &'static str {
        match self {
            Bar::NotAskedNow => "CM-5.1",
            Bar::GameOver => "CM-5.3",
            Bar::NotYours => "CM-5.1",
            Bar::NotOnMap => "CM-8.1a",
            Bar::MovedAlready => "CM-8.1a",
            Bar::NothingToDo => "CM-8.1a",
            Bar::BarredFromMoving => "CM-14.2e",
            Bar::FiredGuns => "CM-7.3",
            Bar::NotAdjacent => "CM-M.3",
            Bar::EnemyThere => "CM-2.1c",
            Bar::NoRoomToEnd => "CM-2.1a",
            Bar::OutOfCommandNoZone => "CM-6.3a",
            Bar::ShatteredNoZone => "CM-2.4c",
            Bar::NightNoZone => "CM-11.1",
            Bar::SameZoneAgain => "CM-2.2e",
            Bar::StoppedByZone => "CM-2.2c",
            Bar::NoChangeInZone => "CM-8.2a",
            Bar::LimberFirst => "CM-8.0a",
            Bar::NotEnoughPoints => "CM-8.1c",
            Bar::RoutedNoNearer => "CM-8.6",
            Bar::RoutedNoChange => "CM-8.7",
            Bar::NoSuchForm => "CM-3.3b",
            Bar::OneChange => "CM-8.3c",
            Bar::CannotRide => "CM-6.4h",
            Bar::LeaderInZone => "CM-6.4c",
            Bar::LeaderTooFar => "CM-6.4b",
            Bar::NotDue => "CM-14.3d",
            Bar::NotItsEntry => "CM-8.5e",
            Bar::MustEnter => "CM-14.3b",
            Bar::OwnUnit => "CM-9.2a",
            Bar::ShotAlready => "CM-9.1b",
            Bar::FiredAlready => "CM-9.1b",
            Bar::RoutedNoFire => "CM-9.1c",
            Bar::LimberedNoFire => "CM-9.1d",
            Bar::OnlyGuns => "CM-7.1",
            Bar::NoGuns => "CM-7.6",
            Bar::MountedNoFire => "CM-9.2b",
            Bar::AdvancedNoFire => "CM-9.9d",
            Bar::NightNoFire => "CM-11.3",
            Bar::OutOfRange => "CM-9.R",
            Bar::NoSight => "CM-9.4b",
            Bar::FriendInTheWay => "CM-9.4b",
            Bar::NobodyCanFire => "CM-7.2",
            Bar::NobodyJoined => "CM-9.5a",
            Bar::JoinedAlready => "CM-9.5a",
            Bar::NotAmongFirers => "CM-9.5a",
            Bar::OnlyFirer => "CM-9.5a",
            Bar::TooManyChanges => "CM-9.5a",
            Bar::NoFateMarker => "CM-14.5c",
            Bar::FateOutOfReach => "CM-14.5b",
            Bar::NotARetreatHex => "CM-14.1e",
            Bar::NoHexTwice => "CM-9.8b",
            Bar::WrongWay => "CM-9.8b",
            Bar::RoutedNoAdvance => "CM-9.9a",
            Bar::OnlyFirersAdvance => "CM-9.9a",
            Bar::ShyNoAdvance => "CM-9.9c",
            Bar::NotTheNearest => "CM-6.4i",
            Bar::NotRouted => "CM-10.1",
            Bar::OutOfCommandNoRally => "CM-6.3d",
            Bar::TriedAlready => "CM-10.1",
            Bar::NotItsPost => "CM-14.1c",
            Bar::PostedAlready => "CM-14.1d",
        }
    }

    /// The message id: `cm62-bar-` and the reason in kebab case.
    pub fn key(self) -> String {
        kebab("cm62-bar", &self)
    }

    /// The refusal for a player.
    pub fn refusal(self) -> Refusal {
        Refusal::new(self.rule(), Text::key(self.key()))
    }
}
