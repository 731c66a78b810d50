//! 12: losses, disorder, rout, lost leaders, abandoned guns; and what is still to come over units, worked off one
//! unit after the other in the order of the file (3.8).
//!
//! Why this always ends: a unit gets a test of its own once from each fire or shock, and one for friends that gave
//! way at most (3.9, [`State::shaken`]). Each of them leads to one roll of 12.34 at most, and that to one retreat or
//! rout; a retreat ends because every step leads away from its cause. So the work of one fire or shock is bounded by
//! the number of units.

use kernel::Side;
use kernel::listing::Out;

use crate::bar::Bar;
use crate::choice::Choice;
use crate::disorder::Test;
use crate::event::{Event, LossCause};
use crate::ids::{Hex, Leaders, Unit, Units};
use crate::play::{Play, purpose};
use crate::stacking;
use crate::stage::{Retreat, TestCause, Trouble};
use crate::state::{Form, State, Status};
use crate::world::World;

/// The hexes of a unit on the map.
pub fn hexes_of(s: &State, unit: Unit) -> impl Iterator<Item = Hex> + use<> {
    [s[unit].hex(), s[unit].wing()].into_iter().flatten()
}

/// 12.81: enemy infantry or cavalry next to the guns.
fn enemy_foot_beside(w: &World, s: &State, unit: Unit) -> bool {
    let enemy = w.side_of(unit).other();
    let Some(hex) = s[unit].hex() else { return false };
    s.on_map(w, enemy)
        .filter(|other| !w.unit(*other).is_artillery())
        .any(|other| hexes_of(s, other).any(|at| w.distance(at, hex) == 1))
}

/// 8.45: where an extended unit may draw together. A hex without room only if the other has none either.
fn contractions(w: &World, s: &State, unit: Unit) -> impl Iterator<Item = Hex> {
    let roomy = move |hex: Hex| stacking::room(w, s, unit, hex).is_ok();
    let any = hexes_of(s, unit).any(roomy);
    hexes_of(s, unit).filter(move |hex| !any || roomy(*hex))
}

/// The hexes an extended unit may contract into.
pub fn list_contract(w: &World, s: &State, unit: Unit, out: &mut impl Out<Choice>) {
    out.extend(contractions(w, s, unit).map(Choice::Contract));
}

/// Whether it may contract like this.
pub fn check_contract(w: &World, s: &State, unit: Unit, choice: &Choice) -> Result<(), Bar> {
    match *choice {
        Choice::Contract(hex) if contractions(w, s, unit).any(|open| open == hex) => Ok(()),
        Choice::Contract(_) => Err(Bar::ContractElsewhere),
        _ => Err(Bar::NotAskedNow),
    }
}

