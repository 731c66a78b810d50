//! 11.2: scenario files checked against the rules and made into a state.

use kernel::{DataError, Side};

use crate::arrivals::callable_before;
use crate::ids::{Brigade, Brigades, MAX_PARTIES, Party, Slot, Zone, Zones};
use crate::scenario::{Group, Reinforcement, StartPhase, UnitSetup};
use crate::setup::brigades_of;
use crate::stacking::{legal_pair, room};
use crate::state::{Part, Stage, State, Status};
use crate::world::{GroupSheet, Kind, ObjectiveZone, PartySheet, Piece, World};

/// Reads what the scenario says about parties, groups, objectives and starting losses.
pub fn read_scenario(w: &mut World) -> Result<(), DataError> {
    check_days(w)?;
    let scenario = w.scenario.clone();
    for objective in &scenario.objectives {
        let zone = w.zone_named(&objective.place)?;
        w.objectives.push(ObjectiveZone { zone, side: objective.side });
    }
    if w.objectives.len() > 16 {
        return Err(w.wrong("a scenario has at most 16 objectives"));
    }
    for party in &scenario.reinforcements {
        let sheet = read_party(w, party)?;
        w.parties.push(sheet);
    }
    if w.parties.len() > MAX_PARTIES {
        return Err(w.wrong(format!("a scenario has at most {MAX_PARTIES} reinforcements")));
    }
    for group in &scenario.groups {
        let sheet = read_group(w, group)?;
        check_ground(w, &sheet)?;
        w.groups.push(sheet);
    }
    if w.groups.len() > 32 {
        return Err(w.wrong("a scenario has at most 32 groups"));
    }
    w.starting_losses = vec![0; w.brigades.len()];
    for unit in &scenario.units {
        let brigade = brigade_named(w, &unit.id)?;
        w.starting_losses[brigade.index()] = unit.starting_losses.unwrap_or(unit.losses);
    }
    if let Some(night) = &scenario.night {
        let returns = night.returns.values().flatten();
        for letter in returns.chain(night.back.iter().flat_map(|back| &back.entries)) {
            w.entry_named(letter)?;
        }
    }
    Ok(())
}

fn check_days(w: &World) -> Result<(), DataError> {
    let days = &w.scenario.days;
    if days.is_empty() || days.len() > 2 {
        return Err(w.wrong("a scenario has one day or two"));
    }
    if days.len() == 2 && w.scenario.night.is_none() {
        return Err(w.wrong("two days need a [night] between them"));
    }
    let keys = days.iter().flat_map(|day| day.initiative_bonus.keys());
    let returns = w.scenario.night.iter().flat_map(|night| night.returns.keys());
    if let Some(key) = keys.chain(returns).find(|key| key.parse::<Side>().is_err()) {
        return Err(w.wrong(format!("there is no side '{key}'")));
    }
    for day in days {
        if day.first == 0 || day.first > day.last || day.last > 30 {
            return Err(w.wrong("a day has turns from `first` to `last`, between 1 and 30"));
        }
        let marker = day.short_turn.map_or(1, |short| short.action_marker);
        if !(1..=5).contains(&marker) {
            return Err(w.wrong("the Action marker starts on 1 to 5"));
        }
        let small = |value: i8| (-6..=6).contains(&value);
        let bonus = day.counter_attack.map_or(0, |attack| attack.bonus);
        let short = day.short_turn.map_or(0, |short| short.activation);
        let all = day.initiative_bonus.values().copied();
        if !all.chain([bonus, short, day.no_army_commander.unwrap_or(0)]).all(small) {
            return Err(w.wrong("modifiers are between -6 and 6"));
        }
        if day.counter_attack.is_some_and(|attack| attack.turns > 30) {
            return Err(w.wrong("a counter-attack lasts at most 30 turns"));
        }
    }
    let victory = &w.scenario.victory;
    let sane = |value: i32| (-100..=100).contains(&value);
    let awards = &victory.loss_awards;
    if ![victory.objective, victory.lead, victory.jones].into_iter().all(sane)
        || !awards.iter().all(|a| sane(a.points) && a.inflicted <= 100 && a.suffered <= 100)
    {
        return Err(w.wrong("victory points are between -100 and 100"));
    }
    Ok(())
}

fn brigade_named(w: &World, id: &str) -> Result<Brigade, DataError> {
    w.find_brigade(id).ok_or_else(|| w.wrong(format!("there is no brigade '{id}' in the order of battle")))
}

