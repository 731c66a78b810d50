//! 10.3, 10.4, 10.6: who is struck, how strong a fire is, and every modifier of its die.

use crate::event::Modifier;
use crate::facing::{self, Aspect};
use crate::fatigue;
use crate::ids::{Hex, Unit, Units};
use crate::stacking::strength_in;
use crate::stage::{Fire, FireKind, Part};
use crate::state::{Form, Order, State};
use crate::world::{Daylight, World};

/// 10.14: with the optional rule small arms reach no farther.
const HISTORICAL_RANGE: u8 = 2;

/// The hexes a part of a unit fires from: its own, and the second one of an extended line.
pub fn part_hexes(s: &State, unit: Unit, part: Part) -> [Option<Hex>; 2] {
    let (home, wing) = (s[unit].hex(), s[unit].wing());
    match part {
        Part::Whole => [home, wing],
        Part::Home => [home, None],
        Part::Wing => [None, wing],
    }
}

/// The hexes a fire comes from.
pub fn origins(s: &State, fire: &Fire) -> impl Iterator<Item = Hex> + use<> {
    part_hexes(s, fire.unit, fire.part).into_iter().flatten()
}

/// What a strength point or gun of a unit counts at a distance, and the modifier; nothing out of range (10.35, 10.61).
pub fn weapon_at(w: &World, unit: Unit, range: u8) -> Option<(u8, i8)> {
    let sheet = w.unit(unit);
    if sheet.is_artillery() {
        return w.tables.artillery(sheet.weapon, range);
    }
    let reach = if w.options.historical_range { HISTORICAL_RANGE } else { u8::MAX };
    w.tables.small_arms(sheet.weapon, range).filter(|_| range <= reach).map(|drm| (1, drm))
}

/// 14.21: the strength a unit fights with, out of so many points: fewer for cavalry on foot.
pub fn fighting(w: &World, s: &State, unit: Unit, sp: u8) -> u8 {
    if s[unit].form == Form::Dismounted { w.tables.dismounted(sp) } else { sp }
}

/// 8.21: who is hit in a hex: the infantry or cavalry counter on top, or else all the guns.
pub fn struck(w: &World, s: &State, hex: Hex) -> Units {
    match s.top_in(w, hex) {
        Some(top) => [top].into_iter().collect(),
        None => s.units_in(w, hex),
    }
}

/// Who is hit by a fire: an enemy on the move is aimed at himself wherever he comes by (10.51, 10.72), and in a shock
/// an attacker, the one on top if he takes part (11.34); else what lies open in the hex (8.21). What they cannot lose
/// falls on the others.
pub fn struck_by(w: &World, s: &State, fire: &Fire) -> Units {
    let aimed = match fire.kind {
        FireKind::Withdrawal | FireKind::Prepared => s.offer.map(|offer| offer.mover),
        FireKind::Defensive => attacker_in(w, s, fire.target),
        _ => None,
    };
    match aimed.filter(|unit| s.stands_in(*unit, fire.target)) {
        Some(unit) => [unit].into_iter().collect(),
        None => struck(w, s, fire.target),
    }
}

fn attacker_in(w: &World, s: &State, hex: Hex) -> Option<Unit> {
    let attackers: Units = s.shock?.attackers.filter(|unit| s.stands_in(*unit, hex)).collect();
    s.top_in(w, hex).filter(|top| attackers.has(*top)).or_else(|| attackers.first())
}

/// Strength points in a hex; of an extended line only those in it (8.46).
pub fn points_in(w: &World, s: &State, hex: Hex) -> u16 {
    s.units_in(w, hex).map(|unit| u16::from(strength_in(s, unit, hex))).sum()
}

