//! 8.5, 14.3 and 14.4: reinforcements.

use kernel::Side;
use kernel::listing::{Few, Out};

use crate::bar::Bar;
use crate::choice::Choice;
use crate::event::Event;
use crate::ids::{Hex, Hexes, Leader, Leaders, Unit, Units};
use crate::leaders;
use crate::movement::{allowance, can_end, entry_cost, left};
use crate::play::{Play, purpose};
use crate::scenario::ArrivalDie;
use crate::sheets::Kind;
use crate::state::{Form, Move, Stage, State, Status};
use crate::world::{Group, World};
use crate::zones::controls;

/// True if a group may enter now.
fn is_due(s: &State, at: usize) -> bool {
    s.due.get(at).is_some_and(|turn| *turn != 0 && *turn <= s.turn)
}

/// True if a group must enter if it can (CM-14.3b).
fn must_enter(s: &State, group: &Group) -> bool {
    group.must_enter.is_some_and(|turn| turn <= s.turn)
}

/// Units of a side waiting to enter now.
pub fn waiting(w: &World, s: &State, side: Side) -> Units {
    let due = w.groups.iter().enumerate().filter(|(at, _)| is_due(s, *at));
    let units = due.fold(Units::EMPTY, |units, (_, group)| units.or(group.units)).and(w.side_units[side]);
    units.filter(|unit| s[*unit].status == Status::Waiting).collect()
}

/// Leaders of a side waiting to enter now.
pub fn waiting_leaders(w: &World, s: &State, side: Side) -> Leaders {
    let due = w.groups.iter().enumerate().filter(|(at, _)| is_due(s, *at));
    let leaders = due.fold(Leaders::EMPTY, |all, (_, group)| all.or(group.leaders)).and(w.side_leaders[side]);
    leaders.filter(|leader| s.leader(*leader).status == Status::Waiting).collect()
}

/// Where a side enters that is due at a hex: there, or if an enemy unit or its zone of control bars it, at the
/// closest edge hexes that are free of both (CM-8.5e).
pub fn entries(w: &World, s: &State, side: Side, entry: Hex) -> Hexes {
    let enemy = side.other();
    let free = |hex: Hex| !s.occupied[enemy].has(hex) && !controls(w, s, enemy, hex);
    if free(entry) {
        return entry.alone();
    }
    let open: Hexes = w.edges.filter(|hex| free(*hex)).collect();
    let least = open.map(|hex| w.distance(entry, hex)).min();
    open.filter(|hex| Some(w.distance(entry, *hex)) == least).collect()
}

/// The form a unit enters in: guns limbered, cavalry as its owner likes (CM-8.5d).
pub const fn entry_form(kind: Kind, dismounted: bool) -> Form {
    match kind {
        Kind::Infantry => Form::Line,
        Kind::Artillery => Form::Limbered,
        Kind::Cavalry if dismounted => Form::Dismounted,
        Kind::Cavalry => Form::Mounted,
    }
}

/// The cost of entering, in half-points; the reason if it is not legal.
pub fn check_enter(w: &World, s: &State, unit: Unit, hex: Hex, dismounted: bool) -> Result<u8, Bar> {
    let sheet = w.sheet(unit);
    if sheet.side != s.active {
        return Err(Bar::NotYours);
    }
    if !waiting(w, s, s.active).has(unit) {
        return Err(Bar::NotDue);
    }
    if dismounted && sheet.kind != Kind::Cavalry {
        return Err(Bar::NoSuchForm);
    }
    let entry = w.group_of(unit).and_then(|at| w.groups.get(at)).map(|group| group.entry).ok_or(Bar::NotDue)?;
    if !entries(w, s, sheet.side, entry).has(hex) {
        return Err(Bar::NotItsEntry);
    }
    let form = entry_form(sheet.kind, dismounted);
    let cost = entry_cost(w, s, sheet.side, form, hex, hex == entry);
    if cost > allowance(w, s, sheet.side, form) {
        return Err(Bar::NotEnoughPoints);
    }
    if !s.is_occupied(hex) {
        return Ok(cost);
    }
    // A friend stands there: the unit must be able to go on (ruling 31).
    let (after, mv) = entered(s, unit, hex, form, cost);
    if can_end(w, &after, &mv, hex, left(w, &after, &mv)) { Ok(cost) } else { Err(Bar::NoRoomToEnd) }
}

fn entered(s: &State, unit: Unit, hex: Hex, form: Form, cost: u8) -> (State, Move) {
    let mut after = s.clone();
    after[unit].hex = Some(hex);
    after[unit].form = form;
    after[unit].status = Status::OnMap;
    (after, entry_move(unit, cost))
}

const fn entry_move(unit: Unit, cost: u8) -> Move {
    Move {
        unit,
        spent: cost,
        began_near: Units::EMPTY,
        changes: 0,
        stepped: true,
        stopped: false,
        riders: Leaders::EMPTY,
    }
}

