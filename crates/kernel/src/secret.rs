//! What only some may know while a game is on.
//!
//! A [`Secret`] in a state is read by the rules under a name of its own, and by everything that
//! shows the state through [`Secret::seen_by`] alone, so what a viewer may not know is absent from
//! a view by type. Events, dice and choices have an [`Audience`]; [`told`] is the only way from an
//! event to a line that respects it. Once the game is over, everybody looks as the referee does.

use std::fmt;

use serde::{Serialize, Serializer};

use crate::side::{Side, Viewer};
use crate::title::Title;
use crate::view::EventLine;

/// Who may know something while the game is on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Audience {
    /// No secret at all.
    #[default]
    Everybody,
    /// One side.
    Only(Side),
    /// Neither side, such as which card of a shuffled deck a die has found.
    Nobody,
}

impl Audience {
    /// True if this viewer may know.
    pub const fn includes(self, viewer: Viewer) -> bool {
        match self {
            Audience::Everybody => true,
            Audience::Only(side) => viewer.knows(side),
            Audience::Nobody => matches!(viewer, Viewer::Referee),
        }
    }
}

/// A value that only some may know. Neither `Debug` nor `Serialize` gives it away.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Secret<T> {
    audience: Audience,
    value: T,
}

impl<T> Secret<T> {
    /// Known to one side.
    pub const fn of(side: Side, value: T) -> Secret<T> {
        Secret { audience: Audience::Only(side), value }
    }

    /// Known to neither side.
    pub const fn sealed(value: T) -> Secret<T> {
        Secret { audience: Audience::Nobody, value }
    }

    /// Who may know it.
    pub const fn audience(&self) -> Audience {
        self.audience
    }

    /// The value, for the rules. Nothing that is shown to anybody may come from here.
    pub const fn for_rules(&self) -> &T {
        &self.value
    }

    /// The value, for the rules to change.
    pub const fn for_rules_mut(&mut self) -> &mut T {
        &mut self.value
    }

    /// The value, if this viewer may know it.
    pub fn seen_by(&self, viewer: Viewer) -> Option<&T> {
        self.audience.includes(viewer).then_some(&self.value)
    }
}

impl<T> fmt::Debug for Secret<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Secret({:?})", self.audience)
    }
}

impl<T> Serialize for Secret<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str("secret")
    }
}

/// What a viewer is told of an event: all of it, or what the others may hear, or nothing.
pub fn told<T: Title>(world: &T::World, event: &T::Event, viewer: Viewer) -> Option<EventLine> {
    if T::event_audience(world, event).includes(viewer) {
        Some(T::tell(world, event))
    } else {
        T::tell_others(world, event)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const VIEWERS: [Viewer; 4] = [Viewer::Union, Viewer::Confederate, Viewer::Spectator, Viewer::Referee];

    #[test]
    fn a_secret_is_seen_by_its_side_and_the_referee() {
        let of_union = Secret::of(Side::Union, 3);
        let sealed = Secret::sealed(4);
        assert_eq!(VIEWERS.map(|viewer| of_union.seen_by(viewer).copied()), [Some(3), None, None, Some(3)]);
        assert_eq!(VIEWERS.map(|viewer| sealed.seen_by(viewer).copied()), [None, None, None, Some(4)]);
        assert!(VIEWERS.iter().all(|viewer| Audience::Everybody.includes(*viewer)));
    }

    #[test]
    fn the_rules_read_and_change_it() {
        let mut secret = Secret::of(Side::Confederate, 2);
        *secret.for_rules_mut() -= 1;
        assert_eq!((*secret.for_rules(), secret.audience()), (1, Audience::Only(Side::Confederate)));
    }

    #[test]
    fn nothing_gives_it_away_by_accident() {
        let secret = Secret::of(Side::Union, "four markers");
        assert_eq!(format!("{secret:?}"), "Secret(Only(Union))");
        assert_eq!(serde_json::to_string(&secret).ok().as_deref(), Some("\"secret\""));
    }
}
