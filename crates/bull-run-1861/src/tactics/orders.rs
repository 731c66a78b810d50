//! What a side means to do: which objective each brigade is for (4), and how boldly it goes about it.

use kernel::Side;

use super::forces::Forces;
use super::paths::Field;
use super::stakes::{Stakes, phases_left};
use crate::combat::combat_strength;
use crate::ids::{Brigade, MAX_BRIGADES, Zone};
use crate::state::State;
use crate::victory::{controller, winner};
use crate::world::World;

/// Most objectives a plan looks at.
pub const MOST_GOALS: usize = 12;
/// Defenders are worth this much more than those who come.
const DEFENCE: f64 = 0.7;
/// Attackers need this much more than those they find.
const ATTACK: f64 = 1.15;
/// How sharply superiority decides: 1 would spread an army evenly, 2 mass it all in one place.
const STEEPNESS: f64 = 1.2;
/// How much more the enemy's objectives are worth to the side that would lose the game as it stands.
const NEED: f64 = 1.6;
/// What the side that would lose as it stands adds to the promise of its attacks in the end, in hundredths.
const DESPERATION: f64 = 3.0;
/// What keeps the side that has to attack from putting more into a garrison than it needs.
const IDLE: f64 = 0.5;
/// How much an order puts on the objective it is about.
const EMPHASIS: f64 = 2.5;
/// What a movement point of distance takes from the wish to go there, in points of victory.
const TRAVEL: f64 = 0.05;
/// The distance within which objectives belong to one effort.
const THEATRE: f64 = 5.0;

/// The way a side goes about it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Style {
    /// Added to what an attack promises, in hundredths.
    pub daring: f64,
    /// How much the objectives in the enemy's hands count, against the own ones.
    pub seize: f64,
    /// An objective that counts for more than it scores.
    pub emphasis: Option<usize>,
}

impl Style {
    /// The ways that make sense, the usual one first.
    fn numbered(w: &World, s: &State, side: Side, boldness: f64, number: usize) -> Option<Style> {
        let behind = winner(w, s) != side;
        let need = if behind { DESPERATION * (1.0 - phases_left(w, s) / 27.0).max(0.0) } else { 0.0 };
        let usual = Style { daring: 1.2 * boldness + need, seize: 1.0 + 0.25 * boldness, emphasis: None };
        let objectives = w.scoring.len().min(MOST_GOALS);
        Some(match number {
            0 => usual,
            1 => Style { daring: usual.daring + 1.5, seize: 1.6, ..usual },
            2 => Style { daring: usual.daring - 1.5, seize: 0.5, ..usual },
            _ => {
                let mut wanted = (0..objectives).filter(|at| controller(s, *at) != side);
                let mut held = (0..objectives).filter(|at| controller(s, *at) == side);
                let seizing = wanted.clone().count();
                let emphasis = match number - 3 {
                    at if at < seizing => wanted.nth(at)?,
                    at => held.nth(at - seizing)?,
                };
                Style { emphasis: Some(emphasis), ..usual }
            }
        })
    }
}

/// What a side means to do.
#[derive(Clone, Debug)]
pub struct Orders {
    /// Whose.
    pub side: Side,
    /// How it goes about it.
    pub style: Style,
    /// What things are worth.
    pub stakes: Stakes,
    /// The objective of each brigade, by its place in the scenario's list.
    pub goals: [Option<u8>; MAX_BRIGADES],
    /// The ways to the objectives that somebody goes for.
    pub fields: [Option<Field>; MOST_GOALS],
    /// The objective most is done for.
    pub main: Option<u8>,
    /// What either side could bring to bear where.
    pub forces: Forces,
}

impl Orders {
    /// Orders by number, the usual ones first.
    pub fn draw_up(w: &World, s: &State, side: Side, boldness: f64, number: usize) -> Option<Orders> {
        let style = Style::numbered(w, s, side, boldness, number)?;
        let mut orders = Orders {
            side,
            style,
            stakes: Stakes::of(w, s),
            goals: [None; MAX_BRIGADES],
            fields: [const { None }; MOST_GOALS],
            main: None,
            forces: Forces::of(w, s, side),
        };
        orders.allot(w, s);
        orders.survey(w, s);
        Some(orders)
    }

