//! Live games on the toy race: lists, undo, new dice, logs.

// What tests call may fail as loudly as they do.
#![allow(clippy::unwrap_used, clippy::panic)]

mod toy;

use std::sync::Arc;

use kernel::dice::DiceKey;
use kernel::game::{Act, DiceAfter, Game, Particulars, ResumeProblem, UndoError};
use kernel::record::{Record, prove_dice, replay};
use kernel::{BySide, Side, Title};
use proptest::prelude::*;
use toy::{Move, Race, track};

fn new_game(game: u64) -> Game<Race> {
    Game::new(Arc::new(track()), DiceKey::for_game(1861, game))
}

fn particulars() -> Particulars {
    let players = BySide::new("Ann".to_owned(), "Bob Lee".to_owned());
    Particulars { data_digest: "abc".to_owned(), players, date: Some("1861-07-21".to_owned()), scenario_text: None }
}

fn legal(game: &Game<Race>) -> Vec<Move> {
    let mut moves = Vec::new();
    Race::choices(game.world(), game.state(), &mut moves);
    moves
}

fn faces(game: &Game<Race>) -> Vec<u8> {
    game.line().iter().flat_map(|played| played.rolls.iter().map(|roll| roll.face)).collect()
}

/// Plays one legal choice picked by a number; nothing when the game is over.
fn step(game: &mut Game<Race>, pick: u8) {
    let moves = legal(game);
    if let Some(choice) = moves.get(usize::from(pick) % moves.len().max(1)) {
        game.choose(choice).unwrap();
    }
}

#[test]
fn a_refused_choice_changes_nothing() {
    let mut game = new_game(1);
    let before = game.state().clone();
    assert_eq!(game.choose(&Move::Trip).unwrap_err().rule.0, "RACE-1");
    assert_eq!((game.state(), game.log().len()), (&before, 0));
}

#[test]
fn undo_goes_back_to_the_last_die_or_hand_over() {
    let mut game = new_game(1);
    assert_eq!(game.undo(), Err(UndoError::Nothing));
    let start = game.state().clone();
    game.choose(&Move::Walk).unwrap();
    game.choose(&Move::Walk).unwrap();
    game.undo().unwrap();
    game.undo().unwrap();
    assert_eq!(game.state(), &start);
    game.choose(&Move::Rest).unwrap();
    assert_eq!(game.undo(), Err(UndoError::OtherSide));
    game.choose(&Move::Walk).unwrap();
    game.choose(&Move::Run).unwrap();
    assert_eq!(game.undo(), Err(UndoError::DieFell));
    let numbers: Vec<u64> = game.log().iter().map(|entry| entry.seq).collect();
    assert_eq!(numbers, (1..=7).collect::<Vec<_>>());
    assert_eq!(game.log()[2].act, Act::TakenBack { to: 1, rewound: false });
}

#[test]
fn lists_are_all_or_nothing_up_to_a_die() {
    let mut game = new_game(1);
    let refused = game.choose_all(&[Move::Walk, Move::Walk, Move::Walk]).err().unwrap();
    assert_eq!(refused.index, 2);
    assert_eq!((game.line().len(), game.log().len(), game.state().walked), (0, 0, 0));
    let played = game.choose_all(&[Move::Walk, Move::Run, Move::Walk, Move::Trip]).unwrap();
    assert_eq!(played.events.len(), 2);
    assert_eq!(played.unplayed, [Move::Walk, Move::Trip]);
    let mut other = new_game(2);
    let handed_over = other.choose_all(&[Move::Walk, Move::Rest, Move::Walk]).unwrap();
    assert_eq!(handed_over.unplayed, [Move::Walk]);
    assert_eq!(other.state().runner, Side::Confederate);
}

#[test]
fn same_dice_or_new_dice() {
    let play = |game: &mut Game<Race>| (0..20).for_each(|_| step(game, 1));
    let mut game = new_game(3);
    play(&mut game);
    let (state, rolled) = (game.state().clone(), faces(&game));
    game.undo_freely(0, DiceAfter::Same).unwrap();
    play(&mut game);
    assert_eq!((game.state(), faces(&game)), (&state, rolled.clone()));
    game.undo_freely(0, DiceAfter::New).unwrap();
    play(&mut game);
    let anew = faces(&game);
    assert_ne!(anew, rolled);
    game.undo_freely(0, DiceAfter::Same).unwrap();
    play(&mut game);
    assert_eq!(faces(&game), anew);
    assert_eq!(game.undo_freely(game.line().len(), DiceAfter::Same), Err(UndoError::Nothing));
    assert!(matches!(game.undo_freely(999, DiceAfter::New), Err(UndoError::TooMany { asked: 999, .. })));
}

