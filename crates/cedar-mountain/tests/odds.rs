//! Odds against the chart by hand and against thrown dice.
//!
//! `BRIGADIER_LONG=1 cargo test --release -p cedar-mountain --test odds -- --nocapture` samples 200 fires a
//! million times each and prints one line.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test stops where it fails")]

mod common;

use std::collections::BTreeMap;

use cedar_mountain::ids::Leaders;
use cedar_mountain::odds::{Fate, classes};
use cedar_mountain::state::{Stage, Status};
use cedar_mountain::{CedarMountain, Choice, Event, State, World};
use common::{Game, Position};
use kernel::dice::LiveDice;
use kernel::odds::Prob;
use kernel::{Dice, Purpose, Side, Title};

fn p(num: u128, den: u128) -> Prob {
    Prob::new(num, den).unwrap()
}

/// Hartsuff with 12 strength points at Thomas in 1208, the order to fire not yet given.
fn aimed(leader: Option<&str>) -> Game {
    let position = Position::at("offensive").unit_with("us_hartsuff", "1207", "sp = 12").unit("cs_thomas", "1208");
    let mut game = leader.into_iter().fold(position, |p, leader| p.leader(leader, "1208")).build();
    game.aim("cs_thomas", &["us_hartsuff"]);
    game
}

#[test]
fn the_chances_of_a_volley_by_hand() {
    // Column 11-14: two faces do nothing, three ask for morale, three cost 1, two cost 2 with a retreat.
    let game = aimed(None);
    let odds = classes(&game.world, &game.state);
    let fate = |fate: Fate| odds.probability(|class| class.fate == fate);
    assert_eq!(fate(Fate::Untouched), p(2, 10));
    assert_eq!(fate(Fate::Holds), p(6 * 7, 100));
    assert_eq!(fate(Fate::Retreats), p(2 * 7, 100));
    assert_eq!(fate(Fate::Routs), p(8 * 3, 100));
    assert_eq!(odds.probability(|_| true), Prob::ONE);
    let sheet = game.sheet("fire");
    let loss = sheet.losses.iter().find(|loss| loss.side == kernel::Side::Confederate).unwrap();
    assert!(loss.min >= 0.7 - 1e-9 && loss.min <= loss.max, "{loss:?}");
}

#[test]
fn a_leader_steadies_in_the_odds_too() {
    let game = aimed(Some("cs_jackson"));
    let odds = classes(&game.world, &game.state);
    assert_eq!(odds.probability(|class| class.fate == Fate::Routs), p(8 * 2, 100));
    let rally = Position::at("rally").unit_with("us_geary", "1207", "routed = true").leader("us_augur", "1207").build();
    let sheet = rally.sheet("rally us_geary");
    assert_eq!(sheet.outcomes[0].exact, "4/5");
}

#[test]
fn thrown_dice_come_near_the_odds() {
    let game = aimed(None);
    let odds = classes(&game.world, &game.state);
    let expected = odds.probability(|class| class.fate == Fate::Routs).to_f64();
    let mut dice = LiveDice::for_game(1862, 9);
    let throws = 10_000;
    let mut routs = 0;
    for _ in 0..throws {
        let mut state = game.state.clone();
        let mut events = Vec::new();
        CedarMountain::choose(&game.world, &mut state, &game.parse("fire"), &mut dice, &mut events).unwrap();
        while let Some(first) = first_choice(&game, &state) {
            CedarMountain::choose(&game.world, &mut state, &first, &mut dice, &mut events).unwrap();
        }
        routs += u32::from(events.iter().any(|event| matches!(event, cedar_mountain::Event::Routed { .. })));
    }
    let share = f64::from(routs) / f64::from(throws);
    let error = (expected * (1.0 - expected) / f64::from(throws)).sqrt();
    assert!((share - expected).abs() < 4.0 * error, "{share} against {expected}");
}

/// The first answer while the target still flees.
fn first_choice(game: &Game, state: &cedar_mountain::State) -> Option<cedar_mountain::Choice> {
    if !matches!(state.stage, cedar_mountain::state::Stage::Fire(_)) {
        return None;
    }
    let mut choices = Vec::new();
    CedarMountain::choices(&game.world, state, &mut choices);
    choices.first().copied()
}

/// A fire about to be given, Fate markers put away as on the sheet.
struct Found {
    world: World,
    state: State,
}

/// Fires of games by chance in both scenarios with default options, at most eight of a game.
fn fires(count: usize, seed: u64) -> Vec<Found> {
    let worlds = ["historical", "free"].map(|scenario| common::world(scenario, &[]));
    let mut found = Vec::new();
    for (number, world) in (0..).zip(worlds.iter().cycle()) {
        if found.len() >= count {
            break;
        }
        one_game(world, (seed, number), count, &mut found);
    }
    found
}

