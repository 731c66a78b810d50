//! The greedy player's view of the game: how good a position is, and what speaks for a choice whose worth shows
//! only later. It is the yardstick for the other players and stays as it is.

use kernel::Side;

use crate::activation::{check_attack, check_pick};
use crate::choice::Choice;
use crate::combat::{self, Clash, Role, combat_strength};
use crate::command::{self, bound, command_zones};
use crate::duties::{Duty, duty};
use crate::facing::{contact_zones, front_of};
use crate::ids::{Brigade, Brigades, Division, Leader, Zone, Zones};
use crate::movement::{means, step_cost};
use crate::setup::zone_to_face;
use crate::state::{Act, Formation, March, Stage, State};
use crate::victory::{controller, inflicted, jones_points, objective_points};
use crate::world::{FAR, Rank, World};

/// What a victory point is worth on this scale; everything else is measured against it.
const POINT: f64 = 10.0;
/// A step lost.
const STEP: f64 = 4.0;
/// A combat test still to be taken: most end with a loss, a retreat or both.
const TEST: f64 = 4.0;
/// A level of fatigue, for each strength point that bears it.
const FATIGUE: f64 = 0.3;
/// A Rout marker.
const ROUT: f64 = 4.0;
/// An enemy on the flank of a stack.
const FLANKED: f64 = 1.5;
/// A brigade away from all its mates.
const ALONE: f64 = 0.6;
/// Weight of being stronger near an objective.
const INFLUENCE: f64 = 4.0;
/// Strength at which influence begins to saturate.
const ENOUGH: f64 = 12.0;
/// Most objectives looked at.
const MOST_OBJECTIVES: usize = 16;

/// How good a state is for a side.
pub(super) fn value(world: &World, state: &State, side: Side) -> f64 {
    let own = standing(world, state, side);
    let enemy = standing(world, state, side.other());
    own - enemy + ground(world, state, side) + pending(state, side)
}

/// How much of its strength a brigade makes felt so many zones away.
fn felt(distance: u8) -> f64 {
    1.0 / (1.0 + 0.45 * f64::from(distance))
}

fn effective(w: &World, s: &State, brigade: Brigade) -> f64 {
    let fit = if s.brigade(brigade).routed { 0.3 } else { 1.0 - 0.1 * f64::from(fatigue_to_come(s, brigade)) };
    f64::from(combat_strength(w, s, brigade)) * fit
}

/// Fatigue as it will be when the forced march under way has ended.
fn fatigue_to_come(s: &State, brigade: Brigade) -> u8 {
    let now = s.brigade(brigade).fatigue;
    match s.stage {
        Stage::Acting(act) | Stage::Declaring(act) if act.brigade == brigade && act.forced => (now + 1).min(2),
        _ => now,
    }
}

/// Strength of a side felt at each objective.
fn influences(w: &World, s: &State, side: Side) -> [f64; MOST_OBJECTIVES] {
    let mut felt_at = [0.0; MOST_OBJECTIVES];
    for brigade in s.on_map(w, side) {
        let Some(at) = s.zone_of(brigade) else { continue };
        let strength = effective(w, s, brigade);
        for (sum, objective) in felt_at.iter_mut().zip(&w.objectives) {
            *sum += strength * felt(w.distance(at, objective.zone));
        }
    }
    felt_at
}

/// Points that can be had for an objective by its side, or kept from the enemy's.
fn worth(w: &World) -> f64 {
    f64::from(w.scenario.victory.objective)
}

/// Objectives held, and who is the stronger around them.
fn ground(w: &World, s: &State, side: Side) -> f64 {
    let points = |side: Side| f64::from(objective_points(w, s, side) + jones_points(w, s, side));
    let held = points(side) - points(side.other());
    let (own, enemy) = (influences(w, s, side), influences(w, s, side.other()));
    let edges = own.iter().zip(enemy).map(|(own, enemy)| own - enemy).take(w.objectives.len());
    let near: f64 = edges.map(|edge| INFLUENCE * worth(w) * edge / (ENOUGH + edge.abs())).sum();
    let garrisons: f64 = garrisoned(w, s, side) - garrisoned(w, s, side.other());
    POINT * held + near + garrisons
}

