//! What the computer player makes of the game.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test stops where something is wrong")]

mod common;

use commander::{Computer, Desk, Ended, Kind, play_out};
use kernel::dice::LiveDice;
use kernel::{BySide, Side, Tactics, Title};
use second_bull_run::{SecondBullRun, World};

/// More choices than a game takes that two greedy players play.
const LIMIT: u64 = 50_000;

/// By how many points the greedy side is ahead at the end of a game against chance.
fn lead(world: &World, greedy: Side, game: u64) -> i32 {
    let mut kinds = BySide::new(Kind::Random, Kind::Random);
    kinds[greedy] = Kind::Greedy;
    let mut players = BySide::new(
        Computer::<SecondBullRun>::new(kinds.union, 1, game, Side::Union),
        Computer::<SecondBullRun>::new(kinds.confederate, 1, game, Side::Confederate),
    );
    let mut dice = LiveDice::for_game(1, game);
    let played = play_out::<SecondBullRun>(world, &mut players, &mut dice, LIMIT, &mut Desk::default());
    assert_eq!(played.ended, Ended::Over, "game {game} of {greedy}");
    let points = SecondBullRun::verdict(world, &played.state).points;
    points[greedy] - points[greedy.other()]
}

#[test]
fn greedy_beats_chance_on_both_sides() {
    for scenario in ["29-august", "30-august"] {
        let world = common::world(scenario, &[]);
        for side in Side::BOTH {
            let leads: Vec<i32> = (0..6).map(|game| lead(&world, side, game)).collect();
            let ahead = leads.iter().filter(|lead| **lead > 0).count();
            assert!(ahead >= 5, "{scenario}, {side}: {leads:?}");
        }
    }
}

#[test]
fn greedy_plays_both_days_against_itself() {
    let world = common::world("both-days", &[]);
    let greedy = |side: Side| Computer::<SecondBullRun>::new(Kind::Greedy, 1, 1, side);
    let mut players = BySide::new(greedy(Side::Union), greedy(Side::Confederate));
    let mut dice = LiveDice::for_game(2, 1);
    let played = play_out::<SecondBullRun>(&world, &mut players, &mut dice, LIMIT, &mut Desk::default());
    assert_eq!(played.ended, Ended::Over);
}

#[test]
fn a_position_is_as_good_for_one_side_as_it_is_bad_for_the_other() {
    let world = common::world("30-august", &[]);
    for state in contract::walk::positions::<SecondBullRun>(&world, 0..3, 41) {
        let [union, confederate] = Side::BOTH.map(|side| SecondBullRun::value(&world, &state, side));
        assert!((union + confederate).abs() < 1e-6 && union.is_finite());
    }
}
