//! Who could fire at a place in the next fire of their side, and at what odds: the fire is declared with the game's
//! own choices on a copy of the position, so no rule is told twice.

use std::cmp::Ordering;

use kernel::view::{Attacker, FirePlace, FireView, OddsSheet, Threat, ThreatView};
use kernel::{Dice, Purpose, Side, Text, Title};

use crate::choice::Choice;
use crate::fire;
use crate::ids::{Leaders, Unit, Units};
use crate::state::{Fire, FireKind, FireStep, Stage, State};
use crate::title::asked_side;
use crate::turn::{in_contact, is_artillery_only};
use crate::world::World;
use crate::{CedarMountain, odds};

/// No die falls while a fire is declared.
struct NoDice;

impl Dice for NoDice {
    fn roll(&mut self, _sides: u8, _purpose: Purpose) -> u8 {
        1
    }
}

/// Who could fire at the unit in a hex in the next fire of their side, everybody standing where he stands.
pub fn threats(w: &World, s: &State, place: &str) -> Option<ThreatView> {
    let hex = w.find_hex(place)?;
    let s = at_rest(w, s);
    let target = s.unit_at(hex);
    let holder = target.map(|unit| w.side_of(unit)).or_else(|| asked_side(w, &s)).unwrap_or(s.active);
    let side = holder.other();
    let ready = next_fire(w, &s, side);
    let found = target.zip(ready).map(|(target, (s, kind))| fires(w, &s, kind, target)).unwrap_or_default();
    Some(ThreatView { place: place.to_owned(), side, threats: found })
}

/// Every hex a side could fire at in its next fire, everybody standing where he stands, and with what strength. Empty if
/// the side fires no more.
pub fn under_fire(w: &World, s: &State, side: Side) -> FireView {
    let s = at_rest(w, s);
    let Some((s, kind)) = next_fire(w, &s, side) else {
        return FireView { side, note: Text::key("cm62-fire-note-over"), places: Vec::new() };
    };
    let firers = fire::firers(w, &s, kind);
    let places = w.hexes.filter_map(|hex| {
        let able: Units = firers.filter(|unit| fire::check_shot(w, &s, *unit, hex).is_ok()).collect();
        let strength = able.map(|unit| i64::from(fire::strength(w, &s, unit, hex))).sum();
        let units = able.map(|unit| w.sheet(unit).id.clone()).collect();
        (!able.is_empty()).then(|| FirePlace { place: w.hex_id(hex).to_owned(), strength, units })
    });
    FireView { side, note: note(kind), places: places.collect() }
}

/// The position with whoever is under way at rest where he is, if there is room.
fn at_rest(w: &World, s: &State) -> State {
    let mut s = s.clone();
    (s.waiting, s.displaced) = (false, Leaders::EMPTY);
    let under_way = match s.stage {
        Stage::Moving(mv) => Some(mv.unit),
        Stage::Fire(Fire { step: FireStep::Flight(_), target, .. }) => Some(target),
        _ => None,
    };
    if let Some((unit, hex)) = under_way.and_then(|unit| Some((unit, s[unit].hex?)))
        && !s.is_occupied(hex)
    {
        s.settle_in(w, unit, hex);
    }
    s
}

/// When a side fires next: in this half or the next, and what with.
struct Next {
    /// The half after this one.
    later: bool,
    kind: FireKind,
    /// The phase has begun: who has fired or been fired at stays so.
    begun: bool,
}

/// 5: artillery of the active side, then the other side's defensive fire, then offensive fire. Turns of artillery
/// phases only have nothing else (14.2.2).
fn when(w: &World, s: &State, side: Side) -> Option<Next> {
    let active = s.active == side;
    let only_guns = is_artillery_only(w, s);
    let next = |later, kind, begun| Some(Next { later, kind, begun });
    let fires_now = fire::kind_of(&s.stage);
    match (s.stage, fires_now) {
        (Stage::Over, _) => None,
        (_, Some(FireKind::Artillery)) if active => next(false, FireKind::Artillery, true),
        (Stage::SetUp(_) | Stage::TurnStart | Stage::Command, _) if active => next(false, FireKind::Artillery, false),
        _ if only_guns => next(true, FireKind::Artillery, false),
        (_, Some(FireKind::Defensive)) if !active => next(false, FireKind::Defensive, true),
        (_, Some(FireKind::Offensive)) if active => next(false, FireKind::Offensive, true),
        (Stage::Advance { .. } | Stage::Following { .. }, _) if active => next(false, FireKind::Offensive, true),
        (Stage::Movement | Stage::Moving(_) | Stage::Leading { .. }, _) | (_, Some(FireKind::Defensive)) if active => {
            next(false, FireKind::Offensive, false)
        }
        (Stage::Rally | Stage::RallyDie { .. } | Stage::HalfEnd | Stage::TurnEnd, _) if active => {
            next(true, FireKind::Defensive, false)
        }
        (Stage::Rally | Stage::RallyDie { .. } | Stage::HalfEnd | Stage::TurnEnd, _)
        | (Stage::Advance { .. } | Stage::Following { .. }, _)
        | (_, Some(FireKind::Offensive)) => next(true, FireKind::Artillery, false),
        _ => next(false, FireKind::Defensive, false),
    }
}

