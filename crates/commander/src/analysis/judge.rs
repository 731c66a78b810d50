//! What the search makes of a plan that was played, what would have been better, and why.

use kernel::evaluation::MOST_TERMS;
use kernel::record::Played;
use kernel::{Asked, BySide, Side, Tactics, Text, Viewer};
use serde::Serialize;

use super::Mark;
use super::walk::Leg;
use crate::Allowance;
use crate::search::{Effort, Judgement, Manner, Plan, SampleDice, Script, Search, Staff};

/// The dice of an analysis are its own: those of a player's search would only repeat what he thought.
const ANALYST: u64 = 7;
/// The dice under which a better plan has to prove itself: it was picked for doing well under the first ones.
const SECOND_LOOK: u64 = 8;
/// An error counts from so many standard errors on.
const SURE: f64 = 2.0;
/// How much worse the second best plan is where there is only one.
const ONLY: f64 = 0.10;
/// Fewer samples of the dice than these say nothing.
const LEAST_SAMPLES: usize = 6;
/// How often the effort is doubled to come to that many.
const DOUBLINGS: u32 = 4;
/// Samples of the position a plan leads to.
const OUTLOOKS: u64 = 12;
/// How often control passes before that position: the enemy has answered.
const PASSES: u8 = 2;
/// Most reasons given.
const REASONS: usize = 3;
/// Longest plan followed.
const LONGEST: u32 = 4_000;
/// Most lines of a plan told.
const TOLD: usize = 40;

/// What the search makes of a plan that was played. All chances are its side's own.
#[derive(Clone, Debug, Serialize)]
pub struct Opinion {
    /// The chance with the best plan found.
    pub best: f64,
    /// Its standard error.
    pub best_error: f64,
    /// The chance with the plan that was played, under the same dice.
    pub played: f64,
    /// Its standard error.
    pub played_error: f64,
    /// By how much the best plan leads.
    pub lead: f64,
    /// The standard error of the lead.
    pub lead_error: f64,
    /// Samples of the dice.
    pub samples: usize,
    /// The lead where it is beyond doubt, else nothing.
    pub error: f64,
    /// Whether that is much.
    pub mark: Option<Mark>,
    /// True if every other plan found is much worse than the one that was played.
    pub only: bool,
    /// The better plan.
    pub better: Option<Better>,
}

/// A better plan.
#[derive(Clone, Debug, Serialize)]
pub struct Better {
    /// Its choices, as far as no die changes them.
    pub plan: Vec<PlanLine>,
    /// What it would have been better at, the greatest first.
    pub why: Vec<Reason>,
}

/// One choice of a plan.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PlanLine {
    /// In notation.
    pub notation: String,
    /// Kebab-case verb.
    pub verb: String,
    /// The unit it is about.
    pub unit: Option<String>,
    /// The place it is about.
    pub place: Option<String>,
    /// In words.
    pub label: Option<Text>,
}

/// A term of the evaluation that differs between two plans.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Reason {
    /// Its name in the data.
    pub name: &'static str,
    /// Its name for people.
    pub term: Text,
    /// How much of the chance lies in it, for the side that plans.
    pub change: f64,
}

/// Judges the plan of a stretch; `line` are its choices, of both sides.
pub(super) fn opinion<T: Tactics>(
    world: &T::World,
    leg: &Leg<T::State>,
    line: &[Played<T>],
    allowance: &Allowance,
) -> Option<Opinion> {
    let start = leg.start.as_ref().filter(|_| allowance.nodes > 0)?;
    let own = |played: &&Played<T>| played.side == leg.side;
    let choices: Vec<T::Choice> = line.iter().filter(own).map(|played| played.choice.clone()).collect();
    if !had_a_choice::<T>(world, start, leg.side, line) {
        return None;
    }
    let seat = Seat::<T> { world, start, side: leg.side, allowance };
    let judgement = seat.judge(&[choices], ANALYST)?;
    let played = judgement.named.first()?;
    let mut opinion = seat.opinion(&judgement.best, played);
    opinion.only = is_only(&judgement, played);
    if opinion.error > 0.0 {
        let plans = [judgement.best.choices.clone(), played.choices.clone()];
        let again = seat.judge(&plans, SECOND_LOOK)?;
        let [best, played] = again.named.as_slice() else { return None };
        opinion = seat.opinion(best, played);
        opinion.better = (opinion.error > 0.0).then(|| seat.better(&judgement.best, played));
    }
    Some(opinion)
}

