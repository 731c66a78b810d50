//! Spoilt records, scenario files, choices and options: errors, never a panic; and whatever is accepted is a
//! game that can be played to its end.

use std::sync::Arc;

use kernel::record::{Record, replay};
use kernel::{Setup, Title};

use crate::bench::Bench;
use crate::fuzz::Spoiler;
use crate::records::Kept;
use crate::walk::Walk;
use crate::{Invariants, World, games};

/// What became of the spoilt texts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Refused.
    pub refused: u32,
    /// Accepted.
    pub accepted: u32,
}

/// All names of a world and all words of its choices.
fn named<I: Invariants>(world: &World<I>) -> Vec<String> {
    let words = I::words().iter().map(|word| (*word).to_owned());
    I::units(world).into_iter().chain(I::places(world)).chain(words).collect()
}

/// Records of random games, each a seed and a number of choices, are spoilt: what is read can be written and
/// reads back as the same, and replaying it never breaks.
pub fn records<I: Invariants>(world: &Arc<World<I>>, plays: &[(u64, usize)], tries: u32) -> Result<Tally, String> {
    let mut texts = Vec::new();
    for (seed, limit) in plays {
        let kept = Kept::<I>::play(world, *seed, *limit).map_err(|e| e.to_string())?;
        texts.push(kept.record().to_text().map_err(|e| e.to_string())?);
    }
    let words = ["union", "confederate", "draw", "end", "unfinished", "reseed 1", "attack:6", "result:", "option:"];
    let words = words.iter().map(|word| (*word).to_owned()).chain(named::<I>(world));
    let mut spoiler = Spoiler::new(1, words);
    let mut tally = Tally::default();
    for _ in 0..tries {
        let text = spoiler.spoil(&texts);
        let Ok(record) = Record::parse(&text) else {
            tally.refused += 1;
            continue;
        };
        let again = record.to_text().ok().and_then(|text| Record::parse(&text).ok());
        if again.as_ref() != Some(&record) {
            return Err(format!("does not read back as the same:\n{text}"));
        }
        tally.accepted += u32::from(replay::<I::Title>(world, &record, None).is_ok());
    }
    Ok(tally)
}

/// Scenario files are spoilt: those accepted are played to their end.
pub fn scenarios<I: Invariants>(bench: &Bench<I::Title>, texts: &[String], tries: u32) -> Result<Tally, String> {
    let first = texts.first().map(String::as_str).unwrap_or_default();
    let words = named::<I>(&bench.world_of(first).map_err(|e| e.to_string())?);
    let mut spoiler = Spoiler::new(2, words);
    let mut tally = Tally::default();
    for seed in 0..u64::from(tries) {
        let text = if seed % 4 == 0 { spoiler.spoil(texts) } else { spoiler.vary(texts) };
        let Ok(world) = bench.world_of(&text) else {
            tally.refused += 1;
            continue;
        };
        games::ends::<I>(&world, seed).map_err(|breach| format!("{breach}\n{text}"))?;
        tally.accepted += 1;
    }
    Ok(tally)
}

/// Scenario files that have to be good: a game of each is played to its end.
pub fn good_scenarios<I: Invariants>(bench: &Bench<I::Title>, texts: &[String]) -> Result<(), String> {
    for text in texts {
        let world = bench.world_of(text).map_err(|error| format!("{error}\n{text}"))?;
        games::ends::<I>(&world, 1).map_err(|breach| format!("{breach}\n{text}"))?;
    }
    Ok(())
}

/// Choices of a random game are spoilt, and words put together: what is read has one notation.
pub fn choices<I: Invariants>(world: &World<I>, tries: u32) -> Result<Tally, String> {
    let mut walk = Walk::<I::Title>::new(world, 5);
    let mut texts = Vec::new();
    while walk.ask().map_err(|e| e.to_string())?.is_some() {
        texts.extend(walk.choices.iter().map(|choice| I::Title::notation(world, choice)));
        walk.go().map_err(|e| e.to_string())?;
    }
    let mut spoiler = Spoiler::new(3, named::<I>(world));
    let mut tally = Tally::default();
    for n in 0..tries {
        let text = if n % 2 == 0 { spoiler.babble(5) } else { spoiler.spoil(&texts) };
        match I::Title::parse(world, &text) {
            Ok(choice) => {
                tally.accepted += 1;
                let notation = I::Title::notation(world, &choice);
                if I::Title::parse(world, &notation) != Ok(choice) {
                    return Err(format!("'{text}' is written '{notation}', which reads as another"));
                }
            }
            Err(error) if error.to_string().len() < 1_000 => tally.refused += 1,
            Err(_) => return Err(format!("the message for '{text}' is too long")),
        }
    }
    Ok(tally)
}

/// Options are spoilt: they are refused with a message, or the world has them all.
pub fn options<I: Invariants>(bench: &Bench<I::Title>, scenarios: &[&str], tries: u32) -> Result<Tally, String> {
    let specs = &bench.options.options;
    let ids: Vec<String> = specs.iter().map(|spec| spec.id.clone()).collect();
    let values: Vec<String> = specs.iter().flat_map(|spec| spec.values.clone()).collect();
    let mut spoiler = Spoiler::new(4, ids.iter().chain(&values).cloned());
    let mut tally = Tally::default();
    for (seed, scenario) in (0..u64::from(tries)).zip(scenarios.iter().cycle()) {
        let mut options = bench.random_options(scenario, seed);
        if seed % 4 > 0 {
            let id = if seed % 4 == 1 { spoiler.vary(&ids) } else { spoiler.spoil(&ids) };
            options.insert(id, spoiler.vary(&values));
        }
        let setup = Setup { scenario: (*scenario).to_owned(), scenario_text: None, options: options.clone() };
        match I::Title::build(&bench.library, &setup) {
            Ok(world) => {
                let set = I::Title::options(&world);
                if set.len() != specs.len() || !options.iter().all(|(id, value)| set.get(id) == Some(value)) {
                    return Err(format!("{options:?} became {set:?}"));
                }
                tally.accepted += 1;
            }
            Err(error) if error.to_string().is_empty() => return Err("a refusal without a message".to_owned()),
            Err(_) => tally.refused += 1,
        }
    }
    Ok(tally)
}
