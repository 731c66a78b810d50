//! Positions for tests: written as scenario files, so that they pass the same checks.
#![allow(dead_code, reason = "each test file uses its own part")]
#![allow(clippy::unwrap_used, clippy::panic, reason = "a helper that fails is a failing test")]

use cedar_mountain::ids::{Hex, Leader, Unit};
use cedar_mountain::state::{Form, Stage, Status, UnitState};
use cedar_mountain::{CedarMountain, Choice, Event, State, World};
pub use contract::DataFolder;
use kernel::dice::ScriptedDice;
use kernel::view::OddsSheet;
use kernel::{Refusal, Setup, Side, Title};

/// A world of a named scenario with options.
pub fn world(scenario: &str, options: &[(&str, &str)]) -> World {
    let options = options.iter().map(|(id, value)| ((*id).to_owned(), (*value).to_owned())).collect();
    let setup = Setup { scenario: scenario.to_owned(), scenario_text: None, options };
    World::build(&DataFolder::new(), &setup).unwrap()
}

/// A position under construction.
#[derive(Clone)]
pub struct Position {
    head: Vec<String>,
    start: Vec<String>,
    pieces: Vec<String>,
    options: Vec<(String, String)>,
}

impl Position {
    /// A position at a boundary: `phase` as in scenario files; turn 5 of 9, the Union active, unless changed.
    pub fn at(phase: &str) -> Position {
        Position {
            head: Vec::new(),
            start: vec![format!("phase = \"{phase}\"")],
            pieces: Vec::new(),
            options: Vec::new(),
        }
    }

    /// Adds lines to `[start]`: `turn = 2`, `side = "confederate"`, `net = 3`.
    pub fn start(mut self, lines: &str) -> Position {
        self.start.push(lines.to_owned());
        self
    }

    /// Adds lines to the head of the file: `night = [9]`.
    pub fn head(mut self, lines: &str) -> Position {
        self.head.push(lines.to_owned());
        self
    }

    /// Adds a unit.
    pub fn unit(self, id: &str, place: &str) -> Position {
        self.unit_with(id, place, "")
    }

    /// Adds a unit with further lines: `sp = 3`, `routed = true`, `form = "limbered"`, `out-of-command = true`.
    pub fn unit_with(mut self, id: &str, place: &str, lines: &str) -> Position {
        self.pieces.push(format!("[[unit]]\nid = \"{id}\"\nplace = \"{place}\"\n{lines}\n"));
        self
    }

    /// Adds a leader.
    pub fn leader(self, id: &str, place: &str) -> Position {
        self.leader_with(id, place, "")
    }

    /// Adds a leader with further lines: `replacement = true`.
    pub fn leader_with(mut self, id: &str, place: &str, lines: &str) -> Position {
        self.pieces.push(format!("[[leader]]\nid = \"{id}\"\nplace = \"{place}\"\n{lines}\n"));
        self
    }

    /// Adds any other text of a scenario file.
    pub fn text(mut self, text: &str) -> Position {
        self.pieces.push(format!("{text}\n"));
        self
    }

    /// Sets an option.
    pub fn option(mut self, id: &str, value: &str) -> Position {
        self.options.push((id.to_owned(), value.to_owned()));
        self
    }

    /// The scenario file.
    pub fn file(&self) -> String {
        let mut start = self.start.clone();
        if !start.iter().any(|line| line.contains("turn =")) {
            start.push("turn = 5".to_owned());
        }
        format!(
            "format = 1\ntitle = \"cedar-mountain\"\nid = \"test\"\nlast-turn = 9\n{}\n\n[start]\n{}\n\n{}",
            self.head.join("\n"),
            start.join("\n"),
            self.pieces.join("\n"),
        )
    }

    /// Builds it, or says what is wrong.
    pub fn try_build(&self) -> Result<Game, kernel::title::SetupError> {
        let options = self.options.iter().cloned().collect();
        let setup = Setup { scenario: "test.toml".to_owned(), scenario_text: Some(self.file()), options };
        let world = World::build(&DataFolder::new(), &setup)?;
        let state = CedarMountain::start(&world);
        Ok(Game { world, state, events: Vec::new() })
    }

    /// Builds it.
    pub fn build(&self) -> Game {
        self.try_build().unwrap_or_else(|e| panic!("{e}\n{}", self.file()))
    }
}

/// A game in a test.
pub struct Game {
    pub world: World,
    pub state: State,
    /// Events of the last choice.
    pub events: Vec<Event>,
}

impl Game {
    /// A named scenario from its beginning.
    pub fn new(scenario: &str, options: &[(&str, &str)]) -> Game {
        let world = world(scenario, options);
        let state = CedarMountain::start(&world);
        Game { world, state, events: Vec::new() }
    }

