//! How fast the rules are: `cargo bench -p red-badge`.
#![allow(dead_code, clippy::unwrap_used, clippy::panic, reason = "shared with the tests")]

#[path = "../tests/promises/mod.rs"]
mod promises;

use std::hint::black_box;

use contract::chance::Chance;
use contract::scripted::Scripted;
use contract::walk::positions;
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use kernel::dice::LiveDice;
use kernel::hash::state_hash;
use kernel::{OptionValues, Side, Tactics, Title};
use promises::world_with;
use red_badge::state::State;
use red_badge::{Choice, RedBadge, World, outlook};

fn single_choices(c: &mut Criterion) {
    for (scenario, games, stride) in [("matthews-hill", 0..8, 13), ("full-battle", 0..2, 101)] {
        let world = world_with(scenario, OptionValues::new());
        let bag = positions::<RedBadge>(&world, games, stride);
        let (mut list, mut chance) = (Vec::new(), Chance::new(1));
        let picked: Vec<_> = bag
            .iter()
            .map(|state| {
                RedBadge::choices(&world, state, &mut list);
                (state, list[chance.below(list.len())])
            })
            .collect();
        let mut group = c.benchmark_group(scenario);
        group.throughput(Throughput::Elements(picked.len() as u64));
        let (mut dice, mut events) = (LiveDice::for_game(1, 1), Vec::with_capacity(64));
        group.bench_function("clone", |b| {
            b.iter(|| picked.iter().for_each(|(state, _)| drop(black_box((*state).clone()))));
        });
        group.bench_function("clone and choose", |b| {
            b.iter(|| {
                for (state, choice) in &picked {
                    let mut then = (*state).clone();
                    events.clear();
                    let _ = RedBadge::choose(&world, &mut then, choice, &mut dice, &mut events);
                    black_box(&then);
                }
            });
        });
        group.bench_function("choices", |b| {
            b.iter(|| {
                for (state, _) in &picked {
                    RedBadge::choices(&world, state, &mut list);
                    black_box(&list);
                }
            });
        });
        group.bench_function("value", |b| {
            b.iter(|| picked.iter().map(|(state, _)| RedBadge::value(&world, state, Side::Union)).sum::<f64>());
        });
        group.bench_function("features and chance", |b| {
            b.iter(|| picked.iter().map(|(state, _)| RedBadge::chance(&world, state, Side::Union)).sum::<f64>());
        });
        group.bench_function("hash", |b| {
            b.iter(|| picked.iter().map(|(state, _)| state_hash::<RedBadge>(&world, state)).max());
        });
        group.finish();
    }
}

/// Lines of sight: those the ground leaves clear are kept by the world once asked for, so the first look costs more.
fn lines_of_sight(c: &mut Criterion) {
    let world = world_with("full-battle", OptionValues::new());
    let state = RedBadge::start(&world);
    let hexes: Vec<_> = world.hexes().step_by(37).collect();
    let pairs: Vec<_> = hexes.iter().flat_map(|a| world.within(*a, 12).map(|b| (*a, b))).collect();
    let mut group = c.benchmark_group("line of sight");
    group.throughput(Throughput::Elements(pairs.len() as u64));
    group.bench_function("ground", |b| {
        b.iter(|| pairs.iter().filter(|(from, to)| world.sees(*from, *to)).count());
    });
    group.finish();
    c.bench_function("all hexes under fire", |b| b.iter(|| outlook::under_fire(&world, &state, Side::Union)));
}

fn scripted_activations(c: &mut Criterion) {
    for (scenario, games) in [("matthews-hill", 8), ("full-battle", 1)] {
        let world = world_with(scenario, OptionValues::new());
        let starts: Vec<State> =
            (0..games).flat_map(|game| Scripted::<RedBadge>::new(&world, game).beginnings()).collect();
        let mut group = c.benchmark_group(scenario);
        group.throughput(Throughput::Elements(starts.len() as u64)).sample_size(20);
        group.bench_function("scripted activation", |b| {
            let mut scripted = Scripted::<RedBadge>::new(&world, 0);
            b.iter(|| {
                for start in &starts {
                    black_box(scripted.activation(start));
                }
            });
        });
        group.finish();
    }
}

/// Plays a random game; returns how many choices it took.
fn random_game(world: &World, seed: u64, list: &mut Vec<Choice>) -> u64 {
    let mut state = RedBadge::start(world);
    let (mut dice, mut chance) = (LiveDice::for_game(seed, 0), Chance::new(seed));
    let mut events = Vec::with_capacity(64);
    let mut made = 0;
    while RedBadge::to_choose(world, &state).is_some() {
        RedBadge::choices(world, &state, list);
        let choice = list[chance.below(list.len())];
        events.clear();
        RedBadge::choose(world, &mut state, &choice, &mut dice, &mut events).unwrap();
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

criterion_group!(benches, single_choices, scripted_activations, lines_of_sight, whole_games);
criterion_main!(benches);
