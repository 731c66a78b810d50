//! What a combat promises, from its modifiers and dice, without throwing any (11.2 to 11.4).

use kernel::Side;

use super::stakes::Stakes;
use crate::combat::{self, Clash, GunDie, Role, combat_strength};
use crate::facing::front_of;
use crate::ids::{Brigade, Element, Elements, Slot, Zone, Zones};
use crate::movement::passable;
use crate::result::{must_try, retreat_modifier};
use crate::state::State;
use crate::world::World;

/// Lowest sum of modifiers in the table; lower ones are no worse, totals being at least 1.
const LOWEST: i8 = -6;
/// How many sums the table holds.
const SUMS: usize = 22;
/// Most artillery and cavalry dice of a side that are told apart.
const MOST_DICE: usize = 6;

/// Chances, in 36ths, that the defender is tired, is hit, the attacker is tired, is hit.
type Row = [u8; 4];

/// Chances by both sums, for "twice is a Hit" and for "more than twice is a Hit" (D-08).
static CHANCES: [[[Row; SUMS]; SUMS]; 2] = [table(false), table(true)];

const fn table(more: bool) -> [[Row; SUMS]; SUMS] {
    let mut rows = [[[0; 4]; SUMS]; SUMS];
    let mut a = 0;
    while a < SUMS {
        let mut d = 0;
        while d < SUMS {
            rows[a][d] = row(a as i8 + LOWEST, d as i8 + LOWEST, more);
            d += 1;
        }
        a += 1;
    }
    rows
}

const fn row(attack: i8, defence: i8, more: bool) -> Row {
    let mut row = [0; 4];
    let mut faces = 0;
    while faces < 36 {
        row[outcome(total(attack, faces / 6 + 1), total(defence, faces % 6 + 1), more)] += 1;
        faces += 1;
    }
    row
}

const fn total(sum: i8, face: i8) -> i8 {
    if sum + face < 1 { 1 } else { sum + face }
}

const fn outcome(attack: i8, defence: i8, more: bool) -> usize {
    let (high, low) = if attack > defence { (attack, defence) } else { (defence, attack) };
    let hit = if more { high > 2 * low } else { high >= 2 * low };
    (if attack > defence { 0 } else { 2 }) + if hit { 1 } else { 0 }
}

/// What may come of a combat; the four chances add up to one.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Prospect {
    /// The defender is tired, no more.
    pub defender_tired: f64,
    /// The defender is hit.
    pub defender_hit: f64,
    /// The attacker is tired, no more.
    pub attacker_tired: f64,
    /// The attacker is hit.
    pub attacker_hit: f64,
}

/// What may come of a combat, artillery and cavalry dice included.
pub fn prospect(w: &World, s: &State, clash: &Clash) -> Prospect {
    let (attack, defence) = combat::sums(w, s, clash);
    let defenders = clash.defenders(s);
    let mut ours = successes(guns(w, s, Role::Attacker, clash.attackers));
    add_dice(&mut ours, clash.attackers.filter_map(|e| combat::cavalry_die(w, s, e)));
    let theirs = successes(guns(w, s, Role::Defender, defenders));
    let table = &CHANCES[usize::from(w.options.more_than_double)];
    let mut sum = [0.0; 4];
    for (i, own) in ours.iter().enumerate().filter(|(_, chance)| **chance > 0.0) {
        for (j, other) in theirs.iter().enumerate().filter(|(_, chance)| **chance > 0.0) {
            let row = &table[place(attack, i)][place(defence, j)];
            sum.iter_mut().zip(row).for_each(|(sum, ways)| *sum += own * other * f64::from(*ways) / 36.0);
        }
    }
    let [defender_tired, defender_hit, attacker_tired, attacker_hit] = sum;
    Prospect { defender_tired, defender_hit, attacker_tired, attacker_hit }
}

fn place(sum: i8, more: usize) -> usize {
    (usize::try_from(sum - LOWEST).unwrap_or(0) + more).min(SUMS - 1)
}

fn guns(w: &World, s: &State, role: Role, elements: Elements) -> impl Iterator<Item = GunDie> {
    let fighting = combat::brigades_of(elements);
    elements.filter_map(move |e| combat::artillery_die(w, s, role, e, fighting))
}

/// The chance of each number of successes.
fn successes(dice: impl Iterator<Item = GunDie>) -> [f64; MOST_DICE + 1] {
    let mut chances = [0.0; MOST_DICE + 1];
    chances[0] = 1.0;
    add_dice(&mut chances, dice);
    chances
}

