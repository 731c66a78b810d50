//! Keeping games: the list, records, replay, branches, live updates.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

mod common;

use std::time::Duration;

use common::{Client, choose, game, new_game, play_on, start};
use serde_json::{Value, json};
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader, Lines};
use tokio::net::TcpStream;

async fn listed(client: &mut Client, id: &str) -> Value {
    let games = client.get("/api/games?lang=en").await.expect(200);
    games["games"].as_array().unwrap().iter().find(|game| game["id"] == id).cloned().unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn games_are_listed_renamed_deleted_and_restored() {
    let (server, mut client) = start().await;
    let id = new_game(&mut client, "historical", "random", "random").await;
    let path = format!("/api/games/{id}");
    let first = listed(&mut client, &id).await;
    assert_eq!(first["name"], "Bull Run 1861: Historical placement");
    assert_eq!((&first["made"], &first["over"], &first["deleted"]), (&json!(0), &json!(false), &json!(false)));
    play_on(&mut client, &id, 30).await;
    let later = listed(&mut client, &id).await;
    assert_eq!(later["made"], 30);
    assert!(later["turn_text"].as_str().unwrap().starts_with("Turn 1"), "{later}");
    let rename = |name: &str| json!({ "name": name }).to_string().into_bytes();
    let kind = Some("application/json");
    client.send("PATCH", &path, kind, &rename("  Henry House  ")).await.expect(200);
    assert_eq!(listed(&mut client, &id).await["name"], "Henry House");
    assert_eq!(game(&mut client, &id).await["name"], "Henry House");
    client.send("PATCH", &path, kind, &rename(" ")).await.refused(400, "bad-name");
    client.send("PATCH", &path, kind, &rename("a\nb")).await.refused(400, "bad-name");
    client.send("PATCH", &path, kind, &rename(&"x".repeat(81))).await.refused(400, "bad-name");
    client.send("DELETE", &path, None, b"").await.expect(200);
    assert_eq!(listed(&mut client, &id).await["deleted"], true);
    client.get(&path).await.refused(410, "deleted");
    client.post(&format!("{path}/computer"), json!({ "seq": 30 })).await.refused(410, "deleted");
    client.send("PATCH", &path, kind, &rename("x")).await.refused(404, "no-such-game");
    client.send("POST", &format!("{path}/restore"), None, b"").await.expect(200);
    assert_eq!(game(&mut client, &id).await["made"], 30);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn records_go_out_and_come_back_the_same() {
    let (server, mut client) = start().await;
    let id = new_game(&mut client, "historical", "random", "random").await;
    let now = play_on(&mut client, &id, 120).await;
    let record = client.get(&format!("/api/games/{id}/record")).await;
    assert!(record.header("content-disposition").unwrap().starts_with("attachment; filename=\"bull-run-1861-"));
    let text = record.text();
    assert!(!text.contains("dice-key"), "no key before the end");
    assert!(text.contains(now["commitment"].as_str().unwrap()));
    let copy = client.send("POST", "/api/records", Some("text/plain"), text.as_bytes()).await.expect(201);
    let copied = game(&mut client, copy["id"].as_str().unwrap()).await;
    assert_eq!(copied["view"], now["view"]);
    assert_eq!(copied["players"], now["players"]);
    let again = client.get(&format!("/api/games/{}/record", copied["id"].as_str().unwrap())).await.text();
    assert_eq!(again, text, "a copy that was not played on is the same record");
    // Played on, it is a record of its own, which replays with dice of its own.
    let on = play_on(&mut client, copied["id"].as_str().unwrap(), 40).await;
    let longer = client.get(&format!("/api/games/{}/record", on["id"].as_str().unwrap())).await.text();
    assert!(longer.contains("dice-from: 121"), "{longer}");
    client.send("POST", "/api/records", Some("text/plain"), longer.as_bytes()).await.expect(201);
    // To the end: now the key is out and proves the dice.
    play_on(&mut client, &id, 5000).await;
    let ended = game(&mut client, &id).await;
    assert!(ended["view"]["asked"]["over"].is_object());
    let text = client.get(&format!("/api/games/{id}/record")).await.text();
    assert!(text.contains("dice-key: "));
    let copy = client.send("POST", "/api/records", Some("text/plain"), text.as_bytes()).await.expect(201);
    assert_eq!(copy["dice_proved"], true);
    let again = client.get(&format!("/api/games/{}/record", copy["id"].as_str().unwrap())).await.text();
    assert_eq!(again, text);
    let forged = text.replacen("activation:1", "activation:2", 1).replacen("attack:1", "attack:2", 1);
    let message = client.send("POST", "/api/records", Some("text/plain"), forged.as_bytes()).await;
    message.refused(422, "no-replay");
    client.send("POST", "/api/records", Some("text/plain"), b"chess").await.refused(422, "bad-record");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_past_can_be_seen_and_played_on_from() {
    let (server, mut client) = start().await;
    let id = new_game(&mut client, "historical", "human", "human").await;
    let mut seen = vec![game(&mut client, &id).await];
    for n in 0..20 {
        let next = choose(&mut client, &seen[n], n).await;
        seen.push(next);
    }
    for (n, then) in seen.iter().enumerate() {
        let past = client.get(&format!("/api/games/{id}/at/{n}")).await.expect(200);
        assert_eq!((&past["replay"], &past["made"], &past["total"]), (&json!(true), &json!(n), &json!(20)));
        assert_eq!(past["view"]["counters"], then["view"]["counters"]);
        assert_eq!(past["view"]["asked"], then["view"]["asked"]);
        assert_eq!(past["last"], then["last"]);
        assert_eq!(past["view"]["choices"], json!([]));
    }
    client.get(&format!("/api/games/{id}/at/21")).await.refused(404, "no-such-moment");
    let players = json!({ "union": "greedy", "confederate": "human" });
    let made =
        client.post(&format!("/api/games/{id}/branch"), json!({ "at": 7, "players": players })).await.expect(201);
    let branch = game(&mut client, made["id"].as_str().unwrap()).await;
    assert_eq!((&branch["made"], &branch["players"]), (&json!(7), &players));
    assert_eq!(branch["view"]["counters"], seen[7]["view"]["counters"]);
    assert!(branch["name"].as_str().unwrap().contains('7'));
    assert_ne!(branch["commitment"], seen[7]["commitment"]);
    client.post(&format!("/api/games/{id}/branch"), json!({ "at": 21 })).await.refused(404, "no-such-moment");
    assert_eq!(game(&mut client, &id).await["made"], 20, "the old game stays");
    server.stop().await;
}

/// The data lines of a stream of events.
async fn listen(client: &Client, id: &str) -> Lines<BufReader<TcpStream>> {
    let mut stream = TcpStream::connect(client.address).await.unwrap();
    let head =
        format!("GET /api/games/{id}/stream HTTP/1.1\r\nhost: {}\r\naccept-encoding: gzip\r\n\r\n", client.address);
    stream.write_all(head.as_bytes()).await.unwrap();
    BufReader::new(stream).lines()
}

async fn heard(lines: &mut Lines<BufReader<TcpStream>>) -> Value {
    let next = async {
        loop {
            let line = lines.next_line().await.unwrap().expect("the stream goes on");
            if let Some(data) = line.strip_prefix("data: ") {
                return serde_json::from_str(data).unwrap();
            }
        }
    };
    tokio::time::timeout(Duration::from_secs(20), next).await.expect("a signal in time")
}

#[tokio::test(flavor = "multi_thread")]
async fn two_windows_stay_in_step() {
    let (server, mut client) = start().await;
    let id = new_game(&mut client, "historical", "human", "human").await;
    let (mut one, mut two) = (listen(&client, &id).await, listen(&client, &id).await);
    assert_eq!(heard(&mut one).await, json!({ "seq": 0, "made": 0 }));
    assert_eq!(heard(&mut two).await, json!({ "seq": 0, "made": 0 }));
    let start = game(&mut client, &id).await;
    choose(&mut client, &start, 0).await;
    for window in [&mut one, &mut two] {
        assert_eq!(heard(window).await, json!({ "seq": 1, "made": 1 }));
    }
    client.post(&format!("/api/games/{id}/undo"), json!({ "seq": 1 })).await.expect(200);
    assert_eq!(heard(&mut one).await, json!({ "seq": 2, "made": 0 }));
    // Somebody else takes a seat: the log is the same, and the windows still hear of it.
    client.post(&format!("/api/games/{id}/players"), json!({ "union": "greedy" })).await.expect(200);
    assert_eq!(heard(&mut one).await, json!({ "seq": 2, "made": 0 }));
    client.get("/api/games/aaaaaaaaaaaaaaaa/stream").await.refused(404, "no-such-game");
    // Open streams do not keep the server from stopping.
    tokio::time::timeout(Duration::from_secs(20), server.stop()).await.expect("the server stops");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_may_begin_with_choices() {
    let (server, mut client) = start().await;
    let id = new_game(&mut client, "historical", "human", "human").await;
    let mut now = game(&mut client, &id).await;
    let first = now["view"]["asked"]["choose"]["side"].clone();
    // Past the hand-over to the other side, where a list of choices would stop.
    while now["view"]["asked"]["choose"]["side"] == first {
        now = choose(&mut client, &now, 0).await;
    }
    let log = client.get(&format!("/api/games/{id}/log")).await.expect(200);
    let choices: Vec<Value> = log["steps"].as_array().unwrap().iter().map(|step| step["notation"].clone()).collect();
    let players = json!({ "union": "human", "confederate": "greedy" });
    let mut new = json!({ "title": common::TITLE, "scenario": "historical", "players": players, "choices": choices });
    let made = client.post("/api/games", new.clone()).await.expect(201);
    let ready = game(&mut client, made["id"].as_str().unwrap()).await;
    assert_eq!((&ready["made"], &ready["players"]), (&now["made"], &players));
    assert_eq!(ready["view"], now["view"]);
    new["choices"][3] = json!("resolve");
    client.post("/api/games", new).await.refused(422, "refused");
    assert_eq!(client.get("/api/games").await.json()["games"].as_array().unwrap().len(), 2);
    server.stop().await;
}
