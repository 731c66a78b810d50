//! What never changes in a game: map, order of battle, tables, scenario, options.

use kernel::board::Board;
use kernel::evaluation::Book;
use kernel::title::SetupError;
use kernel::{BySide, DataError, Library, OptionValues, Setup, Side, Tactics, Weights, data};
use serde::Deserialize;

use crate::BullRun1861;
use crate::ids::{
    Brigade, Brigades, Element, Hq, Hqs, MAX_BRIGADES, MAX_HQS, MAX_RING, MAX_ZONES, Slot, Slots, Zone, Zones,
};
use crate::movement::costs_from;
use crate::scenario::Scenario;
use crate::state::State;
use crate::tables::Tables;

/// Infantry, cavalry, or the Hampton Legion.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// Infantry brigade.
    Infantry,
    /// Cavalry brigade.
    Cavalry,
    /// The Hampton Legion (10.5 note).
    Legion,
}

/// A brigade as printed.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BrigadeSheet {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Its side.
    pub side: Side,
    /// Its army, for Southern command.
    pub army: String,
    /// Its kind.
    pub kind: Kind,
    /// Combat potential.
    pub combat: u8,
    /// Artillery potential.
    pub artillery: u8,
    /// Circled cavalry potential.
    pub cavalry: u8,
    /// Command bonus.
    pub star: bool,
    /// The option that brings it into the game, if any.
    pub option: Option<String>,
    /// Provenance of the combat potential.
    pub provenance_combat: String,
    /// Provenance of the artillery potential.
    pub provenance_artillery: String,
    /// Provenance of the cavalry potential.
    pub provenance_cavalry: String,
    /// Provenance of the star.
    pub provenance_star: String,
    /// Provenance of the army.
    pub provenance_army: String,
    /// Sources in words.
    pub note: String,
}

/// A headquarters as printed.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HqSheet {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Its side.
    pub side: Side,
    /// The army it commands.
    pub army: String,
    /// Provenance.
    pub provenance: String,
    /// Sources in words.
    pub note: String,
}

/// Options in the form the rules read (13, 16.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// 13: the 30th Virginia is regrouped.
    pub thirtieth_virginia: bool,
    /// 13: Sudley Ford counts, the South waits.
    pub historical_manoeuvre: bool,
    /// 13: attackers are confused at first.
    pub confusion: bool,
    /// 13: three Northern brigades more.
    pub northern_reinforcements: bool,
    /// 13: an eighth turn if it is close.
    pub extra_turn: bool,
    /// 13: ten steps lost may end the game.
    pub automatic_defeat: bool,
    /// D-01: exactly one activation on turn 1.
    pub exactly_one_first_turn: bool,
    /// D-08: a Hit needs more than double.
    pub more_than_double: bool,
    /// D-06: second lines support in defence.
    pub support_in_defence: bool,
    /// resting needs command.
    pub rest_needs_command: bool,
    /// enemies beyond a crossing pin and flank.
    pub over_river_counts: bool,
    /// free placement reads "at least".
    pub at_least_5: bool,
}

impl Options {
    fn read(values: &OptionValues) -> Options {
        let is = |id: &str, value: &str| values.get(id).is_some_and(|v| v == value);
        Options {
            thirtieth_virginia: is("thirtieth-virginia", "on"),
            historical_manoeuvre: is("historical-manoeuvre", "on"),
            confusion: is("confusion", "on"),
            northern_reinforcements: is("northern-reinforcements", "on"),
            extra_turn: is("extra-turn", "on"),
            automatic_defeat: is("automatic-defeat", "on"),
            exactly_one_first_turn: is("first-turn-activation", "exactly-one"),
            more_than_double: is("hit-threshold", "more-than-double"),
            support_in_defence: is("support-in-defence", "on"),
            rest_needs_command: is("rest-needs-command", "on"),
            over_river_counts: is("over-river", "counts"),
            at_least_5: is("free-placement", "at-least-5"),
        }
    }
}