/// Objectives a side controls and stands on: nobody walks in there.
fn garrisoned(w: &World, s: &State, side: Side) -> f64 {
    let kept =
        |(at, o): &(usize, &crate::world::ObjectiveZone)| controller(s, *at) == side && s.occupied[side].has(o.zone);
    worth(w) * w.objectives.iter().enumerate().filter(kept).count() as f64
}

/// Losses, fatigue, routs, flanks and scattered divisions of a side.
fn standing(w: &World, s: &State, side: Side) -> f64 {
    let mut value = -STEP * f64::from(inflicted(w, s, side.other()));
    for brigade in s.on_map(w, side) {
        if s.brigade(brigade).routed {
            value -= ROUT;
        } else {
            let strength = f64::from(combat_strength(w, s, brigade));
            value -= FATIGUE * strength * f64::from(fatigue_to_come(s, brigade));
        }
    }
    for zone in s.occupied[side] {
        let mut stack = s.stacks[zone].iter();
        let front = stack.find(|b| s.brigade(*b).facing.is_some()).map_or(Zones::EMPTY, |b| front_of(w, s, b));
        let exposed = contact_zones(w, s, side, zone).less(front).len();
        value -= FLANKED * f64::from(exposed);
    }
    let in_divisions = s.on_map(w, side).less(w.white).filter(|b| !s.brigade(*b).routed).collect::<Brigades>();
    value - ALONE * f64::from(in_divisions.less(bound(w, s, side)).len())
}

/// Combat tests that have not been taken.
fn pending(s: &State, side: Side) -> f64 {
    match s.stage {
        Stage::Fight(fight) if fight.test => {
            let open = TEST * f64::from(fight.number.min(2).saturating_sub(fight.next));
            if fight.loser == side { -open } else { open }
        }
        _ => 0.0,
    }
}

/// What speaks for a choice beyond the value of the state it leads to.
pub(super) fn inclination(w: &World, s: &State, choice: &Choice) -> f64 {
    match *choice {
        Choice::Muster => 100.0,
        Choice::Designate(leader) => 0.5 + usefulness(w, s, leader),
        Choice::Activate(division) => 0.2 + errand_of(w, s, Formation::Division(division), s.part.chief),
        Choice::Substitute(brigade) => 0.1 + errand_of(w, s, Formation::Brigade(brigade), s.part.chief),
        Choice::Act(brigade) => act_inclination(w, s, brigade),
        Choice::Step(zone) => step_inclination(w, s, zone),
        Choice::Stop => stop_inclination(w, s),
        Choice::Force | Choice::Dismount => -0.5,
        Choice::Mount => mount_inclination(w, s),
        Choice::Face(zone) => facing_inclination(w, s, zone),
        Choice::Attack(zone) => match s.stage {
            Stage::Declaring(act) => attack_value(w, s, act.brigade, zone) - 0.2,
            _ => 0.0,
        },
        Choice::Lead { leader, zone } => lead_inclination(w, s, leader, zone),
        Choice::Try(leader) => try_inclination(w, s, leader),
        Choice::Advance { .. } | Choice::Declare | Choice::Stay(_) => 0.3,
        Choice::Enter { .. } | Choice::Arrive { .. } => 1.0,
        _ => 0.0,
    }
}

/// What a brigade could add to the fight for objectives its side does not hold, going so many zones.
fn errand(w: &World, s: &State, brigade: Brigade) -> f64 {
    let side = w.side_of(brigade);
    let zones = if s.is_mounted(w, brigade) { 4 } else { 3 };
    let Some(at) = s.zone_of(brigade).filter(|_| !s.brigade(brigade).routed) else { return 0.0 };
    let wanted = w.objectives.iter().enumerate().filter(|(i, _)| controller(s, *i) != side);
    let gain = wanted.map(|(_, objective)| {
        let distance = w.distance(at, objective.zone);
        worth(w) * (felt(distance.saturating_sub(zones)) - felt(distance))
    });
    0.3 * gain.sum::<f64>() * effective(w, s, brigade)
}