    /// All legal choices in notation.
    pub fn choices(&self) -> Vec<String> {
        let mut out = Vec::new();
        CedarMountain::choices(&self.world, &self.state, &mut out);
        out.iter().map(|c| CedarMountain::notation(&self.world, c)).collect()
    }

    /// Legal choices that begin with a word, without that word, sorted.
    pub fn listed(&self, verb: &str) -> Vec<String> {
        let prefix = format!("{verb} ");
        let mut found: Vec<String> =
            self.choices().iter().filter_map(|c| c.strip_prefix(&prefix).map(str::to_owned)).collect();
        found.sort();
        found
    }

    /// True if the choice is listed.
    pub fn offers(&self, choice: &str) -> bool {
        self.choices().iter().any(|c| c == choice)
    }

    /// Makes a choice; every face in `dice` must be used, and no more be needed.
    pub fn choose(&mut self, choice: &str, dice: &[u8]) -> &mut Game {
        let parsed = CedarMountain::parse(&self.world, choice).unwrap();
        let mut scripted = ScriptedDice::faces(dice.iter().copied());
        self.events.clear();
        let before = self.choices();
        CedarMountain::choose(&self.world, &mut self.state, &parsed, &mut scripted, &mut self.events)
            .unwrap_or_else(|refusal| panic!("{choice}: {refusal}\nlegal: {before:?}"));
        scripted.finish().unwrap_or_else(|e| panic!("{choice}: {e}\nevents: {:#?}", self.events));
        self
    }

    /// Makes several choices without dice.
    pub fn choose_all(&mut self, choices: &[&str]) -> &mut Game {
        for choice in choices {
            self.choose(choice, &[]);
        }
        self
    }

