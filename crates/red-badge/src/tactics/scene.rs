//! The field as the active brigade sees it: who stands against it and which hexes he denies.

use kernel::Side;
use kernel::hex::Axial;

use super::Ways;
use super::atlas::Atlas;
use super::expectation::Mark;
use crate::facing;
use crate::ids::{Hex, Unit};
use crate::stacking;
use crate::state::{Order, State};
use crate::world::World;

/// An enemy stands here.
pub(super) const FOE: u8 = 1;
/// An enemy stands next to it.
pub(super) const BESIDE: u8 = 1 << 1;
/// An enemy front holds it (9.51).
pub(super) const FRONT: u8 = 1 << 2;
/// An enemy is within the limit of March (6.11).
pub(super) const NEAR: u8 = 1 << 3;
/// A friend stands here.
pub(super) const FRIEND: u8 = 1 << 4;
/// A friend means to end here.
pub(super) const CLAIMED: u8 = 1 << 5;

/// An enemy who may be fired at, or fires.
#[derive(Clone, Copy, Debug)]
pub(super) struct Foe {
    /// Where he is.
    pub(super) hex: Hex,
    /// Where that lies.
    pub(super) lay: Axial,
    /// Who.
    pub(super) unit: Unit,
    /// What a fire at him meets.
    pub(super) mark: Mark,
    /// Strength points in his hex.
    pub(super) points: u16,
    /// Guns.
    pub(super) guns: bool,
    /// Fire at the hex strikes him.
    pub(super) on_top: bool,
}

/// The field.
pub(super) struct Scene<'a> {
    /// The world.
    pub(super) w: &'a World,
    /// The state.
    pub(super) s: &'a State,
    /// What is known of the ground.
    pub(super) atlas: &'a Atlas,
    /// Whose view it is.
    pub(super) side: Side,
    /// Who stands against it.
    pub(super) foes: Vec<Foe>,
    marks: Vec<u8>,
}

impl<'a> Scene<'a> {
    /// The field as a side sees it.
    pub(super) fn new(w: &'a World, s: &'a State, side: Side) -> Scene<'a> {
        let marks = vec![0; usize::from(w.hex_count())];
        let mut scene = Scene { w, s, atlas: &Ways::of(w).atlas, side, foes: Vec::new(), marks };
        for hex in s.occupied[side].hexes() {
            scene.mark(hex, FRIEND);
        }
        let mut there: Vec<(Hex, Unit)> = Vec::with_capacity(64);
        for unit in s.on_map(w, side.other()) {
            there.extend([s[unit].hex(), s[unit].wing()].into_iter().flatten().map(|hex| (hex, unit)));
        }
        there.sort_unstable();
        there.chunk_by(|a, b| a.0 == b.0).for_each(|stack| scene.add_foes(stack));
        scene
    }

    /// Takes note of the enemies in one hex.
    fn add_foes(&mut self, stack: &[(Hex, Unit)]) {
        let (w, s) = (self.w, self.s);
        let Some((hex, _)) = stack.first().copied() else { return };
        self.mark(hex, FOE);
        w.neighbours(hex).for_each(|near| self.mark(near, BESIDE));
        let units = || stack.iter().map(|(_, unit)| *unit);
        let foot = || units().filter(|unit| !w.unit(*unit).is_artillery());
        let top = foot().find(|unit| !s[*unit].under).or_else(|| foot().next());
        let points = units().map(|unit| u16::from(stacking::strength_in(s, unit, hex))).sum();
        for unit in units() {
            let guns = w.unit(unit).is_artillery();
            if facing::has_zone(w, s, unit) {
                facing::fronts(w, s, unit).for_each(|near| self.mark(near, FRONT));
            }
            if !guns && top != Some(unit) {
                continue;
            }
            let on_top = top.is_none_or(|top| top == unit);
            self.foes.push(Foe {
                hex,
                lay: w.ground(hex).axial,
                unit,
                mark: Mark::of(w, s, unit),
                points,
                guns,
                on_top,
            });
        }
    }

    /// Marks the hexes March keeps out of. Sight is left aside: whoever is near will see.
    pub(super) fn mark_near(&mut self) {
        let limit = self.w.tables.orders.march;
        for at in 0..self.foes.len() {
            let Some(hex) = self.foes.get(at).map(|foe| foe.hex) else { continue };
            let w = self.w;
            w.within(hex, limit).for_each(|near| self.mark(near, NEAR));
        }
    }

    /// Marks a hex.
    pub(super) fn mark(&mut self, hex: Hex, mark: u8) {
        if let Some(slot) = self.marks.get_mut(hex.index()) {
            *slot |= mark;
        }
    }

    /// Takes a mark away.
    pub(super) fn unmark(&mut self, hex: Hex, mark: u8) {
        if let Some(slot) = self.marks.get_mut(hex.index()) {
            *slot &= !mark;
        }
    }

    /// True if a hex has one of these marks.
    pub(super) fn has(&self, hex: Hex, marks: u8) -> bool {
        self.marks.get(hex.index()).is_some_and(|slot| slot & marks != 0)
    }

    /// Which marks keep a unit under an order out of a hex.
    pub(super) const fn bars(order: Order) -> u8 {
        match order {
            Order::March => FOE | NEAR,
            Order::Attack => FOE,
            Order::Advance | Order::Reserve => FOE | BESIDE,
        }
    }
}
