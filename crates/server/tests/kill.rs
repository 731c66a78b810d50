//! The server is killed again and again in the middle of play: what it acknowledged is there
//! afterwards, and nothing is there by half.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

mod common;

use std::time::Duration;

use common::victim::Victim;
use common::{Client, Folder, new_game};
use serde_json::{Value, json};
use server::StoreAt;

/// Choices sent with one request: all of them are stored, or none.
const TOGETHER: usize = 3;

/// Not a test: the server that is killed, in a process of its own.
#[test]
#[ignore = "run by the test below"]
fn serves_until_killed() {
    common::victim::serve();
}

/// What the server has acknowledged of a game.
struct Acknowledged {
    id: String,
    seq: u64,
    steps: Vec<Value>,
    over: bool,
}

impl Acknowledged {
    async fn new(client: &mut Client) -> Acknowledged {
        let id = new_game(client, "historical", "random", "random").await;
        Acknowledged { id, seq: 0, steps: Vec::new(), over: false }
    }

    /// Plays until the future is dropped or the server is gone.
    async fn play(&mut self, client: &mut Client) {
        while !self.over {
            let body = json!({ "seq": self.seq, "steps": TOGETHER }).to_string();
            let path = format!("/api/games/{}/computer", self.id);
            let kind = Some("application/json");
            let Ok(answer) = client.try_send("POST", &path, kind, body.as_bytes()).await else { return };
            let answer = answer.expect(200);
            self.seq = answer["game"]["seq"].as_u64().unwrap();
            self.steps.extend(answer["steps"].as_array().unwrap().iter().cloned());
            self.over = answer["game"]["computer"].is_null();
        }
    }

    /// Compares with what is there after a kill, and goes on from there.
    async fn check(&mut self, client: &mut Client) -> bool {
        let log = client.get(&format!("/api/games/{}/log", self.id)).await.expect(200);
        let (seq, steps) = (log["seq"].as_u64().unwrap(), log["steps"].as_array().unwrap());
        assert!(steps.len() >= self.steps.len(), "{} of {} choices are left", steps.len(), self.steps.len());
        assert_eq!(steps[..self.steps.len()], self.steps[..], "what was acknowledged is as it was");
        let game = client.get(&format!("/api/games/{}", self.id)).await.expect(200);
        self.over = game["computer"].is_null();
        let more = steps.len() - self.steps.len();
        assert!(more == 0 || more == TOGETHER || self.over, "{more} of {TOGETHER} choices of one request");
        assert_eq!(seq, steps.len() as u64);
        self.seq = seq;
        self.steps = steps.clone();
        more > 0
    }
}

/// Moments to kill at, spread over the time a request takes. Deterministic, so that a failure comes again.
fn delay(n: u64) -> Duration {
    Duration::from_micros(n.wrapping_mul(2_654_435_761) % 120_000 + 500)
}

#[tokio::test(flavor = "multi_thread")]
async fn no_acknowledged_choice_is_lost_and_none_is_half_made() {
    let kills = if std::env::var_os("BRIGADIER_LONG").is_some() { 100 } else { 10 };
    let folder = Folder::new("kill");
    let StoreAt::File(store) = folder.store() else { panic!("a file") };
    let mut victim = Victim::start(&store);
    let mut game = Acknowledged::new(&mut victim.client).await;
    let (mut games, mut unheard) = (Vec::new(), 0);
    for n in 0..kills {
        let playing = game.play(&mut victim.client);
        let _ = tokio::time::timeout(delay(n), playing).await;
        victim.kill();
        victim = Victim::start(&store);
        unheard += usize::from(game.check(&mut victim.client).await);
        if game.over {
            games.push(std::mem::replace(&mut game, Acknowledged::new(&mut victim.client).await));
        }
    }
    games.push(game);
    let choices: usize = games.iter().map(|game| game.steps.len()).sum();
    println!("{kills} kills, {} games, {choices} choices, {unheard} requests stored but not answered", games.len());
    assert!(choices > 0);
    for game in &mut games {
        game.check(&mut victim.client).await;
    }
}
