//! Everything that never changes during a game, built once from data and checked then.

mod check;
mod ground;
mod options;
mod plan;
mod roster;
mod sheets;

pub use ground::{Ground, Sides, Survey, Terrain};
pub use options::Options;
pub use sheets::{BrigadeSheet, Command, FormationSheet, Kind, LeaderSheet, Rank, UnitSheet};

use kernel::leanings::{self, Leaners};
use kernel::title::SetupError;
use kernel::{Board, BySide, DataError, Library, OptionValues, Setup, Side, Tactics, Weights, data};

use crate::RedBadge;
use crate::ids::{Brigade, Brigades, Formation, Hex, Leader, Leaders, Unit, Units};
use crate::scenario::{Figure, Group, Objective, Reserve, Scenario, SetUp, Victory};
use crate::sight::{Bearing, Line, Sight, Stretch, bearing};
use crate::state::State;
use crate::tables::{Tables, TerrainRow};
use crate::tactics::Leanings;

/// The light of a turn (2.43).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Daylight {
    /// By day.
    Day,
    /// 16.1.
    Dusk,
    /// 16.2.
    Night,
}

/// Everything that never changes.
#[derive(Clone, Debug)]
pub struct World {
    /// What the evaluation goes by.
    pub weights: Weights,
    /// What each side's scripted commander goes by.
    pub leanings: BySide<Leanings>,
    /// What the searching levels start from instead.
    pub searchers: BySide<Option<Leanings>>,
    /// The map.
    pub board: Board,
    survey: Survey,
    sight: Sight,
    /// How far it is from everywhere to where a side wants to be, worked out when a computer player first asks.
    pub ways: std::sync::OnceLock<crate::tactics::Ways>,
    /// What leaders pay for every step, worked out when the first one rides.
    pub rides: std::sync::OnceLock<crate::ride::Rides>,
    /// Counters in the order of the file.
    pub units: Vec<UnitSheet>,
    /// Leaders in the order of the file.
    pub leaders: Vec<LeaderSheet>,
    /// Brigades in the order of the file.
    pub brigades: Vec<BrigadeSheet>,
    /// Formations in the order of the file.
    pub formations: Vec<FormationSheet>,
    /// Counters of a side.
    pub side_units: BySide<Units>,
    /// Leaders of a side.
    pub side_leaders: BySide<Leaders>,
    /// Brigades of a side, its cavalry and the Legion included.
    pub side_brigades: BySide<Brigades>,
    /// The Legion (5.26).
    pub legion: Option<Brigade>,
    /// The cavalry of a side.
    pub cavalry: BySide<Option<Brigade>>,
    /// Counters that belong to the scenario: on the map, to come, or routed.
    pub in_scenario: Units,
    /// Leaders that belong to the scenario.
    pub leaders_in_scenario: Leaders,
    /// The numbers of the rules.
    pub tables: Tables,
    /// Options as the rules read them.
    pub options: Options,
    /// Options as they are recorded.
    pub option_values: OptionValues,
    /// The scenario as written.
    pub scenario: Scenario,
    /// Its file, for messages.
    pub scenario_file: String,
    /// Reinforcements.
    pub groups: Vec<Group>,
    /// Pieces the owners may set up elsewhere.
    pub set_ups: Vec<SetUp>,
    /// Printed numbers of markers.
    pub figures: Vec<Figure>,
    /// Objectives.
    pub objectives: Vec<Objective>,
    /// All hexes of all objectives, each with the number of its objective.
    pub objective_hexes: Vec<(Hex, u8)>,
    /// Units that start behind a barricade which covers their front (15.14).
    pub entrenched: Units,
    /// How the game is won.
    pub victory: Victory,
    /// When reserve brigades may be released.
    pub reserve: Option<Reserve>,
    /// Where routed units return without a leader (13.51).
    pub recovery_entry: BySide<Hex>,
    /// The same for brigades held in Reserve at first.
    pub recovery_tyler: Hex,
    /// The state before the first choice.
    pub start: State,
}

