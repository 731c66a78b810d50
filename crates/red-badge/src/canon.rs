//! The state written by ids in a fixed order, for hashing.

use kernel::Side;
use kernel::hash::Canon;

use crate::ids::{Brigade, Hex, Leader, Leaders, Unit, Units};
use crate::stage::{Fire, FireKind, FireStep, Move, Offer, Part, Phase, Retreat, Shock, ShockStep, TestCause, Trigger};
use crate::state::{Allotment, Flank, State, Status};
use crate::world::World;

/// Writes a state. Every field by which equal states may not differ is in it, so that equal hashes mean equal states.
/// Where units stand is written once, with the units; what is occupied follows from it.
pub fn write(w: &World, s: &State, canon: &mut Canon) {
    let mut scribe = Scribe { w, canon };
    scribe.turn(s);
    scribe.layers(s);
    scribe.sets(s);
    scribe.brigades(s);
    scribe.units(s);
    scribe.leaders(s);
    scribe.ground(s);
}

struct Scribe<'a> {
    w: &'a World,
    canon: &'a mut Canon,
}

impl Scribe<'_> {
    fn turn(&mut self, s: &State) {
        self.canon.section("turn");
        self.canon.number(s.turn);
        let (name, side) = phase_name(s.phase);
        self.canon.text(name);
        self.canon.maybe_text(side.map(Side::id));
        self.canon.flag(s.waiting);
        self.canon.text(s.initiative.id());
        self.maybe_leader(s.named);
        self.maybe_brigade(s.active);
        self.maybe_brigade(s.reserve_pick);
        self.maybe_brigade(s.legion);
        self.maybe_unit(s.returning);
        self.maybe_unit(s.confused);
        for flag in [s.pinned, s.order_tried, s.order_kept, s.shocked, s.any_fire] {
            self.canon.flag(flag);
        }
        for side in Side::BOTH {
            self.canon.number(s.lost[side]);
            self.canon.flag(s.cavalry_drawn[side]);
            self.canon.number(s.efficiency[side].for_rules().cavalry);
        }
        self.canon.list(self.w.formations.len());
        for (sheet, at) in self.w.formations.iter().zip(0_u8..) {
            let formation = crate::ids::Formation(at);
            self.canon.text(&sheet.id);
            self.canon.flag(s.drawn.has(formation));
            self.canon.number(s.efficiency_of(sheet.side, formation));
        }
    }

    fn layers(&mut self, s: &State) {
        self.canon.section("layers");
        self.layer(s.mv.as_ref(), Scribe::moving);
        self.layer(s.ride.as_ref(), |scribe, ride| {
            scribe.leader(ride.leader);
            scribe.canon.number(ride.spent);
        });
        self.layer(s.fire.as_ref(), Scribe::fire);
        self.layer(s.offer.as_ref(), Scribe::offer);
        self.layer(s.shock.as_ref(), Scribe::shock);
        self.layer(s.retreat.as_ref(), Scribe::retreat);
        for side in Side::BOTH {
            self.canon.list(s.causes[side].len());
            for cause in s.causes[side] {
                self.maybe_hex(cause);
            }
        }
    }

    fn layer<T>(&mut self, layer: Option<&T>, write: impl FnOnce(&mut Self, &T)) {
        match layer {
            Some(layer) => {
                self.canon.flag(true);
                write(self, layer);
            }
            None => self.canon.none(),
        }
    }

    fn moving(&mut self, mv: &Move) {
        self.unit(mv.unit);
        for number in [mv.spent, mv.steps, mv.woods] {
            self.canon.number(number);
        }
        for flag in [mv.rough, mv.stopped, mv.busy, mv.good, mv.line, mv.free_turn] {
            self.canon.flag(flag);
        }
        self.maybe_leader(mv.rider);
        self.maybe_hex(mv.leaving);
        self.hex(mv.began);
        self.hex(mv.at);
    }

    fn fire(&mut self, fire: &Fire) {
        self.canon.text(match fire.kind {
            FireKind::Active => "active",
            FireKind::Reserve => "reserve",
            FireKind::Confused => "confused",
            FireKind::Return => "return",
            FireKind::Withdrawal => "withdrawal",
            FireKind::Prepared => "prepared",
            FireKind::Defensive => "defensive",
        });
        self.unit(fire.unit);
        self.set(fire.firers);
        self.canon.text(match fire.part {
            Part::Whole => "whole",
            Part::Home => "home",
            Part::Wing => "wing",
        });
        self.hex(fire.from);
        self.hex(fire.target);
        self.canon.text(match fire.step {
            FireStep::Joining => "joining",
            FireStep::Roll => "roll",
            FireStep::Return => "return",
        });
        self.set(fire.struck);
    }

    fn offer(&mut self, offer: &Offer) {
        self.canon.text(match offer.trigger {
            Trigger::Leaving => "leaving",
            Trigger::Entered => "entered",
            Trigger::Reaction => "reaction",
        });
        self.unit(offer.mover);
        self.set(offer.left);
        for hex in offer.at {
            self.maybe_hex(hex);
        }
    }

    fn shock(&mut self, shock: &Shock) {
        self.hex(shock.hex);
        self.set(shock.attackers);
        self.set(shock.defenders);
        let (name, side) = match shock.step {
            ShockStep::Reaction => ("reaction", None),
            ShockStep::FallBack => ("fall-back", None),
            ShockStep::Engagement => ("engagement", None),
            ShockStep::Defence => ("defence", None),
            ShockStep::PreShock(side) => ("pre-shock", Some(side)),
            ShockStep::Dice(side) => ("dice", Some(side)),
            ShockStep::Results => ("results", None),
            ShockStep::Losses(side) => ("losses", Some(side)),
            ShockStep::Aftermath(side) => ("aftermath", Some(side)),
            ShockStep::Advance => ("advance", None),
        };
        self.canon.text(name);
        self.canon.maybe_text(side.map(Side::id));
        self.set(shock.done);
        for at in 0..2 {
            self.canon.maybe_number(shock.margins[at]);
            self.set(shock.best[at]);
            self.canon.number(shock.losses[at]);
        }
        self.canon.maybe_number(shock.delta);
        self.set(shock.wrap);
    }

    fn retreat(&mut self, retreat: &Retreat) {
        self.unit(retreat.unit);
        self.canon.number(retreat.left);
        self.leader_set(retreat.riders);
        self.canon.flag(retreat.willing);
        self.hex(retreat.began);
    }

    fn sets(&mut self, s: &State) {
        self.canon.section("sets");
        let sets = [
            s.troubled,
            s.contracting,
            s.shaken,
            s.finished,
            s.skipped,
            s.idle,
            s.moved,
            s.moved_far,
            s.stood,
            s.fired,
            s.fired_far,
            s.acted,
            s.building,
            s.restacked,
            s.tried,
            s.silent,
            s.tested,
            s.returned,
            s.checked,
            s.defended,
            s.reacted,
            s.prepared,
            s.barraged,
            s.seen,
            s.identified,
            s.stirred,
            s.recrew,
            s.posted,
            s.barred,
        ];
        for set in sets {
            self.set(set);
        }
        for set in [s.stranded, s.rode, s.posted_leaders] {
            self.leader_set(set);
        }
        self.canon.list(s.ordered.len() as usize);
        for brigade in s.ordered {
            self.canon.text(&self.w.brigade(brigade).id);
        }
    }

    fn brigades(&mut self, s: &State) {
        self.canon.section("brigades");
        self.canon.list(self.w.brigades.len());
        for (sheet, at) in self.w.brigades.iter().zip(0_u8..) {
            let b = s.brigade(Brigade(at));
            self.canon.text(&sheet.id);
            self.canon.text(b.order.id());
            for number in [b.fatigue, b.tired, b.activations, b.overall, b.failed, s.spent_of(Brigade(at))] {
                self.canon.number(number);
            }
            for flag in [b.in_command, b.busy, b.reserve, b.ineffective] {
                self.canon.flag(flag);
            }
            let (name, number) = match b.allotment {
                Allotment::Nothing => ("nothing", 0),
                Allotment::Fixed(count) => ("fixed", i64::from(count)),
                Allotment::Drawn(shift) => ("drawn", i64::from(shift)),
                Allotment::Plain => ("plain", 0),
                Allotment::Cavalry(shift) => ("cavalry", i64::from(shift)),
            };
            self.canon.text(name);
            self.canon.number(number);
        }
    }

    fn units(&mut self, s: &State) {
        self.canon.section("units");
        self.canon.list(self.w.units.len());
        for (sheet, at) in self.w.units.iter().zip(0_u8..) {
            let u = &s[Unit(at)];
            self.canon.text(&sheet.id);
            self.canon.text(status_name(u.status));
            for hex in [u.hex(), u.wing(), u.aim()] {
                self.maybe_hex(hex);
            }
            for hex in u.shots() {
                self.maybe_hex(hex);
            }
            for number in [u.sp, u.facing, u.built, u.used] {
                self.canon.number(number);
            }
            self.canon.text(u.order.id());
            self.canon.text(u.form.id());
            self.canon.flag(u.disordered);
            self.canon.flag(u.under);
            self.canon.maybe_text(u.refused.map(|flank| match flank {
                Flank::Left => "left",
                Flank::Right => "right",
            }));
            let trouble = &u.trouble;
            self.canon.maybe_text(trouble.test.map(cause_name));
            self.canon.number(trouble.plus);
            self.canon.number(trouble.retreat);
            for flag in [trouble.flank, trouble.disorder, trouble.friends, trouble.willing, trouble.rout] {
                self.canon.flag(flag);
            }
        }
    }

    fn leaders(&mut self, s: &State) {
        self.canon.section("leaders");
        self.canon.list(self.w.leaders.len());
        for (sheet, at) in self.w.leaders.iter().zip(0_u8..) {
            let l = s.leader(Leader(at));
            self.canon.text(&sheet.id);
            self.canon.text(status_name(l.status));
            self.maybe_hex(l.hex);
            self.canon.flag(l.replacement);
            self.canon.flag(l.blown);
        }
    }

    fn ground(&mut self, s: &State) {
        self.canon.section("ground");
        for (hex, _) in &self.w.objective_hexes {
            self.canon.flag(s.control.has(*hex));
        }
        self.canon.list(s.barricades().count());
        for barricade in s.barricades() {
            self.hex(barricade.hex);
            self.canon.number(barricade.sides);
            self.canon.text(barricade.owner.id());
        }
    }

    fn hex(&mut self, hex: Hex) {
        self.canon.text(self.w.hex_id(hex));
    }

    fn maybe_hex(&mut self, hex: Option<Hex>) {
        self.canon.maybe_text(hex.map(|hex| self.w.hex_id(hex)));
    }

    fn unit(&mut self, unit: Unit) {
        self.canon.text(&self.w.unit(unit).id);
    }

    fn maybe_unit(&mut self, unit: Option<Unit>) {
        self.canon.maybe_text(unit.map(|unit| self.w.unit(unit).id.as_str()));
    }

    fn set(&mut self, units: Units) {
        self.canon.list(units.len() as usize);
        units.for_each(|unit| self.unit(unit));
    }

    fn leader(&mut self, leader: Leader) {
        self.canon.text(&self.w.leader(leader).id);
    }

    fn maybe_leader(&mut self, leader: Option<Leader>) {
        self.canon.maybe_text(leader.map(|leader| self.w.leader(leader).id.as_str()));
    }

    fn leader_set(&mut self, leaders: Leaders) {
        self.canon.list(leaders.len() as usize);
        leaders.for_each(|leader| self.leader(leader));
    }

    fn maybe_brigade(&mut self, brigade: Option<Brigade>) {
        self.canon.maybe_text(brigade.map(|brigade| self.w.brigade(brigade).id.as_str()));
    }
}

