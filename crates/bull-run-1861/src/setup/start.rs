//! 12: from a scenario file to a state, checked against the rules.

use kernel::dice::Watch;
use kernel::{DataError, Side};

use super::placement::{Census, bank_zones, free_placement, near_hq, setup_of, unplaced};
use crate::hq::hq_contact;
use crate::ids::{Brigade, Brigades, Element, Hq, Hqs, Zone, Zones};
use crate::movement::room;
use crate::play::Play;
use crate::scenario::{ExtendedSetup, FreePlacement, Line, Placement, StartPhase, UnitSetup};
use crate::state::{HqState, Stage, State, Status};
use crate::world::{Arrival, ScoringZone, World};

/// Resolves what the scenario names, then builds and checks the state it starts from.
pub fn starting_state(w: &mut World) -> Result<State, DataError> {
    resolve_scoring(w)?;
    resolve_arrivals(w)?;
    resolve_setups(w);
    let mut s = State::empty();
    let builder = Builder { w, file: &w.scenario_file };
    builder.check_banks()?;
    builder.start(&mut s)?;
    builder.headquarters(&mut s)?;
    builder.units(&mut s)?;
    builder.control(&mut s);
    builder.stage(&mut s)?;
    builder.check(&s)?;
    let s = settle_start(w, s);
    let marked: Brigades = w.side_brigades.union.or(w.side_brigades.confederate).filter(|b| s.brigade(*b).op).collect();
    if w.scenario.placement == Placement::Historical {
        w.must_march = marked;
    }
    Ok(s)
}

/// Goes on to the first choice if no die falls before it; otherwise the first choice is to begin.
fn settle_start(w: &World, s: State) -> State {
    let mut settled = s.clone();
    let mut dice = Watch::default();
    let mut events = Vec::new();
    settled.waiting = false;
    Play { w, s: &mut settled, dice: &mut dice, events: &mut events }.settle();
    if dice.noticed() { s } else { settled }
}

fn resolve_setups(w: &mut World) {
    for unit in &w.scenario.units {
        let Some(brigade) = w.find_brigade(&unit.id) else { continue };
        if unit.near.is_some() {
            w.bound.insert(brigade);
        }
        if unit.extended == Some(ExtendedSetup::Chosen(true)) {
            w.to_extend.insert(brigade);
        }
    }
}

fn resolve_scoring(w: &mut World) -> Result<(), DataError> {
    let mut scoring = Vec::new();
    for objective in &w.scenario.objectives {
        let zone = w.zone_in(&w.scenario_file, &objective.place)?;
        if scoring.iter().any(|known: &ScoringZone| known.zone == zone) {
            return Err(DataError::new(&w.scenario_file, None, format!("objective '{}' twice", objective.place)));
        }
        if !(0..=50).contains(&objective.points) {
            return Err(DataError::new(&w.scenario_file, None, "an objective is worth 0 to 50 points"));
        }
        scoring.push(ScoringZone { zone, points: objective.points });
    }
    if scoring.iter().map(|zone| zone.points).sum::<i32>() > 100 {
        return Err(DataError::new(&w.scenario_file, None, "all objectives together are worth at most 100 points"));
    }
    if scoring.len() > 16 {
        return Err(DataError::new(&w.scenario_file, None, "there may be at most 16 objectives"));
    }
    w.scoring = scoring;
    Ok(())
}