    /// The rule that refuses a choice; the state must not change.
    pub fn refused_by(&self, choice: &str) -> &'static str {
        self.refusal(choice).rule.0
    }

    /// The refusal of a choice; the state must not change.
    pub fn refusal(&self, choice: &str) -> Refusal {
        let parsed = CedarMountain::parse(&self.world, choice).unwrap();
        let mut state = self.state.clone();
        let mut events = Vec::new();
        let mut dice = ScriptedDice::faces([]);
        let refusal = CedarMountain::choose(&self.world, &mut state, &parsed, &mut dice, &mut events)
            .expect_err(&format!("{choice} was accepted"));
        assert_eq!(state, self.state, "a refused choice changed the state");
        assert!(events.is_empty(), "a refused choice told events");
        assert!(!self.offers(choice), "{choice} is listed but refused");
        refusal
    }

    /// Names target and firers (in ascending order of the file), up to `fire`, not included.
    pub fn aim(&mut self, target: &str, firers: &[&str]) -> &mut Game {
        self.choose(&format!("target {target}"), &[]);
        for firer in firers {
            if self.offers(&format!("join {firer}")) {
                self.choose(&format!("join {firer}"), &[]);
            }
        }
        let named = self.firers();
        assert_eq!(named, firers, "not everybody could join");
        self
    }

    /// Fires at a target with these firers and dice.
    pub fn fire(&mut self, target: &str, firers: &[&str], dice: &[u8]) -> &mut Game {
        self.aim(target, firers);
        self.choose("fire", dice)
    }

    /// Those named to fire.
    pub fn firers(&self) -> Vec<String> {
        match self.state.stage {
            Stage::Fire(fire) => fire.firers.map(|unit| self.world.sheet(unit).id.clone()).collect(),
            _ => Vec::new(),
        }
    }

    /// Who is asked.
    pub fn asked(&self) -> Option<Side> {
        CedarMountain::to_choose(&self.world, &self.state)
    }

    /// The key of the prompt.
    pub fn prompt(&self) -> String {
        match CedarMountain::asked(&self.world, &self.state) {
            kernel::Asked::Choose { prompt, .. } => prompt.key,
            kernel::Asked::Over(_) => "over".to_owned(),
        }
    }

    pub fn unit(&self, id: &str) -> Unit {
        self.world.find_unit(id).unwrap_or_else(|| panic!("no unit {id}"))
    }

    pub fn leader(&self, id: &str) -> Leader {
        self.world.find_leader(id).unwrap_or_else(|| panic!("no leader {id}"))
    }

    pub fn hex(&self, id: &str) -> Hex {
        self.world.find_hex(id).unwrap_or_else(|| panic!("no hex {id}"))
    }

    /// What changes about a unit.
    pub fn at(&self, id: &str) -> UnitState {
        self.state[self.unit(id)]
    }

    /// Where a unit or leader stands.
    pub fn place(&self, id: &str) -> Option<&str> {
        let hex = match self.world.find_leader(id) {
            Some(leader) => self.state.leader(leader).hex,
            None => self.at(id).hex,
        };
        hex.map(|hex| self.world.hex_id(hex))
    }

    pub fn sp(&self, id: &str) -> u8 {
        self.at(id).sp
    }

    pub fn form(&self, id: &str) -> Form {
        self.at(id).form
    }

    pub fn is_routed(&self, id: &str) -> bool {
        self.at(id).routed
    }

    pub fn is_gone(&self, id: &str) -> bool {
        match self.world.find_leader(id) {
            Some(leader) => self.state.leader(leader).status == Status::Gone,
            None => self.at(id).status == Status::Gone,
        }
    }

    /// True if the units are out of command by the marker.
    pub fn is_out(&self, id: &str) -> bool {
        self.at(id).out_of_command
    }

    /// The cost of a listed choice in half-points.
    pub fn cost(&self, choice: &str) -> i64 {
        let parsed = self.parse(choice);
        let view = CedarMountain::describe(&self.world, &self.state, &parsed);
        view.cost.unwrap_or_else(|| panic!("{choice} has no cost")).points
    }

    /// Half-points a moving unit has left.
    pub fn left(&self) -> u8 {
        match self.state.stage {
            Stage::Moving(mv) => cedar_mountain::movement::left(&self.world, &self.state, &mv),
            _ => panic!("nobody moves: {}", self.prompt()),
        }
    }

    /// Parses a choice.
    pub fn parse(&self, choice: &str) -> Choice {
        CedarMountain::parse(&self.world, choice).unwrap()
    }

    /// The odds of a choice.
    pub fn sheet(&self, choice: &str) -> OddsSheet {
        CedarMountain::odds(&self.world, &self.state, &self.parse(choice)).expect("a choice with odds")
    }

    /// The modifiers of the fire that is being named: (value, rule).
    pub fn modifiers(&self) -> Vec<(i64, String)> {
        self.sheet("fire").modifiers.into_iter().map(|m| (m.value, m.rule)).collect()
    }

    /// Strength and column number of the fire that is being named.
    pub fn strength(&self) -> (u16, usize) {
        let Stage::Fire(fire) = self.state.stage else { panic!("nobody fires: {}", self.prompt()) };
        let (w, s) = (&self.world, &self.state);
        (cedar_mountain::fire::total(w, s, &fire), cedar_mountain::fire::column(w, s, &fire))
    }

    /// True if an event of the last choice satisfies the condition.
    pub fn told(&self, condition: impl Fn(&Event) -> bool) -> bool {
        self.events.iter().any(condition)
    }

    /// Makes a choice with any dice.
    pub fn throw(&mut self, choice: &str, dice: &mut dyn kernel::Dice) -> &mut Game {
        let parsed = self.parse(choice);
        self.events.clear();
        CedarMountain::choose(&self.world, &mut self.state, &parsed, dice, &mut self.events)
            .unwrap_or_else(|refusal| panic!("{choice}: {refusal}"));
        self
    }

    /// Takes the first way listed until a unit has fled as far as it must.
    pub fn flee(&mut self, dice: &mut dyn kernel::Dice) -> &mut Game {
        while ["cm62-ask-goal", "cm62-ask-retreat", "cm62-ask-rout"].contains(&self.prompt().as_str()) {
            let choice = self.choices()[0].clone();
            self.throw(&choice, dice);
        }
        self
    }

    /// Does as little as the rules allow until the condition holds; returns all events told on the way.
    pub fn idle_until(&mut self, dice: &mut dyn kernel::Dice, condition: impl Fn(&Game) -> bool) -> Vec<Event> {
        let mut told = Vec::new();
        for _ in 0..4000 {
            if condition(self) {
                return told;
            }
            let choices = self.choices();
            let idle = ["done", "halt"].into_iter().find(|word| choices.iter().any(|c| c == word));
            let choice = idle.map_or_else(|| choices[0].clone(), str::to_owned);
            self.throw(&choice, dice);
            told.extend(self.events.iter().copied());
        }
        panic!("the condition never held; now {}", self.prompt());
    }
}

/// Dice that show one face for each purpose, and 5 for any other.
pub struct ByPurpose(pub Vec<(&'static str, u8)>);

impl kernel::Dice for ByPurpose {
    fn roll(&mut self, _sides: u8, purpose: kernel::Purpose) -> u8 {
        self.0.iter().find(|(name, _)| *name == purpose.0).map_or(5, |(_, face)| *face)
    }
}
