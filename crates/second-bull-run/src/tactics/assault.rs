//! What attacks promise: the rules' own modifiers on a copy of the position, and what each result is worth.

use kernel::Side;

use super::atlas::Atlas;
use super::leanings::Leanings;
use super::orders::Orders;
use crate::combat::{self, Clash, Guns, combat_strength};
use crate::facing::{efront, pressed};
use crate::ids::{Brigade, Brigades, Slot, Zone, Zones};
use crate::result::{test_modifier, test_result};
use crate::stacking::MOST;
use crate::state::{State, TestResult};
use crate::victory::controller;
use crate::world::World;

/// What a step is worth: the award for losses is what it counts for, the strength gone comes on top.
pub(super) fn step_worth(w: &World, lean: &Leanings) -> f64 {
    let top = w.scenario.victory.loss_awards.iter().map(|award| award.points).max().unwrap_or(0);
    lean.step + lean.award * lean.point * f64::from(top)
}

/// What an objective is worth.
pub(super) fn objective_worth(w: &World, lean: &Leanings) -> f64 {
    lean.point * f64::from(w.scenario.victory.objective)
}

/// Zones this far from each other may fall upon each other's attackers.
const BESIDE: u8 = 2;
/// What joining an attack that is declared should promise.
const JOINING: f64 = 0.05;

/// A copy of the position in which attacks are tried.
pub(super) struct Trial<'w> {
    w: &'w World,
    /// The position; trials are handed about, and it is large.
    pub s: Box<State>,
    side: Side,
    /// Enemy zones in contact already: they do not turn.
    pressed: Zones,
    /// What the side means to do, if it is asked what an attack leads to.
    orders: Option<&'w Orders>,
    /// What the side goes by.
    lean: &'w Leanings,
    /// What a step is worth to it.
    step: f64,
    /// Its brigades with an Attack marker.
    marked: Brigades,
    /// What a test does to brigades on average; kept for those whose company does not matter to it.
    tested: Vec<(Brigade, f64)>,
    /// Guns that could have a say in the attack on the zone looked at last: nobody moves or turns them here.
    guns: Option<(Zone, Brigades)>,
}

/// Where a brigade stood before it was sent into an attack.
pub(super) struct Before {
    brigade: Brigade,
    zone: Option<Zone>,
    facing: Option<Slot>,
    attack: Option<Zone>,
}

impl<'w> Trial<'w> {
    /// A copy in which `side` attacks.
    pub(super) fn new(w: &'w World, s: &State, side: Side) -> Trial<'w> {
        let mut s = Box::new(s.clone());
        s.active = side;
        let pressed = pressed(w, &s, side);
        let marked = w.side_brigades[side].filter(|b| s.brigade(*b).attack.is_some()).collect();
        let lean = &w.leanings[side];
        let (tested, guns) = (Vec::new(), None);
        Trial { w, s, side, pressed, orders: None, lean, step: step_worth(w, lean), marked, tested, guns }
    }

    /// The same for a side that has orders: an attack that opens the way to a goal is worth more to it.
    pub(super) fn under(w: &'w World, s: &State, orders: &'w Orders) -> Trial<'w> {
        let (lean, step) = (&orders.lean, step_worth(w, &orders.lean));
        Trial { orders: Some(orders), lean, step, ..Trial::new(w, s, orders.side) }
    }

    /// Brigades of the side that attack.
    pub(super) fn marked(&self) -> Brigades {
        self.marked
    }

    /// Sends a brigade into an attack.
    pub(super) fn commit(&mut self, brigade: Brigade, base: Zone, target: Zone) -> Before {
        let b = *self.s.brigade(brigade);
        let before = Before { brigade, zone: b.zone, facing: b.facing, attack: b.attack };
        if b.zone != Some(base) {
            self.s.put(self.w, brigade, base);
        }
        let facing = self.w.ground(base).slot_of(target);
        let b = self.s.brigade_mut(brigade);
        b.facing = facing;
        b.attack = Some(target);
        self.marked.insert(brigade);
        if self.w.guns.has(brigade) {
            self.guns = None;
        }
        before
    }

    /// Takes it back.
    pub(super) fn undo(&mut self, before: &Before) {
        if let Some(zone) = before.zone
            && self.s.zone_of(before.brigade) != Some(zone)
        {
            self.s.put(self.w, before.brigade, zone);
        }
        let b = self.s.brigade_mut(before.brigade);
        b.facing = before.facing;
        b.attack = before.attack;
        if before.attack.is_none() {
            self.marked.remove(before.brigade);
        }
        if self.w.guns.has(before.brigade) {
            self.guns = None;
        }
    }

