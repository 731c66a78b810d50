//! What can be wrong with a request, as the page gets it: a status, a code and words.

use axum::extract::rejection::{JsonRejection, StringRejection};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use kernel::game::UndoError;
use kernel::record::{ChoiceProblem, RecordError, ReplayError};
use kernel::title::SetupError;
use kernel::{NotationError, Refusal, Side, Text};
use serde_json::{Value, json};
use shelf::{Lang, ReplayProblem, TableError, Texts, UnknownTitle};

use crate::rebuild::RebuildError;
use crate::store::StoreError;

/// Something that was refused. Its words are found when the answer is sent, in the language of
/// the request.
#[derive(Clone, Debug)]
pub struct Problem {
    /// The HTTP status.
    pub status: StatusCode,
    /// Kebab-case, for programs.
    pub code: &'static str,
    /// For people.
    pub message: Text,
    /// The rule that forbids it.
    pub rule: Option<String>,
    /// For the server's own log.
    pub inside: Option<String>,
}

impl Problem {
    /// A problem whose message is `server-CODE`.
    pub fn new(status: StatusCode, code: &'static str) -> Problem {
        Problem { status, code, message: Text::key(format!("server-{code}")), rule: None, inside: None }
    }

    /// Adds an argument of the message.
    #[must_use]
    pub fn name(mut self, name: &'static str, value: impl Into<String>) -> Problem {
        self.message = self.message.name(name, value);
        self
    }

    /// Adds a number of the message.
    #[must_use]
    pub fn num(mut self, name: &'static str, value: u64) -> Problem {
        self.message = self.message.num(name, i64::try_from(value).unwrap_or(i64::MAX));
        self
    }

    /// Names a side in the message.
    #[must_use]
    pub fn side(mut self, side: Side) -> Problem {
        self.message = self.message.term("side", Text::key(format!("side-{side}.the")));
        self
    }

    /// There is nothing at this address.
    pub fn not_found() -> Problem {
        Problem::new(StatusCode::NOT_FOUND, "not-found")
    }

    /// There is no such game.
    pub fn no_game() -> Problem {
        Problem::new(StatusCode::NOT_FOUND, "no-such-game")
    }

    /// The game has moved on since the page last looked.
    pub fn stale(now: u64) -> Problem {
        Problem::new(StatusCode::CONFLICT, "stale").num("now", now)
    }

    /// Somebody must not know that yet.
    pub fn sealed() -> Problem {
        Problem::new(StatusCode::FORBIDDEN, "sealed")
    }

    /// Something is wrong in here; only the log says what.
    pub fn internal(inside: impl ToString) -> Problem {
        let mut problem = Problem::new(StatusCode::INTERNAL_SERVER_ERROR, "internal");
        problem.inside = Some(inside.to_string());
        problem
    }

    /// As the page gets it.
    pub fn json(&self, texts: &Texts, lang: Lang) -> Value {
        let rule_text = self.rule.as_deref().and_then(|rule| texts.rule(lang, rule));
        json!({ "error": {
            "code": self.code,
            "message": texts.say(lang, &self.message),
            "rule": self.rule,
            "rule_text": rule_text,
        } })
    }
}

/// The words are put in by [`crate::speak::answer`], which knows the language.
impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let mut response = self.status.into_response();
        response.extensions_mut().insert(self);
        response
    }
}

impl From<Refusal> for Problem {
    fn from(refusal: Refusal) -> Problem {
        Problem {
            status: StatusCode::UNPROCESSABLE_ENTITY,
            code: "refused",
            message: refusal.reason,
            rule: Some(refusal.rule.to_string()),
            inside: None,
        }
    }
}

impl From<NotationError> for Problem {
    fn from(error: NotationError) -> Problem {
        let problem = Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "no-choice");
        problem.name("choice", error.text).name("problem", error.problem)
    }
}

impl From<TableError> for Problem {
    fn from(error: TableError) -> Problem {
        match error {
            TableError::Notation(error) => error.into(),
            TableError::Refused(refusal) => refusal.into(),
            TableError::List(list) => list.refusal.into(),
        }
    }
}

