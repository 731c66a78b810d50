//! What a player is shown. Everything is open in this game: all viewers see the same.

use kernel::view::{Counter, Figure, Marker, PlaceView, Track, View};
use kernel::{Side, Text, Title, Viewer};

use crate::CedarMountain;
use crate::command::area;
use crate::describe::{self, phase_of, phase_term};
use crate::event::Phase;
use crate::fire;
use crate::ids::{Hex, Hexes, Leader, Unit};
use crate::movement::allowance;
use crate::sheets::{Kind, Rank};
use crate::state::{Form, Stage, State, Status};
use crate::tell;
use crate::victory::side_term;
use crate::world::World;
use crate::zones::zoc;

/// The view for a viewer.
pub fn view(w: &World, s: &State, viewer: Viewer) -> View {
    let mut choices = Vec::new();
    if crate::title::asked_side(w, s).is_some_and(|side| viewer.knows(side)) {
        let mut listed = Vec::new();
        CedarMountain::choices(w, s, &mut listed);
        choices.extend(listed.iter().map(|choice| describe::describe(w, s, choice)));
    }
    View {
        format: 1,
        title: crate::ID,
        scenario: w.scenario.id.clone(),
        viewer,
        asked: CedarMountain::asked(w, s),
        tracks: tracks(w, s),
        places: places(w, s),
        counters: counters(w, s),
        choices,
    }
}

const fn phase_number(phase: Option<Phase>) -> i64 {
    match phase {
        None => 0,
        Some(Phase::Command) => 1,
        Some(Phase::Artillery) => 2,
        Some(Phase::Movement) => 3,
        Some(Phase::Defensive) => 4,
        Some(Phase::Offensive) => 5,
        Some(Phase::Rally) => 6,
    }
}

fn tracks(w: &World, s: &State) -> Vec<Track> {
    let track = |id: &str, value: i64, max: Option<i64>, shows: Option<Text>, side: Option<Side>| Track {
        id: id.to_owned(),
        label: Text::key(format!("cm62-track-{id}")),
        value,
        max,
        shows,
        side,
    };
    let last = i64::from(w.scenario.last_turn);
    let mut tracks = vec![
        track("turn", s.turn.into(), Some(last), Some(tell::clock(w, s.turn)), None),
        track("phase", phase_number(phase_of(&s.stage)), Some(6), Some(phase_term(&s.stage)), None),
        track("active", 1, None, Some(side_term(s.active)), Some(s.active)),
    ];
    for side in Side::BOTH {
        let net = if side == Side::Union { s.net } else { -s.net };
        tracks.push(track("points", net.into(), None, None, Some(side)));
        tracks.push(track("losses", s.lost[side].into(), None, None, Some(side)));
        tracks.push(track("fate", s.fate.and(w.side_leaders[side]).len().into(), None, None, Some(side)));
    }
    tracks.push(track("objective-points", s.objective_points.into(), None, None, Some(Side::Union)));
    if s.is_night(w) {
        tracks.push(track("night", 1, None, None, None));
    }
    tracks
}

fn places(w: &World, s: &State) -> Vec<PlaceView> {
    let zoc = Side::BOTH.map(|side| zoc(w, s, side));
    let led = Side::BOTH.map(|side| {
        let areas = s.leaders_on_map(w, side).map(|leader| area(w, s, leader));
        areas.fold(Hexes::EMPTY, Hexes::or)
    });
    let shown = zoc[0].or(zoc[1]).or(led[0]).or(led[1]).or(w.objectives);
    shown.map(|hex| place(w, s, hex, zoc, led)).collect()
}

fn place(w: &World, s: &State, hex: Hex, zoc: [Hexes; 2], led: [Hexes; 2]) -> PlaceView {
    let objective = w.objectives.has(hex);
    let with = |hexes: [Hexes; 2]| {
        let sides = Side::BOTH.into_iter().zip(hexes).filter(|(_, hexes)| hexes.has(hex));
        sides.map(|(side, _)| side).collect()
    };
    PlaceView {
        id: w.hex_id(hex).to_owned(),
        points: objective.then(|| w.tables.victory.objective.into()),
        control: s.unit_at(hex).filter(|_| objective).map(|unit| w.side_of(unit)),
        zoc: with(zoc),
        command: with(led),
        markers: if objective { vec![marker("objective", None)] } else { Vec::new() },
    }
}

fn marker(id: &str, value: Option<i64>) -> Marker {
    Marker { id: id.to_owned(), value, label: Text::key(format!("cm62-marker-{id}")) }
}

fn counters(w: &World, s: &State) -> Vec<Counter> {
    let units = w.side_units.union.or(w.side_units.confederate).map(|unit| counter(w, s, unit));
    let leaders = w.side_leaders.union.or(w.side_leaders.confederate).map(|leader| leader_counter(w, s, leader));
    units.chain(leaders).collect()
}

const fn status(status: Status) -> &'static str {
    match status {
        Status::Absent => "absent",
        Status::Waiting => "waiting",
        Status::OnMap => "on-map",
        Status::Gone => "eliminated",
    }
}

