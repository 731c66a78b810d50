//! A live game: its state, the line that led there, and the log of everything that was done.
//!
//! The log only grows. Taking choices back and changing dice are entries of their own, so a
//! game can be resumed from its log and nobody can make something undone.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::dice::{DiceKey, LiveDice, Purpose, RecordingDice, ScriptedDice};
use crate::hash::{StateHash, state_hash};
use crate::record::{
    ChoiceProblem, Ending, Face, Header, Line, Played, Record, ReplayError, ScenarioFile, play_line, replay,
};
use crate::side::{BySide, Side, Viewer};
use crate::text::Text;
use crate::title::{Asked, Refusal, Title};

/// An entry of the log. Sequence numbers start at 1 and are never used twice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entry {
    /// Its number.
    pub seq: u64,
    /// What was done.
    #[serde(flatten)]
    pub act: Act,
}

/// What a log entry says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "act", rename_all = "kebab-case")]
pub enum Act {
    /// A choice was made.
    Played {
        /// By whom.
        side: Side,
        /// What, in the title's notation.
        notation: String,
        /// The faces it rolled.
        faces: Vec<Face>,
    },
    /// Choices were taken back.
    TakenBack {
        /// How many choices are left.
        to: usize,
        /// True if the dice go back, too.
        rewound: bool,
    },
    /// Rolls come from a new key from now on.
    Reseeded {
        /// The number of the reseed, from which the key is derived.
        number: u32,
    },
    /// The choices so far were taken over from a record; the dice key covers those that follow.
    KeyStarts,
}

/// Which dice fall after choices were taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DiceAfter {
    /// The same that fell before.
    Same,
    /// New ones.
    New,
}

/// Why nothing was taken back.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum UndoError {
    /// There is no choice to take back.
    #[error("there is nothing to take back")]
    Nothing,
    /// A die has fallen.
    #[error("a die has fallen since")]
    DieFell,
    /// The other side has chosen, or is asked to.
    #[error("the other side is asked since")]
    OtherSide,
    /// The game is over.
    #[error("the game is over")]
    GameOver,
    /// There are fewer choices than that.
    #[error("there are only {made} choices, so none can be left of {asked}")]
    TooMany {
        /// How many should be left.
        asked: usize,
        /// How many there are.
        made: usize,
    },
    /// The line does not replay: the title breaks its own contract.
    #[error("the game does not replay: {0}")]
    Broken(ChoiceProblem),
}

/// A list of choices that was not played, since one of them is not legal.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("choice {} of the list: {refusal}", index + 1)]
pub struct ListRefusal {
    /// Which one, counted from 0.
    pub index: usize,
    /// Why.
    pub refusal: Refusal,
}

/// What became of a list of choices.
pub struct ListPlayed<T: Title> {
    /// What happened, one entry for each choice that was played.
    pub events: Vec<Vec<T::Event>>,
    /// The choices that were not, because a die fell or the other side is asked.
    pub unplayed: Vec<T::Choice>,
}

/// Why a game cannot be resumed from a log.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("log entry {seq}: {problem}")]
pub struct ResumeError {
    /// The entry.
    pub seq: u64,
    /// What is wrong with it.
    pub problem: ResumeProblem,
}

/// What is wrong with a log entry.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ResumeProblem {
    /// A number is missing or used twice.
    #[error("expected number {0}")]
    OutOfOrder(u64),
    /// The choice cannot be played.
    #[error(transparent)]
    Choice(#[from] ChoiceProblem),
    /// The take-back is impossible.
    #[error(transparent)]
    Undo(#[from] UndoError),
    /// The reseed number is not above the last.
    #[error("reseed numbers have to grow")]
    Reseed,
}

/// What a record says beyond the game itself.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Particulars {
    /// The digest of the data in use.
    pub data_digest: String,
    /// The players' names.
    pub players: BySide<String>,
    /// The day, as `2026-07-21`.
    pub date: Option<String>,
    /// The scenario file, if the game started from one of its own.
    pub scenario_text: Option<String>,
}

/// The refusal after the end where a title has none of its own.
const GAME_OVER: &str = "game-over";

/// A copy of the state is kept every so many choices: whole games fit in memory, and taking
/// back replays fewer than this.
const SNAPSHOT_EVERY: usize = 64;

