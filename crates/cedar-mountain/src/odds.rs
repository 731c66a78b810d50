//! Exact odds of a fire and of a rally: the same code that carries them out, under every sequence of dice.

use kernel::dice::EnumeratingDice;
use kernel::odds::Distribution;
use kernel::view::{DieChance, LossRange, Modifier, OddsOutcome, OddsSheet, TakenRange};
use kernel::{Dice, Side, Text};

use crate::charts;
use crate::choice::Choice;
use crate::describe::terrain_term;
use crate::event::Event;
use crate::fire::{self, Factor, firing_side};
use crate::ids::{Leaders, Unit};
use crate::play::Play;
use crate::rally::rallies_on;
use crate::result::{morale_modifier, passes_on};
use crate::state::{Fire, FireStep, Stage, State, Status};
use crate::tell::column_span;
use crate::title::{check, list};
use crate::world::World;

/// The sheet shown before a die is thrown.
pub fn sheet(w: &World, s: &State, choice: &Choice) -> Option<OddsSheet> {
    if check(w, s, choice).is_err() {
        return None;
    }
    match (s.stage, *choice) {
        (Stage::Fire(fire), Choice::Fire) => Some(fire_sheet(w, s, &fire)),
        (Stage::Rally, Choice::Rally(unit)) => Some(rally_sheet(w, s, unit)),
        _ => None,
    }
}

/// What becomes of the target, from best to worst for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Fate {
    /// Nothing.
    Untouched,
    /// Stands, with or without losses.
    Holds,
    /// Retreats in order.
    Retreats,
    /// Routs, or runs on.
    Routs,
    /// Is no more.
    Eliminated,
}

impl Fate {
    const fn id(self) -> &'static str {
        match self {
            Fate::Untouched => "untouched",
            Fate::Holds => "holds",
            Fate::Retreats => "retreats",
            Fate::Routs => "routs",
            Fate::Eliminated => "eliminated",
        }
    }
}

/// A class of results: what becomes of the target, and what the chart took from it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Class {
    /// What becomes of it.
    pub fate: Fate,
    /// Strength points by the chart.
    pub loss: u8,
}

/// Exact chances of every class for a fire whose firers are named. Fate markers are left alone, leaders go
/// along, and a fleeing unit takes the first way listed.
pub fn classes(w: &World, s: &State) -> Distribution<Class> {
    let mut events = Vec::new();
    kernel::odds::odds(|dice| {
        let mut end = fired(w, s, &Choice::Fire, dice, &mut events);
        while let Some(answer) = usual_answer(w, &end) {
            let mut more = Vec::new();
            end = fired(w, &end, &answer, dice, &mut more);
            events.append(&mut more);
        }
        class_of(&events)
    })
}

fn class_of(events: &[Event]) -> Class {
    let cell = events.iter().find_map(|event| match *event {
        Event::FireDie { cell, .. } => Some(cell),
        _ => None,
    });
    let cell = cell.unwrap_or(crate::tables::Cell::NOTHING);
    let any = |condition: fn(&Event) -> bool| events.iter().any(condition);
    let fate = if any(|e| matches!(e, Event::Eliminated { .. })) {
        Fate::Eliminated
    } else if any(|e| matches!(e, Event::Routed { .. } | Event::Fled { rout: true, .. })) {
        Fate::Routs
    } else if any(|e| matches!(e, Event::Fled { .. })) {
        Fate::Retreats
    } else if cell.morale {
        Fate::Holds
    } else {
        Fate::Untouched
    };
    Class { fate, loss: cell.loss }
}

/// The answer taken for granted while a fire is resolved; none when it is over.
fn usual_answer(w: &World, s: &State) -> Option<Choice> {
    if s.displaced.is_empty() && !matches!(s.stage, Stage::Fire(_)) {
        return None;
    }
    let mut choices = Vec::new();
    list(w, s, &mut choices);
    choices.first().copied()
}

/// The state after a checked choice inside a fire, with what it tells. Fate markers are not spent; the game stops
/// where the fire is over, for what it would go on to roll changes nothing here.
fn fired(w: &World, s: &State, choice: &Choice, dice: &mut dyn Dice, events: &mut Vec<Event>) -> State {
    let mut end = s.clone();
    // Only the side effects of markers are left out: without them no question about them comes up.
    let kept = std::mem::replace(&mut end.fate, Leaders::EMPTY);
    events.clear();
    let mut play = Play { w, s: &mut end, dice, events };
    play.carry_out(choice);
    play.settle_fire();
    end.fate = kept;
    end
}

