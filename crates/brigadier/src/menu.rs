//! The short menu: which game, and who plays.

use std::io::{self, BufRead, Read};

use kernel::{BySide, Side, Text};
use shelf::{Lang, Shelf, Shelved, titles};

use crate::cli::{Seat, SettingArgs, option_pair};
use crate::failure::Failure;
use crate::out::Out;
use crate::voice::{self, Voice};

/// Longest line taken from the keyboard or a pipe.
const MAX_LINE: u64 = 4096;

/// Standard input, line by line.
pub struct Input {
    stdin: io::StdinLock<'static>,
}

impl Input {
    /// Takes hold of standard input.
    pub fn new() -> Input {
        Input { stdin: io::stdin().lock() }
    }

    /// Asks and waits for a line, without the blanks around it; `None` at the end of the input.
    pub fn ask(&mut self, prompt: &str, out: &mut Out) -> Result<Option<String>, Failure> {
        out.prompt(prompt)?;
        let mut bytes = Vec::new();
        let read = (&mut self.stdin).take(MAX_LINE).read_until(b'\n', &mut bytes);
        match read {
            Ok(0) | Err(_) => {
                out.line("")?;
                Ok(None)
            }
            Ok(_) => Ok(Some(String::from_utf8_lossy(&bytes).trim().to_owned())),
        }
    }
}

/// What was chosen from the menu.
pub struct Chosen {
    /// The language.
    pub lang: Lang,
    /// The game.
    pub setting: SettingArgs,
    /// Who plays.
    pub players: BySide<Seat>,
}

/// Goes through the menu; `None` if the input ends before it does.
pub fn choose(shelf: &Shelf, lang: Option<Lang>, input: &mut Input, out: &mut Out) -> Result<Option<Chosen>, Failure> {
    let mut menu = Menu { shelf, input, out };
    let lang = match lang {
        Some(lang) => Some(lang),
        None => menu.language()?,
    };
    let Some(lang) = lang else { return Ok(None) };
    let voice = Voice::new(shelf, lang);
    menu.rest(lang, &voice)
}

struct Menu<'a> {
    shelf: &'a Shelf,
    input: &'a mut Input,
    out: &'a mut Out,
}

impl Menu<'_> {
    fn language(&mut self) -> Result<Option<Lang>, Failure> {
        let default = voice::from_environment();
        self.out.line("  1  English\n  2  Français")?;
        let at = Lang::ALL.iter().position(|lang| *lang == default).unwrap_or(0);
        let picked = self.pick("Language / Langue", Lang::ALL.len(), at)?;
        Ok(picked.and_then(|index| Lang::ALL.get(index).copied()))
    }

    fn rest(&mut self, lang: Lang, voice: &Voice<'_>) -> Result<Option<Chosen>, Failure> {
        let Some(title) = self.title(voice)? else { return Ok(None) };
        let Some(scenario) = self.scenario(title, voice)? else { return Ok(None) };
        let Some(union) = self.seat(Side::Union, voice)? else { return Ok(None) };
        let Some(confederate) = self.seat(Side::Confederate, voice)? else { return Ok(None) };
        let Some(options) = self.options(title, voice)? else { return Ok(None) };
        let setting = SettingArgs { title: Some(title.id().to_owned()), scenario: Some(scenario), options };
        Ok(Some(Chosen { lang, setting, players: BySide::new(union, confederate) }))
    }

    /// Asks for one of `count` numbered things; an empty line takes the default.
    fn pick(&mut self, question: &str, count: usize, default: usize) -> Result<Option<usize>, Failure> {
        loop {
            let Some(answer) = self.input.ask(&format!("{question} [{}]: ", default + 1), self.out)? else {
                return Ok(None);
            };
            if answer.is_empty() {
                return Ok(Some(default));
            }
            match answer.parse::<usize>() {
                Ok(number) if (1..=count).contains(&number) => return Ok(Some(number - 1)),
                _ => self.out.line(format!("1 - {count}"))?,
            }
        }
    }

    fn title(&mut self, voice: &Voice<'_>) -> Result<Option<&'static dyn Shelved>, Failure> {
        let all = titles();
        for (title, number) in all.iter().zip(1..) {
            self.out.line(format!("  {number}  {}", voice.word(&format!("title-{}", title.id()))))?;
        }
        let picked = if all.len() == 1 { Some(0) } else { self.pick(&voice.word("ui-menu-title"), all.len(), 0)? };
        Ok(picked.and_then(|index| all.get(index).copied()))
    }

    fn scenario(&mut self, title: &dyn Shelved, voice: &Voice<'_>) -> Result<Option<String>, Failure> {
        let scenarios = title.scenarios(self.shelf.data())?;
        for (scenario, number) in scenarios.iter().zip(1..) {
            self.out.line(format!("  {number}  {}", voice.say(&scenario.name)))?;
        }
        let default = scenarios.iter().position(|scenario| scenario.id == "historical").unwrap_or(0);
        let picked = self.pick(&voice.word("ui-menu-scenario"), scenarios.len(), default)?;
        Ok(picked.and_then(|index| scenarios.get(index)).map(|scenario| scenario.id.clone()))
    }

    fn seat(&mut self, side: Side, voice: &Voice<'_>) -> Result<Option<Seat>, Failure> {
        let seats: Vec<Seat> = std::iter::once(Seat::Human).chain(shelf::Kind::OFFERED.map(Seat::Computer)).collect();
        for (seat, number) in seats.iter().zip(1..) {
            self.out.line(format!("  {number}  {}", voice.word(&format!("ui-player-{}", seat.id()))))?;
        }
        let question = voice.say(&Text::key("ui-menu-player").term("side", Text::key(format!("side-{side}.the"))));
        let picked = self.pick(&question, seats.len(), 0)?;
        Ok(picked.and_then(|index| seats.get(index).copied()))
    }

    /// Options one by one, until an empty line.
    fn options(&mut self, title: &dyn Shelved, voice: &Voice<'_>) -> Result<Option<Vec<(String, String)>>, Failure> {
        let table = title.options(self.shelf.data())?;
        let mut chosen = Vec::new();
        loop {
            let Some(answer) = self.input.ask(&format!("{}: ", voice.word("ui-menu-options")), self.out)? else {
                return Ok(None);
            };
            if answer.is_empty() {
                return Ok(Some(chosen));
            }
            if answer == "?" {
                for spec in &table.options {
                    self.out.line(format!("  {}={}", spec.id, spec.values.join("|")))?;
                }
                continue;
            }
            let known = |(id, value): &(String, String)| table.get(id).is_some_and(|spec| spec.values.contains(value));
            match option_pair(&answer).ok().filter(known) {
                Some(pair) => chosen.push(pair),
                None => self.out.line(voice.word("ui-menu-bad-option"))?,
            }
        }
    }
}
