//! The greedy player, yardstick for the others: how good a position is to him, and what speaks for a choice whose
//! worth shows only later. Nothing here changes any more.

use kernel::Side;

use super::Ways;
use crate::choice::Choice;
use crate::cost::{self, Traveller};
use crate::facing::{self, Aspect};
use crate::ids::{Brigade, Brigades, Hex, Leader, Unit, Units};
use crate::scenario::VictoryKind;
use crate::stage::{Layer, Phase, Shock, ShockStep};
use crate::state::{Form, Order, State, Status};
use crate::tables::Mover;
use crate::world::World;
use crate::{impact, leaders, orders, stacking, victory};

/// A strength point; everything else is measured against it.
const POINT: f64 = 4.0;
/// A point of an objective held.
const OBJECTIVE: f64 = 30.0;
/// A strength point on or beyond the pike.
const PIKE: f64 = 2.0;
/// What a strength point is worth that stands on its goal; less the farther off it is.
const NEAR: f64 = 5.0;
/// A strength point in disorder.
const DISORDER: f64 = 1.3;
/// A strength point in the Recovery Box.
const ROUTED: f64 = 3.0;
/// A strength point near an enemy it can fight, guns more.
const ENGAGED: f64 = 0.5;
/// A strength point that faces the nearest enemy, or does not.
const FACING: f64 = 0.35;
/// A brigade in command.
const COMMAND: f64 = 1.0;
/// A unit out of the range of its brigadier: little, for he follows those who go ahead.
const AHEAD: f64 = 0.3;
/// A brigadier at the goal.
const LEADER: f64 = 3.0;
/// A level of fatigue of a brigade.
const FATIGUE: f64 = 2.5;
/// A unit under an order that suits where it is; only weighed when orders are given, or nobody would go near the
/// enemy before his order has changed.
const ORDERED: f64 = 1.2;
/// Where guns do well to be in battery.
const GUNS: u8 = 8;
/// To be in the midst of friends where there is no room.
const CROWDED: f64 = 1.5;
/// Half-points of marching that halve the pull of a goal.
const FAR: f64 = 40.0;
/// Beyond this many hexes an enemy matters to nobody.
const HORIZON: u8 = 14;
/// Nobody is that far away.
const NOWHERE: u16 = u16::MAX;

/// A place a side wants to be in, with the cost of the march to it from every hex.
#[derive(Clone, Debug)]
pub(super) struct Goal {
    weight: f64,
    hexes: Vec<Hex>,
    halves: Vec<u16>,
}

impl Goal {
    /// Half-points from a hex.
    pub(super) fn away(&self, hex: Hex) -> u16 {
        self.halves.get(hex.index()).copied().unwrap_or(NOWHERE)
    }
}

/// The goals of a side.
pub(super) fn goals(w: &World, side: Side) -> Vec<Goal> {
    let goal = |weight: f64, hexes: Vec<Hex>| Goal { weight, halves: march(w, &hexes), hexes };
    match w.victory.kind {
        VictoryKind::Pike => {
            let wrong = if side == Side::Union { std::cmp::Ordering::Less } else { std::cmp::Ordering::Greater };
            let there = |hex: &Hex| w.ground(*hex).pike.is_some_and(|at| at != wrong);
            vec![goal(1.0, w.hexes().filter(there).collect())]
        }
        VictoryKind::Objectives => {
            let of = |points: u8| 0.7 + 0.15 * f64::from(points);
            w.objectives.iter().map(|objective| goal(of(objective.points), objective.hexes.clone())).collect()
        }
    }
}