impl Play<'_> {
    /// Draws a unit together unless it need not be.
    pub fn contract_auto(&mut self, unit: Unit) -> bool {
        if self.s[unit].status == Status::OnMap && self.s[unit].is_extended() {
            return false;
        }
        self.s.contracting.remove(unit);
        true
    }

    /// Carries out a contraction.
    pub fn contract_choice(&mut self, unit: Unit, choice: &Choice) {
        let Choice::Contract(hex) = *choice else { return };
        self.s.contracting.remove(unit);
        self.contract_into(unit, hex);
    }

    /// Draws a unit together into a hex. Leaders who would stay behind alone go along.
    pub fn contract_into(&mut self, unit: Unit, hex: Hex) {
        let (side, left) = (self.w.side_of(unit), hexes_of(self.s, unit).find(|other| *other != hex));
        if self.s[unit].hex() == Some(hex) {
            self.s.set_wing(self.w, unit, None);
        } else {
            self.s.put_in(self.w, unit, hex);
        }
        self.tell(Event::Contracted { unit, hex });
        if let Some(left) = left.filter(|left| !self.s.occupied[side].has(*left)) {
            for leader in self.s.leaders_in(self.w, side, left) {
                self.s.leader_mut(leader).hex = Some(hex);
            }
        }
    }

    /// One step of what comes over a unit.
    pub fn trouble_auto(&mut self, unit: Unit) -> bool {
        let trouble = self.s[unit].trouble;
        if self.s[unit].status != Status::OnMap {
            self.clear_trouble(unit);
        } else if let Some(cause) = trouble.test {
            self.s[unit].trouble.test = None;
            self.test(unit, cause, trouble.plus, trouble.flank);
        } else if trouble.disorder {
            self.s[unit].trouble.disorder = false;
            self.fail(&Test { flank: trouble.flank, ..Test::new(unit, TestCause::Shock) });
        } else if trouble.rout {
            self.clear_trouble(unit);
            self.rout(unit);
        } else if trouble.friends {
            self.s[unit].trouble.friends = false;
            self.test(unit, TestCause::Friends, 0, false);
        } else if trouble.retreat > 0 {
            self.give_way(unit, trouble);
        } else {
            self.clear_trouble(unit);
        }
        true
    }

    fn clear_trouble(&mut self, unit: Unit) {
        self.s[unit].trouble = Trouble::NONE;
        self.s.troubled.remove(unit);
    }

    /// A unit that must retreat: extended ones contract first (8.45), guns limber or are left (12.81).
    fn give_way(&mut self, unit: Unit, trouble: Trouble) {
        if self.s[unit].is_extended() {
            self.s.contracting.insert(unit);
            return;
        }
        if self.s[unit].form == Form::Unlimbered {
            if enemy_foot_beside(self.w, self.s, unit) {
                self.abandon(unit);
                return;
            }
            self.s[unit].form = Form::Limbered;
            self.tell(Event::LimberedUp { unit });
        }
        let Some(began) = self.s[unit].hex() else { return };
        self.clear_trouble(unit);
        self.break_off(unit);
        self.finish_if_active(unit);
        let (left, willing) = (trouble.retreat, trouble.willing);
        self.s.retreat = Some(Retreat { unit, left, riders: Leaders::EMPTY, willing, began });
    }

    /// 10.52, 12.45, 15.11: work on barricades, prepared fire and a refused flank are at an end.
    fn break_off(&mut self, unit: Unit) {
        self.s.prepared.remove(unit);
        let state = &mut self.s[unit];
        state.built = 0;
        state.refused = None;
    }

    /// 12.31, 8.45: a unit falls into disorder.
    pub fn disorder(&mut self, unit: Unit) {
        if self.s[unit].disordered || self.s[unit].status != Status::OnMap {
            return;
        }
        self.s[unit].disordered = true;
        self.break_off(unit);
        self.tell(Event::Disordered { unit });
        if self.s[unit].is_extended() {
            self.s.contracting.insert(unit);
        }
    }

    /// 12.21: strength is lost for good.
    pub fn lose(&mut self, unit: Unit, points: u8, why: LossCause) {
        let points = points.min(self.s[unit].sp);
        if points == 0 {
            return;
        }
        let side = self.w.side_of(unit);
        self.s[unit].sp -= points;
        self.s.lost[side] = self.s.lost[side].saturating_add(points.into());
        let left = self.s[unit].sp;
        self.tell(Event::Lost { unit, points, left, why });
        if left == 0 {
            self.tell(Event::Eliminated { unit });
            self.leave(unit, Status::Gone);
        }
    }

    /// Takes a unit off the map with all it was about to do. Leaders left alone look for another unit (12.53).
    pub fn leave(&mut self, unit: Unit, status: Status) {
        let hexes = [self.s[unit].hex(), self.s[unit].wing()];
        let was_there = self.s[unit].status == Status::OnMap;
        self.break_off(unit);
        self.s.lift(self.w, unit);
        self.clear_trouble(unit);
        self.s.contracting.remove(unit);
        let state = &mut self.s[unit];
        state.status = status;
        state.set_aim(None);
        for hex in hexes.into_iter().flatten().filter(|_| was_there) {
            self.strand_alone(self.w.side_of(unit), hex);
        }
    }

    /// 12.53: leaders in a hex where no combat unit of theirs is left.
    pub fn strand_alone(&mut self, side: Side, hex: Hex) {
        if !self.s.occupied[side].has(hex) {
            self.strand_leaders(side, hex);
        }
    }

    /// 12.51: a unit routs. Friends stacked with it are shaken (12.52), leaders with it seek another unit (12.53).
    pub fn rout(&mut self, unit: Unit) {
        let side = self.w.side_of(unit);
        self.tell(Event::Routed { unit });
        for hex in hexes_of(self.s, unit) {
            self.strand_leaders(side, hex);
            self.shake_friends(unit, hex);
        }
        // 12.81: guns in battery stay where they are; their crew is gone.
        if self.s[unit].form == Form::Unlimbered {
            self.abandon(unit);
        } else {
            self.lose(unit, self.w.tables.retreat.rout, LossCause::Rout);
            if self.s[unit].status == Status::OnMap {
                self.leave(unit, Status::Recovery);
            }
        }
    }

    /// 12.43, 12.52, 3.9: other units in a hex take one test for all the friends that give way in a resolution.
    pub fn shake_friends(&mut self, unit: Unit, hex: Hex) {
        for friend in self.s.units_in(self.w, hex) {
            if friend != unit && !self.s.shaken.has(friend) {
                self.s.shaken.insert(friend);
                self.s[friend].trouble.friends = true;
                self.s.troubled.insert(friend);
            }
        }
    }

    /// 12.81: guns are left in place.
    fn abandon(&mut self, unit: Unit) {
        let Some(hex) = self.s[unit].hex() else { return };
        self.leave(unit, Status::Abandoned);
        self.s.note_hex(unit, Some(hex));
        self.tell(Event::Abandoned { unit, hex });
    }

    /// 12.82: infantry or cavalry that ends its movement or advance in a hex with abandoned guns lays hands on the
    /// enemy's, and retakes its own.
    pub fn seize_guns(&mut self, by: Unit) {
        if self.w.unit(by).is_artillery() || self.s[by].status != Status::OnMap {
            return;
        }
        let hexes = [self.s[by].hex(), self.s[by].wing()];
        let all = self.w.side_units[Side::Union].or(self.w.side_units[Side::Confederate]);
        let left = |guns: &Unit| matches!(self.s[*guns].status, Status::Abandoned | Status::Captured);
        let here: Units =
            all.filter(left).filter(|g| self.s[*g].hex().is_some() && hexes.contains(&self.s[*g].hex())).collect();
        for guns in here {
            let own = self.w.side_of(guns) == self.w.side_of(by);
            match (own, self.s[guns].status) {
                (false, Status::Abandoned) => {
                    self.s[guns].status = Status::Captured;
                    self.tell(Event::GunsCaptured { guns, by });
                }
                (true, Status::Captured) => {
                    self.s[guns].status = Status::Abandoned;
                    self.tell(Event::GunsRetaken { guns, by });
                }
                _ => {}
            }
        }
    }

    /// 12.71: a die for each leader; from `least` on he is hit and out of the game (12.72).
    pub fn roll_for_leaders(&mut self, leaders: Leaders, least: u8) {
        for leader in leaders {
            let die = self.d10(purpose::LEADER);
            let hit = die >= least;
            self.tell(Event::LeaderDie { leader, die, least, hit });
            if hit {
                self.lose_leader(leader);
            }
        }
    }

    /// Notes from which hexes the units of a side give way now (12.41).
    pub fn set_causes(&mut self, side: Side, hexes: impl Iterator<Item = Hex>) {
        let mut causes = [None; 8];
        for (slot, hex) in causes.iter_mut().zip(hexes) {
            *slot = Some(hex);
        }
        self.s.causes[side] = causes;
    }
}
