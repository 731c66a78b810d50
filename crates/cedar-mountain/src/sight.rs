//! 9.4: lines of sight. Ground is worked out once for the whole map; units are looked for along the line.

use kernel::Side;

use crate::ids::{Hex, Hexes};
use crate::state::State;
use crate::world::World;

/// What a line of sight meets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sight {
    /// Nothing in the way.
    Clear,
    /// Farther than any gun reaches.
    TooFar,
    /// Ground between.
    Ground,
    /// A friend of the firer next to the target.
    Friend,
}

/// Whether a unit of a side in one hex sees another hex (CM-9.4a to CM-9.4f).
pub fn sight(w: &World, s: &State, side: Side, from: Hex, to: Hex) -> Sight {
    if w.near(from).has(to) || from == to {
        return Sight::Clear;
    }
    if !w.sees_ground(from, to) {
        return if w.distance(from, to) > farthest(w) { Sight::TooFar } else { Sight::Ground };
    }
    if w.map().screened(from, to, s.occupied[side]) { Sight::Friend } else { Sight::Clear }
}

/// The longest range of the charts.
pub fn farthest(w: &World) -> u8 {
    w.tables.range.artillery.last().map_or(0, |band| band.to)
}

/// All hexes a unit of a side in a hex sees.
pub fn seen(w: &World, s: &State, side: Side, from: Hex) -> Hexes {
    w.ground(from).sees.filter(|to| sight(w, s, side, from, *to) == Sight::Clear).collect()
}
