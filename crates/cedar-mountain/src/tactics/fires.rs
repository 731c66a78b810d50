//! Fire phases: who fires at whom. Every unit fires once and every target is fired at once, so it is one allocation:
//! by the largest gain first, then one unit at a time from target to target while that helps.

use kernel::Side;

use crate::fire;
use crate::ids::{Hex, Hexes, Unit, Units};
use crate::result::passes_on;
use crate::state::{Fire, FireKind, Form, State};
use crate::world::World;
use crate::zones::zoc;

/// What a strength point that runs is worth in victory points: it neither fires nor holds ground for a while.
const ROUTED: f64 = 0.08;
/// Ground given up.
const GROUND: f64 = 0.35;
/// Passes over all firers in search of a better target.
const PASSES: usize = 3;

/// Turn ends still to come, this one included.
pub fn ends_left(w: &World, s: &State) -> f64 {
    f64::from(w.scenario.last_turn.saturating_add(1).saturating_sub(s.turn))
}

/// A target with what is to be had from it.
#[derive(Clone, Copy, Debug)]
pub struct Mark {
    sp: f64,
    routed: bool,
    /// Points lost by running besides those of the fire: guns in battery, ways barred.
    flight: f64,
    /// What its leaving the hex is worth.
    prize: f64,
    /// What its rout is worth.
    rout: f64,
    /// The chance to fail a morale check.
    fails: f64,
    /// Columns to the right.
    shift: u8,
}

impl Mark {
    /// Looks at a target; `zone` is the zone of control of the side that fires.
    pub fn new(w: &World, s: &State, kind: FireKind, unit: Unit, hex: Hex, zone: Hexes) -> Mark {
        let u = &s[unit];
        let (sp, left) = (f64::from(u.sp), ends_left(w, s));
        let guns = if u.form == Form::Unlimbered { f64::from(w.tables.flight.guns) } else { 0.0 };
        let later = if left > 1.0 { 1.0 } else { 0.15 };
        Mark {
            sp,
            routed: u.routed,
            flight: guns + hemmed(w, s, unit, hex, zone),
            prize: prize(w, s, kind, unit, hex),
            rout: ROUTED * sp * later,
            fails: 1.0 - f64::from(passes_on(w, s, unit)) / 10.0,
            shift: if u.form == Form::Limbered { w.tables.fire.limbered_shift } else { 0 },
        }
    }

    /// What a fire in a column is worth in victory points, over its die and the morale die.
    pub fn worth(&self, w: &World, column: usize, modifier: i8) -> f64 {
        (1..=10).map(|die: i8| self.result(w, column, die.saturating_add(modifier))).sum::<f64>() / 10.0
    }

    /// What one result is worth.
    fn result(&self, w: &World, column: usize, die: i8) -> f64 {
        let cell = w.tables.chart.cell(column, die);
        if !cell.morale {
            return 0.0;
        }
        let loss = f64::from(cell.loss);
        if loss >= self.sp {
            return self.sp + self.prize;
        }
        let runs = if self.routed || cell.retreat { 1.0 } else { self.fails };
        let routs = if self.routed { 0.0 } else { self.fails };
        loss + runs * (self.flight.min(self.sp - loss) + self.prize) + routs * self.rout
    }

    /// The same for a total strength, columns passing into each other, so that every point counts for something.
    fn smooth(&self, w: &World, total: u16, modifier: i8) -> f64 {
        if total == 0 {
            return 0.0;
        }
        let chart = &w.tables.chart;
        let column = chart.column(total, 0);
        let from = chart.columns.get(column).copied().unwrap_or(1);
        let to = chart.columns.get(column + 1).copied().unwrap_or(from + 10);
        let part = f64::from(total.saturating_sub(from)) / f64::from(to.saturating_sub(from).max(1));
        let here = self.worth(w, chart.column(total, self.shift), modifier);
        let there = self.worth(w, chart.column(to, self.shift), modifier);
        here + (there - here) * part.clamp(0.0, 1.0)
    }
}

