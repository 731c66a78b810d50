//! Every message the rules can name exists in both languages, gets the arguments it uses, and every rule
//! cited is in the ledger.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test stops where something is wrong")]

mod common;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use kernel::dice::LiveDice;
use kernel::text::Arg;
use kernel::view::{ChoiceView, EventLine, Moment, OddsOutcome, OddsSheet, Reason, ThreatView, View};
use kernel::{Asked, Dice, Purpose, Side, Text, Title, Viewer};
use second_bull_run::bar::Bar;
use second_bull_run::combat::Factor;
use second_bull_run::event::{EndCause, FatigueCause, LossCause};
use second_bull_run::ids::Party;
use second_bull_run::result::TestFactor;
use second_bull_run::state::{Formation, TestResult};
use second_bull_run::{Event, SecondBullRun, State, World};

const LANGUAGES: [&str; 2] = ["en", "fr"];

const SCENARIOS: [&str; 3] = ["29-august", "30-august", "both-days"];

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
    let rows = read(&project("docs/rules/second-bull-run.csv"));
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

    fn moment(&mut self, moment: Option<Moment>) {
        moment.iter().for_each(|moment| self.text(&moment.phase));
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

    fn threats(&mut self, found: &ThreatView) {
        for threat in &found.threats {
            threat.notes.iter().for_each(|note| self.text(note));
            threat.odds.iter().for_each(|sheet| self.sheet(sheet));
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
        let scenario = SCENARIOS[seed as usize % SCENARIOS.len()];
        let options = any_options(scenario, &mut pick);
        let options: Vec<(&str, &str)> = options.iter().map(|(id, value)| (id.as_str(), value.as_str())).collect();
        let world = common::world(scenario, &options);
        let state = SecondBullRun::start(&world);
        Listener { world, state, dice: LiveDice::for_game(seed, 0), pick }
    }

    fn below(&mut self, count: usize) -> usize {
        let high = usize::from(self.pick.roll(250, Purpose("pick")) - 1) * 250;
        (high + usize::from(self.pick.roll(250, Purpose("pick")) - 1)) % count
    }

    fn play(&mut self, heard: &mut Heard) {
        let (mut choices, mut events) = (Vec::new(), Vec::new());
        let (mut sheets, mut threats) = (3, 1);
        while SecondBullRun::to_choose(&self.world, &self.state).is_some() {
            heard.asked(&SecondBullRun::asked(&self.world, &self.state));
            SecondBullRun::choices(&self.world, &self.state, &mut choices);
            if self.below(40) == 0 && choices.len() < 200 {
                self.look(heard);
            }
            if threats > 0 && self.below(200) == 0 {
                self.fear(heard);
                threats -= 1;
            }
            let choice = choices[self.below(choices.len())];
            heard.choice(&SecondBullRun::describe(&self.world, &self.state, &choice));
            heard.moment(SecondBullRun::moment(&self.world, &self.state, &choice));
            let sheet = if sheets > 0 { SecondBullRun::odds(&self.world, &self.state, &choice) } else { None };
            if let Some(sheet) = sheet {
                heard.sheet(&sheet);
                sheets -= 1;
            }
            events.clear();
            SecondBullRun::choose(&self.world, &mut self.state, &choice, &mut self.dice, &mut events).unwrap();
            events.iter().for_each(|event| heard.line(&SecondBullRun::tell(&self.world, event)));
        }
        heard.view(&SecondBullRun::view(&self.world, &self.state, Viewer::Spectator));
    }

    /// Who could attack the objectives.
    fn fear(&self, heard: &mut Heard) {
        let view = SecondBullRun::view(&self.world, &self.state, Viewer::Spectator);
        let objectives = view.places.iter().filter(|place| place.points.is_some());
        let threats = objectives.filter_map(|place| SecondBullRun::threats(&self.world, &self.state, &place.id));
        threats.for_each(|found| heard.threats(&found));
    }

    fn look(&self, heard: &mut Heard) {
        let view = SecondBullRun::view(&self.world, &self.state, Viewer::Referee);
        heard.view(&view);
        for counter in &view.counters {
            let reach = SecondBullRun::reach(&self.world, &self.state, &counter.id);
            let stops = reach.into_iter().flat_map(|reach| reach.places).filter_map(|place| place.stops);
            stops.for_each(|reason| heard.reason(&reason));
        }
        let outcome = SecondBullRun::verdict(&self.world, &self.state);
        outcome.reasons.iter().for_each(|line| heard.line(line));
    }
}

/// Every kind of event there is, so that none is left without words.
fn every_event(world: &World) -> Vec<Event> {
    let (brigade, brigades) = (world.find_brigade("us_milroy").unwrap(), world.side_brigades.union);
    let guns = world.guns.first().unwrap();
    let leader = world.find_leader("us_cc_mcdowell").unwrap();
    let division = world.find_division("hatch").unwrap();
    let zone = |id: &str| world.find_zone(id).unwrap();
    let (from, to) = (zone("97"), zone("96"));
    let side = Side::Union;
    let mut events = vec![
        Event::Called { party: Party(0), points: 0 },
        Event::Called { party: Party(0), points: 2 },
        Event::GroundChosen { group: 0, ground: 0 },
        Event::Placed { brigade, zone: from },
        Event::Posted { leader, zone: from },
        Event::Mustered { side },
        Event::SetUpDone { side },
        Event::TurnBegins { day: 1, turn: 4 },
        Event::InitiativeDice { union: 3, confederate: 4, union_total: 4, confederate_total: 3 },
        Event::Passed { side },
        Event::Designated { leader, die: 2, modifier: -1, slots: 1 },
        Event::MainGroup { brigade },
        Event::Attached { brigade, division },
        Event::SlotsLost { slots: 1 },
        Event::Rested { brigade, fatigue: 0 },
        Event::Stepped { brigade, from, to, cost: 3 },
        Event::ForcedMarch { brigade },
        Event::Dismounted { brigade },
        Event::Mounted { brigade },
        Event::Faced { brigade, zone: from, facing: to },
        Event::Turned { zone: from, facing: to },
        Event::AttackDeclared { brigade, target: to },
        Event::ControlTaken { zone: from, side },
        Event::LeaderMoved { leader, from, to },
        Event::LeaderDisplaced { leader, from, to },
        Event::AttackOff { brigade, target: to },
        Event::AttackLapsed { target: to },
        Event::Attacked { side, attackers: brigades, target: to },
        Event::Attacked { side, attackers: brigade.alone(), target: to },
        Event::Defended { side, defenders: brigades, number: 2 },
        Event::Automatic { attack: 1, defence: 4 },
        Event::GunPoints { side, points: 6, bonus: 1, rest: 0, die: 0, hit: false },
        Event::CombatDice { attacker: side, attack_die: 6, attack_sum: 3, defence_die: 3, defence_sum: -1 },
        Event::NaturalSix { side },
        Event::Unshaken { brigade },
        Event::Unshaken { brigade: guns },
        Event::Exited { brigade },
        Event::Retreated { brigade, from, to },
        Event::Routed { brigade },
        Event::Advanced { brigade, from, to },
        Event::FatigueDown { brigades },
        Event::LeadersReady { side },
        Event::CounterAttack { side },
        Event::Entered { brigade, zone: from, cost: 1 },
        Event::LeaderEntered { leader, zone: from },
        Event::Delayed { brigade },
        Event::NightFalls,
        Event::NightRecovery { brigade, recovered: 2 },
        Event::MarkersOff,
        Event::Stayed { brigade },
        Event::CorpsWithdrawn { leader },
        Event::Withdrawn { brigades },
        Event::GameOver { winner: None, union: 3, confederate: 4 },
        Event::GameOver { winner: Some(side), union: 13, confederate: 4 },
    ];
    for yes in [false, true] {
        events.extend([
            Event::Initiative { side, rolled: yes },
            Event::TacticalDie { side, die: 3, modifier: 1, manoeuvre: yes },
            Event::LeaderTest { leader, die: 2, limit: 3, passed: yes },
            Event::GunPoints { side, points: 7, bonus: 1, rest: 1, die: 1, hit: yes },
            Event::SharpshooterDie { brigade, die: 2, hit: yes },
            Event::CombatTotals { attacker: side, attack: 9, defence: 5, loser: side.other(), test: yes },
            Event::CombatTotals { attacker: side, attack: 6, defence: 6, loser: side, test: false },
            Event::ContinuationDie { die: 3, next_phase: 4, played: yes },
            Event::ContinuationDie { die: 3, next_phase: 5, played: yes },
            Event::RallyDie { brigade, die: 4, rallied: true, recovered: yes },
            Event::RallyDie { brigade, die: 2, rallied: false, recovered: false },
            Event::ArrivalDie { party: Party(0), die: 3, on_time: yes },
        ]);
    }
    for formation in [Formation::Division(division), Formation::Brigade(brigade)] {
        events.extend([
            Event::InCommand { formation, leader },
            Event::CommandTest { formation, die: 3, modifier: -1, passed: true },
            Event::CommandTest { formation, die: 5, modifier: 0, passed: false },
            Event::Closed { formation },
        ]);
    }
    let factors = [
        Factor::Ratio { attack: 12, defence: 5 },
        Factor::ArtilleryAlone,
        Factor::Guns(1),
        Factor::Star(brigade),
        Factor::Fatigue(2),
        Factor::Terrain(to),
        Factor::FurtherZones(2),
        Factor::Unattacked(to),
        Factor::Flank(from),
        Factor::CavalryAgainstWood(brigade),
        Factor::CavalryInWood(brigade),
    ];
    let bases = from.alone();
    events.extend(factors.map(|factor| Event::Modifier { side, value: 1, factor, bases }));
    let tests = [
        TestFactor::Star,
        TestFactor::Jackson,
        TestFactor::Fatigue,
        TestFactor::LossMarker,
        TestFactor::HalfLost,
        TestFactor::LoneArtillery,
    ];
    events.extend(tests.map(|factor| Event::TestModifier { brigade, value: -1, factor }));
    let losses = [
        LossCause::FrontToFront,
        LossCause::NaturalSix,
        LossCause::Test,
        LossCause::Melee,
        LossCause::RetreatFront,
        LossCause::Blocked,
    ];
    events.extend(losses.map(|why| Event::StepLost { brigade, left: 1, why }));
    let ends = [EndCause::Losses, EndCause::NoRetreat, EndCause::LeftMap];
    events.extend(ends.map(|why| Event::Eliminated { brigade, why }));
    let causes = [FatigueCause::ForcedMarch, FatigueCause::Combat];
    events.extend(causes.map(|why| Event::Fatigued { brigade, fatigue: 1, why }));
    let results = [TestResult::Rout, TestResult::Disorder, TestResult::Retreat, TestResult::Melee];
    events.extend(results.map(|result| Event::TestDie { brigade, die: 3, modifier: -1, result }));
    events
}

/// What hardly ever happens by chance.
fn rare(heard: &mut Heard) {
    for scenario in SCENARIOS {
        let world = common::world(scenario, &[]);
        every_event(&world).iter().for_each(|event| heard.line(&SecondBullRun::tell(&world, event)));
    }
    let waiting = common::Position::at("initiative").commander("us_cc_mcdowell", "104").build();
    heard.view(&SecondBullRun::view(&waiting.world, &waiting.state, Viewer::Referee));
}

fn any_options(scenario: &str, pick: &mut LiveDice) -> Vec<(String, String)> {
    let table: kernel::options::OptionTable =
        toml::from_str(&read(&project("data/second-bull-run/options.toml"))).unwrap();
    let mut any = |values: &[String]| {
        let at = usize::from(pick.roll(6, Purpose("pick"))) % values.len();
        values[at].clone()
    };
    let here = table.options.iter().filter(|option| option.applies_to(scenario));
    here.map(|option| (option.id.clone(), any(&option.values))).collect()
}

/// The message keys of all refusals, read from the list of reasons, so that a new one cannot be forgotten.
fn bars() -> Vec<String> {
    let source = read(&project("crates/second-bull-run/src/bar.rs"));
    let list = source.split_once("pub enum Bar {").and_then(|(_, rest)| rest.split_once("\n}")).unwrap().0;
    let reasons = list.lines().map(str::trim).filter(|line| line.ends_with(',')).count();
    assert_eq!(reasons, Bar::ALL.len(), "Bar::ALL leaves some out");
    Bar::ALL.iter().map(|bar| bar.key()).collect()
}

fn sources_below(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap().flatten().map(|entry| entry.path());
    entries.flat_map(|path| if path.is_dir() { sources_below(&path) } else { vec![path] }).collect()
}

/// Everything of the form `"S-…"` in the sources.
fn cited_in_sources() -> BTreeSet<String> {
    let mut cited = BTreeSet::new();
    for path in sources_below(&project("crates/second-bull-run/src")) {
        let source = read(&path);
        let quoted = source.split('"').skip(1).step_by(2);
        cited.extend(quoted.filter(|word| word.starts_with("S-")).map(str::to_owned));
    }
    cited
}

#[test]
fn what_random_games_say_exists_in_both_languages_with_its_arguments_and_its_rules() {
    let mut heard = Heard::default();
    heard.bars();
    rare(&mut heard);
    for seed in 0..36 {
        Listener::new(seed).play(&mut heard);
    }
    heard.check();
    let of = |prefix: &str| heard.texts.keys().filter(|key| key.starts_with(prefix)).count();
    let said = ["sbr-ask-", "sbr-event-", "sbr-choice-", "sbr-why-", "sbr-factor-", "sbr-odds-"].map(of);
    let least = [35, 85, 42, 16, 13, 8];
    assert!(said.iter().zip(least).all(|(said, least)| *said >= least), "the games say too little: {said:?}");
}

/// All sources of the rules in one text.
fn sources() -> String {
    sources_below(&project("crates/second-bull-run/src")).iter().map(|path| read(path)).collect()
}

#[test]
fn every_message_of_the_game_is_said_somewhere() {
    let (sources, bars) = (sources(), bars());
    // Most keys are put together of a family and a word: sbr-event-stepped of "stepped".
    let quoted = |word: &str| sources.contains(&format!("\"{word}\""));
    let word = |key: &str| key.splitn(3, '-').nth(2).map(str::to_owned);
    let said = |key: &str| quoted(key) || word(key).is_some_and(|word| quoted(&word));
    let all = messages("en", |file| file == "second-bull-run.ftl");
    let unsaid: Vec<&String> = all.keys().filter(|key| !said(key) && !bars.contains(key)).collect();
    assert!(unsaid.is_empty(), "nothing says {unsaid:?}");
}

#[test]
fn both_languages_have_the_same_messages_with_the_same_arguments() {
    let [en, fr] = LANGUAGES.map(|language| messages(language, |file| file.starts_with("second-bull-run")));
    assert!(en.len() > 600, "{}", en.len());
    for (key, used) in &en {
        assert_eq!(fr.get(key), Some(used), "{key}");
    }
    assert_eq!(en.len(), fr.len());
}

#[test]
fn every_refusal_has_a_message_of_its_own_without_arguments() {
    let refusals: BTreeSet<String> = bars().into_iter().collect();
    assert!(refusals.len() > 75, "{}", refusals.len());
    for language in LANGUAGES {
        let messages = messages(language, |file| file == "second-bull-run.ftl");
        let written: BTreeSet<String> = messages.keys().filter(|key| key.starts_with("sbr-bar-")).cloned().collect();
        assert_eq!(written, refusals, "{language}");
        assert!(refusals.iter().all(|key| messages[key].is_empty()), "{language}");
    }
}

#[test]
fn a_reason_names_its_message_in_kebab_case() {
    assert_eq!(Bar::NotTheStrongest.refusal().reason, Text::key("sbr-bar-not-the-strongest"));
    assert!(bars().contains(&Bar::NotARingZone.key()));
}

#[test]
fn every_rule_named_in_the_sources_is_in_the_ledger() {
    let cited = cited_in_sources();
    assert!(cited.len() > 100, "{}", cited.len());
    let ledger = ledger();
    let unknown: Vec<&String> = cited.difference(&ledger).collect();
    assert!(unknown.is_empty(), "not in the ledger: {unknown:?}");
}
