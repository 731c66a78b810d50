//! `fit`: weights of the evaluation from games of the computer against itself.

use std::io::IsTerminal;
use std::path::Path;

use indicatif::{ProgressBar, ProgressStyle};
use kernel::Text;
use kernel::evaluation::{Card, Curve, Sheet};
use serde_json::json;
use shelf::{Fitting, Lessons, Plan, Shelf};

use crate::cli::FitArgs;
use crate::failure::Failure;
use crate::files;
use crate::out::Out;
use crate::setting;
use crate::voice::Voice;

/// Plays the games, fits, tells how good the weights are and writes them if asked to.
pub fn run(args: &FitArgs, shelf: &Shelf, voice: &Voice<'_>, out: &mut Out) -> Result<(), Failure> {
    let setting = setting::find(&args.setting, shelf)?;
    let scenario = setting.setup.scenario.clone();
    let plan = Plan {
        setup: setting.setup,
        random_options: false,
        games: args.games,
        seed: args.seed,
        players: args.players,
        nodes: args.nodes,
        jobs: args.jobs.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, usize::from)),
    };
    let bar = progress_bar(args.games);
    let lessons = Lessons { keep_weights: args.keep_weights, varied: args.varied };
    let mut fitting = setting.title.fit(shelf.data(), &plan, lessons, &|games| bar.inc(games))?;
    bar.finish_and_clear();
    let card = &mut fitting.fitted.card;
    let varied = if args.varied { ", varied" } else { "" };
    card.players = format!("{},{}{varied}", args.players.union, args.players.confederate);
    (card.games, card.seed) = (args.games, args.seed);
    round_off(card);
    if let Some(file) = &args.into {
        write_into(file, &scenario, &fitting, args.keep_weights)?;
    }
    match args.json {
        true => out.json(&json!({
            "title": setting.title.id(),
            "scenario": scenario,
            "card": fitting.fitted.card,
            "weights": weights(&fitting),
            "curve": curve(&fitting),
            "tenths": fitting.fitted.tenths,
        })),
        false => print(&fitting, voice, out),
    }
}

fn progress_bar(games: u64) -> ProgressBar {
    if !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} games  {eta} left");
    ProgressBar::new(games).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

fn weights(fitting: &Fitting) -> std::collections::BTreeMap<String, f64> {
    let names = fitting.terms.iter().map(|name| (*name).to_owned());
    names.zip(fitting.fitted.weights.iter().map(|weight| rounded(*weight))).collect()
}

fn curve(fitting: &Fitting) -> Curve {
    let points = fitting.fitted.curve.points().iter().map(|point| point.map(rounded)).collect();
    Curve::through(points).unwrap_or_default()
}

/// Five digits are more than such weights hold.
fn rounded(number: f64) -> f64 {
    (number * 1e5).round() / 1e5
}

fn round_off(card: &mut Card) {
    let numbers = [
        &mut card.log_loss,
        &mut card.log_loss_constant,
        &mut card.brier,
        &mut card.brier_constant,
        &mut card.reliability_error,
    ];
    numbers.into_iter().for_each(|number| *number = rounded(*number));
}

/// Writes what was found, with its card: the weights keep theirs if only the curve is new.
fn write_into(file: &Path, scenario: &str, fitting: &Fitting, curve_only: bool) -> Result<(), Failure> {
    let mut sheet = match file.exists() {
        true => toml::from_str::<Sheet>(&files::read(file)?).map_err(Failure::said)?,
        false => Sheet::default(),
    };
    let card = fitting.fitted.card.clone();
    if curve_only {
        sheet.curve_card.insert(scenario.to_owned(), card);
    } else {
        sheet.curve_card.remove(scenario);
        sheet.card.insert(scenario.to_owned(), card);
        sheet.weights.insert(scenario.to_owned(), weights(fitting));
    }
    sheet.curve.insert(scenario.to_owned(), curve(fitting));
    Ok(files::write(file, &toml::to_string(&sheet).map_err(Failure::said)?)?)
}

fn print(fitting: &Fitting, voice: &Voice<'_>, out: &mut Out) -> Result<(), Failure> {
    let card = &fitting.fitted.card;
    let count = |number: u64| i64::try_from(number).unwrap_or(i64::MAX);
    let number = |number: f64| format!("{number:.4}");
    out.line(
        voice.say(
            &Text::key("ui-fit-head")
                .num("games", count(card.games))
                .num("positions", count(card.positions))
                .num("tested", count(card.tested)),
        ),
    )?;
    out.line(
        voice.say(
            &Text::key("ui-fit-loss")
                .name("loss", number(card.log_loss))
                .name("constant", number(card.log_loss_constant))
                .name("brier", number(card.brier))
                .name("even", number(card.brier_constant))
                .name("gap", number(card.reliability_error)),
        ),
    )?;
    for (term, weight) in fitting.terms.iter().zip(&fitting.fitted.weights) {
        out.line(format!("{term:<24} {weight:>9.4}"))?;
    }
    for [sum, means] in fitting.fitted.curve.points() {
        out.line(voice.say(&Text::key("ui-fit-curve").name("sum", number(*sum)).name("means", number(*means))))?;
    }
    let tenths = fitting.fitted.tenths.iter().filter(|(positions, ..)| *positions > 0);
    tenths.into_iter().try_for_each(|(positions, foretold, came)| {
        let tenth = Text::key("ui-fit-tenth")
            .num("positions", count(*positions))
            .name("foretold", number(*foretold))
            .name("came", number(*came));
        out.line(voice.say(&tenth))
    })
}
