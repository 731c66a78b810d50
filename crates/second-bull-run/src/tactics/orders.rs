//! What a side means to do: an objective for every formation, and how the ground looks to it.

use std::cell::RefCell;

use kernel::Side;

use super::atlas::{Atlas, LONGEST, MOST_OBJECTIVES};
use super::errands::Sketch;
use super::leanings::Leanings;
use super::memo::{Basis, Memo};
use super::routes::Crowds;
use crate::combat::{artillery_strength, combat_strength};
use crate::ids::{Brigade, Brigades, MAX_BRIGADES, MAX_ZONES, Zone};
use crate::state::{PerZone, State, Status};
use crate::victory::controller;
use crate::world::World;

/// The turn under way and the luck of a march, in turns.
const NOW: f64 = 1.5;
/// An objective the side goes for above all counts so much more.
const ABOVE_ALL: f64 = 100.0;

/// Points within which those at one objective help at another.
const NEIGHBOURS: u8 = 3;
/// Points within which an enemy could come to an objective unopposed.
const WALK: u8 = 10;

/// Where a brigade is to go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Goal {
    /// The place.
    pub zone: Zone,
    /// It is to be held, not taken.
    pub hold: bool,
}

/// How a side goes about it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bent {
    /// As the map suggests.
    Balanced,
    /// One objective above all others, by its place in the list.
    Upon(usize),
    /// Attacks wherever it can.
    Assault,
    /// Holds what it has, and attacks only with great advantage.
    Guard,
}

/// The orders of a side.
#[derive(Clone, Debug)]
pub struct Orders {
    /// Whose.
    pub side: Side,
    /// How it goes about it.
    pub bent: Bent,
    /// What it goes by.
    pub lean: Leanings,
    /// Where each brigade is to go.
    pub goals: [Option<Goal>; MAX_BRIGADES],
    /// The objective most strength is sent against, or most is set to hold.
    pub effort: Option<Goal>,
    /// It would win if the game ended now.
    pub wins: bool,
    /// The lead is won and little time is left: it keeps what it has.
    pub keeps: bool,
    /// An attack is made if it promises at least this.
    pub threshold: f64,
    /// An objective to take, and the ground won on the way to it, counts so many times what it usually does; and an
    /// objective to keep.
    pub stakes: (f64, f64),
    /// How likely each brigade comes to its goal before the end.
    pub haste: [f32; MAX_BRIGADES],
    /// Strength the enemy could bring against each zone when he acts next.
    pub menace: PerZone<f32>,
    /// How far it is from every zone to the places brigades are sent to.
    pub(super) ways: Vec<(Zone, PerZone<u8>)>,
    /// Objectives an enemy could walk into before anybody acts against it, by their places in the list.
    pub open: u16,
    /// What the open formation is about to do; found when first asked for, and a function of the position only.
    pub(super) sketch: RefCell<Option<Sketch>>,
    /// What formations could do, by their brigades; the same.
    pub(super) prospects: RefCell<Prospects>,
    /// The number they have, and how bold they are.
    drawn: (usize, f64),
    /// The position they were drawn up in.
    pub(super) basis: Basis,
    /// What was worked out for these and for earlier ones.
    pub(super) memo: RefCell<Memo>,
}

/// What formations could do in one position.
#[derive(Clone, Debug, Default)]
pub(super) struct Prospects {
    /// The position.
    pub key: u64,
    /// By their brigades.
    pub known: Vec<(Brigades, f64)>,
}

/// How far it is to a goal.
pub(super) struct Ways<'a> {
    goal: Goal,
    /// As the enemy stands, if that was found out.
    known: Option<&'a PerZone<u8>>,
    atlas: &'a Atlas,
}

impl Ways<'_> {
    /// From a zone; nothing once a place that is to be held is near enough.
    pub(super) fn from(&self, zone: Zone) -> f64 {
        let march = self.known.map_or_else(|| self.atlas.march(zone, self.goal.zone), |ways| ways[zone]);
        f64::from(march.saturating_sub(if self.goal.hold { 2 } else { 0 }))
    }
}

