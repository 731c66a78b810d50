//! What a listed choice promises to a side that follows its orders.

use kernel::Appeal;

use super::fires::{self, ends_left};
use super::march::{Errand, March};
use super::orders::Orders;
use super::places::{Outlook, Seeker};
use super::posts;
use super::survey::Survey;
use crate::choice::Choice;
use crate::ids::{Hex, Leader, Unit, Units};
use crate::rally::rallies_on;
use crate::result::{passes, passes_on};
use crate::state::{Fire, FireStep, Form, Move, Stage, State};
use crate::world::World;
use crate::zones::controls;

/// Hundredths of a chance to win that a victory point is worth in an open game.
const POINT: f64 = 3.5;
/// The same where a whole army moves: each brigade that goes astray costs the others too.
const PLACE: f64 = 6.0;
/// What the plan says comes next: before everything that only might be done.
const NEXT: f64 = 25.0;
/// What nobody would do who has a plan.
const NONSENSE: f64 = -25.0;
/// What could be done otherwise, for once.
const OTHERWISE: f64 = -8.0;

/// What a choice promises.
pub fn appeal(w: &World, s: &State, orders: &Orders, choice: &Choice) -> Appeal {
    Appeal::Worth(match s.stage {
        Stage::Movement => moving_out(w, s, orders, choice),
        Stage::Moving(mv) => on_the_way(w, s, orders, &mv, choice),
        Stage::Leading { leader, .. } => riding(w, s, orders, leader, choice),
        Stage::Artillery | Stage::Defensive | Stage::Offensive => targeting(w, s, orders, choice),
        Stage::Fire(fire) => in_fire(w, s, orders, &fire, choice),
        Stage::Advance { hex, .. } => advancing(w, s, orders, hex, choice),
        _ => small(w, s, choice),
    })
}

/// Questions with short answers.
fn small(w: &World, s: &State, choice: &Choice) -> f64 {
    match *choice {
        Choice::Rally(unit) => NEXT + 0.05 * f64::from(s[unit].sp),
        Choice::Refuge(unit) => 0.05 * f64::from(s[unit].sp),
        // A leader who stays behind is alone next to the enemy.
        Choice::Ride(_) => NEXT,
        Choice::Post { .. } | Choice::Draw { .. } => NONSENSE,
        Choice::Fate(_) => fate(w, s),
        _ => 0.0,
    }
}

/// What a Fate marker promises on the die that lies, less what it may be worth later.
fn fate(w: &World, s: &State) -> f64 {
    let gain = match s.stage {
        Stage::RallyDie { unit, die } => {
            let needed = rallies_on(w, s, unit);
            if die <= needed { 0.0 } else { 0.06 * f64::from(s[unit].sp) * f64::from(needed) / 10.0 }
        }
        Stage::Fire(fire) => fire_fate(w, s, &fire),
        _ => 0.0,
    };
    let later = 0.25 + 0.12 * (ends_left(w, s) - 1.0).min(5.0);
    POINT * (gain - later)
}

fn fire_fate(w: &World, s: &State, fire: &Fire) -> f64 {
    match fire.step {
        FireStep::FireDie => fires::fire_worth(w, s, fire) - fires::die_worth(w, s, fire),
        FireStep::LeaderDie { die, .. } if die >= w.tables.leader.casualty => {
            let hit = f64::from(w.tables.leader.points) + 0.4;
            hit * f64::from(w.tables.leader.casualty.saturating_sub(1)) / 10.0
        }
        FireStep::MoraleDie { die } if !passes(w, s, fire.target, die) => {
            let stays = f64::from(passes_on(w, s, fire.target)) / 10.0;
            stays * fires::rout_worth(w, s, fire)
        }
        _ => 0.0,
    }
}

/// Names a target, or ends the fire.
fn targeting(w: &World, s: &State, orders: &Orders, choice: &Choice) -> f64 {
    let Choice::Target(unit) = *choice else { return 0.0 };
    orders.with_fires(w, s, |plan| plan.at(unit).map_or(OTHERWISE, |volley| NEXT + POINT * volley.worth))
}

/// Inside a fire: who joins, dice that lie, the flight.
fn in_fire(w: &World, s: &State, orders: &Orders, fire: &Fire, choice: &Choice) -> f64 {
    match *choice {
        Choice::Join(unit) => joining(w, s, orders, fire, unit),
        Choice::Leave(_) => NONSENSE,
        Choice::Fire => {
            let missing = |planned: Units| !planned.less(fire.firers).is_empty();
            let waits = orders.with_fires(w, s, |plan| plan.at(fire.target).is_some_and(|v| missing(v.firers)));
            if waits { OTHERWISE } else { 0.0 }
        }
        Choice::Flee(hex) => fleeing(w, s, fire, hex),
        Choice::Toward(goal) => s[fire.target].hex.map_or(0.0, |hex| -0.1 * f64::from(w.distance(hex, goal))),
        Choice::Ride(_) => NEXT,
        Choice::Fate(_) => fate(w, s),
        _ => 0.0,
    }
}

