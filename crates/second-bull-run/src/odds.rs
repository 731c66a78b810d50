//! Exact odds of a combat: the same code that fights it, under every sequence of dice.

use kernel::dice::EnumeratingDice;
use kernel::odds::{Distribution, Prob};
use kernel::view::{DieChance, LossRange, Modifier, OddsBranch, OddsOption, OddsOutcome, OddsSheet, TakenRange};
use kernel::{Dice, Side, Text, Title};

use crate::SecondBullRun;
use crate::activation::check_attack;
use crate::choice::Choice;
use crate::combat::{self, Clash, Factor, Role};
use crate::duties::duty;
use crate::event::Event;
use crate::facing::in_enemy_front;
use crate::ids::{Brigade, Zone, Zones};
use crate::play::Play;
use crate::result::{self, Question};
use crate::stacking::room;
use crate::state::{Fight, FightStep, Retreat, Stage, State, Status, TestResult};
use crate::tell::{factor_label, result_key, shelter_key};
use crate::victory::side_term;
use crate::world::World;

/// The combat a choice commits to, in the state in which its dice would fall. An attack that is being
/// declared is looked at as if nobody else joined it and the combats came next.
pub fn combat_of(w: &World, s: &State, choice: &Choice) -> Option<(State, Clash)> {
    if s.waiting || duty(w, s).is_some() {
        return None;
    }
    let (mut at, target) = match (s.stage, *choice) {
        (Stage::Combats, Choice::Fight(target)) => (s.clone(), target),
        (Stage::Declaring(act), Choice::Attack(target)) => {
            check_attack(w, s, &act, target).ok()?;
            let mut at = s.clone();
            let (mut dice, mut events) = (EnumeratingDice::new(), Vec::new());
            let mut play = Play { w, s: &mut at, dice: &mut dice, events: &mut events };
            play.declare_attack(act, target);
            play.begin_combats();
            (at, target)
        }
        _ => return None,
    };
    let clash = Clash::over(w, &at, target);
    let fought = !clash.attackers.is_empty() && !clash.defenders.is_empty();
    at.waiting = false;
    fought.then_some((at, clash))
}

/// The sheet shown before a combat is committed to, or an attack declared.
pub fn sheet(w: &World, s: &State, choice: &Choice) -> Option<OddsSheet> {
    let (at, clash) = combat_of(w, s, choice)?;
    let throws = throws(w, &at, clash.target);
    let mut figures = Figures { w, clash: &clash, before: &at, nodes: 0, cut: false };
    let [union, confederate, taken] = figures.all(&throws);
    let losses = [(Side::Union, union), (Side::Confederate, confederate)];
    let mut notes = Vec::new();
    if matches!(choice, Choice::Attack(_)) {
        notes.push(Text::key("sbr-odds-note-alone"));
    }
    if !combat::is_automatic(w, &at, &clash) {
        notes.push(Text::key("sbr-odds-note-sixes"));
    }
    notes.push(Text::key(if figures.cut { "sbr-odds-note-too-large" } else { "sbr-odds-note-bounds" }));
    Some(OddsSheet {
        outcomes: outcomes(w, &at, &clash, &throws),
        modifiers: modifier_lines(w, &at, &clash),
        dice: dice_lines(w, &at, &clash),
        losses: losses.into_iter().map(|(side, (min, max))| LossRange { side, min, max }).collect(),
        taken: vec![TakenRange { place: w.zone_id(clash.target).to_owned(), min: taken.0, max: taken.1 }],
        notes,
        cells: Vec::new(),
    })
}

/// How bad a combat is for the defender: the chance of a test, then of any result against it.
pub fn danger(sheet: &OddsSheet) -> (f64, f64) {
    let chance = |class: Class| {
        let found = sheet.outcomes.iter().find(|outcome| outcome.what == class.id());
        found.map_or(0.0, |outcome| outcome.probability)
    };
    (chance(Class::DefenderTest), chance(Class::DefenderTest) + chance(Class::DefenderTired))
}

