//! What a choice promises to a side that follows its orders, in hundredths of a chance to win.

use kernel::{Appeal, Side};

use super::fight::{best_set, gain};
use super::orders::{Orders, effective};
use super::paths::{WAY, Walker, each_end};
use super::post::{Errand, is_led, nearest, obedience, post, rest};
use super::setting_up;
use crate::activation::{movement_points, stands};
use crate::arrival::{Duty, duty};
use crate::choice::Choice;
use crate::combat::{self, Clash};
use crate::facing::contact_zones;
use crate::ids::{Brigade, Element, Elements, Hq, Zone};
use crate::movement::{attackable_from, border_cost};
use crate::state::{Activation, March, Stage, State};
use crate::victory::controller;
use crate::world::{FAR, World};

/// How much more a choice is worth than it shows by itself: one slack march in eighty loses nothing, a habit of
/// slack marches loses the game.
const HABIT: f64 = 3.0;

/// What a listed choice promises.
pub fn appeal(w: &World, s: &State, o: &Orders, choice: &Choice) -> Appeal {
    match s.stage {
        Stage::Hits(_) | Stage::Advance(_) if duty(w, s).is_none() => Appeal::Look(0.0),
        _ => Appeal::Worth(HABIT * worth(w, s, o, choice)),
    }
}

fn worth(w: &World, s: &State, o: &Orders, choice: &Choice) -> f64 {
    if let Some(duty) = duty(w, s) {
        return on_duty(w, s, o, duty, choice);
    }
    match (s.stage, *choice) {
        (Stage::Place(side), _) => setting_up::placing(w, s, side, choice),
        (Stage::Arrange { side, done, .. }, _) => setting_up::arranging(w, s, side, done, choice),
        (Stage::Offensive(side), Choice::Declare) => offensive(w, s, side),
        (Stage::OpMarkers { .. }, Choice::Mark(brigade)) => marking(w, s, o, brigade),
        (Stage::OpMoves(_), Choice::March(brigade)) => marching(w, s, o, brigade),
        (Stage::March { march, .. }, _) => on_the_march(w, s, o, &march, choice),
        (Stage::Select { left }, Choice::Select(brigade)) => selecting(w, s, o, brigade, left),
        (Stage::Select { .. }, Choice::SelectToRest(brigade)) => rest(w, s, o, brigade),
        (Stage::Activation { act, left, .. }, _) => acting(w, s, o, &act, left, choice),
        (Stage::HqMoves, Choice::MoveHq { hq, zone }) => moving_hq(w, s, o, hq, zone),
        (Stage::Combats, Choice::Target(zone)) => {
            best_set(w, s, &o.stakes, zone, Elements::EMPTY).map_or(-1.0, |(_, worth)| worth + o.style.daring)
        }
        (Stage::Combats, Choice::Sweep(element)) => {
            let targets = combat::sweep_targets(w, s, element);
            gain(w, s, &o.stakes, &Clash { side: o.side, attackers: element.alone(), targets }) + o.style.daring
        }
        (Stage::Forming { target, attackers }, _) => forming(w, s, o, target, attackers, choice),
        (Stage::HqReturn, Choice::MoveHq { hq, zone }) => seat(w, s, o, hq, zone),
        (Stage::Arrivals, Choice::Arrive { brigade, zone }) => post(w, s, o, brigade, zone),
        _ => 0.0,
    }
}

/// A major offensive is for the turn in which most of the army can fight, and not for the last ones, which are
/// short anyway.
fn offensive(w: &World, s: &State, side: Side) -> f64 {
    let enemies = s.occupied(w, side.other());
    let near = |b: &Brigade| s.brigade(*b).zone.is_some_and(|zone| nearest(w, zone, enemies) <= 5);
    let all = s.on_map(w, side);
    let ready = all.filter(near).count() as f64 / all.count().max(1) as f64;
    let left = w.turns.saturating_sub(s.turn);
    let wanted = if left <= 2 { 0.2 } else { 0.55 };
    10.0 * (ready - wanted)
}

