//! 12.4: a unit gives way hex by hex.
//!
//! Every step leads farther from the nearest cause, so no retreat comes back to a hex, and each ends at the latest
//! at the edge of the map.

use kernel::Side;
use kernel::listing::Out;

use crate::bar::Bar;
use crate::choice::Choice;
use crate::event::{Event, LossCause};
use crate::ids::{Hex, Leader, Unit};
use crate::play::Play;
use crate::stacking;
use crate::stage::Retreat;
use crate::state::{Form, State, Status};
use crate::tables::Mover;
use crate::world::{Sides, World};

/// Distance from the nearest cause of a side's retreats (12.41).
fn from_cause(w: &World, s: &State, side: Side, hex: Hex) -> Option<u8> {
    s.causes[side].iter().flatten().map(|cause| w.distance(*cause, hex)).min()
}

/// Whether ground lets a unit pass from a hex to the next at all, whatever it costs (9.41, 9.42).
pub fn is_passable(w: &World, s: &State, unit: Unit, from: Hex, to: Hex) -> bool {
    let (side, rows) = (w.side_between(from, to), &w.tables.sides);
    let guns = w.unit(unit).is_artillery();
    let mover = match s[unit].form {
        _ if guns => Mover::Guns,
        Form::Mounted => Mover::Mounted,
        _ => Mover::Foot,
    };
    let fords =
        [(Sides::FORD_A, &rows.ford_a), (Sides::FORD_B, &rows.ford_b), (Sides::LARGE_STREAM, &rows.large_stream)];
    let barred = fords.iter().any(|(kind, row)| side.has(*kind) && row.cost.of(mover).is_none());
    let rise = i16::from(w.ground(to).level) - i16::from(w.ground(from).level);
    let steep = guns && rise >= i16::from(w.tables.movement.guns_rise) && !side.is_road();
    let bridged = side.has(Sides::BRIDGE);
    !side.is_barred() && (bridged || !barred) && !steep && w.terrain(to).cost.of(mover).is_some()
}

/// 12.41: where a unit may go next: farther from what drives it; beside other enemies only if there is nothing else.
pub fn ways(w: &World, s: &State, unit: Unit) -> impl Iterator<Item = Hex> + use<> {
    let mut found = [None; 6];
    let side = w.side_of(unit);
    if let Some((here, away)) = s[unit].hex().and_then(|here| Some((here, from_cause(w, s, side, here)?))) {
        let open = |hex: &Hex| {
            !s.occupied[side.other()].has(*hex)
                && from_cause(w, s, side, *hex).is_some_and(|steps| steps > away)
                && is_passable(w, s, unit, here, *hex)
        };
        found = w.ground(here).ring.map(|hex| hex.filter(open));
        let quiet = |hex: &Hex| !s.enemy_beside(w, side, *hex);
        if found.iter().flatten().any(quiet) {
            found = found.map(|hex| hex.filter(quiet));
        }
    }
    found.into_iter().flatten()
}

/// True if a unit that has to give way finds a hex.
pub fn has_way(w: &World, s: &State, unit: Unit) -> bool {
    ways(w, s, unit).next().is_some()
}

/// 12.74: leaders who may still join, before the first step.
fn may_ride(w: &World, s: &State, retreat: &Retreat, leader: Leader) -> bool {
    let side = w.side_of(retreat.unit);
    s[retreat.unit].hex() == Some(retreat.began)
        && !retreat.riders.has(leader)
        && s.leaders_in(w, side, retreat.began).has(leader)
}

/// The owner of the unit decides.
pub fn asked(w: &World, s: &State) -> Side {
    s.retreat.map_or(s.initiative, |retreat| w.side_of(retreat.unit))
}

/// Leaders to take along, and hexes to give way to.
pub fn list(w: &World, s: &State, out: &mut impl Out<Choice>) {
    let Some(retreat) = s.retreat else { return };
    let leaders = w.side_leaders[w.side_of(retreat.unit)];
    out.extend(leaders.filter(|leader| may_ride(w, s, &retreat, *leader)).map(Choice::Ride));
    out.extend(ways(w, s, retreat.unit).map(Choice::Flee));
}

/// Whether a choice may be made here.
pub fn check(w: &World, s: &State, choice: &Choice) -> Result<(), Bar> {
    let retreat = s.retreat.ok_or(Bar::NotAskedNow)?;
    match *choice {
        Choice::Ride(leader) if may_ride(w, s, &retreat, leader) => Ok(()),
        Choice::Ride(_) => Err(Bar::RetreatRider),
        Choice::Flee(hex) if ways(w, s, retreat.unit).any(|way| way == hex) => Ok(()),
        Choice::Flee(_) => Err(Bar::RetreatWay),
        _ => Err(Bar::NotAskedNow),
    }
}

