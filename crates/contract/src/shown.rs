//! What players are shown: nothing panics, and everything named exists.

use std::collections::BTreeSet;

use kernel::dice::{LiveDice, RecordingDice};
use kernel::view::{ChoiceView, Counter, EventLine, OddsOutcome, View};
use kernel::{Asked, Side, Title, Viewer};

use crate::walk::Walk;
use crate::{Breach, Choice, Invariants, World};

/// Views, descriptions, events and reach name units and places that exist; a view holds the listed
/// choices for the side that is asked and for nobody else. Tried at every `stride`-th choice;
/// events of all choices.
pub fn names_exist<I: Invariants>(world: &World<I>, seed: u64, stride: usize) -> Result<(), Breach> {
    let names = Names { units: I::units(world), places: I::places(world) };
    let mut walk = Walk::<I::Title>::new(world, seed);
    loop {
        let side = walk.ask()?;
        if side.is_none() || walk.step.is_multiple_of(stride) {
            check_views::<I>(&walk, side, &names)?;
            check_choices::<I>(&walk, side, &names)?;
            check_reach::<I>(&walk, &names)?;
        }
        if side.is_none() {
            return Ok(());
        }
        let choice = walk.go()?;
        for event in &walk.events {
            let lines = std::iter::once(I::Title::tell(world, event)).chain(I::Title::tell_others(world, event));
            for line in lines {
                names.check_line(&line).map_err(|problem| walk.breach(Some(&choice), problem))?;
            }
        }
    }
}

/// Every listed choice that commits to a combat has exact odds: chances between 0 and 1 that add up.
/// Tried at every `stride`-th choice. Returns how many sheets were seen.
pub fn odds_add_up<I: Invariants>(world: &World<I>, seed: u64, stride: usize) -> Result<usize, Breach> {
    let mut walk = Walk::<I::Title>::new(world, seed);
    let mut sheets = 0;
    while walk.ask()?.is_some() {
        for choice in walk.choices.iter().filter(|_| walk.step.is_multiple_of(stride)) {
            let Some(sheet) = I::Title::odds(world, &walk.state, choice) else { continue };
            sheets += 1;
            check_outcomes(&sheet.outcomes).map_err(|problem| walk.breach(Some(choice), problem))?;
            let ranges = sheet.losses.iter().map(|range| (range.min, range.max));
            let ranges = ranges.chain(sheet.taken.iter().map(|range| (range.min, range.max)));
            for (min, max) in ranges {
                if !(0.0..=max + 1e-9).contains(&min) {
                    return Err(walk.breach(Some(choice), format!("a range from {min} to {max}")));
                }
            }
        }
        walk.go()?;
    }
    Ok(sheets)
}

fn check_outcomes(outcomes: &[OddsOutcome]) -> Result<(), String> {
    let sum: f64 = outcomes.iter().map(|outcome| outcome.probability).sum();
    if (sum - 1.0).abs() > 1e-9 {
        return Err(format!("chances add up to {sum}"));
    }
    for outcome in outcomes {
        if !(0.0..=1.0 + 1e-9).contains(&outcome.probability) {
            return Err(format!("'{}' has chance {}", outcome.what, outcome.probability));
        }
        for option in outcome.then.iter().flat_map(|branch| &branch.options) {
            check_outcomes(&option.outcomes)?;
        }
    }
    Ok(())
}

struct Names {
    units: BTreeSet<String>,
    places: BTreeSet<String>,
}

impl Names {
    fn unit(&self, id: &str) -> Result<(), String> {
        if self.units.contains(id) { Ok(()) } else { Err(format!("there is no unit '{id}'")) }
    }

    fn place(&self, id: &str) -> Result<(), String> {
        if self.places.contains(id) { Ok(()) } else { Err(format!("there is no place '{id}'")) }
    }

    /// A place, or the two that a corner lies between.
    fn faced(&self, id: &str) -> Result<(), String> {
        id.split('/').try_for_each(|one| self.place(one))
    }

    fn check_line(&self, line: &EventLine) -> Result<(), String> {
        line.units.iter().try_for_each(|id| self.unit(id))?;
        line.places.iter().try_for_each(|id| self.place(id))?;
        if line.rule.is_empty() || line.text.key.is_empty() {
            Err("an event without rule or text".to_owned())
        } else {
            Ok(())
        }
    }

