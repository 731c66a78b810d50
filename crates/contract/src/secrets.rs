//! Secrets are kept: what a viewer is shown and told does not depend on what the viewer may not know.
//!
//! [`Title::redeal`] gives a second state that a viewer must not be able to tell from the first. Both
//! have to look alike in every answer the viewer can get, and the same choice made in both has to tell
//! the viewer the same, unless it openly made them differ. What shows a secret cannot be taken back.

use std::fmt::Debug;
use std::sync::Arc;

use kernel::dice::{LiveDice, RecordingDice};
use kernel::game::Particulars;
use kernel::record::{Line, Played, Record, ReplayError, prove_dice, replay};
use kernel::view::{EventLine, View};
use kernel::{Dice, Purpose, Refusal, Side, Title, Viewer};

use crate::chance::Chance;
use crate::records::Kept;
use crate::walk::Walk;
use crate::{Breach, Choice, Invariants, State, World};

/// Those from whom something is kept.
const VIEWERS: [Viewer; 3] = [Viewer::Union, Viewer::Confederate, Viewer::Spectator];

/// How many units, places and choices are asked about at a time.
const SAMPLES: usize = 3;

/// At every `stride`-th choice of a random game, for every viewer: the position and one that differs
/// only in what the viewer may not know look alike in views, choices, odds, reach, threats and sight,
/// and a choice made in both tells alike and is recorded alike. Returns how many of the positions
/// really differed; a test of a title with secrets asks for more than none.
pub fn kept<I: Invariants>(world: &World<I>, seed: u64, stride: usize) -> Result<usize, Breach> {
    let mut walk = Walk::<I::Title>::new(world, seed);
    let mut differed = 0;
    while walk.ask()?.is_some() {
        if walk.step.is_multiple_of(stride) {
            for viewer in VIEWERS {
                differed += usize::from(kept_from::<I>(&walk, viewer)?);
            }
            referee_knows_all::<I>(&walk)?;
        }
        walk.go()?;
    }
    Ok(differed)
}

fn redealt<I: Invariants>(walk: &Walk<'_, I::Title>, viewer: Viewer) -> State<I> {
    let mut other = walk.state.clone();
    I::Title::redeal(walk.world, &mut other, viewer, &mut LiveDice::for_game(3, walk.step as u64));
    other
}

fn referee_knows_all<I: Invariants>(walk: &Walk<'_, I::Title>) -> Result<(), Breach> {
    let same = redealt::<I>(walk, Viewer::Referee) == walk.state;
    if same { Ok(()) } else { Err(walk.breach(None, "something is dealt anew for the referee, who knows all")) }
}

fn kept_from<I: Invariants>(walk: &Walk<'_, I::Title>, viewer: Viewer) -> Result<bool, Breach> {
    let other = redealt::<I>(walk, viewer);
    let breach = |problem: String| walk.breach(None, format!("{}: {problem}", viewer.id()));
    I::hold(walk.world, &other).map_err(breach)?;
    let mut chance = walk.chance.clone();
    let pair = Pair::<I> { world: walk.world, real: &walk.state, other: &other, viewer };
    pair.look_alike(&mut chance).map_err(breach)?;
    let Some(choice) = chance.pick(&walk.choices) else { return Ok(false) };
    let breach = |problem: String| walk.breach(Some(choice), format!("{}: {problem}", viewer.id()));
    pair.tell_alike(choice, walk.step).map_err(breach)?;
    pair.hide_choices(&walk.choices, walk.step).map_err(breach)?;
    Ok(other != walk.state)
}

/// The real state, and one that the viewer cannot tell from it.
struct Pair<'a, I: Invariants> {
    world: &'a World<I>,
    real: &'a State<I>,
    other: &'a State<I>,
    viewer: Viewer,
}

/// What a viewer gets of a choice that was made.
struct Glimpse {
    view: View,
    told: Vec<EventLine>,
    line: Line,
    throwers: Vec<Side>,
    /// True if undo takes it back: no die fell, and the same side is asked.
    reversible: bool,
    /// All there was to see, for comparison.
    all: View,
}

impl Glimpse {
    fn same_words(&self, other: &Glimpse) -> Result<(), String> {
        alike("is told", &self.told, &other.told)?;
        alike("is given the record", &self.line, &other.line)?;
        alike("is told of dice by", &self.throwers, &other.throwers)
    }
}

