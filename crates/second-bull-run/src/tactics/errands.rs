//! What the brigades of a formation are about to do: joint attacks first, then the best posts for the others.

use std::cell::RefCell;

use kernel::Side;

use super::assault::{Trial, objective_worth, step_worth};
use super::leanings::Leanings;
use super::orders::{Orders, effective};
use crate::activation::linked_zones;
use crate::choice::Choice;
use crate::cohesion::Scout;
use crate::combat::{combat_strength, terrain};
use crate::facing::{Field, in_enemy_front};
use crate::ids::{Brigade, Brigades, Zone, Zones};
use crate::movement::{Costs, Way, action_points, check_forced_march, costs_from};
use crate::stacking::room;
use crate::state::{March, Stage, State};
use crate::victory::controller;
use crate::world::World;

/// Most zones attacked that are looked at closely.
const CLOSELY: usize = 3;
/// Most ends tried until one lets the division close.
const TRIES: usize = 12;

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
    scout: RefCell<Option<Scout<'a>>>,
    bound: bool,
}

impl<'a> Reach<'a> {
    /// `bound` if its division is open and has to be closed.
    fn new(w: &'a World, s: &'a State, field: &Field, brigade: Brigade, bound: bool) -> Option<Reach<'a>> {
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
        let full = field.zoc.filter(|zone| !room(w, s, brigade, *zone)).collect();
        let way = Way { closed: closed.or(full), stops: field.zoc, not_first: Zones::EMPTY };
        let (costs, zones) = costs_from(w, field, &way, from, limit);
        let in_front = in_enemy_front(w, s, w.side_of(brigade), from);
        Some(Reach { w, s, brigade, from, costs, zones, points, limit, in_front, scout: RefCell::new(None), bound })
    }

    /// True if it may end in a zone as far as its division goes.
    fn may_end(&self, zone: Zone) -> bool {
        if !self.bound {
            return true;
        }
        let Ok(mut scout) = self.scout.try_borrow_mut() else { return true };
        scout.get_or_insert_with(|| Scout::new(self.w, self.s, self.brigade)).may_end(zone)
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
        let hurt = self.in_front
            && zone != self.from
            && w.ground(self.from).passable.has(zone)
            && in_enemy_front(w, s, side, zone);
        forced + if hurt { step_worth(w, lean) } else { 0.0 }
    }
}

/// What standing in a zone is worth to a brigade.
pub(super) fn post(w: &World, s: &State, orders: &Orders, brigade: Brigade, zone: Zone) -> f64 {
    let (strength, lean) = (effective(w, s, brigade), &orders.lean);
    let mut worth = 0.0;
    if let Some(goal) = orders.goal(brigade) {
        worth -= orders.point_nearer(w, s, brigade) * orders.way_to(w, zone, goal);
    }
    worth += on_objective(w, s, orders, brigade, zone);
    let others = s.stacks[zone].set().less(brigade.alone());
    let friends = f64::from(w.ground(zone).passable.and(s.occupied[orders.side]).len().min(3));
    worth += lean.friend * friends;
    let menace = f64::from(orders.menace[zone]).min(26.0);
    if menace > 0.0 {
        let ground = f64::from(terrain(w, zone, Zones::EMPTY));
        let mates: f64 = others.map(|b| effective(w, s, b)).sum();
        let own = (strength + mates + 1.5 * friends) * (1.0 + 0.25 * ground) + 0.5;
        worth += lean.shelter * ground - lean.exposed * (menace / own - 0.8).clamp(0.0, 2.5);
        let alone = w.guns.has(brigade) && others.less(w.guns).is_empty();
        if alone {
            worth -= lean.lone_guns;
        }
    }
    if w.guns.has(brigade) && !others.less(w.guns).is_empty() {
        worth += 0.2;
    }
    let mates = s.present(w.mates(brigade));
    if !mates.is_empty() {
        let near = w.near(zone, s.is_mounted(w, brigade));
        let mut mates = mates;
        if !mates.any(|mate| s.zone_of(mate).is_some_and(|at| near.has(at))) {
            worth -= lean.apart;
        }
    }
    worth
}