fn fire_sheet(w: &World, s: &State, fire: &Fire) -> OddsSheet {
    let target = w.side_of(fire.target);
    let [union, confederate, taken] = Figures { before: s, fire }.ranges(w);
    let losses = [(Side::Union, union), (Side::Confederate, confederate)];
    let mut notes = vec![strength_note(w, s, fire)];
    notes.extend(fire.firers.map(|unit| firer_note(w, s, fire, unit)));
    notes.push(Text::key("cm62-odds-note-fate"));
    if w.tables.source("chart") == "R" {
        notes.push(Text::key("cm62-odds-note-reconstructed"));
    }
    if union.0.is_nan() {
        notes.push(Text::key("cm62-odds-note-too-large"));
    }
    OddsSheet {
        outcomes: outcomes(&classes(w, s)),
        modifiers: modifiers(w, s, fire),
        dice: dice_lines(w, s, fire, target),
        losses: losses.into_iter().map(|(side, (min, max))| LossRange { side, min, max }).collect(),
        taken: vec![TakenRange { place: w.hex_id(fire.hex).to_owned(), min: taken.0, max: taken.1 }],
        notes,
        cells: charts::fire_cells(w, s, fire),
    }
}

fn outcomes(classes: &Distribution<Class>) -> Vec<OddsOutcome> {
    let each = classes.outcomes().iter();
    each.map(|(class, chance)| OddsOutcome {
        what: match class.loss {
            0 => class.fate.id().to_owned(),
            loss => format!("{}-{loss}", class.fate.id()),
        },
        label: Text::key(format!("cm62-odds-{}", class.fate.id())).num("loss", class.loss),
        probability: chance.to_f64(),
        exact: chance.to_string(),
        then: None,
    })
    .collect()
}

/// Strength and column, with the shift against limbered guns.
fn strength_note(w: &World, s: &State, fire: &Fire) -> Text {
    let column = fire::column(w, s, fire);
    let limbered = s[fire.target].form == crate::state::Form::Limbered;
    let key = if limbered { "cm62-odds-column-limbered" } else { "cm62-odds-column" };
    let modifier = fire::modifier(w, s, fire);
    Text::key(key)
        .num("strength", fire::total(w, s, fire))
        .name("column", column_span(w, column))
        .num("modifier", modifier)
}

fn firer_note(w: &World, s: &State, fire: &Fire, unit: Unit) -> Text {
    let range = s[unit].hex.map_or(0, |hex| w.distance(hex, fire.hex));
    Text::key("cm62-odds-firer")
        .name("unit", w.sheet(unit).name.clone())
        .num("sp", s[unit].sp)
        .num("range", range)
        .num("strength", fire::strength(w, s, unit, fire.hex))
}

fn modifiers(w: &World, s: &State, fire: &Fire) -> Vec<Modifier> {
    let side = firing_side(s, fire.kind);
    let mut lines = Vec::new();
    fire::factors(w, s, fire, |value, factor| {
        let mut label = Text::key(format!("cm62-factor-{}", factor.id()));
        if factor == Factor::Ground {
            label = label.term("terrain", terrain_term(w, fire.hex));
        }
        lines.push(Modifier { side, value: value.into(), label, rule: factor.rule().to_owned() });
    });
    lines
}

fn dice_lines(w: &World, s: &State, fire: &Fire, side: Side) -> Vec<DieChance> {
    let mut lines = Vec::new();
    if !s[fire.target].routed {
        lines.push(DieChance {
            side,
            unit: w.sheet(fire.target).id.clone(),
            purpose: "morale".to_owned(),
            succeeds_on: passes_on(w, s, fire.target).into(),
            rule: "CM-9.7a".to_owned(),
        });
    }
    for leader in s.leaders_in(w, side, fire.hex) {
        lines.push(DieChance {
            side,
            unit: w.leader(leader).id.clone(),
            purpose: "leader".to_owned(),
            succeeds_on: w.tables.leader.casualty.saturating_sub(1).into(),
            rule: "CM-6.4e".to_owned(),
        });
    }
    lines
}

/// Positions looked at before bounds are given up.
const MOST_NODES: u32 = 6_000;

