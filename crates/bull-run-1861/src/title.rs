//! The title as the kernel sees it: every choice goes through here.

use kernel::hash::Canon;
use kernel::listing::Out;
use kernel::title::{Progress, ScenarioInfo, SetupError};
use kernel::view::{ChoiceView, EventLine, Moment, OddsSheet, ReachView, ThreatView, View};
use kernel::{
    Asked, DataError, Dice, Library, NotationError, OptionValues, Outcome, Purpose, Refusal, Setup, Side, Title,
    Viewer, data,
};

use crate::arrival::{self, duty};
use crate::bar::Bar;
use crate::choice::{self, Choice};
use crate::combat::{self, Clash};
use crate::event::Event;
use crate::play::Play;
use crate::scenario::Scenario;
use crate::state::{Stage, State};
use crate::world::{self, World};
use crate::{
    BullRun1861, activation, administration, canon, describe, hq, initiative, odds, progress, prompt, result, setup,
    story, tell, threats, victory, view,
};

impl Title for BullRun1861 {
    const ID: &'static str = crate::ID;
    const RULES_VERSION: u32 = 1;

    type World = World;
    type State = State;
    type Choice = Choice;
    type Event = Event;

    fn scenarios(library: &dyn Library) -> Result<Vec<ScenarioInfo>, DataError> {
        let tables = world::read_tables(library)?;
        data::scenarios(library, crate::ID, |file, text| {
            let scenario = Scenario::parse(file, text)?;
            let turns = u32::from(scenario.turns.unwrap_or(tables.turns.count));
            Ok((scenario.id, turns))
        })
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
        state.acts = if progress::stage(state) == before { state.acts.saturating_add(1) } else { 0 };
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

    fn threats(world: &World, state: &State, place: &str) -> Option<ThreatView> {
        threats::threats(world, state, place)
    }

    fn moment(world: &World, state: &State, choice: &Choice) -> Option<Moment> {
        Some(story::moment(world, state, choice))
    }

    fn thrown(world: &World, event: &Event) -> Vec<(Side, Purpose)> {
        story::thrown(world, event)
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
    if let Some(duty) = duty(w, s) {
        return Some(arrival::owner(w, s, duty));
    }
    Some(match s.stage {
        Stage::Place(side) | Stage::Arrange { side, .. } | Stage::Offensive(side) | Stage::OpMoves(side) => side,
        Stage::OpMarkers { side, .. } => side,
        Stage::Hits(after) => after.loser,
        Stage::March { march, .. } => w.sheet(march.front).side,
        Stage::HqReturn => hq::returning(w, s).map_or(s.active, |hq| w.hq_sheet(hq).side),
        Stage::Arrivals => administration::arriving_side(w, s).unwrap_or(s.active),
        _ => s.active,
    })
}

fn list(w: &World, s: &State, out: &mut impl Out<Choice>) {
    if s.stage == Stage::Over {
        return;
    }
    if s.waiting {
        return out.push(Choice::Begin);
    }
    if let Some(duty) = duty(w, s) {
        return arrival::list(w, s, duty, out);
    }
    match s.stage {
        Stage::Place(side) => setup::list_placing(w, s, side, out),
        Stage::Arrange { side, done, step } => setup::list_arranging(w, s, side, done, step, out),
        Stage::Offensive(_) => out.extend([Choice::Declare, Choice::Done]),
        Stage::OpMarkers { side, from } => initiative::list_marks(w, s, side, from, out),
        Stage::Select { .. } => activation::list_select(w, s, out),
        Stage::Activation { act, .. } => activation::list(w, s, &act, out),
        Stage::HqMoves => hq::list_moves(w, s, s.active, out),
        Stage::Combats => combat::list(w, s, out),
        Stage::Forming { target, attackers } => combat::list_forming(w, s, target, attackers, out),
        Stage::Hits(after) => result::list_hits(w, s, &after, out),
        Stage::Advance(after) => result::list_advances(w, s, &after, out),
        Stage::OpMoves(side) => administration::list_bodies(w, s, side, out),
        Stage::March { march, .. } => administration::list_march(w, s, &march, out),
        Stage::HqReturn => {
            if let Some(hq) = hq::returning(w, s) {
                out.extend(hq::returns(w, s, hq).map(|zone| Choice::MoveHq { hq, zone }));
            }
        }
        Stage::Arrivals => administration::list_arrivals(w, s, out),
        Stage::Initiative
        | Stage::ActivationRoll
        | Stage::Continuation
        | Stage::Recovery
        | Stage::TurnEnd
        | Stage::Over => {}
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
    if let Some(duty) = duty(w, s) {
        return arrival::check(w, s, duty, choice);
    }
    match (s.stage, *choice) {
        (Stage::Place(side), Choice::Place { brigade, zone, forward }) => {
            setup::check_place(w, s, side, brigade, zone, forward)
        }
        (Stage::Place(side), Choice::Extend { brigade, zone }) => setup::check_extend(w, s, side, brigade, zone),
        (Stage::Place(side), Choice::Placed) => setup::check_placed(w, s, side),
        (Stage::Arrange { side, done, step }, _) => setup::check_arranging(w, s, side, done, step, choice),
        (Stage::Offensive(_), Choice::Declare | Choice::Done) => Ok(()),
        (Stage::OpMarkers { side, from }, Choice::Mark(brigade)) => initiative::check_mark(w, s, side, from, brigade),
        (Stage::OpMarkers { .. } | Stage::HqMoves | Stage::Combats | Stage::Advance(_), Choice::Done) => Ok(()),
        (Stage::Select { .. }, Choice::Select(brigade)) => activation::check_select(w, s, s.active, brigade),
        (Stage::Select { .. }, Choice::SelectToRest(brigade)) => {
            activation::check_select_to_rest(w, s, s.active, brigade)
        }
        (Stage::Select { .. }, Choice::Done | Choice::Stop) => Err(Bar::MustSelect),
        (Stage::Activation { act, .. }, _) => activation::check(w, s, &act, choice),
        (Stage::HqMoves, Choice::MoveHq { hq, zone }) => hq::check_move(w, s, s.active, hq, zone),
        (Stage::Combats, Choice::Target(zone)) => {
            if combat::targets(w, s).has(zone) {
                Ok(())
            } else {
                Err(Bar::NothingToTarget)
            }
        }
        (Stage::Combats, Choice::Sweep(element)) => combat::check_sweep(w, s, element).map(|_| ()),
        (Stage::Forming { target, attackers }, Choice::Join(element)) => {
            combat::check_join(w, s, target, attackers, element)
        }
        (Stage::Forming { attackers, .. }, Choice::Resolve) => combat::check_resolve(w, s, attackers),
        (Stage::Hits(after), _) => check_hits(w, s, &after, choice),
        (Stage::Advance(after), Choice::Advance { element, zone, leave_legion }) => {
            result::check_advance(w, s, &after, element, zone, leave_legion)
        }
        (Stage::OpMoves(side), Choice::March(brigade)) => administration::check_begin_march(w, s, side, brigade),
        (Stage::OpMoves(side), Choice::Done) => administration::check_no_more(w, s, side),
        (Stage::March { march, .. }, Choice::Step { zone, leave_legion }) => {
            administration::check_march_step(w, s, &march, zone, leave_legion).map(|_| ())
        }
        (Stage::March { march, .. }, Choice::Stop) => administration::check_halt(w, s, &march),
        (Stage::HqReturn, Choice::MoveHq { hq, zone }) => {
            let fits = hq::returning(w, s) == Some(hq) && hq::returns(w, s, hq).has(zone);
            if fits { Ok(()) } else { Err(Bar::HqContact) }
        }
        (Stage::Arrivals, Choice::Arrive { brigade, zone }) => administration::check_arrival(w, s, brigade, zone),
        _ => Err(Bar::NotAskedNow),
    }
}

fn check_hits(w: &World, s: &State, after: &crate::state::Aftermath, choice: &Choice) -> Result<(), Bar> {
    match (after.retreating, *choice) {
        (Some(brigade), Choice::Retreat { first, second }) => {
            result::check_way(w, s, after, brigade, first, second).map(|_| ())
        }
        (None, Choice::Loss(brigade)) => result::check_hit(w, s, after, brigade, false),
        (None, Choice::Attempt(brigade)) => result::check_hit(w, s, after, brigade, true),
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
        if let Some(duty) = duty(self.w, self.s) {
            return self.answer(duty, choice);
        }
        match (self.s.stage, *choice) {
            (Stage::Place(_), Choice::Place { brigade, zone, forward }) => self.place(brigade, zone, forward),
            (Stage::Place(_), Choice::Extend { brigade, zone }) => self.extend(brigade, zone),
            (Stage::Place(side), Choice::Placed) => self.placed(side),
            (Stage::Arrange { side, done, step }, _) => self.arrange(side, done, step, choice),
            (Stage::Offensive(side), _) => {
                if *choice == Choice::Declare {
                    self.declare_offensive(side);
                }
                self.after_offensive(side);
            }
            (Stage::OpMarkers { side, .. }, Choice::Mark(brigade)) => self.mark(side, brigade),
            (Stage::OpMarkers { side, .. }, _) => self.after_marking(side),
            (Stage::Select { left }, Choice::Select(brigade)) => self.select(brigade, left, false),
            (Stage::Select { left }, Choice::SelectToRest(brigade)) => self.select(brigade, left, true),
            (Stage::Activation { act, left, .. }, _) => self.act(act, left, choice),
            (Stage::HqMoves, Choice::MoveHq { hq, zone }) => self.move_hq(hq, zone),
            (Stage::HqMoves, _) => self.s.stage = Stage::Combats,
            (Stage::Combats, Choice::Target(zone)) => self.take_aim(zone),
            (Stage::Combats, Choice::Sweep(element)) => {
                let targets = combat::sweep_targets(self.w, self.s, element);
                self.fight(Clash { side: self.s.active, attackers: element.alone(), targets });
            }
            (Stage::Combats, _) => self.end_half_phase(),
            (Stage::Forming { target, attackers }, Choice::Join(element)) => {
                self.s.stage = Stage::Forming { target, attackers: attackers.or(element.alone()) };
            }
            (Stage::Forming { target, attackers }, _) => {
                self.fight(Clash { side: self.s.active, attackers, targets: target.alone() });
            }
            (Stage::Hits(after), Choice::Loss(brigade)) => self.take_loss(after, brigade),
            (Stage::Hits(after), Choice::Attempt(brigade)) => self.attempt_retreat(after, brigade),
            (Stage::Hits(after), Choice::Retreat { first, second }) => self.carry_out_way(after, first, second),
            (Stage::Advance(_), Choice::Advance { element, zone, leave_legion }) => {
                self.advance(element, zone, leave_legion);
            }
            (Stage::Advance(_), _) => self.s.stage = Stage::Combats,
            (Stage::OpMoves(_), Choice::March(brigade)) => self.begin_march(brigade),
            (Stage::OpMoves(side), _) => self.no_more_marches(side),
            (Stage::March { march, .. }, Choice::Step { zone, leave_legion }) => self.march(march, zone, leave_legion),
            (Stage::March { march, .. }, _) => self.halt(march),
            (Stage::HqReturn, Choice::MoveHq { hq, zone }) => self.bring_back_hq(hq, zone),
            (Stage::Arrivals, Choice::Arrive { brigade, zone }) => self.arrive(brigade, zone),
            _ => {}
        }
    }

    fn carry_out_way(
        &mut self,
        after: crate::state::Aftermath,
        first: crate::ids::Zone,
        second: Option<crate::ids::Zone>,
    ) {
        let Some(brigade) = after.retreating else { return };
        if let Ok(way) = result::check_way(self.w, self.s, &after, brigade, first, second) {
            self.retreat(after, brigade, way);
        }
    }
}