/// The class of a result, worst for the defender first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Class {
    /// Fatigue and a combat test for the defender.
    DefenderTest,
    /// Fatigue for the defender.
    DefenderTired,
    /// Fatigue for the attacker, ties among them.
    AttackerTired,
    /// Fatigue and a combat test for the attacker.
    AttackerTest,
}

impl Class {
    /// As it is called on the sheet.
    pub const fn id(self) -> &'static str {
        match self {
            Class::DefenderTest => "defender-test",
            Class::DefenderTired => "defender-fatigue",
            Class::AttackerTired => "attacker-fatigue",
            Class::AttackerTest => "attacker-test",
        }
    }

    /// What a combat has come to.
    pub fn of(fight: &Fight) -> Class {
        match (fight.loser == fight.attacker, fight.test) {
            (false, true) => Class::DefenderTest,
            (false, false) => Class::DefenderTired,
            (true, false) => Class::AttackerTired,
            (true, true) => Class::AttackerTest,
        }
    }

    const fn tests(self) -> bool {
        matches!(self, Class::DefenderTest | Class::AttackerTest)
    }

    fn loser(self, attacker: Side) -> Side {
        match self {
            Class::DefenderTest | Class::DefenderTired => attacker.other(),
            Class::AttackerTired | Class::AttackerTest => attacker,
        }
    }
}

/// What the dice of a combat can come to before anybody suffers: the position and its chance. Everything
/// but the loser, the test and the natural sixes is the same in all of them.
struct Throw {
    class: Class,
    chance: Prob,
    state: State,
}

fn throws(w: &World, at: &State, target: Zone) -> Vec<Throw> {
    let mut found: Vec<Throw> = Vec::new();
    let mut dice = EnumeratingDice::new();
    let mut events = Vec::new();
    loop {
        let mut state = at.clone();
        events.clear();
        Play { w, s: &mut state, dice: &mut dice, events: &mut events }.fight(target);
        let chance = dice.chance().and_then(|(ways, weight)| Prob::new(ways.into(), weight.into()));
        if let (Stage::Fight(fight), Some(chance)) = (state.stage, chance) {
            match found.iter_mut().find(|throw| throw.state.stage == state.stage) {
                Some(known) => known.chance = known.chance + chance,
                None => found.push(Throw { class: Class::of(&fight), chance, state }),
            }
        }
        if !dice.advance() {
            return found;
        }
    }
}

/// Exact chances of the four classes of result.
pub fn classes(w: &World, s: &State, choice: &Choice) -> Option<Distribution<Class>> {
    let (at, clash) = combat_of(w, s, choice)?;
    let mut events = Vec::new();
    Some(kernel::odds::odds(|dice| {
        let mut state = at.clone();
        events.clear();
        Play { w, s: &mut state, dice, events: &mut events }.fight(clash.target);
        match state.stage {
            Stage::Fight(fight) => Class::of(&fight),
            _ => Class::AttackerTired,
        }
    }))
}

fn outcomes(w: &World, at: &State, clash: &Clash, throws: &[Throw]) -> Vec<OddsOutcome> {
    let classes = [Class::DefenderTest, Class::DefenderTired, Class::AttackerTired, Class::AttackerTest];
    let of = |class: Class| {
        let throws: Vec<&Throw> = throws.iter().filter(|throw| throw.class == class).collect();
        let chance: Prob = throws.iter().map(|throw| throw.chance).sum();
        let loser = class.loser(clash.side);
        (!throws.is_empty()).then(|| OddsOutcome {
            what: class.id().to_owned(),
            label: Text::key(format!("sbr-odds-{}", class.id())).term("side", side_term(loser)),
            probability: chance.to_f64(),
            exact: chance.to_string(),
            then: class.tests().then(|| test_branch(w, at, loser, &throws)),
        })
    };
    classes.into_iter().filter_map(of).collect()
}

/// A chance of a result of a brigade's combat test.
type TestChance = (Brigade, TestResult, Prob);

