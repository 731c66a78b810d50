//! The description and the server agree on what there is.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

mod common;

use common::{game, new_game, start};
use serde_json::{Value, json};

const METHODS: [&str; 5] = ["get", "post", "patch", "delete", "put"];

#[tokio::test(flavor = "multi_thread")]
async fn every_address_described_is_there_and_no_method_is_hidden() {
    let (server, mut client) = start().await;
    let id = new_game(&mut client, "historical", "human", "human").await;
    let description = client.get("/api/openapi.json").await.expect(200);
    let paths = description["paths"].as_object().unwrap();
    assert!(paths.len() > 20);
    for (path, methods) in paths {
        let real = path.replace("{id}", &id).replace("{title}", common::TITLE).replace("{n}", "0");
        let real = real.replace("{unit}", "us_porter").replace("{place}", "S07");
        let real = real.replace("{from}", "S07").replace("{to}", "S08");
        let real = real.replace("{piece}", "far");
        // A method that does not exist names those that do.
        let answer = client.send("PUT", &real, None, b"").await;
        answer.refused(405, "wrong-method");
        let mut allowed: Vec<String> =
            answer.header("allow").unwrap().split(',').map(|method| method.trim().to_ascii_lowercase()).collect();
        allowed.retain(|method| method != "head");
        allowed.sort();
        let mut described: Vec<String> = methods.as_object().unwrap().keys().cloned().collect();
        described.sort();
        assert_eq!(allowed, described, "{path}");
        assert!(described.iter().all(|method| METHODS.contains(&method.as_str())));
    }
    server.stop().await;
}

/// Checks a value against the part of JSON Schema that the description uses.
fn check(root: &Value, schema: &Value, value: &Value, at: &str) {
    if let Some(name) = schema["$ref"].as_str() {
        let part = root.pointer(name.trim_start_matches('#')).unwrap_or_else(|| panic!("{name}"));
        return check(root, part, value, at);
    }
    if let Some(choices) = schema["oneOf"].as_array() {
        let some = choices.iter().find(|choice| choice["type"] != "null");
        return if value.is_null() {
            assert!(choices.len() > 1, "{at}")
        } else {
            check(root, some.unwrap(), value, at)
        };
    }
    if let Some(allowed) = schema["enum"].as_array() {
        assert!(allowed.contains(value), "{at}: {value}");
    }
    let kinds: Vec<&str> = match &schema["type"] {
        Value::String(kind) => vec![kind],
        Value::Array(kinds) => kinds.iter().filter_map(Value::as_str).collect(),
        _ => Vec::new(),
    };
    let fits = |kind: &&str| match *kind {
        "object" => value.is_object(),
        "array" => value.is_array(),
        "string" => value.is_string(),
        "boolean" => value.is_boolean(),
        "integer" => value.is_i64() || value.is_u64(),
        "number" => value.is_number(),
        _ => value.is_null(),
    };
    assert!(kinds.is_empty() || kinds.iter().any(fits), "{at}: {value} is no {kinds:?}");
    for name in schema["required"].as_array().into_iter().flatten() {
        assert!(value.get(name.as_str().unwrap()).is_some(), "{at}: {name} is missing");
    }
    let Some(properties) = schema["properties"].as_object() else { return check_items(root, schema, value, at) };
    for (name, part) in value.as_object().into_iter().flatten() {
        let schema = properties.get(name).unwrap_or_else(|| panic!("{at}: {name} is not described"));
        check(root, schema, part, &format!("{at}.{name}"));
    }
}