/// Borders and fronts of a zone, ready for the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ground {
    /// All adjacent zones.
    pub adjacent: Zones,
    /// Adjacent over a land border.
    pub land: Zones,
    /// Adjacent over a ford or bridge.
    pub crossing: Zones,
    /// Adjacent over a land border with a road.
    pub road: Zones,
    /// Clockwise; `None` is the map edge or unused.
    pub ring: [Option<Zone>; MAX_RING],
    /// Slots that can be faced.
    pub facings: Slots,
    /// The front for each facing (10.2).
    pub fronts: [Zones; MAX_RING],
    /// Hill, for the defender.
    pub hill: bool,
    /// Woods, for the defender.
    pub woods: bool,
    /// South-west of Bull Run.
    pub right_bank: bool,
}

impl Ground {
    const NOWHERE: Ground = Ground {
        adjacent: Zones::EMPTY,
        land: Zones::EMPTY,
        crossing: Zones::EMPTY,
        road: Zones::EMPTY,
        ring: [None; MAX_RING],
        facings: Slots::EMPTY,
        fronts: [Zones::EMPTY; MAX_RING],
        hill: false,
        woods: false,
        right_bank: false,
    };

    /// The front when facing a slot.
    pub fn front(&self, facing: Option<Slot>) -> Zones {
        facing.map_or(Zones::EMPTY, |slot| self.fronts[usize::from(slot.0).min(MAX_RING - 1)])
    }

    /// The zone in a slot.
    pub fn faced(&self, slot: Slot) -> Option<Zone> {
        self.ring[usize::from(slot.0).min(MAX_RING - 1)]
    }

    /// The slot of a neighbour.
    pub fn slot_of(&self, zone: Zone) -> Option<Slot> {
        self.ring.iter().position(|z| *z == Some(zone)).map(|i| Slot(i as u8))
    }
}

/// A scoring zone, resolved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ScoringZone {
    /// Where.
    pub zone: Zone,
    /// Points.
    pub points: i32,
}

/// A reinforcement, resolved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Arrival {
    /// Who.
    pub brigade: Brigade,
    /// At the end of this turn.
    pub turn: u8,
    /// Where.
    pub zone: Zone,
    /// How many brigades may stand there for this arrival.
    pub limit: usize,
}

/// What never changes.
#[derive(Debug)]
pub struct World {
    /// What the evaluation goes by.
    pub weights: Weights,
    /// Set-ups that have proved good, for free placement.
    pub book: Book,
    /// The map.
    pub board: Board,
    /// Its zones, by zone.
    pub ground: Box<[Ground; MAX_ZONES]>,
    /// All zones.
    pub zones: Zones,
    /// The order of battle.
    pub brigades: Vec<BrigadeSheet>,
    /// The headquarters.
    pub hqs: Vec<HqSheet>,
    /// Brigades of each side that take part.
    pub side_brigades: BySide<Brigades>,
    /// Headquarters of each side.
    pub side_hqs: BySide<Hqs>,
    /// The Hampton Legion, if it takes part.
    pub legion: Option<Brigade>,
    /// The numbers.
    pub tables: Tables,
    /// The options as the rules read them.
    pub options: Options,
    /// The options by id.
    pub option_values: OptionValues,
    /// The scenario file.
    pub scenario: Scenario,
    /// Where it was read from, for messages.
    pub scenario_file: String,
    /// Scoring zones.
    pub scoring: Vec<ScoringZone>,
    /// Reinforcements that take part.
    pub arrivals: Vec<Arrival>,
    /// The two ends of Farm Ford.
    pub farm_ford: Option<(Zone, Zone)>,
    /// Sudley Ford: left bank, right bank.
    pub sudley_ford: Option<(Zone, Zone)>,
    /// Where headquarters return to.
    pub bases: BySide<Zone>,
    /// Brigades that start with an operational marker and must march on turn 1.
    pub must_march: Brigades,
    /// Brigades placed by their owner near a headquarters (13).
    pub bound: Brigades,
    /// Brigades whose owner chooses the second zone of their extended line in the set-up (12.1).
    pub to_extend: Brigades,
    /// Zones open to the rest of each side in free placement.
    pub rest_area: BySide<Zones>,
    /// Movement points between zones when nobody is in the way and every ford is known, at most 32.
    pub distances: Box<[[u8; MAX_ZONES]; MAX_ZONES]>,
    /// Turns of this scenario.
    pub turns: u8,
    /// The state the scenario starts from.
    pub start: State,
}

