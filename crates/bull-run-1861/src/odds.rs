//! Exact odds of a combat: the same code that fights it, under every sequence of dice.

use kernel::dice::EnumeratingDice;
use kernel::odds::Distribution;
use kernel::view::{DieChance, LossRange, Modifier, OddsBranch, OddsOption, OddsOutcome, OddsSheet, TakenRange};
use kernel::{Dice, Side, Text, Title};

use crate::BullRun1861;
use crate::arrival::{Duty, duty};
use crate::choice::{Choice, element_notation};
use crate::combat::{self, Clash, Factor, Role};
use crate::event::Event;
use crate::ids::Zone;
use crate::play::Play;
use crate::prompt;
use crate::state::{Stage, State};
use crate::title::asked_side;
use crate::victory::side_term;
use crate::world::World;

/// The combat a choice commits to.
pub fn clash(w: &World, s: &State, choice: &Choice) -> Option<Clash> {
    let clash = match (s.stage, *choice) {
        (Stage::Forming { target, attackers }, Choice::Resolve) => {
            Clash { side: s.active, attackers, targets: target.alone() }
        }
        (Stage::Combats, Choice::Sweep(element)) => {
            let targets = combat::check_sweep(w, s, element).ok()?;
            Clash { side: s.active, attackers: element.alone(), targets }
        }
        _ => return None,
    };
    (!clash.attackers.is_empty()).then_some(clash)
}

/// The sheet shown before a combat is committed to.
pub fn sheet(w: &World, s: &State, choice: &Choice) -> Option<OddsSheet> {
    let clash = clash(w, s, choice)?;
    if crate::title::check(w, s, choice).is_err() {
        return None;
    }
    let results = results(w, s, choice);
    let mut notes = vec![Text::key("br61-odds-note-facings")];
    let figures = Figures { clash: &clash, before: s };
    let [union, confederate, places @ ..] = figures.ranges(w, choice);
    let losses = [(Side::Union, union), (Side::Confederate, confederate)];
    let losses = losses.map(|(side, (min, max))| LossRange { side, min, max });
    let taken = clash.targets.zip(places);
    let taken = taken.map(|(zone, (min, max))| TakenRange { place: w.zone_id(zone).to_owned(), min, max }).collect();
    if losses.iter().any(|l| l.min.is_nan()) {
        notes.push(Text::key("br61-odds-note-too-large"));
    }
    Some(OddsSheet {
        outcomes: outcomes(w, &clash, &results),
        modifiers: modifier_lines(w, s, &clash),
        dice: dice_lines(w, s, &clash),
        losses: losses.into_iter().collect(),
        taken,
        notes,
        cells: Vec::new(),
    })
}

/// How bad a combat is for the defender: the chance of a Hit, then of any result against it.
pub fn danger(sheet: &OddsSheet) -> (f64, f64) {
    let chance = |class: Class| {
        let found = sheet.outcomes.iter().find(|outcome| outcome.what == class.id());
        found.map_or(0.0, |outcome| outcome.probability)
    };
    (chance(Class::DefenderHit), chance(Class::DefenderHit) + chance(Class::DefenderTired))
}

/// The class of a result, worst for the defender first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Class {
    /// Fatigue and Hit for the defender.
    DefenderHit,
    /// Fatigue for the defender.
    DefenderTired,
    /// Fatigue for the attacker, ties among them.
    AttackerTired,
    /// Fatigue and Hit for the attacker.
    AttackerHit,
}

impl Class {
    const fn id(self) -> &'static str {
        match self {
            Class::DefenderHit => "defender-hit",
            Class::DefenderTired => "defender-fatigue",
            Class::AttackerTired => "attacker-fatigue",
            Class::AttackerHit => "attacker-hit",
        }
    }
}

fn class_of(events: &[Event]) -> Class {
    let totals = events.iter().find_map(|event| match *event {
        Event::CombatTotals { attacker, loser, hit, .. } => Some((attacker == loser, hit)),
        _ => None,
    });
    match totals {
        Some((false, true)) => Class::DefenderHit,
        Some((true, true)) => Class::AttackerHit,
        Some((true, false)) => Class::AttackerTired,
        _ => Class::DefenderTired,
    }
}

/// The state after a checked choice inside a combat, with what it tells. The game stops where the combat
/// is over: what it would go on to roll (activations, continuation, initiative with its ties) changes
/// nothing here and would multiply the sequences of faces.
fn fought(w: &World, s: &State, choice: &Choice, dice: &mut dyn Dice, events: &mut Vec<Event>) -> State {
    let mut end = s.clone();
    events.clear();
    let mut play = Play { w, s: &mut end, dice, events };
    play.carry_out(choice);
    play.settle_combat();
    end
}

struct Results {
    classes: Distribution<Class>,
    /// A state of each class that ends in a Hit, to show what its owner then chooses.
    examples: Vec<(Class, State)>,
}