/// The message that says why nothing can be taken back.
pub fn undo_text(error: &UndoError) -> Text {
    Text::key(format!("server-{}", undo_code(error)))
}

const fn undo_code(error: &UndoError) -> &'static str {
    match error {
        UndoError::Nothing => "undo-nothing",
        UndoError::DieFell => "undo-die",
        UndoError::OtherSide => "undo-other-side",
        UndoError::GameOver => "undo-over",
        UndoError::TooMany { .. } => "undo-too-many",
        UndoError::Broken(_) => "undo-broken",
    }
}

impl From<UndoError> for Problem {
    fn from(error: UndoError) -> Problem {
        let mut problem = Problem::new(StatusCode::CONFLICT, undo_code(&error));
        if let UndoError::Broken(broken) = error {
            problem.status = StatusCode::INTERNAL_SERVER_ERROR;
            problem.inside = Some(broken.to_string());
        }
        problem
    }
}

impl From<UnknownTitle> for Problem {
    fn from(error: UnknownTitle) -> Problem {
        Problem::new(StatusCode::NOT_FOUND, "no-such-title").name("title", error.id)
    }
}

impl From<SetupError> for Problem {
    fn from(error: SetupError) -> Problem {
        let problem = Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "cannot-set-up");
        problem.name("problem", error.to_string())
    }
}

impl From<RecordError> for Problem {
    fn from(error: RecordError) -> Problem {
        Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "bad-record").name("problem", error.to_string())
    }
}

impl From<ReplayProblem> for Problem {
    fn from(problem: ReplayProblem) -> Problem {
        let rule = match &problem {
            ReplayProblem::Replay(ReplayError::Choice { problem: ChoiceProblem::Refused(refusal), .. }) => {
                Some(refusal.rule.to_string())
            }
            _ => None,
        };
        let text = problem.to_string();
        let mut problem = Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "no-replay").name("problem", text);
        problem.rule = rule;
        problem
    }
}

/// The code of a game whose log is whole, but by these rules comes to another game.
pub const NO_LONGER_PLAYS: &str = "no-longer-plays";

impl From<RebuildError> for Problem {
    fn from(error: RebuildError) -> Problem {
        let mut problem = Problem::new(StatusCode::CONFLICT, NO_LONGER_PLAYS).name("problem", error.to_string());
        problem.inside = Some(error.to_string());
        problem
    }
}

impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Problem {
        match error {
            StoreError::Gone => Problem::no_game(),
            StoreError::Conflict => Problem::new(StatusCode::CONFLICT, "changed-meanwhile"),
            other => {
                let mut problem = Problem::new(StatusCode::SERVICE_UNAVAILABLE, "not-stored");
                problem.inside = Some(other.to_string());
                problem
            }
        }
    }
}

/// What is wrong with a body that should be JSON.
impl From<JsonRejection> for Problem {
    fn from(rejection: JsonRejection) -> Problem {
        let text = rejection.body_text();
        match (&rejection, rejection.status()) {
            (_, StatusCode::PAYLOAD_TOO_LARGE) => Problem::new(StatusCode::PAYLOAD_TOO_LARGE, "too-large"),
            (JsonRejection::MissingJsonContentType(_), _) => {
                Problem::new(StatusCode::UNSUPPORTED_MEDIA_TYPE, "not-json")
            }
            (JsonRejection::JsonDataError(_), _) => bad_request("bad-fields", text),
            _ => bad_request("bad-json", text),
        }
    }
}

/// What is wrong with a body that should be text.
impl From<StringRejection> for Problem {
    fn from(rejection: StringRejection) -> Problem {
        if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE {
            return Problem::new(StatusCode::PAYLOAD_TOO_LARGE, "too-large");
        }
        bad_request("bad-text", rejection.body_text())
    }
}

/// A request that cannot be understood.
pub fn bad_request(code: &'static str, problem: String) -> Problem {
    Problem::new(StatusCode::BAD_REQUEST, code).name("problem", problem)
}
