//! 12.2 and 13: free placement and the 30th Virginia.

use kernel::Side;
use kernel::listing::Out;

use crate::bar::Bar;
use crate::choice::Choice;
use crate::extended_line::check_marker_zone;
use crate::ids::{Brigade, Brigades, Element, Zone, Zones};
use crate::movement::{costs_from, room};
use crate::scenario::{FreePlacement, Placement, UnitSetup};
use crate::state::{State, Status};
use crate::world::World;

/// The free placement of a side, if the scenario has one.
pub fn free_placement(w: &World, side: Side) -> Option<&FreePlacement> {
    (w.scenario.placement == Placement::Free).then(|| w.scenario.free.get(side.id())).flatten()
}

/// What the scenario says about a brigade.
pub fn setup_of(w: &World, brigade: Brigade) -> Option<&UnitSetup> {
    w.scenario.units.iter().find(|u| u.id == w.sheet(brigade).id)
}

/// Brigades the side still has to place.
pub(super) fn unplaced(w: &World, s: &State, side: Side) -> Brigades {
    w.side_brigades[side].filter(|b| s.brigade(*b).status == Status::Unplaced).collect()
}

/// Brigades that must be put into extended line by their owner in the set-up.
fn must_extend(w: &World, s: &State, side: Side) -> Brigades {
    let open = |b: &Brigade| !s.is_extended(*b) && marker_fits(w, s, side, *b);
    s.on_map(w, side).and(w.to_extend).filter(open).collect()
}

/// True if a zone is left for the brigade's marker: nobody is asked for what cannot be done.
fn marker_fits(w: &World, s: &State, side: Side, brigade: Brigade) -> bool {
    s.brigade(brigade).zone.is_some_and(|from| {
        let mut beside = w.land(from);
        beside.any(|zone| check_marker_zone(w, s, from, zone, side).is_ok())
    })
}

/// True if the side still has something to place.
pub fn placing_left(w: &World, s: &State, side: Side) -> bool {
    free_placement(w, side).is_some() || !unplaced(w, s, side).is_empty() || !must_extend(w, s, side).is_empty()
}

/// Zones open to the rest of a side in free placement, fixed by map and option.
pub fn rest_area(w: &World, side: Side) -> Zones {
    let Some(free) = free_placement(w, side) else { return Zones::EMPTY };
    let Some(base) = w.find_zone(&free.base) else { return Zones::EMPTY };
    let empty = State::empty();
    let costs = costs_from(w, &empty, side, base.alone(), 31, Zones::EMPTY);
    let near = |zone: Zone| costs[zone] > 0 && costs[zone] - 1 <= free.distance;
    let far_enough = |zone: Zone| costs[zone] == 0 || costs[zone] > free.distance;
    let fits = |zone: &Zone| {
        on_bank(w, *zone, free)
            && (if w.options.at_least_5 { far_enough(*zone) } else { near(*zone) })
            && !(free.off_stream && touches_stream(w, *zone))
    };
    w.zones.filter(fits).collect()
}

fn on_bank(w: &World, zone: Zone, free: &FreePlacement) -> bool {
    w.ground(zone).right_bank == (free.bank == "right")
}

fn touches_stream(w: &World, zone: Zone) -> bool {
    let ground = w.ground(zone);
    !ground.adjacent.less(ground.land).is_empty()
}

/// Zones that hold a forward brigade or its marker: nobody else may stand there.
fn forward_zones(s: &State) -> Zones {
    s.forward.flat_map(|b| [s.brigade(b).zone, s.brigade(b).marker]).flatten().collect()
}

/// Forward brigades still to be placed.
fn forward_left(w: &World, s: &State, side: Side) -> u32 {
    free_placement(w, side).map_or(0, |free| u32::from(free.forward).saturating_sub(s.forward.len()))
}

/// Brigades to be placed among the rest once the forward ones stand, the Legion not counted.
fn rest_left(w: &World, s: &State, side: Side) -> u32 {
    let near = |b: &Brigade| w.bound.has(*b);
    let counted = unplaced(w, s, side).filter(|b| !w.is_legion(*b) && !near(b)).count() as u32;
    counted.saturating_sub(forward_left(w, s, side))
}

/// Zones of the headquarters to which a brigade of the side is bound, while it is unplaced (13).
fn bound_zones(w: &World, s: &State, side: Side) -> Option<Zones> {
    let bound = unplaced(w, s, side).and(w.bound).first()?;
    setup_of(w, bound)?.near.as_deref().map(|hq| near_hq(w, s, hq))
}

