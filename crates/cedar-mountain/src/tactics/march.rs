//! The plan of a movement phase: where each unit is wanted, and the way there.

use kernel::Side;

use super::orders::Stance;
use super::places::{Outlook, Seeker, TOLL};
use super::survey::{FAR, Survey, effective};
use crate::fire;
use crate::ids::{Hex, Hexes, MAX_HEXES, MAX_UNITS, Unit, Units};
use crate::movement::{self, check_ground, step_cost};
use crate::sheets::Kind;
use crate::state::{FireKind, Form, Move, State};
use crate::victory::held;
use crate::world::World;

/// A move that gains less than this is not worth the trouble, in victory points.
const TROUBLE: f64 = 0.12;
/// What guns must gain by moving to give up a fire, besides its worth.
const RELUCTANCE: f64 = 0.5;
/// How near the enemy cavalry gets off its horses, and how far off it gets on again.
const ON_FOOT: u8 = 5;
const ON_HORSE: u8 = 8;
/// Presence of the enemy that doubles the strength wanted at an objective.
const GARRISON: f64 = 8.0;
/// A half-point of movement, in victory points: of two equal places the nearer.
const EFFORT: f64 = 0.004;

/// Where a unit is wanted.
#[derive(Clone, Debug)]
pub struct Errand {
    /// The way, from where the unit stands to where it ends.
    pub way: Vec<Hex>,
    /// What it gains in victory points over standing still.
    pub gain: f64,
    /// The form it ends in.
    pub form: Form,
    /// The best that can be had by going off in each direction, less what the errand promises.
    turns: [Option<(Hex, f32)>; 6],
    /// The unit does as well to stay.
    pub optional: bool,
}

impl Errand {
    /// Stays in a hex.
    fn stay(hex: Hex, form: Form) -> Errand {
        Errand { way: vec![hex], gain: 0.0, form, turns: [None; 6], optional: false }
    }

    /// Where it ends.
    pub fn end(&self) -> Option<Hex> {
        self.way.last().copied()
    }

    /// The hex after another on the way.
    pub fn after(&self, hex: Hex) -> Option<Hex> {
        let at = self.way.iter().position(|on| *on == hex)?;
        self.way.get(at + 1).copied()
    }

    /// True if the way leads through a hex.
    pub fn passes(&self, hex: Hex) -> bool {
        self.way.contains(&hex)
    }

    /// What is lost by setting off in another direction, in victory points; `None` later on the way.
    pub fn turning(&self, from: Hex, to: Hex) -> Option<f64> {
        let first = self.way.first() == Some(&from);
        self.turns.iter().flatten().find(|(hex, _)| first && *hex == to).map(|(_, loss)| f64::from(*loss))
    }
}

/// The best places found so far.
struct Finds {
    best: f64,
    place: Option<(Hex, Form)>,
    turns: [Option<(Hex, f32)>; 6],
}

impl Finds {
    const fn new() -> Finds {
        Finds { best: f64::NEG_INFINITY, place: None, turns: [None; 6] }
    }

    /// Notes a place in which the unit ends in some form, having set off in a direction.
    fn note(&mut self, hex: Hex, form: Form, worth: f64, first: Option<Hex>) {
        if worth > self.best {
            (self.best, self.place) = (worth, Some((hex, form)));
        }
        let Some(first) = first else { return };
        let slot = self.turns.iter_mut().find(|slot| slot.is_none_or(|(hex, _)| hex == first));
        if let Some(slot) = slot {
            let old = slot.map_or(f32::NEG_INFINITY, |(_, worth)| worth);
            *slot = Some((first, old.max(worth as f32)));
        }
    }

    /// The errand to the best place, staying being worth so much.
    fn errand(self, reach: &Reach, stay: f64) -> Option<Errand> {
        let (hex, form) = self.place?;
        let best = self.best;
        let turns = self.turns.map(|turn| turn.map(|(hex, worth)| (hex, worth - best as f32)));
        Some(Errand { way: reach.way(hex), gain: best - stay, form, turns, optional: false })
    }
}

