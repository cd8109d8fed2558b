-- What players have reported to whoever runs the server, and who may not come in any more.
CREATE TABLE reports (
    number INTEGER PRIMARY KEY,
    at INTEGER NOT NULL,
    table_id TEXT NOT NULL,
    person TEXT NOT NULL,
    name TEXT NOT NULL,
    about TEXT NOT NULL,
    about_name TEXT NOT NULL,
    text TEXT NOT NULL
);

CREATE INDEX reports_by_person ON reports (person, at);

CREATE TABLE bans (
    who TEXT PRIMARY KEY,
    since TEXT NOT NULL DEFAULT CURRENT_TIMESTAMP
) WITHOUT ROWID;
