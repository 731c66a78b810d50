//! Leanings: the numbers a title's scripted commander goes by when it weighs one thing against another.
//!
//! They are data like the weights of the evaluation (`commander/<title>.toml`), by scenario and side, and can be tuned on
//! games of the computer against itself. What the file does not name is as the title has it.

use std::collections::BTreeMap;

use crate::data;
use crate::evaluation::Sheet;
use crate::library::{DataError, Library};
use crate::side::Side;

/// One of the numbers.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Leaning {
    /// Its name in the code.
    pub name: &'static str,
    /// What it is unless the data say otherwise; never nothing.
    pub plain: f64,
}

impl Leaning {
    /// Its name in the data file.
    pub fn id(&self) -> String {
        self.name.replace('_', "-")
    }
}

/// Most times that a leaning may be more or less than its plain value.
pub const FARTHEST: f64 = 20.0;

/// Leanings by scenario, side and name, as they stand in a data file.
pub type Leanings = BTreeMap<String, BTreeMap<String, BTreeMap<String, f64>>>;

/// For whom leanings are meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Leaners {
    /// The scripted commander, and so everybody.
    Script,
    /// The searching levels, which start from them instead of the script's.
    Searchers,
}

/// The leanings of a side in a scenario, in the order of `all`; nothing if the data have none for them.
pub fn read(
    library: &dyn Library,
    title: &str,
    scenario: &str,
    (whose, side): (Leaners, Side),
    all: &[Leaning],
) -> Result<Option<Vec<f64>>, DataError> {
    let file = format!("commander/{title}.toml");
    if library.read(&file).is_none() {
        return Ok(None);
    }
    let sheet: Sheet = data::table(library, &file)?;
    let table = match whose {
        Leaners::Script => &sheet.leanings,
        Leaners::Searchers => &sheet.searchers,
    };
    let sides = table.get(scenario).or_else(|| table.get("any"));
    if let Some(unknown) = sides.and_then(|sides| sides.keys().find(|side| side.parse::<Side>().is_err())) {
        return Err(DataError::new(file, None, format!("'{unknown}' is no side")));
    }
    let Some(numbers) = sides.and_then(|sides| sides.get(side.id())) else { return Ok(None) };
    if let Some(unknown) = numbers.keys().find(|name| all.iter().all(|leaning| leaning.id() != **name)) {
        return Err(DataError::new(file, None, format!("there is no leaning '{unknown}'")));
    }
    let of = |leaning: &Leaning| numbers.get(&leaning.id()).copied().unwrap_or(leaning.plain);
    let sensible = |leaning: &Leaning| (1.0 / FARTHEST..=FARTHEST).contains(&(of(leaning) / leaning.plain));
    match all.iter().find(|leaning| !sensible(leaning)) {
        Some(wild) => Err(DataError::new(
            file,
            None,
            format!("'{}' is {} here; it lies within {FARTHEST} times of {}", wild.id(), of(wild), wild.plain),
        )),
        None => Ok(Some(all.iter().map(of).collect())),
    }
}

/// What a whim makes of a leaning, as so many times that: from a quarter to four times in even steps.
const WHIMS: [f64; 9] = [0.25, 0.35, 0.5, 0.7, 1.0, 1.4, 2.0, 2.8, 4.0];

/// How a whim shakes leanings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whim {
    /// All of them, to a quarter or four times at most.
    Free,
    /// One of four, likewise.
    Choosy,
    /// All of them, to an eighth or eight times at most.
    Wild,
}

impl Whim {
    /// All of them.
    pub const ALL: [Whim; 3] = [Whim::Free, Whim::Choosy, Whim::Wild];
}

/// Numbers as a whim has them, each shaken by itself, and the same for the same key: another way to go about the same
/// thing, for who has to find out which ways there are.
pub fn shaken(numbers: &[f64], whim: Whim, key: u64) -> Vec<f64> {
    let mut drawn = key;
    let mut draw = |many: usize| {
        drawn = drawn.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (drawn >> 33) as usize % many
    };
    let mut times = || {
        let times = WHIMS.get(draw(WHIMS.len())).copied().unwrap_or(1.0);
        match whim {
            Whim::Choosy if draw(4) > 0 => 1.0,
            Whim::Free | Whim::Choosy => times,
            Whim::Wild => times * times.sqrt(),
        }
    };
    numbers.iter().map(|number| number * times()).collect()
}

