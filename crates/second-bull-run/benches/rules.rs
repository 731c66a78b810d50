//! How fast the rules are: `cargo bench -p second-bull-run`.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a bench stops where something is wrong")]

use std::hint::black_box;

use contract::DataFolder;
use contract::chance::Chance;
use contract::scripted::Scripted;
use contract::walk::positions;
use criterion::{BatchSize, Criterion, Throughput, criterion_group, criterion_main};
use kernel::dice::LiveDice;
use kernel::hash::state_hash;
use kernel::{OptionValues, Setup, Side, Tactics, Title};
use second_bull_run::facing::Field;
use second_bull_run::ids::Zones;
use second_bull_run::movement::{Way, costs_from};
use second_bull_run::{Choice, SecondBullRun, State, World};

const SCENARIOS: [&str; 3] = ["29-august", "30-august", "both-days"];

fn world(scenario: &str) -> World {
    let setup = Setup { scenario: scenario.to_owned(), scenario_text: None, options: OptionValues::new() };
    World::build(&DataFolder::new(), &setup).unwrap()
}

/// Positions from all parts of games.
fn bag(world: &World) -> Vec<State> {
    positions::<SecondBullRun>(world, 0..20, 13)
}

fn single_choices(c: &mut Criterion) {
    let world = world("30-august");
    let bag = bag(&world);
    let mut list = Vec::new();
    let mut chance = Chance::new(1);
    let picked: Vec<_> = bag
        .iter()
        .map(|state| {
            SecondBullRun::choices(&world, state, &mut list);
            (state, list[chance.below(list.len())])
        })
        .collect();
    let mut group = c.benchmark_group("one");
    group.throughput(Throughput::Elements(picked.len() as u64));
    let (mut dice, mut events) = (LiveDice::for_game(1, 1), Vec::with_capacity(64));
    group.bench_function("clone", |b| {
        b.iter(|| {
            for (state, _) in &picked {
                black_box((*state).clone());
            }
        });
    });
    group.bench_function("clone and choose", |b| {
        b.iter(|| {
            for (state, choice) in &picked {
                let mut then = (*state).clone();
                events.clear();
                let _ = SecondBullRun::choose(&world, &mut then, choice, &mut dice, &mut events);
                black_box(&then);
            }
        });
    });
    group.bench_function("choices", |b| {
        b.iter(|| {
            for (state, _) in &picked {
                SecondBullRun::choices(&world, state, &mut list);
                black_box(&list);
            }
        });
    });
    group.bench_function("reach", |b| {
        let way = Way { closed: Zones::EMPTY, stops: Zones::EMPTY, not_first: Zones::EMPTY };
        b.iter(|| {
            for (state, _) in &picked {
                for side in Side::BOTH {
                    let Some(from) = state.occupied[side].first() else { continue };
                    black_box(costs_from(&world, &Field::of(&world, state, side), &way, from, 8));
                }
            }
        });
    });
    group.bench_function("hash", |b| {
        b.iter(|| picked.iter().map(|(s, _)| state_hash::<SecondBullRun>(&world, s)).max());
    });
    group.finish();
}

/// Combats that come up in random games.
fn combats(world: &World, count: usize) -> Vec<(State, Choice)> {
    let mut found = Vec::new();
    let mut list = Vec::new();
    for seed in 0.. {
        let mut state = SecondBullRun::start(world);
        let (mut dice, mut chance) = (LiveDice::for_game(seed, 0), Chance::new(seed));
        let mut events = Vec::new();
        while SecondBullRun::to_choose(world, &state).is_some() {
            SecondBullRun::choices(world, &state, &mut list);
            let attack = list.iter().copied().find(|c| matches!(c, Choice::Attack(_) | Choice::Fight(_)));
            let choice = attack.unwrap_or_else(|| list[chance.below(list.len())]);
            if matches!(choice, Choice::Fight(_)) {
                found.push((state.clone(), choice));
                if found.len() == count {
                    return found;
                }
            }
            events.clear();
            let _ = SecondBullRun::choose(world, &mut state, &choice, &mut dice, &mut events);
        }
    }
    found
}

fn odds_sheets(c: &mut Criterion) {
    let world = world("30-august");
    let combats = combats(&world, 50);
    let mut group = c.benchmark_group("odds");
    group.throughput(Throughput::Elements(combats.len() as u64));
    group.sample_size(20);
    group.bench_function("sheet", |b| {
        b.iter(|| {
            for (state, choice) in &combats {
                black_box(SecondBullRun::odds(&world, state, choice));
            }
        });
    });
    group.finish();
}

/// Plays a random game; returns how many choices it took.
fn random_game(world: &World, seed: u64, list: &mut Vec<Choice>) -> u64 {
    let mut state = SecondBullRun::start(world);
    let (mut dice, mut chance) = (LiveDice::for_game(seed, 0), Chance::new(seed));
    let mut events = Vec::with_capacity(64);
    let mut made = 0;
    while SecondBullRun::to_choose(world, &state).is_some() {
        SecondBullRun::choices(world, &state, list);
        let choice = list[chance.below(list.len())];
        events.clear();
        let _ = SecondBullRun::choose(world, &mut state, &choice, &mut dice, &mut events);
        made += 1;
    }
    made
}

fn whole_games(c: &mut Criterion) {
    let mut group = c.benchmark_group("random games");
    for scenario in SCENARIOS {
        let world = world(scenario);
        let mut list = Vec::with_capacity(4096);
        let choices: u64 = (0..20).map(|seed| random_game(&world, seed, &mut list)).sum();
        group.throughput(Throughput::Elements(choices));
        group.bench_function(scenario, |b| {
            b.iter_batched(
                || (),
                |()| (0..20).map(|seed| random_game(&world, seed, &mut list)).sum::<u64>(),
                BatchSize::PerIteration,
            );
        });
    }
    group.finish();
}

fn scripted_activations(c: &mut Criterion) {
    for (scenario, games) in [("29-august", 2), ("30-august", 2)] {
        let world = world(scenario);
        let starts: Vec<State> =
            (0..games).flat_map(|game| Scripted::<SecondBullRun>::new(&world, game).beginnings()).collect();
        let mut group = c.benchmark_group(scenario);
        group.throughput(Throughput::Elements(starts.len() as u64)).sample_size(20);
        group.bench_function("scripted activation", |b| {
            let mut scripted = Scripted::<SecondBullRun>::new(&world, 0);
            b.iter(|| {
                for start in &starts {
                    black_box(scripted.activation(start));
                }
            });
        });
        group.bench_function("features and chance", |b| {
            b.iter(|| starts.iter().map(|state| SecondBullRun::chance(&world, state, Side::Union)).sum::<f64>());
        });
        group.finish();
    }
}

criterion_group!(benches, single_choices, odds_sheets, whole_games, scripted_activations);
criterion_main!(benches);
