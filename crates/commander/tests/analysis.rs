//! Analysis of games of a title small enough to check by hand.

// Helpers of tests may fail loudly, as tests do.
#![allow(clippy::unwrap_used, clippy::panic, missing_docs)]

#[allow(dead_code, reason = "shared with other tests")]
mod race;

use commander::analysis::{Analysis, Fortune, GameSurvey, Mark, Stopped, Survey, Trial, Turned};
use commander::analysis::{analyse, compare, survey_game};
use std::time::Duration;

use commander::{Allowance, Computer, Halt, Kind};
use kernel::dice::{LiveDice, RecordingDice, ScriptedDice};
use kernel::record::Played;
use kernel::{BySide, Side, Title};
use race::{Mind, Move, Race, Wits, track};

/// A space ahead, as a part of the logit.
const SPACE: f64 = 0.1;

const WITS: Wits = Wits { space: SPACE, pliant: false, minds: &[Mind::Open] };

fn chance(lead: f64) -> f64 {
    1.0 / (1.0 + (-SPACE * lead).exp())
}

/// Plays moves with the faces given, one for each die.
fn line(moves: &[Move], faces: &[u8]) -> Vec<Played<Race>> {
    let world = track();
    let mut state = Race::start(&world);
    let mut script = ScriptedDice::faces(faces.iter().copied());
    let mut line = Vec::new();
    for choice in moves {
        let side = Race::to_choose(&world, &state).unwrap();
        let mut dice = RecordingDice::new(&mut script);
        let mut events = Vec::new();
        Race::choose(&world, &mut state, choice, &mut dice, &mut events).unwrap();
        line.push(Played { side, choice: *choice, rolls: dice.rolls, events, reseed: 0 });
    }
    script.finish().unwrap();
    line
}

/// A game played out by computers.
fn game(kinds: BySide<Kind>, number: u64) -> Vec<Played<Race>> {
    let world = track();
    let seat = |side: Side| Computer::<Race>::new(kinds[side], 1, number, side);
    let mut players = BySide::new(seat(Side::Union), seat(Side::Confederate));
    let (mut state, mut live, mut line) = (Race::start(&world), LiveDice::for_game(1, number), Vec::new());
    let mut list = Vec::new();
    while let Some(side) = Race::to_choose(&world, &state) {
        Race::choices(&world, &state, &mut list);
        let choice = list[commander::Player::pick(&mut players[side], &world, &state, &list)];
        let mut dice = RecordingDice::new(&mut live);
        let mut events = Vec::new();
        Race::choose(&world, &mut state, &choice, &mut dice, &mut events).unwrap();
        line.push(Played { side, choice, rolls: dice.rolls, events, reseed: 0 });
    }
    line
}

fn analysed(line: &[Played<Race>], nodes: u64) -> Analysis {
    analyse::<Race>(&track(), line, &nodes.into(), &mut |_| true).unwrap()
}

#[test]
fn the_luck_of_a_run_is_what_came_less_the_mean_of_all_faces() {
    let mean: f64 = (1..=6).map(|face| chance(f64::from(face))).sum::<f64>() / 6.0;
    let mut sum = 0.0;
    for face in 1..=6 {
        let found = analysed(&line(&[Move::Run], &[face]), 0);
        let [throw] = found.throws.as_slice() else { panic!("one throw") };
        assert!((throw.expected - mean).abs() < 1e-12 && throw.exact);
        let luck = throw.dice[0].luck;
        assert!((luck - (chance(f64::from(face)) - mean)).abs() < 1e-12);
        assert_eq!(throw.favours, if luck >= 0.0 { Side::Union } else { Side::Confederate });
        assert_eq!((throw.dice[0].face, throw.dice[0].sides, throw.dice[0].side), (face, 6, Side::Union));
        sum += luck;
    }
    assert!(sum.abs() < 1e-12, "the mean over all faces is nothing");
}

