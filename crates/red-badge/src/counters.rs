//! Counters as they are shown: regiments, batteries, leaders, the second halves of extended lines.

use kernel::view::{Counter, Figure, Marker};
use kernel::{Side, Text};

use crate::disorder::starting_strength;
use crate::effectiveness;
use crate::facing;
use crate::ids::{Brigade, Formation, Hex, Leader, Unit};
use crate::leaders;
use crate::movement::allowance;
use crate::stage::Phase;
use crate::state::{Form, Order, State, Status};
use crate::terms::{self, side_term};
use crate::world::{Rank, World};

/// All counters, those who lead the greater formations first.
pub fn counters(w: &World, s: &State) -> Vec<Counter> {
    let mut found: Vec<Counter> = Vec::new();
    for side in Side::BOTH {
        let mut chiefs: Vec<Leader> = w.side_leaders[side].and(w.leaders_in_scenario).collect();
        chiefs.sort_by_key(|leader| w.leader(*leader).rank);
        found.extend(chiefs.into_iter().map(|leader| leader_counter(w, s, leader)));
        for unit in w.side_units[side].and(w.in_scenario) {
            found.push(counter(w, s, unit));
            found.extend(s[unit].wing().map(|wing| wing_counter(w, s, unit, wing)));
        }
    }
    found
}

const fn status(status: Status) -> &'static str {
    match status {
        Status::Absent => "absent",
        Status::Waiting => "waiting",
        Status::Queued => "queued",
        Status::OnMap => "on-map",
        Status::Abandoned => "abandoned",
        Status::Captured => "captured",
        Status::Recovery => "recovery",
        Status::Gone => "eliminated",
    }
}

/// The places a facing lies between, for the page; the neighbours left and right of the vertex that are in play.
pub fn faced(w: &World, hex: Hex, facing: u8) -> Option<String> {
    let near = [facing % 6, (facing % 6 + 1) % 6].map(|at| w.neighbour(hex, at));
    let names: Vec<&str> = near.into_iter().flatten().map(|hex| w.hex_id(hex)).collect();
    (!names.is_empty()).then(|| names.join("/"))
}

/// A facing in degrees clockwise from north.
pub const fn heading(facing: u8) -> u16 {
    (facing % 6) as u16 * 60 + 30
}

fn marker(id: &str, value: Option<i64>) -> Marker {
    Marker { id: id.to_owned(), value, label: Text::key(format!("rb61-marker-{id}")) }
}

fn chain(w: &World, brigade: Option<Brigade>, formation: Option<Formation>) -> Vec<String> {
    let above = formation.map(|formation| w.formation(formation).name.clone());
    above.into_iter().chain(brigade.map(|brigade| w.brigade(brigade).name.clone())).collect()
}

/// The hex in which a piece lies on the map: abandoned guns lie there too.
const fn lies(status: Status) -> bool {
    matches!(status, Status::OnMap | Status::Abandoned | Status::Captured)
}

fn counter(w: &World, s: &State, unit: Unit) -> Counter {
    let (sheet, u) = (w.unit(unit), &s[unit]);
    let brigade = s.belongs(w, unit);
    let formation = w.brigade(brigade).formation;
    let hex = u.hex().filter(|_| lies(u.status));
    let on_map = u.status == Status::OnMap;
    let mut names = chain(w, Some(brigade), formation);
    names.push(sheet.regiment.clone());
    Counter {
        id: sheet.id.clone(),
        name: sheet.name.clone(),
        side: sheet.side,
        kind: sheet.kind.id().to_owned(),
        formation: Some(w.brigade(brigade).name.clone()),
        corps: formation.map(|formation| w.formation(formation).name.clone()),
        chain: names,
        band: None,
        place: hex.map(|hex| w.hex_id(hex).to_owned()),
        facing: hex.filter(|_| on_map).and_then(|hex| faced(w, hex, u.facing)),
        heading: on_map.then(|| heading(u.facing)),
        front: if on_map { fronts(w, s, unit) } else { Vec::new() },
        target: target(w, s, unit),
        line: line_of(w, s, unit, hex),
        status: status(u.status).to_owned(),
        figures: figures(w, s, unit),
        markers: markers(w, s, unit),
        with: None,
        note: Some(sheet.note.clone()).filter(|note| !note.is_empty()),
    }
}

fn fronts(w: &World, s: &State, unit: Unit) -> Vec<String> {
    facing::fronts(w, s, unit).map(|hex| w.hex_id(hex).to_owned()).collect()
}

/// The hex a unit has declared to shock, or fires at now.
fn target(w: &World, s: &State, unit: Unit) -> Option<String> {
    let fires = s.fire.filter(|fire| fire.firers.has(unit)).map(|fire| fire.target);
    s[unit].aim().or(fires).map(|hex| w.hex_id(hex).to_owned())
}

