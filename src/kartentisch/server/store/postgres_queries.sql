-- What the PostgreSQL store asks, by name.

-- migrations
CREATE TABLE IF NOT EXISTS migrations (
    number INTEGER PRIMARY KEY,
    since TIMESTAMPTZ NOT NULL DEFAULT clock_timestamp()
);

-- newest-migration
SELECT coalesce(max(number), 0) FROM migrations;

-- needed-migration
SELECT coalesce(max(number), 0) FROM migrations WHERE NOT additive;

-- migrated
INSERT INTO migrations (number) VALUES ($1);

-- append
INSERT INTO moves (table_id, n, entry)
SELECT * FROM unnest($1::TEXT[], $2::INTEGER[], $3::TEXT[]);

-- append-held
WITH held AS MATERIALIZED (
    SELECT table_id FROM leases WHERE worker = $4 AND table_id = ANY ($1) FOR KEY SHARE
), appended AS (
    INSERT INTO moves (table_id, n, entry)
    SELECT rows.* FROM unnest($1::TEXT[], $2::INTEGER[], $3::TEXT[]) AS rows (table_id, n, entry)
    WHERE rows.table_id IN (SELECT table_id FROM held)
)
SELECT table_id FROM held;

-- entries
SELECT entry FROM moves
WHERE table_id = $1 AND n >= $2 AND NOT EXISTS (SELECT 1 FROM tables WHERE id = $1 AND gone)
ORDER BY n LIMIT $3;

-- add-table
INSERT INTO tables (id, creator) VALUES ($1, $2) ON CONFLICT (id) DO NOTHING;

-- table-over
UPDATE tables SET over = $1, empty = $2, used = clock_seconds() WHERE id = $3;

-- clear-chairs
DELETE FROM chairs WHERE number = (SELECT number FROM tables WHERE id = $1);

-- add-chair
INSERT INTO chairs (person, number) SELECT $1::TEXT, number FROM tables WHERE id = $2;

-- add-game
INSERT INTO games (id, table_id, ended, summary, record)
VALUES ($1, $2, clock_seconds(), $3, $4);

-- add-finished
INSERT INTO finished (person, game, seat) SELECT $1::TEXT, number, $2::INTEGER FROM games WHERE id = $3;

-- finished-of
SELECT finished.seat, games.id, games.table_id, games.ended, games.summary, (games.record <> '')::INTEGER
FROM finished JOIN games ON games.number = finished.game
WHERE finished.person = $1 ORDER BY finished.game DESC LIMIT $2;

-- tallies-of
SELECT game, ended, tally FROM tallies
WHERE person = $1 AND tally <> '' ORDER BY ended DESC, game LIMIT $2 OFFSET $3;

-- untallied
SELECT finished.seat, games.id, games.ended, games.summary, games.record
FROM finished JOIN games ON games.number = finished.game
WHERE finished.person = $1 AND games.record <> ''
AND NOT EXISTS (SELECT 1 FROM tallies WHERE tallies.person = finished.person AND tallies.game = games.id)
AND games.ended > coalesce(
    (SELECT ended FROM tallies WHERE person = $1 ORDER BY ended DESC LIMIT 1 OFFSET $3::BIGINT - 1), -1)
ORDER BY finished.game DESC LIMIT $2;

-- add-tally
INSERT INTO tallies (person, game, ended, tally) SELECT $1::TEXT, id, ended, $2::TEXT FROM games WHERE id = $3;

-- keep-tally
INSERT INTO tallies (person, game, ended, tally) VALUES ($1, $2, $3, $4) ON CONFLICT (person, game) DO NOTHING;

-- trim-tallies
DELETE FROM tallies WHERE person = $1
AND game IN (SELECT game FROM tallies WHERE person = $1 ORDER BY ended DESC, game OFFSET $2::BIGINT);

-- remove-tallies-of
DELETE FROM tallies WHERE person = $1;

-- no-tallies-of
INSERT INTO tallies (person, game, ended, tally)
SELECT finished.person, games.id, games.ended, ''
FROM finished JOIN games ON games.number = finished.game
WHERE finished.person = $1;

-- game
SELECT id, table_id, ended, summary, record, analysis FROM games WHERE id = $1;

-- keep-analysis
UPDATE games SET analysis = $1 WHERE id = $2;

-- remove-finished
DELETE FROM finished WHERE game IN (SELECT number FROM games WHERE table_id = $1);

-- remove-games
DELETE FROM games WHERE table_id = $1;

-- table-visited
UPDATE tables SET visited = clock_seconds() WHERE id = $1;

-- tables-of
SELECT tables.id, CASE WHEN EXISTS (SELECT 1 FROM leases WHERE table_id = tables.id AND worker <> $3)
    THEN clock_seconds() WHEN visited > 0 THEN visited
    ELSE extract(epoch FROM (since || '+00')::TIMESTAMPTZ)::BIGINT END
