//! The checks of secrets, on a title that keeps them and on others that let one out.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::collections::BTreeSet;
use std::sync::Arc;

use contract::cups::{Act, Cups, Happened, Room, Table, leak};
use contract::secrets::{kept, sealed_records};
use contract::{Breach, Invariants, games, hashes, records};
use kernel::dice::DiceKey;
use kernel::game::{Game, Particulars};
use kernel::record::UNKNOWN;
use kernel::{Title, Viewer};

struct Sound<const LEAK: u8>;

impl<const LEAK: u8> Invariants for Sound<LEAK> {
    type Title = Cups<LEAK>;
    const MOST_ACTS: u64 = 32;

    fn hold(_: &Room, _: &Table) -> Result<(), String> {
        Ok(())
    }

    fn follow(_: &Room, _: &Table, _: &Table, _: &[Happened]) -> Result<(), String> {
        Ok(())
    }

    fn units(_: &Room) -> BTreeSet<String> {
        BTreeSet::new()
    }

    fn places(_: &Room) -> BTreeSet<String> {
        BTreeSet::new()
    }

    fn words() -> &'static [&'static str] {
        &[]
    }

    fn every_choice(_: &Room) -> Vec<Act> {
        vec![Act::Muster, Act::Draw, Act::Bold, Act::Wary]
    }
}

const SEEDS: std::ops::Range<u64> = 0..40;

fn differences<const LEAK: u8>() -> Result<usize, Breach> {
    SEEDS.map(|seed| kept::<Sound<LEAK>>(&Room::default(), seed, 1)).sum()
}

#[test]
fn a_title_that_keeps_its_secrets_passes() {
    assert!(differences::<{ leak::NOTHING }>().unwrap() > 200);
    let world = Arc::new(Room::default());
    for seed in SEEDS {
        games::ends::<Sound<0>>(&world, seed).unwrap();
        sealed_records::<Sound<0>>(&world, seed, 6).unwrap();
        records::replay_equals_play::<Sound<0>>(&world, seed, 1).unwrap();
    }
    hashes::tell_states_apart::<Sound<0>>(&world, &[1, 2, 3]).unwrap();
}

#[test]
fn every_leak_is_found() {
    let found = [
        differences::<{ leak::VIEW }>(),
        differences::<{ leak::EVENT }>(),
        differences::<{ leak::POOL_DIE }>(),
        differences::<{ leak::MUSTER_DIE }>(),
        differences::<{ leak::ODDS }>(),
        differences::<{ leak::CHOICES }>(),
        differences::<{ leak::CHOICE }>(),
        differences::<{ leak::REACH }>(),
        differences::<{ leak::REFEREE }>(),
        differences::<{ leak::PEEK }>(),
    ];
    let parts =
        ["sees:", "is told:", "record:", "record:", "odds:", "sees:", "record:", "reach:", "referee", "taken back"];
    for (found, part) in found.into_iter().zip(parts) {
        let problem = found.unwrap_err().problem;
        assert!(problem.contains(part), "{part} {problem}");
    }
}

/// A record that is exported while the game is on names no hidden choice and no hidden face.
#[test]
fn a_side_gets_its_own_faces_and_choices() {
    let mut game = Game::<Cups<0>>::new(Arc::new(Room::default()), DiceKey::for_game(1, 1));
    let mut choices = Vec::new();
    for _ in 0..5 {
        Cups::<0>::choices(game.world(), game.state(), &mut choices);
        game.choose(&choices[0]).unwrap();
    }
    let record = |viewer| game.record_for(&Particulars::default(), viewer);
    let (union, watcher, whole) = (record(Viewer::Union), record(Viewer::Spectator), record(Viewer::Referee));
    let faces = |record: &kernel::record::Record| record.lines.iter().map(|line| line.faces.len()).sum::<usize>();
    assert_eq!((faces(&union), faces(&watcher), faces(&whole)), (1, 0, 4));
    assert_eq!(watcher.lines[2].notation, UNKNOWN);
    assert!(watcher.lines.iter().zip(&whole.lines).all(|(one, all)| one.side == all.side));
    assert_eq!((whole.header.seen_by, union.header.seen_by), (None, Some(Viewer::Union)));
}
