//! 20 to 22: the state before the first choice, from a scenario or from any position a person has written.

use kernel::dice::Watch;
use kernel::{DataError, Side};

use crate::bar::Bar;
use crate::extension;
use crate::ids::{Brigade, Hex, Leader, Unit, Units};
use crate::play::Play;
use crate::scenario::{BrigadeFile, LeaderFile, Morale, StartPhase, UnitFile};
use crate::stacking;
use crate::stage::Phase;
use crate::state::{Allotment, Form, Order, State, Status};
use crate::world::{Kind, World};

/// The state before the first choice.
pub fn starting_state(w: &World) -> Result<State, DataError> {
    let mut s = State::empty();
    let start = &w.scenario.start;
    s.turn = w.scenario.turn_of(start.hour).unwrap_or(0);
    s.initiative = start.initiative.unwrap_or(Side::Union);
    for (i, sheet) in w.units.iter().enumerate() {
        let state = &mut s[Unit(i as u8)];
        (state.sp, state.form) = (sheet.sp, usual_form(sheet.kind, Order::Advance));
    }
    prepare_brigades(w, &mut s)?;
    call_groups(w, &mut s);
    for file in &w.scenario.units {
        place_unit(w, &mut s, file)?;
    }
    for file in &w.scenario.leaders {
        place_leader(w, &mut s, file)?;
    }
    check_set_ups(w, &s)?;
    raise_barricades(w, &mut s)?;
    hold_objectives(w, &mut s);
    note_past(w, &mut s)?;
    (s.phase, s.active) = first_phase(w, &s)?;
    if let Some(active) = s.active {
        let state = s.brigade_mut(active);
        state.activations = state.activations.saturating_add(1);
    }
    Ok(settled(w, s))
}

/// How an arm is drawn up if nobody says otherwise: guns are limbered in March (20.1).
const fn usual_form(kind: Kind, order: Order) -> Form {
    match (kind, order) {
        (Kind::Infantry, _) => Form::Line,
        (Kind::Cavalry, _) => Form::Mounted,
        (Kind::Artillery, Order::March) => Form::Limbered,
        (Kind::Artillery, _) => Form::Unlimbered,
    }
}

/// A game that starts in the middle of a turn has its pool and its command check behind it.
fn is_under_way(w: &World) -> bool {
    !matches!(w.scenario.start.phase, StartPhase::SetUp | StartPhase::Turn)
}

fn prepare_brigades(w: &World, s: &mut State) -> Result<(), DataError> {
    for (i, sheet) in w.brigades.iter().enumerate() {
        let brigade = Brigade(i as u8);
        let file = w.scenario.brigades.iter().find(|file| file.id == sheet.id);
        let held = w.reserve.is_some_and(|reserve| s.turn < reserve.free);
        let state = s.brigade_mut(brigade);
        state.reserve = sheet.tyler && held && !file.is_some_and(|file| file.released);
        state.in_command = is_under_way(w);
        if state.reserve {
            state.order = Order::Reserve;
        }
        if let Some(file) = file {
            read_brigade(w, s, brigade, file)?;
        }
    }
    Ok(())
}

fn read_brigade(w: &World, s: &mut State, brigade: Brigade, file: &BrigadeFile) -> Result<(), DataError> {
    let wrong = |problem: &str| w.wrong(format!("'{}': {problem}", file.id));
    let most = w.tables.fatigue.most;
    if file.fatigue > most {
        return Err(wrong(&format!("fatigue is 0 to {most}")).against("RBC-17.11"));
    }
    if file.pool.is_some_and(|pool| pool > 9) || file.activations > 9 || file.overall > 9 {
        return Err(wrong("a pool holds 9 markers of a brigade at most, a turn 9 activations").against("RBC-5.24"));
    }
    let under_way = is_under_way(w);
    if !under_way && (file.pool.is_some() || file.activations > 0 || file.out_of_command) {
        return Err(wrong("the pool is filled in the turn; this game starts before that").against("RBC-5.24"));
    }
    let state = s.brigade_mut(brigade);
    let order = file.order.unwrap_or(state.order);
    if (order == Order::Reserve) != state.reserve {
        return Err(wrong("only brigades held back at first are in Reserve, and these are").against("RBC-6.31"));
    }
    (state.order, state.fatigue, state.activations) = (order, file.fatigue, file.activations);
    (state.in_command, state.overall) = (under_way && !file.out_of_command, file.overall);
    state.allotment = file.pool.map_or(Allotment::Nothing, Allotment::Fixed);
    Ok(())
}