#[test]
fn going_back_behind_a_reseed_brings_the_old_dice_back() {
    let play = |game: &mut Game<Race>| (0..20).for_each(|_| step(game, 1));
    let mut game = new_game(3);
    play(&mut game);
    let first = faces(&game);
    game.undo_freely(10, DiceAfter::New).unwrap();
    play(&mut game);
    assert!(!faces(&game).starts_with(&first));
    game.undo_freely(3, DiceAfter::Same).unwrap();
    play(&mut game);
    assert!(faces(&game).starts_with(&first));
    // The number of the second reseed is a new one, though the first was taken back.
    game.reseed();
    assert_eq!(game.log().last().unwrap().act, Act::Reseeded { number: 2 });
}

#[test]
fn long_games_go_back_over_snapshots() {
    let mut game = new_game(10);
    let mut states = vec![game.state().clone()];
    for _ in 0..150 {
        step(&mut game, 2);
        states.push(game.state().clone());
    }
    game.undo_freely(30, DiceAfter::Same).unwrap();
    (0..60).for_each(|_| step(&mut game, 0));
    let after = game.state().clone();
    (0..60).for_each(|_| step(&mut game, 0));
    game.undo_freely(90, DiceAfter::Same).unwrap();
    assert_eq!(game.state(), &after);
    game.undo_freely(29, DiceAfter::Same).unwrap();
    assert_eq!(game.state(), &states[29]);
}

#[test]
fn the_key_is_told_only_at_the_end() {
    let mut game = new_game(4);
    step(&mut game, 1);
    let during = game.record(&particulars());
    assert_eq!((during.header.dice_key, during.header.dice_commitment), (None, Some(game.commitment())));
    (0..2000).for_each(|_| step(&mut game, 1));
    let after = game.record(&particulars());
    assert!(after.header.dice_key.is_some());
    let replayed = replay::<Race>(game.world(), &after, None).unwrap_or_else(|e| panic!("{e}"));
    prove_dice(&after.header, &replayed.played).unwrap();
    assert!(game.choose(&Move::Run).is_err());
    assert!(game.undo().is_err());
}

#[test]
fn a_record_goes_on_under_a_new_key() {
    let mut game = new_game(5);
    (0..6).for_each(|_| step(&mut game, 1));
    let saved = Record::parse(&game.record(&particulars()).to_text().unwrap()).unwrap();
    let mut resumed =
        Game::<Race>::continue_record(game.world().clone(), DiceKey([7; 32]), &saved).unwrap_or_else(|e| panic!("{e}"));
    assert_eq!(resumed.state(), game.state());
    (0..2000).for_each(|_| step(&mut resumed, 1));
    let record = resumed.record(&particulars());
    assert_eq!(record.header.dice_from, Some(7));
    let record = Record::parse(&record.to_text().unwrap()).unwrap();
    let replayed = replay::<Race>(resumed.world(), &record, None).unwrap_or_else(|e| panic!("{e}"));
    prove_dice(&record.header, &replayed.played).unwrap();
    let again =
        Game::<Race>::resume(game.world().clone(), DiceKey([7; 32]), resumed.log()).unwrap_or_else(|e| panic!("{e}"));
    assert_eq!(again.record(&particulars()), record);
}

#[test]
fn bad_logs_are_refused() {
    let mut game = new_game(6);
    game.choose(&Move::Walk).unwrap();
    game.reseed();
    let resume = |change: fn(&mut Vec<kernel::game::Entry>)| {
        let mut log = game.log().to_vec();
        change(&mut log);
        Game::<Race>::resume(game.world().clone(), DiceKey::for_game(1861, 6), &log).err().map(|e| e.problem)
    };
    assert_eq!(resume(|_| ()), None);
    assert_eq!(resume(|log| log[1].seq = 1), Some(ResumeProblem::OutOfOrder(2)));
    assert_eq!(resume(|log| log[1].act = Act::Reseeded { number: 0 }), Some(ResumeProblem::Reseed));
    let far = resume(|log| log[1].act = Act::TakenBack { to: 9, rewound: true });
    assert!(matches!(far, Some(ResumeProblem::Undo(UndoError::TooMany { .. }))));
    let foreign = resume(|log| {
        log[0].act = Act::Played { side: Side::Confederate, notation: "walk".to_owned(), faces: Vec::new() };
    });
    assert!(matches!(foreign, Some(ResumeProblem::Choice(_))));
}

