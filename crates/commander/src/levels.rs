//! The six levels: less foresight and softer choice, never nonsense.

use std::collections::VecDeque;

use kernel::{Side, Tactics, Title};

use crate::search::{Effort, Manner, Script, Search};
use crate::{Greedy, Player, Stream};

/// A level of play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Scripted, very soft.
    Recruit,
    /// Scripted, soft.
    Volunteer,
    /// Scripted, best candidate.
    Regular,
    /// Searches plans without the enemy's answer.
    Veteran,
    /// Searches with answers and rollouts at an eighth of the full effort.
    Corps,
    /// The full effort.
    Army,
}

impl Level {
    /// All levels, weakest first.
    pub const ALL: [Level; 6] =
        [Level::Recruit, Level::Volunteer, Level::Regular, Level::Veteran, Level::Corps, Level::Army];

    /// From 1 to 6.
    pub const fn number(self) -> u64 {
        self as u64 + 1
    }

    /// Softness of the scripted levels, in the title's measure.
    const fn softness(self) -> Option<f64> {
        match self {
            Level::Recruit => Some(3.0),
            Level::Volunteer => Some(1.0),
            Level::Regular => Some(0.0),
            _ => None,
        }
    }

    fn effort(self, nodes: u64) -> Effort {
        match self {
            Level::Veteran => Effort { nodes: nodes / 8, replies: false },
            Level::Corps => Effort { nodes: nodes / 8, replies: true },
            _ => Effort { nodes, replies: true },
        }
    }
}

/// Nodes of a full search where nothing else is said.
pub const FULL_NODES: u64 = 200_000;

/// A computer player of a level.
pub struct Commander<T: Title> {
    level: Level,
    nodes: u64,
    plan: VecDeque<T::Choice>,
    script: Script<T>,
    small: Greedy<T>,
    stream: Stream,
}

impl<T: Title> Commander<T> {
    /// A player of one side in one game of a run; `nodes` is the full effort.
    pub fn new(level: Level, nodes: u64, seed: u64, game: u64, side: Side) -> Commander<T> {
        let stream = Stream::new(seed, game, side.id());
        Commander { level, nodes, plan: VecDeque::new(), script: Script::default(), small: Greedy::new(), stream }
    }
}

impl<T: Tactics> Player<T> for Commander<T> {
    fn pick(&mut self, world: &T::World, state: &T::State, choices: &[T::Choice]) -> usize {
        let Some(side) = T::to_choose(world, state).filter(|_| choices.len() > 1) else { return 0 };
        if let Some(softness) = self.level.softness() {
            let manner = Manner { temperature: softness * T::SOFTNESS };
            let noise = if softness > 0.0 { self.stream.number() } else { 0 };
            return self.script.pick(world, state, choices, manner, noise);
        }
        if T::at_boundary(world, state) {
            self.think(world, state, side);
        }
        let planned = self.plan.pop_front().and_then(|wanted| choices.iter().position(|choice| *choice == wanted));
        planned.unwrap_or_else(|| {
            self.plan.clear();
            self.small.pick(world, state, choices)
        })
    }
}

impl<T: Tactics> Commander<T> {
    fn think(&mut self, world: &T::World, state: &T::State, side: Side) {
        let mut effort = self.level.effort(self.nodes);
        let tail: Vec<T::Choice> = self.plan.drain(..).collect();
        if !tail.is_empty() {
            effort.nodes /= 4;
        }
        let plan = Search::<T>::new(world, state, side, self.level.number()).run(effort, &tail);
        self.plan = plan.choices.into();
    }
}
