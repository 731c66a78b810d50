//! The report of a game: what a finished record comes to, in both languages, and what is told of a game that is on.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

mod common;

use common::{Client, choose, game, new_game, play_on, start};
use serde_json::{Value, json};

/// Finished games: one of zones, one of hexes, and one with secrets in which nobody was hit.
const FINISHED: [&str; 3] = [
    include_str!("../../brigadier/tests/golden/bull-run-1861-historical-greedy-random.record"),
    include_str!("../../cedar-mountain/tests/golden/historical.record"),
    include_str!("../../red-badge/tests/golden/matthews-hill.record"),
];

async fn take(client: &mut Client, record: &str) -> String {
    let taken = client.send("POST", "/api/records", Some("text/plain"), record.as_bytes()).await.expect(201);
    taken["id"].as_str().unwrap().to_owned()
}

async fn report(client: &mut Client, id: &str, lang: &str) -> Value {
    client.get(&format!("/api/games/{id}/report?lang={lang}")).await.expect(200)
}

fn rows<'a>(value: &'a Value, name: &str) -> &'a Vec<Value> {
    value[name].as_array().unwrap_or_else(|| panic!("{name} is a list: {value}"))
}

/// What a side has lost, as the tracks of the view say.
fn lost(game: &Value, side: &str) -> Value {
    let own = |track: &&Value| track["id"] == "losses" && track["side"] == side;
    rows(&game["view"], "tracks").iter().find(own).unwrap()["value"].clone()
}