/// The smallest and the greatest expectation of every figure: the losses of both sides, then the chance that the
/// target leaves its hex.
type Ranges = [(f64, f64); 3];

struct Figures<'a> {
    before: &'a State,
    fire: &'a Fire,
}

impl Figures<'_> {
    fn ranges(&self, w: &World) -> Ranges {
        let mut nodes = 0;
        self.expect(w, self.before, &Choice::Fire, &mut nodes).unwrap_or([(f64::NAN, f64::NAN); 3])
    }

    fn measure(&self, s: &State) -> Ranges {
        let lost = |side: Side| f64::from(s.lost[side].saturating_sub(self.before.lost[side]));
        let target = &s[self.fire.target];
        let left = f64::from(u8::from(target.status != Status::OnMap || target.hex != Some(self.fire.hex)));
        [lost(Side::Union), lost(Side::Confederate), left].map(|value| (value, value))
    }

    fn expect(&self, w: &World, s: &State, choice: &Choice, nodes: &mut u32) -> Option<Ranges> {
        let mut dice = EnumeratingDice::new();
        let mut sum = Ranges::default();
        let mut events = Vec::new();
        loop {
            *nodes += 1;
            if *nodes > MOST_NODES {
                return None;
            }
            let end = fired(w, s, choice, &mut dice, &mut events);
            let (ways, weight) = dice.chance()?;
            let chance = ways as f64 / weight as f64;
            let ranges = self.bounds(w, &end, nodes)?;
            for (sum, (low, high)) in sum.iter_mut().zip(ranges) {
                *sum = (sum.0 + chance * low, sum.1 + chance * high);
            }
            if !dice.advance() {
                return Some(sum);
            }
        }
    }

    /// Bounds of a state: exact where the fire is over, over all answers where one matters.
    fn bounds(&self, w: &World, s: &State, nodes: &mut u32) -> Option<Ranges> {
        if usual_answer(w, s).is_none() || self.is_certain(w, s) {
            return Some(self.measure(s));
        }
        let mut choices = Vec::new();
        list(w, s, &mut choices);
        // Where a displaced leader goes changes none of the figures.
        if !s.displaced.is_empty() {
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
        found
    }

    /// True for a rout far from every enemy: no way it takes can cost anything more.
    fn is_certain(&self, w: &World, s: &State) -> bool {
        let Stage::Fire(Fire { step: FireStep::Flight(run), target, .. }) = s.stage else { return false };
        let Some(hex) = s[target].hex.filter(|_| run.rout && s.displaced.is_empty()) else { return false };
        let enemies = s.occupied[w.side_of(target).other()];
        hex != self.fire.hex && enemies.into_iter().all(|enemy| w.distance(hex, enemy) > u8::from(run.left > 0) * 8 + 4)
    }
}

/// Chances of a rally.
fn rally_sheet(w: &World, s: &State, unit: Unit) -> OddsSheet {
    let limit = rallies_on(w, s, unit).min(10);
    let chance = |num: u8| kernel::odds::Prob::new(num.into(), 10).unwrap_or(kernel::odds::Prob::ZERO);
    let outcome = |what: &str, chance: kernel::odds::Prob| OddsOutcome {
        what: what.to_owned(),
        label: Text::key(format!("cm62-odds-{what}")),
        probability: chance.to_f64(),
        exact: chance.to_string(),
        then: None,
    };
    let modifier = morale_modifier(w, s, unit);
    let side = w.side_of(unit);
    let leader =
        Modifier { side, value: modifier.into(), label: Text::key("cm62-factor-leader"), rule: "CM-6.4a".to_owned() };
    OddsSheet {
        outcomes: vec![outcome("rallies", chance(limit)), outcome("stays-routed", chance(10 - limit))]
            .into_iter()
            .filter(|outcome| outcome.probability > 0.0)
            .collect(),
        modifiers: if modifier == 0 { Vec::new() } else { vec![leader] },
        dice: vec![DieChance {
            side,
            unit: w.sheet(unit).id.clone(),
            purpose: "rally".to_owned(),
            succeeds_on: limit.into(),
            rule: "CM-10.1".to_owned(),
        }],
        losses: Vec::new(),
        taken: Vec::new(),
        notes: vec![Text::key("cm62-odds-note-fate")],
        cells: charts::morale_cells(w, s, unit),
    }
}
