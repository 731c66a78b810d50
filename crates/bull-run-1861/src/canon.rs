//! The state written by ids in a fixed order, for hashing.

use kernel::hash::Canon;

use crate::ids::{Brigade, Brigades, Element, Elements, Hqs, Zone, Zones};
use crate::state::{Activation, Aftermath, ArrangeStep, Duties, March, Stage, State, Status};
use crate::world::World;

/// Writes a state. Every field is in it, so that equal hashes mean equal states.
pub fn write(w: &World, s: &State, canon: &mut Canon) {
    let mut scribe = Scribe { w, canon };
    scribe.turn(s);
    scribe.stage(&s.stage);
    scribe.duties(&s.duties);
    scribe.ground(s);
    scribe.half_phase(s);
    scribe.brigades_of(s);
    scribe.stacks_of(s);
    scribe.headquarters_of(s);
}

struct Scribe<'a> {
    w: &'a World,
    canon: &'a mut Canon,
}

impl Scribe<'_> {
    fn turn(&mut self, s: &State) {
        self.canon.section("turn");
        self.canon.number(s.turn);
        self.canon.number(s.phase);
        self.canon.side(s.first);
        self.canon.side(s.active);
        self.canon.flag(s.waiting);
        self.canon.number(s.acts);
        self.canon.flags(s.offensive_used);
        self.canon.maybe_side(s.offensive_now);
    }

    fn stage(&mut self, stage: &Stage) {
        self.canon.section("stage");
        self.canon.text(stage_name(stage));
        match *stage {
            Stage::Place(side) | Stage::Offensive(side) | Stage::OpMoves(side) => self.canon.side(side),
            Stage::Arrange { side, done, step } => {
                self.canon.side(side);
                self.zones(done);
                self.canon.text(step_name(step));
            }
            Stage::OpMarkers { side, from } => {
                self.canon.side(side);
                // The lowest brigade that may still be marked; nothing once the last has been passed.
                let id = self.w.brigades.get(usize::from(from)).map(|sheet| sheet.id.as_str());
                self.canon.maybe_text(id);
            }
            Stage::Select { left } => self.canon.number(left),
            Stage::Activation { act, left, ending } => {
                self.activation(&act);
                self.canon.number(left);
                self.canon.flag(ending);
            }
            Stage::Forming { target, attackers } => {
                self.zone(target);
                self.elements(attackers);
            }
            Stage::Hits(after) | Stage::Advance(after) => self.aftermath(&after),
            Stage::March { march, ending } => {
                self.march(&march);
                self.canon.flag(ending);
            }
            Stage::Initiative
            | Stage::ActivationRoll
            | Stage::HqMoves
            | Stage::Combats
            | Stage::Continuation
            | Stage::Recovery
            | Stage::HqReturn
            | Stage::Arrivals
            | Stage::TurnEnd
            | Stage::Over => {}
        }
    }

    fn activation(&mut self, act: &Activation) {
        self.brigade(act.brigade);
        self.canon.number(act.points);
        self.zone(act.began);
        let flags = [
            act.extended_march,
            act.moved,
            act.stopped,
            act.deployed,
            act.fresh,
            act.rested,
            act.may_reorder,
            act.may_rehost,
            act.legion_along,
        ];
        for flag in flags {
            self.canon.flag(flag);
        }
        self.elements(act.settled);
    }

    fn march(&mut self, march: &March) {
        self.brigades(march.body);
        self.brigade(march.front);
        self.canon.number(march.points);
        self.zone(march.began);
        for flag in [march.moved, march.stopped, march.legion_along] {
            self.canon.flag(flag);
        }
    }

    fn aftermath(&mut self, after: &Aftermath) {
        self.elements(after.attackers);
        self.zones(after.targets);
        self.canon.side(after.loser);
        self.zones(after.threats);
        self.zones(after.fields);
        for brigades in [after.hits, after.followers, after.retreated] {
            self.brigades(brigades);
        }
        self.maybe_brigade(after.retreating);
        for flag in [after.following, after.under_way, after.dirty] {
            self.canon.flag(flag);
        }
        self.maybe_zone(after.onward);
    }

    fn duties(&mut self, duties: &Duties) {
        self.canon.section("duties");
        self.hqs(duties.displaced);
        self.maybe_zone(duties.contact);
        self.elements(duties.arriving);
        self.maybe_element(duties.behind);
        self.elements(duties.facing);
        self.zones(duties.turning);
        for flag in [duties.markers_off, duties.hosting, duties.engaging, duties.turned] {
            self.canon.flag(flag);
        }
    }

    fn ground(&mut self, s: &State) {
        self.canon.section("ground");
        self.canon.flag(s.farm_ford_open);
        self.canon.list(self.w.scoring.len());
        for (at, scoring) in self.w.scoring.iter().enumerate() {
            self.canon.text(self.w.zone_id(scoring.zone));
            self.canon.flag(s.union_controls >> at & 1 == 1);
        }
        self.canon.number(s.losses.union);
        self.canon.number(s.losses.confederate);
        self.canon.maybe_side(s.auto_winner);
        self.brigades(s.crossed_sudley);
    }

    fn half_phase(&mut self, s: &State) {
        self.canon.section("half-phase");
        self.brigades(s.acted);
        self.brigades(s.forward);
        self.zones(s.attacked);
        self.elements(s.engaged);
        self.elements(s.fought);
    }

    fn brigades_of(&mut self, s: &State) {
        self.canon.section("brigades");
        for brigade in self.w.side_brigades.union.or(self.w.side_brigades.confederate) {
            let b = s.brigade(brigade);
            self.brigade(brigade);
            self.canon.text(status_name(b.status));
            self.maybe_zone(b.zone);
            self.maybe_zone(b.marker);
            self.canon.number(b.losses);
            self.canon.number(b.fatigue);
            self.canon.flag(b.op);
        }
        self.maybe_element(s.legion_host);
    }

    fn stacks_of(&mut self, s: &State) {
        self.canon.section("stacks");
        for zone in self.w.zones {
            let stack = s.stacks[zone];
            let faced = s.facings[zone].and_then(|slot| self.w.ground(zone).faced(slot));
            if stack.is_empty() && faced.is_none() {
                continue;
            }
            self.zone(zone);
            self.canon.list(stack.len());
            for element in stack.iter() {
                self.element(element);
            }
            self.maybe_zone(faced);
        }
    }

    fn headquarters_of(&mut self, s: &State) {
        self.canon.section("headquarters");
        for hq in self.w.side_hqs.union.or(self.w.side_hqs.confederate) {
            let state = s.hq(hq);
            self.canon.text(&self.w.hq_sheet(hq).id);
            self.maybe_zone(state.zone);
            self.canon.flag(state.activated);
            self.canon.flag(state.moved);
        }
    }

    fn zone(&mut self, zone: Zone) {
        self.canon.text(self.w.zone_id(zone));
    }

    fn maybe_zone(&mut self, zone: Option<Zone>) {
        self.canon.maybe_text(zone.map(|zone| self.w.zone_id(zone)));
    }

    fn brigade(&mut self, brigade: Brigade) {
        self.canon.text(&self.w.sheet(brigade).id);
    }

    fn maybe_brigade(&mut self, brigade: Option<Brigade>) {
        self.canon.maybe_text(brigade.map(|brigade| self.w.sheet(brigade).id.as_str()));
    }

    fn element(&mut self, element: Element) {
        self.brigade(element.brigade());
        self.canon.flag(element.is_marker());
    }

    fn maybe_element(&mut self, element: Option<Element>) {
        match element {
            Some(element) => self.element(element),
            None => self.canon.none(),
        }
    }

    fn zones(&mut self, zones: Zones) {
        self.canon.list(zones.len() as usize);
        for zone in zones {
            self.zone(zone);
        }
    }

    fn brigades(&mut self, brigades: Brigades) {
        self.canon.list(brigades.len() as usize);
        for brigade in brigades {
            self.brigade(brigade);
        }
    }

    fn elements(&mut self, elements: Elements) {
        self.canon.list(elements.len() as usize);
        for element in elements {
            self.element(element);
        }
    }

    fn hqs(&mut self, hqs: Hqs) {
        self.canon.list(hqs.len() as usize);
        for hq in hqs {
            self.canon.text(&self.w.hq_sheet(hq).id);
        }
    }
}

