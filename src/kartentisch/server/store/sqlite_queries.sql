-- What the SQLite store asks, by name.

-- migrations
CREATE TABLE IF NOT EXISTS migrations (
    number INTEGER PRIMARY KEY,
    since TEXT NOT NULL DEFAULT CURRENT_TIMESTAMP
);

-- newest-migration
SELECT coalesce(max(number), 0) FROM migrations;

-- migrated
INSERT INTO migrations (number) VALUES (?);

-- append
INSERT INTO moves (table_id, n, entry)
SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]') FROM json_each(?);

-- entries
SELECT entry FROM moves WHERE table_id = ? AND n >= ? ORDER BY n LIMIT ?;

-- add-table
INSERT INTO tables (id) VALUES (?) ON CONFLICT (id) DO NOTHING;

-- table-over
UPDATE tables SET over = ? WHERE id = ?;

-- clear-chairs
DELETE FROM chairs WHERE number = (SELECT number FROM tables WHERE id = ?);

-- add-chair
INSERT INTO chairs (person, number) SELECT ?, number FROM tables WHERE id = ?;

-- tables-of
SELECT tables.id FROM chairs JOIN tables USING (number)
WHERE chairs.person = ? AND NOT tables.over
ORDER BY chairs.number DESC LIMIT ?;

-- add-person
INSERT INTO people (id, name, bot) VALUES (?, ?, ?);

-- add-secret
INSERT INTO secrets (digest, person) VALUES (?, ?);

-- person-of-secret
SELECT people.id, people.name, people.bot FROM secrets JOIN people ON people.id = secrets.person
WHERE secrets.digest = ?;

-- rename
UPDATE people SET name = ? WHERE id = ?;

-- clear-codes
DELETE FROM codes WHERE person = ? OR until < ?;

-- add-code
INSERT INTO codes (digest, person, until) VALUES (?, ?, ?);

-- person-of-code
SELECT people.id, people.name, people.bot FROM codes JOIN people ON people.id = codes.person
WHERE codes.digest = ? AND codes.until >= ?;

-- spend-code
DELETE FROM codes WHERE digest = ?;
