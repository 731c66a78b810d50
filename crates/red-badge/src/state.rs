//! Everything that changes in a game, as plain data.
//!
//! What the game is doing is layered: while a unit gives way, the fire that caused it waits; while that fire is
//! resolved, the move it interrupted waits; and so on down to the phase of the turn. [`State::layer`] says which
//! layer is on top.

use std::ops::{Index, IndexMut};

use kernel::{BySide, Secret, Side};
use serde::{Deserialize, Serialize, Serializer};

use crate::ids::{
    Brigade, Brigades, Formation, Formations, Hex, Leader, Leaders, MAX_BRIGADES, MAX_FORMATIONS, MAX_HEXES,
    MAX_LEADERS, MAX_UNITS, Unit, Units,
};
use crate::stage::{Fire, Layer, Move, Offer, Phase, Retreat, Ride, Shock, Trouble};
use crate::world::World;

/// Where a piece is in the course of the game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Status {
    /// Not in this game.
    #[default]
    Absent,
    /// Comes later as a reinforcement.
    Waiting,
    /// Stands in its entry queue (state 4).
    Queued,
    /// On the map.
    OnMap,
    /// Guns left in place without their crew (12.81).
    Abandoned,
    /// Abandoned guns the enemy has laid hands on in this turn (12.82).
    Captured,
    /// In the Recovery Box (12.51); a lost leader waiting for his replacement (12.75).
    Recovery,
    /// Out of the game.
    Gone,
}

/// An order (6.11).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Order {
    /// Fast along roads, helpless near the enemy.
    March,
    /// Moves and fires, keeps its distance.
    #[default]
    Advance,
    /// Closes with the enemy.
    Attack,
    /// Tyler's division until it is released (6.31).
    Reserve,
}

impl Order {
    /// All of them.
    pub const ALL: [Order; 4] = [Order::March, Order::Advance, Order::Attack, Order::Reserve];

    /// The word in data, choices and views.
    pub const fn id(self) -> &'static str {
        match self {
            Order::March => "march",
            Order::Advance => "advance",
            Order::Attack => "attack",
            Order::Reserve => "reserve",
        }
    }
}

/// How a unit is drawn up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Form {
    /// Infantry has only this one.
    #[default]
    Line,
    /// Cavalry on horseback.
    Mounted,
    /// Cavalry on foot (14.21).
    Dismounted,
    /// Guns behind their teams (9.13).
    Limbered,
    /// Guns in battery.
    Unlimbered,
}

impl Form {
    /// All of them.
    pub const ALL: [Form; 5] = [Form::Line, Form::Mounted, Form::Dismounted, Form::Limbered, Form::Unlimbered];

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
}

/// Which flank is refused (7.31).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Flank {
    /// Direction v-1.
    Left,
    /// Direction v+2.
    Right,
}

/// No hex.
const NOWHERE: u16 = u16::MAX;

/// What changes about a combat unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct UnitState {
    hex: u16,
    wing: u16,
    aim: u16,
    shots: [u16; 2],
    /// On the map or not.
    pub status: Status,
    /// Strength points left.
    pub sp: u8,
    /// The vertex it faces (2.45).
    pub facing: u8,
    /// The order it acts under (6.17).
    pub order: Order,
    /// How it is drawn up.
    pub form: Form,
    /// Disordered (12.31).
    pub disordered: bool,
    /// Beneath the other infantry or cavalry counter of its hex (8.21).
    pub under: bool,
    /// The flank it refuses (7.31).
    pub refused: Option<Flank>,
    /// Activations spent on a barricade so far (15.11).
    pub built: u8,
    /// Activations used in this turn, where a printed number caps them (9.71).
    pub used: u8,
    /// What still comes over it in the resolution under way.
    pub trouble: Trouble,
}

/// The hexes of all units again, side by side, and who reaches into a second one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Spots {
    homes: [u16; MAX_UNITS],
    lines: Units,
}

/// So many units are looked at in one go.
const CHUNK: usize = 8;

const _: () = assert!(MAX_UNITS.is_multiple_of(CHUNK), "nobody is left out");

