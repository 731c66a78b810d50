//! What a listed choice is about: unit, place, cost, rule.

use kernel::Text;
use kernel::title::irreversible;
use kernel::view::{ChoiceView, Cost, ReachPlace, ReachView, Reason};

use crate::activation::{self, check_activation_step, check_engage, extension, movement_points};
use crate::choice::{self, Choice, element_notation};
use crate::facing::in_enemy_zoc;
use crate::ids::{Brigade, Elements, Zone};
use crate::movement::{Mover, check_step};
use crate::state::{Activation, Stage, State, Status};
use crate::world::World;
use crate::{BullRun1861, administration, hq, tell};

/// Everything a button or a click needs.
pub fn describe(w: &World, s: &State, choice: &Choice) -> ChoiceView {
    let notation = choice::write(w, choice);
    let verb = notation.split(' ').next().unwrap_or_default().to_owned();
    let mut v = ChoiceView { notation, verb, ..ChoiceView::default() };
    let zone = |zone: Zone| Some(w.zone_id(zone).to_owned());
    let brigade = |b: Brigade| Some(w.sheet(b).id.clone());
    let acting = match s.stage {
        Stage::Activation { act, .. } => brigade(act.brigade),
        Stage::March { march, .. } => brigade(march.front),
        _ => None,
    };
    match *choice {
        Choice::Begin | Choice::Placed | Choice::Declare | Choice::Resolve | Choice::Done => {}
        Choice::Place { brigade: b, zone: z, .. }
        | Choice::Extend { brigade: b, zone: z }
        | Choice::Arrive { brigade: b, zone: z } => {
            (v.unit, v.place) = (brigade(b), zone(z));
        }
        Choice::Front(e) | Choice::Host(e) | Choice::Join(e) | Choice::Sweep(e) | Choice::Line { element: e, .. } => {
            (v.unit, v.place) = (Some(element_notation(w, e)), s.zone_of(e).and_then(zone));
        }
        Choice::Mark(b)
        | Choice::Select(b)
        | Choice::SelectToRest(b)
        | Choice::Loss(b)
        | Choice::Attempt(b)
        | Choice::March(b) => {
            (v.unit, v.place) = (brigade(b), s.brigade(b).zone.and_then(zone));
        }
        Choice::Rest | Choice::Stop | Choice::Engage { .. } => v.unit = acting,
        Choice::Step { zone: z, .. } | Choice::Deploy { zone: z, .. } | Choice::Regroup { zone: z, .. } => {
            (v.unit, v.place) = (acting, zone(z));
        }
        Choice::Face(z) => v.facing = zone(z),
        Choice::MoveHq { hq, zone: z } => (v.unit, v.place) = (Some(w.hq_sheet(hq).id.clone()), zone(z)),
        Choice::Target(z) => v.target = zone(z),
        Choice::Retreat { first, second } => {
            if let Stage::Hits(after) = s.stage {
                v.unit = after.retreating.and_then(brigade);
            }
            v.place = zone(second.unwrap_or(first));
        }
        Choice::Advance { element, zone: z, .. } => (v.unit, v.place) = (Some(element_notation(w, element)), zone(z)),
    }
    if let Choice::Face(_) = choice {
        (v.unit, v.place) = facing_subject(w, s);
    }
    if let (Stage::Forming { target, .. }, Choice::Join(_) | Choice::Resolve) = (s.stage, choice) {
        v.target = zone(target);
    }
    v.cost = cost(w, s, choice);
    v.rule = rule(w, s, choice, v.cost.as_ref());
    v.label = Some(label(w, s, choice, v.place.as_deref().and_then(|id| w.find_zone(id)), v.unit.as_deref()));
    v.irreversible = irreversible::<BullRun1861>(w, s, choice);
    v
}

fn facing_subject(w: &World, s: &State) -> (Option<String>, Option<String>) {
    use crate::arrival::{Duty, duty};
    let zone = match duty(w, s) {
        Some(Duty::Face(element)) => s.zone_of(element),
        Some(Duty::Turn { zone, .. }) => Some(zone),
        _ => match s.stage {
            Stage::Arrange { side, done, .. } => crate::setup::zone_to_arrange(w, s, side, done),
            _ => None,
        },
    };
    let front = zone.and_then(|zone| s.stacks[zone].front()).map(|e| element_notation(w, e));
    (front, zone.map(|zone| w.zone_id(zone).to_owned()))
}

/// A choice in words.
pub fn label_of(w: &World, s: &State, choice: &Choice) -> Text {
    describe(w, s, choice).label.unwrap_or_else(|| Text::key("br61-choice-done"))
}

