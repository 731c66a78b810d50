//! Everything that changes in a game, as plain data.

use std::ops::{Index, IndexMut};

use kernel::{BySide, Side};
use serde::{Deserialize, Serialize, Serializer};

use crate::ids::{Hex, Hexes, Leader, Leaders, MAX_GROUPS, MAX_HEXES, MAX_LEADERS, MAX_UNITS, Unit, Units};
use crate::sheets::Kind;
use crate::tables::Cell;
use crate::world::World;

/// Where a piece is in the course of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Status {
    /// Not in this game.
    Absent,
    /// Comes as a reinforcement.
    Waiting,
    /// On the map.
    OnMap,
    /// Out of the game.
    Gone,
}

/// How a unit is drawn up (3.3.4, 3.3.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Form {
    /// Infantry has only this one.
    Line,
    /// Cavalry on horseback.
    Mounted,
    /// Cavalry on foot.
    Dismounted,
    /// Guns behind their teams.
    Limbered,
    /// Guns in battery.
    Unlimbered,
}

impl Form {
    /// The form a unit has unless something else is said (CM-14.1d).
    pub const fn usual(kind: Kind) -> Form {
        match kind {
            Kind::Infantry => Form::Line,
            Kind::Cavalry => Form::Mounted,
            Kind::Artillery => Form::Unlimbered,
        }
    }

    /// The other form of the arm; none for infantry.
    pub const fn other(self) -> Option<Form> {
        match self {
            Form::Line => None,
            Form::Mounted => Some(Form::Dismounted),
            Form::Dismounted => Some(Form::Mounted),
            Form::Limbered => Some(Form::Unlimbered),
            Form::Unlimbered => Some(Form::Limbered),
        }
    }

    /// The word in data, choices and views.
    pub const fn id(self) -> &'static str {
        match self {
            Form::Line => "line",
            Form::Mounted => "mounted",
            Form::Dismounted => "dismounted",
            Form::Limbered => "limbered",
            Form::Unlimbered => "unlimbered",
        }
    }

    /// True if the arm has this form.
    pub fn fits(self, kind: Kind) -> bool {
        let usual = Form::usual(kind);
        self == usual || usual.other() == Some(self)
    }
}

/// What changes about a combat unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct UnitState {
    /// On the map or not.
    pub status: Status,
    /// Where it stands.
    pub hex: Option<Hex>,
    /// Strength points left.
    pub sp: u8,
    /// How it is drawn up.
    pub form: Form,
    /// With a Rout marker.
    pub routed: bool,
    /// With an Out of command marker.
    pub out_of_command: bool,
    /// With a Fired marker.
    pub fired: bool,
}

impl UnitState {
    const ABSENT: UnitState = UnitState {
        status: Status::Absent,
        hex: None,
        sp: 0,
        form: Form::Line,
        routed: false,
        out_of_command: false,
        fired: false,
    };
}

/// What changes about a leader.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LeaderState {
    /// On the map or not.
    pub status: Status,
    /// Where he is.
    pub hex: Option<Hex>,
    /// On his replacement side.
    pub replacement: bool,
}

impl LeaderState {
    const ABSENT: LeaderState = LeaderState { status: Status::Absent, hex: None, replacement: false };
}

/// The combat unit at rest in each hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Occupants([u8; MAX_HEXES]);

const NOBODY: u8 = u8::MAX;

impl Occupants {
    const NONE: Occupants = Occupants([NOBODY; MAX_HEXES]);

    /// Who stands in a hex.
    pub fn get(&self, hex: Hex) -> Option<Unit> {
        self.0.get(hex.index()).copied().filter(|unit| *unit != NOBODY).map(Unit)
    }

    fn set(&mut self, hex: Hex, unit: Option<Unit>) {
        if let Some(slot) = self.0.get_mut(hex.index()) {
            *slot = unit.map_or(NOBODY, |unit| unit.0);
        }
    }
}

impl Serialize for Occupants {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.iter())
    }
}

/// A unit on the move (8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Move {
    /// Who.
    pub unit: Unit,
    /// Half-points spent.
    pub spent: u8,
    /// Enemies in whose zone of control it began (CM-2.2e).
    pub began_near: Units,
    /// Changes of formation made.
    pub changes: u8,
    /// Has entered a hex.
    pub stepped: bool,
    /// May do nothing more.
    pub stopped: bool,
    /// Leaders riding along.
    pub riders: Leaders,
}

/// Whose fire it is (7, 9.2, 9.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum FireKind {
    /// The active player's guns in the Artillery Phase.
    Artillery,
    /// The other player's fire in the Combat Phase.
    Defensive,
    /// The active player's fire in the Combat Phase.
    Offensive,
}

/// What a fleeing unit's owner is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum FlightStep {
    /// Which leaders go along (6.4h).
    Riders,
    /// Which retreat hex it makes for (14.1.4).
    Goal,
    /// The next hex.
    Hexes,
}