impl UnitState {
    const ABSENT: UnitState = UnitState {
        hex: NOWHERE,
        wing: NOWHERE,
        aim: NOWHERE,
        shots: [NOWHERE; 2],
        status: Status::Absent,
        sp: 0,
        facing: 0,
        order: Order::Advance,
        form: Form::Line,
        disordered: false,
        under: false,
        refused: None,
        built: 0,
        used: 0,
        trouble: Trouble::NONE,
    };

    /// Its hex; for a unit in a queue the entry hex.
    pub const fn hex(&self) -> Option<Hex> {
        if self.hex == NOWHERE { None } else { Some(Hex(self.hex)) }
    }

    /// The second hex of an extended line (8.41).
    pub const fn wing(&self) -> Option<Hex> {
        if self.wing == NOWHERE { None } else { Some(Hex(self.wing)) }
    }

    /// The hex it has declared to shock (11.13).
    pub const fn aim(&self) -> Option<Hex> {
        if self.aim == NOWHERE { None } else { Some(Hex(self.aim)) }
    }

    /// Declares a shock, or takes the declaration back.
    pub const fn set_aim(&mut self, hex: Option<Hex>) {
        self.aim = match hex {
            Some(hex) => hex.0,
            None => NOWHERE,
        };
    }

    /// The hex that its first half, or the whole of it, has fired at in this activation, then that of its second
    /// half (6.16, 8.43). Old news unless the unit is among those that have fired.
    pub fn shots(&self) -> [Option<Hex>; 2] {
        self.shots.map(|hex| (hex != NOWHERE).then_some(Hex(hex)))
    }

    /// Notes what the halves have fired at.
    pub fn set_shots(&mut self, hexes: [Option<Hex>; 2]) {
        self.shots = hexes.map(|hex| hex.map_or(NOWHERE, |hex| hex.0));
    }

    /// True for a unit in extended line.
    pub const fn is_extended(&self) -> bool {
        self.wing != NOWHERE
    }
}

/// What changes about a leader.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct LeaderState {
    /// On the map or not.
    pub status: Status,
    /// Where he is; in a queue the entry hex.
    pub hex: Option<Hex>,
    /// He is the replacement (12.75).
    pub replacement: bool,
    /// Rode more than 10 MP in the last commander phase (9.33).
    pub blown: bool,
}

/// How many activation markers a brigade has in this turn. What a drawn marker says is a secret, the rest is not.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Allotment {
    /// None.
    #[default]
    Nothing,
    /// A number everybody knows: printed, at night, of the cavalry.
    Fixed(u8),
    /// The efficiency marker of its formation and this, within the limits of 5.24.
    Drawn(i8),
    /// The efficiency marker of its formation as it is (5.26).
    Plain,
    /// The efficiency marker of the cavalry and this, at most the printed number (AMB-01).
    Cavalry(i8),
}

/// The efficiency markers of a side; 0 is none (5.21).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Efficiency {
    /// By formation.
    pub formations: [u8; MAX_FORMATIONS],
    /// Of the cavalry (AMB-01).
    pub cavalry: u8,
}

/// What changes about a brigade.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct BrigadeState {
    /// Its order (6.17).
    pub order: Order,
    /// Fatigue 0 to 4 (17.11).
    pub fatigue: u8,
    /// Levels gained in this turn (17.23).
    pub tired: u8,
    /// Activations begun in this turn (17.21).
    pub activations: u8,
    /// In command, as found in state 3 (4.14).
    pub in_command: bool,
    /// The rating of the overall commander it profits from, as found in state 3 (4.11).
    pub overall: u8,
    /// Under fire, moved or firing in this turn (17.43).
    pub busy: bool,
    /// Failed attempts to release it (14.43).
    pub failed: u8,
    /// Still in Reserve (14.41).
    pub reserve: bool,
    /// Its markers of this turn (5.24).
    pub allotment: Allotment,
    /// Found combat ineffective at the last check (13.21).
    pub ineffective: bool,
}

/// One bit for every hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ground([u64; MAX_HEXES / 64]);

impl Ground {
    const NONE: Ground = Ground([0; MAX_HEXES / 64]);

    /// True if the hex is in the set.
    pub fn has(&self, hex: Hex) -> bool {
        self.0.get(hex.index() / 64).is_some_and(|word| word >> (hex.index() % 64) & 1 == 1)
    }

