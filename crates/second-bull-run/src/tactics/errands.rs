//! What the brigades of a formation are about to do: joint attacks first, then the best posts for the others.

use std::cell::{OnceCell, RefCell};

use kernel::Side;

use super::assault::{Trial, objective_worth, step_worth};
use super::atlas::Atlas;
use super::leanings::Leanings;
use super::memo::Memo;
use super::orders::{Orders, Ways, effective};
use crate::activation::linked_zones;
use crate::choice::Choice;
use crate::cohesion::Scout;
use crate::combat::combat_strength;
use crate::facing::{Field, in_enemy_front};
use crate::ids::{Brigade, Brigades, Zone, Zones};
use crate::movement::{Costs, action_points, check_forced_march};
use crate::stacking::room;
use crate::state::{March, Stage, State};
use crate::victory::controller;
use crate::world::World;

/// Most zones attacked that are looked at closely.
const CLOSELY: usize = 3;
/// Most ends tried until one lets the division close.
const TRIES: usize = 12;

/// What it is worth to guns that others stand with them.
const IN_COMPANY: f64 = 0.2;
/// Sums that are put together otherwise may differ by less than this.
const ROUNDING: f64 = 1e-6;

/// What one brigade is to do.
#[derive(Clone, Copy, Debug)]
pub(super) struct Errand {
    /// Who.
    pub brigade: Brigade,
    /// Where it ends.
    pub end: Zone,
    /// What it attacks from there.
    pub target: Option<Zone>,
    /// It rests where it stands.
    pub rest: bool,
    /// What it promises.
    pub worth: f64,
    /// What the way to an attack costs in fatigue and losses.
    pub toll: f64,
}

/// What a formation is to do.
#[derive(Clone, Debug)]
pub(super) struct Sketch {
    /// The position it was made for.
    pub key: u64,
    /// In the order in which they act.
    pub errands: Vec<Errand>,
    /// The way of the brigade under way, start included.
    pub path: Vec<Zone>,
    /// What is foreseen for the brigade under way where it is, with the points it has left.
    pub next: Option<(Brigade, Zone, u8, Option<Choice>)>,
}

/// An attack by several brigades.
#[derive(Clone)]
struct Raid {
    target: Zone,
    /// What it promises beyond what is declared already.
    gain: f64,
    errands: Vec<Errand>,
}

/// Where a brigade could go.
struct Reach<'a> {
    w: &'a World,
    s: &'a State,
    brigade: Brigade,
    from: Zone,
    costs: Costs,
    zones: Zones,
    points: u8,
    limit: u8,
    /// Its first step into an enemy front costs a step.
    in_front: bool,
    /// Whether its division can be closed behind it; asked only of those whose division is open.
    scout: RefCell<Option<Box<Scout<'a>>>>,
    bound: bool,
    /// How it looks at places before anybody moves, and what its own is worth then; found when first asked for.
    home: OnceCell<(Stand<'a>, f64)>,
}

impl<'a> Reach<'a> {
    /// `bound` if its division is open and has to be closed.
    fn new(
        w: &'a World,
        s: &'a State,
        orders: &Orders,
        field: &Field,
        brigade: Brigade,
        bound: bool,
    ) -> Option<Reach<'a>> {
        let from = s.zone_of(brigade)?;
        let mut points = action_points(w, s, brigade);
        let mut limit = points;
        let mut closed = Zones::EMPTY;
        match s.stage {
            Stage::Acting(act) if act.brigade == brigade => {
                points = act.points;
                limit = if act.stopped { 0 } else { crate::movement::means(w, s, &act) };
                if act.march != March::Action {
                    closed = field.zoc;
                }
            }
            _ if check_forced_march(w, s, brigade).is_ok() => limit += w.tables.movement.forced_march,
            _ => {}
        }
        let side = w.side_of(brigade);
        // Only friends fill a zone: nobody enters those of the enemy anyway.
        let full = field.zoc.and(s.occupied[side]).filter(|zone| !room(w, s, brigade, *zone)).collect();
        let closed = closed.or(full);
        let (costs, zones) = match orders.memo.try_borrow_mut() {
            Ok(mut memo) => memo.reach(w, field, closed, from, limit),
            Err(_) => Memo::default().reach(w, field, closed, from, limit),
        };
        let in_front = in_enemy_front(w, s, side, from);
        let (scout, home) = (RefCell::new(None), OnceCell::new());
        Some(Reach { w, s, brigade, from, costs, zones, points, limit, in_front, scout, bound, home })
    }

    /// True if it may end in a zone as far as its division goes.
    fn may_end(&self, zone: Zone) -> bool {
        if !self.bound {
            return true;
        }
        let Ok(mut scout) = self.scout.try_borrow_mut() else { return true };
        scout.get_or_insert_with(|| Box::new(Scout::new(self.w, self.s, self.brigade))).may_end(zone)
    }

    fn cost(&self, zone: Zone) -> u8 {
        self.costs[zone].saturating_sub(1)
    }

    /// True if it can attack after it has come to a zone.
    fn can_attack_from(&self, w: &World, zone: Zone) -> bool {
        self.zones.has(zone) && self.cost(zone) + w.tables.movement.attack <= self.limit
    }

    /// What getting to a zone, and so many points more, costs in fatigue and losses.
    fn toll(&self, lean: &Leanings, zone: Zone, more: u8) -> f64 {
        let (w, s) = (self.w, self.s);
        let forced = if self.cost(zone) + more > self.points { lean.fatigue } else { 0.0 };
        let side = w.side_of(self.brigade);
        // A second zone of the front entered at once costs a step; a detour would not, but is rare.
        let hurt =
            self.in_front && zone != self.from && w.passable(self.from).has(zone) && in_enemy_front(w, s, side, zone);
        forced + if hurt { step_worth(w, lean) } else { 0.0 }
    }
}