FROM chairs JOIN tables USING (number)
WHERE chairs.person = $1 AND NOT tables.over
ORDER BY chairs.number DESC LIMIT $2;

-- tables-open
SELECT count(*) FROM (
    SELECT number FROM chairs JOIN tables USING (number) WHERE chairs.person = $1 AND NOT tables.over
    UNION
    SELECT number FROM tables WHERE creator = $1 AND NOT over AND NOT gone
) AS mine;

-- tables-opened
SELECT count(*) FROM tables WHERE creator = $1 AND since >= in_utc(clock_timestamp() - make_interval(hours => $2));

-- touch-table
UPDATE tables SET used = clock_seconds()
WHERE id = ANY ($1) AND used < clock_seconds() - 3600;

-- tables-that-go
SELECT id FROM tables WHERE gone LIMIT $1;

-- tables-unused
SELECT id FROM tables WHERE used < $1::DOUBLE PRECISION AND NOT gone
AND NOT EXISTS (SELECT 1 FROM leases WHERE leases.table_id = tables.id)
ORDER BY used LIMIT $2;

-- tables-abandoned
SELECT id FROM tables WHERE used < $1::DOUBLE PRECISION AND empty AND NOT gone
AND NOT EXISTS (SELECT 1 FROM games WHERE games.table_id = tables.id)
AND NOT EXISTS (SELECT 1 FROM leases WHERE leases.table_id = tables.id)
ORDER BY used LIMIT $2;

-- table-goes
UPDATE tables SET gone = TRUE WHERE id = $1;

-- remove-entries
DELETE FROM moves WHERE table_id = $1 AND n > (SELECT max(n) FROM moves WHERE table_id = $1) - $2::INTEGER;

-- remove-table
DELETE FROM tables WHERE id = $1;

-- people-unused
SELECT id FROM people WHERE seen < $1::DOUBLE PRECISION AND NOT EXISTS (SELECT 1 FROM chairs WHERE chairs.person = people.id)
ORDER BY seen LIMIT $2;

-- remove-secrets
DELETE FROM secrets WHERE person = $1;

-- remove-codes
DELETE FROM codes WHERE person = $1;

-- remove-person
DELETE FROM people WHERE id = $1;

-- add-person
INSERT INTO people (id, name, bot, seen) VALUES ($1, $2, $3, clock_seconds());

-- person-seen
UPDATE people SET seen = clock_seconds()
WHERE id = $1 AND seen < clock_seconds() - 3600;

-- add-secret
INSERT INTO secrets (digest, person) VALUES ($1, $2);

-- keep-secrets
DELETE FROM secrets WHERE person = $1 AND digest NOT IN (
    SELECT digest FROM secrets WHERE person = $1 ORDER BY digest = $2 DESC, since DESC LIMIT $3
);

-- person-of-secret
SELECT people.id, people.name, people.bot FROM secrets JOIN people ON people.id = secrets.person
WHERE secrets.digest = $1;

-- rename
UPDATE people SET name = $1 WHERE id = $2;

-- clear-codes
DELETE FROM codes WHERE person = $1 OR until < $2;

-- add-code
INSERT INTO codes (digest, person, until) VALUES ($1, $2, $3);

-- person-of-code
SELECT people.id, people.name, people.bot FROM codes JOIN people ON people.id = codes.person
WHERE codes.digest = $1 AND codes.until >= $2;

-- spend-code
DELETE FROM codes WHERE digest = $1;

-- people
SELECT people.id, people.name, people.bot, people.since, in_utc(to_timestamp(people.seen)), count(chairs.number)
FROM people LEFT JOIN chairs ON chairs.person = people.id
WHERE position(lower($1) IN lower(people.name)) > 0 OR people.id = $1
GROUP BY people.id ORDER BY people.seen DESC, people.since DESC;

-- tables-naming
SELECT DISTINCT table_id FROM moves JOIN tables ON tables.id = moves.table_id WHERE position($1 IN moves.entry) > 0;

-- rewriting
UPDATE tables SET rewritten = $1 WHERE id = $2;

-- rewrite
UPDATE moves SET entry = $1 WHERE table_id = $2 AND n = $3;

-- games-at
SELECT id, table_id, ended, summary, record, analysis FROM games WHERE table_id = $1 ORDER BY number;

-- rewrite-game
UPDATE games SET summary = $1, record = $2, analysis = NULL WHERE id = $3;

-- remove-finished-of
DELETE FROM finished WHERE person = $1;

-- remove-chairs-of
DELETE FROM chairs WHERE person = $1;

-- forget-creator
UPDATE tables SET creator = '' WHERE creator = $1;

-- add-report
INSERT INTO reports (at, table_id, person, name, about, about_name, text)
VALUES (clock_seconds(), $1, $2, $3, $4, $5, $6);

