//! The evaluation of positions: a weighted sum of terms, read as the chance to win.
//!
//! The weights are data (`commander/<title>.toml`, beside the title's own folder, so that a record does not depend
//! on them), fitted on games of the computer against itself.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::data;
use crate::leanings::Leanings;
use crate::library::{DataError, Library};
use crate::side::Side;

/// Something the evaluation looks at.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Term {
    /// Its name in the data file; the message that names it to people is `PREFIX-term-NAME`.
    pub name: &'static str,
    /// Its weight while nothing has been fitted.
    pub start: f64,
}

impl Term {
    /// A term with the weight it starts from.
    pub const fn new(name: &'static str, start: f64) -> Term {
        Term { name, start }
    }
}

/// Most terms a title may have: they are summed on the stack.
pub const MOST_TERMS: usize = 48;

/// What the sum of the weighted terms has meant in games: a rising line through points, logit by logit. Without
/// points the sum means itself.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Curve(Vec<[f64; 2]>);

impl Curve {
    /// A line through points; nothing if they do not rise or are no sensible numbers.
    pub fn through(points: Vec<[f64; 2]>) -> Option<Curve> {
        let curve = Curve(points);
        curve.is_sound().then_some(curve)
    }

    fn is_sound(&self) -> bool {
        let sensible = self.0.iter().flatten().all(|number| number.is_finite() && number.abs() <= 1000.0);
        let rising = self.0.iter().zip(self.0.iter().skip(1)).all(|(a, b)| a[0] < b[0] && a[1] < b[1]);
        sensible && rising
    }

    /// The points.
    pub fn points(&self) -> &[[f64; 2]] {
        &self.0
    }

    /// What a sum means. Beyond the ends the line goes straight on.
    pub fn at(&self, sum: f64) -> f64 {
        let after = self.0.partition_point(|point| point[0] <= sum).clamp(1, self.0.len().saturating_sub(1).max(1));
        match (self.0.get(after - 1), self.0.get(after)) {
            (Some(a), Some(b)) => a[1] + (sum - a[0]) * (b[1] - a[1]) / (b[0] - a[0]),
            (Some(only), None) => sum + only[1] - only[0],
            _ => sum,
        }
    }
}

/// The weights of a title's terms in one scenario.
#[derive(Clone, Debug, PartialEq)]
pub struct Weights {
    weights: Vec<f64>,
    curve: Curve,
}

impl Weights {
    /// The starting weights.
    pub fn of(terms: &[Term]) -> Weights {
        let weights = terms.iter().take(MOST_TERMS).map(|term| term.start).collect();
        Weights { weights, curve: Curve::default() }
    }

    /// The weights in the data for a scenario, those for every scenario, or the starting ones.
    pub fn read(library: &dyn Library, title: &str, scenario: &str, terms: &[Term]) -> Result<Weights, DataError> {
        let file = format!("commander/{title}.toml");
        if library.read(&file).is_none() {
            return Ok(Weights::of(terms));
        }
        let sheet: Sheet = data::table(library, &file)?;
        let curve = sheet.curve.get(scenario).or_else(|| sheet.curve.get("any")).cloned().unwrap_or_default();
        if !curve.is_sound() {
            return Err(DataError::new(file, None, "the points of a curve rise, and lie between -1000 and 1000"));
        }
        let fitted = sheet.weights.get(scenario).or_else(|| sheet.weights.get("any"));
        let Some(fitted) = fitted else { return Ok(Weights { curve, ..Weights::of(terms) }) };
        if let Some(unknown) = fitted.keys().find(|name| terms.iter().all(|term| term.name != name.as_str())) {
            return Err(DataError::new(file, None, format!("there is no term '{unknown}'")));
        }
        let weight = |term: &Term| fitted.get(term.name).copied().unwrap_or(0.0);
        let weights: Vec<f64> = terms.iter().take(MOST_TERMS).map(weight).collect();
        match weights.iter().all(|weight| weight.is_finite() && weight.abs() <= 1000.0) {
            true => Ok(Weights { weights, curve }),
            false => Err(DataError::new(file, None, "weights lie between -1000 and 1000")),
        }
    }

    /// The weights in the order of the terms.
    pub fn as_slice(&self) -> &[f64] {
        &self.weights
    }

