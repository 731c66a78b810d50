//! What the parts of an analysis come to.

use std::collections::BTreeMap;

use kernel::text::Arg;
use kernel::{Side, Text};

use super::{
    Account, Activation, Die, Fell, Mark, Marks, Opinion, Purposed, Throw, Turned, TurningPoint, gain_of, seen_by,
};

/// Accuracy is 100 exp(-k x mean error); this k makes 60 of a mean error of 2.5 points. It is chosen, not fitted.
const ACCURACY: f64 = 20.0;
/// Dice there are; a draw from a cup is none, though it is told as a roll.
const DICE: [u8; 6] = [4, 6, 8, 10, 12, 20];
/// How many turning points are told.
const TURNING_POINTS: usize = 5;
/// What is smaller than this turned nothing.
const LEAST: f64 = 0.01;

/// The account of a side; `chances` are the Union's at the start and at the end.
pub(super) fn account(side: Side, chances: [f64; 2], activations: &[Activation], throws: &[Throw]) -> Account {
    let opinions: Vec<&Opinion> =
        activations.iter().filter(|one| one.side == side).filter_map(|one| one.opinion.as_ref()).collect();
    let errors: f64 = opinions.iter().map(|opinion| opinion.error).sum();
    let [initial, result] = chances.map(|chance| seen_by(side, chance));
    let all_luck: f64 = throws.iter().map(|throw| gain_of(side, throw.after - throw.expected)).sum();
    let purposes = purposes(side, throws);
    Account {
        initial,
        result,
        decisions: opinions.len(),
        errors,
        accuracy: accuracy(errors, opinions.len()),
        marks: marks(&opinions),
        luck: purposes.iter().map(|one| one.luck).sum(),
        gained: purposes.iter().map(|one| one.gained).sum(),
        adjusted: result - all_luck,
        purposes,
        dice: fell(throws.iter().flat_map(|throw| &throw.dice).filter(|die| die.side == side)),
    }
}

fn accuracy(errors: f64, decisions: usize) -> Option<f64> {
    (decisions > 0).then(|| 100.0 * (-ACCURACY * errors / decisions as f64).exp())
}

fn marks(opinions: &[&Opinion]) -> Marks {
    let count = |mark: Mark| opinions.iter().filter(|opinion| opinion.mark == Some(mark)).count();
    Marks {
        doubtful: count(Mark::Doubtful),
        mistake: count(Mark::Mistake),
        blunder: count(Mark::Blunder),
        only: opinions.iter().filter(|opinion| opinion.only).count(),
    }
}

fn purposes(side: Side, throws: &[Throw]) -> Vec<Purposed> {
    let mut found: BTreeMap<&'static str, Purposed> = BTreeMap::new();
    for die in throws.iter().flat_map(|throw| &throw.dice) {
        let empty = || Purposed { purpose: die.purpose, dice: 0, luck: 0.0, gained: 0.0 };
        let row = found.entry(die.purpose).or_insert_with(empty);
        let own = die.side == side;
        row.dice += usize::from(own);
        row.luck += if own { die.luck } else { 0.0 };
        row.gained += (if own { die.luck } else { -die.luck }).max(0.0);
    }
    found.into_values().collect()
}

/// How dice fell, by the number of their sides.
fn fell<'a>(dice: impl Iterator<Item = &'a Die>) -> Vec<Fell> {
    let mut faces: BTreeMap<u8, Vec<u32>> = BTreeMap::new();
    for die in dice.filter(|die| DICE.contains(&die.sides)) {
        let counts = faces.entry(die.sides).or_insert_with(|| vec![0; usize::from(die.sides)]);
        if let Some(count) = counts.get_mut(usize::from(die.face).saturating_sub(1)) {
            *count += 1;
        }
    }
    faces.into_iter().map(|(sides, counts)| tally(sides, &counts)).collect()
}

fn tally(sides: u8, counts: &[u32]) -> Fell {
    let count: u32 = counts.iter().sum();
    let sum: f64 = counts.iter().zip(1_u32..).map(|(count, face)| f64::from(*count) * f64::from(face)).sum();
    let each = f64::from(count) / f64::from(sides.max(1));
    let gap = |found: &u32| (f64::from(*found) - each) * (f64::from(*found) - each);
    Fell {
        sides,
        count: count as usize,
        mean: sum / f64::from(count.max(1)),
        expected: (f64::from(sides) + 1.0) / 2.0,
        chi_square: if count == 0 { 0.0 } else { counts.iter().map(gap).sum::<f64>() / each },
        degrees: sides.saturating_sub(1),
    }
}

/// The greatest errors and throws, in the order of the game.
pub(super) fn turning_points(activations: &[Activation], throws: &[Throw]) -> Vec<TurningPoint> {
    let decisions = activations.iter().enumerate().filter_map(|(index, one)| decision(index, one));
    let dice = throws.iter().enumerate().map(|(index, throw)| dice_point(index, throw));
    let mut points: Vec<TurningPoint> = decisions.chain(dice).filter(|point| point.points >= LEAST).collect();
    points.sort_by(|a, b| b.points.total_cmp(&a.points));
    points.truncate(TURNING_POINTS);
    points.sort_by_key(|point| point.n);
    points
}

fn decision(index: usize, one: &Activation) -> Option<TurningPoint> {
    let opinion = one.opinion.as_ref().filter(|opinion| opinion.error > 0.0)?;
    let text = Text::key("analysis-turned-decision")
        .term("side", named(one.side))
        .num("points", percent(opinion.error))
        .num("best", percent(opinion.best))
        .num("played", percent(opinion.played));
    Some(TurningPoint {
        n: one.from,
        kind: Turned::Decision,
        side: one.side,
        points: opinion.error,
        index,
        moment: one.moment.clone(),
        text,
        story: why(opinion).into_iter().collect(),
    })
}

/// What the better plan would have been better at, in a sentence.
fn why(opinion: &Opinion) -> Option<Text> {
    let better = opinion.better.as_ref()?;
    let gains = better.why.iter().filter(|reason| reason.change > 0.0);
    let terms: Vec<Arg> = gains.map(|reason| Arg::Term(reason.term.clone())).collect();
    let mut text = Text::key("analysis-turned-why");
    let some = !terms.is_empty();
    text.args.insert("terms", Arg::List(terms));
    some.then_some(text)
}

fn dice_point(index: usize, throw: &Throw) -> TurningPoint {
    let text = Text::key("analysis-turned-dice")
        .term("side", named(throw.favours))
        .num("points", percent(throw.points))
        .num("expected", percent(seen_by(throw.favours, throw.expected)))
        .num("after", percent(seen_by(throw.favours, throw.after)));
    TurningPoint {
        n: throw.n,
        kind: Turned::Dice,
        side: throw.favours,
        points: throw.points,
        index,
        moment: throw.moment.clone(),
        text,
        story: throw.story.clone(),
    }
}

fn named(side: Side) -> Text {
    Text::key(format!("side-{side}.the"))
}

fn percent(chance: f64) -> i64 {
    (chance * 100.0).round() as i64
}
