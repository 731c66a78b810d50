//! What Bull Run 1861 adds to the promises of every title: what holds in each of its states.
#![allow(dead_code, reason = "each test file uses its own part")]
#![allow(clippy::unwrap_used, reason = "a test stops where it fails")]

use std::collections::BTreeSet;
use std::sync::LazyLock;

use bull_run_1861::arrival::duty;
use bull_run_1861::combat::combat_strength;
use bull_run_1861::command::in_contact;
use bull_run_1861::hq::hq_contact;
use bull_run_1861::ids::{Brigade, Brigades, Element, Hq, Zone};
use bull_run_1861::state::{Stage, Status};
use bull_run_1861::{BullRun1861, Choice, Event, State, World, progress, victory};
use contract::Invariants;
use contract::bench::Bench;
use kernel::{OptionValues, Side};

/// The scenarios of the title.
pub const SCENARIOS: [&str; 2] = ["historical", "free"];

/// The title's data, read once.
pub static BENCH: LazyLock<Bench<BullRun1861>> = LazyLock::new(|| Bench::new().unwrap());

/// A world of a scenario with these options.
pub fn world_with(scenario: &str, options: OptionValues) -> World {
    BENCH.world(scenario, options).unwrap()
}

/// A world of a scenario with options by chance.
pub fn random_world(scenario: &str, seed: u64) -> World {
    world_with(scenario, BENCH.random_options(scenario, seed))
}

/// The promises of Bull Run 1861.
pub struct Rules;

impl Invariants for Rules {
    type Title = BullRun1861;
    const MOST_ACTS: u64 = progress::MOST_ACTS;

    fn hold(world: &World, state: &State) -> Result<(), String> {
        let position = Position { w: world, s: state };
        position.stacks()?;
        position.brigades()?;
        position.facings()?;
        position.sides_apart()?;
        position.losses()?;
        position.op_markers()?;
        position.headquarters()?;
        position.reinforcements()?;
        position.points()
    }

    fn follow(world: &World, before: &State, after: &State, events: &[Event]) -> Result<(), String> {
        control_follows_entry(world, before, after, events)?;
        nothing_comes_back(world, before, after)
    }