/// What standing in a zone is worth to a brigade.
pub(super) fn post(w: &World, s: &State, orders: &Orders, brigade: Brigade, zone: Zone) -> f64 {
    Stand::new(w, s, orders, brigade).worth(zone)
}

/// How a brigade looks at the places it could stand in: all that is the same for each of them.
pub(super) struct Stand<'a> {
    w: &'a World,
    s: &'a State,
    orders: &'a Orders,
    brigade: Brigade,
    strength: f64,
    /// How far it is to its goal, and what a movement point nearer is worth.
    goal: Option<(Ways<'a>, f64)>,
    /// Zones near a mate; `None` if it has none on the map.
    company: Option<Zones>,
}

impl<'a> Stand<'a> {
    pub(super) fn new(w: &'a World, s: &'a State, orders: &'a Orders, brigade: Brigade) -> Stand<'a> {
        let goal = orders.goal(brigade).map(|goal| (orders.ways_to(w, goal), orders.point_nearer(w, s, brigade)));
        let mates = s.present(w.mates(brigade));
        // Who is near to a zone has it near to him.
        let mounted = s.is_mounted(w, brigade);
        let near = |zones: Zones, mate: Brigade| s.zone_of(mate).map_or(zones, |at| zones.or(w.near(at, mounted)));
        let company = (!mates.is_empty()).then(|| mates.fold(Zones::EMPTY, near));
        Stand { w, s, orders, brigade, strength: effective(w, s, brigade), goal, company }
    }

    /// What standing in a zone is worth.
    pub(super) fn worth(&self, zone: Zone) -> f64 {
        let (w, s, brigade, lean) = (self.w, self.s, self.brigade, &self.orders.lean);
        let mut worth = 0.0;
        if let Some((ways, nearer)) = &self.goal {
            worth -= nearer * ways.from(zone);
        }
        let stack = s.stacks[zone];
        let others = if stack.is_empty() { Brigades::EMPTY } else { stack.set().less(brigade.alone()) };
        worth += self.on_objective(others, zone);
        let friends = w.passable(zone).and(s.occupied[self.orders.side]).take(3).count() as f64;
        worth += lean.friend * friends;
        let gunner = w.guns.has(brigade);
        let menace = f64::from(self.orders.menace[zone]).min(26.0);
        if menace > 0.0 {
            let ground = Atlas::of(w).shelter(zone);
            let mates: f64 = others.map(|b| effective(w, s, b)).sum();
            let own = (self.strength + mates + 1.5 * friends) * (1.0 + 0.25 * ground) + 0.5;
            worth += lean.shelter * ground - lean.exposed * (menace / own - 0.8).clamp(0.0, 2.5);
            if gunner && others.less(w.guns).is_empty() {
                worth -= lean.lone_guns;
            }
        }
        if gunner && !others.less(w.guns).is_empty() {
            worth += IN_COMPANY;
        }
        if self.company.is_some_and(|near| !near.has(zone)) {
            worth -= lean.apart;
        }
        worth
    }

    /// True if standing in a zone is certainly worth no more than this: it only looks at what is known of the zone
    /// whoever stands there.
    pub(super) fn is_below(&self, zone: Zone, most: f64) -> bool {
        let (lean, atlas) = (&self.orders.lean, Atlas::of(self.w));
        if atlas.objective(zone).is_some() {
            return false;
        }
        let far = self.goal.as_ref().map_or(0.0, |(ways, nearer)| nearer * ways.from(zone));
        let good = 3.0 * lean.friend.max(0.0) + (lean.shelter * atlas.shelter(zone)).max(0.0) + IN_COMPANY;
        good - far < most - ROUNDING
    }

    /// What it is worth to stand on an objective, or not to leave it, beside some others.
    fn on_objective(&self, others: Brigades, zone: Zone) -> f64 {
        let (w, orders) = (self.w, self.orders);
        let Some(at) = Atlas::of(w).objective(zone) else { return 0.0 };
        if controller(self.s, at) != orders.side {
            return orders.stakes.0 * orders.lean.objective_taken * objective_worth(w, &orders.lean);
        }
        // Guns hold nothing by themselves.
        if w.guns.has(self.brigade) {
            return 0.0;
        }
        let threat = match () {
            () if orders.menace[zone] > 0.0 => 1.0,
            () if orders.open >> at & 1 == 1 => 0.7,
            () if orders.goal(self.brigade).is_some_and(|goal| goal.zone == zone) => 0.25,
            () => 0.0,
        };
        match others.less(w.guns).len() {
            0 => orders.stakes.1 * threat * orders.lean.guarded * objective_worth(w, &orders.lean),
            1 if orders.menace[zone] > 0.0 => orders.lean.seconded,
            _ => 0.0,
        }
    }
}

/// What rest is worth.
fn rest_worth(s: &State, lean: &Leanings, brigade: Brigade) -> f64 {
    match s.brigade(brigade).fatigue {
        0 => 0.0,
        1 => lean.rest * lean.fatigue,
        _ => lean.long_rest * lean.fatigue,
    }
}

/// What some brigades of a side could do now, and what it promises beyond standing still.
/// `helpers` may join their attacks later.
pub(super) fn draft(
    w: &World,
    s: &State,
    orders: &Orders,
    members: Brigades,
    helpers: Brigades,
    open: bool,
) -> Vec<Errand> {
    drafted(w, s, orders, members, helpers, open, true)
}

/// Those of the errands in a draft that are attacks, and what else comes before the posts.
pub(super) fn draft_attacks(w: &World, s: &State, orders: &Orders, members: Brigades) -> Vec<Errand> {
    drafted(w, s, orders, members, Brigades::EMPTY, false, false)
}

fn drafted(
    w: &World,
    s: &State,
    orders: &Orders,
    members: Brigades,
    helpers: Brigades,
    open: bool,
    posts: bool,
) -> Vec<Errand> {
    let side = orders.side;
    let field = Field::of(w, s, side);
    let reach_of = |b: Brigade, open: bool| Reach::new(w, s, orders, &field, b, open);
    let mut reaches: Vec<Reach<'_>> = members.filter_map(|b| reach_of(b, open)).collect();
    let own = reaches.len();
    reaches.extend(helpers.less(members).less(w.guns).filter_map(|b| reach_of(b, false)));
    let trial = Trial::under(w, s, orders);
    let mut drafter = Drafter { w, s, orders, side, trial, errands: Vec::new(), busy: Brigades::EMPTY };
    drafter.grabs(reaches.get(..own).unwrap_or_default());
    drafter.attacks(&reaches, !helpers.is_empty());
    reaches.truncate(own);
    if posts {
        drafter.posts(&reaches);
    }
    drafter.errands.retain(|errand| members.has(errand.brigade));
    drafter.errands
}

/// Draws up errands one after the other on a copy of the position.
struct Drafter<'a> {
    w: &'a World,
    s: &'a State,
    orders: &'a Orders,
    side: Side,
    trial: Trial<'a>,
    errands: Vec<Errand>,
    /// Those who have an errand.
    busy: Brigades,
}

