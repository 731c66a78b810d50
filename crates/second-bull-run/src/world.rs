//! What never changes in a game: map, order of battle, tables, scenario, options.

use std::sync::OnceLock;

use kernel::board::Board;
use kernel::title::SetupError;
use kernel::{BySide, DataError, Leaners, Library, OptionValues, Setup, Side, Tactics, Weights, data, leanings};
use serde::Deserialize;

use crate::SecondBullRun;
use crate::facing::Field;
use crate::ground::{Ground, Step, Steps, measure, neighbourhoods, survey};
use crate::ids::{
    Brigade, Brigades, Division, Divisions, Leader, Leaders, MAX_BRIGADES, MAX_DIVISIONS, MAX_ENTRIES, MAX_LEADERS,
    MAX_ZONES, Party, Zone, Zones,
};
use crate::movement::step_cost;
use crate::scenario::{Call, Day, Scenario};
use crate::stacking::legal_pair;
use crate::state::State;
use crate::tables::Tables;
use crate::tactics::Leanings;
use crate::tactics::atlas::Atlas;

/// Infantry, cavalry or an artillery group (2.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// Infantry.
    Infantry,
    /// Cavalry.
    Cavalry,
    /// Artillery.
    Artillery,
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
    /// Id of its corps; empty for a white band.
    pub corps: String,
    /// Id of its division; empty for a white band.
    pub division: String,
    /// Its kind.
    pub kind: Kind,
    /// Combat potential, mounted for cavalry, theoretical for artillery.
    pub combat: u8,
    /// Combat potential of dismounted cavalry.
    pub dismounted: u8,
    /// Artillery potential.
    pub artillery: u8,
    /// Command bonus.
    pub star: bool,
    /// Sharpshooters.
    pub sharpshooters: bool,
    /// Colour of its band.
    pub band: String,
    /// Provenance of the combat potential.
    pub provenance_combat: String,
    /// Provenance of the artillery potential.
    pub provenance_artillery: String,
    /// Sources in words.
    pub note: String,
}

/// What is asked of a brigade's counter most often, close together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Figures {
    /// Its kind.
    pub kind: Kind,
    /// Combat potential, mounted for cavalry, theoretical for artillery.
    pub combat: u8,
    /// Combat potential of dismounted cavalry.
    pub dismounted: u8,
    /// Artillery potential.
    pub artillery: u8,
}

/// Army commander or corps commander (2.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Rank {
    /// AC.
    Army,
    /// CC.
    Corps,
}

/// A commander as printed.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LeaderSheet {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Its side.
    pub side: Side,
    /// AC or CC.
    #[serde(rename = "kind")]
    pub rank: Rank,
    /// The corps it commands; empty for an AC.
    pub corps: String,
    /// Activation value on the "available" side.
    pub available: i8,
    /// Activation value on the "activated" side.
    pub activated: i8,
    /// An AC moves on this die or less.
    pub move_test: u8,
    /// Provenance.
    pub provenance: String,
    /// Sources in words.
    pub note: String,
}

/// A division.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DivisionSheet {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Its side.
    pub side: Side,
    /// Id of its corps.
    pub corps: String,
    /// Colour of its band; `grey` for an independent division.
    pub band: String,
}

/// Options in the form the rules read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// 11.2: the optional division may be called.
    pub jones: bool,
    /// 11.2.1: the tactical option is rolled for.
    pub tactical: bool,
    /// Q53: artillery outside the fighting zones helps the attacker.
    pub support_in_attack: bool,
    /// Q54: and the defender.
    pub support_in_defence: bool,
    /// Q59: escarpment and bridge count only if every attacker comes over them.
    pub edge_needs_all: bool,
    /// Q61: enemies standing in the attackers' front count, not those facing them.
    pub unattacked_in_front: bool,
    /// Q21: cohesion is checked after every brigade.
    pub cohesion_each: bool,
    /// Q11: a division whose commander is not in play may be picked.
    pub orphan_pickable: bool,
    /// Q06: only one independent brigade an activation takes a division's place.
    pub one_substitution: bool,
    /// Q76: a brigade that cannot retreat stays and takes a loss.
    pub blocked_stays: bool,
    /// Q99: any objective controlled scores.
    pub any_objective: bool,
    /// Q72: half lost applies to artillery.
    pub half_lost_artillery: bool,
    /// Q17: a routed brigade in range puts its division in command.
    pub routed_relays: bool,
    /// Q32: the attacked zone must be in the front.
    pub target_in_front: bool,
    /// Q49: the chain is only needed when the combat is fought.
    pub chain_at_end: bool,
    /// Q86: a routed brigade at its goal leaves the map.
    pub rout_exits: bool,
    /// Q105: Kearny's division is independent.
    pub kearny_grey: bool,
    /// Q123: in the night a brigade stands as soon as nothing touches it.
    pub parting_until_clear: bool,
    /// Q110: the withdrawn corps rolls for its return.
    pub night_rolls: bool,
}

