//! What a player is shown. Everything is open in this game: all viewers see the same.

use kernel::view::{Counter, Figure, Marker, PlaceView, Track, View};
use kernel::{Side, Text, Title, Viewer};

use crate::SecondBullRun;
use crate::combat::{artillery_strength, combat_strength};
use crate::command::command_zones;
use crate::describe;
use crate::facing::{Field, front_of};
use crate::ids::{Brigade, Leader, Zone, Zones};
use crate::movement::{action_points, allowance};
use crate::state::{Stage, State, Status};
use crate::tell::{clock, entry_letter};
use crate::turn::{counter_attack, counter_attacking};
use crate::victory::{self, controller, side_term};
use crate::world::{Kind, Rank, World};

/// The view for a viewer.
pub fn view(w: &World, s: &State, viewer: Viewer) -> View {
    let asked = SecondBullRun::asked(w, s);
    let mut choices = Vec::new();
    if crate::title::asked_side(w, s).is_some_and(|side| viewer.knows(side)) {
        let mut listed = Vec::new();
        SecondBullRun::choices(w, s, &mut listed);
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

fn track(id: &str, value: impl Into<i64>, max: Option<i64>, shows: Option<Text>, side: Option<Side>) -> Track {
    Track { id: id.to_owned(), label: Text::key(format!("sbr-track-{id}")), value: value.into(), max, shows, side }
}

fn tracks(w: &World, s: &State) -> Vec<Track> {
    let day = w.day(s.day);
    let mut tracks = vec![
        // The night lies between two days, and set-up and administration are none of the numbered phases.
        track("turn", s.turn, (!s.night).then(|| day.last.into()), Some(hour(w, s)), None),
        track("phase", s.phase, is_numbered(s).then_some(5), Some(stage_name(s)), None),
        track("first", 1, None, Some(side_term(s.first)), Some(s.first)),
        track("active", 1, None, Some(side_term(s.active)), Some(s.active)),
    ];
    if w.scenario.days.len() > 1 {
        tracks.push(track("day", s.day, Some(w.scenario.days.len() as i64), None, None));
    }
    if let Some(chief) = s.part.chief {
        let shows = Text::key("sbr-slots").num("slots", s.part.slots).name("leader", w.leader(chief).name.clone());
        tracks.push(track("slots", s.part.slots, None, Some(shows), Some(s.active)));
    }
    if let Stage::Night(_) = s.stage
        && s.night_moves.left > 0
    {
        tracks.push(track("night-moves", s.night_moves.left, Some(w.tables.night.moves.into()), None, Some(s.active)));
    }
    let points = victory::points(w, s);
    for side in Side::BOTH {
        tracks.push(track("points", points[side], None, None, Some(side)));
        tracks.push(track("losses", victory::inflicted(w, s, side.other()), None, None, Some(side)));
        if w.options.tactical && day.tactical_option && s.has_army_commander(w, side) {
            let key = if s.manoeuvre[side] { "sbr-tactical-manoeuvre" } else { "sbr-tactical-assault" };
            tracks.push(track("tactical", s.manoeuvre[side], Some(1), Some(Text::key(key)), Some(side)));
        }
    }
    if let Some(attack) = counter_attack(w, s) {
        let (value, key) = match s.counter_attack {
            None => (0, "sbr-counter-attack-left"),
            Some(declared) if s.turn <= declared => (1, "sbr-counter-attack-declared"),
            Some(_) if counter_attacking(w, s) => (1, "sbr-counter-attack-now"),
            Some(_) => (2, "sbr-counter-attack-over"),
        };
        tracks.push(track("counter-attack", value, Some(2), Some(Text::key(key)), Some(attack.side)));
    }
    tracks
}

fn hour(w: &World, s: &State) -> Text {
    if s.night { Text::key("sbr-night") } else { clock(w, s.turn) }
}

/// True in the phases of the two players, of which there are at most five.
fn is_numbered(s: &State) -> bool {
    let name = stage_name(s);
    ["sbr-phase-action", "sbr-phase-commanders", "sbr-phase-combat"].contains(&name.key.as_str())
}

/// The part of the turn in a word or two.
pub fn stage_name(s: &State) -> Text {
    let half = |key: &str| Text::key(key).num("phase", s.phase).term("side", side_term(s.active));
    match s.stage {
        Stage::CallBefore | Stage::SetUp(_) | Stage::Facings { .. } => Text::key("sbr-phase-set-up"),
        _ if s.night => Text::key("sbr-night"),
        Stage::Initiative => Text::key("sbr-phase-initiative"),
        Stage::Acting(act) | Stage::Declaring(act) if act.march == crate::state::March::Action => {
            half("sbr-phase-action")
        }
        Stage::Designate | Stage::MainGroup | Stage::Slots | Stage::Brigades | Stage::Continuation => {
            half("sbr-phase-action")
        }
        Stage::Commanders => half("sbr-phase-commanders"),
        Stage::Chains | Stage::Combats | Stage::Fight(_) | Stage::Advance(_) => half("sbr-phase-combat"),
        Stage::RoutMoves { .. }
        | Stage::Recovery
        | Stage::Declare(_)
        | Stage::Arrivals(_)
        | Stage::Entries(_)
        | Stage::Acting(_)
        | Stage::Declaring(_)
        | Stage::Riding { .. }
        | Stage::TurnEnd
        | Stage::Night(_)
        | Stage::Over => Text::key("sbr-phase-administration"),
    }
}

/// Zones of each side: of control, and in the range of its commanders; and those under attack.
struct Reaches {
    zoc: [Zones; 2],
    command: [Zones; 2],
    targets: Zones,
}

/// Zones in command range of the commanders who matter now: the one designated, else all corps commanders (9.2).
fn led_zones(w: &World, s: &State, side: Side) -> Zones {
    let chief = s.part.chief.filter(|_| s.active == side);
    let leaders = chief.map_or(w.chiefs[side], |chief| chief.alone());
    leaders.fold(Zones::EMPTY, |zones, leader| zones.or(command_zones(w, s, leader)))
}

fn places(w: &World, s: &State) -> Vec<PlaceView> {
    // A side's zones of control are what hinders the other.
    let zoc = Side::BOTH.map(|side| Field::of(w, s, side.other()).zoc);
    let command = Side::BOTH.map(|side| led_zones(w, s, side));
    let objectives: Zones = w.objectives.iter().map(|o| o.zone).collect();
    let targets = targets(w, s);
    let shown = zoc[0].or(zoc[1]).or(command[0]).or(command[1]).or(objectives).or(targets).or(s.part.fought);
    let reaches = Reaches { zoc, command, targets };
    shown.map(|zone| place(w, s, zone, &reaches)).collect()
}

/// Zones under an Attack marker.
fn targets(w: &World, s: &State) -> Zones {
    let all = w.side_brigades.union.or(w.side_brigades.confederate);
    all.filter_map(|b| s.brigade(b).attack).collect()
}

fn place(w: &World, s: &State, zone: Zone, reaches: &Reaches) -> PlaceView {
    let at = w.objectives.iter().position(|o| o.zone == zone);
    let mut markers = Vec::new();
    if reaches.targets.has(zone) {
        markers.push(marker("attacked", None));
    }
    if s.part.fought.has(zone) {
        markers.push(marker("fought", None));
    }
    if let Some(objective) = at.and_then(|at| w.objectives.get(at)) {
        let id = match objective.side {
            Side::Union => "objective-union",
            Side::Confederate => "objective-confederate",
        };
        markers.push(marker(id, None));
    }
    PlaceView {
        id: w.zone_id(zone).to_owned(),
        points: at.map(|_| w.scenario.victory.objective),
        control: at.map(|at| controller(s, at)),
        zoc: sides_with(reaches.zoc, zone),
        command: sides_with(reaches.command, zone),
        markers,
    }
}

fn sides_with(zones: [Zones; 2], zone: Zone) -> Vec<Side> {
    Side::BOTH.into_iter().zip(zones).filter(|(_, zones)| zones.has(zone)).map(|(side, _)| side).collect()
}

fn marker(id: &str, value: Option<i64>) -> Marker {
    Marker { id: id.to_owned(), value, label: Text::key(format!("sbr-marker-{id}")) }
}

fn counters(w: &World, s: &State) -> Vec<Counter> {
    let brigades = w.side_brigades.union.or(w.side_brigades.confederate);
    let leaders = w.side_leaders.union.or(w.side_leaders.confederate);
    brigades.map(|b| counter(w, s, b)).chain(leaders.map(|l| commander(w, s, l))).collect()
}

fn ids(w: &World, zones: Zones) -> Vec<String> {
    zones.map(|zone| w.zone_id(zone).to_owned()).collect()
}

/// A word of the data, or nothing.
fn word(word: &str) -> Option<String> {
    Some(word.to_owned()).filter(|word| !word.is_empty())
}

fn counter(w: &World, s: &State, brigade: Brigade) -> Counter {
    let sheet = w.sheet(brigade);
    let b = s.brigade(brigade);
    let line = b.zone.and_then(|zone| s.stacks[zone].iter().position(|other| other == brigade)).unwrap_or(0);
    let faced = b.zone.and_then(|zone| b.facing.and_then(|slot| w.ground(zone).faced(slot)));
    Counter {
        id: sheet.id.clone(),
        name: sheet.name.clone(),
        side: sheet.side,
        kind: kind(sheet.kind).to_owned(),
        formation: word(&sheet.division),
        corps: word(&sheet.corps),
        chain: Vec::new(),
        band: word(&sheet.band),
        place: b.zone.map(|zone| w.zone_id(zone).to_owned()),
        facing: faced.map(|zone| w.zone_id(zone).to_owned()),
        heading: None,
        front: ids(w, front_of(w, s, brigade)),
        target: b.attack.map(|zone| w.zone_id(zone).to_owned()),
        line: line as u8,
        status: status(b.status).to_owned(),
        figures: figures(w, s, brigade),
        markers: markers(w, s, brigade),
        with: None,
        note: Some(sheet.note.clone()),
    }
}

const fn kind(kind: Kind) -> &'static str {
    match kind {
        Kind::Infantry => "infantry",
        Kind::Cavalry => "cavalry",
        Kind::Artillery => "artillery",
    }
}

const fn status(status: Status) -> &'static str {
    match status {
        Status::Absent => "absent",
        Status::Unplaced => "unplaced",
        Status::Waiting => "waiting",
        Status::OnMap => "on-map",
        Status::Eliminated => "eliminated",
        Status::Exited => "exited",
        Status::Withdrawn => "withdrawn",
    }
}