fn counter(w: &World, s: &State, unit: Unit) -> Counter {
    let (sheet, u) = (w.sheet(unit), s.unit(unit));
    let command = if sheet.division.is_empty() { &sheet.corps } else { &sheet.division };
    Counter {
        id: sheet.id.clone(),
        name: sheet.name.clone(),
        side: sheet.side,
        kind: sheet.kind.id().to_owned(),
        formation: Some(command.clone()).filter(|name| !name.is_empty()),
        corps: Some(sheet.corps.clone()).filter(|name| !name.is_empty()),
        chain: Vec::new(),
        band: sheet.independent.then(|| "gold".to_owned()),
        place: u.hex.map(|hex| w.hex_id(hex).to_owned()),
        facing: None,
        heading: None,
        front: Vec::new(),
        target: aim(w, s, unit),
        line: 0,
        status: status(u.status).to_owned(),
        figures: figures(w, s, unit),
        markers: markers(w, s, unit),
        with: None,
        note: Some(sheet.note.clone()),
    }
}

/// What a unit that has joined a fire fires with, doubled or halved by range (CM-9.R).
fn firing(w: &World, s: &State, unit: Unit) -> Option<Marker> {
    aim(w, s, unit)?;
    let (halves, strength) = fire::part_in(w, s, unit)?;
    let label = Text::key("cm62-marker-firing").num("halves", halves);
    Some(Marker { id: "firing".to_owned(), value: Some(strength.into()), label })
}

/// The hex a unit is named to fire at.
fn aim(w: &World, s: &State, unit: Unit) -> Option<String> {
    match s.stage {
        Stage::Fire(fire) if fire.firers.has(unit) => Some(w.hex_id(fire.hex).to_owned()),
        _ => None,
    }
}

fn figures(w: &World, s: &State, unit: Unit) -> Vec<Figure> {
    let (sheet, u) = (w.sheet(unit), s.unit(unit));
    let figure = |id: &str, value: i64, printed: i64, provenance: &str| Figure {
        id: id.to_owned(),
        value,
        printed,
        provenance: provenance.to_owned(),
    };
    let points = i64::from(allowance(w, s, sheet.side, u.form) / 2);
    let source = match u.form {
        Form::Line => "movement.infantry",
        Form::Mounted => "movement.mounted",
        Form::Dismounted => "movement.dismounted",
        Form::Limbered | Form::Unlimbered => "movement.artillery",
    };
    let mut figures = vec![
        figure("strength", u.sp.into(), sheet.sp.into(), &sheet.provenance_sp),
        figure("morale", w.morale(unit).into(), w.morale(unit).into(), &sheet.provenance_morale),
        figure("movement", points, points, w.tables.source(source)),
    ];
    if sheet.kind != Kind::Artillery {
        let shattered = i64::from(sheet.shattered);
        figures.push(figure("shattered-at", shattered, shattered, "R"));
    }
    figures
}

/// In the set-up whoever is settled has been drawn up or posted, which is no move.
const fn has_moved(s: &State) -> bool {
    !matches!(s.stage, Stage::SetUp(_))
}

fn markers(w: &World, s: &State, unit: Unit) -> Vec<Marker> {
    let u = s.unit(unit);
    let lost = w.sheet(unit).sp - u.sp.min(w.sheet(unit).sp);
    let on = |is: bool, id: &str| is.then(|| marker(id, None));
    let alive = u.status == Status::OnMap;
    [
        (lost > 0).then(|| marker("losses", Some(lost.into()))),
        on(alive && s.is_shattered(w, unit), "shattered"),
        on(u.routed, "routed"),
        on(u.out_of_command, "out-of-command"),
        on(u.fired, "fired"),
        on(u.form == Form::Limbered, "limbered"),
        on(u.form == Form::Dismounted, "dismounted"),
        on(has_moved(s) && s.moved.has(unit), "moved"),
        on(s.shot.has(unit), "fired-at"),
        on(w.sheet(unit).independent, "independent"),
        firing(w, s, unit),
    ]
    .into_iter()
    .flatten()
    .collect()
}

fn leader_counter(w: &World, s: &State, leader: Leader) -> Counter {
    let (sheet, l) = (w.leader(leader), s.leader(leader));
    let command = if sheet.division.is_empty() { &sheet.corps } else { &sheet.division };
    let radius = crate::command::radius(w, s, leader);
    let with = l.hex.and_then(|hex| s.unit_at(hex)).filter(|unit| w.side_of(*unit) == sheet.side);
    let on = |is: bool, id: &str| is.then(|| marker(id, None));
    let flags = [
        on(l.replacement, "replacement"),
        on(s.fate.has(leader), "fate"),
        on(has_moved(s) && s.moved_leaders.has(leader), "moved"),
    ];
    Counter {
        id: sheet.id.clone(),
        name: sheet.name.clone(),
        side: sheet.side,
        kind: "leader".to_owned(),
        formation: Some(command.clone()),
        corps: Some(sheet.corps.clone()),
        chain: Vec::new(),
        band: (sheet.rank == Rank::Corps).then(|| "gold".to_owned()),
        place: l.hex.map(|hex| w.hex_id(hex).to_owned()),
        facing: None,
        heading: None,
        front: Vec::new(),
        target: None,
        line: 1,
        status: status(l.status).to_owned(),
        figures: vec![Figure {
            id: "radius".to_owned(),
            value: radius.into(),
            printed: w.tables.command.radius.into(),
            provenance: w.tables.source("command").to_owned(),
        }],
        markers: flags.into_iter().flatten().collect(),
        with: with.map(|unit| w.sheet(unit).id.clone()),
        note: Some(sheet.note.clone()),
    }
}
