//! Where a unit can get in one move, as far as a plan needs to know it.

use super::atlas::{BARRED, Gait, NOWHERE};
use super::scene::{BESIDE, FOE, FRIEND, FRONT, NEAR, Scene};
use crate::cost;
use crate::ids::{Hex, Unit};
use crate::state::Order;
use crate::world::World;

/// Costs of a move stay below this.
const MOST: usize = 48;
/// Nobody waits.
const END: u16 = u16::MAX;

/// How a hex was reached.
#[derive(Clone, Copy, Debug)]
struct Arrival {
    /// Half-points spent, [`u8::MAX`] where nobody got.
    spent: u8,
    /// Woods entered on the way.
    woods: u8,
    /// From which hex.
    from: u16,
}

/// The hexes in reach of a unit.
#[derive(Clone, Debug, Default)]
pub(super) struct Reach {
    arrivals: Vec<Arrival>,
    /// For every cost the last of the hexes that wait there, by number.
    heads: Vec<u16>,
    /// Hexes that wait, each with the number of the one before it.
    links: Vec<(Hex, u16)>,
    /// Every hex reached, the start first.
    pub(super) found: Vec<Hex>,
}

/// Who moves, and with what.
#[derive(Clone, Copy, Debug)]
pub(super) struct Mover {
    /// Who.
    pub(super) unit: Unit,
    /// Under which order.
    pub(super) order: Order,
    /// At which gait.
    pub(super) gait: Gait,
    /// From where.
    pub(super) start: Hex,
    /// Half-points spent already.
    pub(super) spent: u8,
    /// Half-points in all.
    pub(super) allowance: u8,
    /// It has taken a step already.
    pub(super) going: bool,
}

impl Arrival {
    const NONE: Arrival = Arrival { spent: u8::MAX, woods: 0, from: NOWHERE };
}

impl Reach {
    /// Makes room for a map of so many hexes.
    pub(super) fn cover(&mut self, hexes: usize) {
        self.arrivals.resize(hexes, Arrival::NONE);
        self.heads.resize(MOST, END);
    }

    /// Floods from where a unit is.
    pub(super) fn flood(&mut self, scene: &Scene<'_>, who: &Mover) {
        for hex in self.found.drain(..) {
            if let Some(arrival) = self.arrivals.get_mut(hex.index()) {
                *arrival = Arrival::NONE;
            }
        }
        self.put(who.start, Arrival { spent: who.spent, ..Arrival::NONE });
        for spent in usize::from(who.spent)..=usize::from(who.allowance).min(MOST - 1) {
            while let Some(hex) = self.pop(spent) {
                if self.spent_to(hex).is_some_and(|least| usize::from(least) == spent) {
                    self.spread(scene, who, hex, spent as u8);
                }
            }
        }
        self.links.clear();
        self.heads.fill(END);
    }

    fn pop(&mut self, spent: usize) -> Option<Hex> {
        let head = self.heads.get_mut(spent)?;
        let (hex, next) = self.links.get(usize::from(*head)).copied()?;
        *head = next;
        Some(hex)
    }

    fn spread(&mut self, scene: &Scene<'_>, who: &Mover, hex: Hex, spent: u8) {
        let first = hex == who.start && !who.going;
        if !first && hex != who.start && scene.has(hex, FRONT) && who.order != Order::March {
            return;
        }
        let mut bars = Scene::bars(who.order);
        if who.order == Order::March && scene.has(hex, NEAR) {
            // Who is near already may only go away: a rule for the rules to see to.
            bars = FOE | BESIDE;
        }
        let (Some(prices), ring) = (scene.atlas.prices(who.gait).get(hex.index()), scene.atlas.ring(hex)) else {
            return;
        };
        let passing = if !first && scene.has(hex, FRIEND) { 2 } else { 0 };
        let woods = self.woods_to(hex);
        for (next, price) in ring.iter().zip(prices).filter(|(_, price)| **price != BARRED) {
            let next = Hex(*next);
            let Some(cost) = self.price(scene, who, (hex, next), *price, first) else { continue };
            let sum = spent.saturating_add(cost).saturating_add(passing);
            let better = sum <= who.allowance && self.arrivals.get(next.index()).is_some_and(|known| sum < known.spent);
            if better && !scene.has(next, bars) {
                let entered = u8::from(scene.atlas.disorders(next));
                self.put(next, Arrival { spent: sum, woods: woods.saturating_add(entered), from: hex.0 });
            }
        }
    }

    fn price(&self, scene: &Scene<'_>, who: &Mover, (hex, next): (Hex, Hex), price: u8, first: bool) -> Option<u8> {
        if !first {
            return Some(price);
        }
        // 9.42: the first hex uphill is free; 9.12: one hex for everything it has.
        let traveller = cost::Traveller::with(scene.w, scene.s, who.unit, who.order);
        let cost = cost::step(scene.w, traveller, hex, next, true).ok()?;
        Some(if who.spent == 0 { cost.min(who.allowance) } else { cost })
    }

    fn put(&mut self, hex: Hex, arrival: Arrival) {
        let Some(slot) = self.arrivals.get_mut(hex.index()) else { return };
        if slot.spent == u8::MAX {
            self.found.push(hex);
        }
        *slot = arrival;
        if let Some(head) = self.heads.get_mut(usize::from(arrival.spent)) {
            self.links.push((hex, *head));
            *head = (self.links.len() - 1) as u16;
        }
    }

    /// How many hexes away from the start the farthest hex reached is.
    pub(super) fn steps(&self, w: &World) -> u8 {
        let Some(start) = self.found.first() else { return 0 };
        self.found.iter().map(|hex| w.distance(*start, *hex)).max().unwrap_or(0)
    }

    /// Half-points spent when a hex is reached.
    pub(super) fn spent_to(&self, hex: Hex) -> Option<u8> {
        self.arrivals.get(hex.index()).map(|known| known.spent).filter(|spent| *spent != u8::MAX)
    }

    /// Woods entered on the way to a hex.
    pub(super) fn woods_to(&self, hex: Hex) -> u8 {
        self.arrivals.get(hex.index()).map_or(0, |known| known.woods)
    }

    /// The way to a hex, the start left out.
    pub(super) fn way_to(&self, hex: Hex) -> Vec<Hex> {
        let mut way = Vec::new();
        let mut at = hex;
        while let Some(from) = self.arrivals.get(at.index()).map(|known| known.from).filter(|from| *from != NOWHERE) {
            way.push(at);
            at = Hex(from);
            if way.len() > MOST {
                break;
            }
        }
        way.reverse();
        way
    }
}