fn results(w: &World, s: &State, choice: &Choice) -> Results {
    let mut examples: Vec<(Class, State)> = Vec::new();
    let mut events = Vec::new();
    let classes = kernel::odds::odds(|dice| {
        let end = fought(w, s, choice, dice, &mut events);
        let class = class_of(&events);
        if !examples.iter().any(|(known, _)| *known == class) {
            examples.push((class, end));
        }
        class
    });
    Results { classes, examples }
}

/// Exact chances of the four classes of result.
pub fn classes(w: &World, s: &State, choice: &Choice) -> Distribution<Class> {
    results(w, s, choice).classes
}

fn outcomes(w: &World, clash: &Clash, results: &Results) -> Vec<OddsOutcome> {
    let each = results.classes.outcomes().iter();
    each.map(|(class, chance)| {
        let loser = match class {
            Class::DefenderHit | Class::DefenderTired => clash.side.other(),
            _ => clash.side,
        };
        let example = results.examples.iter().find(|(known, _)| known == class).map(|(_, state)| state);
        let hit = matches!(class, Class::DefenderHit | Class::AttackerHit);
        OddsOutcome {
            what: class.id().to_owned(),
            label: Text::key(format!("br61-odds-{}", class.id())).term("side", side_term(loser)),
            probability: chance.to_f64(),
            exact: chance.to_string(),
            then: example.filter(|_| hit).and_then(|state| hit_branch(w, state)),
        }
    })
    .collect()
}

/// What the owner of a hit brigade may choose, with the odds of each.
fn hit_branch(w: &World, s: &State) -> Option<OddsBranch> {
    if !matches!(s.stage, Stage::Hits(_)) || duty(w, s).is_some() {
        return None;
    }
    let side = asked_side(w, s)?;
    let mut choices = Vec::new();
    BullRun1861::choices(w, s, &mut choices);
    let options = choices.iter().map(|choice| hit_option(w, s, choice)).collect();
    Some(OddsBranch { side: Some(side), prompt: prompt::prompt(w, s), options })
}

fn hit_option(w: &World, s: &State, choice: &Choice) -> OddsOption {
    let mut events = Vec::new();
    let results = kernel::odds::odds(|dice| {
        fought(w, s, choice, dice, &mut events);
        events.iter().any(|e| matches!(e, Event::RetreatDie { passed: true, .. }))
    });
    let outcomes = results
        .outcomes()
        .iter()
        .map(|(passed, chance)| {
            let what = if *passed { "retreat" } else { "step-loss" };
            OddsOutcome {
                what: what.to_owned(),
                label: Text::key(format!("br61-odds-{what}")),
                probability: chance.to_f64(),
                exact: chance.to_string(),
                then: None,
            }
        })
        .collect();
    let label = crate::describe::label_of(w, s, choice);
    OddsOption { notation: BullRun1861::notation(w, choice), label, outcomes }
}

/// Positions looked at before bounds are given up; a combat with one or two Hits needs far fewer.
const MOST_NODES: u32 = 12_000;

/// A front has three zones, so a combat has at most three targets.
const MOST_TARGETS: usize = 3;

/// The smallest and the greatest expectation of every figure: the losses of both sides, then for each
/// target the chance that the defender leaves it.
type Ranges = [(f64, f64); 2 + MOST_TARGETS];

/// What is measured about a combat over everything players still choose in it.
struct Figures<'a> {
    clash: &'a Clash,
    before: &'a State,
}

impl Figures<'_> {
    /// The ranges of a combat; NaN if it branches too much.
    fn ranges(&self, w: &World, choice: &Choice) -> Ranges {
        let mut nodes = 0;
        self.expect(w, self.before, choice, &mut nodes).unwrap_or([(f64::NAN, f64::NAN); 2 + MOST_TARGETS])
    }

    /// The figures of a combat that is over.
    fn measure(&self, w: &World, end: &State) -> Ranges {
        let mut figures = Ranges::default();
        let held = end.occupied(w, self.clash.side.other());
        let lost = Side::BOTH.into_iter().map(|side| end.losses[side].saturating_sub(self.before.losses[side]));
        let left = self.clash.targets.map(|zone| u8::from(!held.has(zone)));
        for (figure, value) in figures.iter_mut().zip(lost.chain(left)) {
            *figure = (value.into(), value.into());
        }
        figures
    }

    fn expect(&self, w: &World, s: &State, choice: &Choice, nodes: &mut u32) -> Option<Ranges> {
        let mut dice = EnumeratingDice::new();
        let mut sum = Ranges::default();
        let mut events = Vec::new();
        let mut seen: Vec<(State, Ranges)> = Vec::new();
        loop {
            *nodes += 1;
            if *nodes > MOST_NODES {
                return None;
            }
            let end = fought(w, s, choice, &mut dice, &mut events);
            let (ways, weight) = dice.chance()?;
            let known = seen.iter().find(|(state, _)| *state == end).map(|(_, ranges)| *ranges);
            let ranges = match known {
                Some(ranges) => ranges,
                None => {
                    let ranges = self.bounds(w, &end, nodes)?;
                    seen.push((end, ranges));
                    ranges
                }
            };
            let chance = ways as f64 / weight as f64;
            for (sum, (low, high)) in sum.iter_mut().zip(ranges) {
                *sum = (sum.0 + chance * low, sum.1 + chance * high);
            }
            if !dice.advance() {
                return Some(sum);
            }
        }
    }

    /// Bounds of a state: exact where the combat is over, over all answers where one is due.
    fn bounds(&self, w: &World, s: &State, nodes: &mut u32) -> Option<Ranges> {
        let mut choices = Vec::new();
        if matches!(s.stage, Stage::Hits(_)) {
            BullRun1861::choices(w, s, &mut choices);
        }
        if !matters(w, s, &choices) {
            choices.truncate(1);
        }
        let mut found: Option<Ranges> = None;
        for choice in &choices {
            let mut ranges = self.expect(w, s, choice, nodes)?;
            let others = found.unwrap_or(ranges);
            for (range, other) in ranges.iter_mut().zip(others) {
                *range = (range.0.min(other.0), range.1.max(other.1));
            }
            found = Some(ranges);
        }
        Some(found.unwrap_or_else(|| self.measure(w, s)))
    }
}

