//! `choices` and `choose` agree, and notation reads back.

use std::collections::HashSet;

use kernel::Title;
use kernel::dice::{LiveDice, RecordingDice};

use crate::chance::Chance;
use crate::walk::Walk;
use crate::{Breach, Choice, Invariants, State, World};

/// Every listed choice is accepted, and leads to a state that holds together.
pub fn listed_are_accepted<I: Invariants>(world: &World<I>, seed: u64) -> Result<(), Breach> {
    let mut walk = Walk::<I::Title>::new(world, seed);
    let mut events = Vec::new();
    while walk.ask()?.is_some() {
        let mut dice = LiveDice::for_game(seed, walk.step as u64 + 1);
        for choice in &walk.choices {
            let mut then = walk.state.clone();
            events.clear();
            let breach = |problem: String| walk.breach(Some(choice), problem);
            let played = I::Title::choose(world, &mut then, choice, &mut dice, &mut events);
            played.map_err(|refusal| breach(format!("listed, but {refusal}")))?;
            I::hold(world, &then).map_err(breach)?;
            I::follow(world, &walk.state, &then, &events).map_err(breach)?;
        }
        walk.go()?;
    }
    Ok(())
}

/// Every notation reads back as its choice, and no two choices of a list share one.
pub fn notations_read_back<I: Invariants>(world: &World<I>, seed: u64) -> Result<(), Breach> {
    let mut walk = Walk::<I::Title>::new(world, seed);
    let mut seen = HashSet::new();
    while walk.ask()?.is_some() {
        seen.clear();
        for choice in &walk.choices {
            let notation = I::Title::notation(world, choice);
            match I::Title::parse(world, &notation) {
                Ok(read) if read == *choice => {}
                other => return Err(walk.breach(Some(choice), format!("reads back as {other:?}"))),
            }
            if !seen.insert(notation) {
                return Err(walk.breach(Some(choice), "two choices are written alike"));
            }
        }
        walk.go()?;
    }
    Ok(())
}

/// Of all choices that can be written, exactly the listed ones are accepted. Tried at every
/// `stride`-th choice of a game.
pub fn accepted_are_listed<I: Invariants>(world: &World<I>, seed: u64, stride: usize) -> Result<(), Breach> {
    let every = I::every_choice(world);
    let mut walk = Walk::<I::Title>::new(world, seed);
    let offset = Chance::new(seed).below(stride);
    while walk.ask()?.is_some() {
        if walk.step % stride == offset {
            check_refusals::<I>(&walk, &every)?;
        }
        walk.go()?;
    }
    // Nothing is accepted after the end.
    check_refusals::<I>(&walk, &every)
}

/// Choices made of the words of others, at every choice of a game: those that are not listed are
/// refused and change nothing.
pub fn unlisted_are_refused<I: Invariants>(world: &World<I>, seed: u64, tries: usize) -> Result<(), Breach> {
    let mut walk = Walk::<I::Title>::new(world, seed);
    let mut mixer = Mixer::new::<I>(world, seed);
    let mut mixed = Vec::new();
    while walk.ask()?.is_some() {
        for choice in &walk.choices {
            mixer.remember(I::Title::notation(world, choice));
        }
        mixed.clear();
        mixed.extend((0..tries).filter_map(|_| I::Title::parse(world, &mixer.mix()).ok()));
        check_refusals::<I>(&walk, &mixed)?;
        walk.go()?;
    }
    Ok(())
}

/// Offers choices to the state of a game; those not listed have to be refused without a trace.
fn check_refusals<I: Invariants>(walk: &Walk<'_, I::Title>, offered: &[Choice<I>]) -> Result<(), Breach> {
    let mut state = walk.state.clone();
    for choice in offered {
        if walk.choices.contains(choice) {
            continue;
        }
        refused_without_a_trace::<I>(walk, &mut state, choice)?;
    }
    Ok(())
}

fn refused_without_a_trace<I: Invariants>(
    walk: &Walk<'_, I::Title>,
    state: &mut State<I>,
    choice: &Choice<I>,
) -> Result<(), Breach> {
    let mut live = LiveDice::for_game(0, 0);
    let mut dice = RecordingDice::new(&mut live);
    let mut events = Vec::new();
    if I::Title::choose(walk.world, state, choice, &mut dice, &mut events).is_ok() {
        return Err(walk.breach(Some(choice), "accepted, though not listed"));
    }
    if !dice.rolls.is_empty() || !events.is_empty() {
        return Err(walk.breach(Some(choice), "refused, but dice fell or events were told"));
    }
    if *state != walk.state {
        return Err(walk.breach(Some(choice), "refused, but the state has changed"));
    }
    Ok(())
}

/// How many notations of other states are remembered.
const MEMORY: usize = 256;

/// Makes choices out of the words of others.
struct Mixer {
    chance: Chance,
    units: Vec<String>,
    places: Vec<String>,
    words: &'static [&'static str],
    seen: Vec<String>,
}

impl Mixer {
    fn new<I: Invariants>(world: &World<I>, seed: u64) -> Mixer {
        Mixer {
            chance: Chance::new(seed ^ 0x00c0_ffee),
            units: I::units(world).into_iter().collect(),
            places: I::places(world).into_iter().collect(),
            words: I::words(),
            seen: Vec::new(),
        }
    }

    fn remember(&mut self, notation: String) {
        if self.seen.len() < MEMORY {
            self.seen.push(notation);
        } else {
            let at = self.chance.below(MEMORY);
            self.seen[at] = notation;
        }
    }

    /// A choice seen in this or another state, with up to two words changed for words of their kind.
    fn mix(&mut self) -> String {
        let seen = self.chance.pick(&self.seen).cloned().unwrap_or_default();
        let mut words: Vec<String> = seen.split(' ').map(str::to_owned).collect();
        for _ in 0..self.chance.below(3) {
            self.change(&mut words);
        }
        words.join(" ")
    }

    fn change(&mut self, words: &mut Vec<String>) {
        let at = self.chance.below(words.len());
        let Some(word) = words.get(at).cloned() else { return };
        let other = if self.places.contains(&word) {
            self.chance.pick(&self.places).cloned()
        } else if self.units.contains(&word) {
            self.chance.pick(&self.units).cloned()
        } else {
            self.chance.pick(self.words).map(|word| (*word).to_owned())
        };
        let Some(other) = other else { return };
        match self.chance.below(6) {
            0 => words.push(other),
            1 if words.len() > 1 => drop(words.remove(at)),
            _ => words[at] = other,
        }
    }
}
