//! Every message the rules can name exists in both languages, gets the arguments it uses, and every rule
//! cited is in the ledger.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test stops where something is wrong")]

mod common;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use bull_run_1861::event::MarkerLoss;
use bull_run_1861::{BullRun1861, Event, State, World};
use kernel::dice::LiveDice;
use kernel::text::Arg;
use kernel::view::{ChoiceView, EventLine, OddsOutcome, OddsSheet, Reason, View};
use kernel::{Asked, Dice, Purpose, Side, Text, Title, Viewer};

const LANGUAGES: [&str; 2] = ["en", "fr"];

fn project(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path)
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
}

/// Messages of a language with the arguments each one uses.
type Messages = BTreeMap<String, BTreeSet<String>>;

fn messages(language: &str, file: impl Fn(&str) -> bool) -> Messages {
    let mut messages = Messages::new();
    for entry in fs::read_dir(project(&format!("data/text/{language}"))).unwrap().flatten() {
        let name = entry.file_name().to_string_lossy().into_owned();
        if name.ends_with(".ftl") && file(&name) {
            scan(&read(&entry.path()), &mut messages);
        }
    }
    messages
}

/// A message begins at the left margin with `id =`; whatever is indented below belongs to it.
fn scan(text: &str, messages: &mut Messages) {
    let mut current = None;
    for line in text.lines() {
        let at_margin = line.starts_with(|c: char| c.is_ascii_lowercase());
        if at_margin && let Some((id, _)) = line.split_once(" =") {
            assert!(messages.insert(id.to_owned(), BTreeSet::new()).is_none(), "{id} is there twice");
            current = Some(id.to_owned());
        } else if line.starts_with('#') {
            current = None;
        }
        if let Some(used) = current.as_ref().and_then(|id| messages.get_mut(id)) {
            used.extend(line.split("{ $").skip(1).map(variable));
        }
    }
}

fn variable(after: &str) -> String {
    after.chars().take_while(|c| c.is_ascii_alphanumeric()).collect()
}

/// Ids in the first column of the ledger.
fn ledger() -> BTreeSet<String> {
    let rows = read(&project("docs/rules/bull-run-1861.csv"));
    rows.lines().filter_map(|row| row.split_once(',')).map(|(id, _)| id.to_owned()).collect()
}

/// What was said and cited, the arguments being those that every use of a key had.
#[derive(Default)]
struct Heard {
    texts: BTreeMap<String, BTreeSet<String>>,
    rules: BTreeSet<String>,
}

impl Heard {
    fn text(&mut self, text: &Text) {
        let given: BTreeSet<String> = text.args.keys().map(|name| (*name).to_owned()).collect();
        let known = self.texts.entry(text.key.clone()).or_insert_with(|| given.clone());
        known.retain(|name| given.contains(name));
        text.args.values().for_each(|arg| self.arg(arg));
    }

    fn arg(&mut self, arg: &Arg) {
        match arg {
            Arg::Term(text) => self.text(text),
            Arg::List(items) => items.iter().for_each(|item| self.arg(item)),
            Arg::Number(_) | Arg::Name(_) => {}
        }
    }

    fn rule(&mut self, rule: &str) {
        if !self.rules.contains(rule) {
            self.rules.insert(rule.to_owned());
        }
    }

    fn line(&mut self, line: &EventLine) {
        self.text(&line.text);
        self.rule(&line.rule);
    }

    fn reason(&mut self, reason: &Reason) {
        self.text(&reason.text);
        self.rule(&reason.rule);
    }

    fn asked(&mut self, asked: &Asked) {
        match asked {
            Asked::Choose { prompt, .. } => self.text(prompt),
            Asked::Over(outcome) => outcome.reasons.iter().for_each(|line| self.line(line)),
        }
    }

    fn view(&mut self, view: &View) {
        self.asked(&view.asked);
        for track in &view.tracks {
            self.text(&track.label);
            track.shows.iter().for_each(|text| self.text(text));
        }
        let on_places = view.places.iter().flat_map(|place| &place.markers);
        let on_counters = view.counters.iter().flat_map(|counter| &counter.markers);
        on_places.chain(on_counters).for_each(|marker| self.text(&marker.label));
        view.choices.iter().for_each(|choice| self.choice(choice));
    }

    fn choice(&mut self, choice: &ChoiceView) {
        self.rule(&choice.rule);
        choice.label.iter().for_each(|text| self.text(text));
        choice.cost.iter().flat_map(|cost| &cost.reasons).for_each(|reason| self.reason(reason));
    }

    fn sheet(&mut self, sheet: &OddsSheet) {
        for modifier in &sheet.modifiers {
            self.text(&modifier.label);
            self.rule(&modifier.rule);
        }
        sheet.dice.iter().for_each(|die| self.rule(&die.rule));
        sheet.notes.iter().for_each(|note| self.text(note));
        sheet.outcomes.iter().for_each(|outcome| self.outcome(outcome));
    }

