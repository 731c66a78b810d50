//! 6.3 and 9.4: commanders move, and leave when the enemy finds them alone.

use kernel::Side;
use kernel::listing::Out;

use crate::bar::Bar;
use crate::choice::Choice;
use crate::event::Event;
use crate::facing::Field;
use crate::ids::{Leader, Leaders, Zone, Zones};
use crate::movement::{Way, costs_from, step_cost};
use crate::play::{Play, purpose};
use crate::state::{Stage, State};
use crate::world::{Rank, World};

/// Zones that touch or hold enemy brigades of `side`, river or not.
fn beside_enemies(w: &World, s: &State, side: Side) -> Zones {
    s.occupied[side.other()].fold(Zones::EMPTY, |zones, zone| zones.or(w.ground(zone).adjacent).or(zone.alone()))
}

/// Zones in which a commander of `side` may stand: away from the enemy, or with a brigade of his own (6.8).
fn safe_zones(w: &World, s: &State, side: Side) -> Zones {
    w.zones.less(beside_enemies(w, s, side)).or(s.occupied[side])
}

/// Zones with nobody but an enemy commander, which no commander enters of his own will (Q47).
fn enemy_posts(w: &World, s: &State, side: Side) -> Zones {
    let posts: Zones = w.side_leaders[side.other()].filter_map(|l| s.leader(l).zone).collect();
    posts.less(s.occupied[side.other()])
}

/// Where a commander can ride with `points` from where he stands (6.10).
pub fn ride(w: &World, s: &State, leader: Leader, points: u8) -> Zones {
    let side = w.leader(leader).side;
    let Some(from) = s.leader(leader).zone else { return Zones::EMPTY };
    let closed = w.zones.less(safe_zones(w, s, side)).or(enemy_posts(w, s, side));
    let way = Way { closed, stops: Zones::EMPTY, not_first: Zones::EMPTY };
    costs_from(w, &Field::of(w, s, side), &way, from, points).1.less(from.alone())
}

/// Whether he can ride to a zone, with what forbids it.
pub fn check_ride(w: &World, s: &State, leader: Leader, points: u8, zone: Zone) -> Result<(), Bar> {
    let side = w.leader(leader).side;
    if ride(w, s, leader, points).has(zone) {
        Ok(())
    } else if s.leader(leader).zone == Some(zone) {
        Err(Bar::LeaderThereAlready)
    } else if s.occupied[side.other()].has(zone) {
        Err(Bar::LeaderIntoEnemy)
    } else if enemy_posts(w, s, side).has(zone) {
        Err(Bar::LeaderIntoPost)
    } else if !safe_zones(w, s, side).has(zone) {
        Err(Bar::LeaderBesideEnemy)
    } else {
        Err(Bar::LeaderTooFar)
    }
}

/// True if a commander may stand in an entry zone when he arrives (Q125).
pub fn may_stand(w: &World, s: &State, side: Side, zone: Zone) -> bool {
    safe_zones(w, s, side).less(enemy_posts(w, s, side)).has(zone)
}

/// True if a commander stands alone beside, or in the zone of, an enemy brigade (9.4).
pub fn is_caught(w: &World, s: &State, leader: Leader) -> bool {
    let side = w.leader(leader).side;
    let foes = s.occupied[side.other()];
    let beside = |zone: Zone| foes.has(zone) || w.ground(zone).adjacent.meets(foes);
    s.leader(leader).zone.is_some_and(|zone| beside(zone) && !s.occupied[side].has(zone))
}

/// The first commander of a side that has to be displaced.
pub fn caught(w: &World, s: &State, side: Side) -> Option<Leader> {
    w.side_leaders[side].filter(|l| s.leader(*l).zone.is_some()).find(|l| is_caught(w, s, *l))
}

/// Where a lone commander goes: one or two zones to safety, else the nearest safe zone (6.8, Q44).
pub fn refuges(w: &World, s: &State, leader: Leader) -> Zones {
    let side = w.leader(leader).side;
    let Some(from) = s.leader(leader).zone else { return Zones::EMPTY };
    let foes = s.occupied[side.other()];
    let safe = safe_zones(w, s, side);
    let spread = |zones: Zones| zones.fold(zones, |all, zone| all.or(w.ground(zone).passable)).less(foes);
    let mut reached = spread(from.alone());
    reached = spread(reached);
    loop {
        let found = reached.and(safe).less(from.alone());
        if !found.is_empty() {
            return found;
        }
        let more = spread(reached);
        if more == reached {
            break;
        }
        reached = more;
    }
    // Ringed in: by bare zone distance (3.6), through the enemy.
    let mut wave = from.alone();
    loop {
        let more = wave.fold(wave, |all, zone| all.or(w.ground(zone).passable));
        let found = more.and(safe).less(from.alone());
        if !found.is_empty() || more == wave {
            return found;
        }
        wave = more;
    }
}

