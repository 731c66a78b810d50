//! A title small enough to check by hand, with every kind of secret there is.
//!
//! In each of three turns both sides draw a number of markers from 1 to 4, known to their owner alone
//! (`muster`). Markers are drawn one by one from the common pool (`draw`); whose comes out is open, the
//! die that finds it is not. The side whose marker it is plans `bold` or `wary`, unknown to the enemy.
//! When nothing is left to draw, the next turn begins. Who had more markers wins.
//!
//! `LEAK` makes one thing known that should not be, to prove that the checks find it. Shelf and server
//! test their tables with it, too.

use std::sync::LazyLock;

use kernel::hash::Canon;
use kernel::tactics::logit_of_value;
use kernel::title::{Progress, ScenarioInfo, SetupError};
use kernel::view::{ChoiceView, EventLine, OddsOutcome, OddsSheet, ReachView, Track, View};
use kernel::{
    Aim, Appeal, Asked, Audience, BySide, DataError, Dice, Library, NotationError, OptionValues, Outcome, Purpose,
    Refusal, Secret, Setup, Side, Tactics, Term, Text, Title, Viewer, Weights,
};
use serde::Serialize;

const MUSTER: Purpose = Purpose("muster");
const POOL: Purpose = Purpose("pool");
const TURNS: u8 = 3;
const RULE: &str = "CUPS-1";

/// What can leak.
pub mod leak {
    /// Nothing.
    pub const NOTHING: u8 = 0;
    /// The number of markers, in the view.
    pub const VIEW: u8 = 1;
    /// The number of markers and the plans, in the events.
    pub const EVENT: u8 = 2;
    /// The die that finds a marker.
    pub const POOL_DIE: u8 = 3;
    /// The die that gives the number of markers.
    pub const MUSTER_DIE: u8 = 4;
    /// The number of markers, in the odds.
    pub const ODDS: u8 = 5;
    /// The number of markers, in what may be chosen.
    pub const CHOICES: u8 = 6;
    /// The plan that was chosen.
    pub const CHOICE: u8 = 7;
    /// The number of markers, in the reach.
    pub const REACH: u8 = 8;
    /// Nothing, but something is dealt anew for the referee.
    pub const REFEREE: u8 = 9;
    /// Whether the pool is empty, by a choice that can be taken back.
    pub const PEEK: u8 = 10;
}

/// The title.
#[derive(Debug)]
pub struct Cups<const LEAK: u8>;

/// Its world, in which there is nothing.
#[derive(Debug, Default)]
pub struct Room {
    options: OptionValues,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
enum Stage {
    Muster,
    Draw,
    Plan(Side),
}

/// Its state.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Table {
    turn: u8,
    stage: Stage,
    acts: u8,
    hand: BySide<Secret<u8>>,
    drawn: BySide<u8>,
    bold: BySide<Secret<u8>>,
    total: BySide<u8>,
}

/// Its choices.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Act {
    /// Both sides draw their numbers.
    Muster,
    /// A marker comes out of the pool.
    Draw,
    /// A secret plan.
    Bold,
    /// The other one.
    Wary,
}

const ACTS: [(Act, &str); 4] = [(Act::Muster, "muster"), (Act::Draw, "draw"), (Act::Bold, "bold"), (Act::Wary, "wary")];

/// What happens in it.
#[derive(Clone, Copy, Debug)]
pub enum Happened {
    /// A side drew its number.
    Mustered {
        /// Which.
        side: Side,
        /// How many.
        markers: u8,
    },
    /// A marker came out.
    Drawn {
        /// Whose.
        side: Side,
    },
    /// A plan was made.
    Planned {
        /// Whose.
        side: Side,
        /// Which.
        bold: bool,
    },
}

impl Table {
    fn left(&self, side: Side) -> u8 {
        self.hand[side].for_rules() - self.drawn[side]
    }

    fn pool(&self) -> u8 {
        Side::BOTH.into_iter().map(|side| self.left(side)).sum()
    }

    fn muster(&mut self, dice: &mut dyn Dice, events: &mut Vec<Happened>) {
        for side in Side::BOTH {
            let markers = dice.roll(4, MUSTER);
            *self.hand[side].for_rules_mut() = markers;
            events.push(Happened::Mustered { side, markers });
        }
        self.stage = Stage::Draw;
    }