/// A distance beyond measuring.
pub const FAR: u8 = 32;

/// The folder of the title's data.
pub const FOLDER: &str = crate::ID;

impl World {
    /// Builds and checks everything.
    pub fn build(library: &dyn Library, setup: &Setup) -> Result<World, SetupError> {
        let (scenario_file, text) = data::scenario_text(library, FOLDER, setup)?;
        let scenario = Scenario::parse(&scenario_file, &text)?;
        let option_table = data::options(library, FOLDER)?;
        let option_values = option_table.complete(&scenario.id, &scenario.options, &setup.options)?;
        let board = Board::load(library, FOLDER)?;
        let tables = read_tables(library)?;
        let mut world = World {
            weights: Weights::read(library, FOLDER, &scenario.id, BullRun1861::TERMS)?,
            book: Book::read(library, FOLDER, &scenario.id)?,
            ground: survey(&board)?,
            zones: board.place_ids().map(|p| Zone(p.0 as u8)).collect(),
            brigades: read_brigades(library)?,
            hqs: read_hqs(library)?,
            side_brigades: BySide::new(Brigades::EMPTY, Brigades::EMPTY),
            side_hqs: BySide::new(Hqs::EMPTY, Hqs::EMPTY),
            legion: None,
            options: Options::read(&option_values),
            option_values,
            scoring: Vec::new(),
            arrivals: Vec::new(),
            farm_ford: crossing_named(&board, &tables.places.farm_ford),
            sudley_ford: crossing_named(&board, &tables.places.sudley_ford),
            bases: BySide::new(Zone(0), Zone(0)),
            must_march: Brigades::EMPTY,
            bound: Brigades::EMPTY,
            to_extend: Brigades::EMPTY,
            rest_area: BySide::new(Zones::EMPTY, Zones::EMPTY),
            distances: Box::new([[FAR; MAX_ZONES]; MAX_ZONES]),
            turns: scenario.turns.unwrap_or(tables.turns.count),
            start: State::empty(),
            board,
            tables,
            scenario,
            scenario_file,
        };
        world.name_places()?;
        world.muster()?;
        world.measure();
        for side in Side::BOTH {
            world.rest_area[side] = crate::setup::rest_area(&world, side);
        }
        world.start = crate::setup::starting_state(&mut world)?;
        Ok(world)
    }

    fn name_places(&mut self) -> Result<(), DataError> {
        let places = self.tables.places.clone();
        let zone = |id: &str| self.zone_in("tables.toml", id);
        self.bases = BySide::new(zone(&places.union_base)?, zone(&places.confederate_base)?);
        self.farm_ford = self.farm_ford.map(|ends| self.left_first(ends));
        self.sudley_ford = self.sudley_ford.map(|ends| self.left_first(ends));
        Ok(())
    }

    fn measure(&mut self) {
        let mut empty = State::empty();
        empty.farm_ford_open = true;
        for from in self.zones {
            let costs = costs_from(self, &empty, Side::Union, from.alone(), FAR - 1, Zones::EMPTY);
            for to in self.zones {
                self.distances[from.index()][to.index()] = costs[to].checked_sub(1).unwrap_or(FAR);
            }
        }
    }

    /// Movement points between two zones on an empty map.
    pub fn distance(&self, from: Zone, to: Zone) -> u8 {
        self.distances[from.index().min(MAX_ZONES - 1)][to.index().min(MAX_ZONES - 1)]
    }

    fn left_first(&self, (a, b): (Zone, Zone)) -> (Zone, Zone) {
        if self.ground(a).right_bank { (b, a) } else { (a, b) }
    }

