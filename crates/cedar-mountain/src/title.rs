//! The title as the kernel sees it: every choice goes through here.

use kernel::hash::Canon;
use kernel::listing::Out;
use kernel::title::{Progress, ScenarioInfo, SetupError};
use kernel::view::{
    ChartView, ChoiceView, EventLine, FireView, Moment, OddsSheet, ReachView, SightView, ThreatView, View,
};
use kernel::{
    Asked, DataError, Dice, Library, NotationError, OptionValues, Outcome, Purpose, Refusal, Setup, Side, Title,
    Viewer, data,
};

use crate::bar::Bar;
use crate::choice::{self, Choice};
use crate::event::Event;
use crate::fire;
use crate::play::Play;
use crate::scenario::Scenario;
use crate::state::{Acts, Stage, State};
use crate::tables::read_tables;
use crate::world::World;
use crate::{
    CedarMountain, advance, arrivals, canon, charts, describe, leaders, movement, odds, outlook, progress, prompt,
    rally, result, setup, tell, threats, victory, view,
};

impl Title for CedarMountain {
    const ID: &'static str = crate::ID;
    const RULES_VERSION: u32 = 2;
    const SIGHT: bool = true;

    type World = World;
    type State = State;
    type Choice = Choice;
    type Event = Event;

    fn scenarios(library: &dyn Library) -> Result<Vec<ScenarioInfo>, DataError> {
        data::scenarios(library, crate::ID, |file, text| {
            let scenario = Scenario::parse(file, text)?;
            let turns = u32::from(scenario.last_turn + 1 - scenario.start.turn);
            Ok((scenario.id, turns))
        })
    }

    fn charts(library: &dyn Library) -> Result<Vec<ChartView>, DataError> {
        Ok(charts::charts(&read_tables(library)?))
    }

    fn build(library: &dyn Library, setup: &Setup) -> Result<World, SetupError> {
        World::build(library, setup)
    }

    fn start(world: &World) -> State {
        world.start.clone()
    }

    fn options(world: &World) -> &OptionValues {
        &world.option_values
    }

    fn scenario(world: &World) -> &str {
        &world.scenario.id
    }

    fn asked(world: &World, state: &State) -> Asked {
        match Self::to_choose(world, state) {
            Some(side) => Asked::Choose { side, prompt: prompt::prompt(world, state) },
            None => Asked::Over(victory::outcome(world, state)),
        }
    }

    fn to_choose(world: &World, state: &State) -> Option<Side> {
        asked_side(world, state)
    }

    fn choices(world: &World, state: &State, out: &mut Vec<Choice>) {
        out.clear();
        list(world, state, out);
    }

    fn choose(
        world: &World,
        state: &mut State,
        choice: &Choice,
        dice: &mut dyn Dice,
        events: &mut Vec<Event>,
    ) -> Result<(), Refusal> {
        check(world, state, choice).map_err(Bar::refusal)?;
        let before = progress::stage(state);
        let mut play = Play { w: world, s: state, dice, events };
        play.carry_out(choice);
        play.settle();
        state.acts = if progress::stage(state) == before { state.acts.next() } else { Acts::default() };
        Ok(())
    }

    fn notation(world: &World, choice: &Choice) -> String {
        choice::write(world, choice)
    }

    fn parse(world: &World, text: &str) -> Result<Choice, NotationError> {
        choice::read(world, text)
    }

    fn describe(world: &World, state: &State, choice: &Choice) -> ChoiceView {
        describe::describe(world, state, choice)
    }

    fn tell(world: &World, event: &Event) -> EventLine {
        tell::line(world, event)
    }

    fn view(world: &World, state: &State, viewer: Viewer) -> View {
        view::view(world, state, viewer)
    }

    fn reach(world: &World, state: &State, unit: &str) -> Option<ReachView> {
        describe::reach(world, state, unit)
    }

    fn odds(world: &World, state: &State, choice: &Choice) -> Option<OddsSheet> {
        odds::sheet(world, state, choice)
    }

    fn sight(world: &World, state: &State, from: &str, to: Option<&str>) -> Option<SightView> {
        outlook::outlook(world, state, from, to)
    }

    fn under_fire(world: &World, state: &State, side: Side) -> Option<FireView> {
        Some(threats::under_fire(world, state, side))
    }

