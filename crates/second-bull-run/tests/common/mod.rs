//! Positions for tests: written as scenario files, so that they pass the same checks.
#![allow(dead_code, unused_imports, reason = "each test file uses its own part")]
#![allow(clippy::unwrap_used, clippy::panic, reason = "a helper that fails is a failing test")]

use std::sync::Arc;

pub use contract::DataFolder;
use kernel::dice::ScriptedDice;
use kernel::{Refusal, Setup, Side, Title};
use second_bull_run::ids::{Brigade, Division, Leader, Zone};
use second_bull_run::state::Status;
use second_bull_run::{Choice, Event, SecondBullRun, State, World};

/// A world of a named scenario with options.
pub fn world(scenario: &str, options: &[(&str, &str)]) -> World {
    let options = options.iter().map(|(id, value)| ((*id).to_owned(), (*value).to_owned())).collect();
    let setup = Setup { scenario: scenario.to_owned(), scenario_text: None, options };
    World::build(&DataFolder::new(), &setup).unwrap()
}

/// The rules of the 29th.
pub const DAY_29: &str = r#"
[[day]]
first = 1
last = 10
entry-only = [1]
initiative-bonus = { union = 1 }
tie = "union"
no-army-commander = -1
tactical-option = true
"#;

/// The rules of the 29th as the first of two days.
pub const DAY_29_OF_TWO: &str = r#"
[[day]]
first = 1
last = 11
entry-only = [1]
initiative-bonus = { union = 1 }
tie = "union"
no-army-commander = -1
tactical-option = true
short-turn = { turn = 11, action-marker = 2, activation = -1 }
"#;

/// The rules of the 30th.
pub const DAY_30: &str = r#"
[[day]]
first = 2
last = 10
tie = "union"
automatic = [{ turn = 2, side = "union" }, { turn = 3, side = "union" }]

[day.counter-attack]
side = "confederate"
from = 3
turns = 2
bonus = 1
"#;

/// The night between the two days.
pub const NIGHT: &str = r#"
[night]
return = { union = ["C", "D"], confederate = ["H"] }
withdraws = "union"
back = [{ turn = 2, entries = ["C", "D"] }, { turn = 4, entries = ["E", "F"] }]
"#;

/// What counts on the 29th.
pub const VICTORY_29: &str = r#"
[victory]
objective = 3
lead = 8
jones = 2
loss-awards = [{ inflicted = 1, suffered = 1, points = 1 }, { inflicted = 3, suffered = 2, points = 3 }]
"#;

/// What counts on the 30th and over both days.
pub const VICTORY_30: &str = r#"
[victory]
objective = 3
lead = 8
jones = 2
loss-awards = [{ inflicted = 1, suffered = 1, points = 2 }, { inflicted = 3, suffered = 2, points = 5 }]
"#;

/// The objectives of all scenarios, each held by the enemy of its colour.
pub const OBJECTIVES: &str = r#"
[[objective]]
place = "72"
side = "union"
[[objective]]
place = "115"
side = "union"
[[objective]]
place = "181"
side = "union"
[[objective]]
place = "84"
side = "confederate"
[[objective]]
place = "89"
side = "confederate"
[[objective]]
place = "108"
side = "confederate"
"#;

/// A position under construction.
#[derive(Clone)]
pub struct Position {
    phase: String,
    start: Vec<String>,
    /// Days, night and victory.
    rules: String,
    units: Vec<String>,
    commanders: Vec<String>,
    rest: Vec<String>,
    options: Vec<(String, String)>,
    objectives: String,
    id: String,
}

impl Position {
    /// A position of the 29th at a boundary, `phase` as in scenario files; turn 5 unless changed.
    pub fn at(phase: &str) -> Position {
        Position {
            phase: phase.to_owned(),
            start: Vec::new(),
            rules: format!("{VICTORY_29}{DAY_29}"),
            units: Vec::new(),
            commanders: Vec::new(),
            rest: Vec::new(),
            options: Vec::new(),
            objectives: OBJECTIVES.to_owned(),
            id: "test".to_owned(),
        }
    }

