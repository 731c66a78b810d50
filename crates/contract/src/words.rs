//! What a title says: every message its rules can name, gathered in games by chance and compared with the texts
//! in both languages and with the ledger.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test stops where something is wrong")]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use kernel::dice::LiveDice;
use kernel::text::Arg;
use kernel::view::{ChoiceView, EventLine, Moment, OddsOutcome, OddsSheet, Reason, ThreatView, View};
use kernel::{Asked, Dice, Purpose, Text, Title, Viewer};

/// The languages everything is said in.
pub const LANGUAGES: [&str; 2] = ["en", "fr"];

/// A path below the project.
pub fn project(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path)
}

/// The text of a file.
pub fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
}

/// Messages of a language with the arguments each one uses.
pub type Messages = BTreeMap<String, BTreeSet<String>>;

/// All messages of a language in the files that are meant.
pub fn messages(language: &str, file: impl Fn(&str) -> bool) -> Messages {
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

/// Ids in the first column of a title's ledger.
pub fn ledger(title: &str) -> BTreeSet<String> {
    let rows = read(&project(&format!("docs/rules/{title}.csv")));
    rows.lines().filter_map(|row| row.split_once(',')).map(|(id, _)| id.to_owned()).collect()
}

/// What was said and cited, the arguments being those that every use of a key had.
#[derive(Debug, Default)]
pub struct Heard {
    /// Keys with the arguments every use had.
    pub texts: BTreeMap<String, BTreeSet<String>>,
    /// Rules cited.
    pub rules: BTreeSet<String>,
}

impl Heard {
    /// A message.
    pub fn text(&mut self, text: &Text) {
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

    /// A rule.
    pub fn rule(&mut self, rule: &str) {
        if !self.rules.contains(rule) {
            self.rules.insert(rule.to_owned());
        }
    }

    /// An event.
    pub fn line(&mut self, line: &EventLine) {
        self.text(&line.text);
        self.rule(&line.rule);
    }

    /// A reason.
    pub fn reason(&mut self, reason: &Reason) {
        self.text(&reason.text);
        self.rule(&reason.rule);
    }

    /// A question.
    pub fn asked(&mut self, asked: &Asked) {
        match asked {
            Asked::Choose { prompt, .. } => self.text(prompt),
            Asked::Over(outcome) => outcome.reasons.iter().for_each(|line| self.line(line)),
        }
    }

    /// Everything on the table.
    pub fn view(&mut self, view: &View) {
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

    /// A heading of the log.
    pub fn moment(&mut self, moment: Option<Moment>) {
        moment.iter().for_each(|moment| self.text(&moment.phase));
    }

    /// A choice.
    pub fn choice(&mut self, choice: &ChoiceView) {
        self.rule(&choice.rule);
        choice.label.iter().for_each(|text| self.text(text));
        choice.cost.iter().flat_map(|cost| &cost.reasons).for_each(|reason| self.reason(reason));
    }

    /// An odds sheet.
    pub fn sheet(&mut self, sheet: &OddsSheet) {
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

    /// Threats.
    pub fn threats(&mut self, found: &ThreatView) {
        for threat in &found.threats {
            threat.notes.iter().for_each(|note| self.text(note));
            threat.odds.iter().for_each(|sheet| self.sheet(sheet));
        }
    }

    /// Everything said has words with the right arguments in both languages, every rule cited is in the ledger.
    pub fn check(&self, title: &str) {
        for language in LANGUAGES {
            let messages = messages(language, |_| true);
            for (key, given) in &self.texts {
                let used = messages.get(key).unwrap_or_else(|| panic!("{language}: there is no message {key}"));
                let missing: Vec<&String> = used.difference(given).collect();
                assert!(missing.is_empty(), "{language}: {key} uses {missing:?} and is given {given:?}");
            }
        }
        let ledger = ledger(title);
        let unknown: Vec<&String> = self.rules.difference(&ledger).collect();
        assert!(unknown.is_empty(), "not in the ledger: {unknown:?}");
    }
}

/// Plays by chance and now and then looks at everything a player could look at.
pub struct Listener<'w, T: Title> {
    world: &'w T::World,
    state: T::State,
    dice: LiveDice,
    pick: LiveDice,
}

impl<'w, T: Title> Listener<'w, T> {
    /// At the start of a game.
    pub fn new(world: &'w T::World, seed: u64) -> Listener<'w, T> {
        let (dice, pick) = (LiveDice::for_game(seed, 0), LiveDice::for_game(seed, 1));
        Listener { world, state: T::start(world), dice, pick }
    }

    fn below(&mut self, count: usize) -> usize {
        let high = usize::from(self.pick.roll(250, Purpose("pick")) - 1) * 250;
        (high + usize::from(self.pick.roll(250, Purpose("pick")) - 1)) % count
    }

    /// Plays to the end.
    pub fn play(&mut self, heard: &mut Heard) {
        let (mut choices, mut events) = (Vec::new(), Vec::new());
        let (mut sheets, mut threats) = (3, 1);
        while T::to_choose(self.world, &self.state).is_some() {
            heard.asked(&T::asked(self.world, &self.state));
            T::choices(self.world, &self.state, &mut choices);
            if self.below(40) == 0 && choices.len() < 200 {
                self.look(heard);
            }
            if threats > 0 && self.below(200) == 0 {
                self.fear(heard);
                threats -= 1;
            }
            let choice = choices[self.below(choices.len())].clone();
            heard.choice(&T::describe(self.world, &self.state, &choice));
            heard.moment(T::moment(self.world, &self.state, &choice));
            let sheet = if sheets > 0 { T::odds(self.world, &self.state, &choice) } else { None };
            if let Some(sheet) = sheet {
                heard.sheet(&sheet);
                sheets -= 1;
            }
            events.clear();
            let made = T::choose(self.world, &mut self.state, &choice, &mut self.dice, &mut events);
            assert!(made.is_ok(), "a listed choice was refused: {made:?}");
            for event in &events {
                heard.line(&T::tell(self.world, event));
                T::tell_others(self.world, event).iter().for_each(|line| heard.line(line));
            }
        }
        heard.view(&T::view(self.world, &self.state, Viewer::Spectator));
    }

    /// Who could attack the objectives.
    fn fear(&self, heard: &mut Heard) {
        let view = T::view(self.world, &self.state, Viewer::Spectator);
        let objectives = view.places.iter().filter(|place| place.points.is_some());
        let threats = objectives.filter_map(|place| T::threats(self.world, &self.state, &place.id));
        threats.for_each(|found| heard.threats(&found));
    }

    fn look(&self, heard: &mut Heard) {
        let view = T::view(self.world, &self.state, Viewer::Referee);
        heard.view(&view);
        for counter in &view.counters {
            let reach = T::reach(self.world, &self.state, &counter.id);
            let stops = reach.into_iter().flat_map(|reach| reach.places).filter_map(|place| place.stops);
            stops.for_each(|reason| heard.reason(&reason));
        }
        let outcome = T::verdict(self.world, &self.state);
        outcome.reasons.iter().for_each(|line| heard.line(line));
    }
}

/// Any values for the options of a scenario, by a seed.
pub fn any_options(title: &str, scenario: &str, seed: u64) -> Vec<(String, String)> {
    let file = format!("{title}/options.toml");
    let table = kernel::OptionTable::parse(&file, &read(&project(&format!("data/{file}")))).unwrap();
    let mut pick = LiveDice::for_game(seed, 2);
    let mut any = |values: &[String]| {
        let at = usize::from(pick.roll(6, Purpose("pick"))) % values.len();
        values[at].clone()
    };
    let here = table.options.iter().filter(|option| option.applies_to(scenario));
    here.map(|option| (option.id.clone(), any(&option.values))).collect()
}

/// All sources of a title's rules in one text.
pub fn sources(title: &str) -> String {
    sources_below(&project(&format!("crates/{title}/src"))).iter().map(|path| read(path)).collect()
}

fn sources_below(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap().flatten().map(|entry| entry.path());
    entries.flat_map(|path| if path.is_dir() { sources_below(&path) } else { vec![path] }).collect()
}

/// Everything quoted in the sources that begins like an id of the ledger.
pub fn cited_in_sources(title: &str, prefix: &str) -> BTreeSet<String> {
    let source = sources(title);
    let quoted = source.split('"').skip(1).step_by(2);
    quoted.filter(|word| word.starts_with(prefix)).map(str::to_owned).collect()
}
