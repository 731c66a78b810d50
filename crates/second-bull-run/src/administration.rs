//! 8 A to D: rout moves, recovery from fatigue, commanders, the rout test.

use kernel::Side;
use kernel::listing::Out;

use crate::bar::Bar;
use crate::choice::Choice;
use crate::command::command_zones;
use crate::event::Event;
use crate::facing::in_contact;
use crate::ids::{Brigade, Brigades, Zone, Zones};
use crate::play::{Play, purpose};
use crate::retreat::{self, Progress};
use crate::state::{FacingCause, Retreat, Stage, State};
use crate::world::World;

/// Routed brigades of a side on the map.
pub fn routed(w: &World, s: &State, side: Side) -> Brigades {
    s.on_map(w, side).filter(|b| s.brigade(*b).routed).collect()
}

/// Enemies a brigade that touches none goes away from: those within four zones, else all (Q85).
pub fn fled_from(w: &World, s: &State, brigade: Brigade, zone: Zone) -> Zones {
    let enemies = s.occupied[w.side_of(brigade).other()];
    let near: Zones = enemies.filter(|e| w.distance(zone, *e) <= w.tables.rout.near).collect();
    if near.is_empty() { enemies } else { near }
}

/// Lists step A, and retreats of the same shape in the night.
pub fn list_retreats(w: &World, s: &State, left: Brigades, way: Option<&Retreat>, out: &mut impl Out<Choice>) {
    match way {
        Some(way) => out.extend(retreat::zones(w, s, way).map(Choice::Retreat)),
        None => out.extend(left.map(Choice::Next)),
    }
}

/// Checks an answer to it.
pub fn check_retreats(w: &World, s: &State, left: Brigades, way: Option<&Retreat>, choice: &Choice) -> Result<(), Bar> {
    match (way, *choice) {
        (Some(way), Choice::Retreat(zone)) => retreat::check(w, s, way, zone),
        (None, Choice::Next(brigade)) => {
            if left.has(brigade) {
                Ok(())
            } else {
                Err(Bar::NotRetreating)
            }
        }
        _ => Err(Bar::NotAskedNow),
    }
}

impl Play<'_> {
    /// ST-4 A: P1 first.
    pub fn begin_administration(&mut self) {
        self.s.active = self.s.first;
        self.begin_rout_moves(self.s.first);
    }

    fn begin_rout_moves(&mut self, side: Side) {
        let left = routed(self.w, self.s, side);
        self.s.active = side;
        self.s.stage = Stage::RoutMoves { side, left, retreat: None };
    }

    /// A rout move of a brigade.
    pub fn rout_move(&self, brigade: Brigade) -> Option<Retreat> {
        let zone = self.s.zone_of(brigade)?;
        Some(Retreat {
            brigade,
            left: self.w.tables.rout.zones,
            visited: zone.alone(),
            from: fled_from(self.w, self.s, brigade, zone),
            routs: false,
            rout_move: true,
            part: false,
        })
    }

    /// Carries step A on. Returns false where its owner has to choose.
    pub fn carry_rout_moves(&mut self, side: Side, left: Brigades, way: Option<Retreat>) -> bool {
        if let Some(way) = way {
            let next = match self.carry_retreat(way) {
                Progress::Asks => return false,
                Progress::Goes(way) => Some(way),
                Progress::Over => {
                    self.s.duties.lone = kernel::BySide::new(true, true);
                    None
                }
            };
            self.s.stage = Stage::RoutMoves { side, left, retreat: next };
            return true;
        }
        match (left.len(), left.first()) {
            (0, _) if side == self.s.first => self.begin_rout_moves(side.other()),
            (0, _) => self.s.stage = Stage::Recovery,
            (1, Some(brigade)) => self.begin_rout_move(side, left, brigade),
            _ => return false,
        }
        true
    }

    /// The owner has said who runs next.
    pub fn begin_rout_move(&mut self, side: Side, left: Brigades, brigade: Brigade) {
        let retreat = self.rout_move(brigade);
        self.s.stage = Stage::RoutMoves { side, left: left.less(brigade.alone()), retreat };
    }

    /// ST-4 B, C, D.
    pub fn recover(&mut self) {
        self.rest_all();
        self.turn_commanders();
        self.rally();
        self.begin_reinforcements();
    }

    /// B: fatigue drops out of contact (Q87).
    fn rest_all(&mut self) {
        let all = self.w.side_brigades.union.or(self.w.side_brigades.confederate);
        let tired = self.s.present(all).filter(|b| self.s.brigade(*b).fatigue > 0);
        let rested: Brigades = tired.filter(|b| !in_contact(self.w, self.s, *b)).collect();
        for brigade in rested {
            self.s.brigade_mut(brigade).fatigue -= 1;
        }
        if !rested.is_empty() {
            self.tell(Event::FatigueDown { brigades: rested });
        }
    }

    /// C: army commanders, then corps commanders in their range (Q88).
    fn turn_commanders(&mut self) {
        for side in Side::BOTH {
            let army = self.w.army_of[side].filter(|ac| self.s.leader(*ac).zone.is_some());
            let free = army.is_none() && self.w.day(self.s.day).no_army_commander.is_some();
            let range = army.map_or(Zones::EMPTY, |ac| command_zones(self.w, self.s, ac));
            let mut turned = false;
            for leader in self.w.side_leaders[side] {
                let Some(zone) = self.s.leader(leader).zone else { continue };
                let ready = Some(leader) == army || free || range.has(zone);
                if ready && self.s.leader(leader).activated {
                    self.s.leader_mut(leader).activated = false;
                    turned = true;
                }
            }
            if turned {
                self.tell(Event::LeadersReady { side });
            }
        }
    }

    /// D: all dice first, P1's then P2's, then facings.
    fn rally(&mut self) {
        for side in [self.s.first, self.s.first.other()] {
            for brigade in routed(self.w, self.s, side) {
                self.rally_die(brigade);
            }
        }
    }

    fn rally_die(&mut self, brigade: Brigade) {
        let table = &self.w.tables.rally;
        let die = self.d6(purpose::RALLY);
        let rallied = die > table.stays;
        let recovered = rallied && die >= table.recovers && self.s.brigade(brigade).losses > 0;
        self.tell(Event::RallyDie { brigade, die, rallied, recovered });
        if !rallied {
            return;
        }
        let artillery = self.w.guns.has(brigade);
        let b = self.s.brigade_mut(brigade);
        b.routed = false;
        b.fatigue = if artillery { 0 } else { 1 };
        if recovered {
            b.losses -= 1;
        }
        self.ask_facing(brigade, FacingCause::Rally);
    }
}
