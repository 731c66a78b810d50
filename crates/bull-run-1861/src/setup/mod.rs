//! 12: set-up. Owners place their brigades ([`placement`]), then arrange them here: lines, host of the
//! Legion, facings. A scenario file becomes a state in [`start`].

pub mod placement;
pub mod start;

use kernel::Side;
use kernel::listing::Out;

use crate::bar::Bar;
use crate::choice::Choice;
use crate::event::Event;
use crate::facing::end_facings;
use crate::ids::{Brigade, Zone, Zones};
use crate::play::Play;
use crate::stacking::hosts;
use crate::state::{ArrangeStep, Stage, State};
use crate::world::World;

pub use placement::{
    check_extend, check_place, check_placed, free_placement, list_placing, placing_left, rest_area, setup_of,
};
use placement::{put_down, seat};
pub use start::starting_state;

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
pub fn list_arranging(w: &World, s: &State, side: Side, done: Zones, step: ArrangeStep, out: &mut impl Out<Choice>) {
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
