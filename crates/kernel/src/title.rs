//! The shape every title has: who is asked, what may be chosen, what a choice does.

use std::fmt;

use serde::Serialize;

use crate::dice::{Dice, Purpose, Watch};
use crate::hash::Canon;
use crate::library::{DataError, Library};
use crate::options::{OptionError, OptionValues};
use crate::secret::Audience;
use crate::side::{BySide, Side, Viewer};
use crate::text::Text;
use crate::view::{
    ChartView, ChoiceView, EventLine, FireView, Moment, OddsSheet, ReachView, SightView, ThreatView, View,
};

/// The id of a ledger row, for instance `BR-10.3-zoc-stop`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct RuleId(pub &'static str);

impl fmt::Display for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// Why a choice was not accepted. The state is as it was before.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error, Serialize)]
#[error("refused by {rule}: {reason}")]
pub struct Refusal {
    /// The rule that forbids it.
    pub rule: RuleId,
    /// What was wrong and what would be right, for a person.
    pub reason: Text,
}

impl Refusal {
    /// Names the rule and the message.
    pub fn new(rule: &'static str, reason: Text) -> Refusal {
        Refusal { rule: RuleId(rule), reason }
    }
}

/// A choice written in a way the title does not know.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("'{text}' is no choice: {problem}")]
pub struct NotationError {
    /// What was written.
    pub text: String,
    /// What is wrong with it.
    pub problem: String,
}

impl NotationError {
    /// Says what is wrong with a written choice. Long input is cut.
    pub fn new(text: &str, problem: impl Into<String>) -> NotationError {
        NotationError { text: text.chars().take(120).collect(), problem: problem.into() }
    }
}

/// How a game ended, or would end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Outcome {
    /// The winner; `None` is a draw.
    pub winner: Option<Side>,
    /// Victory points, where the title counts them.
    pub points: BySide<i32>,
    /// How it came about, line by line.
    pub reasons: Vec<EventLine>,
}

/// What the game waits for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Asked {
    /// A side has to choose.
    Choose {
        /// Who.
        side: Side,
        /// What, as a message.
        prompt: Text,
    },
    /// The game is over.
    Over(Outcome),
}

/// What a game is started from.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Setup {
    /// A scenario id of the title, or the name under which `scenario_text` is shown.
    pub scenario: String,
    /// The text of a scenario file that replaces the title's own.
    pub scenario_text: Option<String>,
    /// Options chosen; the rest take the scenario's or the table's default.
    pub options: OptionValues,
}

/// Why a game could not be started.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    /// The data, or the scenario file, is wrong.
    #[error(transparent)]
    Data(#[from] DataError),
    /// An option is wrong.
    #[error(transparent)]
    Option(#[from] OptionError),
    /// No such scenario.
    #[error("there is no scenario '{id}'; the scenarios are: {known}")]
    UnknownScenario {
        /// What was asked for.
        id: String,
        /// What exists.
        known: String,
    },
}

/// A scenario as the menus show it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ScenarioInfo {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: Text,
    /// How many turns it has.
    pub turns: u32,
}