/// Half-points of infantry in March from every hex to the nearest of some hexes.
fn march(w: &World, to: &[Hex]) -> Vec<u16> {
    let who = Traveller { mover: Mover::March, order: Order::March };
    let mut best = vec![NOWHERE; usize::from(w.hex_count())];
    let mut open: std::collections::BinaryHeap<std::cmp::Reverse<(u16, u16)>> = std::collections::BinaryHeap::new();
    for hex in to {
        if let Some(slot) = best.get_mut(hex.index()) {
            *slot = 0;
            open.push(std::cmp::Reverse((0, hex.0)));
        }
    }
    while let Some(std::cmp::Reverse((spent, at))) = open.pop() {
        let here = Hex(at);
        if best.get(here.index()).is_none_or(|least| *least < spent) {
            continue;
        }
        for next in w.neighbours(here) {
            let Ok(price) = cost::step(w, who, next, here, false) else { continue };
            let sum = spent.saturating_add(price.into());
            if let Some(least) = best.get_mut(next.index()).filter(|least| sum < **least) {
                *least = sum;
                open.push(std::cmp::Reverse((sum, next.0)));
            }
        }
    }
    best
}

/// How good a state is for a side to the greedy player.
pub(super) fn value(world: &World, state: &State, side: Side) -> f64 {
    let ground = score(world, state) + passing(world, state);
    let union = ground + standing(world, state, Side::Union) - standing(world, state, Side::Confederate);
    if side == Side::Union { union } else { -union }
}

/// A leader rides to troops: open country is of no use to him.
pub(super) fn considers(state: &State, choice: &Choice) -> bool {
    match *choice {
        Choice::Go(hex) => state.held_by(hex).is_some(),
        _ => true,
    }
}

/// A unit on the move in a hex it cannot end in has to leave it again; from the Union's side.
fn passing(w: &World, s: &State) -> f64 {
    let Some((mv, hex)) = s.mv.and_then(|mv| Some((mv, s[mv.unit].hex()?))) else { return 0.0 };
    match (stacking::room(w, s, mv.unit, hex), w.side_of(mv.unit)) {
        (Ok(()), _) => 0.0,
        (Err(_), Side::Union) => -CROWDED,
        (Err(_), Side::Confederate) => CROWDED,
    }
}

/// What counts at the end, from the Union's side.
fn score(w: &World, s: &State) -> f64 {
    let points = victory::score(w, s);
    match w.victory.kind {
        VictoryKind::Pike => PIKE * f64::from(points.union - points.confederate),
        VictoryKind::Objectives => {
            let won = if points.union >= i32::from(w.victory.points) { OBJECTIVE } else { 0.0 };
            OBJECTIVE * f64::from(points.union) + won
        }
    }
}

/// Where the enemies of a side stand.
struct Enemies {
    hexes: Vec<Hex>,
}

impl Enemies {
    fn of(s: &State, side: Side) -> Enemies {
        Enemies { hexes: s.occupied[side.other()].hexes().collect() }
    }

    /// The nearest and how far he is.
    fn nearest(&self, w: &World, hex: Hex) -> Option<(u8, Hex)> {
        self.hexes.iter().map(|enemy| (w.distance(hex, *enemy), *enemy)).min()
    }
}

/// Condition and place of a side's units.
fn standing(w: &World, s: &State, side: Side) -> f64 {
    let enemies = Enemies::of(s, side);
    let mut value = 0.0;
    for unit in w.side_units[side].and(w.in_scenario) {
        value += condition(s, unit);
        let Some(hex) = s[unit].hex().filter(|_| s[unit].status == Status::OnMap) else { continue };
        value += place_value(w, s, unit, hex, enemies.nearest(w, hex));
    }
    value + w.side_brigades[side].map(|brigade| brigade_value(w, s, brigade)).sum::<f64>()
}

fn condition(s: &State, unit: Unit) -> f64 {
    let sp = f64::from(s[unit].sp);
    let hurt = match s[unit].status {
        Status::Abandoned => ROUTED,
        Status::Captured => POINT,
        Status::Recovery => ROUTED,
        _ if s[unit].disordered => DISORDER,
        _ => 0.0,
    };
    sp * (POINT - hurt)
}