fn read_party(w: &World, party: &Reinforcement) -> Result<PartySheet, DataError> {
    let mut sheet = PartySheet {
        side: Side::Union,
        brigades: Brigades::EMPTY,
        leader: None,
        turn: party.turn,
        entries: Zones::EMPTY,
        until: party.until,
        call: party.call,
    };
    for letter in &party.entries {
        sheet.entries.insert(w.entry_named(letter)?);
    }
    if sheet.entries.is_empty() {
        return Err(w.wrong("a reinforcement needs at least one entry"));
    }
    if party.until.is_some() && party.call.is_some() {
        return Err(w.wrong("a reinforcement has `until` or `call`, not both"));
    }
    let mut divisions = Vec::new();
    for id in &party.units {
        if let Some(leader) = w.find_leader(id) {
            if w.party_of_leader(leader).is_some() {
                return Err(w.wrong(format!("'{id}' comes twice")));
            }
            sheet.side = w.leader(leader).side;
            sheet.leader = Some(leader);
            continue;
        }
        let brigade = brigade_named(w, id)?;
        sheet.side = w.side_of(brigade);
        if w.parties.iter().any(|p| p.brigades.has(brigade)) {
            return Err(w.wrong(format!("'{id}' comes twice")));
        }
        sheet.brigades.insert(brigade);
        divisions.push(w.division_of(brigade));
    }
    let one_kind = if sheet.leader.is_some() {
        sheet.brigades.is_empty() && party.units.len() == 1
    } else {
        let same = divisions.windows(2).all(|pair| pair[0] == pair[1]);
        !divisions.is_empty() && same && (divisions.len() == 1 || divisions[0].is_some())
    };
    if !one_kind {
        let problem = "a reinforcement is one division, one independent brigade or one commander";
        return Err(w.wrong(problem).against("S-11.1.3-per"));
    }
    Ok(sheet)
}

fn read_group(w: &World, group: &Group) -> Result<GroupSheet, DataError> {
    let mut pieces = Vec::new();
    for id in &group.units {
        let (piece, side) = match w.find_leader(id) {
            Some(leader) => (Piece::Leader(leader), w.leader(leader).side),
            None => {
                let brigade = brigade_named(w, id)?;
                (Piece::Brigade(brigade), w.side_of(brigade))
            }
        };
        let twice = w.groups.iter().any(|g| g.pieces.contains(&piece)) || pieces.contains(&piece);
        if side != group.side || twice {
            return Err(w.wrong(format!("'{id}' is of the other side, or stands in the set-up twice")));
        }
        pieces.push(piece);
    }
    let mut grounds = Vec::new();
    for ground in &group.grounds {
        let zones: Zones = ground.iter().map(|id| w.zone_named(id)).collect::<Result<Zones, _>>()?;
        grounds.push(zones);
    }
    let with = match &group.with {
        Some(id) => Some(w.find_division(id).ok_or_else(|| w.wrong(format!("there is no division '{id}'")))?),
        None => None,
    };
    let brigades = pieces.iter().filter(|p| matches!(p, Piece::Brigade(_))).count();
    let fits = |zones: &Zones| {
        let size = zones.len() as usize;
        size > 0 && brigades <= 2 * size && (brigades == 0 || with.is_some() || brigades >= size)
    };
    if grounds.is_empty() || grounds.len() > 8 || !grounds.iter().all(fits) {
        let problem = "every zone of a group holds one or two of its brigades";
        return Err(w.wrong(problem).against("S-11.2-each-zone"));
    }
    Ok(GroupSheet { side: group.side, pieces, grounds, with })
}

