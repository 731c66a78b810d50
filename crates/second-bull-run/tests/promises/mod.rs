//! What Second Bull Run adds to the promises of every title: what holds in each of its states.
#![allow(dead_code, reason = "each test file uses its own part")]
#![allow(clippy::unwrap_used, reason = "a helper that fails is a failing test")]

use std::collections::BTreeSet;
use std::sync::LazyLock;

use contract::Invariants;
use contract::bench::Bench;
use kernel::{OptionValues, Side};
use second_bull_run::commanders::{is_caught, refuges};
use second_bull_run::duties::duty;
use second_bull_run::facing::front_of;
use second_bull_run::ids::{Brigade, Brigades, Division, Leader, Leaders, Party, Zone, Zones};
use second_bull_run::stacking::legal_pair;
use second_bull_run::state::{Duties, Formation, March, NightStep, Stage, Status};
use second_bull_run::{Choice, Event, SecondBullRun, State, World, progress, victory};

/// The scenarios of the title.
pub const SCENARIOS: [&str; 3] = ["29-august", "30-august", "both-days"];

/// The title's data, read once.
pub static BENCH: LazyLock<Bench<SecondBullRun>> = LazyLock::new(|| Bench::new().unwrap());

/// A world of a scenario with these options.
pub fn world_with(scenario: &str, options: OptionValues) -> World {
    BENCH.world(scenario, options).unwrap()
}

/// A world of a scenario with options by chance.
pub fn random_world(scenario: &str, seed: u64) -> World {
    world_with(scenario, BENCH.random_options(scenario, seed))
}

/// The promises of Second Bull Run.
pub struct Rules;

impl Invariants for Rules {
    type Title = SecondBullRun;
    const MOST_ACTS: u64 = progress::MOST_ACTS;

    fn hold(world: &World, state: &State) -> Result<(), String> {
        let position = Position { w: world, s: state };
        position.places()?;
        position.stacks()?;
        position.facings()?;
        position.markers()?;
        position.attacks()?;
        position.commanders()?;
        position.reinforcements()?;
        position.points()
    }

    fn follow(world: &World, before: &State, after: &State, events: &[Event]) -> Result<(), String> {
        let change = Change { w: world, before, after, events };
        change.nobody_acts_twice()?;
        change.attacks_are_fair()?;
        change.commanders_stay_activated()?;
        change.independence_ignores_the_absent()?;
        change.control_follows_entry()?;
        change.nothing_comes_back()
    }

    fn units(world: &World) -> BTreeSet<String> {
        let brigades = brigades(world).map(|b| world.sheet(b).id.clone());
        let leaders = leaders(world).map(|l| world.leader(l).id.clone());
        let divisions = world.divisions.iter().map(|d| d.id.clone());
        brigades.chain(leaders).chain(divisions).collect()
    }

    fn places(world: &World) -> BTreeSet<String> {
        world.zones.map(|zone| world.zone_id(zone).to_owned()).collect()
    }

    fn words() -> &'static [&'static str] {
        &WORDS
    }

    fn every_choice(world: &World) -> Vec<Choice> {
        every_choice(world)
    }
}

const WORDS: [&str; 40] = [
    "begin",
    "call",
    "ground",
    "place",
    "post",
    "muster",
    "face",
    "designate",
    "main",
    "activate",
    "substitute",
    "act",
    "close",
    "rest",
    "step",
    "force",
    "dismount",
    "mount",
    "stop",
    "attack",
    "lead",
    "try",
    "chain",
    "fight",
    "loss",
    "hit",
    "retreat",
    "advance",
    "next",
    "declare",
    "enter",
    "arrive",
    "stay",
    "part",
    "withdraw",
    "done",
    "0",
    "1",
    "300",
    "",
];

fn brigades(w: &World) -> Brigades {
    w.side_brigades.union.or(w.side_brigades.confederate)
}

fn leaders(w: &World) -> Leaders {
    w.side_leaders.union.or(w.side_leaders.confederate)
}

