//! What the evaluation looks at, seen from the Union.

use kernel::{Side, Term};

use super::fires::ends_left;
use super::survey::{effective, felt, is_armed, slope, softened};
use crate::fire;
use crate::ids::{Hex, Unit};
use crate::state::{Form, Stage, State, Status};
use crate::victory::held;
use crate::world::World;
use crate::zones::controls;

/// The terms in the order in which [`fill`] writes them.
pub const TERMS: &[Term] = &[
    Term::new("start", -0.8),
    Term::new("verdict", 1.4),
    Term::new("margin", 0.9),
    Term::new("held", 0.1),
    Term::new("contest", 0.2),
    Term::new("shortfall", 1.5),
    Term::new("strength", 0.1),
    Term::new("guns", 0.1),
    Term::new("routed", 0.3),
    Term::new("shattered", 0.1),
    Term::new("pressure", 0.5),
    Term::new("exposed-guns", 0.1),
    Term::new("command", 0.3),
    Term::new("fate", 0.4),
    Term::new("reserves", -0.5),
    Term::new("leaders", 0.1),
];

/// What is summed over the units of a side.
#[derive(Clone, Copy, Debug, Default)]
struct Tally {
    line: f64,
    guns: f64,
    routed: f64,
    shattered: f64,
    bearing: f64,
    exposed: f64,
    lost_touch: f64,
    waiting: f64,
}

/// Writes the numbers.
pub fn fill(w: &World, s: &State, out: &mut [f64]) {
    let (union, confederate) = (tally(w, s, Side::Union), tally(w, s, Side::Confederate));
    let over = s.stage == Stage::Over;
    let left = if over { 0.0 } else { ends_left(w, s) };
    let share = (left / 6.0).min(1.0);
    let (chances, contest) = objectives(w, s, left);
    let points = f64::from(w.tables.victory.objective);
    let needed = f64::from(w.tables.victory.net) - 0.5;
    let net = f64::from(s.net) - needed;
    let gap = |of: fn(&Tally) -> f64| of(&union) - of(&confederate);
    let owed = f64::from(w.tables.victory.from_objectives) - f64::from(s.objective_points);
    let numbers = [
        1.0,
        bounded((net + points * chances) / (1.5 + 2.0 * left)),
        bounded(net / (2.0 + 2.5 * left)),
        f64::from(held(w, s).len()) * left / 6.0,
        contest * share,
        -((owed - points * chances).clamp(0.0, 6.0)) / 4.0,
        gap(|t| t.line) / 30.0 * share,
        gap(|t| t.guns) / 12.0 * share,
        -gap(|t| t.routed) / 15.0 * share,
        -gap(|t| t.shattered) / 2.0 * share,
        gap(|t| t.bearing) / 25.0 * share.max(0.3),
        -gap(|t| t.exposed) / 2.0 * share,
        -gap(|t| t.lost_touch) / 4.0 * share,
        (fates(w, s, Side::Union) - fates(w, s, Side::Confederate)) / 2.0 * share,
        gap(|t| t.waiting) / 30.0 * share,
        (fit(w, s, Side::Union) - fit(w, s, Side::Confederate)) / 3.0 * share,
    ];
    for (slot, number) in out.iter_mut().zip(numbers) {
        *slot = number;
    }
}

fn bounded(number: f64) -> f64 {
    3.0 * (number / 3.0).tanh()
}

/// Turn ends at which the Union may expect to score, over all objectives, and who is the stronger around them.
fn objectives(w: &World, s: &State, left: f64) -> (f64, f64) {
    let (mut ends, mut contest) = (0.0, 0.0);
    for goal in w.objectives {
        let (union, confederate) = (presence(w, s, Side::Union, goal), presence(w, s, Side::Confederate, goal));
        let balance = (union - confederate) / (union + confederate + 8.0);
        contest += balance;
        let (now, later) = match (s.occupied.union.has(goal), s.occupied.confederate.has(goal)) {
            (true, _) => (0.85, 0.6 + 0.35 * balance),
            (_, true) => (0.1 + 0.1 * balance, 0.3 + 0.35 * balance),
            _ => (0.2 + 0.2 * balance, 0.35 + 0.4 * balance),
        };
        ends += now * left.min(1.0) + later.clamp(0.02, 0.95) * (left - 1.0).max(0.0) * 0.85;
    }
    (ends, contest)
}

/// The strength a side makes felt in a hex.
fn presence(w: &World, s: &State, side: Side, hex: Hex) -> f64 {
    let near = w.ground(hex).column.and(s.occupied[side]);
    near.filter_map(|at| s.unit_at(at).map(|unit| effective(w, s, unit) * felt(w.distance(hex, at)))).sum()
}

fn tally(w: &World, s: &State, side: Side) -> Tally {
    let mut tally = Tally::default();
    for unit in w.side_units[side] {
        match s[unit].status {
            Status::OnMap => count(w, s, side, unit, &mut tally),
            Status::Waiting => tally.waiting += f64::from(w.sheet(unit).sp),
            Status::Absent | Status::Gone => {}
        }
    }
    tally
}

fn count(w: &World, s: &State, side: Side, unit: Unit, tally: &mut Tally) {
    let u = &s[unit];
    let sp = f64::from(u.sp);
    tally.lost_touch += f64::from(u8::from(u.out_of_command));
    if u.routed {
        tally.routed += sp;
        return;
    }
    let Some(hex) = u.hex else { return };
    if w.guns.has(unit) {
        tally.guns += sp;
        tally.exposed += f64::from(u8::from(controls(w, s, side.other(), hex)));
    } else {
        tally.line += sp;
        tally.shattered += f64::from(u8::from(s.is_shattered(w, unit)));
    }
    tally.bearing += bearing(w, s, side, unit, hex);
}

/// The strength with which a unit bears on the best target next to it, the ground taken off; guns bear further.
fn bearing(w: &World, s: &State, side: Side, unit: Unit, hex: Hex) -> f64 {
    if !is_armed(s, unit) {
        return 0.0;
    }
    let sp = f64::from(s[unit].sp);
    let enemies = s.occupied[side.other()];
    let beside = w.near(hex).and(enemies).map(|at| softened(slope(w, hex, at))).fold(0.0, f64::max);
    let horse = if s[unit].form == Form::Mounted { 0.5 } else { 1.0 };
    if beside > 0.0 || !w.guns.has(unit) {
        return sp * beside * horse;
    }
    let in_sight = w.ground(hex).column.and(w.ground(hex).sees).and(enemies);
    let reach = |at: Hex| f64::from(fire::reach_of(w, s, unit, w.distance(hex, at))) / 2.0;
    0.6 * sp * in_sight.map(|at| reach(at) * softened(w.terrain(at).fire)).fold(0.0, f64::max)
}

fn fates(w: &World, s: &State, side: Side) -> f64 {
    f64::from(s.fate.and(w.side_leaders[side]).len())
}

/// Leaders who are still themselves.
fn fit(w: &World, s: &State, side: Side) -> f64 {
    s.leaders_on_map(w, side).filter(|leader| !s.leader(*leader).replacement).count() as f64
}