impl Options {
    fn read(values: &OptionValues) -> Options {
        let is = |id: &str, value: &str| values.get(id).is_some_and(|v| v == value);
        Options {
            jones: is("jones-division", "on"),
            tactical: is("tactical-option", "on"),
            support_in_attack: !is("art-support-from-neighbours", "none"),
            support_in_defence: is("art-support-from-neighbours", "both"),
            edge_needs_all: is("edge-terrain-needs-all-attackers", "on"),
            unattacked_in_front: is("unattacked-penalty", "enemy-in-attacker-front"),
            cohesion_each: is("cohesion-check", "after-each-brigade"),
            orphan_pickable: is("orphan-division-pickable", "on"),
            one_substitution: is("independent-substitutions", "once-per-activation"),
            blocked_stays: is("retreat-blocked", "stay-with-loss"),
            any_objective: is("objective-scoring", "any-controlled"),
            half_lost_artillery: is("half-lost-applies-to-artillery", "on"),
            routed_relays: is("routed-brigade-relays-command", "on"),
            target_in_front: is("attack-needs-target-in-front", "on"),
            chain_at_end: is("attack-chain", "at-end-of-movement"),
            rout_exits: is("rout-at-goal", "exit"),
            kearny_grey: is("kearny-grey", "on"),
            parting_until_clear: is("night-parting", "until-no-contact"),
            night_rolls: is("night-corps-rolls", "on"),
        }
    }
}

/// A lettered entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// A to H.
    pub letter: String,
    /// Its zone.
    pub zone: Zone,
    /// It stands on a road.
    pub road: bool,
}

/// A party of reinforcements.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PartySheet {
    /// Whose.
    pub side: Side,
    /// Its brigades.
    pub brigades: Brigades,
    /// Its commander.
    pub leader: Option<Leader>,
    /// Turn T.
    pub turn: u8,
    /// Entry zones by letter.
    pub entries: Zones,
    /// Enters without a die up to this turn.
    pub until: Option<u8>,
    /// Only if called.
    pub call: Option<Call>,
}

/// An objective.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ObjectiveZone {
    /// Where.
    pub zone: Zone,
    /// Whose objective.
    pub side: Side,
}

/// A unit placed by its owner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Piece {
    /// A brigade.
    Brigade(Brigade),
    /// A commander.
    Leader(Leader),
}

/// A formation placed by its owner.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GroupSheet {
    /// Whose.
    pub side: Side,
    /// In the order in which they are placed.
    pub pieces: Vec<Piece>,
    /// Alternatives.
    pub grounds: Vec<Zones>,
    /// Each stands with a brigade of this division (Q104).
    pub with: Option<Division>,
}

