//! What a listed choice is about: unit, place, cost, rule.

use kernel::Text;
use kernel::title::irreversible;
use kernel::view::{ChoiceView, Cost, Reason};

use crate::arrivals::entry_cost;
use crate::choice::{self, Choice};
use crate::duties::{Duty, duty};
use crate::facing::Field;
use crate::ids::{Brigade, Leader, Zone};
use crate::movement::{action_points, allowance, front_to_front, step_cost};
use crate::reach::ride_costs;
use crate::setup;
use crate::state::{Act, Formation, NightStep, Stage, State};
use crate::tell::{entry_letter, formation_term, group_names, party_term, zone_label};
use crate::world::World;
use crate::{SecondBullRun, result};

/// Everything a button or a click needs.
pub fn describe(w: &World, s: &State, choice: &Choice) -> ChoiceView {
    let notation = choice::write(w, choice);
    let verb = notation.split(' ').next().unwrap_or_default().to_owned();
    let mut v = ChoiceView { notation, verb, ..ChoiceView::default() };
    subject(w, s, choice, &mut v);
    v.cost = cost(w, s, choice);
    v.rule = rule(w, s, choice, v.cost.as_ref()).to_owned();
    v.label = Some(label(w, s, choice));
    v.irreversible = irreversible::<SecondBullRun>(w, s, choice);
    v
}

fn zone_id(w: &World, zone: Zone) -> Option<String> {
    Some(w.zone_id(zone).to_owned())
}

fn brigade_id(w: &World, brigade: Brigade) -> Option<String> {
    Some(w.sheet(brigade).id.clone())
}

fn leader_id(w: &World, leader: Leader) -> Option<String> {
    Some(w.leader(leader).id.clone())
}

/// The brigade that acts or retreats now.
fn acting(s: &State) -> Option<Brigade> {
    match s.stage {
        Stage::Acting(act) | Stage::Declaring(act) => Some(act.brigade),
        Stage::Fight(fight) => fight.retreat.map(|way| way.brigade),
        Stage::RoutMoves { retreat, .. } | Stage::Night(NightStep::Parting { retreat, .. }) => {
            retreat.map(|way| way.brigade)
        }
        _ => None,
    }
}

fn subject(w: &World, s: &State, choice: &Choice, v: &mut ChoiceView) {
    let here = |b: Brigade| s.zone_of(b).and_then(|zone| zone_id(w, zone));
    match *choice {
        Choice::Begin
        | Choice::Muster
        | Choice::Ground { .. }
        | Choice::Activate(_)
        | Choice::Close
        | Choice::Declare
        | Choice::Done => {}
        Choice::Call(party) => {
            let sheet = w.party(party);
            let first = sheet.and_then(|p| p.brigades.first()).and_then(|b| brigade_id(w, b));
            v.unit = first.or_else(|| sheet.and_then(|p| p.leader).and_then(|l| leader_id(w, l)));
        }
        Choice::Place { brigade, zone } | Choice::Advance { brigade, zone } | Choice::Enter { brigade, zone } => {
            (v.unit, v.place) = (brigade_id(w, brigade), zone_id(w, zone));
        }
        Choice::Post { leader, zone } | Choice::Lead { leader, zone } | Choice::Arrive { leader, zone } => {
            (v.unit, v.place) = (leader_id(w, leader), zone_id(w, zone));
        }
        Choice::Face(zone) => {
            (v.unit, v.place) = facing_subject(w, s);
            v.facing = zone_id(w, zone);
        }
        Choice::Designate(leader) | Choice::Try(leader) | Choice::Withdraw(leader) => {
            (v.unit, v.place) = (leader_id(w, leader), s.leader(leader).zone.and_then(|zone| zone_id(w, zone)));
        }
        Choice::Main(b)
        | Choice::Substitute(b)
        | Choice::Act(b)
        | Choice::Chain(b)
        | Choice::Loss(b)
        | Choice::Hit(b)
        | Choice::Next(b)
        | Choice::Stay(b)
        | Choice::Part(b) => (v.unit, v.place) = (brigade_id(w, b), here(b)),
        Choice::Rest | Choice::Force | Choice::Dismount | Choice::Mount | Choice::Stop => {
            v.unit = acting(s).and_then(|b| brigade_id(w, b));
        }
        Choice::Step(zone) | Choice::Retreat(zone) => {
            (v.unit, v.place) = (acting(s).and_then(|b| brigade_id(w, b)), zone_id(w, zone));
        }
        Choice::Attack(zone) => {
            (v.unit, v.place) = (acting(s).and_then(|b| brigade_id(w, b)), zone_id(w, zone));
            v.target = zone_id(w, zone);
        }
        Choice::Fight(zone) => v.target = zone_id(w, zone),
    }
}

