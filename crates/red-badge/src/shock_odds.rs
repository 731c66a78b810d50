//! Exact odds of a shock, from its declaration to the row of the results table.

use std::collections::BTreeMap;

use kernel::dice::EnumeratingDice;
use kernel::odds::Prob;
use kernel::view::{ChartCell, DieChance, LossRange, OddsOutcome, OddsSheet, TakenRange};
use kernel::{Side, Text};

use crate::choice::Choice;
use crate::disorder::Test;
use crate::ids::Hex;
use crate::impact;
use crate::odds::{die, line, outcome};
use crate::play::Play;
use crate::spread::follow;
use crate::stage::{Phase, Shock, ShockStep, TestCause};
use crate::state::State;
use crate::title::active_side;
use crate::world::World;

/// How a shock ends, from best to worst for the attacker: without a die because nobody defends any more, in a row
/// of the results table, or without a die because nobody attacks any more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum ShockEnd {
    /// No defender is left.
    Open,
    /// A row of 11.43, from 0.
    Row(u8),
    /// No attacker is left.
    CalledOff,
}

/// Exact chances of a shock's ends from its declaration, with the chance that the hex is given up and the expected
/// losses of attacker and defender.
#[derive(Clone, Debug, Default)]
pub struct ShockOdds {
    /// Every end.
    pub ends: BTreeMap<ShockEnd, Prob>,
    /// The defender leaves the hex.
    pub taken: f64,
    /// Expected strength points lost: attacker, defender.
    pub losses: [f64; 2],
}

/// The state with the shock of a choice begun.
fn begun(w: &World, s: &State, choice: &Choice, hex: Hex) -> State {
    let mut start = s.clone();
    let (mut events, mut dice) = (Vec::new(), EnumeratingDice::new());
    let mut play = Play { w, s: &mut start, dice: &mut dice, events: &mut events };
    if matches!(choice, Choice::Shock { .. }) {
        play.carry_out(choice);
        play.s.phase = Phase::Resolve;
    }
    play.carry_out(&Choice::Resolve(hex));
    start
}

fn is_shocked(s: &State) -> bool {
    s.shock.is_none_or(|shock| shock.delta.is_some() || shock.step == ShockStep::Advance)
}

/// The odds of a shock; nothing if they are too many.
pub fn shock_odds(w: &World, s: &State, choice: &Choice, hex: Hex) -> Option<ShockOdds> {
    let start = begun(w, s, choice, hex);
    let attacker = active_side(w, s);
    let mut odds = ShockOdds::default();
    for (end, chance) in follow(w, &start, None, &is_shocked)? {
        count_end(w, s, &end, attacker, chance, &mut odds);
    }
    Some(odds)
}

fn count_end(w: &World, before: &State, end: &State, attacker: Side, chance: Prob, odds: &mut ShockOdds) {
    let p = chance.to_f64();
    let mut due = [0_u8; 2];
    let (class, taken) = match end.shock {
        None => (ShockEnd::CalledOff, false),
        Some(Shock { delta: None, .. }) => (ShockEnd::Open, true),
        Some(shock) => {
            let delta = shock.delta.unwrap_or(0);
            let row = w.tables.shock.rows.iter().position(|row| delta >= row.from);
            let result = w.tables.shock(delta).defender;
            let strength: u16 = shock.defenders.map(|unit| u16::from(end[unit].sp)).sum();
            due = shock.losses;
            let gone = strength <= u16::from(result.loss);
            let at = row.unwrap_or(w.tables.shock.rows.len().saturating_sub(1));
            (ShockEnd::Row(at as u8), gone || result.retreat > 0 || result.rout)
        }
    };
    let sum = odds.ends.entry(class).or_insert(Prob::ZERO);
    *sum = *sum + chance;
    odds.taken += if taken { p } else { 0.0 };
    for ((side, due), loss) in [attacker, attacker.other()].into_iter().zip(due).zip(&mut odds.losses) {
        let lost = end.lost[side].saturating_sub(before.lost[side]);
        *loss += p * (f64::from(lost) + f64::from(due));
    }
}

pub(crate) fn shock_sheet(w: &World, s: &State, choice: &Choice, hex: Hex) -> Option<OddsSheet> {
    let start = begun(w, s, choice, hex);
    let shock = start.shock?;
    let attacker = active_side(w, s);
    let mut modifiers = Vec::new();
    impact::each_modifier(w, &start, &shock, |side, value, why| {
        modifiers.push(line(if side == 0 { attacker } else { attacker.other() }, value, why));
    });
    let [attack, defence] = impact::strengths(w, &start, &shock);
    let strengths = Text::key("rb61-odds-strengths").num("attack", attack).num("defence", defence);
    let mut sheet = OddsSheet {
        modifiers,
        dice: shock_dice(w, &start, &shock),
        notes: vec![strengths, Text::key("rb61-odds-note-shock")],
        cells: shock_cells(w.tables.shock.rows.len(), |_| true),
        ..OddsSheet::default()
    };
    let Some(odds) = shock_odds(w, s, choice, hex) else {
        sheet.notes.push(Text::key("rb61-odds-note-too-large"));
        return Some(sheet);
    };
    sheet.cells = shock_cells(w.tables.shock.rows.len(), |row| odds.ends.keys().any(|end| *end == ShockEnd::Row(row)));
    sheet.outcomes = odds.ends.iter().map(|(end, chance)| shock_outcome(*end, *chance)).collect();
    let sides = [attacker, attacker.other()].into_iter().zip(odds.losses);
    sheet.losses = sides.map(|(side, lost)| LossRange { side, min: lost, max: lost }).collect();
    sheet.taken = vec![TakenRange { place: w.hex_id(hex).to_owned(), min: odds.taken, max: odds.taken }];
    Some(sheet)
}

fn shock_outcome(end: ShockEnd, chance: Prob) -> OddsOutcome {
    let what = match end {
        ShockEnd::Open => "open".to_owned(),
        ShockEnd::Row(row) => format!("row-{row}"),
        ShockEnd::CalledOff => "called-off".to_owned(),
    };
    let label = Text::key(format!("rb61-odds-shock-{what}"));
    outcome(what, label, chance)
}

/// The tests before the dice: engagement of recruits, then both sides.
fn shock_dice(w: &World, s: &State, shock: &Shock) -> Vec<DieChance> {
    let engage =
        shock.attackers.filter(|unit| w.unit(*unit).recruit).map(|unit| Test::new(unit, TestCause::Engagement));
    let close = shock.attackers.map(|unit| Test::new(unit, TestCause::PreShock));
    let stand = shock
        .defenders
        .map(|unit| Test { flank: impact::is_flanked(w, s, shock, unit), ..Test::new(unit, TestCause::PreShock) });
    engage.chain(close).chain(stand).map(|test| die(w, s, &test)).collect()
}

/// The two result columns of every row that can come up.
fn shock_cells(rows: usize, comes_up: impl Fn(u8) -> bool) -> Vec<ChartCell> {
    let cell = |row, column| ChartCell { chart: "shock".to_owned(), row, column, faces: Vec::new() };
    let found = (0..rows).filter(|row| comes_up(*row as u8));
    found.flat_map(|row| [cell(row, 0), cell(row, 1)]).collect()
}