/// Everything that never changes.
#[derive(Debug)]
pub struct World {
    /// What the evaluation goes by.
    pub weights: Weights,
    /// What the scripted commanders go by.
    pub leanings: BySide<Leanings>,
    /// What the searching levels start from, where they have their own.
    pub searchers: BySide<Option<Leanings>>,
    /// What computer players have measured; drawn when first asked for.
    pub atlas: OnceLock<Atlas>,
    /// The map.
    pub board: Board,
    /// All zones.
    pub zones: Zones,
    /// The ground of each zone.
    pub ground: Box<[Ground]>,
    /// Zones a zone of control reaches from each zone, close together since most questions need them.
    pub lands: Box<[Zones]>,
    /// Neighbours a brigade can march to, likewise.
    pub passables: Box<[Zones]>,
    /// Steps from each zone, as the searches for ways ask for them.
    pub steps_from: Box<[Steps]>,
    /// And into each.
    pub steps_into: Box<[Steps]>,
    /// Zones between zones over passable borders (3.6), 255 if there is no way.
    pub distances: Box<[[u8; MAX_ZONES]]>,
    /// Zones within 2, and within 3, of each zone (9.1).
    pub near: Box<[[Zones; 2]]>,
    /// Brigades in the order of the counters file.
    pub brigades: Vec<BrigadeSheet>,
    /// Their figures.
    pub figures: Vec<Figures>,
    /// Those with a command bonus.
    pub stars: Brigades,
    /// Those with sharpshooters.
    pub rifles: Brigades,
    /// Division of each brigade.
    pub division_of: Vec<Option<Division>>,
    /// Divisions.
    pub divisions: Vec<DivisionSheet>,
    /// Brigades of each division.
    pub members: Vec<Brigades>,
    /// Commanders.
    pub leaders: Vec<LeaderSheet>,
    /// The corps commander of each division.
    pub chief_of: Vec<Option<Leader>>,
    /// Army commanders.
    pub army_of: BySide<Option<Leader>>,
    /// Corps commanders of each side.
    pub chiefs: BySide<Leaders>,
    /// Commanders of each side that take part.
    pub side_leaders: BySide<Leaders>,
    /// Brigades of each side that take part.
    pub side_brigades: BySide<Brigades>,
    /// Artillery brigades.
    pub guns: Brigades,
    /// Cavalry brigades.
    pub cavalry: Brigades,
    /// White and grey bands, for stacking (9.6).
    pub free_bands: Brigades,
    /// White bands.
    pub white: Brigades,
    /// With whom each brigade may stand (9.6).
    pub companions: Vec<Brigades>,
    /// Jackson's corps.
    pub jackson: Brigades,
    /// Lettered entries.
    pub entries: Vec<Entry>,
    /// Retreat goals (11.1.4).
    pub goals: BySide<Zones>,
    /// Distance of each zone to the nearest goal of a side.
    pub goal_distances: BySide<[u8; MAX_ZONES]>,
    /// Objectives.
    pub objectives: Vec<ObjectiveZone>,
    /// Parties of reinforcements in the order of the lists.
    pub parties: Vec<PartySheet>,
    /// Formations placed by their owners.
    pub groups: Vec<GroupSheet>,
    /// Losses each brigade came with.
    pub starting_losses: Vec<u8>,
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
    /// The state the scenario starts from.
    pub start: State,
}

/// No way between two zones.
pub const FAR: u8 = u8::MAX;

/// The folder of the title's data.
pub const FOLDER: &str = crate::ID;

impl World {
    /// Builds and checks everything.
    pub fn build(library: &dyn Library, setup: &Setup) -> Result<World, SetupError> {
        let (scenario_file, text) = data::scenario_text(library, FOLDER, setup)?;
        let scenario = Scenario::parse(&scenario_file, &text)?;
        let option_values =
            data::options(library, FOLDER)?.complete(&scenario.id, &scenario.options, &setup.options)?;
        let board = Board::load(library, FOLDER)?;
        let marks = read_marks(library)?;
        let ground = survey(&board)?;
        let distances = measure(&ground);
        let near = neighbourhoods(&distances, read_tables(library)?.command);
        let script = read_leanings(library, &scenario.id, Leaners::Script)?;
        let mut world = World {
            weights: Weights::read(library, FOLDER, &scenario.id, SecondBullRun::TERMS)?,
            leanings: BySide::new(
                script[Side::Union].unwrap_or(Leanings::PLAIN),
                script[Side::Confederate].unwrap_or(Leanings::PLAIN),
            ),
            searchers: read_leanings(library, &scenario.id, Leaners::Searchers)?,
            atlas: OnceLock::new(),
            zones: board.place_ids().map(|p| Zone(p.0 as u8)).collect(),
            lands: ground.iter().map(|g| g.land).collect(),
            passables: ground.iter().map(|g| g.passable).collect(),
            ground,
            steps_from: Box::default(),
            steps_into: Box::default(),
            distances,
            near,
            brigades: read_brigades(library)?,
            figures: Vec::new(),
            stars: Brigades::EMPTY,
            rifles: Brigades::EMPTY,
            division_of: Vec::new(),
            divisions: read_divisions(library)?,
            members: Vec::new(),
            leaders: read_leaders(library)?,
            chief_of: Vec::new(),
            army_of: BySide::new(None, None),
            chiefs: BySide::new(Leaders::EMPTY, Leaders::EMPTY),
            side_leaders: BySide::new(Leaders::EMPTY, Leaders::EMPTY),
            side_brigades: BySide::new(Brigades::EMPTY, Brigades::EMPTY),
            guns: Brigades::EMPTY,
            cavalry: Brigades::EMPTY,
            free_bands: Brigades::EMPTY,
            white: Brigades::EMPTY,
            companions: Vec::new(),
            jackson: Brigades::EMPTY,
            entries: read_entries(&board, &marks)?,
            goals: BySide::new(Zones::EMPTY, Zones::EMPTY),
            goal_distances: BySide::new([FAR; MAX_ZONES], [FAR; MAX_ZONES]),
            objectives: Vec::new(),
            parties: Vec::new(),
            groups: Vec::new(),
            starting_losses: Vec::new(),
            tables: read_tables(library)?,
            options: Options::read(&option_values),
            option_values,
            scenario,
            scenario_file,
            start: State::empty(),
            board,
        };
        world.organise()?;
        world.measure_steps();
        world.find_goals(&marks);
        crate::start::read_scenario(&mut world)?;
        world.start = crate::start::starting_state(&world)?;
        Ok(world)
    }