/// A division, or a brigade that goes by itself.
struct Formation {
    members: Brigades,
    corps: Option<crate::ids::Leader>,
    strength: f64,
    share: [f64; MOST_OBJECTIVES],
}

/// The number of the orders the searching levels start from: the script's way with leanings of their own, where the
/// data have such.
pub(super) fn usual(w: &World, side: Side) -> usize {
    usize::from(w.searchers[side].is_some())
}

/// The number of the orders that follow on those with a number.
pub(super) fn lasting(w: &World, side: Side, number: usize) -> usize {
    if number == usual(w, side) { number } else { 0 }
}

/// The way of the orders with a number; the searching levels' own is the first of all ways once more.
fn way(w: &World, side: Side, number: usize) -> usize {
    number.saturating_sub(usual(w, side))
}

/// What the orders with a number go by: whoever does not do as the script does is one who searches.
fn leanings(w: &World, side: Side, number: usize) -> Leanings {
    w.searchers[side].filter(|_| number > 0).unwrap_or(w.leanings[side])
}

/// How a side goes about it that goes a way; nothing beyond the last.
fn bent(w: &World, s: &State, side: Side, way: usize) -> Option<Bent> {
    match way {
        0 => Some(Bent::Balanced),
        1 => Some(Bent::Assault),
        2 => Some(Bent::Guard),
        _ => {
            let mut wanted = (0..w.objectives.len().min(MOST_OBJECTIVES)).filter(|at| controller(s, *at) != side);
            wanted.nth(way - 3).map(Bent::Upon)
        }
    }
}

impl Orders {
    /// The orders of a number; `None` beyond the last.
    pub(super) fn draw_up(
        w: &World,
        s: &State,
        side: Side,
        boldness: f64,
        number: usize,
        memo: Memo,
    ) -> Option<Orders> {
        let (bent, lean) = (bent(w, s, side, way(w, side, number))?, leanings(w, side, number));
        let wins = crate::victory::winner(w, s) == Some(side);
        let last_day = usize::from(s.day) >= w.scenario.days.len();
        let left = if last_day { f64::from(w.day(s.day).last.saturating_sub(s.turn)) } else { lean.late };
        let late = if wins || bent == Bent::Guard { 0.0 } else { (1.0 - left / lean.late).max(0.0) };
        let keeps = wins && last_day && left <= lean.last_turns && matches!(bent, Bent::Balanced | Bent::Guard);
        let table = Allotment::new(w, s, side, lean);
        let bold = lean.promise_in_peace - lean.desperate * (1.0 - left / lean.late_in_peace).max(0.0);
        let least = if bent == Bent::Balanced && !wins && table.in_peace() { bold } else { f64::INFINITY };
        let mut orders = Orders {
            side,
            bent,
            lean,
            goals: [None; MAX_BRIGADES],
            effort: None,
            wins,
            keeps,
            threshold: (threshold(bent, boldness, &lean) - lean.desperate * late).min(least)
                + if keeps { lean.careful } else { 0.0 },
            stakes: stakes(w, s, side, &lean, last_day, left),
            haste: [1.0; MAX_BRIGADES],
            menace: menace(w, s, side.other()),
            ways: Vec::new(),
            open: walked_into(w, s, side.other()),
            sketch: RefCell::new(None),
            prospects: RefCell::default(),
            drawn: (number, boldness),
            basis: Basis::of(s),
            memo: RefCell::new(memo),
        };
        orders.allot(w, s, table);
        Some(orders)
    }

    /// The same by one who has drawn up these before, and knows what he has found out for them.
    pub(super) fn draw_up_again(
        self,
        w: &World,
        s: &State,
        side: Side,
        boldness: f64,
        number: usize,
    ) -> Option<Orders> {
        let asked = (self.side, self.drawn, self.lean) == (side, (number, boldness), leanings(w, side, number));
        if asked && self.basis.is_of(s) {
            return Some(Orders { sketch: RefCell::new(None), prospects: RefCell::default(), ..self });
        }
        let mut memo = self.memo.into_inner();
        memo.prospects.clear();
        Orders::draw_up(w, s, side, boldness, number, memo)
    }

