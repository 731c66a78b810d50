//! What it is worth to a unit to end its move in a hex: the way it has still to go, whom it can fire at or close with
//! from there, who can fire at it, and what the place counts.

use std::cell::{OnceCell, RefCell};

use super::atlas::{Flow, NOWHERE, SEEN};
use super::expectation::{Host, Mark, clash, closes, passes, stands};
use super::orders::{Aim, Mood, Orders};
use super::reach::Mover;
use super::scene::{Foe, Scene};
use crate::facing::{self, Aspect};
use crate::firepower;
use crate::ids::{Hex, Unit};
use crate::scenario::VictoryKind;
use crate::state::{Form, Order, State};
use crate::world::World;
use crate::{pool, victory};

/// A half-point of the way for a strength point.
const WALK: f64 = 0.03;
/// Farther than this the way makes no difference any more.
const FAR: f64 = 400.0;
/// A strength point in disorder that it may rally, see [`super::expectation`].
const SHAKEN: f64 = 0.4;
/// The part of a fire's worth that lies in being able to make it again.
const AGAIN: f64 = 0.5;
/// The part of the harm in return that counts against a fire.
const RETURNED: f64 = 0.8;
/// The part of the harm in reach of a hex that counts against it.
const RISK: f64 = 0.45;
/// To show a flank or the rear to an enemy in reach, for a strength point.
const FLANK: f64 = 0.05;
/// A strength point that counts where it stands when the game ends.
const COUNTED: f64 = 1.5;
/// A point of an objective in hand.
const OBJECTIVE: f64 = 5.0;
/// A sister within reach of a word, for a strength point.
const SISTER: f64 = 0.04;
/// Enemies who matter, in hexes: guns farther than rifles.
const GUNSHOT: u8 = 8;
/// So near an enemy may be on us in his next activation.
const CHARGE: u8 = 3;

/// How much of everything a stance wants.
#[derive(Clone, Copy, Debug)]
pub(super) struct Manner {
    walk: f64,
    fire: f64,
    risk: f64,
    shock: f64,
}

impl Manner {
    /// The manner of some orders.
    pub(super) fn of(orders: &Orders) -> Manner {
        let walk = if orders.stance.aim == Aim::Stand { 0.1 } else { 1.0 };
        let (haste, fire, risk, shock) = match orders.stance.mood {
            Mood::Even => (1.0, 1.0, 1.0, 1.0),
            Mood::Bold => (1.0, 1.2, 0.6, 1.5),
            Mood::Wary => (0.9, 1.0, 1.6, 0.7),
            Mood::Hurry => (2.0, 0.3, 0.3, 0.5),
        };
        let walk = walk * haste;
        let bold = orders.boldness;
        Manner { walk, fire, risk: risk * (1.0 - 0.3 * bold), shock: shock * (1.0 + 0.3 * bold) }
    }
}

/// What a plan needs to know of one of its units.
#[derive(Clone, Copy, Debug)]
pub(super) struct Facts {
    /// How it moves.
    pub(super) mover: Mover,
    /// What a fire at it meets.
    pub(super) mark: Mark,
    /// Guns.
    pub(super) guns: bool,
    /// How far its weapon carries.
    reach: u8,
    /// The vertex it faces.
    pub(super) facing: u8,
    /// How heavily its way weighs.
    weight: f64,
    /// A strength point that counts where it stands.
    counted: f64,
    /// Its sister, if she is somewhere.
    sister: Option<Hex>,
}

impl Facts {
    /// A unit as if it had an order.
    pub(super) fn of(w: &World, s: &State, mover: Mover, sister: Option<Hex>) -> Facts {
        let unit = mover.unit;
        let sheet = w.unit(unit);
        let guns = sheet.is_artillery();
        let sp = f64::from(s[unit].sp);
        let pike = w.victory.kind == VictoryKind::Pike;
        Facts {
            mover,
            mark: Mark::of(w, s, unit),
            guns,
            reach: w.tables.weapon(sheet.weapon).reach(),
            facing: s[unit].facing,
            weight: if guns { 2.5 } else { sp.max(3.0) },
            counted: if pike && sheet.is_infantry() { sp * ending(w, s, unit) } else { 0.0 },
            sister,
        }
    }

