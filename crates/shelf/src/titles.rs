//! What stands on the shelf.

use std::marker::PhantomData;
use std::sync::Arc;

use bull_run_1861::BullRun1861;
use cedar_mountain::CedarMountain;
use commander::Allowance;
use commander::analysis::{Analysis, Compared, Survey};
use commander::book::{Quest, find_set_ups};
use kernel::dice::DiceKey;
use kernel::evaluation::SetUp;
use kernel::game::Game;
use kernel::record::Record;
use kernel::title::{ScenarioInfo, SetupError};
use kernel::view::ChartView;
use kernel::{DataError, Library, OptionTable, Setup, Tactics};
use red_badge::RedBadge;
use second_bull_run::SecondBullRun;

use crate::analysis::{self, AnalysisProblem};
use crate::arena::{self, Bout, Fought};
use crate::check::{self, Report};
use crate::data::Data;
use crate::fit::{self, Fitting, Lessons};
use crate::live::Live;
use crate::replay::{self, ReplayProblem, Replayed};
use crate::sim::{self, Plan, Totals};
use crate::table::Table;
use crate::tune::{self, Drill, Drilled};

/// All titles, in the order of the menus. A further one is one line.
pub fn titles() -> &'static [&'static dyn Shelved] {
    &[
        &OnShelf::<BullRun1861>(PhantomData),
        &OnShelf::<CedarMountain>(PhantomData),
        &OnShelf::<SecondBullRun>(PhantomData),
        &OnShelf::<RedBadge>(PhantomData),
    ]
}

/// A title whose types have been forgotten.
pub trait Shelved: Sync {
    /// Its id, also the name of its data folder.
    fn id(&self) -> &'static str;

    /// The version of its rules.
    fn rules_version(&self) -> u32;

    /// Its scenarios.
    fn scenarios(&self, data: &Data) -> Result<Vec<ScenarioInfo>, DataError>;

    /// Its options.
    fn options(&self, data: &Data) -> Result<OptionTable, DataError>;

    /// The charts of its player aid; none where the title has none.
    fn charts(&self, data: &Data) -> Result<Vec<ChartView>, DataError>;

    /// Sets up a game whose dice come from `key`.
    fn open(&self, data: &Data, setup: &Setup, key: DiceKey) -> Result<Box<dyn Table>, SetupError>;

    /// Plays a record through, or its first `upto` choices, and checks it.
    fn replay(
        &self,
        data: &Data,
        record: &Record,
        upto: Option<usize>,
        key: DiceKey,
    ) -> Result<Replayed, ReplayProblem>;

    /// Plays many games. `progress` is told how many have just been finished.
    fn simulate(&self, data: &Data, plan: &Plan, progress: &(dyn Fn(u64) + Sync)) -> Result<Totals, SetupError>;

    /// Plays one game of a plan again, to have its record.
    fn simulate_one(&self, data: &Data, plan: &Plan, game: u64) -> Result<Box<dyn Table>, SetupError>;

    /// Plays pairs of games between two players. `progress` is told of every pair that counts.
    fn fight(&self, data: &Data, bout: &Bout, progress: &(dyn Fn(&Fought) + Sync)) -> Result<Vec<Fought>, SetupError>;

    /// Looks for good set-ups of a side where it places its troops freely.
    fn find_set_ups(
        &self,
        data: &Data,
        setup: &Setup,
        quest: Quest,
        progress: &mut dyn FnMut(u64),
    ) -> Result<Vec<SetUp>, SetupError>;

    /// Fits the evaluation on games the players of a plan play.
    fn fit(
        &self,
        data: &Data,
        plan: &Plan,
        lessons: Lessons,
        progress: &(dyn Fn(u64) + Sync),
    ) -> Result<Fitting, SetupError>;

    /// Tunes what a side's scripted commander goes by. `progress` is told how many games have just been finished.
    fn tune(&self, data: &Data, drill: &Drill, progress: &(dyn Fn(u64) + Sync)) -> Result<Drilled, SetupError>;

    /// Analyses a finished game; [`crate::Shelf::analyse`] gives every term its words, too.
    fn analyse(
        &self,
        data: &Data,
        record: &Record,
        allowance: &Allowance,
        progress: &mut dyn FnMut(f64) -> bool,
    ) -> Result<Analysis, AnalysisProblem>;

