//! What the evaluation looks at: who would win as it stands, who will hold what when the points are counted (4),
//! and with what army.

use kernel::{Side, Term};

use super::appeal::led;
use super::orders::effective;
use super::stakes::{award, normal, phases_left};
use crate::combat::{Role, combat_strength, ratio};
use crate::facing::{contact_zones, front_of};
use crate::ids::{MAX_BRIGADES, Zone, Zones};
use crate::state::{Stage, State};
use crate::victory::{controller, points};
use crate::world::World;

/// The terms in the order in which [`fill`] writes them.
pub const TERMS: &[Term] = &[
    Term::new("start", -0.5),
    Term::new("margin-soon", 1.3),
    Term::new("margin-late", 0.5),
    Term::new("verdict", 0.6),
    Term::new("openings", 0.2),
    Term::new("losses", 0.7),
    Term::new("strength", 0.2),
    Term::new("fatigue", 0.1),
    Term::new("pressed", 0.55),
    Term::new("flanks", 0.4),
    Term::new("command", 0.3),
    Term::new("offensive", 0.05),
    Term::new("hits", 0.5),
];

/// Phases of a whole game, on average.
const GAME: f64 = 27.0;
/// A tie is the South's: by how much of a point the Union is behind before anything counts (4).
const TIE: f64 = 0.5;
/// Movement points within which an empty objective can be had in an activation.
const REACH: u8 = 5;

/// One number for each term, seen from the Union.
pub fn fill(w: &World, s: &State, out: &mut [f64]) {
    let phases = if s.stage == Stage::Over { 0.0 } else { phases_left(w, s) };
    let share = (phases / GAME).min(1.0);
    let armies = Armies::of(w, s);
    let ground = Ground::foreseen(w, s, phases, &armies);
    let lead = f64::from(s.losses.confederate) - f64::from(s.losses.union);
    let fewer = award(w, lead, 0.3 + 2.4 * share.sqrt());
    let now = points(w, s);
    let margin = f64::from(now.union - now.confederate) - TIE;
    let unused = |side: Side| f64::from(u8::from(!s.offensive_used[side]));
    let terms = [
        1.0,
        margin / 3.0 * (-phases / 8.0).exp(),
        (margin / 1.5).clamp(-2.0, 2.0) * (-phases / 2.5).exp(),
        verdict(&ground, fewer, share),
        ground.openings / 2.0,
        lead / 3.0 * share.sqrt(),
        armies.strength / 8.0 * share.sqrt(),
        armies.fatigue / 12.0 * share.sqrt(),
        armies.pressed(w, s) / 2.0 * (phases / 3.0).min(1.0),
        armies.flanks / 3.0,
        armies.command / 4.0 * share.sqrt(),
        (unused(Side::Union) - unused(Side::Confederate)) * share,
        pending(s),
    ];
    out.iter_mut().zip(terms).for_each(|(slot, term)| *slot = term);
}

/// The logit of the chance to have more points in the end.
fn verdict(ground: &Ground, fewer: f64, share: f64) -> f64 {
    let spread = (ground.variance + 0.3 + 3.0 * share).sqrt();
    (1.702 * (ground.mean + fewer - TIE) / spread).clamp(-4.0, 4.0)
}

/// Hits still to be taken.
fn pending(s: &State) -> f64 {
    match s.stage {
        Stage::Hits(after) => {
            let hits = f64::from(after.hits.len()) / 2.0;
            if after.loser == Side::Union { -hits } else { hits }
        }
        _ => 0.0,
    }
}

/// Points from the ground as they may be in the end: the Union's less the South's.
struct Ground {
    mean: f64,
    variance: f64,
    openings: f64,
}

impl Ground {
    fn foreseen(w: &World, s: &State, phases: f64, armies: &Armies) -> Ground {
        let mobile = 1.0 - (-phases / 6.0).exp();
        let firm = 0.9 + 4.0 * (-phases / 3.0).exp();
        // Who is far can still come while there is time.
        let reach = 4.0 + 0.35 * phases;
        let mut ground = Ground { mean: 0.0, variance: 0.0, openings: 0.0 };
        for (at, scoring) in w.scoring.iter().enumerate() {
            let holder = controller(s, at);
            let sign = sign(holder);
            let points = f64::from(scoring.points);
            let garrison = armies.zones[holder].has(scoring.zone);
            let edge = armies.edge(w, scoring.zone, reach);
            let bias = sign * (firm + if garrison { 0.5 } else { 0.0 });
            let chance = normal((1.6 * mobile * edge + bias) / 1.7);
            ground.mean += points * (2.0 * chance - 1.0);
            ground.variance += 4.0 * points * points * chance * (1.0 - chance);
            let open = !garrison && armies.zones[holder.other()].any_within(w, scoring.zone);
            if open {
                ground.openings -= sign * points * (phases / 1.5).min(1.0);
            }
        }
        ground
    }
}

