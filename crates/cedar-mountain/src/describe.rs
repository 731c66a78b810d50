//! What a listed choice is about: unit, place, cost, rule.

use kernel::Text;
use kernel::title::irreversible;
use kernel::view::{ChoiceView, Cost, Moment, ReachPlace, ReachView, Reason};

use crate::CedarMountain;
use crate::arrivals::{check_enter, entry_form};
use crate::choice::{self, Choice};
use crate::event::Phase;
use crate::fire;
use crate::ids::{Hex, Leader, Unit};
use crate::leaders;
use crate::movement::{self, Price, allowance, left, prices};
use crate::state::{FireKind, FireStep, Form, Stage, State, Status};
use crate::world::World;
use crate::zones::controls;

/// Half-points in words: "2½".
pub fn points(halves: u8) -> String {
    match (halves / 2, halves % 2) {
        (0, 1) => "½".to_owned(),
        (whole, 0) => whole.to_string(),
        (whole, _) => format!("{whole}½"),
    }
}

/// Everything a button or a click needs.
pub fn describe(w: &World, s: &State, choice: &Choice) -> ChoiceView {
    let notation = choice::write(w, choice);
    let verb = notation.split(' ').next().unwrap_or_default().to_owned();
    let mut v = ChoiceView { notation, verb, ..ChoiceView::default() };
    let place = |hex: Hex| Some(w.hex_id(hex).to_owned());
    let unit_id = |unit: Unit| Some(w.sheet(unit).id.clone());
    let leader_id = |leader: Leader| Some(w.leader(leader).id.clone());
    match *choice {
        Choice::Begin | Choice::Done => {}
        Choice::Post { leader, hex } | Choice::Arrive { leader, hex } => {
            (v.unit, v.place) = (leader_id(leader), place(hex));
        }
        Choice::Enter { unit, hex, .. } => (v.unit, v.place) = (unit_id(unit), place(hex)),
        Choice::Draw { unit, .. }
        | Choice::Move(unit)
        | Choice::Join(unit)
        | Choice::Leave(unit)
        | Choice::Rally(unit)
        | Choice::Refuge(unit) => (v.unit, v.place) = (unit_id(unit), s[unit].hex.and_then(place)),
        Choice::Target(unit) => {
            (v.unit, v.place, v.target) = (unit_id(unit), s[unit].hex.and_then(place), s[unit].hex.and_then(place));
        }
        Choice::Lead(leader) | Choice::Ride(leader) | Choice::Fate(leader) => {
            (v.unit, v.place) = (leader_id(leader), s.leader(leader).hex.and_then(place));
        }
        Choice::Step(hex) | Choice::Go(hex) | Choice::Flee(hex) | Choice::Toward(hex) => {
            (v.unit, v.place) = (actor(w, s), place(hex));
        }
        Choice::Form(_) | Choice::Halt | Choice::Fire => v.unit = actor(w, s),
        Choice::Advance(unit) => {
            v.unit = unit_id(unit);
            if let Stage::Advance { hex, .. } = s.stage {
                v.place = place(hex);
            }
        }
    }
    if let (Stage::Fire(fire), Choice::Join(_) | Choice::Leave(_) | Choice::Fire) = (s.stage, choice) {
        v.target = place(fire.hex);
    }
    if let Choice::Join(unit) | Choice::Leave(unit) = *choice {
        v.part = fire::part_in(w, s, unit).map(|(_, strength)| strength.into());
    }
    v.cost = cost(w, s, choice);
    v.rule = rule(s, choice).to_owned();
    v.label = Some(label(w, s, choice));
    v.irreversible = irreversible::<CedarMountain>(w, s, choice);
    v
}

/// The unit or leader whose act it is.
fn actor(w: &World, s: &State) -> Option<String> {
    match s.stage {
        Stage::Moving(mv) => Some(w.sheet(mv.unit).id.clone()),
        Stage::Leading { leader, .. } => Some(w.leader(leader).id.clone()),
        Stage::Fire(fire) => Some(w.sheet(fire.target).id.clone()),
        Stage::Following { unit, .. } => Some(w.sheet(unit).id.clone()),
        _ => None,
    }
}

