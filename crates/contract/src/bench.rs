//! A title and its data, for its tests: worlds of its scenarios with any options.

use std::marker::PhantomData;

use kernel::library::Shelfmarks;
use kernel::title::SetupError;
use kernel::{DataError, Library, OptionTable, OptionValues, Setup, Title, data};

use crate::DataFolder;
use crate::chance::Chance;

/// A title's data, read once.
pub struct Bench<T: Title> {
    /// Its files.
    pub library: Shelfmarks,
    /// Its options.
    pub options: OptionTable,
    title: PhantomData<fn() -> T>,
}

impl<T: Title> Bench<T> {
    /// Reads the data of the title.
    pub fn new() -> Result<Bench<T>, DataError> {
        let disk = DataFolder::new();
        let folders = [T::ID.to_owned(), format!("{}/scenarios", T::ID)];
        let paths = folders.iter().flat_map(|folder| disk.list(folder));
        let files = paths.filter_map(|path| {
            let text = disk.read(&path)?.into_owned();
            Some((path, text))
        });
        let library = Shelfmarks(files.collect());
        let options = data::options(&library, T::ID)?;
        Ok(Bench { library, options, title: PhantomData })
    }

    /// A value by chance for every option that means something in the scenario.
    pub fn random_options(&self, scenario: &str, seed: u64) -> OptionValues {
        let mut chance = Chance::new(seed ^ 0x0971_0115);
        let specs = self.options.options.iter().filter(|spec| spec.applies_to(scenario));
        specs.filter_map(|spec| Some((spec.id.clone(), chance.pick(&spec.values)?.clone()))).collect()
    }

    /// Every option at another value than its default.
    pub fn all_options(&self, scenario: &str) -> OptionValues {
        let specs = self.options.options.iter().filter(|spec| spec.applies_to(scenario));
        let other =
            specs.filter_map(|spec| Some((spec.id.clone(), spec.values.iter().find(|v| **v != spec.default)?.clone())));
        other.collect()
    }

    /// A world of a scenario with these options.
    pub fn world(&self, scenario: &str, options: OptionValues) -> Result<T::World, SetupError> {
        T::build(&self.library, &Setup { scenario: scenario.to_owned(), scenario_text: None, options })
    }

    /// A world of a scenario file handed in.
    pub fn world_of(&self, text: &str) -> Result<T::World, SetupError> {
        let setup = Setup { scenario: "given".to_owned(), scenario_text: Some(text.to_owned()), ..Setup::default() };
        T::build(&self.library, &setup)
    }

    /// The text of a scenario file of the title.
    pub fn scenario_text(&self, id: &str) -> Result<String, DataError> {
        Ok(self.library.require(&format!("{}/scenarios/{id}.toml", T::ID))?.into_owned())
    }
}