fn figure(id: &str, value: impl Into<i64>, printed: impl Into<i64>, provenance: &str) -> Figure {
    Figure { id: id.to_owned(), value: value.into(), printed: printed.into(), provenance: provenance.to_owned() }
}

fn figures(w: &World, s: &State, brigade: Brigade) -> Vec<Figure> {
    let sheet = w.sheet(brigade);
    let m = &w.tables.movement;
    let full = match sheet.kind {
        Kind::Infantry => m.infantry,
        Kind::Artillery => m.artillery,
        Kind::Cavalry => m.cavalry,
    };
    let mine = w.side_of(brigade) == s.active && s.part.chief.is_some();
    let points = if mine { action_points(w, s, brigade) } else { allowance(w, s, brigade) };
    let gone = s.brigade(brigade).status == Status::Eliminated;
    let now = |value: u8| if gone { 0 } else { value };
    let mut figures = vec![
        figure("combat", now(combat_strength(w, s, brigade)), sheet.combat, &sheet.provenance_combat),
        figure("artillery", now(artillery_strength(w, s, brigade)), sheet.artillery, &sheet.provenance_artillery),
    ];
    if sheet.kind == Kind::Cavalry {
        let on_foot = sheet.dismounted.saturating_sub(s.brigade(brigade).losses).max(1);
        figures.push(figure("dismounted", now(on_foot), sheet.dismounted, &sheet.provenance_combat));
    }
    figures.push(figure("movement", points, full, "B"));
    figures
}