/// Reinforcements wait; those who are due in a turn under way stand in their queues.
fn call_groups(w: &World, s: &mut State) {
    for group in &w.groups {
        let due = is_under_way(w) && group.turn <= s.turn && !group.commander_phase;
        let status = if due { Status::Queued } else { Status::Waiting };
        for unit in group.units {
            let order = group.order.unwrap_or(Order::Advance);
            let form = usual_form(w.unit(unit).kind, Order::March);
            let state = &mut s[unit];
            (state.status, state.order, state.form) = (status, order, form);
            s.note_hex(unit, due.then_some(group.hex));
        }
        for leader in group.leaders {
            let state = s.leader_mut(leader);
            (state.status, state.hex) = (status, due.then_some(group.hex));
        }
    }
}

fn place_unit(w: &World, s: &mut State, file: &UnitFile) -> Result<(), DataError> {
    let wrong = |problem: &str| w.wrong(format!("'{}': {problem}", file.id));
    let unit = w.find_unit(&file.id).ok_or_else(|| wrong("there is no such unit"))?;
    if s[unit].status != Status::Absent {
        return Err(wrong("it stands here twice"));
    }
    let sheet = w.unit(unit);
    let sp = file.sp.unwrap_or(sheet.sp);
    if !(1..=sheet.sp).contains(&sp) {
        return Err(wrong(&format!("its strength is 1 to {}", sheet.sp)).against("RBC-12.21"));
    }
    if file.facing.is_some_and(|facing| facing > 5) || file.built > 9 {
        return Err(wrong("a facing is 0 to 5, and a barricade takes a few activations").against("RBC-2.45"));
    }
    let brigade = s.brigade(sheet.brigade);
    let order = file.order.unwrap_or(brigade.order);
    if (order == Order::Reserve) != brigade.reserve {
        return Err(wrong("only units of brigades held back at first are in Reserve").against("RBC-6.31"));
    }
    let form = file.form.unwrap_or(usual_form(sheet.kind, order));
    check_form(w, unit, form, order, file.morale).map_err(|(problem, rule)| wrong(problem).against(rule))?;
    let parts = w.in_scenario.filter(|other| w.unit(*other).parent == Some(unit)).map(|other| w.unit(other).sp);
    let detached = parts.fold(0, u8::saturating_add);
    let lost = &mut s.lost[sheet.side];
    *lost = lost.saturating_add(u16::from((sheet.sp - sp).saturating_sub(detached)));
    let state = &mut s[unit];
    (state.sp, state.order, state.form, state.facing) = (sp, order, form, file.facing.unwrap_or(0));
    (state.disordered, state.built) = (file.morale == Morale::Disordered, file.built);
    stand(w, s, unit, file)?;
    mark(w, s, unit, file).map_err(|(problem, rule)| wrong(problem).against(rule))
}

fn check_form(
    w: &World,
    unit: Unit,
    form: Form,
    order: Order,
    morale: Morale,
) -> Result<(), (&'static str, &'static str)> {
    let sheet = w.unit(unit);
    let fits = match sheet.kind {
        Kind::Infantry => form == Form::Line,
        Kind::Cavalry => form == Form::Mounted || (form == Form::Dismounted && sheet.can_dismount),
        Kind::Artillery => matches!(form, Form::Limbered | Form::Unlimbered),
    };
    if !fits {
        return Err(("it cannot be drawn up like this", "RBC-14.21"));
    }
    if !is_under_way(w) && form == Form::Unlimbered && order == Order::March {
        return Err(("guns in March start limbered", "RBC-20.1"));
    }
    if morale == Morale::Abandoned && form != Form::Unlimbered {
        return Err(("only unlimbered guns are abandoned", "RBC-12.81"));
    }
    Ok(())
}

