//! Games in SQLite, append-only.
//!
//! What is written here is committed and synced to the disk before anybody is told about it.
//! A game is its row and the entries of its log; the database itself refuses a number used
//! twice, a gap, and any change of an entry.

use std::path::PathBuf;

use kernel::dice::DiceKey;
use kernel::game::Entry;
use kernel::{BySide, OptionValues};
use serde_json::Value;
use sqlx::sqlite::{SqlitePool, SqliteRow};
use sqlx::{Row as _, Sqlite, Transaction};

use crate::clock;

mod open;

/// Where games are kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StoreAt {
    /// In memory, until the server stops.
    Memory,
    /// In this file, which is made if it does not exist.
    File(PathBuf),
}

/// What is wrong with a store.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The file or its folder cannot be used.
    #[error("cannot use {path} to keep games: {problem}")]
    Unusable {
        /// The file.
        path: PathBuf,
        /// What the system says.
        problem: std::io::Error,
    },
    /// The file is not a database.
    #[error("{0} is not a store of games: it is no SQLite database; it was left as it is")]
    NoDatabase(PathBuf),
    /// The file is somebody else's database.
    #[error("{0} is a database of another program; it was left as it is")]
    Foreign(PathBuf),
    /// The file was written by a later version of this program.
    #[error("{path} was written by a later version of this program (format {found}; this one knows {ours})")]
    Newer {
        /// The file.
        path: PathBuf,
        /// Its format.
        found: i64,
        /// Ours.
        ours: i64,
    },
    /// The file is damaged.
    #[error("{path} is damaged ({problem}); it was left as it is: restore it from a copy, or name another store")]
    Damaged {
        /// The file.
        path: PathBuf,
        /// What SQLite says.
        problem: String,
    },
    /// An entry with this number exists, or one before it is missing: somebody else wrote to the game.
    #[error("the game was changed by somebody else at the same time")]
    Conflict,
    /// There is no such game, or it is deleted.
    #[error("there is no such game")]
    Gone,
    /// An entry cannot be read.
    #[error("entry {seq} of game {game} cannot be read: {problem}")]
    BadEntry {
        /// The game.
        game: String,
        /// The entry's number.
        seq: i64,
        /// What is wrong with it.
        problem: String,
    },
    /// Anything else SQLite says.
    #[error(transparent)]
    Sql(#[from] sqlx::Error),
}

/// A game without its log.
#[derive(Clone, Debug)]
pub struct GameRow {
    /// Its id.
    pub id: String,
    /// The title's id.
    pub title: String,
    /// The scenario's id.
    pub scenario: String,
    /// The scenario file of a game that started from one of its own.
    pub scenario_text: Option<String>,
    /// The options.
    pub options: OptionValues,
    /// Who plays: `human`, or a kind of computer player.
    pub players: BySide<String>,
    /// What its owner calls it.
    pub name: String,
    /// The secret its dice come from.
    pub key: DiceKey,
    /// When it was made.
    pub created: i64,
    /// When it was last played.
    pub updated: i64,
    /// When it was deleted.
    pub deleted: Option<i64>,
    /// The version of the rules it began with.
    pub rules_version: u32,
    /// The digest of the data it began with.
    pub data_digest: String,
    /// The record it was made from, and how many entries its log then had.
    pub source: Option<Source>,
    /// What a list of games shows of its position, with messages still in no language.
    pub summary: Value,
}

/// The record a game was made from.
#[derive(Clone, Debug)]
pub struct Source {
    /// The record.
    pub record: String,
    /// How many entries the log had when it was taken over.
    pub entries: u64,
}

/// What an analysis found out about a game.
#[derive(Clone, Debug)]
pub struct StoredAnalysis {
    /// How long the log was.
    pub seq: u64,
    /// How thorough it was.
    pub depth: String,
    /// When it was made.
    pub created: i64,
    /// What it found, with messages still in no language.
    pub analysis: Value,
}

/// The games that are kept.
pub struct Store {
    read: SqlitePool,
    write: SqlitePool,
}

impl Store {
    /// Opens a store, or makes it. What is not ours or is damaged is refused and left alone.
    pub async fn open(at: &StoreAt) -> Result<Store, StoreError> {
        open::open(at).await
    }

