//! What a choice promises to a side that follows its orders.

use std::cell::{OnceCell, RefCell};

use kernel::Side;

use super::assault::{Trial, step_worth, takes};
use super::atlas::Atlas;
use super::errands::{Errand, Sketch, Stand, draft, draft_attacks, post, way, way_out};
use super::orders::{Orders, Prospects, effective};
use crate::activation::{activation_modifier, check_acting, check_pick, check_substitute};
use crate::choice::Choice;
use crate::combat::combat_strength;
use crate::command::{self, command_zones, group_of};
use crate::duties::{Duty, duty};
use crate::facing::{contact_zones, in_contact};
use crate::ids::{Brigade, Brigades, Division, Leader, MAX_BRIGADES, Zone, Zones};
use crate::result::test_modifier;
use crate::setup::zone_to_face;
use crate::state::{Act, Formation, Stage, State};
use crate::victory::controller;
use crate::world::{Rank, World};

/// Choices are told apart this much more sharply than their worth alone would, so that those who draw among them
/// softly still play sense.
const EMPHASIS: f64 = 3.0;
/// What the sketch has foreseen comes before anything else.
const FORESEEN: f64 = 1.5;
/// What is done without foresight is never worth more than this.
const UNFORESEEN: f64 = 1.0;
/// Enemies farther than this many zones are not met in the next activation.
const MEETING: u8 = 5;
/// A brigade in contact, where commanders are otherwise equal.
const ENGAGED: f64 = 0.01;
/// An attack that cannot succeed, and that nobody joins.
const HOPELESS: f64 = -5.0;
/// How far those who are to join an attack later are relied upon.
const RELIED: f64 = 0.8;
/// Points a brigade marches in an action.
const MARCH: f64 = 6.0;

/// The position in which choices are weighed, and what was found out about it for the first of them.
pub(super) struct Scene<'a> {
    w: &'a World,
    s: &'a State,
    orders: &'a Orders,
    /// The key of the position.
    whole: OnceCell<u64>,
    /// Those who may still act in the open formation, and the key of the position but for them.
    open: OnceCell<(Brigades, u64)>,
    /// How the brigade on the march looks at places, and what its own is worth.
    march: OnceCell<(Stand<'a>, f64)>,
    /// How the commander asked about last is placed.
    seated: RefCell<Option<(Leader, Seat)>>,
}

/// A commander's place.
struct Seat {
    /// Where those are whom he should be near, and what they weigh.
    company: Vec<(Zone, f64)>,
    /// How well he is placed.
    now: f64,
}