/// How strongly the goals of a side draw somebody in a hex, from 0 to about 1.5.
fn pull(w: &World, s: &State, side: Side, hex: Hex) -> f64 {
    let of = |goal: &Goal| {
        let away = goal.away(hex);
        if away == NOWHERE {
            return 0.0;
        }
        let union = goal.hexes.iter().all(|hex| s.control.has(*hex));
        let pike = w.victory.kind == VictoryKind::Pike;
        // What the enemy holds draws more than what is held already.
        let wanted = if pike || union == (side == Side::Confederate) { 1.0 } else { 0.8 };
        wanted * goal.weight / (1.0 + f64::from(away) / FAR)
    };
    Ways::of(w).goals[side.index()].iter().map(of).fold(0.0, f64::max)
}

fn place_value(w: &World, s: &State, unit: Unit, hex: Hex, enemy: Option<(u8, Hex)>) -> f64 {
    let (state, side) = (&s[unit], w.side_of(unit));
    let sp = f64::from(state.sp);
    let mut value = NEAR * sp * pull(w, s, side, hex);
    if !leaders::in_range(w, s, unit) && w.brigade(s.belongs(w, unit)).is_brigade() {
        value -= AHEAD;
    }
    let Some((away, at)) = enemy.filter(|(away, _)| *away <= HORIZON) else { return value };
    let guns = w.unit(unit).is_artillery();
    let reach = w.tables.weapon(w.unit(unit).weapon).reach();
    if guns {
        let shoots = state.form == Form::Unlimbered && away <= reach.min(GUNS);
        value += if shoots { 2.0 * ENGAGED * sp } else { 0.0 };
        value -= if away <= 2 { 2.0 } else { 0.0 };
    } else if !state.disordered {
        value += ENGAGED * sp * f64::from(HORIZON - away.clamp(2, HORIZON)) / f64::from(HORIZON);
    } else {
        value -= if away <= 3 { sp * 0.4 } else { 0.0 };
    }
    if away <= reach.max(3) {
        value += look(w, s, unit, hex, at, sp);
        value += if away <= 3 { cover(w, hex) } else { 0.0 };
    }
    value
}

/// Facing the nearest enemy is good, showing him a flank is bad.
fn look(w: &World, s: &State, unit: Unit, hex: Hex, enemy: Hex, sp: f64) -> f64 {
    let Some(bearing) = w.bearing(hex, enemy) else { return 0.0 };
    let worst = bearing.directions().map(|at| facing::side_of(&s[unit], at)).max();
    match worst {
        Some(Aspect::Front) => FACING * sp,
        Some(Aspect::Flank) => -0.5 * FACING * sp,
        _ => -FACING * sp,
    }
}

/// Woods, farms and heights near the enemy.
fn cover(w: &World, hex: Hex) -> f64 {
    -0.6 * f64::from(w.terrain(hex).fire) + 0.2 * f64::from(w.ground(hex).level.clamp(0, 4))
}

fn brigade_value(w: &World, s: &State, brigade: Brigade) -> f64 {
    let mut value = -FATIGUE * f64::from(s.brigade(brigade).fatigue);
    if w.brigade(brigade).is_brigade() && leaders::is_in_command(w, s, brigade) {
        value += COMMAND;
    }
    let leader = w.brigade(brigade).brigadier.map(|leader| s.leader(leader));
    match leader.and_then(|leader| leader.hex.filter(|_| leader.status == Status::OnMap)) {
        Some(hex) => value + LEADER * pull(w, s, w.brigade(brigade).side, hex),
        None => value,
    }
}

