//! The interface from end to end, over real HTTP.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

mod common;

use common::{Client, choose, game, new_game, play_on, start};
use serde_json::{Value, json};

#[tokio::test(flavor = "multi_thread")]
async fn titles_words_and_rules_are_told_in_both_languages() {
    let (server, mut client) = start().await;
    assert_eq!(client.get("/api/version").await.expect(200)["version"], env!("CARGO_PKG_VERSION"));
    let titles = client.get("/api/titles?lang=en").await.expect(200);
    let title = &titles["titles"][0];
    assert_eq!(title["id"], common::TITLE);
    assert!(title["scenarios"].as_array().unwrap().iter().all(|s| s["turns"].as_u64().unwrap() > 0));
    let everything = titles.to_string();
    assert!(!everything.contains("\"name\":\"\"") && !everything.contains("\"text\":\"\""), "{everything}");
    let players: Vec<&Value> = title["players"].as_array().unwrap().iter().map(|player| &player["id"]).collect();
    assert_eq!(players, ["human", "level1", "level2", "level3", "level4", "level5", "level6"]);
    let tempers = title["temperaments"].as_array().unwrap().iter().map(|one| &one["id"]);
    assert_eq!(tempers.collect::<Vec<_>>(), ["cautious", "methodical", "aggressive"]);
    let french = client.get("/api/titles?lang=fr").await.expect(200);
    assert_ne!(french["titles"][0]["text"], title["text"]);
    let words = client.get("/api/words?lang=fr").await.expect(200);
    assert_eq!(words["side-confederate"], "Confédération");
    let rules = client.get(&format!("/api/titles/{}/rules", common::TITLE)).await.expect(200);
    assert!(rules["rules"].as_array().unwrap().len() > 100);
    assert!(rules["rules"].as_array().unwrap().iter().all(|rule| rule["title"] != rule["id"]));
    // Cookie before header, address before cookie.
    let name = |answer: Value| answer["side-confederate"].as_str().unwrap().to_owned();
    let mut heard = Client::new(server.address()).with("accept-language", "fr-FR,fr;q=0.9");
    assert_eq!(name(heard.get("/api/words").await.expect(200)), "Confédération");
    let mut kept = Client::new(server.address()).with("accept-language", "fr").with("cookie", "a=b; lang=en");
    assert_eq!(name(kept.get("/api/words").await.expect(200)), "Confederacy");
    assert_eq!(name(kept.get("/api/words?lang=fr").await.expect(200)), "Confédération");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_map_is_drawn_and_kept() {
    let (server, mut client) = start().await;
    let path = format!("/api/titles/{}/map.svg", common::TITLE);
    let svg = client.get(&path).await;
    assert_eq!((svg.status, svg.header("content-type")), (200, Some("image/svg+xml")));
    assert!(svg.text().starts_with("<svg"));
    let tag = svg.header("etag").unwrap().to_owned();
    let mut again = Client::new(server.address()).with("if-none-match", &tag);
    assert_eq!(again.get(&path).await.status, 304);
    let mut packed = Client::new(server.address()).with("accept-encoding", "gzip, br");
    let packed = packed.get(&path).await;
    assert_eq!(packed.header("content-encoding"), Some("gzip"));
    assert!(packed.body.len() < svg.body.len() / 2);
    let map = client.get(&format!("/api/titles/{}/map.json", common::TITLE)).await.expect(200);
    let places = map["places"].as_array().unwrap();
    assert!(places.len() > 90);
    for place in places {
        assert!(place["path"].as_str().unwrap().starts_with('M'), "{place}");
        let (x, y) = (place["anchor"][0].as_f64().unwrap(), place["anchor"][1].as_f64().unwrap());
        assert!(x > 0.0 && x < map["width"].as_f64().unwrap() && y > 0.0 && y < map["height"].as_f64().unwrap());
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn choices_are_made_and_refused() {
    let (server, mut client) = start().await;
    let id = new_game(&mut client, "historical", "human", "human").await;
    let path = format!("/api/games/{id}/choices");
    let before = game(&mut client, &id).await;
    assert_eq!((&before["seq"], &before["made"], &before["replay"]), (&json!(0), &json!(0), &json!(false)));
    assert_eq!(before["can_undo"]["ok"], false);
    assert_eq!(before["commitment"].as_str().unwrap().len(), 64);
    let after = choose(&mut client, &before, 0).await;
    assert_eq!((&after["seq"], &after["made"]), (&json!(1), &json!(1)));
    assert_eq!(after["last"], after["last_step"]["events"]);
    // The same request again: the game has moved on.
    let choice = &before["view"]["choices"][0]["notation"];
    let stale = client.post(&path, json!({ "seq": 0, "choices": [choice] })).await;
    assert!(stale.refused(409, "stale").contains('1'));
    // Against the rules, in both languages, with the rule.
    let illegal = json!({ "seq": 1, "choices": ["step N01"] });
    let english = client.post(&path, illegal.clone()).await;
    let message = english.refused(422, "refused");
    let error = &english.json()["error"];
    assert!(error["rule"].is_string(), "{error}");
    let french = client.post(&format!("{path}?lang=fr"), illegal).await.refused(422, "refused");
    assert_ne!(message, french);
    client.post(&path, json!({ "seq": 1, "choices": ["dance"] })).await.refused(422, "no-choice");
    // One bad choice in a list: none is made.
    let listed = &after["view"]["choices"][0]["notation"];
    client.post(&path, json!({ "seq": 1, "choices": [listed, "step N01"] })).await.refused(422, "refused");
    assert_eq!(game(&mut client, &id).await, after);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_done_can_be_taken_back() {
    let (server, mut client) = start().await;
    let id = new_game(&mut client, "historical", "human", "human").await;
    let (undo, back) = (format!("/api/games/{id}/undo"), format!("/api/games/{id}/takeback"));
    let start = game(&mut client, &id).await;
    client.post(&undo, json!({ "seq": 0 })).await.refused(409, "undo-nothing");
    let one = choose(&mut client, &start, 0).await;
    assert_eq!(one["can_undo"]["ok"], true, "{}", one["can_undo"]);
    let undone = client.post(&undo, json!({ "seq": 1 })).await.expect(200)["game"].clone();
    assert_eq!((&undone["seq"], &undone["made"]), (&json!(2), &json!(0)));
    assert_eq!(undone["view"], start["view"]);
    // On until a die has fallen.
    let mut now = undone;
    while now["last_step"]["faces"].as_array().is_none_or(|faces| faces.is_empty()) {
        now = choose(&mut client, &now, 0).await;
    }
    let faces = now["last_step"]["faces"].clone();
    client.post(&undo, json!({ "seq": now["seq"] })).await.refused(409, "undo-die");
    let made = now["made"].as_u64().unwrap();
    let body = json!({ "seq": now["seq"], "to": made - 1, "dice": "same" });
    let earlier = client.post(&back, body).await.expect(200)["game"].clone();
    assert_eq!(earlier["made"], made - 1);
    let again = choose(&mut client, &earlier, 0).await;
    assert_eq!(again["last_step"]["faces"], faces, "the same dice");
    let body = json!({ "seq": again["seq"], "to": 0, "dice": "new" });
    let first = client.post(&back, body).await.expect(200)["game"].clone();
    assert_eq!(first["view"], start["view"]);
    assert_eq!(first["seq"].as_u64().unwrap(), again["seq"].as_u64().unwrap() + 2);
    let body = json!({ "seq": first["seq"], "to": 99, "dice": "same" });
    client.post(&back, body).await.refused(409, "undo-too-many");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_computer_plays_when_told_to() {
    let (server, mut client) = start().await;
    let id = new_game(&mut client, "historical", "human", "random").await;
    let path = format!("/api/games/{id}/computer");
    let start = game(&mut client, &id).await;
    assert_eq!(start["computer"], "confederate");
    assert_eq!(start["view"]["choices"], json!([]), "nobody chooses for the computer");
    let out_of_turn = json!({ "seq": 0, "choices": ["done"] });
    client.post(&format!("/api/games/{id}/choices"), out_of_turn).await.refused(409, "computers-turn");
    let one = client.post(&path, json!({ "seq": 0 })).await.expect(200);
    assert_eq!((&one["game"]["made"], one["steps"].as_array().unwrap().len()), (&json!(1), 1));
    assert_eq!(one["choice"], one["steps"][0]["notation"]);
    client.post(&format!("/api/games/{id}/undo"), json!({ "seq": 1 })).await.refused(409, "undo-computer");
    let back = json!({ "seq": 1, "to": 0, "dice": "same" });
    client.post(&format!("/api/games/{id}/takeback"), back).await.refused(409, "computer-plays");
    client.post(&path, json!({ "seq": 0, "steps": 5 })).await.refused(409, "stale");
    let now = play_on(&mut client, &id, 400).await;
    assert_eq!(now["computer"], Value::Null);
    client.post(&path, json!({ "seq": now["seq"] })).await.refused(409, "nobodys-turn");
    let seats = client.post(&format!("/api/games/{id}/players"), json!({ "union": "greedy" })).await.expect(200);
    assert_eq!(seats["game"]["players"], json!({ "union": "human+greedy", "confederate": "random" }));
    assert_eq!(seats["game"]["computer"], "union");
    let greedy = client.post(&path, json!({ "seq": now["seq"], "steps": 2 })).await.expect(200);
    assert!(greedy["steps"].as_array().unwrap().iter().all(|step| step["events"].is_array()));
    server.stop().await;
}

/// A whole game with combats in it.
const GOLDEN: &str = include_str!("../../brigadier/tests/golden/bull-run-1861-historical-greedy-random.record");

#[tokio::test(flavor = "multi_thread")]
async fn odds_reach_and_log_are_shown() {
    let (server, mut client) = start().await;
    let whole = client.send("POST", "/api/records", Some("text/plain"), GOLDEN.as_bytes()).await.expect(201);
    let whole = format!("/api/games/{}", whole["id"].as_str().unwrap());
    let log = client.get(&format!("{whole}/log")).await.expect(200);
    let steps = log["steps"].as_array().unwrap();
    let combat = steps.iter().find(|step| step["notation"] == "resolve").unwrap()["n"].as_u64().unwrap();
    let people = json!({ "union": "human", "confederate": "human" });
    let before = client.post(&format!("{whole}/branch"), json!({ "at": combat - 1, "players": people })).await;
    let path = format!("/api/games/{}", before.expect(201)["id"].as_str().unwrap());
    let sheet = client.get(&format!("{path}/odds?choice=resolve&lang=fr")).await.expect(200);
    let outcomes = sheet["outcomes"].as_array().unwrap();
    let sum: f64 = outcomes.iter().map(|outcome| outcome["probability"].as_f64().unwrap()).sum();
    assert!((sum - 1.0).abs() < 1e-9, "{sheet}");
    assert!(sheet["modifiers"].as_array().unwrap().iter().all(|modifier| modifier["label"].is_string()));
    let now = client.get(&path).await.expect(200);
    let mut far = 0;
    for counter in now["view"]["counters"].as_array().unwrap() {
        let reach = client.get(&format!("{path}/reach/{}", counter["id"].as_str().unwrap())).await;
        far += usize::from(reach.status == 200 && !reach.json()["places"].as_array().unwrap().is_empty());
    }
    assert!(far > 5, "{far} units can go somewhere");
    let short = client.get(&format!("{path}/log?from=2")).await.expect(200);
    assert_eq!(short["steps"][0], steps[2]);
    assert_eq!(short["steps"].as_array().unwrap().len() as u64, combat - 3);
    client.get(&format!("{path}/odds")).await.refused(400, "bad-query");
    assert_eq!(client.get(&format!("{path}/odds?choice=stop")).await.expect(200), Value::Null);
    client.get(&format!("{path}/reach/nobody")).await.refused(404, "no-reach");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn threats_are_shown_for_both_sides_and_for_a_moment_before() {
    let (server, mut client) = start().await;
    let whole = client.send("POST", "/api/records", Some("text/plain"), GOLDEN.as_bytes()).await.expect(201);
    let whole = format!("/api/games/{}", whole["id"].as_str().unwrap());
    let log = client.get(&format!("{whole}/log")).await.expect(200);
    let fought = log["steps"].as_array().unwrap().iter().find(|step| step["notation"] == "resolve").unwrap();
    let before = fought["n"].as_u64().unwrap() - 1;
    let then = client.get(&format!("{whole}/at/{before}")).await.expect(200);
    let counters = then["view"]["counters"].as_array().unwrap();
    let mut by_side = std::collections::BTreeMap::new();
    for counter in counters.iter().filter(|counter| counter["kind"] == "infantry" && counter["place"].is_string()) {
        let place = counter["place"].as_str().unwrap();
        let found = client.get(&format!("{whole}/threats/{place}?at={before}")).await.expect(200);
        assert!(found["place"] == place && found["side"] != counter["side"]);
        let threats = found["threats"].as_array().unwrap();
        *by_side.entry(found["side"].to_string()).or_insert(0) += threats.len();
        for threat in threats {
            assert!(threat["odds"]["outcomes"].as_array().is_some_and(|outcomes| !outcomes.is_empty()));
            assert!(threat["notes"].as_array().unwrap().iter().all(Value::is_string));
        }
    }
    assert!(by_side.len() == 2 && by_side.values().all(|count| *count > 0), "{by_side:?}");
    // The game is over by now, so nothing threatens any more.
    let now = client.get(&format!("{whole}/threats/S07")).await.expect(200);
    assert_eq!(now["threats"], json!([]));
    let message = client.get(&format!("{whole}/threats/nowhere?lang=fr")).await.refused(404, "no-threats");
    assert!(message.contains("nowhere"));
    client.get(&format!("{whole}/threats/S07?at=999999")).await.refused(404, "no-such-moment");
    client.get(&format!("{whole}/threats/S07?at=x")).await.refused(400, "bad-query");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_log_tells_turn_phase_activation_and_whose_dice_fell() {
    let (server, mut client) = start().await;
    let whole = client.send("POST", "/api/records", Some("text/plain"), GOLDEN.as_bytes()).await.expect(201);
    let whole = format!("/api/games/{}", whole["id"].as_str().unwrap());
    let log = client.get(&format!("{whole}/log?lang=fr")).await.expect(200);
    let steps = log["steps"].as_array().unwrap();
    let turns: Vec<i64> = steps.iter().map(|step| step["turn"].as_i64().unwrap()).collect();
    assert!(turns.is_sorted() && turns[0] == 1 && *turns.last().unwrap() > 3, "{turns:?}");
    assert!(steps.iter().any(|step| step["phase"].as_str().unwrap().starts_with("Phase de mouvement 2")));
    for step in steps.iter().filter(|step| step["notation"].as_str().unwrap().starts_with("select ")) {
        let chosen = step["notation"].as_str().unwrap().split(' ').nth(1);
        assert_eq!(step["unit"].as_str(), chosen);
    }
    let fought = steps.iter().find(|step| step["notation"] == "resolve").unwrap();
    let faces = fought["faces"].as_array().unwrap();
    let thrower = |purpose: &str| &faces.iter().find(|face| face["purpose"] == purpose).unwrap()["side"];
    assert_eq!(thrower("attack"), &fought["side"]);
    assert_ne!(thrower("defence"), &fought["side"]);
    let report = client.get(&format!("{whole}/report")).await.expect(200);
    for row in report["dice"].as_array().unwrap() {
        let faces = steps.iter().flat_map(|step| step["faces"].as_array().unwrap());
        let own = faces.filter(|face| face["side"] == row["side"] && face["purpose"] == row["purpose"]);
        assert_eq!(row["count"], own.count(), "{row}");
    }
    // A part of the log, and the last step of the game, tell the same.
    let last = client.get(&format!("{whole}/log?lang=fr&from={}", steps.len() - 1)).await.expect(200);
    assert_eq!(last["steps"][0], steps[steps.len() - 1]);
    let now = client.get(&format!("{whole}?lang=fr")).await.expect(200);
    assert_eq!(now["last_step"], steps[steps.len() - 1]);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_page_and_all_it_names_are_there() {
    let (server, mut client) = start().await;
    let page = client.get("/").await;
    assert_eq!((page.status, page.header("content-type")), (200, Some("text/html; charset=utf-8")));
    assert_eq!(client.get("/game/abc/report").await.body, page.body);
    let text = page.text();
    let named: Vec<&str> = text.split('"').filter(|word| word.starts_with("/assets/")).collect();
    assert!(named.len() > 1);
    for path in named {
        let file = client.get(path).await;
        assert_eq!((file.status, file.header("cache-control")), (200, Some("no-cache")), "{path}");
    }
    assert!(!text.contains("<style") && !text.contains("onclick"), "the policy forbids both");
    server.stop().await;
}
