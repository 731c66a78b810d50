//! How fast the rules are: `cargo bench -p bull-run-1861`.
#![allow(dead_code, clippy::unwrap_used, clippy::panic, reason = "shared with the tests")]

#[path = "../tests/common/mod.rs"]
mod common;
#[path = "../tests/promises/mod.rs"]
mod promises;

use std::hint::black_box;

use bull_run_1861::{BullRun1861, State, World, movement};
use contract::chance::Chance;
use contract::scripted::Scripted;
use contract::walk::positions;
use criterion::{BatchSize, Criterion, Throughput, criterion_group, criterion_main};
use kernel::dice::LiveDice;
use kernel::hash::state_hash;
use kernel::{OptionValues, Side, Tactics, Title};
use promises::world_with;

/// Positions from all parts of games, without the set-up of the free placement, whose lists are long.
fn bag(world: &World) -> Vec<State> {
    positions::<BullRun1861>(world, 0..20, 13)
}

fn single_choices(c: &mut Criterion) {
    let world = world_with("historical", OptionValues::new());
    let bag = bag(&world);
    let mut list = Vec::new();
    let mut chance = Chance::new(1);
    let picked: Vec<_> = bag
        .iter()
        .map(|state| {
            BullRun1861::choices(&world, state, &mut list);
            (state, list[chance.below(list.len())])
        })
        .collect();
    let mut group = c.benchmark_group("one");
    group.throughput(Throughput::Elements(picked.len() as u64));
    let (mut dice, mut events) = (LiveDice::for_game(1, 1), Vec::with_capacity(64));
    group.bench_function("clone and choose", |b| {
        b.iter(|| {
            for (state, choice) in &picked {
                let mut then = (*state).clone();
                events.clear();
                let _ = BullRun1861::choose(&world, &mut then, choice, &mut dice, &mut events);
                black_box(&then);
            }
        });
    });
    group.bench_function("choices", |b| {
        b.iter(|| {
            for (state, _) in &picked {
                BullRun1861::choices(&world, state, &mut list);
                black_box(&list);
            }
        });
    });
    group.bench_function("reach", |b| {
        b.iter(|| {
            for (state, _) in &picked {
                for side in Side::BOTH {
                    let enemies = state.occupied(&world, side.other());
                    black_box(movement::costs_from(&world, state, side, world.bases[side].alone(), 6, enemies));
                }
            }
        });
    });
    group.bench_function("hash", |b| b.iter(|| picked.iter().map(|(s, _)| state_hash::<BullRun1861>(&world, s)).max()));
    group.finish();
}

/// Plays a random game; returns how many choices it took.
fn random_game(world: &World, seed: u64, list: &mut Vec<bull_run_1861::Choice>) -> u64 {
    let mut state = BullRun1861::start(world);
    let (mut dice, mut chance) = (LiveDice::for_game(seed, 0), Chance::new(seed));
    let mut events = Vec::with_capacity(64);
    let mut made = 0;
    while BullRun1861::to_choose(world, &state).is_some() {
        BullRun1861::choices(world, &state, list);
        let choice = list[chance.below(list.len())];
        events.clear();
        let _ = BullRun1861::choose(world, &mut state, &choice, &mut dice, &mut events);
        made += 1;
    }
    made
}

fn whole_games(c: &mut Criterion) {
    let mut group = c.benchmark_group("random games");
    for scenario in promises::SCENARIOS {
        let world = world_with(scenario, OptionValues::new());
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
    for (scenario, games) in [("historical", 8), ("free", 4)] {
        let world = world_with(scenario, OptionValues::new());
        let starts: Vec<State> =
            (0..games).flat_map(|game| Scripted::<BullRun1861>::new(&world, game).beginnings()).collect();
        let mut group = c.benchmark_group(scenario);
        group.throughput(Throughput::Elements(starts.len() as u64)).sample_size(20);
        group.bench_function("scripted activation", |b| {
            let mut scripted = Scripted::<BullRun1861>::new(&world, 0);
            b.iter(|| {
                for start in &starts {
                    black_box(scripted.activation(start));
                }
            });
        });
        group.bench_function("features and chance", |b| {
            b.iter(|| starts.iter().map(|state| BullRun1861::chance(&world, state, Side::Union)).sum::<f64>());
        });
        group.finish();
    }
}

criterion_group!(benches, single_choices, whole_games, scripted_activations);
criterion_main!(benches);
