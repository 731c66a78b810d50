//! Playing against computers that think: levels in seats, searches beside the table, take-overs, advice.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

mod common;

use common::{Answer, Client, Folder, choose, game, new_game, play_on, start};
use serde_json::{Value, json};
use server::{Config, Server, StoreAt};
use tokio::task::JoinHandle;

/// A server whose full search has so many nodes.
async fn thinking_with(nodes: u64, store: StoreAt) -> (Server, Client) {
    let mut config = Config::local(store);
    config.nodes = nodes;
    let server = server::serve(config).await.unwrap();
    let client = Client::new(server.address());
    (server, client)
}

/// Enough to be seen thinking.
const LONG: u64 = 120_000;
/// Next to nothing.
const SHORT: u64 = 300;

fn below(id: &str, what: &str) -> String {
    format!("/api/games/{id}/{what}")
}

/// Asks for the computer's choice in a window of its own.
fn ask(client: &Client, id: &str, seq: u64) -> JoinHandle<Answer> {
    let (mut window, path) = (Client::new(client.address), below(id, "computer"));
    tokio::spawn(async move { window.post(&path, json!({ "seq": seq })).await })
}

/// A game past its set-up, which needs no thought: whoever is asked next is a computer that searches.
async fn about_to_think(client: &mut Client) -> Value {
    let id = new_game(client, "historical", "level3", "level3").await;
    let setting_up = |now: &Value| now["view"]["tracks"].as_array().unwrap().iter().any(|t| t["shows"] == "Set-up");
    while setting_up(&play_on(client, &id, 1).await) {}
    let searching = json!({ "union": "level6", "confederate": "level6" });
    client.post(&below(&id, "players"), searching).await.expect(200)["game"].clone()
}