/// 1 for the Union, -1 for the South.
fn sign(side: Side) -> f64 {
    if side == Side::Union { 1.0 } else { -1.0 }
}

/// Zones somebody could march from.
trait Near {
    fn any_within(self, w: &World, zone: Zone) -> bool;
}

impl Near for Zones {
    fn any_within(mut self, w: &World, zone: Zone) -> bool {
        self.any(|from| w.distance(from, zone) <= REACH)
    }
}

/// Both armies as they stand: the Union's less the South's.
struct Armies {
    stands: [(Zone, f64); MAX_BRIGADES],
    count: usize,
    zones: kernel::BySide<Zones>,
    strength: f64,
    fatigue: f64,
    flanks: f64,
    command: f64,
}

impl Armies {
    fn of(w: &World, s: &State) -> Armies {
        let zones = kernel::BySide::new(s.occupied(w, Side::Union), s.occupied(w, Side::Confederate));
        let stands = [(Zone(0), 0.0); MAX_BRIGADES];
        let mut armies = Armies { stands, count: 0, zones, strength: 0.0, fatigue: 0.0, flanks: 0.0, command: 0.0 };
        for side in Side::BOTH {
            let sign = sign(side);
            for brigade in s.on_map(w, side) {
                let Some(zone) = s.brigade(brigade).zone else { continue };
                let strength = sign * effective(w, s, brigade);
                if let Some(slot) = armies.stands.get_mut(armies.count) {
                    *slot = (zone, strength);
                    armies.count += 1;
                }
                armies.strength += strength;
                let tired = f64::from(s.brigade(brigade).fatigue) * f64::from(combat_strength(w, s, brigade));
                armies.fatigue -= sign * tired;
                armies.command += if led(w, s, brigade) { 0.0 } else { -sign };
            }
            for zone in zones[side] {
                let open = w.land(zone).and(zones[side.other()]).less(front_of(w, s, zone)).len();
                armies.flanks -= sign * f64::from(open);
            }
        }
        armies
    }

    /// Who is the stronger around a zone, as the logarithm of the odds; half of a strength is felt at `reach`.
    fn edge(&self, w: &World, zone: Zone, reach: f64) -> f64 {
        let (mut union, mut south) = (0.5, 0.5);
        for (at, strength) in self.stands.iter().take(self.count) {
            let away = f64::from(w.distance(*at, zone)) / reach;
            let here = strength / (1.0 + away * away);
            if here > 0.0 {
                union += here;
            } else {
                south -= here;
            }
        }
        (union / south).ln()
    }

    /// How hard stacks are pressed by the enemies beside them: the South's less the Union's.
    fn pressed(&self, w: &World, s: &State) -> f64 {
        let mut sum = 0.0;
        for side in Side::BOTH {
            let enemies = self.zones[side.other()];
            for zone in self.zones[side] {
                let contact = w.land(zone).and(enemies);
                if !contact.is_empty() {
                    sum -= sign(side) * pressure_on(w, s, side, zone, contact);
                }
            }
        }
        sum
    }
}

/// The chance that the enemies beside a stack could hit it together, roughly.
fn pressure_on(w: &World, s: &State, side: Side, zone: Zone, contact: Zones) -> f64 {
    let strength = |zone: Zone| s.stacks[zone].front().map_or(0, |e| combat_strength(w, s, e.brigade()));
    let tired = |zone: Zone| s.stacks[zone].front().map_or(0, |e| s.brigade(e.brigade()).fatigue as i8);
    let attack: u8 = contact.map(strength).fold(0, u8::saturating_add);
    let (role, bonus) = ratio(w, attack, strength(zone));
    let ground = w.ground(zone);
    let cover = if ground.hill { 2 } else { i8::from(ground.woods) };
    let second = i8::from(s.stacks[zone].second().is_some());
    let worn = contact.map(tired).min().unwrap_or(0);
    let flanked = i8::from(!contact_zones(w, s, side, zone).less(front_of(w, s, zone)).is_empty());
    let ratio = if role == Role::Attacker { bonus } else { -bonus };
    let edge = ratio - cover - second + tired(zone) - worn + flanked;
    normal((f64::from(edge) - 2.0) / 2.0)
}
