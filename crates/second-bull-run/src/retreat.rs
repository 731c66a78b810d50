//! 10.4: the way of a retreat, its constraints and priorities, and what awaits a brigade at its end.

use crate::bar::Bar;
use crate::event::{EndCause, Event, LossCause};
use crate::facing::{Field, contact_zones, in_enemy_front};
use crate::ids::{Brigade, Zone, Zones};
use crate::play::Play;
use crate::stacking::{check_room, room};
use crate::state::{FacingCause, Retreat, State, Status};
use crate::world::{FAR, World};

/// How a retreat stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Progress {
    /// Its owner chooses the next zone.
    Asks,
    /// It has gone one zone on.
    Goes(Retreat),
    /// It has ended, or the brigade is gone.
    Over,
}

/// Zones a retreating brigade could enter at all (8.1).
fn open_zones(w: &World, s: &State, way: &Retreat, cur: Zone) -> Zones {
    let side = w.side_of(way.brigade);
    let open = w.ground(cur).passable.less(s.occupied[side.other()]).less(way.visited);
    if way.left > 1 {
        return open;
    }
    let with_room: Zones = open.filter(|zone| room(w, s, way.brigade, *zone)).collect();
    if with_room.is_empty() { open } else { with_room }
}

/// A wish nobody meets is skipped (Q75).
fn wish(zones: Zones, met: impl Fn(Zone) -> bool) -> Zones {
    let kept: Zones = zones.filter(|zone| met(*zone)).collect();
    if kept.is_empty() { zones } else { kept }
}

fn distance_to(w: &World, zone: Zone, from: Zones) -> u8 {
    from.map(|enemy| w.distance(zone, enemy)).min().unwrap_or(FAR)
}

/// Away from the enemies of the combat, or at least not nearer.
fn leading_away(w: &World, way: &Retreat, cur: Zone, zones: Zones) -> Zones {
    if way.from.is_empty() {
        return zones;
    }
    let here = distance_to(w, cur, way.from);
    let farther: Zones = zones.filter(|z| distance_to(w, *z, way.from) > here).collect();
    if farther.is_empty() { wish(zones, |z| distance_to(w, z, way.from) == here) } else { farther }
}

/// What each priority in turn leaves of the open zones, with the bar for those it takes away (8.1).
fn priorities(w: &World, s: &State, way: &Retreat, cur: Zone) -> [(Zones, Bar); 4] {
    let side = w.side_of(way.brigade);
    let field = Field::of(w, s, side);
    let goal = &w.goal_distances[side];
    let away = leading_away(w, way, cur, open_zones(w, s, way, cur));
    let outside_fronts = wish(away, |z| !in_enemy_front(w, s, side, z));
    let outside_zoc = wish(outside_fronts, |z| !field.zoc.has(z));
    let homeward = wish(outside_zoc, |z| goal[z.index()] <= goal[cur.index()]);
    [
        (away, Bar::RetreatNearer),
        (outside_fronts, Bar::RetreatIntoFront),
        (outside_zoc, Bar::RetreatIntoZoc),
        (homeward, Bar::RetreatFromGoal),
    ]
}

/// Zones the priorities leave to the owner (8.1).
pub fn zones(w: &World, s: &State, way: &Retreat) -> Zones {
    let Some(cur) = s.zone_of(way.brigade) else { return Zones::EMPTY };
    let [.., (zones, _)] = priorities(w, s, way, cur);
    zones
}

/// Checks a step of a retreat.
pub fn check(w: &World, s: &State, way: &Retreat, zone: Zone) -> Result<(), Bar> {
    let cur = s.zone_of(way.brigade).ok_or(Bar::NotOnMap)?;
    let side = w.side_of(way.brigade);
    let ground = w.ground(cur);
    if !ground.passable.has(zone) {
        return Err(if ground.adjacent.has(zone) { Bar::NoBridge } else { Bar::NotAdjacent });
    }
    if s.occupied[side.other()].has(zone) {
        return Err(Bar::EnemyThere);
    }
    if way.visited.has(zone) {
        return Err(Bar::RetreatBackwards);
    }
    if !open_zones(w, s, way, cur).has(zone) {
        return check_room(w, s, way.brigade, zone);
    }
    let lost = priorities(w, s, way, cur).into_iter().find(|(zones, _)| !zones.has(zone));
    lost.map_or(Ok(()), |(_, bar)| Err(bar))
}

