//! The one [`Table`] there is: a kernel game in the title's own types.

use commander::{Computer, Kind, Player};
use kernel::game::{DiceAfter, Entry, Game, Particulars, UndoError};
use kernel::hash::StateHash;
use kernel::record::{Line, Record};
use kernel::view::{ChoiceView, EventLine, OddsSheet, ReachView, View};
use kernel::{Asked, BySide, NotationError, OptionValues, Outcome, Side, Tactics, Viewer};

use crate::data::Data;
use crate::table::{Step, Table, TableError};

/// A live game of one title.
pub(crate) struct Live<T: Tactics> {
    game: Game<T>,
    seats: BySide<Option<Computer<T>>>,
    data_digest: String,
    scenario_text: Option<String>,
}

impl<T: Tactics> Live<T> {
    pub(crate) fn new(game: Game<T>, data: &Data, scenario_text: Option<String>) -> Live<T> {
        let seats = BySide::new(None, None);
        Live { game, seats, data_digest: data.digest(T::ID), scenario_text }
    }

    fn list(&self) -> Vec<T::Choice> {
        let mut choices = Vec::new();
        T::choices(self.game.world(), self.game.state(), &mut choices);
        choices
    }

    fn tell(&self, events: &[T::Event]) -> Vec<EventLine> {
        events.iter().map(|event| T::tell(self.game.world(), event)).collect()
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
        self.game.undo()
    }

    fn undo_freely(&mut self, to: usize, dice: DiceAfter) -> Result<(), UndoError> {
        self.game.undo_freely(to, dice)
    }

    fn made(&self) -> usize {
        self.game.line().len()
    }

    fn story(&self, from: usize) -> Vec<Step> {
        let steps = self.game.line().iter().zip(1..).skip(from);
        let step = |(played, number): (&kernel::record::Played<T>, usize)| {
            let Line { side, notation, faces, .. } = played.line(self.game.world());
            Step { number, side, notation, faces, events: self.tell(&played.events) }
        };
        steps.map(step).collect()
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
