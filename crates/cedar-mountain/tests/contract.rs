//! The promises every title makes, kept by Cedar Mountain in both scenarios and with all options.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test stops where it fails")]

mod promises;

use std::sync::Arc;

use cedar_mountain::State;
use contract::{Breach, cases, choices, games, hashes, records, shown, tries};
use promises::{Rules, SCENARIOS, random_world};
use proptest::prelude::*;

fn kept(result: Result<(), Breach>, scenario: &str) -> Result<(), TestCaseError> {
    result.map_err(|breach| TestCaseError::fail(format!("{scenario}, {breach}")))
}

fn scenario() -> impl Strategy<Value = &'static str> {
    prop::sample::select(SCENARIOS.as_slice())
}

proptest! {
    #![proptest_config(cases(12, 300))]

    #[test]
    fn every_listed_choice_is_accepted(scenario in scenario(), seed: u64) {
        kept(choices::listed_are_accepted::<Rules>(&random_world(scenario, seed), seed), scenario)?;
    }

    #[test]
    fn choices_made_of_other_words_are_refused_and_change_nothing(scenario in scenario(), seed: u64) {
        kept(choices::unlisted_are_refused::<Rules>(&random_world(scenario, seed), seed, 60), scenario)?;
    }

    #[test]
    fn of_all_choices_that_can_be_written_only_the_listed_are_accepted(scenario in scenario(), seed: u64) {
        kept(choices::accepted_are_listed::<Rules>(&random_world(scenario, seed), seed, 61), scenario)?;
    }

    #[test]
    fn notation_reads_back_and_is_unique(scenario in scenario(), seed: u64) {
        kept(choices::notations_read_back::<Rules>(&random_world(scenario, seed), seed), scenario)?;
    }

    #[test]
    fn everything_shown_exists(scenario in scenario(), seed: u64) {
        kept(shown::names_exist::<Rules>(&random_world(scenario, seed), seed, 23), scenario)?;
    }

    #[test]
    fn odds_add_up(scenario in scenario(), seed: u64) {
        let seen = shown::odds_add_up::<Rules>(&random_world(scenario, seed), seed, 7);
        kept(seen.map(|_| ()), scenario)?;
    }
}

proptest! {
    #![proptest_config(cases(6, 150))]

    #[test]
    fn replay_equals_play_after_every_choice(scenario in scenario(), seed: u64) {
        kept(records::replay_equals_play::<Rules>(&Arc::new(random_world(scenario, seed)), seed, 1), scenario)?;
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
    fn hashes_tell_states_apart(scenario in scenario(), seed: u64) {
        let found = hashes::tell_states_apart::<Rules>(&random_world(scenario, seed), &[seed, seed ^ 1, seed ^ 2]);
        kept(found.map(|_| ()), scenario)?;
    }

    #[test]
    fn results_do_not_depend_on_the_thread(scenario in scenario(), seed: u64) {
        let seeds: Vec<u64> = (0..6).map(|n| seed ^ n).collect();
        kept(games::same_on_every_thread::<Rules>(&random_world(scenario, seed), &seeds, 3), scenario)?;
    }
}

/// Games that share a world: building one takes longer than playing a game.
const GAMES_PER_WORLD: u64 = 10;

fn games_end(scenario: &str) {
    let worlds = u64::from(tries(20, 300));
    for number in 0..worlds {
        let world = random_world(scenario, number);
        for game in 0..GAMES_PER_WORLD {
            let seed = number * GAMES_PER_WORLD + game;
            let ended = games::ends::<Rules>(&world, seed).unwrap_or_else(|breach| panic!("{scenario}, {breach}"));
            assert!(ended.outcome.winner.is_some(), "{scenario}, game {seed}: what the Union does not win it loses");
        }
    }
}

#[test]
fn historical_games_with_any_options_end() {
    games_end("historical");
}

#[test]
fn free_games_with_any_options_end() {
    games_end("free");
}

#[test]
fn a_state_is_small() {
    assert!(size_of::<State>() <= 2048, "a state takes {} bytes", size_of::<State>());
}
