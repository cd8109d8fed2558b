-- The servers that share this database. Whoever finds one past its time, by the clock of the database, removes its row;
-- with it goes all that it held, and it can append nothing more.
CREATE TABLE workers (
    id TEXT PRIMARY KEY,
    address TEXT NOT NULL,
    secret TEXT NOT NULL,
    until TIMESTAMPTZ NOT NULL
);

-- Which server holds which table in its memory.
CREATE TABLE leases (
    table_id TEXT PRIMARY KEY,
    worker TEXT NOT NULL REFERENCES workers (id) ON DELETE CASCADE
);

CREATE INDEX leases_by_worker ON leases (worker);

-- The tables that the lobby shows, as the server tells them that holds them.
CREATE TABLE lobby (
    number BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    table_id TEXT NOT NULL UNIQUE REFERENCES leases (table_id) ON DELETE CASCADE,
    waiting BOOLEAN NOT NULL,
    host TEXT NOT NULL,
    shown TEXT NOT NULL
);

-- What may be done only so often from one address, whichever servers it comes to.
CREATE TABLE buckets (
    name TEXT PRIMARY KEY,
    tokens DOUBLE PRECISION NOT NULL,
    filled TIMESTAMPTZ NOT NULL
);
