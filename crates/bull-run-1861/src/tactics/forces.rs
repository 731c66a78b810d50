//! What either side could bring to bear on every zone when orders were drawn up.

use kernel::Side;

use super::orders::effective;
use crate::ids::{Brigade, MAX_BRIGADES, MAX_ZONES, Zone};
use crate::state::State;
use crate::world::World;

/// Points within which an enemy attacks in his next activation.
const STRIKE: u8 = 4;
/// Points within which he is there in two.
const MARCH: u8 = 8;

/// A number for every zone.
type Map = [f32; MAX_ZONES];

/// What either side could bring to bear.
#[derive(Clone, Debug)]
pub struct Forces {
    maps: Box<[Map; 3]>,
    own: [Option<(Zone, f32)>; MAX_BRIGADES],
}

impl Forces {
    /// As they stand now, seen from a side.
    pub fn of(w: &World, s: &State, side: Side) -> Forces {
        let mut forces = Forces { maps: Box::new([[0.0; MAX_ZONES]; 3]), own: [None; MAX_BRIGADES] };
        let [strike, march, friends] = forces.maps.as_mut();
        for brigade in s.on_map(w, side.other()) {
            let Some(at) = s.brigade(brigade).zone else { continue };
            let strength = effective(w, s, brigade) as f32;
            let distances = &w.distances[at.index().min(MAX_ZONES - 1)];
            for (zone, distance) in distances.iter().enumerate() {
                strike[zone] += strength * within(*distance, STRIKE);
                march[zone] += strength * within(*distance, MARCH);
            }
        }
        for brigade in s.on_map(w, side) {
            let Some(at) = s.brigade(brigade).zone else { continue };
            let strength = effective(w, s, brigade) as f32;
            let distances = &w.distances[at.index().min(MAX_ZONES - 1)];
            for (zone, distance) in distances.iter().enumerate() {
                friends[zone] += strength * within(*distance, STRIKE);
            }
            if let Some(own) = forces.own.get_mut(brigade.index()) {
                *own = Some((at, strength));
            }
        }
        forces
    }

    /// Strength of the enemy who could attack a zone next.
    pub fn strike(&self, zone: Zone) -> f64 {
        f64::from(self.maps[0][zone.index().min(MAX_ZONES - 1)])
    }

    /// Strength of the enemy who could be there in two activations.
    pub fn march(&self, zone: Zone) -> f64 {
        f64::from(self.maps[1][zone.index().min(MAX_ZONES - 1)])
    }

    /// Strength of the own brigades that could come to help there, but one.
    pub fn friends(&self, w: &World, zone: Zone, but: Brigade) -> f64 {
        let all = self.maps[2][zone.index().min(MAX_ZONES - 1)];
        let own = self.own.get(but.index()).copied().flatten();
        let less = own.map_or(0.0, |(at, strength)| strength * within(w.distance(at, zone), STRIKE));
        f64::from((all - less).max(0.0))
    }
}

/// All of it within so many points, half of it as far again by half.
fn within(distance: u8, points: u8) -> f32 {
    if distance <= points {
        1.0
    } else if distance <= points + points / 2 {
        0.5
    } else {
        0.0
    }
}