/// What a formation could do if it acts: march, attack from where it stands, rest.
fn errand_of(w: &World, s: &State, formation: Formation, chief: Option<Leader>) -> f64 {
    let brigades = match formation {
        Formation::Brigade(brigade) => brigade.alone(),
        Formation::Division(division) => s.present(w.members(division)),
    };
    let sum: f64 = brigades.map(|b| errand(w, s, b) + rest_value(w, s, b) + prospects(w, s, b)).sum();
    let in_command = chief.is_none_or(|chief| command::in_command(w, s, formation, chief));
    let passes = f64::from((w.tables.command.test - command::test_modifier(w, s, formation)).clamp(0, 6)) / 6.0;
    if in_command { sum } else { sum * passes }
}

fn rest_value(w: &World, s: &State, brigade: Brigade) -> f64 {
    let b = s.brigade(brigade);
    if b.routed || b.fatigue == 0 { 0.0 } else { 0.5 * FATIGUE * f64::from(combat_strength(w, s, brigade)) }
}

/// The best attack a brigade could declare from where it stands; it may turn first.
fn prospects(w: &World, s: &State, brigade: Brigade) -> f64 {
    if w.guns.has(brigade) || s.brigade(brigade).routed {
        return 0.0;
    }
    s.zone_of(brigade).map_or(0.0, |zone| prospects_from(w, s, brigade, zone))
}

/// The best attack a brigade could declare from a zone, none if all are bad.
fn prospects_from(w: &World, s: &State, brigade: Brigade, zone: Zone) -> f64 {
    let side = w.side_of(brigade);
    let targets = w.ground(zone).passable.and(s.occupied[side.other()]);
    if targets.is_empty() {
        return 0.0;
    }
    let mut there = s.clone();
    there.active = side;
    if there.zone_of(brigade) != Some(zone) {
        there.put(w, brigade, zone);
    }
    targets.map(|target| attack_value(w, &there, brigade, target)).fold(0.0, f64::max)
}

/// How many divisions a commander gets to act on average with a modifier.
fn mean_slots(w: &World, modifier: i8) -> f64 {
    (1..=6).map(|die| f64::from(w.tables.activation.slots(die + modifier))).sum::<f64>() / 6.0
}

/// What a corps commander could set going: his best divisions, as many as he may expect to activate.
fn usefulness(w: &World, s: &State, leader: Leader) -> f64 {
    let zones = command_zones(w, s, leader);
    let mut trial = s.clone();
    trial.part.chief = Some(leader);
    let errand = |division: Division| {
        check_pick(w, &trial, division).ok()?;
        let mut members = s.present(w.members(division));
        let near = members.any(|b| s.zone_of(b).is_some_and(|zone| zones.has(zone)));
        let sum = errand_of(w, s, Formation::Division(division), None);
        Some(if near { sum } else { 0.4 * sum })
    };
    let mut errands: Vec<f64> = w.side_divisions(s.active).filter_map(errand).collect();
    errands.sort_by(|a, b| b.total_cmp(a));
    let mut left = mean_slots(w, crate::activation::activation_modifier(w, s, leader));
    let mut sum = 0.0;
    for errand in errands {
        sum += errand * left.clamp(0.0, 1.0);
        left -= 1.0;
    }
    sum
}

/// Brigades with something to do come first, and none is left out.
fn act_inclination(w: &World, s: &State, brigade: Brigade) -> f64 {
    let errand = errand(w, s, brigade) + prospects(w, s, brigade) + rest_value(w, s, brigade);
    match s.stage {
        Stage::Night(_) => errand - 0.5,
        _ => 0.1 + errand,
    }
}

/// Steps that gain nothing are not taken; one that leads to a good attack is.
fn step_inclination(w: &World, s: &State, to: Zone) -> f64 {
    let Stage::Acting(act) = s.stage else { return 0.0 };
    let Some(from) = s.zone_of(act.brigade) else { return 0.0 };
    let field = crate::facing::Field::of(w, s, w.side_of(act.brigade));
    let cost = step_cost(w, &field, from, to).unwrap_or(0);
    let left = means(w, s, &act).saturating_sub(cost);
    let attack = can_attack(w, s, &act, left);
    let prospects = if attack { prospects_from(w, s, act.brigade, to) } else { 0.0 };
    let pull = effective(w, s, act.brigade) * (pull(w, s, act.brigade, to) - pull(w, s, act.brigade, from));
    0.9 * prospects + pull - 0.01 * f64::from(cost)
}

