//! Playing a whole game in the title's own types, as quickly as the title allows.

use kernel::{BySide, Dice, Refusal, Side, Title};

use crate::Player;

/// How a game that was played out came to its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ended {
    /// By the rules.
    Over,
    /// It was cut off after so many choices.
    Limit,
    /// A listed choice was refused: the title breaks its own contract.
    Refused(Refusal),
    /// Somebody was asked and had no choice: the title breaks its own contract.
    Stuck,
}

/// A game that was played out.
#[derive(Clone, Debug)]
pub struct Played<T: Title> {
    /// The last state.
    pub state: T::State,
    /// How many choices were made.
    pub choices: u64,
    /// How it ended.
    pub ended: Ended,
}

/// Room to work in, kept from game to game.
pub struct Desk<T: Title> {
    choices: Vec<T::Choice>,
    events: Vec<T::Event>,
}

impl<T: Title> Default for Desk<T> {
    fn default() -> Desk<T> {
        Desk { choices: Vec::new(), events: Vec::new() }
    }
}

/// Somebody who looks on while a game is played.
pub trait Witness<T: Title> {
    /// Sees a choice about to be made.
    fn sees(&mut self, world: &T::World, state: &T::State, side: Side, choice: &T::Choice);
}

/// Nobody looks on.
impl<T: Title> Witness<T> for () {
    fn sees(&mut self, _: &T::World, _: &T::State, _: Side, _: &T::Choice) {}
}

/// Plays a game from its start to its end, or through `limit` choices.
pub fn play_out<T: Title>(
    world: &T::World,
    players: &mut BySide<impl Player<T>>,
    dice: &mut dyn Dice,
    limit: u64,
    desk: &mut Desk<T>,
) -> Played<T> {
    play_before(world, players, dice, limit, desk, &mut ())
}

/// The same while somebody looks on.
pub fn play_before<T: Title>(
    world: &T::World,
    players: &mut BySide<impl Player<T>>,
    dice: &mut dyn Dice,
    limit: u64,
    desk: &mut Desk<T>,
    witness: &mut impl Witness<T>,
) -> Played<T> {
    let mut state = T::start(world);
    let mut choices = 0;
    let ended = loop {
        let Some(side) = T::to_choose(world, &state) else { break Ended::Over };
        if choices == limit {
            break Ended::Limit;
        }
        T::choices(world, &state, &mut desk.choices);
        let picked = players[side].pick(world, &state, &desk.choices);
        let Some(choice) = desk.choices.get(picked) else { break Ended::Stuck };
        witness.sees(world, &state, side, choice);
        desk.events.clear();
        if let Err(refusal) = T::choose(world, &mut state, choice, dice, &mut desk.events) {
            break Ended::Refused(refusal);
        }
        choices += 1;
    };
    Played { state, choices, ended }
}
