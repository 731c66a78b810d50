//! 12: set-up. A scenario file is checked against the rules before it becomes a state.

use kernel::{DataError, Side};

use crate::bar::Bar;
use crate::choice::{Choice, Out};
use crate::describe::Watch;
use crate::event::Event;
use crate::extended_line::check_marker_zone;
use crate::facing::end_facings;
use crate::hq::hq_contact;
use crate::ids::{Brigade, Brigades, Element, Hq, Hqs, Zone, Zones};
use crate::movement::{costs_from, room};
use crate::play::Play;
use crate::scenario::{ExtendedSetup, FreePlacement, Line, Placement, StartPhase, UnitSetup};
use crate::stacking::hosts;
use crate::state::{ArrangeStep, HqState, Stage, State, Status};
use crate::world::{Arrival, ScoringZone, World};

// ---- Free placement and the 30th Virginia (12.2, 13) ----

/// The free placement of a side, if the scenario has one.
pub fn free_placement(w: &World, side: Side) -> Option<&FreePlacement> {
    (w.scenario.placement == Placement::Free).then(|| w.scenario.free.get(side.id())).flatten()
}

/// What the scenario says about a brigade.
pub fn setup_of(w: &World, brigade: Brigade) -> Option<&UnitSetup> {
    w.scenario.units.iter().find(|u| u.id == w.sheet(brigade).id)
}

