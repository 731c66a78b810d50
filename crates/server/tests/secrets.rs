//! What may not be known yet is not given out, whatever is asked; at the end everything is.
//!
//! The same questions are put to every title: those without secrets answer all of them.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

mod common;

use common::{Client, start};
use serde_json::{Value, json};

/// Every title with its first scenario.
async fn titles(client: &mut Client) -> Vec<(String, String)> {
    let all = client.get("/api/titles").await.expect(200);
    let word = |value: &Value| value.as_str().unwrap().to_owned();
    let one = |title: &Value| (word(&title["id"]), word(&title["scenarios"][0]["id"]));
    all["titles"].as_array().unwrap().iter().map(one).collect()
}

async fn begin(client: &mut Client, (title, scenario): &(String, String), players: [&str; 2]) -> String {
    let players = json!({ "union": players[0], "confederate": players[1] });
    let body = json!({ "title": title, "scenario": scenario, "players": players });
    client.post("/api/games", body).await.expect(201)["id"].as_str().unwrap().to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn against_a_computer_only_ones_own_hand_is_seen() {
    let (server, mut client) = start().await;
    for title in titles(&mut client).await {
        let id = begin(&mut client, &title, ["human", "random"]).await;
        let game = client.get(&format!("/api/games/{id}")).await.expect(200);
        let sealed = game["sealed"].as_bool().unwrap();
        assert_eq!(game["view"]["viewer"], if sealed { "union" } else { "referee" }, "{title:?}");
        for below in ["", "/at/0", "/log", "/report", "/record", "/odds?choice=x"] {
            let mark = if below.contains('?') { '&' } else { '?' };
            for viewer in ["confederate", "referee"] {
                let path = format!("/api/games/{id}{below}{mark}viewer={viewer}");
                let answer = client.get(&path).await;
                assert_eq!(answer.status == 403, sealed, "{path}: {}", answer.text());
            }
            let own = client.get(&format!("/api/games/{id}{below}{mark}viewer=union")).await;
            assert_ne!(own.status, 403, "{below}");
        }
        let record = client.get(&format!("/api/games/{id}/record")).await.text();
        assert_eq!(record.contains("\nseen-by: union\n"), sealed);
        assert_eq!(record.contains("\nhash: "), !sealed);
        let open = if sealed { 403 } else { 201 };
        let branch = client.post(&format!("/api/games/{id}/branch"), json!({ "at": 0 })).await;
        assert_eq!(branch.status, open, "{}", branch.text());
        let seats = client.post(&format!("/api/games/{id}/players"), json!({ "confederate": "human" })).await;
        assert_eq!(seats.status == 403, sealed, "{}", seats.text());
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_at_one_screen_see_what_the_side_that_is_asked_may() {
    let (server, mut client) = start().await;
    for title in titles(&mut client).await {
        let id = begin(&mut client, &title, ["human", "human"]).await;
        let game = client.get(&format!("/api/games/{id}")).await.expect(200);
        if game["sealed"] == true {
            assert_eq!(game["view"]["viewer"], game["view"]["asked"]["choose"]["side"]);
        }
        let watched = client.get(&format!("/api/games/{id}?viewer=spectator")).await.expect(200);
        assert_eq!(watched["view"]["choices"], json!([]));
        let both = client.get(&format!("/api/games/{id}?viewer=referee")).await.expect(200);
        assert_eq!(both["view"]["viewer"], "referee");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_record_that_leaves_something_out_is_not_taken_for_a_game() {
    let (server, mut client) = start().await;
    let title = titles(&mut client).await.remove(0);
    let id = begin(&mut client, &title, ["human", "random"]).await;
    let record = client.get(&format!("/api/games/{id}/record")).await.text();
    let hash = record.lines().find(|line| line.starts_with("hash: ")).unwrap();
    let partial = record.replace(&format!("{hash}\n"), "").replacen("\n\n", "\nseen-by: union\n\n", 1);
    let refused = client.send("POST", "/api/records", Some("text/plain"), partial.as_bytes()).await;
    let message = refused.refused(422, "no-replay");
    assert!(message.contains("cannot be replayed"), "{message}");
    server.stop().await;
}
