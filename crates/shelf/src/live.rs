//! The one [`Table`] there is: a kernel game in the title's own types.

use std::cell::RefCell;

use commander::{Computer, Kind, Player};
use kernel::dice::ScriptedDice;
use kernel::game::{DiceAfter, Entry, Game, Particulars, UndoError};
use kernel::hash::StateHash;
use kernel::record::{Line, Played, Record};
use kernel::view::{ChoiceView, EventLine, Moment, OddsSheet, ReachView, SightView, ThreatView, View};
use kernel::{Asked, BySide, NotationError, OptionValues, Outcome, Side, Tactics, Viewer};

use crate::data::Data;
use crate::table::{Step, Table, TableError};

/// A live game of one title.
pub(crate) struct Live<T: Tactics> {
    game: Game<T>,
    seats: BySide<Option<Computer<T>>>,
    data_digest: String,
    scenario_text: Option<String>,
    /// When the choices of the line were made, as far as anybody has asked.
    moments: RefCell<Vec<Option<Moment>>>,
}

impl<T: Tactics> Live<T> {
    pub(crate) fn new(game: Game<T>, data: &Data, scenario_text: Option<String>) -> Live<T> {
        let seats = BySide::new(None, None);
        Live { game, seats, data_digest: data.digest(T::ID), scenario_text, moments: RefCell::default() }
    }

    fn list(&self) -> Vec<T::Choice> {
        let mut choices = Vec::new();
        T::choices(self.game.world(), self.game.state(), &mut choices);
        choices
    }

    fn tell(&self, events: &[T::Event]) -> Vec<EventLine> {
        events.iter().map(|event| T::tell(self.game.world(), event)).collect()
    }

    /// Finds the moments of the choices made since the story was last told: a state knows its turn and
    /// phase, so those choices are made again on a copy.
    fn catch_up(&self, moments: &mut Vec<Option<Moment>>) {
        let (world, line) = (self.game.world(), self.game.line());
        let mut state = self.game.state_at(moments.len()).ok();
        for played in line.get(moments.len()..).unwrap_or_default() {
            moments.push(state.as_ref().and_then(|state| T::moment(world, state, &played.choice)));
            state = state.and_then(|mut state| {
                let mut dice = ScriptedDice::rolls(played.rolls.iter().map(|roll| (roll.purpose.0, roll.face)));
                T::choose(world, &mut state, &played.choice, &mut dice, &mut Vec::new()).ok()?;
                Some(state)
            });
        }
    }

    /// Who threw the dice of a choice: as its events tell, else whoever chose.
    fn throwers(&self, played: &Played<T>) -> Vec<Side> {
        let told = played.events.iter().flat_map(|event| T::thrown(self.game.world(), event));
        let mut told: Vec<_> = told.map(Some).collect();
        let thrower = |purpose| {
            let of = |one: &&mut Option<(Side, kernel::Purpose)>| one.is_some_and(|(_, known)| known == purpose);
            told.iter_mut().find(of).and_then(Option::take).map_or(played.side, |(side, _)| side)
        };
        played.rolls.iter().map(|roll| roll.purpose).map(thrower).collect()
    }

    fn step(&self, played: &Played<T>, number: usize, moment: Option<Moment>) -> Step {
        let Line { side, notation, faces, .. } = played.line(self.game.world());
        let (throwers, events) = (self.throwers(played), self.tell(&played.events));
        Step { number, side, notation, faces, throwers, moment, events }
    }

    /// Forgets the moments of choices that were taken back.
    fn forget(&mut self) {
        self.moments.get_mut().truncate(self.game.line().len());
    }
}

impl<T: Tactics> Table for Live<T> {
    fn title(&self) -> &'static str {
        T::ID
    }

    fn scenario(&self) -> &str {
        T::scenario(self.game.world())
    }

    fn options(&self) -> &OptionValues {
        T::options(self.game.world())
    }

    fn asked(&self) -> Asked {
        T::asked(self.game.world(), self.game.state())
    }

    fn to_choose(&self) -> Option<Side> {
        T::to_choose(self.game.world(), self.game.state())
    }

    fn choices(&self) -> Vec<ChoiceView> {
        self.list().iter().map(|choice| T::describe(self.game.world(), self.game.state(), choice)).collect()
    }

    fn odds(&self, notation: &str) -> Result<Option<OddsSheet>, NotationError> {
        let choice = T::parse(self.game.world(), notation)?;
        Ok(T::odds(self.game.world(), self.game.state(), &choice))
    }

    fn reach(&self, unit: &str) -> Option<ReachView> {
        T::reach(self.game.world(), self.game.state(), unit)
    }

    fn threats(&self, place: &str) -> Option<ThreatView> {
        T::threats(self.game.world(), self.game.state(), place)
    }

    fn has_sight(&self) -> bool {
        T::SIGHT
    }

    fn sight(&self, from: &str, to: Option<&str>) -> Option<SightView> {
        T::sight(self.game.world(), self.game.state(), from, to)
    }

    fn choose(&mut self, notation: &str) -> Result<Vec<EventLine>, TableError> {
        let choice = T::parse(self.game.world(), notation)?;
        let events = self.game.choose(&choice)?;
        Ok(self.tell(&events))
    }

    fn choose_all(&mut self, notations: &[&str]) -> Result<Vec<Vec<EventLine>>, TableError> {
        let parsed = notations.iter().map(|notation| T::parse(self.game.world(), notation));
        let choices = parsed.collect::<Result<Vec<_>, _>>()?;
        let played = self.game.choose_all(&choices)?;
        Ok(played.events.iter().map(|events| self.tell(events)).collect())
    }

    fn seat(&mut self, side: Side, player: Option<(Kind, u64)>) {
        self.seats[side] = player.map(|(kind, seed)| Computer::new(kind, seed, 0, side));
    }

    fn computer_choice(&mut self) -> Option<String> {
        let side = self.to_choose()?;
        let choices = self.list();
        let player = self.seats[side].as_mut()?;
        let picked = player.pick(self.game.world(), self.game.state(), &choices);
        choices.get(picked).map(|choice| T::notation(self.game.world(), choice))
    }

    fn can_undo(&self) -> Result<(), UndoError> {
        self.game.can_undo()
    }

    fn undo(&mut self) -> Result<(), UndoError> {
        self.game.undo()?;
        self.forget();
        Ok(())
    }

    fn undo_freely(&mut self, to: usize, dice: DiceAfter) -> Result<(), UndoError> {
        self.game.undo_freely(to, dice)?;
        self.forget();
        Ok(())
    }

    fn made(&self) -> usize {
        self.game.line().len()
    }

    fn story(&self, from: usize) -> Vec<Step> {
        let mut moments = self.moments.borrow_mut();
        self.catch_up(&mut moments);
        let steps = self.game.line().iter().zip(1..).zip(moments.iter()).skip(from);
        steps.map(|((played, number), moment)| self.step(played, number, moment.clone())).collect()
    }

    fn log(&self) -> &[Entry] {
        self.game.log()
    }

    fn view(&self, viewer: Viewer) -> View {
        T::view(self.game.world(), self.game.state(), viewer)
    }

    fn verdict(&self) -> Outcome {
        T::verdict(self.game.world(), self.game.state())
    }

    fn hash(&self) -> StateHash {
        self.game.hash()
    }

    fn commitment(&self) -> String {
        self.game.commitment()
    }

    fn record(&self, players: BySide<String>, date: Option<String>) -> Record {
        let (data_digest, scenario_text) = (self.data_digest.clone(), self.scenario_text.clone());
        self.game.record(&Particulars { data_digest, players, date, scenario_text })
    }
}