/// The plan of one movement phase.
#[derive(Clone, Debug)]
pub struct March {
    key: (u8, Side, bool),
    survey: Survey,
    outlook: Outlook,
    /// The objective each unit is wanted at, by number.
    goals: [u8; MAX_UNITS],
    errands: Vec<(Unit, Errand)>,
}

impl March {
    /// Draws up the plan.
    pub fn new(w: &World, s: &State, side: Side, stance: &Stance) -> March {
        let survey = Survey::new(w, s, side);
        let outlook = Outlook::new(w, s, side, stance);
        let goals = assign(w, s, &survey, stance);
        let mut march = March { key: key(s, side), survey, outlook, goals, errands: Vec::new() };
        march.plan(w, s, side);
        march
    }

    /// True if the plan is of this phase.
    pub fn serves(&self, s: &State, side: Side) -> bool {
        self.key == key(s, side)
    }

    /// What the side knows.
    pub const fn survey(&self) -> &Survey {
        &self.survey
    }

    /// The errand of a unit.
    pub fn errand(&self, unit: Unit) -> Option<&Errand> {
        self.errands.iter().find(|(of, _)| *of == unit).map(|(_, errand)| errand)
    }

    /// The objective a unit is wanted at.
    pub fn goal(&self, unit: Unit) -> usize {
        self.goals.get(unit.index()).copied().map_or(0, usize::from)
    }

    /// True while somebody has still to go.
    pub fn is_under_way(&self, s: &State) -> bool {
        self.errands.iter().any(|(unit, errand)| !errand.optional && !s.moved.has(*unit) && !s[*unit].fired)
    }

    /// Where a unit will be, as things are meant.
    fn planned(&self, unit: Unit) -> Option<Hex> {
        self.errand(unit).filter(|errand| !errand.optional).and_then(Errand::end)
    }

    /// The units that may still move, those nearest the enemy first.
    fn plan(&mut self, w: &World, s: &State, side: Side) {
        let free = |unit: &Unit| !s.moved.has(*unit) && !s[*unit].fired && !s.is_barred(w, *unit);
        let mut units: Vec<(Unit, Hex)> =
            s.on_map(w, side).filter(free).filter_map(|unit| Some((unit, s[unit].hex?))).collect();
        let press = |hex: Hex| self.survey.enemy.at(hex);
        units.sort_by(|a, b| press(b.1).total_cmp(&press(a.1)));
        for round in 0..2 {
            for (unit, hex) in &units {
                if round == 0 || self.survey.enemy.at(*hex) > 0.0 || self.near_end(*unit) {
                    self.send(w, s, *unit, *hex);
                }
            }
        }
    }

    /// True if a unit's way ends within the enemy's reach.
    fn near_end(&self, unit: Unit) -> bool {
        self.planned(unit).is_some_and(|end| self.survey.enemy.at(end) > 0.0)
    }

    /// Finds the best place for one unit, the others being where they are meant to go.
    fn send(&mut self, w: &World, s: &State, unit: Unit, hex: Hex) {
        let mv = movement::begin(w, s, unit);
        let old = self.planned(unit).unwrap_or(hex);
        self.survey.place(w, s, unit, old, -1.0);
        let errand = self.seek(w, s, &mv);
        self.errands.retain(|(of, _)| *of != unit);
        if let Some(errand) = errand {
            self.errands.push((unit, errand));
        }
        let end = self.planned(unit).unwrap_or(hex);
        self.survey.place(w, s, unit, end, 1.0);
    }

    /// Gives a unit that is under way its errand: the planned one, or the best from where it is now.
    pub fn guide(&mut self, w: &World, s: &State, mv: &Move) {
        let Some(hex) = s[mv.unit].hex else { return };
        match self.errand(mv.unit) {
            Some(errand) if errand.passes(hex) && !errand.optional => {}
            Some(errand) if errand.passes(hex) => self.adopt(w, s, mv.unit, hex),
            _ => self.redirect(w, s, mv, hex),
        }
    }

