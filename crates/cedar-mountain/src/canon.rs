//! The state written by ids in a fixed order, for hashing.

use kernel::Side;
use kernel::hash::Canon;

use crate::ids::{Hex, Hexes, Leader, Leaders, Unit, Units};
use crate::state::{Fire, FireKind, FireStep, Flight, FlightStep, Move, Stage, State, Status};
use crate::world::World;

/// Writes a state. Every field by which equal states may not differ is in it, so that equal hashes mean equal states.
pub fn write(w: &World, s: &State, canon: &mut Canon) {
    let mut scribe = Scribe { w, canon };
    scribe.turn(s);
    scribe.stage(&s.stage);
    scribe.phase_sets(s);
    scribe.pieces(s);
}

struct Scribe<'a> {
    w: &'a World,
    canon: &'a mut Canon,
}

impl Scribe<'_> {
    fn turn(&mut self, s: &State) {
        self.canon.section("turn");
        self.canon.number(s.turn);
        self.canon.side(s.active);
        self.canon.flag(s.waiting);
        self.canon.flag(s.acts.is_late());
        self.canon.number(s.net);
        self.canon.number(s.objective_points);
        for side in Side::BOTH {
            self.canon.number(s.lost[side]);
        }
        self.canon.list(self.w.groups.len());
        for due in s.due.iter().take(self.w.groups.len()) {
            self.canon.number(*due);
        }
    }

    fn stage(&mut self, stage: &Stage) {
        self.canon.section("stage");
        self.canon.text(stage_name(stage));
        match *stage {
            Stage::SetUp(side) => self.canon.side(side),
            Stage::Moving(mv) => self.moving(&mv),
            Stage::Leading { leader, points } => {
                self.leader(leader);
                self.canon.number(points);
            }
            Stage::Fire(fire) => self.fire(&fire),
            Stage::Advance { hex, firers } => {
                self.hex(hex);
                self.units(firers);
            }
            Stage::Following { unit, from, asked } => {
                self.unit(unit);
                self.hex(from);
                self.leaders(asked);
            }
            Stage::RallyDie { unit, die } => {
                self.unit(unit);
                self.canon.number(die);
            }
            _ => {}
        }
    }

    fn moving(&mut self, mv: &Move) {
        self.unit(mv.unit);
        self.canon.number(mv.spent);
        self.units(mv.began_near);
        self.canon.number(mv.changes);
        self.canon.flag(mv.stepped);
        self.canon.flag(mv.stopped);
        self.leaders(mv.riders);
    }

    fn fire(&mut self, fire: &Fire) {
        self.canon.text(match fire.kind {
            FireKind::Artillery => "artillery",
            FireKind::Defensive => "defensive",
            FireKind::Offensive => "offensive",
        });
        self.unit(fire.target);
        self.hex(fire.hex);
        self.units(fire.firers);
        self.canon.number(fire.die);
        self.canon.text(&String::from(fire.cell));
        match fire.step {
            FireStep::Joining => self.canon.text("joining"),
            FireStep::FireDie => self.canon.text("fire-die"),
            FireStep::Leaders { left } => {
                self.canon.text("leaders");
                self.leaders(left);
            }
            FireStep::LeaderDie { left, leader, die } => {
                self.canon.text("leader-die");
                self.leaders(left);
                self.leader(leader);
                self.canon.number(die);
            }
            FireStep::Result => self.canon.text("result"),
            FireStep::Flight(run) => {
                self.canon.text("flight");
                self.flight(&run);
            }
            FireStep::Morale => self.canon.text("morale"),
            FireStep::MoraleDie { die } => {
                self.canon.text("morale-die");
                self.canon.number(die);
            }
        }
    }

    fn flight(&mut self, run: &Flight) {
        self.canon.flag(run.rout);
        self.canon.text(match run.step {
            FlightStep::Riders => "riders",
            FlightStep::Goal => "goal",
            FlightStep::Hexes => "hexes",
        });
        self.leaders(run.riders);
        self.maybe_hex(run.goal);
        self.canon.number(run.left);
        self.hexes(run.seen);
    }

    fn phase_sets(&mut self, s: &State) {
        self.canon.section("phase");
        self.leaders(s.fate);
        self.leaders(s.displaced);
        self.units(s.moved);
        self.leaders(s.moved_leaders);
        self.units(s.fired);
        self.units(s.shot);
        self.units(s.advanced);
        self.units(s.tried);
        self.units(s.night);
    }

    /// Who rests where follows from the units and from who is under way.
    fn pieces(&mut self, s: &State) {
        self.canon.section("units");
        self.canon.list(self.w.units.len());
        for (i, sheet) in self.w.units.iter().enumerate() {
            let u = s.unit(Unit(i as u8));
            self.canon.text(&sheet.id);
            self.canon.text(status_name(u.status));
            self.maybe_hex(u.hex);
            self.canon.number(u.sp);
            self.canon.text(u.form.id());
            self.canon.flag(u.routed);
            self.canon.flag(u.out_of_command);
            self.canon.flag(u.fired);
            self.canon.flag(u.hex.is_some_and(|hex| s.unit_at(hex) == Some(Unit(i as u8))));
        }
        self.canon.section("leaders");
        self.canon.list(self.w.leaders.len());
        for (i, sheet) in self.w.leaders.iter().enumerate() {
            let l = s.leader(Leader(i as u8));
            self.canon.text(&sheet.id);
            self.canon.text(status_name(l.status));
            self.maybe_hex(l.hex);
            self.canon.flag(l.replacement);
        }
    }

    fn hex(&mut self, hex: Hex) {
        self.canon.text(self.w.hex_id(hex));
    }

    fn maybe_hex(&mut self, hex: Option<Hex>) {
        match hex {
            Some(hex) => self.hex(hex),
            None => self.canon.none(),
        }
    }

    fn hexes(&mut self, hexes: Hexes) {
        self.canon.list(hexes.len() as usize);
        hexes.for_each(|hex| self.hex(hex));
    }

    fn unit(&mut self, unit: Unit) {
        self.canon.text(&self.w.sheet(unit).id);
    }

    fn units(&mut self, units: Units) {
        self.canon.list(units.len() as usize);
        units.for_each(|unit| self.unit(unit));
    }

    fn leader(&mut self, leader: Leader) {
        self.canon.text(&self.w.leader(leader).id);
    }

    fn leaders(&mut self, leaders: Leaders) {
        self.canon.list(leaders.len() as usize);
        leaders.for_each(|leader| self.leader(leader));
    }
}

const fn status_name(status: Status) -> &'static str {
    match status {
        Status::Absent => "absent",
        Status::Waiting => "waiting",
        Status::OnMap => "on-map",
        Status::Gone => "gone",
    }
}

const fn stage_name(stage: &Stage) -> &'static str {
    match stage {
        Stage::SetUp(_) => "set-up",
        Stage::TurnStart => "turn-start",
        Stage::Command => "command",
        Stage::Artillery => "artillery",
        Stage::Movement => "movement",
        Stage::Moving(_) => "moving",
        Stage::Leading { .. } => "leading",
        Stage::Defensive => "defensive",
        Stage::Offensive => "offensive",
        Stage::Fire(_) => "fire",
        Stage::Advance { .. } => "advance",
        Stage::Following { .. } => "following",
        Stage::Rally => "rally",
        Stage::RallyDie { .. } => "rally-die",
        Stage::HalfEnd => "half-end",
        Stage::TurnEnd => "turn-end",
        Stage::Over => "over",
    }
}
