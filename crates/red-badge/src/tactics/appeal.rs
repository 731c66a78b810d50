//! What a choice promises to a side that follows its orders, in hundredths of a chance to win. Nothing is tried out:
//! moves follow the plan of the activation, fire and shock their expectations, the rest rules of thumb.

use kernel::Side;

use super::Ways;
use super::expectation::{Clash, Host, clash, closes, passes, shares, stands};
use super::leanings::Leanings;
use super::orders::{Orders, Wish, hexes, suits};
use super::plan::{Key, Plan, Post};
use crate::choice::Choice;
use crate::disorder::{self, Test};
use crate::facing;
use crate::fire;
use crate::ids::{Brigade, Hex, Leader, Unit, Units};
use crate::stage::{Fire, FireKind, FireStep, Layer, Part, Phase, Shock, ShockStep, TestCause, Trigger};
use crate::state::{Form, Order, State, Status};
use crate::tables::ChangeResult;
use crate::world::{Rank, World};
use crate::{firepower, impact, leaders, orders as rules, pool, victory};

/// Never, if there is anything else.
const NEVER: f64 = -1000.0;
/// What serves nobody: so far below everything sensible that even a soft choice leaves it alone.
const IDLE: f64 = -12.0;
/// A move of the plan comes before everything else.
const MOVE: f64 = 14.0;
/// What the orders say outright.
const WISHED: f64 = 50.0;
/// Then who stands fires.
const FIRE: f64 = 6.0;
/// The brigadier follows his troops.
const LEAD: f64 = 4.0;
/// The activation ends when nothing sensible is left.
const DONE: f64 = -4.0;
/// To halt on the way, where the way cannot be kept to.
const SHORT: f64 = -5.0;
/// To stray from the way of the plan.
const ASTRAY: f64 = -10.0;

/// What a listed choice promises.
pub(super) fn worth(w: &World, s: &State, orders: &Orders, choice: &Choice) -> f64 {
    match *choice {
        Choice::Place { .. } | Choice::Post { .. } | Choice::Draw { .. } => NEVER,
        Choice::Face { .. } if matches!(s.phase, Phase::SetUp(_)) => NEVER,
        Choice::Face { unit, facing } => reaction(w, s, orders, unit, facing),
        Choice::Order { brigade, order } => order_worth(w, s, orders, brigade, order),
        Choice::Regiment { unit, order } => regiment_worth(w, s, orders, unit, order),
        Choice::Fire { unit, part, target } => fire_worth(w, s, orders, unit, part, target),
        Choice::Step(_)
        | Choice::Turn(_)
        | Choice::Halt
        | Choice::Extend(_)
        | Choice::Refuse(_)
        | Choice::Unrefuse
        | Choice::Form(_)
        | Choice::Ride(_) => moving_worth(w, s, orders, choice),
        Choice::Contract(hex) => contract_worth(w, s, orders, hex),
        Choice::Shock { unit, hex } => shock_worth(w, s, orders, unit, hex),
        Choice::FallBack(unit) => fall_back_worth(w, s, orders, unit),
        Choice::Advance { unit, hex, facing } => advance_worth(w, s, orders, unit, hex, facing),
        Choice::Flee(hex) => flee_worth(w, s, orders, hex),
        Choice::Lead(leader) => lead_worth(w, s, orders, leader),
        Choice::Go(hex) => go_worth(w, s, orders, hex),
        Choice::Move(_) | Choice::Rally(_) | Choice::Build(_) | Choice::Prepare(_) | Choice::Top(_) => {
            action_worth(w, s, orders, choice)
        }
        Choice::Enter { unit, order, .. } => entry_worth(w, s, orders, unit, order),
        Choice::Done if s.layer() == Layer::Phase(Phase::Actions) => DONE,
        _ => small_worth(w, s, orders, choice),
    }
}