fn every_choice(w: &World) -> Vec<Choice> {
    let mut all = vec![Choice::Begin, Choice::Muster, Choice::Close, Choice::Rest, Choice::Force, Choice::Dismount];
    all.extend([Choice::Mount, Choice::Stop, Choice::Declare, Choice::Done]);
    all.extend((0..w.parties.len()).map(|at| Choice::Call(Party(at as u8))));
    all.extend((0..8).flat_map(|group| (0..3).map(move |ground| Choice::Ground { group, ground })));
    all.extend((0..w.divisions.len()).map(|at| Choice::Activate(Division(at as u8))));
    for brigade in brigades(w) {
        let kinds = [Choice::Main, Choice::Substitute, Choice::Act, Choice::Chain, Choice::Loss, Choice::Hit];
        all.extend(kinds.map(|choice| choice(brigade)));
        all.extend([Choice::Next, Choice::Stay, Choice::Part].map(|choice| choice(brigade)));
        for zone in w.zones {
            all.extend([Choice::Place { brigade, zone }, Choice::Advance { brigade, zone }]);
            all.push(Choice::Enter { brigade, zone });
        }
    }
    for leader in leaders(w) {
        all.extend([Choice::Designate, Choice::Try, Choice::Withdraw].map(|choice| choice(leader)));
        for zone in w.zones {
            all.extend([Choice::Post { leader, zone }, Choice::Lead { leader, zone }]);
            all.push(Choice::Arrive { leader, zone });
        }
    }
    for zone in w.zones {
        all.extend([Choice::Face, Choice::Step, Choice::Attack, Choice::Fight, Choice::Retreat].map(|c| c(zone)));
    }
    all
}

struct Position<'a> {
    w: &'a World,
    s: &'a State,
}

