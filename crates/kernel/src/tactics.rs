//! What a title tells a computer player. Titles implement it in `tactics.rs`,
//! the only place in a rules crate where floating-point numbers are allowed.

use crate::side::Side;
use crate::title::Title;

/// Hooks for computer players.
pub trait Tactics: Title {
    /// How good a state is for `side`; higher is better. Any scale, the same for both sides.
    fn value(world: &Self::World, state: &Self::State, side: Side) -> f64;

    /// What speaks for a choice beyond the value of the state it leads to: for choices, such as
    /// picking a brigade, whose worth shows only later. Same scale as `value`.
    fn inclination(world: &Self::World, state: &Self::State, choice: &Self::Choice) -> f64;

    /// True where a player starts to plan afresh: between activations, never inside one.
    fn at_boundary(world: &Self::World, state: &Self::State) -> bool;
}