/// A report without what is told in words.
fn figures(mut report: Value) -> Value {
    report["outcome"]["reasons"] = Value::Null;
    for unit in report["units"].as_array_mut().unwrap() {
        unit["story"] = Value::Null;
    }
    report
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_record_comes_to_its_result_and_its_losses() {
    let (server, mut client) = start().await;
    let mut fought = false;
    for record in FINISHED {
        let id = take(&mut client, record).await;
        let end = game(&mut client, &id).await;
        let told = report(&mut client, &id, "en").await;
        let result = record.lines().find_map(|line| line.strip_prefix("result: ")).unwrap();
        assert_eq!((&told["over"], &told["outcome"]["winner"]), (&json!(true), &json!(result)));
        assert_eq!(told["outcome"]["points"], end["verdict"]["points"]);
        assert_eq!(told["made"], end["made"]);
        let curve = rows(&told, "losses");
        let (first, last) = (&curve[0], &curve[curve.len() - 1]);
        assert_eq!((&first["n"], &first["union"], &first["confederate"]), (&json!(0), &json!(0), &json!(0)));
        assert_eq!(last["n"], end["made"]);
        assert_eq!((&last["union"], &last["confederate"]), (&lost(&end, "union"), &lost(&end, "confederate")));
        let hurt = rows(&told, "units").iter().any(|unit| unit["losses"].as_i64() > Some(0));
        assert_eq!(hurt, [&last["union"], &last["confederate"]].iter().any(|lost| **lost != 0), "{last}");
        fought |= hurt;
        for name in ["n", "turn"] {
            assert!(curve.is_sorted_by_key(|moment| moment[name].as_i64().unwrap()), "{name}");
        }
    }
    assert!(fought, "in some of the games blood was shed");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_unit_has_its_part_and_every_die_is_counted_once() {
    let (server, mut client) = start().await;
    for record in FINISHED {
        let id = take(&mut client, record).await;
        let told = report(&mut client, &id, "en").await;
        let units = rows(&told, "units");
        let attacks = units.iter().any(|unit| unit["attacks"].as_u64() > Some(0));
        let thrown = rows(&told, "dice").iter().any(|row| row["purpose"] == "attack" || row["purpose"] == "fire");
        assert_eq!(attacks, thrown);
        for unit in units {
            assert_eq!(rows(unit, "story").len(), rows(unit, "story_at").len());
            assert!(rows(unit, "story_at").iter().all(|n| n.as_u64() <= told["made"].as_u64()), "{unit}");
        }
        let log = client.get(&format!("/api/games/{id}/log")).await.expect(200);
        for row in rows(&told, "dice") {
            let faces = rows(&log, "steps").iter().flat_map(|step| rows(step, "faces"));
            let own = faces.filter(|face| face["side"] == row["side"] && face["purpose"] == row["purpose"]);
            assert_eq!(row["count"], own.count(), "{row}");
            let fell: u64 = rows(row, "faces").iter().map(|count| count.as_u64().unwrap()).sum();
            assert_eq!(row["count"], fell, "{row}");
            assert_eq!(row["expected"].as_f64().unwrap() * 2.0, row["sides"].as_f64().unwrap() + 1.0, "{row}");
        }
        let counted: u64 = rows(&told, "dice").iter().map(|row| row["count"].as_u64().unwrap()).sum();
        let thrown: usize = rows(&log, "steps").iter().map(|step| rows(step, "faces").len()).sum();
        assert_eq!(counted, thrown as u64);
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn both_languages_tell_the_same_game_in_other_words() {
    let (server, mut client) = start().await;
    for record in FINISHED {
        let id = take(&mut client, record).await;
        let english = report(&mut client, &id, "en").await;
        let french = report(&mut client, &id, "fr").await;
        let reasons = |told: &Value| -> Vec<String> {
            let words = |reason: &Value| reason["text"].as_str().unwrap().to_owned();
            rows(&told["outcome"], "reasons").iter().map(words).collect()
        };
        let (said, dit) = (reasons(&english), reasons(&french));
        assert!(!said.is_empty() && said.len() == dit.len());
        assert_ne!(said, dit);
        let stories = |told: &Value| -> Vec<Value> {
            rows(told, "units").iter().flat_map(|unit| rows(unit, "story").clone()).collect()
        };
        let (said, dites) = (stories(&english), stories(&french));
        assert!(said.len() == dites.len() && said != dites);
        // Words that are missing are told by their key.
        for line in said.iter().chain(&dites) {
            assert!(!line.as_str().unwrap().starts_with('['), "{line}");
        }
        assert_eq!(figures(english), figures(french));
    }
    client.get("/api/games/aaaaaaaaaaaaaaaa/report?lang=tlh").await.refused(400, "no-such-lang");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_is_on_is_told_up_to_where_it_stands() {
    let (server, mut client) = start().await;
    let id = new_game(&mut client, "historical", "human", "human").await;
    let told = report(&mut client, &id, "en").await;
    assert_eq!((&told["over"], &told["made"]), (&json!(false), &json!(0)));
    assert_eq!((rows(&told, "losses").len(), rows(&told, "dice").len()), (1, 0));
    let start = game(&mut client, &id).await;
    choose(&mut client, &start, 0).await;
    assert_eq!(report(&mut client, &id, "en").await["made"], 1);
    assert_eq!(game(&mut client, &id).await["made"], 1, "to tell a game does not walk it back");
    // Computers play a good part of it; the report follows.
    let computers = json!({ "union": "random", "confederate": "random" });
    client.post(&format!("/api/games/{id}/players"), computers).await.expect(200);
    let now = play_on(&mut client, &id, 300).await;
    let told = report(&mut client, &id, "en").await;
    assert_eq!((&told["over"], &told["made"]), (&json!(false), &now["made"]));
    let last = rows(&told, "losses").last().unwrap();
    assert_eq!((&last["union"], &last["confederate"]), (&lost(&now, "union"), &lost(&now, "confederate")));
    assert!(!rows(&told, "dice").is_empty());
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn there_is_no_report_of_a_game_that_is_not_there() {
    let (server, mut client) = start().await;
    let english = client.get("/api/games/aaaaaaaaaaaaaaaa/report").await.refused(404, "no-such-game");
    let french = client.get("/api/games/aaaaaaaaaaaaaaaa/report?lang=fr").await.refused(404, "no-such-game");
    assert_ne!(english, french);
    for id in ["x", "..%2f..%2fgames", "%00", "AAAAAAAAAAAAAAAA%27%20OR%201=1"] {
        client.get(&format!("/api/games/{id}/report")).await.refused(404, "no-such-game");
    }
    let id = new_game(&mut client, "historical", "human", "human").await;
    client.send("DELETE", &format!("/api/games/{id}"), None, b"").await.expect(200);
    client.get(&format!("/api/games/{id}/report")).await.refused(410, "deleted");
    server.stop().await;
}
