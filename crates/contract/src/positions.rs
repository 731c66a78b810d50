//! Positions that a good player solves: the full search solves them too, and makes none of the plans he never makes.
//!
//! A title's folder of positions holds a scenario file for each, and `positions.toml` with what is expected of them.

use std::collections::BTreeMap;
use std::io;
use std::path::Path;

use commander::{Computer, Kind, Level, Player};
use kernel::dice::LiveDice;
use kernel::title::SetupError;
use kernel::{BySide, Refusal, Setup, Side, Tactics, Title};
use serde::Deserialize;

use crate::DataFolder;

/// Nodes of the search.
const NODES: u64 = 20_000;
/// A title has at least so many positions.
const LEAST: usize = 10;
/// So many of a hundred positions may stay unsolved.
const MOST_UNSOLVED: usize = 15;

/// What a title adds to its positions.
pub trait Positions {
    /// The title.
    type Title: Tactics;

    /// The seed of the dice.
    const SEED: u64;

    /// True once what `side` has planned at the start is carried out: the plan is judged up to there.
    fn is_over(world: &World<Self>, start: &State<Self>, state: &State<Self>, side: Side) -> bool;

    /// A choice as the expectations write it.
    fn written(world: &World<Self>, state: &State<Self>, choice: &Choice<Self>) -> String;
}

type World<P> = <<P as Positions>::Title as Title>::World;
type State<P> = <<P as Positions>::Title as Title>::State;
type Choice<P> = <<P as Positions>::Title as Title>::Choice;

/// Why positions are not solved.
#[derive(Debug, thiserror::Error)]
pub enum Unsolved {
    /// A file cannot be read.
    #[error("{file}: {error}")]
    File {
        /// Which.
        file: String,
        /// Why.
        error: io::Error,
    },
    /// The expectations cannot be read.
    #[error("positions.toml: {0}")]
    Sheet(#[from] toml::de::Error),
    /// A position cannot be set up.
    #[error("{id}: {error}")]
    SetUp {
        /// Which.
        id: String,
        /// Why.
        error: SetupError,
    },
    /// A choice of the search is refused.
    #[error("{id}: {refusal}")]
    Refused {
        /// The position.
        id: String,
        /// Why.
        refusal: Refusal,
    },
    /// There are not enough positions.
    #[error("{0} positions, at least {LEAST} are wanted")]
    TooFew(usize),
    /// Plans nobody should make, each with the choice that is forbidden.
    #[error("forbidden: {0:#?}")]
    Forbidden(Vec<(String, String, Vec<String>)>),
    /// Too many plans that do not solve their positions.
    #[error("unsolved: {0:#?}")]
    TooMany(Vec<(String, Vec<String>)>),
}

/// What is expected of a position.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Expected {
    side: Side,
    #[serde(default)]
    good: Vec<String>,
    #[serde(default)]
    all: Vec<String>,
    #[serde(default)]
    never: Vec<String>,
}

impl Expected {
    fn is_solved_by(&self, plan: &[String]) -> bool {
        let good = self.good.is_empty() || self.good.iter().any(|choice| plan.contains(choice));
        good && self.all.iter().all(|choice| plan.contains(choice))
    }

    fn forbidden(&self, plan: &[String]) -> Option<&String> {
        self.never.iter().find(|choice| plan.contains(choice))
    }
}

/// True where the enemy of `side` starts to plan.
pub fn enemy_plans<T: Tactics>(world: &T::World, state: &T::State, side: Side) -> bool {
    T::to_choose(world, state).is_some_and(|asked| asked != side) && T::at_boundary(world, state)
}

/// The full search solves the positions of the folder and makes no forbidden plan.
pub fn are_solved<P: Positions>(folder: &Path) -> Result<(), Unsolved> {
    let positions: BTreeMap<String, Expected> = toml::from_str(&read(folder, "positions.toml")?)?;
    if positions.len() < LEAST {
        return Err(Unsolved::TooFew(positions.len()));
    }
    let (mut unsolved, mut forbidden) = (Vec::new(), Vec::new());
    for (id, expected) in &positions {
        let world = set_up::<P>(folder, id)?;
        let played = played::<P>(&world, expected.side);
        let plan = played.map_err(|refusal| Unsolved::Refused { id: id.clone(), refusal })?;
        if let Some(choice) = expected.forbidden(&plan) {
            forbidden.push((id.clone(), choice.clone(), plan.clone()));
        }
        if !expected.is_solved_by(&plan) {
            unsolved.push((id.clone(), plan));
        }
    }
    if !forbidden.is_empty() {
        return Err(Unsolved::Forbidden(forbidden));
    }
    if unsolved.len() * 100 > positions.len() * MOST_UNSOLVED {
        return Err(Unsolved::TooMany(unsolved));
    }
    Ok(())
}

fn read(folder: &Path, file: &str) -> Result<String, Unsolved> {
    std::fs::read_to_string(folder.join(file)).map_err(|error| Unsolved::File { file: file.to_owned(), error })
}

fn set_up<P: Positions>(folder: &Path, id: &str) -> Result<World<P>, Unsolved> {
    let scenario = format!("{id}.toml");
    let text = read(folder, &scenario)?;
    let setup = Setup { scenario, scenario_text: Some(text), ..Setup::default() };
    P::Title::build(&DataFolder::new(), &setup).map_err(|error| Unsolved::SetUp { id: id.to_owned(), error })
}

/// What the full search does, against a commander without one, until its plan is carried out.
fn played<P: Positions>(world: &World<P>, side: Side) -> Result<Vec<String>, Refusal> {
    let seat = |of: Side| {
        let level = if of == side { Level::Army } else { Level::Regular };
        Computer::<P::Title>::with_nodes(Kind::of(level), NODES, 1, 0, of)
    };
    let mut players = BySide::new(seat(Side::Union), seat(Side::Confederate));
    let mut dice = LiveDice::for_game(P::SEED, 1);
    let start = P::Title::start(world);
    let mut state = start.clone();
    let (mut list, mut events, mut plan) = (Vec::new(), Vec::new(), Vec::new());
    while let Some(asked) = P::Title::to_choose(world, &state) {
        if P::is_over(world, &start, &state, side) {
            break;
        }
        P::Title::choices(world, &state, &mut list);
        let picked = if list.len() == 1 { 0 } else { players[asked].pick(world, &state, &list) };
        let choice = &list[picked];
        if asked == side {
            plan.push(P::written(world, &state, choice));
        }
        P::Title::choose(world, &mut state, choice, &mut dice, &mut events)?;
    }
    Ok(plan)
}