impl<I: Invariants> Pair<'_, I> {
    fn both<V: PartialEq + Debug>(&self, what: &str, show: impl Fn(&State<I>) -> V) -> Result<(), String> {
        alike(what, &show(self.real), &show(self.other))
    }

    fn look_alike(&self, chance: &mut Chance) -> Result<(), String> {
        let world = self.world;
        self.both("sees", |state| I::Title::view(world, state, self.viewer))?;
        self.both("knows who is asked", |state| I::Title::to_choose(world, state))?;
        self.both("is asked", |state| I::Title::asked(world, state))?;
        self.both("sees the verdict", |state| I::Title::verdict(world, state))?;
        for side in Side::BOTH {
            self.both("sees fire", |state| I::Title::under_fire(world, state, side))?;
        }
        let counters = I::Title::view(world, self.real, self.viewer).counters;
        for counter in (0..SAMPLES).filter_map(|_| chance.pick(&counters)) {
            self.both("sees reach", |state| I::Title::reach(world, state, &counter.id))?;
            let Some(place) = counter.place.as_deref() else { continue };
            self.both("sees threats", |state| I::Title::threats(world, state, place))?;
            self.both("sees lines of sight", |state| I::Title::sight(world, state, place, None))?;
        }
        self.offer_alike(chance)
    }

    /// Whoever is asked may choose the same in both, at the same odds.
    fn offer_alike(&self, chance: &mut Chance) -> Result<(), String> {
        let world = self.world;
        let list = |state: &State<I>| {
            let mut choices = Vec::new();
            I::Title::choices(world, state, &mut choices);
            choices
        };
        if !I::Title::to_choose(world, self.real).is_some_and(|side| self.viewer.knows(side)) {
            return Ok(());
        }
        self.both("may choose", list)?;
        let choices = list(self.real);
        for choice in (0..SAMPLES).filter_map(|_| chance.pick(&choices)) {
            self.both("sees odds", |state| I::Title::odds(world, state, choice))?;
            self.both("sees a moment", |state| I::Title::moment(world, state, choice))?;
        }
        Ok(())
    }

    /// The same choice in both: if it left them alike to the viewer, so was what the viewer heard of it.
    fn tell_alike(&self, choice: &Choice<I>, step: usize) -> Result<(), String> {
        let [real, hidden, open] = [(1, 1), (1, 2), (2, 1)].map(|(open, hidden)| Falls { open, hidden, step });
        let own = I::Title::to_choose(self.world, self.real).is_some_and(|side| self.viewer.knows(side));
        let first = self.glimpse(self.real, choice, real).map_err(|refusal| format!("listed, but {refusal}"))?;
        match self.glimpse(self.other, choice, hidden) {
            Ok(second) if first.view == second.view => first.same_words(&second)?,
            Ok(_) if own && first.reversible => {
                return Err("it shows a secret and can be taken back; let a die fall, be it of one side".to_owned());
            }
            Err(refusal) if own => return Err(format!("a secret decides that it is refused: {refusal}")),
            _ => {}
        }
        // A die that all may see must not decide what only some may know.
        match self.glimpse(self.real, choice, open) {
            Ok(third) if first.view == third.view && first.all != third.all => first.same_words(&third),
            _ => Ok(()),
        }
    }

    /// Choices the viewer may not know of cannot be told apart by what is heard of them.
    fn hide_choices(&self, choices: &[Choice<I>], step: usize) -> Result<(), String> {
        let asked = I::Title::to_choose(self.world, self.real);
        if asked.is_some_and(|side| self.viewer.knows(side)) {
            return Ok(());
        }
        let falls = Falls { open: 1, hidden: 1, step };
        let glimpses = choices.iter().filter_map(|choice| self.glimpse(self.real, choice, falls).ok());
        let glimpses: Vec<Glimpse> = glimpses.take(SAMPLES * SAMPLES).collect();
        for (n, one) in glimpses.iter().enumerate() {
            let twins = glimpses.iter().skip(n + 1).filter(|twin| twin.view == one.view && twin.all != one.all);
            twins.into_iter().try_for_each(|twin| one.same_words(twin))?;
        }
        Ok(())
    }

    fn glimpse(&self, state: &State<I>, choice: &Choice<I>, falls: Falls) -> Result<Glimpse, Refusal> {
        let (world, viewer) = (self.world, self.viewer);
        let mut then = state.clone();
        let mut veiled = Veiled::<I>::new(world, viewer, falls);
        let mut dice = RecordingDice::new(&mut veiled);
        let mut events = Vec::new();
        let side = I::Title::to_choose(world, state).unwrap_or(Side::Union);
        I::Title::choose(world, &mut then, choice, &mut dice, &mut events)?;
        let played = Played::<I::Title> { side, choice: choice.clone(), rolls: dice.rolls, events, reseed: 0 };
        Ok(Glimpse {
            view: I::Title::view(world, &then, viewer),
            told: played.told_to(world, viewer),
            line: played.line_for(world, viewer),
            throwers: played.rolls_for(world, viewer).into_iter().map(|(_, side)| side).collect(),
            reversible: played.rolls.is_empty() && I::Title::to_choose(world, &then) == Some(side),
            all: I::Title::view(world, &then, Viewer::Referee),
        })
    }
}