/// Choices that come up now and then.
fn small_worth(w: &World, s: &State, orders: &Orders, choice: &Choice) -> f64 {
    match *choice {
        Choice::Activate(brigade) if orders.wish == Wish::First(brigade) => WISHED,
        Choice::Activate(brigade) => first_worth(w, s, brigade),
        Choice::Name(leader) => 1.0 + f64::from(w.leader(leader).initiative) + 0.1 * following(w, s, leader),
        Choice::Pick(brigade) => strength(s, s.members(w, brigade)) * 0.05,
        Choice::Release => 5.0,
        Choice::Attach(brigade) => 2.0 + 0.02 * strength(s, s.members_on_map(w, brigade)),
        Choice::Mistake(hex) if s.occupied[orders.side.other()].has(hex) => 3.0,
        Choice::Mistake(_) => -3.0,
        Choice::Join(_) => 1.0,
        Choice::Use(unit) => f64::from(w.unit(unit).cohesion),
        Choice::Lose(unit) => 0.1 * f64::from(s[unit].sp),
        Choice::Refuge(unit) | Choice::Replace { unit, .. } => 0.1 * f64::from(s[unit].sp),
        Choice::Recrew { form, .. } => {
            if form == Form::Unlimbered {
                1.0
            } else {
                0.5
            }
        }
        Choice::Absorb(_) => 1.0,
        Choice::Return { hex, .. } => 1.0 - 0.01 * way(w, orders, None, hex),
        Choice::Resolve(hex) => {
            let attackers = s.active.map_or(Units::EMPTY, |brigade| s.members_on_map(w, brigade));
            let aimed = attackers.filter(|unit| s[*unit].aim() == Some(hex)).collect();
            0.1 * clash_at(w, s, hex, aimed, &orders.leanings)
        }
        _ => 0.0,
    }
}

fn strength(s: &State, units: Units) -> f64 {
    units.map(|unit| f64::from(s[unit].sp)).sum()
}

/// Half-points from a hex to the objective of a brigade, or of the side's first.
fn way(w: &World, orders: &Orders, brigade: Option<Brigade>, hex: Hex) -> f64 {
    let target = orders.target(brigade.or_else(|| w.side_brigades[orders.side].first()).unwrap_or(Brigade(0)));
    let lie = Ways::of(w).atlas.lies.get(target);
    lie.and_then(|lie| lie.advance.get(hex.index())).map_or(400.0, |away| f64::from(*away).min(400.0))
}

/// The brigade nearest to the enemy with the most strength acts first.
fn first_worth(w: &World, s: &State, brigade: Brigade) -> f64 {
    let enemy: Vec<Hex> = s.occupied[w.brigade(brigade).side.other()].hexes().collect();
    let units = s.members_on_map(w, brigade);
    let away = |hex: Hex| enemy.iter().map(|there| w.distance(hex, *there)).min();
    let nearest = units.filter_map(|unit| s[unit].hex()).filter_map(away).min().unwrap_or(20).min(20);
    3.0 - 0.2 * f64::from(nearest) + 0.01 * strength(s, units)
}

/// Strength of the brigades that follow an army commander.
fn following(w: &World, s: &State, leader: Leader) -> f64 {
    let own = |brigade: &Brigade| {
        let formation = w.brigade(*brigade).formation;
        formation.and_then(|formation| leaders::superior(w, s, formation)) == Some(leader)
    };
    w.side_brigades[w.leader(leader).side].filter(own).map(|b| strength(s, s.members_on_map(w, b))).sum()
}

/// The chances of an order change (6.22): changed, halted, lost.
fn change_chances(w: &World, s: &State, brigade: Brigade, order: Order) -> [f64; 3] {
    let mut drm = 0_i8;
    rules::modifiers(w, s, brigade, order, &mut |value, _| drm = drm.saturating_add(value));
    let mut chances = [0.0; 3];
    for die in 0..10 {
        let slot = match w.tables.order_change(drm.saturating_add(die)) {
            ChangeResult::Changed => 0,
            ChangeResult::Kept => continue,
            ChangeResult::Halted => 1,
            ChangeResult::Lost => 2,
        };
        chances[slot] += 0.1;
    }
    chances
}

/// True if an enemy is within so many hexes of somebody of a brigade.
fn is_near(w: &World, s: &State, side: Side, brigade: Brigade, steps: u8) -> bool {
    let enemies: Vec<Hex> = s.occupied[side.other()].hexes().collect();
    let near = |hex: Hex| enemies.iter().any(|enemy| w.distance(hex, *enemy) <= steps);
    s.members_on_map(w, brigade).filter_map(|unit| s[unit].hex()).any(near)
}

