//! 7: activation die, selection, rest, movement of one brigade from its first step to its facing.

use kernel::Side;
use kernel::listing::Out;

use crate::bar::Bar;
use crate::choice::Choice;
use crate::event::{Event, FatigueCause};
use crate::extended_line;
use crate::facing::in_enemy_zoc;
use crate::ids::{Brigade, Brigades, Element, Elements, Zone, Zones};
use crate::movement::{self, Mover, beyond_farm_ford, check_entry, check_step, farm_ford_closed};
use crate::play::{Play, purpose};
use crate::stacking::{check_line, has_legion, hosts, legion_attached};
use crate::state::{Activation, Stage, State, Status};
use crate::world::World;

/// Movement points of a brigade (10.3).
pub fn movement_points(w: &World, brigade: Brigade) -> u8 {
    let table = &w.tables.movement;
    if w.is_cavalry(brigade) { table.cavalry } else { table.infantry }
}

/// Extra points the brigade may take for a level of fatigue (10.3).
pub fn extension(w: &World, brigade: Brigade) -> u8 {
    let table = &w.tables.movement;
    if w.is_cavalry(brigade) { table.extension_cavalry } else { table.extension_infantry }
}

/// Whether a brigade may be selected in M2.
pub fn check_select(w: &World, s: &State, side: Side, brigade: Brigade) -> Result<(), Bar> {
    if !w.side_brigades[side].has(brigade) {
        return Err(Bar::NotYours);
    }
    let b = s.brigade(brigade);
    if b.status != Status::OnMap {
        return Err(Bar::NotOnMap);
    }
    let host_marked = w.is_legion(brigade) && s.legion_host.is_some_and(|host| s.brigade(host.brigade()).op);
    if b.op || host_marked {
        return Err(Bar::OpMarked);
    }
    if s.acted.has(brigade) {
        return Err(Bar::AlreadyActed);
    }
    Ok(())
}

/// Whether it may be selected to rest without command (R-25 switch).
pub fn check_select_to_rest(w: &World, s: &State, side: Side, brigade: Brigade) -> Result<(), Bar> {
    check_select(w, s, side, brigade)?;
    if w.options.rest_needs_command {
        return Err(Bar::NotAskedNow);
    }
    check_rests(w, s, brigade)
}

fn check_rests(w: &World, s: &State, brigade: Brigade) -> Result<(), Bar> {
    if w.is_legion(brigade) && legion_attached(s) {
        return Err(Bar::LegionNeverRests);
    }
    if s.brigade(brigade).fatigue == 0 { Err(Bar::NotFatigued) } else { Ok(()) }
}

/// Brigades that can be selected.
pub fn selectable(w: &World, s: &State, side: Side) -> Brigades {
    w.side_brigades[side].filter(|b| check_select(w, s, side, *b).is_ok()).collect()
}

/// Lists M2.
pub fn list_select(w: &World, s: &State, out: &mut impl Out<Choice>) {
    for brigade in selectable(w, s, s.active) {
        out.push(Choice::Select(brigade));
        if check_select_to_rest(w, s, s.active, brigade).is_ok() {
            out.push(Choice::SelectToRest(brigade));
        }
    }
}

/// Points left, with the extension where it may still be taken.
pub fn means(w: &World, s: &State, act: &Activation) -> u8 {
    let may_extend = !act.extended_march && s.brigade(act.brigade).fatigue < 2;
    act.points + if may_extend { extension(w, act.brigade) } else { 0 }
}

fn mover(w: &World, s: &State, act: &Activation) -> Mover {
    Mover {
        side: w.sheet(act.brigade).side,
        body: act.brigade.alone(),
        size: usize::from(!w.is_legion(act.brigade)),
        means: means(w, s, act),
        stopped: act.stopped,
        enemies: s.occupied(w, w.sheet(act.brigade).side.other()),
    }
}

/// Where the activated counter stands.
pub fn stands(s: &State, act: &Activation) -> Zone {
    s.brigade(act.brigade).zone.unwrap_or(act.began)
}

/// True while the brigade is on the march: out of its stack and not yet stopped.
fn marching(w: &World, s: &State, act: &Activation) -> bool {
    let element = act.brigade.counter();
    let in_stack = s.zone_of(element).is_some_and(|zone| s.stacks[zone].line_of(element).is_some());
    let attached = w.is_legion(act.brigade) && legion_attached(s);
    !in_stack && !attached
}

/// True if the brigade may not stop here for want of room.
fn over_limit(w: &World, s: &State, act: &Activation) -> bool {
    marching(w, s, act) && movement::room(w, s, stands(s, act), act.brigade.alone()) < mover(w, s, act).size
}

