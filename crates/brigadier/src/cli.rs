//! What can be written on the command line.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::ExitCode;
use std::str::FromStr;

use clap::error::ErrorKind;
use clap::{Args, Parser, Subcommand, ValueEnum};
use kernel::{BySide, Side, Viewer};
use shelf::{Kind, Lang};

const EXAMPLES: &str = "\
Examples:
  brigadier                                      open the table in the browser
  brigadier serve --listen 127.0.0.1:1861        serve it where you say
  brigadier play --scenario free --players human,greedy
  brigadier sim --games 1000 --players greedy,random --seed 1
  brigadier arena random greedy --pairs 100 --until
  brigadier analyze game.record --quick          plans, luck and turning points
  brigadier choices --scenario historical        what may be done, and what it costs
  brigadier replay game.record --events --lang fr
  brigadier odds battle.toml --play 'target S07' --play 'join us_porter'

Without a command the table is served on this machine and opened in the browser; 'brigadier play'
plays at the terminal, with a short menu.";

/// Plays board wargames of the American Civil War with every rule enforced.
///
/// Brigadier lists what you may do, refuses what you may not and names the rule that forbids it,
/// rolls the dice, and keeps a record from which the whole game can be played again.
#[derive(Parser, Debug)]
#[command(name = "brigadier", version, after_help = EXAMPLES, max_term_width = 100)]
pub struct Cli {
    /// Language of all texts: en or fr. Without it the environment decides (LC_ALL, LC_MESSAGES, LANG)
    #[arg(long, global = true, value_name = "LANG")]
    pub lang: Option<Lang>,

    /// A folder of data of your own, laid over the data in the program: a file in it wins
    #[arg(long, global = true, value_name = "DIR")]
    pub data: Option<PathBuf>,

    /// What to do.
    #[command(subcommand)]
    pub command: Option<Command>,
}

/// The commands.
#[derive(Subcommand, Debug)]
pub enum Command {
    /// Serve the table in the browser
    Serve(ServeArgs),
    /// List titles, scenarios and options
    Titles(JsonArgs),
    /// Play a game at the terminal, against a computer player or another person
    Play(PlayArgs),
    /// Let computer players play many games and count the results
    Sim(SimArgs),
    /// Measure who is the stronger: pairs of games with sides swapped
    Arena(ArenaArgs),
    /// Search good set-ups for scenarios with free placement and write them into a book
    Book(BookArgs),
    /// Fit the evaluation of positions on games the computer plays against itself
    Fit(FitArgs),
    /// Tune what a side's scripted commander goes by on games against other players
    Tune(TuneArgs),
    /// Analyse a finished game: what plans gave away, what dice did
    Analyze(AnalyzeArgs),
    /// Play a record again and check that it ends in the same state
    Replay(ReplayArgs),
    /// Show a position as one side sees it
    View(ViewArgs),
    /// List every legal choice in a position, with costs and odds
    Choices(ChoicesArgs),
    /// Give the exact odds of the combats that can be fought in a position
    Odds(OddsArgs),
    /// Show which rules are proved by tests
    Ledger(LedgerArgs),
    /// Validate maps, scenarios, options, texts and ledgers
    CheckData(JsonArgs),
    /// Write completions for a shell to standard output
    Completions {
        /// The shell
        shell: clap_complete::Shell,
    },
}

/// Where to serve the table, and where to keep its games.
#[derive(Args, Debug, Default)]
pub struct ServeArgs {
    /// The address to listen on; without it, any free port of this machine
    #[arg(long, value_name = "ADDRESS:PORT")]
    pub listen: Option<SocketAddr>,

    /// The file games are kept in; without it, one in your data folder. 'memory' keeps nothing
    #[arg(long, value_name = "PATH")]
    pub store: Option<PathBuf>,

    /// Let other machines in. There are no accounts yet: whoever comes in may do everything
    #[arg(long)]
    pub allow_remote: bool,

    /// Take the page's files from a folder instead of the program, to work on them
    #[arg(long, value_name = "DIR")]
    pub web: Option<PathBuf>,

    /// Effort of a computer player's full search, in positions thought about; less for a slow machine
    #[arg(long, value_name = "N", value_parser = number)]
    pub nodes: Option<u64>,

