//! The scripted commander on both sides, activation by activation: for measuring how long one takes.

use commander::search::{Manner, Script, Staff};
use kernel::dice::LiveDice;
use kernel::{BySide, Side, Tactics};

/// Both commanders of a game.
pub struct Scripted<'w, T: Tactics> {
    world: &'w T::World,
    staff: Staff<T>,
    script: Script<T>,
    choices: Vec<T::Choice>,
    events: Vec<T::Event>,
    made: Option<T::Choice>,
    dice: LiveDice,
}

impl<'w, T: Tactics> Scripted<'w, T> {
    /// Commanders who have decided nothing yet.
    pub fn new(world: &'w T::World, game: u64) -> Scripted<'w, T> {
        Scripted {
            world,
            staff: Staff::new(BySide::new(0.0, 0.0)),
            script: Script::default(),
            choices: Vec::new(),
            events: Vec::new(),
            made: None,
            dice: LiveDice::for_game(5, game),
        }
    }

    /// Makes one choice; false when the game is over or nothing can be chosen.
    pub fn step(&mut self, state: &mut T::State) -> bool {
        let Some(side) = T::to_choose(self.world, state) else { return false };
        T::choices(self.world, state, &mut self.choices);
        let Some(orders) = self.staff.brief(self.world, state, side) else { return false };
        let picked = self.script.pick(self.world, state, &self.choices, orders, Manner::FIRM, 0);
        let Some(choice) = self.choices.get(picked) else { return false };
        self.events.clear();
        self.made = Some(choice.clone());
        T::choose(self.world, state, choice, &mut self.dice, &mut self.events).is_ok()
    }

    /// The last choice made.
    pub const fn made(&self) -> Option<&T::Choice> {
        self.made.as_ref()
    }

    /// Whose activation begins here, and which, if one does.
    fn begins(&self, state: &T::State) -> Option<(Side, u64)> {
        let side = T::to_choose(self.world, state).filter(|_| T::at_boundary(self.world, state))?;
        Some((side, T::activation(self.world, state)))
    }

    /// The positions of a whole game in which activations begin, set-up left out.
    pub fn beginnings(&mut self) -> Vec<T::State> {
        let mut state = T::start(self.world);
        let (mut found, mut holder) = (Vec::new(), None);
        loop {
            let begins = self.begins(&state).filter(|_| !T::is_set_up(self.world, &state));
            if begins.is_some() && begins != holder {
                holder = begins;
                found.push(state.clone());
            }
            if !self.step(&mut state) {
                return found;
            }
        }
    }

    /// Plays one activation, both sides' choices in it, and says where the next one begins.
    pub fn activation(&mut self, start: &T::State) -> T::State {
        let mut state = start.clone();
        let holder = self.begins(start);
        while self.step(&mut state) {
            let begins = self.begins(&state);
            if begins.is_some() && begins != holder {
                break;
            }
        }
        state
    }
}
