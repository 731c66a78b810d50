//! What can come of a choice, through the choices players still have.

use std::collections::BTreeMap;

use super::{OddsError, Prob, Tally, each_sequence};
use crate::hash::{Canon, StateHash, write_state};
use crate::side::Side;
use crate::title::{Refusal, Title};

/// What can come of a choice: every result of its dice, with what players may choose next.
pub struct Branch<T: Title, K = ()> {
    /// Different results, in the order in which the dice first show them; they sum to one.
    pub results: Vec<Twig<T, K>>,
}

/// One result of a choice.
pub struct Twig<T: Title, K = ()> {
    /// Its chance.
    pub probability: Prob,
    /// The class the caller gave it.
    pub class: K,
    /// The state it leads to.
    pub state: T::State,
    /// What comes then.
    pub then: Then<T, K>,
}

/// What comes after a result.
pub enum Then<T: Title, K = ()> {
    /// The matter is settled.
    Leaf,
    /// A player chooses before it is settled.
    Decision {
        /// Who.
        side: Side,
        /// Every legal choice with what can come of it.
        options: Vec<(T::Choice, Branch<T, K>)>,
    },
}

/// How far [`branch`] may go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Most sequences of faces run through, over the whole tree.
    pub sequences: usize,
    /// Most results kept, over the whole tree.
    pub results: usize,
    /// Most choices one after the other.
    pub depth: usize,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits { sequences: 200_000, results: 20_000, depth: 32 }
    }
}

/// Why a tree of results was not made.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BranchError {
    /// The choice, or one the title itself listed, is not legal.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// The dice have too many results.
    #[error(transparent)]
    Odds(#[from] OddsError),
    /// The tree has too many results.
    #[error("there are more than {limit} results")]
    TooLarge {
        /// The limit that was set.
        limit: usize,
    },
    /// Players choose too often before the matter is settled.
    #[error("more than {limit} choices follow each other")]
    TooDeep {
        /// The limit that was set.
        limit: usize,
    },
}

/// Everything that can come of a choice, through the choices that players have while `inside`
/// holds (a combat is still being resolved).
pub fn branch<T: Title>(
    world: &T::World,
    state: &T::State,
    choice: &T::Choice,
    inside: impl Fn(&T::World, &T::State) -> bool,
    limits: Limits,
) -> Result<Branch<T>, BranchError> {
    branch_by(world, state, choice, inside, |_, _| (), limits)
}

/// Like [`branch`], and gives each result a class read off the events and the state it led to.
/// Results are put together only if state and class are equal.
pub fn branch_by<T: Title, K: Ord + Clone>(
    world: &T::World,
    state: &T::State,
    choice: &T::Choice,
    inside: impl Fn(&T::World, &T::State) -> bool,
    class: impl Fn(&[T::Event], &T::State) -> K,
    limits: Limits,
) -> Result<Branch<T, K>, BranchError> {
    let (canon, events) = (Canon::new(), Vec::new());
    let used = Used { sequences: 0, results: 0 };
    Grower::<T, _, _> { world, inside, class, limits, used, canon, events }.grow(state, choice, limits.depth)
}

struct Used {
    sequences: usize,
    results: usize,
}

struct Grower<'a, T: Title, I, C> {
    world: &'a T::World,
    inside: I,
    class: C,
    limits: Limits,
    used: Used,
    canon: Canon,
    events: Vec<T::Event>,
}

