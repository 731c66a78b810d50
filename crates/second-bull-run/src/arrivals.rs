//! 8 E and 11.1.3: declarations, arrival dice, entry of reinforcements.

use kernel::Side;
use kernel::listing::{Few, Out};

use crate::bar::Bar;
use crate::choice::Choice;
use crate::commanders::{may_stand, ride};
use crate::event::Event;
use crate::facing::Field;
use crate::ids::{Brigade, Brigades, Leader, Leaders, MAX_ENTRIES, Parties, Party, Zone, Zones};
use crate::movement::{allowance, ends};
use crate::play::{Play, purpose};
use crate::scenario::Call;
use crate::state::{Act, Declaration, March, Part, Stage, State, Status};
use crate::turn::counter_attack;
use crate::world::{PartySheet, World};

fn parties(w: &World, side: Side) -> impl Iterator<Item = (Party, &PartySheet)> {
    let all = w.parties.iter().enumerate().map(|(at, sheet)| (Party(at as u8), sheet));
    all.filter(move |(_, sheet)| sheet.side == side)
}

/// Parties a side may call now: the optional division in its turn, or once it is in the game in a turn its
/// owner names (Q96); with the switch, withdrawn divisions (Q110).
pub fn callable(w: &World, s: &State, side: Side) -> Parties {
    let may = |party: Party, sheet: &PartySheet| {
        if s.called.has(party) {
            return false;
        }
        if w.options.night_rolls && withdrawn(s, sheet) && !back_entries(w, s).is_empty() {
            return true;
        }
        let open = w.options.jones && s.day == 1 && !s.night && !s.settled.has(party);
        match sheet.call {
            Some(Call::OnTurn) => open && s.turn == sheet.turn,
            Some(Call::BeforeSetUp) => open && s.jones_called && s.turn >= sheet.turn,
            None => false,
        }
    };
    parties(w, side).filter(|(party, sheet)| may(*party, sheet)).map(|(party, _)| party).collect()
}

/// True if brigades of a party wait off the map to be announced.
fn withdrawn(s: &State, sheet: &PartySheet) -> bool {
    let mut brigades = sheet.brigades.less(s.coming).less(s.delayed);
    brigades.any(|b| s.brigade(b).status == Status::Withdrawn)
}

/// The party that may be called before the set-up.
pub fn callable_before(w: &World) -> Option<Party> {
    let found = w.parties.iter().position(|p| p.call == Some(Call::BeforeSetUp) && w.options.jones);
    found.map(|at| Party(at as u8))
}

/// True if the declaration may be made now.
pub fn declarable(w: &World, s: &State, declaration: Declaration) -> bool {
    match declaration {
        Declaration::CounterAttack => {
            let may = |attack: crate::scenario::CounterAttack| s.turn >= attack.from && s.counter_attack.is_none();
            counter_attack(w, s).is_some_and(may)
        }
        Declaration::Call(side) => !callable(w, s, side).is_empty(),
    }
}

/// Who makes it.
pub fn declaring_side(w: &World, s: &State, declaration: Declaration) -> Side {
    match declaration {
        Declaration::CounterAttack => counter_attack(w, s).map_or(s.active, |attack| attack.side),
        Declaration::Call(side) => side,
    }
}

/// Lists a declaration.
pub fn list_declaration(w: &World, s: &State, declaration: Declaration, out: &mut impl Out<Choice>) {
    match declaration {
        Declaration::CounterAttack => out.push(Choice::Declare),
        Declaration::Call(side) => out.extend(callable(w, s, side).map(Choice::Call)),
    }
    out.push(Choice::Done);
}

/// Checks it.
pub fn check_declaration(w: &World, s: &State, declaration: Declaration, choice: &Choice) -> Result<(), Bar> {
    match (declaration, *choice) {
        (_, Choice::Done) | (Declaration::CounterAttack, Choice::Declare) => Ok(()),
        (Declaration::Call(side), Choice::Call(party)) => {
            if callable(w, s, side).has(party) {
                Ok(())
            } else {
                Err(Bar::NotCallable)
            }
        }
        _ => Err(Bar::NotAskedNow),
    }
}

