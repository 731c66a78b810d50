//! 10.5: lines, stacks and the Hampton Legion.

use crate::bar::Bar;
use crate::event::Event;
use crate::ids::{Brigade, Element, Zone};
use crate::play::Play;
use crate::state::State;
use crate::world::World;

/// True if the Legion is attached to an element of this brigade.
pub fn has_legion(s: &State, brigade: Brigade) -> bool {
    s.legion_host.is_some_and(|host| host.brigade() == brigade)
}

/// True if the Legion is attached to a brigade.
pub fn legion_attached(s: &State) -> bool {
    s.legion_host.is_some()
}

/// Elements the Legion could be attached to in its zone.
pub fn hosts(w: &World, s: &State, zone: Zone) -> impl Iterator<Item = Element> {
    let legion = w.legion;
    s.stacks[zone].iter().filter(move |e| Some(e.brigade()) != legion)
}

/// Whether an element may take a line of the stack it is already in.
pub fn check_line(s: &State, element: Element, line: u8) -> Result<(), Bar> {
    let zone = s.zone_of(element).ok_or(Bar::NoSuchLine)?;
    let stack = s.stacks[zone];
    match stack.line_of(element) {
        Some(now) if usize::from(line) < stack.len() && usize::from(line) != now => Ok(()),
        _ => Err(Bar::NoSuchLine),
    }
}

impl Play<'_> {
    /// Takes an element out of its stack. The Legion, if it was attached, is left to the caller.
    pub fn leave_stack(&mut self, element: Element) {
        let Some(zone) = self.s.zone_of(element) else { return };
        self.s.stacks[zone].remove(element);
        if self.s.stacks[zone].is_empty() {
            self.s.facings[zone] = None;
        }
    }

    /// Puts an element into the stack of its zone. A Legion standing there alone joins it.
    pub fn join_stack(&mut self, element: Element, line: usize) {
        let Some(zone) = self.s.zone_of(element) else { return };
        if let Some(legion) = self.w.legion
            && self.s.stacks[zone].front() == Some(legion.counter())
            && element.brigade() != legion
        {
            self.s.stacks[zone].remove(legion.counter());
            self.attach_legion(element);
        }
        self.s.stacks[zone].insert(element, line);
    }

    /// Puts an element of a stack into another line of it.
    pub fn take_line(&mut self, element: Element, line: u8) {
        let Some(zone) = self.s.zone_of(element) else { return };
        self.s.stacks[zone].remove(element);
        self.s.stacks[zone].insert(element, usize::from(line));
        self.tell(Event::LineTaken { element, line });
    }

    /// The Legion takes line, facing and fatigue of its host (10.5 note).
    pub fn attach_legion(&mut self, host: Element) {
        let Some(legion) = self.w.legion else { return };
        self.s.legion_host = Some(host);
        let fatigue = self.s.brigade(host.brigade()).fatigue;
        let zone = self.s.zone_of(host);
        let l = self.s.brigade_mut(legion);
        l.fatigue = fatigue;
        l.zone = zone;
        // It shares its host's marker and has none of its own (ruling b).
        l.op = false;
        self.tell(Event::Hosted { host });
    }

    /// The Legion's host has left without it: it joins the front line of its zone or stands alone,
    /// facing as the stack did.
    pub fn leave_legion_in(&mut self, zone: Zone, facing: Option<crate::ids::Slot>) {
        let Some(legion) = self.w.legion else { return };
        self.s.legion_host = None;
        self.s.brigade_mut(legion).zone = Some(zone);
        match self.s.stacks[zone].front() {
            Some(host) => self.attach_legion(host),
            None => {
                self.s.stacks[zone].insert(legion.counter(), 0);
                self.s.facings[zone] = facing;
                self.tell(Event::LegionLeft { zone });
            }
        }
    }

    /// Fatigue of a brigade; the attached Legion shares it.
    pub fn set_fatigue(&mut self, brigade: Brigade, fatigue: u8) {
        self.s.brigade_mut(brigade).fatigue = fatigue;
        if let (true, Some(legion)) = (has_legion(self.s, brigade), self.w.legion) {
            self.s.brigade_mut(legion).fatigue = fatigue;
        }
    }

    /// A level more, at most two. Marked brigades lose their marker. A Legion that has joined a
    /// brigade has that brigade's fatigue, whatever its own march cost.
    pub fn tire(&mut self, brigade: Brigade, why: crate::event::FatigueCause) {
        if self.w.is_legion(brigade) && legion_attached(self.s) {
            return;
        }
        let fatigue = (self.s.brigade(brigade).fatigue + 1).min(2);
        self.set_fatigue(brigade, fatigue);
        self.tell(Event::Fatigued { brigade, fatigue, why });
        self.lose_marker(brigade, crate::event::MarkerLoss::Fatigued);
    }
}