    /// The defenders turn to the first that come at them, if nobody held them before (6.7).
    pub(super) fn turn(&mut self, target: Zone, base: Zone) {
        if self.pressed.has(target) {
            return;
        }
        let slot = self.w.ground(target).slot_of(base);
        for brigade in self.s.stacks[target].iter() {
            let b = self.s.brigade_mut(brigade);
            if !b.routed {
                b.facing = slot;
            }
        }
    }

    /// What the attack on a zone promises as its markers lie; 0 if there is none.
    pub(super) fn worth(&mut self, target: Zone) -> f64 {
        let s = &mut self.s;
        let clash = Clash::over(self.w, s, target);
        if clash.attackers.is_empty() || clash.defenders.is_empty() {
            return 0.0;
        }
        // All that are attacked distract nobody (Q62).
        let targets: Zones = self.marked.filter_map(|b| s.brigade(b).attack).collect();
        s.part.attacked_brigades = targets.flat_map(|zone| s.stacks[zone].iter()).collect();
        self.worth_of(&clash)
    }

    /// Zones beside one that are attacked already.
    pub(super) fn attacked_beside(&self, target: Zone) -> Zones {
        let attacked: Zones = self.marked.filter_map(|b| self.s.brigade(b).attack).collect();
        attacked.less(target.alone()).filter(|other| self.w.distance(*other, target) <= BESIDE).collect()
    }

    /// What the attack on a zone promises together with those beside it: who is attacked himself does not fall upon the
    /// flank of others (10.3.6).
    pub(super) fn worth_with(&mut self, target: Zone, beside: Zones) -> f64 {
        let others: f64 = beside.map(|other| self.worth(other)).sum();
        self.worth(target) + self.lean.pinning * others
    }

    /// What an attack has to promise. One that is declared is made anyway: whoever makes it better joins, and to keep its
    /// neighbours busy is worth something, too.
    pub(super) fn asked_of(&self, target: Zone, orders: &Orders) -> f64 {
        let declared = { self.marked }.any(|b| self.s.brigade(b).attack == Some(target));
        match () {
            () if declared => JOINING.min(orders.threshold),
            () if !self.attacked_beside(target).is_empty() => {
                (self.lean.further * orders.threshold).min(orders.threshold)
            }
            () => orders.threshold,
        }
    }

    /// True if the attack on a zone cannot succeed as its markers lie: less than one to three (10.3.1).
    pub(super) fn is_hopeless(&self, target: Zone) -> bool {
        let clash = Clash::over(self.w, &self.s, target);
        combat::is_automatic(self.w, &self.s, &clash)
    }

    fn worth_of(&mut self, clash: &Clash) -> f64 {
        let number = clash.attackers.len().min(clash.defenders.len()).min(2);
        let own = self.harm(clash.attackers, number);
        let (w, s, lean) = (self.w, &self.s, self.lean);
        if combat::is_automatic(w, s, clash) {
            return -own.tested - own.tired;
        }
        let enemy = self.harm(clash.defenders, number);
        let near = self.guns_near(clash.target);
        let (w, s) = (self.w, &self.s);
        let guns = Guns::among(w, s, clash, near);
        let (attack, defence) = combat::sums_with(w, s, clash, guns);
        let attack = f64::from(attack) + by_dice(w, s, guns.attack, clash.attackers);
        let defence = f64::from(defence) + by_dice(w, s, guns.defence, clash.defenders);
        let throws = Atlas::of(w).throws(attack, defence);
        let carried = if clash.defenders.len() <= number { lean.carried } else { 0.2 };
        let stake = self.orders.map_or(1.0, |orders| orders.stakes.0);
        let prize = stake * prize(w, s, self.side, lean, clash.target) + lean.opened * self.way_opened(clash);
        let (blow, hurt) = (lean.blow, lean.harm);
        let gain = throws.defender_tested * (blow * (enemy.tested + enemy.tired) + carried * prize)
            + throws.defender_tired * blow * enemy.tired;
        let cost = throws.attacker_tested * (own.tested + own.tired) + throws.attacker_tired * own.tired;
        gain - hurt * cost + (blow * enemy.six - hurt * own.six) / 6.0
    }