/// Entries by which withdrawn units may return this turn (Q110).
fn back_entries(w: &World, s: &State) -> Zones {
    let Some(night) = w.scenario.night.as_ref().filter(|_| s.day > 1) else { return Zones::EMPTY };
    let open = night.back.iter().filter(|back| s.turn >= back.turn).flat_map(|back| &back.entries);
    open.filter_map(|letter| w.entry_named(letter).ok()).collect()
}

/// Entries by which units that left the map return in the night (Q100).
fn return_entries(w: &World, side: Side) -> Zones {
    let Some(night) = &w.scenario.night else { return Zones::EMPTY };
    let letters = night.returns.get(&side.to_string()).into_iter().flatten();
    letters.filter_map(|letter| w.entry_named(letter).ok()).collect()
}

/// The entry zones open to a unit: its own that are free, else the nearest free one (Q91, Q133). A division
/// keeps to the zone its first brigade has used.
fn open_entries(w: &World, own: Zones, chosen: Option<Zone>, free: impl Fn(Zone) -> bool) -> Zones {
    if let Some(zone) = chosen.filter(|zone| own.has(*zone) && free(*zone)) {
        return zone.alone();
    }
    let open: Zones = own.filter(|zone| free(*zone)).collect();
    if !open.is_empty() || own.is_empty() {
        return open;
    }
    if let Some(zone) = chosen.filter(|zone| free(*zone)) {
        return zone.alone();
    }
    let others: Zones = w.entries.iter().map(|e| e.zone).filter(|zone| free(*zone)).collect();
    let distance = |zone: Zone| own.map(|from| w.distance(from, zone)).min();
    let nearest = others.map(distance).min();
    others.filter(|zone| Some(distance(*zone)) == nearest).collect()
}

/// Entry zones of a brigade that may enter now.
pub fn brigade_entries(w: &World, s: &State, brigade: Brigade) -> Zones {
    let side = w.side_of(brigade);
    let party = w.party_of(brigade);
    let (own, chosen) = match s.brigade(brigade).status {
        Status::Waiting => {
            let sheet = party.and_then(|p| w.party(p));
            let chosen = party.and_then(|p| s.entry_of.0.get(p.index()).copied().flatten());
            (sheet.map_or(Zones::EMPTY, |p| p.entries), chosen)
        }
        Status::Withdrawn => (back_entries(w, s), None),
        Status::Exited => (return_entries(w, side), None),
        _ => return Zones::EMPTY,
    };
    let field = Field::of(w, s, side);
    open_entries(w, own, chosen, |zone| !field.foes.has(zone) && !field.zoc.has(zone))
}

/// What entering by a zone costs (Q90).
pub fn entry_cost(w: &World, s: &State, zone: Zone, brigade: bool) -> u8 {
    let m = &w.tables.movement;
    let Some((at, entry)) = w.entry_at(zone) else { return m.zone };
    let base = if entry.road { m.road } else { m.zone };
    let crowd = s.entered.get(at).copied().unwrap_or(0) / w.tables.arrival.brigades_per_point;
    if brigade { base + crowd } else { base }
}

/// Brigades of a side that may enter now.
pub fn entering(w: &World, s: &State, side: Side) -> Brigades {
    let cleared = |b: &Brigade| match s.brigade(*b).status {
        Status::Waiting => s.coming.has(*b),
        Status::Withdrawn => s.day > 1 && (!w.options.night_rolls || s.coming.has(*b) || w.party_of(*b).is_none()),
        _ => false,
    };
    w.side_brigades[side].filter(cleared).collect()
}

/// Whether a brigade may enter by a zone (9.E).
pub fn check_enter(w: &World, s: &State, side: Side, brigade: Brigade, zone: Zone) -> Result<(), Bar> {
    if !entering(w, s, side).has(brigade) {
        return Err(Bar::NotComing);
    }
    check_way_in(w, s, brigade, zone, March::Entry)
}