/// A brigade rests or moves, not both (7).
pub fn check_not_rested(act: &Activation) -> Result<(), Bar> {
    if act.rested { Err(Bar::RestedAlready) } else { Ok(()) }
}

/// The price of a step of the activated brigade.
pub fn check_activation_step(w: &World, s: &State, act: &Activation, to: Zone) -> Result<u8, Bar> {
    check_step_of(w, s, act, &mover(w, s, act), to)
}

fn check_step_of(w: &World, s: &State, act: &Activation, mover: &Mover, to: Zone) -> Result<u8, Bar> {
    check_not_rested(act)?;
    if s.is_extended(act.brigade) {
        return Err(Bar::ExtendedCannotMove);
    }
    let from = stands(s, act);
    match check_step(w, s, mover, from, to) {
        Err(Bar::FarmFordUnknown) => {
            let cost = check_opens_ford(w, s, act, from, to)?;
            // The crossing opens the ford, so the way on from a full zone may lead back over it.
            let opened = State { farm_ford_open: true, ..s.clone() };
            check_entry(w, &opened, mover, from, to, cost)?;
            Ok(cost)
        }
        other => other,
    }
}

/// 10.3 note: the first Northern brigade over Farm Ford begins beside it and crosses as its first step.
fn check_opens_ford(w: &World, s: &State, act: &Activation, from: Zone, to: Zone) -> Result<u8, Bar> {
    let beside = beyond_farm_ford(w, from) == Some(to) && farm_ford_closed(s, w.sheet(act.brigade).side);
    if !beside || !began_at(s, act, from) {
        return Err(Bar::FarmFordUnknown);
    }
    if act.moved { Err(Bar::FarmFordFirstStep) } else { Ok(w.tables.movement.farm_ford_first) }
}

fn began_at(s: &State, act: &Activation, zone: Zone) -> bool {
    act.began == zone || s.brigade(act.brigade).marker == Some(zone)
}

/// True if the Legion would go along and may be left behind instead.
fn may_leave_legion(s: &State, act: &Activation) -> bool {
    has_legion(s, act.brigade) && !act.legion_along
}

/// True if the Legion may move in this half-phase with this brigade.
pub fn legion_can_move(w: &World, s: &State) -> bool {
    w.legion.is_some_and(|legion| !s.acted.has(legion))
}

/// Checks a step with its Legion flag.
pub fn check_step_choice(w: &World, s: &State, act: &Activation, to: Zone, leave: bool) -> Result<u8, Bar> {
    let cost = check_activation_step(w, s, act, to)?;
    check_legion_goes(w, s, act, leave)?;
    Ok(cost)
}

/// Whether the Legion may go along, or be left.
fn check_legion_goes(w: &World, s: &State, act: &Activation, leave: bool) -> Result<(), Bar> {
    if leave && !may_leave_legion(s, act) {
        return Err(Bar::LegionNotHere);
    }
    if !leave && may_leave_legion(s, act) && !legion_can_move(w, s) {
        return Err(Bar::LegionActed);
    }
    Ok(())
}

/// Elements of the brigade that could attack an enemy from where they stand.
fn with_targets(w: &World, s: &State, brigade: Brigade) -> Elements {
    let side = w.sheet(brigade).side;
    let has_target =
        |e: &Element| s.zone_of(*e).is_some_and(|zone| !movement::attackable_from(w, s, side, zone).is_empty());
    s.elements_of(brigade).filter(has_target).collect()
}

/// Enemy zones an engagement at the price of Farm Ford would reach.
fn ford_targets(w: &World, s: &State, act: &Activation) -> Zones {
    let side = w.sheet(act.brigade).side;
    if !farm_ford_closed(s, side) {
        return Zones::EMPTY;
    }
    let enemies = s.occupied(w, side.other());
    s.elements_of(act.brigade)
        .filter_map(|e| s.zone_of(e))
        .filter(|zone| began_at(s, act, *zone))
        .filter_map(|zone| beyond_farm_ford(w, zone))
        .filter(|zone| enemies.has(*zone))
        .collect()
}

