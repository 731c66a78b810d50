//! 6.4 and the lost page: leaders ride, go along, and are hit.

use kernel::Side;
use kernel::listing::Out;

use crate::bar::Bar;
use crate::choice::Choice;
use crate::command::{passable, spread};
use crate::event::Event;
use crate::ids::{Hex, Hexes, Leader, Leaders, Unit, Units};
use crate::play::{Play, purpose};
use crate::sheets::Rank;
use crate::state::{Stage, State, Status};
use crate::world::World;

/// Whole movement points of a leader this turn.
pub fn allowance(w: &World, s: &State, leader: Leader) -> u8 {
    let usual = w.tables.movement.leader;
    if w.options.leaders_free {
        return usual;
    }
    w.cap(s.turn, w.leader(leader).side).map_or(usual, |cap| cap.min(usual))
}

/// Hexes a leader's side may ride through: no enemy combat unit or leader, and an enemy zone of control only
/// where a friendly combat unit stands (CM-6.4c, CM-2.1a).
pub fn ridable(w: &World, s: &State, side: Side) -> Hexes {
    passable(w, s, side).less(s.leader_hexes(w, side.other()))
}

/// Where a leader can ride with so many points, his own hex left out (CM-6.4b).
pub fn rides(w: &World, s: &State, leader: Leader, points: u8) -> Hexes {
    let Some(hex) = s.leader(leader).hex else { return Hexes::EMPTY };
    spread(w, hex.alone(), ridable(w, s, w.leader(leader).side), points).less(hex.alone())
}

/// Leaders of the active side that may still be moved.
pub fn movable(w: &World, s: &State) -> Leaders {
    let here = s.leaders_on_map(w, s.active).less(s.moved_leaders);
    here.filter(|leader| !s.is_leader_barred(w, *leader))
        .filter(|leader| !rides(w, s, *leader, 1).is_empty() && allowance(w, s, *leader) > 0)
        .collect()
}

/// Whether a leader may be taken up to move.
pub fn check_lead(w: &World, s: &State, leader: Leader) -> Result<(), Bar> {
    if w.leader(leader).side != s.active {
        return Err(Bar::NotYours);
    }
    if s.leader(leader).status != Status::OnMap {
        return Err(Bar::NotOnMap);
    }
    if s.moved_leaders.has(leader) {
        return Err(Bar::MovedAlready);
    }
    if s.is_leader_barred(w, leader) {
        return Err(Bar::BarredFromMoving);
    }
    if movable(w, s).has(leader) { Ok(()) } else { Err(Bar::NothingToDo) }
}

/// Why a leader cannot ride to a hex.
pub fn check_go(w: &World, s: &State, leader: Leader, points: u8, hex: Hex) -> Result<(), Bar> {
    if rides(w, s, leader, points).has(hex) {
        return Ok(());
    }
    let side = w.leader(leader).side;
    if s.occupied[side.other()].has(hex) {
        Err(Bar::EnemyThere)
    } else if !ridable(w, s, side).has(hex) {
        Err(Bar::LeaderInZone)
    } else {
        Err(Bar::LeaderTooFar)
    }
}

/// Leaders in a hex who may go along with a unit: it is of their command, or a gun they are with
/// (CM-6.4h, ruling 53).
pub fn companions(w: &World, s: &State, unit: Unit, hex: Hex) -> Leaders {
    s.leaders_in(w, w.side_of(unit), hex).and(w.commanders(unit))
}

/// Leaders who may ride along when a unit moves or advances: one move each, and none for the barred.
pub fn riders(w: &World, s: &State, unit: Unit, hex: Hex) -> Leaders {
    companions(w, s, unit, hex).less(s.moved_leaders).filter(|leader| !s.is_leader_barred(w, *leader)).collect()
}

/// The leader of a unit's command in its hex, if one is there: he gives -1 (CM-6.4a).
pub fn steadied(w: &World, s: &State, unit: Unit) -> bool {
    s[unit].hex.is_some_and(|hex| !companions(w, s, unit, hex).is_empty())
}

/// Units a displaced leader may be placed with: the nearest of his command, or of his side (CM-6.4i).
pub fn refuges(w: &World, s: &State, leader: Leader) -> Units {
    let Some(from) = s.leader(leader).hex else { return Units::EMPTY };
    let own: Units = s.occupied[w.leader(leader).side].filter_map(|hex| s.unit_at(hex)).collect();
    let led: Units = own.filter(|unit| w.commanders(*unit).has(leader)).collect();
    let candidates = if led.is_empty() { own } else { led };
    let away = |unit: Unit| s[unit].hex.map_or(u8::MAX, |hex| w.distance(from, hex));
    let least = candidates.map(away).min();
    candidates.filter(|unit| Some(away(*unit)) == least).collect()
}

