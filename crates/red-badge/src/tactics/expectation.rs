//! What fire and shock may be expected to do, from the tables of the rules, in hundredths of a chance to win.

use super::leanings::Leanings;
use crate::ids::Unit;
use crate::stage::Fire;
use crate::state::State;
use crate::tables::{ShockResult, Tables};
use crate::world::World;
use crate::{disorder, fatigue, firepower};

/// Modifiers of the fire table run from here up to its opposite.
const LEAST: i8 = -5;
/// How many modifiers there are.
const MODIFIERS: usize = 11;
/// Nerves run from here.
const LEAST_NERVE: i8 = -2;
/// How many nerves there are.
const NERVES: usize = 12;

/// Expectations of the fire table by column, modifier and nerve.
#[derive(Clone, Debug)]
pub(super) struct Fires {
    /// The column of every strength up to the last.
    columns: Vec<u8>,
    loss: Vec<[f64; MODIFIERS]>,
    fail: Vec<[[f64; NERVES]; MODIFIERS]>,
    /// Most points lost and hexes given up in a row of the shock table.
    worst: (f64, f64),
    /// How the best die of one host compares with the best of another, by the number of dice of both.
    leads: Vec<[Leads; MOST_DICE]>,
}

/// The chance of each difference between two best dice, from -9 to 9.
type Leads = [f64; 19];
/// More dice than this make no difference worth telling.
const MOST_DICE: usize = 12;

/// What is shot at, as far as the result depends on it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Mark {
    /// Strength points of the unit.
    pub(super) sp: u8,
    /// Its cohesion less what is added to its tests.
    pub(super) nerve: i8,
    /// It is in disorder already.
    pub(super) disordered: bool,
}

impl Mark {
    /// A unit as it is.
    pub(super) fn of(w: &World, s: &State, unit: Unit) -> Mark {
        Mark { sp: s[unit].sp, nerve: nerve(w, s, unit), disordered: s[unit].disordered }
    }
}

/// Cohesion less what fatigue adds to tests.
pub(super) fn nerve(w: &World, s: &State, unit: Unit) -> i8 {
    let tired = w.tables.udd.tired(fatigue::level(s, s.belongs(w, unit)));
    i8::try_from(w.unit(unit).cohesion).unwrap_or(9).saturating_sub(tired)
}

/// The chance to pass a test (2.61, 2.62).
pub(super) fn passes(nerve: i8) -> f64 {
    f64::from((nerve + 1).clamp(1, 9)) / 10.0
}

/// The harm of failing a test under fire.
fn shaken(mark: Mark, lean: &Leanings) -> f64 {
    f64::from(mark.sp) * if mark.disordered { lean.broken } else { lean.shaken }
}

impl Fires {
    /// Reads the tables.
    pub(super) fn new(tables: &Tables) -> Fires {
        let columns = tables.fire.columns.len();
        let (loss, fail) = (vec![[0.0; MODIFIERS]; columns], vec![[[0.0; NERVES]; MODIFIERS]; columns]);
        let last = tables.fire.columns.last().copied().unwrap_or(0);
        let of = (0..=last).map(|strength| tables.column_for(strength).0).collect();
        let rows = || tables.shock.rows.iter().map(|row| row.defender);
        let most = |of: fn(ShockResult) -> u8| rows().map(of).max().map_or(0.0, f64::from);
        let worst = (most(|row| row.loss), most(|row| row.retreat));
        let mut fires = Fires { columns: of, loss, fail, worst, leads: leads() };
        let all = fires.loss.iter_mut().zip(&mut fires.fail).enumerate();
        for (column, (losses, fails)) in all {
            for (drm, (loss, fail)) in (LEAST..).zip(losses.iter_mut().zip(fails)) {
                for die in 0..10 {
                    let result = tables.fire(crate::tables::Column(column as u8), die + drm);
                    *loss += f64::from(result.loss) / 10.0;
                    for (nerve, fail) in (LEAST_NERVE..).zip(fail.iter_mut()).filter(|_| result.test) {
                        let plus = i8::try_from(result.plus).unwrap_or(0);
                        *fail += (1.0 - passes(nerve - plus)) / 10.0;
                    }
                }
            }
        }
        fires
    }