    fn threats(world: &World, state: &State, place: &str) -> Option<ThreatView> {
        threats::threats(world, state, place)
    }

    fn moment(world: &World, state: &State, choice: &Choice) -> Option<Moment> {
        Some(describe::moment(world, state, choice))
    }

    fn thrown(world: &World, event: &Event) -> Vec<(Side, Purpose)> {
        tell::thrown(world, event)
    }

    fn verdict(world: &World, state: &State) -> Outcome {
        victory::outcome(world, state)
    }

    fn progress(_world: &World, state: &State) -> Progress {
        progress::progress(state)
    }

    fn canon(world: &World, state: &State, canon: &mut Canon) {
        canon::write(world, state, canon);
    }
}

/// Who has to choose now.
pub fn asked_side(w: &World, s: &State) -> Option<Side> {
    if s.stage == Stage::Over {
        return None;
    }
    if s.waiting {
        return Some(s.active);
    }
    if let Some(leader) = s.displaced.first() {
        return Some(w.leader(leader).side);
    }
    Some(match s.stage {
        Stage::SetUp(side) => side,
        Stage::Defensive => s.active.other(),
        Stage::Fire(fire) => result::answering(w, s, &fire),
        _ => s.active,
    })
}

/// Every choice that may be made now, in canonical order.
pub fn list(w: &World, s: &State, out: &mut impl Out<Choice>) {
    if s.stage == Stage::Over {
        return;
    }
    if s.waiting {
        return out.push(Choice::Begin);
    }
    if !s.displaced.is_empty() {
        return leaders::list_refuges(w, s, out);
    }
    match s.stage {
        Stage::SetUp(side) => setup::list(w, s, side, out),
        Stage::Artillery | Stage::Defensive | Stage::Offensive => {
            if let Some(kind) = fire::kind_of(&s.stage) {
                out.extend(fire::targets(w, s, kind).map(Choice::Target));
            }
            out.push(Choice::Done);
        }
        Stage::Movement => list_movement(w, s, out),
        Stage::Moving(mv) => movement::list_moving(w, s, &mv, out),
        Stage::Leading { leader, points } => {
            out.extend(leaders::rides(w, s, leader, points).map(Choice::Go));
            out.push(Choice::Halt);
        }
        Stage::Fire(fire) => result::list(w, s, &fire, out),
        Stage::Advance { hex, firers } => advance::list(w, s, hex, firers, out),
        Stage::Following { unit, from, asked } => {
            out.extend(advance::followers(w, s, unit, from, asked).map(Choice::Ride));
            out.push(Choice::Done);
        }
        Stage::Rally => rally::list(w, s, out),
        Stage::RallyDie { .. } => result::list_fates(w, s, out),
        Stage::TurnStart | Stage::Command | Stage::HalfEnd | Stage::TurnEnd | Stage::Over => {}
    }
}

fn list_movement(w: &World, s: &State, out: &mut impl Out<Choice>) {
    arrivals::list(w, s, out);
    if out.full() {
        return;
    }
    let able = s.on_map(w, s.active).filter(|unit| movement::check_move(w, s, *unit).is_ok());
    out.extend(able.map(Choice::Move));
    if out.full() {
        return;
    }
    out.extend(leaders::movable(w, s).map(Choice::Lead));
    if !arrivals::is_owed(w, s) {
        out.push(Choice::Done);
    }
}