-- keep-reports
DELETE FROM reports WHERE number IN (
    SELECT number
    FROM (SELECT number, row_number() OVER (PARTITION BY person ORDER BY number DESC) AS place FROM reports) AS placed
    ORDER BY place DESC, number
    LIMIT greatest(0, (SELECT count(*) FROM reports) - $1::INTEGER)
);

-- reports-by
SELECT count(*) FROM reports WHERE person = $1 AND at >= clock_seconds() - 3600 * $2::INTEGER;

-- reports
SELECT number, in_utc(to_timestamp(at)), table_id, person, name, about, about_name, text FROM reports ORDER BY number;

-- remove-report
DELETE FROM reports WHERE number = $1;

-- remove-reports-of
DELETE FROM reports WHERE person = $1 OR about = $1;

-- ban
INSERT INTO bans (who) VALUES ($1) ON CONFLICT (who) DO NOTHING;

-- unban
DELETE FROM bans WHERE who = $1;

-- bans
SELECT who, since FROM bans ORDER BY since, who;

-- tables
SELECT id, since, in_utc(to_timestamp(used)), over,
    (SELECT count(*) FROM moves WHERE moves.table_id = tables.id),
    (SELECT coalesce(string_agg(people.name, ', '), '') FROM chairs JOIN people ON people.id = chairs.person
     WHERE chairs.number = tables.number)
FROM tables WHERE NOT gone AND ($1 = '' OR id = $1 OR EXISTS (
    SELECT 1 FROM chairs JOIN people ON people.id = chairs.person
    WHERE chairs.number = tables.number AND (people.id = $1 OR position(lower($1) IN lower(people.name)) > 0)
)) ORDER BY used DESC, tables.number DESC;

-- sharing-join
INSERT INTO workers (id, address, secret, until)
VALUES ($1, $2, $3, clock_timestamp() + make_interval(secs => $4));

-- sharing-alone-for-long
SET LOCAL idle_in_transaction_session_timeout = 0;

-- sharing-alone
LOCK TABLE workers IN SHARE ROW EXCLUSIVE MODE;

-- sharing-beat
UPDATE workers SET until = clock_timestamp() + make_interval(secs => $2) WHERE id = $1;

-- sharing-alive
SELECT id, address, secret FROM workers WHERE until > clock_timestamp();

-- sharing-expire
DELETE FROM workers WHERE until < clock_timestamp()
AND id = (SELECT worker FROM leases WHERE table_id = $1);

-- sharing-bury
DELETE FROM workers WHERE until NOT BETWEEN
    clock_timestamp() - make_interval(secs => $1) AND clock_timestamp() + make_interval(secs => $1);

-- sharing-claim
INSERT INTO leases (table_id, worker) VALUES ($1, $2) ON CONFLICT (table_id) DO NOTHING;

-- sharing-holder
SELECT workers.id, workers.address, workers.secret
FROM leases JOIN workers ON workers.id = leases.worker WHERE leases.table_id = $1;

-- sharing-held
SELECT 1 FROM leases JOIN workers ON workers.id = leases.worker
WHERE leases.table_id = $1 AND workers.until > clock_timestamp();

-- sharing-release
DELETE FROM leases WHERE worker = $1 AND table_id = ANY ($2);

-- sharing-leave
DELETE FROM workers WHERE id = $1;

-- sharing-hint
SELECT pg_notify($1, $2);

-- sharing-show
INSERT INTO lobby (table_id, waiting, host, place, shown)
SELECT $1::TEXT, $2::BOOLEAN, $3::TEXT, $4::TEXT, $5::TEXT FROM leases WHERE table_id = $1 AND worker = $6
ON CONFLICT (table_id) DO UPDATE
SET waiting = excluded.waiting, host = excluded.host, place = excluded.place, shown = excluded.shown;

-- sharing-hide
DELETE FROM lobby USING leases
WHERE lobby.table_id = $1 AND leases.table_id = lobby.table_id AND leases.worker = $2;

-- sharing-shown
SELECT host, place, shown FROM (
    SELECT *, row_number() OVER (PARTITION BY place ORDER BY waiting DESC, number DESC) AS of_place FROM (
        SELECT *, row_number() OVER (PARTITION BY host ORDER BY waiting DESC, number DESC) AS of_host FROM lobby
    ) AS by_host WHERE of_host <= $2
) AS by_place WHERE of_place <= $3 ORDER BY waiting DESC, number DESC LIMIT $1;

-- sharing-take
INSERT INTO buckets AS old (name, tokens, filled) VALUES ($1, $3::DOUBLE PRECISION - 1, clock_timestamp())
ON CONFLICT (name) DO UPDATE SET
    tokens = least($3, old.tokens + $2 * abs(extract(epoch FROM clock_timestamp() - old.filled))) - 1,
    filled = clock_timestamp()
WHERE least($3, old.tokens + $2 * abs(extract(epoch FROM clock_timestamp() - old.filled))) >= 1;

-- sharing-forget-buckets
DELETE FROM buckets WHERE filled < clock_timestamp() - make_interval(days => 1);