/// What it is worth to stand on an objective, or not to leave it.
fn on_objective(w: &World, s: &State, orders: &Orders, brigade: Brigade, zone: Zone) -> f64 {
    let Some(at) = w.objectives.iter().position(|o| o.zone == zone) else { return 0.0 };
    if controller(s, at) != orders.side {
        return orders.lean.objective_taken * objective_worth(w, &orders.lean);
    }
    // Guns hold nothing by themselves.
    if w.guns.has(brigade) {
        return 0.0;
    }
    let others = s.stacks[zone].set().less(brigade.alone()).less(w.guns);
    let threat = match () {
        () if orders.menace[zone] > 0.0 => 1.0,
        () if orders.open >> at & 1 == 1 => 0.7,
        () if orders.goal(brigade).is_some_and(|goal| goal.zone == zone) => 0.25,
        () => 0.0,
    };
    match others.len() {
        0 => threat * orders.lean.guarded * objective_worth(w, &orders.lean),
        1 if orders.menace[zone] > 0.0 => orders.lean.seconded,
        _ => 0.0,
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
    let side = orders.side;
    let field = Field::of(w, s, side);
    let reach_of = |b: Brigade, open: bool| Reach::new(w, s, &field, b, open);
    let mut reaches: Vec<Reach<'_>> = members.filter_map(|b| reach_of(b, open)).collect();
    let own = reaches.len();
    reaches.extend(helpers.less(members).less(w.guns).filter_map(|b| reach_of(b, false)));
    let mut drafter = Drafter { w, s, orders, side, trial: Trial::under(w, s, orders), errands: Vec::new() };
    drafter.grabs(reaches.get(..own).unwrap_or_default());
    drafter.attacks(&reaches, !helpers.is_empty());
    reaches.truncate(own);
    drafter.posts(&reaches);
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
}

impl Drafter<'_> {
    fn is_free(&self, brigade: Brigade) -> bool {
        self.errands.iter().all(|errand| errand.brigade != brigade)
    }

    /// Objectives of the enemy that nobody holds are walked into before anybody thinks of attacks.
    fn grabs(&mut self, reaches: &[Reach<'_>]) {
        let (w, s) = (self.w, self.s);
        let open = |at: usize, zone: Zone| controller(s, at) != self.side && s.stacks[zone].set().is_empty();
        let wanted: Vec<Zone> =
            w.objectives.iter().enumerate().filter(|(at, o)| open(*at, o.zone)).map(|(_, o)| o.zone).collect();
        for zone in wanted {
            let best =
                reaches.iter().filter_map(|reach| self.grab(reach, zone)).max_by(|a, b| a.worth.total_cmp(&b.worth));
            if let Some(errand) = best {
                self.trial.s.put(w, errand.brigade, zone);
                self.errands.push(errand);
            }
        }
    }

    /// What it promises that a brigade walks into an objective, if it can and should.
    fn grab(&self, reach: &Reach<'_>, zone: Zone) -> Option<Errand> {
        let (w, brigade) = (self.w, reach.brigade);
        let t = &self.trial.s;
        let able = self.fights(reach) && reach.zones.has(zone) && room(w, t, brigade, zone);
        if !able || !reach.may_end(zone) {
            return None;
        }
        let gain = post(w, t, self.orders, brigade, zone) - post(w, t, self.orders, brigade, reach.from);
        let worth = gain - reach.toll(&self.orders.lean, zone, 0);
        (worth > 0.0).then_some(Errand { brigade, end: zone, target: None, rest: false, worth })
    }

    /// The best joint attacks, one after the other.
    fn attacks(&mut self, reaches: &[Reach<'_>], pairs: bool) {
        let mut targets = self.targets(reaches);
        while !targets.is_empty() {
            let found: Vec<Raid> = targets.iter().map(|target| self.joint(reaches, *target)).collect();
            let best = found.iter().enumerate().max_by(|a, b| a.1.gain.total_cmp(&b.1.gain));
            let Some((at, raid)) = best else { return };
            if raid.gain > self.orders.threshold {
                targets.swap_remove(at);
                self.carry_out(raid);
                continue;
            }
            if pairs {
                self.attack_two(reaches, &found);
            }
            return;
        }
    }

    fn carry_out(&mut self, raid: &Raid) {
        for errand in &raid.errands {
            self.trial.commit(errand.brigade, errand.end, raid.target);
        }
        self.errands.extend(raid.errands.iter().copied());
    }

    /// Two attacks at once: those under attack do not fall upon the flank of the other (10.3.6).
    fn attack_two(&mut self, reaches: &[Reach<'_>], found: &[Raid]) {
        let mut best: Option<(f64, &Raid, Raid)> = None;
        for (at, first) in found.iter().enumerate().filter(|(_, raid)| !raid.errands.is_empty()) {
            for other in found.iter().skip(at + 1).filter(|other| self.w.distance(other.target, first.target) <= 2) {
                let kept = self.errands.len();
                let undo: Vec<_> =
                    first.errands.iter().map(|e| self.trial.commit(e.brigade, e.end, first.target)).collect();
                self.errands.extend(first.errands.iter().copied());
                let alone = self.trial.worth(first.target);
                let second = self.joint(reaches, other.target);
                let more: Vec<_> =
                    second.errands.iter().map(|e| self.trial.commit(e.brigade, e.end, other.target)).collect();
                let gain = first.gain + second.gain + self.trial.worth(first.target) - alone;
                undo.iter().chain(&more).rev().for_each(|before| self.trial.undo(before));
                self.errands.truncate(kept);
                let better = best.as_ref().is_none_or(|(most, ..)| gain > *most);
                if better && gain > self.orders.threshold && !second.errands.is_empty() {
                    best = Some((gain, first, second));
                }
            }
        }
        if let Some((_, first, second)) = best {
            self.carry_out(first);
            self.carry_out(&second);
        }
    }

    /// Enemy zones that enough strength can come at, the most promising first.
    fn targets(&self, reaches: &[Reach<'_>]) -> Vec<Zone> {
        let (w, s) = (self.w, self.s);
        let mut found: Vec<(f64, Zone)> = Vec::new();
        for target in s.occupied[self.side.other()] {
            let bases = w.ground(target).passable;
            if !reaches.iter().any(|reach| reach.zones.meets(bases)) {
                continue;
            }
            let comes = |reach: &&Reach<'_>| self.fights(reach) && self.bases(reach, target, bases).next().is_some();
            let own: f64 = reaches.iter().filter(comes).map(|r| effective(w, s, r.brigade)).sum();
            let joined: f64 = w.side_brigades[self.side]
                .filter(|b| s.brigade(*b).attack == Some(target))
                .map(|b| effective(w, s, b))
                .sum();
            if own == 0.0 {
                continue;
            }
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

    fn fights(&self, reach: &Reach<'_>) -> bool {
        !self.w.guns.has(reach.brigade) && self.is_free(reach.brigade)
    }

    fn bases<'r>(&'r self, reach: &'r Reach<'_>, target: Zone, bases: Zones) -> impl Iterator<Item = Zone> + 'r {
        let (w, t) = (self.w, &self.trial.s);
        bases.filter(move |base| {
            let mut marked = t.stacks[*base].iter().filter_map(|b| t.brigade(b).attack);
            reach.can_attack_from(w, *base)
                && room(w, t, reach.brigade, *base)
                && marked.all(|other| other == target)
                && reach.may_end(*base)
        })
    }

    /// The attack on a zone by those who make it better, one after the other, and what it promises.
    fn joint(&mut self, reaches: &[Reach<'_>], target: Zone) -> Raid {
        let w = self.w;
        let around = w.ground(target).passable;
        let mut attackers: Vec<&Reach<'_>> = reaches.iter().filter(|r| self.fights(r)).collect();
        attackers.sort_by_key(|r| std::cmp::Reverse(combat_strength(w, self.s, r.brigade)));
        let facings: Vec<(Brigade, Option<crate::ids::Slot>)> =
            self.s.stacks[target].iter().map(|b| (b, self.trial.s.brigade(b).facing)).collect();
        let start = self.trial.worth(target);
        let (mut best, mut tolls) = (start, 0.0);
        let (mut errands, mut undo) = (Vec::new(), Vec::new());
        let mut zones: Zones = crate::activation::attacking_zones(w, &self.trial.s, target);
        for reach in attackers {
            let first = zones.is_empty();
            let linked = |base: &Zone| first || zones.has(*base) || linked_zones(w, *base).meets(zones);
            let bases: Vec<Zone> = self.bases(reach, target, around).filter(linked).collect();
            let mut found: Option<(f64, f64, Zone)> = None;
            for base in bases {
                let toll = self.toll(reach, base);
                let before = self.trial.commit(reach.brigade, base, target);
                if first {
                    self.trial.turn(target, base);
                }
                let worth = self.trial.worth(target);
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
            errands.push(Errand { brigade: reach.brigade, end: base, target: Some(target), rest: false, worth: 0.0 });
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
    fn toll(&self, reach: &Reach<'_>, base: Zone) -> f64 {
        let (w, s) = (self.w, self.s);
        let way = reach.toll(&self.orders.lean, base, w.tables.movement.attack);
        let there = post(w, s, self.orders, reach.brigade, base);
        way + self.orders.lean.left_behind * (post(w, s, self.orders, reach.brigade, reach.from) - there)
    }

    /// The best posts for all that do not attack.
    fn posts(&mut self, reaches: &[Reach<'_>]) {
        let mut waiting: Vec<&Reach<'_>> = reaches.iter().filter(|r| self.is_free(r.brigade)).collect();
        // Infantry first, so that guns find company.
        waiting.sort_by_key(|r| self.w.guns.has(r.brigade));
        for reach in waiting {
            let errand = self.best_post(reach);
            if errand.end != reach.from {
                self.trial.s.put(self.w, reach.brigade, errand.end);
            }
            self.errands.push(errand);
        }
    }

    fn best_post(&self, reach: &Reach<'_>) -> Errand {
        let (w, brigade) = (self.w, reach.brigade);
        let t = &self.trial.s;
        let here = post(w, t, self.orders, brigade, reach.from);
        let stay = rest_worth(self.s, &self.orders.lean, brigade);
        let mut ends: Vec<(f64, Zone)> = reach
            .zones
            .less(reach.from.alone())
            .filter(|zone| room(w, t, brigade, *zone))
            .map(|zone| (post(w, t, self.orders, brigade, zone) - here - reach.toll(&self.orders.lean, zone, 0), zone))
            .filter(|(worth, _)| *worth > stay + 0.03)
            .collect();
        ends.sort_by(|a, b| b.0.total_cmp(&a.0));
        let best = ends.into_iter().take(TRIES).find(|(_, zone)| reach.may_end(*zone));
        match best {
            Some((worth, end)) => Errand { brigade, end, target: None, rest: false, worth },
            None => Errand { brigade, end: reach.from, target: None, rest: stay > 0.0, worth: stay },
        }
    }
}

/// What a point of the way costs: of two ends that are as good the nearer is taken, so that nobody turns back.
const WAY: f64 = 0.01;

/// Where the brigade under way had best end, now that it cannot do what it was sent for.
pub(super) fn way_out(w: &World, s: &State, orders: &Orders, brigade: Brigade) -> Option<Zone> {
    let field = Field::of(w, s, w.side_of(brigade));
    let reach = Reach::new(w, s, &field, brigade, true)?;
    let merit = |zone: Zone| {
        post(w, s, orders, brigade, zone) - reach.toll(&orders.lean, zone, 0) - WAY * f64::from(reach.cost(zone))
    };
    let open = |zone: &Zone| room(w, s, brigade, *zone) && reach.may_end(*zone);
    let ends = reach.zones.or(reach.from.alone()).filter(open).map(|zone| (merit(zone), zone));
    ends.max_by(|a, b| a.0.total_cmp(&b.0)).map(|(_, zone)| zone)
}

/// One of the cheapest ways of a brigade to a zone, start included.
pub(super) fn way(w: &World, s: &State, brigade: Brigade, end: Zone) -> Vec<Zone> {
    let field = Field::of(w, s, w.side_of(brigade));
    let Some(reach) = Reach::new(w, s, &field, brigade, false) else { return Vec::new() };
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