/// What a brigade gains by being activated, if it obeys.
fn selecting(w: &World, s: &State, o: &Orders, brigade: Brigade, left: u8) -> f64 {
    let Some(errand) = Errand::fresh(w, s, brigade, left) else { return -1.0 };
    let here = post(w, s, o, brigade, errand.from);
    let gain = (errand.worth(w, s, o) - here).max(rest(w, s, o, brigade));
    gain * obedience(w, s, brigade)
}

fn acting(w: &World, s: &State, o: &Orders, act: &Activation, left: u8, choice: &Choice) -> f64 {
    let from = stands(s, act);
    let spare = crate::activation::means(w, s, act) - act.points;
    let errand = Errand { brigade: act.brigade, from, points: act.points, spare, halted: act.stopped, left };
    let here = || post(w, s, o, act.brigade, from);
    match *choice {
        Choice::Stop => here(),
        Choice::Rest => here() + rest(w, s, o, act.brigade),
        Choice::Step { zone, leave_legion } => step(w, s, o, act, errand, zone) - if leave_legion { 0.4 } else { 0.0 },
        Choice::Engage { farm_ford } => {
            let price = if farm_ford { w.tables.movement.farm_ford_first } else { w.tables.movement.engage };
            let tired = if price > act.points { o.stakes.fatigue * effective(w, s, act.brigade) } else { 0.0 };
            let sides = s.elements_of(act.brigade).filter_map(|e| s.zone_of(e));
            here() + sides.map(|zone| errand.attack(w, s, o, zone)).fold(f64::MIN, f64::max) - tired
        }
        Choice::Regroup { zone, leave_legion } => {
            let points = act.points.saturating_sub(w.tables.movement.regroup);
            let then = Errand { from: zone, points, ..errand };
            then.worth(w, s, o) - if leave_legion { 0.4 } else { 0.0 }
        }
        Choice::Deploy { .. } => here() - 2.0,
        Choice::Line { element, line } => here() + line_worth(w, s, element, line) - 0.05,
        _ => here() - 0.1,
    }
}

fn step(w: &World, s: &State, o: &Orders, act: &Activation, errand: Errand, to: Zone) -> f64 {
    let cost = border_cost(w, s, o.side, errand.from, to).unwrap_or(w.tables.movement.farm_ford_first);
    let stops = !contact_zones(w, s, o.side, to).is_empty();
    let tires = cost > errand.points;
    let purse = errand.points + if tires { errand.spare } else { 0 };
    let points = purse.saturating_sub(cost);
    let spare = if tires { 0 } else { errand.spare };
    let then = Errand { from: to, points, spare, halted: stops, ..errand };
    let price = if tires { super::fight::tiring(w, s, &o.stakes, act.brigade).max(0.3) } else { 0.0 };
    then.worth(w, s, o) - price - WAY * f64::from(cost) + passing(w, s, o, to)
}

/// Marching through an objective takes it (4.5).
fn passing(w: &World, s: &State, o: &Orders, zone: Zone) -> f64 {
    let scoring = w.scoring.iter().enumerate().find(|(_, scoring)| scoring.zone == zone);
    scoring.filter(|(at, _)| controller(s, *at) != o.side).map_or(0.0, |(_, scoring)| 3.0 * f64::from(scoring.points))
}

/// The better front line for a stack.
fn line_worth(w: &World, s: &State, element: Element, line: u8) -> f64 {
    let Some(zone) = s.zone_of(element) else { return 0.0 };
    let fit = |e: Element| effective(w, s, e.brigade()) - 0.8 * f64::from(s.brigade(e.brigade()).fatigue);
    let other = s.stacks[zone].iter().filter(|e| *e != element).map(fit).fold(f64::MIN, f64::max);
    if other == f64::MIN {
        return 0.0;
    }
    let better = 0.3 * (fit(element) - other).clamp(-3.0, 3.0);
    if line == 0 { better } else { -better }
}