/// Each brigade of a formation finds room: formations have ground of their own, and stack where they must;
/// those that stand with another division share its ground (Q104).
fn check_ground(w: &World, sheet: &GroupSheet) -> Result<(), DataError> {
    let ground = |group: &GroupSheet| group.grounds.iter().fold(Zones::EMPTY, |all, zones| all.or(*zones));
    let alone = |group: &GroupSheet| group.with.is_none() && !brigades_of(group).is_empty();
    let brigades = brigades_of(sheet);
    if let Some(division) = sheet.with {
        let hosts = |group: &&GroupSheet| {
            let own = brigades_of(group);
            let single = (2 * ground(group).len()).saturating_sub(own.len());
            own.less(w.members(division)).is_empty() && single >= brigades.len() && may_stack(w, own.or(brigades))
        };
        let host = w.groups.iter().filter(|g| alone(g) && g.side == sheet.side && g.grounds == sheet.grounds);
        let found = host.filter(hosts).any(|group| group.grounds.len() == 1);
        return if found { Ok(()) } else { Err(w.wrong("a group stands with a division that is not on its ground")) };
    }
    let crowded = sheet.grounds.iter().any(|zones| brigades.len() > zones.len());
    if crowded && !may_stack(w, brigades) {
        return Err(w.wrong("brigades of a group may not stack with each other").against("S-9.6-two"));
    }
    let fixed = w.scenario.units.iter().filter_map(|unit| w.find_zone(unit.place.as_ref()?));
    let others = w.groups.iter().filter(|group| alone(group)).map(ground).fold(fixed.collect(), Zones::or);
    match ground(sheet).and(others).first().filter(|_| alone(sheet)) {
        Some(zone) => Err(w.wrong(format!("zone {} is set up twice", w.zone_id(zone)))),
        None => Ok(()),
    }
}

/// True if any two of them may stand together.
fn may_stack(w: &World, brigades: Brigades) -> bool {
    brigades.into_iter().all(|a| brigades.into_iter().all(|b| legal_pair(w, a, b)))
}

/// The state a scenario starts from.
pub fn starting_state(w: &World) -> Result<State, DataError> {
    let mut s = State::empty();
    for (at, objective) in w.scenario.objectives.iter().enumerate() {
        if objective.control.unwrap_or(objective.side.other()) == Side::Union {
            s.union_controls |= 1 << at;
        }
    }
    for party in &w.parties {
        for brigade in party.brigades {
            s.brigade_mut(brigade).status = Status::Waiting;
        }
    }
    for group in &w.groups {
        for piece in &group.pieces {
            if let Piece::Brigade(brigade) = *piece {
                if s.brigade(brigade).status == Status::Waiting {
                    let id = &w.sheet(brigade).id;
                    return Err(w.wrong(format!("'{id}' both stands in the set-up and comes later")));
                }
                s.brigade_mut(brigade).status = Status::Unplaced;
            }
        }
    }
    let mut named = std::collections::BTreeSet::new();
    let commanders = w.scenario.commanders.iter().map(|c| &c.id);
    for id in w.scenario.units.iter().map(|u| &u.id).chain(commanders) {
        if !named.insert(id) {
            return Err(w.wrong(format!("'{id}' stands there twice")));
        }
    }
    for unit in &w.scenario.units {
        set_unit(w, &mut s, unit)?;
    }
    for commander in &w.scenario.commanders {
        let leader = w.find_leader(&commander.id);
        let leader = leader.ok_or_else(|| w.wrong(format!("there is no commander '{}'", commander.id)))?;
        let zone = commander.place.as_ref().map(|id| w.zone_named(id)).transpose()?;
        let l = s.leader_mut(leader);
        l.zone = zone;
        l.activated = commander.activated;
        l.withdrawn = commander.withdrawn;
    }
    check_position(w, &s)?;
    set_start(w, &mut s)?;
    Ok(s)
}

fn set_unit(w: &World, s: &mut State, unit: &UnitSetup) -> Result<(), DataError> {
    let brigade = brigade_named(w, &unit.id)?;
    let wrong = |problem: &str| Err(w.wrong(format!("'{}': {problem}", unit.id)));
    if unit.losses >= w.steps(brigade) && !unit.eliminated && !unit.exited {
        return wrong("so many losses eliminate it");
    }
    if unit.starting_losses.is_some_and(|losses| losses > w.steps(brigade)) || unit.losses > w.steps(brigade) {
        return wrong("it has not so many steps to lose");
    }
    let guns = w.guns.has(brigade);
    if unit.fatigue > 2 || (unit.fatigue > 0 && (guns || unit.routed)) {
        return wrong("fatigue is 0 to 2; artillery and routed brigades have no marker");
    }
    if unit.dismounted && w.sheet(brigade).kind != Kind::Cavalry {
        return wrong("only cavalry dismounts");
    }
    let off = usize::from(unit.eliminated) + usize::from(unit.exited) + usize::from(unit.withdrawn);
    if off + usize::from(unit.place.is_some()) > 1 {
        return wrong("it is in one place only");
    }
    let b = s.brigade_mut(brigade);
    b.losses = unit.losses;
    b.fatigue = unit.fatigue;
    b.routed = unit.routed;
    b.dismounted = unit.dismounted;
    if unit.eliminated {
        b.status = Status::Eliminated;
    } else if unit.exited {
        b.status = Status::Exited;
    } else if unit.withdrawn {
        b.status = Status::Withdrawn;
    }
    // Who has declared an attack has acted.
    if unit.acted || unit.attack.is_some() {
        s.part.acted.insert(brigade);
    }
    let Some(place) = &unit.place else { return Ok(()) };
    let zone = w.zone_named(place)?;
    if !room(w, s, brigade, zone) {
        return Err(w.wrong(format!("'{}' has no room in zone {place}", unit.id)).against("S-9.6-two"));
    }
    s.put(w, brigade, zone);
    set_facing(w, s, unit, brigade, zone)
}

