//! Positions for tests: written as scenario files, so that they pass the same checks.
#![allow(dead_code, reason = "each test file uses its own part")]
#![allow(clippy::unwrap_used, clippy::panic, reason = "a helper that fails is a failing test")]

pub mod modifiers;
pub mod movement;
pub mod result;
pub mod scenarios;
pub mod stacking;

use bull_run_1861::ids::{Brigade, Element, Hq, Zone};
use bull_run_1861::{BullRun1861, Choice, Event, State, World};
pub use contract::DataFolder;
use kernel::dice::ScriptedDice;
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
    start: Vec<String>,
    units: Vec<String>,
    rest: Vec<String>,
    options: Vec<(String, String)>,
    hqs: Vec<String>,
    objectives: bool,
}

impl Position {
    /// A position at a boundary: `phase` as in scenario files; turn 3 unless changed.
    pub fn at(phase: &str) -> Position {
        Position {
            start: vec![format!("phase = \"{phase}\"")],
            units: Vec::new(),
            rest: Vec::new(),
            options: Vec::new(),
            hqs: Vec::new(),
            objectives: true,
        }
    }

    /// M2 of a side with so many activations left.
    pub fn activation(side: &str, left: u8) -> Position {
        Position::at("activation").start(&format!("side = \"{side}\"\nactivations-left = {left}"))
    }

    /// M8 of a side.
    pub fn combat(side: &str) -> Position {
        Position::at("combat").start(&format!("side = \"{side}\""))
    }

    /// Adds lines to `[start]`: `turn = 2`, `first = "union"`, `farm-ford-open = true`.
    pub fn start(mut self, lines: &str) -> Position {
        self.start.push(lines.to_owned());
        self
    }

    /// Adds a brigade with a facing.
    pub fn unit(self, id: &str, place: &str, facing: &str) -> Position {
        self.unit_with(id, place, facing, "")
    }

    /// Adds a brigade with further lines: `fatigue = 1`, `losses = 1`, `line = "second"`,
    /// `extended = "S16"\nmarker-facing = "N08"`, `op = true`, `engaged = true`, `host = "cs_jackson"`.
    pub fn unit_with(mut self, id: &str, place: &str, facing: &str, lines: &str) -> Position {
        self.units.push(format!("[[unit]]\nid = \"{id}\"\nplace = \"{place}\"\nfacing = \"{facing}\"\n{lines}\n"));
        self
    }

    /// Adds a brigade without facing (second lines, the attached Legion).
    pub fn behind(mut self, id: &str, place: &str, lines: &str) -> Position {
        self.units.push(format!("[[unit]]\nid = \"{id}\"\nplace = \"{place}\"\n{lines}\n"));
        self
    }

    /// Adds a headquarters.
    pub fn hq(mut self, id: &str, place: &str) -> Position {
        self.hqs.push(format!("[[headquarters]]\nid = \"{id}\"\nplace = \"{place}\"\n"));
        self
    }

    /// Adds a headquarters with further lines: `activated = true`.
    pub fn hq_with(mut self, id: &str, place: &str, lines: &str) -> Position {
        self.hqs.push(format!("[[headquarters]]\nid = \"{id}\"\nplace = \"{place}\"\n{lines}\n"));
        self
    }

    /// Adds any other text of a scenario file.
    pub fn text(mut self, text: &str) -> Position {
        self.rest.push(text.to_owned());
        self
    }

    /// Leaves the usual objectives out.
    pub fn no_objectives(mut self) -> Position {
        self.objectives = false;
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
            start.push("turn = 3".to_owned());
        }
        let objectives = if self.objectives { OBJECTIVES } else { "" };
        format!(
            "format = 1\ntitle = \"bull-run-1861\"\nid = \"test\"\nplacement = \"fixed\"\n\n[start]\n{}\n\n{}\n{}\n{}\n{}",
            start.join("\n"),
            self.units.join("\n"),
            self.hqs.join("\n"),
            self.rest.join("\n"),
            objectives
        )
    }

    /// Builds it, or says what is wrong.
    pub fn try_build(&self) -> Result<Game, kernel::title::SetupError> {
        let options = self.options.iter().cloned().collect();
        let setup = Setup { scenario: "test.toml".to_owned(), scenario_text: Some(self.file()), options };
        let world = World::build(&DataFolder::new(), &setup)?;
        let state = BullRun1861::start(&world);
        Ok(Game { world, state, events: Vec::new() })
    }

    /// Builds it.
    pub fn build(&self) -> Game {
        self.try_build().unwrap_or_else(|e| panic!("{e}\n{}", self.file()))
    }
}

