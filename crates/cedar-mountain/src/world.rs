//! Everything that never changes during a game, built once from data and checked then.

use std::sync::OnceLock;

use kernel::evaluation::Book;
use kernel::title::SetupError;
use kernel::{Board, BySide, DataError, Library, OptionValues, Setup, Side, Tactics, Weights, data};

use crate::CedarMountain;
use crate::ground::{Ground, Map};
use crate::ids::{Hex, Hexes, Leader, Leaders, Unit, Units};
use crate::scenario::{ArrivalDie, Cap, Scenario};
use crate::sheets::{Colour, Kind, LeaderSheet, Rank, UnitSheet, read_leaders, read_units};
use crate::state::State;
use crate::tables::{Tables, TerrainRow, read_tables};
use crate::tactics::Marches;

const FOLDER: &str = crate::ID;

/// Options in the form the rules read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// 14.4 is played.
    pub pope: bool,
    /// One change of formation a turn.
    pub one_change: bool,
    /// Column movement looks at the hex left too.
    pub column_both: bool,
    /// A routed unit's move looks at the nearest enemy only.
    pub rout_nearest: bool,
    /// A retreat that would end in an enemy ZOC eliminates.
    pub ezoc_eliminates: bool,
    /// Only firers advance.
    pub firers_advance: bool,
    /// A natural 10 fails a rally.
    pub rally_ten_fails: bool,
    /// A Fate marker outlives the first hit.
    pub fate_second: bool,
    /// The cap of turn 1 does not bind leaders.
    pub leaders_free: bool,
}

impl Options {
    fn read(values: &OptionValues) -> Options {
        let is = |id: &str, value: &str| values.get(id).is_some_and(|v| v == value);
        Options {
            pope: is("pope", "on"),
            one_change: is("changes", "one"),
            column_both: is("column", "both"),
            rout_nearest: is("rout-move", "nearest"),
            ezoc_eliminates: is("ezoc-end", "eliminate"),
            firers_advance: is("advance", "firers"),
            rally_ten_fails: is("rally-10", "fails"),
            fate_second: is("fate", "second-hit"),
            leaders_free: is("leader-4", "free"),
        }
    }
}

/// A group of reinforcements.
#[derive(Clone, Debug)]
pub struct Group {
    /// The hex they enter by.
    pub entry: Hex,
    /// The die that finds their turn.
    pub die: Option<ArrivalDie>,
    /// Fixed turn.
    pub turn: Option<u8>,
    /// From this turn on they must enter if they can.
    pub must_enter: Option<u8>,
    /// Units.
    pub units: Units,
    /// Leaders.
    pub leaders: Leaders,
}

/// Everything that never changes.
#[derive(Clone, Debug)]
pub struct World {
    /// What the evaluation goes by.
    pub weights: Weights,
    /// Set-ups that have proved good, for free placement.
    pub book: Book,
    /// The map.
    pub board: Board,
    /// All hexes that may be entered.
    pub hexes: Hexes,
    /// Hexes on the edge of the map that may be entered.
    pub edges: Hexes,
    map: Map,
    /// Units in the order of the file.
    pub units: Vec<UnitSheet>,
    /// Leaders in the order of the file.
    pub leaders: Vec<LeaderSheet>,
    /// Who commands a unit.
    commanders: Vec<Leaders>,
    goals: Vec<Vec<Hex>>,
    /// Units by side.
    pub side_units: BySide<Units>,
    /// Leaders by side.
    pub side_leaders: BySide<Leaders>,
    /// All artillery.
    pub guns: Units,
    /// All cavalry.
    pub cavalry: Units,
    /// The numbers of the rules.
    pub tables: Tables,
    /// Options as the rules read them.
    pub options: Options,
    /// Options as they are recorded.
    pub option_values: OptionValues,
    /// The scenario.
    pub scenario: Scenario,
    /// Its file, for messages.
    pub scenario_file: String,
    /// Objective hexes.
    pub objectives: Hexes,
    /// Reinforcements.
    pub groups: Vec<Group>,
    /// Units that may not move at first.
    pub barred: Units,
    /// Leaders that may not move at first.
    pub barred_leaders: Leaders,
    /// The state before the first choice.
    pub start: State,
    /// Marches to the objectives, measured when a computer player first asks.
    marches: OnceLock<Marches>,
}