/// What room the placement leaves, to see that everybody else can still be placed.
#[derive(Clone, Copy)]
pub(super) struct Census {
    /// The rest's area.
    area: Zones,
    /// Zones of the brigade bound to a headquarters, while it is unplaced.
    near: Zones,
    /// Places for the rest.
    capacity: u32,
    /// Places for the bound brigade.
    near_capacity: u32,
    /// Places in either.
    joint_capacity: u32,
    /// Empty zones where forward brigades take nobody's room.
    outside: u32,
    /// Empty zones where they do.
    inside: u32,
    forward_left: u32,
    rest_left: u32,
    near_left: u32,
}

impl Census {
    pub(super) fn take(w: &World, s: &State, side: Side) -> Census {
        let area = w.rest_area[side];
        let bound = bound_zones(w, s, side);
        let near = bound.unwrap_or(Zones::EMPTY);
        let taken = forward_zones(s).or(s.occupied(w, side.other()));
        let places = |zones: Zones| zones.less(taken).map(|zone| room(w, s, zone, Brigades::EMPTY) as u32).sum();
        let empty = bank_zones(w, side).less(s.occupied(w, side)).less(taken);
        Census {
            area,
            near,
            capacity: places(area),
            near_capacity: places(near),
            joint_capacity: places(area.or(near)),
            outside: empty.less(area.or(near)).len(),
            inside: empty.and(area.or(near)).len(),
            forward_left: forward_left(w, s, side),
            rest_left: rest_left(w, s, side),
            near_left: u32::from(bound.is_some()),
        }
    }

    /// Forward brigades go outside first; inside each takes a whole zone of the others' room. The rest and
    /// the bound brigade must fit each by themselves and both together.
    pub(super) fn everybody_fits(&self) -> bool {
        let inside = self.forward_left.saturating_sub(self.outside);
        let near_fits = self.near_left == 0 || self.near_left + 2 * inside <= self.near_capacity;
        inside <= self.inside
            && near_fits
            && self.rest_left + 2 * inside <= self.capacity
            && self.rest_left + self.near_left + 2 * inside <= self.joint_capacity
    }

    /// A forward brigade takes an empty zone.
    fn with_forward(self, zone: Zone) -> Census {
        Census { forward_left: self.forward_left.saturating_sub(1), ..self }.with_zone(zone)
    }

    /// A forward brigade, or its marker, takes an empty zone whole.
    fn with_zone(mut self, zone: Zone) -> Census {
        if self.area.or(self.near).has(zone) {
            self.inside = self.inside.saturating_sub(1);
        } else {
            self.outside = self.outside.saturating_sub(1);
        }
        self.with_places(zone, 2)
    }

    /// One of the rest takes a place.
    fn with_rest(self, zone: Zone) -> Census {
        Census { rest_left: self.rest_left.saturating_sub(1), ..self }.with_places(zone, 1)
    }

    /// The bound brigade takes a place.
    fn with_bound(self, zone: Zone) -> Census {
        Census { near_left: 0, ..self }.with_places(zone, 1)
    }

    fn with_places(mut self, zone: Zone, places: u32) -> Census {
        if self.area.has(zone) {
            self.capacity = self.capacity.saturating_sub(places);
        }
        if self.near.has(zone) {
            self.near_capacity = self.near_capacity.saturating_sub(places);
        }
        if self.area.or(self.near).has(zone) {
            self.joint_capacity = self.joint_capacity.saturating_sub(places);
        }
        self
    }

    pub(super) fn check(self) -> Result<(), Bar> {
        if self.everybody_fits() { Ok(()) } else { Err(Bar::RestCouldNotBePlaced) }
    }
}

/// Zones within one zone of a headquarters (13).
pub(super) fn near_hq(w: &World, s: &State, id: &str) -> Zones {
    let Some(hq) = w.find_hq(id) else { return Zones::EMPTY };
    let Some(zone) = s.hq(hq).zone else { return Zones::EMPTY };
    let side = w.hq_sheet(hq).side;
    crate::movement::ways_out(w, s, side, zone).or(zone.alone())
}

/// Checks a placement.
pub fn check_place(w: &World, s: &State, side: Side, brigade: Brigade, zone: Zone, forward: bool) -> Result<(), Bar> {
    if !unplaced(w, s, side).has(brigade) {
        return Err(Bar::NotToBePlaced);
    }
    if s.occupied(w, side.other()).has(zone) {
        return Err(Bar::EnemyThere);
    }
    let census = Census::take(w, s, side);
    if w.bound.has(brigade) {
        check_place_bound(w, s, side, zone, forward)?;
        return census.with_bound(zone).check();
    }
    let free = free_placement(w, side).ok_or(Bar::NotToBePlaced)?;
    if !on_bank(w, zone, free) {
        return Err(Bar::WrongBank);
    }
    if forward {
        check_place_forward(w, s, side, brigade, zone, free)?;
        return census.with_forward(zone).check();
    }
    check_place_rest(w, s, side, brigade, zone, free)?;
    if w.is_legion(brigade) { Ok(()) } else { census.with_rest(zone).check() }
}