impl<'a> Scene<'a> {
    pub(super) fn new(w: &'a World, s: &'a State, orders: &'a Orders) -> Scene<'a> {
        let (whole, open, march) = (OnceCell::new(), OnceCell::new(), OnceCell::new());
        Scene { w, s, orders, whole, open, march, seated: RefCell::new(None) }
    }

    fn whole(&self) -> u64 {
        *self.whole.get_or_init(|| key(self.s, Brigades::EMPTY))
    }

    fn open(&self) -> (Brigades, u64) {
        *self.open.get_or_init(|| {
            let free = free(self.w, self.s);
            (free, key(self.s, free))
        })
    }
}

/// What a choice promises, in hundredths of a chance to win.
pub(super) fn appeal(scene: &Scene<'_>, choice: &Choice) -> f64 {
    EMPHASIS * worth(scene, choice)
}

fn worth(scene: &Scene<'_>, choice: &Choice) -> f64 {
    let Scene { w, s, orders, .. } = *scene;
    match *choice {
        Choice::Muster => 100.0,
        Choice::Designate(leader) => 0.02 + usefulness(scene, leader),
        Choice::Activate(division) => 0.02 + in_slot(scene, Formation::Division(division)),
        Choice::Substitute(brigade) => 0.01 + in_slot(scene, Formation::Brigade(brigade)),
        Choice::Act(brigade) => acting(scene, brigade),
        Choice::Step(_) | Choice::Stop | Choice::Rest | Choice::Force | Choice::Dismount | Choice::Mount => {
            on_the_march(scene, choice)
        }
        Choice::Face(zone) => facing(scene, zone),
        Choice::Attack(zone) => declaring(w, s, orders, zone),
        Choice::Lead { leader, zone } => seats(scene, leader, zone, |there, now| there - now - 0.02),
        Choice::Try(leader) => trying(w, s, leader),
        Choice::Fight(zone) => Trial::new(w, s, s.active).worth(zone),
        Choice::Loss(brigade) => bearing_loss(w, s, orders, brigade),
        Choice::Hit(brigade) => 0.3 * f64::from(test_modifier(w, s, brigade)),
        Choice::Retreat(zone) => retreat(w, s, orders, zone),
        Choice::Advance { brigade, zone } => advance(w, s, orders, brigade, zone),
        Choice::Enter { brigade, zone } => {
            4.0 - 0.1 * orders.goal(brigade).map_or(0.0, |goal| orders.way_to(w, zone, goal))
        }
        Choice::Arrive { leader, zone } => seats(scene, leader, zone, |there, _| 3.0 + 0.1 * there),
        Choice::Declare => 0.5,
        Choice::Call(_) => -0.5,
        Choice::Stay(_) => 0.3,
        Choice::Main(brigade) | Choice::Chain(brigade) => {
            0.1 * group_of(w, s, brigade).map(|b| effective(w, s, b)).sum::<f64>()
        }
        Choice::Withdraw(leader) => -0.05 * corps_strength(w, s, leader),
        _ => 0.0,
    }
}

// ---- which commander, which formation ------------------------------------------------------------------------

/// What a formation could do if it were to act now.
fn prospects(scene: &Scene<'_>, members: Brigades) -> f64 {
    let Scene { w, s, orders, .. } = *scene;
    let members: Brigades = members.filter(|b| !s.brigade(*b).routed && !s.part.acted.has(*b)).collect();
    if !is_near(w, s, members, orders.side) {
        return orders.lean.stir * members.map(|b| march_worth(w, s, orders, b)).sum::<f64>();
    }
    let key = scene.whole();
    if let Ok(mut held) = orders.prospects.try_borrow_mut() {
        if held.key != key {
            *held = Prospects { key, known: Vec::new() };
        }
        if let Some((_, worth)) = held.known.iter().find(|(known, _)| *known == members) {
            return *worth;
        }
    }
    let worth = promised(w, s, orders, members);
    if let Ok(mut held) = orders.prospects.try_borrow_mut() {
        held.known.push((members, worth));
    }
    worth
}

/// What a formation could do in the position the orders were drawn up in has perhaps been found out before: only who is
/// isolated may have changed since.
fn promised(w: &World, s: &State, orders: &Orders, members: Brigades) -> f64 {
    let isolated = s.part.isolated.and(members);
    if matches!(s.stage, Stage::Acting(_)) || !orders.basis.is_of(s) {
        return drafted(w, s, orders, members);
    }
    if let Ok(memo) = orders.memo.try_borrow()
        && let Some((.., worth)) = memo.prospects.iter().find(|(m, i, _)| (*m, *i) == (members, isolated))
    {
        return *worth;
    }
    let worth = drafted(w, s, orders, members);
    if let Ok(mut memo) = orders.memo.try_borrow_mut() {
        memo.prospects.push((members, isolated, worth));
    }
    worth
}

fn drafted(w: &World, s: &State, orders: &Orders, members: Brigades) -> f64 {
    let errands = draft(w, s, orders, members, Brigades::EMPTY, false);
    // Whoever is content with less must also call those who attack for it.
    let eager = (orders.lean.promise - orders.threshold).max(0.0);
    let promise = |errand: &Errand| match errand.target {
        Some(_) => errand.worth + eager,
        None if takes(w, s, orders.side, errand.end) => errand.worth,
        None => orders.lean.stir * errand.worth,
    };
    errands.iter().map(|errand| promise(errand).max(0.0)).sum()
}

/// True if some brigades could meet the enemy when they act, or come to an objective of his.
fn is_near(w: &World, s: &State, members: Brigades, side: Side) -> bool {
    let foes = s.occupied[side.other()];
    let wanted = w.objectives.iter().enumerate().filter(|(at, _)| controller(s, *at) != side).map(|(_, o)| o.zone);
    let all = wanted.fold(foes, |all, zone| all.or(zone.alone()));
    let mut members = members;
    members.any(|b| s.zone_of(b).is_some_and(|at| all.into_iter().any(|zone| w.distance(at, zone) <= MEETING)))
}

/// What a march towards its goal is worth to a brigade, far from the enemy.
fn march_worth(w: &World, s: &State, orders: &Orders, brigade: Brigade) -> f64 {
    let (Some(at), Some(goal)) = (s.zone_of(brigade), orders.goal(brigade)) else { return 0.0 };
    orders.point_nearer(w, s, brigade) * orders.way_to(w, at, goal).min(MARCH)
}

/// What a formation promises in the slot that is open: it may have to pass a test first.
fn in_slot(scene: &Scene<'_>, formation: Formation) -> f64 {
    let Scene { w, s, .. } = *scene;
    let members = match formation {
        Formation::Division(division) => s.present(w.members(division)),
        Formation::Brigade(brigade) => brigade.alone(),
    };
    let worth = prospects(scene, members);
    let commanded = s.part.chief.is_none_or(|chief| command::in_command(w, s, formation, chief));
    if commanded { worth } else { worth * passing(w, s, formation) }
}

/// The chance to pass a command test.
fn passing(w: &World, s: &State, formation: Formation) -> f64 {
    f64::from((w.tables.command.test - command::test_modifier(w, s, formation)).clamp(0, 6)) / 6.0
}

/// What a corps commander could set going: his best formations, each with the chance that the roll reaches it.
fn usefulness(scene: &Scene<'_>, leader: Leader) -> f64 {
    let Scene { w, s, .. } = *scene;
    let formations = callable(scene, leader);
    let together = together(scene, &formations);
    let modifier = activation_modifier(w, s, leader);
    let of_roll = |die: i8| {
        let slots = usize::from(w.tables.activation.slots(die + modifier));
        let each: f64 = formations.iter().take(slots).map(|(worth, _)| worth).sum();
        each + if slots > 1 { together } else { 0.0 }
    };
    // Where nothing promises much, the corps that is at the enemy may still find something together.
    let engaged = corps(w, s, leader).filter(|b| in_contact(w, s, *b)).count() as f64;
    (1..=6).map(of_roll).sum::<f64>() / 6.0 + ENGAGED * engaged
}

/// The formations a corps commander could call, and what each promises, the best first.
fn callable(scene: &Scene<'_>, leader: Leader) -> Vec<(f64, Brigades)> {
    let Scene { w, s, .. } = *scene;
    let zones = command_zones(w, s, leader);
    let mut trial = s.clone();
    trial.part.chief = Some(leader);
    let promise = |members: Brigades, formation: Formation| {
        let near = { members }.any(|b| s.zone_of(b).is_some_and(|zone| zones.has(zone)));
        let reached = if near { 1.0 } else { passing(w, s, formation) };
        (reached * prospects(scene, members), members)
    };
    let division = |division: Division| {
        check_pick(w, &trial, division).ok()?;
        Some(promise(s.present(w.members(division)), Formation::Division(division)))
    };
    let lone = |brigade: Brigade| {
        check_substitute(w, &trial, brigade).ok()?;
        Some(promise(brigade.alone(), Formation::Brigade(brigade)))
    };
    let divisions = w.side_divisions(s.active).filter_map(division);
    let mut all: Vec<_> = divisions.chain(s.part.independent.filter_map(lone)).collect();
    all.sort_by(|a, b| b.0.total_cmp(&a.0));
    all
}

/// What the two best formations at the enemy promise beyond what each does: they may attack together what neither
/// would alone.
fn together(scene: &Scene<'_>, formations: &[(f64, Brigades)]) -> f64 {
    let Scene { w, s, orders, .. } = *scene;
    let mut at_enemy = formations.iter().filter(|(_, members)| { *members }.any(|b| in_contact(w, s, b)));
    let (Some((one, members)), Some((other, more))) = (at_enemy.next(), at_enemy.next()) else { return 0.0 };
    orders.lean.jointly * (prospects(scene, members.or(*more)) - one - other).max(0.0)
}

// ---- the open formation --------------------------------------------------------------------------------------

/// Brigades that may still act in the open formation, or the one that is on the march.
fn free(w: &World, s: &State) -> Brigades {
    let open = match s.part.formation {
        Some(Formation::Division(division)) => {
            let more = if s.part.attached { Brigades::EMPTY } else { s.part.attachable };
            s.present(w.members(division)).or(more)
        }
        Some(Formation::Brigade(brigade)) => brigade.alone(),
        None => Brigades::EMPTY,
    };
    let marching = match s.stage {
        Stage::Acting(act) | Stage::Declaring(act) => act.brigade.alone(),
        _ => Brigades::EMPTY,
    };
    open.or(marching).filter(|b| !s.part.acted.has(*b) && !s.brigade(*b).routed).collect()
}

/// Brigades of other divisions that may still be activated in this part: they can join what the open one begins.
fn helpers(w: &World, s: &State) -> Brigades {
    let (Some(chief), true) = (s.part.chief, s.part.slots > 0) else { return Brigades::EMPTY };
    let zones = command_zones(w, s, chief);
    let mut helpers = Brigades::EMPTY;
    for division in w.side_divisions(s.active).filter(|d| check_pick(w, s, *d).is_ok()) {
        let members = s.present(w.members(division));
        let mut near = members;
        let open = s.part.formation == Some(Formation::Division(division));
        if !open && near.any(|b| s.zone_of(b).is_some_and(|zone| zones.has(zone))) {
            helpers = helpers.or(members);
        }
    }
    helpers.filter(|b| !s.brigade(*b).routed && !s.part.acted.has(*b)).collect()
}

/// Tells positions apart as far as the sketch of the open formation hangs on them: everybody but those who may
/// still act, who stand where they stood or are where the sketch has sent them.
fn key(s: &State, free: Brigades) -> u64 {
    // Each number is mixed by itself, so that none has to wait for the one before.
    let mix = |number: u64| {
        let mixed = (number ^ 0x9e37_79b9_7f4a_7c15).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        (mixed ^ mixed >> 32).wrapping_mul(0x94d0_49bb_1331_11eb)
    };
    let mut hash = mix(u64::from(s.day) << 16 | u64::from(s.turn) << 8 | u64::from(s.phase));
    hash = mix(hash ^ free.0 as u64);
    hash = mix(hash ^ (free.0 >> 64) as u64);
    for (at, b) in s.brigades.0.iter().enumerate().take(MAX_BRIGADES) {
        let Some(zone) = b.zone else { continue };
        if free.has(Brigade(at as u8)) {
            continue;
        }
        let facing = b.facing.map_or(15, |slot| slot.0);
        let attack = b.attack.map_or(0, |zone| 1 + u64::from(zone.0));
        let small = u64::from(b.losses) << 4 | u64::from(b.fatigue) << 1 | u64::from(b.routed);
        let all = u64::from(zone.0) << 40 | u64::from(facing) << 32 | attack << 16 | small | (at as u64) << 56;
        hash = hash.wrapping_add(mix(all));
    }
    hash
}

/// What the sketch of the open formation has for a brigade, and its place in the order.
fn errand(scene: &Scene<'_>, brigade: Brigade) -> Option<(usize, Errand)> {
    let Scene { w, s, orders, .. } = *scene;
    let (free, key) = scene.open();
    let mut held = orders.sketch.try_borrow_mut().ok()?;
    if held.as_ref().is_none_or(|sketch| sketch.key != key) {
        let errands = draft(w, s, orders, free, helpers(w, s), s.part.formation.is_some());
        *held = Some(Sketch { key, errands, path: Vec::new(), next: None });
    }
    let errands = &held.as_ref()?.errands;
    let at = errands.iter().position(|errand| errand.brigade == brigade)?;
    errands.get(at).map(|errand| (at, *errand))
}

/// The next zone on the way of the brigade that is on the march.
fn next_on_way(w: &World, s: &State, orders: &Orders, errand: &Errand) -> Option<Zone> {
    let at = s.zone_of(errand.brigade)?;
    let mut held = orders.sketch.try_borrow_mut().ok()?;
    let sketch = held.as_mut()?;
    let known = sketch.path.last() == Some(&errand.end) && sketch.path.contains(&at);
    if !known {
        sketch.path = way(w, s, orders, errand.brigade, errand.end);
    }
    let place = sketch.path.iter().position(|zone| *zone == at)?;
    sketch.path.get(place + 1).copied()
}

fn acting(scene: &Scene<'_>, brigade: Brigade) -> f64 {
    let Scene { w, s, orders, .. } = *scene;
    if let Stage::Night(_) = s.stage {
        let alone = draft(w, s, orders, brigade.alone(), Brigades::EMPTY, false);
        return alone.first().map_or(-0.2, |errand| errand.worth - 0.2);
    }
    let Some((place, errand)) = errand(scene, brigade) else { return -0.1 };
    if errand.worth > 0.0 || errand.target.is_some() { 0.5 - 0.03 * place as f64 } else { -0.05 }
}

/// Steps, halts and rest of the brigade that is on the march.
fn on_the_march(scene: &Scene<'_>, choice: &Choice) -> f64 {
    let Scene { w, s, orders, .. } = *scene;
    let Stage::Acting(act) = s.stage else { return 0.0 };
    let Some(at) = s.zone_of(act.brigade) else { return 0.0 };
    let foreseen = foreseen(scene, &act, at);
    if foreseen.is_some_and(|foreseen| foreseen == *choice) {
        return FORESEEN;
    }
    let worth = match *choice {
        Choice::Step(to) => {
            let (stand, here) = scene.march.get_or_init(|| {
                let stand = Stand::new(w, s, orders, act.brigade);
                let here = stand.worth(at);
                (stand, here)
            });
            stand.worth(to) - here - 0.02
        }
        Choice::Stop => -0.01,
        Choice::Rest => 0.3,
        Choice::Mount => {
            if in_contact(w, s, act.brigade) {
                -0.5
            } else {
                0.5
            }
        }
        _ => -0.6,
    };
    worth.min(UNFORESEEN)
}

/// What the sketch would have the brigade do next. What it cannot do, since its division would come apart, is struck
/// out: it ends where it had best, and its way does not lead back.
fn foreseen(scene: &Scene<'_>, act: &Act, at: Zone) -> Option<Choice> {
    let Scene { w, s, orders, .. } = *scene;
    let (place, errand) = errand(scene, act.brigade)?;
    let here = (act.brigade, at, act.points);
    let known = orders.sketch.try_borrow().ok()?.as_ref().and_then(|sketch| sketch.next);
    if let Some((brigade, zone, points, next)) = known
        && (brigade, zone, points) == here
    {
        return next;
    }
    let may = |choice: &Choice| check_acting(w, s, act, choice).is_ok();
    let next = wish(w, s, orders, act, &errand).filter(may).or_else(|| {
        let errand = Errand { end: way_out(w, s, orders, act.brigade)?, target: None, rest: false, ..errand };
        let mut held = orders.sketch.try_borrow_mut().ok()?;
        *held.as_mut()?.errands.get_mut(place)? = errand;
        drop(held);
        wish(w, s, orders, act, &errand).filter(may)
    });
    let mut held = orders.sketch.try_borrow_mut().ok()?;
    held.as_mut()?.next = Some((act.brigade, at, act.points, next));
    next
}

/// The next choice of a brigade on its errand.
fn wish(w: &World, s: &State, orders: &Orders, act: &Act, errand: &Errand) -> Option<Choice> {
    if errand.rest && !act.moved {
        return Some(Choice::Rest);
    }
    if Some(errand.end) == s.zone_of(act.brigade) {
        return Some(Choice::Stop);
    }
    next_on_way(w, s, orders, errand).map(Choice::Step)
}

/// What it is worth to join an attack, with those who can still come to it.
fn declaring(w: &World, s: &State, orders: &Orders, target: Zone) -> f64 {
    let Stage::Declaring(act) = s.stage else { return 0.0 };
    let Some(at) = s.zone_of(act.brigade) else { return 0.0 };
    let mut trial = Trial::under(w, s, orders);
    let asked = trial.asked_of(target, orders);
    let beside = trial.attacked_beside(target);
    let before = trial.worth_with(target, beside);
    trial.commit(act.brigade, at, target);
    let alone = trial.worth_with(target, beside) - before;
    let forced = if act.points < w.tables.movement.attack { orders.lean.fatigue } else { 0.0 };
    let mates = free(w, s).or(helpers(w, s)).less(act.brigade.alone());
    let more = joined_by(w, orders, &mut trial, mates, target);
    if more <= 0.0 && trial.is_hopeless(target) {
        return HOPELESS;
    }
    alone + more.max(0.0) - forced - asked
}

/// What those who can still come to an attack would add to it.
fn joined_by(w: &World, orders: &Orders, trial: &mut Trial<'_>, mates: Brigades, target: Zone) -> f64 {
    if mates.is_empty() {
        return 0.0;
    }
    let errands = draft_attacks(w, &trial.s, orders, mates);
    let joining = || errands.iter().filter(|errand| errand.target == Some(target));
    let before = trial.worth(target);
    let undo: Vec<_> = joining().map(|errand| trial.commit(errand.brigade, errand.end, target)).collect();
    let more = trial.worth(target) - before;
    undo.iter().rev().for_each(|before| trial.undo(before));
    RELIED * (more - joining().map(|errand| errand.toll).sum::<f64>())
}

// ---- facing --------------------------------------------------------------------------------------------------

/// Faces the attack that is foreseen, those in contact, and where the enemy is near.
fn facing(scene: &Scene<'_>, towards: Zone) -> f64 {
    let Scene { w, s, orders, .. } = *scene;
    let (zone, brigade) = match (duty(w, s), s.stage) {
        (Some(Duty::Face(brigade)), _) => (s.zone_of(brigade), Some(brigade)),
        (Some(Duty::Turn { zone, .. }), _) => (Some(zone), None),
        (_, Stage::Facings { side, done }) => (zone_to_face(s, side, done), None),
        _ => (None, None),
    };
    let Some(zone) = zone else { return 0.0 };
    let front = w.ground(zone).front(w.ground(zone).slot_of(towards));
    let foes = s.occupied[orders.side.other()];
    let contact = contact_zones(w, s, orders.side, zone).and(front);
    let held: f64 = contact.flat_map(|at| s.stacks[at].iter()).map(|b| effective(w, s, b)).sum();
    0.1 * held + 0.1 * watched(w, foes, front) + aimed(scene, brigade, front)
}

/// How near the enemy is to the zones of a front.
fn watched(w: &World, foes: Zones, front: Zones) -> f64 {
    let near = |zone: Zone| {
        let nearest = foes.map(|foe| w.distance(zone, foe)).min().unwrap_or(u8::MAX);
        1.0 / (1.0 + f64::from(nearest))
    };
    front.map(near).sum()
}

fn aimed(scene: &Scene<'_>, brigade: Option<Brigade>, front: Zones) -> f64 {
    let (Stage::Declaring(act), Some(brigade)) = (scene.s.stage, brigade) else { return 0.0 };
    if act.brigade != brigade {
        return 0.0;
    }
    let target = errand(scene, brigade).and_then(|(_, errand)| errand.target);
    if target.is_some_and(|target| front.has(target)) { FORESEEN } else { 0.0 }
}

// ---- commanders ----------------------------------------------------------------------------------------------

/// What comes of how well a commander would be placed in a zone, and of how well he is placed now.
fn seats(scene: &Scene<'_>, leader: Leader, zone: Zone, of: impl Fn(f64, f64) -> f64) -> f64 {
    let Ok(mut seated) = scene.seated.try_borrow_mut() else { return 0.0 };
    let known = seated.take().filter(|(known, _)| *known == leader);
    let (_, seated) = seated.insert(known.unwrap_or_else(|| (leader, seated_now(scene, leader))));
    of(seat(scene, leader, zone, &seated.company), seated.now)
}

fn seated_now(scene: &Scene<'_>, leader: Leader) -> Seat {
    let Scene { w, s, .. } = *scene;
    let sheet = w.leader(leader);
    let company: Vec<(Zone, f64)> = match sheet.rank {
        Rank::Army => w.chiefs[sheet.side].filter_map(|l| Some((s.leader(l).zone?, 1.0))).collect(),
        Rank::Corps => corps(w, s, leader).filter_map(|b| Some((s.zone_of(b)?, effective(w, s, b)))).collect(),
    };
    let now = s.leader(leader).zone.map_or(-1.0, |zone| seat(scene, leader, zone, &company));
    Seat { company, now }
}

/// How well a commander is placed: those he commands in range, his own commander too, and the enemy away.
fn seat(scene: &Scene<'_>, leader: Leader, zone: Zone, company: &[(Zone, f64)]) -> f64 {
    let Scene { w, s, orders, .. } = *scene;
    let sheet = w.leader(leader);
    let company = in_range(w, zone, company.iter().copied());
    let company = match sheet.rank {
        Rank::Army => company,
        Rank::Corps => {
            let army = w.army_of[sheet.side].and_then(|ac| s.leader(ac).zone);
            let near = army.is_some_and(|ac| Atlas::of(w).march(ac, zone) <= w.tables.command.range);
            2.0 * company + if near { 0.4 } else { 0.0 }
        }
    };
    let caught = orders.menace[zone] > 0.0 && !s.occupied[sheet.side].has(zone);
    company - if caught { 0.3 } else { 0.0 }
}

/// Which share of some weights lies within command range of a zone; what lies beyond counts a little.
fn in_range(w: &World, from: Zone, places: impl Iterator<Item = (Zone, f64)>) -> f64 {
    let (mut sum, mut all) = (0.0, 0.0);
    for (at, weight) in places {
        let march = Atlas::of(w).march(from, at);
        let share =
            if march <= w.tables.command.range { 1.0 - 0.02 * f64::from(march) } else { 2.0 / f64::from(march) };
        sum += weight * share;
        all += weight;
    }
    if all > 0.0 { sum / all } else { 0.0 }
}

/// Brigades of a corps on the map.
pub(super) fn corps(w: &World, s: &State, leader: Leader) -> Brigades {
    s.present(Atlas::of(w).corps(leader))
}

fn corps_strength(w: &World, s: &State, leader: Leader) -> f64 {
    corps(w, s, leader).map(|b| effective(w, s, b)).sum()
}

/// An army commander moves if corps commanders are out of his range.
fn trying(w: &World, s: &State, leader: Leader) -> f64 {
    let Some(at) = s.leader(leader).zone else { return 0.0 };
    let far = |zone: Zone| Atlas::of(w).march(at, zone) > w.tables.command.range;
    let mut chiefs = w.chiefs[w.leader(leader).side].filter_map(|l| s.leader(l).zone);
    if chiefs.any(far) { 0.2 } else { -0.1 }
}

// ---- results of combat ---------------------------------------------------------------------------------------

/// Who bears a loss: rather the strong, never one that dies of it.
fn bearing_loss(w: &World, s: &State, orders: &Orders, brigade: Brigade) -> f64 {
    let b = s.brigade(brigade);
    let left = f64::from(w.steps(brigade).saturating_sub(b.losses));
    let dies = if left <= 1.0 { step_worth(w, &orders.lean) } else { 0.0 };
    0.1 * left - dies - if w.sheet(brigade).star { 0.1 } else { 0.0 }
}

fn retreat(w: &World, s: &State, orders: &Orders, zone: Zone) -> f64 {
    let retreating = match s.stage {
        Stage::Fight(fight) => fight.retreat,
        Stage::RoutMoves { retreat, .. } => retreat,
        Stage::Night(crate::state::NightStep::Parting { retreat, .. }) => retreat,
        _ => None,
    };
    retreating.map_or(0.0, |way| post(w, s, orders, way.brigade, zone))
}

fn advance(w: &World, s: &State, orders: &Orders, brigade: Brigade, zone: Zone) -> f64 {
    let Some(at) = s.zone_of(brigade) else { return 0.0 };
    let strong = 0.01 * f64::from(combat_strength(w, s, brigade));
    post(w, s, orders, brigade, zone) - post(w, s, orders, brigade, at) + strong
}