/// How near a zone is to the nearest objective the brigade's side does not hold.
fn pull(w: &World, s: &State, brigade: Brigade, zone: Zone) -> f64 {
    let side = w.side_of(brigade);
    let wanted = w.objectives.iter().enumerate().filter(|(at, _)| controller(s, *at) != side);
    wanted.map(|(_, objective)| felt(w.distance(zone, objective.zone))).fold(0.0, f64::max)
}

fn can_attack(w: &World, s: &State, act: &Act, points: u8) -> bool {
    let may = act.march == March::Action && !act.rested && !act.mounted;
    may && !w.guns.has(act.brigade) && !s.brigade(act.brigade).routed && points >= w.tables.movement.attack
}

fn stop_inclination(w: &World, s: &State) -> f64 {
    match s.stage {
        Stage::Acting(act) if can_attack(w, s, &act, means(w, s, &act)) => prospects(w, s, act.brigade),
        _ => 0.0,
    }
}

fn mount_inclination(w: &World, s: &State) -> f64 {
    let Stage::Acting(act) = s.stage else { return 0.0 };
    if crate::facing::in_contact(w, s, act.brigade) { -0.5 } else { 0.5 }
}

/// Expected gain of an attack a brigade adds itself to: tests, fatigue and natural sixes on both sides, and
/// the chance to clear an objective.
fn attack_value(w: &World, s: &State, brigade: Brigade, target: Zone) -> f64 {
    let before = worth_of_attack(w, s, target);
    let mut joined = s.clone();
    joined.brigade_mut(brigade).attack = Some(target);
    if let Stage::Declaring(act) = s.stage
        && check_attack(w, s, &act, target).is_err()
    {
        return f64::MIN;
    }
    worth_of_attack(w, &joined, target) - before
}

/// Expected gain of the combat over a zone as its Attack markers lie.
fn worth_of_attack(w: &World, s: &State, target: Zone) -> f64 {
    let clash = Clash::over(w, s, target);
    if clash.attackers.is_empty() || clash.defenders.is_empty() {
        return 0.0;
    }
    let hit = f64::from(clash.attackers.len().min(clash.defenders.len()).min(2));
    let bears = |brigades: Brigades| {
        let mean = f64::from(combat::strength(w, s, brigades)) / f64::from(brigades.len().max(1));
        FATIGUE * hit * mean
    };
    if combat::is_automatic(w, s, &clash) {
        return -TEST * hit - bears(clash.attackers);
    }
    let (attack, defence) = combat::sums(w, s, &clash);
    let attack = f64::from(attack) + dice_bonus(w, s, &clash, Role::Attacker, clash.attackers);
    let defence = f64::from(defence) + dice_bonus(w, s, &clash, Role::Defender, clash.defenders);
    let prize = if w.objectives.iter().any(|o| o.zone == target) { 0.2 * POINT * worth(w) } else { 0.5 };
    let mut gain = 0.0;
    for a in 1..=6u8 {
        for d in 1..=6u8 {
            let (ta, td) = ((f64::from(a) + attack).max(1.0), (f64::from(d) + defence).max(1.0));
            gain += if ta > td {
                bears(clash.defenders) + if ta > 2.0 * td { TEST * hit + prize } else { 0.0 }
            } else {
                -bears(clash.attackers) - if td > 2.0 * ta { TEST * hit } else { 0.0 }
            };
        }
    }
    let six = |brigades: Brigades| if brigades.less(w.guns).is_empty() { 0.0 } else { STEP / 6.0 };
    gain / 36.0 + six(clash.defenders) - six(clash.attackers)
}