/// True if March gets somebody of a brigade sooner to its objective.
fn saves_way(w: &World, s: &State, orders: &Orders, brigade: Brigade) -> bool {
    let hexes = s.members_on_map(w, brigade).filter_map(|unit| s[unit].hex());
    hexes.into_iter().any(|hex| super::orders::road_gain(w, orders, brigade, hex) > 0)
}

fn order_worth(w: &World, s: &State, orders: &Orders, brigade: Brigade, order: Order) -> f64 {
    if s.phase != Phase::OrderChange {
        return 3.0 * (suits(w, s, orders, brigade, order) - suits(w, s, orders, brigade, s.brigade(brigade).order));
    }
    let now = s.brigade(brigade).order;
    match orders.wish {
        Wish::Order(wish) if wish == order => return WISHED,
        Wish::Order(_) => return IDLE,
        _ => {}
    }
    let lean = &orders.leanings;
    let near = |steps: f64| is_near(w, s, orders.side, brigade, hexes(steps));
    let sensible = match order {
        Order::March => !near(lean.march_beyond) && saves_way(w, s, orders, brigade),
        Order::Attack => near(lean.attack_within),
        Order::Advance | Order::Reserve => match now {
            Order::Attack => !near(lean.attack_done),
            _ => near(lean.march_beyond) || !saves_way(w, s, orders, brigade),
        },
    };
    if !sensible {
        return IDLE;
    }
    let total =
        |order: Order| Plan::consult(w, s, orders, Key::with(s, brigade, order), |plan| (plan.total, plan.gain));
    let (old, lost) = total(now);
    let (new, _) = total(order);
    let [changed, halted, failed] = change_chances(w, s, brigade, order);
    lean.order * changed * (new - old) - (lean.halted * halted + failed) * lost
}

/// Single regiments change their order only out of a March into the enemy's arms.
fn regiment_worth(w: &World, s: &State, orders: &Orders, unit: Unit, order: Order) -> f64 {
    let brigade = s.belongs(w, unit);
    let caught = s[unit].order == Order::March && order == Order::Advance;
    let alone = !w.brigade(brigade).is_brigade() || s.brigade(brigade).order == Order::Advance;
    if caught && alone && is_near(w, s, orders.side, brigade, 6) { 1.0 } else { IDLE }
}

/// A fire as it would be made.
fn fire_of(s: &State, kind: FireKind, unit: Unit, part: Part, target: Hex) -> Option<Fire> {
    let from = firepower::part_hexes(s, unit, part).into_iter().flatten().next()?;
    let firers = [unit].into_iter().collect();
    Some(Fire { kind, unit, firers, part, from, target, step: FireStep::Roll, struck: Units::EMPTY })
}

/// What kind of fire is asked for.
fn fire_kind(s: &State) -> FireKind {
    match s.layer() {
        Layer::Fire => FireKind::Return,
        Layer::Offer if s.offer.is_some_and(|offer| offer.trigger == Trigger::Leaving) => FireKind::Withdrawal,
        Layer::Offer => FireKind::Prepared,
        Layer::Shock => FireKind::Defensive,
        _ if s.phase == Phase::ReserveFire => FireKind::Reserve,
        _ => FireKind::Active,
    }
}

fn fire_worth(w: &World, s: &State, orders: &Orders, unit: Unit, part: Part, target: Hex) -> f64 {
    let kind = fire_kind(s);
    let Some(fire) = fire_of(s, kind, unit, part, target) else { return 0.0 };
    let fires = &Ways::of(w).atlas.fires;
    let harm = fires.of(w, s, &fire, &orders.leanings) + if part == Part::Whole { 0.01 } else { 0.0 };
    if kind != FireKind::Active {
        return harm;
    }
    let back = return_fire(w, s, orders, &fire);
    let closing = s[unit].order == Order::Attack && w.distance(fire.from, target) > 1;
    let closing = closing && !w.unit(unit).is_artillery() && s.is_beside_enemy(w, unit);
    let closing = if closing { orders.leanings.closing } else { 0.0 };
    let net = harm - back - closing;
    if net <= 0.0 {
        return DONE - 1.0 + net;
    }
    // To fire where it stands is what a unit could do instead of going.
    errand(w, s, orders, unit).map_or(FIRE + net, |(worth, gain)| worth - 0.5 - gain.max(0.5))
}

