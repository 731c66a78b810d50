//! 3.3: what the inactive side may do while a unit moves. Before it leaves a hex, withdrawal fire; after it has
//! entered one, prepared fire, then reaction facing.
//!
//! An offer ends: each answer takes its unit off the list, and nothing puts one on. Nothing here sets off an offer
//! of its own.

use kernel::listing::Out;

use crate::bar::Bar;
use crate::choice::Choice;
use crate::event::Event;
use crate::extension;
use crate::facing;
use crate::fire;
use crate::ids::{Hex, Unit, Units};
use crate::moving;
use crate::play::Play;
use crate::stage::{FireKind, Offer, Part, TestCause, Trigger};
use crate::state::{Form, Order, State, Status};
use crate::world::World;

const PARTS: [Part; 3] = [Part::Whole, Part::Home, Part::Wing];

/// The kind of fire a trigger allows.
const fn kind_of(trigger: Trigger) -> Option<FireKind> {
    match trigger {
        Trigger::Leaving => Some(FireKind::Withdrawal),
        Trigger::Entered => Some(FireKind::Prepared),
        Trigger::Reaction => None,
    }
}

/// Units that could answer by their place alone; whether they may is asked for each answer.
fn candidates(w: &World, s: &State, trigger: Trigger, mover: Unit, at: [Option<Hex>; 2]) -> Units {
    let enemy = w.side_of(mover).other();
    if trigger == Trigger::Entered {
        return s.prepared.and(w.side_units[enemy]);
    }
    let mut found = Units::EMPTY;
    for hex in at.into_iter().flatten() {
        for near in w.neighbours(hex).filter(|near| s.occupied[enemy].has(*near)) {
            found = found.or(s.units_in(w, near));
        }
    }
    found
}

/// Whether a unit may fire in answer.
fn check_fire(w: &World, s: &State, offer: &Offer, unit: Unit, part: Part, target: Hex) -> Result<(), Bar> {
    let kind = kind_of(offer.trigger).ok_or(Bar::NoAnswer)?;
    if !offer.left.has(unit) || !offer.at.contains(&Some(target)) {
        return Err(Bar::NoAnswer);
    }
    let reaches = match offer.trigger {
        // 10.72: out of its own front.
        Trigger::Leaving => facing::is_front(w, s, unit, target),
        _ => {
            let ranges = &w.tables.ranges;
            let most = if w.unit(unit).is_artillery() { ranges.prepared_guns } else { ranges.prepared };
            facing::hexes(s, unit).any(|hex| w.distance(hex, target) <= most)
        }
    };
    if reaches { fire::may_fire(w, s, kind, unit, part, target) } else { Err(Bar::NoAnswer) }
}

/// Whether a unit may try to turn because an enemy has entered a hex next to it (9.61), or stands there in a shock
/// (11.32). Units in Reserve may, but not guns (14.41).
pub fn check_react(w: &World, s: &State, unit: Unit, entered: Hex) -> Result<(), Bar> {
    let state = &s[unit];
    if s.reacted.has(unit) {
        return Err(Bar::ReactedAlready);
    }
    let able = match state.order {
        Order::March => false,
        Order::Reserve => extension::is_foot(w, s, unit),
        _ => extension::is_foot(w, s, unit) || state.form == Form::Unlimbered,
    };
    // A line could only face about, which is more than a reaction turns (8.41).
    if !able || state.disordered || state.status != Status::OnMap || state.is_extended() {
        return Err(Bar::ReactUnable);
    }
    let beside = facing::hexes(s, unit).any(|own| w.direction(own, entered).is_some());
    if !beside {
        return Err(Bar::NoAnswer);
    }
    if facing::is_front(w, s, unit, entered) { Err(Bar::ReactFront) } else { Ok(()) }
}

/// The vertices a unit may turn to in reaction: one to either side, two for regulars (9.61).
pub fn reaction_facings(w: &World, s: &State, unit: Unit) -> impl Iterator<Item = u8> {
    let table = &w.tables.facing;
    let most = if w.unit(unit).recruit { table.reaction } else { table.reaction_regular };
    let now = s[unit].facing;
    (0..6).filter(move |facing| (1..=most).contains(&facing::turn_between(now, *facing)))
}