/// Declares the leanings of a title: a struct of numbers, what they are unless the data say otherwise, and their names.
#[macro_export]
macro_rules! leanings {
    ($(#[$about:meta])* pub struct $Name:ident { $($(#[$doc:meta])* $name:ident = $plain:expr,)+ }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq)]
        pub struct $Name { $($(#[$doc])* pub $name: f64,)+ }

        impl $Name {
            /// As the title has them.
            pub const PLAIN: $Name = $Name { $($name: $plain,)+ };
            /// Their names and plain values, in the order of the numbers.
            pub const ALL: &'static [$crate::leanings::Leaning] =
                &[$($crate::leanings::Leaning { name: stringify!($name), plain: $plain },)+];

            /// From numbers in their order; those that are missing are plain.
            pub fn of(numbers: &[f64]) -> $Name {
                let mut leanings = $Name::PLAIN;
                let mut numbers = numbers.iter();
                $(if let Some(number) = numbers.next() { leanings.$name = *number; })+
                leanings
            }

            /// The numbers in their order.
            pub fn numbers(&self) -> Vec<f64> {
                vec![$(self.$name,)+]
            }
        }
    };
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::library::Shelfmarks;

    leanings! {
        /// Two of them.
        pub struct Two {
            /// How much.
            daring = 0.5,
            /// How far.
            long_way = 4.0,
        }
    }

    fn found(text: &str, scenario: &str, side: Side) -> Result<Option<Vec<f64>>, DataError> {
        let files = Shelfmarks([("commander/toy.toml".to_owned(), text.to_owned())].into());
        read(&files, "toy", scenario, (Leaners::Script, side), Two::ALL)
    }

    #[test]
    fn what_the_data_do_not_name_is_plain() {
        let text = "[leanings.hill.union]\nlong-way = 3.0\n";
        assert_eq!(found(text, "hill", Side::Union), Ok(Some(vec![0.5, 3.0])));
        assert_eq!(found(text, "hill", Side::Confederate), Ok(None));
        assert_eq!(found(text, "ford", Side::Union), Ok(None));
        assert_eq!(read(&Shelfmarks::default(), "toy", "hill", (Leaners::Script, Side::Union), Two::ALL), Ok(None));
    }

    #[test]
    fn a_whim_shakes_every_number_by_itself_and_always_the_same() {
        let plain = [1.0; 40];
        for (whim, most) in Whim::ALL.into_iter().zip([4.0, 4.0, 8.0]) {
            let shaken_by = |key| shaken(&plain, whim, key);
            assert_eq!(shaken_by(5), shaken_by(5));
            assert_ne!(shaken_by(5), shaken_by(6));
            assert!((0..50).flat_map(shaken_by).all(|number| (1.0 / most..=most).contains(&number)));
            assert!((0..50).flat_map(shaken_by).any(|number| number > 0.99 * most), "{whim:?} goes so far");
            let mean = (0..500).flat_map(shaken_by).map(f64::ln).sum::<f64>() / 20_000.0;
            assert!(mean.abs() < 0.03, "as often more as less: {mean}");
        }
    }

    #[test]
    fn a_choosy_whim_leaves_most_as_they_are() {
        let left =
            (0..500).flat_map(|key| shaken(&[1.0; 40], Whim::Choosy, key)).filter(|number| *number == 1.0).count();
        assert!((15_000..16_500).contains(&left), "three quarters of 20,000 and a ninth of the rest: {left}");
    }

    #[test]
    fn the_searching_levels_have_their_own() {
        let text = "[searchers.any.confederate]\ndaring = 1.0\n";
        let files = Shelfmarks([("commander/toy.toml".to_owned(), text.to_owned())].into());
        let of = |whose| read(&files, "toy", "hill", (whose, Side::Confederate), Two::ALL);
        assert_eq!(of(Leaners::Searchers), Ok(Some(vec![1.0, 4.0])));
        assert_eq!(of(Leaners::Script), Ok(None));
    }

    #[test]
    fn unknown_names_and_wild_numbers_are_refused() {
        for text in [
            "[leanings.hill.union]\nfar-way = 3.0\n",
            "[leanings.hill.unity]\nlong-way = 3.0\n",
            "[leanings.hill.union]\nlong-way = 0.0\n",
            "[leanings.hill.union]\nlong-way = 81.0\n",
            "[leanings.hill.union]\nlong-way = nan\n",
        ] {
            assert!(found(text, "hill", Side::Union).is_err(), "{text}");
        }
    }

    #[test]
    fn numbers_go_back_and_forth() {
        let two = Two::of(&[0.7]);
        assert_eq!(two, Two { daring: 0.7, ..Two::PLAIN });
        assert_eq!(Two::of(&two.numbers()), two);
    }
}