/// The zone whose facing is asked for, and who stands there.
fn facing_zone(w: &World, s: &State) -> (Option<Brigade>, Option<Zone>) {
    let zone = match duty(w, s) {
        Some(Duty::Face(brigade)) => return (Some(brigade), s.zone_of(brigade)),
        Some(Duty::Turn { zone, .. }) => Some(zone),
        _ => match s.stage {
            Stage::Facings { side, done } => setup::zone_to_face(s, side, done),
            _ => None,
        },
    };
    (zone.and_then(|zone| s.stacks[zone].iter().next()), zone)
}

fn facing_subject(w: &World, s: &State) -> (Option<String>, Option<String>) {
    let (brigade, zone) = facing_zone(w, s);
    (brigade.and_then(|b| brigade_id(w, b)), zone.and_then(|zone| zone_id(w, zone)))
}

fn label(w: &World, s: &State, choice: &Choice) -> Text {
    let text = |key: &str| Text::key(format!("sbr-choice-{key}"));
    let unit = |key: &str, b: Brigade| text(key).name("unit", w.sheet(b).name.clone());
    let leader = |key: &str, l: Leader| text(key).name("unit", w.leader(l).name.clone());
    let zone = |t: Text, z: Zone| t.name("zone", zone_label(w, z));
    match *choice {
        Choice::Begin => text("begin"),
        Choice::Call(party) => text("call").term("party", party_term(w, party)),
        Choice::Ground { group, ground } => {
            let sheet = w.groups.get(usize::from(group));
            let zones = sheet.and_then(|g| g.grounds.get(usize::from(ground))).copied();
            let zones = zones.unwrap_or(crate::ids::Zones::EMPTY).map(|z| w.zone_id(z).to_owned());
            text("ground").names("units", group_names(w, group)).names("zones", zones)
        }
        Choice::Place { brigade, zone: z } => zone(unit("place", brigade), z),
        Choice::Post { leader: l, zone: z } => zone(leader("place", l), z),
        Choice::Muster => text("muster"),
        Choice::Face(z) => zone(text("face"), z),
        Choice::Designate(l) => leader("designate", l)
            .name("modifier", crate::tell::figure(crate::activation::activation_modifier(w, s, l).into())),
        Choice::Main(b) => unit("main", b),
        Choice::Activate(d) => text("activate").term("formation", formation_term(w, Formation::Division(d))),
        Choice::Substitute(b) => unit("substitute", b),
        Choice::Act(b) if s.night => unit("act-night", b),
        Choice::Act(b) if s.part.attachable.has(b) => unit("attach", b),
        Choice::Act(b) => unit("act", b),
        Choice::Close => match s.part.formation {
            Some(formation) => text("close").term("formation", formation_term(w, formation)),
            None => text("done"),
        },
        Choice::Rest => text("rest"),
        Choice::Step(z) => zone(text("step"), z),
        Choice::Force => text("force"),
        Choice::Dismount => text("dismount"),
        Choice::Mount => text("mount"),
        Choice::Stop => text(stop_key(s)),
        Choice::Attack(z) => zone(text("attack"), z),
        Choice::Lead { leader: l, zone: z } => zone(leader("lead", l), z),
        Choice::Try(l) => leader("try", l).num("limit", w.leader(l).move_test),
        Choice::Chain(b) => unit("chain", b),
        Choice::Fight(z) => zone(text("fight"), z),
        Choice::Loss(b) => unit("loss", b),
        Choice::Hit(b) => unit("hit", b),
        Choice::Retreat(z) => zone(text("retreat"), z),
        Choice::Advance { brigade, zone: z } => zone(unit("advance", brigade), z),
        Choice::Next(b) => unit("next", b),
        Choice::Declare => text("declare"),
        Choice::Enter { brigade, zone: z } => zone(unit("enter", brigade), z).name("entry", entry_letter(w, z)),
        Choice::Arrive { leader: l, zone: z } => zone(leader("enter", l), z).name("entry", entry_letter(w, z)),
        Choice::Stay(b) => unit("stay", b),
        Choice::Part(b) => unit("part", b),
        Choice::Withdraw(l) => leader("withdraw", l),
        Choice::Done => text(done(s.stage).0),
    }
}

/// A brigade that has not moved stays where it is; one that has stops.
const fn stop_key(s: &State) -> &'static str {
    match s.stage {
        Stage::Acting(act) if !act.moved && !act.stopped => "stand",
        _ => "stop",
    }
}