fn markers(w: &World, s: &State, brigade: Brigade) -> Vec<Marker> {
    let (b, sheet) = (s.brigade(brigade), w.sheet(brigade));
    let mine = w.side_of(brigade) == s.active;
    let flags = [
        ("star", sheet.star),
        ("sharpshooters", sheet.sharpshooters),
        ("routed", b.routed),
        ("dismounted", b.dismounted),
        ("attack", b.attack.is_some()),
        ("isolated", mine && s.part.isolated.has(brigade)),
        ("independent", w.white.has(brigade) || (mine && s.part.independent.has(brigade))),
        ("acted", mine && s.part.acted.has(brigade)),
        ("failed", mine && s.part.failed.has(brigade)),
        ("delayed", s.delayed.has(brigade)),
    ];
    let mut markers: Vec<Marker> = Vec::new();
    if b.fatigue > 0 {
        markers.push(marker("fatigue", Some(b.fatigue.into())));
    }
    if b.losses > 0 {
        markers.push(marker("losses", Some(b.losses.into())));
    }
    markers.extend(flags.into_iter().filter(|(_, on)| *on).map(|(id, _)| marker(id, None)));
    if b.status == Status::Waiting {
        markers.extend(due(w, w.party_of(brigade), s.delayed.has(brigade)));
    }
    markers
}

