//! 9.71, state 4: reinforcements due in this turn go to their entry queues.

use crate::event::Event;
use crate::ids::{Hex, Leader};
use crate::leaders;
use crate::play::Play;
use crate::scenario::Group;
use crate::stage::Phase;
use crate::state::{Order, State, Status};
use crate::world::{Daylight, World};

/// True while somebody of the group has still to be called.
fn is_called(s: &State, group: &Group) -> bool {
    let units = group.units.into_iter().any(|unit| s[unit].status == Status::Waiting);
    let waits = |leader: Leader| s.leader(leader).status == Status::Waiting && !group.commander_phase;
    units || group.leaders.into_iter().any(waits)
}

/// Hexes by which somebody may come in who is due at an entry hex, the nearest first: the hex itself, or hexes along
/// the edge if an enemy stands in it or next to it (9.71).
pub fn entries(w: &World, s: &State, side: kernel::Side, entry: Hex) -> impl Iterator<Item = Hex> {
    let enemy = &s.occupied[side.other()];
    let shifted = enemy.has(entry) || s.enemy_beside(w, side, entry);
    let reach = if shifted { w.tables.arrivals.shift } else { 0 };
    w.within(entry, reach).filter(move |hex| w.ground(*hex).on_edge && !enemy.has(*hex))
}

impl Play<'_> {
    /// Calls one group that is due, or goes on.
    pub fn arrivals_auto(&mut self) -> bool {
        let due = |group: &&Group| group.turn <= self.s.turn && is_called(self.s, group);
        if let Some(at) = self.w.groups.iter().position(|group| due(&group)) {
            self.call_group(at);
            return true;
        }
        self.place_commanders(false);
        if self.w.daylight(self.s.turn) == Daylight::Night {
            self.end_attacks_at_night();
        }
        self.s.phase = Phase::DivisionOrders(self.s.initiative);
        true
    }

    fn call_group(&mut self, at: usize) {
        let Some(group) = self.w.groups.get(at) else { return };
        self.tell(Event::GroupDue { group: u8::try_from(at).unwrap_or(u8::MAX) });
        for unit in group.units {
            if self.s[unit].status != Status::Waiting {
                continue;
            }
            let brigade = self.s.belongs(self.w, unit);
            let order = group.order.unwrap_or(Order::Advance);
            let fresh = !self.s.members(self.w, brigade).any(|other| self.s[other].hex().is_some());
            if fresh && !self.s.brigade(brigade).reserve {
                self.s.brigade_mut(brigade).order = order;
            }
            let state = &mut self.s[unit];
            (state.status, state.order) = (Status::Queued, order);
            self.s.note_hex(unit, Some(group.hex));
        }
        for leader in group.leaders {
            let state = self.s.leader_mut(leader);
            if state.status == Status::Waiting && !group.commander_phase {
                (state.status, state.hex) = (Status::Queued, Some(group.hex));
            }
        }
    }

    /// Higher leaders in a queue are put on the map (4.14); in the commander phase also those who come then
    /// (AMB-32). Returns whether somebody was.
    pub fn place_commanders(&mut self, commander_phase: bool) -> bool {
        let mut placed = false;
        for at in 0..self.w.leaders.len() {
            let leader = Leader(at as u8);
            let sheet = self.w.leader(leader);
            if sheet.is_brigadier() {
                continue;
            }
            let Some(entry) = leaders::waits_at(self.w, self.s, leader, commander_phase) else { continue };
            let hex = entries(self.w, self.s, sheet.side, entry)
                .find(|hex| leaders::may_stand(self.w, self.s, sheet.side, *hex));
            if let Some(hex) = hex {
                let state = self.s.leader_mut(leader);
                (state.status, state.hex) = (Status::OnMap, Some(hex));
                self.tell(Event::LeaderPlaced { leader, hex });
                placed = true;
            }
        }
        placed
    }
}
