//! Where dice lead: a state followed die by die under every face, equal states counted together, so that the chances
//! stay exact although a shock throws more dice than there are sequences to try.

use kernel::dice::EnumeratingDice;
use kernel::odds::Prob;
use kernel::{Dice, Purpose};

use crate::choice::Choice;
use crate::closing;
use crate::ids::Unit;
use crate::play::Play;
use crate::stage::{Layer, ShockStep};
use crate::state::State;
use crate::title::list;
use crate::world::World;

/// States that dice may lead to, followed at most.
const MOST_RUNS: usize = 40_000;

/// Dice that count how often they are thrown.
struct Counting<'a> {
    dice: &'a mut EnumeratingDice,
    rolls: u32,
}

impl Dice for Counting<'_> {
    fn roll(&mut self, sides: u8, purpose: Purpose) -> u8 {
        self.rolls += 1;
        self.dice.roll(sides, purpose)
    }
}

/// Follows a state, first through a choice if one is given, until `done`; the answers in between are the usual ones.
/// Gives every end with its chance, equal ends together; nothing if there are too many. Goes throw by throw, so that
/// states which have become equal are followed once.
pub(crate) fn follow(
    w: &World,
    s: &State,
    choice: Option<&Choice>,
    done: &dyn Fn(&State) -> bool,
) -> Option<Vec<(State, Prob)>> {
    let (mut ends, mut next, mut runs) = (Vec::new(), Vec::new(), 0);
    expand(w, s, choice, Prob::ONE, done, &mut runs, &mut |end, chance| add(&mut next, end, chance))?;
    while !next.is_empty() {
        for (state, chance) in std::mem::take(&mut next) {
            if done(&state) {
                add(&mut ends, state, chance);
            } else {
                expand(w, &state, None, chance, done, &mut runs, &mut |end, chance| add(&mut next, end, chance))?;
            }
        }
    }
    Some(ends)
}

/// Counts a state together with an equal one. The short fields that tell states apart are looked at first.
fn add(states: &mut Vec<(State, Prob)>, state: State, chance: Prob) {
    let same = |other: &State| {
        other.shock == state.shock && other.lost == state.lost && other.troubled == state.troubled && *other == state
    };
    match states.iter_mut().find(|(other, _)| same(other)) {
        Some((_, sum)) => *sum = *sum + chance,
        None => states.push((state, chance)),
    }
}

/// Carries on from a state up to the next throw, for every face of it.
fn expand(
    w: &World,
    s: &State,
    choice: Option<&Choice>,
    chance: Prob,
    done: &dyn Fn(&State) -> bool,
    runs: &mut usize,
    each: &mut dyn FnMut(State, Prob),
) -> Option<()> {
    let mut dice = EnumeratingDice::new();
    loop {
        *runs += 1;
        if *runs > MOST_RUNS {
            return None;
        }
        let mut end = s.clone();
        let mut counting = Counting { dice: &mut dice, rolls: 0 };
        run_to_throw(w, &mut end, choice, &mut counting, done)?;
        let (ways, weight) = dice.chance()?;
        each(end, chance * Prob::new(ways.into(), weight.into())?);
        if !dice.advance() {
            return Some(());
        }
    }
}

fn run_to_throw(
    w: &World,
    end: &mut State,
    choice: Option<&Choice>,
    dice: &mut Counting<'_>,
    done: &dyn Fn(&State) -> bool,
) -> Option<()> {
    let mut events = Vec::new();
    let mut next = choice.copied();
    loop {
        let mut play = Play { w, s: &mut *end, dice: &mut *dice, events: &mut events };
        match next.take() {
            Some(choice) => play.carry_out(&choice),
            None => {
                if !advance(&mut play) {
                    next = Some(usual_answer(w, end)?);
                    continue;
                }
            }
        }
        if dice.rolls > 0 || done(end) {
            return Some(());
        }
    }
}

/// One automatic step. After a fire all tests come before anybody gives way, so that the end still shows what has come
/// over each of several guns.
fn advance(play: &mut Play<'_>) -> bool {
    let mut troubled = play.s.troubled;
    let owing = troubled.find(|unit: &Unit| play.s[*unit].trouble.test.is_some());
    match (play.s.layer(), play.s.shock, owing) {
        (Layer::Trouble(_), None, Some(unit)) => play.trouble_auto(unit),
        _ => play.advance_layer(),
    }
}

/// What is taken for granted where somebody would decide: no section joins, nobody answers, turns or falls back;
/// the defender fires as listed first; of two sisters the better value serves; everything else as listed first.
fn usual_answer(w: &World, s: &State) -> Option<Choice> {
    let mut choices = Vec::new();
    list(w, s, &mut choices);
    let has = |choice: Choice| choices.contains(&choice).then_some(choice);
    match (s.layer(), s.shock) {
        (Layer::Fire, _) => has(Choice::Shoot).or(has(Choice::Done)),
        (Layer::Retreat, _) => choices.iter().find(|choice| matches!(choice, Choice::Flee(_))).copied(),
        (Layer::Shock, Some(shock)) => match shock.step {
            ShockStep::Reaction | ShockStep::FallBack => has(Choice::Done),
            ShockStep::Engagement | ShockStep::PreShock(_) | ShockStep::Dice(_) => {
                closing::better_value(w, s, &shock).map(Choice::Use)
            }
            _ => choices.first().copied(),
        },
        _ => choices.first().copied(),
    }
}