    /// Guns that look at a zone or at those around it.
    pub(super) fn guns_near(&mut self, target: Zone) -> Brigades {
        if let Some((_, guns)) = self.guns.filter(|(known, _)| *known == target) {
            return guns;
        }
        let (w, s) = (self.w, &self.s);
        let fight = w.passable(target).or(target.alone());
        let guns = s.present(w.guns).filter(|b| efront(w, s, *b).meets(fight)).collect();
        self.guns = Some((target, guns));
        guns
    }

    /// The harm to the strongest so many of some brigades.
    fn harm(&mut self, brigades: Brigades, number: u32) -> Harm {
        let mut harm = Harm { tested: 0.0, tired: 0.0, six: 0.0 };
        let mut left = brigades;
        for _ in 0..number {
            let Some(hit) = left.max_by_key(|b| combat_strength(self.w, &self.s, *b)) else { break };
            left.remove(hit);
            harm.tested += self.tested(hit);
            if !self.w.guns.has(hit) && self.s.brigade(hit).fatigue < 2 {
                harm.tired += self.lean.fatigue;
            }
        }
        if !brigades.less(self.w.guns).is_empty() {
            harm.six = self.step;
        }
        harm
    }

    /// What a combat test does to a brigade on average. To guns it is worse where they stand alone, so that has to be
    /// looked up each time.
    fn tested(&mut self, brigade: Brigade) -> f64 {
        if let Some((_, harm)) = self.tested.iter().find(|(known, _)| *known == brigade) {
            return *harm;
        }
        let harm = test_harm(self.w, &self.s, self.lean, brigade, self.step);
        if !self.w.guns.has(brigade) {
            self.tested.push((brigade, harm));
        }
        harm
    }

    /// What it is worth to those who would advance into a zone that they are nearer to their goals there.
    fn way_opened(&self, clash: &Clash) -> f64 {
        let Some(orders) = self.orders else { return 0.0 };
        let mut best = [0.0_f64; MOST];
        for brigade in clash.attackers {
            let (Some(at), Some(goal)) = (self.s.zone_of(brigade), orders.goal(brigade)) else { continue };
            let ways = orders.ways_to(self.w, goal);
            let nearer = ways.from(at) - ways.from(clash.target);
            let gain = orders.point_nearer(self.w, &self.s, brigade) * nearer;
            if let Some(least) = best.iter_mut().min_by(|a, b| a.total_cmp(b)) {
                *least = gain.max(*least);
            }
        }
        best.iter().sum()
    }
}

/// What results do to some brigades.
struct Harm {
    tested: f64,
    tired: f64,
    six: f64,
}

/// What a combat test does to a brigade on average.
fn test_harm(w: &World, s: &State, lean: &Leanings, brigade: Brigade, step: f64) -> f64 {
    let b = s.brigade(brigade);
    // The test comes after the fatigue of the combat.
    let tires = b.fatigue == 1 && !b.routed && !w.guns.has(brigade);
    let modifier = test_modifier(w, s, brigade) + if tires { w.tables.test.fatigue } else { 0 };
    let last = b.losses + 1 >= w.steps(brigade);
    let loss = step + if last { lean.gone } else { 0.0 };
    let of = |die: i8| match test_result(w, die + modifier) {
        TestResult::Rout => loss + lean.back + if b.routed { 0.0 } else { lean.rout },
        TestResult::Disorder => loss + lean.back,
        TestResult::Retreat => lean.back,
        TestResult::Melee => loss - step,
    };
    (1..=6).map(of).sum::<f64>() / 6.0
}

/// True if who comes to a zone takes an objective.
pub(super) fn takes(w: &World, s: &State, side: Side, zone: Zone) -> bool {
    Atlas::of(w).objective(zone).is_some_and(|at| controller(s, at) != side)
}

/// What is gained beyond the harm if a zone is carried.
fn prize(w: &World, s: &State, side: Side, lean: &Leanings, target: Zone) -> f64 {
    if takes(w, s, side, target) { objective_worth(w, lean) } else { lean.ground }
}

/// What guns beyond full groups and sharpshooters add on average.
fn by_dice(w: &World, s: &State, points: u8, engaged: Brigades) -> f64 {
    let rest = points % w.tables.combat.guns_per_bonus;
    let rifles = combat::sharpshooters(w, s, engaged).len() * u32::from(w.tables.combat.sharpshooters);
    ((f64::from(rest.min(6)) + f64::from(rifles)) / 6.0).min(1.0)
}
