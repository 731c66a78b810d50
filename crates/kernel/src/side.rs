//! The two sides, and who is looking.

use std::fmt;
use std::ops::{Index, IndexMut};
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// One of the two armies. The Union always comes first in lists.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    /// United States.
    Union,
    /// Confederate States.
    Confederate,
}

impl Side {
    /// Both sides, Union first.
    pub const BOTH: [Side; 2] = [Side::Union, Side::Confederate];

    /// The opponent.
    pub const fn other(self) -> Side {
        match self {
            Side::Union => Side::Confederate,
            Side::Confederate => Side::Union,
        }
    }

    /// 0 for the Union, 1 for the Confederates.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The word used in data files, records and JSON.
    pub const fn id(self) -> &'static str {
        match self {
            Side::Union => "union",
            Side::Confederate => "confederate",
        }
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// A word that is neither `union` nor `confederate`.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("'{0}' is no side; say 'union' or 'confederate'")]
pub struct UnknownSide(pub String);

impl FromStr for Side {
    type Err = UnknownSide;

    fn from_str(word: &str) -> Result<Side, UnknownSide> {
        match word {
            "union" => Ok(Side::Union),
            "confederate" => Ok(Side::Confederate),
            _ => Err(UnknownSide(word.to_owned())),
        }
    }
}

/// One value for each side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct BySide<T> {
    /// The Union's value.
    pub union: T,
    /// The Confederates' value.
    pub confederate: T,
}

impl<T> BySide<T> {
    /// Makes the pair, Union first.
    pub const fn new(union: T, confederate: T) -> Self {
        BySide { union, confederate }
    }
}

impl<T> Index<Side> for BySide<T> {
    type Output = T;

    fn index(&self, side: Side) -> &T {
        match side {
            Side::Union => &self.union,
            Side::Confederate => &self.confederate,
        }
    }
}

impl<T> IndexMut<Side> for BySide<T> {
    fn index_mut(&mut self, side: Side) -> &mut T {
        match side {
            Side::Union => &mut self.union,
            Side::Confederate => &mut self.confederate,
        }
    }
}

/// Who a view is made for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Viewer {
    /// The Union player.
    Union,
    /// The Confederate player.
    Confederate,
    /// Somebody who watches and may know only what both sides know.
    Spectator,
    /// Somebody who may know all: one person playing both sides, or anybody after the game.
    Referee,
}

impl Viewer {
    /// The word used on the command line and in JSON.
    pub const fn id(self) -> &'static str {
        match self {
            Viewer::Union => "union",
            Viewer::Confederate => "confederate",
            Viewer::Spectator => "spectator",
            Viewer::Referee => "referee",
        }
    }

    /// True if this viewer may know what `side` keeps to itself.
    pub const fn knows(self, side: Side) -> bool {
        matches!(
            (self, side),
            (Viewer::Referee, _) | (Viewer::Union, Side::Union) | (Viewer::Confederate, Side::Confederate)
        )
    }
}

/// A word that names no viewer.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("'{0}' is no viewer; say 'union', 'confederate', 'spectator' or 'referee'")]
pub struct UnknownViewer(pub String);

impl FromStr for Viewer {
    type Err = UnknownViewer;

    fn from_str(word: &str) -> Result<Viewer, UnknownViewer> {
        [Viewer::Union, Viewer::Confederate, Viewer::Spectator, Viewer::Referee]
            .into_iter()
            .find(|v| v.id() == word)
            .ok_or_else(|| UnknownViewer(word.to_owned()))
    }
}