/// A unit in retreat or rout (9.8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Flight {
    /// Rout, not retreat.
    pub rout: bool,
    /// What comes next.
    pub step: FlightStep,
    /// Leaders going along.
    pub riders: Leaders,
    /// The retreat hex it makes for.
    pub goal: Option<Hex>,
    /// Hexes it still must go.
    pub left: u8,
    /// Where it started and what it has entered.
    pub seen: Hexes,
}

/// How far one fire has come (SM-31).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum FireStep {
    /// Firers are being named.
    Joining,
    /// The fire die lies; a Fate marker may be spent on it.
    FireDie,
    /// Leaders are checked one after another.
    Leaders {
        /// Still to be checked.
        left: Leaders,
    },
    /// A leader's die lies.
    LeaderDie {
        /// Still to be checked after him.
        left: Leaders,
        /// Whose die.
        leader: Leader,
        /// The die.
        die: u8,
    },
    /// Losses are taken.
    Result,
    /// The target gives way.
    Flight(Flight),
    /// Its morale is tested.
    Morale,
    /// The morale die lies.
    MoraleDie {
        /// The die.
        die: u8,
    },
}

/// One fire (9.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fire {
    /// Whose fire.
    pub kind: FireKind,
    /// The target.
    pub target: Unit,
    /// Its hex when it was fired at.
    pub hex: Hex,
    /// Who fires.
    pub firers: Units,
    /// The natural fire die; 0 before it is thrown.
    pub die: u8,
    /// What the chart says.
    pub cell: Cell,
    /// How far it has come.
    pub step: FireStep,
}

/// What the game waits for, or does next by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Stage {
    /// SM-01, SM-02: a side posts leaders and draws up guns and cavalry.
    SetUp(Side),
    /// SM-10.
    TurnStart,
    /// SM-20.
    Command,
    /// SM-30.
    Artillery,
    /// SM-40.
    Movement,
    /// A unit moves.
    Moving(Move),
    /// A leader rides.
    Leading {
        /// Who.
        leader: Leader,
        /// Whole points left.
        points: u8,
    },
    /// SM-50.
    Defensive,
    /// SM-60.
    Offensive,
    /// SM-31.
    Fire(Fire),
    /// SM-61.
    Advance {
        /// The hex that was left.
        hex: Hex,
        /// Who fired at it.
        firers: Units,
    },
    /// Leaders go along with an advance (6.4h).
    Following {
        /// Who advanced.
        unit: Unit,
        /// From where.
        from: Hex,
        /// Leaders already asked.
        asked: Leaders,
    },
    /// SM-70.
    Rally,
    /// A rally die lies.
    RallyDie {
        /// Who rallies.
        unit: Unit,
        /// The die.
        die: u8,
    },
    /// SM-80.
    HalfEnd,
    /// SM-90.
    TurnEnd,
    /// SM-99.
    Over,
}

/// How many choices have been made in this phase. It only proves that phases end: positions reached in more or in
/// fewer choices are the same position, until it is so late that firers may no longer be taken out again.
#[derive(Clone, Copy, Debug, Default, Serialize)]
pub struct Acts(u16);

impl Acts {
    /// More than any player needs in one phase.
    pub const LATE: u16 = 10_000;

    /// The number.
    pub const fn count(self) -> u16 {
        self.0
    }

    /// One more.
    #[must_use]
    pub const fn next(self) -> Acts {
        Acts(self.0.saturating_add(1))
    }

    /// True if firers have to stay now (see [`crate::progress`]).
    pub const fn is_late(self) -> bool {
        self.0 >= Acts::LATE
    }
}

impl PartialEq for Acts {
    fn eq(&self, other: &Acts) -> bool {
        self.is_late() == other.is_late()
    }
}

impl Eq for Acts {}

/// Everything that changes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct State {
    /// The turn.
    pub turn: u8,
    /// The active side.
    pub active: Side,
    /// What comes next.
    pub stage: Stage,
    /// The first choice is to begin, for dice would fall.
    pub waiting: bool,
    /// Choices made in this stage of the game.
    pub acts: Acts,
    /// Union points less Confederate points (13).
    pub net: i16,
    /// Union points from objectives.
    pub objective_points: i16,
    /// Strength points lost (3.1).
    pub lost: BySide<u16>,
    #[serde(serialize_with = "every")]
    units: [UnitState; MAX_UNITS],
    leaders: [LeaderState; MAX_LEADERS],
    at: Occupants,
    /// Hexes with combat units at rest.
    pub occupied: BySide<Hexes>,
    /// Leaders whose Fate markers are left.
    pub fate: Leaders,
    /// Leaders found alone by the enemy, who must go elsewhere (CM-6.4i).
    pub displaced: Leaders,
    /// Units that have moved in this phase, or have been drawn up in the set-up.
    pub moved: Units,
    /// Leaders that have moved in this phase, or have been posted in the set-up.
    pub moved_leaders: Leaders,
    /// Units that have fired in this phase.
    pub fired: Units,
    /// Units that have been fired at in this phase.
    pub shot: Units,
    /// Units that have advanced in this phase.
    pub advanced: Units,
    /// Units that have tried to rally in this phase.
    pub tried: Units,
    /// Units that may fire in this night turn.
    pub night: Units,
    /// The turn each group is due; 0 while it is not known.
    pub due: [u8; MAX_GROUPS],
}

