//! 11.2: the set-up played by the owners.

use kernel::Side;
use kernel::listing::{Few, Out};

use crate::arrivals::callable_before;
use crate::bar::Bar;
use crate::choice::{Choice, placing};
use crate::event::Event;
use crate::facing::end_facings;
use crate::ids::{Brigade, Brigades, Zone, Zones};
use crate::play::Play;
use crate::stacking::fits;
use crate::state::{Stage, State, Status};
use crate::world::{GroupSheet, Piece, World};

/// What a side has to do next in its set-up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Todo {
    /// Choose the ground of a group.
    Ground(usize),
    /// Place a piece of a group.
    Place(usize, Piece),
}

fn is_placed(s: &State, piece: Piece) -> bool {
    match piece {
        Piece::Brigade(brigade) => s.brigade(brigade).status != Status::Unplaced,
        Piece::Leader(leader) => s.leader(leader).zone.is_some(),
    }
}

/// The next thing to do.
pub fn todo(w: &World, s: &State, side: Side) -> Option<Todo> {
    w.groups.iter().enumerate().filter(|(_, group)| group.side == side).find_map(|(at, group)| {
        let piece = group.pieces.iter().copied().find(|piece| !is_placed(s, *piece))?;
        let open = group.grounds.len() > 1 && s.grounds.get(at) == Some(&0);
        Some(if open { Todo::Ground(at) } else { Todo::Place(at, piece) })
    })
}

fn ground_of(s: &State, group: &GroupSheet, at: usize) -> Zones {
    let chosen = s.grounds.get(at).copied().unwrap_or(0).saturating_sub(1);
    group.grounds.get(usize::from(chosen)).copied().unwrap_or(Zones::EMPTY)
}

/// The brigades of a group.
pub fn brigades_of(group: &GroupSheet) -> Brigades {
    group.pieces.iter().filter_map(|p| if let Piece::Brigade(b) = p { Some(*b) } else { None }).collect()
}

/// Where a piece may be placed: every zone of the list gets somebody in the end (11.2).
pub fn places(w: &World, s: &State, at: usize, piece: Piece) -> Zones {
    let Some(group) = w.groups.get(at) else { return Zones::EMPTY };
    let ground = ground_of(s, group, at);
    let Piece::Brigade(brigade) = piece else { return ground };
    let members = brigades_of(group);
    if let Some(division) = group.with {
        let host = |zone: &Zone| {
            let there = s.stacks[*zone].set();
            there.meets(w.members(division)) && !there.meets(members) && fits(w, brigade, there)
        };
        return ground.filter(host).collect();
    }
    let left = members.filter(|b| !is_placed(s, Piece::Brigade(*b))).count() - 1;
    let empty: Zones = ground.filter(|zone| !s.stacks[*zone].set().meets(members)).collect();
    let must_fill = |zone: &Zone| {
        let still = empty.less(zone.alone()).len() as usize;
        left >= still
    };
    ground.filter(|zone| fits(w, brigade, s.stacks[*zone].set()) && must_fill(zone)).collect()
}

/// True if a side may have everybody placed for it: nothing of its set-up has been done.
fn may_muster(w: &World, s: &State, side: Side) -> bool {
    let untouched = |(at, group): (usize, &GroupSheet)| {
        s.grounds.get(at).is_none_or(|g| *g == 0) && !group.pieces.iter().any(|piece| is_placed(s, *piece))
    };
    w.groups.iter().enumerate().filter(|(_, g)| g.side == side).all(untouched)
}

/// Lists the set-up of a side.
pub fn list_set_up(w: &World, s: &State, side: Side, out: &mut impl Out<Choice>) {
    if may_muster(w, s, side) {
        out.push(Choice::Muster);
    }
    match todo(w, s, side) {
        Some(Todo::Ground(at)) => {
            let count = w.groups.get(at).map_or(0, |g| g.grounds.len());
            out.extend((0..count).map(|n| Choice::Ground { group: at as u8, ground: n as u8 }));
        }
        Some(Todo::Place(at, piece)) => out.extend(places(w, s, at, piece).map(|zone| placing(piece, zone))),
        None => {}
    }
}

/// Checks a choice of the set-up.
pub fn check_set_up(w: &World, s: &State, side: Side, choice: &Choice) -> Result<(), Bar> {
    match (todo(w, s, side), *choice) {
        (_, Choice::Muster) => {
            if may_muster(w, s, side) {
                Ok(())
            } else {
                Err(Bar::MusterFirst)
            }
        }
        (Some(Todo::Ground(at)), Choice::Ground { group, ground }) => {
            let known = w.groups.get(at).is_some_and(|g| usize::from(ground) < g.grounds.len());
            if at == usize::from(group) && known { Ok(()) } else { Err(Bar::NoSuchGround) }
        }
        (Some(Todo::Place(at, piece)), Choice::Place { zone, .. } | Choice::Post { zone, .. }) => {
            if placing(piece, zone) != *choice {
                Err(Bar::PlaceInOrder)
            } else if places(w, s, at, piece).has(zone) {
                Ok(())
            } else {
                Err(Bar::NotItsGround)
            }
        }
        _ => Err(Bar::NotAskedNow),
    }
}

/// The next zone of a side whose facing is to be chosen.
pub fn zone_to_face(s: &State, side: Side, done: Zones) -> Option<Zone> {
    s.occupied[side].less(done).first()
}

