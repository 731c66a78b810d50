//! `play`: a simple table at the terminal, or over a pipe.

use std::path::{Path, PathBuf};

use kernel::dice::DiceKey;
use kernel::game::{DiceAfter, UndoError};
use kernel::record::UNKNOWN;
use kernel::view::{ChoiceView, EventLine};
use kernel::{Board, BySide, Side, Text, Viewer};
use shelf::{Lang, Shelf, Table, TableError};

use crate::cli::{PlayArgs, Seat};
use crate::failure::Failure;
use crate::menu::{self, Input};
use crate::out::Out;
use crate::voice::{self, Voice};
use crate::{choices, files, odds, position, replay, screen, setting};

/// Choices listed at once; `list` shows the rest.
const LISTED: usize = 40;

/// Events shown by `log`.
const LOGGED: usize = 12;

/// Sets the table and plays.
pub fn run(args: &PlayArgs, shelf: &Shelf, lang: Option<Lang>, out: &mut Out) -> Result<(), Failure> {
    let mut input = Input::new();
    let asked = args.file.is_none() && args.players.is_none() && args.setting.scenario.is_none();
    let (lang, setting, players) = if asked && args.setting.title.is_none() {
        let Some(chosen) = menu::choose(shelf, lang, &mut input, out)? else { return Ok(()) };
        (chosen.lang, chosen.setting, chosen.players)
    } else {
        let players = args.players.unwrap_or(BySide::new(Seat::Human, Seat::Human));
        (lang.unwrap_or_else(voice::from_environment), args.setting.clone(), players)
    };
    let voice = Voice::new(shelf, lang);
    let key = dice_key(args.seed)?;
    let table = match &args.file {
        Some(path) => position::resume(path, &position::parse(path, &files::read(path)?)?, None, shelf, &voice, key)?,
        None => {
            let setting = setting::find(&setting, shelf)?;
            shelf.open(setting.title, &setting.setup, key)?
        }
    };
    let board = shelf.board(shelf.title(table.title())?)?;
    let mut session = Session::new(table, board, players, voice, seat_seed(key));
    session.play(&mut input, out)
}

/// The key of a game: from the seed, or from the system's random numbers.
fn dice_key(seed: Option<u64>) -> Result<DiceKey, Failure> {
    if let Some(seed) = seed {
        return Ok(DiceKey::for_game(seed, 0));
    }
    let mut key = [0; 32];
    getrandom::fill(&mut key).map_err(Failure::Random)?;
    Ok(DiceKey(key))
}

/// The computer players' seed. It follows from the commitment, which is no secret.
fn seat_seed(key: DiceKey) -> u64 {
    u64::from_str_radix(key.commitment().get(..16).unwrap_or_default(), 16).unwrap_or(0)
}