/// Names that stay, whatever the code calls its stages.
fn stage_name(stage: &Stage) -> &'static str {
    match stage {
        Stage::Place(_) => "place",
        Stage::Arrange { .. } => "arrange",
        Stage::Offensive(_) => "offensive",
        Stage::Initiative => "initiative",
        Stage::OpMarkers { .. } => "op-markers",
        Stage::ActivationRoll => "activation-roll",
        Stage::Select { .. } => "select",
        Stage::Activation { .. } => "activation",
        Stage::HqMoves => "hq-moves",
        Stage::Combats => "combats",
        Stage::Forming { .. } => "forming",
        Stage::Hits(_) => "hits",
        Stage::Advance(_) => "advance",
        Stage::Continuation => "continuation",
        Stage::OpMoves(_) => "op-moves",
        Stage::March { .. } => "march",
        Stage::Recovery => "recovery",
        Stage::HqReturn => "hq-return",
        Stage::Arrivals => "arrivals",
        Stage::TurnEnd => "turn-end",
        Stage::Over => "over",
    }
}

fn step_name(step: ArrangeStep) -> &'static str {
    match step {
        ArrangeStep::Lines => "lines",
        ArrangeStep::Host => "host",
        ArrangeStep::Facing => "facing",
    }
}

fn status_name(status: Status) -> &'static str {
    match status {
        Status::Absent => "absent",
        Status::Unplaced => "unplaced",
        Status::Waiting => "waiting",
        Status::OnMap => "on-map",
        Status::Eliminated => "eliminated",
    }
}
