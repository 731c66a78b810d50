//! Books of set-ups: free placement is searched beforehand, by whole games of the scripted commander.

use std::collections::VecDeque;

use kernel::dice::LiveDice;
use kernel::evaluation::SetUp;
use kernel::{BySide, Side, Tactics, Title};

use crate::{Commander, Desk, Level, Player, Stream, Witness, play_before};

/// Set-ups within this of the best are as good: one of them is drawn.
const AS_GOOD: f64 = 0.02;

/// Longest game tried.
const LIMIT: u64 = 100_000;

/// A set-up of the book for a side, drawn by `stream`; empty if the book has none.
pub(crate) fn drawn<T: Tactics>(world: &T::World, side: Side, stream: &mut Stream) -> VecDeque<T::Choice> {
    let good = T::book(world).map(|book| book.good(side, AS_GOOD)).unwrap_or_default();
    let Some(set_up) = good.get(stream.below(good.len())) else { return VecDeque::new() };
    set_up.choices.iter().map_while(|notation| T::parse(world, notation).ok()).collect()
}

/// How hard to look for set-ups.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Quest {
    /// Whose.
    pub side: Side,
    /// How many different ones the script draws up.
    pub candidates: u64,
    /// Games each is tried in first; each following round, with the better half, has twice as many.
    pub games: u64,
    /// How many go into the book.
    pub kept: usize,
    /// The seed of dice and players.
    pub seed: u64,
}

/// Draws set-ups up, tries them in games, halves them round by round, and gives the best, best first.
pub fn find_set_ups<T: Tactics>(world: &T::World, quest: Quest, mut progress: impl FnMut(u64)) -> Vec<SetUp> {
    let mut found: Vec<(Vec<T::Choice>, f64, u64)> = Vec::new();
    for number in 0..quest.candidates {
        let choices = draw_up::<T>(world, quest, number);
        if !choices.is_empty() && found.iter().all(|(known, ..)| *known != choices) {
            found.push((choices, 0.0, 0));
        }
    }
    let (mut from, mut games) = (0, quest.games);
    loop {
        for (choices, points, tried) in &mut found {
            *points += (from..from + games).map(|game| try_in::<T>(world, quest, choices, game)).sum::<f64>();
            *tried += games;
            progress(games);
        }
        found.sort_by(|a, b| (b.1 / b.2 as f64).total_cmp(&(a.1 / a.2 as f64)));
        if found.len() <= quest.kept {
            break;
        }
        found.truncate((found.len() / 2).max(quest.kept));
        (from, games) = (from + games, games * 2);
    }
    let written = |(choices, points, tried): (Vec<T::Choice>, f64, u64)| SetUp {
        side: quest.side.id().to_owned(),
        score: (points / tried as f64 * 1e4).round() / 1e4,
        games: tried,
        choices: choices.iter().map(|choice| T::notation(world, choice)).collect(),
    };
    found.into_iter().map(written).collect()
}

/// A set-up of the script, softer the higher its number.
fn draw_up<T: Tactics>(world: &T::World, quest: Quest, number: u64) -> Vec<T::Choice> {
    let seat = |side: Side| Posted::<T>::new(VecDeque::new(), number > 0, quest.seed, number, side);
    let mut players = BySide::new(seat(Side::Union), seat(Side::Confederate));
    let mut placed = Placed::<T> { side: quest.side, choices: Vec::new(), over: false };
    let mut dice = LiveDice::for_game(quest.seed, number);
    play_before::<T>(world, &mut players, &mut dice, LIMIT / 50, &mut Desk::default(), &mut placed);
    placed.choices
}

/// Half points of the side with this set-up in a game; the enemy's set-up and the dice depend on the game alone.
fn try_in<T: Tactics>(world: &T::World, quest: Quest, choices: &[T::Choice], game: u64) -> f64 {
    let seat = |side: Side| {
        let own: VecDeque<T::Choice> = if side == quest.side { choices.to_vec().into() } else { VecDeque::new() };
        let soft = side != quest.side;
        Posted::<T>::new(own, soft, quest.seed, game, side)
    };
    let mut players = BySide::new(seat(Side::Union), seat(Side::Confederate));
    let mut dice = LiveDice::for_game(quest.seed, game);
    let played = crate::play_out::<T>(world, &mut players, &mut dice, LIMIT, &mut Desk::default());
    match T::verdict(world, &played.state).winner {
        None => 0.5,
        Some(winner) => f64::from(u8::from(winner == quest.side)),
    }
}

/// A scripted player with a set-up of his own, or one he softly makes up.
struct Posted<T: Tactics> {
    set_up: VecDeque<T::Choice>,
    soft: Option<Commander<T>>,
    script: Commander<T>,
}

impl<T: Tactics> Posted<T> {
    fn new(set_up: VecDeque<T::Choice>, soft: bool, seed: u64, game: u64, side: Side) -> Posted<T> {
        let commander = |level| Commander::new(level, 0, seed, game, side).without_book();
        let script = commander(Level::Regular);
        Posted { set_up, soft: soft.then(|| commander(Level::Recruit)), script }
    }
}

impl<T: Tactics> Player<T> for Posted<T> {
    fn pick(&mut self, world: &T::World, state: &T::State, choices: &[T::Choice]) -> usize {
        if T::is_set_up(world, state) {
            let wanted = self.set_up.pop_front();
            if let Some(index) = wanted.and_then(|wanted| choices.iter().position(|choice| *choice == wanted)) {
                return index;
            }
            if let Some(soft) = &mut self.soft {
                return soft.pick(world, state, choices);
            }
        }
        self.script.pick(world, state, choices)
    }
}

/// Takes the choices of a side's set-up down.
struct Placed<T: Title> {
    side: Side,
    choices: Vec<T::Choice>,
    over: bool,
}

impl<T: Tactics> Witness<T> for Placed<T> {
    fn sees(&mut self, world: &T::World, state: &T::State, side: Side, choice: &T::Choice) {
        let placing = T::is_set_up(world, state);
        self.over |= !placing && !self.choices.is_empty() && side == self.side;
        if placing && side == self.side && !self.over {
            self.choices.push(choice.clone());
        }
    }
}
