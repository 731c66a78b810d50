//! 11.42: what counts in a shock, and how attacker and target touch.

use crate::effectiveness::is_ineffective;
use crate::event::Modifier;
use crate::extension::is_foot;
use crate::facing::{self, Aspect};
use crate::firepower::{fighting, struck, works_cover};
use crate::ids::{Hex, Unit, Units};
use crate::stacking::strength_in;
use crate::stage::Shock;
use crate::state::{Form, Order, State};
use crate::world::{Sides, Terrain, World};
use crate::{fatigue, leaders};

/// The hexes from which a unit touches a hex with its front; not across Bull Run without a crossing (9.41).
pub fn contacts<'a>(w: &'a World, s: &'a State, unit: Unit, hex: Hex) -> impl Iterator<Item = Hex> + 'a {
    let ahead =
        move |own: &Hex| w.direction(*own, hex).is_some_and(|at| facing::side_of(&s[unit], at) == Aspect::Front);
    facing::hexes(s, unit).filter(ahead).filter(move |own| !w.side_between(*own, hex).is_barred())
}

/// All hexes from which the attackers touch the target.
pub fn fronts<'a>(w: &'a World, s: &'a State, shock: &Shock) -> impl Iterator<Item = Hex> + 'a {
    let hex = shock.hex;
    shock.attackers.flat_map(move |unit| contacts(w, s, unit, hex))
}

/// From which side an attacker strikes: the worst place for the target that he touches. Guns that face different
/// ways are taken at their best.
fn aspect(w: &World, s: &State, attacker: Unit, hex: Hex) -> Aspect {
    let from = |contact: Hex| struck(w, s, hex).map(|unit| facing::aspect(w, s, unit, contact, hex)).min();
    contacts(w, s, attacker, hex).filter_map(from).max().unwrap_or(Aspect::Front)
}

/// 2.65, 11.32: a defender is touched through a flank or rear hex of his.
pub fn is_flanked(w: &World, s: &State, shock: &Shock, unit: Unit) -> bool {
    fronts(w, s, shock).any(|from| facing::aspect(w, s, unit, from, shock.hex) != Aspect::Front)
}

/// 9.48: works cover the target against everybody who attacks it. Whoever comes round them takes their use away.
pub fn meets_works(w: &World, s: &State, shock: &Shock) -> bool {
    let covered = |from: Hex| w.direction(shock.hex, from).is_some_and(|at| works_cover(w, s, shock.hex, at));
    fronts(w, s, shock).next().is_some() && fronts(w, s, shock).all(covered)
}

fn is_uphill(w: &World, from: Hex, hex: Hex) -> bool {
    w.ground(hex).level > w.ground(from).level
}

/// What the hexside from a hex is worth to the defender: a crossing, or a stream (9.41).
fn hexside(w: &World, from: Hex, hex: Hex) -> (i8, Modifier) {
    let (side, rows) = (w.side_between(from, hex), &w.tables.sides);
    let crossings = [(Sides::BRIDGE, &rows.bridge), (Sides::FORD_A, &rows.ford_a), (Sides::FORD_B, &rows.ford_b)];
    let streams = [(Sides::STREAM, &rows.stream), (Sides::LARGE_STREAM, &rows.large_stream)];
    let best = |kinds: &[(Sides, &crate::tables::SideRow)]| {
        kinds.iter().filter(|(kind, _)| side.has(*kind)).map(|(_, row)| row.shock).max()
    };
    match (best(&crossings), best(&streams)) {
        (Some(crossing), stream) if stream.is_none_or(|stream| crossing >= stream) => {
            (crossing, Modifier::ShockCrossing)
        }
        (_, stream) => (stream.unwrap_or(0), Modifier::ShockStream),
    }
}

/// 8.44: extended attackers that touch the front of the target with one hex, while no enemy has the other in front.
pub fn wrapping(w: &World, s: &State, shock: &Shock) -> Units {
    let wraps = |unit: &Unit| {
        let enemy = w.side_of(*unit).other();
        let before = |own: Hex| {
            contacts(w, s, *unit, shock.hex).any(|touching| touching == own)
                && shock.defenders.into_iter().any(|defender| facing::is_front(w, s, defender, own))
        };
        let free = |own: Hex| facing::zone(w, s, enemy, own).is_empty();
        match (s[*unit].hex(), s[*unit].wing()) {
            (Some(a), Some(b)) => before(a) && free(b) || before(b) && free(a),
            _ => false,
        }
    };
    shock.attackers.filter(wraps).collect()
}

/// Strength points of the two sides: guns count one each, an extended defender only what he has in the hex (8.46).
pub fn strengths(w: &World, s: &State, shock: &Shock) -> [u16; 2] {
    let attack = shock.attackers.map(|unit| u16::from(fighting(w, s, unit, s[unit].sp))).sum();
    let defence = shock.defenders.map(|unit| u16::from(fighting(w, s, unit, strength_in(s, unit, shock.hex)))).sum();
    [attack, defence]
}

/// A line of the sum of a side: attacker 0, defender 1.
type Line<'a> = &'a mut dyn FnMut(usize, i8, Modifier);

/// Every modifier of both sides, those of value 0 left out.
pub fn each_modifier(w: &World, s: &State, shock: &Shock, mut each: impl FnMut(usize, i8, Modifier)) {
    let mut line = |side: usize, value: i8, why: Modifier| {
        if value != 0 {
            each(side, value, why);
        }
    };
    ratio_line(w, s, shock, &mut line);
    attack_lines(w, s, shock, &mut line);
    ground_lines(w, s, shock, &mut line);
    for (side, units) in [shock.attackers, shock.defenders].into_iter().enumerate() {
        own_lines(w, s, side, units, &mut line);
    }
    defence_lines(w, s, shock, &mut line);
}

