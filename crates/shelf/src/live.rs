//! The one [`Table`] there is: a kernel game in the title's own types.

use std::cell::RefCell;

use commander::{Computer, Kind, Player};
use kernel::dice::ScriptedDice;
use kernel::game::{DiceAfter, Entry, Game, Particulars, UndoError};
use kernel::hash::StateHash;
use kernel::record::{Played, Record};
use kernel::view::{ChoiceView, FireView, Moment, OddsSheet, ReachView, SightView, ThreatView, View};
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

    fn step(&self, played: &Played<T>, number: usize, moment: Option<Moment>, viewer: Viewer) -> Step {
        let world = self.game.world();
        let notation = played.notation_for(world, viewer);
        // Of a choice nobody else knows, the unit would say too much.
        let moment = moment.map(|moment| if notation.is_some() { moment } else { Moment { unit: None, ..moment } });
        let (faces, throwers) = played.rolls_for(world, viewer).iter().map(|(roll, side)| (roll.into(), *side)).unzip();
        let events = played.told_to(world, viewer);
        Step { number, side: played.side, notation, faces, throwers, moment, events }
    }

    fn particulars(&self, players: BySide<String>, date: Option<String>) -> Particulars {
        let (data_digest, scenario_text) = (self.data_digest.clone(), self.scenario_text.clone());
        Particulars { data_digest, players, date, scenario_text }
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

    fn under_fire(&self, side: Side) -> Option<FireView> {
        T::under_fire(self.game.world(), self.game.state(), side)
    }

    fn choose(&mut self, notation: &str) -> Result<(), TableError> {
        let choice = T::parse(self.game.world(), notation)?;
        self.game.choose(&choice)?;
        Ok(())
    }

    fn choose_all(&mut self, notations: &[&str]) -> Result<usize, TableError> {
        let parsed = notations.iter().map(|notation| T::parse(self.game.world(), notation));
        let choices = parsed.collect::<Result<Vec<_>, _>>()?;
        Ok(self.game.choose_all(&choices)?.events.len())
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

    fn story(&self, from: usize, viewer: Viewer) -> Vec<Step> {
        let mut moments = self.moments.borrow_mut();
        self.catch_up(&mut moments);
        let steps = self.game.line().iter().zip(1..).zip(moments.iter()).skip(from);
        steps.map(|((played, number), moment)| self.step(played, number, moment.clone(), viewer)).collect()
    }

    fn sealed(&self) -> bool {
        T::SECRETS && self.to_choose().is_some()
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
        self.game.record(&self.particulars(players, date))
    }

    fn record_for(&self, players: BySide<String>, date: Option<String>, viewer: Viewer) -> Record {
        self.game.record_for(&self.particulars(players, date), viewer)
    }
}
