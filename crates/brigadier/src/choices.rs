//! `choices`: who is asked what, and everything that may be answered.

use kernel::view::{ChoiceView, Cost, OddsSheet};
use kernel::{Asked, Text};
use serde_json::{Value, json};
use shelf::{Shelf, Table};

use crate::cli::ChoicesArgs;
use crate::failure::Failure;
use crate::odds;
use crate::out::Out;
use crate::position;
use crate::voice::Voice;

/// Lists every legal choice, with costs and odds.
pub fn run(args: &ChoicesArgs, shelf: &Shelf, voice: &Voice<'_>, out: &mut Out) -> Result<(), Failure> {
    let table = position::open(&args.position, shelf, voice)?;
    if args.json {
        return out.json(&as_json(table.as_ref(), voice));
    }
    print_asked(&table.asked(), voice, out)?;
    for (choice, number) in table.choices().iter().zip(1..) {
        out.line(line(number, choice, voice))?;
        if let Some(sheet) = sheet(table.as_ref(), choice) {
            odds::print_sheet(&sheet, voice, out)?;
        }
    }
    Ok(())
}

fn sheet(table: &dyn Table, choice: &ChoiceView) -> Option<OddsSheet> {
    table.odds(&choice.notation).ok().flatten()
}

fn as_json(table: &dyn Table, voice: &Voice<'_>) -> Value {
    let choices = table.choices();
    let choices: Vec<Value> = choices.iter().map(|choice| choice_json(table, choice, voice)).collect();
    json!({ "asked": asked_json(&table.asked(), voice), "choices": choices })
}

/// Who is asked what; in a finished game nobody, and the outcome.
pub fn asked_json(asked: &Asked, voice: &Voice<'_>) -> Value {
    match asked {
        Asked::Choose { side, prompt } => json!({ "side": side, "prompt": voice.say(prompt) }),
        Asked::Over(outcome) => {
            json!({ "side": null, "prompt": voice.outcome(outcome), "outcome": voice.json(outcome) })
        }
    }
}

/// A choice with its cost and odds where they apply.
fn choice_json(table: &dyn Table, choice: &ChoiceView, voice: &Voice<'_>) -> Value {
    let mut value = voice.json(choice);
    if let Some(object) = value.as_object_mut() {
        if choice.cost.is_none() {
            object.remove("cost");
        }
        if let Some(sheet) = sheet(table, choice) {
            object.insert("odds".to_owned(), voice.json(&sheet));
        }
    }
    value
}

/// Prints the question, or the outcome.
pub fn print_asked(asked: &Asked, voice: &Voice<'_>, out: &mut Out) -> Result<(), Failure> {
    match asked {
        Asked::Choose { side, prompt } => out.line(voice.says(*side, voice.say(prompt))),
        Asked::Over(outcome) => {
            out.line(voice.outcome(outcome))?;
            outcome.reasons.iter().try_for_each(|reason| out.line(format!("  {}", voice.say(&reason.text))))
        }
    }
}

/// One numbered choice in one line.
pub fn line(number: usize, choice: &ChoiceView, voice: &Voice<'_>) -> String {
    let label = choice.label.as_ref().map(|label| voice.say(label)).unwrap_or_default();
    let cost = choice.cost.as_ref().map(|cost| format!("  {}", cost_words(cost, voice))).unwrap_or_default();
    format!("{number:>4}  {:<24} {label}{cost}  [{}]", choice.notation, choice.rule)
}

fn cost_words(cost: &Cost, voice: &Voice<'_>) -> String {
    let mut words = voice.say(&Text::key("ui-cost").num("points", cost.points));
    if let Some(left) = cost.left {
        words += &format!(", {}", voice.say(&Text::key("ui-cost-left").num("left", left)));
    }
    if cost.fatigue > 0 {
        words += &format!(", {}", voice.say(&Text::key("ui-cost-fatigue").num("fatigue", cost.fatigue)));
    }
    let reasons: Vec<String> = cost.reasons.iter().map(|reason| voice.say(&reason.text)).collect();
    if reasons.is_empty() { format!("({words})") } else { format!("({words}: {})", reasons.join(", ")) }
}
