//! Opening a store: looking before touching, then making or upgrading its tables.

use std::fs::File;
use std::io::{ErrorKind, Read as _};
use std::path::Path;
use std::time::Duration;

use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{Connection as _, Row as _, SqliteConnection};

use super::{Store, StoreAt, StoreError};

/// Marks a database as ours: "brig".
const APPLICATION: i64 = 0x6272_6967;
/// Where the mark stands in the file, by SQLite's file format.
const APPLICATION_AT: usize = 68;
const MAGIC: &[u8; 16] = b"SQLite format 3\0";

/// What the database says to an entry that leaves a gap.
pub const GAP: &str = "gap in the log";

/// How long one process waits for another that is writing.
const PATIENCE: Duration = Duration::from_secs(5);
const READERS: u32 = 4;

/// What makes each format out of the one before. A format, once released, is never edited.
const MIGRATIONS: &[&str] = &[include_str!("format-1.sql"), include_str!("format-2.sql")];

/// The format this program writes.
fn ours() -> i64 {
    i64::try_from(MIGRATIONS.len()).unwrap_or(i64::MAX)
}

pub async fn open(at: &StoreAt) -> Result<Store, StoreError> {
    let StoreAt::File(path) = at else { return in_memory().await };
    look(path)?;
    let options = SqliteConnectOptions::new().filename(path).create_if_missing(true).busy_timeout(PATIENCE);
    prepare(&options, path).await.map_err(|error| named(error, path))?;
    // Readers never block the writer in this mode, and a commit returns after the disk has it.
    let options =
        options.create_if_missing(false).journal_mode(SqliteJournalMode::Wal).synchronous(SqliteSynchronous::Full);
    let write = SqlitePoolOptions::new().max_connections(1).connect_with(options.clone()).await;
    let write = write.map_err(|error| named(error.into(), path))?;
    let read = SqlitePoolOptions::new().max_connections(READERS).connect_with(options).await;
    let read = read.map_err(|error| named(error.into(), path))?;
    Ok(Store { read, write })
}

async fn in_memory() -> Result<Store, StoreError> {
    let one = SqlitePoolOptions::new().max_connections(1).idle_timeout(None).max_lifetime(None);
    let pool: SqlitePool = one.connect_with(SqliteConnectOptions::new().in_memory(true)).await?;
    migrate(&mut *pool.acquire().await?, Path::new(":memory:")).await?;
    Ok(Store { read: pool.clone(), write: pool })
}

/// Reads the head of the file without opening it as a database, so that nothing foreign is touched.
fn look(path: &Path) -> Result<(), StoreError> {
    let unusable = |problem| StoreError::Unusable { path: path.to_owned(), problem };
    let mut head = Vec::new();
    match File::open(path) {
        Ok(file) => file.take(100).read_to_end(&mut head).map_err(unusable)?,
        Err(error) if error.kind() == ErrorKind::NotFound => {
            let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
            return folder.map_or(Ok(()), |folder| std::fs::create_dir_all(folder).map_err(unusable));
        }
        Err(error) => return Err(unusable(error)),
    };
    // An empty file is a database whose making was interrupted before anything was in it.
    if head.is_empty() {
        return Ok(());
    }
    if !head.starts_with(MAGIC) {
        return Err(StoreError::NoDatabase(path.to_owned()));
    }
    let mark = head.get(APPLICATION_AT..APPLICATION_AT + 4);
    let mark = mark.and_then(|bytes| <[u8; 4]>::try_from(bytes).ok()).map(u32::from_be_bytes).map(i64::from);
    if mark == Some(APPLICATION) { Ok(()) } else { Err(StoreError::Foreign(path.to_owned())) }
}

/// Checks the database and brings its tables to our format.
async fn prepare(options: &SqliteConnectOptions, path: &Path) -> Result<(), StoreError> {
    let mut connection = SqliteConnection::connect_with(options).await?;
    let prepared = async {
        check(&mut connection, path).await?;
        migrate(&mut connection, path).await
    };
    let prepared = prepared.await;
    connection.close().await?;
    prepared
}

async fn check(connection: &mut SqliteConnection, path: &Path) -> Result<(), StoreError> {
    let said: String = sqlx::query("PRAGMA quick_check(1)").fetch_one(&mut *connection).await?.try_get(0)?;
    if said != "ok" {
        return Err(StoreError::Damaged { path: path.to_owned(), problem: said });
    }
    let mark = pragma(connection, "PRAGMA application_id").await?;
    let tables = pragma(connection, "SELECT count(*) FROM sqlite_schema").await?;
    if mark != APPLICATION && (mark != 0 || tables != 0) {
        return Err(StoreError::Foreign(path.to_owned()));
    }
    Ok(())
}

async fn pragma(connection: &mut SqliteConnection, sql: &'static str) -> Result<i64, sqlx::Error> {
    sqlx::query(sql).fetch_one(connection).await?.try_get(0)
}

/// Runs the migrations that are missing, all in one transaction. The mark and the format number
/// are in the same transaction, so that a database is never half ours.
async fn migrate(connection: &mut SqliteConnection, path: &Path) -> Result<(), StoreError> {
    let found = pragma(connection, "PRAGMA user_version").await?;
    if found > ours() {
        return Err(StoreError::Newer { path: path.to_owned(), found, ours: ours() });
    }
    let missing = MIGRATIONS.get(usize::try_from(found).unwrap_or_default()..).unwrap_or_default();
    if missing.is_empty() {
        return Ok(());
    }
    let mut change = connection.begin_with("BEGIN IMMEDIATE").await?;
    for step in missing {
        sqlx::raw_sql(step).execute(&mut *change).await?;
    }
    let marks = format!("PRAGMA application_id = {APPLICATION}; PRAGMA user_version = {};", ours());
    sqlx::raw_sql(&marks).execute(&mut *change).await?;
    Ok(change.commit().await?)
}

/// Says which file is damaged or cannot be opened, where SQLite only says that one is.
fn named(error: StoreError, path: &Path) -> StoreError {
    let StoreError::Sql(sqlx::Error::Database(database)) = &error else { return error };
    let problem = database.message().to_owned();
    // The primary result codes of SQLite: CORRUPT, NOTADB, CANTOPEN, READONLY, IOERR.
    let code = database.code().and_then(|code| code.parse::<u32>().ok()).unwrap_or_default();
    match code & 0xff {
        11 | 26 => StoreError::Damaged { path: path.to_owned(), problem },
        8 | 10 | 14 => StoreError::Unusable { path: path.to_owned(), problem: std::io::Error::other(problem) },
        _ => error,
    }
}