fn check_items(root: &Value, schema: &Value, value: &Value, at: &str) {
    for item in value.as_array().into_iter().flatten() {
        check(root, &schema["items"], item, &format!("{at}[]"));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn answers_are_as_described() {
    let mut config = server::Config::local(server::StoreAt::Memory);
    config.nodes = 2_000;
    let server = server::serve(config).await.unwrap();
    let mut client = common::Client::new(server.address());
    let id = new_game(&mut client, "historical", "random", "random").await;
    let description = client.get("/api/openapi.json").await.expect(200);
    let paths = &description["paths"];
    let seq = json!({ "seq": 0, "steps": 90 });
    client.post(&format!("/api/games/{id}/computer"), seq).await.expect(200);
    for (path, methods) in paths.as_object().unwrap() {
        let schema = &methods["get"]["responses"]["200"]["content"]["application/json"]["schema"];
        // Not every title has lines of sight; they are held to the description below.
        if schema.is_null()
            || ["{unit}", "{from}", "{side}"].iter().any(|part| path.contains(part))
            || path.ends_with("odds")
        {
            continue;
        }
        let real = path.replace("{id}", &id).replace("{title}", common::TITLE).replace("{n}", "40");
        let real = real.replace("{place}", "S07");
        check(&description, schema, &client.get(&real).await.expect(200), path);
    }
    let people = json!({ "union": "human", "confederate": "human" });
    client.post(&format!("/api/games/{id}/players"), people).await.expect(200);
    let now = game(&mut client, &id).await;
    let posts = [
        ("choices", json!({ "seq": now["seq"], "choices": [now["view"]["choices"][0]["notation"]] })),
        ("takeback", json!({ "seq": now["seq"].as_u64().unwrap() + 1, "to": 10, "dice": "new" })),
        ("branch", json!({ "at": 3 })),
        ("hint", json!({ "seq": now["seq"].as_u64().unwrap() + 3 })),
    ];
    for (name, body) in posts {
        let path = format!("/api/games/{{id}}/{name}");
        let answer = client.post(&path.replace("{id}", &id), body).await;
        let responses = &paths[&path]["post"]["responses"];
        let schema = &responses[answer.status.to_string()]["content"]["application/json"]["schema"];
        assert!(!schema.is_null(), "{name}: {}", answer.text());
        check(&description, schema, &answer.json(), name);
    }
    let refused = client.get("/api/games/none").await;
    check(&description, &description["components"]["schemas"]["Error"], &refused.json(), "error");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn lines_of_sight_are_as_described_and_may_be_asked_for_a_moment_before() {
    let (server, mut client) = start().await;
    let body = json!({ "title": "cedar-mountain", "scenario": "historical",
        "players": { "union": "random", "confederate": "random" } });
    let made = client.post("/api/games", body).await.expect(201);
    let path = format!("/api/games/{}", made["id"].as_str().unwrap());
    let description = client.get("/api/openapi.json").await.expect(200);
    let schema = &description["components"]["schemas"]["Sight"];
    let first = client.get(&path).await.expect(200);
    assert_eq!(first["sight"], true);
    let standing = first["view"]["counters"].as_array().unwrap().iter();
    let gun = standing.filter(|one| one["kind"] == "artillery").find(|one| one["place"].is_string()).unwrap();
    let from = format!("{path}/sight/{}", gun["place"].as_str().unwrap());
    let before = client.get(&from).await.expect(200);
    check(&description, schema, &before, "sight");
    assert_eq!((&before["unit"], &before["side"]), (&gun["id"], &gun["side"]));
    let lines = before["places"].as_array().unwrap();
    let blocked = lines.iter().find(|line| line["clear"] == false).unwrap();
    let one = client.get(&format!("{from}/{}", blocked["place"].as_str().unwrap())).await.expect(200);
    check(&description, schema, &one, "sight");
    assert_eq!(one["places"], json!([blocked]));
    let by = blocked["by"][0].as_str().unwrap();
    assert!(blocked["reason"]["text"].as_str().unwrap().contains(by), "{blocked}");
    assert_eq!(before["bands"].as_array().unwrap().len(), 3, "guns have three bands of range");
    let fire = client.get(&format!("{path}/fire/union")).await.expect(200);
    check(&description, &description["components"]["schemas"]["Fire"], &fire, "fire");
    assert!(!fire["places"].as_array().unwrap().is_empty());
    client.get(&format!("{path}/fire/nobody?lang=fr")).await.refused(404, "no-fire");
    let steps = json!({ "seq": 0, "steps": 90 });
    client.post(&format!("{path}/computer"), steps).await.expect(200);
    assert_eq!(client.get(&format!("{from}?at=0")).await.expect(200), before);
    client.get(&format!("{from}?at=999999")).await.refused(404, "no-such-moment");
    client.get(&format!("{from}?at=x")).await.refused(400, "bad-query");
    client.get(&format!("{path}/sight/nowhere")).await.refused(404, "no-sight");
    assert!(client.get(&format!("{from}/nowhere?lang=fr")).await.refused(404, "no-sight").contains("nowhere"));
    let zones = new_game(&mut client, "historical", "human", "human").await;
    assert_eq!(game(&mut client, &zones).await["sight"], false);
    client.get(&format!("/api/games/{zones}/sight/S07")).await.refused(404, "no-sight");
    client.get(&format!("/api/games/{zones}/fire/union")).await.refused(404, "no-fire");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn charts_are_whole_tables_and_say_where_they_come_from() {
    let (server, mut client) = start().await;
    let description = client.get("/api/openapi.json").await.expect(200);
    let schema = &description["paths"]["/api/titles/{title}/rules"]["get"]["responses"]["200"];
    for lang in ["en", "fr"] {
        let answer = client.get(&format!("/api/titles/cedar-mountain/rules?lang={lang}")).await.expect(200);
        check(&description, &schema["content"]["application/json"]["schema"], &answer, "rules");
        let charts = answer["charts"].as_array().unwrap();
        let ids: Vec<&str> = charts.iter().map(|chart| chart["id"].as_str().unwrap()).collect();
        assert_eq!(ids, ["combat", "range", "terrain", "morale"]);
        for chart in charts {
            let rules = answer["rules"].as_array().unwrap();
            assert!(rules.iter().any(|rule| rule["id"] == chart["rule"]), "{chart}");
            let wide = chart["columns"].as_array().unwrap().len();
            assert!(chart["rows"].as_array().unwrap().iter().all(|row| row["cells"].as_array().unwrap().len() == wide));
            assert!(!chart.to_string().contains("cm62-"), "{chart}");
        }
        assert_eq!(charts[0]["columns"][0], json!({ "head": "1\u{2013}2", "provenance": "R" }));
        assert_eq!(charts[0]["rows"][9]["cells"][4], "2R");
        assert_eq!(charts[2]["columns"][4]["provenance"], "B");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_analysis_is_as_described() {
    let mut config = server::Config::local(server::StoreAt::Memory);
    config.nodes = 20_000;
    let server = server::serve(config).await.unwrap();
    let mut client = common::Client::new(server.address());
    let description = client.get("/api/openapi.json").await.expect(200);
    let id = new_game(&mut client, "historical", "greedy", "random").await;
    common::play_on(&mut client, &id, 5000).await;
    let path = format!("/api/games/{id}/analysis");
    let responses = &description["paths"]["/api/games/{id}/analysis"];
    let schema = |method: &str, status: &str| {
        responses[method]["responses"][status]["content"]["application/json"]["schema"].clone()
    };
    let begun = client.post(&path, json!({ "depth": "quick" })).await.expect(202);
    check(&description, &schema("post", "202"), &begun, "begun");
    let done = loop {
        let now = client.get(&path).await.expect(200);
        check(&description, &schema("get", "200"), &now, "status");
        if now["status"] == "done" {
            break now;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    };
    let found = &done["analysis"];
    let judged = found["activations"].as_array().unwrap().iter().find(|one| !one["opinion"].is_null()).unwrap();
    let stopped = client.send("DELETE", &path, None, b"").await.expect(200);
    check(&description, &schema("delete", "200"), &stopped, "stopped");
    let log = client.get(&format!("/api/games/{id}/log?from={}", judged["from"])).await.expect(200);
    let plan = json!({ "at": judged["from"], "choices": [log["steps"][0]["notation"]], "show": true });
    let compared = client.post(&format!("{path}/compare"), plan).await.expect(200);
    check(&description, &description["components"]["schemas"]["Compared"], &compared, "compared");
    server.stop().await;
}