/// A choice in words.
pub fn label(w: &World, s: &State, choice: &Choice) -> Text {
    let key = |name: &str| Text::key(format!("cm62-choice-{name}"));
    let unit = |name: &str, unit: Unit| key(name).name("unit", w.sheet(unit).name.clone());
    let leader = |name: &str, leader: Leader| key(name).name("leader", w.leader(leader).name.clone());
    let hex = |text: Text, hex: Hex| text.name("hex", w.hex_name(hex));
    match *choice {
        Choice::Begin => key("begin"),
        Choice::Post { leader: l, hex: h } => hex(leader("post", l), h),
        Choice::Draw { unit: u, form } => unit("draw", u).term("form", form_term(form)),
        Choice::Move(u) => unit("move", u),
        Choice::Step(h) => hex(key("step"), h),
        Choice::Form(form) => key("form").term("form", form_term(form)),
        Choice::Ride(l) => leader("ride", l),
        Choice::Halt => key("halt"),
        Choice::Lead(l) => leader("lead", l),
        Choice::Go(h) => hex(key("go"), h),
        Choice::Enter { unit: u, hex: h, dismounted } => {
            hex(unit(if dismounted { "enter-dismounted" } else { "enter" }, u), h)
        }
        Choice::Arrive { leader: l, hex: h } => hex(leader("arrive", l), h),
        Choice::Target(u) => unit("target", u),
        Choice::Join(u) => firing(w, s, u, unit("join", u)),
        Choice::Leave(u) => firing(w, s, u, unit("leave", u)),
        Choice::Fire => match s.stage {
            Stage::Fire(fire) => unit("fire", fire.target).num("strength", fire::total(w, s, &fire)),
            _ => key("fire"),
        },
        Choice::Fate(l) => leader("fate", l),
        Choice::Toward(h) => hex(key("toward"), h),
        Choice::Flee(h) => hex(key(if flees_into_zone(w, s, h) { "flee-zone" } else { "flee" }), h),
        Choice::Advance(u) => unit("advance", u),
        Choice::Refuge(u) => unit("refuge", u),
        Choice::Rally(u) => unit("rally", u).num("needed", crate::rally::rallies_on(w, s, u).min(10)),
        Choice::Done => key(done(&s.stage)),
    }
}

/// What a unit fires with, and which share of its strength that is (CM-9.R).
fn firing(w: &World, s: &State, unit: Unit, text: Text) -> Text {
    let Some((halves, strength)) = fire::part_in(w, s, unit) else { return text.num("halves", 0).num("strength", 0) };
    text.num("halves", halves).num("strength", strength)
}

fn flees_into_zone(w: &World, s: &State, hex: Hex) -> bool {
    matches!(s.stage, Stage::Fire(fire) if controls(w, s, w.side_of(fire.target).other(), hex))
}

/// The word for a formation.
pub fn form_term(form: Form) -> Text {
    Text::key(format!("cm62-form-{}", form.id()))
}

/// What is declined or ended by being done.
const fn done(stage: &Stage) -> &'static str {
    match stage {
        Stage::SetUp(_) => "done-set-up",
        Stage::Artillery | Stage::Defensive | Stage::Offensive => "done-fire",
        Stage::Movement => "done-movement",
        Stage::Fire(fire) => match fire.step {
            FireStep::Flight(_) => "done-riders",
            _ => "done-fate",
        },
        Stage::RallyDie { .. } => "done-fate",
        Stage::Advance { .. } => "done-advance",
        Stage::Following { .. } => "done-riders",
        Stage::Rally => "done-rally",
        _ => "done",
    }
}

