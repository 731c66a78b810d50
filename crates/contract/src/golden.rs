//! Whole games kept as records: they replay to the hashes they were kept with.

use std::path::Path;
use std::sync::Arc;

use kernel::game::Particulars;
use kernel::hash::data_digest;
use kernel::record::{Record, prove_dice, replay};
use kernel::{BySide, OptionValues, Title};

use crate::Invariants;
use crate::bench::Bench;
use crate::records::Kept;

/// Environment variable that asks to play and keep the games anew, after a change of the rules that raises
/// their version.
pub const BLESS: &str = "BRIGADIER_BLESS";

/// A game to keep.
#[derive(Clone, Debug)]
pub struct Golden {
    /// Name of its file.
    pub name: &'static str,
    /// Scenario.
    pub scenario: &'static str,
    /// Options.
    pub options: OptionValues,
    /// Seed of its random players and dice.
    pub seed: u64,
}

impl Golden {
    /// Replays the kept game, after playing it anew if [`BLESS`] asks for it.
    pub fn check<I: Invariants>(&self, bench: &Bench<I::Title>, folder: &Path) -> Result<(), String> {
        let file = folder.join(format!("{}.record", self.name));
        if std::env::var_os(BLESS).is_some() {
            self.keep::<I>(bench, &file)?;
        }
        let text = std::fs::read_to_string(&file).map_err(|e| self.wrong(e))?;
        let record = Record::parse(&text).map_err(|e| self.wrong(e))?;
        record.check_data(&data_digest(&bench.library, I::Title::ID)).map_err(|e| self.wrong(e))?;
        let world = I::Title::build(&bench.library, &record.setup()).map_err(|e| self.wrong(e))?;
        let replayed = replay::<I::Title>(&world, &record, None).map_err(|e| self.wrong(e))?;
        if Some(replayed.hash) != record.ending.hash() {
            return Err(self.wrong("the replay comes to another state"));
        }
        prove_dice(&record.header, &replayed.played).map_err(|e| self.wrong(e))
    }

    fn keep<I: Invariants>(&self, bench: &Bench<I::Title>, file: &Path) -> Result<(), String> {
        let world = bench.world(self.scenario, self.options.clone()).map_err(|e| self.wrong(e))?;
        let kept = Kept::<I>::play(&Arc::new(world), self.seed, usize::MAX).map_err(|e| self.wrong(e))?;
        let players = BySide::new("Random".to_owned(), "Random".to_owned());
        let data_digest = data_digest(&bench.library, I::Title::ID);
        let particulars = Particulars { data_digest, players, ..Particulars::default() };
        let text = kept.game.record(&particulars).to_text().map_err(|e| self.wrong(e))?;
        std::fs::write(file, text).map_err(|e| self.wrong(e))
    }

    fn wrong(&self, problem: impl std::fmt::Display) -> String {
        format!("{}: {problem}", self.name)
    }
}
