//! What is seen from a hex and where fire falls, in words: 10.1 and 10.2 told to a player.

use kernel::view::{FirePlace, FireView, Reason, SightLine, SightView};
use kernel::{Side, Text};

use crate::describe::terrain_term;
use crate::facing;
use crate::firepower;
use crate::ids::{Hex, Unit, Units};
use crate::stage::{Fire, FireKind, FireStep, Part};
use crate::state::{Form, Order, State};
use crate::title::asked_side;
use crate::world::World;

/// How far one looks where nobody stands who could fire.
const GLANCE: u8 = 12;

/// What is seen from a hex within the range of the unit there, or whether one hex is.
pub fn outlook(w: &World, s: &State, from: &str, to: Option<&str>) -> Option<SightView> {
    let hex = |id: &str| w.find_hex(id).filter(|hex| w.is_in_play(*hex));
    let here = hex(from)?;
    let unit = looker(w, s, here);
    let side = unit.map(|unit| w.side_of(unit)).or_else(|| asked_side(w, s));
    let eye = Eye { w, s, from: here, unit };
    let mut targets: Vec<Hex> = match to {
        Some(to) => vec![hex(to)?],
        None => w.within(here, eye.reach()).filter(|to| *to != here).collect(),
    };
    targets.sort_by_key(|to| w.distance(here, *to));
    Some(SightView {
        from: from.to_owned(),
        unit: unit.map(|unit| w.unit(unit).id.clone()),
        side,
        bands: eye.bands().iter().map(|band| band_words(*band)).collect(),
        places: targets.into_iter().map(|to| eye.line(to)).collect(),
    })
}

/// Who looks out of a hex: whoever would fire from it, the one on top before the guns.
fn looker(w: &World, s: &State, hex: Hex) -> Option<Unit> {
    let there = s.units_in(w, hex);
    let top = s.top_in(w, hex).filter(|unit| is_ready(s, *unit));
    top.or_else(|| there.into_iter().find(|unit| is_ready(s, *unit) && w.unit(*unit).is_artillery()))
        .or_else(|| there.first())
}

/// True for a unit that ever fires as it stands (6.11, 9.13).
fn is_ready(s: &State, unit: Unit) -> bool {
    s[unit].order != Order::March && s[unit].form != Form::Limbered
}

/// 10.22: the hexes with units that stop a line, beside what the ground does.
fn masks(w: &World, s: &State, from: Hex, to: Hex) -> impl Fn(Hex) -> bool {
    let highest = w.ground(from).level.max(w.ground(to).level);
    move |hex: Hex| s.held_by(hex).is_some() && highest <= w.ground(hex).level
}

/// A fire of a whole unit at a hex, as it would be if it were declared.
pub fn shot(s: &State, unit: Unit, target: Hex) -> Option<Fire> {
    let from = s[unit].hex()?;
    let firers: Units = [unit].into_iter().collect();
    let (kind, part, step) = (FireKind::Active, Part::Whole, FireStep::Roll);
    Some(Fire { kind, unit, firers, part, from, target, step, struck: Units::EMPTY })
}

/// Whether a unit covers a hex with its fire, whoever stands there: range, light, arc and line (10.1, 10.2).
pub fn covers(w: &World, s: &State, unit: Unit, target: Hex) -> bool {
    let Some(from) = s[unit].hex() else { return false };
    let range = w.distance(from, target);
    let in_range = range > 0 && range <= w.sight_limit(s.turn) && firepower::weapon_at(w, unit, range).is_some();
    is_ready(s, unit)
        && in_range
        && facing::in_arc(w, s, unit, from, target)
        && w.sees(from, target)
        && w.obstacle(from, target, masks(w, s, from, target)).is_none()
}

/// Whoever looks, and from where.
struct Eye<'g> {
    w: &'g World,
    s: &'g State,
    from: Hex,
    unit: Option<Unit>,
}

/// A band of range: nearest and farthest distance, what a point counts, and the modifier of the die.
type Band = (u8, u8, u8, i8);

