//! A title small enough to check by hand: a race over 90 spaces.
//!
//! In a turn a runner may `walk` one space, at most twice, then has to `run` (a die of six) or
//! `rest`. After a run of 5 or 6 the other side chooses: `trip` (a die; 1 to 3 throws the runner
//! back two spaces) or `yield`. Who comes to space 90 wins; after 200 turns it is a draw.

use kernel::hash::Canon;
use kernel::title::{Progress, ScenarioInfo, SetupError};
use kernel::view::{ChoiceView, EventLine, OddsSheet, ReachView, View};
use kernel::{
    Asked, BySide, DataError, Dice, Library, NotationError, OptionValues, Outcome, Purpose, Refusal, Setup, Side, Text,
    Title, Viewer,
};
use serde::{Deserialize, Serialize};

pub const RUN: Purpose = Purpose("run");
pub const TRIP: Purpose = Purpose("trip");

#[derive(Debug)]
pub struct Race;

#[derive(Debug)]
pub struct Track {
    pub options: OptionValues,
    pub length: u8,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Runners {
    pub at: BySide<u8>,
    pub runner: Side,
    pub walked: u8,
    pub tripping: bool,
    pub turn: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Move {
    Walk,
    Run,
    Rest,
    Trip,
    Yield,
}

const MOVES: [(Move, &str); 5] =
    [(Move::Walk, "walk"), (Move::Run, "run"), (Move::Rest, "rest"), (Move::Trip, "trip"), (Move::Yield, "yield")];

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Happened {
    Went(u8),
    Fell,
    NextTurn,
}

pub fn track() -> Track {
    let options = [("shoes", "light"), ("weather", "dry")];
    Track { options: options.map(|(id, value)| (id.to_owned(), value.to_owned())).into(), length: 90 }
}

impl Runners {
    fn next_turn(&mut self, events: &mut Vec<Happened>) {
        self.runner = self.runner.other();
        self.walked = 0;
        self.tripping = false;
        self.turn += 1;
        events.push(Happened::NextTurn);
    }

    fn go(&mut self, spaces: u8, events: &mut Vec<Happened>) {
        self.at[self.runner] += spaces;
        events.push(Happened::Went(spaces));
    }
}

fn winner(world: &Track, state: &Runners) -> Option<Side> {
    Side::BOTH.into_iter().find(|side| state.at[*side] >= world.length)
}

impl Title for Race {
    const ID: &'static str = "race";
    const RULES_VERSION: u32 = 3;
    type World = Track;
    type State = Runners;
    type Choice = Move;
    type Event = Happened;

    fn scenarios(_: &dyn Library) -> Result<Vec<ScenarioInfo>, DataError> {
        Ok(Vec::new())
    }

    fn build(_: &dyn Library, _: &Setup) -> Result<Track, SetupError> {
        Ok(track())
    }

    fn start(_: &Track) -> Runners {
        Runners { at: BySide::default(), runner: Side::Union, walked: 0, tripping: false, turn: 0 }
    }

    fn options(world: &Track) -> &OptionValues {
        &world.options
    }

    fn scenario(_: &Track) -> &str {
        "short"
    }

    fn asked(world: &Track, state: &Runners) -> Asked {
        match Race::to_choose(world, state) {
            Some(side) => Asked::Choose { side, prompt: Text::key("race-prompt") },
            None => Asked::Over(Race::verdict(world, state)),
        }
    }

    fn to_choose(world: &Track, state: &Runners) -> Option<Side> {
        let over = state.turn >= 200 || (winner(world, state).is_some() && !state.tripping);
        let side = if state.tripping { state.runner.other() } else { state.runner };
        (!over).then_some(side)
    }

    fn choices(world: &Track, state: &Runners, out: &mut Vec<Move>) {
        out.clear();
        let legal: &[Move] = match (Race::to_choose(world, state), state) {
            (None, _) => &[],
            (_, Runners { tripping: true, .. }) => &[Move::Trip, Move::Yield],
            (_, Runners { walked: 2, .. }) => &[Move::Run, Move::Rest],
            _ => &[Move::Walk, Move::Run, Move::Rest],
        };
        out.extend_from_slice(legal);
    }

    fn choose(
        world: &Track,
        state: &mut Runners,
        choice: &Move,
        dice: &mut dyn Dice,
        events: &mut Vec<Happened>,
    ) -> Result<(), Refusal> {
        let mut legal = Vec::new();
        Race::choices(world, state, &mut legal);
        if !legal.contains(choice) {
            return Err(Refusal::new("RACE-1", Text::key("race-not-now")));
        }
        match choice {
            Move::Walk => {
                state.walked += 1;
                state.go(1, events);
            }
            Move::Rest => state.next_turn(events),
            Move::Run => {
                let face = dice.roll(6, RUN);
                state.go(face, events);
                state.tripping = face >= 5;
                if !state.tripping && winner(world, state).is_none() {
                    state.next_turn(events);
                }
            }
            Move::Trip => {
                if dice.roll(6, TRIP) <= 3 {
                    state.at[state.runner] -= 2;
                    events.push(Happened::Fell);
                }
                state.next_turn(events);
            }
            Move::Yield => state.next_turn(events),
        }
        Ok(())
    }

    fn notation(_: &Track, choice: &Move) -> String {
        MOVES.iter().find(|(m, _)| m == choice).map(|(_, word)| (*word).to_owned()).unwrap()
    }

    fn parse(_: &Track, text: &str) -> Result<Move, NotationError> {
        let found = MOVES.iter().find(|(_, word)| *word == text);
        found.map(|(m, _)| *m).ok_or_else(|| NotationError::new(text, "no such move"))
    }

    fn describe(world: &Track, _: &Runners, choice: &Move) -> ChoiceView {
        ChoiceView { notation: Race::notation(world, choice), ..ChoiceView::default() }
    }

    fn tell(_: &Track, event: &Happened) -> EventLine {
        let text = Text::key("race-event").name("what", format!("{event:?}"));
        EventLine { text, rule: "RACE-1".to_owned(), places: Vec::new(), units: Vec::new(), detail: false }
    }

    fn view(world: &Track, state: &Runners, viewer: Viewer) -> View {
        View {
            format: 1,
            title: Race::ID,
            scenario: "short".to_owned(),
            viewer,
            asked: Race::asked(world, state),
            tracks: Vec::new(),
            places: Vec::new(),
            counters: Vec::new(),
            choices: Vec::new(),
        }
    }

    fn reach(_: &Track, _: &Runners, _: &str) -> Option<ReachView> {
        None
    }

    fn odds(_: &Track, _: &Runners, _: &Move) -> Option<OddsSheet> {
        None
    }

    fn verdict(world: &Track, state: &Runners) -> Outcome {
        let points = BySide::new(i32::from(state.at.union), i32::from(state.at.confederate));
        Outcome { winner: winner(world, state), points, reasons: Vec::new() }
    }

    fn progress(_: &Track, state: &Runners) -> Progress {
        let act = u64::from(state.walked) + if state.tripping { 3 } else { 0 };
        Progress { stage: u64::from(state.turn), act }
    }

    fn canon(_: &Track, state: &Runners, canon: &mut Canon) {
        canon.section("runners");
        for side in Side::BOTH {
            canon.number(state.at[side]);
        }
        canon.text(state.runner.id());
        canon.number(state.walked);
        canon.flag(state.tripping);
        canon.number(state.turn);
    }
}