fn set_facing(w: &World, s: &mut State, unit: &UnitSetup, brigade: Brigade, zone: Zone) -> Result<(), DataError> {
    let wrong = |problem: &str| Err(w.wrong(format!("'{}': {problem}", unit.id)));
    let slot_named = |id: &String| -> Result<Slot, DataError> {
        let slot = w.ground(zone).slot_of(w.zone_named(id)?);
        slot.ok_or_else(|| w.wrong(format!("'{}' does not stand next to zone {id}", unit.id)))
    };
    match (&unit.facing, unit.routed) {
        (Some(_), true) => return wrong("a routed brigade faces nowhere"),
        (None, false) => return wrong("it needs a facing"),
        (None, true) => {}
        (Some(id), false) => {
            let slot = slot_named(id)?;
            if s.stack_facing(zone, Some(brigade)).is_some_and(|found| found != slot) {
                return wrong("brigades of one zone face one way");
            }
            s.brigade_mut(brigade).facing = Some(slot);
        }
    }
    if let Some(id) = &unit.attack {
        let target = w.zone_named(id)?;
        if !w.ground(zone).passable.has(target) || unit.routed || w.guns.has(brigade) {
            return wrong("it cannot attack there");
        }
        s.brigade_mut(brigade).attack = Some(target);
    }
    Ok(())
}

fn check_position(w: &World, s: &State) -> Result<(), DataError> {
    if let Some(zone) = s.occupied.union.and(s.occupied.confederate).first() {
        return Err(w.wrong(format!("zone {} holds brigades of both sides", w.zone_id(zone))));
    }
    for side in Side::BOTH {
        for brigade in s.on_map(w, side) {
            let Some(target) = s.brigade(brigade).attack else { continue };
            let own = s
                .zone_of(brigade)
                .map_or(Zones::EMPTY, |zone| s.stacks[zone].iter().filter_map(|b| s.brigade(b).attack).collect());
            let front = crate::facing::front_of(w, s, brigade);
            let seen = !w.options.target_in_front || front.has(target);
            if !s.occupied[side.other()].has(target) || own.len() > 1 || !seen {
                let problem = format!("'{}': its Attack marker points at nobody it may attack", w.sheet(brigade).id);
                return Err(w.wrong(problem).against("S-10.1-direction"));
            }
        }
    }
    Ok(())
}

fn set_start(w: &World, s: &mut State) -> Result<(), DataError> {
    let start = &w.scenario.start;
    s.day = start.day.unwrap_or(1);
    if s.day == 0 || usize::from(s.day) > w.scenario.days.len() {
        return Err(w.wrong("there is no such day in this scenario"));
    }
    let day = w.day(s.day);
    s.turn = start.turn;
    if !(day.first..=day.last).contains(&s.turn) && start.phase != StartPhase::Night {
        return Err(w.wrong(format!("the day has turns {} to {}", day.first, day.last)));
    }
    s.phase = start.action_phase.unwrap_or(1);
    if !(1..=5).contains(&s.phase) {
        return Err(w.wrong("an action phase is 1 to 5"));
    }
    s.first = start.first.unwrap_or(day.tie);
    s.active = start.side.unwrap_or(s.first);
    s.counter_attack = start.counter_attack_declared;
    s.jones_called = start.jones_called;
    for side in &start.manoeuvre {
        s.manoeuvre[*side] = true;
    }
    settle_parties(w, s)?;
    if start.phase != StartPhase::SetUp
        && let Some(group) = w.groups.first()
    {
        return Err(w.wrong(format!("groups are placed in the set-up only ({})", group.side)));
    }
    check_markers(w, s, start.phase)?;
    set_stage(w, s, start.phase)
}