    /// The objective of a brigade.
    pub fn goal(&self, brigade: Brigade) -> Option<usize> {
        self.goals.get(brigade.index()).copied().flatten().map(usize::from)
    }

    /// The way of a brigade to its objective.
    pub fn field(&self, brigade: Brigade) -> Option<&Field> {
        self.fields.get(self.goal(brigade)?)?.as_ref()
    }

    /// Gives every brigade the objective where it adds most, the most useful one first.
    fn allot(&mut self, w: &World, s: &State) {
        let mut desks = [Desk::NONE; MOST_GOALS];
        let objectives = w.scoring.len().min(MOST_GOALS);
        for (at, desk) in desks.iter_mut().enumerate().take(objectives) {
            *desk = self.desk(w, s, at);
        }
        let desks = desks.get_mut(..objectives).unwrap_or_default();
        self.mass(w, s, desks);
        let reach = 6.0 * (phases_left(w, s) / 3.9) + 4.0;
        let idle = if winner(w, s) == self.side { 0.0 } else { IDLE };
        let mut free = s.on_map(w, self.side);
        let mut wishes = [Wish::NONE; MAX_BRIGADES];
        for brigade in free {
            if let Some(wish) = wishes.get_mut(brigade.index()) {
                *wish = Wish::of(w, s, brigade, reach, desks);
            }
        }
        while let Some((brigade, at)) = most_useful(free, &wishes, desks, idle) {
            free.remove(brigade);
            let Some(wish) = wishes.get(brigade.index()) else { continue };
            if let (Some(desk), Some(adds)) = (desks.get_mut(at), wish.adds.get(at)) {
                desk.allot(*adds);
            }
            if let Some(goal) = self.goals.get_mut(brigade.index()) {
                *goal = Some(at as u8);
            }
        }
        let main = desks.iter().enumerate().filter(|(_, desk)| desk.allotted > 0.0);
        let most = |desk: &Desk| desk.allotted * if desk.own { 0.5 } else { 1.0 };
        self.main = main.max_by(|a, b| most(a.1).total_cmp(&most(b.1))).map(|(at, _)| at as u8);
    }

    /// Makes one effort of the objectives around the best one to take: there the army masses.
    fn mass(&self, w: &World, s: &State, desks: &mut [Desk]) {
        let wanted = |desk: &&Desk| !desk.own;
        let pull = |centre: &Desk| {
            let prize: f64 = desks.iter().filter(wanted).map(|desk| desk.weight * together(w, centre, desk)).sum();
            let army = s.on_map(w, self.side).filter_map(|b| s.brigade(b).zone);
            let (sum, count) = army
                .fold((0.0, 1.0), |(sum, count), zone| (sum + f64::from(w.distance(zone, centre.zone)), count + 1.0));
            prize / (1.0 + centre.enemy / 10.0) - 0.05 * sum / count
        };
        let centre = desks.iter().filter(wanted).max_by(|a, b| pull(a).total_cmp(&pull(b))).copied();
        let Some(centre) = centre else { return };
        for desk in desks.iter_mut().filter(|desk| !desk.own) {
            desk.weight *= 0.3 + 1.5 * together(w, &centre, desk);
        }
    }

    fn desk(&self, w: &World, s: &State, at: usize) -> Desk {
        let Some(scoring) = w.scoring.get(at) else { return Desk::NONE };
        let own = controller(s, at) == self.side;
        let need = if winner(w, s) == self.side { 1.0 } else { NEED };
        let mut weight = f64::from(scoring.points) * if own { 1.0 } else { need * self.style.seize };
        if self.style.emphasis == Some(at) {
            weight *= EMPHASIS;
        }
        let enemy = pressure(w, s, self.side.other(), scoring.zone);
        Desk::new(scoring.zone, weight, own, enemy)
    }

    fn survey(&mut self, w: &World, s: &State) {
        for at in self.goals.into_iter().flatten().map(usize::from) {
            let (Some(field), Some(scoring)) = (self.fields.get_mut(at), w.scoring.get(at)) else { continue };
            if field.is_none() {
                *field = Some(Field::to(w, s, self.side, scoring.zone));
            }
        }
    }
}

/// An objective while brigades are given out.
#[derive(Clone, Copy)]
struct Desk {
    zone: Zone,
    weight: f64,
    own: bool,
    enemy: f64,
    /// What the enemy weighs against those who come.
    rival: f64,
    allotted: f64,
    /// The chance to have it with what is allotted.
    promise: f64,
}