    /// Puts a hex in or takes it out.
    pub fn set(&mut self, hex: Hex, on: bool) {
        if let Some(word) = self.0.get_mut(hex.index() / 64) {
            let bit = 1 << (hex.index() % 64);
            if on { *word |= bit } else { *word &= !bit }
        }
    }

    /// The hexes in ascending order.
    pub fn hexes(&self) -> impl Iterator<Item = Hex> + '_ {
        self.0.iter().enumerate().flat_map(|(i, word)| {
            let mut left = *word;
            std::iter::from_fn(move || {
                let bit = left.trailing_zeros();
                left &= left.wrapping_sub(1);
                (bit < 64).then_some(Hex((i * 64) as u16 + bit as u16))
            })
        })
    }
}

impl Serialize for Ground {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.hexes())
    }
}

/// A barricade and the directions it covers (9.48), as bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Barricade {
    /// Where.
    pub hex: Hex,
    /// Bit d is set if it covers direction d.
    pub sides: u8,
    /// Whose it is: an enemy who ends his movement there takes it down (15.12).
    pub owner: Side,
}

/// How many choices have been made in this stage of the game. It only proves that stages end: positions reached in
/// more or in fewer choices are the same position.
#[derive(Clone, Copy, Debug, Default, Serialize)]
pub struct Acts(u16);

impl Acts {
    /// The number.
    pub const fn count(self) -> u16 {
        self.0
    }

    /// One more.
    #[must_use]
    pub const fn next(self) -> Acts {
        Acts(self.0.saturating_add(1))
    }
}

impl PartialEq for Acts {
    fn eq(&self, _: &Acts) -> bool {
        true
    }
}

impl Eq for Acts {}

