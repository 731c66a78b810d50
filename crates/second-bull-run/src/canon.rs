//! The state written by ids in a fixed order, for hashing.

use kernel::hash::Canon;

use crate::ids::{Brigade, Brigades, Division, Divisions, Leader, Leaders, Parties, Slot, Zone, Zones};
use crate::state::{
    Act, Declaration, Duties, FacingCause, Fight, FightStep, Formation, March, NightStep, Part, Plan, Retreat, Stage,
    State, Status, TestResult,
};
use crate::world::World;

/// Writes a state. Every field is in it, so that equal hashes mean equal states.
pub fn write(w: &World, s: &State, canon: &mut Canon) {
    let mut scribe = Scribe { w, canon };
    scribe.turn(s);
    scribe.stage(&s.stage);
    scribe.duties(&s.duties);
    scribe.part(&s.part);
    scribe.ground(s);
    scribe.night(s);
    scribe.reinforcements(s);
    scribe.brigades_of(s);
    scribe.stacks_of(s);
    scribe.leaders_of(s);
}

struct Scribe<'a> {
    w: &'a World,
    canon: &'a mut Canon,
}

impl Scribe<'_> {
    fn turn(&mut self, s: &State) {
        self.canon.section("turn");
        self.canon.number(s.day);
        self.canon.number(s.turn);
        self.canon.number(s.phase);
        self.canon.side(s.first);
        self.canon.side(s.active);
        self.canon.flag(s.waiting);
        self.canon.number(s.acts);
        self.canon.flags(s.manoeuvre);
        self.canon.maybe_number(s.counter_attack);
        self.canon.flag(s.jones_called);
    }

    fn stage(&mut self, stage: &Stage) {
        self.canon.section("stage");
        self.canon.text(stage_name(stage));
        match *stage {
            Stage::SetUp(side) | Stage::Arrivals(side) | Stage::Entries(side) => self.canon.side(side),
            Stage::Facings { side, done } => {
                self.canon.side(side);
                self.zones(done);
            }
            Stage::Acting(act) | Stage::Declaring(act) => self.act(&act),
            Stage::Fight(fight) | Stage::Advance(fight) => self.fight(&fight),
            Stage::RoutMoves { side, left, retreat } => {
                self.canon.side(side);
                self.brigades(left);
                self.maybe_retreat(retreat);
            }
            Stage::Declare(declaration) => match declaration {
                Declaration::CounterAttack => self.canon.none(),
                Declaration::Call(side) => self.canon.side(side),
            },
            Stage::Riding { leader, points } => {
                self.leader(leader);
                self.canon.number(points);
            }
            Stage::Night(step) => self.night_step(&step),
            Stage::CallBefore
            | Stage::Initiative
            | Stage::Designate
            | Stage::MainGroup
            | Stage::Slots
            | Stage::Brigades
            | Stage::Commanders
            | Stage::Chains
            | Stage::Combats
            | Stage::Continuation
            | Stage::Recovery
            | Stage::TurnEnd
            | Stage::Over => {}
        }
    }

    fn act(&mut self, act: &Act) {
        self.brigade(act.brigade);
        self.canon.text(march_name(act.march));
        self.canon.number(act.points);
        for flag in [act.forced, act.began_in_front, act.moved, act.stopped, act.mounted, act.rested] {
            self.canon.flag(flag);
        }
        self.zones(act.pressed);
    }

    fn fight(&mut self, fight: &Fight) {
        self.canon.side(fight.attacker);
        self.zone(fight.target);
        self.zones(fight.bases);
        self.brigades(fight.attackers);
        self.brigades(fight.defenders);
        self.canon.side(fight.loser);
        self.canon.flag(fight.test);
        self.canon.text(step_name(fight.step));
        self.canon.flags(fight.sixes);
        self.canon.number(fight.number);
        for hit in fight.hits {
            self.maybe_brigade(hit);
        }
        for result in fight.results {
            self.canon.maybe_text(result.map(result_name));
        }
        self.canon.number(fight.next);
        self.maybe_retreat(fight.retreat);
        self.zones(fight.fields);
        self.brigades(fight.advanced);
    }

    fn maybe_retreat(&mut self, retreat: Option<Retreat>) {
        let Some(way) = retreat else { return self.canon.none() };
        self.brigade(way.brigade);
        self.canon.number(way.left);
        self.zones(way.visited);
        self.zones(way.from);
        for flag in [way.routs, way.rout_move, way.part] {
            self.canon.flag(flag);
        }
    }

    fn night_step(&mut self, step: &NightStep) {
        self.canon.text(night_name(step));
        match *step {
            NightStep::Staying { side, asked, going } => {
                self.canon.side(side);
                self.brigades(asked);
                self.brigades(going);
            }
            NightStep::Parting { side, left, all, round, retreat } => {
                self.canon.side(side);
                self.brigades(left);
                self.brigades(all);
                self.canon.number(round);
                self.maybe_retreat(retreat);
            }
            NightStep::Moving(side) => self.canon.side(side),
            NightStep::Rest | NightStep::Withdrawing => {}
        }
    }

    fn duties(&mut self, duties: &Duties) {
        self.canon.section("duties");
        self.brigades(duties.facing);
        self.canon.text(cause_name(duties.cause));
        self.maybe_zone(duties.newcomer);
        self.zones(duties.pressed);
        self.zones(duties.turning);
        self.canon.flag(duties.found);
        self.canon.flags(duties.lone);
    }

    fn part(&mut self, part: &Part) {
        self.canon.section("part");
        self.maybe_leader(part.chief);
        self.canon.number(part.slots);
        match part.formation {
            Some(Formation::Division(division)) => {
                self.canon.text("division");
                self.division(division);
            }
            Some(Formation::Brigade(brigade)) => {
                self.canon.text("brigade");
                self.brigade(brigade);
            }
            None => self.canon.none(),
        }
        for brigades in [part.independent, part.isolated, part.bound, part.acted, part.failed, part.attachable] {
            self.brigades(brigades);
        }
        self.brigades(part.rivals);
        self.divisions(part.finished);
        self.plan(part.plan);
        for flag in [part.substituted, part.attached, part.chief_moves, part.army_moves] {
            self.canon.flag(flag);
        }
        self.zones(part.attacked);
        self.brigades(part.attacked_brigades);
        self.zones(part.fought);
    }

    fn plan(&mut self, plan: Plan) {
        self.canon.list(plan.moves().count());
        for (brigade, zone) in plan.moves() {
            self.brigade(brigade);
            self.zone(zone);
        }
    }

    fn ground(&mut self, s: &State) {
        self.canon.section("ground");
        self.canon.list(self.w.objectives.len());
        for (at, objective) in self.w.objectives.iter().enumerate() {
            self.zone(objective.zone);
            self.canon.flag(s.union_controls >> at & 1 == 1);
        }
        for chosen in s.grounds {
            self.canon.number(chosen);
        }
    }

    fn night(&mut self, s: &State) {
        self.canon.section("night");
        self.canon.flag(s.night);
        self.canon.number(s.night_moves.left);
        self.brigades(s.night_moves.brigades);
        self.leaders(s.night_moves.leaders);
    }

    fn reinforcements(&mut self, s: &State) {
        self.canon.section("reinforcements");
        self.parties(s.called);
        self.parties(s.settled);
        self.brigades(s.coming);
        self.brigades(s.delayed);
        for zone in s.entry_of.0.into_iter().take(self.w.parties.len()) {
            self.maybe_zone(zone);
        }
        for entered in s.entered.into_iter().take(self.w.entries.len()) {
            self.canon.number(entered);
        }
    }

    fn brigades_of(&mut self, s: &State) {
        self.canon.section("brigades");
        for brigade in self.w.side_brigades.union.or(self.w.side_brigades.confederate) {
            let b = s.brigade(brigade);
            self.brigade(brigade);
            self.canon.text(status_name(b.status));
            self.maybe_zone(b.zone);
            self.facing(b.zone, b.facing);
            self.canon.number(b.losses);
            self.canon.number(b.fatigue);
            self.canon.flag(b.routed);
            self.canon.flag(b.dismounted);
            self.maybe_zone(b.attack);
        }
    }

    /// The zone faced, so that a map whose ring starts elsewhere has the same hash.
    fn facing(&mut self, zone: Option<Zone>, facing: Option<Slot>) {
        let faced = zone.zip(facing).and_then(|(zone, slot)| self.w.ground(zone).faced(slot));
        self.maybe_zone(faced);
    }

    /// Who stands together, in the order in which they came. Which zones a side occupies follows from it.
    fn stacks_of(&mut self, s: &State) {
        self.canon.section("stacks");
        for zone in self.w.zones {
            let stack = s.stacks[zone];
            if stack.is_empty() {
                continue;
            }
            self.zone(zone);
            self.canon.list(stack.len());
            for brigade in stack.iter() {
                self.brigade(brigade);
            }
        }
    }

    fn leaders_of(&mut self, s: &State) {
        self.canon.section("commanders");
        for leader in self.w.side_leaders.union.or(self.w.side_leaders.confederate) {
            let state = s.leader(leader);
            self.leader(leader);
            self.maybe_zone(state.zone);
            self.canon.flag(state.activated);
            self.canon.flag(state.withdrawn);
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

    fn leader(&mut self, leader: Leader) {
        self.canon.text(&self.w.leader(leader).id);
    }

    fn maybe_leader(&mut self, leader: Option<Leader>) {
        self.canon.maybe_text(leader.map(|leader| self.w.leader(leader).id.as_str()));
    }

    fn division(&mut self, division: Division) {
        self.canon.text(&self.w.division(division).id);
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

    fn divisions(&mut self, divisions: Divisions) {
        self.canon.list(divisions.len() as usize);
        for division in divisions {
            self.division(division);
        }
    }

    fn leaders(&mut self, leaders: Leaders) {
        self.canon.list(leaders.len() as usize);
        for leader in leaders {
            self.leader(leader);
        }
    }

    /// Parties have no ids: they are known by their place in the scenario's lists.
    fn parties(&mut self, parties: Parties) {
        self.canon.list(parties.len() as usize);
        for party in parties {
            self.canon.number(party.0);
        }
    }
}

/// Names that stay, whatever the code calls its stages.
fn stage_name(stage: &Stage) -> &'static str {
    match stage {
        Stage::CallBefore => "call-before",
        Stage::SetUp(_) => "set-up",
        Stage::Facings { .. } => "facings",
        Stage::Initiative => "initiative",
        Stage::Designate => "designate",
        Stage::MainGroup => "main-group",
        Stage::Slots => "slots",
        Stage::Brigades => "brigades",
        Stage::Acting(_) => "acting",
        Stage::Declaring(_) => "declaring",
        Stage::Commanders => "commanders",
        Stage::Chains => "chains",
        Stage::Combats => "combats",
        Stage::Fight(_) => "fight",
        Stage::Advance(_) => "advance",
        Stage::Continuation => "continuation",
        Stage::RoutMoves { .. } => "rout-moves",
        Stage::Recovery => "recovery",
        Stage::Declare(Declaration::CounterAttack) => "declare-counter-attack",
        Stage::Declare(Declaration::Call(_)) => "declare-call",
        Stage::Arrivals(_) => "arrivals",
        Stage::Entries(_) => "entries",
        Stage::Riding { .. } => "riding",
        Stage::TurnEnd => "turn-end",
        Stage::Night(_) => "night",
        Stage::Over => "over",
    }
}

fn march_name(march: March) -> &'static str {
    match march {
        March::Action => "action",
        March::Entry => "entry",
        March::Night => "night",
    }
}

