//! 7, 9.1 to 9.3 and 9.5: who may fire at whom, with what strength and which modifiers.

use kernel::Side;
use kernel::listing::Out;

use crate::bar::Bar;
use crate::choice::Choice;
use crate::ids::{Hex, Unit, Units};
use crate::sheets::Kind;
use crate::sight::{Sight, sight};
use crate::state::{Fire, FireKind, FireStep, Form, Stage, State, Status};
use crate::tables::{Cell, halves};
use crate::world::World;

/// Whose fire it is.
pub const fn firing_side(s: &State, kind: FireKind) -> Side {
    match kind {
        FireKind::Artillery | FireKind::Offensive => s.active,
        FireKind::Defensive => s.active.other(),
    }
}

/// The fire being declared at a stage.
pub const fn kind_of(stage: &Stage) -> Option<FireKind> {
    match stage {
        Stage::Artillery => Some(FireKind::Artillery),
        Stage::Defensive => Some(FireKind::Defensive),
        Stage::Offensive => Some(FireKind::Offensive),
        Stage::Fire(fire) => Some(fire.kind),
        _ => None,
    }
}

/// Whether a unit may fire at all in this phase.
pub fn check_firer(w: &World, s: &State, kind: FireKind, unit: Unit) -> Result<(), Bar> {
    let u = &s[unit];
    if w.side_of(unit) != firing_side(s, kind) {
        return Err(Bar::NotYours);
    }
    if u.status != Status::OnMap {
        return Err(Bar::NotOnMap);
    }
    if u.routed {
        return Err(Bar::RoutedNoFire);
    }
    if u.form == Form::Limbered {
        return Err(Bar::LimberedNoFire);
    }
    match (kind, w.sheet(unit).kind, u.form) {
        (FireKind::Artillery, Kind::Infantry | Kind::Cavalry, _) => return Err(Bar::OnlyGuns),
        (FireKind::Offensive, Kind::Artillery, _) => return Err(Bar::NoGuns),
        (FireKind::Offensive, _, Form::Mounted) => return Err(Bar::MountedNoFire),
        _ => {}
    }
    if s.fired.has(unit) {
        return Err(Bar::FiredAlready);
    }
    if s.advanced.has(unit) {
        return Err(Bar::AdvancedNoFire);
    }
    if s.is_night(w) && !s.night.has(unit) {
        return Err(Bar::NightNoFire);
    }
    Ok(())
}

/// Units that may fire in this phase, whatever the target.
pub fn firers(w: &World, s: &State, kind: FireKind) -> Units {
    w.side_units[firing_side(s, kind)].filter(|unit| check_firer(w, s, kind, *unit).is_ok()).collect()
}

/// Whether a unit may be fired at in this phase.
pub fn check_target(w: &World, s: &State, kind: FireKind, target: Unit) -> Result<Hex, Bar> {
    if w.side_of(target) == firing_side(s, kind) {
        return Err(Bar::OwnUnit);
    }
    let hex = s[target].hex.filter(|_| s[target].status == Status::OnMap).ok_or(Bar::NotOnMap)?;
    if s.shot.has(target) { Err(Bar::ShotAlready) } else { Ok(hex) }
}

/// The strength of a unit in halves by distance, by the range chart; 0 is out of range.
pub fn reach_of(w: &World, s: &State, unit: Unit, distance: u8) -> u8 {
    let table = &w.tables.range;
    if s.is_night(w) && distance > table.night {
        return 0;
    }
    let bands = match (w.sheet(unit).kind, s[unit].form) {
        (Kind::Infantry, _) => &table.infantry,
        (Kind::Cavalry, Form::Mounted) => &table.mounted,
        (Kind::Cavalry, _) => &table.dismounted,
        (Kind::Artillery, _) => &table.artillery,
    };
    halves(bands, distance)
}

/// The strength a unit fires with at a hex: whole points, rounded down, at least 1; 0 out of range (CM-1.2).
pub fn strength(w: &World, s: &State, unit: Unit, target: Hex) -> u16 {
    let Some(hex) = s[unit].hex else { return 0 };
    match reach_of(w, s, unit, w.distance(hex, target)) {
        0 => 0,
        halves => (u16::from(s[unit].sp) * u16::from(halves) / 2).max(1),
    }
}

/// A unit's part in the fire being formed: the halves of the range chart, and its strength by them.
pub fn part_in(w: &World, s: &State, unit: Unit) -> Option<(u8, u16)> {
    let Stage::Fire(fire) = s.stage else { return None };
    let halves = reach_of(w, s, unit, w.distance(s[unit].hex?, fire.hex));
    Some((halves, strength(w, s, unit, fire.hex)))
}

/// Whether a unit that may fire can fire at a hex: range and line of sight.
pub fn check_shot(w: &World, s: &State, unit: Unit, target: Hex) -> Result<(), Bar> {
    let hex = s[unit].hex.ok_or(Bar::NotOnMap)?;
    if strength(w, s, unit, target) == 0 {
        return Err(Bar::OutOfRange);
    }
    match sight(w, s, w.side_of(unit), hex, target) {
        Sight::Clear => Ok(()),
        Sight::TooFar => Err(Bar::OutOfRange),
        Sight::Ground => Err(Bar::NoSight),
        Sight::Friend => Err(Bar::FriendInTheWay),
    }
}

/// Everybody who may fire at a target now.
pub fn firers_at(w: &World, s: &State, kind: FireKind, target: Unit) -> Units {
    match check_target(w, s, kind, target) {
        Ok(hex) => firers(w, s, kind).filter(|unit| check_shot(w, s, *unit, hex).is_ok()).collect(),
        Err(_) => Units::EMPTY,
    }
}