/// Waits until somebody is seen thinking.
async fn seen_thinking(client: &mut Client, start: &Value) -> Value {
    loop {
        let now = game(client, start["id"].as_str().unwrap()).await;
        assert_eq!(now["made"], start["made"], "it has not chosen yet");
        if !now["thinking"].is_null() {
            return now;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_level_and_temperament_may_sit_down_and_plays() {
    let (server, mut client) = thinking_with(SHORT, StoreAt::Memory).await;
    for level in 1..=6 {
        let player = format!("level{level}{}", ["", "-cautious", "-aggressive"][level % 3]);
        let id = new_game(&mut client, "historical", "human", &player).await;
        let answer = client.post(&below(&id, "computer"), json!({ "seq": 0, "steps": 2 })).await.expect(200);
        assert_eq!(answer["game"]["players"]["confederate"], player);
        assert!(answer["game"]["made"].as_u64().unwrap() >= 1, "{player}");
        let record = client.get(&below(&id, "record")).await.text();
        assert!(record.contains(&format!("\nconfederate: {player}\n")), "{record}");
    }
    for wrong in ["level0", "level7", "level3-bold", "human+human", "random-cautious"] {
        let players = json!({ "union": "human", "confederate": wrong });
        let body = json!({ "title": common::TITLE, "scenario": "historical", "players": players });
        client.post("/api/games", body).await.refused(400, "no-such-player");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn while_it_thinks_the_table_is_open_and_nobody_asks_twice() {
    let (server, mut client) = thinking_with(LONG, StoreAt::Memory).await;
    let start = about_to_think(&mut client).await;
    let (id, seq) = (start["id"].as_str().unwrap(), start["seq"].as_u64().unwrap());
    let asked = ask(&client, id, seq);
    let now = seen_thinking(&mut client, &start).await;
    assert_eq!((&now["thinking"]["side"], &now["thinking"]["player"]), (&start["computer"], &json!("level6")));
    assert!(now["thinking"]["seconds"].as_f64().unwrap() >= 0.0);
    client.post(&below(id, "computer"), json!({ "seq": seq })).await.refused(409, "thinking");
    client.get(&below(id, "log")).await.expect(200);
    let after = asked.await.unwrap().expect(200)["game"].clone();
    let one_more = json!(start["made"].as_u64().unwrap() + 1);
    assert_eq!((&after["made"], &after["thinking"]), (&one_more, &Value::Null));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_thought_about_a_seat_taken_back_is_dropped() {
    let (server, mut client) = thinking_with(LONG, StoreAt::Memory).await;
    let start = about_to_think(&mut client).await;
    let id = start["id"].as_str().unwrap();
    let asked = ask(&client, id, start["seq"].as_u64().unwrap());
    seen_thinking(&mut client, &start).await;
    let people = json!({ "union": "human", "confederate": "human" });
    let seats = client.post(&below(id, "players"), people).await.expect(200);
    assert_eq!((&seats["game"]["computer"], &seats["game"]["thinking"]), (&Value::Null, &Value::Null));
    let mine = choose(&mut client, &seats["game"], 0).await;
    asked.await.unwrap().refused(409, "stale");
    let now = game(&mut client, id).await;
    assert_eq!((&now["made"], &now["seq"]), (&mine["made"], &mine["seq"]), "only the person has chosen");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_deleted_while_it_thinks_stays_as_it_was() {
    let (server, mut client) = thinking_with(LONG, StoreAt::Memory).await;
    let start = about_to_think(&mut client).await;
    let id = start["id"].as_str().unwrap();
    let asked = ask(&client, id, start["seq"].as_u64().unwrap());
    seen_thinking(&mut client, &start).await;
    let path = format!("/api/games/{id}");
    client.send("DELETE", &path, None, b"").await.expect(200);
    asked.await.unwrap().refused(410, "deleted");
    client.send("POST", &format!("{path}/restore"), None, b"").await.expect(200);
    assert_eq!(game(&mut client, id).await["made"], start["made"]);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_search_that_waits_for_a_window_that_has_gone_never_begins() {
    let (server, mut client) = thinking_with(LONG, StoreAt::Memory).await;
    let mut busy = Vec::new();
    for _ in 0..std::thread::available_parallelism().map_or(1, usize::from) {
        let start = about_to_think(&mut client).await;
        busy.push(ask(&client, start["id"].as_str().unwrap(), start["seq"].as_u64().unwrap()));
        seen_thinking(&mut client, &start).await;
    }
    let start = about_to_think(&mut client).await;
    let left = ask(&client, start["id"].as_str().unwrap(), start["seq"].as_u64().unwrap());
    seen_thinking(&mut client, &start).await;
    left.abort();
    for one in busy {
        one.await.unwrap().expect(200);
    }
    loop {
        let now = game(&mut client, start["id"].as_str().unwrap()).await;
        assert_eq!(now["made"], start["made"], "nobody has chosen");
        if now["thinking"].is_null() {
            break;
        }
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn after_a_restart_the_game_goes_on_as_if_it_had_not_been_left() {
    let folder = Folder::new("restart");
    let (server, mut client) = thinking_with(2_000, folder.store()).await;
    let id = new_game(&mut client, "historical", "level4", "level4").await;
    let record = client.get(&below(&id, "record")).await.text();
    let undisturbed = play_on(&mut client, &id, 12).await;
    let said = client.get(&below(&id, "log")).await.expect(200);
    // The same game by another server, which is stopped after every third choice, once in the middle of a thought.
    let copy = client.send("POST", "/api/records", Some("text/plain"), record.as_bytes()).await.expect(201);
    let copy = copy["id"].as_str().unwrap().to_owned();
    server.stop().await;
    let mut made = 0;
    while made < 12 {
        let (server, mut client) = thinking_with(2_000, folder.store()).await;
        let now = play_on(&mut client, &copy, 3).await;
        made = now["made"].as_u64().unwrap();
        let left = ask(&client, &copy, now["seq"].as_u64().unwrap());
        tokio::task::yield_now().await;
        left.abort();
        server.stop().await;
    }
    let (server, mut client) = thinking_with(2_000, folder.store()).await;
    let told = client.get(&below(&copy, "log")).await.expect(200);
    let notations = |log: &Value| -> Vec<Value> {
        log["steps"].as_array().unwrap().iter().take(12).map(|step| step["notation"].clone()).collect()
    };
    let rolled = |log: &Value| log["steps"].as_array().unwrap().iter().position(|step| step["faces"] != json!([]));
    // The copy has dice of its own, so that the games are the same up to the first that fell.
    let same = rolled(&said).unwrap_or(12).min(12);
    assert_eq!(notations(&told)[..same], notations(&said)[..same]);
    assert!(same > 3, "{same}");
    assert_eq!(undisturbed["made"], 12);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_side_is_lent_to_the_computer_and_taken_back() {
    let (server, mut client) = thinking_with(SHORT, StoreAt::Memory).await;
    let id = new_game(&mut client, "historical", "human", "level3").await;
    let players = below(&id, "players");
    let lent = client.post(&players, json!({ "union": "level2-cautious" })).await.expect(200);
    assert_eq!(lent["game"]["players"], json!({ "union": "human+level2-cautious", "confederate": "level3" }));
    let watched = play_on(&mut client, &id, 60).await;
    assert_eq!(watched["made"], 60, "two computers go on by themselves");
    let back = client.post(&players, json!({ "union": "human" })).await.expect(200);
    assert_eq!(back["game"]["players"], json!({ "union": "human", "confederate": "level3" }));
    let record = client.get(&below(&id, "record")).await.text();
    let copy = client.send("POST", "/api/records", Some("text/plain"), record.as_bytes()).await.expect(201);
    assert_eq!(game(&mut client, copy["id"].as_str().unwrap()).await["players"], back["game"]["players"]);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn in_a_game_with_secrets_one_person_has_one_hand() {
    let (server, mut client) = start().await;
    let all = client.get("/api/titles").await.expect(200);
    let mut tried = 0;
    for title in all["titles"].as_array().unwrap() {
        let players = json!({ "union": "human", "confederate": "level1" });
        let body = json!({ "title": title["id"], "scenario": title["scenarios"][0]["id"], "players": players });
        let id = client.post("/api/games", body).await.expect(201)["id"].as_str().unwrap().to_owned();
        if game(&mut client, &id).await["sealed"] != true {
            continue;
        }
        let seats = below(&id, "players");
        client.post(&seats, json!({ "confederate": "human" })).await.refused(403, "sealed");
        client.post(&seats, json!({ "union": "level1" })).await.expect(200);
        client.post(&seats, json!({ "confederate": "human" })).await.refused(403, "sealed");
        client.post(&seats, json!({ "union": "human" })).await.expect(200);
        tried += 1;
    }
    assert!(tried > 0);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_activation_may_be_skipped() {
    let (server, mut client) = thinking_with(SHORT, StoreAt::Memory).await;
    let id = new_game(&mut client, "historical", "level3", "level3").await;
    let path = below(&id, "computer");
    let whole = client.post(&path, json!({ "seq": 0, "steps": 400, "activation": true })).await.expect(200);
    let first = whole["game"]["made"].as_u64().unwrap();
    assert!((1..400).contains(&first), "{first}");
    client.post(&path, json!({ "seq": 0, "activation": "yes" })).await.refused(400, "bad-fields");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn advice_is_a_plan_that_can_be_played() {
    let (server, mut client) = thinking_with(8 * SHORT, StoreAt::Memory).await;
    let id = new_game(&mut client, "historical", "human", "human").await;
    let now = game(&mut client, &id).await;
    let hint = client.post(&below(&id, "hint"), json!({ "seq": now["seq"] })).await.expect(200);
    for chance in ["before", "after"] {
        assert!((0.0..=1.0).contains(&hint[chance].as_f64().unwrap()), "{hint}");
    }
    assert!(hint["error"].as_f64().unwrap() >= 0.0);
    let plan: Vec<Value> = hint["plan"].as_array().unwrap().iter().map(|one| one["notation"].clone()).collect();
    assert!(!plan.is_empty());
    assert_eq!(game(&mut client, &id).await["seq"], now["seq"], "advice changes nothing");
    let again = client.post(&below(&id, "hint"), json!({ "seq": now["seq"] })).await.expect(200);
    assert_eq!(again, hint, "the same position gets the same advice");
    let body = json!({ "seq": now["seq"], "choices": plan });
    let played = client.post(&below(&id, "choices"), body).await.expect(200);
    assert_eq!((&played["played"], &played["unplayed"]), (&json!(plan.len()), &json!([])));
    client.post(&below(&id, "hint"), json!({ "seq": now["seq"] })).await.refused(409, "stale");
    let seq = played["game"]["seq"].clone();
    let computers = json!({ "union": "level1", "confederate": "level1" });
    client.post(&below(&id, "players"), computers).await.expect(200);
    client.post(&below(&id, "hint"), json!({ "seq": seq })).await.refused(409, "computers-turn");
    let over = play_on(&mut client, &id, 5000).await;
    let french = client.post(&format!("{}?lang=fr", below(&id, "hint")), json!({ "seq": over["seq"] })).await;
    assert!(french.refused(409, "no-hint").starts_with("La partie"));
    server.stop().await;
}
