//! `tune`: what a side's scripted commander goes by, from games.

use std::collections::BTreeMap;
use std::io::IsTerminal;
use std::path::Path;

use indicatif::{ProgressBar, ProgressStyle};
use kernel::Text;
use kernel::evaluation::Sheet;
use serde_json::json;
use shelf::{Drill, Drilled, Shelf};

use crate::cli::TuneArgs;
use crate::failure::Failure;
use crate::files;
use crate::out::Out;
use crate::setting::{self, Setting};
use crate::voice::Voice;

/// So many standard errors are beyond doubt.
const BEYOND_DOUBT: f64 = 2.0;
/// Fewer games than this prove nothing.
const ENOUGH: u64 = 100;
/// What lies this near to its plain value is left at it.
const NEAR: f64 = 0.03;

/// Plays the games, tells what was found, and writes it if asked to and if it is better.
pub fn run(args: &TuneArgs, shelf: &Shelf, voice: &Voice<'_>, out: &mut Out) -> Result<(), Failure> {
    let setting = setting::find(&args.setting, shelf)?;
    let drill = drill(args, &setting);
    let games = 2 * (drill.rounds * args.pairs * drill.games + drill.tests) * drill.setups.len() as u64;
    let bar = progress_bar(games);
    let drilled = setting.title.tune(shelf.data(), &drill, &|games| bar.inc(games))?;
    bar.finish_and_clear();
    if drilled.all.is_empty() {
        return Err(Failure::said(format!("{} has nothing to tune", setting.title.id())));
    }
    let gain = drilled.card.share - drilled.card.before;
    let better = drilled.card.tested >= ENOUGH && gain > BEYOND_DOUBT * drilled.card.error;
    if let Some(file) = args.into.as_ref().filter(|_| better) {
        write_into(file, args, &drill, &drilled)?;
    }
    match args.json {
        true => out.json(&json!({
            "title": setting.title.id(),
            "scenarios": drill.setups.iter().map(|setup| &setup.scenario).collect::<Vec<_>>(),
            "side": args.side,
            "card": drilled.card,
            "better": better,
            "leanings": numbers(&drilled),
        })),
        false => print(&drilled, better, voice, out),
    }
}

fn drill(args: &TuneArgs, setting: &Setting) -> Drill {
    let mut setups = vec![setting.setup.clone()];
    for scenario in &args.with {
        setups.push(kernel::Setup { scenario: scenario.clone(), ..setting.setup.clone() });
    }
    Drill {
        setups,
        side: args.side,
        against: args.against.clone(),
        rounds: args.rounds,
        pairs: usize::try_from(args.pairs).unwrap_or(usize::MAX),
        games: args.games,
        tests: args.tests,
        seed: args.seed,
        jobs: args.jobs.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, usize::from)),
    }
}

fn progress_bar(games: u64) -> ProgressBar {
    if !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} games  {eta} left");
    ProgressBar::new(games).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

/// What was found and is not near enough to the plain value to be left out.
fn numbers(drilled: &Drilled) -> BTreeMap<String, f64> {
    let found = drilled.all.iter().zip(&drilled.numbers);
    let other = found.filter(|(leaning, number)| (**number / leaning.plain).ln().abs() > NEAR);
    other.map(|(leaning, number)| (leaning.id(), *number)).collect()
}

fn write_into(file: &Path, args: &TuneArgs, drill: &Drill, drilled: &Drilled) -> Result<(), Failure> {
    let mut sheet = match file.exists() {
        true => toml::from_str::<Sheet>(&files::read(file)?).map_err(Failure::said)?,
        false => Sheet::default(),
    };
    let (table, cards) = match args.searchers {
        true => (&mut sheet.searchers, &mut sheet.searchers_tuned),
        false => (&mut sheet.leanings, &mut sheet.tuned),
    };
    let side = args.side.id().to_owned();
    for setup in &drill.setups {
        table.entry(setup.scenario.clone()).or_default().insert(side.clone(), numbers(drilled));
        cards.entry(setup.scenario.clone()).or_default().insert(side.clone(), drilled.card.clone());
    }
    Ok(files::write(file, &toml::to_string(&sheet).map_err(Failure::said)?)?)
}

fn print(drilled: &Drilled, better: bool, voice: &Voice<'_>, out: &mut Out) -> Result<(), Failure> {
    let card = &drilled.card;
    let count = |number: u64| i64::try_from(number).unwrap_or(i64::MAX);
    let number = |number: f64| format!("{number:.4}");
    let head = Text::key("ui-tune-head").num("games", count(card.games)).num("tested", count(card.tested));
    out.line(voice.say(&head))?;
    let said = Text::key(if better { "ui-tune-better" } else { "ui-tune-no-better" })
        .name("share", number(card.share))
        .name("before", number(card.before))
        .name("error", number(card.error));
    out.line(voice.say(&said))?;
    for (leaning, found) in drilled.all.iter().zip(&drilled.numbers) {
        out.line(format!("{:<24} {found:>9.4} {:>9.4}", leaning.id(), leaning.plain))?;
    }
    Ok(())
}