fn joining(w: &World, s: &State, orders: &Orders, fire: &Fire, unit: Unit) -> f64 {
    orders.with_fires(w, s, |plan| match plan.at(fire.target) {
        Some(volley) if volley.firers.has(unit) => NEXT,
        Some(_) => OTHERWISE,
        // Nobody was meant to fire at it: whoever has nothing else to do.
        None if plan.volleys.iter().any(|volley| volley.firers.has(unit)) => OTHERWISE,
        None => NEXT,
    })
}

/// A step of a flight: out of zones of control, away from the enemy, under cover.
fn fleeing(w: &World, s: &State, fire: &Fire, hex: Hex) -> f64 {
    let enemy = w.side_of(fire.target).other();
    let zone = if controls(w, s, enemy, hex) { -POINT } else { 0.0 };
    let press: f64 = s.occupied[enemy].map(|at| 0.12 * f64::from(4_u8.saturating_sub(w.distance(hex, at)))).sum();
    let cover = -0.3 * f64::from(w.terrain(hex).fire);
    zone - press + cover
}

/// Moves into the hex that was left, if that is a better place.
fn advancing(w: &World, s: &State, orders: &Orders, hex: Hex, choice: &Choice) -> f64 {
    let Choice::Advance(unit) = *choice else { return 0.0 };
    let Some(from) = s[unit].hex else { return NONSENSE };
    let outlook = Outlook::new(w, s, orders.side, &orders.stance);
    let mut survey = Survey::new(w, s, orders.side);
    survey.place(w, s, unit, from, -1.0);
    let goal = w.marches().nearest(from);
    let seeker = Seeker::new(w, s, &survey, &outlook, unit, goal);
    let guns = if w.guns.has(unit) { 1.0 } else { 0.0 };
    POINT * (seeker.worth(hex, false) - seeker.worth(from, false) - guns - 0.1)
}

/// Takes somebody up to move, or ends the phase.
fn moving_out(w: &World, s: &State, orders: &Orders, choice: &Choice) -> f64 {
    match *choice {
        Choice::Enter { unit, dismounted, .. } => {
            let guns = if w.guns.has(unit) { 4.0 } else { 0.0 };
            let horse = if dismounted { 30.0 } else { 0.0 };
            2.0 * NEXT - guns - horse + 0.2 * f64::from(w.sheet(unit).sp)
        }
        Choice::Arrive { .. } => 1.5 * NEXT,
        Choice::Move(unit) => orders.with_march(w, s, |march| taking_up(s, march, unit)),
        Choice::Lead(leader) => {
            let pending = orders.with_march(w, s, |march| march.is_under_way(s));
            if pending { OTHERWISE } else { posts::promise(w, s, leader) }
        }
        _ => 0.0,
    }
}

fn taking_up(s: &State, march: &March, unit: Unit) -> f64 {
    let Some(errand) = march.errand(unit) else { return NONSENSE };
    if errand.optional {
        return PLACE * (errand.gain - 0.2).min(0.0);
    }
    let blocked = errand.end().is_some_and(|end| s.unit_at(end).is_some_and(|other| other != unit));
    if blocked { 0.8 * NEXT } else { NEXT + errand.gain.clamp(0.0, 5.0) }
}

/// The next thing a unit under way does.
fn on_the_way(w: &World, s: &State, orders: &Orders, mv: &Move, choice: &Choice) -> f64 {
    let Some(here) = s[mv.unit].hex else { return 0.0 };
    orders.with_march(w, s, |march| {
        march.guide(w, s, mv);
        march.errand(mv.unit).map_or(0.0, |errand| following(s, errand, mv, here, choice))
    })
}

fn following(s: &State, errand: &Errand, mv: &Move, here: Hex, choice: &Choice) -> f64 {
    let next = errand.after(here);
    let form = s[mv.unit].form;
    // Guns limber up to go, and all take their last form before they halt; cavalry at once.
    let change = match (form, next) {
        (Form::Unlimbered, Some(_)) => Some(Form::Limbered),
        (Form::Limbered, Some(_)) => None,
        _ if form != errand.form => Some(errand.form),
        _ => None,
    };
    match *choice {
        Choice::Form(form) if Some(form) == change => NEXT,
        Choice::Form(_) => NONSENSE,
        Choice::Step(_) if change.is_some() => NONSENSE,
        Choice::Step(hex) if Some(hex) == next => 0.0,
        Choice::Step(hex) => errand.turning(here, hex).map_or(0.5 * NONSENSE, |loss| PLACE * loss),
        Choice::Halt if next.is_none() && change.is_none() => 0.5,
        Choice::Halt if errand.way.first() == Some(&here) => -PLACE * errand.gain.max(0.0),
        Choice::Halt => 1.5 * OTHERWISE,
        _ => OTHERWISE,
    }
}

/// Where a leader rides.
fn riding(w: &World, s: &State, orders: &Orders, leader: Leader, choice: &Choice) -> f64 {
    let Choice::Go(hex) = *choice else { return 0.0 };
    let company = s.unit_at(hex).is_some_and(|unit| w.side_of(unit) == orders.side);
    let Some(from) = s.leader(leader).hex else { return 0.0 };
    match company {
        true => posts::worth(w, s, leader, hex) - posts::worth(w, s, leader, from) - 0.05,
        false => NONSENSE - 0.05 * posts::astray(w, s, leader, hex),
    }
}