/// The combat tests of a class of results: each brigade that may have to take one, with its chances if it
/// does. Among equals every choice of their owner counts alike.
fn test_branch(w: &World, at: &State, loser: Side, throws: &[&Throw]) -> OddsBranch {
    let mut found: Vec<TestChance> = Vec::new();
    for throw in throws {
        collect_tests(w, &throw.state, None, throw.chance, &mut found);
    }
    let mut tested: Vec<Brigade> = Vec::new();
    for (brigade, ..) in &found {
        if !tested.contains(brigade) {
            tested.push(*brigade);
        }
    }
    tested.sort_by_key(|b| (std::cmp::Reverse(combat::combat_strength(w, at, *b)), *b));
    let options = tested.into_iter().map(|brigade| test_option(w, brigade, &found)).collect();
    OddsBranch { side: None, prompt: Text::key("sbr-odds-tests").term("side", side_term(loser)), options }
}

fn test_option(w: &World, brigade: Brigade, found: &[TestChance]) -> OddsOption {
    let chance = |result: Option<TestResult>| -> Prob {
        let counts = |(b, r, _): &&TestChance| *b == brigade && result.is_none_or(|result| *r == result);
        found.iter().filter(counts).map(|(_, _, chance)| *chance).sum()
    };
    let all = chance(None);
    let results = [
        (TestResult::Rout, "rout"),
        (TestResult::Disorder, "disorder"),
        (TestResult::Retreat, "retreat"),
        (TestResult::Melee, "melee"),
    ];
    let outcome = |(result, what): (TestResult, &str)| {
        let part = chance(Some(result));
        let share = Prob::new(all.den(), all.num()).and_then(|inverse| part.checked_mul(inverse))?;
        (share > Prob::ZERO).then(|| OddsOutcome {
            what: what.to_owned(),
            label: Text::key(result_key(result)),
            probability: share.to_f64(),
            exact: share.to_string(),
            then: None,
        })
    };
    OddsOption {
        notation: SecondBullRun::notation(w, &Choice::Hit(brigade)),
        label: Text::key("sbr-odds-test-of").name("brigade", w.sheet(brigade).name.clone()),
        outcomes: results.into_iter().filter_map(outcome).collect(),
    }
}

/// Follows a combat to its test dice, through the choices that name those who take losses and results.
fn collect_tests(w: &World, s: &State, choice: Option<&Choice>, share: Prob, found: &mut Vec<TestChance>) {
    let mut dice = EnumeratingDice::new();
    let mut events = Vec::new();
    loop {
        let end = fought(w, s, choice, &mut dice, &mut events);
        let chance = dice.chance().and_then(|(ways, weight)| Prob::new(ways.into(), weight.into()));
        let part = chance.and_then(|chance| chance.checked_mul(share)).unwrap_or(Prob::ZERO);
        let before = found.len();
        for event in &events {
            if let Event::TestDie { brigade, result, .. } = *event {
                found.push((brigade, result, part));
            }
        }
        if found.len() == before {
            ask_on(w, &end, part, found);
        }
        if !dice.advance() {
            return;
        }
    }
}

fn ask_on(w: &World, s: &State, share: Prob, found: &mut Vec<TestChance>) {
    let Stage::Fight(fight) = s.stage else { return };
    let naming = matches!(result::question(w, s, &fight), Some(Question::Six(..) | Question::Hit(_)));
    if !naming || duty(w, s).is_some() {
        return;
    }
    let mut choices = Vec::new();
    result::list(w, s, &fight, &mut choices);
    let Some(each) = Prob::new(1, choices.len() as u128).and_then(|each| each.checked_mul(share)) else { return };
    for choice in &choices {
        collect_tests(w, s, Some(choice), each, found);
    }
}