    /// A unit goes that might as well have stayed.
    fn adopt(&mut self, w: &World, s: &State, unit: Unit, hex: Hex) {
        let Some((_, errand)) = self.errands.iter_mut().find(|(of, _)| *of == unit) else { return };
        errand.optional = false;
        let end = errand.end().unwrap_or(hex);
        self.survey.place(w, s, unit, hex, -1.0);
        self.survey.place(w, s, unit, end, 1.0);
    }

    fn redirect(&mut self, w: &World, s: &State, mv: &Move, hex: Hex) {
        // Under way a unit is on no ground; the survey has it where it was meant to end, if it was planned for.
        let began = (!mv.stepped && mv.changes == 0).then_some(hex);
        if let Some(old) = self.planned(mv.unit).or(began) {
            self.survey.place(w, s, mv.unit, old, -1.0);
        }
        let errand = self.seek(w, s, mv).filter(|errand| !errand.optional);
        let errand = errand.unwrap_or_else(|| Errand::stay(hex, s[mv.unit].form));
        self.survey.place(w, s, mv.unit, errand.end().unwrap_or(hex), 1.0);
        self.errands.retain(|(of, _)| *of != mv.unit);
        self.errands.push((mv.unit, errand));
    }

    /// Hexes others are meant to end in, and those others rest in who stay.
    fn taken(&self, s: &State, mv: &Move) -> Hexes {
        let mut taken = s.occupied[self.survey.side];
        for (unit, errand) in &self.errands {
            if s.moved.has(*unit) || *unit == mv.unit || errand.optional {
                continue;
            }
            if let (Some(from), Some(end)) = (s[*unit].hex, errand.end()) {
                taken.remove(from);
                taken.insert(end);
            }
        }
        if let Some(hex) = s[mv.unit].hex.filter(|hex| s.unit_at(*hex) == Some(mv.unit)) {
            taken.remove(hex);
        }
        taken
    }

    /// The best place within a unit's reach other than where it is; it is optional if that is no better.
    fn seek(&self, w: &World, s: &State, mv: &Move) -> Option<Errand> {
        let here = s[mv.unit].hex?;
        let taken = self.taken(s, mv);
        let seeker = Seeker::new(w, s, &self.survey, &self.outlook, mv.unit, self.goal(mv.unit));
        let stay = seeker.worth(here, s[mv.unit].form == Form::Unlimbered);
        let mut errand = match w.sheet(mv.unit).kind {
            _ if s[mv.unit].routed => self.seek_refuge(w, s, mv, &seeker, stay, taken),
            Kind::Infantry => self.seek_on_foot(w, s, mv, &seeker, stay, taken),
            Kind::Cavalry => self.seek_mounted(w, s, mv, stay, taken),
            Kind::Artillery => self.seek_battery(w, s, mv, &seeker, stay, taken),
        }?;
        errand.optional =
            errand.gain <= TROUBLE * self.outlook.style_at(self.goal(mv.unit)).trouble && !taken.has(here);
        Some(errand)
    }

    /// A routed unit goes one hex.
    fn seek_refuge(
        &self,
        w: &World,
        s: &State,
        mv: &Move,
        seeker: &Seeker<'_>,
        stay: f64,
        taken: Hexes,
    ) -> Option<Errand> {
        let here = s[mv.unit].hex?;
        let worths = movement::steps(w, s, mv).less(taken).map(|hex| (hex, seeker.worth(hex, false)));
        let (hex, worth) = worths.max_by(|a, b| a.1.total_cmp(&b.1))?;
        Some(Errand { way: vec![here, hex], gain: worth - stay, ..Errand::stay(here, s[mv.unit].form) })
    }