    /// Goes by what was found out for others as well.
    pub(super) fn inherit(&mut self, before: Orders) {
        let mut memo = before.memo.into_inner();
        memo.prospects.clear();
        *self.memo.get_mut() = memo;
    }

    /// Where a brigade is to go.
    pub fn goal(&self, brigade: Brigade) -> Option<Goal> {
        self.goals.get(brigade.index()).copied().flatten()
    }

    /// What a movement point nearer to its goal is worth to a brigade.
    pub(super) fn point_nearer(&self, w: &World, s: &State, brigade: Brigade) -> f64 {
        let haste = self.haste.get(brigade.index()).map_or(1.0, |haste| f64::from(*haste));
        let stake = if self.goal(brigade).is_some_and(|goal| !goal.hold) { self.stakes.0 } else { 1.0 };
        self.lean.approach * stake * haste * (0.4 + effective(w, s, brigade) / 8.0)
    }

    /// The march from a zone to a goal, nothing once a place that is to be held is near enough.
    pub(super) fn way_to(&self, w: &World, from: Zone, goal: Goal) -> f64 {
        self.ways_to(w, goal).from(from)
    }

    /// The marches to a goal from everywhere.
    pub(super) fn ways_to<'a>(&'a self, w: &'a World, goal: Goal) -> Ways<'a> {
        let known = self.ways.iter().find(|(zone, _)| *zone == goal.zone);
        Ways { goal, known: known.map(|(_, ways)| ways), atlas: Atlas::of(w) }
    }

    /// What must not fall is held first, with those who are nearest; all others go for what can be taken.
    fn allot(&mut self, w: &World, s: &State, mut table: Allotment<'_>) {
        self.hold(&mut table);
        self.seize(&mut table);
        for (formation, at) in &table.sent {
            let goal = w.objectives.get(*at).map(|o| Goal { zone: o.zone, hold: table.holds(*at) });
            for brigade in formation.members {
                if let Some(slot) = self.goals.get_mut(brigade.index()) {
                    *slot = goal;
                }
            }
        }
        let crowds = Crowds::of(w, s, self.side);
        for zone in table.sent.iter().filter_map(|(_, at)| Some(w.objectives.get(*at)?.zone)) {
            if self.ways.iter().all(|(known, _)| *known != zone) {
                self.ways.push((zone, self.memo.get_mut().routes(w, &crowds, zone)));
            }
        }
        self.hurry(w, s);
        self.effort = table
            .effort(s, &self.haste)
            .and_then(|at| w.objectives.get(at).map(|o| Goal { zone: o.zone, hold: table.holds(at) }));
    }

    /// Nobody marches for what he cannot come to before the end.
    fn hurry(&mut self, w: &World, s: &State) {
        if usize::from(s.day) < w.scenario.days.len() {
            return;
        }
        let turns = f64::from(w.day(s.day).last.saturating_sub(s.turn)) + NOW;
        for (at, goal) in self.goals.iter().enumerate() {
            let Some(goal) = goal else { continue };
            let Some(from) = s.zone_of(Brigade(at as u8)) else { continue };
            let acts = self.way_to(w, from, *goal) / self.lean.pace;
            self.haste[at] = (1.0 + turns * self.lean.acts - acts).clamp(self.lean.too_late.min(1.0), 1.0) as f32;
        }
    }

    /// Garrisons, until every place held is safe enough.
    fn hold(&self, table: &mut Allotment<'_>) {
        let safe = match self.bent {
            Bent::Guard => 0.93,
            Bent::Assault => 0.4,
            _ if self.wins => self.lean.safe_winning,
            _ => self.lean.safe,
        };
        let lean = &self.lean;
        loop {
            let worth_it = |at: &usize| {
                table.holds(*at) && table.enemy[*at] >= lean.far_off && table.chance_of_all(*at) >= lean.hopeless
            };
            let weakest = table.places().filter(worth_it).map(|at| (at, table.chance(at)));
            let Some((at, chance)) = weakest.min_by(|a, b| a.1.total_cmp(&b.1)) else { return };
            if chance >= safe || !table.send_nearest(at) {
                return;
            }
        }
    }

