//! The record format: what is read, what is refused, what replays.

// What tests call may fail as loudly as they do.
#![allow(clippy::unwrap_used, clippy::panic)]

mod toy;

use std::sync::Arc;

use kernel::dice::{DiceKey, ScriptError};
use kernel::game::{Game, Particulars};
use kernel::record::{
    ChoiceProblem, Ending, Face, Header, Line, MAX_BYTES, MAX_LINE, Problem, ProofError, Record, ReplayError,
    ScenarioFile, prove_dice, replay,
};
use kernel::{BySide, Side, Title, Viewer};
use proptest::prelude::*;
use toy::{Move, Race, track};

/// A whole game, with the name of every part in its place.
fn finished() -> String {
    let mut game = Game::<Race>::new(Arc::new(track()), DiceKey::for_game(1861, 1));
    while let Some(side) = Race::to_choose(game.world(), game.state()) {
        let choice = match (game.state().tripping, side, game.state().walked) {
            (true, Side::Union, _) => Move::Trip,
            (true, Side::Confederate, _) => Move::Yield,
            (false, Side::Union, 0) => Move::Walk,
            _ => Move::Run,
        };
        game.choose(&choice).unwrap();
    }
    let players = BySide::new("Ann".to_owned(), "Bob Lee".to_owned());
    let scenario_text = Some("# a comment\n\nname = \"x\"\n\tdeep = 1".to_owned());
    let date = Some("1861-07-21".to_owned());
    let particulars = Particulars { data_digest: "abc".to_owned(), players, date, scenario_text };
    game.record(&particulars).to_text().unwrap()
}

fn problem(text: &str) -> (usize, Problem) {
    let error = Record::parse(text).unwrap_err();
    (error.line, error.problem)
}