/// What the target may do in return.
fn return_fire(w: &World, s: &State, orders: &Orders, fire: &Fire) -> f64 {
    let away = w.distance(fire.from, fire.target);
    let Some(enemy) = s.top_in(w, fire.target).filter(|_| away <= w.tables.ranges.return_fire) else { return 0.0 };
    if fire::may_fire(w, s, FireKind::Return, enemy, Part::Whole, fire.from).is_err() {
        return 0.0;
    }
    let back = fire_of(s, FireKind::Return, enemy, Part::Whole, fire.from);
    let lean = &orders.leanings;
    lean.answered * back.map_or(0.0, |back| Ways::of(w).atlas.fires.of(w, s, &back, lean))
}

/// What it is worth that a unit sets out first, and what its move gains; nothing if it has none to make.
fn errand(w: &World, s: &State, orders: &Orders, unit: Unit) -> Option<(f64, f64)> {
    if s.moved.has(unit) || s.stood.has(unit) {
        return None;
    }
    let key = Key::now(s)?;
    Plan::consult(w, s, orders, key, |plan| {
        if plan.gain < orders.leanings.weary * weariness(w, s, s.belongs(w, unit)) {
            return None;
        }
        let gain = plan.post(w, s, orders, unit).filter(|post| moves(s, post))?.gain;
        // Who is ahead goes first, or those behind find no room.
        let rank = plan.posts.iter().position(|post| post.unit == unit).unwrap_or(0);
        Some((MOVE - 0.5 * rank.min(14) as f64, gain))
    })
}

/// What it costs a brigade to be tired by this activation (17.21): from the third on in a turn everything it does
/// tires it, and rest is rare. Near the end nothing is saved for later.
fn weariness(w: &World, s: &State, brigade: Brigade) -> f64 {
    let (state, table) = (s.brigade(brigade), &w.tables.fatigue);
    let full = !w.heat(s.turn) && state.tired >= table.cap;
    let begun = !s.moved.or(s.fired).is_empty();
    if state.activations <= table.free || full || begun {
        return 0.0;
    }
    let cost = [3.0, 5.0, 9.0, 12.0].get(usize::from(state.fatigue)).copied().unwrap_or(0.0);
    let left = f64::from(w.last_turn().saturating_sub(s.turn)).min(4.0) / 4.0;
    cost * left * strength(s, s.members_on_map(w, brigade)) / 60.0
}

/// True if a post asks for a move.
fn moves(s: &State, post: &Post) -> bool {
    let state = &s[post.unit];
    state.hex() != Some(post.hex) || (state.facing != post.facing && !post.rallies)
}

fn with_post<R>(w: &World, s: &State, orders: &Orders, unit: Unit, ask: impl FnOnce(Option<&Post>) -> R) -> R {
    match Key::now(s) {
        Some(key) => Plan::consult(w, s, orders, key, |plan| ask(plan.post(w, s, orders, unit))),
        None => ask(None),
    }
}

/// The actions of a unit other than fire.
fn action_worth(w: &World, s: &State, orders: &Orders, choice: &Choice) -> f64 {
    match *choice {
        Choice::Move(unit) => errand(w, s, orders, unit).map_or(IDLE, |(worth, _)| worth),
        Choice::Rally(unit) => errand(w, s, orders, unit).map_or(MOVE, |(worth, gain)| worth - 0.5 - gain.max(0.5)),
        Choice::Build(unit) => DONE + if s[unit].built > 0 { 0.6 } else { -0.6 },
        Choice::Prepare(unit) => DONE + if is_watching(w, s, orders.side, unit) { 1.0 } else { -1.0 },
        Choice::Top(unit) => {
            let top = s[unit].hex().and_then(|hex| s.top_in(w, hex));
            let better = top.is_some_and(|top| s[top].disordered && !s[unit].disordered);
            if better { MOVE + 1.0 } else { IDLE }
        }
        _ => 0.0,
    }
}

fn is_watching(w: &World, s: &State, side: Side, unit: Unit) -> bool {
    let enemy = &s.occupied[side.other()];
    s[unit].hex().is_some_and(|hex| w.within(hex, 6).any(|near| enemy.has(near)))
}