impl Position<'_> {
    fn name(&self, brigade: Brigade) -> &str {
        &self.w.sheet(brigade).id
    }

    fn leader_name(&self, leader: Leader) -> &str {
        &self.w.leader(leader).id
    }

    fn settled(&self) -> bool {
        self.s.duties == Duties::NONE && duty(self.w, self.s).is_none()
    }

    /// The brigade on its way, which may stand as a third in a zone for the moment.
    fn in_transit(&self) -> Option<Brigade> {
        match self.s.stage {
            Stage::Acting(act) => Some(act.brigade),
            Stage::Fight(fight) => fight.retreat.map(|way| way.brigade),
            Stage::RoutMoves { retreat, .. } | Stage::Night(NightStep::Parting { retreat, .. }) => {
                retreat.map(|way| way.brigade)
            }
            _ => None,
        }
    }

    /// Invariants 1 and 12: everybody is in one place, the sides are apart, nobody off the map stands anywhere.
    fn places(&self) -> Result<(), String> {
        for side in Side::BOTH {
            let held: Zones = self.s.on_map(self.w, side).filter_map(|b| self.s.zone_of(b)).collect();
            if held != self.s.occupied[side] {
                return Err(format!("{side} is said to hold other zones than its brigades"));
            }
        }
        if let Some(zone) = self.s.occupied.union.and(self.s.occupied.confederate).first() {
            return Err(format!("both sides are in {}", self.w.zone_id(zone)));
        }
        for brigade in brigades(self.w) {
            let b = self.s.brigade(brigade);
            let id = self.name(brigade);
            if (b.status == Status::OnMap) != b.zone.is_some() {
                return Err(format!("{id} is {:?} in {:?}", b.status, b.zone));
            }
            if b.status != Status::OnMap && (b.facing.is_some() || b.attack.is_some()) {
                return Err(format!("{id} is off the map and looks or attacks"));
            }
            if let Some(zone) = b.zone
                && !self.s.stacks[zone].set().has(brigade)
            {
                return Err(format!("{id} is in no stack"));
            }
        }
        for zone in self.w.zones {
            if let Some(stray) = self.s.stacks[zone].iter().find(|b| self.s.zone_of(*b) != Some(zone)) {
                return Err(format!("{} is in a stack of a zone it is not in", self.name(stray)));
            }
        }
        Ok(())
    }

    /// Invariant 2: two to a zone and a legal pair, but for the brigade on its way.
    fn stacks(&self) -> Result<(), String> {
        let passing = self.in_transit();
        for zone in self.s.occupied.union.or(self.s.occupied.confederate) {
            let id = self.w.zone_id(zone);
            let stack: Vec<Brigade> = self.s.stacks[zone].iter().filter(|b| Some(*b) != passing).collect();
            match stack.as_slice() {
                [] | [_] => {}
                [a, b] if legal_pair(self.w, *a, *b) => {}
                [_, _] => return Err(format!("the two brigades in {id} may not stack")),
                _ => return Err(format!("{id} holds {} brigades", stack.len())),
            }
        }
        Ok(())
    }

    /// Invariant 3: one facing to a stack, towards a zone of the ring; none for the routed.
    fn facings(&self) -> Result<(), String> {
        let set_up = matches!(self.s.stage, Stage::CallBefore | Stage::SetUp(_) | Stage::Facings { .. });
        let moving = self.in_transit();
        for zone in self.s.occupied.union.or(self.s.occupied.confederate) {
            let ground = self.w.ground(zone);
            let mut seen = None;
            for brigade in self.s.stacks[zone].iter().filter(|b| Some(*b) != moving) {
                let id = self.name(brigade);
                let b = self.s.brigade(brigade);
                match (b.routed, b.facing) {
                    (true, Some(_)) => return Err(format!("{id} is routed and looks somewhere")),
                    (true, None) => continue,
                    (false, None) if !set_up && self.settled() => return Err(format!("{id} looks nowhere")),
                    (false, None) => continue,
                    (false, Some(slot)) if ground.faced(slot).is_none() || !ground.facings.has(slot) => {
                        return Err(format!("{id} faces slot {}", slot.0));
                    }
                    _ => {}
                }
                if seen.is_some_and(|facing| facing != b.facing) && self.settled() && !set_up {
                    return Err(format!("the brigades in {} face two ways", self.w.zone_id(zone)));
                }
                seen = Some(b.facing);
            }
        }
        Ok(())
    }

    /// Invariants 4 and 5: fatigue, losses and feet.
    fn markers(&self) -> Result<(), String> {
        for brigade in brigades(self.w) {
            let b = self.s.brigade(brigade);
            let id = self.name(brigade);
            let none = self.w.guns.has(brigade) || b.routed;
            if b.fatigue > 2 || (none && b.fatigue > 0) {
                return Err(format!("{id} has fatigue {}", b.fatigue));
            }
            if b.status == Status::OnMap && b.losses >= self.w.steps(brigade) {
                return Err(format!("{id} has {} losses and is still there", b.losses));
            }
            if b.losses > self.w.steps(brigade) {
                return Err(format!("{id} has lost more than it had"));
            }
            if b.dismounted && !self.w.cavalry.has(brigade) {
                return Err(format!("{id} has no horses to get off"));
            }
        }
        Ok(())
    }

    /// Invariant 7: Attack markers lie between declaration and combat only, on crossable borders, in front.
    fn attacks(&self) -> Result<(), String> {
        let movement = matches!(
            self.s.stage,
            Stage::MainGroup | Stage::Slots | Stage::Brigades | Stage::Acting(_) | Stage::Declaring(_)
        ) || matches!(self.s.stage, Stage::Commanders | Stage::Chains);
        let combat = matches!(self.s.stage, Stage::Combats | Stage::Fight(_) | Stage::Advance(_));
        for brigade in brigades(self.w) {
            let Some(target) = self.s.brigade(brigade).attack else { continue };
            let id = self.name(brigade);
            if !(movement || combat) || self.w.side_of(brigade) != self.s.active {
                return Err(format!("{id} has an Attack marker in {:?}", self.s.stage));
            }
            if self.s.brigade(brigade).routed || self.w.guns.has(brigade) {
                return Err(format!("{id} attacks and may not"));
            }
            let zone = self.s.zone_of(brigade);
            if !zone.is_some_and(|zone| self.w.ground(zone).passable.has(target)) {
                return Err(format!("{id} attacks a zone it cannot get to"));
            }
            let seen = !self.w.options.target_in_front || front_of(self.w, self.s, brigade).has(target);
            if movement && !(seen && self.s.occupied[self.s.active.other()].has(target)) {
                return Err(format!("{id} attacks nobody in its front"));
            }
            let mut mates = zone.map_or(Brigades::EMPTY, |zone| self.s.stacks[zone].set());
            if mates.any(|mate| self.s.brigade(mate).attack.is_some_and(|other| other != target)) {
                return Err(format!("{id} and its mate attack two zones"));
            }
        }
        Ok(())
    }

    /// Invariant 10: after an action, 2.6 or a combat no commander stands alone beside an enemy.
    fn commanders(&self) -> Result<(), String> {
        if !self.settled() {
            return Ok(());
        }
        let sides: &[Side] = match self.s.stage {
            Stage::Combats => &Side::BOTH,
            Stage::Brigades | Stage::Slots | Stage::Commanders => &[self.s.active.other()],
            _ => &[],
        };
        for side in sides {
            for leader in self.w.side_leaders[*side].filter(|l| is_caught(self.w, self.s, *l)) {
                // A position given may have him there from the beginning.
                let began = self.w.start.leader(leader).zone == self.s.leader(leader).zone;
                if !began && !refuges(self.w, self.s, leader).is_empty() {
                    return Err(format!("{} stands alone beside an enemy", self.leader_name(leader)));
                }
            }
        }
        Ok(())
    }

    /// 8 E: nobody comes before his turn.
    fn reinforcements(&self) -> Result<(), String> {
        if self.s.day > 1 || self.s.night {
            return Ok(());
        }
        for party in self.w.parties.iter().filter(|p| p.turn > self.s.turn) {
            let early = |b: Brigade| {
                self.w.start.brigade(b).status == Status::Waiting && self.s.brigade(b).status != Status::Waiting
            };
            if let Some(brigade) = party.brigades.into_iter().find(|b| early(*b)) {
                return Err(format!("{} has come too early", self.name(brigade)));
            }
        }
        Ok(())
    }

    /// 11.2: no more points than there are.
    fn points(&self) -> Result<(), String> {
        let rules = &self.w.scenario.victory;
        let ground = rules.objective.abs() * self.w.objectives.len() as i32;
        let awards = rules.loss_awards.iter().map(|a| a.points.abs()).max().unwrap_or(0);
        let most = ground + awards + rules.jones.abs();
        let points = victory::points(self.w, self.s);
        if points.union.abs() > most || points.confederate.abs() > most {
            return Err(format!("{} and {} points of {most}", points.union, points.confederate));
        }
        Ok(())
    }
}