/// The state after an answer inside a combat, or after what goes on by itself, with what it tells. The game
/// stops where the combat is over: what it would go on to roll changes nothing here and would multiply the
/// sequences of faces.
fn fought(w: &World, s: &State, choice: Option<&Choice>, dice: &mut dyn Dice, events: &mut Vec<Event>) -> State {
    let mut end = s.clone();
    events.clear();
    let mut play = Play { w, s: &mut end, dice, events };
    if let Some(choice) = choice {
        play.carry_out(choice);
    }
    play.settle_combat();
    end
}

/// Positions looked at before only the first of several answers is followed; most combats need fewer.
const MOST_NODES: u32 = 3_000;

/// The smallest and the greatest expectation of every figure: the losses of both sides, then the chance
/// that the defender leaves the target.
type Ranges = [(f64, f64); 3];

/// What is measured about a combat over everything players still choose in it.
struct Figures<'a> {
    w: &'a World,
    clash: &'a Clash,
    before: &'a State,
    nodes: u32,
    /// Not every answer could be followed.
    cut: bool,
}

impl Figures<'_> {
    fn all(&mut self, throws: &[Throw]) -> Ranges {
        let mut sum = Ranges::default();
        for throw in throws {
            let ranges = self.expect(&throw.state, None);
            add(&mut sum, throw.chance.to_f64(), ranges);
        }
        sum
    }

    /// The figures of a combat that is over.
    fn measure(&self, end: &State) -> Ranges {
        let lost = |side: Side| -> f64 {
            let engaged = if side == self.clash.side { self.clash.attackers } else { self.clash.defenders };
            let steps = engaged.map(|b| {
                let now = match end.brigade(b).status {
                    Status::OnMap => end.brigade(b).losses,
                    _ => self.w.steps(b),
                };
                now.saturating_sub(self.before.brigade(b).losses)
            });
            steps.map(f64::from).sum()
        };
        let held = end.occupied[self.clash.side.other()].has(self.clash.target);
        let left = f64::from(u8::from(!held));
        [lost(Side::Union), lost(Side::Confederate), left].map(|value| (value, value))
    }

    fn expect(&mut self, s: &State, choice: Option<&Choice>) -> Ranges {
        let mut dice = EnumeratingDice::new();
        let mut sum = Ranges::default();
        let mut events = Vec::new();
        let mut seen: Vec<(State, Ranges)> = Vec::new();
        loop {
            self.nodes += 1;
            let end = fought(self.w, s, choice, &mut dice, &mut events);
            let known = seen.iter().find(|(state, _)| *state == end).map(|(_, ranges)| *ranges);
            let ranges = match known {
                Some(ranges) => ranges,
                None => {
                    let ranges = self.bounds(&end);
                    seen.push((end, ranges));
                    ranges
                }
            };
            let (ways, weight) = dice.chance().unwrap_or((0, 1));
            add(&mut sum, ways as f64 / weight as f64, ranges);
            if !dice.advance() {
                return sum;
            }
        }
    }

    /// Bounds of a state: exact where the combat is over, over all answers where one is due.
    fn bounds(&mut self, s: &State) -> Ranges {
        let choices = self.answers(s);
        let mut found: Option<Ranges> = None;
        for choice in &choices {
            let mut ranges = self.expect(s, Some(choice));
            let others = found.unwrap_or(ranges);
            for (range, other) in ranges.iter_mut().zip(others) {
                *range = (range.0.min(other.0), range.1.max(other.1));
            }
            found = Some(ranges);
        }
        found.unwrap_or_else(|| self.measure(s))
    }

    /// The answers worth following: none where nothing measured here can change any more.
    fn answers(&mut self, s: &State) -> Vec<Choice> {
        let Stage::Fight(fight) = s.stage else { return Vec::new() };
        let last = fight.step == FightStep::Outcomes && usize::from(fight.next) >= fight.hits.len();
        if fight.step == FightStep::Cleared || (last && fight.retreat.is_none()) {
            return Vec::new();
        }
        let mut choices = Vec::new();
        SecondBullRun::choices(self.w, s, &mut choices);
        let counts = duty(self.w, s).is_none() && fight.retreat.is_none_or(|way| self.is_risky(s, &way));
        if !counts {
            choices.truncate(1);
        } else if self.nodes > MOST_NODES && choices.len() > 1 {
            self.cut = true;
            choices.truncate(1);
        }
        choices
    }

    /// Whether the way of a retreat can cost anything: an enemy front, a full zone or a dead end lies within
    /// the zones it may pass and one more.
    fn is_risky(&self, s: &State, way: &Retreat) -> bool {
        let w = self.w;
        let Some(from) = s.zone_of(way.brigade) else { return false };
        let side = w.side_of(way.brigade);
        let foes = s.occupied[side.other()];
        let mut ball = from.alone();
        for _ in 0..=way.left {
            ball = ball.fold(ball, |all, zone| all.or(w.ground(zone).passable)).less(foes);
        }
        let mut ahead: Zones = ball.less(way.visited);
        let narrow = |zone: Zone| w.ground(zone).passable.len() <= 2;
        let costly = |zone: Zone| in_enemy_front(w, s, side, zone) || !room(w, s, way.brigade, zone);
        ahead.any(|zone| narrow(zone) || costly(zone))
    }
}

