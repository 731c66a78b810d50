//! What never changes about the ground, as the scripted commander sees it: what every step costs at every gait, how
//! far it is from everywhere to where the game is decided, and how far beyond the pike a hex lies.

use std::cmp::Ordering;

use kernel::Side;
use kernel::hex::Axial;

use super::expectation::Fires;
use crate::cost::{self, Traveller};
use crate::ids::{Hex, Unit};
use crate::scenario::VictoryKind;
use crate::sight;
use crate::state::{Form, Order, State};
use crate::tables::Mover;
use crate::world::World;

/// Nobody gets there.
pub(super) const NOWHERE: u16 = u16::MAX;
/// Where a step is barred.
pub(super) const BARRED: u8 = u8::MAX;
/// Beyond this many hexes the far side of the pike is deep enough.
const DEEP: u8 = 6;

/// How somebody moves: his column of the chart and the order that decides about roads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Gait {
    /// Foot in March.
    March,
    /// Foot in Advance.
    Advance,
    /// Foot in Attack.
    Attack,
    /// Guns in March.
    GunsMarch,
    /// Guns in Advance or Attack.
    GunsAdvance,
    /// Horse in March.
    HorseMarch,
    /// Horse in Advance.
    HorseAdvance,
    /// Horse in Attack.
    HorseAttack,
}

impl Gait {
    const ALL: [Gait; 8] = [
        Gait::March,
        Gait::Advance,
        Gait::Attack,
        Gait::GunsMarch,
        Gait::GunsAdvance,
        Gait::HorseMarch,
        Gait::HorseAdvance,
        Gait::HorseAttack,
    ];

    /// The gait of a unit as if it had an order.
    pub(super) fn of(w: &World, s: &State, unit: Unit, order: Order) -> Gait {
        let horse = s[unit].form == Form::Mounted;
        match (w.unit(unit).is_artillery(), horse, order) {
            (true, _, Order::March) => Gait::GunsMarch,
            (true, ..) => Gait::GunsAdvance,
            (_, true, Order::March) => Gait::HorseMarch,
            (_, true, Order::Attack) => Gait::HorseAttack,
            (_, true, _) => Gait::HorseAdvance,
            (_, _, Order::March) => Gait::March,
            (_, _, Order::Attack) => Gait::Attack,
            _ => Gait::Advance,
        }
    }

    const fn traveller(self) -> Traveller {
        let (mover, order) = match self {
            Gait::March => (Mover::March, Order::March),
            Gait::Advance => (Mover::Foot, Order::Advance),
            Gait::Attack => (Mover::Foot, Order::Attack),
            Gait::GunsMarch => (Mover::Guns, Order::March),
            Gait::GunsAdvance => (Mover::Guns, Order::Advance),
            Gait::HorseMarch => (Mover::Mounted, Order::March),
            Gait::HorseAdvance => (Mover::Mounted, Order::Advance),
            Gait::HorseAttack => (Mover::Mounted, Order::Attack),
        };
        Traveller { mover, order }
    }
}

/// What the six steps out of every hex cost at one gait.
type Prices = Vec<[u8; 6]>;

/// A place the game is about, with the way to it from every hex for foot in March and in Advance.
#[derive(Clone, Debug)]
pub(super) struct Lie {
    /// Points it counts.
    pub(super) points: u8,
    /// Where it is.
    pub(super) hexes: Vec<Hex>,
    /// Half-points in March.
    pub(super) march: Vec<u16>,
    /// Half-points in Advance.
    pub(super) advance: Vec<u16>,
    /// Where ways to it end: beyond the pike the deeper the better.
    pub(super) ends: Vec<Seed>,
}

/// So many hexes beyond the pike are enough.
const ENOUGH: u8 = 4;

/// An end of ways so many hexes beyond the pike.
fn beyond_pike(hex: Hex, depth: u8) -> Seed {
    Seed { hex, cost: u16::from(ENOUGH.saturating_sub(depth)) * 3, inner: depth > ENOUGH }
}

/// What the six steps into every hex cost at one gait, for a search that comes from where the way ends.
#[derive(Clone, Debug)]
pub(super) struct Approach {
    /// By hex and the direction one comes from.
    arrivals: Prices,
    /// The cheapest of all.
    least: u16,
}

