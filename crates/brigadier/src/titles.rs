//! `titles`: what there is to play.

use kernel::{OptionSpec, Text};
use serde_json::{Value, json};
use shelf::{Shelf, Shelved, titles};

use crate::cli::JsonArgs;
use crate::failure::Failure;
use crate::out::Out;
use crate::voice::Voice;

/// Lists titles, scenarios and options.
pub fn run(args: &JsonArgs, shelf: &Shelf, voice: &Voice<'_>, out: &mut Out) -> Result<(), Failure> {
    if args.json {
        let all = titles().iter().map(|title| describe(*title, shelf, voice)).collect::<Result<Vec<_>, _>>()?;
        return out.json(&json!({ "titles": all }));
    }
    for title in titles() {
        print(*title, shelf, voice, out)?;
    }
    Ok(())
}

fn describe(title: &dyn Shelved, shelf: &Shelf, voice: &Voice<'_>) -> Result<Value, Failure> {
    let id = title.id();
    let scenarios = title.scenarios(shelf.data())?;
    let options = title.options(shelf.data())?;
    let ids: Vec<&str> = scenarios.iter().map(|scenario| scenario.id.as_str()).collect();
    let option = |spec: &OptionSpec| {
        let applies: Vec<&str> = ids.iter().copied().filter(|id| spec.applies_to(id)).collect();
        json!({
            "id": spec.id,
            "name": voice.word(&format!("option-{id}-{}", spec.id)),
            "text": voice.word(&format!("option-{id}-{}.text", spec.id)),
            "values": spec.values,
            "default": spec.default,
            "scenarios": applies,
            "kind": spec.kind,
            "source": spec.source,
        })
    };
    Ok(json!({
        "title": id,
        "name": voice.word(&format!("title-{id}")),
        "rules_version": title.rules_version(),
        "data_digest": shelf.data().digest(id),
        "scenarios": voice.json(&scenarios),
        "options": options.options.iter().map(option).collect::<Vec<_>>(),
    }))
}

fn print(title: &dyn Shelved, shelf: &Shelf, voice: &Voice<'_>, out: &mut Out) -> Result<(), Failure> {
    let id = title.id();
    out.line(format!("{id}  {}", voice.word(&format!("title-{id}"))))?;
    out.line(format!("  {}", voice.word("ui-scenarios")))?;
    for scenario in title.scenarios(shelf.data())? {
        let turns = voice.say(&Text::key("ui-turns").num("count", scenario.turns));
        out.line(format!("    {:<14} {} ({turns})", scenario.id, voice.say(&scenario.name)))?;
    }
    out.line(format!("  {}", voice.word("ui-options")))?;
    for spec in title.options(shelf.data())?.options {
        out.line(format!("    {:<26} {}", spec.id, voice.word(&format!("option-{id}-{}", spec.id))))?;
        let mark = |value: &String| if *value == spec.default { format!("[{value}]") } else { value.clone() };
        let values: Vec<String> = spec.values.iter().map(mark).collect();
        let only = match spec.scenarios.as_slice() {
            [] => String::new(),
            some => format!("  ({})", some.join(", ")),
        };
        out.line(format!("    {:<26} {}{only}", "", values.join(" | ")))?;
    }
    Ok(())
}
