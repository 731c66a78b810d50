//! Positions for tests: written as scenario files, so that they pass the same checks.
#![allow(dead_code, reason = "each test file uses its own part")]
#![allow(clippy::unwrap_used, clippy::panic, reason = "a helper that fails is a failing test")]

pub mod command;
pub mod condition;
pub mod points;

pub use contract::DataFolder;
use kernel::dice::ScriptedDice;
use kernel::{Dice, Refusal, Setup, Side, Title};
use red_badge::event::Event;
use red_badge::ids::{Brigade, Hex, Leader, Unit};
use red_badge::stage::{Layer, Phase};
use red_badge::state::{BrigadeState, Form, Order, Status, UnitState};
use red_badge::{Choice, RedBadge, State, World};

/// A world of a named scenario with options.
pub fn world(scenario: &str, options: &[(&str, &str)]) -> World {
    let options = options.iter().map(|(id, value)| ((*id).to_owned(), (*value).to_owned())).collect();
    let setup = Setup { scenario: scenario.to_owned(), scenario_text: None, options };
    World::build(&DataFolder::new(), &setup).unwrap()
}

/// A unit of each brigade that is put far away to keep an activation open: when nothing is left to choose a game
/// plays on by itself.
const ANCHORS: [(&str, &str); 18] = [
    ("US-KEYES", "US-3CT-B"),
    ("US-SCHENCK", "US-2OH-B"),
    ("US-SHERMAN", "US-13NY-B"),
    ("US-PORTER", "US-27NY-B"),
    ("US-BURNSIDE", "US-71NY-B"),
    ("US-FRANKLIN", "US-5MA-B"),
    ("US-WILLCOX", "US-38NY-B"),
    ("US-HOWARD", "US-3ME-B"),
    ("CS-EVANS", "CS-DET-4SC-B"),
    ("CS-COCKE", "CS-49VA"),
    ("CS-KERSHAW", "CS-8SC-B"),
    ("CS-EARLY", "CS-13MS"),
    ("CS-HOLMES", "CS-2TN-B"),
    ("CS-JACKSON", "CS-27VA"),
    ("CS-BARTOW", "CS-7GA-B"),
    ("CS-BEE", "CS-11MS"),
    ("CS-SMITH", "CS-10VA"),
    ("CS-CAV", "CS-LITTLEFORK"),
];

/// Where it is put.
const FAR_AWAY: &str = "S1010";

/// A position under construction.
#[derive(Clone)]
pub struct Position {
    id: String,
    anchor: Option<&'static str>,
    head: Vec<String>,
    start: Vec<String>,
    brigades: Vec<String>,
    pieces: Vec<String>,
    options: Vec<(String, String)>,
}

impl Position {
    /// A position at a boundary of the turn, `phase` as in scenario files: 1000 of a day from 900 to 2000, both maps,
    /// the Union with the initiative, unless changed.
    pub fn at(phase: &str) -> Position {
        Position {
            id: "test".to_owned(),
            anchor: None,
            head: Vec::new(),
            start: vec![format!("phase = \"{phase}\"")],
            brigades: Vec::new(),
            pieces: Vec::new(),
            options: Vec::new(),
        }
    }

    /// State 12 of a brigade under an order: its units may act, moving and firing. Another unit of the brigade stands
    /// far away, so that the activation does not end by itself.
    pub fn actions(brigade: &str, order: &str) -> Position {
        let anchor = ANCHORS.iter().find(|(of, _)| *of == brigade).map(|(_, unit)| *unit);
        let position = Position::at("actions").start(&format!("brigade = \"{brigade}\"")).order(brigade, order);
        Position { anchor, ..position }
    }

    /// Leaves out the unit far away.
    pub fn bare(self) -> Position {
        Position { anchor: None, ..self }
    }

    /// State 13 of a brigade under Attack: shocks are declared.
    pub fn shock(brigade: &str) -> Position {
        Position::at("shock").start(&format!("brigade = \"{brigade}\"")).order(brigade, "attack")
    }

    /// Names the scenario, for options that only some have.
    pub fn named(self, id: &str) -> Position {
        Position { id: id.to_owned(), ..self }
    }

