//! Analysis of finished games: what every plan gave away, what every die did, and how the result came about.
//!
//! A game is cut into activations: from where a side starts to plan until the other does. The plan that was played is
//! judged by the same search and under the same dice as the best plan the search finds; the difference is its error,
//! if it is beyond doubt. What the chances did besides errors and dice is drift: the evaluation changing its mind.
//! For each side: result - initial = own luck - own errors + enemy's errors - enemy's luck + drift.

mod depth;
mod judge;
mod luck;
mod sums;
mod survey;
mod walk;

use kernel::dice::ScriptedDice;
use kernel::record::Played;
use kernel::view::Moment;
use kernel::{BySide, Side, Tactics, Text};
use serde::Serialize;

use crate::Allowance;

pub use depth::{Depth, UnknownDepth};
pub use judge::{Better, Compared, Opinion, PlanLine, Reason, Trial, compare};
pub use survey::{Calibration, GameSurvey, Survey, Tenth, survey_game};

use sums::{account, turning_points};
use walk::{Fall, Leg, Pace, Walk};

/// The version of what an analysis holds.
pub const FORMAT: u32 = 1;

/// An error of so much is doubtful, a mistake, a blunder.
const MARKS: [(f64, Mark); 3] = [(0.15, Mark::Blunder), (0.10, Mark::Mistake), (0.05, Mark::Doubtful)];
/// Luck of so much is marked.
const FORTUNES: [(f64, Fortune); 2] = [(0.10, Fortune::VeryLucky), (0.05, Fortune::Lucky)];
/// How much of the work the walk is, if plans are judged, too.
const WALK_SHARE: f64 = 0.1;
/// Most lines of a story.
const STORY: usize = 4;

/// The analysis was stopped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the analysis was stopped")]
pub struct Stopped;

/// How bad an error was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mark {
    /// 5 points of chance or more.
    Doubtful,
    /// 10 points or more.
    Mistake,
    /// 15 points or more.
    Blunder,
}

impl Mark {
    /// The mark of an error; none for a small one.
    pub fn of(error: f64) -> Option<Mark> {
        MARKS.iter().find(|(least, _)| error >= *least).map(|(_, mark)| *mark)
    }
}

/// How lucky a throw was for whom it favoured.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fortune {
    /// 5 points of chance or more.
    Lucky,
    /// 10 points or more.
    VeryLucky,
}

impl Fortune {
    /// The mark of some luck, good or bad; none for little.
    pub fn of(luck: f64) -> Option<Fortune> {
        FORTUNES.iter().find(|(least, _)| luck.abs() >= *least).map(|(_, fortune)| *fortune)
    }
}

/// All that was found out about a game.
#[derive(Clone, Debug, Serialize)]
pub struct Analysis {
    /// The version of this form.
    pub format: u32,
    /// States a search might reach for each activation; 0 if no plans were judged.
    pub nodes: u64,
    /// How many choices the game has.
    pub choices: usize,
    /// The Union's chance before the first choice.
    pub initial: f64,
    /// What the Union made of it: 1 for a win, a half for a draw.
    pub result: f64,
    /// The Union's chance over the game.
    pub curve: Vec<Point>,
    /// The activations in order.
    pub activations: Vec<Activation>,
    /// The throws of dice in order.
    pub throws: Vec<Throw>,
    /// The account of each side.
    pub sides: BySide<Account>,
    /// What is left unexplained.
    pub drift: Drift,
    /// The five greatest errors and throws, in order of the game.
    pub turning_points: Vec<TurningPoint>,
}

/// The Union's chance after a choice.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Point {
    /// After how many choices.
    pub n: usize,
    /// The turn, where the title tells.
    pub turn: Option<i64>,
    /// What was to be expected before the dice of that choice fell; nothing if none fell.
    pub expected: Option<f64>,
    /// The chance.
    pub chance: f64,
}