/// True if the side could ever choose between two things.
fn had_a_choice<T: Tactics>(world: &T::World, start: &T::State, side: Side, line: &[Played<T>]) -> bool {
    let (mut state, mut list) = (start.clone(), Vec::new());
    for played in line {
        if played.side == side {
            T::choices(world, &state, &mut list);
            if list.len() > 1 {
                return true;
            }
        }
        let rolls = played.rolls.iter().map(|roll| (roll.purpose.0, roll.face));
        let mut dice = kernel::dice::ScriptedDice::rolls(rolls);
        if T::choose(world, &mut state, &played.choice, &mut dice, &mut Vec::new()).is_err() {
            return false;
        }
    }
    false
}

/// Where somebody plans.
struct Seat<'a, T: Tactics> {
    world: &'a T::World,
    start: &'a T::State,
    side: Side,
    allowance: &'a Allowance,
}

impl<T: Tactics> Seat<'_, T> {
    /// Judges plans under the same dice as the best one found; `None` if the effort does not suffice for any opinion, or
    /// nobody waits for one any more.
    fn judge(&self, plans: &[Vec<T::Choice>], dice: u64) -> Option<Judgement<T::Choice>> {
        let Allowance { nodes, halt } = self.allowance;
        let tries = (0..=DOUBLINGS).map(|times| nodes.saturating_mul(1 << times));
        tries
            .take_while(|_| !halt.called())
            .map(|nodes| {
                let search = Search::<T>::new(self.world, self.start, self.side, dice);
                search.heeding(halt.clone()).judge(Effort { nodes, replies: true }, &[], plans)
            })
            .filter(|_| !halt.called())
            .find(|found| found.best.scores.len() >= LEAST_SAMPLES)
    }

    fn opinion(&self, best: &Plan<T::Choice>, played: &Plan<T::Choice>) -> Opinion {
        let (lead, lead_error) = best.lead_over(played);
        let lead = lead.max(0.0);
        let error = if lead > SURE * lead_error { lead } else { 0.0 };
        Opinion {
            best: best.chance().max(played.chance()),
            best_error: best.error(),
            played: played.chance(),
            played_error: played.error(),
            lead,
            lead_error,
            samples: best.scores.len(),
            error,
            mark: Mark::of(error),
            only: false,
            better: None,
        }
    }

    fn better(&self, best: &Plan<T::Choice>, played: &Plan<T::Choice>) -> Better {
        let mut plan = Vec::new();
        self.follow(best, 0, Some(&mut plan));
        Better { plan, why: self.reasons(best, played) }
    }

    /// The terms that differ most between the positions two plans lead to. Their parts of the logit are turned into
    /// parts of the chance by the slope between both, so that all of them together are the difference in chance.
    fn reasons(&self, best: &Plan<T::Choice>, played: &Plan<T::Choice>) -> Vec<Reason> {
        let (with_best, with_played) = (self.outlook(best), self.outlook(played));
        let weights = T::weights(self.world).as_slice();
        let logit = |features: &[f64]| features.iter().zip(weights).map(|(f, w)| f * w).sum::<f64>();
        let slope = slope(logit(&with_played), logit(&with_best));
        let sign = if self.side == Side::Union { 1.0 } else { -1.0 };
        let prefix = prefix::<T>(self.world);
        let part = |(((term, weight), best), played): (((&kernel::Term, &f64), &f64), &f64)| Reason {
            name: term.name,
            term: Text::key(format!("{prefix}-term-{}", term.name)),
            change: sign * slope * weight * (best - played),
        };
        let mut parts: Vec<Reason> = T::TERMS.iter().zip(weights).zip(&with_best).zip(&with_played).map(part).collect();
        parts.retain(|part| part.change.abs() > 1e-4);
        parts.sort_by(|a, b| b.change.abs().total_cmp(&a.change.abs()));
        parts.truncate(REASONS);
        parts
    }

    /// The mean features of the positions a plan leads to.
    fn outlook(&self, plan: &Plan<T::Choice>) -> Vec<f64> {
        let mut sums = vec![0.0; T::TERMS.len().min(MOST_TERMS)];
        let mut features = sums.clone();
        for k in 0..OUTLOOKS {
            let state = self.follow(plan, k, None);
            T::features(self.world, &state, &mut features);
            sums.iter_mut().zip(&features).for_each(|(sum, feature)| *sum += feature / OUTLOOKS as f64);
        }
        sums
    }

    /// Plays a plan, and the script where it gives out or the enemy is asked, until the enemy has answered. `told`
    /// gets the plan's choices up to the first that the dice did not allow.
    fn follow(&self, plan: &Plan<T::Choice>, k: u64, mut told: Option<&mut Vec<PlanLine>>) -> T::State {
        let mut dice = SampleDice::new(ANALYST, k);
        let mut state = self.start.clone();
        T::redeal(self.world, &mut state, Viewer::of(self.side), &mut dice);
        let mut staff = Staff::<T>::new(BySide::new(0.0, 0.0));
        staff.give(self.side, T::orders(self.world, &state, self.side, 0.0, plan.orders));
        let (mut script, mut list, mut events) = (Script::<T>::default(), Vec::new(), Vec::new());
        let mut planned = plan.choices.iter();
        let (mut holder, mut passed) = (self.side, 0);
        for _ in 0..LONGEST {
            let Some(asked) = T::to_choose(self.world, &state) else { break };
            if asked != holder && T::at_boundary(self.world, &state) {
                (holder, passed) = (asked, passed + 1);
                staff.brief(self.world, &state, asked);
                if passed == PASSES {
                    break;
                }
            }
            let own = asked == self.side && passed == 0;
            T::choices(self.world, &state, &mut list);
            let wanted = if own { planned.next().filter(|wanted| list.contains(wanted)) } else { None };
            if own {
                told = told.filter(|told| wanted.is_some() && told.len() < TOLD);
            }
            if let (Some(told), Some(wanted)) = (told.as_deref_mut().filter(|_| own), wanted) {
                told.push(self.line(&state, wanted));
            }
            let scripted = || {
                let known = staff.orders(asked).is_some();
                let orders = if known { staff.orders(asked) } else { staff.brief(self.world, &state, asked) };
                let picked = orders.map_or(0, |orders| script.pick(self.world, &state, &list, orders, Manner::FIRM, k));
                list.get(picked).cloned()
            };
            let Some(choice) = wanted.cloned().or_else(scripted) else { break };
            events.clear();
            if T::choose(self.world, &mut state, &choice, &mut dice, &mut events).is_err() {
                break;
            }
        }
        state
    }

    fn line(&self, state: &T::State, choice: &T::Choice) -> PlanLine {
        let view = T::describe(self.world, state, choice);
        let (notation, verb, unit, place) = (view.notation, view.verb, view.unit, view.place);
        PlanLine { notation, verb, unit, place, label: view.label }
    }
}