/// Steps and turns of the unit on the move.
fn moving_worth(w: &World, s: &State, orders: &Orders, choice: &Choice) -> f64 {
    let Some((mv, here)) = s.mv.and_then(|mv| Some((mv, s[mv.unit].hex()?))) else { return 0.0 };
    with_post(w, s, orders, mv.unit, |post| {
        let Some(post) = post else { return if *choice == Choice::Halt { 0.0 } else { ASTRAY } };
        let arrived = here == post.hex;
        match *choice {
            Choice::Step(hex) if post.next(here) == Some(hex) => 6.0,
            // Where there is no room to halt, a free hex is better than another full one.
            Choice::Step(hex) => ASTRAY - if s.occupied[orders.side].has(hex) { 3.0 } else { 0.0 },
            Choice::Turn(facing) if arrived && facing == post.facing => 6.0,
            Choice::Turn(_) => ASTRAY,
            Choice::Form(Form::Limbered) => {
                if arrived {
                    IDLE
                } else {
                    6.0
                }
            }
            Choice::Form(Form::Unlimbered) => {
                if arrived {
                    deploy_worth(w, s, orders, mv.unit)
                } else {
                    IDLE
                }
            }
            Choice::Form(_) => IDLE,
            Choice::Halt => {
                if arrived {
                    4.0
                } else {
                    SHORT
                }
            }
            _ => IDLE,
        }
    })
}

/// Guns go into battery where they see an enemy in range.
fn deploy_worth(w: &World, s: &State, orders: &Orders, unit: Unit) -> f64 {
    let Some(hex) = s[unit].hex() else { return 0.0 };
    let reach = w.tables.weapon(w.unit(unit).weapon).reach().min(10);
    let enemies = s.occupied[orders.side.other()].hexes();
    let seen = enemies.filter(|there| w.distance(hex, *there) <= reach).any(|there| w.sees(hex, there));
    if seen { 6.0 } else { IDLE }
}

fn contract_worth(w: &World, s: &State, orders: &Orders, hex: Hex) -> f64 {
    match s.layer() {
        Layer::Contract(unit) => 1.0 - 0.01 * way(w, orders, Some(s.belongs(w, unit)), hex),
        _ => IDLE,
    }
}

/// What a turn in reaction is worth: a flank covered against the risk of disorder (9.61).
fn reaction(w: &World, s: &State, orders: &Orders, unit: Unit, vertex: u8) -> f64 {
    let from = match (s.offer, s.shock) {
        (Some(offer), _) => offer.at.into_iter().flatten().next(),
        (_, Some(shock)) => impact::fronts(w, s, &shock).next(),
        _ => None,
    };
    let side = from.and_then(|from| w.direction(s[unit].hex()?, from));
    let covers = side.is_some_and(|side| facing::relative(vertex, side) == facing::Aspect::Front);
    let shock = s.shock.is_some() || s.offer.is_some_and(|offer| s[offer.mover].order == Order::Attack);
    let gain = if !covers {
        0.0
    } else if shock {
        orders.leanings.turned
    } else {
        orders.leanings.wheeled
    };
    let chance = f64::from(disorder::chances(w, s, &Test::new(unit, TestCause::Reaction))) / 10.0;
    f64::from(s[unit].sp) * (chance * gain - (1.0 - chance) * orders.leanings.shaken) - 0.05
}

/// A shock by some units on a hex, as it would begin.
fn shock_of(w: &World, s: &State, hex: Hex, attackers: Units) -> Shock {
    Shock {
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
    }
}

/// What attackers may expect of a shock, by the rules' own modifiers.
fn expected(w: &World, s: &State, shock: &Shock, lean: &Leanings) -> f64 {
    let [attack, defence] = impact::sums(w, s, shock);
    let (mut ours, mut theirs) = (Host::default(), Host::default());
    let mut before = Units::EMPTY;
    for unit in shock.attackers {
        ours.add(w, s, unit, closes(w, s, unit), shares(w, s, unit, before));
        before.insert(unit);
    }
    for unit in shock.defenders {
        let flanked = impact::is_flanked(w, s, shock, unit);
        theirs.add(w, s, unit, stands(w, s, unit, flanked), shares(w, s, unit, before));
        before.insert(unit);
    }
    let met = defensive_fire(w, s, shock, lean);
    let by = Clash { fires: &Ways::of(w).atlas.fires, tables: &w.tables, lean };
    clash(&by, &ours, &theirs, attack.saturating_sub(defence), met)
}

