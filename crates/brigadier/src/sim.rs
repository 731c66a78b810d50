//! `sim`: many games between computer players.

use std::fs;
use std::io::IsTerminal;
use std::path::Path;
use std::time::Instant;

use indicatif::{ProgressBar, ProgressStyle};
use kernel::{BySide, Text};
use serde_json::{Value, json};
use shelf::{Plan, Shelf, Shelved, Totals};

use crate::cli::{HowOptions, SimArgs};
use crate::failure::Failure;
use crate::files;
use crate::out::Out;
use crate::setting;
use crate::voice::Voice;

/// Plays the games and tells what came of them.
pub fn run(args: &SimArgs, shelf: &Shelf, voice: &Voice<'_>, out: &mut Out) -> Result<(), Failure> {
    let setting = setting::find(&args.setting, shelf)?;
    let plan = Plan {
        setup: setting.setup,
        random_options: args.options_how == Some(HowOptions::Random),
        games: args.games,
        seed: args.seed,
        players: args.players,
        nodes: args.nodes,
        jobs: args.jobs.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, usize::from)),
    };
    let bar = progress_bar(args.games);
    let started = Instant::now();
    let totals = setting.title.simulate(shelf.data(), &plan, &|games| bar.inc(games))?;
    let seconds = started.elapsed().as_secs_f64().max(1e-9);
    bar.finish_and_clear();
    if let Some(folder) = &args.records {
        write_records(folder, setting.title, &plan, shelf)?;
    }
    let summary = Summary { title: setting.title.id(), plan: &plan, totals: &totals, seconds };
    if args.json {
        out.json(&summary.json())?
    } else {
        summary.print(voice, out)?
    }
    out.finish()?;
    check(&totals)
}

/// A bar on standard error, drawn only if that is a terminal.
fn progress_bar(games: u64) -> ProgressBar {
    if !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} games  {per_sec}  {eta} left");
    ProgressBar::new(games).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

fn write_records(folder: &Path, title: &dyn Shelved, plan: &Plan, shelf: &Shelf) -> Result<(), Failure> {
    fs::create_dir_all(folder).map_err(|error| files::FileError::Io { path: folder.to_owned(), error })?;
    for game in 0..plan.games {
        let table = title.simulate_one(shelf.data(), plan, game)?;
        let players = BySide::new(plan.players.union.to_string(), plan.players.confederate.to_string());
        let text = table.record(players, None).to_text().map_err(Failure::said)?;
        files::write(&folder.join(format!("game-{game}.record")), &text)?;
    }
    Ok(())
}

/// Games that do not end by the rules are a failure of ours, so the exit code says so.
fn check(totals: &Totals) -> Result<(), Failure> {
    if let Some(refusal) = &totals.first_refusal {
        return Err(Failure::said(format!("a listed choice was refused: {refusal}")));
    }
    match totals.games - totals.finished {
        0 => Ok(()),
        cut => Err(Failure::said(format!("{cut} games did not come to an end"))),
    }
}

struct Summary<'a> {
    title: &'static str,
    plan: &'a Plan,
    totals: &'a Totals,
    seconds: f64,
}

impl Summary<'_> {
    fn mean_choices(&self) -> f64 {
        if self.totals.games == 0 { 0.0 } else { self.totals.choices as f64 / self.totals.games as f64 }
    }

    fn json(&self) -> Value {
        let totals = self.totals;
        json!({
            "title": self.title,
            "scenario": self.plan.setup.scenario,
            "games": totals.games,
            "finished": totals.finished,
            "refused": totals.refused,
            "choices": totals.choices,
            "choices_per_second": totals.choices as f64 / self.seconds,
            "games_per_second": totals.games as f64 / self.seconds,
            "wins": totals.wins,
            "mean_choices_per_game": self.mean_choices(),
            "digest": totals.digest,
            "seed": self.plan.seed,
            "players": { "union": self.plan.players.union.id(), "confederate": self.plan.players.confederate.id() },
            "options": if self.plan.random_options { "random" } else { "fixed" },
            "jobs": self.plan.jobs,
            "seconds": self.seconds,
        })
    }

    fn print(&self, voice: &Voice<'_>, out: &mut Out) -> Result<(), Failure> {
        let totals = self.totals;
        let count = |number: u64| i64::try_from(number).unwrap_or(i64::MAX);
        let rate = |number: u64| (number as f64 / self.seconds) as i64;
        let head = Text::key("ui-sim-head")
            .name("title", self.title)
            .name("scenario", self.plan.setup.scenario.clone())
            .name("union", self.plan.players.union.id())
            .name("confederate", self.plan.players.confederate.id())
            .num("games", count(totals.games))
            .name("seed", self.plan.seed.to_string());
        let ended =
            Text::key("ui-sim-ended").num("finished", count(totals.finished)).num("refused", count(totals.refused));
        let wins = Text::key("ui-sim-wins")
            .num("union", count(totals.wins.union))
            .num("confederate", count(totals.wins.confederate))
            .num("draw", count(totals.wins.draw));
        let speed = Text::key("ui-sim-speed")
            .num("mean", self.mean_choices() as i64)
            .num("choices", rate(totals.choices))
            .num("games", rate(totals.games));
        let digest = Text::key("ui-sim-digest").name("digest", totals.digest.clone());
        [head, ended, wins, speed, digest].iter().try_for_each(|text| out.line(voice.say(text)))
    }
}