    /// Adds lines to `[start]`: `hour = 1300`, `initiative = "confederate"`.
    pub fn start(mut self, lines: &str) -> Position {
        self.start.push(lines.to_owned());
        self
    }

    /// Adds lines to the head of the file: `heat = [1300]`, `map = "N"`, `command-waived = true`.
    pub fn head(mut self, lines: &str) -> Position {
        self.head.push(lines.to_owned());
        self
    }

    /// Gives a brigade its order, and its units that have none of their own.
    pub fn order(self, brigade: &str, order: &str) -> Position {
        self.brigade(brigade, &format!("order = \"{order}\""))
    }

    /// Adds lines about a brigade: `order = "march"`, `fatigue = 3`, `pool = 2`, `activations = 2`.
    pub fn brigade(mut self, id: &str, lines: &str) -> Position {
        let head = format!("[[brigade]]\nid = \"{id}\"\n");
        match self.brigades.iter_mut().find(|text| text.starts_with(&head)) {
            Some(text) => text.push_str(&format!("{lines}\n")),
            None => self.brigades.push(format!("{head}{lines}\n")),
        }
        self
    }

    /// Adds a unit facing north-east (vertex 0): its front hexes lie north and north-east.
    pub fn unit(self, id: &str, place: &str) -> Position {
        self.unit_with(id, place, "")
    }

    /// Adds a unit with further lines: `facing = 3`, `order = "march"`, `sp = 3`, `morale = "disordered"`,
    /// `form = "limbered"`, `extended = "N6430"`, `refused = "left"`, `prepared = true`, `built = 1`.
    pub fn unit_with(mut self, id: &str, place: &str, lines: &str) -> Position {
        self.pieces.push(format!("[[unit]]\nid = \"{id}\"\nplace = \"{place}\"\n{lines}\n"));
        self
    }

    /// Adds a unit that faces a vertex, 0 to 5 (2.45).
    pub fn facing(self, id: &str, place: &str, facing: u8) -> Position {
        self.unit_with(id, place, &format!("facing = {facing}"))
    }

    /// Adds a unit to the Recovery Box.
    pub fn routed(mut self, id: &str) -> Position {
        self.pieces.push(format!("[[unit]]\nid = \"{id}\"\nmorale = \"routed\"\n"));
        self
    }

    /// Adds a leader.
    pub fn leader(self, id: &str, place: &str) -> Position {
        self.leader_with(id, place, "")
    }

    /// Adds a leader with further lines: `replacement = true`, `blown = true`.
    pub fn leader_with(mut self, id: &str, place: &str, lines: &str) -> Position {
        self.pieces.push(format!("[[leader]]\nid = \"{id}\"\nplace = \"{place}\"\n{lines}\n"));
        self
    }

    /// Adds a group of reinforcements: pieces, entry hex, hour, and further lines like `order = "march"`.
    pub fn group(mut self, pieces: &[&str], entry: &str, hour: u16, lines: &str) -> Position {
        self.pieces.push(format!("[[group]]\nhour = {hour}\nentry = \"{entry}\"\npieces = {pieces:?}\n{lines}\n"));
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
        if !start.iter().any(|line| line.contains("hour =")) {
            start.push("hour = 1000".to_owned());
        }
        let mut pieces = self.pieces.join("\n");
        if let Some(unit) = self.anchor.filter(|unit| !pieces.contains(&format!("\"{unit}\""))) {
            pieces.push_str(&format!("[[unit]]\nid = \"{unit}\"\nplace = \"{FAR_AWAY}\"\n"));
        }
        let mut head = self.head.join("\n");
        if !head.contains("first-hour") {
            head.push_str("\nfirst-hour = 900\nlast-hour = 2000\ndusk = [1900]\nnight = [2000]\n");
        }
        format!(
            "format = 1\ntitle = \"red-badge\"\nid = \"{}\"\n{head}\n\n[start]\n{}\n\n[victory]\n\
             kind = \"objectives\"\npoints = 5\n\n[recovery]\nentry = {{ union = \"N4401\", confederate = \"N4933\" }}\n\n\
             {}\n{pieces}",
            self.id,
            start.join("\n"),
            self.brigades.join("\n"),
        )
    }