    fn organise(&mut self) -> Result<(), DataError> {
        let file = format!("{FOLDER}/brigades.csv");
        self.members = vec![Brigades::EMPTY; self.divisions.len()];
        for (i, sheet) in self.brigades.iter().enumerate() {
            let brigade = Brigade(i as u8);
            let division = self.divisions.iter().position(|d| d.id == sheet.division);
            if division.is_none() && !sheet.division.is_empty() {
                let problem = format!("'{}': there is no division '{}'", sheet.id, sheet.division);
                return Err(DataError::new(file, Some(i + 2), problem));
            }
            self.division_of.push(division.map(|d| Division(d as u8)));
            if let Some(division) = division {
                self.members[division].insert(brigade);
                let sheet_of = &self.divisions[division];
                if sheet_of.side != sheet.side || sheet_of.corps != sheet.corps {
                    let problem = format!("'{}': its division belongs to another side or corps", sheet.id);
                    return Err(DataError::new(file, Some(i + 2), problem));
                }
            }
            self.side_brigades[sheet.side].insert(brigade);
            let BrigadeSheet { kind, combat, dismounted, artillery, .. } = *sheet;
            self.figures.push(Figures { kind, combat, dismounted, artillery });
            if sheet.star {
                self.stars.insert(brigade);
            }
            if sheet.sharpshooters {
                self.rifles.insert(brigade);
            }
            match sheet.kind {
                Kind::Artillery => self.guns.insert(brigade),
                Kind::Cavalry => self.cavalry.insert(brigade),
                Kind::Infantry => {}
            }
            if sheet.division.is_empty() {
                self.white.insert(brigade);
                self.free_bands.insert(brigade);
            } else if division.is_some_and(|d| self.is_grey(Division(d as u8))) {
                self.free_bands.insert(brigade);
            }
            if sheet.corps == self.tables.jackson.corps {
                self.jackson.insert(brigade);
            }
        }
        let all = || (0..self.brigades.len()).map(|i| Brigade(i as u8));
        let companions = all().map(|a| all().filter(|b| legal_pair(self, a, *b)).collect()).collect();
        self.companions = companions;
        for (i, sheet) in self.leaders.iter().enumerate() {
            let leader = Leader(i as u8);
            self.side_leaders[sheet.side].insert(leader);
            match sheet.rank {
                Rank::Army => self.army_of[sheet.side] = Some(leader),
                Rank::Corps => self.chiefs[sheet.side].insert(leader),
            }
        }
        let chief = |d: &DivisionSheet| {
            let at = self.leaders.iter().position(|l| l.rank == Rank::Corps && l.corps == d.corps);
            at.map(|at| Leader(at as u8))
        };
        self.chief_of = self.divisions.iter().map(chief).collect();
        Ok(())
    }

