//! Games outlive the server, and nothing foreign or damaged is ever written to.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

mod common;

use std::path::Path;

use common::{Client, Folder, choose, game, new_game, play_on, start_at};
use serde_json::json;
use server::{Config, ServeError, StoreAt, StoreError};
use sqlx::{Connection as _, SqliteConnection};

#[tokio::test(flavor = "multi_thread")]
async fn games_outlive_the_server() {
    let folder = Folder::new("outlive");
    let (server, mut client) = start_at(folder.store()).await;
    let id = new_game(&mut client, "free", "human", "human").await;
    let mut now = game(&mut client, &id).await;
    for n in 0..25 {
        now = choose(&mut client, &now, n).await;
    }
    let back = json!({ "seq": now["seq"], "to": 20, "dice": "new" });
    client.post(&format!("/api/games/{id}/takeback"), back).await.expect(200);
    let people = json!({ "union": "random", "confederate": "random" });
    client.post(&format!("/api/games/{id}/players"), people).await.expect(200);
    let before = play_on(&mut client, &id, 150).await;
    let copy = client.post(&format!("/api/games/{id}/branch"), json!({ "at": 100 })).await.expect(201);
    let copy = copy["id"].as_str().unwrap();
    let branch = play_on(&mut client, copy, 50).await;
    let log = client.get(&format!("/api/games/{id}/log")).await.json();
    // Games that were over when they were made, from a record and from another game.
    let whole = new_game(&mut client, "historical", "random", "random").await;
    let end = play_on(&mut client, &whole, 5000).await;
    let record = client.get(&format!("/api/games/{whole}/record")).await.text();
    let upload = client.send("POST", "/api/records", Some("text/plain"), record.as_bytes()).await.expect(201);
    let last = client.post(&format!("/api/games/{whole}/branch"), json!({ "at": end["made"] })).await.expect(201);
    let ended = [upload, last].map(|made| made["id"].as_str().unwrap().to_owned());
    let back = json!({ "union": "human", "confederate": "human" });
    client.post(&format!("/api/games/{}/players", ended[1]), back).await.expect(200);
    let back = json!({ "seq": end["made"].as_u64().unwrap() + 1, "to": 300, "dice": "new" });
    client.post(&format!("/api/games/{}/takeback", ended[1]), back).await.expect(200);
    let mut ends = Vec::new();
    for id in ended.iter().chain([&whole]) {
        ends.push(game(&mut client, id).await);
    }
    server.stop().await;
    let (server, mut client) = start_at(folder.store()).await;
    assert_eq!(game(&mut client, &id).await, before);
    assert_eq!(game(&mut client, copy).await, branch);
    for end in &ends {
        assert_eq!(game(&mut client, end["id"].as_str().unwrap()).await, *end);
    }
    assert_eq!(client.get(&format!("/api/games/{id}/log")).await.json(), log);
    let people = json!({ "union": "human", "confederate": "human" });
    client.post(&format!("/api/games/{id}/players"), people).await.expect(200);
    let now = game(&mut client, &id).await;
    choose(&mut client, &now, 0).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn closed_tables_are_opened_again() {
    let mut config = Config::local(StoreAt::Memory);
    config.open_tables = 2;
    let server = server::serve(config).await.unwrap();
    let mut client = Client::new(server.address());
    let mut games = Vec::new();
    for _ in 0..5 {
        let id = new_game(&mut client, "historical", "random", "random").await;
        games.push(play_on(&mut client, &id, 40).await);
    }
    assert!(server.open_tables() <= 2);
    for before in &games {
        assert_eq!(game(&mut client, before["id"].as_str().unwrap()).await, *before);
    }
    assert!(server.open_tables() <= 2);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_servers_on_one_store_never_overwrite_each_other() {
    let folder = Folder::new("two");
    let (one, mut first) = start_at(folder.store()).await;
    let (two, mut second) = start_at(folder.store()).await;
    let id = new_game(&mut first, "historical", "human", "human").await;
    let (seen, also) = (game(&mut first, &id).await, game(&mut second, &id).await);
    assert_eq!(seen, also);
    let after = choose(&mut first, &seen, 0).await;
    // The second server's table is behind its log: its choice is refused, then it catches up.
    let body = json!({ "seq": 0, "choices": [also["view"]["choices"][1]["notation"]] });
    second.post(&format!("/api/games/{id}/choices"), body).await.refused(409, "changed-meanwhile");
    let caught_up = game(&mut second, &id).await;
    assert_eq!(caught_up, after);
    choose(&mut second, &caught_up, 0).await;
    one.stop().await;
    two.stop().await;
}

async fn refused(path: &Path) -> StoreError {
    match server::serve(Config::local(StoreAt::File(path.to_owned()))).await.map(|_| ()) {
        Err(ServeError::Store(error)) => error,
        other => panic!("{other:?}"),
    }
}

/// Nothing may be written to what is not ours.
async fn refused_untouched(path: &Path, fits: fn(&StoreError) -> bool) {
    let before = std::fs::read(path).unwrap();
    let error = refused(path).await;
    assert!(fits(&error), "{error:?}");
    assert!(error.to_string().contains(path.to_str().unwrap()), "{error}");
    assert_eq!(std::fs::read(path).unwrap(), before, "{error}");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_not_ours_is_left_alone() {
    let folder = Folder::new("foreign");
    let path = folder.0.join("x");
    std::fs::write(&path, "my diary").unwrap();
    refused_untouched(&path, |error| matches!(error, StoreError::NoDatabase(_))).await;
    // A database that another program made: SQLite's mark, but not ours.
    let mut head = vec![0_u8; 4096];
    head[..16].copy_from_slice(b"SQLite format 3\0");
    std::fs::write(&path, head).unwrap();
    refused_untouched(&path, |error| matches!(error, StoreError::Foreign(_))).await;
    let error = refused(&folder.0).await;
    assert!(matches!(error, StoreError::Unusable { .. }), "{error:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_damaged_or_newer_store_is_refused() {
    let folder = Folder::new("damaged");
    let StoreAt::File(path) = folder.store() else { panic!("a file") };
    let (server, mut client) = start_at(folder.store()).await;
    for _ in 0..3 {
        let id = new_game(&mut client, "historical", "random", "random").await;
        play_on(&mut client, &id, 100).await;
    }
    server.stop().await;
    let good = std::fs::read(&path).unwrap();
    let mut newer = good.clone();
    newer[60..64].copy_from_slice(&9_u32.to_be_bytes());
    std::fs::write(&path, &newer).unwrap();
    refused_untouched(&path, |error| matches!(error, StoreError::Newer { found: 9, .. })).await;
    let mut damaged = good.clone();
    for page in damaged.chunks_mut(4096).skip(2) {
        page[..64].fill(0xa5);
    }
    std::fs::write(&path, &damaged).unwrap();
    refused_untouched(&path, |error| matches!(error, StoreError::Damaged { .. })).await;
    std::fs::write(&path, &good[..good.len() / 2]).unwrap();
    refused_untouched(&path, |error| matches!(error, StoreError::Damaged { .. })).await;
    // An empty file is a store whose making was interrupted.
    std::fs::write(&path, b"").unwrap();
    let (server, mut client) = start_at(folder.store()).await;
    assert_eq!(client.get("/api/games").await.json()["games"], json!([]));
    server.stop().await;
    std::fs::write(&path, &good).unwrap();
    let (server, mut client) = start_at(folder.store()).await;
    assert_eq!(client.get("/api/games").await.json()["games"].as_array().unwrap().len(), 3);
    server.stop().await;
}

/// The store as somebody else opens it.
async fn open(folder: &Folder) -> SqliteConnection {
    let StoreAt::File(path) = folder.store() else { panic!("a file") };
    SqliteConnection::connect(&format!("sqlite://{}", path.display())).await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_stored_did_not_happen() {
    let folder = Folder::new("full");
    let (server, mut client) = start_at(folder.store()).await;
    let id = new_game(&mut client, "historical", "human", "human").await;
    let mut now = game(&mut client, &id).await;
    for n in 0..5 {
        now = choose(&mut client, &now, n).await;
    }
    let mut other = open(&folder).await;
    let full =
        "CREATE TRIGGER full BEFORE INSERT ON entries WHEN NEW.seq > 6 BEGIN SELECT RAISE(ABORT, 'disk full'); END";
    sqlx::query(full).execute(&mut other).await.unwrap();
    // The first of two entries would fit, the second does not: neither is there.
    let path = format!("/api/games/{id}/takeback");
    let body = json!({ "seq": 5, "to": 3, "dice": "new" });
    client.post(&path, body.clone()).await.refused(503, "not-stored");
    assert_eq!(game(&mut client, &id).await, now);
    sqlx::query("DROP TRIGGER full").execute(&mut other).await.unwrap();
    let back = client.post(&path, body).await.expect(200);
    assert_eq!((&back["game"]["seq"], &back["game"]["made"]), (&json!(7), &json!(3)));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_database_itself_keeps_the_log_whole() {
    let folder = Folder::new("whole");
    let (server, mut client) = start_at(folder.store()).await;
    let id = new_game(&mut client, "historical", "random", "random").await;
    play_on(&mut client, &id, 10).await;
    let mut other = open(&folder).await;
    let pragma = |name: &'static str| sqlx::query_scalar::<_, String>(name);
    assert_eq!(pragma("PRAGMA journal_mode").fetch_one(&mut other).await.unwrap(), "wal");
    for forbidden in [
        "UPDATE entries SET entry = '{}' WHERE seq = 1",
        "DELETE FROM entries WHERE seq = 10",
        "DELETE FROM games",
        "UPDATE games SET key = zeroblob(32)",
        "INSERT INTO entries SELECT game, 10, entry FROM entries WHERE seq = 1",
        "INSERT INTO entries SELECT game, 12, entry FROM entries WHERE seq = 1",
    ] {
        assert!(sqlx::query(forbidden).execute(&mut other).await.is_err(), "{forbidden}");
    }
    assert_eq!(game(&mut client, &id).await["seq"], 10);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_no_longer_plays_keeps_its_record() {
    let folder = Folder::new("old");
    let (server, mut client) = start_at(folder.store()).await;
    let id = new_game(&mut client, "historical", "human", "human").await;
    let mut now = game(&mut client, &id).await;
    for n in 0..40 {
        now = choose(&mut client, &now, n).await;
    }
    let back = json!({ "seq": 40, "to": 30, "dice": "new" });
    client.post(&format!("/api/games/{id}/takeback"), back).await.expect(200);
    let record = client.get(&format!("/api/games/{id}/record")).await.text();
    server.stop().await;
    // A choice that these rules do not know, as if others had allowed it.
    let entry = json!({ "seq": 43, "act": "played", "side": "union", "notation": "parley", "faces": [] });
    let insert = sqlx::query("INSERT INTO entries VALUES (?, 43, ?)").bind(&id).bind(entry.to_string());
    let mut other = open(&folder).await;
    insert.execute(&mut other).await.unwrap();
    other.close().await.unwrap();
    let (server, mut client) = start_at(folder.store()).await;
    let message = client.get(&format!("/api/games/{id}")).await.refused(409, "no-longer-plays");
    assert!(message.contains("parley"), "{message}");
    assert_eq!(client.get("/api/games").await.json()["games"][0]["id"], id);
    let old = client.get(&format!("/api/games/{id}/record")).await.text();
    let choices = |record: &str| record.split_once("\n\n").unwrap().1.split("hash:").next().unwrap().to_owned();
    assert_eq!(choices(&old), format!("{}reseed 1\n31 union parley\nunfinished\n", choices(&record)));
    server.stop().await;
}