    /// Closes all connections; what was acknowledged is on the disk already.
    pub async fn close(&self) {
        self.read.close().await;
        self.write.close().await;
    }

    /// Adds a game with the entries it has from the start.
    pub async fn create(&self, game: &GameRow, entries: &[Entry]) -> Result<(), StoreError> {
        let mut change = self.write.begin_with("BEGIN IMMEDIATE").await?;
        sqlx::query(
            "INSERT INTO games (id, title, scenario, scenario_text, options, players, name, key, created, updated,
             rules_version, data_digest, record, record_entries, summary)
             VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        )
        .bind(&game.id)
        .bind(&game.title)
        .bind(&game.scenario)
        .bind(&game.scenario_text)
        .bind(json(&game.options))
        .bind(json(&game.players))
        .bind(&game.name)
        .bind(game.key.0.to_vec())
        .bind(game.created)
        .bind(game.updated)
        .bind(game.rules_version)
        .bind(&game.data_digest)
        .bind(game.source.as_ref().map(|source| &source.record))
        .bind(game.source.as_ref().and_then(|source| i64::try_from(source.entries).ok()))
        .bind(game.summary.to_string())
        .execute(&mut *change)
        .await?;
        insert_entries(&mut change, &game.id, entries).await?;
        Ok(change.commit().await?)
    }

    /// Appends entries to a game's log, all or none. When this returns, they are on the disk.
    pub async fn append(&self, id: &str, entries: &[Entry], summary: &Value) -> Result<(), StoreError> {
        let mut change = self.write.begin_with("BEGIN IMMEDIATE").await?;
        let updated = sqlx::query("UPDATE games SET updated = ?, summary = ? WHERE id = ? AND deleted IS NULL")
            .bind(clock::now())
            .bind(summary.to_string())
            .bind(id)
            .execute(&mut *change)
            .await?;
        if updated.rows_affected() == 0 {
            return Err(StoreError::Gone);
        }
        insert_entries(&mut change, id, entries).await?;
        Ok(change.commit().await?)
    }

    /// A game without its log.
    pub async fn row(&self, id: &str) -> Result<GameRow, StoreError> {
        let row = sqlx::query("SELECT * FROM games WHERE id = ?").bind(id).fetch_optional(&self.read).await?;
        game_row(&row.ok_or(StoreError::Gone)?)
    }

    /// A game's log.
    pub async fn entries(&self, id: &str) -> Result<Vec<Entry>, StoreError> {
        let query = sqlx::query("SELECT seq, entry FROM entries WHERE game = ? ORDER BY seq").bind(id);
        query.fetch_all(&self.read).await?.iter().map(|row| entry(id, row)).collect()
    }

    /// All games, the last played first; deleted ones, too.
    pub async fn list(&self) -> Result<Vec<GameRow>, StoreError> {
        // Records may be long, and no list shows them.
        let query = sqlx::query(
            "SELECT id, title, scenario, scenario_text, options, players, name, key, created, updated, deleted,
             rules_version, data_digest, NULL AS record, NULL AS record_entries, summary
             FROM games ORDER BY updated DESC, created DESC, id",
        );
        query.fetch_all(&self.read).await?.iter().map(game_row).collect()
    }

    /// Gives a game another name.
    pub async fn rename(&self, id: &str, name: &str) -> Result<(), StoreError> {
        let query = sqlx::query("UPDATE games SET name = ? WHERE id = ? AND deleted IS NULL");
        one(query.bind(name).bind(id).execute(&self.write).await?.rows_affected())
    }

    /// Changes who plays.
    pub async fn seat(&self, id: &str, players: &BySide<String>) -> Result<(), StoreError> {
        let query = sqlx::query("UPDATE games SET players = ? WHERE id = ? AND deleted IS NULL");
        one(query.bind(json(players)).bind(id).execute(&self.write).await?.rows_affected())
    }

    /// Keeps the analysis of a game instead of an earlier one.
    pub async fn keep_analysis(&self, id: &str, found: &StoredAnalysis) -> Result<(), StoreError> {
        let query = sqlx::query(
            "INSERT INTO analyses (game, seq, depth, created, analysis) VALUES (?, ?, ?, ?, ?)
             ON CONFLICT (game) DO UPDATE SET seq = excluded.seq, depth = excluded.depth,
             created = excluded.created, analysis = excluded.analysis",
        );
        let query = query.bind(id).bind(i64::try_from(found.seq).unwrap_or(i64::MAX)).bind(&found.depth);
        query.bind(found.created).bind(found.analysis.to_string()).execute(&self.write).await?;
        Ok(())
    }

    /// The analysis of a game, if there is one.
    pub async fn analysis(&self, id: &str) -> Result<Option<StoredAnalysis>, StoreError> {
        let query = sqlx::query("SELECT seq, depth, created, analysis FROM analyses WHERE game = ?").bind(id);
        query.fetch_optional(&self.read).await?.as_ref().map(stored_analysis).transpose()
    }

    /// Deletes a game, or takes that back; nothing is ever erased.
    pub async fn set_deleted(&self, id: &str, deleted: Option<i64>) -> Result<(), StoreError> {
        let query = sqlx::query("UPDATE games SET deleted = ? WHERE id = ?");
        one(query.bind(deleted).bind(id).execute(&self.write).await?.rows_affected())
    }
}

