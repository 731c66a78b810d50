//! How far it is to a goal as the enemy stands: past him if there is a way, through him if there is none.

use kernel::Side;

use crate::facing::Field;
use crate::ids::{MAX_ZONES, Zone, Zones};
use crate::stacking::MOST;
use crate::state::{PerZone, State};
use crate::world::World;

/// Longest way looked at, in movement points.
const LONGEST: usize = 47;
/// What it costs beyond the step to go through a zone the enemy holds: he has to be driven from it first.
const THROUGH: usize = 4;
/// What it costs to be halted in his zone of control.
const HALTED: usize = 1;

/// What it costs to come upon friends who fill a zone in his sight: nobody can halt there, and nobody gets past.
const CROWDED: usize = 6;

/// What is in the way of a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Crowds {
    /// Zones with enemy brigades.
    foes: Zones,
    /// Their zones of control.
    zoc: Zones,
    /// Those of them that friends fill.
    full: Zones,
}

impl Crowds {
    pub(super) fn of(w: &World, s: &State, side: Side) -> Crowds {
        let field = Field::of(w, s, side);
        let near = s.occupied[side].and(field.zoc);
        let full = near.filter(|zone| s.stacks[*zone].len() >= MOST).collect();
        Crowds { foes: field.foes, zoc: field.zoc, full }
    }
}

/// Movement points from every zone to a goal for a side.
pub(super) fn routes(w: &World, crowds: &Crowds, goal: Zone) -> PerZone<u8> {
    let Crowds { foes, zoc, full } = *crowds;
    let mut ways = PerZone([LONGEST as u8; MAX_ZONES]);
    let mut levels = [Zones::EMPTY; LONGEST + 1];
    levels[0] = goal.alone();
    let mut done = Zones::EMPTY;
    for cost in 0..=LONGEST {
        let fresh = levels[cost].less(done);
        done = done.or(fresh);
        fresh.for_each(|zone| {
            ways[zone] = cost as u8;
            let more = if foes.has(zone) {
                THROUGH
            } else if !zoc.has(zone) {
                0
            } else if full.has(zone) {
                CROWDED
            } else {
                HALTED
            };
            let watched = zoc.has(zone);
            for step in w.steps_into(zone).iter().filter(|step| !done.has(step.zone)) {
                let price = if watched || zoc.has(step.zone) { step.watched } else { step.free };
                let at = (cost + usize::from(price) + more).min(LONGEST);
                if at > cost {
                    levels[at].insert(step.zone);
                }
            }
        });
    }
    ways
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test stops where something is wrong")]

    use contract::DataFolder;
    use kernel::{Setup, Title};

    use super::*;
    use crate::SecondBullRun;
    use crate::state::Status;

    /// The map of the 30th with nobody on it but those named.
    fn with(units: &[(&str, &str)]) -> (World, State) {
        let setup = Setup { scenario: "30-august".to_owned(), ..Setup::default() };
        let world = World::build(&DataFolder::new(), &setup).unwrap();
        let mut state = SecondBullRun::start(&world);
        for (id, zone) in units {
            let brigade = world.find_brigade(id).unwrap();
            state.brigade_mut(brigade).status = Status::OnMap;
            state.put(&world, brigade, world.find_zone(zone).unwrap());
        }
        (world, state)
    }

    fn way(units: &[(&str, &str)], from: &str) -> u8 {
        let (world, state) = with(units);
        let [from, goal] = [from, "108"].map(|id| world.find_zone(id).unwrap());
        routes(&world, &Crowds::of(&world, &state, Side::Union), goal)[from]
    }

    #[test]
    fn a_way_leads_past_the_enemy_and_through_him_only_at_a_price() {
        let free = way(&[], "91");
        assert!(free > 0 && usize::from(free) < LONGEST);
        let beside = way(&[("cs_hood", "110")], "91");
        assert!(beside > free, "Hood stands on the shortest way");
        assert_eq!(way(&[("cs_hood", "110")], "108"), 0, "who is there has no way to go");
    }

    #[test]
    fn friends_who_fill_a_zone_before_the_enemy_are_gone_around() {
        let thin = [("cs_hood", "108"), ("us_grover", "110"), ("us_birney", "89")];
        let full = [&thin[..], &[("us_taylor", "110"), ("us_poe", "89")]].concat();
        let (thin, full) = (way(&thin, "91"), way(&full, "91"));
        assert!(full > thin, "{full} and {thin}: four brigades leave no room before Hood");
        let behind = way(&[("us_grover", "110"), ("us_taylor", "110")], "91");
        assert_eq!(behind, way(&[], "91"), "away from the enemy friends are passed");
    }
}