    fn seek_on_foot(
        &self,
        w: &World,
        s: &State,
        mv: &Move,
        seeker: &Seeker<'_>,
        stay: f64,
        taken: Hexes,
    ) -> Option<Errand> {
        let here = s[mv.unit].hex?;
        let reach = Reach::new(w, s, &self.survey, mv);
        let mut finds = Finds::new();
        for hex in reach.found.less(taken).less(here.alone()) {
            let worth = seeker.worth(hex, false) - EFFORT * f64::from(reach.cost(hex));
            finds.note(hex, s[mv.unit].form, worth, reach.first(hex));
        }
        finds.errand(&reach, stay)
    }

    /// Cavalry gets off its horses near the enemy, and on them far from him.
    fn seek_mounted(&self, w: &World, s: &State, mv: &Move, stay: f64, taken: Hexes) -> Option<Errand> {
        let here = s[mv.unit].hex?;
        let enemies = s.occupied[self.survey.side.other()];
        let nearest = enemies.map(|hex| w.distance(here, hex)).min().unwrap_or(u8::MAX);
        let wanted = match s[mv.unit].form {
            Form::Mounted if nearest <= ON_FOOT => Form::Dismounted,
            Form::Dismounted if nearest > ON_HORSE => Form::Mounted,
            form => form,
        };
        let changes = wanted != s[mv.unit].form && movement::check_change(w, s, mv, wanted).is_ok();
        let (mut after, mut moved) = (s.clone(), *mv);
        if changes {
            after[mv.unit].form = wanted;
            moved.spent = moved.spent.saturating_add(w.tables.movement.change.saturating_mul(2));
        }
        let seeker = Seeker::new(w, &after, &self.survey, &self.outlook, mv.unit, self.goal(mv.unit));
        let gone = self.seek_on_foot(w, &after, &moved, &seeker, stay, taken);
        let changed = (changes && !taken.has(here)).then(|| seeker.worth(here, false) - stay);
        match (gone, changed) {
            (Some(gone), Some(gain)) if gain > gone.gain => {
                Some(Errand { gain, turns: gone.turns, ..Errand::stay(here, wanted) })
            }
            (None, Some(gain)) => Some(Errand { gain, ..Errand::stay(here, wanted) }),
            (gone, _) => gone,
        }
    }

    /// Guns limber up, go, and unlimber if they can still pay for it.
    fn seek_battery(
        &self,
        w: &World,
        s: &State,
        mv: &Move,
        seeker: &Seeker<'_>,
        stay: f64,
        taken: Hexes,
    ) -> Option<Errand> {
        let here = s[mv.unit].hex?;
        let change = w.tables.movement.change.saturating_mul(2);
        let (mut moved, mut finds) = (*mv, Finds::new());
        if s[mv.unit].form == Form::Unlimbered {
            movement::check_change(w, s, mv, Form::Limbered).ok()?;
            moved.spent = moved.spent.saturating_add(change);
            moved.changes = moved.changes.saturating_add(1);
        } else if !taken.has(here) && movement::check_change(w, s, mv, Form::Unlimbered).is_ok() {
            finds.note(here, Form::Unlimbered, seeker.worth(here, true), None);
        }
        let reach = Reach::new(w, s, &self.survey, &moved);
        let once = w.options.one_change && moved.changes > 0;
        for hex in reach.found.less(taken).less(here.alone()) {
            let pays = reach.cost(hex).saturating_add(change) <= reach.points;
            let ready = pays && !once && !self.survey.zone.has(hex);
            let worth = seeker.worth(hex, ready) - EFFORT * f64::from(reach.cost(hex));
            let form = if ready { Form::Unlimbered } else { Form::Limbered };
            finds.note(hex, form, worth, reach.first(hex));
        }
        finds.errand(&reach, stay)
    }