    /// 2.5 of a side: `chief` is designated and has so many slots left.
    pub fn activation(side: &str, chief: &str, slots: u8) -> Position {
        Position::at("activation").start(&format!("side = \"{side}\"\ndesignated = \"{chief}\"\nslots = {slots}"))
    }

    /// 2.2 of a side: which corps commander?
    pub fn designation(side: &str) -> Position {
        Position::at("action").start(&format!("side = \"{side}\""))
    }

    /// 2.7 of a side, with the Attack markers that are given to its brigades.
    pub fn combat(side: &str) -> Position {
        Position::at("combat").start(&format!("side = \"{side}\""))
    }

    /// One independent brigade that may act in place of a division, its commander with it.
    pub fn solo(id: &str, place: &str, facing: &str, lines: &str) -> Position {
        let union = id.starts_with("us_");
        let (side, chief) = if union { ("union", "us_cc_mcdowell") } else { ("confederate", "cs_cc_jackson") };
        let start = Position::activation(side, chief, 1).first(side);
        start.commander(chief, place).unit_with(id, place, facing, lines)
    }

    /// Builds it and lets an independent brigade act.
    pub fn acting(&self, id: &str) -> Game {
        let mut game = self.build();
        game.choose(&format!("substitute {id}"), &[]);
        game
    }

    /// Under the id of a real scenario, for options that only some have.
    pub fn named(mut self, id: &str) -> Position {
        self.id = id.to_owned();
        self
    }

    /// By the rules of the 30th.
    pub fn thirtieth(mut self) -> Position {
        self.rules = format!("{VICTORY_30}{DAY_30}");
        self
    }

    /// By the rules of both days with the night between them.
    pub fn both_days(mut self) -> Position {
        self.rules = format!("{VICTORY_30}{DAY_29_OF_TWO}{DAY_30}{NIGHT}");
        self
    }

    /// Adds lines to `[start]`: `turn = 2`, `first = "union"`, `action-phase = 3`, `manoeuvre = ["union"]`.
    pub fn start(mut self, lines: &str) -> Position {
        self.start.push(lines.to_owned());
        self
    }

    /// Sets the turn.
    pub fn turn(self, turn: u8) -> Position {
        self.start(&format!("turn = {turn}"))
    }

    /// Sets the position of the Action marker.
    pub fn phase(self, phase: u8) -> Position {
        self.start(&format!("action-phase = {phase}"))
    }

    /// Says who has the initiative.
    pub fn first(self, side: &str) -> Position {
        self.start(&format!("first = \"{side}\""))
    }

    /// Adds a brigade with a facing.
    pub fn unit(self, id: &str, place: &str, facing: &str) -> Position {
        self.unit_with(id, place, facing, "")
    }

    /// Adds a brigade with further lines: `fatigue = 1`, `losses = 1`, `starting-losses = 1`,
    /// `dismounted = true`, `attack = "96"`, `acted = true`.
    pub fn unit_with(mut self, id: &str, place: &str, facing: &str, lines: &str) -> Position {
        self.units.push(format!("[[unit]]\nid = \"{id}\"\nplace = \"{place}\"\nfacing = \"{facing}\"\n{lines}\n"));
        self
    }

    /// Adds a brigade that attacks the zone it faces.
    pub fn attacker(self, id: &str, place: &str, target: &str) -> Position {
        self.unit_with(id, place, target, &format!("attack = \"{target}\""))
    }

    /// Adds a routed brigade, which faces nowhere.
    pub fn routed(self, id: &str, place: &str) -> Position {
        self.routed_with(id, place, "")
    }

    /// Adds a routed brigade with further lines.
    pub fn routed_with(mut self, id: &str, place: &str, lines: &str) -> Position {
        self.units.push(format!("[[unit]]\nid = \"{id}\"\nplace = \"{place}\"\nrouted = true\n{lines}\n"));
        self
    }