/// All of it.
#[derive(Clone, Debug)]
pub(super) struct Atlas {
    prices: [Prices; 8],
    approaches: [Approach; 8],
    /// Neighbours in play, clockwise from north, [`NOWHERE`] where there is none.
    rings: Vec<[u16; 6]>,
    /// Where each hex lies.
    lays: Vec<Axial>,
    /// Where the ground disorders.
    woods: Vec<bool>,
    /// The directions in which somebody so many columns and rows away lies, as bits.
    bearings: Vec<u8>,
    /// Objectives; with the pike one for each side, in the order of the sides.
    pub(super) lies: Vec<Lie>,
    /// For each side how many hexes a hex lies beyond the pike; nothing where it does not count.
    depth: [Vec<Option<u8>>; 2],
    /// What fire may be expected to do.
    pub(super) fires: Fires,
    /// Strength points that make a difference in a scenario of this size.
    pub(super) force: f64,
}

impl Atlas {
    /// Surveys a world.
    pub(super) fn new(w: &World) -> Atlas {
        let prices = Gait::ALL.map(|gait| prices(w, gait.traveller()));
        let depth = Side::BOTH.map(|side| depth(w, side));
        let approaches = Gait::ALL.map(|gait| approach(w, prices.get(gait as usize).map_or(&[], Vec::as_slice)));
        let hexes = || (0..w.hex_count()).map(Hex);
        let rings = hexes().map(|hex| w.ground(hex).ring.map(|next| next.map_or(NOWHERE, |next| next.0))).collect();
        let lays = hexes().map(|hex| w.ground(hex).axial).collect();
        let woods = hexes().map(|hex| w.terrain(hex).disorders).collect();
        let fires = Fires::new(&w.tables);
        let mut atlas = Atlas {
            prices,
            approaches,
            rings,
            lays,
            woods,
            bearings: bearings(),
            lies: Vec::new(),
            depth,
            fires,
            force: force(w),
        };
        atlas.lies = match w.victory.kind {
            VictoryKind::Pike => Side::BOTH.map(|side| atlas.pike(w, side)).into(),
            VictoryKind::Objectives => {
                w.objectives.iter().map(|goal| atlas.lie(goal.points, goal.hexes.clone())).collect()
            }
        };
        atlas
    }

    fn counting(&self, w: &World, side: Side) -> Vec<Hex> {
        w.hexes().filter(|hex| self.depth(side, *hex).is_some()).collect()
    }

    fn pike(&self, w: &World, side: Side) -> Lie {
        let hexes = self.counting(w, side);
        let ends = hexes.iter().map(|hex| beyond_pike(*hex, self.depth(side, *hex).unwrap_or(0))).collect();
        Lie { ends, ..self.lie(0, hexes) }
    }

    fn lie(&self, points: u8, hexes: Vec<Hex>) -> Lie {
        let seeds: Vec<Seed> = hexes.iter().map(|hex| Seed::new(*hex, 0)).collect();
        let way = |gait| {
            let mut flow = Flow::default();
            flow.spread(self, gait, &[(&seeds, 0)], |_| 0, &[]);
            flow.away
        };
        let (march, advance) = (way(Gait::March), way(Gait::Advance));
        Lie { points, hexes, march, advance, ends: Vec::new() }
    }

    /// The directions in which another hex lies, as bits; none beyond [`SEEN`] hexes.
    pub(super) fn bearing(&self, from: Axial, to: Axial) -> u8 {
        let place = |ahead: i32| usize::try_from(ahead + SEEN).ok().filter(|at| *at < ACROSS);
        let (column, row) = (place(to.q - from.q), place(to.r - from.r));
        column.zip(row).and_then(|(column, row)| self.bearings.get(column * ACROSS + row)).copied().unwrap_or(0)
    }

    /// The neighbours of a hex in play, clockwise from north, [`NOWHERE`] where there is none.
    pub(super) fn ring(&self, hex: Hex) -> [u16; 6] {
        self.rings.get(hex.index()).copied().unwrap_or([NOWHERE; 6])
    }

    /// True if the ground of a hex disorders.
    pub(super) fn disorders(&self, hex: Hex) -> bool {
        self.woods.get(hex.index()).copied().unwrap_or(false)
    }

    /// What steps cost at a gait.
    pub(super) fn prices(&self, gait: Gait) -> &[[u8; 6]] {
        self.prices.get(gait as usize).map_or(&[], Vec::as_slice)
    }