    fn muster(&mut self) -> Result<(), DataError> {
        for (i, sheet) in self.brigades.iter().enumerate() {
            let brigade = Brigade(i as u8);
            let on = |id: &String| self.option_values.get(id).is_some_and(|v| v == "on");
            let listed = self.scenario.units.iter().any(|u| u.id == sheet.id)
                || self.scenario.reinforcements.iter().any(|r| r.unit == sheet.id);
            if listed && sheet.option.as_ref().is_none_or(on) {
                self.side_brigades[sheet.side].insert(brigade);
                if sheet.kind == Kind::Legion {
                    self.legion = Some(brigade);
                }
            }
        }
        for (i, sheet) in self.hqs.iter().enumerate() {
            if self.scenario.headquarters.iter().any(|h| h.id == sheet.id) {
                self.side_hqs[sheet.side].insert(Hq(i as u8));
            }
        }
        Ok(())
    }

    /// A brigade by id, among those that take part.
    pub fn find_brigade(&self, id: &str) -> Option<Brigade> {
        let at = self.brigades.iter().position(|b| b.id == id)?;
        let brigade = Brigade(at as u8);
        self.takes_part(brigade).then_some(brigade)
    }

    /// True if the brigade is in this game.
    pub fn takes_part(&self, brigade: Brigade) -> bool {
        self.side_brigades.union.or(self.side_brigades.confederate).has(brigade)
    }

    /// A headquarters by id.
    pub fn find_hq(&self, id: &str) -> Option<Hq> {
        let at = self.hqs.iter().position(|h| h.id == id)?;
        let hq = Hq(at as u8);
        self.side_hqs.union.or(self.side_hqs.confederate).has(hq).then_some(hq)
    }

    /// A zone by id.
    pub fn find_zone(&self, id: &str) -> Option<Zone> {
        self.board.find(id).map(|place| Zone(place.0 as u8))
    }

    /// A zone by id, or an error for the file that names it.
    pub fn zone_in(&self, file: &str, id: &str) -> Result<Zone, DataError> {
        self.find_zone(id).ok_or_else(|| DataError::new(file, None, format!("there is no zone '{id}' on the map")))
    }

    /// The ground of a zone.
    pub fn ground(&self, zone: Zone) -> &Ground {
        &self.ground[zone.index().min(MAX_ZONES - 1)]
    }

    /// Zones joined to this one by a land border.
    pub fn land(&self, zone: Zone) -> Zones {
        self.ground(zone).land
    }

    /// A brigade as printed.
    pub fn sheet(&self, brigade: Brigade) -> &BrigadeSheet {
        &self.brigades[brigade.index().min(self.brigades.len().saturating_sub(1))]
    }

    /// A headquarters as printed.
    pub fn hq_sheet(&self, hq: Hq) -> &HqSheet {
        &self.hqs[hq.index().min(self.hqs.len().saturating_sub(1))]
    }

    /// The side of an element.
    pub fn side_of(&self, element: Element) -> Side {
        self.sheet(element.brigade()).side
    }

    /// The id of a zone.
    pub fn zone_id(&self, zone: Zone) -> &str {
        self.board.get(zone.place()).map_or("?", |place| place.id.as_str())
    }

    /// The name of a zone.
    pub fn zone_name(&self, zone: Zone) -> &str {
        self.board.get(zone.place()).map_or("?", |place| place.name.as_str())
    }

    /// True for the Hampton Legion.
    pub fn is_legion(&self, brigade: Brigade) -> bool {
        self.legion == Some(brigade)
    }

    /// True for a cavalry brigade.
    pub fn is_cavalry(&self, brigade: Brigade) -> bool {
        self.sheet(brigade).kind == Kind::Cavalry
    }

    /// The options in force.
    pub fn options(&self) -> &Options {
        &self.options
    }
}

/// Reads the tables.
pub fn read_tables(library: &dyn Library) -> Result<Tables, DataError> {
    let file = format!("{FOLDER}/tables.toml");
    let tables: Tables = data::table(library, &file)?;
    tables.check().map_err(|problem| DataError::new(file, None, problem))?;
    Ok(tables)
}