    /// The weighted sum of features that `fill` writes; the greater it is, the better for the Union.
    pub fn sum(&self, fill: impl FnOnce(&mut [f64])) -> f64 {
        let mut features = [0.0; MOST_TERMS];
        let features = features.get_mut(..self.weights.len()).unwrap_or_default();
        fill(features);
        let sum: f64 = features.iter().zip(&self.weights).map(|(feature, weight)| feature * weight).sum();
        if sum.is_nan() { 0.0 } else { sum }
    }

    /// The Union's chance for features that `fill` writes.
    pub fn chance(&self, fill: impl FnOnce(&mut [f64])) -> f64 {
        1.0 / (1.0 + (-self.curve.at(self.sum(fill))).exp())
    }
}

/// The file of a title's weights.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Sheet {
    /// How the weights were found, by scenario.
    #[serde(default)]
    pub card: BTreeMap<String, Card>,
    /// Weights by scenario and term; `any` serves the scenarios that have none of their own.
    #[serde(default)]
    pub weights: BTreeMap<String, BTreeMap<String, f64>>,
    /// What the sums have meant in games, by scenario, likewise.
    #[serde(default)]
    pub curve: BTreeMap<String, Curve>,
    /// How the curve was found, where it is younger than the weights.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub curve_card: BTreeMap<String, Card>,
    /// What the scripted commander goes by.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub leanings: Leanings,
    /// What the searching levels start from instead.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub searchers: Leanings,
    /// How leanings were found, by scenario and side.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub tuned: BTreeMap<String, BTreeMap<String, Tuned>>,
    /// How those of the searching levels were.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub searchers_tuned: BTreeMap<String, BTreeMap<String, Tuned>>,
}

/// How leanings were found, and what they are worth.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Tuned {
    /// Against whom.
    pub against: String,
    /// Games played to find them.
    pub games: u64,
    /// Their seed.
    pub seed: u64,
    /// Games of another seed that test them.
    pub tested: u64,
    /// The side's share of those, draws half.
    pub share: f64,
    /// Its share with the leanings it had before, under the same dice.
    pub before: f64,
    /// The standard error of the difference.
    pub error: f64,
}

/// How weights or a curve were found and how well they foretell.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Card {
    /// Who played the games.
    pub players: String,
    /// Games played, those kept for the test included.
    pub games: u64,
    /// Their seed.
    pub seed: u64,
    /// Positions they were fitted on.
    pub positions: u64,
    /// Positions of other games they were tested on.
    pub tested: u64,
    /// Mean log-loss on those.
    pub log_loss: f64,
    /// That of a constant guess.
    pub log_loss_constant: f64,
    /// Mean squared error on those.
    pub brier: f64,
    /// That of a constant guess.
    pub brier_constant: f64,
    /// The largest gap between what was foretold and what came, in tenths that hold at least 200 positions.
    pub reliability_error: f64,
}

/// Set-ups of a scenario, by side.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Book {
    /// How the set-ups were found, in words.
    #[serde(default)]
    pub note: String,
    /// All of them, best first.
    #[serde(rename = "set-up", default)]
    pub set_ups: Vec<SetUp>,
}

/// A way to place the troops of a side.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct SetUp {
    /// Whose, as `union` or `confederate`.
    pub side: String,
    /// What part of the games it won, draws half.
    pub score: f64,
    /// How many games it was tried in.
    pub games: u64,
    /// The choices, in the title's notation.
    pub choices: Vec<String>,
}

impl Book {
    /// The book of a scenario, `commander/<title>/<scenario>.toml`; an empty one if there is none.
    pub fn read(library: &dyn Library, title: &str, scenario: &str) -> Result<Book, DataError> {
        let file = format!("commander/{title}/{scenario}.toml");
        if library.read(&file).is_none() {
            return Ok(Book::default());
        }
        let book: Book = data::table(library, &file)?;
        match book.set_ups.iter().find(|set_up| set_up.side.parse::<Side>().is_err()) {
            Some(wrong) => Err(DataError::new(file, None, format!("'{}' is no side", wrong.side))),
            None => Ok(book),
        }
    }