    fn check_counter(&self, counter: &Counter) -> Result<(), String> {
        self.unit(&counter.id)?;
        counter.place.iter().chain(&counter.front).try_for_each(|id| self.place(id))?;
        counter.facing.iter().try_for_each(|id| self.faced(id))?;
        counter.with.iter().try_for_each(|id| self.unit(id))
    }

    fn check_choice(&self, shown: &ChoiceView) -> Result<(), String> {
        shown.unit.iter().try_for_each(|id| self.unit(id))?;
        shown.place.iter().try_for_each(|id| self.place(id))?;
        shown.facing.iter().try_for_each(|id| self.faced(id))?;
        // A target is a place or a unit.
        shown.target.iter().try_for_each(|id| self.place(id).or_else(|_| self.unit(id)))?;
        if shown.rule.is_empty() || shown.label.is_none() { Err("no rule or no label".to_owned()) } else { Ok(()) }
    }

    fn check_view(&self, view: &View) -> Result<(), String> {
        view.places.iter().try_for_each(|place| self.place(&place.id))?;
        view.counters.iter().try_for_each(|counter| self.check_counter(counter))?;
        if let Asked::Over(outcome) = &view.asked {
            outcome.reasons.iter().try_for_each(|line| self.check_line(line))?;
        }
        view.choices.iter().try_for_each(|choice| self.check_choice(choice))
    }
}

fn check_views<I: Invariants>(walk: &Walk<'_, I::Title>, side: Option<Side>, names: &Names) -> Result<(), Breach> {
    let listed: Vec<String> = walk.choices.iter().map(|choice| I::Title::notation(walk.world, choice)).collect();
    for viewer in [Viewer::Union, Viewer::Confederate, Viewer::Spectator, Viewer::Referee] {
        let view = I::Title::view(walk.world, &walk.state, viewer);
        let breach = |problem: String| walk.breach(None, format!("view of the {}: {problem}", viewer.id()));
        names.check_view(&view).map_err(breach)?;
        let asked = side.is_some_and(|side| viewer.knows(side));
        let expected: &[String] = if asked { &listed } else { &[] };
        let shown: Vec<&str> = view.choices.iter().map(|choice| choice.notation.as_str()).collect();
        if shown != expected {
            return Err(breach(format!("shows {shown:?}, listed are {listed:?}")));
        }
    }
    Ok(())
}

fn check_choices<I: Invariants>(walk: &Walk<'_, I::Title>, side: Option<Side>, names: &Names) -> Result<(), Breach> {
    for choice in &walk.choices {
        let shown = I::Title::describe(walk.world, &walk.state, choice);
        let breach = |problem: String| walk.breach(Some(choice), problem);
        names.check_choice(&shown).map_err(breach)?;
        if shown.notation != I::Title::notation(walk.world, choice) {
            return Err(breach(format!("described as '{}'", shown.notation)));
        }
        if shown.irreversible != hands_over::<I>(walk, side, choice)? {
            return Err(breach(format!("irreversible is said to be {}", shown.irreversible)));
        }
    }
    Ok(())
}

/// True if a die falls or somebody else is asked afterwards.
fn hands_over<I: Invariants>(
    walk: &Walk<'_, I::Title>,
    side: Option<Side>,
    choice: &Choice<I>,
) -> Result<bool, Breach> {
    let mut live = LiveDice::for_game(1, walk.step as u64);
    let mut dice = RecordingDice::new(&mut live);
    let mut then = walk.state.clone();
    let played = I::Title::choose(walk.world, &mut then, choice, &mut dice, &mut Vec::new());
    played.map_err(|refusal| walk.breach(Some(choice), format!("listed, but {refusal}")))?;
    Ok(!dice.rolls.is_empty() || I::Title::to_choose(walk.world, &then) != side)
}

fn check_reach<I: Invariants>(walk: &Walk<'_, I::Title>, names: &Names) -> Result<(), Breach> {
    for unit in &names.units {
        let Some(reach) = I::Title::reach(walk.world, &walk.state, unit) else { continue };
        for place in &reach.places {
            let known = place.path.iter().chain([&place.place]).try_for_each(|id| names.place(id));
            known.map_err(|problem| walk.breach(None, format!("reach of {unit}: {problem}")))?;
            if place.cost < 0 || place.path.last() != Some(&place.place) {
                return Err(
                    walk.breach(None, format!("reach of {unit}: the way to {} is {:?}", place.place, place.path))
                );
            }
        }
    }
    Ok(())
}
