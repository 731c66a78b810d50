//! Hashes tell states apart, and nothing else than states.

use std::collections::HashMap;

use kernel::Title;
use kernel::dice::LiveDice;
use kernel::hash::{StateHash, state_hash};

use crate::walk::Walk;
use crate::{Breach, Invariants, State, World};

/// Over the states of several games and their neighbours (one other choice each), two states have
/// the same hash if and only if they are the same, whatever led to them. Returns how many there were.
pub fn tell_states_apart<I: Invariants>(world: &World<I>, seeds: &[u64]) -> Result<usize, Breach> {
    let mut known: HashMap<StateHash, State<I>> = HashMap::new();
    for seed in seeds {
        let mut walk = Walk::<I::Title>::new(world, *seed);
        while walk.ask()?.is_some() {
            let other = neighbour::<I>(&mut walk)?;
            let before = state_hash::<I::Title>(world, &walk.state);
            meet::<I>(&walk, &mut known, other)?;
            walk.go()?;
            if state_hash::<I::Title>(world, &walk.state) == before {
                return Err(walk.breach(None, "a choice left the hash as it was"));
            }
            let now = walk.state.clone();
            meet::<I>(&walk, &mut known, now)?;
        }
    }
    Ok(known.len())
}

fn neighbour<I: Invariants>(walk: &mut Walk<'_, I::Title>) -> Result<State<I>, Breach> {
    let mut other = walk.state.clone();
    let mut dice = LiveDice::for_game(2, walk.step as u64);
    if let Some(choice) = walk.chance.pick(&walk.choices) {
        let played = I::Title::choose(walk.world, &mut other, choice, &mut dice, &mut Vec::new());
        played.map_err(|refusal| walk.breach(Some(choice), format!("listed, but {refusal}")))?;
    }
    Ok(other)
}

fn meet<I: Invariants>(
    walk: &Walk<'_, I::Title>,
    known: &mut HashMap<StateHash, State<I>>,
    state: State<I>,
) -> Result<(), Breach> {
    let hash = state_hash::<I::Title>(walk.world, &state);
    match known.get(&hash) {
        Some(earlier) if *earlier != state => {
            Err(walk.breach(None, format!("two states have hash {}:\n{earlier:?}\n{state:?}", hash.short())))
        }
        Some(_) => Ok(()),
        None => {
            known.insert(hash, state);
            Ok(())
        }
    }
}
