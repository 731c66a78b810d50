//! Computer players decide by what lies on the table, never by the dice that are still to fall.

use commander::{Computer, Kind, Player};
use kernel::dice::LiveDice;
use kernel::{BySide, Side, Tactics};

use crate::Breach;

/// Nodes of a search: who would peep does so in a short one, too.
const NODES: u64 = 300;
/// Seeds of two games in which the same has been rolled so far.
const SEEDS: [u64; 2] = [1861, 1862];

/// Two games with different seeds, in which the dice have fallen alike so far, see the same decisions of `kind`. How many
/// there were in the first `most` choices.
pub fn decide_without_the_dice<T: Tactics>(world: &T::World, kind: Kind, most: usize) -> Result<usize, Breach> {
    let seats = |seed: u64| {
        let seat = |side: Side| Computer::<T>::with_nodes(kind, NODES, seed, 0, side);
        BySide::new(seat(Side::Union), seat(Side::Confederate))
    };
    let mut tables = SEEDS.map(seats);
    let mut dice = LiveDice::for_game(SEEDS[0], 0);
    let mut state = T::start(world);
    let (mut list, mut events, mut decided) = (Vec::new(), Vec::new(), 0);
    for step in 0..most {
        let Some(side) = T::to_choose(world, &state) else { break };
        T::choices(world, &state, &mut list);
        let [here, there] = tables.each_mut().map(|players| players[side].pick(world, &state, &list));
        let breach = |problem: String| Breach { seed: SEEDS[0], step, choice: None, problem };
        if here != there {
            return Err(breach(format!("{kind} takes choice {here} in one game and {there} in the other")));
        }
        decided += usize::from(list.len() > 1);
        let choice = list.get(here).ok_or_else(|| breach(format!("{kind} takes choice {here} of {}", list.len())))?;
        events.clear();
        T::choose(world, &mut state, choice, &mut dice, &mut events).map_err(|refusal| breach(refusal.to_string()))?;
    }
    Ok(decided)
}
