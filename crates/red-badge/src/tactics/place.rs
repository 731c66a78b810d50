//! What it is worth to a unit to end its move in a hex: the way it has still to go, whom it can fire at or close with
//! from there, who can fire at it, and what the place counts.

use std::cell::{OnceCell, RefCell};

use super::atlas::{Flow, NOWHERE, SEEN};
use super::expectation::{Clash, Host, Mark, clash, closes, passes, stands};
use super::leanings::Leanings;
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

/// Farther than this the way makes no difference any more.
const FAR: f64 = 400.0;
/// Enemies who matter, in hexes: guns farther than rifles.
const GUNSHOT: u8 = 8;
const RIFLESHOT: u8 = 5;
/// So near an enemy may be on us in his next activation.
const CHARGE: u8 = 3;

/// How much of everything a stance wants.
#[derive(Clone, Copy, Debug)]
pub(super) struct Manner {
    walk: f64,
    fire: f64,
    risk: f64,
    shock: f64,
    lean: Leanings,
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
        let lean = orders.leanings;
        let (fire, shock) = (fire * lean.fire, shock * (1.0 + 0.3 * bold) * lean.shock);
        Manner { walk, fire, risk: risk * (1.0 - 0.3 * bold), shock, lean }
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
    pub(super) fn of(w: &World, s: &State, mover: Mover, sister: Option<Hex>, lean: &Leanings) -> Facts {
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
            weight: if guns { lean.gun_weight } else { sp.max(3.0) },
            counted: if pike && sheet.is_infantry() { sp * ending(w, s, unit, lean) } else { 0.0 },
            sister,
        }
    }

    /// Beyond this many hexes an enemy does not matter to the unit where it ends.
    pub(super) fn horizon(&self, foe: &Foe) -> u8 {
        let far = if self.guns { self.reach.min(SEEN as u8) } else { 0 };
        far.max(if foe.guns { GUNSHOT } else { RIFLESHOT })
    }

    const fn unit(&self) -> Unit {
        self.mover.unit
    }

    fn sp(&self) -> f64 {
        f64::from(self.mark.sp)
    }

    /// True if the unit may close with an enemy.
    fn closes(&self) -> bool {
        self.mover.order == Order::Attack && !self.guns && !self.mark.disordered
    }

    /// True if the unit can fire after a move, guns perhaps only in the next.
    fn fires(&self) -> bool {
        self.mover.order != Order::March || self.guns
    }
}

/// How near the end of the game is for a unit: 1 in its last activation, nothing before the last turn.
fn ending(w: &World, s: &State, unit: Unit, lean: &Leanings) -> f64 {
    if s.turn < w.last_turn() {
        return lean.early / f64::from(w.last_turn() - s.turn);
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

impl Standing {
    /// Not to be had.
    pub(super) const NOWHERE: Standing = Standing { worth: f64::NEG_INFINITY, facing: 0 };
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
    /// The unit can fire at him, should it face him.
    fired_at: bool,
    /// It can close with him, should it face him.
    met: bool,
    /// The fire at him, once somebody has asked.
    shot: OnceCell<Option<Shot>>,
    /// What the fire at him is worth by how far the unit has moved, once somebody has asked.
    fires: [OnceCell<f64>; 3],
    /// What a shock on him promises, once somebody has asked.
    shock: OnceCell<f64>,
}

impl Seen<'_> {
    /// The directions in which the enemy has the hex.
    fn back(&self) -> impl Iterator<Item = u8> {
        let bits = self.bits;
        (0..6).filter(move |at| bits >> ((at + 3) % 6) & 1 == 1)
    }

    /// From which side fire strikes him; along a hexside the better for him (10.41).
    fn aspect(&self, s: &State) -> Aspect {
        self.back().map(|at| facing::aspect_in(s, self.foe.unit, at)).min().unwrap_or(Aspect::Front)
    }

    /// True if the hex lies in his arc of fire.
    fn is_watched(&self, s: &State) -> bool {
        self.bits != 0 && self.back().all(|at| facing::side_of(&s[self.foe.unit], at) == Aspect::Front)
    }
}

/// How the unit comes at an enemy: on which of his sides, uphill, with those comrades of whom it is not one already.
type Approach = (Unit, Aspect, bool, bool);

/// Most enemies looked at from a hex.
const WATCHED: usize = 12;

/// Judges places for one unit of a brigade.
pub(super) struct Judge<'a> {
    scene: &'a Scene<'a>,
    flow: &'a Flow,
    manner: Manner,
    facts: Facts,
    /// The enemies who may matter.
    foes: &'a [Foe],
    /// How many hexes the unit can go.
    steps: u8,
    /// For each of them the most that fire at him and a shock on him can be worth, and the most of all that, once
    /// somebody has asked.
    most: OnceCell<(Vec<(f64, f64)>, f64)>,
    /// What an enemy may expect of a shock on the unit behind so much cover, once worked out.
    shocks: RefCell<Vec<(Unit, i8, f64)>>,
    /// What the unit may expect of a shock, the fire it meets left aside, once worked out.
    melees: RefCell<Vec<(Approach, f64)>>,
    /// Room for the enemies seen from a hex.
    seen: RefCell<Vec<Seen<'a>>>,
}