    /// Open the table in the browser
    #[arg(long)]
    pub open: bool,
}

/// For commands that only have a form to choose.
#[derive(Args, Debug, Default)]
pub struct JsonArgs {
    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
}

/// Which game.
#[derive(Args, Debug, Default, Clone)]
pub struct SettingArgs {
    /// The title; see 'brigadier titles'. Without it, the first
    #[arg(long, value_name = "ID")]
    pub title: Option<String>,

    /// A scenario of the title, or the path of a scenario file
    #[arg(long, value_name = "ID|FILE")]
    pub scenario: Option<String>,

    /// Sets an option; may be repeated. See 'brigadier titles'
    #[arg(long = "option", value_name = "ID=VALUE", value_parser = option_pair)]
    pub options: Vec<(String, String)>,
}

/// Which position.
#[derive(Args, Debug, Default, Clone)]
pub struct PositionArgs {
    /// A record (the position at its end), or a scenario file (the position it sets up)
    #[arg(value_name = "FILE")]
    pub file: Option<PathBuf>,

    #[command(flatten)]
    pub setting: SettingArgs,

    /// Of a record, only the first N choices
    #[arg(long, value_name = "N", value_parser = number)]
    pub to: Option<u64>,

    /// Makes one more choice before looking; may be repeated
    #[arg(long = "play", value_name = "CHOICE")]
    pub play: Vec<String>,

    /// Seed of the dice that '--play' may roll
    #[arg(long, value_name = "N", default_value = "0", value_parser = number)]
    pub seed: u64,
}

/// `play`.
#[derive(Args, Debug, Default)]
#[command(after_help = "At the table, type the number of a choice or the choice itself; 'help' lists the commands.")]
pub struct PlayArgs {
    /// A record to go on from, as written by 'save'
    #[arg(value_name = "FILE")]
    pub file: Option<PathBuf>,

    #[command(flatten)]
    pub setting: SettingArgs,

    /// Who plays, Union first: human, random, greedy, level1 to level6
    #[arg(long, value_name = "UNION,CONFEDERATE", value_parser = seats)]
    pub players: Option<BySide<Seat>>,

    /// Seed of dice and computer players; without it they come from the system
    #[arg(long, value_name = "N", value_parser = number)]
    pub seed: Option<u64>,
}

/// `sim`.
#[derive(Args, Debug)]
#[command(after_help = "Totals and digest depend on the seed and on nothing else; not on --jobs.")]
pub struct SimArgs {
    #[command(flatten)]
    pub setting: SettingArgs,

    /// How many games
    #[arg(long, value_name = "N", default_value = "100", value_parser = number)]
    pub games: u64,

    /// Seed of dice, players and random options
    #[arg(long, value_name = "N", default_value = "1", value_parser = number)]
    pub seed: u64,

    /// Who plays, Union first: random, greedy, level1 to level6
    #[arg(long, value_name = "UNION,CONFEDERATE", default_value = "random,random", value_parser = kinds)]
    pub players: BySide<Kind>,

    /// Effort of a full search, in positions thought about
    #[arg(long, value_name = "N", default_value_t = commander::FULL_NODES, value_parser = number)]
    pub nodes: u64,

    /// On how many threads; without it, one for each core
    #[arg(long, value_name = "N", value_parser = jobs)]
    pub jobs: Option<usize>,

    /// 'random' draws every option that is not set, anew for each game
    #[arg(long = "options", value_name = "HOW")]
    pub options_how: Option<HowOptions>,

    /// Writes the record of every game into this folder
    #[arg(long, value_name = "DIR")]
    pub records: Option<PathBuf>,

    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
}

/// `arena`.
#[derive(Args, Debug)]
#[command(
    after_help = "Every player named is measured against all named before him. The same seed gives the same pairs, \
whatever --jobs says; with --until a match ends at the first pair at which the sequential test has decided."
)]
pub struct ArenaArgs {
    /// Two or more players, weakest first: random, greedy, level1 to level6
    #[arg(value_name = "PLAYER", num_args = 2.., required = true)]
    pub players: Vec<Kind>,

    #[command(flatten)]
    pub setting: SettingArgs,