/// What is declined or ended by being done, as label and rule.
const fn done(stage: Stage) -> (&'static str, &'static str) {
    match stage {
        Stage::CallBefore => ("done-call-before", "S-Q96"),
        Stage::Designate => ("done-designate", "S-Q02"),
        Stage::Slots => ("done-slots", "S-6.1-stop"),
        Stage::Declaring(_) => ("done-attack", "S-9.4-attack-still"),
        Stage::Commanders => ("done-commanders", "S-6.3-decline"),
        Stage::Advance(_) => ("done-advance", "S-10.4-advance"),
        Stage::Declare(crate::state::Declaration::CounterAttack) => ("done-declare", "S-SC2-counter-when"),
        Stage::Declare(_) => ("done-call", "S-Q96"),
        Stage::Entries(_) => ("done-entries", "S-8.E-when"),
        Stage::Riding { .. } => ("done-riding", "S-8.E-move"),
        Stage::Night(_) => ("done-night", "S-SC3-night-d"),
        _ => ("done", "S-4-order"),
    }
}

/// The governing rule; of a step the one that prices it.
fn rule<'a>(w: &World, s: &State, choice: &Choice, cost: Option<&'a Cost>) -> &'a str {
    let priced = cost.and_then(|cost| cost.reasons.first());
    match (choice, duty(w, s), priced) {
        (Choice::Face(_), Some(Duty::Turn { .. }), _) => "S-9.5-react",
        (Choice::Lead { .. }, Some(Duty::Displace(_)), _) => "S-9.4-lone",
        (Choice::Step(_), _, Some(price)) => price.rule.as_str(),
        (Choice::Loss(_), ..) => match s.stage {
            Stage::Fight(fight) if matches!(result::question(w, s, &fight), Some(result::Question::Melee(_))) => {
                "S-10.4-melee"
            }
            _ => "S-10.4-six",
        },
        _ => usual_rule(s, choice),
    }
}

const fn usual_rule(s: &State, choice: &Choice) -> &'static str {
    match choice {
        Choice::Begin => "S-4-order",
        Choice::Call(_) => "S-SC1-jones",
        Choice::Ground { .. } => "S-SC2-setup-us",
        Choice::Place { .. } | Choice::Muster => "S-11.2-each-zone",
        Choice::Post { .. } => "S-SC2-cc-zone",
        Choice::Face(_) => match s.stage {
            Stage::Facings { .. } => "S-11.2-facing",
            _ => "S-9.5-free",
        },
        Choice::Designate(_) => "S-6.1-designate",
        Choice::Main(_) => "S-Q18",
        Choice::Activate(_) => "S-6.1-one-by-one-div",
        Choice::Substitute(_) => "S-6.1-substitute",
        Choice::Act(_) => match s.stage {
            Stage::Night(_) => "S-SC3-night-d",
            _ => "S-6.1-one-by-one-brig",
        },
        Choice::Close => "S-6.1-finished",
        Choice::Rest => "S-6.1-rest",
        Choice::Step(_) => "S-9.4-plain",
        Choice::Force => "S-9.4-forced",
        Choice::Dismount => "S-9.4-dismount",
        Choice::Mount => "S-9.4-remount",
        Choice::Stop => "S-9.5-stand-face",
        Choice::Attack(_) => "S-9.4-attack-cost",
        Choice::Lead { .. } => match s.stage {
            Stage::Night(_) => "S-SC3-night-d",
            _ => "S-6.3-mp",
        },
        Choice::Try(_) => "S-6.3-ac-test",
        Choice::Chain(_) => "S-Q49",
        Choice::Fight(_) => "S-10.1-order",
        Choice::Loss(_) | Choice::Hit(_) => "S-10.4-choice",
        Choice::Retreat(_) => "S-10.4-prio1",
        Choice::Advance { .. } => "S-10.4-advance",
        Choice::Next(_) => match s.stage {
            Stage::Night(_) => "S-SC3-night-c",
            _ => "S-8.A-move",
        },
        Choice::Declare => "S-SC2-counter-when",
        Choice::Enter { .. } => "S-8.E-when",
        Choice::Arrive { .. } => "S-8.E-commanders",
        Choice::Stay(_) | Choice::Part(_) => "S-SC3-night-c",
        Choice::Withdraw(_) => "S-SC3-night-e",
        Choice::Done => done(s.stage).1,
    }
}

/// A reason with its rule.
pub fn reason(key: &str, rule: &str) -> Reason {
    Reason { text: Text::key(format!("sbr-why-{key}")), rule: rule.to_owned() }
}