/// Operational movement: for those who are far from the enemy and from their goal.
fn marking(w: &World, s: &State, o: &Orders, brigade: Brigade) -> f64 {
    let Some(zone) = s.brigade(brigade).zone else { return -1.0 };
    let near = nearest(w, zone, s.occupied(w, o.side.other()));
    if near <= 5 {
        return -1.0;
    }
    let by_march = best_march(w, s, o, brigade, zone) - post(w, s, o, brigade, zone);
    by_march - 2.2
}

fn marching(w: &World, s: &State, o: &Orders, brigade: Brigade) -> f64 {
    let Some(zone) = s.brigade(brigade).zone else { return -1.0 };
    let tired = 1.5 * o.stakes.fatigue * effective(w, s, brigade);
    best_march(w, s, o, brigade, zone) - post(w, s, o, brigade, zone) - tired
}

fn best_march(w: &World, s: &State, o: &Orders, brigade: Brigade, from: Zone) -> f64 {
    let body = crate::administration::body_of(w, s, brigade).or(brigade.alone());
    let points = body.map(|b| movement_points(w, b)).min().unwrap_or(0) * w.tables.operational.factor;
    march_worth(w, s, o, &Walker { side: o.side, body, size: size(w, body), from, points, halted: false }, brigade)
}

fn size(w: &World, body: crate::ids::Brigades) -> usize {
    body.filter(|b| !w.is_legion(*b)).count()
}

/// The best end of a march. Who arrives is worn out, so the enemy should not be near.
fn march_worth(w: &World, s: &State, o: &Orders, walker: &Walker, front: Brigade) -> f64 {
    let mut best = f64::MIN;
    each_end(w, s, walker, |zone, spent| best = best.max(march_end(w, s, o, front, zone) - WAY * f64::from(spent)));
    best
}

fn march_end(w: &World, s: &State, o: &Orders, front: Brigade, zone: Zone) -> f64 {
    post(w, s, o, front, zone) - 0.25 * o.forces.strike(zone)
}

fn on_the_march(w: &World, s: &State, o: &Orders, march: &March, choice: &Choice) -> f64 {
    let from = s.brigade(march.front).zone.unwrap_or(march.began);
    match *choice {
        Choice::Step { zone, leave_legion } => {
            let cost = border_cost(w, s, o.side, from, zone).unwrap_or(0);
            let walker = Walker {
                side: o.side,
                body: march.body,
                size: size(w, march.body),
                from: zone,
                points: march.points.saturating_sub(cost),
                halted: !contact_zones(w, s, o.side, zone).is_empty(),
            };
            let legion = if leave_legion { 0.4 } else { 0.0 };
            march_worth(w, s, o, &walker, march.front) + passing(w, s, o, zone) - WAY * f64::from(cost) - legion
        }
        _ => march_end(w, s, o, march.front, from),
    }
}

fn forming(w: &World, s: &State, o: &Orders, target: Zone, joined: Elements, choice: &Choice) -> f64 {
    let Some((best, _)) = best_set(w, s, &o.stakes, target, joined) else { return 0.0 };
    match *choice {
        Choice::Join(element) => {
            let next = best.less(joined).first();
            if next == Some(element) { 2.0 } else { -2.0 }
        }
        _ => {
            if best == joined {
                3.0
            } else {
                0.0
            }
        }
    }
}

