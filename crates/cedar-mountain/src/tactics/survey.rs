//! The field as a side sees it when it plans: how far everything is, and who makes himself felt where.

use kernel::Side;

use crate::fire;
use crate::ids::{Hex, Hexes, MAX_HEXES, MAX_UNITS, Unit, Units};
use crate::sheets::Kind;
use crate::state::{Form, State};
use crate::world::World;
use crate::zones::zoc;

/// A march that never ends.
pub const FAR: u16 = u16::MAX;

/// Marches over the bare ground from every hex to each objective, in half-points of a unit on foot.
#[derive(Clone, Debug)]
pub struct Marches(Vec<(Hex, Vec<u16>)>);

impl Marches {
    /// Measures them.
    pub fn new(w: &World) -> Marches {
        Marches(w.objectives.map(|goal| (goal, flood(w, goal))).collect())
    }

    /// The objectives in the order of [`Marches::length`].
    pub fn goals(&self) -> impl Iterator<Item = Hex> + '_ {
        self.0.iter().map(|(goal, _)| *goal)
    }

    /// The number of the objective nearest to a hex.
    pub fn nearest(&self, from: Hex) -> usize {
        (0..self.0.len()).min_by_key(|number| self.length(*number, from)).unwrap_or(0)
    }

    /// The march from a hex to an objective by number.
    pub fn length(&self, goal: usize, from: Hex) -> u16 {
        self.0.get(goal).and_then(|(_, field)| field.get(from.index()).copied()).unwrap_or(FAR)
    }
}

/// Marches from every hex to one.
fn flood(w: &World, goal: Hex) -> Vec<u16> {
    let mut field = vec![FAR; MAX_HEXES];
    let mut front = vec![goal];
    if let Some(start) = field.get_mut(goal.index()) {
        *start = 0;
    }
    while !front.is_empty() {
        let mut next = Vec::new();
        for to in front {
            let done = field.get(to.index()).copied().unwrap_or(FAR);
            for from in w.near(to) {
                let length = done.saturating_add(stride(w, from, to));
                if let Some(old) = field.get_mut(from.index()).filter(|old| **old > length) {
                    *old = length;
                    next.push(from);
                }
            }
        }
        front = next;
    }
    field
}

/// The price of a step over the bare ground, roads at half price.
fn stride(w: &World, from: Hex, to: Hex) -> u16 {
    let here = w.ground(from);
    let road = here.road.has(to);
    let base = if road { 1 } else { u16::from(w.terrain(to).foot) * 2 };
    let stream = if here.stream.has(to) && !road { u16::from(w.tables.movement.stream) * 2 } else { 0 };
    let level = if here.level != w.ground(to).level { u16::from(w.tables.movement.level) * 2 } else { 0 };
    base + stream + level
}

/// A number for every hex.
#[derive(Clone, Debug)]
pub struct Field([f32; MAX_HEXES]);

impl Field {
    /// Nothing anywhere.
    pub const fn new() -> Field {
        Field([0.0; MAX_HEXES])
    }

    /// The number of a hex.
    pub fn at(&self, hex: Hex) -> f64 {
        self.0.get(hex.index()).copied().map_or(0.0, f64::from)
    }

    /// Adds what a unit of some strength makes felt around its hex.
    pub fn spread(&mut self, w: &World, hex: Hex, strength: f64) {
        for near in w.ground(hex).column {
            if let Some(slot) = self.0.get_mut(near.index()) {
                *slot += (strength * felt(w.distance(hex, near))) as f32;
            }
        }
    }
}

/// How much of its strength a unit makes felt so many hexes away: about what it could bring there in its next move.
pub const fn felt(distance: u8) -> f64 {
    match distance {
        0 | 1 => 1.0,
        2 => 0.85,
        3 => 0.65,
        4 => 0.4,
        _ => 0.0,
    }
}

/// What a unit is worth in a fight, in strength points.
pub fn effective(w: &World, s: &State, unit: Unit) -> f64 {
    let u = &s[unit];
    let guns = w.sheet(unit).kind == Kind::Artillery;
    let share = match () {
        () if u.routed => 0.15,
        () if guns => 1.2,
        () if s.is_shattered(w, unit) => 0.6,
        () if u.form == Form::Mounted => 0.8,
        () => 1.0,
    };
    f64::from(u.sp) * share
}

