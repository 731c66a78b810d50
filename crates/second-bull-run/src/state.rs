//! Everything that changes in a game, as plain data.

use std::ops::{Index, IndexMut};

use kernel::{BySide, Side};
use serde::{Deserialize, Serialize, Serializer};

use crate::ids::{
    Brigade, Brigades, Leader, MAX_BRIGADES, MAX_ENTRIES, MAX_LEADERS, MAX_PARTIES, MAX_ZONES, Parties, Slot, Zone,
    Zones,
};
use crate::world::World;

pub use crate::stage::{
    Act, Declaration, Duties, FacingCause, Fight, FightStep, Formation, March, NightMoves, NightStep, Part, Plan,
    Retreat, Stage, TestResult,
};

/// Where a brigade is in the course of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Status {
    /// Not in this game.
    Absent,
    /// Still to be placed by its owner in the set-up.
    Unplaced,
    /// Comes as a reinforcement.
    Waiting,
    /// On the map.
    OnMap,
    /// Lost.
    Eliminated,
    /// Left the map on the first of two days and may come back in the night (Q81).
    Exited,
    /// Sent off in the night, to come back (Q110).
    Withdrawn,
}

/// What changes about a brigade.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BrigadeState {
    /// On the map or not.
    pub status: Status,
    /// Where it stands.
    pub zone: Option<Zone>,
    /// What it faces; none when routed or on the march.
    pub facing: Option<Slot>,
    /// Losses.
    pub losses: u8,
    /// Fatigue marker: 0, 1 or 2.
    pub fatigue: u8,
    /// In rout.
    pub routed: bool,
    /// Cavalry on foot.
    pub dismounted: bool,
    /// Where its Attack marker points.
    pub attack: Option<Zone>,
}

impl BrigadeState {
    const ABSENT: BrigadeState = BrigadeState {
        status: Status::Absent,
        zone: None,
        facing: None,
        losses: 0,
        fatigue: 0,
        routed: false,
        dismounted: false,
        attack: None,
    };
}

/// What changes about a commander.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LeaderState {
    /// Where; `None` off the map.
    pub zone: Option<Zone>,
    /// On the "activated" side.
    pub activated: bool,
    /// Sent off in the night, to come back.
    pub withdrawn: bool,
}

impl LeaderState {
    const ABSENT: LeaderState = LeaderState { zone: None, activated: false, withdrawn: false };
}

/// The brigades in a zone: two at rest, a third while it passes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Stack {
    slots: [Option<Brigade>; 3],
}

impl Stack {
    /// In the order in which they came.
    pub fn iter(self) -> impl Iterator<Item = Brigade> {
        self.slots.into_iter().flatten()
    }

    /// As a set.
    pub fn set(self) -> Brigades {
        self.iter().collect()
    }

    /// How many.
    pub fn len(self) -> usize {
        self.slots.iter().flatten().count()
    }

    /// Nobody.
    pub fn is_empty(self) -> bool {
        self.slots[0].is_none()
    }

    fn insert(&mut self, brigade: Brigade) {
        if let Some(free) = self.slots.iter_mut().find(|slot| slot.is_none()) {
            *free = Some(brigade);
        }
    }

    fn remove(&mut self, brigade: Brigade) {
        if let Some(at) = self.slots.iter().position(|b| *b == Some(brigade)) {
            self.slots[at..].rotate_left(1);
            self.slots[2] = None;
        }
    }
}

/// A value for every zone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PerZone<T>(pub [T; MAX_ZONES]);

impl<T> Index<Zone> for PerZone<T> {
    type Output = T;

    fn index(&self, zone: Zone) -> &T {
        &self.0[zone.index()]
    }
}

impl<T> IndexMut<Zone> for PerZone<T> {
    fn index_mut(&mut self, zone: Zone) -> &mut T {
        &mut self.0[zone.index()]
    }
}

impl<T: Serialize> Serialize for PerZone<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.iter())
    }
}

/// Everything that changes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct State {
    /// 1 or 2.
    pub day: u8,
    /// Turn of the day.
    pub turn: u8,
    /// Position of the Action marker.
    pub phase: u8,
    /// P1.
    pub first: Side,
    /// Whose part it is.
    pub active: Side,
    /// What the game is doing.
    pub stage: Stage,
    /// What must be settled first.
    pub duties: Duties,
    /// The scenario starts in an automatic step and waits to begin.
    pub waiting: bool,
    /// This side's part of the action phase.
    pub part: Part,
    /// Sides on "Manoeuvre" this turn.
    pub manoeuvre: BySide<bool>,
    /// The turn in which the counter-attack was declared.
    pub counter_attack: Option<u8>,
    /// The optional division has been called.
    pub jones_called: bool,
    /// Objectives the Union controls, by position in the list.
    pub union_controls: u16,
    /// Grounds chosen in the set-up, one more than the index; 0 while open.
    pub grounds: [u8; 32],
    /// The night turn is being played.
    pub night: bool,
    /// Step D of the night.
    pub night_moves: NightMoves,
    /// Parties called, whose die is still to be thrown.
    pub called: Parties,
    /// Parties whose arrival is settled: the die has been thrown, or none is needed.
    pub settled: Parties,
    /// Brigades that may enter now.
    pub coming: Brigades,
    /// Brigades that failed their die and come next turn.
    pub delayed: Brigades,
    /// The entry zone a party has used.
    pub entry_of: PartyZones,
    /// Brigades that have entered by each entry in this step E.
    pub entered: [u8; MAX_ENTRIES],
    /// The brigades.
    pub brigades: BrigadeStates,
    /// The commanders.
    pub leaders: [LeaderState; MAX_LEADERS],
    /// Who stands in each zone.
    pub stacks: PerZone<Stack>,
    /// Zones with brigades of a side.
    pub occupied: BySide<Zones>,
    /// Choices made in the present step, for the progress measure.
    pub acts: u32,
}

