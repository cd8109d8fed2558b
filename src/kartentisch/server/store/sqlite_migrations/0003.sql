-- Whoever runs the server may delete a person: then, and only then, entries that name them are written anew.
ALTER TABLE tables ADD COLUMN rewritten INTEGER NOT NULL DEFAULT 0;

DROP TRIGGER moves_never_change;

CREATE TRIGGER moves_never_change BEFORE UPDATE ON moves
WHEN NOT EXISTS (SELECT 1 FROM tables WHERE id = OLD.table_id AND rewritten)
BEGIN
    SELECT RAISE(ABORT, 'moves are only ever appended');
END;