/// Whether a leader may enter at a hex; he pays one point (CM-8.5b).
pub fn check_arrive(w: &World, s: &State, leader: Leader, hex: Hex) -> Result<(), Bar> {
    let side = w.leader(leader).side;
    if side != s.active {
        return Err(Bar::NotYours);
    }
    if !waiting_leaders(w, s, side).has(leader) {
        return Err(Bar::NotDue);
    }
    let entry = w.group_of_leader(leader).and_then(|at| w.groups.get(at)).map(|group| group.entry);
    let entry = entry.ok_or(Bar::NotDue)?;
    if !entries(w, s, side, entry).has(hex) {
        return Err(Bar::NotItsEntry);
    }
    if !leaders::ridable(w, s, side).has(hex) {
        return Err(Bar::LeaderInZone);
    }
    Ok(())
}

/// Every entry that can be made now.
pub fn list(w: &World, s: &State, out: &mut impl Out<Choice>) {
    for at in 0..w.groups.len() {
        let Some(group) = w.groups.get(at).filter(|_| is_due(s, at)) else { continue };
        list_group(w, s, group, out);
    }
}

fn list_group(w: &World, s: &State, group: &Group, out: &mut impl Out<Choice>) {
    let units = group.units.and(waiting(w, s, s.active));
    let arriving = group.leaders.and(waiting_leaders(w, s, s.active));
    if units.is_empty() && arriving.is_empty() {
        return;
    }
    let entries = entries(w, s, s.active, group.entry);
    for leader in arriving {
        let open = entries.filter(|hex| check_arrive(w, s, leader, *hex).is_ok());
        out.extend(open.map(|hex| Choice::Arrive { leader, hex }));
    }
    for unit in units {
        let forms: &[bool] = if w.sheet(unit).kind == Kind::Cavalry { &[false, true] } else { &[false] };
        for dismounted in forms.iter().copied() {
            let open = entries.filter(|hex| check_enter(w, s, unit, *hex, dismounted).is_ok());
            out.extend(open.map(|hex| Choice::Enter { unit, hex, dismounted }));
        }
    }
}

/// True if somebody who must enter this turn can (CM-14.3b).
pub fn is_owed(w: &World, s: &State) -> bool {
    let mut owed = Few::default();
    for (at, group) in w.groups.iter().enumerate() {
        if is_due(s, at) && must_enter(s, group) {
            list_group(w, s, group, &mut owed);
        }
    }
    !owed.is_empty()
}

impl Play<'_> {
    /// A unit comes onto the map and moves on.
    pub fn enter(&mut self, unit: Unit, hex: Hex, dismounted: bool) {
        let cost = check_enter(self.w, self.s, unit, hex, dismounted).unwrap_or(0);
        let state = self.s.unit_mut(unit);
        state.status = Status::OnMap;
        state.hex = Some(hex);
        state.form = entry_form(self.w.sheet(unit).kind, dismounted);
        self.tell(Event::Entered { unit, hex, cost });
        self.s.stage = Stage::Moving(entry_move(unit, cost));
        self.surprise(unit, hex);
    }

    /// A leader comes onto the map and rides on.
    pub fn arrive(&mut self, leader: Leader, hex: Hex) {
        let points = leaders::allowance(self.w, self.s, leader).saturating_sub(1);
        let state = self.s.leader_mut(leader);
        state.status = Status::OnMap;
        state.hex = Some(hex);
        self.tell(Event::LeaderEntered { leader, hex });
        self.s.stage = Stage::Leading { leader, points };
    }

    /// 14.4, then 14.3.2: the arrival dice of a turn, which nobody may throw again (CM-14.5e).
    pub fn arrival_dice(&mut self) {
        for at in 0..self.w.groups.len() {
            if self.w.groups.get(at).is_some_and(|group| rolls(self.w, self.s, at, group, ArrivalDie::Pope)) {
                self.roll_for_pope(at);
            }
        }
        for at in 0..self.w.groups.len() {
            if self.w.groups.get(at).is_some_and(|group| rolls(self.w, self.s, at, group, ArrivalDie::Hill)) {
                let die = self.d10(purpose::HILL);
                let turn = self.w.tables.hill.turn_of(die);
                self.s.due[at] = turn;
                self.tell(Event::HillDie { die, turn });
            }
        }
    }

    fn roll_for_pope(&mut self, at: usize) {
        let table = &self.w.tables.pope;
        let die = self.d10(purpose::POPE);
        let total = die as i8 + table.modifier;
        let comes = i16::from(total) < i16::from(self.s.turn);
        self.tell(Event::PopeDie { die, total, comes });
        if !comes {
            return;
        }
        self.s.due[at] = self.s.turn;
        if self.s.turn < table.free_from {
            self.score(Side::Confederate, table.points);
            self.tell(Event::PopePoints { points: table.points });
        }
    }
}

/// True if a group's die falls at the start of this turn.
fn rolls(w: &World, s: &State, at: usize, group: &Group, die: ArrivalDie) -> bool {
    group.die == Some(die)
        && s.due.get(at) == Some(&0)
        && match die {
            ArrivalDie::Pope => w.options.pope && s.turn >= w.tables.pope.first_turn,
            ArrivalDie::Hill => s.turn == w.tables.hill.turn,
        }
}

/// True if any arrival die falls at the start of this turn.
pub fn dice_fall(w: &World, s: &State) -> bool {
    let each = || w.groups.iter().enumerate();
    [ArrivalDie::Pope, ArrivalDie::Hill].into_iter().any(|die| each().any(|(at, group)| rolls(w, s, at, group, die)))
}
