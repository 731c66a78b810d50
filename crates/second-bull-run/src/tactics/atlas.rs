//! What the commander has measured once for a world: marches between zones, and how two dice fall.

use std::fmt;

use crate::combat::{compare, terrain};
use crate::facing::Field;
use crate::ids::{Brigade, Brigades, Leader, MAX_LEADERS, MAX_ZONES, Zone, Zones};
use crate::movement::{Way, costs_from};
use crate::state::PerZone;
use crate::world::World;

/// Longest march looked at, in movement points.
pub(crate) const LONGEST: u8 = 31;
/// Sums of modifiers looked at run from minus this to plus this.
const MOST: i8 = 16;
/// As many sums as that.
const SUMS: usize = 2 * MOST as usize + 1;
/// Most objectives looked at.
pub(crate) const MOST_OBJECTIVES: usize = 16;

/// How a throw of both dice may end, in 36ths.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Throws {
    /// The defender is tested.
    pub defender_tested: f64,
    /// The defender is tired.
    pub defender_tired: f64,
    /// The attacker is tired.
    pub attacker_tired: f64,
    /// The attacker is tested.
    pub attacker_tested: f64,
}

/// What was measured.
pub struct Atlas {
    marches: Box<[[u8; MAX_ZONES]]>,
    pulls: Box<[[f32; MOST_OBJECTIVES]]>,
    throws: Box<[[Throws; SUMS]]>,
    objectives: PerZone<Option<u8>>,
    shelters: PerZone<f64>,
    corps: [Brigades; MAX_LEADERS],
    menaced: Box<[(Zones, Zones)]>,
}

impl fmt::Debug for Atlas {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Atlas").finish_non_exhaustive()
    }
}

impl Atlas {
    /// The atlas of a world, drawn when first asked for.
    pub(crate) fn of(w: &World) -> &Atlas {
        w.atlas.get_or_init(|| Atlas::draw(w))
    }

    fn draw(w: &World) -> Atlas {
        let marches: Box<[_]> = (0..MAX_ZONES).map(|zone| marches_from(w, Zone(zone as u8))).collect();
        let pulls = (0..MAX_ZONES).map(|zone| pulls_at(w, &marches, zone)).collect();
        let menaced = (0..MAX_ZONES).map(|zone| menaced(w, &marches, Zone(zone as u8))).collect();
        let throws = (0..SUMS).map(|attack| std::array::from_fn(|defence| throw(attack, defence))).collect();
        let objective = |zone: usize| w.objectives.iter().position(|o| o.zone.index() == zone).map(|at| at as u8);
        let objectives = PerZone(std::array::from_fn(objective));
        let shelter = |zone: usize| f64::from(terrain(w, Zone(zone as u8), Zones::EMPTY));
        let shelters = PerZone(std::array::from_fn(shelter));
        let corps = std::array::from_fn(|leader| corps(w, Leader(leader as u8)));
        Atlas { marches, pulls, throws, objectives, shelters, corps, menaced }
    }

    /// Movement points from one zone to another if nobody were in the way; [`LONGEST`] if it is farther.
    pub(crate) fn march(&self, from: Zone, to: Zone) -> u8 {
        self.marches.get(from.index()).map_or(LONGEST, |row| row[to.index()])
    }

    /// How much of its strength a brigade makes felt at each objective.
    pub(crate) fn pulls(&self, from: Zone) -> &[f32; MOST_OBJECTIVES] {
        static NOWHERE: [f32; MOST_OBJECTIVES] = [0.0; MOST_OBJECTIVES];
        self.pulls.get(from.index()).unwrap_or(&NOWHERE)
    }

    /// Which objective a zone is, by its place in the list.
    pub(crate) fn objective(&self, zone: Zone) -> Option<usize> {
        self.objectives[zone].map(usize::from)
    }

    /// What the ground of a zone is worth to who is attacked there from anywhere.
    pub(crate) fn shelter(&self, zone: Zone) -> f64 {
        self.shelters[zone]
    }

    /// Zones a brigade could attack in an action, and those it could just come to.
    pub(crate) fn menaced(&self, from: Zone) -> (Zones, Zones) {
        self.menaced.get(from.index()).copied().unwrap_or_default()
    }