/// True if the best plan is the one that was played and the next one is much worse.
fn is_only<C: PartialEq>(judgement: &Judgement<C>, played: &Plan<C>) -> bool {
    let best = &judgement.best;
    let Some(next) = judgement.next.as_ref().filter(|next| next.choices != best.choices) else { return false };
    let (lead, error) = best.lead_over(next);
    best.choices == played.choices && next.scores.len() >= LEAST_SAMPLES && lead >= ONLY && lead > SURE * error
}

/// How much chance a logit is worth between two of them.
fn slope(a: f64, b: f64) -> f64 {
    let chance = |logit: f64| 1.0 / (1.0 + (-logit).exp());
    let middle = chance(0.5 * (a + b));
    if (b - a).abs() < 1e-9 { middle * (1.0 - middle) } else { (chance(b) - chance(a)) / (b - a) }
}

/// What the messages of a title begin with, as its first question tells.
fn prefix<T: Tactics>(world: &T::World) -> String {
    match T::asked(world, &T::start(world)) {
        Asked::Choose { prompt, .. } => prompt.key.split('-').next().unwrap_or_default().to_owned(),
        Asked::Over(_) => T::ID.to_owned(),
    }
}

/// A plan somebody tries, beside the one that was played.
pub struct Trial<'a, T: Tactics> {
    /// The position it begins in.
    pub start: &'a T::State,
    /// Who plans.
    pub side: Side,
    /// The choices that were played.
    pub played: Vec<T::Choice>,
    /// The choices that are tried.
    pub tried: Vec<T::Choice>,
}

/// What the search makes of two plans from the same position.
#[derive(Clone, Debug, Serialize)]
pub struct Compared {
    /// What it makes of the plan that was played in the game.
    pub played: Opinion,
    /// What it makes of the plan that was tried.
    pub tried: Opinion,
    /// By how much the tried plan leads over the played one, and the standard error of that.
    pub gain: f64,
    /// The standard error of the gain.
    pub gain_error: f64,
}

/// Compares a plan with the one that was played, and both with the best; `None` if the effort does not suffice.
pub fn compare<T: Tactics>(world: &T::World, trial: &Trial<'_, T>, allowance: &Allowance) -> Option<Compared> {
    let plans = [trial.played.clone(), trial.tried.clone()];
    let seat = Seat::<T> { world, start: trial.start, side: trial.side, allowance };
    let judgement = seat.judge(&plans, ANALYST)?;
    let [played, tried] = judgement.named.as_slice() else { return None };
    let (gain, gain_error) = tried.lead_over(played);
    let mut opinion = seat.opinion(&judgement.best, tried);
    opinion.better = (opinion.error > 0.0).then(|| seat.better(&judgement.best, tried));
    Some(Compared { played: seat.opinion(&judgement.best, played), tried: opinion, gain, gain_error })
}