fn settle_parties(w: &World, s: &mut State) -> Result<(), DataError> {
    let start = &w.scenario.start;
    for (at, party) in w.parties.iter().enumerate() {
        let earlier = party.turn < s.turn || s.day > 1;
        if start.phase != StartPhase::SetUp && earlier && party.call.is_none() {
            s.settled.insert(Party(at as u8));
        }
    }
    for id in &start.arrived {
        let party = match w.find_leader(id) {
            Some(leader) => w.party_of_leader(leader),
            None => w.party_of(brigade_named(w, id)?),
        };
        let Some(party) = party else { return Err(w.wrong(format!("'{id}' is no reinforcement"))) };
        s.settled.insert(party);
    }
    for id in &start.delayed {
        let brigade = brigade_named(w, id)?;
        if s.brigade(brigade).status != Status::Waiting {
            return Err(w.wrong(format!("'{id}' is not waiting to come")));
        }
        s.delayed.insert(brigade);
    }
    Ok(())
}

/// Attack markers lie between the declarations and the combats of the side whose part it is.
fn check_markers(w: &World, s: &State, phase: StartPhase) -> Result<(), DataError> {
    let open = matches!(phase, StartPhase::Activation | StartPhase::Commanders | StartPhase::Combat);
    for side in Side::BOTH.into_iter().filter(|side| !open || *side != s.active) {
        if let Some(brigade) = s.on_map(w, side).find(|b| s.brigade(*b).attack.is_some()) {
            let problem = format!("'{}' has an Attack marker, but it is not its side's turn", w.sheet(brigade).id);
            return Err(w.wrong(problem).against("S-10.1-direction"));
        }
    }
    Ok(())
}

fn set_stage(w: &World, s: &mut State, phase: StartPhase) -> Result<(), DataError> {
    let acted = s.part.acted;
    let part = |s: &State| Part {
        independent: crate::command::independents(w, s, s.active),
        bound: crate::command::bound(w, s, s.active),
        acted,
        ..Part::NONE
    };
    s.waiting = true;
    match phase {
        StartPhase::SetUp => {
            s.waiting = false;
            s.active = Side::Confederate;
            s.stage = if callable_before(w).is_some() { Stage::CallBefore } else { Stage::SetUp(Side::Confederate) };
        }
        StartPhase::Initiative => s.stage = Stage::Initiative,
        StartPhase::Action => {
            s.part = part(s);
            s.waiting = false;
            s.stage = Stage::Designate;
        }
        StartPhase::Activation => {
            let id = w.scenario.start.designated.as_deref().unwrap_or("");
            let leader = w.find_leader(id).filter(|l| w.chiefs[s.active].has(*l) && s.leader(*l).zone.is_some());
            let Some(leader) = leader else { return Err(w.wrong("an activation needs `designated`, a CC on the map")) };
            s.part = part(s);
            let (isolated, rivals) = crate::command::isolation(w, s, s.active, leader);
            s.part.chief = Some(leader);
            s.part.chief_moves = true;
            s.part.slots = w.scenario.start.slots.unwrap_or(1).min(20);
            s.part.isolated = isolated;
            s.part.rivals = rivals;
            s.stage = Stage::Slots;
        }
        StartPhase::Commanders => {
            s.part = part(s);
            s.stage = Stage::Commanders;
        }
        StartPhase::Combat => {
            s.part = part(s);
            s.stage = Stage::Chains;
        }
        StartPhase::Continuation => s.stage = Stage::Continuation,
        StartPhase::Administration => s.stage = Stage::Recovery,
        StartPhase::Reinforcements => {
            s.stage = Stage::Declare(crate::state::Declaration::CounterAttack);
        }
        StartPhase::Night => {
            if w.scenario.night.is_none() || usize::from(s.day) == w.scenario.days.len() {
                return Err(w.wrong("no night follows this day"));
            }
            s.stage = Stage::TurnEnd;
            s.turn = w.day(s.day).last;
        }
    }
    if phase == StartPhase::Administration {
        let left = crate::administration::routed(w, s, s.first);
        s.active = s.first;
        s.stage = Stage::RoutMoves { side: s.first, left, retreat: None };
    }
    Ok(())
}
