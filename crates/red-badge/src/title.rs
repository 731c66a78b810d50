//! The title as the kernel sees it: every choice goes through here.

use kernel::hash::Canon;
use kernel::listing::Out;
use kernel::title::{Progress, ScenarioInfo, SetupError};
use kernel::view::{
    ChartView, ChoiceView, EventLine, FireView, Moment, OddsSheet, ReachView, SightView, ThreatView, View,
};
use kernel::{
    Asked, Audience, DataError, Dice, Library, NotationError, OptionValues, Outcome, Purpose, Refusal, Setup, Side,
    Title, Viewer, data,
};

use crate::bar::Bar;
use crate::choice::{self, Choice};
use crate::event::Event;
use crate::play::{Play, purpose};
use crate::scenario::Scenario;
use crate::stage::{Layer, Phase};
use crate::state::{Acts, State};
use crate::world::{World, read_tables};
use crate::{
    RedBadge, actions, activation, canon, charts, confusion, describe, fire, initiative, interrupts, leaders, legion,
    movement, odds, orders, outlook, pool, progress, prompt, reach, recovery, redeal, results, retreat, setup, shock,
    tell, threats, tyler, victory, view,
};

impl Title for RedBadge {
    const ID: &'static str = crate::ID;
    const RULES_VERSION: u32 = 1;
    const SIGHT: bool = true;
    const SECRETS: bool = true;

    type World = World;
    type State = State;
    type Choice = Choice;
    type Event = Event;