impl<'a> Judge<'a> {
    /// For a unit that can go so many hexes, with the enemies who may matter to it then.
    pub(super) fn new(
        scene: &'a Scene<'a>,
        flow: &'a Flow,
        manner: Manner,
        facts: Facts,
        foes: &'a [Foe],
        steps: u8,
    ) -> Judge<'a> {
        let (shocks, seen) = (RefCell::default(), RefCell::new(Vec::with_capacity(WATCHED)));
        let melees = RefCell::default();
        Judge { scene, flow, manner, facts, foes, steps, most: OnceCell::new(), shocks, melees, seen }
    }

    /// What a hex is worth whoever is seen from there.
    pub(super) fn ground(&self, hex: Hex) -> f64 {
        self.way(hex) + self.counts(hex) + self.together(hex)
    }

    /// The best way to stand in a hex of so much worth that costs so many half-points to reach; nothing if it is not worth more than
    /// something else.
    pub(super) fn stand(&self, (hex, ground): (Hex, f64), spent: u8, woods: u8, above: f64) -> Option<Standing> {
        let facts = &self.facts;
        let mut worth = ground;
        if woods >= self.scene.w.tables.movement.woods_test && facts.mover.order != Order::March {
            worth -= (1.0 - passes(facts.mark.nerve)) * self.manner.lean.shaken * facts.sp();
        }
        let (limits, ceiling) = self.limits();
        if worth + ceiling <= above {
            return None;
        }
        let most = self.most(hex, limits);
        if worth + most <= above {
            return None;
        }
        let mut seen = self.seen.take();
        self.look_out(hex, &mut seen);
        let standing = self.stand_among(hex, spent, (worth, most), above, &seen);
        self.seen.replace(seen);
        standing
    }

    fn stand_among(
        &self,
        hex: Hex,
        spent: u8,
        (mut worth, most): (f64, f64),
        above: f64,
        seen: &[Seen<'a>],
    ) -> Option<Standing> {
        let facts = &self.facts;
        for each in seen {
            if worth + most <= above {
                return None;
            }
            worth -= self.manner.risk * self.manner.lean.risk * self.danger(hex, each);
        }
        if worth + most <= above {
            return None;
        }
        let mut best = Standing { worth: f64::NEG_INFINITY, facing: facts.facing };
        for turn in [0, 1, 5, 2, 4, 3] {
            let vertex = (facts.facing + turn) % 6;
            let cost = spent.saturating_add(2 * facing::turn_between(vertex, facts.facing));
            if turn > 0 && (seen.is_empty() || cost > facts.mover.allowance || facts.guns && self.is_in_battery()) {
                continue;
            }
            let value = self.facing_worth(hex, cost, vertex, seen);
            if value > best.worth {
                best = Standing { worth: value, facing: vertex };
            }
        }
        best.worth += worth;
        (best.worth > above).then_some(best)
    }

    /// The most that fire and shock can be worth to the unit in a hex.
    fn most(&self, hex: Hex, limits: &[(f64, f64)]) -> f64 {
        let (w, facts) = (self.scene.w, &self.facts);
        let here = w.ground(hex).axial;
        let (mut fire, mut shock) = (0.0_f64, 0.0_f64);
        for (foe, (fired, met)) in self.foes.iter().zip(limits) {
            let away = here.distance(foe.lay);
            if away == 1 {
                shock = shock.max(*met);
            }
            if *fired > fire && away <= u32::from(facts.reach) && (away == 1 || w.sees(foe.hex, hex)) {
                fire = *fired;
            }
        }
        self.manner.fire * fire + self.manner.shock * shock
    }

    /// The same against each enemy wherever the unit gets, and against anybody.
    fn limits(&self) -> (&[(f64, f64)], f64) {
        let (limits, ceiling) = self.most.get_or_init(|| {
            let limits: Vec<(f64, f64)> = self.foes.iter().map(|foe| self.most_against(foe)).collect();
            let most = |of: fn(&(f64, f64)) -> f64| limits.iter().map(of).fold(0.0, f64::max);
            let ceiling = self.manner.fire * most(|limit| limit.0) + self.manner.shock * most(|limit| limit.1);
            (limits, ceiling)
        });
        (limits, *ceiling)
    }

    /// The most that fire at an enemy and a shock on him can be worth wherever the unit gets: at the least range, on
    /// his worst side.
    fn most_against(&self, foe: &Foe) -> (f64, f64) {
        let facts = &self.facts;
        let away = self.scene.w.distance(facts.mover.start, foe.hex).saturating_sub(self.steps).max(1);
        let fire = facts.fires() && foe.on_top && away <= facts.reach;
        let shock = away == 1 && facts.closes();
        (
            if fire { self.most_fire(foe, away) } else { 0.0 },
            if shock { self.scene.atlas.fires.rout(f64::from(foe.points), &self.manner.lean) } else { 0.0 },
        )
    }

    fn most_fire(&self, foe: &Foe, away: u8) -> f64 {
        let (w, table) = (self.scene.w, &self.scene.w.tables.fire.drm);
        let weapon = |range: u8| firepower::weapon_at(w, self.facts.unit(), range);
        let (times, drm) = (away..=self.facts.reach)
            .filter_map(weapon)
            .fold((0, i8::MIN), |(most, best), (times, drm)| (most.max(times), best.max(drm)));
        let still = drm.saturating_add(self.aim(foe)) + table.rear.max(table.flank).max(0) + table.higher.max(0);
        let strength = self.volley(self.facts.unit(), self.facts.mark.sp, times);
        let harm = self.scene.atlas.fires.harm(strength, w.tables.limited(still), foe.mark, &self.manner.lean);
        (1.0 + self.manner.lean.again) * harm
    }

    fn is_in_battery(&self) -> bool {
        self.scene.s[self.facts.unit()].form == Form::Unlimbered
    }

    /// Enemies near enough to matter.
    fn look_out(&self, hex: Hex, seen: &mut Vec<Seen<'a>>) {
        let w = self.scene.w;
        let here = w.ground(hex).axial;
        seen.clear();
        for foe in self.foes {
            let away = u8::try_from(here.distance(foe.lay)).unwrap_or(u8::MAX);
            if away == 0 || away > self.facts.horizon(foe) || seen.len() == WATCHED {
                continue;
            }
            let bits = self.scene.atlas.bearing(here, foe.lay);
            let clear = away == 1 || w.sees(foe.hex, hex);
            let fired_at = self.facts.fires() && clear && foe.on_top && away <= self.facts.reach;
            let (shot, fires, shock) = (OnceCell::new(), [const { OnceCell::new() }; 3], OnceCell::new());
            seen.push(Seen {
                foe,
                away,
                bits,
                clear,
                fired_at,
                met: away == 1 && self.facts.closes(),
                shot,
                fires,
                shock,
            });
        }
    }

    /// What is left of the way.
    fn way(&self, hex: Hex) -> f64 {
        let away = self.flow.from(hex);
        let away = if away == NOWHERE { FAR } else { f64::from(away).min(FAR) };
        -self.manner.lean.walk * self.manner.walk * self.facts.weight * away
    }

    /// What the place counts.
    fn counts(&self, hex: Hex) -> f64 {
        let (w, s, side) = (self.scene.w, self.scene.s, self.scene.side);
        match w.victory.kind {
            VictoryKind::Pike => match self.scene.atlas.depth(side, hex) {
                Some(_) => self.manner.lean.counted * self.facts.counted,
                None => 0.0,
            },
            VictoryKind::Objectives => {
                let Some((_, at)) = w.objective_hexes.iter().find(|(there, _)| *there == hex) else { return 0.0 };
                let points = w.objectives.get(usize::from(*at)).map_or(0, |goal| goal.points);
                let held = victory::is_union(w, s, usize::from(*at)) == (side == kernel::Side::Union);
                let alone = !self.scene.foes.iter().any(|foe| w.distance(foe.hex, hex) <= 10);
                // Somebody stays behind on what is held, or the next horseman takes it.
                let part = if !held {
                    1.0
                } else if alone {
                    0.35
                } else {
                    0.7
                };
                self.manner.lean.objective * f64::from(points) * part
            }
        }
    }

    /// Two counters of a regiment keep together.
    fn together(&self, hex: Hex) -> f64 {
        let near = self.facts.sister.is_some_and(|sister| self.scene.w.distance(sister, hex) <= 1);
        if near { self.manner.lean.sister * self.facts.sp() } else { 0.0 }
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
        let far = if !foe.guns && seen.away > 2 { self.manner.lean.approach } else { 1.0 };
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
        let fire = scene.atlas.fires.harm(strength, w.tables.limited(drm), self.facts.mark, &self.manner.lean);
        let marching = self.facts.mover.order == Order::March;
        let shock = match (order, seen.away) {
            _ if foe.guns => 0.0,
            (Order::Attack, ..=CHARGE) => self.shock_danger(hex, foe),
            // A column on the march is a prize that others will take orders for.
            (_, ..=5) if marching => self.manner.lean.column * self.shock_danger(hex, foe),
            _ => 0.0,
        };
        let alone = if self.facts.guns && seen.away <= 4 && !foe.guns { self.manner.lean.bare_guns } else { 0.0 };
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
        self.manner.lean.charged * clash(&self.clash(), &attack, &defence, ratio - cover + march, 0.3).max(0.0)
    }

    /// By which lights a shock is judged.
    fn clash(&self) -> Clash<'_> {
        Clash { fires: &self.scene.atlas.fires, tables: &self.scene.w.tables, lean: &self.manner.lean }
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
    fn facing_worth(&self, hex: Hex, spent: u8, vertex: u8, seen: &[Seen<'a>]) -> f64 {
        let front = 1_u8 << (vertex % 6) | 1 << ((vertex + 1) % 6);
        let facts = &self.facts;
        let (mut fire, mut shock, mut shown) = (0.0_f64, 0.0_f64, 0.0);
        for each in seen {
            let ahead = each.bits & !front == 0;
            if ahead && each.fired_at {
                fire = fire.max(self.fire(hex, spent, each));
            }
            if ahead && each.met {
                shock = shock.max(*each.shock.get_or_init(|| self.shock(hex, each)));
            }
            if !ahead && !each.foe.guns && each.away <= CHARGE {
                let rear = 1_u8 << ((vertex + 3) % 6) | 1 << ((vertex + 4) % 6);
                shown += self.manner.lean.flank
                    * facts.sp()
                    * if each.bits & rear != 0 { self.manner.lean.rear } else { 1.0 };
            }
        }
        self.manner.fire * fire + self.manner.shock * shock - self.manner.risk * shown
    }

    /// The worth of the fire at an enemy after so many half-points, less what comes back, and of firing again.
    fn fire(&self, hex: Hex, spent: u8, seen: &Seen<'_>) -> f64 {
        let drm = &self.scene.w.tables.fire.drm;
        let (class, moved) = match spent {
            0 => (0, 0),
            _ if u16::from(spent) * 2 > u16::from(self.facts.mover.allowance) => (2, drm.moved_far),
            _ => (1, drm.moved),
        };
        *seen.fires[class].get_or_init(|| self.fire_after(hex, moved, seen))
    }

    fn fire_after(&self, hex: Hex, moved: i8, seen: &Seen<'_>) -> f64 {
        let Some(shot) = seen.shot.get_or_init(|| self.shot(hex, seen)) else { return 0.0 };
        let w = self.scene.w;
        let fires = &self.scene.atlas.fires;
        let harm = |drm: i8| fires.harm(shot.strength, w.tables.limited(drm), seen.foe.mark, &self.manner.lean);
        let now = (harm(shot.still + moved) - shot.back).max(0.0);
        now + self.manner.lean.again * (harm(shot.still) - shot.back).max(0.0)
    }

    /// The fire at an enemy from a hex.
    fn shot(&self, hex: Hex, seen: &Seen<'_>) -> Option<Shot> {
        let (scene, facts, foe) = (self.scene, &self.facts, seen.foe);
        let (w, s) = (scene.w, scene.s);
        let (times, drm) = firepower::weapon_at(w, facts.unit(), seen.away)?;
        let table = &w.tables.fire.drm;
        let mut still = drm + self.aim(foe);
        still += match seen.aspect(s) {
            Aspect::Front => 0,
            Aspect::Flank => table.flank,
            Aspect::Rear => table.rear,
        };
        let higher = w.ground(foe.hex).level > w.ground(hex).level && seen.away >= table.higher_from;
        still += if higher { table.higher } else { 0 };
        Some(Shot { strength: self.volley(facts.unit(), facts.mark.sp, times), still, back: self.returned(hex, seen) })
    }

    /// Modifiers of a fire at an enemy wherever it comes from.
    fn aim(&self, foe: &Foe) -> i8 {
        let (w, s) = (self.scene.w, self.scene.s);
        let table = &w.tables.fire.drm;
        let helpless = s[foe.unit].order == Order::March || matches!(s[foe.unit].form, Form::Limbered | Form::Mounted);
        let mut aim = w.terrain(foe.hex).fire;
        aim += if helpless { table.march } else { 0 };
        aim += if foe.points >= table.dense_from.into() { table.dense } else { 0 };
        aim += if foe.points <= table.thin_to.into() { table.thin } else { 0 };
        aim + if self.facts.mark.disordered { table.disordered } else { 0 }
    }

    /// What comes back for a fire from close by.
    fn returned(&self, hex: Hex, seen: &Seen<'_>) -> f64 {
        let (scene, foe) = (self.scene, seen.foe);
        let (w, s) = (scene.w, scene.s);
        let able = s[foe.unit].order != Order::March && s[foe.unit].form != Form::Limbered;
        if seen.away > w.tables.ranges.return_fire || !able || !seen.is_watched(s) {
            return 0.0;
        }
        let Some((times, drm)) = firepower::weapon_at(w, foe.unit, seen.away) else { return 0.0 };
        let shaken = if foe.mark.disordered { w.tables.fire.drm.disordered } else { 0 };
        let strength = self.volley(foe.unit, foe.mark.sp, times);
        let drm = w.tables.limited(drm + w.terrain(hex).fire + shaken);
        self.manner.lean.returned * scene.atlas.fires.harm(strength, drm, self.facts.mark, &self.manner.lean)
    }

    /// What the unit may expect of a shock on an enemy next to a hex.
    fn shock(&self, hex: Hex, seen: &Seen<'_>) -> f64 {
        let (w, s, foe) = (self.scene.w, self.scene.s, seen.foe);
        if w.side_between(hex, foe.hex).is_barred() {
            return 0.0;
        }
        let aspect = facing::aspect(w, s, foe.unit, hex, foe.hex);
        let uphill = w.ground(foe.hex).level > w.ground(hex).level;
        // Who stands with others already comes without them, and nobody goes where others stand.
        let approach = (foe.unit, aspect, uphill, hex == self.facts.mover.start);
        let known = self.melees.borrow().iter().find(|(known, _)| *known == approach).map(|(_, worth)| *worth);
        let worth = known.unwrap_or_else(|| {
            let worth = self.melee(foe, aspect, uphill, |near| near != hex);
            self.melees.borrow_mut().push((approach, worth));
            worth
        });
        (worth - self.returned(hex, seen)).max(0.0)
    }

    /// The same from one side of him, with those comrades who stand there already and will join, without the fire it
    /// meets.
    fn melee(&self, foe: &Foe, aspect: Aspect, uphill: bool, joined: impl Fn(Hex) -> bool) -> f64 {
        let (w, s, unit) = (self.scene.w, self.scene.s, self.facts.unit());
        let (mut attack, mut defence) = (Host::default(), Host::default());
        attack.add(w, s, unit, closes(w, s, unit), false);
        for other in s.units_in(w, foe.hex) {
            defence.add(w, s, other, stands(w, s, other, aspect != Aspect::Front), false);
        }
        for near in w.neighbours(foe.hex).filter(|near| joined(*near) && s.occupied[self.scene.side].has(*near)) {
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
        edge -= if uphill { drm.uphill } else { 0 };
        edge -= if defence.disordered { drm.disordered } else { 0 };
        edge -= if s[foe.unit].order == Order::March { drm.march } else { 0 };
        clash(&self.clash(), &attack, &defence, edge, 0.0)
    }
}