    fn draw(&mut self, dice: &mut dyn Dice, events: &mut Vec<Happened>) {
        // A die falls even over an empty pool, for nobody takes back having looked into it.
        let found = dice.roll(self.pool().max(1), POOL);
        if self.pool() == 0 {
            return self.next_turn();
        }
        let side = if found <= self.left(Side::Union) { Side::Union } else { Side::Confederate };
        self.drawn[side] += 1;
        self.total[side] += 1;
        self.stage = Stage::Plan(side);
        events.push(Happened::Drawn { side });
    }

    fn plan(&mut self, side: Side, bold: bool, events: &mut Vec<Happened>) {
        *self.bold[side].for_rules_mut() += u8::from(bold);
        events.push(Happened::Planned { side, bold });
        self.stage = Stage::Draw;
    }

    fn next_turn(&mut self) {
        self.turn += 1;
        self.stage = Stage::Muster;
        self.acts = 0;
        for side in Side::BOTH {
            *self.hand[side].for_rules_mut() = 0;
            self.drawn[side] = 0;
        }
    }
}

fn line(text: Text) -> EventLine {
    EventLine { text, rule: RULE.to_owned(), places: Vec::new(), units: Vec::new(), detail: false }
}

fn track(id: &str, side: Side, value: u8) -> Track {
    let label = Text::key("cups-track");
    Track { id: id.to_owned(), label, value: value.into(), max: None, shows: None, side: Some(side) }
}

impl<const LEAK: u8> Title for Cups<LEAK> {
    const ID: &'static str = "cups";
    const RULES_VERSION: u32 = 1;
    const SECRETS: bool = true;
    type World = Room;
    type State = Table;
    type Choice = Act;
    type Event = Happened;

    fn scenarios(_: &dyn Library) -> Result<Vec<ScenarioInfo>, DataError> {
        Ok(Vec::new())
    }

    fn build(_: &dyn Library, _: &Setup) -> Result<Room, SetupError> {
        Ok(Room::default())
    }

    fn start(_: &Room) -> Table {
        let secrets = BySide::new(Secret::of(Side::Union, 0), Secret::of(Side::Confederate, 0));
        let (drawn, total) = (BySide::default(), BySide::default());
        Table { turn: 0, stage: Stage::Muster, acts: 0, hand: secrets, drawn, bold: secrets, total }
    }

    fn options(world: &Room) -> &OptionValues {
        &world.options
    }

    fn scenario(_: &Room) -> &str {
        "short"
    }

    fn asked(world: &Room, state: &Table) -> Asked {
        match Self::to_choose(world, state) {
            Some(side) => Asked::Choose { side, prompt: Text::key("cups-prompt") },
            None => Asked::Over(Self::verdict(world, state)),
        }
    }

    fn to_choose(_: &Room, state: &Table) -> Option<Side> {
        let side = if let Stage::Plan(side) = state.stage { side } else { Side::Union };
        (state.turn < TURNS).then_some(side)
    }

    fn choices(world: &Room, state: &Table, out: &mut Vec<Act>) {
        out.clear();
        match (Self::to_choose(world, state), state.stage) {
            (None, _) => {}
            (_, Stage::Muster) => out.push(Act::Muster),
            (_, Stage::Draw) => out.push(Act::Draw),
            (_, Stage::Plan(side)) => {
                out.push(Act::Bold);
                if LEAK != leak::CHOICES || state.left(side.other()) > 0 {
                    out.push(Act::Wary);
                }
            }
        }
    }

    fn choose(
        world: &Room,
        state: &mut Table,
        choice: &Act,
        dice: &mut dyn Dice,
        events: &mut Vec<Happened>,
    ) -> Result<(), Refusal> {
        let mut legal = Vec::new();
        Self::choices(world, state, &mut legal);
        if !legal.contains(choice) {
            return Err(Refusal::new(RULE, Text::key("cups-not-now")));
        }
        state.acts += 1;
        match (choice, state.stage) {
            (Act::Muster, _) => state.muster(dice, events),
            (Act::Draw, _) => state.draw(dice, events),
            (_, Stage::Plan(side)) => {
                state.plan(side, *choice == Act::Bold, events);
                if LEAK == leak::PEEK && state.pool() == 0 {
                    state.next_turn();
                }
            }
            _ => {}
        }
        Ok(())
    }

