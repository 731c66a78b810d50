//! 14.1.2 and the scenario files: who stands where at the start, and what owners may still settle.

use kernel::dice::Watch;
use kernel::listing::Out;
use kernel::{DataError, Side};

use crate::bar::Bar;
use crate::choice::Choice;
use crate::event::Event;
use crate::ids::{Hexes, Leader, MAX_GROUPS, Unit, Units};
use crate::play::Play;
use crate::scenario::{ArrivalDie, LeaderSetup, StartPhase, UnitSetup};
use crate::sheets::{Kind, Rank};
use crate::state::{Form, Stage, State, Status};
use crate::world::{Group, World};

/// Units of a leader's own division or corps (CM-14.1c).
fn own_units(w: &World, leader: Leader) -> Units {
    let of = w.leader(leader);
    let own = |unit: &Unit| {
        let sheet = w.sheet(*unit);
        match of.rank {
            Rank::Division => sheet.division == of.division,
            Rank::Corps => sheet.corps == of.corps,
        }
    };
    w.side_units[of.side].filter(own).collect()
}

/// Where a leader may start: with or next to a unit of his command, and never on an enemy.
pub fn posts(w: &World, s: &State, leader: Leader) -> Hexes {
    let mut posts = Hexes::EMPTY;
    for hex in own_units(w, leader).filter_map(|unit| s[unit].hex) {
        posts = posts.or(hex.alone()).or(w.near(hex));
    }
    let enemy = w.leader(leader).side.other();
    posts.less(s.occupied[enemy]).less(s.leader_hexes(w, enemy))
}

/// What a side may settle: the post of each leader and the form of each gun and cavalry unit, each once.
pub fn list(w: &World, s: &State, side: Side, out: &mut impl Out<Choice>) {
    for leader in s.leaders_on_map(w, side).less(s.moved_leaders) {
        let elsewhere = posts(w, s, leader).filter(|hex| s.leader(leader).hex != Some(*hex));
        out.extend(elsewhere.map(|hex| Choice::Post { leader, hex }));
    }
    for unit in s.on_map(w, side).less(s.moved) {
        out.extend(s[unit].form.other().map(|form| Choice::Draw { unit, form }));
    }
    out.push(Choice::Done);
}

/// Whether a side may settle something in the set-up.
pub fn check(w: &World, s: &State, side: Side, choice: &Choice) -> Result<(), Bar> {
    match *choice {
        Choice::Done => Ok(()),
        Choice::Post { leader, hex } => {
            if w.leader(leader).side != side {
                return Err(Bar::NotYours);
            }
            if s.leader(leader).status != Status::OnMap {
                return Err(Bar::NotOnMap);
            }
            if s.moved_leaders.has(leader) || s.leader(leader).hex == Some(hex) {
                return Err(Bar::PostedAlready);
            }
            if posts(w, s, leader).has(hex) { Ok(()) } else { Err(Bar::NotItsPost) }
        }
        Choice::Draw { unit, form } => {
            if w.side_of(unit) != side {
                return Err(Bar::NotYours);
            }
            if s[unit].status != Status::OnMap {
                return Err(Bar::NotOnMap);
            }
            if s.moved.has(unit) {
                return Err(Bar::PostedAlready);
            }
            if s[unit].form.other() == Some(form) { Ok(()) } else { Err(Bar::NoSuchForm) }
        }
        _ => Err(Bar::NotAskedNow),
    }
}

impl Play<'_> {
    /// Settles one thing of the set-up.
    pub fn set_up(&mut self, side: Side, choice: &Choice) {
        match *choice {
            Choice::Post { leader, hex } => {
                self.s.leader_mut(leader).hex = Some(hex);
                self.s.moved_leaders.insert(leader);
                self.tell(Event::Posted { leader, hex });
            }
            Choice::Draw { unit, form } => {
                self.s[unit].form = form;
                self.s.moved.insert(unit);
                self.tell(Event::Formed { unit, form, cost: 0 });
            }
            _ => {
                self.tell(Event::SetUpDone { side });
                self.s.stage = match side {
                    Side::Union => Stage::SetUp(Side::Confederate),
                    Side::Confederate => Stage::TurnStart,
                };
            }
        }
    }
}