impl World {
    /// Builds the world of a scenario.
    pub fn build(library: &dyn Library, setup: &Setup) -> Result<World, SetupError> {
        let (scenario_file, text) = data::scenario_text(library, FOLDER, setup)?;
        let scenario = Scenario::parse(&scenario_file, &text)?;
        let table = data::options(library, FOLDER)?;
        let option_values = table.complete(&scenario.id, &scenario.options, &setup.options)?;
        let board = Board::load(library, FOLDER)?;
        let tables = read_tables(library)?;
        let units = read_units(library)?;
        let leaders = read_leaders(library)?;
        let map = Map::new(&board, &tables)?;
        let mut world = World {
            weights: Weights::read(library, FOLDER, &scenario.id, CedarMountain::TERMS)?,
            book: Book::read(library, FOLDER, &scenario.id)?,
            hexes: map.hexes,
            edges: map.edges(),
            map,
            commanders: Vec::new(),
            goals: Vec::new(),
            side_units: BySide::new(Units::EMPTY, Units::EMPTY),
            side_leaders: BySide::new(Leaders::EMPTY, Leaders::EMPTY),
            guns: Units::EMPTY,
            cavalry: Units::EMPTY,
            units,
            leaders,
            tables,
            options: Options::read(&option_values),
            option_values,
            scenario,
            scenario_file,
            objectives: Hexes::EMPTY,
            groups: Vec::new(),
            barred: Units::EMPTY,
            barred_leaders: Leaders::EMPTY,
            start: State::empty(),
            marches: OnceLock::new(),
            board,
        };
        world.organise()?;
        crate::setup::read_scenario(&mut world)?;
        world.start = crate::setup::starting_state(&world)?;
        Ok(world)
    }

    fn organise(&mut self) -> Result<(), DataError> {
        for (i, sheet) in self.leaders.iter().enumerate() {
            self.side_leaders[sheet.side].insert(Leader(i as u8));
        }
        for (i, sheet) in self.units.iter().enumerate() {
            let unit = Unit(i as u8);
            self.side_units[sheet.side].insert(unit);
            match sheet.kind {
                Kind::Artillery => self.guns.insert(unit),
                Kind::Cavalry => self.cavalry.insert(unit),
                Kind::Infantry => {}
            }
            self.commanders.push(self.find_commanders(sheet));
            let mut goals = Vec::new();
            for id in sheet.goals.split(';') {
                let Some(hex) = self.find_hex(id) else {
                    let problem = format!("'{}': there is no hex '{id}' on the map", sheet.id);
                    return Err(DataError::new(format!("{FOLDER}/units.csv"), Some(i + 2), problem));
                };
                goals.push(hex);
            }
            goals.sort();
            self.goals.push(goals);
        }
        Ok(())
    }

    /// 6.1: division leader and corps leader; every friendly leader for guns; nobody for independents.
    fn find_commanders(&self, sheet: &UnitSheet) -> Leaders {
        let commands = |leader: &LeaderSheet| {
            leader.side == sheet.side
                && !sheet.independent
                && (sheet.kind == Kind::Artillery
                    || match leader.rank {
                        Rank::Division => leader.division == sheet.division,
                        Rank::Corps => leader.corps == sheet.corps,
                    })
        };
        let all = self.leaders.iter().enumerate();
        all.filter(|(_, leader)| commands(leader)).map(|(i, _)| Leader(i as u8)).collect()
    }

    /// Marches over the bare ground to the objectives.
    pub fn marches(&self) -> &Marches {
        self.marches.get_or_init(|| Marches::new(self))
    }

    /// The ground of a hex.
    pub fn ground(&self, hex: Hex) -> &Ground {
        self.map.ground(hex)
    }

    /// The terrain of a hex.
    pub fn terrain(&self, hex: Hex) -> &TerrainRow {
        &self.tables.terrain[usize::from(self.ground(hex).terrain).min(self.tables.terrain.len().saturating_sub(1))]
    }

