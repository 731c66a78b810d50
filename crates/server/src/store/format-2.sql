-- What an analysis of a game found out, as JSON with messages in no language yet. It is about the log as long as it
-- was then, and may be made again.
CREATE TABLE analyses (
    game TEXT NOT NULL PRIMARY KEY REFERENCES games (id),
    seq INTEGER NOT NULL,
    depth TEXT NOT NULL,
    created INTEGER NOT NULL,
    analysis TEXT NOT NULL
) STRICT, WITHOUT ROWID;