fn defensive_fire(w: &World, s: &State, shock: &Shock, lean: &Leanings) -> f64 {
    let Some(from) = impact::fronts(w, s, shock).next() else { return 0.0 };
    let fires = &Ways::of(w).atlas.fires;
    let able = |unit: &Unit| fire::may_fire(w, s, FireKind::Defensive, *unit, Part::Whole, from).is_ok();
    let each = |unit: Unit| fire_of(s, FireKind::Defensive, unit, Part::Whole, from);
    shock.defenders.filter(able).filter_map(each).map(|fire| fires.of(w, s, &fire, lean)).sum()
}

/// What some attackers may expect of a shock on a hex.
pub(super) fn clash_at(w: &World, s: &State, hex: Hex, attackers: Units, lean: &Leanings) -> f64 {
    if attackers.is_empty() { 0.0 } else { expected(w, s, &shock_of(w, s, hex, attackers), lean) }
}

/// Everybody of the active brigade who can shock a hex.
fn around(w: &World, s: &State, hex: Hex) -> Units {
    let Some(brigade) = s.active else { return Units::EMPTY };
    let able = |unit: &Unit| {
        let aim = s[*unit].aim().is_none_or(|aim| aim == hex);
        let elsewhere = s.fired.has(*unit) && !s[*unit].shots().contains(&Some(hex));
        s[*unit].order == Order::Attack && !s[*unit].disordered && aim && !elsewhere && !s.finished.has(*unit)
    };
    let foot = |unit: &Unit| !w.unit(*unit).is_artillery() && !s.idle.has(*unit);
    let touches = |unit: &Unit| impact::contacts(w, s, *unit, hex).next().is_some();
    s.members_on_map(w, brigade).filter(foot).filter(able).filter(touches).collect()
}

fn shock_worth(w: &World, s: &State, orders: &Orders, unit: Unit, hex: Hex) -> f64 {
    let mut attackers = around(w, s, hex);
    attackers.insert(unit);
    let bold = orders.leanings.zest + orders.boldness;
    clash_at(w, s, hex, attackers, &orders.leanings) + bold
}

/// Infantry falls back before a shock that will go badly, horse and limbered guns sooner.
fn fall_back_worth(w: &World, s: &State, orders: &Orders, unit: Unit) -> f64 {
    let Some(shock) = s.shock else { return 0.0 };
    let sp = f64::from(s[unit].sp);
    let light = matches!(s[unit].form, Form::Mounted | Form::Limbered);
    let chance = if light { 1.0 } else { passes(super::expectation::nerve(w, s, unit) - w.tables.shock.back_udd) };
    let lean = &orders.leanings;
    lean.spared * expected(w, s, &shock, lean) - (1.0 - chance) * lean.shaken * sp - lean.given_up * sp
}

fn advance_worth(w: &World, s: &State, orders: &Orders, unit: Unit, hex: Hex, vertex: u8) -> f64 {
    let Some(here) = s[unit].hex() else { return 0.0 };
    let brigade = s.belongs(w, unit);
    let sp = f64::from(s[unit].sp);
    let lean = &orders.leanings;
    let mut worth = lean.follow * sp * (way(w, orders, Some(brigade), here) - way(w, orders, Some(brigade), hex));
    if w.unit(unit).recruit {
        worth -= (1.0 - passes(super::expectation::nerve(w, s, unit))) * lean.shaken * sp;
    }
    if let Some((_, at)) = w.objective_hexes.iter().find(|(there, _)| *there == hex) {
        let held = victory::is_union(w, s, usize::from(*at)) == (orders.side == Side::Union);
        let points = w.objectives.get(usize::from(*at)).map_or(0, |goal| goal.points);
        worth += f64::from(points) * if held { 1.0 } else { 5.0 };
    }
    worth + ahead(w, s, orders, hex, vertex)
}

/// Enemies ahead of a vertex less those beside and behind it.
fn ahead(w: &World, s: &State, orders: &Orders, hex: Hex, vertex: u8) -> f64 {
    let (enemy, one) = (&s.occupied[orders.side.other()], orders.leanings.ahead);
    let near = w.within(hex, 3).filter(|near| *near != hex && enemy.has(*near));
    let value = |there: Hex| {
        let bearing = w.bearing(hex, there)?;
        let worst = bearing.directions().map(|at| facing::relative(vertex, at)).max()?;
        Some(if worst == facing::Aspect::Front { one } else { -one })
    };
    near.filter_map(value).sum()
}

