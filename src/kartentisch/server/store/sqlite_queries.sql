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
SELECT entry FROM moves
WHERE table_id = ?1 AND n >= ?2 AND NOT EXISTS (SELECT 1 FROM tables WHERE id = ?1 AND gone)
ORDER BY n LIMIT ?3;

-- add-table
INSERT INTO tables (id, creator) VALUES (?, ?) ON CONFLICT (id) DO NOTHING;

-- table-over
UPDATE tables SET over = ?, empty = ?, used = CAST(strftime('%s', 'now') AS INTEGER) WHERE id = ?;

-- clear-chairs
DELETE FROM chairs WHERE number = (SELECT number FROM tables WHERE id = ?);

-- add-chair
INSERT INTO chairs (person, number) SELECT ?, number FROM tables WHERE id = ?;

-- add-finished
INSERT INTO finished (person, seat, table_id, ended, summary)
VALUES (?, ?, ?, CAST(strftime('%s', 'now') AS INTEGER), ?);

-- finished-of
SELECT seat, table_id, ended, summary FROM finished WHERE person = ? ORDER BY number DESC LIMIT ?;

-- remove-finished
DELETE FROM finished WHERE table_id = ?;

-- table-visited
UPDATE tables SET visited = CAST(strftime('%s', 'now') AS INTEGER) WHERE id = ?;

-- tables-of
SELECT tables.id, CASE WHEN visited THEN visited ELSE CAST(strftime('%s', since) AS INTEGER) END
FROM chairs JOIN tables USING (number)
WHERE chairs.person = ? AND NOT tables.over
ORDER BY chairs.number DESC LIMIT ?;

-- tables-open
SELECT count(*) FROM (
    SELECT number FROM chairs JOIN tables USING (number) WHERE chairs.person = ?1 AND NOT tables.over
    UNION
    SELECT number FROM tables WHERE creator = ?1 AND NOT over AND NOT gone
);

-- tables-opened
SELECT count(*) FROM tables WHERE creator = ? AND since >= datetime('now', ?);

-- touch-table
UPDATE tables SET used = CAST(strftime('%s', 'now') AS INTEGER)
WHERE id = ? AND used < CAST(strftime('%s', 'now') AS INTEGER) - 3600;

-- tables-that-go
SELECT id FROM tables WHERE gone LIMIT ?;

-- tables-unused
SELECT id FROM tables WHERE used < ? AND NOT gone ORDER BY used LIMIT ?;

-- tables-abandoned
SELECT id FROM tables WHERE used < ? AND empty AND NOT gone ORDER BY used LIMIT ?;

-- table-goes
UPDATE tables SET gone = 1 WHERE id = ?;

-- remove-entries
DELETE FROM moves WHERE table_id = ?1 AND n > (SELECT max(n) FROM moves WHERE table_id = ?1) - ?2;

-- remove-table
DELETE FROM tables WHERE id = ?;

-- people-unused
SELECT id FROM people WHERE seen < ? AND NOT EXISTS (SELECT 1 FROM chairs WHERE chairs.person = people.id)
ORDER BY seen LIMIT ?;

-- remove-secrets
DELETE FROM secrets WHERE person = ?;

-- remove-codes
DELETE FROM codes WHERE person = ?;

-- remove-person
DELETE FROM people WHERE id = ?;

-- add-person
INSERT INTO people (id, name, bot, seen) VALUES (?, ?, ?, CAST(strftime('%s', 'now') AS INTEGER));

-- person-seen
UPDATE people SET seen = CAST(strftime('%s', 'now') AS INTEGER)
WHERE id = ? AND seen < CAST(strftime('%s', 'now') AS INTEGER) - 3600;

-- add-secret
INSERT INTO secrets (digest, person) VALUES (?, ?);

-- keep-secrets
DELETE FROM secrets WHERE person = ?1 AND digest NOT IN (
    SELECT digest FROM secrets WHERE person = ?1 ORDER BY digest = ?2 DESC, since DESC LIMIT ?3
);

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

-- people
SELECT people.id, people.name, people.bot, people.since, datetime(people.seen, 'unixepoch'), count(chairs.number)
FROM people LEFT JOIN chairs ON chairs.person = people.id
WHERE instr(lower(people.name), lower(?1)) OR people.id = ?1
GROUP BY people.id ORDER BY people.seen DESC, people.since DESC;

-- tables-naming
SELECT DISTINCT table_id FROM moves JOIN tables ON tables.id = moves.table_id WHERE instr(moves.entry, ?);

-- rewriting
UPDATE tables SET rewritten = ? WHERE id = ?;

-- rewrite
UPDATE moves SET entry = ? WHERE table_id = ? AND n = ?;

-- summaries-of
SELECT number, summary FROM finished WHERE table_id = ?;

-- rewrite-finished
UPDATE finished SET summary = ? WHERE number = ?;

-- remove-finished-of
DELETE FROM finished WHERE person = ?;

-- remove-chairs-of
DELETE FROM chairs WHERE person = ?;

-- forget-creator
UPDATE tables SET creator = '' WHERE creator = ?;
