//! 4.10: what entering a zone sets off, in its order: ground, headquarters, markers, line and facing of
//! the newcomer, enemies turning.

use kernel::Side;
use kernel::listing::Out;

use crate::bar::Bar;
use crate::choice::Choice;
use crate::event::{Event, MarkerLoss};
use crate::facing::{self, facings_for, turn_facings};
use crate::hq;
use crate::ids::{Brigade, Element, Elements, Hq, Slots, Zone};
use crate::play::Play;
use crate::stacking::hosts;
use crate::state::{Duties, State};
use crate::world::World;

/// A question that comes before the game goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Duty {
    /// The owner displaces a headquarters.
    Displace(Side),
    /// An arriving element takes its line.
    Line(Element),
    /// The Legion takes a host.
    Host(Zone),
    /// An element's stack is faced.
    Face(Element),
    /// A contacted stack turns towards the newcomer.
    Turn {
        /// The stack.
        zone: Zone,
        /// The newcomer's zone.
        newcomer: Zone,
    },
}

/// The question that has to be settled first, if any.
pub fn duty(w: &World, s: &State) -> Option<Duty> {
    let d = &s.duties;
    if let Some(hq) = d.displaced.first() {
        return Some(Duty::Displace(w.hq_sheet(hq).side));
    }
    if let Some(element) = d.arriving.first() {
        return Some(Duty::Line(element));
    }
    if let (true, Some(zone)) = (d.hosting, legion_zone(w, s)) {
        return Some(Duty::Host(zone));
    }
    if let Some(element) = d.facing.first() {
        return Some(Duty::Face(element));
    }
    let newcomer = d.contact?;
    d.turning.first().map(|zone| Duty::Turn { zone, newcomer })
}

fn legion_zone(w: &World, s: &State) -> Option<Zone> {
    s.brigade(w.legion?).zone
}

/// Who has to answer.
pub fn owner(w: &World, s: &State, duty: Duty) -> Side {
    match duty {
        Duty::Displace(side) => side,
        Duty::Line(element) | Duty::Face(element) => w.side_of(element),
        Duty::Host(_) => w.legion.map_or(Side::Confederate, |legion| w.sheet(legion).side),
        Duty::Turn { zone, .. } => s.stacks[zone].front().map_or(s.active, |front| w.side_of(front)),
    }
}

/// Lists the answers.
pub fn list(w: &World, s: &State, duty: Duty, out: &mut impl Out<Choice>) {
    match duty {
        Duty::Displace(side) => {
            for hq in s.duties.displaced.filter(|hq| w.hq_sheet(*hq).side == side) {
                out.extend(hq::refuges(w, s, hq).map(|zone| Choice::MoveHq { hq, zone }));
            }
        }
        Duty::Line(element) => {
            let lines = s.zone_of(element).map_or(0, |zone| hosts(w, s, zone).count());
            out.extend((0..=lines as u8).map(|line| Choice::Line { element, line }));
        }
        Duty::Host(zone) => out.extend(hosts(w, s, zone).map(Choice::Host)),
        Duty::Face(element) => {
            if let Some(zone) = s.zone_of(element) {
                list_facings(w, zone, facings_for(w, s, element), out);
            }
        }
        Duty::Turn { zone, newcomer } => list_facings(w, zone, turn_facings(w, zone, newcomer), out),
    }
}

/// Lists facings as the zones faced.
pub fn list_facings(w: &World, zone: Zone, slots: Slots, out: &mut impl Out<Choice>) {
    out.extend(slots.filter_map(|slot| w.ground(zone).faced(slot)).map(Choice::Face));
}

/// Checks an answer.
pub fn check(w: &World, s: &State, duty: Duty, choice: &Choice) -> Result<(), Bar> {
    match (duty, *choice) {
        (Duty::Displace(side), Choice::MoveHq { hq, zone }) => {
            if !s.duties.displaced.has(hq) || w.hq_sheet(hq).side != side {
                return Err(Bar::NotYours);
            }
            if hq::refuges(w, s, hq).has(zone) { Ok(()) } else { Err(Bar::HqContact) }
        }
        (Duty::Line(element), Choice::Line { element: chosen, line }) if chosen == element => {
            let lines = s.zone_of(element).map_or(0, |zone| hosts(w, s, zone).count());
            if usize::from(line) <= lines { Ok(()) } else { Err(Bar::NoSuchLine) }
        }
        (Duty::Host(zone), Choice::Host(host)) => {
            if hosts(w, s, zone).any(|e| e == host) {
                Ok(())
            } else {
                Err(Bar::NoOtherHost)
            }
        }
        (Duty::Face(element), Choice::Face(towards)) => facing::check_facing(w, s, element, towards),
        (Duty::Turn { zone, newcomer }, Choice::Face(towards)) => {
            let slot = w.ground(zone).slot_of(towards).ok_or(Bar::NotARingZone)?;
            if turn_facings(w, zone, newcomer).has(slot) { Ok(()) } else { Err(Bar::FacingAwayFromContact) }
        }
        _ => Err(Bar::NotAskedNow),
    }
}