/// Away from the enemy, but to ground that counts.
fn flee_worth(w: &World, s: &State, orders: &Orders, hex: Hex) -> f64 {
    let Some(unit) = s.retreat.map(|retreat| retreat.unit) else { return 0.0 };
    let sp = f64::from(s[unit].sp);
    let enemy = &s.occupied[orders.side.other()];
    let crowd = w.within(hex, 2).filter(|near| enemy.has(*near)).count() as f64;
    let friends = if s.occupied[orders.side].has(hex) { 1.0 } else { 0.0 };
    let lean = &orders.leanings;
    -lean.crowd * crowd - friends - lean.flight * sp * way(w, orders, Some(s.belongs(w, unit)), hex)
}

/// How many strength points a leader has in his range from a hex.
fn led(w: &World, s: &State, orders: &Orders, leader: Leader, hex: Hex) -> (f64, f64) {
    let range = leaders::range(w, s, leader);
    let (mut near, mut all) = (0.0, 0.0);
    let mut count = |at: Hex, sp: f64| {
        let away = w.distance(at, hex);
        all += sp;
        near += if away <= range { sp - 0.01 * f64::from(away) } else { 0.0 };
    };
    match w.leader(leader).brigade {
        Some(brigade) => {
            // 5.36: who has skipped once may act in what is left of the turn, wherever his brigadier is.
            let free = if pool::left(w, s, brigade) > 0 { s.skipped } else { Units::EMPTY };
            for unit in s.members_on_map(w, brigade) {
                if let Some(at) = s[unit].hex() {
                    count(at, f64::from(s[unit].sp) * if free.has(unit) { orders.leanings.skipped } else { 1.0 });
                }
            }
        }
        None => {
            for brigade in w.side_brigades[w.leader(leader).side] {
                let over = w.brigade(brigade).formation.and_then(|formation| leaders::superior(w, s, formation));
                let over = over == Some(leader) || w.leader(leader).rank == Rank::Overall;
                let at = leaders::brigadier(w, s, brigade).and_then(|brigadier| leaders::position(w, s, brigadier));
                if let Some(at) = at.filter(|_| over) {
                    count(at, 10.0);
                }
            }
        }
    }
    (near, all)
}

fn lead_worth(w: &World, s: &State, orders: &Orders, leader: Leader) -> f64 {
    let Some(hex) = s.leader(leader).hex else { return 0.0 };
    let (near, all) = led(w, s, orders, leader, hex);
    let waiting = s.leader(leader).status == Status::Queued;
    if all > 0.0 && (waiting || near < 0.93 * all) { LEAD } else { IDLE }
}

fn go_worth(w: &World, s: &State, orders: &Orders, hex: Hex) -> f64 {
    let Some(leader) = s.ride.map(|ride| ride.leader) else { return 0.0 };
    let side = w.leader(leader).side;
    if !s.occupied[side].has(hex) {
        return IDLE;
    }
    let (near, all) = led(w, s, orders, leader, hex);
    let beside = if s.enemy_beside(w, side, hex) { 0.1 } else { 0.0 };
    let from = s.leader(leader).hex.map_or(0, |from| w.distance(from, hex));
    // 9.33: who rides far is blown in the next turn.
    let blown = if w.leader(leader).brigade.is_none() && from > 8 { 0.35 } else { 0.0 };
    5.0 * (near / all.max(1.0) - beside - blown)
}

/// Reinforcements come in March if the road saves them an activation.
fn entry_worth(w: &World, s: &State, orders: &Orders, unit: Unit, order: Order) -> f64 {
    let brigade = s.belongs(w, unit);
    let gain = s[unit].hex().map_or(0, |hex| super::orders::road_gain(w, orders, brigade, hex));
    let first = s.members_on_map(w, brigade).is_empty();
    let wanted = if first { if gain >= 10 { Order::March } else { Order::Advance } } else { s.brigade(brigade).order };
    let guns = if w.unit(unit).is_artillery() { -0.5 } else { 0.0 };
    let left = pool::left(w, s, brigade);
    MOVE + 2.0 + guns + if order == wanted { 1.0 } else { -2.0 } - 0.01 * f64::from(left)
}
