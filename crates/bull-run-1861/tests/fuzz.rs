//! Spoilt records, scenario files, choices and options: errors, never a panic; and whatever is
//! accepted is a game that can be played to its end.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test stops where it fails")]

mod common;
mod promises;

use std::sync::Arc;

use bull_run_1861::{BullRun1861, World};
use common::Position;
use contract::fuzz::Spoiler;
use contract::records::Kept;
use contract::walk::Walk;
use contract::{Invariants, games, tries};
use kernel::record::{Record, replay};
use kernel::{Library, OptionValues, Setup, Title};
use promises::{LIBRARY, OPTIONS, Rules, SCENARIOS, random_options, random_world, world_with};

fn named(world: &World) -> Vec<String> {
    let words = Rules::words().iter().map(|word| (*word).to_owned());
    Rules::units(world).into_iter().chain(Rules::places(world)).chain(words).collect()
}

#[test]
fn spoilt_records_are_refused_or_replay() {
    let world = Arc::new(random_world("historical", 3));
    let played = |seed, limit| Kept::<Rules>::play(&world, seed, limit).unwrap().record().to_text().unwrap();
    let texts = [played(1, usize::MAX), played(2, 40), played(3, 200)];
    let words = ["union", "confederate", "draw", "end", "unfinished", "reseed 1", "attack:6", "result:", "option:"];
    let words = words.iter().map(|word| (*word).to_owned()).chain(named(&world));
    let mut spoiler = Spoiler::new(1, words);
    let (mut refused, mut replayed) = (0, 0);
    for _ in 0..tries(15_000, 150_000) {
        let text = spoiler.spoil(&texts);
        let Ok(record) = Record::parse(&text) else {
            refused += 1;
            continue;
        };
        // What was read can be written, and reads back as the same.
        let again = Record::parse(&record.to_text().unwrap()).unwrap();
        assert_eq!(again, record);
        replayed += u32::from(replay::<BullRun1861>(&world, &record, None).is_ok());
    }
    assert!(refused > 0 && replayed > 0, "{refused} refused, {replayed} replayed");
}

/// The real scenarios, and a position at every boundary where a scenario may start.
fn scenario_files() -> Vec<String> {
    let real = SCENARIOS.map(|id| format!("{}/scenarios/{id}.toml", bull_run_1861::ID));
    let mut texts: Vec<String> = real.iter().map(|path| LIBRARY.read(path).unwrap().into_owned()).collect();
    let quiet = ["initiative", "op-markers", "movement", "continuation", "administration"];
    texts.extend(quiet.map(|phase| position(Position::at(phase), None).file()));
    let marked =
        [Position::at("headquarters"), Position::combat("confederate"), Position::activation("confederate", 9)];
    texts.extend(marked.map(|at| position(at, Some("cs_cocke")).file()));
    texts.push(position(Position::activation("union", 4), Some("us_sherman")).file());
    texts
}

/// A position in the middle of things; one brigade of the active side may hold an Attack mark.
fn position(at: Position, attacker: Option<&str>) -> Position {
    let lines = |id: &str, lines: &str| {
        let mark = if attacker == Some(id) { "engaged = true\n" } else { "" };
        format!("{mark}{lines}")
    };
    at.start("first = \"confederate\"\nmovement-phase = 2\noffensive-used = [\"union\"]\nfarm-ford-open = true")
        .unit_with("us_sherman", "N08", "S16", &lines("us_sherman", "fatigue = 1"))
        .unit("us_keyes", "N09", "S17")
        .unit_with("us_porter", "N02", "N03", "op = true")
        .unit_with("us_burnside", "S05", "S06", "losses = 1")
        .unit("cs_evans", "S06", "S05")
        .unit_with("cs_cocke", "S17", "N09", &lines("cs_cocke", "extended = \"S16\"\nmarker-facing = \"N08\""))
        .unit("cs_jackson", "S11", "S08")
        .behind("cs_bee", "S11", "line = \"second\"")
        .behind("cs_hampton", "S11", "host = \"cs_bee\"")
        .unit("cs_stuart", "S45", "S44")
        .hq("hq_mcdowell", "N01")
        .hq("hq_beauregard", "S39")
        .hq_with("hq_johnston", "S44", "activated = true")
        .text("[[reinforcement]]\nunit = \"us_schenck\"\nturn = 4\nplace = \"N01\"\nlimit = 3\n")
}