const fn status_name(status: Status) -> &'static str {
    match status {
        Status::Absent => "absent",
        Status::Waiting => "waiting",
        Status::Queued => "queued",
        Status::OnMap => "on-map",
        Status::Abandoned => "abandoned",
        Status::Captured => "captured",
        Status::Recovery => "recovery",
        Status::Gone => "gone",
    }
}

const fn cause_name(cause: TestCause) -> &'static str {
    match cause {
        TestCause::Movement => "movement",
        TestCause::Fire => "fire",
        TestCause::Shock => "shock",
        TestCause::Friends => "friends",
        TestCause::Engagement => "engagement",
        TestCause::PreShock => "pre-shock",
        TestCause::FallBack => "fall-back",
        TestCause::Reaction => "reaction",
        TestCause::Advance => "advance",
    }
}

const fn phase_name(phase: Phase) -> (&'static str, Option<Side>) {
    match phase {
        Phase::SetUp(side) => ("set-up", Some(side)),
        Phase::Initiative => ("initiative", None),
        Phase::Efficiency => ("efficiency", None),
        Phase::Pool => ("pool", None),
        Phase::Arrivals => ("arrivals", None),
        Phase::DivisionOrders(side) => ("division-orders", Some(side)),
        Phase::First => ("first", None),
        Phase::Draw => ("draw", None),
        Phase::ReserveFire => ("reserve-fire", None),
        Phase::Release => ("release", None),
        Phase::ReleaseOrder => ("release-order", None),
        Phase::OrderChange => ("order-change", None),
        Phase::Confusion => ("confusion", None),
        Phase::Actions => ("actions", None),
        Phase::Declare => ("declare", None),
        Phase::Resolve => ("resolve", None),
        Phase::Absorb => ("absorb", None),
        Phase::Attach => ("attach", None),
        Phase::EndActivation => ("end-activation", None),
        Phase::Commanders(side) => ("commanders", Some(side)),
        Phase::Replacements(side) => ("replacements", Some(side)),
        Phase::Recovery(side) => ("recovery", Some(side)),
        Phase::TurnEnd => ("turn-end", None),
        Phase::Over => ("over", None),
    }
}
