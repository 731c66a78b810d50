//! Everything that changes in a game, as plain data.

use std::ops::{Index, IndexMut};

use kernel::{BySide, Side};
use serde::{Deserialize, Serialize, Serializer};

use crate::ids::{
    Brigade, Brigades, Division, Divisions, Leader, Leaders, MAX_BRIGADES, MAX_ENTRIES, MAX_LEADERS, MAX_PARTIES,
    MAX_ZONES, Parties, Slot, Zone, Zones,
};
use crate::world::World;

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

/// What a brigade moves for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum March {
    /// Its action in an action phase (6.1).
    Action,
    /// Entering as a reinforcement (8 E).
    Entry,
    /// A night movement (11.2.3 D).
    Night,
}

/// The brigade that moves (9.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Act {
    /// Who.
    pub brigade: Brigade,
    /// What for.
    pub march: March,
    /// Movement points left.
    pub points: u8,
    /// The forced march has been taken.
    pub forced: bool,
    /// It began in an enemy front, so that its first step may cost a loss.
    pub began_in_front: bool,
    /// Has entered at least one zone.
    pub moved: bool,
    /// Has entered an enemy zone of control, or has mounted or dismounted.
    pub stopped: bool,
    /// Has mounted: nothing may follow (Q43).
    pub mounted: bool,
    /// Rests, and so may only face.
    pub rested: bool,
    /// Enemy zones in contact with its side when the action began (Q128).
    pub pressed: Zones,
}

/// Who is being activated in a slot (2.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Formation {
    /// A division.
    Division(Division),
    /// An independent brigade in place of a division.
    Brigade(Brigade),
}

/// Where unacted brigades of the open division would go so that it can be closed (5.5, Q127).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Plan {
    moves: [Option<(Brigade, Zone)>; 8],
}

impl Plan {
    /// Nobody has to move.
    pub const NONE: Plan = Plan { moves: [None; 8] };

    /// The moves in order.
    pub fn moves(self) -> impl Iterator<Item = (Brigade, Zone)> {
        self.moves.into_iter().flatten()
    }

    /// Adds a move; false if there is no room.
    pub fn push(&mut self, brigade: Brigade, zone: Zone) -> bool {
        match self.moves.iter_mut().find(|m| m.is_none()) {
            Some(free) => {
                *free = Some((brigade, zone));
                true
            }
            None => false,
        }
    }

    /// Where it sends a brigade.
    pub fn of(self, brigade: Brigade) -> Option<Zone> {
        self.moves().find(|(b, _)| *b == brigade).map(|(_, zone)| zone)
    }

    /// Without a brigade.
    #[must_use]
    pub fn without(self, brigade: Brigade) -> Plan {
        let mut plan = Plan::NONE;
        for (b, zone) in self.moves().filter(|(b, _)| *b != brigade) {
            plan.push(b, zone);
        }
        plan
    }
}

/// Result of a combat test (10.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum TestResult {
    /// One loss, three zones, Rout marker.
    Rout,
    /// One loss, two zones.
    Disorder,
    /// One zone.
    Retreat,
    /// One loss each.
    Melee,
}

/// A brigade on its way back (8.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Retreat {
    /// Who.
    pub brigade: Brigade,
    /// Zones still to go.
    pub left: u8,
    /// Zones it has been in.
    pub visited: Zones,
    /// Zones it moves away from.
    pub from: Zones,
    /// Receives a Rout marker at the end.
    pub routs: bool,
    /// A rout move of step A, which may end early at a goal (Q86).
    pub rout_move: bool,
    /// Must go on until no enemy touches it (night, Q123).
    pub part: bool,
}

/// What is being settled in a combat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum FightStep {
    /// Losses of natural sixes.
    Sixes,
    /// Who takes the result.
    Hits,
    /// Outcomes of the combat tests, one after the other.
    Outcomes,
    /// The brigade that is tested has taken its loss; the enemy's loss of a melee is due.
    MeleeLoss,
    /// Everything is carried out; lone commanders leave before the advance.
    Cleared,
}