/// 13: with its headquarters or next to it, but not in the zone of a forward brigade, which is its own.
fn check_place_bound(w: &World, s: &State, side: Side, zone: Zone, forward: bool) -> Result<(), Bar> {
    if forward_left(w, s, side) > 0 {
        return Err(if forward { Bar::NotForwardArmy } else { Bar::ForwardFirst });
    }
    if forward || !bound_zones(w, s, side).is_some_and(|near| near.has(zone)) {
        return Err(Bar::NotNearHq);
    }
    if forward_zones(s).has(zone) {
        return Err(Bar::ZoneTakenForward);
    }
    if room(w, s, zone, Brigades::EMPTY) == 0 { Err(Bar::FullZone) } else { Ok(()) }
}

fn check_place_forward(
    w: &World,
    s: &State,
    side: Side,
    brigade: Brigade,
    zone: Zone,
    free: &FreePlacement,
) -> Result<(), Bar> {
    if forward_left(w, s, side) == 0 {
        return Err(Bar::ForwardComplete);
    }
    let right_army = free.forward_army.as_ref().is_none_or(|army| *army == w.sheet(brigade).army);
    if !right_army || w.is_legion(brigade) {
        return Err(Bar::NotForwardArmy);
    }
    if s.occupied(w, side).has(zone) { Err(Bar::ZoneTakenForward) } else { Ok(()) }
}

fn check_place_rest(
    w: &World,
    s: &State,
    side: Side,
    brigade: Brigade,
    zone: Zone,
    free: &FreePlacement,
) -> Result<(), Bar> {
    if forward_left(w, s, side) > 0 {
        return Err(Bar::ForwardFirst);
    }
    let legion_joins = w.is_legion(brigade) && !s.stacks[zone].is_empty();
    if legion_joins {
        return Ok(());
    }
    if forward_zones(s).has(zone) {
        return Err(Bar::ZoneTakenForward);
    }
    if free.off_stream && touches_stream(w, zone) {
        return Err(Bar::TouchesBullRun);
    }
    if !w.rest_area[side].has(zone) {
        return Err(outside_area(w, side));
    }
    if !w.is_legion(brigade) && room(w, s, zone, Brigades::EMPTY) == 0 { Err(Bar::FullZone) } else { Ok(()) }
}

/// Why a zone is not open to the rest of a side.
fn outside_area(w: &World, side: Side) -> Bar {
    match (w.options.at_least_5, side) {
        (true, _) => Bar::TooNearToBase,
        (false, Side::Union) => Bar::TooFarFromBaseNorth,
        (false, Side::Confederate) => Bar::TooFarFromBase,
    }
}

/// Checks the marker of an extended line in the set-up.
pub fn check_extend(w: &World, s: &State, side: Side, brigade: Brigade, zone: Zone) -> Result<(), Bar> {
    check_extend_counted(w, s, side, brigade, zone, Census::take(w, s, side))
}

fn check_extend_counted(
    w: &World,
    s: &State,
    side: Side,
    brigade: Brigade,
    zone: Zone,
    census: Census,
) -> Result<(), Bar> {
    if !s.on_map(w, side).has(brigade) || w.is_legion(brigade) {
        return Err(Bar::MayNotExtend);
    }
    if s.is_extended(brigade) {
        return Err(Bar::AlreadyExtended);
    }
    let from = s.brigade(brigade).zone.ok_or(Bar::MayNotExtend)?;
    check_marker_zone(w, s, from, zone, side)?;
    if must_extend(w, s, side).has(brigade) {
        return census.with_places(zone, 1).check();
    }
    let free = free_placement(w, side).filter(|free| free.extended).ok_or(Bar::MayNotExtend)?;
    if !on_bank(w, zone, free) {
        return Err(Bar::WrongBank);
    }
    if w.bound.has(brigade) {
        return Err(Bar::MayNotExtend);
    }
    if s.forward.has(brigade) {
        let taken = s.occupied(w, side).has(zone);
        return if taken { Err(Bar::ZoneTakenForward) } else { census.with_zone(zone).check() };
    }
    if forward_zones(s).has(zone) {
        return Err(Bar::ZoneTakenForward);
    }
    if !w.rest_area[side].has(zone) {
        return Err(outside_area(w, side));
    }
    census.with_places(zone, 1).check()
}