fn resolve_arrivals(w: &mut World) -> Result<(), DataError> {
    let mut arrivals = Vec::new();
    for reinforcement in &w.scenario.reinforcements {
        let known = w.brigades.iter().any(|b| b.id == reinforcement.unit);
        if !known {
            let problem = format!("there is no brigade '{}'", reinforcement.unit);
            return Err(DataError::new(&w.scenario_file, None, problem));
        }
        let zone = w.zone_in(&w.scenario_file, &reinforcement.place)?;
        let limit = usize::from(reinforcement.limit.unwrap_or(2));
        if !(1..=3).contains(&limit) {
            return Err(DataError::new(&w.scenario_file, None, "a reinforcement's limit is 1 to 3"));
        }
        if let Some(brigade) = w.find_brigade(&reinforcement.unit) {
            if arrivals.iter().any(|known: &Arrival| known.brigade == brigade) {
                let problem = format!("reinforcement '{}' twice", reinforcement.unit);
                return Err(DataError::new(&w.scenario_file, None, problem));
            }
            arrivals.push(Arrival { brigade, turn: reinforcement.turn, zone, limit });
        }
    }
    w.arrivals = arrivals;
    Ok(())
}

struct Builder<'w> {
    w: &'w World,
    file: &'w str,
}

impl Builder<'_> {
    fn error(&self, problem: impl Into<String>) -> DataError {
        DataError::new(self.file, None, problem)
    }

    fn zone(&self, id: &str) -> Result<Zone, DataError> {
        self.w.zone_in(self.file, id)
    }

    fn known_brigade(&self, id: &str) -> Result<Option<Brigade>, DataError> {
        if !self.w.brigades.iter().any(|b| b.id == id) {
            return Err(self.error(format!("there is no brigade '{id}' in the order of battle")));
        }
        Ok(self.w.find_brigade(id))
    }

    fn start(&self, s: &mut State) -> Result<(), DataError> {
        let start = &self.w.scenario.start;
        self.turn_on_track(start.turn)?;
        s.turn = start.turn;
        s.phase = start.movement_phase.unwrap_or(1);
        if !(1..=5).contains(&s.phase) {
            return Err(self.error("a turn has movement phases 1 to 5").against("BR-8-no-sixth"));
        }
        s.first = start.first.unwrap_or(self.w.tables.initiative.first_turn);
        s.active = start.side.unwrap_or(s.first);
        for side in &start.offensive_used {
            s.offensive_used[*side] = true;
        }
        s.offensive_now = start.offensive_now;
        if let Some(side) = start.offensive_now {
            s.offensive_used[side] = true;
            if s.turn == 1 {
                return Err(self.error("no major offensive on turn 1").against("BR-6-mo-not-turn1"));
            }
        }
        s.farm_ford_open = start.farm_ford_open;
        for (side, losses) in &start.earlier_losses {
            let side: Side = side.parse().map_err(|e: kernel::side::UnknownSide| self.error(e.to_string()))?;
            s.losses[side] = *losses;
        }
        for id in &start.crossed_sudley {
            if let Some(brigade) = self.known_brigade(id)? {
                if self.w.sheet(brigade).side != Side::Union {
                    let problem = format!("'{id}': only Northern brigades count for Sudley Ford");
                    return Err(self.error(problem).against("BR-13-manoeuvre-count"));
                }
                s.crossed_sudley.insert(brigade);
            }
        }
        for id in &start.acted {
            if let Some(brigade) = self.known_brigade(id)? {
                s.acted.insert(brigade);
            }
        }
        for id in &start.attacked {
            s.attacked.insert(self.zone(id)?);
        }
        Ok(())
    }

    /// An eighth turn is only played by option (13).
    fn turn_on_track(&self, turn: u8) -> Result<(), DataError> {
        let turns = self.w.turns;
        if !(1..=20).contains(&turns) {
            return Err(self.error(format!("a game has 1 to 20 turns, not {turns}")).against("BR-1-turn-track"));
        }
        if turn == turns + 1 && !self.w.options.extra_turn {
            let problem = format!("turn {turn} is only played with the option extra-turn");
            return Err(self.error(problem).against("BR-13-extra-turn"));
        }
        if !(1..=turns + 1).contains(&turn) {
            let problem = format!("turn {turn} is not on the track of {turns} turns");
            return Err(self.error(problem).against("BR-1-turn-track"));
        }
        Ok(())
    }

    fn headquarters(&self, s: &mut State) -> Result<(), DataError> {
        let mut listed = Hqs::EMPTY;
        for setup in &self.w.scenario.headquarters {
            let hq: Hq = self
                .w
                .find_hq(&setup.id)
                .ok_or_else(|| self.error(format!("there is no headquarters '{}'", setup.id)))?;
            if listed.has(hq) {
                return Err(self.error(format!("'{}' is listed twice", setup.id)));
            }
            listed.insert(hq);
            let zone = setup.place.as_deref().map(|id| self.zone(id)).transpose()?;
            let moved = zone != Some(self.w.bases[self.w.hq_sheet(hq).side]);
            *s.hq_mut(hq) = HqState { zone, activated: setup.activated, moved };
        }
        Ok(())
    }

    fn units(&self, s: &mut State) -> Result<(), DataError> {
        let mut seated: Vec<(Line, Element, Zone)> = Vec::new();
        let mut listed = Brigades::EMPTY;
        for unit in &self.w.scenario.units {
            let Some(brigade) = self.known_brigade(&unit.id)? else { continue };
            if listed.has(brigade) {
                return Err(self.error(format!("'{}' is listed twice", unit.id)));
            }
            listed.insert(brigade);
            self.unit(s, brigade, unit, &mut seated)?;
        }
        seated.sort_by_key(|(line, _, _)| *line as u8);
        for (_, element, zone) in seated {
            self.seat(s, element, zone)?;
        }
        self.legion(s)?;
        for arrival in &self.w.arrivals {
            if !listed.has(arrival.brigade) {
                s.brigade_mut(arrival.brigade).status = Status::Waiting;
            }
        }
        self.facings(s)
    }

    fn unit(
        &self,
        s: &mut State,
        brigade: Brigade,
        unit: &UnitSetup,
        seated: &mut Vec<(Line, Element, Zone)>,
    ) -> Result<(), DataError> {
        let sheet = self.w.sheet(brigade);
        if unit.fatigue > 2 {
            return Err(self.error(format!("'{}': fatigue is 0 to 2", unit.id)).against("BR-11.4-fatigue-cap"));
        }
        if unit.losses > sheet.combat || (unit.losses == sheet.combat && !unit.eliminated) {
            let problem = format!("'{}' has lost all its steps; say eliminated = true", unit.id);
            return Err(self.error(problem).against("BR-11.4-elimination"));
        }
        self.unit_words(brigade, unit)?;
        // Who is gone has lost every step (11.4).
        let losses = if unit.eliminated { sheet.combat } else { unit.losses };
        s.losses[sheet.side] = s.losses[sheet.side].saturating_add(losses);
        let zone = unit.place.as_deref().map(|id| self.zone(id)).transpose()?;
        let state = s.brigade_mut(brigade);
        state.losses = losses;
        state.fatigue = unit.fatigue;
        state.op = unit.op;
        state.zone = zone;
        state.status = match (unit.eliminated, zone) {
            (true, _) => Status::Eliminated,
            (false, Some(_)) => Status::OnMap,
            (false, None) => Status::Unplaced,
        };
        if state.status == Status::Eliminated {
            state.zone = None;
            return Ok(());
        }
        let Some(zone) = zone else {
            return self.unplaced(unit, sheet.side);
        };
        seated.push((unit.line.unwrap_or(Line::Front), brigade.counter(), zone));
        if let Some(ExtendedSetup::At(id)) = &unit.extended {
            let marker = self.zone(id)?;
            if !self.w.land(zone).has(marker) {
                let problem = format!("'{}': the marker must lie next to its brigade over land", unit.id);
                return Err(self.error(problem).against("BR-10.6-deploy-no-river"));
            }
            s.brigade_mut(brigade).marker = Some(marker);
            seated.push((unit.marker_line.unwrap_or(Line::Front), brigade.marker(), marker));
        }
        if unit.engaged {
            s.engaged = s.engaged.or(s.elements_of(brigade));
        }
        Ok(())
    }

    /// What a unit's lines say must go together.
    fn unit_words(&self, brigade: Brigade, unit: &UnitSetup) -> Result<(), DataError> {
        let set_up = self.w.scenario.start.phase == StartPhase::SetUp;
        let extended = !matches!(unit.extended, None | Some(ExtendedSetup::Chosen(false)));
        let refuse =
            |problem: &str, rule: &'static str| Err(self.error(format!("'{}': {problem}", unit.id)).against(rule));
        if unit.op && unit.fatigue > 0 {
            return refuse("a fatigued brigade may hold no operational marker", "BR-6-op-fatigued");
        }
        if unit.op && extended {
            return refuse("a brigade in extended line may hold no operational marker", "BR-6-op-no-extended");
        }
        if extended && self.w.is_legion(brigade) {
            return refuse("the Legion never deploys", "BR-10.5-legion-no-deploy");
        }
        if !set_up && unit.extended == Some(ExtendedSetup::Chosen(true)) {
            return refuse("name the second zone of its line; the set-up is over", "BR-12.1-cocke-extended");
        }
        if unit.host.is_some() && !self.w.is_legion(brigade) {
            return refuse("only the Legion has a host", "BR-10.5-legion-host");
        }
        Ok(())
    }

    fn unplaced(&self, unit: &UnitSetup, side: Side) -> Result<(), DataError> {
        if unit.near.is_none() && free_placement(self.w, side).is_none() {
            return Err(self.error(format!("'{}' has no place", unit.id)).against("BR-12.1-historical"));
        }
        if let Some(near) = &unit.near {
            self.bound_to_own_hq(unit, near, side)?;
        }
        if self.w.scenario.start.phase != StartPhase::SetUp {
            return Err(self.error(format!("'{}' has no place and the set-up is over", unit.id)));
        }
        if unit.op {
            let problem = format!("'{}' has no place and may hold no operational marker", unit.id);
            return Err(self.error(problem).against("BR-12.1-op-start"));
        }
        Ok(())
    }

    fn bound_to_own_hq(&self, unit: &UnitSetup, near: &str, side: Side) -> Result<(), DataError> {
        let Some(hq) = self.w.find_hq(near) else {
            return Err(self.error(format!("'{}': there is no headquarters '{near}'", unit.id)));
        };
        if self.w.hq_sheet(hq).side != side {
            let problem = format!("'{}': '{near}' is not a headquarters of its side", unit.id);
            return Err(self.error(problem).against("BR-13-30va-place"));
        }
        let bound = |u: &&UnitSetup| {
            u.near.is_some()
                && u.place.is_none()
                && self.w.find_brigade(&u.id).is_some_and(|b| self.w.sheet(b).side == side)
        };
        if self.w.scenario.units.iter().filter(bound).count() > 1 {
            return Err(self.error("only one brigade of a side may be bound to a headquarters"));
        }
        Ok(())
    }

    fn seat(&self, s: &mut State, element: Element, zone: Zone) -> Result<(), DataError> {
        let side = self.w.side_of(element);
        let id = &self.w.sheet(element.brigade()).id;
        if s.stacks[zone].front().is_some_and(|e| self.w.side_of(e) != side) {
            let problem = format!("'{id}' and an enemy stand in {}", self.w.zone_id(zone));
            return Err(self.error(problem).against("BR-10.3-enemy-zone"));
        }
        if self.w.is_legion(element.brigade()) {
            return Ok(());
        }
        if s.stacks[zone].len() >= self.limit(s, element, zone) {
            let problem = format!("'{id}': {} already holds its limit of brigades", self.w.zone_id(zone));
            return Err(self.error(problem).against("BR-10.5-limit-two"));
        }
        s.stacks[zone].insert(element, 3);
        Ok(())
    }

    /// Two, or what an arrival allows where one of its brigades stands.
    fn limit(&self, s: &State, element: Element, zone: Zone) -> usize {
        let here = |b: Brigade| b == element.brigade() || s.stacks[zone].iter().any(|e| e.brigade() == b);
        let arrived = self.w.arrivals.iter().filter(|a| a.zone == zone && here(a.brigade));
        arrived.map(|a| a.limit).fold(2, usize::max)
    }

    fn legion(&self, s: &mut State) -> Result<(), DataError> {
        let Some(legion) = self.w.legion else { return Ok(()) };
        let Some(zone) = s.brigade(legion).zone else { return Ok(()) };
        if s.stacks[zone].front().is_some_and(|e| self.w.side_of(e) != self.w.sheet(legion).side) {
            let problem = format!("the Legion and an enemy stand in {}", self.w.zone_id(zone));
            return Err(self.error(problem).against("BR-10.3-enemy-zone"));
        }
        let wanted = setup_of(self.w, legion).and_then(|u| u.host.clone());
        let stack = s.stacks[zone];
        let host = match &wanted {
            Some(id) => {
                let found = stack.iter().find(|e| self.w.sheet(e.brigade()).id == *id);
                Some(found.ok_or_else(|| {
                    self.error(format!("'{id}' is not in the Legion's zone")).against("BR-10.5-legion-shares")
                })?)
            }
            None => stack.front(),
        };
        match host {
            Some(_) if s.brigade(legion).op => {
                let problem = "the attached Legion shares its host's marker and holds none of its own";
                return Err(self.error(problem).against("BR-6-op-legion"));
            }
            Some(host) => {
                s.legion_host = Some(host);
                s.brigade_mut(legion).fatigue = s.brigade(host.brigade()).fatigue;
            }
            None => s.stacks[zone].insert(legion.counter(), 0),
        }
        Ok(())
    }

    fn facings(&self, s: &mut State) -> Result<(), DataError> {
        let mut wanted: Vec<(Element, &str)> = Vec::new();
        for unit in &self.w.scenario.units {
            let Some(brigade) = self.w.find_brigade(&unit.id) else { continue };
            wanted.extend(unit.facing.as_deref().map(|id| (brigade.counter(), id)));
            wanted.extend(unit.marker_facing.as_deref().map(|id| (brigade.marker(), id)));
        }
        for (element, id) in wanted {
            let towards = self.zone(id)?;
            let Some(zone) = s.zone_of(element) else { continue };
            let slot = self.w.ground(zone).slot_of(towards).ok_or_else(|| {
                let problem = format!("{} cannot face {id}: they are not adjacent", self.w.zone_id(zone));
                self.error(problem).against("BR-10.2-front-three")
            })?;
            if s.is_front(element) {
                s.facings[zone] = Some(slot);
            }
        }
        Ok(())
    }

    fn control(&self, s: &mut State) {
        for (at, objective) in self.w.scenario.objectives.iter().enumerate() {
            if objective.control == Side::Union {
                s.union_controls |= 1 << at;
            }
        }
    }

    fn stage(&self, s: &mut State) -> Result<(), DataError> {
        let start = &self.w.scenario.start;
        s.stage = match start.phase {
            StartPhase::SetUp => {
                s.active = Side::Confederate;
                s.first = self.w.tables.initiative.first_turn;
                Stage::Place(Side::Confederate)
            }
            StartPhase::Initiative => Stage::Offensive(Side::Union),
            StartPhase::OpMarkers => Stage::OpMarkers { side: s.first.other(), from: 0 },
            StartPhase::Movement => Stage::ActivationRoll,
            StartPhase::Activation => {
                let left = start.activations_left.ok_or_else(|| self.error("say activations-left"))?;
                Stage::Select { left: left.min(32) }
            }
            StartPhase::Headquarters => Stage::HqMoves,
            StartPhase::Combat => Stage::Combats,
            StartPhase::Continuation => {
                s.active = s.first.other();
                Stage::Continuation
            }
            StartPhase::Administration => {
                s.active = s.first;
                Stage::OpMoves(s.first)
            }
        };
        s.waiting = true;
        Ok(())
    }

    fn check(&self, s: &State) -> Result<(), DataError> {
        self.check_engaged(s)?;
        for side in Side::BOTH {
            self.check_free(s, side)?;
            self.check_set_up_room(s, side)?;
            self.check_hqs(s, side)?;
            self.check_marks(s, side)?;
            if self.w.scenario.start.phase != StartPhase::SetUp {
                self.check_facings(s, side)?;
            }
            for brigade in s.on_map(self.w, side) {
                if s.brigade(brigade).op && crate::command::in_contact(self.w, s, brigade) {
                    let problem = format!("'{}' is in contact and may hold no marker", self.w.sheet(brigade).id);
                    return Err(self.error(problem).against("BR-6-op-contact"));
                }
            }
        }
        Ok(())
    }

    /// Sides that place freely do so on banks of their own, so that neither takes the other's room.
    fn check_banks(&self) -> Result<(), DataError> {
        let free = &self.w.scenario.free;
        for (side, placement) in free {
            side.parse::<Side>().map_err(|error| self.error(error.to_string()))?;
            self.zone(&placement.base)?;
            if !["left", "right"].contains(&placement.bank.as_str()) {
                return Err(self.error(format!("a bank is 'left' or 'right', not '{}'", placement.bank)));
            }
        }
        let mut banks = free.values().map(|placement| &placement.bank);
        match (banks.next(), banks.next()) {
            (Some(one), Some(other)) if one == other => Err(self.error("both sides would place on the same bank")),
            _ => Ok(()),
        }
    }

    /// Everybody of a side that places freely finds room (12.2).
    fn check_free(&self, s: &State, side: Side) -> Result<(), DataError> {
        let Some(free) = free_placement(self.w, side) else { return Ok(()) };
        if self.w.scenario.start.phase != StartPhase::SetUp {
            return Err(self.error("free placement starts with the set-up"));
        }
        let army = |b: &Brigade| free.forward_army.as_ref().is_none_or(|army| *army == self.w.sheet(*b).army);
        let able = unplaced(self.w, s, side).filter(|b| army(b) && !self.w.is_legion(*b) && !self.w.bound.has(*b));
        if able.count() < usize::from(free.forward) {
            let problem = format!("the {side} side has fewer than {} brigades to place anywhere", free.forward);
            return Err(self.error(problem).against("BR-12.2-free-south"));
        }
        self.check_no_hq_beside(s, side, free)?;
        let census = Census::take(self.w, s, side);
        if census.everybody_fits() {
            return Ok(());
        }
        let rule = if side == Side::Union { "BR-12.2-free-north" } else { "BR-12.2-free-south" };
        Err(self.error(format!("the {side} side has not room for all its brigades")).against(rule))
    }

    /// No enemy headquarters stands where a side could place next to it (10.3).
    fn check_no_hq_beside(&self, s: &State, side: Side, free: &FreePlacement) -> Result<(), DataError> {
        let open = if free.forward > 0 { bank_zones(self.w, side) } else { self.w.rest_area[side] };
        let beside = |hq: &Hq| {
            let zone = s.hq(*hq).zone;
            zone.is_some_and(|zone| self.w.ground(zone).adjacent.or(zone.alone()).meets(open))
        };
        let mut hqs = self.w.side_hqs[side.other()];
        match hqs.find(beside) {
            None => Ok(()),
            Some(hq) => {
                let problem = format!("'{}' stands where the {side} side may place", self.w.hq_sheet(hq).id);
                Err(self.error(problem).against("BR-7-hq-no-contact"))
            }
        }
    }

    /// Every brigade bound to a headquarters, and every second zone of an extended line that its owner
    /// chooses, finds room whatever the others take.
    fn check_set_up_room(&self, s: &State, side: Side) -> Result<(), DataError> {
        let enemies = s.occupied(self.w, side.other());
        let bound = unplaced(self.w, s, side).and(self.w.bound);
        let lines = self.w.side_brigades[side].and(self.w.to_extend);
        let room_in =
            |zones: Zones| -> usize { zones.less(enemies).map(|zone| room(self.w, s, zone, Brigades::EMPTY)).sum() };
        let pieces = (bound.len() + lines.len()) as usize;
        for brigade in bound.or(lines) {
            let id = &self.w.sheet(brigade).id;
            let fixed = s.brigade(brigade).zone;
            if lines.has(brigade) && (fixed.is_none() || self.w.is_legion(brigade) || self.placed_freely()) {
                let problem = format!("'{id}' cannot choose a second zone: say which");
                return Err(self.error(problem).against("BR-12.1-decisions"));
            }
            let near = setup_of(self.w, brigade).and_then(|u| u.near.as_deref()).unwrap_or_default();
            let zones = fixed.map_or_else(|| near_hq(self.w, s, near), |zone| self.w.land(zone));
            if room_in(zones) < pieces {
                return Err(self.error(format!("'{id}' has no room")).against("BR-10.5-limit-two"));
            }
        }
        Ok(())
    }

    fn placed_freely(&self) -> bool {
        self.w.scenario.placement == Placement::Free
    }

    /// Attack marks lie only in the half-phase in which they were paid for.
    fn check_engaged(&self, s: &State) -> Result<(), DataError> {
        use StartPhase::{Activation, Combat, Headquarters};
        let laid = matches!(self.w.scenario.start.phase, Activation | Headquarters | Combat);
        let mut engaged = s.engaged;
        match engaged.find(|e| !laid || self.w.side_of(*e) != s.active) {
            None => Ok(()),
            Some(element) => {
                let id = &self.w.sheet(element.brigade()).id;
                let problem = format!("'{id}' cannot hold an Attack mark: it is not its half-phase");
                Err(self.error(problem).against("BR-11.1-needs-mark"))
            }
        }
    }

    fn check_marks(&self, s: &State, side: Side) -> Result<(), DataError> {
        let (zones, brigades) = crate::initiative::marked(self.w, s, side);
        let limit = self.w.tables.operational.limit(side);
        if zones.len() <= u32::from(limit.zones) && brigades <= u32::from(limit.brigades) {
            return Ok(());
        }
        let rule = if side == Side::Union { "BR-6-op-limit-north" } else { "BR-6-op-limit-south" };
        Err(self.error(format!("too many operational markers for the {} side", side.id())).against(rule))
    }

    fn check_hqs(&self, s: &State, side: Side) -> Result<(), DataError> {
        let contact = hq_contact(self.w, s, side);
        let mut taken = Zones::EMPTY;
        for hq in self.w.side_hqs[side] {
            let Some(zone) = s.hq(hq).zone else { continue };
            let id = &self.w.hq_sheet(hq).id;
            if contact.has(zone) {
                return Err(self.error(format!("'{id}' stands next to an enemy")).against("BR-7-hq-no-contact"));
            }
            if taken.has(zone) && zone != self.w.bases[side] {
                return Err(self.error(format!("'{id}' shares a zone")).against("BR-7-hq-stack-one"));
            }
            taken.insert(zone);
        }
        Ok(())
    }

    fn check_facings(&self, s: &State, side: Side) -> Result<(), DataError> {
        for zone in s.occupied(self.w, side) {
            if s.facings[zone].is_none() {
                let id = s.stacks[zone].front().map_or("?", |e| self.w.sheet(e.brigade()).id.as_str());
                let problem = format!("'{id}' in {} needs a facing", self.w.zone_id(zone));
                return Err(self.error(problem).against("BR-10.2-front-three"));
            }
        }
        Ok(())
    }
}