fn add_dice(chances: &mut [f64; MOST_DICE + 1], dice: impl Iterator<Item = GunDie>) {
    for die in dice {
        let p = f64::from(die.succeeds_on().min(6)) / 6.0;
        for n in (0..=MOST_DICE).rev() {
            let before = if n == 0 { 0.0 } else { chances[n - 1] };
            chances[n] = chances[n] * (1.0 - p) + before * p;
        }
    }
}

/// What an attack is worth to the attacker, in hundredths of a chance to win.
pub fn gain(w: &World, s: &State, stakes: &Stakes, clash: &Clash) -> f64 {
    let chances = prospect(w, s, clash);
    let (mut tired, mut hit) = (0.0, 0.0);
    for zone in clash.targets {
        let Some(front) = s.stacks[zone].front() else { continue };
        tired += tiring(w, s, stakes, front.brigade());
        hit += hitting(w, s, stakes, front.brigade(), stakes.ground(w, s, clash.side, zone));
    }
    let (mut own_tired, mut own_hit) = (0.0, 0.0);
    for element in clash.attackers {
        let Some(zone) = s.zone_of(element) else { continue };
        own_tired += tiring(w, s, stakes, element.brigade());
        own_hit += hitting(w, s, stakes, element.brigade(), stakes.ground(w, s, clash.side.other(), zone));
    }
    (chances.defender_tired + chances.defender_hit) * tired + chances.defender_hit * hit
        - (chances.attacker_tired + chances.attacker_hit) * own_tired
        - chances.attacker_hit * own_hit
}

/// What a level of fatigue costs its owner.
pub fn tiring(w: &World, s: &State, stakes: &Stakes, brigade: Brigade) -> f64 {
    if s.brigade(brigade).fatigue >= 2 { 0.0 } else { stakes.fatigue * f64::from(combat_strength(w, s, brigade)) }
}

/// What a Hit costs its owner, who takes it as a loss or gives up ground worth so much.
fn hitting(w: &World, s: &State, stakes: &Stakes, brigade: Brigade, ground: f64) -> f64 {
    let step = stakes.step[w.sheet(brigade).side];
    let passes = f64::from((w.tables.result.retreat - retreat_modifier(w, s, brigade)).clamp(0, 6)) / 6.0;
    let attempt = passes * ground + (1.0 - passes) * step;
    if must_try(w, s, brigade) { attempt } else { attempt.min(step) }
}

/// The facing of a zone with the target in its front and as many other enemies as possible.
pub fn facing_at(w: &World, s: &State, side: Side, zone: Zone, target: Zone) -> Option<Slot> {
    let ground = w.ground(zone);
    let enemies = ground.land.and(s.occupied(w, side.other()));
    let fits = ground.facings.filter(|slot| ground.front(Some(*slot)).has(target));
    fits.max_by_key(|slot| ground.front(Some(*slot)).and(enemies).len())
}

/// The position with a brigade in the front line of a zone, facing the target.
pub fn placed(w: &World, s: &State, brigade: Brigade, zone: Zone, target: Zone) -> State {
    let mut s = s.clone();
    let element = brigade.counter();
    if s.brigade(brigade).marker.is_none() {
        if let Some(from) = s.brigade(brigade).zone {
            s.stacks[from].remove(element);
        }
        s.brigade_mut(brigade).zone = Some(zone);
        s.stacks[zone].insert(element, 0);
    }
    s.facings[zone] = facing_at(w, &s, w.sheet(brigade).side, zone, target);
    s
}

/// The best attack a brigade could make from a zone: its target and its worth. Those who are engaged already may
/// join, and those who could still be, `left` of them.
pub fn best_attack(
    w: &World,
    s: &State,
    stakes: &Stakes,
    brigade: Brigade,
    zone: Zone,
    left: u8,
) -> Option<(Zone, f64)> {
    let side = w.sheet(brigade).side;
    let enemies = s.occupied(w, side.other());
    let ground = w.ground(zone);
    let targets = ground.land.or(ground.crossing).and(enemies).less(s.attacked);
    let mut best: Option<(Zone, f64)> = None;
    for target in targets.filter(|target| passable(w, s, side, zone, *target)) {
        let worth = attack_from(w, s, stakes, brigade, zone, target, left);
        if best.is_none_or(|(_, known)| worth > known) {
            best = Some((target, worth));
        }
    }
    best
}

fn attack_from(w: &World, s: &State, stakes: &Stakes, brigade: Brigade, zone: Zone, target: Zone, left: u8) -> f64 {
    let s = placed(w, s, brigade, zone, target);
    let own = element_at(&s, brigade, zone);
    attack_facing(w, &s, stakes, own, zone, target, left)
}

