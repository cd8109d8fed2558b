-- Finished games, one row for each person who had a chair, and when somebody was last at a table.
CREATE TABLE finished (
    number INTEGER PRIMARY KEY,
    person TEXT NOT NULL,
    seat INTEGER NOT NULL,
    table_id TEXT NOT NULL,
    ended INTEGER NOT NULL,
    summary TEXT NOT NULL
);

CREATE INDEX finished_by_person ON finished (person, number);
CREATE INDEX finished_by_table ON finished (table_id);

ALTER TABLE tables ADD COLUMN visited INTEGER NOT NULL DEFAULT 0;