    /// Compares a plan with the one that was played; [`crate::Shelf::compare`] gives every term its words, too.
    fn compare(
        &self,
        data: &Data,
        record: &Record,
        at: usize,
        tried: &[String],
        allowance: &Allowance,
    ) -> Result<Compared, AnalysisProblem>;

    /// Plays the games of a plan and tells what luck, drift and forecasts came to.
    fn survey(&self, data: &Data, plan: &Plan, progress: &(dyn Fn(u64) + Sync)) -> Result<Survey, SetupError>;

    /// Checks everything in the data that only the title understands.
    fn check(&self, data: &Data, report: &mut Report);
}

struct OnShelf<T>(PhantomData<fn() -> T>);

impl<T: Tactics> Shelved for OnShelf<T> {
    fn id(&self) -> &'static str {
        T::ID
    }

    fn rules_version(&self) -> u32 {
        T::RULES_VERSION
    }

    fn scenarios(&self, data: &Data) -> Result<Vec<ScenarioInfo>, DataError> {
        T::scenarios(data)
    }

    fn options(&self, data: &Data) -> Result<OptionTable, DataError> {
        let file = format!("{}/options.toml", T::ID);
        OptionTable::parse(&file, &data.require(&file)?)
    }

    fn charts(&self, data: &Data) -> Result<Vec<ChartView>, DataError> {
        T::charts(data)
    }

    fn open(&self, data: &Data, setup: &Setup, key: DiceKey) -> Result<Box<dyn Table>, SetupError> {
        let world = Arc::new(T::build(data, setup)?);
        let game = Game::<T>::new(world, key);
        Ok(Box::new(Live::new(game, data, setup.scenario_text.clone())))
    }

    fn replay(
        &self,
        data: &Data,
        record: &Record,
        upto: Option<usize>,
        key: DiceKey,
    ) -> Result<Replayed, ReplayProblem> {
        replay::replay::<T>(data, record, upto, key)
    }

    fn simulate(&self, data: &Data, plan: &Plan, progress: &(dyn Fn(u64) + Sync)) -> Result<Totals, SetupError> {
        sim::simulate::<T>(data, plan, &self.options(data)?, progress)
    }

    fn simulate_one(&self, data: &Data, plan: &Plan, game: u64) -> Result<Box<dyn Table>, SetupError> {
        sim::simulate_one::<T>(data, plan, &self.options(data)?, game)
    }

    fn fight(&self, data: &Data, bout: &Bout, progress: &(dyn Fn(&Fought) + Sync)) -> Result<Vec<Fought>, SetupError> {
        arena::fight::<T>(data, bout, progress)
    }

    fn find_set_ups(
        &self,
        data: &Data,
        setup: &Setup,
        quest: Quest,
        progress: &mut dyn FnMut(u64),
    ) -> Result<Vec<SetUp>, SetupError> {
        Ok(find_set_ups::<T>(&T::build(data, setup)?, quest, progress))
    }

    fn fit(
        &self,
        data: &Data,
        plan: &Plan,
        lessons: Lessons,
        progress: &(dyn Fn(u64) + Sync),
    ) -> Result<Fitting, SetupError> {
        fit::fit_on_games::<T>(data, plan, lessons, progress)
    }

    fn tune(&self, data: &Data, drill: &Drill, progress: &(dyn Fn(u64) + Sync)) -> Result<Drilled, SetupError> {
        tune::tune::<T>(data, drill, progress)
    }

    fn analyse(
        &self,
        data: &Data,
        record: &Record,
        allowance: &Allowance,
        progress: &mut dyn FnMut(f64) -> bool,
    ) -> Result<Analysis, AnalysisProblem> {
        analysis::analyse_record::<T>(data, record, allowance, progress)
    }

    fn compare(
        &self,
        data: &Data,
        record: &Record,
        at: usize,
        tried: &[String],
        allowance: &Allowance,
    ) -> Result<Compared, AnalysisProblem> {
        analysis::compare_plan::<T>(data, record, at, tried, allowance)
    }

    fn survey(&self, data: &Data, plan: &Plan, progress: &(dyn Fn(u64) + Sync)) -> Result<Survey, SetupError> {
        analysis::survey::<T>(data, plan, progress)
    }

    fn check(&self, data: &Data, report: &mut Report) {
        check::check_title::<T>(self, data, report);
    }
}