    /// Adds a brigade off the map: `eliminated = true`, `exited = true`, `withdrawn = true`.
    pub fn off_map(mut self, id: &str, lines: &str) -> Position {
        self.units.push(format!("[[unit]]\nid = \"{id}\"\n{lines}\n"));
        self
    }

    /// Adds a commander.
    pub fn commander(self, id: &str, place: &str) -> Position {
        self.commander_with(id, place, "")
    }

    /// Adds a commander with further lines: `activated = true`.
    pub fn commander_with(mut self, id: &str, place: &str, lines: &str) -> Position {
        self.commanders.push(format!("[[commander]]\nid = \"{id}\"\nplace = \"{place}\"\n{lines}\n"));
        self
    }

    /// Adds an arrival: brigades of one division, one independent brigade or one commander.
    pub fn reinforcement(self, units: &[&str], turn: u8, entries: &[&str]) -> Position {
        self.reinforcement_with(units, turn, entries, "")
    }

    /// Adds an arrival with further lines: `until = 3`, `call = "on-turn"`.
    pub fn reinforcement_with(mut self, units: &[&str], turn: u8, entries: &[&str], lines: &str) -> Position {
        let line = format!("[[reinforcement]]\nunits = {units:?}\nturn = {turn}\nentries = {entries:?}\n{lines}\n");
        self.rest.push(line);
        self
    }

    /// Adds any other text of a scenario file.
    pub fn text(mut self, text: &str) -> Position {
        self.rest.push(text.to_owned());
        self
    }

    /// Leaves the usual objectives out.
    pub fn no_objectives(mut self) -> Position {
        self.objectives.clear();
        self
    }

    /// Another objective list: (zone, colour, controller).
    pub fn objectives(mut self, list: &[(&str, &str, &str)]) -> Position {
        let line = |(place, side, control): &(&str, &str, &str)| {
            format!("[[objective]]\nplace = \"{place}\"\nside = \"{side}\"\ncontrol = \"{control}\"\n")
        };
        self.objectives = list.iter().map(line).collect();
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
        if !start.iter().any(|line| line.starts_with("turn") || line.contains("\nturn")) {
            start.push("turn = 5".to_owned());
        }
        format!(
            "format = 1\ntitle = \"second-bull-run\"\nid = \"{}\"\n\n[start]\nphase = \"{}\"\n{}\n{}\n{}\n{}\n{}\n{}",
            self.id,
            self.phase,
            start.join("\n"),
            self.rules,
            self.units.join("\n"),
            self.commanders.join("\n"),
            self.rest.join("\n"),
            self.objectives
        )
    }

    /// Builds it, or says what is wrong. The game is not begun yet.
    pub fn try_build(&self) -> Result<Game, kernel::title::SetupError> {
        let options = self.options.iter().cloned().collect();
        let setup = Setup { scenario: "test.toml".to_owned(), scenario_text: Some(self.file()), options };
        let world = World::build(&DataFolder::new(), &setup)?;
        let state = SecondBullRun::start(&world);
        Ok(Game { world: Arc::new(world), state, events: Vec::new() })
    }

    /// Builds it. Phases that begin with a question are begun; where dice fall first (initiative, continuation,
    /// administration, reinforcements, night) the test says `choose("begin", &[..])`.
    pub fn build(&self) -> Game {
        let mut game = self.try_build().unwrap_or_else(|e| panic!("{e}\n{}", self.file()));
        if ["activation", "commanders", "combat"].contains(&self.phase.as_str()) {
            game.choose("begin", &[]);
        }
        game
    }
}

/// A game in a test.
pub struct Game {
    pub world: Arc<World>,
    pub state: State,
    /// Events of the last choice.
    pub events: Vec<Event>,
}