/// The vertex that looks at a hex best: its two front hexes lie nearest to it.
pub fn toward(w: &World, hex: Hex, goal: Hex, now: u8) -> u8 {
    let far = |direction: u8| w.neighbour(hex, direction).map_or(u16::MAX / 4, |near| w.distance(near, goal).into());
    let cost = |facing: u8| far(facing) + far((facing + 1) % 6);
    // What is turned to already stays so if it is as good as another.
    (0..6).map(|turn| (now + turn) % 6).min_by_key(|facing| cost(*facing)).unwrap_or(now % 6)
}

impl Play<'_> {
    /// One step of a retreat that needs no decision.
    pub fn retreat_auto(&mut self) -> bool {
        let Some(retreat) = self.s.retreat else { return false };
        let unit = retreat.unit;
        let Some(hex) = self.s[unit].hex().filter(|_| self.s[unit].status == Status::OnMap) else {
            self.s.retreat = None;
            return true;
        };
        if retreat.left == 0 {
            self.halt_or_go_on(retreat, hex);
            return true;
        }
        if has_way(self.w, self.s, unit) {
            return false;
        }
        self.s.retreat = None;
        self.stopped_short(retreat, hex);
        true
    }

    /// 12.41: an overstacked hex sends the unit on.
    fn halt_or_go_on(&mut self, retreat: Retreat, hex: Hex) {
        let full = stacking::room(self.w, self.s, retreat.unit, hex).is_err();
        if full && has_way(self.w, self.s, retreat.unit) {
            self.s.retreat = Some(Retreat { left: 1, ..retreat });
        } else {
            self.s.retreat = None;
            self.stay_if_room(retreat.unit, hex);
        }
    }

    /// 12.42, 9.91: no hex is left to go to.
    fn stopped_short(&mut self, retreat: Retreat, hex: Hex) {
        let (unit, missing) = (retreat.unit, retreat.left);
        let at_edge = self.w.ground(hex).ring.contains(&None);
        if retreat.willing {
            self.stay_if_room(unit, hex);
        } else if at_edge {
            self.tell(Event::DrivenOff { unit });
            self.leave(unit, Status::Recovery);
        } else {
            self.tell(Event::RetreatBlocked { unit, missing });
            self.lose(unit, missing.saturating_mul(self.w.tables.retreat.missing), LossCause::Blocked);
            if self.s.is_beside_enemy(self.w, unit) {
                self.rout(unit);
            } else if self.s[unit].status == Status::OnMap {
                self.stay_if_room(unit, hex);
            }
        }
    }

    /// A unit with nowhere to go ends here, or routs where it cannot stay (8.13).
    fn stay_if_room(&mut self, unit: Unit, hex: Hex) {
        if stacking::room(self.w, self.s, unit, hex).is_ok() {
            self.end_retreat(unit, hex);
        } else {
            self.rout(unit);
        }
    }

    /// 12.41: facing ends toward the cause.
    fn end_retreat(&mut self, unit: Unit, hex: Hex) {
        let causes = self.s.causes[self.w.side_of(unit)];
        let nearest = causes.into_iter().flatten().min_by_key(|cause| self.w.distance(*cause, hex));
        if let Some(cause) = nearest {
            self.s[unit].facing = toward(self.w, hex, cause, self.s[unit].facing);
        }
        let facing = self.s[unit].facing;
        self.tell(Event::RetreatEnded { unit, hex, facing });
    }

    /// Carries out a choice inside a retreat.
    pub fn retreat_choice(&mut self, choice: &Choice) {
        let Some(mut retreat) = self.s.retreat else { return };
        match *choice {
            Choice::Ride(leader) => retreat.riders.insert(leader),
            Choice::Flee(hex) => {
                self.flee(&retreat, hex);
                retreat.left = retreat.left.saturating_sub(1);
            }
            _ => {}
        }
        self.s.retreat = Some(retreat);
    }

    fn flee(&mut self, retreat: &Retreat, to: Hex) {
        let unit = retreat.unit;
        let Some(from) = self.s[unit].hex() else { return };
        // 12.43: a hex that is entered and left again is traversed.
        if from != retreat.began {
            self.shake_friends(unit, from);
        }
        self.s.put_in(self.w, unit, to);
        for leader in retreat.riders {
            self.s.leader_mut(leader).hex = Some(to);
        }
        self.tell(Event::Retreated { unit, from, to });
        self.take_hex(unit, to);
        self.enter_hex_of_leaders(unit, to);
    }
}
