//! The story of a game after it was played: losses over time, every unit's part, the dice.
//!
//! All of it is read off views, events and faces, in the words every title uses for the same
//! things: the tracks `turn`, `losses` and `points`, the markers `losses` and `fatigue`, the verb
//! `step`, dice for the purpose `attack` or `fire`. What a title does not have is reported as nothing.

use std::collections::{BTreeMap, BTreeSet};

use kernel::game::{DiceAfter, UndoError};
use kernel::view::{Counter, View};
use kernel::{Side, Viewer};
use serde::Serialize;
use serde_json::{Value, json};
use shelf::{Lang, Step, Table, Texts};

use crate::shape::{Reader, turn_track};

/// Most points of the curves: a plot shows no more.
const POINTS: usize = 240;

/// Dice there are. A face does not say how many sides its die has, so the smallest that has it is
/// taken; with one roll that is a guess, with many a safe one.
const DICE: [u8; 6] = [4, 6, 8, 10, 12, 20];

/// The report. `scratch` is a table that stands where the game stands and is walked back.
pub fn report(texts: &Texts, reader: Reader, scratch: &mut dyn Table) -> Result<Value, UndoError> {
    let Reader { lang, viewer } = reader;
    let steps = scratch.story(0, viewer);
    let view = scratch.view(viewer);
    let outcome = texts.json(lang, &scratch.verdict());
    let over = scratch.to_choose().is_none();
    let units = units(texts, lang, &view, &steps);
    Ok(json!({
        "outcome": outcome,
        "over": over,
        "made": steps.len(),
        "losses": curve(scratch, &steps, viewer)?,
        "units": units,
        "dice": dice(&steps),
    }))
}

/// Where the sides stood at one moment.
#[derive(Serialize)]
struct Moment {
    n: usize,
    turn: i64,
    union: i64,
    confederate: i64,
    points: kernel::BySide<i64>,
}

/// Losses and points wherever they may have changed, first to last.
fn curve(scratch: &mut dyn Table, steps: &[Step], viewer: Viewer) -> Result<Vec<Moment>, UndoError> {
    let mut moments = vec![moment(scratch, viewer)];
    for n in moments_of(steps).into_iter().rev() {
        if n < scratch.made() {
            scratch.undo_freely(n, DiceAfter::Same)?;
            moments.push(moment(scratch, viewer));
        }
    }
    moments.reverse();
    Ok(moments)
}

/// The beginning, and every choice that rolled dice; thinned out if they are many.
fn moments_of(steps: &[Step]) -> BTreeSet<usize> {
    let rolled = steps.iter().filter(|step| !step.faces.is_empty()).map(|step| step.number);
    let all: Vec<usize> = std::iter::once(0).chain(rolled).collect();
    let every = all.len().div_ceil(POINTS).max(1);
    all.into_iter().step_by(every).collect()
}

fn moment(table: &dyn Table, viewer: Viewer) -> Moment {
    let view = table.view(viewer);
    let track = |id: &str, side: Side| {
        let found = view.tracks.iter().find(|track| track.id == id && track.side == Some(side));
        found.map_or(0, |track| track.value)
    };
    Moment {
        n: table.made(),
        turn: turn_track(&view).map_or(0, |track| track.value),
        union: track("losses", Side::Union),
        confederate: track("losses", Side::Confederate),
        // A title may count something else than points towards victory; its verdict of the moment says what.
        points: if view.tracks.iter().any(|track| track.id == "points") {
            kernel::BySide::new(track("points", Side::Union), track("points", Side::Confederate))
        } else {
            let points = table.verdict().points;
            kernel::BySide::new(points.union.into(), points.confederate.into())
        },
    }
}

/// A unit's part in the battle.
#[derive(Default)]
struct Part {
    attacks: usize,
    steps: usize,
    story: Vec<Line>,
}

/// A line of a unit's story.
struct Line {
    n: usize,
    text: String,
    /// A move is forgotten when the next one follows at once.
    moves: bool,
}

fn units(texts: &Texts, lang: Lang, view: &View, steps: &[Step]) -> Vec<Value> {
    // A marker that is part of a unit has no story of its own.
    let own: Vec<&Counter> = view.counters.iter().filter(|counter| !is_part(counter)).collect();
    let sides: BTreeMap<&str, Side> = own.iter().map(|counter| (counter.id.as_str(), counter.side)).collect();
    let mut parts: BTreeMap<&str, Part> = BTreeMap::new();
    for step in steps {
        tell(texts, lang, step, &sides, &mut parts);
    }
    let played = own.into_iter().filter(|counter| counter.status != "absent");
    played.map(|counter| unit(counter, parts.get(counter.id.as_str()))).collect()
}

fn is_part(counter: &Counter) -> bool {
    counter.with.as_deref().is_some_and(|whole| counter.id.starts_with(whole))
}

fn tell<'a>(
    texts: &Texts,
    lang: Lang,
    step: &Step,
    sides: &BTreeMap<&'a str, Side>,
    parts: &mut BTreeMap<&'a str, Part>,
) {
    let mut attack = step.faces.iter().any(|face| ["attack", "fire"].contains(&face.purpose.as_str()));
    let walks = step.notation.as_deref().is_some_and(|notation| notation.starts_with("step "));
    for event in &step.events {
        let text = texts.say(lang, &event.text);
        for unit in event.units.iter().filter_map(|unit| sides.get_key_value(unit.as_str())) {
            let part = parts.entry(unit.0).or_default();
            part.attacks += usize::from(attack && *unit.1 == step.side);
            part.steps += usize::from(walks);
            let moves = step.faces.is_empty() && event.places.len() > 1;
            part.write(Line { n: step.number, text: text.clone(), moves });
        }
        // The first event that names units is the attack itself; those after it are what came of it.
        attack &= event.units.is_empty();
    }
}