#[test]
fn log_entries_survive_json() {
    let mut game = new_game(7);
    (0..12).for_each(|pick| step(&mut game, pick));
    game.undo_freely(2, DiceAfter::New).unwrap();
    for entry in game.log() {
        let json = serde_json::to_string(entry).unwrap();
        assert_eq!(serde_json::from_str::<kernel::game::Entry>(&json).unwrap(), *entry);
    }
}

#[derive(Clone, Debug)]
enum Deed {
    Step(u8),
    Undo,
    Back(u8, DiceAfter),
    Reseed,
}

fn deed() -> impl Strategy<Value = Deed> {
    prop_oneof![
        12 => any::<u8>().prop_map(Deed::Step),
        2 => Just(Deed::Undo),
        1 => (any::<u8>(), prop_oneof![Just(DiceAfter::New), Just(DiceAfter::Same)])
            .prop_map(|(n, dice)| Deed::Back(n, dice)),
        1 => Just(Deed::Reseed),
    ]
}

fn perform(game: &mut Game<Race>, deed: &Deed) {
    match deed {
        Deed::Step(pick) => step(game, *pick),
        Deed::Undo => drop(game.undo()),
        Deed::Back(n, dice) => {
            let to = game.line().len().saturating_sub(usize::from(*n) % 90);
            let _ = game.undo_freely(to, *dice);
        }
        Deed::Reseed => game.reseed(),
    }
}

proptest! {
    #[test]
    fn replay_resume_and_undo_agree_with_play(deeds in proptest::collection::vec(deed(), 0..400)) {
        let mut game = new_game(8);
        for deed in &deeds {
            perform(&mut game, deed);
        }
        // Undo equals never done: the record of what is left replays to the same state.
        let record = game.record(&particulars());
        let text = record.to_text().unwrap();
        let read = Record::parse(&text).unwrap();
        prop_assert_eq!(&read, &record);
        let replayed = replay::<Race>(game.world(), &read, None).unwrap_or_else(|e| panic!("{e}\n{text}"));
        prop_assert_eq!(&replayed.state, game.state());
        prop_assert_eq!(replayed.hash, game.hash());
        // Every face of the line is what the key gives, through all reseeds.
        let mut header = read.header.clone();
        header.dice_key = Some(DiceKey::for_game(1861, 8));
        prop_assert_eq!(prove_dice(&header, &replayed.played), Ok(()));
        // A game resumed from its log is the same and rolls the same next.
        let mut resumed = Game::<Race>::resume(game.world().clone(), DiceKey::for_game(1861, 8), game.log())
            .unwrap_or_else(|e| panic!("{e}"));
        prop_assert_eq!(resumed.log(), game.log());
        for pick in 0..20 {
            step(&mut game, pick);
            step(&mut resumed, pick);
        }
        prop_assert_eq!(resumed.record(&particulars()), game.record(&particulars()));
    }

    #[test]
    fn states_on_the_way_are_found_again(picks in proptest::collection::vec(any::<u8>(), 0..250)) {
        let mut game = new_game(9);
        let mut states = vec![game.state().clone()];
        for pick in picks {
            let before = game.line().len();
            step(&mut game, pick);
            if game.line().len() > before {
                states.push(game.state().clone());
            }
        }
        for (count, state) in states.iter().enumerate() {
            prop_assert_eq!(&game.state_at(count).unwrap(), state);
        }
    }
}

#[test]
fn what_throws_dice_or_hands_over_is_irreversible() {
    let world = track();
    let start = Race::start(&world);
    let irreversible = |choice| kernel::title::irreversible::<Race>(&world, &start, &choice);
    assert!(!irreversible(Move::Walk));
    assert!(irreversible(Move::Run), "a die falls");
    assert!(irreversible(Move::Rest), "the other side is next");
    assert!(!irreversible(Move::Trip), "what is refused changes nothing");
}