/// Checks an engagement, and its price (4.3, 4.6).
pub fn check_engage(w: &World, s: &State, act: &Activation, farm_ford: bool) -> Result<u8, Bar> {
    check_not_rested(act)?;
    if w.is_legion(act.brigade) && legion_would_be_attached(w, s, act) {
        return Err(Bar::AttachedLegionEngages);
    }
    if over_limit(w, s, act) {
        return Err(Bar::FullZoneMoveOn);
    }
    let price = if farm_ford {
        if !farm_ford_closed(s, w.sheet(act.brigade).side) {
            return Err(Bar::FarmFordNotClosed);
        }
        if act.moved || ford_targets(w, s, act).is_empty() {
            return Err(Bar::NothingToAttack);
        }
        w.tables.movement.farm_ford_first
    } else {
        if with_targets(w, s, act.brigade).is_empty() {
            return Err(Bar::NothingToAttack);
        }
        w.tables.movement.engage
    };
    if price > means(w, s, act) { Err(Bar::NotEnoughPoints) } else { Ok(price) }
}

/// The Legion is with a brigade now, or would be if it stopped here.
fn legion_would_be_attached(w: &World, s: &State, act: &Activation) -> bool {
    legion_attached(s) || hosts(w, s, stands(s, act)).next().is_some()
}

/// Lists M4 and M5.
pub fn list(w: &World, s: &State, act: &Activation, out: &mut impl Out<Choice>) {
    if check_rest(w, s, act).is_ok() {
        out.push(Choice::Rest);
    }
    if !act.rested {
        list_steps(w, s, act, out);
        if over_limit(w, s, act) {
            return;
        }
        extended_line::list(w, s, act, out);
    }
    list_lines(s, act, out);
    list_hosts(w, s, act, out);
    for farm_ford in [false, true] {
        if check_engage(w, s, act, farm_ford).is_ok() {
            out.push(Choice::Engage { farm_ford });
        }
    }
    out.push(Choice::Stop);
}

fn list_steps(w: &World, s: &State, act: &Activation, out: &mut impl Out<Choice>) {
    if act.stopped || s.is_extended(act.brigade) {
        return;
    }
    let ground = w.ground(stands(s, act));
    let mover = mover(w, s, act);
    for zone in ground.land.or(ground.crossing) {
        if check_step_of(w, s, act, &mover, zone).is_err() {
            continue;
        }
        for leave_legion in [false, true] {
            if check_legion_goes(w, s, act, leave_legion).is_ok() {
                out.push(Choice::Step { zone, leave_legion });
            }
        }
    }
}

/// Whether the brigade may rest: fatigued, and nothing done yet (7).
pub fn check_rest(w: &World, s: &State, act: &Activation) -> Result<(), Bar> {
    check_rests(w, s, act.brigade)?;
    if act.fresh { Ok(()) } else { Err(Bar::RestComesFirst) }
}

/// Whether the order of a stack may be changed now.
pub fn check_reorder(s: &State, act: &Activation, element: Element, line: u8) -> Result<(), Bar> {
    if element.brigade() != act.brigade {
        return Err(Bar::NotYours);
    }
    if !act.may_reorder {
        return Err(Bar::ReorderedAlready);
    }
    check_line(s, element, line)
}

fn list_lines(s: &State, act: &Activation, out: &mut impl Out<Choice>) {
    if !act.may_reorder {
        return;
    }
    for element in s.elements_of(act.brigade) {
        out.extend(
            (0..3u8).filter(|line| check_line(s, element, *line).is_ok()).map(|line| Choice::Line { element, line }),
        );
    }
}

/// Whether the Legion may change its host now: it or a brigade of its zone is activated.
pub fn check_rehost(w: &World, s: &State, act: &Activation, host: Element) -> Result<(), Bar> {
    let legion = w.legion.ok_or(Bar::LegionNotHere)?;
    let zone = s.brigade(legion).zone.ok_or(Bar::LegionNotHere)?;
    let attached = s.legion_host.ok_or(Bar::LegionNotHere)?;
    let present = act.brigade == legion || s.stacks[zone].iter().any(|e| e.brigade() == act.brigade);
    let is_host = hosts(w, s, zone).any(|e| e == host);
    if !present || !is_host || host == attached || !act.may_rehost {
        return Err(Bar::NoOtherHost);
    }
    Ok(())
}

fn list_hosts(w: &World, s: &State, act: &Activation, out: &mut impl Out<Choice>) {
    let Some(zone) = w.legion.and_then(|legion| s.brigade(legion).zone) else { return };
    if s.legion_host.is_some() && act.may_rehost {
        out.extend(hosts(w, s, zone).filter(|e| check_rehost(w, s, act, *e).is_ok()).map(Choice::Host));
    }
}

/// Whether the brigade may end its movement here.
pub fn check_stop(w: &World, s: &State, act: &Activation) -> Result<(), Bar> {
    if over_limit(w, s, act) { Err(Bar::FullZoneMoveOn) } else { Ok(()) }
}

