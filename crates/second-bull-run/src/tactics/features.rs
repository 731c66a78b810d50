//! What the evaluation looks at: who will hold the objectives, whose losses will be the heavier, what the verdict
//! makes of both, and how the armies stand.

use kernel::{Side, Term};

use super::atlas::{Atlas, MOST_OBJECTIVES};
use super::orders::{effective, felt};
use crate::combat::combat_strength;
use crate::facing::{contact_zones, front_of};
use crate::ids::{Brigade, Zones};
use crate::state::{Stage, State, Status};
use crate::victory::{controller, inflicted, jones_points};
use crate::world::World;

/// The terms, in the order in which they are written.
pub(super) const TERMS: &[Term] = &[
    Term::new("start", 0.0),
    Term::new("verdict", 0.8),
    Term::new("objectives", 0.15),
    Term::new("losses", 0.7),
    Term::new("strength", 0.5),
    Term::new("fatigue", 0.8),
    Term::new("routs", 0.3),
    Term::new("pressure", 0.3),
    Term::new("flanks", 0.3),
    Term::new("garrisons", 0.25),
    Term::new("command", 0.5),
    Term::new("guns", 0.15),
    Term::new("tests", 0.5),
];

/// Strength that stands near an objective whoever comes.
const NEARBY: f64 = 2.0;
/// How sharply control follows from strength near an objective.
const SHARPNESS: f64 = 1.3;
/// Losses each side takes in a whole game, as a rule.
const USUAL_LOSSES: f64 = 22.0;

/// One number for each term, seen from the Union.
pub(super) fn features(w: &World, s: &State, out: &mut [f64]) {
    let left = share_left(w, s);
    let (union, confederate) = (muster(w, s, Side::Union), muster(w, s, Side::Confederate));
    let control = control(w, s, left);
    let objectives = expected_objectives(w, &control);
    let awards = expected_award(w, s, left);
    let jones = f64::from(jones_points(w, s, Side::Union) - jones_points(w, s, Side::Confederate));
    let (x, y) = (f64::from(inflicted(w, s, Side::Union)), f64::from(inflicted(w, s, Side::Confederate)));
    let diff = |of: fn(&Muster) -> f64| of(&union) - of(&confederate);
    let terms = [
        1.0,
        verdict(w, &control, objectives + awards + jones, left),
        objectives,
        ((x + 4.0) / (y + 4.0)).ln(),
        2.0 * left.sqrt() * ((union.strength + 5.0) / (confederate.strength + 5.0)).ln(),
        diff(|m| -m.fatigue) / 25.0,
        diff(|m| -m.routed) / 4.0,
        diff(|m| -m.pressed) / 8.0,
        diff(|m| -m.flanked) / 4.0,
        diff(|m| m.garrisons) / 3.0,
        diff(|m| m.commanded),
        diff(|m| -m.lone_guns) / 3.0,
        pending(s),
    ];
    for (slot, term) in out.iter_mut().zip(terms) {
        *slot = term.clamp(-5.0, 5.0);
    }
}

/// Which share of the game is left, from 1 to 0.
pub(super) fn share_left(w: &World, s: &State) -> f64 {
    if s.stage == Stage::Over {
        return 0.0;
    }
    let days = w.scenario.days.len().max(1);
    let turns = |day: u8| {
        let day = w.day(day);
        f64::from(day.last.saturating_sub(day.first)) + 1.0
    };
    let all: f64 = (1..=days).map(|day| turns(day as u8)).sum();
    let later: f64 = (usize::from(s.day) + 1..=days).map(|day| turns(day as u8)).sum();
    let today = f64::from(w.day(s.day).last.saturating_sub(s.turn)) + 1.0;
    let within = match s.stage {
        Stage::RoutMoves { .. } | Stage::Recovery | Stage::Declare(_) | Stage::Entries(_) | Stage::TurnEnd => 1.0,
        _ => (f64::from(s.phase) - 1.0).max(0.0) / 4.0 + if s.active == s.first { 0.0 } else { 0.12 },
    };
    ((later + today - within.min(1.0)) / all).clamp(0.0, 1.0)
}

/// The chance that the Union controls each objective in the end.
fn control(w: &World, s: &State, left: f64) -> [f64; MOST_OBJECTIVES] {
    let (union, confederate) = (felt(w, s, Side::Union), felt(w, s, Side::Confederate));
    let holding = 0.8 + 4.5 * (1.0 - left).powi(2);
    let weight = SHARPNESS * left.sqrt();
    let mut chances = [0.0; MOST_OBJECTIVES];
    for (at, objective) in w.objectives.iter().enumerate().take(MOST_OBJECTIVES) {
        let holder = controller(s, at);
        let there = if s.occupied[holder].has(objective.zone) { 0.6 } else { 0.0 };
        let sign = if holder == Side::Union { 1.0 } else { -1.0 };
        let edge = ((union[at] + NEARBY) / (confederate[at] + NEARBY)).ln();
        chances[at] = sigmoid(weight * edge + sign * (holding + there));
    }
    chances
}

fn worth(w: &World, at: usize, side: Side) -> f64 {
    let scores = w.options.any_objective || w.objectives.get(at).is_some_and(|o| o.side == side);
    if scores { f64::from(w.scenario.victory.objective) } else { 0.0 }
}

