//! Everything that changes in a game, as plain data.

use std::ops::{Index, IndexMut};

use kernel::{BySide, Side};
use serde::{Deserialize, Serialize, Serializer};

use crate::ids::{Brigade, Brigades, Element, Elements, Hq, Hqs, MAX_BRIGADES, MAX_HQS, MAX_ZONES, Slot, Zone, Zones};
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
}

/// What changes about a brigade.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BrigadeState {
    /// On the map or not.
    pub status: Status,
    /// Where its counter stands.
    pub zone: Option<Zone>,
    /// Where its extended-line marker lies.
    pub marker: Option<Zone>,
    /// Step losses.
    pub losses: u8,
    /// 0, 1 or 2.
    pub fatigue: u8,
    /// Holds an operational movement marker.
    pub op: bool,
}

impl BrigadeState {
    const ABSENT: BrigadeState =
        BrigadeState { status: Status::Absent, zone: None, marker: None, losses: 0, fatigue: 0, op: false };
}

/// What changes about a headquarters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct HqState {
    /// Where it stands; `None` while it is off the map (4.9).
    pub zone: Option<Zone>,
    /// Has moved, or was displaced, this turn.
    pub activated: bool,
    /// Has ever moved: two unmoved headquarters may share their base.
    pub moved: bool,
}

/// The brigades of a zone in the order of their lines (10.5).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Stack {
    lines: [Option<Element>; 3],
}

impl Stack {
    /// The front line.
    pub fn front(self) -> Option<Element> {
        self.lines[0]
    }

    /// The second line.
    pub fn second(self) -> Option<Element> {
        self.lines[1]
    }

    /// Front line first.
    pub fn iter(self) -> impl Iterator<Item = Element> {
        self.lines.into_iter().flatten()
    }

    /// How many elements stand in it.
    pub fn len(self) -> usize {
        self.lines.iter().flatten().count()
    }

    /// True if nobody stands in it.
    pub fn is_empty(self) -> bool {
        self.lines[0].is_none()
    }

    /// Which line an element forms.
    pub fn line_of(self, element: Element) -> Option<usize> {
        self.lines.iter().position(|e| *e == Some(element))
    }

    /// Takes an element out; those behind it move up.
    pub fn remove(&mut self, element: Element) {
        if let Some(at) = self.line_of(element) {
            self.lines[at..].rotate_left(1);
            self.lines[2] = None;
        }
    }

    /// Puts an element in at a line; those behind it move back. Never called with three inside.
    pub fn insert(&mut self, element: Element, line: usize) {
        let at = line.min(self.len()).min(2);
        self.lines[at..].rotate_right(1);
        self.lines[at] = Some(element);
    }
}

/// A value for every zone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PerZone<T>(pub [T; MAX_ZONES]);

impl<T> Index<Zone> for PerZone<T> {
    type Output = T;

    fn index(&self, zone: Zone) -> &T {
        &self.0[zone.index().min(MAX_ZONES - 1)]
    }
}

impl<T> IndexMut<Zone> for PerZone<T> {
    fn index_mut(&mut self, zone: Zone) -> &mut T {
        &mut self.0[zone.index().min(MAX_ZONES - 1)]
    }
}

impl<T: Serialize> Serialize for PerZone<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.iter())
    }
}

/// The brigade that is being activated (7, 10.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Activation {
    /// Who.
    pub brigade: Brigade,
    /// Movement points left, without the extension.
    pub points: u8,
    /// The extension has been taken (10.3).
    pub extended_march: bool,
    /// Where the activation began.
    pub began: Zone,
    /// Has entered at least one zone.
    pub moved: bool,
    /// Has entered an enemy zone of control and may enter no further zone.
    pub stopped: bool,
    /// Has deployed and may not regroup.
    pub deployed: bool,
    /// Has done nothing yet but reorder the stack, so it may still rest.
    pub fresh: bool,
    /// Has rested; only order of lines and facing are left.
    pub rested: bool,
    /// May change its line now: free acts come once between other acts.
    pub may_reorder: bool,
    /// May change the Legion's host now.
    pub may_rehost: bool,
    /// The Legion moves with this brigade.
    pub legion_along: bool,
    /// Elements whose facing was settled when contact arose or the line was deployed.
    pub settled: Elements,
}

/// Brigades that march together under operational movement (4.7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct March {
    /// The marked brigades of one zone, in order of their lines.
    pub body: Brigades,
    /// Movement points left.
    pub points: u8,
    /// Where they began.
    pub began: Zone,
    /// Have entered at least one zone.
    pub moved: bool,
    /// Have entered an enemy zone of control.
    pub stopped: bool,
    /// The Legion marches with them.
    pub legion_along: bool,
    /// The brigade that was in front, so that the pair keeps its lines.
    pub front: Brigade,
}

