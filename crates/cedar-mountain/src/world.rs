//! Everything that never changes during a game, built once from data and checked then.

use kernel::board::{Layout, Stagger};
use kernel::hex::{Axial, Hex as Label, Stretch, line};
use kernel::title::SetupError;
use kernel::{Board, BySide, DataError, Library, OptionValues, Setup, Side, data};
use serde::Deserialize;

use crate::ids::{Hex, Hexes, Leader, Leaders, MAX_HEXES, MAX_LEADERS, MAX_UNITS, Unit, Units};
use crate::scenario::{ArrivalDie, Cap, Scenario};
use crate::state::State;
use crate::tables::{Band, Tables, TerrainRow};

const FOLDER: &str = crate::ID;

/// The arm of a unit (3.3.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// On foot.
    Infantry,
    /// Mounted or dismounted.
    Cavalry,
    /// Limbered or unlimbered.
    Artillery,
}

impl Kind {
    /// The word in data and views.
    pub const fn id(self) -> &'static str {
        match self {
            Kind::Infantry => "infantry",
            Kind::Cavalry => "cavalry",
            Kind::Artillery => "artillery",
        }
    }
}

/// The colour of a unit's strength (2.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Colour {
    /// Raw.
    Green,
    /// Steady.
    Black,
    /// Picked.
    Gold,
}

/// A combat unit as printed.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct UnitSheet {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Its side.
    pub side: Side,
    /// Its arm.
    pub kind: Kind,
    /// Its division; empty for reserve guns and independents.
    pub division: String,
    /// Its corps; empty for independents.
    pub corps: String,
    /// Full strength.
    pub sp: u8,
    /// Strength at which it is shattered; 0 for artillery.
    pub shattered: u8,
    /// Morale.
    pub morale: Colour,
    /// In nobody's command and always in command (3.3.3).
    pub independent: bool,
    /// Guns, where known.
    pub guns: Option<u8>,
    /// Retreat hexes, with `;` between them.
    pub goals: String,
    /// Provenance of the strength.
    pub provenance_sp: String,
    /// Provenance of the morale.
    pub provenance_morale: String,
    /// Sources in words.
    pub note: String,
}

/// Division or corps leader (3.3.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Rank {
    /// Checked first.
    Corps,
    /// Of one division.
    Division,
}

/// A leader as printed.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LeaderSheet {
    /// His id.
    pub id: String,
    /// His name.
    pub name: String,
    /// His side.
    pub side: Side,
    /// His rank.
    pub rank: Rank,
    /// The division he leads; empty for a corps leader.
    pub division: String,
    /// His corps.
    pub corps: String,
    /// A Fate marker is named after him.
    pub fate: bool,
    /// Provenance.
    pub provenance: String,
    /// Provenance of the Fate marker; empty without one.
    pub provenance_fate: String,
    /// Sources in words.
    pub note: String,
}

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

/// What lies in and around a hex.
#[derive(Clone, Debug)]
pub struct Ground {
    /// Row of the terrain chart.
    pub terrain: u8,
    /// Elevation.
    pub level: i16,
    /// Where it lies.
    pub axial: Axial,
    /// Neighbours that may be entered.
    pub near: Hexes,
    /// Neighbours clockwise from north.
    pub ring: [Option<Hex>; 6],
    /// Neighbours a road leads to.
    pub road: Hexes,
    /// Neighbours across a stream.
    pub stream: Hexes,
    /// Hexes within the range of column movement, this one included.
    pub column: Hexes,
    /// Hexes in sight over the ground, neighbours included, within the longest range.
    pub sees: Hexes,
    /// On the edge of the map.
    pub edge: bool,
}

/// What a line of sight passes just before its end, by offset from the target.
#[derive(Clone, Copy, Debug, Default)]
struct LineEnd {
    /// Hexes adjacent to the target that the line goes through.
    through: [Option<(i8, i8)>; 2],
    /// The two hexes beside a hexside it runs along last.
    along: Option<[(i8, i8); 2]>,
}

