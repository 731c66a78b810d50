//! Reads the order of battle and checks it (Part 13).

use kernel::{BySide, DataError, Library, Side, data};
use serde::Deserialize;

use super::sheets::{BrigadeSheet, Command, FormationSheet, Kind, LeaderSheet, Rank, UnitSheet};
use crate::ids::{
    Brigade, Brigades, Formation, Leader, MAX_BRIGADES, MAX_FORMATIONS, MAX_LEADERS, MAX_UNITS, Unit, Units,
};
use crate::tables::Tables;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FormationRow {
    id: String,
    name: String,
    side: Side,
    commander: String,
    #[serde(rename = "provenance")]
    _provenance: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BrigadeRow {
    id: String,
    name: String,
    side: Side,
    command: Command,
    formation: String,
    brigadier: String,
    tyler: bool,
    #[serde(rename = "provenance")]
    _provenance: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LeaderRow {
    id: String,
    name: String,
    side: Side,
    rank: Rank,
    initiative: u8,
    range: u8,
    ma: u8,
    formation: String,
    brigade: String,
    replaced: bool,
    provenance: String,
    provenance_ratings: String,
    note: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct UnitRow {
    id: String,
    name: String,
    regiment: String,
    half: String,
    side: Side,
    kind: Kind,
    brigade: String,
    attached: String,
    sp: u8,
    cohesion: u8,
    weapon: String,
    ma: u8,
    ma_disordered: u8,
    recruit: bool,
    uniform: String,
    confusing: bool,
    parent: String,
    cocke: Option<u8>,
    dismounts: bool,
    provenance_identity: String,
    provenance_sp: String,
    provenance_cohesion: String,
    provenance_weapon: String,
    provenance_uniform: String,
    note: String,
}

/// The order of battle.
#[derive(Clone, Debug)]
pub struct Roster {
    /// Counters in the order of the file.
    pub units: Vec<UnitSheet>,
    /// Leaders in the order of the file.
    pub leaders: Vec<LeaderSheet>,
    /// Brigades in the order of the file.
    pub brigades: Vec<BrigadeSheet>,
    /// Formations in the order of the file, which is the order of 5.21.
    pub formations: Vec<FormationSheet>,
}

fn file_of(name: &str) -> String {
    format!("{}/{name}.csv", crate::ID)
}

/// An error in a row of a file; rows are counted from 0.
fn wrong(name: &str, row: usize, problem: String) -> DataError {
    DataError::new(file_of(name), Some(row + 2), problem)
}

fn find<T>(rows: &[T], id: &str, of: impl Fn(&T) -> &str) -> Option<u8> {
    rows.iter().position(|row| of(row) == id).map(|at| at as u8)
}

/// An id of another file, or nothing where the field is empty.
fn link<T>(
    rows: &[T],
    id: &str,
    of: impl Fn(&T) -> &str,
    say: impl Fn(String) -> DataError,
) -> Result<Option<u8>, DataError> {
    if id.is_empty() {
        return Ok(None);
    }
    find(rows, id, of).map(Some).ok_or_else(|| say(format!("there is no '{id}'")))
}

impl Roster {
    /// Reads the four files and checks them.
    pub fn read(library: &dyn Library, tables: &Tables, davidson_with_cocke: bool) -> Result<Roster, DataError> {
        let formations: Vec<FormationRow> = data::rows(library, &file_of("formations"))?;
        let brigades: Vec<BrigadeRow> = data::rows(library, &file_of("brigades"))?;
        let leaders: Vec<LeaderRow> = data::rows(library, &file_of("leaders"))?;
        let units: Vec<UnitRow> = data::rows(library, &file_of("units"))?;
        data::check_ids(&file_of("formations"), formations.iter().map(|r| r.id.as_str()), MAX_FORMATIONS)?;
        data::check_ids(&file_of("brigades"), brigades.iter().map(|r| r.id.as_str()), MAX_BRIGADES)?;
        data::check_ids(&file_of("leaders"), leaders.iter().map(|r| r.id.as_str()), MAX_LEADERS)?;
        data::check_ids(&file_of("units"), units.iter().map(|r| r.id.as_str()), MAX_UNITS)?;
        super::check::units(&unit_facts(&units), tables)?;
        let roster = Roster {
            units: read_units(&units, &brigades, tables, davidson_with_cocke)?,
            leaders: read_leaders(&leaders, &formations, &brigades)?,
            brigades: read_brigades(&brigades, &formations, &leaders, tables)?,
            formations: read_formations(&formations, &leaders)?,
        };
        super::check::chains(&roster)?;
        Ok(roster)
    }
}

/// What the loader checks of Part 13 look at.
pub(super) struct UnitFacts<'a> {
    pub id: &'a str,
    pub side: Side,
    pub kind: Kind,
    pub regiment: &'a str,
    pub half: &'a str,
    pub parent: &'a str,
    pub sp: u8,
    pub cohesion: u8,
    pub ma: [u8; 2],
    pub recruit: bool,
    pub uniform: &'a str,
    pub confusing: bool,
}

fn unit_facts(rows: &[UnitRow]) -> Vec<UnitFacts<'_>> {
    rows.iter()
        .map(|row| UnitFacts {
            id: &row.id,
            side: row.side,
            kind: row.kind,
            regiment: &row.regiment,
            half: &row.half,
            parent: &row.parent,
            sp: row.sp,
            cohesion: row.cohesion,
            ma: [row.ma, row.ma_disordered],
            recruit: row.recruit,
            uniform: &row.uniform,
            confusing: row.confusing,
        })
        .collect()
}

fn read_units(
    rows: &[UnitRow],
    brigades: &[BrigadeRow],
    tables: &Tables,
    davidson_with_cocke: bool,
) -> Result<Vec<UnitSheet>, DataError> {
    let read = |(at, row): (usize, &UnitRow)| {
        let say = |problem: String| wrong("units", at, format!("'{}': {problem}", row.id));
        let posted = if davidson_with_cocke || row.attached.is_empty() { &row.brigade } else { &row.attached };
        let brigade =
            find(brigades, posted, |b| &b.id).ok_or_else(|| say(format!("there is no brigade '{posted}'")))?;
        let weapon = tables.find_weapon(&row.weapon);
        let weapon = weapon.ok_or_else(|| say(format!("there is no weapon '{}' in tables.toml", row.weapon)))?;
        if tables.weapon(weapon).is_gun() != (row.kind == Kind::Artillery) {
            return Err(say(format!("'{}' is no weapon of this arm", row.weapon)));
        }
        if brigades.get(usize::from(brigade)).is_some_and(|b| b.side != row.side) {
            return Err(say("its brigade is on the other side".to_owned()));
        }
        let parent = link(rows, &row.parent, |r| &r.id, say)?;
        let kin = |other: &UnitRow| other.side == row.side && other.kind == row.kind && other.regiment == row.regiment;
        Ok(UnitSheet {
            id: row.id.clone(),
            name: row.name.clone(),
            regiment: row.regiment.clone(),
            half: row.half.chars().next(),
            side: row.side,
            kind: row.kind,
            brigade: Brigade(brigade),
            sp: row.sp,
            cohesion: row.cohesion,
            weapon,
            ma: row.ma,
            ma_disordered: row.ma_disordered,
            recruit: row.recruit,
            uniform: row.uniform.clone(),
            confusing: row.confusing,
            sister: sister(rows, at, kin),
            battery: battery(rows, row, kin),
            parent: parent.map(Unit),
            cocke_group: row.cocke,
            can_refuse: row.kind == Kind::Infantry && !row.recruit,
            can_dismount: row.dismounts,
            provenance: [
                row.provenance_identity.clone(),
                row.provenance_sp.clone(),
                row.provenance_cohesion.clone(),
                row.provenance_weapon.clone(),
                row.provenance_uniform.clone(),
            ],
            note: row.note.clone(),
        })
    };
    rows.iter().enumerate().map(read).collect()
}

fn sister(rows: &[UnitRow], at: usize, kin: impl Fn(&UnitRow) -> bool) -> Option<Unit> {
    let row = rows.get(at)?;
    if row.kind == Kind::Artillery || row.half.is_empty() {
        return None;
    }
    let other = rows.iter().enumerate().find(|(i, other)| *i != at && kin(other) && !other.half.is_empty());
    other.map(|(i, _)| Unit(i as u8))
}

fn battery(rows: &[UnitRow], row: &UnitRow, kin: impl Fn(&UnitRow) -> bool) -> Units {
    if row.kind != Kind::Artillery {
        return Units::EMPTY;
    }
    rows.iter().enumerate().filter(|(_, other)| kin(other)).map(|(i, _)| Unit(i as u8)).collect()
}

fn read_leaders(
    rows: &[LeaderRow],
    formations: &[FormationRow],
    brigades: &[BrigadeRow],
) -> Result<Vec<LeaderSheet>, DataError> {
    let read = |(at, row): (usize, &LeaderRow)| {
        let say = |problem: String| wrong("leaders", at, format!("'{}': {problem}", row.id));
        if row.initiative > 9 || !(1..=99).contains(&row.range) || !(1..=99).contains(&row.ma) {
            return Err(say("ratings are 0 to 9, ranges and allowances 1 to 99".to_owned()));
        }
        let brigade = link(brigades, &row.brigade, |b| &b.id, say)?;
        if brigade.is_some() != (row.rank == Rank::Brigade) {
            return Err(say("a brigadier leads a brigade, and nobody else does".to_owned()));
        }
        Ok(LeaderSheet {
            id: row.id.clone(),
            name: row.name.clone(),
            side: row.side,
            rank: row.rank,
            initiative: row.initiative,
            range: row.range,
            ma: row.ma,
            formation: link(formations, &row.formation, |f| &f.id, say)?.map(Formation),
            brigade: brigade.map(Brigade),
            replaced: row.replaced,
            provenance: [row.provenance.clone(), row.provenance_ratings.clone()],
            note: row.note.clone(),
        })
    };
    rows.iter().enumerate().map(read).collect()
}

fn read_brigades(
    rows: &[BrigadeRow],
    formations: &[FormationRow],
    leaders: &[LeaderRow],
    tables: &Tables,
) -> Result<Vec<BrigadeSheet>, DataError> {
    let cavalry: &BySide<u8> = &tables.efficiency.cavalry;
    let read = |(at, row): (usize, &BrigadeRow)| {
        let say = |problem: String| wrong("brigades", at, format!("'{}': {problem}", row.id));
        Ok(BrigadeSheet {
            id: row.id.clone(),
            name: row.name.clone(),
            side: row.side,
            command: row.command,
            formation: link(formations, &row.formation, |f| &f.id, say)?.map(Formation),
            brigadier: link(leaders, &row.brigadier, |l| &l.id, say)?.map(Leader),
            units: Units::EMPTY,
            printed: 0,
            threshold: 0,
            fixed_ams: (row.command == Command::Cavalry).then(|| cavalry[row.side]),
            tyler: row.tyler,
        })
    };
    rows.iter().enumerate().map(read).collect()
}

fn read_formations(rows: &[FormationRow], leaders: &[LeaderRow]) -> Result<Vec<FormationSheet>, DataError> {
    let read = |(at, row): (usize, &FormationRow)| {
        let commander = find(leaders, &row.commander, |l| &l.id)
            .ok_or_else(|| wrong("formations", at, format!("'{}': there is no leader '{}'", row.id, row.commander)))?;
        Ok(FormationSheet {
            id: row.id.clone(),
            name: row.name.clone(),
            side: row.side,
            commander: Leader(commander),
            brigades: Brigades::EMPTY,
        })
    };
    rows.iter().enumerate().map(read).collect()
}