/// The position at the side's next fire; none if the game ends before it.
fn next_fire(w: &World, s: &State, side: Side) -> Option<(State, FireKind)> {
    let next = when(w, s, side)?;
    let mut s = s.clone();
    if matches!(s.stage, Stage::SetUp(_)) {
        s.active = Side::Union;
    }
    if next.later && s.active == Side::Confederate {
        s.turn = s.turn.saturating_add(1);
        if s.turn > w.scenario.last_turn {
            return None;
        }
        s.night = if s.is_night(w) { in_contact(w, &s) } else { Units::EMPTY };
    }
    if !next.begun {
        (s.fired, s.shot, s.advanced) = (Units::EMPTY, Units::EMPTY, Units::EMPTY);
    }
    (s.active, s.stage) = match next.kind {
        FireKind::Artillery => (side, Stage::Artillery),
        FireKind::Offensive => (side, Stage::Offensive),
        FireKind::Defensive => (side.other(), Stage::Defensive),
    };
    Some((s, next.kind))
}

/// The fire of each alone, and of all together, worst for the target first.
fn fires(w: &World, s: &State, kind: FireKind, target: Unit) -> Vec<Threat> {
    let able = fire::firers_at(w, s, kind, target);
    let mut found: Vec<Threat> = able.filter_map(|unit| one_fire(w, s, kind, target, unit.alone())).collect();
    if able.len() > 1 {
        found.extend(one_fire(w, s, kind, target, able));
    }
    found.sort_by(more_dangerous);
    found
}

fn one_fire(w: &World, s: &State, kind: FireKind, target: Unit, firers: Units) -> Option<Threat> {
    let mut s = s.clone();
    let make = |s: &mut State, choice: Choice| CedarMountain::choose(w, s, &choice, &mut NoDice, &mut Vec::new()).ok();
    make(&mut s, Choice::Target(target))?;
    for unit in firers {
        // A lone possible firer has joined by himself.
        let joined = matches!(s.stage, Stage::Fire(fire) if fire.firers.has(unit));
        if !joined {
            make(&mut s, Choice::Join(unit))?;
        }
    }
    let odds = odds::sheet(w, &s, &Choice::Fire)?;
    let units = firers.filter_map(|unit| attacker(w, &s, unit)).collect();
    Some(Threat { units, odds: Some(odds), notes: vec![note(kind)] })
}

fn attacker(w: &World, s: &State, unit: Unit) -> Option<Attacker> {
    let from = w.hex_id(s[unit].hex?).to_owned();
    Some(Attacker { unit: w.sheet(unit).id.clone(), from, path: Vec::new(), cost: 0, fatigue: 0 })
}

fn note(kind: FireKind) -> Text {
    Text::key(match kind {
        FireKind::Artillery => "cm62-threat-note-artillery",
        FireKind::Defensive => "cm62-threat-note-defensive",
        FireKind::Offensive => "cm62-threat-note-offensive",
    })
}

/// Orders fires by the chance that the target gives way, then that it is touched at all.
fn more_dangerous(a: &Threat, b: &Threat) -> Ordering {
    let (a, b) = (danger(a.odds.as_ref()), danger(b.odds.as_ref()));
    b.0.total_cmp(&a.0).then(b.1.total_cmp(&a.1))
}

fn danger(odds: Option<&OddsSheet>) -> (f64, f64) {
    let share = |safe: fn(&str) -> bool| {
        let outcomes = odds.into_iter().flat_map(|sheet| &sheet.outcomes);
        outcomes.filter(|outcome| !safe(&outcome.what)).map(|outcome| outcome.probability).sum()
    };
    (share(|what| what.starts_with("holds") || what == "untouched"), share(|what| what == "untouched"))
}