/// Facings of a zone in the set-up.
pub fn set_up_facings(w: &World, s: &State, side: Side, zone: Zone) -> Zones {
    end_facings(w, s, side, zone).filter_map(|slot| w.ground(zone).faced(slot)).collect()
}

impl Play<'_> {
    /// The question before the set-up is skipped where nobody can be called.
    pub fn skip_call_before(&mut self) -> bool {
        if callable_before(self.w).is_some() && !self.s.jones_called {
            return false;
        }
        self.s.stage = Stage::SetUp(Side::Confederate);
        true
    }

    /// One choice of the set-up.
    pub fn set_up(&mut self, side: Side, choice: &Choice) {
        match *choice {
            Choice::Ground { group, ground } => {
                if let Some(chosen) = self.s.grounds.get_mut(usize::from(group)) {
                    *chosen = ground + 1;
                }
                self.tell(Event::GroundChosen { group, ground });
            }
            Choice::Place { brigade, zone } => self.place(brigade, zone),
            Choice::Post { leader, zone } => {
                self.s.leader_mut(leader).zone = Some(zone);
                self.tell(Event::Posted { leader, zone });
            }
            _ => self.muster(side),
        }
    }

    fn place(&mut self, brigade: Brigade, zone: Zone) {
        self.s.put(self.w, brigade, zone);
        self.tell(Event::Placed { brigade, zone });
    }

    /// Places everybody in turn over the zones of his list, then faces them towards the enemy.
    fn muster(&mut self, side: Side) {
        while let Some(todo) = todo(self.w, self.s, side) {
            match todo {
                Todo::Ground(at) => self.s.grounds[at % 32] = 1,
                Todo::Place(at, piece) => {
                    let zones = places(self.w, self.s, at, piece);
                    let emptiest = zones.min_by_key(|zone| (self.s.stacks[*zone].len(), *zone));
                    let Some(zone) = emptiest else { break };
                    match piece {
                        Piece::Brigade(brigade) => self.s.put(self.w, brigade, zone),
                        Piece::Leader(leader) => self.s.leader_mut(leader).zone = Some(zone),
                    }
                }
            }
        }
        for zone in self.s.occupied[side] {
            if let Some(towards) = self.default_facing(side, zone) {
                self.turn_stack(zone, towards);
            }
        }
        self.tell(Event::Mustered { side });
        self.s.stage = Stage::Facings { side, done: self.s.occupied[side] };
    }

    /// Towards the enemy on the map, or the objectives he is to keep from us.
    fn default_facing(&self, side: Side, zone: Zone) -> Option<Zone> {
        let enemies = self.s.occupied[side.other()];
        let goals: Zones = if enemies.is_empty() { self.w.goals[side.other()] } else { enemies };
        let far = |to: Zone| goals.map(|goal| self.w.distance(to, goal)).min();
        set_up_facings(self.w, self.s, side, zone).min_by_key(|to| (far(*to), *to))
    }

    /// Goes on to the facings when everybody stands; a piece with a single zone is placed.
    pub fn skip_placing(&mut self, side: Side) -> bool {
        if todo(self.w, self.s, side).is_none() {
            self.s.stage = Stage::Facings { side, done: Zones::EMPTY };
            return true;
        }
        let mut choices = Few::default();
        list_set_up(self.w, self.s, side, &mut choices);
        let Some(choice) = choices.only() else { return false };
        self.set_up(side, &choice);
        true
    }

    /// Settles facings that are set or have one answer; then the other side, then the first turn.
    pub fn skip_facings(&mut self, side: Side, done: Zones) -> bool {
        let Some(zone) = zone_to_face(self.s, side, done) else {
            self.end_set_up(side);
            return true;
        };
        let set = self.s.stack_facing(zone, None).is_some() && !self.placed_by_owner(side, zone);
        let zones = set_up_facings(self.w, self.s, side, zone);
        let only = if zones.len() == 1 { zones.first() } else { None };
        if !set && only.is_none() {
            return false;
        }
        if let Some(towards) = only.filter(|_| !set) {
            self.turn_stack(zone, towards);
        }
        let mut done = done;
        done.insert(zone);
        self.s.stage = Stage::Facings { side, done };
        true
    }

    /// True if somebody in the zone came from a group, so that the owner faces it.
    fn placed_by_owner(&self, side: Side, zone: Zone) -> bool {
        let placed = self.w.groups.iter().filter(|g| g.side == side).map(brigades_of);
        let all = placed.fold(Brigades::EMPTY, Brigades::or);
        self.s.stacks[zone].set().meets(all)
    }

    /// The owner faces a zone.
    pub fn face_in_set_up(&mut self, side: Side, done: Zones, zone: Zone, towards: Zone) {
        self.turn_stack(zone, towards);
        if let Some(brigade) = self.s.stacks[zone].iter().next() {
            self.tell(Event::Faced { brigade, zone, facing: towards });
        }
        let mut done = done;
        done.insert(zone);
        self.s.stage = Stage::Facings { side, done };
    }

    fn end_set_up(&mut self, side: Side) {
        self.tell(Event::SetUpDone { side });
        if side == Side::Confederate {
            self.s.active = Side::Union;
            self.s.stage = Stage::SetUp(Side::Union);
        } else {
            self.begin_turn();
        }
    }
}