fn one_game(world: &World, seed: (u64, u64), count: usize, found: &mut Vec<Found>) {
    let mut state = CedarMountain::start(world);
    let mut dice = LiveDice::for_game(seed.0, 2 * seed.1);
    let mut pick = LiveDice::for_game(seed.0, 2 * seed.1 + 1);
    let (mut choices, mut events) = (Vec::new(), Vec::new());
    let (mut met, mut taken) = (0, 0);
    while CedarMountain::to_choose(world, &state).is_some() && found.len() < count && taken < 8 {
        CedarMountain::choices(world, &state, &mut choices);
        // Declared fires rather than the end of a phase, so that every game has some.
        let eager = choices.iter().position(|choice| matches!(choice, Choice::Target(_)));
        let by_chance = usize::from(pick.roll(240, Purpose("pick"))) % choices.len();
        let choice = choices[eager.filter(|_| pick.roll(2, Purpose("coin")) == 1).unwrap_or(by_chance)];
        if choice == Choice::Fire {
            met += 1;
            if met % 3 == 0 {
                taken += 1;
                let mut state = state.clone();
                state.fate = Leaders::EMPTY;
                found.push(Found { world: world.clone(), state });
            }
        }
        events.clear();
        CedarMountain::choose(world, &mut state, &choice, &mut dice, &mut events).unwrap();
    }
}

/// Gives fire and takes the first answer listed until it is over: the class by what was told, and the figures.
fn sample(found: &Found, dice: &mut LiveDice) -> (String, [f64; 3]) {
    let (world, mut state) = (&found.world, found.state.clone());
    let Stage::Fire(fire) = state.stage else { panic!("nobody fires") };
    let (mut events, mut choices) = (Vec::new(), Vec::new());
    let mut next = Choice::Fire;
    loop {
        CedarMountain::choose(world, &mut state, &next, dice, &mut events).unwrap();
        if state.displaced.is_empty() && !matches!(state.stage, Stage::Fire(_)) {
            break;
        }
        CedarMountain::choices(world, &state, &mut choices);
        next = choices[0];
    }
    let told = |condition: fn(&Event) -> bool| events.iter().any(condition);
    let cell =
        events.iter().find_map(|e| if let Event::FireDie { cell, .. } = *e { Some(cell) } else { None }).unwrap();
    let what = match () {
        () if told(|e| matches!(e, Event::Eliminated { .. })) => "eliminated",
        () if told(|e| matches!(e, Event::Routed { .. } | Event::Fled { rout: true, .. })) => "routs",
        () if told(|e| matches!(e, Event::Fled { .. })) => "retreats",
        () if cell.morale => "holds",
        () => "untouched",
    };
    let what = if cell.loss == 0 { what.to_owned() } else { format!("{what}-{}", cell.loss) };
    let lost = |side: Side| f64::from(state.lost[side] - found.state.lost[side]);
    let target = &state[fire.target];
    let left = target.status != Status::OnMap || target.hex != Some(fire.hex);
    (what, [lost(Side::Union), lost(Side::Confederate), f64::from(u8::from(left))])
}

/// The worst deviation of samples from the odds, in standard errors; panics beyond four.
fn compare(number: usize, found: &Found, samples: u32) -> f64 {
    let sheet = CedarMountain::odds(&found.world, &found.state, &Choice::Fire).expect("a fire");
    let mut dice = LiveDice::for_game(1862, number as u64);
    let mut seen: BTreeMap<String, u32> = BTreeMap::new();
    let mut sums = [(0.0, 0.0); 3];
    for _ in 0..samples {
        let (what, figures) = sample(found, &mut dice);
        *seen.entry(what).or_default() += 1;
        for (sum, value) in sums.iter_mut().zip(figures) {
            *sum = (sum.0 + value, sum.1 + value * value);
        }
    }
    let n = f64::from(samples);
    let mut worst: f64 = 0.0;
    for outcome in &sheet.outcomes {
        let share = f64::from(seen.remove(&outcome.what).unwrap_or(0)) / n;
        let (p, what) = (outcome.probability, &outcome.what);
        let error = (p * (1.0 - p) / n).sqrt();
        assert!((share - p).abs() <= 4.0 * error + 1e-12, "fire {number}, {what}: {share} sampled, {p} worked out");
        worst = worst.max(if error > 0.0 { (share - p).abs() / error } else { 0.0 });
    }
    assert!(seen.is_empty(), "fire {number}: {seen:?} is not on the sheet");
    let ranges = sheet.losses.iter().map(|l| (l.min, l.max)).chain(sheet.taken.iter().map(|t| (t.min, t.max)));
    for (at, ((min, max), (sum, squares))) in ranges.zip(sums).enumerate() {
        let mean = sum / n;
        let error = 4.0 * ((squares / n - mean * mean).max(0.0) / n).sqrt() + 1e-9;
        // Bounds that would take too long are not on the sheet.
        let fits = min.is_nan() || (mean >= min - error && mean <= max + error);
        assert!(fits, "fire {number}, figure {at}: {mean} sampled, {min} to {max}");
    }
    worst
}

#[test]
fn odds_agree_with_samples() {
    let long = std::env::var("BRIGADIER_LONG").is_ok_and(|value| value == "1");
    let (count, samples) = if long { (200, 1_000_000) } else { (16, 4_000) };
    let found = fires(count, 12);
    let worst = found.iter().enumerate().map(|(number, fire)| compare(number, fire, samples)).fold(0.0, f64::max);
    println!("{count} fires, {samples} samples each: no class off by more than {worst:.2} standard errors");
}
