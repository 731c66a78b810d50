//! Figures of the server on this machine, to be read by a person:
//! `cargo test --release -p server --test measure -- --ignored --nocapture --exact figures`
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

mod common;

use std::time::{Duration, Instant};

use common::victim::Victim;
use common::{Client, Folder, choose, game, new_game, play_on};
use serde_json::json;
use server::StoreAt;

const STORED: usize = 1000;
const OPEN: usize = 100;
const CHOICES: usize = 2000;

/// Not a test: the server that is measured, in a process of its own.
#[test]
#[ignore = "run by the measurement below"]
fn serves_until_killed() {
    common::victim::serve();
}

fn told(what: &str, mut times: Vec<Duration>) {
    times.sort();
    let at = |share: f64| times[((times.len() - 1) as f64 * share) as usize];
    println!("{what}: median {:?}, p99 {:?}, longest {:?} of {}", at(0.5), at(0.99), at(1.0), times.len());
}

async fn timed_choices(client: &mut Client) {
    let (mut times, mut seen) = (Vec::new(), 0);
    while times.len() < CHOICES {
        let id = new_game(client, "historical", "human", "human").await;
        let mut now = game(client, &id).await;
        while times.len() < CHOICES && now["view"]["asked"]["choose"].is_object() {
            seen += 1;
            let start = Instant::now();
            now = choose(client, &now, seen * 7).await;
            times.push(start.elapsed());
        }
    }
    told("a choice, there and back, with its new view read", times);
}

async fn timed(client: &mut Client, what: &str, paths: impl Iterator<Item = String>) {
    let (mut times, mut weight) = (Vec::new(), 0);
    for path in paths {
        let start = Instant::now();
        let answer = client.get(&path).await;
        times.push(start.elapsed());
        assert_eq!(answer.status, 200, "{path}");
        weight = weight.max(answer.body.len());
    }
    told(what, times);
    println!("    largest answer {} kB", weight / 1024);
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "a measurement, not a test"]
async fn figures() {
    let folder = Folder::new("measure");
    let StoreAt::File(store) = folder.store() else { panic!("a file") };
    let mut victim = Victim::start(&store);
    println!("memory with nothing open: {:?} kB", victim.memory());
    timed_choices(&mut victim.client).await;
    let id = new_game(&mut victim.client, "historical", "random", "random").await;
    let end = play_on(&mut victim.client, &id, 5000).await;
    let made = end["made"].as_u64().unwrap();
    timed(&mut victim.client, "a moment of the past", (0..made).step_by(25).map(|n| format!("/api/games/{id}/at/{n}")))
        .await;
    timed(&mut victim.client, "a report", (0..10).map(|_| format!("/api/games/{id}/report"))).await;
    timed(&mut victim.client, "the game again", (0..100).map(|_| format!("/api/games/{id}"))).await;
    let record = victim.client.get(&format!("/api/games/{id}/record")).await.text();
    let mut ids = Vec::new();
    let start = Instant::now();
    for _ in 0..STORED {
        let made = victim.client.send("POST", "/api/records", Some("text/plain"), record.as_bytes()).await.expect(201);
        ids.push(made["id"].as_str().unwrap().to_owned());
    }
    println!("{STORED} records of {made} choices taken in: {:?}", start.elapsed());
    victim.kill();
    let start = Instant::now();
    let mut victim = Victim::start(&store);
    let size = std::fs::metadata(&store).unwrap().len() >> 20;
    println!("a store of {size} MB opened in {:?}; memory {:?} kB", start.elapsed(), victim.memory());
    timed(&mut victim.client, "the list of games", (0..10).map(|_| "/api/games".to_owned())).await;
    println!("memory after the list: {:?} kB", victim.memory());
    timed(&mut victim.client, "a game opened from its log", ids.iter().take(OPEN).map(|id| format!("/api/games/{id}")))
        .await;
    println!("memory with {STORED} stored and {OPEN} open games: {:?} kB", victim.memory());
    timed(&mut victim.client, "an open game", ids.iter().take(OPEN).map(|id| format!("/api/games/{id}"))).await;
    let branch = victim.client.post(&format!("/api/games/{}/branch", ids[0]), json!({ "at": 10 })).await.expect(201);
    assert!(branch["id"].is_string());
}