/// True if a unit may fire at the enemy when he comes, as it stands.
pub fn is_armed(s: &State, unit: Unit) -> bool {
    !s[unit].routed && s[unit].form != Form::Limbered
}

/// What the side that plans knows of the other.
#[derive(Clone, Debug)]
pub struct Survey {
    /// Who plans.
    pub side: Side,
    /// The enemy's zone of control.
    pub zone: Hexes,
    /// The enemy's units on the map.
    pub enemies: Units,
    /// The enemy's guns in battery.
    pub batteries: Units,
    /// Where the enemy makes himself felt.
    pub enemy: Field,
    /// Where the side itself does, its units being where they are meant to go.
    pub own: Field,
    /// The side's strength beside each enemy, and how many units that is.
    pub beside: [(f32, u8); MAX_UNITS],
}

impl Survey {
    /// Looks at the field.
    pub fn new(w: &World, s: &State, side: Side) -> Survey {
        let enemies = s.on_map(w, side.other());
        let batteries = enemies.and(w.guns).filter(|gun| is_armed(s, *gun)).collect();
        let mut survey = Survey {
            side,
            zone: zoc(w, s, side.other()),
            enemies,
            batteries,
            enemy: Field::new(),
            own: Field::new(),
            beside: [(0.0, 0); MAX_UNITS],
        };
        for unit in enemies {
            if let Some(hex) = s[unit].hex {
                survey.enemy.spread(w, hex, effective(w, s, unit));
            }
        }
        for unit in s.on_map(w, side) {
            if let Some(hex) = s[unit].hex {
                survey.place(w, s, unit, hex, 1.0);
            }
        }
        survey
    }

    /// Counts a unit of the side in at a hex, or out with -1.
    pub fn place(&mut self, w: &World, s: &State, unit: Unit, hex: Hex, sign: f64) {
        let strength = effective(w, s, unit);
        self.own.spread(w, hex, sign * strength);
        if w.guns.has(unit) || s[unit].routed {
            return;
        }
        for enemy in w.near(hex).and(s.occupied[self.side.other()]).filter_map(|near| s.unit_at(near)) {
            if let Some((bearing, count)) = self.beside.get_mut(enemy.index()) {
                *bearing += (sign * f64::from(s[unit].sp)) as f32;
                *count = if sign > 0.0 { count.saturating_add(1) } else { count.saturating_sub(1) };
            }
        }
    }

    /// The side's strength beside an enemy, and by how many units.
    pub fn beside(&self, enemy: Unit) -> (f64, u8) {
        self.beside.get(enemy.index()).map_or((0.0, 0), |(bearing, count)| (f64::from(*bearing), *count))
    }

    /// Strength of the enemy's batteries that bear on a hex they are not next to.
    pub fn shelled(&self, w: &World, s: &State, hex: Hex) -> f64 {
        let bears = |gun: Unit| {
            let at = s[gun].hex?;
            let distance = w.distance(at, hex);
            (distance > 1 && w.sees_ground(at, hex))
                .then(|| f64::from(s[gun].sp) * f64::from(fire::reach_of(w, s, gun, distance)) / 2.0)
        };
        self.batteries.filter_map(bears).sum()
    }
}

/// How much of a fire's effect is left by the ground: about a third goes with each point off the die.
pub fn softened(modifier: i8) -> f64 {
    (1.0 + 0.3 * f64::from(modifier)).max(0.2)
}

/// The modifier of the die when a unit in one hex fires at one in another, next to it.
pub fn slope(w: &World, from: Hex, to: Hex) -> i8 {
    let uphill = if w.ground(from).level < w.ground(to).level { w.tables.fire.uphill } else { 0 };
    let stream = if w.ground(from).stream.has(to) { w.tables.fire.stream } else { 0 };
    w.terrain(to).fire.saturating_add(uphill).saturating_add(stream)
}
