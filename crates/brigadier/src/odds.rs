//! `odds`: the exact chances of a combat, with every modifier.

use kernel::Text;
use kernel::view::{DieChance, LossRange, Modifier, OddsOutcome, OddsSheet, TakenRange};
use serde_json::{Value, json};
use shelf::{Shelf, Table};

use crate::choices::{asked_json, print_asked};
use crate::cli::OddsArgs;
use crate::failure::Failure;
use crate::out::Out;
use crate::position;
use crate::voice::Voice;

/// Shows the odds of one choice, or of every combat that can be fought now.
pub fn run(args: &OddsArgs, shelf: &Shelf, voice: &Voice<'_>, out: &mut Out) -> Result<(), Failure> {
    let table = position::open(&args.position, shelf, voice)?;
    let sheets = match &args.choice {
        Some(choice) => vec![one(table.as_ref(), choice)?],
        None => all(table.as_ref()),
    };
    if args.json {
        let combat = |(notation, sheet): &(String, OddsSheet)| -> Value {
            let mut value = voice.json(sheet);
            value["notation"] = json!(notation);
            value
        };
        let combats: Vec<Value> = sheets.iter().map(combat).collect();
        return out.json(&json!({ "asked": asked_json(&table.asked(), voice), "combats": combats }));
    }
    print_asked(&table.asked(), voice, out)?;
    if sheets.is_empty() {
        out.line(voice.word("ui-odds-none"))?;
    }
    for (notation, sheet) in &sheets {
        out.line(notation)?;
        print_sheet(sheet, voice, out)?;
    }
    Ok(())
}

fn one(table: &dyn Table, notation: &str) -> Result<(String, OddsSheet), Failure> {
    let sheet = table.odds(notation).map_err(Failure::said)?;
    let sheet = sheet.ok_or_else(|| {
        let fought = all(table).into_iter().map(|(notation, _)| format!("'{notation}'")).collect::<Vec<_>>();
        let right = if fought.is_empty() {
            "no choice here is; declare an attack with --play first".to_owned()
        } else {
            format!("these are: {}", fought.join(", "))
        };
        Failure::said(format!("'{notation}' is no combat that can be fought here; {right}"))
    })?;
    Ok((notation.to_owned(), sheet))
}

/// The combats that can be fought now.
pub fn all(table: &dyn Table) -> Vec<(String, OddsSheet)> {
    let sheet = |notation: String| table.odds(&notation).ok().flatten().map(|sheet| (notation, sheet));
    table.choices().into_iter().filter_map(|choice| sheet(choice.notation)).collect()
}

/// Prints a sheet as a table.
pub fn print_sheet(sheet: &OddsSheet, voice: &Voice<'_>, out: &mut Out) -> Result<(), Failure> {
    section("ui-odds-modifiers", &sheet.modifiers, voice, out, modifier)?;
    section("ui-odds-dice", &sheet.dice, voice, out, die)?;
    if !sheet.outcomes.is_empty() {
        out.line(format!("      {}", voice.word("ui-odds-outcomes")))?;
        print_outcomes(&sheet.outcomes, 8, voice, out)?;
    }
    section("ui-odds-losses", &sheet.losses, voice, out, loss)?;
    section("ui-odds-taken", &sheet.taken, voice, out, taken)?;
    section("ui-odds-notes", &sheet.notes, voice, out, |note, voice| voice.say(note))
}

fn section<T>(
    heading: &str,
    rows: &[T],
    voice: &Voice<'_>,
    out: &mut Out,
    row: impl Fn(&T, &Voice<'_>) -> String,
) -> Result<(), Failure> {
    if rows.is_empty() {
        return Ok(());
    }
    out.line(format!("      {}", voice.word(heading)))?;
    rows.iter().try_for_each(|one| out.line(format!("        {}", row(one, voice))))
}

fn modifier(modifier: &Modifier, voice: &Voice<'_>) -> String {
    let (side, label) = (voice.side(modifier.side), voice.say(&modifier.label));
    format!("{side:<14} {:>+3}  {label}  [{}]", modifier.value, modifier.rule)
}

fn die(die: &DieChance, voice: &Voice<'_>) -> String {
    let on = voice.say(&Text::key("ui-odds-die").num("face", die.succeeds_on));
    format!("{:<14} {}: {}, {on}  [{}]", voice.side(die.side), die.unit, voice.id("purpose", &die.purpose), die.rule)
}

fn loss(loss: &LossRange, voice: &Voice<'_>) -> String {
    format!("{:<14} {}", voice.side(loss.side), range(loss.min, loss.max, |value| format!("{value:.2}")))
}

fn taken(taken: &TakenRange, _: &Voice<'_>) -> String {
    format!("{:<14} {}", taken.place, range(taken.min, taken.max, percent))
}

fn range(min: f64, max: f64, show: impl Fn(f64) -> String) -> String {
    let (low, high) = (show(min), show(max));
    if low == high { low } else { format!("{low} - {high}") }
}

fn percent(probability: f64) -> String {
    format!("{:.1} %", probability * 100.0)
}

/// Results with their chances, and below each what a player then may choose.
fn print_outcomes(outcomes: &[OddsOutcome], indent: usize, voice: &Voice<'_>, out: &mut Out) -> Result<(), Failure> {
    let labels: Vec<String> = outcomes.iter().map(|outcome| voice.say(&outcome.label)).collect();
    let width = labels.iter().map(|label| label.chars().count()).max().unwrap_or(0);
    for (outcome, label) in outcomes.iter().zip(labels) {
        let row = format!("{:indent$}{label:<width$} {:>9} {:>8}", "", outcome.exact, percent(outcome.probability));
        out.line(row)?;
        let Some(branch) = &outcome.then else { continue };
        let prompt = voice.say(&branch.prompt);
        let question = branch.side.map_or_else(|| prompt.clone(), |side| voice.says(side, prompt.clone()));
        out.line(format!("{:indent$}  {question}", ""))?;
        for option in &branch.options {
            out.line(format!("{:indent$}    {}: {}", "", option.notation, voice.say(&option.label)))?;
            print_outcomes(&option.outcomes, indent + 6, voice, out)?;
        }
    }
    Ok(())
}