/// The governing rule.
const fn rule(s: &State, choice: &Choice) -> &'static str {
    match choice {
        Choice::Begin => "CM-5.1",
        Choice::Post { .. } => "CM-14.1c",
        Choice::Draw { .. } => "CM-14.1b",
        Choice::Move(_) | Choice::Halt => "CM-8.1a",
        Choice::Step(_) => "CM-8.0b",
        Choice::Form(Form::Limbered | Form::Unlimbered) => "CM-8.3a",
        Choice::Form(_) => "CM-8.3b",
        Choice::Ride(_) => "CM-6.4h",
        Choice::Lead(_) | Choice::Go(_) => "CM-6.4b",
        Choice::Enter { .. } => "CM-8.5a",
        Choice::Arrive { .. } => "CM-8.5b",
        Choice::Target(_) => match s.stage {
            Stage::Artillery => "CM-7.2",
            Stage::Defensive => "CM-9.2a",
            _ => "CM-9.3a",
        },
        Choice::Join(_) | Choice::Leave(_) | Choice::Fire => "CM-9.5a",
        Choice::Fate(_) => "CM-14.5b",
        Choice::Toward(_) => "CM-14.1e",
        Choice::Flee(_) => "CM-9.8b",
        Choice::Advance(_) => "CM-9.9a",
        Choice::Refuge(_) => "CM-6.4i",
        Choice::Rally(_) => "CM-10.1",
        Choice::Done => match s.stage {
            Stage::SetUp(_) => "CM-14.1d",
            Stage::Artillery | Stage::Defensive | Stage::Offensive => "CM-9.1a",
            Stage::Fire(_) | Stage::RallyDie { .. } => "CM-14.5b",
            Stage::Advance { .. } => "CM-9.9a",
            _ => "CM-5.6",
        },
    }
}

fn cost(w: &World, s: &State, choice: &Choice) -> Option<Cost> {
    match (s.stage, *choice) {
        (Stage::Moving(mv), Choice::Step(to)) => {
            let from = s[mv.unit].hex?;
            let halves = movement::check_step(w, s, &mv, to).ok()?;
            let mut reasons = Vec::new();
            if s[mv.unit].routed {
                reasons.push(reason("routed", "CM-8.6", None));
            } else {
                prices(w, s, mv.unit, from, to, |halves, price| reasons.push(price_reason(w, to, halves, price)));
            }
            if controls(w, s, w.side_of(mv.unit).other(), to) {
                reasons.push(reason("zoc", "CM-2.2c", None));
            }
            Some(paid(halves, left(w, s, &mv), reasons))
        }
        (Stage::Moving(mv), Choice::Form(form)) => {
            let halves = w.tables.movement.change.saturating_mul(2);
            let rule = if matches!(form, Form::Limbered | Form::Unlimbered) { "CM-8.3a" } else { "CM-8.3b" };
            let of_form = allowance(w, s, w.side_of(mv.unit), form);
            let mut cost = paid(halves, left(w, s, &mv), vec![reason("change", rule, Some(halves))]);
            cost.left = Some(i64::from(of_form.saturating_sub(mv.spent.saturating_add(halves))));
            Some(cost)
        }
        (Stage::Movement, Choice::Enter { unit, hex, dismounted }) => {
            let halves = check_enter(w, s, unit, hex, dismounted).ok()?;
            let form = entry_form(w.sheet(unit).kind, dismounted);
            let purse = allowance(w, s, w.side_of(unit), form);
            Some(paid(halves, purse, vec![reason("entry", "CM-8.5a", Some(halves))]))
        }
        (Stage::Leading { leader, points }, Choice::Go(hex)) => {
            let ridden = (1..=points).find(|n| leaders::rides(w, s, leader, *n).has(hex))?;
            Some(paid(ridden.saturating_mul(2), points.saturating_mul(2), vec![reason("ride", "CM-6.4b", None)]))
        }
        _ => None,
    }
}

fn paid(halves: u8, purse: u8, reasons: Vec<Reason>) -> Cost {
    Cost { points: halves.into(), left: Some(i64::from(purse.saturating_sub(halves))), fatigue: 0, reasons }
}

fn reason(key: &str, rule: &str, halves: Option<u8>) -> Reason {
    let text = Text::key(format!("cm62-why-{key}"));
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
    Text::key(format!("cm62-terrain-{}", w.terrain(hex).id))
}