impl<'a> Drafter<'a> {
    fn is_free(&self, brigade: Brigade) -> bool {
        !self.busy.has(brigade)
    }

    fn send(&mut self, errand: Errand) {
        self.busy.insert(errand.brigade);
        self.errands.push(errand);
    }

    /// Objectives of the enemy that nobody holds are walked into before anybody thinks of attacks.
    fn grabs(&mut self, reaches: &[Reach<'a>]) {
        let (w, s) = (self.w, self.s);
        let open = |at: usize, zone: Zone| controller(s, at) != self.side && s.stacks[zone].set().is_empty();
        let wanted: Vec<Zone> =
            w.objectives.iter().enumerate().filter(|(at, o)| open(*at, o.zone)).map(|(_, o)| o.zone).collect();
        for zone in wanted {
            let best =
                reaches.iter().filter_map(|reach| self.grab(reach, zone)).max_by(|a, b| a.worth.total_cmp(&b.worth));
            if let Some(errand) = best {
                self.trial.s.put(w, errand.brigade, zone);
                self.send(errand);
            }
        }
    }

    /// What it promises that a brigade walks into an objective, if it can and should.
    fn grab(&self, reach: &Reach<'a>, zone: Zone) -> Option<Errand> {
        let (w, brigade) = (self.w, reach.brigade);
        let t = &self.trial.s;
        let able = self.fights(reach) && reach.zones.has(zone) && room(w, t, brigade, zone);
        if !able || !reach.may_end(zone) {
            return None;
        }
        let stand = Stand::new(w, t, self.orders, brigade);
        let gain = stand.worth(zone) - stand.worth(reach.from);
        let worth = gain - reach.toll(&self.orders.lean, zone, 0);
        (worth > 0.0).then_some(Errand { brigade, end: zone, target: None, rest: false, worth, toll: 0.0 })
    }

    /// The best joint attacks, one after the other.
    fn attacks(&mut self, reaches: &[Reach<'a>], pairs: bool) {
        let mut targets = self.targets(reaches);
        if targets.is_empty() {
            return;
        }
        // The strongest come first.
        let mut reaches: Vec<&Reach<'a>> = reaches.iter().filter(|r| self.fights(r)).collect();
        reaches.sort_by_key(|r| std::cmp::Reverse(combat_strength(self.w, self.s, r.brigade)));
        while !targets.is_empty() {
            let found: Vec<Raid> = targets.iter().map(|target| self.joint(&reaches, *target)).collect();
            let best = found.iter().enumerate().max_by(|a, b| a.1.gain.total_cmp(&b.1.gain));
            let Some((at, raid)) = best else { return };
            if raid.gain > self.asked_of(raid.target) {
                targets.swap_remove(at);
                self.carry_out(raid);
                continue;
            }
            let both = if pairs { self.attack_two(&reaches, &found) } else { None };
            let Some(both) = both else { return };
            for raid in &both {
                targets.retain(|target| *target != raid.target);
                self.carry_out(raid);
            }
        }
    }

    /// What an attack has to promise. One that is declared is made anyway: whoever makes it better joins.
    fn asked_of(&self, target: Zone) -> f64 {
        self.trial.asked_of(target, self.orders)
    }

    fn carry_out(&mut self, raid: &Raid) {
        for errand in &raid.errands {
            self.trial.commit(errand.brigade, errand.end, raid.target);
            self.send(*errand);
        }
    }

    /// Two attacks at once: those under attack do not fall upon the flank of the other (10.3.6).
    fn attack_two(&mut self, reaches: &[&Reach<'a>], found: &[Raid]) -> Option<[Raid; 2]> {
        let mut best: Option<(f64, &Raid, Raid)> = None;
        for (at, first) in found.iter().enumerate().filter(|(_, raid)| !raid.errands.is_empty()) {
            for other in found.iter().skip(at + 1).filter(|other| self.w.distance(other.target, first.target) <= 2) {
                let kept = self.busy;
                let undo: Vec<_> =
                    first.errands.iter().map(|e| self.trial.commit(e.brigade, e.end, first.target)).collect();
                self.busy = kept.or(first.errands.iter().map(|errand| errand.brigade).collect());
                let second = self.joint(reaches, other.target);
                let gain = first.gain + second.gain;
                undo.iter().rev().for_each(|before| self.trial.undo(before));
                self.busy = kept;
                let better = best.as_ref().is_none_or(|(most, ..)| gain > *most);
                if better && gain > self.orders.threshold && !second.errands.is_empty() {
                    best = Some((gain, first, second));
                }
            }
        }
        best.map(|(_, first, second)| [first.clone(), second])
    }

    /// Enemy zones that enough strength can come at, the most promising first.
    fn targets(&self, reaches: &[Reach<'a>]) -> Vec<Zone> {
        let (w, s) = (self.w, self.s);
        let mut found: Vec<(f64, Zone)> = Vec::new();
        let within = reaches.iter().fold(Zones::EMPTY, |all, reach| all.or(reach.zones));
        for target in s.occupied[self.side.other()] {
            let bases = w.passable(target);
            if !within.meets(bases) {
                continue;
            }
            let comes = |reach: &&Reach<'a>| self.fights(reach) && self.bases(reach, target, bases).next().is_some();
            let own: f64 = reaches.iter().filter(comes).map(|r| effective(w, s, r.brigade)).sum();
            if own == 0.0 {
                continue;
            }
            let joined = self.trial.marked().filter(|b| s.brigade(*b).attack == Some(target));
            let joined: f64 = joined.map(|b| effective(w, s, b)).sum();
            let enemy: f64 = s.stacks[target].iter().map(|b| effective(w, s, b)).sum();
            let ratio = (own + joined) / (enemy + 1.0);
            let prize =
                w.objectives.iter().enumerate().any(|(at, o)| o.zone == target && controller(s, at) != self.side);
            if ratio >= self.orders.lean.odds {
                found.push((ratio + if prize { 1.0 } else { 0.0 }, target));
            }
        }
        found.sort_by(|a, b| b.0.total_cmp(&a.0));
        found.into_iter().take(CLOSELY).map(|(_, target)| target).collect()
    }

    fn fights(&self, reach: &Reach<'a>) -> bool {
        !self.w.guns.has(reach.brigade) && self.is_free(reach.brigade)
    }

    fn bases<'r>(&'r self, reach: &'r Reach<'a>, target: Zone, bases: Zones) -> impl Iterator<Item = Zone> + 'r {
        let (w, t) = (self.w, &self.trial.s);
        bases.and(reach.zones).filter(move |base| {
            let mut marked = t.stacks[*base].iter().filter_map(|b| t.brigade(b).attack);
            reach.can_attack_from(w, *base)
                && room(w, t, reach.brigade, *base)
                && marked.all(|other| other == target)
                && reach.may_end(*base)
        })
    }

    /// The attack on a zone by those who make it better, one after the other, and what it promises.
    fn joint(&mut self, reaches: &[&Reach<'a>], target: Zone) -> Raid {
        let (w, busy) = (self.w, self.busy);
        let around = w.passable(target);
        let attackers = reaches.iter().filter(|r| !busy.has(r.brigade) && r.zones.meets(around));
        let facings: Vec<(Brigade, Option<crate::ids::Slot>)> =
            self.s.stacks[target].iter().map(|b| (b, self.trial.s.brigade(b).facing)).collect();
        let beside = self.trial.attacked_beside(target);
        let start = self.trial.worth_with(target, beside);
        let (mut best, mut tolls) = (start, 0.0);
        let (mut errands, mut undo) = (Vec::new(), Vec::new());
        let mut zones: Zones = crate::activation::attacking_zones(w, &self.trial.s, target);
        for reach in attackers {
            let first = zones.is_empty();
            let linked = |base: &Zone| first || zones.has(*base) || linked_zones(w, *base).meets(zones);
            let bases: Zones = self.bases(reach, target, around.filter(linked).collect()).collect();
            let mut found: Option<(f64, f64, Zone)> = None;
            for base in bases {
                let toll = self.toll(reach, base);
                let before = self.trial.commit(reach.brigade, base, target);
                if first {
                    self.trial.turn(target, base);
                }
                let worth = self.trial.worth_with(target, beside);
                self.trial.undo(&before);
                if found.is_none_or(|(most, ..)| worth - toll > most) {
                    found = Some((worth - toll, worth, base));
                }
            }
            let Some((net, worth, base)) = found else { continue };
            if !first && net < best + 0.02 {
                continue;
            }
            undo.push(self.trial.commit(reach.brigade, base, target));
            if first {
                self.trial.turn(target, base);
            }
            tolls += worth - net;
            best = worth;
            zones.insert(base);
            let toll = reach.toll(&self.orders.lean, base, w.tables.movement.attack);
            errands.push(Errand {
                brigade: reach.brigade,
                end: base,
                target: Some(target),
                rest: false,
                worth: 0.0,
                toll,
            });
        }
        undo.iter().rev().for_each(|before| self.trial.undo(before));
        for (brigade, facing) in facings {
            self.trial.s.brigade_mut(brigade).facing = facing;
        }
        let gain = best - start - tolls;
        let share = gain / errands.len().max(1) as f64;
        errands.iter_mut().for_each(|errand| errand.worth = share);
        Raid { target, gain: if errands.is_empty() { -1e6 } else { gain }, errands }
    }

    /// What it costs to attack from a zone: the way there, and what is left behind.
    fn toll(&self, reach: &Reach<'a>, base: Zone) -> f64 {
        let (w, s) = (self.w, self.s);
        let way = reach.toll(&self.orders.lean, base, w.tables.movement.attack);
        let (stand, here) = reach.home.get_or_init(|| {
            let stand = Stand::new(w, s, self.orders, reach.brigade);
            let here = stand.worth(reach.from);
            (stand, here)
        });
        way + self.orders.lean.left_behind * (here - stand.worth(base))
    }

    /// The best posts for all that do not attack.
    fn posts(&mut self, reaches: &[Reach<'a>]) {
        let mut waiting: Vec<&Reach<'a>> = reaches.iter().filter(|r| self.is_free(r.brigade)).collect();
        // Infantry first, so that guns find company.
        waiting.sort_by_key(|r| self.w.guns.has(r.brigade));
        for reach in waiting {
            let errand = self.best_post(reach);
            if errand.end != reach.from {
                self.trial.s.put(self.w, reach.brigade, errand.end);
            }
            self.send(errand);
        }
    }

    fn best_post(&self, reach: &Reach<'a>) -> Errand {
        let (w, brigade) = (self.w, reach.brigade);
        let t = &self.trial.s;
        let stand = Stand::new(w, t, self.orders, brigade);
        let here = stand.worth(reach.from);
        let stay = rest_worth(self.s, &self.orders.lean, brigade);
        let mut ends: Vec<(f64, Zone)> = reach
            .zones
            .less(reach.from.alone())
            .filter(|zone| !stand.is_below(*zone, here + stay) && room(w, t, brigade, *zone))
            .map(|zone| (stand.worth(zone) - here - reach.toll(&self.orders.lean, zone, 0), zone))
            .filter(|(worth, _)| *worth > stay + 0.03)
            .collect();
        ends.sort_by(|a, b| b.0.total_cmp(&a.0));
        let best = ends.into_iter().take(TRIES).find(|(_, zone)| reach.may_end(*zone));
        match best {
            Some((worth, end)) => Errand { brigade, end, target: None, rest: false, worth, toll: 0.0 },
            None => Errand { brigade, end: reach.from, target: None, rest: stay > 0.0, worth: stay, toll: 0.0 },
        }
    }
}

/// What a point of the way costs: of two ends that are as good the nearer is taken, so that nobody turns back.
const WAY: f64 = 0.01;

/// Where the brigade under way had best end, now that it cannot do what it was sent for.
pub(super) fn way_out(w: &World, s: &State, orders: &Orders, brigade: Brigade) -> Option<Zone> {
    let field = Field::of(w, s, w.side_of(brigade));
    let reach = Reach::new(w, s, orders, &field, brigade, true)?;
    let stand = Stand::new(w, s, orders, brigade);
    let merit = |zone: Zone| stand.worth(zone) - reach.toll(&orders.lean, zone, 0) - WAY * f64::from(reach.cost(zone));
    let open = |zone: &Zone| room(w, s, brigade, *zone) && reach.may_end(*zone);
    let ends = reach.zones.or(reach.from.alone()).filter(open).map(|zone| (merit(zone), zone));
    ends.max_by(|a, b| a.0.total_cmp(&b.0)).map(|(_, zone)| zone)
}

/// One of the cheapest ways of a brigade to a zone, start included.
pub(super) fn way(w: &World, s: &State, orders: &Orders, brigade: Brigade, end: Zone) -> Vec<Zone> {
    let field = Field::of(w, s, w.side_of(brigade));
    let Some(reach) = Reach::new(w, s, orders, &field, brigade, false) else { return Vec::new() };
    let mut path = vec![end];
    let mut at = end;
    while at != reach.from && reach.zones.has(at) {
        let fits = |before: &Zone| {
            let passes = *before == reach.from || !field.zoc.has(*before);
            let price = crate::movement::step_cost(w, &field, *before, at);
            reach.costs[*before] > 0
                && passes
                && price.is_some_and(|price| reach.costs[*before] + price == reach.costs[at])
        };
        let mut around = w.ground(at).adjacent;
        let Some(before) = around.find(fits) else { break };
        at = before;
        path.push(at);
    }
    path.reverse();
    path
}