/// Puts a unit where its line of the file says.
fn stand(w: &World, s: &mut State, unit: Unit, file: &UnitFile) -> Result<(), DataError> {
    let wrong = |problem: &str| w.wrong(format!("'{}': {problem}", file.id));
    if file.morale == Morale::Routed {
        if file.place.is_some() || file.extended.is_some() {
            return Err(wrong("a routed unit is in the Recovery Box and has no place").against("RBC-12.51"));
        }
        s[unit].status = Status::Recovery;
        return Ok(());
    }
    let place = file.place.as_ref().ok_or_else(|| wrong("it needs a place"))?;
    let hex = w.hex_named(place)?;
    if file.morale == Morale::Abandoned {
        s[unit].status = Status::Abandoned;
        s.note_hex(unit, Some(hex));
        return Ok(());
    }
    let wing = file.extended.as_ref().map(|id| w.hex_named(id)).transpose()?;
    if let Some(wing) = wing {
        check_wing(w, s, unit, hex, wing).map_err(|problem| wrong(problem).against("RBC-8.41"))?;
    }
    let sp = s[unit].sp;
    let halves = [(Some(hex), if wing.is_some() { sp.div_ceil(2) } else { sp }), (wing, sp / 2)];
    for (hex, sp) in halves.into_iter().filter_map(|(hex, sp)| Some((hex?, sp))) {
        let points = stacking::points_of(w, w.unit(unit).kind, s[unit].form, sp);
        match stacking::room_for(w, s, unit, hex, points) {
            // 8.13: a stack given March may stay stacked until it moves.
            Err(Bar::MarchAlone) if is_under_way(w) => {}
            Err(bar) => return Err(wrong(&format!("it has no room in {}", w.hex_id(hex))).against(bar.rule())),
            Ok(()) => {}
        }
    }
    s.put_in(w, unit, hex);
    s.set_wing(w, unit, wing);
    Ok(())
}

fn check_wing(w: &World, s: &State, unit: Unit, hex: Hex, wing: Hex) -> Result<(), &'static str> {
    let state = &s[unit];
    let able = w.unit(unit).is_infantry() && state.sp >= w.tables.extended.least && !state.disordered;
    if !able || !matches!(state.order, Order::Advance | Order::Attack) {
        return Err("only infantry in Good Order under Advance or Attack, and not too weak, may extend");
    }
    if !w.direction(hex, wing).is_some_and(|direction| extension::fits(direction, state.facing)) {
        return Err("an extended line is two adjacent hexes and faces across them");
    }
    Ok(())
}

/// Refusal and markers.
fn mark(w: &World, s: &mut State, unit: Unit, file: &UnitFile) -> Result<(), (&'static str, &'static str)> {
    let sheet = w.unit(unit);
    let good = s[unit].status == Status::OnMap && !s[unit].disordered && s[unit].order == Order::Advance;
    if file.refused.is_some() {
        if !sheet.can_refuse || !good || file.extended.is_some() {
            return Err(("it cannot refuse a flank", "RBC-7.32"));
        }
        s[unit].refused = file.refused;
    }
    if file.prepared {
        let able = sheet.is_infantry() || s[unit].form == Form::Unlimbered;
        if sheet.recruit || !good || !able {
            return Err(("it cannot have prepared fire", "RBC-10.51"));
        }
        s.prepared.insert(unit);
    }
    if file.seen {
        if !sheet.confusing {
            return Err(("its colours confuse nobody", "RBC-10.85"));
        }
        s.seen.insert(unit);
    }
    Ok(())
}

fn place_leader(w: &World, s: &mut State, file: &LeaderFile) -> Result<(), DataError> {
    let wrong = |problem: &str| w.wrong(format!("'{}': {problem}", file.id));
    let leader = w.find_leader(&file.id).ok_or_else(|| wrong("there is no such leader"))?;
    let hex = w.hex_named(&file.place)?;
    if s.leader(leader).status != Status::Absent {
        return Err(wrong("he stands here twice"));
    }
    let enemy = w.leader(leader).side.other();
    if s.occupied[enemy].has(hex) || !s.leaders_in(w, enemy, hex).is_empty() {
        return Err(wrong("he would stand with the enemy").against("RBC-12.73"));
    }
    if file.replacement && !w.leader(leader).replaced {
        return Err(wrong("he is never replaced").against("RBC-12.75"));
    }
    let state = s.leader_mut(leader);
    (state.status, state.hex) = (Status::OnMap, Some(hex));
    (state.replacement, state.blown) = (file.replacement, file.blown);
    Ok(())
}

/// Everybody stands in one of the places open to him.
fn check_set_ups(w: &World, s: &State) -> Result<(), DataError> {
    let wrong = |id: &str| Err(w.wrong(format!("'{id}' does not stand in one of its hexes")).against("RBC-20.1"));
    for set_up in &w.set_ups {
        for unit in set_up.units {
            if !s[unit].hex().is_some_and(|hex| set_up.hexes.contains(&hex)) {
                return wrong(&w.unit(unit).id);
            }
        }
        for leader in set_up.leaders {
            let fits = |hex: Hex| set_up.hexes.contains(&hex) || is_near(w, s, leader, hex, set_up.near);
            if !s.leader(leader).hex.is_some_and(fits) {
                return wrong(&w.leader(leader).id);
            }
        }
    }
    Ok(())
}