impl Eye<'_> {
    /// The unit that looks, if it fires as it stands.
    fn gun(&self) -> Option<Unit> {
        self.unit.filter(|unit| is_ready(self.s, *unit))
    }

    fn reach(&self) -> u8 {
        let weapon = |unit: Unit| self.w.tables.weapon(self.w.unit(unit).weapon).reach();
        self.gun().map_or(GLANCE, weapon).min(self.w.sight_limit(self.s.turn))
    }

    fn bands(&self) -> Vec<Band> {
        let Some(unit) = self.gun() else { return Vec::new() };
        let mut found: Vec<Band> = Vec::new();
        for distance in 1..=self.reach() {
            match (firepower::weapon_at(self.w, unit, distance), found.last_mut()) {
                (None, _) => break,
                (Some(same), Some((_, to, times, drm))) if same == (*times, *drm) => *to = distance,
                (Some((times, drm)), _) => found.push((distance, distance, times, drm)),
            }
        }
        found
    }

    fn line(&self, to: Hex) -> SightLine {
        let (w, distance) = (self.w, self.w.distance(self.from, to));
        let dark = distance > w.sight_limit(self.s.turn);
        let stretch = w.obstacle(self.from, to, masks(w, self.s, self.from, to));
        let by: Vec<Hex> = stretch.into_iter().flat_map(|stretch| stretch.hexes()).collect();
        let clear = !dark && stretch.is_none() && w.sees(self.from, to);
        let (text, rule) = match by.as_slice() {
            _ if dark => (self.far("rb61-sight-dark", to), "RBC-10.23"),
            [] => self.clear(to, clear),
            [one] => (Text::key("rb61-sight-blocked").term("what", self.what(*one)), "RBC-10.21"),
            [one, other, ..] => {
                let both = Text::key("rb61-sight-blocked-side");
                (both.term("what", self.what(*one)).term("other", self.what(*other)), "RBC-10.21")
            }
        };
        let fire = self.gun().and_then(|unit| shot(self.s, unit, to));
        let bands = self.bands();
        SightLine {
            place: w.hex_id(to).to_owned(),
            distance: distance.into(),
            clear,
            by: by.iter().map(|hex| w.hex_id(*hex).to_owned()).collect(),
            strength: fire.map(|fire| firepower::strength(w, self.s, &fire).into()),
            band: bands.iter().position(|(from, to, ..)| (*from..=*to).contains(&distance)),
            arc: self.gun().map(|unit| facing::in_arc(w, self.s, unit, self.from, to)),
            reason: Reason { text, rule: rule.to_owned() },
        }
    }

    fn far(&self, key: &str, to: Hex) -> Text {
        Text::key(key).num("hexes", self.w.distance(self.from, to))
    }

    fn clear(&self, to: Hex, clear: bool) -> (Text, &'static str) {
        if !clear {
            return (self.far("rb61-sight-too-far", to), "RBC-10.21");
        }
        let Some(unit) = self.gun().filter(|_| to != self.from) else {
            return (self.far("rb61-sight-clear", to), "RBC-10.21");
        };
        let range = self.w.distance(self.from, to);
        let guns = self.w.unit(unit).is_artillery();
        let rule = if guns { "RBC-10.61" } else { "RBC-10.35" };
        if firepower::weapon_at(self.w, unit, range).is_none() {
            return (self.far("rb61-sight-out-of-range", to), rule);
        }
        if !facing::in_arc(self.w, self.s, unit, self.from, to) {
            return (self.far("rb61-sight-out-of-arc", to), "RBC-10.12");
        }
        let fire = shot(self.s, unit, to);
        let strength = fire.map_or(0, |fire| firepower::strength(self.w, self.s, &fire));
        (self.far("rb61-sight-fire", to).num("strength", strength), rule)
    }

    /// What in a hex stops the line: units, cover or height.
    fn what(&self, hex: Hex) -> Text {
        let place = self.w.hex_name(hex);
        if let Some(unit) = self.s.units_in(self.w, hex).first() {
            return Text::key("rb61-sight-unit").name("unit", self.w.unit(unit).name.clone()).name("place", place);
        }
        Text::key("rb61-sight-ground").term("terrain", terrain_term(self.w, hex)).name("place", place)
    }
}

fn band_words((from, to, times, drm): Band) -> Text {
    let range = if from == to { from.to_string() } else { format!("{from}–{to}") };
    let text = Text::key("rb61-sight-band").num("to", to).name("range", range).num("times", times);
    text.name("modifier", format!("{drm:+}"))
}

/// Every hex a side covers with its fire as it stands, and with what strength.
pub fn under_fire(w: &World, s: &State, side: Side) -> FireView {
    let mut found: Vec<(u16, Vec<String>)> = vec![(0, Vec::new()); usize::from(w.hex_count())];
    for unit in s.on_map(w, side).filter(|unit| is_ready(s, *unit)) {
        let Some(from) = s[unit].hex() else { continue };
        let top = w.unit(unit).is_artillery() || s.top_in(w, from) == Some(unit);
        let reach = w.tables.weapon(w.unit(unit).weapon).reach().min(w.sight_limit(s.turn));
        for hex in w.within(from, reach).filter(|hex| top && covers(w, s, unit, *hex)) {
            let strength = shot(s, unit, hex).map_or(0, |fire| firepower::strength(w, s, &fire));
            if let Some((sum, units)) = found.get_mut(hex.index()) {
                *sum = sum.saturating_add(strength);
                units.push(w.unit(unit).id.clone());
            }
        }
    }
    let hexes = (0..w.hex_count()).map(Hex).zip(found).filter(|(_, (_, units))| !units.is_empty());
    let places = hexes.map(|(hex, (strength, units))| FirePlace {
        place: w.hex_id(hex).to_owned(),
        strength: strength.into(),
        units,
    });
    FireView { side, note: Text::key("rb61-fire-note"), places: places.collect() }
}