    /// Brigades of the corps a commander leads.
    pub(crate) fn corps(&self, leader: Leader) -> Brigades {
        self.corps.get(leader.index()).copied().unwrap_or(Brigades::EMPTY)
    }

    /// How dice fall with these sums of modifiers; each may have a part that hangs on another die.
    pub(crate) fn throws(&self, attack: f64, defence: f64) -> Throws {
        let (a, d) = (split(attack), split(defence));
        let mut sum = Throws::default();
        for (attack, pa) in a {
            for (defence, pd) in d {
                let part = self.throws.get(attack).and_then(|row| row.get(defence)).copied().unwrap_or_default();
                let p = pa * pd;
                sum.defender_tested += p * part.defender_tested;
                sum.defender_tired += p * part.defender_tired;
                sum.attacker_tired += p * part.attacker_tired;
                sum.attacker_tested += p * part.attacker_tested;
            }
        }
        sum
    }
}

/// The two whole sums around one, as rows of the table, and the chance of each.
fn split(sum: f64) -> [(usize, f64); 2] {
    let sum = sum.clamp(-f64::from(MOST), f64::from(MOST) - 1.0);
    let low = sum.floor();
    let row = (low + f64::from(MOST)) as usize;
    [(row, 1.0 - (sum - low)), (row + 1, sum - low)]
}

fn throw(attack: usize, defence: usize) -> Throws {
    let (attack, defence) = (attack as i8 - MOST, defence as i8 - MOST);
    let mut throws = Throws::default();
    for a in 1..=6 {
        for d in 1..=6 {
            let result = compare(a + attack, d + defence);
            let count = match (result.attacker_loses, result.test) {
                (false, true) => &mut throws.defender_tested,
                (false, false) => &mut throws.defender_tired,
                (true, false) => &mut throws.attacker_tired,
                (true, true) => &mut throws.attacker_tested,
            };
            *count += 1.0 / 36.0;
        }
    }
    throws
}

fn menaced(w: &World, marches: &[[u8; MAX_ZONES]], from: Zone) -> (Zones, Zones) {
    let march = |to: Zone| marches.get(from.index()).map_or(LONGEST, |row| row[to.index()]);
    let near = w.near(from, true);
    (near.filter(|to| march(*to) <= 6).collect(), near.filter(|to| matches!(march(*to), 7..=8)).collect())
}

fn corps(w: &World, leader: Leader) -> Brigades {
    let Some(sheet) = w.leaders.get(leader.index()) else { return Brigades::EMPTY };
    let own = |b: &Brigade| w.division_of(*b).and_then(|d| w.chief_of(d)) == Some(leader);
    w.side_brigades[sheet.side].filter(own).collect()
}

fn marches_from(w: &World, from: Zone) -> [u8; MAX_ZONES] {
    let nobody = Field { foes: Zones::EMPTY, zoc: Zones::EMPTY, guns: Zones::EMPTY };
    let free = Way { closed: Zones::EMPTY, stops: Zones::EMPTY, not_first: Zones::EMPTY };
    let (costs, _) = costs_from(w, &nobody, &free, from, LONGEST);
    // What cannot be reached costs 0 there.
    costs.0.map(|cost| if cost == 0 { LONGEST } else { cost - 1 })
}

fn pulls_at(w: &World, marches: &[[u8; MAX_ZONES]], zone: usize) -> [f32; MOST_OBJECTIVES] {
    let mut pulls = [0.0; MOST_OBJECTIVES];
    for (pull, objective) in pulls.iter_mut().zip(&w.objectives) {
        let march = marches.get(zone).map_or(LONGEST, |row| row[objective.zone.index()]);
        *pull = 1.0 / (1.0 + (f32::from(march) / 5.0).powi(3));
    }
    pulls
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn even_dice_fall_as_the_rules_say() {
        let even = throw(MOST as usize, MOST as usize);
        assert!((even.defender_tested - 6.0 / 36.0).abs() < 1e-9);
        assert!((even.attacker_tired - 15.0 / 36.0).abs() < 1e-9);
        let strong = throw(MOST as usize + 3, MOST as usize);
        assert!((strong.defender_tested - 15.0 / 36.0).abs() < 1e-9 && strong.attacker_tested == 0.0);
    }
}