    fn units(world: &World) -> BTreeSet<String> {
        let brigades = brigades(world).flat_map(|b| {
            let id = &world.sheet(b).id;
            [id.clone(), format!("{id}+")]
        });
        brigades.chain(hqs(world).map(|hq| world.hq_sheet(hq).id.clone())).collect()
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

const WORDS: [&str; 37] = [
    "begin",
    "place",
    "extend",
    "placed",
    "front",
    "declare",
    "mark",
    "select",
    "rest",
    "step",
    "deploy",
    "regroup",
    "line",
    "host",
    "engage",
    "stop",
    "face",
    "hq",
    "target",
    "join",
    "resolve",
    "sweep",
    "loss",
    "attempt",
    "retreat",
    "advance",
    "march",
    "arrive",
    "done",
    "forward",
    "leaving-legion",
    "with-legion",
    "farm-ford",
    "second",
    "third",
    "front+",
    "",
];

fn brigades(w: &World) -> Brigades {
    w.side_brigades.union.or(w.side_brigades.confederate)
}

fn hqs(w: &World) -> impl Iterator<Item = Hq> {
    w.side_hqs.union.or(w.side_hqs.confederate)
}

fn every_choice(w: &World) -> Vec<Choice> {
    let mut all = vec![Choice::Begin, Choice::Placed, Choice::Declare, Choice::Rest, Choice::Stop, Choice::Resolve];
    all.push(Choice::Done);
    all.extend([false, true].map(|farm_ford| Choice::Engage { farm_ford }));
    for brigade in brigades(w) {
        all.extend([Choice::Mark, Choice::Select, Choice::SelectToRest].map(|choice| choice(brigade)));
        all.extend([Choice::Loss, Choice::Attempt, Choice::March].map(|choice| choice(brigade)));
        for zone in w.zones {
            all.extend([false, true].map(|forward| Choice::Place { brigade, zone, forward }));
            all.extend([Choice::Extend { brigade, zone }, Choice::Arrive { brigade, zone }]);
        }
        for element in [brigade.counter(), brigade.marker()] {
            all.extend([Choice::Front, Choice::Host, Choice::Join, Choice::Sweep].map(|choice| choice(element)));
            all.extend((0..3).map(|line| Choice::Line { element, line }));
            for zone in w.zones {
                all.extend([false, true].map(|leave_legion| Choice::Advance { element, zone, leave_legion }));
            }
        }
    }
    for zone in w.zones {
        all.extend([Choice::Face(zone), Choice::Target(zone), Choice::Retreat { first: zone, second: None }]);
        all.extend(w.zones.map(|second| Choice::Retreat { first: zone, second: Some(second) }));
        all.extend(hqs(w).map(|hq| Choice::MoveHq { hq, zone }));
        for flag in [false, true] {
            all.push(Choice::Step { zone, leave_legion: flag });
            all.push(Choice::Deploy { zone, with_legion: flag });
            all.push(Choice::Regroup { zone, leave_legion: flag });
        }
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

    fn settled(&self) -> bool {
        duty(self.w, self.s).is_none()
    }

    /// Out of every stack for now: on the march, in retreat, or just arrived.
    fn in_transit(&self, brigade: Brigade) -> bool {
        let d = &self.s.duties;
        let arriving = |e: Element| d.arriving.has(e) || d.behind == Some(e);
        let moving = match self.s.stage {
            Stage::Activation { act, .. } => act.brigade == brigade,
            Stage::March { march, .. } => march.body.has(brigade),
            Stage::Hits(after) => after.retreating == Some(brigade),
            _ => false,
        };
        moving || arriving(brigade.counter()) || arriving(brigade.marker())
    }

    fn attached(&self, brigade: Brigade) -> bool {
        self.w.is_legion(brigade) && self.s.legion_host.is_some()
    }

    /// 10.5: two to a zone, three only where reinforcements may be three; the Legion takes no room,
    /// and is in no stack with others.
    fn stacks(&self) -> Result<(), String> {
        for zone in self.w.zones {
            let stack = self.s.stacks[zone];
            let id = self.w.zone_id(zone);
            let most = self.w.arrivals.iter().filter(|a| a.zone == zone).map(|a| a.limit).max().unwrap_or(2).max(2);
            if stack.len() > most {
                return Err(format!("{id} holds {} brigades", stack.len()));
            }
            if stack.iter().any(|e| self.w.is_legion(e.brigade())) && stack.len() > 1 {
                return Err(format!("the Legion takes room in {id}"));
            }
            if let Some(stray) = stack.iter().find(|e| self.s.zone_of(*e) != Some(zone)) {
                return Err(format!("{} is in the stack of {id} but not there", self.name(stray.brigade())));
            }
        }
        match (self.w.legion, self.s.legion_host) {
            (Some(legion), Some(host)) if self.s.zone_of(host) != self.s.brigade(legion).zone => {
                Err("the Legion is not where its host is".to_owned())
            }
            (Some(legion), Some(host)) if self.s.brigade(host.brigade()).fatigue != self.s.brigade(legion).fatigue => {
                Err("the Legion is not as tired as its host".to_owned())
            }
            (None, Some(_)) => Err("a Legion that is not in the game has a host".to_owned()),
            _ => Ok(()),
        }
    }

    /// Every brigade on the map is in the stacks its zones say; markers lie next to it over land (10.6).
    fn brigades(&self) -> Result<(), String> {
        for brigade in brigades(self.w) {
            let b = self.s.brigade(brigade);
            let id = self.name(brigade);
            if b.fatigue > 2 {
                return Err(format!("{id} has fatigue {}", b.fatigue));
            }
            if (b.status == Status::OnMap) != b.zone.is_some() || (b.zone.is_none() && b.marker.is_some()) {
                return Err(format!("{id} is {:?} in {:?} and {:?}", b.status, b.zone, b.marker));
            }
            if let (Some(zone), Some(marker)) = (b.zone, b.marker)
                && !self.w.land(zone).has(marker)
            {
                return Err(format!("the marker of {id} is not next to it over land"));
            }
            for element in self.s.elements_of(brigade) {
                self.in_its_stack(element)?;
            }
        }
        Ok(())
    }

    fn in_its_stack(&self, element: Element) -> Result<(), String> {
        let brigade = element.brigade();
        let Some(zone) = self.s.zone_of(element) else { return Ok(()) };
        let there = self.s.stacks[zone].line_of(element).is_some();
        match (there, self.attached(brigade)) {
            (true, true) => Err("the attached Legion is in a stack of its own".to_owned()),
            (false, false) if !self.in_transit(brigade) => Err(format!("{} is in no stack", self.name(brigade))),
            _ => Ok(()),
        }
    }

    /// 10.2: every stack faces a slot of its ring once the set-up is done and nothing is left to settle.
    fn facings(&self) -> Result<(), String> {
        let set_up = matches!(self.s.stage, Stage::Place(_) | Stage::Arrange { .. });
        for zone in self.w.zones {
            let id = self.w.zone_id(zone);
            match (self.s.stacks[zone].is_empty(), self.s.facings[zone]) {
                (true, Some(_)) => return Err(format!("nobody faces anything in {id}, but there is a facing")),
                (false, Some(slot)) if !self.w.ground(zone).facings.has(slot) => {
                    return Err(format!("the stack in {id} faces slot {}", slot.0));
                }
                (false, None) if self.settled() && !set_up => return Err(format!("the stack in {id} faces nowhere")),
                _ => {}
            }
        }
        Ok(())
    }

    fn sides_apart(&self) -> Result<(), String> {
        let [union, confederate] = Side::BOTH.map(|side| self.s.occupied(self.w, side));
        match union.and(confederate).first() {
            Some(zone) => Err(format!("both sides are in {}", self.w.zone_id(zone))),
            None => Ok(()),
        }
    }

    /// 11.4: losses add up, and a brigade is gone when its strength is.
    fn losses(&self) -> Result<(), String> {
        let taken =
            |s: &State, side: Side| -> u32 { self.w.side_brigades[side].map(|b| u32::from(s.brigade(b).losses)).sum() };
        for side in Side::BOTH {
            let earlier = u32::from(self.w.start.losses[side]) - taken(&self.w.start, side);
            let counted = u32::from(self.s.losses[side]);
            if counted != earlier + taken(self.s, side) {
                return Err(format!("{side} has lost {counted} steps, but its brigades {}", taken(self.s, side)));
            }
            for brigade in self.w.side_brigades[side] {
                let gone = self.s.brigade(brigade).status == Status::Eliminated;
                if gone != (combat_strength(self.w, self.s, brigade) == 0) {
                    return Err(format!("{} is gone or not, whatever its strength", self.name(brigade)));
                }
            }
        }
        Ok(())
    }

    /// 6: marked brigades are fresh, in normal line and out of contact.
    fn op_markers(&self) -> Result<(), String> {
        let between =
            matches!(self.s.stage, Stage::Select { .. } | Stage::HqMoves | Stage::Combats | Stage::OpMoves(_));
        if !between || !self.settled() {
            return Ok(());
        }
        for brigade in brigades(self.w) {
            let b = self.s.brigade(brigade);
            let fit = b.status == Status::OnMap && b.fatigue == 0 && b.marker.is_none();
            if b.op && (!fit || in_contact(self.w, self.s, brigade)) {
                return Err(format!("{} holds a marker and may not", self.name(brigade)));
            }
        }
        Ok(())
    }

    /// 7: one headquarters to a zone, but for those that still share their base; none next to enemies.
    fn headquarters(&self) -> Result<(), String> {
        for side in Side::BOTH {
            let contact = hq_contact(self.w, self.s, side);
            for hq in self.w.side_hqs[side] {
                let Some(zone) = self.s.hq(hq).zone else { continue };
                let id = &self.w.hq_sheet(hq).id;
                if self.settled() && contact.has(zone) {
                    return Err(format!("{id} is next to an enemy"));
                }
                let mut others = self.w.side_hqs[side].filter(|other| *other != hq);
                let shares = others.any(|other| self.s.hq(other).zone == Some(zone));
                if shares && (self.s.hq(hq).moved || zone != self.w.bases[side]) {
                    return Err(format!("{id} has moved to another headquarters"));
                }
            }
        }
        Ok(())
    }

    /// 12.3: nobody comes before the turn is due.
    fn reinforcements(&self) -> Result<(), String> {
        let early = |brigade: Brigade| self.w.start.brigade(brigade).status == Status::Waiting;
        for arrival in self.w.arrivals.iter().filter(|a| early(a.brigade) && self.s.turn < a.turn) {
            if self.s.brigade(arrival.brigade).status != Status::Waiting {
                return Err(format!("{} has come too early", self.name(arrival.brigade)));
            }
        }
        Ok(())
    }

    /// 4: the points of all scoring zones, and the awards.
    fn points(&self) -> Result<(), String> {
        let ground: i32 = self.w.scoring.iter().map(|zone| zone.points).sum();
        let award = victory::loss_award(self.w, &self.s.losses).map_or(0, |(_, points)| points);
        let points = victory::points(self.w, self.s);
        let expected = ground + award + victory::manoeuvre_points(self.w, self.s);
        if points.union + points.confederate == expected { Ok(()) } else { Err(format!("points are {points:?}")) }
    }
}

/// 4: a zone changes hands only to a side that has just entered it.
fn control_follows_entry(w: &World, before: &State, after: &State, events: &[Event]) -> Result<(), String> {
    for (at, scoring) in w.scoring.iter().enumerate() {
        let side = victory::controller(after, at);
        if side == victory::controller(before, at) {
            continue;
        }
        let entered = events.iter().any(|event| enters(w, before, event, side, scoring.zone));
        if !entered {
            return Err(format!("{} fell to {side}, who did not enter it", w.zone_id(scoring.zone)));
        }
    }
    Ok(())
}

fn enters(w: &World, before: &State, event: &Event, side: Side, zone: Zone) -> bool {
    let whose = |brigade: Brigade| w.sheet(brigade).side == side;
    match *event {
        Event::Stepped { brigade, to, .. } | Event::Advanced { brigade, to, .. } => whose(brigade) && to == zone,
        Event::Deployed { brigade, zone: to } | Event::Arrived { brigade, zone: to } => whose(brigade) && to == zone,
        Event::Marched { brigades, to, .. } => brigades.first().is_some_and(whose) && to == zone,
        // A retreat may pass through a zone before it ends.
        Event::Retreated { brigade, from, to, .. } => {
            let between = w.ground(from).adjacent.has(zone) && w.ground(zone).adjacent.has(to);
            whose(brigade) && (to == zone || between)
        }
        // Or come to its end after what its first zone set off.
        _ => matches!(before.stage, Stage::Hits(after) if after.onward == Some(zone) && after.loser == side),
    }
}

/// Losses, elimination, the fords and the clock only go one way.
fn nothing_comes_back(w: &World, before: &State, after: &State) -> Result<(), String> {
    let forward = [
        (before.turn <= after.turn, "the turn"),
        (before.losses.union <= after.losses.union, "Union losses"),
        (before.losses.confederate <= after.losses.confederate, "Confederate losses"),
        (!before.farm_ford_open || after.farm_ford_open, "Farm Ford"),
        (before.crossed_sudley.less(after.crossed_sudley).is_empty(), "Sudley Ford"),
        (before.auto_winner.is_none() || before.auto_winner == after.auto_winner, "automatic defeat"),
    ];
    if let Some((_, what)) = forward.into_iter().find(|(holds, _)| !holds) {
        return Err(format!("{what} went back"));
    }
    let gone = |s: &State| brigades(w).filter(|b| s.brigade(*b).status == Status::Eliminated).collect::<Brigades>();
    if gone(before).less(gone(after)).is_empty() {
        Ok(())
    } else {
        Err("a brigade came back from elimination".to_owned())
    }
}