    fn outcome(&mut self, outcome: &OddsOutcome) {
        self.text(&outcome.label);
        if let Some(branch) = &outcome.then {
            self.text(&branch.prompt);
            for option in &branch.options {
                self.text(&option.label);
                option.outcomes.iter().for_each(|outcome| self.outcome(outcome));
            }
        }
    }

    fn bars(&mut self) {
        for bar in bars() {
            self.text(&Text::key(bar));
        }
    }

    fn check(&self) {
        for language in LANGUAGES {
            let messages = messages(language, |_| true);
            for (key, given) in &self.texts {
                let used = messages.get(key).unwrap_or_else(|| panic!("{language}: there is no message {key}"));
                let missing: Vec<&String> = used.difference(given).collect();
                assert!(missing.is_empty(), "{language}: {key} uses {missing:?} and is given {given:?}");
            }
        }
        let ledger = ledger();
        let unknown: Vec<&String> = self.rules.difference(&ledger).collect();
        assert!(unknown.is_empty(), "not in the ledger: {unknown:?}");
    }
}

/// A random choice that now and then looks at everything a player could look at.
struct Listener {
    world: World,
    state: State,
    dice: LiveDice,
    pick: LiveDice,
}

impl Listener {
    fn new(seed: u64) -> Listener {
        let mut pick = LiveDice::for_game(seed, 1);
        let scenario = if seed.is_multiple_of(2) { "historical" } else { "free" };
        let options = any_options(scenario, &mut pick);
        let options: Vec<(&str, &str)> = options.iter().map(|(id, value)| (id.as_str(), value.as_str())).collect();
        let world = common::world(scenario, &options);
        let state = BullRun1861::start(&world);
        Listener { world, state, dice: LiveDice::for_game(seed, 0), pick }
    }

    fn below(&mut self, count: usize) -> usize {
        let high = usize::from(self.pick.roll(250, Purpose("pick")) - 1) * 250;
        (high + usize::from(self.pick.roll(250, Purpose("pick")) - 1)) % count
    }

    fn play(&mut self, heard: &mut Heard) {
        let (mut choices, mut events) = (Vec::new(), Vec::new());
        let mut sheets = 3;
        while BullRun1861::to_choose(&self.world, &self.state).is_some() {
            heard.asked(&BullRun1861::asked(&self.world, &self.state));
            BullRun1861::choices(&self.world, &self.state, &mut choices);
            if self.below(10) == 0 && choices.len() < 200 {
                self.look(heard);
            }
            let choice = choices[self.below(choices.len())];
            heard.choice(&BullRun1861::describe(&self.world, &self.state, &choice));
            let sheet = if sheets > 0 { BullRun1861::odds(&self.world, &self.state, &choice) } else { None };
            if let Some(sheet) = sheet {
                heard.sheet(&sheet);
                sheets -= 1;
            }
            events.clear();
            BullRun1861::choose(&self.world, &mut self.state, &choice, &mut self.dice, &mut events).unwrap();
            events.iter().for_each(|event| heard.line(&BullRun1861::tell(&self.world, event)));
        }
        heard.view(&BullRun1861::view(&self.world, &self.state, Viewer::Spectator));
    }

    fn look(&self, heard: &mut Heard) {
        let view = BullRun1861::view(&self.world, &self.state, Viewer::Referee);
        heard.view(&view);
        for counter in view.counters {
            let reach = BullRun1861::reach(&self.world, &self.state, &counter.id);
            let stops = reach.into_iter().flat_map(|reach| reach.places).filter_map(|place| place.stops);
            stops.for_each(|reason| heard.reason(&reason));
        }
        let outcome = BullRun1861::verdict(&self.world, &self.state);
        outcome.reasons.iter().for_each(|line| heard.line(line));
    }
}

/// What hardly ever happens by chance.
fn rare(heard: &mut Heard) {
    let even = common::Position::at("continuation").no_objectives().unit("us_keyes", "N06", "N07").build();
    heard.view(&BullRun1861::view(&even.world, &even.state, Viewer::Referee));
    BullRun1861::verdict(&even.world, &even.state).reasons.iter().for_each(|line| heard.line(line));
    let game = common::Game::new("historical", &[]);
    let (brigade, hq, zone) = (game.brigade("cs_smith"), game.hq("hq_johnston"), game.zone("S39"));
    let events = [
        Event::ArrivalDelayed { brigade },
        Event::AutomaticDefeat { winner: Side::Union },
        Event::CannotFollow { brigade },
        Event::HqOff { hq },
        Event::HqBack { hq, zone },
        Event::LegionDie { die: 2, lost: true },
        Event::LegionDie { die: 3, lost: false },
        Event::OpMarkerLost { brigade, why: MarkerLoss::Fatigued },
        Event::FarmFordOpened { brigade: game.brigade("us_sherman") },
    ];
    events.iter().for_each(|event| heard.line(&BullRun1861::tell(&game.world, event)));
}

