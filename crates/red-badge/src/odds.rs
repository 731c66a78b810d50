//! Exact odds of fires, shocks and rolls: the same code that carries them out, under every face of every die.

use std::collections::BTreeMap;

use kernel::dice::EnumeratingDice;
use kernel::odds::Prob;
use kernel::view::{ChartCell, DieChance, LossRange, Modifier as Line, OddsOutcome, OddsSheet, TakenRange};
use kernel::{Side, Text};

use crate::choice::Choice;
use crate::disorder::{self, Test};
use crate::event::Event;
use crate::firepower;
use crate::ids::{Hex, Unit, Units};
use crate::play::Play;
use crate::shock_odds::shock_sheet;
use crate::spread::follow;
use crate::stage::{Fire, FireStep, TestCause};
use crate::state::{State, Status};
use crate::tables::ChangeResult;
use crate::title::check;
use crate::world::World;

pub use crate::shock_odds::{ShockEnd, ShockOdds, shock_odds};

/// The sheet shown before dice are thrown; nothing for a choice that throws none.
pub fn sheet(w: &World, s: &State, choice: &Choice) -> Option<OddsSheet> {
    check(w, s, choice).ok()?;
    match *choice {
        Choice::Fire { .. } | Choice::Shoot | Choice::Mistake(_) => fire_sheet(w, s, choice),
        Choice::Shock { hex, .. } | Choice::Resolve(hex) => shock_sheet(w, s, choice, hex),
        _ => roll_sheet(w, s, choice),
    }
}

/// What becomes of a unit fired at, from best to worst for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Fate {
    /// Stands as it stood.
    Holds,
    /// Falls into disorder.
    Disordered,
    /// Gives way.
    Retreats,
    /// Routs.
    Routs,
    /// Is no more.
    Eliminated,
}

impl Fate {
    const fn id(self) -> &'static str {
        match self {
            Fate::Holds => "holds",
            Fate::Disordered => "disordered",
            Fate::Retreats => "retreats",
            Fate::Routs => "routs",
            Fate::Eliminated => "eliminated",
        }
    }
}

/// A class of results of a fire: the worst fate of those fired at, and the points lost in the hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Class {
    /// The worst fate.
    pub fate: Fate,
    /// Strength points lost.
    pub loss: u8,
}

/// The fire a choice gives, as it stands after it.
fn fire_of(w: &World, s: &State, choice: &Choice) -> Option<Fire> {
    let mut end = s.clone();
    let (mut events, mut dice) = (Vec::new(), EnumeratingDice::new());
    Play { w, s: &mut end, dice: &mut dice, events: &mut events }.carry_out(choice);
    end.fire.filter(|fire| fire.step != FireStep::Return)
}

/// The dice of a fire are done with once it has been rolled and nobody in the hex owes a test for it.
fn is_fired(s: &State, hex: Hex) -> bool {
    let rolled = s.fire.is_none_or(|fire| fire.step == FireStep::Return);
    let owes = |unit: Unit| s[unit].trouble.test.is_some() && s.stands_in(unit, hex);
    rolled && !s.troubled.into_iter().any(owes)
}

/// Exact chances of every class of a fire: its table and the tests it causes. Ways of retreat and friends shaken by
/// it are left aside.
pub fn fire_classes(w: &World, s: &State, choice: &Choice) -> Option<BTreeMap<Class, Prob>> {
    let fire = fire_of(w, s, choice)?;
    let before = s.units_in(w, fire.target);
    let ends = follow(w, s, Some(choice), &|end| is_fired(end, fire.target))?;
    let mut classes = BTreeMap::new();
    for (end, chance) in ends {
        let sum = classes.entry(class_of(s, &end, before)).or_insert(Prob::ZERO);
        *sum = *sum + chance;
    }
    Some(classes)
}