/// Whether a choice may be made now; the reason if not.
pub fn check(w: &World, s: &State, choice: &Choice) -> Result<(), Bar> {
    if s.stage == Stage::Over {
        return Err(Bar::GameOver);
    }
    if s.waiting || *choice == Choice::Begin {
        return if s.waiting && *choice == Choice::Begin { Ok(()) } else { Err(Bar::NotAskedNow) };
    }
    if !s.displaced.is_empty() {
        return match *choice {
            Choice::Refuge(unit) => leaders::check_refuge(w, s, unit),
            _ => Err(Bar::NotAskedNow),
        };
    }
    match (s.stage, *choice) {
        (Stage::SetUp(side), _) => setup::check(w, s, side, choice),
        (Stage::Artillery | Stage::Defensive | Stage::Offensive, Choice::Target(unit)) => {
            let kind = fire::kind_of(&s.stage).ok_or(Bar::NotAskedNow)?;
            fire::check_declare(w, s, kind, unit)
        }
        (Stage::Artillery | Stage::Defensive | Stage::Offensive | Stage::Rally, Choice::Done) => Ok(()),
        (Stage::Movement, Choice::Done) if arrivals::is_owed(w, s) => Err(Bar::MustEnter),
        (Stage::Movement, Choice::Done) => Ok(()),
        (Stage::Movement, Choice::Move(unit)) => movement::check_move(w, s, unit),
        (Stage::Movement, Choice::Lead(leader)) => leaders::check_lead(w, s, leader),
        (Stage::Movement, Choice::Enter { unit, hex, dismounted }) => {
            arrivals::check_enter(w, s, unit, hex, dismounted).map(|_| ())
        }
        (Stage::Movement, Choice::Arrive { leader, hex }) => arrivals::check_arrive(w, s, leader, hex),
        (Stage::Moving(mv), _) => movement::check_moving(w, s, &mv, choice),
        (Stage::Leading { leader, points }, Choice::Go(hex)) => leaders::check_go(w, s, leader, points, hex),
        (Stage::Leading { .. }, Choice::Halt) => Ok(()),
        (Stage::Fire(fire), _) => result::check(w, s, &fire, choice),
        (Stage::Advance { hex, firers }, Choice::Advance(unit)) => advance::check(w, s, hex, firers, unit),
        (Stage::Advance { .. } | Stage::Following { .. }, Choice::Done) => Ok(()),
        (Stage::Following { unit, from, asked }, Choice::Ride(leader)) => {
            if advance::followers(w, s, unit, from, asked).has(leader) { Ok(()) } else { Err(Bar::CannotRide) }
        }
        (Stage::Rally, Choice::Rally(unit)) => rally::check(w, s, unit),
        (Stage::RallyDie { .. }, _) => result::check_fate(w, s, choice),
        _ => Err(Bar::NotAskedNow),
    }
}

impl Play<'_> {
    /// Carries out a checked choice, up to what it sets off.
    pub fn carry_out(&mut self, choice: &Choice) {
        if self.s.waiting {
            self.s.waiting = false;
            return;
        }
        if let (false, Choice::Refuge(unit)) = (self.s.displaced.is_empty(), *choice) {
            return self.take_refuge(unit);
        }
        match (self.s.stage, *choice) {
            (Stage::SetUp(side), _) => self.set_up(side, choice),
            (Stage::Artillery | Stage::Defensive | Stage::Offensive, Choice::Target(unit)) => {
                let declared = fire::kind_of(&self.s.stage).and_then(|kind| fire::declared(self.s, kind, unit));
                if let Some(fire) = declared {
                    self.s.stage = Stage::Fire(fire);
                }
            }
            (Stage::Artillery | Stage::Defensive | Stage::Offensive | Stage::Movement | Stage::Rally, Choice::Done) => {
                self.end_phase();
            }
            (Stage::Movement, Choice::Move(unit)) => self.begin_move(unit),
            (Stage::Movement, Choice::Lead(leader)) => {
                let points = leaders::allowance(self.w, self.s, leader);
                self.s.stage = Stage::Leading { leader, points };
            }
            (Stage::Movement, Choice::Enter { unit, hex, dismounted }) => self.enter(unit, hex, dismounted),
            (Stage::Movement, Choice::Arrive { leader, hex }) => self.arrive(leader, hex),
            (Stage::Moving(mv), _) => self.moving(mv, choice),
            (Stage::Leading { leader, .. }, Choice::Go(hex)) => self.ride_to(leader, hex),
            (Stage::Leading { leader, .. }, _) => self.end_lead(leader),
            (Stage::Fire(fire), _) => self.answer_fire(fire, choice),
            (Stage::Advance { hex, .. }, Choice::Advance(unit)) => self.advance(unit, hex),
            (Stage::Following { unit, from, asked }, Choice::Ride(leader)) => self.follow(unit, from, asked, leader),
            (Stage::Advance { .. } | Stage::Following { .. }, _) => self.s.stage = Stage::Offensive,
            (Stage::Rally, Choice::Rally(unit)) => self.try_to_rally(unit),
            (Stage::RallyDie { unit, die }, _) => self.answer_rally(unit, die, choice),
            _ => {}
        }
    }
}
