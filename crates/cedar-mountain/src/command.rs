//! 6: command radius and line of command.

use kernel::Side;

use crate::event::{Event, Phase};
use crate::ids::Unit;
use crate::ids::{Hexes, Leader, Units};
use crate::play::Play;
use crate::state::{Stage, State, Status};
use crate::world::World;
use crate::zones::zoc;

/// How far a leader's orders reach (6.1).
pub fn radius(w: &World, s: &State, leader: Leader) -> u8 {
    let table = &w.tables.command;
    if s.leader(leader).replacement { table.replacement } else { table.radius }
}

/// Hexes a line of command of a side may enter (6.2): no enemy unit, and no enemy zone of control unless a
/// friendly combat unit stands there.
pub fn passable(w: &World, s: &State, side: Side) -> Hexes {
    let enemy = side.other();
    let closed = zoc(w, s, enemy).less(s.occupied[side]);
    w.hexes.less(s.occupied[enemy]).less(closed)
}

/// Hexes a leader's line of command reaches, his own included.
pub fn area(w: &World, s: &State, leader: Leader) -> Hexes {
    let Some(hex) = s.leader(leader).hex.filter(|_| s.leader(leader).status == Status::OnMap) else {
        return Hexes::EMPTY;
    };
    spread(w, hex.alone(), passable(w, s, w.leader(leader).side), radius(w, s, leader))
}

/// Everything within so many steps of a start through hexes that may be entered.
pub fn spread(w: &World, start: Hexes, passable: Hexes, steps: u8) -> Hexes {
    let (mut reached, mut front) = (start, start);
    for _ in 0..steps {
        let mut next = Hexes::EMPTY;
        for hex in front {
            next = next.or(w.near(hex));
        }
        front = next.and(passable).less(reached);
        if front.is_empty() {
            break;
        }
        reached = reached.or(front);
    }
    reached
}

/// Units of a side that no leader of theirs reaches (6.1).
pub fn out_of_command(w: &World, s: &State, side: Side) -> Units {
    let mut out: Units = s.on_map(w, side).filter(|unit| !w.sheet(*unit).independent).collect();
    for leader in s.leaders_on_map(w, side) {
        let area = area(w, s, leader);
        let led = |unit: &Unit| w.commanders(*unit).has(leader) && s[*unit].hex.is_some_and(|hex| area.has(hex));
        out = out.less(out.filter(led).collect());
    }
    out
}

/// True if a leader reaches a unit of his command now (14.1.5).
pub fn reaches(w: &World, s: &State, leader: Leader, unit: Unit) -> bool {
    w.commanders(unit).has(leader) && s[unit].hex.is_some_and(|hex| area(w, s, leader).has(hex))
}

impl Play<'_> {
    /// SM-20: the finding holds until the side's next Command Phase.
    pub fn command_phase(&mut self) {
        let side = self.s.active;
        self.tell(Event::PhaseBegins { side, phase: Phase::Command });
        let out = out_of_command(self.w, self.s, side);
        for unit in self.w.side_units[side] {
            self.s[unit].out_of_command = out.has(unit);
        }
        if !out.is_empty() {
            self.tell(Event::OutOfCommand { units: out });
        }
        self.s.stage = Stage::Artillery;
        self.begin_artillery();
    }
}