/// What a line typed at the table means.
enum Said<'a> {
    Number(usize),
    Undo(DiceAfter),
    Save(&'a str),
    Odds,
    Why(&'a str),
    Log,
    Map,
    List(&'a str),
    Score,
    Help,
    Quit,
    Choice(&'a str),
}

fn understand(line: &str) -> Said<'_> {
    if let Ok(number) = line.parse() {
        return Said::Number(number);
    }
    let (word, rest) = line.split_once(' ').map_or((line, ""), |(word, rest)| (word, rest.trim()));
    match (word, rest) {
        ("undo" | "u", "new") => Said::Undo(DiceAfter::New),
        ("undo" | "u", "") => Said::Undo(DiceAfter::Same),
        ("save", path) => Said::Save(path),
        ("odds", "") => Said::Odds,
        ("why", rule) => Said::Why(rule),
        ("log", "") => Said::Log,
        ("map" | "m", "") => Said::Map,
        ("list" | "l", filter) => Said::List(filter),
        ("score", "") => Said::Score,
        ("help" | "h" | "?", "") => Said::Help,
        ("quit" | "q" | "exit", "") => Said::Quit,
        _ => Said::Choice(line),
    }
}

struct Session<'a> {
    table: Box<dyn Table>,
    board: Board,
    players: BySide<Seat>,
    voice: Voice<'a>,
    /// Rules of the last refusal or events, for `why`.
    rules: Vec<String>,
    /// How many choices had been made when the game was last saved.
    saved: Option<usize>,
    /// True once the user has been warned about leaving without saving.
    warned: bool,
}

/// Whether to go on.
#[derive(PartialEq)]
enum Next {
    GoOn,
    Leave,
}

impl<'a> Session<'a> {
    fn new(mut table: Box<dyn Table>, board: Board, players: BySide<Seat>, voice: Voice<'a>, seed: u64) -> Session<'a> {
        for side in Side::BOTH {
            let computer = match players[side] {
                Seat::Human => None,
                Seat::Computer(kind) => Some((kind, seed)),
            };
            table.seat(side, computer);
        }
        Session { table, board, players, voice, rules: Vec::new(), saved: None, warned: false }
    }

    fn play(&mut self, input: &mut Input, out: &mut Out) -> Result<(), Failure> {
        out.line(self.voice.word("ui-welcome"))?;
        let mut shown_for = None;
        loop {
            if let Some(notation) = self.table.computer_choice() {
                self.computer_plays(&notation, out)?;
                continue;
            }
            let asked = self.table.to_choose();
            if shown_for != Some(asked) {
                self.map(out)?;
                shown_for = Some(asked);
            }
            let listed = self.table.choices();
            choices::print_asked(&self.table.asked(), &self.voice, out)?;
            self.list(&listed, "", out)?;
            if self.answer(&listed, input, out)? == Next::Leave {
                return Ok(());
            }
        }
    }

    /// Takes lines until one of them changes the game.
    fn answer(&mut self, listed: &[ChoiceView], input: &mut Input, out: &mut Out) -> Result<Next, Failure> {
        let made = self.table.log().len();
        loop {
            let Some(line) = input.ask("> ", out)? else {
                out.line(self.voice.word("ui-bye"))?;
                return Ok(Next::Leave);
            };
            if self.obey(&line, listed, out)? == Next::Leave {
                return Ok(Next::Leave);
            }
            if self.table.log().len() != made {
                return Ok(Next::GoOn);
            }
        }
    }

    fn obey(&mut self, line: &str, listed: &[ChoiceView], out: &mut Out) -> Result<Next, Failure> {
        let warned = std::mem::take(&mut self.warned);
        match (understand(line), listed) {
            (Said::Choice(""), [only]) => self.choose(&only.notation, out)?,
            (Said::Choice(""), _) => {}
            (Said::Number(number), _) => match number.checked_sub(1).and_then(|index| listed.get(index)) {
                Some(choice) => self.choose(&choice.notation, out)?,
                None => out.line(self.voice.word("ui-no-such-number"))?,
            },
            (Said::Choice(notation), _) => self.choose(notation, out)?,
            (Said::Undo(dice), _) => self.undo(dice, out)?,
            (Said::Save(path), _) => self.save(path, out)?,
            (Said::Odds, _) => self.odds(out)?,
            (Said::Why(rule), _) => self.why(rule, out)?,
            (Said::Log, _) => self.log(out)?,
            (Said::Map, _) => self.map(out)?,
            (Said::List(filter), _) => self.list(listed, if filter.is_empty() { "*" } else { filter }, out)?,
            (Said::Score, _) => self.score(out)?,
            (Said::Help, _) => out.line(self.voice.word("ui-help"))?,
            (Said::Quit, _) => return self.quit(warned, out),
        }
        Ok(Next::GoOn)
    }

    fn choose(&mut self, notation: &str, out: &mut Out) -> Result<(), Failure> {
        let made = self.table.made();
        match self.table.choose(notation) {
            Ok(()) => self.tell_since(made, out),
            Err(error) => {
                if let TableError::Refused(refusal) = &error {
                    self.rules = vec![refusal.rule.to_string()];
                }
                out.line(self.voice.table_error(&error))
            }
        }
    }

    fn computer_plays(&mut self, notation: &str, out: &mut Out) -> Result<(), Failure> {
        let made = self.table.made();
        self.table.choose(notation).map_err(|error| Failure::said(self.voice.table_error(&error)))?;
        for step in self.table.story(made, self.viewer()) {
            out.line(self.voice.says(step.side, step.notation.as_deref().unwrap_or(UNKNOWN)))?;
        }
        self.tell_since(made, out)
    }

    /// Who reads the terminal: while something is secret, the only person who plays, or whoever is asked.
    fn viewer(&self) -> Viewer {
        let people = BySide::new(self.players.union == Seat::Human, self.players.confederate == Seat::Human);
        Viewer::at_screen(people, self.table.to_choose().filter(|_| self.table.sealed()))
    }

    /// Tells what came of the choices after the first `made`.
    fn tell_since(&mut self, made: usize, out: &mut Out) -> Result<(), Failure> {
        let steps = self.table.story(made, self.viewer());
        steps.iter().try_for_each(|step| self.tell(&step.events, out))
    }

    fn tell(&mut self, events: &[EventLine], out: &mut Out) -> Result<(), Failure> {
        if !events.is_empty() {
            self.rules.clear();
        }
        for event in events {
            out.line(format!("  . {}", self.voice.say(&event.text)))?;
            if !self.rules.contains(&event.rule) {
                self.rules.push(event.rule.clone());
            }
        }
        Ok(())
    }

    /// The choices, all of them for `*`, or those that contain the filter.
    fn list(&self, listed: &[ChoiceView], filter: &str, out: &mut Out) -> Result<(), Failure> {
        let lines = listed.iter().zip(1..).map(|(choice, number)| choices::line(number, choice, &self.voice));
        let wanted = lines.filter(|line| filter.is_empty() || filter == "*" || line.contains(filter));
        let limit = if filter.is_empty() { LISTED } else { usize::MAX };
        wanted.take(limit).try_for_each(|line| out.line(line))?;
        let hidden = listed.len().saturating_sub(limit);
        if hidden > 0 {
            out.line(self.voice.say(&Text::key("ui-more").num("count", i64::try_from(hidden).unwrap_or(i64::MAX))))?;
        }
        Ok(())
    }

    fn map(&self, out: &mut Out) -> Result<(), Failure> {
        screen::print(&self.table.view(self.viewer()), &self.board, &self.voice, out)
    }

    /// Takes a choice back: freely where people play both sides, else up to the last die or hand-over.
    fn undo(&mut self, dice: DiceAfter, out: &mut Out) -> Result<(), Failure> {
        let both_human = self.players == BySide::new(Seat::Human, Seat::Human);
        let undone = match self.table.can_undo() {
            Ok(()) if dice == DiceAfter::Same => self.table.undo(),
            Err(error) if !both_human => Err(error),
            _ => match self.table.made().checked_sub(1) {
                Some(to) => self.table.undo_freely(to, dice),
                None => Err(UndoError::Nothing),
            },
        };
        match undone {
            Ok(()) => out.line(self.voice.word("ui-undone")),
            Err(error) => out.line(self.voice.word(undo_key(&error))),
        }
    }

    fn save(&mut self, path: &str, out: &mut Out) -> Result<(), Failure> {
        if path.is_empty() {
            return out.line(self.voice.word("ui-save-where"));
        }
        let players = BySide::new(self.players.union.id().to_owned(), self.players.confederate.id().to_owned());
        let record = self.table.record(players, Some(server::today()));
        let path: PathBuf = Path::new(path).to_owned();
        // A full disk must not end the game, so what is wrong is only told.
        match record.to_text().map_err(Failure::said).and_then(|text| Ok(files::write(&path, &text)?)) {
            Ok(()) => {
                self.saved = Some(self.table.log().len());
                out.line(self.voice.say(&Text::key("ui-saved").name("path", path.display().to_string())))
            }
            Err(failure) => out.line(self.voice.say(&Text::key("ui-not-saved").name("reason", failure.to_string()))),
        }
    }

    fn odds(&self, out: &mut Out) -> Result<(), Failure> {
        let combats = odds::all(self.table.as_ref());
        if combats.is_empty() {
            out.line(self.voice.word("ui-odds-none"))?;
        }
        for (notation, sheet) in &combats {
            out.line(format!("  {notation}"))?;
            odds::print_sheet(sheet, &self.voice, out)?;
        }
        Ok(())
    }

    /// The words of a rule, or of the rules that made the last things happen.
    fn why(&self, rule: &str, out: &mut Out) -> Result<(), Failure> {
        let rules: Vec<&str> =
            if rule.is_empty() { self.rules.iter().map(String::as_str).collect() } else { vec![rule] };
        if rules.is_empty() {
            return out.line(self.voice.word("ui-why-nothing"));
        }
        for id in rules {
            let words = self.voice.rule(id).unwrap_or_else(|| self.voice.word("ui-why-unknown"));
            out.line(format!("  {id}: {words}"))?;
        }
        Ok(())
    }

    fn log(&self, out: &mut Out) -> Result<(), Failure> {
        let from = self.table.made().saturating_sub(LOGGED);
        self.table.story(from, self.viewer()).iter().try_for_each(|step| replay::print_step(step, &self.voice, out))
    }

    fn score(&self, out: &mut Out) -> Result<(), Failure> {
        let verdict = self.table.verdict();
        out.line(format!("{} {}", self.voice.word("ui-score"), self.voice.outcome(&verdict)))?;
        verdict.reasons.iter().try_for_each(|reason| out.line(format!("  {}", self.voice.say(&reason.text))))
    }

    /// Leaves; warns once if something would be lost.
    fn quit(&mut self, warned: bool, out: &mut Out) -> Result<Next, Failure> {
        let unsaved = self.table.made() > 0 && self.saved != Some(self.table.log().len());
        if unsaved && !warned {
            self.warned = true;
            out.line(self.voice.word("ui-quit-unsaved"))?;
            return Ok(Next::GoOn);
        }
        out.line(self.voice.word("ui-bye"))?;
        Ok(Next::Leave)
    }
}

const fn undo_key(error: &UndoError) -> &'static str {
    match error {
        UndoError::Nothing | UndoError::TooMany { .. } => "ui-undo-nothing",
        UndoError::DieFell => "ui-undo-die",
        UndoError::OtherSide => "ui-undo-other-side",
        UndoError::GameOver => "ui-undo-over",
        UndoError::Broken(_) => "ui-undo-broken",
    }
}
