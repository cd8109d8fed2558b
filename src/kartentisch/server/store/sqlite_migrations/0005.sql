-- Finished games as a whole: found under an id of their own as long as their table is kept, with an analysis once there
-- is one. Those that ended before have no record here.
CREATE TABLE games (
    number INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    table_id TEXT NOT NULL,
    ended INTEGER NOT NULL,
    summary TEXT NOT NULL,
    record TEXT NOT NULL,
    analysis TEXT
);

CREATE INDEX games_by_table ON games (table_id);

INSERT INTO games (id, table_id, ended, summary, record)
SELECT lower(hex(randomblob(16))), table_id, ended, summary, ''
FROM finished GROUP BY table_id, ended, summary ORDER BY min(number);

-- Who had a chair in which game.
ALTER TABLE finished RENAME TO finished_before;

CREATE TABLE finished (
    person TEXT NOT NULL,
    game INTEGER NOT NULL REFERENCES games (number),
    seat INTEGER NOT NULL,
    PRIMARY KEY (person, game)
) WITHOUT ROWID;

INSERT OR IGNORE INTO finished (person, game, seat)
SELECT person, games.number, seat FROM finished_before JOIN games USING (table_id, ended, summary);

CREATE INDEX finished_by_game ON finished (game);

DROP TABLE finished_before;