/// 10.32, 10.61: the firing strength. Small arms are limited in each hex.
pub fn strength(w: &World, s: &State, fire: &Fire) -> u16 {
    let most = w.tables.fire.most;
    let of = |unit: Unit, hex: Hex| {
        let sp = u16::from(fighting(w, s, unit, strength_in(s, unit, hex)));
        let (times, _) = weapon_at(w, unit, w.distance(hex, fire.target)).unwrap_or((0, 0));
        if w.unit(unit).is_artillery() { sp.saturating_mul(times.into()) } else { sp.min(most) }
    };
    let each = fire
        .firers
        .map(|unit| part_hexes(s, unit, fire.part).into_iter().flatten().map(|hex| of(unit, hex)).sum::<u16>());
    each.fold(0, u16::saturating_add)
}

/// 9.48: works of a hex cover a direction: a barricade those it was built towards, an embankment all but along its
/// own bed.
pub fn works_cover(w: &World, s: &State, hex: Hex, direction: u8) -> bool {
    let ground = w.ground(hex);
    let side = ground.sides.get(usize::from(direction) % 6).copied().unwrap_or(crate::world::Sides::NONE);
    let bank = ground.embankment && !side.has(crate::world::Sides::UNFINISHED_RR);
    bank || s.barricade(hex).is_some_and(|barricade| barricade.sides >> (direction % 6) & 1 == 1)
}

/// The directions from which fire from a hex comes in at the target, two along a hexside (10.41).
fn entries(w: &World, from: Hex, target: Hex) -> impl Iterator<Item = u8> {
    w.bearing(target, from).into_iter().flat_map(|bearing| bearing.directions())
}

/// 10.41: from which side fire from a hex strikes a unit; along a hexside the better for the target.
pub fn aspect_of(w: &World, s: &State, unit: Unit, from: Hex, target: Hex) -> Aspect {
    entries(w, from, target).map(|at| facing::aspect_in(s, unit, at)).min().unwrap_or(Aspect::Front)
}

/// Works face fire from a hex; along a hexside one covered direction is enough.
fn faces_works(w: &World, s: &State, from: Hex, target: Hex) -> bool {
    entries(w, from, target).any(|at| works_cover(w, s, target, at))
}

/// 2.65: the units of the target are behind works against this fire.
pub fn fire_meets_works(w: &World, s: &State, fire: &Fire) -> bool {
    faces_works(w, s, leading_line(w, s, fire).1, fire.target)
}

/// The firer and the hex whose modifiers count: the lowest of all (10.63); likewise for the two halves of a line
/// that fire together (8.43).
pub fn leading_line(w: &World, s: &State, fire: &Fire) -> (Unit, Hex) {
    let mut best = (fire.unit, fire.from);
    let mut least = i16::MAX;
    for unit in fire.firers {
        for from in part_hexes(s, unit, fire.part).into_iter().flatten() {
            let mut sum = 0;
            each_line(w, s, fire, (unit, from), |value, _| sum += i16::from(value));
            if sum < least {
                (least, best) = (sum, (unit, from));
            }
        }
    }
    best
}

/// Every modifier of a fire, those of value 0 left out; last the limit of 10.33, if the sum goes beyond it.
pub fn each_modifier(w: &World, s: &State, fire: &Fire, mut each: impl FnMut(i8, Modifier)) {
    let mut sum = 0_i8;
    each_line(w, s, fire, leading_line(w, s, fire), |value, why| {
        sum = sum.saturating_add(value);
        each(value, why);
    });
    let over = w.tables.limited(sum).saturating_sub(sum);
    if over != 0 {
        each(over, Modifier::FireLimit);
    }
}

/// The sum of the modifiers within its limit.
pub fn drm(w: &World, s: &State, fire: &Fire) -> i8 {
    let mut sum = 0_i8;
    each_modifier(w, s, fire, |value, _| sum = sum.saturating_add(value));
    sum
}

fn each_line(w: &World, s: &State, fire: &Fire, (unit, from): (Unit, Hex), mut each: impl FnMut(i8, Modifier)) {
    let mut line = |on: bool, value: i8, why: Modifier| {
        if on && value != 0 {
            each(value, why);
        }
    };
    firer_lines(w, s, fire, (unit, from), &mut line);
    target_lines(w, s, fire, from, &mut line);
    place_lines(w, s, fire, from, &mut line);
}