/// What guns beyond full groups and sharpshooters add on average.
fn dice_bonus(w: &World, s: &State, clash: &Clash, role: Role, engaged: Brigades) -> f64 {
    let rest = combat::gun_points(w, s, clash, role) % w.tables.combat.guns_per_bonus;
    let rifles = combat::sharpshooters(w, s, engaged).len() * u32::from(w.tables.combat.sharpshooters);
    (f64::from(rest.min(6)) + f64::from(rifles)) / 6.0
}

/// Faces towards the nearest enemies, and towards the one to be attacked.
fn facing_inclination(w: &World, s: &State, towards: Zone) -> f64 {
    let zone = match (duty(w, s), s.stage) {
        (Some(Duty::Face(brigade)), _) => s.zone_of(brigade),
        (Some(Duty::Turn { zone, .. }), _) => Some(zone),
        (_, Stage::Facings { side, done }) => zone_to_face(s, side, done),
        _ => None,
    };
    let Some((zone, brigade)) = zone.and_then(|zone| Some((zone, s.stacks[zone].iter().next()?))) else { return 0.0 };
    let side = w.side_of(brigade);
    let front = w.ground(zone).front(w.ground(zone).slot_of(towards));
    let enemies = s.occupied[side.other()];
    let near = |from: Zone| enemies.map(|e| w.distance(from, e)).min().unwrap_or(FAR);
    let open: f64 = front.map(|z| felt(near(z))).sum();
    let contact = contact_zones(w, s, side, zone).and(front).len();
    0.1 * open + FLANKED * f64::from(contact) + attack_in_front(w, s, zone, front)
}

/// The best attack the brigade that is about to face could declare into a front.
fn attack_in_front(w: &World, s: &State, zone: Zone, front: Zones) -> f64 {
    let Stage::Declaring(act) = s.stage else { return 0.0 };
    if s.zone_of(act.brigade) != Some(zone) || !can_attack(w, s, &act, means(w, s, &act)) {
        return 0.0;
    }
    let foes = s.occupied[w.side_of(act.brigade).other()];
    let targets = w.ground(zone).passable.and(front).and(foes);
    let mut there = s.clone();
    there.stage = Stage::Combats;
    targets.map(|target| attack_value(w, &there, act.brigade, target)).fold(0.0, f64::max)
}

/// A commander wants those he commands near and the enemy far.
fn lead_inclination(w: &World, s: &State, leader: Leader, to: Zone) -> f64 {
    let from = s.leader(leader).zone.unwrap_or(to);
    seat_value(w, s, leader, to) - seat_value(w, s, leader, from) - 0.1
}

/// A corps commander stays with his divisions, an army commander with his corps commanders.
fn seat_value(w: &World, s: &State, leader: Leader, zone: Zone) -> f64 {
    let sheet = w.leader(leader);
    let close = |at: Zone| felt(w.distance(zone, at).saturating_sub(3));
    let company: f64 = match sheet.rank {
        Rank::Army => w.chiefs[sheet.side].filter_map(|l| s.leader(l).zone).map(close).sum(),
        Rank::Corps => {
            let own = s.on_map(w, sheet.side).filter(|b| {
                let chief = w.division_of(*b).and_then(|d| w.chief_of(d));
                chief.is_none_or(|chief| chief == leader)
            });
            own.filter_map(|b| s.zone_of(b)).map(close).sum()
        }
    };
    let enemies = s.occupied[sheet.side.other()];
    let threat = enemies.map(|e| w.distance(zone, e)).min().unwrap_or(FAR);
    company - if threat <= 2 { 0.5 } else { 0.0 }
}

/// An army commander moves only if his corps commanders have gone ahead.
fn try_inclination(w: &World, s: &State, leader: Leader) -> f64 {
    let Some(at) = s.leader(leader).zone else { return 0.0 };
    let chiefs = w.chiefs[w.leader(leader).side];
    let far = chiefs.filter_map(|l| s.leader(l).zone).filter(|zone| w.distance(at, *zone) > 5).count();
    if far > 0 { 0.2 } else { -0.1 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn strength_is_felt_less_far_away() {
        assert!(felt(0) > felt(2) && felt(2) > felt(8));
        assert!((felt(0) - 1.0).abs() < 1e-12);
    }
}
