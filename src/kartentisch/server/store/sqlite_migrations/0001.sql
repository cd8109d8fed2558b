CREATE TABLE people (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    bot INTEGER NOT NULL,
    since TEXT NOT NULL DEFAULT CURRENT_TIMESTAMP
) WITHOUT ROWID;

-- Digests, one for each device of a person.
CREATE TABLE secrets (
    digest BLOB PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id),
    since TEXT NOT NULL DEFAULT CURRENT_TIMESTAMP
) WITHOUT ROWID;

-- Digests; at most one a person.
CREATE TABLE codes (
    digest BLOB PRIMARY KEY,
    person TEXT NOT NULL UNIQUE REFERENCES people (id),
    until REAL NOT NULL
) WITHOUT ROWID;

-- `number` grows, so that a person's latest tables are found without a sort by time.
CREATE TABLE tables (
    number INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    over INTEGER NOT NULL DEFAULT 0,
    since TEXT NOT NULL DEFAULT CURRENT_TIMESTAMP
);

CREATE TABLE chairs (
    person TEXT NOT NULL,
    number INTEGER NOT NULL REFERENCES tables (number),
    PRIMARY KEY (person, number)
) WITHOUT ROWID;

CREATE INDEX chairs_by_table ON chairs (number);

-- What happened at a table, in order. The key lets only one history be.
CREATE TABLE moves (
    table_id TEXT NOT NULL,
    n INTEGER NOT NULL,
    entry TEXT NOT NULL,
    PRIMARY KEY (table_id, n)
) WITHOUT ROWID;

CREATE TRIGGER moves_never_change BEFORE UPDATE ON moves
BEGIN
    SELECT RAISE(ABORT, 'moves are only ever appended');
END;

CREATE TRIGGER moves_never_go BEFORE DELETE ON moves
BEGIN
    SELECT RAISE(ABORT, 'moves are only ever appended');
END;
