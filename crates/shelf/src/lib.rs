//! All titles behind one interface: the only place where their own types are forgotten.
//!
//! Inside a title everything has its own types. Outside, a program holds "some game", a
//! [`Table`], and speaks in ids, views and notation. The [`Shelf`] knows which titles there are
//! and carries their data, their words in two languages and their ledgers.
//!
//! A further title is one line in [`titles`].

mod analysis;
mod arena;
mod chair;
mod check;
mod data;
mod fit;
mod ledger;
mod live;
mod replay;
mod scan;
mod sim;
mod table;
mod text;
mod text_check;
mod titles;
mod tune;

use kernel::dice::DiceKey;
use kernel::game::Game;
use kernel::record::Record;
use kernel::title::SetupError;
use kernel::{Board, DataError, Setup, Tactics};

pub use analysis::AnalysisProblem;
pub use arena::{Bout, Fought, Thought};
pub use check::{Report, check_data};
pub use commander::analysis::{Analysis, Compared, Depth, Survey};
pub use commander::{Allowance, FULL_NODES, Halt, Kind, Level, Temperament, UnknownKind};
pub use data::Data;
pub use fit::{Fitting, Lessons};
pub use ledger::{Coverage, INDEX_FILE, Index, LedgerReport, Row, coverage, ledger_rows};
pub use replay::{Note, ReplayProblem, Replayed};
pub use scan::{ScanError, scan};
pub use sim::{Plan, Totals, Wins};
pub use table::{Advising, Decision, Hint, Step, Study, Table, TableError};
pub use text::{Lang, Texts, UnknownLang, rule_key};
pub use titles::{Shelved, titles};
pub use tune::{Drill, Drilled};

/// A word that names no title.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no title '{id}'; the titles are: {known}")]
pub struct UnknownTitle {
    /// What was asked for.
    pub id: String,
    /// What exists.
    pub known: String,
}

/// The titles with the data and the words they are played with.
pub struct Shelf {
    data: Data,
    texts: Texts,
}

impl Shelf {
    /// A shelf over some data; fails if the words in it cannot be read.
    pub fn new(data: Data) -> Result<Shelf, DataError> {
        let texts = Texts::load(&data)?;
        Ok(Shelf { data, texts })
    }

    /// The data in use.
    pub fn data(&self) -> &Data {
        &self.data
    }

    /// The words in use.
    pub fn texts(&self) -> &Texts {
        &self.texts
    }

    /// The title with this id.
    pub fn title(&self, id: &str) -> Result<&'static dyn Shelved, UnknownTitle> {
        let found = titles().iter().find(|title| title.id() == id);
        found.copied().ok_or_else(|| {
            let known = titles().iter().map(|title| title.id()).collect::<Vec<_>>().join(", ");
            UnknownTitle { id: id.to_owned(), known }
        })
    }

    /// The map of a title.
    pub fn board(&self, title: &dyn Shelved) -> Result<Board, DataError> {
        Board::load(&self.data, title.id())
    }

    /// Sets up a game whose dice come from `key`.
    pub fn open(&self, title: &dyn Shelved, setup: &Setup, key: DiceKey) -> Result<Box<dyn Table>, SetupError> {
        title.open(&self.data, setup, key)
    }

    /// Plays a record through, or its first `upto` choices, and checks it. The game can be gone
    /// on with; its further dice come from `key`.
    pub fn replay(&self, record: &Record, upto: Option<usize>, key: DiceKey) -> Result<Replayed, ReplayProblem> {
        self.title(&record.header.title)?.replay(&self.data, record, upto, key)
    }

    /// Analyses a finished game; the allowance is for each activation. `progress` is told the share that is done and says
    /// whether to go on.
    pub fn analyse(
        &self,
        record: &Record,
        allowance: &Allowance,
        progress: &mut dyn FnMut(f64) -> bool,
    ) -> Result<Analysis, AnalysisProblem> {
        let title = self.title(&record.header.title).map_err(ReplayProblem::from)?;
        let mut analysis = title.analyse(&self.data, record, allowance, progress)?;
        analysis::word_terms(&self.texts, &mut analysis);
        Ok(analysis)
    }

    /// Compares a plan that begins after `at` choices of a finished game with the one that was played there.
    pub fn compare(
        &self,
        record: &Record,
        at: usize,
        tried: &[String],
        allowance: &Allowance,
    ) -> Result<Compared, AnalysisProblem> {
        let title = self.title(&record.header.title).map_err(ReplayProblem::from)?;
        let mut compared = title.compare(&self.data, record, at, tried, allowance)?;
        analysis::word_compared(&self.texts, &mut compared);
        Ok(compared)
    }
}

/// A game behind the interface of all games, also of a title that does not stand on the shelf, such as
/// the toys of tests.
pub fn lay_out<T: Tactics>(game: Game<T>, data: &Data) -> Box<dyn Table> {
    Box::new(live::Live::new(game, data, None))
}
