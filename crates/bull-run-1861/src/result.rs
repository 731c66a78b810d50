//! 11.4: fatigue, Hits, retreat in order, step losses, advance.

use kernel::Side;
use kernel::listing::Out;

use crate::bar::Bar;
use crate::choice::Choice;
use crate::combat::{Clash, brigades_of, combat_strength};
use crate::event::{Event, FatigueCause, LossCause, MarkerLoss};
use crate::facing::fronts_of;
use crate::ids::{Brigade, Brigades, Element, Elements, MAX_ZONES, Zone, Zones};
use crate::movement::{banned_border, room, ways_out};
use crate::play::{Play, purpose};
use crate::stacking::has_legion;
use crate::state::{Aftermath, Duties, PerZone, Stage, State, Status};
use crate::world::World;

/// True if a loss would bring the brigade under half, so that it must try to retreat (9.8).
pub fn must_try(w: &World, s: &State, brigade: Brigade) -> bool {
    let left = combat_strength(w, s, brigade).saturating_sub(1);
    2 * left < w.sheet(brigade).combat
}

/// Modifier to the retreat die (R-44, D-18).
pub fn retreat_modifier(w: &World, s: &State, brigade: Brigade) -> i8 {
    let table = &w.tables.result;
    let steady = w.sheet(brigade).star || w.is_cavalry(brigade);
    let mut modifier = if steady { table.retreat_star_or_cavalry } else { 0 };
    if s.is_extended(brigade) {
        modifier += table.retreat_extended;
    }
    modifier
}

/// Steps from each zone to the nearest threat, for the retreating side; 255 if there is no way.
fn distances(w: &World, s: &State, side: Side, threats: Zones) -> PerZone<u8> {
    let mut distance = PerZone([u8::MAX; MAX_ZONES]);
    let mut seen = threats;
    let mut ring = threats;
    let mut steps = 0;
    while !ring.is_empty() {
        for zone in ring {
            distance[zone] = steps;
        }
        steps += 1;
        ring = ring.fold(Zones::EMPTY, |next, zone| next.or(ways_out(w, s, side, zone))).less(seen);
        seen = seen.or(ring);
    }
    distance
}

/// A way to retreat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Way {
    /// First zone.
    pub first: Zone,
    /// Second zone, if it goes on.
    pub second: Option<Zone>,
    /// No zone entered lies in an enemy front.
    pub clean: bool,
}

impl Way {
    /// Where it ends.
    pub fn end(&self) -> Zone {
        self.second.unwrap_or(self.first)
    }
}

/// Calls `found` with every way to retreat, clean or not; stops when it returns false.
pub fn each_way(w: &World, s: &State, after: &Aftermath, brigade: Brigade, mut found: impl FnMut(Way) -> bool) {
    let side = w.sheet(brigade).side;
    let b = s.brigade(brigade);
    let starts: Zones = [b.zone, b.marker].into_iter().flatten().collect();
    let enemies = s.occupied(w, side.other());
    let fronts = fronts_of(w, s, side.other());
    let distance = distances(w, s, side, after.threats);
    let start = starts.map(|zone| distance[zone]).min().unwrap_or(0);
    let out = |zone: Zone| ways_out(w, s, side, zone).less(enemies).less(starts);
    // An extended line first closes on a zone next to both its elements.
    let firsts = starts.fold(Zones(u128::MAX), |common, zone| common.and(out(zone)));
    let fits = |zone: Zone| distance[zone] >= 2 && room(w, s, zone, brigade.alone()) >= size(w, brigade);
    for first in firsts {
        if distance[first] < start {
            continue;
        }
        let clean = !fronts.has(first);
        if fits(first) && !found(Way { first, second: None, clean }) {
            return;
        }
        for second in out(first) {
            let onward = second != first && distance[second] >= distance[first] && fits(second);
            let way = Way { first, second: Some(second), clean: clean && !fronts.has(second) };
            if onward && !found(way) {
                return;
            }
        }
    }
}

fn size(w: &World, brigade: Brigade) -> usize {
    usize::from(!w.is_legion(brigade))
}

/// True if the brigade can retreat at all.
pub fn can_retreat(w: &World, s: &State, after: &Aftermath, brigade: Brigade) -> bool {
    let mut any = false;
    each_way(w, s, after, brigade, |_| {
        any = true;
        false
    });
    any
}

/// True if a clean way exists, which must then be taken.
fn has_clean_way(w: &World, s: &State, after: &Aftermath, brigade: Brigade) -> bool {
    let mut clean = false;
    each_way(w, s, after, brigade, |way| {
        clean |= way.clean;
        !clean
    });
    clean
}