impl Part {
    fn write(&mut self, line: Line) {
        if line.moves && self.story.last().is_some_and(|last| last.moves) {
            self.story.pop();
        }
        self.story.push(line);
    }
}

fn unit(counter: &Counter, part: Option<&Part>) -> Value {
    let marker = |id: &str| counter.markers.iter().find(|marker| marker.id == id).and_then(|marker| marker.value);
    let story = part.map(|part| part.story.as_slice()).unwrap_or_default();
    json!({
        "id": counter.id,
        "name": counter.name,
        "side": counter.side,
        "kind": counter.kind,
        "status": counter.status,
        "attacks": part.map_or(0, |part| part.attacks),
        "losses": marker("losses").unwrap_or(0),
        "fatigue": marker("fatigue").unwrap_or(0),
        "steps": part.map_or(0, |part| part.steps),
        "story": story.iter().map(|line| line.text.as_str()).collect::<Vec<_>>(),
        "story_at": story.iter().map(|line| line.n).collect::<Vec<_>>(),
    })
}

/// Fewer dice than this may well miss the highest faces.
const FEW: usize = 12;

/// How the dice of a purpose fell for the side that threw them, against what was to be expected.
fn dice(steps: &[Step]) -> Vec<Value> {
    let mut thrown: BTreeMap<(&str, Side), Vec<u8>> = BTreeMap::new();
    for step in steps {
        for (face, side) in step.faces.iter().zip(&step.throwers) {
            thrown.entry((face.purpose.as_str(), *side)).or_default().push(face.face);
        }
    }
    // A handful of dice does not show what dice they were; all dice of the game do.
    let highest = |purpose: &str| {
        let of = |all: bool| thrown.iter().filter(move |((other, _), _)| all || *other == purpose);
        let few = of(false).map(|(_, faces)| faces.len()).sum::<usize>() < FEW;
        of(few).flat_map(|(_, faces)| faces).copied().max().unwrap_or(1)
    };
    let row = |(&(purpose, side), faces): (&(&str, Side), &Vec<u8>)| {
        let highest = highest(purpose);
        let sides = DICE.into_iter().find(|sides| *sides >= highest.max(6)).unwrap_or(highest);
        tally(side, purpose, sides, faces)
    };
    thrown.iter().map(row).collect()
}

fn tally(side: Side, purpose: &str, sides: u8, faces: &[u8]) -> Value {
    let mut counts = vec![0_u32; usize::from(sides)];
    for face in faces {
        if let Some(count) = counts.get_mut(usize::from(*face).saturating_sub(1)) {
            *count += 1;
        }
    }
    let sum: u32 = faces.iter().copied().map(u32::from).sum();
    let count = u32::try_from(faces.len()).unwrap_or(u32::MAX);
    json!({
        "side": side,
        "purpose": purpose,
        "sides": sides,
        "count": count,
        "mean": f64::from(sum) / f64::from(count.max(1)),
        "expected": (f64::from(sides) + 1.0) / 2.0,
        "faces": counts,
    })
}

#[cfg(test)]
mod tests {
    use kernel::record::Face;

    use super::*;

    fn step(number: usize, faces: &[u8]) -> Step {
        let face = |face: &u8| Face { purpose: "attack".to_owned(), face: *face };
        let throwers = vec![Side::Union; faces.len()];
        let faces = faces.iter().map(face).collect();
        let (notation, events) = (Some("resolve".to_owned()), Vec::new());
        Step { number, side: Side::Union, notation, faces, throwers, moment: None, intent: None, events }
    }

    #[test]
    fn dice_are_counted_against_what_was_to_be_expected() {
        let told = dice(&[step(1, &[1, 6]), step(2, &[]), step(3, &[2])]);
        assert_eq!(told.len(), 1);
        assert_eq!(told[0]["count"], 3);
        assert_eq!(told[0]["mean"], 3.0);
        assert_eq!(told[0]["expected"], 3.5);
        assert_eq!(told[0]["faces"], json!([1, 1, 0, 0, 0, 1]));
    }

    #[test]
    fn dice_belong_to_the_side_that_threw_them() {
        let both = Step { throwers: vec![Side::Union, Side::Confederate], ..step(1, &[2, 5]) };
        let told = dice(&[both]);
        assert_eq!((&told[0]["side"], &told[0]["mean"]), (&json!("union"), &json!(2.0)));
        assert_eq!((&told[1]["side"], &told[1]["mean"]), (&json!("confederate"), &json!(5.0)));
    }

    #[test]
    fn curves_stay_short() {
        let steps: Vec<Step> = (1..=5000).map(|number| step(number, &[1])).collect();
        let moments = moments_of(&steps);
        assert!(moments.len() <= POINTS && moments.contains(&0));
        assert_eq!(moments_of(&[step(1, &[]), step(2, &[3])]), BTreeSet::from([0, 2]));
    }
}
