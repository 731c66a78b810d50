//! Who could attack a place next, and at what odds: the enemy's half-phase tried out on a copy. Every step,
//! facing, engagement and combat is a choice of the game itself, so no rule is told twice.

use std::cmp::Ordering;

use kernel::dice::Watch;
use kernel::view::{Attacker, Threat, ThreatView};
use kernel::{Side, Text, Title};

use crate::activation::{self, check_engage, extension};
use crate::arrival::{self, Duty, duty};
use crate::choice::Choice;
use crate::combat::{self, Role};
use crate::command::{commander, test_modifier};
use crate::describe;
use crate::facing::contact_zones;
use crate::ids::{Brigade, Brigades, Elements, Zone, Zones};
use crate::play::Play;
use crate::state::{Activation, Duties, Stage, State};
use crate::title::asked_side;
use crate::world::World;
use crate::{BullRun1861, odds};

/// More answers than any one choice asks for; whoever needs more has gone astray.
const MOST_ANSWERS: usize = 48;

/// Who could attack a place in the next phase of their side.
pub fn threats(w: &World, s: &State, place: &str) -> Option<ThreatView> {
    let target = w.find_zone(place)?;
    let holder = Side::BOTH.into_iter().find(|side| s.occupied(w, *side).has(target));
    let defender = holder.or_else(|| asked_side(w, s)).unwrap_or(s.active);
    let trial = Trial { w, target, side: defender.other() };
    let mut found = Vec::new();
    if s.stage != Stage::Over {
        let ready = trial.half_phase(s);
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

/// One brigade's way into an attack, and what came of it.
struct Plan {
    brigade: Brigade,
    path: Vec<Zone>,
    base: Zone,
    farm_ford: bool,
    cost: i64,
    fatigue: i64,
    /// The attack of this brigade alone, formed and not yet resolved.
    formed: State,
    edge: i32,
}

impl Trial<'_> {
    /// The position at the start of the side's next half-phase, with activations for everybody (5, 7).
    fn half_phase(&self, s: &State) -> State {
        State {
            active: self.side,
            waiting: false,
            acted: Brigades::EMPTY,
            attacked: Zones::EMPTY,
            fought: Elements::EMPTY,
            engaged: Elements::EMPTY,
            duties: Duties::NONE,
            stage: Stage::Select { left: u8::MAX },
            ..self.halted(s)
        }
    }

    /// The position with whoever is on the march halted where it is.
    fn halted(&self, s: &State) -> State {
        let mut s = State { waiting: false, ..s.clone() };
        for _ in 0..MOST_ANSWERS {
            let marching =
                matches!(s.stage, Stage::Activation { ending: false, .. } | Stage::March { ending: false, .. });
            let choice = match duty(self.w, &s) {
                Some(duty) => self.answer(&s, duty),
                None if marching && crate::title::check(self.w, &s, &Choice::Stop).is_ok() => Some(Choice::Stop),
                None if marching => first_choice(self.w, &s),
                None => None,
            };
            let Some(choice) = choice else { break };
            let (mut dice, mut events) = (Watch::default(), Vec::new());
            let mut play = Play { w: self.w, s: &mut s, dice: &mut dice, events: &mut events };
            play.carry_out(&choice);
            // Not further: what the game would go on to do belongs to a later position.
            play.settle_duties();
        }
        s
    }

    /// Makes a choice and settles what it sets off. Tests are passed: the first face of the watch is a 1.
    fn make(&self, s: &mut State, choice: Choice) -> Option<()> {
        let mut next = choice;
        for _ in 0..MOST_ANSWERS {
            BullRun1861::choose(self.w, s, &next, &mut Watch::default(), &mut Vec::new()).ok()?;
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
        arrival::list(self.w, s, duty, &mut listed);
        let (zone, ahead) = match duty {
            Duty::Face(element) => (s.zone_of(element)?, Some(self.target)),
            Duty::Turn { zone, newcomer } => (zone, Some(newcomer)),
            _ => return listed.first().copied(),
        };
        let ground = self.w.ground(zone);
        let side = s.stacks[zone].front().map_or(s.active, |front| self.w.side_of(front));
        let contact = contact_zones(self.w, s, side, zone);
        let attacks = side == self.side && s.duties.engaging;
        listed.into_iter().rev().max_by_key(|choice| {
            let Choice::Face(towards) = *choice else { return (false, 0, false, false) };
            let slot = ground.slot_of(towards);
            let front = ground.front(slot);
            let as_before = s.facings[zone] == slot;
            (attacks && front.has(self.target), front.and(contact).len(), as_before, Some(towards) == ahead)
        })
    }

    /// Attacks on a place that is held: of every brigade alone, and the best of several together.
    fn attacks(&self, ready: &State) -> Vec<Threat> {
        let mut found: Vec<(Threat, Vec<Plan>)> = Vec::new();
        for brigade in self.w.side_brigades[self.side] {
            let mut plans = self.plans(ready, brigade).unwrap_or_default();
            plans.sort_by_key(|plan| (-plan.edge, plan.fatigue, plan.cost));
            let alone = plans.first().and_then(|plan| self.alone(ready, plan));
            found.extend(alone.map(|threat| (threat, plans)));
        }
        found.sort_by(|a, b| more_dangerous(&a.0, &b.0));
        let together = self.together(ready, found.iter().flat_map(|(_, plans)| plans));
        let mut threats: Vec<Threat> = found.into_iter().map(|(threat, _)| threat).chain(together).collect();
        threats.sort_by(more_dangerous);
        threats
    }

    /// Every zone from which a brigade could attack the target, by its cheapest way.
    fn plans(&self, ready: &State, brigade: Brigade) -> Option<Vec<Plan>> {
        let began = self.activated(ready, brigade)?;
        let ground = self.w.ground(self.target);
        let bases = ground.land.or(ground.crossing);
        let here: Zones = began.elements_of(brigade).filter_map(|e| began.zone_of(e)).collect();
        let mut ways: Vec<Vec<Zone>> = here.and(bases).first().map(|_| Vec::new()).into_iter().collect();
        ways.extend(self.ways(&began, brigade, bases).into_iter().map(|(way, _)| way));
        Some(ways.iter().filter_map(|way| self.plan(ready, &began, brigade, way)).collect())
    }

    /// The cheapest ways into some zones, with the fatigue each brings.
    fn ways(&self, began: &State, brigade: Brigade, into: Zones) -> Vec<(Vec<Zone>, i64)> {
        let Some(reach) = describe::reach(self.w, began, &self.w.sheet(brigade).id) else { return Vec::new() };
        let wanted = |place: &str| self.w.find_zone(place).is_some_and(|zone| into.has(zone));
        let places = reach.places.iter().filter(|place| wanted(&place.place));
        places.map(|at| (at.path.iter().filter_map(|id| self.w.find_zone(id)).collect(), at.fatigue)).collect()
    }

    /// The brigade activated, its test passed if it has to take one.
    fn activated(&self, ready: &State, brigade: Brigade) -> Option<State> {
        let mut s = ready.clone();
        self.make(&mut s, Choice::Select(brigade))?;
        activation_of(&s, brigade).map(|_| s)
    }

    fn walk(&self, s: &mut State, way: &[Zone]) -> Option<()> {
        way.iter().try_for_each(|zone| self.make(s, Choice::Step { zone: *zone, leave_legion: false }))
    }

    fn plan(&self, ready: &State, began: &State, brigade: Brigade, way: &[Zone]) -> Option<Plan> {
        let mut s = began.clone();
        self.walk(&mut s, way)?;
        let act = activation_of(&s, brigade)?;
        let spent = purse(self.w, &activation_of(began, brigade)?) - purse(self.w, &act);
        let base = s.brigade(brigade).zone?;
        let attack = |farm_ford: bool| {
            let price = check_engage(self.w, &s, &act, farm_ford).ok()?;
            let mut s = s.clone();
            self.make(&mut s, Choice::Engage { farm_ford })?;
            let fatigue = i64::from(s.brigade(brigade).fatigue) - i64::from(ready.brigade(brigade).fatigue);
            let (formed, edge) = self.form(s)?;
            let path = way.to_vec();
            Some(Plan { brigade, path, base, farm_ford, cost: spent + i64::from(price), fatigue, formed, edge })
        };
        attack(false).or_else(|| attack(true))
    }

    /// The strongest attack on the target that those engaged can form, and its edge.
    fn form(&self, mut s: State) -> Option<(State, i32)> {
        // The side has activated all it wants to; its headquarters stay.
        s.stage = Stage::HqMoves;
        self.make(&mut s, Choice::Done)?;
        self.make(&mut s, Choice::Target(self.target))?;
        let able = combat::attackers_of(self.w, &s, self.target);
        // Those who cannot form one chain attack in groups: each begins with another element.
        let groups = able.filter_map(|first| self.join(s.clone(), able.filter(|e| e.0 >= first.0).collect()));
        groups.max_by_key(|(_, edge)| *edge)
    }

    fn join(&self, mut s: State, able: Elements) -> Option<(State, i32)> {
        for element in able {
            let Stage::Forming { target, attackers } = s.stage else { return None };
            if combat::check_join(self.w, &s, target, attackers, element).is_ok() {
                self.make(&mut s, Choice::Join(element))?;
            }
        }
        let edge = self.edge(&s)?;
        Some((s, edge))
    }

    /// By how much the attack is ahead before the combat dice, in sixths of a point.
    fn edge(&self, s: &State) -> Option<i32> {
        let clash = odds::clash(self.w, s, &Choice::Resolve)?;
        let (attack, defence) = combat::sums(self.w, s, &clash);
        let guns = |role: Role, elements: Elements| -> i32 {
            let fighting = combat::brigades_of(elements);
            let dice = elements.filter_map(|e| combat::artillery_die(self.w, s, role, e, fighting));
            dice.map(|die| i32::from(die.succeeds_on().min(6))).sum()
        };
        let horse = clash.attackers.filter_map(|e| combat::cavalry_die(self.w, s, e));
        let horse: i32 = horse.map(|die| i32::from(die.succeeds_on().min(6))).sum();
        let dice = guns(Role::Attacker, clash.attackers) + horse - guns(Role::Defender, clash.defenders(s));
        Some(6 * (i32::from(attack) - i32::from(defence)) + dice)
    }

    fn alone(&self, ready: &State, plan: &Plan) -> Option<Threat> {
        let odds = odds::sheet(self.w, &plan.formed, &Choice::Resolve)?;
        Some(Threat { units: vec![self.attacker(plan)], odds: Some(odds), notes: self.notes(ready, plan) })
    }

    /// The attack of those who make it stronger one after the other, each from a zone of its own; `None` if
    /// nobody helps the first.
    fn together<'p>(&self, ready: &State, plans: impl Iterator<Item = &'p Plan>) -> Option<Threat> {
        let mut s = ready.clone();
        let mut best: Option<(State, i32)> = None;
        let mut gone: Vec<&Plan> = Vec::new();
        for plan in plans {
            if gone.iter().any(|known| known.brigade == plan.brigade || known.base == plan.base) {
                continue;
            }
            let Some(next) = self.carry_out(&s, plan) else { continue };
            let Some((formed, edge)) = self.form(next.clone()) else { continue };
            let all_join = joined(&formed).len() as usize == gone.len() + 1;
            if all_join && best.as_ref().is_none_or(|(_, known)| edge > *known) {
                best = Some((formed, edge));
                s = next;
                gone.push(plan);
            }
        }
        let (formed, _) = best.filter(|_| gone.len() > 1)?;
        let odds = odds::sheet(self.w, &formed, &Choice::Resolve)?;
        let mut notes = vec![Text::key("br61-threat-note-activations").num("count", gone.len() as i64)];
        for note in gone.iter().flat_map(|plan| self.notes(ready, plan)) {
            if !notes.contains(&note) {
                notes.push(note);
            }
        }
        Some(Threat { units: gone.iter().map(|plan| self.attacker(plan)).collect(), odds: Some(odds), notes })
    }

    fn carry_out(&self, s: &State, plan: &Plan) -> Option<State> {
        let mut s = self.activated(s, plan.brigade)?;
        self.walk(&mut s, &plan.path)?;
        self.make(&mut s, Choice::Engage { farm_ford: plan.farm_ford })?;
        Some(s)
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

    /// What has to happen first: a test of command, the discovery of Farm Ford.
    fn notes(&self, ready: &State, plan: &Plan) -> Vec<Text> {
        let mut notes: Vec<Text> = self.test_note(ready, plan.brigade).into_iter().collect();
        if plan.farm_ford || ready.farm_ford_open != plan.formed.farm_ford_open {
            notes.push(Text::key("br61-threat-note-ford"));
        }
        notes
    }

    fn test_note(&self, ready: &State, brigade: Brigade) -> Option<Text> {
        if commander(self.w, ready, brigade).is_some() {
            return None;
        }
        let most = self.w.tables.command.test - test_modifier(self.w, ready, brigade);
        let name = self.w.sheet(brigade).name.clone();
        (most < 6).then(|| Text::key("br61-threat-note-test").name("brigade", name).num("die", most))
    }

    /// Brigades that could enter a place nobody holds.
    fn entries(&self, ready: &State) -> Vec<Threat> {
        let brigades = self.w.side_brigades[self.side];
        let mut found: Vec<Threat> = brigades.filter_map(|brigade| self.entry(ready, brigade)).collect();
        found.sort_by_key(|threat| threat.units.first().map(|unit| (unit.fatigue, unit.cost)));
        found
    }

    fn entry(&self, ready: &State, brigade: Brigade) -> Option<Threat> {
        let began = self.activated(ready, brigade)?;
        let (path, fatigue) = self.ways(&began, brigade, self.target.alone()).pop()?;
        let mut s = began.clone();
        let (_, before) = path.split_last()?;
        self.walk(&mut s, before)?;
        let from = s.brigade(brigade).zone?;
        let act = activation_of(&s, brigade)?;
        let last = activation::check_activation_step(self.w, &s, &act, self.target).ok()?;
        self.make(&mut s, Choice::Step { zone: self.target, leave_legion: false })?;
        let cost = purse(self.w, &activation_of(&began, brigade)?) - purse(self.w, &act) + i64::from(last);
        let unit = Attacker {
            unit: self.w.sheet(brigade).id.clone(),
            from: self.w.zone_id(from).to_owned(),
            path: path.iter().map(|zone| self.w.zone_id(*zone).to_owned()).collect(),
            cost,
            fatigue,
        };
        Some(Threat { units: vec![unit], odds: None, notes: self.test_note(ready, brigade).into_iter().collect() })
    }
}

/// The brigades of an attack that is being formed.
fn joined(s: &State) -> Brigades {
    match s.stage {
        Stage::Forming { attackers, .. } => combat::brigades_of(attackers),
        _ => Brigades::EMPTY,
    }
}

/// Orders threats, worst for the defender first.
fn more_dangerous(a: &Threat, b: &Threat) -> Ordering {
    let danger = |threat: &Threat| threat.odds.as_ref().map_or((0.0, 0.0), odds::danger);
    let (a, b) = (danger(a), danger(b));
    b.0.total_cmp(&a.0).then(b.1.total_cmp(&a.1))
}

/// The activation of a brigade that may still act.
fn activation_of(s: &State, brigade: Brigade) -> Option<Activation> {
    match s.stage {
        Stage::Activation { act, ending: false, .. } if act.brigade == brigade => Some(act),
        _ => None,
    }
}

/// Points left with the extension counted while it has not been taken: what is spent is a difference of two.
fn purse(w: &World, act: &Activation) -> i64 {
    let kept = if act.extended_march { 0 } else { extension(w, act.brigade) };
    i64::from(act.points) + i64::from(kept)
}

fn first_choice(w: &World, s: &State) -> Option<Choice> {
    let mut listed = Vec::new();
    BullRun1861::choices(w, s, &mut listed);
    listed.first().copied()
}
