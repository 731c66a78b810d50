//! What the active brigade is going to do: where each of its units will stand when the activation ends.

use super::atlas::{Flow, Gait, Seed};
use super::orders::{Aim, Orders};
use super::place::{Facts, Judge, Manner, Standing};
use super::reach::{Mover, Reach};
use super::scene::{BESIDE, CLAIMED, FOE, FRIEND, Foe, Scene};
use crate::ids::{Brigade, Hex, Unit};
use crate::scenario::VictoryKind;
use crate::state::{Form, Order, State, Status};
use crate::world::World;
use crate::{actions, movement};

/// The activation a plan is for, and the order it assumes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Key {
    brigade: Brigade,
    turn: u8,
    spent: u8,
    order: Order,
    pinned: bool,
}

impl Key {
    /// The activation under way, with the order its brigade has.
    pub(super) fn now(s: &State) -> Option<Key> {
        let brigade = s.active?;
        Some(Key::with(s, brigade, s.brigade(brigade).order))
    }

    /// The activation of a brigade as if it had an order.
    pub(super) fn with(s: &State, brigade: Brigade, order: Order) -> Key {
        Key { brigade, turn: s.turn, spent: s.spent_of(brigade), order, pinned: s.pinned }
    }

    fn same_activation(&self, other: &Key) -> bool {
        (self.brigade, self.turn, self.spent) == (other.brigade, other.turn, other.spent)
    }
}

/// Where a unit is to stand.
#[derive(Clone, Debug)]
pub(super) struct Post {
    /// Who.
    pub(super) unit: Unit,
    /// From where.
    start: Hex,
    /// To where.
    pub(super) hex: Hex,
    /// Facing which vertex.
    pub(super) facing: u8,
    /// The way, the start left out.
    way: Vec<Hex>,
    /// What it gains over standing still.
    pub(super) gain: f64,
    /// It does best to rally where it is.
    pub(super) rallies: bool,
}

impl Post {
    /// The next hex of the way from where the unit is now; nothing if it is there or has lost its way.
    pub(super) fn next(&self, at: Hex) -> Option<Hex> {
        if at == self.start {
            return self.way.first().copied();
        }
        let here = self.way.iter().position(|hex| *hex == at)?;
        self.way.get(here + 1).copied()
    }

    fn knows(&self, at: Hex) -> bool {
        at == self.start || self.way.contains(&at)
    }
}

/// The plans of the activation under way, and room to draw more.
#[derive(Clone, Debug, Default)]
pub(super) struct Memo {
    plans: Vec<Plan>,
    reach: Reach,
}

/// The plan of an activation.
#[derive(Clone, Debug)]
pub(super) struct Plan {
    key: Key,
    flow: Flow,
    /// In the order in which they move.
    pub(super) posts: Vec<Post>,
    /// What all of it is worth.
    pub(super) total: f64,
    /// What all of it gains over standing still.
    pub(super) gain: f64,
}

impl Plan {
    /// Works something out with the plan of an activation, made if there is none yet.
    pub(super) fn consult<R>(w: &World, s: &State, orders: &Orders, key: Key, ask: impl FnOnce(&mut Plan) -> R) -> R {
        let mut memo = orders.memo.borrow_mut();
        let Memo { plans, reach } = &mut *memo;
        plans.retain(|plan| plan.key.same_activation(&key));
        let at = plans.iter().position(|plan| plan.key == key).unwrap_or_else(|| {
            plans.push(Plan::draw(w, s, orders, key, reach));
            plans.len() - 1
        });
        match plans.get_mut(at) {
            Some(plan) => ask(plan),
            None => ask(&mut Plan::draw(w, s, orders, key, reach)),
        }
    }

