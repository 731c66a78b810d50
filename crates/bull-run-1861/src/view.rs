//! What a player is shown. Everything is open in this game: all viewers see the same.

use kernel::view::{Counter, Figure, Marker, PlaceView, Track, View};
use kernel::{Side, Text, Title, Viewer};

use crate::BullRun1861;
use crate::combat::{self, combat_strength, less_losses};
use crate::command::led_zones;
use crate::facing::front_of;
use crate::ids::{Brigade, Element, Hq, Zone, Zones};
use crate::state::{State, Status};
use crate::victory::{self, controller, side_term};
use crate::world::{Kind, World};
use crate::{describe, story, tell};

/// The view for a viewer.
pub fn view(w: &World, s: &State, viewer: Viewer) -> View {
    let asked = BullRun1861::asked(w, s);
    let mut choices = Vec::new();
    if crate::title::asked_side(w, s).is_some_and(|side| viewer.knows(side)) {
        let mut listed = Vec::new();
        BullRun1861::choices(w, s, &mut listed);
        choices.extend(listed.iter().map(|choice| describe::describe(w, s, choice)));
    }
    View {
        format: 1,
        title: crate::ID,
        scenario: w.scenario.id.clone(),
        viewer,
        asked,
        tracks: tracks(w, s),
        places: places(w, s),
        counters: counters(w, s),
        choices,
    }
}

fn tracks(w: &World, s: &State) -> Vec<Track> {
    let track = |id: &str, value: i64, max: Option<i64>, shows: Option<Text>, side: Option<Side>| Track {
        id: id.to_owned(),
        label: Text::key(format!("br61-track-{id}")),
        value,
        max,
        shows,
        side,
    };
    let mut tracks = vec![
        track("turn", s.turn.into(), Some(w.turns.into()), Some(tell::clock(w, s.turn)), None),
        match story::between(s) {
            Some(what) => track("phase", 0, None, Some(what), None),
            None => track("phase", s.phase.into(), Some(5), None, None),
        },
        track("first", 1, None, Some(side_term(s.first)), Some(s.first)),
        track("active", 1, None, Some(side_term(s.active)), Some(s.active)),
    ];
    let points = victory::points(w, s);
    for side in Side::BOTH {
        tracks.push(track("points", points[side].into(), None, None, Some(side)));
        tracks.push(track("losses", s.losses[side].into(), None, None, Some(side)));
        let offensive = match (s.offensive_now == Some(side), s.offensive_used[side]) {
            (true, _) => "br61-offensive-now",
            (false, true) => "br61-offensive-used",
            (false, false) => "br61-offensive-left",
        };
        tracks.push(track(
            "offensive",
            i64::from(s.offensive_used[side]),
            Some(1),
            Some(Text::key(offensive)),
            Some(side),
        ));
    }
    if w.options.historical_manoeuvre {
        tracks.push(track(
            "sudley",
            s.crossed_sudley.len().into(),
            Some(w.tables.options.manoeuvre_brigades.into()),
            None,
            Some(Side::Union),
        ));
    }
    tracks
}

fn places(w: &World, s: &State) -> Vec<PlaceView> {
    let zoc = Side::BOTH.map(|side| s.zoc(w, side));
    let scoring: Zones = w.scoring.iter().map(|scoring| scoring.zone).collect();
    let ford: Zones = w.farm_ford.map_or(Zones::EMPTY, |(a, b)| a.alone().or(b.alone()));
    let led = Side::BOTH.map(|side| led_zones(w, s, side));
    let shown = zoc[0].or(zoc[1]).or(led[0]).or(led[1]).or(scoring).or(s.attacked).or(ford);
    shown.map(|zone| place(w, s, zone, zoc, led)).collect()
}

fn place(w: &World, s: &State, zone: Zone, zoc: [Zones; 2], led: [Zones; 2]) -> PlaceView {
    let at = w.scoring.iter().position(|scoring| scoring.zone == zone);
    let mut markers = Vec::new();
    if s.attacked.has(zone) {
        markers.push(marker("attacked", None));
    }
    if crate::movement::beyond_farm_ford(w, zone).is_some() && !s.farm_ford_open {
        markers.push(marker("farm-ford-unknown", None));
    }
    PlaceView {
        id: w.zone_id(zone).to_owned(),
        points: at.and_then(|at| w.scoring.get(at)).map(|scoring| scoring.points),
        control: at.map(|at| controller(s, at)),
        zoc: sides_with(zoc, zone),
        command: sides_with(led, zone),
        markers,
    }
}

fn sides_with(zones: [Zones; 2], zone: Zone) -> Vec<Side> {
    Side::BOTH.into_iter().zip(zones).filter(|(_, zones)| zones.has(zone)).map(|(side, _)| side).collect()
}

fn marker(id: &str, value: Option<i64>) -> Marker {
    Marker { id: id.to_owned(), value, label: Text::key(format!("br61-marker-{id}")) }
}

fn counters(w: &World, s: &State) -> Vec<Counter> {
    let brigades = w.side_brigades.union.or(w.side_brigades.confederate);
    let hqs = w.side_hqs.union.or(w.side_hqs.confederate);
    let mut counters: Vec<Counter> = Vec::new();
    for brigade in brigades {
        counters.push(counter(w, s, brigade, brigade.counter()));
        if s.is_extended(brigade) {
            counters.push(counter(w, s, brigade, brigade.marker()));
        }
    }
    counters.extend(hqs.map(|hq| headquarters(w, s, hq)));
    counters
}