/// Brigades the side still has to place.
fn unplaced(w: &World, s: &State, side: Side) -> Brigades {
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
struct Census {
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
    fn take(w: &World, s: &State, side: Side) -> Census {
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
    fn everybody_fits(&self) -> bool {
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

    fn check(self) -> Result<(), Bar> {
        if self.everybody_fits() { Ok(()) } else { Err(Bar::RestCouldNotBePlaced) }
    }
}

/// Zones within one zone of a headquarters (13).
fn near_hq(w: &World, s: &State, id: &str) -> Zones {
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
pub fn list_placing(w: &World, s: &State, side: Side, out: &mut impl Out) {
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
fn bank_zones(w: &World, side: Side) -> Zones {
    free_placement(w, side).map_or(Zones::EMPTY, |free| w.zones.filter(|zone| on_bank(w, *zone, free)).collect())
}

fn list_extensions(w: &World, s: &State, side: Side, census: Census, out: &mut impl Out) {
    let free = free_placement(w, side).filter(|free| free.extended);
    for brigade in s.on_map(w, side) {
        let Some(zone) = s.brigade(brigade).zone else { continue };
        if free.is_some() || w.to_extend.has(brigade) {
            let fits = |to: &Zone| check_extend_counted(w, s, side, brigade, *to, census).is_ok();
            out.extend(w.land(zone).filter(fits).map(|zone| Choice::Extend { brigade, zone }));
        }
    }
}

fn put_down(w: &World, s: &mut State, brigade: Brigade, zone: Zone, forward: bool) {
    let b = s.brigade_mut(brigade);
    b.status = Status::OnMap;
    b.zone = Some(zone);
    if forward {
        s.forward.insert(brigade);
    }
    seat(w, s, brigade.counter(), zone, 3);
}

/// Puts an element into a stack in the set-up; the Legion joins whoever stands there.
fn seat(w: &World, s: &mut State, element: Element, zone: Zone, line: usize) {
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

// ---- Lines, host, facings (R-42) ----

/// The lowest zone of a side that is not arranged yet.
pub fn zone_to_arrange(w: &World, s: &State, side: Side, done: Zones) -> Option<Zone> {
    s.occupied(w, side).less(done).first()
}

/// True if the order of lines is a choice.
pub fn lines_open(w: &World, s: &State, zone: Zone) -> bool {
    hosts(w, s, zone).count() > 1
}

/// True if the Legion stands here with several brigades.
pub fn host_open(w: &World, s: &State, zone: Zone) -> bool {
    let here = w.legion.is_some_and(|legion| s.brigade(legion).zone == Some(zone));
    here && lines_open(w, s, zone)
}

/// Lists what is arranged next.
pub fn list_arranging(w: &World, s: &State, side: Side, done: Zones, step: ArrangeStep, out: &mut impl Out) {
    let Some(zone) = zone_to_arrange(w, s, side, done) else { return };
    match step {
        ArrangeStep::Lines => out.extend(hosts(w, s, zone).map(Choice::Front)),
        ArrangeStep::Host => out.extend(hosts(w, s, zone).map(Choice::Host)),
        ArrangeStep::Facing => crate::arrival::list_facings(w, zone, end_facings(w, s, side, zone), out),
    }
}

/// Checks an arrangement.
pub fn check_arranging(
    w: &World,
    s: &State,
    side: Side,
    done: Zones,
    step: ArrangeStep,
    choice: &Choice,
) -> Result<(), Bar> {
    let zone = zone_to_arrange(w, s, side, done).ok_or(Bar::NotAskedNow)?;
    match (step, *choice) {
        (ArrangeStep::Lines, Choice::Front(e)) | (ArrangeStep::Host, Choice::Host(e)) => {
            if hosts(w, s, zone).any(|host| host == e) { Ok(()) } else { Err(Bar::NoSuchLine) }
        }
        (ArrangeStep::Facing, Choice::Face(towards)) => {
            let slot = w.ground(zone).slot_of(towards).ok_or(Bar::NotARingZone)?;
            if end_facings(w, s, side, zone).has(slot) { Ok(()) } else { Err(Bar::FacingLosesEnemies) }
        }
        _ => Err(Bar::NotAskedNow),
    }
}

impl Play<'_> {
    /// Places a brigade.
    pub fn place(&mut self, brigade: Brigade, zone: Zone, forward: bool) {
        put_down(self.w, self.s, brigade, zone, forward);
        self.tell(Event::Placed { brigade, zone, forward });
    }

    /// Puts a marker down in the set-up.
    pub fn extend(&mut self, brigade: Brigade, zone: Zone) {
        self.s.brigade_mut(brigade).marker = Some(zone);
        seat(self.w, self.s, brigade.marker(), zone, 3);
        self.tell(Event::Extended { brigade, zone });
    }

    /// The placement of a side is finished.
    pub fn placed(&mut self, side: Side) {
        self.s.stage = Stage::Arrange { side, done: Zones::EMPTY, step: ArrangeStep::Lines };
    }

    /// Carries out a checked arrangement.
    pub fn arrange(&mut self, side: Side, done: Zones, step: ArrangeStep, choice: &Choice) {
        let Some(zone) = zone_to_arrange(self.w, self.s, side, done) else { return };
        match *choice {
            Choice::Front(element) => {
                self.s.stacks[zone].remove(element);
                self.s.stacks[zone].insert(element, 0);
                self.tell(Event::LineTaken { element, line: 0 });
            }
            Choice::Host(element) => self.attach_legion(element),
            Choice::Face(towards) => self.face(zone, towards),
            _ => {}
        }
        self.next_arrangement(side, done, step);
    }

    /// Lines, then host, then facing, then the next zone.
    pub fn next_arrangement(&mut self, side: Side, mut done: Zones, step: ArrangeStep) {
        let step = match step {
            ArrangeStep::Lines => ArrangeStep::Host,
            ArrangeStep::Host => ArrangeStep::Facing,
            ArrangeStep::Facing => {
                if let Some(zone) = zone_to_arrange(self.w, self.s, side, done) {
                    done.insert(zone);
                }
                ArrangeStep::Lines
            }
        };
        self.s.stage = Stage::Arrange { side, done, step };
    }
}

// ---- From a scenario file to a state ----

/// Resolves what the scenario names, then builds and checks the state it starts from.
pub fn starting_state(w: &mut World) -> Result<State, DataError> {
    resolve_scoring(w)?;
    resolve_arrivals(w)?;
    resolve_setups(w);
    let mut s = State::empty();
    let builder = Builder { w, file: &w.scenario_file };
    builder.check_banks()?;
    builder.start(&mut s)?;
    builder.headquarters(&mut s)?;
    builder.units(&mut s)?;
    builder.control(&mut s);
    builder.stage(&mut s)?;
    builder.check(&s)?;
    let s = settle_start(w, s);
    let marked: Brigades = w.side_brigades.union.or(w.side_brigades.confederate).filter(|b| s.brigade(*b).op).collect();
    if w.scenario.placement == Placement::Historical {
        w.must_march = marked;
    }
    Ok(s)
}

/// Goes on to the first choice if no die falls before it; otherwise the first choice is to begin.
fn settle_start(w: &World, s: State) -> State {
    let mut settled = s.clone();
    let mut dice = Watch::default();
    let mut events = Vec::new();
    settled.waiting = false;
    Play { w, s: &mut settled, dice: &mut dice, events: &mut events }.settle();
    if dice.noticed() { s } else { settled }
}

fn resolve_setups(w: &mut World) {
    for unit in &w.scenario.units {
        let Some(brigade) = w.find_brigade(&unit.id) else { continue };
        if unit.near.is_some() {
            w.bound.insert(brigade);
        }
        if unit.extended == Some(ExtendedSetup::Chosen(true)) {
            w.to_extend.insert(brigade);
        }
    }
}

fn resolve_scoring(w: &mut World) -> Result<(), DataError> {
    let mut scoring = Vec::new();
    for objective in &w.scenario.objectives {
        let zone = w.zone_in(&w.scenario_file, &objective.place)?;
        if scoring.iter().any(|known: &ScoringZone| known.zone == zone) {
            return Err(DataError::new(&w.scenario_file, None, format!("objective '{}' twice", objective.place)));
        }
        if !(0..=50).contains(&objective.points) {
            return Err(DataError::new(&w.scenario_file, None, "an objective is worth 0 to 50 points"));
        }
        scoring.push(ScoringZone { zone, points: objective.points });
    }
    if scoring.iter().map(|zone| zone.points).sum::<i32>() > 100 {
        return Err(DataError::new(&w.scenario_file, None, "all objectives together are worth at most 100 points"));
    }
    if scoring.len() > 16 {
        return Err(DataError::new(&w.scenario_file, None, "there may be at most 16 objectives"));
    }
    w.scoring = scoring;
    Ok(())
}

fn resolve_arrivals(w: &mut World) -> Result<(), DataError> {
    let mut arrivals = Vec::new();
    for reinforcement in &w.scenario.reinforcements {
        let known = w.brigades.iter().any(|b| b.id == reinforcement.unit);
        if !known {
            let problem = format!("there is no brigade '{}'", reinforcement.unit);
            return Err(DataError::new(&w.scenario_file, None, problem));
        }
        let zone = w.zone_in(&w.scenario_file, &reinforcement.place)?;
        let limit = usize::from(reinforcement.limit.unwrap_or(2));
        if !(1..=3).contains(&limit) {
            return Err(DataError::new(&w.scenario_file, None, "a reinforcement's limit is 1 to 3"));
        }
        if let Some(brigade) = w.find_brigade(&reinforcement.unit) {
            if arrivals.iter().any(|known: &Arrival| known.brigade == brigade) {
                let problem = format!("reinforcement '{}' twice", reinforcement.unit);
                return Err(DataError::new(&w.scenario_file, None, problem));
            }
            arrivals.push(Arrival { brigade, turn: reinforcement.turn, zone, limit });
        }
    }
    w.arrivals = arrivals;
    Ok(())
}

struct Builder<'w> {
    w: &'w World,
    file: &'w str,
}

impl Builder<'_> {
    fn error(&self, problem: impl Into<String>) -> DataError {
        DataError::new(self.file, None, problem)
    }

    fn zone(&self, id: &str) -> Result<Zone, DataError> {
        self.w.zone_in(self.file, id)
    }

    fn known_brigade(&self, id: &str) -> Result<Option<Brigade>, DataError> {
        if !self.w.brigades.iter().any(|b| b.id == id) {
            return Err(self.error(format!("there is no brigade '{id}' in the order of battle")));
        }
        Ok(self.w.find_brigade(id))
    }

    fn start(&self, s: &mut State) -> Result<(), DataError> {
        let start = &self.w.scenario.start;
        self.turn_on_track(start.turn)?;
        s.turn = start.turn;
        s.phase = start.movement_phase.unwrap_or(1);
        if !(1..=5).contains(&s.phase) {
            return Err(self.error("a turn has movement phases 1 to 5").against("BR-8-no-sixth"));
        }
        s.first = start.first.unwrap_or(self.w.tables.initiative.first_turn);
        s.active = start.side.unwrap_or(s.first);
        for side in &start.offensive_used {
            s.offensive_used[*side] = true;
        }
        s.offensive_now = start.offensive_now;
        if let Some(side) = start.offensive_now {
            s.offensive_used[side] = true;
            if s.turn == 1 {
                return Err(self.error("no major offensive on turn 1").against("BR-6-mo-not-turn1"));
            }
        }
        s.farm_ford_open = start.farm_ford_open;
        for (side, losses) in &start.earlier_losses {
            let side: Side = side.parse().map_err(|e: kernel::side::UnknownSide| self.error(e.to_string()))?;
            s.losses[side] = *losses;
        }
        for id in &start.crossed_sudley {
            if let Some(brigade) = self.known_brigade(id)? {
                if self.w.sheet(brigade).side != Side::Union {
                    let problem = format!("'{id}': only Northern brigades count for Sudley Ford");
                    return Err(self.error(problem).against("BR-13-manoeuvre-count"));
                }
                s.crossed_sudley.insert(brigade);
            }
        }
        for id in &start.acted {
            if let Some(brigade) = self.known_brigade(id)? {
                s.acted.insert(brigade);
            }
        }
        for id in &start.attacked {
            s.attacked.insert(self.zone(id)?);
        }
        Ok(())
    }

    /// An eighth turn is only played by option (13).
    fn turn_on_track(&self, turn: u8) -> Result<(), DataError> {
        let turns = self.w.turns;
        if !(1..=20).contains(&turns) {
            return Err(self.error(format!("a game has 1 to 20 turns, not {turns}")).against("BR-1-turn-track"));
        }
        if turn == turns + 1 && !self.w.options.extra_turn {
            let problem = format!("turn {turn} is only played with the option extra-turn");
            return Err(self.error(problem).against("BR-13-extra-turn"));
        }
        if !(1..=turns + 1).contains(&turn) {
            let problem = format!("turn {turn} is not on the track of {turns} turns");
            return Err(self.error(problem).against("BR-1-turn-track"));
        }
        Ok(())
    }

    fn headquarters(&self, s: &mut State) -> Result<(), DataError> {
        let mut listed = Hqs::EMPTY;
        for setup in &self.w.scenario.headquarters {
            let hq: Hq = self
                .w
                .find_hq(&setup.id)
                .ok_or_else(|| self.error(format!("there is no headquarters '{}'", setup.id)))?;
            if listed.has(hq) {
                return Err(self.error(format!("'{}' is listed twice", setup.id)));
            }
            listed.insert(hq);
            let zone = setup.place.as_deref().map(|id| self.zone(id)).transpose()?;
            let moved = zone != Some(self.w.bases[self.w.hq_sheet(hq).side]);
            *s.hq_mut(hq) = HqState { zone, activated: setup.activated, moved };
        }
        Ok(())
    }

    fn units(&self, s: &mut State) -> Result<(), DataError> {
        let mut seated: Vec<(Line, Element, Zone)> = Vec::new();
        let mut listed = Brigades::EMPTY;
        for unit in &self.w.scenario.units {
            let Some(brigade) = self.known_brigade(&unit.id)? else { continue };
            if listed.has(brigade) {
                return Err(self.error(format!("'{}' is listed twice", unit.id)));
            }
            listed.insert(brigade);
            self.unit(s, brigade, unit, &mut seated)?;
        }
        seated.sort_by_key(|(line, _, _)| *line as u8);
        for (_, element, zone) in seated {
            self.seat(s, element, zone)?;
        }
        self.legion(s)?;
        for arrival in &self.w.arrivals {
            if !listed.has(arrival.brigade) {
                s.brigade_mut(arrival.brigade).status = Status::Waiting;
            }
        }
        self.facings(s)
    }

    fn unit(
        &self,
        s: &mut State,
        brigade: Brigade,
        unit: &UnitSetup,
        seated: &mut Vec<(Line, Element, Zone)>,
    ) -> Result<(), DataError> {
        let sheet = self.w.sheet(brigade);
        if unit.fatigue > 2 {
            return Err(self.error(format!("'{}': fatigue is 0 to 2", unit.id)).against("BR-11.4-fatigue-cap"));
        }
        if unit.losses > sheet.combat || (unit.losses == sheet.combat && !unit.eliminated) {
            let problem = format!("'{}' has lost all its steps; say eliminated = true", unit.id);
            return Err(self.error(problem).against("BR-11.4-elimination"));
        }
        self.unit_words(brigade, unit)?;
        // Who is gone has lost every step (11.4).
        let losses = if unit.eliminated { sheet.combat } else { unit.losses };
        s.losses[sheet.side] = s.losses[sheet.side].saturating_add(losses);
        let zone = unit.place.as_deref().map(|id| self.zone(id)).transpose()?;
        let state = s.brigade_mut(brigade);
        state.losses = losses;
        state.fatigue = unit.fatigue;
        state.op = unit.op;
        state.zone = zone;
        state.status = match (unit.eliminated, zone) {
            (true, _) => Status::Eliminated,
            (false, Some(_)) => Status::OnMap,
            (false, None) => Status::Unplaced,
        };
        if state.status == Status::Eliminated {
            state.zone = None;
            return Ok(());
        }
        let Some(zone) = zone else {
            return self.unplaced(unit, sheet.side);
        };
        seated.push((unit.line.unwrap_or(Line::Front), brigade.counter(), zone));
        if let Some(ExtendedSetup::At(id)) = &unit.extended {
            let marker = self.zone(id)?;
            if !self.w.land(zone).has(marker) {
                let problem = format!("'{}': the marker must lie next to its brigade over land", unit.id);
                return Err(self.error(problem).against("BR-10.6-deploy-no-river"));
            }
            s.brigade_mut(brigade).marker = Some(marker);
            seated.push((unit.marker_line.unwrap_or(Line::Front), brigade.marker(), marker));
        }
        if unit.engaged {
            s.engaged = s.engaged.or(s.elements_of(brigade));
        }
        Ok(())
    }

    /// What a unit's lines say must go together.
    fn unit_words(&self, brigade: Brigade, unit: &UnitSetup) -> Result<(), DataError> {
        let set_up = self.w.scenario.start.phase == StartPhase::SetUp;
        let extended = !matches!(unit.extended, None | Some(ExtendedSetup::Chosen(false)));
        let refuse =
            |problem: &str, rule: &'static str| Err(self.error(format!("'{}': {problem}", unit.id)).against(rule));
        if unit.op && unit.fatigue > 0 {
            return refuse("a fatigued brigade may hold no operational marker", "BR-6-op-fatigued");
        }
        if unit.op && extended {
            return refuse("a brigade in extended line may hold no operational marker", "BR-6-op-no-extended");
        }
        if extended && self.w.is_legion(brigade) {
            return refuse("the Legion never deploys", "BR-10.5-legion-no-deploy");
        }
        if !set_up && unit.extended == Some(ExtendedSetup::Chosen(true)) {
            return refuse("name the second zone of its line; the set-up is over", "BR-12.1-cocke-extended");
        }
        if unit.host.is_some() && !self.w.is_legion(brigade) {
            return refuse("only the Legion has a host", "BR-10.5-legion-host");
        }
        Ok(())
    }

    fn unplaced(&self, unit: &UnitSetup, side: Side) -> Result<(), DataError> {
        if unit.near.is_none() && free_placement(self.w, side).is_none() {
            return Err(self.error(format!("'{}' has no place", unit.id)).against("BR-12.1-historical"));
        }
        if let Some(near) = &unit.near {
            self.bound_to_own_hq(unit, near, side)?;
        }
        if self.w.scenario.start.phase != StartPhase::SetUp {
            return Err(self.error(format!("'{}' has no place and the set-up is over", unit.id)));
        }
        Ok(())
    }

    fn bound_to_own_hq(&self, unit: &UnitSetup, near: &str, side: Side) -> Result<(), DataError> {
        let Some(hq) = self.w.find_hq(near) else {
            return Err(self.error(format!("'{}': there is no headquarters '{near}'", unit.id)));
        };
        if self.w.hq_sheet(hq).side != side {
            let problem = format!("'{}': '{near}' is not a headquarters of its side", unit.id);
            return Err(self.error(problem).against("BR-13-30va-place"));
        }
        let bound = |u: &&UnitSetup| {
            u.near.is_some()
                && u.place.is_none()
                && self.w.find_brigade(&u.id).is_some_and(|b| self.w.sheet(b).side == side)
        };
        if self.w.scenario.units.iter().filter(bound).count() > 1 {
            return Err(self.error("only one brigade of a side may be bound to a headquarters"));
        }
        Ok(())
    }

    fn seat(&self, s: &mut State, element: Element, zone: Zone) -> Result<(), DataError> {
        let side = self.w.side_of(element);
        let id = &self.w.sheet(element.brigade()).id;
        if s.stacks[zone].front().is_some_and(|e| self.w.side_of(e) != side) {
            let problem = format!("'{id}' and an enemy stand in {}", self.w.zone_id(zone));
            return Err(self.error(problem).against("BR-10.3-enemy-zone"));
        }
        if self.w.is_legion(element.brigade()) {
            return Ok(());
        }
        if s.stacks[zone].len() >= self.limit(s, element, zone) {
            let problem = format!("'{id}': {} already holds its limit of brigades", self.w.zone_id(zone));
            return Err(self.error(problem).against("BR-10.5-limit-two"));
        }
        s.stacks[zone].insert(element, 3);
        Ok(())
    }

    /// Two, or what an arrival allows where one of its brigades stands.
    fn limit(&self, s: &State, element: Element, zone: Zone) -> usize {
        let here = |b: Brigade| b == element.brigade() || s.stacks[zone].iter().any(|e| e.brigade() == b);
        let arrived = self.w.arrivals.iter().filter(|a| a.zone == zone && here(a.brigade));
        arrived.map(|a| a.limit).fold(2, usize::max)
    }

    fn legion(&self, s: &mut State) -> Result<(), DataError> {
        let Some(legion) = self.w.legion else { return Ok(()) };
        let Some(zone) = s.brigade(legion).zone else { return Ok(()) };
        if s.stacks[zone].front().is_some_and(|e| self.w.side_of(e) != self.w.sheet(legion).side) {
            let problem = format!("the Legion and an enemy stand in {}", self.w.zone_id(zone));
            return Err(self.error(problem).against("BR-10.3-enemy-zone"));
        }
        let wanted = setup_of(self.w, legion).and_then(|u| u.host.clone());
        let stack = s.stacks[zone];
        let host = match &wanted {
            Some(id) => {
                let found = stack.iter().find(|e| self.w.sheet(e.brigade()).id == *id);
                Some(found.ok_or_else(|| {
                    self.error(format!("'{id}' is not in the Legion's zone")).against("BR-10.5-legion-shares")
                })?)
            }
            None => stack.front(),
        };
        match host {
            Some(_) if s.brigade(legion).op => {
                let problem = "the attached Legion shares its host's marker and holds none of its own";
                return Err(self.error(problem).against("BR-6-op-legion"));
            }
            Some(host) => {
                s.legion_host = Some(host);
                s.brigade_mut(legion).fatigue = s.brigade(host.brigade()).fatigue;
            }
            None => s.stacks[zone].insert(legion.counter(), 0),
        }
        Ok(())
    }

    fn facings(&self, s: &mut State) -> Result<(), DataError> {
        let mut wanted: Vec<(Element, &str)> = Vec::new();
        for unit in &self.w.scenario.units {
            let Some(brigade) = self.w.find_brigade(&unit.id) else { continue };
            wanted.extend(unit.facing.as_deref().map(|id| (brigade.counter(), id)));
            wanted.extend(unit.marker_facing.as_deref().map(|id| (brigade.marker(), id)));
        }
        for (element, id) in wanted {
            let towards = self.zone(id)?;
            let Some(zone) = s.zone_of(element) else { continue };
            let slot = self.w.ground(zone).slot_of(towards).ok_or_else(|| {
                let problem = format!("{} cannot face {id}: they are not adjacent", self.w.zone_id(zone));
                self.error(problem).against("BR-10.2-front-three")
            })?;
            if s.is_front(element) {
                s.facings[zone] = Some(slot);
            }
        }
        Ok(())
    }

    fn control(&self, s: &mut State) {
        for (at, objective) in self.w.scenario.objectives.iter().enumerate() {
            if objective.control == Side::Union {
                s.union_controls |= 1 << at;
            }
        }
    }

    fn stage(&self, s: &mut State) -> Result<(), DataError> {
        let start = &self.w.scenario.start;
        s.stage = match start.phase {
            StartPhase::SetUp => {
                s.active = Side::Confederate;
                s.first = self.w.tables.initiative.first_turn;
                Stage::Place(Side::Confederate)
            }
            StartPhase::Initiative => Stage::Offensive(Side::Union),
            StartPhase::OpMarkers => Stage::OpMarkers { side: s.first.other(), from: 0 },
            StartPhase::Movement => Stage::ActivationRoll,
            StartPhase::Activation => {
                let left = start.activations_left.ok_or_else(|| self.error("say activations-left"))?;
                Stage::Select { left: left.min(32) }
            }
            StartPhase::Headquarters => Stage::HqMoves,
            StartPhase::Combat => Stage::Combats,
            StartPhase::Continuation => {
                s.active = s.first.other();
                Stage::Continuation
            }
            StartPhase::Administration => {
                s.active = s.first;
                Stage::OpMoves(s.first)
            }
        };
        s.waiting = true;
        Ok(())
    }

    fn check(&self, s: &State) -> Result<(), DataError> {
        self.check_engaged(s)?;
        for side in Side::BOTH {
            self.check_free(s, side)?;
            self.check_set_up_room(s, side)?;
            self.check_hqs(s, side)?;
            self.check_marks(s, side)?;
            if self.w.scenario.start.phase != StartPhase::SetUp {
                self.check_facings(s, side)?;
            }
            for brigade in s.on_map(self.w, side) {
                if s.brigade(brigade).op && crate::command::in_contact(self.w, s, brigade) {
                    let problem = format!("'{}' is in contact and may hold no marker", self.w.sheet(brigade).id);
                    return Err(self.error(problem).against("BR-6-op-contact"));
                }
            }
        }
        Ok(())
    }

    /// Sides that place freely do so on banks of their own, so that neither takes the other's room.
    fn check_banks(&self) -> Result<(), DataError> {
        let free = &self.w.scenario.free;
        for (side, placement) in free {
            side.parse::<Side>().map_err(|error| self.error(error.to_string()))?;
            self.zone(&placement.base)?;
            if !["left", "right"].contains(&placement.bank.as_str()) {
                return Err(self.error(format!("a bank is 'left' or 'right', not '{}'", placement.bank)));
            }
        }
        let mut banks = free.values().map(|placement| &placement.bank);
        match (banks.next(), banks.next()) {
            (Some(one), Some(other)) if one == other => Err(self.error("both sides would place on the same bank")),
            _ => Ok(()),
        }
    }

    /// Everybody of a side that places freely finds room (12.2).
    fn check_free(&self, s: &State, side: Side) -> Result<(), DataError> {
        let Some(free) = free_placement(self.w, side) else { return Ok(()) };
        if self.w.scenario.start.phase != StartPhase::SetUp {
            return Err(self.error("free placement starts with the set-up"));
        }
        let army = |b: &Brigade| free.forward_army.as_ref().is_none_or(|army| *army == self.w.sheet(*b).army);
        let able = unplaced(self.w, s, side).filter(|b| army(b) && !self.w.is_legion(*b) && !self.w.bound.has(*b));
        if able.count() < usize::from(free.forward) {
            let problem = format!("the {side} side has fewer than {} brigades to place anywhere", free.forward);
            return Err(self.error(problem).against("BR-12.2-free-south"));
        }
        self.check_no_hq_beside(s, side, free)?;
        let census = Census::take(self.w, s, side);
        if census.everybody_fits() {
            return Ok(());
        }
        let rule = if side == Side::Union { "BR-12.2-free-north" } else { "BR-12.2-free-south" };
        Err(self.error(format!("the {side} side has not room for all its brigades")).against(rule))
    }

    /// No enemy headquarters stands where a side could place next to it (10.3).
    fn check_no_hq_beside(&self, s: &State, side: Side, free: &FreePlacement) -> Result<(), DataError> {
        let open = if free.forward > 0 { bank_zones(self.w, side) } else { self.w.rest_area[side] };
        let beside = |hq: &Hq| {
            let zone = s.hq(*hq).zone;
            zone.is_some_and(|zone| self.w.ground(zone).adjacent.or(zone.alone()).meets(open))
        };
        let mut hqs = self.w.side_hqs[side.other()];
        match hqs.find(beside) {
            None => Ok(()),
            Some(hq) => {
                let problem = format!("'{}' stands where the {side} side may place", self.w.hq_sheet(hq).id);
                Err(self.error(problem).against("BR-7-hq-no-contact"))
            }
        }
    }

    /// Every brigade bound to a headquarters, and every second zone of an extended line that its owner
    /// chooses, finds room whatever the others take.
    fn check_set_up_room(&self, s: &State, side: Side) -> Result<(), DataError> {
        let enemies = s.occupied(self.w, side.other());
        let bound = unplaced(self.w, s, side).and(self.w.bound);
        let lines = self.w.side_brigades[side].and(self.w.to_extend);
        let room_in =
            |zones: Zones| -> usize { zones.less(enemies).map(|zone| room(self.w, s, zone, Brigades::EMPTY)).sum() };
        let pieces = (bound.len() + lines.len()) as usize;
        for brigade in bound.or(lines) {
            let id = &self.w.sheet(brigade).id;
            let fixed = s.brigade(brigade).zone;
            if lines.has(brigade) && (fixed.is_none() || self.w.is_legion(brigade) || self.placed_freely()) {
                let problem = format!("'{id}' cannot choose a second zone: say which");
                return Err(self.error(problem).against("BR-12.1-decisions"));
            }
            let near = setup_of(self.w, brigade).and_then(|u| u.near.as_deref()).unwrap_or_default();
            let zones = fixed.map_or_else(|| near_hq(self.w, s, near), |zone| self.w.land(zone));
            if room_in(zones) < pieces {
                return Err(self.error(format!("'{id}' has no room")).against("BR-10.5-limit-two"));
            }
        }
        Ok(())
    }

    fn placed_freely(&self) -> bool {
        self.w.scenario.placement == Placement::Free
    }

    /// Attack marks lie only in the half-phase in which they were paid for.
    fn check_engaged(&self, s: &State) -> Result<(), DataError> {
        use StartPhase::{Activation, Combat, Headquarters};
        let laid = matches!(self.w.scenario.start.phase, Activation | Headquarters | Combat);
        let mut engaged = s.engaged;
        match engaged.find(|e| !laid || self.w.side_of(*e) != s.active) {
            None => Ok(()),
            Some(element) => {
                let id = &self.w.sheet(element.brigade()).id;
                let problem = format!("'{id}' cannot hold an Attack mark: it is not its half-phase");
                Err(self.error(problem).against("BR-11.1-needs-mark"))
            }
        }
    }

    fn check_marks(&self, s: &State, side: Side) -> Result<(), DataError> {
        let (zones, brigades) = crate::initiative::marked(self.w, s, side);
        let limit = self.w.tables.operational.limit(side);
        if zones.len() <= u32::from(limit.zones) && brigades <= u32::from(limit.brigades) {
            return Ok(());
        }
        let rule = if side == Side::Union { "BR-6-op-limit-north" } else { "BR-6-op-limit-south" };
        Err(self.error(format!("too many operational markers for the {} side", side.id())).against(rule))
    }

    fn check_hqs(&self, s: &State, side: Side) -> Result<(), DataError> {
        let contact = hq_contact(self.w, s, side);
        let mut taken = Zones::EMPTY;
        for hq in self.w.side_hqs[side] {
            let Some(zone) = s.hq(hq).zone else { continue };
            let id = &self.w.hq_sheet(hq).id;
            if contact.has(zone) {
                return Err(self.error(format!("'{id}' stands next to an enemy")).against("BR-7-hq-no-contact"));
            }
            if taken.has(zone) && zone != self.w.bases[side] {
                return Err(self.error(format!("'{id}' shares a zone")).against("BR-7-hq-stack-one"));
            }
            taken.insert(zone);
        }
        Ok(())
    }

    fn check_facings(&self, s: &State, side: Side) -> Result<(), DataError> {
        for zone in s.occupied(self.w, side) {
            if s.facings[zone].is_none() {
                let id = s.stacks[zone].front().map_or("?", |e| self.w.sheet(e.brigade()).id.as_str());
                let problem = format!("'{id}' in {} needs a facing", self.w.zone_id(zone));
                return Err(self.error(problem).against("BR-10.2-front-three"));
            }
        }
        Ok(())
    }
}
