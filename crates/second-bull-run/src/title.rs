//! The title as the kernel sees it: every choice goes through here.

use kernel::hash::Canon;
use kernel::listing::Out;
use kernel::title::{Progress, ScenarioInfo, SetupError};
use kernel::view::{ChoiceView, EventLine, Moment, OddsSheet, ReachView, ThreatView, View};
use kernel::{
    Asked, DataError, Dice, Library, NotationError, OptionValues, Outcome, Purpose, Refusal, Setup, Side, Title,
    Viewer, data,
};

use crate::bar::Bar;
use crate::choice::{self, Choice};
use crate::duties::{self, duty};
use crate::event::Event;
use crate::ids::{Brigades, Zone};
use crate::play::Play;
use crate::scenario::Scenario;
use crate::state::{Formation, NightStep, Stage, State};
use crate::world::World;
use crate::{
    SecondBullRun, activation, administration, arrivals, canon, cohesion, combat, commanders, describe, movement,
    night, odds, progress, prompt, reach, result, setup, story, tell, threats, victory, view,
};

impl Title for SecondBullRun {
    const ID: &'static str = crate::ID;
    const RULES_VERSION: u32 = 1;

    type World = World;
    type State = State;
    type Choice = Choice;
    type Event = Event;

    fn scenarios(library: &dyn Library) -> Result<Vec<ScenarioInfo>, DataError> {
        data::scenarios(library, crate::ID, |file, text| {
            let scenario = Scenario::parse(file, text)?;
            let turns = scenario.turns();
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
        reach::reach(world, state, unit)
    }

    fn odds(world: &World, state: &State, choice: &Choice) -> Option<OddsSheet> {
        odds::sheet(world, state, choice)
    }

    fn moment(world: &World, state: &State, choice: &Choice) -> Option<Moment> {
        Some(story::moment(world, state, choice))
    }

    fn thrown(world: &World, event: &Event) -> Vec<(Side, Purpose)> {
        story::thrown(world, event)
    }

    fn threats(world: &World, state: &State, place: &str) -> Option<ThreatView> {
        threats::threats(world, state, place)
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
        return Some(duties::owner(w, s, duty));
    }
    Some(match s.stage {
        Stage::SetUp(side) | Stage::Facings { side, .. } => side,
        Stage::CallBefore => Side::Confederate,
        Stage::Acting(act) | Stage::Declaring(act) => w.side_of(act.brigade),
        Stage::Fight(fight) => result::answering(w, s, &fight),
        Stage::Advance(fight) => fight.winner(),
        Stage::RoutMoves { side, .. } | Stage::Entries(side) | Stage::Arrivals(side) => side,
        Stage::Declare(declaration) => arrivals::declaring_side(w, s, declaration),
        Stage::Riding { leader, .. } => w.leader(leader).side,
        Stage::Night(step) => night::asked_side(w, s, &step),
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
        return duties::list(w, s, duty, out);
    }
    match s.stage {
        Stage::CallBefore => {
            out.extend(arrivals::callable_before(w).map(Choice::Call));
            out.push(Choice::Done);
        }
        Stage::SetUp(side) => setup::list_set_up(w, s, side, out),
        Stage::Facings { side, done } => {
            if let Some(zone) = setup::zone_to_face(s, side, done) {
                out.extend(setup::set_up_facings(w, s, side, zone).map(Choice::Face));
            }
        }
        Stage::Designate => {
            out.extend(activation::designable(w, s).map(Choice::Designate));
            out.push(Choice::Done);
        }
        Stage::MainGroup => out.extend(main_groups(w, s).map(Choice::Main)),
        Stage::Slots => activation::list_slots(w, s, out),
        Stage::Brigades => activation::list_brigades(w, s, out),
        Stage::Acting(act) => activation::list_acting(w, s, &act, out),
        Stage::Declaring(act) => {
            out.extend(activation::targets(w, s, &act).map(Choice::Attack));
            out.push(Choice::Done);
        }
        Stage::Commanders => commanders::list(w, s, out),
        Stage::Chains => out.extend(combat::chain_heads(w, s).map(Choice::Chain)),
        Stage::Combats => out.extend(combat::pending(w, s).map(Choice::Fight)),
        Stage::Fight(fight) => result::list(w, s, &fight, out),
        Stage::Advance(fight) => result::list_advances(w, s, &fight, out),
        Stage::RoutMoves { left, ref retreat, .. } => {
            administration::list_retreats(w, s, left, retreat.as_ref(), out);
        }
        Stage::Declare(declaration) => arrivals::list_declaration(w, s, declaration, out),
        Stage::Entries(side) => arrivals::list_entries(w, s, side, out),
        Stage::Riding { leader, points } => arrivals::list_riding(w, s, leader, points, out),
        Stage::Night(step) => night::list(w, s, &step, out),
        Stage::Initiative
        | Stage::Continuation
        | Stage::Recovery
        | Stage::Arrivals(_)
        | Stage::TurnEnd
        | Stage::Over => {}
    }
}

/// Brigades that name a main group (5.3).
fn main_groups(w: &World, s: &State) -> Brigades {
    match s.part.formation {
        Some(Formation::Division(division)) => s.part.rivals.and(w.members(division)),
        _ => Brigades::EMPTY,
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
    // A mover that could not but stop was not asked, so the next step is refused by what stopped it.
    if let (Stage::Declaring(act), Choice::Step(_)) = (s.stage, *choice)
        && act.stopped
        && asked_side(w, s) == Some(w.side_of(act.brigade))
    {
        return Err(movement::stop_bar(w, s, &act));
    }
    if let Some(duty) = duty(w, s) {
        return duties::check(w, s, duty, choice);
    }
    match (s.stage, *choice) {
        (Stage::CallBefore, Choice::Call(party)) => {
            if arrivals::callable_before(w) == Some(party) {
                Ok(())
            } else {
                Err(Bar::NotCallable)
            }
        }
        (Stage::CallBefore | Stage::Designate | Stage::Slots, Choice::Done) => Ok(()),
        (Stage::SetUp(side), _) => setup::check_set_up(w, s, side, choice),
        (Stage::Facings { side, done }, Choice::Face(towards)) => check_set_up_facing(w, s, side, done, towards),
        (Stage::Designate, Choice::Designate(leader)) => activation::check_designate(w, s, leader),
        (Stage::MainGroup, Choice::Main(brigade)) => {
            if main_groups(w, s).has(brigade) {
                Ok(())
            } else {
                Err(Bar::NotAMainGroup)
            }
        }
        (Stage::Slots, Choice::Activate(_) | Choice::Substitute(_)) if s.part.slots == 0 => Err(Bar::NotAskedNow),
        (Stage::Slots, Choice::Activate(division)) => activation::check_pick(w, s, division),
        (Stage::Slots, Choice::Substitute(brigade)) => activation::check_substitute(w, s, brigade),
        (Stage::Brigades, Choice::Act(brigade)) => activation::check_act(w, s, brigade),
        (Stage::Brigades, Choice::Close) => {
            if cohesion::may_close(w, s) {
                Ok(())
            } else {
                Err(Bar::Cohesion)
            }
        }
        (Stage::Acting(act), _) => activation::check_acting(w, s, &act, choice),
        (Stage::Declaring(act), Choice::Attack(zone)) => activation::check_attack(w, s, &act, zone),
        (Stage::Declaring(_) | Stage::Commanders | Stage::Advance(_) | Stage::Riding { .. }, Choice::Done) => Ok(()),
        (Stage::Commanders, Choice::Try(leader)) => commanders::check_try(w, s, leader),
        (Stage::Commanders, Choice::Lead { leader, zone }) => commanders::check_lead(w, s, leader, zone),
        (Stage::Chains, Choice::Chain(brigade)) => {
            if combat::chain_heads(w, s).has(brigade) {
                Ok(())
            } else {
                Err(Bar::NotAChainHead)
            }
        }
        (Stage::Combats, Choice::Fight(zone)) => {
            if combat::pending(w, s).has(zone) {
                Ok(())
            } else {
                Err(Bar::NoSuchCombat)
            }
        }
        (Stage::Combats, Choice::Done) => Err(Bar::CombatsDue),
        (Stage::Fight(fight), _) => result::check(w, s, &fight, choice),
        (Stage::Advance(fight), Choice::Advance { brigade, zone }) => {
            result::check_advance(w, s, &fight, brigade, zone)
        }
        (Stage::RoutMoves { left, ref retreat, .. }, _) => {
            administration::check_retreats(w, s, left, retreat.as_ref(), choice)
        }
        (Stage::Declare(declaration), _) => arrivals::check_declaration(w, s, declaration, choice),
        (Stage::Entries(side), Choice::Enter { brigade, zone }) => arrivals::check_enter(w, s, side, brigade, zone),
        (Stage::Entries(side), Choice::Arrive { leader, zone }) => arrivals::check_arrive(w, s, side, leader, zone),
        (Stage::Entries(side), Choice::Done) => arrivals::check_no_more(w, s, side),
        (Stage::Riding { leader: rider, points }, Choice::Lead { leader, zone }) => {
            if rider != leader {
                return Err(Bar::LeaderMayNotMove);
            }
            commanders::check_ride(w, s, leader, points, zone)
        }
        (Stage::Night(step), _) => night::check(w, s, &step, choice),
        _ => Err(Bar::NotAskedNow),
    }
}

fn check_set_up_facing(w: &World, s: &State, side: Side, done: crate::ids::Zones, towards: Zone) -> Result<(), Bar> {
    let zone = setup::zone_to_face(s, side, done).ok_or(Bar::NotAskedNow)?;
    if setup::set_up_facings(w, s, side, zone).has(towards) {
        Ok(())
    } else if w.ground(zone).adjacent.has(towards) {
        Err(Bar::FacingLosesEnemies)
    } else {
        Err(Bar::NotARingZone)
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
            (Stage::CallBefore, _) => {
                if let Choice::Call(party) = *choice {
                    self.call(party);
                }
                self.s.stage = Stage::SetUp(Side::Confederate);
            }
            (Stage::SetUp(side), _) => self.set_up(side, choice),
            (Stage::Facings { side, done }, Choice::Face(towards)) => {
                if let Some(zone) = setup::zone_to_face(self.s, side, done) {
                    self.face_in_set_up(side, done, zone, towards);
                }
            }
            (Stage::Designate, Choice::Designate(leader)) => self.designate(leader),
            (Stage::Designate, _) => {
                self.tell(Event::Passed { side: self.s.active });
                self.s.stage = Stage::Commanders;
            }
            (Stage::MainGroup, Choice::Main(brigade)) => self.name_main_group(brigade),
            (Stage::Slots, Choice::Activate(division)) => self.pick(Formation::Division(division)),
            (Stage::Slots, Choice::Substitute(brigade)) => self.pick(Formation::Brigade(brigade)),
            (Stage::Slots, _) => {
                self.tell(Event::SlotsLost { slots: self.s.part.slots });
                self.s.stage = Stage::Commanders;
            }
            (Stage::Brigades, Choice::Act(brigade)) => self.begin_act(brigade),
            (Stage::Brigades, _) => self.close(),
            (Stage::Acting(act), _) => self.act(act, choice),
            (Stage::Declaring(act), Choice::Attack(zone)) => self.declare_attack(act, zone),
            (Stage::Declaring(act), _) => self.end_act(act),
            (Stage::Commanders, Choice::Try(leader)) => self.try_to_move(leader),
            (Stage::Commanders, Choice::Lead { leader, zone }) => self.lead(leader, zone),
            (Stage::Commanders, _) => self.end_commanders(),
            (Stage::Chains, Choice::Chain(brigade)) => self.keep_chain(brigade),
            (Stage::Combats, Choice::Fight(zone)) => self.fight(zone),
            (Stage::Fight(fight), _) => self.answer_fight(fight, choice),
            (Stage::Advance(fight), Choice::Advance { brigade, zone }) => self.advance(fight, brigade, zone),
            (Stage::Advance(_), _) => self.end_advance(),
            (Stage::RoutMoves { side, left, retreat }, _) => self.answer_rout_moves(side, left, retreat, choice),
            (Stage::Declare(declaration), _) => self.declare(declaration, choice),
            (Stage::Entries(_), Choice::Enter { brigade, zone }) => {
                self.enter(brigade, zone, crate::state::March::Entry);
            }
            (Stage::Entries(_), Choice::Arrive { leader, zone }) => self.arrive(leader, zone),
            (Stage::Entries(side), _) => self.end_entries(side),
            (Stage::Riding { leader, .. }, Choice::Lead { zone, .. }) => self.ride_on(leader, Some(zone)),
            (Stage::Riding { leader, .. }, _) => self.ride_on(leader, None),
            (Stage::Night(step), _) => self.answer_night(step, choice),
            _ => {}
        }
    }

    fn answer_rout_moves(
        &mut self,
        side: Side,
        left: Brigades,
        retreat: Option<crate::state::Retreat>,
        choice: &Choice,
    ) {
        match (retreat, *choice) {
            (Some(mut way), Choice::Retreat(zone)) => {
                self.retreat_into(&mut way, zone);
                self.s.stage = Stage::RoutMoves { side, left, retreat: Some(way) };
            }
            (None, Choice::Next(brigade)) => self.begin_rout_move(side, left, brigade),
            _ => {}
        }
    }

    fn answer_night(&mut self, step: NightStep, choice: &Choice) {
        match (step, *choice) {
            (NightStep::Staying { side, asked, going }, _) => self.answer_staying(side, asked, going, choice),
            (NightStep::Parting { .. }, Choice::Retreat(zone)) => self.part_into(step, zone),
            (NightStep::Parting { side, left, all, round, .. }, Choice::Next(brigade)) => {
                self.part(side, left, all, round, brigade);
            }
            (NightStep::Moving(side), _) => self.night_move(side, choice),
            (NightStep::Withdrawing, Choice::Withdraw(leader)) => self.withdraw(Some(leader)),
            _ => {}
        }
    }
}