/// Position in the stack: the top counter, the one beneath it, then guns (8.21).
fn line_of(w: &World, s: &State, unit: Unit, hex: Option<Hex>) -> u8 {
    let Some(hex) = hex else { return 0 };
    let top = s.top_in(w, hex);
    let before = |other: Unit| {
        let rank = |unit: Unit| (w.unit(unit).is_artillery(), top != Some(unit), unit);
        rank(other) < rank(unit)
    };
    s.units_in(w, hex).filter(|other| *other != unit && before(*other)).count() as u8
}

/// The second half of an extended line (8.41).
fn wing_counter(w: &World, s: &State, unit: Unit, wing: Hex) -> Counter {
    let whole = counter(w, s, unit);
    let half = i64::from(s[unit].sp / 2);
    Counter {
        id: format!("{}+", whole.id),
        kind: "extended-line".to_owned(),
        place: Some(w.hex_id(wing).to_owned()),
        facing: faced(w, wing, s[unit].facing),
        line: line_of(w, s, unit, Some(wing)),
        figures: vec![figure("strength", half, half, "R")],
        markers: Vec::new(),
        with: Some(whole.id.clone()),
        target: None,
        ..whole
    }
}

fn figure(id: &str, value: i64, printed: i64, provenance: &str) -> Figure {
    Figure { id: id.to_owned(), value, printed, provenance: letter(provenance) }
}

/// The first letter of a provenance such as `P31`.
fn letter(provenance: &str) -> String {
    let first = provenance.chars().next().filter(|letter| "BPMR".contains(*letter));
    first.unwrap_or('R').to_string()
}

fn figures(w: &World, s: &State, unit: Unit) -> Vec<Figure> {
    let (sheet, u) = (w.unit(unit), &s[unit]);
    let [_, sp, cohesion, weapon, _] = &sheet.provenance;
    let reach = i64::from(w.tables.weapon(sheet.weapon).reach());
    let steps = i64::from(allowance(w, s, unit) / 2);
    vec![
        figure("strength", u.sp.into(), sheet.sp.into(), sp),
        figure("cohesion", sheet.cohesion.into(), sheet.cohesion.into(), cohesion),
        figure("movement", steps, sheet.ma.into(), w.tables.source("movement")),
        figure("fire-range", reach, reach, weapon),
    ]
}

const fn order_marker(order: Order) -> &'static str {
    match order {
        Order::March => "order-march",
        Order::Advance => "order-advance",
        Order::Attack => "order-attack",
        Order::Reserve => "order-reserve",
    }
}

fn markers(w: &World, s: &State, unit: Unit) -> Vec<Marker> {
    let (sheet, u) = (w.unit(unit), &s[unit]);
    let brigade = s.belongs(w, unit);
    let lost = starting_strength(w, unit).saturating_sub(u.sp);
    let on = |is: bool, id: &str| is.then(|| marker(id, None));
    let counted = |value: u8, id: &str| (value > 0).then(|| marker(id, Some(value.into())));
    let alive = u.status == Status::OnMap;
    let acts = !matches!(s.phase, Phase::SetUp(_));
    let weapon = w.tables.weapon(sheet.weapon).id.to_ascii_lowercase();
    [
        (u.status != Status::Gone).then(|| marker(order_marker(u.order), None)),
        on(u.disordered && alive, "disordered"),
        counted(lost, "losses"),
        counted(s.brigade(brigade).fatigue, "fatigue"),
        on(effectiveness::is_ineffective(w, s, brigade), "ineffective"),
        on(u.form == Form::Limbered, "limbered"),
        on(u.form == Form::Mounted, "mounted"),
        on(u.form == Form::Dismounted, "dismounted"),
        on(u.is_extended(), "extended"),
        u.refused.map(|flank| Marker {
            id: "refused".to_owned(),
            value: None,
            label: Text::key("rb61-marker-refused").term("flank", terms::flank_term(flank)),
        }),
        on(s.prepared.has(unit), "prepared"),
        counted(u.built, "building"),
        on(u.under && alive, "beneath"),
        on(acts && s.idle.has(unit), "skips"),
        on(acts && s.finished.has(unit), "finished"),
        on(acts && s.moved.has(unit), "moved"),
        on(acts && s.fired.has(unit), "fired"),
        on(acts && s.acted.has(unit), "acted"),
        on(s.tried.has(unit), "tried"),
        on(s.tested.has(unit) && s.active.is_some(), "tested"),
        on(s.silent.has(unit), "silent"),
        on(s.barraged.has(unit), "barraged"),
        on(s.returned.or(s.checked).or(s.defended).has(unit), "answered"),
        on(s.reacted.has(unit), "reacted"),
        on(s.seen.has(unit), "seen"),
        on(sheet.confusing && !s.identified.has(unit), "confusing"),
        on(sheet.confusing && s.identified.has(unit), "identified"),
        on(sheet.recruit, "recruit"),
        due(w, s, unit),
        Some(marker(&format!("weapon-{weapon}"), None)),
    ]
    .into_iter()
    .flatten()
    .collect()
}