/// What an attack by an element is worth as it stands and faces, with those who may join it.
pub fn attack_facing(w: &World, s: &State, stakes: &Stakes, own: Element, zone: Zone, target: Zone, left: u8) -> f64 {
    let side = w.side_of(own);
    let mut s = s.clone();
    let worth =
        |s: &State, attackers: Elements| gain(w, s, stakes, &Clash { side, attackers, targets: target.alone() });
    let mut attackers = own.alone();
    let mut best = worth(&s, attackers);
    let allies = engaged_allies(w, &s, side, zone, target);
    if !allies.is_empty() && combat::is_chain(w, &s, attackers.or(allies)) {
        attackers = attackers.or(allies);
        best = best.max(worth(&s, attackers));
    }
    for _ in 0..left.min(2) {
        let Some((ally, base)) = idle_ally(w, &s, side, target, attackers) else { break };
        s.facings[base] = facing_at(w, &s, side, base, target);
        attackers.insert(ally);
        best = best.max(worth(&s, attackers) * stakes.trust - stakes.activation);
    }
    best
}

fn element_at(s: &State, brigade: Brigade, zone: Zone) -> Element {
    if s.brigade(brigade).marker == Some(zone) { brigade.marker() } else { brigade.counter() }
}

/// Those who hold an Attack mark and the target in their front.
fn engaged_allies(w: &World, s: &State, side: Side, zone: Zone, target: Zone) -> Elements {
    let ready = s.engaged.less(s.fought).filter(|e| w.side_of(*e) == side && s.is_front(*e));
    ready
        .filter(|e| {
            s.zone_of(*e)
                .is_some_and(|at| at != zone && front_of(w, s, at).has(target) && passable(w, s, side, at, target))
        })
        .collect()
}

/// The strongest front line beside the target that could still be activated and joins the chain.
fn idle_ally(w: &World, s: &State, side: Side, target: Zone, attackers: Elements) -> Option<(Element, Zone)> {
    let bases: Zones = attackers.filter_map(|e| s.zone_of(e)).collect();
    let ground = w.ground(target);
    let near = ground.land.or(ground.crossing).less(bases).filter(|zone| w.ground(*zone).adjacent.meets(bases));
    let idle = near.filter_map(|zone| s.stacks[zone].front().map(|front| (front, zone))).filter(|(front, zone)| {
        let b = s.brigade(front.brigade());
        w.side_of(*front) == side
            && !s.acted.has(front.brigade())
            && !b.op
            && b.fatigue < 2
            && passable(w, s, side, *zone, target)
    });
    idle.max_by_key(|(front, _)| combat::element_strength(w, s, *front))
}

/// The best set of attackers on a zone that holds all who have joined, and its worth.
pub fn best_set(w: &World, s: &State, stakes: &Stakes, target: Zone, joined: Elements) -> Option<(Elements, f64)> {
    let side = s.active;
    let later: Elements = combat::attackers_of(w, s, target).filter(|e| joined.0 >> e.0 == 0).collect();
    let mut best: Option<(Elements, f64)> = None;
    let most = 1_u32 << later.len().min(5);
    for chosen in 0..most {
        let more: Elements = later.enumerate().filter(|(i, _)| chosen >> i & 1 == 1).map(|(_, e)| e).collect();
        let attackers = joined.or(more);
        if attackers.is_empty() || !combat::is_chain(w, s, attackers) {
            continue;
        }
        let worth = gain(w, s, stakes, &Clash { side, attackers, targets: target.alone() });
        if best.is_none_or(|(_, known)| worth > known) {
            best = Some((attackers, worth));
        }
    }
    best
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The values of the design: modifiers, then chances in 36ths.
    #[test]
    fn chances_are_those_of_the_combat_core() {
        let at = |a: i8, d: i8, more: usize| CHANCES[more][place(a, 0)][place(d, 0)];
        assert_eq!(at(0, 0, 0), [6, 9, 12, 9]);
        assert_eq!(at(0, 0, 1), [9, 6, 15, 6]);
        assert_eq!(at(3, 0, 0), [12, 18, 6, 0]);
        assert_eq!(at(5, 2, 0), [18, 12, 6, 0]);
        assert_eq!(at(1, 2, 0), [8, 2, 17, 9]);
    }

    #[test]
    fn sums_beyond_the_table_are_those_at_its_edge() {
        assert_eq!(place(-20, 0), 0);
        assert_eq!(place(100, 3), SUMS - 1);
    }
}
