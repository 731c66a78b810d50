//! Analyses: refused while a game is on, one at a time, stoppable, and kept with the game.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

mod common;

use std::time::Duration;

use common::{Client, Folder, choose, game, new_game, play_on, start, start_at};
use serde_json::{Value, json};
use server::{Config, StoreAt};

/// A game that computers have played to its end.
async fn finished(client: &mut Client) -> String {
    let id = new_game(client, "historical", "greedy", "random").await;
    assert!(play_on(client, &id, 5000).await["view"]["asked"]["over"].is_object());
    id
}

fn path(id: &str) -> String {
    format!("/api/games/{id}/analysis")
}

async fn begin(client: &mut Client, id: &str, depth: &str) -> Value {
    client.post(&path(id), json!({ "depth": depth })).await.expect(202)
}

async fn stop(client: &mut Client, id: &str) -> Value {
    client.send("DELETE", &path(id), None, b"").await.expect(200)
}

/// Asks until the status is this one.
async fn until(client: &mut Client, id: &str, status: &str) -> Value {
    loop {
        let now = client.get(&path(id)).await.expect(200);
        assert_ne!(now["status"], "failed", "{now}");
        if now["status"] == status {
            return now;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_is_on_is_not_analysed() {
    let (server, mut client) = start().await;
    let id = new_game(&mut client, "historical", "human", "human").await;
    let now = client.get(&path(&id)).await.expect(200);
    let (none, on) = (json!("none"), json!(false));
    assert_eq!((&now["status"], &now["over"], &now["analysis"]), (&none, &on, &Value::Null));
    let quick = json!({ "depth": "quick" });
    client.post(&path(&id), quick.clone()).await.refused(409, "analysis-on");
    let french = client.post(&format!("{}?lang=fr", path(&id)), quick).await.refused(409, "analysis-on");
    assert!(french.starts_with("Seules"), "{french}");
    client.post(&path(&id), json!({ "depth": "bottomless" })).await.refused(400, "no-such-depth");
    let plan = json!({ "at": 0, "choices": ["pass"] });
    client.post(&format!("{}/compare", path(&id)), plan).await.refused(409, "analysis-on");
    client.post(&path("aaaaaaaaaaaaaaaa"), json!({ "depth": "luck" })).await.refused(404, "no-such-game");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_analysis_is_kept_and_is_about_the_game_as_it_stands() {
    let folder = Folder::new("analysis");
    let (server, mut client) = start_at(folder.store()).await;
    let id = finished(&mut client).await;
    begin(&mut client, &id, "luck").await;
    let done = until(&mut client, &id, "done").await;
    assert_eq!((&done["depth"], &done["share"]), (&json!("luck"), &json!(1.0)));
    let found = &done["analysis"];
    let sides = &found["sides"];
    let of = |side: &str, what: &str| sides[side][what].as_f64().unwrap();
    let drift = found["drift"]["union"].as_f64().unwrap();
    let change = of("union", "result") - of("union", "initial");
    assert!((change - (of("union", "luck") - of("confederate", "luck") + drift)).abs() < 1e-9);
    assert!(!found["turning_points"].as_array().unwrap().is_empty());
    server.stop().await;

    let (server, mut client) = start_at(folder.store()).await;
    assert_eq!(client.get(&path(&id)).await.expect(200), done);
    let french = client.get(&format!("{}?lang=fr", path(&id))).await.expect(200);
    assert_ne!(french["analysis"]["turning_points"][0]["text"], done["analysis"]["turning_points"][0]["text"]);
    // Taken back, it is another game, and one that is on.
    let people = json!({ "union": "human", "confederate": "human" });
    client.post(&format!("/api/games/{id}/players"), people).await.expect(200);
    let now = game(&mut client, &id).await;
    let back = json!({ "seq": now["seq"], "to": 100, "dice": "new" });
    client.post(&format!("/api/games/{id}/takeback"), back).await.expect(200);
    let now = client.get(&path(&id)).await.expect(200);
    assert_eq!((&now["status"], &now["analysis"]), (&json!("none"), &Value::Null));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_is_analysed_at_a_time_and_each_can_be_stopped() {
    let (server, mut client) = start().await;
    let (long, short) = (finished(&mut client).await, finished(&mut client).await);
    begin(&mut client, &long, "deep").await;
    until(&mut client, &long, "running").await;
    assert_eq!(begin(&mut client, &long, "luck").await["depth"], "deep", "once begun it stays as it is");
    assert_eq!(begin(&mut client, &short, "luck").await["status"], "waiting");
    // Nobody who plays waits for it.
    let played = new_game(&mut client, "historical", "human", "human").await;
    let now = game(&mut client, &played).await;
    choose(&mut client, &now, 0).await;
    assert_eq!(client.get(&path(&short)).await.json()["status"], "waiting");
    assert_eq!(stop(&mut client, &short).await["status"], "none");
    assert_eq!(begin(&mut client, &short, "luck").await["status"], "waiting");
    assert_eq!(stop(&mut client, &long).await["status"], "none");
    until(&mut client, &short, "done").await;
    assert_eq!(client.get(&path(&long)).await.json()["status"], "none", "what was stopped is not kept");
    // A running analysis does not keep the server from stopping.
    begin(&mut client, &long, "deep").await;
    until(&mut client, &long, "running").await;
    tokio::time::timeout(Duration::from_secs(60), server.stop()).await.expect("the server stops");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_stopped_ends_in_the_midst_of_a_plan() {
    let mut config = Config::local(StoreAt::Memory);
    // Nobody lives to see the end of such a search.
    config.nodes = 1 << 40;
    let server = server::serve(config).await.unwrap();
    let mut client = Client::new(server.address());
    let (long, short) = (finished(&mut client).await, finished(&mut client).await);
    begin(&mut client, &long, "full").await;
    until(&mut client, &long, "running").await;
    tokio::time::sleep(Duration::from_millis(500)).await;
    assert_eq!(stop(&mut client, &long).await["status"], "none");
    // Only one is analysed at a time, so this one shows that the other has ended.
    begin(&mut client, &short, "luck").await;
    until(&mut client, &short, "done").await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_plan_of_ones_own_is_compared_and_the_engines_shown_only_on_request() {
    let mut config = Config::local(StoreAt::Memory);
    config.nodes = 20_000;
    let server = server::serve(config).await.unwrap();
    let mut client = Client::new(server.address());
    let id = finished(&mut client).await;
    begin(&mut client, &id, "luck").await;
    let done = until(&mut client, &id, "done").await;
    // The first stretch is the set-up, where nobody plans yet.
    let activations = done["analysis"]["activations"].as_array().unwrap();
    let ends = |one: &Value| (one["from"].as_u64().unwrap(), one["to"].as_u64().unwrap());
    let mut later = activations.iter().skip(activations.len() / 2);
    let planned = later.find(|one| ends(one).1 > ends(one).0 + 1).expect("an activation of several choices");
    let (from, to) = ends(planned);
    let log = client.get(&format!("/api/games/{id}/log?from={from}")).await.expect(200);
    let steps = log["steps"].as_array().unwrap().iter().take((to - from) as usize);
    let own = steps.filter(|step| step["side"] == planned["side"]).map(|step| step["notation"].clone());
    let played: Vec<Value> = own.collect();
    let compare = format!("{}/compare", path(&id));
    let same = client.post(&compare, json!({ "at": from, "choices": played })).await.expect(200);
    assert_eq!((&same["gain"], &same["better"]), (&json!(0.0), &Value::Null));
    assert_eq!(same["tried"], same["played"]);
    let asked = json!({ "at": from, "choices": played[..1], "show": true });
    let better = client.post(&compare, asked).await.expect(200);
    assert_eq!(better["better"].is_null(), better["found"].as_bool().unwrap());
    let over = done["analysis"]["choices"].as_u64().unwrap();
    client.post(&compare, json!({ "at": over, "choices": ["stop"] })).await.refused(404, "no-plan-there");
    client.post(&compare, json!({ "at": from, "choices": ["no such thing"] })).await.refused(422, "no-choice");
    // Whose plan is over without a choice of the other's may plan again, but not before.
    let mut between = 0;
    for at in activations.iter().skip(activations.len() / 2).flat_map(|one| ends(one).0 + 1..ends(one).1) {
        let answer = client.post(&compare, json!({ "at": at, "choices": ["no such thing"] })).await;
        let planless = answer.status == 404;
        let (status, code) = if planless { (404, "no-plan-there") } else { (422, "no-choice") };
        answer.refused(status, code);
        between += usize::from(planless);
    }
    assert!(between > 0, "between two choices of a plan nobody starts to plan");
    client.post(&compare, json!({ "at": from, "choices": [] })).await.refused(400, "bad-fields");
    server.stop().await;
}