/// One row has to be there.
fn one(rows: u64) -> Result<(), StoreError> {
    if rows == 0 { Err(StoreError::Gone) } else { Ok(()) }
}

/// All entries in one statement. Triggers refuse gaps, the primary key numbers used twice.
async fn insert_entries(change: &mut Transaction<'_, Sqlite>, game: &str, entries: &[Entry]) -> Result<(), StoreError> {
    if entries.is_empty() {
        return Ok(());
    }
    let query = sqlx::query(
        "INSERT INTO entries (game, seq, entry)
         SELECT ?, json_extract(value, '$.seq'), value FROM json_each(?) ORDER BY key",
    );
    let inserted = query.bind(game).bind(json(&entries)).execute(&mut **change).await;
    match inserted {
        Ok(_) => Ok(()),
        Err(sqlx::Error::Database(error)) if error.is_unique_violation() || error.message() == open::GAP => {
            Err(StoreError::Conflict)
        }
        Err(error) => Err(error.into()),
    }
}

fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).unwrap_or_default()
}

fn entry(game: &str, row: &SqliteRow) -> Result<Entry, StoreError> {
    let seq: i64 = row.try_get("seq")?;
    let text: String = row.try_get("entry")?;
    let bad = |problem: String| StoreError::BadEntry { game: game.to_owned(), seq, problem };
    serde_json::from_str(&text).map_err(|error| bad(error.to_string()))
}

fn game_row(row: &SqliteRow) -> Result<GameRow, StoreError> {
    let key: Vec<u8> = row.try_get("key")?;
    let key = <[u8; 32]>::try_from(key).map_err(|_| wrong("key"))?;
    let record: Option<String> = row.try_get("record")?;
    let entries: Option<i64> = row.try_get("record_entries")?;
    let entries = entries.and_then(|entries| u64::try_from(entries).ok());
    Ok(GameRow {
        id: row.try_get("id")?,
        title: row.try_get("title")?,
        scenario: row.try_get("scenario")?,
        scenario_text: row.try_get("scenario_text")?,
        options: read_json(row, "options")?,
        players: read_json(row, "players")?,
        name: row.try_get("name")?,
        key: DiceKey(key),
        created: row.try_get("created")?,
        updated: row.try_get("updated")?,
        deleted: row.try_get("deleted")?,
        rules_version: row.try_get("rules_version")?,
        data_digest: row.try_get("data_digest")?,
        source: record.zip(entries).map(|(record, entries)| Source { record, entries }),
        summary: read_json(row, "summary")?,
    })
}

fn stored_analysis(row: &SqliteRow) -> Result<StoredAnalysis, StoreError> {
    let seq: i64 = row.try_get("seq")?;
    Ok(StoredAnalysis {
        seq: u64::try_from(seq).unwrap_or_default(),
        depth: row.try_get("depth")?,
        created: row.try_get("created")?,
        analysis: read_json(row, "analysis")?,
    })
}

fn read_json<T: serde::de::DeserializeOwned>(row: &SqliteRow, column: &str) -> Result<T, StoreError> {
    let text: String = row.try_get(column)?;
    serde_json::from_str(&text).map_err(|_| wrong(column))
}

fn wrong(column: &str) -> StoreError {
    StoreError::Sql(sqlx::Error::Decode(format!("column '{column}' of a game holds something else").into()))
}