/// Points a unit that has to run is likely to lose on its way, the ways being barred.
fn hemmed(w: &World, s: &State, unit: Unit, hex: Hex, zone: Hexes) -> f64 {
    let free = w.near(hex).less(s.occupied[w.side_of(unit).other()]).less(zone);
    if free.is_empty() {
        return 2.0;
    }
    let goal = w.goals(unit).first().copied().unwrap_or(hex);
    let mut nearer = free.filter(|to| w.distance(*to, goal) <= w.distance(hex, goal));
    if nearer.any(|_| true) { 0.0 } else { 0.6 }
}

/// What the leaving of a hex is worth to the side that fires: the Union scores it at the end of the turn.
fn prize(w: &World, s: &State, kind: FireKind, unit: Unit, hex: Hex) -> f64 {
    if !w.objectives.has(hex) {
        return GROUND;
    }
    let (left, points) = (ends_left(w, s), f64::from(w.tables.victory.objective));
    let later = (left - 1.0).clamp(0.0, 3.0);
    match (w.side_of(unit), kind) {
        (Side::Union, _) => points + 0.5 * later * points,
        (Side::Confederate, FireKind::Defensive) => GROUND + 0.35 * later * points,
        (Side::Confederate, _) => 0.6 * points + 0.4 * later * points,
    }
}

/// One fire of the allocation.
#[derive(Clone, Copy, Debug)]
pub struct Volley {
    /// At whom.
    pub target: Unit,
    /// By whom.
    pub firers: Units,
    /// What it is worth in victory points.
    pub worth: f64,
}

/// A target and what has been given to it.
struct Lot {
    fire: Fire,
    mark: Mark,
    total: u16,
    smooth: f64,
}

impl Lot {
    fn with(&self, w: &World, s: &State, unit: Unit) -> (Fire, u16) {
        let mut fire = self.fire;
        fire.firers.insert(unit);
        (fire, self.total + fire::strength(w, s, unit, self.fire.hex))
    }

    fn without(&self, w: &World, s: &State, unit: Unit) -> (Fire, u16) {
        let mut fire = self.fire;
        fire.firers.remove(unit);
        (fire, self.total.saturating_sub(fire::strength(w, s, unit, self.fire.hex)))
    }

    fn worth(&self, w: &World, s: &State, (fire, total): &(Fire, u16)) -> f64 {
        if fire.firers.is_empty() {
            return 0.0;
        }
        let column = w.tables.chart.column(*total, self.mark.shift);
        self.mark.worth(w, column, fire::modifier(w, s, fire))
    }

    fn give(&mut self, w: &World, s: &State, (fire, total): (Fire, u16)) {
        self.fire = fire;
        self.total = total;
        self.smooth = self.mark.smooth(w, total, fire::modifier(w, s, &fire));
    }
}

/// Who fires at whom in a phase, the best fire first; some may have better to do than fire.
pub fn allocate(w: &World, s: &State, kind: FireKind, spared: Units) -> Vec<Volley> {
    let side = fire::firing_side(s, kind);
    let firers = fire::firers(w, s, kind).less(spared);
    if firers.is_empty() {
        return Vec::new();
    }
    let zone = zoc(w, s, side);
    let mut lots: Vec<Lot> = Vec::new();
    let mut shots: Vec<(Unit, u32)> = firers.map(|unit| (unit, 0)).collect();
    for target in s.on_map(w, side.other()) {
        let Ok(hex) = fire::check_target(w, s, kind, target) else { continue };
        let Some(fire) = fire::declared(s, kind, target).filter(|_| lots.len() < 32) else { continue };
        let mut any = false;
        for (unit, can) in &mut shots {
            if fire::check_shot(w, s, *unit, hex).is_ok() {
                *can |= 1 << lots.len();
                any = true;
            }
        }
        if any {
            lots.push(Lot { fire, mark: Mark::new(w, s, kind, target, hex, zone), total: 0, smooth: 0.0 });
        } else {
            let mask = (1_u32 << lots.len()).wrapping_sub(1);
            shots.iter_mut().for_each(|(_, can)| *can &= mask);
        }
    }
    give_out(w, s, &mut lots, &mut shots.clone());
    improve(w, s, &mut lots, &shots);
    let mut volleys: Vec<Volley> = lots
        .iter()
        .filter(|lot| !lot.fire.firers.is_empty())
        .map(|lot| Volley {
            target: lot.fire.target,
            firers: lot.fire.firers,
            worth: lot.worth(w, s, &(lot.fire, lot.total)),
        })
        .collect();
    volleys.sort_by(|a, b| b.worth.total_cmp(&a.worth));
    volleys
}