/// Lists the ways open to a retreating brigade.
pub fn list_ways(w: &World, s: &State, after: &Aftermath, brigade: Brigade, out: &mut impl Out<Choice>) {
    let only_clean = has_clean_way(w, s, after, brigade);
    each_way(w, s, after, brigade, |way| {
        if way.clean || !only_clean {
            out.push(Choice::Retreat { first: way.first, second: way.second });
        }
        true
    });
}

/// Checks a way.
pub fn check_way(
    w: &World,
    s: &State,
    after: &Aftermath,
    brigade: Brigade,
    first: Zone,
    second: Option<Zone>,
) -> Result<Way, Bar> {
    let mut chosen = None;
    each_way(w, s, after, brigade, |way| {
        if way.first == first && way.second == second {
            chosen = Some(way);
        }
        chosen.is_none()
    });
    let end = second.unwrap_or(first);
    let friendly = s.occupied(w, w.sheet(brigade).side).has(end);
    let full = friendly && room(w, s, end, brigade.alone()) < size(w, brigade);
    let way = chosen.ok_or(if full { Bar::RetreatNoRoom } else { Bar::RetreatTowardsEnemy })?;
    if !way.clean && has_clean_way(w, s, after, brigade) { Err(Bar::RetreatThroughFront) } else { Ok(way) }
}

/// Checks how a Hit is taken.
pub fn check_hit(w: &World, s: &State, after: &Aftermath, brigade: Brigade, attempt: bool) -> Result<(), Bar> {
    if !after.hits.has(brigade) {
        return Err(Bar::NotHit);
    }
    let possible = can_retreat(w, s, after, brigade);
    match attempt {
        true if !possible => Err(Bar::CannotRetreat),
        false if possible && must_try(w, s, brigade) => Err(Bar::MustAttempt),
        _ => Ok(()),
    }
}

/// Lists what the beaten side may do now.
pub fn list_hits(w: &World, s: &State, after: &Aftermath, out: &mut impl Out<Choice>) {
    if let Some(brigade) = after.retreating {
        return list_ways(w, s, after, brigade, out);
    }
    for brigade in after.hits {
        if check_hit(w, s, after, brigade, false).is_ok() {
            out.push(Choice::Loss(brigade));
        }
        if check_hit(w, s, after, brigade, true).is_ok() {
            out.push(Choice::Attempt(brigade));
        }
    }
}

/// Checks an advance (9.8).
pub fn check_advance(
    w: &World,
    s: &State,
    after: &Aftermath,
    element: Element,
    to: Zone,
    leave_legion: bool,
) -> Result<(), Bar> {
    let brigade = element.brigade();
    let zone = s.zone_of(element).ok_or(Bar::NotAttackerHere)?;
    if !after.attackers.has(element) || s.brigade(brigade).status != Status::OnMap {
        return Err(Bar::NotAttackerHere);
    }
    if s.is_extended(brigade) || element.is_marker() {
        return Err(Bar::ExtendedDoesNotAdvance);
    }
    if after.retreated.has(brigade) {
        return Err(Bar::RetreatedDoesNotAdvance);
    }
    let side = w.sheet(brigade).side;
    if !after.targets.has(to) || s.occupied(w, side.other()).has(to) {
        return Err(Bar::NotVacated);
    }
    if !ways_out(w, s, side, zone).has(to) || !crate::facing::front_of(w, s, zone).has(to) {
        return Err(Bar::NotAttackerHere);
    }
    if banned_border(w, s, side, zone, to) {
        return Err(Bar::ManoeuvreBan);
    }
    if leave_legion && !has_legion(s, brigade) { Err(Bar::LegionNotHere) } else { Ok(()) }
}

/// Lists the advances.
pub fn list_advances(w: &World, s: &State, after: &Aftermath, out: &mut impl Out<Choice>) {
    for element in after.attackers {
        for zone in after.targets {
            for leave_legion in [false, true] {
                if check_advance(w, s, after, element, zone, leave_legion).is_ok() {
                    out.push(Choice::Advance { element, zone, leave_legion });
                }
            }
        }
    }
    out.push(Choice::Done);
}

/// True if anybody may advance.
pub fn may_advance(w: &World, s: &State, after: &Aftermath) -> bool {
    let mut attackers = after.attackers;
    attackers.any(|e| {
        let mut targets = after.targets;
        targets.any(|zone| check_advance(w, s, after, e, zone, false).is_ok())
    })
}