/// One side's choices until the other plans again. All chances are its own.
#[derive(Clone, Debug, Serialize)]
pub struct Activation {
    /// How many choices had been made before it.
    pub from: usize,
    /// How many had been made when it ended.
    pub to: usize,
    /// Whose it is.
    pub side: Side,
    /// When it was.
    pub moment: Option<Moment>,
    /// The chance when it began, as the evaluation sees it.
    pub before: f64,
    /// The chance when it ended.
    pub after: f64,
    /// What the dice gave its side.
    pub luck: f64,
    /// What its side gave away: counted only where it is beyond doubt.
    pub error: f64,
    /// What is left unexplained.
    pub drift: f64,
    /// What the search makes of the plan that was played; nothing where there was nothing to decide.
    pub opinion: Option<Opinion>,
}

/// The dice of one choice.
#[derive(Clone, Debug, Serialize)]
pub struct Throw {
    /// Which choice, counted from 1.
    pub n: usize,
    /// Who chose.
    pub side: Side,
    /// When it was.
    pub moment: Option<Moment>,
    /// The Union's chance that was to be expected.
    pub expected: f64,
    /// The Union's chance after it.
    pub after: f64,
    /// Whom it helped.
    pub favours: Side,
    /// How much.
    pub points: f64,
    /// Whether that is much.
    pub mark: Option<Fortune>,
    /// True if every sequence of faces was tried; else the expectation is a mean of samples.
    pub exact: bool,
    /// The dice in order.
    pub dice: Vec<Die>,
    /// What came of it.
    pub story: Vec<Text>,
}

/// One die.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Die {
    /// What it was thrown for.
    pub purpose: &'static str,
    /// How many sides it has.
    pub sides: u8,
    /// What it showed.
    pub face: u8,
    /// Who threw it.
    pub side: Side,
    /// Its luck for who threw it.
    pub luck: f64,
    /// Whether that is much, for either side.
    pub mark: Option<Fortune>,
}

/// What a side did and what happened to it. All chances are its own.
#[derive(Clone, Debug, Serialize)]
pub struct Account {
    /// Its chance at the start.
    pub initial: f64,
    /// What it made of it.
    pub result: f64,
    /// Plans that were judged.
    pub decisions: usize,
    /// What its plans gave away, all together.
    pub errors: f64,
    /// From 0 to 100; nothing if no plan was judged.
    pub accuracy: Option<f64>,
    /// How often each mark was given.
    pub marks: Marks,
    /// The luck of the dice it threw.
    pub luck: f64,
    /// What dice gave it, whoever threw them, without what they took.
    pub gained: f64,
    /// The result less all luck: what level dice would have brought.
    pub adjusted: f64,
    /// Luck by what the dice were for.
    pub purposes: Vec<Purposed>,
    /// How its dice fell, by the number of their sides.
    pub dice: Vec<Fell>,
}

/// How often a side's plans were marked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Marks {
    /// Doubtful plans.
    pub doubtful: usize,
    /// Mistakes.
    pub mistake: usize,
    /// Blunders.
    pub blunder: usize,
    /// Only plans that were found.
    pub only: usize,
}

/// The luck of dice thrown for one purpose.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Purposed {
    /// The purpose.
    pub purpose: &'static str,
    /// How many the side threw.
    pub dice: usize,
    /// Their luck, for the side.
    pub luck: f64,
    /// What dice of this purpose gave the side, whoever threw them.
    pub gained: f64,
}

/// How dice of one kind fell.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Fell {
    /// How many sides they have.
    pub sides: u8,
    /// How many there were.
    pub count: usize,
    /// The mean face.
    pub mean: f64,
    /// What it should be.
    pub expected: f64,
    /// How uneven they were: the sum of (found - expected)^2 / expected over the faces.
    pub chi_square: f64,
    /// The degrees of freedom of that: its own expectation.
    pub degrees: u8,
}

/// What neither dice nor errors explain: the evaluation changing its mind.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Drift {
    /// All of it, for the Union.
    pub union: f64,
    /// The mean of its size over the activations.
    pub mean: f64,
}

/// What a turning point was made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Turned {
    /// A plan.
    Decision,
    /// Dice.
    Dice,
}