fn on_duty(w: &World, s: &State, o: &Orders, duty: Duty, choice: &Choice) -> f64 {
    match (duty, *choice) {
        (Duty::Displace(_), Choice::MoveHq { hq, zone }) => seat(w, s, o, hq, zone),
        (Duty::Line(_), Choice::Line { element, line }) => line_worth(w, s, element, line),
        (Duty::Host(_), Choice::Host(element)) => effective(w, s, element.brigade()),
        (Duty::Face(element), Choice::Face(towards)) => {
            let engaging = s.duties.engaging && s.engaged.has(element);
            s.zone_of(element).map_or(0.0, |zone| {
                let attack = if engaging { facing_attack(w, s, o, element, zone, towards) } else { 0.0 };
                attack + facing(w, s, o.side, zone, towards)
            })
        }
        (Duty::Turn { zone, .. }, Choice::Face(towards)) => facing(w, s, o.side, zone, towards),
        _ => 0.0,
    }
}

/// The best attack a facing allows.
fn facing_attack(w: &World, s: &State, o: &Orders, element: Element, zone: Zone, towards: Zone) -> f64 {
    let front = w.ground(zone).front(w.ground(zone).slot_of(towards));
    let targets = attackable_from(w, s, o.side, zone).and(front).less(s.attacked);
    let mut turned = s.clone();
    turned.facings[zone] = w.ground(zone).slot_of(towards);
    let left = match s.stage {
        Stage::Activation { left, .. } => left,
        _ => 0,
    };
    targets
        .map(|target| super::fight::attack_facing(w, &turned, &o.stakes, element, zone, target, left))
        .fold(-3.0, f64::max)
}

/// How well a facing covers the ways the enemy may come.
pub fn facing(w: &World, s: &State, side: Side, zone: Zone, towards: Zone) -> f64 {
    let ground = w.ground(zone);
    let front = ground.front(ground.slot_of(towards));
    let contact = contact_zones(w, s, side, zone).and(front).len();
    let enemies = s.occupied(w, side.other());
    let open = |from: Zone| {
        let ways = if ground.land.has(from) { 1.0 } else { 0.5 };
        let near = nearest(w, from, enemies);
        if enemies.has(from) { 2.0 * ways } else { ways / (1.0 + f64::from(near)) }
    };
    let covered: f64 = front.and(ground.land.or(ground.crossing)).map(open).sum();
    0.5 * covered + f64::from(contact)
}

/// A headquarters moves where it leads more of those who have something to do.
fn moving_hq(w: &World, s: &State, o: &Orders, hq: Hq, to: Zone) -> f64 {
    let Some(from) = s.hq(hq).zone else { return 0.0 };
    seat(w, s, o, hq, to) - seat(w, s, o, hq, from) - 0.15
}

fn seat(w: &World, s: &State, o: &Orders, hq: Hq, zone: Zone) -> f64 {
    let sheet = w.hq_sheet(hq);
    let range = w.tables.command.range(sheet.side);
    let own = s.on_map(w, sheet.side).filter(|b| w.sheet(*b).army == sheet.army);
    let mut worth = 0.0;
    for (brigade, at) in own.filter_map(|b| Some((b, s.brigade(b).zone?))) {
        let weight = 0.4 + 0.1 * effective(w, s, brigade);
        let distance = w.distance(zone, at);
        if distance <= range {
            worth += weight;
        }
        worth -= 0.02 * f64::from(distance);
        // Where it is going it wants to be led too.
        let goal = o.goal(brigade).and_then(|goal| w.scoring.get(goal));
        if goal.is_some_and(|goal| w.distance(zone, goal.zone) <= range) {
            worth += 0.5 * weight;
        }
    }
    let enemies = s.occupied(w, sheet.side.other());
    let near = nearest(w, zone, enemies);
    worth
        - if near <= 2 {
            2.0
        } else if near <= 4 {
            0.6
        } else {
            0.0
        }
        - if near >= FAR { 0.0 } else { 0.01 * f64::from(near) }
}

/// True if a brigade would be led where it stands.
pub fn led(w: &World, s: &State, brigade: Brigade) -> bool {
    s.brigade(brigade).zone.is_some_and(|zone| is_led(w, s, brigade, zone))
}
