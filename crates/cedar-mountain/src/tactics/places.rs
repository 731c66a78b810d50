//! What a place is worth to a unit, in victory points: the fight to be had there, the danger, the ground, the way
//! still to go.

use kernel::Side;

use super::fires::ends_left;
use super::orders::{Stance, Style};
use super::survey::{FAR, Survey, effective, is_armed, slope, softened};
use crate::fire;
use crate::ids::{Hex, MAX_UNITS, Unit};
use crate::result::passes_on;
use crate::sheets::Kind;
use crate::state::{Form, State};
use crate::victory::held;
use crate::world::World;

/// Victory points that one strength point takes when it fires.
pub const TOLL: f64 = 0.055;
/// Beyond so much strength on one target, more does nothing.
const SATURATED: f64 = 34.0;
/// Half-points to a turn's march.
const TURN: f64 = 12.0;
/// A march that counts as being there.
const THERE: f64 = 3.0;
/// Presence beyond which more enemies do not bear on one hex.
const CROWD: f64 = 40.0;

/// What goes into the worth of every place while a side plans.
#[derive(Clone, Debug)]
pub struct Outlook {
    /// How much the side wants a fight: 0 weighs gain and loss alike.
    bold: f64,
    /// How it means to fight, and where.
    stance: Stance,
    /// Turn ends still to come.
    pub left: f64,
    /// How much more a hit on each unit is worth than the points it takes.
    prizes: [f32; MAX_UNITS],
}

impl Outlook {
    /// How the side stands.
    pub fn new(w: &World, s: &State, side: Side, stance: &Stance) -> Outlook {
        let left = ends_left(w, s);
        let mut prizes = [1.0; MAX_UNITS];
        for unit in s.on_map(w, side.other()) {
            if let Some(slot) = prizes.get_mut(unit.index()) {
                *slot = appeal_of(w, s, unit, left) as f32;
            }
        }
        Outlook { bold: stance.boldness + need(w, s, side, left), stance: *stance, left, prizes }
    }

    /// How those fight who are wanted at an objective.
    pub fn style_at(&self, goal: usize) -> Style {
        self.stance.style_at(goal)
    }

    fn prize(&self, unit: Unit) -> f64 {
        self.prizes.get(unit.index()).copied().map_or(1.0, f64::from)
    }

    /// What chance, and nothing else, adds to a place in plans that are made to differ.
    fn whim(&self, unit: Unit, hex: Hex) -> f64 {
        if self.stance.jitter == 0 {
            return 0.0;
        }
        let mut bits = self.stance.jitter ^ (u64::from(unit.0) << 32) ^ u64::from(hex.0);
        bits = bits.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        bits = (bits ^ (bits >> 29)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        1.2 * ((bits >> 40) as f64 / (1_u64 << 24) as f64)
    }
}

/// How far a side is from winning if everything stays as it is: positive if it has to do something.
pub fn need(w: &World, s: &State, side: Side, left: f64) -> f64 {
    let table = &w.tables.victory;
    let held = f64::from(held(w, s).len());
    let ahead = f64::from(s.net) + f64::from(table.objective) * held * 0.7 * left - f64::from(table.net) + 0.5;
    let behind = if side == Side::Union { -ahead } else { ahead };
    (behind / 10.0).clamp(-0.4, 0.8)
}

/// How much more than its points a hit on a unit is worth: it may run, and leave an objective.
fn appeal_of(w: &World, s: &State, unit: Unit, left: f64) -> f64 {
    let Some(hex) = s[unit].hex else { return 1.0 };
    let on_objective = if w.objectives.has(hex) { 0.9 + 0.25 * left.min(3.0) } else { 0.0 };
    let body = if s[unit].routed { 0.0 } else { 0.4 * f64::from(s[unit].sp) / 12.0 };
    let guns = if s[unit].form == Form::Unlimbered { 0.4 } else { 0.0 };
    1.0 + body + guns + on_objective
}

/// How much a unit suffers from a hit beyond the points.
fn frailty(w: &World, s: &State, unit: Unit) -> f64 {
    let fails = 1.0 - f64::from(passes_on(w, s, unit)) / 10.0;
    1.0 + 1.5 * fails * f64::from(s[unit].sp) / 12.0
}

/// A unit that looks for a place.
pub struct Seeker<'a> {
    w: &'a World,
    s: &'a State,
    survey: &'a Survey,
    outlook: &'a Outlook,
    unit: Unit,
    goal: usize,
    style: Style,
    bold: f64,
    strength: f64,
    frailty: f64,
    guns: bool,
    on_foot: bool,
}

