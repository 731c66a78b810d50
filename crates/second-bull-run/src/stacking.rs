//! 9.6: how many brigades may stand in a zone, and which.

use crate::bar::Bar;
use crate::ids::{Brigade, Brigades, Zone};
use crate::state::State;
use crate::world::World;

/// Brigades a zone holds at rest.
pub const MOST: usize = 2;

/// True if two brigades may stand together: one corps, or one of them independent (Q41).
pub fn legal_pair(w: &World, a: Brigade, b: Brigade) -> bool {
    w.free_bands.has(a) || w.free_bands.has(b) || w.sheet(a).corps == w.sheet(b).corps
}

/// True if a brigade may stand with these others.
pub fn fits(w: &World, brigade: Brigade, others: Brigades) -> bool {
    let others = others.less(brigade.alone());
    (others.len() as usize) < MOST && others.less(w.companions(brigade)).is_empty()
}

/// True if a brigade may end its move in a zone.
pub fn room(w: &World, s: &State, brigade: Brigade, zone: Zone) -> bool {
    s.stacks[zone].is_empty() || fits(w, brigade, s.stacks[zone].set())
}

/// The same, with what forbids it.
pub fn check_room(w: &World, s: &State, brigade: Brigade, zone: Zone) -> Result<(), Bar> {
    if room(w, s, brigade, zone) {
        return Ok(());
    }
    let others = s.stacks[zone].set().less(brigade.alone());
    Err(if (others.len() as usize) < MOST { Bar::IllegalPair } else { Bar::FullZone })
}
