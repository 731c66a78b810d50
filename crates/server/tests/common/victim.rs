//! A server in a process of its own, that can be killed and measured.

use std::io::{BufRead as _, BufReader, Read as _};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};

use server::{Config, StoreAt};

use super::Client;

const STORE: &str = "BRIGADIER_TEST_STORE";
/// The test that is no test: it calls [`serve`].
const SERVES: &str = "serves_until_killed";

/// Serves, in the process that [`Victim::start`] has made; does nothing elsewhere.
pub fn serve() {
    let Ok(path) = std::env::var(STORE) else { return };
    // Should the test itself die, its end of this pipe closes and we end, too.
    std::thread::spawn(|| {
        let _ = std::io::stdin().read(&mut [0]);
        std::process::exit(1);
    });
    let config = Config::local(StoreAt::File(path.into()));
    server::serve_until_stopped(config, |server| println!("\nlistening on {}", server.address())).unwrap();
}

pub struct Victim {
    child: Child,
    pub client: Client,
}

impl Victim {
    pub fn start(store: &Path) -> Victim {
        let mut child = Command::new(std::env::current_exe().unwrap())
            .args([SERVES, "--exact", "--ignored", "--nocapture"])
            .env(STORE, store)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let mut said = lines.map_while(Result::ok);
        let address = said.find_map(|line| line.strip_prefix("listening on ").and_then(|word| word.parse().ok()));
        let address: SocketAddr = address.expect("the server opens its store and listens");
        Victim { child, client: Client::new(address) }
    }

    /// SIGKILL: no destructor, no flush, no farewell.
    pub fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// Memory in use, in kilobytes, where the system tells.
    pub fn memory(&self) -> Option<u64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).ok()?;
        let line = status.lines().find(|line| line.starts_with("VmRSS:"))?;
        line.split_whitespace().nth(1)?.parse().ok()
    }
}

impl Drop for Victim {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