/// Reads what the scenario says beyond the starting places.
pub fn read_scenario(w: &mut World) -> Result<(), DataError> {
    for objective in w.scenario.objectives.clone() {
        let hex = w.hex_named(&objective.place)?;
        w.objectives.insert(hex);
    }
    if let Some(barred) = w.scenario.barred.clone() {
        for id in &barred.pieces {
            match (w.find_unit(id), w.find_leader(id)) {
                (Some(unit), _) => w.barred.insert(unit),
                (_, Some(leader)) => w.barred_leaders.insert(leader),
                _ => return Err(w.wrong(format!("there is no unit or leader '{id}'"))),
            }
        }
    }
    if w.scenario.groups.len() > MAX_GROUPS {
        return Err(w.wrong(format!("there may be at most {MAX_GROUPS} groups")));
    }
    for at in 0..w.scenario.groups.len() {
        let group = read_group(w, at)?;
        w.groups.push(group);
    }
    Ok(())
}

fn read_group(w: &World, at: usize) -> Result<Group, DataError> {
    let file = &w.scenario.groups[at];
    if file.turn.is_some() == file.die.is_some() {
        return Err(w.wrong("a group has a turn or a die that finds it"));
    }
    if file.turn == Some(0) {
        return Err(w.wrong("turns are counted from 1"));
    }
    let mut group = Group {
        entry: w.hex_named(&file.entry)?,
        die: file.die,
        turn: file.turn,
        must_enter: file.must_enter,
        units: Units::EMPTY,
        leaders: crate::ids::Leaders::EMPTY,
    };
    for id in &file.pieces {
        let taken = match (w.find_unit(id), w.find_leader(id)) {
            (Some(unit), _) => {
                let taken = group.units.has(unit) || w.group_of(unit).is_some();
                group.units.insert(unit);
                taken
            }
            (_, Some(leader)) => {
                let taken = group.leaders.has(leader) || w.group_of_leader(leader).is_some();
                group.leaders.insert(leader);
                taken
            }
            _ => return Err(w.wrong(format!("there is no unit or leader '{id}'"))),
        };
        if taken {
            return Err(w.wrong(format!("'{id}' stands here twice")));
        }
    }
    Ok(group)
}

/// The state before the first choice.
pub fn starting_state(w: &World) -> Result<State, DataError> {
    let mut s = State::empty();
    let start = &w.scenario.start;
    (s.turn, s.net, s.objective_points) = (start.turn, start.net, start.objective_points);
    s.active = start.side.unwrap_or(Side::Union);
    for (i, sheet) in w.units.iter().enumerate() {
        let state = s.unit_mut(Unit(i as u8));
        (state.sp, state.form) = (sheet.sp, Form::usual(sheet.kind));
    }
    call_groups(w, &mut s);
    for unit in &w.scenario.units {
        place_unit(w, &mut s, unit)?;
    }
    for leader in &w.scenario.leaders {
        place_leader(w, &mut s, leader)?;
    }
    find_fates(w, &mut s)?;
    s.stage = match start.phase {
        StartPhase::SetUp => Stage::SetUp(Side::Union),
        StartPhase::Turn => Stage::TurnStart,
        StartPhase::Command => Stage::Command,
        StartPhase::Artillery => Stage::Artillery,
        StartPhase::Movement => Stage::Movement,
        StartPhase::Defensive => Stage::Defensive,
        StartPhase::Offensive => Stage::Offensive,
        StartPhase::Rally => Stage::Rally,
    };
    Ok(settled(w, s))
}

fn call_groups(w: &World, s: &mut State) {
    let start = &w.scenario.start;
    let begun = !matches!(start.phase, StartPhase::SetUp | StartPhase::Turn);
    let hill_fell = start.turn > w.tables.hill.turn || (start.turn == w.tables.hill.turn && begun);
    for (at, group) in w.groups.iter().enumerate() {
        if group.die == Some(ArrivalDie::Pope) && !w.options.pope {
            continue;
        }
        for unit in group.units {
            s.unit_mut(unit).status = Status::Waiting;
            s.unit_mut(unit).form = crate::arrivals::entry_form(w.sheet(unit).kind, false);
        }
        for leader in group.leaders {
            s.leader_mut(leader).status = Status::Waiting;
        }
        // A file that starts after a die fell says that it fell, or has the group at hand.
        s.due[at] = match (group.turn, group.die) {
            (Some(turn), _) => turn,
            (None, Some(ArrivalDie::Pope)) if start.pope_came => start.turn,
            (None, Some(ArrivalDie::Hill)) if hill_fell => start.turn,
            _ => 0,
        };
    }
}