    /// Guns in battery that gain more by moving than their fire in this phase is worth.
    pub fn guns_on_the_move(&self, w: &World, s: &State) -> Units {
        let leaves = |(unit, errand): &(Unit, Errand)| {
            let guns = w.guns.has(*unit) && s[*unit].form == Form::Unlimbered;
            (guns && !errand.optional && errand.gain > RELUCTANCE + best_shot(w, s, *unit)).then_some(*unit)
        };
        self.errands.iter().filter_map(leaves).collect()
    }
}

/// The phase a plan is good for; guns think of moving before they fire.
fn key(s: &State, side: Side) -> (u8, Side, bool) {
    (s.turn, side, fire::kind_of(&s.stage) == Some(FireKind::Artillery))
}

/// What a battery's fire takes in this phase at most.
fn best_shot(w: &World, s: &State, unit: Unit) -> f64 {
    let shots = s.occupied[w.side_of(unit).other()].filter(|hex| fire::check_shot(w, s, unit, *hex).is_ok());
    let most = shots.map(|hex| fire::strength(w, s, unit, hex)).max().unwrap_or(0);
    if fire::check_firer(w, s, FireKind::Artillery, unit).is_ok() { 1.5 * TOLL * f64::from(most) } else { 0.0 }
}

/// Everywhere a unit can come to.
struct Reach {
    points: u8,
    cost: [u8; MAX_HEXES],
    from: [u16; MAX_HEXES],
    first: [u16; MAX_HEXES],
    found: Hexes,
    start: Hex,
}

/// Most half-points a unit can have, and one.
const POINTS: usize = 24;

impl Reach {
    fn new(w: &World, s: &State, survey: &Survey, mv: &Move) -> Reach {
        let start = s[mv.unit].hex.unwrap_or(Hex(0));
        let points = movement::allowance(w, s, survey.side, s[mv.unit].form);
        let nowhere = [u16::MAX; MAX_HEXES];
        let mut reach =
            Reach { points, cost: [u8::MAX; MAX_HEXES], from: nowhere, first: nowhere, found: Hexes::EMPTY, start };
        let mut front = [Hexes::EMPTY; POINTS];
        reach.enter(&mut front, start, start, mv.spent);
        if mv.stopped {
            return reach;
        }
        for cost in usize::from(mv.spent)..=usize::from(points).min(POINTS - 1) {
            while let Some(at) = front.get(cost).and_then(|set| set.first()) {
                if let Some(set) = front.get_mut(cost) {
                    set.remove(at);
                }
                if usize::from(reach.cost(at)) != cost || (survey.zone.has(at) && at != start) {
                    continue;
                }
                reach.go_on(w, s, survey, mv, at, &mut front);
            }
        }
        reach
    }

    fn go_on(&mut self, w: &World, s: &State, survey: &Survey, mv: &Move, at: Hex, front: &mut [Hexes; POINTS]) {
        let barred = s.occupied[survey.side.other()];
        for to in w.near(at).less(barred) {
            if survey.zone.has(to) && check_ground(w, s, mv, at, to).is_err() {
                continue;
            }
            let cost = self.cost(at).saturating_add(step_cost(w, s, mv.unit, at, to));
            if cost <= self.points && cost < self.cost(to) {
                self.enter(front, to, at, cost);
            }
        }
    }

    /// The direction in which the way to a hex sets off.
    fn first(&self, hex: Hex) -> Option<Hex> {
        self.first.get(hex.index()).copied().filter(|first| *first != u16::MAX).map(Hex)
    }

    fn enter(&mut self, front: &mut [Hexes; POINTS], hex: Hex, from: Hex, cost: u8) {
        if let (Some(slot), Some(back), Some(set)) =
            (self.cost.get_mut(hex.index()), self.from.get_mut(hex.index()), front.get_mut(usize::from(cost)))
        {
            (*slot, *back) = (cost, from.0);
            set.insert(hex);
            self.found.insert(hex);
        }
        let first = if from == self.start { hex.0 } else { self.first.get(from.index()).copied().unwrap_or(u16::MAX) };
        if let Some(slot) = self.first.get_mut(hex.index()) {
            *slot = first;
        }
    }