fn cost(w: &World, s: &State, choice: &Choice) -> Option<Cost> {
    if duty(w, s).is_some() {
        return None;
    }
    let m = &w.tables.movement;
    match (s.stage, *choice) {
        (Stage::Acting(act), Choice::Step(to)) => {
            let field = Field::of(w, s, w.side_of(act.brigade));
            let from = s.zone_of(act.brigade)?;
            let points = step_cost(w, &field, from, to)?;
            Some(action_cost(w, &act, points, step_reasons(w, s, &field, &act, from, to)))
        }
        (Stage::Acting(act), Choice::Dismount) => {
            Some(action_cost(w, &act, m.mount, vec![reason("dismount", "S-9.4-dismount")]))
        }
        (Stage::Acting(act), Choice::Mount) => {
            Some(action_cost(w, &act, m.mount, vec![reason("mount", "S-9.4-remount")]))
        }
        (Stage::Acting(act), Choice::Force) => {
            let left = Some(i64::from(act.points + m.forced_march));
            let reasons = vec![reason("forced-march", "S-9.4-forced")];
            Some(Cost { points: 0, left, fatigue: 1, reasons })
        }
        (Stage::Declaring(act), Choice::Attack(_)) => {
            Some(action_cost(w, &act, m.attack, vec![reason("attack", "S-9.4-attack-cost")]))
        }
        (Stage::Commanders, Choice::Lead { leader, zone }) => ride(w, s, leader, zone, m.commander),
        (Stage::Night(_), Choice::Lead { leader, zone }) => ride(w, s, leader, zone, m.commander),
        (Stage::Riding { points, .. }, Choice::Lead { leader, zone }) => ride(w, s, leader, zone, points),
        (_, Choice::Enter { brigade, zone }) => Some(entry(w, s, zone, true, allowance(w, s, brigade))),
        (_, Choice::Arrive { zone, .. }) => Some(entry(w, s, zone, false, m.commander)),
        (Stage::Brigades, Choice::Act(brigade)) => acting_points(w, s, brigade),
        _ => None,
    }
}

/// An isolated brigade has fewer points, and its owner should see why.
fn acting_points(w: &World, s: &State, brigade: Brigade) -> Option<Cost> {
    let points = action_points(w, s, brigade);
    let reasons = vec![reason("isolated", "S-9.1-isolated-mp")];
    (points < allowance(w, s, brigade)).then(|| Cost { points: 0, left: Some(points.into()), fatigue: 0, reasons })
}

/// What a choice of the moving brigade costs, with a forced march if it needs one.
fn action_cost(w: &World, act: &Act, points: u8, mut reasons: Vec<Reason>) -> Cost {
    let forces = points > act.points;
    let purse = act.points + if forces { w.tables.movement.forced_march } else { 0 };
    if forces {
        reasons.push(reason("forced-march", "S-9.4-forced"));
    }
    let left = Some(i64::from(purse.saturating_sub(points)));
    Cost { points: points.into(), left, fatigue: i64::from(forces), reasons }
}

/// Why a step costs what it costs, the price of the border first.
fn step_reasons(w: &World, s: &State, field: &Field, act: &Act, from: Zone, to: Zone) -> Vec<Reason> {
    let mut reasons = border_reasons(w, field, from, to);
    if front_to_front(w, s, act, to) {
        reasons.push(reason("front-to-front", "S-9.4-front-front"));
    }
    if field.zoc.has(to) {
        reasons.push(reason("zoc", "S-9.3-stop"));
    }
    reasons
}

/// What makes up the price of a border (6.2 of the specification).
pub fn border_reasons(w: &World, field: &Field, from: Zone, to: Zone) -> Vec<Reason> {
    let ground = w.ground(from);
    let mut reasons = vec![match (ground.road.has(to), field.zoc.has(to), field.zoc.has(from)) {
        (true, false, false) => reason("road", "S-9.4-road"),
        (true, true, _) => reason("road-into-zoc", "S-9.4-road-zoc-enter"),
        (true, false, true) => reason("road-out-of-zoc", "S-9.4-road-zoc-exit"),
        (false, ..) => reason("open", "S-9.4-plain"),
    }];
    if ground.crossing.has(to) {
        reasons.push(reason("bridge", "S-9.4-bridge"));
    }
    if ground.climb.has(to) {
        reasons.push(reason("escarpment", "S-9.4-escarpment"));
    }
    if field.guns.has(to) {
        reasons.push(reason("artillery-front", "S-9.4-artfront"));
    }
    reasons
}

fn ride(w: &World, s: &State, leader: Leader, zone: Zone, points: u8) -> Option<Cost> {
    let cost = ride_costs(w, s, leader, points)[zone].checked_sub(1)?;
    let left = Some(i64::from(points.saturating_sub(cost)));
    Some(Cost { points: cost.into(), left, fatigue: 0, reasons: vec![reason("ride", "S-6.3-cost")] })
}

fn entry(w: &World, s: &State, zone: Zone, brigade: bool, points: u8) -> Cost {
    let (cost, alone) = (entry_cost(w, s, zone, brigade), entry_cost(w, s, zone, false));
    let mut reasons = vec![reason("entry", "S-Q90")];
    if cost > alone {
        reasons.push(reason("congestion", "S-11.1.3-congestion"));
    }
    Cost { points: cost.into(), left: Some(i64::from(points.saturating_sub(cost))), fatigue: 0, reasons }
}