fn class_of(before: &State, after: &State, units: Units) -> Class {
    let fate = |unit: Unit| {
        let (old, new) = (&before[unit], &after[unit]);
        match new.status {
            Status::OnMap if new.trouble.rout => Fate::Routs,
            Status::OnMap if new.trouble.retreat > old.trouble.retreat => Fate::Retreats,
            Status::OnMap if new.disordered && !old.disordered => Fate::Disordered,
            Status::OnMap => Fate::Holds,
            _ => Fate::Eliminated,
        }
    };
    let lost = |unit: Unit| before[unit].sp.saturating_sub(after[unit].sp);
    Class { fate: units.map(fate).max().unwrap_or(Fate::Holds), loss: units.map(lost).sum() }
}

/// Expected strength points that the target loses by a fire.
pub fn expected_loss(classes: &BTreeMap<Class, Prob>) -> f64 {
    classes.iter().map(|(class, chance)| f64::from(class.loss) * chance.to_f64()).sum()
}

pub(crate) fn outcome(what: String, label: Text, chance: Prob) -> OddsOutcome {
    OddsOutcome { what, label, probability: chance.to_f64(), exact: chance.to_string(), then: None }
}

pub(crate) fn line(side: Side, value: i8, why: crate::event::Modifier) -> Line {
    let label = Text::key(format!("rb61-modifier-{}", why.id()));
    Line { side, value: value.into(), label, rule: why.rule().to_owned() }
}

fn fire_sheet(w: &World, s: &State, choice: &Choice) -> Option<OddsSheet> {
    let fire = fire_of(w, s, choice)?;
    let side = w.side_of(fire.unit);
    let target_side = s.held_by(fire.target)?;
    let mut modifiers = Vec::new();
    firepower::each_modifier(w, s, &fire, |value, why| modifiers.push(line(side, value, why)));
    let strength = firepower::strength(w, s, &fire);
    let note = Text::key("rb61-odds-strength").num("strength", strength).num("modifier", firepower::drm(w, s, &fire));
    let mut notes = vec![note, Text::key("rb61-odds-note-fire")];
    let (outcomes, losses, taken) = match fire_classes(w, s, choice) {
        None => {
            notes.push(Text::key("rb61-odds-note-too-large"));
            (Vec::new(), Vec::new(), Vec::new())
        }
        Some(classes) => {
            let lost = expected_loss(&classes);
            let leaves = |class: &Class| class.fate >= Fate::Retreats;
            let taken: f64 = classes.iter().filter(|(class, _)| leaves(class)).map(|(_, chance)| chance.to_f64()).sum();
            let place = w.hex_id(fire.target).to_owned();
            let outcomes = classes.iter().map(|(class, chance)| fire_outcome(*class, *chance)).collect();
            let losses = vec![LossRange { side: target_side, min: lost, max: lost }];
            (outcomes, losses, vec![TakenRange { place, min: taken, max: taken }])
        }
    };
    let dice = firepower::struck_by(w, s, &fire).map(|unit| die(w, s, &Test::new(unit, TestCause::Fire))).collect();
    Some(OddsSheet { outcomes, modifiers, dice, losses, taken, notes, cells: fire_cells(w, s, &fire) })
}

fn fire_outcome(class: Class, chance: Prob) -> OddsOutcome {
    let id = class.fate.id();
    let what = if class.loss == 0 { id.to_owned() } else { format!("{id}-{}", class.loss) };
    outcome(what, Text::key(format!("rb61-odds-{id}")).num("loss", class.loss), chance)
}

/// The die of a test: it is passed on this natural face or less.
pub(crate) fn die(w: &World, s: &State, test: &Test) -> DieChance {
    // A unit may owe two tests at once: the player is told which is which.
    let (purpose, rule) = match test.cause {
        TestCause::Engagement => ("engagement", "RBC-11.36"),
        TestCause::PreShock => ("pre-shock", "RBC-11.37"),
        _ => ("disorder", "RBC-2.61"),
    };
    DieChance {
        side: w.side_of(test.unit),
        unit: w.unit(test.unit).id.clone(),
        purpose: purpose.to_owned(),
        succeeds_on: i64::from(disorder::chances(w, s, test)) - 1,
        rule: rule.to_owned(),
    }
}

