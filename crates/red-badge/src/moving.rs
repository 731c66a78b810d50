//! 9: a move carried out, hex by hex, with what interrupts and what ends it.

use crate::approach;
use crate::choice::Choice;
use crate::cost::{self, Traveller};
use crate::drill;
use crate::event::Event;
use crate::extension;
use crate::facing;
use crate::ids::{Hex, Leader, Unit};
use crate::movement::{self, Way, allowance, allowance_of, check_step};
use crate::play::Play;
use crate::stage::{Move, TestCause, Trigger};
use crate::state::{Flank, Form, Order, State, Status};
use crate::victory;
use crate::world::World;

/// How a move has been cut short (3.2, 3.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Cut {
    /// The unit is Disordered and stops where it is.
    Stopped,
    /// It has given way or left the map.
    Gone,
}

/// Whether an interrupt has cut a move short.
fn cut(s: &State, mv: &Move) -> Option<Cut> {
    let state = &s[mv.unit];
    if state.status != Status::OnMap {
        return Some(Cut::Gone);
    }
    let moved = state.hex() != Some(mv.at) && state.wing() != Some(mv.at);
    match (moved, mv.good && state.disordered) {
        // A line that falls into disorder draws together into either of its hexes (8.45).
        (true, true) if mv.line && !state.is_extended() => Some(Cut::Stopped),
        (true, _) => Some(Cut::Gone),
        (false, true) => Some(Cut::Stopped),
        (false, false) => s.finished.has(mv.unit).then_some(Cut::Stopped),
    }
}

/// True if nothing was done in a move.
const fn is_idle(mv: &Move) -> bool {
    mv.spent == 0 && !mv.busy
}

/// True if the unit on the move can still go on with it.
pub fn goes_on(s: &State) -> bool {
    s.mv.as_ref().is_some_and(|mv| cut(s, mv).is_none())
}

/// 10.81: whether somebody sees a unit in confusing colours where it has ended its movement: infantry of an inactive
/// brigade at exactly two hexes, or artillery within six, of either army, through its front and in sight.
pub fn is_seen(w: &World, s: &State, unit: Unit) -> bool {
    let table = &w.tables.confusion;
    let all = w.side_units.union.or(w.side_units.confederate);
    all.into_iter().any(|other| {
        if other == unit || s[other].status != Status::OnMap {
            return false;
        }
        let sheet = w.unit(other);
        let near = |from: Hex, to: Hex| w.distance(from, to);
        let pairs = || facing::hexes(s, other).flat_map(move |a| facing::hexes(s, unit).map(move |b| (a, b)));
        let Some(distance) = pairs().map(|(a, b)| near(a, b)).min() else { return false };
        let notices = if sheet.is_artillery() {
            distance > 0 && distance <= table.artillery
        } else {
            sheet.is_infantry() && distance == table.infantry && s.active != Some(s.belongs(w, other))
        };
        let looks = |(a, b): (Hex, Hex)| {
            near(a, b) == distance && facing::in_arc(w, s, other, a, b) && approach::sights(w, s, a, b)
        };
        notices && pairs().any(looks)
    })
}