struct Change<'a> {
    w: &'a World,
    before: &'a State,
    after: &'a State,
    events: &'a [Event],
}

impl Change<'_> {
    fn new_part(&self) -> bool {
        self.events.iter().any(|e| matches!(e, Event::PartBegins { .. }))
    }

    /// Invariant 6: a brigade acts once a part, a formation is picked once.
    fn nobody_acts_twice(&self) -> Result<(), String> {
        let (before, after) = (&self.before.part, &self.after.part);
        for event in self.events {
            match *event {
                Event::InCommand { formation, .. } | Event::CommandTest { formation, .. } => match formation {
                    Formation::Division(division) if before.finished.has(division) => {
                        return Err(format!("{} is activated twice", self.w.division(division).id));
                    }
                    Formation::Brigade(brigade) if before.acted.or(before.failed).has(brigade) => {
                        return Err(format!("{} is activated twice", self.w.sheet(brigade).id));
                    }
                    _ => {}
                },
                Event::Designated { leader, .. } if before.chief.is_some() => {
                    return Err(format!("{} is designated as the second", self.w.leader(leader).id));
                }
                Event::PartBegins { .. } => return Ok(()),
                _ => {}
            }
        }
        if let Stage::Acting(act) = self.after.stage
            && act.march == March::Action
            && before.acted.has(act.brigade)
        {
            return Err(format!("{} acts twice", self.w.sheet(act.brigade).id));
        }
        let phase = |s: &State| (s.day, s.night, s.turn, s.phase, s.active);
        let in_part = phase(self.before) == phase(self.after) && after.chief.is_some() && !self.new_part();
        if in_part && !before.acted.less(after.acted).is_empty() {
            return Err("somebody who acted may act again".to_owned());
        }
        Ok(())
    }

    /// Invariants 7 and 8: attacks go against enemies that can be reached, and a zone is fought over once.
    fn attacks_are_fair(&self) -> Result<(), String> {
        for event in self.events {
            match *event {
                Event::AttackDeclared { brigade, target } => {
                    let enemy = self.w.side_of(brigade).other();
                    if !self.before.occupied[enemy].has(target) {
                        return Err(format!("{} attacks nobody", self.w.sheet(brigade).id));
                    }
                }
                Event::Attacked { target, .. } if self.before.part.fought.has(target) => {
                    return Err(format!("{} is fought over twice", self.w.zone_id(target)));
                }
                _ => {}
            }
        }
        Ok(())
    }

    /// Invariant 9: commanders are activated by their roll, until step C at the earliest.
    fn commanders_stay_activated(&self) -> Result<(), String> {
        let ready = |side: Side| {
            self.events.iter().any(|e| {
                matches!(e, Event::LeadersReady { side: of } if *of == side)
                    || matches!(e, Event::MarkersOff | Event::CorpsWithdrawn { .. } | Event::NightFalls)
                    || matches!(e, Event::Withdrawn { .. } | Event::TurnBegins { day: 2, .. })
            })
        };
        for side in Side::BOTH {
            if ready(side) || self.before.night {
                continue;
            }
            for leader in self.w.side_leaders[side] {
                let rolled = |e: &Event| matches!(*e, Event::Designated { leader: of, .. } if of == leader);
                let active = self.before.leader(leader).activated || self.events.iter().any(rolled);
                if active && !self.after.leader(leader).activated {
                    return Err(format!("{} is available again too early", self.w.leader(leader).id));
                }
            }
        }
        Ok(())
    }

    /// Invariant 12: who is alone of his division on the map is independent, whoever waits elsewhere.
    fn independence_ignores_the_absent(&self) -> Result<(), String> {
        if !self.new_part() || self.after.stage != Stage::Designate {
            return Ok(());
        }
        for brigade in self.w.side_brigades[self.after.active] {
            let on_map = |b: Brigade| self.after.brigade(b).zone.is_some();
            let alone = self.w.white.has(brigade) || !self.w.mates(brigade).into_iter().any(on_map);
            if self.after.part.independent.has(brigade) != (on_map(brigade) && alone) {
                return Err(format!("{} is independent, or is not, and should", self.w.sheet(brigade).id));
            }
        }
        Ok(())
    }

    /// Invariant 11: an objective changes hands only when a brigade enters it.
    fn control_follows_entry(&self) -> Result<(), String> {
        for (at, objective) in self.w.objectives.iter().enumerate() {
            let now = victory::controller(self.after, at);
            if now == victory::controller(self.before, at) {
                continue;
            }
            if !self.events.iter().any(|e| self.enters(e, now, objective.zone)) {
                return Err(format!("{} went to {now}, who did not enter it", self.w.zone_id(objective.zone)));
            }
        }
        Ok(())
    }

    fn enters(&self, event: &Event, side: Side, zone: Zone) -> bool {
        match *event {
            Event::Stepped { brigade, to, .. }
            | Event::Advanced { brigade, to, .. }
            | Event::Retreated { brigade, to, .. }
            | Event::Entered { brigade, zone: to, .. } => self.w.side_of(brigade) == side && to == zone,
            _ => false,
        }
    }

    /// Elimination and the clock only go one way.
    fn nothing_comes_back(&self) -> Result<(), String> {
        let clock = |s: &State| (s.day, s.night, s.turn);
        if clock(self.after) < clock(self.before) {
            return Err("the clock went back".to_owned());
        }
        if self.before.jones_called && !self.after.jones_called {
            return Err("a division is called and is not".to_owned());
        }
        let gone =
            |s: &State| brigades(self.w).filter(|b| s.brigade(*b).status == Status::Eliminated).collect::<Brigades>();
        if gone(self.before).less(gone(self.after)).is_empty() {
            Ok(())
        } else {
            Err("a brigade came back from elimination".to_owned())
        }
    }
}