    /// The number of the first pair, to fight a long match in parts
    #[arg(long, value_name = "N", default_value = "0", value_parser = number)]
    pub first: u64,

    /// The most pairs of games in a match
    #[arg(long, value_name = "N", default_value = "50", value_parser = number)]
    pub pairs: u64,

    /// Seed of dice and players
    #[arg(long, value_name = "N", default_value = "1", value_parser = number)]
    pub seed: u64,

    /// Effort of a full search, in positions thought about
    #[arg(long, value_name = "N", default_value_t = commander::FULL_NODES, value_parser = number)]
    pub nodes: u64,

    /// Measures each player only against so many of those named just before him
    #[arg(long, value_name = "N", default_value = "100", value_parser = span)]
    pub span: usize,

    /// Ends a match as soon as the sequential test has decided, after 20 pairs at least
    #[arg(long)]
    pub until: bool,

    /// Elo difference at or below which the test fails the first player
    #[arg(long, value_name = "ELO", default_value = "0", allow_hyphen_values = true)]
    pub low: f64,

    /// Elo difference at or above which the test passes him
    #[arg(long, value_name = "ELO", default_value = "50", allow_hyphen_values = true)]
    pub high: f64,

    /// On how many threads; without it, one for each core
    #[arg(long, value_name = "N", value_parser = jobs)]
    pub jobs: Option<usize>,

    /// Prints a line for every pair
    #[arg(long, conflicts_with = "json")]
    pub games: bool,

    /// Tells how the players behaved: rash attacks, idle units, open objectives
    #[arg(long)]
    pub conduct: bool,

    /// Tells how long the players thought; a measurement, not the same twice
    #[arg(long)]
    pub times: bool,

    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
}

/// `book`.
#[derive(Args, Debug)]
pub struct BookArgs {
    #[command(flatten)]
    pub setting: SettingArgs,

    /// How many set-ups the script draws up for each side
    #[arg(long, value_name = "N", default_value = "80", value_parser = number)]
    pub candidates: u64,

    /// Games each is tried in first; the better half is tried twice as often, and so on
    #[arg(long, value_name = "N", default_value = "10", value_parser = number)]
    pub games: u64,

    /// How many go into the book for each side
    #[arg(long, value_name = "N", default_value = "20", value_parser = number)]
    pub kept: u64,

    /// Seed of dice and players
    #[arg(long, value_name = "N", default_value = "1", value_parser = number)]
    pub seed: u64,

    /// The file to write, below 'commander/' in a data folder
    #[arg(long, value_name = "FILE")]
    pub into: PathBuf,
}

/// `fit`.
#[derive(Args, Debug)]
#[command(after_help = "Four games of five teach the weights, the fifth tests them. Weights are data: --into \
writes them into a file that 'data/commander/' or a folder given by --data may hold.")]
pub struct FitArgs {
    #[command(flatten)]
    pub setting: SettingArgs,

    /// How many games
    #[arg(long, value_name = "N", default_value = "1000", value_parser = number)]
    pub games: u64,

    /// Seed of dice and players
    #[arg(long, value_name = "N", default_value = "1", value_parser = number)]
    pub seed: u64,

    /// Who plays, Union first: random, greedy, level1 to level6
    #[arg(long, value_name = "UNION,CONFEDERATE", default_value = "level2,level2", value_parser = kinds)]
    pub players: BySide<Kind>,

    /// Effort of a full search, in positions thought about
    #[arg(long, value_name = "N", default_value_t = commander::FULL_NODES, value_parser = number)]
    pub nodes: u64,

    /// On how many threads; without it, one for each core
    #[arg(long, value_name = "N", value_parser = jobs)]
    pub jobs: Option<usize>,

    /// Let the players take up other orders than their best now and then, to learn what comes of them
    #[arg(long)]
    pub varied: bool,

    /// Keep the weights in use, and fit only what chance their sum means
    #[arg(long)]
    pub keep_weights: bool,

    /// Writes the weights and their card into this file, beside those of other scenarios
    #[arg(long, value_name = "FILE")]
    pub into: Option<PathBuf>,

    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
}

