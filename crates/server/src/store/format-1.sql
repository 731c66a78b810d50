CREATE TABLE games (
    id TEXT NOT NULL PRIMARY KEY,
    title TEXT NOT NULL,
    scenario TEXT NOT NULL,
    scenario_text TEXT,
    options TEXT NOT NULL,
    players TEXT NOT NULL,
    name TEXT NOT NULL,
    key BLOB NOT NULL CHECK (length(key) = 32),
    created INTEGER NOT NULL,
    updated INTEGER NOT NULL,
    deleted INTEGER,
    rules_version INTEGER NOT NULL,
    data_digest TEXT NOT NULL,
    record TEXT,
    record_entries INTEGER,
    summary TEXT NOT NULL
) STRICT;

CREATE TABLE entries (
    game TEXT NOT NULL REFERENCES games (id),
    seq INTEGER NOT NULL,
    entry TEXT NOT NULL,
    PRIMARY KEY (game, seq)
) STRICT, WITHOUT ROWID;

-- The log only grows, by one at a time.
CREATE TRIGGER entries_have_no_gaps BEFORE INSERT ON entries
WHEN NEW.seq > 1 + (SELECT coalesce(max(seq), 0) FROM entries WHERE game = NEW.game)
BEGIN SELECT RAISE(ABORT, 'gap in the log'); END;

CREATE TRIGGER entries_never_change BEFORE UPDATE ON entries
BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;

CREATE TRIGGER entries_are_never_erased BEFORE DELETE ON entries
BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;

CREATE TRIGGER games_keep_what_they_are BEFORE UPDATE OF id, title, scenario, scenario_text, options, key, created ON games
BEGIN SELECT RAISE(ABORT, 'a game stays what it is'); END;

CREATE TRIGGER games_are_never_erased BEFORE DELETE ON games
BEGIN SELECT RAISE(ABORT, 'games are never erased'); END;