#[test]
fn the_last_die_of_a_game_counts_to_the_result() {
    // Two walks and a run of four, twenty-two times, then from 88 to the goal.
    let turn = [Move::Walk, Move::Walk, Move::Run, Move::Rest];
    let mut moves: Vec<Move> = turn.repeat(14);
    moves.extend([Move::Walk, Move::Walk, Move::Run]);
    let mut faces = vec![4; 14];
    faces.push(6);
    moves.push(Move::Yield);
    let found = analysed(&line(&moves, &faces), 0);
    assert_eq!(found.result, 1.0);
    assert_eq!(found.sides.confederate.result, 0.0);
    assert!(found.throws.last().unwrap().after < 1.0, "the goal is reached only when nobody trips the runner");
    check_identity(&found);
}

/// The identity of an account, which every analysis has to keep.
fn check_identity(found: &Analysis) {
    for side in Side::BOTH {
        let (own, enemy) = (&found.sides[side], &found.sides[side.other()]);
        let drift = if side == Side::Union { found.drift.union } else { -found.drift.union };
        let explained = own.luck - own.errors + enemy.errors - enemy.luck + drift;
        assert!((own.result - own.initial - explained).abs() < 1e-9, "{side}");
        assert!((own.gained - enemy.gained - (own.luck - enemy.luck)).abs() < 1e-9, "{side}");
        assert!((own.adjusted - (own.result - own.luck + enemy.luck)).abs() < 1e-9, "{side}");
    }
    for throw in &found.throws {
        let union: f64 = throw.dice.iter().map(|die| if die.side == Side::Union { die.luck } else { -die.luck }).sum();
        assert!((union - (throw.after - throw.expected)).abs() < 1e-9);
    }
}

#[test]
fn luck_errors_and_drift_come_to_the_result() {
    for (number, nodes) in [(0, 0), (1, 0), (2, 600)] {
        let found = analysed(&game(BySide::new(Kind::Random, Kind::Greedy), number), nodes);
        check_identity(&found);
        assert_eq!(found.sides.union.accuracy.is_some(), nodes > 0);
        assert!(found.activations.windows(2).all(|pair| pair[0].to == pair[1].from && pair[0].side != pair[1].side));
        assert_eq!(found.activations.last().unwrap().to, found.choices);
        let best = found.activations.iter().filter_map(|one| one.opinion.as_ref());
        assert!(best.clone().all(|opinion| opinion.best >= opinion.played));
        assert_eq!(best.count() > 0, nodes > 0);
        assert!(found.turning_points.len() == 5 && found.turning_points.windows(2).all(|pair| pair[0].n <= pair[1].n));
    }
}

/// Both stand shortly before the goal, and the Union rests instead of running home.
fn planted() -> Vec<Played<Race>> {
    let both = [Move::Walk, Move::Walk, Move::Run];
    let mut moves = both.repeat(28);
    let faces = vec![4; 28];
    moves.push(Move::Rest);
    moves.extend([Move::Walk, Move::Walk, Move::Rest]);
    line(&moves, &faces)
}

#[test]
fn a_planted_blunder_is_found_and_the_better_plan_told() {
    let found = analysed(&planted(), 4_000);
    let rest = found.activations.iter().find(|one| one.from == 84).unwrap();
    let opinion = rest.opinion.as_ref().unwrap();
    assert_eq!((rest.side, opinion.mark), (Side::Union, Some(Mark::Blunder)), "{opinion:?}");
    assert!(opinion.error > 2.0 * opinion.lead_error && opinion.best > opinion.played + 0.15);
    let better = opinion.better.as_ref().unwrap();
    assert!(better.plan.iter().any(|line| line.notation == "run"), "{better:?}");
    assert_eq!(better.why.len(), 1, "what does not change is no reason");
    assert_eq!((better.why[0].name, better.why[0].term.key.as_str()), ("lead", "race-term-lead"));
    assert!(better.why[0].change > 0.0);
    let worst = found.turning_points.iter().filter(|point| point.kind == Turned::Decision);
    assert!(worst.clone().any(|point| point.n == 84 && point.side == Side::Union));
    assert!(found.sides.union.marks.blunder >= 1 && found.sides.union.errors >= opinion.error);
    assert!(found.sides.union.accuracy < found.sides.confederate.accuracy.map(|_| 100.0));
}