impl Play<'_> {
    /// Takes a unit up to move.
    pub fn begin_move(&mut self, unit: Unit) {
        if let Some(hex) = self.s[unit].hex() {
            self.s.mv = Some(movement::begin(self.s, unit, hex));
        }
    }

    /// 9.71, 9.72: a unit comes onto the map, which is the first hex of its move.
    pub fn begin_entry(&mut self, unit: Unit, hex: Hex, order: Order) {
        let brigade = self.s.belongs(self.w, unit);
        let first = self.s.members_on_map(self.w, brigade).is_empty();
        if first {
            self.s.brigade_mut(brigade).order = order;
        }
        self.s[unit].order = order;
        if self.w.unit(unit).is_artillery() {
            // 20.1: guns come limbered.
            self.s[unit].form = Form::Limbered;
        }
        let price = cost::arrival(self.w, Traveller::of(self.w, self.s, unit), hex);
        self.s.put_in(self.w, unit, hex);
        let whole = allowance(self.w, self.s, unit);
        let cost = price.unwrap_or(whole).min(whole);
        let mut mv = Move { spent: cost, free_turn: true, ..movement::begin(self.s, unit, hex) };
        self.tell(Event::Entered { unit, hex, order, cost });
        self.note_arrival(&mut mv, [Some(hex), None]);
        self.s.mv = Some(mv);
        self.offer(Trigger::Entered, unit, [Some(hex), None]);
    }

    /// One automatic step: a move cut short ends, a step that waited for fire is taken.
    pub fn move_auto(&mut self) -> bool {
        let Some(mv) = self.s.mv else { return false };
        if let Some(cut) = cut(self.s, &mv) {
            self.cut_short(mv, cut);
            return true;
        }
        let Some(to) = mv.leaving else { return false };
        self.s.mv = Some(Move { leaving: None, ..mv });
        if self.s.stands_in(mv.unit, to) {
            self.contract_now(mv, to);
        } else if let Ok(way) = check_step(self.w, self.s, &mv, to) {
            self.step_now(mv, way);
        }
        true
    }

    /// One act of a moving unit.
    pub fn move_choice(&mut self, choice: &Choice) {
        let Some(mv) = self.s.mv else { return };
        match *choice {
            Choice::Step(hex) => self.set_out(mv, hex, [self.s[mv.unit].hex(), self.s[mv.unit].wing()]),
            Choice::Contract(into) => {
                let left = facing::hexes(self.s, mv.unit).find(|hex| *hex != into);
                self.set_out(mv, into, [left, None]);
            }
            Choice::Turn(facing) => self.turn_now(mv, facing),
            Choice::Extend(hex) => self.extend_now(mv, hex),
            Choice::Refuse(flank) => self.refuse_now(mv, Some(flank)),
            Choice::Unrefuse => self.refuse_now(mv, None),
            Choice::Form(form) => self.form_now(mv, form),
            Choice::Ride(leader) => self.ride_along(mv, leader),
            _ => self.end_move(mv),
        }
    }

    /// The unit is about to leave hexes: withdrawal fire comes first (3.3, 10.72).
    fn set_out(&mut self, mv: Move, to: Hex, left: [Option<Hex>; 2]) {
        self.s.mv = Some(Move { leaving: Some(to), ..mv });
        self.offer(Trigger::Leaving, mv.unit, left);
    }

    fn step_now(&mut self, mv: Move, way: Way) {
        let unit = mv.unit;
        let Some(from) = self.s[unit].hex() else { return };
        let sides = [Some((from, way.home)), self.s[unit].wing().zip(way.wing)];
        let by_road = self.w.side_between(from, way.home).is_road();
        let mut mv = Move {
            spent: mv.spent.saturating_add(way.cost),
            stopped: mv.stopped || way.whole,
            rough: mv.rough || sides.into_iter().flatten().any(|(a, b)| cost::is_rough(self.w, a, b)),
            free_turn: by_road && self.s[unit].order == Order::March,
            leaving: None,
            ..mv
        };
        self.s.put_in(self.w, unit, way.home);
        self.s.set_wing(self.w, unit, way.wing);
        self.tell(Event::Stepped { unit, from, to: way.home, cost: way.cost });
        // He may have fallen on the way.
        if let Some(leader) = mv.rider.filter(|leader| self.s.leader(*leader).status == Status::OnMap) {
            self.s.leader_mut(leader).hex = Some(way.home);
        }
        let entered = [Some(way.home), way.wing];
        self.note_arrival(&mut mv, entered);
        self.s.mv = Some(mv);
        self.offer(Trigger::Entered, unit, entered);
    }

    /// What entering hexes of the map brings with it, for the move and for the game.
    fn note_arrival(&mut self, mv: &mut Move, entered: [Option<Hex>; 2]) {
        let unit = mv.unit;
        if let Some(home) = self.s[unit].hex() {
            mv.at = home;
        }
        mv.steps = mv.steps.saturating_add(1);
        mv.busy = true;
        self.s.stirred.insert(unit);
        self.note_hexes(mv, entered);
    }

    fn note_hexes(&mut self, mv: &mut Move, entered: [Option<Hex>; 2]) {
        let (unit, enemy) = (mv.unit, self.w.side_of(mv.unit).other());
        let entered = || entered.into_iter().flatten();
        // Both halves of a line step into woods side by side: that is one hex of its way.
        mv.woods = mv.woods.saturating_add(entered().any(|hex| self.w.terrain(hex).disorders).into());
        mv.stopped |= entered().any(|hex| !facing::zone(self.w, self.s, enemy, hex).is_empty());
        let brigade = self.s.belongs(self.w, unit);
        self.s.brigade_mut(brigade).busy = true;
        for hex in entered() {
            if let Some(side) = victory::note_entry(self.s, self.w, unit, hex) {
                self.tell(Event::ObjectiveTaken { hex, side });
            }
            self.enter_hex_of_leaders(unit, hex);
        }
    }

    fn spend(&mut self, mv: Move, cost: u8) -> Move {
        let brigade = self.s.belongs(self.w, mv.unit);
        self.s.brigade_mut(brigade).busy = true;
        Move { spent: mv.spent.saturating_add(cost), busy: true, ..mv }
    }

    fn turn_now(&mut self, mv: Move, facing: u8) {
        let cost = drill::check_turn(self.w, self.s, &mv, facing).unwrap_or(0);
        let busy = mv.busy || self.s[mv.unit].form != Form::Unlimbered;
        self.s[mv.unit].facing = facing;
        self.tell(Event::Turned { unit: mv.unit, facing, cost });
        self.s.mv = Some(Move { busy, free_turn: false, ..self.spend(mv, cost) });
    }

    fn extend_now(&mut self, mv: Move, hex: Hex) {
        let unit = mv.unit;
        let cost = extension::check_extend(self.w, self.s, &mv, hex).unwrap_or(0);
        let mut mv = Move { line: true, ..self.spend(mv, cost) };
        if let Some(home) = self.s[unit].hex() {
            mv.rough |= cost::is_rough(self.w, home, hex);
        }
        self.s.set_wing(self.w, unit, Some(hex));
        self.tell(Event::Extended { unit, hex, cost });
        self.note_hexes(&mut mv, [Some(hex), None]);
        self.s.mv = Some(mv);
        self.offer(Trigger::Entered, unit, [Some(hex), None]);
    }

    fn contract_now(&mut self, mv: Move, into: Hex) {
        let cost = extension::check_contract(self.w, self.s, &mv, into).unwrap_or(0);
        if self.s[mv.unit].wing() == Some(into) {
            // 14.51: the counter has left its hex.
            self.s.stirred.insert(mv.unit);
        }
        self.contract_into(mv.unit, into);
        self.s.mv = Some(Move { at: into, leaving: None, ..self.spend(mv, cost) });
    }

    fn refuse_now(&mut self, mv: Move, flank: Option<Flank>) {
        let unit = mv.unit;
        let cost = self.w.tables.facing.refuse.saturating_mul(2);
        self.s[unit].refused = flank;
        self.tell(match flank {
            Some(flank) => Event::FlankRefused { unit, flank, cost },
            None => Event::RefusalEnded { unit, cost },
        });
        self.s.mv = Some(self.spend(mv, cost));
    }

    fn form_now(&mut self, mv: Move, form: Form) {
        let unit = mv.unit;
        let cost = drill::check_form(self.w, self.s, &mv, form).unwrap_or(0);
        let mut mv = self.spend(mv, cost);
        let before = u16::from(allowance(self.w, self.s, unit).max(1));
        self.s[unit].form = form;
        // 14.21: what is left is the same part of the new allowance.
        let after = u16::from(allowance(self.w, self.s, unit));
        mv.spent = u8::try_from((u16::from(mv.spent) * after).div_ceil(before)).unwrap_or(u8::MAX);
        self.tell(Event::Formed { unit, form, cost });
        self.s.mv = Some(mv);
    }

    fn ride_along(&mut self, mv: Move, leader: Leader) {
        let hex = self.s[mv.unit].hex();
        let state = self.s.leader_mut(leader);
        (state.status, state.hex) = (Status::OnMap, hex);
        self.s.rode.insert(leader);
        self.tell(Event::RodeAlong { leader, unit: mv.unit });
        self.s.mv = Some(Move { rider: Some(leader), ..mv });
    }

    /// Notes what the unit has done, for its fire and for the rest of the activation.
    fn close(&mut self, mv: &Move) {
        let unit = mv.unit;
        self.s.mv = None;
        if is_idle(mv) {
            self.s.stood.insert(unit);
            return;
        }
        self.s.moved.insert(unit);
        self.s[unit].built = 0;
        if u16::from(mv.spent) * 2 > u16::from(allowance_of(self.w, self.s, mv)) {
            self.s.moved_far.insert(unit);
        }
    }

    /// 3.2, 3.3: an interrupt has ended the move and with it the unit's activation. Who has given way is not seen
    /// (10.81), and tests that would only stop a unit are of no use to it any more (2.64).
    fn cut_short(&mut self, mv: Move, cut: Cut) {
        self.tell(Event::MoveCut { unit: mv.unit });
        self.close(&mv);
        self.s.moved.insert(mv.unit);
        self.s.finished.insert(mv.unit);
        if cut == Cut::Stopped {
            self.hold(mv.unit);
            self.look_at(mv.unit);
        }
    }

    /// The unit ends its move of its own will.
    fn end_move(&mut self, mv: Move) {
        self.close(&mv);
        if is_idle(&mv) {
            return;
        }
        self.hold(mv.unit);
        self.look_at(mv.unit);
        // 9.49: disordering terrain.
        let woods = mv.woods >= self.w.tables.movement.woods_test && self.s[mv.unit].order != Order::March;
        if woods || mv.rough {
            self.s[mv.unit].trouble.test = Some(TestCause::Movement);
            self.s.troubled.insert(mv.unit);
        }
    }

    /// What a unit that has ended its movement or advance does to the hexes it holds: an enemy barricade comes down
    /// (15.12), abandoned guns change hands (12.82).
    pub fn hold(&mut self, unit: Unit) {
        let side = self.w.side_of(unit);
        for hex in [self.s[unit].hex(), self.s[unit].wing()].into_iter().flatten() {
            if self.s.barricade(hex).is_some_and(|barricade| barricade.owner != side) {
                self.s.set_barricade(hex, 0, side);
                self.tell(Event::BarricadeLost { hex });
            }
        }
        self.seize_guns(unit);
    }

    /// 10.81, AMB-16: a unit in confusing colours is marked, or loses its mark, where it ends its movement.
    fn look_at(&mut self, unit: Unit) {
        if !self.w.unit(unit).confusing || self.s.identified.has(unit) {
            return;
        }
        match (is_seen(self.w, self.s, unit), self.s.seen.has(unit)) {
            (true, false) => {
                self.s.seen.insert(unit);
                self.tell(Event::Seen { unit });
            }
            (false, true) => {
                self.s.seen.remove(unit);
                self.tell(Event::Unseen { unit });
            }
            _ => {}
        }
    }
}