fn place_unit(w: &World, s: &mut State, file: &UnitSetup) -> Result<(), DataError> {
    let wrong = |problem: String| w.wrong(format!("'{}': {problem}", file.id));
    let unit = w.find_unit(&file.id).ok_or_else(|| wrong("there is no such unit".to_owned()))?;
    let sheet = w.sheet(unit);
    let hex = w.hex_named(&file.place)?;
    if s[unit].status != Status::Absent {
        return Err(wrong("it stands here twice".to_owned()));
    }
    if s.is_occupied(hex) {
        return Err(wrong(format!("{} holds a unit already", file.place)).against("CM-2.1a"));
    }
    let sp = file.sp.unwrap_or(sheet.sp);
    if !(1..=sheet.sp).contains(&sp) {
        return Err(wrong(format!("its strength is 1 to {}", sheet.sp)).against("CM-2.3a"));
    }
    let form = file.form.unwrap_or(match (sheet.kind, file.routed) {
        (Kind::Artillery, true) => Form::Limbered,
        _ => Form::usual(sheet.kind),
    });
    if !form.fits(sheet.kind) || (file.routed && form == Form::Unlimbered) {
        return Err(wrong("it cannot be drawn up like this".to_owned()).against("CM-8.7"));
    }
    if file.fired && form != Form::Unlimbered {
        return Err(wrong("only unlimbered guns carry a Fired marker".to_owned()).against("CM-7.3"));
    }
    s.lost[sheet.side] = s.lost[sheet.side].saturating_add(u16::from(sheet.sp - sp));
    let state = s.unit_mut(unit);
    (state.sp, state.form, state.routed, state.fired) = (sp, form, file.routed, file.fired);
    state.out_of_command = file.out_of_command && !sheet.independent;
    if file.night {
        s.night.insert(unit);
    }
    s.settle_in(w, unit, hex);
    Ok(())
}

fn place_leader(w: &World, s: &mut State, file: &LeaderSetup) -> Result<(), DataError> {
    let wrong = |problem: &str| w.wrong(format!("'{}': {problem}", file.id));
    let leader = w.find_leader(&file.id).ok_or_else(|| wrong("there is no such leader"))?;
    let hex = w.hex_named(&file.place)?;
    if s.leader(leader).status != Status::Absent {
        return Err(wrong("he stands here twice"));
    }
    let enemy = w.leader(leader).side.other();
    if s.occupied[enemy].has(hex) || s.leader_hexes(w, enemy).has(hex) {
        return Err(wrong("he would stand with the enemy").against("CM-14.1c"));
    }
    if w.scenario.start.phase == StartPhase::SetUp && !posts(w, s, leader).has(hex) {
        return Err(wrong("he starts with or next to a unit of his command").against("CM-14.1c"));
    }
    let state = s.leader_mut(leader);
    (state.status, state.hex, state.replacement) = (Status::OnMap, Some(hex), file.replacement);
    Ok(())
}

/// The Fate markers there are (CM-14.5a).
fn find_fates(w: &World, s: &mut State) -> Result<(), DataError> {
    for (i, sheet) in w.leaders.iter().enumerate() {
        let leader = Leader(i as u8);
        let alive = s.leader(leader);
        let lost = alive.status == Status::Absent || (alive.replacement && !w.options.fate_second);
        let kept = w.scenario.start.fate.as_ref().is_none_or(|left| left.contains(&sheet.id));
        if sheet.fate && !lost && kept {
            s.fate.insert(leader);
        }
    }
    let named = w.scenario.start.fate.iter().flatten();
    for id in named {
        if !w.find_leader(id).is_some_and(|leader| w.leader(leader).fate) {
            return Err(w.wrong(format!("no Fate marker is named after '{id}'")).against("CM-14.5a"));
        }
    }
    Ok(())
}

/// Goes on to the first question. Where dice would fall on the way the first choice is to begin.
fn settled(w: &World, mut s: State) -> State {
    let mut ahead = s.clone();
    let mut dice = Watch::default();
    let mut events = Vec::new();
    Play { w, s: &mut ahead, dice: &mut dice, events: &mut events }.settle();
    if !dice.noticed() {
        return ahead;
    }
    s.waiting = true;
    s
}
