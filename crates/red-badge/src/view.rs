//! What a player is shown. Only the efficiency markers are hidden, and with them how many activation markers the
//! brigades of the other side have left (3.5): those are asked of the secret for the viewer, never for the rules.

use kernel::view::{Marker, PlaceView, Track, View};
use kernel::{Side, Text, Title, Viewer};

use crate::RedBadge;
use crate::counters;
use crate::describe;
use crate::facing;
use crate::ids::{Brigade, Formation, Hex, MAX_FORMATIONS};
use crate::leaders;
use crate::pool;
use crate::scenario::VictoryKind;
use crate::stage::Phase;
use crate::state::{Allotment, State, Status};
use crate::terms::{self, brigade_term, formation_term, side_term};
use crate::title::{active_side, asked_side};
use crate::victory;
use crate::world::{Daylight, World};

/// The view for a viewer.
pub fn view(w: &World, s: &State, viewer: Viewer) -> View {
    let mut choices = Vec::new();
    if asked_side(w, s).is_some_and(|side| viewer.knows(side)) {
        let mut listed = Vec::new();
        RedBadge::choices(w, s, &mut listed);
        choices.extend(listed.iter().map(|choice| describe::describe(w, s, choice)));
    }
    View {
        format: 1,
        title: crate::ID,
        scenario: w.scenario.id.clone(),
        viewer,
        asked: RedBadge::asked(w, s),
        tracks: tracks(w, s, viewer),
        places: places(w, s),
        counters: counters::counters(w, s),
        choices,
    }
}

/// The word of a phase, its number in the turn, and its segment.
const fn phase_of(phase: Phase) -> (&'static str, i64, i64) {
    match phase {
        Phase::SetUp(_) => ("set-up", 0, 0),
        Phase::Initiative => ("initiative", 1, 1),
        Phase::Efficiency => ("efficiency", 2, 1),
        Phase::Pool => ("pool", 3, 1),
        Phase::Arrivals => ("arrivals", 4, 1),
        Phase::DivisionOrders(_) => ("division-orders", 6, 2),
        Phase::First => ("first", 7, 3),
        Phase::Draw => ("draw", 8, 3),
        Phase::ReserveFire => ("reserve-fire", 9, 3),
        Phase::Release => ("release", 9, 3),
        Phase::ReleaseOrder => ("release-order", 9, 3),
        Phase::OrderChange => ("order-change", 10, 3),
        Phase::Confusion => ("confusion", 11, 3),
        Phase::Actions => ("actions", 12, 3),
        Phase::Declare => ("declare", 13, 3),
        Phase::Resolve => ("resolve", 13, 3),
        Phase::Absorb => ("absorb", 14, 3),
        Phase::Attach => ("attach", 14, 3),
        Phase::EndActivation => ("end-activation", 14, 3),
        Phase::Commanders(_) => ("commanders", 15, 4),
        Phase::Replacements(_) => ("replacements", 16, 4),
        Phase::Recovery(_) => ("recovery", 16, 4),
        Phase::TurnEnd => ("turn-end", 17, 4),
        Phase::Over => ("over", 18, 4),
    }
}

/// The word for the part of the turn; with the brigade whose marker is in play, if there is one.
pub fn phase_term(w: &World, s: &State) -> Text {
    let phase = Text::key(format!("rb61-phase-{}", phase_of(s.phase).0));
    match s.active {
        Some(brigade) => Text::key("rb61-phase-of").term("brigade", brigade_term(w, brigade)).term("phase", phase),
        None => phase,
    }
}

fn track(id: &str, value: i64, max: Option<i64>, shows: Option<Text>, side: Option<Side>) -> Track {
    Track { id: id.to_owned(), label: Text::key(format!("rb61-track-{id}")), value, max, shows, side }
}

fn tracks(w: &World, s: &State, viewer: Viewer) -> Vec<Track> {
    let (_, number, segment) = phase_of(s.phase);
    let last = i64::from(w.last_turn()) + 1;
    let part = Text::key(format!("rb61-segment-{segment}"));
    let (initiative, active) = (s.initiative, active_side(w, s));
    let mut tracks = vec![
        track("turn", i64::from(s.turn) + 1, Some(last), Some(terms::clock(w, s.turn)), None),
        track("segment", segment, Some(4), Some(part), None),
        track("phase", number, Some(18), Some(phase_term(w, s)), None),
        track("initiative", 1, None, Some(side_term(initiative)), Some(initiative)),
    ];
    if let Some(brigade) = s.active {
        tracks.push(track("active", 1, None, Some(brigade_term(w, brigade)), Some(active)));
    }
    if s.order_tried {
        tracks.push(track("order-tried", 1, None, None, Some(active)));
    }
    if s.pinned {
        tracks.push(track("pinned", 1, None, None, Some(active)));
    }
    let (light, word) = match w.daylight(s.turn) {
        Daylight::Day => (0, "rb61-light-day"),
        Daylight::Dusk => (1, "rb61-light-dusk"),
        Daylight::Night => (2, "rb61-light-night"),
    };
    tracks.push(track("light", light, Some(2), Some(Text::key(word)), None));
    if w.heat(s.turn) {
        tracks.push(track("heat", 1, None, None, None));
    }
    tracks.extend(score(w, s));
    tracks.extend(drawn_markers(w, s, viewer));
    tracks
}

