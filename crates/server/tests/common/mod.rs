//! A server on a free port and the smallest client that speaks to it.
#![allow(dead_code, reason = "every test binary uses its own part of it")]

pub mod victim;

use std::net::SocketAddr;

use serde_json::{Value, json};
use server::{Config, Server, StoreAt};
use tokio::io::{AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;

pub const TITLE: &str = "bull-run-1861";

/// An answer.
#[derive(Debug)]
pub struct Answer {
    pub status: u16,
    pub headers: Vec<(String, String)>,
    pub body: Vec<u8>,
}

impl Answer {
    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    pub fn text(&self) -> String {
        String::from_utf8(self.body.clone()).unwrap()
    }

    pub fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or_else(|error| panic!("{error}: {}", self.text()))
    }

    /// The body of an answer that has to have this status.
    #[track_caller]
    pub fn expect(&self, status: u16) -> Value {
        assert_eq!(self.status, status, "{}", self.text());
        self.json()
    }

    /// Checks a refusal and gives its message.
    #[track_caller]
    pub fn refused(&self, status: u16, code: &str) -> String {
        let body = self.expect(status);
        assert_eq!(body["error"]["code"], code, "{body}");
        body["error"]["message"].as_str().unwrap().to_owned()
    }
}

/// One connection, kept open.
pub struct Client {
    pub address: SocketAddr,
    stream: Option<BufReader<TcpStream>>,
    pub headers: Vec<(String, String)>,
}

impl Client {
    pub fn new(address: SocketAddr) -> Client {
        Client { address, stream: None, headers: Vec::new() }
    }

    pub fn with(mut self, name: &str, value: &str) -> Client {
        self.headers.push((name.to_owned(), value.to_owned()));
        self
    }

    pub async fn get(&mut self, path: &str) -> Answer {
        self.send("GET", path, None, b"").await
    }

    pub async fn post(&mut self, path: &str, body: Value) -> Answer {
        self.send("POST", path, Some("application/json"), body.to_string().as_bytes()).await
    }

    pub async fn send(&mut self, method: &str, path: &str, kind: Option<&str>, body: &[u8]) -> Answer {
        self.try_send(method, path, kind, body).await.unwrap()
    }

    pub async fn try_send(
        &mut self,
        method: &str,
        path: &str,
        kind: Option<&str>,
        body: &[u8],
    ) -> std::io::Result<Answer> {
        let mut stream = match self.stream.take() {
            Some(stream) => stream,
            None => BufReader::new(TcpStream::connect(self.address).await?),
        };
        let mut head = format!("{method} {path} HTTP/1.1\r\n");
        if !self.headers.iter().any(|(name, _)| name == "host") {
            head += &format!("host: {}\r\n", self.address);
        }
        for (name, value) in &self.headers {
            head += &format!("{name}: {value}\r\n");
        }
        if let Some(kind) = kind {
            head += &format!("content-type: {kind}\r\n");
        }
        if !body.is_empty() || method != "GET" {
            head += &format!("content-length: {}\r\n", body.len());
        }
        head += "\r\n";
        let mut request = head.into_bytes();
        request.extend_from_slice(body);
        // A server that refuses a long body may answer before it has read all of it.
        let sent = stream.get_mut().write_all(&request).await;
        let (answer, again) = read(&mut stream, method).await.or_else(|error| sent.and(Err(error)))?;
        if again {
            self.stream = Some(stream);
        }
        Ok(answer)
    }
}

async fn line(stream: &mut BufReader<TcpStream>) -> std::io::Result<String> {
    let mut line = Vec::new();
    loop {
        match stream.read_u8().await? {
            b'\n' => return Ok(String::from_utf8_lossy(&line).trim_end().to_owned()),
            byte => line.push(byte),
        }
    }
}

async fn read(stream: &mut BufReader<TcpStream>, method: &str) -> std::io::Result<(Answer, bool)> {
    let status = line(stream).await?;
    let status: u16 = status.split(' ').nth(1).and_then(|word| word.parse().ok()).unwrap_or_default();
    let mut headers = Vec::new();
    loop {
        let line = line(stream).await?;
        let Some((name, value)) = line.split_once(':') else { break };
        headers.push((name.to_ascii_lowercase(), value.trim().to_owned()));
    }
    let mut answer = Answer { status, headers, body: Vec::new() };
    let again = answer.header("connection") != Some("close");
    if method == "HEAD" || status == 304 || status == 204 {
        return Ok((answer, again));
    }
    if answer.header("transfer-encoding") == Some("chunked") {
        loop {
            let length = usize::from_str_radix(&line(stream).await?, 16).unwrap_or_default();
            let mut chunk = vec![0; length];
            stream.read_exact(&mut chunk).await?;
            line(stream).await?;
            answer.body.extend(chunk);
            if length == 0 {
                return Ok((answer, again));
            }
        }
    }
    let length = answer.header("content-length").and_then(|length| length.parse().ok()).unwrap_or_default();
    answer.body = vec![0; length];
    stream.read_exact(&mut answer.body).await?;
    Ok((answer, again))
}

/// A server that keeps games in memory, and a client.
pub async fn start() -> (Server, Client) {
    start_at(StoreAt::Memory).await
}

pub async fn start_at(store: StoreAt) -> (Server, Client) {
    let server = server::serve(Config::local(store)).await.unwrap();
    let client = Client::new(server.address());
    (server, client)
}

/// Makes a game and gives its id.
pub async fn new_game(client: &mut Client, scenario: &str, union: &str, confederate: &str) -> String {
    let body = json!({ "title": TITLE, "scenario": scenario,
        "players": { "union": union, "confederate": confederate } });
    let made = client.post("/api/games", body).await.expect(201);
    made["id"].as_str().unwrap().to_owned()
}

/// A game as it stands.
pub async fn game(client: &mut Client, id: &str) -> Value {
    client.get(&format!("/api/games/{id}")).await.expect(200)
}

/// Makes one choice, the `n`-th listed.
pub async fn choose(client: &mut Client, game: &Value, n: usize) -> Value {
    let listed = game["view"]["choices"].as_array().unwrap();
    let choice = &listed[n % listed.len()]["notation"];
    let path = format!("/api/games/{}/choices", game["id"].as_str().unwrap());
    let body = json!({ "seq": game["seq"], "choices": [choice] });
    client.post(&path, body).await.expect(200)["game"].clone()
}

/// Lets computers play up to so many choices on; the game ends or stands there.
pub async fn play_on(client: &mut Client, id: &str, choices: usize) -> Value {
    let mut game = game(client, id).await;
    let until = game["made"].as_u64().unwrap() as usize + choices;
    while !game["computer"].is_null() {
        let left = until.saturating_sub(game["made"].as_u64().unwrap() as usize).min(400);
        if left == 0 {
            break;
        }
        let body = json!({ "seq": game["seq"], "steps": left });
        game = client.post(&format!("/api/games/{id}/computer"), body).await.expect(200)["game"].clone();
    }
    game
}

/// A folder that is gone when the test is over.
pub struct Folder(pub std::path::PathBuf);

impl Folder {
    pub fn new(name: &str) -> Folder {
        let path = std::env::temp_dir().join(format!("brigadier-server-{name}-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&path);
        std::fs::create_dir_all(&path).unwrap();
        Folder(path)
    }

    pub fn store(&self) -> StoreAt {
        StoreAt::File(self.0.join("games.sqlite"))
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}