    /// Builds it as a scenario won by strength on and beyond the pike.
    pub fn pike(&self) -> Game {
        let file = self.file().replace("kind = \"objectives\"\npoints = 5", "kind = \"pike\"");
        let options = self.options.iter().cloned().collect();
        let setup = Setup { scenario: "test.toml".to_owned(), scenario_text: Some(file), options };
        let world = World::build(&DataFolder::new(), &setup).unwrap_or_else(|e| panic!("{e}"));
        let state = RedBadge::start(&world);
        Game { world, state, events: Vec::new() }
    }

    /// Builds it, or says what is wrong.
    pub fn try_build(&self) -> Result<Game, kernel::title::SetupError> {
        let options = self.options.iter().cloned().collect();
        let setup = Setup { scenario: "test.toml".to_owned(), scenario_text: Some(self.file()), options };
        let world = World::build(&DataFolder::new(), &setup)?;
        let state = RedBadge::start(&world);
        Ok(Game { world, state, events: Vec::new() })
    }

    /// Builds it.
    pub fn build(&self) -> Game {
        self.try_build().unwrap_or_else(|e| panic!("{e}\n{}", self.file()))
    }
}

/// A face that a d10 shows: 0 to 9, the 0 being the face 10 of the die.
pub fn face(value: u8) -> u8 {
    if value == 0 { 10 } else { value }
}