/// Everything that changes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct State {
    /// The turn, from 0.
    pub turn: u8,
    /// Where the turn stands.
    pub phase: Phase,
    /// The first choice is to begin, for dice would fall.
    pub waiting: bool,
    /// Choices made in this stage of the game.
    pub acts: Acts,
    /// Who holds the initiative (5.11).
    pub initiative: Side,
    /// The army commander whose rating was used for it (5.13).
    pub named: Option<Leader>,
    /// The brigade whose marker is in play.
    pub active: Option<Brigade>,
    /// Efficiency markers drawn in this turn, known to their side (3.5, 5.21).
    pub efficiency: BySide<Secret<Efficiency>>,
    /// Formations that have drawn.
    pub drawn: Formations,
    /// Sides whose cavalry has drawn (AMB-01).
    pub cavalry_drawn: BySide<bool>,
    /// Markers of each brigade spent this turn, which everybody has seen. What is left in the pool follows from it.
    pub spent: [u8; MAX_BRIGADES],
    /// The reserve brigade whose markers are in the pool (14.42).
    pub reserve_pick: Option<Brigade>,
    /// The brigade the Legion has joined (5.26).
    pub legion: Option<Brigade>,
    /// What is known of each brigade.
    pub brigades: [BrigadeState; MAX_BRIGADES],
    #[serde(serialize_with = "every")]
    units: [UnitState; MAX_UNITS],
    #[serde(skip)]
    spots: Spots,
    leaders: [LeaderState; MAX_LEADERS],
    /// Hexes with combat units of a side, both hexes of extended lines.
    pub occupied: BySide<Ground>,
    /// By hex, each once: they stay when their builders move on (15.12), so no number of units bounds them.
    barricades: Vec<Barricade>,
    /// A unit on the move.
    pub mv: Option<Move>,
    /// A leader on the move.
    pub ride: Option<Ride>,
    /// A fire being resolved.
    pub fire: Option<Fire>,
    /// Interrupts offered to the inactive side (3.3).
    pub offer: Option<Offer>,
    /// A shock being resolved.
    pub shock: Option<Shock>,
    /// A unit giving way.
    pub retreat: Option<Retreat>,
    /// Hexes each side's units give way from (12.41).
    pub causes: BySide<[Option<Hex>; 8]>,
    /// Units with trouble still to come.
    pub troubled: Units,
    /// Extended units that must contract into one of their hexes (8.45).
    pub contracting: Units,
    /// Leaders who have lost the unit they rode with (12.53).
    pub stranded: Leaders,
    /// Units shaken by friends in the resolution under way (3.9).
    pub shaken: Units,
    /// May do nothing more in this activation.
    pub finished: Units,
    /// Have skipped an activation in this turn for want of command (5.36).
    pub skipped: Units,
    /// Skip this activation.
    pub idle: Units,
    /// Have moved in this activation.
    pub moved: Units,
    /// Have moved with more than half their allowance.
    pub moved_far: Units,
    /// Were taken up to move and put down with nothing done: not taken up again in this activation.
    pub stood: Units,
    /// Have fired actively in this activation.
    pub fired: Units,
    /// Have fired at a hex beyond the next one (6.16).
    pub fired_far: Units,
    /// Have taken an action other than moving or firing.
    pub acted: Units,
    /// Have built in this activation (15.11).
    pub building: Units,
    /// Have been changed about in their stack in this activation.
    pub restacked: Units,
    /// Have tried to change orders in this activation (6.41).
    pub tried: Units,
    /// May not make an active fire in this activation (10.83).
    pub silent: Units,
    /// Have taken the test of 10.82 in this activation.
    pub tested: Units,
    /// Inactive units that have used a fire or turn in this activation (10.13, 9.61).
    pub returned: Units,
    /// Withdrawal fire made (10.72).
    pub checked: Units,
    /// Defensive fire made (11.34).
    pub defended: Units,
    /// Reaction facing tried (9.61).
    pub reacted: Units,
    /// With a Prepared Fire marker (10.51).
    pub prepared: Units,
    /// Reserve batteries that have fired in this turn (14.41).
    pub barraged: Units,
    /// Marked as seen in confusing colours (10.81).
    pub seen: Units,
    /// Identified for good (10.84).
    pub identified: Units,
    /// The unit that must fire in confusion while the other side says at whom (10.86).
    pub confused: Option<Unit>,
    /// Have left their set-up hex by their own movement, or entered (14.51).
    pub stirred: Units,
    /// Guns manned again at the start of the next activation of the unit with them (12.81).
    pub recrew: Units,
    /// Leaders who have moved in this phase or activation.
    pub rode: Leaders,
    /// Placed in the set-up.
    pub posted: Units,
    /// Leaders placed in the set-up.
    pub posted_leaders: Leaders,
    /// The active brigade may not move (6.22, 7-8).
    pub pinned: bool,
    /// A brigade order change was tried in this activation (6.41).
    pub order_tried: bool,
    /// It left the old order without further harm (AMB-38).
    pub order_kept: bool,
    /// The active brigade resolved a shock as attacker (17.22).
    pub shocked: bool,
    /// The active brigade fired in this activation (6.18).
    pub any_fire: bool,
    /// Brigades that have taken their order in II.B.
    pub ordered: Brigades,
    /// May do nothing more in this turn (AMB-05).
    pub barred: Units,
    /// A unit that has recovered and is to be put on the map (13.51).
    pub returning: Option<Unit>,
    /// Objective hexes whose last occupant was the Union (22.2).
    pub control: Ground,
    /// Strength points lost for good.
    pub lost: BySide<u16>,
}

fn every<S: Serializer>(units: &[UnitState; MAX_UNITS], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(units.iter())
}