    /// The set-ups of a side that are within `margin` of its best.
    pub fn good(&self, side: Side, margin: f64) -> Vec<&SetUp> {
        let own = || self.set_ups.iter().filter(|set_up| set_up.side == side.id());
        let best = own().map(|set_up| set_up.score).fold(f64::NEG_INFINITY, f64::max);
        own().filter(|set_up| set_up.score >= best - margin).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::library::Shelfmarks;

    const TERMS: &[Term] = &[Term::new("points", 0.5), Term::new("strength", 0.1)];

    fn library(text: &str) -> Shelfmarks {
        Shelfmarks([("commander/toy.toml".to_owned(), text.to_owned())].into())
    }

    #[test]
    fn a_scenario_has_its_own_weights_or_those_of_any() {
        let files = library("[weights.any]\npoints = 2.0\n[weights.hill]\npoints = 3.0\nstrength = 1.0\n");
        let read = |scenario| Weights::read(&files, "toy", scenario, TERMS).expect("good file");
        assert_eq!(read("hill").as_slice(), [3.0, 1.0]);
        assert_eq!(read("ford").as_slice(), [2.0, 0.0]);
    }

    #[test]
    fn without_a_file_the_starting_weights_serve() {
        let none = Shelfmarks::default();
        assert_eq!(Weights::read(&none, "toy", "hill", TERMS), Ok(Weights::of(TERMS)));
    }

    #[test]
    fn a_curve_says_what_a_sum_means_and_goes_straight_on_beyond_its_ends() {
        let text = "[curve]\nhill = [[-1.0, -2.0], [0.0, 0.0], [2.0, 1.0]]\nford = [[1.0, 0.5]]\n";
        let chance = |scenario: &str, sum: f64| {
            let weights = Weights::read(&library(text), "toy", scenario, TERMS).expect("good file");
            let chance = weights.chance(|out| out.copy_from_slice(&[2.0 * sum, 0.0]));
            (chance / (1.0 - chance)).ln()
        };
        for (sum, means) in [(-2.0, -4.0), (-1.0, -2.0), (-0.5, -1.0), (1.0, 0.5), (2.0, 1.0), (4.0, 2.0)] {
            assert!((chance("hill", sum) - means).abs() < 1e-9, "{sum}");
        }
        assert!((chance("ford", 3.0) - 2.5).abs() < 1e-9);
        assert!((chance("wood", 3.0) - 3.0).abs() < 1e-9);
        for wrong in ["[[0.0, 0.0], [1.0, 0.0]]", "[[1.0, 0.0], [0.0, 1.0]]", "[[0.0, inf]]"] {
            assert!(Weights::read(&library(&format!("[curve]\nhill = {wrong}\n")), "toy", "hill", TERMS).is_err());
        }
    }

    #[test]
    fn unknown_terms_and_wild_weights_are_refused() {
        for text in ["[weights.any]\nmorale = 1.0\n", "[weights.any]\npoints = inf\n", "[weights.any]\npoints = 1e9\n"]
        {
            assert!(Weights::read(&library(text), "toy", "hill", TERMS).is_err(), "{text}");
        }
    }

    #[test]
    fn the_book_offers_what_is_nearly_the_best() {
        let text = "[[set-up]]\nside = 'union'\nscore = 0.6\ngames = 9\nchoices = ['a']\n\
                    [[set-up]]\nside = 'union'\nscore = 0.59\ngames = 9\nchoices = ['b']\n\
                    [[set-up]]\nside = 'union'\nscore = 0.5\ngames = 9\nchoices = ['c']\n";
        let files = |text: &str| Shelfmarks([("commander/toy/free.toml".to_owned(), text.to_owned())].into());
        let book = Book::read(&files(text), "toy", "free").expect("good file");
        let good: Vec<_> = book.good(Side::Union, 0.02).iter().map(|set_up| set_up.choices[0].as_str()).collect();
        assert_eq!(good, ["a", "b"]);
        assert!(book.good(Side::Confederate, 0.02).is_empty());
        assert!(Book::read(&files(&text.replace("'union'", "'unity'")), "toy", "free").is_err());
        assert_eq!(Book::read(&files(text), "toy", "other"), Ok(Book::default()));
    }

    #[test]
    fn even_features_are_an_even_chance() {
        let weights = Weights::of(TERMS);
        assert_eq!(weights.chance(|_| ()), 0.5);
        let ahead = weights.chance(|out| out.copy_from_slice(&[2.0, 0.0]));
        assert!((ahead - 1.0 / (1.0 + (-1.0_f64).exp())).abs() < 1e-12);
    }
}
