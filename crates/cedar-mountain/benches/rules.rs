//! How fast the rules are: `cargo bench -p cedar-mountain`.
#![allow(dead_code, clippy::unwrap_used, clippy::panic, reason = "shared with the tests")]

#[path = "../tests/promises/mod.rs"]
mod promises;

use std::hint::black_box;

use cedar_mountain::state::State;
use cedar_mountain::{CedarMountain, Choice, World};
use contract::chance::Chance;
use contract::scripted::Scripted;
use contract::walk::positions;
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use kernel::dice::LiveDice;
use kernel::hash::state_hash;
use kernel::{OptionValues, Side, Tactics, Title};
use promises::world_with;

fn single_choices(c: &mut Criterion) {
    let world = world_with("historical", OptionValues::new());
    let bag = positions::<CedarMountain>(&world, 0..20, 13);
    let (mut list, mut chance) = (Vec::new(), Chance::new(1));
    let picked: Vec<_> = bag
        .iter()
        .map(|state| {
            CedarMountain::choices(&world, state, &mut list);
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
                let _ = CedarMountain::choose(&world, &mut then, choice, &mut dice, &mut events);
                black_box(&then);
            }
        });
    });
    group.bench_function("choices", |b| {
        b.iter(|| {
            for (state, _) in &picked {
                CedarMountain::choices(&world, state, &mut list);
                black_box(&list);
            }
        });
    });
    group.bench_function("value", |b| {
        b.iter(|| picked.iter().map(|(state, _)| CedarMountain::value(&world, state, Side::Union)).sum::<f64>());
    });
    group.bench_function("hash", |b| {
        b.iter(|| picked.iter().map(|(state, _)| state_hash::<CedarMountain>(&world, state)).max());
    });
    group.finish();
}

/// Plays a random game; returns how many choices it took.
fn random_game(world: &World, seed: u64, list: &mut Vec<Choice>) -> u64 {
    let mut state = CedarMountain::start(world);
    let (mut dice, mut chance) = (LiveDice::for_game(seed, 0), Chance::new(seed));
    let mut events = Vec::with_capacity(64);
    let mut made = 0;
    while CedarMountain::to_choose(world, &state).is_some() {
        CedarMountain::choices(world, &state, list);
        let choice = list[chance.below(list.len())];
        events.clear();
        CedarMountain::choose(world, &mut state, &choice, &mut dice, &mut events).unwrap();
        made += 1;
    }
    made
}

fn whole_games(c: &mut Criterion) {
    let mut list = Vec::new();
    for scenario in promises::SCENARIOS {
        let world = world_with(scenario, OptionValues::new());
        let mut seed = 0;
        c.bench_function(&format!("random game, {scenario}"), |b| {
            b.iter(|| {
                seed += 1;
                random_game(&world, seed, &mut list)
            });
        });
    }
}

fn scripted_activations(c: &mut Criterion) {
    for (scenario, games) in [("historical", 8), ("free", 4)] {
        let world = world_with(scenario, OptionValues::new());
        let starts: Vec<State> =
            (0..games).flat_map(|game| Scripted::<CedarMountain>::new(&world, game).beginnings()).collect();
        let mut group = c.benchmark_group(scenario);
        group.throughput(Throughput::Elements(starts.len() as u64)).sample_size(20);
        group.bench_function("scripted activation", |b| {
            let mut scripted = Scripted::<CedarMountain>::new(&world, 0);
            b.iter(|| {
                for start in &starts {
                    black_box(scripted.activation(start));
                }
            });
        });
        group.bench_function("features and chance", |b| {
            b.iter(|| starts.iter().map(|state| CedarMountain::chance(&world, state, Side::Union)).sum::<f64>());
        });
        group.finish();
    }
}

criterion_group!(benches, single_choices, whole_games, scripted_activations);
criterion_main!(benches);