/// A combat that has been fought, while its results are carried out (11.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Aftermath {
    /// Front-line elements that attacked.
    pub attackers: Elements,
    /// Zones attacked.
    pub targets: Zones,
    /// Who was beaten.
    pub loser: Side,
    /// Zones of the enemy elements of this combat, from which the beaten retreat.
    pub threats: Zones,
    /// Zones of the beaten side that were in the combat.
    pub fields: Zones,
    /// Brigades whose Hit is still to be taken.
    pub hits: Brigades,
    /// The brigade that has to retreat now.
    pub retreating: Option<Brigade>,
    /// True if it follows its front line rather than being hit itself.
    pub following: bool,
    /// Second lines that still have to follow.
    pub followers: Brigades,
    /// Its way has been chosen and its first zone entered.
    pub under_way: bool,
    /// The zone of the second step of the retreat under way.
    pub onward: Option<Zone>,
    /// The retreat under way passes an enemy front and costs a step on arrival.
    pub dirty: bool,
    /// Brigades that retreated and so cannot advance.
    pub retreated: Brigades,
}

/// What an owner decides about a zone in the set-up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ArrangeStep {
    /// Order of lines.
    Lines,
    /// Host of the Legion.
    Host,
    /// Facing.
    Facing,
}

/// What the game is doing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Stage {
    /// S2, free placement: a side places its brigades.
    Place(Side),
    /// S2: a side chooses second zones of extended lines, order of lines, host of the Legion, facings.
    Arrange {
        /// Who arranges.
        side: Side,
        /// Zones arranged so far.
        done: Zones,
        /// What is arranged next in the lowest zone that is not done.
        step: ArrangeStep,
    },
    /// T1, T2: a side may declare its major offensive.
    Offensive(Side),
    /// T3: initiative dice.
    Initiative,
    /// T4, T5: a side marks brigades for operational movement, in ascending order.
    OpMarkers {
        /// Who marks.
        side: Side,
        /// Lowest brigade that may still be marked.
        from: u8,
    },
    /// M1: activation die.
    ActivationRoll,
    /// M2: select a brigade.
    Select {
        /// Brigades still to be activated.
        left: u8,
    },
    /// M3 to M6.
    Activation {
        /// The brigade that acts.
        act: Activation,
        /// Brigades to be activated after it.
        left: u8,
        /// It has stopped: line, facing and the turning of enemies are being settled.
        ending: bool,
    },
    /// M7: headquarters move.
    HqMoves,
    /// M8: form the next combat.
    Combats,
    /// M8: attackers join against one zone, in ascending order.
    Forming {
        /// The zone attacked.
        target: Zone,
        /// Who attacks so far.
        attackers: Elements,
    },
    /// M8: Hits, retreats, followers.
    Hits(Aftermath),
    /// M8: a brigade may advance.
    Advance(Aftermath),
    /// C1: continuation die.
    Continuation,
    /// A1: operational movement of a side.
    OpMoves(Side),
    /// A1: a body on the march.
    March {
        /// Who marches.
        march: March,
        /// It has halted: line, facing and the turning of enemies are being settled.
        ending: bool,
    },
    /// A2, A3: fatigue down, headquarters ready.
    Recovery,
    /// A3: a headquarters off the map comes back.
    HqReturn,
    /// A4: reinforcements arrive.
    Arrivals,
    /// A5, A6.
    TurnEnd,
    /// The game is over.
    Over,
}

/// What has to be settled before the game goes on, in the order of 4.10.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Duties {
    /// Headquarters to be displaced.
    pub displaced: Hqs,
    /// A zone in which an element has come into contact: op markers go, then enemies turn.
    pub contact: Option<Zone>,
    /// Op markers beside the contact zone have been taken off.
    pub markers_off: bool,
    /// Elements that have arrived and must take their lines.
    pub arriving: Elements,
    /// The second of two brigades that marched together, placed behind the first.
    pub behind: Option<Element>,
    /// The Legion has arrived and must choose among several hosts.
    pub hosting: bool,
    /// Elements whose facing must be chosen.
    pub facing: Elements,
    /// Those facings are chosen on engaging (11.1).
    pub engaging: bool,
    /// Enemy stacks that must turn to the contact zone.
    pub turning: Zones,
    /// Those stacks have been found.
    pub turned: bool,
}

impl Duties {
    /// Nothing to settle.
    pub const NONE: Duties = Duties {
        displaced: Hqs::EMPTY,
        contact: None,
        markers_off: false,
        arriving: Elements::EMPTY,
        behind: None,
        hosting: false,
        facing: Elements::EMPTY,
        engaging: false,
        turning: Zones::EMPTY,
        turned: false,
    };
}

