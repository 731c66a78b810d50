//! Exact odds of fires, shocks and rolls: the same code that carries them out, under every face of every die.
//!
//! A shock throws too many dice to try every sequence of them. So what the dice lead to is followed die by die, and
//! equal states are counted together; the chances stay exact.

use std::collections::BTreeMap;

use kernel::dice::EnumeratingDice;
use kernel::odds::Prob;
use kernel::view::{ChartCell, DieChance, LossRange, Modifier as Line, OddsOutcome, OddsSheet, TakenRange};
use kernel::{Dice, Purpose, Side, Text};

use crate::choice::Choice;
use crate::disorder::{self, Test};
use crate::event::Event;
use crate::firepower;
use crate::ids::{Hex, Unit, Units};
use crate::impact;
use crate::play::Play;
use crate::shock;
use crate::stage::{Fire, FireStep, Layer, Phase, Shock, ShockStep, TestCause};
use crate::state::{State, Status};
use crate::tables::ChangeResult;
use crate::title::{active_side, check, list};
use crate::world::World;

/// The sheet shown before dice are thrown; nothing for a choice that throws none.
pub fn sheet(w: &World, s: &State, choice: &Choice) -> Option<OddsSheet> {
    check(w, s, choice).ok()?;
    match *choice {
        Choice::Fire { .. } | Choice::Shoot | Choice::Mistake(_) => fire_sheet(w, s, choice),
        Choice::Shock { hex, .. } | Choice::Resolve(hex) => shock_sheet(w, s, choice, hex),
        _ => roll_sheet(w, s, choice),
    }
}

/// States that dice may lead to, followed at most.
const MOST_RUNS: usize = 40_000;

/// Dice that count how often they are thrown.
struct Counting<'a> {
    dice: &'a mut EnumeratingDice,
    rolls: u32,
}

impl Dice for Counting<'_> {
    fn roll(&mut self, sides: u8, purpose: Purpose) -> u8 {
        self.rolls += 1;
        self.dice.roll(sides, purpose)
    }
}

/// Follows a choice until `done`; the answers in between are the usual ones. Gives every end with its chance, equal
/// ends together; nothing if there are too many.
fn follow(w: &World, s: &State, choice: &Choice, done: &dyn Fn(&State) -> bool) -> Option<Vec<(State, Prob)>> {
    let mut open = Vec::new();
    let mut ends = Vec::new();
    let mut runs = 0;
    expand(w, s, Some(choice), Prob::ONE, done, &mut runs, &mut |end, chance| add(&mut open, end, chance))?;
    while let Some((state, chance)) = open.pop() {
        if done(&state) {
            add(&mut ends, state, chance);
        } else {
            expand(w, &state, None, chance, done, &mut runs, &mut |end, chance| add(&mut open, end, chance))?;
        }
    }
    Some(ends)
}

/// Counts a state together with an equal one. The short fields that tell states apart are looked at first.
fn add(states: &mut Vec<(State, Prob)>, state: State, chance: Prob) {
    let same = |other: &State| {
        other.shock == state.shock && other.lost == state.lost && other.troubled == state.troubled && *other == state
    };
    match states.iter_mut().find(|(other, _)| same(other)) {
        Some((_, sum)) => *sum = *sum + chance,
        None => states.push((state, chance)),
    }
}

/// Carries on from a state up to the next throw, for every face of it.
fn expand(
    w: &World,
    s: &State,
    choice: Option<&Choice>,
    chance: Prob,
    done: &dyn Fn(&State) -> bool,
    runs: &mut usize,
    each: &mut dyn FnMut(State, Prob),
) -> Option<()> {
    let mut dice = EnumeratingDice::new();
    loop {
        *runs += 1;
        if *runs > MOST_RUNS {
            return None;
        }
        let mut end = s.clone();
        let mut counting = Counting { dice: &mut dice, rolls: 0 };
        run_to_throw(w, &mut end, choice, &mut counting, done)?;
        let (ways, weight) = dice.chance()?;
        each(end, chance * Prob::new(ways.into(), weight.into())?);
        if !dice.advance() {
            return Some(());
        }
    }
}

fn run_to_throw(
    w: &World,
    end: &mut State,
    choice: Option<&Choice>,
    dice: &mut Counting<'_>,
    done: &dyn Fn(&State) -> bool,
) -> Option<()> {
    let mut events = Vec::new();
    let mut next = choice.copied();
    loop {
        let mut play = Play { w, s: &mut *end, dice: &mut *dice, events: &mut events };
        match next.take() {
            Some(choice) => play.carry_out(&choice),
            None => {
                if !play.advance_layer() {
                    next = Some(usual_answer(w, end)?);
                    continue;
                }
            }
        }
        if dice.rolls > 0 || done(end) {
            return Some(());
        }
    }
}