/// By how many points of objectives the Union will be ahead.
fn expected_objectives(w: &World, control: &[f64; MOST_OBJECTIVES]) -> f64 {
    let of =
        |at: usize| control[at] * worth(w, at, Side::Union) - (1.0 - control[at]) * worth(w, at, Side::Confederate);
    (0..w.objectives.len().min(MOST_OBJECTIVES)).map(of).sum()
}

/// By how many points of losses the Union will be ahead.
fn expected_award(w: &World, s: &State, left: f64) -> f64 {
    let to_come = USUAL_LOSSES * left + 0.3;
    let x = f64::from(inflicted(w, s, Side::Union)) + to_come;
    let y = f64::from(inflicted(w, s, Side::Confederate)) + to_come;
    let ratio = (x / y).ln();
    let spread = 0.03 + 0.16 * left.sqrt();
    let (mut sum, mut before) = (0.0, 0.0);
    for award in &w.scenario.victory.loss_awards {
        let bar = (f64::from(award.inflicted) / f64::from(award.suffered.max(1))).ln();
        let step = f64::from(award.points) - before;
        before = f64::from(award.points);
        sum += step * (sigmoid((ratio - bar) / spread) - sigmoid((-ratio - bar) / spread));
    }
    sum
}

/// The logit of the chance to win, a draw counted half, if the Union is expected to be so many points ahead.
fn verdict(w: &World, control: &[f64; MOST_OBJECTIVES], ahead: f64, left: f64) -> f64 {
    let swing = |at: usize| {
        let points = worth(w, at, Side::Union) + worth(w, at, Side::Confederate);
        points * points * control[at] * (1.0 - control[at])
    };
    let objectives: f64 = (0..w.objectives.len().min(MOST_OBJECTIVES)).map(swing).sum();
    let spread = (objectives + 6.0 * left + 0.4).sqrt();
    let lead = f64::from(w.scenario.victory.lead) - 0.5;
    let beyond = |ahead: f64| sigmoid(1.7 * (ahead - lead) / spread);
    let chance = (0.5 + 0.5 * (beyond(ahead) - beyond(-ahead))).clamp(0.02, 0.98);
    (chance / (1.0 - chance)).ln()
}

fn sigmoid(logit: f64) -> f64 {
    1.0 / (1.0 + (-logit).exp())
}

/// How an army stands.
#[derive(Default)]
struct Muster {
    strength: f64,
    fatigue: f64,
    routed: f64,
    pressed: f64,
    flanked: f64,
    garrisons: f64,
    commanded: f64,
    lone_guns: f64,
}

fn muster(w: &World, s: &State, side: Side) -> Muster {
    let mut muster = Muster::default();
    let foes = s.occupied[side.other()];
    for brigade in w.side_brigades[side] {
        let b = s.brigade(brigade);
        match b.status {
            Status::OnMap => {}
            Status::Waiting => {
                muster.strength += 0.5 * effective(w, s, brigade);
                continue;
            }
            _ => continue,
        }
        muster.strength += effective(w, s, brigade);
        if b.routed {
            muster.routed += 1.0;
        } else {
            muster.fatigue += f64::from(b.fatigue) * f64::from(combat_strength(w, s, brigade)) / 6.0;
        }
    }
    for zone in s.occupied[side] {
        let touching = w.land(zone).and(foes);
        let stack = s.stacks[zone].set();
        let guns_only = stack.less(w.guns).is_empty();
        if touching.is_empty() {
            continue;
        }
        let front = stack.fold(Zones::EMPTY, |front, b| front.or(front_of(w, s, b)));
        muster.flanked += f64::from(contact_zones(w, s, side, zone).less(front).len());
        let own: f64 = stack.map(|b| effective(w, s, b)).sum();
        let near: f64 = touching.flat_map(|at| s.stacks[at].iter()).map(|b| effective(w, s, b)).sum();
        muster.pressed += (near / (own + 1.0) - 1.0).clamp(0.0, 3.0);
        if guns_only {
            muster.lone_guns += 1.0;
        }
    }
    muster.garrisons = garrisons(w, s, side);
    muster.commanded = commanded(w, s, side);
    muster
}

/// Objectives a side controls and stands on.
fn garrisons(w: &World, s: &State, side: Side) -> f64 {
    let kept =
        |(at, o): &(usize, &crate::world::ObjectiveZone)| controller(s, *at) == side && s.occupied[side].has(o.zone);
    w.objectives.iter().enumerate().filter(kept).count() as f64
}

/// Which share of its brigades stands near the commander of its corps.
fn commanded(w: &World, s: &State, side: Side) -> f64 {
    let atlas = Atlas::of(w);
    let (mut near, mut all) = (0.0, 0.0);
    let chief = |brigade: Brigade| w.division_of(brigade).and_then(|d| w.chief_of(d));
    for brigade in s.on_map(w, side) {
        let (Some(at), Some(chief)) = (s.zone_of(brigade), chief(brigade)) else { continue };
        let from = s.leader(chief).zone;
        all += 1.0;
        if from.is_some_and(|from| atlas.march(from, at) <= w.tables.command.range) {
            near += 1.0;
        }
    }
    if all > 0.0 { near / all } else { 0.0 }
}

/// Combat tests still to be taken, good for the Union where they are the enemy's.
fn pending(s: &State) -> f64 {
    match s.stage {
        Stage::Fight(fight) if fight.test => {
            let open = f64::from(fight.number.min(2).saturating_sub(fight.next));
            if fight.loser == Side::Union { -open } else { open }
        }
        _ => 0.0,
    }
}
