//! What a title tells a computer player. Titles implement it in `tactics.rs`,
//! the only place in a rules crate where floating-point numbers are allowed.

use crate::side::Side;
use crate::title::Title;

/// Three games of four are odds of three to one.
const LN_3: f64 = 1.098_612_288_668_109_8;

/// Hooks for computer players.
pub trait Tactics: Title {
    /// How much better than another a position is, on the scale of `value`, that wins three games of four.
    const SCALE: f64 = 20.0;

    /// A difference on that scale which two sensible players may see differently: how far a soft choice strays.
    const SOFTNESS: f64 = 1.5;

    /// How good a state is for `side`; higher is better. Any scale, the same for both sides.
    fn value(world: &Self::World, state: &Self::State, side: Side) -> f64;

    /// The chance that `side` wins, half of the chance of a draw included.
    fn chance(world: &Self::World, state: &Self::State, side: Side) -> f64 {
        1.0 / (1.0 + (-Self::value(world, state, side) * LN_3 / Self::SCALE).exp())
    }

    /// What speaks for a choice beyond the value of the state it leads to: for choices, such as
    /// picking a brigade, whose worth shows only later. Same scale as `value`.
    fn inclination(world: &Self::World, state: &Self::State, choice: &Self::Choice) -> f64;

    /// Whether a choice is worth a look at all. Where a title lists thousands, such as every hex a commander may
    /// ride to, most of them need not be valued; if none is worth a look, all are looked at.
    fn considers(_world: &Self::World, _state: &Self::State, _choice: &Self::Choice) -> bool {
        true
    }

    /// True where a player starts to plan afresh: between activations, never inside one.
    fn at_boundary(world: &Self::World, state: &Self::State) -> bool;
}