/// Everything that changes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct State {
    /// 1 to 7, or 8.
    pub turn: u8,
    /// Movement phase of the turn, 1 to 5.
    pub phase: u8,
    /// The player with the initiative.
    pub first: Side,
    /// Whose half-phase, placement or march it is.
    pub active: Side,
    /// What the game is doing.
    pub stage: Stage,
    /// What must be settled first.
    pub duties: Duties,
    /// The scenario starts in an automatic step and waits to begin.
    pub waiting: bool,
    /// Who has used its major offensive.
    pub offensive_used: BySide<bool>,
    /// Who has it this turn.
    pub offensive_now: Option<Side>,
    /// The North has found Farm Ford.
    pub farm_ford_open: bool,
    /// Scoring zones the Union controls, by position in the scenario's list.
    pub union_controls: u16,
    /// Steps lost.
    pub losses: BySide<u8>,
    /// Northern brigades that have crossed Sudley Ford from the left to the right bank.
    pub crossed_sudley: Brigades,
    /// Zones attacked in this half-phase.
    pub attacked: Zones,
    /// Elements that hold an Attack mark.
    pub engaged: Elements,
    /// Elements that have fought in this half-phase.
    pub fought: Elements,
    /// Brigades that have acted in this half-phase.
    pub acted: Brigades,
    /// Brigades of the free placement that stand anywhere, alone in their zones.
    pub forward: Brigades,
    /// Set by the automatic defeat option.
    pub auto_winner: Option<Side>,
    /// The brigades.
    pub brigades: [BrigadeState; MAX_BRIGADES],
    /// Who stands where, in lines.
    pub stacks: PerZone<Stack>,
    /// The facing of each stack.
    pub facings: PerZone<Option<Slot>>,
    /// The element the Legion is attached to.
    pub legion_host: Option<Element>,
    /// The headquarters.
    pub hqs: [HqState; MAX_HQS],
    /// Choices made since the stage of play last moved on: see `progress`.
    pub acts: u32,
}

impl State {
    /// A state with nothing on the map.
    pub fn empty() -> State {
        State {
            turn: 1,
            phase: 1,
            first: Side::Union,
            active: Side::Union,
            stage: Stage::Over,
            duties: Duties::NONE,
            waiting: false,
            offensive_used: BySide::new(false, false),
            offensive_now: None,
            farm_ford_open: false,
            union_controls: 0,
            losses: BySide::new(0, 0),
            crossed_sudley: Brigades::EMPTY,
            attacked: Zones::EMPTY,
            engaged: Elements::EMPTY,
            fought: Elements::EMPTY,
            acted: Brigades::EMPTY,
            forward: Brigades::EMPTY,
            auto_winner: None,
            brigades: [BrigadeState::ABSENT; MAX_BRIGADES],
            stacks: PerZone([Stack::default(); MAX_ZONES]),
            facings: PerZone([None; MAX_ZONES]),
            legion_host: None,
            hqs: [HqState { zone: None, activated: false, moved: false }; MAX_HQS],
            acts: 0,
        }
    }

    /// What changes about a brigade.
    pub fn brigade(&self, brigade: Brigade) -> &BrigadeState {
        &self.brigades[brigade.index().min(MAX_BRIGADES - 1)]
    }

    /// The same, to change it.
    pub fn brigade_mut(&mut self, brigade: Brigade) -> &mut BrigadeState {
        &mut self.brigades[brigade.index().min(MAX_BRIGADES - 1)]
    }

    /// What changes about a headquarters.
    pub fn hq(&self, hq: Hq) -> &HqState {
        &self.hqs[hq.index().min(MAX_HQS - 1)]
    }

    /// The same, to change it.
    pub fn hq_mut(&mut self, hq: Hq) -> &mut HqState {
        &mut self.hqs[hq.index().min(MAX_HQS - 1)]
    }

    /// Where an element stands.
    pub fn zone_of(&self, element: Element) -> Option<Zone> {
        let brigade = self.brigade(element.brigade());
        if element.is_marker() { brigade.marker } else { brigade.zone }
    }

    /// True if the brigade is in extended line.
    pub fn is_extended(&self, brigade: Brigade) -> bool {
        self.brigade(brigade).marker.is_some()
    }

    /// True if the element forms the front line of its zone.
    pub fn is_front(&self, element: Element) -> bool {
        self.zone_of(element).is_some_and(|zone| self.stacks[zone].front() == Some(element))
    }

    /// The elements of a brigade on the map.
    pub fn elements_of(&self, brigade: Brigade) -> Elements {
        let b = self.brigade(brigade);
        let mut elements = Elements::EMPTY;
        if b.zone.is_some() {
            elements.insert(brigade.counter());
        }
        if b.marker.is_some() {
            elements.insert(brigade.marker());
        }
        elements
    }

    /// Zones in which a side has elements.
    pub fn occupied(&self, world: &World, side: Side) -> Zones {
        let mut zones = Zones::EMPTY;
        for brigade in world.side_brigades[side] {
            let b = self.brigade(brigade);
            for zone in [b.zone, b.marker].into_iter().flatten() {
                zones.insert(zone);
            }
        }
        zones
    }

    /// Zones in which a side has a zone of control (10.2).
    pub fn zoc(&self, world: &World, side: Side) -> Zones {
        self.occupied(world, side).fold(Zones::EMPTY, |zoc, zone| zoc.or(world.land(zone)))
    }

    /// Brigades of a side on the map.
    pub fn on_map(&self, world: &World, side: Side) -> Brigades {
        world.side_brigades[side].filter(|b| self.brigade(*b).status == Status::OnMap).collect()
    }
}