    /// How many hexes beyond the pike a hex lies for a side, nothing if it does not count.
    pub(super) fn depth(&self, side: Side, hex: Hex) -> Option<u8> {
        self.depth.get(side.index()).and_then(|depth| depth.get(hex.index())).copied().flatten()
    }
}

/// Nobody looks farther than so many hexes.
pub(super) const SEEN: i32 = 14;
/// Columns or rows within that.
const ACROSS: usize = 2 * SEEN as usize + 1;

fn bearings() -> Vec<u8> {
    let steps = || -SEEN..=SEEN;
    let bits = |q: i32, r: i32| {
        let bearing = sight::bearing(Axial { q: 0, r: 0 }, Axial { q, r });
        bearing.map_or(0, |at| at.directions().fold(0, |bits, at| bits | 1 << at))
    };
    steps().flat_map(|q| steps().map(move |r| bits(q, r))).collect()
}

/// A sixteenth of all that fight.
fn force(w: &World) -> f64 {
    let all: f64 = w.in_scenario.map(|unit| f64::from(w.unit(unit).sp)).sum();
    (all / 16.0).max(3.0)
}

fn prices(w: &World, who: Traveller) -> Prices {
    let of = |hex: Hex| {
        let step = |next: Option<Hex>| next.and_then(|next| cost::step(w, who, hex, next, false).ok());
        w.ground(hex).ring.map(|next| step(next).unwrap_or(BARRED))
    };
    (0..w.hex_count()).map(Hex).map(of).collect()
}

fn approach(w: &World, prices: &[[u8; 6]]) -> Approach {
    let of = |hex: Hex| {
        let mut row = [BARRED; 6];
        for ((side, next), slot) in w.ground(hex).ring.iter().enumerate().zip(&mut row) {
            let from = next.and_then(|next| prices.get(next.index())).and_then(|row| row.get((side + 3) % 6));
            *slot = from.copied().unwrap_or(BARRED);
        }
        row
    };
    let least = prices.iter().flatten().copied().min().unwrap_or(0);
    Approach { arrivals: (0..w.hex_count()).map(Hex).map(of).collect(), least: least.into() }
}

/// True if infantry of a side in a hex counts at the pike (21.2).
fn counts(w: &World, side: Side, hex: Hex) -> bool {
    let wrong = if side == Side::Union { Ordering::Less } else { Ordering::Greater };
    w.victory.kind == VictoryKind::Pike && w.ground(hex).pike.unwrap_or(Ordering::Less) != wrong
}

fn depth(w: &World, side: Side) -> Vec<Option<u8>> {
    let mut depth: Vec<Option<u8>> = (0..w.hex_count()).map(|at| counts(w, side, Hex(at)).then_some(DEEP)).collect();
    let mut edge: Vec<Hex> = w.hexes().filter(|hex| !counts(w, side, *hex)).collect();
    for steps in 0..DEEP {
        let mut next = Vec::new();
        for hex in edge.iter().flat_map(|hex| w.neighbours(*hex)) {
            if let Some(Some(known)) = depth.get_mut(hex.index()).filter(|known| known.is_some_and(|d| d > steps)) {
                *known = steps;
                next.push(hex);
            }
        }
        edge = next;
    }
    depth
}

/// How far it is from everywhere to some hexes: Dijkstra with a bucket for every cost, drawn towards whoever asks.
#[derive(Clone, Debug, Default)]
pub(super) struct Flow {
    /// Half-points, [`NOWHERE`] where nobody gets from or was looked at.
    pub(super) away: Vec<u16>,
    heads: Vec<u32>,
    links: Vec<Link>,
}

/// A hex where ways end.
#[derive(Clone, Copy, Debug)]
pub(super) struct Seed {
    /// Which.
    pub(super) hex: Hex,
    /// What is wrong about it, in half-points.
    pub(super) cost: u16,
    /// No way leads through it that does not end sooner.
    pub(super) inner: bool,
}

impl Seed {
    /// A hex ways may lead through.
    pub(super) const fn new(hex: Hex, cost: u16) -> Seed {
        Seed { hex, cost, inner: false }
    }
}

/// A hex that waits in a bucket, at what cost, and who waits behind it.
#[derive(Clone, Copy, Debug)]
struct Link {
    hex: u16,
    cost: u16,
    next: u32,
}

