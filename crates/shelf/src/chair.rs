//! The chairs of computer players: who sits there, and what he has in mind.
//!
//! What a computer picks follows from the game alone. It takes a fresh mind whenever its side begins to plan after
//! the other, and has picked with it wherever it was asked since; a mind that was lost, with the program or because
//! somebody else sat there meanwhile, is made again by asking it the same questions. So a game that is resumed goes on
//! as if it had never been left.

use std::any::Any;
use std::sync::Arc;

use commander::{Computer, FULL_NODES, Halt, Kind, Player};
use kernel::dice::{Roll, ScriptedDice};
use kernel::game::Game;
use kernel::{BySide, Side, Tactics};

use crate::table::{Decision, Study};

/// A seat with a computer player in it.
pub(crate) struct Chair<T: Tactics> {
    kind: Kind,
    seed: u64,
    mind: Option<Mind<T>>,
}

/// What a computer player has in mind.
struct Mind<T: Tactics> {
    computer: Computer<T>,
    /// The choice of the line with which its side began to plan.
    from: usize,
    /// How many choices of the line it knows, the last it picked among them.
    upto: usize,
}

/// Where each side began to plan.
#[derive(Default)]
struct Stretches {
    /// How many positions have been looked at.
    seen: usize,
    holder: Option<Side>,
    from: BySide<usize>,
}

impl Stretches {
    fn follow<T: Tactics>(&mut self, game: &Game<T>) {
        let (world, line) = (game.world(), game.line());
        let Ok(mut state) = game.state_at(self.seen) else { return };
        while self.seen <= line.len() {
            let asked = T::to_choose(world, &state).filter(|_| T::at_boundary(world, &state));
            if let Some(side) = asked.filter(|side| self.holder != Some(*side)) {
                self.holder = Some(side);
                self.from[side] = self.seen;
            }
            if let Some(played) = line.get(self.seen) {
                again::<T>(world, &mut state, &played.choice, &played.rolls);
            }
            self.seen += 1;
        }
    }
}

/// Makes a choice of the line once more, with the dice it had.
fn again<T: Tactics>(world: &T::World, state: &mut T::State, choice: &T::Choice, rolls: &[Roll]) {
    let mut dice = ScriptedDice::rolls(rolls.iter().map(|roll| (roll.purpose.0, roll.face)));
    // It was made before, so it is not refused.
    let _ = T::choose(world, state, choice, &mut dice, &mut Vec::new());
}

/// Both chairs of a table.
pub(crate) struct Chairs<T: Tactics> {
    chairs: BySide<Option<Chair<T>>>,
    stretches: Stretches,
    nodes: u64,
}

impl<T: Tactics> Default for Chairs<T> {
    fn default() -> Chairs<T> {
        Chairs { chairs: BySide::new(None, None), stretches: Stretches::default(), nodes: FULL_NODES }
    }
}

impl<T: Tactics> Chairs<T> {
    pub(crate) fn seat(&mut self, side: Side, player: Option<(Kind, u64)>) {
        self.chairs[side] = player.map(|(kind, seed)| Chair { kind, seed, mind: None });
    }

    pub(crate) fn set_nodes(&mut self, nodes: u64) {
        self.nodes = nodes;
    }

    /// Choices were taken back: what was thought about them no longer holds.
    pub(crate) fn forget(&mut self) {
        self.stretches = Stretches::default();
        for side in Side::BOTH {
            self.chairs[side].iter_mut().for_each(|chair| chair.mind = None);
        }
    }

    /// With how many choices made the side last began to plan, as far as anybody has thought about it.
    pub(crate) fn began(&self, side: Side) -> usize {
        self.stretches.from[side]
    }

    /// A copy of all that the computer player who is asked needs to think; its mind goes with it.
    pub(crate) fn study(&mut self, game: &Game<T>) -> Option<Study> {
        let side = T::to_choose(game.world(), game.state())?;
        self.stretches.follow(game);
        let from = self.began(side);
        let (nodes, made) = (self.nodes, game.line().len());
        let chair = self.chairs[side].as_mut()?;
        let kind = chair.kind;
        let known = chair.mind.take().filter(|mind| mind.from == from && mind.upto <= made);
        let fresh = || {
            let computer = Computer::with_nodes(kind, nodes, chair.seed, from as u64, side);
            Mind { computer, from, upto: from }
        };
        let mind = known.unwrap_or_else(fresh);
        let errand = Errand { world: Arc::clone(game.world()), past: Past::of(game, &mind, side), mind, side };
        Some(Study::new(side, kind, Box::new(move |halt| errand.run(halt))))
    }

    /// Puts a mind back where it came from; it has been asked everything up to the choice it has just picked.
    pub(crate) fn settle(&mut self, side: Side, made: usize, mind: Box<dyn Any + Send>) {
        let Ok(mind) = mind.downcast::<Mind<T>>() else { return };
        if let Some(chair) = self.chairs[side].as_mut() {
            chair.mind = Some(Mind { upto: made + 1, ..*mind });
        }
    }
}

/// The choices since the mind was last asked, from a position on; none if nothing was asked that it has not seen.
struct Past<T: Tactics> {
    state: T::State,
    choices: Vec<(T::Choice, Vec<Roll>)>,
}

impl<T: Tactics> Past<T> {
    fn of(game: &Game<T>, mind: &Mind<T>, side: Side) -> Past<T> {
        let since = game.line().get(mind.upto..).unwrap_or_default();
        if since.iter().any(|played| played.side == side)
            && let Ok(state) = game.state_at(mind.upto)
        {
            let choices = since.iter().map(|played| (played.choice.clone(), played.rolls.clone())).collect();
            return Past { state, choices };
        }
        Past { state: game.state().clone(), choices: Vec::new() }
    }
}

/// What a computer player takes along to think about.
struct Errand<T: Tactics> {
    world: Arc<T::World>,
    past: Past<T>,
    mind: Mind<T>,
    side: Side,
}

impl<T: Tactics> Errand<T> {
    /// Nothing comes of it once it is called off, and no further search begins: a mind that was lost is made again by
    /// many.
    fn run(self, halt: &Halt) -> Option<Decision> {
        let Errand { world, past, mut mind, side } = self;
        let (mut state, mut choices) = (past.state, Vec::new());
        mind.computer.heed(halt.clone());
        for (choice, rolls) in &past.choices {
            if halt.called() {
                return None;
            }
            if T::to_choose(&world, &state) == Some(side) {
                T::choices(&world, &state, &mut choices);
                mind.computer.pick(&world, &state, &choices);
            }
            again::<T>(&world, &mut state, choice, rolls);
        }
        T::choices(&world, &state, &mut choices);
        let picked = mind.computer.pick(&world, &state, &choices);
        if halt.called() {
            return None;
        }
        // Whoever asks next has a call of his own.
        mind.computer.heed(Halt::default());
        let choice = choices.get(picked);
        let notation = choice.map(|choice| T::notation(&world, choice));
        let intent = choice.and_then(|choice| mind.computer.intent(&world, &state, choice, side));
        Some(Decision { notation, intent, mind: Box::new(mind) })
    }
}