    /// Expected points lost and the chance of a failed test.
    fn expect(&self, column: u8, drm: i8, nerve: i8) -> (f64, f64) {
        let drm = usize::try_from(drm.saturating_sub(LEAST)).unwrap_or(0).min(MODIFIERS - 1);
        let nerve = usize::try_from(nerve.saturating_sub(LEAST_NERVE)).unwrap_or(0).min(NERVES - 1);
        let loss = self.loss.get(usize::from(column)).and_then(|row| row.get(drm)).copied().unwrap_or(0.0);
        let row = self.fail.get(usize::from(column)).and_then(|row| row.get(drm));
        (loss, row.and_then(|row| row.get(nerve)).copied().unwrap_or(0.0))
    }

    /// The harm of a fire of so many points with these modifiers.
    pub(super) fn harm(&self, strength: u16, drm: i8, mark: Mark, lean: &Leanings) -> f64 {
        if strength == 0 {
            return 0.0;
        }
        let column = self.columns.get(usize::from(strength)).or(self.columns.last()).copied().unwrap_or(0);
        let (loss, fail) = self.expect(column, drm, mark.nerve);
        lean.point * loss.min(f64::from(mark.sp)) + fail * shaken(mark, lean)
    }

    /// The most that a shock can cost a host of so many points: the dearest row of the table and its nerves.
    pub(super) fn rout(&self, points: f64, lean: &Leanings) -> f64 {
        let (loss, retreat) = self.worst;
        let worst = lean.routed.max(lean.broken).max(lean.shaken);
        lean.point * loss.min(points) + (lean.driven * retreat + worst + lean.shaken) * points
    }

    /// The harm a fire does to whom it strikes, by the rules' own modifiers.
    pub(super) fn of(&self, w: &World, s: &State, fire: &Fire, lean: &Leanings) -> f64 {
        let Some(unit) = firepower::struck_by(w, s, fire).first() else { return 0.0 };
        let drm = w.tables.limited(firepower::drm(w, s, fire));
        self.harm(firepower::strength(w, s, fire), drm, Mark::of(w, s, unit), lean)
    }
}

/// One side of a shock.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Host {
    /// Strength points.
    pub(super) sp: f64,
    /// The best cohesion.
    pub(super) cohesion: i8,
    /// How many dice it throws.
    pub(super) dice: i32,
    /// The chance that a unit of it stands its tests.
    pub(super) stands: f64,
    /// All of it is in disorder.
    pub(super) disordered: bool,
}

impl Host {
    /// Adds a unit with the chance that it stands its tests. A sister shares the die of the first.
    pub(super) fn add(&mut self, w: &World, s: &State, unit: Unit, stands: f64, shares: bool) {
        let sp = f64::from(s[unit].sp);
        let whole = self.sp + sp;
        self.stands = if whole > 0.0 { (self.stands * self.sp + stands * sp) / whole } else { stands };
        self.disordered = s[unit].disordered && (self.disordered || self.dice == 0);
        self.sp = whole;
        self.cohesion = self.cohesion.max(i8::try_from(w.unit(unit).cohesion).unwrap_or(9));
        self.dice += i32::from(!shares || self.dice == 0);
    }

    fn row(&self) -> usize {
        usize::try_from(self.dice - 1).unwrap_or(0).min(MOST_DICE - 1)
    }
}

/// The chance of each die to be the best of so many, which is the lowest.
fn spread(dice: i32) -> [f64; 10] {
    let above = |die: i32| (f64::from(10 - die) / 10.0).powi(dice);
    let mut spread = [0.0; 10];
    for (die, chance) in (0..).zip(&mut spread) {
        *chance = above(die) - above(die + 1);
    }
    spread
}