fn label(w: &World, s: &State, choice: &Choice, place: Option<Zone>, unit: Option<&str>) -> Text {
    let key = match choice {
        Choice::Begin => "begin",
        Choice::Place { forward: true, .. } => "place-forward",
        Choice::Place { .. } => "place",
        Choice::Extend { .. } => "extend",
        Choice::Placed => "placed",
        Choice::Front(_) => "front",
        Choice::Declare => "declare",
        Choice::Mark(_) => "mark",
        Choice::Select(_) => "select",
        Choice::SelectToRest(_) => "select-rest",
        Choice::Rest => "rest",
        Choice::Step { leave_legion: true, .. } => "step-leaving",
        Choice::Step { .. } => "step",
        Choice::Deploy { with_legion: true, .. } => "deploy-legion",
        Choice::Deploy { .. } => "deploy",
        Choice::Regroup { leave_legion: true, .. } => "regroup-leaving",
        Choice::Regroup { .. } => "regroup",
        Choice::Line { line: 0, .. } => "line-front",
        Choice::Line { line: 1, .. } => "line-second",
        Choice::Line { .. } => "line-third",
        Choice::Host(_) => "host",
        Choice::Engage { farm_ford: true } => "engage-ford",
        Choice::Engage { .. } => "engage",
        Choice::Stop => "stop",
        Choice::Face(_) => "face",
        Choice::MoveHq { .. } => "hq",
        Choice::Target(_) => "target",
        Choice::Join(_) => "join",
        Choice::Resolve => "resolve",
        Choice::Sweep(_) => "sweep",
        Choice::Loss(_) => "loss",
        Choice::Attempt(_) => "attempt",
        Choice::Retreat { .. } => "retreat",
        Choice::Advance { leave_legion: true, .. } => "advance-leaving",
        Choice::Advance { .. } => "advance",
        Choice::March(_) => "march",
        Choice::Arrive { .. } => "arrive",
        Choice::Done => done(s.stage).0,
    };
    let zone = match choice {
        Choice::Face(zone) | Choice::Target(zone) => Some(*zone),
        _ => place,
    };
    let mut text = Text::key(format!("br61-choice-{key}"));
    if let Some(zone) = zone {
        text = text.name("zone", format!("{} ({})", w.zone_name(zone), w.zone_id(zone)));
    }
    let id = unit.map(|id| id.trim_end_matches('+'));
    let name = id.and_then(|id| {
        w.find_brigade(id)
            .map(|b| w.sheet(b).name.clone())
            .or_else(|| w.find_hq(id).map(|hq| w.hq_sheet(hq).name.clone()))
    });
    if let Some(name) = name {
        text = text.name("unit", name);
    }
    if let Choice::Retreat { first, second: Some(_) } = choice {
        text = Text { key: "br61-choice-retreat-via".to_owned(), ..text };
        text = text.name("via", format!("{} ({})", w.zone_name(*first), w.zone_id(*first)));
    }
    text
}

/// What is declined or ended by being done, as label and rule.
const fn done(stage: Stage) -> (&'static str, &'static str) {
    match stage {
        Stage::Offensive(_) => ("done-offensive", "BR-6-mo-once"),
        Stage::OpMarkers { .. } => ("done-marking", "BR-6-op-optional"),
        Stage::HqMoves => ("done-hq", "BR-7-hq-after-moves"),
        Stage::Combats => ("done-combats", "BR-11.1-decline"),
        Stage::Advance(_) => ("done-advance", "BR-11.4-advance"),
        Stage::OpMoves(_) => ("done-marches", "BR-9-op-zero-no-fatigue"),
        _ => ("done", "BR-5-phase-order"),
    }
}

/// The governing rule; of a step the one that prices it.
fn rule(w: &World, s: &State, choice: &Choice, cost: Option<&Cost>) -> String {
    let priced = cost.and_then(|cost| cost.reasons.first());
    match (choice, s.stage, priced) {
        (Choice::Step { .. }, _, Some(price)) => price.rule.clone(),
        (Choice::Arrive { brigade, .. }, ..) => tell::arrival_rule(w, *brigade).to_owned(),
        (Choice::MoveHq { .. }, Stage::HqMoves, _) if s.duties.displaced.is_empty() => "BR-7-hq-6mp".to_owned(),
        (Choice::MoveHq { .. }, Stage::HqReturn, _) => "BR-10.3-hq-return".to_owned(),
        _ => usual_rule(s.stage, choice).to_owned(),
    }
}