impl Play<'_> {
    /// Carries a retreat on by one step, if there is no choice.
    pub fn carry_retreat(&mut self, mut way: Retreat) -> Progress {
        let Some(cur) = self.s.zone_of(way.brigade) else { return Progress::Over };
        if self.has_arrived(&way, cur) {
            self.end_retreat(&way);
            return Progress::Over;
        }
        if way.rout_move && self.w.options.rout_exits && self.at_goal(&way, cur) {
            self.leave_map(way.brigade);
            return Progress::Over;
        }
        let mut zones = zones(self.w, self.s, &way);
        match (zones.len(), zones.next()) {
            (0, _) => {
                self.cut_off(&way, cur);
                Progress::Over
            }
            (1, Some(zone)) => {
                self.retreat_into(&mut way, zone);
                Progress::Goes(way)
            }
            _ => Progress::Asks,
        }
    }

    fn at_goal(&self, way: &Retreat, cur: Zone) -> bool {
        self.w.goals[self.w.side_of(way.brigade)].has(cur)
    }

    /// All its zones are behind it and it has room; a rout move also ends at a goal (Q86), a parting only
    /// out of contact (Q123).
    fn has_arrived(&self, way: &Retreat, cur: Zone) -> bool {
        if !room(self.w, self.s, way.brigade, cur) {
            return false;
        }
        if way.rout_move && !self.w.options.rout_exits && self.at_goal(way, cur) {
            return true;
        }
        let side = self.w.side_of(way.brigade);
        way.left == 0 && (!way.part || contact_zones(self.w, self.s, side, cur).is_empty())
    }

    /// One zone back, with the loss an enemy front costs.
    pub fn retreat_into(&mut self, way: &mut Retreat, zone: Zone) {
        let Some(from) = self.s.zone_of(way.brigade) else { return };
        let hurt = in_enemy_front(self.w, self.s, self.w.side_of(way.brigade), zone);
        way.left = way.left.saturating_sub(1);
        way.visited.insert(zone);
        self.s.brigade_mut(way.brigade).facing = None;
        self.s.put(self.w, way.brigade, zone);
        self.tell(Event::Retreated { brigade: way.brigade, from, to: zone });
        self.take_control(way.brigade, zone);
        if hurt {
            self.lose_step(way.brigade, LossCause::RetreatFront);
        }
    }

    fn end_retreat(&mut self, way: &Retreat) {
        if way.routs {
            self.rout(way.brigade);
        }
        self.ask_facing(way.brigade, FacingCause::Retreat);
    }

    /// The Rout marker replaces fatigue; a routed brigade has no front (8.2).
    pub fn rout(&mut self, brigade: Brigade) {
        let b = self.s.brigade_mut(brigade);
        b.routed = true;
        b.fatigue = 0;
        b.facing = None;
        b.attack = None;
        self.tell(Event::Routed { brigade });
    }

    /// No zone is left (Q76, Q81).
    fn cut_off(&mut self, way: &Retreat, cur: Zone) {
        if self.w.options.blocked_stays && room(self.w, self.s, way.brigade, cur) {
            self.lose_step(way.brigade, LossCause::Blocked);
            if self.s.zone_of(way.brigade).is_some() {
                self.end_retreat(way);
            }
        } else if self.w.ground(cur).edge {
            self.leave_map(way.brigade);
        } else {
            self.eliminate(way.brigade, EndCause::NoRetreat);
        }
    }

    /// Over the edge: lost, unless a night is still to come in which it may return (Q81).
    fn leave_map(&mut self, brigade: Brigade) {
        let days = self.w.scenario.days.len();
        if usize::from(self.s.day) < days && self.w.scenario.night.is_some() {
            self.s.take_off(self.w, brigade, Status::Exited);
            let b = self.s.brigade_mut(brigade);
            b.routed = false;
            b.fatigue = 0;
            self.tell(Event::Exited { brigade });
        } else {
            self.eliminate(brigade, EndCause::LeftMap);
        }
    }
}