/// A combat that has been rolled, while its results are carried out (10.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fight {
    /// The attacker.
    pub attacker: Side,
    /// The zone attacked.
    pub target: Zone,
    /// Zones that attack.
    pub bases: Zones,
    /// Engaged brigades of the attacker.
    pub attackers: Brigades,
    /// Engaged brigades of the defender.
    pub defenders: Brigades,
    /// Who suffers the comparison.
    pub loser: Side,
    /// With a combat test.
    pub test: bool,
    /// What is being settled.
    pub step: FightStep,
    /// Losses of natural sixes still to be taken.
    pub sixes: BySide<bool>,
    /// How many brigades take the result.
    pub number: u8,
    /// Those chosen so far, in order.
    pub hits: [Option<Brigade>; 2],
    /// Their tests.
    pub results: [Option<TestResult>; 2],
    /// The next to be carried out.
    pub next: u8,
    /// The retreat under way.
    pub retreat: Option<Retreat>,
    /// Zones the loser held when the dice fell.
    pub fields: Zones,
    /// Brigades of the winner that have advanced.
    pub advanced: Brigades,
}

impl Fight {
    /// Engaged brigades of a side.
    pub fn engaged(&self, side: Side) -> Brigades {
        if side == self.attacker { self.attackers } else { self.defenders }
    }

    /// Who won.
    pub fn winner(&self) -> Side {
        self.loser.other()
    }
}

/// What is asked at the start of step E (Q97).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Declaration {
    /// The counter-attack.
    CounterAttack,
    /// A side calls a division that comes only if called.
    Call(Side),
}

/// Steps of the night turn that need choices (11.2.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum NightStep {
    /// A, B: markers off, losses won back; facings of those that were routed.
    Rest,
    /// C: a side says which of its brigades stay.
    Staying {
        /// Who.
        side: Side,
        /// Brigades that may stay and have not been asked.
        asked: Brigades,
        /// Brigades of both sides that will retreat.
        going: Brigades,
    },
    /// C: brigades part, one after the other.
    Parting {
        /// Whose.
        side: Side,
        /// Still to retreat in this round.
        left: Brigades,
        /// All that retreat in this step.
        all: Brigades,
        /// The first round is one zone; the others go on until nothing touches them.
        round: u8,
        /// Under way.
        retreat: Option<Retreat>,
    },
    /// D: a side moves up to three units.
    Moving(Side),
    /// E: a corps leaves the map.
    Withdrawing,
}

/// What has been moved in step D of the night.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NightMoves {
    /// Moves left to the side.
    pub left: u8,
    /// Brigades moved.
    pub brigades: Brigades,
    /// Commanders moved.
    pub leaders: Leaders,
}

impl NightMoves {
    /// Nothing yet, and none allowed.
    pub const NONE: NightMoves = NightMoves { left: 0, brigades: Brigades::EMPTY, leaders: Leaders::EMPTY };
}

/// What the game is doing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Stage {
    /// ST-0: the optional division is called before the set-up (Q96).
    CallBefore,
    /// ST-0: a side places its units.
    SetUp(Side),
    /// ST-0: a side sets its facings.
    Facings {
        /// Who.
        side: Side,
        /// Zones done.
        done: Zones,
    },
    /// ST-1: initiative dice.
    Initiative,
    /// 2.2.
    Designate,
    /// 5.3: two groups of the picked division are equal; the owner says which is the main one.
    MainGroup,
    /// 2.5: which formation next.
    Slots,
    /// 2.5.2: brigades of the open formation act.
    Brigades,
    /// A brigade moves.
    Acting(Act),
    /// 6.9: it may declare an attack.
    Declaring(Act),
    /// 2.6: commanders move.
    Commanders,
    /// Q49: which connected part of the attackers of a zone fights.
    Chains,
    /// 2.7: the next combat.
    Combats,
    /// A combat is carried out.
    Fight(Fight),
    /// 8.3: the winner may advance.
    Advance(Fight),
    /// ST-3.
    Continuation,
    /// ST-4 A.
    RoutMoves {
        /// Whose.
        side: Side,
        /// Still to move.
        left: Brigades,
        /// Under way.
        retreat: Option<Retreat>,
    },
    /// ST-4 B, C, D.
    Recovery,
    /// ST-4 E: declarations.
    Declare(Declaration),
    /// ST-4 E: dice and entry of a side.
    Arrivals(Side),
    /// A side brings units in.
    Entries(Side),
    /// A commander has entered and rides on.
    Riding {
        /// Who.
        leader: Leader,
        /// Movement points left.
        points: u8,
    },
    /// ST-4 G.
    TurnEnd,
    /// The night turn.
    Night(NightStep),
    /// The game is over.
    Over,
}