    fn scenarios(library: &dyn Library) -> Result<Vec<ScenarioInfo>, DataError> {
        data::scenarios(library, crate::ID, |file, text| {
            let scenario = Scenario::parse(file, text)?;
            let turns = u32::from(scenario.last_turn()) + 1;
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
        reach::reach(world, state, unit)
    }

    fn odds(world: &World, state: &State, choice: &Choice) -> Option<OddsSheet> {
        odds::sheet(world, state, choice)
    }

    /// 3.5: an efficiency marker is known to its side alone.
    fn event_audience(world: &World, event: &Event) -> Audience {
        match *event {
            Event::EfficiencyDrawn { formation, .. } => Audience::Only(world.formation(formation).side),
            Event::CavalryEfficiency { side, .. } => Audience::Only(side),
            _ => Audience::Everybody,
        }
    }

    /// The die that draws from the pool has as many faces as there are markers: it would give them away.
    fn dice_audience(_world: &World, thrown: Purpose, thrower: Side) -> Audience {
        match thrown {
            purpose::EFFICIENCY => Audience::Only(thrower),
            purpose::POOL => Audience::Nobody,
            _ => Audience::Everybody,
        }
    }

    fn tell_others(world: &World, event: &Event) -> Option<EventLine> {
        tell::others(world, event)
    }

    fn redeal(world: &World, state: &mut State, viewer: Viewer, dice: &mut dyn Dice) {
        redeal::redeal(world, state, viewer, dice);
    }

    fn threats(world: &World, state: &State, place: &str) -> Option<ThreatView> {
        threats::threats(world, state, place)
    }

    fn sight(world: &World, state: &State, from: &str, to: Option<&str>) -> Option<SightView> {
        outlook::outlook(world, state, from, to)
    }

    fn under_fire(world: &World, state: &State, side: Side) -> Option<FireView> {
        Some(outlook::under_fire(world, state, side))
    }

    fn moment(world: &World, state: &State, choice: &Choice) -> Option<Moment> {
        Some(describe::moment(world, state, choice))
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

    fn thrown(world: &World, event: &Event) -> Vec<(Side, Purpose)> {
        tell::thrown(world, event)
    }
}

/// Who has to choose now.
pub fn asked_side(w: &World, s: &State) -> Option<Side> {
    if s.phase == Phase::Over {
        return None;
    }
    Some(match s.layer() {
        Layer::Retreat => retreat::asked(w, s),
        Layer::Contract(unit) | Layer::Trouble(unit) => w.side_of(unit),
        Layer::Stranded(leader) => w.leader(leader).side,
        Layer::Fire => fire::asked(w, s),
        Layer::Offer => active_side(w, s).other(),
        Layer::Shock => shock::asked(w, s),
        Layer::Move | Layer::Ride => leaders::moving_side(w, s),
        Layer::Phase(phase) => phase_side(w, s, phase),
    })
}

/// The side of the brigade whose marker is in play; the initiative player's before that.
pub fn active_side(w: &World, s: &State) -> Side {
    s.active.map_or(s.initiative, |brigade| w.brigade(brigade).side)
}

fn phase_side(w: &World, s: &State, phase: Phase) -> Side {
    match phase {
        Phase::SetUp(side)
        | Phase::DivisionOrders(side)
        | Phase::Commanders(side)
        | Phase::Replacements(side)
        | Phase::Recovery(side) => side,
        Phase::Initiative | Phase::Absorb | Phase::Attach => Side::Confederate,
        Phase::Pool | Phase::ReserveFire | Phase::Release | Phase::ReleaseOrder => Side::Union,
        Phase::Confusion => confusion::asked(w, s),
        Phase::First => s.initiative,
        _ => active_side(w, s),
    }
}

/// Every choice that may be made now, in canonical order.
pub fn list(w: &World, s: &State, out: &mut impl Out<Choice>) {
    if s.waiting {
        return out.push(Choice::Begin);
    }
    match s.layer() {
        Layer::Retreat => retreat::list(w, s, out),
        Layer::Contract(unit) => results::list_contract(w, s, unit, out),
        Layer::Trouble(_) => {}
        Layer::Stranded(leader) => leaders::list_refuges(w, s, leader, out),
        Layer::Fire => fire::list(w, s, out),
        Layer::Offer => interrupts::list(w, s, out),
        Layer::Shock => shock::list(w, s, out),
        Layer::Move => movement::list(w, s, out),
        Layer::Ride => leaders::list_ride(w, s, out),
        Layer::Phase(phase) => list_phase(w, s, phase, out),
    }
}

fn list_phase(w: &World, s: &State, phase: Phase, out: &mut impl Out<Choice>) {
    match phase {
        Phase::SetUp(side) => setup::list(w, s, side, out),
        Phase::Initiative => initiative::list(w, s, out),
        Phase::Pool => pool::list(w, s, out),
        Phase::DivisionOrders(_) | Phase::OrderChange => orders::list(w, s, out),
        Phase::First => activation::list(w, s, out),
        Phase::ReserveFire | Phase::Release | Phase::ReleaseOrder => tyler::list(w, s, out),
        Phase::Confusion => confusion::list(w, s, out),
        Phase::Actions => actions::list(w, s, out),
        Phase::Declare | Phase::Resolve => shock::list_declarations(w, s, out),
        Phase::Absorb | Phase::Attach => legion::list(w, s, out),
        Phase::Commanders(_) => leaders::list_commanders(w, s, out),
        Phase::Replacements(_) | Phase::Recovery(_) => recovery::list(w, s, out),
        Phase::Efficiency | Phase::Arrivals | Phase::Draw | Phase::EndActivation | Phase::TurnEnd | Phase::Over => {}
    }
}

/// Whether a choice may be made now; the reason if not.
pub fn check(w: &World, s: &State, choice: &Choice) -> Result<(), Bar> {
    if s.phase == Phase::Over {
        return Err(Bar::GameOver);
    }
    if s.waiting || *choice == Choice::Begin {
        return if s.waiting && *choice == Choice::Begin { Ok(()) } else { Err(Bar::NotAskedNow) };
    }
    match s.layer() {
        Layer::Retreat => retreat::check(w, s, choice),
        Layer::Contract(unit) => results::check_contract(w, s, unit, choice),
        Layer::Trouble(_) => Err(Bar::NotAskedNow),
        Layer::Stranded(leader) => leaders::check_refuge(w, s, leader, choice),
        Layer::Fire => fire::check(w, s, choice),
        Layer::Offer => interrupts::check(w, s, choice),
        Layer::Shock => shock::check(w, s, choice),
        Layer::Move => movement::check(w, s, choice),
        Layer::Ride => leaders::check_ride(w, s, choice),
        Layer::Phase(phase) => check_phase(w, s, phase, choice),
    }
}

fn check_phase(w: &World, s: &State, phase: Phase, choice: &Choice) -> Result<(), Bar> {
    match phase {
        Phase::SetUp(side) => setup::check(w, s, side, choice),
        Phase::Initiative => initiative::check(w, s, choice),
        Phase::Pool => pool::check(w, s, choice),
        Phase::DivisionOrders(_) | Phase::OrderChange => orders::check(w, s, choice),
        Phase::First => activation::check(w, s, choice),
        Phase::ReserveFire | Phase::Release | Phase::ReleaseOrder => tyler::check(w, s, choice),
        Phase::Confusion => confusion::check(w, s, choice),
        Phase::Actions => actions::check(w, s, choice),
        Phase::Declare | Phase::Resolve => shock::check_declaration(w, s, choice),
        Phase::Absorb | Phase::Attach => legion::check(w, s, choice),
        Phase::Commanders(_) => leaders::check_commanders(w, s, choice),
        Phase::Replacements(_) | Phase::Recovery(_) => recovery::check(w, s, choice),
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
        match self.s.layer() {
            Layer::Retreat => self.retreat_choice(choice),
            Layer::Contract(unit) => self.contract_choice(unit, choice),
            Layer::Trouble(_) => {}
            Layer::Stranded(leader) => self.refuge_choice(leader, choice),
            Layer::Fire => self.fire_choice(choice),
            Layer::Offer => self.offer_choice(choice),
            Layer::Shock => self.shock_choice(choice),
            Layer::Move => self.move_choice(choice),
            Layer::Ride => self.ride_choice(choice),
            Layer::Phase(phase) => self.phase_choice(phase, choice),
        }
    }

    fn phase_choice(&mut self, phase: Phase, choice: &Choice) {
        match phase {
            Phase::SetUp(side) => self.set_up_choice(side, choice),
            Phase::Initiative => self.initiative_choice(choice),
            Phase::Pool => self.pool_choice(choice),
            Phase::DivisionOrders(_) | Phase::OrderChange => self.orders_choice(choice),
            Phase::First => self.activation_choice(choice),
            Phase::ReserveFire | Phase::Release | Phase::ReleaseOrder => self.tyler_choice(choice),
            Phase::Confusion => self.confusion_choice(choice),
            Phase::Actions => self.actions_choice(choice),
            Phase::Declare | Phase::Resolve => self.declare_choice(choice),
            Phase::Absorb | Phase::Attach => self.legion_choice(choice),
            Phase::Commanders(_) => self.commanders_choice(choice),
            Phase::Replacements(_) | Phase::Recovery(_) => self.recovery_choice(choice),
            _ => {}
        }
    }
}