fn expected(text: &str) -> (usize, String) {
    match problem(text) {
        (line, Problem::Expected { expected, .. }) => (line, expected),
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_whole_game_reads_replays_and_proves() {
    let text = finished();
    let record = Record::parse(&text).unwrap();
    assert_eq!(record.to_text().unwrap(), text);
    let replayed = replay::<Race>(&track(), &record, None).unwrap_or_else(|e| panic!("{e}"));
    assert_eq!(Some(replayed.hash), record.ending.hash());
    assert_eq!(replayed.played.len(), record.lines.len());
    prove_dice(&record.header, &replayed.played).unwrap();
    assert_eq!(record.setup().scenario_text.unwrap(), "# a comment\n\nname = \"x\"\n\tdeep = 1\n");
}

/// A record of this very text has to be read as long as format 1 is.
#[test]
fn a_golden_record() {
    let golden = "brigadier-record 1\ntitle: race\nrules-version: 3\ndata-digest: abc\nscenario: short\n\
        option: shoes = light\noption: weather = dry\nunion: Ann\nconfederate: Bob Lee\n\n\
        1 union walk\n2 union run ; run:5\n3 confederate trip ; trip:2\n4 confederate rest\n\
        hash: 3\nunfinished\n";
    let hash_of = |text: &str| {
        let record = Record::parse(text).unwrap();
        replay::<Race>(&track(), &record, None).unwrap_or_else(|e| panic!("{e}")).hash.to_string()
    };
    let hash = hash_of(&golden.replace("hash: 3\n", ""));
    assert_eq!(hash, "230761664028828eb0d28491a8a261792c5bf9a20d2c7bc4be2d2c55ffbb4d67");
    assert_eq!(hash_of(&golden.replace("hash: 3", &format!("hash: {hash}"))), hash);
}

#[test]
fn comments_line_ends_and_byte_order_marks() {
    let text = finished();
    let record = Record::parse(&text).unwrap();
    let commented = text.replacen('\n', "\n# by hand\n", 3).replace("\nend\n", "\n# over\nend\n\n# bye\n");
    assert_eq!(Record::parse(&commented).unwrap(), record);
    assert_eq!(Record::parse(&text.replace('\n', "\r\n")).unwrap(), record);
    assert_eq!(Record::parse(&format!("\u{feff}{text}")).unwrap(), record);
    assert_eq!(problem(&format!("# first\n{text}")), (1, Problem::NotARecord));
}

#[test]
fn a_record_cut_short_is_noticed() {
    let text = finished();
    for cut in 0..text.len() - 1 {
        if text.is_char_boundary(cut) {
            assert!(Record::parse(&text[..cut]).is_err(), "cut at {cut}");
        }
    }
    let lines = text.lines().count();
    assert_eq!(problem(text.strip_suffix("end\n").unwrap()), (lines, Problem::BreaksOff));
}

#[test]
fn wrong_lines_are_named() {
    let text = finished();
    assert_eq!(problem(""), (1, Problem::NotARecord));
    assert_eq!(problem("brigadier-record 2\n"), (1, Problem::OtherFormat { found: "2".to_owned() }));
    assert_eq!(expected(&text.replace("title: race", "titel: race")), (2, "'title: ...'".to_owned()));
    assert_eq!(expected(&text.replace("title: race", "title: a race")).0, 2);
    assert_eq!(expected(&text.replace("rules-version: 3", "rules-version: 03")).0, 3);
    assert_eq!(expected(&text.replace("option: shoes = light", "option: shoes")).0, 6);
    assert_eq!(expected(&text.replace("option: shoes", "option: zebra")).0, 7);
    assert_eq!(expected(&text.replace("union: Ann\n", "union: Ann \n")).0, 8);
    assert_eq!(expected(&text.replace("1861-07-21", "21 July")).0, 10);
    assert_eq!(expected(&text.replace("dice-key: ", "dice-key: 0")).0, 12);
    assert_eq!(problem(&text.replace("Ann", "A\u{7}nn")), (8, Problem::ControlCharacter));
    assert_eq!(expected(&text.replace("\nend\n", "\nunfinished\n")).1, "'end' after a result");
    assert_eq!(expected(&format!("{text}1 union walk\n")).1, "nothing after the last line");
}

#[test]
fn wrong_choices_are_named() {
    let text = finished();
    let first = 1 + text.lines().position(|line| line == "1 union walk").unwrap();
    let with = |line: &str| expected(&text.replacen("1 union walk", line, 1));
    assert_eq!(with("2 union walk"), (first, "choice number 1".to_owned()));
    assert_eq!(with("01 union walk").0, first);
    assert_eq!(with("1 england walk"), (first, "'union' or 'confederate'".to_owned()));
    assert_eq!(with("1 union"), (first, "a choice".to_owned()));
    assert_eq!(with("1 union  walk").0, first);
    assert_eq!(with("1 union walk ;").0, first);
    assert_eq!(with("1 union walk; run:1").0, first);
    assert_eq!(with("1 union walk ; run:0"), (first, "a roll such as attack:5".to_owned()));
    assert_eq!(with("1 union walk ; run:300").0, first);
    assert_eq!(with("1 union walk ; run:1  run:2").0, first);
    assert_eq!(with("reseed 0\n1 union walk").0, first);
    assert_eq!(expected(&text.replace("\nresult: ", "\nreseed 9\nresult: ")).1, "a choice after 'reseed'");
}

#[test]
fn a_key_in_a_running_game_is_refused() {
    let text = finished();
    let result = text.find("result: ").unwrap();
    let running = format!("{}unfinished\n", &text[..result]);
    assert_eq!(expected(&running).1, "no dice key while the game goes on");
}

#[test]
fn sizes_are_limited() {
    let long = format!("brigadier-record 1\ntitle: {}\n", "a".repeat(MAX_LINE));
    assert!(matches!(problem(&long), (2, Problem::TooMuch { what: "line in bytes", .. })));
    assert!(matches!(problem(&" ".repeat(MAX_BYTES + 1)), (1, Problem::TooMuch { what: "record in bytes", .. })));
    let comments = format!("brigadier-record 1\n{}", "#\n".repeat(500_000));
    assert!(matches!(problem(&comments), (_, Problem::TooMuch { what: "number of lines", .. })));
    let text = finished();
    let body = text.find("\n\n1 union").unwrap();
    let walks: String = (1..250_000).map(|n| format!("{n} union walk\n")).collect();
    let many = format!("{}\n\n{walks}unfinished\n", &text[..body]);
    assert!(matches!(problem(&many), (_, Problem::TooMuch { what: "number of choices", .. })));
}

#[test]
fn nothing_can_be_smuggled_in() {
    let good = Record::parse(&finished()).unwrap();
    let with = |change: fn(&mut Record)| {
        let mut record = good.clone();
        change(&mut record);
        record.to_text()
    };
    assert!(with(|_| ()).is_ok());
    assert!(with(|r| r.header.players.union = "A\nconfederate: B".to_owned()).is_err());
    assert!(with(|r| r.header.players.union = " A".to_owned()).is_err());
    assert!(with(|r| r.header.players.union = String::new()).is_err());
    assert!(with(|r| r.lines[0].notation = "walk\n2 union walk".to_owned()).is_err());
    assert!(with(|r| r.lines[0].notation = "walk ; run:3".to_owned()).is_err());
    assert!(with(|r| r.lines[0].faces = vec![Face { purpose: "a b".to_owned(), face: 1 }]).is_err());
    assert!(with(|r| r.header.options.insert("a = b".to_owned(), "c".to_owned()).map_or((), drop)).is_err());
    assert!(with(|r| r.header.data_digest = "abc\n# x".to_owned()).is_err());
    assert!(with(|r| r.header.scenario_file = Some(ScenarioFile::new("a\u{0}b"))).is_err());
}

#[test]
fn replay_says_what_does_not_fit() {
    let good = Record::parse(&finished()).unwrap();
    let with = |change: fn(&mut Record)| {
        let mut record = good.clone();
        change(&mut record);
        replay::<Race>(&track(), &record, None).err().unwrap()
    };
    let choice = |error: ReplayError| match error {
        ReplayError::Choice { line: Some(_), number, problem } => (number, problem),
        other => panic!("{other:?}"),
    };
    let title = with(|r| r.header.title = "chess".to_owned());
    assert!(matches!(title, ReplayError::OtherTitle { .. }) && !title.is_other_version());
    assert_eq!(with(|r| r.header.rules_version = 2), ReplayError::OtherRules { record: 2, ours: 3 });
    assert!(with(|r| r.header.rules_version = 2).is_other_version());
    assert_eq!(with(|r| r.header.options.clear()), ReplayError::OtherSetup { what: "options" });
    assert_eq!(with(|r| r.header.scenario.clear()), ReplayError::OtherSetup { what: "scenario" });
    let wrong = ChoiceProblem::WrongSide { asked: Side::Union, said: Side::Confederate };
    assert_eq!(choice(with(|r| r.lines[0].side = Side::Confederate)), (1, wrong));
    assert!(matches!(choice(with(|r| r.lines[0].notation = "fly".to_owned())), (1, ChoiceProblem::Notation(_))));
    assert!(matches!(choice(with(|r| r.lines[0].notation = "trip".to_owned())), (1, ChoiceProblem::Refused(_))));
    let missing = choice(with(|r| r.lines[1].faces.clear()));
    assert!(matches!(missing, (2, ChoiceProblem::Dice(ScriptError::Missing { .. }))));
    let high = choice(with(|r| r.lines[1].faces[0].face = 7));
    assert!(matches!(high, (2, ChoiceProblem::Dice(ScriptError::OutOfRange { .. }))));
    let more = choice(with(|r| r.lines[0].faces.push(Face { purpose: "run".to_owned(), face: 1 })));
    assert!(matches!(more, (1, ChoiceProblem::Dice(ScriptError::LeftOver { .. }))));
    let refused = choice(with(|r| {
        r.lines[0].notation = "trip".to_owned();
        r.lines[0].faces.push(Face { purpose: "trip".to_owned(), face: 1 });
    }));
    assert!(matches!(refused, (1, ChoiceProblem::Refused(_))));
    let over = choice(with(|r| r.lines.push(r.lines[0].clone())));
    assert_eq!(over.1, ChoiceProblem::GameOver);
    let hash = with(|r| r.lines.truncate(1));
    assert!(matches!(hash, ReplayError::Hash { .. }));
    assert!(matches!(with(|r| r.ending = Ending::Unfinished { hash: None }), ReplayError::Result { .. }));
    assert!(good.check_data("abc").is_ok());
    assert!(good.check_data("abd").err().unwrap().is_other_version());
}

#[test]
fn part_of_a_record_replays() {
    let record = Record::parse(&finished()).unwrap();
    for upto in [0, 1, 2, record.lines.len(), 10_000] {
        let replayed = replay::<Race>(&track(), &record, Some(upto)).unwrap_or_else(|e| panic!("{e}"));
        assert_eq!(replayed.played.len(), upto.min(record.lines.len()));
    }
}

#[test]
fn false_dice_are_found_out() {
    let record = Record::parse(&finished()).unwrap();
    let mut replayed = replay::<Race>(&track(), &record, None).unwrap_or_else(|e| panic!("{e}"));
    let mut header = record.header.clone();
    header.dice_key = None;
    assert_eq!(prove_dice(&header, &replayed.played), Err(ProofError::NoKey));
    header.dice_key = Some(DiceKey([1; 32]));
    assert_eq!(prove_dice(&header, &replayed.played), Err(ProofError::OtherKey));
    let face = &mut replayed.played[1].rolls[0].face;
    *face = *face % 6 + 1;
    let proof = prove_dice(&record.header, &replayed.played);
    assert!(matches!(proof, Err(ProofError::Face { choice: 2, roll: 1, .. })));
}

fn line() -> impl Strategy<Value = Line> {
    let face = ("[a-z0-9-]{1,8}", 1_u8..).prop_map(|(purpose, face)| Face { purpose, face });
    let faces = proptest::collection::vec(face, 0..4);
    ("[!-:<-~é][ -:<-~é]{0,10}[!-:<-~é]", faces, any::<bool>(), 0_u32..2).prop_map(
        |(notation, faces, union, reseed)| {
            let side = if union { Side::Union } else { Side::Confederate };
            Line { side, notation, faces, reseed, at: None }
        },
    )
}

/// What one viewer gets of a game that is on has neither key nor hash, and does not replay.
#[test]
fn a_record_that_leaves_something_out_says_so() {
    let world = Arc::new(track());
    let game = Game::<Race>::new(Arc::clone(&world), DiceKey::for_game(1, 1));
    let players = BySide::new("Ann".to_owned(), "Bob".to_owned());
    let particulars = Particulars { data_digest: "x".to_owned(), players, ..Particulars::default() };
    let whole = game.record_for(&particulars, Viewer::Union);
    assert_eq!((whole.header.seen_by, whole.ending.hash()), (None, Some(game.hash())));
    let mut sealed = whole.clone();
    sealed.header.seen_by = Some(Viewer::Union);
    assert!(sealed.to_text().is_err(), "it has a hash");
    sealed.ending = Ending::Unfinished { hash: None };
    let text = sealed.to_text().unwrap();
    assert!(text.contains("\nseen-by: union\n\n"));
    assert_eq!(replay::<Race>(&world, &sealed, None).err(), Some(ReplayError::Sealed(Viewer::Union)));
    assert!(Record::parse(&text.replace("seen-by: union", "seen-by: referee")).is_err());
}

fn header() -> impl Strategy<Value = Header> {
    let value = || "[!-~é]{1,3}( [!-~é]{1,3})?";
    let options = proptest::collection::btree_map("[a-z0-9-]{1,5}", value(), 0..4);
    let file = proptest::option::of("([ -~\t]{0,6}\n){0,4}");
    let extras = (any::<Option<[u8; 32]>>(), proptest::option::of(1_usize..50));
    (options, value(), value(), file, extras, any::<bool>()).prop_map(
        |(options, union, rebel, file, (key, from), dated)| Header {
            title: "race".to_owned(),
            rules_version: 3,
            data_digest: "x".to_owned(),
            scenario: "short".to_owned(),
            options,
            players: BySide::new(union, rebel),
            date: dated.then(|| "1862-08-29".to_owned()),
            dice_commitment: key.map(|key| DiceKey(key).commitment()),
            dice_from: from,
            dice_key: None,
            seen_by: from.map(|_| Viewer::Spectator),
            scenario_file: file.map(|text| ScenarioFile::new(&text)),
        },
    )
}

proptest! {
    #[test]
    fn what_is_written_reads_back(header in header(), lines in proptest::collection::vec(line(), 0..6)) {
        let mut lines = lines;
        let mut reseed = 0;
        for line in &mut lines {
            reseed += line.reseed;
            line.reseed = reseed;
        }
        let record = Record { header, lines, ending: Ending::Unfinished { hash: None } };
        let text = record.to_text().unwrap();
        let read = Record::parse(&text).unwrap();
        prop_assert_eq!(&read, &record);
        prop_assert_eq!(read.to_text().unwrap(), text);
    }

    #[test]
    fn any_text_is_read_or_refused(text in "(?s).{0,300}") {
        let _ = Record::parse(&text);
        let _ = Record::parse(&format!("brigadier-record 1\n{text}"));
    }

    #[test]
    fn damaged_records_never_panic(at in any::<proptest::sample::Index>(), with in "(?s).{0,6}", drop in 0_usize..40) {
        let text = finished();
        let chars: Vec<char> = text.chars().collect();
        let at = at.index(chars.len());
        let rest = chars.get(at + drop..).unwrap_or_default();
        let damaged: String = chars[..at].iter().copied().chain(with.chars()).chain(rest.iter().copied()).collect();
        if let Ok(record) = Record::parse(&damaged) {
            let _ = replay::<Race>(&track(), &record, None);
            let _ = record.to_text();
        }
    }
}