/// Commanders that may move at 2.6, and how.
pub fn movers(w: &World, s: &State) -> Leaders {
    let chief = s.part.chief.filter(|_| s.part.chief_moves);
    let army = w.army_of[s.active].filter(|_| s.part.army_moves);
    chief.into_iter().chain(army).collect()
}

/// Whether the army commander may try to move (6.3).
pub fn check_try(w: &World, s: &State, leader: Leader) -> Result<(), Bar> {
    let sheet = w.leader(leader);
    if sheet.side != s.active {
        return Err(Bar::NotYours);
    }
    if sheet.rank != Rank::Army {
        return Err(Bar::NotAnArmyCommander);
    }
    if s.leader(leader).zone.is_none() {
        return Err(Bar::LeaderOffMap);
    }
    if s.leader(leader).activated { Err(Bar::LeaderActivated) } else { Ok(()) }
}

/// Whether a commander may move to a zone at 2.6.
pub fn check_lead(w: &World, s: &State, leader: Leader, zone: Zone) -> Result<(), Bar> {
    if w.leader(leader).side != s.active {
        return Err(Bar::NotYours);
    }
    if !movers(w, s).has(leader) {
        return Err(Bar::LeaderMayNotMove);
    }
    check_ride(w, s, leader, w.tables.movement.commander, zone)
}

/// True if there is anything to do in 2.6.
pub fn may_move(w: &World, s: &State) -> bool {
    let mut movers = movers(w, s);
    w.army_of[s.active].is_some_and(|army| check_try(w, s, army).is_ok()) || movers.any(|l| can_ride(w, s, l))
}

/// True if a commander can ride at all: no way is closed whose first zone is open.
fn can_ride(w: &World, s: &State, leader: Leader) -> bool {
    let side = w.leader(leader).side;
    let Some(from) = s.leader(leader).zone else { return false };
    let field = Field::of(w, s, side);
    let closed = enemy_posts(w, s, side);
    let points = w.tables.movement.commander;
    w.ground(from).passable.less(closed).any(|zone| {
        let safe = s.occupied[side].has(zone) || !w.ground(zone).adjacent.meets(field.foes);
        safe && step_cost(w, &field, from, zone).is_some_and(|cost| cost <= points)
    })
}

/// Lists 2.6.
pub fn list(w: &World, s: &State, out: &mut impl Out<Choice>) {
    if let Some(army) = w.army_of[s.active]
        && check_try(w, s, army).is_ok()
    {
        out.push(Choice::Try(army));
    }
    for leader in movers(w, s) {
        let zones = ride(w, s, leader, w.tables.movement.commander);
        out.extend(zones.map(|zone| Choice::Lead { leader, zone }));
    }
    out.push(Choice::Done);
}

impl Play<'_> {
    /// 6.3: the army commander's test.
    pub fn try_to_move(&mut self, leader: Leader) {
        let limit = self.w.leader(leader).move_test;
        let (die, passed) = self.dice.roll_under(6, limit, purpose::ARMY);
        self.tell(Event::LeaderTest { leader, die, limit, passed });
        self.s.leader_mut(leader).activated = true;
        self.s.part.army_moves = passed;
    }

    /// 6.3: a commander rides.
    pub fn lead(&mut self, leader: Leader, to: Zone) {
        let Some(from) = self.s.leader(leader).zone else { return };
        self.s.leader_mut(leader).zone = Some(to);
        self.tell(Event::LeaderMoved { leader, from, to });
        if self.s.part.chief == Some(leader) {
            self.s.part.chief_moves = false;
        } else {
            self.s.part.army_moves = false;
        }
    }

    /// 9.4: a lone commander gets away and is activated.
    pub fn displace(&mut self, leader: Leader, to: Zone) {
        let Some(from) = self.s.leader(leader).zone else { return };
        let l = self.s.leader_mut(leader);
        l.zone = Some(to);
        l.activated = true;
        self.tell(Event::LeaderDisplaced { leader, from, to });
    }

    /// 2.6 is over: own commanders left alone are displaced, then combats.
    pub fn end_commanders(&mut self) {
        self.s.part.chief_moves = false;
        self.s.part.army_moves = false;
        self.s.duties.lone[self.s.active] = true;
        self.s.stage = Stage::Chains;
    }
}