    fn notation(_: &Room, choice: &Act) -> String {
        ACTS.iter().find(|(act, _)| act == choice).map(|(_, word)| (*word).to_owned()).unwrap_or_default()
    }

    fn parse(_: &Room, text: &str) -> Result<Act, NotationError> {
        let found = ACTS.iter().find(|(_, word)| *word == text);
        found.map(|(act, _)| *act).ok_or_else(|| NotationError::new(text, "no such act"))
    }

    fn describe(world: &Room, _: &Table, choice: &Act) -> ChoiceView {
        ChoiceView { notation: Self::notation(world, choice), rule: RULE.to_owned(), ..ChoiceView::default() }
    }

    fn tell(_: &Room, event: &Happened) -> EventLine {
        line(match *event {
            Happened::Mustered { side, markers } => {
                Text::key("cups-mustered").name("side", side.id()).num("n", markers)
            }
            Happened::Drawn { side } => Text::key("cups-drawn").name("side", side.id()),
            Happened::Planned { side, bold } => Text::key("cups-planned").name("side", side.id()).num("bold", bold),
        })
    }

    fn event_audience(_: &Room, event: &Happened) -> Audience {
        match *event {
            _ if LEAK == leak::EVENT => Audience::Everybody,
            Happened::Mustered { side, .. } | Happened::Planned { side, .. } => Audience::Only(side),
            Happened::Drawn { .. } => Audience::Everybody,
        }
    }

    fn tell_others(_: &Room, event: &Happened) -> Option<EventLine> {
        match *event {
            Happened::Mustered { side, .. } => Some(line(Text::key("cups-mustered-unseen").name("side", side.id()))),
            _ => None,
        }
    }

    fn dice_audience(_: &Room, purpose: Purpose, thrower: Side) -> Audience {
        match purpose {
            MUSTER if LEAK != leak::MUSTER_DIE => Audience::Only(thrower),
            POOL if LEAK != leak::POOL_DIE => Audience::Nobody,
            _ => Audience::Everybody,
        }
    }

    fn choice_audience(_: &Room, choice: &Act) -> Audience {
        match choice {
            Act::Bold | Act::Wary if LEAK != leak::CHOICE => Audience::Nobody,
            _ => Audience::Everybody,
        }
    }

    fn thrown(_: &Room, event: &Happened) -> Vec<(Side, Purpose)> {
        match *event {
            Happened::Mustered { side, .. } => vec![(side, MUSTER)],
            _ => Vec::new(),
        }
    }

    fn redeal(_: &Room, state: &mut Table, viewer: Viewer, dice: &mut dyn Dice) {
        let careless = LEAK == leak::REFEREE && viewer == Viewer::Referee;
        for side in Side::BOTH.into_iter().filter(|side| careless || !viewer.knows(*side)) {
            let planned = state.total[side] - u8::from(state.stage == Stage::Plan(side));
            *state.bold[side].for_rules_mut() = dice.roll(planned + 1, MUSTER) - 1;
            if state.stage != Stage::Muster {
                let least = state.drawn[side].max(1);
                *state.hand[side].for_rules_mut() = dice.roll(5 - least, MUSTER) - 1 + least;
            }
        }
    }

    fn view(world: &Room, state: &Table, viewer: Viewer) -> View {
        let mut tracks = Vec::new();
        for side in Side::BOTH {
            tracks.push(track("drawn", side, state.drawn[side]));
            tracks.push(track("total", side, state.total[side]));
            let as_seen = if LEAK == leak::VIEW { Viewer::Referee } else { viewer };
            tracks.extend(state.hand[side].seen_by(as_seen).map(|hand| track("hand", side, *hand)));
            tracks.extend(state.bold[side].seen_by(viewer).map(|bold| track("bold", side, *bold)));
        }
        let mut choices = Vec::new();
        if Self::to_choose(world, state).is_some_and(|side| viewer.knows(side)) {
            Self::choices(world, state, &mut choices);
        }
        View {
            format: 1,
            title: Self::ID,
            scenario: "short".to_owned(),
            viewer,
            asked: Self::asked(world, state),
            tracks,
            places: Vec::new(),
            counters: Side::BOTH.map(counter).into(),
            choices: choices.iter().map(|choice| Self::describe(world, state, choice)).collect(),
        }
    }

