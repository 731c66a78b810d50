//! What a listed choice is about: unit, place, cost, rule, and what to beware of.

use kernel::Text;
use kernel::title;
use kernel::view::{ChoiceView, Cost, Moment, Reason};

use crate::RedBadge;
use crate::choice::{self, Choice};
use crate::cite;
use crate::cost::{self, Price, Traveller};
use crate::counters::{faced, heading};
use crate::facing;
use crate::fire;
use crate::ids::{Hex, Leader, Unit};
use crate::movement::{self, allowance, left};
use crate::stage::{FireKind, FireStep, Layer, Move, Part, Phase, ShockStep, Trigger};
use crate::state::{Form, Order, State};
use crate::terms::{brigade_term, flank_term, form_term, order_term, points, vertex_term};
use crate::world::World;

/// Everything a button or a click needs.
pub fn describe(w: &World, s: &State, choice: &Choice) -> ChoiceView {
    let notation = choice::write(w, choice);
    let verb = notation.split(' ').next().unwrap_or_default().to_owned();
    let mut v = ChoiceView { notation, verb, ..ChoiceView::default() };
    point_at(w, s, choice, &mut v);
    if let Some((hex, facing)) = turned(s, choice) {
        (v.facing, v.heading) = (faced(w, hex, facing), Some(heading(facing)));
    }
    v.cost = cost_of(w, s, choice);
    v.rule = cite::rule(s, choice).to_owned();
    v.label = Some(label(w, s, choice));
    v.irreversible = irreversible(w, s, choice);
    v
}

/// Unit, place and target of a choice.
fn point_at(w: &World, s: &State, choice: &Choice, v: &mut ChoiceView) {
    let place = |hex: Hex| Some(w.hex_id(hex).to_owned());
    let unit_id = |unit: Unit| Some(w.unit(unit).id.clone());
    let leader_id = |leader: Leader| Some(w.leader(leader).id.clone());
    let at = |unit: Unit| s[unit].hex().and_then(place);
    match *choice {
        Choice::Place { unit, hex } | Choice::Enter { unit, hex, .. } | Choice::Return { unit, hex } => {
            (v.unit, v.place) = (unit_id(unit), place(hex));
        }
        Choice::Advance { unit, hex, .. } => (v.unit, v.place) = (unit_id(unit), place(hex)),
        Choice::Post { leader, hex } => (v.unit, v.place) = (leader_id(leader), place(hex)),
        Choice::Fire { unit, target, .. } => {
            (v.unit, v.place, v.target) = (unit_id(unit), place(target), place(target))
        }
        Choice::Shock { unit, hex } => (v.unit, v.place, v.target) = (unit_id(unit), place(hex), place(hex)),
        Choice::Resolve(hex) | Choice::Mistake(hex) => {
            (v.unit, v.place, v.target) = (actor(w, s), place(hex), place(hex))
        }
        Choice::Face { unit, .. }
        | Choice::Draw { unit, .. }
        | Choice::Regiment { unit, .. }
        | Choice::Recrew { guns: unit, .. }
        | Choice::Test(unit)
        | Choice::Join(unit)
        | Choice::Move(unit)
        | Choice::Rally(unit)
        | Choice::Build(unit)
        | Choice::Prepare(unit)
        | Choice::Top(unit)
        | Choice::FallBack(unit)
        | Choice::Use(unit)
        | Choice::Lose(unit)
        | Choice::Absorb(unit)
        | Choice::Refuge(unit) => (v.unit, v.place) = (unit_id(unit), at(unit)),
        Choice::Replace { leader, unit } => (v.unit, v.place) = (leader_id(leader), at(unit)),
        Choice::Name(leader) | Choice::Lead(leader) | Choice::Ride(leader) => {
            (v.unit, v.place) = (leader_id(leader), s.leader(leader).hex.and_then(place));
        }
        Choice::Step(hex) | Choice::Go(hex) | Choice::Extend(hex) | Choice::Contract(hex) | Choice::Flee(hex) => {
            (v.unit, v.place) = (actor(w, s), place(hex));
        }
        Choice::Turn(_) | Choice::Refuse(_) | Choice::Unrefuse | Choice::Form(_) | Choice::Halt => {
            v.unit = actor(w, s);
        }
        Choice::Order { brigade, .. } | Choice::Pick(brigade) | Choice::Activate(brigade) | Choice::Attach(brigade) => {
            v.unit = w.brigade(brigade).brigadier.and_then(leader_id);
        }
        Choice::Shoot => (v.unit, v.target) = (actor(w, s), s.fire.and_then(|fire| place(fire.target))),
        Choice::Release => v.unit = s.active.and_then(|brigade| w.brigade(brigade).brigadier).and_then(leader_id),
        Choice::Begin | Choice::NameNobody | Choice::Done => {}
    }
}