impl Play<'_> {
    /// Carries out a checked answer.
    pub fn answer(&mut self, duty: Duty, choice: &Choice) {
        match (duty, *choice) {
            (Duty::Displace(_), Choice::MoveHq { hq, zone }) => self.displace(hq, zone),
            (Duty::Line(element), Choice::Line { line, .. }) => self.arrive_in_line(element, usize::from(line), true),
            (Duty::Host(_), Choice::Host(host)) => {
                self.s.duties.hosting = false;
                if self.s.legion_host != Some(host) {
                    self.attach_legion(host);
                }
            }
            (Duty::Face(element), Choice::Face(towards)) => self.face_element(element, towards),
            (Duty::Turn { zone, .. }, Choice::Face(towards)) => self.turn(zone, towards),
            _ => {}
        }
    }

    /// 1 and 2 of 4.10: control, the fords, headquarters. Contact, line and facing follow if it stops.
    pub fn enter(&mut self, brigade: Brigade, from: Option<Zone>, to: Zone) {
        let side = self.w.sheet(brigade).side;
        self.take_control(to, side);
        if let (Some((left, right)), Some(from)) = (self.w.sudley_ford, from)
            && (from, to) == (left, right)
            && side == Side::Union
            && !self.s.crossed_sudley.has(brigade)
        {
            self.s.crossed_sudley.insert(brigade);
            self.tell(Event::CrossedSudley { brigade });
        }
        for hq in self.w.side_hqs[side.other()] {
            if self.s.hq(hq).zone.is_some_and(|at| at == to || self.w.ground(to).adjacent.has(at)) {
                self.s.duties.displaced.insert(hq);
            }
        }
    }

    fn take_control(&mut self, zone: Zone, side: Side) {
        let Some(at) = self.w.scoring.iter().position(|scoring| scoring.zone == zone) else { return };
        let bit = 1u16 << at;
        let union_now = self.s.union_controls & bit != 0;
        if union_now != (side == Side::Union) {
            self.s.union_controls ^= bit;
            self.tell(Event::ControlTaken { zone, side });
        }
    }

    /// The element stops in its zone: it takes a line, and if enemies are in contact they answer.
    pub fn stop_in_zone(&mut self, element: Element) {
        let side = self.w.side_of(element);
        let Some(zone) = self.s.zone_of(element) else { return };
        self.s.duties.arriving.insert(element);
        if facing::in_enemy_zoc(self.w, self.s, side, zone) {
            self.s.duties.contact = Some(zone);
            self.s.duties.markers_off = false;
        }
    }

    /// Takes the line of an arriving element.
    fn arrive_in_line(&mut self, element: Element, line: usize, chosen: bool) {
        self.s.duties.arriving.remove(element);
        let Some(zone) = self.s.zone_of(element) else { return };
        if self.w.is_legion(element.brigade()) && hosts(self.w, self.s, zone).next().is_some() {
            self.legion_joins(zone);
            return;
        }
        self.join_stack(element, line);
        if let Some(behind) = self.s.duties.behind.take() {
            self.join_stack(behind, line + 1);
        }
        if chosen {
            self.tell(Event::LineTaken { element, line: line as u8 });
        }
        self.offer_host(zone);
        if line == 0 {
            self.s.duties.facing.insert(element);
        }
    }

    /// A brigade has joined the Legion's zone, or brought it there: its owner chooses the host (10.5 note).
    pub fn offer_host(&mut self, zone: Zone) {
        let legion_here = self.s.legion_host.is_some() && legion_zone(self.w, self.s) == Some(zone);
        if legion_here {
            self.s.duties.hosting = hosts(self.w, self.s, zone).count() > 1;
        }
    }

    fn legion_joins(&mut self, zone: Zone) {
        let found: Elements = hosts(self.w, self.s, zone).collect();
        if let Some(host) = self.s.stacks[zone].front() {
            self.attach_legion(host);
        }
        self.s.duties.hosting = found.len() > 1;
    }

    fn face_element(&mut self, element: Element, towards: Zone) {
        self.s.duties.facing.remove(element);
        if let Some(zone) = self.s.zone_of(element) {
            self.face(zone, towards);
        }
    }

    fn turn(&mut self, zone: Zone, towards: Zone) {
        self.s.duties.turning.remove(zone);
        self.s.facings[zone] = self.w.ground(zone).slot_of(towards);
        self.tell(Event::Turned { zone, facing: towards });
    }

    fn displace(&mut self, hq: Hq, to: Zone) {
        self.s.duties.displaced.remove(hq);
        let from = self.s.hq(hq).zone.unwrap_or(to);
        let state = self.s.hq_mut(hq);
        state.zone = Some(to);
        state.activated = true;
        state.moved = true;
        self.tell(Event::HqDisplaced { hq, from, to });
    }

    /// Settles what leaves no choice. Returns true when nothing is left to settle.
    pub fn settle_duties(&mut self) -> bool {
        loop {
            self.prepare_duties();
            let Some(duty) = duty(self.w, self.s) else {
                self.s.duties = Duties::NONE;
                return true;
            };
            match self.only_answer(duty) {
                Answers::One(choice) => self.answer_quietly(duty, &choice),
                Answers::None => self.give_up(duty),
                Answers::Several => return false,
            }
        }
    }

    /// Steps between the questions: once the headquarters are gone, markers come off; once the newcomer
    /// stands, the enemies that must turn are found.
    fn prepare_duties(&mut self) {
        let d = &self.s.duties;
        let Some(zone) = d.contact else { return };
        if !d.displaced.is_empty() {
            return;
        }
        if !d.markers_off {
            self.s.duties.markers_off = true;
            self.contact_takes_markers(zone);
        }
        let d = &self.s.duties;
        if d.arriving.is_empty() && !d.hosting && d.facing.is_empty() && d.turning.is_empty() {
            match self.s.stacks[zone].front() {
                Some(front) if !self.s.duties.turned => {
                    let side = self.w.side_of(front);
                    self.s.duties.turned = true;
                    self.s.duties.turning = facing::must_turn(self.w, self.s, side, zone);
                }
                _ => self.s.duties.contact = None,
            }
        }
    }

    fn contact_takes_markers(&mut self, zone: Zone) {
        let Some(side) = self.side_in(zone) else { return };
        for enemy in facing::contact_zones(self.w, self.s, side, zone) {
            self.lose_markers_in(enemy, MarkerLoss::Contact);
        }
    }

    /// The side that has elements in a zone, those on the march included.
    fn side_in(&self, zone: Zone) -> Option<Side> {
        Side::BOTH.into_iter().find(|side| self.s.occupied(self.w, *side).has(zone))
    }

    fn only_answer(&self, duty: Duty) -> Answers {
        let mut found = Answers::None;
        let mut count = 0;
        match duty {
            Duty::Displace(side) => {
                for hq in self.s.duties.displaced.filter(|hq| self.w.hq_sheet(*hq).side == side) {
                    let refuges = hq::refuges(self.w, self.s, hq);
                    count += refuges.len();
                    if let Some(zone) = refuges.first() {
                        found = Answers::One(Choice::MoveHq { hq, zone });
                    } else {
                        return Answers::None;
                    }
                }
            }
            Duty::Line(element) => {
                count = self.s.zone_of(element).map_or(0, |zone| hosts(self.w, self.s, zone).count() as u32) + 1;
                if self.w.is_legion(element.brigade()) {
                    count = 1;
                }
                found = Answers::One(Choice::Line { element, line: 0 });
            }
            Duty::Host(zone) => {
                for host in hosts(self.w, self.s, zone) {
                    count += 1;
                    found = Answers::One(Choice::Host(host));
                }
            }
            Duty::Face(element) => {
                if let Some(zone) = self.s.zone_of(element) {
                    (count, found) = self.only_facing(zone, facings_for(self.w, self.s, element));
                }
            }
            Duty::Turn { zone, newcomer } => {
                (count, found) = self.only_facing(zone, turn_facings(self.w, zone, newcomer))
            }
        }
        if count > 1 { Answers::Several } else { found }
    }

    fn only_facing(&self, zone: Zone, slots: Slots) -> (u32, Answers) {
        let first = slots.first().and_then(|slot| self.w.ground(zone).faced(slot));
        (slots.len(), first.map_or(Answers::None, |towards| Answers::One(Choice::Face(towards))))
    }

    fn answer_quietly(&mut self, duty: Duty, choice: &Choice) {
        match (duty, choice) {
            (Duty::Line(element), _) => self.arrive_in_line(element, 0, false),
            _ => self.answer(duty, choice),
        }
    }

    /// A question without any answer: a headquarters with nowhere to go leaves the map.
    fn give_up(&mut self, duty: Duty) {
        match duty {
            Duty::Displace(side) => {
                let stuck = self
                    .s
                    .duties
                    .displaced
                    .filter(|hq| self.w.hq_sheet(*hq).side == side)
                    .find(|hq| hq::refuges(self.w, self.s, *hq).is_empty());
                if let Some(hq) = stuck {
                    self.s.duties.displaced.remove(hq);
                    let state = self.s.hq_mut(hq);
                    state.zone = None;
                    state.activated = true;
                    state.moved = true;
                    self.tell(Event::HqOff { hq });
                }
            }
            Duty::Line(element) => self.s.duties.arriving.remove(element),
            Duty::Host(_) => self.s.duties.hosting = false,
            Duty::Face(element) => self.s.duties.facing.remove(element),
            Duty::Turn { zone, .. } => self.s.duties.turning.remove(zone),
        }
    }
}

/// How many answers a question has.
enum Answers {
    None,
    One(Choice),
    Several,
}