const fn usual_rule(stage: Stage, choice: &Choice) -> &'static str {
    match choice {
        Choice::Begin => "BR-5-phase-order",
        Choice::Done => done(stage).1,
        Choice::Place { .. } | Choice::Placed => "BR-12.2-order",
        Choice::Extend { .. } => "BR-12.2-free-extended",
        Choice::Front(_) => "BR-12.1-decisions",
        Choice::Declare => "BR-6-mo-once",
        Choice::Mark(_) => "BR-6-op-order",
        Choice::Select(_) => "BR-7-must-select",
        Choice::SelectToRest(_) => "BR-10.1-rest-needs-command",
        Choice::Rest => "BR-7-rest",
        Choice::Step { .. } => "BR-10.3-cost-open",
        Choice::Deploy { .. } => "BR-10.6-deploy",
        Choice::Regroup { .. } => "BR-10.6-regroup",
        Choice::Line { .. } => "BR-10.5-line-choice",
        Choice::Host(_) => "BR-10.5-legion-host",
        Choice::Engage { .. } => "BR-10.3-engage-cost",
        Choice::Stop => "BR-7-zero-move",
        Choice::Face(_) => "BR-10.4-free-facing",
        Choice::MoveHq { .. } => "BR-10.3-hq-displaced",
        Choice::Target(_) | Choice::Join(_) => "BR-11.1-joint",
        Choice::Resolve => "BR-11.2-dice-order",
        Choice::Sweep(_) => "BR-11.1-multi-target",
        Choice::Loss(_) | Choice::Attempt(_) => "BR-11.4-hit-choice",
        Choice::Retreat { .. } => "BR-11.4-retreat-away",
        Choice::Advance { .. } => "BR-11.4-advance",
        Choice::March(_) => "BR-9-op-together",
        Choice::Arrive { .. } => "BR-12.3-smith",
    }
}

fn cost(w: &World, s: &State, choice: &Choice) -> Option<Cost> {
    match (s.stage, *choice) {
        (Stage::Activation { act, .. }, Choice::Step { zone, .. }) => {
            let from = activation::stands(s, &act);
            let points = check_activation_step(w, s, &act, zone).ok()?;
            let mut reasons = border_reasons(w, from, zone, points);
            if in_enemy_zoc(w, s, w.sheet(act.brigade).side, zone) {
                reasons.push(reason("br61-why-zoc", "BR-10.3-zoc-stop"));
            }
            Some(activation_cost(w, &act, points, reasons))
        }
        (Stage::Activation { act, .. }, Choice::Deploy { .. }) => {
            Some(activation_cost(w, &act, w.tables.movement.deploy, vec![reason("br61-why-deploy", "BR-10.6-deploy")]))
        }
        (Stage::Activation { act, .. }, Choice::Regroup { .. }) => Some(activation_cost(
            w,
            &act,
            w.tables.movement.regroup,
            vec![reason("br61-why-regroup", "BR-10.6-regroup")],
        )),
        (Stage::Activation { act, .. }, Choice::Engage { farm_ford }) => {
            let points = check_engage(w, s, &act, farm_ford).ok()?;
            let why = if farm_ford {
                reason("br61-why-farm-ford", "BR-10.3-farm-ford-attack")
            } else {
                reason("br61-why-engage", "BR-10.3-engage-cost")
            };
            Some(activation_cost(w, &act, points, vec![why]))
        }
        (Stage::March { march, .. }, Choice::Step { zone, leave_legion }) => {
            let from = s.brigade(march.front).zone?;
            let points = administration::check_march_step(w, s, &march, zone, leave_legion).ok()?;
            let left = Some(i64::from(march.points.saturating_sub(points)));
            let reasons = border_reasons(w, from, zone, points);
            Some(Cost { points: points.into(), left, fatigue: 0, reasons })
        }
        (Stage::HqMoves, Choice::MoveHq { hq, zone }) => {
            let points = hq::reach(w, s, hq)[zone].checked_sub(1)?;
            let left = i64::from(w.tables.movement.headquarters.saturating_sub(points));
            Some(Cost { points: points.into(), left: Some(left), fatigue: 0, reasons: Vec::new() })
        }
        _ => None,
    }
}

fn activation_cost(w: &World, act: &Activation, points: u8, mut reasons: Vec<Reason>) -> Cost {
    let extends = points > act.points;
    let purse = act.points + if extends { extension(w, act.brigade) } else { 0 };
    if extends {
        reasons.push(reason("br61-why-extension", "BR-10.3-extension"));
    }
    let left = Some(i64::from(purse.saturating_sub(points)));
    Cost { points: points.into(), left, fatigue: i64::from(extends), reasons }
}

fn border_reasons(w: &World, from: Zone, to: Zone, points: u8) -> Vec<Reason> {
    let (key, rule) = border(w, from, to, points);
    vec![reason(key, rule)]
}