    const fn unit(&self) -> Unit {
        self.mover.unit
    }

    fn sp(&self) -> f64 {
        f64::from(self.mark.sp)
    }

    /// True if the unit can fire after a move, guns perhaps only in the next.
    fn fires(&self) -> bool {
        self.mover.order != Order::March || self.guns
    }
}

/// How near the end of the game is for a unit: 1 in its last activation, nothing before the last turn.
fn ending(w: &World, s: &State, unit: Unit) -> f64 {
    if s.turn < w.last_turn() {
        return 0.1 / f64::from(w.last_turn() - s.turn);
    }
    1.0 / f64::from(1 + pool::left(w, s, s.belongs(w, unit)))
}

/// A place and how to face there.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Standing {
    /// What it is worth.
    pub(super) worth: f64,
    /// The vertex to face.
    pub(super) facing: u8,
}

/// A fire at an enemy as far as it does not depend on the way before it.
#[derive(Clone, Copy)]
struct Shot {
    strength: u16,
    /// Modifiers without those of the move.
    still: i8,
    /// What comes back.
    back: f64,
}

/// An enemy seen from a hex.
struct Seen<'a> {
    foe: &'a Foe,
    away: u8,
    /// The directions in which he lies, as bits.
    bits: u8,
    /// The ground lets them see each other.
    clear: bool,
    /// The fire at him, once somebody has asked.
    shot: OnceCell<Option<Shot>>,
    /// What a shock on him promises, once somebody has asked.
    shock: OnceCell<f64>,
}

/// Most enemies looked at from a hex.
const WATCHED: usize = 12;

/// Judges places for one unit of a brigade.
pub(super) struct Judge<'a> {
    pub(super) scene: &'a Scene<'a>,
    pub(super) flow: &'a Flow,
    pub(super) manner: Manner,
    pub(super) facts: Facts,
    /// The enemies who may matter.
    pub(super) foes: &'a [Foe],
    /// What an enemy may expect of a shock on the unit behind so much cover, once worked out.
    pub(super) shocks: RefCell<Vec<(Unit, i8, f64)>>,
}