/// Whether the entry is open and can be paid.
pub fn check_way_in(w: &World, s: &State, brigade: Brigade, zone: Zone, march: March) -> Result<(), Bar> {
    if !brigade_entries(w, s, brigade).has(zone) {
        return Err(Bar::EntryClosed);
    }
    let points = allowance(w, s, brigade);
    let cost = entry_cost(w, s, zone, true);
    if cost > points {
        return Err(Bar::EntryTooDear);
    }
    let act = fresh_act(brigade, march, points - cost);
    let field = Field::of(w, s, w.side_of(brigade));
    if ends(w, s, &act, &field, zone, points - cost).is_empty() { Err(Bar::NoRoomBeyond) } else { Ok(()) }
}

const fn fresh_act(brigade: Brigade, march: March, points: u8) -> Act {
    Act {
        brigade,
        march,
        points,
        forced: false,
        began_in_front: false,
        moved: true,
        stopped: false,
        mounted: false,
        rested: false,
        pressed: Zones::EMPTY,
    }
}

/// Commanders of a side that may enter now.
pub fn arriving(w: &World, s: &State, side: Side) -> Leaders {
    let due = |leader: &Leader| {
        let l = s.leader(*leader);
        if l.zone.is_some() {
            return false;
        }
        if l.withdrawn {
            return !back_entries(w, s).is_empty();
        }
        let sheet = w.party_of_leader(*leader).and_then(|p| w.party(p));
        sheet.is_some_and(|p| s.day > 1 || s.night || s.turn >= p.turn)
    };
    w.side_leaders[side].filter(due).collect()
}

/// Entry zones of a commander (Q125).
pub fn leader_entries(w: &World, s: &State, leader: Leader) -> Zones {
    let side = w.leader(leader).side;
    let own = if s.leader(leader).withdrawn {
        back_entries(w, s)
    } else {
        w.party_of_leader(leader).and_then(|p| w.party(p)).map_or(Zones::EMPTY, |p| p.entries)
    };
    open_entries(w, own, None, |zone| may_stand(w, s, side, zone))
}

/// Whether a commander may enter by a zone.
pub fn check_arrive(w: &World, s: &State, side: Side, leader: Leader, zone: Zone) -> Result<(), Bar> {
    if !arriving(w, s, side).has(leader) {
        return Err(Bar::NotComing);
    }
    if leader_entries(w, s, leader).has(zone) { Ok(()) } else { Err(Bar::EntryClosed) }
}

/// True if a party may still wait (Q109), and so may withdrawn units (Q110).
fn may_wait(w: &World, s: &State, party: Option<Party>, withdrawn: bool) -> bool {
    let until = party.and_then(|p| w.party(p)).and_then(|p| p.until);
    withdrawn || until.is_some_and(|until| s.turn < until)
}

fn can_enter(w: &World, s: &State, brigade: Brigade) -> bool {
    let mut zones = brigade_entries(w, s, brigade);
    zones.any(|zone| check_way_in(w, s, brigade, zone, March::Entry).is_ok())
}

/// Whether a side may bring nobody more in: whoever has come and can enter must.
pub fn check_no_more(w: &World, s: &State, side: Side) -> Result<(), Bar> {
    let must = |b: Brigade| !may_wait(w, s, w.party_of(b), s.brigade(b).status == Status::Withdrawn);
    if entering(w, s, side).any(|b| must(b) && can_enter(w, s, b)) {
        return Err(Bar::MustEnter);
    }
    let bound = |l: Leader| !may_wait(w, s, w.party_of_leader(l), s.leader(l).withdrawn);
    if arriving(w, s, side).any(|l| bound(l) && !leader_entries(w, s, l).is_empty()) {
        return Err(Bar::MustEnter);
    }
    Ok(())
}