/// A title: pure rules over plain data.
///
/// `choices` and `choose` agree: every listed choice is accepted, and every other
/// one is refused, leaving the state as it was.
pub trait Title: Sized + Send + Sync + 'static {
    /// Kebab-case id, also the name of the data folder.
    const ID: &'static str;
    /// Raised by every fix that changes what happens in a game.
    const RULES_VERSION: u32;

    /// True if the title has lines of sight, so that [`Title::sight`] and [`Title::under_fire`] answer.
    const SIGHT: bool = false;

    /// True if a viewer may not know everything. Views, events, dice and choices then depend on who
    /// looks, and nobody but a referee gets the hash of a state before the game is over.
    const SECRETS: bool = false;

    /// Board, order of battle, tables, scenario, options: built once, never changed.
    type World: Send + Sync;
    /// Everything that changes, as plain data.
    type State: Clone + Eq + fmt::Debug + Serialize + Send + Sync;
    /// The only thing a player ever does.
    type Choice: Clone + Eq + fmt::Debug + Send + Sync;
    /// Something that happened.
    type Event: Clone + fmt::Debug + Send + Sync;

    /// The scenarios in the data.
    fn scenarios(library: &dyn Library) -> Result<Vec<ScenarioInfo>, DataError>;

    /// The charts of the player aid, for the rules reference.
    fn charts(_library: &dyn Library) -> Result<Vec<ChartView>, DataError> {
        Ok(Vec::new())
    }

    /// Builds the world of one scenario with its options, checking everything.
    fn build(library: &dyn Library, setup: &Setup) -> Result<Self::World, SetupError>;

    /// The state before the first choice. No die falls before it: where a scenario starts with a
    /// roll, the first choice is to begin.
    fn start(world: &Self::World) -> Self::State;

    /// All options with the values this world was built with.
    fn options(world: &Self::World) -> &OptionValues;

    /// The id of the scenario this world was built from.
    fn scenario(world: &Self::World) -> &str;

    /// Who is asked, and what; or the outcome.
    fn asked(world: &Self::World, state: &Self::State) -> Asked;

    /// Who is asked, without the words; `None` when the game is over.
    fn to_choose(world: &Self::World, state: &Self::State) -> Option<Side>;

    /// Every legal choice, in canonical order. Clears `out` first.
    fn choices(world: &Self::World, state: &Self::State, out: &mut Vec<Self::Choice>);

    /// Applies one choice, or refuses it and changes nothing. Events are appended.
    fn choose(
        world: &Self::World,
        state: &mut Self::State,
        choice: &Self::Choice,
        dice: &mut dyn Dice,
        events: &mut Vec<Self::Event>,
    ) -> Result<(), Refusal>;

    /// A choice in words that `parse` reads back: `step S07`.
    fn notation(world: &Self::World, choice: &Self::Choice) -> String;

    /// Reads a choice. Says nothing about whether it is legal now.
    fn parse(world: &Self::World, text: &str) -> Result<Self::Choice, NotationError>;

    /// What a listed choice is about: unit, place, cost, rule.
    fn describe(world: &Self::World, state: &Self::State, choice: &Self::Choice) -> ChoiceView;

    /// An event in words, with the rule that made it happen.
    fn tell(world: &Self::World, event: &Self::Event) -> EventLine;

    /// Who may know of an event while the game is on; [`crate::secret::told`] asks.
    fn event_audience(_world: &Self::World, _event: &Self::Event) -> Audience {
        Audience::Everybody
    }

    /// What those are told of an event who may not know all of it; `None` is nothing at all.
    fn tell_others(_world: &Self::World, _event: &Self::Event) -> Option<EventLine> {
        None
    }

    /// Who may see the face of a die while the game is on.
    fn dice_audience(_world: &Self::World, _purpose: Purpose, _thrower: Side) -> Audience {
        Audience::Everybody
    }

    /// Who may know what was chosen while the game is on. The side that chose always may.
    fn choice_audience(_world: &Self::World, _choice: &Self::Choice) -> Audience {
        Audience::Everybody
    }

    /// Deals anew, by these dice, all that the viewer may not know: the result is a legal state which
    /// the viewer cannot tell from the one given. Computer players think on it, and the contract
    /// compares what both states show. For a referee it changes nothing.
    fn redeal(_world: &Self::World, _state: &mut Self::State, _viewer: Viewer, _dice: &mut dyn Dice) {}

    /// What this viewer may see. The view holds no choices unless this viewer is asked.
    fn view(world: &Self::World, state: &Self::State, viewer: Viewer) -> View;

    /// Where a unit could go now, with costs and reasons; friend or enemy. Anybody may ask, so it uses no
    /// secret; the same holds for `threats`, `sight`, `moment` and `verdict`.
    fn reach(world: &Self::World, state: &Self::State, unit: &str) -> Option<ReachView>;

    /// Exact odds of a choice that commits to a combat, with every modifier; `None` for other choices.
    /// They may use the secrets of the side that is asked, and no others.
    fn odds(world: &Self::World, state: &Self::State, choice: &Self::Choice) -> Option<OddsSheet>;

    /// Who could attack a place in the next phase of their side, and at what odds, as the position
    /// stands; `None` if there is no such place or the title does not tell.
    fn threats(_world: &Self::World, _state: &Self::State, _place: &str) -> Option<ThreatView> {
        None
    }

    /// What is seen from a place, by the unit that stands there if one does: everything within the
    /// longest range, or only the place `to`; `None` if there is no such place or no line of sight to tell.
    fn sight(_world: &Self::World, _state: &Self::State, _from: &str, _to: Option<&str>) -> Option<SightView> {
        None
    }

    /// Where the fire of a side falls in its next fire, everybody standing where he stands; `None` if the
    /// title has no lines of sight.
    fn under_fire(_world: &Self::World, _state: &Self::State, _side: Side) -> Option<FireView> {
        None
    }

    /// Turn, phase and activation a choice about to be made belongs to; `None` if the title does not tell.
    fn moment(_world: &Self::World, _state: &Self::State, _choice: &Self::Choice) -> Option<Moment> {
        None
    }

    /// Whose dice an event tells of, in the order they fell. Dice no event tells of count for the side
    /// whose choice rolled them.
    fn thrown(_world: &Self::World, _event: &Self::Event) -> Vec<(Side, Purpose)> {
        Vec::new()
    }

    /// The result if the game ended now.
    fn verdict(world: &Self::World, state: &Self::State) -> Outcome;

    /// A measure that grows with every accepted choice and has an upper bound, so that games end.
    fn progress(world: &Self::World, state: &Self::State) -> Progress;

    /// Writes the state by ids in a fixed order, for hashing.
    fn canon(world: &Self::World, state: &Self::State, canon: &mut Canon);
}

/// How far a game has come. Compared lexicographically; every accepted choice makes it greater.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Progress {
    /// Turn, phase and the like, packed so that later is greater.
    pub stage: u64,
    /// Acts inside the stage.
    pub act: u64,
}

/// Whether dice fall after a choice, or the other side is asked next: tried out on a copy with dice that only watch.
pub fn irreversible<T: Title>(world: &T::World, state: &T::State, choice: &T::Choice) -> bool {
    let mut then = state.clone();
    let mut watch = Watch::default();
    let chosen = T::choose(world, &mut then, choice, &mut watch, &mut Vec::new());
    chosen.is_ok() && (watch.noticed() || T::to_choose(world, &then) != T::to_choose(world, state))
}