/// Checks a choice of M4 and M5.
pub fn check(w: &World, s: &State, act: &Activation, choice: &Choice) -> Result<(), Bar> {
    match *choice {
        Choice::Rest => check_rest(w, s, act),
        Choice::Step { zone, leave_legion } => check_step_choice(w, s, act, zone, leave_legion).map(|_| ()),
        Choice::Stop => check_stop(w, s, act),
        Choice::Engage { farm_ford } => check_engage(w, s, act, farm_ford).map(|_| ()),
        _ if over_limit(w, s, act) => Err(Bar::FullZoneMoveOn),
        Choice::Line { element, line } => check_reorder(s, act, element, line),
        Choice::Host(host) => check_rehost(w, s, act, host),
        Choice::Deploy { zone, with_legion } => extended_line::check_deploy(w, s, act, zone, with_legion).map(|_| ()),
        Choice::Regroup { zone, leave_legion } => {
            extended_line::check_regroup(w, s, act, zone, leave_legion).map(|_| ())
        }
        _ => Err(Bar::NotAskedNow),
    }
}

impl Play<'_> {
    /// M1.
    pub fn roll_activation(&mut self) {
        let side = self.s.active;
        self.tell(Event::HalfPhase { side, phase: self.s.phase });
        let die = self.d6(purpose::ACTIVATION);
        let bonus = if self.s.offensive_now == Some(side) { self.w.tables.initiative.offensive_bonus } else { 0 };
        let number = self.activations(side, die + bonus);
        self.tell(Event::ActivationDie { side, die, bonus, number });
        self.s.stage = Stage::Select { left: number };
    }

    fn activations(&self, side: Side, total: u8) -> u8 {
        let table = &self.w.tables.activation;
        let number = table.number(side, total);
        match (self.s.turn, self.w.options.exactly_one_first_turn) {
            (1, true) => 1,
            (1, false) => number.saturating_sub(table.first_turn_less).max(1),
            _ => number,
        }
    }

    /// M2 and M3.
    pub fn select(&mut self, brigade: Brigade, left: u8, to_rest: bool) {
        self.s.acted.insert(brigade);
        let left = left.saturating_sub(1);
        if to_rest {
            self.tell(Event::RestsWithoutCommand { brigade });
        } else if !self.obeys(brigade) {
            self.s.stage = Stage::Select { left };
            return;
        }
        let act = Activation {
            brigade,
            points: movement_points(self.w, brigade),
            extended_march: false,
            began: self.s.brigade(brigade).zone.unwrap_or(Zone(0)),
            moved: false,
            stopped: false,
            deployed: false,
            fresh: true,
            rested: false,
            may_reorder: true,
            may_rehost: true,
            legion_along: false,
            settled: Elements::EMPTY,
        };
        self.s.stage = Stage::Activation { act, left, ending: false };
        if to_rest {
            self.rest(act, left);
        }
    }

    /// Carries out a checked choice of M4 and M5.
    pub fn act(&mut self, mut act: Activation, left: u8, choice: &Choice) {
        match *choice {
            Choice::Rest => return self.rest(act, left),
            Choice::Stop => return self.end_activation(act, left),
            Choice::Line { element, line } => {
                act.may_reorder = false;
                // Who comes to the front only now has still to set the facing (M6).
                act.settled.remove(element);
                self.take_line(element, line);
            }
            Choice::Host(host) => {
                act.may_rehost = false;
                self.attach_legion(host);
                act.legion_along &= has_legion(self.s, act.brigade);
            }
            Choice::Step { zone, leave_legion } => self.step(&mut act, zone, leave_legion),
            Choice::Deploy { zone, with_legion } => self.deploy(&mut act, zone, with_legion),
            Choice::Regroup { zone, leave_legion } => self.regroup(&mut act, zone, leave_legion),
            Choice::Engage { farm_ford } => return self.engage(act, left, farm_ford),
            _ => {}
        }
        self.s.stage = Stage::Activation { act, left, ending: false };
    }

    fn rest(&mut self, act: Activation, left: u8) {
        let fatigue = self.s.brigade(act.brigade).fatigue.saturating_sub(1);
        self.set_fatigue(act.brigade, fatigue);
        self.tell(Event::Rested { brigade: act.brigade, fatigue });
        let act = Activation { points: 0, fresh: false, rested: true, ..act };
        self.s.stage = Stage::Activation { act, left, ending: false };
    }

    /// Pays for an act, taking the extension where the regular points do not suffice.
    pub fn pay(&mut self, act: &mut Activation, cost: u8) {
        if cost > act.points {
            act.points += extension(self.w, act.brigade);
            act.extended_march = true;
            self.tell(Event::Extension { brigade: act.brigade });
        }
        act.points = act.points.saturating_sub(cost);
        act.fresh = false;
        act.may_reorder = true;
        act.may_rehost = true;
    }

    fn step(&mut self, act: &mut Activation, to: Zone, leave_legion: bool) {
        let brigade = act.brigade;
        let side = self.w.sheet(brigade).side;
        let from = stands(self.s, act);
        let opens = farm_ford_closed(self.s, side) && beyond_farm_ford(self.w, from) == Some(to);
        let cost = check_activation_step(self.w, self.s, act, to).unwrap_or(0);
        self.pay(act, cost);
        act.legion_along |= self.break_camp(brigade, from, leave_legion);
        act.moved = true;
        self.tell(Event::Stepped { brigade, from, to, cost });
        self.place_body(brigade, to, act.legion_along);
        if opens {
            self.s.farm_ford_open = true;
            self.tell(Event::FarmFordOpened { brigade });
        }
        self.enter(brigade, Some(from), to);
        if in_enemy_zoc(self.w, self.s, side, to) {
            act.stopped = true;
            act.settled.insert(brigade.counter());
            self.stop_in_zone(brigade.counter());
        }
    }

    /// Takes a brigade out of the stack it leaves. Returns true if the Legion goes along.
    pub fn break_camp(&mut self, brigade: Brigade, from: Zone, leave_legion: bool) -> bool {
        let facing = self.s.facings[from];
        if self.w.is_legion(brigade) {
            self.leave_stack(brigade.counter());
            self.s.legion_host = None;
            return false;
        }
        self.leave_stack(brigade.counter());
        let hosts_legion = has_legion(self.s, brigade);
        if hosts_legion && leave_legion {
            self.leave_legion_in(from, facing);
        } else if let (true, Some(legion)) = (hosts_legion, self.w.legion) {
            self.s.acted.insert(legion);
        }
        hosts_legion && !leave_legion
    }

    /// Puts the counter, and the Legion with it, into a zone without a line yet.
    pub fn place_body(&mut self, brigade: Brigade, zone: Zone, with_legion: bool) {
        self.s.brigade_mut(brigade).zone = Some(zone);
        if let (true, Some(legion)) = (with_legion, self.w.legion) {
            self.s.brigade_mut(legion).zone = Some(zone);
        }
    }

    fn engage(&mut self, mut act: Activation, left: u8, farm_ford: bool) {
        let brigade = act.brigade;
        let price = check_engage(self.w, self.s, &act, farm_ford).unwrap_or(0);
        if marching(self.w, self.s, &act) {
            self.join_stack(brigade.counter(), 0);
            self.offer_host(stands(self.s, &act));
        }
        self.pay(&mut act, price);
        if farm_ford {
            self.s.farm_ford_open = true;
            self.tell(Event::FarmFordOpened { brigade });
        }
        let engaged = with_targets(self.w, self.s, brigade);
        for element in engaged {
            self.s.engaged.insert(element);
            if !self.s.is_front(element) {
                self.take_line(element, 0);
            }
        }
        self.tell(Event::Engaged { brigade });
        self.take_extension_fatigue(&act);
        let others = self.s.elements_of(brigade).less(engaged).less(act.settled);
        let fronts: Elements = others.filter(|e| self.s.is_front(*e)).collect();
        self.s.duties.facing = engaged.or(fronts);
        self.s.duties.engaging = true;
        self.s.stage = Stage::Activation { act, left, ending: true };
    }

    /// M6: the extension's fatigue, then line and facing.
    pub fn end_activation(&mut self, act: Activation, left: u8) {
        self.take_extension_fatigue(&act);
        if marching(self.w, self.s, &act) {
            self.stop_in_zone(act.brigade.counter());
        } else {
            let open = self.s.elements_of(act.brigade).less(act.settled);
            self.s.duties.facing = open.filter(|e| self.s.is_front(*e)).collect();
        }
        self.s.stage = Stage::Activation { act, left, ending: true };
    }

    fn take_extension_fatigue(&mut self, act: &Activation) {
        if act.extended_march {
            self.tire(act.brigade, FatigueCause::Extension);
        }
    }

    /// After the last brigade of a half-phase, or back to M2.
    pub fn next_activation(&mut self, left: u8) {
        self.s.stage = Stage::Select { left };
    }
}
