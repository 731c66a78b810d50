//! What is seen from a hex, in words: the lines of 9.4 and the range chart, told to a player.

use kernel::view::{Reason, SightLine, SightView};
use kernel::{Side, Text};

use crate::describe::terrain_term;
use crate::fire::{reach_of, strength};
use crate::ids::{Hex, Hexes, Unit};
use crate::sight::{Sight, farthest, sight};
use crate::state::{Form, State};
use crate::world::World;

/// What is seen from a hex within the longest range, or whether one hex is.
pub fn outlook(w: &World, s: &State, from: &str, to: Option<&str>) -> Option<SightView> {
    let hex = |id: &str| w.find_hex(id).filter(|hex| w.hexes.has(*hex));
    let here = hex(from)?;
    let unit = Side::BOTH.into_iter().flat_map(|side| s.on_map(w, side)).find(|unit| s[*unit].hex == Some(here));
    let side = unit.map(|unit| w.side_of(unit)).or_else(|| crate::title::asked_side(w, s));
    let eye = Eye { w, s, from: here, unit, side };
    let mut targets: Vec<Hex> = match to {
        Some(to) => vec![hex(to)?],
        None => w.hexes.filter(|to| *to != here && w.distance(here, *to) <= farthest(w)).collect(),
    };
    targets.sort_by_key(|to| w.distance(here, *to));
    Some(SightView {
        from: from.to_owned(),
        unit: unit.map(|unit| w.sheet(unit).id.clone()),
        side,
        bands: eye.bands().iter().map(|(from, to, halves)| band_words(*from, *to, *halves)).collect(),
        places: targets.into_iter().map(|to| eye.line(to)).collect(),
    })
}

/// Whoever looks, and from where.
struct Eye<'g> {
    w: &'g World,
    s: &'g State,
    from: Hex,
    unit: Option<Unit>,
    side: Option<Side>,
}

impl Eye<'_> {
    fn line(&self, to: Hex) -> SightLine {
        let met = self.meets(to);
        let by = self.blocking(to, met);
        let (key, rule) = match (met, by.as_slice()) {
            (Sight::Clear, _) => self.clear(to),
            (Sight::TooFar, _) => (self.far("cm62-sight-too-far", to), "CM-9.R"),
            (_, [one, other, ..]) => {
                let both = Text::key("cm62-sight-blocked-side");
                (both.term("what", self.what(*one, to)).term("other", self.what(*other, to)), "CM-9.4e")
            }
            (_, met) => {
                let what = self.what(met.first().copied().unwrap_or(to), to);
                (Text::key("cm62-sight-blocked").term("what", what), "CM-9.4b")
            }
        };
        SightLine {
            place: self.w.hex_id(to).to_owned(),
            distance: self.w.distance(self.from, to).into(),
            clear: met == Sight::Clear,
            by: by.iter().map(|hex| self.w.hex_id(*hex).to_owned()).collect(),
            strength: self.gun().map(|unit| strength(self.w, self.s, unit, to).into()),
            band: self.band(to),
            // Nobody has an arc here.
            arc: None,
            reason: Reason { text: key, rule: rule.to_owned() },
        }
    }

    /// When the game is over nobody looks out of an empty hex: then the ground alone decides, by whatever side.
    fn meets(&self, to: Hex) -> Sight {
        let met = sight(self.w, self.s, self.side.unwrap_or(Side::Union), self.from, to);
        if met == Sight::Friend && self.side.is_none() { Sight::Clear } else { met }
    }

    fn friends(&self) -> Hexes {
        self.side.map_or(Hexes::EMPTY, |side| self.s.occupied[side])
    }

    /// Where the line is blocked. Ground counts before friends, as a refused shot is told.
    fn blocking(&self, to: Hex, met: Sight) -> Vec<Hex> {
        match met {
            Sight::Clear | Sight::TooFar => Vec::new(),
            Sight::Ground => self.w.map().obstacle(self.from, to, Hexes::EMPTY),
            Sight::Friend => self.w.map().obstacle(self.from, to, self.friends()),
        }
    }

    /// The unit that looks, if it ever fires as it stands (CM-9.1c, CM-9.1d).
    fn gun(&self) -> Option<Unit> {
        self.unit.filter(|unit| !self.s[*unit].routed && self.s[*unit].form != Form::Limbered)
    }

    /// The bands of range of the unit that looks: the nearest and the farthest distance, and the strength in halves.
    /// By night they end with the range of the night (CM-11.2).
    fn bands(&self) -> Vec<(u8, u8, u8)> {
        let Some(unit) = self.gun() else { return Vec::new() };
        let mut found: Vec<(u8, u8, u8)> = Vec::new();
        for distance in 1..=farthest(self.w) {
            match (reach_of(self.w, self.s, unit, distance), found.last_mut()) {
                (0, _) => break,
                (halves, Some((_, to, same))) if *same == halves => *to = distance,
                (halves, _) => found.push((distance, distance, halves)),
            }
        }
        found
    }

    fn band(&self, to: Hex) -> Option<usize> {
        let distance = self.w.distance(self.from, to);
        self.bands().iter().position(|(from, to, _)| (*from..=*to).contains(&distance))
    }

    fn far(&self, key: &str, to: Hex) -> Text {
        Text::key(key).num("hexes", self.w.distance(self.from, to))
    }

    fn clear(&self, to: Hex) -> (Text, &'static str) {
        let distance = self.w.distance(self.from, to);
        let Some(unit) = self.gun().filter(|_| to != self.from) else {
            return (self.far("cm62-sight-clear", to), if distance <= 1 { "CM-9.4a" } else { "CM-9.4b" });
        };
        let text = match reach_of(self.w, self.s, unit, distance) {
            0 => self.far("cm62-sight-out-of-range", to),
            halves => {
                let fire = self.far("cm62-sight-fire", to).num("halves", halves);
                fire.num("strength", strength(self.w, self.s, unit, to))
            }
        };
        (text, if self.s.is_night(self.w) { "CM-11.2" } else { "CM-9.R" })
    }

    /// What in a hex blocks the line: its terrain, its height, or the friend in it.
    fn what(&self, hex: Hex, to: Hex) -> Text {
        let (terrain, place) = (self.w.terrain(hex), self.w.hex_name(hex));
        let levels = [self.from, to].map(|end| self.w.ground(end).level);
        if terrain.blocks {
            let words = Text::key("cm62-sight-terrain").name("id", terrain.id.clone());
            return words.term("terrain", terrain_term(self.w, hex)).name("place", place);
        }
        match self.s.unit_at(hex) {
            Some(unit) if !self.w.map().hides(hex, levels[0], levels[1]) => {
                Text::key("cm62-sight-friend").name("unit", self.w.sheet(unit).name.clone()).name("place", place)
            }
            _ => Text::key("cm62-sight-higher").name("place", place),
        }
    }
}

fn band_words(from: u8, to: u8, halves: u8) -> Text {
    Text::key("cm62-sight-band").num("from", from).num("to", to).num("halves", halves)
}