/// A live game.
pub struct Game<T: Title> {
    world: Arc<T::World>,
    state: T::State,
    line: Vec<Played<T>>,
    /// States after 0, `SNAPSHOT_EVERY`, twice that, ... choices of the line.
    snapshots: Vec<T::State>,
    log: Vec<Entry>,
    key: DiceKey,
    dice: LiveDice,
    /// The reseed in force, and the highest number given so far.
    reseed: u32,
    reseeds: u32,
    /// How many choices were taken over from a record; their dice are not ours.
    foreign: usize,
}

impl<T: Title> Game<T> {
    /// A game before its first choice.
    pub fn new(world: Arc<T::World>, key: DiceKey) -> Game<T> {
        let state = T::start(&world);
        let snapshots = vec![state.clone()];
        let (line, log, dice) = (Vec::new(), Vec::new(), LiveDice::new(key));
        Game { world, state, line, snapshots, log, key, dice, reseed: 0, reseeds: 0, foreign: 0 }
    }

    /// A game as its log left it.
    pub fn resume(world: Arc<T::World>, key: DiceKey, log: &[Entry]) -> Result<Game<T>, ResumeError> {
        let mut game = Game::new(world, key);
        for entry in log {
            let expected = game.next_seq();
            let redone =
                if entry.seq == expected { game.redo(&entry.act) } else { Err(ResumeProblem::OutOfOrder(expected)) };
            redone.map_err(|problem| ResumeError { seq: entry.seq, problem })?;
        }
        game.set_dice();
        Ok(game)
    }

    /// A game that goes on where a record stops. The key covers the choices that follow.
    pub fn continue_record(world: Arc<T::World>, key: DiceKey, record: &Record) -> Result<Game<T>, ReplayError> {
        replay::<T>(&world, record, None)?;
        let mut game = Game::<T>::new(world, key);
        for (line, number) in record.lines.iter().zip(1..) {
            let line = Line { reseed: 0, ..line.clone() };
            game.redo_line(&line).map_err(|problem| ReplayError::Choice { line: line.at, number, problem })?;
        }
        game.write(Act::KeyStarts);
        game.foreign = game.line.len();
        Ok(game)
    }

    /// The world it is played in.
    pub fn world(&self) -> &Arc<T::World> {
        &self.world
    }

    /// The state now.
    pub fn state(&self) -> &T::State {
        &self.state
    }

    /// The hash of the state now.
    pub fn hash(&self) -> StateHash {
        state_hash::<T>(&self.world, &self.state)
    }

    /// The choices that led here, taken-back ones left out.
    pub fn line(&self) -> &[Played<T>] {
        &self.line
    }

    /// Everything that was done, first to last.
    pub fn log(&self) -> &[Entry] {
        &self.log
    }

    /// What was published before the first roll.
    pub fn commitment(&self) -> String {
        self.key.commitment()
    }

    /// Makes a choice for the side that is asked, or refuses it and changes nothing.
    pub fn choose(&mut self, choice: &T::Choice) -> Result<Vec<T::Event>, Refusal> {
        let played = self.play(choice)?;
        let events = played.events.clone();
        self.commit(played);
        Ok(events)
    }

    /// Makes several choices: all or none up to the first that rolls a die or hands over to the
    /// other side, where it stops and gives back the rest.
    pub fn choose_all(&mut self, choices: &[T::Choice]) -> Result<ListPlayed<T>, ListRefusal> {
        let asked = T::to_choose(&self.world, &self.state);
        let before = (self.state.clone(), self.line.len());
        let mut events = Vec::new();
        for (index, choice) in choices.iter().enumerate() {
            match self.choose(choice) {
                Ok(happened) => events.push(happened),
                Err(refusal) => {
                    self.forget(before);
                    return Err(ListRefusal { index, refusal });
                }
            }
            let rolled = self.line.last().is_some_and(|played| !played.rolls.is_empty());
            if rolled || T::to_choose(&self.world, &self.state) != asked {
                break;
            }
        }
        let unplayed = choices.get(events.len()..).unwrap_or_default().to_vec();
        Ok(ListPlayed { events, unplayed })
    }

    /// Drops choices nobody has seen yet, none of which rolled a die.
    fn forget(&mut self, (state, length): (T::State, usize)) {
        let dropped = self.line.len() - length;
        self.log.truncate(self.log.len() - dropped);
        self.line.truncate(length);
        self.snapshots.truncate(length / SNAPSHOT_EVERY + 1);
        self.state = state;
    }