/// Lists the refuges of the first displaced leader.
pub fn list_refuges(w: &World, s: &State, out: &mut impl Out<Choice>) {
    if let Some(leader) = s.displaced.first() {
        out.extend(refuges(w, s, leader).map(Choice::Refuge));
    }
}

/// Whether the first displaced leader may go to a unit.
pub fn check_refuge(w: &World, s: &State, unit: Unit) -> Result<(), Bar> {
    let leader = s.displaced.first().ok_or(Bar::NotAskedNow)?;
    if refuges(w, s, leader).has(unit) { Ok(()) } else { Err(Bar::NotTheNearest) }
}

impl Play<'_> {
    /// A leader enters a hex by riding.
    pub fn ride_to(&mut self, leader: Leader, hex: Hex) {
        if let Some(from) = self.s.leader(leader).hex {
            self.tell(Event::LeaderMoved { leader, from, to: hex });
        }
        self.s.leader_mut(leader).hex = Some(hex);
        self.end_lead(leader);
    }

    /// A leader has moved, or stays where he is.
    pub fn end_lead(&mut self, leader: Leader) {
        self.s.moved_leaders.insert(leader);
        self.s.stage = Stage::Movement;
    }

    /// Leaders go where their unit goes.
    pub fn carry(&mut self, leaders: Leaders, hex: Hex) {
        for leader in leaders {
            self.s.leader_mut(leader).hex = Some(hex);
        }
    }

    /// CM-6.4i: a combat unit comes upon enemy leaders who are alone.
    pub fn surprise(&mut self, unit: Unit, hex: Hex) {
        let enemy = self.w.side_of(unit).other();
        for leader in in_order(self.w, self.s.leaders_in(self.w, enemy, hex)) {
            self.tell(Event::Surprised { leader, hex });
            let die = self.leader_die();
            if self.check_leader(leader, die) {
                self.hit_leader(leader);
            }
            if self.s.leader(leader).status == Status::OnMap {
                self.s.displaced.insert(leader);
            }
        }
    }

    /// Throws for a leader.
    pub fn leader_die(&mut self) -> u8 {
        let safe = self.w.tables.leader.casualty.saturating_sub(1);
        self.d10_under(safe, purpose::LEADER)
    }

    /// Tells a leader's die; true if it hits him (CM-6.4e).
    pub fn check_leader(&mut self, leader: Leader, die: u8) -> bool {
        let hit = die >= self.w.tables.leader.casualty;
        self.tell(Event::LeaderDie { leader, die, hit });
        hit
    }

    /// CM-6.4f, CM-6.4g, CM-14.5d: a leader becomes a casualty.
    pub fn hit_leader(&mut self, leader: Leader) {
        let side = self.w.leader(leader).side;
        self.score(side.other(), self.w.tables.leader.points);
        let again = self.s.leader(leader).replacement;
        if again {
            self.remove_leader(leader);
            self.tell(Event::LeaderLost { leader });
        } else {
            self.s.leader_mut(leader).replacement = true;
            self.tell(Event::Replaced { leader });
        }
        if self.s.fate.has(leader) && (again || !self.w.options.fate_second) {
            self.s.fate.remove(leader);
            self.tell(Event::FateLost { leader });
        }
    }

    fn remove_leader(&mut self, leader: Leader) {
        let state = self.s.leader_mut(leader);
        state.status = Status::Gone;
        state.hex = None;
        self.s.displaced.remove(leader);
    }

    /// Places the first displaced leader with a unit.
    pub fn take_refuge(&mut self, unit: Unit) {
        let Some(leader) = self.s.displaced.first() else { return };
        if let (Some(from), Some(to)) = (self.s.leader(leader).hex, self.s[unit].hex) {
            self.s.leader_mut(leader).hex = Some(to);
            self.tell(Event::Displaced { leader, from, to });
        }
        self.s.displaced.remove(leader);
    }

    /// Settles displaced leaders who have no choice; true if nobody is left to be asked about.
    pub fn settle_displaced(&mut self) -> bool {
        while let Some(leader) = self.s.displaced.first() {
            let mut refuges = refuges(self.w, self.s, leader);
            match (refuges.next(), refuges.next()) {
                (None, _) => {
                    self.remove_leader(leader);
                    self.s.fate.remove(leader);
                    self.tell(Event::LeaderRemoved { leader });
                }
                (Some(unit), None) => self.take_refuge(unit),
                _ => return false,
            }
        }
        true
    }
}

/// Highest rank first, equal ranks in order of id (CM-5.5).
pub fn in_order(w: &World, leaders: Leaders) -> impl Iterator<Item = Leader> + use<> {
    let of_rank = |rank| leaders.filter(move |leader| w.leader(*leader).rank == rank).collect::<Leaders>();
    of_rank(Rank::Corps).chain(of_rank(Rank::Division))
}