/// What a border costs, as message and rule.
pub fn border(w: &World, from: Zone, to: Zone, points: u8) -> (&'static str, &'static str) {
    let ground = w.ground(from);
    if ground.road.has(to) {
        ("br61-why-road", "BR-10.3-cost-road")
    } else if ground.crossing.has(to) && points > w.tables.movement.crossing {
        ("br61-why-farm-ford", "BR-10.3-farm-ford-first")
    } else if ground.crossing.has(to) {
        ("br61-why-crossing", "BR-10.3-cost-crossing")
    } else {
        ("br61-why-open", "BR-10.3-cost-open")
    }
}

fn reason(key: &str, rule: &str) -> Reason {
    Reason { text: Text::key(key), rule: rule.to_owned() }
}

/// Where a unit could go, friend or enemy, with the points it would have if it were activated now.
pub fn reach(w: &World, s: &State, unit: &str) -> Option<ReachView> {
    if let Some(hq) = w.find_hq(unit) {
        let costs = hq::reach(w, s, hq);
        let places = w
            .zones
            .filter(|zone| costs[*zone] > 0)
            .map(|zone| ReachPlace {
                place: w.zone_id(zone).to_owned(),
                cost: i64::from(costs[zone]) - 1,
                fatigue: 0,
                path: hq::way(w, s, hq, zone).into_iter().map(|zone| w.zone_id(zone).to_owned()).collect(),
                stops: None,
            })
            .collect();
        return Some(ReachView { unit: unit.to_owned(), places });
    }
    let brigade = w.find_brigade(unit)?;
    let b = s.brigade(brigade);
    if b.status != Status::OnMap {
        return None;
    }
    let act = match s.stage {
        Stage::Activation { act, .. } if act.brigade == brigade => act,
        _ => Activation {
            brigade,
            points: movement_points(w, brigade),
            extended_march: false,
            began: b.zone?,
            moved: false,
            stopped: false,
            deployed: false,
            fresh: true,
            rested: false,
            may_reorder: false,
            may_rehost: false,
            legion_along: false,
            settled: Elements::EMPTY,
        },
    };
    Some(ReachView { unit: unit.to_owned(), places: brigade_reach(w, s, &act) })
}

/// Cheapest ways for a brigade, stopping in enemy zones of control.
fn brigade_reach(w: &World, s: &State, act: &Activation) -> Vec<ReachPlace> {
    let side = w.sheet(act.brigade).side;
    let means = activation::means(w, s, act);
    let start = activation::stands(s, act);
    let enemies = s.occupied(w, side.other());
    let mut best: Vec<Option<(u8, Option<Zone>)>> = vec![None; crate::ids::MAX_ZONES];
    best[start.index()] = Some((0, None));
    let mut frontier = vec![start];
    if s.is_extended(act.brigade) {
        frontier.clear();
    }
    while let Some(from) = frontier.pop() {
        let Some((spent, _)) = best[from.index()] else { continue };
        let stopped = act.stopped || (from != start && in_enemy_zoc(w, s, side, from));
        let body = act.brigade.alone();
        let size = usize::from(!w.is_legion(act.brigade));
        let mover = Mover { side, body, size, means: means - spent, stopped, enemies };
        let ground = w.ground(from);
        for to in ground.land.or(ground.crossing) {
            let cost = match check_step(w, s, &mover, from, to) {
                Ok(cost) => cost,
                Err(_) if from == start => match check_activation_step(w, s, act, to) {
                    Ok(cost) => cost,
                    Err(_) => continue,
                },
                Err(_) => continue,
            };
            let total = spent + cost;
            if best[to.index()].is_none_or(|(known, _)| total < known) {
                best[to.index()] = Some((total, Some(from)));
                frontier.push(to);
            }
        }
    }
    let body = act.brigade.alone();
    w.zones
        .filter(|zone| *zone != start)
        .filter_map(|zone| {
            let (cost, _) = best[zone.index()]?;
            let full = crate::movement::room(w, s, zone, body) == 0 && !w.is_legion(act.brigade);
            if full {
                return None;
            }
            let stops = in_enemy_zoc(w, s, side, zone).then(|| reason("br61-why-zoc", "BR-10.3-zoc-stop"));
            Some(ReachPlace {
                place: w.zone_id(zone).to_owned(),
                cost: cost.into(),
                fatigue: i64::from(cost > act.points),
                path: path_to(w, &best, zone),
                stops,
            })
        })
        .collect()
}

fn path_to(w: &World, best: &[Option<(u8, Option<Zone>)>], zone: Zone) -> Vec<String> {
    let mut path = Vec::new();
    let mut at = zone;
    while let Some((_, Some(from))) = best[at.index()] {
        path.push(w.zone_id(at).to_owned());
        at = from;
    }
    path.reverse();
    path
}
