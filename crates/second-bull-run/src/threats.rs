//! Who could attack a place next, and at what odds: the enemy's part of an action phase tried out on a copy.
//! Every activation, step, facing and attack is a choice of the game itself, so no rule is told twice.

use std::cmp::Ordering;

use kernel::view::{Attacker, Threat, ThreatView};
use kernel::{Dice, Purpose, Side, Text, Title};

use crate::choice::Choice;
use crate::combat::{self, Clash, Role};
use crate::command;
use crate::duties::{self, Duty, duty};
use crate::facing::contact_zones;
use crate::ids::{Brigade, Leader, Zone, Zones};
use crate::movement::{check_force, means};
use crate::play::Play;
use crate::state::{Act, Duties, Formation, Stage, State};
use crate::title::asked_side;
use crate::world::World;
use crate::{SecondBullRun, odds};

/// More answers than any one choice asks for; whoever needs more has gone astray.
const MOST_ANSWERS: usize = 48;

/// Dice that always show one: every test of command is passed.
struct Ones;

impl Dice for Ones {
    fn roll(&mut self, _sides: u8, _purpose: Purpose) -> u8 {
        1
    }
}

/// Who could attack a place in the next action phase of their side.
pub fn threats(w: &World, s: &State, place: &str) -> Option<ThreatView> {
    let target = w.find_zone(place)?;
    let holder = Side::BOTH.into_iter().find(|side| s.occupied[*side].has(target));
    let defender = holder.or_else(|| asked_side(w, s)).unwrap_or(s.active);
    let trial = Trial { w, target, side: defender.other() };
    let mut found = Vec::new();
    let set_up = matches!(s.stage, Stage::CallBefore | Stage::SetUp(_) | Stage::Facings { .. } | Stage::Over);
    if !set_up {
        let ready = trial.part(s);
        found = if holder.is_some() { trial.attacks(&ready) } else { trial.entries(&ready) };
    }
    Some(ThreatView { place: place.to_owned(), side: trial.side, threats: found })
}

/// A place and the side that tries to get at it.
struct Trial<'w> {
    w: &'w World,
    target: Zone,
    side: Side,
}

/// A brigade on its way: where it has come to, and what it has spent.
struct Way {
    path: Vec<Zone>,
    state: State,
    purse: u8,
}

/// One brigade's way into an attack.
struct Plan {
    brigade: Brigade,
    path: Vec<Zone>,
    base: Zone,
    cost: i64,
    fatigue: i64,
    /// The position in which it may declare its attack.
    ready: State,
    edge: i32,
}