/// `tune`.
#[derive(Args, Debug)]
#[command(
    after_help = "Numbers are drawn in pairs that stray from the best known in opposite directions; what all pairs \
show together is the next step. What was found is then tested on other games against what there was, and --into writes it only if it \
is better beyond doubt: by more than two standard errors."
)]
pub struct TuneArgs {
    #[command(flatten)]
    pub setting: SettingArgs,

    /// A further scenario the same numbers are to serve; may be repeated
    #[arg(long = "with", value_name = "SCENARIO")]
    pub with: Vec<String>,

    /// Whose commander: union or confederate
    #[arg(long, value_name = "SIDE")]
    pub side: Side,

    /// Against whom, in turn: random, greedy, level1 to level6
    #[arg(long, value_name = "PLAYER", value_delimiter = ',', default_value = "level3")]
    pub against: Vec<Kind>,

    /// How often to draw and learn
    #[arg(long, value_name = "N", default_value = "12", value_parser = number)]
    pub rounds: u64,

    /// Pairs of draws in a round
    #[arg(long, value_name = "N", default_value = "800", value_parser = number)]
    pub pairs: u64,

    /// Games of each draw in each scenario
    #[arg(long, value_name = "N", default_value = "1", value_parser = number)]
    pub games: u64,

    /// Games in each scenario that test what was found
    #[arg(long, value_name = "N", default_value = "1000", value_parser = number)]
    pub tests: u64,

    /// Seed of dice and draws
    #[arg(long, value_name = "N", default_value = "1", value_parser = number)]
    pub seed: u64,

    /// On how many threads; without it, one for each core
    #[arg(long, value_name = "N", value_parser = jobs)]
    pub jobs: Option<usize>,

    /// Writes the numbers and their card into this file, beside those of other scenarios
    #[arg(long, value_name = "FILE")]
    pub into: Option<PathBuf>,

    /// Writes them for the searching levels alone; the scripted ones keep theirs
    #[arg(long)]
    pub searchers: bool,

    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
}

/// `analyze`.
#[derive(Args, Debug)]
#[command(
    after_help = "With --sim no record is read: computers play, nothing is searched for their plans, and luck, drift \
and forecasts of all games are summed up. The same seed gives the same figures, whatever --jobs says."
)]
pub struct AnalyzeArgs {
    /// The record of a finished game
    #[arg(value_name = "RECORD", required_unless_present = "sim", conflicts_with = "sim")]
    pub file: Option<PathBuf>,

    /// States a search may reach for each activation; 0 looks at dice and chances only
    #[arg(long, value_name = "N", value_parser = number, conflicts_with_all = ["quick", "deep"])]
    pub nodes: Option<u64>,

    /// A twentieth of what a player spends on each activation
    #[arg(long, conflicts_with = "deep")]
    pub quick: bool,

    /// Four times what a player spends
    #[arg(long)]
    pub deep: bool,

    /// Let computers play and sum up luck, drift and forecasts
    #[arg(long)]
    pub sim: bool,

    #[command(flatten)]
    pub setting: SettingArgs,

    /// How many games
    #[arg(long, value_name = "N", default_value = "200", value_parser = number, conflicts_with = "file")]
    pub games: u64,

    /// Seed of dice and players
    #[arg(long, value_name = "N", default_value = "1", value_parser = number, conflicts_with = "file")]
    pub seed: u64,

    /// Who plays, Union first: random, greedy, level1 to level6
    #[arg(long, value_name = "UNION,CONFEDERATE", default_value = "level3,level3", value_parser = kinds, conflicts_with = "file")]
    pub players: BySide<Kind>,

    /// On how many threads; without it, one for each core
    #[arg(long, value_name = "N", value_parser = jobs, conflicts_with = "file")]
    pub jobs: Option<usize>,

    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
}

/// How options that are not set are chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum HowOptions {
    /// By their defaults.
    Default,
    /// Drawn from the seed, anew for each game.
    Random,
}

/// `replay`.
#[derive(Args, Debug)]
pub struct ReplayArgs {
    /// The record
    pub file: PathBuf,

    /// Stop after the first N choices
    #[arg(long, value_name = "N", value_parser = number)]
    pub to: Option<u64>,

    /// Tell the story: every choice with its dice and what came of it
    #[arg(long)]
    pub events: bool,

    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
}