impl State {
    /// Nobody anywhere.
    pub fn empty() -> State {
        State {
            turn: 0,
            phase: Phase::Initiative,
            waiting: false,
            acts: Acts(0),
            initiative: Side::Union,
            named: None,
            active: None,
            efficiency: BySide::new(
                Secret::of(Side::Union, Efficiency::default()),
                Secret::of(Side::Confederate, Efficiency::default()),
            ),
            drawn: Formations::EMPTY,
            cavalry_drawn: BySide::new(false, false),
            spent: [0; MAX_BRIGADES],
            reserve_pick: None,
            legion: None,
            brigades: [BrigadeState::default(); MAX_BRIGADES],
            units: [UnitState::ABSENT; MAX_UNITS],
            leaders: [LeaderState::default(); MAX_LEADERS],
            spots: Spots { homes: [NOWHERE; MAX_UNITS], lines: Units::EMPTY },
            occupied: BySide::new(Ground::NONE, Ground::NONE),
            barricades: Vec::new(),
            mv: None,
            ride: None,
            fire: None,
            offer: None,
            shock: None,
            retreat: None,
            causes: BySide::new([None; 8], [None; 8]),
            troubled: Units::EMPTY,
            contracting: Units::EMPTY,
            stranded: Leaders::EMPTY,
            shaken: Units::EMPTY,
            finished: Units::EMPTY,
            skipped: Units::EMPTY,
            idle: Units::EMPTY,
            moved: Units::EMPTY,
            moved_far: Units::EMPTY,
            stood: Units::EMPTY,
            fired: Units::EMPTY,
            fired_far: Units::EMPTY,
            acted: Units::EMPTY,
            building: Units::EMPTY,
            restacked: Units::EMPTY,
            tried: Units::EMPTY,
            silent: Units::EMPTY,
            tested: Units::EMPTY,
            returned: Units::EMPTY,
            checked: Units::EMPTY,
            defended: Units::EMPTY,
            reacted: Units::EMPTY,
            prepared: Units::EMPTY,
            barraged: Units::EMPTY,
            seen: Units::EMPTY,
            identified: Units::EMPTY,
            confused: None,
            stirred: Units::EMPTY,
            recrew: Units::EMPTY,
            rode: Leaders::EMPTY,
            posted: Units::EMPTY,
            posted_leaders: Leaders::EMPTY,
            pinned: false,
            order_tried: false,
            order_kept: false,
            shocked: false,
            any_fire: false,
            ordered: Brigades::EMPTY,
            barred: Units::EMPTY,
            returning: None,
            control: Ground::NONE,
            lost: BySide::new(0, 0),
        }
    }

    /// The layer on top: what the game is doing.
    pub fn layer(&self) -> Layer {
        if self.retreat.is_some() {
            Layer::Retreat
        } else if let Some(unit) = self.contracting.first() {
            Layer::Contract(unit)
        } else if let Some(unit) = self.troubled.first() {
            Layer::Trouble(unit)
        } else if let Some(leader) = self.stranded.first() {
            Layer::Stranded(leader)
        } else if self.fire.is_some() {
            Layer::Fire
        } else if self.offer.is_some() {
            Layer::Offer
        } else if self.shock.is_some() {
            Layer::Shock
        } else if self.mv.is_some() {
            Layer::Move
        } else if self.ride.is_some() {
            Layer::Ride
        } else {
            Layer::Phase(self.phase)
        }
    }

    /// A leader.
    pub fn leader(&self, leader: Leader) -> &LeaderState {
        &self.leaders[leader.index().min(MAX_LEADERS - 1)]
    }

    /// A leader, to be changed.
    pub fn leader_mut(&mut self, leader: Leader) -> &mut LeaderState {
        &mut self.leaders[leader.index().min(MAX_LEADERS - 1)]
    }

    /// A brigade.
    pub fn brigade(&self, brigade: Brigade) -> &BrigadeState {
        &self.brigades[brigade.index().min(MAX_BRIGADES - 1)]
    }

    /// A brigade, to be changed.
    pub fn brigade_mut(&mut self, brigade: Brigade) -> &mut BrigadeState {
        &mut self.brigades[brigade.index().min(MAX_BRIGADES - 1)]
    }

    /// The efficiency marker of a formation, for the rules; 0 if it has drawn none.
    pub fn efficiency_of(&self, side: Side, formation: Formation) -> u8 {
        self.efficiency[side].for_rules().formations[formation.index().min(MAX_FORMATIONS - 1)]
    }

    /// Notes the efficiency marker of a formation.
    pub fn set_efficiency(&mut self, side: Side, formation: Formation, value: u8) {
        self.efficiency[side].for_rules_mut().formations[formation.index().min(MAX_FORMATIONS - 1)] = value;
        self.drawn.insert(formation);
    }

    /// Markers of a brigade spent in this turn.
    pub fn spent_of(&self, brigade: Brigade) -> u8 {
        self.spent[brigade.index().min(MAX_BRIGADES - 1)]
    }

