//! The one [`Table`] there is: a kernel game in the title's own types.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::sync::Arc;

use commander::{Allowance, Computer, Halt, Kind, Level, Player, advise};
use kernel::dice::ScriptedDice;
use kernel::game::{DiceAfter, Entry, Game, Particulars, UndoError};
use kernel::hash::StateHash;
use kernel::record::{Played, Record};
use kernel::view::{ChoiceView, FireView, Moment, OddsSheet, ReachView, SightView, ThreatView, View};
use kernel::{Asked, BySide, NotationError, OptionValues, Outcome, Side, Tactics, Text, Viewer};

use crate::chair::Chairs;
use crate::data::Data;
use crate::table::{Advising, Decision, Hint, Step, Study, Table, TableError};

/// A live game of one title.
pub(crate) struct Live<T: Tactics> {
    game: Game<T>,
    chairs: Chairs<T>,
    /// What computer players said they were about, by the number of the choice they said it with.
    intents: BTreeMap<usize, (Side, Text)>,
    data_digest: String,
    scenario_text: Option<String>,
    /// When the choices of the line were made, as far as anybody has asked.
    moments: RefCell<Vec<Option<Moment>>>,
}

impl<T: Tactics> Live<T> {
    pub(crate) fn new(game: Game<T>, data: &Data, scenario_text: Option<String>) -> Live<T> {
        let (chairs, intents) = (Chairs::default(), BTreeMap::new());
        Live { game, chairs, intents, data_digest: data.digest(T::ID), scenario_text, moments: RefCell::default() }
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
        let intent = self.intents.get(&number).map(|(_, intent)| intent.clone());
        Step { number, side: played.side, notation, faces, throwers, moment, intent, events }
    }

    fn particulars(&self, players: BySide<String>, date: Option<String>) -> Particulars {
        let (data_digest, scenario_text) = (self.data_digest.clone(), self.scenario_text.clone());
        Particulars { data_digest, players, date, scenario_text }
    }

    /// Forgets the moments of choices that were taken back, and what was thought about them.
    fn forget(&mut self) {
        let made = self.game.line().len();
        self.moments.get_mut().truncate(made);
        self.intents.retain(|number, _| *number <= made);
        self.chairs.forget();
    }

    /// Keeps what a computer player says it is about where that is news: at the start of its plans, and when it
    /// changes them.
    fn hear(&mut self, side: Side, intent: Text) {
        let last = self.intents.values().rev().find(|(speaker, _)| *speaker == side);
        if self.at_boundary() || last.is_none_or(|(_, known)| *known != intent) {
            self.intents.insert(self.game.line().len() + 1, (side, intent));
        }
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
        self.chairs.seat(side, player);
    }

    fn set_nodes(&mut self, nodes: u64) {
        self.chairs.set_nodes(nodes);
    }

    fn study(&mut self) -> Option<Study> {
        self.chairs.study(&self.game)
    }

    fn decide(&mut self, decision: Decision) -> Option<String> {
        let side = self.to_choose()?;
        self.chairs.settle(side, self.game.line().len(), decision.mind);
        if let Some(intent) = decision.intent {
            self.hear(side, intent);
        }
        decision.notation
    }

    fn computer_choice(&mut self) -> Option<String> {
        let decision = self.study()?.think(&Halt::default())?;
        self.decide(decision)
    }

    fn quick_choice(&self) -> Option<String> {
        let side = self.to_choose()?;
        let choices = self.list();
        let mut script = Computer::<T>::new(Kind::of(Level::Regular), 0, 0, side);
        let picked = script.pick(self.game.world(), self.game.state(), &choices);
        choices.get(picked).map(|choice| T::notation(self.game.world(), choice))
    }

    fn intent(&self, side: Side) -> Option<Text> {
        let since = self.chairs.began(side);
        let mut said = self.intents.range(since + 1..).rev().map(|(_, said)| said);
        said.find(|(speaker, _)| *speaker == side).map(|(_, intent)| intent.clone())
    }

    fn at_boundary(&self) -> bool {
        T::at_boundary(self.game.world(), self.game.state())
    }

    fn advising(&self, nodes: u64) -> Option<Advising> {
        self.to_choose()?;
        let (world, state) = (Arc::clone(self.game.world()), self.game.state().clone());
        Some(Box::new(move |halt| hint::<T>(&world, &state, &Allowance { nodes, halt: halt.clone() })))
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

fn hint<T: Tactics>(world: &T::World, state: &T::State, allowance: &Allowance) -> Option<Hint> {
    let advice = advise::<T>(world, state, allowance)?;
    let plan = advice.plan.iter().map(|(state, choice)| T::describe(world, state, choice)).collect();
    let sheets = advice.plan.iter().map(|(state, choice)| T::odds(world, state, choice));
    let odds = sheets.enumerate().find_map(|(at, sheet)| Some((at, sheet?)));
    Some(Hint { plan, before: advice.before, after: advice.after, error: advice.error, odds })
}