/// A game in a test.
#[derive(Clone)]
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
        let state = RedBadge::start(&world);
        Game { world, state, events: Vec::new() }
    }

    /// All legal choices.
    pub fn listing(&self) -> Vec<Choice> {
        let mut out = Vec::new();
        RedBadge::choices(&self.world, &self.state, &mut out);
        out
    }

    /// All legal choices in notation.
    pub fn choices(&self) -> Vec<String> {
        self.listing().iter().map(|c| RedBadge::notation(&self.world, c)).collect()
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

    /// Parses a choice.
    pub fn parse(&self, choice: &str) -> Choice {
        RedBadge::parse(&self.world, choice).unwrap()
    }

    /// Makes a choice with any dice.
    pub fn carry(&mut self, choice: &Choice, dice: &mut dyn Dice) -> Result<(), Refusal> {
        self.events.clear();
        RedBadge::choose(&self.world, &mut self.state, choice, dice, &mut self.events)
    }

    /// Makes a choice; `dice` are the values 0 to 9 of the d10s thrown, all of which must be used and no more needed.
    pub fn choose(&mut self, choice: &str, dice: &[u8]) -> &mut Game {
        let faces: Vec<u8> = dice.iter().map(|value| face(*value)).collect();
        self.choose_faces(choice, &faces)
    }

    /// The same with raw faces, 1 to the number of sides, for draws that are no d10.
    pub fn choose_faces(&mut self, choice: &str, faces: &[u8]) -> &mut Game {
        let parsed = self.parse(choice);
        let mut scripted = ScriptedDice::faces(faces.iter().copied());
        let before = self.choices();
        self.carry(&parsed, &mut scripted).unwrap_or_else(|refusal| panic!("{choice}: {refusal}\nlegal: {before:?}"));
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

    /// Makes a choice with any dice.
    pub fn throw(&mut self, choice: &str, dice: &mut dyn Dice) -> &mut Game {
        let parsed = self.parse(choice);
        let before = self.choices();
        self.carry(&parsed, dice).unwrap_or_else(|refusal| panic!("{choice}: {refusal}\nlegal: {before:?}"));
        self
    }

    /// The refusal of a choice; the state must not change, and the choice must not be listed.
    pub fn refusal(&self, choice: &str) -> Refusal {
        let parsed = self.parse(choice);
        let (mut state, mut events) = (self.state.clone(), Vec::new());
        let mut dice = ScriptedDice::faces([]);
        let refusal = RedBadge::choose(&self.world, &mut state, &parsed, &mut dice, &mut events)
            .expect_err(&format!("{choice} was accepted"));
        assert_eq!(state, self.state, "a refused choice changed the state");
        assert!(events.is_empty(), "a refused choice told events");
        assert!(!self.offers(choice), "{choice} is listed but refused");
        refusal
    }

    /// The rule that forbids a choice.
    pub fn refused_by(&self, choice: &str) -> &'static str {
        self.refusal(choice).rule.0
    }

    /// Who is asked.
    pub fn asked(&self) -> Option<Side> {
        RedBadge::to_choose(&self.world, &self.state)
    }

    /// What the game is doing.
    pub fn layer(&self) -> Layer {
        self.state.layer()
    }

    /// The phase of the turn.
    pub fn phase(&self) -> Phase {
        self.state.phase
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

    pub fn brigade(&self, id: &str) -> Brigade {
        self.world.find_brigade(id).unwrap_or_else(|| panic!("no brigade {id}"))
    }

    /// What changes about a brigade.
    pub fn of(&self, id: &str) -> BrigadeState {
        *self.state.brigade(self.brigade(id))
    }

    /// What changes about a unit.
    pub fn at(&self, id: &str) -> UnitState {
        self.state[self.unit(id)]
    }

    /// Where a unit or leader stands.
    pub fn place(&self, id: &str) -> Option<&str> {
        let hex = match self.world.find_leader(id) {
            Some(leader) => self.state.leader(leader).hex,
            None => self.at(id).hex(),
        };
        hex.map(|hex| self.world.hex_id(hex))
    }

    pub fn status(&self, id: &str) -> Status {
        match self.world.find_leader(id) {
            Some(leader) => self.state.leader(leader).status,
            None => self.at(id).status,
        }
    }

    pub fn sp(&self, id: &str) -> u8 {
        self.at(id).sp
    }

    pub fn form(&self, id: &str) -> Form {
        self.at(id).form
    }

    pub fn order(&self, id: &str) -> Order {
        self.at(id).order
    }

    pub fn is_disordered(&self, id: &str) -> bool {
        self.at(id).disordered
    }

    /// True if a unit may do nothing more in this activation.
    pub fn is_finished(&self, id: &str) -> bool {
        self.state.finished.has(self.unit(id))
    }

    /// Half points a moving unit has left.
    pub fn left(&self) -> u8 {
        let mv = self.state.mv.unwrap_or_else(|| panic!("nobody moves: {:?}", self.layer()));
        red_badge::movement::left(&self.world, &self.state, &mv)
    }

    /// The cost of a choice of a moving unit, in half points.
    pub fn cost(&self, choice: &str) -> u8 {
        let mv = self.state.mv.unwrap_or_else(|| panic!("nobody moves: {:?}", self.layer()));
        let price = red_badge::movement::price(&self.world, &self.state, &mv, &self.parse(choice));
        price.unwrap_or_else(|bar| panic!("{choice}: {bar:?}"))
    }

    /// True if an event of the last choice satisfies the condition.
    pub fn told(&self, condition: impl Fn(&Event) -> bool) -> bool {
        self.events.iter().any(condition)
    }

    /// How many events of the last choice satisfy the condition.
    pub fn count(&self, condition: impl Fn(&Event) -> bool) -> usize {
        self.events.iter().filter(|event| condition(event)).count()
    }

    /// Does as little as the rules allow until the condition holds; returns all events told on the way.
    pub fn idle_until(&mut self, dice: &mut dyn Dice, condition: impl Fn(&Game) -> bool) -> Vec<Event> {
        let mut told = Vec::new();
        for _ in 0..4000 {
            if condition(self) {
                return told;
            }
            let choices = self.choices();
            let idle = ["done", "halt", "shoot"].into_iter().find(|word| choices.iter().any(|c| c == word));
            let choice = idle.map_or_else(|| choices[0].clone(), str::to_owned);
            self.throw(&choice, dice);
            told.extend(self.events.iter().copied());
        }
        panic!("the condition never held; now {:?}", self.layer());
    }
}

/// Dice that show one value (0 to 9) for each purpose, and 5 for any other; draws show that face too.
pub struct ByPurpose(pub Vec<(&'static str, u8)>);

impl Dice for ByPurpose {
    fn roll(&mut self, sides: u8, purpose: kernel::Purpose) -> u8 {
        let value = self.0.iter().find(|(name, _)| *name == purpose.0).map_or(5, |(_, value)| *value);
        if sides == 10 { face(value) } else { value.clamp(1, sides.max(1)) }
    }
}