impl<'a> Seeker<'a> {
    /// A unit that must not be counted in the survey, on its way to an objective by number.
    pub fn new(
        w: &'a World,
        s: &'a State,
        survey: &'a Survey,
        outlook: &'a Outlook,
        unit: Unit,
        goal: usize,
    ) -> Seeker<'a> {
        let guns = w.sheet(unit).kind == Kind::Artillery;
        let (strength, frailty) = (effective(w, s, unit), frailty(w, s, unit));
        let style = outlook.style_at(goal);
        let bold = (outlook.bold + style.boldness).clamp(-1.0, 1.5);
        let on_foot = s[unit].form != Form::Mounted;
        Seeker { w, s, survey, outlook, unit, goal, style, bold, strength, frailty, guns, on_foot }
    }

    /// What it is worth to end in a hex; `ready` guns are in battery there.
    pub fn worth(&self, hex: Hex, ready: bool) -> f64 {
        if self.s[self.unit].routed {
            return self.refuge(hex);
        }
        let ground = self.objective(hex) + self.approach(hex) + self.outlook.whim(self.unit, hex);
        ground + if self.guns { self.battery(hex, ready) } else { self.line(hex) }
    }

    /// Who is stronger around a hex once the unit is there: its side's share.
    fn share(&self, hex: Hex) -> f64 {
        let own = self.survey.own.at(hex) + self.strength;
        own / (own + self.survey.enemy.at(hex) + 1.0)
    }

    /// Infantry and cavalry: the fight, or the danger of one.
    fn line(&self, hex: Hex) -> f64 {
        let (bold, share) = (self.bold, self.share(hex));
        let cover = softened(self.w.terrain(hex).fire);
        let shells = 0.8 * TOLL * self.survey.shelled(self.w, self.s, hex) * cover * self.frailty;
        if self.survey.zone.has(hex) {
            let (dealt, taken) = self.exchange(hex);
            let pressed = ((1.0 - share) / share.max(0.1)).clamp(0.4, 2.0);
            let blow = 1.9 * self.style.blow + 0.6 * bold;
            return blow * dealt - taken * (1.0 + 0.9 * pressed) * (1.0 - 0.25 * bold) - shells;
        }
        let enemy = self.survey.enemy.at(hex).min(CROWD);
        let coming = TOLL * enemy * cover * self.frailty * (1.0 - share);
        let answer = 0.5 * TOLL * self.strength * share * (enemy / CROWD);
        (answer - self.style.fear * coming) * (1.0 - 0.3 * bold) - shells
    }

    /// What the unit's fire takes next to the enemy, and what the enemy's fire takes first.
    pub fn exchange(&self, hex: Hex) -> (f64, f64) {
        let (mut dealt, mut taken) = (0.0_f64, 0.0);
        let enemies = self.w.near(hex).and(self.s.occupied[self.survey.side.other()]);
        for (at, enemy) in enemies.filter_map(|at| Some((at, self.s.unit_at(at)?))) {
            dealt = dealt.max(self.blow(hex, at, enemy));
            if is_armed(self.s, enemy) {
                let (_, others) = self.survey.beside(enemy);
                let halves = f64::from(fire::reach_of(self.w, self.s, enemy, 1)) / 2.0;
                let strength = f64::from(self.s[enemy].sp) * halves / (1.0 + f64::from(others));
                taken += TOLL * strength * softened(slope(self.w, at, hex)) * self.frailty;
            }
        }
        (dealt, taken)
    }

    /// What the unit adds to the fire on an enemy.
    fn blow(&self, hex: Hex, at: Hex, enemy: Unit) -> f64 {
        if !self.on_foot {
            return 0.3 * TOLL * f64::from(self.s[self.unit].sp);
        }
        let (bearing, count) = self.survey.beside(enemy);
        let own = f64::from(self.s[self.unit].sp).min((SATURATED - bearing).max(2.0));
        let flank = match count {
            0 | 1 => 0.0,
            2 => 0.3 * (bearing + own),
            _ => 0.3 * own,
        };
        TOLL * (own * softened(slope(self.w, hex, at)) + flank) * self.outlook.prize(enemy)
    }

    /// Guns: the targets in sight, less the danger of being overrun.
    fn battery(&self, hex: Hex, ready: bool) -> f64 {
        let share = self.share(hex);
        let cover = softened(self.w.terrain(hex).fire);
        let enemy = self.survey.enemy.at(hex).min(CROWD);
        let danger = 2.2 * TOLL * enemy * (1.0 - share) * cover;
        let beside = if self.survey.zone.has(hex) { 0.9 } else { 0.0 };
        let use_of = if ready { 1.0 } else { 0.25 };
        use_of * 2.0 * TOLL * self.field_of_fire(hex) * self.outlook.left.min(2.5) - danger - beside
    }

    /// Strength with which guns in a hex bear on the enemies in sight.
    fn field_of_fire(&self, hex: Hex) -> f64 {
        let sp = f64::from(self.s[self.unit].sp);
        let (mut best, mut all) = (0.0_f64, 0.0);
        for enemy in self.survey.enemies {
            let Some(at) = self.s[enemy].hex.filter(|at| self.w.sees_ground(hex, *at)) else { continue };
            let bands = &self.w.tables.range.artillery;
            let halves = f64::from(crate::tables::halves(bands, self.w.distance(hex, at))).min(2.0);
            let bears = (sp * halves / 2.0).floor().max(if halves > 0.0 { 1.0 } else { 0.0 });
            let effect = bears * softened(self.w.terrain(at).fire) * self.outlook.prize(enemy);
            best = best.max(effect);
            all += effect;
        }
        best + 0.05 * all
    }

    /// What standing on an objective is worth: points to the Union at every end of a turn it stays, and to the
    /// Confederates what they keep the Union from.
    fn objective(&self, hex: Hex) -> f64 {
        if !self.w.objectives.has(hex) {
            return 0.0;
        }
        let (points, share) = (f64::from(self.w.tables.victory.objective), self.share(hex));
        let firm = if self.guns { 0.8 } else { 1.0 };
        if self.survey.side == Side::Union {
            let stays = (0.2 + 0.75 * share).clamp(0.1, 0.95);
            let ends = stays * (1.0 - stays.powf(self.outlook.left)) / (1.0 - stays);
            return firm * points * ends;
        }
        let threat = (1.0 - share).max(0.08);
        firm * points * 0.9 * threat * self.outlook.left.min(4.0)
    }

    /// The way still to go to where the unit is wanted.
    fn approach(&self, hex: Hex) -> f64 {
        let march = self.w.marches().length(self.goal, hex);
        if march == FAR {
            return -10.0;
        }
        let turns = (f64::from(march) - THERE).max(0.0) / TURN;
        let weight = if self.guns { 0.35 } else { (self.strength / 12.0).clamp(0.3, 1.3) };
        -(1.1 * self.style.pull + 0.4 * self.bold) * weight * turns
    }

    /// Where a routed unit is safe.
    fn refuge(&self, hex: Hex) -> f64 {
        let cover = softened(self.w.terrain(hex).fire);
        0.02 * self.survey.own.at(hex) - 0.1 * self.survey.enemy.at(hex).min(CROWD) * cover
    }
}
