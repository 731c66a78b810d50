//! Where a unit can get in one move, as far as a plan needs to know it.

use super::atlas::{BARRED, Gait, NOWHERE};
use super::scene::{BESIDE, FOE, FRIEND, FRONT, NEAR, Scene};
use crate::cost;
use crate::ids::{Hex, Unit};
use crate::state::Order;

/// Costs of a move stay below this.
const MOST: usize = 48;

/// The hexes in reach of a unit.
#[derive(Clone, Debug)]
pub(super) struct Reach {
    spent: Vec<u8>,
    came: Vec<u16>,
    woods: Vec<u8>,
    rings: Vec<Vec<Hex>>,
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

impl Reach {
    /// Room for a map of so many hexes.
    pub(super) fn new(hexes: usize) -> Reach {
        Reach {
            spent: vec![u8::MAX; hexes],
            came: vec![NOWHERE; hexes],
            woods: vec![0; hexes],
            rings: vec![Vec::new(); MOST],
            found: Vec::new(),
        }
    }

    /// Floods from where a unit is.
    pub(super) fn flood(&mut self, scene: &Scene<'_>, who: &Mover) {
        for hex in self.found.drain(..) {
            if let Some(spent) = self.spent.get_mut(hex.index()) {
                *spent = u8::MAX;
            }
        }
        self.put(who.start, who.spent, None, 0);
        for spent in usize::from(who.spent)..=usize::from(who.allowance).min(MOST - 1) {
            let mut at = 0;
            while let Some(hex) = self.rings.get(spent).and_then(|ring| ring.get(at)).copied() {
                at += 1;
                if self.spent_to(hex).is_some_and(|least| usize::from(least) == spent) {
                    self.spread(scene, who, hex, spent as u8);
                }
            }
        }
        self.rings.iter_mut().for_each(Vec::clear);
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
        let prices = scene.atlas.prices(who.gait).get(hex.index()).copied().unwrap_or([BARRED; 6]);
        let passing = if !first && scene.has(hex, FRIEND) { 2 } else { 0 };
        for (next, price) in scene.w.ground(hex).ring.into_iter().zip(prices) {
            let Some(next) = next.filter(|next| !scene.has(*next, bars)) else { continue };
            let Some(cost) = self.price(scene, who, (hex, next), price, first) else { continue };
            let sum = spent.saturating_add(cost).saturating_add(passing);
            let woods = self.woods.get(hex.index()).copied().unwrap_or(0);
            let entered = u8::from(scene.w.terrain(next).disorders);
            if sum <= who.allowance && self.spent_to(next).is_none_or(|least| sum < least) {
                self.put(next, sum, Some(hex), woods.saturating_add(entered));
            }
        }
    }

    fn price(&self, scene: &Scene<'_>, who: &Mover, (hex, next): (Hex, Hex), price: u8, first: bool) -> Option<u8> {
        if price == BARRED {
            return None;
        }
        if !first {
            return Some(price);
        }
        // 9.42: the first hex uphill is free; 9.12: one hex for everything it has.
        let traveller = cost::Traveller::with(scene.w, scene.s, who.unit, who.order);
        let cost = cost::step(scene.w, traveller, hex, next, true).ok()?;
        Some(if who.spent == 0 { cost.min(who.allowance) } else { cost })
    }

    fn put(&mut self, hex: Hex, spent: u8, from: Option<Hex>, woods: u8) {
        let Some(slot) = self.spent.get_mut(hex.index()) else { return };
        if *slot == u8::MAX {
            self.found.push(hex);
        }
        *slot = spent;
        if let Some(came) = self.came.get_mut(hex.index()) {
            *came = from.map_or(NOWHERE, |from| from.0);
        }
        if let Some(count) = self.woods.get_mut(hex.index()) {
            *count = woods;
        }
        if let Some(ring) = self.rings.get_mut(usize::from(spent)) {
            ring.push(hex);
        }
    }

    /// Half-points spent when a hex is reached.
    pub(super) fn spent_to(&self, hex: Hex) -> Option<u8> {
        self.spent.get(hex.index()).copied().filter(|spent| *spent != u8::MAX)
    }

    /// Woods entered on the way to a hex.
    pub(super) fn woods_to(&self, hex: Hex) -> u8 {
        self.woods.get(hex.index()).copied().unwrap_or(0)
    }

    /// The way to a hex, the start left out.
    pub(super) fn way_to(&self, hex: Hex) -> Vec<Hex> {
        let mut way = Vec::new();
        let mut at = hex;
        while let Some(from) = self.came.get(at.index()).copied().filter(|from| *from != NOWHERE) {
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
