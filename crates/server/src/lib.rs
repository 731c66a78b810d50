//! The table in the browser: HTTP, live tables, and games kept in SQLite.
//!
//! A live table is a cache of its log. A choice is on the disk before it is acknowledged, and a
//! table that may differ from its log is thrown away and made again. The server knows titles only
//! through the shelf; the page knows only the JSON that `openapi.json` describes.
//!
//! ```no_run
//! # async fn example() -> Result<(), Box<dyn std::error::Error>> {
//! let store = server::StoreAt::File(server::default_store()?);
//! let server = server::serve(server::Config::local(store)).await?;
//! println!("{}", server.url());
//! server.stop().await;
//! # Ok(())
//! # }
//! ```

mod analyses;
mod app;
mod clock;
mod guard;
mod map;
mod problem;
mod queue;
mod rebuild;
mod report;
mod routes;
mod shape;
mod signals;
mod speak;
mod store;
mod tables;
mod think;
mod web;
mod words;

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use etcetera::BaseStrategy as _;
use kernel::DataError;
use shelf::{Data, FULL_NODES, Shelf};
use tokio::net::TcpListener;
use tokio::sync::{Semaphore, watch};
use tokio::task::JoinHandle;

use app::App;
use guard::Guard;
use queue::Queue;
use store::Store;
use tables::Tables;
use web::Web;

pub use routes::OPENAPI;
pub use store::{StoreAt, StoreError};

/// How long requests that are under way may take when the server stops.
const GRACE: Duration = Duration::from_secs(3);

/// What to serve, and where.
#[derive(Clone, Debug)]
pub struct Config {
    /// The address to listen on; port 0 takes any that is free.
    pub listen: SocketAddr,
    /// Where games are kept.
    pub store: StoreAt,
    /// True to let other machines in. There are no accounts: whoever comes in may do everything.
    pub allow_remote: bool,
    /// A folder to take the page's files from instead of those in the program.
    pub web_dir: Option<PathBuf>,
    /// The data games are played with.
    pub data: Data,
    /// How many tables are kept open; more are made again from their logs when they are needed.
    pub open_tables: usize,
    /// How much a full search of a computer player looks at, in positions thought about.
    pub nodes: u64,
}

impl Config {
    /// For this machine only, on any free port.
    pub fn local(store: StoreAt) -> Config {
        Config {
            listen: SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), 0),
            store,
            allow_remote: false,
            web_dir: None,
            data: Data::embedded(),
            open_tables: 100,
            nodes: FULL_NODES,
        }
    }
}

/// Why nothing is served.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// Other machines could come in, and nobody said they may.
    #[error(
        "{0} can be reached by other machines, and there are no accounts yet: anybody could play and delete your \
         games. Listen on 127.0.0.1 or [::1], or say that you want this (--allow-remote)"
    )]
    Remote(SocketAddr),
    /// The address cannot be listened on.
    #[error("cannot listen on {address}: {problem}")]
    Listen {
        /// The address.
        address: SocketAddr,
        /// What the system says.
        problem: std::io::Error,
    },
    /// The games cannot be kept there.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The data cannot be used.
    #[error(transparent)]
    Data(#[from] DataError),
    /// The folder of the page has no page.
    #[error("there is no index.html in {0}")]
    NoPage(PathBuf),
    /// The system gives us no threads or no signals.
    #[error("cannot run: {0}")]
    System(std::io::Error),
}

/// A server that runs.
pub struct Server {
    address: SocketAddr,
    app: Arc<App>,
    stop: watch::Sender<bool>,
    task: JoinHandle<()>,
}

impl Server {
    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// What to type into a browser on this machine.
    pub fn url(&self) -> String {
        let everywhere = self.address.ip().is_unspecified();
        let here = SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), self.address.port());
        format!("http://{}/", if everywhere { here } else { self.address })
    }

    /// How many tables are open.
    pub fn open_tables(&self) -> usize {
        self.app.tables.open()
    }

    /// Stops: takes no more requests, ends those under way and closes the store.
    pub async fn stop(self) {
        let _ = self.stop.send(true);
        let task = self.task.abort_handle();
        if tokio::time::timeout(GRACE, self.task).await.is_err() {
            task.abort();
        }
        self.app.store.close().await;
    }
}

/// Starts a server on the runtime of the caller.
pub async fn serve(config: Config) -> Result<Server, ServeError> {
    if !config.allow_remote && !config.listen.ip().is_loopback() {
        return Err(ServeError::Remote(config.listen));
    }
    let no_page = |folder: &PathBuf| !folder.join("index.html").is_file();
    if let Some(folder) = config.web_dir.clone().filter(no_page) {
        return Err(ServeError::NoPage(folder));
    }
    let refused = |problem| ServeError::Listen { address: config.listen, problem };
    let listener = TcpListener::bind(config.listen).await.map_err(refused)?;
    let address = listener.local_addr().map_err(refused)?;
    let (stop, stopping) = watch::channel(false);
    let app = Arc::new(App {
        shelf: Shelf::new(config.data)?,
        store: Store::open(&config.store).await?,
        tables: Tables::new(config.open_tables),
        signals: Default::default(),
        web: Web::new(config.web_dir),
        maps: Default::default(),
        guard: Guard::new(address, config.allow_remote),
        slow: Semaphore::new(workers()),
        queue: Queue::new(cores()),
        analyses: Default::default(),
        nodes: config.nodes,
        stopping: stopping.clone(),
    });
    let router = routes::router(Arc::clone(&app));
    let task = tokio::spawn(async move {
        let mut stopping = stopping;
        let stopped = async move {
            let _ = stopping.wait_for(|stopping| *stopping).await;
        };
        if let Err(error) = axum::serve(listener, router).with_graceful_shutdown(stopped).await {
            tracing::error!(%error, "the server stopped");
        }
    });
    Ok(Server { address, app, stop, task })
}

fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, std::num::NonZero::get)
}

/// How much long work may run at once: one core stays free for everything else.
fn workers() -> usize {
    cores().saturating_sub(1).max(1)
}

/// Serves until somebody presses Ctrl-C or ends the program, on a runtime of its own. `ready` is
/// told when requests can come.
pub fn serve_until_stopped(config: Config, ready: impl FnOnce(&Server)) -> Result<(), ServeError> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().map_err(ServeError::System)?;
    let served = runtime.block_on(async {
        let server = serve(config).await?;
        ready(&server);
        let ended = ended().await;
        server.stop().await;
        ended.map_err(ServeError::System)
    });
    // A search that is under way has nothing to finish: it is done again when the game is.
    runtime.shutdown_background();
    served
}

#[cfg(unix)]
async fn ended() -> std::io::Result<()> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut terminate = signal(SignalKind::terminate())?;
    tokio::select! {
        pressed = tokio::signal::ctrl_c() => pressed,
        _ = terminate.recv() => Ok(()),
    }
}

#[cfg(not(unix))]
async fn ended() -> std::io::Result<()> {
    tokio::signal::ctrl_c().await
}

/// The day in Greenwich, as `2026-07-21`.
pub fn today() -> String {
    clock::day(clock::now())
}

/// There is no folder to keep games in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this system has no folder for the data of programs; say where games are to be kept (--store PATH)")]
pub struct NoDataFolder;

/// Where games are kept when nobody says otherwise: in the platform's folder for data of programs.
pub fn default_store() -> Result<PathBuf, NoDataFolder> {
    let folders = etcetera::choose_base_strategy().map_err(|_| NoDataFolder)?;
    Ok(folders.data_dir().join("brigadier").join("games.sqlite"))
}