fn any_options(scenario: &str, pick: &mut LiveDice) -> Vec<(String, String)> {
    let table: kernel::options::OptionTable =
        toml::from_str(&read(&project("data/bull-run-1861/options.toml"))).unwrap();
    let mut any = |values: &[String]| {
        let at = usize::from(pick.roll(6, Purpose("pick"))) % values.len();
        values[at].clone()
    };
    let here = table.options.iter().filter(|option| option.applies_to(scenario));
    here.map(|option| (option.id.clone(), any(&option.values))).collect()
}

/// The message keys of all refusals, read from the list of reasons, so that a new one cannot be forgotten.
fn bars() -> Vec<String> {
    let source = read(&project("crates/bull-run-1861/src/bar.rs"));
    let list = source.split_once("pub enum Bar {").and_then(|(_, rest)| rest.split_once('}')).unwrap().0;
    let reasons = list.split(',').map(str::trim).filter(|reason| !reason.is_empty());
    reasons.map(|reason| format!("br61-bar{}", kebab(reason))).collect()
}

/// `NotYours` as `-not-yours`.
fn kebab(name: &str) -> String {
    name.chars().fold(String::new(), |mut kebab, letter| {
        if letter.is_ascii_uppercase() {
            kebab.push('-');
        }
        kebab.push(letter.to_ascii_lowercase());
        kebab
    })
}

fn sources_below(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap().flatten().map(|entry| entry.path());
    entries.flat_map(|path| if path.is_dir() { sources_below(&path) } else { vec![path] }).collect()
}

/// Everything of the form `"BR-…"` in the sources.
fn cited_in_sources() -> BTreeSet<String> {
    let mut cited = BTreeSet::new();
    for path in sources_below(&project("crates/bull-run-1861/src")) {
        let source = read(&path);
        let quoted = source.split('"').skip(1).step_by(2);
        cited.extend(quoted.filter(|word| word.starts_with("BR-")).map(str::to_owned));
    }
    cited
}

#[test]
fn what_random_games_say_exists_in_both_languages_with_its_arguments_and_its_rules() {
    let mut heard = Heard::default();
    heard.bars();
    rare(&mut heard);
    for seed in 0..48 {
        Listener::new(seed).play(&mut heard);
    }
    heard.check();
    let of = |prefix: &str| heard.texts.keys().filter(|key| key.starts_with(prefix)).count();
    let said = ["br61-ask-", "br61-event-", "br61-choice-", "br61-why-", "br61-factor-", "br61-odds-"].map(of);
    let least = [20, 55, 40, 9, 10, 6];
    assert!(said.iter().zip(least).all(|(said, least)| *said >= least), "the games say too little: {said:?}");
}

#[test]
fn both_languages_have_the_same_messages_with_the_same_arguments() {
    let [en, fr] = LANGUAGES.map(|language| messages(language, |file| file.starts_with("bull-run-1861")));
    assert!(en.len() > 600, "{}", en.len());
    for (key, used) in &en {
        assert_eq!(fr.get(key), Some(used), "{key}");
    }
    assert_eq!(en.len(), fr.len());
}

#[test]
fn every_refusal_has_a_message_of_its_own_without_arguments() {
    let refusals: BTreeSet<String> = bars().into_iter().collect();
    assert!(refusals.len() > 80, "{}", refusals.len());
    for language in LANGUAGES {
        let messages = messages(language, |file| file == "bull-run-1861.ftl");
        let written: BTreeSet<String> = messages.keys().filter(|key| key.starts_with("br61-bar-")).cloned().collect();
        assert_eq!(written, refusals, "{language}");
        assert!(refusals.iter().all(|key| messages[key].is_empty()), "{language}");
    }
}

#[test]
fn a_reason_names_its_message_in_kebab_case() {
    assert_eq!(bull_run_1861::bar::Bar::ZocToZoc.refusal().reason, Text::key("br61-bar-zoc-to-zoc"));
    assert!(bars().contains(&bull_run_1861::bar::Bar::NotARingZone.key()));
}

#[test]
fn every_rule_named_in_the_sources_is_in_the_ledger() {
    let cited = cited_in_sources();
    assert!(cited.len() > 100, "{}", cited.len());
    let ledger = ledger();
    let unknown: Vec<&String> = cited.difference(&ledger).collect();
    assert!(unknown.is_empty(), "not in the ledger: {unknown:?}");
}