/// Points if the game ended now, and losses.
fn score(w: &World, s: &State) -> Vec<Track> {
    let points = victory::score(w, s);
    let mut tracks = Vec::new();
    for side in Side::BOTH {
        match w.victory.kind {
            VictoryKind::Pike => tracks.push(track("pike", points[side].into(), None, None, Some(side))),
            VictoryKind::Objectives if side == Side::Union => {
                tracks.push(track("points", points[side].into(), Some(w.victory.points.into()), None, Some(side)));
            }
            VictoryKind::Objectives => {}
        }
        tracks.push(track("losses", s.lost[side].into(), None, None, Some(side)));
    }
    tracks
}

/// Efficiency markers of the viewer's side, and the activation markers of every brigade: those played, which
/// everybody has seen, and of how many, where the viewer knows.
fn drawn_markers(w: &World, s: &State, viewer: Viewer) -> Vec<Track> {
    let mut tracks = Vec::new();
    for side in Side::BOTH {
        let known = s.efficiency[side].seen_by(viewer);
        if let Some(markers) = known {
            let own = (0..w.formations.len()).map(|at| Formation(at as u8));
            for formation in own.filter(|formation| w.formation(*formation).side == side && s.drawn.has(*formation)) {
                let value = markers.formations[formation.index().min(MAX_FORMATIONS - 1)];
                tracks.push(of_formation(w, formation, value.into()));
            }
            if s.cavalry_drawn[side] {
                tracks.push(track("efficiency-cavalry", markers.cavalry.into(), None, None, Some(side)));
            }
        }
        tracks.extend(w.side_brigades[side].filter_map(|brigade| of_brigade(w, s, brigade, known.is_some())));
    }
    tracks
}

fn of_formation(w: &World, formation: Formation, value: i64) -> Track {
    let sheet = w.formation(formation);
    let label = Text::key("rb61-track-efficiency").term("formation", formation_term(w, formation));
    let id = format!("efficiency-{}", sheet.id.to_ascii_lowercase());
    Track { id, label, value, max: None, shows: None, side: Some(sheet.side) }
}

fn of_brigade(w: &World, s: &State, brigade: Brigade, known: bool) -> Option<Track> {
    let sheet = w.brigade(brigade);
    let spent = s.spent_of(brigade);
    let open = matches!(s.brigade(brigade).allotment, Allotment::Nothing | Allotment::Fixed(_));
    // A brigade's number follows from markers of its own side alone.
    let put = (known || open).then(|| pool::put(w, s, brigade).max(spent));
    let idle = spent == 0 && s.brigade(brigade).allotment == Allotment::Nothing;
    (!idle).then(|| Track {
        id: format!("markers-{}", sheet.id.to_ascii_lowercase()),
        label: Text::key("rb61-track-markers").term("brigade", brigade_term(w, brigade)),
        value: spent.into(),
        max: put.map(i64::from),
        shows: None,
        side: Some(sheet.side),
    })
}

/// What lies on the map: fronts, objectives, works, and how far the leader commands who matters now.
fn places(w: &World, s: &State) -> Vec<PlaceView> {
    let mut zoc = vec![[false; 2]; usize::from(w.hex_count())];
    for side in Side::BOTH {
        for unit in s.on_map(w, side).filter(|unit| facing::has_zone(w, s, *unit)) {
            for hex in facing::fronts(w, s, unit) {
                if let Some(held) = zoc.get_mut(hex.index()) {
                    held[side.index()] = true;
                }
            }
        }
    }
    let command = commanding(w, s);
    let all = (0..w.hex_count()).map(Hex).zip(zoc);
    all.filter_map(|(hex, held)| place(w, s, hex, held, command)).collect()
}

/// Where the leader stands whose range is shown, and how far it goes: he who rides, else the active brigadier.
fn commanding(w: &World, s: &State) -> Option<(Hex, u8, Side)> {
    let riding = s.ride.map(|ride| ride.leader);
    let leader = riding.or_else(|| s.active.and_then(|brigade| w.brigade(brigade).brigadier))?;
    let hex = s.leader(leader).hex.filter(|_| s.leader(leader).status == Status::OnMap)?;
    Some((hex, leaders::range(w, s, leader), w.leader(leader).side))
}

fn place(w: &World, s: &State, hex: Hex, held: [bool; 2], command: Option<(Hex, u8, Side)>) -> Option<PlaceView> {
    let goal = w.objective_hexes.iter().find(|(at, _)| *at == hex);
    let objective = goal.and_then(|(_, at)| w.objectives.get(usize::from(*at)));
    let led = command.filter(|(from, range, _)| w.distance(*from, hex) <= *range);
    let mut markers = Vec::new();
    if let Some(objective) = objective {
        let name = Text::key(format!("rb61-objective-{}", objective.id));
        let label = Text::key("rb61-marker-objective").term("objective", name);
        markers.push(Marker { id: "objective".to_owned(), value: Some(objective.points.into()), label });
    }
    if let Some(works) = s.barricade(hex) {
        markers.push(Marker {
            id: "barricade".to_owned(),
            value: Some(works.sides.into()),
            label: Text::key("rb61-marker-barricade").term("side", side_term(works.owner)),
        });
    }
    let shown = held[0] || held[1] || led.is_some() || !markers.is_empty();
    shown.then(|| PlaceView {
        id: w.hex_id(hex).to_owned(),
        points: objective.map(|objective| objective.points.into()),
        control: objective.map(|_| if s.control.has(hex) { Side::Union } else { Side::Confederate }),
        zoc: Side::BOTH.into_iter().filter(|side| held[side.index()]).collect(),
        command: led.map(|(_, _, side)| side).into_iter().collect(),
        markers,
    })
}
