//! A game whose types have been forgotten still plays, goes back, and replays.

// Helpers of tests may fail loudly, as tests do.
#![allow(clippy::unwrap_used, clippy::panic)]

use kernel::dice::DiceKey;
use kernel::game::DiceAfter;
use kernel::record::Record;
use kernel::{BySide, Setup, Side, Viewer};
use shelf::{Data, Halt, Kind, Note, Plan, ReplayProblem, Shelf, Table, TableError, titles};

fn shelf() -> Shelf {
    Shelf::new(Data::embedded()).unwrap_or_else(|error| panic!("{error}"))
}

fn open(shelf: &Shelf, scenario: &str) -> Box<dyn Table> {
    let setup = Setup { scenario: scenario.to_owned(), ..Setup::default() };
    shelf.open(titles()[0], &setup, DiceKey::for_game(1, 0)).unwrap_or_else(|error| panic!("{error}"))
}

/// A game played by the computer, through so many choices.
fn played(shelf: &Shelf, choices: usize) -> Box<dyn Table> {
    let mut table = open(shelf, "historical");
    for side in Side::BOTH {
        table.seat(side, Some((Kind::Random, 7)));
    }
    while table.made() < choices {
        let Some(notation) = table.computer_choice() else { break };
        table.choose(&notation).unwrap();
    }
    table
}

fn record(table: &dyn Table) -> Record {
    let record = table.record(BySide::new("a".to_owned(), "b".to_owned()), None);
    assert_eq!(Record::parse(&record.to_text().unwrap()).unwrap(), record);
    record
}

#[test]
fn what_is_listed_can_be_chosen_and_taken_back() {
    let shelf = shelf();
    for scenario in ["historical", "free"] {
        let mut table = open(&shelf, scenario);
        let before = table.hash();
        for choice in table.choices() {
            table.choose(&choice.notation).unwrap();
            assert_ne!(table.hash(), before);
            table.undo_freely(0, DiceAfter::Same).unwrap();
            assert_eq!(table.hash(), before);
        }
    }
}

#[test]
fn a_thought_that_was_called_off_comes_to_nothing_and_can_be_had_again() {
    let mut table = played(&shelf(), 20);
    let halt = Halt::default();
    halt.clone().call();
    assert!(table.study().unwrap().think(&halt).is_none(), "nobody waits for it");
    let decision = table.study().unwrap().think(&Halt::default()).unwrap();
    let choice = table.decide(decision).unwrap();
    assert_eq!(Some(choice), played(&shelf(), 20).computer_choice(), "nothing was lost by it");
}

#[test]
fn nonsense_is_refused_and_changes_nothing() {
    let mut table = open(&shelf(), "historical");
    let before = table.hash();
    assert!(matches!(table.choose("fly to the moon"), Err(TableError::Notation(_))));
    assert!(matches!(table.choose("resolve"), Err(TableError::Refused(_))));
    assert!(table.odds("fly to the moon").is_err());
    assert_eq!(table.odds("resolve"), Ok(None));
    assert_eq!((table.hash(), table.made()), (before, 0));
}

#[test]
fn several_choices_are_made_together_or_not_at_all() {
    let mut table = open(&shelf(), "historical");
    let before = table.hash();
    let first = table.choices()[0].notation.clone();
    assert!(matches!(table.choose_all(&[&first, "resolve"]), Err(TableError::List(list)) if list.index == 1));
    assert_eq!((table.hash(), table.made()), (before, 0));
    assert!(matches!(table.choose_all(&[&first, "fly"]), Err(TableError::Notation(_))));
    assert_eq!(table.choose_all(&[&first]), Ok(1));
    assert_eq!(table.made(), 1);
}