impl Game {
    /// A named scenario from its beginning.
    pub fn new(scenario: &str, options: &[(&str, &str)]) -> Game {
        let world = world(scenario, options);
        let state = SecondBullRun::start(&world);
        Game { world: Arc::new(world), state, events: Vec::new() }
    }

    /// All legal choices in notation.
    pub fn choices(&self) -> Vec<String> {
        let mut out = Vec::new();
        SecondBullRun::choices(&self.world, &self.state, &mut out);
        out.iter().map(|c| SecondBullRun::notation(&self.world, c)).collect()
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
        SecondBullRun::parse(&self.world, choice).unwrap_or_else(|e| panic!("{e}"))
    }

    /// Makes a choice; every face in `dice` must be used, and no more be needed.
    pub fn choose(&mut self, choice: &str, dice: &[u8]) -> &mut Game {
        let parsed = self.parse(choice);
        let mut scripted = ScriptedDice::faces(dice.iter().copied());
        self.events.clear();
        let before = self.choices();
        assert!(
            before.iter().any(|c| c == choice),
            "{choice} is not listed; legal: {before:?}\n{:?}",
            self.state.stage
        );
        SecondBullRun::choose(&self.world, &mut self.state, &parsed, &mut scripted, &mut self.events)
            .unwrap_or_else(|refusal| panic!("{choice}: {refusal}\nlegal: {before:?}"));
        scripted.finish().unwrap_or_else(|e| panic!("{choice}: {e}\nevents: {:#?}", self.events));
        self
    }

    /// Makes several choices without dice; all their events are kept.
    pub fn choose_all(&mut self, choices: &[&str]) -> &mut Game {
        let mut told = Vec::new();
        for choice in choices {
            self.choose(choice, &[]);
            told.append(&mut self.events);
        }
        self.events = told;
        self
    }

    /// Makes a choice with any dice.
    pub fn throw(&mut self, choice: &str, dice: &mut dyn kernel::Dice) -> &mut Game {
        let parsed = self.parse(choice);
        self.events.clear();
        SecondBullRun::choose(&self.world, &mut self.state, &parsed, dice, &mut self.events)
            .unwrap_or_else(|refusal| panic!("{choice}: {refusal}"));
        self
    }

    /// A copy of the game, to try something on.
    pub fn fork(&self) -> Game {
        Game { world: Arc::clone(&self.world), state: self.state.clone(), events: self.events.clone() }
    }

    /// The refusal of a choice; the state must not change.
    pub fn refusal(&self, choice: &str) -> Refusal {
        let parsed = self.parse(choice);
        let mut state = self.state.clone();
        let mut events = Vec::new();
        let mut dice = ScriptedDice::faces([]);
        let refusal = SecondBullRun::choose(&self.world, &mut state, &parsed, &mut dice, &mut events)
            .expect_err(&format!("{choice} was accepted"));
        assert_eq!(state, self.state, "a refused choice changed the state");
        assert!(events.is_empty(), "a refused choice told events");
        assert!(!self.offers(choice), "{choice} is listed but refused");
        refusal
    }