fn firer_lines(
    w: &World,
    s: &State,
    fire: &Fire,
    (unit, from): (Unit, Hex),
    line: &mut impl FnMut(bool, i8, Modifier),
) {
    let drm = &w.tables.fire.drm;
    let range = w.distance(from, fire.target);
    let guns = w.unit(unit).is_artillery();
    let weapon = if guns { Modifier::FireGuns } else { Modifier::FireSmallArms };
    line(true, weapon_at(w, unit, range).map_or(0, |(_, drm)| drm), weapon);
    // 10.86: confused fire knows no penalty for movement, and who fires outside his activation has not moved.
    let moved = fire.kind == FireKind::Active && s.moved.has(unit);
    let far = moved && s.moved_far.has(unit);
    line(moved && !far, drm.moved, Modifier::FireMoved);
    line(far, drm.moved_far, Modifier::FireMovedFar);
    line(s[unit].disordered, drm.disordered, Modifier::FireDisordered);
    let level = fatigue::level(s, s.belongs(w, unit));
    line(true, w.tables.fatigue.fire_at(level), Modifier::FireFatigue);
    line(s[unit].form == Form::Mounted, drm.mounted, Modifier::FireMounted);
    line(fire.kind == FireKind::Prepared, drm.prepared, Modifier::FirePrepared);
}

fn target_lines(w: &World, s: &State, fire: &Fire, from: Hex, line: &mut impl FnMut(bool, i8, Modifier)) {
    let drm = &w.tables.fire.drm;
    let (target, hit) = (fire.target, struck_by(w, s, fire));
    let range = w.distance(from, target);
    // Guns that stand together may differ: what does not hold for all of them does not count.
    let all = |condition: fn(&State, Unit) -> bool| !hit.is_empty() && hit.into_iter().all(|unit| condition(s, unit));
    let aspect = hit.map(|unit| aspect_of(w, s, unit, from, target)).min().unwrap_or(Aspect::Front);
    line(aspect == Aspect::Flank, drm.flank, Modifier::FireFlank);
    line(aspect == Aspect::Rear, drm.rear, Modifier::FireRear);
    line(all(is_helpless), drm.march, Modifier::FireMarch);
    let points = points_in(w, s, target);
    line(points >= drm.dense_from.into(), drm.dense, Modifier::FireDense);
    line(points <= drm.thin_to.into(), drm.thin, Modifier::FireThin);
    line(all(|s, unit| s[unit].is_extended()), drm.extended, Modifier::FireExtended);
    let alone = all(|s, unit| s[unit].form == Form::Unlimbered);
    line(alone && range >= drm.guns_from, drm.guns, Modifier::FireGunsAlone);
}

/// 10.41: in March, limbered or mounted.
fn is_helpless(s: &State, unit: Unit) -> bool {
    s[unit].order == Order::March || matches!(s[unit].form, Form::Limbered | Form::Mounted)
}

fn place_lines(w: &World, s: &State, fire: &Fire, from: Hex, line: &mut impl FnMut(bool, i8, Modifier)) {
    let (drm, target) = (&w.tables.fire.drm, fire.target);
    let ground = w.terrain(target).fire;
    let works = if faces_works(w, s, from, target) { w.tables.sides.barricade.fire } else { 0 };
    // 10.41: only the best of them, the lowest.
    line(works < ground, works, Modifier::FireWorks);
    line(works >= ground, ground, Modifier::FireGround);
    let higher = w.ground(target).level > w.ground(from).level;
    line(higher && w.distance(from, target) >= drm.higher_from, drm.higher, Modifier::FireHigher);
    let light = w.daylight(s.turn);
    line(light == Daylight::Dusk, drm.dusk, Modifier::FireDusk);
    line(light == Daylight::Night, drm.night, Modifier::FireNight);
}