/// Lists who may enter where.
pub fn list_entries(w: &World, s: &State, side: Side, out: &mut impl Out<Choice>) {
    for brigade in entering(w, s, side) {
        let open = brigade_entries(w, s, brigade);
        let zones = open.filter(|zone| check_way_in(w, s, brigade, *zone, March::Entry).is_ok());
        out.extend(zones.map(|zone| Choice::Enter { brigade, zone }));
    }
    for leader in arriving(w, s, side) {
        out.extend(leader_entries(w, s, leader).map(|zone| Choice::Arrive { leader, zone }));
    }
    if check_no_more(w, s, side).is_ok() {
        out.push(Choice::Done);
    }
}

/// Lists where a commander rides on after entering.
pub fn list_riding(w: &World, s: &State, leader: Leader, points: u8, out: &mut impl Out<Choice>) {
    out.extend(ride(w, s, leader, points).map(|zone| Choice::Lead { leader, zone }));
    out.push(Choice::Done);
}

impl Play<'_> {
    /// ST-4 E.
    pub fn begin_reinforcements(&mut self) {
        self.s.part = Part::NONE;
        self.clear_entries();
        self.s.stage = Stage::Declare(Declaration::CounterAttack);
    }

    /// Those delayed come now; entries are free again.
    pub fn clear_entries(&mut self) {
        self.s.coming = self.s.coming.or(self.s.delayed);
        self.s.delayed = Brigades::EMPTY;
        self.s.entered = [0; MAX_ENTRIES];
    }

    /// A declaration is made, or not.
    pub fn declare(&mut self, declaration: Declaration, choice: &Choice) {
        match *choice {
            Choice::Declare => {
                self.s.counter_attack = Some(self.s.turn);
                let side = declaring_side(self.w, self.s, declaration);
                self.tell(Event::CounterAttack { side });
                self.after_declaration(declaration);
            }
            Choice::Call(party) => self.call(party),
            _ => self.after_declaration(declaration),
        }
    }

    /// The optional division is called: its price is due at once (Q96).
    pub fn call(&mut self, party: Party) {
        let optional = self.w.party(party).is_some_and(|p| p.call.is_some());
        let mut points = 0;
        if optional && !self.s.jones_called {
            self.s.jones_called = true;
            points = self.w.scenario.victory.jones as i8;
        }
        if !matches!(self.s.stage, Stage::CallBefore) {
            self.s.called.insert(party);
        }
        self.tell(Event::Called { party, points });
    }

    /// The next declaration, then the Union's dice.
    pub fn after_declaration(&mut self, declaration: Declaration) {
        self.s.stage = match declaration {
            Declaration::CounterAttack => Stage::Declare(Declaration::Call(Side::Union)),
            Declaration::Call(Side::Union) => Stage::Declare(Declaration::Call(Side::Confederate)),
            Declaration::Call(Side::Confederate) => Stage::Arrivals(Side::Union),
        };
    }

    /// Dice of the parties due for the first time, in the order of the lists.
    pub fn roll_arrivals(&mut self, side: Side) {
        self.s.active = side;
        self.s.entered = [0; MAX_ENTRIES];
        for at in 0..self.w.parties.len() {
            let party = Party(at as u8);
            let sheet = &self.w.parties[at];
            if sheet.side != side || sheet.brigades.is_empty() {
                continue;
            }
            let called = self.s.called.has(party);
            let due = self.s.day == 1 && self.s.turn == sheet.turn && sheet.call.is_none();
            if sheet.until.is_some() {
                if self.s.day == 1 && self.s.turn >= sheet.turn && !self.s.settled.has(party) {
                    self.s.settled.insert(party);
                    self.s.coming = self.s.coming.or(sheet.brigades);
                }
            } else if called || (due && !self.s.settled.has(party)) {
                self.s.called.remove(party);
                self.s.settled.insert(party);
                self.arrival_die(party, sheet);
            }
        }
        self.s.stage = Stage::Entries(side);
    }

    fn arrival_die(&mut self, party: Party, sheet: &PartySheet) {
        let limit = self.w.tables.arrival.on_time(sheet.side);
        let (die, on_time) = self.dice.roll_under(6, limit, purpose::ARRIVAL);
        self.tell(Event::ArrivalDie { party, die, on_time });
        let off = |b: &Brigade| matches!(self.s.brigade(*b).status, Status::Waiting | Status::Withdrawn);
        let brigades: Brigades = sheet.brigades.filter(off).collect();
        if on_time {
            self.s.coming = self.s.coming.or(brigades);
        } else {
            self.s.delayed = self.s.delayed.or(brigades);
        }
    }

    /// Ends the entries of a side when nobody can enter; who alone must, and by one zone, does.
    pub fn skip_entries(&mut self, side: Side) -> bool {
        let mut choices = Few::default();
        list_entries(self.w, self.s, side, &mut choices);
        match choices.only() {
            Some(Choice::Enter { brigade, zone }) => self.enter(brigade, zone, March::Entry),
            Some(Choice::Arrive { leader, zone }) => self.arrive(leader, zone),
            Some(_) => self.end_entries(side),
            None => return false,
        }
        true
    }

    /// A commander who cannot ride on has entered.
    pub fn skip_riding(&mut self, leader: Leader, points: u8) -> bool {
        if !ride(self.w, self.s, leader, points).is_empty() {
            return false;
        }
        self.ride_on(leader, None);
        true
    }

    /// Whoever has come and could not enter waits; then the other side, then the turn ends.
    pub fn end_entries(&mut self, side: Side) {
        for brigade in entering(self.w, self.s, side) {
            if !may_wait(self.w, self.s, self.w.party_of(brigade), self.s.brigade(brigade).status == Status::Withdrawn)
            {
                self.tell(Event::Delayed { brigade });
            }
        }
        if side == Side::Union {
            if self.s.night {
                self.s.entered = [0; MAX_ENTRIES];
                self.s.active = Side::Confederate;
                self.s.stage = Stage::Entries(Side::Confederate);
            } else {
                self.s.stage = Stage::Arrivals(Side::Confederate);
            }
        } else if self.s.night {
            self.end_night();
        } else {
            self.s.stage = Stage::TurnEnd;
        }
    }

    /// A brigade enters and may march on.
    pub fn enter(&mut self, brigade: Brigade, zone: Zone, march: March) {
        let cost = entry_cost(self.w, self.s, zone, true);
        let points = allowance(self.w, self.s, brigade).saturating_sub(cost);
        if self.s.brigade(brigade).status == Status::Waiting
            && let Some(party) = self.w.party_of(brigade)
            && let Some(used) = self.s.entry_of.0.get_mut(party.index())
        {
            *used = Some(zone);
        }
        if let Some((at, _)) = self.w.entry_at(zone)
            && let Some(count) = self.s.entered.get_mut(at)
        {
            *count += 1;
        }
        self.s.coming.remove(brigade);
        self.s.put(self.w, brigade, zone);
        self.tell(Event::Entered { brigade, zone, cost });
        self.take_control(brigade, zone);
        self.s.stage = Stage::Acting(fresh_act(brigade, march, points));
    }

    /// The next to enter.
    pub fn after_entry(&mut self, brigade: Brigade) {
        self.s.stage = Stage::Entries(self.w.side_of(brigade));
    }

    /// A commander enters and may ride on.
    pub fn arrive(&mut self, leader: Leader, zone: Zone) {
        let cost = entry_cost(self.w, self.s, zone, false);
        let l = self.s.leader_mut(leader);
        l.zone = Some(zone);
        l.withdrawn = false;
        l.activated = false;
        self.tell(Event::LeaderEntered { leader, zone });
        let points = self.w.tables.movement.commander.saturating_sub(cost);
        self.s.stage = Stage::Riding { leader, points };
    }

    /// He stops, or rides to a zone.
    pub fn ride_on(&mut self, leader: Leader, to: Option<Zone>) {
        if let (Some(from), Some(to)) = (self.s.leader(leader).zone, to) {
            self.s.leader_mut(leader).zone = Some(to);
            self.tell(Event::LeaderMoved { leader, from, to });
        }
        self.s.stage = Stage::Entries(self.w.leader(leader).side);
    }
}