    /// The brigade a unit acts with: the Legion's counters go with the brigade they have joined (5.26).
    pub fn belongs(&self, w: &World, unit: Unit) -> Brigade {
        let own = w.unit(unit).brigade;
        match self.legion {
            Some(joined) if w.brigade(own).is_legion() => joined,
            _ => own,
        }
    }

    /// The units that act with a brigade, wherever they are.
    pub fn members(&self, w: &World, brigade: Brigade) -> Units {
        let own = w.brigade(brigade).units;
        match (self.legion, w.legion) {
            (Some(joined), Some(legion)) if joined == brigade => own.or(w.brigade(legion).units),
            (Some(_), Some(legion)) if legion == brigade => Units::EMPTY,
            _ => own,
        }
    }

    /// The members of a brigade on the map.
    pub fn members_on_map(&self, w: &World, brigade: Brigade) -> Units {
        self.members(w, brigade).filter(|unit| self[*unit].status == Status::OnMap).collect()
    }

    /// Combat units of a side on the map.
    pub fn on_map(&self, w: &World, side: Side) -> Units {
        w.side_units[side].and(w.in_scenario).filter(|unit| self[*unit].status == Status::OnMap).collect()
    }

    /// Combat units in a hex, whole or with their wing.
    pub fn units_in(&self, w: &World, hex: Hex) -> Units {
        if self.held_by(hex).is_some() { self.standing_in(hex).and(w.in_scenario) } else { Units::EMPTY }
    }

    /// Everybody on the map in a hex. Most looks find nobody, so they go over many units at once.
    fn standing_in(&self, hex: Hex) -> Units {
        let mut found: Units = self.spots.lines.filter(|unit| self[*unit].wing == hex.0).collect();
        for (at, homes) in self.spots.homes.as_chunks::<CHUNK>().0.iter().enumerate() {
            let mut here = [0_u16; CHUNK];
            for (here, home) in here.iter_mut().zip(homes) {
                *here = u16::from(*home == hex.0);
            }
            if here.iter().fold(0, |any, here| any | here) != 0 {
                let places = (0..CHUNK).zip(here).filter(|(_, here)| *here != 0).map(|(place, _)| place);
                places.for_each(|place| found.insert(Unit((at * CHUNK + place) as u8)));
            }
        }
        found.filter(|unit| self[*unit].status == Status::OnMap).collect()
    }

    /// True if a unit is on the map in the hex, whole or with its wing.
    pub fn stands_in(&self, unit: Unit, hex: Hex) -> bool {
        let state = &self[unit];
        state.status == Status::OnMap && (state.hex == hex.0 || state.wing == hex.0)
    }

    /// The infantry or cavalry counter on top in a hex (8.21).
    pub fn top_in(&self, w: &World, hex: Hex) -> Option<Unit> {
        let foot: Units = self.units_in(w, hex).filter(|unit| !w.unit(*unit).is_artillery()).collect();
        foot.into_iter().find(|unit| !self[*unit].under).or_else(|| foot.first())
    }

    /// The side whose combat units stand in a hex.
    pub fn held_by(&self, hex: Hex) -> Option<Side> {
        Side::BOTH.into_iter().find(|side| self.occupied[*side].has(hex))
    }

    /// True if an enemy combat unit of `side` stands next to the hex.
    pub fn enemy_beside(&self, w: &World, side: Side, hex: Hex) -> bool {
        let enemy = &self.occupied[side.other()];
        w.ground(hex).ring.iter().flatten().any(|near| enemy.has(*near))
    }

    /// True if an enemy combat unit stands next to a unit, next to either hex of an extended one.
    pub fn is_beside_enemy(&self, w: &World, unit: Unit) -> bool {
        let (state, side) = (&self[unit], w.side_of(unit));
        state.status == Status::OnMap
            && [state.hex(), state.wing()].into_iter().flatten().any(|hex| self.enemy_beside(w, side, hex))
    }

    /// Takes a unit off the map; its status is the caller's to set.
    pub fn lift(&mut self, w: &World, unit: Unit) {
        let (hex, wing) = (self[unit].hex(), self[unit].wing());
        self[unit].under = false;
        self.set_spot(unit, NOWHERE, NOWHERE);
        for hex in [hex, wing].into_iter().flatten() {
            self.look_again(w, hex, w.side_of(unit));
        }
    }