fn read_brigades(library: &dyn Library) -> Result<Vec<BrigadeSheet>, DataError> {
    let rows: Vec<BrigadeSheet> = data::rows(library, &format!("{FOLDER}/brigades.csv"))?;
    data::check_ids("brigades.csv", rows.iter().map(|r| r.id.as_str()), MAX_BRIGADES)?;
    if rows.iter().filter(|r| r.kind == Kind::Legion).count() > 1 {
        return Err(DataError::new("brigades.csv", None, "there is only one Legion"));
    }
    for row in &rows {
        if row.combat == 0 || row.combat > 20 {
            let problem = format!("'{}': a combat potential is 1 to 20", row.id);
            return Err(DataError::new("brigades.csv", None, problem));
        }
        if row.side == Side::Union && row.cavalry > 0 {
            let problem = format!("'{}': only Southern brigades have a circled cavalry potential", row.id);
            return Err(DataError::new("brigades.csv", None, problem).against("BR-2-cavalry-south-only"));
        }
    }
    Ok(rows)
}

fn read_hqs(library: &dyn Library) -> Result<Vec<HqSheet>, DataError> {
    let rows: Vec<HqSheet> = data::rows(library, &format!("{FOLDER}/headquarters.csv"))?;
    data::check_ids("headquarters.csv", rows.iter().map(|r| r.id.as_str()), MAX_HQS)?;
    Ok(rows)
}

/// The two zones a named crossing joins.
fn crossing_named(board: &Board, name: &str) -> Option<(Zone, Zone)> {
    let kinds = [board.feature("ford"), board.feature("bridge")];
    let named = |e: &&kernel::board::Edge| kinds.iter().flatten().any(|f| e.names(*f).iter().any(|n| n == name));
    let edge = board.edges().iter().find(named)?;
    Some((Zone(edge.a.0 as u8), Zone(edge.b.0 as u8)))
}

fn survey(board: &Board) -> Result<Box<[Ground; MAX_ZONES]>, DataError> {
    let file = format!("{FOLDER}/places.csv");
    if board.places().len() > MAX_ZONES {
        return Err(DataError::new(file, None, format!("this title takes at most {MAX_ZONES} zones")));
    }
    let mut ground = Box::new([Ground::NOWHERE; MAX_ZONES]);
    for place in board.place_ids() {
        if board.ring(place).len() > MAX_RING {
            let problem = format!("zone '{}' has more than {MAX_RING} places in its ring", board.place(place).id);
            return Err(DataError::new(file, None, problem));
        }
        ground[place.index()] = survey_zone(board, place);
    }
    Ok(ground)
}

fn survey_zone(board: &Board, at: kernel::PlaceId) -> Ground {
    let mut ground = Ground::NOWHERE;
    let has = |edge: kernel::EdgeId, name: &str| board.feature(name).is_some_and(|f| board.edge(edge).has(f));
    let ring = board.ring(at);
    for (i, slot) in ring.iter().enumerate() {
        let (Some(place), Some(edge)) = (slot.place, slot.edge) else { continue };
        let zone = Zone(place.0 as u8);
        ground.ring[i] = Some(zone);
        ground.facings.insert(Slot(i as u8));
        ground.adjacent.insert(zone);
        if has(edge, "river") {
            if has(edge, "ford") || has(edge, "bridge") {
                ground.crossing.insert(zone);
            }
        } else {
            ground.land.insert(zone);
            if has(edge, "road") {
                ground.road.insert(zone);
            }
        }
    }
    for slot in ground.facings {
        ground.fronts[usize::from(slot.0)] = front(&ground.ring, ring.len(), usize::from(slot.0));
    }
    let terrain = board.place(at).terrain;
    ground.hill = board.terrain("hill") == Some(terrain);
    ground.woods = board.terrain("woods") == Some(terrain);
    ground.right_bank = board.place(at).tag("bank") == Some("right");
    ground
}

/// The faced zone and its two neighbours in the ring; the map edge takes a place (10.2, R-27).
fn front(ring: &[Option<Zone>; MAX_RING], len: usize, slot: usize) -> Zones {
    [(slot + len - 1) % len, slot, (slot + 1) % len].into_iter().filter_map(|i| ring[i]).collect()
}