    fn cost(&self, hex: Hex) -> u8 {
        self.cost.get(hex.index()).copied().unwrap_or(u8::MAX)
    }

    /// The way to a hex, the start included.
    fn way(&self, hex: Hex) -> Vec<Hex> {
        let mut way = vec![hex];
        let mut at = hex;
        while at != self.start && way.len() < MAX_HEXES {
            let Some(from) = self.from.get(at.index()) else { break };
            at = Hex(*from);
            way.push(at);
        }
        way.reverse();
        way
    }
}

/// How much an objective wants: attraction and strength.
fn wants(w: &World, s: &State, survey: &Survey, stance: &Stance, number: usize, goal: Hex) -> (f64, f64) {
    let marches = w.marches();
    let near = |unit: Unit| {
        let length = s[unit].hex.map_or(FAR, |hex| marches.length(number, hex));
        effective(w, s, unit) * (1.6 - f64::from(length) / 22.0).clamp(0.0, 1.0)
    };
    let foes: f64 = survey.enemies.map(near).sum();
    let union_holds = held(w, s).has(goal);
    let draw = match (survey.side, union_holds) {
        (Side::Union, true) if foes <= 0.0 => 0.3,
        (Side::Union, _) => 1.0,
        (Side::Confederate, true) => 1.3,
        (Side::Confederate, false) if foes <= 0.0 => 0.4,
        (Side::Confederate, false) => 1.0,
    };
    let focus = if stance.focus.is_some_and(|(focus, _)| focus == number) { 2.0 } else { 1.0 };
    (draw * focus, (GARRISON + 1.1 * foes) * focus)
}

/// Which objective each unit is wanted at: whoever is nearest goes where most is still wanted.
fn assign(w: &World, s: &State, survey: &Survey, stance: &Stance) -> [u8; MAX_UNITS] {
    let mut goals = [0; MAX_UNITS];
    let marches = w.marches();
    let wants: Vec<(f64, f64)> =
        marches.goals().enumerate().map(|(number, goal)| wants(w, s, survey, stance, number, goal)).collect();
    let mut given = vec![0.0; wants.len()];
    let mut left = w.side_units[survey.side];
    while !left.is_empty() {
        let mut best: (f64, Option<(Unit, usize)>) = (f64::INFINITY, None);
        for unit in left {
            let from = s[unit].hex.or_else(|| Some(w.groups.get(w.group_of(unit)?)?.entry));
            let Some(from) = from else { continue };
            for (number, ((draw, quota), given)) in wants.iter().zip(&given).enumerate() {
                let open = (1.0 - given / quota).clamp(-1.0, 1.0);
                let cost = f64::from(marches.length(number, from)) / 12.0 - 2.0 * draw * open;
                if cost < best.0 {
                    best = (cost, Some((unit, number)));
                }
            }
        }
        let Some((unit, number)) = best.1 else { break };
        left.remove(unit);
        let share = if w.guns.has(unit) { 0.5 } else { 1.0 };
        if let Some(given) = given.get_mut(number) {
            *given += share * effective(w, s, unit);
        }
        if let Some(goal) = goals.get_mut(unit.index()) {
            *goal = number as u8;
        }
    }
    goals
}

/// The objective most of a side's strength is wanted at.
pub fn main_effort(w: &World, s: &State, side: Side, stance: &Stance) -> Option<Hex> {
    let survey = Survey::new(w, s, side);
    let goals = assign(w, s, &survey, stance);
    let sent = |number: usize| -> f64 {
        let wanted = |unit: &Unit| goals.get(unit.index()).is_some_and(|goal| usize::from(*goal) == number);
        s.on_map(w, side).filter(wanted).map(|unit| effective(w, s, unit)).sum()
    };
    let marches = w.marches();
    let best = (0..w.objectives.len() as usize).max_by(|a, b| sent(*a).total_cmp(&sent(*b)))?;
    marches.goals().nth(best)
}