fn check_face(w: &World, s: &State, offer: &Offer, unit: Unit, facing: u8) -> Result<(), Bar> {
    if offer.trigger != Trigger::Reaction || !offer.left.has(unit) {
        return Err(Bar::NoAnswer);
    }
    let mut verdict = Err(Bar::NoAnswer);
    for hex in offer.at.into_iter().flatten() {
        verdict = check_react(w, s, unit, hex);
        if verdict.is_ok() {
            break;
        }
    }
    verdict?;
    if reaction_facings(w, s, unit).any(|open| open == facing) { Ok(()) } else { Err(Bar::ReactTurn) }
}

/// The answers of one unit.
fn answers<'a>(w: &'a World, s: &'a State, offer: &'a Offer, unit: Unit) -> impl Iterator<Item = Choice> + 'a {
    let shots = offer.at.into_iter().flatten().flat_map(move |target| {
        let open = move |part: &Part| check_fire(w, s, offer, unit, *part, target).is_ok();
        PARTS.into_iter().filter(open).map(move |part| Choice::Fire { unit, part, target })
    });
    let turns = reaction_facings(w, s, unit).filter(move |facing| check_face(w, s, offer, unit, *facing).is_ok());
    shots.chain(turns.map(move |facing| Choice::Face { unit, facing }))
}

/// What the inactive side may answer.
pub fn list(w: &World, s: &State, out: &mut impl Out<Choice>) {
    let Some(offer) = &s.offer else { return };
    for unit in offer.left {
        out.extend(answers(w, s, offer, unit));
        if out.full() {
            return;
        }
    }
    out.push(Choice::Done);
}

/// Whether it may answer so.
pub fn check(w: &World, s: &State, choice: &Choice) -> Result<(), Bar> {
    let offer = s.offer.as_ref().ok_or(Bar::NotAskedNow)?;
    match *choice {
        Choice::Done => Ok(()),
        Choice::Fire { unit, part, target } => check_fire(w, s, offer, unit, part, target),
        Choice::Face { unit, facing } => check_face(w, s, offer, unit, facing),
        _ => Err(Bar::NotAskedNow),
    }
}

impl Play<'_> {
    /// Offers answers to what a unit does, if anybody has one. After entry, reaction facing follows prepared fire.
    pub fn offer(&mut self, trigger: Trigger, mover: Unit, at: [Option<Hex>; 2]) {
        let left = candidates(self.w, self.s, trigger, mover, at);
        let offer = Offer { trigger, mover, left, at };
        let able: Units = left.filter(|unit| answers(self.w, self.s, &offer, *unit).next().is_some()).collect();
        self.s.offer = (!able.is_empty()).then_some(Offer { left: able, ..offer });
        if able.is_empty() && trigger == Trigger::Entered {
            self.offer(Trigger::Reaction, mover, at);
        }
    }

    /// Drops who can no longer answer; an offer nobody can answer gives way to the next.
    pub fn offer_auto(&mut self) -> bool {
        let Some(offer) = self.s.offer else { return false };
        if !moving::goes_on(self.s) {
            self.s.offer = None;
            return true;
        }
        let able: Units = offer.left.filter(|unit| answers(self.w, self.s, &offer, *unit).next().is_some()).collect();
        if able.is_empty() {
            self.s.offer = None;
            if offer.trigger == Trigger::Entered {
                self.offer(Trigger::Reaction, offer.mover, offer.at);
            }
            return true;
        }
        self.s.offer = Some(Offer { left: able, ..offer });
        able != offer.left
    }

    /// One answer, or no more of them.
    pub fn offer_choice(&mut self, choice: &Choice) {
        let Some(mut offer) = self.s.offer else { return };
        match *choice {
            Choice::Fire { unit, part, target } => {
                offer.left.remove(unit);
                self.s.offer = Some(offer);
                let kind = kind_of(offer.trigger).unwrap_or(FireKind::Withdrawal);
                self.begin_fire(kind, unit, part, target);
            }
            Choice::Face { unit, facing } => {
                offer.left.remove(unit);
                self.s.offer = Some(offer);
                self.react(unit, facing);
            }
            _ => self.s.offer = Some(Offer { left: Units::EMPTY, ..offer }),
        }
    }

    /// 9.61, 11.32: a unit tests and, if it passes, turns.
    pub fn react(&mut self, unit: Unit, facing: u8) {
        self.s.reacted.insert(unit);
        if self.test(unit, TestCause::Reaction, 0, false) {
            self.s[unit].facing = facing;
            self.tell(Event::ReactionTurned { unit, facing });
        }
    }
}