/// The hex and the facing a choice leads to.
fn turned(s: &State, choice: &Choice) -> Option<(Hex, u8)> {
    match *choice {
        Choice::Face { unit, facing } => Some((s[unit].hex()?, facing)),
        Choice::Turn(facing) => Some((s[s.mv?.unit].hex()?, facing)),
        Choice::Advance { hex, facing, .. } => Some((hex, facing)),
        _ => None,
    }
}

/// The unit or leader whose act it is.
fn actor(w: &World, s: &State) -> Option<String> {
    let unit = match s.layer() {
        Layer::Retreat => s.retreat.map(|retreat| retreat.unit),
        Layer::Contract(unit) | Layer::Trouble(unit) => Some(unit),
        Layer::Stranded(leader) => return Some(w.leader(leader).id.clone()),
        Layer::Fire => s.fire.map(|fire| fire.unit),
        Layer::Move => s.mv.map(|mv| mv.unit),
        Layer::Ride => return s.ride.map(|ride| w.leader(ride.leader).id.clone()),
        Layer::Phase(Phase::Confusion) => s.confused,
        _ => None,
    };
    unit.map(|unit| w.unit(unit).id.clone())
}

/// A choice in words.
pub fn label(w: &World, s: &State, choice: &Choice) -> Text {
    let key = |name: &str| Text::key(format!("rb61-choice-{name}"));
    let unit = |name: &str, unit: Unit| key(name).name("unit", w.unit(unit).name.clone());
    let leader = |name: &str, leader: Leader| key(name).name("leader", w.leader(leader).name.clone());
    let hex = |text: Text, hex: Hex| text.name("hex", w.hex_name(hex));
    match *choice {
        Choice::Begin => key("begin"),
        Choice::Place { unit: u, hex: h } => hex(unit("place", u), h),
        Choice::Post { leader: l, hex: h } => hex(leader("post", l), h),
        Choice::Face { unit: u, facing } => {
            let name = if matches!(s.phase, Phase::SetUp(_)) { "face" } else { "react" };
            unit(name, u).term("facing", vertex_term(facing))
        }
        Choice::Draw { unit: u, form } => unit("draw", u).term("form", form_term(form)),
        Choice::Name(l) => leader("name", l),
        Choice::NameNobody => key("name-nobody"),
        Choice::Pick(b) => key("pick").term("brigade", brigade_term(w, b)),
        Choice::Order { brigade, order } => {
            let name = if s.phase == Phase::OrderChange { "try-order" } else { "order" };
            key(name).term("brigade", brigade_term(w, brigade)).term("order", order_term(order))
        }
        Choice::Regiment { unit: u, order } => unit("regiment", u).term("order", order_term(order)),
        Choice::Activate(b) => key("activate").term("brigade", brigade_term(w, b)),
        Choice::Release => key("release"),
        Choice::Test(u) => unit("test", u),
        Choice::Mistake(h) => hex(key("mistake"), h),
        Choice::Fire { unit: u, part, target } => hex(unit(part_key(part), u), target),
        Choice::Join(u) => unit("join", u),
        Choice::Shoot => key("shoot"),
        Choice::Move(u) => unit("move", u),
        Choice::Enter { unit: u, hex: h, order } => hex(unit("enter", u), h).term("order", order_term(order)),
        Choice::Step(h) => hex(key("step"), h),
        Choice::Turn(facing) => key("turn").term("facing", vertex_term(facing)),
        Choice::Extend(h) => hex(key("extend"), h),
        Choice::Contract(h) => hex(key("contract"), h),
        Choice::Refuse(flank) => key("refuse").term("flank", flank_term(flank)),
        Choice::Unrefuse => key("unrefuse"),
        Choice::Form(form) => key("form").term("form", form_term(form)),
        Choice::Ride(l) => leader("ride", l),
        Choice::Halt => key("halt"),
        Choice::Rally(u) => unit("rally", u).num("needed", rallies_on(w, s, u)),
        Choice::Build(u) => {
            let needed = crate::actions::work_needed(w, u);
            unit("build", u).num("done", s[u].built.saturating_add(1)).num("needed", needed)
        }
        Choice::Prepare(u) => unit("prepare", u),
        Choice::Top(u) => unit("top", u),
        Choice::Recrew { guns, form } => unit("recrew", guns).term("form", form_term(form)),
        Choice::Lead(l) => leader("lead", l),
        Choice::Go(h) => hex(key("go"), h),
        Choice::Shock { unit: u, hex: h } => hex(unit("shock", u), h),
        Choice::Resolve(h) => hex(key("resolve"), h),
        Choice::FallBack(u) => unit("fall-back", u),
        Choice::Use(u) => unit("use", u).num("cohesion", w.unit(u).cohesion),
        Choice::Lose(u) => unit("lose", u),
        Choice::Flee(h) => hex(key("flee"), h),
        Choice::Advance { unit: u, hex: h, facing } => hex(unit("advance", u), h).term("facing", vertex_term(facing)),
        Choice::Absorb(u) => unit("absorb", u),
        Choice::Attach(b) => key("attach").term("brigade", brigade_term(w, b)),
        Choice::Return { unit: u, hex: h } => hex(unit("return", u), h),
        Choice::Replace { leader: l, unit: u } => leader("replace", l).name("unit", w.unit(u).name.clone()),
        Choice::Refuge(u) => unit("refuge", u),
        Choice::Done => key(done(s)),
    }
}

