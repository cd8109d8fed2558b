-- What is kept for how long: who opened a table, whether anybody has a chair there, when it was last in use, and
-- whether it is being removed; when somebody was last seen.
ALTER TABLE tables ADD COLUMN creator TEXT NOT NULL DEFAULT '';
ALTER TABLE tables ADD COLUMN empty INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN used INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN gone INTEGER NOT NULL DEFAULT 0;
ALTER TABLE people ADD COLUMN seen INTEGER NOT NULL DEFAULT 0;

UPDATE tables SET
    used = CAST(strftime('%s', 'now') AS INTEGER),
    empty = NOT EXISTS (SELECT 1 FROM chairs WHERE chairs.number = tables.number);

UPDATE tables SET creator = coalesce((
    SELECT json_extract(moves.entry, '$.host') FROM moves
    WHERE moves.table_id = tables.id AND moves.n = 0 AND json_valid(moves.entry)
), '');

UPDATE people SET seen = CAST(strftime('%s', 'now') AS INTEGER);

CREATE INDEX tables_by_creator ON tables (creator, since);
CREATE INDEX tables_by_use ON tables (used);
CREATE INDEX tables_without_anybody ON tables (used) WHERE empty;
CREATE INDEX tables_that_go ON tables (number) WHERE gone;
CREATE INDEX people_by_use ON people (seen);
CREATE INDEX secrets_by_person ON secrets (person);

-- A history is never shortened; it goes as a whole, when its table has been marked.
DROP TRIGGER moves_never_go;

CREATE TRIGGER moves_never_go BEFORE DELETE ON moves
WHEN NOT EXISTS (SELECT 1 FROM tables WHERE id = OLD.table_id AND gone)
BEGIN
    SELECT RAISE(ABORT, 'moves are only ever appended');
END;
