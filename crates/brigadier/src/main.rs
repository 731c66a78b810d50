//! The command line of Brigadier.

mod analyze;
mod arena;
mod book;
mod check;
mod choices;
mod cli;
mod failure;
mod files;
mod fit;
mod ledger;
mod manners;
mod menu;
mod odds;
mod out;
mod play;
mod position;
mod replay;
mod screen;
mod serve;
mod setting;
mod sim;
mod titles;
mod tune;
mod view;
mod voice;

use std::process::ExitCode;

use clap::{CommandFactory, Parser};
use shelf::{Data, Shelf};

use cli::{Cli, Command};
use failure::Failure;
use out::Out;
use voice::Voice;

fn main() -> ExitCode {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) => return cli::complain(&error),
    };
    let mut out = Out::new();
    let done = run(cli, &mut out).and_then(|()| out.finish());
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}

fn run(cli: Cli, out: &mut Out) -> Result<(), Failure> {
    let data = files::data(cli.data.as_deref())?;
    match cli.command {
        Some(Command::CheckData(args)) => check::run(&args, &data, out),
        Some(Command::Ledger(args)) => ledger::run(&args, out),
        Some(Command::Completions { shell }) => completions(shell, out),
        Some(command) => with_shelf(command, data, cli.lang, out),
        None => with_shelf(Command::Serve(cli::ServeArgs { open: true, ..Default::default() }), data, cli.lang, out),
    }
}

/// The commands that play, or look at, games.
fn with_shelf(command: Command, data: Data, lang: Option<shelf::Lang>, out: &mut Out) -> Result<(), Failure> {
    let shelf = Shelf::new(data.clone())?;
    let voice = Voice::new(&shelf, lang.unwrap_or_else(voice::from_environment));
    match command {
        Command::Titles(args) => titles::run(&args, &shelf, &voice, out),
        Command::Sim(args) => sim::run(&args, &shelf, &voice, out),
        Command::Arena(args) => arena::run(&args, &shelf, &voice, out),
        Command::Book(args) => book::run(&args, &shelf, out),
        Command::Fit(args) => fit::run(&args, &shelf, &voice, out),
        Command::Tune(args) => tune::run(&args, &shelf, &voice, out),
        Command::Analyze(args) => analyze::run(&args, &shelf, &voice, out),
        Command::Replay(args) => replay::run(&args, &shelf, &voice, out),
        Command::View(args) => view::run(&args, &shelf, &voice, out),
        Command::Choices(args) => choices::run(&args, &shelf, &voice, out),
        Command::Odds(args) => odds::run(&args, &shelf, &voice, out),
        Command::Serve(args) => serve::run(args, data, &voice, out),
        Command::Play(args) => play::run(&args, &shelf, lang, out),
        // Those that need no shelf were run before.
        _ => Ok(()),
    }
}

fn completions(shell: clap_complete::Shell, out: &mut Out) -> Result<(), Failure> {
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut Cli::command(), "brigadier", &mut script);
    out.bytes(&script)
}