#[test]
fn spoilt_scenarios_are_refused_or_play_to_their_end() {
    let texts = scenario_files();
    let mut spoiler = Spoiler::new(2, named(&random_world("free", 1)));
    let (mut refused, mut played) = (0, 0);
    for seed in 0..u64::from(tries(10_000, 100_000)) {
        let text = if seed % 4 == 0 { spoiler.spoil(&texts) } else { spoiler.vary(&texts) };
        let setup = Setup { scenario: "spoilt".to_owned(), scenario_text: Some(text), options: OptionValues::new() };
        let Ok(world) = World::build(&*LIBRARY, &setup) else {
            refused += 1;
            continue;
        };
        let file = || setup.scenario_text.clone().unwrap_or_default();
        games::ends::<Rules>(&world, seed).unwrap_or_else(|breach| panic!("{breach}\n{}", file()));
        played += 1;
    }
    assert!(refused > 500 && played > 1_000, "{refused} refused, {played} played");
}

#[test]
fn the_positions_at_every_boundary_are_good() {
    for text in scenario_files() {
        let setup = Setup { scenario: "good".to_owned(), scenario_text: Some(text.clone()), ..Setup::default() };
        let world = World::build(&*LIBRARY, &setup).unwrap_or_else(|error| panic!("{error}\n{text}"));
        games::ends::<Rules>(&world, 1).unwrap_or_else(|breach| panic!("{breach}\n{text}"));
    }
}

#[test]
fn spoilt_choices_are_refused_or_read_as_one_choice() {
    let world = world_with("historical", OptionValues::new());
    let mut walk = Walk::<BullRun1861>::new(&world, 5);
    let mut texts = Vec::new();
    while let Ok(Some(_)) = walk.ask() {
        texts.extend(walk.choices.iter().map(|choice| BullRun1861::notation(&world, choice)));
        walk.go().unwrap();
    }
    let mut spoiler = Spoiler::new(3, named(&world));
    let (mut refused, mut read) = (0, 0);
    for n in 0..tries(600_000, 6_000_000) {
        let text = if n % 2 == 0 { spoiler.babble(5) } else { spoiler.spoil(&texts) };
        match BullRun1861::parse(&world, &text) {
            Ok(choice) => {
                read += 1;
                let notation = BullRun1861::notation(&world, &choice);
                assert_eq!(BullRun1861::parse(&world, &notation), Ok(choice), "'{text}'");
            }
            Err(error) => {
                refused += 1;
                assert!(error.to_string().len() < 1_000, "the message for '{text}' is too long");
            }
        }
    }
    assert!(refused > 1_000 && read > 1_000, "{refused} refused, {read} read");
}

#[test]
fn spoilt_options_are_refused_by_name_or_complete() {
    let ids: Vec<String> = OPTIONS.options.iter().map(|spec| spec.id.clone()).collect();
    let values: Vec<String> = OPTIONS.options.iter().flat_map(|spec| spec.values.clone()).collect();
    let mut spoiler = Spoiler::new(4, ids.iter().chain(&values).cloned());
    let (mut refused, mut built) = (0, 0);
    for seed in 0..u64::from(tries(1_000, 10_000)) {
        let scenario = SCENARIOS[seed as usize % 2];
        let mut options = random_options(scenario, seed);
        if seed % 3 > 0 {
            let id = if seed % 3 == 1 { spoiler.vary(&ids) } else { spoiler.spoil(&ids) };
            options.insert(id, spoiler.vary(&values));
        }
        let setup = Setup { scenario: scenario.to_owned(), scenario_text: None, options: options.clone() };
        match World::build(&*LIBRARY, &setup) {
            Ok(world) => {
                built += 1;
                assert_eq!(BullRun1861::options(&world).len(), OPTIONS.options.len());
                assert!(options.iter().all(|(id, value)| BullRun1861::options(&world).get(id) == Some(value)));
            }
            Err(error) => {
                refused += 1;
                assert!(!error.to_string().is_empty());
            }
        }
    }
    assert!(refused > 0 && built > 0, "{refused} refused, {built} built");
}