    /// Whether the last choice may be taken back without asking anybody, or why not.
    pub fn can_undo(&self) -> Result<(), UndoError> {
        let last = self.line.last().ok_or(UndoError::Nothing)?;
        if !last.rolls.is_empty() {
            return Err(UndoError::DieFell);
        }
        match T::to_choose(&self.world, &self.state) {
            None => Err(UndoError::GameOver),
            Some(asked) if asked == last.side => Ok(()),
            Some(_) => Err(UndoError::OtherSide),
        }
    }

    /// Takes the last choice back, if no die fell and the same side is still asked.
    pub fn undo(&mut self) -> Result<(), UndoError> {
        self.can_undo()?;
        let to = self.line.len() - 1;
        self.take_back(to, false)?;
        self.write(Act::TakenBack { to, rewound: false });
        Ok(())
    }

    /// Goes back until `to` choices are left: by agreement, or when one person plays both sides.
    pub fn undo_freely(&mut self, to: usize, dice: DiceAfter) -> Result<(), UndoError> {
        if dice == DiceAfter::Same && to == self.line.len() {
            return Err(UndoError::Nothing);
        }
        self.take_back(to, true)?;
        self.write(Act::TakenBack { to, rewound: true });
        match dice {
            DiceAfter::Same => self.set_dice(),
            DiceAfter::New => self.reseed(),
        }
        Ok(())
    }

    /// Takes the rolls that follow from a new key, derived from the first one.
    pub fn reseed(&mut self) {
        let number = self.reseeds.saturating_add(1);
        self.set_reseed(number);
        self.write(Act::Reseeded { number });
        self.set_dice();
    }

    /// The game as a record. The key is in it only if the game is over.
    pub fn record(&self, particulars: &Particulars) -> Record {
        let hash = self.hash();
        let ending = match T::asked(&self.world, &self.state) {
            Asked::Choose { .. } => Ending::Unfinished { hash: Some(hash) },
            Asked::Over(outcome) => Ending::Ended { winner: outcome.winner, hash },
        };
        let over = matches!(ending, Ending::Ended { .. });
        let header = Header {
            title: T::ID.to_owned(),
            rules_version: T::RULES_VERSION,
            data_digest: particulars.data_digest.clone(),
            scenario: T::scenario(&self.world).to_owned(),
            options: T::options(&self.world).clone(),
            players: particulars.players.clone(),
            date: particulars.date.clone(),
            dice_commitment: Some(self.commitment()),
            dice_from: (self.foreign > 0).then_some(self.foreign + 1),
            dice_key: over.then_some(self.key),
            seen_by: None,
            scenario_file: particulars.scenario_text.as_deref().map(ScenarioFile::new),
        };
        let lines = self.line.iter().map(|played| played.line(&self.world)).collect();
        Record { header, lines, ending }
    }

    /// The game as a record that this viewer may have: while a game with secrets is on, without what
    /// the viewer may not know, and without the hash, which a few guesses at a secret would match.
    pub fn record_for(&self, particulars: &Particulars, viewer: Viewer) -> Record {
        let mut record = self.record(particulars);
        let over = T::to_choose(&self.world, &self.state).is_none();
        if T::SECRETS && !over && viewer != Viewer::Referee {
            record.header.seen_by = Some(viewer);
            record.lines = self.line.iter().map(|played| played.line_for(&self.world, viewer)).collect();
            record.ending = Ending::Unfinished { hash: None };
        }
        record
    }

    fn next_seq(&self) -> u64 {
        self.log.len() as u64 + 1
    }

    fn write(&mut self, act: Act) {
        let seq = self.next_seq();
        self.log.push(Entry { seq, act });
    }

    /// Plays a choice on the state, without writing it down yet.
    fn play(&mut self, choice: &T::Choice) -> Result<Played<T>, Refusal> {
        let Some(side) = T::to_choose(&self.world, &self.state) else {
            return Err(self.refuse_after_the_end(choice));
        };
        let mut events = Vec::new();
        let mut dice = RecordingDice::new(&mut self.dice);
        let result = T::choose(&self.world, &mut self.state, choice, &mut dice, &mut events);
        let rolls = dice.rolls;
        if let Err(refusal) = result {
            // A refused choice must not use up faces, even if the title rolled before refusing.
            if !rolls.is_empty() {
                self.set_dice();
            }
            return Err(refusal);
        }
        Ok(Played { side, choice: choice.clone(), rolls, events, reseed: self.reseed })
    }