impl World {
    /// Builds the world of a scenario.
    pub fn build(library: &dyn Library, setup: &Setup) -> Result<World, SetupError> {
        let (scenario_file, text) = data::scenario_text(library, crate::ID, setup)?;
        let scenario = Scenario::parse(&scenario_file, &text)?;
        let table = data::options(library, crate::ID)?;
        let option_values = table.complete(&scenario.id, &scenario.options, &setup.options)?;
        let options = Options::read(&option_values);
        let board = Board::load(library, crate::ID)?;
        let tables = read_tables(library)?;
        let roster = roster::Roster::read(library, &tables, options.davidson_with_cocke)?;
        let survey = Survey::new(&board, scenario.map.as_deref())?;
        let victory = Victory { kind: scenario.victory.kind, points: scenario.victory.points };
        let lean = |who: Leaners, side: Side| -> Result<Option<Leanings>, DataError> {
            let numbers = leanings::read(library, crate::ID, &scenario.id, (who, side), Leanings::ALL)?;
            Ok(numbers.map(|numbers| Leanings::of(&numbers)))
        };
        let both = |who| Ok::<_, DataError>(BySide::new(lean(who, Side::Union)?, lean(who, Side::Confederate)?));
        let script = both(Leaners::Script)?;
        let mut world = World {
            leanings: BySide::new(
                script[Side::Union].unwrap_or(Leanings::PLAIN),
                script[Side::Confederate].unwrap_or(Leanings::PLAIN),
            ),
            searchers: both(Leaners::Searchers)?,
            weights: Weights::read(library, crate::ID, &scenario.id, RedBadge::TERMS)?,
            sight: Sight::new(survey.ground.len()),
            ways: std::sync::OnceLock::new(),
            rides: std::sync::OnceLock::new(),
            survey,
            units: roster.units,
            leaders: roster.leaders,
            brigades: roster.brigades,
            formations: roster.formations,
            side_units: BySide::new(Units::EMPTY, Units::EMPTY),
            side_leaders: BySide::new(Leaders::EMPTY, Leaders::EMPTY),
            side_brigades: BySide::new(Brigades::EMPTY, Brigades::EMPTY),
            legion: None,
            cavalry: BySide::new(None, None),
            in_scenario: Units::EMPTY,
            leaders_in_scenario: Leaders::EMPTY,
            tables,
            options,
            option_values,
            scenario,
            scenario_file,
            groups: Vec::new(),
            set_ups: Vec::new(),
            figures: Vec::new(),
            objectives: Vec::new(),
            objective_hexes: Vec::new(),
            entrenched: Units::EMPTY,
            victory,
            reserve: None,
            recovery_entry: BySide::new(Hex(0), Hex(0)),
            recovery_tyler: Hex(0),
            start: State::empty(),
            board,
        };
        world.sort_by_side();
        world.plan()?;
        world.start = crate::start::starting_state(&world)?;
        Ok(world)
    }

    fn sort_by_side(&mut self) {
        for (i, sheet) in self.units.iter().enumerate() {
            self.side_units[sheet.side].insert(Unit(i as u8));
        }
        for (i, sheet) in self.leaders.iter().enumerate() {
            self.side_leaders[sheet.side].insert(Leader(i as u8));
        }
        for (i, sheet) in self.brigades.iter().enumerate() {
            let brigade = Brigade(i as u8);
            self.side_brigades[sheet.side].insert(brigade);
            match sheet.command {
                Command::Legion => self.legion = Some(brigade),
                Command::Cavalry => self.cavalry[sheet.side] = Some(brigade),
                Command::Brigade => {}
            }
        }
    }

    /// A counter as printed.
    pub fn unit(&self, unit: Unit) -> &UnitSheet {
        &self.units[unit.index().min(self.units.len().saturating_sub(1))]
    }

    /// A leader as printed.
    pub fn leader(&self, leader: Leader) -> &LeaderSheet {
        &self.leaders[leader.index().min(self.leaders.len().saturating_sub(1))]
    }

