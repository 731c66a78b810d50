//! Loader checks of the order of battle: 23.1 to 23.4 and the chains of command (4.2).

use std::collections::BTreeMap;

use kernel::{DataError, Side};

use super::roster::{Roster, UnitFacts};
use super::sheets::{Command, Kind, Rank};
use crate::tables::Tables;

fn wrong(file: &str, row: usize, problem: String) -> DataError {
    DataError::new(format!("{}/{file}.csv", crate::ID), Some(row + 2), problem)
}

/// Checks the counters.
pub(super) fn units(rows: &[UnitFacts<'_>], tables: &Tables) -> Result<(), DataError> {
    for (at, row) in rows.iter().enumerate() {
        let say = |problem: &str| wrong("units", at, format!("'{}': {problem}", row.id));
        if !(1..=60).contains(&row.sp) || row.cohesion > 9 {
            return Err(say("strength is 1 to 60, cohesion 0 to 9"));
        }
        if row.ma.into_iter().any(|points| !(1..=60).contains(&points)) {
            return Err(say("movement allowances are 1 to 60"));
        }
        if stack_points(row, tables) > tables.stacking.capacity {
            return Err(say("it does not fit into a hex alone").against("RBC-23.4"));
        }
        if row.recruit == tables.regulars.iter().any(|id| id == row.id) {
            return Err(say("a unit is a recruit unless tables.toml lists it with the regulars").against("RBC-23.2"));
        }
        let colours = &tables.confusion.colours[row.side];
        let confuses = row.kind == Kind::Infantry && colours.iter().any(|colour| colour == row.uniform);
        if row.confusing != confuses {
            return Err(say("infantry confuses by its colour, and nobody else does").against("RBC-23.3"));
        }
    }
    if let Some(id) = tables.regulars.iter().find(|id| !rows.iter().any(|row| row.id == id.as_str())) {
        let problem = format!("regulars: there is no unit '{id}'");
        return Err(DataError::new(format!("{}/tables.toml", crate::ID), None, problem).against("RBC-23.2"));
    }
    halves(rows)?;
    parents(rows)
}

fn stack_points(row: &UnitFacts<'_>, tables: &Tables) -> u16 {
    let each = match row.kind {
        Kind::Infantry => tables.stacking.foot,
        Kind::Cavalry => tables.stacking.mounted,
        Kind::Artillery => tables.stacking.gun,
    };
    each.saturating_mul(u16::from(row.sp))
}

/// 23.1: halves stand together under one name; a and b of a regiment, sections of a battery from a on.
fn halves(rows: &[UnitFacts<'_>]) -> Result<(), DataError> {
    let mut found: BTreeMap<(Side, &str), Vec<(usize, &UnitFacts<'_>)>> = BTreeMap::new();
    for (at, row) in rows.iter().enumerate() {
        if !matches!(row.half, "" | "a" | "b" | "c") {
            return Err(wrong("units", at, format!("'{}': a half is 'a', 'b' or 'c'", row.id)).against("RBC-23.1"));
        }
        if !row.half.is_empty() {
            found.entry((row.side, row.regiment)).or_default().push((at, row));
        }
    }
    for ((_, regiment), mut parts) in found {
        parts.sort_by_key(|(_, row)| row.half);
        let letters: String = parts.iter().map(|(_, row)| row.half).collect();
        let guns = parts.iter().all(|(_, row)| row.kind == Kind::Artillery);
        let one_arm = parts.windows(2).all(|pair| pair[0].1.kind == pair[1].1.kind);
        if !(one_arm && (letters == "ab" || (guns && letters == "abc"))) {
            let at = parts.first().map_or(0, |(at, _)| *at);
            let problem =
                format!("'{regiment}' needs one counter a and one b, and c only for guns; it has '{letters}'");
            return Err(wrong("units", at, problem).against("RBC-23.1"));
        }
    }
    Ok(())
}

/// A detachment belongs to a counter of its own regiment that is none itself.
fn parents(rows: &[UnitFacts<'_>]) -> Result<(), DataError> {
    for (at, row) in rows.iter().enumerate().filter(|(_, row)| !row.parent.is_empty()) {
        let parent = rows.iter().find(|other| other.id == row.parent);
        let fits = parent.is_some_and(|p| p.parent.is_empty() && p.side == row.side && p.regiment == row.regiment);
        if !fits {
            let problem = format!("'{}': '{}' is no counter it can belong to", row.id, row.parent);
            return Err(wrong("units", at, problem).against("RBC-14.31"));
        }
    }
    Ok(())
}

/// 4.2: who leads whom, told the same in every file.
pub(super) fn chains(roster: &Roster) -> Result<(), DataError> {
    for (at, brigade) in roster.brigades.iter().enumerate() {
        let say = |problem: &str| wrong("brigades", at, format!("'{}': {problem}", brigade.id)).against("RBC-4.21");
        let leader = brigade.brigadier.and_then(|leader| roster.leaders.get(leader.index()));
        let formation = brigade.formation.and_then(|formation| roster.formations.get(formation.index()));
        let is_brigade = brigade.command == Command::Brigade;
        if leader.is_some() != is_brigade || formation.is_none() != (brigade.command == Command::Cavalry) {
            return Err(say("a brigade has a brigadier; cavalry stands alone, all others belong to a formation"));
        }
        let led = leader.is_none_or(|l| {
            l.brigade.map(|b| b.index()) == Some(at) && l.side == brigade.side && l.formation == brigade.formation
        });
        if !led || formation.is_some_and(|f| f.side != brigade.side) {
            return Err(say("brigadier and formation are not of one mind about it"));
        }
        if brigade.tyler && !is_brigade {
            return Err(say("only a brigade is held in Reserve"));
        }
    }
    for command in [Command::Cavalry, Command::Legion] {
        for side in Side::BOTH {
            let count = roster.brigades.iter().filter(|b| b.command == command && b.side == side).count();
            if count > 1 || (count == 1 && command == Command::Legion && side == Side::Union) {
                let problem = "a side has one cavalry command, and the Confederates one Legion".to_owned();
                return Err(wrong("brigades", 0, problem).against("RBC-4.21"));
            }
        }
    }
    for (at, formation) in roster.formations.iter().enumerate() {
        let leader = roster.leaders.get(formation.commander.index());
        let rank = if formation.side == Side::Union { Rank::Division } else { Rank::Army };
        let fits = leader
            .is_some_and(|l| l.side == formation.side && l.rank == rank && l.formation.map(|f| f.index()) == Some(at));
        if !fits {
            let problem = format!("'{}' needs a division leader (Union) or army commander of its own", formation.id);
            return Err(wrong("formations", at, problem).against("RBC-4.21"));
        }
    }
    Ok(())
}