/// Why a facing is chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum FacingCause {
    /// End of an action, an entry or a night movement.
    Move,
    /// After a retreat.
    Retreat,
    /// After an advance.
    Advance,
    /// Rallied.
    Rally,
}

/// What has to be settled before the game goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Duties {
    /// Brigades that choose a facing, lowest first.
    pub facing: Brigades,
    /// Why.
    pub cause: FacingCause,
    /// A newcomer to which enemies not in contact before must turn.
    pub newcomer: Option<Zone>,
    /// Enemy zones in contact before it came.
    pub pressed: Zones,
    /// Enemy zones that must still turn.
    pub turning: Zones,
    /// Those have been found.
    pub found: bool,
    /// Sides whose lone commanders are displaced when all have turned.
    pub lone: BySide<bool>,
}

impl Duties {
    /// Nothing to settle.
    pub const NONE: Duties = Duties {
        facing: Brigades::EMPTY,
        cause: FacingCause::Move,
        newcomer: None,
        pressed: Zones::EMPTY,
        turning: Zones::EMPTY,
        found: false,
        lone: BySide { union: false, confederate: false },
    };
}

/// What holds for one side's part of an action phase (2.1 to 2.8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Part {
    /// The designated corps commander.
    pub chief: Option<Leader>,
    /// Slots left.
    pub slots: u8,
    /// The formation that is picked or open.
    pub formation: Option<Formation>,
    /// Brigades that were independent at the start (Q120).
    pub independent: Brigades,
    /// Isolated brigades (9.1).
    pub isolated: Brigades,
    /// One brigade of each group that may be named the main one of its division (5.3).
    pub rivals: Brigades,
    /// Brigades that began near a mate and must end near one (5.5).
    pub bound: Brigades,
    /// Brigades that have acted. All others stand where they stood at the start.
    pub acted: Brigades,
    /// Divisions finished.
    pub finished: Divisions,
    /// Independent brigades that failed their test (Q12).
    pub failed: Brigades,
    /// An independent brigade has taken a division's place.
    pub substituted: bool,
    /// Independent brigades that may act with the open division.
    pub attachable: Brigades,
    /// One has.
    pub attached: bool,
    /// How the open division can be closed.
    pub plan: Plan,
    /// The designated commander may still move.
    pub chief_moves: bool,
    /// The army commander has passed his test and may move.
    pub army_moves: bool,
    /// Zones that were or are attacked in this combat phase.
    pub attacked: Zones,
    /// Brigades that were or are attacked in this combat phase (Q62).
    pub attacked_brigades: Brigades,
    /// Zones fought over.
    pub fought: Zones,
}

impl Part {
    /// Before anything.
    pub const NONE: Part = Part {
        chief: None,
        slots: 0,
        formation: None,
        independent: Brigades::EMPTY,
        isolated: Brigades::EMPTY,
        rivals: Brigades::EMPTY,
        bound: Brigades::EMPTY,
        acted: Brigades::EMPTY,
        finished: Divisions::EMPTY,
        failed: Brigades::EMPTY,
        substituted: false,
        attachable: Brigades::EMPTY,
        attached: false,
        plan: Plan::NONE,
        chief_moves: false,
        army_moves: false,
        attacked: Zones::EMPTY,
        attacked_brigades: Brigades::EMPTY,
        fought: Zones::EMPTY,
    };
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
        &self.brigades.0[brigade.index() % MAX_BRIGADES]
    }

    /// A brigade, to be changed. Places change through [`State::put`] and [`State::take_off`] only.
    pub fn brigade_mut(&mut self, brigade: Brigade) -> &mut BrigadeState {
        &mut self.brigades.0[brigade.index() % MAX_BRIGADES]
    }

    /// A commander.
    pub fn leader(&self, leader: Leader) -> &LeaderState {
        &self.leaders[leader.index() % MAX_LEADERS]
    }

    /// A commander, to be changed.
    pub fn leader_mut(&mut self, leader: Leader) -> &mut LeaderState {
        &mut self.leaders[leader.index() % MAX_LEADERS]
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