fn add(sum: &mut Ranges, chance: f64, ranges: Ranges) {
    for (sum, (low, high)) in sum.iter_mut().zip(ranges) {
        *sum = (sum.0 + chance * low, sum.1 + chance * high);
    }
}

fn side_of(clash: &Clash, role: Role) -> Side {
    if role == Role::Attacker { clash.side } else { clash.side.other() }
}

/// The modifiers that need no die. Terrain is shown by its kinds, and what the cap takes off again.
fn modifier_lines(w: &World, s: &State, clash: &Clash) -> Vec<Modifier> {
    let mut lines = Vec::new();
    combat::modifiers(w, s, clash, |role, value, factor| {
        let side = side_of(clash, role);
        let mut line = |value: i8, label: Text, rule: &str| {
            lines.push(Modifier { side, value: value.into(), label, rule: rule.to_owned() });
        };
        if let Factor::Terrain(target) = factor {
            let mut sum = 0;
            combat::shelters(w, target, clash.bases, |shelter, value| {
                sum += value;
                line(value, Text::key(shelter_key(shelter)), factor.rule());
            });
            if sum != value {
                line(value - sum, Text::key("sbr-factor-terrain-cap").num("most", value), "S-10.3.5-cap");
            }
        } else {
            line(value, factor_label(w, factor, clash.bases), factor.rule());
        }
    });
    lines
}

/// Dice thrown before the combat dice: the guns beyond full groups of each side, then its sharpshooters.
fn dice_lines(w: &World, s: &State, clash: &Clash) -> Vec<DieChance> {
    let mut lines = Vec::new();
    if combat::is_automatic(w, s, clash) {
        return lines;
    }
    let mut put = |role: Role, brigade: Brigade, purpose: &str, limit: u8, rule: &str| {
        lines.push(DieChance {
            side: side_of(clash, role),
            unit: w.sheet(brigade).id.clone(),
            purpose: purpose.to_owned(),
            succeeds_on: limit.min(6).into(),
            rule: rule.to_owned(),
        });
    };
    let roles = [(Role::Attacker, clash.attackers), (Role::Defender, clash.defenders)];
    for (role, _) in roles {
        let gunners = combat::gunners(w, s, clash, role);
        let rest = combat::gun_points(w, s, clash, role) % w.tables.combat.guns_per_bonus;
        // One die for the whole side: it is shown with the brigade that has most guns.
        let most = gunners.max_by_key(|b| (combat::artillery_strength(w, s, *b), std::cmp::Reverse(*b)));
        if let Some(brigade) = most.filter(|_| rest > 0) {
            put(role, brigade, "artillery", rest, "S-10.3.2-rest");
        }
    }
    for (role, engaged) in roles {
        for brigade in combat::sharpshooters(w, s, engaged) {
            put(role, brigade, "sharpshooters", w.tables.combat.sharpshooters, "S-10.3.2-sharp");
        }
    }
    lines
}