/// Each firer to where it adds most, the largest addition first.
fn give_out(w: &World, s: &State, lots: &mut [Lot], shots: &mut Vec<(Unit, u32)>) {
    while !shots.is_empty() {
        let mut best = (0.0, 0, 0);
        for (i, (unit, can)) in shots.iter().enumerate() {
            for (j, lot) in lots.iter().enumerate().filter(|(j, _)| can >> j & 1 == 1) {
                let (fire, total) = lot.with(w, s, *unit);
                let gain = lot.mark.smooth(w, total, fire::modifier(w, s, &fire)) - lot.smooth;
                if gain > best.0 {
                    best = (gain, i, j);
                }
            }
        }
        if best.0 <= 0.0 {
            return;
        }
        let (unit, _) = shots.swap_remove(best.1);
        if let Some(lot) = lots.get_mut(best.2) {
            let more = lot.with(w, s, unit);
            lot.give(w, s, more);
        }
    }
}

/// One firer at a time from its target to a better one.
fn improve(w: &World, s: &State, lots: &mut [Lot], shots: &[(Unit, u32)]) {
    for _ in 0..PASSES {
        let mut moved = false;
        for (unit, can) in shots {
            let Some(from) = lots.iter().position(|lot| lot.fire.firers.has(*unit)) else { continue };
            let Some(old) = lots.get(from) else { continue };
            let less = old.without(w, s, *unit);
            let cost = old.worth(w, s, &(old.fire, old.total)) - old.worth(w, s, &less);
            let gain = |lot: &Lot| lot.worth(w, s, &lot.with(w, s, *unit)) - lot.worth(w, s, &(lot.fire, lot.total));
            let others = lots.iter().enumerate().filter(|(j, _)| *j != from && can >> j & 1 == 1);
            let best = others.map(|(j, lot)| (j, gain(lot))).max_by(|a, b| a.1.total_cmp(&b.1));
            let Some((to, _)) = best.filter(|(_, gain)| *gain > cost + 1e-9) else { continue };
            if let Some(lot) = lots.get_mut(from) {
                lot.give(w, s, less);
            }
            if let Some(lot) = lots.get_mut(to) {
                let more = lot.with(w, s, *unit);
                lot.give(w, s, more);
            }
            moved = true;
        }
        if !moved {
            return;
        }
    }
}

/// What a declared fire is worth to the side that fires.
pub fn fire_worth(w: &World, s: &State, fire: &Fire) -> f64 {
    if fire.firers.is_empty() {
        return 0.0;
    }
    let zone = zoc(w, s, fire::firing_side(s, fire.kind));
    let mark = Mark::new(w, s, fire.kind, fire.target, fire.hex, zone);
    mark.worth(w, fire::column(w, s, fire), fire::modifier(w, s, fire))
}

/// What the die that lies makes of a fire.
pub fn die_worth(w: &World, s: &State, fire: &Fire) -> f64 {
    let zone = zoc(w, s, fire::firing_side(s, fire.kind));
    let mark = Mark::new(w, s, fire.kind, fire.target, fire.hex, zone);
    let die = i8::try_from(fire.die).unwrap_or(10).saturating_add(fire::modifier(w, s, fire));
    mark.result(w, fire::column(w, s, fire), die)
}

/// What it would cost the target's side if the target ran now.
pub fn rout_worth(w: &World, s: &State, fire: &Fire) -> f64 {
    let zone = zoc(w, s, fire::firing_side(s, fire.kind));
    let mark = Mark::new(w, s, fire.kind, fire.target, fire.hex, zone);
    let here = s[fire.target].hex == Some(fire.hex);
    mark.rout + mark.flight.min(mark.sp) + if here { mark.prize } else { 0.0 }
}