/// Something that decided the game.
#[derive(Clone, Debug, Serialize)]
pub struct TurningPoint {
    /// After how many choices it is to be seen.
    pub n: usize,
    /// What it was.
    pub kind: Turned,
    /// Who erred, or whom the dice helped.
    pub side: Side,
    /// How much it was.
    pub points: f64,
    /// Its place in the list of activations or throws.
    pub index: usize,
    /// When it was.
    pub moment: Option<Moment>,
    /// In words.
    pub text: Text,
    /// What came of it, or why it was an error.
    pub story: Vec<Text>,
}

/// The chance of a side, half of the chance of a draw included; of a game that is over, its result.
pub(crate) fn worth<T: Tactics>(world: &T::World, state: &T::State, side: Side) -> f64 {
    match T::to_choose(world, state) {
        Some(_) => T::chance(world, state, side),
        None => result::<T>(world, state, side),
    }
}

/// What a side made of a game: 1 for a win, a half for a draw.
pub(crate) fn result<T: Tactics>(world: &T::World, state: &T::State, side: Side) -> f64 {
    T::verdict(world, state).winner.map_or(0.5, |winner| f64::from(u8::from(winner == side)))
}

/// A chance of the Union as a side sees it.
fn seen_by(side: Side, union: f64) -> f64 {
    if side == Side::Union { union } else { 1.0 - union }
}

/// A gain of the Union as a side sees it.
fn gain_of(side: Side, union: f64) -> f64 {
    if side == Side::Union { union } else { -union }
}

/// Analyses a game of these choices. The allowance is for each activation; without nodes no plans are judged. `progress`
/// is told the share that is done and says whether to go on.
pub fn analyse<T: Tactics>(
    world: &T::World,
    line: &[Played<T>],
    allowance: &Allowance,
    progress: &mut dyn FnMut(f64) -> bool,
) -> Result<Analysis, Stopped> {
    let nodes = allowance.nodes;
    let walk_share = if nodes == 0 { 1.0 } else { WALK_SHARE };
    let mut notes = Notes::default();
    let walk = walk_through::<T>(world, line, &mut notes, &mut |share| progress(share * walk_share))?;
    let mut activations = Vec::with_capacity(walk.legs.len());
    let legs = walk.legs.len().max(1) as f64;
    for (leg, at) in walk.legs.iter().zip(1..) {
        let opinion = judge::opinion(world, leg, line.get(leg.from..leg.to).unwrap_or_default(), allowance);
        activations.push(activation(leg, opinion, notes.moment(leg.from)));
        // What a search that was called off has found is of no use.
        if allowance.halt.called() || !progress(walk_share + (1.0 - walk_share) * f64::from(at) / legs) {
            return Err(Stopped);
        }
    }
    let throws: Vec<Throw> = walk.falls.iter().filter_map(|fall| throw(world, line, fall, &notes)).collect();
    Ok(summed_up(nodes, line.len(), &walk, activations, throws, &notes))
}

fn summed_up<T: Tactics>(
    nodes: u64,
    choices: usize,
    walk: &Walk<T>,
    activations: Vec<Activation>,
    throws: Vec<Throw>,
    notes: &Notes,
) -> Analysis {
    let (initial, result) = (walk.initial, walk.now);
    let drifts = activations.iter().map(|one| gain_of(one.side, one.drift));
    let drift = Drift {
        union: drifts.clone().sum(),
        mean: drifts.map(f64::abs).sum::<f64>() / activations.len().max(1) as f64,
    };
    let of = |side| account(side, [initial, result], &activations, &throws);
    let sides = BySide::new(of(Side::Union), of(Side::Confederate));
    let turning_points = turning_points(&activations, &throws);
    let curve = curve(walk, notes);
    Analysis {
        format: FORMAT,
        nodes,
        choices,
        initial,
        result,
        curve,
        activations,
        throws,
        sides,
        drift,
        turning_points,
    }
}

