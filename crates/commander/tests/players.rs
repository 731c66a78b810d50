//! The players at a title small enough to check by hand.

// Helpers of tests may fail loudly, as tests do.
#![allow(clippy::unwrap_used, clippy::panic, missing_docs)]

#[allow(dead_code, reason = "shared with other tests")]
mod race;

use commander::search::{Effort, Search};
use commander::{Computer, Desk, Ended, Greedy, Kind, Level, Played, Player, Temperament, advise, play_out};
use kernel::dice::LiveDice;
use kernel::{BySide, Side, Title};
use race::{GREEDY_SPACE, Mind, Move, Race, Runners, Wits, track};

const WITS: Wits = Wits { space: GREEDY_SPACE, pliant: false, minds: &[Mind::Open] };

fn play(kinds: BySide<Kind>, game: u64, limit: u64) -> Played<Race> {
    let mut players = BySide::new(
        Computer::<Race>::new(kinds.union, 1, game, Side::Union),
        Computer::<Race>::new(kinds.confederate, 1, game, Side::Confederate),
    );
    play_out::<Race>(&track(), &mut players, &mut LiveDice::for_game(1, game), limit, &mut Desk::default())
}

#[test]
fn games_end_and_repeat_themselves() {
    for game in 0..20 {
        let kinds = BySide::new(Kind::Random, Kind::Greedy);
        let (once, again) = (play(kinds, game, 10_000), play(kinds, game, 10_000));
        assert_eq!(once.ended, Ended::Over);
        assert_eq!((once.state, once.choices), (again.state, again.choices));
    }
}

#[test]
fn a_limit_cuts_a_game_off() {
    let played = play(BySide::new(Kind::Random, Kind::Random), 0, 7);
    assert_eq!((played.choices, played.ended), (7, Ended::Limit));
}

#[test]
fn worth_is_the_exact_mean() {
    let world = track();
    let start = Race::start(&world);
    let mut greedy = Greedy::<Race>::new();
    // A die of six runs 3.5 spaces on average; a walk is one space.
    assert!((greedy.worth(&world, &start, &Move::Run, Side::Union) - 3.5).abs() < 1e-12);
    assert!((greedy.worth(&world, &start, &Move::Walk, Side::Union) - 1.0).abs() < 1e-12);
    // From the other side of the table the same run is as bad as it is good.
    assert!((greedy.worth(&world, &start, &Move::Run, Side::Confederate) + 3.5).abs() < 1e-12);
    // Choices that are refused are never picked.
    assert_eq!(greedy.worth(&world, &start, &Move::Trip, Side::Union), f64::NEG_INFINITY);
}

#[test]
fn greedy_takes_the_best_and_of_equals_the_first() {
    let world = track();
    let start = Race::start(&world);
    let mut greedy = Greedy::<Race>::new();
    assert_eq!(greedy.pick(&world, &start, &[Move::Walk, Move::Run, Move::Rest]), 1);
    assert_eq!(greedy.pick(&world, &start, &[Move::Rest, Move::Walk, Move::Walk]), 1);
    let tripping = Runners { at: BySide::new(10, 0), tripping: true, ..start };
    assert_eq!(greedy.pick(&world, &tripping, &[Move::Yield, Move::Trip]), 1);
}

#[test]
fn what_is_not_worth_a_look_is_not_picked_unless_nothing_is() {
    let world = track();
    let near = Runners { at: BySide::new(89, 0), ..Race::start(&world) };
    for kind in [Kind::Greedy, Kind::of(Level::Regular)] {
        let mut player = Computer::<Race>::new(kind, 1, 0, Side::Union);
        // A run would carry him further, and without the hint it is what he picks.
        assert_eq!(player.pick(&world, &near, &[Move::Run, Move::Walk]), 1, "{kind}");
        assert_eq!(player.pick(&world, &Race::start(&world), &[Move::Run, Move::Walk]), 0, "{kind}");
        assert_eq!(player.pick(&world, &near, &[Move::Run, Move::Run]), 0, "{kind}");
    }
}

#[test]
fn greedy_beats_random() {
    for side in Side::BOTH {
        let mut kinds = BySide::new(Kind::Random, Kind::Random);
        kinds[side] = Kind::Greedy;
        let won = |game: &u64| Race::verdict(&track(), &play(kinds, *game, 10_000).state).winner == Some(side);
        assert!((0..50).filter(won).count() >= 45);
    }
}