    /// Everybody left goes where all of them together have the best chance, then where what is not needed has.
    fn seize(&self, table: &mut Allotment<'_>) {
        if self.keeps {
            return table.keep();
        }
        let mut tried: u16 = 0;
        let most = if table.in_peace() { self.lean.frontage } else { self.lean.crowd };
        while !table.left.is_empty() {
            let promise = |at: usize| self.weight(at) * table.chance_of_all(at);
            let open = table.places().filter(|at| !table.holds(*at) && tried >> at & 1 == 0);
            let best = open.map(|at| (at, promise(at))).max_by(|a, b| a.1.total_cmp(&b.1));
            let Some((at, _)) = best else { break };
            tried |= 1 << at;
            while table.chance(at) < self.lean.taken && f64::from(table.sent_to(at)) < most && table.send_nearest(at) {}
        }
        while let Some(at) = table.handiest() {
            if !table.send_nearest(at) {
                break;
            }
        }
    }

    fn weight(&self, at: usize) -> f64 {
        if self.bent == Bent::Upon(at) { ABOVE_ALL } else { 1.0 }
    }
}

/// Who has been sent where.
struct Allotment<'w> {
    w: &'w World,
    lean: Leanings,
    /// It is late enough to know what the enemy is about.
    clear: bool,
    held: u16,
    enemy: [f64; MOST_OBJECTIVES],
    own: [f64; MOST_OBJECTIVES],
    left: Vec<Formation>,
    sent: Vec<(Formation, usize)>,
}