    fn draw(w: &World, s: &State, orders: &Orders, key: Key, reach: &mut Reach) -> Plan {
        let mut desk = Desk::new(w, s, orders, key, reach);
        let mut plan = Plan { key, flow: desk.flow(), posts: Vec::new(), total: 0.0, gain: 0.0 };
        let mut units: Vec<(u16, Unit)> = s
            .members_on_map(w, key.brigade)
            .filter(|unit| !s.idle.has(*unit) && !s.moved.has(*unit) && !s.finished.has(*unit))
            .filter_map(|unit| Some((plan.flow.from(s[unit].hex()?), unit)))
            .collect();
        units.sort_unstable();
        for (_, unit) in units {
            if let Some((post, worth)) = desk.post(&plan, unit) {
                plan.total += worth;
                plan.gain += post.gain;
                plan.posts.push(post);
            }
        }
        plan
    }

    /// Where a unit is to stand, thought over again if it has lost its way.
    pub(super) fn post(&mut self, w: &World, s: &State, orders: &Orders, unit: Unit) -> Option<&Post> {
        let here = s[unit].hex()?;
        let known = self.posts.iter().position(|post| post.unit == unit);
        let lost = known.and_then(|at| self.posts.get(at)).is_none_or(|post| !post.knows(here));
        if !lost {
            return self.posts.get(known?);
        }
        self.posts.retain(|post| post.unit != unit);
        let mut reach = Reach::default();
        let mut desk = Desk::new(w, s, orders, self.key, &mut reach);
        for post in self.posts.iter().filter(|post| s[post.unit].hex() != Some(post.hex)) {
            desk.scene.mark(post.hex, CLAIMED);
        }
        let (post, _) = desk.post(self, unit)?;
        self.posts.push(post);
        self.posts.last()
    }
}

/// What is at hand while a plan is drawn.
struct Desk<'a> {
    scene: Scene<'a>,
    orders: &'a Orders,
    key: Key,
    reach: &'a mut Reach,
    near: Vec<Foe>,
    /// What is worth what in reach of the unit.
    ground: Vec<(f64, Hex)>,
}

