//! What the evaluation looks at: who will hold what when the points are counted (4), and with what army.

use kernel::{Side, Term};

use super::appeal::led;
use super::orders::{effective, felt};
use super::stakes::{award, normal, phases_left};
use crate::combat::combat_strength;
use crate::facing::{contact_zones, front_of};
use crate::ids::{MAX_ZONES, Zone};
use crate::state::{Stage, State};
use crate::victory::{controller, ground_points, manoeuvre_points};
use crate::world::World;

/// The terms in the order in which [`fill`] writes them.
pub const TERMS: &[Term] = &[
    Term::new("start", 0.0),
    Term::new("verdict", 0.7),
    Term::new("ground", 0.3),
    Term::new("objectives", 0.3),
    Term::new("losses", 0.4),
    Term::new("strength", 0.5),
    Term::new("fatigue", 0.4),
    Term::new("flanks", 0.2),
    Term::new("command", 0.2),
    Term::new("offensive", 0.2),
    Term::new("hits", 0.4),
];

/// Phases of a whole game, on average.
const GAME: f64 = 27.0;

/// One number for each term, seen from the Union.
pub fn fill(w: &World, s: &State, out: &mut [f64]) {
    let phases = if s.stage == Stage::Over { 0.0 } else { phases_left(w, s) };
    let share = (phases / GAME).min(1.0);
    let armies = Armies::of(w, s);
    let ground = Ground::foreseen(w, s, phases, &armies);
    let lead = f64::from(s.losses.confederate) - f64::from(s.losses.union);
    let fewer = award(w, lead, 0.3 + 2.4 * share.sqrt());
    let held = f64::from(ground_points(w, s, Side::Union) - ground_points(w, s, Side::Confederate));
    let terms = [
        1.0,
        verdict(w, s, &ground, fewer, share),
        ground.mean / 3.0,
        held / 3.0,
        fewer / 1.5,
        armies.strength / 8.0 * share.sqrt(),
        armies.fatigue / 12.0 * share.sqrt(),
        armies.flanks / 3.0,
        armies.command / 4.0 * share.sqrt(),
        (f64::from(u8::from(s.offensive_used.confederate)) - f64::from(u8::from(s.offensive_used.union))) * share,
        pending(s),
    ];
    out.iter_mut().zip(terms).for_each(|(slot, term)| *slot = term);
}

/// The logit of the chance to have more points in the end.
fn verdict(w: &World, s: &State, ground: &Ground, fewer: f64, share: f64) -> f64 {
    let margin = ground.mean + fewer + f64::from(manoeuvre_points(w, s)) * (1.0 - share) - 0.6;
    let spread = (ground.variance + 0.4 + 3.0 * share).sqrt();
    let chance = normal(margin / spread).clamp(0.01, 0.99);
    (chance / (1.0 - chance)).ln()
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
}

impl Ground {
    fn foreseen(w: &World, s: &State, phases: f64, armies: &Armies) -> Ground {
        let mobile = 1.0 - (-phases / 6.0).exp();
        let firm = 0.9 + 4.0 * (-phases / 3.0).exp();
        let mut ground = Ground { mean: 0.0, variance: 0.0 };
        for (at, scoring) in w.scoring.iter().enumerate() {
            let holder = controller(s, at);
            let sign = if holder == Side::Union { 1.0 } else { -1.0 };
            let garrison = s.stacks[scoring.zone].front().is_some_and(|e| w.side_of(e) == holder);
            let bias = sign * (firm + if garrison { 0.5 } else { 0.0 });
            let chance = normal((1.6 * mobile * armies.edge(w, scoring.zone) + bias) / 1.7);
            let points = f64::from(scoring.points);
            ground.mean += points * (2.0 * chance - 1.0);
            ground.variance += 4.0 * points * points * chance * (1.0 - chance);
        }
        ground
    }
}

/// Both armies as they stand: the Union's less the South's.
struct Armies {
    zones: [(Zone, f64); MAX_ZONES],
    count: usize,
    strength: f64,
    fatigue: f64,
    flanks: f64,
    command: f64,
}

impl Armies {
    fn of(w: &World, s: &State) -> Armies {
        let zones = [(Zone(0), 0.0); MAX_ZONES];
        let mut armies = Armies { zones, count: 0, strength: 0.0, fatigue: 0.0, flanks: 0.0, command: 0.0 };
        for side in Side::BOTH {
            let sign = if side == Side::Union { 1.0 } else { -1.0 };
            for brigade in s.on_map(w, side) {
                let Some(zone) = s.brigade(brigade).zone else { continue };
                let strength = sign * effective(w, s, brigade);
                if let Some(slot) = armies.zones.get_mut(armies.count) {
                    *slot = (zone, strength);
                    armies.count += 1;
                }
                armies.strength += strength;
                let tired = f64::from(s.brigade(brigade).fatigue) * f64::from(combat_strength(w, s, brigade));
                armies.fatigue -= sign * tired;
                armies.command += if led(w, s, brigade) { 0.0 } else { -sign };
            }
            for zone in s.occupied(w, side) {
                let seen = front_of(w, s, zone);
                let open = contact_zones(w, s, side, zone).less(seen).len();
                armies.flanks -= sign * f64::from(open);
            }
        }
        armies
    }

    /// Who is the stronger around a zone, as the logarithm of the odds.
    fn edge(&self, w: &World, zone: Zone) -> f64 {
        let (mut union, mut south) = (0.5, 0.5);
        for (at, strength) in self.zones.iter().take(self.count) {
            let here = strength * felt(w.distance(*at, zone));
            if here > 0.0 {
                union += here;
            } else {
                south -= here;
            }
        }
        (union / south).ln()
    }
}
