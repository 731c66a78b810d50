//! A live game of some title: what a screen or a server plays with.

use std::any::Any;

use commander::{Halt, Kind};
use kernel::game::{DiceAfter, Entry, ListRefusal, UndoError};
use kernel::hash::StateHash;
use kernel::record::{Face, Record};
use kernel::view::{ChoiceView, EventLine, FireView, Moment, OddsSheet, ReachView, SightView, ThreatView, View};
use kernel::{Asked, BySide, NotationError, OptionValues, Outcome, Refusal, Side, Text, Viewer};

/// Why a choice was not made.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TableError {
    /// It cannot be read.
    #[error(transparent)]
    Notation(#[from] NotationError),
    /// The rules forbid it.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// One of several cannot be made, so none was.
    #[error(transparent)]
    List(#[from] ListRefusal),
}

/// A copy of a position for a computer player to think about, with its mind. It holds nothing of the table, so that
/// the game can go on meanwhile.
pub struct Study {
    /// Who is asked.
    pub side: Side,
    /// Who thinks.
    pub kind: Kind,
    think: Thought,
}

/// What has to be thought; `None` comes of it if it was called off.
type Thought = Box<dyn FnOnce(&Halt) -> Option<Decision> + Send>;

impl Study {
    pub(crate) fn new(side: Side, kind: Kind, think: Thought) -> Study {
        Study { side, kind, think }
    }

    /// Thinks, which may take seconds; `None` if it was called off before it was done.
    pub fn think(self, halt: &Halt) -> Option<Decision> {
        (self.think)(halt)
    }
}

/// What a computer player has decided, for [`Table::decide`].
pub struct Decision {
    pub(crate) notation: Option<String>,
    pub(crate) intent: Option<Text>,
    pub(crate) mind: Box<dyn Any + Send>,
}

/// What a computer would do in the place of who is asked.
#[derive(Clone, Debug)]
pub struct Hint {
    /// The choices in order, as far as they can be foreseen.
    pub plan: Vec<ChoiceView>,
    /// The chance to win as the position stands.
    pub before: f64,
    /// The chance to win with the plan.
    pub after: f64,
    /// The standard error of that.
    pub error: f64,
    /// The exact odds of the first combat in the plan, and which choice commits to it.
    pub odds: Option<(usize, OddsSheet)>,
}

/// A copy of a position for an adviser, who may be called off.
pub type Advising = Box<dyn FnOnce(&Halt) -> Option<Hint> + Send>;

/// A choice that was made, with all that came of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Step {
    /// Which one, counted from 1.
    pub number: usize,
    /// Who chose.
    pub side: Side,
    /// What; `None` if whoever asked may not know.
    pub notation: Option<String>,
    /// The faces it rolled, as far as whoever asked may see them.
    pub faces: Vec<Face>,
    /// Who threw each of them.
    pub throwers: Vec<Side>,
    /// When in the game it was, if the title tells.
    pub moment: Option<Moment>,
    /// What the computer player said it was about, if it did so then.
    pub intent: Option<Text>,
    /// What happened.
    pub events: Vec<EventLine>,
}

/// A live game.
pub trait Table: Send {
    /// The title's id.
    fn title(&self) -> &'static str;

    /// The scenario's id.
    fn scenario(&self) -> &str;

    /// All options with their values.
    fn options(&self) -> &OptionValues;

    /// Who is asked, and what; or the outcome.
    fn asked(&self) -> Asked;

    /// Who is asked; `None` when the game is over.
    fn to_choose(&self) -> Option<Side>;

    /// Every legal choice, in canonical order.
    fn choices(&self) -> Vec<ChoiceView>;

    /// The exact odds of a choice that commits to a combat; `None` for others.
    fn odds(&self, notation: &str) -> Result<Option<OddsSheet>, NotationError>;

    /// Where a unit could go.
    fn reach(&self, unit: &str) -> Option<ReachView>;

    /// Who could attack a place next, and at what odds; `None` if there is no such place or the title
    /// does not tell.
    fn threats(&self, place: &str) -> Option<ThreatView>;

    /// True if the title has lines of sight.
    fn has_sight(&self) -> bool;

    /// What is seen from a place, or whether one place is; `None` if there is no such place or the title
    /// has no lines of sight.
    fn sight(&self, from: &str, to: Option<&str>) -> Option<SightView>;

    /// Where the next fire of a side falls; `None` if the title has no lines of sight.
    fn under_fire(&self, side: Side) -> Option<FireView>;

    /// Makes a choice for the side that is asked, or refuses it and changes nothing. What came of it is
    /// the end of the story.
    fn choose(&mut self, notation: &str) -> Result<(), TableError>;

    /// Makes several choices up to the first that rolls a die or hands over; before that all or
    /// none. Gives how many were made.
    fn choose_all(&mut self, notations: &[&str]) -> Result<usize, TableError>;

    /// Puts a computer player in a side's seat, or a person.
    fn seat(&mut self, side: Side, player: Option<(Kind, u64)>);

    /// How much a full search of the computer players looks at.
    fn set_nodes(&mut self, nodes: u64);

    /// Something to think about for the computer player whose turn it is; `None` if a person is asked or the game is
    /// over. The same position is always thought about in the same way.
    fn study(&mut self) -> Option<Study>;

    /// Takes in what a computer player has decided about the position as it stands, and gives the choice.
    fn decide(&mut self, decision: Decision) -> Option<String>;

    /// What the computer player whose turn it is picks; `None` if a person is asked or the game is over.
    fn computer_choice(&mut self) -> Option<String>;

    /// What the scripted commander would pick for whoever is asked, at once.
    fn quick_choice(&self) -> Option<String>;

    /// What the computer player of a side has said it is about since that side began to plan.
    fn intent(&self, side: Side) -> Option<Text>;

    /// True where whoever is asked starts to plan afresh.
    fn at_boundary(&self) -> bool;

    /// A search in the place of who is asked, for a person to look at; `None` when the game is over.
    fn advising(&self, nodes: u64) -> Option<Advising>;

    /// Whether the last choice may be taken back without asking anybody, or why not.
    fn can_undo(&self) -> Result<(), UndoError>;

    /// Takes the last choice back, if no die fell and the same side is still asked.
    fn undo(&mut self) -> Result<(), UndoError>;

    /// Goes back until `to` choices are left: by agreement, or when one person plays both sides.
    fn undo_freely(&mut self, to: usize, dice: DiceAfter) -> Result<(), UndoError>;

    /// How many choices have been made.
    fn made(&self) -> usize;

    /// The choices made after the first `from`, each with what came of it, as this viewer may know it.
    fn story(&self, from: usize, viewer: Viewer) -> Vec<Step>;

    /// True while some may not know everything: the title has secrets and the game is on.
    fn sealed(&self) -> bool;

    /// Everything that was done, taken-back choices included.
    fn log(&self) -> &[Entry];

    /// What this viewer may see.
    fn view(&self, viewer: Viewer) -> View;

    /// The result if the game ended now.
    fn verdict(&self) -> Outcome;

    /// The hash of the state.
    fn hash(&self) -> StateHash;

    /// What was published about the dice before the first roll.
    fn commitment(&self) -> String;

    /// The whole game as a record, secrets included: for who plays on the same machine, and to make tables from.
    fn record(&self, players: BySide<String>, date: Option<String>) -> Record;

    /// The game as a record that this viewer may have.
    fn record_for(&self, players: BySide<String>, date: Option<String>, viewer: Viewer) -> Record;
}