    /// A brigade.
    pub fn brigade(&self, brigade: Brigade) -> &BrigadeSheet {
        &self.brigades[brigade.index().min(self.brigades.len().saturating_sub(1))]
    }

    /// A formation.
    pub fn formation(&self, formation: Formation) -> &FormationSheet {
        &self.formations[formation.index().min(self.formations.len().saturating_sub(1))]
    }

    /// A unit's side.
    pub fn side_of(&self, unit: Unit) -> Side {
        self.unit(unit).side
    }

    /// The ground of a hex.
    pub fn ground(&self, hex: Hex) -> &Ground {
        self.survey.get(hex)
    }

    /// The row of the terrain chart of a hex.
    pub fn terrain(&self, hex: Hex) -> &TerrainRow {
        self.tables.terrain(self.ground(hex).terrain)
    }

    /// How many hexes the map has; their numbers are below.
    pub fn hex_count(&self) -> u16 {
        self.survey.ground.len() as u16
    }

    /// All hexes in play.
    pub fn hexes(&self) -> impl Iterator<Item = Hex> + '_ {
        (0..self.hex_count()).map(Hex).filter(|hex| self.is_in_play(*hex))
    }

    /// In play in this scenario.
    pub fn is_in_play(&self, hex: Hex) -> bool {
        self.survey.ground.get(hex.index()).is_some_and(|ground| ground.in_play)
    }

    /// The neighbour in a direction, if it is in play.
    pub fn neighbour(&self, hex: Hex, direction: u8) -> Option<Hex> {
        self.ground(hex).ring.get(usize::from(direction) % 6).copied().flatten()
    }

    /// Neighbours in play, clockwise from north.
    pub fn neighbours(&self, hex: Hex) -> impl Iterator<Item = Hex> {
        self.ground(hex).ring.into_iter().flatten()
    }

    /// The direction of a neighbour in play.
    pub fn direction(&self, from: Hex, to: Hex) -> Option<u8> {
        self.ground(from).ring.iter().position(|near| *near == Some(to)).map(|at| at as u8)
    }

    /// What lies between two neighbours.
    pub fn side_between(&self, from: Hex, to: Hex) -> Sides {
        let at = self.direction(from, to).map(usize::from);
        at.and_then(|at| self.ground(from).sides.get(at)).copied().unwrap_or(Sides::NONE)
    }

    /// Steps from hex to hex; at most 255.
    pub fn distance(&self, a: Hex, b: Hex) -> u8 {
        let steps = self.ground(a).axial.distance(self.ground(b).axial);
        u8::try_from(steps).unwrap_or(u8::MAX)
    }

    /// Hexes in play within so many steps, the hex itself first, then ring by ring.
    pub fn within(&self, hex: Hex, steps: u8) -> impl Iterator<Item = Hex> + '_ {
        let farther = (Survey::NEAR + 1)..=steps;
        let near = self.survey.near(hex, steps).iter().copied();
        near.chain(farther.flat_map(move |steps| self.survey.ring(hex, steps)))
    }

    /// True if one of some hexes is within so many steps.
    pub fn any_within(&self, hex: Hex, steps: u8, some: &crate::state::Ground) -> bool {
        if steps <= Survey::NEAR {
            return self.survey.near(hex, steps).iter().any(|near| some.has(*near));
        }
        self.within(hex, steps).any(|near| some.has(near))
    }

    /// Whether the ground lets one hex see another (10.21, AMB-51): without units, without the limits of light,
    /// and not beyond 30 hexes.
    pub fn sees(&self, from: Hex, to: Hex) -> bool {
        self.sight.sees(&self.survey, &self.tables, from, to)
    }

    /// The straight line between two hexes, both left out; empty beyond 30 hexes.
    pub fn line(&self, from: Hex, to: Hex) -> Line<'_> {
        self.sight.line(&self.survey, from, to)
    }

    /// The direction or directions in which the line to another hex leaves a hex (10.12). The way it comes in at
    /// the other end (10.41) is the bearing back.
    pub fn bearing(&self, from: Hex, to: Hex) -> Option<Bearing> {
        bearing(self.ground(from).axial, self.ground(to).axial)
    }

    /// What stops a line first: ground, or hexes for which `blocks` says so (10.21, 10.22). On a hexside both hexes
    /// have to block, each in its own way.
    pub fn obstacle(&self, from: Hex, to: Hex, blocks: impl Fn(Hex) -> bool) -> Option<Stretch> {
        self.sight.obstacle(&self.survey, &self.tables, (from, to), blocks)
    }

    /// The hour of a turn, like 900 or 1300.
    pub fn hour(&self, turn: u8) -> u16 {
        self.scenario.first_hour + 100 * u16::from(turn)
    }

    /// The light of a turn (2.43).
    pub fn daylight(&self, turn: u8) -> Daylight {
        let hour = self.hour(turn);
        if self.scenario.night.contains(&hour) {
            Daylight::Night
        } else if self.scenario.dusk.contains(&hour) {
            Daylight::Dusk
        } else {
            Daylight::Day
        }
    }

    /// How far one sees in a turn (10.23).
    pub fn sight_limit(&self, turn: u8) -> u8 {
        self.tables.sight.at(self.daylight(turn))
    }

    /// A turn of heat (18.1).
    pub fn heat(&self, turn: u8) -> bool {
        self.scenario.heat.contains(&self.hour(turn))
    }

    /// The last turn, from 0.
    pub fn last_turn(&self) -> u8 {
        self.scenario.last_turn()
    }

    /// The group a unit comes with.
    pub fn group_of(&self, unit: Unit) -> Option<usize> {
        self.groups.iter().position(|group| group.units.has(unit))
    }

    /// The group a leader comes with.
    pub fn group_of_leader(&self, leader: Leader) -> Option<usize> {
        self.groups.iter().position(|group| group.leaders.has(leader))
    }

    /// Printed numbers of markers of a brigade in a turn.
    pub fn figures_of(&self, brigade: Brigade, turn: u8) -> impl Iterator<Item = &Figure> {
        self.figures.iter().filter(move |figure| figure.brigade == brigade && figure.turn == turn)
    }

    /// A hex by its number, also by its number on the other map.
    pub fn find_hex(&self, id: &str) -> Option<Hex> {
        let aliased = || self.board.tagged_as("alias", id).next();
        self.board.find(id).or_else(aliased).map(|place| Hex(place.0))
    }

    /// A counter by id.
    pub fn find_unit(&self, id: &str) -> Option<Unit> {
        self.units.iter().position(|u| u.id == id).map(|at| Unit(at as u8))
    }

    /// A leader by id.
    pub fn find_leader(&self, id: &str) -> Option<Leader> {
        self.leaders.iter().position(|l| l.id == id).map(|at| Leader(at as u8))
    }

    /// A brigade by id.
    pub fn find_brigade(&self, id: &str) -> Option<Brigade> {
        self.brigades.iter().position(|b| b.id == id).map(|at| Brigade(at as u8))
    }

    /// A formation by id.
    pub fn find_formation(&self, id: &str) -> Option<Formation> {
        self.formations.iter().position(|f| f.id == id).map(|at| Formation(at as u8))
    }

    /// A hex in play by id, or an error for the scenario that names it.
    pub fn hex_named(&self, id: &str) -> Result<Hex, DataError> {
        let hex = self.find_hex(id).filter(|hex| self.is_in_play(*hex));
        hex.ok_or_else(|| self.wrong(format!("there is no hex '{id}' on the map in play")))
    }

    /// An error in the scenario file.
    pub fn wrong(&self, problem: impl Into<String>) -> DataError {
        DataError::new(self.scenario_file.clone(), None, problem)
    }

    /// The number of a hex.
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
}

/// Reads the tables.
pub fn read_tables(library: &dyn Library) -> Result<Tables, DataError> {
    let file = format!("{}/tables.toml", crate::ID);
    let tables: Tables = data::table(library, &file)?;
    tables.check().map_err(|problem| DataError::new(file, None, problem))?;
    Ok(tables)
}