/// The longest range any chart may have.
const FARTHEST: i32 = 10;
const SPAN: i32 = 2 * FARTHEST + 1;

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
    /// The map.
    pub board: Board,
    /// All hexes that may be entered.
    pub hexes: Hexes,
    /// Hexes on the edge of the map that may be entered.
    pub edges: Hexes,
    ground: Box<[Ground]>,
    /// Hex by column and row.
    labels: Box<[Option<Hex>]>,
    line_ends: Box<[LineEnd]>,
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
        let survey = Survey::new(&board, &tables)?;
        let mut world = World {
            hexes: survey.hexes,
            edges: survey.edges(),
            labels: survey.labels.into_boxed_slice(),
            ground: survey.ground.into_boxed_slice(),
            line_ends: survey.line_ends.into_boxed_slice(),
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

    /// The ground of a hex.
    pub fn ground(&self, hex: Hex) -> &Ground {
        &self.ground[hex.index() % self.ground.len().max(1)]
    }

    /// The terrain of a hex.
    pub fn terrain(&self, hex: Hex) -> &TerrainRow {
        &self.tables.terrain[usize::from(self.ground(hex).terrain) % self.tables.terrain.len().max(1)]
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

    /// True if somebody of `friends` blocks a line that the ground leaves open: he stands next to the
    /// target in a hex the line goes through, or beside a hexside it runs along whose other hex blocks too.
    pub fn screened(&self, from: Hex, to: Hex, friends: Hexes) -> bool {
        let (f, t) = (self.ground(from), self.ground(to));
        let (dq, dr) = (t.axial.q - f.axial.q, t.axial.r - f.axial.r);
        let Some(end) = line_index(dq, dr).and_then(|i| self.line_ends.get(i)) else { return false };
        let at = |(q, r): (i8, i8)| self.hex_at(Axial { q: t.axial.q + i32::from(q), r: t.axial.r + i32::from(r) });
        let stands = |hex: Option<Hex>| hex.is_some_and(|hex| friends.has(hex));
        if end.through.iter().flatten().any(|offset| stands(at(*offset))) {
            return true;
        }
        let Some([a, b]) = end.along else { return false };
        let (a, b) = (at(a), at(b));
        let blocks = |hex: Option<Hex>| stands(hex) || hex.is_some_and(|hex| self.hides(hex, f.level, t.level));
        (stands(a) || stands(b)) && blocks(a) && blocks(b)
    }

    /// What blocks a line first, by its ground or as one of `friends` next to the target: a hex the line goes
    /// through, or the two beside a hexside it runs along; nothing if it is clear (CM-9.4).
    pub fn obstacle(&self, from: Hex, to: Hex, friends: Hexes) -> Vec<Hex> {
        let (f, t) = (self.ground(from), self.ground(to));
        let close = friends.and(self.near(to));
        let blocks = |at: Axial| self.hex_at(at).filter(|hex| close.has(*hex) || self.hides(*hex, f.level, t.level));
        let met = line(f.axial, t.axial).into_iter().find_map(|stretch| match stretch {
            Stretch::Through(at) if at == f.axial || at == t.axial => None,
            Stretch::Through(at) => Some(vec![blocks(at)?]),
            Stretch::Along(a, b) => Some(vec![blocks(a)?, blocks(b)?]),
        });
        met.unwrap_or_default()
    }

    /// True if a hex between two levels blocks a line by its ground (CM-9.4b).
    pub fn hides(&self, hex: Hex, one: i16, other: i16) -> bool {
        self.terrain(hex).blocks || self.ground(hex).level > one.max(other)
    }

    fn hex_at(&self, axial: Axial) -> Option<Hex> {
        let Layout::Hexes { stagger } = self.board.layout() else { return None };
        label_index(axial.hex(stagger)).and_then(|i| self.labels.get(i).copied().flatten())
    }

    /// A unit as printed.
    pub fn sheet(&self, unit: Unit) -> &UnitSheet {
        &self.units[unit.index() % self.units.len().max(1)]
    }

    /// A leader as printed.
    pub fn leader(&self, leader: Leader) -> &LeaderSheet {
        &self.leaders[leader.index() % self.leaders.len().max(1)]
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

/// The strength in halves a chart gives at a distance; 0 is out of range.
pub fn halves(bands: &[Band], distance: u8) -> u8 {
    bands.iter().find(|band| distance <= band.to).map_or(0, |band| band.halves)
}

fn line_index(dq: i32, dr: i32) -> Option<usize> {
    let inside = dq.abs() <= FARTHEST && dr.abs() <= FARTHEST;
    inside.then(|| ((dq + FARTHEST) * SPAN + dr + FARTHEST) as usize)
}

const LABELS: usize = 100;

fn label_index(label: Label) -> Option<usize> {
    let (col, row) = (usize::try_from(label.col).ok()?, usize::try_from(label.row).ok()?);
    (col < LABELS && row < LABELS).then_some(col * LABELS + row)
}

/// The map as the rules need it.
struct Survey {
    ground: Vec<Ground>,
    hexes: Hexes,
    labels: Vec<Option<Hex>>,
    line_ends: Vec<LineEnd>,
    stagger: Stagger,
}

impl Survey {
    fn new(board: &Board, tables: &Tables) -> Result<Survey, DataError> {
        let file = format!("{FOLDER}/board.toml");
        let wrong = |problem: String| DataError::new(file.clone(), None, problem);
        let Layout::Hexes { stagger } = board.layout() else {
            return Err(wrong("this title is played on hexes".to_owned()));
        };
        if board.places().is_empty() || board.places().len() > MAX_HEXES {
            return Err(wrong(format!("this title takes 1 to {MAX_HEXES} hexes")));
        }
        let rows: Option<Vec<u8>> = board
            .terrains()
            .iter()
            .map(|word| tables.terrain.iter().position(|row| row.id == word.id).map(|at| at as u8))
            .collect();
        let Some(rows) = rows else {
            return Err(wrong("tables.toml must have a row for every terrain of the board".to_owned()));
        };
        let mut survey = Survey {
            ground: Vec::new(),
            hexes: Hexes::EMPTY,
            labels: vec![None; LABELS * LABELS],
            line_ends: vec![LineEnd::default(); (SPAN * SPAN) as usize],
            stagger,
        };
        for place in board.place_ids() {
            let row = rows.get(board.place(place).terrain.index()).copied().unwrap_or(0);
            if !tables.terrain.get(usize::from(row)).is_some_and(|row| row.prohibited) {
                survey.hexes.insert(Hex(place.0));
            }
            survey.add(board, place, row);
        }
        survey.link(board);
        survey.measure(tables);
        survey.look(tables);
        Ok(survey)
    }

    fn add(&mut self, board: &Board, place: kernel::PlaceId, terrain: u8) {
        let here = board.place(place);
        let (col, row) = here.hex.unwrap_or((0, 0));
        let label = Label { col: i16::from(col), row: i16::from(row) };
        if let Some(slot) = label_index(label).and_then(|i| self.labels.get_mut(i)) {
            *slot = Some(Hex(place.0));
        }
        self.ground.push(Ground {
            terrain,
            level: here.level,
            axial: label.axial(self.stagger),
            near: Hexes::EMPTY,
            ring: [None; 6],
            road: Hexes::EMPTY,
            stream: Hexes::EMPTY,
            column: Hexes::EMPTY,
            sees: Hexes::EMPTY,
            edge: board.on_map_edge(place),
        });
    }

    fn link(&mut self, board: &Board) {
        let (road, stream) = (board.feature("road"), board.feature("stream"));
        let has = |edge: kernel::EdgeId, feature: Option<kernel::board::Feature>| {
            feature.is_some_and(|feature| board.edge(edge).has(feature))
        };
        for (place, ground) in board.place_ids().zip(&mut self.ground) {
            for (i, slot) in board.ring(place).iter().enumerate().take(6) {
                let (Some(next), Some(edge)) = (slot.place, slot.edge) else { continue };
                let next = Hex(next.0);
                if !self.hexes.has(next) {
                    continue;
                }
                ground.ring[i] = Some(next);
                ground.near.insert(next);
                if has(edge, road) {
                    ground.road.insert(next);
                }
                if has(edge, stream) {
                    ground.stream.insert(next);
                }
            }
        }
    }

    fn measure(&mut self, tables: &Tables) {
        let axials: Vec<Axial> = self.ground.iter().map(|g| g.axial).collect();
        for ground in &mut self.ground {
            let all = axials.iter().enumerate();
            let close = all.filter(|(_, a)| ground.axial.distance(**a) <= u32::from(tables.movement.column));
            ground.column = close.map(|(i, _)| Hex(i as u16)).collect();
        }
    }

    /// Lines of sight over the ground. A line depends only on the offset, so each is traced once (9.4).
    fn look(&mut self, tables: &Tables) {
        for dq in -FARTHEST..=FARTHEST {
            for dr in -FARTHEST..=FARTHEST {
                let to = Axial { q: dq, r: dr };
                let centre = Axial { q: 0, r: 0 };
                let Some(index) = line_index(dq, dr) else { continue };
                if to == centre || centre.distance(to) > FARTHEST as u32 {
                    continue;
                }
                let stretches = line(centre, to);
                self.line_ends[index] = line_end(&stretches, to);
                for from in 0..self.ground.len() {
                    self.look_along(tables, from, to, &stretches);
                }
            }
        }
    }

    fn look_along(&mut self, tables: &Tables, from: usize, offset: Axial, stretches: &[Stretch]) {
        let start = self.ground[from].axial;
        let Some(to) = self.at(start, offset) else { return };
        let top = self.ground[from].level.max(self.ground[to].level);
        let blocks = |survey: &Survey, at: Axial| {
            survey.at(start, at).is_some_and(|hex| {
                let ground = &survey.ground[hex];
                let row = tables.terrain.get(usize::from(ground.terrain));
                ground.level > top || row.is_some_and(|row| row.blocks)
            })
        };
        let ends = [Axial { q: 0, r: 0 }, offset];
        let hidden = stretches.iter().any(|stretch| match *stretch {
            Stretch::Through(at) => !ends.contains(&at) && blocks(self, at),
            Stretch::Along(a, b) => blocks(self, a) && blocks(self, b),
        });
        if !hidden {
            self.ground[from].sees.insert(Hex(to as u16));
        }
    }

    fn at(&self, start: Axial, offset: Axial) -> Option<usize> {
        let target = Axial { q: start.q + offset.q, r: start.r + offset.r };
        let hex = label_index(target.hex(self.stagger)).and_then(|i| self.labels.get(i).copied().flatten());
        hex.map(Hex::index)
    }

    fn edges(&self) -> Hexes {
        self.hexes.filter(|hex| self.ground[hex.index()].edge).collect()
    }
}

/// What matters to units along a line: its hexes next to the target.
fn line_end(stretches: &[Stretch], target: Axial) -> LineEnd {
    let offset = |at: Axial| ((at.q - target.q) as i8, (at.r - target.r) as i8);
    let beside = |at: &Axial| at.distance(target) == 1;
    let mut end = LineEnd::default();
    let start = Axial { q: 0, r: 0 };
    let mut through = stretches.iter().filter_map(|stretch| match stretch {
        Stretch::Through(at) if *at != start && beside(at) => Some(offset(*at)),
        _ => None,
    });
    end.through = [through.next(), through.next()];
    end.along = stretches.iter().find_map(|stretch| match stretch {
        Stretch::Along(a, b) if beside(a) && beside(b) => Some([offset(*a), offset(*b)]),
        _ => None,
    });
    end
}

/// Reads the tables.
pub fn read_tables(library: &dyn Library) -> Result<Tables, DataError> {
    let file = format!("{FOLDER}/tables.toml");
    let tables: Tables = data::table(library, &file)?;
    tables.check().map_err(|problem| DataError::new(file, None, problem))?;
    Ok(tables)
}

fn read_units(library: &dyn Library) -> Result<Vec<UnitSheet>, DataError> {
    let file = format!("{FOLDER}/units.csv");
    let rows: Vec<UnitSheet> = data::rows(library, &file)?;
    data::check_ids(&file, rows.iter().map(|r| r.id.as_str()), MAX_UNITS)?;
    for (i, row) in rows.iter().enumerate() {
        let wrong = |problem: &str| Err(DataError::new(&file, Some(i + 2), format!("'{}': {problem}", row.id)));
        if !(1..=60).contains(&row.sp) || row.shattered >= row.sp {
            return wrong("strength is 1 to 60, and less when shattered");
        }
        if row.kind == Kind::Artillery && row.shattered != 0 {
            return wrong("artillery is never shattered");
        }
    }
    Ok(rows)
}

fn read_leaders(library: &dyn Library) -> Result<Vec<LeaderSheet>, DataError> {
    let file = format!("{FOLDER}/leaders.csv");
    let rows: Vec<LeaderSheet> = data::rows(library, &file)?;
    data::check_ids(&file, rows.iter().map(|r| r.id.as_str()), MAX_LEADERS)?;
    Ok(rows)
}