/// Checks that the placement is finished.
pub fn check_placed(w: &World, s: &State, side: Side) -> Result<(), Bar> {
    let open = !unplaced(w, s, side).is_empty() || !must_extend(w, s, side).is_empty();
    if open || free_placement(w, side).is_none() { Err(Bar::PlacementIncomplete) } else { Ok(()) }
}

/// Lists what a side may place. The zones are worked out as sets, once for all brigades;
/// [`check_place`] and [`check_extend`] give the reasons.
pub fn list_placing(w: &World, s: &State, side: Side, out: &mut impl Out<Choice>) {
    let census = Census::take(w, s, side);
    let forward = census.forward_left > 0;
    for brigade in unplaced(w, s, side) {
        let zones = if forward { forward_open(w, s, side, brigade, census) } else { open(w, s, side, brigade, census) };
        out.extend(zones.map(|zone| Choice::Place { brigade, zone, forward }));
    }
    list_extensions(w, s, side, census, out);
    if check_placed(w, s, side).is_ok() {
        out.push(Choice::Placed);
    }
}

/// Zones for one of the three that stand anywhere.
fn forward_open(w: &World, s: &State, side: Side, brigade: Brigade, census: Census) -> Zones {
    let army = free_placement(w, side).and_then(|free| free.forward_army.as_ref());
    let right_army = army.is_none_or(|army| *army == w.sheet(brigade).army);
    if !right_army || w.is_legion(brigade) || w.bound.has(brigade) {
        return Zones::EMPTY;
    }
    let empty = bank_zones(w, side).less(s.occupied(w, side)).less(s.occupied(w, side.other()));
    empty.filter(|zone| census.with_forward(*zone).everybody_fits()).collect()
}

/// Zones for a brigade once the forward ones stand; the Legion may also join any brigade.
fn open(w: &World, s: &State, side: Side, brigade: Brigade, census: Census) -> Zones {
    let bank = bank_zones(w, side);
    let own = forward_zones(s);
    let closed = own.or(s.occupied(w, side.other()));
    if w.is_legion(brigade) {
        return census.area.less(closed).or(s.occupied(w, side).and(bank));
    }
    let free = |zone: &Zone| room(w, s, *zone, Brigades::EMPTY) > 0;
    if w.bound.has(brigade) {
        let fits = |zone: &Zone| free(zone) && census.with_bound(*zone).everybody_fits();
        return census.near.less(closed).filter(fits).collect();
    }
    let fits = |zone: &Zone| free(zone) && census.with_rest(*zone).everybody_fits();
    census.area.less(closed).filter(fits).collect()
}

/// The bank a side places on.
pub(super) fn bank_zones(w: &World, side: Side) -> Zones {
    free_placement(w, side).map_or(Zones::EMPTY, |free| w.zones.filter(|zone| on_bank(w, *zone, free)).collect())
}

fn list_extensions(w: &World, s: &State, side: Side, census: Census, out: &mut impl Out<Choice>) {
    let free = free_placement(w, side).filter(|free| free.extended);
    for brigade in s.on_map(w, side) {
        let Some(zone) = s.brigade(brigade).zone else { continue };
        if free.is_some() || w.to_extend.has(brigade) {
            let fits = |to: &Zone| check_extend_counted(w, s, side, brigade, *to, census).is_ok();
            out.extend(w.land(zone).filter(fits).map(|zone| Choice::Extend { brigade, zone }));
        }
    }
}

pub(super) fn put_down(w: &World, s: &mut State, brigade: Brigade, zone: Zone, forward: bool) {
    let b = s.brigade_mut(brigade);
    b.status = Status::OnMap;
    b.zone = Some(zone);
    if forward {
        s.forward.insert(brigade);
    }
    seat(w, s, brigade.counter(), zone, 3);
}

/// Puts an element into a stack in the set-up; the Legion joins whoever stands there.
pub(super) fn seat(w: &World, s: &mut State, element: Element, zone: Zone, line: usize) {
    let legion = w.legion.map(Brigade::counter);
    if legion == Some(element) {
        match s.stacks[zone].front() {
            Some(host) => s.legion_host = Some(host),
            None => s.stacks[zone].insert(element, 0),
        }
        return;
    }
    if legion.is_some() && s.stacks[zone].front() == legion {
        s.stacks[zone] = crate::state::Stack::default();
        s.legion_host = Some(element);
    }
    s.stacks[zone].insert(element, line);
}