fn leads() -> Vec<[Leads; MOST_DICE]> {
    let lead = |ours: i32, theirs: i32| {
        let mut chances = [0.0; 19];
        for (at, chance) in spread(ours).iter().enumerate() {
            for (other, rival) in spread(theirs).iter().enumerate() {
                if let Some(slot) = chances.get_mut(9 + other - at) {
                    *slot += chance * rival;
                }
            }
        }
        chances
    };
    (1..=MOST_DICE as i32).map(|ours| std::array::from_fn(|at| lead(ours, at as i32 + 1))).collect()
}

/// What a row of the shock table costs a host.
fn price(result: ShockResult, host: &Host, lean: &Leanings) -> f64 {
    let shaken = if host.disordered { lean.broken } else { lean.shaken };
    let mut price =
        lean.point * f64::from(result.loss).min(host.sp) + lean.driven * host.sp * f64::from(result.retreat);
    if result.rout {
        price += lean.routed * host.sp;
    } else if result.disordered {
        price += shaken * host.sp;
    } else if result.test {
        price += shaken * host.sp * (1.0 - host.stands);
    }
    price
}

/// What somebody may expect of a shock, and by which lights.
pub(super) struct Clash<'a> {
    /// What dice do.
    pub(super) fires: &'a Fires,
    /// The tables.
    pub(super) tables: &'a Tables,
    /// What counts how much.
    pub(super) lean: &'a Leanings,
}

/// What an attacker may expect of a shock: harm to the defender less his own. `edge` is his modifiers less the
/// defender's, those of strength included; `met` is the fire he meets.
pub(super) fn clash(by: &Clash<'_>, attack: &Host, defence: &Host, edge: i8, met: f64) -> f64 {
    let Clash { fires, tables, lean } = *by;
    if attack.dice == 0 || defence.dice == 0 {
        return 0.0;
    }
    let lead = attack.cohesion.saturating_sub(defence.cohesion).saturating_add(edge);
    // A defender that fails its test before the dice fights at -2; one in disorder may be gone.
    let shaky = if defence.disordered { 0 } else { -tables.shock.drm.disordered };
    let Some(chances) = fires.leads.get(attack.row()).and_then(|row| row.get(defence.row())) else { return 0.0 };
    let worth = |delta: i8| {
        let row = tables.shock(delta);
        price(row.defender, defence, lean) - lean.dear * price(row.attacker, attack, lean)
    };
    let mut sum = 0.0;
    for (gap, chance) in (-9_i8..).zip(*chances).filter(|(_, chance)| *chance > 0.0) {
        let delta = lead.saturating_add(gap);
        sum += chance * defence.stands * worth(delta);
        sum += chance * (1.0 - defence.stands) * worth(delta.saturating_add(shaky));
    }
    // Who does not close stays behind: fewer dice, and no shock at all if nobody closes.
    let closes = 1.0 - (1.0 - attack.stands).powi(attack.dice.max(1));
    let lost_on_the_way = lean.lagging * (1.0 - attack.stands) * lean.shaken * attack.sp;
    let nerves = (1.0 - defence.stands) * lean.shaken * defence.sp * if defence.disordered { 0.5 } else { 1.0 };
    closes * (sum + nerves) - lost_on_the_way - met
}

/// The chance that an attacker passes engagement and the test before the dice (11.36, 11.37).
pub(super) fn closes(w: &World, s: &State, unit: Unit) -> f64 {
    let heat = if w.heat(s.turn) { w.tables.udd.heat } else { 0 };
    let pass = passes(nerve(w, s, unit).saturating_sub(heat));
    if w.unit(unit).recruit { pass * pass } else { pass }
}

/// The chance that a defender passes the test before the dice.
pub(super) fn stands(w: &World, s: &State, unit: Unit, flanked: bool) -> f64 {
    let heat = if w.heat(s.turn) { w.tables.udd.heat } else { 0 };
    let flank = if flanked { w.tables.udd.flank } else { 0 };
    passes(nerve(w, s, unit).saturating_sub(heat).saturating_sub(flank))
}

/// True if a unit shares its shock die and tests with a sister among others (8.61).
pub(super) fn shares(w: &World, s: &State, unit: Unit, others: crate::ids::Units) -> bool {
    w.unit(unit).sister.is_some_and(|sister| others.has(sister) && disorder::sisters_together(w, s, unit, sister))
}