/// The end of a bucket.
const END: u32 = u32::MAX;
/// Costs beyond this are all the same.
const FARTHEST: usize = 2000;
/// How much farther than the last hex asked for the flow goes on.
const BEYOND: u16 = 10;

/// A bound for the way from a hex to those who ask: every step costs something.
struct Draw<'a> {
    lays: &'a [Axial],
    centre: Axial,
    /// Whoever asks is within so many hexes of the centre.
    radius: i32,
    least: u16,
}

impl<'a> Draw<'a> {
    fn new(atlas: &'a Atlas, asked: &[Hex], least: u16) -> Draw<'a> {
        let lays = || asked.iter().filter_map(|hex| atlas.lays.get(hex.index()));
        let Some(first) = lays().next() else {
            return Draw { lays: &[], centre: Axial { q: 0, r: 0 }, radius: 0, least: 0 };
        };
        let many = i32::try_from(asked.len()).unwrap_or(1).max(1);
        let mean = |of: fn(&Axial) -> i32| lays().map(of).sum::<i32>() / many;
        let middle = Axial { q: mean(|lay| lay.q), r: mean(|lay| lay.r) };
        let from = |centre: Axial| lays().map(|lay| centre.distance(*lay)).max().unwrap_or(0);
        let centre = if from(middle) <= from(*first) { middle } else { *first };
        Draw { lays: &atlas.lays, centre, radius: i32::try_from(from(centre)).unwrap_or(0), least }
    }

    fn bound(&self, hex: u16) -> u16 {
        let Some(lay) = self.lays.get(usize::from(hex)) else { return 0 };
        let steps = i32::try_from(self.centre.distance(*lay)).unwrap_or(0) - self.radius;
        self.least.saturating_mul(u16::try_from(steps).unwrap_or(0))
    }
}

impl Flow {
    /// Fills `away`: seeds have a cost to begin with, some of them more; `extra` is added for entering a hex on the way. If some hexes
    /// are asked for, what lies well beyond all of them or off the way to them is left out.
    pub(super) fn spread(
        &mut self,
        atlas: &Atlas,
        gait: Gait,
        seeds: &[(&[Seed], u16)],
        extra: impl Fn(Hex) -> u16,
        asked: &[Hex],
    ) {
        let Some(approach) = atlas.approaches.get(gait as usize) else { return };
        let draw = Draw::new(atlas, asked, approach.least);
        self.away.clear();
        self.away.resize(atlas.rings.len(), NOWHERE);
        self.heads.clear();
        self.heads.reserve(256);
        self.links.clear();
        self.links.reserve(1024);
        let seeds = || seeds.iter().flat_map(|(some, more)| some.iter().map(|seed| (seed, seed.cost + *more)));
        seeds().filter(|(seed, _)| seed.inner).for_each(|(seed, cost)| self.settle(seed.hex, cost));
        let mut open = asked.iter().filter(|hex| self.from(**hex) == NOWHERE).count();
        seeds().filter(|(seed, _)| !seed.inner).for_each(|(seed, cost)| self.reach(&draw, seed.hex.0, cost));
        let (mut at, mut last) = (0, usize::MAX);
        if open == 0 && !asked.is_empty() {
            last = usize::from(BEYOND);
        }
        while at < self.heads.len() && at <= last {
            let Some((hex, cost)) = self.pop(at) else {
                at += 1;
                continue;
            };
            if open > 0 {
                open -= asked.iter().filter(|wanted| wanted.0 == hex).count().min(open);
                if open == 0 {
                    last = at + usize::from(BEYOND);
                }
            }
            let place = usize::from(hex);
            let (Some(prices), Some(ring)) = (approach.arrivals.get(place), atlas.rings.get(place)) else { continue };
            let cost = cost.saturating_add(extra(Hex(hex)));
            for (next, price) in ring.iter().zip(prices).filter(|(_, price)| **price != BARRED) {
                self.reach(&draw, *next, cost.saturating_add(u16::from(*price)));
            }
        }
    }

    fn settle(&mut self, hex: Hex, cost: u16) {
        if let Some(known) = self.away.get_mut(hex.index()) {
            *known = cost.min(*known);
        }
    }