/// Whether a hex is within a leader's range of all these units; of an extended one its nearer hex counts.
pub fn is_near(w: &World, s: &State, leader: Leader, hex: Hex, units: Units) -> bool {
    let range = w.leader(leader).range;
    let reaches = |unit: Unit| {
        let mut hexes = [s[unit].hex(), s[unit].wing()].into_iter().flatten();
        hexes.any(|at| w.distance(hex, at) <= range)
    };
    !units.is_empty() && units.into_iter().all(reaches)
}

fn raise_barricades(w: &World, s: &mut State) -> Result<(), DataError> {
    for file in &w.scenario.barricades {
        let hex = w.hex_named(&file.place)?;
        if file.sides.is_empty() || file.sides.iter().any(|side| *side > 5) {
            return Err(w.wrong(format!("the barricade in {} covers sides 0 to 5", file.place)).against("RBC-9.48"));
        }
        let sides = file.sides.iter().fold(0, |bits, side| bits | 1 << side);
        let owner = s.held_by(hex).or(file.side).unwrap_or(Side::Confederate);
        s.set_barricade(hex, sides, owner);
    }
    for unit in w.entrenched {
        dig_in(w, s, unit);
    }
    Ok(())
}

/// Raises the barricade of an entrenched unit: it covers the front the unit has in the set-up (9.48, 15.14).
pub fn dig_in(w: &World, s: &mut State, unit: Unit) {
    let state = s[unit];
    let sides = 1 << (state.facing % 6) | 1 << ((state.facing + 1) % 6);
    for hex in [state.hex(), state.wing()].into_iter().flatten() {
        s.set_barricade(hex, sides, w.side_of(unit));
    }
}

/// 22.2: everything is held as the file says, but whoever stands there holds it.
fn hold_objectives(w: &World, s: &mut State) {
    for (hex, objective) in &w.objective_hexes {
        let held = w.objectives.get(usize::from(*objective)).map(|objective| objective.held);
        let holder = s.held_by(*hex).or(held);
        s.control.set(*hex, holder == Some(Side::Union));
    }
}

/// What has happened before a game that starts later.
fn note_past(w: &World, s: &mut State) -> Result<(), DataError> {
    let start = &w.scenario.start;
    let find = |id: &String| w.find_unit(id).ok_or_else(|| w.wrong(format!("there is no unit '{id}'")));
    for id in &start.identified {
        let unit = find(id)?;
        s.seen.remove(unit);
        s.identified.insert(unit);
    }
    for id in &start.stirred {
        s.stirred.insert(find(id)?);
    }
    if let Some(id) = &start.legion {
        let joined = w.find_brigade(id).filter(|joined| {
            let sheet = w.brigade(*joined);
            sheet.is_brigade() && sheet.side == Side::Confederate
        });
        s.legion = Some(joined.ok_or_else(|| w.wrong("the Legion joins a Confederate brigade").against("RBC-5.26"))?);
    }
    for (id, value) in &start.efficiency {
        let formation = w.find_formation(id).ok_or_else(|| w.wrong(format!("there is no formation '{id}'")))?;
        if !is_under_way(w) || !(1..=9).contains(value) {
            return Err(w.wrong("markers of 1 to 9 are drawn in a turn under way").against("RBC-5.21"));
        }
        s.set_efficiency(w.formation(formation).side, formation, *value);
        s.drawn.insert(formation);
    }
    Ok(())
}

fn first_phase(w: &World, s: &State) -> Result<(Phase, Option<Brigade>), DataError> {
    let start = &w.scenario.start;
    let phase = match start.phase {
        StartPhase::SetUp => Phase::SetUp(Side::Confederate),
        StartPhase::Turn => Phase::Initiative,
        StartPhase::Orders => Phase::DivisionOrders(s.initiative),
        StartPhase::First => Phase::First,
        StartPhase::Draw => Phase::Draw,
        StartPhase::Activation => Phase::OrderChange,
        StartPhase::Actions => Phase::Actions,
        StartPhase::Shock => Phase::Declare,
        StartPhase::Commanders => Phase::Commanders(s.initiative),
        StartPhase::Recovery => Phase::Replacements(s.initiative),
        StartPhase::TurnEnd => Phase::TurnEnd,
    };
    let needs = matches!(start.phase, StartPhase::Activation | StartPhase::Actions | StartPhase::Shock);
    match &start.brigade {
        Some(id) if needs => match w.find_brigade(id) {
            Some(brigade) if !w.brigade(brigade).units.is_empty() => Ok((phase, Some(brigade))),
            _ => Err(w.wrong(format!("'{id}' is no brigade with units in this file"))),
        },
        None if !needs => Ok((phase, None)),
        _ => Err(w.wrong("an activation needs a brigade, and no other start does")),
    }
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
