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

    /// The player of a side.
    pub const fn of(side: Side) -> Viewer {
        match side {
            Side::Union => Viewer::Union,
            Side::Confederate => Viewer::Confederate,
        }
    }

    /// Who looks at the one screen of a table: the only person who plays; of two, whoever is asked;
    /// without any, a spectator. `asked` is `None` when the game is over, and then nothing is secret.
    pub const fn at_screen(people: BySide<bool>, asked: Option<Side>) -> Viewer {
        match (asked, people) {
            (None, _) => Viewer::Referee,
            (Some(side), BySide { union: true, confederate: true }) => Viewer::of(side),
            (_, BySide { union: true, .. }) => Viewer::Union,
            (_, BySide { confederate: true, .. }) => Viewer::Confederate,
            _ => Viewer::Spectator,
        }
    }

    /// True if somebody at that screen may look as this viewer. Where one person plays against a
    /// computer, the computer's secrets stay its own; where two share the screen, or nobody plays,
    /// looking at everything is their own agreement.
    pub const fn may_look(self, people: BySide<bool>, asked: Option<Side>) -> bool {
        let alone = people.union != people.confederate;
        match self {
            Viewer::Spectator => true,
            _ if asked.is_none() || !alone => true,
            Viewer::Union => people.union,
            Viewer::Confederate => people.confederate,
            Viewer::Referee => false,
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

#[cfg(test)]
mod tests {
    use super::*;

    const ASKED: Option<Side> = Some(Side::Confederate);

    #[test]
    fn the_screen_belongs_to_who_plays_at_it() {
        let at = |union, confederate| Viewer::at_screen(BySide::new(union, confederate), ASKED);
        assert_eq!(at(true, false), Viewer::Union);
        assert_eq!(at(false, true), Viewer::Confederate);
        assert_eq!(at(true, true), Viewer::Confederate);
        assert_eq!(at(false, false), Viewer::Spectator);
        assert_eq!(Viewer::at_screen(BySide::new(true, false), None), Viewer::Referee);
    }

    #[test]
    fn against_a_computer_nobody_looks_into_its_hand() {
        let alone = BySide::new(true, false);
        assert!(Viewer::Union.may_look(alone, ASKED) && Viewer::Spectator.may_look(alone, ASKED));
        assert!(!Viewer::Confederate.may_look(alone, ASKED) && !Viewer::Referee.may_look(alone, ASKED));
        assert!(Viewer::Referee.may_look(alone, None) && Viewer::Confederate.may_look(alone, None));
        assert!(Viewer::Referee.may_look(BySide::new(true, true), ASKED));
        assert!(Viewer::Referee.may_look(BySide::new(false, false), ASKED));
    }
}