/// The cells of the fire table a fire may come to, with the natural dice for each.
fn fire_cells(w: &World, s: &State, fire: &Fire) -> Vec<ChartCell> {
    let table = &w.tables.fire;
    let column = usize::from(w.tables.column_for(firepower::strength(w, s, fire)).0);
    let drm = firepower::drm(w, s, fire);
    let last = table.rows.len().saturating_sub(1);
    let row = |die: u8| {
        let at = i16::from(die) + i16::from(drm) - i16::from(table.first_die);
        usize::try_from(at).unwrap_or(0).min(last)
    };
    let mut cells: Vec<ChartCell> = Vec::new();
    for face in 0..10 {
        match cells.iter_mut().find(|cell| cell.row == row(face)) {
            Some(cell) => cell.faces.push(face),
            None => cells.push(ChartCell { chart: "fire".to_owned(), row: row(face), column, faces: vec![face] }),
        }
    }
    cells
}

/// What one roll led to: its class.
fn roll_class(event: &Event) -> Option<&'static str> {
    Some(match *event {
        Event::OrderDie { result: ChangeResult::Changed, .. } | Event::RegimentDie { changed: true, .. } => "changed",
        Event::OrderDie { result: ChangeResult::Kept, .. } => "kept",
        Event::OrderDie { result: ChangeResult::Halted, .. } => "halted",
        Event::OrderDie { result: ChangeResult::Lost, .. } => "activation-lost",
        Event::RegimentDie { .. } => "finished",
        Event::RallyDie { rallied, .. } => {
            if rallied {
                "rallies"
            } else {
                "stays-disordered"
            }
        }
        Event::ReleaseDie { released, .. } => {
            if released {
                "released"
            } else {
                "stays-in-reserve"
            }
        }
        Event::ConfusionDie { fires, .. } => {
            if fires {
                "fires"
            } else {
                "holds-fire"
            }
        }
        Event::Tested { passed, .. } => {
            if passed {
                "passes"
            } else {
                "fails"
            }
        }
        _ => return None,
    })
}

/// The sheet of a choice that throws one die: orders, rally, release, confusion, reaction.
fn roll_sheet(w: &World, s: &State, choice: &Choice) -> Option<OddsSheet> {
    let throws = matches!(
        choice,
        Choice::Order { .. }
            | Choice::Regiment { .. }
            | Choice::Rally(_)
            | Choice::Release
            | Choice::Test(_)
            | Choice::Face { .. }
    );
    if !throws {
        return None;
    }
    let (mut dice, mut events) = (EnumeratingDice::new(), Vec::new());
    let mut classes: Vec<(&'static str, Prob)> = Vec::new();
    let mut modifiers = Vec::new();
    loop {
        events.clear();
        let mut end = s.clone();
        Play { w, s: &mut end, dice: &mut dice, events: &mut events }.carry_out(choice);
        let at = events.iter().position(|event| roll_class(event).is_some())?;
        let class = events.get(at).and_then(roll_class)?;
        if modifiers.is_empty() {
            let before = events.iter().take(at);
            modifiers = before
                .filter_map(|event| match *event {
                    Event::Modified { side, value, why } => Some(line(side, value, why)),
                    _ => None,
                })
                .collect();
        }
        let (ways, weight) = dice.chance()?;
        let chance = Prob::new(ways.into(), weight.into())?;
        match classes.iter_mut().find(|(other, _)| *other == class) {
            Some((_, sum)) => *sum = *sum + chance,
            None => classes.push((class, chance)),
        }
        if !dice.advance() {
            break;
        }
    }
    let label = |class: &str| Text::key(format!("rb61-odds-{class}"));
    let outcomes = classes.into_iter().map(|(class, chance)| outcome(class.to_owned(), label(class), chance)).collect();
    Some(OddsSheet { outcomes, modifiers, ..OddsSheet::default() })
}
