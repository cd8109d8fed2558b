-- What the SQLite store asks, by name.

-- migrations
CREATE TABLE IF NOT EXISTS migrations (
    number INTEGER PRIMARY KEY,
    since TEXT NOT NULL DEFAULT CURRENT_TIMESTAMP
);

-- has-migrations
SELECT EXISTS (SELECT 1 FROM sqlite_master WHERE name = 'migrations');

-- newest-migration
SELECT coalesce(max(number), 0) FROM migrations;

-- needed-migration
SELECT coalesce(max(number), 0) FROM migrations WHERE NOT additive;

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

-- add-game
INSERT INTO games (id, table_id, ended, summary, record)
VALUES (?, ?, CAST(strftime('%s', 'now') AS INTEGER), ?, ?);

-- add-finished
INSERT INTO finished (person, game, seat) SELECT ?, number, ? FROM games WHERE id = ?;

-- finished-of
SELECT finished.seat, games.id, games.table_id, games.ended, games.summary, games.record <> ''
FROM finished JOIN games ON games.number = finished.game
WHERE finished.person = ? ORDER BY finished.game DESC LIMIT ?;

-- tallies-of
SELECT game, ended, tally FROM tallies
WHERE person = ? AND tally <> '' ORDER BY ended DESC, game LIMIT ? OFFSET ?;

-- untallied
SELECT finished.seat, games.id, games.ended, games.summary, games.record
FROM finished JOIN games ON games.number = finished.game
WHERE finished.person = ?1 AND games.record <> ''
AND NOT EXISTS (SELECT 1 FROM tallies WHERE tallies.person = finished.person AND tallies.game = games.id)
AND games.ended > coalesce((SELECT ended FROM tallies WHERE person = ?1 ORDER BY ended DESC LIMIT 1 OFFSET ?3 - 1), -1)
ORDER BY finished.game DESC LIMIT ?2;

-- add-tally
INSERT INTO tallies (person, game, ended, tally) SELECT ?, id, ended, ? FROM games WHERE id = ?;

-- keep-tally
INSERT INTO tallies (person, game, ended, tally) VALUES (?, ?, ?, ?) ON CONFLICT (person, game) DO NOTHING;

-- trim-tallies
DELETE FROM tallies WHERE person = ?1
AND game IN (SELECT game FROM tallies WHERE person = ?1 ORDER BY ended DESC, game LIMIT -1 OFFSET ?2);

-- remove-tallies-of
DELETE FROM tallies WHERE person = ?;

-- no-tallies-of
INSERT INTO tallies (person, game, ended, tally)
SELECT finished.person, games.id, games.ended, ''
FROM finished JOIN games ON games.number = finished.game
WHERE finished.person = ?;

-- game
SELECT id, table_id, ended, summary, record, analysis FROM games WHERE id = ?;

-- keep-analysis
UPDATE games SET analysis = ? WHERE id = ?;

-- remove-finished
DELETE FROM finished WHERE game IN (SELECT number FROM games WHERE table_id = ?);

-- remove-games
DELETE FROM games WHERE table_id = ?;

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
SELECT id FROM tables WHERE used < ? AND empty AND NOT gone
AND NOT EXISTS (SELECT 1 FROM games WHERE games.table_id = tables.id)
ORDER BY used LIMIT ?;

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

-- games-at
SELECT id, table_id, ended, summary, record, analysis FROM games WHERE table_id = ? ORDER BY number;

-- rewrite-game
UPDATE games SET summary = ?, record = ?, analysis = NULL WHERE id = ?;

-- remove-finished-of
DELETE FROM finished WHERE person = ?;

-- remove-chairs-of
DELETE FROM chairs WHERE person = ?;

-- forget-creator
UPDATE tables SET creator = '' WHERE creator = ?;

-- add-report
INSERT INTO reports (at, table_id, person, name, about, about_name, text)
VALUES (CAST(strftime('%s', 'now') AS INTEGER), ?, ?, ?, ?, ?, ?);

-- keep-reports
DELETE FROM reports WHERE number IN (
    SELECT number
    FROM (SELECT number, row_number() OVER (PARTITION BY person ORDER BY number DESC) AS place FROM reports) AS placed
    ORDER BY place DESC, number
    LIMIT max(0, (SELECT count(*) FROM reports) - ?)
);

-- reports-by
SELECT count(*) FROM reports WHERE person = ? AND at >= CAST(strftime('%s', 'now') AS INTEGER) - 3600 * ?;

-- reports
SELECT number, datetime(at, 'unixepoch'), table_id, person, name, about, about_name, text FROM reports ORDER BY number;

-- remove-report
DELETE FROM reports WHERE number = ?;

-- remove-reports-of
DELETE FROM reports WHERE ?1 IN (person, about);

-- ban
INSERT INTO bans (who) VALUES (?) ON CONFLICT (who) DO NOTHING;

-- unban
DELETE FROM bans WHERE who = ?;

-- bans
SELECT who, since FROM bans ORDER BY since, who;

-- tables
SELECT id, since, datetime(used, 'unixepoch'), over,
    (SELECT count(*) FROM moves WHERE moves.table_id = tables.id),
    (SELECT coalesce(group_concat(people.name, ', '), '') FROM chairs JOIN people ON people.id = chairs.person
     WHERE chairs.number = tables.number)
FROM tables WHERE NOT gone AND (?1 = '' OR id = ?1 OR EXISTS (
    SELECT 1 FROM chairs JOIN people ON people.id = chairs.person
    WHERE chairs.number = tables.number AND (people.id = ?1 OR instr(lower(people.name), lower(?1)))
)) ORDER BY used DESC, tables.number DESC;