fn counter(w: &World, s: &State, brigade: Brigade, element: Element) -> Counter {
    let sheet = w.sheet(brigade);
    let b = s.brigade(brigade);
    let zone = s.zone_of(element);
    let attached = w.is_legion(brigade).then_some(s.legion_host).flatten();
    let place_in_stack = attached.unwrap_or(element);
    let line = zone.and_then(|zone| s.stacks[zone].line_of(place_in_stack)).unwrap_or(0) as u8;
    let faced = zone.and_then(|zone| s.facings[zone].and_then(|slot| w.ground(zone).faced(slot)));
    let front = zone.map_or(Zones::EMPTY, |zone| front_of(w, s, zone));
    let with = if element.is_marker() {
        Some(sheet.id.clone())
    } else {
        attached.map(|host| crate::choice::element_notation(w, host))
    };
    Counter {
        id: crate::choice::element_notation(w, element),
        name: sheet.name.clone(),
        side: sheet.side,
        kind: if element.is_marker() { "extended-line" } else { kind(sheet.kind) }.to_owned(),
        formation: Some(sheet.army.clone()),
        corps: None,
        chain: Vec::new(),
        band: None,
        target: None,
        place: zone.map(|zone| w.zone_id(zone).to_owned()),
        facing: faced.map(|zone| w.zone_id(zone).to_owned()),
        heading: None,
        front: front.map(|zone| w.zone_id(zone).to_owned()).collect(),
        line,
        status: status(b.status).to_owned(),
        figures: figures(w, s, brigade, element),
        markers: markers(w, s, brigade, element),
        with,
        note: Some(sheet.note.clone()),
    }
}

const fn kind(kind: Kind) -> &'static str {
    match kind {
        Kind::Infantry => "infantry",
        Kind::Cavalry => "cavalry",
        Kind::Legion => "legion",
    }
}

const fn status(status: Status) -> &'static str {
    match status {
        Status::Absent => "absent",
        Status::Unplaced => "unplaced",
        Status::Waiting => "waiting",
        Status::OnMap => "on-map",
        Status::Eliminated => "eliminated",
    }
}

fn figures(w: &World, s: &State, brigade: Brigade, element: Element) -> Vec<Figure> {
    let sheet = w.sheet(brigade);
    let extended = s.is_extended(brigade);
    let now = |printed: u8| {
        let current = less_losses(s, brigade, printed);
        i64::from(if extended { current.div_ceil(2) } else { current })
    };
    let figure = |id: &str, value: i64, printed: u8, provenance: &str| Figure {
        id: id.to_owned(),
        value,
        printed: printed.into(),
        provenance: provenance.to_owned(),
    };
    let combat = if w.is_legion(brigade) {
        i64::from(combat_strength(w, s, brigade))
    } else {
        i64::from(combat::element_strength(w, s, element))
    };
    vec![
        figure("combat", combat, sheet.combat, &sheet.provenance_combat),
        figure("artillery", now(sheet.artillery), sheet.artillery, &sheet.provenance_artillery),
        figure("cavalry", combat::cavalry(w, s, element).into(), sheet.cavalry, &sheet.provenance_cavalry),
        figure(
            "movement",
            crate::activation::movement_points(w, brigade).into(),
            crate::activation::movement_points(w, brigade),
            "B",
        ),
    ]
}

fn markers(w: &World, s: &State, brigade: Brigade, element: Element) -> Vec<Marker> {
    let b = s.brigade(brigade);
    let mut markers = Vec::new();
    if w.sheet(brigade).star {
        markers.push(marker("star", None));
    }
    if b.fatigue > 0 {
        markers.push(marker("fatigue", Some(b.fatigue.into())));
    }
    if b.losses > 0 {
        markers.push(marker("losses", Some(b.losses.into())));
    }
    if b.op {
        markers.push(marker("op", None));
    }
    if s.engaged.has(element) {
        markers.push(marker("attack", None));
    }
    if s.acted.has(brigade) {
        markers.push(marker("acted", None));
    }
    if s.is_extended(brigade) {
        markers.push(marker("extended", None));
    }
    markers
}

fn headquarters(w: &World, s: &State, hq: Hq) -> Counter {
    let sheet = w.hq_sheet(hq);
    let state = s.hq(hq);
    Counter {
        id: sheet.id.clone(),
        name: sheet.name.clone(),
        side: sheet.side,
        kind: "hq".to_owned(),
        formation: Some(sheet.army.clone()),
        corps: None,
        chain: Vec::new(),
        band: None,
        target: None,
        place: state.zone.map(|zone| w.zone_id(zone).to_owned()),
        facing: None,
        heading: None,
        front: Vec::new(),
        line: 0,
        status: if state.zone.is_some() { "on-map" } else { "off-map" }.to_owned(),
        figures: vec![Figure {
            id: "range".to_owned(),
            value: w.tables.command.range(sheet.side).into(),
            printed: w.tables.command.range(sheet.side).into(),
            provenance: "B".to_owned(),
        }],
        markers: if state.activated { vec![marker("activated", None)] } else { Vec::new() },
        with: None,
        note: Some(sheet.note.clone()),
    }
}