/// What is taken for granted where somebody would decide: no section joins, nobody answers, turns or falls back;
/// the defender fires as listed first; of two sisters the better value serves; everything else as listed first.
fn usual_answer(w: &World, s: &State) -> Option<Choice> {
    let mut choices = Vec::new();
    list(w, s, &mut choices);
    let has = |choice: Choice| choices.contains(&choice).then_some(choice);
    match (s.layer(), s.shock) {
        (Layer::Fire, _) => has(Choice::Shoot).or(has(Choice::Done)),
        (Layer::Retreat, _) => choices.iter().find(|choice| matches!(choice, Choice::Flee(_))).copied(),
        (Layer::Shock, Some(shock)) => match shock.step {
            ShockStep::Reaction | ShockStep::FallBack => has(Choice::Done),
            ShockStep::Engagement | ShockStep::PreShock(_) | ShockStep::Dice(_) => {
                shock::better_value(w, s, &shock).map(Choice::Use)
            }
            _ => choices.first().copied(),
        },
        _ => choices.first().copied(),
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
    let ends = follow(w, s, choice, &|end| is_fired(end, fire.target))?;
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

fn outcome(what: String, label: Text, chance: Prob) -> OddsOutcome {
    OddsOutcome { what, label, probability: chance.to_f64(), exact: chance.to_string(), then: None }
}

fn line(side: Side, value: i8, why: crate::event::Modifier) -> Line {
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
    let dice = firepower::struck(w, s, fire.target).map(|unit| die(w, s, &Test::new(unit, TestCause::Fire))).collect();
    Some(OddsSheet { outcomes, modifiers, dice, losses, taken, notes, cells: fire_cells(w, s, &fire) })
}

fn fire_outcome(class: Class, chance: Prob) -> OddsOutcome {
    let id = class.fate.id();
    let what = if class.loss == 0 { id.to_owned() } else { format!("{id}-{}", class.loss) };
    outcome(what, Text::key(format!("rb61-odds-{id}")).num("loss", class.loss), chance)
}

/// The die of a test: it is passed on this natural face or less.
fn die(w: &World, s: &State, test: &Test) -> DieChance {
    DieChance {
        side: w.side_of(test.unit),
        unit: w.unit(test.unit).id.clone(),
        purpose: "disorder".to_owned(),
        succeeds_on: i64::from(disorder::chances(w, s, test)) - 1,
        rule: "RBC-2.61".to_owned(),
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
    let mut open = vec![(start, Prob::ONE)];
    let mut runs = 0;
    while let Some((state, chance)) = open.pop() {
        if is_shocked(&state) {
            count_end(w, s, &state, attacker, chance, &mut odds);
        } else {
            expand(w, &state, None, chance, &is_shocked, &mut runs, &mut |end, chance| add(&mut open, end, chance))?;
        }
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

fn shock_sheet(w: &World, s: &State, choice: &Choice, hex: Hex) -> Option<OddsSheet> {
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
        cells: shock_cells(w),
        ..OddsSheet::default()
    };
    let Some(odds) = shock_odds(w, s, choice, hex) else {
        sheet.notes.push(Text::key("rb61-odds-note-too-large"));
        return Some(sheet);
    };
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
    let engage = shock.attackers.filter(|unit| w.unit(*unit).recruit).map(|unit| Test::new(unit, TestCause::Engagement));
    let close = shock.attackers.map(|unit| Test::new(unit, TestCause::PreShock));
    let stand = shock.defenders.map(|unit| Test {
        flank: impact::is_flanked(w, s, shock, unit),
        ..Test::new(unit, TestCause::PreShock)
    });
    engage.chain(close).chain(stand).map(|test| die(w, s, &test)).collect()
}

/// The two result columns of every row that can come up.
fn shock_cells(w: &World) -> Vec<ChartCell> {
    let rows = 0..w.tables.shock.rows.len();
    let cell = |row, column| ChartCell { chart: "shock".to_owned(), row, column, faces: Vec::new() };
    rows.flat_map(|row| [cell(row, 0), cell(row, 1)]).collect()
}

/// What one roll led to: its class.
fn roll_class(event: &Event) -> Option<&'static str> {
    Some(match *event {
        Event::OrderDie { result: ChangeResult::Changed, .. } | Event::RegimentDie { changed: true, .. } => "changed",
        Event::OrderDie { result: ChangeResult::Kept, .. } => "kept",
        Event::OrderDie { result: ChangeResult::Halted, .. } => "halted",
        Event::OrderDie { result: ChangeResult::Lost, .. } => "activation-lost",
        Event::RegimentDie { .. } => "finished",
        Event::RallyDie { rallied, .. } => if rallied { "rallies" } else { "stays-disordered" },
        Event::ReleaseDie { released, .. } => if released { "released" } else { "stays-in-reserve" },
        Event::ConfusionDie { fires, .. } => if fires { "fires" } else { "holds-fire" },
        Event::Tested { passed, .. } => if passed { "passes" } else { "fails" },
        _ => return None,
    })
}

/// The sheet of a choice that throws one die: orders, rally, release, confusion, reaction.
fn roll_sheet(w: &World, s: &State, choice: &Choice) -> Option<OddsSheet> {
    let throws = matches!(
        choice,
        Choice::Order { .. } | Choice::Regiment { .. } | Choice::Rally(_) | Choice::Release | Choice::Test(_) | Choice::Face { .. }
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
            modifiers = before.filter_map(|event| match *event {
                Event::Modified { side, value, why } => Some(line(side, value, why)),
                _ => None,
            }).collect();
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