    /// Neighbours of a hex that may be entered.
    pub fn near(&self, hex: Hex) -> Hexes {
        self.ground(hex).near
    }

    /// Steps from hex to hex (CM-M.4).
    pub fn distance(&self, a: Hex, b: Hex) -> u8 {
        let steps = self.ground(a).axial.distance(self.ground(b).axial);
        u8::try_from(steps).unwrap_or(u8::MAX)
    }

    /// True if the ground lets one hex see another within the longest range (9.4).
    pub fn sees_ground(&self, from: Hex, to: Hex) -> bool {
        self.ground(from).sees.has(to)
    }

    /// The map, for lines of sight.
    pub const fn map(&self) -> &Map {
        &self.map
    }

    /// A unit as printed.
    pub fn sheet(&self, unit: Unit) -> &UnitSheet {
        &self.units[unit.index().min(self.units.len().saturating_sub(1))]
    }

    /// A leader as printed.
    pub fn leader(&self, leader: Leader) -> &LeaderSheet {
        &self.leaders[leader.index().min(self.leaders.len().saturating_sub(1))]
    }

    /// Who commands a unit.
    pub fn commanders(&self, unit: Unit) -> Leaders {
        self.commanders.get(unit.index()).copied().unwrap_or(Leaders::EMPTY)
    }

    /// Where a unit retreats to (14.1.4).
    pub fn goals(&self, unit: Unit) -> &[Hex] {
        self.goals.get(unit.index()).map_or(&[], Vec::as_slice)
    }

    /// A unit's side.
    pub fn side_of(&self, unit: Unit) -> Side {
        self.sheet(unit).side
    }

    /// A unit's morale value (2.5).
    pub fn morale(&self, unit: Unit) -> i8 {
        let table = &self.tables.morale;
        match self.sheet(unit).morale {
            Colour::Green => table.green,
            Colour::Black => table.black,
            Colour::Gold => table.gold,
        }
    }

    /// A unit by id.
    pub fn find_unit(&self, id: &str) -> Option<Unit> {
        self.units.iter().position(|u| u.id == id).map(|at| Unit(at as u8))
    }

    /// A leader by id.
    pub fn find_leader(&self, id: &str) -> Option<Leader> {
        self.leaders.iter().position(|l| l.id == id).map(|at| Leader(at as u8))
    }

    /// A hex by id.
    pub fn find_hex(&self, id: &str) -> Option<Hex> {
        self.board.find(id).map(|place| Hex(place.0))
    }

    /// A hex by id, or an error for the scenario that names it.
    pub fn hex_named(&self, id: &str) -> Result<Hex, DataError> {
        let hex = self.find_hex(id).filter(|hex| self.hexes.has(*hex));
        hex.ok_or_else(|| self.wrong(format!("there is no hex '{id}' on the map that units may enter")))
    }

    /// An error in the scenario file.
    pub fn wrong(&self, problem: impl Into<String>) -> DataError {
        DataError::new(self.scenario_file.clone(), None, problem)
    }

    /// The id of a hex.
    pub fn hex_id(&self, hex: Hex) -> &str {
        self.board.get(hex.place()).map_or("?", |place| place.id.as_str())
    }

    /// The name of a hex; its number where it has none.
    pub fn hex_name(&self, hex: Hex) -> String {
        match self.board.get(hex.place()) {
            Some(place) if place.name.is_empty() => place.id.clone(),
            Some(place) => format!("{} ({})", place.name, place.id),
            None => "?".to_owned(),
        }
    }

    /// The group a unit comes with.
    pub fn group_of(&self, unit: Unit) -> Option<usize> {
        self.groups.iter().position(|group| group.units.has(unit))
    }

    /// The group a leader comes with.
    pub fn group_of_leader(&self, leader: Leader) -> Option<usize> {
        self.groups.iter().position(|group| group.leaders.has(leader))
    }

    /// The cap on movement of a side in a turn, in whole points (14.3.1).
    pub fn cap(&self, turn: u8, side: Side) -> Option<u8> {
        let caps = self.scenario.caps.iter();
        caps.filter(|cap: &&Cap| cap.turn == turn && cap.side == side).map(|cap| cap.points).min()
    }
}