    /// True for an independent division (grey band, Q10, Q105).
    pub fn is_grey(&self, division: Division) -> bool {
        let sheet = self.division(division);
        sheet.band == "grey" || (self.options.kearny_grey && sheet.id == "kearny")
    }

    fn find_goals(&mut self, marks: &[Mark]) {
        for mark in marks.iter().filter(|m| m.kind == "retreat-goal") {
            if let (Some(side), Some(zone)) = (mark.side, self.find_zone(&mark.place)) {
                self.goals[side].insert(zone);
            }
        }
        for side in Side::BOTH {
            for zone in self.zones {
                let goals = self.goals[side];
                self.goal_distances[side][zone.index()] =
                    goals.map(|goal| self.distance(zone, goal)).min().unwrap_or(FAR);
            }
        }
    }

    /// Works out what steps cost, by the rule itself.
    fn measure_steps(&mut self) {
        let free = Field { foes: Zones::EMPTY, zoc: Zones::EMPTY, guns: Zones::EMPTY };
        let watched = Field { zoc: self.zones, ..free };
        let step = |from: Zone, to: Zone, zone: Zone| {
            let (free, watched) = (step_cost(self, &free, from, to)?, step_cost(self, &watched, from, to)?);
            Some(Step { zone, free, watched })
        };
        let all = |step: &dyn Fn(Zone, Zone) -> Option<Step>| -> Box<[Steps]> {
            let at = |zone: usize| {
                let zone = Zone(zone as u8);
                let mut steps = Steps::NONE;
                self.ground(zone).passable.filter_map(|other| step(zone, other)).for_each(|step| steps.push(step));
                steps
            };
            (0..MAX_ZONES).map(at).collect()
        };
        let from = all(&|zone, other| step(zone, other, other));
        let into = all(&|zone, other| step(other, zone, other));
        (self.steps_from, self.steps_into) = (from, into);
    }

    /// Steps from a zone.
    pub fn steps_from(&self, zone: Zone) -> &[Step] {
        self.steps_from.get(zone.index()).map_or(&[], Steps::all)
    }

    /// Steps into a zone, each with where it comes from.
    pub fn steps_into(&self, zone: Zone) -> &[Step] {
        self.steps_into.get(zone.index()).map_or(&[], Steps::all)
    }

    /// Zones between two zones, ignoring units (3.6).
    pub fn distance(&self, from: Zone, to: Zone) -> u8 {
        self.distances[from.index()][to.index()]
    }

    /// Zones within the reach of a division mate: 2, or 3 for mounted cavalry.
    pub fn near(&self, zone: Zone, mounted: bool) -> Zones {
        self.near[zone.index()][usize::from(mounted)]
    }

    /// A brigade by id.
    pub fn find_brigade(&self, id: &str) -> Option<Brigade> {
        self.brigades.iter().position(|b| b.id == id).map(|at| Brigade(at as u8))
    }

    /// A commander by id.
    pub fn find_leader(&self, id: &str) -> Option<Leader> {
        self.leaders.iter().position(|l| l.id == id).map(|at| Leader(at as u8))
    }

    /// A division by id.
    pub fn find_division(&self, id: &str) -> Option<Division> {
        self.divisions.iter().position(|d| d.id == id).map(|at| Division(at as u8))
    }

    /// A zone by id.
    pub fn find_zone(&self, id: &str) -> Option<Zone> {
        self.board.find(id).map(|place| Zone(place.0 as u8))
    }

    /// A zone by id, or an error for the scenario that names it.
    pub fn zone_named(&self, id: &str) -> Result<Zone, DataError> {
        self.find_zone(id).ok_or_else(|| self.wrong(format!("there is no zone '{id}' on the map")))
    }

    /// An error in the scenario file.
    pub fn wrong(&self, problem: impl Into<String>) -> DataError {
        DataError::new(self.scenario_file.clone(), None, problem)
    }

    /// The zone of a lettered entry.
    pub fn entry_named(&self, letter: &str) -> Result<Zone, DataError> {
        let entry = self.entries.iter().find(|e| e.letter == letter);
        entry.map(|e| e.zone).ok_or_else(|| self.wrong(format!("there is no entry '{letter}' on the map")))
    }

