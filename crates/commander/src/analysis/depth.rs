//! How thoroughly a game is looked at.

use std::fmt;
use std::str::FromStr;

use crate::FULL_NODES;

/// How thoroughly a game is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Depth {
    /// Dice and chances only; no plan is judged.
    Luck,
    /// A twentieth of what a player would spend on each activation.
    Quick,
    /// What a player would spend.
    Full,
    /// Four times that.
    Deep,
}

impl Depth {
    /// All of them, the shallowest first.
    pub const ALL: [Depth; 4] = [Depth::Luck, Depth::Quick, Depth::Full, Depth::Deep];

    /// The word for it.
    pub const fn id(self) -> &'static str {
        match self {
            Depth::Luck => "luck",
            Depth::Quick => "quick",
            Depth::Full => "full",
            Depth::Deep => "deep",
        }
    }

    /// States a search may reach for each activation.
    pub const fn nodes(self) -> u64 {
        match self {
            Depth::Luck => 0,
            Depth::Quick => FULL_NODES / 20,
            Depth::Full => FULL_NODES,
            Depth::Deep => FULL_NODES * 4,
        }
    }
}

impl fmt::Display for Depth {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// A word that names no depth.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("'{0}' is no depth of an analysis; say 'luck', 'quick', 'full' or 'deep'")]
pub struct UnknownDepth(pub String);

impl FromStr for Depth {
    type Err = UnknownDepth;

    fn from_str(word: &str) -> Result<Depth, UnknownDepth> {
        Depth::ALL.into_iter().find(|depth| depth.id() == word).ok_or_else(|| UnknownDepth(word.to_owned()))
    }
}