#[test]
fn a_tried_plan_is_compared_with_the_one_that_was_played() {
    let world = track();
    let mut state = Race::start(&world);
    for played in planted().iter().take(84) {
        let mut dice = ScriptedDice::faces(played.rolls.iter().map(|roll| roll.face));
        Race::choose(&world, &mut state, &played.choice, &mut dice, &mut Vec::new()).unwrap();
    }
    let trial = |tried: Vec<Move>| {
        let trial = Trial { start: &state, side: Side::Union, played: vec![Move::Rest], tried };
        compare::<Race>(&world, &trial, &4_000.into()).unwrap()
    };
    let good = trial(vec![Move::Walk, Move::Walk, Move::Run]);
    assert!(good.gain > 0.15 && good.gain > 2.0 * good.gain_error);
    assert_eq!(good.tried.mark, None);
    let same = trial(vec![Move::Rest]);
    assert_eq!(same.gain, 0.0);
}

#[test]
fn an_analysis_can_be_stopped_and_tells_how_far_it_is() {
    let line = planted();
    let mut told = Vec::new();
    analyse::<Race>(&track(), &line, &0.into(), &mut |share| {
        told.push(share);
        true
    })
    .unwrap();
    assert!(told.windows(2).all(|pair| pair[0] <= pair[1]) && *told.last().unwrap() == 1.0);
    assert_eq!(analyse::<Race>(&track(), &line, &500.into(), &mut |share| share < 0.3).err(), Some(Stopped));
    // It is called off in the midst of a plan, too, or this would take years.
    let endless = Allowance { nodes: 1 << 40, halt: Halt::default() };
    let caller = std::thread::spawn({
        let halt = endless.halt.clone();
        move || {
            std::thread::sleep(Duration::from_millis(100));
            halt.call();
        }
    });
    assert_eq!(analyse::<Race>(&track(), &line, &endless, &mut |_| true).err(), Some(Stopped));
    caller.join().unwrap();
}

#[test]
fn marks_begin_where_they_should() {
    let marks = [0.049, 0.05, 0.1, 0.15].map(Mark::of);
    assert_eq!(marks, [None, Some(Mark::Doubtful), Some(Mark::Mistake), Some(Mark::Blunder)]);
    let fortunes = [0.04, -0.05, 0.1].map(Fortune::of);
    assert_eq!(fortunes, [None, Some(Fortune::Lucky), Some(Fortune::VeryLucky)]);
}

#[test]
fn dice_are_counted_by_who_threw_them() {
    let found = analysed(&line(&[Move::Run, Move::Run, Move::Trip], &[2, 6, 1]), 0);
    let [union, confederate] = [&found.sides.union.dice[0], &found.sides.confederate.dice[0]];
    assert_eq!((union.count, union.mean, union.expected, union.degrees), (2, 1.5, 3.5, 5));
    // Two dice, a third of each face expected: 2 x (2/3)^2 / (1/3) + 4 x (1/3)^2 / (1/3).
    assert!((union.chi_square - 4.0).abs() < 1e-12);
    assert_eq!((confederate.count, confederate.mean), (1, 6.0));
    let trip = found.sides.union.purposes.iter().find(|one| one.purpose == "trip").unwrap();
    assert!(trip.dice == 1 && trip.luck > 0.0 && (trip.gained - trip.luck).abs() < 1e-12);
}

fn surveyed(kind: Kind, games: u64) -> Survey {
    let world = track();
    let one = |game| -> GameSurvey {
        let seat = |side: Side| Computer::<Race>::new(kind, 1, game, side);
        let mut players = BySide::new(seat(Side::Union), seat(Side::Confederate));
        survey_game::<Race>(&world, &mut players, &mut LiveDice::for_game(1, game), 10_000).unwrap()
    };
    Survey::of(&(0..games).map(one).collect::<Vec<_>>())
}

#[test]
fn over_many_games_luck_is_fair_and_takes_most_of_the_variance() {
    let survey = surveyed("level3".parse().unwrap(), 400);
    assert_eq!(survey.games, 400);
    assert!(survey.luck.abs() < 3.0 * survey.luck_error, "{survey:?}");
    assert!(survey.luck_error > 0.0 && survey.ratio.unwrap() > 2.0, "{survey:?}");
    let told = &survey.calibration;
    assert!(told.log_loss < told.log_loss_constant && told.brier < told.brier_constant, "{told:?}");
    assert_eq!(told.tenths.iter().map(|tenth| tenth.positions).sum::<u64>(), told.positions);
    assert_eq!(survey.sampled, 0);
}
