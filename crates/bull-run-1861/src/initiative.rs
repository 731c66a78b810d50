//! 6: major offensive, initiative, operational movement markers.

use kernel::Side;
use kernel::listing::Out;

use crate::bar::Bar;
use crate::choice::Choice;
use crate::command::in_contact;
use crate::event::{Event, MarkerLoss};
use crate::ids::{Brigade, Brigades, Zone, Zones};
use crate::play::{Play, purpose};
use crate::state::{Stage, State, Status};
use crate::world::World;

/// Ties thrown again before the dice are no longer believed.
const MOST_TIES: u32 = 1000;

/// True if the side may still declare its major offensive this turn.
pub fn may_declare(s: &State, side: Side) -> bool {
    s.turn > 1 && !s.offensive_used[side] && s.offensive_now.is_none()
}

/// Whether a brigade may be marked for operational movement.
pub fn check_mark(w: &World, s: &State, side: Side, from: u8, brigade: Brigade) -> Result<(), Bar> {
    if !w.side_brigades[side].has(brigade) {
        return Err(Bar::NotYours);
    }
    let b = s.brigade(brigade);
    let (Status::OnMap, Some(zone)) = (b.status, b.zone) else { return Err(Bar::NotOnMap) };
    if w.is_legion(brigade) && s.legion_host.is_some() {
        return Err(Bar::OpAlready);
    }
    if b.op {
        return Err(Bar::OpAlready);
    }
    if brigade.0 < from {
        return Err(Bar::OpOrder);
    }
    if b.marker.is_some() {
        return Err(Bar::OpExtended);
    }
    if b.fatigue > 0 {
        return Err(Bar::OpFatigued);
    }
    if in_contact(w, s, brigade) {
        return Err(Bar::OpContact);
    }
    let limit = w.tables.operational.limit(side);
    let (zones, count) = marked(w, s, side);
    let mut with = zones;
    with.insert(zone);
    if count >= u32::from(limit.brigades) || with.len() > u32::from(limit.zones) {
        return Err(if side == Side::Union { Bar::OpLimit } else { Bar::OpLimitSouth });
    }
    Ok(())
}

/// Zones and number of marked brigades of a side.
pub fn marked(w: &World, s: &State, side: Side) -> (Zones, u32) {
    let mut zones = Zones::EMPTY;
    let mut count = 0;
    for brigade in w.side_brigades[side] {
        let b = s.brigade(brigade);
        if let (true, Some(zone)) = (b.op, b.zone) {
            zones.insert(zone);
            count += 1;
        }
    }
    (zones, count)
}

/// Lists the brigades that may be marked.
pub fn list_marks(w: &World, s: &State, side: Side, from: u8, out: &mut impl Out<Choice>) {
    out.extend(w.side_brigades[side].filter(|b| check_mark(w, s, side, from, *b).is_ok()).map(Choice::Mark));
    out.push(Choice::Done);
}

impl Play<'_> {
    /// T1, T2.
    pub fn declare_offensive(&mut self, side: Side) {
        self.s.offensive_used[side] = true;
        self.s.offensive_now = Some(side);
        self.tell(Event::OffensiveDeclared { side });
    }

    /// T3: on turn 1 the North has it; otherwise the higher total, ties again.
    pub fn roll_initiative(&mut self) {
        let table = &self.w.tables.initiative;
        if self.s.turn == 1 {
            self.s.first = table.first_turn;
            self.tell(Event::Initiative { side: table.first_turn, rolled: false });
        } else {
            let bonus = |side| if self.s.offensive_now == Some(side) { table.offensive_bonus } else { 0 };
            let (union_bonus, confederate_bonus) = (bonus(Side::Union), bonus(Side::Confederate));
            // Bounded, so that a forged record with nothing but ties cannot hang a reader.
            for _ in 0..MOST_TIES {
                let union = self.d6(purpose::INITIATIVE);
                let confederate = self.d6(purpose::INITIATIVE);
                let totals = (union + union_bonus, confederate + confederate_bonus);
                self.tell(Event::InitiativeDice {
                    union,
                    confederate,
                    union_total: totals.0,
                    confederate_total: totals.1,
                });
                if totals.0 != totals.1 {
                    self.s.first = if totals.0 > totals.1 { Side::Union } else { Side::Confederate };
                    break;
                }
            }
            self.tell(Event::Initiative { side: self.s.first, rolled: true });
        }
        self.s.stage = Stage::OpMarkers { side: self.s.first.other(), from: 0 };
    }

    /// T4, T5.
    pub fn mark(&mut self, side: Side, brigade: Brigade) {
        self.s.brigade_mut(brigade).op = true;
        self.s.stage = Stage::OpMarkers { side, from: brigade.0 + 1 };
        self.tell(Event::OpMarked { brigade });
    }

    /// Takes a marker off before its time (4.7).
    pub fn lose_marker(&mut self, brigade: Brigade, why: MarkerLoss) {
        if self.s.brigade(brigade).op {
            self.s.brigade_mut(brigade).op = false;
            self.tell(Event::OpMarkerLost { brigade, why });
        }
    }

    /// Takes the markers off brigades that the set-up has brought into contact.
    pub fn lose_markers_in_contact(&mut self) {
        let all = self.w.side_brigades.union.or(self.w.side_brigades.confederate);
        for brigade in all.filter(|b| self.s.brigade(*b).op).collect::<Brigades>() {
            if in_contact(self.w, self.s, brigade) {
                self.lose_marker(brigade, MarkerLoss::Contact);
            }
        }
    }

    /// Takes the markers off all brigades of a zone.
    pub fn lose_markers_in(&mut self, zone: Zone, why: MarkerLoss) {
        for element in self.s.stacks[zone].iter() {
            self.lose_marker(element.brigade(), why);
        }
    }
}