/// What a new order would be worth to some units of a brigade.
fn order_gain(w: &World, s: &State, units: Units, order: Order) -> f64 {
    let Some(side) = units.first().map(|unit| w.side_of(unit)) else { return 0.0 };
    let enemies = Enemies::of(s, side);
    let away = |unit: Unit| s[unit].hex().and_then(|hex| enemies.nearest(w, hex)).map_or(HORIZON, |(away, _)| away);
    let nearest = units.map(away).min().unwrap_or(HORIZON);
    let gain = |unit: Unit| {
        let guns = w.unit(unit).is_artillery();
        suits(order, nearest, guns) - suits(s[unit].order, nearest, guns)
    };
    ORDERED * units.map(gain).sum::<f64>()
}

/// How well an order suits the distance to the enemy: march while far, advance when he is near, attack at the last.
fn suits(order: Order, nearest: u8, guns: bool) -> f64 {
    match (order, nearest) {
        (Order::March, 9..) => 1.0,
        (Order::March, 6..) => 0.4,
        (Order::March, _) => -1.0,
        // Guns never shock.
        (Order::Attack, ..=6) if guns => 0.4,
        (Order::Attack, ..=3) => 1.0,
        (Order::Attack, 4..=6) => 0.6,
        (Order::Advance, ..=3) => 0.6,
        (Order::Advance, 4..=8) => 0.8,
        (Order::Advance | Order::Attack, _) => 0.0,
        (Order::Reserve, _) => -0.5,
    }
}

/// What speaks for a choice beyond its value.
pub(super) fn inclination(w: &World, s: &State, choice: &Choice) -> f64 {
    match *choice {
        Choice::Place { .. } | Choice::Post { .. } | Choice::Draw { .. } => -1000.0,
        Choice::Face { .. } if matches!(s.phase, Phase::SetUp(_)) => -1000.0,
        Choice::Name(_) | Choice::Release | Choice::Attach(_) => 1.0,
        Choice::Activate(brigade) => near_fight(w, s, brigade),
        Choice::Enter { order, .. } => {
            if order == Order::March {
                6.0
            } else {
                5.0
            }
        }
        Choice::Move(unit) => errand(w, s, unit),
        Choice::Step(_) => -0.02,
        Choice::Turn(_) => -0.05,
        Choice::Ride(_) => 0.4,
        Choice::Extend(_) | Choice::Contract(_) | Choice::Refuse(_) | Choice::Unrefuse => -0.6,
        Choice::Top(_) => -2.0,
        // A regiment that tries in vain is finished.
        Choice::Regiment { unit, order } => order_gain(w, s, orders::regiment(w, s, unit), order) - 0.8,
        Choice::Order { brigade, order } => order_gain(w, s, s.members_on_map(w, brigade), order) - 0.5,
        Choice::Form(form) => form_inclination(w, s, form),
        Choice::Build(_) => -0.4,
        Choice::Prepare(unit) => {
            if is_watching(w, s, unit) {
                0.1
            } else {
                -0.5
            }
        }
        Choice::Lead(leader) => {
            let brigade = w.leader(leader).brigade;
            let led =
                |brigade: Brigade| s.members_on_map(w, brigade).into_iter().all(|unit| leaders::in_range(w, s, unit));
            let at_ease = match brigade {
                Some(brigade) => led(brigade),
                None => commands_most(w, s, leader),
            };
            // He rides before the others move: a ride that ends the activation would be weighed against every draw.
            if at_ease { -20.0 } else { 2.0 }
        }
        Choice::Shock { unit, hex } => shock_inclination(w, s, unit, hex),
        Choice::FallBack(_) => fall_back_inclination(w, s),
        Choice::Join(_) => 1.0,
        Choice::Advance { .. } => 0.5,
        Choice::Done if s.phase == Phase::Actions && s.layer() == Layer::Phase(Phase::Actions) => -0.3,
        _ => 0.0,
    }
}