#[test]
fn records_replay_to_every_prefix() {
    let shelf = shelf();
    let table = played(&shelf, 150);
    let record = record(table.as_ref());
    let whole = shelf.replay(&record, None, DiceKey([0; 32])).unwrap();
    assert_eq!(whole.table.hash(), table.hash());
    assert_eq!(whole.table.story(0, Viewer::Referee), table.story(0, Viewer::Referee));
    for upto in [0, 1, 50, 149, 150] {
        let part = shelf.replay(&record, Some(upto), DiceKey([0; 32])).unwrap();
        assert_eq!(part.table.made(), upto);
    }
    let short = shelf.replay(&record, Some(151), DiceKey([0; 32]));
    assert_eq!(short.err(), Some(ReplayProblem::TooShort { made: 150, asked: 151 }));
}

#[test]
fn a_finished_game_proves_its_dice() {
    let shelf = shelf();
    let table = played(&shelf, usize::MAX);
    assert_eq!(table.to_choose(), None);
    let mut record = record(table.as_ref());
    let replayed = shelf.replay(&record, None, DiceKey([0; 32])).unwrap();
    assert_eq!(replayed.notes, [Note::DiceProved]);
    record.header.dice_key = Some(DiceKey::for_game(2, 0));
    record.header.dice_commitment = None;
    assert!(matches!(shelf.replay(&record, None, DiceKey([0; 32])).err(), Some(ReplayProblem::Dice(_))));
}

#[test]
fn records_of_another_version_are_told_apart() {
    let shelf = shelf();
    let mut record = record(played(&shelf, 40).as_ref());
    record.header.data_digest = "0".repeat(64);
    let replayed = shelf.replay(&record, None, DiceKey([0; 32])).unwrap();
    assert!(matches!(replayed.notes.as_slice(), [Note::OtherVersion(_)]));
    record.header.rules_version += 1;
    record.lines[0].notation = "resolve".to_owned();
    let error = shelf.replay(&record, None, DiceKey([0; 32])).err().unwrap();
    assert!(error.to_string().contains("it no longer replays"), "{error}");
    record.header.title = "chess".to_owned();
    let error = shelf.replay(&record, None, DiceKey([0; 32])).err().unwrap();
    assert!(error.to_string().starts_with("there is no title 'chess'; the titles are: bull-run-1861"), "{error}");
}

#[test]
fn only_who_is_asked_sees_choices() {
    let table = open(&shelf(), "historical");
    let asked = table.to_choose().unwrap();
    let viewer = |side| if side == Side::Union { Viewer::Union } else { Viewer::Confederate };
    assert!(!table.view(viewer(asked)).choices.is_empty());
    assert!(!table.view(Viewer::Referee).choices.is_empty());
    assert!(table.view(viewer(asked.other())).choices.is_empty());
    assert!(table.view(Viewer::Spectator).choices.is_empty());
}

fn plan(games: u64, jobs: usize, random_options: bool) -> Plan {
    let setup = Setup { scenario: "free".to_owned(), ..Setup::default() };
    Plan { setup, random_options, games, seed: 11, players: BySide::new(Kind::Random, Kind::Random), nodes: 0, jobs }
}

#[test]
fn totals_do_not_depend_on_the_number_of_jobs() {
    let shelf = shelf();
    for random_options in [false, true] {
        let totals = |jobs| titles()[0].simulate(shelf.data(), &plan(21, jobs, random_options), &|_| ()).unwrap();
        let one = totals(1);
        assert_eq!((one.games, one.finished, one.refused), (21, 21, 0));
        assert_eq!(one, totals(2));
        assert_eq!(one, totals(5));
    }
}

#[test]
fn one_game_of_a_plan_is_the_same_game() {
    let shelf = shelf();
    let title = titles()[0];
    for random_options in [false, true] {
        let totals = title.simulate(shelf.data(), &plan(1, 1, random_options), &|_| ()).unwrap();
        let table = title.simulate_one(shelf.data(), &plan(1, 1, random_options), 0).unwrap();
        assert_eq!(totals.choices, table.made() as u64);
        assert_eq!(totals.digest, blake3::hash(&table.hash().0).to_string());
    }
}