impl Play<'_> {
    /// Fatigue for every beaten front-line brigade, then the Hits.
    pub fn suffer(&mut self, clash: Clash, loser: Side, hit: bool) {
        let defenders = clash.defenders(self.s);
        let beaten = if loser == clash.side { clash.attackers } else { defenders };
        let winners = if loser == clash.side { defenders } else { clash.attackers };
        let zones = |s: &State, elements: Elements| elements.filter_map(|e| s.zone_of(e)).collect::<Zones>();
        let brigades = brigades_of(beaten);
        let after = Aftermath {
            attackers: clash.attackers,
            targets: clash.targets,
            loser,
            threats: zones(self.s, winners),
            fields: zones(self.s, beaten),
            hits: if hit { brigades } else { Brigades::EMPTY },
            retreating: None,
            following: false,
            under_way: false,
            followers: Brigades::EMPTY,
            onward: None,
            dirty: false,
            retreated: Brigades::EMPTY,
        };
        for brigade in brigades {
            self.tire(brigade, FatigueCause::Combat);
        }
        self.s.stage = Stage::Hits(after);
    }

    /// The Hit is taken as a step loss.
    pub fn take_loss(&mut self, mut after: Aftermath, brigade: Brigade) {
        let forced = !can_retreat(self.w, self.s, &after, brigade);
        after.hits.remove(brigade);
        self.s.stage = Stage::Hits(after);
        self.tell(Event::HitAsLoss { brigade, forced });
        self.lose_step(brigade, LossCause::Hit);
    }

    /// The brigade tries to retreat in order.
    pub fn attempt_retreat(&mut self, mut after: Aftermath, brigade: Brigade) {
        after.hits.remove(brigade);
        let modifier = retreat_modifier(self.w, self.s, brigade);
        let limit = (self.w.tables.result.retreat - modifier).clamp(0, 6) as u8;
        let (die, passed) = self.dice.roll_under(6, limit, purpose::RETREAT);
        self.tell(Event::RetreatDie { brigade, die, modifier, passed });
        if passed {
            after.retreating = Some(brigade);
            after.following = false;
            after.followers = self.second_lines(&after, brigade);
            self.s.stage = Stage::Hits(after);
        } else {
            self.s.stage = Stage::Hits(after);
            self.lose_step(brigade, LossCause::RetreatFailed);
        }
    }

    /// Brigades behind the retreating one in zones of this combat: they must follow.
    fn second_lines(&self, after: &Aftermath, brigade: Brigade) -> Brigades {
        let zones = self.s.elements_of(brigade).filter(|e| self.s.is_front(*e)).filter_map(|e| self.s.zone_of(e));
        zones
            .filter(|zone| after.fields.has(*zone))
            .flat_map(|zone| self.s.stacks[zone].iter().skip(1))
            .map(Element::brigade)
            .filter(|follower| *follower != brigade)
            .collect()
    }

    /// Begins the chosen retreat: first zone, then what it sets off, then the second.
    pub fn retreat(&mut self, mut after: Aftermath, brigade: Brigade, way: Way) {
        let from = self.s.brigade(brigade).zone.unwrap_or(way.first);
        if !after.following {
            after.dirty = !way.clean;
        }
        after.onward = way.second;
        after.under_way = true;
        after.retreated.insert(brigade);
        self.pull_out(brigade);
        self.tell(Event::Retreated { brigade, from, to: way.end(), following: after.following });
        self.s.stage = Stage::Hits(after);
        self.retreat_into(brigade, way.first);
    }

    /// Takes a retreating brigade, its marker and the Legion with it out of their stacks.
    fn pull_out(&mut self, brigade: Brigade) {
        self.leave_stack(brigade.counter());
        self.leave_stack(brigade.marker());
        self.s.brigade_mut(brigade).marker = None;
        for element in [brigade.counter(), brigade.marker()] {
            self.s.engaged.remove(element);
        }
        if has_legion(self.s, brigade) {
            self.s.legion_host = Some(brigade.counter());
        }
        self.lose_marker(brigade, MarkerLoss::Fatigued);
    }

    /// Enters a zone in retreat, which is no crossing of Sudley Ford for McDowell's plan (13).
    fn retreat_into(&mut self, brigade: Brigade, to: Zone) {
        self.place_body(brigade, to, has_legion(self.s, brigade));
        if self.w.is_legion(brigade) {
            self.s.legion_host = None;
        }
        self.enter(brigade, None, to);
    }

    /// Goes on with a retreat once what the last zone set off is settled.
    pub fn continue_retreat(&mut self, mut after: Aftermath, brigade: Brigade) {
        if let Some(second) = after.onward.take() {
            self.s.stage = Stage::Hits(after);
            return self.retreat_into(brigade, second);
        }
        after.retreating = None;
        after.under_way = false;
        let dirty = std::mem::take(&mut after.dirty);
        self.s.stage = Stage::Hits(after);
        self.stop_in_zone(brigade.counter());
        if dirty && !after.following {
            self.lose_step(brigade, LossCause::EnemyFront);
            if self.s.brigade(brigade).status != Status::OnMap {
                self.forget_arrival();
            }
        }
    }

    /// A brigade lost its last step on arrival; a Legion it brought stands there alone.
    fn forget_arrival(&mut self) {
        self.s.duties = Duties { displaced: self.s.duties.displaced, ..Duties::NONE };
        let Some(legion) = self.w.legion.filter(|l| self.s.is_front(l.counter())) else { return };
        let Some(zone) = self.s.brigade(legion).zone else { return };
        if self.s.facings[zone].is_none() {
            self.s.stacks[zone].remove(legion.counter());
            self.stop_in_zone(legion.counter());
        }
    }

    /// The next second line has to follow its front line.
    pub fn next_follower(&mut self, mut after: Aftermath, follower: Brigade) {
        after.followers.remove(follower);
        self.tire(follower, FatigueCause::Following);
        if can_retreat(self.w, self.s, &after, follower) {
            after.retreating = Some(follower);
            after.following = true;
        } else if !self.close_away(&after, follower) {
            self.tell(Event::CannotFollow { brigade: follower });
        }
        self.s.stage = Stage::Hits(after);
    }

    /// an extended second line without a way regroups in its zone outside the combat, if that is
    /// not next to an enemy of the combat.
    fn close_away(&mut self, after: &Aftermath, brigade: Brigade) -> bool {
        let b = *self.s.brigade(brigade);
        let side = self.w.sheet(brigade).side;
        let distance = distances(self.w, self.s, side, after.threats);
        let other = [b.zone, b.marker].into_iter().flatten().find(|zone| !after.fields.has(*zone));
        match (b.marker, other) {
            (Some(_), Some(keep)) if distance[keep] >= 2 => {
                self.close_line(brigade, keep, false);
                true
            }
            _ => false,
        }
    }

    /// A step loss; with the Legion attached its die comes first (10.5 note).
    pub fn lose_step(&mut self, brigade: Brigade, why: LossCause) {
        let side = self.w.sheet(brigade).side;
        self.s.losses[side] = self.s.losses[side].saturating_add(1);
        if has_legion(self.s, brigade)
            && let Some(legion) = self.w.legion
        {
            let (die, lost) = self.dice.roll_under(6, self.w.tables.result.legion_lost, purpose::LEGION);
            self.tell(Event::LegionDie { die, lost });
            if lost {
                self.s.brigade_mut(legion).losses += 1;
                self.eliminate(legion);
                return self.test_automatic_defeat();
            }
        }
        self.s.brigade_mut(brigade).losses += 1;
        let left = combat_strength(self.w, self.s, brigade);
        self.tell(Event::StepLost { brigade, left, why });
        if left == 0 {
            self.eliminate(brigade);
        }
        self.test_automatic_defeat();
    }

    fn eliminate(&mut self, brigade: Brigade) {
        let zone = self.s.legion_host.and_then(|host| self.s.zone_of(host));
        let facing = zone.and_then(|zone| self.s.facings[zone]);
        let hosted = has_legion(self.s, brigade);
        for element in [brigade.counter(), brigade.marker()] {
            self.leave_stack(element);
            self.s.engaged.remove(element);
        }
        let state = self.s.brigade_mut(brigade);
        state.status = Status::Eliminated;
        state.zone = None;
        state.marker = None;
        state.fatigue = 0;
        state.op = false;
        self.tell(Event::Eliminated { brigade });
        if self.w.is_legion(brigade) {
            self.s.legion_host = None;
        } else if let (true, Some(zone)) = (hosted, zone) {
            self.leave_legion_in(zone, facing);
        }
    }

    /// fixed at the loss that brings it about.
    fn test_automatic_defeat(&mut self) {
        let table = &self.w.tables.options;
        if !self.w.options.automatic_defeat || self.s.auto_winner.is_some() {
            return;
        }
        let beaten = |side: Side| {
            self.s.losses[side] >= table.automatic_inflicted && self.s.losses[side.other()] <= table.automatic_suffered
        };
        if let Some(loser) = Side::BOTH.into_iter().find(|side| beaten(*side)) {
            self.s.auto_winner = Some(loser.other());
            self.tell(Event::AutomaticDefeat { winner: loser.other() });
        }
    }

    /// One attacking brigade occupies the abandoned zone.
    pub fn advance(&mut self, element: Element, to: Zone, leave_legion: bool) {
        let brigade = element.brigade();
        let from = self.s.zone_of(element).unwrap_or(to);
        let along = self.break_camp(brigade, from, leave_legion);
        self.s.engaged.remove(element);
        self.tell(Event::Advanced { brigade, from, to });
        self.place_body(brigade, to, along);
        self.enter(brigade, Some(from), to);
        self.stop_in_zone(element);
        self.s.stage = Stage::Combats;
    }
}