/// True if most brigadiers of his are in command.
fn commands_most(w: &World, s: &State, leader: Leader) -> bool {
    let own = |brigade: &Brigade| {
        let formation = w.brigade(*brigade).formation;
        formation.and_then(|formation| leaders::superior(w, s, formation)) == Some(leader)
    };
    let led = w.side_brigades[w.leader(leader).side].filter(own);
    let present: Brigades = led.filter(|brigade| !s.members_on_map(w, *brigade).is_empty()).collect();
    let held = present.filter(|brigade| leaders::is_in_command(w, s, *brigade)).count();
    2 * held >= present.len() as usize
}

/// The brigade nearest to the enemy acts first.
fn near_fight(w: &World, s: &State, brigade: Brigade) -> f64 {
    let enemies = Enemies::of(s, w.brigade(brigade).side);
    let units = s.members_on_map(w, brigade);
    let away =
        units.filter_map(|unit| s[unit].hex()).filter_map(|hex| enemies.nearest(w, hex)).map(|(away, _)| away).min();
    3.0 - 0.1 * f64::from(away.unwrap_or(HORIZON))
}

/// What a unit could gain by moving: much if it is far from the fight, little if it is in it.
fn errand(w: &World, s: &State, unit: Unit) -> f64 {
    let Some(hex) = s[unit].hex() else { return 0.0 };
    let away = Enemies::of(s, w.side_of(unit)).nearest(w, hex).map_or(HORIZON, |(away, _)| away);
    let in_battery = s[unit].form == Form::Unlimbered && away <= GUNS;
    match away {
        _ if in_battery => -0.4,
        ..=2 => -0.1,
        3..=5 => 0.2,
        _ => 0.6,
    }
}

fn is_watching(w: &World, s: &State, unit: Unit) -> bool {
    let Some(hex) = s[unit].hex() else { return false };
    let near = Enemies::of(s, w.side_of(unit)).nearest(w, hex).is_some_and(|(away, _)| (3..=8).contains(&away));
    near && pull(w, s, w.side_of(unit), hex) > 0.7
}

/// Guns unlimber where they can be of use, and limber up to get there.
fn form_inclination(w: &World, s: &State, form: Form) -> f64 {
    let Some((mv, hex)) = s.mv.and_then(|mv| Some((mv, s[mv.unit].hex()?))) else { return 0.0 };
    let far = Enemies::of(s, w.side_of(mv.unit)).nearest(w, hex).is_none_or(|(away, _)| away > GUNS);
    match (form, far) {
        (Form::Limbered, true) if mv.spent == 0 => 3.0,
        (Form::Unlimbered, false) => 0.3,
        (Form::Limbered | Form::Unlimbered, _) => -5.0,
        _ => -0.5,
    }
}

/// What speaks for a shock: the difference of the scores it may be expected to end with.
fn shock_inclination(w: &World, s: &State, unit: Unit, hex: Hex) -> f64 {
    let mut attackers: Units =
        s.members_on_map(w, s.belongs(w, unit)).filter(|other| s[*other].aim() == Some(hex)).collect();
    attackers.insert(unit);
    let shock = Shock {
        hex,
        attackers,
        defenders: s.units_in(w, hex),
        step: ShockStep::Reaction,
        done: Units::EMPTY,
        margins: [None; 2],
        best: [Units::EMPTY; 2],
        delta: None,
        losses: [0; 2],
        wrap: Units::EMPTY,
        flanked: Units::EMPTY,
    };
    let [attack, defence] = impact::sums(w, s, &shock).map(f64::from);
    let steady = |units: Units| units.map(|unit| w.unit(unit).cohesion).max().map_or(0.0, f64::from);
    2.0 * (attack - defence + 0.7 * (steady(attackers) - steady(shock.defenders))) - 1.0
}

/// Guns and horse get away from a shock that goes against them.
fn fall_back_inclination(w: &World, s: &State) -> f64 {
    let Some(shock) = s.shock else { return 0.0 };
    let [attack, defence] = impact::sums(w, s, &shock).map(f64::from);
    if attack - defence > 3.0 { 2.0 } else { -2.0 }
}