fn step_name(step: FightStep) -> &'static str {
    match step {
        FightStep::Sixes => "sixes",
        FightStep::Hits => "hits",
        FightStep::Outcomes => "outcomes",
        FightStep::MeleeLoss => "melee-loss",
        FightStep::Cleared => "cleared",
    }
}

fn result_name(result: TestResult) -> &'static str {
    match result {
        TestResult::Rout => "rout",
        TestResult::Disorder => "disorder",
        TestResult::Retreat => "retreat",
        TestResult::Melee => "melee",
    }
}

fn night_name(step: &NightStep) -> &'static str {
    match step {
        NightStep::Rest => "rest",
        NightStep::Staying { .. } => "staying",
        NightStep::Parting { .. } => "parting",
        NightStep::Moving(_) => "moving",
        NightStep::Withdrawing => "withdrawing",
    }
}

fn cause_name(cause: FacingCause) -> &'static str {
    match cause {
        FacingCause::Move => "move",
        FacingCause::Retreat => "retreat",
        FacingCause::Advance => "advance",
        FacingCause::Rally => "rally",
    }
}

fn status_name(status: Status) -> &'static str {
    match status {
        Status::Absent => "absent",
        Status::Unplaced => "unplaced",
        Status::Waiting => "waiting",
        Status::OnMap => "on-map",
        Status::Eliminated => "eliminated",
        Status::Exited => "exited",
        Status::Withdrawn => "withdrawn",
    }
}