    /// The title says why nothing more can be chosen, with its own rule.
    fn refuse_after_the_end(&mut self, choice: &T::Choice) -> Refusal {
        let mut end = self.state.clone();
        let refused = T::choose(&self.world, &mut end, choice, &mut self.dice, &mut Vec::new());
        self.set_dice();
        refused.err().unwrap_or_else(|| Refusal::new(GAME_OVER, Text::key(GAME_OVER)))
    }

    /// Writes down a choice that led to the state as it now is.
    fn commit(&mut self, played: Played<T>) {
        let Line { side, notation, faces, .. } = played.line(&self.world);
        self.line.push(played);
        if self.line.len().is_multiple_of(SNAPSHOT_EVERY) {
            self.snapshots.push(self.state.clone());
        }
        self.write(Act::Played { side, notation, faces });
    }

    /// Goes back to `to` choices; with `rewind`, to the reseed that was in force then, too.
    fn take_back(&mut self, to: usize, rewind: bool) -> Result<(), UndoError> {
        let made = self.line.len();
        if to > made {
            return Err(UndoError::TooMany { asked: to, made });
        }
        let state = self.state_at(to).map_err(UndoError::Broken)?;
        if let Some(first_undone) = self.line.get(to).filter(|_| rewind) {
            self.reseed = first_undone.reseed;
        }
        self.state = state;
        self.line.truncate(to);
        self.snapshots.truncate(to / SNAPSHOT_EVERY + 1);
        self.foreign = self.foreign.min(to);
        Ok(())
    }

    /// The state after the first `count` choices.
    pub fn state_at(&self, count: usize) -> Result<T::State, ChoiceProblem> {
        let count = count.min(self.line.len());
        let nearest = (count / SNAPSHOT_EVERY).min(self.snapshots.len() - 1);
        let mut state = self.snapshots[nearest].clone();
        for played in self.line.get(nearest * SNAPSHOT_EVERY..count).unwrap_or_default() {
            redo_step::<T>(&self.world, &mut state, played)?;
        }
        Ok(state)
    }

    fn set_reseed(&mut self, number: u32) {
        self.reseed = number;
        self.reseeds = number;
    }

    /// Sets the dice to where the line, under the reseed in force, has brought them.
    fn set_dice(&mut self) {
        let mut counters: Vec<(Purpose, u64)> = Vec::with_capacity(16);
        let ours = self.line.get(self.foreign..).unwrap_or_default();
        let rolls = ours.iter().filter(|played| played.reseed == self.reseed).flat_map(|played| &played.rolls);
        for roll in rolls {
            match counters.iter_mut().find(|(purpose, _)| *purpose == roll.purpose) {
                Some((_, count)) => *count += 1,
                None => counters.push((roll.purpose, 1)),
            }
        }
        self.dice = LiveDice::resume(self.key.reseeded(self.reseed), counters);
    }

    /// Does again what a log entry says, and writes it down again.
    fn redo(&mut self, act: &Act) -> Result<(), ResumeProblem> {
        match act {
            Act::Played { side, notation, faces } => {
                let (notation, faces) = (notation.clone(), faces.clone());
                let line = Line { side: *side, notation, faces, reseed: self.reseed, at: None };
                self.redo_line(&line)?;
                return Ok(());
            }
            Act::TakenBack { to, rewound } => self.take_back(*to, *rewound)?,
            Act::Reseeded { number } if *number > self.reseeds => self.set_reseed(*number),
            Act::Reseeded { .. } => return Err(ResumeProblem::Reseed),
            Act::KeyStarts => self.foreign = self.line.len(),
        }
        self.write(act.clone());
        Ok(())
    }

    fn redo_line(&mut self, line: &Line) -> Result<(), ChoiceProblem> {
        let played = play_line::<T>(&self.world, &mut self.state, line)?;
        self.commit(played);
        Ok(())
    }
}

/// Plays a choice of the line again with the faces it rolled.
fn redo_step<T: Title>(world: &T::World, state: &mut T::State, played: &Played<T>) -> Result<(), ChoiceProblem> {
    let mut script = ScriptedDice::rolls(played.rolls.iter().map(|roll| (roll.purpose.0, roll.face)));
    T::choose(world, state, &played.choice, &mut script, &mut Vec::new())?;
    Ok(script.finish()?)
}