const fn part_key(part: Part) -> &'static str {
    match part {
        Part::Whole => "fire",
        Part::Home => "fire-home",
        Part::Wing => "fire-wing",
    }
}

/// The highest natural die that rallies a unit; -1 if none does.
fn rallies_on(w: &World, s: &State, unit: Unit) -> i8 {
    let drm = crate::actions::rally_drm(w, s, unit);
    (0..10_i8).rev().find(|die| crate::actions::rallies(w, unit, drm, die.unsigned_abs())).unwrap_or(-1)
}

/// What is declined or ended by being done.
fn done(s: &State) -> &'static str {
    match s.layer() {
        Layer::Fire => "done-return",
        Layer::Offer => match s.offer.map(|offer| offer.trigger) {
            Some(Trigger::Reaction) => "done-reaction",
            _ => "done-interrupt",
        },
        Layer::Shock => match s.shock.map(|shock| shock.step) {
            Some(ShockStep::Reaction) => "done-reaction",
            Some(ShockStep::FallBack) => "done-fall-back",
            Some(ShockStep::Defence) => "done-defence",
            Some(ShockStep::Advance) => "done-advance",
            _ => "done",
        },
        Layer::Retreat => "done-riders",
        Layer::Phase(phase) => match phase {
            Phase::SetUp(_) => "done-set-up",
            Phase::DivisionOrders(_) => "done-orders",
            Phase::ReserveFire => "done-reserve-fire",
            Phase::Release => "done-release",
            Phase::OrderChange => "done-order-change",
            Phase::Actions => "done-actions",
            Phase::Declare => "done-declare",
            Phase::Absorb => "done-absorb",
            Phase::Attach => "done-attach",
            Phase::Commanders(_) => "done-commanders",
            _ => "done",
        },
        _ => "done",
    }
}

fn cost_of(w: &World, s: &State, choice: &Choice) -> Option<Cost> {
    match (s.layer(), *choice) {
        (Layer::Move, Choice::Step(to)) => step_cost(w, s, s.mv.as_ref()?, to),
        (Layer::Move, _) => {
            let mv = s.mv.as_ref()?;
            let halves = movement::price(w, s, mv, choice).ok()?;
            let reasons = drill_reason(choice, halves).into_iter().collect();
            Some(paid(halves, left(w, s, mv), reasons))
        }
        (Layer::Phase(Phase::Actions), Choice::Enter { unit, hex, order }) => {
            let halves = cost::arrival(w, Traveller::with(w, s, unit, order), hex).ok()?;
            let purse = allowance(w, s, unit);
            Some(paid(halves.min(purse), purse, vec![reason("entry", "RBC-9.71", Some(halves))]))
        }
        _ => None,
    }
}

fn drill_reason(choice: &Choice, halves: u8) -> Option<Reason> {
    let (key, rule) = match choice {
        Choice::Turn(_) => ("turn", "RBC-7.21"),
        Choice::Extend(_) => ("extend", "RBC-8.42"),
        Choice::Contract(_) => ("contract", "RBC-8.42"),
        Choice::Refuse(_) | Choice::Unrefuse => ("refuse", "RBC-7.32"),
        Choice::Form(Form::Limbered | Form::Unlimbered) => ("limber", "RBC-9.13"),
        Choice::Form(_) => ("mount", "RBC-14.21"),
        _ => return None,
    };
    Some(reason(key, rule, Some(halves)))
}