fn every<S: Serializer>(units: &[UnitState; MAX_UNITS], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(units.iter())
}

impl State {
    /// Nobody anywhere.
    pub const fn empty() -> State {
        State {
            turn: 1,
            active: Side::Union,
            stage: Stage::TurnStart,
            waiting: false,
            acts: Acts(0),
            net: 0,
            objective_points: 0,
            lost: BySide::new(0, 0),
            units: [UnitState::ABSENT; MAX_UNITS],
            leaders: [LeaderState::ABSENT; MAX_LEADERS],
            at: Occupants::NONE,
            occupied: BySide::new(Hexes::EMPTY, Hexes::EMPTY),
            fate: Leaders::EMPTY,
            displaced: Leaders::EMPTY,
            moved: Units::EMPTY,
            moved_leaders: Leaders::EMPTY,
            fired: Units::EMPTY,
            shot: Units::EMPTY,
            advanced: Units::EMPTY,
            tried: Units::EMPTY,
            night: Units::EMPTY,
            due: [0; MAX_GROUPS],
        }
    }

    /// A combat unit.
    pub fn unit(&self, unit: Unit) -> &UnitState {
        &self.units[unit.index().min(MAX_UNITS - 1)]
    }

    /// A combat unit, to be changed.
    pub fn unit_mut(&mut self, unit: Unit) -> &mut UnitState {
        &mut self.units[unit.index().min(MAX_UNITS - 1)]
    }

    /// A leader.
    pub fn leader(&self, leader: Leader) -> &LeaderState {
        &self.leaders[leader.index().min(MAX_LEADERS - 1)]
    }

    /// A leader, to be changed.
    pub fn leader_mut(&mut self, leader: Leader) -> &mut LeaderState {
        &mut self.leaders[leader.index().min(MAX_LEADERS - 1)]
    }

    /// The combat unit at rest in a hex.
    pub fn unit_at(&self, hex: Hex) -> Option<Unit> {
        self.at.get(hex)
    }

    /// True if a combat unit rests in the hex.
    pub fn is_occupied(&self, hex: Hex) -> bool {
        self.at.get(hex).is_some()
    }

    /// Takes a unit off the ground it rests on: it is under way.
    pub fn lift(&mut self, w: &World, unit: Unit) {
        if let Some(hex) = self.unit(unit).hex
            && self.at.get(hex) == Some(unit)
        {
            self.at.set(hex, None);
            self.occupied[w.side_of(unit)].remove(hex);
        }
    }

    /// Puts a unit to rest in a hex.
    pub fn settle_in(&mut self, w: &World, unit: Unit, hex: Hex) {
        let state = self.unit_mut(unit);
        state.hex = Some(hex);
        state.status = Status::OnMap;
        self.at.set(hex, Some(unit));
        self.occupied[w.side_of(unit)].insert(hex);
    }

    /// Combat units of a side on the map.
    pub fn on_map(&self, w: &World, side: Side) -> Units {
        w.side_units[side].filter(|unit| self.unit(*unit).status == Status::OnMap).collect()
    }

    /// Leaders of a side on the map.
    pub fn leaders_on_map(&self, w: &World, side: Side) -> Leaders {
        w.side_leaders[side].filter(|leader| self.leader(*leader).status == Status::OnMap).collect()
    }

    /// Leaders of a side in a hex.
    pub fn leaders_in(&self, w: &World, side: Side, hex: Hex) -> Leaders {
        self.leaders_on_map(w, side).filter(|leader| self.leader(*leader).hex == Some(hex)).collect()
    }

    /// Hexes with leaders of a side.
    pub fn leader_hexes(&self, w: &World, side: Side) -> Hexes {
        self.leaders_on_map(w, side).filter_map(|leader| self.leader(leader).hex).collect()
    }

    /// True for infantry or cavalry on its reverse side (2.4).
    pub fn is_shattered(&self, w: &World, unit: Unit) -> bool {
        self.unit(unit).sp <= w.sheet(unit).shattered
    }

    /// True in a night turn (11).
    pub fn is_night(&self, w: &World) -> bool {
        w.scenario.night.contains(&self.turn)
    }

    /// True if a unit may not move yet (14.2.3).
    pub fn is_barred(&self, w: &World, unit: Unit) -> bool {
        w.barred.has(unit) && self.turn < w.scenario.barred.as_ref().map_or(0, |barred| barred.until)
    }

    /// True if a leader may not move yet (14.2.3).
    pub fn is_leader_barred(&self, w: &World, leader: Leader) -> bool {
        w.barred_leaders.has(leader) && self.turn < w.scenario.barred.as_ref().map_or(0, |barred| barred.until)
    }
}

impl Index<Unit> for State {
    type Output = UnitState;

    fn index(&self, unit: Unit) -> &UnitState {
        self.unit(unit)
    }
}

impl IndexMut<Unit> for State {
    fn index_mut(&mut self, unit: Unit) -> &mut UnitState {
        self.unit_mut(unit)
    }
}