impl<'w> Allotment<'w> {
    fn new(w: &'w World, s: &State, side: Side, lean: Leanings) -> Allotment<'w> {
        let count = w.objectives.len().min(MOST_OBJECTIVES);
        let held = (0..count).filter(|at| controller(s, *at) == side).fold(0, |held, at| held | 1 << at);
        let (enemy, left) = (felt(w, s, side.other()), formations(w, s, side, &lean));
        let clear = f64::from(w.day(s.day).last.saturating_sub(s.turn)) <= lean.clear;
        Allotment { w, lean, clear, held, enemy, own: [0.0; MOST_OBJECTIVES], left, sent: Vec::new() }
    }

    fn places(&self) -> impl Iterator<Item = usize> + use<> {
        0..self.w.objectives.len().min(MOST_OBJECTIVES)
    }

    fn holds(&self, at: usize) -> bool {
        self.held >> at & 1 == 1
    }

    /// True if the enemy leaves all that is held in peace.
    fn in_peace(&self) -> bool {
        self.clear && self.places().filter(|at| self.holds(*at)).all(|at| self.enemy[at] < self.lean.peace)
    }

    /// Brigades sent to a place, guns not counted.
    fn sent_to(&self, at: usize) -> u32 {
        let sent = self.sent.iter().filter(|(_, place)| *place == at);
        sent.map(|(formation, _)| formation.members.less(self.w.guns).len()).sum()
    }

    fn chance(&self, at: usize) -> f64 {
        control(&self.lean, self.own[at], self.enemy[at], self.holds(at))
    }

    /// The chance to take a place with all that are left.
    fn chance_of_all(&self, at: usize) -> f64 {
        let all: f64 = self.left.iter().map(|formation| formation.share[at]).sum();
        control(&self.lean, self.own[at] + all, self.enemy[at], self.holds(at))
    }

    /// Sends the formation that loses least on the way; false if there is none.
    fn send_nearest(&mut self, at: usize) -> bool {
        let mates = |f: &Formation| {
            let mut sent = self.sent.iter();
            f.corps.is_some() && sent.any(|(other, place)| other.corps == f.corps && *place == at)
        };
        let merit = |f: &Formation| f.share[at] / (f.strength + 1.0) * if mates(f) { self.lean.together } else { 1.0 };
        let best = (0..self.left.len()).max_by(|a, b| merit(&self.left[*a]).total_cmp(&merit(&self.left[*b])));
        let Some(best) = best else { return false };
        let formation = self.left.swap_remove(best);
        let place = self.w.objectives.get(at).map(|o| o.zone);
        for other in self.places() {
            let zone = self.w.objectives.get(other).map(|o| o.zone);
            let near = place.zip(zone).map_or(LONGEST, |(from, to)| Atlas::of(self.w).march(from, to));
            // Who stands at one of two neighbours helps the other.
            let helps = if other == at {
                1.0
            } else if near <= NEIGHBOURS {
                0.6
            } else {
                0.0
            };
            self.own[other] += helps * formation.share[at];
        }
        self.sent.push((formation, at));
        true
    }

    /// Nothing more is wanted: everybody left stands by what is held.
    fn keep(&mut self) {
        while let Some(first) = self.left.first() {
            let held = self.places().filter(|at| self.holds(*at));
            let nearest = held.max_by(|a, b| first.share[*a].total_cmp(&first.share[*b]));
            if !nearest.is_some_and(|at| self.send_nearest(at)) {
                return;
            }
        }
    }

    /// The place the first formation left is nearest to.
    fn handiest(&self) -> Option<usize> {
        let first = self.left.first()?;
        self.places().max_by(|a, b| first.share[*a].total_cmp(&first.share[*b]))
    }

    /// The place most strength was sent to, one to be taken if there is any. A place nobody is near enough to hold, or to
    /// come to in time, is not spoken of.
    fn effort(&self, s: &State, haste: &[f32; MAX_BRIGADES]) -> Option<usize> {
        let sent_to = |at: usize| self.sent.iter().filter(move |(_, place)| *place == at);
        let strength =
            |at: usize| sent_to(at).map(|(f, _)| f.strength).sum::<f64>() * if self.holds(at) { 0.5 } else { 1.0 };
        let is_true = |at: &usize| {
            let Some(zone) = self.w.objectives.get(*at).map(|o| o.zone) else { return false };
            let near = |b: Brigade| s.zone_of(b).is_some_and(|from| Atlas::of(self.w).march(from, zone) <= NEIGHBOURS);
            let in_time =
                |b: Brigade| s.zone_of(b).is_some() && haste.get(b.index()).is_some_and(|haste| *haste >= 1.0);
            sent_to(*at).any(|(f, _)| f.members.into_iter().any(|b| if self.holds(*at) { near(b) } else { in_time(b) }))
        };
        self.places().filter(is_true).max_by(|a, b| strength(*a).total_cmp(&strength(*b)))
    }
}

/// How many times what they usually do objectives count, those to take and those to keep: more where the next one
/// decides who wins, and the more the nearer the end is.
fn stakes(w: &World, s: &State, side: Side, lean: &Leanings, last_day: bool, left: f64) -> (f64, f64) {
    let points = crate::victory::points(w, s);
    let (lead, enough) = (points[side] - points[side.other()], w.scenario.victory.lead);
    let one = w.scenario.victory.objective * if w.options.any_objective { 2 } else { 1 };
    let decides = |from: i32, to: i32| (from >= enough) != (to >= enough);
    let near = if last_day { (1.0 - left / lean.late).max(0.0) } else { 0.0 };
    let of = |decided: bool| if decided { 1.0 + (lean.decisive - 1.0) * near } else { 1.0 };
    (of(decides(lead, lead + one)), of(decides(lead, lead - one) || decides(-lead, one - lead)))
}

fn threshold(bent: Bent, boldness: f64, lean: &Leanings) -> f64 {
    let bent = match bent {
        Bent::Assault => -0.5,
        Bent::Guard => 1.4,
        _ => lean.promise,
    };
    bent - 0.4 * boldness
}

/// How strong a brigade is in a fight, guns included.
pub(super) fn effective(w: &World, s: &State, brigade: Brigade) -> f64 {
    let b = s.brigade(brigade);
    if w.guns.has(brigade) {
        return 0.5 * f64::from(artillery_strength(w, s, brigade));
    }
    let fit = match (b.routed, b.fatigue) {
        (true, _) => 0.15,
        (_, 0) => 1.0,
        (_, 1) => 0.88,
        _ => 0.7,
    };
    fit * f64::from(combat_strength(w, s, brigade)) + 0.3 * f64::from(artillery_strength(w, s, brigade))
}

/// The chance that a side controls a place in the end.
fn control(lean: &Leanings, own: f64, enemy: f64, holds: bool) -> f64 {
    // He who defends all he has cannot be stronger everywhere, and neither can he who attacks.
    let enemy = if holds { lean.elsewhere * enemy } else { enemy };
    let edge = lean.sharpness * ((own + lean.token) / (enemy + lean.token)).ln()
        + if holds { lean.holding } else { -lean.holding };
    1.0 / (1.0 + (-edge).exp())
}

/// Strength of a side felt at each objective now.
pub(super) fn felt(w: &World, s: &State, side: Side) -> [f64; MOST_OBJECTIVES] {
    let atlas = Atlas::of(w);
    let mut sums = [0.0; MOST_OBJECTIVES];
    for brigade in s.on_map(w, side) {
        let Some(at) = s.zone_of(brigade) else { continue };
        let strength = effective(w, s, brigade);
        for (sum, pull) in sums.iter_mut().zip(atlas.pulls(at)) {
            *sum += strength * f64::from(*pull);
        }
    }
    sums
}

fn formations(w: &World, s: &State, side: Side, lean: &Leanings) -> Vec<Formation> {
    let sound = |b: &Brigade| {
        let b = s.brigade(*b);
        !b.routed && matches!(b.status, Status::OnMap | Status::Waiting | Status::Withdrawn)
    };
    let mut left: Brigades = w.side_brigades[side].filter(sound).collect();
    let turns = f64::from(w.day(s.day).last.saturating_sub(s.turn)) + 0.5;
    let mut found = Vec::new();
    while let Some(brigade) = left.first() {
        let division = w.division_of(brigade);
        let members = division.map_or(brigade.alone(), |d| w.members(d).and(left));
        left = left.less(members).less(brigade.alone());
        let on_map = s.present(members);
        // Those still to come are sent when they enter.
        let members = if on_map.is_empty() { members } else { on_map };
        let corps = division.and_then(|d| w.chief_of(d));
        let strength = members.map(|b| effective(w, s, b)).sum();
        found.push(Formation { members, corps, strength, share: shares(w, s, lean, members, turns) });
    }
    found
}

/// What a formation could bring to each objective in the time that is left.
fn shares(w: &World, s: &State, lean: &Leanings, members: Brigades, turns: f64) -> [f64; MOST_OBJECTIVES] {
    let atlas = Atlas::of(w);
    let mut shares = [0.0; MOST_OBJECTIVES];
    for brigade in members {
        let from = s.zone_of(brigade).or_else(|| w.party_of(brigade).and_then(|p| w.party(p)?.entries.first()));
        let Some(from) = from else { continue };
        let waits = if s.zone_of(brigade).is_none() { 0.2 } else { 1.0 };
        for (share, objective) in shares.iter_mut().zip(&w.objectives) {
            let march = f64::from(atlas.march(from, objective.zone));
            let in_time = (1.0 + turns * lean.acts - march / lean.pace).clamp(0.1, 1.0);
            *share += waits * in_time * effective(w, s, brigade) / (1.0 + (march / lean.half_way).powi(2));
        }
    }
    shares
}

/// Strength a side could bring against each zone when it acts next.
fn menace(w: &World, s: &State, side: Side) -> PerZone<f32> {
    let atlas = Atlas::of(w);
    let mut menace = PerZone([0.0; MAX_ZONES]);
    for brigade in s.on_map(w, side).less(w.guns) {
        let b = s.brigade(brigade);
        let Some(at) = b.zone.filter(|_| !b.routed) else { continue };
        let strength = effective(w, s, brigade) as f32;
        // He may enter any zone next to it and still has two points to attack with.
        let (near, far) = atlas.menaced(at);
        near.for_each(|zone| menace[zone] += strength);
        far.for_each(|zone| menace[zone] += 0.4 * strength);
    }
    menace
}

/// Objectives a side could walk into if nobody stood there.
fn walked_into(w: &World, s: &State, side: Side) -> u16 {
    let atlas = Atlas::of(w);
    let mut open = 0;
    for (at, objective) in w.objectives.iter().enumerate().take(MOST_OBJECTIVES) {
        let mut near = s.occupied[side];
        if near.any(|zone| atlas.march(zone, objective.zone) <= WALK) {
            open |= 1 << at;
        }
    }
    open
}
