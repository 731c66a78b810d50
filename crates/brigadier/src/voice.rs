//! Speaking to a person in one language.

use kernel::record::{ChoiceProblem, ReplayError};
use kernel::{Outcome, Side, Text};
use serde::Serialize;
use serde_json::Value;
use shelf::{Lang, ReplayProblem, Shelf, TableError, Texts};

/// The words of one language.
pub struct Voice<'a> {
    texts: &'a Texts,
    lang: Lang,
}

/// The language the environment asks for.
pub fn from_environment() -> Lang {
    let set = ["LC_ALL", "LC_MESSAGES", "LANG"].iter().find_map(|name| {
        let value = std::env::var(name).ok()?;
        (!value.is_empty()).then_some(value)
    });
    set.filter(|value| value.starts_with("fr")).map_or(Lang::En, |_| Lang::Fr)
}

impl<'a> Voice<'a> {
    /// Speaks this language.
    pub fn new(shelf: &'a Shelf, lang: Lang) -> Voice<'a> {
        Voice { texts: shelf.texts(), lang }
    }

    /// A message.
    pub fn say(&self, text: &Text) -> String {
        self.texts.say(self.lang, text)
    }

    /// A message without arguments.
    pub fn word(&self, key: &str) -> String {
        self.texts.word(self.lang, key)
    }

    /// True if there is such a message.
    pub fn has(&self, key: &str) -> bool {
        self.texts.has(self.lang, key)
    }

    /// A side's name.
    pub fn side(&self, side: Side) -> String {
        self.word(&format!("side-{side}"))
    }

    /// Somebody, and what is asked of them or done by them.
    pub fn says(&self, side: Side, what: impl Into<String>) -> String {
        self.say(&Text::key("ui-says").term("side", Text::key(format!("side-{side}"))).name("what", what))
    }

    /// A word of ours for an id, or the id itself where we have none: ids of statuses and figures
    /// come from the titles.
    pub fn id(&self, kind: &str, id: &str) -> String {
        let key = format!("ui-{kind}-{id}");
        if self.texts.has(self.lang, &key) { self.word(&key) } else { id.to_owned() }
    }

    /// The summary of a rule.
    pub fn rule(&self, id: &str) -> Option<String> {
        self.texts.rule(self.lang, id)
    }

    /// Any value as JSON, with all messages in words.
    pub fn json(&self, value: &impl Serialize) -> Value {
        self.texts.json(self.lang, value)
    }

    /// Who won, and with how many points.
    pub fn outcome(&self, outcome: &Outcome) -> String {
        let result = match outcome.winner {
            Some(side) => Text::key("ui-wins").term("side", Text::key(format!("side-{side}.the"))),
            None => Text::key("ui-draw"),
        };
        let points =
            Text::key("ui-points").num("union", outcome.points.union).num("confederate", outcome.points.confederate);
        format!("{} {}", self.say(&result), self.say(&points))
    }

    /// Why a choice was not made.
    pub fn table_error(&self, error: &TableError) -> String {
        match error {
            TableError::Notation(error) => error.to_string(),
            TableError::Refused(refusal) => self.texts.refusal(self.lang, refusal),
            TableError::List(list) => self.texts.refusal(self.lang, &list.refusal),
        }
    }

    /// Why a record does not replay.
    pub fn replay_problem(&self, problem: &ReplayProblem) -> String {
        match problem {
            ReplayProblem::Replay(ReplayError::Choice { line, number, problem: ChoiceProblem::Refused(refusal) }) => {
                let place = line.map(|line| format!("line {line}, ")).unwrap_or_default();
                format!("{place}choice {number}: {}", self.texts.refusal(self.lang, refusal))
            }
            ReplayProblem::Outdated { version, problem } => {
                format!("{version}; it no longer replays: {}", self.replay_problem(problem))
            }
            other => other.to_string(),
        }
    }
}