/// When and where a reinforcement comes.
fn due(w: &World, party: Option<crate::ids::Party>, delayed: bool) -> Option<Marker> {
    let sheet = party.and_then(|party| w.party(party))?;
    let letters = sheet.entries.map(|zone| entry_letter(w, zone));
    let turn = i64::from(sheet.turn) + i64::from(delayed);
    let label = Text::key("sbr-marker-due").num("turn", turn).names("entries", letters);
    Some(Marker { id: "due".to_owned(), value: Some(turn), label })
}

fn commander(w: &World, s: &State, leader: Leader) -> Counter {
    let sheet = w.leader(leader);
    let l = s.leader(leader);
    Counter {
        id: sheet.id.clone(),
        name: sheet.name.clone(),
        side: sheet.side,
        kind: "commander".to_owned(),
        formation: None,
        corps: word(&sheet.corps),
        chain: Vec::new(),
        band: None,
        place: l.zone.map(|zone| w.zone_id(zone).to_owned()),
        facing: None,
        heading: None,
        front: Vec::new(),
        target: None,
        line: 0,
        status: commander_status(w, s, leader).to_owned(),
        figures: commander_figures(w, s, leader),
        markers: commander_markers(w, s, leader),
        with: None,
        note: Some(sheet.note.clone()),
    }
}

fn commander_status(w: &World, s: &State, leader: Leader) -> &'static str {
    let l = s.leader(leader);
    let placed = w.groups.iter().any(|g| g.pieces.contains(&crate::world::Piece::Leader(leader)));
    match l.zone {
        Some(_) => "on-map",
        None if l.withdrawn => "withdrawn",
        None if w.party_of_leader(leader).is_some() => "waiting",
        None if placed => "unplaced",
        None => "absent",
    }
}

fn commander_figures(w: &World, s: &State, leader: Leader) -> Vec<Figure> {
    let sheet = w.leader(leader);
    let activated = s.leader(leader).activated;
    let own = match sheet.rank {
        Rank::Corps => {
            let now = if activated { sheet.activated } else { sheet.available };
            figure("activation", now, sheet.available, &sheet.provenance)
        }
        Rank::Army => {
            let now = if activated { 0 } else { sheet.move_test };
            figure("move-test", now, sheet.move_test, &sheet.provenance)
        }
    };
    let (range, points) = (w.tables.command.range, w.tables.movement.commander);
    vec![own, figure("range", range, range, "B"), figure("movement", points, points, "B")]
}

fn commander_markers(w: &World, s: &State, leader: Leader) -> Vec<Marker> {
    let sheet = w.leader(leader);
    let l = s.leader(leader);
    let mut markers = vec![match sheet.rank {
        Rank::Army => marker("army-commander", None),
        Rank::Corps => corps_marker(w, leader),
    }];
    if l.zone.is_some() {
        markers.push(marker(if l.activated { "activated" } else { "available" }, None));
    }
    if s.part.chief == Some(leader) {
        markers.push(marker("designated", None));
    }
    if l.zone.is_none() && !l.withdrawn {
        markers.extend(due(w, w.party_of_leader(leader), false));
    }
    markers
}

/// A corps commander with the divisions he leads (2.2).
fn corps_marker(w: &World, leader: Leader) -> Marker {
    let sheet = w.leader(leader);
    let divisions = w.side_divisions(sheet.side).filter(|d| w.chief_of(*d) == Some(leader));
    let label =
        Text::key("sbr-marker-corps-commander").names("divisions", divisions.map(|d| w.division(d).name.clone()));
    Marker { id: "corps-commander".to_owned(), value: None, label }
}