    fn reach(&mut self, draw: &Draw<'_>, hex: u16, cost: u16) {
        let Some(known) = self.away.get_mut(usize::from(hex)).filter(|known| cost < **known) else { return };
        *known = cost;
        let bucket = bucket(draw, hex, cost);
        if self.heads.len() <= bucket {
            self.heads.resize(bucket + 1, END);
        }
        if let Some(head) = self.heads.get_mut(bucket) {
            self.links.push(Link { hex, cost, next: *head });
            *head = (self.links.len() - 1) as u32;
        }
    }

    /// Takes a hex out of a bucket that was not reached more cheaply since.
    fn pop(&mut self, at: usize) -> Option<(u16, u16)> {
        let head = self.heads.get_mut(at)?;
        while *head != END {
            let Link { hex, cost, next } = self.links.get(*head as usize).copied()?;
            *head = next;
            if self.away.get(usize::from(hex)) == Some(&cost) {
                return Some((hex, cost));
            }
        }
        None
    }

    /// Half-points from a hex.
    pub(super) fn from(&self, hex: Hex) -> u16 {
        self.away.get(hex.index()).copied().unwrap_or(NOWHERE)
    }
}

/// Where a hex reached at a cost waits its turn.
fn bucket(draw: &Draw<'_>, hex: u16, cost: u16) -> usize {
    usize::from(cost.saturating_add(draw.bound(hex))).min(FARTHEST)
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test stops where something is wrong")]
mod tests {
    use contract::DataFolder;
    use kernel::Setup;

    use super::*;

    fn world() -> World {
        World::build(&DataFolder::new(), &Setup { scenario: "matthews-hill".into(), ..Setup::default() }).unwrap()
    }

    /// What is left out on the way to some hexes does not make their way longer.
    #[test]
    fn the_way_of_those_who_ask_is_the_shortest() {
        let w = world();
        let atlas = Atlas::new(&w);
        let seeds: Vec<Seed> = w.hexes().step_by(401).map(|hex| Seed::new(hex, 3)).collect();
        let toll = |hex: Hex| if hex.0.is_multiple_of(11) { 6 } else { 0 };
        let hexes: Vec<Hex> = w.hexes().collect();
        for gait in [Gait::March, Gait::Advance, Gait::Attack, Gait::GunsMarch, Gait::HorseAdvance] {
            let (mut all, mut some) = (Flow::default(), Flow::default());
            all.spread(&atlas, gait, &[(&seeds, 2)], toll, &[]);
            for asked in hexes.chunks(7).step_by(9) {
                some.spread(&atlas, gait, &[(&seeds, 2)], toll, asked);
                for hex in asked {
                    assert_eq!(some.from(*hex), all.from(*hex), "{gait:?} from {}", w.hex_id(*hex));
                }
            }
        }
    }

    /// Ground from which no way leads on is not looked into, and counts as if it were.
    #[test]
    fn deep_ground_beyond_the_pike_needs_no_way() {
        let w = world();
        let atlas = Atlas::new(&w);
        let lie = &atlas.lies[Side::Union.index()];
        let plain: Vec<Seed> = lie.ends.iter().map(|end| Seed::new(end.hex, end.cost)).collect();
        assert!(lie.ends.iter().any(|end| end.inner) && lie.ends.iter().any(|end| !end.inner));
        let (mut quick, mut slow) = (Flow::default(), Flow::default());
        quick.spread(&atlas, Gait::Advance, &[(&lie.ends, 30)], |_| 0, &[]);
        slow.spread(&atlas, Gait::Advance, &[(&plain, 30)], |_| 0, &[]);
        assert_eq!(quick.away, slow.away);
    }

    /// The table of bearings says what the line of sight says.
    #[test]
    fn bearings_are_those_of_the_lines() {
        let w = world();
        let atlas = Atlas::new(&w);
        let from = w.find_hex("N4622").unwrap();
        let mut seen = 0;
        for to in w.within(from, 14).filter(|to| *to != from) {
            let bits = sight::bearing(w.ground(from).axial, w.ground(to).axial).unwrap();
            let bits = bits.directions().fold(0, |all, at| all | 1 << at);
            assert_eq!(atlas.bearing(w.ground(from).axial, w.ground(to).axial), bits, "{}", w.hex_id(to));
            seen += 1;
        }
        assert!(seen > 300, "{seen} hexes");
    }
}