/// Whether an answer can change losses or who holds the ground: facings, lines, hosts and headquarters
/// cannot, nor can the way of the last retreat of a combat.
fn matters(w: &World, s: &State, choices: &[Choice]) -> bool {
    match duty(w, s) {
        Some(Duty::Turn { .. }) => !matches!(s.stage, Stage::Hits(after) if after.hits.is_empty()),
        Some(_) => false,
        None => match (s.stage, choices.first()) {
            (Stage::Hits(after), Some(Choice::Retreat { .. })) => !after.hits.is_empty() || !after.followers.is_empty(),
            _ => true,
        },
    }
}

fn modifier_lines(w: &World, s: &State, clash: &Clash) -> Vec<Modifier> {
    let mut lines = Vec::new();
    combat::modifiers(w, s, clash, |role, value, factor| {
        let side = if role == Role::Attacker { clash.side } else { clash.side.other() };
        lines.push(Modifier {
            side,
            value: value.into(),
            label: factor_text(w, s, factor),
            rule: factor.rule().to_owned(),
        });
    });
    lines
}

fn factor_text(w: &World, s: &State, factor: Factor) -> Text {
    let zone = |key: &str, zone: Zone| Text::key(key).name("zone", w.zone_name(zone));
    let brigade = |key: &str, b: crate::ids::Brigade| Text::key(key).name("brigade", w.sheet(b).name.clone());
    match factor {
        Factor::Ratio { attack, defence } => {
            Text::key("br61-factor-ratio").num("attack", attack).num("defence", defence)
        }
        Factor::Support(e) => brigade("br61-factor-support", e.brigade()),
        Factor::Star(b) => brigade("br61-factor-star", b),
        Factor::Hill(z) => zone("br61-factor-hill", z),
        Factor::Woods(z) => zone("br61-factor-woods", z),
        Factor::Crossing(z) => zone("br61-factor-crossing", z),
        Factor::Extended(b) => brigade("br61-factor-extended", b),
        Factor::Fatigue(b) => brigade("br61-factor-fatigue", b).num("fatigue", s.brigade(b).fatigue),
        Factor::DefenderFlanked(z) => zone("br61-factor-defender-flanked", z),
        Factor::AttackerFlanked(z) => zone("br61-factor-attacker-flanked", z),
        Factor::Confusion => Text::key("br61-factor-confusion"),
    }
}

fn dice_lines(w: &World, s: &State, clash: &Clash) -> Vec<DieChance> {
    let mut lines = Vec::new();
    let defenders = clash.defenders(s);
    let sides = [(Role::Attacker, clash.attackers), (Role::Defender, defenders)];
    for (role, elements) in sides {
        let side = if role == Role::Attacker { clash.side } else { clash.side.other() };
        let fighting = combat::brigades_of(elements);
        let mut put = |die: combat::GunDie, purpose: &str, rule: &str| {
            lines.push(DieChance {
                side,
                unit: element_notation(w, die.element),
                purpose: purpose.to_owned(),
                succeeds_on: die.succeeds_on().min(6).into(),
                rule: rule.to_owned(),
            });
        };
        for element in combat::by_zone(s, elements) {
            if let Some(die) = combat::artillery_die(w, s, role, element, fighting) {
                put(die, "artillery", "BR-11.3-artillery");
            }
        }
        if role == Role::Attacker {
            for element in combat::by_zone(s, elements) {
                if let Some(die) = combat::cavalry_die(w, s, element) {
                    put(die, "cavalry", "BR-11.3-cavalry-attack");
                }
            }
        }
    }
    lines
}