impl<'a> Judge<'a> {
    /// The best way to stand in a hex that costs so many half-points to reach.
    pub(super) fn stand(&self, hex: Hex, spent: u8, woods: u8) -> Standing {
        let facts = &self.facts;
        let mut seen: [Option<Seen<'a>>; WATCHED] = [const { None }; WATCHED];
        let count = self.look_out(hex, &mut seen);
        let seen = || seen.iter().take(count).flatten();
        let mut worth = self.way(hex) + self.counts(hex) + self.together(hex);
        worth -= self.manner.risk * RISK * seen().map(|seen| self.danger(hex, seen)).sum::<f64>();
        if woods >= self.scene.w.tables.movement.woods_test && facts.mover.order != Order::March {
            worth -= (1.0 - passes(facts.mark.nerve)) * SHAKEN * facts.sp();
        }
        let mut best = Standing { worth: f64::NEG_INFINITY, facing: facts.facing };
        for turn in [0, 1, 5, 2, 4, 3] {
            let vertex = (facts.facing + turn) % 6;
            let cost = spent.saturating_add(2 * facing::turn_between(vertex, facts.facing));
            if turn > 0 && (count == 0 || cost > facts.mover.allowance || facts.guns && self.is_in_battery()) {
                continue;
            }
            let value = self.facing_worth(hex, cost, vertex, &mut seen());
            if value > best.worth {
                best = Standing { worth: value, facing: vertex };
            }
        }
        best.worth += worth;
        best
    }

    fn is_in_battery(&self) -> bool {
        self.scene.s[self.facts.unit()].form == Form::Unlimbered
    }

    /// Enemies near enough to matter.
    fn look_out(&self, hex: Hex, seen: &mut [Option<Seen<'a>>; WATCHED]) -> usize {
        let w = self.scene.w;
        let here = w.ground(hex).axial;
        let far = if self.facts.guns { self.facts.reach.min(SEEN as u8) } else { 0 };
        let mut count = 0;
        for foe in self.foes {
            let away = u8::try_from(here.distance(foe.lay)).unwrap_or(u8::MAX);
            let matters = if foe.guns { GUNSHOT } else { 5 };
            if away == 0 || away > matters.max(far) || count == WATCHED {
                continue;
            }
            let bits = self.scene.atlas.bearing(here, foe.lay);
            let clear = away == 1 || w.sees(foe.hex, hex);
            if let Some(slot) = seen.get_mut(count) {
                *slot = Some(Seen { foe, away, bits, clear, shot: OnceCell::new(), shock: OnceCell::new() });
                count += 1;
            }
        }
        count
    }

    /// What is left of the way.
    fn way(&self, hex: Hex) -> f64 {
        let away = self.flow.from(hex);
        let away = if away == NOWHERE { FAR } else { f64::from(away).min(FAR) };
        -WALK * self.manner.walk * self.facts.weight * away
    }

    /// What the place counts.
    fn counts(&self, hex: Hex) -> f64 {
        let (w, s, side) = (self.scene.w, self.scene.s, self.scene.side);
        match w.victory.kind {
            VictoryKind::Pike => match self.scene.atlas.depth(side, hex) {
                Some(_) => COUNTED * self.facts.counted,
                None => 0.0,
            },
            VictoryKind::Objectives => {
                let Some((_, at)) = w.objective_hexes.iter().find(|(there, _)| *there == hex) else { return 0.0 };
                let points = w.objectives.get(usize::from(*at)).map_or(0, |goal| goal.points);
                let held = victory::is_union(w, s, usize::from(*at)) == (side == kernel::Side::Union);
                let alone = !self.foes.iter().any(|foe| w.distance(foe.hex, hex) <= 10);
                // Somebody stays behind on what is held, or the next horseman takes it.
                let part = if !held {
                    1.0
                } else if alone {
                    0.35
                } else {
                    0.7
                };
                OBJECTIVE * f64::from(points) * part
            }
        }
    }

    /// Two counters of a regiment keep together.
    fn together(&self, hex: Hex) -> f64 {
        let near = self.facts.sister.is_some_and(|sister| self.scene.w.distance(sister, hex) <= 1);
        if near { SISTER * self.facts.sp() } else { 0.0 }
    }

    /// What an enemy may do to the unit in a hex.
    fn danger(&self, hex: Hex, seen: &Seen<'_>) -> f64 {
        let (scene, foe) = (self.scene, seen.foe);
        let (w, s) = (scene.w, scene.s);
        let order = s[foe.unit].order;
        if order == Order::March || s[foe.unit].form == Form::Limbered {
            return 0.0;
        }
        // Foot will come nearer before it fires.
        let nearer = if foe.guns { seen.away } else { seen.away.min(2) };
        let far = if !foe.guns && seen.away > 2 { 0.5 } else { 1.0 };
        if !seen.clear && seen.away > 3 {
            return 0.0;
        }
        let Some((times, drm)) = firepower::weapon_at(w, foe.unit, nearer) else { return 0.0 };
        let strength = self.volley(foe.unit, foe.mark.sp, times);
        let mut drm = drm + w.terrain(hex).fire + i8::from(self.facts.mover.order == Order::March);
        if s[foe.unit].disordered {
            drm += w.tables.fire.drm.disordered;
        }
        if w.ground(hex).level > w.ground(foe.hex).level && nearer >= w.tables.fire.drm.higher_from {
            drm += w.tables.fire.drm.higher;
        }
        let fire = scene.atlas.fires.harm(&w.tables, strength, w.tables.limited(drm), self.facts.mark);
        let marching = self.facts.mover.order == Order::March;
        let shock = match (order, seen.away) {
            _ if foe.guns => 0.0,
            (Order::Attack, ..=CHARGE) => self.shock_danger(hex, foe),
            // A column on the march is a prize that others will take orders for.
            (_, ..=5) if marching => 0.5 * self.shock_danger(hex, foe),
            _ => 0.0,
        };
        let alone = if self.facts.guns && seen.away <= 4 && !foe.guns { 2.0 } else { 0.0 };
        fire * far + shock + alone
    }

    /// What the enemy may expect of a shock on the unit.
    fn shock_danger(&self, hex: Hex, foe: &Foe) -> f64 {
        let cover = self.scene.w.terrain(hex).shock;
        let mut shocks = self.shocks.borrow_mut();
        let known = shocks.iter().find(|(unit, behind, _)| *unit == foe.unit && *behind == cover);
        if let Some((.., danger)) = known {
            return *danger;
        }
        let danger = self.shock_behind(cover, foe);
        shocks.push((foe.unit, cover, danger));
        danger
    }

    fn shock_behind(&self, cover: i8, foe: &Foe) -> f64 {
        let (w, s) = (self.scene.w, self.scene.s);
        if s[foe.unit].disordered {
            return 0.0;
        }
        let (mut attack, mut defence) = (Host::default(), Host::default());
        attack.add(w, s, foe.unit, closes(w, s, foe.unit), false);
        defence.add(w, s, self.facts.unit(), stands(w, s, self.facts.unit(), false), false);
        let ratio = self.ratio(attack.sp, defence.sp);
        let march = if self.facts.mover.order == Order::March { -w.tables.shock.drm.march } else { 0 };
        0.5 * clash(&self.scene.atlas.fires, &w.tables, &attack, &defence, ratio - cover + march, 0.3).max(0.0)
    }

    /// The modifier for strength, to the attacker.
    fn ratio(&self, attack: f64, defence: f64) -> i8 {
        let (attack, defence) = (attack as u16, defence as u16);
        let drm = self.scene.w.tables.shock.drm.ratio_of(attack.max(defence), attack.min(defence));
        if attack >= defence { drm } else { -drm }
    }

    fn volley(&self, unit: Unit, sp: u8, times: u8) -> u16 {
        let guns = self.scene.w.unit(unit).is_artillery();
        if guns { u16::from(sp) * u16::from(times) } else { u16::from(sp).min(self.scene.w.tables.fire.most) }
    }

    /// What facing a vertex is worth: the best fire or shock it allows, less the flanks it shows.
    fn facing_worth(&self, hex: Hex, spent: u8, vertex: u8, seen: &mut dyn Iterator<Item = &Seen<'a>>) -> f64 {
        let front = 1_u8 << (vertex % 6) | 1 << ((vertex + 1) % 6);
        let facts = &self.facts;
        let (mut fire, mut shock, mut shown) = (0.0_f64, 0.0_f64, 0.0);
        for each in seen {
            let ahead = each.bits & !front == 0;
            if ahead && facts.fires() && each.clear && each.foe.on_top && each.away <= facts.reach {
                fire = fire.max(self.fire(hex, spent, each));
            }
            if ahead && each.away == 1 && facts.mover.order == Order::Attack && !facts.guns && !facts.mark.disordered {
                shock = shock.max(*each.shock.get_or_init(|| self.shock(hex, each)));
            }
            if !ahead && !each.foe.guns && each.away <= CHARGE {
                let rear = 1_u8 << ((vertex + 3) % 6) | 1 << ((vertex + 4) % 6);
                shown += FLANK * facts.sp() * if each.bits & rear != 0 { 1.6 } else { 1.0 };
            }
        }
        self.manner.fire * fire + self.manner.shock * shock - self.manner.risk * shown
    }

    /// The worth of the fire at an enemy after so many half-points, less what comes back, and of firing again.
    fn fire(&self, hex: Hex, spent: u8, seen: &Seen<'_>) -> f64 {
        let Some(shot) = seen.shot.get_or_init(|| self.shot(hex, seen)) else { return 0.0 };
        let (w, facts) = (self.scene.w, &self.facts);
        let moved = match spent {
            0 => 0,
            _ if u16::from(spent) * 2 > u16::from(facts.mover.allowance) => w.tables.fire.drm.moved_far,
            _ => w.tables.fire.drm.moved,
        };
        let fires = &self.scene.atlas.fires;
        let harm = |drm: i8| fires.harm(&w.tables, shot.strength, w.tables.limited(drm), seen.foe.mark);
        let now = (harm(shot.still + moved) - shot.back).max(0.0);
        now + AGAIN * (harm(shot.still) - shot.back).max(0.0)
    }

    /// The fire at an enemy from a hex.
    fn shot(&self, hex: Hex, seen: &Seen<'_>) -> Option<Shot> {
        let (scene, facts, foe) = (self.scene, &self.facts, seen.foe);
        let (w, s) = (scene.w, scene.s);
        let (times, drm) = firepower::weapon_at(w, facts.unit(), seen.away)?;
        let table = &w.tables.fire.drm;
        let mut still = drm + w.terrain(foe.hex).fire;
        still += match firepower::aspect_of(w, s, foe.unit, hex, foe.hex) {
            Aspect::Front => 0,
            Aspect::Flank => table.flank,
            Aspect::Rear => table.rear,
        };
        let helpless = s[foe.unit].order == Order::March || matches!(s[foe.unit].form, Form::Limbered | Form::Mounted);
        still += if helpless { table.march } else { 0 };
        still += if foe.points >= table.dense_from.into() { table.dense } else { 0 };
        still += if foe.points <= table.thin_to.into() { table.thin } else { 0 };
        let higher = w.ground(foe.hex).level > w.ground(hex).level && seen.away >= table.higher_from;
        still += if higher { table.higher } else { 0 };
        still += if facts.mark.disordered { table.disordered } else { 0 };
        Some(Shot { strength: self.volley(facts.unit(), facts.mark.sp, times), still, back: self.returned(hex, seen) })
    }

    /// What comes back for a fire from close by.
    fn returned(&self, hex: Hex, seen: &Seen<'_>) -> f64 {
        let (scene, foe) = (self.scene, seen.foe);
        let (w, s) = (scene.w, scene.s);
        let able = s[foe.unit].order != Order::March && s[foe.unit].form != Form::Limbered;
        if seen.away > w.tables.ranges.return_fire || !able || !facing::in_arc(w, s, foe.unit, foe.hex, hex) {
            return 0.0;
        }
        let Some((times, drm)) = firepower::weapon_at(w, foe.unit, seen.away) else { return 0.0 };
        let shaken = if foe.mark.disordered { w.tables.fire.drm.disordered } else { 0 };
        let strength = self.volley(foe.unit, foe.mark.sp, times);
        let drm = w.tables.limited(drm + w.terrain(hex).fire + shaken);
        RETURNED * scene.atlas.fires.harm(&w.tables, strength, drm, self.facts.mark)
    }

    /// What the unit may expect of a shock on an enemy next to a hex.
    fn shock(&self, hex: Hex, seen: &Seen<'_>) -> f64 {
        let (w, s) = (self.scene.w, self.scene.s);
        let (unit, foe) = (self.facts.unit(), seen.foe);
        if w.side_between(hex, foe.hex).is_barred() {
            return 0.0;
        }
        let aspect = facing::aspect(w, s, foe.unit, hex, foe.hex);
        let (mut attack, mut defence) = (Host::default(), Host::default());
        attack.add(w, s, unit, closes(w, s, unit), false);
        for other in s.units_in(w, foe.hex) {
            defence.add(w, s, other, stands(w, s, other, aspect != Aspect::Front), false);
        }
        // Comrades who stand there already will join.
        for near in w.neighbours(foe.hex).filter(|near| *near != hex && s.occupied[self.scene.side].has(*near)) {
            for friend in s.units_in(w, near) {
                let joins = s[friend].order == Order::Attack
                    && !s[friend].disordered
                    && facing::is_front(w, s, friend, foe.hex);
                if joins && friend != unit && !w.unit(friend).is_artillery() && s.active == Some(s.belongs(w, friend)) {
                    attack.add(w, s, friend, closes(w, s, friend), w.unit(friend).sister == Some(unit));
                }
            }
        }
        let drm = &w.tables.shock.drm;
        let mut edge = self.ratio(attack.sp, defence.sp) - w.terrain(foe.hex).shock;
        edge += match aspect {
            Aspect::Front => 0,
            Aspect::Flank => drm.flank,
            Aspect::Rear => drm.rear,
        };
        edge -= if w.ground(foe.hex).level > w.ground(hex).level { drm.uphill } else { 0 };
        edge -= if defence.disordered { drm.disordered } else { 0 };
        edge -= if s[foe.unit].order == Order::March { drm.march } else { 0 };
        let met = self.returned(hex, seen);
        clash(&self.scene.atlas.fires, &w.tables, &attack, &defence, edge, met).max(0.0)
    }
}