/// `view`.
#[derive(Args, Debug)]
pub struct ViewArgs {
    #[command(flatten)]
    pub position: PositionArgs,

    /// Who looks: union, confederate, spectator or referee
    #[arg(long, value_name = "VIEWER", default_value = "referee")]
    pub viewer: Viewer,

    /// Print one JSON object, as described in docs/view.md
    #[arg(long)]
    pub json: bool,
}

/// `choices`.
#[derive(Args, Debug)]
pub struct ChoicesArgs {
    #[command(flatten)]
    pub position: PositionArgs,

    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
}

/// `odds`.
#[derive(Args, Debug)]
#[command(after_help = "Use --play to declare an attack first: --play 'target S07' --play 'join us_porter'.")]
pub struct OddsArgs {
    #[command(flatten)]
    pub position: PositionArgs,

    /// Only this choice, for instance 'resolve'; without it, every combat that can be fought now
    #[arg(long, value_name = "CHOICE")]
    pub choice: Option<String>,

    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
}

/// `ledger`.
#[derive(Args, Debug)]
pub struct LedgerArgs {
    /// Scan the tests and write docs/rules/index.json; run from the root of the repository
    #[arg(long)]
    pub write_index: bool,

    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
}

/// Who sits at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seat {
    /// A person.
    Human,
    /// A computer player.
    Computer(Kind),
}

impl Seat {
    /// The word for it.
    pub const fn id(self) -> &'static str {
        match self {
            Seat::Human => "human",
            Seat::Computer(kind) => kind.id(),
        }
    }
}

impl FromStr for Seat {
    type Err = String;

    fn from_str(word: &str) -> Result<Seat, String> {
        if word == "human" {
            return Ok(Seat::Human);
        }
        word.parse()
            .map(Seat::Computer)
            .map_err(|_| format!("'{word}' is no player; say 'human', 'random', 'greedy' or 'level1' to 'level6'"))
    }
}

fn pair<T: FromStr<Err = E>, E: ToString>(text: &str, example: &str) -> Result<BySide<T>, String> {
    let both = text.split_once(',').filter(|(_, second)| !second.contains(','));
    let (union, confederate) = both.ok_or_else(|| format!("name two players, Union first: {example}"))?;
    let read = |word: &str| word.trim().parse::<T>().map_err(|error| error.to_string());
    Ok(BySide::new(read(union)?, read(confederate)?))
}

fn kinds(text: &str) -> Result<BySide<Kind>, String> {
    pair(text, "greedy,random")
}

fn seats(text: &str) -> Result<BySide<Seat>, String> {
    pair(text, "human,greedy")
}

fn number(text: &str) -> Result<u64, String> {
    text.parse().map_err(|_| format!("a whole number from 0 to {} is needed", u64::MAX))
}

fn span(text: &str) -> Result<usize, String> {
    text.parse().ok().filter(|span| (1..=100).contains(span)).ok_or_else(|| "say a number from 1 to 100".to_owned())
}

fn jobs(text: &str) -> Result<usize, String> {
    text.parse().ok().filter(|jobs| (1..=1024).contains(jobs)).ok_or_else(|| "say a number from 1 to 1024".to_owned())
}

/// `id=value`, as on the command line and in the menu.
pub fn option_pair(text: &str) -> Result<(String, String), String> {
    let (id, value) = text.split_once('=').ok_or("an option is set as id=value")?;
    Ok((id.trim().to_owned(), value.trim().to_owned()))
}

/// Reports what clap found wrong in one line; help and version go to standard output.
pub fn complain(error: &clap::Error) -> ExitCode {
    let helps = matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion);
    if helps {
        // A reader who closes the pipe early has seen enough.
        let _ = error.print();
        return ExitCode::SUCCESS;
    }
    let text = error.to_string();
    let told =
        |line: &&str| !line.is_empty() && !line.starts_with("Usage:") && !line.starts_with("For more information");
    let lines: Vec<&str> = text.lines().map(str::trim).filter(told).collect();
    let message = lines.join(" ").replace(" tip: ", "; ");
    eprintln!("brigadier: {}", message.strip_prefix("error: ").unwrap_or(&message));
    ExitCode::from(2)
}