/// When and where a unit comes that is not on the map yet.
fn due(w: &World, s: &State, unit: Unit) -> Option<Marker> {
    let group = w.group_of(unit).and_then(|at| w.groups.get(at))?;
    due_marker(w, s[unit].status, group.turn, group.hex)
}

fn due_marker(w: &World, status: Status, turn: u8, hex: Hex) -> Option<Marker> {
    let key = match status {
        Status::Waiting => "rb61-marker-due",
        Status::Queued => "rb61-marker-queued",
        _ => return None,
    };
    let label = Text::key(key).term("clock", terms::clock(w, turn)).name("hex", w.hex_name(hex));
    Some(Marker { id: "due".to_owned(), value: Some(i64::from(turn) + 1), label })
}

fn leader_counter(w: &World, s: &State, leader: Leader) -> Counter {
    let (sheet, l) = (w.leader(leader), s.leader(leader));
    let hex = l.hex.filter(|_| l.status == Status::OnMap);
    let with = hex.and_then(|hex| s.units_in(w, hex).find(|unit| w.side_of(*unit) == sheet.side));
    let formation = sheet.formation.or_else(|| sheet.brigade.and_then(|brigade| w.brigade(brigade).formation));
    let below = hex.map_or(0, |hex| s.units_in(w, hex).len() as u8);
    Counter {
        id: sheet.id.clone(),
        name: sheet.name.clone(),
        side: sheet.side,
        kind: "leader".to_owned(),
        formation: sheet.brigade.map(|brigade| w.brigade(brigade).name.clone()),
        corps: formation.map(|formation| w.formation(formation).name.clone()),
        chain: chain(w, sheet.brigade, formation),
        band: (sheet.rank != Rank::Brigade).then(|| "yellow".to_owned()),
        place: hex.map(|hex| w.hex_id(hex).to_owned()),
        facing: None,
        heading: None,
        front: Vec::new(),
        target: None,
        line: below,
        status: status(l.status).to_owned(),
        figures: leader_figures(w, s, leader),
        markers: leader_markers(w, s, leader),
        with: with.map(|unit| w.unit(unit).id.clone()),
        note: Some(sheet.note.clone()).filter(|note| !note.is_empty()),
    }
}

fn leader_figures(w: &World, s: &State, leader: Leader) -> Vec<Figure> {
    let sheet = w.leader(leader);
    let source = &sheet.provenance[1];
    let mut figures = vec![
        figure("range", leaders::range(w, s, leader).into(), sheet.range.into(), source),
        figure("movement", sheet.ma.into(), sheet.ma.into(), source),
    ];
    if !sheet.is_brigadier() {
        figures.push(figure("rating", leaders::rating(w, s, leader).into(), sheet.initiative.into(), source));
    }
    if let Some(brigade) = sheet.brigade {
        let (lost, most) = (effectiveness::lost(w, s, brigade), effectiveness::threshold(w, s, brigade));
        figures.push(figure("brigade-losses", lost.into(), most.into(), w.tables.source("effectiveness")));
    }
    figures
}

fn leader_markers(w: &World, s: &State, leader: Leader) -> Vec<Marker> {
    let (sheet, l) = (w.leader(leader), s.leader(leader));
    let on = |is: bool, id: &str| is.then(|| marker(id, None));
    let acts = !matches!(s.phase, Phase::SetUp(_));
    let group = w.group_of_leader(leader).and_then(|at| w.groups.get(at));
    let mut found: Vec<Marker> = [
        on(l.replacement, "replacement"),
        on(l.blown, "blown"),
        on(acts && s.rode.has(leader), "moved"),
        group.and_then(|group| due_marker(w, l.status, group.turn, group.hex)),
    ]
    .into_iter()
    .flatten()
    .collect();
    if let Some(brigade) = sheet.brigade {
        let state = s.brigade(brigade);
        let fatigue = state.fatigue;
        let more = [
            Some(marker(order_marker(state.order), None)),
            (fatigue > 0).then(|| marker("fatigue", Some(fatigue.into()))),
            on(l.status == Status::OnMap && !state.in_command && acts, "out-of-command"),
            on(effectiveness::is_ineffective(w, s, brigade), "ineffective"),
            on(s.ordered.has(brigade), "ordered"),
        ];
        found.extend(more.into_iter().flatten());
    }
    let rank = Text::key(format!("rb61-rank-{}", sheet.rank.id())).term("side", side_term(sheet.side));
    found.push(Marker { id: format!("rank-{}", sheet.rank.id()), value: None, label: rank });
    found
}