/// The scoring zones of both placements with their start control.
pub const OBJECTIVES: &str = r#"
[[objective]]
place = "N01"
points = 2
control = "union"
[[objective]]
place = "N12"
points = 1
control = "union"
[[objective]]
place = "S07"
points = 1
control = "confederate"
[[objective]]
place = "S10"
points = 1
control = "confederate"
[[objective]]
place = "S11"
points = 1
control = "confederate"
[[objective]]
place = "S14"
points = 1
control = "confederate"
[[objective]]
place = "S15"
points = 1
control = "confederate"
[[objective]]
place = "S39"
points = 2
control = "confederate"
"#;

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
        let state = BullRun1861::start(&world);
        Game { world, state, events: Vec::new() }
    }

    /// All legal choices in notation.
    pub fn choices(&self) -> Vec<String> {
        let mut out = Vec::new();
        BullRun1861::choices(&self.world, &self.state, &mut out);
        out.iter().map(|c| BullRun1861::notation(&self.world, c)).collect()
    }

    /// Legal choices that begin with a word, without that word.
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
        let parsed = BullRun1861::parse(&self.world, choice).unwrap();
        let mut scripted = ScriptedDice::faces(dice.iter().copied());
        self.events.clear();
        let before = self.choices();
        BullRun1861::choose(&self.world, &mut self.state, &parsed, &mut scripted, &mut self.events)
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

    /// The refusal of a choice; the state must not change.
    pub fn refusal(&self, choice: &str) -> Refusal {
        let parsed = BullRun1861::parse(&self.world, choice).unwrap();
        let mut state = self.state.clone();
        let mut events = Vec::new();
        let mut dice = ScriptedDice::faces([]);
        let refusal = BullRun1861::choose(&self.world, &mut state, &parsed, &mut dice, &mut events)
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
        BullRun1861::to_choose(&self.world, &self.state)
    }

    /// The key of the prompt.
    pub fn prompt(&self) -> String {
        match BullRun1861::asked(&self.world, &self.state) {
            kernel::Asked::Choose { prompt, .. } => prompt.key,
            kernel::Asked::Over(_) => "over".to_owned(),
        }
    }

    pub fn brigade(&self, id: &str) -> Brigade {
        self.world.find_brigade(id).unwrap_or_else(|| panic!("no brigade {id}"))
    }

    pub fn hq(&self, id: &str) -> Hq {
        self.world.find_hq(id).unwrap_or_else(|| panic!("no hq {id}"))
    }

    pub fn zone(&self, id: &str) -> Zone {
        self.world.find_zone(id).unwrap_or_else(|| panic!("no zone {id}"))
    }

    /// Where a brigade or headquarters stands.
    pub fn place_of(&self, id: &str) -> Option<&str> {
        let zone = match self.world.find_hq(id) {
            Some(hq) => self.state.hq(hq).zone,
            None => match id.strip_suffix('+') {
                Some(id) => self.state.brigade(self.brigade(id)).marker,
                None => self.state.brigade(self.brigade(id)).zone,
            },
        };
        zone.map(|zone| self.world.zone_id(zone))
    }

    pub fn fatigue(&self, id: &str) -> u8 {
        self.state.brigade(self.brigade(id)).fatigue
    }

    pub fn losses(&self, id: &str) -> u8 {
        self.state.brigade(self.brigade(id)).losses
    }

    pub fn has_op(&self, id: &str) -> bool {
        self.state.brigade(self.brigade(id)).op
    }

    /// The zone the stack in `zone` faces.
    pub fn facing(&self, zone: &str) -> Option<&str> {
        let zone = self.zone(zone);
        let slot = self.state.facings[zone]?;
        self.world.ground(zone).faced(slot).map(|z| self.world.zone_id(z))
    }

    /// The lines of a zone, front first, in notation.
    pub fn stack(&self, zone: &str) -> Vec<String> {
        let stack = self.state.stacks[self.zone(zone)];
        stack.iter().map(|e: Element| bull_run_1861::choice::element_notation(&self.world, e)).collect()
    }

    /// The front of a zone's stack.
    pub fn front(&self, zone: &str) -> Vec<String> {
        let mut front: Vec<String> = bull_run_1861::facing::front_of(&self.world, &self.state, self.zone(zone))
            .map(|z| self.world.zone_id(z).to_owned())
            .collect();
        front.sort();
        front
    }

    /// Who controls a scoring zone.
    pub fn control(&self, zone: &str) -> Side {
        let zone = self.zone(zone);
        let at = self.world.scoring.iter().position(|s| s.zone == zone).expect("a scoring zone");
        bull_run_1861::victory::controller(&self.state, at)
    }

    /// Victory points now, Union first.
    pub fn points(&self) -> (i32, i32) {
        let points = bull_run_1861::victory::points(&self.world, &self.state);
        (points.union, points.confederate)
    }

    /// The attacker's and the defender's sums of the last combat, guns and cavalry included.
    pub fn sums(&self) -> (i8, i8) {
        self.events
            .iter()
            .find_map(|e| match *e {
                Event::CombatDice { attack_sum, defence_sum, .. } => Some((attack_sum, defence_sum)),
                _ => None,
            })
            .expect("a combat was fought")
    }

    /// The totals of the last combat, the beaten side, and whether it was a Hit.
    pub fn totals(&self) -> (u8, u8, Side, bool) {
        self.events
            .iter()
            .find_map(|e| match *e {
                Event::CombatTotals { attack, defence, loser, hit, .. } => Some((attack, defence, loser, hit)),
                _ => None,
            })
            .expect("a combat was fought")
    }

    /// The fixed modifiers a combat choice would have: (side, value, rule).
    pub fn modifiers(&self, choice: &str) -> Vec<(Side, i64, String)> {
        let parsed = BullRun1861::parse(&self.world, choice).unwrap();
        let sheet = BullRun1861::odds(&self.world, &self.state, &parsed).expect("a combat choice");
        sheet.modifiers.into_iter().map(|m| (m.side, m.value, m.rule)).collect()
    }

    /// Attacks one zone with the elements given (in ascending order) up to `resolve`, not included.
    pub fn form(&mut self, target: &str, attackers: &[&str]) -> &mut Game {
        self.choose(&format!("target {target}"), &[]);
        for attacker in attackers {
            self.choose(&format!("join {attacker}"), &[]);
        }
        self
    }

    /// Attacks one zone with the elements given and these dice.
    pub fn attack(&mut self, target: &str, attackers: &[&str], dice: &[u8]) -> &mut Game {
        self.form(target, attackers);
        self.choose("resolve", dice)
    }

    /// True if an event of the last choice satisfies the condition.
    pub fn told(&self, condition: impl Fn(&Event) -> bool) -> bool {
        self.events.iter().any(condition)
    }

    /// Parses a choice.
    pub fn parse(&self, choice: &str) -> Choice {
        BullRun1861::parse(&self.world, choice).unwrap()
    }
}