/// Where a unit or leader could go, friend or enemy, as if it were moved now.
pub fn reach(w: &World, s: &State, id: &str) -> Option<ReachView> {
    if let Some(leader) = w.find_leader(id) {
        return reach_of_leader(w, s, id, leader);
    }
    let unit = w.find_unit(id)?;
    if s[unit].status != Status::OnMap {
        return None;
    }
    let mv = match s.stage {
        Stage::Moving(mv) if mv.unit == unit => mv,
        _ => movement::begin(w, s, unit),
    };
    let start = s[unit].hex?;
    let found = movement::reach(w, s, &mv);
    let path = |mut at: movement::Reached| {
        let mut path = vec![w.hex_id(at.hex).to_owned()];
        while at.from != start {
            let Some(before) = found.iter().find(|r| r.hex == at.from).filter(|r| r.hex != at.hex) else { break };
            at = *before;
            path.push(w.hex_id(at.hex).to_owned());
        }
        path.reverse();
        path
    };
    let stops = |r: &movement::Reached| r.stops.then(|| reason("zoc", "CM-2.2c", None));
    let ends = found.iter().filter(|r| r.ends && r.hex != start);
    let places = ends
        .map(|r| ReachPlace {
            place: w.hex_id(r.hex).to_owned(),
            cost: r.cost.into(),
            fatigue: 0,
            path: path(*r),
            stops: stops(r),
        })
        .collect();
    Some(ReachView { unit: id.to_owned(), places })
}

fn reach_of_leader(w: &World, s: &State, id: &str, leader: Leader) -> Option<ReachView> {
    if s.leader(leader).status != Status::OnMap {
        return None;
    }
    let most = match s.stage {
        Stage::Leading { leader: riding, points } if riding == leader => points,
        _ if s.is_leader_barred(w, leader) => 0,
        _ => leaders::allowance(w, s, leader),
    };
    let mut places = Vec::new();
    let mut before = crate::ids::Hexes::EMPTY;
    for ridden in 1..=most {
        let now = leaders::rides(w, s, leader, ridden);
        places.extend(now.less(before).map(|hex| ReachPlace {
            place: w.hex_id(hex).to_owned(),
            cost: i64::from(ridden) * 2,
            fatigue: 0,
            path: vec![w.hex_id(hex).to_owned()],
            stops: None,
        }));
        before = now;
    }
    Some(ReachView { unit: id.to_owned(), places })
}

/// The phase a stage belongs to.
pub const fn phase_of(stage: &Stage) -> Option<Phase> {
    Some(match stage {
        Stage::Command => Phase::Command,
        Stage::Artillery => Phase::Artillery,
        Stage::Movement | Stage::Moving(_) | Stage::Leading { .. } => Phase::Movement,
        Stage::Defensive => Phase::Defensive,
        Stage::Offensive | Stage::Advance { .. } | Stage::Following { .. } => Phase::Offensive,
        Stage::Fire(fire) => match fire.kind {
            FireKind::Artillery => Phase::Artillery,
            FireKind::Defensive => Phase::Defensive,
            FireKind::Offensive => Phase::Offensive,
        },
        Stage::Rally | Stage::RallyDie { .. } => Phase::Rally,
        _ => return None,
    })
}

/// The word for the part of the turn a stage belongs to.
pub fn phase_term(stage: &Stage) -> Text {
    let word = phase_of(stage).map_or("other", Phase::id);
    Text::key(format!("cm62-phase-{word}"))
}

/// Turn, phase and unit of a choice about to be made.
pub fn moment(w: &World, s: &State, choice: &Choice) -> Moment {
    let unit = match *choice {
        Choice::Move(unit) | Choice::Enter { unit, .. } | Choice::Target(unit) | Choice::Rally(unit) => {
            Some(w.sheet(unit).id.clone())
        }
        Choice::Lead(leader) | Choice::Arrive { leader, .. } => Some(w.leader(leader).id.clone()),
        _ => actor(w, s),
    };
    Moment { turn: s.turn.into(), phase: phase_term(&s.stage), unit }
}