/// The sums of attacker and defender.
pub fn sums(w: &World, s: &State, shock: &Shock) -> [i8; 2] {
    let mut sums = [0_i8; 2];
    each_modifier(w, s, shock, |side, value, _| {
        if let Some(sum) = sums.get_mut(side) {
            *sum = sum.saturating_add(value);
        }
    });
    sums
}

fn ratio_line(w: &World, s: &State, shock: &Shock, line: Line<'_>) {
    let [attack, defence] = strengths(w, s, shock);
    let (larger, smaller) = (attack.max(defence), attack.min(defence));
    let side = usize::from(defence > attack);
    line(side, w.tables.shock.drm.ratio_of(larger, smaller), Modifier::ShockRatio);
}

fn attack_lines(w: &World, s: &State, shock: &Shock, line: Line<'_>) {
    let drm = &w.tables.shock.drm;
    match shock.attackers.map(|unit| aspect(w, s, unit, shock.hex)).max() {
        Some(Aspect::Flank) => line(0, drm.flank, Modifier::ShockFlank),
        Some(Aspect::Rear) => line(0, drm.rear, Modifier::ShockRear),
        _ => {}
    }
    if !wrapping(w, s, shock).is_empty() {
        line(0, drm.wrap, Modifier::ShockWrap);
    }
    charge_line(w, s, shock, line);
}

/// A mounted charge helps over open ground; frontally against infantry in Good Order it harms besides (AMB-54).
fn charge_line(w: &World, s: &State, shock: &Shock, line: Line<'_>) {
    let (drm, hex) = (&w.tables.shock.drm, shock.hex);
    let horse: Units = shock.attackers.filter(|unit| s[*unit].form == Form::Mounted).collect();
    if horse.is_empty() {
        return;
    }
    let steady = |unit: Unit| is_foot(w, s, unit) && !s[unit].disordered;
    let frontal = horse.into_iter().any(|unit| aspect(w, s, unit, hex) == Aspect::Front);
    let rough = |from: Hex| {
        let works = w.direction(hex, from).is_some_and(|at| works_cover(w, s, hex, at));
        works || is_uphill(w, from, hex)
    };
    let open = w.ground(hex).terrain == Terrain::Clear;
    if frontal && struck(w, s, hex).into_iter().any(steady) {
        line(0, drm.charge_front, Modifier::ShockChargeFront);
    }
    if open && !horse.into_iter().any(|unit| contacts(w, s, unit, hex).any(rough)) {
        line(0, drm.charge, Modifier::ShockCharge);
    }
}

/// The defender's ground: the better of cover and works, and hexside and slope where all attackers have to cross
/// and climb.
fn ground_lines(w: &World, s: &State, shock: &Shock, line: Line<'_>) {
    let ground = w.terrain(shock.hex).shock;
    let works = if meets_works(w, s, shock) { w.tables.sides.barricade.shock } else { 0 };
    if works > ground {
        line(1, works, Modifier::ShockWorks);
    } else {
        line(1, ground, Modifier::ShockGround);
    }
    if let Some((value, why)) =
        fronts(w, s, shock).map(|from| hexside(w, from, shock.hex)).min_by_key(|(value, _)| *value)
    {
        line(1, value, why);
    }
    let touched = fronts(w, s, shock).next().is_some();
    if touched && fronts(w, s, shock).all(|from| is_uphill(w, from, shock.hex)) {
        line(1, w.tables.shock.drm.uphill, Modifier::ShockUphill);
    }
}

fn own_lines(w: &World, s: &State, side: usize, units: Units, line: Line<'_>) {
    let drm = &w.tables.shock.drm;
    let any = |condition: &dyn Fn(Unit) -> bool| units.into_iter().any(condition);
    if !units.is_empty() && units.into_iter().all(|unit| s[unit].disordered) {
        line(side, drm.disordered, Modifier::ShockDisordered);
    }
    if any(&|unit| s[unit].is_extended()) {
        line(side, drm.extended, Modifier::ShockExtended);
    }
    let tired = |unit: Unit| w.tables.fatigue.shock_at(fatigue::level(s, s.belongs(w, unit)));
    line(side, units.map(tired).min().unwrap_or(0), Modifier::ShockFatigue);
    if any(&|unit| is_ineffective(w, s, s.belongs(w, unit))) {
        line(side, drm.ineffective, Modifier::ShockIneffective);
    }
    if any(&|unit| leaders::steadies(w, s, unit)) {
        line(side, drm.leader, Modifier::ShockLeader);
    }
}

/// A target in March or of limbered guns; guns by themselves. The first takes the place of the second (AMB-54).
fn defence_lines(w: &World, s: &State, shock: &Shock, line: Line<'_>) {
    let drm = &w.tables.shock.drm;
    let hit = struck(w, s, shock.hex);
    let caught = |unit: Unit| s[unit].order == Order::March || s[unit].form == Form::Limbered;
    if hit.into_iter().all(caught) {
        line(1, drm.march, Modifier::ShockMarch);
    } else if hit.into_iter().all(|unit| w.unit(unit).is_artillery()) {
        line(1, drm.guns, Modifier::ShockGunsAlone);
    }
}