/// Dice that show one face for each purpose, and 3 for any other.
pub struct ByPurpose(pub Vec<(&'static str, u8)>);

impl kernel::Dice for ByPurpose {
    fn roll(&mut self, _sides: u8, purpose: kernel::Purpose) -> u8 {
        self.0.iter().find(|(name, _)| *name == purpose.0).map_or(3, |(_, face)| *face)
    }
}

impl Game {
    /// Does as little as the rules allow until the condition holds; returns all events told on the way.
    pub fn idle_until(&mut self, dice: &mut dyn kernel::Dice, condition: impl Fn(&Game) -> bool) -> Vec<Event> {
        let mut told = Vec::new();
        for _ in 0..2000 {
            if condition(self) {
                return told;
            }
            let choices = self.choices();
            let idle = ["done", "stop"].into_iter().find(|word| choices.iter().any(|c| c == word));
            let choice = idle.map_or_else(|| choices[0].clone(), str::to_owned);
            self.throw(&choice, dice);
            told.extend(self.events.iter().copied());
        }
        panic!("the condition never held; now {}", self.prompt());
    }

    /// Makes a choice with any dice.
    pub fn throw(&mut self, choice: &str, dice: &mut dyn kernel::Dice) -> &mut Game {
        let parsed = self.parse(choice);
        self.events.clear();
        BullRun1861::choose(&self.world, &mut self.state, &parsed, dice, &mut self.events)
            .unwrap_or_else(|refusal| panic!("{choice}: {refusal}"));
        self
    }

    /// Activations still to be made, where one is asked for.
    pub fn activations_left(&self) -> Option<u8> {
        match self.state.stage {
            bull_run_1861::state::Stage::Select { left } => Some(left),
            _ => None,
        }
    }
}

impl Position {
    /// M8 of a side with one more combat to fight far down the stream, so that the half-phase does not
    /// end with the combat a test is about: Davies in N20 and Holmes in S23 face each other.
    pub fn melee(side: &str) -> Position {
        let engaged = |of: &str| if of == side { "engaged = true" } else { "" };
        Position::combat(side).unit_with("us_davies", "N20", "S23", engaged("union")).unit_with(
            "cs_holmes",
            "S23",
            "N20",
            engaged("confederate"),
        )
    }
}

impl Game {
    /// The odds of a combat choice.
    pub fn sheet(&self, choice: &str) -> kernel::view::OddsSheet {
        BullRun1861::odds(&self.world, &self.state, &self.parse(choice)).expect("a combat choice")
    }

    /// The fixed modifiers of a combat choice summed up, attacker first.
    pub fn fixed(&self, choice: &str) -> (i64, i64) {
        let sum = |side: Side| {
            self.modifiers(choice).iter().filter(|(of, _, _)| *of == side).map(|(_, value, _)| value).sum::<i64>()
        };
        (sum(self.state.active), sum(self.state.active.other()))
    }

    /// What a rule adds to either side in a combat choice, attacker first.
    pub fn by_rule(&self, choice: &str, rule: &str) -> (i64, i64) {
        let sum = |side: Side| {
            let of_rule = self.modifiers(choice).into_iter().filter(|(of, _, by)| *of == side && by == rule);
            of_rule.map(|(_, value, _)| value).sum::<i64>()
        };
        (sum(self.state.active), sum(self.state.active.other()))
    }

    /// The dice a combat choice throws before the combat dice: unit, purpose, highest face that succeeds.
    pub fn gun_dice(&self, choice: &str) -> Vec<(String, String, i64)> {
        self.sheet(choice).dice.into_iter().map(|die| (die.unit, die.purpose, die.succeeds_on)).collect()
    }

    /// Resolves with every gun and horse failing and these combat dice.
    pub fn resolve_plainly(&mut self, choice: &str, attack: u8, defence: u8) -> &mut Game {
        let mut faces = vec![6; self.sheet(choice).dice.len()];
        faces.extend([attack, defence]);
        self.choose(choice, &faces)
    }

    /// The combat strength, artillery and cavalry of an element as they stand.
    pub fn strengths(&self, id: &str) -> (u8, u8, u8) {
        use bull_run_1861::combat;
        let element = match id.strip_suffix('+') {
            Some(id) => self.brigade(id).marker(),
            None => self.brigade(id).counter(),
        };
        let (w, s) = (&self.world, &self.state);
        (combat::element_strength(w, s, element), combat::artillery(w, s, element), combat::cavalry(w, s, element))
    }
}