    /// Puts a unit on the map in a hex, beneath the counter that is there.
    pub fn put_in(&mut self, w: &World, unit: Unit, hex: Hex) {
        self.lift(w, unit);
        let foot = !w.unit(unit).is_artillery();
        let under = foot && self.top_in(w, hex).is_some();
        let state = &mut self[unit];
        (state.status, state.under) = (Status::OnMap, under);
        self.set_spot(unit, hex.0, NOWHERE);
        self.occupied[w.side_of(unit)].set(hex, true);
    }

    /// Notes where a unit is off the map: its entry hex, or the hex its abandoned guns stand in.
    pub fn note_hex(&mut self, unit: Unit, hex: Option<Hex>) {
        self.set_spot(unit, hex.map_or(NOWHERE, |hex| hex.0), self[unit].wing);
    }

    fn set_spot(&mut self, unit: Unit, home: u16, wing: u16) {
        let state = &mut self[unit];
        (state.hex, state.wing) = (home, wing);
        let at = unit.index().min(MAX_UNITS - 1);
        self.spots.homes[at] = home;
        if wing == NOWHERE {
            self.spots.lines.remove(unit);
        } else {
            self.spots.lines.insert(unit);
        }
    }

    /// Lets a unit reach into a second hex, or draws it together into its first one.
    pub fn set_wing(&mut self, w: &World, unit: Unit, wing: Option<Hex>) {
        let old = self[unit].wing();
        self.set_spot(unit, self[unit].hex, wing.map_or(NOWHERE, |hex| hex.0));
        if let Some(old) = old {
            self.look_again(w, old, w.side_of(unit));
        }
        if let Some(wing) = wing {
            self.occupied[w.side_of(unit)].set(wing, true);
        }
    }

    /// After a unit left: is the hex still held, and is there still a counter for another to be under?
    fn look_again(&mut self, w: &World, hex: Hex, side: Side) {
        let left = self.standing_in(hex).and(w.side_units[side]).and(w.in_scenario);
        self.occupied[side].set(hex, !left.is_empty());
        let mut foot = left.filter(|unit| !w.unit(*unit).is_artillery());
        if let (Some(alone), None) = (foot.next(), foot.next()) {
            self[alone].under = false;
        }
    }

    /// Leaders of a side on the map.
    pub fn leaders_on_map(&self, w: &World, side: Side) -> Leaders {
        w.side_leaders[side].filter(|leader| self.leader(*leader).status == Status::OnMap).collect()
    }

    /// Leaders of a side in a hex.
    pub fn leaders_in(&self, w: &World, side: Side, hex: Hex) -> Leaders {
        self.leaders_on_map(w, side).filter(|leader| self.leader(*leader).hex == Some(hex)).collect()
    }

    /// The barricade in a hex.
    pub fn barricade(&self, hex: Hex) -> Option<Barricade> {
        let at = self.barricades.binary_search_by_key(&hex, |barricade| barricade.hex).ok()?;
        self.barricades.get(at).copied()
    }

    /// All barricades.
    pub fn barricades(&self) -> impl Iterator<Item = Barricade> + '_ {
        self.barricades.iter().copied()
    }

    /// Raises a barricade of a side, or takes it away with no sides.
    pub fn set_barricade(&mut self, hex: Hex, sides: u8, owner: Side) {
        let slot = self.barricades.binary_search_by_key(&hex, |barricade| barricade.hex);
        match (slot, sides) {
            (Ok(at), 0) => drop(self.barricades.remove(at)),
            (Err(_), 0) => {}
            (Ok(at), _) => {
                if let Some(standing) = self.barricades.get_mut(at) {
                    *standing = Barricade { hex, sides, owner };
                }
            }
            (Err(at), _) => self.barricades.insert(at, Barricade { hex, sides, owner }),
        }
    }
}

impl Index<Unit> for State {
    type Output = UnitState;

    fn index(&self, unit: Unit) -> &UnitState {
        &self.units[unit.index().min(MAX_UNITS - 1)]
    }
}

impl IndexMut<Unit> for State {
    fn index_mut(&mut self, unit: Unit) -> &mut UnitState {
        &mut self.units[unit.index().min(MAX_UNITS - 1)]
    }
}