impl Desk {
    const NONE: Desk =
        Desk { zone: Zone(0), weight: 0.0, own: false, enemy: 0.0, rival: 1.0, allotted: 0.0, promise: 0.0 };

    fn new(zone: Zone, weight: f64, own: bool, enemy: f64) -> Desk {
        let rival = (ATTACK * (enemy + 1.0)).powf(STEEPNESS);
        let mut desk = Desk { zone, weight, own, enemy, rival, allotted: 0.0, promise: 0.0 };
        desk.promise = desk.chance(0.0);
        desk
    }

    fn allot(&mut self, strength: f64) {
        self.allotted += strength;
        self.promise = self.chance(self.allotted);
    }

    /// The chance to have it in the end with so much. A garrison that is enough needs no more.
    fn chance(&self, strength: f64) -> f64 {
        if self.own {
            return ((strength + 0.5) / (DEFENCE * self.enemy + 0.5)).min(1.0);
        }
        let own = strength.powf(STEEPNESS);
        own / (own + self.rival)
    }
}

/// How much two objectives belong to one effort.
fn together(w: &World, a: &Desk, b: &Desk) -> f64 {
    (-f64::from(w.distance(a.zone, b.zone)) / THEATRE).exp()
}

/// What a brigade would add to each objective, and how far it is.
#[derive(Clone, Copy)]
struct Wish {
    adds: [f64; MOST_GOALS],
    travel: [f64; MOST_GOALS],
}

impl Wish {
    const NONE: Wish = Wish { adds: [0.0; MOST_GOALS], travel: [0.0; MOST_GOALS] };

    fn of(w: &World, s: &State, brigade: Brigade, reach: f64, desks: &[Desk]) -> Wish {
        let mut wish = Wish::NONE;
        let Some(zone) = s.brigade(brigade).zone else { return wish };
        let strength = effective(w, s, brigade);
        for (at, desk) in desks.iter().enumerate() {
            let distance = f64::from(w.distance(zone, desk.zone));
            let arrives = if distance > reach { 0.02 } else { 1.0 / (1.0 + (distance / 10.0).powi(2)) };
            wish.adds[at] = strength * arrives;
            wish.travel[at] = TRAVEL * distance;
        }
        wish
    }
}

/// The brigade and the objective where one more adds most.
fn most_useful(
    free: crate::ids::Brigades,
    wishes: &[Wish; MAX_BRIGADES],
    desks: &[Desk],
    idle: f64,
) -> Option<(Brigade, usize)> {
    let mut best: Option<(f64, Brigade, usize)> = None;
    for brigade in free {
        let Some(wish) = wishes.get(brigade.index()) else { continue };
        for (at, desk) in desks.iter().enumerate() {
            let (adds, travel) = (wish.adds[at], wish.travel[at]);
            let enough = desk.own && desk.promise >= 1.0;
            let more = desk.chance(desk.allotted + adds) - desk.promise;
            let worth = desk.weight * more - travel - if enough { idle } else { 0.0 };
            if best.is_none_or(|(known, ..)| worth > known) {
                best = Some((worth, brigade, at));
            }
        }
    }
    best.map(|(_, brigade, at)| (brigade, at))
}

/// Strength less what fatigue takes.
pub fn effective(w: &World, s: &State, brigade: Brigade) -> f64 {
    let fatigue = match s.brigade(brigade).fatigue {
        0 => 1.0,
        1 => 0.87,
        _ => 0.7,
    };
    let sheet = w.sheet(brigade);
    let guns = 0.15 * f64::from(sheet.artillery) + if sheet.star { 0.4 } else { 0.0 };
    (f64::from(combat_strength(w, s, brigade)) + guns) * fatigue
}

/// How much of its strength a side can bring to bear on a zone soon.
pub fn pressure(w: &World, s: &State, side: Side, zone: Zone) -> f64 {
    let brigades = s.on_map(w, side).filter_map(|b| Some((b, s.brigade(b).zone?)));
    brigades.map(|(b, at)| effective(w, s, b) * felt(w.distance(at, zone))).sum()
}

/// How much of a strength is felt at a distance.
pub fn felt(distance: u8) -> f64 {
    let d = f64::from(distance) / 4.0;
    1.0 / (1.0 + d * d)
}