/// States of all brigades.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BrigadeStates(pub [BrigadeState; MAX_BRIGADES]);

impl Serialize for BrigadeStates {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.iter())
    }
}

/// The entry zone used by each party.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PartyZones(pub [Option<Zone>; MAX_PARTIES]);

impl Serialize for PartyZones {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.iter())
    }
}

impl State {
    /// Nobody anywhere.
    pub fn empty() -> State {
        State {
            day: 1,
            turn: 1,
            phase: 1,
            first: Side::Union,
            active: Side::Confederate,
            stage: Stage::Over,
            duties: Duties::NONE,
            waiting: false,
            part: Part::NONE,
            manoeuvre: BySide::new(false, false),
            counter_attack: None,
            jones_called: false,
            union_controls: 0,
            grounds: [0; 32],
            night: false,
            night_moves: NightMoves::NONE,
            called: Parties::EMPTY,
            settled: Parties::EMPTY,
            coming: Brigades::EMPTY,
            delayed: Brigades::EMPTY,
            entry_of: PartyZones([None; MAX_PARTIES]),
            entered: [0; MAX_ENTRIES],
            brigades: BrigadeStates([BrigadeState::ABSENT; MAX_BRIGADES]),
            leaders: [LeaderState::ABSENT; MAX_LEADERS],
            stacks: PerZone([Stack::default(); MAX_ZONES]),
            occupied: BySide::new(Zones::EMPTY, Zones::EMPTY),
            acts: 0,
        }
    }

    /// A brigade.
    pub fn brigade(&self, brigade: Brigade) -> &BrigadeState {
        &self.brigades.0[brigade.index().min(MAX_BRIGADES - 1)]
    }

    /// A brigade, to be changed. Places change through [`State::put`] and [`State::take_off`] only.
    pub fn brigade_mut(&mut self, brigade: Brigade) -> &mut BrigadeState {
        &mut self.brigades.0[brigade.index().min(MAX_BRIGADES - 1)]
    }

    /// A commander.
    pub fn leader(&self, leader: Leader) -> &LeaderState {
        &self.leaders[leader.index().min(MAX_LEADERS - 1)]
    }

    /// A commander, to be changed.
    pub fn leader_mut(&mut self, leader: Leader) -> &mut LeaderState {
        &mut self.leaders[leader.index().min(MAX_LEADERS - 1)]
    }

    /// Where a brigade stands.
    pub fn zone_of(&self, brigade: Brigade) -> Option<Zone> {
        self.brigade(brigade).zone
    }

    /// Puts a brigade into a zone.
    pub fn put(&mut self, w: &World, brigade: Brigade, zone: Zone) {
        self.leave(w, brigade);
        let b = self.brigade_mut(brigade);
        b.zone = Some(zone);
        b.status = Status::OnMap;
        self.stacks[zone].insert(brigade);
        self.occupied[w.side_of(brigade)].insert(zone);
    }

    /// Takes a brigade off the map.
    pub fn take_off(&mut self, w: &World, brigade: Brigade, status: Status) {
        self.leave(w, brigade);
        let b = self.brigade_mut(brigade);
        b.status = status;
        b.facing = None;
        b.attack = None;
    }

    fn leave(&mut self, w: &World, brigade: Brigade) {
        let Some(zone) = self.brigade_mut(brigade).zone.take() else { return };
        self.stacks[zone].remove(brigade);
        if self.stacks[zone].is_empty() {
            self.occupied[w.side_of(brigade)].remove(zone);
        }
    }

    /// Brigades of a side on the map.
    pub fn on_map(&self, w: &World, side: Side) -> Brigades {
        w.side_brigades[side].filter(|b| self.brigade(*b).status == Status::OnMap).collect()
    }

    /// Those of a set that are on the map.
    pub fn present(&self, brigades: Brigades) -> Brigades {
        brigades.filter(|b| self.brigade(*b).status == Status::OnMap).collect()
    }

    /// True if the army commander of a side is in play.
    pub fn has_army_commander(&self, w: &World, side: Side) -> bool {
        w.army_of[side].is_some_and(|ac| self.leader(ac).zone.is_some())
    }

    /// The unrouted facing of the stack in a zone, `except` left out.
    pub fn stack_facing(&self, zone: Zone, except: Option<Brigade>) -> Option<Slot> {
        self.stacks[zone].iter().filter(|b| Some(*b) != except).find_map(|b| self.brigade(b).facing)
    }

    /// True for mounted cavalry.
    pub fn is_mounted(&self, w: &World, brigade: Brigade) -> bool {
        w.cavalry.has(brigade) && !self.brigade(brigade).dismounted
    }
}