#[test]
fn kinds_have_one_spelling() {
    for kind in Kind::ALL {
        assert_eq!(kind.id().parse(), Ok(kind));
    }
    let bold = Kind::Level(Level::Corps, Temperament::Aggressive);
    assert_eq!((bold.id(), "level5-aggressive".parse()), ("level5-aggressive", Ok(bold)));
    assert_eq!("level5".parse(), Ok(Kind::of(Level::Corps)), "methodical goes without saying");
    for wrong in ["Greedy", "level5-methodical", "level7", "greedy-aggressive"] {
        let error = wrong.parse::<Kind>().unwrap_err();
        assert!(error.to_string().starts_with(&format!("'{wrong}' is no computer player; say 'random', 'greedy'")));
    }
}

#[test]
fn every_level_plays_to_the_end_and_repeats_itself() {
    for level in Level::ALL {
        let kinds = BySide::new(Kind::of(level), Kind::Random);
        let play = |game| {
            let mut players = BySide::new(
                Computer::<Race>::with_nodes(kinds.union, 2_000, 1, game, Side::Union),
                Computer::<Race>::with_nodes(kinds.confederate, 2_000, 1, game, Side::Confederate),
            );
            play_out::<Race>(&track(), &mut players, &mut LiveDice::for_game(1, game), 10_000, &mut Desk::default())
        };
        for game in 0..5 {
            let (once, again) = (play(game), play(game));
            assert_eq!(once.ended, Ended::Over);
            assert_eq!((once.state, once.choices), (again.state, again.choices));
        }
    }
}

#[test]
fn searching_levels_beat_random() {
    for (level, side) in
        [(Level::Regular, Side::Union), (Level::Veteran, Side::Confederate), (Level::Army, Side::Union)]
    {
        let mut kinds = BySide::new(Kind::Random, Kind::Random);
        kinds[side] = Kind::of(level);
        let won = |game: &u64| {
            let mut players = BySide::new(
                Computer::<Race>::with_nodes(kinds.union, 2_000, 1, *game, Side::Union),
                Computer::<Race>::with_nodes(kinds.confederate, 2_000, 1, *game, Side::Confederate),
            );
            let mut dice = LiveDice::for_game(1, *game);
            let played = play_out::<Race>(&track(), &mut players, &mut dice, 10_000, &mut Desk::default());
            Race::verdict(&track(), &played.state).winner == Some(side)
        };
        assert!((0..40).filter(won).count() >= 34, "{level:?}");
    }
}

#[test]
fn a_decision_depends_on_the_position_and_not_on_the_dice_of_the_game() {
    let world = track();
    let state = Runners { at: BySide::new(7, 9), ..Race::start(&world) };
    let mut choices = Vec::new();
    Race::choices(&world, &state, &mut choices);
    let pick = |seed, game| {
        let mut player = Computer::<Race>::with_nodes(Kind::of(Level::Army), 4_000, seed, game, Side::Union);
        player.pick(&world, &state, &choices)
    };
    // The seed of a run is what its dice come from: another one changes nothing in the decision.
    assert_eq!(pick(1, 0), pick(99, 5));
}

#[test]
fn a_search_keeps_to_its_nodes() {
    let world = track();
    let state = Race::start(&world);
    for nodes in [500, 5_000] {
        let mut search = Search::<Race>::new(&world, &state, Side::Union, 6);
        let plan = search.run(Effort { nodes, replies: true }, &[]);
        assert!(!plan.choices.is_empty());
        // A node is two positions here, and the plan being tried when they run out is tried to its end.
        assert!(search.nodes() < 2 * nodes + 3_000, "{} of {nodes}", search.nodes());
    }
}

#[test]
fn advice_is_a_plan_that_can_be_played_with_its_chance() {
    let (world, state) = (track(), Race::start(&track()));
    let advice = advise::<Race>(&world, &state, &2_000.into()).unwrap();
    assert!(!advice.plan.is_empty() && (0.0..=1.0).contains(&advice.after) && advice.error >= 0.0);
    let again = advise::<Race>(&world, &state, &2_000.into()).unwrap();
    assert_eq!((advice.plan, advice.after), (again.plan, again.after), "the same position gets the same advice");
}