/// What a step costs, hex by hex and hexside by hexside, and what it brings down on the unit.
fn step_cost(w: &World, s: &State, mv: &Move, to: Hex) -> Option<Cost> {
    let from = s[mv.unit].hex()?;
    let way = movement::check_step(w, s, mv, to).ok()?;
    let mut reasons = Vec::new();
    let who = Traveller::of(w, s, mv.unit);
    let mut sum = 0_u8;
    let told = cost::prices(w, who, (from, to), mv.steps == 0, &mut |halves, price| {
        sum = sum.saturating_add(halves);
        reasons.push(price_reason(w, to, halves, price));
    });
    if way.whole {
        reasons = vec![price_reason(w, to, way.cost, Price::Whole)];
    } else if told.is_ok() && way.cost > sum {
        reasons.push(price_reason(w, to, way.cost - sum, Price::Friends));
    }
    warnings(w, s, mv, (from, to), &mut reasons);
    Some(paid(way.cost, left(w, s, mv), reasons))
}

fn warnings(w: &World, s: &State, mv: &Move, (from, to): (Hex, Hex), reasons: &mut Vec<Reason>) {
    let enemy = w.side_of(mv.unit).other();
    if !facing::zone(w, s, enemy, to).is_empty() {
        reasons.push(reason("front", "RBC-9.51", None));
    }
    let fires = |unit: Unit| fire::may_fire(w, s, FireKind::Withdrawal, unit, Part::Whole, from).is_ok();
    if facing::zone(w, s, enemy, from).into_iter().any(fires) {
        reasons.push(reason("withdrawal", "RBC-10.72", None));
    }
    let woods = mv.woods.saturating_add(w.terrain(to).disorders.into()) >= w.tables.movement.woods_test;
    let tests = woods && w.terrain(to).disorders && s[mv.unit].order != Order::March;
    if tests || cost::is_rough(w, from, to) {
        reasons.push(reason("test", "RBC-9.49", None));
    }
}

fn paid(halves: u8, purse: u8, reasons: Vec<Reason>) -> Cost {
    Cost { points: halves.into(), left: Some(i64::from(purse.saturating_sub(halves))), fatigue: 0, reasons }
}

fn reason(key: &str, rule: &str, halves: Option<u8>) -> Reason {
    let text = Text::key(format!("rb61-why-{key}"));
    let text = match halves {
        Some(halves) => text.name("points", points(halves)),
        None => text,
    };
    Reason { text, rule: rule.to_owned() }
}

fn price_reason(w: &World, to: Hex, halves: u8, price: Price) -> Reason {
    let mut reason = reason(price.id(), price.rule(), Some(halves));
    if price == Price::Terrain {
        reason.text = reason.text.term("terrain", terrain_term(w, to));
    }
    reason
}

/// The word for the terrain of a hex.
pub fn terrain_term(w: &World, hex: Hex) -> Text {
    Text::key(format!("rb61-terrain-{}", w.ground(hex).terrain.id()))
}

/// Dice fall, or the other side is asked next: tried out on a copy with dice that only watch.
fn irreversible(w: &World, s: &State, choice: &Choice) -> bool {
    // Whoever is taken up is asked about next.
    if matches!(choice, Choice::Move(_) | Choice::Lead(_)) {
        return false;
    }
    // Where a leader rides makes no difference to what comes after, and there are many hexes to ride to.
    let choice = if matches!(choice, Choice::Go(_)) { &Choice::Halt } else { choice };
    title::irreversible::<RedBadge>(w, s, choice)
}

/// Turn, part of the turn and unit of a choice about to be made.
pub fn moment(w: &World, s: &State, choice: &Choice) -> Moment {
    let unit = match *choice {
        Choice::Move(unit)
        | Choice::Enter { unit, .. }
        | Choice::Fire { unit, .. }
        | Choice::Rally(unit)
        | Choice::Build(unit)
        | Choice::Prepare(unit) => Some(w.unit(unit).id.clone()),
        Choice::Lead(leader) => Some(w.leader(leader).id.clone()),
        _ => actor(w, s),
    };
    Moment { turn: i64::from(s.turn) + 1, phase: crate::view::phase_term(w, s), unit }
}

/// True while sections of a battery may still join.
pub fn is_joining(s: &State) -> bool {
    s.fire.is_some_and(|fire| fire.step == FireStep::Joining)
}
