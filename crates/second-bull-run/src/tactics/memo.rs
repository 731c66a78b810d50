//! What was worked out in earlier positions and is used again where nothing has changed that it was found by. Nothing in
//! here changes what is found, only how often it has to be looked for.

use crate::facing::Field;
use crate::ids::{Brigades, Zone, Zones};
use crate::movement::{Costs, Way, costs_from};
use crate::state::{BrigadeStates, PerZone, State};
use crate::world::World;

use super::routes::{Crowds, routes};

/// Most reaches kept.
const MOST_REACHES: usize = 160;

/// What orders are drawn up by: the same of it gives the same orders.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Basis {
    day: u8,
    turn: u8,
    phase: u8,
    union_controls: u16,
    jones_called: bool,
    brigades: BrigadeStates,
}

impl Basis {
    pub(super) fn of(s: &State) -> Basis {
        let State { day, turn, phase, union_controls, jones_called, brigades, .. } = *s;
        Basis { day, turn, phase, union_controls, jones_called, brigades }
    }

    /// True if a position has the same.
    pub(super) fn is_of(&self, s: &State) -> bool {
        (self.day, self.turn, self.phase) == (s.day, s.turn, s.phase)
            && (self.union_controls, self.jones_called) == (s.union_controls, s.jones_called)
            && self.brigades == s.brigades
    }
}

/// Where a brigade could go, and everything the search for it has asked for.
#[derive(Clone, Debug)]
struct Reached {
    /// The zones it has asked about.
    asked: Zones,
    /// Those of them closed to it.
    closed: Zones,
    /// And in enemy zones of control.
    zoc: Zones,
    /// And in front of enemy guns.
    guns: Zones,
    found: (Costs, Zones),
}

/// The ways to a goal, and what they were found by.
#[derive(Clone, Debug)]
struct Routed {
    goal: Zone,
    crowds: Crowds,
    ways: PerZone<u8>,
}

/// What was worked out.
#[derive(Debug, Default)]
pub(super) struct Memo {
    /// From where and with how many points each of the reaches goes.
    starts: Vec<(Zone, u8)>,
    reaches: Vec<Reached>,
    routes: Vec<Routed>,
    /// What formations promise in the position the orders were drawn up in, by their brigades and those of them that
    /// are isolated.
    pub(super) prospects: Vec<(Brigades, Brigades, f64)>,
}

/// Whoever goes another way from here works things out for himself: most of it would be copied in vain.
impl Clone for Memo {
    fn clone(&self) -> Memo {
        Memo::default()
    }
}

impl Memo {
    /// [`costs_from`] of a mover that may enter enemy zones of control but not leave them again.
    pub(super) fn reach(&mut self, w: &World, field: &Field, closed: Zones, from: Zone, limit: u8) -> (Costs, Zones) {
        let shut = closed.or(field.foes);
        let known = self.starts.iter().position(|start| *start == (from, limit));
        let known = known.and_then(|at| self.reaches.get_mut(at));
        if let Some(reached) = &known {
            let asked = reached.asked;
            let same = shut.and(asked) == reached.closed
                && field.zoc.and(asked) == reached.zoc
                && field.guns.and(asked) == reached.guns;
            if same {
                return reached.found;
            }
        }
        let way = Way { closed, stops: field.zoc, not_first: Zones::EMPTY };
        let found = costs_from(w, field, &way, from, limit);
        let asked = found.1.fold(found.1, |asked, zone| asked.or(w.passable(zone)));
        let (closed, zoc, guns) = (shut.and(asked), field.zoc.and(asked), field.guns.and(asked));
        let reached = Reached { asked, closed, zoc, guns, found };
        if let Some(known) = known {
            *known = reached;
        } else {
            if self.reaches.len() >= MOST_REACHES {
                self.reaches.clear();
                self.starts.clear();
            }
            self.starts.push((from, limit));
            self.reaches.push(reached);
        }
        found
    }

    /// [`routes`] to a goal.
    pub(super) fn routes(&mut self, w: &World, crowds: &Crowds, goal: Zone) -> PerZone<u8> {
        let known = self.routes.iter_mut().find(|routed| routed.goal == goal);
        if let Some(routed) = known {
            if routed.crowds != *crowds {
                *routed = Routed { goal, crowds: *crowds, ways: routes(w, crowds, goal) };
            }
            return routed.ways;
        }
        let ways = routes(w, crowds, goal);
        self.routes.push(Routed { goal, crowds: *crowds, ways });
        ways
    }
}
