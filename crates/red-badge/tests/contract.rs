//! The promises every title makes, kept by Red Badge in both scenarios and with all options.
//!
//! A full battle takes thousands of choices, so most cases are played on Matthews Hill; `BRIGADIER_LONG=1` plays many
//! more of both.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test stops where it fails")]

mod promises;

use std::sync::Arc;

use contract::{Breach, cases, choices, games, hashes, records, secrets, shown, tries};
use promises::{Rules, random_world};
use proptest::prelude::*;
use red_badge::State;

fn kept(result: Result<(), Breach>, scenario: &str) -> Result<(), TestCaseError> {
    result.map_err(|breach| TestCaseError::fail(format!("{scenario}, {breach}")))
}

/// Nine cases of ten on Matthews Hill.
fn scenario() -> impl Strategy<Value = &'static str> {
    prop_oneof![9 => Just("matthews-hill"), 1 => Just("full-battle")]
}

proptest! {
    #![proptest_config(cases(10, 120))]

    #[test]
    fn every_listed_choice_is_accepted(scenario in scenario(), seed: u64) {
        kept(choices::listed_are_accepted::<Rules>(&random_world(scenario, seed), seed), scenario)?;
    }

    #[test]
    fn choices_made_of_other_words_are_refused_and_change_nothing(scenario in scenario(), seed: u64) {
        kept(choices::unlisted_are_refused::<Rules>(&random_world(scenario, seed), seed, 40), scenario)?;
    }

    #[test]
    fn of_all_choices_that_can_be_written_only_the_listed_are_accepted(scenario in scenario(), seed: u64) {
        kept(choices::accepted_are_listed::<Rules>(&random_world(scenario, seed), seed, 211), scenario)?;
    }

    #[test]
    fn notation_reads_back_and_is_unique(scenario in scenario(), seed: u64) {
        kept(choices::notations_read_back::<Rules>(&random_world(scenario, seed), seed), scenario)?;
    }

    #[test]
    fn everything_shown_exists(scenario in scenario(), seed: u64) {
        kept(shown::names_exist::<Rules>(&random_world(scenario, seed), seed, 97), scenario)?;
    }

    #[test]
    fn odds_add_up(scenario in scenario(), seed: u64) {
        let seen = shown::odds_add_up::<Rules>(&random_world(scenario, seed), seed, 17);
        kept(seen.map(|_| ()), scenario)?;
    }
}

proptest! {
    #![proptest_config(cases(6, 60))]

    #[test]
    fn replay_equals_play(scenario in scenario(), seed: u64) {
        kept(records::replay_equals_play::<Rules>(&Arc::new(random_world(scenario, seed)), seed, 101), scenario)?;
    }

    #[test]
    fn a_record_that_breaks_off_is_refused(scenario in scenario(), seed: u64) {
        kept(records::cut_records_are_refused::<Rules>(&Arc::new(random_world(scenario, seed)), seed), scenario)?;
    }

    #[test]
    fn undo_equals_never_done(scenario in scenario(), seed: u64) {
        kept(records::undo_equals_never_done::<Rules>(&Arc::new(random_world(scenario, seed)), seed), scenario)?;
    }

    #[test]
    fn hashes_tell_states_apart(seed: u64) {
        let world = random_world("matthews-hill", seed);
        kept(hashes::tell_states_apart::<Rules>(&world, &[seed, seed ^ 1]).map(|_| ()), "matthews-hill")?;
    }

    #[test]
    fn results_do_not_depend_on_the_thread(seed: u64) {
        let seeds: Vec<u64> = (0..4).map(|n| seed ^ n).collect();
        let world = random_world("matthews-hill", seed);
        kept(games::same_on_every_thread::<Rules>(&world, &seeds, 2), "matthews-hill")?;
    }

    #[test]
    fn secrets_are_kept(seed: u64) {
        let world = random_world("matthews-hill", seed);
        let differed = secrets::kept::<Rules>(&world, seed, 53);
        prop_assert!(matches!(differed, Err(_) | Ok(1..)), "nothing was ever hidden");
        kept(differed.map(|_| ()), "matthews-hill")?;
    }

    #[test]
    fn records_of_games_under_way_are_sealed(scenario in scenario(), seed: u64) {
        let world = Arc::new(random_world(scenario, seed));
        kept(secrets::sealed_records::<Rules>(&world, seed, 100), scenario)?;
    }
}

/// Games that share a world: building one takes as long as playing a game.
const GAMES_PER_WORLD: u64 = 10;

/// Progress is bounded in every stage, so nothing interrupts for ever; every state holds together.
fn games_end(scenario: &str, worlds: u32) {
    for number in 0..u64::from(worlds) {
        let world = random_world(scenario, number);
        for game in 0..GAMES_PER_WORLD {
            let seed = number * GAMES_PER_WORLD + game;
            games::ends::<Rules>(&world, seed).unwrap_or_else(|breach| panic!("{scenario}, {breach}"));
        }
    }
}

#[test]
fn games_of_matthews_hill_with_any_options_end() {
    games_end("matthews-hill", tries(10, 200));
}

#[test]
fn full_battles_with_any_options_end() {
    games_end("full-battle", tries(1, 30));
}

#[test]
fn secrets_of_the_full_battle_are_kept() {
    let differed = secrets::kept::<Rules>(&random_world("full-battle", 4), 4, tries(301, 53) as usize);
    assert!(differed.unwrap_or_else(|breach| panic!("{breach}")) > 0);
}

#[test]
fn a_state_is_small() {
    assert!(size_of::<State>() <= 8 * 1024, "a state takes {} bytes", size_of::<State>());
}
