//! What every Brigadier title stands on, and nothing about any of them.
//!
//! A game is a pure function `(world, state, choice, dice) -> (state, events)`.
//! This crate holds the nouns of that sentence: [`board::Board`], [`dice::Dice`],
//! [`title::Title`], [`record::Record`], the exact [`odds`] over any rules
//! function, and the [`view::View`] a player is shown.

pub mod bits;
pub mod board;
pub mod data;
pub mod dice;
pub mod evaluation;
pub mod game;
pub mod hash;
pub mod hex;
pub mod leanings;
pub mod library;
pub mod listing;
pub mod odds;
pub mod options;
pub mod reach;
pub mod record;
pub mod secret;
pub mod side;
pub mod tactics;
pub mod text;
pub mod title;
pub mod view;

pub use board::{Board, EdgeId, PlaceId};
pub use dice::{Dice, Purpose};
pub use evaluation::{Term, Weights};
pub use leanings::{Leaners, Leaning};
pub use library::{DataError, Library};
pub use options::{OptionSpec, OptionTable, OptionValues};
pub use secret::{Audience, Secret};
pub use side::{BySide, Side, Viewer};
pub use tactics::{Aim, Appeal, Census, Habit, Searching, Tactics};
pub use text::{Arg, Text};
pub use title::{Asked, NotationError, Outcome, Refusal, RuleId, Setup, Title};