impl<T, K, I, C> Grower<'_, T, I, C>
where
    T: Title,
    K: Ord + Clone,
    I: Fn(&T::World, &T::State) -> bool,
    C: Fn(&[T::Event], &T::State) -> K,
{
    fn grow(&mut self, state: &T::State, choice: &T::Choice, depth: usize) -> Result<Branch<T, K>, BranchError> {
        let Some(depth) = depth.checked_sub(1) else {
            return Err(BranchError::TooDeep { limit: self.limits.depth });
        };
        let mut results = Vec::new();
        for (probability, class, state) in self.roll_out(state, choice)? {
            let then = self.follow(&state, depth)?;
            results.push(Twig { probability, class, state, then });
        }
        Ok(Branch { results })
    }

    fn follow(&mut self, state: &T::State, depth: usize) -> Result<Then<T, K>, BranchError> {
        if !(self.inside)(self.world, state) {
            return Ok(Then::Leaf);
        }
        let Some(side) = T::to_choose(self.world, state) else {
            return Ok(Then::Leaf);
        };
        let mut choices = Vec::new();
        T::choices(self.world, state, &mut choices);
        let mut options = Vec::with_capacity(choices.len());
        for choice in choices {
            let grown = self.grow(state, &choice, depth)?;
            options.push((choice, grown));
        }
        Ok(Then::Decision { side, options })
    }

    /// The different results of one choice with their chances, in order of first appearance.
    fn roll_out(&mut self, state: &T::State, choice: &T::Choice) -> Result<Vec<(Prob, K, T::State)>, BranchError> {
        let mut merged = Merged { found: Vec::new(), index: BTreeMap::new() };
        let mut tally = Tally::new();
        let limit = self.limits.sequences.saturating_sub(self.used.sequences);
        each_sequence(limit, |dice| {
            self.used.sequences += 1;
            let mut end = state.clone();
            self.events.clear();
            T::choose(self.world, &mut end, choice, dice, &mut self.events)?;
            let chance = dice.chance().ok_or(OddsError::TooDeep)?;
            let class = (self.class)(&self.events, &end);
            write_state::<T>(self.world, &end, &mut self.canon);
            let (place, new) = merged.place(self.canon.finish(), class, end);
            self.used.results += usize::from(new);
            tally.add(place, chance);
            self.check_results()
        })
        .map_err(|error| self.name_limit(error))?;
        let chances = tally.finish();
        let results = chances.outcomes.into_iter().zip(merged.found);
        Ok(results.map(|((_, p), (class, state))| (p, class, state)).collect())
    }

    fn check_results(&self) -> Result<(), BranchError> {
        let limit = self.limits.results;
        if self.used.results > limit { Err(BranchError::TooLarge { limit }) } else { Ok(()) }
    }

    /// The limit on sequences is for the whole tree, not for what was left of it here.
    fn name_limit(&self, error: BranchError) -> BranchError {
        match error {
            BranchError::Odds(OddsError::TooMany { .. }) => OddsError::TooMany { limit: self.limits.sequences }.into(),
            other => other,
        }
    }
}

/// Results seen so far, found again by hash and class and then compared for good.
struct Merged<K, S> {
    found: Vec<(K, S)>,
    index: BTreeMap<(StateHash, K), usize>,
}

impl<K: Ord + Clone, S: Eq> Merged<K, S> {
    /// The place of a result, and whether it is a new one.
    fn place(&mut self, hash: StateHash, class: K, state: S) -> (usize, bool) {
        let key = (hash, class);
        if let Some(&place) = self.index.get(&key)
            && self.found.get(place).is_some_and(|(_, known)| *known == state)
        {
            return (place, false);
        }
        let place = self.found.len();
        self.found.push((key.1.clone(), state));
        self.index.insert(key, place);
        (place, true)
    }
}

/// The smallest and the greatest expectation of a measure that all inner choices together can
/// bring about, whoever makes them.
pub fn extremes<T: Title, K>(branch: &Branch<T, K>, measure: impl Fn(&T::State) -> f64) -> (f64, f64) {
    bounds(branch, &measure)
}

fn bounds<T: Title, K>(branch: &Branch<T, K>, measure: &impl Fn(&T::State) -> f64) -> (f64, f64) {
    let mut sum = (0.0, 0.0);
    for twig in &branch.results {
        let (low, high) = twig_bounds(twig, measure);
        let chance = twig.probability.to_f64();
        sum = (sum.0 + chance * low, sum.1 + chance * high);
    }
    sum
}

fn twig_bounds<T: Title, K>(twig: &Twig<T, K>, measure: &impl Fn(&T::State) -> f64) -> (f64, f64) {
    let here = || {
        let value = measure(&twig.state);
        (value, value)
    };
    let Then::Decision { options, .. } = &twig.then else { return here() };
    let each = options.iter().map(|(_, branch)| bounds(branch, measure));
    each.reduce(|a, b| (a.0.min(b.0), a.1.max(b.1))).unwrap_or_else(here)
}
