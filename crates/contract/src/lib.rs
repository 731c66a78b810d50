//! What every title promises, as checks for its tests: one harness for all titles.
//!
//! A title's tests give a type that implements [`Invariants`] and call the checks with seeds.
//! Each check plays random games and says in a [`Breach`] which seed and step broke the promise.
//!
//! | promise | check |
//! | --- | --- |
//! | games end, states hold together | [`games::ends`] |
//! | results depend on the seed alone | [`games::same_on_every_thread`] |
//! | every listed choice is accepted | [`choices::listed_are_accepted`] |
//! | no other choice is | [`choices::unlisted_are_refused`], [`choices::accepted_are_listed`] |
//! | notation reads back | [`choices::notations_read_back`] |
//! | what is shown exists | [`shown::names_exist`], [`shown::odds_add_up`] |
//! | replay equals play | [`records::replay_equals_play`], [`records::cut_records_are_refused`] |
//! | undo equals never done | [`records::undo_equals_never_done`] |
//! | hashes tell states apart | [`hashes::tell_states_apart`] |
//! | secrets are kept until the end | [`secrets::kept`], [`secrets::sealed_records`] |
//! | what is spoilt is refused or plays | [`spoilt`] |
//! | kept games replay | [`golden`] |
//! | the computer solves positions | [`positions::are_solved`] |
//! | it decides without the dice to come | [`players::decide_without_the_dice`] |
//!
//! [`bench::Bench`] is a title with its committed data, [`scripted::Scripted`] plays activations to be measured, [`fuzz`] spoils texts, [`cups`] is a toy with secrets.

pub mod bench;
pub mod chance;
pub mod choices;
pub mod cups;
mod folder;
pub mod fuzz;
pub mod games;
pub mod golden;
pub mod hashes;
pub mod players;
pub mod positions;
pub mod records;
pub mod scripted;
pub mod secrets;
pub mod shown;
pub mod spoilt;
pub mod walk;
pub mod words;

use std::collections::BTreeSet;

pub use folder::DataFolder;
use kernel::Title;
use proptest::test_runner::{Config, RngSeed};

/// What a title's tests add to the promises all titles make.
pub trait Invariants: 'static {
    /// The title.
    type Title: Title;

    /// More acts than any stage of the title allows.
    const MOST_ACTS: u64;

    /// What must hold in every state, or what does not.
    fn hold(world: &World<Self>, state: &State<Self>) -> Result<(), String>;

    /// What must hold between a state and the next, or what does not.
    fn follow(
        world: &World<Self>,
        before: &State<Self>,
        after: &State<Self>,
        events: &[Event<Self>],
    ) -> Result<(), String>;

    /// The ids of all units that can be named.
    fn units(world: &World<Self>) -> BTreeSet<String>;

    /// The ids of all places that can be named.
    fn places(world: &World<Self>) -> BTreeSet<String>;

    /// Words that occur in choices, apart from units and places.
    fn words() -> &'static [&'static str];

    /// Every choice that can be written at all.
    fn every_choice(world: &World<Self>) -> Vec<Choice<Self>>;
}

/// The world of the title.
pub type World<I> = <<I as Invariants>::Title as Title>::World;
/// The state of the title.
pub type State<I> = <<I as Invariants>::Title as Title>::State;
/// A choice of the title.
pub type Choice<I> = <<I as Invariants>::Title as Title>::Choice;
/// An event of the title.
pub type Event<I> = <<I as Invariants>::Title as Title>::Event;

/// A broken promise, with the game to reproduce it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("game {seed}, choice {step}{}: {problem}", choice.as_ref().map(|c| format!(" ({c})")).unwrap_or_default())]
pub struct Breach {
    /// The seed of the random game.
    pub seed: u64,
    /// How many choices had been made.
    pub step: usize,
    /// The choice it is about.
    pub choice: Option<String>,
    /// What is wrong.
    pub problem: String,
}

/// Environment variable that asks for the long runs.
pub const LONG: &str = "BRIGADIER_LONG";

/// A number of games or tries: `usual`, or `long` if long runs are asked for.
pub fn tries(usual: u32, long: u32) -> u32 {
    if std::env::var_os(LONG).is_some_and(|value| value != "0") { long } else { usual }
}

/// The settings of property tests: the same cases on every machine, so that a failure is a failure
/// for everybody.
pub fn cases(usual: u32, long: u32) -> Config {
    Config { cases: tries(usual, long), failure_persistence: None, rng_seed: RngSeed::Fixed(1861), ..Config::default() }
}