/// Every target somebody may fire at.
pub fn targets(w: &World, s: &State, kind: FireKind) -> Units {
    let firers = firers(w, s, kind);
    let enemies = w.side_units[firing_side(s, kind).other()];
    let in_reach = |target: &Unit| {
        let Ok(hex) = check_target(w, s, kind, *target) else { return false };
        let mut firers = firers;
        firers.any(|unit| check_shot(w, s, unit, hex).is_ok())
    };
    enemies.filter(in_reach).collect()
}

/// Whether somebody may fire at a target.
pub fn check_declare(w: &World, s: &State, kind: FireKind, target: Unit) -> Result<(), Bar> {
    check_target(w, s, kind, target)?;
    if firers_at(w, s, kind, target).is_empty() { Err(Bar::NobodyCanFire) } else { Ok(()) }
}

/// Whether a unit may join a fire; firers come in any order.
pub fn check_join(w: &World, s: &State, fire: &Fire, unit: Unit) -> Result<(), Bar> {
    check_firer(w, s, fire.kind, unit)?;
    check_shot(w, s, unit, fire.hex)?;
    if fire.firers.has(unit) { Err(Bar::JoinedAlready) } else { Ok(()) }
}

/// Whether a firer may be taken out again. The only one who can fire has not been chosen and stays.
pub fn check_leave(w: &World, s: &State, fire: &Fire, unit: Unit) -> Result<(), Bar> {
    if !fire.firers.has(unit) {
        Err(Bar::NotAmongFirers)
    } else if s.acts.is_late() {
        Err(Bar::TooManyChanges)
    } else if firers_at(w, s, fire.kind, fire.target).len() < 2 {
        Err(Bar::OnlyFirer)
    } else {
        Ok(())
    }
}

/// What can be done while firers are named.
pub fn list_joining(w: &World, s: &State, fire: &Fire, out: &mut impl Out<Choice>) {
    let able = firers_at(w, s, fire.kind, fire.target);
    out.extend(able.less(fire.firers).map(Choice::Join));
    if able.len() > 1 && !s.acts.is_late() {
        out.extend(fire.firers.map(Choice::Leave));
    }
    if !fire.firers.is_empty() {
        out.push(Choice::Fire);
    }
}

/// A fire against a target, nobody named yet.
pub fn declared(s: &State, kind: FireKind, target: Unit) -> Option<Fire> {
    let hex = s[target].hex?;
    let (firers, die, cell, step) = (Units::EMPTY, 0, Cell::NOTHING, FireStep::Joining);
    Some(Fire { kind, target, hex, firers, die, cell, step })
}

/// The total strength of a fire (CM-9.5a).
pub fn total(w: &World, s: &State, fire: &Fire) -> u16 {
    fire.firers.map(|unit| strength(w, s, unit, fire.hex)).sum()
}

/// The column of the chart a fire is read in, limbered guns moving it to the right (CM-9.5b).
pub fn column(w: &World, s: &State, fire: &Fire) -> usize {
    w.tables.chart.column(total(w, s, fire), shift(w, s, fire))
}

/// Columns a fire is moved to the right (CM-9.5b).
pub fn shift(w: &World, s: &State, fire: &Fire) -> u8 {
    if s[fire.target].form == Form::Limbered { w.tables.fire.limbered_shift } else { 0 }
}

/// Why the die of a fire is modified (CM-9.5f).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Factor {
    /// From three or more adjacent hexes.
    Flank,
    /// The ground the target stands in.
    Ground,
    /// Every firer adjacent and lower.
    Uphill,
    /// Every firer adjacent and across a stream.
    Stream,
}

impl Factor {
    /// The last part of its message's key.
    pub const fn id(self) -> &'static str {
        match self {
            Factor::Flank => "flank",
            Factor::Ground => "ground",
            Factor::Uphill => "uphill",
            Factor::Stream => "stream",
        }
    }

    /// The rule behind it.
    pub const fn rule(self) -> &'static str {
        match self {
            Factor::Flank => "CM-9.5d",
            Factor::Ground | Factor::Uphill | Factor::Stream => "CM-9.5f",
        }
    }
}

/// Every modifier of a fire's die; they add up (CM-9.5e).
pub fn factors(w: &World, s: &State, fire: &Fire, mut put: impl FnMut(i8, Factor)) {
    let table = &w.tables.fire;
    let near = w.near(fire.hex);
    let hex_of = |unit: Unit| s[unit].hex;
    let beside = fire.firers.filter(|unit| hex_of(*unit).is_some_and(|hex| near.has(hex))).count();
    if beside >= usize::from(table.flank_hexes) {
        put(table.flank, Factor::Flank);
    }
    let ground = w.terrain(fire.hex).fire;
    if ground != 0 {
        put(ground, Factor::Ground);
    }
    if beside != fire.firers.len() as usize || beside == 0 {
        return;
    }
    let level = w.ground(fire.hex).level;
    let mut firers = fire.firers;
    if firers.all(|unit| hex_of(unit).is_some_and(|hex| w.ground(hex).level < level)) {
        put(table.uphill, Factor::Uphill);
    }
    let mut firers = fire.firers;
    if firers.all(|unit| hex_of(unit).is_some_and(|hex| w.ground(hex).stream.has(fire.hex))) {
        put(table.stream, Factor::Stream);
    }
}

/// The sum of all modifiers.
pub fn modifier(w: &World, s: &State, fire: &Fire) -> i8 {
    let mut sum = 0_i8;
    factors(w, s, fire, |value, _| sum = sum.saturating_add(value));
    sum
}