    fn reach(_: &Room, state: &Table, unit: &str) -> Option<ReachView> {
        let side: Side = unit.parse().ok()?;
        let reaches = LEAK == leak::REACH && state.left(side) > 0;
        reaches.then(|| ReachView { unit: unit.to_owned(), places: Vec::new() })
    }

    fn odds(_: &Room, state: &Table, choice: &Act) -> Option<OddsSheet> {
        if LEAK != leak::ODDS || *choice != Act::Draw {
            return None;
        }
        let label = Text::key("cups-odds");
        let probability = f64::from(state.left(Side::Union)) / f64::from(state.pool());
        let outcome = OddsOutcome { what: "union".to_owned(), label, probability, exact: String::new(), then: None };
        Some(OddsSheet { outcomes: vec![outcome], ..OddsSheet::default() })
    }

    fn verdict(_: &Room, state: &Table) -> Outcome {
        let points = BySide::new(i32::from(state.total.union), i32::from(state.total.confederate));
        let winner = Side::BOTH.into_iter().find(|side| state.total[*side] > state.total[side.other()]);
        Outcome { winner, points, reasons: Vec::new() }
    }

    fn progress(_: &Room, state: &Table) -> Progress {
        Progress { stage: state.turn.into(), act: state.acts.into() }
    }

    fn canon(_: &Room, state: &Table, canon: &mut Canon) {
        canon.section("cups");
        canon.number(state.turn);
        canon.number(state.acts);
        canon.text(&format!("{:?}", state.stage));
        for side in Side::BOTH {
            canon.number(*state.hand[side].for_rules());
            canon.number(state.drawn[side]);
            canon.number(*state.bold[side].for_rules());
            canon.number(state.total[side]);
        }
    }
}

fn counter(side: Side) -> kernel::view::Counter {
    kernel::view::Counter {
        id: side.id().to_owned(),
        name: side.id().to_owned(),
        side,
        kind: "hq".to_owned(),
        formation: None,
        corps: None,
        chain: Vec::new(),
        band: None,
        place: None,
        facing: None,
        heading: None,
        front: Vec::new(),
        target: None,
        line: 0,
        status: "on-map".to_owned(),
        figures: Vec::new(),
        markers: Vec::new(),
        with: None,
        note: None,
    }
}

impl<const LEAK: u8> Tactics for Cups<LEAK> {
    const TERMS: &'static [Term] = &[Term::new("total", 1.0)];

    type Orders = ();

    fn value(_: &Room, state: &Table, side: Side) -> f64 {
        f64::from(state.total[side]) - f64::from(state.total[side.other()])
    }

    fn inclination(_: &Room, _: &Table, _: &Act) -> f64 {
        0.0
    }

    fn at_boundary(_: &Room, state: &Table) -> bool {
        state.stage == Stage::Muster
    }

    fn weights(_: &Room) -> &Weights {
        static WEIGHTS: LazyLock<Weights> = LazyLock::new(|| Weights::of(&[Term::new("total", 1.0)]));
        &WEIGHTS
    }

    fn features(world: &Room, state: &Table, out: &mut [f64]) {
        if let Some(total) = out.first_mut() {
            *total = logit_of_value::<Self>(Self::value(world, state, Side::Union));
        }
    }

    fn orders(_: &Room, _: &Table, _: Side, _: f64, number: usize) -> Option<()> {
        (number == 0).then_some(())
    }

    fn appeal(_: &Room, _: &Table, _: &(), _: &Act) -> Appeal {
        Appeal::Look(0.0)
    }

    fn aims(_: &Room, _: &Table, _: &Table, _: &()) -> Vec<Aim> {
        Vec::new()
    }
}
