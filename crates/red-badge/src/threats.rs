//! Who could fire at a place in the next activation of his brigade, and at what odds: the fire is declared with the
//! game's own choices on a copy of the position, so no rule is told twice.

use std::cmp::Ordering;

use kernel::Text;
use kernel::view::{Attacker, OddsSheet, Threat, ThreatView};

use crate::choice::Choice;
use crate::fire;
use crate::ids::{Hex, Leaders, Unit, Units};
use crate::odds;
use crate::stage::{FireKind, Part, Phase};
use crate::state::State;
use crate::title::asked_side;
use crate::world::World;

/// Who could fire at whoever stands in a hex, everybody standing where he stands.
pub fn threats(w: &World, s: &State, place: &str) -> Option<ThreatView> {
    let hex = w.find_hex(place)?;
    let holder = s.held_by(hex).or_else(|| asked_side(w, s)).unwrap_or(s.initiative);
    let side = holder.other();
    let mut found: Vec<Threat> = Vec::new();
    if s.held_by(hex).is_some() {
        for unit in s.on_map(w, side) {
            found.extend(one_fire(w, s, unit, hex));
        }
    }
    found.sort_by(more_dangerous);
    Some(ThreatView { place: place.to_owned(), side, threats: found })
}

/// The position in which the unit's brigade has just been activated and nothing has been done.
fn activated(w: &World, s: &State, unit: Unit) -> State {
    let mut then = s.clone();
    (then.waiting, then.active, then.phase) = (false, Some(s.belongs(w, unit)), Phase::Actions);
    (then.mv, then.ride, then.fire, then.offer) = (None, None, None, None);
    (then.shock, then.retreat, then.confused, then.returning) = (None, None, None, None);
    (then.troubled, then.contracting, then.stranded) = (Units::EMPTY, Units::EMPTY, Leaders::EMPTY);
    let used = [&mut then.finished, &mut then.idle, &mut then.moved, &mut then.moved_far, &mut then.fired];
    used.into_iter().for_each(|set| *set = Units::EMPTY);
    let used = [&mut then.acted, &mut then.building, &mut then.silent, &mut then.recrew, &mut then.returned];
    used.into_iter().for_each(|set| *set = Units::EMPTY);
    then
}

fn one_fire(w: &World, s: &State, unit: Unit, hex: Hex) -> Option<Threat> {
    let then = activated(w, s, unit);
    let parts = [Part::Whole, Part::Home, Part::Wing];
    let part = parts.into_iter().find(|part| fire::may_fire(w, &then, FireKind::Active, unit, *part, hex).is_ok())?;
    let odds = odds::sheet(w, &then, &Choice::Fire { unit, part, target: hex })?;
    let from = w.hex_id(s[unit].hex()?).to_owned();
    let attacker = Attacker { unit: w.unit(unit).id.clone(), from, path: Vec::new(), cost: 0, fatigue: 0 };
    Some(Threat { units: vec![attacker], odds: Some(odds), notes: vec![Text::key("rb61-threat-note")] })
}

/// Orders fires by the loss they may be expected to bring.
fn more_dangerous(a: &Threat, b: &Threat) -> Ordering {
    danger(b.odds.as_ref()).total_cmp(&danger(a.odds.as_ref()))
}

fn danger(odds: Option<&OddsSheet>) -> f64 {
    let sheet = odds.into_iter().flat_map(|sheet| &sheet.losses);
    let taken = odds.into_iter().flat_map(|sheet| &sheet.taken).map(|taken| taken.max).fold(0.0, f64::max);
    sheet.map(|loss| loss.max).sum::<f64>() + taken
}
