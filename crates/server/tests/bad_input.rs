//! Whatever is sent: a typed error with the right status, and nothing changed.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

mod common;

use common::{Client, Folder, game, new_game, start};
use serde_json::{Value, json};
use server::{Config, ServeError, StoreAt};

const JSON: Option<&str> = Some("application/json");

#[tokio::test(flavor = "multi_thread")]
async fn bad_requests_are_refused_and_change_nothing() {
    let (server, mut client) = start().await;
    let id = new_game(&mut client, "historical", "human", "human").await;
    let before = game(&mut client, &id).await;
    let games = client.get("/api/games").await.json();
    let deep = format!("{{\"seq\":0,\"choices\":{}", "[".repeat(30_000));
    let players = json!({ "union": "human", "confederate": "human" });
    let new = |change: &dyn Fn(&mut Value)| {
        let mut body = json!({ "title": common::TITLE, "scenario": "historical", "players": players });
        change(&mut body);
        body.to_string()
    };
    let cases: Vec<(&str, String, String, u16, &str)> = vec![
        ("POST", "/api/games".into(), "{".into(), 400, "bad-json"),
        ("POST", "/api/games".into(), String::new(), 400, "bad-json"),
        ("POST", "/api/games".into(), "[]".into(), 400, "bad-fields"),
        ("POST", "/api/games".into(), "null".into(), 400, "bad-fields"),
        ("POST", "/api/games".into(), "{\"title\":\u{1}}".into(), 400, "bad-json"),
        ("POST", "/api/games".into(), new(&|b| b["cheat"] = json!(1)), 400, "bad-fields"),
        ("POST", "/api/games".into(), new(&|b| b["title"] = json!(7)), 400, "bad-fields"),
        ("POST", "/api/games".into(), new(&|b| b["title"] = json!("chess")), 404, "no-such-title"),
        ("POST", "/api/games".into(), new(&|b| b["scenario"] = json!("../../x")), 422, "cannot-set-up"),
        ("POST", "/api/games".into(), new(&|b| b["options"] = json!({ "x": "y" })), 422, "cannot-set-up"),
        ("POST", "/api/games".into(), new(&|b| b["options"] = json!({ "confusion": "maybe" })), 422, "cannot-set-up"),
        ("POST", "/api/games".into(), new(&|b| b["players"]["union"] = json!("oracle")), 400, "no-such-player"),
        ("POST", "/api/games".into(), new(&|b| b["players"] = json!({ "union": "human" })), 400, "bad-fields"),
        ("POST", "/api/games".into(), new(&|b| b["name"] = json!("")), 400, "bad-name"),
        ("POST", "/api/games/ID/choices".into(), r#"{"seq":0,"choices":[]}"#.into(), 400, "bad-fields"),
        ("POST", "/api/games/ID/choices".into(), r#"{"seq":-1,"choices":["done"]}"#.into(), 400, "bad-fields"),
        ("POST", "/api/games/ID/choices".into(), r#"{"seq":0.5,"choices":["done"]}"#.into(), 400, "bad-fields"),
        ("POST", "/api/games/ID/choices".into(), r#"{"seq":0,"choices":[null]}"#.into(), 400, "bad-fields"),
        ("POST", "/api/games/ID/choices".into(), r#"{"choices":["done"]}"#.into(), 400, "bad-fields"),
        ("POST", "/api/games/ID/choices".into(), r#"{"seq":1,"choices":["done"]}"#.into(), 409, "stale"),
        (
            "POST",
            "/api/games/ID/choices".into(),
            r#"{"seq":18446744073709551615,"choices":["done"]}"#.into(),
            409,
            "stale",
        ),
        ("POST", "/api/games/ID/choices".into(), r#"{"seq":0,"choices":[""]}"#.into(), 422, "no-choice"),
        ("POST", "/api/games/ID/choices".into(), r#"{"seq":0,"choices":["face\u0000S01"]}"#.into(), 422, "no-choice"),
        ("POST", "/api/games/ID/choices".into(), r#"{"seq":0,"choices":["resolve"]}"#.into(), 422, "refused"),
        ("POST", "/api/games/ID/choices".into(), deep, 400, "bad-fields"),
        (
            "POST",
            "/api/games/ID/choices".into(),
            format!("{{\"seq\":0,\"x\":\"{}\"}}", "y".repeat(70_000)),
            413,
            "too-large",
        ),
        ("POST", "/api/games/ID/undo".into(), r#"{"seq":0,"more":1}"#.into(), 400, "bad-fields"),
        ("POST", "/api/games/ID/takeback".into(), r#"{"seq":0,"to":0,"dice":"loaded"}"#.into(), 400, "bad-fields"),
        ("POST", "/api/games/ID/takeback".into(), r#"{"seq":0,"to":5,"dice":"same"}"#.into(), 409, "undo-too-many"),
        ("POST", "/api/games/ID/computer".into(), r#"{"seq":0}"#.into(), 409, "nobodys-turn"),
        ("POST", "/api/games/ID/computer".into(), r#"{"seq":0,"steps":0}"#.into(), 400, "bad-fields"),
        ("POST", "/api/games/ID/computer".into(), r#"{"seq":0,"steps":100000}"#.into(), 400, "bad-fields"),
        ("POST", "/api/games/ID/players".into(), r#"{"union":"oracle"}"#.into(), 400, "no-such-player"),
        ("POST", "/api/games/ID/players".into(), r#"{"france":"human"}"#.into(), 400, "bad-fields"),
        ("POST", "/api/games/ID/branch".into(), r#"{"at":1}"#.into(), 404, "no-such-moment"),
        ("POST", "/api/games/zzzzzzzzzzzzzzzz/undo".into(), r#"{"seq":0}"#.into(), 404, "no-such-game"),
        (
            "POST",
            "/api/games/x'; DROP TABLE games;--/undo".replace(' ', "%20"),
            r#"{"seq":0}"#.into(),
            404,
            "no-such-game",
        ),
        ("PATCH", "/api/games/ID".into(), r#"{"key":"00"}"#.into(), 400, "bad-fields"),
        ("DELETE", "/api/games/zzzzzzzzzzzzzzzz".into(), String::new(), 404, "no-such-game"),
        ("POST", "/api/games/zzzzzzzzzzzzzzzz/restore".into(), String::new(), 404, "no-such-game"),
        ("GET", "/api/games/ID/at/-1".into(), String::new(), 400, "bad-request"),
        ("GET", "/api/games/ID/at/99999999999999999999".into(), String::new(), 400, "bad-request"),
        ("GET", "/api/games/ID/log?from=x".into(), String::new(), 400, "bad-query"),
        ("GET", "/api/games/ID?key=1".into(), String::new(), 400, "bad-query"),
        ("GET", "/api/games/ID?viewer=god".into(), String::new(), 400, "no-such-viewer"),
        ("GET", "/api/games/ID?lang=tlh".into(), String::new(), 400, "no-such-lang"),
        ("GET", "/api/games/ID/odds?choice=%ff".into(), String::new(), 422, "no-choice"),
        ("GET", "/api/titles/chess/map.svg".into(), String::new(), 404, "no-such-title"),
        ("GET", "/api/nothing".into(), String::new(), 404, "not-found"),
        ("GET", "/api/".into(), String::new(), 404, "not-found"),
        ("GET", "/api/games/".into(), String::new(), 404, "not-found"),
    ];
    for (method, path, body, status, code) in cases {
        let path = path.replace("ID", &id);
        let kind = if method == "GET" { None } else { JSON };
        let answer = client.send(method, &path, kind, body.as_bytes()).await;
        let shown: String = body.chars().take(80).collect();
        assert_eq!(
            (answer.status, answer.json()["error"]["code"].as_str()),
            (status, Some(code)),
            "{method} {path} {shown}"
        );
        let message = answer.json()["error"]["message"].as_str().unwrap().to_owned();
        assert!(!message.is_empty() && !message.starts_with('['), "{method} {path}: {message}");
    }
    assert_eq!(game(&mut client, &id).await, before);
    assert_eq!(client.get("/api/games").await.json(), games);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bodies_have_to_be_what_they_say() {
    let (server, mut client) = start().await;
    let body = json!({ "title": common::TITLE, "scenario": "historical" }).to_string();
    client.send("POST", "/api/games", Some("text/plain"), body.as_bytes()).await.refused(415, "not-json");
    client.send("POST", "/api/games", None, body.as_bytes()).await.refused(415, "not-json");
    client.send("POST", "/api/games", JSON, &[0xff, 0xfe, 0x00]).await.refused(400, "bad-json");
    client.send("POST", "/api/records", Some("text/plain"), &[0xff, 0xfe]).await.refused(400, "bad-text");
    client.send("POST", "/api/records", Some("text/plain"), b"").await.refused(422, "bad-record");
    let long = vec![b'a'; (16 << 20) + 1];
    let mut other = Client::new(server.address());
    other.send("POST", "/api/records", Some("text/plain"), &long).await.refused(413, "too-large");
    let wrong = client.send("PUT", "/api/games", JSON, b"{}").await;
    wrong.refused(405, "wrong-method");
    let allowed = wrong.header("allow").unwrap();
    assert!(allowed.contains("GET") && allowed.contains("POST"), "{allowed}");
    client.send("DELETE", "/api/titles", None, b"").await.refused(405, "wrong-method");
    assert_eq!(client.send("HEAD", "/api/version", None, b"").await.status, 200);
    let french = client.send("PUT", "/api/games?lang=fr", JSON, b"{}").await.refused(405, "wrong-method");
    assert!(french.contains("adresse"));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn paths_lead_nowhere_else() {
    let (server, mut client) = start().await;
    for path in [
        "/assets/../Cargo.toml",
        "/assets/..%2f..%2fCargo.toml",
        "/assets/%2e%2e/%2e%2e/Cargo.toml",
        "/assets/....//Cargo.toml",
        "/assets//etc/passwd",
        "/assets/%00",
        "/assets/",
        "/..",
        "/etc/passwd",
        "/game",
        "/game/a/b/c",
    ] {
        let answer = client.get(path).await;
        assert_eq!(answer.status, 404, "{path}");
        assert!(answer.header("content-type").unwrap().starts_with("text/plain"), "{path}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_folder_may_stand_in_for_the_page() {
    let folder = Folder::new("web");
    let mut config = Config::local(StoreAt::Memory);
    config.web_dir = Some(folder.0.join("web"));
    let refused = server::serve(config.clone()).await.map(|_| ());
    assert!(matches!(refused, Err(ServeError::NoPage(_))), "{refused:?}");
    std::fs::create_dir(folder.0.join("web")).unwrap();
    std::fs::write(folder.0.join("web/index.html"), "<!doctype html>first").unwrap();
    std::fs::write(folder.0.join("secret.txt"), "secret").unwrap();
    let server = server::serve(config).await.unwrap();
    let mut client = Client::new(server.address());
    assert_eq!(client.get("/game/abc").await.text(), "<!doctype html>first");
    std::fs::write(folder.0.join("web/index.html"), "<!doctype html>second").unwrap();
    assert_eq!(client.get("/").await.text(), "<!doctype html>second");
    for path in ["/assets/../secret.txt", "/assets/%2e%2e/secret.txt", "/assets/..%2fsecret.txt"] {
        assert_eq!(client.get(path).await.status, 404, "{path}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_answer_carries_the_headers() {
    let (server, mut client) = start().await;
    for path in ["/", "/game/abc/replay", "/rules/x", "/api/version", "/api/nothing", "/nothing"] {
        let answer = client.get(path).await;
        let policy = answer.header("content-security-policy").unwrap();
        assert!(policy.contains("default-src 'none'") && policy.contains("frame-ancestors 'none'"), "{path}");
        assert!(!policy.contains("unsafe") && !policy.contains('*'), "{path}");
        assert_eq!(answer.header("x-content-type-options"), Some("nosniff"), "{path}");
        assert_eq!(answer.header("referrer-policy"), Some("no-referrer"), "{path}");
        assert_eq!(answer.header("cross-origin-opener-policy"), Some("same-origin"), "{path}");
        assert_eq!(answer.header("cross-origin-resource-policy"), Some("same-origin"), "{path}");
        assert!(answer.header("cache-control").is_some(), "{path}");
        assert_eq!(answer.header("access-control-allow-origin"), None, "{path}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_of_others_stay_outside() {
    let (server, mut client) = start().await;
    let port = server.address().port();
    let new = json!({ "title": common::TITLE, "scenario": "historical",
        "players": { "union": "human", "confederate": "human" } });
    let as_host = |host: String| Client::new(server.address()).with("host", &host);
    for host in ["example.org".to_owned(), format!("127.0.0.1.example.org:{port}"), "10.1.2.3".to_owned()] {
        as_host(host.clone()).get("/api/games").await.refused(421, "wrong-host");
        as_host(host).post("/api/games", new.clone()).await.refused(421, "wrong-host");
    }
    assert_eq!(as_host("example.org".to_owned()).get("/").await.status, 421);
    for host in [format!("localhost:{port}"), format!("[::1]:{port}"), "127.0.0.1".to_owned()] {
        as_host(host).get("/api/games").await.expect(200);
    }
    let own = format!("http://{}", server.address());
    let from = |name: &str, value: &str| Client::new(server.address()).with(name, value);
    for (name, value) in [
        ("origin", "https://example.org"),
        ("origin", "null"),
        ("origin", "http://127.0.0.1:1"),
        ("sec-fetch-site", "cross-site"),
        ("sec-fetch-site", "same-site"),
    ] {
        from(name, value).post("/api/games", new.clone()).await.refused(403, "cross-site");
        from(name, value).send("DELETE", "/api/games/aaaaaaaaaaaaaaaa", None, b"").await.refused(403, "cross-site");
        from(name, value).get("/api/games").await.expect(200);
    }
    assert_eq!(client.get("/api/games").await.json()["games"], json!([]));
    from("origin", &own).with("sec-fetch-site", "same-origin").post("/api/games", new).await.expect(201);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn other_machines_come_in_only_by_permission() {
    let mut config = Config::local(StoreAt::Memory);
    config.listen = "0.0.0.0:0".parse().unwrap();
    let Err(error) = server::serve(config.clone()).await.map(|_| ()) else { panic!("served everybody") };
    assert!(matches!(error, ServeError::Remote(_)));
    assert!(error.to_string().contains("--allow-remote"));
    config.allow_remote = true;
    let server = server::serve(config).await.unwrap();
    let here = std::net::SocketAddr::from(([127, 0, 0, 1], server.address().port()));
    assert_eq!(server.url(), format!("http://{here}/"));
    Client::new(here).with("host", "table.example.org").get("/api/games").await.expect(200);
    server.stop().await;
}