impl Trial<'_> {
    /// The position at the start of the side's next part of an action phase (2.1).
    fn part(&self, s: &State) -> State {
        let mut s = self.halted(s);
        s.duties = Duties::NONE;
        for brigade in self.w.side_brigades.union.or(self.w.side_brigades.confederate) {
            s.brigade_mut(brigade).attack = None;
        }
        let mut events = Vec::new();
        Play { w: self.w, s: &mut s, dice: &mut Ones, events: &mut events }.begin_part(self.side);
        s
    }

    /// The position with whoever is on the march halted where it is.
    fn halted(&self, s: &State) -> State {
        let mut s = State { waiting: false, ..s.clone() };
        for _ in 0..MOST_ANSWERS {
            let marching = matches!(s.stage, Stage::Acting(_));
            let choice = match duty(self.w, &s) {
                Some(duty) => self.answer(&s, duty),
                None if marching && crate::title::check(self.w, &s, &Choice::Stop).is_ok() => Some(Choice::Stop),
                None if marching => first_choice(self.w, &s),
                None => None,
            };
            let Some(choice) = choice else { break };
            let mut events = Vec::new();
            let mut play = Play { w: self.w, s: &mut s, dice: &mut Ones, events: &mut events };
            play.carry_out(&choice);
            // Not further: what the game would go on to do belongs to a later position.
            play.settle_duties();
        }
        s
    }

    /// Makes a choice and settles what it sets off.
    fn make(&self, s: &mut State, choice: Choice) -> Option<()> {
        let mut next = choice;
        for _ in 0..MOST_ANSWERS {
            SecondBullRun::choose(self.w, s, &next, &mut Ones, &mut Vec::new()).ok()?;
            match duty(self.w, s) {
                Some(duty) => next = self.answer(s, duty)?,
                None => return Some(()),
            }
        }
        None
    }

    /// Stacks face the target if they attack it, then as many enemies as they can; the rest is the first offer.
    fn answer(&self, s: &State, duty: Duty) -> Option<Choice> {
        let mut listed = Vec::new();
        duties::list(self.w, s, duty, &mut listed);
        let (zone, ahead) = match duty {
            Duty::Face(brigade) => (s.zone_of(brigade)?, self.target),
            Duty::Turn { zone, newcomer } => (zone, newcomer),
            Duty::Displace(_) => return listed.first().copied(),
        };
        let ground = self.w.ground(zone);
        let side = s.stacks[zone].iter().next().map_or(s.active, |b| self.w.side_of(b));
        let contact = contact_zones(self.w, s, side, zone);
        let attacks = side == self.side;
        listed.into_iter().rev().max_by_key(|choice| {
            let Choice::Face(towards) = *choice else { return (false, 0, false, false) };
            let slot = ground.slot_of(towards);
            let front = ground.front(slot);
            let seen: usize = front.and(contact).map(|z| s.stacks[z].len()).sum();
            let as_before = s.stack_facing(zone, None) == slot;
            (attacks && front.has(self.target), seen, as_before, towards == ahead)
        })
    }

    /// The commander who would set a brigade going: its own, else the one nearest to it (2.5).
    fn chief_for(&self, s: &State, brigade: Brigade) -> Option<Leader> {
        let own = self.w.division_of(brigade).and_then(|d| self.w.chief_of(d));
        let on_map = |l: &Leader| s.leader(*l).zone.is_some();
        let at = s.zone_of(brigade)?;
        let distance = |l: &Leader| s.leader(*l).zone.map(|zone| self.w.distance(zone, at));
        own.filter(on_map).or_else(|| self.w.chiefs[self.side].filter(on_map).min_by_key(distance))
    }

    /// The position with a commander designated and formations without number before him.
    fn designated(&self, part: &State, chief: Leader) -> State {
        let mut s = part.clone();
        let (isolated, rivals) = command::isolation(self.w, &s, self.side, chief);
        s.part.chief = Some(chief);
        s.part.slots = u8::MAX;
        s.part.isolated = isolated;
        s.part.rivals = rivals;
        s.stage = Stage::Slots;
        s
    }

    fn formation(&self, s: &State, brigade: Brigade) -> Formation {
        match self.w.division_of(brigade) {
            Some(division) if !s.part.independent.has(brigade) => Formation::Division(division),
            _ => Formation::Brigade(brigade),
        }
    }

    /// The brigade at the start of its action, its formation activated, the test passed if there is one.
    fn acting(&self, designated: &State, brigade: Brigade) -> Option<State> {
        let mut s = designated.clone();
        if s.part.formation != Some(self.formation(&s, brigade)) {
            if s.stage == Stage::Brigades {
                self.make(&mut s, Choice::Close)?;
            }
            match self.formation(&s, brigade) {
                Formation::Division(division) => self.make(&mut s, Choice::Activate(division))?,
                Formation::Brigade(_) => self.make(&mut s, Choice::Substitute(brigade))?,
            }
            self.name_group(&mut s, brigade)?;
        }
        if s.stage == Stage::Brigades {
            self.make(&mut s, Choice::Act(brigade))?;
        }
        act_of(&s, brigade).map(|_| s)
    }

    /// Names the brigade's own group as the main one, if that is asked.
    fn name_group(&self, s: &mut State, brigade: Brigade) -> Option<()> {
        if s.stage != Stage::MainGroup {
            return Some(());
        }
        let mut listed = Vec::new();
        SecondBullRun::choices(self.w, s, &mut listed);
        let group = command::group_of(self.w, s, brigade);
        let own = listed.iter().find(|c| matches!(c, Choice::Main(b) if group.has(*b)));
        let named = own.or(listed.first()).copied()?;
        self.make(s, named)
    }

    /// The cheapest ways of a brigade into some zones, by the steps the game offers.
    fn ways(&self, began: &State, brigade: Brigade, into: Zones, kept: u8) -> Vec<Way> {
        let (Some(act), Some(from)) = (act_of(began, brigade), began.zone_of(brigade)) else { return Vec::new() };
        let mut open = vec![Way { path: Vec::new(), state: began.clone(), purse: purse(self.w, began, &act) }];
        let mut done = Zones::EMPTY;
        let mut found = Vec::new();
        while let Some(at) = (0..open.len()).max_by_key(|i| (open[*i].purse, std::cmp::Reverse(open[*i].path.len()))) {
            let way = open.swap_remove(at);
            let zone = way.path.last().copied().unwrap_or(from);
            if done.has(zone) {
                continue;
            }
            done.insert(zone);
            self.spread(&way, brigade, zone, kept, &mut open);
            if into.has(zone) {
                found.push(way);
            }
        }
        found
    }

    /// Adds the steps onward from which the target can still be reached with some points kept.
    fn spread(&self, way: &Way, brigade: Brigade, zone: Zone, kept: u8, open: &mut Vec<Way>) {
        if act_of(&way.state, brigade).is_none() || !matches!(way.state.stage, Stage::Acting(_)) {
            return;
        }
        let mut listed = Vec::new();
        SecondBullRun::choices(self.w, &way.state, &mut listed);
        for choice in listed {
            let Choice::Step(next) = choice else { continue };
            // A last step costs nothing more where an attack is declared over it.
            let ahead = self.w.distance(next, self.target).saturating_sub(u8::from(kept > 0));
            if next == zone || ahead.saturating_add(kept) > way.purse {
                continue;
            }
            let mut state = way.state.clone();
            if self.make(&mut state, choice).is_none() {
                continue;
            }
            let Some(act) = act_of(&state, brigade) else { continue };
            let mut path = way.path.clone();
            path.push(next);
            let purse = purse(self.w, &state, &act);
            open.push(Way { path, state, purse });
        }
    }

    /// Attacks on a place that is held: of every brigade alone, and the best of several together.
    fn attacks(&self, part: &State) -> Vec<Threat> {
        let mut found: Vec<(Threat, Vec<Plan>)> = Vec::new();
        for brigade in part.on_map(self.w, self.side) {
            let mut plans = self.plans(part, brigade).unwrap_or_default();
            plans.sort_by_key(|plan| (-plan.edge, plan.fatigue, plan.cost));
            let alone = plans.first().and_then(|plan| self.alone(part, plan));
            found.extend(alone.map(|threat| (threat, plans)));
        }
        found.sort_by(|a, b| more_dangerous(&a.0, &b.0));
        let together = self.together(part, found.iter().flat_map(|(_, plans)| plans).collect());
        let mut threats: Vec<Threat> = found.into_iter().map(|(threat, _)| threat).chain(together).collect();
        threats.sort_by(more_dangerous);
        threats
    }

    /// True if a brigade is too far away whatever it does.
    fn is_far(&self, part: &State, brigade: Brigade) -> bool {
        let most = crate::movement::allowance(self.w, part, brigade) + self.w.tables.movement.forced_march;
        part.zone_of(brigade).is_none_or(|zone| self.w.distance(zone, self.target) > most)
    }

    /// Every zone from which a brigade could attack the target, by its cheapest way.
    fn plans(&self, part: &State, brigade: Brigade) -> Option<Vec<Plan>> {
        if self.w.guns.has(brigade) || self.is_far(part, brigade) {
            return None;
        }
        let chief = self.chief_for(part, brigade)?;
        let began = self.acting(&self.designated(part, chief), brigade)?;
        let whole = purse(self.w, &began, &act_of(&began, brigade)?);
        let bases = self.w.ground(self.target).passable;
        let ways = self.ways(&began, brigade, bases, self.w.tables.movement.attack);
        Some(ways.into_iter().filter_map(|way| self.plan(part, brigade, way, whole)).collect())
    }

    fn plan(&self, part: &State, brigade: Brigade, way: Way, whole: u8) -> Option<Plan> {
        let mut s = way.state;
        if matches!(s.stage, Stage::Acting(_)) {
            self.make(&mut s, Choice::Stop)?;
        }
        let attack = Choice::Attack(self.target);
        crate::title::check(self.w, &s, &attack).ok()?;
        let mut declared = s.clone();
        self.declare(&mut declared)?;
        let cost = i64::from(whole - way.purse) + i64::from(self.w.tables.movement.attack);
        let fatigue = i64::from(declared.brigade(brigade).fatigue) - i64::from(part.brigade(brigade).fatigue);
        let edge = self.edge(&declared);
        let base = s.zone_of(brigade)?;
        Some(Plan { brigade, path: way.path, base, cost, fatigue, ready: s, edge })
    }

    /// Declares the attack and no more: the game must not go on to the dice.
    fn declare(&self, s: &mut State) -> Option<()> {
        let Stage::Declaring(act) = s.stage else { return None };
        let mut events = Vec::new();
        Play { w: self.w, s, dice: &mut Ones, events: &mut events }.declare_attack(act, self.target);
        Some(())
    }

    /// By how much the attack is ahead before the combat dice, in sixths of a point.
    fn edge(&self, s: &State) -> i32 {
        let mut s = s.clone();
        let mut events = Vec::new();
        Play { w: self.w, s: &mut s, dice: &mut Ones, events: &mut events }.begin_combats();
        let clash = Clash::over(self.w, &s, self.target);
        let (attack, defence) = combat::sums(self.w, &s, &clash);
        let table = &self.w.tables.combat;
        let dice = |role: Role, engaged| {
            let rest = combat::gun_points(self.w, &s, &clash, role) % table.guns_per_bonus;
            let rifles = combat::sharpshooters(self.w, &s, engaged).len() as i32;
            i32::from(rest.min(6)) + rifles * i32::from(table.sharpshooters)
        };
        let dice = dice(Role::Attacker, clash.attackers) - dice(Role::Defender, clash.defenders);
        let hopeless = if combat::is_automatic(self.w, &s, &clash) { 60 } else { 0 };
        6 * (i32::from(attack) - i32::from(defence)) + dice - hopeless
    }

    fn alone(&self, part: &State, plan: &Plan) -> Option<Threat> {
        let odds = odds::sheet(self.w, &plan.ready, &Choice::Attack(self.target))?;
        let notes = self.test_note(part, plan.brigade).into_iter().collect();
        Some(Threat { units: vec![self.attacker(plan)], odds: Some(odds), notes })
    }

    /// The attack of those who make it stronger one after the other under one commander; `None` if nobody
    /// helps the first. The division of the strongest comes first, since a closed one stays closed.
    fn together(&self, part: &State, mut plans: Vec<&Plan>) -> Option<Threat> {
        let first = plans.first()?;
        let leading = self.formation(part, first.brigade);
        let chief = self.chief_for(part, first.brigade)?;
        plans.sort_by_key(|plan| self.formation(part, plan.brigade) != leading);
        let mut s = self.designated(part, chief);
        let mut best: Option<(State, i32)> = None;
        let mut gone: Vec<&Plan> = Vec::new();
        for plan in plans {
            if gone.iter().any(|known| known.brigade == plan.brigade) {
                continue;
            }
            let Some(ready) = self.carry_out(&s, plan) else { continue };
            let mut declared = ready.clone();
            if self.declare(&mut declared).is_none() {
                continue;
            }
            let edge = self.edge(&declared);
            if best.as_ref().is_none_or(|(_, known)| edge > *known) {
                best = Some((ready, edge));
                s = declared;
                gone.push(plan);
            }
        }
        let (ready, _) = best.filter(|_| gone.len() > 1)?;
        let odds = odds::sheet(self.w, &ready, &Choice::Attack(self.target))?;
        let mut notes = vec![Text::key("sbr-threat-note-together").num("count", gone.len() as i64)];
        for note in gone.iter().filter_map(|plan| self.test_note(part, plan.brigade)) {
            if !notes.contains(&note) {
                notes.push(note);
            }
        }
        Some(Threat { units: gone.iter().map(|plan| self.attacker(plan)).collect(), odds: Some(odds), notes })
    }

    /// Goes a plan's way again, after others have gone theirs.
    fn carry_out(&self, s: &State, plan: &Plan) -> Option<State> {
        let mut s = self.acting(s, plan.brigade)?;
        for zone in &plan.path {
            self.make(&mut s, Choice::Step(*zone))?;
        }
        if matches!(s.stage, Stage::Acting(_)) {
            self.make(&mut s, Choice::Stop)?;
        }
        crate::title::check(self.w, &s, &Choice::Attack(self.target)).ok().map(|()| s)
    }

    fn attacker(&self, plan: &Plan) -> Attacker {
        Attacker {
            unit: self.w.sheet(plan.brigade).id.clone(),
            from: self.w.zone_id(plan.base).to_owned(),
            path: plan.path.iter().map(|zone| self.w.zone_id(*zone).to_owned()).collect(),
            cost: plan.cost,
            fatigue: plan.fatigue,
        }
    }

    /// The test of command its formation has to pass first (9.2).
    fn test_note(&self, part: &State, brigade: Brigade) -> Option<Text> {
        let chief = self.chief_for(part, brigade)?;
        let s = self.designated(part, chief);
        let formation = self.formation(&s, brigade);
        if command::in_command(self.w, &s, formation, chief) {
            return None;
        }
        let most = self.w.tables.command.test - command::test_modifier(self.w, &s, formation);
        let name = crate::tell::formation_term(self.w, formation);
        (most < 6).then(|| Text::key("sbr-threat-note-test").term("formation", name).num("die", most))
    }

    /// Brigades that could enter a place nobody holds.
    fn entries(&self, part: &State) -> Vec<Threat> {
        let brigades = part.on_map(self.w, self.side);
        let mut found: Vec<Threat> = brigades.filter_map(|brigade| self.entry(part, brigade)).collect();
        found.sort_by_key(|threat| threat.units.first().map(|unit| (unit.fatigue, unit.cost)));
        found
    }

    fn entry(&self, part: &State, brigade: Brigade) -> Option<Threat> {
        if self.is_far(part, brigade) {
            return None;
        }
        let chief = self.chief_for(part, brigade)?;
        let began = self.acting(&self.designated(part, chief), brigade)?;
        let whole = purse(self.w, &began, &act_of(&began, brigade)?);
        let way = self.ways(&began, brigade, self.target.alone(), 0).pop()?;
        let (_, before) = way.path.split_last()?;
        let from = before.last().copied().or_else(|| part.zone_of(brigade))?;
        let forced = act_of(&way.state, brigade)?.forced;
        let unit = Attacker {
            unit: self.w.sheet(brigade).id.clone(),
            from: self.w.zone_id(from).to_owned(),
            path: way.path.iter().map(|zone| self.w.zone_id(*zone).to_owned()).collect(),
            cost: i64::from(whole - way.purse),
            fatigue: i64::from(forced),
        };
        let notes = self.test_note(part, brigade).into_iter().collect();
        Some(Threat { units: vec![unit], odds: None, notes })
    }
}

/// Orders threats, worst for the defender first.
fn more_dangerous(a: &Threat, b: &Threat) -> Ordering {
    let danger = |threat: &Threat| threat.odds.as_ref().map_or((0.0, 0.0), odds::danger);
    let (a, b) = (danger(a), danger(b));
    b.0.total_cmp(&a.0).then(b.1.total_cmp(&a.1))
}

/// The action of a brigade that is under way.
fn act_of(s: &State, brigade: Brigade) -> Option<Act> {
    match s.stage {
        Stage::Acting(act) | Stage::Declaring(act) if act.brigade == brigade => Some(act),
        _ => None,
    }
}

/// Points left with the forced march counted while it may be taken: what is spent is a difference of two.
fn purse(w: &World, s: &State, act: &Act) -> u8 {
    if act.forced || check_force(w, s, act).is_err() { act.points } else { means(w, s, act) }
}

fn first_choice(w: &World, s: &State) -> Option<Choice> {
    let mut listed = Vec::new();
    SecondBullRun::choices(w, s, &mut listed);
    listed.first().copied()
}
