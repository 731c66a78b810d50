//! How far it is to a goal as the enemy stands: past him if there is a way, through him if there is none.

use kernel::Side;

use crate::facing::Field;
use crate::ids::{MAX_ZONES, Zone, Zones};
use crate::movement::step_cost;
use crate::state::{PerZone, State};
use crate::world::World;

/// Longest way looked at, in movement points.
const LONGEST: usize = 47;
/// What it costs beyond the step to go through a zone the enemy holds: he has to be driven from it first.
const THROUGH: usize = 4;
/// What it costs to be halted in his zone of control.
const HALTED: usize = 1;

/// Movement points from every zone to a goal for a side.
pub(super) fn routes(w: &World, s: &State, side: Side, goal: Zone) -> PerZone<u8> {
    let field = Field::of(w, s, side);
    let open = Field { foes: Zones::EMPTY, zoc: field.zoc, guns: Zones::EMPTY };
    let mut ways = PerZone([LONGEST as u8; MAX_ZONES]);
    let mut levels = [Zones::EMPTY; LONGEST + 1];
    levels[0] = goal.alone();
    let mut done = Zones::EMPTY;
    for cost in 0..=LONGEST {
        let fresh = levels[cost].less(done);
        done = done.or(fresh);
        for zone in fresh {
            ways[zone] = cost as u8;
            let more = match () {
                () if field.foes.has(zone) => THROUGH,
                () if field.zoc.has(zone) => HALTED,
                () => 0,
            };
            for before in w.ground(zone).passable.less(done) {
                let Some(price) = step_cost(w, &open, before, zone) else { continue };
                let at = (cost + usize::from(price) + more).min(LONGEST);
                if at > cost {
                    levels[at].insert(before);
                }
            }
        }
    }
    ways
}