    /// The entry in a zone, with its number.
    pub fn entry_at(&self, zone: Zone) -> Option<(usize, &Entry)> {
        self.entries.iter().enumerate().find(|(_, e)| e.zone == zone)
    }

    /// The ground of a zone.
    pub fn ground(&self, zone: Zone) -> &Ground {
        &self.ground[zone.index()]
    }

    /// Zones a zone of control reaches.
    pub fn land(&self, zone: Zone) -> Zones {
        self.lands[zone.index()]
    }

    /// Neighbours of a zone a brigade can march to.
    pub fn passable(&self, zone: Zone) -> Zones {
        self.passables[zone.index()]
    }

    /// The figures of a brigade.
    pub fn figures(&self, brigade: Brigade) -> Figures {
        self.figures[brigade.index().min(self.figures.len().saturating_sub(1))]
    }

    /// A brigade as printed.
    pub fn sheet(&self, brigade: Brigade) -> &BrigadeSheet {
        &self.brigades[brigade.index().min(self.brigades.len().saturating_sub(1))]
    }

    /// A division as printed.
    pub fn division(&self, division: Division) -> &DivisionSheet {
        &self.divisions[division.index().min(self.divisions.len().saturating_sub(1))]
    }

    /// A commander as printed.
    pub fn leader(&self, leader: Leader) -> &LeaderSheet {
        &self.leaders[leader.index().min(self.leaders.len().saturating_sub(1))]
    }

    /// A party of reinforcements.
    pub fn party(&self, party: Party) -> Option<&PartySheet> {
        self.parties.get(party.index())
    }

    /// The party a brigade comes with.
    pub fn party_of(&self, brigade: Brigade) -> Option<Party> {
        self.parties.iter().position(|p| p.brigades.has(brigade)).map(|at| Party(at as u8))
    }

    /// The party a commander comes as.
    pub fn party_of_leader(&self, leader: Leader) -> Option<Party> {
        self.parties.iter().position(|p| p.leader == Some(leader)).map(|at| Party(at as u8))
    }

    /// A brigade's side.
    pub fn side_of(&self, brigade: Brigade) -> Side {
        if self.side_brigades.union.has(brigade) { Side::Union } else { Side::Confederate }
    }

    /// A brigade's division.
    pub fn division_of(&self, brigade: Brigade) -> Option<Division> {
        self.division_of.get(brigade.index()).copied().flatten()
    }

    /// Brigades of a division.
    pub fn members(&self, division: Division) -> Brigades {
        self.members.get(division.index()).copied().unwrap_or(Brigades::EMPTY)
    }

    /// Brigades it may stand with.
    pub fn companions(&self, brigade: Brigade) -> Brigades {
        self.companions.get(brigade.index()).copied().unwrap_or(Brigades::EMPTY)
    }

    /// Division mates of a brigade, itself left out.
    pub fn mates(&self, brigade: Brigade) -> Brigades {
        self.division_of(brigade).map_or(Brigades::EMPTY, |d| self.members(d)).less(brigade.alone())
    }

    /// The commander of a division's corps.
    pub fn chief_of(&self, division: Division) -> Option<Leader> {
        self.chief_of.get(division.index()).copied().flatten()
    }

    /// Divisions of a side.
    pub fn side_divisions(&self, side: Side) -> Divisions {
        let all = (0..self.divisions.len()).map(|d| Division(d as u8));
        all.filter(|d| self.division(*d).side == side).collect()
    }

    /// The id of a zone.
    pub fn zone_id(&self, zone: Zone) -> &str {
        self.board.get(zone.place()).map_or("?", |place| place.id.as_str())
    }

    /// The name of a zone; empty for most.
    pub fn zone_name(&self, zone: Zone) -> &str {
        self.board.get(zone.place()).map_or("", |place| place.name.as_str())
    }

    /// Steps that eliminate a brigade (2.3 of the specification).
    pub fn steps(&self, brigade: Brigade) -> u8 {
        if self.guns.has(brigade) { self.tables.artillery.steps } else { self.figures(brigade).combat }
    }

