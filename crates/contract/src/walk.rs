//! A random game, choice by choice.

use kernel::dice::LiveDice;
use kernel::{Side, Title};

use crate::Breach;
use crate::chance::Chance;

/// No honest game is that long.
pub const MOST_CHOICES: usize = 100_000;

/// A random game under way.
pub struct Walk<'w, T: Title> {
    /// Where it is played.
    pub world: &'w T::World,
    /// The state now.
    pub state: T::State,
    /// The legal choices, as [`Walk::ask`] found them.
    pub choices: Vec<T::Choice>,
    /// What the last choice brought about.
    pub events: Vec<T::Event>,
    /// How many choices have been made.
    pub step: usize,
    /// For further picks in the same game.
    pub chance: Chance,
    dice: LiveDice,
    seed: u64,
}

impl<'w, T: Title> Walk<'w, T> {
    /// A game before its first choice.
    pub fn new(world: &'w T::World, seed: u64) -> Walk<'w, T> {
        Walk {
            world,
            state: T::start(world),
            choices: Vec::new(),
            events: Vec::new(),
            step: 0,
            chance: Chance::new(seed),
            dice: LiveDice::for_game(seed, 0),
            seed,
        }
    }

    /// Who is asked, with the choices listed; `None` when the game is over.
    pub fn ask(&mut self) -> Result<Option<Side>, Breach> {
        let side = T::to_choose(self.world, &self.state);
        T::choices(self.world, &self.state, &mut self.choices);
        match (side, self.choices.is_empty()) {
            (Some(_), true) => {
                let asked = T::asked(self.world, &self.state);
                Err(self.breach(None, format!("somebody is asked and has no choice: {asked:?}")))
            }
            (None, false) => Err(self.breach(None, "the game is over and lists choices")),
            _ if self.step > MOST_CHOICES => Err(self.breach(None, "the game does not end")),
            _ => Ok(side),
        }
    }

    /// Picks a listed choice and plays it.
    pub fn go(&mut self) -> Result<T::Choice, Breach> {
        let picked = self.chance.pick(&self.choices).cloned();
        let choice = picked.ok_or_else(|| self.breach(None, "there is nothing to pick"))?;
        self.events.clear();
        let played = T::choose(self.world, &mut self.state, &choice, &mut self.dice, &mut self.events);
        played.map_err(|refusal| self.breach(Some(&choice), format!("listed, but {refusal}")))?;
        self.step += 1;
        Ok(choice)
    }

    /// A broken promise at this point.
    pub fn breach(&self, choice: Option<&T::Choice>, problem: impl Into<String>) -> Breach {
        let choice = choice.map(|choice| T::notation(self.world, choice));
        Breach { seed: self.seed, step: self.step, choice, problem: problem.into() }
    }
}

/// Positions from all parts of random games: every `stride`-th of each game.
pub fn positions<T: Title>(world: &T::World, seeds: impl IntoIterator<Item = u64>, stride: usize) -> Vec<T::State> {
    let mut found = Vec::new();
    for seed in seeds {
        let mut walk = Walk::<T>::new(world, seed);
        while let Ok(Some(_)) = walk.ask() {
            if walk.step.is_multiple_of(stride) {
                found.push(walk.state.clone());
            }
            if walk.go().is_err() {
                break;
            }
        }
    }
    found
}
