//! What the game is doing: stages, the act, combat or retreat under way, and what must be settled first.

use kernel::{BySide, Side};
use serde::{Deserialize, Serialize};

use crate::ids::{Brigade, Brigades, Division, Divisions, Leader, Leaders, Zone, Zones};

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