    /// The rules of a day, counted from 1.
    pub fn day(&self, day: u8) -> &Day {
        let last = self.scenario.days.len().saturating_sub(1);
        &self.scenario.days[usize::from(day.saturating_sub(1)).min(last)]
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
    let file = format!("{FOLDER}/brigades.csv");
    let rows: Vec<BrigadeSheet> = data::rows(library, &file)?;
    data::check_ids(&file, rows.iter().map(|r| r.id.as_str()), MAX_BRIGADES)?;
    for (i, row) in rows.iter().enumerate() {
        let wrong = |problem: &str| Err(DataError::new(&file, Some(i + 2), format!("'{}': {problem}", row.id)));
        if !(1..=20).contains(&row.combat) || row.artillery > 20 {
            return wrong("a combat potential is 1 to 20, an artillery potential 0 to 20");
        }
        if row.kind == Kind::Cavalry && !(1..=row.combat).contains(&row.dismounted) {
            return wrong("dismounted cavalry has a potential of at least 1 and at most its mounted one");
        }
        if row.division.is_empty() != row.corps.is_empty() {
            return wrong("a brigade has both a corps and a division, or a white band and neither");
        }
    }
    Ok(rows)
}

fn read_divisions(library: &dyn Library) -> Result<Vec<DivisionSheet>, DataError> {
    let file = format!("{FOLDER}/divisions.csv");
    let rows: Vec<DivisionSheet> = data::rows(library, &file)?;
    data::check_ids(&file, rows.iter().map(|r| r.id.as_str()), MAX_DIVISIONS)?;
    Ok(rows)
}

fn read_leaders(library: &dyn Library) -> Result<Vec<LeaderSheet>, DataError> {
    let file = format!("{FOLDER}/commanders.csv");
    let rows: Vec<LeaderSheet> = data::rows(library, &file)?;
    data::check_ids(&file, rows.iter().map(|r| r.id.as_str()), MAX_LEADERS)?;
    for (i, row) in rows.iter().enumerate() {
        let armies = rows.iter().filter(|r| r.rank == Rank::Army && r.side == row.side).count();
        let wrong = |problem: &str| Err(DataError::new(&file, Some(i + 2), format!("'{}': {problem}", row.id)));
        if armies > 1 {
            return wrong("a side has one army commander");
        }
        if row.available.abs() > 6 || row.activated.abs() > 6 || row.move_test > 6 {
            return wrong("activation values are -6 to 6, a movement test 0 to 6");
        }
    }
    Ok(rows)
}

/// A row of the map's marks that concerns the rules.
#[derive(Clone, Debug, Deserialize)]
struct Mark {
    place: String,
    kind: String,
    value: String,
    side: Option<Side>,
}

/// What the commanders of both sides go by in a scenario, where the data say so.
fn read_leanings(library: &dyn Library, scenario: &str, whose: Leaners) -> Result<BySide<Option<Leanings>>, DataError> {
    let of = |side| {
        let found = leanings::read(library, FOLDER, scenario, (whose, side), Leanings::ALL)?;
        Ok::<_, DataError>(found.map(|numbers| Leanings::of(&numbers)))
    };
    Ok(BySide::new(of(Side::Union)?, of(Side::Confederate)?))
}

fn read_marks(library: &dyn Library) -> Result<Vec<Mark>, DataError> {
    data::rows(library, &format!("{FOLDER}/marks.csv"))
}

fn read_entries(board: &Board, marks: &[Mark]) -> Result<Vec<Entry>, DataError> {
    let file = format!("{FOLDER}/marks.csv");
    let road = board.feature("road");
    let mut entries = Vec::new();
    for mark in marks.iter().filter(|m| m.kind == "entry") {
        let Some(place) = board.find(&mark.place) else {
            return Err(DataError::new(file, None, format!("there is no zone '{}' on the map", mark.place)));
        };
        let on_road = board.neighbours(place).any(|(_, e)| road.is_some_and(|f| board.edge(e).has(f)));
        entries.push(Entry { letter: mark.value.clone(), zone: Zone(place.0 as u8), road: on_road });
    }
    entries.sort_by(|a, b| a.letter.cmp(&b.letter));
    if entries.len() > MAX_ENTRIES {
        return Err(DataError::new(file, None, format!("this title takes at most {MAX_ENTRIES} entries")));
    }
    Ok(entries)
}