/// Which dice fall: those the viewer sees, and those the viewer does not.
#[derive(Clone, Copy)]
struct Falls {
    open: u64,
    hidden: u64,
    step: usize,
}

/// Dice of which those that a viewer does not see come from a stream of their own.
struct Veiled<'a, I: Invariants> {
    world: &'a World<I>,
    viewer: Viewer,
    open: LiveDice,
    hidden: LiveDice,
}

impl<'a, I: Invariants> Veiled<'a, I> {
    fn new(world: &'a World<I>, viewer: Viewer, falls: Falls) -> Veiled<'a, I> {
        let dice = |seed| LiveDice::for_game(seed, falls.step as u64);
        Veiled { world, viewer, open: dice(falls.open), hidden: dice(falls.hidden) }
    }
}

impl<I: Invariants> Dice for Veiled<'_, I> {
    fn roll(&mut self, sides: u8, purpose: Purpose) -> u8 {
        let shown = |side| I::Title::dice_audience(self.world, purpose, side).includes(self.viewer);
        let dice = if Side::BOTH.into_iter().all(shown) { &mut self.open } else { &mut self.hidden };
        dice.roll(sides, purpose)
    }
}

/// Two answers are the same, or where they begin to differ.
fn alike<V: PartialEq + Debug>(what: &str, one: &V, other: &V) -> Result<(), String> {
    if one == other {
        return Ok(());
    }
    let (one, other) = (format!("{one:?}"), format!("{other:?}"));
    let at = one.chars().zip(other.chars()).take_while(|(a, b)| a == b).count().saturating_sub(60);
    let part = |text: &str| text.chars().skip(at).take(160).collect::<String>();
    Err(format!("a secret shows in what the viewer {what}:\n  ...{}\n  ...{}", part(&one), part(&other)))
}

/// The record of a game that is on, as each viewer gets it, has neither key nor hash, reads back as
/// itself and cannot be replayed; that of the finished game is whole for everybody and proves its dice.
pub fn sealed_records<I: Invariants>(world: &Arc<World<I>>, seed: u64, choices: usize) -> Result<(), Breach> {
    let begun = Kept::<I>::play(world, seed, choices)?;
    let breach = |problem: String| Breach { seed, step: begun.game.line().len(), choice: None, problem };
    for viewer in VIEWERS {
        let record = begun.game.record_for(&particulars(), viewer);
        check_sealed::<I>(world, &record, viewer).map_err(breach)?;
    }
    let ended = Kept::<I>::play(world, seed, usize::MAX)?;
    let whole = ended.game.record(&particulars());
    if VIEWERS.iter().any(|viewer| ended.game.record_for(&particulars(), *viewer) != whole) {
        return Err(breach("something is left out of the record of a finished game".to_owned()));
    }
    let replayed = replay::<I::Title>(world, &whole, None).map_err(|error| breach(error.to_string()))?;
    prove_dice(&whole.header, &replayed.played).map_err(|error| breach(error.to_string()))
}

fn particulars() -> Particulars {
    let players = kernel::BySide::new("Ann".to_owned(), "Bob Lee".to_owned());
    Particulars { data_digest: "0".repeat(64), players, ..Particulars::default() }
}

fn check_sealed<I: Invariants>(world: &World<I>, record: &Record, viewer: Viewer) -> Result<(), String> {
    let text = record.to_text().map_err(|error| error.to_string())?;
    let read = Record::parse(&text).map_err(|error| error.to_string())?;
    if read != *record || record.header.dice_key.is_some() || record.ending.hash().is_some() {
        return Err(format!("the record of the {} has a key or a hash, or reads back as another", viewer.id()));
    }
    match replay::<I::Title>(world, &read, None) {
        Err(ReplayError::Sealed(by)) if by == viewer => Ok(()),
        _ => Err(format!("the record of the {} is not marked as theirs", viewer.id())),
    }
}