/// When every choice was made, as far as the title tells, and who threw its dice.
#[derive(Default)]
struct Notes {
    moments: Vec<Option<Moment>>,
}

impl Notes {
    /// When a choice was made, counted from 0.
    fn moment(&self, at: usize) -> Option<Moment> {
        self.moments.get(at).cloned().flatten()
    }
}

fn walk_through<T: Tactics>(
    world: &T::World,
    line: &[Played<T>],
    notes: &mut Notes,
    progress: &mut dyn FnMut(f64) -> bool,
) -> Result<Walk<T>, Stopped> {
    let mut before = T::start(world);
    let mut walk = Walk::new(world, &before, true);
    for (played, at) in line.iter().zip(1_u32..) {
        notes.moments.push(T::moment(world, &before, &played.choice));
        let mut after = before.clone();
        let mut dice = ScriptedDice::rolls(played.rolls.iter().map(|roll| (roll.purpose.0, roll.face)));
        if T::choose(world, &mut after, &played.choice, &mut dice, &mut Vec::new()).is_err() {
            break;
        }
        let (side, choice, rolls) = (played.side, &played.choice, played.rolls.as_slice());
        walk.step(world, &Pace { before: &before, side, choice, rolls, after: &after });
        before = after;
        if !progress(f64::from(at) / line.len() as f64) {
            return Err(Stopped);
        }
    }
    Ok(walk)
}

fn activation<S>(leg: &Leg<S>, opinion: Option<Opinion>, moment: Option<Moment>) -> Activation {
    let side = leg.side;
    let error = opinion.as_ref().map_or(0.0, |opinion| opinion.error);
    let (change, luck) = (gain_of(side, leg.after - leg.before), gain_of(side, leg.luck));
    Activation {
        from: leg.from,
        to: leg.to,
        side,
        moment,
        before: seen_by(side, leg.before),
        after: seen_by(side, leg.after),
        luck,
        error,
        drift: change - luck + error,
        opinion,
    }
}

fn throw<T: Tactics>(world: &T::World, line: &[Played<T>], fall: &Fall, notes: &Notes) -> Option<Throw> {
    let played = line.get(fall.n.checked_sub(1)?)?;
    let die = |((roll, side), luck): ((&kernel::dice::Roll, Side), &f64)| Die {
        purpose: roll.purpose.0,
        sides: roll.sides,
        face: roll.face,
        side,
        luck: gain_of(side, *luck),
        mark: Fortune::of(*luck),
    };
    let luck = fall.after - fall.expected;
    let told = played.events.iter().map(|event| T::tell(world, event)).filter(|line| !line.detail);
    Some(Throw {
        n: fall.n,
        side: played.side,
        moment: notes.moment(fall.n - 1),
        expected: fall.expected,
        after: fall.after,
        favours: if luck >= 0.0 { Side::Union } else { Side::Confederate },
        points: luck.abs(),
        mark: Fortune::of(luck),
        exact: fall.exact,
        dice: played.rolls.iter().zip(played.throwers(world)).zip(&fall.dice).map(die).collect(),
        story: told.map(|line| line.text).take(STORY).collect(),
    })
}

/// The chances wherever dice fell or control passed.
fn curve<T: Tactics>(walk: &Walk<T>, notes: &Notes) -> Vec<Point> {
    let turn = |n: usize| notes.moment(n.saturating_sub(1)).map(|moment| moment.turn);
    let start = Point { n: 0, turn: turn(0), expected: None, chance: walk.initial };
    let passed = walk.legs.iter().map(|leg| Point { n: leg.to, turn: turn(leg.to), expected: None, chance: leg.after });
    let fell = walk.falls.iter().map(|fall| Point {
        n: fall.n,
        turn: turn(fall.n),
        expected: Some(fall.expected),
        chance: fall.after,
    });
    let mut points: Vec<Point> = fell.chain(passed).chain([start]).collect();
    // Where both happened at once, the throw comes first in the list and is kept.
    points.sort_by_key(|point| point.n);
    points.dedup_by_key(|point| point.n);
    points
}