impl<'a> Desk<'a> {
    fn new(w: &'a World, s: &'a State, orders: &'a Orders, key: Key, reach: &'a mut Reach) -> Desk<'a> {
        let mut scene = Scene::new(w, s, orders.side);
        if key.order == Order::March {
            scene.mark_near();
        }
        reach.cover(usize::from(w.hex_count()));
        Desk { scene, orders, key, reach, near: Vec::with_capacity(32), ground: Vec::with_capacity(128) }
    }

    /// How far it is to what the brigade is after.
    fn flow(&self) -> Flow {
        let (w, s) = (self.scene.w, self.scene.s);
        let present = |unit: &Unit| matches!(s[*unit].status, Status::OnMap | Status::Queued);
        let asked: Vec<Hex> = s.members(w, self.key.brigade).filter(present).filter_map(|unit| s[unit].hex()).collect();
        let horse = w.brigade(self.key.brigade).is_cavalry();
        let gait = match (self.key.order, horse) {
            (Order::March, false) => Gait::March,
            (Order::Attack, false) => Gait::Attack,
            (_, false) => Gait::Advance,
            (Order::March, true) => Gait::HorseMarch,
            (_, true) => Gait::HorseAdvance,
        };
        let mut flow = Flow::default();
        let lean = &self.orders.leanings;
        let (foe, beside) = match self.key.order {
            Order::Attack => (whole(lean.attack_through), whole(lean.attack_past)),
            _ => (whole(lean.through), whole(lean.past)),
        };
        let middle = middle(w, &asked);
        let turn = match self.orders.stance.aim {
            Aim::East => 1,
            Aim::West => -1,
            _ => 0,
        };
        let toll = |hex: Hex| {
            let aside = if turn != 0 && (w.ground(hex).axial.q - middle) * turn < 4 { 2 } else { 0 };
            if self.scene.has(hex, FOE) {
                foe
            } else if self.scene.has(hex, BESIDE) {
                beside
            } else {
                aside
            }
        };
        let (pike, seeds) = self.seeds();
        let lie = self.scene.atlas.lies.get(self.orders.target(self.key.brigade)).filter(|_| pike.is_some());
        let ends = lie.map_or(&[] as &[Seed], |lie| &lie.ends);
        flow.spread(self.scene.atlas, gait, &[(ends, pike.unwrap_or(0)), (&seeds, 0)], toll, &asked);
        flow
    }

    /// Where the brigade wants to be, with what is wrong about it in half-points: on the far side of the pike at a
    /// price, if that counts, and at other places.
    fn seeds(&self) -> (Option<u16>, Vec<Seed>) {
        let mut seeds = Vec::with_capacity(64);
        let pike = match (self.scene.w.victory.kind, self.orders.stance.aim) {
            (_, Aim::Steel) => None,
            (VictoryKind::Pike, Aim::Foe) => Some(whole(self.orders.leanings.beyond)),
            (VictoryKind::Pike, _) => Some(0),
            (VictoryKind::Objectives, _) => None,
        };
        match (self.scene.w.victory.kind, self.orders.stance.aim) {
            (_, Aim::Steel) => self.seed_foes(1, &mut seeds),
            (VictoryKind::Pike, Aim::Foe) => self.seed_foes(2, &mut seeds),
            (VictoryKind::Pike, _) => {}
            (VictoryKind::Objectives, Aim::Foe) => {
                self.seed_objective(8, &mut seeds);
                self.seed_foes(2, &mut seeds);
            }
            (VictoryKind::Objectives, _) => self.seed_objective(0, &mut seeds),
        }
        if seeds.is_empty() && pike.is_none() {
            self.seed_objective(0, &mut seeds);
        }
        (pike, seeds)
    }

    /// The objective of the brigade; where a friend holds it already, the ground around it.
    fn seed_objective(&self, base: u16, seeds: &mut Vec<Seed>) {
        let (s, side) = (self.scene.s, self.scene.side);
        let Some(lie) = self.scene.atlas.lies.get(self.orders.target(self.key.brigade)) else { return };
        for hex in &lie.hexes {
            let held = s.control.has(*hex) == (side == kernel::Side::Union);
            let taken = s.occupied[side].has(*hex) && held;
            seeds.push(Seed::new(*hex, base + if taken { 4 } else { 0 }));
        }
    }

    /// Places from which enemies can be met, rather between them and what they want than behind them.
    fn seed_foes(&self, steps: u8, seeds: &mut Vec<Seed>) {
        let (w, side) = (self.scene.w, self.scene.side);
        let atlas = self.scene.atlas;
        let own = self.orders.target(self.key.brigade);
        let pike = w.victory.kind == VictoryKind::Pike;
        let theirs = if pike { side.other().index() } else { own };
        let Some(lie) = atlas.lies.get(theirs) else { return };
        let (worse, useless) = (whole(self.orders.leanings.behind), whole(self.orders.leanings.uncounted));
        let want = |hex: Hex| lie.advance.get(hex.index()).copied().unwrap_or(u16::MAX);
        for foe in self.scene.foes.iter().filter(|foe| foe.on_top && !foe.guns) {
            let theirs = want(foe.hex);
            if !pike && theirs > 60 {
                continue;
            }
            for hex in w.within(foe.hex, steps).filter(|hex| w.distance(*hex, foe.hex) == steps) {
                let behind = if want(hex) > theirs { worse } else { 0 };
                let counts = if pike && atlas.depth(side, hex).is_none() { useless } else { 0 };
                seeds.push(Seed::new(hex, behind + counts));
            }
        }
    }

    /// Where a unit is to stand and what that is worth.
    fn post(&mut self, plan: &Plan, unit: Unit) -> Option<(Post, f64)> {
        let (w, s) = (self.scene.w, self.scene.s);
        let start = s[unit].hex()?;
        let facts = self.facts(plan, unit, start);
        let extended = s[unit].is_extended() || s[unit].refused.is_some() || s.pinned || s.fired.has(unit);
        let rooted = extended || s[unit].order == Order::Reserve;
        if !rooted {
            self.reach.flood(&self.scene, &facts.mover);
        }
        let steps = if rooted { 0 } else { self.reach.steps(w) };
        self.near.clear();
        self.near.extend(self.scene.foes.iter().filter(|foe| w.distance(foe.hex, start) <= facts.horizon(foe) + steps));
        let judge = Judge::new(&self.scene, &plan.flow, Manner::of(self.orders), facts, &self.near, steps);
        let gone = s.mv.filter(|mv| mv.unit == unit).map_or(0, |mv| mv.spent);
        let mut here =
            judge.stand((start, judge.ground(start)), gone, 0, f64::NEG_INFINITY).unwrap_or(Standing::NOWHERE);
        let mut rallies = false;
        if s[unit].disordered && actions::check_rally(w, s, unit).is_ok() {
            here = Standing {
                worth: here.worth + self.orders.leanings.rally * rally_worth(w, s, unit),
                facing: s[unit].facing,
            };
            rallies = true;
        }
        let (mut best, mut at) = (here, start);
        if !rooted {
            // The most promising ground first: nearly everything else is then out of the question at a glance.
            let free = self.reach.found.iter().filter(|hex| **hex != start && !self.scene.has(**hex, FRIEND | CLAIMED));
            self.ground.clear();
            self.ground.extend(free.map(|hex| (judge.ground(*hex), *hex)));
            let best_ground = |a: &usize, b: &usize| self.ground[*a].0.total_cmp(&self.ground[*b].0);
            let first = (0..self.ground.len()).max_by(best_ground).unwrap_or(0);
            let (before, from) = self.ground.split_at(first);
            let slack = self.orders.leanings.slack;
            for (ground, hex) in from.iter().chain(before) {
                let spent = self.reach.spent_to(*hex).unwrap_or(0);
                let standing = judge.stand((*hex, *ground), spent, self.reach.woods_to(*hex), best.worth + slack);
                if let Some(standing) = standing {
                    (best, at) = (standing, *hex);
                }
            }
        }
        let way = if at == start { Vec::new() } else { self.reach.way_to(at) };
        if at != start {
            self.scene.unmark(start, FRIEND);
        }
        self.scene.mark(at, CLAIMED);
        let gain = best.worth - here.worth;
        let post = Post { unit, start, hex: at, facing: best.facing, way, gain, rallies: rallies && at == start };
        Some((post, best.worth))
    }

    fn facts(&self, plan: &Plan, unit: Unit, start: Hex) -> Facts {
        let (w, s) = (self.scene.w, self.scene.s);
        let actual = s.brigade(self.key.brigade).order == self.key.order;
        let order = if actual { s[unit].order } else { self.key.order };
        let moving = s.mv.filter(|mv| mv.unit == unit);
        let limbers = s[unit].form == Form::Unlimbered && moving.is_none();
        let mover = Mover {
            unit,
            order: if w.unit(unit).is_artillery() && order == Order::Attack { Order::Advance } else { order },
            gait: Gait::of(w, s, unit, order),
            start,
            spent: moving.map_or(0, |mv| mv.spent) + if limbers { 2 * w.tables.movement.limber } else { 0 },
            allowance: movement::allowance(w, s, unit),
            going: moving.is_some_and(|mv| mv.steps > 0),
        };
        let place = |sister: Unit| {
            let planned = plan.posts.iter().find(|post| post.unit == sister).map(|post| post.hex);
            planned.or_else(|| s[sister].hex().filter(|_| s[sister].status == Status::OnMap))
        };
        Facts::of(w, s, mover, w.unit(unit).sister.and_then(place), &self.orders.leanings)
    }
}

/// The nearest number of half-points.
fn whole(number: f64) -> u16 {
    number.round() as u16
}

/// The middle column of some hexes.
fn middle(w: &World, hexes: &[Hex]) -> i32 {
    let sum: i32 = hexes.iter().map(|hex| w.ground(*hex).axial.q).sum();
    sum / i32::try_from(hexes.len()).unwrap_or(1).max(1)
}

/// The strength points that trying to rally may be expected to bring back.
fn rally_worth(w: &World, s: &State, unit: Unit) -> f64 {
    let drm = actions::rally_drm(w, s, unit);
    let chance = (0..10).filter(|die| actions::rallies(w, unit, drm, *die)).count() as f64 / 10.0;
    chance * f64::from(s[unit].sp)
}
