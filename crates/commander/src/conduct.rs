//! How a player behaves: counts of what a critic would look for, over whole games.

use std::collections::BTreeMap;
use std::ops::AddAssign;

use kernel::{BySide, Habit, Side, Tactics};
use serde::Serialize;

use crate::Witness;

/// What a side did, summed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Conduct {
    /// Attacks made.
    pub attacks: u64,
    /// Those from which more harm than good was to be expected.
    pub rash_attacks: u64,
    /// Those by tired units.
    pub tired_attacks: u64,
    /// Units on the map, counted where the side starts to plan.
    pub units: u64,
    /// Those out of command.
    pub out_of_command: u64,
    /// Those that have stood still for two turns with an enemy in reach.
    pub idle: u64,
    /// Guns on the map.
    pub guns: u64,
    /// Those alone within the enemy's reach.
    pub guns_alone: u64,
    /// Objectives held.
    pub objectives: u64,
    /// Those left empty with an enemy one activation away.
    pub objectives_open: u64,
}

impl AddAssign for Conduct {
    fn add_assign(&mut self, other: Conduct) {
        self.attacks += other.attacks;
        self.rash_attacks += other.rash_attacks;
        self.tired_attacks += other.tired_attacks;
        self.units += other.units;
        self.out_of_command += other.out_of_command;
        self.idle += other.idle;
        self.guns += other.guns;
        self.guns_alone += other.guns_alone;
        self.objectives += other.objectives;
        self.objectives_open += other.objectives_open;
    }
}

/// Turns a unit may stand still before it counts as idle.
const STANDING: u32 = 2;

/// Looks on and counts.
#[derive(Clone, Debug, Default)]
pub struct Critic {
    /// What was counted.
    pub conduct: BySide<Conduct>,
    habits: Vec<Habit>,
    holder: Option<Side>,
    /// Where each unit stood, and since which turn.
    since: BySide<BTreeMap<u16, (u32, u32)>>,
}

impl<T: Tactics> Witness<T> for Critic {
    fn sees(&mut self, world: &T::World, state: &T::State, side: Side, choice: &T::Choice) {
        self.habits.clear();
        T::habits(world, state, choice, &mut self.habits);
        let conduct = &mut self.conduct[side];
        for habit in &self.habits {
            match habit {
                Habit::Attack => conduct.attacks += 1,
                Habit::RashAttack => conduct.rash_attacks += 1,
                Habit::TiredAttack => conduct.tired_attacks += 1,
            }
        }
        if T::at_boundary(world, state) && self.holder != Some(side) {
            self.holder = Some(side);
            self.muster::<T>(world, state, side);
        }
    }
}

impl Critic {
    fn muster<T: Tactics>(&mut self, world: &T::World, state: &T::State, side: Side) {
        let census = T::census(world, state, side);
        let conduct = &mut self.conduct[side];
        conduct.units += census.units.len() as u64;
        conduct.out_of_command += u64::from(census.out_of_command);
        conduct.guns += u64::from(census.guns.0);
        conduct.guns_alone += u64::from(census.guns.1);
        conduct.objectives += u64::from(census.objectives.0);
        conduct.objectives_open += u64::from(census.objectives.1);
        for (unit, place, in_reach) in census.units {
            let (stood, turn) = self.since[side].entry(unit).or_insert((place, census.turn));
            if *stood != place {
                (*stood, *turn) = (place, census.turn);
            }
            let still = census.turn.saturating_sub(*turn) >= STANDING;
            conduct.idle += u64::from(still && in_reach);
        }
    }
}