    /// The rule that refuses a choice.
    pub fn refused_by(&self, choice: &str) -> &'static str {
        self.refusal(choice).rule.0
    }

    /// Who is asked.
    pub fn asked(&self) -> Option<Side> {
        SecondBullRun::to_choose(&self.world, &self.state)
    }

    /// The key of the prompt.
    pub fn prompt(&self) -> String {
        match SecondBullRun::asked(&self.world, &self.state) {
            kernel::Asked::Choose { prompt, .. } => prompt.key,
            kernel::Asked::Over(_) => "over".to_owned(),
        }
    }

    pub fn brigade(&self, id: &str) -> Brigade {
        self.world.find_brigade(id).unwrap_or_else(|| panic!("no brigade {id}"))
    }

    pub fn leader(&self, id: &str) -> Leader {
        self.world.find_leader(id).unwrap_or_else(|| panic!("no commander {id}"))
    }

    pub fn division(&self, id: &str) -> Division {
        self.world.find_division(id).unwrap_or_else(|| panic!("no division {id}"))
    }

    pub fn zone(&self, id: &str) -> Zone {
        self.world.find_zone(id).unwrap_or_else(|| panic!("no zone {id}"))
    }

    /// Where a brigade or commander stands.
    pub fn place_of(&self, id: &str) -> Option<&str> {
        let zone = match self.world.find_leader(id) {
            Some(leader) => self.state.leader(leader).zone,
            None => self.state.zone_of(self.brigade(id)),
        };
        zone.map(|zone| self.world.zone_id(zone))
    }

    pub fn status(&self, id: &str) -> Status {
        self.state.brigade(self.brigade(id)).status
    }

    pub fn fatigue(&self, id: &str) -> u8 {
        self.state.brigade(self.brigade(id)).fatigue
    }

    pub fn losses(&self, id: &str) -> u8 {
        self.state.brigade(self.brigade(id)).losses
    }

    pub fn is_routed(&self, id: &str) -> bool {
        self.state.brigade(self.brigade(id)).routed
    }

    pub fn is_dismounted(&self, id: &str) -> bool {
        self.state.brigade(self.brigade(id)).dismounted
    }

    /// True for a commander on his activated side.
    pub fn is_activated(&self, id: &str) -> bool {
        self.state.leader(self.leader(id)).activated
    }

    /// Where a brigade's Attack marker points.
    pub fn target(&self, id: &str) -> Option<&str> {
        self.state.brigade(self.brigade(id)).attack.map(|zone| self.world.zone_id(zone))
    }

    /// The zone a brigade faces.
    pub fn facing(&self, id: &str) -> Option<&str> {
        let b = self.state.brigade(self.brigade(id));
        let slot = b.facing?;
        self.world.ground(b.zone?).faced(slot).map(|z| self.world.zone_id(z))
    }

    /// The brigades of a zone, sorted.
    pub fn stack(&self, zone: &str) -> Vec<String> {
        let stack = self.state.stacks[self.zone(zone)];
        let mut ids: Vec<String> = stack.iter().map(|b| self.world.sheet(b).id.clone()).collect();
        ids.sort();
        ids
    }

    /// The front of a brigade (3.1), sorted.
    pub fn front(&self, id: &str) -> Vec<String> {
        self.zone_ids(second_bull_run::facing::front_of(&self.world, &self.state, self.brigade(id)))
    }

    /// Its effective front (3.3), sorted.
    pub fn efront(&self, id: &str) -> Vec<String> {
        self.zone_ids(second_bull_run::facing::efront(&self.world, &self.state, self.brigade(id)))
    }

    /// Zones by name, sorted.
    pub fn zone_ids(&self, zones: impl Iterator<Item = Zone>) -> Vec<String> {
        let mut ids: Vec<String> = zones.map(|z| self.world.zone_id(z).to_owned()).collect();
        ids.sort();
        ids
    }

    /// Who controls an objective.
    pub fn control(&self, zone: &str) -> Side {
        let zone = self.zone(zone);
        let at = self.world.objectives.iter().position(|o| o.zone == zone).expect("an objective");
        second_bull_run::victory::controller(&self.state, at)
    }

    /// Victory points now, Union first.
    pub fn points(&self) -> (i32, i32) {
        let points = second_bull_run::victory::points(&self.world, &self.state);
        (points.union, points.confederate)
    }

    /// Movement points left to the brigade that moves.
    pub fn points_left(&self) -> Option<u8> {
        match self.state.stage {
            second_bull_run::state::Stage::Acting(act) | second_bull_run::state::Stage::Declaring(act) => {
                Some(act.points)
            }
            _ => None,
        }
    }

    /// What the steps of the last choice, or choices, cost.
    pub fn paid(&self) -> Vec<u8> {
        let cost = |event: &Event| if let Event::Stepped { cost, .. } = event { Some(*cost) } else { None };
        self.events.iter().filter_map(cost).collect()
    }

    /// Slots left to the designated commander.
    pub fn slots_left(&self) -> u8 {
        self.state.part.slots
    }

    /// True if an event of the last choice satisfies the condition.
    pub fn told(&self, condition: impl Fn(&Event) -> bool) -> bool {
        self.events.iter().any(condition)
    }

    /// The attacker's and the defender's sums of the last combat: modifiers, guns and sharpshooters, no dice.
    pub fn sums(&self) -> (i8, i8) {
        let sums = self.events.iter().find_map(|e| match *e {
            Event::CombatDice { attack_sum, defence_sum, .. } => Some((attack_sum, defence_sum)),
            _ => None,
        });
        sums.expect("a combat was fought")
    }

    /// The totals of the last combat, the beaten side, and whether it tests.
    pub fn totals(&self) -> (u8, u8, Side, bool) {
        let totals = self.events.iter().find_map(|e| match *e {
            Event::CombatTotals { attack, defence, loser, test, .. } => Some((attack, defence, loser, test)),
            _ => None,
        });
        totals.expect("a combat was fought")
    }

    /// Ends the action under way: stops, answers facings and lone commanders as they are listed, no attack.
    pub fn end_action(&mut self) -> &mut Game {
        use second_bull_run::state::Stage;
        let mut told = std::mem::take(&mut self.events);
        let mover = self.mover().map(str::to_owned);
        while mover.is_some() && self.mover() == mover.as_deref() {
            let choice = match self.state.stage {
                Stage::Acting(_) => "stop".to_owned(),
                _ if self.offers("done") => "done".to_owned(),
                _ => self.choices()[0].clone(),
            };
            self.choose(&choice, &[]);
            told.append(&mut self.events);
        }
        self.events = told;
        self
    }

    /// The brigade whose action is under way.
    pub fn mover(&self) -> Option<&str> {
        use second_bull_run::state::Stage;
        match self.state.stage {
            Stage::Acting(act) | Stage::Declaring(act) => Some(self.world.sheet(act.brigade).id.as_str()),
            _ => None,
        }
    }

    /// A brigade of the open formation walks this way and ends its action without an attack. The only one
    /// that can act has begun by itself.
    pub fn march(&mut self, brigade: &str, way: &[&str]) -> &mut Game {
        let begin = if self.mover() == Some(brigade) { None } else { Some(format!("act {brigade}")) };
        let steps = way.iter().map(|zone| format!("step {zone}"));
        let choices: Vec<String> = begin.into_iter().chain(steps).collect();
        let choices: Vec<&str> = choices.iter().map(String::as_str).collect();
        self.choose_all(&choices).end_action()
    }

    /// Does as little as the rules allow until the condition holds; returns all events told on the way.
    pub fn idle_until(&mut self, dice: &mut dyn kernel::Dice, condition: impl Fn(&Game) -> bool) -> Vec<Event> {
        let mut told = Vec::new();
        for _ in 0..4000 {
            if condition(self) {
                return told;
            }
            let choices = self.choices();
            let idle = ["done", "close", "stop", "muster"].into_iter().find(|word| choices.iter().any(|c| c == word));
            let choice = idle.map_or_else(|| choices[0].clone(), str::to_owned);
            self.throw(&choice, dice);
            told.append(&mut self.events);
        }
        panic!("the condition never held; now {:?}", self.state.stage);
    }
}

/// Dice that show one face for each purpose, and 3 for any other.
pub struct ByPurpose(pub Vec<(&'static str, u8)>);

impl kernel::Dice for ByPurpose {
    fn roll(&mut self, _sides: u8, purpose: kernel::Purpose) -> u8 {
        self.0.iter().find(|(name, _)| *name == purpose.0).map_or(3, |(_, face)| *face)
    }
}
